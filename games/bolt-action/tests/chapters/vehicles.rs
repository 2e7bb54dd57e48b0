//! Vehicles: how they drive, how they are damaged, who is pinned in them.

use crate::common::*;
use board::table::{Heading, Point};
use bolt_action::Action;
use bolt_action::force::Spec;
use bolt_action::sight::Aspect;
use bolt_action::state::*;
use bolt_action::terrain::Kind;
use bolt_action::vocabulary::*;
use bolt_action::volley::{Burst, Damage, Hardness, Result, ToHit};

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

/// BA-32, BA-33, BA-34, C-35: rates of Advance and Run, slow vehicles included.
#[test]
fn rates_of_vehicles() {
    let cases = [
        (tank(), 900, "BA-32"),
        (half_track(), 900, "BA-33"),
        (wheels(), 1200, "BA-34"),
        (tank().drives(VehicleRule::Slow), 600, "BA-32"),
    ];
    for (spec, rate, clause) in cases {
        let b = moving(spec.clone(), Order::Advance, vec![]);
        assert!(b.refused(A, Action::Drive(rate)).is_empty());
        assert_eq!(b.refused(A, Action::Drive(rate + 1)), [clause]);
        let b = moving(spec, Order::Run, vec![]);
        assert!(b.refused(A, Action::Drive(2 * rate)).is_empty());
        assert_eq!(b.refused(A, Action::Drive(2 * rate + 1)), [clause]);
    }
}

/// BA-62, BA-63, BA-64, C-147: turns of up to 90 degrees, so many on an Advance and on a Run.
#[test]
fn turns_of_vehicles() {
    let cases = [(tank(), 1, 0, "BA-62"), (half_track(), 2, 1, "BA-63"), (wheels(), 2, 1, "BA-64")];
    for (spec, advance, run, clause) in cases {
        for (order, most) in [(Order::Advance, advance), (Order::Run, run)] {
            let mut b = moving(spec.clone(), order, vec![]);
            assert_eq!(b.refused(A, Action::Pivot(Heading::new(91))), [clause], "more than 90 degrees");
            for n in 0..most {
                b.act(A, Action::Pivot(Heading::new(30 * (n + 1))), &[]);
            }
            assert_eq!(b.refused(A, Action::Pivot(Heading::new(200))), [clause], "{order:?}");
            assert_eq!(b.refused(A, Action::Pivot(Heading::new(30 * most + 10))), [clause], "a small turn is one too");
        }
    }
}

/// BA-65, BA-66, C-95, C-147: back at half the Advance, straight; recce at all of it, and turning.
#[test]
fn reversing() {
    let b = moving(tank(), Order::Advance, vec![]);
    assert!(b.refused(A, Action::Drive(-450)).is_empty());
    assert_eq!(b.refused(A, Action::Drive(-451)), ["BA-65"]);
    let mut b = moving(tank(), Order::Advance, vec![]);
    b.act(A, Action::Drive(-100), &[]);
    assert_eq!(b.refused(A, Action::Pivot(Heading::new(45))), ["BA-65"]);
    assert_eq!(b.refused(A, Action::Drive(100)), ["C-147"], "not both ways in one move");
    let recce = || wheels().drives(VehicleRule::Recce);
    let mut b = moving(recce(), Order::Advance, vec![]);
    assert!(b.refused(A, Action::Drive(-1200)).is_empty());
    assert_eq!(b.refused(A, Action::Drive(-1201)), ["BA-66"]);
    b.act(A, Action::Drive(-300), &[]);
    assert!(b.refused(A, Action::Pivot(Heading::new(45))).is_empty());
    assert_eq!(moving(tank(), Order::Run, vec![]).refused(A, Action::Drive(-100)), ["BA-65"]);
    assert!(
        moving(tank().drives(VehicleRule::DualSteering), Order::Run, vec![])
            .refused(A, Action::Drive(-1300))
            .is_empty()
    );
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

/// BA-60, C-112: a heavy tank drives through a house, if that falls on 4 or more.
#[test]
fn heavy_tanks_through_houses() {
    let heavy = || vehicle(Armour::HeavyTank, Mobility::Tracked, &[]);
    let house = || vec![feature(Kind::Building, 33, 22, 39, 25)];
    let mut b = moving(heavy(), Order::Advance, house());
    b.act(A, Action::Drive(900), &[4]);
    assert_eq!((b.s.field.fallen, b.unit(0).at.y()), (1, 2100));
    let mut b = moving(heavy(), Order::Advance, house());
    b.act(A, Action::Drive(900), &[3]);
    assert_eq!(b.s.field.fallen, 0);
    assert!(b.unit(0).at.y() > 2500 + 240, "it stands before the wall: {}", b.unit(0).at.y());
    let mut b = Battle::with(&[("tanks_through_buildings", "off")], vec![heavy()], vec![rifles(5)], house());
    b.put(0, 36, 30, 0).put(1, 5, 5, 180).order(0, Order::Advance, &[]);
    assert_eq!(b.refused(A, Action::Drive(900)), ["BA-50"]);
}

/// BA-53, BA-54, BA-61, C-96, C-148: twice the rate along a road, all the way.
#[test]
fn roads_double_the_rate() {
    let road = || vec![feature(Kind::Road, 34, 0, 38, 48)];
    for (spec, rate) in [(tank(), 900), (wheels(), 1200), (half_track(), 900)] {
        let b = moving(spec.clone(), Order::Advance, road());
        assert!(b.refused(A, Action::Drive(2 * rate)).is_empty());
        assert!(!b.refused(A, Action::Drive(2 * rate + 1)).is_empty());
        let mut b = moving(spec, Order::Advance, vec![feature(Kind::Road, 34, 25, 38, 48)]);
        assert!(!b.refused(A, Action::Drive(2 * rate)).is_empty(), "the road ends");
        b.act(A, Action::Drive(600), &[]);
        assert!(!b.refused(A, Action::Drive(rate)).is_empty());
    }
    assert!(moving(tank(), Order::Advance, road()).refused(A, Action::Drive(-900)).is_empty(), "back as well");
}

/// C-05, C-31, C-147, BA-132: the swept hull keeps clear of units and wrecks; C-171: and on the table.
#[test]
fn hulls_keep_clear() {
    let mut b = Battle::new(vec![tank(), rifles(3)], vec![rifles(5)], vec![]);
    b.put(0, 36, 30, 0).put(1, 36, 24, 0).put(2, 5, 5, 180).order(0, Order::Advance, &[]);
    assert_eq!(b.refused(A, Action::Drive(900)), ["C-05"]);
    let mut b = moving(tank(), Order::Run, vec![]);
    let hull = board::table::Shape::hull(Point::new(3600, 2200), Heading::new(90), 430, 190);
    b.s.field.wrecks.push(Wreck { hull, height: 190 });
    assert_eq!(b.refused(A, Action::Drive(900)), ["BA-132"]);
    let mut b = Battle::new(vec![tank()], vec![rifles(5)], vec![]);
    b.put(0, 36, 5, 0).put(1, 5, 40, 180).order(0, Order::Advance, &[]);
    assert_eq!(b.refused(A, Action::Drive(400)), ["C-171"]);
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

/// C-81: four quarters around the hull.
#[test]
fn facings_of_a_hull() {
    for (x, y, aspect) in
        [(36, 10, Aspect::Front), (60, 30, Aspect::Side), (10, 30, Aspect::Side), (36, 44, Aspect::Rear)]
    {
        let mut b = Battle::new(vec![tank()], vec![gun(GunSize::Light, WeaponId::LightAtGun, 3)], vec![]);
        b.put(0, 36, 30, 0);
        let facing = Heading::from_to(Point::new(100 * x, 100 * y), Point::new(3600, 3000)).unwrap().degrees();
        b.put(1, x, y, facing);
        let aim = Aim { battery: 0, target: UnitId(0), shell: Shell::Shot };
        let bursts = b.rules.bursts(&b.s.field, UnitId(1), &aim, Occasion::Order);
        assert_eq!(bursts[0].aspect, aspect, "{x} {y}");
    }
}

/// C-87, BA-134, BA-135, BA-136: equal is superficial, over by 1 or 2 full, by 3 massive.
#[test]
fn how_deep_a_hit_goes() {
    assert_eq!(
        [8, 9, 10, 11, 12, 15].map(|n| Damage::of(n, 9)),
        [Damage::None, Damage::Superficial, Damage::Full, Damage::Full, Damage::Massive, Damage::Massive,]
    );
    use Result::*;
    assert_eq!(
        [-2, 1, 2, 3, 4, 5, 6, 7].map(Result::of),
        [Stunned, Stunned, Immobilised, OnFire, KnockedOut, KnockedOut, KnockedOut, KnockedOut]
    );
}

/// C-46, C-87: a gun that cannot but pierce goes the deeper the more it has to spare; a 1 still fails. +7 against 7.
#[test]
fn a_gun_far_too_strong() {
    let b = Battle::new(vec![tank()], vec![tank()], vec![]);
    let gun = WeaponId::SuperHeavyAtGun;
    let car = Hardness::Armour { value: 7, rules: Set::EMPTY };
    let burst = burst(gun, Aspect::Front, false);
    use Damage::*;
    assert_eq!(
        [1, 2, 3, 4, 5, 6].map(|die| burst.damage(die, b.rules.data.weapon(gun), &car, &b.rules.options)),
        [None, Full, Massive, Massive, Massive, Massive]
    );
}

/// A light gun fires at the front of a tank at close range and hits; then the dice of the damage.
fn hit(target: Spec, order: Option<Order>, dice: &[u8]) -> Battle {
    let mut b = Battle::with(
        &[("vehicle_pins", "book")],
        vec![gun(GunSize::Medium, WeaponId::MediumAtGun, 3), rifles(3)],
        vec![target],
        vec![],
    );
    b.put(0, 36, 30, 0).put(1, 10, 40, 0).put(2, 36, 15, 180).set(2, |u| u.order = order);
    let mut all = vec![3];
    all.extend(dice);
    b.fire(0, 2, Shell::Shot, &all);
    b
}

/// BA-122, BA-123, C-88: Crew Stunned: a pin on top of the hit's, and a Down die.
#[test]
fn crew_stunned() {
    let b = hit(tank(), None, &[5, 1]);
    assert_eq!((b.unit(2).pins, b.unit(2).order), (2, Some(Order::Down)));
    assert_eq!(b.s.field.bag[1], 0, "its die came out of the bag");
    let b = hit(tank(), None, &[4, 4]);
    assert_eq!((b.unit(2).pins, b.unit(2).order), (2, Some(Order::Down)), "superficial: 4 less 3");
}

/// BA-124, BA-125, BA-126, BA-127, C-92: Immobilised: a pin, no moving, Down if it has acted; twice is the end.
#[test]
fn immobilised() {
    let mut b = hit(tank(), Some(Order::Fire), &[5, 2]);
    assert_eq!((b.unit(2).pins, b.unit(2).order), (2, Some(Order::Down)));
    assert!(b.unit(2).marks.immobilised);
    b.set(2, |u| u.order = None).hand_die(2);
    assert_eq!(b.refused(B, Action::Order { unit: UnitId(2), order: Order::Advance }), ["BA-125"]);
    assert!(b.refused(B, Action::Order { unit: UnitId(2), order: Order::Fire }).is_empty());
    let b = hit(tank(), None, &[5, 2]);
    assert_eq!(b.unit(2).order, None, "it has not acted yet");
    let mut b = hit(tank(), Some(Order::Fire), &[5, 2]);
    b.set(0, |u| u.order = None);
    b.fire(0, 2, Shell::Shot, &[3, 5, 2]);
    assert_eq!(b.unit(2).fate, Fate::Destroyed);
}

/// BA-128, BA-129, BA-130, C-90: On Fire: a pin and a check; put out and Down, or abandoned.
#[test]
fn on_fire() {
    let b = hit(tank(), None, &[5, 3, 3, 4]);
    assert_eq!((b.unit(2).pins, b.unit(2).order), (2, Some(Order::Down)));
    let b = hit(tank(), None, &[5, 3, 4, 4]);
    assert_eq!(b.unit(2).fate, Fate::Destroyed);
    let b = hit(tank().drives(VehicleRule::CatchesFire), None, &[5, 3, 6, 1, 1]);
    assert_eq!(b.unit(2).pins, 4, "three for one that burns easily");
}

/// BA-131, BA-132, BA-133: Knocked Out: a wreck that nobody passes, unless wrecks are taken away.
#[test]
fn knocked_out() {
    for die in [4, 5, 6] {
        let b = hit(tank(), None, &[5, die]);
        assert_eq!((b.unit(2).fate, b.s.field.wrecks.len()), (Fate::Destroyed, 1));
    }
    let mut b = Battle::with(
        &[("wrecks", "removed")],
        vec![gun(GunSize::Medium, WeaponId::MediumAtGun, 3)],
        vec![tank()],
        vec![],
    );
    b.put(0, 36, 30, 0).put(1, 36, 15, 180);
    b.fire(0, 1, Shell::Shot, &[3, 5, 6]);
    assert_eq!((b.unit(1).fate, b.s.field.wrecks.len()), (Fate::Destroyed, 0));
}

/// BA-136: massive damage is rolled for twice.
#[test]
fn massive_damage() {
    let light = || vehicle(Armour::LightTank, Mobility::Tracked, &[]);
    let b = hit(light(), None, &[6, 1, 2]);
    assert_eq!(b.unit(2).pins, 3);
    assert!(b.unit(2).marks.immobilised && b.unit(2).order == Some(Order::Down));
}

/// BA-137, C-66: an open-topped vehicle hit by an indirect weapon: 1 more on the table. C-60: so has one full of fuel.
#[test]
fn open_topped_from_above() {
    let open = vehicle(Armour::ArmouredCar, Mobility::Tracked, &[]).drives(VehicleRule::OpenTopped);
    let mut b = Battle::new(vec![team(3, WeaponId::MediumMortar)], vec![open, rifles(3)], vec![]);
    b.put(0, 36, 40, 0).put(1, 36, 10, 180).put(2, 5, 5, 180);
    // 6 hits; a pin; 5 + 2 + 1 for the top beats 7 by 1: full damage, 2 + 1 is a fire, put out.
    b.fire(0, 1, Shell::Indirect, &[6, 5, 2, 1, 1]);
    assert_eq!((b.unit(1).pins, b.unit(1).order), (2, Some(Order::Down)));
    let b = hit(tank().drives(VehicleRule::FlameVehicle), None, &[5, 3]);
    assert_eq!(b.unit(2).fate, Fate::Destroyed, "3 and 1");
}

/// BA-88, C-89, C-151: a soft skin is destroyed by anything that damages it, small arms on a 6; no table.
#[test]
fn soft_skins() {
    let truck = || vehicle(Armour::SoftSkin, Mobility::Wheeled, &[]);
    let mut b = Battle::new(vec![rifles(5)], vec![truck()], vec![]);
    b.put(0, 36, 30, 0).put(1, 37, 22, 180);
    b.fire(0, 1, Shell::Shot, &[3, 3, 1, 1, 1, 5, 6]);
    assert_eq!((b.unit(1).fate, b.s.field.wrecks.len()), (Fate::Destroyed, 0));
}

/// C-85, C-86, C-62: who is pinned in a closed vehicle: nobody by small arms; by heavy weapons as the option says.
#[test]
fn pins_on_crews() {
    let shoot = |values: &[(&str, &str)], quality: Quality, weapon: WeaponId, dice: &[u8]| {
        let heavy = vehicle(Armour::HeavyTank, Mobility::Tracked, &[]).quality(quality);
        let mut b = Battle::with(values, vec![team(3, weapon)], vec![heavy], vec![]);
        b.put(0, 36, 30, 0).put(1, 36, 17, 180);
        b.fire(0, 1, Shell::Shot, dice);
        b.unit(1).pins
    };
    let rifle = WeaponId::AntiTankRifle;
    assert_eq!(shoot(&[], Quality::Inexperienced, WeaponId::LightMachineGun, &[6, 6, 6]), 0);
    assert_eq!(shoot(&[], Quality::Inexperienced, rifle, &[3, 1]), 1);
    assert_eq!(shoot(&[], Quality::Regular, rifle, &[3, 3, 1]), 1, "3 or less: as the inexperienced");
    assert_eq!(shoot(&[], Quality::Regular, rifle, &[3, 4, 1]), 0, "2 and 6 do not reach 10");
    assert_eq!(shoot(&[], Quality::Veteran, rifle, &[3, 1]), 0);
    assert_eq!(shoot(&[], Quality::Veteran, WeaponId::Bazooka, &[4, 1]), 1, "5 and 6 do");
    assert_eq!(shoot(&[("vehicle_pins", "book")], Quality::Veteran, rifle, &[3, 1]), 1);
    let open = vehicle(Armour::ArmouredCar, Mobility::Wheeled, &[]).drives(VehicleRule::OpenTopped);
    let mut b = Battle::new(vec![rifles(5)], vec![open], vec![]);
    b.put(0, 36, 30, 0).put(1, 37, 22, 180);
    b.fire(0, 1, Shell::Shot, &[3, 1, 1, 1, 1]);
    assert_eq!((b.unit(1).pins, b.unit(1).fate), (1, Fate::Field), "pinned, not damaged");
    for (values, pins) in [(&[][..], 1), (&[("he_pins_armour", "by_size")][..], 2)] {
        let heavy = vehicle(Armour::HeavyTank, Mobility::Tracked, &[]).quality(Quality::Inexperienced);
        let mut b = Battle::with(values, vec![gun(GunSize::Light, WeaponId::LightHowitzer, 3)], vec![heavy], vec![]);
        b.put(0, 36, 35, 0).put(1, 36, 17, 180);
        let dice: &[u8] = if pins == 1 { &[4, 1] } else { &[4, 6, 1] };
        b.fire(0, 1, Shell::He, dice);
        assert_eq!(b.unit(1).pins, pins);
    }
}

/// C-43: a hull has cover if two of its corners are hidden.
#[test]
fn hulls_behind_houses() {
    let aimed = |l: i32| {
        let mut b = Battle::new(vec![rifles(1)], vec![tank()], vec![feature(Kind::Building, l, 19, 36, 21)]);
        b.put(0, 36, 30, 0).put(1, 36, 14, 90);
        b.scores(0, 1, Shell::Shot)[0].1
    };
    assert_eq!(aimed(30), ToHit::Score(6), "half hidden, at long range");
    assert_eq!(aimed(35), ToHit::Score(4), "open");
}

/// C-97, BA-161: a recce vehicle without a die escapes backwards before the shot; its die is Down.
#[test]
fn recce_escapes() {
    let recce = || wheels().drives(VehicleRule::Recce);
    for (values, forward) in [(&[][..], false), (&[("escape_mode", "any")][..], true)] {
        let mut b = Battle::with(values, vec![rifles(5)], vec![recce(), rifles(3)], vec![]);
        b.put(0, 36, 30, 0).put(1, 36, 22, 180).put(2, 5, 5, 180);
        b.order(0, Order::Fire, &[]);
        b.aim(0, 1, 0, Shell::Shot);
        b.act(A, Action::Done, &[]);
        let ahead = b.refused(B, Action::Escape(100));
        assert_eq!(ahead.len(), if forward { 1 } else { 2 }, "nearer to the enemy, and forward at all: {ahead:?}");
        assert_eq!(b.refused(B, Action::Escape(-2401)), ["C-97"]);
        b.act(B, Action::Escape(-1600), &[]);
        assert_eq!((b.unit(1).at.y(), b.unit(1).order, b.unit(1).pins), (600, Some(Order::Down), 0));
    }
}

/// C-152: a forced move stops an inch short of others and before what may not be crossed.
#[test]
fn forced_moves_stop_in_time() {
    let mut b = Battle::new(vec![tank(), rifles(3)], vec![rifles(5)], vec![]);
    b.put(0, 36, 30, 0).put(1, 36, 36, 0).put(2, 36, 10, 180).set(0, |u| u.pins = 5);
    b.order(0, Order::Fire, &[5, 5]);
    let hull_back = b.unit(0).at.y() + 215;
    assert!(hull_back + 100 < 3550 && hull_back > 3300, "{hull_back}");
    let cliff = vec![feature(Kind::Cliff, 30, 34, 42, 35)];
    let mut b = Battle::new(vec![tank()], vec![rifles(5)], cliff);
    b.put(0, 36, 30, 0).put(1, 36, 10, 180).set(0, |u| u.pins = 5);
    b.order(0, Order::Fire, &[5, 5]);
    assert!(b.unit(0).at.y() + 215 < 3400 && b.unit(0).at.y() > 3000);
}
