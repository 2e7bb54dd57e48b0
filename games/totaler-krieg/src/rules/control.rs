//! Who controls a hex, and which countries are neutral, active or conquered.

use crate::Rules;
use crate::rules::zones::Presence;
use crate::state::*;
use crate::vocabulary::*;
use board::{HexId, HexSet};

impl Rules {
    /// A Dependent shares the lot of the country it belongs to.
    pub fn status(&self, state: &State, country: Country) -> Status {
        state.status[self.data.scenario.dependent_of[country]]
    }

    pub(crate) fn is_dependent(&self, country: Country) -> bool {
        self.data.scenario.dependent_of[country] != country
    }

    /// The faction a country's land belongs to by itself.
    pub(crate) fn owner(&self, state: &State, country: Country) -> Option<Faction> {
        match self.status(state, country) {
            Status::Neutral => None,
            Status::Active(f) | Status::ConqueredBy(f) => Some(f),
        }
    }

    /// All land of countries nobody has declared war on.
    pub fn neutral_land(&self, state: &State) -> HexSet {
        let neutral = self.lands.iter().filter(|&&c| self.status(state, c) == Status::Neutral);
        neutral.fold(self.vichy(state), |all, c| all.union(&self.data.map.country[*c]))
    }

    /// TKC-36: land of countries that stay neutral in this scenario, because nobody may declare war on them.
    pub(crate) fn land_out_of_play(&self) -> HexSet {
        let scenario = &self.data.scenario;
        let drawn_in = |country: Country| scenario.wars.iter().any(|war| war.country == country);
        let status = self.start_status();
        let stays_out = |country: &&Country| {
            let owner = scenario.dependent_of[**country];
            status[owner] == Status::Neutral && !drawn_in(owner)
        };
        let out = self.lands.iter().filter(stays_out);
        out.fold(HexSet::EMPTY, |all, country| all.union(&self.data.map.country[*country]))
    }

    /// TKC-40: the part of a conquered country that is neutral under a government of its own.
    pub(crate) fn vichy(&self, state: &State) -> HexSet {
        let vichy = self.data.scenario.script.vichy.as_ref();
        let fallen = vichy.filter(|(country, _)| state.status[*country] == Status::ConqueredBy(Faction::Axis));
        fallen.map_or(HexSet::EMPTY, |(_, hexes)| *hexes)
    }

    /// TKC-35: control has no memory. First a Devastation marker on an enemy Strategic hex, then whoever stands there
    /// with a unit, Detachment or Logistics marker, then the country's owner.
    pub fn controller(&self, state: &State, hex: HexId) -> Option<Faction> {
        let data = self.data.map.hexes.get(hex.index())?;
        if let Some(owner) = data.strategic {
            let ruined = Faction::ALL.into_iter().find(|f| *f != owner && state.markers.ruined_by[*f].contains(hex));
            if ruined.is_some() {
                return ruined;
            }
        }
        self.holder(state, hex)
    }

    /// The same without regard to Devastation.
    pub(crate) fn holder(&self, state: &State, hex: HexId) -> Option<Faction> {
        let data = self.data.map.hexes.get(hex.index())?;
        let unit = state.at(hex).next().and_then(|u| self.side_of(state, u));
        let marker = || {
            let m = &state.markers;
            Faction::ALL.into_iter().find(|f| m.posts_of(*f).contains(hex))
        };
        let owner = || data.country.and_then(|c| self.owner(state, c)).filter(|_| !self.vichy(state).contains(hex));
        unit.or_else(marker).or_else(owner)
    }

    /// All land a faction controls.
    pub fn controlled(&self, state: &State, presence: &Presence, faction: Faction) -> HexSet {
        let m = &state.markers;
        let own = |f: Faction| presence.units[f].union(&m.posts_of(f));
        let mut held = HexSet::EMPTY;
        for &country in &self.lands {
            if self.owner(state, country) == Some(faction) {
                held = held.union(&self.data.map.country[country]);
            }
        }
        held = held.minus(&self.vichy(state));
        let strangers = faction.enemies().fold(HexSet::EMPTY, |all, f| all.union(&own(f)));
        // Where units of one side stand on a marker of another, the units count.
        held = held.minus(&strangers).union(&m.posts_of(faction));
        held = held.minus(&presence.enemy_units(faction)).union(&presence.units[faction]);
        for f in Faction::ALL {
            for hex in m.ruined_by[f].iter() {
                if self.data.map.hex(hex).strategic.is_some_and(|owner| owner != f) {
                    held.set(hex, f == faction);
                }
            }
        }
        held
    }
}
