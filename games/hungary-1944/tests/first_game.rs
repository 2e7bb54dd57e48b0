//! What helps somebody who plays it for the first time: the glossary, the briefings, the guided beginnings.

#[path = "examples/wrong.rs"]
mod wrong_examples;

use hungary_1944::{GAME, Hungary1944};

title_check::first_game!(Hungary1944, GAME);
