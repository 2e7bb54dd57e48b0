//! Declarations of war, and the Soviet occupations of 1940.

use super::{TurnPhase, listed, whole_phase};
use crate::action::{Action, verb};
use crate::state::*;
use crate::{Rules, plan};
use kernel::decision::{At, Choice, Decision, Offers, Shown, Table};
use kernel::scene::{Explanation, Group, Tone};
use kernel::{Judge, Plan, Text};
use std::cell::OnceCell;

/// More declarations of war than this are shown only on asking.
const WARS_SHOWN: usize = 6;

#[derive(Debug)]
pub(crate) struct Declaring;

impl Decision for Declaring {
    // How many wars can be declared.
    whole_phase!(OnceCell<usize>: |_| OnceCell::new(); |_| "prompt-declare");
}

impl TurnPhase for Declaring {
    fn done(_: Phase) -> &'static str {
        "do-done-declare"
    }
}

impl Choice<Declaring> for verb::Declare {
    fn candidates(at: &At<'_, Declaring>, offers: &mut Offers<'_, Action>) {
        at.game.each_war(at.state, listed(offers));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Declaring>, judge: &mut J) {
        at.game.judge_declare(at.state, self.by, self.on, judge);
    }

    fn carry_out(self, _: Phase, table: &mut Table<'_, '_, Rules>) {
        table.game.declare(table.state, self.by, self.on, table.play);
    }

    fn shown(&self, at: &At<'_, Declaring>) -> Shown {
        let count = || {
            let mut wars = 0;
            at.game.each_war(at.state, |_| {
                wars += 1;
                false
            });
            wars
        };
        let title = Text::new("group-war").word("nation", self.by.word());
        let group = Group { title, folded: *at.outlook.get_or_init(count) > WARS_SHOWN };
        let label = Text::new("do-declare").word("by", self.by.word()).word("on", self.on.word());
        let cost = at.game.war_price(at.state, self.by, self.on).to_string();
        Shown::new(label).cost(cost).tone(Tone::Attack).in_group(group)
    }

    fn explain(&self, at: &At<'_, Declaring>) -> Explanation {
        at.game.priced(at.state, self.by, at.game.war_price(at.state, self.by, self.on))
    }

    fn worth(&self, at: &At<'_, Declaring>) -> f64 {
        let side = at.state.side;
        match at.mind {
            Some(mind) => at.game.war_worth(at.state, self.by, self.on, &mind.plan),
            None => at.game.war_worth(at.state, self.by, self.on, &at.game.intended(at.state, side, &Plan::default())),
        }
    }
}

impl Choice<Declaring> for verb::Occupy {
    fn candidates(at: &At<'_, Declaring>, offers: &mut Offers<'_, Action>) {
        at.game.free_gains().iter().for_each(|area| offers.consider(at, Self(area)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Declaring>, judge: &mut J) {
        at.game.judge_occupy(at.state, self.0, judge);
    }

    fn carry_out(self, _: Phase, table: &mut Table<'_, '_, Rules>) {
        table.game.occupy_free(table.state, self.0, table.play);
    }

    fn shown(&self, at: &At<'_, Declaring>) -> Shown {
        Shown::new(at.game.about("do-occupy", self.0)).space(at.game.id(self.0))
    }

    fn worth(&self, _: &At<'_, Declaring>) -> f64 {
        plan::ALWAYS
    }
}
