//! Submarines at sea: the other side may send aircraft against them.

use super::{about_frame, listed};
use crate::Rules;
use crate::action::{Action, verb};
use crate::rules::intervention::first_seat;
use crate::scene::row;
use crate::state::*;
use crate::vocabulary::*;
use kernel::decision::{At, Choice, Offers, Shown, Table};
use kernel::scene::{Explanation, Tone};
use kernel::{Judge, Text};

about_frame! {
    /// Submarines are among the shipping.
    Hunting: Prowl(Prowl);
    |_, state, prowl| first_seat(prowl.asked);
    |at| {
        let group = &at.frame.group;
        at.game.about("prompt-hunt", group.target).number("n", group.units.total())
    }
}

/// How a result of the hunt is called.
pub(crate) fn hunted_down(sunk: u8) -> String {
    format!("{sunk} sunk")
}

impl Choice<Hunting> for verb::Hunt {
    fn candidates(at: &At<'_, Hunting>, offers: &mut Offers<'_, Action>) {
        at.game.each_hunt(at.state, at.frame, at.seat, listed(offers));
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

    fn explain(&self, at: &At<'_, Hunting>) -> Explanation {
        let prey = at.frame.group.units.get(Kind::Submarine);
        let sunk = at.game.hunt_odds(self, prey);
        let mean: f64 = sunk.iter().map(|(n, chance)| f64::from(*n) * chance).sum();
        let rows = vec![row(Text::new("explain-sunk"), format!("{mean:.1}"), clause!("HU-28"))];
        let told = Explanation { rows, ..Explanation::default() };
        sunk.into_iter().fold(told, |told, (n, chance)| told.with_chance(hunted_down(n), chance))
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
