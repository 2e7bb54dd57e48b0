//! A player who makes the mistakes of a beginner: every turn he takes a fancy to certain places and units, and now and
//! then he does something without looking.

use crate::leaning;
use crate::player::{Decision, Player};
use kernel::{Bias, Hints, MindOf, Plan, Rng};

/// How far his fancies go; see [`leaning`].
const FANCY: f64 = 0.8;

/// Once in so many decisions he does not look.
const CARELESS: usize = 24;

#[derive(Debug)]
pub struct Recruit<G: Hints> {
    mind: MindOf<G>,
    /// The stretch, and what he fancies in it.
    fancy: Option<(u32, Bias)>,
}

impl<G: Hints> Default for Recruit<G> {
    fn default() -> Recruit<G> {
        Recruit { mind: MindOf::<G>::default(), fancy: None }
    }
}

impl<G: Hints> Player<G> for Recruit<G> {
    fn choose(&mut self, decision: &Decision<'_, G>, rng: &mut Rng) -> usize {
        let (game, legal, seat) = (decision.game(), decision.legal(), decision.seat());
        if legal.len() < 2 {
            return 0;
        }
        let state = decision.imagine(rng);
        let now = game.stretch(&state).number;
        let fancy = match self.fancy {
            Some((of, fancy)) if of == now => fancy,
            _ => Bias::new(rng.next(), FANCY),
        };
        self.fancy = Some((now, fancy));
        self.mind.attend(game, &state, seat);
        if rng.one_in(CARELESS) {
            return rng.below(legal.len());
        }
        let plan = self.mind.plan.clone();
        self.mind.adopt(&plan, fancy);
        self.mind.attend(game, &state, seat);
        leaning::choose(game, &state, seat, legal, &self.mind, rng)
    }

    fn plan(&self) -> Option<&Plan<G::Aim>> {
        Some(&self.mind.plan)
    }
}
