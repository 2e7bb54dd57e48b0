//! The scripted player against chance, both sides, every variant.

use crate::common::rules_of;
use europe_1939::Rules;
use europe_1939::vocabulary::*;
use kernel::Game;
use title_check::games;

/// Plays a game with one side by script and the other at random; how much the script got: two for a victory, one for a
/// draw.
fn result(rules: &Rules, seats: &[kernel::Seat], seed: u64) -> u64 {
    let s = games::played(rules, seats.iter().copied().collect(), seed, |_, _| {});
    let winners = rules.outcome(&s).expect("the game is over").winners;
    if winners.is_empty() {
        1
    } else if seats.iter().any(|&seat| winners.contains(seat)) {
        2
    } else {
        0
    }
}

fn share(variant: &str, seats: &[kernel::Seat], games: u64) -> u64 {
    let rules = rules_of(variant, &[]);
    (0..games).map(|seed| result(&rules, seats, seed)).sum::<u64>() * 100 / (2 * games)
}

#[test]
fn the_script_beats_chance() {
    let mut poor = false;
    for (variant, axis, allies) in [
        ("full-war", GERMANY, BRITAIN),
        ("fall-of-france", GERMANY, BRITAIN),
        ("mediterranean", ITALY, BRITAIN),
        ("barbarossa", GERMANY, USSR),
    ] {
        let games = if variant == "full-war" { 4 } else { 20 };
        let (a, b) = (share(variant, &[axis], games), share(variant, &[allies], games));
        println!("{variant}: axis {a} %, allies {b} %");
        poor |= a.min(b) < 90;
    }
    assert!(!poor, "less than nine games in ten");
}
