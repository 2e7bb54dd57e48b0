//! What a machine player should know.

use crate::Rules;
use crate::state::*;
use crate::vocabulary::*;
use crate::Action;
use kernel::{Hints, Rng, Seat};

impl Hints for Rules {
    fn script(&self, _s: &State, _seat: Seat, legal: &[Action], rng: &mut Rng) -> usize {
        rng.below(legal.len().max(1))
    }

    fn value(&self, s: &State, seat: Seat) -> i64 {
        let Some(f) = Faction::of(seat) else { return 0 };
        let of = self.data.scenario.victory.of;
        let score = i64::from(self.score(s)) * 100;
        if of == f { score } else { -score }
    }
}
