//! Dice that fall as an example tells.

use crate::dice::Faces;
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

#[cfg(test)]
mod tests {
    use super::*;

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
