//! Chapter 11 and the scenarios' levels: who has won.

use crate::Rules;
use crate::data::{Level, Verdict, Victory};
use crate::state::*;
use crate::vocabulary::*;
use board::HexId;

impl Rules {
    /// Points of the cities the Allies hold (BPH-11.1a). A city of several hexes is split evenly between its holders.
    pub fn city_points(&self, state: &State) -> i32 {
        let cities = self.data.map.cities.iter();
        cities
            .map(|c| {
                let held = c.hexes.iter().filter(|&&h| state.controls(Side::Allied, h)).count() as i32;
                c.points * held / (c.hexes.len() as i32).max(1)
            })
            .sum()
    }

    /// The score the scenario's levels are about, from the Allied side.
    pub fn score(&self, state: &State) -> i32 {
        let disobeyed = i32::from(state.fuhrer.points_lost);
        match &self.data.scenario.victory {
            Victory::Cities { bonus, .. } => self.city_points(state) - if state.bonus { *bonus } else { 0 } + disobeyed,
            Victory::Debrecen { towns, axis_armour_lost, allied_mobile_lost, .. } => {
                let held: i32 = towns.iter().filter(|&&(h, _)| state.controls(Side::Allied, h)).map(|&(_, p)| p).sum();
                held + axis_armour_lost * self.lost(state, Side::Axis, Kind::is_armour)
                    + allied_mobile_lost * self.lost(state, Side::Allied, Kind::is_mobile)
                    + disobeyed
            }
            Victory::Budapest { budapest, hinge } => {
                let axis = |h: HexId| i32::from(state.controls(Side::Axis, h));
                3 - budapest.iter().map(|&h| axis(h)).sum::<i32>() - axis(*hinge)
            }
        }
    }

    /// How many units of a kind a side has lost.
    pub(crate) fn lost(&self, state: &State, side: Side, counts: impl Fn(Kind) -> bool) -> i32 {
        let dead = |u: &UnitId| {
            let data = self.data.unit(*u);
            data.side == side && counts(data.kind) && state.unit(*u).place == Place::Lost
        };
        self.data.unit_ids().filter(dead).count() as i32
    }

    /// The level a score would have at the end of the last turn.
    pub(crate) fn level_at_the_end(&self, levels: &[Level], score: i32) -> Option<Verdict> {
        first_level(levels, self.data.scenario.last_turn, score, End::LastTurn)
    }

    /// The spring bonus: a supplied Axis combat unit on the west bank of the Danube.
    pub(crate) fn look_for_bonus(&self, state: &mut State) {
        if let Victory::Cities { bonus_turns, bonus_hexes, .. } = &self.data.scenario.victory
            && bonus_turns.contains(&state.turn)
        {
            let reached = state.on_map().any(|(u, h)| {
                let data = self.data.unit(u);
                let supplied = state.unit(u).supply != Supply::None;
                data.side == Side::Axis && data.kind.fights() && supplied && bonus_hexes.contains(h)
            });
            state.bonus |= reached;
        }
    }

    /// The result at the end of a turn, if the game ends with it (BPH-11.1b, HOUSE-17).
    pub(crate) fn verdict(&self, state: &State) -> Option<Verdict> {
        let last = state.turn >= self.data.scenario.last_turn;
        match &self.data.scenario.victory {
            Victory::Cities { levels, end_at, .. } => {
                let score = self.score(state);
                let end = match (last, score >= *end_at) {
                    (true, _) => End::LastTurn,
                    (false, true) => End::AllWon,
                    (false, false) => End::NotYet,
                };
                first_level(levels, state.turn, score, end)
            }
            Victory::Debrecen { levels, .. } => {
                last.then(|| first_level(levels, state.turn, self.score(state), End::LastTurn)).flatten()
            }
            Victory::Budapest { budapest, hinge } => last.then(|| self.budapest_verdict(state, budapest, *hinge)),
        }
    }

    pub(crate) fn budapest_verdict(&self, state: &State, budapest: &[HexId], hinge: HexId) -> Verdict {
        let held: Vec<HexId> = budapest.iter().copied().filter(|&h| state.controls(Side::Axis, h)).collect();
        let net = self.supply_net(state, Side::Axis);
        let hinge = state.controls(Side::Axis, hinge);
        if held.iter().any(|&h| net.contains(h)) {
            return Verdict::AxisDecisive;
        }
        match (held.len(), hinge) {
            (2.., _) | (1, true) => Verdict::AxisMarginal,
            (1, false) => Verdict::Draw,
            (_, true) => Verdict::AlliedMarginal,
            (_, false) => Verdict::AlliedDecisive,
        }
    }
}

/// Whether there is a reason for the game to end with this turn.
#[derive(Copy, Clone, PartialEq, Eq)]
enum End {
    NotYet,
    /// The Allies have every point there is.
    AllWon,
    LastTurn,
}

/// The first level that fits. Before the last turn the game ends only with all points won, or at a level for this turn.
fn first_level(levels: &[Level], turn: u8, score: i32, end: End) -> Option<Verdict> {
    let lowest = levels.last().filter(|_| end == End::LastTurn);
    levels
        .iter()
        .filter(|l| turn == l.by_turn || (turn < l.by_turn && end != End::NotYet))
        .find(|l| score >= l.at_least)
        .or(lowest)
        .map(|l| l.result)
}
