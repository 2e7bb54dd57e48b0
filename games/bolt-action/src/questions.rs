//! What can be asked of a position: targets, reactions, and what is worth listing.

use crate::Rules;
use crate::force::Spec;
use crate::rules::scenario::Scenario;
use crate::state::*;
use crate::terrain::DEPTH;
use crate::vocabulary::*;
use board::table::{Heading, Point};
use kernel::{Quick, Seat};

impl Rules {
    /// All that a unit can fire at one target together, shot before explosive against armour.
    pub(crate) fn all_aims(&self, s: &State, id: UnitId, target: UnitId, occasion: Occasion) -> Aims {
        let mut aims = Aims::new();
        let armour = self.spec(target).is_some_and(Spec::is_armoured);
        let mut ways = self.aims_at(s, id, target, occasion);
        ways.retain(|a| a.shell != Shell::Smoke);
        ways.sort_by_key(|a| {
            (a.battery, if armour { a.shell != Shell::Shot } else { a.shell == Shell::Shot }, a.shell)
        });
        for aim in ways {
            // One-shot weapons are kept for armour.
            let spare = self.spec(id).is_some_and(Spec::is_foot) && aim.battery > 0 && !armour;
            if !spare && Quick::ask(|j| self.judge_aim(s, id, &aims, occasion, &aim, j)) {
                aims.push(aim);
            }
        }
        aims
    }

    /// C-162: whether a target has a choice at all.
    pub(crate) fn can_react(&self, s: &State, id: UnitId, by: UnitId, assault: bool) -> bool {
        let there = |id: UnitId| s.unit(id).is_some_and(Unit::is_on_table);
        there(id)
            && there(by)
            && (!assault && self.can_duck(s, id)
                || self.can_escape(s, id)
                || assault && self.can_return_fire(s, id, by))
    }

    /// C-97: a recce vehicle, or riders (C-35), with no die yet.
    pub(crate) fn can_escape(&self, s: &Field, id: UnitId) -> bool {
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else { return false };
        unit.order.is_none()
            && s.bag[usize::from(unit.seat.0 & 1)] > 0
            && !unit.marks.immobilised
            && (spec.vehicle_has(VehicleRule::Recce) || self.rides(id, unit, UnitRule::Cavalry))
    }

    /// C-115, BA-160: no die yet, and the assault began more than 6" away.
    pub(crate) fn can_return_fire(&self, s: &State, id: UnitId, by: UnitId) -> bool {
        let Some(unit) = s.unit(id) else { return false };
        unit.order.is_none()
            && s.bag[usize::from(unit.seat.0 & 1)] > 0
            && !self.units_within(s, id, by, 600)
            && self.can_aim_at(s, id, by, Occasion::Assaulted)
    }

    /// One man of each kind in a unit.
    pub(crate) fn men_apart<'a>(&self, s: &'a Field, id: UnitId) -> impl Iterator<Item = u8> + 'a {
        let men: &[Man] = s.unit(id).map_or(&[], |u| &u.men);
        let kind = |m: &Man| (m.part, m.weapon, m.extra);
        let new = move |i: &usize| men[..*i].iter().all(|m| kind(m) != kind(&men[*i]));
        (0..men.len()).filter(new).map(|i| i as u8)
    }

    /// Vehicles of a side that carry or tow anything.
    pub(crate) fn carriers<'a>(&'a self, s: &'a Field, seat: Seat) -> impl Iterator<Item = UnitId> + 'a {
        let takes =
            |id: &UnitId| self.spec(*id).and_then(Spec::machine).is_some_and(|m| m.carries > 0 || !m.tows.is_empty());
        s.of(seat).map(|(id, _)| id).filter(takes)
    }

    /// Where the scenario sends a unit: home with the object, to the next objective, off the far edge.
    fn errand(&self, s: &Field, id: UnitId) -> Option<Point> {
        let unit = s.unit(id)?;
        let (from, own) = (self.place_of(id, unit), s.edge(unit.seat)?);
        let off = |edge: Edge| Point::new(from.x(), if edge == Edge::Top { 0 } else { DEPTH });
        match self.scenario {
            Scenario::TopSecret if s.objectives.iter().any(|o| o.is_with(id)) => Some(off(own)),
            Scenario::Envelopment => (s.attacker == Some(unit.seat)).then(|| off(own.opposite())),
            _ => {
                let wanted = s.objectives.iter().filter(|o| o.owner != Some(unit.seat)).map(|o| o.at);
                wanted.min_by_key(|at| from.square_to(*at))
            }
        }
    }

    /// Places worth coming on at: along the edge, at different depths.
    pub(crate) fn entry_candidates(&self, s: &Field, moving: &Moving) -> Vec<Point> {
        let (Some(unit), Some(spec)) = (s.unit(moving.unit), self.spec(moving.unit)) else { return Vec::new() };
        let rate = self.rate(s, moving.unit, moving.order);
        let length = spec.model.measure().length;
        let depths = match spec {
            _ if spec.is_vehicle() => [rate - length / 2, rate / 2],
            _ if spec.is_gun() => [length / 2 + 400, length / 2 + 250],
            _ => [rate - 20, rate / 2],
        };
        // All along the edge, and straight towards what is to be had.
        let along = (0..12).map(|k| 300 + 600 * k);
        let towards = s.objectives.iter().map(|o| if unit.flank.is_some() { o.at.y() } else { o.at.x() });
        let spot = |along: i32, depth: i32| match (unit.flank, s.edge(unit.seat)) {
            (Some(Side::Left), _) => Point::new(depth, along.min(4700)),
            (Some(Side::Right), _) => Point::new(crate::terrain::WIDTH - depth, along.min(4700)),
            (None, Some(Edge::Top)) => Point::new(along, depth),
            _ => Point::new(along, DEPTH - depth),
        };
        along.chain(towards).flat_map(|along| depths.map(|depth| spot(along, depth))).collect()
    }

    /// Places worth going to: all round, towards enemies, objectives and where the unit is sent; out of a house on all
    /// sides.
    pub(crate) fn move_candidates(&self, s: &Field, moving: &Moving) -> Vec<Point> {
        let id = moving.unit;
        let Some(unit) = s.unit(id) else { return Vec::new() };
        let from = self.place_of(id, unit);
        if unit.inside.is_some() {
            return (0..8).flat_map(|i| [500, 800].map(|far| from.plus(Heading::new(45 * i).way(far)))).collect();
        }
        let left = self.rate(s, id, moving.order) - moving.spent();
        if left < 100 {
            return Vec::new();
        }
        let enemies = s.on_table().filter(|(_, u)| u.seat != unit.seat).map(|(e, u)| self.place_of(e, u));
        let mut goals: Vec<Point> = enemies.collect();
        goals.sort_by_key(|&goal| from.square_to(goal));
        goals.truncate(3);
        // One stands against a base, not in it.
        goals.extend(s.objectives.iter().filter_map(|o| match o.owner {
            Some(_) => crate::rules::scenario::beside(o.at).into_iter().min_by_key(|p| from.square_to(*p)),
            None => Some(o.at),
        }));
        let mut ways: Vec<Point> = goals.into_iter().map(|goal| from.towards(goal, left)).collect();
        ways.extend((0..12).map(|i| from.plus(Heading::new(30 * i).way(left))));
        ways.extend((0..4).map(|i| from.plus(Heading::new(45 + 90 * i).way(left / 2))));
        // Whoever has somewhere to go looks for ways round what is in his way.
        if let Some(ahead) = self.errand(s, id).and_then(|to| Heading::from_to(from, to)) {
            let round = [(0, 3), (0, 2), (20, 4), (-20, 4), (40, 3), (-40, 3)];
            ways.extend(round.map(|(turn, part)| from.plus(ahead.turned(turn).way(left * part / 4))));
        }
        ways
    }
}
