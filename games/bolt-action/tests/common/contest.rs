//! Games of the scripted player against chance and against itself.

use bolt_action::{Rules, State};
use kernel::dice::Loose;
use kernel::{Game, Hints, Play, Rng, Seat};

/// How a game went for somebody.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Result {
    Won,
    Drawn,
    Lost,
}

/// Plays a game by script for these seats and at random for the others.
pub fn played(rules: &Rules, by_script: &[Seat], seed: u64) -> State {
    let mut s = rules.place(&rules.start()).expect("the opening is good");
    let mut rng = Rng::new(seed);
    let mut dice = Loose(Rng::new(seed + 5000));
    let mut list = Vec::new();
    while let Some(seat) = rules.deciders(&s).first() {
        list.clear();
        rules.actions(&s, seat, &mut list);
        let script = by_script.contains(&seat);
        let i = if script { rules.script(&s, seat, &list, &mut rng) } else { rng.below(list.len()) };
        rules.apply(&mut s, seat, &list[i], &mut Play::silent(&mut dice));
    }
    s
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
