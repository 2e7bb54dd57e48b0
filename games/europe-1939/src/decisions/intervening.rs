//! A chain of interventions is being declared: aircraft and ships go against the group on the move, or against those
//! who do.

use super::{about_frame, listed};
use crate::Rules;
use crate::action::{Action, verb};
use crate::odds::sailing_chance;
use crate::plan::Taste;
use crate::scene::{percent, row};
use crate::state::*;
use crate::vocabulary::*;
use kernel::decision::{At, Choice, Decision, Offers, Shown, Table};
use kernel::scene::{Explanation, Tone};
use kernel::{Judge, Text};

about_frame! {
    /// Somebody is asked whether he intervenes, or gathers ships for it.
    Intervening: Chain(Box<Chain>);
    |rules, state, chain| rules.chain_seat(state, chain);
    |at| match at.frame.gathering {
        Some(_) => at.game.about("prompt-gathering", at.frame.place.unwrap_or(at.frame.group.target)),
        None => {
            let text = at.game.about("prompt-intervene", at.frame.group.target);
            text.name("from", at.game.name(at.frame.group.origin))
        }
    }
}

/// Nothing of the kind while ships are being gathered for a throw, or while they are not.
fn not_now(at: &At<'_, Intervening>) -> Text {
    Text::new("why-not-now").text("prompt", Intervening::prompt(at))
}

impl Choice<Intervening> for verb::Intervene {
    fn candidates(at: &At<'_, Intervening>, offers: &mut Offers<'_, Action>) {
        if at.frame.gathering.is_none() {
            at.game.each_intervention(at.state, at.frame, at.seat, listed(offers));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Intervening>, judge: &mut J) {
        if at.frame.gathering.is_some() {
            return judge.forbid(clause!("HUC-03"), || not_now(at));
        }
        at.game.judge_intervene(at.state, at.frame, at.seat, self, judge);
    }

    fn carry_out(self, mut chain: Box<Chain>, table: &mut Table<'_, '_, Rules>) {
        if chain.gathering.is_none() {
            table.game.intervene(table.state, &mut chain, self, table.play);
        }
        table.state.frames.push(Frame::Chain(chain));
    }

    fn shown(&self, at: &At<'_, Intervening>) -> Shown {
        let label = at.game.about("do-intervene", self.place).name("base", at.game.name(self.base));
        let label = label.word("nation", self.nation.word()).word("kind", self.kind.word()).number("n", self.n);
        let chance = at.game.meeting_chance(at.state, at.frame, self.base, self.kind, self.place);
        let piece = at.game.piece_of(at.state, self.base, self.nation, self.kind);
        Shown::new(label).space(at.game.id(self.base)).piece(piece).cost(percent(chance)).tone(Tone::Attack)
    }

    fn explain(&self, at: &At<'_, Intervening>) -> Explanation {
        let (rules, chain) = (at.game, at.frame);
        let arrives = if self.kind.is_ship() {
            let distance = rules.sea_distance(at.state, chain.side, self.base, self.place).unwrap_or(6);
            let text = Text::new("explain-sails").number("distance", distance);
            row(text, percent(sailing_chance(distance)), clause!("HU-41"))
        } else {
            row(Text::new("explain-flies"), percent(1.0), clause!("HU-36"))
        };
        let now = percent(rules.chain_odds(chain).through);
        let after = percent(rules.through_after(at.state, chain, self));
        let rows = vec![
            arrives,
            row(Text::new("explain-through-now"), now, clause!("HU-38")),
            row(Text::new("explain-through"), after, clause!("HU-38")),
        ];
        Explanation { path: vec![rules.id(self.base), rules.id(self.place)], rows, ..Explanation::default() }
    }

    fn worth(&self, at: &At<'_, Intervening>) -> f64 {
        let taste = at.mind.map_or(0.0, |mind| mind.bias.of(&Taste::Meeting(self.base)));
        at.game.meeting_worth(at.state, at.frame, self) + taste
    }
}

impl Choice<Intervening> for verb::Join {
    fn candidates(at: &At<'_, Intervening>, offers: &mut Offers<'_, Action>) {
        let Some(link) = &at.frame.gathering else { return };
        for kind in Kind::SHIPS {
            let most = at.game.ready(at.state, link.base, link.nation, kind);
            (1..=most).for_each(|n| offers.consider(at, Self { kind, n }));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Intervening>, judge: &mut J) {
        at.game.judge_join(at.state, at.frame, self.kind, self.n, judge);
    }

    fn carry_out(self, mut chain: Box<Chain>, table: &mut Table<'_, '_, Rules>) {
        table.game.join(table.state, &mut chain, self.kind, self.n);
        table.state.frames.push(Frame::Chain(chain));
    }

    fn shown(&self, _: &At<'_, Intervening>) -> Shown {
        Shown::new(Text::new("do-join").word("kind", self.kind.word()).number("n", self.n))
    }

    fn worth(&self, _: &At<'_, Intervening>) -> f64 {
        2.0
    }
}

impl Choice<Intervening> for verb::Sail {
    fn judge<J: Judge>(&self, at: &At<'_, Intervening>, judge: &mut J) {
        if at.frame.gathering.is_none() {
            judge.forbid(clause!("HU-88"), || not_now(at));
        }
    }

    fn carry_out(self, mut chain: Box<Chain>, table: &mut Table<'_, '_, Rules>) {
        table.game.sail(table.state, &mut chain, table.play);
        table.state.frames.push(Frame::Chain(chain));
    }

    fn shown(&self, _: &At<'_, Intervening>) -> Shown {
        Shown::new(Text::new("do-sail"))
    }
}

impl Choice<Intervening> for verb::Pass {
    fn judge<J: Judge>(&self, at: &At<'_, Intervening>, judge: &mut J) {
        if at.frame.gathering.is_some() {
            judge.forbid(clause!("HUC-03"), || not_now(at));
        }
    }

    fn carry_out(self, mut chain: Box<Chain>, table: &mut Table<'_, '_, Rules>) {
        chain.pass();
        table.state.frames.push(Frame::Chain(chain));
    }

    fn shown(&self, _: &At<'_, Intervening>) -> Shown {
        Shown::new(Text::new("do-pass")).tone(Tone::Finish)
    }

    fn worth(&self, _: &At<'_, Intervening>) -> f64 {
        1.0
    }
}
