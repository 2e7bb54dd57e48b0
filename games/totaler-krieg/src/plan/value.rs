//! How good a position is: what is held and how safely, what is within reach, and who has how much left to fight with.

use crate::Rules;
use crate::state::*;
use crate::vocabulary::*;
use board::HexId;

/// What the features measure, each from the point of view of a faction: its own less the enemies'.
pub(crate) const NAMES: [&str; 6] = ["points", "prospects", "steps", "attack", "supply", "points_late"];

/// Hexes from which units bear on a place.
const BEARS: u16 = 6;
/// Turns it takes to make something of a good place.
const SEASON: f64 = 3.0;

/// What of a faction's bears on a place.
#[derive(Default)]
struct Weight {
    attack: f64,
    defence: f64,
}

impl Rules {
    /// In the order of the names.
    pub(crate) fn measured(&self, state: &State, faction: Faction) -> Vec<f64> {
        let own = if self.data.scenario.victory.of == faction { 1.0 } else { -1.0 };
        let score = own * f64::from(self.score(state));
        let turns = self.data.scenario.turns.len() as f64;
        let left = (turns - f64::from(state.turn) + 1.0).max(0.0);
        let (mut steps, mut attack) = (0.0, 0.0);
        for u in state.units.iter().filter(|u| u.hex().is_some()) {
            let sign = if self.faction_of(u.nation) == faction { 1.0 } else { -1.0 };
            steps += sign * f64::from(u.steps);
            attack += sign * f64::from(self.factors(u).attack);
        }
        vec![
            score,
            own * self.prospects_of(state, left),
            steps,
            attack,
            self.cut_off(state, faction),
            score / left.max(1.0),
        ]
    }

    /// Points that the faction whose points decide may still gain or lose: by what bears on each place.
    fn prospects_of(&self, state: &State, left: f64) -> f64 {
        let victory = &self.data.scenario.victory;
        let time = (left / SEASON).min(1.0);
        let places = victory.points.iter().map(|&(faction, hex, points)| {
            let sign = if faction == victory.of { 1.0 } else { -1.0 };
            let held = self.controller(state, hex) == Some(faction);
            let (own, enemy) = self.bearing(state, faction, hex);
            let gained = if held {
                -(enemy.attack / (3.0 * own.defence + 3.0)).min(0.6)
            } else {
                (own.attack / (3.0 * enemy.defence + 6.0)).min(0.8)
            };
            sign * f64::from(points) * gained
        });
        time * places.sum::<f64>()
    }

    /// Attack that bears on a place, the less the farther off, and defence around it.
    fn bearing(&self, state: &State, faction: Faction, hex: HexId) -> (Weight, Weight) {
        let (mut own, mut enemy) = (Weight::default(), Weight::default());
        for u in &state.units {
            let Some(far) = u.hex().map(|h| self.data.map.grid.distance(h, hex)).filter(|far| *far <= BEARS) else {
                continue;
            };
            let row = self.factors(u);
            let side = if self.faction_of(u.nation) == faction { &mut own } else { &mut enemy };
            side.attack += f64::from(row.attack) * f64::from(BEARS + 1 - far) / f64::from(BEARS);
            side.defence += if far <= 1 { f64::from(row.defence) } else { 0.0 };
        }
        (own, enemy)
    }

    /// Steps of the enemies without supply, less our own.
    fn cut_off(&self, state: &State, faction: Faction) -> f64 {
        let presence = self.presence(state);
        let factions = &self.data.scenario.turn_order;
        let cut = |of: Faction| {
            let supply = self.supply_with(state, &presence, of);
            let units = state.units.iter().filter(|u| self.faction_of(u.nation) == of && u.hex().is_some());
            units.filter(|u| !supply.has(self, u)).map(|u| f64::from(u.steps)).sum::<f64>()
        };
        factions.iter().map(|&of| if of == faction { -cut(of) } else { cut(of) }).sum()
    }

    /// In hundredths of a point, by hand.
    pub(crate) fn judged(&self, state: &State, faction: Faction) -> i64 {
        let by_hand = [100.0, 80.0, 4.0, 2.0, 3.0, 0.0];
        let measured = self.measured(state, faction);
        measured.iter().zip(by_hand).map(|(feature, weight)| feature * weight).sum::<f64>() as i64
    }
}
