//! Games of the scripted player against chance and against itself.

use axis_allies::Rules;
use axis_allies::state::Verdict;
use axis_allies::vocabulary::*;
use kernel::dice::Loose;
use kernel::{Game, Hints, Play, Rng};

/// Plays a game by script for these sides and at random for the others.
fn played(rules: &Rules, by_script: &[Side], seed: u64) -> axis_allies::State {
    let mut s = rules.place(&rules.start()).expect("our own set-up is good");
    let mut rng = Rng::new(seed);
    let mut dice = Loose(Rng::new(seed + 5000));
    let mut list = Vec::new();
    while let Some(seat) = rules.deciders(&s).first() {
        list.clear();
        rules.actions(&s, seat, &mut list);
        let power = Power::of(seat).expect("a seat of the game");
        let script = by_script.contains(&power.side());
        let i = if script { rules.script(&s, seat, &list, &mut rng) } else { rng.below(list.len()) };
        rules.apply(&mut s, seat, &list[i], &mut Play::silent(&mut dice));
    }
    s
}

/// Whether a side by script beats the other at random.
pub fn wins(rules: &Rules, side: Side, seed: u64) -> bool {
    let s = played(rules, &[side], seed);
    let winners = rules.outcome(&s).expect("the game is over").winners;
    side.powers().any(|p| winners.contains(p.seat()))
}

/// A game between scripts: the round it ended in; nothing if only the limit of rounds ended it.
#[allow(dead_code)]
pub fn between_scripts(rules: &Rules, seed: u64) -> u16 {
    let s = played(rules, &[Side::Axis, Side::Allies], seed);
    if matches!(s.verdict, Some(Verdict::Limit(_))) { 0 } else { s.round }
}
