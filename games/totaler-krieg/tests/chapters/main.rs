//! The tests of the game, a module for each chapter, in one program: they are linked once.

mod books;
mod clauses;
mod combat;
mod common;
mod data_files;
mod effects;
mod golden;
mod laws;
mod machine;
mod odds;
mod politics;
mod scenarios;
mod script;
mod sequence;
mod stacking;
mod supply;
mod supply_search;
mod support;
mod words;
