//! How fast the rules are: `make bench` prints these figures.

use axis_allies::vocabulary::Kind::{self, *};
use axis_allies::{AxisAllies, Rules, SCENARIO};
use divan::counter::ItemsCount;
use kernel::Game;
use title_check::games;

fn main() {
    divan::main();
}

fn rules() -> Rules {
    games::rules(&AxisAllies, SCENARIO, &[("round_limit", "ten")])
}

/// Random legal decisions of whole games of ten rounds, with the complete list at each. Games differ, so these are
/// fifty.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn random_decisions(bencher: divan::Bencher<'_, '_>) {
    let rules = rules();
    bencher.counter(ItemsCount::new(games::decisions(&rules, 50))).bench(|| games::decisions(&rules, 50));
}

/// A game of ten rounds between scripted players.
#[divan::bench(sample_count = 5, sample_size = 1)]
fn scripted_game(bencher: divan::Bencher<'_, '_>) {
    let rules = rules();
    bencher.bench(|| games::played(&rules, rules.seats(), 7, |_, _| {}));
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
