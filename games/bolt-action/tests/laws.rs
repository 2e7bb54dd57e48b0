//! The laws every game must obey, over random play, and those of this one.

use bolt_action::scenario::Scenario;
use bolt_action::state::*;
use bolt_action::{BoltAction, Rules, State};
use kernel::dice::Loose;
use kernel::testing::{Law, Laws};
use kernel::{Game, OptionValues, Play, Rng, Title, Words};
use std::sync::Arc;

fn rules(scenario: Scenario, options: &[(&str, &str)]) -> Arc<Rules> {
    let options: OptionValues = options.iter().map(|(k, v)| ((*k).to_owned(), (*v).to_owned())).collect();
    Arc::new(BoltAction.open(&Default::default(), scenario.id(), &options).unwrap_or_else(|p| panic!("{p:?}")))
}

/// What is always true of a state: every die is accounted for, nobody stands on anybody or off the table.
fn consistent(rules: &Rules, s: &State, last: &str) {
    let moving = s.frames.iter().any(|f| matches!(f, Frame::Way { .. } | Frame::Ambush { .. }));
    if s.stage == Stage::Play {
        for seat in SEATS {
            let waiting = s.of(seat).filter(|(_, u)| {
                let due = match u.fate {
                    Fate::Field | Fate::Aboard(_) | Fate::FirstWave => true,
                    Fate::Reserve => s.turn >= 2,
                    _ => false,
                };
                due && u.order.is_none()
            });
            let dice = usize::from(s.bag[usize::from(seat.0)]) + usize::from(s.drawn == Some(seat));
            assert_eq!(dice, waiting.count(), "dice of {seat:?} in turn {} after {last}", s.turn);
        }
    }
    if moving {
        return;
    }
    let table = board::table::Area::new(0, 0, 7200, 4800);
    let mut bodies: Vec<(UnitId, board::table::Shape)> = Vec::new();
    for (id, unit) in s.on_table().filter(|(_, u)| u.inside.is_none()) {
        assert!(!unit.men.is_empty() || rules.spec(id).unwrap().is_vehicle(), "unit {id:?} is empty after {last}");
        for body in rules.bodies(id, unit) {
            assert!(body.lies_in(&table), "unit {id:?} is off the table at {:?} after {last}", body.centre());
            if let Some((other, b)) = bodies.iter().find(|(_, b)| b.overlaps(&body)) {
                panic!("units {id:?} at {:?} and {other:?} at {:?} overlap after {last}", body, b);
            }
            bodies.push((id, body));
        }
    }
    let mut rooms: Vec<Room> = s.on_table().filter_map(|(_, u)| u.inside).collect();
    rooms.sort_by_key(|r| (r.building, r.floor));
    assert!(rooms.windows(2).all(|w| w[0] != w[1]), "two units on one floor after {last}");
    for (_, unit) in s.on_table() {
        assert!(unit.pins < 40);
    }
    assert!(s.units.iter().all(|u| u.is_alive() || u.order.is_none()));
}

fn play(rules: &Rules, seed: u64) -> (u64, State) {
    let mut s = rules.place(&rules.start()).expect("the opening is good");
    let mut rng = Rng::new(seed);
    let mut dice = Loose(Rng::new(seed + 1000));
    let mut list = Vec::new();
    let mut steps = 0;
    while let Some(seat) = rules.deciders(&s).first() {
        list.clear();
        rules.actions(&s, seat, &mut list);
        let Some(action) = rng.pick(&list).copied() else {
            let why = rules.check(&s, seat, &bolt_action::Action::Done);
            panic!("{seat:?} can do nothing ({why:?}); top {:?} stage {:?} step {steps}", s.frames.last(), s.stage)
        };
        rules.apply(&mut s, seat, &action, &mut Play::silent(&mut dice));
        consistent(rules, &s, &format!("{action:?} (seed {seed}, step {steps})"));
        steps += 1;
        assert!(steps < 20_000, "the game does not end");
    }
    (steps, s)
}

/// C-04, C-05, C-08: random games of every scenario keep their books.
#[test]
fn random_games_keep_their_books() {
    for (n, scenario) in Scenario::ALL.into_iter().enumerate() {
        let table = ["village", "bocage", "steppe", "ruins", "random", "village"][n];
        let rules = rules(scenario, &[("table", table)]);
        for seed in 0..8 {
            let (_, s) = play(&rules, seed * 10 + n as u64);
            assert!(rules.outcome(&s).is_some());
        }
    }
}

const PATROLS: [(&str, &str); 2] = [("first_force", "german_patrol"), ("second_force", "american_patrol")];

fn words() -> [Words; 2] {
    ["en", "el"].map(|language| {
        let files = BoltAction.words().iter().filter(|(l, _)| *l == language).map(|(_, text)| *text);
        Words::read(language, files).unwrap_or_else(|e| panic!("{e}"))
    })
}

/// BA-01, C-132: the laws in every scenario, in both languages, with a flank that only its owner knows.
#[test]
fn laws_hold() {
    let [en, el] = &words();
    let mut imagined = 0;
    for scenario in Scenario::ALL {
        let rules = rules(scenario, &PATROLS);
        let report = Laws::new(&rules).clauses(BoltAction.clauses()).words(en).words(el).seed(1944).games(6).check();
        let vacuous: Vec<Law> = report.vacuous().into_iter().filter(|l| *l != Law::Reveals).collect();
        assert_eq!(vacuous, [], "{report}");
        imagined += report.imagined;
    }
    assert!(imagined > 0, "some flank was hidden from somebody");
}

/// Whole forces of every nation against each other.
#[test]
fn laws_hold_for_every_nation() {
    let pairs = [("germany", "soviet_union"), ("japan", "united_states"), ("italy", "great_britain")];
    for (n, (first, second)) in pairs.into_iter().enumerate() {
        let scenario = Scenario::ALL[2 * n];
        let rules = rules(scenario, &[("first_force", first), ("second_force", second), ("table", "random")]);
        Laws::new(&rules).clauses(BoltAction.clauses()).seed(6).games(3).check();
    }
}

/// Every option value that is not the default, each in games of its own.
#[test]
fn laws_hold_under_every_reading() {
    for (n, option) in BoltAction.about().options.iter().filter(|o| !o.name.ends_with("force")).enumerate() {
        for value in option.values.iter().filter(|v| **v != option.default) {
            let mut options = PATROLS.to_vec();
            options.push((option.name, value));
            let rules = rules(Scenario::ALL[n % 6], &options);
            Laws::new(&rules).clauses(BoltAction.clauses()).seed(45).games(1).check();
        }
    }
}
