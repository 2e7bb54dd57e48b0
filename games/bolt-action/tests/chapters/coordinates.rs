//! Coordinates that cannot be: off the table, in a wall, on somebody, no numbers at all.

use crate::common::*;
use board::table::{Heading, Point};
use bolt_action::state::*;
use bolt_action::terrain::Kind;
use bolt_action::vocabulary::*;
use bolt_action::{Action, Field};
use kernel::Game;

/// C-171, C-04: a place no table has is refused to a unit and to each of its men.
#[test]
fn places_no_table_has() {
    let mut b = Battle::new(vec![rifles(1)], vec![rifles(5)], vec![]);
    b.put(0, 20, 43, 0).put(1, 60, 5, 180).order(0, Order::Run, &[]);
    for (x, y) in [(i32::MAX, i32::MIN), (-1, -1), (10_001, 0)] {
        assert!(!b.refused(A, Action::Move(Point::new(x, y))).is_empty(), "{x} {y}");
        assert!(!b.refused(A, Action::Step { man: 0, to: Point::new(x, y) }).is_empty());
    }
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
