//! Where matches live: an append-only journal of events per match, in which `(match, n)` is unique. Whoever comes
//! second with event n is told so, reads again and checks again; that is all the coordination there is. The server
//! knows only the trait [`Store`]. [`Sqlite`] is one file with one owner, [`Postgres`] a database that any number of
//! servers share ([`Nodes`]).

mod backup;
mod chain;
mod clerk;
mod error;
mod events;
mod ledger;
mod moving;
mod opening;
mod place;
mod postgres;
mod raw;
mod schema;
mod sqlite;
mod sums;

pub use backup::backup;
pub use error::StoreError;
pub use journal::{Event, Journal, Kept, NewEvent, StoredEvent};
pub use moving::{Moved, move_all};
pub use place::Place;
pub use postgres::Postgres;
pub use raw::{RawEvent, RawMatch, RawSnapshot};
pub use sqlite::Sqlite;

use serde_json::Value;
use std::fmt::Debug;
use std::future::Future;
use std::ops::Range;
use std::pin::Pin;
use std::time::Duration;
use tokio::sync::mpsc;

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

    /// Matches touched in a time (seconds since 1970, the last one not included) of which nothing is kept that was
    /// worked out from all their events: a server had them in memory when it ended, or has them still.
    fn left_open(&self, touched: Range<u64>) -> Promise<'_, Vec<String>>;

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

    /// Brings everything into the one file that can be copied, where a store is one.
    fn settle(&self) -> Promise<'_, ()>;

    /// What servers need of a store that they share; nothing, where it has one owner.
    fn nodes(&self) -> Option<&dyn Nodes> {
        None
    }
}

/// What servers need that share a store.
pub trait Nodes: Send + Sync + Debug {
    /// How far a match has come; nothing, if there is no such match.
    fn head(&self, id: String) -> Promise<'_, Option<Head>>;

    /// How far matches have come. Those that are gone are left out.
    fn heads(&self, ids: Vec<String>) -> Promise<'_, Vec<(String, Head)>>;

    /// The events of a match from number `n` on.
    fn journal_from(&self, id: String, n: u64) -> Promise<'_, Journal>;

    /// Takes something on for a while, or goes on with it. Who has it is known by the store, and so is the time.
    fn claim(&self, what: String, time: Duration) -> Promise<'_, Claim>;

    /// Gives back what was taken on.
    fn release(&self, what: String) -> Promise<'_, ()>;

    /// What other servers do from now on, as far as it gets through: whoever must not miss anything has to look at the
    /// heads now and then.
    fn listen(&self) -> mpsc::Receiver<Notice>;
}

/// How far a match has come.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Head {
    pub events: u64,
    /// How often the keys of its seats have been given out anew.
    pub keys: u64,
}

/// Whether something could be taken on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    Ours,
    /// Another server has it, for so long.
    Theirs(Duration),
}

/// What another server did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A match has new events.
    Grown(String),
    /// A match was deleted, or its keys are others.
    Changed(String),
    /// Something may have been missed.
    Missed,
}

/// What those need who look after a store.
pub trait Archive: Store {
    /// What the ledger says of matches, in the order of their ids, from after one on.
    fn cards(&self, after: String, limit: usize) -> Promise<'_, Vec<LedgerCard>>;

    /// A match as it stands in the tables.
    fn raw(&self, id: String) -> Promise<'_, Option<RawMatch>>;

    /// Puts a match into the tables as it stood in those of another store.
    fn put(&self, raw: RawMatch) -> Promise<'_, ()>;

    /// Replaces the random bytes that belong to the store.
    fn set_secret(&self, bytes: Vec<u8>) -> Promise<'_, ()>;

    /// Replaces who sits where, and with it the hashes of the keys.
    fn reseat(&self, id: String, seats: Value) -> Promise<'_, ()>;
}

/// What the ledger says of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LedgerCard {
    pub id: String,
    /// Seconds since 1970, as the next one.
    pub created: u64,
    pub touched: u64,
    pub listed: bool,
    pub events: u64,
    pub bytes: u64,
}

/// A match as it was made. Nothing in here changes, but for keys that are given out anew.
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
