//! The attacker names units and support for an attack, then the defender names support (TKC-04, 12, 33).

use crate::action::verb;
use crate::decisions::{Outlook, chosen_by_unit, fight_stage, picture};
use crate::game::OVER;
use crate::plan::{Order, SURE};
use crate::rules::supply::Supply;
use crate::shown::support_piece_id;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Action, Rules};
use board::HexSet;
use kernel::decision::{At, Choice, Decision, Offers, Shown, Table};
use kernel::scene::{Explanation, Tone};
use kernel::{Game, Judge, Play, Text, dice};
use std::cell::OnceCell;

fight_stage! {
    /// The attacker says who attacks, with which support.
    Declaring, |_| Side::Attacker, |_| "prompt-declare"; Facts = |rules, state, _| Facts::new(rules, state)
}

fight_stage! {
    /// The defender says which support he calls on.
    Replying, |_| Side::Defender, |_| "prompt-reply"; Facts = |rules, state, _| Facts::new(rules, state)
}

pub(crate) struct Facts {
    /// Hexes from which one may fight in this segment.
    enabled: HexSet,
    /// Supply of whoever names support.
    supply: OnceCell<Supply>,
    /// What is named already makes the attack as good as it needs to be, in the eyes of a machine player.
    sure: OnceCell<bool>,
    /// The attack is strong enough to be rolled for.
    enough: OnceCell<bool>,
}

impl Facts {
    fn new(rules: &Rules, state: &State) -> Facts {
        Facts {
            enabled: rules.enabled_for_fight(state),
            supply: OnceCell::new(),
            sure: OnceCell::new(),
            enough: OnceCell::new(),
        }
    }
}

/// A stage in which support is named, for one of the sides.
pub(crate) trait NamesSupport: Decision<Game = Rules, Frame = Box<Fight>, Outlook = Outlook<Facts>> {
    const SIDE: Side;
}

impl NamesSupport for Declaring {
    const SIDE: Side = Side::Attacker;
}

impl NamesSupport for Replying {
    const SIDE: Side = Side::Defender;
}

/// A machine player adds nothing to an attack that is good enough.
fn is_sure<D: NamesSupport>(at: &At<'_, D>) -> bool {
    let sure = || {
        let attacks = D::SIDE == Side::Attacker && !at.frame.attackers.is_empty();
        attacks && at.game.sum(at.state, at.frame).column >= SURE
    };
    *at.outlook.facts.sure.get_or_init(sure)
}

fn is_enough(at: &At<'_, Declaring>) -> bool {
    *at.outlook.facts.enough.get_or_init(|| at.game.is_enough(at.state, at.frame))
}

/// The results of the roll as the panel shows them. Those that leave nobody anything to decide end the fight at once;
/// which they are is found by letting the die fall so.
fn announced<D: NamesSupport>(at: &At<'_, D>) -> Explanation {
    let mut found = Explanation::default();
    for (result, die) in at.game.chances(at.state, at.frame).into_iter().zip(1..=6) {
        let mut after = at.state.clone();
        let mut dice = dice::Shown::new(dice::Fixed(die));
        at.game.apply(&mut after, at.seat, &Action::Done, &mut Play::silent(&mut dice));
        let goes_on = after.frames.iter().any(|frame| matches!(frame, Frame::Fight(_)));
        let name = if goes_on { at.game.result_name(result) } else { OVER.to_owned() };
        found = found.with_chance(name, 1.0 / 6.0);
    }
    found
}

impl Choice<Declaring> for verb::Attacker {
    fn candidates(at: &At<'_, Declaring>, offers: &mut Offers<'_, Action>) {
        at.game.beside(at.state, at.frame.target).for_each(|unit| offers.consider(at, Self(unit)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Declaring>, judge: &mut J) {
        at.game.judge_attacker(at.state, at.frame, &at.outlook.facts.enabled, self.0, judge);
    }

    fn carry_out(self, mut fight: Box<Fight>, table: &mut Table<'_, '_, Rules>) {
        if self.0.index() < table.state.units.len() {
            fight.attackers.insert(self.0);
        }
        table.state.push(Frame::Fight(fight));
    }

    chosen_by_unit!(Declaring, "do-attacker", along);

    fn worth(&self, at: &At<'_, Declaring>) -> f64 {
        let picture = picture(at);
        let Some(u) = at.state.unit(self.0).filter(|u| !u.kind.is_hq() && !is_sure(at)) else { return -10.0 };
        let guards = matches!(picture.order(self.0), Some(Order::Guard(_)));
        f64::from(40 + i32::from(picture.factors(u).attack) - if guards { 20 } else { 0 })
    }
}

impl<D: NamesSupport> Choice<D> for verb::Headquarters {
    fn candidates(at: &At<'_, D>, offers: &mut Offers<'_, Action>) {
        let near = at.game.headquarters_near(at.state, at.frame, D::SIDE);
        near.for_each(|unit| offers.consider(at, Self(unit)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, D>, judge: &mut J) {
        let supply = || at.game.supply(at.state, at.frame.faction(D::SIDE));
        let supplied = |u: &Unit| at.outlook.facts.supply.get_or_init(supply).has(at.game, u);
        at.game.judge_headquarters(at.state, at.frame, D::SIDE, self.0, supplied, judge);
    }

    fn carry_out(self, mut fight: Box<Fight>, table: &mut Table<'_, '_, Rules>) {
        if self.0.index() < table.state.units.len() {
            fight.hq[D::SIDE] = Some(self.0);
        }
        table.state.push(Frame::Fight(fight));
    }

    chosen_by_unit!(D, "do-headquarters");

    fn worth(&self, at: &At<'_, D>) -> f64 {
        if is_sure(at) { -10.0 } else { 35.0 }
    }
}

impl<D: NamesSupport> Choice<D> for verb::AirSupport {
    fn candidates(at: &At<'_, D>, offers: &mut Offers<'_, Action>) {
        at.state.support_ids().for_each(|id| offers.consider(at, Self(id)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, D>, judge: &mut J) {
        at.game.judge_air(at.state, at.frame, D::SIDE, self.0, judge);
    }

    fn carry_out(self, mut fight: Box<Fight>, table: &mut Table<'_, '_, Rules>) {
        if self.0.index() < table.state.support.len() {
            fight.air[D::SIDE] |= 1 << self.0.0;
        }
        table.state.push(Frame::Fight(fight));
    }

    fn shown(&self, at: &At<'_, D>) -> Shown {
        Shown::new(at.game.support_text("do-air-support", self.0)).piece(support_piece_id(self.0))
    }

    fn worth(&self, at: &At<'_, D>) -> f64 {
        if is_sure(at) { -10.0 } else { 34.0 }
    }
}

/// The attack is named.
impl Choice<Declaring> for verb::Done {
    fn judge<J: Judge>(&self, at: &At<'_, Declaring>, judge: &mut J) {
        if !is_enough(at) {
            let (attack, defence) = at.game.strengths(at.state, at.frame);
            let text = || Text::new("why-weak").number("attack", attack).number("defence", defence);
            judge.forbid(clause!("TKC-04"), text);
        }
    }

    fn carry_out(self, fight: Box<Fight>, table: &mut Table<'_, '_, Rules>) {
        table.game.commit(table.state, fight, table.play);
    }

    fn explain(&self, at: &At<'_, Declaring>) -> Explanation {
        let rolls = !at.frame.defenders.is_empty() && at.game.is_unanswered(at.state, at.frame);
        if rolls { announced(at) } else { Explanation::default() }
    }

    fn shown(&self, _: &At<'_, Declaring>) -> Shown {
        Shown::new(Text::new("do-commit")).tone(Tone::Finish)
    }

    fn worth(&self, _: &At<'_, Declaring>) -> f64 {
        10.0
    }
}

/// An attack that cannot become strong enough is called off.
impl Choice<Declaring> for verb::Stand {
    fn judge<J: Judge>(&self, at: &At<'_, Declaring>, judge: &mut J) {
        if is_enough(at) {
            judge.forbid(clause!("TKC-04"), || Text::new("why-no-calling-off"));
        }
    }

    fn carry_out(self, fight: Box<Fight>, table: &mut Table<'_, '_, Rules>) {
        table.state.attacked.insert(fight.target);
    }

    fn shown(&self, _: &At<'_, Declaring>) -> Shown {
        Shown::new(Text::new("do-call-off"))
    }

    fn worth(&self, _: &At<'_, Declaring>) -> f64 {
        1.0
    }
}

/// The defender calls on nothing more; the die is rolled.
impl Choice<Replying> for verb::Done {
    fn carry_out(self, fight: Box<Fight>, table: &mut Table<'_, '_, Rules>) {
        table.game.roll(table.state, fight, table.play);
    }

    fn explain(&self, at: &At<'_, Replying>) -> Explanation {
        announced(at)
    }

    fn shown(&self, _: &At<'_, Replying>) -> Shown {
        Shown::new(Text::new("do-done")).tone(Tone::Finish)
    }

    fn worth(&self, _: &At<'_, Replying>) -> f64 {
        10.0
    }
}
