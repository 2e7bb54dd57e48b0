//! What players ask about units and hexes: whom a move would cut off, every line of supply with the clause of each
//! link.

use crate::rules::stacking::Limit;
use crate::rules::supply_line::{Cut, Stop};
use crate::state::*;
use crate::vocabulary::*;
use crate::{Clause, Rules};
use board::HexId;
use kernel::scene::{Inspection, Mark, Row};
use kernel::{Text, Viewer, scene};

impl Rules {
    /// "If you go there": every unit of any faction whose supply would change, with what it would be.
    pub fn supply_if(&self, state: &State, unit: UnitId, to: HexId) -> Vec<(UnitId, bool)> {
        let mut after = state.clone();
        match after.units.get_mut(unit.index()) {
            Some(u) => u.place = Place::Hex(to),
            None => return Vec::new(),
        }
        let mut changed = Vec::new();
        for &faction in &self.data.scenario.turn_order {
            let (now, then) = (self.supply(state, faction), self.supply(&after, faction));
            for id in state.unit_ids() {
                let (Some(a), Some(b)) = (state.unit(id), after.unit(id)) else { continue };
                let on_map = matches!(a.place, Place::Hex(_) | Place::Box(_));
                if on_map && self.faction_of(a.nation) == faction && now.has(self, a) != then.has(self, b) {
                    changed.push((id, then.has(self, b)));
                }
            }
        }
        changed
    }

    fn stop_name(&self, stop: Stop) -> Text {
        match stop {
            Stop::Hex(hex) => Text::new("inspect-stop-hex").name("hex", self.hex_name(hex)),
            Stop::Zone(zone) => Text::new("inspect-stop-zone").word("zone", self.zone_word(zone)),
            Stop::Box(b) => Text::new("inspect-stop-box").word("place", self.box_word(b)),
        }
    }

    fn stop_space(&self, stop: Stop) -> Option<String> {
        match stop {
            Stop::Hex(hex) => Some(self.data.map.name(hex)),
            Stop::Zone(_) | Stop::Box(_) => None,
        }
    }

    pub(crate) fn inspection(&self, state: &State, _: Viewer, spot: &scene::Spot) -> Inspection {
        match spot {
            scene::Spot::Piece(_) => self.unit_at(state, spot).map(|u| self.inspect_unit(state, u)).unwrap_or_default(),
            scene::Spot::Space(id) => self.data.map.parse(id).map(|h| self.inspect_hex(state, h)).unwrap_or_default(),
        }
    }

    /// A unit's line with the clause of every link, or what cuts it.
    fn inspect_unit(&self, state: &State, unit: UnitId) -> Inspection {
        let mut found = Inspection::default();
        let row = |text: Text, clause: Clause| Row { text, value: String::new(), clause: Some(clause.id().to_owned()) };
        match self.supply_line(state, unit) {
            Some(line) => {
                let mut spaces: Vec<String> = self.stop_space(line.from).into_iter().collect();
                for link in &line.links {
                    let text = Text::new("inspect-link").text("stop", self.stop_name(link.to));
                    found.rows.push(row(text, link.clause));
                    spaces.extend(self.stop_space(link.to));
                }
                found.rows.push(row(Text::new("inspect-source"), line.source));
                found.ways.push(Mark { kind: "supply-line".to_owned(), spaces });
            }
            None => {
                let cuts = self.cuts(state, unit);
                found.rows.push(row(Text::new("inspect-unsupplied"), clause!("TK-10.0-01")));
                for Cut { at, clause, decisive } in &cuts {
                    let key = if *decisive { "inspect-cut" } else { "inspect-bar" };
                    found.rows.push(row(Text::new(key).text("stop", self.stop_name(*at)), *clause));
                }
                let spaces: Vec<String> = cuts.iter().filter_map(|c| self.stop_space(c.at)).collect();
                if !spaces.is_empty() {
                    found.ways.push(Mark { kind: "supply-cut".to_owned(), spaces });
                }
            }
        }
        found
    }

    fn inspect_hex(&self, state: &State, hex: HexId) -> Inspection {
        let mut found = Inspection::default();
        let row = |text: Text, value: String, clause: Clause| Row { text, value, clause: Some(clause.id().to_owned()) };
        let weather = self.weather(state, hex);
        found.rows.push(row(
            Text::new("inspect-weather").word("weather", weather.word()),
            String::new(),
            clause!("TK-11.0-06"),
        ));
        if let Some(f) = self.controller(state, hex) {
            found.rows.push(row(
                Text::new("inspect-control").word("faction", f.word()),
                String::new(),
                clause!("TKC-35"),
            ));
        }
        let presence = self.presence(state);
        for f in Faction::ALL {
            if presence.zones[f].contains(hex) {
                found.rows.push(row(
                    Text::new("inspect-zone").word("faction", f.word()),
                    String::new(),
                    clause!("TK-8.0-01"),
                ));
            }
        }
        let Limit { clause, units, steps } = self.limits(state, hex);
        let there: u8 = state.at(hex).filter_map(|u| state.unit(u)).map(|u| u.steps).sum();
        let value = format!("{}/{units}, {there}/{steps}", state.at(hex).count());
        found.rows.push(row(Text::new("inspect-stack"), value, clause));
        found
    }
}
