//! The scripted player against chance, from both sides.

use crate::common::contest;

use bolt_action::scenario::Scenario;
use bolt_action::{BoltAction, Rules};
use contest::{Result, played, result};
use kernel::{OptionValues, Seat, Title};

fn rules(scenario: Scenario) -> Rules {
    let options: OptionValues = Default::default();
    BoltAction.open(&Default::default(), scenario.id(), &options).unwrap_or_else(|p| panic!("{p:?}"))
}

/// 2 for a win of the script against chance, 1 for a draw.
fn score(rules: &Rules, script: Seat, seed: u64) -> u64 {
    match result(rules, &played(rules, &[script], seed), script) {
        Result::Won => 2,
        Result::Drawn => 1,
        Result::Lost => 0,
    }
}

/// C-139: over a game of attrition the script beats chance from either side.
#[test]
fn the_script_beats_chance() {
    let rules = rules(Scenario::MaximumAttrition);
    let games = 10;
    let wins = (0..games).filter(|&n| score(&rules, Seat((n % 2) as u8), n) == 2).count() as u64;
    assert!(10 * wins >= 9 * games, "{wins} of {games}");
}

/// The script finishes games of every scenario and does not lose to chance more often than it wins.
#[test]
fn the_script_plays_every_scenario() {
    for scenario in Scenario::ALL {
        let rules = rules(scenario);
        let points: u64 = (0..4).map(|n| score(&rules, Seat((n % 2) as u8), 77 + n)).sum();
        assert!(points >= 4, "{}: {points} of 8", scenario.id());
    }
}
