//! Tanks against men (C-122): who is run over, who gets out of the way, and how the tank drives on.

use crate::Rules;
use crate::force::Spec;
use crate::rules::bodies::APART;
use crate::rules::movement::{Objection, Points, Walk};
use crate::state::*;
use crate::vocabulary::*;
use board::table::{Point, Shape};
use kernel::Play;

impl Rules {
    /// C-122: how far ahead a tank meets a unit on a straight run.
    pub(crate) fn run_over(&self, s: &Field, id: UnitId, target: UnitId) -> Option<i32> {
        let (unit, enemy, spec) = (s.unit(id)?, s.unit(target)?, self.spec(id)?);
        let measure = spec.model.measure();
        let bodies = self.bodies(target, enemy);
        let meets = |by: i32| {
            let swept = Shape::swept(unit.at, unit.facing, measure.length, measure.width, by);
            bodies.iter().any(|b| swept.within(b, 0))
        };
        let most = self.rate(s, id, Order::Run) / 25;
        let legs: Vec<i32> = (1..=most).map(|n| 25 * n).collect();
        // Who is met after so far is met after further.
        let by = *legs.get(legs.partition_point(|&by| !meets(by)))?;
        // Up to there nothing else may be in the way.
        let mut without = s.clone();
        without.units[target.index()].fate = Fate::Reserve;
        self.leg(&without, id, Order::Run, by).ok().map(|_| by)
    }

    /// C-122: those who lose heart are gone, the others get out of the way; a gun is lost in any case.
    pub(crate) fn overrun(&self, s: &mut State, id: UnitId, target: UnitId, play: &mut Play<'_>) {
        let Some(by) = self.run_over(s, id, target) else { return };
        let by = by.clamp(0, 10_000) as i16;
        let spec = self.spec(target);
        // N-14: Japanese do not lose heart.
        let brave = spec.is_some_and(|spec| spec.nation == Nation::Japan);
        if spec.is_some_and(Spec::is_gun) {
            self.destroy(s, target, play);
            self.drive_on(s, id, by, play);
        } else if !brave && !self.check_morale(s, target, play) {
            self.drive_on(s, id, by, play);
        } else if !self.ways_aside(s, target, id, by).is_empty() {
            s.frames.push(Frame::Aside(SteppingAside { unit: target, tank: id, by }));
        }
        // Where there is no room to get out of the way, the tank stops short.
    }

    /// C-122: where men stand who get clear of a tank: within an Advance, and over an inch from where it goes.
    pub(crate) fn plan_aside(
        &self,
        s: &Field,
        id: UnitId,
        tank: UnitId,
        by: i16,
        to: Point,
    ) -> Result<Points, Objection> {
        let (Some(unit), Some(machine), Some(spec)) = (s.unit(id), s.unit(tank), self.spec(tank)) else {
            return Err((clause!("C-122"), "why-no-such-unit"));
        };
        let walk = Walk::of(self, s, id, Order::Advance, &[], false).ok_or((clause!("C-122"), "why-not-on-foot"))?;
        let places = walk.to(to)?;
        let measure = spec.model.measure();
        let swept = Shape::swept(machine.at, machine.facing, measure.length, measure.width, i32::from(by));
        let base = self.base(id, unit);
        if places.iter().any(|&p| swept.within(&Shape::round(p, base), APART)) {
            return Err((clause!("C-122"), "why-not-clear"));
        }
        Ok(places)
    }

    /// Some ways to get clear: to either side of the tank, ahead of it and behind.
    pub(crate) fn ways_aside(&self, s: &Field, id: UnitId, tank: UnitId, by: i16) -> Vec<Point> {
        let (Some(unit), Some(machine)) = (s.unit(id), s.unit(tank)) else { return Vec::new() };
        let from = self.place_of(id, unit);
        let turns = (0..12).map(|i| machine.facing.turned(30 * i));
        let spots = turns.flat_map(|h| [300, 450, 600].map(|far| from.plus(h.way(far))));
        spots.filter(|&to| self.plan_aside(s, id, tank, by, to).is_ok()).collect()
    }

    /// The men walk, which whoever lies in ambush sees (C-22); then the tank drives on.
    pub(crate) fn step_aside(&self, s: &mut State, aside: SteppingAside, to: Point) {
        let SteppingAside { unit, tank, by } = aside;
        s.frames.push(Frame::DriveOn { unit: tank, by });
        if let Ok(places) = self.plan_aside(s, unit, tank, by, to) {
            self.set_out(s, unit, places);
        }
    }

    /// The tank drives over where they were, and on with what is left of its Run.
    pub(crate) fn drive_on(&self, s: &mut State, id: UnitId, by: i16, play: &mut Play<'_>) {
        let runs = s.unit(id).is_some_and(|u| u.is_on_table() && u.order == Some(Order::Run));
        if runs && self.leg(s, id, Order::Run, i32::from(by)).is_ok() {
            let moving = self.fresh_move(s, id, Order::Run);
            self.drive(s, moving, i32::from(by), play);
        }
    }
}
