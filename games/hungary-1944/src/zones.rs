//! Chapter 3: zones of control.

use crate::Rules;
use crate::state::State;
use crate::vocabulary::*;
use board::{HexId, HexSet};

/// Where a side stands.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Presence {
    /// Hexes that hold a counter, columns included.
    pub occupied: HexSet,
    /// Hexes that hold a unit; a column alone is not a unit.
    pub units: HexSet,
    /// Hexes that hold a unit with a zone of control (BPH-3.1b).
    pub with_zone: HexSet,
}

impl Rules {
    /// The hexes of both sides, by side, in one pass over the counters.
    pub(crate) fn presence(&self, s: &State) -> [Presence; 2] {
        let mut sides = [Presence::default(); 2];
        for (unit, hex) in s.on_map() {
            let brief = self.data.brief(unit);
            let side = &mut sides[brief.side.index()];
            side.occupied.insert(hex);
            if brief.kind != Kind::Column {
                side.units.insert(hex);
            }
            if brief.kind.has_zone() {
                side.with_zone.insert(hex);
            }
        }
        sides
    }

    /// Hexes that hold a counter of the side, columns included.
    pub fn occupied(&self, s: &State, side: Side) -> HexSet {
        self.hexes_with(s, side, |_| true)
    }

    /// Hexes that hold a unit of the side; a column alone is not a unit.
    pub fn units_of(&self, s: &State, side: Side) -> HexSet {
        self.hexes_with(s, side, |k| k != Kind::Column)
    }

    pub(crate) fn hexes_with(&self, s: &State, side: Side, kind: impl Fn(Kind) -> bool) -> HexSet {
        s.on_map()
            .filter(|&(u, _)| {
                let unit = self.data.brief(u);
                unit.side == side && kind(unit.kind)
            })
            .map(|(_, h)| h)
            .collect()
    }

    /// The zone of control a side exerts: the six hexes around each unit that has one (BPH-3.1a), but not across the
    /// Danube (BPH-3.2c) nor, by default, a lake (C64).
    pub fn zone(&self, s: &State, side: Side) -> HexSet {
        self.zone_around(&self.hexes_with(s, side, Kind::has_zone))
    }

    /// The zone exerted from a set of hexes.
    pub(crate) fn zone_around(&self, hexes: &HexSet) -> HexSet {
        self.crossings.zone.across(hexes)
    }

    /// Hexes next to a unit of the side, whatever lies between.
    pub fn next_to(&self, s: &State, side: Side) -> HexSet {
        self.hexes_around(&self.units_of(s, side))
    }

    pub(crate) fn hexes_around(&self, hexes: &HexSet) -> HexSet {
        self.crossings.all.across(hexes)
    }

    /// BPH-3.2b with its exception 3.4a: no direct move from zone to zone, except between two hexes of one big city.
    pub(crate) fn is_zone_to_zone(&self, zone: &HexSet, from: HexId, to: HexId) -> bool {
        let city = self.data.map.is_big_city(from) && self.data.map.is_big_city(to);
        zone.contains(from) && zone.contains(to) && !city
    }
}
