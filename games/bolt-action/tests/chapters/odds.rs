//! Odds before the dice: exact, and the same as the dice give.

use crate::common::*;
use bolt_action::Action;
use bolt_action::odds::chance_to_pass;
use bolt_action::state::*;
use bolt_action::vocabulary::*;
use kernel::dice::{Loose, every_outcome};
use kernel::{Game, Play, Rng};

fn near(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-9
}

/// C-11: chances of two dice.
#[test]
fn two_dice() {
    assert!(
        near(chance_to_pass(9), 30.0 / 36.0)
            && near(chance_to_pass(12), 33.0 / 36.0)
            && near(chance_to_pass(1), 1.0 / 36.0)
    );
}

/// BA-70, BA-71: ten rifles at 3 or more against regulars: hits and losses are binomial.
#[test]
fn a_plain_volley() {
    let mut b = Battle::new(vec![rifles(5)], vec![rifles(10)], vec![]);
    b.put(0, 20, 20, 0).put(1, 20, 10, 180).set(0, |u| u.order = Some(Order::Fire));
    let aims = [Aim { battery: 0, target: UnitId(1), shell: Shell::Shot }];
    let odds = b.rules.odds_of_fire(&b.s.field, UnitId(0), UnitId(1), &aims, Occasion::Order).unwrap();
    assert!(near(odds.mean_hits(), 5.0 * 4.0 / 6.0) && near(odds.mean_losses(), 5.0 / 3.0));
    assert!(
        near(odds.hits.iter().sum(), 1.0) && near(odds.losses.iter().sum(), 1.0) && near(odds.pins.iter().sum(), 1.0)
    );
    assert!(near(odds.pins[0], (1.0f64 / 3.0).powi(5)), "no pin only without a hit");
    assert!(near(odds.check, odds.losses[5]), "five of ten are half");
    assert!(near(odds.destroyed, odds.losses[5] * (1.0 - chance_to_pass(8))));
}

/// A carrier of a light howitzer and a machine gun, which fire together.
fn self_propelled() -> bolt_action::force::Spec {
    let howitzer = mount(WeaponId::LightHowitzer, Place::Casemate, Arc::Front);
    let machine_gun = mount(WeaponId::MediumMachineGun, Place::Hull, Arc::Front);
    vehicle(Armour::LightTank, Mobility::Tracked, &[howitzer, machine_gun])
}

/// C-45, C-57, C-61, C-109, BA-73: odds agree with dice rolled many times, explosive and flame included, weapons that
/// pin differently together, and a house that may come down.
#[test]
fn odds_agree_with_dice() {
    let cases = [
        (team(3, WeaponId::MediumMachineGun), vec![(0, Shell::Shot)], 20, false),
        (gun(GunSize::Light, WeaponId::LightHowitzer, 3), vec![(0, Shell::He)], 25, false),
        (team(2, WeaponId::InfantryFlamethrower), vec![(0, Shell::Shot)], 15, false),
        (self_propelled(), vec![(0, Shell::He), (1, Shell::Shot)], 25, false),
        (gun(GunSize::Heavy, WeaponId::HeavyHowitzer, 5), vec![(0, Shell::He)], 25, true),
    ];
    for (n, (spec, batteries, y, garrison)) in cases.into_iter().enumerate() {
        let features = vec![feature(bolt_action::terrain::Kind::Building, 17, 7, 23, 13)];
        let features = if garrison { features } else { vec![] };
        let mut b = Battle::new(vec![spec], vec![rifles(5), rifles(5)], features);
        b.put(0, 20, y, 0).put(1, 20, 10, 180).put(2, 70, 2, 180).set(1, |u| u.order = Some(Order::Fire));
        if garrison {
            b.set(1, |u| u.inside = Some(Room { building: 0, floor: 0 }));
        }
        b.order(0, Order::Fire, &[]);
        let aims: Vec<Aim> =
            batteries.iter().map(|&(battery, shell)| Aim { battery, target: UnitId(1), shell }).collect();
        let odds = b.rules.odds_of_fire(&b.s.field, UnitId(0), UnitId(1), &aims, Occasion::Order).unwrap();
        for (battery, shell) in batteries {
            b.aim(0, 1, battery, shell);
        }
        let mut gone = 0u32;
        const GAMES: u32 = 6000;
        let mut dice = Loose(Rng::new(n as u64));
        for _ in 0..GAMES {
            let mut s = b.s.clone();
            b.rules.apply(&mut s, A, &Action::Done, &mut Play::silent(&mut dice));
            while let Some(Frame::Loss(Losing { by, .. })) = s.frames.last().cloned() {
                // The last man, so that the NCO stays.
                let last = s.field.units[1].men.len() as u8 - 1;
                b.rules.apply(&mut s, by, &Action::Remove(last), &mut Play::silent(&mut dice));
            }
            gone += u32::from(!s.field.units[1].is_alive());
        }
        let destroyed = f64::from(gone) / f64::from(GAMES);
        assert!((destroyed - odds.destroyed).abs() < 0.02, "case {n}: {destroyed} against {}", odds.destroyed);
    }
}

/// C-25, BA-141: an explosive hit brings its own pins, a bullet one: the shell hits two times in three and then
/// brings one or two; if it misses, one of four bullets brings one in 80 of 81 cases.
#[test]
fn pins_of_a_shell_and_of_bullets() {
    let mut b = Battle::new(vec![self_propelled()], vec![rifles(10)], vec![]);
    b.put(0, 20, 25, 0).put(1, 20, 10, 180).set(0, |u| u.order = Some(Order::Fire));
    let aims = [(0, Shell::He), (1, Shell::Shot)].map(|(battery, shell)| Aim { battery, target: UnitId(1), shell });
    let odds = b.rules.odds_of_fire(&b.s.field, UnitId(0), UnitId(1), &aims, Occasion::Order).unwrap();
    let third = 1.0 / 3.0;
    let by_hand = [third / 81.0, third + third * 80.0 / 81.0, third];
    for (pins, chance) in odds.pins.iter().zip(by_hand) {
        assert!(near(*pins, chance), "{:?} and {by_hand:?}", odds.pins);
    }
}

/// What the rules' own dice come to for a vehicle that is shot at: chances that it is destroyed, immobilised, halted,
/// and survives with n pins.
fn enumerated(b: &Battle, target: usize) -> (f64, f64, f64, Vec<f64>) {
    let (mut destroyed, mut stuck, mut halted, mut pins) = (0.0, 0.0, 0.0, vec![0.0; 16]);
    for (p, s) in every_outcome(|dice| {
        let mut s = b.s.clone();
        b.rules.apply(&mut s, A, &Action::Done, &mut Play::silent(dice));
        s
    }) {
        let unit = &s.field.units[target];
        if !unit.is_alive() {
            destroyed += p;
            continue;
        }
        stuck += if unit.marks.immobilised { p } else { 0.0 };
        halted += if unit.order == Some(Order::Down) { p } else { 0.0 };
        pins[usize::from(unit.pins)] += p;
    }
    (destroyed, stuck, halted, pins)
}

/// BA-122, BA-124, BA-128, BA-131, BA-134, BA-135, BA-136, C-86, C-87, C-90: a shell at a vehicle: every way the dice
/// can fall, by the rules themselves, comes to what the odds say, whatever the damage.
#[test]
fn odds_against_vehicles_are_exact() {
    let gun_of = |weapon| gun(GunSize::Medium, weapon, 3);
    let cases = [
        (gun_of(WeaponId::MediumAtGun), tank(), Shell::Shot, 0),
        (gun_of(WeaponId::SuperHeavyAtGun), tank().quality(Quality::Veteran), Shell::Shot, 2),
        (gun_of(WeaponId::LightAtGun), tank().quality(Quality::Regular), Shell::Shot, 0),
        (gun_of(WeaponId::LightAtGun), tank().drives(VehicleRule::CatchesFire).of(Nation::SovietUnion), Shell::Shot, 7),
        (gun_of(WeaponId::HeavyAtGun), tank().drives(VehicleRule::Unreliable), Shell::Shot, 0),
        (gun_of(WeaponId::LightHowitzer), vehicle(Armour::SoftSkin, Mobility::Wheeled, &[]), Shell::He, 0),
        (gun_of(WeaponId::HeavyAtGun), vehicle(Armour::ArmouredCar, Mobility::Wheeled, &[]), Shell::Shot, 0),
    ];
    for (n, (spec, target, shell, pins)) in cases.into_iter().enumerate() {
        let mut b = Battle::new(vec![spec, rifles(1)], vec![target, rifles(1)], vec![]);
        b.put(0, 20, 25, 0).put(1, 5, 45, 0).put(2, 20, 10, 180).put(3, 70, 2, 180);
        b.set(2, |u| u.pins = pins).set(1, |u| u.order = Some(Order::Fire)).order(0, Order::Fire, &[]);
        b.aim(0, 2, 0, shell);
        // Nobody is left to draw a die for, so that nothing but the shot is rolled for.
        b.s.field.bag = [1, 2];
        let aims = [Aim { battery: 0, target: UnitId(2), shell }];
        let odds = b.rules.odds_of_fire(&b.s.field, UnitId(0), UnitId(2), &aims, Occasion::Order).unwrap();
        let (destroyed, stuck, halted, held) = enumerated(&b, 2);
        assert!(near(odds.destroyed, destroyed), "case {n}: destroyed {} and {destroyed}", odds.destroyed);
        assert!(near(odds.immobilised, stuck), "case {n}: immobilised {} and {stuck}", odds.immobilised);
        assert!(near(odds.halted, halted), "case {n}: halted {} and {halted}", odds.halted);
        for (k, p) in odds.pins.iter().enumerate() {
            assert!(near(*p, held[k + usize::from(pins)]), "case {n}: {k} pins");
        }
    }
}

/// BA-162, BA-163, BA-165, BA-166, BA-168, C-158: men against vehicles, the same.
#[test]
fn odds_of_assaults_on_vehicles_are_exact() {
    for (spec, target) in [
        (rifles(2).rule(UnitRule::AntiTankGrenades), vehicle(Armour::ArmouredCar, Mobility::Wheeled, &[])),
        (rifles(3).rule(UnitRule::ToughFighters), vehicle(Armour::SoftSkin, Mobility::Wheeled, &[])),
    ] {
        let mut b = Battle::new(vec![spec], vec![target], vec![]);
        b.put(0, 20, 20, 0).put(1, 20, 14, 180).set(1, |u| u.order = Some(Order::Fire)).order(0, Order::Run, &[]);
        let odds = b.rules.odds_of_vehicle_assault(&b.s.field, UnitId(0), UnitId(1)).unwrap();
        let mut destroyed = 0.0;
        for (p, gone) in every_outcome(|dice| {
            let mut s = b.s.clone();
            b.rules.apply(&mut s, A, &Action::Assault(UnitId(1)), &mut Play::silent(dice));
            !s.field.units[1].is_alive()
        }) {
            destroyed += if gone { p } else { 0.0 };
        }
        assert!(destroyed > 0.01 && near(odds.destroyed, destroyed), "{} and {destroyed}", odds.destroyed);
    }
}

/// BA-151 to BA-156, C-116, C-118, C-120: a whole assault fought out by the rules' own dice, every way they can fall,
/// comes to what the odds say: who wins, and how many are left.
#[test]
fn odds_of_an_assault_are_exact() {
    let wall = || vec![feature(bolt_action::terrain::Kind::Wall, 15, 11, 40, 12)];
    for (n, (ours, theirs, features)) in [
        (rifles(2), rifles(2), vec![]),
        (squad(2, WeaponId::SubmachineGun), rifles(3).quality(Quality::Veteran), vec![]),
        (rifles(3), rifles(2), wall()),
        (rifles(2), rifles(3).rule(UnitRule::Fanatics), vec![]),
    ]
    .into_iter()
    .enumerate()
    {
        let mut b = Battle::new(vec![ours], vec![theirs], features);
        b.put(0, 20, 16, 0).put(1, 20, 10, 180).set(1, |u| u.order = Some(Order::Fire)).order(0, Order::Run, &[]);
        let odds = b.rules.odds_of_assault(&b.s.field, UnitId(0), UnitId(1)).unwrap();
        let total = odds.attackers_win + odds.defenders_win + odds.neither;
        assert!(near(total, 1.0) && near(odds.left[0].iter().sum(), 1.0) && near(odds.left[1].iter().sum(), 1.0));
        let (mut wins, mut loses, mut open) = (0.0, 0.0, 0.0);
        // Round after round, each state once, until next to nothing is undecided.
        let mut pending = vec![(1.0, b.s.clone(), Action::Assault(UnitId(1)), A)];
        for _ in 0..60 {
            let mut next: Vec<(f64, State, Action, kernel::Seat)> = Vec::new();
            for (p, s, action, seat) in pending {
                for (q, s) in every_outcome(|dice| {
                    let mut s = s.clone();
                    b.rules.apply(&mut s, seat, &action, &mut Play::silent(dice));
                    s
                }) {
                    let p = p * q;
                    match s.frames.iter().rev().find(|f| !matches!(f, Frame::Act { .. })) {
                        Some(Frame::Loss(Losing { unit, by, .. })) => {
                            let last = s.field.units[unit.index()].men.len() as u8 - 1;
                            match next.iter_mut().find(|(_, t, ..)| *t == s) {
                                Some((sum, ..)) => *sum += p,
                                None => {
                                    let by = *by;
                                    next.push((p, s, Action::Remove(last), by));
                                }
                            }
                        }
                        _ if !s.field.units[1].is_alive() && s.field.units[0].is_alive() => wins += p,
                        _ if !s.field.units[0].is_alive() && s.field.units[1].is_alive() => loses += p,
                        _ => open += p,
                    }
                }
            }
            pending = next;
        }
        let rest: f64 = pending.iter().map(|(p, ..)| p).sum();
        assert!(rest < 1e-9, "case {n}: {rest} undecided");
        assert!((odds.attackers_win - wins).abs() < 1e-6, "case {n}: {} and {wins}", odds.attackers_win);
        assert!((odds.defenders_win - loses).abs() < 1e-6, "case {n}: {} and {loses}", odds.defenders_win);
        assert!((odds.neither - open).abs() < 1e-6, "case {n}: {} and {open}", odds.neither);
    }
}

/// C-128: a medic takes a sixth of what is not exceptional off the losses of small arms.
#[test]
fn a_medic_in_the_odds() {
    let medic = bolt_action::force::Spec { role: Role::Medic, ..squad(1, WeaponId::Pistol) };
    let mut b = Battle::new(vec![rifles(1)], vec![rifles(5), medic], vec![]);
    b.put(0, 20, 20, 0).put(1, 20, 10, 180).put(2, 20, 7, 180).set(0, |u| u.order = Some(Order::Fire));
    let aims = [Aim { battery: 0, target: UnitId(1), shell: Shell::Shot }];
    let odds = b.rules.odds_of_fire(&b.s.field, UnitId(0), UnitId(1), &aims, Occasion::Order).unwrap();
    let falls = 0.5 - (0.5 - 1.0 / 36.0) / 6.0;
    assert!(near(odds.mean_losses(), 4.0 / 6.0 * falls));
}
