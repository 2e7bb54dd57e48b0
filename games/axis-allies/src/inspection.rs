//! What there is to know about a space or a piece. The answers come from the rules that will be applied.

use crate::data::Space;
use crate::odds::Fight;
use crate::state::*;
use crate::{Clause, Rules};
use kernel::scene::{Inspection, Row, Spot};
use kernel::{Text, Viewer};

fn row(text: Text, value: impl Into<String>, clause: Clause) -> Row {
    Row { text, value: value.into(), clause: Some(clause.id().to_owned()) }
}

fn percent(p: f64) -> String {
    format!("{:.1} %", p * 100.0)
}

impl Rules {
    /// What there is to know about a space or a piece.
    pub(crate) fn inspection(&self, state: &State, _: Viewer, spot: &Spot) -> Inspection {
        let mut rows = Vec::new();
        match spot {
            Spot::Space(id) => {
                let Some(space) = self.space_named(id) else { return Inspection::default() };
                rows.extend(self.ways_to_fight(state, space));
            }
            Spot::Piece(_) => {
                if let Some(t) = self.stack_at(state, spot) {
                    let attack = self.attack_value(state, t.power, t.kind).to_string();
                    let defence = self.defence_value(state, t.power, t.kind).to_string();
                    rows.push(row(Text::new("inspect-attack"), attack, clause!("R-8.2")));
                    rows.push(row(Text::new("inspect-defence"), defence, clause!("R-8.2")));
                    rows.push(row(
                        Text::new("inspect-range"),
                        self.range(state, t.power, t.kind).to_string(),
                        clause!("R-4.1"),
                    ));
                }
            }
        }
        Inspection { rows, ..Inspection::default() }
    }

    /// How a battle that is set is likely to end, by the order of losses and by how long the attacker goes on.
    fn ways_to_fight(&self, state: &State, space: Space) -> Vec<Row> {
        let begun = state.battle().is_some_and(|b| b.space == space);
        if !state.turn.battles.contains(space) && !begun {
            return Vec::new();
        }
        let fight = self.fight_in(state, space);
        let units = fight.units();
        // From an assault nobody comes back.
        let landing = state.battle().map_or(self.is_landing(state, space), |b| b.amphibious);
        let mut stops = if landing { vec![0] } else { vec![0, units / 4, units / 2] };
        stops.dedup();
        let mut rows = Vec::new();
        let mut met = Vec::new();
        for (order, word) in [(LossOrder::Cheapest, "order-cheapest"), (LossOrder::Weakest, "order-weakest")] {
            let fight = fight.clone().ordered(order);
            if met.contains(&fight) {
                continue;
            }
            for &left in &stops {
                let odds = Fight { stop_at: left as u8, ..fight.clone() }.odds();
                let text = Text::new("inspect-fight").word("order", word).number("left", left as i64);
                let (ours, theirs) = (odds.attacker.lost_value, odds.defender.lost_value);
                let value = format!("{} · −{ours:.0} / −{theirs:.0}", percent(odds.win));
                rows.push(row(text, value, clause!("R-10.2")));
            }
            met.push(fight);
        }
        rows
    }

    /// Whether troops are about to land there.
    fn is_landing(&self, state: &State, space: Space) -> bool {
        state.ships.iter().any(|t| t.landing.is_some_and(|(to, _)| to == space))
    }
}
