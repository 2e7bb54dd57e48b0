//! A player who makes the mistakes of a beginner: every turn he takes a fancy to certain places and units, and now and
//! then he takes the next thing that does not look bad.

use crate::leaning;
use crate::player::{Decision, Player};
use kernel::{Bias, Hints, MindOf, Plan, Rng};

/// How far his fancies go; see [`leaning`].
const FANCY: f64 = 0.8;

/// Once in so many decisions he does not look closely.
const CARELESS: usize = 8;

/// Then anything will do that is among the better actions: one in so many of them, but two at least.
const BETTER: usize = 4;

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
            let mut better = leaning::ranked(decision, &state, &self.mind, rng);
            better.truncate(better.len().div_ceil(BETTER).max(2));
            return better.get(rng.below(better.len())).copied().unwrap_or(0);
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
