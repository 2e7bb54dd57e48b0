//! The one list of games.

use crate::index;
use any_game::{AnyGame, Games};

fn faces() -> Vec<&'static dyn AnyGame> {
    vec![hungary_1944::GAME, axis_allies::GAME, bolt_action::GAME, europe_1939::GAME, totaler_krieg::GAME]
}

/// The games of the program, each with the index of its clauses.
pub fn games() -> Games {
    faces().into_iter().fold(Games::default(), |games, game| games.with(game, index::of(game.about().id)))
}
