//! What fire and close quarters are likely to do, exactly: the same bursts and scores the table uses, convolved instead
//! of rolled.

mod assault;
mod vehicle;

pub use assault::AssaultOdds;

use crate::Rules;
use crate::data::WeaponData;
use crate::force::Spec;
use crate::state::*;
use crate::vocabulary::*;
use crate::volley::{Burst, Hardness};

/// Probabilities of what a unit's fire does to one target.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Odds {
    /// Chance of n hits, for n from 0.
    pub hits: Vec<f64>,
    /// Chance of n men lost (for a vehicle: hits that damage it).
    pub losses: Vec<f64>,
    /// Chance of n pins; for a vehicle that it survives with n more.
    pub pins: Vec<f64>,
    /// Chance that a morale check has to be taken.
    pub check: f64,
    /// Chance that the target is gone when all is done.
    pub destroyed: f64,
    /// Of a vehicle: that it survives with a Down die by what happened to it (BA-123), or unable to move (BA-125).
    pub halted: f64,
    pub immobilised: f64,
}

impl Odds {
    pub fn mean_hits(&self) -> f64 {
        mean(&self.hits)
    }

    pub fn mean_losses(&self) -> f64 {
        mean(&self.losses)
    }
}

fn mean(chances: &[f64]) -> f64 {
    chances.iter().enumerate().map(|(n, p)| n as f64 * p).sum()
}

/// Numbers with their chances, one die after another.
#[derive(Clone, PartialEq, Debug)]
struct Sum(Vec<f64>);

impl Sum {
    fn nothing() -> Sum {
        Sum(vec![1.0])
    }

    fn plus(&self, other: &[f64]) -> Sum {
        let mut sum = vec![0.0; self.0.len() + other.len() - 1];
        for (i, p) in self.0.iter().enumerate().filter(|(_, p)| **p > 0.0) {
            for (k, q) in other.iter().enumerate() {
                sum[i + k] += p * q;
            }
        }
        Sum(sum)
    }

    /// So many tries, each with this chance.
    fn of_tries(tries: u8, chance: f64) -> Sum {
        (0..tries).fold(Sum::nothing(), |sum, _| sum.plus(&[1.0 - chance, chance]))
    }

    /// The sum of as many of these as a number says.
    fn repeated(&self, each: &[f64]) -> Sum {
        let mut sum = vec![0.0; (self.0.len() - 1) * (each.len() - 1) + 1];
        let mut part = Sum::nothing();
        for (n, p) in self.0.iter().enumerate() {
            if n > 0 {
                part = part.plus(each);
            }
            for (k, q) in part.0.iter().enumerate() {
                sum[k] += p * q;
            }
        }
        Sum(sum)
    }
}

/// Chances of so many dice showing a score or more.
pub(crate) fn tries(dice: u8, needed: u8) -> Vec<f64> {
    Sum::of_tries(dice, f64::from(7 - needed.clamp(2, 7)) / 6.0).0
}

/// Chances of a number that may have to be rolled.
fn chances(number: Roll) -> Vec<f64> {
    match number {
        Roll::Exactly(n) => (0..=n).map(|i| f64::from(u8::from(i == n))).collect(),
        Roll::D2 => vec![0.0, 0.5, 0.5],
        Roll::D3 => vec![0.0, 1.0 / 3.0, 1.0 / 3.0, 1.0 / 3.0],
        Roll::D6 { dice, less } => {
            let die = [0.0, 1.0 / 6.0, 1.0 / 6.0, 1.0 / 6.0, 1.0 / 6.0, 1.0 / 6.0, 1.0 / 6.0];
            let sum = (0..dice).fold(Sum::nothing(), |sum, _| sum.plus(&die)).0;
            let mut shifted = vec![0.0; sum.len().saturating_sub(usize::from(less)).max(1)];
            for (n, p) in sum.iter().enumerate() {
                shifted[n.saturating_sub(usize::from(less))] += p;
            }
            shifted
        }
    }
}

/// Chance that two dice are at most this, with 2 passing and 11 and 12 failing (C-11).
pub fn chance_to_pass(value: i32) -> f64 {
    let ways = (1..=6).flat_map(|a| (1..=6).map(move |b| a + b));
    ways.filter(|&sum| sum == 2 || sum <= 10 && sum <= value).count() as f64 / 36.0
}

impl Rules {
    /// What declared fire does to one of its targets; nothing if it cannot be fired. Exceptional damage changes who
    /// falls, not how many.
    pub fn odds_of_fire(
        &self,
        s: &Field,
        id: UnitId,
        target: UnitId,
        aims: &[Aim],
        occasion: Occasion,
    ) -> Option<Odds> {
        let unit = s.unit(target)?;
        let hardness = self.hardness(target, unit);
        let bursts: Vec<Burst> =
            aims.iter().filter(|a| a.target == target).flat_map(|aim| self.bursts(s, id, aim, occasion)).collect();
        let down = self.is_down(target, unit);
        let men = self.strength(target, unit);
        let medic = self.medic_near(s, target);
        let mut odds = odds_of_bursts(self, &bursts, &hardness, men, down, medic);
        if self.is_vehicle(target) {
            self.odds_against_vehicle(s, target, &bursts, &mut odds);
        } else {
            self.add_morale(s, target, unit, &bursts, &mut odds);
        }
        Some(odds)
    }

    /// BA-73: the check that follows, with the pins of the hit.
    fn add_morale(&self, s: &Field, target: UnitId, unit: &Unit, bursts: &[Burst], odds: &mut Odds) {
        let spec = self.spec(target);
        let men = unit.men.len();
        let flame = bursts.iter().any(|b| self.data.weapon(b.weapon).has(WeaponRule::Flamethrower));
        let fanatic = spec.is_some_and(Spec::is_fanatic);
        let tries = if spec.is_some_and(|t| t.nation == Nation::SovietUnion) { 2 } else { 1 };
        let base = self.morale(s, target, true);
        let hit = 1.0 - odds.hits.first().copied().unwrap_or(1.0);
        // Pins come with any hit at all; how many does not depend on who falls.
        let given_hit: Vec<(i32, f64)> =
            odds.pins.iter().enumerate().skip(1).filter(|_| hit > 0.0).map(|(n, p)| (n as i32, p / hit)).collect();
        let breaks: f64 = given_hit.iter().map(|(n, p)| p * (1.0 - chance_to_pass(base - n)).powi(tries)).sum();
        let routs: f64 = given_hit
            .iter()
            .filter(|(n, _)| i32::from(unit.pins) + n >= i32::from(unit.quality.morale()) && !fanatic)
            .map(|(_, p)| p)
            .sum();
        for (lost, p) in odds.losses.iter().enumerate().filter(|(_, p)| **p > 0.0) {
            let gone = lost >= men;
            let halved = lost > 0 && 2 * lost >= men && !(fanatic && men - lost.min(men) >= 2);
            let hit_here = if lost > 0 { 1.0 } else { (hit - odds.losses[1..].iter().sum::<f64>()).max(0.0) / p };
            let tested = if gone {
                0.0
            } else if halved || flame {
                hit_here
            } else {
                0.0
            };
            odds.check += p * tested;
            let survives = if gone { 0.0 } else { (1.0 - routs * hit_here) * (1.0 - tested * breaks) };
            odds.destroyed += p * (1.0 - survives);
        }
    }
}

/// The arithmetic alone: bursts at something so hard, so many strong, perhaps with a medic near (C-128).
pub fn odds_of_bursts(rules: &Rules, bursts: &[Burst], hardness: &Hardness, men: u8, down: bool, medic: bool) -> Odds {
    let (mut hits, mut losses) = (Sum::nothing(), Sum::nothing());
    let mut pins: Vec<f64> = vec![0.0, 1.0];
    let mut missed = 1.0;
    for burst in bursts {
        let data = rules.data.weapon(burst.weapon);
        let flame = data.has(WeaponRule::Flamethrower);
        let explosive = matches!(burst.shell, Shell::He | Shell::Indirect);
        let aimed = aimed(data, burst);
        missed *= aimed.0[0];
        let armour = matches!(hardness, Hardness::Armour { .. });
        if let (Some(he), true, false) = (data.he, explosive, armour) {
            pins = chances(he.size.pins());
        }
        let many = many(data, burst, hardness, aimed);
        if flame {
            pins = [0.0, 0.0, 1.0, 1.0, 1.0].map(|p| p / 3.0).to_vec();
        }
        let counted = if explosive && down && !armour { halve(&many.0) } else { many.0.clone() };
        let needed = burst.to_damage(data, hardness, &rules.options);
        let chance = if needed > 6 { 0.0 } else { f64::from(7 - needed.max(2)) / 6.0 };
        // He saves one in six, but not from exceptional damage: a six and another six.
        let saved = medic && !burst.heavy && !burst.picks && matches!(hardness, Hardness::Troops { .. });
        let chance = if saved && chance > 0.0 { chance - (chance - 1.0 / 36.0) / 6.0 } else { chance };
        hits = hits.plus(&many.0);
        losses = losses.plus(&Sum(counted).repeated(&[1.0 - chance, chance]).0);
    }
    let most = usize::from(men.max(1));
    let mut losses = losses.0;
    cap(&mut losses, most);
    let mut pins: Vec<f64> = pins.into_iter().map(|p| p * (1.0 - missed)).collect();
    pins[0] += missed;
    Odds { hits: hits.0, losses, pins, ..Odds::default() }
}

/// Chances of shots that hit; a flame hits with all of its dice (C-57).
fn aimed(data: &WeaponData, burst: &Burst) -> Sum {
    match burst.to_hit {
        _ if data.has(WeaponRule::Flamethrower) => {
            (0..burst.shots).fold(Sum::nothing(), |sum, _| sum.plus(&chances(data.shots)))
        }
        to_hit => Sum::of_tries(burst.shots, to_hit.chance()),
    }
}

/// C-61: explosive hits become many, but not on armour.
fn many(data: &WeaponData, burst: &Burst, hardness: &Hardness, aimed: Sum) -> Sum {
    let explosive = matches!(burst.shell, Shell::He | Shell::Indirect);
    match data.he {
        Some(he) if explosive && !matches!(hardness, Hardness::Armour { .. }) => {
            aimed.repeated(&chances(he.size.hits()))
        }
        _ => aimed,
    }
}

/// More than there are is all of them.
fn cap(chances: &mut Vec<f64>, most: usize) {
    if chances.len() > most + 1 {
        let rest: f64 = chances.drain(most + 1..).sum();
        chances[most] += rest;
    }
}

/// C-45: half of them, rounded down.
fn halve(chances: &[f64]) -> Vec<f64> {
    let mut half = vec![0.0; chances.len() / 2 + 1];
    for (n, p) in chances.iter().enumerate() {
        half[n / 2] += p;
    }
    half
}
