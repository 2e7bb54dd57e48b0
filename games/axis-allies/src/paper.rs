//! A fight as it is written on paper, away from any board: who attacks, who defends, and what else bears on it.

use crate::Rules;
use crate::odds::{Fight, raid};
use crate::rules::battle::{Line, fights};
use crate::rules::combat::dice_with;
use crate::vocabulary::*;
use kernel::Problem;

/// Units of each kind in the order in which they are lost.
pub type Force = Vec<(Kind, u8)>;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Paper {
    pub attackers: Force,
    /// A gun among them fires first.
    pub defenders: Force,
    pub attacker_has: Techs,
    pub defender_has: Techs,
    /// Battleships that fire in support of a landing.
    pub support: u8,
    /// The attacker stops after a round with so few units left.
    pub stop_at: u8,
}

/// More units on a side than any box holds; the sums below stay exact up to here.
const MOST: usize = 80;

/// "10 infantry 5 armour 3 fighters" as a force.
pub fn force(text: &str) -> Result<Force, Problem> {
    kernel::paper::force(text, &Kind::ALL.map(|kind| (kind, kind.id())))
}

impl Rules {
    /// The fight as the rules will fight it, or why there is no such fight.
    pub fn fight_on_paper(&self, paper: &Paper) -> Result<Fight, Problem> {
        let gun = paper.defenders.iter().any(|(k, _)| *k == Kind::AaGun);
        let defenders: Force = paper.defenders.iter().copied().filter(|(k, _)| *k != Kind::AaGun).collect();
        let sea = paper.attackers.iter().chain(&defenders).any(|(k, _)| k.is_ship());
        for (side, force) in [("attacker", &paper.attackers), ("defender", &defenders)] {
            if force.is_empty() {
                return Err(Problem::new(format!("expected at least one unit of the {side} that can fight")));
            }
            if let Some((kind, _)) = force.iter().find(|(k, _)| !fights(*k, sea)) {
                let place = if sea { "at sea" } else { "on land" };
                return Err(Problem::new(format!("{} does not fight {place}", kind.id())).breaks(clause!("R-8.1").id()));
            }
            if force.iter().map(|(_, n)| usize::from(*n)).sum::<usize>() > MOST {
                return Err(Problem::new(format!("expected at most {MOST} units of the {side}")));
            }
        }
        if sea && gun {
            return Err(Problem::new("an aa_gun does not fire at sea").breaks(clause!("R-6.1").id()));
        }
        if sea && paper.support > 0 {
            return Err(Problem::new("battleships support landings, not battles at sea").breaks(clause!("R-9.4").id()));
        }
        if paper.support > 0 && paper.stop_at > 0 {
            return Err(Problem::new("nobody retreats from an amphibious assault").breaks(clause!("R-9.7").id()));
        }
        let price = |kind: Kind| self.data.kind(kind).cost;
        let attack = |&(kind, n): &(Kind, u8)| {
            let (value, dice) = (self.attack_with(paper.attacker_has, kind), dice_with(paper.attacker_has, kind));
            (Line { kind, value, dice, n }, price(kind))
        };
        let defence = |&(kind, n): &(Kind, u8)| {
            (Line { kind, value: self.defence_with(paper.defender_has, kind), dice: 1, n }, price(kind))
        };
        Ok(Fight {
            attackers: paper.attackers.iter().map(attack).collect(),
            defenders: defenders.iter().map(defence).collect(),
            sea,
            gun,
            shells: paper.support,
            stop_at: paper.stop_at,
        })
    }

    /// The chance of each sum that a raid takes from a treasury with so much in it.
    pub fn raid_on_paper(&self, paper: &Paper, cash: Option<u16>) -> Result<Vec<f64>, Problem> {
        let bombers = match paper.attackers[..] {
            [(Kind::Bomber, n)] if usize::from(n) <= MOST => n,
            _ => {
                return Err(Problem::new(format!("expected 1 to {MOST} bombers and nothing else"))
                    .breaks(clause!("R-7.1").id()));
            }
        };
        if paper.defenders.iter().any(|(k, _)| *k != Kind::AaGun) {
            return Err(Problem::new("only an aa_gun fires at a raid").breaks(clause!("R-7.2").id()));
        }
        let mut sums = raid(bombers, dice_with(paper.attacker_has, Kind::Bomber), !paper.defenders.is_empty());
        if let Some(most) = cash.map(usize::from).filter(|&most| most + 1 < sums.len()) {
            let rest: f64 = sums.drain(most + 1..).sum();
            sums[most] += rest;
        }
        Ok(sums)
    }
}
