//! Which tests name each clause, and where in the source it is kept.

use kernel::ClauseIndex;

include!(concat!(env!("OUT_DIR"), "/index.rs"));

/// The index of a game; empty for a game without sources of its own.
pub fn of(game: &str) -> ClauseIndex {
    INDEX.iter().find(|(id, _)| *id == game).map(|(_, index)| *index).unwrap_or_default()
}
