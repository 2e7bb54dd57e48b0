//! The tests of the game, a module for each chapter, in one program: they are linked once.

mod assault;
mod builder;
mod clauses;
mod common;
mod coordinates;
mod golden;
mod import;
mod inside;
mod laws;
mod movement;
mod odds;
mod questions;
mod read_again;
mod riders;
mod roster;
mod scenarios;
mod script;
mod shooting;
mod special_rules;
mod support;
mod turn;
mod units;
mod vehicles;
mod vocabulary;
mod weapons;
mod words;
