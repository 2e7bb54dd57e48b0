//! A race for the tests: each seat in turn steps 0, 1 or 2 spaces; a die now and then; one thing nobody knows.

use kernel::briefing::Score;
use kernel::scene::{Board, Row, Shape};
use kernel::{
    AimAbout, Briefing, Game, Hints, MindOf, Outcome, Play, Possible, Problem, Refusal, Rng, Scene, Seat, SeatSet,
    Text, Viewer,
};
use serde::{Deserialize, Serialize};

#[derive(Debug)]
pub struct Race {
    goal: u32,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    pub at: [u32; 2],
    pub moves: u32,
    pub secret: u64,
}

impl Race {
    pub fn to(goal: u32) -> Race {
        Race { goal }
    }
}

impl Game for Race {
    type State = State;
    type Action = u8;
    type Position = ();

    fn seats(&self) -> SeatSet {
        SeatSet::one(Seat(0)).with(Seat(1))
    }

    fn start(&self) {}

    fn place(&self, (): &()) -> Result<State, Vec<Problem>> {
        Ok(State { at: [0; 2], moves: 0, secret: 42 })
    }

    fn position(&self, _: &State) -> Option<()> {
        None
    }

    fn deciders(&self, state: &State) -> SeatSet {
        if state.at.iter().any(|&at| at >= self.goal) {
            SeatSet::NONE
        } else {
            SeatSet::one(Seat((state.moves % 2) as u8))
        }
    }

    fn actions(&self, _: &State, _: Seat, actions: &mut Vec<u8>) {
        actions.extend(0..3);
    }

    fn check(&self, _: &State, _: Seat, action: &u8) -> Result<(), Refusal> {
        if *action < 3 { Ok(()) } else { Err(Refusal::one("TOY-1", Text::new("too-far"))) }
    }

    fn apply(&self, state: &mut State, seat: Seat, action: &u8, play: &mut Play<'_>) {
        // A step of one can be a lucky one.
        let luck = u32::from(*action == 1 && play.die(6) == 6);
        state.at[usize::from(seat.0 % 2)] += u32::from(*action) + 2 * luck;
        state.moves += 1;
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let winner = state.at.iter().position(|&at| at >= self.goal)?;
        let text = Text::new(if winner == 0 { "first-wins" } else { "second-wins" });
        Some(Outcome { winners: SeatSet::one(Seat(winner as u8)), text })
    }

    fn turn(&self, state: &State) -> u32 {
        state.moves.saturating_sub(1) / 2 + 1
    }

    fn board(&self) -> Board {
        Board::empty(Shape::Areas)
    }

    fn scene(&self, state: &State, _: Viewer) -> Scene {
        Scene {
            turn: Text::new("turn"),
            phases: Vec::new(),
            phase: 0,
            deciding: self.deciders(state),
            prompt: Text::new("step"),
            pieces: Vec::new(),
            marks: Vec::new(),
            sketch: Default::default(),
            panels: Vec::new(),
            choices: Vec::new(),
            closing: None,
            outcome: self.outcome(state),
        }
    }

    fn describe(&self, _: &State, action: &u8) -> Text {
        Text::new("step").number("n", *action)
    }

    fn imagine(&self, state: &State, _: Seat, rng: &mut Rng) -> State {
        State { secret: rng.next(), ..state.clone() }
    }

    fn kinds(&self) -> &'static [&'static str] {
        &["Stay", "Step", "LongStep", "Jump"]
    }

    fn kind(&self, action: &u8) -> &'static str {
        self.kinds()[usize::from(*action).min(3)]
    }

    fn briefing(&self, state: &State, _: Viewer) -> Briefing {
        let row = |at: u32| Row { text: Text::new("spaces"), value: format!("{at} / {}", self.goal), clause: None };
        Briefing { score: Score { totals: state.at.map(row).to_vec(), ..Score::default() }, ..Briefing::default() }
    }

    fn arbitrary_action(&self, rng: &mut Rng) -> u8 {
        rng.below(5) as u8
    }
}

/// What can be wanted in a race.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Goal {
    Halfway,
    /// A lucky step, which the script never tries.
    Luck,
}

impl Hints for Race {
    type Aim = Goal;
    type Memory = ();

    fn aims(&self, _: &State, _: Seat) -> Vec<Possible<Goal>> {
        vec![Possible { aim: Goal::Halfway, weight: 1.0 }, Possible { aim: Goal::Luck, weight: 0.0 }]
    }

    fn about_aim(&self, _: &State, _: Seat, aim: Goal) -> Option<AimAbout> {
        Some(AimAbout::new(Text::new(match aim {
            Goal::Halfway => "aim-halfway",
            Goal::Luck => "aim-luck",
        })))
    }

    fn is_reached(&self, state: &State, seat: Seat, aim: Goal) -> bool {
        aim == Goal::Halfway && 2 * state.at[usize::from(seat.0 % 2)] >= self.goal
    }

    fn worths(&self, _: &State, _: Seat, legal: &[u8], mind: &MindOf<Race>, _: &mut Rng) -> Vec<f64> {
        let luck = mind.plan.weight(Goal::Luck);
        legal.iter().map(|&steps| f64::from(steps) + if steps == 1 { luck } else { 0.0 }).collect()
    }

    fn value(&self, state: &State, seat: Seat) -> i64 {
        let own = usize::from(seat.0 % 2);
        i64::from(state.at[own]) - i64::from(state.at[1 - own])
    }

    /// Spaces still to go.
    fn strength(&self, state: &State, seat: Seat) -> u32 {
        self.goal.saturating_sub(state.at[usize::from(seat.0 % 2)])
    }
}
