//! Odds before the dice: exact, and the same as the dice give.

mod common;
use bolt_action::odds::chance_to_pass;
use bolt_action::state::*;
use bolt_action::vocabulary::*;
use common::*;
use kernel::dice::Loose;
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

/// C-45, C-57, C-61, BA-73: odds agree with dice rolled many times, explosive and flame included.
#[test]
fn odds_agree_with_dice() {
    let cases = [
        (team(3, WeaponId::MediumMachineGun), Shell::Shot, 20),
        (gun(GunSize::Light, WeaponId::LightHowitzer, 3), Shell::He, 25),
        (team(2, WeaponId::InfantryFlamethrower), Shell::Shot, 15),
    ];
    for (n, (spec, shell, y)) in cases.into_iter().enumerate() {
        let mut b = Battle::new(vec![spec], vec![rifles(5)], vec![]);
        b.put(0, 20, y, 0).put(1, 20, 10, 180).set(1, |u| u.order = Some(Order::Fire));
        b.order(0, Order::Fire, &[]);
        let aims = [Aim { battery: 0, target: UnitId(1), shell }];
        let odds = b.rules.odds_of_fire(&b.s.field, UnitId(0), UnitId(1), &aims, Occasion::Order).unwrap();
        b.aim(0, 1, 0, shell);
        let (mut lost, mut gone) = (0u32, 0u32);
        const GAMES: u32 = 4000;
        let mut dice = Loose(Rng::new(n as u64));
        for _ in 0..GAMES {
            let mut s = b.s.clone();
            b.rules.apply(&mut s, A, &bolt_action::Action::Done, &mut Play::silent(&mut dice));
            while let Some(Frame::Loss { by, .. }) = s.frames.last().cloned() {
                // The last man, so that the NCO stays.
                let last = s.field.units[1].men.len() as u8 - 1;
                b.rules.apply(&mut s, by, &bolt_action::Action::Remove(last), &mut Play::silent(&mut dice));
            }
            let target = &s.field.units[1];
            gone += u32::from(!target.is_alive());
            lost += 5 - target.men.len() as u32;
        }
        let destroyed = f64::from(gone) / f64::from(GAMES);
        assert!((destroyed - odds.destroyed).abs() < 0.04, "case {n}: {destroyed} against {}", odds.destroyed);
        let _ = lost;
    }
}

/// C-117: a round of close quarters.
#[test]
fn a_round_of_close_quarters() {
    let b = Battle::new(vec![rifles(5)], vec![rifles(5)], vec![]);
    let [ours, theirs] = b.rules.odds_of_round([10, 5], [4, 5], [5, 5]);
    assert!(near(ours.iter().sum(), 1.0) && near(theirs.iter().sum(), 1.0));
    assert!(near(ours[0], 0.5f64.powi(5)) && theirs.len() == 6);
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
