//! Men on the move (BA-31, BA-35 to BA-61, C-31, C-33, C-34): where a unit can go and how it is set down there, and
//! ambushes on its way (C-18, C-163).

use crate::Rules;
use crate::bodies::{APART, FORMATION, TABLE};
use crate::force::{MEN, Spec};
use crate::options::{AmbushStep, GunMove};
use crate::state::*;
use crate::terrain::{DEPTH, Feature, Kind, WIDTH};
use crate::vocabulary::*;
use arrayvec::ArrayVec;
use board::table::{Area, Heading, Point, Shape, arrange, in_formation};
use kernel::{Judge, Play, Text};

pub(crate) type Points = ArrayVec<Point, MEN>;

/// Why somebody cannot go there.
pub(crate) type Objection = (&'static str, &'static str);

/// All that bears on where the men of one unit can go, gathered once.
pub(crate) struct Ground<'a> {
    pub order: Order,
    mobility: Mobility,
    base: i32,
    /// Bodies of other units, and whether they are in the way as well as in the place.
    others: Vec<(Shape, bool)>,
    features: Vec<(&'a Feature, bool)>,
    wrecks: Vec<Shape>,
    /// An assault may cross what a Run may not (C-114).
    assault: Option<UnitId>,
}

impl Rules {
    /// C-54, C-76: how far a unit goes under an order.
    pub(crate) fn rate(&self, id: UnitId, order: Order) -> i32 {
        let once = self.spec(id).map_or(0, |spec| spec.advance(self.options.gun_move == GunMove::TurnOnly));
        if order == Order::Run { 2 * once } else { once }
    }

    /// Everything within reach of an area that men of a unit may run into.
    pub(crate) fn ground<'a>(
        &'a self,
        s: &Field,
        id: UnitId,
        order: Order,
        area: Area,
        assault: Option<UnitId>,
    ) -> Ground<'a> {
        let near = area.grown(400);
        let seat = self.seat_of(id);
        let others = self.others(s, id).into_iter().filter(|(_, shape)| shape.area().meets(&near));
        let others = others.filter(|(other, _)| Some(*other) != assault).map(|(other, shape)| {
            // C-31: men pass through their own men, not through enemies or vehicles.
            let friend = self.seat_of(other) == seat && !self.is_vehicle(other);
            (shape, !friend)
        });
        let features = self.table.features.iter().enumerate().filter(|(_, f)| f.outline.area().meets(&near));
        let features = features.map(|(i, f)| (f, self.stands(s, i as u8))).collect();
        let wrecks = s.wrecks.iter().map(|w| w.hull).filter(|h| h.area().meets(&near)).collect();
        let spec = self.spec(id);
        Ground {
            order,
            mobility: spec.map_or(Mobility::Infantry, |spec| {
                if spec.is_gun() { Mobility::Artillery } else { Mobility::Infantry }
            }),
            base: spec.map_or(50, Spec::base),
            others: others.collect(),
            features,
            wrecks,
            assault,
        }
    }
}

impl Ground<'_> {
    /// Whether a man can stand somewhere: on the table, on ground he may be on, more than an inch from others.
    pub(crate) fn place(&self, at: Point) -> Result<(), Objection> {
        let body = Shape::round(at, self.base);
        self.stand(&body)
    }

    /// The same for any body.
    pub(crate) fn stand(&self, body: &Shape) -> Result<(), Objection> {
        if !body.lies_in(&TABLE) {
            return Err(("C-171", "why-off-table"));
        }
        let area = body.area();
        for (feature, stands) in &self.features {
            let closed = match feature.kind.ground(false) {
                None => true,
                Some(crate::vocabulary::Ground::Building) => *stands,
                _ => false,
            };
            if closed && feature.outline.area().meets(&area) && body.touches(&feature.outline) {
                let clause = if feature.kind == Kind::Building { "C-106" } else { "C-175" };
                return Err((clause, "why-impassable"));
            }
        }
        if self.wrecks.iter().any(|w| w.overlaps(body)) {
            return Err(("BA-132", "why-wreck"));
        }
        let close = area.grown(APART);
        if self.others.iter().any(|(other, _)| other.area().meets(&close) && other.within(body, APART)) {
            return Err(("C-05", "why-too-close"));
        }
        Ok(())
    }

    /// Whether a man can go straight from one point to another.
    pub(crate) fn way(&self, from: Point, to: Point) -> Result<(), Objection> {
        let line = Area::of(&[from, to]).unwrap_or(TABLE);
        for (feature, stands) in &self.features {
            if !feature.outline.area().meets(&line) {
                continue;
            }
            let Some(span) = feature.outline.cut(from, to) else { continue };
            if span.is_touch() && from != to {
                continue;
            }
            let Some(row) = feature.kind.ground(false) else { return Err(("C-175", "why-impassable")) };
            let row = match row {
                crate::vocabulary::Ground::Building if *stands => return Err(("C-106", "why-building")),
                crate::vocabulary::Ground::Building => crate::vocabulary::Ground::Rough,
                row => row,
            };
            match row.crossing(self.mobility) {
                (Crossing::NoRun, clause) if self.order == Order::Run && self.assault.is_none() => {
                    return Err((clause, "why-no-run"));
                }
                (Crossing::Never | Crossing::DugIn, clause) => return Err((clause, "why-never")),
                _ => {}
            }
        }
        if self.wrecks.iter().any(|w| w.stops(from, to)) {
            return Err(("BA-132", "why-wreck"));
        }
        let near = line.grown(APART + self.base);
        for (other, blocks) in self.others.iter().filter(|(other, blocks)| *blocks && other.area().meets(&near)) {
            let hit = match other {
                Shape::Round { at, radius } => at.within_of_segment(from, to, radius + self.base),
                Shape::Hull { .. } => other.stops(from, to),
            };
            if hit && *blocks {
                return Err(("C-31", "why-in-the-way"));
            }
        }
        Ok(())
    }

    /// C-114: whether the way leads over what slows an assault.
    pub(crate) fn is_slow(&self, from: Point, to: Point) -> bool {
        self.features.iter().any(|(f, _)| {
            let row = f.kind.ground(false);
            matches!(row, Some(crate::vocabulary::Ground::Rough | crate::vocabulary::Ground::Obstacle))
                && f.outline.cut(from, to).is_some()
        })
    }
}

impl Rules {
    /// The first step of a moving order.
    pub(crate) fn begin_move(&self, s: &mut State, id: UnitId, order: Order) {
        let count = s.unit(id).map_or(1, |u| u.men.len().max(1));
        let used = (0..count).map(|_| 0).collect();
        s.frames.push(Frame::Move { unit: id, order, used, pivots: 0, reversing: None, off_road: false });
    }

    /// Whether a unit that moves still has something to decide about.
    pub(crate) fn may_go_on(&self, s: &State, id: UnitId) -> bool {
        let Some(Frame::Move { order, used, pivots, .. }) = s.frames.last() else { return false };
        let Some(unit) = s.unit(id) else { return false };
        let most = used.iter().copied().max().unwrap_or(0);
        let rate = if self.is_vehicle(id) { 2 * self.rate(id, *order) } else { self.rate(id, *order) };
        let left = rate - i32::from(most);
        let turns = self.is_vehicle(id) && *pivots < self.pivots(id, *order);
        unit.is_alive() && unit.order == Some(*order) && (left >= 50 || turns || most == 0)
    }

    /// Where the men of a unit come to stand if its first man goes to a point.
    pub(crate) fn plan(&self, s: &State, id: UnitId, to: Point) -> Result<Points, Objection> {
        let (Some(Frame::Move { order, used, .. }), Some(unit)) = (s.frames.last(), s.unit(id)) else {
            return Err(("BA-07", "why-not-now-at-all"));
        };
        let from: Points = unit.men.iter().map(|m| m.at).collect();
        let rate = self.rate(id, *order);
        let Some(area) = Area::of(&from) else { return Err(("BA-07", "why-not-now-at-all")) };
        let ground = self.ground(s, id, *order, area.grown(rate), None);
        self.plan_on(&ground, &from, to, |i| rate - i32::from(used.get(i).copied().unwrap_or(0)))
    }

    pub(crate) fn plan_on(
        &self,
        ground: &Ground<'_>,
        from: &Points,
        to: Point,
        left: impl Fn(usize) -> i32,
    ) -> Result<Points, Objection> {
        let first = from.first().copied().unwrap_or(to);
        // The first man decides what there is to say about it.
        if !first.within(to, left(0)) {
            return Err(("BA-31", "why-too-far"));
        }
        ground.place(to)?;
        ground.way(first, to)?;
        // Whether one can stand at a place is the same for every man who is tried there.
        let mut tried: Option<(Point, bool)> = None;
        let mut free = |p: Point| match tried {
            Some((place, free)) if place == p => free,
            _ => tried.insert((p, ground.place(p).is_ok())).1,
        };
        let fits = |i: usize, p: Point| from[i].within(p, left(i)) && free(p) && ground.way(from[i], p).is_ok();
        let placed = arrange(from, to, ground.base, FORMATION, fits).ok_or(("C-04", "why-no-formation"))?;
        Ok(placed.into_iter().collect())
    }

    /// BA-31, BA-35 to BA-61: whether a unit on foot may go there.
    pub(crate) fn judge_move<J: Judge>(&self, s: &State, id: UnitId, to: Point, j: &mut J) {
        let unit = s.unit(id);
        if unit.is_none_or(|u| !u.is_on_table()) || self.is_vehicle(id) || self.spec(id).is_some_and(Spec::is_gun) {
            return j.forbid("C-147", || Text::new("why-not-on-foot"));
        }
        if unit.is_some_and(|u| u.inside.is_some()) {
            if let Err(objection) = self.plan_exit(s, id, to) {
                j.forbid(objection.0, || self.objection(objection));
            }
            return;
        }
        if let Err(objection) = self.plan(s, id, to) {
            j.forbid(objection.0, || self.objection(objection));
        }
    }

    pub(crate) fn objection(&self, (_, key): Objection) -> Text {
        Text::new(key)
    }

    /// One man is moved by himself; the unit stays in formation.
    pub(crate) fn judge_step<J: Judge>(&self, s: &State, id: UnitId, man: u8, to: Point, j: &mut J) {
        let (Some(Frame::Move { order, used, .. }), Some(unit)) = (s.frames.last(), s.unit(id)) else {
            return j.forbid("BA-07", || Text::new("why-not-now-at-all"));
        };
        let i = usize::from(man);
        let (Some(from), Some(spent), true) = (unit.men.get(i).map(|m| m.at), used.get(i), unit.inside.is_none())
        else {
            return j.forbid("C-31", || Text::new("why-no-such-man"));
        };
        if !unit.is_on_table() || !self.spec(id).is_some_and(Spec::is_foot) {
            return j.forbid("C-147", || Text::new("why-not-on-foot"));
        }
        let rate = self.rate(id, *order);
        if !from.within(to, rate - i32::from(*spent)) {
            return j.forbid("BA-31", || Text::new("why-too-far"));
        }
        let ground = self.ground(s, id, *order, Area::of(&[from, to]).unwrap_or(TABLE), None);
        if let Err(objection) = ground.place(to).and_then(|()| ground.way(from, to)) {
            return j.forbid(objection.0, || self.objection(objection));
        }
        let bodies: ArrayVec<Shape, MEN> = unit
            .men
            .iter()
            .enumerate()
            .map(|(k, m)| Shape::round(if k == i { to } else { m.at }, ground.base))
            .collect();
        let apart = bodies.iter().enumerate().all(|(k, b)| k == i || !b.overlaps(&bodies[i]));
        if !apart || !in_formation(&bodies, FORMATION) {
            j.forbid("C-04", || Text::new("why-no-formation"));
        }
    }

    /// The unit sets out: the way is walked in steps if somebody lies in ambush.
    pub(crate) fn set_out(&self, s: &mut State, id: UnitId, to: Points, play: &mut Play<'_>) {
        let Some(unit) = s.unit(id) else { return };
        let from: Points = if self.spec(id).is_some_and(Spec::is_foot) {
            unit.men.iter().map(|m| m.at).collect()
        } else {
            std::iter::once(unit.at).collect()
        };
        if let Some(Frame::Move { used, .. }) = s.frames.last_mut() {
            for ((spent, a), b) in used.iter_mut().zip(&from).zip(&to) {
                *spent = spent.saturating_add(a.steps_to(*b).min(10_000) as i16);
            }
        }
        let longest = from.iter().zip(&to).map(|(a, b)| a.steps_to(*b)).max().unwrap_or(0);
        let step = match self.options.ambush_step {
            AmbushStep::One => 100,
            AmbushStep::Two => 200,
        };
        let watched = s.on_table().any(|(_, u)| u.seat != self.seat_of(id) && u.order == Some(Order::Ambush));
        let steps = if watched { (longest + step - 1) / step } else { 1 }.clamp(1, 60) as u8;
        self.disturb(s, id);
        s.frames.push(Frame::Way { unit: id, from: from.to_vec(), to: to.to_vec(), step: 0, steps });
        // C-163: once before the first step.
        if watched {
            s.frames.push(Frame::Ambush { mover: id, passed: 0 });
        }
        let _ = play;
    }

    /// One step of the way.
    pub(crate) fn walk(&self, s: &mut State, play: &mut Play<'_>) {
        let Some(Frame::Way { unit: id, from, to, step, steps }) = s.frames.last().cloned() else { return };
        if step >= steps {
            self.drop_frame(s);
            self.arrive(s, id, play);
            return;
        }
        if let Some(Frame::Way { step, .. }) = s.frames.last_mut() {
            *step += 1;
        }
        let at = |i: usize| -> Option<Point> {
            let (a, b) = (from.get(i)?, to.get(i)?);
            Some(a.between(*b, i32::from(step) + 1, i32::from(steps)))
        };
        let foot = self.spec(id).is_some_and(Spec::is_foot);
        self.change(s, id, |u| {
            if foot {
                for (i, man) in u.men.iter_mut().enumerate() {
                    man.at = at(i).unwrap_or(man.at);
                }
                u.at = u.men.first().map_or(u.at, |m| m.at);
            } else {
                let way = at(0).map_or((0, 0), |p| u.at.to(p));
                u.at = u.at.plus(way);
                for man in &mut u.men {
                    man.at = man.at.plus(way);
                }
            }
        });
        if self.ambushers(s, id, 0).next().is_some() {
            s.frames.push(Frame::Ambush { mover: id, passed: 0 });
        }
    }

    /// Units that may interrupt a move (C-18): in Ambush, and seeing the mover.
    pub(crate) fn ambushers<'a>(
        &'a self,
        s: &'a State,
        mover: UnitId,
        passed: u64,
    ) -> impl Iterator<Item = UnitId> + 'a {
        let seat = self.seat_of(mover);
        s.on_table()
            .filter(move |(id, u)| {
                u.seat != seat
                    && u.order == Some(Order::Ambush)
                    && passed & (1 << (id.0 & 63)) == 0
                    && self.aims_at(s, *id, mover, Occasion::Ambush).next().is_some()
            })
            .map(|(id, _)| id)
    }

    /// A unit that moves is seen, is out of range, and is not where others ranged in on (C-64, C-182).
    pub(crate) fn disturb(&self, s: &mut State, id: UnitId) {
        for other in s.ids() {
            self.change(s, other, |u| {
                if other == id || u.ranging.is_some_and(|r| r.target == id) {
                    u.ranging = None;
                }
            });
        }
        self.change(s, id, |u| {
            u.marks.moved = true;
            u.marks.hidden = false;
        });
    }

    /// The end of a leg: men who were driven together stay apart, the hidden may be seen, objects are picked up.
    pub(crate) fn arrive(&self, s: &mut State, id: UnitId, play: &mut Play<'_>) {
        self.change(s, id, |u| u.marks.ran |= u.order == Some(Order::Run));
        self.spot_hidden(s);
        self.pick_up(s, id, play);
    }

    /// C-182: hidden units an enemy has in sight within 12" (recce 18").
    pub(crate) fn spot_hidden(&self, s: &mut State) {
        let hidden: Vec<UnitId> = s.on_table().filter(|(_, u)| u.marks.hidden).map(|(id, _)| id).collect();
        for id in hidden {
            let seat = self.seat_of(id);
            let found = s.on_table().any(|(e, u)| {
                let recce = self.spec(e).is_some_and(|spec| spec.vehicle_has(VehicleRule::Recce));
                let reach = if recce { 1800 } else { 1200 };
                u.seat != seat && self.units_within(s, e, id, reach) && self.sees(s, e, id)
            });
            if found {
                self.change(s, id, |u| u.marks.hidden = false);
            }
        }
    }

    /// C-168: men run straight away, round what is in the way, as far as they can; over the edge if it comes to that.
    pub(crate) fn flee(&self, s: &mut State, id: UnitId, away: Heading, play: &mut Play<'_>) -> bool {
        self.begin_move(s, id, Order::Run);
        let rate = self.rate(id, Order::Run);
        let Some(first) = s.unit(id).and_then(|u| u.men.first().map(|m| m.at)) else {
            self.drop_frame(s);
            return false;
        };
        let inside = s.unit(id).is_some_and(|u| u.inside.is_some());
        for turn in [0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90] {
            for part in [4, 3, 2, 1] {
                let to = first.plus(away.turned(turn).way(rate * part / 4));
                if turn == 0 && part == 4 && !TABLE.holds(to) && !inside {
                    // C-24: the table edge is no obstacle, and who runs over it is lost.
                    let ground = self.ground(s, id, Order::Run, TABLE, None);
                    if ground.way(first, to).is_ok() {
                        self.drop_frame(s);
                        self.tell(play, "log-fled", id, |t| t);
                        self.destroy(s, id, play);
                        return true;
                    }
                }
                let plan = if inside { self.plan_exit(s, id, to) } else { self.plan(s, id, to) };
                if let Ok(places) = plan {
                    self.change(s, id, |u| u.inside = None);
                    self.set_out(s, id, places, play);
                    // The frame of the move goes, what is on its way stays.
                    s.frames.retain(|f| !matches!(f, Frame::Move { unit, .. } if *unit == id));
                    return true;
                }
            }
        }
        self.drop_frame(s);
        false
    }

    /// C-33: where a unit on foot comes to stand that enters with its first man at a point.
    pub(crate) fn plan_entry(&self, s: &State, id: UnitId, to: Point) -> Result<Points, Objection> {
        let Some(Frame::Move { order, .. }) = s.frames.last() else { return Err(("BA-07", "why-not-now-at-all")) };
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else { return Err(("C-33", "why-no-such-unit")) };
        let reach = self.rate(id, *order);
        let ground = self.ground(s, id, *order, Shape::round(to, 700).area(), None);
        let start = self.entry(s, id, to)?;
        if !start.within(to, reach) {
            return Err(("C-33", "why-too-far"));
        }
        let fits = |_: usize, p: Point| {
            self.entry(s, id, p).is_ok_and(|a| a.within(p, reach) && ground.way(a, p).is_ok())
                && ground.place(p).is_ok()
        };
        ground.place(to)?;
        ground.way(start, to)?;
        let from = block(to, unit.men.len().max(1), spec.base());
        arrange(&from, to, spec.base(), FORMATION, fits)
            .map(|p| p.into_iter().collect())
            .ok_or(("C-04", "why-no-formation"))
    }

    /// Where on its edge a unit enters that goes straight to a point; a flank opens by and by (C-185).
    pub(crate) fn entry(&self, s: &Field, id: UnitId, to: Point) -> Result<Point, Objection> {
        let unit = s.unit(id).ok_or(("C-33", "why-no-such-unit"))?;
        let edge = s.edge(unit.seat).ok_or(("C-33", "why-no-edge"))?;
        let own = if edge == Edge::Top { 0 } else { DEPTH };
        match unit.flank {
            None => Ok(Point::new(to.x(), own)),
            Some(side) => {
                let open = match s.turn {
                    0..=2 => return Err(("C-185", "why-flank-not-open")),
                    3 => 2400,
                    4 => 3600,
                    _ => DEPTH,
                };
                if (to.y() - own).abs() > open {
                    return Err(("C-185", "why-flank-not-open"));
                }
                Ok(Point::new(if side == Side::Left { 0 } else { WIDTH }, to.y()))
            }
        }
    }

    /// C-75: a gun with its crew behind it.
    pub(crate) fn crew_places(&self, id: UnitId, at: Point, facing: Heading, men: usize) -> Points {
        let measure = self.spec(id).map_or(Model::LightGun.measure(), |spec| spec.model.measure());
        let right = facing.turned(90);
        (0..men)
            .map(|i| {
                let (row, column) = ((i / 4) as i32, (i % 4) as i32);
                let width = (men - i / 4 * 4).min(4) as i32;
                let back = -(measure.length / 2 + 60 + 110 * row);
                let across = 110 * column - 55 * (width - 1);
                at.plus(facing.way(back)).plus(right.way(across))
            })
            .collect()
    }

    /// Whether a gun and its crew can stand somewhere.
    pub(crate) fn gun_fits(&self, s: &Field, id: UnitId, at: Point, facing: Heading) -> Result<Points, Objection> {
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else { return Err(("C-75", "why-no-such-unit")) };
        let measure = spec.model.measure();
        let ground = self.ground(s, id, Order::Advance, Shape::round(at, 700).area(), None);
        ground.stand(&Shape::hull(at, facing, measure.length, measure.width))?;
        let crew = self.crew_places(id, at, facing, unit.men.len());
        crew.iter().try_for_each(|&p| ground.place(p))?;
        Ok(crew)
    }
}

/// Men in rows of five, the first at a point.
pub(crate) fn block(at: Point, men: usize, base: i32) -> Points {
    let pitch = 2 * base + 30;
    (0..men.min(MEN)).map(|i| at.plus((pitch * (i % 5) as i32, pitch * (i / 5) as i32))).collect()
}
