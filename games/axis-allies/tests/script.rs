//! The scripted player against chance, both sides.

mod common;
use axis_allies::Rules;
use axis_allies::vocabulary::*;
use common::rules;
use kernel::dice::Loose;
use kernel::{Game, Hints, Play, Rng};

/// Plays a game with one side by script and the other at random; whether the script wins, and how long it took.
fn wins(rules: &Rules, side: Side, seed: u64) -> bool {
    let mut s = rules.place(&rules.start()).expect("our own set-up is good");
    let mut rng = Rng::new(seed);
    let mut dice = Loose(Rng::new(seed + 5000));
    let mut list = Vec::new();
    while let Some(seat) = rules.deciders(&s).first() {
        list.clear();
        rules.actions(&s, seat, &mut list);
        let power = Power::of(seat).expect("a seat of the game");
        let i = if power.side() == side { rules.script(&s, seat, &list, &mut rng) } else { rng.below(list.len()) };
        rules.apply(&mut s, seat, &list[i], &mut Play::silent(&mut dice));
    }
    let winners = rules.outcome(&s).expect("the game is over").winners;
    side.powers().any(|p| winners.contains(p.seat()))
}

fn share(side: Side, games: u64) -> u64 {
    let rules = rules(&[("round_limit", "ten")]);
    (0..games).filter(|&seed| wins(&rules, side, seed)).count() as u64
}

/// AA-03: the Axis by script beats random Allies.
#[test]
fn the_axis_by_script_beats_chance() {
    let won = share(Side::Axis, 40);
    assert!(won >= 38, "{won} of 40");
}

#[test]
fn the_allies_by_script_beat_chance() {
    let won = share(Side::Allies, 40);
    assert!(won >= 38, "{won} of 40");
}
