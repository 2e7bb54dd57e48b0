//! Chapter 7.3: mobile attacks. German tanks and mechanised units attack while they move.

use super::halves;
use crate::Rules;
use crate::state::*;
use crate::vocabulary::*;
use board::HexId;
use kernel::{Judge, Text};

/// Half points a mobile attack adds to the cost of the hex (BPH-7.3c).
const MOBILE_ATTACK_COST: u8 = 4;

impl Rules {
    /// BPH-7.3a.
    pub(super) fn makes_mobile_attacks(&self, unit: UnitId) -> bool {
        let data = self.data.brief(unit);
        data.nation == Nation::De && matches!(data.kind, Kind::Pz | Kind::Mech)
    }

    /// What a mobile attack on a hex costs from where the stack stands, in half points.
    pub(crate) fn mobile_attack_cost(&self, state: &State, moving: &Moving, to: HexId) -> Option<u8> {
        let mover = self.mover(state, &moving.units);
        let dir = self.data.map.grid.dir(moving.at, to)?;
        Some(self.step_cost(state, &mover, moving.at, dir, to, self.rails())? + MOBILE_ATTACK_COST)
    }

    /// BPH-7.3: German tanks and mechanised units attack on the move.
    pub(crate) fn judge_mobile_attack<J: Judge>(&self, state: &State, moving: &Moving, to: HexId, judge: &mut J) {
        let Some(dir) = self.data.map.grid.dir(moving.at, to) else {
            return judge.forbid(clause!("BPH-7.3c"), || Text::new("why-not-adjacent"));
        };
        let mut fighters = 0;
        for unit in moving.units.iter() {
            let data = self.data.unit(unit);
            if data.kind == Kind::Column {
                continue;
            }
            fighters += 1;
            if !self.makes_mobile_attacks(unit) {
                judge.forbid(clause!("BPH-7.3a"), || Text::new("why-no-mobile-attack").name("unit", data.id.clone()));
            }
            if state.unit(unit).supply == Supply::None {
                judge.forbid(clause!("BPH-5.5e"), || Text::new("why-mobile-unsupplied").name("unit", data.id.clone()));
            }
            if judge.settled() {
                return;
            }
        }
        if fighters == 0 {
            return judge.forbid(clause!("BPH-7.3a"), || Text::new("why-only-columns"));
        }
        if fighters > self.attacks_left(state, moving.at) {
            let unit = moving.units.iter().next().map(|u| self.unit_name(u)).unwrap_or_default();
            judge.forbid(clause!("BPH-4.2a"), || Text::new("why-surplus-attacks").name("unit", unit));
        }
        if !state.at(to).any(|u| self.data.unit(u).side == Side::Allied) {
            return judge.forbid(clause!("BPH-7.3c"), || Text::new("why-nobody-there").name("hex", self.hex_name(to)));
        }
        if self.data.map.side(moving.at, dir).water == Water::Lake {
            judge.forbid(clause!("BPH-7.5a"), || Text::new("why-lake").name("hex", self.hex_name(to)));
        }
        // The hex the stack would stand in afterwards.
        self.judge_ground(&self.mover(state, &moving.units), to, judge);
        self.judge_mobile_cost(state, moving, to, judge);
        if judge.settled() {
            return;
        }
        let attackers = self.fighters(&moving.units);
        self.judge_odds(state, Side::Axis, to, &attackers, judge);
    }

    /// BPH-7.3c, g: the hex and two points more.
    fn judge_mobile_cost<J: Judge>(&self, state: &State, moving: &Moving, to: HexId, judge: &mut J) {
        let left = self.stack_allowance(state, &moving.units).saturating_sub(moving.spent);
        let spent_all = moving.stopped && moving.hexes > 0 && moving.spent == 0;
        match self.mobile_attack_cost(state, moving, to) {
            Some(cost) if cost <= left && !spent_all => {}
            Some(cost) => {
                let clause = if moving.units.iter().any(|u| self.data.unit(u).kind == Kind::Column) {
                    clause!("BPH-7.3g")
                } else {
                    clause!("BPH-7.3c")
                };
                judge.forbid(clause, || {
                    Text::new("why-mobile-cost")
                        .name("cost", halves(cost))
                        .name("left", halves(if spent_all { 0 } else { left }))
                });
            }
            None => judge.forbid(clause!("BPH-7.3c"), || Text::new("why-no-way").name("hex", self.hex_name(to))),
        }
    }

    /// The units of a stack that fight: all but columns.
    pub(crate) fn fighters(&self, units: &UnitSet) -> UnitSet {
        units.iter().filter(|&unit| self.data.brief(unit).kind != Kind::Column).collect()
    }
}
