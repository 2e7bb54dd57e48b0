//! How fast the rules are: `make bench` prints these figures.

use divan::counter::ItemsCount;
use hungary_1944::vocabulary::Side;
use hungary_1944::{Hungary1944, Rules, State};
use kernel::dice::{Rolled, Shown};
use kernel::matches::Begin;
use kernel::{Game, Match, Play, Rng, Title};
use std::sync::Arc;

fn main() {
    divan::main();
}

fn rules(scenario: &str) -> Rules {
    Hungary1944.open(&Default::default(), scenario, &Default::default()).expect("our own data is good")
}

fn begin(rules: &Rules) -> State {
    rules.place(&rules.start()).expect("our own set-up is good")
}

/// Plays at random, listing every legal action at every decision; returns how many decisions were made.
fn play(rules: &Rules, seed: u64, most: usize) -> (State, usize) {
    let mut state = begin(rules);
    let mut rng = Rng::new(seed);
    let mut dice = Shown::new(Rolled::new(rng.seed(), 0));
    let mut list = Vec::new();
    for n in 0..most {
        let Some(seat) = rules.deciders(&state).first() else { return (state, n) };
        list.clear();
        rules.actions(&state, seat, &mut list);
        let Some(action) = rng.pick(&list) else { return (state, n) };
        dice.throws.clear();
        rules.apply(&mut state, seat, action, &mut Play::silent(&mut dice));
    }
    (state, most)
}

/// Random legal decisions of whole games, with the complete list at each.
#[divan::bench(args = ["debrecen", "konrad", "spring", "campaign"], sample_count = 10, sample_size = 1)]
fn random_decisions(bencher: divan::Bencher<'_, '_>, scenario: &str) {
    let rules = rules(scenario);
    let (_, decisions) = play(&rules, 7, usize::MAX);
    bencher.counter(ItemsCount::new(decisions)).bench(|| play(&rules, 7, usize::MAX));
}

#[divan::bench]
fn clone_a_state(bencher: divan::Bencher<'_, '_>) {
    let (state, _) = play(&rules("campaign"), 7, 500);
    bencher.bench(|| state.clone());
}

/// Zones and lines of communications of one side, from nothing.
#[divan::bench(args = [Side::Axis, Side::Allied])]
fn zones_and_supply(bencher: divan::Bencher<'_, '_>, side: Side) {
    let rules = rules("campaign");
    let (state, _) = play(&rules, 7, 500);
    bencher.bench(|| rules.supply_of(&state, side));
}

/// A whole campaign folded from its record.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn replay_a_campaign(bencher: divan::Bencher<'_, '_>) {
    let rules = Arc::new(rules("campaign"));
    let begin = Begin {
        game: "hungary-1944".to_owned(),
        rules: String::new(),
        scenario: "campaign".to_owned(),
        options: Default::default(),
        files: Default::default(),
        position: None,
    };
    let mut rng = Rng::new(7);
    let mut game = Match::begin(rules.clone(), begin, rng.seed()).expect("our own set-up is good");
    let mut list = Vec::new();
    while let Some(seat) = rules.deciders(game.state()).first() {
        list.clear();
        rules.actions(game.state(), seat, &mut list);
        let action = *rng.pick(&list).expect("a decider can act");
        game.act(seat, action).expect("a listed action is legal");
    }
    let record = game.record();
    bencher.counter(ItemsCount::new(record.entries.len())).bench(|| Match::replay(rules.clone(), &record));
}
