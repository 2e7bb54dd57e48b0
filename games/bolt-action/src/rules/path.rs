//! A path: how anybody gets from one place to another. Walking, charging, mounting, getting out, going into houses
//! and out of them, coming on, driving and leaving the table are all paths over the same ground, and whoever lies in
//! ambush looks at every step of one (C-18, C-22, C-31, C-163).

use crate::Rules;
use crate::force::{MEN, Spec};
use crate::options::AmbushStep;
use crate::rules::assault::around;
use crate::rules::bodies::TABLE;
use crate::rules::ground::{Ground, Objection};
use crate::rules::movement::Points;
use crate::state::*;
use crate::vocabulary::Order;
use arrayvec::ArrayVec;
use board::table::{Area, Point, Shape};
use kernel::Play;
use serde::{Deserialize, Serialize};

/// The way of one man or one hull, straight from corner to corner.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Path(Vec<Point>);

impl Path {
    pub fn straight(from: Point, to: Point) -> Path {
        Path(vec![from, to])
    }

    /// Each from where he stands straight to his place.
    pub fn all_straight(from: &[Point], to: &[Point]) -> Vec<Path> {
        from.iter().zip(to).map(|(&from, &to)| Path::straight(from, to)).collect()
    }

    pub fn start(&self) -> Point {
        self.0.first().copied().unwrap_or_default()
    }

    pub fn end(&self) -> Point {
        self.0.last().copied().unwrap_or_default()
    }

    pub fn length(&self) -> i32 {
        self.0.windows(2).map(|leg| leg[0].steps_to(leg[1])).sum()
    }

    /// Where somebody is who has gone so many of so many equal parts of it.
    pub fn after(&self, part: u8, of: u8) -> Point {
        let (part, of) = (i32::from(part), i32::from(of.max(1)));
        if let [from, to] = self.0[..] {
            return from.between(to, part, of);
        }
        let mut left = self.length() * part / of;
        for leg in self.0.windows(2) {
            let long = leg[0].steps_to(leg[1]);
            if left <= long {
                return leg[0].between(leg[1], left, long.max(1));
            }
            left -= long;
        }
        self.end()
    }
}

/// Where paths end.
pub fn ends(paths: &[Path]) -> Points {
    paths.iter().take(MEN).map(Path::end).collect()
}

/// What becomes of a unit at the end of its path.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// It stands there.
    Stand,
    /// C-99: it is aboard.
    Aboard(UnitId),
    /// C-106: it is in the house.
    Inside(u8),
    /// C-33: it leaves the table.
    Off,
}

/// Corners of what is in the way, as far as somebody can get to them.
pub(crate) struct Detours<'g, 'a> {
    ground: &'g Ground<'a>,
    /// Each corner with how far it is and the corner before it; the first is where he stands.
    corners: Vec<(Point, i32, usize)>,
}

/// Corners worth looking at: more are never on a way of a foot.
const CORNERS: usize = 16;

impl<'g, 'a> Detours<'g, 'a> {
    /// C-31: the ways of one man round what is in his way, no longer than his reach.
    pub(crate) fn of(ground: &'g Ground<'a>, from: Point, towards: Point, reach: i32) -> Detours<'g, 'a> {
        let far = |p: Point| from.steps_to(p) + p.steps_to(towards);
        let mut open: Vec<Point> = ground.corners().into_iter().filter(|&p| far(p) <= reach).collect();
        open.sort_unstable_by_key(|&p| (far(p), p));
        open.truncate(CORNERS);
        let mut corners = vec![(from, 0, 0)];
        let mut known: Vec<Option<(i32, usize)>> =
            open.iter().map(|&p| ground.way(from, p).is_ok().then(|| (from.steps_to(p), 0))).collect();
        // The nearest first, as long as one is found that can be got to.
        while let Some(next) = (0..open.len()).filter(|&i| known[i].is_some()).min_by_key(|&i| known[i]) {
            let (at, index) = (open.swap_remove(next), corners.len());
            let Some((gone, before)) = known.swap_remove(next) else { break };
            corners.push((at, gone, before));
            for (p, known) in open.iter().zip(&mut known) {
                let through = gone + at.steps_to(*p);
                if through <= reach && known.is_none_or(|(so_far, _)| through < so_far) && ground.way(at, *p).is_ok() {
                    *known = Some((through, index));
                }
            }
        }
        Detours { ground, corners }
    }

    /// The shortest way to a point within reach; half of that over what slows an assault (C-114).
    pub(crate) fn path(&self, to: Point, reach: i32) -> Option<Path> {
        let long = |&(at, gone, _): &(Point, i32, usize)| gone + at.steps_to(to);
        let mut last: Vec<usize> = (0..self.corners.len()).filter(|&i| long(&self.corners[i]) <= reach).collect();
        last.sort_by_key(|&i| long(&self.corners[i]));
        let last = last.into_iter().find(|&i| self.ground.way(self.corners[i].0, to).is_ok())?;
        let mut way = vec![to];
        let mut corner = last;
        loop {
            let (at, _, before) = self.corners[corner];
            way.push(at);
            if corner == 0 {
                break;
            }
            corner = before;
        }
        way.reverse();
        let slow = way.windows(2).any(|leg| self.ground.is_slow(leg[0], leg[1]));
        let path = Path(way);
        (!slow || 2 * path.length() <= reach).then_some(path)
    }
}

impl Rules {
    /// C-99, C-106: a path for each man of a unit to a hull or a house, in by any side.
    pub(crate) fn paths_to(
        &self,
        s: &Field,
        moving: &Moving,
        goal: &Shape,
        reach: i32,
    ) -> Result<Vec<Path>, Objection> {
        let id = moving.unit;
        let unit = s.unit(id).ok_or((clause!("C-99"), "why-no-such-unit"))?;
        let area = Area::of(&self.standing(s, id)).map_or(TABLE, |area| area.around(&goal.area()));
        let ground = self.ground(s, id, moving.order, area.grown(reach), None);
        let base = ground.base;
        let doors = around(goal, base);
        let mut paths = Vec::with_capacity(unit.men.len());
        for (man, spent) in unit.men.iter().zip(moving.used.iter().map(|&used| i32::from(used)).chain([0; MEN])) {
            let left = reach - spent;
            if !Shape::round(man.at, base).within(goal, left) {
                return Err((clause!("C-99"), "why-too-far"));
            }
            // The distance is measured to the hull or the walls, give or take the next door.
            let most = left + 2 * base;
            let mut near: Vec<Point> = doors.iter().copied().filter(|door| man.at.within(*door, most)).collect();
            near.sort_by_key(|door| (man.at.square_to(*door), *door));
            let straight = near.iter().find(|&&door| ground.way(man.at, door).is_ok());
            let path = match (straight, near.first()) {
                (Some(&door), _) => Some(Path::straight(man.at, door)),
                (None, Some(&first)) => {
                    let detours = Detours::of(&ground, man.at, first, most);
                    near.iter().take(8).find_map(|&door| detours.path(door, most))
                }
                (None, None) => None,
            };
            let barred = || near.first().and_then(|&door| ground.way(man.at, door).err());
            paths.push(path.ok_or_else(|| barred().unwrap_or((clause!("C-99"), "why-too-far")))?);
        }
        Ok(paths)
    }

    /// Where those who go begin: the men of a unit on foot, otherwise the hull.
    pub(crate) fn standing(&self, s: &Field, id: UnitId) -> Points {
        match s.unit(id) {
            Some(unit) if self.spec(id).is_some_and(Spec::is_foot) => unit.men.iter().map(|m| m.at).collect(),
            unit => unit.map(|u| u.at).into_iter().collect(),
        }
    }

    /// Straight to these places.
    pub(crate) fn set_out(&self, s: &mut State, id: UnitId, to: Points) {
        let paths = Path::all_straight(&self.standing(s, id), &to);
        self.set_out_along(s, id, paths, End::Stand);
    }

    /// The unit sets out: its paths are walked in steps if somebody lies in ambush (C-163), once before the first.
    pub(crate) fn set_out_along(&self, s: &mut State, id: UnitId, paths: Vec<Path>, end: End) {
        self.put_along(s, id, &paths, (0, 1));
        let longest = paths.iter().map(Path::length).max().unwrap_or(0);
        let step = match self.options.ambush_step {
            AmbushStep::One => 100,
            AmbushStep::Two => 200,
        };
        let watched = self.is_watched(s, id);
        let steps = if watched { (longest + step - 1) / step } else { 1 }.clamp(1, 60) as u8;
        s.disturb(id);
        s.frames.push(Frame::Way { unit: id, paths, step: 0, steps, end });
        if watched {
            self.watch(s, id);
        }
    }

    /// Puts a unit where it is after so many of so many parts of its paths.
    fn put_along(&self, s: &mut State, id: UnitId, paths: &[Path], (part, of): (u8, u8)) {
        let foot = self.spec(id).is_some_and(Spec::is_foot);
        s.change(id, |u| {
            if foot {
                for (man, path) in u.men.iter_mut().zip(paths) {
                    man.at = path.after(part, of);
                }
                u.at = u.men.first().map_or(u.at, |m| m.at);
            } else {
                let way = paths.first().map_or((0, 0), |path| u.at.to(path.after(part, of)));
                u.at = u.at.plus(way);
                u.men.iter_mut().for_each(|man| man.at = man.at.plus(way));
            }
        });
    }

    /// One step of the way.
    pub(crate) fn walk(&self, s: &mut State, play: &mut Play<'_>) {
        let Some(Frame::Way { unit: id, paths, step, steps, end }) = s.frames.last().cloned() else { return };
        if step >= steps {
            s.drop_frame();
            return self.reach_end(s, id, end, play);
        }
        let longest = paths.iter().map(Path::length).max().unwrap_or(0);
        if self.has_lost_bicycles(s, id, longest, longest * i32::from(step + 1) / i32::from(steps)) {
            return self.halt(s, id);
        }
        if let Some(Frame::Way { step, .. }) = s.frames.last_mut() {
            *step += 1;
        }
        self.put_along(s, id, &paths, (step + 1, steps));
        if self.is_watched(s, id) {
            self.watch(s, id);
        }
    }

    /// The end of the way. A house that has been taken, or a vehicle that is gone, is not entered.
    fn reach_end(&self, s: &mut State, id: UnitId, end: End, play: &mut Play<'_>) {
        match end {
            End::Aboard(vehicle) if s.unit(vehicle).is_some_and(Unit::is_on_table) => {
                return s.change(id, |u| u.fate = Fate::Aboard(vehicle));
            }
            End::Off => return self.leave(s, id, play),
            End::Inside(building) if self.free_floor(s, building).is_some() => self.occupy(s, id, building),
            End::Stand | End::Aboard(_) | End::Inside(_) => {}
        }
        self.arrive(s, id, play);
    }

    /// Whoever is stopped on his way stays where he is: men as far along it as there is room for all of them, a hull as
    /// far as it is on the table.
    pub(crate) fn halt(&self, s: &mut State, id: UnitId) {
        let on_way = s.frames.iter_mut().find_map(|frame| match frame {
            Frame::Way { unit, paths, step, steps, end } if *unit == id => {
                *end = End::Stand;
                let whole = std::mem::replace(steps, *step);
                Some((paths.clone(), *step, whole.max(1)))
            }
            _ => None,
        });
        let (Some((paths, step, steps)), Some(spec)) = (on_way, self.spec(id)) else { return };
        let after = |n: u8| -> Points { paths.iter().take(MEN).map(|path| path.after(n, steps)).collect() };
        let (area, measure) = (Area::of(&after(0)).zip(Area::of(&after(steps))), spec.model.measure());
        let ground = self.ground(s, id, Order::Advance, area.map_or(TABLE, |(a, b)| a.around(&b)), None);
        let facing = s.unit(id).map_or_else(Default::default, |u| u.facing);
        let fits = |places: &Points| {
            if !spec.is_foot() {
                let hull = |p: Point| Shape::hull(p, facing, measure.length, measure.width);
                return places.iter().all(|&p| hull(p).lies_in(&TABLE));
            }
            let bodies: ArrayVec<Shape, MEN> = places.iter().map(|&p| Shape::round(p, ground.base)).collect();
            let apart = bodies.iter().enumerate().all(|(i, a)| bodies[..i].iter().all(|b| !a.overlaps(b)));
            apart && places.iter().all(|&p| ground.place(p).is_ok())
        };
        // Where there is no room behind him there is at the end of his way.
        let stop = (0..=step).rev().chain(step..=steps).find(|&n| fits(&after(n))).unwrap_or(0);
        self.put_along(s, id, &paths, (stop, steps));
    }
}
