//! How fast the rules are: `make bench` prints these figures.

use divan::counter::ItemsCount;
use kernel::dice::Loose;
use kernel::{Game, Play, Rng, Title};
use totaler_krieg::state::{Place, State};
use totaler_krieg::vocabulary::Faction;
use totaler_krieg::{Rules, TotalerKrieg};

fn main() {
    divan::main();
}

fn rules(scenario: &str) -> Rules {
    TotalerKrieg.open(&Default::default(), scenario, &Default::default()).expect("our own data is good")
}

/// Plays at random, listing every legal action at every decision; returns how many decisions were made.
fn play(rules: &Rules, seed: u64, most: usize) -> (State, usize) {
    let mut state = rules.place(&rules.start()).expect("our own set-up is good");
    let mut rng = Rng::new(seed);
    let mut dice = Loose(Rng::new(seed + 1));
    let mut list = Vec::new();
    for n in 0..most {
        let Some(seat) = rules.deciders(&state).first() else { return (state, n) };
        list.clear();
        rules.actions(&state, seat, &mut list);
        let Some(action) = rng.pick(&list) else { return (state, n) };
        rules.apply(&mut state, seat, action, &mut Play::silent(&mut dice));
    }
    (state, most)
}

/// Random legal decisions of whole games, with the complete list at each.
#[divan::bench(args = ["case-white", "barbarossa", "desert", "crusade"], sample_count = 20, sample_size = 1)]
fn random_decisions(bencher: divan::Bencher<'_, '_>, scenario: &str) {
    let rules = rules(scenario);
    let games = || (0..8).map(|seed| play(&rules, seed, usize::MAX).1).sum::<usize>();
    bencher.counter(ItemsCount::new(games())).bench(games);
}

#[divan::bench]
fn clone_a_state(bencher: divan::Bencher<'_, '_>) {
    let (state, _) = play(&rules("barbarossa"), 7, 100);
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
