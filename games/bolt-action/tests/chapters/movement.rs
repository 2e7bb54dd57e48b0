//! Men on the move: rates, ground, formation, gaps, coming on and leaving.

use crate::common::*;
use board::table::{Heading, Point};
use bolt_action::Action;
use bolt_action::force::Spec;
use bolt_action::path::{End, Path};
use bolt_action::state::*;
use bolt_action::terrain::Kind;
use bolt_action::vocabulary::*;

fn to(x: i32, y: i32) -> Action {
    Action::Move(Point::new(x, y))
}

fn moving(spec: Spec, order: Order, features: Vec<bolt_action::terrain::Feature>) -> Battle {
    let mut b = Battle::new(vec![spec], vec![rifles(5)], features);
    b.put(0, 36, 30, 0).put(1, 5, 5, 180);
    b.order(0, order, &[]);
    b
}

/// BA-31, C-30, C-35: 6" on an Advance, 12" on a Run; riders 9" and 18", motorcycles 12" and 24".
#[test]
fn rates_of_men() {
    let cavalry = rifles(3).rule(UnitRule::Cavalry);
    let bikes = rifles(3).rule(UnitRule::Motorcycles);
    for (spec, rate) in [(rifles(5), 600), (team(3, WeaponId::MediumMachineGun), 600), (cavalry, 900), (bikes, 1200)] {
        for (order, reach) in [(Order::Advance, rate), (Order::Run, 2 * rate)] {
            let b = moving(spec.clone(), order, vec![]);
            assert!(b.refused(A, to(3600, 3000 - reach)).is_empty(), "{order:?} {reach}");
            assert_eq!(b.refused(A, to(3600, 3000 - reach - 1)), ["BA-31"]);
        }
    }
}

/// C-31: less than the rate, in as many legs as one likes, but not more in all.
#[test]
fn a_move_may_bend() {
    let mut b = moving(rifles(5), Order::Advance, vec![]);
    b.act(A, to(3600, 2700), &[]);
    assert_eq!(b.refused(A, to(3901, 2700)), ["BA-31"]);
    b.act(A, to(3900, 2700), &[]);
    assert_eq!(b.unit(0).men[0].at, Point::new(3900, 2700));
}

/// BA-35, BA-39, BA-43, BA-47, BA-51, BA-55, BA-57, C-175, C-176: the terrain table on foot.
#[test]
fn the_terrain_table_for_men() {
    let walk = |order, kind| moving(rifles(3), order, vec![feature(kind, 30, 27, 42, 29)]).refused(A, to(3600, 2500));
    let open: Vec<String> = vec![];
    for kind in [Kind::Field, Kind::HighCrops, Kind::Road, Kind::Hill, Kind::Trench] {
        assert_eq!(walk(Order::Run, kind), open, "{kind:?}");
    }
    for kind in [Kind::Woods, Kind::Marsh, Kind::Rubble, Kind::Craters] {
        assert_eq!(
            (walk(Order::Advance, kind), walk(Order::Run, kind)),
            (open.clone(), vec!["BA-39".to_owned()]),
            "{kind:?}"
        );
    }
    for kind in [Kind::Hedge, Kind::Wall, Kind::Bocage, Kind::Wire, Kind::DragonsTeeth] {
        assert_eq!(
            (walk(Order::Advance, kind), walk(Order::Run, kind)),
            (open.clone(), vec!["BA-43".to_owned()]),
            "{kind:?}"
        );
    }
    assert_eq!(walk(Order::Advance, Kind::DeepWater), ["C-175"]);
    assert_eq!(walk(Order::Advance, Kind::Building), ["C-106"], "it is entered, not walked through");
}

/// BA-36, BA-40, BA-44, BA-48, BA-52, BA-58, BA-59, C-76: guns: light ones 6", medium 3", heavy turn; never over rough
/// ground or obstacles; one that is dug in stays.
#[test]
fn guns_on_the_move() {
    let light = || gun(GunSize::Light, WeaponId::LightAtGun, 3);
    for (spec, reach) in [(light(), 600), (gun(GunSize::Medium, WeaponId::MediumAtGun, 3), 300)] {
        let b = moving(spec, Order::Advance, vec![]);
        assert!(b.refused(A, to(3600, 3000 - reach)).is_empty());
        assert_eq!(b.refused(A, to(3600, 3000 - reach - 1)), ["C-76"]);
        assert!(b.refused(A, Action::Pivot(Heading::new(90))).is_empty());
    }
    let b = moving(gun(GunSize::Heavy, WeaponId::HeavyAtGun, 4), Order::Advance, vec![]);
    assert_eq!(b.refused(A, to(3600, 2990)), ["C-76"]);
    assert!(b.refused(A, Action::Pivot(Heading::new(90))).is_empty());
    let push = |kind| moving(light(), Order::Advance, vec![feature(kind, 30, 26, 42, 28)]).refused(A, to(3600, 2450));
    assert_eq!(push(Kind::Woods), ["BA-40"]);
    assert_eq!(push(Kind::Hedge), ["BA-44"]);
    assert!(push(Kind::Field).is_empty() && push(Kind::Road).is_empty());
    let mut b = Battle::with(&[("gun_move", "turn_only")], vec![light()], vec![rifles(5)], vec![]);
    b.put(0, 36, 30, 0).put(1, 5, 5, 180).order(0, Order::Advance, &[]);
    assert_eq!(b.refused(A, to(3600, 2900)), ["C-76"]);
    let mut b = Battle::new(vec![light()], vec![rifles(5)], vec![]);
    b.put(0, 36, 30, 0).put(1, 5, 5, 180).set(0, |u| u.marks.dug_in = true).hand_die(0);
    assert_eq!(b.refused(A, Action::Order { unit: UnitId(0), order: Order::Advance }), ["BA-59"]);
    b.set(0, |u| u.marks.dug_in = false);
    assert_eq!(b.refused(A, Action::Order { unit: UnitId(0), order: Order::Run }), ["C-76"]);
}

/// C-05: more than an inch from other units, friend or foe.
#[test]
fn units_keep_an_inch_apart() {
    let mut b = Battle::new(vec![rifles(1), rifles(1)], vec![rifles(1)], vec![]);
    b.put(0, 36, 30, 0).put(1, 36, 25, 0).put(2, 40, 30, 180).order(0, Order::Advance, &[]);
    assert_eq!(b.refused(A, to(3600, 2700)), ["C-05"], "exactly one inch");
    assert!(b.refused(A, to(3600, 2701)).is_empty());
    assert_eq!(b.refused(A, to(3800, 3000)), ["C-05"]);
    assert!(b.refused(A, to(3799, 3000)).is_empty());
}

/// C-04: a unit comes to stand in one chain; a man dragged out of it is refused, and one who is left behind closes up.
#[test]
fn formation_is_kept() {
    let b = moving(rifles(5), Order::Advance, vec![]);
    let step = |man, x, y| Action::Step { man, to: Point::new(x, y) };
    assert!(b.refused(A, step(4, 4080, 3150)).is_empty());
    assert_eq!(b.refused(A, step(4, 4400, 3000)), ["C-04"]);
    assert_eq!(b.refused(A, step(4, 3960, 3010)), ["C-04"], "on top of his neighbour");
    assert_eq!(b.refused(A, step(9, 4000, 3000)), ["C-31"]);
    let mut b = moving(rifles(5), Order::Advance, vec![]);
    b.s.field.units[0].men[4].at = Point::new(4400, 3000);
    b.act(A, to(3700, 2900), &[]);
    let shapes: Vec<_> = b.unit(0).men.iter().map(|m| board::table::Shape::round(m.at, 50)).collect();
    assert!(board::table::in_formation(&shapes, 100));
}

/// C-31: men pass through their own men, not through enemies or vehicles.
#[test]
fn who_can_be_passed_through() {
    let mut b = Battle::new(vec![rifles(1), rifles(1), tank()], vec![rifles(1)], vec![]);
    b.put(0, 36, 30, 0).put(1, 36, 27, 0).put(3, 5, 5, 180).order(0, Order::Run, &[]);
    assert!(b.refused(A, to(3600, 2300)).is_empty());
    b.put(3, 36, 27, 180).set(1, |u| u.fate = Fate::Reserve);
    assert_eq!(b.refused(A, to(3600, 2300)), ["C-31"]);
    b.put(2, 36, 26, 90).put(3, 5, 5, 180);
    assert_eq!(b.refused(A, to(3600, 2200)), ["C-31"]);
}

/// C-33, C-130: units come on from their edge with Advance or Run, measured from it, and those who can must.
#[test]
fn coming_on() {
    let mut b = Battle::new(vec![rifles(5), tank()], vec![rifles(5)], vec![]);
    b.put(2, 5, 5, 180);
    b.set(0, |u| u.fate = Fate::FirstWave).set(1, |u| u.fate = Fate::FirstWave).hand_die(0);
    let order = |unit, order| Action::Order { unit: UnitId(unit), order };
    assert_eq!(b.refused(A, order(0, Order::Fire)), ["C-100"]);
    b.s.field.drawn = Some(A);
    b.act(A, order(0, Order::Run), &[]);
    let enter = |x, y| Action::Enter(Point::new(x, y));
    assert_eq!(b.refused(A, Action::Done), ["C-130"]);
    assert_eq!(b.refused(A, enter(3600, 3599)), ["C-33"], "over twelve inches from the edge");
    assert!(b.refused(A, enter(3600, 3600)).is_empty());
    b.act(A, enter(3600, 3600), &[1]);
    assert_eq!((b.unit(0).fate, b.unit(0).men[0].at), (Fate::Field, Point::new(3600, 3600)));
    b.s.field.drawn = Some(A);
    b.act(A, order(1, Order::Advance), &[]);
    assert_eq!(b.refused(A, enter(1000, 4114)), ["C-33"], "its front starts at the edge");
    b.act(A, enter(1000, 4115), &[]);
    assert_eq!((b.unit(1).at, b.unit(1).facing), (Point::new(1000, 4115), Heading::new(0)));
}

/// C-131, C-181, S-07, C-09: reserves come from turn 2 on a test at -1; who fails stays off, with his die Down; FUBAR
/// is only a failure.
#[test]
fn reserves() {
    let order = |order| Action::Order { unit: UnitId(0), order };
    let mut b = Battle::with(&[("reserve_dice", "always")], vec![rifles(5)], vec![rifles(5)], vec![]);
    b.put(1, 5, 5, 180);
    b.s.field.drawn = Some(A);
    b.s.field.first = Some(A);
    assert_eq!(b.refused(A, order(Order::Run)), ["C-131"], "not in the first turn");
    assert!(b.refused(A, order(Order::Down)).is_empty(), "the die is laid down");
    for (dice, fate) in [([4, 4], true), ([4, 5], false), ([6, 6], false)] {
        let mut b = Battle::new(vec![rifles(5)], vec![rifles(5)], vec![]);
        b.put(1, 5, 5, 180);
        b.s.field.turn = 2;
        b.order(0, Order::Run, &dice);
        let on = matches!(b.s.frames.last(), Some(Frame::Move(_)));
        assert_eq!(on, fate, "9 - 1 against {dice:?}");
        if !on {
            assert_eq!((b.unit(0).fate, b.unit(0).order), (Fate::Reserve, Some(Order::Down)));
        }
    }
    let b = Battle::new(vec![rifles(5)], vec![rifles(5)], vec![]);
    assert!(b.s.field.bag == [0, 0], "no dice of reserves in the first turn");
}

/// C-132, C-185: round a flank from turn 3, 24" along the short edge, then 36", then all of it.
#[test]
fn outflanking() {
    for (turn, open) in [(2, 0), (3, 2400), (4, 3600), (5, 4700)] {
        let mut b = Battle::new(vec![rifles(3).rule(UnitRule::BehindEnemyLines)], vec![rifles(5)], vec![]);
        b.put(1, 60, 20, 180);
        b.s.field.turn = turn;
        b.set(0, |u| u.flank = Some(Side::Left));
        // Nine without the 1 of reserves, for those who know their way (S-07).
        b.order(0, Order::Run, &[4, 5]);
        let at = |up: i32| Action::Enter(Point::new(600, 4800 - up));
        assert_eq!(b.refused(A, at(1000)).is_empty(), open >= 1000, "turn {turn}");
        if open > 0 {
            assert!(b.refused(A, at(open - 200)).is_empty());
            assert!(open > 4000 || b.refused(A, at(open + 100)) == ["C-185"]);
        }
    }
}

/// C-33, C-186: a unit that leaves by choice is lost.
#[test]
fn leaving_by_choice() {
    let mut b = Battle::new(vec![rifles(3), rifles(3)], vec![rifles(5)], vec![]);
    b.put(0, 36, 45, 0).put(1, 36, 30, 0).put(2, 5, 5, 180).order(1, Order::Advance, &[]);
    assert_eq!(b.refused(A, Action::Leave), ["C-33"]);
    b.order(0, Order::Advance, &[]);
    b.act(A, Action::Leave, &[]);
    assert_eq!(b.unit(0).fate, Fate::Destroyed);
}

/// S-12: in body armour one runs only to assault.
#[test]
fn body_armour_is_heavy() {
    let mut b = Battle::new(vec![rifles(5).rule(UnitRule::BodyArmour)], vec![rifles(5)], vec![]);
    b.put(0, 36, 40, 0).put(1, 36, 10, 180).hand_die(0);
    assert_eq!(b.refused(A, Action::Order { unit: UnitId(0), order: Order::Run }), ["S-12"]);
    b.put(1, 36, 32, 180);
    b.hand_die(0);
    assert!(b.refused(A, Action::Order { unit: UnitId(0), order: Order::Run }).is_empty());
}

/// C-133, C-182: hidden units are no targets until an enemy has them in sight within 12", or they move or fire.
#[test]
fn hidden_units() {
    let woods = || vec![feature(Kind::Woods, 30, 8, 50, 12)];
    let mut b = Battle::new(vec![rifles(3)], vec![rifles(3), rifles(3)], woods());
    b.put(0, 36, 30, 0).put(1, 36, 10, 180).put(2, 60, 5, 180).set(1, |u| u.marks.hidden = true);
    b.order(0, Order::Advance, &[]);
    b.act(A, to(3600, 2400), &[]);
    assert!(b.unit(1).marks.hidden, "13 inches");
    let aim = |b: &Battle| b.refused(A, Action::Aim(Aim { battery: 0, target: UnitId(1), shell: Shell::Shot }));
    b.set(0, |u| u.order = None).order(0, Order::Fire, &[]);
    assert!(aim(&b).contains(&"C-182".to_owned()) || !matches!(b.s.frames.last(), Some(Frame::Declare(_))));
    b.set(0, |u| u.order = None).order(0, Order::Advance, &[]);
    b.act(A, to(3600, 2250), &[]);
    assert!(!b.unit(1).marks.hidden);
}

/// Men half way to somewhere, the first of them to be taken away.
fn half_way(spec: Spec, from: [(i32, i32); 3], to: [(i32, i32); 3]) -> Battle {
    let mut b = Battle::new(vec![spec], vec![rifles(5)], vec![]);
    b.put(0, 20, 20, 0).put(1, 60, 40, 180).set(0, |u| u.order = Some(Order::Advance));
    let points = |list: [(i32, i32); 3]| list.map(|(x, y)| Point::new(x, y)).to_vec();
    let (from, to) = (points(from), points(to));
    for (i, man) in b.s.field.units[0].men.iter_mut().enumerate() {
        man.at = from[i].between(to[i], 5, 10);
    }
    let paths = Path::all_straight(&from, &to);
    b.s.frames.push(Frame::Way { unit: UnitId(0), paths, step: 5, steps: 10, end: End::Stand });
    b.s.frames.push(Frame::Loss(Losing { unit: UnitId(0), count: 1, by: A, heavy: false }));
    b
}

/// C-18, C-31: who loses a man on his way goes on as he set out; nobody takes over the way of another.
#[test]
fn the_others_keep_their_ways() {
    let to = [(2000, 1400), (2200, 1450), (2400, 1500)];
    let mut b = half_way(rifles(3), [(2000, 2000), (2200, 2000), (2400, 2000)], to);
    b.act(A, Action::Remove(0), &[]);
    let ends: Vec<Point> = b.unit(0).men.iter().map(|m| m.at).collect();
    assert_eq!(ends, [Point::new(2200, 1450), Point::new(2400, 1500)]);
}

/// S-01, C-05: green troops who throw themselves down on their way do not come to lie on top of each other.
#[test]
fn whoever_is_stopped_finds_room() {
    // Two of them change places, and meet half way.
    let to = [(2000, 1400), (2400, 1990), (2200, 2000)];
    let green = rifles(3).rule(UnitRule::Green).quality(Quality::Inexperienced);
    let mut b = half_way(green, [(2000, 2000), (2200, 2000), (2400, 2000)], to);
    b.act(A, Action::Remove(0), &[1, 1]);
    assert_eq!(b.unit(0).order, Some(Order::Down));
    let [one, two] = [0, 1].map(|i| b.unit(0).men[i].at);
    assert!(!one.within(two, 99), "{one:?} and {two:?}");
    assert!(one.x() > 2200 && two.x() < 2400, "as far as there was room");
}
