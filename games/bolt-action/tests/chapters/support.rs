//! Barrages, smoke, aircraft and what else comes from afar.

use crate::common::*;
use board::table::Point;
use bolt_action::Action;
use bolt_action::force::Spec;
use bolt_action::state::*;
use bolt_action::terrain::Kind;
use bolt_action::vocabulary::*;

fn observer(role: Role) -> Spec {
    Spec { role, ..squad(1, WeaponId::Pistol) }
}

/// An observer of ours in sight of theirs; the second turn begins with these dice once all have had their order.
fn called(role: Role, what: Support, target: Option<UnitId>, values: &[(&str, &str)]) -> Battle {
    let mut b = Battle::with(
        values,
        vec![observer(role)],
        vec![rifles(5), rifles(5)],
        vec![feature(Kind::Cliff, 0, 30, 10, 31)],
    );
    b.put(0, 36, 40, 0).put(1, 36, 15, 180).put(2, 60, 15, 180);
    b.set(2, |u| u.order = Some(Order::Fire));
    b.order(0, Order::Fire, &[]);
    b.act(A, Action::Call { what, at: Point::new(3600, 1500), target }, &[]);
    b
}

/// C-129, C-194, C-144: a barrage is called once with Fire at a point in sight; on 4 or more it lands at the start of a
/// later turn and everybody within 12" rolls.
#[test]
fn a_barrage_lands() {
    let mut b = called(Role::ArtilleryObserver, Support::Barrage, None, &[]);
    assert_eq!((b.unit(0).marks.called, b.s.field.calls.len()), (true, 1));
    assert!(b.s.field.drawn == Some(B), "nobody reacts");
    // Rally: then 4 lands it, 2 is one pin; then the first die of the turn.
    b.act(B, Action::Order { unit: UnitId(1), order: Order::Rally }, &[1, 4, 2, 1]);
    assert_eq!((b.unit(1).pins, b.unit(2).pins, b.s.field.turn), (1, 0, 2));
    assert!(b.s.field.calls.is_empty());
}

/// C-129: 2 and 3 are late, with 1 more next time; a 1 lets the enemy move the marker.
#[test]
fn a_barrage_may_be_late_or_stray() {
    let mut b = called(Role::ArtilleryObserver, Support::Barrage, None, &[]);
    b.act(B, Action::Order { unit: UnitId(1), order: Order::Rally }, &[1, 3, 1]);
    assert_eq!((b.s.field.calls[0].late, b.unit(1).pins), (1, 0));
    let mut b = called(Role::ArtilleryObserver, Support::Barrage, None, &[]);
    b.act(B, Action::Order { unit: UnitId(1), order: Order::Rally }, &[1, 1]);
    assert!(matches!(b.s.frames.last(), Some(Frame::Stray(_))));
    assert_eq!(b.refused(B, Action::Stray(Point::new(3600, 2800))), ["C-129"], "13 inches");
    b.act(B, Action::Stray(Point::new(3600, 2700)), &[5, 4, 1]);
    assert_eq!((b.unit(1).pins, b.unit(0).pins), (2, 0), "4 and 5: D3 pins");
}

/// C-194, C-144: smoke of 6" instead, gone at the start of the turn after next.
#[test]
fn smoke_from_afar() {
    let mut b = called(Role::ArtilleryObserver, Support::Smoke, None, &[]);
    b.act(B, Action::Order { unit: UnitId(1), order: Order::Rally }, &[1, 5, 1]);
    assert_eq!(b.s.field.smoke.first().map(|c| (c.radius, c.turn)), Some((600, 2)));
    for (turn, there) in [(3, true), (4, false)] {
        let mut later = Battle { rules: b.rules.clone(), s: b.s.clone(), log: vec![] };
        later.s.field.turn = turn - 1;
        later.s.field.units.iter_mut().for_each(|u| u.order = Some(Order::Fire));
        later.s.field.units[1].order = None;
        later.s.field.bag = [0, 0];
        later.order(1, Order::Rally, &[1, 1]);
        assert_eq!(later.s.field.smoke.is_empty(), !there, "turn {turn}");
    }
}

/// C-129, C-194, C-195: nothing without sight, a second time, or where support is off.
#[test]
fn what_cannot_be_called() {
    let call = |what, x: i32, y: i32, target| Action::Call { what, at: Point::new(100 * x, 100 * y), target };
    let ready = |role, values: &[(&str, &str)]| {
        let mut b =
            Battle::with(values, vec![observer(role)], vec![rifles(5)], vec![feature(Kind::Cliff, 0, 30, 72, 31)]);
        b.put(0, 36, 33, 0).put(1, 36, 45, 180).order(0, Order::Fire, &[]);
        b
    };
    let b = ready(Role::ArtilleryObserver, &[]);
    assert_eq!(b.refused(A, call(Support::Barrage, 36, 10, None)), ["C-194"], "behind the cliff");
    assert!(b.refused(A, call(Support::Barrage, 36, 42, None)).is_empty());
    assert_eq!(b.refused(A, call(Support::Strike, 36, 42, Some(UnitId(1)))), ["C-129"], "he is no airman");
    let b = ready(Role::AirObserver, &[]);
    assert_eq!(b.refused(A, call(Support::Strike, 0, 0, None)), ["C-195"]);
    assert!(b.refused(A, call(Support::Strike, 0, 0, Some(UnitId(1)))).is_empty());
    let b = ready(Role::ArtilleryObserver, &[("support", "off")]);
    assert!(!b.refused(A, call(Support::Barrage, 36, 42, None)).is_empty());
}

/// C-129a, C-195: a strike on 4 or more; shots hit on 3 or more; D3-1 pins for everybody within 12".
#[test]
fn a_strike_comes() {
    let mut b = called(Role::AirObserver, Support::Strike, Some(UnitId(1)), &[]);
    // It comes on 4 and strafes (1): eight shots, one hit that does nothing, and a pin for it; then
    // D3-1 pins for the target: 4 is 1.
    b.act(B, Action::Order { unit: UnitId(1), order: Order::Rally }, &[1, 4, 1, 3, 1, 1, 1, 1, 1, 1, 1, 1, 4, 1]);
    assert_eq!(b.unit(1).pins, 2);
    // A 1 is too little at first; after three turns it is enough, but then the enemy picks the target.
    for (late, misled) in [(2, false), (3, true)] {
        let mut b = called(Role::AirObserver, Support::Strike, Some(UnitId(1)), &[]);
        b.s.field.calls[0].late = late;
        b.act(B, Action::Order { unit: UnitId(1), order: Order::Rally }, if misled { &[1, 1] } else { &[1, 1, 1] });
        assert_eq!(matches!(b.s.frames.last(), Some(Frame::Misled(_))), misled);
    }
}

/// C-72, C-195: flak without a die fires at -2; each hit drives the aircraft off on 4 or more.
#[test]
fn flak_drives_aircraft_off() {
    let flak = gun(GunSize::Light, WeaponId::LightAutocannon, 3).rule(UnitRule::Flak);
    let mut b = Battle::new(vec![observer(Role::AirObserver)], vec![rifles(5), flak], vec![]);
    b.put(0, 36, 40, 0).put(1, 36, 15, 180).put(2, 50, 15, 180).set(2, |u| u.order = Some(Order::Fire));
    b.order(0, Order::Fire, &[]);
    b.act(A, Action::Call { what: Support::Strike, at: Point::new(0, 0), target: Some(UnitId(1)) }, &[]);
    b.act(B, Action::Order { unit: UnitId(1), order: Order::Rally }, &[1, 4]);
    assert!(matches!(b.s.frames.last(), Some(Frame::Flak(_))), "its owner says whether it fires");
    assert_eq!(b.refused(B, Action::Spring(UnitId(1))), ["C-195"]);
    let mut silent = Battle { rules: b.rules.clone(), s: b.s.clone(), log: vec![] };
    // Two shots at 5 or more, one hits, 4 drives it off.
    b.act(B, Action::Spring(UnitId(2)), &[5, 4, 4, 1]);
    assert_eq!((b.unit(1).pins, b.unit(2).order), (0, Some(Order::Fire)));
    // A heavy bomb that misses, and D3-1 pins.
    silent.act(B, Action::Pass, &[6, 1, 5, 1]);
    assert_eq!((silent.unit(1).pins, silent.unit(2).order), (2, None));
}

/// C-195: what an aircraft fires counts as heavy and strikes from above: even its machine guns scratch a tank.
#[test]
fn strafing_counts_as_heavy() {
    let car = || vehicle(Armour::ArmouredCar, Mobility::Wheeled, &[]);
    let mut b = Battle::new(vec![observer(Role::AirObserver)], vec![car(), rifles(1)], vec![]);
    b.put(0, 36, 40, 0).put(1, 36, 15, 180).put(2, 5, 5, 180).set(2, |u| u.order = Some(Order::Fire));
    b.order(0, Order::Fire, &[]);
    b.act(A, Action::Call { what: Support::Strike, at: Point::new(0, 0), target: Some(UnitId(1)) }, &[]);
    // It comes; strafing; one of eight hits; the crew are pinned; 6 and 1 from above are 7: superficial, and a stun.
    let dice = [1, 4, 1, 3, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1];
    b.act(B, Action::Order { unit: UnitId(1), order: Order::Rally }, &dice);
    assert_eq!((b.unit(1).order, b.unit(1).pins), (Some(Order::Down), 2));
}

/// S-01, S-13: green troops at their first loss; the untested at their first pin.
#[test]
fn green_and_untested() {
    for (die, quality, pins) in [(2, Quality::Inexperienced, 1), (5, Quality::Regular, 1)] {
        let mut b =
            Battle::new(vec![rifles(5)], vec![rifles(5).rule(UnitRule::Green).quality(Quality::Inexperienced)], vec![]);
        b.put(0, 20, 20, 0).put(1, 20, 10, 180);
        b.fire(0, 1, Shell::Shot, &[3, 1, 1, 1, 1, 3]);
        b.act(B, Action::Remove(4), &[die]);
        assert_eq!((b.unit(1).quality, b.unit(1).pins), (quality, pins));
    }
    for (die, quality) in [(1, Quality::Inexperienced), (4, Quality::Regular), (6, Quality::Veteran)] {
        let mut b = Battle::new(vec![rifles(5)], vec![rifles(5).rule(UnitRule::Untested)], vec![]);
        b.put(0, 20, 20, 0).put(1, 20, 10, 180);
        b.fire(0, 1, Shell::Shot, &[3, 1, 1, 1, 1, 1, die]);
        assert_eq!(b.unit(1).quality, quality);
    }
}
