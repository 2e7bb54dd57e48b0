//! Submarines leave a battle one by one, the attacker's first.

use super::prelude::*;
use crate::data::Spaces;

pub(crate) struct Submarines;

impl Decision for Submarines {
    frame!(Battle: Battle; plain);

    fn deciders(_: &Rules, state: &State, battle: &Battle) -> SeatSet {
        match battle.stage {
            Stage::DefendingSubmarines(power) => SeatSet::one(power.seat()),
            _ => on_turn(state),
        }
    }

    fn prompt(at: &At<'_, Submarines>) -> Text {
        at.game.about("prompt-submarines", at.frame.space)
    }
}

fn zones(at: &At<'_, Submarines>) -> Spaces {
    match at.frame.stage {
        Stage::DefendingSubmarines(power) => at.game.defenders_withdraw_to(at.state, power),
        _ => at.game.attackers_withdraw_to(at.state),
    }
}

impl Choice<Submarines> for verb::Withdraw {
    fn candidates(at: &At<'_, Submarines>, offers: &mut Offers<'_, Action>) {
        zones(at).iter().for_each(|zone| offers.known_legal(Self(zone)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Submarines>, judge: &mut J) {
        if zones(at).contains(self.0) {
            return;
        }
        let (battle, state) = (at.frame, at.state);
        let attacking = battle.stage == Stage::AttackingSubmarines;
        let text = |key: &'static str| at.game.about(key, self.0);
        if battle.withdrawn.is_some_and(|other| other != self.0) {
            let clause = if attacking { clause!("AA-54") } else { clause!("AA-55") };
            judge.forbid(clause, || text("why-one-zone"));
        }
        if (state.turn.battles | state.turn.fought).contains(self.0) {
            judge.forbid(clause!("AA-57"), || text("why-battle-site"));
            judge.forbid(clause!("R-10.9"), || text("why-battle-site"));
        }
        if attacking && !at.game.anybody_came_from(state, battle.space).contains(self.0) {
            judge.forbid(clause!("AA-52"), || text("why-nobody-came-from"));
        }
        if judge.allows() {
            let clause = if attacking { clause!("R-10.7") } else { clause!("R-10.8") };
            judge.forbid(clause, || text("why-zone-not-free"));
        }
    }

    fn carry_out(self, battle: Battle, table: &mut Table<'_, '_, Rules>) {
        table.state.frames.push(Frame::Battle(battle));
        table.game.withdraw(table.state, self.0, table.play);
    }

    fn shown(&self, at: &At<'_, Submarines>) -> Shown {
        Shown::new(at.game.about("do-withdraw", self.0)).space(at.game.id(self.0))
    }

    /// From a battle that will be lost.
    fn worth(&self, at: &At<'_, Submarines>) -> f64 {
        let side = at.state.power.side();
        let attacking = at.frame.stage == Stage::AttackingSubmarines;
        let own = if attacking { side } else { side.enemy() };
        if at.game.is_lost_for(at.state, at.frame, own) { 1.0 } else { 0.0 }
    }

    meant_by_space!(Submarines);
}

impl Choice<Submarines> for verb::Stay {
    fn carry_out(self, battle: Battle, table: &mut Table<'_, '_, Rules>) {
        table.state.frames.push(Frame::Battle(battle));
        table.game.stay(table.state);
    }

    fn shown(&self, _: &At<'_, Submarines>) -> Shown {
        Shown::new(Text::new("do-stay")).tone(Tone::Finish)
    }

    fn worth(&self, _: &At<'_, Submarines>) -> f64 {
        0.5
    }
}
