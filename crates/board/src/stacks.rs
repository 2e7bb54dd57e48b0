//! How full hexes are. One pass over the counters; after that only hexes that hold anybody need a look.

use crate::{HexId, HexSet, MAX_HEXES};

/// Counters by hex, with the room they take.
#[derive(Clone, Debug)]
pub struct Stacks {
    counters: [u8; MAX_HEXES],
    room: [u8; MAX_HEXES],
    held: HexSet,
    shared: HexSet,
}

impl Default for Stacks {
    fn default() -> Stacks {
        Stacks { counters: [0; MAX_HEXES], room: [0; MAX_HEXES], held: HexSet::EMPTY, shared: HexSet::EMPTY }
    }
}

impl Stacks {
    /// One more counter in a hex; some take up no room.
    #[inline]
    pub fn add(&mut self, hex: HexId, room: u8) {
        self.shared.set(hex, self.held.contains(hex));
        self.held.insert(hex);
        let (counters, taken) = (&mut self.counters[hex.index()], &mut self.room[hex.index()]);
        *counters = counters.saturating_add(1);
        *taken = taken.saturating_add(room);
    }

    /// How many counters are in a hex.
    #[inline]
    pub fn counters(&self, hex: HexId) -> u8 {
        self.counters[hex.index()]
    }

    /// How much room they take.
    #[inline]
    pub fn room(&self, hex: HexId) -> u8 {
        self.room[hex.index()]
    }

    /// Hexes with anybody in them.
    pub fn held(&self) -> &HexSet {
        &self.held
    }

    /// Hexes with more than one counter: the only ones in which two can be at odds.
    pub fn shared(&self) -> &HexSet {
        &self.shared
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counters_and_room_are_counted_apart() {
        let mut stacks = Stacks::default();
        for (hex, room) in [(3, 1), (3, 0), (7, 3), (3, 2)] {
            stacks.add(HexId(hex), room);
        }
        assert_eq!((stacks.counters(HexId(3)), stacks.room(HexId(3))), (3, 3));
        assert_eq!((stacks.counters(HexId(7)), stacks.room(HexId(7))), (1, 3));
        assert_eq!(stacks.held().iter().collect::<Vec<_>>(), [HexId(3), HexId(7)]);
        assert_eq!(stacks.shared().iter().collect::<Vec<_>>(), [HexId(3)]);
        for _ in 0..400 {
            stacks.add(HexId(9), 1);
        }
        assert_eq!((stacks.counters(HexId(9)), stacks.room(HexId(9))), (255, 255), "never round the corner");
    }
}
