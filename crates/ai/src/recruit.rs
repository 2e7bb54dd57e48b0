//! A player who makes the mistakes of a beginner: every turn he takes a fancy to certain places and units, and now and
//! then he does something without looking.

use crate::leaning::Leaning;
use crate::player::{Decision, Player};
use kernel::{Hints, Rng};

/// How far his fancies go; see [`Leaning`].
const FANCY: f64 = 1.2;

/// Once in so many decisions he does not look.
const CARELESS: usize = 12;

#[derive(Debug, Default)]
pub struct Recruit {
    /// The turn, and what he fancies in it.
    fancy: Option<(u32, Leaning)>,
}

impl<G: Hints> Player<G> for Recruit {
    fn choose(&mut self, decision: &Decision<'_, G>, rng: &mut Rng) -> usize {
        let (game, legal) = (decision.game(), decision.legal());
        if legal.len() < 2 {
            return 0;
        }
        let state = decision.imagine(rng);
        let turn = game.turn(&state);
        let fancy = match self.fancy {
            Some((of, fancy)) if of == turn => fancy,
            _ => Leaning::new(rng.next(), FANCY),
        };
        self.fancy = Some((turn, fancy));
        if rng.one_in(CARELESS) {
            return rng.below(legal.len());
        }
        fancy.choose(game, &state, decision.seat(), legal, rng)
    }
}
