//! What the game tells when it is asked: scores and odds, and why a click on something unlit is refused.

use crate::common::*;
use board::table::{Heading, Point};
use bolt_action::Action;
use bolt_action::scenario::Scenario;
use bolt_action::state::*;
use bolt_action::terrain::Kind;
use bolt_action::vocabulary::*;
use kernel::scene::{Pointing, Spot};
use kernel::{Game, Viewer};

/// C-02, C-169: odds and scores of a declaration are shown beforehand only where measuring is; once the target is named
/// they are always.
#[test]
fn measuring_beforehand() {
    for (values, shown) in [(&[][..], false), (&[("premeasure", "on")][..], true)] {
        let mut b = Battle::with(values, vec![rifles(5)], vec![rifles(5)], vec![]);
        b.put(0, 20, 20, 0).put(1, 20, 10, 180).order(0, Order::Fire, &[]);
        let aim = Action::Aim(Aim { battery: 0, target: UnitId(1), shell: Shell::Shot });
        assert_eq!(!b.rules.explain(&b.s, A, &aim).rows.is_empty(), shown);
        b.act(A, aim, &[]);
        let scene = b.rules.scene(&b.s, Viewer::Seat(A));
        assert!(scene.panels.iter().any(|p| p.id == "fire-1"));
    }
}

/// What a click on something unlit means is refused with its clause, and a unit tells about itself.
#[test]
fn clicks_and_questions() {
    let mut b = Battle::new(vec![rifles(5)], vec![rifles(5)], vec![feature(Kind::Cliff, 0, 20, 72, 21)]);
    b.put(0, 20, 30, 0).put(1, 20, 10, 180).hand_die(0);
    let meant = b.rules.meant(&b.s, A, &Spot::Piece("u2".into()));
    assert!(!meant.is_empty() && meant.iter().all(|a| b.refused(A, *a) == ["BA-03"]));
    let rows = b.rules.inspect(&b.s, Viewer::Seat(B), &Spot::Piece("u1".into())).rows;
    assert!(rows.iter().any(|r| r.text.key == "inspect-morale" && r.value == "9"));
}

/// BA-155, C-169: the odds of an assault hang on no distance and are told beforehand.
#[test]
fn odds_of_an_assault_are_told() {
    let mut b = Battle::new(vec![rifles(9)], vec![rifles(3), tank()], vec![]);
    b.put(0, 20, 18, 0).put(1, 20, 10, 180).put(2, 30, 10, 180).order(0, Order::Run, &[]);
    let rows = b.rules.explain(&b.s, A, &Action::Assault(UnitId(1))).rows;
    let keys: Vec<&str> = rows.iter().map(|r| &*r.text.key).collect();
    assert_eq!(keys, ["explain-wins", "explain-loses"]);
    let rows = b.rules.explain(&b.s, A, &Action::Assault(UnitId(2))).rows;
    assert_eq!(rows.len(), 1);
}

fn at(x: i32, y: i32) -> Pointing {
    Pointing { x: 100 * x, y: 100 * y, piece: None, model: None, facing: None }
}

/// What pointing at the table means for men: the unit, one man, or a unit that comes on. What is meant can be refused.
#[test]
fn pointing_for_men() {
    let mut b = Battle::new(vec![rifles(3), rifles(3)], vec![rifles(3)], vec![]);
    b.put(0, 20, 30, 0).put(2, 20, 5, 180).order(0, Order::Advance, &[]);
    assert_eq!(b.rules.pointed(&b.s, A, &at(20, 26)), [Action::Move(Point::new(2000, 2600))]);
    let man = Pointing { model: Some(2), ..at(21, 29) };
    assert_eq!(b.rules.pointed(&b.s, A, &man), [Action::Step { man: 2, to: Point::new(2100, 2900) }]);
    let far = b.rules.pointed(&b.s, A, &at(20, 10));
    assert_eq!(b.refused(A, far[0]), ["BA-31"], "it is meant, and refused");
    b.set(1, |u| u.fate = Fate::FirstWave).order(1, Order::Run, &[]);
    assert_eq!(b.rules.pointed(&b.s, A, &at(30, 44)), [Action::Enter(Point::new(3000, 4400))]);
    b.s.frames = vec![Frame::Regroup(Regrouping { unit: UnitId(0), reach: 300, house: None })];
    assert_eq!(b.rules.pointed(&b.s, A, &at(20, 28)), [Action::Move(Point::new(2000, 2800))]);
}

/// Vehicles drive to what lies ahead or behind and turn to what lies aside first; a facing is a turn. A recce vehicle
/// that is fired at gets away as far as is pointed at.
#[test]
fn pointing_for_vehicles() {
    let mut b = Battle::new(vec![tank().drives(VehicleRule::Recce)], vec![rifles(5)], vec![]);
    b.put(0, 20, 30, 0).put(1, 20, 10, 180).order(0, Order::Advance, &[]);
    let first = |b: &Battle, p: &Pointing| b.rules.pointed(&b.s, A, p)[0];
    assert_eq!(first(&b, &at(20, 25)), Action::Drive(500));
    assert_eq!(first(&b, &at(20, 33)), Action::Drive(-300));
    assert_eq!(first(&b, &at(30, 30)), Action::Pivot(Heading::new(90)));
    let turn = Pointing { facing: Some(45), ..at(20, 30) };
    assert_eq!(b.rules.pointed(&b.s, A, &turn), [Action::Pivot(Heading::new(45))]);
    b.set(0, |u| u.order = None).order(1, Order::Fire, &[]).aim(1, 0, 0, Shell::Shot).act(B, Action::Done, &[]);
    assert_eq!(b.rules.pointed(&b.s, A, &at(20, 36)), [Action::Escape(-600)]);
    assert_eq!(b.refused(A, Action::Escape(-600)), [] as [&str; 0]);
}

/// In the set-up a point is a place for the unit that is held, facing the enemy unless turned; for the other side it is
/// nothing.
#[test]
fn pointing_in_the_set_up() {
    let mut b = Battle::of(Scenario::PointDefence, &[], vec![rifles(5)], vec![rifles(5)], vec![]);
    b.s.field.stage = Stage::SetUp(3);
    assert_eq!(b.rules.pointed(&b.s, B, &at(20, 10)), [Action::Objective(Point::new(2000, 1000))]);
    assert_eq!(b.rules.pointed(&b.s, A, &at(20, 10)), []);
    b.s.field.stage = Stage::SetUp(4);
    let unit = Pointing { piece: Some("u2".into()), ..at(20, 10) };
    let placed = |facing| Action::Deploy { unit: UnitId(1), at: Point::new(2000, 1000), facing: Heading::new(facing) };
    assert_eq!(b.rules.pointed(&b.s, B, &unit), [placed(180)]);
    assert_eq!(b.rules.pointed(&b.s, B, &Pointing { facing: Some(90), ..unit }), [placed(90)]);
    assert_eq!(b.rules.pointed(&b.s, B, &at(20, 10)), [], "nothing is held");
}
