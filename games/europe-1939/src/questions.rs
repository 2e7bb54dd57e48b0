//! What there is to know about a place or a piece.

use crate::Rules;
use crate::data::LAND;
use crate::odds::sailing_chance;
use crate::scene::{percent, row};
use crate::state::*;
use crate::vocabulary::*;
use kernel::scene::{Inspection, Spot};
use kernel::{Text, Viewer};

impl Rules {
    /// What there is to know about an area or a piece; nothing that is hidden.
    pub(crate) fn inspection(&self, state: &State, _: Viewer, spot: &Spot) -> Inspection {
        let mut rows = Vec::new();
        match spot {
            Spot::Space(id) => {
                let Some(area) = self.data.map.named(id) else { return Inspection::default() };
                if LAND.contains(area) {
                    let owner = state.owner(area).unwrap_or(Nation::De);
                    rows.push(row(Text::new("inspect-owner").word("nation", owner.word()), "", clause!("HUC-07")));
                }
                for t in state.at(area) {
                    let text = Text::new("inspect-unit").word("nation", t.nation.word()).word("kind", t.kind.word());
                    rows.push(row(text, t.n.to_string(), clause!("HUB-4.1")));
                }
                // Who could intervene here, with what, at what chance.
                for t in state.stacks.iter().filter(|t| !t.kind.is_land() && t.cond.is_ready()) {
                    let Some(side) = state.side_of(t.nation) else { continue };
                    let reach = self.data.kind(t.kind).reach;
                    let chance = match t.kind.is_ship() {
                        true if LAND.contains(area) => None,
                        true => {
                            self.sea_distance(state, side, t.area, area).filter(|d| *d <= reach).map(sailing_chance)
                        }
                        false => {
                            let near = self.air_distance(self.sky(state, t.nation), t.area, area);
                            near.filter(|d| *d <= reach).map(|_| 1.0)
                        }
                    };
                    if let Some(chance) = chance.filter(|p| *p > 0.0) {
                        let text = Text::new("inspect-intervene").word("nation", t.nation.word());
                        let text = text.word("kind", t.kind.word()).name("base", self.name(t.area)).number("n", t.n);
                        rows.push(row(text, percent(chance), clause!("HU-41")));
                    }
                }
            }
            Spot::Piece(id) => {
                if let Some(t) = self.stack_named(state, id) {
                    let data = self.data.kind(t.kind);
                    rows.push(row(Text::new("inspect-attack"), data.attack.to_string(), clause!("HUB-4.1")));
                    rows.push(row(Text::new("inspect-defence"), data.defence.to_string(), clause!("HUB-4.1")));
                    rows.push(row(Text::new("inspect-reach"), data.reach.to_string(), clause!("HUB-4.1")));
                }
            }
        }
        Inspection { rows, ..Inspection::default() }
    }
}
