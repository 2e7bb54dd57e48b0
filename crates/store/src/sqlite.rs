//! A store in one SQLite file: WAL, full sync, one thread that writes and one that reads.

use crate::clerk::{self, Job};
use crate::{Event, MatchRow, NewEvent, Promise, Snapshot, Store, StoreError, StoredEvent, schema};
use rusqlite::{Connection, ErrorCode, OptionalExtension, Row, params};
use std::fmt;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::sync::mpsc::Sender;
use std::thread::JoinHandle;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::oneshot;

pub struct Sqlite {
    /// Taken away on dropping, so that the threads see that nobody will ask again.
    desks: Option<Desks>,
    clerks: Vec<JoinHandle<()>>,
}

struct Desks {
    writer: Sender<Job>,
    reader: Sender<Job>,
}

impl fmt::Debug for Sqlite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sqlite").finish_non_exhaustive()
    }
}

impl Drop for Sqlite {
    /// What was asked before is still done.
    fn drop(&mut self) {
        self.desks = None;
        for clerk in self.clerks.drain(..) {
            // A clerk that panicked has said so on its own.
            let _ = clerk.join();
        }
    }
}

impl Sqlite {
    /// Opens a store, making it if there is none. A file that is not a store is left as it is.
    pub fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let name = path.display().to_string();
        let unopened = |why: rusqlite::Error| StoreError::Unopened { path: name.clone(), why: why.to_string() };
        if !may_be_ours(path) {
            return Err(StoreError::Foreign { path: name });
        }
        let mut connection = Connection::open(path).map_err(unopened)?;
        prepare(&mut connection, &name)?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        let reader = Connection::open(path).map_err(unopened)?;
        set_up(&reader)?;
        let (writer, writing) = clerk::start(connection, "store-writer")?;
        let (reader, reading) = clerk::start(reader, "store-reader")?;
        Ok(Sqlite { desks: Some(Desks { writer, reader }), clerks: vec![writing, reading] })
    }

    /// A store that is gone when it is dropped.
    pub fn in_memory() -> Result<Sqlite, StoreError> {
        let mut connection = Connection::open_in_memory()?;
        prepare(&mut connection, ":memory:")?;
        let (writer, writing) = clerk::start(connection, "store")?;
        // There is no second way into memory: one thread does both.
        Ok(Sqlite { desks: Some(Desks { reader: writer.clone(), writer }), clerks: vec![writing] })
    }

    fn write(&self, work: impl FnOnce(&Connection) -> Result<(), StoreError> + Send + 'static) -> Promise<'_, ()> {
        let (answer, answered) = oneshot::channel();
        let sent = self.desks.as_ref().map(|d| d.writer.send(Job::Write { work: Box::new(work), answer }));
        Box::pin(async move {
            sent.and_then(Result::ok).ok_or(StoreError::Closed)?;
            answered.await.unwrap_or(Err(StoreError::Closed))
        })
    }

    fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Promise<'_, T> {
        let (answer, answered) = oneshot::channel();
        let job = Job::Read(Box::new(move |connection| {
            // Whoever asked may have gone away.
            let _ = answer.send(work(connection));
        }));
        let sent = self.desks.as_ref().map(|d| d.reader.send(job));
        Box::pin(async move {
            sent.and_then(Result::ok).ok_or(StoreError::Closed)?;
            answered.await.unwrap_or(Err(StoreError::Closed))
        })
    }
}

/// Looks at the first bytes of a file without opening it as a database, so that a file of somebody else is not touched in
/// any way. Where a write was cut short, only SQLite can tell.
fn may_be_ours(path: &Path) -> bool {
    let mut journal = path.as_os_str().to_owned();
    journal.push("-journal");
    let Ok(mut file) = File::open(path) else { return true };
    let mut start = Vec::new();
    if file.by_ref().take(100).read_to_end(&mut start).is_err() || start.is_empty() || Path::new(&journal).exists() {
        return true;
    }
    let application = start.get(68..72).and_then(|b| b.try_into().ok()).map(i32::from_be_bytes);
    start.starts_with(b"SQLite format 3\0")
        && application.is_some_and(|a| a == 0 || i64::from(a) == schema::APPLICATION)
}

fn set_up(connection: &Connection) -> Result<(), StoreError> {
    connection.busy_timeout(Duration::from_secs(10))?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.set_prepared_statement_cache_capacity(32);
    Ok(())
}

fn prepare(connection: &mut Connection, name: &str) -> Result<(), StoreError> {
    schema::check(connection, name)?;
    set_up(connection)?;
    schema::migrate(connection)
}

/// A snapshot that has fallen behind the journal is as good as none.
const WHOLE: &str =
    "SELECT n, bytes FROM snapshot WHERE match = ?1 AND n = (SELECT count(*) FROM event WHERE match = ?1)";

impl Store for Sqlite {
    fn create(&self, row: MatchRow, events: Vec<NewEvent>) -> Promise<'_, ()> {
        self.write(move |connection| {
            let sql = "INSERT INTO match (id, created, header, seats, watch, listed) VALUES (?, ?, ?, ?, ?, ?)";
            let made = connection.prepare_cached(sql)?.execute(params![
                row.id,
                row.created as i64,
                row.header.to_string(),
                row.seats.to_string(),
                row.watch,
                row.listed
            ]);
            made.map_err(|e| if is_taken(&e) { StoreError::Exists(row.id.clone()) } else { e.into() })?;
            insert(connection, &row.id, 0, &events)
        })
    }

    fn find(&self, id: String) -> Promise<'_, Option<MatchRow>> {
        self.read(move |connection| {
            let mut statement = connection.prepare_cached(&format!("{SELECT_MATCH} WHERE id = ?"))?;
            statement.query_row([&id], match_row).optional()?.transpose()
        })
    }

    fn listed(&self, limit: usize) -> Promise<'_, Vec<MatchRow>> {
        self.read(move |connection| {
            let sql = format!("{SELECT_MATCH} WHERE listed = 1 ORDER BY created DESC, id LIMIT ?");
            let mut statement = connection.prepare_cached(&sql)?;
            let rows = statement.query_map([limit as i64], match_row)?;
            rows.map(|row| row.map_err(StoreError::from)?).collect()
        })
    }

    fn append(&self, id: String, n: u64, events: Vec<NewEvent>) -> Promise<'_, ()> {
        self.write(move |connection| insert(connection, &id, n, &events))
    }

    fn events(&self, id: String, from: u64) -> Promise<'_, Vec<StoredEvent>> {
        self.read(move |connection| {
            let sql = "SELECT n, at, event, command FROM event WHERE match = ? AND n >= ? ORDER BY n";
            let mut statement = connection.prepare_cached(sql)?;
            let mut rows = statement.query(params![id, from as i64])?;
            let mut events = Vec::new();
            while let Some(row) = rows.next()? {
                events.push(stored(&id, row)?);
            }
            Ok(events)
        })
    }

    fn keep_snapshot(&self, id: String, snapshot: Snapshot) -> Promise<'_, ()> {
        self.write(move |connection| {
            let sql = "INSERT OR REPLACE INTO snapshot (match, n, bytes) VALUES (?, ?, ?)";
            connection.prepare_cached(sql)?.execute(params![id, snapshot.n as i64, snapshot.bytes])?;
            Ok(())
        })
    }

    fn snapshot(&self, id: String) -> Promise<'_, Option<Snapshot>> {
        self.read(move |connection| {
            let mut statement = connection.prepare_cached(WHOLE)?;
            let row = |row: &Row<'_>| Ok(Snapshot { n: row.get::<_, i64>(0)? as u64, bytes: row.get(1)? });
            Ok(statement.query_row([&id], row).optional()?)
        })
    }
}

const SELECT_MATCH: &str = "SELECT id, created, header, seats, watch, listed FROM match";

fn match_row(row: &Row<'_>) -> rusqlite::Result<Result<MatchRow, StoreError>> {
    let id: String = row.get(0)?;
    let (header, seats): (String, String) = (row.get(2)?, row.get(3)?);
    let read =
        |text: &str| serde_json::from_str(text).map_err(|e| StoreError::Damaged { id: id.clone(), why: e.to_string() });
    let (created, watch, listed) = (row.get::<_, i64>(1)? as u64, row.get(4)?, row.get(5)?);
    Ok(read(&header)
        .and_then(|header| Ok(MatchRow { id: id.clone(), created, header, seats: read(&seats)?, watch, listed })))
}

fn stored(id: &str, row: &Row<'_>) -> Result<StoredEvent, StoreError> {
    let n = row.get::<_, i64>(0)? as u64;
    let text: String = row.get(2)?;
    let event: Event = serde_json::from_str(&text)
        .map_err(|e| StoreError::Damaged { id: id.to_owned(), why: format!("event {n}: {e}") })?;
    Ok(StoredEvent { n, at: row.get::<_, i64>(1)? as u64, event, command: row.get(3)? })
}

fn insert(connection: &Connection, id: &str, first: u64, events: &[NewEvent]) -> Result<(), StoreError> {
    let sql = "INSERT INTO event (match, n, at, event, command) VALUES (?, ?, ?, ?, ?)";
    let mut statement = connection.prepare_cached(sql)?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs());
    for (n, new) in (first..).zip(events) {
        let text = serde_json::to_string(&new.event).map_err(|e| StoreError::Failed(e.to_string()))?;
        let done = statement.execute(params![id, n as i64, now as i64, text, new.command]);
        done.map_err(|error| if is_taken(&error) { why_taken(connection, id, n, new, error) } else { error.into() })?;
    }
    Ok(())
}

/// Whether the number or the command was there before.
fn why_taken(connection: &Connection, id: &str, n: u64, new: &NewEvent, error: rusqlite::Error) -> StoreError {
    let sql = "SELECT 1 FROM event WHERE match = ? AND command = ?";
    let command = new.command.as_ref().filter(|command| {
        connection.query_row(sql, params![id, command], |_| Ok(())).optional().ok().flatten().is_some()
    });
    match command {
        Some(command) => StoreError::Repeated { id: id.to_owned(), command: command.clone() },
        None if is_unique(&error) => StoreError::Conflict { id: id.to_owned(), n },
        None => error.into(),
    }
}

fn is_taken(error: &rusqlite::Error) -> bool {
    error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation)
}

fn is_unique(error: &rusqlite::Error) -> bool {
    let code = error.sqlite_error().map(|e| e.extended_code);
    code == Some(rusqlite::ffi::SQLITE_CONSTRAINT_PRIMARYKEY) || code == Some(rusqlite::ffi::SQLITE_CONSTRAINT_UNIQUE)
}
