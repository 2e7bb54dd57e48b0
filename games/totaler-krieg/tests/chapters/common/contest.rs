//! Whole games: by script for some factions, at random for the others.

use title_check::games;
use totaler_krieg::vocabulary::*;
use totaler_krieg::{Action, Rules, State};

/// Plays a game to its end, looking at every state.
pub fn played(rules: &Rules, by_script: &[Faction], seed: u64, look: impl FnMut(&State, &Action)) -> State {
    games::played(rules, by_script.iter().map(|f| f.seat()).collect(), seed, look)
}
