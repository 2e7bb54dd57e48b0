//! A match of any game: the kernel's `Match` without its types. Actions come in and go out as JSON.

use crate::history::{History, PastStep};
use crate::questions::{Answer, Question};
use ai::Level;
use journal::{Kept, NewEvent};
use kernel::dice::{DiceFault, Throw};
use kernel::scene::{Board, Choice};
use kernel::{DiceStep, Header, Outcome, PartError, Refusal, Rng, Scene, Seat, SeatSet, SharedDice, UndoError, Viewer};
use serde_json::Value;
use std::fmt::Debug;

/// A match, whichever game it is of. What changes it gives the event that has to be stored, with what is kept beside
/// it.
pub trait AnyMatch: Send + Debug {
    fn board(&self) -> Board;
    fn scene(&self, viewer: Viewer) -> Scene;
    fn deciders(&self) -> SeatSet;
    fn outcome(&self) -> Option<Outcome>;
    fn can_undo(&self, seat: Seat) -> bool;

    /// Takes an action if the rules allow it; the program rolls.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<NewEvent, Denied>;

    /// What is kept beside the next step, which was taken before, elsewhere or in another run.
    fn recall(&mut self, kept: &Kept) {
        let _ = kept;
    }

    /// Takes back the seat's last step; the number of the step that is gone.
    fn undo(&mut self, seat: Seat) -> Result<(usize, NewEvent), UndoError>;

    /// Lets a machine player decide for a seat.
    fn machine(&mut self, seat: Seat, level: Level) -> Result<NewEvent, Denied>;

    /// What its dice follow from.
    fn dice(&self) -> DiceOf<'_>;

    /// Before the first die: it follows from these parts too.
    fn share_dice(&mut self, dice: SharedDice);

    /// Takes a step about the parts of the dice; nothing has to be stored if it brought nothing new.
    fn take_dice_step(&mut self, step: &DiceStep) -> Result<Option<NewEvent>, PartError>;

    /// The seats that win and lose with this one, itself among them.
    fn side_of(&self, seat: Seat) -> SeatSet;

    /// The seat gives up, and with it these of its side; nothing has to be stored if they all have already.
    fn give_up(&mut self, seat: Seat, with: SeatSet) -> Result<Option<NewEvent>, Denied>;

    /// Whether a machine that may give up would do so now, in a match that has gone on for some turns.
    fn would_give_up(&mut self, seat: Seat) -> bool;

    fn answer(&self, viewer: Viewer, question: &Question) -> Result<Answer, Denied>;

    /// The steps so far. A change of the rules is one of them.
    fn history(&self) -> &History;

    /// Adds something to the history that happened to the match as a whole.
    fn tell(&mut self, step: PastStep);

    /// How many of the first steps hold nothing that is still secret.
    fn open_steps(&self) -> usize;

    /// What a viewer saw after so many steps.
    fn scene_at(&self, step: usize, viewer: Viewer) -> SceneAt;

    /// What a viewer sees of a state as it is kept in the store; nothing if these rules cannot read it.
    fn scene_of(&self, state: &[u8], viewer: Viewer) -> Option<Scene>;

    /// The record as a file, as far as everybody may know it, so many of the first steps being open.
    fn record(&self, open: usize) -> String;

    /// Why it cannot go on.
    fn stop(&self) -> Option<&Stop> {
        None
    }
}

/// A match that can go on, played by somebody who keeps its record himself: nothing is prepared for a store.
pub trait Playable: AnyMatch {
    /// How it began, with its seed if it has one.
    fn header(&self) -> Header<Value>;

    /// How many steps have been taken under the present rules.
    fn steps(&self) -> usize;

    /// Everything the seat may do, as choices that hang on no space or piece.
    fn choices(&self, seat: Seat) -> Vec<Choice>;

    /// Takes an action if the rules allow it.
    fn play(&mut self, seat: Seat, action: &Value, dice: DiceFrom<'_>) -> Result<(), Denied>;

    /// Takes back the seat's last step.
    fn take_back(&mut self, seat: Seat) -> Result<(), UndoError>;

    /// What a machine player would do.
    fn choose(&mut self, seat: Seat, level: Level, mind: &mut Rng) -> Result<Value, Denied>;

    /// The seat that acted last.
    fn last_to_act(&self) -> Option<Seat>;

    /// The whole record as a file, with its seed: not for players who may not know the dice to come.
    fn whole_record(&self) -> String;

    /// The last line of the whole record.
    fn last_line(&self) -> Option<String>;
}

/// Where the dice of an action come from.
#[derive(Copy, Clone, Debug)]
pub enum DiceFrom<'a> {
    /// The seed of the match.
    Seed,
    /// A real table: what was rolled there so far.
    Table(&'a [Throw]),
}

/// What the dice of a match follow from, as far as everybody may know it.
#[derive(Copy, Clone, Debug)]
pub struct DiceOf<'a> {
    /// The server's promise of its seed.
    pub commitment: &'a str,
    /// Nothing if they follow from the seed alone, by the function of older programs.
    pub shared: Option<&'a SharedDice>,
}

/// A look at an earlier step.
#[derive(Debug)]
pub enum SceneAt {
    Drawn(Box<Scene>),
    /// It was played under earlier rules: the state is the one kept beside this event.
    Kept(u64),
}

/// Why a match cannot go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stop {
    /// The present rules cannot take it up.
    Rules { from: String, to: String, what: String },
    /// What is stored of it is damaged.
    Damaged(String),
}

/// Why a match did not do what it was asked.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Denied {
    #[error("the rules forbid it")]
    Refused { refusal: Refusal, decides: bool },
    #[error("this is not an action of the game: {0}")]
    NotAnAction(String),
    #[error("{0}")]
    Dice(DiceFault),
    #[error("not every player's part of the dice is there yet, so nothing can be rolled")]
    PartsMissing,
    #[error("the match is over: a side has given up")]
    GivenUp,
    #[error("those who watch have no say")]
    OnlyWatching,
    #[error("the match cannot go on: {0}")]
    Stuck(String),
    #[error("the match cannot go on")]
    Stopped(Stop),
}
