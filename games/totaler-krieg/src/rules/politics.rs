//! War and Peace, and the Conditional Events Segment: declarations, conquest, liberation, cooperation markers.

use crate::Rules;
use crate::data::{Spot, War};
use crate::state::*;
use crate::vocabulary::*;
use board::{HexId, HexSet};
use kernel::{Note, Play, Pool, Text};

impl Rules {
    /// The war the script lets a faction declare on a country.
    pub(crate) fn war_on(&self, faction: Faction, country: Country) -> Option<&War> {
        self.data.scenario.wars.iter().find(|w| w.country == country && w.faction == faction)
    }

    pub(crate) fn declare_war(&self, state: &mut State, country: Country, play: &mut Play<'_>) {
        let Some(war) = self.war_on(state.faction, country) else { return };
        state.status[country] = Status::Active(war.joins);
        play.note(|| Note::new(Text::new("log-war").word("country", country.word())));
        for line in &war.units {
            let Spot::Hex(hex) = line.at else { continue };
            let unit = self.counter(line.nation, line.kind, line.exp);
            if let Some(place) = self.hex(hex).map(Place::Hex) {
                state.add(Unit { steps: line.steps, place, ..unit });
            }
        }
        if let Some(on) = war.cooperation_on {
            let die = play.die_for(Pool::at_most(1, 6, on));
            state.markers.franco_belgian_cooperation |= die <= on;
            let key = if die <= on { "log-cooperation" } else { "log-no-cooperation" };
            play.note(|| Note::new(Text::new(key).number("die", die)));
        }
    }

    /// Everything that happens by itself at the end of a faction turn.
    pub(crate) fn conditional_events(&self, state: &mut State, play: &mut Play<'_>) {
        let scenario = &self.data.scenario;
        if let Some(hex) = scenario.script.non_cooperation
            && self.controller(state, hex) == Some(Faction::Axis)
        {
            self.end_cooperation(state, play);
        }
        for &country in &self.lands {
            match (state.status[country], scenario.side[country]) {
                (Status::Active(own), _) if !country.is_major() && !self.is_dependent(country) => {
                    if let Some(by) = self.conqueror(state, country, own) {
                        self.conquer(state, country, by, play);
                    }
                }
                // Liberation: its own faction holds the capital again.
                (Status::ConqueredBy(by), Some(own))
                    if by != own && self.capital_holder(state, country) == Some(own) =>
                {
                    state.status[country] = Status::Active(own);
                    play.note(|| Note::new(Text::new("log-liberated").word("country", country.word())));
                }
                _ => {}
            }
        }
    }

    fn capital(&self, country: Country) -> Option<HexId> {
        self.data.map.country[country].iter().find(|&h| self.data.map.hex(h).capital)
    }

    fn capital_holder(&self, state: &State, country: Country) -> Option<Faction> {
        self.capital(country).and_then(|h| self.controller(state, h))
    }

    /// A Minor falls if an enemy controls its capital and every Strategic hex in it, and no supplied unit of it is
    /// within two hexes of the capital; some fall with their capital alone.
    fn conqueror(&self, state: &State, country: Country, own: Faction) -> Option<Faction> {
        let capital = self.capital(country)?;
        let by = self.controller(state, capital).filter(|&f| f != own)?;
        if self.data.scenario.script.falls_with_capital.iter().any(|(c, _)| *c == country) {
            return Some(by);
        }
        let land = self.data.map.country[country];
        let strategic = land.iter().filter(|&h| self.data.map.hex(h).strategic.is_some());
        if !strategic.into_iter().all(|h| self.controller(state, h) == Some(by)) {
            return None;
        }
        let near =
            |u: &Unit| u.nation == country && u.hex().is_some_and(|h| self.data.map.grid.distance(h, capital) <= 2);
        let held = state.unit_ids().any(|u| state.unit(u).is_some_and(near) && self.is_supplied(state, u));
        (!held).then_some(by)
    }

    fn conquer(&self, state: &mut State, country: Country, by: Faction, play: &mut Play<'_>) {
        state.status[country] = Status::ConqueredBy(by);
        play.note(|| Note::new(Text::new("log-conquered").word("country", country.word())));
        let falls = self.data.scenario.script.falls_with_capital.iter().find(|(c, _)| *c == country);
        let fights_on = falls.map_or(HexSet::EMPTY, |f| f.1);
        for u in state.units.iter_mut().filter(|u| u.nation == country && u.kind != Kind::Partisan) {
            match u.place {
                Place::Hex(hex) if fights_on.contains(hex) => u.exp = true,
                _ => u.place = Place::Gone,
            }
        }
        for (unit, data) in state.support.iter_mut().zip(&self.data.scenario.support) {
            if data.nation == country && matches!(unit.berth, Berth::Hex(_) | Berth::Zone(_)) {
                *unit = Support { berth: Berth::Available, used: false };
            }
        }
        let vichy = self.vichy(state);
        if !vichy.is_empty() {
            self.withdraw(state, &vichy);
            self.end_cooperation(state, play);
        }
        for (i, (of, after, _)) in self.data.scenario.script.free_units.iter().enumerate() {
            if *of == country {
                let _ = state.coming.try_push((i as u8, state.turn.saturating_add(*after)));
            }
        }
    }

    /// TK-9.0.1-07: British and French no longer stack or fight together.
    fn end_cooperation(&self, state: &mut State, play: &mut Play<'_>) {
        if !state.markers.anglo_french_non_cooperation {
            state.markers.anglo_french_non_cooperation = true;
            play.note(|| Note::new(Text::new("log-non-cooperation")));
        }
    }

    /// TKC-40: whoever stands on land that turns neutral leaves it: units come back from the Delay Box next turn, air
    /// units in the next Support Segment, markers are taken up.
    fn withdraw(&self, state: &mut State, land: &HexSet) {
        let next = state.turn.saturating_add(1);
        for u in state.units.iter_mut().filter(|u| u.hex().is_some_and(|h| land.contains(h))) {
            (u.place, u.marks) = (Place::Delay(next), Marks::NONE);
        }
        for unit in &mut state.support {
            if matches!(unit.berth, Berth::Hex(hex) if land.contains(hex)) {
                unit.berth = Berth::Delay(1);
            }
        }
        let markers = &mut state.markers;
        for faction in Faction::ALL {
            markers.detachments[faction] = markers.detachments[faction].minus(land);
            markers.logistics[faction] = markers.logistics[faction].minus(land);
            markers.blitz[faction].retain(|hex| !land.contains(*hex));
        }
    }

    /// Free units of a conquered country whose turn has come.
    pub(crate) fn free_units_arrive(&self, state: &mut State) {
        let due: Vec<(u8, u8)> = state.coming.iter().copied().filter(|c| c.1 <= state.turn).collect();
        for (i, turn) in due {
            let Some((.., line)) = self.data.scenario.script.free_units.get(usize::from(i)) else { continue };
            let Spot::Hex(hex) = line.at else { continue };
            let Some(hex) = self.hex(hex) else { continue };
            if self.faction_of(line.nation) == state.faction && self.controller(state, hex) == Some(state.faction) {
                state.coming.retain(|&mut c| c != (i, turn));
                let unit = self.counter(line.nation, line.kind, line.exp);
                state.add(Unit { steps: line.steps, place: Place::Hex(hex), ..unit });
            }
        }
    }

    /// Bombing by the script: a Devastation marker on a roll, on a hex of the bomber's choice.
    pub(crate) fn bombing(&self, state: &mut State, play: &mut Play<'_>) {
        for (i, b) in self.data.scenario.script.bombing.iter().enumerate() {
            if (b.faction, b.turn) != (state.faction, state.turn) || state.markers.devastation_left[b.faction] == 0 {
                continue;
            }
            if play.die_for(Pool::at_most(1, 6, b.on)) <= b.on {
                state.push(Frame::Bombing(i as u8));
            }
        }
    }

    /// Bombs on an enemy city: its control goes to the bomber with the marker, if it is a Strategic hex (TKC-35).
    pub(crate) fn bomb(&self, state: &mut State, hex: HexId, play: &mut Play<'_>) {
        state.markers.ruined_by[state.faction].insert(hex);
        self.devastate(state, state.faction, hex, play);
    }

    /// One of a faction's Devastation markers is laid on a hex.
    pub(crate) fn devastate(&self, state: &mut State, by: Faction, hex: HexId, play: &mut Play<'_>) {
        state.markers.devastated.insert(hex);
        let left = &mut state.markers.devastation_left[by];
        *left = left.saturating_sub(1);
        play.note(|| {
            Note::new(Text::new("log-devastated").text("hex", self.place_text(hex))).at(self.data.map.name(hex))
        });
    }
}
