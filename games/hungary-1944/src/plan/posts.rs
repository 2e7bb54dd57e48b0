//! The attacks a side moves up for: which enemy hexes it can bring enough against this turn, and who goes where. Made
//! anew whenever somebody has moved: units already in place count as given, only the rest is shared out.

use super::Aim;
use super::picture::View;
use super::places::Place;
use crate::Hex;
use crate::state::*;
use crate::vocabulary::*;
use board::{HexId, HexSet};

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

/// Who is to attack what.
#[derive(Clone, Debug, Default)]
pub(super) struct Posts {
    /// The dearest target first.
    pub of: Vec<(UnitId, HexId)>,
    beside: HexSet,
}

/// Somebody who can attack.
struct Free {
    unit: UnitId,
    hex: HexId,
    attack: f64,
    /// Hexes it can come this turn.
    reach: f64,
}

/// An enemy hex that could be attacked.
#[derive(Copy, Clone, Debug)]
pub(super) struct Target {
    pub hex: HexId,
    /// How much it is worth to attack it, and how easy that is.
    pub merit: f64,
    /// The factors that make it worth while, and all that could be brought.
    need: f64,
    potential: f64,
}

impl Posts {
    pub fn target_of(&self, unit: UnitId) -> Option<HexId> {
        self.of.iter().find(|post| post.0 == unit).map(|post| post.1)
    }

    /// The hexes that are to be attacked, each once, the dearest first.
    pub fn targets(&self) -> Vec<HexId> {
        let mut targets: Vec<HexId> = self.of.iter().map(|post| post.1).collect();
        targets.dedup();
        targets
    }
}

impl<'a> View<'a> {
    /// Whether the side can still move up.
    fn moves_up(&self) -> bool {
        self.state.phase == Phase::Move(self.side())
    }

    pub(super) fn posts(&self) -> &'a Posts {
        self.picture.posts.get_or_init(|| if self.moves_up() { self.shared_out() } else { Posts::default() })
    }

    /// Everybody who can take part in an attack this turn.
    fn free(&self) -> Vec<Free> {
        let (rules, state) = (self.rules, self.state);
        let in_hand = match state.frames.last() {
            Some(Frame::Moving(moving)) => moving.units,
            _ => UnitSet::default(),
        };
        let attacks = |kind: Kind| kind.fights() && !matches!(kind, Kind::Art | Kind::Part);
        let own = rules.on_map_of(state, self.side()).filter(|(_, brief, _)| attacks(brief.kind));
        let one = |(unit, _, hex): (UnitId, _, HexId)| {
            let done = self.moves_up() && state.unit(unit).marks.has(Marks::DONE) && !in_hand.contains(unit);
            let over = state.phase == Phase::Combat(self.side());
            let reach = if done || over { 0.0 } else { f64::from(rules.allowance(state, unit)) * 0.5 * PACE };
            Free { unit, hex, attack: f64::from(rules.attack_factor(state, unit)), reach }
        };
        own.map(one).filter(|free| free.attack > 0.0).collect()
    }

    fn reaches(&self, free: &Free, at: HexId) -> bool {
        self.distance(free.hex, at) <= 1.0 + free.reach
    }

    /// The enemy hexes that somebody could come to attack.
    fn targets_of(&self, free: &[Free]) -> Vec<Target> {
        let target = |hex: HexId| {
            let potential: f64 = free.iter().filter(|free| self.reaches(free, hex)).map(|free| free.attack).sum();
            let need = self.wanted_attack(hex);
            let ease = (potential / need).min(2.0);
            let merit = if potential > 0.0 { self.importance(hex) * ease } else { 0.0 };
            Target { hex, merit, need, potential }
        };
        let mut targets: Vec<Target> = self.enemy().hexes.iter().map(target).filter(|t| t.potential > 0.0).collect();
        targets.sort_by(|a, b| b.merit.total_cmp(&a.merit));
        targets
    }

    /// The enemy hexes within reach, the dearest first, whether there is enough for an attack or not.
    pub(super) fn targets_in_reach(&self) -> Vec<Target> {
        self.targets_of(&self.free())
    }

    /// Shares the units that can still come up among the attacks worth making, the best attack first. Each takes the
    /// nearest units until it has the odds it wants; an attack that cannot have them is left alone.
    pub(super) fn shared_out(&self) -> Posts {
        let mut free = self.free();
        let mut posts = Posts::default();
        for Target { hex: at, need, .. } in self.targets_of(&free).into_iter().filter(|t| t.potential >= t.need) {
            let mut near: Vec<usize> = (0..free.len()).filter(|&i| self.reaches(&free[i], at)).collect();
            near.sort_by(|&a, &b| self.distance(free[a].hex, at).total_cmp(&self.distance(free[b].hex, at)));
            let mut have = 0.0;
            let mut taken = Vec::new();
            for i in near {
                if have >= need * SPARE || taken.len() >= MOST_ATTACKERS {
                    break;
                }
                have += free[i].attack;
                taken.push(i);
            }
            if have < need {
                continue;
            }
            posts.of.extend(taken.iter().map(|&i| (free[i].unit, at)));
            posts.beside.insert(at);
            taken.sort_unstable();
            for i in taken.into_iter().rev() {
                free.swap_remove(i);
            }
        }
        posts.beside = self.rules.hexes_around(&posts.beside);
        posts
    }

    /// The factors that make an attack on a hex worth while: more against bad ground, less with columns at hand.
    fn wanted_attack(&self, at: HexId) -> f64 {
        let rules = self.rules;
        let shift = f64::from(-rules.data.terrain.of(rules.data.map.hex(at).terrain).shift);
        let columns = self.forces().columns.iter().any(|&column| self.distance(column, at) <= 4.0);
        let ratio = if self.is_attacker() { ODDS_TO_ADVANCE[self.side()] } else { ODDS_TO_COUNTER };
        let late = f64::from(self.side() == Side::Allied && self.state.turn == 1);
        let odds = (ratio + shift + late - f64::from(columns)) * self.wishes().odds(Aim::Strike(Hex(at)));
        f64::from(self.forces().facing[at.index()]).max(1.0) * odds.max(2.0)
    }

    /// What it is worth to clear a hex: the way to what we want, what stands there, and the place itself.
    fn importance(&self, at: HexId) -> f64 {
        let places = self.places();
        let near = |place: &Place| (1.0 - self.distance(at, place.hex) / 10.0).max(0.0) * (1.0 + place.worth);
        let way: f64 = places.to_take.iter().map(near).fold(0.0, f64::max);
        let hold: f64 = places.to_hold.iter().map(near).fold(0.0, f64::max);
        let usual = 1.0 + way + self.prize(at) + hold * 0.3 + f64::from(self.forces().facing[at.index()]) * 0.1;
        (usual + self.wishes().strike(Aim::Strike(Hex(at)))).max(0.1)
    }

    /// What a hex adds to the attack a unit is meant for, or to another it can come up for.
    pub(super) fn on_the_way(&self, target: Option<HexId>, hex: HexId) -> f64 {
        let Some(at) = target else { return f64::from(self.posts().beside.contains(hex)) * 1.5 };
        let grid = &self.rules.data.map.grid;
        let mut value = -(self.distance(hex, at) - 1.0) * 0.6;
        if let Some(dir) = grid.dir(at, hex) {
            let dry = self.rules.data.map.side(at, dir).water == Water::None;
            let across = grid.neighbour(at, dir.opposite()).is_some_and(|h| self.forces().held[h.index()] > 0.0);
            value += POST + f64::from(dry) * 0.7 + f64::from(across) * 0.7;
        }
        value
    }
}
