//! Chapter 3: zones of control.

use crate::Rules;
use crate::data::Brief;
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
    /// The hexes of both sides.
    pub(crate) fn presence(&self, state: &State) -> BySide<Presence> {
        BySide::from_fn(|side| self.presence_of(state, side))
    }

    /// The hexes of one side, in one pass over its counters.
    pub(crate) fn presence_of(&self, state: &State, side: Side) -> Presence {
        let mut presence = Presence::default();
        for (_, brief, hex) in self.on_map_of(state, side) {
            presence.occupied.insert(hex);
            if brief.kind != Kind::Column {
                presence.units.insert(hex);
            }
            if brief.kind.has_zone() {
                presence.with_zone.insert(hex);
            }
        }
        presence
    }

    /// Every counter of a side on the map.
    #[inline]
    pub(crate) fn on_map_of<'a>(
        &'a self,
        state: &'a State,
        side: Side,
    ) -> impl Iterator<Item = (UnitId, Brief, HexId)> + 'a {
        self.data.of_side(side).iter().filter_map(|&u| state.unit(u).hex().map(|h| (u, self.data.brief(u), h)))
    }

    /// Hexes that hold a counter of the side, columns included.
    pub fn occupied(&self, state: &State, side: Side) -> HexSet {
        self.hexes_with(state, side, |_| true)
    }

    /// Hexes that hold a unit of the side; a column alone is not a unit.
    pub fn units_of(&self, state: &State, side: Side) -> HexSet {
        self.hexes_with(state, side, |k| k != Kind::Column)
    }

    pub(crate) fn hexes_with(&self, state: &State, side: Side, kind: impl Fn(Kind) -> bool) -> HexSet {
        self.on_map_of(state, side).filter(|(_, brief, _)| kind(brief.kind)).map(|(.., h)| h).collect()
    }

    /// The zone of control a side exerts: the six hexes around each unit that has one (BPH-3.1a), but not across the
    /// Danube (BPH-3.2c) nor, by default, a lake (C64).
    pub fn zone(&self, state: &State, side: Side) -> HexSet {
        self.zone_around(&self.hexes_with(state, side, Kind::has_zone))
    }

    /// The zone exerted from a set of hexes.
    pub(crate) fn zone_around(&self, hexes: &HexSet) -> HexSet {
        self.crossings.zone.across(hexes)
    }

    /// Hexes next to a unit of the side, whatever lies between.
    pub fn next_to(&self, state: &State, side: Side) -> HexSet {
        self.hexes_around(&self.units_of(state, side))
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
