//! What fire and close quarters are likely to do, exactly: the same bursts and scores the table uses, convolved instead
//! of rolled.

mod assault;
mod vehicle;

pub use assault::AssaultOdds;

use crate::Rules;
use crate::data::WeaponData;
use crate::force::Spec;
use crate::options::Options;
use crate::state::*;
use crate::vocabulary::*;
use crate::volley::{Burst, Hardness};
use crate::wounds::COLLAPSE;

/// Probabilities of what a unit's fire does to one target.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Odds {
    /// Chance of n hits, for n from 0.
    pub hits: Vec<f64>,
    /// Chance of n men lost (for a vehicle: hits that damage it).
    pub losses: Vec<f64>,
    /// Chance of n pins; for a vehicle that it survives with n more. Who is buried has none (C-109).
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
        let bursts: Vec<Burst> =
            aims.iter().filter(|a| a.target == target).flat_map(|aim| self.bursts(s, id, aim, occasion)).collect();
        let mark = Mark {
            hardness: self.hardness(target, unit),
            men: self.strength(target, unit),
            down: self.halves_explosive(target, unit),
            inside: unit.inside.is_some(),
            medic: self.medic_near(s, target),
            nerve: (!self.is_vehicle(target)).then(|| self.nerve(s, target, unit)),
        };
        let mut odds = odds_of_bursts(self, &bursts, &mark);
        if self.is_vehicle(target) {
            self.odds_against_vehicle(s, target, &bursts, &mut odds);
        }
        Some(odds)
    }

    fn nerve(&self, s: &Field, id: UnitId, unit: &Unit) -> Nerve {
        let spec = self.spec(id);
        Nerve {
            morale: self.morale(s, id, true),
            pins: unit.pins,
            quality: unit.quality,
            fanatic: spec.is_some_and(Spec::is_fanatic),
            tries: if spec.is_some_and(|t| t.nation == Nation::SovietUnion) { 2 } else { 1 },
        }
    }
}

/// What decides whether men who are hit stay.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Nerve {
    /// What two dice must not exceed, before the pins of the hit.
    pub morale: i32,
    pub pins: u8,
    pub quality: Quality,
    pub fanatic: bool,
    /// N-09: Soviets try twice.
    pub tries: i32,
}

impl Nerve {
    /// The chance that men break at a check with so many more pins.
    fn breaks(&self, pins: i32) -> f64 {
        (1.0 - chance_to_pass(self.morale - pins)).powi(self.tries)
    }

    /// C-27, C-120: whether so many more pins are too many for so many men.
    fn routs(&self, pins: i32, men: usize) -> bool {
        i32::from(self.pins) + pins >= i32::from(self.quality.morale()) && !(self.fanatic && men >= 2)
    }
}

/// The chances of so many pins together with so many losses, before anybody's nerve is tried: a row for each number of
/// pins, none of them if nothing hit.
struct Toll(Vec<Sum>);

impl Toll {
    fn nothing() -> Toll {
        Toll(vec![Sum::nothing()])
    }

    /// One burst more: missed altogether, or with losses, and the pins of the worst hit (C-25).
    fn with(&self, missed: f64, losses: Sum, pins: &[f64], most: usize) -> Toll {
        let mut hit = losses;
        hit.0[0] -= missed;
        let mut rows = vec![vec![0.0; most + 1]; self.0.len().max(pins.len())];
        for (before, row) in self.0.iter().enumerate() {
            row.0.iter().zip(&mut rows[before]).for_each(|(p, sum)| *sum += p * missed);
            let mut more = row.plus(&hit.0).0;
            cap(&mut more, most);
            for (n, q) in pins.iter().enumerate().filter(|(_, q)| **q > 0.0) {
                more.iter().zip(&mut rows[n.max(before)]).for_each(|(p, sum)| *sum += p * q);
            }
        }
        Toll(rows.into_iter().map(Sum).collect())
    }

    fn pins(&self) -> Vec<f64> {
        self.0.iter().map(|row| row.0.iter().sum()).collect()
    }

    fn losses(&self) -> Vec<f64> {
        let most = self.0.iter().map(|row| row.0.len()).max().unwrap_or(1);
        (0..most).map(|n| self.0.iter().filter_map(|row| row.0.get(n)).sum()).collect()
    }
}

impl Odds {
    /// BA-73: the check, and whoever has too many pins.
    fn add_nerve(&mut self, toll: &Toll, men: usize, nerve: &Nerve, flame: bool) {
        for (pins, row) in toll.0.iter().enumerate().skip(1) {
            let (routs, breaks) = (nerve.routs(pins as i32, men), nerve.breaks(pins as i32));
            for (lost, &p) in row.0.iter().enumerate() {
                let halved = lost > 0 && 2 * lost >= men && !(nerve.fanatic && men.saturating_sub(lost) >= 2);
                match () {
                    () if routs || lost >= men => self.destroyed += p,
                    () if halved || flame => {
                        self.check += p;
                        self.destroyed += p * breaks;
                    }
                    () => {}
                }
            }
        }
    }
}

/// What is fired at, as far as the arithmetic goes.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Mark {
    pub hardness: Hardness,
    pub men: u8,
    /// C-45: explosive hits are halved.
    pub down: bool,
    /// C-109: in a building that can be brought down.
    pub inside: bool,
    /// C-128.
    pub medic: bool,
    /// Of men.
    pub nerve: Option<Nerve>,
}

/// The arithmetic alone: bursts at a mark.
pub(crate) fn odds_of_bursts(rules: &Rules, bursts: &[Burst], mark: &Mark) -> Odds {
    let hardness = &mark.hardness;
    let most = usize::from(mark.men.max(1));
    let mut hits = Sum::nothing();
    let mut toll = Toll::nothing();
    for burst in bursts {
        let data = rules.data.weapon(burst.weapon);
        let aimed = aimed(data, burst);
        let missed = aimed.0[0];
        hits = hits.plus(&many(data, burst, hardness, aimed.clone(), None).0);
        // Shells that bring the house down leave nothing to be counted.
        let standing = many(data, burst, hardness, aimed, mark.inside.then_some(COLLAPSE as usize)).0;
        let explosive = matches!(burst.shell, Shell::He | Shell::Indirect);
        let counted = if explosive && mark.down { halve(&standing) } else { standing };
        let needed = burst.to_damage(data, hardness, &rules.options);
        let chance = if needed > 6 { 0.0 } else { f64::from(7 - needed.max(2)) / 6.0 };
        // He saves one in six, but not from exceptional damage: a six and another six.
        let saved = mark.medic && !burst.heavy && !burst.picks && matches!(hardness, Hardness::Troops { .. });
        let chance = if saved && chance > 0.0 { chance - (chance - 1.0 / 36.0) / 6.0 } else { chance };
        let losses = Sum(counted).repeated(&[1.0 - chance, chance]);
        toll = toll.with(missed, losses, &pins_of(data, burst, hardness, &rules.options), most);
    }
    let mut odds = Odds { hits: hits.0, losses: toll.losses(), pins: toll.pins(), ..Odds::default() };
    if let Some(nerve) = mark.nerve {
        let flame = bursts.iter().any(|b| rules.data.weapon(b.weapon).has(WeaponRule::Flamethrower));
        odds.add_nerve(&toll, usize::from(mark.men), &nerve, flame);
    }
    if mark.inside {
        let buried = (1.0 - odds.pins.iter().sum::<f64>()).max(0.0);
        odds.losses.resize(most + 1, 0.0);
        odds.losses[most] += buried;
        odds.destroyed += buried;
    }
    odds
}

/// Chances of the pins of a hit.
fn pins_of(data: &WeaponData, burst: &Burst, hardness: &Hardness, options: &Options) -> Vec<f64> {
    let (number, more) = burst.pins(data, hardness, options);
    let mut pins = vec![0.0; usize::from(more)];
    pins.extend(chances(number));
    pins
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

/// C-61: explosive hits become many, but not on armour. Shells with as many hits as `below` or more can be left out.
fn many(data: &WeaponData, burst: &Burst, hardness: &Hardness, aimed: Sum, below: Option<usize>) -> Sum {
    let explosive = matches!(burst.shell, Shell::He | Shell::Indirect);
    match data.he {
        Some(he) if explosive && !matches!(hardness, Hardness::Armour { .. }) => {
            let mut each = chances(he.size.hits());
            each.truncate(below.unwrap_or(usize::MAX));
            aimed.repeated(&each)
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
