//! Games of the scripted player against chance and against itself.

use axis_allies::Rules;
use axis_allies::state::Verdict;
use axis_allies::vocabulary::*;
use kernel::Game;
use title_check::games;

/// Plays a game by script for these sides and at random for the others.
fn played(rules: &Rules, by_script: &[Side], seed: u64) -> axis_allies::State {
    let seats = by_script.iter().flat_map(|side| side.powers()).map(Power::seat).collect();
    games::played(rules, seats, seed, |_, _| {})
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
