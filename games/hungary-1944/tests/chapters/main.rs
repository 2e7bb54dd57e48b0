//! The tests of the game, a module for each chapter, in one program: they are linked once.

mod aviation;
mod books;
mod clauses;
mod combat;
mod combat_odds;
mod common;
mod data_files;
mod end_phase;
mod fortifications;
mod golden;
mod headquarters;
mod introduction;
mod laws;
mod logistics;
mod machine;
mod movement;
mod options;
mod questions;
mod reinforcements;
mod scenarios;
mod sequence;
mod uprising;
mod victory;
mod words;
