//! Submarines at sea: the other side may send aircraft against them.

use super::frame_on_top;
use crate::Rules;
use crate::action::{Action, verb};
use crate::rules::intervention::first_seat;
use crate::state::*;
use kernel::decision::{At, Choice, Decision, Offers, Shown, Table};
use kernel::scene::Tone;
use kernel::{Judge, SeatSet, Text};

#[derive(Debug)]
pub(crate) struct Hunting;

impl Decision for Hunting {
    frame_on_top!(Prowl(Prowl));
    type Outlook = ();

    fn outlook(_: &Rules, _: &State, _: &Prowl) {}

    fn deciders(_: &Rules, state: &State, prowl: &Prowl) -> SeatSet {
        SeatSet::one(first_seat(prowl.asked).unwrap_or(state.active))
    }

    fn prompt(at: &At<'_, Hunting>) -> Text {
        let group = &at.frame.group;
        at.game.about("prompt-hunt", group.target).number("n", group.units.total())
    }
}

impl Choice<Hunting> for verb::Hunt {
    fn candidates(at: &At<'_, Hunting>, offers: &mut Offers<'_, Action>) {
        at.game.each_hunt(at.state, at.frame, at.seat, |hunt| {
            offers.known_legal(hunt);
            false
        });
    }

    fn judge<J: Judge>(&self, at: &At<'_, Hunting>, judge: &mut J) {
        at.game.judge_hunt(at.state, at.frame, at.seat, self, judge);
    }

    fn carry_out(self, mut prowl: Prowl, table: &mut Table<'_, '_, Rules>) {
        table.game.hunt(table.state, &mut prowl, self, table.play);
        table.state.frames.push(Frame::Prowl(prowl));
    }

    fn shown(&self, at: &At<'_, Hunting>) -> Shown {
        let label = at.game.about("do-hunt", self.base).word("nation", self.nation.word());
        let label = label.word("kind", self.kind.word()).number("n", self.n);
        let piece = at.game.piece_of(at.state, self.base, self.nation, self.kind);
        Shown::new(label).space(at.game.id(self.base)).piece(piece).tone(Tone::Attack)
    }

    fn worth(&self, _: &At<'_, Hunting>) -> f64 {
        10.0 + f64::from(self.n)
    }
}

impl Choice<Hunting> for verb::Pass {
    fn carry_out(self, mut prowl: Prowl, table: &mut Table<'_, '_, Rules>) {
        prowl.stop_hunting();
        table.state.frames.push(Frame::Prowl(prowl));
    }

    fn shown(&self, _: &At<'_, Hunting>) -> Shown {
        Shown::new(Text::new("do-pass")).tone(Tone::Finish)
    }

    fn worth(&self, _: &At<'_, Hunting>) -> f64 {
        1.0
    }
}
