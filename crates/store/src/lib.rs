//! Where matches live: an append-only journal of events per match, in which `(match, n)` is unique. Whoever comes
//! second with event n is told so, reads again and checks again; that is all the coordination there is. The server
//! knows only the trait [`Store`]; [`Sqlite`] is the one implementation so far.

mod backup;
mod clerk;
mod error;
mod events;
mod ledger;
mod opening;
mod schema;
mod sqlite;
mod sums;

pub use backup::backup;
pub use error::StoreError;
pub use journal::{Event, Journal, Kept, NewEvent, StoredEvent};
pub use sqlite::Sqlite;

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

    /// Matches anybody may watch, newest first. Where there are more than the limit, all who made some have the same
    /// share of it. Those that are damaged are left out.
    fn listed(&self, limit: usize) -> Promise<'_, Vec<MatchRow>>;

    /// Appends events, the first of them as number `n`: all of them or none.
    fn append(&self, id: String, n: u64, events: Vec<NewEvent>) -> Promise<'_, ()>;

    /// The events of a match in order, as far as they are whole, and what is wrong with the rest.
    fn journal(&self, id: String) -> Promise<'_, Journal>;

    /// Keeps beside events what was not kept when they were stored.
    fn fill(&self, id: String, kept: Vec<(u64, Kept)>) -> Promise<'_, ()>;

    /// Some of the matches with events beside which nothing is kept.
    fn unfilled(&self, limit: usize) -> Promise<'_, Vec<String>>;

    /// Keeps something worked out from the first `n` events, in place of what was kept before. A cache: it may be lost.
    fn keep_snapshot(&self, id: String, snapshot: Snapshot) -> Promise<'_, ()>;

    /// What was kept, if it was worked out from all events there are now.
    fn snapshot(&self, id: String) -> Promise<'_, Option<Snapshot>>;

    /// How much there is, of one origin and in all.
    fn usage(&self, origin: String) -> Promise<'_, Usage>;

    /// Takes a match out with all that belongs to it; whether there was one.
    fn delete(&self, id: String) -> Promise<'_, bool>;

    /// Takes out matches that nobody has touched after a time, some at once; which they were.
    fn expire(&self, before: u64) -> Promise<'_, Vec<String>>;

    /// Random bytes that belong to this store and stay the same.
    fn secret(&self) -> Promise<'_, Vec<u8>>;

    /// Whether something can be written now. A store that has nothing better to try is asked for its secret.
    fn check_writable(&self) -> Promise<'_, ()> {
        Box::pin(async { self.secret().await.map(drop) })
    }

    /// Brings everything into the one file that can be copied.
    fn settle(&self) -> Promise<'_, ()>;
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
    /// SHA-256 of the key of who made it; empty if nobody has one.
    pub maker: String,
    /// Where it was made from, in a form that only tells whether two are the same; empty if that is not known.
    pub origin: String,
}

/// Something worked out from the first `n` events of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    pub n: u64,
    pub bytes: Vec<u8>,
}

/// How much is stored.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Usage {
    pub matches: u64,
    pub bytes: u64,
    pub all_matches: u64,
    pub all_bytes: u64,
}
