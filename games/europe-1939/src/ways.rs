//! Ways by air and by sea: how far, and through what.

use crate::Rules;
use crate::data::{Area, Areas, LAND};
use crate::state::*;
use crate::vocabulary::*;

/// Farther than anything goes.
pub const MOST_STEPS: u8 = 6;

impl Rules {
    /// The seas next to a sea that a side may enter from it: straits and canals belong to whoever holds their shores
    /// (HUB-3.3).
    fn seas_from(&self, s: &State, side: Side, sea: Area) -> Areas {
        let map = &self.data.map;
        let at = &map.place;
        let mut next = map.graph.around(sea) - LAND - self.data.scenario.closed;
        let gates = [
            (at.aegean, at.black_sea, at.istanbul),
            (at.skagerrak, at.west_baltic, at.denmark),
            (at.eastern_mediterranean, at.red_sea, at.suez),
        ];
        // Gibraltar stops redeployment; ships on the move have to get past those who intervene from there.
        let rock = (at.east_atlantic, at.western_mediterranean, at.gibraltar);
        let shut = s.phase == Phase::Redeploy && s.side_at(at.gibraltar) == Some(side.enemy());
        for (a, b, key) in gates.into_iter().chain(shut.then_some(rock)) {
            if (sea == a || sea == b) && s.side_at(key) != Some(side) {
                next.remove(if sea == a { b } else { a });
            }
        }
        next
    }

    /// The seas ships of a side reach from a port or a sea in exactly or at most so many steps.
    pub(crate) fn seas_within(&self, s: &State, side: Side, from: Area, steps: u8) -> Areas {
        let mut found = Areas::EMPTY;
        let mut edge = Areas::one(from);
        if !LAND.contains(from) {
            found.insert(from);
        }
        for _ in 0..steps {
            let mut next = Areas::EMPTY;
            for area in edge.iter() {
                next |= if LAND.contains(area) {
                    self.data.map.seas_around(area) - self.data.scenario.closed
                } else {
                    self.seas_from(s, side, area)
                };
            }
            edge = next - found;
            if edge.is_empty() {
                break;
            }
            found |= edge;
        }
        found
    }

    /// Sea areas from a port to a place, the place included (HUC-08).
    pub(crate) fn sea_distance(&self, s: &State, side: Side, from: Area, to: Area) -> Option<u8> {
        (1..=MOST_STEPS).find(|&steps| self.seas_within(s, side, from, steps).contains(to))
    }

    /// Areas from a base to a place, over land and sea.
    pub(crate) fn air_distance(&self, sky: Areas, from: Area, to: Area) -> Option<u8> {
        (0..=MOST_STEPS).find(|&steps| self.data.map.graph.within(Areas::one(from), steps, sky).contains(to))
    }

    /// The shortest way by air; among equals the one through the areas that come first.
    pub(crate) fn air_way(&self, sky: Areas, from: Area, to: Area) -> Option<Way> {
        shortest(from, to, |area| self.data.map.graph.around(area) & sky)
    }

    /// The shortest way by sea, from a port or a sea area to a sea area.
    pub(crate) fn sea_way(&self, s: &State, side: Side, from: Area, to: Area) -> Option<Way> {
        shortest(from, to, |area| match LAND.contains(area) {
            true => self.data.map.seas_around(area) - self.data.scenario.closed,
            false => self.seas_from(s, side, area),
        })
    }

    /// Ports of a side that ships reach from a sea area or port.
    pub(crate) fn havens(&self, s: &State, nation: Nation, from: Area, steps: u8) -> Areas {
        let Some(side) = s.camp(nation) else { return Areas::EMPTY };
        let seas = self.seas_within(s, side, from, steps);
        let coasts = self.data.map.graph.next_to(seas) & self.data.map.ports;
        (coasts & self.open_to(s, nation)) - self.data.scenario.closed
    }
}

fn shortest(from: Area, to: Area, next: impl Fn(Area) -> Areas) -> Option<Way> {
    let mut way = Way::new();
    if from == to {
        return Some(way);
    }
    let mut rings = vec![Areas::one(from)];
    let mut found = Areas::one(from);
    while !found.contains(to) {
        let edge = rings.last()?.iter().fold(Areas::EMPTY, |all, area| all | next(area)) - found;
        if edge.is_empty() || rings.len() > usize::from(MOST_STEPS) {
            return None;
        }
        found |= edge;
        rings.push(edge);
    }
    rings.pop();
    let mut back = vec![to];
    while let Some(ring) = rings.pop() {
        let after = *back.last()?;
        let step = ring.iter().find(|&area| next(area).contains(after))?;
        if step != from {
            back.push(step);
        }
    }
    for area in back.into_iter().rev() {
        way.try_push(area).ok()?;
    }
    Some(way)
}
