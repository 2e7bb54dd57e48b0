//! More about a hex or a counter than is drawn: who holds it, what it costs, what it can do.

use crate::rules::movement::halves;
use crate::rules::odds::terrain_clause;
use crate::rules::stacking::STACK_LIMIT;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Clause, Rules};
use board::HexId;
use kernel::scene::{Inspection, Mark, Row, Spot};
use kernel::{Text, Viewer};

fn row(text: Text, value: impl Into<String>, clause: Clause) -> Row {
    Row { text, value: value.into(), clause: Some(clause.id().to_owned()) }
}

impl Rules {
    /// More about a hex or a counter than is drawn.
    pub(crate) fn inspection(&self, state: &State, _: Viewer, spot: &Spot) -> Inspection {
        match spot {
            Spot::Space(name) => match name.parse().ok().and_then(|number| self.hex(number)) {
                Some(hex) => self.inspect_hex(state, hex),
                None => Inspection::default(),
            },
            Spot::Piece(name) => match self.data.unit_named(name).filter(|&u| state.hex_of(u).is_some()) {
                Some(unit) => self.inspect_unit(state, unit),
                None => Inspection::default(),
            },
        }
    }

    fn inspect_hex(&self, state: &State, hex: HexId) -> Inspection {
        let terrain = self.data.map.hex(hex).terrain;
        let ground = self.data.terrain.of(terrain);
        let holder = if state.controls(Side::Allied, hex) { Side::Allied } else { Side::Axis };
        let cost = format!("{} / {}", halves(ground.cost), halves(ground.motor_cost));
        let mut rows = vec![
            row(Text::new("inspect-control").word("side", holder.word()), "", clause!("HOUSE-9")),
            row(Text::new("inspect-cost"), cost, clause!("BPH-7.1a")),
            row(Text::new("inspect-shift"), format!("{:+}", ground.shift), terrain_clause(terrain)),
        ];
        for side in Side::BOTH {
            let makers = self.zone_makers(state, side, hex);
            if !makers.is_empty() {
                let text = Text::new("inspect-zone").word("side", side.word()).names("units", makers);
                rows.push(row(text, "", clause!("BPH-3.1a")));
            }
        }
        let counted = state.at(hex).filter(|&u| self.takes_room(u)).count();
        if counted > 0 {
            let value = format!("{counted} / {}", STACK_LIMIT);
            rows.push(row(Text::new("inspect-stack"), value, clause!("BPH-4.1a")));
        }
        let line = state.at(hex).find_map(|unit| self.supply_way(state, unit));
        Inspection { rows, ways: line.into_iter().collect(), ..Inspection::default() }
    }

    fn inspect_unit(&self, state: &State, unit: UnitId) -> Inspection {
        let (key, clause) = match state.unit(unit).supply {
            Supply::Full => ("inspect-supplied", clause!("BPH-5.1a")),
            Supply::Attenuated => ("inspect-attenuated", clause!("BPH-5.6a")),
            Supply::None => ("inspect-unsupplied", clause!("BPH-5.5a")),
        };
        let mut rows = vec![row(Text::new(key), "", clause)];
        let line = self.supply_way(state, unit);
        let text = match &line {
            Some(way) => Text::new("inspect-line").number("hexes", way.spaces.len() as i64 - 1),
            None => Text::new("inspect-no-line"),
        };
        rows.push(row(text, "", clause!("BPH-5.1b")));
        rows.push(row(Text::new("inspect-attack"), self.attack_factor(state, unit).to_string(), clause!("BPH-8.2a")));
        rows.push(row(Text::new("inspect-defence"), self.defence_factor(state, unit).to_string(), clause!("BPH-8.2a")));
        rows.push(row(Text::new("inspect-allowance"), halves(self.allowance(state, unit)), clause!("BPH-7.1a")));
        Inspection { rows, ways: line.into_iter().collect(), ..Inspection::default() }
    }

    fn supply_way(&self, state: &State, unit: UnitId) -> Option<Mark> {
        let line = self.supply_line(state, unit)?;
        let spaces = state.hex_of(unit).into_iter().chain(line).map(|h| self.hex_name(h)).collect();
        Some(Mark { kind: "supply".to_owned(), spaces })
    }
}
