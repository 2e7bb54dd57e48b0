//! How fast the rules are: `make bench` prints these figures.

use divan::counter::ItemsCount;
use europe_1939::vocabulary::Kind::*;
use europe_1939::{Europe, Rules};
use kernel::Game;
use title_check::games;

fn main() {
    divan::main();
}

fn rules(variant: &str) -> Rules {
    games::rules(&Europe, variant, &[])
}

/// Random legal decisions of whole games, with the complete list at each.
#[divan::bench(args = ["full-war", "fall-of-france", "mediterranean", "barbarossa"], sample_count = 10, sample_size = 1)]
fn random_decisions(bencher: divan::Bencher<'_, '_>, variant: &str) {
    let rules = rules(variant);
    bencher.counter(ItemsCount::new(games::decisions(&rules, 2))).bench(|| games::decisions(&rules, 2));
}

/// A full war between scripted players.
#[divan::bench(sample_count = 3, sample_size = 1)]
fn scripted_game(bencher: divan::Bencher<'_, '_>) {
    let rules = rules("full-war");
    bencher.bench(|| games::played(&rules, rules.seats(), 7, |_, _| {}));
}

/// The sea battle of the rulebook.
#[divan::bench]
fn odds_of_the_worked_sea_battle(bencher: divan::Bencher<'_, '_>) {
    let fight = rules("full-war").sea_fight_of(&[(Destroyer, 4), (Fleet, 2), (Aircraft, 1)], &[(Submarine, 8)]);
    bencher.bench(|| fight.odds());
}
