//! What the machine player should know: a sensible choice at every decision.

use crate::Rules;
use crate::action::Action;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Hints, Rng, Seat};

impl Hints for Rules {
    fn script(&self, s: &State, seat: Seat, legal: &[Action], rng: &mut Rng) -> usize {
        let _ = (s, seat);
        rng.below(legal.len())
    }

    /// Units and money by price, production for some turns, capitals.
    fn value(&self, s: &State, seat: Seat) -> i64 {
        let Some(power) = Power::of(seat) else { return 0 };
        let of = |side: Side| -> i64 {
            side.powers()
                .map(|p| {
                    let units: i64 =
                        Kind::ALL.into_iter().map(|k| s.total(p, k) as i64 * i64::from(self.data.kind(k).cost)).sum();
                    let lost = if self.has_lost_capital(s, p) { 200 } else { 0 };
                    units + i64::from(s.cash[p.index()]) + 4 * i64::from(self.production(s, p)) - lost
                })
                .sum()
        };
        100 * (of(power.side()) - of(power.side().enemy()))
    }
}
