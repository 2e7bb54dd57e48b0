//! How fast the rules are: `make bench` prints these figures.

use divan::counter::ItemsCount;
use hungary_1944::vocabulary::Side;
use hungary_1944::{Hungary1944, Rules};
use kernel::{Match, Record, SeatSet};
use std::sync::Arc;
use title_check::games;

fn main() {
    divan::main();
}

fn rules(scenario: &str) -> Rules {
    games::rules(&Hungary1944, scenario, &[])
}

/// Random legal decisions of whole games, with the complete list at each.
#[divan::bench(args = ["debrecen", "konrad", "spring", "campaign"], sample_count = 10, sample_size = 1)]
fn random_decisions(bencher: divan::Bencher<'_, '_>, scenario: &str) {
    let rules = rules(scenario);
    bencher.counter(ItemsCount::new(games::decisions(&rules, 2))).bench(|| games::decisions(&rules, 2));
}

#[divan::bench]
fn clone_a_state(bencher: divan::Bencher<'_, '_>) {
    let state = games::after(&rules("campaign"), 500, 7);
    bencher.bench(|| state.clone());
}

/// Zones and lines of communications of one side, from nothing.
#[divan::bench(args = [Side::Axis, Side::Allied])]
fn zones_and_supply(bencher: divan::Bencher<'_, '_>, side: Side) {
    let rules = rules("campaign");
    let state = games::after(&rules, 500, 7);
    bencher.bench(|| rules.supply_of(&state, side));
}

/// A whole campaign folded from its record.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn replay_a_campaign(bencher: divan::Bencher<'_, '_>) {
    let rules = Arc::new(rules("campaign"));
    let record = games::recorded(&Hungary1944, "campaign", &Default::default(), SeatSet::NONE, 7);
    let record = Record::read(&record).expect("our own record can be read");
    bencher.counter(ItemsCount::new(record.entries.len())).bench(|| Match::replay(rules.clone(), &record));
}
