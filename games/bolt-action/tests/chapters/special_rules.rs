//! Special rules of weapons, units and nations, and what is left out on purpose.

use crate::common::*;
use board::table::{Heading, Point};
use bolt_action::force::Spec;
use bolt_action::scenario::Scenario;
use bolt_action::state::*;
use bolt_action::terrain::Kind;
use bolt_action::vocabulary::*;
use bolt_action::volley::ToHit;
use bolt_action::{Action, Data, State};
use kernel::{DataFiles, Game, Play};

/// C-68, W-07: rockets always need 6 and are rolled for against everybody within 6" of the target.
#[test]
fn rockets_spread() {
    let launcher = || gun(GunSize::Medium, WeaponId::MultipleLauncher, 4);
    let mut b = Battle::new(vec![launcher()], vec![rifles(9), rifles(9), rifles(3)], vec![]);
    b.put(0, 20, 40, 0).put(1, 20, 10, 180).put(2, 20, 15, 180).put(3, 60, 10, 180);
    assert_eq!(b.scores(0, 1, Shell::Indirect), [(1, ToHit::Score(6))]);
    b.set(0, |u| u.ranging = Some(Ranging { target: UnitId(1), needed: 3, turn: 0 }));
    assert_eq!(b.scores(0, 1, Shell::Indirect), [(1, ToHit::Score(6))], "it never ranges in");
    // A miss at the target; the neighbour is hit: two dice of hits, D3 of pins, a die for each.
    b.fire(0, 1, Shell::Indirect, &[1, 6, 1, 1, 3, 1, 1]);
    assert_eq!((b.unit(1).pins, b.unit(2).pins, b.unit(3).pins), (0, 2, 0));
}

/// C-73, BA-103: the heavy automatic cannon stands in the table, and no medium one.
#[test]
fn the_heavy_automatic_cannon() {
    let data = Data::read(&Default::default()).unwrap();
    assert_eq!(data.weapon(WeaponId::HeavyAutocannon).range.maximum.0, 72);
    assert!(WeaponId::ALL.iter().all(|w| w.id() != "medium-autocannon"));
}

/// C-74, BA-114: range of flamethrowers on vehicles, 18" or 12".
#[test]
fn range_of_flame() {
    for (values, reaches) in [(&[][..], true), (&[("vehicle_flame_range", "12")][..], false)] {
        let flame = vehicle(
            Armour::MediumTank,
            Mobility::Tracked,
            &[mount(WeaponId::VehicleFlamethrower, Place::Turret, Arc::AllRound)],
        );
        let mut b = Battle::with(values, vec![flame], vec![rifles(5)], vec![]);
        b.put(0, 20, 27, 0).put(1, 20, 10, 180);
        assert_eq!(b.scores(0, 1, Shell::Shot).len(), usize::from(reaches));
    }
}

/// C-75: a gun fires from its barrel, with its crew about it, and none without crew.
#[test]
fn a_gun_and_its_crew() {
    let mut b = Battle::new(
        vec![gun(GunSize::Light, WeaponId::LightAtGun, 3)],
        vec![rifles(5)],
        vec![feature(Kind::Cliff, 10, 31, 40, 32)],
    );
    b.put(0, 20, 29, 0).put(1, 20, 10, 180);
    assert_eq!(b.scores(0, 1, Shell::Shot).len(), 1);
    let crew = b.unit(0).men.iter().all(|m| m.at.y() > 3000);
    assert!(crew, "the crew stand behind, the barrel sees");
    b.set(0, |u| u.men.clear());
    assert_eq!(b.scores(0, 1, Shell::Shot), []);
}

/// C-104, S-16: nobody rides on tanks. C-123: vehicles do not ram vehicles. C-110: flame burns no house down.
#[test]
fn what_is_left_out() {
    let mut b = Battle::new(vec![rifles(3).rule(UnitRule::TankRiders), tank()], vec![tank()], vec![]);
    b.put(0, 20, 30, 0).put(1, 20, 26, 0).put(2, 20, 15, 180).order(0, Order::Run, &[]);
    assert!(b.refused(A, Action::Mount(UnitId(1))).contains(&"C-98".to_owned()));
    b.order(1, Order::Run, &[]);
    assert_eq!(b.refused(A, Action::Assault(UnitId(2))), ["C-122"]);
    let mut b = Battle::new(
        vec![team(2, WeaponId::InfantryFlamethrower)],
        vec![rifles(9)],
        vec![feature(Kind::Building, 18, 8, 24, 12)],
    );
    b.put(0, 20, 15, 0).put(1, 20, 10, 180).set(1, |u| u.inside = Some(Room { building: 0, floor: 0 }));
    b.fire(0, 1, Shell::Shot, &[6, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1]);
    assert_eq!((b.s.field.fallen, b.unit(1).pins), (0, 2));
}

/// W-16: a squeeze bore gains 2 up to 12" and loses 2 at long range. No weapon of our lists has one, so a list of
/// one's own gives it to the light gun: a tank is scratched on a 3, a 5 and not at all where a plain gun needs a 5, a
/// 5 and a 6.
#[test]
fn squeeze_bore() {
    let ours = Data::read(&Default::default()).unwrap();
    assert!(WeaponId::ALL.iter().all(|&w| !ours.weapon(w).has(WeaponRule::SqueezeBore)));
    let list = include_str!("../../data/weapons.toml");
    let (before, gun_and_after) = list.split_at(list.find("id = \"light-at-gun\"").unwrap());
    let squeezed = format!("{before}{}", gun_and_after.replacen("rules = [", "rules = [\"squeeze-bore\", ", 1));
    let files = DataFiles { files: [("weapons.toml".to_owned(), squeezed)].into_iter().collect() };
    let data = Data::read(&files).unwrap();
    assert!(data.weapon(WeaponId::LightAtGun).has(WeaponRule::SqueezeBore));
    // The tank's front is so many inches from the barrel; the lowest die that does anything, with either gun.
    for (y, plain, with_bore) in [(20, 5, 3), (30, 5, 5), (42, 6, 7)] {
        for (data, lowest) in [(&ours, plain), (&data, with_bore)] {
            for die in 2..=6 {
                let light = gun(GunSize::Light, WeaponId::LightAtGun, 3);
                let mut b = Battle::new(vec![light], vec![tank().quality(Quality::Inexperienced)], vec![]);
                b.rules.data = data.clone();
                b.put(0, 20, y, 0).put(1, 20, 10, 180);
                // A hit, the die for damage, and whatever the table says.
                b.order(0, Order::Fire, &[]).aim(0, 1, 0, Shell::Shot);
                let mut dice = Script([4, die].into_iter().collect());
                b.rules.apply(&mut b.s, A, &Action::Done, &mut Play::logged(&mut dice, &mut b.log));
                let damaged = b.log.iter().any(|n| n.text.key == "log-stunned" || n.text.key == "log-knocked-out");
                assert_eq!(damaged, die >= lowest, "{y} inches, {die}");
            }
        }
    }
}

/// S-08, C-183: those with forward set-up go forward, others do not.
#[test]
fn forward_set_up() {
    let woods = vec![feature(Kind::Woods, 50, 26, 58, 32)];
    let first = vec![rifles(3).rule(UnitRule::ForwardSetUp), rifles(3)];
    let mut b = Battle::of(Scenario::Envelopment, &[], first, vec![rifles(3)], woods);
    b.s = State { field: b.rules.start(), frames: vec![] };
    b.act(A, Action::Begin, &[6, 1]).act(A, Action::Attack, &[]).act(B, Action::Edge(Edge::Top), &[]);
    let deploy = |unit, x: i32, y: i32| Action::Deploy {
        unit: UnitId(unit),
        at: Point::new(100 * x, 100 * y),
        facing: Heading::new(0),
    };
    b.act(B, deploy(2, 20, 10), &[]);
    b.act(A, Action::Done, &[]);
    assert_eq!(b.refused(A, deploy(1, 53, 28)), ["C-183"]);
    b.act(A, deploy(0, 53, 28), &[1, 1]);
    assert_eq!(b.unit(0).fate, Fate::Field);
}

/// S-09: rangers on the table make a Run before the first turn.
#[test]
fn rangers_lead_the_way() {
    let mut b =
        Battle::of(Scenario::Envelopment, &[], vec![rifles(3)], vec![rifles(3).rule(UnitRule::Rangers)], vec![]);
    b.s = State { field: b.rules.start(), frames: vec![] };
    b.act(A, Action::Begin, &[6, 1]).act(A, Action::Attack, &[]).act(B, Action::Edge(Edge::Top), &[]);
    let to = |y: i32| Action::Deploy { unit: UnitId(1), at: Point::new(3600, y), facing: Heading::new(0) };
    b.act(B, to(1000), &[]);
    b.act(A, Action::Done, &[]);
    assert_eq!(b.refused(B, to(2201)), ["BA-31"]);
    b.act(B, to(2200), &[1, 1]);
    assert_eq!((b.unit(1).men[0].at.y(), b.s.field.turn), (2200, 1));
}

/// S-19: the fuel trailer may be dropped, and the flamethrower is gone with it.
#[test]
fn a_fuel_trailer() {
    let crocodile =
        vehicle(Armour::HeavyTank, Mobility::Tracked, &[mount(WeaponId::VehicleFlamethrower, Place::Hull, Arc::Front)])
            .drives(VehicleRule::FuelTrailer)
            .drives(VehicleRule::FlameVehicle);
    let mut b = Battle::new(vec![crocodile, tank()], vec![rifles(5)], vec![]);
    b.put(0, 20, 25, 0).put(1, 40, 40, 0).put(2, 20, 10, 180);
    assert_eq!(b.scores(0, 2, Shell::Shot).len(), 1);
    b.order(1, Order::Advance, &[]);
    assert_eq!(b.refused(A, Action::DropTrailer), ["S-19"]);
    b.order(0, Order::Advance, &[]);
    b.act(A, Action::DropTrailer, &[]);
    assert_eq!(b.scores(0, 2, Shell::Shot), []);
}

/// S-20, N-05: a veteran crew with a gyro fires its gun on the move without the 1.
#[test]
fn a_gyro() {
    for (quality, score) in [(Quality::Veteran, 3), (Quality::Regular, 4)] {
        let mut b = Battle::new(vec![tank().drives(VehicleRule::Gyro).quality(quality)], vec![tank()], vec![]);
        b.put(0, 20, 30, 0).put(1, 20, 15, 180).set(0, |u| u.order = Some(Order::Advance));
        assert_eq!(b.scores(0, 1, Shell::Shot)[0].1, ToHit::Score(score), "{quality:?}");
    }
}

/// N-04: an American air observer calls a second strike once the first is settled; others do not.
#[test]
fn a_second_strike() {
    for (nation, again) in [(Nation::UnitedStates, true), (Nation::Italy, false)] {
        let observer = Spec { role: Role::AirObserver, ..squad(1, WeaponId::Pistol) }.of(nation);
        let mut b = Battle::new(vec![observer], vec![rifles(5)], vec![]);
        b.put(0, 36, 40, 0).put(1, 36, 15, 180).set(0, |u| u.marks.called = true).order(0, Order::Fire, &[]);
        let call = Action::Call { what: Support::Strike, at: Point::new(0, 0), target: Some(UnitId(1)) };
        let may = matches!(b.s.frames.last(), Some(Frame::Declare(_))) && b.refused(A, call).is_empty();
        assert_eq!(may, again, "{nation:?}");
    }
}

/// N-11: a Soviet barrage reaches D6" further.
#[test]
fn massed_batteries() {
    for (nation, dice, pinned) in
        [(Nation::SovietUnion, &[1, 4, 3, 2, 1][..], true), (Nation::Italy, &[1, 4, 1], false)]
    {
        let observer = Spec { role: Role::ArtilleryObserver, ..squad(1, WeaponId::Pistol) }.of(nation);
        let mut b = Battle::new(vec![observer], vec![rifles(1), rifles(5)], vec![]);
        b.put(0, 5, 45, 0).put(1, 36, 15, 180).put(2, 60, 15, 180).set(2, |u| u.order = Some(Order::Fire));
        b.order(0, Order::Fire, &[]);
        b.act(A, Action::Call { what: Support::Barrage, at: Point::new(3600, 2900), target: None }, &[]);
        b.act(B, Action::Order { unit: UnitId(1), order: Order::Rally }, dice);
        assert_eq!(b.unit(1).pins == 1, pinned, "13.5 inches off, {nation:?}");
    }
}

/// N-12, S-17: a commissar is a role of his own; N-15: Italy has no rule of its own.
#[test]
fn commissars_and_italians() {
    let data = Data::read(&Default::default()).unwrap();
    assert!(data.units_of(Nation::SovietUnion).any(|(_, u)| u.role == Role::Commissar));
    assert!(data.nation(Nation::Italy).everyone.is_empty());
}

/// S-15: deep snow is rough ground, and open ground on skis.
#[test]
fn skis() {
    for (spec, refused) in [(rifles(3), &["BA-39"][..]), (rifles(3).rule(UnitRule::Skis), &[])] {
        let mut b = Battle::new(vec![spec], vec![rifles(5)], vec![feature(Kind::Snow, 10, 20, 40, 30)]);
        b.put(0, 20, 33, 0).put(1, 60, 5, 180).order(0, Order::Run, &[]);
        assert_eq!(b.refused(A, Action::Move(Point::new(2000, 2400))), refused);
    }
}

/// N-08: of a force that fires rapidly every third rifleman who fires has another shot, with a Fire die.
#[test]
fn rapid_fire() {
    let shots = |men, characteristic, order, y| {
        let mut b = Battle::new(vec![Spec { characteristic, ..rifles(men) }], vec![rifles(5)], vec![]);
        b.put(0, 20, y, 0).put(1, 20, 10, 180).set(0, |u| u.order = Some(order));
        b.scores(0, 1, Shell::Shot).iter().map(|(shots, _)| *shots).sum::<u8>()
    };
    let rapid = Some(Characteristic::RapidFire);
    assert_eq!((shots(6, None, Order::Fire, 20), shots(6, rapid, Order::Fire, 20)), (6, 8));
    assert_eq!((shots(5, rapid, Order::Fire, 20), shots(6, rapid, Order::Advance, 20)), (6, 6));
    assert_eq!(shots(6, rapid, Order::Fire, 40), 0, "who is out of range does not fire at all");
}

fn on_foot(spec: Spec, pins: u8, y: i32) -> Battle {
    let mut b = Battle::new(vec![spec], vec![rifles(5), rifles(5)], vec![]);
    b.put(0, 20, y, 0).put(1, 20, 10, 180).put(2, 60, 10, 180);
    b.set(0, |u| u.pins = pins).set(1, |u| u.order = Some(Order::Fire)).hand_die(0);
    b
}

/// N-08: a force that is up and at them needs no test to assault; for any other Run it does.
#[test]
fn up_and_at_them() {
    let eager = || Spec { characteristic: Some(Characteristic::UpAndAtThem), ..rifles(5) };
    let mut b = on_foot(eager(), 2, 20);
    assert!(b.rules.needs_test(&b.s.field, UnitId(0), Order::Run));
    let charge = Action::Charge { unit: UnitId(0), target: UnitId(1) };
    assert_eq!(b.refused(A, Action::Charge { unit: UnitId(0), target: UnitId(2) }), ["N-08"], "40 inches off");
    // No dice for an order: five blows that tell, and a die to regroup.
    b.act(A, charge, &[4, 4, 4, 4, 4, 3]);
    assert_eq!((b.unit(1).fate, b.unit(0).pins), (Fate::Destroyed, 2), "no test passed, no pin lost");
    assert_eq!(on_foot(rifles(5), 2, 20).refused(A, charge), ["N-08"]);
}

/// N-13: Japanese sent straight at the nearest enemy they see obey as if a double one were rolled: they lose a pin
/// and must make contact if they can; otherwise they run straight at him.
#[test]
fn banzai() {
    let mut b = on_foot(rifles(5).of(Nation::Japan), 7, 20);
    assert_eq!(b.refused(A, Action::Charge { unit: UnitId(0), target: UnitId(2) }), ["N-13"], "not the nearest");
    b.act(A, Action::Charge { unit: UnitId(0), target: UnitId(1) }, &[4, 4, 4, 4, 4, 3]);
    assert_eq!((b.unit(1).fate, b.unit(0).pins), (Fate::Destroyed, 6));
    let mut b = on_foot(rifles(5).of(Nation::Japan), 7, 30);
    b.act(A, Action::Charge { unit: UnitId(0), target: UnitId(1) }, &[]);
    assert_eq!((b.unit(0).order, b.unit(0).men[0].at), (Some(Order::Run), Point::new(2000, 1800)));
    let b = on_foot(rifles(5).of(Nation::Japan), 7, 20);
    assert!(b.rules.needs_test(&b.s.field, UnitId(0), Order::Run), "a Run to somewhere else is tested for");
}

/// S-17, N-12: a unit that fails near a commissar may lose a man of its owner's choice and test again; the second
/// result stands, and without an example the first.
#[test]
fn a_commissar_makes_an_example() {
    let fails = |fubar: bool| {
        let mut b = Battle::new(vec![rifles(5), officer(Role::Commissar)], vec![rifles(5)], vec![]);
        b.put(0, 20, 40, 0).put(1, 20, 43, 0).put(2, 20, 10, 180).set(0, |u| u.pins = 3);
        b.order(0, Order::Advance, if fubar { &[6, 6] } else { &[4, 4] });
        assert!(matches!(b.s.frames.last(), Some(Frame::Example(_))));
        b
    };
    let mut b = fails(false);
    assert_eq!(b.refused(A, Action::Remove(5)), ["BA-72"], "there are five of them");
    b.act(A, Action::Remove(2), &[2, 2]);
    assert_eq!((b.unit(0).men.len(), b.unit(0).order, b.unit(0).pins), (4, Some(Order::Advance), 2));
    let mut b = fails(false);
    b.act(A, Action::Remove(2), &[6, 4, 1]);
    assert_eq!((b.unit(0).men.len(), b.unit(0).order), (4, Some(Order::Down)), "the second result stands");
    let mut b = fails(false);
    b.act(A, Action::Pass, &[1]);
    assert_eq!((b.unit(0).men.len(), b.unit(0).order), (5, Some(Order::Down)));
    let mut b = fails(true);
    b.act(A, Action::Pass, &[1]);
    assert_eq!(b.unit(0).order, Some(Order::Down), "it would fire at friends, but there is nobody to fire at");
}
