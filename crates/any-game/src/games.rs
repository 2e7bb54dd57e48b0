//! A list of games.

use crate::game::AnyGame;
use kernel::{ClauseIndex, Examples, Problem};
use std::fmt;

/// Games in the order in which they are shown.
#[derive(Clone, Default)]
pub struct Games {
    listed: Vec<Listed>,
}

/// A game of the list, and where its clauses are kept and tested.
#[derive(Copy, Clone)]
pub struct Listed {
    pub game: &'static dyn AnyGame,
    pub index: ClauseIndex,
}

impl Listed {
    /// The examples of its clauses; everything that is wrong with their files.
    pub fn examples(&self) -> Result<Examples, Vec<Problem>> {
        Examples::read(&self.game.about(), self.game.clauses(), self.index.examples.iter().copied())
    }
}

impl Games {
    /// The same list with one more game at its end.
    pub fn with(mut self, game: &'static dyn AnyGame, index: ClauseIndex) -> Games {
        self.listed.push(Listed { game, index });
        self
    }

    pub fn iter(&self) -> impl Iterator<Item = Listed> {
        self.listed.iter().copied()
    }

    pub fn find(&self, id: &str) -> Option<Listed> {
        self.iter().find(|listed| listed.game.about().id == id)
    }

    pub fn ids(&self) -> Vec<&'static str> {
        self.iter().map(|listed| listed.game.about().id).collect()
    }
}

impl fmt::Debug for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.ids()).finish()
    }
}

impl fmt::Debug for Listed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Listed").field("game", &self.game.about().id).finish_non_exhaustive()
    }
}
