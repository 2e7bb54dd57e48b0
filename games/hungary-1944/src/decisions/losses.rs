//! The losses of a fight are taken step by step (PR-13).

use super::*;
use crate::Action;
use crate::action::verb;
use crate::plan::{Eyes, view};
use kernel::Judge;
use kernel::decision::{At, Choice, Offers, Table};

decision! {
    TakeLosses looks at Eyes, in fight Stage::DefenderLosses | Stage::AttackerLosses =>
    prompt |at| {
        let due = at.frame.losses[at.frame.decider()];
        Text::new("prompt-losses").number("due", due).text("hex", at.game.place_text(at.frame.target))
    };
}

impl Choice<TakeLosses> for verb::Lose {
    fn candidates(at: &At<'_, TakeLosses>, offers: &mut Offers<'_, Action>) {
        at.game.may_lose(at.state, at.frame).iter().for_each(|unit| offers.known_legal(Self(unit)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, TakeLosses>, judge: &mut J) {
        at.game.judge_lose(at.state, at.frame, self.0, judge);
    }

    fn carry_out(self, fight: Fight, table: &mut Table<'_, '_, Rules>) {
        table.state.frames.push(Frame::Fight(fight));
        table.game.take_loss(table.state, self.0, table.play);
    }

    fn shown(&self, at: &At<'_, TakeLosses>) -> Shown {
        unit_choice(at.game, at.state, "do-lose", self.0).by_worth()
    }

    fn meant(at: &At<'_, TakeLosses>, spot: &Spot) -> Vec<Self> {
        at.game.own_units_meant(at.state, at.frame.decider(), spot).into_iter().map(Self).collect()
    }

    /// The step that hurts least.
    fn worth(&self, at: &At<'_, TakeLosses>) -> f64 {
        -view(at).cost_of_a_step(self.0)
    }
}
