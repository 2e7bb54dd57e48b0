//! The rules, a file for each chapter: what may be done and what it does. Who decides when is in `decisions`.

pub(crate) mod aftermath;
mod airdrop;
mod combat;
mod control;
mod logistics;
pub(crate) mod movement;
pub mod odds;
pub(crate) mod organization;
mod overrun;
mod politics;
pub(crate) mod replacements;
pub(crate) mod stacking;
pub mod supply;
pub mod supply_line;
pub(crate) mod support;
mod victory;
mod voyages;
pub(crate) mod zones;
