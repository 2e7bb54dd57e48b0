//! Men on horses, motorcycles and bicycles.

use crate::common::*;
use board::table::Point;
use bolt_action::Action;
use bolt_action::force::Spec;
use bolt_action::state::*;
use bolt_action::terrain::{Feature, Kind};
use bolt_action::vocabulary::*;
use bolt_action::volley::ToHit;

/// S-14, C-35: riders do not go Down; on motorcycles one fires pistols and submachine guns only; three dice a horseman.
#[test]
fn riders() {
    for rule in [UnitRule::Cavalry, UnitRule::Motorcycles] {
        let mut b = Battle::new(vec![rifles(3).rule(rule)], vec![rifles(5)], vec![]);
        b.put(0, 20, 20, 0).put(1, 20, 10, 180).hand_die(0);
        assert_eq!(b.refused(A, Action::Order { unit: UnitId(0), order: Order::Down }), ["C-35"]);
    }
    let shots = |weapon| {
        let mut b = Battle::new(vec![squad(3, weapon).rule(UnitRule::Motorcycles)], vec![rifles(5)], vec![]);
        b.put(0, 20, 16, 0).put(1, 20, 10, 180);
        b.scores(0, 1, Shell::Shot).len()
    };
    assert_eq!((shots(WeaponId::Rifle), shots(WeaponId::SubmachineGun)), (0, 1));
    let mut b = Battle::new(vec![rifles(2).rule(UnitRule::Cavalry)], vec![rifles(9)], vec![]);
    b.put(0, 20, 16, 0).put(1, 20, 10, 180).set(1, |u| u.order = Some(Order::Fire)).order(0, Order::Run, &[]);
    b.act(A, Action::Assault(UnitId(1)), &[4, 4, 4, 4, 4, 4]);
    assert!(matches!(b.s.frames.last(), Some(Frame::Loss(Losing { count: 6, .. }))));
}

fn at(x: i32, y: i32) -> Point {
    Point::new(100 * x, 100 * y)
}

/// Riders at (20, 40) under an order, on a table with these features, an enemy far away.
fn riding(spec: Spec, order: Order, features: Vec<Feature>) -> Battle {
    let mut b = Battle::new(vec![spec], vec![rifles(5)], features);
    b.put(0, 20, 40, 0).put(1, 65, 5, 180).order(0, order, &[]);
    b
}

fn road() -> Vec<Feature> {
    vec![feature(Kind::Road, 18, 0, 27, 48)]
}

/// C-35, S-14: bicycles make 24" on a Run wholly along a road, 12" elsewhere.
#[test]
fn bicycles_on_a_road() {
    let bicycles = || rifles(5).rule(UnitRule::Bicycles);
    let mut b = riding(bicycles(), Order::Run, road());
    assert_eq!(b.refused(A, Action::Move(at(20, 15))), ["BA-31"]);
    b.act(A, Action::Move(at(20, 16)), &[]);
    assert_eq!(b.unit(0).men[0].at, at(20, 16));
    let b = riding(bicycles(), Order::Run, vec![]);
    assert_eq!(b.refused(A, Action::Move(at(20, 27))), ["BA-31"]);
    assert_eq!(b.refused(A, Action::Move(at(20, 28))), [""; 0]);
    let mut b = riding(bicycles(), Order::Run, road());
    b.act(A, Action::Move(at(29, 38)), &[]);
    assert_eq!(b.refused(A, Action::Move(at(29, 27))), ["BA-31"], "who has left the road has 12 inches in all");
}

/// C-35: bicycles are lost with any other order and with the first pin; an assault is on foot.
#[test]
fn bicycles_are_left_behind() {
    let bicycles = || rifles(5).rule(UnitRule::Bicycles);
    assert!(riding(bicycles(), Order::Advance, road()).unit(0).marks.dismounted);
    assert!(!riding(bicycles(), Order::Run, road()).unit(0).marks.dismounted);
    let mut b = Battle::new(vec![rifles(5)], vec![bicycles()], road());
    b.put(0, 20, 20, 0).put(1, 20, 10, 180).fire(0, 1, Shell::Shot, &[3, 1, 1, 1, 1, 1]);
    assert!(b.unit(1).marks.dismounted && b.unit(1).pins == 1);
    let mut b = Battle::new(vec![bicycles()], vec![rifles(5)], road());
    b.put(0, 20, 30, 0).put(1, 20, 10, 180).set(1, |u| u.order = Some(Order::Fire)).order(0, Order::Run, &[]);
    b.act(A, Action::Assault(UnitId(1)), &[1]);
    assert_eq!(b.unit(0).men[0].at, at(20, 18), "twelve inches, and short of them");
}

/// S-14, BA-41, BA-45, BA-53: motorcycles go as wheeled vehicles: not over rough ground or obstacles, twice as far by
/// road.
#[test]
fn motorcycles_go_on_wheels() {
    let motorcycles = || rifles(3).rule(UnitRule::Motorcycles);
    for (kind, clause) in [(Kind::Woods, "BA-41"), (Kind::Hedge, "BA-45")] {
        let b = riding(motorcycles(), Order::Advance, vec![feature(kind, 10, 33, 40, 35)]);
        assert_eq!(b.refused(A, Action::Move(at(20, 30))), [clause]);
    }
    let b = riding(motorcycles(), Order::Advance, road());
    assert_eq!(b.refused(A, Action::Move(at(20, 16))), [""; 0]);
    assert_eq!(b.refused(A, Action::Move(at(20, 15))), ["BA-31"]);
    assert_eq!(riding(motorcycles(), Order::Advance, vec![]).refused(A, Action::Move(at(20, 27))), ["BA-31"]);
}

/// C-35, S-14, W-03: riders get off with an Advance, for good: then they go on foot, may go Down, and a carbine is a
/// rifle.
#[test]
fn riders_get_off() {
    let cavalry = || squad(3, WeaponId::CavalryCarbine).rule(UnitRule::Cavalry);
    let b = riding(cavalry(), Order::Run, vec![]);
    assert_eq!(b.refused(A, Action::Dismount), ["C-35"], "not on a Run");
    let mut b = riding(cavalry(), Order::Advance, vec![]);
    assert_eq!(b.refused(A, Action::Move(at(20, 31))), [""; 0], "nine inches in the saddle");
    b.act(A, Action::Dismount, &[]);
    assert_eq!(b.refused(A, Action::Dismount), ["C-35"], "once");
    assert_eq!(b.refused(A, Action::Move(at(20, 33))), ["BA-31"]);
    b.act(A, Action::Move(at(20, 34)), &[]);
    b.set(0, |u| u.order = None).hand_die(0);
    assert_eq!(b.refused(A, Action::Order { unit: UnitId(0), order: Order::Down }), [""; 0]);
    let shots = |dismounted| {
        let mut b = Battle::new(vec![cavalry()], vec![rifles(5)], vec![]);
        b.put(0, 20, 25, 0).put(1, 20, 10, 180).set(0, |u| u.marks.dismounted = dismounted);
        b.scores(0, 1, Shell::Shot).len()
    };
    assert_eq!((shots(false), shots(true)), (0, 1), "fifteen inches");
}

/// C-35, C-97: horsemen with no die yet get away when they are shot at, up to a Run and no nearer to the enemy; the
/// die on them does not make them harder to hit.
#[test]
fn horsemen_get_away() {
    let shot_at = || {
        let mut b = Battle::new(vec![rifles(5)], vec![rifles(3).rule(UnitRule::Cavalry), rifles(5)], vec![]);
        b.put(0, 20, 40, 0).put(1, 20, 22, 180).put(2, 60, 4, 180).order(0, Order::Fire, &[]);
        b.aim(0, 1, 0, Shell::Shot).act(A, Action::Done, &[]);
        b
    };
    let mut b = shot_at();
    assert_eq!(b.refused(B, Action::GoDown), ["C-44"]);
    assert_eq!(b.refused(B, Action::EscapeTo(at(20, 24))), ["C-97"]);
    assert_eq!(b.refused(B, Action::EscapeTo(at(20, 3))), ["BA-31"]);
    b.act(B, Action::EscapeTo(at(20, 10)), &[]);
    assert_eq!((b.unit(1).men[0].at, b.unit(1).order, b.unit(1).pins), (at(20, 10), Some(Order::Down), 0));
    let mut b = Battle::new(vec![rifles(1)], vec![rifles(3).rule(UnitRule::Cavalry)], vec![]);
    b.put(0, 20, 20, 0).put(1, 20, 10, 180).set(1, |u| u.order = Some(Order::Down));
    assert_eq!(b.scores(0, 1, Shell::Shot), [(1, ToHit::Score(3))]);
    b.set(1, |u| u.marks.dismounted = true);
    assert_eq!(b.scores(0, 1, Shell::Shot), [(1, ToHit::Score(4))]);
}
