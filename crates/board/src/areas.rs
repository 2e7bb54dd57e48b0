//! Area maps: spaces that touch each other, and sets of them as bits.

use serde::{Deserialize, Serialize};
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub};

/// The largest area map: a set of areas is one machine word.
pub const MAX_AREAS: usize = 128;

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

/// A set of areas. An id beyond the largest map is in no set.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AreaSet(u128);

impl AreaSet {
    pub const EMPTY: AreaSet = AreaSet(0);

    #[inline]
    pub const fn one(area: AreaId) -> AreaSet {
        if area.index() < MAX_AREAS { AreaSet(1 << area.0) } else { AreaSet(0) }
    }

    /// The first `count` areas of a map.
    pub const fn first_of(count: usize) -> AreaSet {
        if count >= MAX_AREAS { AreaSet(u128::MAX) } else { AreaSet((1 << count) - 1) }
    }

    #[inline]
    pub const fn contains(self, area: AreaId) -> bool {
        self.0 & AreaSet::one(area).0 != 0
    }

    #[inline]
    pub fn insert(&mut self, area: AreaId) {
        self.0 |= AreaSet::one(area).0;
    }

    #[inline]
    pub fn remove(&mut self, area: AreaId) {
        self.0 &= !AreaSet::one(area).0;
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn meets(self, other: AreaSet) -> bool {
        self.0 & other.0 != 0
    }

    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub fn first(self) -> Option<AreaId> {
        (self.0 != 0).then(|| AreaId(self.0.trailing_zeros() as u8))
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = AreaId> + use<> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| AreaId(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(next)
        })
    }
}

impl FromIterator<AreaId> for AreaSet {
    fn from_iter<I: IntoIterator<Item = AreaId>>(areas: I) -> AreaSet {
        areas.into_iter().fold(AreaSet::EMPTY, |set, area| set | AreaSet::one(area))
    }
}

impl BitOr for AreaSet {
    type Output = AreaSet;

    #[inline]
    fn bitor(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 | other.0)
    }
}

impl BitOrAssign for AreaSet {
    #[inline]
    fn bitor_assign(&mut self, other: AreaSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for AreaSet {
    type Output = AreaSet;

    #[inline]
    fn bitand(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 & other.0)
    }
}

impl Sub for AreaSet {
    type Output = AreaSet;

    #[inline]
    fn sub(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 & !other.0)
    }
}

impl Not for AreaSet {
    type Output = AreaSet;

    #[inline]
    fn not(self) -> AreaSet {
        AreaSet(!self.0)
    }
}

/// Which areas touch which.
#[derive(Clone, Debug)]
pub struct AreaGraph {
    touching: Vec<AreaSet>,
}

impl AreaGraph {
    /// Every border counts both ways; ids beyond `areas` are left out.
    pub fn new(areas: usize, borders: impl IntoIterator<Item = (AreaId, AreaId)>) -> AreaGraph {
        let mut touching = vec![AreaSet::EMPTY; areas.min(MAX_AREAS)];
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
    pub fn around(&self, area: AreaId) -> AreaSet {
        self.touching.get(area.index()).copied().unwrap_or_default()
    }

    #[inline]
    pub fn touch(&self, a: AreaId, b: AreaId) -> bool {
        self.around(a).contains(b)
    }

    /// All areas that touch one of a set.
    #[inline]
    pub fn next_to(&self, areas: AreaSet) -> AreaSet {
        areas.iter().fold(AreaSet::EMPTY, |found, area| found | self.around(area))
    }

    /// All areas at most `steps` away from a set, going only through areas that may be entered; the start is included.
    pub fn within(&self, start: AreaSet, steps: u8, enter: AreaSet) -> AreaSet {
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

    /// How many steps each area is away from a set; [`FAR_AWAY`] where no way leads.
    pub fn distances(&self, start: AreaSet, enter: AreaSet) -> [u8; MAX_AREAS] {
        let mut steps = [FAR_AWAY; MAX_AREAS];
        let mut found = start;
        let mut edge = start;
        for distance in 0..FAR_AWAY {
            for area in edge.iter() {
                steps[area.index()] = distance;
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
        assert_eq!(AreaSet::first_of(3), set(&[0, 1, 2]));
        assert_eq!(AreaSet::first_of(128), !AreaSet::EMPTY);
    }

    #[test]
    fn ways_go_round_what_may_not_be_entered() {
        let ring = ring();
        assert_eq!(ring.around(AreaId(3)), set(&[2, 4, 6]));
        assert!(!ring.touch(AreaId(2), AreaId(2)) && ring.around(AreaId(50)).is_empty());
        assert_eq!(ring.within(set(&[0]), 2, !AreaSet::EMPTY), set(&[0, 1, 2, 4, 5]));
        assert_eq!(ring.within(set(&[0]), 9, !set(&[1, 3])), set(&[0, 5, 4]));
        let steps = ring.distances(set(&[0]), !set(&[2]));
        assert_eq!(&steps[..7], [0, 1, FAR_AWAY, 3, 2, 1, 4]);
    }
}
