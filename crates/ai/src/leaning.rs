//! How preferences bear on a choice: what the script thinks of an action is raised or lowered by an amount that hangs
//! on the action and the seed of the preferences alone. So one seed is one way to play a whole turn: it wants certain
//! places and certain units, and shuns others, as long as they are not much worse.

use crate::player::Decision;
use kernel::{Bias, Hints, MindOf, Rng, Seat, first_of_the_best};

/// The index of the legal action that a player with this in mind takes. `mind` has looked at the state.
pub fn choose<G: Hints>(
    game: &G,
    state: &G::State,
    seat: Seat,
    legal: &[G::Action],
    mind: &MindOf<G>,
    rng: &mut Rng,
) -> usize {
    if legal.len() < 2 {
        return 0;
    }
    if mind.bias.is_none() || game.heeds_bias() {
        return game.script(state, seat, legal, mind, rng);
    }
    let mut worths = game.worths(state, seat, legal, mind, rng);
    lean(&mut worths, legal, mind.bias);
    first_of_the_best(&worths)
}

/// The legal actions by what the script thinks of them, the best first, without those that are out of the question.
pub fn ranked<G: Hints>(decision: &Decision<'_, G>, state: &G::State, mind: &MindOf<G>, rng: &mut Rng) -> Vec<usize> {
    let worths = decision.game().worths(state, decision.seat(), decision.legal(), mind, rng);
    let mut order: Vec<usize> = (0..worths.len()).filter(|&i| worths[i].is_finite()).collect();
    order.sort_by(|&a, &b| worths[b].total_cmp(&worths[a]));
    order
}

/// How far preferences go is measured by what lies between the best action and an ordinary one.
fn lean(worths: &mut [f64], legal: &[impl std::hash::Hash], bias: Bias) {
    let reach = spread(worths);
    for (worth, action) in worths.iter_mut().zip(legal) {
        *worth += reach * bias.of(action);
    }
}

/// What lies between the best and the upper quarter of the others. Actions that are out of the question do not count:
/// in most lists they are the lower half.
fn spread(worths: &[f64]) -> f64 {
    let mut sorted: Vec<f64> = worths.iter().copied().filter(|worth| worth.is_finite()).collect();
    sorted.sort_by(|a, b| b.total_cmp(a));
    let (Some(best), Some(ordinary)) = (sorted.first(), sorted.get(sorted.len().div_ceil(4))) else { return 0.0 };
    best - ordinary
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_out_of_the_question_stays_so() {
        assert_eq!(spread(&[10.0, 9.0, 8.0, -1000.0, -1000.0, -1000.0, f64::NEG_INFINITY]), 2.0);
        assert_eq!(spread(&[5.0]), 0.0);
        assert_eq!(spread(&[1.0, 4.0]), 3.0);
    }

    #[test]
    fn preferences_turn_what_is_nearly_equal() {
        let best = |seed| {
            let mut worths = [4.0, 3.9, 3.0, 1.0];
            lean(&mut worths, &[0, 1, 2, 3], Bias::new(seed, 1.0));
            first_of_the_best(&worths)
        };
        let second = (0..200).filter(|&seed| best(seed) == 1).count();
        assert!((10..60).contains(&second), "{second} of 200");
        assert!((0..200).all(|seed| best(seed) < 2), "what is much worse is not taken");
    }
}
