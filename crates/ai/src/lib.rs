//! Machine players. They know a game only through the kernel's traits and the hints the game gives, and they decide
//! from what their seat may know: the real state stays out of their reach.
//!
//! - [`Player`]: whoever decides: [`Random`], [`Script`] and the [`Planner`], named by [`Level`].
//! - [`arena::play`]: one match to its end, fast, without a record.
//! - [`series::play`]: many matches on several threads, the same result on any number of them, measured if one likes.
//! - [`fitting`]: what tells who will win, learned from games.
//! - [`elo`]: how strong players are, from who beat whom.

pub mod arena;
pub mod elo;
pub mod fitting;
mod hopeless;
mod leaning;
mod level;
pub mod measures;
mod perturbed;
mod planner;
mod player;
mod playout;
mod recruit;
pub mod series;
pub mod statistics;
mod way;

#[cfg(test)]
mod toy;

pub use arena::{ArenaError, Finished};
pub use hopeless::is_hopeless;
pub use level::{Level, LevelError, SeatingError, seating};
pub use planner::{Budget, Planner};
pub use player::{Decision, Player, Random, Script};
pub use series::{Following, Measured, Played, Seating, Series, SeriesError};
