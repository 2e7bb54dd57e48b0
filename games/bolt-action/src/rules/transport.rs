//! Men in vehicles and in houses (C-98 to C-107, C-177).

use crate::Rules;
use crate::force::Spec;
use crate::options::{BuildingEntry, TransportDeath};
use crate::rules::assault::around;
use crate::rules::bodies::FORMATION;
use crate::rules::ground::Objecting;
use crate::rules::morale::PinnedBy;
use crate::rules::movement::{Objection, Points, block};
use crate::rules::path::{End, Path};
use crate::state::*;
use crate::terrain::Kind;
use crate::vocabulary::*;
use board::table::{Heading, Point, Shape, Squad};
use kernel::{Judge, Play, Text};

/// A gun is limbered and unlimbered within this of its tow.
const LIMBER: i32 = 200;

impl Rules {
    /// C-98: whether there is room.
    fn judge_room<J: Judge>(&self, s: &Field, id: UnitId, vehicle: UnitId, j: &mut J) {
        let (Some(unit), Some(spec), Some(carrier)) = (s.unit(id), self.spec(id), self.spec(vehicle)) else {
            return j.forbid(clause!("C-98"), || Text::new("why-no-such-unit"));
        };
        let Some(machine) = carrier.machine().filter(|_| self.seat_of(id) == self.seat_of(vehicle)) else {
            return j.forbid(clause!("C-98"), || Text::new("why-no-transport"));
        };
        let towed = match spec.gun() {
            Some(gun) => machine.tows.get(&gun.family).is_some_and(|&most| gun.size <= most),
            None => !self.is_mounted(id, unit),
        };
        let free = usize::from(machine.carries).saturating_sub(s.load_of(vehicle));
        let room = if spec.is_gun() { true } else { unit.men.len() <= free };
        let taken = spec.is_gun()
            && s.units
                .iter()
                .enumerate()
                .any(|(i, u)| u.fate == Fate::Aboard(vehicle) && self.specs.get(i).is_some_and(Spec::is_gun));
        if spec.is_vehicle() || !towed || !room || taken {
            j.forbid(clause!("C-98"), || Text::new("why-no-room"));
        }
    }

    /// C-99, C-103: getting in.
    pub(crate) fn judge_mount<J: Judge>(&self, s: &Field, moving: &Moving, vehicle: UnitId, j: &mut J) {
        let id = moving.unit;
        let (Some(unit), Some(carrier)) = (s.unit(id), s.unit(vehicle)) else {
            return j.forbid(clause!("BA-07"), || Text::new("why-not-now-at-all"));
        };
        self.judge_room(s, id, vehicle, j);
        if !unit.is_on_table() || unit.inside.is_some() || !carrier.is_on_table() || moving.has_gone() {
            return j.forbid(clause!("C-99"), || Text::new("why-no-mounting"));
        }
        if carrier.marks.ran {
            j.forbid(clause!("C-99"), || Text::new("why-carrier-ran"));
        }
        if s.objectives.iter().any(|o| o.is_with(id)) {
            j.forbid(clause!("C-192"), || Text::new("why-no-mounting"));
        }
        if !j.settled() {
            self.plan_mount(s, moving, vehicle).put_to(j);
        }
    }

    /// C-99: how each man gets to a vehicle; C-103: a gun is limbered where it stands.
    pub(crate) fn plan_mount(&self, s: &Field, moving: &Moving, vehicle: UnitId) -> Result<Vec<Path>, Objection> {
        let Moving { unit: id, order, .. } = *moving;
        let far = (clause!("C-99"), "why-too-far");
        let (unit, carrier) = s.unit(id).zip(s.unit(vehicle)).ok_or(far)?;
        let hull = self.hull(vehicle, carrier).ok_or(far)?;
        if !self.spec(id).is_some_and(Spec::is_gun) {
            return self.paths_to(s, moving, &hull, self.rate(s, id, order));
        }
        if !self.bodies(id, unit).iter().all(|b| b.within(&hull, LIMBER)) {
            return Err(far);
        }
        let ground = self.ground(s, id, order, hull.area().grown(LIMBER), None);
        let mut doors = around(&hull, ground.base);
        doors.sort_by_key(|door| (door.square_to(unit.at), *door));
        doors.first().map_or(Err(far), |&door| ground.crossing(unit.at, door))?;
        Ok(vec![Path::straight(unit.at, unit.at)])
    }

    /// C-180: aboard from the start.
    pub(crate) fn judge_load<J: Judge>(&self, s: &Field, id: UnitId, vehicle: UnitId, j: &mut J) {
        self.judge_room(s, id, vehicle, j);
        let waiting = |u: Option<&Unit>| u.is_some_and(|u| matches!(u.fate, Fate::Reserve | Fate::FirstWave));
        if !waiting(s.unit(id)) || s.unit(vehicle).is_none_or(|v| !v.is_alive() || matches!(v.fate, Fate::Aboard(_))) {
            j.forbid(clause!("C-180"), || Text::new("why-no-loading"));
        }
    }

    /// C-99: where men come to stand who get out towards a point.
    pub(crate) fn plan_dismount(
        &self,
        s: &Field,
        moving: &Moving,
        to: Point,
    ) -> Result<(Vec<Path>, Option<Heading>), Objection> {
        let Moving { unit: id, order, .. } = *moving;
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else {
            return Err((clause!("BA-07"), "why-not-now-at-all"));
        };
        let Fate::Aboard(vehicle) = unit.fate else { return Err((clause!("C-99"), "why-not-aboard")) };
        let carrier = s.unit(vehicle).filter(|v| v.is_on_table()).ok_or((clause!("C-99"), "why-not-aboard"))?;
        if carrier.marks.ran {
            return Err((clause!("C-99"), "why-carrier-ran"));
        }
        let hull = self.hull(vehicle, carrier).ok_or((clause!("C-99"), "why-not-aboard"))?;
        if spec.is_gun() {
            let facing = carrier.facing.back();
            let crew = self.gun_fits(s, id, to, facing)?;
            let measure = spec.model.measure();
            let gun = Shape::hull(to, facing, measure.length, measure.width);
            return if gun.within(&hull, LIMBER) {
                Ok((crew.iter().map(|&place| Path::straight(place, place)).collect(), Some(facing)))
            } else {
                Err((clause!("C-103"), "why-too-far"))
            };
        }
        self.beside(s, id, to, &hull, self.rate(s, id, order), order).map(|p| (p, None))
    }

    /// Places around a point, each within reach of a hull or house, the way to it clear from some side of that.
    fn beside(
        &self,
        s: &Field,
        id: UnitId,
        to: Point,
        from: &Shape,
        reach: i32,
        order: Order,
    ) -> Result<Vec<Path>, Objection> {
        let Some(unit) = s.unit(id) else { return Err((clause!("C-99"), "why-no-such-unit")) };
        let ground = self.ground(s, id, order, Shape::round(to, 900).area().around(&from.area()), None);
        let base = ground.base;
        ground.place(to)?;
        if !Shape::round(to, base).within(from, reach) {
            return Err((clause!("C-99"), "why-too-far"));
        }
        // C-177: out by any side; the distance is measured from the hull or the walls, give or take the next door.
        let mut doors = around(from, base);
        doors.sort_by_key(|door| (door.square_to(to), *door));
        let way = |door: Point, p: Point| door.within(p, reach + 2 * base) && ground.way(door, p).is_ok();
        let out = |p: Point| doors.iter().any(|&door| way(door, p));
        if !out(to) {
            let nearest = doors.first().and_then(|&door| ground.way(door, to).err());
            return Err(nearest.unwrap_or((clause!("C-99"), "why-too-far")));
        }
        let free = |p: Point| Shape::round(p, base).within(from, reach) && ground.place(p).is_ok() && out(p);
        let block = block(to, unit.men.len(), base);
        let placed = Squad::known(&block, base, FORMATION, true).at(to, free, |_, _| true);
        let places = placed.ok_or((clause!("C-04"), "why-no-formation"))?;
        let door = |p: Point| doors.iter().copied().filter(|&d| way(d, p)).min_by_key(|d| (d.square_to(p), *d));
        Ok(places.into_iter().map(|p| Path::straight(door(p).unwrap_or(p), p)).collect())
    }

    /// C-101: what happens to those aboard when a vehicle is lost.
    pub(crate) fn spill(&self, s: &mut State, vehicle: UnitId, lost: &Unit, play: &mut Play<'_>) {
        let aboard: Vec<UnitId> =
            s.ids().filter(|&i| s.unit(i).is_some_and(|u| u.fate == Fate::Aboard(vehicle))).collect();
        for id in aboard {
            let gun = self.spec(id).is_some_and(Spec::is_gun);
            let Some(places) = self.places_near(s, id, lost.at) else {
                // They are out of it before they are lost, so that their die goes with them (C-08).
                s.change(id, |u| u.fate = Fate::Field);
                self.destroy(s, id, play);
                continue;
            };
            self.lay_down(s, id);
            s.change(id, |u| {
                u.fate = Fate::Field;
                u.men.iter_mut().zip(&places).for_each(|(m, p)| m.at = *p);
                u.at = places.first().copied().unwrap_or(lost.at);
            });
            if gun {
                // A gun does not outlive its tow.
                self.destroy(s, id, play);
                continue;
            }
            self.pin(s, id, 1, PinnedBy::Aftereffect, play);
            if self.options.transport_death == TransportDeath::Hits && s.unit(id).is_some_and(Unit::is_alive) {
                let hits = play.die(6);
                self.bruise(s, id, hits, play);
            }
        }
    }

    /// The nearest places around a point with room for a unit on foot.
    pub(crate) fn places_near(&self, s: &State, id: UnitId, at: Point) -> Option<Points> {
        let unit = s.unit(id)?;
        let ground = self.ground(s, id, Order::Advance, Shape::round(at, 1500).area(), None);
        let directions = (0..12).map(|i| Heading::new(30 * i));
        let spots =
            [0, 250, 350, 450, 600, 800, 1000].into_iter().flat_map(|far| directions.clone().map(move |d| d.way(far)));
        spots.map(|way| at.plus(way)).find_map(|to| {
            let block = block(to, unit.men.len(), ground.base);
            let placed = Squad::new(&block, ground.base, FORMATION).at(to, |p| ground.place(p).is_ok(), |_, _| true);
            placed.map(|p| p.into_iter().collect())
        })
    }

    /// C-102: empty transports nearer to an enemy than to a friend at the end of a turn are lost, all of them at once.
    pub(crate) fn lose_empty_transports(&self, s: &mut State, play: &mut Play<'_>) {
        let lost: Vec<UnitId> =
            s.on_table().filter(|&(id, u)| self.is_left_alone(s, id, u)).map(|(id, _)| id).collect();
        lost.into_iter().for_each(|id| self.destroy(s, id, play));
    }

    fn is_left_alone(&self, s: &Field, id: UnitId, unit: &Unit) -> bool {
        let transport =
            self.spec(id).is_some_and(|spec| spec.role == Role::Transport || spec.vehicle_has(VehicleRule::Ambulance));
        if !transport || s.load_of(id) > 0 {
            return false;
        }
        let nearest = |friends: bool| {
            let others = s.on_table().filter(|&(o, u)| o != id && (u.seat == unit.seat) == friends);
            others.map(|(o, _)| self.distance(s, id, o)).min().unwrap_or(i32::MAX)
        };
        nearest(false) < nearest(true)
    }

    /// C-106, C-177: the lowest floor of a building that is free.
    pub(crate) fn free_floor(&self, s: &Field, building: u8) -> Option<u8> {
        let feature = self.table.feature(building).filter(|f| f.kind == Kind::Building && self.stands(s, building))?;
        let taken = |floor: u8| s.on_table().any(|(_, u)| u.inside == Some(Room { building, floor }));
        (0..feature.floors.max(1)).find(|&f| !taken(f))
    }

    /// C-106: into a building, the whole unit in reach; an enemy in it has to be assaulted (C-160).
    pub(crate) fn judge_occupy<J: Judge>(&self, s: &Field, moving: &Moving, building: u8, j: &mut J) {
        let Moving { unit: id, order, .. } = *moving;
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else {
            return j.forbid(clause!("BA-07"), || Text::new("why-not-now-at-all"));
        };
        if spec.is_gun() {
            return j.forbid(clause!("BA-48"), || Text::new("why-not-on-foot"));
        }
        if !unit.is_on_table() || unit.inside.is_some() || !spec.is_foot() {
            return j.forbid(clause!("C-106"), || Text::new("why-not-on-foot"));
        }
        if self.is_mounted(id, unit) {
            j.forbid(clause!("C-35"), || Text::new("why-mounted-inside"));
        }
        if order != Order::Run && self.options.building_entry == BuildingEntry::Run {
            j.forbid(clause!("C-106"), || Text::new("why-entry-run"));
        }
        let Some(house) = self.building(building) else {
            return j.forbid(clause!("C-106"), || Text::new("why-no-building"));
        };
        let enemy = s.on_table().any(|(_, u)| u.seat != unit.seat && u.inside.is_some_and(|r| r.building == building));
        if self.free_floor(s, building).is_none() || enemy {
            j.forbid(clause!("C-106"), || Text::new("why-building-full"));
        }
        if !j.settled() {
            self.plan_occupy(s, moving, &house).put_to(j);
        }
    }

    /// C-106: how each man gets into a house.
    fn plan_occupy(&self, s: &Field, moving: &Moving, house: &Shape) -> Result<Vec<Path>, Objection> {
        let paths = self.paths_to(s, moving, house, self.rate(s, moving.unit, moving.order));
        paths.map_err(|(clause, key)| (if clause == clause!("C-99") { clause!("C-106") } else { clause }, key))
    }

    /// C-106: the unit goes in, all of it.
    pub(crate) fn go_inside(&self, s: &mut State, moving: &Moving, building: u8) {
        let paths = self.building(building).and_then(|house| self.plan_occupy(s, moving, &house).ok());
        if let Some(paths) = paths {
            self.set_out_along(s, moving.unit, paths, End::Inside(building));
        }
    }

    pub(crate) fn occupy(&self, s: &mut State, id: UnitId, building: u8) {
        let floor = self.free_floor(s, building).unwrap_or(0);
        let middle = self.building(building).map(|h| h.centre());
        s.disturb(id);
        s.change(id, |u| {
            u.inside = Some(Room { building, floor });
            if let Some(middle) = middle {
                u.at = middle;
                u.men.iter_mut().for_each(|m| m.at = middle);
            }
        });
    }

    /// C-177: out of a building, measured from its walls.
    pub(crate) fn plan_exit(&self, s: &Field, moving: &Moving, to: Point) -> Result<Vec<Path>, Objection> {
        let Moving { unit: id, order, .. } = *moving;
        let unit = s.unit(id).ok_or((clause!("BA-07"), "why-not-now-at-all"))?;
        let room = unit.inside.ok_or((clause!("C-177"), "why-no-building"))?;
        let house = self.building(room.building).ok_or((clause!("C-177"), "why-no-building"))?;
        if moving.has_gone() {
            return Err((clause!("C-177"), "why-too-far"));
        }
        let out = self.beside(s, id, to, &house, self.rate(s, id, order), order);
        out.map_err(|(clause, key)| (if clause == clause!("C-99") { clause!("C-177") } else { clause }, key))
    }

    /// One floor up or down, as an Advance or Run of the unit.
    pub(crate) fn judge_climb<J: Judge>(&self, s: &Field, moving: &Moving, floor: u8, j: &mut J) {
        let Some(room) = s.unit(moving.unit).and_then(|u| u.inside) else {
            return j.forbid(clause!("C-177"), || Text::new("why-no-building"));
        };
        let floors = self.table.feature(room.building).map_or(1, |f| f.floors);
        let taken = s.on_table().any(|(_, u)| u.inside == Some(Room { building: room.building, floor }));
        if floor >= floors || floor.abs_diff(room.floor) != 1 || taken || moving.has_gone() {
            j.forbid(clause!("C-177"), || Text::new("why-no-floor"));
        }
    }
}
