//! How fast the rules are: `make bench` prints these figures.

use divan::counter::ItemsCount;
use kernel::Game;
use title_check::games;
use totaler_krieg::state::Place;
use totaler_krieg::vocabulary::Faction;
use totaler_krieg::{Rules, TotalerKrieg};

fn main() {
    divan::main();
}

fn rules(scenario: &str) -> Rules {
    games::rules(&TotalerKrieg, scenario, &[])
}

/// Random legal decisions of whole games, with the complete list at each.
#[divan::bench(args = ["case-white", "barbarossa", "desert", "crusade"], sample_count = 20, sample_size = 1)]
fn random_decisions(bencher: divan::Bencher<'_, '_>, scenario: &str) {
    let rules = rules(scenario);
    bencher.counter(ItemsCount::new(games::decisions(&rules, 8))).bench(|| games::decisions(&rules, 8));
}

#[divan::bench]
fn clone_a_state(bencher: divan::Bencher<'_, '_>) {
    let state = games::after(&rules("barbarossa"), 100, 7);
    bencher.bench(|| state.clone());
}

/// Zones and supply of a whole faction after one move on the largest map, from nothing.
#[divan::bench(args = [Faction::Axis, Faction::Soviet])]
fn zones_and_supply(bencher: divan::Bencher<'_, '_>, faction: Faction) {
    let rules = rules("barbarossa");
    let mut state = rules.place(&rules.start()).expect("our own set-up is good");
    let hexes = [0, 1].map(|i| state.units[i].hex().expect("on the map"));
    let mut turn = 0;
    bencher.bench_local(|| {
        turn = 1 - turn;
        state.units[0].place = Place::Hex(hexes[turn]);
        rules.supply(&state, faction)
    });
}

/// One line of supply with the clause of every link.
#[divan::bench]
fn a_line_of_supply(bencher: divan::Bencher<'_, '_>) {
    let rules = rules("barbarossa");
    let state = rules.place(&rules.start()).expect("our own set-up is good");
    let unit = state.unit_ids().next().expect("there are units");
    bencher.bench(|| rules.supply_line(&state, unit));
}
