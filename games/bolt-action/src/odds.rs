//! What fire and close quarters are likely to do, exactly: the same bursts and scores the table uses, convolved instead
//! of rolled.

mod assault;
mod vehicle;

pub use assault::AssaultOdds;

use crate::Rules;
use crate::data::WeaponData;
use crate::rules::volley::{Burst, Hardness};
use crate::rules::wounds::COLLAPSE;
use crate::state::*;
use crate::vocabulary::*;

/// Probabilities of what a unit's fire does to one target.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Odds {
    /// Chance of n hits, for n from 0.
    pub hits: Vec<f64>,
    /// Chance of n men lost (for a vehicle: hits that damage it).
    pub losses: Vec<f64>,
    /// Chance of n pins, of those who are not buried (C-109); for a vehicle that it survives with n more.
    pub pins: Vec<f64>,
    /// Chance that a morale check has to be taken.
    pub check: f64,
    /// Chance that the target is gone when all is done.
    pub destroyed: f64,
    /// Of a vehicle: that it survives with a Down die by what happened to it (BA-123), or unable to move (BA-125).
    pub halted: f64,
    pub immobilised: f64,
    /// Of a vehicle: the worst that the damage table says: nothing, stunned, immobilised, on fire, knocked out.
    pub results: [f64; 5],
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
        let mut sum = vec![0.0; usize::from(tries) + 1];
        sum[0] = 1.0;
        for n in 0..usize::from(tries) {
            for i in (0..=n).rev() {
                sum[i + 1] += sum[i] * chance;
                sum[i] *= 1.0 - chance;
            }
        }
        Sum(sum)
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
        let bursts: Vec<Burst> = aims
            .iter()
            .filter(|a| a.target == target)
            .flat_map(|a| self.bursts_among(s, id, aims, a, occasion))
            .collect();
        let standing = Standing {
            men: self.strength(target, unit),
            halved: self.halves_explosive(target, unit),
            medic: self.medic_near(s, target),
            walls: unit.inside.is_some(),
        };
        if self.is_vehicle(target) {
            let mut odds = odds_of_bursts(self, &bursts, &hardness, &standing, None);
            self.odds_against_vehicle(s, target, self.seat_of(id), &bursts, &mut odds);
            return Some(odds);
        }
        let nerve = self.nerve(s, target, unit)?;
        Some(odds_of_bursts(self, &bursts, &hardness, &standing, Some(&nerve)))
    }

    fn nerve(&self, s: &Field, target: UnitId, unit: &Unit) -> Option<Nerve> {
        let spec = self.spec(target)?;
        let green = (spec.has(UnitRule::Green) || spec.has(UnitRule::GreenTwice)) && !unit.marks.tried;
        let alone = Unit { men: unit.men.iter().take(1).copied().collect(), ..unit.clone() };
        Some(Nerve {
            morale: self.morale_in_check(s, target),
            fanatic: spec.is_fanatic(),
            stubborn: spec.has(UnitRule::Stubborn),
            team: unit.men.len() > 1 && self.is_short_handed(target, &alone),
            green: match () {
                () if !green => Green::Not,
                () if spec.has(UnitRule::GreenTwice) => Green::Twice,
                () => Green::Once,
            },
            tries: if spec.nation == Nation::SovietUnion { 2 } else { 1 },
            ..Nerve::of(unit.quality, unit.men.len() as u8, unit.pins)
        })
    }
}

/// What decides whether men who are hit stay.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Nerve {
    pub men: u8,
    /// What two dice must not exceed, before the pins of the hit.
    pub morale: i32,
    pub pins: u8,
    pub quality: Quality,
    pub fanatic: bool,
    /// S-05: pins do not count.
    pub stubborn: bool,
    /// C-53: the last man of it has less.
    pub team: bool,
    pub green: Green,
    /// N-09: Soviets try twice.
    pub tries: i32,
}

/// S-01: whether the first loss will show what they are made of.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Green {
    Not,
    Once,
    Twice,
}

impl Nerve {
    /// Ordinary men.
    pub(crate) fn of(quality: Quality, men: u8, pins: u8) -> Nerve {
        Nerve {
            men,
            morale: i32::from(quality.morale()) - i32::from(pins),
            pins,
            quality,
            fanatic: false,
            stubborn: false,
            team: false,
            green: Green::Not,
            tries: 1,
        }
    }

    /// C-27, C-120: whether so many more pins are too many.
    fn routs(&self, more: i32, men: usize) -> bool {
        i32::from(self.pins) + more >= i32::from(self.quality.morale()) && !(self.fanatic && men >= 2)
    }

    /// The chance of passing a check with so many more pins, and morale changed by so much.
    fn holds(&self, more: i32, change: i32) -> f64 {
        let value = self.morale + if self.stubborn { change.max(0) } else { change - more };
        1.0 - (1.0 - chance_to_pass(value)).powi(self.tries)
    }

    /// The chance that those who are left stay with so many more pins; some have fallen, or none.
    fn stays(&self, more: i32, lost: usize, checked: bool) -> f64 {
        let left = usize::from(self.men) - lost;
        let alone = i32::from(self.team && left == 1);
        let holds = |more: i32, change: i32| if checked { self.holds(more, change - alone) } else { 1.0 };
        let better = |quality: Quality| i32::from(quality.morale()) - i32::from(self.quality.morale());
        let (regular, veteran) = (better(Quality::Regular), better(Quality::Veteran));
        if self.green == Green::Not || lost == 0 {
            return holds(more, 0);
        }
        // S-01: on a 1 as many more pins as a die shows, on a 5 or 6 better men.
        let shaken = (1..=6).filter(|d| !self.routs(more + d, left)).map(|d| holds(more + d, 0) / 6.0).sum::<f64>();
        let tried = match self.green {
            Green::Twice => holds(more, regular) * 2.0 / 3.0 + holds(more, veteran) / 3.0,
            _ => holds(more, regular),
        };
        shaken / 6.0 + holds(more, 0) / 2.0 + tried / 3.0
    }
}

/// The chances of so many losses together with so many pins, before anybody's nerve is tried: a row for each number of
/// pins, the first if nothing hit. They go together: what brings many pins brings many losses too.
struct Toll(Vec<Sum>);

impl Toll {
    fn nothing() -> Toll {
        Toll(vec![Sum::nothing()])
    }

    /// One burst more: it misses altogether, or it hits and takes so many; of all pins the most count (C-25).
    fn with(&self, missed: f64, mut losses: Sum, pins: &[f64], most: usize) -> Toll {
        losses.0[0] -= missed;
        let mut rows = vec![vec![0.0; most + 1]; self.0.len().max(pins.len())];
        for (before, row) in self.0.iter().enumerate() {
            row.0.iter().zip(&mut rows[before]).for_each(|(p, sum)| *sum += p * missed);
            let mut more = row.plus(&losses.0).0;
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
    fn add_nerve(&mut self, toll: &Toll, nerve: &Nerve, flame: bool) {
        let men = usize::from(nerve.men);
        for (pins, row) in toll.0.iter().enumerate().skip(1) {
            let pins = pins as i32;
            for (lost, &p) in row.0.iter().enumerate().filter(|(_, p)| **p > 0.0) {
                if lost >= men || nerve.routs(pins, men) {
                    self.destroyed += p;
                    continue;
                }
                let halved = lost > 0 && 2 * lost >= men && !(nerve.fanatic && men - lost >= 2);
                let checked = halved || flame;
                self.check += if checked { p } else { 0.0 };
                self.destroyed += p * (1.0 - nerve.stays(pins, lost, checked));
            }
        }
    }
}

/// How a target stands, as far as it bears on what hits do to it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Standing {
    pub men: u8,
    /// C-45: explosive has half its hits.
    pub halved: bool,
    /// C-128.
    pub medic: bool,
    /// C-109: in a building, which one shell may bring down.
    pub walls: bool,
}

/// The arithmetic alone: bursts at something so hard that stands so; of men also whether they stay.
pub(crate) fn odds_of_bursts(
    rules: &Rules,
    bursts: &[Burst],
    hardness: &Hardness,
    standing: &Standing,
    nerve: Option<&Nerve>,
) -> Odds {
    let most = usize::from(standing.men.max(1));
    let mut hits = Sum::nothing();
    let mut toll = Toll::nothing();
    let mut flame = false;
    for burst in bursts {
        let data = rules.data.weapon(burst.weapon);
        let burns = data.has(WeaponRule::Flamethrower);
        flame |= burns;
        let explosive = matches!(burst.shell, Shell::He | Shell::Indirect);
        let aimed = aimed(data, burst);
        let missed = aimed.0[0];
        let armour = matches!(hardness, Hardness::Armour { .. });
        let he = data.he.filter(|_| explosive && !armour);
        let pins = match he {
            _ if burns => [0.0, 0.0, 1.0, 1.0, 1.0].map(|p| p / 3.0).to_vec(),
            Some(he) => chances(he.size.pins()),
            None => vec![0.0, 1.0],
        };
        hits = hits.plus(&many(data, burst, hardness, aimed.clone()).0);
        // A shell of twelve hits leaves nothing to count: what is missing in the end is the chance of that.
        let counted = match he {
            Some(he) => {
                let shell = chances(he.size.hits());
                let whole = if standing.walls { &shell[..shell.len().min(COLLAPSE as usize)] } else { &shell[..] };
                aimed.repeated(whole).0
            }
            None => aimed.0,
        };
        let counted = if he.is_some() && standing.halved { halve(&counted) } else { counted };
        let needed = burst.to_damage(data, hardness, &rules.options);
        let chance = if needed > 6 { 0.0 } else { f64::from(7 - needed.max(2)) / 6.0 };
        // He saves one in six, but not from exceptional damage: a six and another six.
        let saved = standing.medic && !burst.heavy && !burst.picks && matches!(hardness, Hardness::Troops { .. });
        let chance = if saved && chance > 0.0 { chance - (chance - 1.0 / 36.0) / 6.0 } else { chance };
        let losses = Sum(counted).repeated(&[1.0 - chance, chance]);
        toll = toll.with(missed, losses, &pins, most);
    }
    let mut odds = Odds { hits: hits.0, losses: toll.losses(), pins: toll.pins(), ..Odds::default() };
    if let Some(nerve) = nerve {
        odds.add_nerve(&toll, nerve, flame);
    }
    if standing.walls {
        let buried = (1.0 - odds.pins.iter().sum::<f64>()).max(0.0);
        odds.losses.resize(most + 1, 0.0);
        odds.losses[most] += buried;
        odds.destroyed += buried;
    }
    odds
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
