//! Who sits at the table. A seat is a place for one player, human or machine; several seats can belong to one side.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A place at the table, numbered from 0 in the order the game lists its seats.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of seats: those that must decide now, those that won, those that may read a line of the log.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct SeatSet(u16);

impl SeatSet {
    pub const NONE: SeatSet = SeatSet(0);

    /// The seat alone. There are at most 16 seats; one beyond them is in no set.
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet::NONE.with(seat)
    }

    pub const fn with(self, seat: Seat) -> SeatSet {
        if seat.0 < 16 { SeatSet(self.0 | 1 << seat.0) } else { self }
    }

    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 16 && self.0 & (1 << seat.0) != 0
    }

    /// The seats of both.
    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// The seats that are not in the other.
    pub const fn without(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    // Serde asks with a reference.
    pub(crate) fn is_none(&self) -> bool {
        self.is_empty()
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..16).map(Seat).filter(move |&s| self.contains(s))
    }

    /// The lowest seat of the set.
    pub fn first(self) -> Option<Seat> {
        self.iter().next()
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::NONE, SeatSet::with)
    }
}
