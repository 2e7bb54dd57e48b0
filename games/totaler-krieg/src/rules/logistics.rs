//! The Logistics and Partisan Segment: Logistics markers, SHAEF, partisans.

use crate::Rules;
use crate::state::*;
use crate::vocabulary::*;
use board::{HexId, HexSet, flood};

impl Rules {
    /// A Logistics marker can be placed: the West has none.
    pub(crate) fn has_logistics_marker(&self, state: &State) -> bool {
        let pool = &self.data.scenario.markers[state.faction];
        let m = &state.markers;
        let away = m.delayed.iter().filter(|d| d.0 == state.faction && d.1).count();
        state.faction != Faction::Western
            && pool.logistics_from <= state.turn
            && m.logistics[state.faction].len() + away < usize::from(pool.logistics)
    }

    /// Controlled city and line hexes within six line hexes of some hexes, along controlled ground.
    fn along_the_line(&self, state: &State, from: &HexSet) -> HexSet {
        let presence = self.presence(state);
        let held = self.controlled(state, &presence, state.faction);
        let map = &self.data.map;
        let found = flood(&map.grid, from.iter(), self.data.combat.ranges.logistics, |hex, dir, to| {
            map.linked(hex, dir) && held.contains(to)
        });
        let places = map.on_line.union(&map.cities).intersection(&held);
        places.iter().filter(|&h| found.contains(h)).collect()
    }

    /// Where a Logistics marker from the pool can go: near home cities and headquarters.
    pub(crate) fn logistics_places(&self, state: &State) -> HexSet {
        let leader = state.faction.leader();
        let home = self.data.map.country[leader].intersection(&self.data.map.cities);
        let mut from = home.union(&self.data.scenario.home[leader]);
        for u in state.units.iter().filter(|u| u.kind.is_hq() && self.faction_of(u.nation) == state.faction) {
            if let Some(hex) = u.hex() {
                from.insert(hex);
            }
        }
        let presence = self.presence(state);
        let from = from.intersection(&self.controlled(state, &presence, state.faction));
        self.along_the_line(state, &from).minus(&state.markers.posts())
    }

    /// Logistics markers that have not been placed or moved in this segment.
    pub(crate) fn movable_logistics(&self, state: &State) -> HexSet {
        state.markers.logistics[state.faction].minus(&state.markers.new_posts)
    }

    /// Where such a marker can go.
    pub(crate) fn logistics_reach(&self, state: &State, from: HexId) -> HexSet {
        self.along_the_line(state, &[from].into_iter().collect()).minus(&state.markers.posts())
    }

    pub(crate) fn shaef_places(&self, state: &State) -> HexSet {
        let pool = &self.data.scenario.markers[state.faction];
        let scenario = &self.data.scenario;
        let season = scenario.turn(state.turn).seasonal || scenario.script.shaef_turns.contains(&state.turn);
        let western = state.faction == Faction::Western;
        if !western || state.markers.shaef.is_some() || !season || pool.shaef_from.is_none_or(|from| state.turn < from)
        {
            return HexSet::EMPTY;
        }
        let presence = self.presence(state);
        let abroad = self.towns.minus(&self.data.map.country[Country::Britain]);
        abroad
            .intersection(&self.controlled(state, &presence, state.faction))
            .minus(&presence.enemy_units(state.faction))
    }

    pub(crate) fn base_places(&self, state: &State) -> HexSet {
        let pool = self.data.scenario.markers[state.faction].partisan_base;
        if pool == 0 || state.markers.partisan_base.is_some() {
            return HexSet::EMPTY;
        }
        let mut land = HexSet::EMPTY;
        for &country in &self.lands {
            let lost = matches!(state.status[country], Status::ConqueredBy(f) if f != state.faction);
            if lost && self.data.scenario.side[country] == Some(state.faction) {
                land = land.union(&self.data.map.country[country]);
            }
        }
        let map = &self.data.map;
        let presence = self.presence(state);
        land.intersection(&map.rough.union(&map.cities)).minus(&presence.enemy_units(state.faction))
    }

    pub(crate) fn may_raise_partisan(&self, state: &State) -> bool {
        let standing = state.units.iter().any(|u| u.kind == Kind::Partisan && u.hex().is_some());
        let season = self.data.scenario.turn(state.turn).seasonal;
        let own = state.markers.partisan_base.is_some_and(|(f, _)| f == state.faction);
        own && season && !standing && !state.pool.partisan_raised
    }
}
