//! A unit that has to leave its hex chooses where to go (BPH-4.2b, 12.2.3a).

use super::*;
use crate::Action;
use crate::action::verb;
use crate::plan::{Eyes, view};
use kernel::Judge;
use kernel::decision::{At, Choice, Offers, Table};

decision! {
    ChooseRetreat looks at Eyes, in frame Retreat(Retreat) =>
    by |rules, _, retreat| one(rules.data.unit(retreat.unit).side);
    prompt |at| Text::new("prompt-retreat").name("unit", at.game.unit_name(at.frame.unit));
}

impl Choice<ChooseRetreat> for verb::MoveTo {
    fn candidates(at: &At<'_, ChooseRetreat>, offers: &mut Offers<'_, Action>) {
        at.game.retreat_hexes(at.state, at.frame).iter().for_each(|hex| offers.known_legal(Self(Hex(hex))));
    }

    fn judge<J: Judge>(&self, at: &At<'_, ChooseRetreat>, judge: &mut J) {
        if !at.game.retreat_hexes(at.state, at.frame).contains(self.0.0) {
            let clause = if at.frame.evading { clause!("BPH-12.2.3a") } else { clause!("BPH-4.2b") };
            judge.forbid(clause, || Text::new("why-retreat").name("unit", at.game.unit_name(at.frame.unit)));
        }
    }

    fn carry_out(self, retreat: Retreat, table: &mut Table<'_, '_, Rules>) {
        table.game.retreat(table.state, retreat.unit, self.0.0, table.play);
    }

    fn shown(&self, at: &At<'_, ChooseRetreat>) -> Shown {
        hex_choice(at.game, "do-move", self.0)
    }

    fn meant(at: &At<'_, ChooseRetreat>, spot: &Spot) -> Vec<Self> {
        at.game.hex_meant(at.state, spot).map(|hex| Self(Hex(hex))).into_iter().collect()
    }

    fn worth(&self, at: &At<'_, ChooseRetreat>) -> f64 {
        view(at).at(at.frame.unit, self.0.0)
    }
}
