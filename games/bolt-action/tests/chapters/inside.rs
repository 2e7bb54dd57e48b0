//! Men in buildings and in vehicles.

use crate::common::*;
use board::table::Point;
use bolt_action::Action;
use bolt_action::force::{Make, Spec};
use bolt_action::state::*;
use bolt_action::terrain::Kind;
use bolt_action::vocabulary::*;
use bolt_action::volley::ToHit;

fn house() -> Vec<bolt_action::terrain::Feature> {
    vec![feature(Kind::Building, 18, 8, 24, 12)]
}

/// BA-47, C-106, C-177: a whole unit enters the lowest free floor, one unit a floor, by Advance or Run.
#[test]
fn entering_a_building() {
    for (values, order, may) in [
        (&[][..], Order::Advance, true),
        (&[][..], Order::Run, true),
        (&[("building_entry", "run")][..], Order::Advance, false),
        (&[("building_entry", "run")][..], Order::Run, true),
    ] {
        let mut b = Battle::with(values, vec![rifles(5), rifles(3)], vec![rifles(5)], house());
        b.put(0, 18, 15, 0).put(1, 30, 10, 0).put(2, 60, 40, 180).order(0, order, &[]);
        assert_eq!(b.refused(A, Action::Occupy(0)).is_empty(), may);
        if may {
            b.act(A, Action::Occupy(0), &[]);
            assert_eq!(b.unit(0).inside, Some(Room { building: 0, floor: 0 }));
            b.order(1, Order::Run, &[]);
            b.act(A, Action::Occupy(0), &[]);
            assert_eq!(b.unit(1).inside, Some(Room { building: 0, floor: 1 }));
        }
    }
    let mut b = Battle::new(vec![rifles(5)], vec![rifles(5)], house());
    b.put(0, 18, 25, 0).put(1, 60, 40, 180).order(0, Order::Run, &[]);
    assert_eq!(b.refused(A, Action::Occupy(0)), ["C-106"], "the last man is too far off");
    assert_eq!(b.refused(A, Action::Occupy(7)), ["C-106"]);
    let mut b = Battle::new(vec![rifles(3).rule(UnitRule::Cavalry)], vec![rifles(5)], house());
    b.put(0, 18, 15, 0).put(1, 60, 40, 180).order(0, Order::Run, &[]);
    assert_eq!(b.refused(A, Action::Occupy(0)), ["C-35"]);
}

/// C-177: out again, measured from the walls; and from floor to floor.
#[test]
fn leaving_a_building() {
    let mut b = Battle::new(vec![rifles(3)], vec![rifles(5)], house());
    b.put(0, 20, 10, 0).put(1, 60, 40, 180).set(0, |u| u.inside = Some(Room { building: 0, floor: 0 }));
    b.order(0, Order::Advance, &[]);
    let out = |y| Action::Move(Point::new(2100, y));
    assert!(b.refused(A, out(1850)).is_empty() && !b.refused(A, out(1851)).is_empty());
    assert!(b.refused(A, Action::Climb(1)).is_empty() && b.refused(A, Action::Climb(2)) == ["C-177"]);
    b.act(A, out(1500), &[]);
    assert_eq!((b.unit(0).inside, b.unit(0).men[0].at), (None, Point::new(2100, 1500)));
}

/// BA-43, BA-57, C-31, C-99, C-177: who leaves a house or a lorry goes over the ground like anybody else: not over a
/// hedge at a Run, not through enemies.
#[test]
fn the_way_out_is_over_the_ground() {
    let hedge = || vec![feature(Kind::Building, 18, 8, 24, 12), feature(Kind::Hedge, 10, 14, 40, 15)];
    for (order, refused) in [(Order::Advance, vec![]), (Order::Run, vec!["BA-43"])] {
        let mut b = Battle::new(vec![rifles(3)], vec![rifles(5)], hedge());
        b.put(0, 20, 10, 0).put(1, 60, 40, 180).set(0, |u| u.inside = Some(Room { building: 0, floor: 0 }));
        b.order(0, order, &[]);
        assert_eq!(b.refused(A, Action::Move(Point::new(2100, 1700))), refused, "{order:?}");
        assert!(b.refused(A, Action::Move(Point::new(2100, 600))).is_empty(), "on the other side there is no hedge");
    }
    let mut b = Battle::new(vec![truck(12), rifles(3)], vec![rifles(10), rifles(5)], vec![]);
    b.put(0, 20, 20, 0).put(2, 17, 16, 0).put(3, 60, 40, 180);
    b.set(1, |u| u.fate = Fate::Aboard(UnitId(0)));
    b.order(1, Order::Advance, &[]);
    assert_eq!(b.refused(A, Action::Move(Point::new(2000, 1350))), ["C-31"], "a line of enemies stands between");
    assert!(b.refused(A, Action::Move(Point::new(2000, 2500))).is_empty());
}

/// C-107, C-108, C-109: hard cover and 1 harder to damage; explosive ignores both, and twelve hits bring the house
/// down.
#[test]
fn protection_of_walls() {
    for (values, damage) in [(&[][..], 5), (&[("extra_protection", "none")][..], 4)] {
        let mut b = Battle::with(
            values,
            vec![rifles(1), gun(GunSize::Heavy, WeaponId::HeavyHowitzer, 5)],
            vec![rifles(5)],
            house(),
        );
        b.put(0, 20, 20, 0)
            .put(1, 40, 40, 315)
            .put(2, 20, 10, 180)
            .set(2, |u| u.inside = Some(Room { building: 0, floor: 0 }));
        assert_eq!(b.scores(0, 2, Shell::Shot), [(1, ToHit::Score(5))]);
        b.fire(0, 2, Shell::Shot, &[5, damage - 1]);
        assert_eq!(b.unit(2).men.len(), 5, "one less does nothing");
        b.set(0, |u| u.order = None).set(2, |u| u.pins = 0);
        b.fire(0, 2, Shell::Shot, &[5, damage]);
        assert!(matches!(b.s.frames.last(), Some(Frame::Loss(Losing { count: 1, .. }))));
        b.s.frames.clear();
        b.set(2, |u| u.order = None);
        assert_eq!(b.scores(1, 2, Shell::He), [(1, ToHit::Score(3))], "no cover from explosive");
        b.fire(1, 2, Shell::He, &[3, 4, 4, 4]);
        assert_eq!((b.unit(2).fate, b.s.field.fallen), (Fate::Destroyed, 1));
    }
}

/// C-177: two men at each opening, an opening every 2".
#[test]
fn openings_limit_fire() {
    let mut b = Battle::new(vec![rifles(10)], vec![rifles(5)], house());
    b.put(0, 20, 10, 0).put(1, 18, 20, 180).set(0, |u| u.inside = Some(Room { building: 0, floor: 0 }));
    assert_eq!(b.scores(0, 1, Shell::Shot).iter().map(|s| s.0).sum::<u8>(), 6, "three openings on a side of 6 inches");
}

fn truck(men: u8) -> Spec {
    Spec { role: Role::Transport, ..vehicle(Armour::SoftSkin, Mobility::Wheeled, &[]).carrying(men) }
}

/// C-98, C-99: in if there is room and all are in reach; out measured from the hull; neither if the vehicle ran.
#[test]
fn getting_in_and_out() {
    let mut b = Battle::new(vec![rifles(5), truck(6), truck(4)], vec![rifles(5)], vec![]);
    b.put(0, 20, 30, 0).put(1, 22, 26, 0).put(2, 30, 26, 0).put(3, 60, 5, 180).order(0, Order::Advance, &[]);
    assert!(b.refused(A, Action::Mount(UnitId(2))).contains(&"C-98".to_owned()), "five in four");
    let mut ran = Battle { rules: b.rules.clone(), s: b.s.clone(), log: vec![] };
    ran.s.field.units[1].marks.ran = true;
    assert_eq!(ran.refused(A, Action::Mount(UnitId(1))), ["C-99"]);
    b.act(A, Action::Mount(UnitId(1)), &[]);
    assert_eq!(b.unit(0).fate, Fate::Aboard(UnitId(1)));
    b.set(0, |u| u.order = None).order(0, Order::Advance, &[]);
    let out = |y| Action::Move(Point::new(2200, y));
    assert!(b.refused(A, out(3470)).len() == 1 && b.refused(A, out(3300)).is_empty(), "6 inches from the hull");
    b.act(A, out(3000), &[]);
    assert_eq!((b.unit(0).fate, b.unit(0).men[0].at), (Fate::Field, Point::new(2200, 3000)));
}

/// C-100: men aboard do not fire and are no targets; pins on the vehicle go on them too.
#[test]
fn men_aboard() {
    let mut b = Battle::new(vec![rifles(5)], vec![truck(12), rifles(5)], vec![]);
    b.put(0, 20, 20, 0).put(1, 20, 10, 180).set(2, |u| u.fate = Fate::Aboard(UnitId(1)));
    b.hand_die(2);
    assert_eq!(b.refused(B, Action::Order { unit: UnitId(2), order: Order::Fire }), ["C-100"]);
    b.order(0, Order::Fire, &[]);
    assert!(!b.refused(A, Action::Aim(Aim { battery: 0, target: UnitId(2), shell: Shell::Shot })).is_empty());
    b.aim(0, 1, 0, Shell::Shot);
    b.open_fire(0, &[3, 1, 1, 1, 1, 1]);
    assert_eq!((b.unit(1).pins, b.unit(2).pins), (1, 1));
}

/// C-101: a transport is destroyed: D6 hits on those aboard, a pin, Down, beside the wreck; or the pin alone.
#[test]
fn the_end_of_a_transport() {
    for (values, hits) in [(&[][..], true), (&[("transport_death", "pin")][..], false)] {
        let mut b = Battle::with(values, vec![rifles(5)], vec![truck(12), rifles(5)], vec![]);
        b.put(0, 20, 20, 0).put(1, 20, 10, 180).set(2, |u| u.fate = Fate::Aboard(UnitId(1)));
        let dice: &[u8] = if hits { &[3, 1, 1, 1, 1, 6, 2, 4, 3] } else { &[3, 1, 1, 1, 1, 6] };
        b.fire(0, 1, Shell::Shot, dice);
        assert_eq!(
            (b.unit(1).fate, b.unit(2).fate, b.unit(2).order),
            (Fate::Destroyed, Fate::Field, Some(Order::Down))
        );
        assert_eq!(b.unit(2).pins, 2, "one for the hit on the vehicle, one for its end");
        assert_eq!(matches!(b.s.frames.last(), Some(Frame::Loss(Losing { count: 1, .. }))), hits);
    }
}

/// C-102: an empty transport nearer to an enemy than to a friend at the end of a turn is lost.
#[test]
fn an_empty_transport_near_the_enemy() {
    for (y, lost) in [(20, true), (38, false)] {
        let mut b = Battle::new(vec![rifles(5), truck(12)], vec![rifles(5)], vec![]);
        b.put(0, 20, 45, 0).put(1, 20, y, 0).put(2, 20, 10, 180);
        b.set(0, |u| u.order = Some(Order::Fire)).set(1, |u| u.order = Some(Order::Fire));
        b.order(2, Order::Rally, &[1]);
        assert_eq!((b.s.field.turn, b.unit(1).fate == Fate::Destroyed), (2, lost));
    }
}

/// C-98, C-103: a gun is towed by what lists its class, limbered within reach of the hook.
#[test]
fn towing() {
    let mut tow = truck(12);
    if let Make::Vehicle(m) = &mut tow.make {
        m.tows.insert(GunFamily::AntiTank, GunSize::Light);
    }
    for (size, may) in [(GunSize::Light, true), (GunSize::Medium, false)] {
        let mut b = Battle::new(vec![gun(size, WeaponId::LightAtGun, 3), tow.clone()], vec![rifles(5)], vec![]);
        b.put(0, 20, 30, 180).put(1, 20, 25, 0).put(2, 60, 5, 180).order(0, Order::Advance, &[]);
        assert_eq!(b.refused(A, Action::Mount(UnitId(1))).is_empty(), may, "{size:?}");
    }
}

/// C-109: twelve hits of one shell bring a house down; two shells of six each do not.
#[test]
fn one_shell_brings_a_house_down() {
    for (dice, fallen) in [(&[3, 3, 3, 3, 3, 3, 1][..], 0), (&[3, 3, 6, 6, 1, 1], 1)] {
        let mut howitzer = gun(GunSize::Medium, WeaponId::MediumHowitzer, 4);
        if let Make::Gun(piece) = &mut howitzer.make {
            piece.barrels = 2;
        }
        let mut b = Battle::new(vec![howitzer], vec![rifles(5)], house());
        b.put(0, 20, 30, 0).put(1, 20, 10, 180).set(1, |u| u.inside = Some(Room { building: 0, floor: 0 }));
        // Both shells hit; two dice of hits each, then pins and a die for each hit that does nothing.
        b.fire(0, 1, Shell::He, dice);
        assert_eq!(b.s.field.fallen, fallen);
    }
}
