//! Men on the move (BA-31, C-31, C-33, C-34): how far a unit goes and how it is set down there, and ambushes on its way
//! (C-18, C-163).

use crate::Rules;
use crate::force::{MEN, Spec};
use crate::options::GunMove;
use crate::rules::bodies::{FORMATION, TABLE};
use crate::rules::ground::Objecting;
pub(crate) use crate::rules::ground::{Ground, Objection};
use crate::rules::path::{End, Path, ends};
use crate::state::*;
use crate::terrain::{DEPTH, WIDTH};
use crate::vocabulary::*;
use arrayvec::ArrayVec;
use board::table::{Area, Heading, Point, Shape, Squad, in_formation};
use kernel::{Judge, Play, Text};

pub(crate) type Points = ArrayVec<Point, MEN>;

/// Men about to walk: the ground, where they stand, and what each has left of his rate.
pub(crate) struct Walk<'a> {
    rules: &'a Rules,
    ground: Ground<'a>,
    from: Points,
    /// Whether they can be moved over as they stand.
    formed: bool,
    used: ArrayVec<i16, MEN>,
    rate: i32,
    /// C-35: further along a road, if nobody has left it yet.
    road: Option<i32>,
}

impl<'a> Walk<'a> {
    /// Nothing if nobody of the unit walks: vehicles, guns, men in houses.
    pub(crate) fn of(
        rules: &'a Rules,
        s: &Field,
        id: UnitId,
        order: Order,
        used: &[i16],
        off_road: bool,
    ) -> Option<Walk<'a>> {
        let unit = s.unit(id).filter(|u| u.is_on_table() && u.inside.is_none())?;
        rules.spec(id).filter(|spec| spec.is_foot())?;
        let from: Points = unit.men.iter().map(|m| m.at).collect();
        let rate = rules.rate(s, id, order);
        let road = rules.road_rate(s, id, order).filter(|_| !off_road);
        let ground = rules.ground(s, id, order, Area::of(&from)?.grown(road.unwrap_or(rate)), None);
        let used = used.iter().copied().take(MEN).collect();
        let formed = Squad::new(&from, ground.base, FORMATION).is_formed();
        Some(Walk { rules, ground, from, formed, used, rate, road })
    }

    fn left(&self, rate: i32, man: usize) -> i32 {
        rate - i32::from(self.used.get(man).copied().unwrap_or(0))
    }

    /// Where the men come to stand if the first goes to a point. The first decides what there is to say about it.
    pub(crate) fn to(&self, to: Point) -> Result<Points, Objection> {
        let first = self.from.first().copied().unwrap_or(to);
        if first.within(to, self.left(self.rate, 0)) {
            return self.settle(first, to, |i, p| self.from[i].within(p, self.left(self.rate, i)));
        }
        // BA-61: each of them along the road all the way.
        match self.road {
            Some(rate) if first.within(to, self.left(rate, 0)) => self.settle(first, to, |i, p| {
                self.from[i].within(p, self.left(rate, i)) && self.rules.along_road(self.from[i], p)
            }),
            _ => Err((clause!("BA-31"), "why-too-far")),
        }
    }

    fn settle(&self, first: Point, to: Point, in_reach: impl Fn(usize, Point) -> bool) -> Result<Points, Objection> {
        self.ground.place(to)?;
        self.ground.way(first, to)?;
        if !in_reach(0, to) {
            return Err((clause!("BA-31"), "why-too-far"));
        }
        // Men are set down as they stand or within four rings of the point.
        let way = first.to(to);
        let moved = Area::of(&self.from).map_or(TABLE, |a| Area { from: a.from.plus(way), to: a.to.plus(way) });
        let rings = Shape::round(to, 8 * self.ground.base + 200).area();
        let around;
        let there = match self.ground.is_small() {
            true => &self.ground,
            false => {
                around = self.ground.around(&moved.around(&rings));
                &around
            }
        };
        let squad = Squad::known(&self.from, self.ground.base, FORMATION, self.formed);
        let reaches = |i: usize, p: Point| in_reach(i, p) && self.ground.way(self.from[i], p).is_ok();
        let placed = squad.at(to, |p| there.place(p).is_ok(), reaches).ok_or((clause!("C-04"), "why-no-formation"))?;
        Ok(placed.into_iter().collect())
    }
}

impl Rules {
    /// C-35, C-54, C-76: how far a unit goes under an order.
    pub(crate) fn rate(&self, s: &Field, id: UnitId, order: Order) -> i32 {
        let Some(spec) = self.spec(id) else { return 0 };
        let on_foot = s.unit(id).is_some_and(|u| u.marks.dismounted);
        let once = match on_foot {
            true => Mobility::Infantry.advance().hundredths(),
            false => spec.advance(self.options.gun_move == GunMove::TurnOnly),
        };
        if order == Order::Run { 2 * once } else { once }
    }
}

impl Rules {
    /// A unit that has not gone anywhere yet.
    pub(crate) fn fresh_move(&self, s: &Field, id: UnitId, order: Order) -> Moving {
        let count = s.unit(id).map_or(1, |u| u.men.len().max(1));
        Moving { unit: id, order, used: (0..count).map(|_| 0).collect(), pivots: 0, reversing: None, off_road: false }
    }

    /// The first step of a moving order.
    pub(crate) fn begin_move(&self, s: &mut State, id: UnitId, order: Order) {
        let moving = self.fresh_move(s, id, order);
        s.frames.push(Frame::Move(moving));
    }

    /// Whether a unit that moves still has something to decide about.
    pub(crate) fn may_go_on(&self, s: &Field, moving: &Moving) -> bool {
        let Moving { unit: id, order, pivots, .. } = *moving;
        let Some(unit) = s.unit(id) else { return false };
        let most = moving.spent();
        let rate = self.rate(s, id, order);
        let rate = if self.is_vehicle(id) { 2 * rate } else { self.road_rate(s, id, order).unwrap_or(rate) };
        let turns = self.is_vehicle(id) && pivots < self.pivots(id, order);
        unit.is_alive() && unit.order == Some(order) && (rate - most >= 50 || turns || most == 0)
    }

    /// The walk of the unit whose move is being made.
    pub(crate) fn walk_of<'a>(&'a self, s: &Field, moving: &Moving) -> Option<Walk<'a>> {
        Walk::of(self, s, moving.unit, moving.order, &moving.used, moving.off_road)
    }

    /// Where the men of the unit that moves come to stand if its first man goes to a point.
    pub(crate) fn plan(&self, s: &Field, moving: &Moving, to: Point) -> Result<Points, Objection> {
        self.walk_of(s, moving).ok_or((clause!("BA-07"), "why-not-now-at-all"))?.to(to)
    }

    /// BA-31, BA-35 to BA-61: whether a unit on foot may go there.
    /// Where the men of a unit come to stand whose first man, or whose gun, goes to a point.
    pub(crate) fn plan_move(&self, s: &Field, moving: &Moving, to: Point) -> Result<Points, Objection> {
        let (Some(unit), Some(spec)) = (s.unit(moving.unit), self.spec(moving.unit)) else {
            return Err((clause!("C-147"), "why-not-on-foot"));
        };
        match () {
            () if spec.is_vehicle() => Err((clause!("C-147"), "why-not-on-foot")),
            () if spec.is_gun() => self.plan_push(s, moving, to),
            () if unit.inside.is_some() => self.plan_exit(s, moving, to).map(|paths| ends(&paths)),
            () => self.plan(s, moving, to),
        }
    }

    /// One man is moved by himself; the unit stays in formation.
    pub(crate) fn judge_step<J: Judge>(&self, s: &Field, moving: &Moving, man: u8, to: Point, j: &mut J) {
        let Moving { unit: id, order, used, off_road, .. } = moving;
        let id = *id;
        let Some(unit) = s.unit(id) else { return j.forbid(clause!("BA-07"), || Text::new("why-not-now-at-all")) };
        let i = usize::from(man);
        let (Some(from), Some(spent), true) = (unit.men.get(i).map(|m| m.at), used.get(i), unit.inside.is_none())
        else {
            return j.forbid(clause!("C-31"), || Text::new("why-no-such-man"));
        };
        if !unit.is_on_table() || !self.spec(id).is_some_and(Spec::is_foot) {
            return j.forbid(clause!("C-147"), || Text::new("why-not-on-foot"));
        }
        let along = self.road_rate(s, id, *order).filter(|_| !*off_road && self.along_road(from, to));
        let rate = along.unwrap_or_else(|| self.rate(s, id, *order));
        if !from.within(to, rate - i32::from(*spent)) {
            return j.forbid(clause!("BA-31"), || Text::new("why-too-far"));
        }
        let ground = self.ground(s, id, *order, Area::of(&[from, to]).unwrap_or(TABLE), None);
        if let Err(objection) = ground.place(to).and_then(|()| ground.way(from, to)) {
            return objection.put_to(j);
        }
        let bodies: ArrayVec<Shape, MEN> = unit
            .men
            .iter()
            .enumerate()
            .map(|(k, m)| Shape::round(if k == i { to } else { m.at }, ground.base))
            .collect();
        let apart = bodies.iter().enumerate().all(|(k, b)| k == i || !b.overlaps(&bodies[i]));
        if !apart || !in_formation(&bodies, FORMATION) {
            j.forbid(clause!("C-04"), || Text::new("why-no-formation"));
        }
    }

    /// What each of them has used up once he is there, and whether all of it was along a road.
    fn spend(&self, s: &Field, moving: &mut Moving, to: &Points) {
        let from = self.standing(s, moving.unit);
        for ((spent, a), b) in moving.used.iter_mut().zip(&from).zip(to) {
            *spent = spent.saturating_add(a.steps_to(*b).min(10_000) as i16);
        }
        let rides = |rule| s.unit(moving.unit).is_some_and(|u| self.rides(moving.unit, u, rule));
        if rides(UnitRule::Motorcycles) || rides(UnitRule::Bicycles) {
            moving.off_road |= !from.iter().zip(to).all(|(a, b)| self.along_road(*a, *b));
        }
    }

    /// What a leg of a move takes from whoever of the unit has the least left: what is announced is what `go` charges.
    pub(crate) fn price(&self, s: &Field, moving: &Moving, to: &Points) -> i32 {
        let mut after = moving.clone();
        self.spend(s, &mut after, to);
        after.spent() - moving.spent()
    }

    /// A leg of a move: what it costs is kept, and the unit sets out.
    pub(crate) fn go(&self, s: &mut State, mut moving: Moving, to: Points) {
        let id = moving.unit;
        self.spend(s, &mut moving, &to);
        s.frames.push(Frame::Move(moving));
        self.set_out(s, id, to);
    }

    /// Those in ambush may fire at somebody who is where they can see him (C-22).
    pub(crate) fn watch(&self, s: &mut State, id: UnitId) {
        s.frames.push(Frame::Ambush(Watching { mover: id, passed: 0 }));
    }

    /// A man of a unit falls: the others keep their own ways, and what each of them has left to go.
    pub(crate) fn leave_behind(&self, s: &mut State, id: UnitId, man: usize) {
        let foot = self.spec(id).is_some_and(Spec::is_foot);
        for frame in &mut s.frames {
            match frame {
                Frame::Way { unit, paths, .. } if *unit == id && foot && man < paths.len() => {
                    paths.remove(man);
                }
                Frame::Move(Moving { unit, used, .. }) if *unit == id && used.len() > 1 && man < used.len() => {
                    used.remove(man);
                }
                _ => {}
            }
        }
    }

    /// Whether anybody lies in ambush for a unit.
    pub(crate) fn is_watched(&self, s: &Field, id: UnitId) -> bool {
        s.on_table().any(|(_, u)| u.seat != self.seat_of(id) && u.order == Some(Order::Ambush))
    }

    /// Whether a unit may interrupt a move (C-18): in Ambush, and seeing the mover.
    pub(crate) fn may_spring(&self, s: &State, id: UnitId, mover: UnitId, passed: u64) -> bool {
        s.unit(id).is_some_and(|u| u.is_on_table() && u.seat != self.seat_of(mover) && u.order == Some(Order::Ambush))
            && passed & (1 << (id.0 & 63)) == 0
            && self.can_aim_at(s, id, mover, Occasion::Ambush)
    }

    /// All of them.
    pub(crate) fn ambushers<'a>(
        &'a self,
        s: &'a State,
        mover: UnitId,
        passed: u64,
    ) -> impl Iterator<Item = UnitId> + 'a {
        s.ids().filter(move |&id| self.may_spring(s, id, mover, passed))
    }

    /// The end of a leg: men who were driven together stay apart, the hidden may be seen, objects are picked up.
    pub(crate) fn arrive(&self, s: &mut State, id: UnitId, play: &mut Play<'_>) {
        s.change(id, |u| u.marks.ran |= u.order == Some(Order::Run));
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
                s.change(id, |u| u.marks.hidden = false);
            }
        }
    }

    /// C-168: men run straight away, round what is in the way, as far as they can; over the edge if it comes to that.
    pub(crate) fn flee(&self, s: &mut State, id: UnitId, away: Heading, play: &mut Play<'_>) -> bool {
        if self.spec(id).is_some_and(Spec::is_gun) {
            return false;
        }
        let moving = self.fresh_move(s, id, Order::Run);
        let rate = self.rate(s, id, Order::Run);
        let Some(first) = s.unit(id).and_then(|u| u.men.first().map(|m| m.at)) else { return false };
        let inside = s.unit(id).is_some_and(|u| u.inside.is_some());
        // As fast as it can comes before straight away.
        for part in [4, 3, 2, 1] {
            for turn in [0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90] {
                let to = first.plus(away.turned(turn).way(rate * part / 4));
                if turn == 0 && part == 4 && !TABLE.holds(to) && !inside {
                    // C-24: the table edge is no obstacle, and who runs over it is lost.
                    let ground = self.ground(s, id, Order::Run, TABLE, None);
                    if ground.way(first, to).is_ok() {
                        self.tell(play, "log-fled", id, |t| t);
                        self.destroy(s, id, play);
                        return true;
                    }
                }
                let straight = |places: Points| Path::all_straight(&self.standing(s, id), &places);
                let plan = match inside {
                    true => self.plan_exit(s, &moving, to),
                    false => self.plan(s, &moving, to).map(straight),
                };
                if let Ok(paths) = plan {
                    s.change(id, |u| u.inside = None);
                    self.set_out_along(s, id, paths, End::Stand);
                    return true;
                }
            }
        }
        false
    }

    /// C-33: where a unit on foot comes to stand that enters with its first man at a point.
    pub(crate) fn plan_entry(&self, s: &Field, moving: &Moving, to: Point) -> Result<Points, Objection> {
        let ground = self.ground(s, moving.unit, moving.order, Shape::round(to, 700).area(), None);
        self.plan_entry_on(s, moving, to, &ground)
    }

    /// The same on ground that is known.
    pub(crate) fn plan_entry_on(
        &self,
        s: &Field,
        moving: &Moving,
        to: Point,
        ground: &Ground<'_>,
    ) -> Result<Points, Objection> {
        let Moving { unit: id, order, .. } = *moving;
        let Some(unit) = s.unit(id) else { return Err((clause!("C-33"), "why-no-such-unit")) };
        let rate = self.rate(s, id, order);
        let road = self.road_rate(s, id, order);
        let start = self.entry(s, id, to)?;
        let in_reach = |a: Point, p: Point| {
            a.within(p, rate) || road.is_some_and(|road| a.within(p, road) && self.along_road(a, p))
        };
        if !in_reach(start, to) {
            return Err((clause!("C-33"), "why-too-far"));
        }
        ground.place(to)?;
        ground.way(start, to)?;
        let from = block(to, unit.men.len().max(1), ground.base);
        let around;
        let there = match ground.is_small() {
            true => ground,
            false => {
                around = ground.around(&Shape::round(to, 8 * ground.base + 500).area());
                &around
            }
        };
        // They all come from the edge, so where one can come to stand all can.
        let free = |p: Point| {
            let from = self.entry(s, id, p).ok().filter(|&a| in_reach(a, p));
            from.is_some_and(|a| there.place(p).is_ok() && ground.way(a, p).is_ok())
        };
        let squad = Squad::known(&from, ground.base, FORMATION, true);
        squad.at(to, free, |_, _| true).map(|p| p.into_iter().collect()).ok_or((clause!("C-04"), "why-no-formation"))
    }

    /// Where on its edge a unit enters that goes straight to a point; a flank opens by and by (C-185).
    pub(crate) fn entry(&self, s: &Field, id: UnitId, to: Point) -> Result<Point, Objection> {
        let unit = s.unit(id).ok_or((clause!("C-33"), "why-no-such-unit"))?;
        let edge = s.edge(unit.seat).ok_or((clause!("C-33"), "why-no-edge"))?;
        let own = if edge == Edge::Top { 0 } else { DEPTH };
        match unit.flank {
            None => Ok(Point::new(to.x(), own)),
            Some(side) => {
                let open = match s.turn {
                    0..=2 => return Err((clause!("C-185"), "why-flank-not-open")),
                    3 => 2400,
                    4 => 3600,
                    _ => DEPTH,
                };
                if (to.y() - own).abs() > open {
                    return Err((clause!("C-185"), "why-flank-not-open"));
                }
                Ok(Point::new(if side == Side::Left { 0 } else { WIDTH }, to.y()))
            }
        }
    }

    /// A unit on the table, its first man or its gun, goes to a point.
    pub(crate) fn move_to(&self, s: &mut State, moving: Moving, to: Point) {
        let id = moving.unit;
        let (Some(unit), Ok(places)) = (s.unit(id), self.plan_move(s, &moving, to)) else { return };
        let (from, inside) = (unit.at, unit.inside.is_some());
        if self.spec(id).is_some_and(Spec::is_gun) {
            // The crew close up first, so that they end where there was room for them.
            let crew = self.crew_places(id, from, unit.facing, unit.men.len());
            s.change(id, |u| u.men.iter_mut().zip(&crew).for_each(|(m, p)| m.at = *p));
            return self.go(s, moving, std::iter::once(to).collect());
        }
        s.change(id, |u| u.facing = Heading::from_to(from, to).unwrap_or(u.facing));
        match self.plan_exit(s, &moving, to) {
            Ok(paths) if inside => {
                s.change(id, |u| u.inside = None);
                self.set_out_along(s, id, paths, End::Stand);
            }
            _ => self.go(s, moving, places),
        }
    }

    /// C-99: men get out towards a point.
    pub(crate) fn get_out(&self, s: &mut State, moving: &Moving, to: Point) {
        let id = moving.unit;
        let Ok((paths, facing)) = self.plan_dismount(s, moving, to) else { return };
        s.change(id, |u| {
            u.fate = Fate::Field;
            u.facing = facing.unwrap_or(u.facing);
        });
        self.put_down(s, id, paths, facing.map(|_| to));
    }

    /// A unit comes into the open: men at the beginning of their paths, a gun with its crew where it will stand.
    fn put_down(&self, s: &mut State, id: UnitId, paths: Vec<Path>, gun: Option<Point>) {
        let Some(at) = gun else { return self.set_out_along(s, id, paths, End::Stand) };
        s.change(id, |u| {
            u.at = at;
            u.men.iter_mut().zip(&paths).for_each(|(man, path)| man.at = path.end());
        });
        self.set_out_along(s, id, vec![Path::straight(at, at)], End::Stand);
    }

    /// C-33: a unit comes onto the table. C-181: who comes on does not assault; the move is over.
    pub(crate) fn enter(&self, s: &mut State, moving: &Moving, to: Point, play: &mut Play<'_>) {
        let id = moving.unit;
        let Ok((places, facing)) = self.plan_coming_on(s, moving, to) else { return };
        let Some(spec) = self.spec(id) else { return };
        let base = s.unit(id).map_or(50, |u| self.base(id, u));
        // From the edge, with all of the body on the table.
        let from_edge = |to: Point, half: i32| {
            let inner = TABLE.grown(-half);
            let edge = self.entry(s, id, to).unwrap_or(to);
            let on = |at: i32, from: i32, to: i32| at.clamp(from, to);
            let start =
                Point::new(on(edge.x(), inner.from.x(), inner.to.x()), on(edge.y(), inner.from.y(), inner.to.y()));
            Path::straight(start, to)
        };
        let paths = match spec.is_vehicle() {
            true => vec![from_edge(to, spec.model.measure().length / 2)],
            false => places.iter().map(|&place| from_edge(place, base)).collect(),
        };
        s.change(id, |u| {
            u.fate = Fate::Field;
            u.facing = facing.unwrap_or_default();
            u.flank = None;
        });
        play.reveal();
        self.tell(play, "log-entered", id, |t| t);
        self.put_down(s, id, paths, spec.is_gun().then_some(to));
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
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else {
            return Err((clause!("C-75"), "why-no-such-unit"));
        };
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
