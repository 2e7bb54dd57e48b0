//! Coordinates that cannot be: off the table, in a wall, on somebody, no numbers at all.

use crate::common::*;
use board::table::{Heading, Point};
use bolt_action::state::*;
use bolt_action::terrain::Kind;
use bolt_action::vocabulary::*;
use bolt_action::{Action, Field};
use kernel::Game;

/// C-171, C-106, C-175, C-05, C-04, BA-31: a place men cannot go to is refused with the clause that forbids it.
#[test]
fn places_nobody_can_go_to() {
    let features = vec![feature(Kind::Building, 22, 34, 26, 38), feature(Kind::Cliff, 14, 34, 18, 38)];
    let mut b = Battle::new(vec![rifles(1), rifles(5)], vec![rifles(5)], features);
    b.put(0, 20, 43, 0).put(1, 30, 43, 0).put(2, 60, 5, 180).order(0, Order::Run, &[]);
    let to = |x: i32, y: i32| Action::Move(Point::new(x, y));
    assert_eq!(b.refused(A, to(2000, 4790)), ["C-171"], "its base hangs over the edge");
    assert_eq!(b.refused(A, to(2000, 4900)), ["C-171"]);
    assert_eq!(b.refused(A, to(2400, 3700)), ["C-106"], "in a house");
    assert_eq!(b.refused(A, to(2170, 3700)), ["C-106"], "in its wall");
    assert_eq!(b.refused(A, to(1600, 3700)), ["C-175"], "in a cliff");
    assert_eq!(b.refused(A, to(3000, 4300)), ["C-05"], "on somebody");
    assert_eq!(b.refused(A, to(2801, 4300)), ["C-05"], "an inch from somebody");
    for (x, y) in [(i32::MAX, i32::MIN), (-1, -1), (10_001, 0)] {
        assert!(!b.refused(A, to(x, y)).is_empty(), "{x} {y}");
        assert!(!b.refused(A, Action::Step { man: 0, to: Point::new(x, y) }).is_empty());
    }
    assert_eq!(b.refused(A, Action::Step { man: 9, to: Point::new(2000, 4200) }), ["C-31"]);
    let mut b = Battle::new(vec![rifles(3)], vec![rifles(1)], vec![]);
    b.put(0, 20, 40, 0).put(1, 60, 5, 180).order(0, Order::Advance, &[]);
    assert_eq!(b.refused(A, Action::Step { man: 0, to: Point::new(2120, 4000) }), ["C-04"], "on his comrade");
    assert_eq!(b.refused(A, Action::Step { man: 2, to: Point::new(2700, 4000) }), ["C-04"], "out of formation");
}

/// C-147, C-171, BA-32: vehicles the same, however far they are told to go.
#[test]
fn legs_no_vehicle_can_drive() {
    let mut b = Battle::new(vec![tank()], vec![rifles(1)], vec![feature(Kind::Building, 34, 20, 40, 26)]);
    b.put(0, 36, 30, 0).put(1, 5, 5, 180).order(0, Order::Advance, &[]);
    assert_eq!(b.refused(A, Action::Drive(600)), ["BA-50"]);
    for by in [i16::MAX, i16::MIN, 0] {
        assert!(!b.refused(A, Action::Drive(by)).is_empty(), "{by}");
    }
    assert_eq!(b.refused(A, Action::Pivot(Heading::new(0))), ["C-147"]);
}

/// C-194: a barrage falls on the table.
#[test]
fn a_call_off_the_table() {
    let observer = bolt_action::force::Spec { role: Role::ArtilleryObserver, ..squad(1, WeaponId::Pistol) };
    let mut b = Battle::new(vec![observer], vec![rifles(5)], vec![]);
    b.put(0, 36, 40, 0).put(1, 36, 15, 180).order(0, Order::Fire, &[]);
    let call = Action::Call { what: Support::Barrage, at: Point::new(-500, 100), target: None };
    assert_eq!(b.refused(A, call), ["C-194"]);
}

/// What is no number, or none a table has, is no action and no position.
#[test]
fn what_is_no_number_is_not_read() {
    for text in [
        r#"{"move":[NaN,100]}"#,
        r#"{"move":[1e999,100]}"#,
        r#"{"move":[12.5,100]}"#,
        r#"{"move":[null,100]}"#,
        r#"{"move":["12",100]}"#,
        r#"{"move":[99999999999,100]}"#,
        r#"{"move":[100]}"#,
        r#"{"drive":40000}"#,
        r#"{"step":{"man":-1,"to":[100,100]}}"#,
        r#"{"order":{"unit":256,"order":"run"}}"#,
    ] {
        assert!(serde_json::from_str::<Action>(text).is_err(), "{text}");
    }
    assert!(serde_json::from_str::<Action>(r#"{"move":[2000,100]}"#).is_ok());
    let far: Action = serde_json::from_str(r#"{"move":[2000000000,-2000000000]}"#).unwrap();
    assert_eq!(far, Action::Move(Point::new(i32::MAX, i32::MIN)), "brought back to the limit, off any table");
}

/// C-171, C-05, C-175: a position with somebody off the table, in a wall or on somebody else is not played.
#[test]
fn positions_that_cannot_be() {
    let mut b = Battle::new(vec![rifles(1)], vec![rifles(1)], vec![feature(Kind::Cliff, 30, 20, 40, 30)]);
    b.put(0, 20, 40, 0).put(1, 20, 10, 180);
    b.s.field.first = None;
    let wrong = |x: i32, y: i32| {
        let mut field: Field = b.s.field.clone();
        field.units[0].men[0].at = Point::new(x, y);
        field.units[0].at = Point::new(x, y);
        b.rules.place(&field).map(|_| ()).map_err(|p| p.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
    };
    assert_eq!(wrong(2000, 4000), Ok(()));
    assert!(wrong(7190, 4000).unwrap_err().contains("C-171"));
    assert!(wrong(-400, 4000).unwrap_err().contains("C-171"));
    assert!(wrong(3500, 2500).unwrap_err().contains("C-175"));
    assert!(wrong(2050, 1000).is_err(), "on the enemy");
}

/// C-05, C-171, C-175: positions off the table, in walls or on top of each other are refused.
#[test]
fn bad_positions_are_refused() {
    let place = |change: &dyn Fn(&mut Field)| {
        let mut b =
            Battle::new(vec![rifles(2), rifles(2)], vec![rifles(2)], vec![feature(Kind::Building, 20, 20, 26, 26)]);
        b.put(0, 10, 40, 0).put(1, 30, 40, 0).put(2, 10, 10, 180);
        b.s.field.first = Some(A);
        b.s.field.drawn = Some(A);
        b.s.field.bag[0] -= 1;
        change(&mut b.s.field);
        match b.rules.place(&b.s.field) {
            Ok(_) => String::new(),
            Err(problems) => problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "),
        }
    };
    assert_eq!(place(&|_| {}), "");
    assert!(place(&|f| f.units[0].men[0].at = Point::new(-40, 100)).contains("C-171"));
    assert!(place(&|f| f.units[0].men[0].at = Point::new(2300, 2300)).contains("C-175"));
    assert!(place(&|f| f.units[0].men[0].at = f.units[1].men[0].at).contains("C-05"));
    assert!(place(&|f| f.bag[1] = 5).contains("C-08"));
    assert!(place(&|f| f.turn = 9).contains("C-135"));
    assert!(place(&|f| f.units[0].men.clear()).contains("expected from 1 to 2 men"));
    assert!(place(&|f| f.units.pop().map(|_| ()).unwrap()).contains("expected 3 units"));
    assert!(place(&|f| f.units[0].inside = Some(Room { building: 0, floor: 9 })).contains("floor of a building"));
}
