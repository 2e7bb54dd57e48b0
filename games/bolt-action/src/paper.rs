//! Fire as it is described on paper, away from any table: so many weapons at a distance, and what they are fired at.

use crate::Rules;
use crate::odds::{Nerve, Odds, Standing, odds_of_bursts};
use crate::rules::sight::Aspect;
use crate::rules::volley::{Burst, Hardness, Modifiers, ToHit};
use crate::state::Shell;
use crate::vocabulary::*;
use kernel::Problem;

/// Weapons, each with how many fire it.
pub type Weapons = Vec<(WeaponId, u8)>;

/// "8 rifle 1 light-machine-gun".
pub fn weapons(text: &str) -> Result<Weapons, Problem> {
    let kinds: Vec<(WeaponId, &str)> = WeaponId::ALL.iter().map(|w| (*w, w.id())).collect();
    kernel::paper::force(text, &kinds)
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paper {
    pub weapons: Weapons,
    /// In hundredths of an inch.
    pub distance: i32,
    /// High explosive where a weapon has both.
    pub explosive: bool,
    /// What holds for all of them; range, shaped charges and snipers are seen to.
    pub modifiers: Modifiers,
    pub target: Target,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Target {
    Men { quality: Quality, men: u8, pins: u8, medic: bool },
    Vehicle(PaperVehicle),
}

/// A vehicle on paper.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PaperVehicle {
    /// BA-88 to BA-93.
    pub damage_value: u8,
    pub aspect: Aspect,
    pub quality: Quality,
    pub pins: u8,
    pub open_topped: bool,
}

impl PaperVehicle {
    /// What has to be beaten, if any vehicle has such a value.
    pub(crate) fn hardness(&self) -> Option<Hardness> {
        let armour = Armour::of_damage_value(self.damage_value)?;
        Some(match armour.is_armoured() {
            true => Hardness::Armour { value: self.damage_value, rules: Set::default() },
            false => Hardness::Soft,
        })
    }
}

impl Rules {
    /// What the fire does, or why there is none.
    pub fn fire_on_paper(&self, paper: &Paper) -> Result<Odds, Problem> {
        if paper.weapons.is_empty() {
            return Err(Problem::new("expected at least one weapon"));
        }
        let bursts = paper.weapons.iter().map(|&(weapon, n)| self.burst_on_paper(paper, weapon, n));
        let bursts = bursts.collect::<Result<Vec<Burst>, Problem>>()?;
        let standing = Standing { halved: paper.modifiers.down, ..Standing::default() };
        match paper.target {
            Target::Men { quality, men, pins, medic } => {
                let hardness = Hardness::Troops { value: quality.damage_value(), harder: 0, vest: false };
                let nerve = Nerve::of(quality, men, pins);
                Ok(odds_of_bursts(self, &bursts, &hardness, &Standing { men, medic, ..standing }, Some(&nerve)))
            }
            Target::Vehicle(machine) => {
                let value = machine.damage_value;
                let unknown = || Problem::new(format!("no vehicle has a damage value of {value}"));
                let hardness = machine.hardness().ok_or_else(unknown)?;
                // Every hit that damages counts, however many there are.
                let men = bursts.iter().fold(0u8, |sum, b| sum.saturating_add(b.shots));
                let mut odds = odds_of_bursts(self, &bursts, &hardness, &Standing { men, ..standing }, None);
                self.odds_against_paper_vehicle(&machine, &bursts, &mut odds);
                Ok(odds)
            }
        }
    }

    fn burst_on_paper(&self, paper: &Paper, weapon: WeaponId, n: u8) -> Result<Burst, Problem> {
        let data = self.data.weapon(weapon);
        let range = self.range(data, !paper.modifiers.on_the_move);
        // C-64: what only fires over the heads of others begins at a 6 and hits the top.
        let indirect = !data.fires_direct();
        let least = if indirect { data.range.minimum_indirect } else { data.range.minimum_direct }.hundredths();
        if paper.distance > range || paper.distance < least {
            let inches = |hundredths: i32| f64::from(hundredths) / 100.0;
            let what = format!("{} reaches from {} to {} inches", weapon.id(), inches(least), inches(range));
            return Err(Problem::new(what).breaks(&data.clause));
        }
        let shell = match (data.he, data.shot_penetration()) {
            _ if indirect => Shell::Indirect,
            (Some(_), None) => Shell::He,
            (Some(_), Some(_)) if paper.explosive => Shell::He,
            _ => Shell::Shot,
        };
        let sniper = data.has(WeaponRule::Sniper) && !paper.modifiers.on_the_move;
        let flame = data.has(WeaponRule::Flamethrower);
        let long = paper.distance * 2 > range && !sniper;
        let modifiers = Modifiers {
            point_blank: paper.distance <= 600,
            long_range: long,
            on_the_move: paper.modifiers.on_the_move && !data.has(WeaponRule::Assault),
            shaped_charge: data.has(WeaponRule::ShapedCharge),
            sniper,
            ..paper.modifiers
        };
        let shots = match data.shots {
            Roll::Exactly(shots) => shots,
            _ => 1,
        };
        let aspect = match paper.target {
            Target::Vehicle(machine) if !flame && !indirect => machine.aspect,
            _ => Aspect::Top,
        };
        Ok(Burst {
            weapon,
            shell,
            to_hit: match () {
                () if flame => ToHit::Always,
                () if indirect => ToHit::Score(6),
                () => modifiers.to_hit(),
            },
            shots: shots.saturating_mul(n),
            long,
            close: paper.distance <= 1200,
            aspect,
            shielded: false,
            picks: sniper,
            heavy: data.is_heavy(),
        })
    }
}
