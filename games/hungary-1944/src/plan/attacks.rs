//! The attacks a side moves up for: which enemy hexes it can bring enough against this turn, and who goes where.
//! Made anew at every step of a movement phase: units already in place count as given, only the rest is shared out.

use super::View;
use crate::state::*;
use crate::vocabulary::*;
use board::HexId;

/// Hexes a unit makes for each movement point: less than one, for the ground and the enemy's zones.
const PACE: f64 = 0.6;

/// Odds wanted on flat ground: by the Axis and the Allies when they have to get somewhere, and by whoever only strikes
/// back. Thinner attacks cost the attacker more than they bring; striking back thinly lays the defender open as well.
const ODDS_TO_ADVANCE: BySide<f64> = BySide::new([4.4, 4.5]);
const ODDS_TO_COUNTER: f64 = 5.0;

/// How much more than it wants an attack is given: some will not find the way.
const SPARE: f64 = 1.25;

/// The most units that find room around a hex.
const MOST_ATTACKERS: usize = 12;

/// What it is worth to stand next to the hex one is meant to attack.
const POST: f64 = 5.0;

impl View<'_> {
    /// Shares the units that can still come up among the attacks worth making, the best attack first. Each takes the
    /// nearest units until it has the odds it wants; an attack that cannot have them is left alone.
    pub(super) fn make_plan(&self) -> Vec<(UnitId, HexId)> {
        let (rules, state) = (self.rules, self.state);
        let moving = match state.frames.last() {
            Some(Frame::Moving(m)) => m.units,
            _ => UnitSet::default(),
        };
        // Each unit with its attack factor and the hexes it can come along this turn.
        let mut free: Vec<(UnitId, HexId, f64, f64)> = Vec::new();
        for (unit, hex) in state.on_map() {
            let brief = rules.data.brief(unit);
            if brief.side != self.side() || !brief.kind.fights() || matches!(brief.kind, Kind::Art | Kind::Part) {
                continue;
            }
            let attack = f64::from(rules.attack_factor(state, unit));
            let moved = state.unit(unit).marks.has(Marks::DONE) && !moving.contains(unit);
            let reach = if moved { 0.0 } else { f64::from(rules.allowance(state, unit)) * 0.5 * PACE };
            if attack > 0.0 {
                free.push((unit, hex, attack, reach));
            }
        }
        let in_reach =
            |&(_, hex, _, reach): &(UnitId, HexId, f64, f64), at: HexId| self.distance(hex, at) <= 1.0 + reach;
        let mut targets: Vec<(f64, f64, HexId)> = Vec::new();
        for at in self.enemy().hexes.iter() {
            let potential: f64 = free.iter().filter(|u| in_reach(u, at)).map(|u| u.2).sum();
            let need = self.wanted_attack(at);
            if potential >= need {
                let ease = (potential / need).min(2.0);
                targets.push((self.importance(at) * ease, need, at));
            }
        }
        targets.sort_by(|a, b| b.0.total_cmp(&a.0));
        let mut plan = Vec::new();
        for (_, need, at) in targets {
            let mut near: Vec<usize> = (0..free.len()).filter(|&i| in_reach(&free[i], at)).collect();
            near.sort_by(|&a, &b| self.distance(free[a].1, at).total_cmp(&self.distance(free[b].1, at)));
            let mut have = 0.0;
            let mut taken = Vec::new();
            for i in near {
                if have >= need * SPARE || taken.len() >= MOST_ATTACKERS {
                    break;
                }
                have += free[i].2;
                taken.push(i);
            }
            if have < need {
                continue;
            }
            plan.extend(taken.iter().map(|&i| (free[i].0, at)));
            taken.sort_unstable();
            for i in taken.into_iter().rev() {
                free.swap_remove(i);
            }
        }
        plan
    }

    /// The factors that make an attack on a hex worth while: more against bad ground, less with columns at hand.
    fn wanted_attack(&self, at: HexId) -> f64 {
        let rules = self.rules;
        let shift = f64::from(-rules.data.terrain.of(rules.data.map.hex(at).terrain).shift);
        let columns = self.forces().columns.iter().filter(|&&c| self.distance(c, at) <= 4.0).count() as f64;
        let ratio = if self.is_attacker() { ODDS_TO_ADVANCE[self.side()] } else { ODDS_TO_COUNTER };
        let late = f64::from(self.side() == Side::Allied && self.state.turn == 1);
        let odds = (ratio + shift + late - columns.min(1.0)).max(2.0);
        f64::from(self.forces().facing[at.index()]).max(1.0) * odds
    }

    /// What it is worth to clear a hex: the way to what we want, what stands there, and the place itself.
    fn importance(&self, at: HexId) -> f64 {
        let near = |&(h, points): &(HexId, f64)| (1.0 - self.distance(at, h) / 10.0).max(0.0) * (1.0 + points);
        let way: f64 = self.aims().to_take.iter().map(near).fold(0.0, f64::max);
        let place = self.aims().to_take.iter().find(|t| t.0 == at).map_or(0.0, |t| t.1);
        let hold: f64 = self.aims().to_hold.iter().map(near).fold(0.0, f64::max);
        1.0 + way + place + hold * 0.3 + f64::from(self.forces().facing[at.index()]) * 0.1
    }

    /// What a hex adds to the attack a unit is meant for, or to another it can come up for.
    pub(super) fn planned(&self, unit: UnitId, hex: HexId) -> f64 {
        let grid = &self.rules.data.map.grid;
        let mut value = 0.0;
        if let Some(&(_, at)) = self.plan().iter().find(|p| p.0 == unit) {
            let far = self.distance(hex, at);
            value -= (far - 1.0) * 0.6;
            if let Some(dir) = grid.dir(at, hex) {
                let dry = self.rules.data.map.side(at, dir).water == Water::None;
                let across = grid.neighbour(at, dir.opposite()).is_some_and(|h| self.forces().held[h.index()] > 0.0);
                value += POST + f64::from(dry) * 0.7 + f64::from(across) * 0.7;
            }
        } else {
            let joins = self.plan().iter().any(|&(_, at)| grid.adjacent(hex, at));
            value += f64::from(joins) * 1.5;
        }
        value
    }
}
