//! After a round of a sea battle each side says whether it goes on.

use super::about_frame;
use crate::Rules;
use crate::action::verb;
use crate::plan;
use crate::state::*;
use kernel::decision::{At, Choice, Shown, Table};
use kernel::scene::Tone;
use kernel::{Judge, Text};

about_frame! {
    /// A round of a sea battle is over.
    SeaBattle: Sea(SeaFight);
    |rules, state, fight| match fight.stage {
        SeaStage::Decide(side) => rules.sea_seat(state, fight, side),
        _ => None,
    };
    |at| at.game.about("prompt-sea", at.frame.place).number("round", at.frame.round)
}

/// The chance of the side that is asked.
fn chance(at: &At<'_, SeaBattle>) -> f64 {
    let odds = at.game.sea_fight(at.frame).odds();
    match at.frame.stage {
        SeaStage::Decide(side) if side != at.frame.mover => odds.lose,
        _ => odds.win,
    }
}

impl Choice<SeaBattle> for verb::BreakOff {
    fn judge<J: Judge>(&self, at: &At<'_, SeaBattle>, judge: &mut J) {
        let allowed =
            matches!(at.frame.stage, SeaStage::Decide(side) if at.game.may_break_off(at.state, at.frame, side));
        if !allowed {
            judge.forbid(clause!("HU-92"), || Text::new("why-no-break-off"));
        }
    }

    fn carry_out(self, mut fight: SeaFight, table: &mut Table<'_, '_, Rules>) {
        let SeaStage::Decide(side) = fight.stage else { return table.state.frames.push(Frame::Sea(fight)) };
        fight.broken = Some(side);
        table.game.end_sea_fight(table.state, fight, table.play);
    }

    fn shown(&self, _: &At<'_, SeaBattle>) -> Shown {
        Shown::new(Text::new("do-break-off")).tone(Tone::Finish)
    }

    fn worth(&self, at: &At<'_, SeaBattle>) -> f64 {
        plan::breaking_off(chance(at), plan::daring(at.mind, at.frame.place))
    }
}

impl Choice<SeaBattle> for verb::Press {
    fn carry_out(self, mut fight: SeaFight, table: &mut Table<'_, '_, Rules>) {
        fight.press_on();
        table.state.frames.push(Frame::Sea(fight));
    }

    fn shown(&self, _: &At<'_, SeaBattle>) -> Shown {
        Shown::new(Text::new("do-press")).tone(Tone::Attack)
    }

    fn worth(&self, at: &At<'_, SeaBattle>) -> f64 {
        plan::pressing_on(chance(at), plan::daring(at.mind, at.frame.place))
    }
}
