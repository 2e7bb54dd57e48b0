//! Advice for machine players: the script takes the choice with the highest worth, and a position has a value.

use crate::Rules;
use crate::action::Action;
use crate::state::*;
use crate::vocabulary::*;
use kernel::decision;
use kernel::{Foresight, Hints, MindOf, NoAim, Rng, Seat};

/// Choices whose worth differs by less are nearly equal.
const NEARLY_EQUAL: usize = 3;

/// Who moves and where to, what is built and where: of nearly equal choices chance takes one, so that no two games of
/// the script are alike.
fn left_to_chance(action: Action) -> bool {
    use Action as Do;
    let where_to = matches!(action, Do::Pick { .. } | Do::To(_) | Do::Shelter(_) | Do::Garrison { .. });
    where_to || matches!(action, Do::Build { .. } | Do::Bomb(_) | Do::Raid | Do::Prey(_) | Do::Assign { .. })
}

impl Hints for Rules {
    type Aim = NoAim;
    type Memory = ();

    /// What the pending decision thinks of each, with a little chance.
    fn worths(&self, state: &State, seat: Seat, legal: &[Action], mind: &MindOf<Rules>, rng: &mut Rng) -> Vec<f64> {
        let mut worths = decision::worths(self, state, seat, legal, mind);
        for (worth, &action) in worths.iter_mut().zip(legal) {
            let chance = rng.below(NEARLY_EQUAL) as f64;
            if left_to_chance(action) {
                *worth += chance;
            }
        }
        worths
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

    /// Units of the nations at war, wherever they are.
    fn strength(&self, state: &State, seat: Seat) -> u32 {
        let ours = |&nation: &Nation| state.at_war(nation) && self.seat_of(state, nation) == seat;
        Nation::ALL.into_iter().filter(ours).map(|nation| state.in_play(nation)).sum()
    }

    /// Points of a few turns decide: who stands where after one of them tells little.
    fn foresight(&self) -> Foresight {
        Foresight { turns: 6, pace: 50 }
    }
}
