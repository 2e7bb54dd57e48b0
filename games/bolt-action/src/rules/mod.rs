//! The rules, a file for each chapter: the turn, orders and morale; moving and driving; sight, fire and what it does;
//! close quarters; what comes from afar; the scenarios and their set-up. Who decides what is in `decisions`.

pub(crate) mod assault;
pub(crate) mod bodies;
mod damage;
mod declaring;
mod deploying;
mod driving;
pub(crate) mod ground;
pub(crate) mod losses;
pub(crate) mod morale;
pub(crate) mod movement;
pub(crate) mod orders;
mod overrun;
pub mod path;
mod riders;
pub mod scenario;
pub(crate) mod sequence;
pub(crate) mod setup;
pub(crate) mod shooting;
pub mod sight;
pub(crate) mod support;
mod transport;
pub mod volley;
pub(crate) mod wounds;
