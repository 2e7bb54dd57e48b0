//! The tests of the game, a module for each chapter, in one program: they are linked once.

mod amphibious;
mod antiaircraft;
mod board;
mod borders;
mod carriers;
mod clauses;
mod combat;
mod combat_movement;
mod common;
mod conquest;
mod data_files;
mod development;
mod enumerated;
mod golden;
mod landing;
mod laws;
mod meetings;
mod odds;
mod options;
mod placement;
mod records;
mod refusals;
mod retreat;
mod script;
mod transports;
mod words;
