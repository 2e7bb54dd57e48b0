//! The scripted player against chance, both sides of every scenario. `docs/balance.md` has the figures of longer runs.

use crate::common::contest;

use crate::common::*;
use contest::played;
use totaler_krieg::vocabulary::*;

fn beats_chance(name: &str, games: u64) {
    let rules = rules(name);
    for &side in &rules.data.scenario.turn_order {
        let end = |seed| played(&rules, &[side], seed, |_, _| {}).verdict.and_then(Verdict::winner);
        let won = (0..games).filter(|&seed| end(seed) == Some(side)).count();
        assert!(10 * won >= 9 * games as usize, "{name}: {side:?} wins {won} of {games}");
    }
}

#[test]
fn case_white_by_script() {
    beats_chance("case-white", 10);
}

#[test]
fn barbarossa_by_script() {
    beats_chance("barbarossa", 6);
}

#[test]
fn the_desert_by_script() {
    beats_chance("desert", 20);
}

#[test]
fn the_crusade_by_script() {
    beats_chance("crusade", 20);
}
