//! Dice that fall as an example tells, and a seed for which those of a match fall the same way.

use crate::Throw;
use crate::dice::{Faces, Rolled};
use std::collections::VecDeque;

/// Faces as an example tells them. What does not fit is remembered and told once the action has been carried out.
#[derive(Debug, Default)]
pub(super) struct Told {
    faces: VecDeque<u8>,
    fault: Option<String>,
}

impl Told {
    pub fn new(faces: &[u8]) -> Told {
        Told { faces: faces.iter().copied().collect(), fault: None }
    }

    /// What did not fit.
    pub fn fault(self) -> Option<String> {
        let left = || format!("dice that nobody rolls: {:?}", Vec::from(self.faces.clone()));
        self.fault.clone().or_else(|| (!self.faces.is_empty()).then(left))
    }
}

impl Faces for Told {
    fn face(&mut self, sides: u8) -> u8 {
        match self.faces.pop_front() {
            Some(face) if (1..=sides).contains(&face) => face,
            Some(face) => {
                self.fault.get_or_insert(format!("expected a face of a d{sides}, found {face}"));
                1
            }
            None => {
                self.fault.get_or_insert(format!("a d{sides} is rolled that is not told: expected dice = [..]"));
                1
            }
        }
    }
}

/// The dice of an example: the sides of each, and what it shows.
pub type RolledDice = Vec<(u8, u8)>;

pub(super) fn faces_of(throws: &[Throw]) -> RolledDice {
    throws.iter().flat_map(|throw| throw.faces.iter().map(|&face| (throw.sides, face))).collect()
}

/// So many seeds are tried: enough for six dice of six sides, mostly.
const MOST_SEEDS: u64 = 200_000;

/// A seed for which the first dice of a match fall like these; nothing if none is found in a moment.
pub fn seed_for(faces: &[(u8, u8)]) -> Option<[u8; 32]> {
    let as_seed = |number: u64| {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        seed
    };
    let fits = |seed: &[u8; 32]| {
        let mut dice = Rolled::new(*seed, 0);
        faces.iter().all(|&(sides, face)| dice.face(sides) == face)
    };
    (0..MOST_SEEDS).map(as_seed).find(fits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_found_for_which_the_dice_fall_as_told() {
        let faces = [(6, 6), (6, 1), (10, 4)];
        let mut dice = Rolled::new(seed_for(&faces).unwrap(), 0);
        assert!(faces.iter().all(|&(sides, face)| dice.face(sides) == face));
        assert_eq!(seed_for(&[(6, 7)]), None);
    }

    #[test]
    fn dice_that_do_not_fit_are_told() {
        let fault = |faces: &[u8], rolled: &[u8]| {
            let mut told = Told::new(faces);
            for &sides in rolled {
                told.face(sides);
            }
            told.fault()
        };
        assert_eq!(fault(&[3], &[6]), None);
        assert!(fault(&[], &[6]).unwrap().contains("a d6 is rolled"));
        assert!(fault(&[8], &[6]).unwrap().contains("expected a face of a d6"));
        assert!(fault(&[3, 4], &[6]).unwrap().contains("nobody rolls: [4]"));
    }
}
