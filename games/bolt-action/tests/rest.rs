//! Rules that come up seldom, and what is left out on purpose.

mod common;
use board::table::{Heading, Point};
use bolt_action::force::Spec;
use bolt_action::scenario::Scenario;
use bolt_action::sight::Aspect;
use bolt_action::state::*;
use bolt_action::terrain::Kind;
use bolt_action::vocabulary::*;
use bolt_action::volley::{Burst, Hardness, ToHit};
use bolt_action::{Action, Data, State};
use common::*;
use kernel::scene::Spot;
use kernel::{Game, Viewer};

/// BA-07, BA-11: an Advance is a move and then fire.
#[test]
fn an_order_is_carried_out() {
    let mut b = Battle::new(vec![rifles(5)], vec![rifles(5)], vec![]);
    b.put(0, 20, 20, 0).put(1, 20, 10, 180).order(0, Order::Advance, &[]);
    b.act(A, Action::Move(Point::new(2000, 1900)), &[]);
    assert_eq!(b.refused(A, Action::Aim(Aim { battery: 0, target: UnitId(1), shell: Shell::Shot })), ["BA-07"]);
    b.act(A, Action::Done, &[]);
    assert!(matches!(b.s.frames.last(), Some(Frame::Declare { .. })));
}

/// BA-84, BA-85, BA-86, BA-87: a hit does damage on the listed score or more.
#[test]
fn scores_that_damage_men() {
    for (quality, value) in [(Quality::Inexperienced, 3), (Quality::Regular, 4), (Quality::Veteran, 5)] {
        for (die, falls) in [(value - 1, false), (value, true)] {
            let mut b = Battle::new(vec![rifles(1)], vec![rifles(5).quality(quality)], vec![]);
            b.put(0, 20, 20, 0).put(1, 20, 10, 180);
            b.fire(0, 1, Shell::Shot, &[6, die]);
            assert_eq!(matches!(b.s.frames.last(), Some(Frame::Loss { .. })), falls, "{quality:?} {die}");
        }
    }
}

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

/// C-02, C-169: odds and scores of a declaration are shown beforehand only where measuring is.
#[test]
fn measuring_beforehand() {
    for (values, shown) in [(&[][..], false), (&[("premeasure", "on")][..], true)] {
        let mut b = Battle::with(values, vec![rifles(5)], vec![rifles(5)], vec![]);
        b.put(0, 20, 20, 0).put(1, 20, 10, 180).order(0, Order::Fire, &[]);
        let aim = Action::Aim(Aim { battery: 0, target: UnitId(1), shell: Shell::Shot });
        assert_eq!(!b.rules.explain(&b.s, A, &aim).rows.is_empty(), shown);
        b.act(A, aim, &[]);
        let scene = b.rules.scene(&b.s, Viewer::Seat(A));
        assert_eq!(scene.panels.iter().any(|p| p.id == "fire"), shown);
    }
}

/// W-16: a squeeze bore gains 2 up to 12" and loses 2 at long range; no weapon of our lists has one.
#[test]
fn squeeze_bore() {
    let data = Data::read(&Default::default()).unwrap();
    let mut gun = data.weapon(WeaponId::LightAtGun).clone();
    assert!(WeaponId::ALL.iter().all(|&w| !data.weapon(w).has(WeaponRule::SqueezeBore)));
    gun.rules.insert(WeaponRule::SqueezeBore);
    let burst = |long, close| Burst {
        weapon: WeaponId::LightAtGun,
        shell: Shell::Shot,
        to_hit: ToHit::Score(3),
        shots: 1,
        long,
        close,
        aspect: Aspect::Front,
        shielded: false,
        picks: false,
    };
    let tank = Hardness::Armour { value: 9, rules: Set::EMPTY };
    let pen = |long, close| burst(long, close).penetration(&gun, &tank, &options(&[]));
    assert_eq!((pen(false, true), pen(false, false), pen(true, false)), (6, 4, 2));
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
    assert!(matches!(b.s.frames.last(), Some(Frame::Loss { count: 6, .. })));
}

/// S-15: there is no snow on our tables, so skis change nothing.
#[test]
fn skis() {
    assert!(Kind::ALL.iter().all(|k| !k.key().contains("snow")));
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
        let may = matches!(b.s.frames.last(), Some(Frame::Declare { .. })) && b.refused(A, call).is_empty();
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
