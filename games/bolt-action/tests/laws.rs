//! The laws every game must obey, over random play, and those of this one.

use bolt_action::scenario::Scenario;
use bolt_action::state::*;
use bolt_action::vocabulary::*;
use bolt_action::{BoltAction, Rules, State};
use kernel::dice::Loose;
use kernel::{Game, OptionValues, Play, Rng, Title};
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
        assert!(unit.men.len() > 0 || rules.spec(id).unwrap().is_vehicle(), "unit {id:?} is empty after {last}");
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
    let _ = Order::Fire;
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
