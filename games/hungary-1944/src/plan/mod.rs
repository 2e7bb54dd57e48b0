//! What a machine player should know: a sensible choice at every decision, from a picture of who is strong where and a
//! plan of what is wanted. Each choice says in its decision what it is worth; what several of them look up is here.

mod aims;
mod cutting;
mod fights;
mod memory;
mod picture;
mod places;
mod posts;
mod standing;
mod wishes;

pub use aims::Aim;
pub use memory::Memory;
pub(crate) use picture::{Eyes, View, view};

use crate::data::Victory;
use crate::decisions::missions;
use crate::game::Pending;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Action, Rules};
use board::{HexGrid, HexId, HexSet};
use kernel::decision::{self, Decides};
use kernel::plan::{AimAbout, Possible, Stretch};
use kernel::{Bias, Foresight, Hints, MindOf, Plan, Rng, Seat, SeatSet, first_of_the_best};
use picture::Picture;
use wishes::Wishes;

impl Hints for Rules {
    type Aim = Aim;
    type Memory = Memory;

    fn aims(&self, state: &State, seat: Seat) -> Vec<Possible<Aim>> {
        Side::of(seat).map_or_else(Vec::new, |side| self.possible_aims(state, side))
    }

    fn plan(&self, state: &State, seat: Seat, last: &Plan<Aim>) -> Plan<Aim> {
        Side::of(seat).map_or_else(Plan::default, |side| self.intended(state, side, last))
    }

    fn about_aim(&self, state: &State, seat: Seat, aim: Aim) -> Option<AimAbout> {
        Side::of(seat).map(|side| self.aim_in_words(state, side, aim))
    }

    fn is_reached(&self, state: &State, seat: Seat, aim: Aim) -> bool {
        Side::of(seat).is_some_and(|side| self.has_reached(state, side, aim))
    }

    fn serves(&self, state: &State, seat: Seat, action: &Action, plan: &Plan<Aim>) -> Option<Aim> {
        self.aim_served(state, Side::of(seat)?, action, plan)
    }

    fn remember(&self, state: &State, seat: Seat, plan: &Plan<Aim>, bias: Bias, memory: &mut Memory) {
        if let Some(side) = Side::of(seat) {
            memory.look(self, state, side, plan, bias);
        }
    }

    /// Preferences are about places, enemy stacks, hexes to stand in, and how much is dared.
    fn heeds_bias(&self) -> bool {
        true
    }

    /// The turn of a side, with what comes before it for the side that moves first.
    fn stretch(&self, state: &State) -> Stretch {
        let first = self.first();
        let second = match state.phase {
            Phase::Move(side) | Phase::Combat(side) => side != first,
            Phase::SupplyCheck(_) | Phase::LateTransfers | Phase::Over => true,
            _ => false,
        };
        let side = if second { first.enemy() } else { first };
        Stretch { number: 2 * u32::from(state.turn) + u32::from(second), of: SeatSet::one(side.seat()) }
    }

    fn worths(&self, state: &State, seat: Seat, legal: &[Action], mind: &MindOf<Rules>, rng: &mut Rng) -> Vec<f64> {
        if self.pending(state) == Some(Pending::AssignMissions) {
            let picture = Picture::new(state, Side::deciding(seat), Wishes::new(&mind.plan, mind.bias));
            let drawn = missions::draw(&View { rules: self, state, picture: &picture }, legal, rng);
            return (0..legal.len()).map(|i| if i == drawn { 1.0 } else { 0.0 }).collect();
        }
        decision::worths(self, state, seat, legal, mind)
    }

    /// What is known at once, or the first of the choices that are worth most.
    fn script(&self, state: &State, seat: Seat, legal: &[Action], mind: &MindOf<Rules>, rng: &mut Rng) -> usize {
        if legal.len() == 1 {
            return 0;
        }
        let known = self.known_at_once(state, seat, &mind.memory);
        let known = known.and_then(|action| legal.iter().position(|legal| *legal == action));
        known.unwrap_or_else(|| first_of_the_best(&self.worths(state, seat, legal, mind, rng)))
    }

    fn at_once(&self, state: &State, seat: Seat, mind: &MindOf<Rules>) -> Option<Action> {
        self.known_at_once(state, seat, &mind.memory)
    }

    /// Points of the score, then the strength left on the map.
    fn value(&self, state: &State, seat: Seat) -> i64 {
        let strength =
            |side: Side| -> i64 { self.on_map_of(state, side).map(|(unit, ..)| worth(self, state, unit) as i64).sum() };
        let allied = i64::from(self.score(state)) * 100 + strength(Side::Allied) - strength(Side::Axis);
        if Side::of(seat) == Some(Side::Allied) { allied } else { -allied }
    }

    /// Steps on the map; columns are spent, not lost.
    fn strength(&self, state: &State, seat: Seat) -> u32 {
        let Some(side) = Side::of(seat) else { return 0 };
        let fights = self.on_map_of(state, side).filter(|(_, brief, _)| brief.kind != Kind::Column);
        fights.map(|(unit, ..)| u32::from(state.steps(unit, &self.data))).sum()
    }

    /// What a turn has brought shows in the score only some turns later.
    fn foresight(&self) -> Foresight {
        Foresight { turns: 6, pace: 40 }
    }
}

/// What a unit is worth: the factors on the side that lies up.
fn worth(rules: &Rules, state: &State, unit: UnitId) -> f64 {
    let printed = state.printed(unit, &rules.data);
    f64::from(printed.attack) + f64::from(printed.defence) * 0.5
}

impl Rules {
    /// Whether a side has to get somewhere to win, and not only to keep the enemy from it.
    fn must_attack(&self, state: &State, side: Side) -> bool {
        match (side, &self.data.scenario.victory) {
            (Side::Allied, _) => true,
            (Side::Axis, Victory::Budapest { .. }) => true,
            (Side::Axis, _) => state.fuhrer.quota.is_some(),
        }
    }
}

/// The hexes one, two and three away from each hex.
pub(crate) fn rings(grid: &HexGrid) -> Vec<[Vec<HexId>; 3]> {
    let around = |hexes: &HexSet| -> HexSet {
        hexes.iter().flat_map(|hex| grid.neighbours(hex).map(|(_, next)| next)).collect()
    };
    let rings_of = |hex: HexId| {
        let mut known: HexSet = std::iter::once(hex).collect();
        let mut ring = known;
        [(); 3].map(|()| {
            ring = around(&ring).minus(&known);
            known = known.union(&ring);
            ring.iter().collect()
        })
    };
    grid.hexes().map(rings_of).collect()
}
