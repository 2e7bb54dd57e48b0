//! The tests of the game, a module for each chapter, in one program: they are linked once.

mod books;
mod builder;
mod clauses;
mod common;
mod coordinates;
mod golden;
mod import;
mod laws;
mod machine;
mod movement;
mod odds;
mod pairs;
mod questions;
mod read_again;
mod roster;
mod script;
mod special_rules;
mod table_side;
mod tables;
mod units;
mod vocabulary;
mod weapons;
mod words;
