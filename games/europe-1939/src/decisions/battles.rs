//! The battles of a turn: which is fought next, who of the defenders fights first, whether the attack goes on.

use super::{TurnPhase, about_frame, whole_phase};
use crate::Rules;
use crate::action::{Action, verb};
use crate::plan;
use crate::scene::{percent, row};
use crate::state::*;
use kernel::decision::{At, Choice, Decision, Offers, Shown, Table};
use kernel::scene::{Explanation, Spot, Tone};
use kernel::{Judge, Text};

/// Which battle comes next.
#[derive(Debug)]
pub(crate) struct ChoosingBattle;

impl Decision for ChoosingBattle {
    whole_phase!((): |_| (); |_| "prompt-battle");
}

impl TurnPhase for ChoosingBattle {
    fn done(_: Phase) -> &'static str {
        "do-done"
    }

    fn forbid_done<J: Judge>(at: &At<'_, ChoosingBattle>, judge: &mut J) {
        if at.game.has_battle(at.state) {
            judge.forbid(clause!("HUC-04"), || Text::new("why-battles-left"));
        }
    }
}

impl Choice<ChoosingBattle> for verb::Fight {
    fn candidates(at: &At<'_, ChoosingBattle>, offers: &mut Offers<'_, Action>) {
        at.state.turn.battles.iter().for_each(|area| offers.consider(at, Self(area)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, ChoosingBattle>, judge: &mut J) {
        at.game.judge_fight(at.state, self.0, judge);
    }

    fn carry_out(self, _: Phase, table: &mut Table<'_, '_, Rules>) {
        table.game.begin_battle(table.state, self.0, table.play);
    }

    fn shown(&self, at: &At<'_, ChoosingBattle>) -> Shown {
        Shown::new(at.game.about("do-fight", self.0)).space(at.game.id(self.0)).tone(Tone::Attack)
    }

    fn explain(&self, at: &At<'_, ChoosingBattle>) -> Explanation {
        let chance = |key: &'static str, chance: f64| row(Text::new(key), percent(chance), clause!("HUB-5.2"));
        let mut rows = Vec::new();
        if let Some(port) = at.game.port_fight(at.state, self.0) {
            let cleared = port.odds().left.map_or(0.0, |left| left.chance_that(|(_, ships)| *ships == 0));
            rows.push(chance("explain-port-cleared", cleared));
        }
        let told = Explanation { path: vec![at.game.id(self.0)], rows, ..Explanation::default() };
        let fights = !at.game.battle_fight(at.state, self.0).attackers.is_empty();
        if fights { told.rolling(at.game.battle_panel(at.state, self.0)) } else { told }
    }

    fn meant(at: &At<'_, ChoosingBattle>, spot: &Spot) -> Vec<Self> {
        at.game.pointed_area(at.state, spot).map(Self).into_iter().collect()
    }

    fn worth(&self, at: &At<'_, ChoosingBattle>) -> f64 {
        (10 + at.game.worth(self.0)) as f64
    }
}

about_frame! {
    /// In a battle: the defender says who is attacked first, the attacker whether he goes on.
    LandBattle: Battle(Battle);
    |rules, state, battle| match battle.stage {
        BattleStage::Decide => rules.leader(state, battle.area).map(|nation| rules.seat_of(state, nation)),
        _ => rules.part_seat(state, battle),
    };
    |at| match at.frame.stage {
        BattleStage::Decide => at.game.about("prompt-decide", at.frame.area).number("round", at.frame.round),
        BattleStage::Air => at.game.about("prompt-part-air", at.frame.area),
        BattleStage::Sea => at.game.about("prompt-part-sea", at.frame.area),
        _ => at.game.about("prompt-part", at.frame.area),
    }
}

impl Choice<LandBattle> for verb::First {
    fn candidates(at: &At<'_, LandBattle>, offers: &mut Offers<'_, Action>) {
        let parts = at.game.waiting(at.state, at.frame);
        parts.iter().filter_map(|part| part.iter().next()).for_each(|nation| offers.consider(at, Self(nation)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, LandBattle>, judge: &mut J) {
        let parts = at.game.waiting(at.state, at.frame);
        if !parts.iter().any(|part| part.iter().next() == Some(self.0)) {
            judge.forbid(clause!("HU-55"), || Text::new("why-not-defending").word("nation", self.0.word()));
        }
    }

    fn carry_out(self, mut battle: Battle, table: &mut Table<'_, '_, Rules>) {
        let parts = table.game.waiting(table.state, &battle);
        battle.part = parts.into_iter().find(|part| part.contains(self.0)).unwrap_or_default();
        table.state.frames.push(Frame::Battle(battle));
    }

    fn shown(&self, _: &At<'_, LandBattle>) -> Shown {
        Shown::new(Text::new("do-first").word("nation", self.0.word()))
    }

    fn worth(&self, _: &At<'_, LandBattle>) -> f64 {
        plan::ALWAYS
    }
}

impl Choice<LandBattle> for verb::BreakOff {
    fn judge<J: Judge>(&self, at: &At<'_, LandBattle>, judge: &mut J) {
        let battle = at.frame;
        let within = at.game.attackers(at.state, battle.area).any(|group| group.origin == battle.area);
        if battle.stage != BattleStage::Decide || within {
            judge.forbid(clause!("HUB-5.2"), || Text::new("why-no-break-off"));
        }
    }

    fn carry_out(self, battle: Battle, table: &mut Table<'_, '_, Rules>) {
        table.game.break_off(table.state, battle, table.play);
    }

    fn shown(&self, _: &At<'_, LandBattle>) -> Shown {
        Shown::new(Text::new("do-break-off")).tone(Tone::Finish)
    }

    fn worth(&self, at: &At<'_, LandBattle>) -> f64 {
        plan::breaking_off(
            at.game.battle_fight(at.state, at.frame.area).odds().win,
            plan::daring(at.mind, at.frame.area),
        )
    }
}

impl Choice<LandBattle> for verb::Press {
    fn judge<J: Judge>(&self, at: &At<'_, LandBattle>, judge: &mut J) {
        if at.frame.stage != BattleStage::Decide {
            judge.forbid(clause!("HUB-2.1"), || Text::new("why-not-now").text("prompt", LandBattle::prompt(at)));
        }
    }

    fn carry_out(self, mut battle: Battle, table: &mut Table<'_, '_, Rules>) {
        battle.stage = BattleStage::Round;
        table.state.frames.push(Frame::Battle(battle));
    }

    fn shown(&self, _: &At<'_, LandBattle>) -> Shown {
        Shown::new(Text::new("do-press")).tone(Tone::Attack)
    }

    fn worth(&self, at: &At<'_, LandBattle>) -> f64 {
        plan::pressing_on(
            at.game.battle_fight(at.state, at.frame.area).odds().win,
            plan::daring(at.mind, at.frame.area),
        )
    }
}
