//! A game, its rules, its records and its matches behind object-safe traits, so that the server and the program need
//! not know the types of a game.
//!
//! | typed, in the kernel | object-safe, here | what it is |
//! |---|---|---|
//! | `Title` | [`AnyGame`] | a game before it is opened: its words and clauses |
//! | `Game` | [`AnyRules`] | the rules of one scenario with its options |
//! | `Record` | [`AnyRecord`] | a record of a match, with the rules it is read by |
//! | `Match` | [`AnyMatch`], [`Playable`] | a match that is being played |
//!
//! The generic code behind these traits ([`GameOf`] and what it makes) is compiled where a game makes its face, that is
//! in the game's own crate:
//!
//! ```text
//! pub static GAME: &dyn AnyGame = &any_game::of(Hungary1944);
//! ```

mod any_match;
mod game;
mod games;
mod history;
mod kept_states;
mod loading;
mod match_of;
mod questions;
mod record;
mod rules;
mod sides;
mod stopped;

pub use any_match::{AnyMatch, Denied, DiceFrom, DiceOf, Playable, SceneAt, Stop};
pub use game::{AnyGame, FightsAbout, GameOf, SetUp, of};
pub use games::{Games, Listed};
pub use history::{History, PastStep, Purpose};
pub use kept_states::StateReader;
pub use loading::Loaded;
pub use questions::{Advice, Answer, Question, Refused, Tried};
pub use record::{AnyRecord, Begun, Ended, Fault, Replayed, ToldStep, open};
pub use rules::{AnyRules, CannotSimulate};
