//! What fire does: hits, pins, casualties, damage to vehicles, and what follows (BA-70 to BA-73, BA-84 to BA-93,
//! BA-122 to BA-147).

use crate::Rules;
use crate::force::{Make, Part, Spec};
use crate::options::*;
use crate::state::*;
use crate::vocabulary::*;
use crate::volley::{Burst, Damage, Hardness, Result, roll};
use kernel::{Play, Seat};

/// What a unit's fire did to one target, before men are taken away.
#[derive(Copy, Clone, Debug, Default)]
struct Toll {
    hits: u32,
    /// Men the owner takes away.
    kills: u8,
    /// Men the shooter picks (C-48, C-69).
    picked: u8,
    /// C-78: one of those was by a heavy weapon.
    heavy: bool,
    /// C-25, C-28: what the hit that brings the most pins brings.
    pins: u8,
    flame: bool,
}

/// C-109: so many hits of one shell bring a building down.
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
        let hardness = self.hardness(target, &before);
        let mut toll = Toll::default();
        // C-166: all are rolled to hit before anything else is rolled for.
        let mut landed: Vec<(Aim, Vec<Burst>, Vec<u8>)> = Vec::new();
        for aim in aims.iter().filter(|a| a.target == target) {
            let bursts = self.bursts(s, id, aim, occasion);
            let hits = bursts.iter().map(|burst| self.hits(burst, play)).collect();
            landed.push((*aim, bursts, hits));
        }
        for (aim, bursts, hits) in &landed {
            for (burst, &hits) in bursts.iter().zip(hits) {
                match aim.shell {
                    _ if hits == 0 => {}
                    Shell::Smoke => self.lay_smoke(s, target, 300),
                    _ => self.land(s, target, &before, burst, hits, &hardness, &mut toll, play),
                }
                if self.data.weapon(burst.weapon).has(WeaponRule::MultipleLauncher) {
                    self.rockets(s, id, target, burst, play);
                }
            }
            self.after_shot(s, id, aim, bursts, hits.iter().any(|&h| h > 0), play);
        }
        if s.unit(target).is_none_or(|t| !t.is_alive()) {
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
            self.pin(s, target, toll.pins, play);
        }
        // C-90: vehicles take no check for losses; what flame and fire bring is settled with the hit.
        if !self.is_vehicle(target) && s.unit(target).is_some_and(Unit::is_on_table) {
            self.take_losses(s, target, had, toll, self.seat_of(id), play);
        }
    }

    /// How many of a burst's shots hit; a flame hits with all of its dice (C-57).
    fn hits(&self, burst: &Burst, play: &mut Play<'_>) -> u8 {
        let data = self.data.weapon(burst.weapon);
        if data.has(WeaponRule::Flamethrower) {
            return (0..burst.shots).map(|_| roll(data.shots, play)).fold(0, u8::saturating_add);
        }
        burst.to_hit.roll(burst.shots, play)
    }

    /// Hits of one burst on one target: their number, pins and damage.
    #[allow(clippy::too_many_arguments)]
    fn land(
        &self,
        s: &mut State,
        target: UnitId,
        before: &Unit,
        burst: &Burst,
        hits: u8,
        hardness: &Hardness,
        toll: &mut Toll,
        play: &mut Play<'_>,
    ) {
        let data = self.data.weapon(burst.weapon);
        let explosive = matches!(burst.shell, Shell::He | Shell::Indirect);
        let flame = data.has(WeaponRule::Flamethrower);
        toll.flame |= flame;
        let mut count = u32::from(hits);
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
                return;
            }
            if self.halves_explosive(target, before) {
                count /= 2;
            }
        }
        toll.hits += count.max(u32::from(hits));
        match hardness {
            Hardness::Troops { .. } => {
                let (number, more) = burst.pins(data, hardness, &self.options);
                toll.pins = toll.pins.max(roll(number, play) + more);
                self.wound(s, target, burst, count, hardness, toll, play);
            }
            Hardness::Soft | Hardness::Armour { .. } => self.damage(s, target, burst, count, hardness, toll, play),
        }
    }

    /// C-45: whether explosive hits on a unit are halved: it lies down, or has just thrown itself down.
    pub(crate) fn halves_explosive(&self, id: UnitId, unit: &Unit) -> bool {
        let counts = self.options.he_on_down == HeOnDown::Halves || unit.marks.ducked;
        counts && self.is_down(id, unit) && !self.is_vehicle(id)
    }

    /// BA-84 to BA-87: a die for each hit on men.
    #[allow(clippy::too_many_arguments)]
    fn wound(
        &self,
        s: &State,
        target: UnitId,
        burst: &Burst,
        hits: u32,
        hardness: &Hardness,
        toll: &mut Toll,
        play: &mut Play<'_>,
    ) {
        let data = self.data.weapon(burst.weapon);
        let needed = burst.to_damage(data, hardness, &self.options);
        let medic = !burst.heavy && self.medic_near(s, target);
        for _ in 0..hits.min(60) {
            let die = play.die(6);
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
    }

    /// C-128: a medic or an ambulance within 6".
    pub(crate) fn medic_near(&self, s: &Field, id: UnitId) -> bool {
        let Some(unit) = s.unit(id) else { return false };
        let heals = |other: UnitId| {
            self.spec(other).is_some_and(|o| o.role == Role::Medic || o.vehicle_has(VehicleRule::Ambulance))
        };
        s.on_table().any(|(other, u)| {
            u.seat == unit.seat && other != id && heals(other) && self.units_within(s, other, id, 600)
        })
    }

    /// BA-88 to BA-93, C-85 to C-89: hits on a vehicle.
    #[allow(clippy::too_many_arguments)]
    fn damage(
        &self,
        s: &mut State,
        target: UnitId,
        burst: &Burst,
        hits: u32,
        hardness: &Hardness,
        toll: &mut Toll,
        play: &mut Play<'_>,
    ) {
        let data = self.data.weapon(burst.weapon);
        let needed = burst.to_damage(data, hardness, &self.options);
        let (number, more) = burst.pins(data, hardness, &self.options);
        let mut pinned = toll.pins >= number.most() + more;
        for _ in 0..hits.min(60) {
            if s.unit(target).is_none_or(|u| !u.is_alive()) {
                return;
            }
            if !pinned && self.pins_crew(s, target, burst.heavy, needed <= 6, play) {
                // C-25: however many hits, the crew have the pins of the worst of them.
                pinned = true;
                let pins = (roll(number, play) + more).saturating_sub(toll.pins);
                toll.pins += pins;
                self.pin(s, target, pins, play);
            }
            let die = play.die(6);
            if matches!(hardness, Hardness::Armour { .. }) {
                let damage = burst.damage(i32::from(die), data, hardness, &self.options);
                let scratched = damage == Damage::None && die > 1;
                if scratched && data.has(WeaponRule::Incendiary) && play.die(6) == 6 {
                    self.on_fire(s, target, play);
                }
                let open = self.spec(target).is_some_and(|t| t.vehicle_has(VehicleRule::OpenTopped));
                let bonus = i32::from(open && burst.shell == Shell::Indirect);
                self.damage_armour(s, target, damage, bonus, play);
            } else if i32::from(die) >= needed {
                self.destroy(s, target, play);
            }
        }
        if data.has(WeaponRule::Flamethrower) && s.unit(target).is_some_and(Unit::is_alive) {
            self.check_morale(s, target, play);
        }
    }

    /// C-85, C-86: whether a hit pins the crew.
    fn pins_crew(&self, s: &State, id: UnitId, heavy: bool, dangerous: bool, play: &mut Play<'_>) -> bool {
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else { return false };
        if !spec.is_closed_armour() {
            return true;
        }
        if !heavy {
            return false;
        }
        match (self.options.vehicle_pins, unit.quality) {
            (VehiclePins::Book, _) | (_, Quality::Inexperienced) => true,
            (_, Quality::Veteran) => dangerous,
            (_, Quality::Regular) => dangerous || play.die(6) < 4,
        }
    }

    /// BA-134 to BA-137: rolls on the damage table.
    pub(crate) fn damage_armour(&self, s: &mut State, id: UnitId, damage: Damage, bonus: i32, play: &mut Play<'_>) {
        // C-60: fuel burns well.
        let spec = self.spec(id);
        let fuel = spec.is_some_and(|t| t.vehicle_has(VehicleRule::FlameVehicle))
            && s.unit(id).is_some_and(|u| !u.marks.empty);
        let bonus = bonus + i32::from(fuel);
        let rolls = match damage {
            Damage::None => 0,
            Damage::Superficial | Damage::Full => 1,
            Damage::Massive => 2,
        };
        for _ in 0..rolls {
            if s.unit(id).is_none_or(|u| !u.is_alive()) {
                return;
            }
            let less = if damage == Damage::Superficial { 3 } else { 0 };
            let score = i32::from(play.die(6)) - less + bonus;
            match Result::of(score) {
                Result::Stunned => {
                    self.tell(play, "log-stunned", id, |t| t);
                    self.pin(s, id, 1, play);
                    self.lay_down(s, id);
                }
                Result::Immobilised => {
                    self.tell(play, "log-immobilised", id, |t| t);
                    self.pin(s, id, 1, play);
                    if s.unit(id).is_some_and(|u| u.marks.immobilised) {
                        self.destroy(s, id, play);
                        return;
                    }
                    self.change(s, id, |u| {
                        u.marks.immobilised = true;
                        if u.order.is_some() {
                            u.order = Some(Order::Down);
                        }
                    });
                }
                Result::OnFire => self.on_fire(s, id, play),
                Result::KnockedOut => {
                    self.tell(play, "log-knocked-out", id, |t| t);
                    self.destroy(s, id, play);
                }
            }
        }
    }

    /// BA-128 to BA-130.
    fn on_fire(&self, s: &mut State, id: UnitId, play: &mut Play<'_>) {
        self.tell(play, "log-on-fire", id, |t| t);
        let burns = self.spec(id).is_some_and(|t| t.vehicle_has(VehicleRule::CatchesFire));
        let pins = if burns { roll(Roll::D3, play) } else { 1 };
        self.pin(s, id, pins, play);
        if s.unit(id).is_some_and(Unit::is_alive) && self.check_morale(s, id, play) {
            self.lay_down(s, id);
        }
    }

    /// A Down die is put on the unit, from the bag if it has none, or its die is turned (BA-123, C-44).
    pub(crate) fn lay_down(&self, s: &mut State, id: UnitId) {
        self.take_die(s, id, Order::Down);
    }

    /// A unit gets a die showing this; if it has none, one of its side's dice comes out of the bag.
    pub(crate) fn take_die(&self, s: &mut State, id: UnitId, order: Order) {
        let Some(unit) = s.units.get_mut(id.index()).filter(|u| u.is_alive()) else { return };
        let seat = usize::from(unit.seat.0 & 1);
        if unit.order.replace(order).is_none() {
            s.field.bag[seat] = s.field.bag[seat].saturating_sub(1);
        }
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

    /// W-07: rockets fall on everybody within 6" of the target.
    fn rockets(&self, s: &mut State, id: UnitId, target: UnitId, burst: &Burst, play: &mut Play<'_>) {
        let near: Vec<UnitId> = s
            .on_table()
            .map(|(other, _)| other)
            .filter(|&other| other != target && other != id && self.units_within(s, target, other, 600))
            .collect();
        for other in near {
            let hits = burst.to_hit.roll(burst.shots, play);
            if hits > 0 {
                self.struck(s, other, burst, hits, self.seat_of(id), play);
            }
        }
    }

    /// Hits that come without anybody aiming: rockets, barrages, aircraft.
    pub(crate) fn struck(&self, s: &mut State, target: UnitId, burst: &Burst, hits: u8, by: Seat, play: &mut Play<'_>) {
        let Some(before) = s.unit(target).filter(|u| u.is_on_table()).cloned() else { return };
        let hardness = self.hardness(target, &before);
        let mut toll = Toll::default();
        self.land(s, target, &before, burst, hits, &hardness, &mut toll, play);
        if s.unit(target).is_some_and(Unit::is_on_table) && !self.is_vehicle(target) {
            self.pin(s, target, toll.pins, play);
            if s.unit(target).is_some_and(Unit::is_on_table) {
                self.take_losses(s, target, self.strength(target, &before), toll, by, play);
            }
        }
    }

    /// C-134: so many explosive hits as such, each one die.
    pub(crate) fn shelled(&self, s: &mut State, id: UnitId, burst: &Burst, hits: u8, by: Seat, play: &mut Play<'_>) {
        let Some(before) = s.unit(id).cloned() else { return };
        let hardness = self.hardness(id, &before);
        if self.is_vehicle(id) {
            return self.damage(s, id, burst, u32::from(hits.min(1)), &hardness, &mut Toll::default(), play);
        }
        let mut toll = Toll { hits: u32::from(hits), ..Toll::default() };
        self.wound(s, id, burst, u32::from(hits), &hardness, &mut toll, play);
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
                Some(crate::volley::ToHit::Score(_)) if hit => 2,
                Some(crate::volley::ToHit::Score(n)) => n,
                _ => 7,
            };
            self.change(s, id, |u| u.ranging = Some(Ranging { target: aim.target, needed, turn }));
        }
        if weapon.has(WeaponRule::OneShot) && aim.battery > 0 {
            self.change(s, id, |u| {
                if let Some(man) = u.men.get_mut(usize::from(aim.battery - 1)) {
                    man.extra = None;
                }
            });
        }
        if weapon.has(WeaponRule::Flamethrower) && !bursts.is_empty() {
            let dry = match self.options.flame_fuel {
                FlameFuel::Two if !spec.is_vehicle() => 2,
                _ => 1,
            };
            if play.die(6) <= dry {
                self.tell(play, "log-out-of-fuel", id, |t| t);
                if spec.is_vehicle() {
                    self.change(s, id, |u| u.marks.empty = true);
                } else if matches!(spec.make, Make::Team) {
                    self.destroy(s, id, play);
                }
            }
        }
    }

    /// Men to be taken away, and what follows when they are.
    fn take_losses(&self, s: &mut State, id: UnitId, had: u8, toll: Toll, by: Seat, play: &mut Play<'_>) {
        let owner = self.seat_of(id);
        s.frames.push(Frame::Aftermath { unit: id, had, always: toll.flame });
        if toll.kills > 0 {
            s.frames.push(Frame::Loss { unit: id, count: toll.kills, by: owner, heavy: false });
        }
        if toll.picked > 0 {
            s.frames.push(Frame::Loss { unit: id, count: toll.picked, by, heavy: toll.heavy });
        }
        let _ = play;
    }

    /// So many men of a unit are hit without penetration: the fall of a transport (C-101).
    pub(crate) fn bruise(&self, s: &mut State, id: UnitId, hits: u8, play: &mut Play<'_>) {
        let Some(unit) = s.unit(id) else { return };
        let (had, needed) = (unit.men.len() as u8, unit.quality.damage_value());
        let kills = (0..hits).filter(|_| play.die(6) >= needed).count() as u8;
        self.take_losses(s, id, had, Toll { kills, ..Toll::default() }, self.seat_of(id), play);
    }

    /// BA-72: one man is taken away, with what follows for his unit.
    pub(crate) fn remove_man(&self, s: &mut State, id: UnitId, man: u8, picked: bool, play: &mut Play<'_>) {
        let Some(spec) = self.spec(id) else { return };
        let Some(fallen) = s.unit(id).and_then(|u| u.men.get(usize::from(man)).copied()) else { return };
        self.change(s, id, |u| {
            u.men.remove(usize::from(man));
            if let (true, Some(first)) = (spec.is_foot(), u.men.first()) {
                u.at = first.at;
            }
        });
        let Some(left) = s.unit(id).map(|u| u.men.len()) else { return };
        // C-53: a gunner picked out takes his team with him.
        let team_lost = picked && matches!(spec.make, Make::Team) && fallen.part == Part::Gunner;
        if left == 0 || team_lost {
            return self.destroy(s, id, play);
        }
        if fallen.part == Part::Leader && matches!(spec.make, Make::Squad) && spec.role == Role::Squad {
            // N-01: in a German squad another man may take over.
            let taken_over = spec.nation == Nation::Germany && play.die(6) >= 4;
            self.change(s, id, |u| u.marks.leaderless = !taken_over);
        }
        self.tried_by_fire(s, id, spec, play);
    }

    /// S-01: the first loss of green troops.
    fn tried_by_fire(&self, s: &mut State, id: UnitId, spec: &Spec, play: &mut Play<'_>) {
        let green = spec.has(UnitRule::Green) || spec.has(UnitRule::GreenTwice);
        if !green || s.unit(id).is_none_or(|u| u.marks.tried) {
            return;
        }
        self.change(s, id, |u| u.marks.tried = true);
        match play.die(6) {
            1 => {
                let pins = play.die(6);
                self.lay_down(s, id);
                self.pin(s, id, pins, play);
            }
            5 | 6 => {
                let better = spec.has(UnitRule::GreenTwice) && play.die(6) >= 5;
                self.change(s, id, |u| u.quality = if better { Quality::Veteran } else { Quality::Regular });
            }
            _ => {}
        }
    }

    /// BA-73, C-49: a check if half or more are gone, or after flame.
    pub(crate) fn aftermath(&self, s: &mut State, id: UnitId, had: u8, always: bool, play: &mut Play<'_>) {
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else { return };
        if !unit.is_alive() {
            return;
        }
        let lost = had.saturating_sub(unit.men.len() as u8);
        let halved = lost > 0 && 2 * lost >= had;
        let fanatic = spec.is_fanatic() && unit.men.len() >= 2;
        if always || halved && !fanatic {
            self.check_morale(s, id, play);
        }
    }

    /// A unit is gone: its die, its load, its wreck (C-08, BA-131, BA-132, C-101).
    pub(crate) fn destroy(&self, s: &mut State, id: UnitId, play: &mut Play<'_>) {
        let (Some(unit), Some(spec)) = (s.unit(id).cloned(), self.spec(id)) else { return };
        if !unit.is_alive() {
            return;
        }
        self.tell(play, "log-destroyed", id, |t| t);
        self.remove_from_table(s, id, Fate::Destroyed);
        let place = self.place_of(id, &unit);
        for objective in s.objectives.iter_mut().filter(|o| o.carrier == Some(id)) {
            objective.carrier = None;
            objective.at = place;
        }
        if spec.is_vehicle() && unit.is_on_table() {
            let stays = spec.is_armoured() && self.options.wrecks == Wrecks::Stay;
            if let (true, Some(hull)) = (stays, self.hull(id, &unit)) {
                s.wrecks.push(Wreck { hull, height: spec.model.measure().height });
            }
            self.spill(s, id, &unit, play);
        }
    }

    /// The unit and its die leave the game (C-08).
    pub(crate) fn remove_from_table(&self, s: &mut State, id: UnitId, fate: Fate) {
        let due = self.has_die(s, id);
        let Some(unit) = s.units.get_mut(id.index()) else { return };
        let seat = usize::from(unit.seat.0 & 1);
        let had_none = unit.order.is_none();
        unit.fate = fate;
        unit.order = None;
        unit.pins = 0;
        unit.inside = None;
        unit.marks = Marks::default();
        unit.ranging = None;
        unit.flank = None;
        if had_none && due {
            s.field.bag[seat] = s.field.bag[seat].saturating_sub(1);
        }
    }
}
