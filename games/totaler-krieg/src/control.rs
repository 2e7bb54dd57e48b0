//! Who controls a hex, and which countries are neutral, active or conquered.

use crate::Rules;
use crate::state::*;
use crate::vocabulary::*;
use crate::zones::Presence;
use board::{HexId, HexSet};

impl Rules {
    /// A Dependent shares the lot of the country it belongs to.
    pub fn status(&self, s: &State, country: Country) -> Status {
        s.status[self.data.scenario.dependent_of[country.index()].index()]
    }

    pub(crate) fn is_dependent(&self, country: Country) -> bool {
        self.data.scenario.dependent_of[country.index()] != country
    }

    /// The faction a country's land belongs to by itself.
    pub(crate) fn owner(&self, s: &State, country: Country) -> Option<Faction> {
        match self.status(s, country) {
            Status::Neutral => None,
            Status::Active(f) | Status::ConqueredBy(f) => Some(f),
        }
    }

    /// All land of countries nobody has declared war on.
    pub fn neutral_land(&self, s: &State) -> HexSet {
        let neutral = self.lands.iter().filter(|&&c| self.status(s, c) == Status::Neutral);
        neutral.fold(HexSet::EMPTY, |all, c| all.union(&self.data.map.country[c.index()]))
    }

    /// TKC-35: control has no memory. First a Devastation marker on an enemy Strategic hex, then whoever stands there with
    /// a unit, Detachment or Logistics marker, then the country's owner.
    pub fn controller(&self, s: &State, hex: HexId) -> Option<Faction> {
        let data = self.data.map.hexes.get(hex.index())?;
        if let Some(owner) = data.strategic {
            let ruined = Faction::ALL.into_iter().find(|f| *f != owner && s.markers.ruined_by[f.index()].contains(hex));
            if ruined.is_some() {
                return ruined;
            }
        }
        self.holder(s, hex)
    }

    /// The same without regard to Devastation.
    pub(crate) fn holder(&self, s: &State, hex: HexId) -> Option<Faction> {
        let data = self.data.map.hexes.get(hex.index())?;
        let unit = s.at(hex).next().and_then(|u| self.side_of(s, u));
        let marker = || {
            let m = &s.markers;
            let holds = |f: &Faction| m.detachments[f.index()].contains(hex) || m.logistics[f.index()].contains(hex);
            Faction::ALL.into_iter().find(holds)
        };
        unit.or_else(marker).or_else(|| data.country.and_then(|c| self.owner(s, c)))
    }

    /// All land a faction controls.
    pub fn controlled(&self, s: &State, p: &Presence, faction: Faction) -> HexSet {
        let m = &s.markers;
        let own = |f: Faction| p.units[f.index()].union(&m.detachments[f.index()]).union(&m.logistics[f.index()]);
        let mut held = HexSet::EMPTY;
        for &country in &self.lands {
            if self.owner(s, country) == Some(faction) {
                held = held.union(&self.data.map.country[country.index()]);
            }
        }
        let strangers = faction.enemies().fold(HexSet::EMPTY, |all, f| all.union(&own(f)));
        // Where units of one side stand on a marker of another, the units count.
        held = held.minus(&strangers).union(&m.detachments[faction.index()]).union(&m.logistics[faction.index()]);
        held = held.minus(&p.enemy_units(faction)).union(&p.units[faction.index()]);
        for f in Faction::ALL {
            for hex in m.ruined_by[f.index()].iter() {
                if self.data.map.hex(hex).strategic.is_some_and(|owner| owner != f) {
                    held.set(hex, f == faction);
                }
            }
        }
        held
    }
}
