//! How fast the rules are: `cargo bench -p bolt-action`.

use board::table::Point;
use bolt_action::scenario::Scenario;
use bolt_action::state::{Aim, Fate, Occasion, Shell, UnitId};
use bolt_action::vocabulary::Role;
use bolt_action::{BoltAction, Rules, State};
use kernel::dice::Loose;
use kernel::{Game, OptionValues, Play, Rng, Title};

fn main() {
    divan::main();
}

fn rules() -> Rules {
    let options: OptionValues = Default::default();
    BoltAction.open(&Default::default(), Scenario::MaximumAttrition.id(), &options).expect("our own data is good")
}

/// A whole game of random decisions; divide by the decisions it takes.
#[divan::bench(sample_count = 20)]
fn a_random_game(bencher: divan::Bencher<'_, '_>) {
    let rules = rules();
    let start = rules.place(&rules.start()).expect("the opening is good");
    let mut seed = 0;
    let mut decisions = 0u64;
    let mut games = 0u64;
    bencher.bench_local(|| {
        seed += 1;
        games += 1;
        let (mut s, mut rng) = (start.clone(), Rng::new(seed));
        let mut dice = Loose(Rng::new(seed + 1000));
        let mut list = Vec::new();
        while let Some(seat) = rules.deciders(&s).first() {
            list.clear();
            rules.actions(&s, seat, &mut list);
            let Some(action) = rng.pick(&list).copied() else { break };
            rules.apply(&mut s, seat, &action, &mut Play::silent(&mut dice));
            decisions += 1;
        }
    });
    println!("{} decisions a game", decisions / games.max(1));
}

fn squads(rules: &Rules) -> (State, UnitId, UnitId) {
    let mut s = rules.place(&rules.start()).expect("the opening is good");
    let squad = |s: &State, seat: u8| {
        let of =
            s.field.units.iter().enumerate().find(|(i, u)| u.seat.0 == seat && rules.specs[*i].role == Role::Squad);
        UnitId(of.map_or(0, |(i, _)| i as u8))
    };
    let (ours, theirs) = (squad(&s, 0), squad(&s, 1));
    for (id, y) in [(ours, 4200), (theirs, 3200)] {
        let unit = &mut s.field.units[id.index()];
        unit.fate = Fate::Field;
        for (i, man) in unit.men.iter_mut().enumerate() {
            man.at = Point::new(3200 + 120 * (i % 6) as i32, y + 120 * (i / 6) as i32);
        }
    }
    (s, ours, theirs)
}

/// Hits, losses, pins and morale of a squad's volley.
#[divan::bench]
fn odds_of_a_volley(bencher: divan::Bencher<'_, '_>) {
    let rules = rules();
    let (s, ours, theirs) = squads(&rules);
    let aims = [Aim { battery: 0, target: theirs, shell: Shell::Shot }];
    bencher.bench(|| rules.odds_of_fire(&s.field, ours, theirs, &aims, Occasion::Order));
}

#[divan::bench]
fn who_sees_whom(bencher: divan::Bencher<'_, '_>) {
    let rules = rules();
    let (s, ours, theirs) = squads(&rules);
    bencher.bench(|| rules.sees(&s.field, ours, theirs));
}

#[divan::bench]
fn a_state_is_cloned(bencher: divan::Bencher<'_, '_>) {
    let rules = rules();
    let (s, ..) = squads(&rules);
    bencher.bench(|| s.clone());
}
