//! The server as bots and browsers meet it: over real connections, with a real game.

mod bad_input;
mod changes;
mod client;
mod counting;
mod damaged;
mod described;
mod dice;
mod failures;
mod forces;
mod fuzz;
mod hidden;
mod learning;
mod machines;
mod nodes;
mod operations;
mod playing;
mod proxies;
mod records;
mod resting;
mod secrets;
mod shares;
mod spoilt;
mod strangers;
mod streams;
mod tables;
mod upgrades;
