//! Measuring and rolling to hit (BA-69, BA-70, BA-74 to BA-83): what a unit can point at targets, and the shots that
//! come of it. Who may be aimed at is in `declaring`.

use crate::Rules;
use crate::data::WeaponData;
use crate::force::{MEN, Make, Part, Spec};
use crate::options::*;
use crate::rules::bodies::Bodies;
use crate::rules::sight::{Aspect, Looked, Looking};
use crate::rules::volley::{Burst, Modifiers, ToHit};
use crate::state::*;
use crate::vocabulary::*;
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
        let Some((battery, shooting)) = Shooting::of(self, s, id, aim, occasion) else { return Vec::new() };
        let mut bursts = Bursts(Vec::new());
        let unit = shooting.unit;
        let bodies = self.bodies(id, unit);
        match battery.hands {
            Hands::Squad => shooting.squad(aims, &bodies, &mut bursts),
            Hands::Man(i) => {
                if let Some(body) = bodies.get(usize::from(i)).or(bodies.first()) {
                    bursts.add(shooting.burst(battery.weapon, body, 1));
                }
            }
            Hands::Crew | Hands::Mount(_) => {
                if let Some(body) = self.hands(id, unit, &battery, Shell::Shot).first() {
                    bursts.add(shooting.burst(battery.weapon, body, battery.barrels));
                }
            }
        }
        bursts.0
    }

    /// The men of a squad who fire together, and with what: whoever fires a weapon by himself does not, nor does a
    /// loader whose weapon fires (C-51).
    fn firing_men(&self, unit: &Unit, aims: &[Aim]) -> ArrayVec<(usize, WeaponId), MEN> {
        let alone = |man: usize| aims.iter().any(|a| usize::from(a.battery) == man + 1);
        let served = |(i, man): &(usize, &Man)| {
            let its_own = if alone(*i) { man.extra.is_none() } else { self.fires_with_squad(man) };
            man.part == Part::Gunner && its_own
        };
        let mut loaders = unit.men.iter().enumerate().filter(served).count();
        let mut firing = ArrayVec::new();
        for (i, man) in unit.men.iter().enumerate().filter(|(i, _)| !alone(*i)) {
            if man.part == Part::Loader && loaders > 0 {
                loaders -= 1;
            } else if self.fires_with_squad(man) {
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
    pub(crate) fn range(&self, weapon: &WeaponData, still: bool) -> i32 {
        match weapon.id {
            WeaponId::VehicleFlamethrower if self.options.vehicle_flame_range == VehicleFlameRange::Twelve => 1200,
            // C-69, W-05: the long shot needs a steady hand.
            WeaponId::SniperRifle if still => 3600,
            _ => weapon.range.maximum.hundredths(),
        }
    }

    /// BA-68 to BA-73: reactions of all targets first, then each is settled.
    pub(crate) fn fire(&self, s: &mut State, play: &mut Play<'_>) {
        let Some(Frame::Fire { unit, aims, occasion, reacted, settled }) = s.frames.last().cloned() else { return };
        if s.unit(unit).is_none_or(|u| !u.is_on_table()) {
            return s.drop_frame();
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
            s.drop_frame();
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

/// Bursts of one battery, those alike put together.
struct Bursts(Vec<Burst>);

impl Bursts {
    /// Whether there was a shot at all.
    fn add(&mut self, burst: Option<Burst>) -> bool {
        let Some(burst) = burst else { return false };
        let alike = |b: &&mut Burst| Burst { shots: 0, ..**b } == Burst { shots: 0, ..burst };
        match self.0.iter_mut().find(alike) {
            Some(same) => same.shots = same.shots.saturating_add(burst.shots),
            None => self.0.push(burst),
        }
        true
    }
}

/// C-177: men at the openings of a house that face somebody: two at each opening, an opening every two inches.
fn men_at_openings(house: &Shape, targets: &[Shape]) -> usize {
    let Shape::Hull { corners } = house else { return 2 };
    let middle = house.centre();
    let side_of = |a: Point, b: Point, p: Point| {
        let ((bx, by), (px, py)) = (a.to(b), a.to(p));
        (i64::from(bx) * i64::from(py) - i64::from(by) * i64::from(px)).signum()
    };
    let sides = (0..corners.len()).map(|i| (corners[i], corners[(i + 1) % corners.len()]));
    let faces = |&(a, b): &(Point, Point)| {
        let indoors = side_of(a, b, middle);
        targets.iter().any(|target| side_of(a, b, target.centre()) == -indoors)
    };
    let openings = |(a, b): (Point, Point)| (a.steps_to(b) / OPENING).max(1) as usize;
    // Somebody at the very wall is in front of one opening at least.
    2 * sides.filter(faces).map(openings).sum::<usize>().max(1)
}

/// C-177: how far apart openings are.
const OPENING: i32 = 200;

/// One battery of a unit and its target: what does not hang on the single weapon is looked up once.
struct Shooting<'a> {
    rules: &'a Rules,
    s: &'a Field,
    id: UnitId,
    unit: &'a Unit,
    spec: &'a Spec,
    aim: &'a Aim,
    occasion: Occasion,
    target: &'a Unit,
    aimed: &'a Spec,
    looked: Looked<'a>,
    muzzle: Option<Shape>,
    /// C-75: how far it is from whoever of the crew is nearest, for what goes over the heads of others.
    over: Option<i32>,
}

impl<'a> Shooting<'a> {
    /// Nothing if the target is not there to be fired at, or no longer in the weapon's arc (C-54, C-97).
    fn of(
        rules: &'a Rules,
        s: &'a Field,
        id: UnitId,
        aim: &'a Aim,
        occasion: Occasion,
    ) -> Option<(Battery, Shooting<'a>)> {
        let (unit, target) = (s.unit(id)?, s.unit(aim.target)?);
        let (spec, aimed) = (rules.spec(id)?, rules.spec(aim.target)?);
        let battery = rules.batteries(id, unit).into_iter().find(|b| b.index == aim.battery)?;
        if !rules.in_arc(s, id, &battery, aim.target) {
            return None;
        }
        let looked = rules.look(s, id, aim.target, Looking::ToFire)?;
        let over = aim.shell.is_indirect().then(|| {
            let crew = rules.hands(id, unit, &battery, aim.shell);
            crew.iter().flat_map(|man| looked.bodies().iter().map(|b| man.gap(b))).min().unwrap_or(i32::MAX)
        });
        let muzzle = looked.bodies().first().and_then(|b| rules.muzzle(id, unit, &battery, b.centre()));
        Some((battery, Shooting { rules, s, id, unit, spec, aim, occasion, target, aimed, looked, muzzle, over }))
    }

    /// The men of a squad fire, each with his own weapon.
    fn squad(&self, aims: &[Aim], bodies: &Bodies, bursts: &mut Bursts) {
        // N-08: every third rifleman who fires has another shot.
        let rapid = self.spec.characteristic == Some(Characteristic::RapidFire) && self.unit.order == Some(Order::Fire);
        let mut riflemen = 0;
        let mut room = self.room_at_openings(aims);
        for (i, weapon) in self.rules.firing_men(self.unit, aims) {
            let Some(body) = bodies.get(i).or(bodies.first()) else { continue };
            // C-177: a weapon for a team takes a whole opening.
            let takes = if self.rules.data.weapon(weapon).has(WeaponRule::Team) { 2 } else { 1 };
            if takes > room || !bursts.add(self.burst(weapon, body, 1)) {
                continue;
            }
            room -= takes;
            riflemen += u8::from(rapid && matches!(weapon, WeaponId::Rifle | WeaponId::Carbine));
            if riflemen == 3 {
                riflemen = 0;
                bursts.add(self.burst(weapon, body, 1));
            }
        }
    }

    /// C-177: how many men of a unit in a house find room to fire at the target together; those who fire at it by
    /// themselves stand there already.
    fn room_at_openings(&self, aims: &[Aim]) -> usize {
        let Some(house) = self.unit.inside.and_then(|room| self.rules.building(room.building)) else {
            return usize::MAX;
        };
        let alone = aims.iter().filter(|a| a.battery > 0 && a.target == self.aim.target).count();
        men_at_openings(&house, self.looked.bodies()).saturating_sub(alone)
    }

    /// One weapon in one pair of hands; nothing if it is not seen or out of range.
    fn burst(&self, weapon: WeaponId, body: &Shape, barrels: u8) -> Option<Burst> {
        let Shooting { rules, unit, aim, target, .. } = *self;
        let weapon = rules.in_the_saddle(self.id, unit, weapon)?;
        let data = rules.data.weapon(weapon);
        let indirect = aim.shell.is_indirect();
        let (distance, cover) = match self.over {
            Some(distance) => (distance, Cover::None),
            None => {
                let seen = rules.sighting(self.id, unit, body, &self.looked)?;
                let gap = |from: Shape| self.looked.bodies().iter().map(|b| from.gap(b)).min();
                (self.muzzle.and_then(gap).unwrap_or(seen.distance), seen.cover)
            }
        };
        let still = self.occasion != Occasion::Order || unit.order == Some(Order::Fire);
        let range = rules.range(data, still);
        let least = if indirect { data.range.minimum_indirect } else { data.range.minimum_direct };
        if distance > range || distance < least.hundredths() {
            return None;
        }
        let flame = data.has(WeaponRule::Flamethrower);
        let sniper = data.has(WeaponRule::Sniper) && still;
        let long = distance * 2 > range && !sniper;
        let to_hit = match () {
            () if flame => ToHit::Always,
            () if indirect => ToHit::Score(self.ranging_score(data.has(WeaponRule::MultipleLauncher))),
            () => self.modifiers(data, distance, long, cover, sniper).to_hit(),
        };
        let aspect = if indirect || flame { Aspect::Top } else { rules.aspect(target, body.centre()) };
        let foot = !self.aimed.is_vehicle() && target.inside.is_none();
        let front = foot && target.facing.faces(target.at.to(body.centre()));
        Some(Burst {
            weapon,
            shell: aim.shell,
            to_hit,
            shots: rules.shots_of(self.spec, weapon).saturating_mul(barrels.max(1)),
            long,
            close: distance <= 1200,
            aspect,
            shielded: front && self.aimed.has(UnitRule::GunShield) && !indirect,
            picks: sniper,
            heavy: data.is_heavy(),
        })
    }

    /// C-64: 6, and one better each turn while neither moves; 2 once it has hit.
    fn ranging_score(&self, always_six: bool) -> u8 {
        match self.unit.ranging {
            _ if always_six => 6,
            Some(r) if r.target == self.aim.target && r.turn + 1 == self.s.turn => r.needed.saturating_sub(1).max(2),
            _ => 6,
        }
    }

    /// BA-75 to BA-83 for one shooter.
    fn modifiers(&self, weapon: &WeaponData, distance: i32, long: bool, cover: Cover, sniper: bool) -> Modifiers {
        let Shooting { rules, unit, spec, aim, target, .. } = *self;
        let point_blank = distance <= 600;
        let garrison_he = target.inside.is_some() && aim.shell == Shell::He;
        let ignores_cover = sniper || garrison_he;
        let moving = self.occasion == Occasion::Order && unit.order == Some(Order::Advance);
        let rifles = [WeaponId::Rifle, WeaponId::Carbine, WeaponId::Bar, WeaponId::AutomaticRifle];
        let steady = weapon.has(WeaponRule::Assault)
            || spec.has(UnitRule::Chindits)
            || spec.nation == Nation::UnitedStates && !spec.is_vehicle() && rifles.contains(&weapon.id)
            || spec.vehicle_has(VehicleRule::Gyro) && unit.quality == Quality::Veteran && weapon.is_heavy();
        let long_counts = !(point_blank && rules.options.pistol_range == PistolRange::PointBlankOnly);
        Modifiers {
            point_blank,
            pins: unit.pins,
            long_range: long && long_counts,
            inexperienced: unit.quality == Quality::Inexperienced,
            on_the_move: moving && !steady,
            down: !self.aimed.is_vehicle() && rules.is_down(aim.target, target),
            small: rules.is_small(aim.target, target),
            soft_cover: cover == Cover::Soft && !ignores_cover,
            hard_cover: cover == Cover::Hard && !ignores_cover,
            short_handed: rules.is_short_handed(self.id, unit),
            shaped_charge: weapon.has(WeaponRule::ShapedCharge),
            sniper,
        }
    }
}

/// The key of a weapon's word.
pub fn weapon_key(id: WeaponId) -> String {
    format!("weapon-{}", id.id())
}
