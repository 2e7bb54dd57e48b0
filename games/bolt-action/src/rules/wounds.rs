//! What fire does: hits, pins and wounds (BA-70 to BA-72, BA-84 to BA-87, BA-138 to BA-143), and what a shot leaves
//! behind. Hits on vehicles are in `damage`, what follows from losses in `losses`.

use crate::Rules;
use crate::force::{Make, Part};
use crate::options::*;
use crate::rules::morale::PinnedBy;
use crate::rules::shooting::weapon_key;
use crate::rules::volley::{Burst, Hardness, Thrown, ToHit, pips, roll};
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Note, Play, Seat, Text};

/// What a unit's fire did to one target, before men are taken away.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Toll {
    pub(crate) hits: u32,
    /// Men the owner takes away.
    pub(crate) kills: u8,
    /// Men the shooter picks (C-48, C-69).
    pub(crate) picked: u8,
    /// C-78: one of those was by a heavy weapon.
    pub(crate) heavy: bool,
    /// C-25, C-28: what the burst with the most of them gives; a vehicle has them already.
    pub(crate) pins: u8,
    pub(crate) flame: bool,
}

/// What was rolled for hits on men: the face that damages, the dice, and how many of the men fall.
#[derive(Clone, Debug)]
pub(crate) struct Wounds {
    needed: i32,
    dice: Thrown,
}

/// Shots that strike a unit, and whose they are.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Strike<'a> {
    pub(crate) target: UnitId,
    pub(crate) burst: &'a Burst,
    pub(crate) by: Seat,
}

/// C-109: hits of one shell that bring a building down.
pub(crate) const COLLAPSE: u32 = 12;

impl Rules {
    /// What has to be beaten to damage a unit.
    pub fn hardness(&self, id: UnitId, unit: &Unit) -> Hardness {
        match self.spec(id).map(|spec| (&spec.make, spec)) {
            Some((Make::Vehicle(m), _)) if !m.armour.is_armoured() => Hardness::Soft,
            Some((Make::Vehicle(m), _)) => Hardness::Armour { value: m.armour.damage_value(), rules: m.rules },
            Some((_, spec)) => {
                let walls = unit.inside.is_some() && self.options.extra_protection == ExtraProtection::One;
                let vest = spec.has(UnitRule::BodyArmour);
                Hardness::Troops { value: unit.quality.damage_value(), harder: u8::from(walls), vest }
            }
            None => Hardness::Soft,
        }
    }

    /// BA-69 to BA-72 for one target.
    pub(crate) fn fire_at(
        &self,
        s: &mut State,
        id: UnitId,
        target: UnitId,
        aims: &Aims,
        occasion: Occasion,
        play: &mut Play<'_>,
    ) {
        let Some(before) = s.unit(target).filter(|t| t.is_on_table()).cloned() else { return };
        let had = self.strength(target, &before);
        let mut toll = Toll::default();
        // C-166: all are rolled to hit before anything else is rolled for.
        let mut landed: Vec<(Aim, Vec<Burst>, Vec<Thrown>)> = Vec::new();
        for aim in aims.iter().filter(|a| a.target == target) {
            let bursts = self.bursts_among(s, id, aims, aim, occasion);
            let hits = bursts.iter().map(|burst| self.hits(burst, play)).collect();
            landed.push((*aim, bursts, hits));
        }
        for (aim, bursts, hits) in &landed {
            if bursts.is_empty() {
                self.tell_out_of_range(s, id, aim, play);
            }
            for (burst, dice) in bursts.iter().zip(hits) {
                let hits = dice.hits;
                let strike = Strike { target, burst, by: self.seat_of(id) };
                // Who is near counts as the shells fall, whatever they leave of the target.
                let near = self.under_rockets(s, id, target, burst);
                match aim.shell {
                    _ if hits == 0 => self.tell_volley(id, burst, dice, None, play),
                    Shell::Smoke => self.lay_smoke(s, target, 300),
                    // What a hit does to a vehicle is told as it is rolled for.
                    _ if self.is_vehicle(target) => {
                        self.tell_volley(id, burst, dice, None, play);
                        self.land(s, &strike, &before, hits, &mut toll, play);
                    }
                    _ => {
                        let wounds = self.land(s, &strike, &before, hits, &mut toll, play);
                        self.tell_volley(id, burst, dice, wounds, play);
                    }
                }
                self.rockets(s, id, &near, burst, play);
            }
            self.after_shot(s, id, aim, bursts, hits.iter().any(|dice| dice.hits > 0), play);
        }
        if s.unit(target).is_none_or(|t| !t.is_alive()) {
            return;
        }
        if landed.iter().all(|(_, bursts, _)| bursts.is_empty()) {
            return;
        }
        if toll.hits == 0 {
            self.tell(play, "log-missed", id, |t| t.text("target", self.name(target)));
            return;
        }
        self.tell(play, "log-hits", id, |t| {
            t.text("target", self.name(target)).number("hits", toll.hits).number("kills", toll.kills + toll.picked)
        });
        if !self.is_vehicle(target) {
            self.pin(s, target, toll.pins, PinnedBy::Attack(self.seat_of(id)), play);
        }
        // C-90: vehicles take no check for losses; what flame and fire bring is settled with the hit.
        if !self.is_vehicle(target) && s.unit(target).is_some_and(Unit::is_on_table) {
            self.take_losses(s, target, had, toll, self.seat_of(id), play);
        }
    }

    /// How many of a burst's shots hit; a flame hits with all of its dice (C-57).
    fn hits(&self, burst: &Burst, play: &mut Play<'_>) -> Thrown {
        let data = self.data.weapon(burst.weapon);
        if data.has(WeaponRule::Flamethrower) {
            let hits = (0..burst.shots).map(|_| roll(data.shots, play)).fold(0, u8::saturating_add);
            return Thrown { hits, faces: Vec::new() };
        }
        burst.to_hit.roll(burst.shots, play)
    }

    /// A line of the log for one weapon: what was needed to hit and to damage, what fell, and what came of it.
    fn tell_volley(&self, id: UnitId, burst: &Burst, hits: &Thrown, wounds: Option<Wounds>, play: &mut Play<'_>) {
        play.note(|| {
            let key = match (&wounds, burst.to_hit) {
                (Some(_), ToHit::Always) => "log-flame-wounds",
                (None, ToHit::Always) => "log-flame",
                (Some(_), _) => "log-volley-wounds",
                (None, _) => "log-volley",
            };
            let mut text = Text::new(key)
                .word("weapon", weapon_key(burst.weapon))
                .name("needed", burst.to_hit.to_string())
                .name("dice", pips(&hits.faces))
                .number("hits", hits.hits);
            if let Some(Wounds { needed, dice }) = wounds {
                text = text.name("damaging", format!("{needed}+")).name("wounds", pips(&dice.faces));
                text = text.number("kills", dice.hits);
            }
            Note::new(text).at(crate::rules::morale::piece_name(id))
        });
    }

    /// C-02: whoever is out of range has not missed.
    fn tell_out_of_range(&self, s: &State, id: UnitId, aim: &Aim, play: &mut Play<'_>) {
        let Some(beyond) = self.beyond(s, id, aim) else { return };
        self.tell(play, "log-out-of-range", id, |t| beyond.told(t).text("target", self.name(aim.target)));
    }

    /// Hits of one burst on one target: their number, pins and damage. What was rolled for wounds of men.
    fn land(
        &self,
        s: &mut State,
        strike: &Strike<'_>,
        before: &Unit,
        hits: u8,
        toll: &mut Toll,
        play: &mut Play<'_>,
    ) -> Option<Wounds> {
        let Strike { target, burst, .. } = *strike;
        let hardness = &self.hardness(target, before);
        let data = self.data.weapon(burst.weapon);
        let explosive = matches!(burst.shell, Shell::He | Shell::Indirect);
        let flame = data.has(WeaponRule::Flamethrower);
        toll.flame |= flame;
        let mut count = u32::from(hits);
        let mut pins = Roll::Exactly(1);
        if let (true, Some(he), false) = (explosive, data.he, matches!(hardness, Hardness::Armour { .. })) {
            // C-61: against men and soft skins each hit becomes many; C-45: half of them if they are Down.
            let mut most = 0;
            count = (0..hits)
                .map(|_| {
                    let shell = u32::from(roll(he.size.hits(), play));
                    most = most.max(shell);
                    shell
                })
                .sum();
            if self.bring_down(s, before, most, play) {
                return None;
            }
            if self.halves_explosive(target, before) {
                count /= 2;
            }
            pins = he.size.pins();
        }
        toll.hits += count.max(u32::from(hits));
        if !matches!(hardness, Hardness::Troops { .. }) {
            self.damage(s, strike, count, hardness, &mut toll.pins, play);
            return None;
        }
        let pins = if flame { roll(Roll::D3, play) + 1 } else { roll(pins, play) };
        toll.pins = toll.pins.max(pins);
        Some(self.wound(s, strike, count, hardness, toll, play))
    }

    /// C-45: whether explosive does half as much, because they are Down.
    pub(crate) fn halves_explosive(&self, id: UnitId, unit: &Unit) -> bool {
        self.is_down(id, unit)
            && match self.options.he_on_down {
                HeOnDown::Halves => true,
                HeOnDown::OnlyReaction => unit.marks.ducked,
            }
    }

    /// BA-84 to BA-87: a die for each hit on men.
    fn wound(
        &self,
        s: &State,
        strike: &Strike<'_>,
        hits: u32,
        hardness: &Hardness,
        toll: &mut Toll,
        play: &mut Play<'_>,
    ) -> Wounds {
        let Strike { target, burst, .. } = *strike;
        let data = self.data.weapon(burst.weapon);
        let needed = burst.to_damage(data, hardness, &self.options);
        let medic = !burst.heavy && self.medic_near(s, target);
        let fallen = toll.kills + toll.picked;
        let mut faces = Vec::new();
        for _ in 0..hits.min(60) {
            let die = play.die(6);
            faces.push(die);
            if i32::from(die) < needed {
                continue;
            }
            // C-48: a six and another six.
            let exceptional = burst.picks || die == 6 && play.die(6) == 6;
            if exceptional {
                toll.picked += 1;
                toll.heavy |= burst.heavy;
            } else if !(medic && play.die(6) == 6) {
                toll.kills += 1;
            }
        }
        Wounds { needed, dice: Thrown { hits: toll.kills + toll.picked - fallen, faces } }
    }

    /// C-128: a medic or an ambulance within 6".
    pub(crate) fn medic_near(&self, s: &Field, id: UnitId) -> bool {
        let Some(unit) = s.unit(id) else { return false };
        let heals = |other: UnitId, u: &Unit| match self.spec(other) {
            Some(spec) if spec.vehicle_has(VehicleRule::Ambulance) => self.units_within(s, other, id, 600),
            Some(spec) => spec.role == Role::Medic && self.head_is_near(s, other, u, id, 600),
            None => false,
        };
        s.on_table().any(|(other, u)| u.seat == unit.seat && other != id && heals(other, u))
    }

    /// C-109: twelve hits in one shot bring a building down on those inside.
    fn bring_down(&self, s: &mut State, target: &Unit, hits: u32, play: &mut Play<'_>) -> bool {
        let Some(room) = target.inside.filter(|_| hits >= COLLAPSE) else { return false };
        s.fallen |= 1 << (room.building & 127);
        let inside = |u: &Unit| u.is_on_table() && u.inside.is_some_and(|r| r.building == room.building);
        let buried: Vec<UnitId> = s.ids().filter(|&i| s.unit(i).is_some_and(inside)).collect();
        for id in buried {
            self.tell(play, "log-building-fell", id, |t| t);
            self.destroy(s, id, play);
        }
        true
    }

    fn lay_smoke(&self, s: &mut State, target: UnitId, radius: i32) {
        if let Some(at) = s.unit(target).map(|u| self.place_of(target, u)) {
            let turn = s.turn;
            s.smoke.push(Smoke { at, radius, turn });
        }
    }

    /// W-07: rockets fall on everybody within 6" of the target who is not inside their minimum range.
    fn under_rockets(&self, s: &State, id: UnitId, target: UnitId, burst: &Burst) -> Vec<UnitId> {
        let weapon = self.data.weapon(burst.weapon);
        if !weapon.has(WeaponRule::MultipleLauncher) {
            return Vec::new();
        }
        let least = weapon.range.minimum_indirect.hundredths();
        s.on_table()
            .map(|(other, _)| other)
            .filter(|&other| other != target && other != id && self.units_within(s, target, other, 600))
            .filter(|&other| self.distance(s, id, other) >= least)
            .collect()
    }

    fn rockets(&self, s: &mut State, id: UnitId, near: &[UnitId], burst: &Burst, play: &mut Play<'_>) {
        for &other in near {
            let hits = burst.to_hit.roll(burst.shots, play).hits;
            if hits > 0 {
                self.struck(s, other, burst, hits, self.seat_of(id), play);
            }
        }
    }

    /// Hits that come without anybody aiming: rockets, barrages, aircraft. How many pins they gave.
    pub(crate) fn struck(
        &self,
        s: &mut State,
        target: UnitId,
        burst: &Burst,
        hits: u8,
        by: Seat,
        play: &mut Play<'_>,
    ) -> u8 {
        let Some(before) = s.unit(target).filter(|u| u.is_on_table()).cloned() else { return 0 };
        let mut toll = Toll::default();
        self.land(s, &Strike { target, burst, by }, &before, hits, &mut toll, play);
        if s.unit(target).is_some_and(Unit::is_on_table) && !self.is_vehicle(target) {
            self.pin(s, target, toll.pins, PinnedBy::Attack(by), play);
            if s.unit(target).is_some_and(Unit::is_on_table) {
                self.take_losses(s, target, self.strength(target, &before), toll, by, play);
            }
        }
        toll.pins
    }

    /// C-134: so many explosive hits as such, each one die, on a unit that has its pins already.
    pub(crate) fn shelled(&self, s: &mut State, id: UnitId, burst: &Burst, hits: u8, by: Seat, play: &mut Play<'_>) {
        let Some(before) = s.unit(id).cloned() else { return };
        let (hardness, strike) = (self.hardness(id, &before), Strike { target: id, burst, by });
        if self.is_vehicle(id) {
            let mut pinned = before.pins;
            return self.damage(s, &strike, u32::from(hits.min(1)), &hardness, &mut pinned, play);
        }
        let mut toll = Toll { hits: u32::from(hits), ..Toll::default() };
        self.wound(s, &strike, u32::from(hits), &hardness, &mut toll, play);
        self.take_losses(s, id, self.strength(id, &before), toll, by, play);
    }

    /// What a shot leaves behind: fuel, one-shot weapons, ranging in (C-56, C-59, C-64).
    fn after_shot(&self, s: &mut State, id: UnitId, aim: &Aim, bursts: &[Burst], hit: bool, play: &mut Play<'_>) {
        let turn = s.turn;
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else { return };
        let Some(battery) = self.batteries(id, unit).into_iter().find(|b| b.index == aim.battery) else { return };
        let weapon = self.data.weapon(battery.weapon);
        if aim.shell == Shell::Indirect {
            let needed = match bursts.first().map(|b| b.to_hit) {
                Some(ToHit::Score(_)) if hit => 2,
                Some(ToHit::Score(n)) => n,
                _ => 7,
            };
            s.change(id, |u| u.ranging = Some(Ranging { target: aim.target, needed, turn }));
        }
        if weapon.has(WeaponRule::OneShot) && aim.battery > 0 {
            s.change(id, |u| {
                if let Some(man) = u.men.get_mut(usize::from(aim.battery - 1)) {
                    man.extra = None;
                }
            });
        }
        let jets = bursts.iter().filter(|b| self.data.weapon(b.weapon).has(WeaponRule::Flamethrower));
        for _ in 0..jets.map(|b| b.shots).sum::<u8>() {
            let dry = match self.options.flame_fuel {
                FlameFuel::Two if !spec.is_vehicle() => 2,
                _ => 1,
            };
            if play.die(6) <= dry {
                self.tell(play, "log-out-of-fuel", id, |t| t);
                self.run_dry(s, id, play);
            }
        }
    }

    /// C-59: no fuel left: a team is out of the game, a vehicle has its other weapons, a man of a squad his pistol.
    fn run_dry(&self, s: &mut State, id: UnitId, play: &mut Play<'_>) {
        match self.spec(id).map(|spec| &spec.make) {
            Some(Make::Team) => self.destroy(s, id, play),
            Some(Make::Squad) => s.change(id, |u| {
                let flame = |m: &&mut Man| self.data.weapon(m.weapon).has(WeaponRule::Flamethrower);
                if let Some(man) = u.men.iter_mut().find(flame) {
                    *man = Man { part: Part::Man, weapon: WeaponId::Pistol, ..*man };
                }
            }),
            _ => s.change(id, |u| u.marks.empty = true),
        }
    }
}
