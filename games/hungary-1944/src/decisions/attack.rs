//! The combat phase: a side names a hex to attack and who attacks it (BPH-8.1). An over-stacked defender names his
//! surplus, and partisans try to slip away, before any support is given (BPH-4.2b, 12.2.3a).

use super::*;
use crate::Action;
use crate::action::verb;
use crate::announced::Settled;
use crate::plan::{Eyes, view};
use crate::rules::combat::new_fight;
use kernel::Judge;
use kernel::decision::{At, Choice, Decision, Offers, Table};
use kernel::scene::{Explanation, Row, Tone};

decision! {
    /// Which hex is attacked next.
    ChooseTarget looks at Eyes, in phase Phase::Combat(side) =>
    of side;
    prompt |at| {
        let driven = at.state.fuhrer.quota.filter(|quota| quota.open() && *at.frame == Side::Axis);
        match driven {
            Some(Quota { steps, armour }) => {
                Text::new("prompt-combat-quota").number("steps", steps).number("armour", armour)
            }
            None => Text::new("prompt-combat").word("side", at.frame.word()),
        }
    };
}

impl Choice<ChooseTarget> for verb::Attack {
    fn candidates(at: &At<'_, ChooseTarget>, offers: &mut Offers<'_, Action>) {
        at.game.attackable(at.state, *at.frame).iter().for_each(|hex| offers.known_legal(Self(Hex(hex))));
    }

    fn judge<J: Judge>(&self, at: &At<'_, ChooseTarget>, judge: &mut J) {
        at.game.judge_attack(at.state, *at.frame, self.0.0, judge);
    }

    fn carry_out(self, side: Side, table: &mut Table<'_, '_, Rules>) {
        table.state.frames.push(Frame::Fight(new_fight(side, self.0.0)));
    }

    fn shown(&self, at: &At<'_, ChooseTarget>) -> Shown {
        hex_choice(at.game, "do-attack", self.0).tone(Tone::Attack)
    }

    /// The sum of the fight if everybody attacks who can.
    fn explain(&self, at: &At<'_, ChooseTarget>) -> Explanation {
        let attackers = at.game.coalition(at.state, *at.frame, self.0.0);
        if attackers.is_empty() {
            return Explanation::default();
        }
        let everybody = Text::new("explain-everybody").names("units", at.game.names(&attackers));
        let rows = vec![Row { text: everybody, value: String::new(), clause: None }];
        let fight = Fight { attackers, ..new_fight(*at.frame, self.0.0) };
        let told = Explanation { rows, ..Explanation::default() };
        // A headquarters alone is lost without a roll (BPH-10.6a).
        let rolls = !at.game.is_headquarters_alone(at.state, &fight);
        if rolls { told.fighting(at.game.fight_panel(at.state, &fight)) } else { told }
    }

    fn meant(at: &At<'_, ChooseTarget>, spot: &Spot) -> Vec<Self> {
        let own = at.game.piece_meant(spot).is_some_and(|unit| at.game.data.unit(unit).side == *at.frame);
        let hex = at.game.hex_meant(at.state, spot).filter(|_| !own);
        hex.map(|hex| Self(Hex(hex))).into_iter().collect()
    }

    fn worth(&self, at: &At<'_, ChooseTarget>) -> f64 {
        let driven = *at.frame == Side::Axis && at.state.fuhrer.quota.is_some_and(Quota::open);
        view(at).worth_of_attack(self.0.0, driven)
    }
}

/// Nobody attacks before the target is named (PR-11).
impl Choice<ChooseTarget> for verb::Attacker {
    fn candidates(_: &At<'_, ChooseTarget>, _: &mut Offers<'_, Action>) {}

    fn judge<J: Judge>(&self, at: &At<'_, ChooseTarget>, judge: &mut J) {
        judge.forbid(clause!("PR-11"), || Text::new("why-not-now").text("prompt", ChooseTarget::prompt(at)));
    }

    fn carry_out(self, _: Side, _: &mut Table<'_, '_, Rules>) {}

    fn shown(&self, at: &At<'_, ChooseTarget>) -> Shown {
        unit_choice(at.game, at.state, "do-attacker", self.0)
    }

    fn meant(at: &At<'_, ChooseTarget>, spot: &Spot) -> Vec<Self> {
        let own = at.game.piece_meant(spot).filter(|&unit| at.game.data.unit(unit).side == *at.frame);
        own.map(Self).into_iter().collect()
    }
}

impl Choice<ChooseTarget> for verb::Done {
    fn judge<J: Judge>(&self, at: &At<'_, ChooseTarget>, judge: &mut J) {
        if *at.frame == Side::Axis {
            at.game.judge_quota(at.state, judge);
        }
    }

    fn carry_out(self, _: Side, table: &mut Table<'_, '_, Rules>) {
        table.game.next_phase(table.state, table.play);
    }

    fn shown(&self, at: &At<'_, ChooseTarget>) -> Shown {
        let warning = left_undone("warn-attacks", at.game.attackable(at.state, *at.frame).len());
        Shown::new(Text::new("do-end-combat")).tone(Tone::Finish).warning(warning)
    }
}

decision! {
    /// Who attacks.
    ChooseAttackers looks at Eyes, in fight Stage::Attackers =>
    prompt |at| Text::new("prompt-attackers").text("hex", at.game.place_text(at.frame.target));
}

impl Choice<ChooseAttackers> for verb::Attacker {
    fn candidates(at: &At<'_, ChooseAttackers>, offers: &mut Offers<'_, Action>) {
        for (_, hex) in at.game.data.map.grid.neighbours(at.frame.target) {
            at.state.at(hex).for_each(|unit| offers.consider(at, Self(unit)));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, ChooseAttackers>, judge: &mut J) {
        at.game.judge_add_attacker(at.state, at.frame, self.0, judge);
    }

    fn carry_out(self, mut fight: Fight, table: &mut Table<'_, '_, Rules>) {
        fight.attackers.insert(self.0);
        table.state.frames.push(Frame::Fight(fight));
    }

    fn shown(&self, at: &At<'_, ChooseAttackers>) -> Shown {
        unit_choice(at.game, at.state, "do-attacker", self.0).along()
    }

    fn meant(at: &At<'_, ChooseAttackers>, spot: &Spot) -> Vec<Self> {
        at.game.own_units_meant(at.state, at.frame.attacker, spot).into_iter().map(Self).collect()
    }

    fn worth(&self, at: &At<'_, ChooseAttackers>) -> f64 {
        let mut with = *at.frame;
        with.attackers.insert(self.0);
        view(at).gain(&with)
    }
}

impl Choice<ChooseAttackers> for verb::Done {
    fn judge<J: Judge>(&self, at: &At<'_, ChooseAttackers>, judge: &mut J) {
        at.game.judge_commit(at.state, at.frame, judge);
    }

    fn carry_out(self, fight: Fight, table: &mut Table<'_, '_, Rules>) {
        table.game.declare(table.state, &fight, table.play);
        table.state.frames.push(Frame::Fight(Fight { stage: Stage::Surplus, ..fight }));
    }

    fn shown(&self, _: &At<'_, ChooseAttackers>) -> Shown {
        Shown::new(Text::new("do-end-attackers")).tone(Tone::Finish)
    }

    fn explain(&self, at: &At<'_, ChooseAttackers>) -> Explanation {
        announcing(at.game.announced_results(at.state, at.frame, Settled::Attackers))
    }

    /// Enough when nobody makes the attack better.
    fn worth(&self, at: &At<'_, ChooseAttackers>) -> f64 {
        view(at).gain(at.frame) + 0.05
    }
}

decision! {
    /// Which units of an over-stacked hex are surplus (BPH-4.2b).
    NameSurplus looks at (), in fight Stage::Surplus =>
    prompt |at| Text::new("prompt-surplus").text("hex", at.game.place_text(at.frame.target));
}

impl Choice<NameSurplus> for verb::Surplus {
    fn candidates(at: &At<'_, NameSurplus>, offers: &mut Offers<'_, Action>) {
        at.state.at(at.frame.target).for_each(|unit| offers.consider(at, Self(unit)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, NameSurplus>, judge: &mut J) {
        at.game.judge_surplus(at.state, at.frame, self.0, judge);
    }

    /// The surplus unit loses a step and, if it lives, retreats.
    fn carry_out(self, fight: Fight, table: &mut Table<'_, '_, Rules>) {
        table.state.frames.push(Frame::Fight(fight));
        table.game.lose_step(table.state, self.0, table.play);
        if table.state.hex_of(self.0).is_some() {
            table.state.frames.push(Frame::Retreat(Retreat { unit: self.0, evading: false }));
        }
    }

    fn shown(&self, at: &At<'_, NameSurplus>) -> Shown {
        unit_choice(at.game, at.state, "do-surplus", self.0)
    }

    fn meant(at: &At<'_, NameSurplus>, spot: &Spot) -> Vec<Self> {
        at.game.own_units_meant(at.state, at.frame.attacker.enemy(), spot).into_iter().map(Self).collect()
    }
}

decision! {
    /// Whether partisans try to slip away (BPH-12.2.3a).
    AvoidCombat looks at (), in fight Stage::Avoid =>
    prompt |at| Text::new("prompt-avoid").text("hex", at.game.place_text(at.frame.target));
}

impl Choice<AvoidCombat> for verb::Avoid {
    fn carry_out(self, fight: Fight, table: &mut Table<'_, '_, Rules>) {
        table.state.frames.push(Frame::Fight(fight));
        table.game.avoid(table.state, fight, table.play);
    }

    fn shown(&self, _: &At<'_, AvoidCombat>) -> Shown {
        Shown::new(Text::new("do-avoid"))
    }

    fn worth(&self, _: &At<'_, AvoidCombat>) -> f64 {
        1.0
    }
}

impl Choice<AvoidCombat> for verb::Done {
    fn carry_out(self, fight: Fight, table: &mut Table<'_, '_, Rules>) {
        table.state.frames.push(Frame::Fight(Fight { stage: Stage::AttackerSupport, ..fight }));
    }

    fn shown(&self, _: &At<'_, AvoidCombat>) -> Shown {
        Shown::new(Text::new("do-end-avoid")).tone(Tone::Finish)
    }
}
