//! What an attack is worth to its attacker, over all falls of the die, and what units are.

use super::picture::View;
use super::{Aim, worth};
use crate::Hex;
use crate::data::{CombatResult, Victory};
use crate::rules::combat::new_fight;
use crate::rules::odds::{Sum, defender_loss};
use crate::state::*;
use crate::vocabulary::*;
use board::HexId;

/// Columns and air units reckoned with before an attack is decided on.
const EXPECTED_COLUMNS: usize = 2;
const EXPECTED_AIR: usize = 3;

/// What an attack must bring at least.
const WORTH_IT: f64 = 0.3;

/// What a point of the score is worth in combat factors, where units lost are points.
const POINT: f64 = 4.0;

impl View<'_> {
    /// Whether a unit should join a stack for an attack on the move.
    pub fn gathers(&self, moving: &Moving, unit: UnitId) -> bool {
        let strikes = |unit: UnitId| {
            let brief = self.rules.data.brief(unit);
            brief.nation == Nation::De
                && matches!(brief.kind, Kind::Pz | Kind::Mech)
                && self.state.unit(unit).supply != Supply::None
        };
        let leads = |first: UnitId| strikes(first) && !self.rules.data.unit(first).s_mark;
        let mobile_war = self.is_attacker() || self.forces().theirs[moving.at.index()] > 0.0;
        mobile_war && moving.units.len() < 3 && strikes(unit) && moving.units.iter().next().is_some_and(leads)
    }

    /// What an attack of a moving stack is worth.
    pub fn gain_on_the_move(&self, moving: &Moving, target: HexId) -> f64 {
        let attackers = self.rules.fighters(&moving.units);
        let fight = Fight { attackers, mobile: true, ..new_fight(self.side(), target) };
        self.gain(&fight) + self.insistence(target)
    }

    /// What an attack on a hex is worth with everybody who can, and the support at hand.
    pub fn gain_with_everybody(&self, target: HexId) -> f64 {
        let attackers = self.rules.coalition(self.state, self.side(), target);
        self.gain(&self.with_support(Fight { attackers, ..new_fight(self.side(), target) })) + self.insistence(target)
    }

    /// What it is worth to name a hex as the next target; some are attacked whatever it brings, when that is ordered.
    pub fn worth_of_attack(&self, target: HexId, driven: bool) -> f64 {
        let gain = self.gain_with_everybody(target);
        if gain > WORTH_IT || driven { 10.0 + gain } else { -1.0 }
    }

    /// What an attack is worth for being wanted above others.
    fn insistence(&self, target: HexId) -> f64 {
        let aim = Aim::Strike(Hex(target));
        self.wishes().beyond(aim) + self.wishes().liking(&aim)
    }

    /// The steps of the defender that fall, and those beyond, at each result; the odds are exact.
    pub(super) fn losses<'s>(&'s self, fight: &Fight, sum: &Sum, steps: u8) -> impl Iterator<Item = Fall> + 's {
        let (rules, attacker) = (self.rules, fight.attacker);
        let (column, modifier) = (sum.column, sum.die_modifier());
        let city = rules.city_rule(fight.target);
        (1..=6).map(move |die| {
            let result = rules.result(attacker, column, modifier, die);
            let (loss, excess) = defender_loss(result, steps, city);
            let own = match result {
                CombatResult::Losses { attacker, .. } => attacker,
                CombatResult::Eliminated => 0,
            };
            Fall { loss, excess, own }
        })
    }

    /// What a fight is worth to its attacker, over all falls of the die.
    pub fn gain(&self, fight: &Fight) -> f64 {
        let (rules, state) = (self.rules, self.state);
        let sum = rules.sum(state, fight);
        let defenders = rules.defenders(state, fight.attacker.enemy(), fight.target);
        let steps: u8 = defenders.iter().map(|u| state.steps(u, &rules.data)).sum();
        let total: f64 = defenders.iter().map(|u| worth(rules, state, u)).sum();
        let per_step = total / f64::from(steps.max(1));
        let each = |u: UnitId| worth(rules, state, u) / f64::from(state.steps(u, &rules.data).max(1));
        let cheapest = fight.attackers.iter().map(each).fold(f64::INFINITY, f64::min).min(20.0);
        // Who has to get somewhere pays for it; the Allies can also afford more.
        let caution = match (fight.attacker, self.is_attacker()) {
            (Side::Allied, _) => 0.8,
            (Side::Axis, true) => 0.6,
            (Side::Axis, false) => 0.9,
        };
        let price = cheapest * caution * self.wishes().caution();
        let ground = self.ground(fight);
        let of = |fall: Fall| {
            let taken = if fall.loss >= steps { ground + f64::from(fall.excess).min(4.0) * 0.5 } else { 0.0 };
            f64::from(fall.loss) * per_step - f64::from(fall.own) * price + taken
        };
        self.losses(fight, &sum, steps).map(of).sum::<f64>() / 6.0
    }

    /// What the ground itself is worth.
    fn ground(&self, fight: &Fight) -> f64 {
        let listed = self.rules.valuable_hexes().iter().find(|v| v.0 == fight.target).map_or(0.0, |v| f64::from(v.1));
        let hq = self.state.at(fight.target).any(|u| self.rules.data.brief(u).kind == Kind::Hq);
        let onward = self.to_goal(fight.target) < 12.0 && fight.attacker == self.side() && self.is_attacker();
        1.0 + listed * 2.0 + if hq { 8.0 } else { 0.0 } + if onward { 2.0 } else { 0.0 }
    }

    /// The attack with the columns beside the attackers and the air units over the hex.
    pub(super) fn with_support(&self, mut fight: Fight) -> Fight {
        let (rules, state, side) = (self.rules, self.state, self.side());
        for &column in rules.data.of_kind(Kind::Column) {
            let Some(hex) = state.hex_of(column).filter(|_| rules.data.brief(column).side == side) else { continue };
            let beside = |u: UnitId| state.hex_of(u).is_some_and(|h| self.distance(h, hex) <= 1.0);
            if fight.columns[side].len() < EXPECTED_COLUMNS && fight.attackers.iter().any(beside) {
                fight.columns[side].insert(column);
            }
        }
        for air in rules.data.air_ids() {
            let over = state.air(air).place == AirPlace::Over(rules.data.map.hex(fight.target).zone);
            let bombs = rules.data.air(air).side == side && over && !state.air(air).fought;
            if bombs && fight.air[side].len() < EXPECTED_AIR {
                fight.air[side].insert(air);
            }
        }
        fight
    }

    /// What the next step of a unit is worth.
    pub fn cost_of_a_step(&self, unit: UnitId) -> f64 {
        let after = match self.rules.data.unit(unit).reduced {
            Some(factors) if !self.state.unit(unit).reduced => {
                f64::from(factors.attack) + f64::from(factors.defence) * 0.5
            }
            _ => -self.loss_of(unit),
        };
        self.worth(unit) - after
    }

    /// What the last step costs beyond its factors: rebuilding is dear, and in the Debrecen scenario some are points.
    fn loss_of(&self, unit: UnitId) -> f64 {
        let brief = self.rules.data.brief(unit);
        let points = match (&self.rules.data.scenario.victory, brief.side) {
            (Victory::Debrecen { axis_armour_lost, .. }, Side::Axis) if brief.kind.is_armour() => {
                axis_armour_lost.abs()
            }
            (Victory::Debrecen { allied_mobile_lost, .. }, Side::Allied) if brief.kind.is_mobile() => {
                allied_mobile_lost.abs()
            }
            _ => 0,
        };
        2.0 + f64::from(points) * POINT
    }

    /// How much fighting there will be in each air zone.
    pub fn fighting_by_zone(&self) -> [f64; 32] {
        let mut weight = [0.0f64; 32];
        let forces = self.forces();
        for hex in self.rules.data.map.grid.hexes() {
            let clash = forces.facing[hex.index()].min(forces.ours[hex.index()])
                + forces.held[hex.index()].min(forces.theirs[hex.index()]);
            weight[usize::from(self.rules.data.map.hex(hex).zone.0)] += f64::from(clash);
        }
        weight
    }
}

/// What a fall of the die does.
#[derive(Copy, Clone, Debug)]
pub(super) struct Fall {
    /// Steps the defender loses, and those he would lose if he had them.
    pub loss: u8,
    pub excess: u8,
    /// Steps the attacker loses.
    pub own: u8,
}
