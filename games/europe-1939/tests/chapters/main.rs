//! The tests of the game, a module for each chapter, in one program: they are linked once.

mod america;
mod basic_game;
mod borders;
mod choices;
mod clauses;
mod common;
mod cooperation;
mod data_files;
mod eastern_war;
mod golden;
mod intervention;
mod laws;
mod lend_lease;
mod mediterranean;
mod odds;
mod orders;
mod pairs;
mod paratroops;
mod raids;
mod refusals;
mod scenes;
mod script;
mod variants;
mod vichy;
mod words;
