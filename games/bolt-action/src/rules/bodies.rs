//! What units cover of the table, and how far apart they are.

use crate::Rules;
use crate::force::Spec;
use crate::state::*;
use crate::terrain::{DEPTH, Kind, WIDTH};
use arrayvec::ArrayVec;
use board::table::{Area, Shape};

/// Bodies of one unit: its men, and its hull or gun.
pub type Bodies = ArrayVec<Shape, { crate::force::MEN + 1 }>;

pub const TABLE: Area = Area::new(0, 0, WIDTH, DEPTH);
/// C-05: units keep more than this apart.
pub const APART: i32 = 100;
/// C-04: men of a unit are no further than this apart.
pub const FORMATION: i32 = 100;

impl Rules {
    pub fn spec(&self, id: UnitId) -> Option<&Spec> {
        self.specs.get(id.index())
    }

    /// The hull of a vehicle or gun.
    pub(crate) fn hull(&self, id: UnitId, unit: &Unit) -> Option<Shape> {
        let spec = self.spec(id)?;
        if spec.is_foot() {
            return None;
        }
        let measure = spec.model.measure();
        Some(Shape::hull(unit.at, unit.facing, measure.length, measure.width))
    }

    /// Everything of a unit that stands on the table; of a unit in a building the building (C-107).
    pub fn bodies(&self, id: UnitId, unit: &Unit) -> Bodies {
        let mut bodies = Bodies::new();
        if !unit.is_on_table() {
            return bodies;
        }
        if let Some(house) = unit.inside.and_then(|room| self.building(room.building)) {
            bodies.push(house);
            return bodies;
        }
        let base = self.base(id, unit);
        bodies.extend(unit.men.iter().map(|m| Shape::round(m.at, base)));
        bodies.extend(self.hull(id, unit));
        bodies
    }

    /// The walls of a building; buildings are rectangles (C-177).
    pub(crate) fn building(&self, index: u8) -> Option<Shape> {
        let feature = self.table.feature(index).filter(|f| f.kind == Kind::Building)?;
        let corners: [_; 4] = feature.outline.corners().try_into().ok()?;
        Some(Shape::Hull { corners })
    }

    pub(crate) fn stands(&self, s: &Field, index: u8) -> bool {
        s.fallen & (1 << (index & 127)) == 0
    }

    /// The box around all bodies of a unit, without looking at each.
    pub(crate) fn extent(&self, id: UnitId, unit: &Unit) -> Option<Area> {
        if !unit.is_on_table() {
            return None;
        }
        if let Some(house) = unit.inside.and_then(|room| self.building(room.building)) {
            return Some(house.area());
        }
        let men = unit.men.iter().map(|m| Area { from: m.at, to: m.at }).reduce(|a, b| a.around(&b));
        let men = men.map(|area| area.grown(self.base(id, unit)));
        let hull = self.hull(id, unit).map(|hull| hull.area());
        men.into_iter().chain(hull).reduce(|a, b| a.around(&b))
    }

    /// Whether two units are at most so far apart, closest bodies counting (C-03).
    pub(crate) fn units_within(&self, s: &Field, a: UnitId, b: UnitId, distance: i32) -> bool {
        let (Some(one), Some(two)) = (s.unit(a), s.unit(b)) else { return false };
        let (Some(here), Some(there)) = (self.extent(a, one), self.extent(b, two)) else { return false };
        if !here.grown(distance.max(0)).meets(&there) {
            return false;
        }
        let (one, two) = (self.bodies(a, one), self.bodies(b, two));
        one.iter().any(|p| two.iter().any(|q| p.within(q, distance)))
    }

    /// The distance between two units, rounded up.
    pub(crate) fn distance(&self, s: &Field, a: UnitId, b: UnitId) -> i32 {
        let (Some(one), Some(two)) = (s.unit(a), s.unit(b)) else { return i32::MAX };
        let (one, two) = (self.bodies(a, one), self.bodies(b, two));
        one.iter().flat_map(|p| two.iter().map(|q| p.gap(q))).min().unwrap_or(i32::MAX)
    }

    /// C-05: whether a body would come too close to some other unit's.
    pub(crate) fn is_crowded(&self, s: &Field, mover: UnitId, body: &Shape) -> bool {
        let close = body.area().grown(APART);
        s.on_table().filter(|(id, unit)| *id != mover && unit.inside.is_none()).any(|(id, unit)| {
            let base = self.base(id, unit);
            let around = close.grown(base);
            unit.men.iter().any(|m| around.holds(m.at) && Shape::round(m.at, base).within(body, APART))
                || close.grown(400).holds(unit.at) && self.hull(id, unit).is_some_and(|hull| hull.within(body, APART))
        })
    }

    /// How many men count for size and losses: men, or 1 for a vehicle.
    pub(crate) fn strength(&self, id: UnitId, unit: &Unit) -> u8 {
        if self.spec(id).is_some_and(Spec::is_vehicle) { 1 } else { unit.men.len() as u8 }
    }

    /// Where a unit is, for drawing and for measuring roughly.
    pub fn place_of(&self, id: UnitId, unit: &Unit) -> board::table::Point {
        match unit.inside.and_then(|room| self.building(room.building)) {
            Some(house) => house.centre(),
            None if self.spec(id).is_some_and(Spec::is_foot) => unit.men.first().map_or(unit.at, |m| m.at),
            None => unit.at,
        }
    }
}
