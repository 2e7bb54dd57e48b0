//! Close quarters (BA-148 to BA-157, C-113 to C-125, C-153 to C-160): men against men, and men against vehicles.

use crate::Rules;
use crate::force::Spec;
use crate::options::AtEquipped;
use crate::rules::bodies::{APART, FORMATION};
use crate::rules::ground::Ground;
use crate::rules::losses::Picked;
use crate::rules::morale::Test;
use crate::rules::movement::Points;
use crate::rules::path::{Detours, End, Path};
use crate::rules::volley::Damage;
use crate::state::*;
use crate::vocabulary::*;
use board::table::{Area, Heading, Point, Shape, Squad};
use kernel::{Judge, Play, Pool, Text};

/// Rounds after which two sides that cannot hurt each other let go.
pub(crate) const ROUNDS: u8 = 20;

impl Rules {
    /// BA-12, BA-148, BA-158, C-113: whether a unit may assault another.
    pub(crate) fn judge_assault<J: Judge>(&self, s: &Field, moving: &Moving, target: UnitId, j: &mut J) {
        let Moving { unit: id, order, pivots, .. } = *moving;
        let (Some(unit), Some(enemy), Some(spec)) = (s.unit(id), s.unit(target), self.spec(id)) else {
            return j.forbid(clause!("BA-148"), || Text::new("why-not-now-at-all"));
        };
        let facts = |key: &'static str| Text::new(key).text("target", self.name(target));
        if order != Order::Run {
            j.forbid(clause!("BA-12"), || facts("why-assault-run"));
        }
        if !enemy.is_on_table() || enemy.seat == unit.seat {
            return j.forbid(clause!("BA-148"), || facts("why-no-enemy"));
        }
        if !unit.is_on_table() || moving.has_gone() || pivots > 0 || spec.is_gun() {
            return j.forbid(clause!("C-113"), || facts("why-assault-late"));
        }
        if enemy.marks.hidden {
            j.forbid(clause!("C-182"), || facts("why-hidden-assault"));
        }
        if matches!(spec.role, Role::Medic) {
            j.forbid(clause!("C-128"), || facts("why-medic"));
        }
        if spec.is_vehicle() {
            let tracked = spec.is_armoured() && spec.mobility == Mobility::Tracked;
            if !tracked || self.is_vehicle(target) || enemy.inside.is_some() {
                return j.forbid(clause!("C-122"), || facts("why-tank-assault"));
            }
            if self.run_over(s, id, target).is_none() {
                j.forbid(clause!("C-122"), || facts("why-not-ahead"));
            }
            return;
        }
        if self.outruns(target, enemy) {
            j.forbid(clause!("BA-158"), || facts("why-vehicle-ran"));
        }
        if !j.settled() && !self.sees(s, id, target) {
            j.forbid(clause!("C-113"), || facts("why-assault-unseen"));
        }
    }

    /// Enemies that can be seen and are within 12": what is worth a charge.
    pub(crate) fn assault_targets<'a>(&'a self, s: &'a Field, id: UnitId) -> impl Iterator<Item = UnitId> + 'a {
        let seat = self.seat_of(id);
        s.on_table()
            .filter(move |(e, u)| {
                u.seat != seat && !u.marks.hidden && self.units_within(s, id, *e, 1200) && self.sees(s, id, *e)
            })
            .map(|(e, _)| e)
    }

    /// BA-158, BA-164: a vehicle that made a Run and has not been stopped.
    pub(crate) fn outruns(&self, id: UnitId, unit: &Unit) -> bool {
        self.is_vehicle(id) && unit.marks.ran && !unit.marks.immobilised && unit.order == Some(Order::Run)
    }

    /// C-158: who counts as equipped against tanks.
    fn is_tank_hunter(&self, s: &Field, id: UnitId) -> bool {
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else { return false };
        let shaped = |w: WeaponId| self.data.weapon(w).has(WeaponRule::ShapedCharge);
        let armed = unit.men.iter().any(|m| shaped(m.weapon) || m.extra.is_some_and(shaped));
        let suicide = unit.men.iter().any(|m| m.weapon == WeaponId::SuicideCharge);
        spec.has(UnitRule::AntiTankGrenades) || suicide || self.options.at_equipped == AtEquipped::Any && armed
    }

    /// The next step of an assault.
    pub(crate) fn assault_step(&self, s: &mut State, play: &mut Play<'_>) {
        let Some(Frame::Assault { unit: id, target, step, eager, defended }) = s.frames.last().cloned() else { return };
        let there = |id: UnitId| s.unit(id).is_some_and(Unit::is_on_table);
        // BA-123, S-01: whose die was turned over on the way has stopped.
        let charges = s.unit(id).is_some_and(|u| u.order == Some(Order::Run));
        if !there(id) || !there(target) || !charges {
            return s.drop_frame();
        }
        if let Some(Frame::Assault { step, .. }) = s.frames.last_mut() {
            *step += 1;
        }
        match step {
            0 => {
                let closed = self.spec(target).is_some_and(Spec::is_closed_armour);
                if closed && !eager && !self.is_tank_hunter(s, id) && !self.is_vehicle(id) {
                    // BA-159: it takes courage.
                    self.order_test(s, id, Order::Run, 3, play);
                }
            }
            1 => {
                if self.is_frightened(s, id, target, play) {
                    return;
                }
                s.frames.push(Frame::React(Reacting { unit: target, by: id, assault: true }));
            }
            2 if self.is_vehicle(id) => {
                s.drop_frame();
                self.overrun(s, id, target, play);
            }
            2 => self.charge(s, id, target, play),
            _ => {
                s.drop_frame();
                self.close(s, id, target, defended, play);
            }
        }
    }

    /// S-11, N-08: those who are afraid do not fire.
    fn is_frightened(&self, s: &State, id: UnitId, target: UnitId, play: &mut Play<'_>) -> bool {
        let fearsome = self.spec(id).is_some_and(|spec| {
            spec.has(UnitRule::GurkhaFear) || spec.characteristic == Some(Characteristic::BloodCurdlingCharge)
        });
        if !fearsome || self.is_vehicle(target) {
            return false;
        }
        let dice = (play.die(6), play.die(6));
        Rules::test_against(self.morale_in_check(s, target), dice) != Test::Passed
    }

    /// BA-150, C-153: measured and moved.
    fn charge(&self, s: &mut State, id: UnitId, target: UnitId, play: &mut Play<'_>) {
        match self.contact(s, id, target) {
            Some(paths) => {
                let behind = self.is_defended(s, id, target);
                if let Some(Frame::Assault { defended, .. }) = s.frames.last_mut() {
                    *defended = behind;
                }
                s.change(id, |u| u.inside = None);
                self.set_out_along(s, id, paths, End::Stand);
            }
            None => {
                s.drop_frame();
                self.fall_short(s, id, target, play);
            }
        }
    }

    /// C-153: straight at the target, stopping just over an inch away.
    fn fall_short(&self, s: &mut State, id: UnitId, target: UnitId, play: &mut Play<'_>) {
        self.tell(play, "log-assault-short", id, |t| t.text("target", self.name(target)));
        let (Some(unit), Some(enemy)) = (s.unit(id), s.unit(target)) else { return };
        let goal = self.place_of(target, enemy);
        let Some(first) = unit.men.first().map(|m| m.at).filter(|_| unit.inside.is_none()) else { return };
        let moving = self.fresh_move(s, id, Order::Run);
        let rate = self.rate(s, id, Order::Run);
        let plan = |part: i32| self.plan(s, &moving, first.towards(goal, rate * part / 8)).ok();
        if let Some(places) = (1..=8).rev().find_map(plan) {
            self.set_out(s, id, places);
        }
    }

    /// C-31, C-113, C-114, C-154: the path of each man: into contact if he can, otherwise as near as he can. None if
    /// nobody comes into contact.
    pub(crate) fn contact(&self, s: &Field, id: UnitId, target: UnitId) -> Option<Vec<Path>> {
        let (unit, enemy) = (s.unit(id)?, s.unit(target)?);
        let bodies = self.bodies(target, enemy);
        let from: Points = unit.men.iter().map(|m| m.at).collect();
        let area = Area::of(&from)?.around(&bodies.iter().map(Shape::area).reduce(|a, b| a.around(&b))?);
        let own = unit.inside.and_then(|room| self.building(room.building));
        let ground = self.ground(s, id, Order::Run, area.grown(300), Some(target));
        let base = ground.base;
        let charging = Charging { ground, rate: self.rate(s, id, Order::Run), own };
        let spots = bodies.iter().flat_map(|b| around(b, base)).collect::<Vec<_>>();
        let nearest = |p: Point| bodies.iter().map(|b| b.centre().square_to(p)).min().unwrap_or(i64::MAX);
        let mut order: Vec<usize> = (0..from.len()).collect();
        order.sort_by_key(|&i| (nearest(from[i]), i));
        let mut paths: Vec<Option<Path>> = vec![None; from.len()];
        let mut taken: Vec<Shape> = Vec::new();
        let mut touching = false;
        for i in order {
            let free = |p: &Point, taken: &[Shape]| {
                let body = Shape::round(*p, base);
                !taken.iter().chain(&bodies).any(|t| t.overlaps(&body))
            };
            let mut near: Vec<Point> = spots.iter().copied().filter(|p| free(p, &taken)).collect();
            near.sort_by_key(|p| (from[i].square_to(*p), *p));
            let contact = charging.first(from[i], &near).or_else(|| charging.round(from[i], &near));
            touching |= contact.is_some();
            // Behind the others, as near as there is room.
            let behind = || {
                let rows = taken.iter().flat_map(|t| around(&Shape::round(t.centre(), base + 20), base));
                let mut rows: Vec<Point> = rows.filter(|p| free(p, &taken)).collect();
                rows.sort_by_key(|p| (nearest(*p), *p));
                charging.first(from[i], &rows)
            };
            // Who has nowhere to go stays where he is, but not in a house his unit leaves.
            let stays = own.is_none().then(|| Path::straight(from[i], from[i]));
            let path = contact.or_else(behind).or(stays)?;
            taken.push(Shape::round(path.end(), base));
            paths[i] = Some(path);
        }
        let clash = taken.iter().enumerate().any(|(i, a)| taken[..i].iter().any(|b| a.overlaps(b)));
        (touching && !clash).then(|| paths.into_iter().flatten().collect())
    }

    /// C-116, C-176: in cover, in a house, or behind an obstacle the attackers have to cross.
    pub(crate) fn is_defended(&self, s: &Field, id: UnitId, target: UnitId) -> bool {
        let (Some(unit), Some(enemy)) = (s.unit(id), s.unit(target)) else { return false };
        if self.is_vehicle(target) {
            return false;
        }
        let bodies = self.bodies(target, enemy);
        let obstacle = self.table.features.iter().filter(|f| f.kind.is_line()).any(|f| {
            bodies.iter().any(|b| {
                b.near(&f.outline, APART) && unit.men.iter().any(|m| f.outline.cut(m.at, b.centre()).is_some())
            })
        });
        obstacle || self.in_cover(target, enemy)
    }

    /// BA-151 or BA-162: blows are exchanged.
    fn close(&self, s: &mut State, id: UnitId, target: UnitId, defended: bool, play: &mut Play<'_>) {
        // C-29: who is assaulted forgets its pins, once the attackers are there.
        s.change(target, |u| u.pins = 0);
        if self.is_vehicle(target) {
            return self.assault_vehicle(s, id, target, play);
        }
        let house = s.unit(target).and_then(|u| u.inside).map(|room| room.building);
        let (at_once, lost) = (defended, [0, 0]);
        s.frames.push(Frame::Melee { unit: id, target, at_once, round: 0, step: 0, lost, house });
    }

    /// C-117: dice a man throws at close quarters.
    pub(crate) fn blows_of(&self, id: UnitId, unit: &Unit, man: &Man, assaulted: bool) -> u8 {
        let Some(spec) = self.spec(id) else { return 0 };
        let boots = assaulted && spec.characteristic == Some(Characteristic::ToughAsBoots);
        let tough = spec.has(UnitRule::ToughFighters) || boots;
        match self.data.weapon(man.weapon) {
            // C-128: medics do not fight.
            _ if man.weapon == WeaponId::Unarmed || spec.role == Role::Medic => 0,
            // C-35: three dice for each rider.
            _ if self.rides(id, unit, UnitRule::Cavalry) => 3,
            w if tough || w.has(WeaponRule::Assault) => 2,
            _ => 1,
        }
    }

    fn blows(&self, s: &State, id: UnitId, assaulted: bool) -> u8 {
        s.unit(id).map_or(0, |unit| unit.men.iter().map(|m| self.blows_of(id, unit, m, assaulted)).sum())
    }

    /// C-155: the score that tells on a unit; S-12 for vests.
    pub(crate) fn blow_value(&self, id: UnitId, unit: &Unit) -> u8 {
        let vest = self.spec(id).is_some_and(|spec| spec.has(UnitRule::BodyArmour));
        (unit.quality.damage_value() + u8::from(vest)).max(2)
    }

    /// Blows that tell on a unit.
    fn tell_on(&self, s: &State, id: UnitId, blows: u8, play: &mut Play<'_>) -> u8 {
        let Some(unit) = s.unit(id) else { return 0 };
        play.hits(Pool::at_least(blows, 6, self.blow_value(id, unit))).min(unit.men.len() as u8)
    }

    /// BA-151 to BA-156: rounds until somebody has lost.
    pub(crate) fn melee(&self, s: &mut State, play: &mut Play<'_>) {
        let Some(Frame::Melee { unit: id, target, at_once, round, step, mut lost, house }) = s.frames.last().cloned()
        else {
            return;
        };
        let there = |id: UnitId| s.unit(id).is_some_and(|u| u.is_on_table());
        let loss = |unit, count| Frame::Loss(Losing { unit, count, by: self.seat_of(unit), heavy: false });
        let next = |s: &mut State, step: u8, lost: [u8; 2]| {
            s.frames.pop();
            s.frames.push(Frame::Melee { unit: id, target, at_once, round, step, lost, house });
        };
        match step {
            0 => {
                lost[1] = self.tell_on(s, target, self.blows(s, id, false), play);
                if at_once {
                    lost[0] = self.tell_on(s, id, self.blows(s, target, true), play);
                    next(s, 2, lost);
                    s.frames.extend([loss(id, lost[0]), loss(target, lost[1])]);
                } else {
                    next(s, 1, lost);
                    s.frames.push(loss(target, lost[1]));
                }
            }
            1 => {
                if there(target) && there(id) {
                    lost[0] = self.tell_on(s, id, self.blows(s, target, true), play);
                }
                next(s, 2, lost);
                s.frames.push(loss(id, lost[0]));
            }
            _ => {
                self.tell(play, "log-melee", id, |t| {
                    t.text("target", self.name(target)).number("ours", lost[0]).number("theirs", lost[1])
                });
                self.end_round(s, play);
            }
        }
    }

    /// BA-155, BA-156, C-118, C-120: who dealt more wins; equal, and it goes on.
    fn end_round(&self, s: &mut State, play: &mut Play<'_>) {
        let Some(Frame::Melee { unit: id, target, round, lost, house, .. }) = s.frames.pop() else { return };
        let there = |s: &State, id: UnitId| s.unit(id).is_some_and(|u| u.is_on_table());
        let stubborn =
            |id: UnitId| self.spec(id).is_some_and(Spec::is_fanatic) && s.unit(id).is_some_and(|u| u.men.len() >= 2);
        let verdict = match (there(s, id), there(s, target)) {
            (true, false) => Some(id),
            (false, true) => Some(target),
            (false, false) => return,
            _ if lost[1] > lost[0] && !stubborn(target) => Some(id),
            _ if lost[0] > lost[1] && !stubborn(id) => Some(target),
            _ => None,
        };
        match verdict {
            Some(winner) => {
                let loser = if winner == id { target } else { id };
                s.drop_object(loser);
                self.destroy(s, loser, play);
                // C-160: only attackers go into the house they have won.
                self.begin_regroup(s, winner, house.filter(|_| winner == id), play);
            }
            None if round + 1 >= ROUNDS => self.begin_regroup(s, id, None, play),
            None => {
                let (round, lost) = (round + 1, [0, 0]);
                s.frames.push(Frame::Melee { unit: id, target, at_once: true, round, step: 0, lost, house });
            }
        }
    }

    /// BA-157, C-119: up to a die of inches, two dice for riders; or into a house.
    fn begin_regroup(&self, s: &mut State, id: UnitId, house: Option<u8>, play: &mut Play<'_>) {
        let mounted = s.unit(id).is_some_and(|u| self.is_mounted(id, u));
        let inches = play.die(6) + if mounted { play.die(6) } else { 0 };
        s.frames.push(Frame::Regroup(Regrouping { unit: id, reach: i16::from(inches) * 100, house }));
    }

    /// C-31, C-157: where a winner may go, each man straight or round what is in his way.
    pub(crate) fn plan_regroup(&self, s: &Field, regrouping: &Regrouping, to: Point) -> Option<Vec<Path>> {
        let (id, reach) = (regrouping.unit, i32::from(regrouping.reach));
        let (unit, spec) = (s.unit(id)?, self.spec(id)?);
        if unit.inside.is_some() || !spec.is_foot() {
            return None;
        }
        let from: Points = unit.men.iter().map(|m| m.at).collect();
        let ground = self.ground(s, id, Order::Advance, Area::of(&from)?.grown(reach), None);
        // Men who stand against a vehicle may walk away from it; only the ground can be in their way.
        let path = |i: usize, p: Point| match ground.crossing(from[i], p) {
            Ok(()) => Some(Path::straight(from[i], p)),
            Err(_) => Detours::of(&ground, from[i], p, reach).path(p, reach),
        };
        let reaches = |i: usize, p: Point| from[i].within(p, reach) && path(i, p).is_some();
        let squad = Squad::new(&from, ground.base, FORMATION);
        let places = squad.at(to, |p| ground.place(p).is_ok(), reaches)?;
        places.into_iter().enumerate().map(|(i, p)| path(i, p)).collect()
    }

    /// C-160: how a winner goes into the house of those he has beaten instead of regrouping.
    pub(crate) fn plan_moving_in(&self, s: &Field, regrouping: &Regrouping, building: u8) -> Option<Vec<Path>> {
        let id = regrouping.unit;
        let (unit, house) = (s.unit(id)?, self.building(building)?);
        let held = s.on_table().any(|(_, u)| u.seat != unit.seat && u.inside.is_some_and(|r| r.building == building));
        let foot = self.spec(id).is_some_and(Spec::is_foot) && !self.is_mounted(id, unit);
        let won = regrouping.house == Some(building) && unit.inside.is_none();
        if !won || !foot || held || self.free_floor(s, building).is_none() {
            return None;
        }
        let moving = self.fresh_move(s, id, Order::Advance);
        self.paths_to(s, &moving, &house, i32::from(regrouping.reach)).ok()
    }

    /// BA-158 to BA-168, C-159: how men strike at a vehicle.
    pub(crate) fn vehicle_blows(&self, s: &Field, id: UnitId, target: UnitId) -> Option<VehicleBlows> {
        let (unit, enemy) = (s.unit(id)?, s.unit(target)?);
        let machine = self.spec(target)?.machine()?;
        let tough = self.spec(id)?.has(UnitRule::ToughFighters);
        let men = unit.men.iter().filter(|m| m.weapon != WeaponId::Unarmed).count() as u8;
        Some(VehicleBlows {
            dice: if tough { 2 * men } else { men },
            needed: match enemy.order {
                // BA-158, BA-164: a die that says Run is no Run while the vehicle has not moved.
                Some(Order::Run) if self.outruns(target, enemy) => None,
                Some(Order::Advance) => Some(6),
                _ => Some(4),
            },
            value: i32::from(machine.armour.damage_value()),
            fragile: !machine.armour.is_armoured() || machine.rules.contains(VehicleRule::OpenTopped),
            hunters: self.is_tank_hunter(s, id),
            suicide: unit.men.iter().any(|m| m.weapon == WeaponId::SuicideCharge),
        })
    }

    /// BA-158 to BA-169: men against a vehicle.
    fn assault_vehicle(&self, s: &mut State, id: UnitId, target: UnitId, play: &mut Play<'_>) {
        let Some(blows) = self.vehicle_blows(s, id, target) else { return };
        let hits = match blows.needed {
            None => 0,
            Some(_) if blows.suicide => SUICIDE_HITS,
            Some(needed) => play.hits(Pool::at_least(blows.dice, 6, needed)),
        };
        let suicide = s.unit(id).and_then(|u| u.men.iter().position(|m| m.weapon == WeaponId::SuicideCharge));
        if let Some(man) = suicide {
            self.remove_man(s, id, man as u8, Picked::ByOwner, play);
        }
        if hits > 0 {
            let die = i32::from(play.die(6));
            let damage = blows.damage(i32::from(hits), die);
            self.tell(play, "log-assault-vehicle", id, |t| {
                let score = i32::from(hits) + die;
                t.text("target", self.name(target))
                    .number("hits", hits)
                    .number("score", score)
                    .number("value", blows.value)
            });
            if damage != Damage::None && blows.fragile {
                self.destroy(s, target, play);
            } else {
                self.damage_armour(s, target, damage, 0, play);
            }
        }
        if s.unit(id).is_some_and(Unit::is_on_table) {
            self.begin_regroup(s, id, None, play);
        }
    }

    /// Men of a unit on foot are set down.
    pub(crate) fn set_men(&self, s: &mut State, id: UnitId, places: &Points) {
        s.change(id, |u| {
            u.men.iter_mut().zip(places).for_each(|(m, p)| m.at = *p);
            u.at = places.first().copied().unwrap_or(u.at);
        });
    }
}

/// Men who charge: the ground before them, how far they go, and the house they come out of.
struct Charging<'a> {
    ground: Ground<'a>,
    rate: i32,
    own: Option<Shape>,
}

impl Charging<'_> {
    /// The first of some places a man gets to straight; out of a house by any side.
    fn first(&self, from: Point, places: &[Point]) -> Option<Path> {
        let base = self.ground.base;
        let doors = self.own.as_ref().map(|house| around(house, base));
        let path = |&to: &Point| match (&doors, self.own) {
            (Some(doors), Some(house)) => {
                let out = |door: &Point| door.within(to, self.rate + 2 * base) && self.ground.way(*door, to).is_ok();
                let near = Shape::round(to, base).within(&house, self.rate);
                let door = doors.iter().copied().filter(|door| near && out(door)).min_by_key(|d| (d.square_to(to), *d));
                door.map(|door| Path::straight(door, to))
            }
            _ => {
                let most = if self.ground.is_slow(from, to) { self.rate / 2 } else { self.rate };
                (from.within(to, most) && self.ground.way(from, to).is_ok()).then(|| Path::straight(from, to))
            }
        };
        places.iter().filter(|&&place| self.ground.place(place).is_ok()).find_map(path)
    }

    /// C-31: the first of them he gets to round what is in his way.
    fn round(&self, from: Point, places: &[Point]) -> Option<Path> {
        let near = places.first().filter(|&&place| self.own.is_none() && from.within(place, self.rate))?;
        let detours = Detours::of(&self.ground, from, *near, self.rate);
        let open = places.iter().filter(|&&place| self.ground.place(place).is_ok());
        open.take(6).find_map(|&place| detours.path(place, self.rate))
    }
}

/// W-15: one man, one charge, as good as so many hits.
const SUICIDE_HITS: u8 = 8;

/// Men against a vehicle.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct VehicleBlows {
    dice: u8,
    /// BA-162 to BA-164: the score that hits, if anything can.
    needed: Option<u8>,
    value: i32,
    /// BA-166: destroyed by any damage.
    pub(crate) fragile: bool,
    /// C-158: with the means to do more than scratch it.
    hunters: bool,
    suicide: bool,
}

impl VehicleBlows {
    /// Chances of n hits, for n from 0.
    pub(crate) fn hits(&self) -> Vec<f64> {
        match self.needed {
            None => vec![1.0],
            Some(_) if self.suicide => (0..=SUICIDE_HITS).map(|n| f64::from(u8::from(n == SUICIDE_HITS))).collect(),
            Some(needed) => crate::odds::tries(self.dice, needed),
        }
    }

    /// BA-165, BA-168: all hits and one die against the damage value; without the means only the surface.
    pub(crate) fn damage(&self, hits: i32, die: i32) -> Damage {
        match Damage::of(hits + die, self.value) {
            Damage::None => Damage::None,
            _ if !self.hunters => Damage::Superficial,
            damage => damage,
        }
    }
}

/// Places where a base stands against a body.
pub(crate) fn around(body: &Shape, base: i32) -> Vec<Point> {
    match body {
        Shape::Round { at, radius } => {
            (0..16).map(|i| at.plus(Heading::new(i * 45 / 2).way(radius + base + 3))).collect()
        }
        Shape::Hull { corners } => {
            let mut spots = Vec::with_capacity(40);
            for (i, &a) in corners.iter().enumerate() {
                let b = corners[(i + 1) % 4];
                let Some(side) = Heading::from_to(a, b) else { continue };
                let steps = (a.steps_to(b) / (2 * base + 10)).max(1);
                let out = side.turned(-90).way(base + 3);
                spots.extend((0..=steps).map(|k| a.between(b, k, steps).plus(out)));
            }
            spots
        }
    }
}
