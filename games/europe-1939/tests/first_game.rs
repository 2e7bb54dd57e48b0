//! What helps somebody who plays it for the first time: the glossary, the briefings, the guided beginnings.

use europe_1939::{Europe, GAME};

title_check::first_game!(Europe, GAME);
