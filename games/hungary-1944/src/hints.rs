//! What the machine player should know.

use crate::Rules;
use crate::action::Action;
use crate::state::State;
use crate::vocabulary::*;
use kernel::{Hints, Rng, Seat};

impl Hints for Rules {
    fn script(&self, _: &State, _: Seat, legal: &[Action], rng: &mut Rng) -> usize {
        rng.below(legal.len())
    }

    fn value(&self, s: &State, seat: Seat) -> i64 {
        let score = i64::from(self.score(s)) * 100;
        if Side::of(seat) == Some(Side::Allied) { score } else { -score }
    }
}
