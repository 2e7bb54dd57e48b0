//! Games of the scripted player against chance and against itself.

use bolt_action::{Rules, State};
use kernel::{Game, Seat};
use title_check::games;

/// How a game went for somebody.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Result {
    Won,
    Drawn,
    Lost,
}

/// Plays a game by script for these seats and at random for the others.
pub fn played(rules: &Rules, by_script: &[Seat], seed: u64) -> State {
    games::played(rules, by_script.iter().copied().collect(), seed, |_, _| {})
}

/// How it ended for a seat.
pub fn result(rules: &Rules, s: &State, seat: Seat) -> Result {
    let winners = rules.outcome(s).expect("the game is over").winners;
    match () {
        () if winners.contains(seat) => Result::Won,
        () if winners.is_empty() => Result::Drawn,
        () => Result::Lost,
    }
}
