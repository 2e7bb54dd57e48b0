//! Whether aircraft and ships go against those who are on the move.

use crate::Rules;
use crate::action::verb;
use crate::state::*;
use crate::vocabulary::*;

/// Who may pass meets nobody: that is what passing is worth.
const PASSING: f64 = 1.0;

impl Rules {
    /// What it is worth to meet the group on the move with these.
    pub(crate) fn meeting_worth(&self, state: &State, chain: &Chain, with: &verb::Intervene) -> f64 {
        let own_turn = state.side == chain.side;
        let group = &chain.group;
        let lands = group.mission == Mission::Invade;
        if !with.kind.is_ship() {
            // Those on the move protect only a landing, and with a few.
            return match (own_turn, lands) {
                (true, true) => PASSING + 0.5,
                (true, false) => 0.0,
                (false, _) => 2.0 + f64::from(with.n),
            };
        }
        if own_turn || !chain.at_sea() {
            return 0.0;
        }
        let power = |units: Units| -> f64 {
            let of = |(kind, n): (Kind, u8)| f64::from(self.data.kind(kind).attack) * f64::from(n);
            units.iter().filter(|(kind, _)| kind.is_ship()).map(of).sum()
        };
        let there =
            state.at(with.base).iter().filter(|t| t.nation == with.nation && t.kind.is_ship() && t.cond.is_ready());
        let whole = there.fold(Units::NONE, |sum, t| sum.plus(Units::of(t.kind, t.n)));
        let friends: f64 =
            chain.links.iter().filter(|link| link.side == chain.side).map(|link| power(link.units)).sum();
        let ratio = (power(whole) + friends) / power(group.units).max(1.0);
        let need = if lands { 0.6 } else { 1.2 };
        let chance = self.meeting_chance(state, chain, with.base, with.kind, with.place);
        if ratio >= need && chance >= 0.3 { PASSING + chance + f64::from(with.n) } else { 0.0 }
    }
}
