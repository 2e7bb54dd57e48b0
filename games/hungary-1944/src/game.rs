//! The game as the kernel sees it: the list of its decisions.

use crate::action::{Action, Part, verb};
use crate::decisions::advance::{AdvanceUnits, ExploitGap, RunOn};
use crate::decisions::attack::{AvoidCombat, ChooseAttackers, ChooseTarget, NameSurplus};
use crate::decisions::columns::ReceiveColumns;
use crate::decisions::losses::TakeLosses;
use crate::decisions::missions::AssignMissions;
use crate::decisions::movement::TakeUpStacks;
use crate::decisions::moving_stack::MoveStack;
use crate::decisions::placing::{PlacePartisans, PlaceUnit, ShiftUnits};
use crate::decisions::reinforcements::{EnterReinforcements, WithdrawUnits};
use crate::decisions::replacements::UseReplacements;
use crate::decisions::retreat::ChooseRetreat;
use crate::decisions::skies::{AbortMissions, NameTargets, TieAir};
use crate::decisions::supply::SettleSupply;
use crate::decisions::support::GiveSupport;
use crate::decisions::transfers::TransferAir;
use crate::position::Position;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Clause, Rules};
use kernel::decision::{self, Decides};
use kernel::{Briefing, Game, Judge, Outcome, Play, Rng, Seat, SeatSet, Text, Viewer};

kernel::decisions! {
    Rules: Action in verb;
    ShiftUnits { Done, Select }
    PlacePartisans { Place }
    ReceiveColumns { Done, Column, RiverColumn }
    UseReplacements { Done, Restore, Rebuild, RestoreAir, Fill, Rally }
    EnterReinforcements { Enter }
    WithdrawUnits { Withdraw }
    TransferAir { Done, Transfer }
    AssignMissions { Done, Mission }
    AbortMissions { Done, Abort }
    NameTargets { Target }
    TieAir { Done, Tie }
    TakeUpStacks { Done, Select }
    MoveStack { Done, Join, MobileAttack, MoveTo }
    ChooseTarget { Done, Attack, Attacker }
    ChooseAttackers { Done, Attacker }
    NameSurplus { Surplus }
    AvoidCombat { Done, Avoid }
    GiveSupport { Done, Artillery, Spend, AirSupport }
    TakeLosses { Lose }
    AdvanceUnits { Done, Advance }
    ExploitGap { Done, Exploit }
    RunOn { Done, MoveTo }
    ChooseRetreat { MoveTo }
    PlaceUnit { Place }
    SettleSupply { Concede }
}

impl Decides for Rules {
    fn pending(&self, state: &State) -> Option<Pending> {
        Some(match (state.frames.last(), state.phase) {
            (Some(Frame::Placing(_)), _) => Pending::PlaceUnit,
            (Some(Frame::Moving(_)), _) => Pending::MoveStack,
            (Some(Frame::Run(_)), _) => Pending::RunOn,
            (Some(Frame::Retreat(_)), _) => Pending::ChooseRetreat,
            (Some(Frame::Fight(fight)), _) => match fight.stage {
                Stage::Attackers => Pending::ChooseAttackers,
                Stage::Surplus => Pending::NameSurplus,
                Stage::Avoid => Pending::AvoidCombat,
                Stage::AttackerSupport | Stage::DefenderSupport => Pending::GiveSupport,
                Stage::DefenderLosses | Stage::AttackerLosses => Pending::TakeLosses,
                Stage::Advance => Pending::AdvanceUnits,
                Stage::Exploitation => Pending::ExploitGap,
            },
            (None, Phase::Shift) => Pending::ShiftUnits,
            (None, Phase::Uprising) => Pending::PlacePartisans,
            (None, Phase::Intake(_, Intake::Columns)) => Pending::ReceiveColumns,
            (None, Phase::Intake(_, Intake::Replacements)) => Pending::UseReplacements,
            (None, Phase::Intake(_, Intake::Reinforcements)) => Pending::EnterReinforcements,
            (None, Phase::Intake(_, Intake::Withdrawals)) => Pending::WithdrawUnits,
            (None, Phase::Transfers | Phase::LateTransfers) => Pending::TransferAir,
            (None, Phase::Missions) => Pending::AssignMissions,
            (None, Phase::Skies(_, Sky::Abort(_))) => Pending::AbortMissions,
            (None, Phase::Skies(..)) => Pending::NameTargets,
            (None, Phase::CloseSupport(_)) => Pending::TieAir,
            (None, Phase::Move(_)) => Pending::TakeUpStacks,
            (None, Phase::Combat(_)) => Pending::ChooseTarget,
            (None, Phase::SupplyCheck(_)) => Pending::SettleSupply,
            (None, Phase::Over) => return None,
        })
    }

    fn ending(&self) -> Option<Action> {
        Some(Action::Done)
    }

    fn forbid_outright<J: Judge>(&self, state: &State, seat: Seat, action: &Action, judge: &mut J) {
        if Side::of(seat).is_none() {
            return judge.forbid(clause!("BPH-1.1a"), || Text::new("why-no-such-seat"));
        }
        if state.phase == Phase::Over {
            return judge.forbid(clause!("BPH-11.1b"), || Text::new("why-over"));
        }
        let facts = action.facts();
        let no_unit = facts.units.into_iter().flatten().any(|unit| unit.index() >= self.data.units.len());
        let no_air = facts.air.into_iter().flatten().any(|air| air.index() >= self.data.air.len());
        if no_unit || no_air {
            judge.forbid(clause!("BPH-1.5a"), || Text::new("why-no-such-unit"));
        }
    }

    fn forbid_now<J: Judge>(&self, state: &State, seat: Seat, action: &Action, judge: &mut J) {
        if !self.deciders(state).contains(seat) {
            let clause = match state.phase {
                Phase::Missions => clause!("BPH-9.2a"),
                Phase::Skies(_, Sky::Abort(_)) => clause!("BPH-9.4a"),
                Phase::Skies(..) => clause!("BPH-9.5f"),
                _ => clause!("BPH-2.1a"),
            };
            return judge.forbid(clause, || Text::new("why-not-your-decision"));
        }
        // The step of the columns is over once there is nothing more to hand out.
        let columns = matches!(action, Action::Column(_) | Action::RiverColumn(_));
        if let (Phase::Intake(side, _), true, []) = (state.phase, columns, &state.frames[..]) {
            let (clause, key) = match (state.pools.columns, side) {
                (0, Side::Axis) => (clause!("BPH-6.2a"), "why-no-columns-left"),
                (0, Side::Allied) => (clause!("BPH-6.2b"), "why-no-columns-left"),
                _ => (clause!("BPH-5.8.2c"), "why-columns-lost"),
            };
            judge.forbid(clause, || Text::new(key));
        }
        match self.duty(state).filter(|_| *action == Action::Done) {
            Some((clause, key)) => judge.forbid(clause, || Text::new(key)),
            None => judge.forbid(order_clause(state, action.facts().part), || {
                let prompt = decision::prompt(self, state, seat).unwrap_or_else(|| Text::new("prompt-over"));
                Text::new("why-not-now").text("prompt", prompt)
            }),
        }
    }

    fn settle(&self, state: &mut State, play: &mut Play<'_>) {
        self.take_on(state, play);
    }
}

impl Rules {
    /// What cannot be left undone, where a decision has no end of its own.
    fn duty(&self, state: &State) -> Option<(Clause, &'static str)> {
        match self.pending(state)? {
            Pending::EnterReinforcements => Some((clause!("BPH-6.4a"), "why-must-enter")),
            Pending::WithdrawUnits => Some((clause!("BPH-6.5a"), "why-must-withdraw")),
            Pending::NameTargets => Some((clause!("BPH-9.5a"), "why-must-aim")),
            Pending::TakeLosses => Some((clause!("PR-13"), "why-must-lose")),
            Pending::SettleSupply if state.phase == Phase::SupplyCheck(Side::Allied) => {
                Some((clause!("BPH-5.3b"), "why-must-concede"))
            }
            Pending::SettleSupply => Some((clause!("BPH-10.2b"), "why-must-concede")),
            _ => None,
        }
    }
}

/// The clause whose order is broken by an action that comes at the wrong time.
fn order_clause(state: &State, part: Part) -> Clause {
    match (state.frames.last(), state.phase, part) {
        (Some(Frame::Fight(_) | Frame::Run(_) | Frame::Retreat(_)), _, Part::Target) => clause!("BPH-8.1d"),
        (Some(Frame::Fight(_)), _, Part::Pursuit) => clause!("PR-14"),
        (Some(Frame::Fight(fight)), _, Part::Attackers) if fight.mobile => clause!("PR-10"),
        (Some(Frame::Fight(_)), _, Part::Attackers | Part::Fight) => clause!("PR-12"),
        (Some(Frame::Moving(_)), _, Part::Select) => clause!("BPH-7.1d"),
        (None, Phase::Skies(..) | Phase::CloseSupport(_), Part::Air) => clause!("PR-8"),
        (None, Phase::Intake(..) | Phase::Transfers, Part::Intake) => clause!("PR-3"),
        (None, _, Part::Intake) => clause!("BPH-6.1a"),
        _ => clause!("BPH-2.1a"),
    }
}

impl Game for Rules {
    type State = State;
    type Action = Action;
    type Position = Position;

    kernel::provided_by_decisions!("do-nothing-now");

    fn seats(&self) -> SeatSet {
        Side::BOTH.iter().map(|side| side.seat()).collect()
    }

    fn briefing(&self, state: &State, viewer: Viewer) -> Briefing {
        self.brief(state, viewer)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.verdict.map(|verdict| Outcome {
            winners: verdict.winner().map_or(SeatSet::NONE, |side| SeatSet::one(side.seat())),
            text: Text::new(verdict.word()),
        })
    }

    fn account(&self, state: &State, account: &str) -> Option<i64> {
        crate::announced::held(state, account)
    }

    fn result(&self, before: &State, after: &State) -> Option<String> {
        self.result_of_fight(before, after)
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.turn)
    }

    /// Only air missions are hidden: the other side's are drawn anew among those it could have given.
    fn has_secrets(&self, state: &State) -> bool {
        state.phase == Phase::Missions
    }

    fn imagine(&self, state: &State, seat: Seat, rng: &mut Rng) -> State {
        let mut imagined = state.clone();
        if let Some(side) = Side::of(seat).filter(|_| state.phase == Phase::Missions) {
            self.draw_missions(&mut imagined, side.enemy(), rng);
        }
        imagined
    }
}
