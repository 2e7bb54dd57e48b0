//! How fast the rules are: `cargo bench -p bolt-action`.

use board::table::{Outline, Point};
use bolt_action::scenario::Scenario;
use bolt_action::state::{Aim, Fate, Occasion, Shell, UnitId};
use bolt_action::terrain::{Feature, Kind, Table};
use bolt_action::vocabulary::Role;
use bolt_action::{BoltAction, Rules, State};
use divan::counter::ItemsCount;
use kernel::Game;
use title_check::games;

fn main() {
    divan::main();
}

fn rules(scenario: Scenario) -> Rules {
    games::rules(&BoltAction, scenario.id(), &[])
}

/// Random decisions of whole games with the list of each.
#[divan::bench(sample_count = 10, args = [Scenario::Envelopment, Scenario::MaximumAttrition, Scenario::Demolition])]
fn random_decisions(bencher: divan::Bencher<'_, '_>, scenario: Scenario) {
    let rules = rules(scenario);
    bencher.counter(ItemsCount::new(games::decisions(&rules, 10))).bench(|| games::decisions(&rules, 10));
}

/// Two squads of ten, ten inches apart, on a table with forty pieces of terrain, a dozen of them between the two.
fn squads() -> (Rules, State, UnitId, UnitId) {
    let mut rules = rules(Scenario::MaximumAttrition);
    let kinds = [Kind::Woods, Kind::Hedge, Kind::HighCrops, Kind::Craters, Kind::Field];
    let features = (0..40).map(|i| {
        let (x, y) = (300 + i % 8 * 850, 300 + i / 8 * 850);
        let kind = kinds[i as usize % 5];
        Feature { id: format!("f{i}"), kind, floors: 1, outline: Outline::rectangle(x, y, x + 250, y + 120) }
    });
    rules.table = Table::new("bench", features.collect());
    let mut s = rules.place(&rules.start()).expect("the opening is good");
    let squad = |s: &State, seat: u8| {
        let squads = s.field.units.iter().enumerate();
        let of = squads.filter(|(i, u)| u.seat.0 == seat && rules.specs[*i].role == Role::Squad);
        UnitId(of.max_by_key(|(_, u)| u.men.len()).map_or(0, |(i, _)| i as u8))
    };
    let (ours, theirs) = (squad(&s, 0), squad(&s, 1));
    for (id, y) in [(ours, 3900), (theirs, 2700)] {
        let unit = &mut s.field.units[id.index()];
        unit.fate = Fate::Field;
        unit.men.truncate(10);
        for (i, man) in unit.men.iter_mut().enumerate() {
            man.at = Point::new(2700 + 150 * (i % 5) as i32, y + 150 * (i / 5) as i32);
        }
    }
    (rules, s, ours, theirs)
}

/// Hits, losses, pins and morale of a squad's volley.
#[divan::bench]
fn odds_of_a_volley(bencher: divan::Bencher<'_, '_>) {
    let (rules, s, ours, theirs) = squads();
    let aims = [Aim { battery: 0, target: theirs, shell: Shell::Shot }];
    bencher.bench(|| rules.odds_of_fire(&s.field, ours, theirs, &aims, Occasion::Order));
}

/// What each of ten men sees of ten: lines of sight, cover and distances, a hundred pairs.
#[divan::bench]
fn ten_men_look_at_ten(bencher: divan::Bencher<'_, '_>) {
    let (rules, s, ours, theirs) = squads();
    let aim = Aim { battery: 0, target: theirs, shell: Shell::Shot };
    bencher.bench(|| rules.bursts(&s.field, ours, &aim, Occasion::Order));
}

/// Whether anybody of ten sees anybody of ten.
#[divan::bench]
fn who_sees_whom(bencher: divan::Bencher<'_, '_>) {
    let (rules, s, ours, theirs) = squads();
    bencher.bench(|| rules.sees(&s.field, ours, theirs));
}

#[divan::bench]
fn a_state_is_cloned(bencher: divan::Bencher<'_, '_>) {
    let (_, s, ..) = squads();
    bencher.bench(|| s.clone());
}
