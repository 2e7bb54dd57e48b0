//! The movement phase: a side takes its stacks up one after the other (BPH-7.1d).

use super::*;
use crate::Action;
use crate::action::verb;
use crate::plan::{Eyes, view};
use kernel::Judge;
use kernel::decision::{At, Choice, Offers, Table};
use kernel::scene::Tone;

decision! {
    TakeUpStacks looks at Eyes, in phase Phase::Move(side) =>
    of side;
    prompt |at| Text::new("prompt-move").word("side", at.frame.word());
}

impl Choice<TakeUpStacks> for verb::Select {
    fn candidates(at: &At<'_, TakeUpStacks>, offers: &mut Offers<'_, Action>) {
        at.game.data.of_side(*at.frame).iter().for_each(|&unit| offers.consider(at, Self(unit)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, TakeUpStacks>, judge: &mut J) {
        at.game.judge_select(at.state, *at.frame, self.0, judge);
    }

    fn carry_out(self, _: Side, table: &mut Table<'_, '_, Rules>) {
        if let Some(moving) = table.game.take_up(table.state, self.0) {
            table.state.frames.push(Frame::Moving(moving));
        }
    }

    fn shown(&self, at: &At<'_, TakeUpStacks>) -> Shown {
        unit_choice(at.game, at.state, "do-select", self.0)
    }

    fn meant(at: &At<'_, TakeUpStacks>, spot: &Spot) -> Vec<Self> {
        at.game.units_meant(at.state, spot).into_iter().map(Self).collect()
    }

    fn worth(&self, at: &At<'_, TakeUpStacks>) -> f64 {
        1.0 + view(at).move_rank(self.0)
    }
}

impl Choice<TakeUpStacks> for verb::Done {
    fn judge<J: Judge>(&self, at: &At<'_, TakeUpStacks>, judge: &mut J) {
        at.game.judge_end_of_movement(at.state, *at.frame, judge);
    }

    fn carry_out(self, _: Side, table: &mut Table<'_, '_, Rules>) {
        table.game.next_phase(table.state, table.play);
    }

    fn shown(&self, at: &At<'_, TakeUpStacks>) -> Shown {
        let mut unmoved = Vec::new();
        <verb::Select as Choice<TakeUpStacks>>::candidates(at, &mut Offers::new(&mut unmoved));
        let warning = left_undone("warn-unmoved", unmoved.len());
        Shown::new(Text::new("do-end-move")).tone(Tone::Finish).warning(warning)
    }
}
