//! The rules, a file for each part of the rulebook. They say what is so, what may be and what follows; who decides it
//! and when is said in [`crate::decisions`].

pub mod battle;
pub(crate) mod combat;
mod conquest;
pub mod decks;
pub(crate) mod economy;
pub mod landing;
pub(crate) mod movement;
pub(crate) mod sight;
pub(crate) mod transports;
pub(crate) mod turn;
