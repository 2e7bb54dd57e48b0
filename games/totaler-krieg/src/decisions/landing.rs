//! Beachhead landing: units on a Beachhead step ashore (TKC-16).

use crate::action::verb;
use crate::decisions::{chosen_by_unit, picture, segment};
use crate::{Action, Rules};
use board::HexSet;
use kernel::decision::{At, Choice, Offers, Table};
use kernel::{Judge, Text};

segment! {
    /// Units on Beachheads may go ashore. The hexes are those that are Blitz-enabled.
    Landing: HexSet = |rules, state| rules.blitz_enabled(state, state.faction)
}

impl Choice<Landing> for verb::Land {
    fn candidates(at: &At<'_, Landing>, offers: &mut Offers<'_, Action>) {
        at.state.unit_ids().for_each(|unit| offers.consider(at, Self(unit)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Landing>, judge: &mut J) {
        const CLAUSE: crate::Clause = clause!("TKC-16");
        let (rules, state) = (at.game, at.state);
        let beach = state.unit(self.0).and_then(|u| Some((u, state.beachhead(u.hex()?)?)));
        let Some((u, beach)) = beach.filter(|(u, _)| rules.faction_of(u.nation) == state.faction) else {
            return judge.forbid(CLAUSE, || Text::new("why-no-beachhead"));
        };
        let held = |h| state.at(h).any(|e| rules.side_of(state, e) != Some(state.faction));
        if rules.shore(beach).is_none_or(held) || rules.allowance(u) == 0 {
            judge.forbid(CLAUSE, || Text::new("why-shore-held").text("unit", rules.counter_text(u)));
        }
        let closed = rules.neutral_land(state).union(&rules.kept_from(state, u, u.place));
        if let Some(shore) = rules.shore(beach).filter(|h| closed.contains(*h)) {
            let text = Text::new("why-kept-home").text("unit", rules.counter_text(u));
            judge.forbid(clause!("TKC-36"), || text.name("hex", rules.hex_name(shore)));
        }
        if !at.outlook.facts.contains(beach.hex) {
            judge.forbid(CLAUSE, || Text::new("why-not-enabled").text("unit", rules.counter_text(u)));
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        table.game.land_unit(table.state, self.0, table.play);
    }

    chosen_by_unit!(Landing, "do-land");

    fn worth(&self, at: &At<'_, Landing>) -> f64 {
        f64::from(picture(at).worth_of_landing(self.0))
    }
}
