//! What came out when the rules were read again: each case was once worked out wrongly.

use crate::common::*;
use bolt_action::Action;
use bolt_action::force::Make;
use bolt_action::odds::chance_to_pass;
use bolt_action::state::*;
use bolt_action::terrain::Kind;
use bolt_action::vocabulary::*;
use kernel::dice::every_outcome;
use kernel::{Game, Play};

fn near(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-9
}

/// C-87, BA-135, BA-136: more penetration than it takes counts in full, and the odds know it: of five dice that get
/// through an armoured car one is full and four are massive.
#[test]
fn penetration_to_spare() {
    let car = vehicle(Armour::ArmouredCar, Mobility::Wheeled, &[]);
    let mut b = Battle::new(vec![gun(GunSize::Heavy, WeaponId::SuperHeavyAtGun, 5)], vec![car], vec![]);
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
