//! Steps are lost, and their owner says which (TKC-07).

use crate::action::verb;
use crate::decisions::{chosen_by_unit, fight_stage, picture};
use crate::state::*;
use crate::vocabulary::*;
use crate::{Action, Rules};
use kernel::Judge;
use kernel::decision::{At, Choice, Offers, Table};

fight_stage! {
    /// Who loses the next step. The units are those that can be named.
    Losing, |fight| fight.stage.losing_side(), |_| "prompt-losses"; UnitSet = |rules, state, fight| {
        rules.losers(state, fight)
    }
}

impl Choice<Losing> for verb::Lose {
    fn candidates(at: &At<'_, Losing>, offers: &mut Offers<'_, Action>) {
        at.outlook.facts.iter().for_each(|unit| offers.known_legal(Self(unit)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Losing>, judge: &mut J) {
        if !at.outlook.facts.contains(self.0) {
            judge.forbid(clause!("TKC-07"), || at.game.unit_label(at.state, "why-not-loser", self.0));
        }
    }

    fn carry_out(self, mut fight: Box<Fight>, table: &mut Table<'_, '_, Rules>) {
        if table.state.hex_of(self.0).is_some() {
            table.game.take_loss(table.state, &mut fight, self.0, table.play);
        }
        table.state.push(Frame::Fight(fight));
    }

    chosen_by_unit!(Losing, "do-lose", by_worth);

    fn worth(&self, at: &At<'_, Losing>) -> f64 {
        f64::from(100 - picture(at).price(self.0))
    }
}
