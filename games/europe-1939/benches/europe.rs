//! How fast the rules are: `make bench` prints these figures.

use divan::counter::ItemsCount;
use europe_1939::vocabulary::Kind::*;
use europe_1939::{Europe, Rules, State};
use kernel::dice::Loose;
use kernel::{Game, Hints, Play, Rng, Title};

fn main() {
    divan::main();
}

fn rules(variant: &str) -> Rules {
    Europe.open(&Default::default(), variant, &Default::default()).expect("our own data is good")
}

/// Plays a game, listing every legal action at every decision; returns how many decisions were made.
fn play(rules: &Rules, seed: u64, script: bool) -> (State, usize) {
    let mut state = rules.place(&rules.start()).expect("our own set-up is good");
    let mut rng = Rng::new(seed);
    let mut dice = Loose(Rng::new(seed + 1));
    let mut list = Vec::new();
    let mut n = 0;
    while let Some(seat) = rules.deciders(&state).first() {
        list.clear();
        rules.actions(&state, seat, &mut list);
        let i = if script { rules.script(&state, seat, &list, &mut rng) } else { rng.below(list.len()) };
        rules.apply(&mut state, seat, &list[i], &mut Play::silent(&mut dice));
        n += 1;
    }
    (state, n)
}

/// Random legal decisions of whole games, with the complete list at each.
#[divan::bench(args = ["full-war", "fall-of-france", "mediterranean", "barbarossa"], sample_count = 10, sample_size = 1)]
fn random_decisions(bencher: divan::Bencher<'_, '_>, variant: &str) {
    let rules = rules(variant);
    let (_, decisions) = play(&rules, 7, false);
    bencher.counter(ItemsCount::new(decisions)).bench(|| play(&rules, 7, false));
}

/// A full war between scripted players.
#[divan::bench(sample_count = 3, sample_size = 1)]
fn scripted_game(bencher: divan::Bencher<'_, '_>) {
    let rules = rules("full-war");
    bencher.bench(|| play(&rules, 7, true));
}

/// The sea battle of the rulebook.
#[divan::bench]
fn odds_of_the_worked_sea_battle(bencher: divan::Bencher<'_, '_>) {
    let fight = rules("full-war").sea_fight_of(&[(Destroyer, 4), (Fleet, 2), (Aircraft, 1)], &[(Submarine, 8)]);
    bencher.bench(|| fight.odds());
}
