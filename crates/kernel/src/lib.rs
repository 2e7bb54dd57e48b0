//! What a game is. Everything above (games, odds, machine players, the server) speaks in these words; nothing in here
//! knows a particular game, and nothing in here does I/O, reads a clock or starts a thread (but for [`testing`], which
//! plays on two).
//!
//! - [`Game`]: rules with their data and options; states and actions are plain values.
//! - [`decision`]: a decision as a module, from which list, check and all the rest follow.
//! - [`Judge`] and [`Refusal`]: why something is not allowed, by clause.
//! - [`Dice`]: the one place chance comes from; rolled, recorded, entered or enumerated.
//! - [`Match`] and [`Record`]: a game being played, and the truth about it.
//! - [`Scene`]: all that a client may know.
//! - [`testing`]: the laws every game must obey.

pub mod bias;
pub mod briefing;
pub mod by;
pub mod clause;
pub mod decision;
pub mod dice;
pub mod examples;
pub mod fights;
pub mod files;
pub mod forces;
pub mod game;
pub mod hints;
pub mod matches;
mod options;
pub mod outlines;
pub mod paper;
pub mod plan;
pub mod record;
pub mod refusal;
pub mod rng;
pub mod scene;
pub mod seat;
pub mod shared_dice;
pub mod tables;
pub mod testing;
pub mod text;
pub mod title;
pub mod tour;
pub mod value;
pub mod words;

pub use bias::Bias;
pub use briefing::Briefing;
pub use by::By;
pub use clause::{Clause, ClauseBook, ClauseIndex, Kept, Provenance};
pub use dice::{Dice, Pool, Throw};
pub use examples::{Example, Examples, Sketches};
pub use game::{Chapter, Game, Note, Outcome, Play, Viewer};
pub use hints::{Foresight, Hints, first_of_the_best};
pub use matches::{ActError, Match, UndoError};
pub use plan::{AimAbout, AimArrow, Mind, MindOf, Minds, NoAim, Plan, Possible, Stretch, Wanted};
pub use record::{Earlier, Entry, Header, Record, RecordError, RulesChange};
pub use refusal::{Cite, Full, Judge, Quick, Reason, Refusal};
pub use rng::Rng;
pub use scene::Scene;
pub use seat::{Seat, SeatSet};
pub use shared_dice::{DiceStep, Drawn, PartError, SeatPart, SharedDice};
pub use text::{Arg, Text};
pub use title::{About, DataFiles, OptionAbout, OptionValues, Problem, ScenarioAbout, SeatAbout, Title};
pub use tour::Tour;
pub use words::Words;
