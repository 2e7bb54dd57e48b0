//! Rules where two or three of them meet on the same unit, for units our lists do not have: what they have is in the
//! examples, most of it in `examples/43-meetings.toml`.

use crate::common::*;

use board::table::Point;
use bolt_action::Action;
use bolt_action::force::{Part, Soldier, Spec};
use bolt_action::state::*;
use bolt_action::terrain::Kind;
use bolt_action::vocabulary::*;

/// C-51, C-36: a loader loads while his weapon fires, whatever else the gunner carries; a light mortar binds the
/// rifles to its target, in whichever order they are declared.
#[test]
fn loaders_and_mortars_of_a_squad() {
    let shots = |extra: Option<WeaponId>| {
        let mut lmg = rifles(3);
        lmg.men[1] = Soldier { extra, ..soldier(Part::Gunner, WeaponId::LightMachineGun) };
        lmg.men[2].part = Part::Loader;
        let mut b = Battle::new(vec![lmg], vec![rifles(5)], vec![]);
        b.put(0, 20, 40, 0).put(1, 20, 25, 0);
        b.scores(0, 1, Shell::Shot).iter().map(|(shots, _)| *shots).sum::<u8>()
    };
    assert_eq!(shots(Some(WeaponId::Panzerfaust)), shots(None));

    let mut squad = rifles(3);
    squad.men[1] = soldier(Part::Gunner, WeaponId::LightMortar);
    let aims = |battery, target, shell| Action::Aim(Aim { battery, target: UnitId(target), shell });
    let mortar = |target| aims(2, target, Shell::Indirect);
    let arms = |target| aims(0, target, Shell::Shot);
    for (first, second) in [(mortar(1), arms(2)), (arms(1), mortar(2))] {
        let mut b = Battle::new(vec![squad.clone()], vec![rifles(5), rifles(5)], vec![]);
        b.put(0, 20, 40, 0).put(1, 20, 25, 0).put(2, 30, 25, 0);
        b.order(0, Order::Fire, &[]).act(A, first, &[]);
        assert_eq!(b.refused(A, second), ["C-36"]);
    }
}

/// BA-65: dual steering without recce goes back as fast as forward, with the same orders.
#[test]
fn both_ways() {
    for (order, back, too_far) in [(Order::Advance, -900, -1800), (Order::Run, -1800, -1801)] {
        let mut b = Battle::new(vec![tank().drives(VehicleRule::DualSteering)], vec![rifles(5)], vec![]);
        b.put(0, 20, 20, 0).put(1, 60, 10, 0).order(0, order, &[]);
        assert!(b.refused(A, Action::Drive(back)).is_empty());
        assert_eq!(b.refused(A, Action::Drive(too_far)), ["BA-65"]);
    }
}

/// BA-132, C-99: a wreck is in the way of men and of vehicles.
#[test]
fn wrecks_are_in_the_way() {
    let hull = board::table::Shape::hull(Point::new(2500, 2000), board::table::Heading::new(0), 4000, 200);
    let lorry = Spec { role: Role::Transport, ..vehicle(Armour::SoftSkin, Mobility::Wheeled, &[]) }.carrying(12);
    let mut b = Battle::new(vec![rifles(2), lorry], vec![rifles(5)], vec![]);
    b.put(0, 20, 20, 0).put(1, 28, 20, 0).put(2, 60, 40, 0).order(0, Order::Run, &[]);
    b.s.field.wrecks.push(Wreck { hull, height: 200 });
    assert_eq!(b.refused(A, Action::Mount(UnitId(1))), ["BA-132"]);
    assert_eq!(b.refused(A, Action::Move(Point::new(2700, 1200))), ["BA-132"]);
    b.order(1, Order::Advance, &[]);
    b.set(1, |u| u.facing = board::table::Heading::new(270));
    assert_eq!(b.refused(A, Action::Drive(600)), ["BA-132"]);
}

/// A medium tank that is not to be relied on.
fn unreliable() -> Spec {
    tank().drives(VehicleRule::Unreliable)
}

/// C-85, C-88, BA-122: *unreliable* brings one more pin for an attack: not one for the hit and another for the
/// result, and not one for each weapon of a unit that hits.
#[test]
fn unreliable_counts_once_an_attack() {
    let gun = gun(GunSize::Medium, WeaponId::MediumAtGun, 3);
    let mut b = Battle::new(vec![gun], vec![unreliable()], vec![]);
    b.put(0, 20, 40, 0).put(1, 20, 20, 180).set(1, |u| u.order = Some(Order::Fire));
    // A hit, a 4 and 5 against 9: superficial; stunned.
    b.fire(0, 1, Shell::Shot, &[6, 4, 1]);
    assert_eq!(b.unit(1).pins, 3, "the hit, the engine, the stun");

    let mounts = [
        mount(WeaponId::MediumAtGun, Place::Turret, Arc::AllRound),
        mount(WeaponId::LightAtGun, Place::Hull, Arc::Front),
    ];
    let twice = vehicle(Armour::MediumTank, Mobility::Tracked, &mounts);
    let mut b = Battle::new(vec![twice], vec![unreliable()], vec![]);
    b.put(0, 20, 40, 0).put(1, 20, 20, 180).set(1, |u| u.order = Some(Order::Fire));
    b.order(0, Order::Fire, &[]).aim(0, 1, 0, Shell::Shot).aim(0, 1, 1, Shell::Shot);
    // Both hit; a 1 and another 1 do no damage.
    b.open_fire(0, &[6, 6, 1, 1]);
    assert_eq!(b.unit(1).pins, 2);
}

/// BA-17, C-194: what the own side does to it is no attack of an enemy.
#[test]
fn unreliable_counts_enemies_only() {
    let gun = gun(GunSize::Medium, WeaponId::MediumAtGun, 3);
    let mut b = Battle::new(vec![gun, unreliable()], vec![rifles(5)], vec![]);
    b.put(0, 20, 40, 0).put(1, 20, 30, 0).put(2, 20, 20, 0).set(0, |u| u.pins = 1);
    b.set(1, |u| u.order = Some(Order::Fire));
    // Two sixes; 1: friendly fire.
    b.order(0, Order::Fire, &[6, 6, 1]);
    // A hit that does nothing more.
    b.act(B, Action::FireAt(UnitId(1)), &[6, 1]);
    assert_eq!(b.unit(1).pins, 1);
    for (seat, pins) in [(A, 1), (B, 2)] {
        let mut b = Battle::new(vec![unreliable()], vec![rifles(5)], vec![]);
        b.put(0, 20, 40, 0).put(1, 60, 5, 0).set(0, |u| u.order = Some(Order::Fire));
        let at = Point::new(2000, 4000);
        b.s.field.calls.push(Call { seat, what: Support::Barrage, at, target: None, late: 0, turn: 1 });
        // The last order of the turn; the barrage lands and pins once.
        b.order(1, Order::Rally, &[1, 4, 2]);
        assert_eq!(b.unit(0).pins, pins, "a barrage of {seat:?}");
    }
}

/// C-129a, C-195: bombs and the fright that goes with them are one attack.
#[test]
fn unreliable_counts_a_strike_once() {
    let mut b = Battle::new(vec![unreliable()], vec![rifles(5)], vec![]);
    b.put(0, 20, 40, 0).put(1, 60, 5, 0).set(0, |u| u.order = Some(Order::Fire));
    let (what, at, target) = (Support::Strike, Point::new(2000, 4000), Some(UnitId(0)));
    b.s.field.calls.push(Call { seat: B, what, at, target, late: 0, turn: 1 });
    // The last order; it comes with a light bomb that hits and does no damage; one pin for fright.
    b.order(1, Order::Rally, &[1, 4, 3, 3, 1, 4]);
    assert_eq!(b.unit(0).pins, 3, "the hit, the engine, the fright");
}

/// A squad in a house of 8 by 4 inches, at (20, 20) to (28, 24), and an enemy of five men.
fn garrison(squad: Spec, x: i32, y: i32) -> Battle {
    let house = feature(Kind::Building, 20, 20, 28, 24);
    let mut b = Battle::new(vec![squad], vec![rifles(1)], vec![house]);
    b.put(0, 24, 22, 0).put(1, x, y, 180).set(0, |u| u.inside = Some(Room { building: 0, floor: 0 }));
    b
}

fn shots(b: &mut Battle) -> u8 {
    b.scores(0, 1, Shell::Shot).iter().map(|(shots, _)| *shots).sum()
}

/// C-177, C-51, C-37, C-56: a weapon for a team takes an opening to itself; whoever is out of range takes none;
/// whoever fires a weapon by himself has his place.
#[test]
fn who_stands_at_the_openings() {
    let mut squad = rifles(6);
    squad.men[1] = soldier(Part::Gunner, WeaponId::LightMachineGun);
    squad.men[2].part = Part::Loader;
    // Four places: the leader, the machine gun with two of them, one rifle.
    assert_eq!(shots(&mut garrison(squad, 34, 22)), 1 + 3 + 1);
    let mut squad = rifles(6);
    squad.men[0].weapon = WeaponId::SubmachineGun;
    squad.men[1].weapon = WeaponId::SubmachineGun;
    assert_eq!(shots(&mut garrison(squad.clone(), 34, 22)), 2 + 2 + 1 + 1);
    assert_eq!(shots(&mut garrison(squad, 46, 22)), 4, "18 inches: the rifles stand there instead");
    let mut squad = rifles(6);
    squad.men[5] = Soldier { extra: Some(WeaponId::Panzerfaust), ..squad.men[5] };
    let mut b = garrison(squad, 34, 22);
    b.order(0, Order::Fire, &[]);
    b.aim(0, 1, 6, Shell::Shot).aim(0, 1, 0, Shell::Shot);
    b.act(A, Action::Done, &[]);
    // Three rifles and the panzerfaust: all miss.
    b.act(B, Action::Pass, &[1, 1, 1, 1]);
    assert!(b.s.frames.is_empty() && b.unit(1).pins == 0);
}

/// C-82, W-13, W-14: a co-axial gun is fired instead of either profile of the gun beside it.
#[test]
fn a_coaxial_gun_and_two_profiles() {
    let mounts = [
        mount(WeaponId::MediumAtGun, Place::Turret, Arc::AllRound),
        mount(WeaponId::LightHowitzer, Place::SameGun, Arc::AllRound),
        mount(WeaponId::MediumMachineGun, Place::Coaxial, Arc::AllRound),
    ];
    let tank = vehicle(Armour::MediumTank, Mobility::Tracked, &mounts);
    let aim = |battery, shell| Action::Aim(Aim { battery, target: UnitId(1), shell });
    for (first, second) in [(aim(1, Shell::He), aim(2, Shell::Shot)), (aim(2, Shell::Shot), aim(1, Shell::He))] {
        let mut b = Battle::new(vec![tank.clone()], vec![rifles(5)], vec![]);
        b.put(0, 20, 40, 0).put(1, 20, 16, 0);
        b.order(0, Order::Fire, &[]).act(A, first, &[]);
        assert_eq!(b.refused(A, second), ["C-82"]);
    }
}
