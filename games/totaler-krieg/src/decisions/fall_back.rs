//! Ar1 and Ex: the attackers fall back or lose a step; whoever falls back goes one by one (TKC-05, 06).

use crate::Rules;
use crate::action::verb;
use crate::data::Effect;
use crate::decisions::{fight_stage, picture};
use crate::plan::Order;
use crate::rules::aftermath::Retreat;
use crate::state::*;
use crate::vocabulary::*;
use kernel::Text;
use kernel::decision::{At, Choice, Shown, Table};

fight_stage! {
    /// The attackers fall back, or lose a step and stay.
    Recoiling, |_| Side::Attacker, |_| "prompt-recoil"; () = |_, _, _| ()
}

fight_stage! {
    /// Where the next of the attackers falls back to.
    FallingBack, |_| Side::Attacker, |_| "prompt-falling-back"; Retreat = |rules, state, fight| {
        rules.way_back(state, fight)
    }
}

impl Choice<Recoiling> for verb::FallBack {
    fn carry_out(self, mut fight: Box<Fight>, table: &mut Table<'_, '_, Rules>) {
        fight.force = fight.attackers;
        fight.stage = Stage::FallingBack;
        table.state.push(Frame::Fight(fight));
    }

    fn shown(&self, _: &At<'_, Recoiling>) -> Shown {
        Shown::new(Text::new("do-fall-back"))
    }

    fn worth(&self, _: &At<'_, Recoiling>) -> f64 {
        10.0
    }
}

/// A step is lost instead.
impl Choice<Recoiling> for verb::Stand {
    fn carry_out(self, mut fight: Box<Fight>, table: &mut Table<'_, '_, Rules>) {
        fight.pay_instead();
        table.state.push(Frame::Fight(fight));
    }

    fn shown(&self, _: &At<'_, Recoiling>) -> Shown {
        Shown::new(Text::new("do-pay-step"))
    }

    /// In an exchange a step for a step is worth it where something is to be won; garrisons do not leave.
    fn worth(&self, at: &At<'_, Recoiling>) -> f64 {
        let picture = picture(at);
        let exchange = at.frame.result.is_some_and(|r| r.effect == Effect::Exchange);
        let guards = at.frame.attackers.iter().any(|u| matches!(picture.order(u), Some(Order::Guard(_))));
        if (exchange && picture.stake(at.frame.target).is_some()) || guards { 20.0 } else { 1.0 }
    }
}
