//! What helps somebody who plays it for the first time: the glossary, the briefings, the guided beginnings.

use bolt_action::{BoltAction, GAME};

title_check::first_game!(BoltAction, GAME);
