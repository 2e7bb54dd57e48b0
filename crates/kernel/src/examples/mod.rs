//! Examples of clauses: small positions in which somebody does what a clause allows, or tries what it forbids. They are
//! files of a game, `examples/NAME.toml` (`docs/examples.md` has every field). One file serves three: a test carries it
//! out, the rule reader shows it, and whoever reads it can try it. What is allowed is asked of the rules, so no rule
//! is written down a second time.
//!
//! - [`Examples::read`] reads the files of a game and says what is wrong, with file and line.
//! - [`stage`] carries an example out and gives the pictures of it.
//! - A game brings [`Sketches`]: how a position is written in its own words, and what its units are called.

mod corner;
mod facts;
mod file;
mod staging;
mod told;

pub use corner::Window;
pub use file::{Examples, Unshown};
pub use staging::{Staged, StagedStep, Stand, place, stage};

use crate::{Game, OptionValues, Problem};
use serde_json::Value;
use std::collections::BTreeMap;

/// How positions of a game are sketched, and what its things are called in an example.
pub trait Sketches<G: Game>: Sync {
    /// The position of a sketch. A problem's line is counted within the sketch.
    fn position(&self, rules: &G, sketch: &str) -> Result<G::Position, Vec<Problem>>;

    /// What a name in an action stands for in the game's own JSON: the number of a unit. Nothing, if it is no name;
    /// then it stays as it is written.
    fn named(&self, rules: &G, state: &G::State, name: &str) -> Option<Value> {
        let _ = (rules, state, name);
        None
    }

    /// The piece of the scene that a name stands for, where it is neither the piece's id nor what is printed on it.
    fn piece(&self, rules: &G, state: &G::State, name: &str) -> Option<String> {
        let _ = (rules, state, name);
        None
    }
}

/// A sentence in each of the game's languages.
pub type Said = BTreeMap<String, String>;

/// A small position and what is done in it.
#[derive(Clone, PartialEq, Debug)]
pub struct Example {
    pub id: String,
    pub place: InFile,
    pub scenario: String,
    pub options: OptionValues,
    /// Data files in place of the game's own: rosters, a table.
    pub files: BTreeMap<String, String>,
    /// What it is about.
    pub clauses: Vec<String>,
    pub title: Said,
    /// The position in the game's own words; the scenario's beginning if there is none.
    pub sketch: Option<Sketch>,
    /// The spaces that are shown; those that the example speaks of if there are none.
    pub corner: Vec<String>,
    pub steps: Vec<Step>,
}

/// Where in a file something stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InFile {
    pub file: String,
    pub line: usize,
}

impl InFile {
    fn problem(&self, what: impl Into<String>) -> Problem {
        Problem::in_file(self.file.clone(), self.line, what)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sketch {
    pub place: InFile,
    pub text: String,
}

/// One sentence, and what is done or looked at.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    pub place: InFile,
    /// The seat that acts, by its id; whoever has to decide if absent.
    pub seat: Option<String>,
    pub deed: Deed,
    pub say: Said,
    pub holds: Facts,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Deed {
    /// Nothing is done; something is to be seen.
    Look,
    /// It is allowed and done; the dice fall like this.
    Do { action: Value, dice: Vec<u8> },
    /// It is allowed, and not done.
    May { action: Value },
    /// It is refused, by all of these clauses.
    Not { action: Value, by: Vec<String> },
}

impl Deed {
    pub fn action(&self) -> Option<&Value> {
        match self {
            Deed::Look => None,
            Deed::Do { action, .. } | Deed::May { action } | Deed::Not { action, .. } => Some(action),
        }
    }
}

/// What must be true after a step, as far as a player can see it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Facts {
    /// By piece: where it is, its steps, what lies on it.
    pub then: BTreeMap<String, String>,
    /// By kind of mark: spaces that have it, or with an exclamation mark in front, have not.
    pub marks: BTreeMap<String, Vec<String>>,
    /// By the key of a row, in a panel after the step or in the price of its action: the value.
    pub shows: BTreeMap<String, String>,
    /// What the log tells: the key of a note, and facts of it as `name=value`.
    pub tells: Vec<String>,
    /// What the choice says it costs.
    pub costs: Option<String>,
    /// Whose decision comes next, by the seat's id; "nobody" when the game is over.
    pub decides: Option<String>,
    /// Who has won, by the seat's id; "nobody" for a draw.
    pub wins: Option<String>,
}

impl Example {
    /// The clauses something is refused by in it.
    pub fn refuses(&self) -> impl Iterator<Item = &str> {
        self.steps
            .iter()
            .flat_map(|step| match &step.deed {
                Deed::Not { by, .. } => by.as_slice(),
                _ => &[],
            })
            .map(String::as_str)
    }

    /// Whether something is done, allowed or to be seen in it.
    pub fn goes(&self) -> bool {
        self.steps.iter().any(|step| !matches!(step.deed, Deed::Not { .. }))
    }

    /// Whether it shows a clause: it is about it, or something is refused by it.
    pub fn shows(&self, clause: &str) -> bool {
        self.clauses.iter().any(|c| c == clause) || self.refuses().any(|c| c == clause)
    }
}
