//! A fleet has come into a zone, and another faction may send a support unit against it (TKC-13).

use crate::action::verb;
use crate::decisions::frame_decision;
use crate::state::{Berth, Contest, Frame};
use crate::{Action, Rules};
use kernel::decision::{At, Choice, Offers, Shown, Table};
use kernel::scene::Tone;
use kernel::{Judge, Text};

frame_decision! {
    /// Whether to contest a fleet.
    Contesting: Contest(Contest), |_, contest| contest.by, |at| {
        let zone = match at.state.support.get(at.frame.fleet.index()).map(|u| u.berth) {
            Some(Berth::Zone(zone)) => at.game.zone_word(zone),
            _ => "zone-none".to_owned(),
        };
        Text::new("prompt-contest").word("zone", zone)
    }
}

impl Choice<Contesting> for verb::Contest {
    fn candidates(at: &At<'_, Contesting>, offers: &mut Offers<'_, Action>) {
        at.state.support_ids().for_each(|id| offers.consider(at, Self(id)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Contesting>, judge: &mut J) {
        at.game.judge_contest(at.state, at.frame, self.0, judge);
    }

    fn carry_out(self, contest: Contest, table: &mut Table<'_, '_, Rules>) {
        table.game.contest(table.state, contest.fleet, self.0, table.play);
    }

    fn shown(&self, at: &At<'_, Contesting>) -> Shown {
        Shown::new(at.game.support_text("do-contest", self.0)).piece(crate::shown::support_piece_id(self.0))
    }

    fn worth(&self, _: &At<'_, Contesting>) -> f64 {
        1.0
    }
}

/// The fleet is let be; the next faction is asked.
impl Choice<Contesting> for verb::Done {
    fn carry_out(self, contest: Contest, table: &mut Table<'_, '_, Rules>) {
        table.game.ask_contest(table.state, contest.fleet, Some(contest.by));
    }

    fn shown(&self, _: &At<'_, Contesting>) -> Shown {
        Shown::new(Text::new("do-done")).tone(Tone::Finish)
    }
}
