//! What a machine player should know: the script takes what its decision thinks most of; and what a position is worth.

use crate::Rules;
use crate::action::Action;
use crate::state::*;
use crate::vocabulary::*;
use kernel::decision;
use kernel::{Hints, Rng, Seat};

impl Hints for Rules {
    fn script(&self, state: &State, seat: Seat, legal: &[Action], _: &mut Rng) -> usize {
        decision::best(self, state, seat, legal)
    }

    /// Ground, units and points, a point of production being worth a hundred.
    fn value(&self, state: &State, seat: Seat) -> i64 {
        let side = self.side_of_seat(seat).unwrap_or(Side::Axis);
        let ours = |of: Option<Side>| match of {
            Some(of) if of == side => 1,
            Some(_) => -1,
            None => 0,
        };
        let ground: i64 = state
            .ground
            .owners()
            .iter()
            .enumerate()
            .map(|(i, &owner)| ours(state.side_of(owner)) * self.worth(board::AreaId(i as u8)) * 50)
            .sum();
        let units: i64 = state
            .stacks
            .iter()
            .map(|t| ours(state.side_of(t.nation)) * i64::from(self.data.kind(t.kind).cost) * i64::from(t.n) * 100)
            .sum();
        let points: i64 = Nation::GREAT
            .into_iter()
            .map(|n| ours(state.side_of(n)) * i64::from(state.ledgers[n.index()].left) * 60)
            .sum();
        let end = match state.verdict {
            Some(Verdict::Decisive(of)) => 1_000_000 * ours(Some(of)),
            Some(Verdict::Marginal(of)) => 500_000 * ours(Some(of)),
            _ => 0,
        };
        ground + units + points + end
    }
}
