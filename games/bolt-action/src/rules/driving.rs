//! Vehicles on the move (BA-32 to BA-34, BA-37 to BA-66, C-147 to C-152), and guns pushed by their crews (C-76).

use crate::Rules;
use crate::options::{EscapeMode, TanksThroughBuildings};
use crate::rules::bodies::{FORMATION, TABLE};
use crate::rules::ground::{Objecting, Objection};
use crate::rules::movement::Points;
use crate::rules::path::Path;
use crate::state::*;
use crate::terrain::{DEPTH, Kind};
use crate::vocabulary::*;
use board::table::{Heading, Point, Shape};
use kernel::{Judge, Play, Quick, Text};

/// How finely a forced move looks for the place where it has to stop.
const INCHING: i32 = 25;

impl Rules {
    /// BA-62 to BA-64.
    pub(crate) fn pivots(&self, id: UnitId, order: Order) -> u8 {
        self.spec(id).map_or(0, |spec| spec.mobility.pivots(order))
    }

    /// Whether a vehicle goes back as fast as forward, on a Run too.
    pub(crate) fn goes_both_ways(&self, id: UnitId) -> bool {
        let both = |rule| self.spec(id).is_some_and(|spec| spec.vehicle_has(rule));
        both(VehicleRule::DualSteering) || both(VehicleRule::TurnOnTheSpot)
    }

    /// BA-65, BA-66: how far back under an order.
    pub(crate) fn reverse_rate(&self, id: UnitId, order: Order) -> i32 {
        let Some(spec) = self.spec(id) else { return 0 };
        let once = spec.advance(false);
        if self.goes_both_ways(id) {
            if order == Order::Run { 2 * once } else { once }
        } else if spec.vehicle_has(VehicleRule::Recce) {
            once
        } else {
            once / 2
        }
    }

    /// C-148: whether the centre stays on roads all the way; looked at every quarter of an inch.
    pub(crate) fn on_road(&self, from: Point, to: Point) -> bool {
        let steps = (from.steps_to(to) / INCHING).max(1);
        (0..=steps).all(|i| self.table.is_road(from.between(to, i, steps)))
    }

    /// Whether a hull can go straight from where it stands; where it ends.
    pub(crate) fn leg(&self, s: &Field, id: UnitId, order: Order, by: i32) -> Result<Point, Objection> {
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else {
            return Err((clause!("C-147"), "why-no-such-unit"));
        };
        let measure = spec.model.measure();
        let to = unit.at.plus(unit.facing.way(by));
        if !Shape::hull(to, unit.facing, measure.length, measure.width).lies_in(&TABLE) {
            return Err((clause!("C-171"), "why-off-table"));
        }
        let swept = Shape::swept(unit.at, unit.facing, measure.length, measure.width, by);
        self.hull_clear(s, id, order, &swept, self.on_road(unit.at, to))?;
        Ok(to)
    }

    /// Whether nothing a vehicle may not touch lies under a shape (C-147).
    pub(crate) fn hull_clear(
        &self,
        s: &Field,
        id: UnitId,
        order: Order,
        hull: &Shape,
        road: bool,
    ) -> Result<(), Objection> {
        let Some(spec) = self.spec(id) else { return Err((clause!("C-147"), "why-no-such-unit")) };
        for (i, feature) in self.table.under(hull) {
            let amphibious =
                feature.kind == Kind::DeepWater && spec.vehicle_has(VehicleRule::Amphibious) && order != Order::Run;
            if amphibious || road && feature.kind != Kind::Building {
                continue;
            }
            let row = match feature.kind.ground_for_vehicles() {
                None => return Err((clause!("C-175"), "why-impassable")),
                Some(Ground::Building) if !self.stands(s, i as u8) => Ground::Rough,
                Some(row) => row,
            };
            match row.crossing(spec.mobility) {
                (Crossing::NoRun, clause) if order == Order::Run => return Err((clause, "why-no-run")),
                (Crossing::Never | Crossing::DugIn, clause) => return Err((clause, "why-never")),
                (Crossing::NeverButHeavyTanks, clause) if !self.breaks_walls(id) => return Err((clause, "why-never")),
                (Crossing::FreeUnlessTankObstacle, _) if feature.kind.stops_tanks() => {
                    return Err((clause!("BA-56"), "why-tank-obstacle"));
                }
                _ => {}
            }
        }
        if s.wrecks.iter().any(|w| w.hull.overlaps(hull)) {
            return Err((clause!("BA-132"), "why-wreck"));
        }
        if self.is_crowded(s, id, hull) {
            return Err((clause!("C-05"), "why-too-close"));
        }
        Ok(())
    }

    /// BA-60, C-112: heavy and super-heavy tanks drive through houses.
    fn breaks_walls(&self, id: UnitId) -> bool {
        self.options.tanks_through_buildings == TanksThroughBuildings::On
            && self.spec(id).and_then(|spec| spec.machine()).is_some_and(|m| m.armour >= Armour::HeavyTank)
    }

    /// BA-32 to BA-34, BA-61, BA-65, BA-66, C-147: a straight leg of a vehicle.
    pub(crate) fn judge_drive<J: Judge>(&self, s: &Field, moving: &Moving, by: i16, j: &mut J) {
        let Moving { unit: id, order, reversing, off_road, pivots, .. } = *moving;
        let Some(unit) = s.unit(id) else { return j.forbid(clause!("BA-07"), || Text::new("why-not-now-at-all")) };
        if !unit.is_on_table() || !self.is_vehicle(id) || by == 0 {
            return j.forbid(clause!("C-147"), || Text::new("why-no-vehicle"));
        }
        let by = i32::from(by);
        let back = by < 0;
        let recce = self.spec(id).is_some_and(|spec| spec.vehicle_has(VehicleRule::Recce));
        if back && order == Order::Run && !self.goes_both_ways(id) {
            j.forbid(clause!("BA-65"), || Text::new("why-reverse-run"));
        }
        if reversing.is_some_and(|r| r != back) || back && !recce && pivots > 0 {
            j.forbid(clause!("C-147"), || Text::new("why-both-ways"));
        }
        let to = unit.at.plus(unit.facing.way(by));
        let road = !off_road && self.on_road(unit.at, to);
        let once = if back { self.reverse_rate(id, order) } else { self.rate(s, id, order) };
        // BA-61, C-96: twice the rate if the whole move is along a road.
        let rate = if road { 2 * once } else { once };
        let spent = i32::from(moving.used.first().copied().unwrap_or(0));
        if spent + by.abs() > rate {
            let clause = match self.spec(id).map(|spec| spec.mobility) {
                _ if back => {
                    if recce {
                        clause!("BA-66")
                    } else {
                        clause!("BA-65")
                    }
                }
                Some(Mobility::Tracked) => clause!("BA-32"),
                Some(Mobility::HalfTracked) => clause!("BA-33"),
                _ => clause!("BA-34"),
            };
            j.forbid(clause, || Text::new("why-too-far"));
        }
        if j.settled() {
            return;
        }
        self.leg(s, id, order, by).put_to(j);
    }

    pub(crate) fn drive(&self, s: &mut State, mut moving: Moving, by: i32, play: &mut Play<'_>) {
        let id = moving.unit;
        // What is pending for those in a house that falls comes before the rest of the move.
        let below = s.frames.len();
        let asked = by;
        let by = self.knock_down(s, id, asked, play);
        let Some(unit) = s.unit(id) else { return };
        let (at, to) = (unit.at, unit.at.plus(unit.facing.way(by)));
        moving.reversing = Some(by < 0);
        moving.off_road |= !self.on_road(at, to);
        let turns = by < 0 && self.turns_on_the_spot(id);
        if turns {
            // It ends facing the way it went.
            s.change(id, |u| u.facing = u.facing.back());
        }
        // Stopped by a house that stands, or turned round, the move is over.
        let spent = if turns || by != asked { i16::MAX } else { leg_price(at, to) };
        moving.used.iter_mut().for_each(|used| *used = used.saturating_add(spent));
        s.frames.insert(below, Frame::Move(moving));
        self.set_out(s, id, std::iter::once(to).collect());
    }

    fn turns_on_the_spot(&self, id: UnitId) -> bool {
        self.spec(id).is_some_and(|spec| spec.vehicle_has(VehicleRule::TurnOnTheSpot))
    }

    /// What a leg takes from a vehicle's move, where that does not hang on dice (C-112) and does not end it.
    pub(crate) fn price_of_leg(&self, s: &Field, id: UnitId, by: i16) -> Option<i16> {
        let unit = s.unit(id)?;
        let ends = by < 0 && self.turns_on_the_spot(id);
        let to = unit.at.plus(unit.facing.way(i32::from(by)));
        (!ends && !self.breaks_walls(id)).then(|| leg_price(unit.at, to))
    }

    /// C-112: a house in the way of a heavy tank falls on 4 or more, on those inside; otherwise the tank stops before
    /// it. How far it goes.
    fn knock_down(&self, s: &mut State, id: UnitId, by: i32, play: &mut Play<'_>) -> i32 {
        let (Some(unit), Some(spec)) = (s.unit(id).cloned(), self.spec(id)) else { return by };
        let measure = spec.model.measure();
        let swept = |by: i32| Shape::swept(unit.at, unit.facing, measure.length, measure.width, by);
        let houses: Vec<u8> = self
            .table
            .under(&swept(by))
            .filter(|(i, f)| f.kind == Kind::Building && self.stands(s, *i as u8))
            .map(|(i, _)| i as u8)
            .collect();
        for house in houses {
            let outline = self.table.feature(house).map(|f| &f.outline);
            if play.die(6) < 4 {
                let clear = |by: i32| outline.is_none_or(|o| !swept(by).touches(o));
                let stops = (0..=by.abs() / INCHING).rev().map(|n| by.signum() * n * INCHING);
                return stops.into_iter().find(|&b| clear(b)).unwrap_or(0);
            }
            let garrison = |u: &Unit| u.inside.is_some_and(|r| r.building == house);
            let inside: Vec<UnitId> = s.on_table().filter(|(_, u)| garrison(u)).map(|(i, _)| i).collect();
            s.fallen |= 1 << (house & 127);
            for buried in inside {
                self.tell(play, "log-building-fell", buried, |t| t);
                self.crushed(s, buried, self.seat_of(id), play);
            }
        }
        by
    }

    /// Men in a house that falls: three dice of explosive, and out into the open, if there is room.
    fn crushed(&self, s: &mut State, id: UnitId, by: kernel::Seat, play: &mut Play<'_>) {
        let Some(at) = s.unit(id).map(|u| self.place_of(id, u)) else { return };
        let places = self.places_near(s, id, at).filter(|_| self.spec(id).is_some_and(|spec| spec.is_foot()));
        let Some(places) = places else { return self.destroy(s, id, play) };
        s.change(id, |u| {
            u.inside = None;
            u.men.iter_mut().zip(&places).for_each(|(m, p)| m.at = *p);
            u.at = places.first().copied().unwrap_or(at);
        });
        let burst = crate::rules::support::shell(WeaponId::HeavyHowitzer);
        self.struck(s, id, &burst, 1, by, play);
    }

    /// BA-62 to BA-64, C-147: a turn of up to 90 degrees; guns and weapon teams turn on an Advance (C-54).
    pub(crate) fn judge_pivot<J: Judge>(&self, s: &Field, moving: &Moving, facing: Heading, j: &mut J) {
        let Moving { unit: id, order, pivots, reversing, .. } = *moving;
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else {
            return j.forbid(clause!("BA-07"), || Text::new("why-not-now-at-all"));
        };
        let turn = unit.facing.apart(facing);
        if !unit.is_on_table() || unit.inside.is_some() || turn == 0 {
            return j.forbid(clause!("C-147"), || Text::new("why-no-turn"));
        }
        let Some(machine) = spec.machine() else {
            // C-76: a heavy gun can only be turned; that is its Advance.
            if spec.is_gun() {
                if moving.has_gone() || pivots > 0 {
                    j.forbid(clause!("C-76"), || Text::new("why-gun-moved"));
                }
                self.gun_fits(s, id, unit.at, facing).put_to(j);
            } else if !self.is_team(id) || pivots > 0 {
                j.forbid(clause!("C-54"), || Text::new("why-no-turn"));
            }
            return;
        };
        if turn > 90 || pivots >= self.pivots(id, order) {
            let clause = match spec.mobility {
                Mobility::Tracked => clause!("BA-62"),
                Mobility::HalfTracked => clause!("BA-63"),
                _ => clause!("BA-64"),
            };
            j.forbid(clause, || Text::new("why-no-more-turns"));
        }
        if reversing == Some(true) && !machine.rules.contains(VehicleRule::Recce) {
            j.forbid(clause!("BA-65"), || Text::new("why-turn-reversing"));
        }
        if j.settled() {
            return;
        }
        let measure = spec.model.measure();
        let way = if unit.facing.turned(turn) == facing { turn } else { -turn };
        let road = self.on_road(unit.at, unit.at);
        for part in 1..=6 {
            let hull = Shape::hull(unit.at, unit.facing.turned(way * part / 6), measure.length, measure.width);
            if !hull.lies_in(&TABLE) {
                return j.forbid(clause!("C-171"), || Text::new("why-off-table"));
            }
            if let Err(objection) = self.hull_clear(s, id, order, &hull, road) {
                return objection.put_to(j);
            }
        }
    }

    pub(crate) fn pivot(&self, s: &mut State, moving: &mut Moving, facing: Heading) {
        let id = moving.unit;
        let crew = s.unit(id).map(|u| self.crew_places(id, u.at, facing, u.men.len()));
        let gun = self.spec(id).is_some_and(|spec| spec.is_gun());
        // The crew of a gun walk round it, and have that much less left to push it.
        let round = s
            .unit(id)
            .zip(crew.as_ref())
            .filter(|_| gun)
            .map_or(0, |(u, crew)| u.men.iter().zip(crew).map(|(m, p)| m.at.steps_to(*p)).max().unwrap_or(0));
        moving.pivots = moving.pivots.saturating_add(1);
        moving.used.iter_mut().for_each(|u| *u = u.saturating_add(round.clamp(0, 10_000) as i16));
        s.disturb(id);
        s.change(id, |u| {
            u.facing = facing;
            if let (true, Some(crew)) = (gun, crew) {
                u.men.iter_mut().zip(crew).for_each(|(m, p)| m.at = p);
            }
        });
    }

    /// C-76: a gun is pushed, its crew with it; where they stand then.
    pub(crate) fn plan_push(&self, s: &Field, moving: &Moving, to: Point) -> Result<Points, Objection> {
        let Moving { unit: id, order, .. } = *moving;
        let unit = s.unit(id).ok_or((clause!("BA-07"), "why-not-now-at-all"))?;
        let spent = moving.spent();
        let left = self.rate(s, id, order) - spent;
        if !unit.is_on_table()
            || unit.inside.is_some()
            || unit.marks.dug_in
            || !unit.at.within(to, left)
            || unit.at == to
        {
            return Err((clause!("C-76"), "why-too-far"));
        }
        let crew = self.gun_fits(s, id, to, unit.facing)?;
        // The crew may close up by an inch besides.
        let most = Mobility::Infantry.advance().hundredths() + FORMATION - spent;
        let walked = |(m, p): (&Man, &Point)| m.at.within(*p, most);
        if !unit.men.iter().zip(&crew).all(walked) {
            return Err((clause!("C-76"), "why-too-far"));
        }
        let ground = self.ground(s, id, order, Shape::round(to, 900).area(), None);
        ground.way(unit.at, to)?;
        Ok(crew)
    }

    /// C-84, C-152: straight back, as far as may be and is free; over the edge and it is lost.
    pub(crate) fn back_away(&self, s: &mut State, id: UnitId, rate: i32, play: &mut Play<'_>) -> bool {
        self.forced(s, id, Order::Advance, -rate, play)
    }

    fn forced(&self, s: &mut State, id: UnitId, order: Order, far: i32, play: &mut Play<'_>) -> bool {
        let (sign, rate) = (far.signum(), far.abs());
        let Some(unit) = s.unit(id).filter(|u| !u.marks.immobilised) else { return false };
        let mut free = 0;
        for by in (INCHING..=rate).step_by(INCHING as usize) {
            let to = unit.at.plus(unit.facing.way(sign * by));
            if !TABLE.holds(to) {
                self.tell(play, "log-fled", id, |t| t);
                self.lose_over_the_edge(s, id, play);
                return true;
            }
            match self.leg(s, id, order, sign * by) {
                Ok(_) => free = by,
                // The hull may hang over the edge while its centre is on the table.
                Err((clause, _)) if clause == clause!("C-171") => {}
                Err(_) => break,
            }
        }
        if free == 0 {
            return false;
        }
        let to = unit.at.plus(unit.facing.way(sign * free));
        self.set_out(s, id, std::iter::once(to).collect());
        true
    }

    /// BA-22, C-168 for a vehicle: straight away as far as its turns on a Run allow (BA-62 to BA-64), otherwise forward
    /// if that leads away, and back if it does not.
    pub(crate) fn flee_on_wheels(&self, s: &mut State, id: UnitId, away: Heading, play: &mut Play<'_>) -> bool {
        let Some(facing) = s.unit(id).map(|u| u.facing) else { return false };
        if facing.apart(away) <= 90 {
            let mut moving = Moving {
                unit: id,
                order: Order::Run,
                used: Default::default(),
                pivots: 0,
                reversing: None,
                off_road: false,
            };
            if Quick::ask(|judge| self.judge_pivot(s, &moving, away, judge)) {
                self.pivot(s, &mut moving, away);
            }
            self.forced(s, id, Order::Run, self.rate(s, id, Order::Run), play)
        } else {
            self.back_away(s, id, self.reverse_rate(id, Order::Run), play)
        }
    }

    /// C-97: an escape may not lead nearer to the attacker.
    pub(crate) fn judge_escape<J: Judge>(&self, s: &State, id: UnitId, from: UnitId, by: i16, j: &mut J) {
        let (Some(unit), Some(spec), Some(attacker)) = (s.unit(id), self.spec(id), s.unit(from)) else {
            return j.forbid(clause!("C-97"), || Text::new("why-no-such-unit"));
        };
        let by = i32::from(by);
        if by > 0 && self.options.escape_mode == EscapeMode::Reverse {
            j.forbid(clause!("C-97"), || Text::new("why-escape-back"));
        }
        if by == 0 || by.abs() > 2 * spec.advance(false) {
            return j.forbid(clause!("C-97"), || Text::new("why-too-far"));
        }
        // Further than an Advance it goes as fast as on a Run, and where a Run may lead.
        let order = if by.abs() > spec.advance(false) { Order::Run } else { Order::Advance };
        match self.leg(s, id, order, by) {
            Err(objection) => objection.put_to(j),
            Ok(to) => {
                let enemy = self.place_of(from, attacker);
                if enemy.square_to(to) < enemy.square_to(unit.at) {
                    j.forbid(clause!("C-97"), || Text::new("why-escape-nearer"));
                }
            }
        }
    }

    /// C-33: where a vehicle or gun comes on: straight in, its centre at the point.
    pub(crate) fn plan_drive_on(&self, s: &Field, moving: &Moving, to: Point) -> Result<Heading, Objection> {
        let Moving { unit: id, order, .. } = *moving;
        let (Some(spec), Some(unit)) = (self.spec(id), s.unit(id)) else {
            return Err((clause!("BA-07"), "why-not-now-at-all"));
        };
        let start = self.entry(s, id, to)?;
        let facing = match unit.flank {
            Some(Side::Left) => Heading::new(90),
            Some(Side::Right) => Heading::new(270),
            None if start.y() == 0 => Heading::new(180),
            None => Heading::new(0),
        };
        let measure = spec.model.measure();
        // BA-61: along a road it comes on twice as far.
        let reach = self.rate(s, id, order) * if spec.is_vehicle() && self.on_road(start, to) { 2 } else { 1 };
        if spec.is_gun() {
            // A gun without a tow is pushed on by its crew, with all of it on the table.
            let most = reach.max(measure.length);
            if !start.within(to, most + 300) {
                return Err((clause!("C-33"), "why-too-far"));
            }
            return self.gun_fits(s, id, to, facing).map(|_| facing);
        }
        if start.steps_to(to) + measure.length / 2 > reach {
            return Err((clause!("C-33"), "why-too-far"));
        }
        let hull = Shape::hull(to, facing, measure.length, measure.width);
        if !hull.lies_in(&TABLE) {
            return Err((clause!("C-171"), "why-off-table"));
        }
        let depth = start.steps_to(to);
        let swept = Shape::swept(to, facing, measure.length, measure.width, -(depth - measure.length / 2).max(0));
        self.hull_clear(s, id, order, &swept, self.on_road(start, to))?;
        Ok(facing)
    }

    /// C-33: how a unit goes over an edge with what is left of its move.
    pub(crate) fn plan_leave(&self, s: &Field, moving: &Moving) -> Result<Vec<Path>, Objection> {
        let Moving { unit: id, order, .. } = *moving;
        let on_table = |u: &&Unit| u.is_on_table() && u.inside.is_none();
        let unit = s.unit(id).filter(on_table).ok_or((clause!("C-33"), "why-too-far"))?;
        let left = self.rate(s, id, order) - moving.spent();
        // Over the long edge it is nearer to.
        let to_top = self.place_of(id, unit).y() < DEPTH / 2;
        let to_edge = |p: Point| if to_top { p.y() } else { DEPTH - p.y() };
        let edge = if to_top { 0 } else { DEPTH };
        let too_far = (clause!("C-33"), "why-too-far");
        if let Some(spec) = self.spec(id).filter(|spec| spec.is_vehicle()) {
            let centre = |by: i32| unit.at.plus(unit.facing.way(by));
            let over = |by: &i32| to_edge(centre(*by)) < 0;
            let by = (1..=left).step_by(INCHING as usize).chain([left]).find(over).ok_or(too_far)?;
            let measure = spec.model.measure();
            let swept = Shape::swept(unit.at, unit.facing, measure.length, measure.width, by);
            self.hull_clear(s, id, order, &swept, self.on_road(unit.at, centre(by)))?;
            return Ok(vec![Path::straight(unit.at, centre(by))]);
        }
        if unit.men.iter().any(|m| to_edge(m.at) > left) {
            return Err(too_far);
        }
        // The ground on the way out counts as on any other way.
        let ground = self.ground(s, id, order, TABLE, None);
        let out = |from: Point| Path::straight(from, Point::new(from.x(), edge));
        let starts = self.standing(s, id);
        unit.men
            .iter()
            .map(|m| m.at)
            .chain(starts.iter().copied())
            .try_for_each(|from| ground.way(from, out(from).end()))?;
        Ok(starts.into_iter().map(out).collect())
    }
}

/// What a straight leg takes from a vehicle's move.
fn leg_price(from: Point, to: Point) -> i16 {
    from.steps_to(to).min(10_000) as i16
}
