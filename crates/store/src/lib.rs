//! Where matches live: an append-only journal of events per match, in which `(match, n)` is unique. Whoever comes second
//! with event n is told so, reads again and checks again; that is all the coordination there is. The server knows only
//! the trait [`Store`]; [`Sqlite`] is the one implementation so far.

mod clerk;
mod error;
mod schema;
mod sqlite;

pub use error::StoreError;
pub use sqlite::Sqlite;

use kernel::{Entry, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt::Debug;
use std::future::Future;
use std::pin::Pin;

/// The answer of a store, later.
pub type Promise<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Something that keeps matches. What it has promised to keep survives a power cut.
pub trait Store: Send + Sync + Debug {
    /// A new match with the events it begins with.
    fn create(&self, match_: MatchRow, events: Vec<NewEvent>) -> Promise<'_, ()>;

    fn find(&self, id: String) -> Promise<'_, Option<MatchRow>>;

    /// The latest matches anybody may watch, newest first.
    fn listed(&self, limit: usize) -> Promise<'_, Vec<MatchRow>>;

    /// Appends events, the first of them as number `n`: all of them or none.
    fn append(&self, id: String, n: u64, events: Vec<NewEvent>) -> Promise<'_, ()>;

    /// The events of a match in order, from number `from` on.
    fn events(&self, id: String, from: u64) -> Promise<'_, Vec<StoredEvent>>;

    /// Keeps something worked out from the first `n` events, in place of what was kept before. A cache: it may be lost.
    fn keep_snapshot(&self, id: String, snapshot: Snapshot) -> Promise<'_, ()>;

    /// What was kept, if it was worked out from all events there are now.
    fn snapshot(&self, id: String) -> Promise<'_, Option<Snapshot>>;
}

/// A match as it was made. Nothing in here changes.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchRow {
    pub id: String,
    /// Seconds since 1970.
    pub created: u64,
    /// The header of its record, with the seed.
    pub header: Value,
    /// Who plays which seat, and the hashes of the keys; the server's business.
    pub seats: Value,
    /// SHA-256 of the key of those who watch.
    pub watch: String,
    /// Whether anybody may watch.
    pub listed: bool,
}

/// Something that happened in a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Act(Entry<Value>),
    /// The seat took back its last step.
    Undo {
        seat: Seat,
    },
}

/// An event to be kept, with the id of the command that brought it about, if a player did.
#[derive(Clone, PartialEq, Debug)]
pub struct NewEvent {
    pub event: Event,
    pub command: Option<String>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct StoredEvent {
    pub n: u64,
    pub event: Event,
    pub command: Option<String>,
    /// Seconds since 1970.
    pub at: u64,
}

/// Something worked out from the first `n` events of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    pub n: u64,
    pub bytes: Vec<u8>,
}
