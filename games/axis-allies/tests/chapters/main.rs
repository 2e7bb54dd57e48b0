//! The tests of the game, a module for each chapter, in one program: they are linked once.

mod announced;
mod board;
mod books;
mod borders;
mod carriers;
mod clauses;
mod common;
mod data_files;
mod enumerated;
mod gifts;
mod golden;
mod landing;
mod laws;
mod machine;
mod odds;
mod options;
mod reasons;
mod records;
mod script;
mod words;
