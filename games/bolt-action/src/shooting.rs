//! Measuring and rolling to hit (BA-69, BA-70, BA-74 to BA-83): what a unit can point at targets, and the shots that
//! come of it. Who may be aimed at is in `declaring`.

use crate::Rules;
use crate::force::{MEN, Make, Part, Spec};
use crate::options::*;
use crate::sight::{Aspect, Looked};
use crate::state::*;
use crate::vocabulary::*;
use crate::volley::{Burst, Modifiers, ToHit};
use arrayvec::ArrayVec;
use board::table::{Point, Shape};
use kernel::Play;

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

    pub(crate) fn fires_with_squad(&self, man: &Man) -> bool {
        let weapon = self.data.weapon(man.weapon);
        !weapon.has(WeaponRule::Indirect) && weapon.range.maximum.0 > 0 && man.part != Part::Spotter
    }

    /// The shots of one battery at its target, those alike put together (C-37). Out of range there are none (C-02).
    pub fn bursts(&self, s: &Field, id: UnitId, aim: &Aim, occasion: Occasion) -> Vec<Burst> {
        self.bursts_among(s, id, std::slice::from_ref(aim), aim, occasion)
    }

    /// The same where other things are declared too: whoever fires a weapon by himself does not fire with the others.
    pub(crate) fn bursts_among(
        &self,
        s: &Field,
        id: UnitId,
        aims: &[Aim],
        aim: &Aim,
        occasion: Occasion,
    ) -> Vec<Burst> {
        let mut bursts: Vec<Burst> = Vec::new();
        let (Some(unit), Some(target)) = (s.unit(id), s.unit(aim.target)) else { return bursts };
        let (Some(battery), Some(spec)) =
            (self.batteries(id, unit).into_iter().find(|b| b.index == aim.battery), self.spec(id))
        else {
            return bursts;
        };
        // C-54, C-97: whoever has moved out of the weapon's arc since is not hit.
        if !self.in_arc(s, id, &battery, aim.target) {
            return bursts;
        }
        let Some(looked) = self.look(s, id, aim.target, true) else { return bursts };
        // C-75: what goes over the heads of others is measured from whoever of the crew is nearest.
        let over = aim.shell.is_indirect().then(|| {
            let crew = self.hands(id, unit, &battery, aim.shell);
            crew.iter().flat_map(|man| looked.bodies().iter().map(|b| man.gap(b))).min().unwrap_or(i32::MAX)
        });
        let muzzle = looked.bodies().first().and_then(|b| self.muzzle(id, unit, &battery, b.centre()));
        // Whether there was a shot at all.
        let mut fire = |weapon: WeaponId, body: &Shape, barrels: u8| {
            let Some(burst) =
                self.burst(s, id, unit, aim, occasion, weapon, body, barrels, target, &looked, muzzle, over)
            else {
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
                // N-08: every third rifleman who fires has another shot.
                let rapid = spec.characteristic == Some(Characteristic::RapidFire) && unit.order == Some(Order::Fire);
                let mut riflemen = 0;
                for (i, weapon) in self.firing_men(unit, aims) {
                    let Some(body) = bodies.get(i).or(bodies.first()) else { continue };
                    let rifle = matches!(weapon, WeaponId::Rifle | WeaponId::Carbine);
                    riflemen += u8::from(fire(weapon, body, 1) && rifle && rapid);
                    if riflemen == 3 {
                        riflemen = 0;
                        fire(weapon, body, 1);
                    }
                }
            }
            Hands::Man(i) => {
                if let Some(body) = bodies.get(usize::from(i)).or(bodies.first()) {
                    fire(battery.weapon, body, 1);
                }
            }
            Hands::Crew | Hands::Mount(_) => {
                if let Some(body) = self.hands(id, unit, &battery, Shell::Shot).first() {
                    fire(battery.weapon, body, battery.barrels);
                }
            }
        }
        bursts
    }

    /// The men of a squad who fire together, and with what: whoever fires a weapon by himself does not, nor does a
    /// loader whose weapon fires (C-51), nor whoever finds no window (C-177).
    fn firing_men(&self, unit: &Unit, aims: &[Aim]) -> ArrayVec<(usize, WeaponId), MEN> {
        let alone = |man: usize| aims.iter().any(|a| usize::from(a.battery) == man + 1);
        let served = |(i, man): &(usize, &Man)| {
            let its_own = if alone(*i) { man.extra.is_none() } else { self.fires_with_squad(man) };
            man.part == Part::Gunner && its_own
        };
        let mut loaders = unit.men.iter().enumerate().filter(served).count();
        let mut windows = if unit.inside.is_some() { self.windows(unit) } else { usize::MAX };
        let mut firing = ArrayVec::new();
        for (i, man) in unit.men.iter().enumerate().filter(|(i, _)| !alone(*i)) {
            if man.part == Part::Loader && loaders > 0 {
                loaders -= 1;
            } else if self.fires_with_squad(man) && windows > 0 {
                windows -= 1;
                firing.push((i, man.weapon));
            }
        }
        firing
    }

    /// C-03: where a weapon of a vehicle or a gun is measured from. A gun that is pointed all round reaches half the
    /// length of the hull from its middle, others look out of the side their arc is on.
    fn muzzle(&self, id: UnitId, unit: &Unit, battery: &Battery, towards: Point) -> Option<Shape> {
        let spec = self.spec(id).filter(|spec| !spec.is_foot() && unit.inside.is_none())?;
        let measure = spec.model.measure();
        let arc = match battery.hands {
            Hands::Mount(i) => spec.machine()?.mounts.get(usize::from(i))?.arc,
            _ => Arc::Front,
        };
        let (turn, far) = match arc {
            Arc::AllRound => return Some(Shape::round(unit.at.towards(towards, measure.length / 2), 0)),
            Arc::Front | Arc::FrontAndRight => (0, measure.length),
            Arc::Left => (-90, measure.width),
            Arc::Right => (90, measure.width),
            Arc::Rear => (180, measure.length),
        };
        Some(Shape::round(unit.at.plus(unit.facing.turned(turn).way(far / 2)), 0))
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

    /// W-03: a carbine in the saddle is a pistol. S-14: on a motorcycle one fires pistols and submachine guns.
    fn in_the_saddle(&self, id: UnitId, unit: &Unit, weapon: WeaponId) -> Option<WeaponId> {
        let weapon = match weapon {
            WeaponId::CavalryCarbine if self.rides(id, unit, UnitRule::Cavalry) => WeaponId::Pistol,
            WeaponId::CavalryCarbine => WeaponId::Rifle,
            weapon => weapon,
        };
        let light = matches!(weapon, WeaponId::Pistol | WeaponId::SubmachineGun);
        (light || !self.rides(id, unit, UnitRule::Motorcycles)).then_some(weapon)
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
        muzzle: Option<Shape>,
        over: Option<i32>,
    ) -> Option<Burst> {
        let (spec, aimed) = (self.spec(id)?, self.spec(aim.target)?);
        let weapon = self.in_the_saddle(id, unit, weapon)?;
        let data = self.data.weapon(weapon);
        let indirect = aim.shell.is_indirect();
        let (distance, cover) = match over {
            Some(distance) => (distance, Cover::None),
            None => {
                let seen = self.sighting(id, unit, body, looked)?;
                let gap = |from: Shape| looked.bodies().iter().map(|b| from.gap(b)).min();
                (muzzle.and_then(gap).unwrap_or(seen.distance), seen.cover)
            }
        };
        let still = occasion != Occasion::Order || unit.order == Some(Order::Fire);
        let range = self.range(data, still);
        let least = if indirect { data.range.minimum_indirect } else { data.range.minimum_direct };
        if distance > range || distance < least.hundredths() {
            return None;
        }
        let flame = data.has(WeaponRule::Flamethrower);
        let sniper = data.has(WeaponRule::Sniper) && still;
        let long = distance * 2 > range && !sniper;
        let to_hit = match () {
            () if flame => ToHit::Always,
            () if indirect => {
                ToHit::Score(self.ranging_score(s, id, unit, aim, data.has(WeaponRule::MultipleLauncher)))
            }
            () => self.modifiers(s, id, unit, aim, occasion, weapon, distance, long, cover, sniper).to_hit(),
        };
        let aspect = if indirect || flame { Aspect::Top } else { self.aspect(target, body.centre()) };
        let front = !aimed.is_vehicle() && target.inside.is_none() && target.facing.faces(target.at.to(body.centre()));
        let shielded = front && aimed.has(UnitRule::GunShield) && !indirect;
        Some(Burst {
            weapon,
            shell: aim.shell,
            to_hit,
            shots: self.shots_of(spec, weapon).saturating_mul(barrels.max(1)),
            long,
            close: distance <= 1200,
            aspect,
            shielded,
            picks: sniper,
            heavy: data.is_heavy(),
        })
    }

    /// Shots of a weapon in the hands of a unit. A flame's are rolled for when it is fired; here it is the jet that
    /// counts.
    fn shots_of(&self, spec: &Spec, weapon: WeaponId) -> u8 {
        let shots = match self.data.weapon(weapon).shots {
            Roll::Exactly(n) => n,
            _ => 1,
        };
        // N-02: German machine guns fire more.
        let german = !spec.is_vehicle() && spec.nation == Nation::Germany;
        let more = german && matches!(weapon, WeaponId::LightMachineGun | WeaponId::MediumMachineGun);
        shots + u8::from(more)
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
            short_handed: self.is_short_handed(id, unit),
            shaped_charge: data.has(WeaponRule::ShapedCharge),
            sniper,
        }
    }

    /// BA-68 to BA-73: reactions of all targets first, then each is settled.
    pub(crate) fn fire(&self, s: &mut State, play: &mut Play<'_>) {
        let Some(Frame::Fire { unit, aims, occasion, reacted, settled }) = s.frames.last().cloned() else { return };
        if s.unit(unit).is_none_or(|u| !u.is_on_table()) {
            return self.drop_frame(s);
        }
        let mut targets: Vec<UnitId> = Vec::new();
        for aim in &aims {
            if !targets.contains(&aim.target) {
                targets.push(aim.target);
            }
        }
        if let Some(&target) = targets.get(usize::from(reacted)) {
            if let Some(Frame::Fire { reacted, .. }) = s.frames.last_mut() {
                *reacted += 1;
            }
            s.frames.push(Frame::React(Reacting { unit: target, by: unit, assault: false }));
        } else if let Some(&target) = targets.get(usize::from(settled)) {
            if let Some(Frame::Fire { settled, .. }) = s.frames.last_mut() {
                *settled += 1;
            }
            self.fire_at(s, unit, target, &aims, occasion, play);
        } else {
            self.drop_frame(s);
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
