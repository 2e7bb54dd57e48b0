//! The scripted player against chance, from both sides.

use bolt_action::scenario::Scenario;
use bolt_action::{BoltAction, Rules};
use kernel::dice::Loose;
use kernel::{Game, Hints, OptionValues, Play, Rng, Seat, Title};

fn rules(scenario: Scenario) -> Rules {
    let options: OptionValues = Default::default();
    BoltAction.open(&Default::default(), scenario.id(), &options).unwrap_or_else(|p| panic!("{p:?}"))
}

/// Plays a game with one seat by script and the other at random: 2 for a win of the script, 1 for a draw.
fn score(rules: &Rules, script: Seat, seed: u64) -> u64 {
    let mut s = rules.place(&rules.start()).expect("the opening is good");
    let mut rng = Rng::new(seed);
    let mut dice = Loose(Rng::new(seed + 5000));
    let mut list = Vec::new();
    while let Some(seat) = rules.deciders(&s).first() {
        list.clear();
        rules.actions(&s, seat, &mut list);
        let i = if seat == script { rules.script(&s, seat, &list, &mut rng) } else { rng.below(list.len()) };
        rules.apply(&mut s, seat, &list[i], &mut Play::silent(&mut dice));
    }
    let winners = rules.outcome(&s).expect("the game is over").winners;
    if winners.contains(script) { 2 } else { u64::from(winners.is_empty()) }
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
