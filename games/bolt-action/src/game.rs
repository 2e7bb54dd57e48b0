//! The rules as the kernel sees them: the list of what players decide, and the game it makes.

use crate::Rules;
use crate::action::{Action, verb};
use crate::decisions::*;
use crate::plan::Memory;
use crate::plan::aims::Aim;
use crate::rules::sequence::seat_key;
use crate::rules::setup::Step;
use crate::state::*;
use kernel::decision::{self, Decides};
use kernel::plan::{AimAbout, Stretch};
use kernel::{
    Bias, Briefing, Foresight, Game, Hints, Judge, MindOf, Outcome, Plan, Play, Possible, Rng, Seat, SeatSet, Text,
    Viewer,
};

/// A plan is thought over whenever so many dice have been drawn.
const DICE: u8 = 10;
/// A turn has no more stretches than this: sixty units have a die each.
const STRETCHES: u8 = 16;

kernel::decisions! {
    Rules: Action in verb;
    RollOff { Begin }
    PickingPart { Attack, Defend }
    PickingEdge { Edge }
    PlacingObjectives { Objective }
    SetUp { Deploy, Garrison, Load, Done }
    Wave { Hold, Outflank, Load, Done }
    Forward { Deploy, Done }
    Scouting { Deploy, Done }
    Drawing { Begin }
    Ordering { Order, Charge }
    ComingOn { Enter, Done }
    GettingOut { Move, Done }
    Moving {
        Move, Step, Drive, Pivot, Occupy, Climb, Mount, Leave, Assault, Dismount, DropTrailer, Done,
    }
    Watching { Spring, Pass }
    LoadingGun { LoadShell }
    Declaring { Aim, Call, Done }
    FriendlyFire { FireAt }
    Reacting { GoDown, ReturnFire, Escape, EscapeTo, Pass }
    Losing { Remove, Wreck }
    MakingExample { Remove, Pass }
    Regrouping { Move, Occupy, Pass }
    SteppingAside { Move }
    OrderingCalls { OwnFirst, TheirsFirst }
    Straying { Stray }
    MisledStrike { FireAt }
    FiringFlak { Spring, Pass }
    KeepingDice { Keep, Done }
}

impl Decides for Rules {
    fn pending(&self, state: &State) -> Option<Pending> {
        let Some(top) = state.frames.last() else { return self.pending_phase(state) };
        Some(match top {
            Frame::Move(moving) => match state.unit(moving.unit)?.fate {
                Fate::FirstWave | Fate::Reserve => Pending::ComingOn,
                Fate::Aboard(_) => Pending::GettingOut,
                _ => Pending::Moving,
            },
            Frame::Ambush(_) => Pending::Watching,
            Frame::Declare(_) => Pending::Declaring,
            Frame::React(_) => Pending::Reacting,
            Frame::Loss(_) => Pending::Losing,
            Frame::Friendly(_) => Pending::FriendlyFire,
            Frame::Example(_) => Pending::MakingExample,
            Frame::Loading(_) => Pending::LoadingGun,
            Frame::Aside(_) => Pending::SteppingAside,
            Frame::Regroup(_) => Pending::Regrouping,
            Frame::Keep(_) => Pending::KeepingDice,
            Frame::Stray(_) => Pending::Straying,
            Frame::Misled(_) => Pending::MisledStrike,
            Frame::Flak(_) => Pending::FiringFlak,
            Frame::Calls(_) => Pending::OrderingCalls,
            _ => return None,
        })
    }

    fn ending(&self) -> Option<Action> {
        Some(Action::Done)
    }

    fn forbid_outright<J: Judge>(&self, _: &State, _: Seat, _: &Action, _: &mut J) {}

    fn forbid_now<J: Judge>(&self, state: &State, seat: Seat, _: &Action, judge: &mut J) {
        let decides = self.deciders(state).contains(seat);
        let clause = match (state.frames.last(), state.stage) {
            (Some(Frame::Move(_)), _) if decides => clause!("BA-07"),
            (None, Stage::SetUp(_)) if decides => clause!("C-180"),
            _ => clause!("BA-01"),
        };
        judge.forbid(clause, || Text::new("why-not-now").text("prompt", self.prompt(state)));
    }

    fn settle(&self, state: &mut State, play: &mut Play<'_>) {
        self.work_off(state, play);
    }
}

impl Rules {
    /// Nothing lies on the stack: a step of the set-up, or of the turn.
    fn pending_phase(&self, state: &State) -> Option<Pending> {
        match state.stage {
            Stage::Over => None,
            Stage::Play if state.drawn.is_some() => Some(Pending::Ordering),
            Stage::Play => Some(Pending::Drawing),
            Stage::SetUp(_) => Some(match self.step(state)?.0 {
                Step::RollOff => Pending::RollOff,
                Step::Part => Pending::PickingPart,
                Step::Edge => Pending::PickingEdge,
                Step::Objectives => Pending::PlacingObjectives,
                Step::Deploy(_) => Pending::SetUp,
                Step::Wave(_) => Pending::Wave,
                Step::Forward => Pending::Forward,
                Step::Rangers(_) => Pending::Scouting,
                Step::Bombardment => return None,
            }),
        }
    }

    /// What has to be decided now, as a sentence.
    pub(crate) fn prompt(&self, state: &State) -> Text {
        let decider = self.deciders(state).iter().next().unwrap_or(SEATS[0]);
        let key = if state.stage == Stage::Over { "prompt-over" } else { "prompt-wait" };
        decision::prompt(self, state, decider).unwrap_or_else(|| prompt(key, decider))
    }
}

impl Game for Rules {
    type State = State;
    type Action = Action;
    type Position = Field;

    kernel::provided_by_decisions!("do-something-else");

    fn seats(&self) -> SeatSet {
        SEATS.into_iter().collect()
    }

    fn briefing(&self, state: &State, viewer: Viewer) -> Briefing {
        self.brief(state, viewer)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let verdict = state.verdict.filter(|_| state.stage == Stage::Over)?;
        let points = self.points(state);
        let text = |key: &'static str| Text::new(key).number("first", points[0]).number("second", points[1]);
        Some(match verdict {
            Verdict::Won(seat) => {
                Outcome { winners: SeatSet::one(seat), text: text("outcome-won").word("seat", seat_key(seat)) }
            }
            Verdict::Draw => Outcome { winners: SeatSet::NONE, text: text("outcome-draw") },
        })
    }

    /// What is left of the move being made, counted from its beginning.
    fn account(&self, state: &State, account: &str) -> Option<i64> {
        let spent = state.frames.iter().rev().find_map(|frame| match frame {
            Frame::Move(moving) => Some(i64::from(moving.spent())),
            _ => None,
        });
        spent.filter(|_| account == MOVE).map(|spent| -spent)
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.turn)
    }

    /// C-132: which flank a unit goes for is nobody else's business.
    fn has_secrets(&self, state: &State) -> bool {
        let may = |u: &Unit| u.fate == Fate::Reserve && self.scenario.may_outflank(u.seat, state.attacker);
        state.stage != Stage::Over && state.units.iter().any(may)
    }

    fn imagine(&self, state: &State, seat: Seat, rng: &mut Rng) -> State {
        let mut imagined = state.clone();
        // Which flank, if any, each unit of the enemy's reserve was given.
        let open = self.scenario.may_outflank(other(seat), state.attacker) && matches!(state.stage, Stage::Play);
        for unit in imagined.field.units.iter_mut().filter(|u| u.seat != seat && u.fate == Fate::Reserve && open) {
            unit.flank = [None, Some(Side::Left), Some(Side::Right)][rng.below(3)];
        }
        imagined
    }

    fn lists_everything(&self) -> bool {
        false
    }
}

impl Hints for Rules {
    type Aim = Aim;
    type Memory = Memory;

    fn aims(&self, state: &State, seat: Seat) -> Vec<Possible<Aim>> {
        self.possible_aims(state, seat)
    }

    fn plan(&self, state: &State, seat: Seat, last: &Plan<Aim>) -> Plan<Aim> {
        self.intended(state, seat, last)
    }

    fn about_aim(&self, state: &State, seat: Seat, aim: Aim) -> Option<AimAbout> {
        Some(self.aim_in_words(state, seat, aim))
    }

    fn is_reached(&self, state: &State, seat: Seat, aim: Aim) -> bool {
        self.has_reached(state, seat, aim)
    }

    fn serves(&self, state: &State, seat: Seat, action: &Action, plan: &Plan<Aim>) -> Option<Aim> {
        self.served(state, seat, action, plan)
    }

    fn remember(&self, state: &State, seat: Seat, plan: &Plan<Aim>, bias: Bias, memory: &mut Memory) {
        memory.look(self, state, seat, plan, bias);
    }

    fn heeds_bias(&self) -> bool {
        true
    }

    /// Dice are drawn one by one: what was planned for a whole turn is soon overtaken. The set-up is a stretch of its
    /// own. Who is dead keeps his die in the bag, so that the number only grows.
    fn stretch(&self, state: &State) -> Stretch {
        let left = state.bag.iter().fold(0_u8, |all, dice| all.saturating_add(*dice)).div_ceil(DICE);
        let part = match state.stage {
            Stage::SetUp(_) => 0,
            _ => STRETCHES - left.min(STRETCHES - 1),
        };
        Stretch { number: u32::from(state.turn) * u32::from(STRETCHES + 1) + u32::from(part), of: self.seats() }
    }

    fn at_once(&self, state: &State, seat: Seat, mind: &MindOf<Rules>) -> Option<Action> {
        self.known_choice(state, seat, mind)
    }

    fn worths(&self, state: &State, seat: Seat, legal: &[Action], mind: &MindOf<Rules>, _: &mut Rng) -> Vec<f64> {
        decision::worths(self, state, seat, legal, mind)
    }

    fn value(&self, state: &State, seat: Seat) -> i64 {
        self.standing_of(state, seat)
    }

    /// Men and vehicles. Who has left the table by leave of the scenario is not lost.
    fn strength(&self, state: &State, seat: Seat) -> u32 {
        let there = state.of(seat).filter(|(_, unit)| unit.fate != Fate::Destroyed);
        there.map(|(id, unit)| unit.men.len() as u32 + u32::from(self.specs[id.index()].is_vehicle())).sum()
    }

    /// A battle is short: it is played to its end. In the test build the script makes 14 decisions in a millisecond.
    fn foresight(&self) -> Foresight {
        Foresight { turns: 8, pace: 15 }
    }
}
