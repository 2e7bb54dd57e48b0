//! Vehicles: every kind of ground, and penetration with every special rule of a hull.

use crate::common::*;
use bolt_action::Action;
use bolt_action::force::Spec;
use bolt_action::sight::Aspect;
use bolt_action::state::*;
use bolt_action::terrain::Kind;
use bolt_action::vocabulary::*;
use bolt_action::volley::{Burst, Hardness, ToHit};

fn moving(spec: Spec, order: Order, features: Vec<bolt_action::terrain::Feature>) -> Battle {
    let mut b = Battle::new(vec![spec], vec![rifles(5)], features);
    b.put(0, 36, 30, 0).put(1, 5, 5, 180);
    b.order(0, order, &[]);
    b
}

fn wheels() -> Spec {
    vehicle(Armour::ArmouredCar, Mobility::Wheeled, &[])
}

fn half_track() -> Spec {
    Spec { model: Model::ArmouredHalfTrack, ..vehicle(Armour::ArmouredCar, Mobility::HalfTracked, &[]) }
}

/// BA-37, BA-38, BA-41, BA-42, BA-45, BA-46, BA-49, BA-50, BA-55, BA-56, BA-57, BA-58, BA-60, C-32: the terrain table
/// driven over, cell by cell.
#[test]
fn the_terrain_table_for_vehicles() {
    let ahead = |kind| vec![feature(kind, 30, 22, 42, 24)];
    let drive = |spec: Spec, order, kind| moving(spec, order, ahead(kind)).refused(A, Action::Drive(700));
    let open: Vec<String> = vec![];
    for spec in [tank(), half_track(), wheels()] {
        assert_eq!(drive(spec, Order::Run, Kind::Field), open);
    }
    assert_eq!(drive(tank(), Order::Advance, Kind::Woods), open);
    assert_eq!(drive(tank(), Order::Run, Kind::Woods), ["BA-42"]);
    assert_eq!(drive(half_track(), Order::Advance, Kind::Woods), open);
    assert_eq!(drive(half_track(), Order::Run, Kind::Woods), ["C-32"]);
    assert_eq!(drive(wheels(), Order::Advance, Kind::Woods), ["BA-41"]);
    assert_eq!(drive(tank(), Order::Run, Kind::Hedge), open);
    assert_eq!(drive(half_track(), Order::Run, Kind::Wall), open);
    assert_eq!(drive(wheels(), Order::Advance, Kind::Wall), ["BA-45"]);
    for kind in [Kind::Bocage, Kind::DragonsTeeth] {
        assert_eq!(drive(tank(), Order::Advance, kind), ["BA-56"]);
        assert_eq!(drive(half_track(), Order::Advance, kind), ["BA-56"]);
    }
    assert_eq!(drive(tank(), Order::Advance, Kind::Building), ["BA-50"]);
    assert_eq!(drive(wheels(), Order::Advance, Kind::Building), ["BA-49"]);
    assert_eq!(drive(half_track(), Order::Advance, Kind::Building), ["C-32"]);
    assert_eq!(drive(tank(), Order::Advance, Kind::Trench), open, "an obstacle to vehicles, crossed by tracks");
    assert_eq!(drive(wheels(), Order::Advance, Kind::Trench), ["BA-45"]);
    assert_eq!(drive(tank(), Order::Advance, Kind::DeepWater), ["C-175"]);
    assert_eq!(drive(tank().drives(VehicleRule::Amphibious), Order::Advance, Kind::DeepWater), open);
}

fn burst(weapon: WeaponId, aspect: Aspect, long: bool) -> Burst {
    Burst {
        weapon,
        shell: Shell::Shot,
        to_hit: ToHit::Score(3),
        shots: 1,
        long,
        close: false,
        aspect,
        shielded: false,
        picks: false,
        heavy: true,
    }
}

/// BA-144, BA-145, BA-146, BA-147, C-46, C-47, C-55, C-93: penetration of heavy weapons against armour; side and top 1,
/// rear 2, long range -1 but not for shaped charges or explosive; small arms do nothing.
#[test]
fn penetration_against_armour() {
    let b = moving(tank(), Order::Advance, vec![]);
    let hard = |rules: Set<VehicleRule>| Hardness::Armour { value: 9, rules };
    let plain = hard(Set::EMPTY);
    let pen =
        |burst: &Burst, hard: &Hardness| burst.penetration(b.rules.data.weapon(burst.weapon), hard, &b.rules.options);
    let gun = WeaponId::MediumAtGun;
    assert_eq!(
        [Aspect::Front, Aspect::Side, Aspect::Rear, Aspect::Top].map(|a| pen(&burst(gun, a, false), &plain)),
        [5, 6, 7, 6]
    );
    assert_eq!(pen(&burst(gun, Aspect::Front, true), &plain), 4);
    assert_eq!(pen(&burst(WeaponId::Panzerschreck, Aspect::Front, true), &plain), 6);
    assert_eq!(pen(&Burst { shell: Shell::He, ..burst(gun, Aspect::Front, true) }, &plain), 1);
    let mut later = b.rules.clone();
    later.options = options(&[("he_long_range", "loses")]);
    let he = Burst { shell: Shell::He, ..burst(gun, Aspect::Front, true) };
    assert_eq!(he.penetration(later.data.weapon(gun), &plain, &later.options), 0);
    let with = |rule| hard([rule].into_iter().collect());
    assert_eq!(pen(&burst(gun, Aspect::Side, false), &with(VehicleRule::WeakSides)), 7);
    assert_eq!(pen(&burst(gun, Aspect::Side, false), &with(VehicleRule::ThinSides)), 7);
    assert_eq!(pen(&burst(gun, Aspect::Rear, false), &with(VehicleRule::Vulnerable)), 8);
    assert_eq!(pen(&burst(gun, Aspect::Rear, false), &with(VehicleRule::ReinforcedRear)), 6);
    assert_eq!(pen(&burst(gun, Aspect::Rear, false), &with(VehicleRule::ArmouredAllRound)), 5);
    assert_eq!(pen(&burst(WeaponId::AntiTankRifle, Aspect::Side, false), &with(VehicleRule::Skirts)), 2);
    let damage = |weapon, hard: &Hardness| {
        let burst = burst(weapon, Aspect::Front, false);
        burst.to_damage(b.rules.data.weapon(weapon), hard, &b.rules.options)
    };
    assert_eq!(damage(gun, &plain), 4, "9 less 5");
    assert_eq!(damage(gun, &with(VehicleRule::HeavyFront)), 5);
    assert!(damage(WeaponId::MediumMachineGun, &plain) > 6);
    assert_eq!(damage(WeaponId::HeavyMachineGun, &Hardness::Soft), 5);
    assert_eq!(damage(WeaponId::Rifle, &Hardness::Soft), 6);
    let troops = Hardness::Troops { value: 4, harder: 0, vest: false };
    assert_eq!(damage(gun, &troops), 2, "penetration counts against men too, and a 1 fails");
}
