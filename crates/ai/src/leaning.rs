//! A way of playing: the script with preferences. What the script thinks of an action is raised or lowered by an
//! amount that hangs on the action and a seed alone, so that one seed is one plan for a whole turn: it wants certain
//! places and certain units, and shuns others, as long as they are not much worse.

use kernel::{Hints, Rng, Seat, first_of_the_best};
use std::hash::{Hash, Hasher};

#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Leaning {
    seed: u64,
    /// How far the preferences go, as a share of what lies between the best action and an ordinary one.
    strength: f64,
}

impl Leaning {
    /// No preferences: the script itself.
    pub const PLAIN: Leaning = Leaning { seed: 0, strength: 0.0 };

    pub fn new(seed: u64, strength: f64) -> Leaning {
        Leaning { seed, strength }
    }

    /// The index of the legal action this player takes.
    pub fn choose<G: Hints>(self, game: &G, state: &G::State, seat: Seat, legal: &[G::Action], rng: &mut Rng) -> usize {
        if legal.len() < 2 {
            return 0;
        }
        if self.strength == 0.0 {
            return game.script(state, seat, legal, rng);
        }
        let mut worths = game.worths(state, seat, legal, rng);
        let reach = self.strength * spread(&worths);
        for (worth, action) in worths.iter_mut().zip(legal) {
            *worth += reach * self.preference(action);
        }
        first_of_the_best(&worths)
    }

    /// From -1, shunned, to 1, wanted.
    fn preference(self, action: &impl Hash) -> f64 {
        let mut hasher = Mixed(self.seed);
        action.hash(&mut hasher);
        // The upper 53 bits are a fraction that a double holds exactly.
        (hasher.finish() >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
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

/// Hashes the same on every run, unlike the hasher of the standard library's maps: every number is mixed in with the
/// finisher of SplitMix64.
struct Mixed(u64);

impl Mixed {
    fn mix(&mut self, number: u64) {
        let mut mixed = (self.0 ^ number).wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        self.0 = mixed ^ (mixed >> 31);
    }
}

impl Hasher for Mixed {
    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut number = [0; 8];
            number[..part.len()].copy_from_slice(part);
            self.mix(u64::from_le_bytes(number));
        }
    }

    fn finish(&self) -> u64 {
        let mut last = Mixed(self.0);
        last.mix(0);
        last.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn preferences_are_even_and_hang_on_seed_and_action_alone() {
        let of = |seed: u64, action: u32| Leaning::new(seed, 1.0).preference(&action);
        assert_eq!(of(3, 7), of(3, 7));
        assert_ne!(of(3, 7), of(4, 7));
        let all: Vec<f64> = (0..4000).map(|i| of(i % 40, (i / 40) as u32)).collect();
        assert!(all.iter().all(|preference| (-1.0..=1.0).contains(preference)));
        let mean = all.iter().sum::<f64>() / all.len() as f64;
        assert!(mean.abs() < 0.03, "{mean}");
        assert!(all.iter().filter(|preference| preference.abs() > 0.5).count() > 1800);
    }

    #[test]
    fn what_is_out_of_the_question_stays_so() {
        assert_eq!(spread(&[10.0, 9.0, 8.0, -1000.0, -1000.0, -1000.0, f64::NEG_INFINITY]), 2.0);
        assert_eq!(spread(&[5.0]), 0.0);
        assert_eq!(spread(&[1.0, 4.0]), 3.0);
    }
}
