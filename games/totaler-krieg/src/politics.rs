//! War and Peace, and the Conditional Events Segment: declarations, conquest, liberation, cooperation markers.

use crate::data::Spot;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Action, Rules};
use board::HexSet;
use kernel::{Judge, Note, Play, Quick, Text};

impl Rules {
    /// TKC-36: war is declared only where the script allows it.
    pub(crate) fn judge_declare_war<J: Judge>(&self, s: &State, country: Country, j: &mut J) {
        let war = self.data.scenario.wars.iter().find(|w| w.country == country && w.faction == s.faction);
        let allowed = war.is_some_and(|w| s.turn >= w.from) && s.status[country.index()] == Status::Neutral;
        if !allowed {
            j.forbid("TKC-36", || Text::new("why-no-war").word("country", country.word()));
        }
    }

    pub(crate) fn list_wars(&self, s: &State, actions: &mut Vec<Action>) {
        actions.push(Action::Done);
        let may = |c: &Country| Quick::ask(|j| self.judge_declare_war(s, *c, j));
        actions.extend(self.data.scenario.wars.iter().map(|w| w.country).filter(may).map(Action::Declare));
    }

    pub(crate) fn declare_war(&self, s: &mut State, country: Country, play: &mut Play<'_>) {
        let Some(war) = self.data.scenario.wars.iter().find(|w| w.country == country && w.faction == s.faction) else {
            return;
        };
        s.status[country.index()] = Status::Active(war.joins);
        play.note(|| Note::new(Text::new("log-war").word("country", country.word())));
        for line in &war.units {
            let Spot::Hex(hex) = line.at else { continue };
            let unit = self.counter(line.nation, line.kind, line.exp);
            if let Some(place) = self.hex(hex).map(Place::Hex) {
                s.add(Unit { steps: line.steps, place, ..unit });
            }
        }
        if let Some(on) = war.cooperation_on {
            let die = play.die(6);
            s.markers.franco_belgian_cooperation |= die <= on;
            let key = if die <= on { "log-cooperation" } else { "log-no-cooperation" };
            play.note(|| Note::new(Text::new(key).number("die", die)));
        }
    }

    /// Everything that happens by itself at the end of a faction turn.
    pub(crate) fn conditional_events(&self, s: &mut State, play: &mut Play<'_>) {
        let scenario = &self.data.scenario;
        if let Some(hex) = scenario.non_cooperation
            && self.controller(s, hex) == Some(Faction::Axis)
            && !s.markers.anglo_french_non_cooperation
        {
            s.markers.anglo_french_non_cooperation = true;
            play.note(|| Note::new(Text::new("log-non-cooperation")));
        }
        for &country in &self.lands {
            match (s.status[country.index()], scenario.side[country.index()]) {
                (Status::Active(own), _) if !country.is_major() && !self.is_dependent(country) => {
                    if let Some(by) = self.conqueror(s, country, own) {
                        self.conquer(s, country, by, play);
                    }
                }
                // Liberation: its own faction holds the capital again.
                (Status::ConqueredBy(by), Some(own)) if by != own && self.capital_holder(s, country) == Some(own) => {
                    s.status[country.index()] = Status::Active(own);
                    play.note(|| Note::new(Text::new("log-liberated").word("country", country.word())));
                }
                _ => {}
            }
        }
    }

    fn capital(&self, country: Country) -> Option<board::HexId> {
        self.data.map.country[country.index()].iter().find(|&h| self.data.map.hex(h).capital)
    }

    fn capital_holder(&self, s: &State, country: Country) -> Option<Faction> {
        self.capital(country).and_then(|h| self.controller(s, h))
    }

    /// A Minor falls if an enemy controls its capital and every Strategic hex in it, and no supplied unit of it is within
    /// two hexes of the capital; some fall with their capital alone.
    fn conqueror(&self, s: &State, country: Country, own: Faction) -> Option<Faction> {
        let capital = self.capital(country)?;
        let by = self.controller(s, capital).filter(|&f| f != own)?;
        if self.data.scenario.falls_with_capital.iter().any(|(c, _)| *c == country) {
            return Some(by);
        }
        let land = self.data.map.country[country.index()];
        let strategic = land.iter().filter(|&h| self.data.map.hex(h).strategic.is_some());
        if !strategic.into_iter().all(|h| self.controller(s, h) == Some(by)) {
            return None;
        }
        let near =
            |u: &Unit| u.nation == country && u.hex().is_some_and(|h| self.data.map.grid.distance(h, capital) <= 2);
        let held = s.unit_ids().any(|u| s.unit(u).is_some_and(near) && self.is_supplied(s, u));
        (!held).then_some(by)
    }

    fn conquer(&self, s: &mut State, country: Country, by: Faction, play: &mut Play<'_>) {
        s.status[country.index()] = Status::ConqueredBy(by);
        play.note(|| Note::new(Text::new("log-conquered").word("country", country.word())));
        let falls = self.data.scenario.falls_with_capital.iter().find(|(c, _)| *c == country);
        let fights_on = falls.map_or(HexSet::EMPTY, |f| f.1);
        for u in s.units.iter_mut().filter(|u| u.nation == country && u.kind != Kind::Partisan) {
            match u.place {
                Place::Hex(hex) if fights_on.contains(hex) => u.exp = true,
                _ => u.place = Place::Gone,
            }
        }
        for (i, (of, after, _)) in self.data.scenario.free_units.iter().enumerate() {
            if *of == country {
                let _ = s.coming.try_push((i as u8, s.turn.saturating_add(*after)));
            }
        }
    }

    /// Free units of a conquered country whose turn has come.
    pub(crate) fn free_units_arrive(&self, s: &mut State) {
        let due: Vec<(u8, u8)> = s.coming.iter().copied().filter(|c| c.1 <= s.turn).collect();
        for (i, turn) in due {
            let Some((.., line)) = self.data.scenario.free_units.get(usize::from(i)) else { continue };
            let Spot::Hex(hex) = line.at else { continue };
            let Some(hex) = self.hex(hex) else { continue };
            if self.faction_of(line.nation) == s.faction && self.controller(s, hex) == Some(s.faction) {
                s.coming.retain(|&mut c| c != (i, turn));
                let unit = self.counter(line.nation, line.kind, line.exp);
                s.add(Unit { steps: line.steps, place: Place::Hex(hex), ..unit });
            }
        }
    }

    /// Bombing by the script: a Devastation marker on a roll, on a hex of the bomber's choice.
    pub(crate) fn bombing(&self, s: &mut State, play: &mut Play<'_>) {
        for (i, b) in self.data.scenario.bombing.iter().enumerate() {
            if (b.faction, b.turn) != (s.faction, s.turn) || s.markers.devastation_left[b.faction.index()] == 0 {
                continue;
            }
            if play.die(6) <= b.on {
                let _ = s.frames.try_push(Frame::Bombing(i as u8));
            }
        }
    }

    pub(crate) fn devastate(&self, s: &mut State, hex: board::HexId, play: &mut Play<'_>) {
        s.markers.devastated.insert(hex);
        s.markers.ruined_by[s.faction.index()].insert(hex);
        let left = &mut s.markers.devastation_left[s.faction.index()];
        *left = left.saturating_sub(1);
        play.note(|| {
            Note::new(Text::new("log-devastated").name("hex", self.hex_name(hex))).at(self.data.map.name(hex))
        });
    }
}
