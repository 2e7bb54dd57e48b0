//! Ways by air and by sea: how far, and through what.

use crate::Rules;
use crate::data::{AREAS, Area, Areas, Data, LAND, Places};
use crate::state::*;
use crate::vocabulary::*;
use board::AreaId;

/// Farther than anything goes.
pub const MOST_STEPS: u8 = 6;

/// Straits and canals that belong to whoever holds their shores (HUB-3.3); Gibraltar comes last.
const GATES: usize = 4;
const GIBRALTAR: usize = 3;

/// The two seas of each gate and the area that opens it.
fn gates(at: &Places) -> [(Area, Area, Area); GATES] {
    [
        (at.aegean, at.black_sea, at.istanbul),
        (at.skagerrak, at.west_baltic, at.denmark),
        (at.eastern_mediterranean, at.red_sea, at.suez),
        (at.east_atlantic, at.western_mediterranean, at.gibraltar),
    ]
}

/// The seas ships reach from every port and sea, in so many steps, however the gates stand: reckoned once.
#[derive(Clone, Debug)]
pub(crate) struct Lanes {
    /// By gates that are open (as bits), area and steps.
    within: Vec<[Areas; MOST_STEPS as usize + 1]>,
    /// The ports on those seas.
    ports: Vec<[Areas; MOST_STEPS as usize + 1]>,
    /// What aircraft reach from every area, were everything open to them.
    flights: Vec<[Areas; MOST_STEPS as usize + 1]>,
}

impl Lanes {
    pub fn new(data: &Data) -> Lanes {
        let gates = gates(&data.map.place);
        let mut within = Vec::with_capacity((1 << GATES) * AREAS);
        for open in 0..1usize << GATES {
            let next = |area: Area| {
                let mut seas = data.map.seas_around(area) - data.scenario.closed;
                for (_, &(a, b, _)) in gates.iter().enumerate().filter(|(i, _)| open & 1 << i == 0) {
                    if area == a || area == b {
                        seas.remove(if area == a { b } else { a });
                    }
                }
                seas
            };
            for area in (0..AREAS).map(|i| AreaId(i as u8)) {
                let mut found = Areas::one(area) - LAND;
                let mut edge = Areas::one(area);
                within.push(std::array::from_fn(|steps| {
                    if steps > 0 {
                        edge = edge.iter().fold(Areas::EMPTY, |all, a| all | next(a)) - found;
                        found |= edge;
                    }
                    found
                }));
            }
        }
        let map = &data.map;
        let ports = within.iter().map(|lane| lane.map(|seas| map.graph.next_to(seas) & map.ports)).collect();
        let areas = (0..AREAS).map(|i| Areas::one(AreaId(i as u8)));
        let flight = |from: Areas| std::array::from_fn(|steps| map.graph.within(from, steps as u8, !Areas::EMPTY));
        Lanes { within, ports, flights: areas.map(flight).collect() }
    }
}

impl Rules {
    /// Which gates are open to a side. Gibraltar stops only redeployment: ships on the move have to get past those who
    /// intervene from there.
    fn open_gates(&self, state: &State, side: Side) -> usize {
        let mut open = 0;
        for (i, (_, _, key)) in gates(&self.data.map.place).into_iter().enumerate() {
            let passes = match i {
                GIBRALTAR => state.phase != Phase::Redeploy || state.side_at(key) != Some(side.enemy()),
                _ => state.side_at(key) == Some(side),
            };
            open |= usize::from(passes) << i;
        }
        open
    }

    /// The seas ships of a side reach from a port or a sea in at most so many steps.
    #[inline]
    pub(crate) fn seas_within(&self, state: &State, side: Side, from: Area, steps: u8) -> Areas {
        let lane = self.lanes.within.get(self.open_gates(state, side) * AREAS + from.index());
        lane.map_or(Areas::EMPTY, |lane| lane[usize::from(steps.min(MOST_STEPS))])
    }

    /// The ports on those seas, whoever holds them.
    #[inline]
    pub(crate) fn ports_within(&self, state: &State, side: Side, from: Area, steps: u8) -> Areas {
        let lane = self.lanes.ports.get(self.open_gates(state, side) * AREAS + from.index());
        lane.map_or(Areas::EMPTY, |lane| lane[usize::from(steps.min(MOST_STEPS))])
    }

    /// Where aircraft could get in so many steps, were everything open to them.
    #[inline]
    pub(crate) fn flights(&self, from: Area, steps: u8) -> Areas {
        self.lanes.flights.get(from.index()).map_or(Areas::EMPTY, |flight| flight[usize::from(steps.min(MOST_STEPS))])
    }

    /// Sea areas from a port to a place, the place included (HUC-08).
    pub(crate) fn sea_distance(&self, state: &State, side: Side, from: Area, to: Area) -> Option<u8> {
        (1..=MOST_STEPS).find(|&steps| self.seas_within(state, side, from, steps).contains(to))
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
    pub(crate) fn sea_way(&self, state: &State, side: Side, from: Area, to: Area) -> Option<Way> {
        shortest(from, to, |area| self.seas_within(state, side, area, 1) - Areas::one(area))
    }

    /// Ports of a side that ships reach from a sea area or port.
    pub(crate) fn havens(&self, state: &State, nation: Nation, from: Area, steps: u8) -> Areas {
        let Some(side) = state.camp(nation) else { return Areas::EMPTY };
        (self.ports_within(state, side, from, steps) & self.open_to(state, nation)) - self.data.scenario.closed
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
