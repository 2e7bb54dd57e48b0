//! Reinforcements enter and units withdraw; neither can be put off (BPH-6.4, 6.5).

use super::*;
use crate::Action;
use crate::action::verb;
use crate::plan::{Eyes, view};
use kernel::Judge;
use kernel::decision::{At, Choice, Offers, Table};

decision! {
    EnterReinforcements looks at (), in phase Phase::Intake(side, Intake::Reinforcements) =>
    of side;
    prompt |_| Text::new("prompt-reinforcements");
}

impl Choice<EnterReinforcements> for verb::Enter {
    fn candidates(at: &At<'_, EnterReinforcements>, offers: &mut Offers<'_, Action>) {
        let due = |unit: &&UnitId| matches!(at.state.unit(**unit).place, Place::Coming(turn) if turn <= at.state.turn);
        at.game.data.of_side(*at.frame).iter().filter(due).for_each(|&unit| offers.consider(at, Self(unit)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, EnterReinforcements>, judge: &mut J) {
        at.game.judge_enter(at.state, *at.frame, self.0, judge);
    }

    fn carry_out(self, _: Side, table: &mut Table<'_, '_, Rules>) {
        table.state.frames.push(Frame::Placing(Placing { unit: self.0, why: Arrival::Reinforcement }));
    }

    fn shown(&self, at: &At<'_, EnterReinforcements>) -> Shown {
        unit_choice(at.game, at.state, "do-enter", self.0)
    }

    fn meant(at: &At<'_, EnterReinforcements>, spot: &Spot) -> Vec<Self> {
        at.game.piece_meant(spot).map(Self).into_iter().collect()
    }

    /// Headquarters first: others find their lines then.
    fn worth(&self, at: &At<'_, EnterReinforcements>) -> f64 {
        f64::from(at.game.data.brief(self.0).kind == Kind::Hq)
    }
}

decision! {
    WithdrawUnits looks at Eyes, in phase Phase::Intake(side, Intake::Withdrawals) =>
    of side;
    prompt |at| {
        let due = at.game.next_to_leave(at.state).map(|unit| at.game.unit_name(unit)).unwrap_or_default();
        Text::new("prompt-withdraw").name("unit", due)
    };
}

impl Choice<WithdrawUnits> for verb::Withdraw {
    fn candidates(at: &At<'_, WithdrawUnits>, offers: &mut Offers<'_, Action>) {
        if let Some(due) = at.game.next_to_leave(at.state) {
            at.game.may_leave_for(at.state, due).iter().for_each(|unit| offers.known_legal(Self(unit)));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, WithdrawUnits>, judge: &mut J) {
        at.game.judge_withdraw(at.state, self.0, judge);
    }

    fn carry_out(self, _: Side, table: &mut Table<'_, '_, Rules>) {
        table.game.withdraw(table.state, self.0, table.play);
    }

    fn shown(&self, at: &At<'_, WithdrawUnits>) -> Shown {
        unit_choice(at.game, at.state, "do-withdraw", self.0)
    }

    fn meant(at: &At<'_, WithdrawUnits>, spot: &Spot) -> Vec<Self> {
        at.game.units_meant(at.state, spot).into_iter().map(Self).collect()
    }

    fn worth(&self, at: &At<'_, WithdrawUnits>) -> f64 {
        -view(at).worth(self.0)
    }
}
