//! What the men and vehicles of a roster unit have on the table, once its options are counted in.

use super::RosterUnit;
use super::check::hands;
use crate::data::{Body, Carried, Data, Effect, Mount};
use crate::vocabulary::*;

/// One man; the first of a squad is its NCO.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Man {
    pub weapon: WeaponId,
    /// A second weapon he may fire instead, such as a panzerfaust.
    pub second: Option<WeaponId>,
    /// The man whose weapon he loads (C-51).
    pub loads_for: Option<u8>,
}

/// A unit ready for the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outfit {
    Men {
        men: Vec<Man>,
        rules: Set<UnitRule>,
    },
    /// All serve one weapon.
    Team {
        men: u8,
        weapon: WeaponId,
        rules: Set<UnitRule>,
    },
    Gun {
        crew: u8,
        fires_as: Vec<WeaponId>,
        barrels: u8,
        rules: Set<UnitRule>,
    },
    Vehicle {
        weapons: Vec<Mount>,
        rules: Set<VehicleRule>,
    },
}

impl RosterUnit {
    /// What the unit has. Of a roster that was not checked, options beyond the number of men are left out.
    pub fn outfit(&self, data: &Data) -> Outfit {
        let kind = data.unit(self.unit);
        let bought = || kind.options.iter().zip(&self.taken).filter(|&(_, &times)| times > 0);
        let gained: Set<UnitRule> = bought()
            .filter_map(|(choice, _)| match choice.effect {
                Effect::Rule(rule) => Some(rule),
                _ => None,
            })
            .collect();
        let withheld = match &data.nation(kind.nation).gift {
            Some(gift) if self.gift => gift.without,
            _ => Set::EMPTY,
        };
        match &kind.body {
            Body::Foot(foot) => {
                let rules = foot.rules.and(gained).without(withheld);
                match foot.carried {
                    Carried::Team(weapon) => Outfit::Team { men: self.men, weapon, rules },
                    Carried::Each { arms, leader, also } => {
                        let plain = Man { weapon: arms, second: also, loads_for: None };
                        let mut men = vec![plain; usize::from(self.men)];
                        if let Some(first) = men.first_mut() {
                            first.weapon = leader;
                        }
                        for (choice, &times) in bought() {
                            match choice.effect {
                                Effect::Arm(weapon) => hand_out(data, &mut men, plain, weapon, times),
                                Effect::Carry(weapon) => give_besides(&mut men, arms, weapon, times),
                                Effect::Rule(_) | Effect::Refit(_) => {}
                            }
                        }
                        Outfit::Men { men, rules }
                    }
                }
            }
            Body::Gun(gun) => Outfit::Gun {
                crew: gun.crew,
                fires_as: gun.fires_as.clone(),
                barrels: gun.barrels,
                rules: gun.rules.and(gained),
            },
            Body::Vehicle(vehicle) => {
                let mut weapons = vehicle.weapons.clone();
                let mut rules = vehicle.rules;
                for (choice, _) in bought() {
                    let Effect::Refit(refit) = &choice.effect else { continue };
                    // What comes in place of a weapon stands where that one stood, so the main weapon stays first.
                    let first = weapons.iter().position(|m| refit.drops.contains(&(m.place, m.weapon)));
                    weapons.retain(|m| !refit.drops.contains(&(m.place, m.weapon)));
                    let at = first.unwrap_or(weapons.len()).min(weapons.len());
                    weapons.splice(at..at, refit.adds.iter().copied());
                    rules = rules.and(refit.gains).without(refit.loses);
                }
                Outfit::Vehicle { weapons, rules }
            }
        }
    }
}

/// Weapons of one man go to the NCO first and on from him; weapons of two go to the last men of the squad.
fn hand_out(data: &Data, men: &mut [Man], plain: Man, weapon: WeaponId, times: u8) {
    let untouched = |m: &Man| *m == plain;
    for _ in 0..times {
        if hands(data, weapon) == 1 {
            let leader_free = men.first().is_some_and(|m| m.loads_for.is_none() && m.weapon == plain.weapon);
            let next = if leader_free { Some(0) } else { men.iter().position(untouched) };
            if let Some(i) = next {
                men[i].weapon = weapon;
            }
        } else {
            let mut last = (0..men.len()).rev().filter(|&i| untouched(&men[i]));
            if let (Some(gunner), Some(loader)) = (last.next(), last.next()) {
                men[gunner].weapon = weapon;
                men[loader].loads_for = Some(gunner as u8);
            }
        }
    }
}

/// A second weapon goes to men with the usual arms first, the NCO last of them, and not to loaders.
fn give_besides(men: &mut [Man], usual: WeaponId, weapon: WeaponId, times: u8) {
    for _ in 0..times {
        let free = |m: &Man| m.second.is_none() && m.loads_for.is_none();
        let taker = men
            .iter()
            .enumerate()
            .filter(|(_, man)| free(man))
            .min_by_key(|&(i, man)| (man.weapon != usual, i == 0, i))
            .map(|(i, _)| i);
        if let Some(i) = taker {
            men[i].second = Some(weapon);
        }
    }
}
