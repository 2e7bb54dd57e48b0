//! Preferences without a reason: what somebody likes is drawn from a seed and the thing itself alone, so that one seed
//! means the same likes and dislikes for a whole turn. Players who think ahead try some of them out.

use std::hash::{Hash, Hasher};

#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Bias {
    seed: u64,
    /// How far the preferences go; what 1 means is for whoever applies them to say.
    pub strength: f64,
}

impl Bias {
    /// No preferences.
    pub const NONE: Bias = Bias { seed: 0, strength: 0.0 };

    pub fn new(seed: u64, strength: f64) -> Bias {
        Bias { seed, strength }
    }

    pub fn is_none(self) -> bool {
        self.strength == 0.0
    }

    /// From -1, shunned, to 1, wanted.
    pub fn preference(self, thing: &impl Hash) -> f64 {
        let mut hasher = Mixed(self.seed);
        thing.hash(&mut hasher);
        // The upper 53 bits are a fraction that a double holds exactly.
        (hasher.finish() >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
    }

    /// The preference as far as it goes: from `-strength` to `strength`.
    pub fn of(self, thing: &impl Hash) -> f64 {
        if self.is_none() { 0.0 } else { self.strength * self.preference(thing) }
    }
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
    fn preferences_are_even_and_hang_on_seed_and_thing_alone() {
        let of = |seed: u64, thing: u32| Bias::new(seed, 1.0).preference(&thing);
        assert_eq!(of(3, 7), of(3, 7));
        assert_ne!(of(3, 7), of(4, 7));
        let all: Vec<f64> = (0..4000).map(|i| of(i % 40, (i / 40) as u32)).collect();
        assert!(all.iter().all(|preference| (-1.0..=1.0).contains(preference)));
        let mean = all.iter().sum::<f64>() / all.len() as f64;
        assert!(mean.abs() < 0.03, "{mean}");
        assert!(all.iter().filter(|preference| preference.abs() > 0.5).count() > 1800);
        assert_eq!(Bias::NONE.of(&7), 0.0);
    }
}
