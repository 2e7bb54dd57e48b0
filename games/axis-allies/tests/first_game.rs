//! What helps somebody who plays it for the first time: the glossary, the briefings, the guided beginnings.

use axis_allies::{AxisAllies, GAME};

title_check::first_game!(AxisAllies, GAME);
