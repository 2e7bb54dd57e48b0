//! Boards, written once and used by games that look nothing alike: hexes with their printed numbers, sets of hexes,
//! movement that knows its path and cost, floods for supply, and the open table of miniatures. A game brings its own
//! costs, stops and gates.

pub mod areas;
pub mod flood;
pub mod grid;
pub mod hexset;
pub mod lines;
pub mod reach;
pub mod sides;
pub mod stacks;
pub mod table;

pub use areas::{AreaGraph, AreaId, AreaSet};
pub use flood::{Distances, flood};
pub use grid::{Dir, Edge, GridError, HexGrid, HexId, Numbering};
pub use hexset::HexSet;
pub use lines::Lines;
pub use reach::{Ground, NO_WAY, Reach, Wanted, reach};
pub use sides::Sides;
pub use stacks::Stacks;

/// The largest board. Sets and searches are arrays of this size, so that nothing is allocated while rules are checked.
pub const MAX_HEXES: usize = 832;
