//! How fast the rules are: `make bench` prints these figures.

use axis_allies::vocabulary::Kind::{self, *};
use axis_allies::{AxisAllies, Rules, SCENARIO, State};
use divan::counter::ItemsCount;
use kernel::dice::Loose;
use kernel::{Game, Hints, OptionValues, Play, Rng, Title};

fn main() {
    divan::main();
}

fn rules() -> Rules {
    let options: OptionValues = [("round_limit".to_owned(), "ten".to_owned())].into();
    AxisAllies.open(&Default::default(), SCENARIO, &options).expect("our own data is good")
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

/// Random legal decisions of whole games of ten rounds, with the complete list at each. Games differ, so these are
/// fifty.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn random_decisions(bencher: divan::Bencher<'_, '_>) {
    let rules = rules();
    let games = || (0..50).map(|seed| play(&rules, seed, false).1).sum::<usize>();
    bencher.counter(ItemsCount::new(games())).bench(games);
}

/// A game of ten rounds between scripted players.
#[divan::bench(sample_count = 5, sample_size = 1)]
fn scripted_game(bencher: divan::Bencher<'_, '_>) {
    let rules = rules();
    bencher.bench(|| play(&rules, 7, true));
}

fn odds(bencher: divan::Bencher<'_, '_>, attackers: &[(Kind, u8)], defenders: &[(Kind, u8)]) {
    let fight = rules().fight_of(attackers, defenders, false);
    bencher.bench(|| fight.odds());
}

#[divan::bench]
fn odds_small(bencher: divan::Bencher<'_, '_>) {
    odds(bencher, &[(Infantry, 3), (Armour, 1)], &[(Infantry, 2)]);
}

#[divan::bench]
fn odds_middling(bencher: divan::Bencher<'_, '_>) {
    odds(bencher, &[(Infantry, 10), (Armour, 5), (Fighter, 3)], &[(Infantry, 8), (Armour, 3), (Fighter, 2)]);
}

#[divan::bench]
fn odds_large(bencher: divan::Bencher<'_, '_>) {
    odds(bencher, &[(Infantry, 30), (Armour, 20), (Fighter, 10)], &[(Infantry, 40), (Armour, 10), (Fighter, 8)]);
}
