//! Odds from the rules' own code: the same functions that will resolve a fight are run over every way the dice can
//! fall.
//!
//! - [`distribution_of`]: one piece of rules code, all its results with their probability.
//! - [`explore`]: from a state on, with a policy that decides for the seats, until a stop; equal states are merged.
//! - [`sample`]: the same by rolling, where exploring is too much.

mod distribution;
mod explore;

#[cfg(test)]
mod toy;

pub use distribution::{Distribution, distribution_of};
pub use explore::{Cut, Ends, explore, sample};
