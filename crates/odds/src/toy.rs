//! A duel for the tests: the two seats take turns; attack and hit on 5 or 6, or wait.

use kernel::scene::{Board, Shape};
use kernel::{Game, Outcome, Play, Pool, Problem, Refusal, Rng, Scene, Seat, SeatSet, Text, Viewer};
use serde::{Deserialize, Serialize};

#[derive(Debug)]
pub struct Duelling;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Duel {
    pub life: [u8; 2],
    pub next: u8,
}

pub fn duel(first: u8, second: u8) -> (Duelling, Duel) {
    (Duelling, Duel { life: [first, second], next: 0 })
}

impl Game for Duelling {
    type State = Duel;
    type Action = u8;
    type Position = Duel;

    fn seats(&self) -> SeatSet {
        SeatSet::one(Seat(0)).with(Seat(1))
    }

    fn start(&self) -> Duel {
        duel(1, 1).1
    }

    fn place(&self, position: &Duel) -> Result<Duel, Vec<Problem>> {
        Ok(position.clone())
    }

    fn position(&self, state: &Duel) -> Option<Duel> {
        Some(state.clone())
    }

    fn deciders(&self, state: &Duel) -> SeatSet {
        if state.life.contains(&0) { SeatSet::NONE } else { SeatSet::one(Seat(state.next)) }
    }

    fn actions(&self, _: &Duel, _: Seat, actions: &mut Vec<u8>) {
        actions.extend([0, 1]);
    }

    fn check(&self, _: &Duel, _: Seat, action: &u8) -> Result<(), Refusal> {
        if *action < 2 { Ok(()) } else { Err(Refusal::one("TOY-1", Text::new("unknown"))) }
    }

    fn apply(&self, state: &mut Duel, seat: Seat, action: &u8, play: &mut Play<'_>) {
        let other = 1 - usize::from(seat.0 % 2);
        if *action == 0 {
            state.life[other] = state.life[other].saturating_sub(play.hits(Pool::at_least(1, 6, 5)));
        }
        state.next = other as u8;
    }

    fn outcome(&self, state: &Duel) -> Option<Outcome> {
        let loser = state.life.iter().position(|&life| life == 0)?;
        Some(Outcome { winners: SeatSet::one(Seat(1 - loser as u8)), text: Text::new("over") })
    }

    fn turn(&self, _: &Duel) -> u32 {
        1
    }

    fn board(&self) -> Board {
        Board::empty(Shape::Areas)
    }

    fn scene(&self, state: &Duel, _: Viewer) -> Scene {
        Scene {
            turn: Text::new("turn"),
            phases: Vec::new(),
            phase: 0,
            deciding: self.deciders(state),
            prompt: Text::new("prompt"),
            pieces: Vec::new(),
            marks: Vec::new(),
            sketch: Default::default(),
            panels: Vec::new(),
            choices: Vec::new(),
            closing: None,
            outcome: self.outcome(state),
        }
    }

    fn describe(&self, _: &Duel, _: &u8) -> Text {
        Text::new("action")
    }

    fn arbitrary_action(&self, rng: &mut Rng) -> u8 {
        rng.below(3) as u8
    }
}
