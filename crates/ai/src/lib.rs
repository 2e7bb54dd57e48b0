//! Machine players. They know a game only through the kernel's traits and the hints the game gives, and they decide
//! from what their seat may know: the real state stays out of their reach.
//!
//! - [`Player`]: whoever decides: [`Random`], [`Script`] and the [`Planner`], named by [`Level`].
//! - [`arena::play`]: one match to its end, fast, without a record.
//! - [`batch::play`]: many matches on several threads, the same result on any number of them.

pub mod arena;
pub mod batch;
mod leaning;
mod level;
mod planner;
mod player;
mod playout;
mod recruit;

#[cfg(test)]
mod toy;

pub use arena::{ArenaError, Finished};
pub use batch::{Batch, Tally};
pub use level::{Level, LevelError, SeatingError, seating};
pub use planner::{Budget, Planner};
pub use player::{Decision, Player, Random, Script};
