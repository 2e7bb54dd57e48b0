//! How good it is for a unit to stand in a hex.

use super::picture::View;
use crate::Hex;
use crate::data::{Brief, Factors};
use crate::state::*;
use crate::vocabulary::*;
use board::HexId;

/// How near the enemy must be for an empty town of ours to want a garrison: Soviet tanks run farther than Axis raids.
const RAID: BySide<f64> = BySide::new([16.0, 6.0]);

/// What it is worth to keep a hex of ours from standing empty.
const GARRISON: f64 = 3.0;

/// What it costs to stand where no supply comes.
const UNSUPPLIED: f64 = 6.0;

/// Who asks where to stand, with what does not change from hex to hex.
pub(crate) struct Asking<'v, 'a> {
    view: &'v View<'a>,
    brief: Brief,
    printed: Factors,
    here: Option<HexId>,
    attacker: bool,
    /// The hex it is to attack.
    target: Option<HexId>,
}

impl<'a> View<'a> {
    pub(super) fn about<'v>(&'v self, unit: UnitId) -> Asking<'v, 'a> {
        Asking {
            view: self,
            brief: self.rules.data.brief(unit),
            printed: self.state.printed(unit, &self.rules.data),
            here: self.state.hex_of(unit),
            attacker: self.is_attacker(),
            target: self.posts().target_of(unit),
        }
    }

    pub fn at(&self, unit: UnitId, hex: HexId) -> f64 {
        self.about(unit).at(hex)
    }

    /// How much better a unit stands in a hex than where it is; nothing if it is not on the map.
    pub fn better_in(&self, unit: UnitId, hex: HexId) -> Option<f64> {
        let asking = self.about(unit);
        Some(asking.at(hex) - asking.at(asking.here?))
    }

    /// How good it is for the first unit of a stack to stand in a hex.
    pub fn first_of(&self, moving: &Moving, hex: HexId) -> f64 {
        moving.units.iter().next().map_or(f64::NEG_INFINITY, |first| self.at(first, hex))
    }

    /// How good it is for a stack to stay where it is.
    pub fn stay(&self, moving: &Moving) -> f64 {
        self.first_of(moving, moving.at) + self.inertia()
    }

    /// What a move must bring at least.
    pub(super) fn inertia(&self) -> f64 {
        if self.is_attacker() { 0.2 } else { 0.8 }
    }

    /// Who moves first: fighting units nearest the enemy, then guns, headquarters and columns.
    pub fn move_rank(&self, unit: UnitId) -> f64 {
        let hex = self.state.hex_of(unit).unwrap_or(HexId(0));
        match self.rules.data.brief(unit).kind {
            Kind::Column => 1.0,
            Kind::Hq => 2.0,
            Kind::Art => 3.0,
            _ => 50.0 - self.to_enemy(hex),
        }
    }

    /// How good it is for a headquarters to stand in a hex: by rail, behind the troops, out of reach.
    fn headquarters_at(&self, hex: HexId) -> f64 {
        let rail = self.picture.rail.get_or_init(|| self.rules.rail_net(self.state, self.side())).contains(hex);
        let near = self.to_enemy(hex);
        let front = self.front_distance(hex);
        f64::from(rail) * 6.0 - (3.0 - near).max(0.0) * 4.0 * self.wishes().caution() - front * 0.8
    }

    /// The mean distance to our units that are near the enemy.
    pub fn front_distance(&self, hex: HexId) -> f64 {
        let front = self.picture.front.get_or_init(|| self.front());
        let sum: f64 = front.iter().map(|&at| self.distance(hex, at).min(14.0)).fold(0.0, |sum, far| sum + far);
        if front.is_empty() { self.to_enemy(hex) } else { sum / front.len() as f64 }
    }

    fn front(&self) -> Vec<HexId> {
        let theirs = &self.forces().theirs;
        let own = self.rules.on_map_of(self.state, self.side());
        own.filter(|(_, brief, at)| brief.kind.fights() && theirs[at.index()] > 0.0).map(|(.., at)| at).collect()
    }

    /// A column belongs beside the units that will attack or be attacked, with somebody to guard it.
    fn column_at(&self, hex: HexId) -> f64 {
        let forces = self.forces();
        let guarded = forces.held[hex.index()] > 1.0;
        let around = self.rules.data.map.grid.neighbours(hex).map(|(_, n)| n).chain([hex]);
        let served: f32 =
            around.map(|h| if forces.theirs[h.index()] > 0.0 { forces.held[h.index()] } else { 0.0 }).sum();
        let crowd = forces.columns.iter().filter(|&&c| self.distance(c, hex) <= 1.0).count() as f64;
        f64::from(served) * 0.1 - self.to_enemy(hex) * 0.3 - if guarded { 0.0 } else { 3.0 } - (crowd - 2.0).max(0.0)
    }
}

impl Asking<'_, '_> {
    pub fn at(&self, hex: HexId) -> f64 {
        let view = self.view;
        match self.brief.kind {
            Kind::Hq => view.headquarters_at(hex),
            Kind::Column => view.column_at(hex),
            // Guns stand one hex behind, with somebody.
            Kind::Art => view.column_at(hex) + if view.forces().theirs[hex.index()] > 0.0 { -0.5 } else { 0.0 },
            _ => self.standing(hex) + view.on_the_way(self.target, hex) + view.wishes().liking(&Hex(hex)),
        }
    }

    /// How good it is for a fighting unit to stand in a hex, whatever it is meant to attack.
    fn standing(&self, hex: HexId) -> f64 {
        let view = self.view;
        let mut value = self.comfort(hex) + self.contact(hex) * if self.attacker { 0.8 } else { 0.5 };
        if self.attacker {
            value -= view.to_goal(hex) * 0.5;
            value += view.prize(hex) * 1.5;
        } else {
            value -= (view.to_enemy(hex) - 1.0).max(0.0) * 0.25;
            let threatened = view.to_threatened(hex);
            if threatened.is_finite() {
                value -= threatened.max(-1.0) * 0.35;
            }
        }
        value + self.guarding(hex) + view.cutting(self.brief.kind, hex)
    }

    /// Defence of ours in a hex without the unit.
    fn others(&self, hex: HexId) -> f32 {
        let own = if self.here == Some(hex) { f32::from(self.printed.defence) } else { 0.0 };
        self.view.forces().held[hex.index()] - own
    }

    /// Supply and safety.
    fn comfort(&self, hex: HexId) -> f64 {
        let view = self.view;
        let mut value = 0.0;
        if !view.supplied().contains(hex) {
            value -= UNSUPPLIED * (1.0 + 0.5 * view.saving(self.here));
        }
        if view.side() == Side::Allied && self.brief.kind != Kind::Part {
            value -= (view.to_headquarters(hex) - 8.0).max(0.0) * 0.25;
        }
        // A stack that cannot bear what may fall on it is better elsewhere.
        let shift = self.shelter(hex);
        let fear = if self.attacker { 0.15 } else { 0.35 };
        value -= (self.peril(hex) - 1.5 - shift).clamp(0.0, 4.0) * fear * view.wishes().caution();
        value + shift * if self.attacker { 0.15 } else { 0.5 }
    }

    /// Columns that the ground shifts for the defender.
    fn shelter(&self, hex: HexId) -> f64 {
        let data = &self.view.rules.data;
        f64::from(-data.terrain.of(data.map.hex(hex).terrain).shift)
    }

    /// What may fall on the unit in a hex, against all who would defend it.
    fn peril(&self, hex: HexId) -> f64 {
        let defence = self.others(hex) + f32::from(self.printed.defence);
        f64::from(self.view.forces().theirs[hex.index()] / defence.max(1.0))
    }

    /// How well an enemy beside the hex could be attacked.
    fn contact(&self, hex: HexId) -> f64 {
        let forces = self.view.forces();
        let around = self.view.rules.data.map.grid.neighbours(hex).map(|(_, at)| at.index());
        let facing = around.filter(|&at| forces.facing[at] > 0.0);
        let odds = facing.map(|at| (forces.ours[at] + f32::from(self.printed.attack) * 0.5) / forces.facing[at]);
        f64::from(odds.map(|ratio| (ratio - 0.5).clamp(0.0, 2.5)).fold(0.0, f32::max))
    }

    /// Somebody has to stay in what we hold: the enemy runs far by rail.
    fn guarding(&self, hex: HexId) -> f64 {
        let view = self.view;
        let Some(worth) = view.stake(hex) else { return 0.0 };
        let near = view.to_enemy(hex);
        if self.others(hex) < 1.0 && near <= RAID[view.side()] {
            GARRISON + worth
        } else if near <= 5.0 {
            worth * if self.peril(hex) > 2.0 { 0.6 } else { 0.25 }
        } else {
            0.0
        }
    }
}
