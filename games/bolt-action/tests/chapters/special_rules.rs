//! Special rules that no unit of our lists has, and what the lists leave out.

use crate::common::*;
use bolt_action::state::*;
use bolt_action::vocabulary::*;
use bolt_action::{Action, Data};
use kernel::{DataFiles, Game, Play};

/// C-73, BA-103: the heavy automatic cannon stands in the table, and no medium one.
#[test]
fn the_heavy_automatic_cannon() {
    let data = Data::read(&Default::default()).unwrap();
    assert_eq!(data.weapon(WeaponId::HeavyAutocannon).range.maximum.0, 72);
    assert!(WeaponId::ALL.iter().all(|w| w.id() != "medium-autocannon"));
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

/// N-12, S-17: a commissar is a role of his own; N-15: Italy has no rule of its own.
#[test]
fn commissars_and_italians() {
    let data = Data::read(&Default::default()).unwrap();
    assert!(data.units_of(Nation::SovietUnion).any(|(_, u)| u.role == Role::Commissar));
    assert!(data.nation(Nation::Italy).everyone.is_empty());
}

/// S-14: a submachine gun is fired from the saddle of a motorcycle, a rifle is not.
#[test]
fn submachine_guns_from_the_saddle() {
    let shots = |weapon| {
        let mut b = Battle::new(vec![squad(3, weapon).rule(UnitRule::Motorcycles)], vec![rifles(5)], vec![]);
        b.put(0, 20, 16, 0).put(1, 20, 10, 180);
        b.scores(0, 1, Shell::Shot).len()
    };
    assert_eq!((shots(WeaponId::Rifle), shots(WeaponId::SubmachineGun)), (0, 1));
}
