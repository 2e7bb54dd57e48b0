//! Area maps: spaces that touch each other, and sets of them as bits.

use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub};

/// How many areas one machine word of a set holds.
pub const WORD_AREAS: usize = 128;

/// The largest map of all: an area's id is a byte.
pub const MAX_AREAS: usize = 256;

/// An area by its place in the map's list.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AreaId(pub u8);

impl AreaId {
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of areas in as many machine words as the map needs: one for up to 128 areas, two for more. An id beyond the
/// words is in no set.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct AreaSet<const WORDS: usize = 1>([u128; WORDS]);

impl<const WORDS: usize> Default for AreaSet<WORDS> {
    fn default() -> Self {
        AreaSet::EMPTY
    }
}

impl<const WORDS: usize> AreaSet<WORDS> {
    pub const EMPTY: AreaSet<WORDS> = AreaSet([0; WORDS]);

    #[inline]
    pub const fn one(area: AreaId) -> AreaSet<WORDS> {
        let mut words = [0; WORDS];
        let word = area.index() / WORD_AREAS;
        if word < WORDS {
            words[word] = 1 << (area.index() % WORD_AREAS);
        }
        AreaSet(words)
    }

    /// The first `count` areas of a map.
    pub const fn first_of(count: usize) -> AreaSet<WORDS> {
        let mut words = [0; WORDS];
        let mut i = 0;
        while i < WORDS {
            let left = count.saturating_sub(i * WORD_AREAS);
            words[i] = if left >= WORD_AREAS { u128::MAX } else { (1 << left) - 1 };
            i += 1;
        }
        AreaSet(words)
    }

    #[inline]
    pub const fn contains(self, area: AreaId) -> bool {
        let word = area.index() / WORD_AREAS;
        word < WORDS && self.0[word] & (1 << (area.index() % WORD_AREAS)) != 0
    }

    #[inline]
    pub fn insert(&mut self, area: AreaId) {
        *self |= AreaSet::one(area);
    }

    #[inline]
    pub fn remove(&mut self, area: AreaId) {
        *self = *self - AreaSet::one(area);
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        let mut i = 0;
        while i < WORDS {
            if self.0[i] != 0 {
                return false;
            }
            i += 1;
        }
        true
    }

    #[inline]
    pub fn meets(self, other: AreaSet<WORDS>) -> bool {
        !(self & other).is_empty()
    }

    #[inline]
    pub const fn len(self) -> usize {
        let (mut n, mut i) = (0, 0);
        while i < WORDS {
            n += self.0[i].count_ones() as usize;
            i += 1;
        }
        n
    }

    #[inline]
    pub fn first(self) -> Option<AreaId> {
        self.iter().next()
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = AreaId> + use<WORDS> {
        let mut left = self.0;
        let mut word = 0;
        std::iter::from_fn(move || {
            while word < WORDS && left[word] == 0 {
                word += 1;
            }
            let bits = left.get_mut(word)?;
            let bit = bits.trailing_zeros() as usize;
            *bits &= *bits - 1;
            Some(AreaId((word * WORD_AREAS + bit) as u8))
        })
    }

    #[inline]
    fn both(self, other: Self, join: impl Fn(u128, u128) -> u128) -> Self {
        let mut words = self.0;
        for (word, &with) in words.iter_mut().zip(&other.0) {
            *word = join(*word, with);
        }
        AreaSet(words)
    }
}

/// Written word by word, with nothing around them: a set of one word is that word.
impl<const WORDS: usize> Serialize for AreaSet<WORDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if WORDS == 1 {
            return self.0[0].serialize(serializer);
        }
        let mut tuple = serializer.serialize_tuple(WORDS)?;
        for word in &self.0 {
            tuple.serialize_element(word)?;
        }
        tuple.end()
    }
}

impl<'de, const WORDS: usize> Deserialize<'de> for AreaSet<WORDS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Words<const WORDS: usize>;

        impl<'de, const WORDS: usize> Visitor<'de> for Words<WORDS> {
            type Value = AreaSet<WORDS>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a set of areas in {WORDS} words")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<AreaSet<WORDS>, A::Error> {
                let mut words = [0; WORDS];
                for (i, word) in words.iter_mut().enumerate() {
                    *word = seq.next_element()?.ok_or_else(|| A::Error::invalid_length(i, &self))?;
                }
                Ok(AreaSet(words))
            }
        }

        if WORDS == 1 {
            return u128::deserialize(deserializer).map(|word| AreaSet([word; WORDS]));
        }
        deserializer.deserialize_tuple(WORDS, Words::<WORDS>)
    }
}

impl<const WORDS: usize> FromIterator<AreaId> for AreaSet<WORDS> {
    fn from_iter<I: IntoIterator<Item = AreaId>>(areas: I) -> Self {
        areas.into_iter().fold(AreaSet::EMPTY, |set, area| set | AreaSet::one(area))
    }
}

impl<const WORDS: usize> BitOr for AreaSet<WORDS> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.both(other, |a, b| a | b)
    }
}

impl<const WORDS: usize> BitOrAssign for AreaSet<WORDS> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<const WORDS: usize> BitAnd for AreaSet<WORDS> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.both(other, |a, b| a & b)
    }
}

impl<const WORDS: usize> Sub for AreaSet<WORDS> {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        self.both(other, |a, b| a & !b)
    }
}

impl<const WORDS: usize> Not for AreaSet<WORDS> {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        self.both(self, |a, _| !a)
    }
}

/// Which areas touch which.
#[derive(Clone, Debug)]
pub struct AreaGraph<const WORDS: usize = 1> {
    touching: Vec<AreaSet<WORDS>>,
}

impl<const WORDS: usize> AreaGraph<WORDS> {
    /// Every border counts both ways; ids beyond `areas` are left out.
    pub fn new(areas: usize, borders: impl IntoIterator<Item = (AreaId, AreaId)>) -> AreaGraph<WORDS> {
        let mut touching = vec![AreaSet::EMPTY; areas.min(WORDS * WORD_AREAS).min(MAX_AREAS)];
        for (a, b) in borders {
            if a != b && a.index() < touching.len() && b.index() < touching.len() {
                touching[a.index()].insert(b);
                touching[b.index()].insert(a);
            }
        }
        AreaGraph { touching }
    }

    pub fn len(&self) -> usize {
        self.touching.len()
    }

    pub fn is_empty(&self) -> bool {
        self.touching.is_empty()
    }

    #[inline]
    pub fn around(&self, area: AreaId) -> AreaSet<WORDS> {
        self.touching.get(area.index()).copied().unwrap_or_default()
    }

    #[inline]
    pub fn touch(&self, a: AreaId, b: AreaId) -> bool {
        self.around(a).contains(b)
    }

    /// All areas that touch one of a set.
    #[inline]
    pub fn next_to(&self, areas: AreaSet<WORDS>) -> AreaSet<WORDS> {
        areas.iter().fold(AreaSet::EMPTY, |found, area| found | self.around(area))
    }

    /// All areas at most `steps` away from a set, going only through areas that may be entered; the start is included.
    pub fn within(&self, start: AreaSet<WORDS>, steps: u8, enter: AreaSet<WORDS>) -> AreaSet<WORDS> {
        let mut found = start;
        let mut edge = start;
        for _ in 0..steps {
            edge = (self.next_to(edge) & enter) - found;
            if edge.is_empty() {
                break;
            }
            found |= edge;
        }
        found
    }

    /// A shortest way from one area to another, without the first, through areas that may be entered.
    pub fn way(&self, from: AreaId, to: AreaId, enter: AreaSet<WORDS>) -> Option<Vec<AreaId>> {
        let mut rings = vec![AreaSet::one(from)];
        let mut found = AreaSet::one(from);
        while !found.contains(to) {
            let ring = (self.next_to(*rings.last()?) & (enter | AreaSet::one(to))) - found;
            if ring.is_empty() {
                return None;
            }
            found |= ring;
            rings.push(ring);
        }
        let mut way = vec![to];
        for ring in rings[..rings.len() - 1].iter().skip(1).rev() {
            let last = *way.last()?;
            way.push((self.around(last) & *ring).first()?);
        }
        way.reverse();
        Some(if from == to { Vec::new() } else { way })
    }

    /// How many steps each of the first `N` areas is away from a set; [`FAR_AWAY`] where no way leads.
    pub fn distances<const N: usize>(&self, start: AreaSet<WORDS>, enter: AreaSet<WORDS>) -> [u8; N] {
        let mut steps = [FAR_AWAY; N];
        let mut found = start;
        let mut edge = start;
        for distance in 0..FAR_AWAY {
            for area in edge.iter() {
                if let Some(steps) = steps.get_mut(area.index()) {
                    *steps = distance;
                }
            }
            edge = (self.next_to(edge) & enter) - found;
            if edge.is_empty() {
                break;
            }
            found |= edge;
        }
        steps
    }
}

/// Farther than any way leads.
pub const FAR_AWAY: u8 = u8::MAX;

#[cfg(test)]
mod tests {
    use super::*;

    fn set(ids: &[u8]) -> AreaSet {
        ids.iter().map(|&i| AreaId(i)).collect()
    }

    /// A ring of six with a spur: 0-1-2-3-4-5-0 and 3-6.
    fn ring() -> AreaGraph {
        let borders = [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 0), (3, 6), (2, 2), (9, 1)];
        AreaGraph::new(7, borders.map(|(a, b)| (AreaId(a), AreaId(b))))
    }

    #[test]
    fn sets_are_bits() {
        let mut some = set(&[0, 5, 127]);
        assert_eq!((some.len(), some.contains(AreaId(127)), some.contains(AreaId(200))), (3, true, false));
        some.remove(AreaId(5));
        assert_eq!(some.iter().collect::<Vec<_>>(), [AreaId(0), AreaId(127)]);
        assert_eq!(some.first(), Some(AreaId(0)));
        assert!(set(&[1, 2]).meets(set(&[2, 3])) && !set(&[1]).meets(set(&[2])));
        assert_eq!((set(&[1, 2]) | set(&[3])) - set(&[2]), set(&[1, 3]));
        assert_eq!(AreaSet::<1>::first_of(3), set(&[0, 1, 2]));
        assert_eq!(AreaSet::<1>::first_of(128), !AreaSet::EMPTY);
    }

    #[test]
    fn a_way_is_a_shortest_one_through_what_may_be_entered() {
        let way = |from, to, enter| {
            ring().way(AreaId(from), AreaId(to), enter).map(|way| way.iter().map(|a| a.0).collect::<Vec<u8>>())
        };
        let all: AreaSet = !AreaSet::EMPTY;
        assert_eq!(way(0, 6, all), Some(vec![1, 2, 3, 6]));
        assert_eq!(way(0, 6, all - set(&[2])), Some(vec![5, 4, 3, 6]));
        // Where one goes to need not be open; what lies between must be.
        assert_eq!(way(0, 2, set(&[1])), Some(vec![1, 2]));
        assert_eq!(way(0, 6, all - set(&[3])), None);
        assert_eq!(way(3, 3, all), Some(Vec::<u8>::new()));
    }

    #[test]
    fn sets_of_two_words_hold_larger_maps() {
        let many: AreaSet<2> = [0, 127, 128, 129, 255].map(AreaId).into_iter().collect();
        assert_eq!(many.iter().map(|a| a.0).collect::<Vec<_>>(), [0, 127, 128, 129, 255]);
        assert_eq!((many.len(), many.contains(AreaId(128)), many.contains(AreaId(130))), (5, true, false));
        assert_eq!(AreaSet::<2>::first_of(130).len(), 130);
        assert_eq!((!many).len(), 251);
        let text = serde_json::to_string(&many).unwrap();
        assert_eq!(serde_json::from_str::<AreaSet<2>>(&text).unwrap(), many);
        assert_eq!(serde_json::to_string(&set(&[0, 2])).unwrap(), "5");
        assert_eq!(serde_json::from_str::<AreaSet>("5").unwrap(), set(&[0, 2]));
        let line = AreaGraph::<2>::new(200, (0..199).map(|i| (AreaId(i), AreaId(i + 1))));
        assert!(line.touch(AreaId(127), AreaId(128)));
        assert_eq!(line.within(AreaSet::one(AreaId(126)), 3, !AreaSet::EMPTY).len(), 7);
    }

    #[test]
    fn ways_go_round_what_may_not_be_entered() {
        let ring = ring();
        assert_eq!(ring.around(AreaId(3)), set(&[2, 4, 6]));
        assert!(!ring.touch(AreaId(2), AreaId(2)) && ring.around(AreaId(50)).is_empty());
        assert_eq!(ring.within(set(&[0]), 2, !AreaSet::EMPTY), set(&[0, 1, 2, 4, 5]));
        assert_eq!(ring.within(set(&[0]), 9, !set(&[1, 3])), set(&[0, 5, 4]));
        let steps: [u8; 7] = ring.distances(set(&[0]), !set(&[2]));
        assert_eq!(steps, [0, 1, FAR_AWAY, 3, 2, 1, 4]);
    }
}
