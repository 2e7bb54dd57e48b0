//! Section 8: zones of control; and the weather, which decides what they do to a move (section 11).

use crate::Rules;
use crate::options::{AirdropNegates, BeachheadZone};
use crate::state::*;
use crate::vocabulary::*;
use board::{HexId, HexSet};

/// Where each faction stands.
#[derive(Copy, Clone, Debug, Default)]
pub struct Presence {
    /// Hexes with ground units.
    pub units: ByFaction<HexSet>,
    /// Hexes with Airdrop markers.
    pub dropped: ByFaction<HexSet>,
    /// Hexes in the zone of control of each faction.
    pub zones: ByFaction<HexSet>,
    /// The same of all enemies together: their units and their zones.
    enemies: ByFaction<HexSet>,
    enemy_zones: ByFaction<HexSet>,
}

impl Presence {
    /// Hexes with units of any other faction (TK-8.1-02).
    #[inline]
    pub fn enemy_units(&self, of: Faction) -> HexSet {
        self.enemies[of]
    }

    /// Enemy zones of control (TK-8.1-01).
    #[inline]
    pub fn ezoc(&self, of: Faction) -> HexSet {
        self.enemy_zones[of]
    }

    pub fn enemy_drops(&self, of: Faction) -> HexSet {
        of.enemies().fold(HexSet::EMPTY, |all, f| all.union(&self.dropped[f]))
    }
}

impl Rules {
    /// The faction a counter belongs to. Set-up has seen to it that every nation has one.
    #[inline]
    pub fn faction_of(&self, nation: Country) -> Faction {
        self.data.scenario.side[nation].unwrap_or(Faction::Axis)
    }

    #[inline]
    pub fn side_of(&self, state: &State, unit: UnitId) -> Option<Faction> {
        state.unit(unit).map(|u| self.faction_of(u.nation))
    }

    pub fn presence(&self, state: &State) -> Presence {
        self.presence_without(state, None)
    }

    /// The same as if one unit were not there.
    pub(crate) fn presence_without(&self, state: &State, absent: Option<UnitId>) -> Presence {
        let mut presence = Presence::default();
        for (i, unit) in state.units.iter().enumerate() {
            match unit.place {
                Place::Hex(hex) if absent != Some(UnitId(i as u8)) => {
                    presence.units[self.faction_of(unit.nation)].insert(hex);
                }
                Place::Dropped(hex) => presence.dropped[self.faction_of(unit.nation)].insert(hex),
                _ => {}
            }
        }
        for f in Faction::ALL {
            presence.zones[f] = self.zone_around(state, &presence.units[f]);
        }
        for f in Faction::ALL {
            for enemy in f.enemies() {
                presence.enemies[f] = presence.enemies[f].union(&presence.units[enemy]);
                presence.enemy_zones[f] = presence.enemy_zones[f].union(&presence.zones[enemy]);
            }
        }
        presence
    }

    /// TK-8.0-01: the hexes of the units and those around, but not across mountains, closed sides or water (TK-8.0-02,
    /// 03, 04). Across a Beachhead's own side it depends on the option.
    pub(crate) fn zone_around(&self, state: &State, units: &HexSet) -> HexSet {
        if units.is_empty() {
            return HexSet::EMPTY;
        }
        let mut zone = units.union(&self.data.map.zone_sides.across(units));
        if self.options.beachhead_zone == BeachheadZone::Across {
            for b in &state.markers.beachheads {
                if let Some(shore) = self.data.map.grid.neighbour(b.hex, b.facing) {
                    if units.contains(b.hex) {
                        zone.insert(shore);
                    }
                    if units.contains(shore) {
                        zone.insert(b.hex);
                    }
                }
            }
        }
        zone
    }

    /// TK-8.1-03, 04, 05: who cancels an enemy zone where a rule lets friends do so: units, never markers; Airdrop
    /// markers only by option.
    pub(crate) fn negators(&self, presence: &Presence, faction: Faction) -> HexSet {
        let units = presence.units[faction];
        match self.options.airdrop_negates {
            AirdropNegates::No => units,
            AirdropNegates::Yes => units.union(&presence.dropped[faction]),
        }
    }

    /// TK-11.0-03 to 06: the weather in a hex, from the turn track and the area. A Beachhead takes the area it faces.
    pub fn weather(&self, state: &State, hex: HexId) -> Weather {
        let turn = self.data.scenario.turn(state.turn);
        let map = &self.data.map;
        let land = match state.beachhead(hex) {
            Some(b) => map.grid.neighbour(hex, b.facing).unwrap_or(hex),
            None if map.sea.contains(hex) => return Weather::Fair,
            None => hex,
        };
        turn.weather[usize::from(map.desert.contains(land))]
    }

    /// All land hexes with some kind of weather.
    pub(crate) fn hexes_with_weather(&self, state: &State, of: impl Fn(Weather) -> bool) -> HexSet {
        let map = &self.data.map;
        let [normal, desert] = self.data.scenario.turn(state.turn).weather;
        let mut found = HexSet::EMPTY;
        if of(normal) {
            found = found.union(&map.land.minus(&map.desert));
        }
        if of(desert) {
            found = found.union(&map.desert);
        }
        for b in &state.markers.beachheads {
            found.set(b.hex, of(self.weather(state, b.hex)));
        }
        found
    }

    /// TK-11.4-03: ports that are shut by ice.
    pub(crate) fn iced(&self, state: &State) -> HexSet {
        let snow = self.data.scenario.turn(state.turn).weather[0] == Weather::Snow;
        if snow { self.data.map.ice } else { HexSet::EMPTY }
    }

    /// Hexes within two of a Blitz marker of the faction.
    pub fn blitz_enabled(&self, state: &State, faction: Faction) -> HexSet {
        let markers: HexSet = state.markers.blitz[faction].iter().copied().collect();
        if markers.is_empty() {
            return HexSet::EMPTY;
        }
        self.data.map.within(&markers, self.data.combat.ranges.blitz_enabled)
    }

    /// The hex a Beachhead's side leads to.
    pub(crate) fn shore(&self, b: &Beachhead) -> Option<HexId> {
        self.data.map.grid.neighbour(b.hex, b.facing)
    }
}
