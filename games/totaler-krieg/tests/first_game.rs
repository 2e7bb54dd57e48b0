//! What helps somebody who plays it for the first time: the glossary, the briefings, the guided beginnings.

use totaler_krieg::{GAME, TotalerKrieg};

title_check::first_game!(TotalerKrieg, GAME);
