//! Shooting in its steps (BA-67 to BA-73): declaring, reacting, measuring and rolling to hit.

use crate::Rules;
use crate::force::{Make, Part, Spec};
use crate::options::*;
use crate::sight::{Aspect, Looked};
use crate::state::*;
use crate::vocabulary::*;
use crate::volley::{Burst, Modifiers, ToHit};
use arrayvec::ArrayVec;
use board::table::Shape;
use kernel::{Judge, Quick, Text};

const SHELLS: [Shell; 4] = [Shell::Shot, Shell::He, Shell::Indirect, Shell::Smoke];

/// Who fires a weapon.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Hands {
    /// Every man of a squad with what he carries.
    Squad,
    /// One man.
    Man(u8),
    /// The crew of a gun or of a team's weapon.
    Crew,
    Mount(u8),
}

/// Something that can be pointed at a target.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Battery {
    pub index: u8,
    pub weapon: WeaponId,
    pub hands: Hands,
    pub barrels: u8,
}

impl Rules {
    /// What a unit can point at targets. A squad's arms are battery 0, single weapons 1 and up.
    pub(crate) fn batteries(&self, id: UnitId, unit: &Unit) -> ArrayVec<Battery, 20> {
        let mut all = ArrayVec::new();
        let Some(spec) = self.spec(id) else { return all };
        if matches!(spec.role, Role::Medic) {
            return all;
        }
        match &spec.make {
            Make::Squad => {
                if unit.men.iter().any(|m| self.fires_with_squad(m)) {
                    all.push(Battery { index: 0, weapon: WeaponId::Rifle, hands: Hands::Squad, barrels: 1 });
                }
                for (i, man) in unit.men.iter().enumerate() {
                    let single = man.extra.or(self.fires_alone(man).then_some(man.weapon));
                    if let Some(weapon) = single {
                        all.push(Battery { index: i as u8 + 1, weapon, hands: Hands::Man(i as u8), barrels: 1 });
                    }
                }
            }
            Make::Team => {
                let weapon = spec.men.iter().find(|m| m.part == Part::Gunner).map(|m| m.weapon);
                if let (Some(weapon), false) = (weapon, unit.men.is_empty() || unit.marks.empty) {
                    all.push(Battery { index: 0, weapon, hands: Hands::Crew, barrels: 1 });
                }
            }
            Make::Gun(gun) => {
                if !unit.men.is_empty() {
                    all.extend(gun.weapons.iter().enumerate().map(|(i, &weapon)| Battery {
                        index: i as u8,
                        weapon,
                        hands: Hands::Crew,
                        barrels: gun.barrels,
                    }));
                }
            }
            Make::Vehicle(machine) => {
                for (i, mount) in machine.mounts.iter().enumerate() {
                    let flame = self.data.weapon(mount.weapon).has(WeaponRule::Flamethrower);
                    if !(flame && unit.marks.empty) {
                        let i = i as u8;
                        all.push(Battery {
                            index: i,
                            weapon: mount.weapon,
                            hands: Hands::Mount(i),
                            barrels: mount.barrels,
                        });
                    }
                }
            }
        }
        all
    }

    fn fires_alone(&self, man: &Man) -> bool {
        self.data.weapon(man.weapon).has(WeaponRule::Indirect)
    }

    fn fires_with_squad(&self, man: &Man) -> bool {
        let weapon = self.data.weapon(man.weapon);
        !weapon.has(WeaponRule::Indirect) && weapon.range.maximum.0 > 0 && man.part != Part::Spotter
    }

    /// BA-67 and all that makes a declaration illegal.
    pub(crate) fn judge_aim<J: Judge>(
        &self,
        s: &State,
        id: UnitId,
        aims: &Aims,
        occasion: Occasion,
        aim: &Aim,
        j: &mut J,
    ) {
        let Some(unit) = s.unit(id) else { return j.forbid("BA-67", || Text::new("why-no-such-unit")) };
        let Some(battery) = self.batteries(id, unit).into_iter().find(|b| b.index == aim.battery) else {
            return j.forbid("BA-67", || Text::new("why-no-such-weapon"));
        };
        self.judge_declaration(s, id, aims, occasion, &battery, aim, j);
        if j.settled() {
            return;
        }
        let seen = self.look(s, id, aim.target, true).is_some_and(|l| self.any_sees(s, id, &battery, &l));
        self.judge_line(s, id, &battery, aim, seen, j);
    }

    /// All but what lies between the two.
    #[allow(clippy::too_many_arguments)]
    fn judge_declaration<J: Judge>(
        &self,
        s: &State,
        id: UnitId,
        aims: &Aims,
        occasion: Occasion,
        battery: &Battery,
        aim: &Aim,
        j: &mut J,
    ) {
        let (Some(unit), Some(target), Some(spec)) = (s.unit(id), s.unit(aim.target), self.spec(id)) else {
            return j.forbid("BA-67", || Text::new("why-no-such-unit"));
        };
        let named = || Text::new("why-target").text("target", self.name(aim.target));
        if !target.is_on_table() || target.seat == unit.seat && occasion != Occasion::FriendlyFire {
            return j.forbid("BA-67", || named().word("what", "why-no-enemy-there"));
        }
        if let Some((only, clause)) = self.only_target(s, occasion)
            && only != aim.target
        {
            return j.forbid(clause, || named().word("what", "why-not-that-one"));
        }
        if target.marks.hidden {
            j.forbid("C-182", || named().word("what", "why-hidden"));
        }
        self.judge_batteries(spec, battery, aims, aim, j);
        self.judge_shell(unit, battery, occasion, aim.shell, j);
    }

    /// C-18, C-115: who fires out of turn fires at whom he has in mind.
    fn only_target(&self, s: &State, occasion: Occasion) -> Option<(UnitId, &'static str)> {
        s.frames.iter().rev().find_map(|frame| match (frame, occasion) {
            (Frame::Ambush { mover, .. }, Occasion::Ambush) => Some((*mover, "C-18")),
            (Frame::Assault { unit, .. }, Occasion::Assaulted) => Some((*unit, "C-115")),
            _ => None,
        })
    }

    /// C-37, C-54, C-65: what lies between the two, and where the weapon can be pointed.
    fn judge_line<J: Judge>(&self, s: &State, id: UnitId, battery: &Battery, aim: &Aim, seen: bool, j: &mut J) {
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else { return };
        let named = || Text::new("why-target").text("target", self.name(aim.target));
        let indirect = matches!(aim.shell, Shell::Indirect | Shell::Smoke);
        let spotted = indirect && spec.has(UnitRule::Spotter) && unit.quality >= Quality::Regular;
        if !spotted && !seen {
            let clause = if indirect { "C-65" } else { "C-37" };
            j.forbid(clause, || named().word("what", "why-not-in-sight"));
        }
        if !j.settled() && !self.in_arc(s, id, battery, aim.target) {
            j.forbid("C-54", || named().word("what", "why-not-in-arc"));
        }
    }

    /// Every legal way to point something of a unit at another; it is looked at once.
    pub(crate) fn aims_at<'a>(
        &'a self,
        s: &'a State,
        id: UnitId,
        target: UnitId,
        occasion: Occasion,
        aims: &'a Aims,
    ) -> impl Iterator<Item = Aim> + 'a {
        let batteries = s.unit(id).map(|u| self.batteries(id, u)).unwrap_or_default();
        let mut looked = None;
        batteries
            .into_iter()
            .flat_map(move |battery| {
                let mut seen = None;
                SHELLS.map(|shell| {
                    let aim = Aim { battery: battery.index, target, shell };
                    if !Quick::ask(|j| self.judge_declaration(s, id, aims, occasion, &battery, &aim, j)) {
                        return None;
                    }
                    let looked = looked.get_or_insert_with(|| self.look(s, id, target, true));
                    let seen =
                        *seen.get_or_insert_with(|| looked.as_ref().is_some_and(|l| self.any_sees(s, id, &battery, l)));
                    Quick::ask(|j| self.judge_line(s, id, &battery, &aim, seen, j)).then_some(aim)
                })
            })
            .flatten()
    }

    /// C-36, C-82, C-105, W-14: which weapons fire together, and at what.
    fn judge_batteries<J: Judge>(&self, spec: &Spec, battery: &Battery, aims: &Aims, aim: &Aim, j: &mut J) {
        if aims.iter().any(|a| a.battery == aim.battery) {
            j.forbid("C-36", || Text::new("why-aimed-already"));
        }
        if aims.is_full() {
            return j.forbid("C-36", || Text::new("why-aimed-already"));
        }
        match &spec.make {
            Make::Squad | Make::Team => {
                let one_shot = self.data.weapon(battery.weapon).has(WeaponRule::OneShot);
                let elsewhere = aims.iter().any(|a| a.target != aim.target && !self.is_one_shot(spec, a));
                if elsewhere && !one_shot {
                    j.forbid("C-36", || Text::new("why-one-target"));
                }
            }
            Make::Gun(_) => {
                if !aims.is_empty() {
                    j.forbid("C-36", || Text::new("why-one-target"));
                }
            }
            Make::Vehicle(machine) => {
                let place = |a: u8| machine.mounts.get(usize::from(a)).map(|m| m.place);
                let this = place(aim.battery);
                let main = |p: Option<Place>| matches!(p, Some(Place::Turret | Place::Hull | Place::Casemate));
                for other in aims {
                    let that = place(other.battery);
                    let pair = [this, that];
                    let coaxial = pair.contains(&Some(Place::Coaxial)) && pair.contains(&Some(Place::Turret));
                    let crew = pair.contains(&Some(Place::Crew)) && pair.iter().any(|&p| main(p));
                    if coaxial || crew {
                        j.forbid("C-82", || Text::new("why-instead-of-gun"));
                    }
                }
                if machine.carries > 0
                    && !aims.is_empty()
                    && self.options.empty_transport == EmptyTransport::OneWeapon
                    && spec.role == Role::Transport
                {
                    j.forbid("C-105", || Text::new("why-crew-fires-one"));
                }
            }
        }
    }

    fn is_one_shot(&self, spec: &Spec, aim: &Aim) -> bool {
        matches!(spec.make, Make::Squad) && aim.battery > 0
    }

    /// C-20, C-34, C-54, C-61, C-63, C-67, C-145: whether this can be fired with that, now.
    fn judge_shell<J: Judge>(&self, unit: &Unit, battery: &Battery, occasion: Occasion, shell: Shell, j: &mut J) {
        let weapon = self.data.weapon(battery.weapon);
        let moving = occasion == Occasion::Order && unit.order == Some(Order::Advance);
        let mounted = matches!(battery.hands, Hands::Mount(_));
        let fits = match shell {
            Shell::Shot => weapon.shot_penetration().is_some() && weapon.fires_direct(),
            Shell::He => weapon.he.is_some() && weapon.fires_direct(),
            Shell::Indirect => weapon.fires_indirect() && weapon.he.is_some(),
            Shell::Smoke => weapon.fires_indirect() && !weapon.has(WeaponRule::MultipleLauncher),
        };
        if !fits {
            j.forbid("C-61", || Text::new("why-no-such-shell").word("weapon", weapon_key(battery.weapon)));
        }
        if matches!(shell, Shell::Indirect | Shell::Smoke) {
            if occasion != Occasion::Order {
                j.forbid("C-20", || Text::new("why-indirect-now"));
            } else if moving {
                j.forbid("C-145", || Text::new("why-indirect-now"));
            }
        }
        if moving && weapon.has(WeaponRule::Fixed) && !mounted {
            j.forbid("C-34", || Text::new("why-fixed"));
        }
        // C-20: what was loaded for an ambush is what is fired.
        if occasion == Occasion::Ambush && weapon.chooses_shell() && (shell == Shell::Shot) != unit.marks.loaded_shot {
            j.forbid("C-20", || Text::new("why-loaded"));
        }
    }

    /// Whether any of the hands sees the target, friends out of the way.
    fn any_sees(&self, s: &Field, id: UnitId, battery: &Battery, looked: &Looked<'_>) -> bool {
        s.unit(id).is_some_and(|unit| self.hands(id, unit, battery).iter().any(|b| self.spots(id, unit, b, looked)))
    }

    /// The bodies a battery fires from.
    pub(crate) fn hands(&self, id: UnitId, unit: &Unit, battery: &Battery) -> ArrayVec<Shape, 19> {
        let bodies = self.bodies(id, unit);
        if unit.inside.is_some() {
            return bodies.into_iter().take(1).collect();
        }
        match battery.hands {
            Hands::Squad => {
                unit.men.iter().zip(&bodies).filter(|(m, _)| self.fires_with_squad(m)).map(|(_, b)| *b).collect()
            }
            Hands::Man(i) => bodies.get(usize::from(i)).copied().into_iter().collect(),
            // C-75: direct fire from the barrel; a team fires from its gunner.
            Hands::Crew if self.spec(id).is_some_and(Spec::is_gun) => bodies.last().copied().into_iter().collect(),
            Hands::Crew => bodies.first().copied().into_iter().collect(),
            Hands::Mount(_) => bodies.last().copied().into_iter().collect(),
        }
    }

    /// C-54, C-82.
    pub(crate) fn in_arc(&self, s: &Field, id: UnitId, battery: &Battery, target: UnitId) -> bool {
        let (Some(unit), Some(spec), Some(enemy)) = (s.unit(id), self.spec(id), s.unit(target)) else { return false };
        let arc = match battery.hands {
            Hands::Mount(i) => spec.machine().and_then(|m| m.mounts.get(usize::from(i))).map_or(Arc::Front, |m| m.arc),
            Hands::Crew if self.data.weapon(battery.weapon).has(WeaponRule::Fixed) && unit.inside.is_none() => {
                Arc::Front
            }
            _ => Arc::AllRound,
        };
        self.bears(unit, arc, &self.bodies(target, enemy))
    }

    /// The shots of one battery at its target, those alike put together (C-37). Out of range there are none (C-02).
    pub fn bursts(&self, s: &Field, id: UnitId, aim: &Aim, occasion: Occasion) -> Vec<Burst> {
        let mut bursts: Vec<Burst> = Vec::new();
        let (Some(unit), Some(target)) = (s.unit(id), s.unit(aim.target)) else { return bursts };
        let (Some(battery), Some(spec)) =
            (self.batteries(id, unit).into_iter().find(|b| b.index == aim.battery), self.spec(id))
        else {
            return bursts;
        };
        let Some(looked) = self.look(s, id, aim.target, true) else { return bursts };
        // Whether there was a shot at all.
        let mut fire = |weapon: WeaponId, body: &Shape, barrels: u8| {
            let Some(burst) = self.burst(s, id, unit, aim, occasion, weapon, body, barrels, target, &looked) else {
                return false;
            };
            let alike = |b: &&mut Burst| Burst { shots: 0, ..**b } == Burst { shots: 0, ..burst };
            match bursts.iter_mut().find(alike) {
                Some(same) => same.shots = same.shots.saturating_add(burst.shots),
                None => bursts.push(burst),
            }
            true
        };
        let bodies = self.bodies(id, unit);
        match battery.hands {
            Hands::Squad => {
                // C-51: a loader for each weapon that needs one.
                let mut loaders = unit.men.iter().filter(|m| m.part == Part::Gunner && m.extra.is_none()).count();
                let mut windows = if unit.inside.is_some() { self.windows(unit) } else { usize::MAX };
                // N-08: every third rifleman who fires has another shot.
                let rapid = spec.characteristic == Some(Characteristic::RapidFire) && unit.order == Some(Order::Fire);
                let mut riflemen = 0;
                for (i, man) in unit.men.iter().enumerate() {
                    if man.part == Part::Loader && loaders > 0 {
                        loaders -= 1;
                        continue;
                    }
                    if !self.fires_with_squad(man) || windows == 0 {
                        continue;
                    }
                    windows -= 1;
                    let Some(body) = bodies.get(i).or(bodies.first()) else { continue };
                    let rifle = matches!(man.weapon, WeaponId::Rifle | WeaponId::Carbine);
                    riflemen += u8::from(fire(man.weapon, body, 1) && rifle && rapid);
                    if riflemen == 3 {
                        riflemen = 0;
                        fire(man.weapon, body, 1);
                    }
                }
            }
            Hands::Man(i) => {
                if let Some(body) = bodies.get(usize::from(i)).or(bodies.first()) {
                    fire(battery.weapon, body, 1);
                }
            }
            Hands::Crew | Hands::Mount(_) => {
                if let Some(body) = self.hands(id, unit, &battery).first() {
                    fire(battery.weapon, body, battery.barrels);
                }
            }
        }
        bursts
    }

    /// C-177: two men at each opening of the side that faces the enemy.
    fn windows(&self, unit: &Unit) -> usize {
        let house = unit.inside.and_then(|room| self.building(room.building));
        house.map_or(2, |h| {
            let area = h.area();
            let side = (area.to.x() - area.from.x()).max(area.to.y() - area.from.y());
            2 * (side / 200).max(1) as usize
        })
    }

    /// One weapon in one pair of hands; nothing if it is not seen or out of range.
    #[allow(clippy::too_many_arguments)]
    fn burst(
        &self,
        s: &Field,
        id: UnitId,
        unit: &Unit,
        aim: &Aim,
        occasion: Occasion,
        weapon: WeaponId,
        body: &Shape,
        barrels: u8,
        target: &Unit,
        looked: &Looked<'_>,
    ) -> Option<Burst> {
        let (spec, aimed) = (self.spec(id)?, self.spec(aim.target)?);
        // W-03: a carbine in the saddle is a pistol.
        let mounted = self.rides(id, unit, UnitRule::Cavalry);
        let weapon = match weapon {
            WeaponId::CavalryCarbine if mounted => WeaponId::Pistol,
            WeaponId::CavalryCarbine => WeaponId::Rifle,
            weapon => weapon,
        };
        // S-14: on a motorcycle one fires pistols and submachine guns.
        let on_motorcycle = self.rides(id, unit, UnitRule::Motorcycles);
        if on_motorcycle && !matches!(weapon, WeaponId::Pistol | WeaponId::SubmachineGun) {
            return None;
        }
        let data = self.data.weapon(weapon);
        let indirect = matches!(aim.shell, Shell::Indirect | Shell::Smoke);
        let sighting = self.sighting(id, unit, body, looked);
        let distance = match (&sighting, indirect) {
            (Some(sighting), _) => sighting.distance,
            (None, true) => self.distance(s, id, aim.target),
            (None, false) => return None,
        };
        let still = occasion != Occasion::Order || unit.order == Some(Order::Fire);
        let range = self.range(data, still);
        let least = if indirect { data.range.minimum_indirect } else { data.range.minimum_direct };
        if distance > range || distance < least.hundredths() {
            return None;
        }
        // A flame's shots are rolled for when it is fired; here it is the jet that counts.
        let shots = match data.shots {
            Roll::Exactly(n) => n,
            _ => 1,
        };
        let foot = !spec.is_vehicle();
        let german = foot && spec.nation == Nation::Germany;
        let more = german && matches!(weapon, WeaponId::LightMachineGun | WeaponId::MediumMachineGun);
        let shots = (shots + u8::from(more)).saturating_mul(barrels.max(1));
        let flame = data.has(WeaponRule::Flamethrower);
        let sniper = data.has(WeaponRule::Sniper) && still;
        let long = distance * 2 > range && !sniper;
        let to_hit = match () {
            () if flame => ToHit::Always,
            () if indirect => {
                ToHit::Score(self.ranging_score(s, id, unit, aim, data.has(WeaponRule::MultipleLauncher)))
            }
            () => self.modifiers(s, id, unit, aim, occasion, weapon, distance, long, sighting?.cover, sniper).to_hit(),
        };
        let aspect = if indirect || flame { Aspect::Top } else { self.aspect(target, body.centre()) };
        let front = aimed.is_gun() && target.facing.faces(target.at.to(body.centre()));
        let shielded = front && aimed.has(UnitRule::GunShield) && !indirect;
        Some(Burst {
            weapon,
            shell: aim.shell,
            to_hit,
            shots,
            long,
            close: distance <= 1200,
            aspect,
            shielded,
            picks: sniper,
            heavy: data.is_heavy(),
        })
    }

    /// The reach of a weapon in hundredths.
    pub(crate) fn range(&self, weapon: &crate::data::WeaponData, still: bool) -> i32 {
        match weapon.id {
            WeaponId::VehicleFlamethrower if self.options.vehicle_flame_range == VehicleFlameRange::Twelve => 1200,
            // C-69, W-05: the long shot needs a steady hand.
            WeaponId::SniperRifle if still => 3600,
            _ => weapon.range.maximum.hundredths(),
        }
    }

    /// C-64: 6, and one better each turn while neither moves; 2 once it has hit.
    pub(crate) fn ranging_score(&self, s: &Field, _: UnitId, unit: &Unit, aim: &Aim, always_six: bool) -> u8 {
        match unit.ranging {
            _ if always_six => 6,
            Some(r) if r.target == aim.target && r.turn + 1 == s.turn => r.needed.saturating_sub(1).max(2),
            _ => 6,
        }
    }

    /// BA-75 to BA-83 for one shooter.
    #[allow(clippy::too_many_arguments)]
    pub(crate) fn modifiers(
        &self,
        s: &Field,
        id: UnitId,
        unit: &Unit,
        aim: &Aim,
        occasion: Occasion,
        weapon: WeaponId,
        distance: i32,
        long: bool,
        cover: Cover,
        sniper: bool,
    ) -> Modifiers {
        let (Some(spec), Some(target), Some(aimed)) = (self.spec(id), s.unit(aim.target), self.spec(aim.target)) else {
            return Modifiers::default();
        };
        let data = self.data.weapon(weapon);
        let point_blank = distance <= 600;
        let garrison_he = target.inside.is_some() && aim.shell == Shell::He;
        let ignores_cover = sniper || garrison_he;
        let team = matches!(spec.make, Make::Team) || spec.is_gun();
        let moving = occasion == Occasion::Order && unit.order == Some(Order::Advance);
        let steady = data.has(WeaponRule::Assault)
            || spec.has(UnitRule::Chindits)
            || spec.nation == Nation::UnitedStates
                && !spec.is_vehicle()
                && matches!(weapon, WeaponId::Rifle | WeaponId::Carbine | WeaponId::Bar | WeaponId::AutomaticRifle)
            || spec.vehicle_has(VehicleRule::Gyro) && unit.quality == Quality::Veteran && data.is_heavy();
        let long_counts = !(point_blank && self.options.pistol_range == PistolRange::PointBlankOnly);
        Modifiers {
            point_blank,
            pins: unit.pins,
            long_range: long && long_counts,
            inexperienced: unit.quality == Quality::Inexperienced,
            on_the_move: moving && !steady,
            down: !aimed.is_vehicle() && self.is_down(aim.target, target),
            small: self.is_small(aim.target, target),
            soft_cover: cover == Cover::Soft && !ignores_cover,
            hard_cover: cover == Cover::Hard && !ignores_cover,
            short_handed: team && data.has(WeaponRule::Team) && unit.men.len() == 1 && spec.men.len() > 1,
            shaped_charge: data.has(WeaponRule::ShapedCharge),
            sniper,
        }
    }

    /// C-44: whether a unit can go Down when it is fired at: on foot or a gun, no die yet, one in the bag.
    pub(crate) fn can_duck(&self, s: &Field, id: UnitId) -> bool {
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else { return false };
        let fresh = unit.order.is_none() && s.bag[usize::from(unit.seat.0 & 1)] > 0;
        // C-21: a unit in Ambush may give that up.
        !spec.is_vehicle() && !self.is_mounted(id, unit) && (fresh || unit.order == Some(Order::Ambush))
    }
}

/// The key of a weapon's word.
pub fn weapon_key(id: WeaponId) -> String {
    format!("weapon-{}", id.id())
}
