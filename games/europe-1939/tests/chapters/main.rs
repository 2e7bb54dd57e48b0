//! The tests of the game, a module for each chapter, in one program: they are linked once.

mod basic_game;
mod books;
mod borders;
mod clauses;
mod common;
mod data_files;
mod golden;
mod laws;
mod lend_lease;
mod machine;
mod odds;
mod orders;
mod scenes;
mod script;
mod variants;
mod words;
