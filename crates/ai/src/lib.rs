//! Machine players. They know a game only through the kernel's traits and the hints the game gives, and they decide
//! from what their seat may know: the real state stays out of their reach.
//!
//! - [`Player`]: whoever decides; [`Random`] and [`Script`] so far, named by [`Level`].
//! - [`arena::play`]: one match to its end, fast, without a record.
//! - [`batch::play`]: many matches on several threads, the same result on any number of them.

pub mod arena;
pub mod batch;
mod level;
mod player;

#[cfg(test)]
mod toy;

pub use arena::{ArenaError, Finished};
pub use batch::{Batch, Tally};
pub use level::{Level, LevelError, SeatingError, seating};
pub use player::{Decision, Player, Random, Script};
