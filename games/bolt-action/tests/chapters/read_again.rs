//! What came out when the rules were read again: each case was once worked out wrongly.

use crate::common::*;
use board::table::Point;
use bolt_action::Action;
use bolt_action::force::{Make, Part, Spec};
use bolt_action::odds::chance_to_pass;
use bolt_action::scenario::Scenario;
use bolt_action::state::*;
use bolt_action::terrain::Kind;
use bolt_action::vocabulary::*;
use kernel::dice::every_outcome;
use kernel::{Game, Play};

fn near(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-9
}

fn car() -> Spec {
    vehicle(Armour::ArmouredCar, Mobility::Wheeled, &[])
}

/// C-87, BA-135, BA-136: more penetration than it takes counts in full: 2 and 7 are 2 over an armoured car's 7, 3 and
/// 7 are 3 over and twice on the table; a 1 does nothing all the same (C-46).
#[test]
fn penetration_to_spare() {
    for (dice, gone) in [(&[3, 1][..], false), (&[3, 2, 4], true), (&[3, 3, 2, 2], true), (&[3, 2, 2], false)] {
        let mut b = Battle::new(vec![gun(GunSize::Heavy, WeaponId::SuperHeavyAtGun, 5)], vec![car()], vec![]);
        b.put(0, 36, 35, 0).put(1, 36, 17, 180);
        b.fire(0, 1, Shell::Shot, dice);
        assert_eq!(b.unit(1).fate == Fate::Destroyed, gone, "{dice:?}");
    }
    // The odds know it: of five dice that get through one is full and four are massive.
    let mut b = Battle::new(vec![gun(GunSize::Heavy, WeaponId::SuperHeavyAtGun, 5)], vec![car()], vec![]);
    b.put(0, 36, 35, 0).put(1, 36, 17, 180).set(0, |u| u.order = Some(Order::Fire));
    let aims = [Aim { battery: 0, target: UnitId(1), shell: Shell::Shot }];
    let odds = b.rules.odds_of_fire(&b.s.field, UnitId(0), UnitId(1), &aims, Occasion::Order).unwrap();
    let hit = 4.0 / 6.0;
    assert!(near(odds.results[0], 1.0 - hit * 5.0 / 6.0), "{:?}", odds.results);
    // Knocked out by one roll in two; of two rolls the second comes if the first stuns, immobilises, or sets on fire
    // a crew that stays: on 7 or less with two pins.
    let twice = 0.5 + (2.0 / 6.0 + 1.0 / 6.0 * chance_to_pass(7)) * 0.5;
    assert!(near(odds.results[4], hit * (1.0 / 6.0 * 0.5 + 4.0 / 6.0 * twice)), "{:?}", odds.results);
}

/// C-25: one unit's fire pins a vehicle once, however many of its weapons hit; two units' fire twice.
#[test]
fn one_pin_for_one_unit() {
    let mut section = rifles(5);
    section.men[4] = soldier(Part::Man, WeaponId::AutomaticRifle);
    let truck = vehicle(Armour::SoftSkin, Mobility::Wheeled, &[]);
    let mut b = Battle::new(vec![section.clone(), section], vec![truck], vec![]);
    b.put(0, 30, 30, 0).put(1, 40, 30, 0).put(2, 37, 22, 180);
    // Four rifles and two shots of an automatic rifle; one of each hits and does nothing.
    b.fire(0, 2, Shell::Shot, &[3, 1, 1, 1, 3, 1, 1, 1]);
    assert_eq!(b.unit(2).pins, 1);
    b.fire(1, 2, Shell::Shot, &[3, 1, 1, 1, 3, 1, 1, 1]);
    assert_eq!(b.unit(2).pins, 2);
}

/// C-59: a flamethrower carried in a squad runs dry like any other, and its man has a pistol left; the squad stays.
#[test]
fn a_squad_runs_out_of_fuel() {
    for (fuel, weapon) in [(2, WeaponId::InfantryFlamethrower), (1, WeaponId::Pistol)] {
        let mut pioneers = rifles(3);
        pioneers.men[2] = soldier(Part::Gunner, WeaponId::InfantryFlamethrower);
        let mut b = Battle::new(vec![pioneers], vec![rifles(5)], vec![]);
        b.put(0, 20, 16, 0).put(1, 20, 12, 180);
        // Two rifles miss; one hit of flame, two pins, no wound, the fuel, and the check that always follows.
        b.fire(0, 1, Shell::Shot, &[1, 1, 1, 1, 1, fuel, 1, 1]);
        assert_eq!((b.unit(0).men.len(), b.unit(0).men[2].weapon), (3, weapon));
        assert_eq!(b.unit(1).pins, 2);
    }
}

/// BA-123, BA-125, C-18: a vehicle that is stunned or immobilised on its way stops where it was hit.
#[test]
fn stopped_on_the_way() {
    for result in [1, 2] {
        let ambusher = gun(GunSize::Medium, WeaponId::MediumAtGun, 3);
        let mut b = Battle::new(vec![tank(), rifles(1)], vec![ambusher, rifles(1)], vec![]);
        b.put(0, 20, 30, 0).put(1, 60, 40, 0).put(2, 20, 10, 180).put(3, 60, 2, 180);
        b.set(2, |u| {
            u.order = Some(Order::Ambush);
            u.marks.loaded_shot = true;
        });
        b.order(0, Order::Advance, &[]).act(A, Action::Drive(900), &[]);
        // Before the first inch, and after each of two.
        for _ in 0..3 {
            b.act(B, Action::Pass, &[]);
        }
        b.act(B, Action::Spring(UnitId(2)), &[]).aim(2, 0, 0, Shell::Shot);
        b.act(B, Action::Done, &[3, 6, result]);
        assert_eq!((b.unit(0).at, b.unit(0).order), (Point::new(2000, 2700), Some(Order::Down)));
        assert!(!matches!(b.s.frames.last(), Some(Frame::Move(_) | Frame::Declare(_))), "it is over");
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
        let mut b = Battle::new(vec![howitzer], vec![rifles(5)], vec![feature(Kind::Building, 18, 8, 24, 12)]);
        b.put(0, 20, 30, 0).put(1, 20, 10, 180).set(1, |u| u.inside = Some(Room { building: 0, floor: 0 }));
        // Both shells hit; two dice of hits each, then pins and a die for each hit that does nothing.
        b.fire(0, 1, Shell::He, dice);
        assert_eq!(b.s.field.fallen, fallen);
    }
}

/// C-109: where a building has come down one sees across, and it still shelters those behind it.
#[test]
fn a_fallen_house_hides_nobody() {
    let mut b = Battle::new(vec![rifles(5)], vec![rifles(5)], vec![feature(Kind::Building, 15, 14, 30, 18)]);
    b.put(0, 20, 22, 0).put(1, 20, 10, 180);
    assert!(!b.rules.sees(&b.s.field, UnitId(0), UnitId(1)) && b.scores(0, 1, Shell::Shot).is_empty());
    b.s.field.fallen = 1;
    assert!(b.rules.sees(&b.s.field, UnitId(0), UnitId(1)));
    let scores = b.scores(0, 1, Shell::Shot);
    assert_eq!(scores, [(5, bolt_action::volley::ToHit::Score(5))], "hard cover");
}

/// C-105, C-100: the crew of an empty transport fires one weapon; with men aboard all of them are manned.
#[test]
fn who_mans_the_guns_of_a_transport() {
    for (aboard, refused) in [(false, &["C-105"][..]), (true, &[])] {
        let mg = |place| mount(WeaponId::MediumMachineGun, place, Arc::AllRound);
        let carrier = Spec {
            role: Role::Transport,
            ..vehicle(Armour::ArmouredCar, Mobility::HalfTracked, &[mg(Place::Pintle), mg(Place::Pintle)]).carrying(10)
        };
        let mut b = Battle::new(vec![carrier, rifles(5)], vec![rifles(5)], vec![]);
        b.put(0, 20, 30, 0).put(1, 60, 40, 0).put(2, 20, 10, 180);
        if aboard {
            b.set(1, |u| u.fate = Fate::Aboard(UnitId(0)));
        }
        b.order(0, Order::Fire, &[]).aim(0, 2, 0, Shell::Shot);
        let second = Action::Aim(Aim { battery: 1, target: UnitId(2), shell: Shell::Shot });
        assert_eq!(b.refused(A, second), refused);
    }
}

/// C-192: the object is not driven home.
#[test]
fn the_object_is_carried_on_foot() {
    let truck = vehicle(Armour::SoftSkin, Mobility::Wheeled, &[]).carrying(12);
    let mut b = Battle::of(Scenario::TopSecret, &[], vec![rifles(5), truck], vec![rifles(5)], vec![]);
    b.put(0, 20, 30, 0).put(1, 20, 34, 0).put(2, 20, 5, 180);
    let objective = |carrier| Objective { at: Point::new(2000, 3000), carrier, owner: None, destroyed: false };
    for (carrier, refused) in [(None, &[][..]), (Some(Bearer { unit: UnitId(0), man: 0 }), &["C-192"])] {
        b.set(0, |u| u.order = None);
        b.s.field.objectives.clear();
        b.s.field.objectives.push(objective(carrier));
        b.order(0, Order::Run, &[]);
        assert_eq!(b.refused(A, Action::Mount(UnitId(1))), refused);
    }
}

/// C-22: getting out of a vehicle is a move; so is turning on the spot.
#[test]
fn ambushes_wait_for_any_move() {
    let truck = vehicle(Armour::SoftSkin, Mobility::Wheeled, &[]).carrying(12);
    let mut b = Battle::new(vec![rifles(3), truck], vec![rifles(5)], vec![]);
    b.put(0, 60, 40, 0).put(1, 20, 25, 0).put(2, 20, 10, 180);
    b.set(0, |u| u.fate = Fate::Aboard(UnitId(1))).set(2, |u| u.order = Some(Order::Ambush));
    b.order(0, Order::Advance, &[]).act(A, Action::Move(Point::new(2300, 2200)), &[]);
    assert!(matches!(b.s.frames.last(), Some(Frame::Ambush(Watching { mover: UnitId(0), .. }))));
    while matches!(b.s.frames.last(), Some(Frame::Ambush(_))) {
        b.act(B, Action::Pass, &[]);
    }
    b.order(1, Order::Advance, &[]).act(A, Action::Pivot(board::table::Heading::new(45)), &[]);
    assert!(matches!(b.s.frames.last(), Some(Frame::Ambush(Watching { mover: UnitId(1), .. }))));
}

/// BA-61, C-33: a vehicle that comes on along a road comes twice as far.
#[test]
fn coming_on_along_a_road() {
    let truck = || vehicle(Armour::SoftSkin, Mobility::Wheeled, &[]);
    for (x, refused) in [(20, &[][..]), (40, &["C-33"])] {
        let mut b = Battle::new(vec![truck()], vec![rifles(1)], vec![feature(Kind::Road, 18, 20, 22, 48)]);
        b.set(0, |u| u.fate = Fate::FirstWave).put(1, 60, 2, 180).order(0, Order::Advance, &[]);
        assert_eq!(b.refused(A, Action::Enter(Point::new(100 * x, 2800))), refused, "at {x}");
    }
}

/// BA-22, BA-42, C-97, C-152: a panic is a Run, and so is an escape of more than an Advance: neither leads tracks
/// over rough ground.
#[test]
fn forced_runs_stop_at_rough_ground() {
    let marsh = || vec![feature(Kind::Marsh, 0, 36, 72, 44)];
    let recce = tank().drives(VehicleRule::Recce);
    let mut b = Battle::new(vec![recce], vec![rifles(5)], marsh());
    b.put(0, 20, 32, 0).put(1, 20, 10, 180).order(1, Order::Fire, &[]).aim(1, 0, 0, Shell::Shot);
    b.act(B, Action::Done, &[]);
    assert_eq!(b.refused(A, Action::Escape(-900)), [] as [&str; 0], "at an Advance it may");
    assert_eq!(b.refused(A, Action::Escape(-1000)), ["BA-42"]);
    // A tank that faces away from whom it sees runs until it comes to the marsh.
    let mut b = Battle::new(vec![tank()], vec![rifles(5)], marsh());
    b.put(0, 20, 30, 180).put(1, 20, 10, 180).set(0, |u| u.pins = 1);
    b.order(0, Order::Advance, &[6, 6, 3]);
    let front = b.unit(0).at.y() + 430 / 2;
    assert!((3550..=3600).contains(&front), "{front}");
}

/// C-12, C-53: one man alone at a gun is as badly off as one with a machine gun; a lone sniper is not.
#[test]
fn alone_with_a_weapon_for_more() {
    let sniper = Spec { role: Role::Sniper, ..team(2, WeaponId::SniperRifle) };
    let cases = [
        (team(3, WeaponId::MediumMachineGun), 8),
        (gun(GunSize::Light, WeaponId::LightAtGun, 3), 8),
        (sniper, 9),
        (rifles(5), 9),
    ];
    for (spec, value) in cases {
        let mut b = Battle::new(vec![spec], vec![rifles(1)], vec![]);
        b.put(0, 20, 30, 0).set(0, |u| u.men.truncate(1));
        assert_eq!(b.rules.morale(&b.s.field, UnitId(0)), value);
    }
}

/// C-75: what a howitzer fires over a wall its crew look over for, and it is measured from whoever is nearest; direct
/// fire goes from the barrel.
#[test]
fn the_crew_look_out() {
    let mut b = Battle::new(
        vec![gun(GunSize::Light, WeaponId::LightHowitzer, 3)],
        vec![rifles(5)],
        vec![feature(Kind::Cliff, 17, 25, 40, 26)],
    );
    b.put(0, 20, 40, 0).put(1, 20, 10, 180);
    // One of the crew has stepped out from behind the cliff.
    b.set(0, |u| u.men[0].at = Point::new(800, 3900)).order(0, Order::Fire, &[]);
    let aim = |shell| Action::Aim(Aim { battery: 0, target: UnitId(1), shell });
    assert_eq!(b.refused(A, aim(Shell::He)), ["C-37"]);
    assert_eq!(b.refused(A, aim(Shell::Indirect)), [] as [&str; 0]);
}

/// Chances that the target of declared fire is gone, and that a check was taken, every way the dice can fall; losses
/// are taken from the last.
fn fought_out(b: &Battle, target: usize) -> f64 {
    let mut pending = vec![(1.0, b.s.clone(), Action::Done, A)];
    let mut destroyed = 0.0;
    while let Some((p, s, action, seat)) = pending.pop() {
        for (q, s) in every_outcome(|dice| {
            let mut s = s.clone();
            b.rules.apply(&mut s, seat, &action, &mut Play::silent(dice));
            s
        }) {
            match s.frames.last() {
                Some(Frame::Loss(Losing { by, .. })) => {
                    let last = s.field.units[target].men.len() as u8 - 1;
                    let by = *by;
                    pending.push((p * q, s, Action::Remove(last), by));
                }
                _ if !s.field.units[target].is_alive() => destroyed += p * q,
                _ => {}
            }
        }
    }
    destroyed
}

/// S-01, BA-73, C-27: odds count what green troops become at their first loss: every way the dice can fall, by the
/// rules themselves, comes to the same.
#[test]
fn odds_of_green_troops() {
    for (rule, pins) in [(UnitRule::Green, 0), (UnitRule::Green, 4), (UnitRule::GreenTwice, 3)] {
        let green = rifles(2).rule(rule).quality(Quality::Inexperienced);
        let mut b = Battle::new(vec![rifles(2)], vec![green, rifles(1)], vec![]);
        b.put(0, 20, 20, 0).put(1, 20, 10, 180).put(2, 70, 2, 180);
        b.set(1, |u| {
            u.pins = pins;
            u.order = Some(Order::Fire);
        });
        b.order(0, Order::Fire, &[]).aim(0, 1, 0, Shell::Shot);
        b.s.field.bag = [0, 1];
        let aims = [Aim { battery: 0, target: UnitId(1), shell: Shell::Shot }];
        let odds = b.rules.odds_of_fire(&b.s.field, UnitId(0), UnitId(1), &aims, Occasion::Order).unwrap();
        let destroyed = fought_out(&b, 1);
        assert!(near(odds.destroyed, destroyed), "{rule:?} {pins}: {} and {destroyed}", odds.destroyed);
    }
}

/// C-109: odds count the shell that brings the house down: 12 or more of three dice, 135 ways of 216, and everybody
/// is gone.
#[test]
fn odds_of_bringing_a_house_down() {
    let mut b = Battle::new(
        vec![gun(GunSize::Heavy, WeaponId::HeavyHowitzer, 5)],
        vec![rifles(18)],
        vec![feature(Kind::Building, 18, 8, 24, 12)],
    );
    b.put(0, 20, 30, 0).put(1, 20, 10, 180).set(0, |u| u.order = Some(Order::Fire));
    b.set(1, |u| u.inside = Some(Room { building: 0, floor: 0 }));
    let aims = [Aim { battery: 0, target: UnitId(1), shell: Shell::He }];
    let odds = b.rules.odds_of_fire(&b.s.field, UnitId(0), UnitId(1), &aims, Occasion::Order).unwrap();
    let ways = (1..=6).flat_map(|a| (1..=6).flat_map(move |b| (1..=6).map(move |c| a + b + c)));
    let falls = ways.filter(|sum| *sum >= 12).count() as f64 / 216.0;
    assert!(near(odds.losses[18], 4.0 / 6.0 * falls), "{} of {falls}", odds.losses[18]);
    assert!(near(odds.losses.iter().sum(), 1.0));
}

/// S-05, C-11: stubborn men do not mind their pins in a check, and the odds know it.
#[test]
fn odds_of_stubborn_men() {
    let mut b = Battle::new(vec![rifles(1)], vec![rifles(2).rule(UnitRule::Stubborn)], vec![]);
    b.put(0, 20, 20, 0).put(1, 20, 10, 180).set(0, |u| u.order = Some(Order::Fire)).set(1, |u| u.pins = 3);
    let aims = [Aim { battery: 0, target: UnitId(1), shell: Shell::Shot }];
    let odds = b.rules.odds_of_fire(&b.s.field, UnitId(0), UnitId(1), &aims, Occasion::Order).unwrap();
    // One of two falls: half are gone. 4 or more to hit a small unit.
    assert!(near(odds.losses[1], 0.25) && near(odds.destroyed, 0.25 * (1.0 - chance_to_pass(9))), "{odds:?}");
}
