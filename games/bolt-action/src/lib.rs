//! Bolt Action, first edition: order dice, pins and fire on an open table measured in inches.

pub mod data;
pub mod roster;
pub mod vocabulary;

pub use data::Data;
pub use roster::Roster;

include!(concat!(env!("OUT_DIR"), "/tests.rs"));
