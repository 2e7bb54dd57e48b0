//! Sets of hexes as bits: occupied hexes, zones of control, controlled ground.

use crate::{HexId, MAX_HEXES};
use serde::{Deserialize, Serialize};

const WORDS: usize = MAX_HEXES / 64;

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HexSet([u64; WORDS]);

impl HexSet {
    pub const EMPTY: HexSet = HexSet([0; WORDS]);

    #[inline]
    pub fn contains(&self, hex: HexId) -> bool {
        self.0[hex.index() / 64] & (1 << (hex.index() % 64)) != 0
    }

    #[inline]
    pub fn insert(&mut self, hex: HexId) {
        self.0[hex.index() / 64] |= 1 << (hex.index() % 64);
    }

    #[inline]
    pub fn remove(&mut self, hex: HexId) {
        self.0[hex.index() / 64] &= !(1 << (hex.index() % 64));
    }

    #[inline]
    pub fn set(&mut self, hex: HexId, inside: bool) {
        if inside { self.insert(hex) } else { self.remove(hex) }
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    pub fn len(&self) -> usize {
        self.0.iter().map(|w| w.count_ones() as usize).sum()
    }

    #[inline]
    pub fn union(&self, other: &HexSet) -> HexSet {
        HexSet(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    #[inline]
    pub fn minus(&self, other: &HexSet) -> HexSet {
        HexSet(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    #[inline]
    pub fn intersection(&self, other: &HexSet) -> HexSet {
        HexSet(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// Hexes in one of the two sets but not in both.
    #[inline]
    pub fn differing(&self, other: &HexSet) -> HexSet {
        HexSet(std::array::from_fn(|i| self.0[i] ^ other.0[i]))
    }

    /// Whether any hex is in both sets.
    #[inline]
    pub fn meets(&self, other: &HexSet) -> bool {
        !self.intersection(other).is_empty()
    }

    /// Every hex with a number so much larger, or smaller if it is negative; those beyond either end are dropped.
    #[inline(always)]
    pub fn shifted(&self, by: i32) -> HexSet {
        let (words, bits) = ((by.unsigned_abs() / 64) as usize, by.unsigned_abs() % 64);
        let whole = match (words, by > 0) {
            (0, _) => self.0,
            (_, true) => std::array::from_fn(|i| if i < words { 0 } else { self.0[i - words] }),
            (_, false) => std::array::from_fn(|i| self.0.get(i + words).copied().unwrap_or(0)),
        };
        HexSet(match (bits, by > 0) {
            (0, _) => whole,
            (_, true) => {
                std::array::from_fn(|i| whole[i] << bits | if i == 0 { 0 } else { whole[i - 1] >> (64 - bits) })
            }
            (_, false) => {
                let above = |i: usize| if i + 1 == WORDS { 0 } else { whole[i + 1] << (64 - bits) };
                std::array::from_fn(|i| whole[i] >> bits | above(i))
            }
        })
    }

    pub fn clear(&mut self) {
        self.0 = [0; WORDS];
    }

    /// In the order of their numbers.
    #[inline]
    pub fn iter(&self) -> Iter {
        Iter { words: self.0, at: 0, bits: self.0[0] }
    }
}

/// Walks over a set.
#[derive(Clone, Debug)]
pub struct Iter {
    words: [u64; WORDS],
    at: usize,
    bits: u64,
}

impl Iterator for Iter {
    type Item = HexId;

    #[inline]
    fn next(&mut self) -> Option<HexId> {
        while self.bits == 0 {
            self.at += 1;
            self.bits = *self.words.get(self.at)?;
        }
        let bit = self.bits.trailing_zeros();
        self.bits &= self.bits - 1;
        Some(HexId((self.at * 64) as u16 + bit as u16))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let rest = self.words.iter().skip(self.at + 1).map(|w| w.count_ones() as usize).sum::<usize>();
        let left = rest + self.bits.count_ones() as usize;
        (left, Some(left))
    }

    /// Word by word, which is quicker than asking for one hex after another.
    #[inline]
    fn fold<B, F: FnMut(B, HexId) -> B>(self, init: B, mut each: F) -> B {
        let mut all = init;
        for at in self.at..WORDS {
            let mut bits = if at == self.at { self.bits } else { self.words[at] };
            while bits != 0 {
                all = each(all, HexId((at * 64) as u16 + bits.trailing_zeros() as u16));
                bits &= bits - 1;
            }
        }
        all
    }
}

impl FromIterator<HexId> for HexSet {
    fn from_iter<I: IntoIterator<Item = HexId>>(hexes: I) -> HexSet {
        let mut set = HexSet::EMPTY;
        for hex in hexes {
            set.insert(hex);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_gives_back_what_was_put_in_in_order() {
        let mut set: HexSet = [700, 3, 64, 63].map(HexId).into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [3, 63, 64, 700].map(HexId));
        let mut rest = set.iter();
        assert_eq!((rest.next(), rest.size_hint()), (Some(HexId(3)), (3, Some(3))));
        assert_eq!(rest.fold(Vec::new(), |all, hex| [all, vec![hex]].concat()), [63, 64, 700].map(HexId));
        set.remove(HexId(64));
        assert!(!set.contains(HexId(64)) && set.contains(HexId(63)) && set.len() == 3);
        let other: HexSet = [3, 5].map(HexId).into_iter().collect();
        assert_eq!(set.intersection(&other).len(), 1);
        assert_eq!(set.union(&other).len(), 4);
        assert_eq!(set.minus(&other).len(), 2);
        assert_eq!(set.differing(&other).iter().collect::<Vec<_>>(), [5, 63, 700].map(HexId));
        assert!(set.meets(&other) && !set.minus(&other).meets(&other));
    }

    #[test]
    fn a_shift_adds_to_every_number() {
        let set: HexSet = [0, 5, 63, 64, 500, 831].map(HexId).into_iter().collect();
        for by in [-832, -500, -128, -64, -33, -1, 0, 1, 32, 64, 65, 700, 832] {
            let moved = set.iter().map(|h| i32::from(h.0) + by).filter(|h| (0..MAX_HEXES as i32).contains(h));
            assert_eq!(set.shifted(by), moved.map(|h| HexId(h as u16)).collect(), "by {by}");
        }
    }
}
