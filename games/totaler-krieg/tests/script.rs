//! The scripted player against chance, both sides of every scenario.

mod common;
use common::*;
use kernel::dice::Loose;
use kernel::{Game, Hints, Play, Rng};
use totaler_krieg::Rules;
use totaler_krieg::vocabulary::*;

/// Plays one side by script and the other at random; who wins.
fn winner(rules: &Rules, side: Faction, seed: u64) -> Option<Faction> {
    let mut s = rules.place(&rules.start()).expect("our own set-up is good");
    let mut rng = Rng::new(seed);
    let mut dice = Loose(Rng::new(seed + 5000));
    let mut list = Vec::new();
    while let Some(seat) = rules.deciders(&s).first() {
        list.clear();
        rules.actions(&s, seat, &mut list);
        let i = if seat == side.seat() { rules.script(&s, seat, &list, &mut rng) } else { rng.below(list.len()) };
        rules.apply(&mut s, seat, &list[i], &mut Play::silent(&mut dice));
    }
    s.verdict.and_then(Verdict::winner)
}

/// Games of every scenario between two scripted players.
const GAMES: u64 = 4;

#[test]
fn scripts_play_to_the_end() {
    for name in totaler_krieg::data::SCENARIOS {
        let rules = rules(name);
        let mut ends = std::collections::BTreeMap::new();
        for seed in 0..GAMES {
            let mut s = rules.place(&rules.start()).expect("our own set-up is good");
            let (mut rng, mut dice) = (Rng::new(seed), Loose(Rng::new(seed + 9000)));
            let mut list = Vec::new();
            let mut steps = 0;
            while let Some(seat) = rules.deciders(&s).first() {
                list.clear();
                rules.actions(&s, seat, &mut list);
                let i = rules.script(&s, seat, &list, &mut rng);
                rules.apply(&mut s, seat, &list[i], &mut Play::silent(&mut dice));
                steps += 1;
                assert!(steps < 50_000, "{name}: it does not end");
            }
            *ends.entry(s.verdict).or_insert(0) += 1;
        }
        println!("{name}: {ends:?}");
    }
}

fn beats_chance(name: &str, games: u64) {
    let rules = rules(name);
    for &side in &rules.data.scenario.turn_order {
        let ends: Vec<Option<Faction>> = (0..games).map(|seed| winner(&rules, side, seed)).collect();
        let won = ends.iter().filter(|w| **w == Some(side)).count();
        let lost = ends.iter().filter(|w| w.is_some_and(|f| f != side)).count();
        println!("{name}: {side:?} by script wins {won} of {games}, loses {lost}");
        assert!(10 * won >= 9 * games as usize, "{name}: {side:?} wins {won} of {games}, loses {lost}");
    }
}

#[test]
fn case_white_by_script() {
    beats_chance("case-white", 20);
}

#[test]
fn barbarossa_by_script() {
    beats_chance("barbarossa", 10);
}

#[test]
fn the_desert_by_script() {
    beats_chance("desert", 20);
}

#[test]
fn the_crusade_by_script() {
    beats_chance("crusade", 20);
}
