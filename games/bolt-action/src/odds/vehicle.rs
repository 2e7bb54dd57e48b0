//! What fire and assaults do to vehicles, exactly: pins, the damage table with both rolls of massive damage, fires and
//! the checks they bring (BA-122 to BA-137, C-85 to C-90).

use crate::Rules;
use crate::odds::{Odds, aimed, chance_to_pass, chances, many};
use crate::options::{HePinsArmour, VehiclePins};
use crate::paper::PaperVehicle;
use crate::rules::volley::{Burst, Damage, Hardness, Result};
use crate::state::*;
use crate::vocabulary::*;
use kernel::Seat;

/// What has become of a vehicle so far.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
struct Wear {
    destroyed: bool,
    pins: u8,
    immobilised: bool,
    /// A Down die was put on it.
    halted: bool,
    /// C-25: pins the hits of this fire gave it as such.
    given: u8,
    /// The worst the damage table said, counted from 1; 0 if nothing.
    worst: u8,
}

impl Wear {
    fn with(self, result: Result) -> Wear {
        Wear { worst: self.worst.max(result as u8 + 1), ..self }
    }
}

/// Every state of a vehicle that is still there with its chance, each once; and the chance that it is not, by the
/// worst that the damage table said.
#[derive(Clone, Debug, Default)]
struct Wears {
    alive: Vec<(Wear, f64)>,
    destroyed: [f64; 5],
}

impl Wears {
    fn nothing(immobilised: bool) -> Wears {
        Wears { alive: vec![(Wear { immobilised, ..Wear::default() }, 1.0)], ..Wears::default() }
    }

    fn add(&mut self, wear: Wear, chance: f64) {
        match self.alive.iter_mut().find(|(w, _)| *w == wear) {
            _ if wear.destroyed => self.destroyed[usize::from(wear.worst.min(4))] += chance,
            Some((_, p)) => *p += chance,
            None => self.alive.push((wear, chance)),
        }
    }

    /// Each state that is not the end is taken on.
    fn then(&self, next: impl Fn(Wear, &mut dyn FnMut(Wear, f64))) -> Wears {
        let mut after = Wears { alive: Vec::with_capacity(self.alive.len()), destroyed: self.destroyed };
        for &(wear, p) in &self.alive {
            next(wear, &mut |w, q| after.add(w, p * q));
        }
        after
    }

    fn mixed(&mut self, other: &Wears, share: f64) {
        other.alive.iter().for_each(|&(wear, p)| self.add(wear, p * share));
        self.destroyed.iter_mut().zip(other.destroyed).for_each(|(sum, p)| *sum += p * share);
    }
}

/// What bears on a vehicle while it is hit.
struct Crew<'a> {
    rules: &'a Rules,
    /// Pins that break it (C-27), and its morale as it stands.
    breaks_at: i32,
    morale: i32,
    tries: i32,
    quality: Quality,
    ordered: bool,
    unreliable: u8,
    catches_fire: bool,
    closed: bool,
    fuel: i32,
    open_topped: bool,
}

impl<'a> Crew<'a> {
    fn of(rules: &'a Rules, s: &Field, id: UnitId, by: Seat) -> Option<Crew<'a>> {
        let (unit, spec) = (s.unit(id)?, rules.spec(id)?);
        Some(Crew {
            rules,
            breaks_at: i32::from(unit.quality.morale()) - i32::from(unit.pins),
            morale: rules.morale_in_check(s, id),
            tries: if spec.nation == Nation::SovietUnion { 2 } else { 1 },
            quality: unit.quality,
            ordered: unit.order.is_some(),
            unreliable: u8::from(spec.vehicle_has(VehicleRule::Unreliable) && by != rules.seat_of(id)),
            catches_fire: spec.vehicle_has(VehicleRule::CatchesFire),
            closed: spec.is_closed_armour(),
            fuel: i32::from(spec.vehicle_has(VehicleRule::FlameVehicle) && !unit.marks.empty),
            open_topped: spec.vehicle_has(VehicleRule::OpenTopped),
        })
    }

    /// C-25, C-27.
    fn pinned(&self, wear: Wear, count: u8) -> Wear {
        let pins = wear.pins.saturating_add(count);
        Wear { pins, destroyed: wear.destroyed || count > 0 && i32::from(pins) >= self.breaks_at, ..wear }
    }

    /// C-90: a morale check with the pins it has by then.
    fn holds(&self, wear: Wear) -> f64 {
        1.0 - (1.0 - chance_to_pass(self.morale - i32::from(wear.pins))).powi(self.tries)
    }

    fn checked(&self, wear: Wear, passed: Wear, share: f64, out: &mut dyn FnMut(Wear, f64)) {
        let holds = self.holds(wear);
        out(passed, share * holds);
        out(Wear { destroyed: true, ..wear }, share * (1.0 - holds));
    }

    /// BA-128 to BA-130.
    fn on_fire(&self, wear: Wear, share: f64, out: &mut dyn FnMut(Wear, f64)) {
        let pins = if self.catches_fire { chances(Roll::D3) } else { vec![0.0, 1.0] };
        for (n, p) in pins.iter().enumerate().filter(|(_, p)| **p > 0.0) {
            let burning = self.pinned(wear, n as u8);
            if burning.destroyed {
                out(burning, share * p);
            } else {
                self.checked(burning, Wear { halted: true, ..burning }, share * p, out);
            }
        }
    }

    /// One roll on the damage table (BA-122 to BA-131).
    fn result(&self, wear: Wear, less: i32, share: f64, out: &mut dyn FnMut(Wear, f64)) {
        for die in 1..=6 {
            let share = share / 6.0;
            let result = Result::of(die - less);
            let wear = wear.with(result);
            match result {
                Result::Stunned => out(Wear { halted: true, ..self.pinned(wear, 1) }, share),
                Result::Immobilised if wear.immobilised => out(Wear { destroyed: true, ..wear }, share),
                Result::Immobilised => {
                    let stuck = Wear { immobilised: true, ..self.pinned(wear, 1) };
                    out(Wear { halted: stuck.halted || self.ordered, ..stuck }, share);
                }
                Result::OnFire => self.on_fire(wear, share, out),
                Result::KnockedOut => out(Wear { destroyed: true, ..wear }, share),
            }
        }
    }

    /// BA-134 to BA-137: one roll, or two one after the other.
    fn damaged(&self, wear: Wear, damage: Damage, bonus: i32, share: f64, out: &mut dyn FnMut(Wear, f64)) {
        let less = damage.less() - bonus - self.fuel;
        match damage {
            Damage::None => out(wear, share),
            Damage::Superficial | Damage::Full => self.result(wear, less, share, out),
            Damage::Massive => {
                let mut first = Wears::default();
                self.result(wear, less, 1.0, &mut |w, p| first.add(w, p));
                let both = first.then(|w, out| self.result(w, less, 1.0, out));
                both.alive.iter().for_each(|&(w, p)| out(w, share * p));
                for (worst, p) in (0..).zip(both.destroyed) {
                    out(Wear { destroyed: true, worst, ..wear }, share * p);
                }
            }
        }
    }

    /// C-85, C-86: the chance that a hit pins the crew.
    fn pins_crew(&self, heavy: bool, dangerous: bool) -> f64 {
        match (self.rules.options.vehicle_pins, self.quality) {
            _ if !self.closed => 1.0,
            _ if !heavy => 0.0,
            (VehiclePins::Book, _) | (_, Quality::Inexperienced) => 1.0,
            (_, Quality::Veteran) => f64::from(u8::from(dangerous)),
            (_, Quality::Regular) if dangerous => 1.0,
            (_, Quality::Regular) => 0.5,
        }
    }

    /// The pins of one hit (C-25, C-28, C-62).
    fn pins_of(&self, burst: &Burst, hardness: &Hardness) -> Vec<f64> {
        let data = self.rules.data.weapon(burst.weapon);
        let by_size = self.rules.options.he_pins_armour == HePinsArmour::BySize || *hardness == Hardness::Soft;
        match (burst.shell, data.he) {
            _ if data.has(WeaponRule::Flamethrower) => [0.0, 0.0, 1.0, 1.0, 1.0].map(|p| p / 3.0).to_vec(),
            (Shell::He | Shell::Indirect, Some(he)) if by_size => chances(he.size.pins()),
            _ => vec![0.0, 1.0],
        }
    }

    /// C-88: the pins of a burst that pins at all; only what is more than the fire gave before (C-25).
    fn given(&self, wears: &Wears, pins: &[f64]) -> Wears {
        wears.then(|wear, out| {
            for (n, p) in pins.iter().enumerate().filter(|(_, p)| **p > 0.0) {
                let n = n as u8;
                // Unreliable: one more for the first pins of an attack.
                let more = if wear.given == 0 && n > 0 { self.unreliable } else { 0 };
                let pinned = self.pinned(wear, n.saturating_sub(wear.given) + more);
                out(Wear { given: wear.given.max(n), ..pinned }, *p);
            }
        })
    }

    /// The die of one hit.
    fn strike(&self, burst: &Burst, hardness: &Hardness, wear: Wear, out: &mut dyn FnMut(Wear, f64)) {
        let data = self.rules.data.weapon(burst.weapon);
        let options = &self.rules.options;
        for die in 1..=6i32 {
            let share = 1.0 / 6.0;
            match hardness {
                Hardness::Armour { .. } if !burst.heavy => out(wear, share),
                Hardness::Armour { .. } => match burst.damage(die, data, hardness, options) {
                    Damage::None if data.has(WeaponRule::Incendiary) => {
                        out(wear, share * 5.0 / 6.0);
                        self.on_fire(wear, share / 6.0, out);
                    }
                    damage => {
                        let bonus = i32::from(self.open_topped && burst.shell == Shell::Indirect);
                        self.damaged(wear, damage, bonus, share, out);
                    }
                },
                // C-89: a soft skin that is damaged is destroyed.
                _ if die >= burst.to_damage(data, hardness, options) => {
                    out(Wear { destroyed: true, ..wear.with(Result::KnockedOut) }, share);
                }
                _ => out(wear, share),
            }
        }
    }

    /// What all hits of a burst leave of each state.
    fn struck(&self, burst: &Burst, hardness: &Hardness, wears: &Wears) -> Wears {
        let data = self.rules.data.weapon(burst.weapon);
        let hits = many(data, burst, hardness, aimed(data, burst));
        let dangerous = burst.to_damage(data, hardness, &self.rules.options) <= 6;
        let misses = 1.0 - self.pins_crew(burst.heavy, dangerous);
        let mut fresh = wears.clone();
        let mut pinned = self.given(wears, &self.pins_of(burst, hardness));
        let mut after = Wears::default();
        for (n, p) in hits.0.iter().enumerate() {
            // Each hit may pin, until one does.
            let unpinned = misses.powi(n as i32);
            let mut done = Wears::default();
            for (part, share) in [(&mut fresh, unpinned), (&mut pinned, 1.0 - unpinned)] {
                if n > 0 && (share > 0.0 || misses > 0.0) {
                    *part = part.then(|wear, out| self.strike(burst, hardness, wear, out));
                }
                if share > 0.0 {
                    done.mixed(part, share);
                }
            }
            if n > 0 && data.has(WeaponRule::Flamethrower) {
                // C-58: flame is always checked for.
                done = done.then(|wear, out| self.checked(wear, wear, 1.0, out));
            }
            after.mixed(&done, *p);
        }
        after
    }

    fn shot_at(&self, bursts: &[Burst], hardness: &Hardness, immobilised: bool, odds: &mut Odds) {
        let untouched = Wears::nothing(immobilised);
        let wears = bursts.iter().fold(untouched, |wears, burst| self.struck(burst, hardness, &wears));
        told(&wears, immobilised, odds);
    }
}

impl Rules {
    /// What bursts of a side do to a vehicle, burst after burst, hit after hit.
    pub(crate) fn odds_against_vehicle(&self, s: &Field, id: UnitId, by: Seat, bursts: &[Burst], odds: &mut Odds) {
        let (Some(unit), Some(crew)) = (s.unit(id), Crew::of(self, s, id, by)) else { return };
        crew.shot_at(bursts, &self.hardness(id, unit), unit.marks.immobilised, odds);
    }

    /// The same for a vehicle that is nothing but a damage value and a crew.
    pub(crate) fn odds_against_paper_vehicle(&self, machine: &PaperVehicle, bursts: &[Burst], odds: &mut Odds) {
        let Some(hardness) = machine.hardness() else { return };
        let morale = i32::from(machine.quality.morale());
        let crew = Crew {
            rules: self,
            breaks_at: morale - i32::from(machine.pins),
            morale: morale - i32::from(machine.pins),
            tries: 1,
            quality: machine.quality,
            ordered: false,
            unreliable: 0,
            catches_fire: false,
            closed: hardness != Hardness::Soft && !machine.open_topped,
            fuel: 0,
            open_topped: machine.open_topped,
        };
        crew.shot_at(bursts, &hardness, false, odds);
    }

    /// BA-158 to BA-169: what an assault does to a vehicle, once the men are upon it.
    pub fn odds_of_vehicle_assault(&self, s: &Field, id: UnitId, target: UnitId) -> Option<Odds> {
        let (unit, crew) = (s.unit(target)?, Crew::of(self, s, target, self.seat_of(id))?);
        let blows = self.vehicle_blows(s, id, target)?;
        let hits = blows.hits();
        let mut wears = Wears::default();
        let fresh = Wears::nothing(unit.marks.immobilised);
        for (n, p) in hits.iter().enumerate().filter(|(_, p)| **p > 0.0) {
            let struck = fresh.then(|wear, out| {
                for die in 1..=6 {
                    match blows.damage(n as i32, die) {
                        Damage::None => out(wear, 1.0 / 6.0),
                        _ if blows.fragile => {
                            out(Wear { destroyed: true, ..wear.with(Result::KnockedOut) }, 1.0 / 6.0);
                        }
                        damage => crew.damaged(wear, damage, 0, 1.0 / 6.0, out),
                    }
                }
            });
            wears.mixed(if n == 0 { &fresh } else { &struck }, *p);
        }
        let mut odds = Odds { hits, ..Odds::default() };
        told(&wears, unit.marks.immobilised, &mut odds);
        Some(odds)
    }
}

/// Puts the chances of all states into words.
fn told(wears: &Wears, was_immobilised: bool, odds: &mut Odds) {
    odds.pins.clear();
    odds.destroyed = wears.destroyed.iter().sum();
    odds.results = wears.destroyed;
    for &(wear, p) in &wears.alive {
        let n = usize::from(wear.pins);
        if odds.pins.len() <= n {
            odds.pins.resize(n + 1, 0.0);
        }
        odds.pins[n] += p;
        odds.results[usize::from(wear.worst.min(4))] += p;
        odds.halted += if wear.halted { p } else { 0.0 };
        odds.immobilised += if wear.immobilised && !was_immobilised { p } else { 0.0 };
    }
}
