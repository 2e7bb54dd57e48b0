//! At the end of a turn the players say which dice stay on their units (BA-09, C-164).

use super::*;
use crate::action::verb;
use crate::{Action, Rules};
use kernel::Judge;
use kernel::decision::{Choice, Offers, Table};

frame_decision! {
    KeepingDice is Keep(KeepingDice), ();
    seat: |_, _, keeping| keeping.seat;
    asks: |_, seat| prompt("prompt-keep", seat);
}

impl Choice<KeepingDice> for verb::Keep {
    fn candidates(at: &At<'_, KeepingDice>, offers: &mut Offers<'_, Action>) {
        at.game.keepable(at.state, at.frame.seat).for_each(|unit| offers.known_legal(Self(unit)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, KeepingDice>, judge: &mut J) {
        if !at.game.keepable(at.state, at.frame.seat).any(|unit| unit == self.0) {
            judge.forbid(clause!("BA-09"), || about(at.game, "why-not-kept", self.0));
        }
    }

    fn carry_out(self, keeping: KeepingDice, table: &mut Table<'_, '_, Rules>) {
        table.state.change(self.0, |u| u.marks.kept = true);
        table.state.frames.push(Frame::Keep(keeping));
    }

    fn shown(&self, at: &At<'_, KeepingDice>) -> Shown {
        at_piece(about(at.game, "do-keep", self.0), self.0)
    }

    fn worth(&self, at: &At<'_, KeepingDice>) -> f64 {
        at.state.unit(self.0).map_or(-1.0, |u| if u.pins >= 4 { 5.0 } else { -5.0 })
    }
}

impl Choice<KeepingDice> for verb::Done {
    fn carry_out(self, _: KeepingDice, _: &mut Table<'_, '_, Rules>) {}

    fn shown(&self, _: &At<'_, KeepingDice>) -> Shown {
        finish("do-done")
    }
}
