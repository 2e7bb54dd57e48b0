//! The script with slips: now and then it does what it thinks second best. A planner thinks with the script and with
//! preferences; this player has neither, so whoever beats it has not only learned one opponent.

use crate::leaning;
use crate::player::{Decision, Player};
use kernel::{Hints, MindOf, Plan, Rng};

/// Once in so many decisions it slips.
const SLIPS: usize = 6;

#[derive(Debug)]
pub struct Perturbed<G: Hints> {
    mind: MindOf<G>,
}

impl<G: Hints> Default for Perturbed<G> {
    fn default() -> Perturbed<G> {
        Perturbed { mind: MindOf::<G>::default() }
    }
}

impl<G: Hints> Player<G> for Perturbed<G> {
    fn choose(&mut self, decision: &Decision<'_, G>, rng: &mut Rng) -> usize {
        let (game, legal, seat) = (decision.game(), decision.legal(), decision.seat());
        if legal.len() < 2 {
            return 0;
        }
        let state = decision.imagine(rng);
        self.mind.attend(game, &state, seat);
        if rng.one_in(SLIPS)
            && let Some(&second) = leaning::ranked(decision, &state, &self.mind, rng).get(1)
        {
            return second;
        }
        game.script(&state, seat, legal, &self.mind, rng)
    }

    fn plan(&self) -> Option<&Plan<G::Aim>> {
        Some(&self.mind.plan)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Race;
    use kernel::{Game, Seat};

    #[test]
    fn it_slips_now_and_then_and_never_far() {
        let game = Race::to(30);
        let state = game.place(&game.start()).unwrap();
        let legal = [0, 1, 2];
        let mut rng = Rng::new(8);
        let mut chosen = [0; 3];
        for _ in 0..600 {
            let decision = Decision::new(&game, &state, Seat(0), &legal);
            chosen[Perturbed::<Race>::default().choose(&decision, &mut rng)] += 1;
        }
        assert_eq!(chosen[0], 0, "standing still is worst");
        assert!((60..140).contains(&chosen[1]), "{chosen:?}");
    }
}
