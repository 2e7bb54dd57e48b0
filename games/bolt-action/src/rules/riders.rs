//! Men on horses, motorcycles and bicycles (C-35, S-14): how fast they go, what they cannot do in the saddle, how
//! they get away and how they get off.

use crate::Rules;
use crate::rules::movement::{Objection, Points, Walk};
use crate::state::*;
use crate::vocabulary::*;
use board::table::{Heading, Point};

impl Rules {
    /// Whether a unit has something to ride on, and has not got off it.
    pub(crate) fn rides(&self, id: UnitId, unit: &Unit, on: UnitRule) -> bool {
        !unit.marks.dismounted && self.spec(id).is_some_and(|spec| spec.has(on))
    }

    /// In the saddle: no going Down, no houses.
    pub(crate) fn is_mounted(&self, id: UnitId, unit: &Unit) -> bool {
        !unit.marks.dismounted && self.spec(id).is_some_and(|spec| spec.is_mounted())
    }

    /// C-83, C-35: a Down die helps men and guns; on riders who got away it only marks a halt.
    pub(crate) fn is_down(&self, id: UnitId, unit: &Unit) -> bool {
        unit.order == Some(Order::Down) && !self.is_vehicle(id) && !self.is_mounted(id, unit)
    }

    /// C-172: radius of a man's base, or of a rider's.
    pub(crate) fn base(&self, id: UnitId, unit: &Unit) -> i32 {
        if self.is_mounted(id, unit) { 75 } else { 50 }
    }

    /// C-35, BA-53: how far a unit goes whose whole move is along a road, where that is further: motorcycles as wheeled
    /// vehicles do, bicycles on a Run.
    pub(crate) fn road_rate(&self, s: &Field, id: UnitId, order: Order) -> Option<i32> {
        let unit = s.unit(id)?;
        match order {
            _ if self.rides(id, unit, UnitRule::Motorcycles) => Some(2 * self.rate(s, id, order)),
            Order::Run if self.rides(id, unit, UnitRule::Bicycles) => Some(2400),
            _ => None,
        }
    }

    /// Whether a straight way lies on roads alone.
    pub(crate) fn along_road(&self, from: Point, to: Point) -> bool {
        self.table.is_road(to) && self.on_road(from, to)
    }

    /// C-35: bicycles are left behind with any order but Run, and at the first pin.
    pub(crate) fn leave_bicycles(&self, s: &mut State, id: UnitId) {
        if s.unit(id).is_some_and(|u| self.rides(id, u, UnitRule::Bicycles)) {
            s.change(id, |u| u.marks.dismounted = true);
        }
    }

    /// C-35: whether men who have lost their bicycles on their way, so long and gone so far, cannot go on: without them
    /// a Run is as long as anybody's.
    pub(crate) fn has_lost_bicycles(&self, s: &State, id: UnitId, long: i32, far: i32) -> bool {
        let cyclists = self.spec(id).is_some_and(|spec| spec.has(UnitRule::Bicycles));
        let on_foot = s.unit(id).is_some_and(|u| u.marks.dismounted);
        // What earlier legs of the same move have used up.
        let spent = s.frames.iter().rev().find_map(|frame| match frame {
            Frame::Move(moving) if moving.unit == id => Some(moving.spent() - long),
            _ => None,
        });
        cyclists && on_foot && spent.unwrap_or(0) + far > self.rate(s, id, Order::Run)
    }

    /// C-35: horsemen and motorcyclists get off with an Advance, before they have gone anywhere.
    pub(crate) fn may_dismount(&self, s: &Field, moving: &Moving) -> bool {
        let mounted = s.unit(moving.unit).is_some_and(|u| u.is_on_table() && self.is_mounted(moving.unit, u));
        moving.order == Order::Advance && mounted && !moving.has_gone()
    }

    /// C-35: where horsemen stand who get away: up to a Run, no nearer to whom they flee from (C-97).
    pub(crate) fn plan_ride_away(&self, s: &Field, id: UnitId, from: UnitId, to: Point) -> Result<Points, Objection> {
        let (Some(unit), Some(enemy)) = (s.unit(id), s.unit(from)) else {
            return Err((clause!("C-97"), "why-no-such-unit"));
        };
        let enemy = self.place_of(from, enemy);
        if enemy.square_to(to) < enemy.square_to(self.place_of(id, unit)) {
            return Err((clause!("C-97"), "why-escape-nearer"));
        }
        let walk = Walk::of(self, s, id, Order::Run, &[], false).ok_or((clause!("C-97"), "why-no-escape"))?;
        walk.to(to)
    }

    /// Ways to ride off worth listing: straight away and to either side.
    pub(crate) fn rides_away(&self, s: &Field, id: UnitId, from: UnitId) -> Vec<Point> {
        let (Some(unit), Some(enemy)) = (s.unit(id), s.unit(from)) else { return Vec::new() };
        let own = self.place_of(id, unit);
        let Some(away) = Heading::from_to(self.place_of(from, enemy), own) else { return Vec::new() };
        let rate = self.rate(s, id, Order::Run);
        let turns = [0, 45, -45, 90, -90].into_iter();
        turns.flat_map(|turn| [rate, rate / 2].map(|far| own.plus(away.turned(turn).way(far)))).collect()
    }
}
