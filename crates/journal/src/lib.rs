//! The events of a match as they are stored: plain data, shared by the store that keeps them and by the games that a
//! match is read with. Neither needs to know the other.

use kernel::{DiceStep, Entry, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Something that happened in a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Act(Entry<Value>),
    /// The seat took back its last step.
    Undo {
        seat: Seat,
    },
    /// From here on the match is played under other rules; the state kept beside it is where they take over.
    Rules {
        from: String,
        to: String,
    },
    /// Somebody did something about the parts that the dice follow from.
    Dice(DiceStep),
    /// The seat gave up, and with it these of its side: machines that follow it, or all that one machine speaks for.
    GiveUp {
        seat: Seat,
        with: SeatSet,
    },
}

impl Event {
    /// The seat whose event it is; that the rules have changed is nobody's.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Event::Act(entry) => Some(entry.seat),
            Event::Undo { seat } | Event::GiveUp { seat, .. } => Some(*seat),
            Event::Dice(step) => Some(step.seat()),
            Event::Rules { .. } => None,
        }
    }
}

/// What is kept beside an event, so that it can be told and the match go on without the rules it was played under. The
/// store only keeps it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Kept {
    /// What was told, as JSON.
    pub told: String,
    /// What leads from the state before to the state after.
    pub state: Vec<u8>,
}

/// An event to be kept, with the id of the command that brought it about, if a player did.
#[derive(Clone, PartialEq, Debug)]
pub struct NewEvent {
    pub event: Event,
    pub command: Option<String>,
    pub kept: Option<Kept>,
}

/// An event that has been stored, with its number and its time.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredEvent {
    pub n: u64,
    pub event: Event,
    pub command: Option<String>,
    pub kept: Option<Kept>,
    /// Seconds since 1970.
    pub at: u64,
}

/// The events of a match.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Journal {
    pub events: Vec<StoredEvent>,
    /// What is wrong with what follows them; nothing if that is all.
    pub damage: Option<String>,
}
