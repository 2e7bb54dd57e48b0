//! Chapter 3: zones of control.

use crate::Rules;
use crate::options::*;
use crate::state::State;
use crate::vocabulary::*;
use board::{HexId, HexSet};

impl Rules {
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
        let lakes = self.options.lake_zoc == LakeZone::On;
        let mut zone = HexSet::EMPTY;
        for hex in hexes.iter() {
            let barred = self.data.map.no_zone[hex.index()];
            for (dir, next) in self.data.map.grid.neighbours(hex) {
                if barred & (1 << dir.index()) == 0 || (lakes && self.data.map.side(hex, dir).water == Water::Lake) {
                    zone.insert(next);
                }
            }
        }
        zone
    }

    /// Hexes next to a unit of the side, whatever lies between.
    pub fn next_to(&self, s: &State, side: Side) -> HexSet {
        self.hexes_around(&self.units_of(s, side))
    }

    pub(crate) fn hexes_around(&self, hexes: &HexSet) -> HexSet {
        let mut near = HexSet::EMPTY;
        for hex in hexes.iter() {
            for (_, next) in self.data.map.grid.neighbours(hex) {
                near.insert(next);
            }
        }
        near
    }

    /// BPH-3.2b with its exception 3.4a: no direct move from zone to zone, except between two hexes of one big city.
    pub(crate) fn is_zone_to_zone(&self, zone: &HexSet, from: HexId, to: HexId) -> bool {
        let city = self.data.map.is_big_city(from) && self.data.map.is_big_city(to);
        zone.contains(from) && zone.contains(to) && !city
    }
}
