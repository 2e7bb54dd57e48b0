//! A store in one SQLite file: WAL, full sync, one thread that writes and one that reads.

use crate::clerk::{self, Job, Written};
use crate::schema::match_row;
use crate::{Archive, Journal, Kept, LedgerCard, MatchRow, NewEvent, Promise, RawMatch, RawSnapshot, Snapshot, Store};
use crate::{StoreError, Usage, chain, events, ledger, opening, raw, sums};
use rusqlite::{Connection, OptionalExtension, Row, params};
use serde_json::Value;
use std::fmt;
use std::ops::Range;
use std::path::Path;
use std::sync::mpsc::Sender;
use std::thread::JoinHandle;
use tokio::sync::oneshot;

/// How many listed matches are looked at for the lobby.
pub const RECENT: usize = 2000;
/// How many matches are taken out in one go, so that nobody waits long.
pub const EXPIRED_AT_ONCE: usize = 50;

pub struct Sqlite {
    /// Taken away on dropping, so that the threads see that nobody will ask again.
    desks: Option<Desks>,
    reading: Option<JoinHandle<()>>,
    writing: Option<JoinHandle<()>>,
    /// Keeps others from writing to the same file until everything is closed.
    _claim: Option<std::sync::Mutex<Connection>>,
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
    /// What was asked before is still done. The one that writes leaves last: SQLite empties the `-wal` when the last
    /// connection is closed, and one that only reads cannot.
    fn drop(&mut self) {
        let Some(Desks { writer, reader }) = self.desks.take() else { return };
        drop(reader);
        // A clerk that panicked has said so on its own.
        let _ = self.reading.take().map(JoinHandle::join);
        drop(writer);
        let _ = self.writing.take().map(JoinHandle::join);
    }
}

impl Sqlite {
    /// Opens a store, making it if there is none. A file that is not a store is left as it is.
    pub fn open(path: &Path) -> Result<Sqlite, StoreError> {
        opening::look_at(path)?;
        let claim = opening::claim(path)?;
        let connection = opening::writer(path)?;
        let reader = opening::reader(path)?;
        let (reader, reading) = clerk::start(reader, "store-reader")?;
        let (writer, writing) = clerk::start(connection, "store-writer")?;
        let desks = Some(Desks { writer, reader });
        Ok(Sqlite { desks, reading: Some(reading), writing: Some(writing), _claim: Some(claim.into()) })
    }

    /// A store that is gone when it is dropped.
    pub fn in_memory() -> Result<Sqlite, StoreError> {
        let mut connection = Connection::open_in_memory()?;
        opening::prepare(&mut connection, ":memory:")?;
        let (writer, writing) = clerk::start(connection, "store")?;
        // There is no second way into memory: one thread does both.
        let desks = Some(Desks { reader: writer.clone(), writer });
        Ok(Sqlite { desks, reading: None, writing: Some(writing), _claim: None })
    }

    fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Promise<'_, T> {
        let (answer, answered) = oneshot::channel();
        let job = Job::Write(Box::new(move |connection| {
            let result = work(connection);
            let went_well = result.is_ok();
            let answer = Box::new(move |failed: Option<StoreError>| {
                // Whoever asked may have gone away; what was written stays.
                let _ = answer.send(failed.map_or(result, Err));
            });
            Written { went_well, answer }
        }));
        let sent = self.desks.as_ref().map(|d| d.writer.send(job));
        Box::pin(async move {
            sent.and_then(Result::ok).ok_or(StoreError::Closed)?;
            // A clerk that could not begin at all has dropped the question.
            answered.await.unwrap_or_else(|_| Err(StoreError::Failed("it cannot be written to".to_owned())))
        })
    }

    fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Promise<'_, T> {
        self.ask(|desks| &desks.reader, work)
    }

    fn ask<T: Send + 'static>(
        &self,
        desk: fn(&Desks) -> &Sender<Job>,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Promise<'_, T> {
        let (answer, answered) = oneshot::channel();
        let job = Job::Read(Box::new(move |connection| {
            // Whoever asked may have gone away.
            let _ = answer.send(work(connection));
        }));
        let sent = self.desks.as_ref().map(|d| desk(d).send(job));
        Box::pin(async move {
            sent.and_then(Result::ok).ok_or(StoreError::Closed)?;
            answered.await.unwrap_or(Err(StoreError::Closed))
        })
    }
}

/// A snapshot that has fallen behind the journal is as good as none.
const UP_TO_DATE: &str =
    "SELECT n, bytes FROM snapshot WHERE match = ?1 AND n = (SELECT events FROM ledger WHERE match = ?1)";

impl Store for Sqlite {
    fn create(&self, row: MatchRow, events: Vec<NewEvent>) -> Promise<'_, ()> {
        self.write(move |connection| {
            insert(connection, &row, (&row.header.to_string(), &row.seats.to_string()))?;
            if events.is_empty() { Ok(()) } else { events::append(connection, &row.id, 0, &events) }
        })
    }

    fn find(&self, id: String) -> Promise<'_, Option<MatchRow>> {
        self.read(move |connection| find(connection, &id))
    }

    fn listed(&self, limit: usize) -> Promise<'_, Vec<MatchRow>> {
        self.read(move |connection| {
            let ids = ledger::listed(connection, RECENT, limit)?;
            let mut rows: Vec<_> = ids.iter().filter_map(|id| find(connection, id).ok().flatten()).collect();
            rows.sort_by(|a, b| b.created.cmp(&a.created).then_with(|| a.id.cmp(&b.id)));
            Ok(rows)
        })
    }

    fn append(&self, id: String, n: u64, events: Vec<NewEvent>) -> Promise<'_, ()> {
        self.write(move |connection| events::append(connection, &id, n, &events))
    }

    fn journal(&self, id: String) -> Promise<'_, Journal> {
        self.read(move |connection| events::read(connection, &id))
    }

    fn fill(&self, id: String, kept: Vec<(u64, Kept)>) -> Promise<'_, ()> {
        self.write(move |connection| events::fill(connection, &id, &kept))
    }

    fn unfilled(&self, limit: usize) -> Promise<'_, Vec<String>> {
        self.read(move |connection| ledger::unfilled(connection, limit))
    }

    fn keep_snapshot(&self, id: String, snapshot: Snapshot) -> Promise<'_, ()> {
        self.write(move |connection| {
            let sql = "INSERT OR REPLACE INTO snapshot (match, n, bytes) VALUES (?, ?, ?)";
            connection.prepare_cached(sql)?.execute(params![id, snapshot.n as i64, snapshot.bytes])?;
            // Whoever came to look has touched it too.
            let sql = "UPDATE ledger SET touched = ? WHERE match = ?";
            connection.prepare_cached(sql)?.execute(params![chain::now(), id])?;
            Ok(())
        })
    }

    fn snapshot(&self, id: String) -> Promise<'_, Option<Snapshot>> {
        self.read(move |connection| {
            let mut statement = connection.prepare_cached(UP_TO_DATE)?;
            let row = |row: &Row<'_>| Ok(Snapshot { n: row.get::<_, i64>(0)? as u64, bytes: row.get(1)? });
            Ok(statement.query_row([&id], row).optional()?)
        })
    }

    fn left_open(&self, touched: Range<u64>) -> Promise<'_, Vec<String>> {
        self.read(move |connection| ledger::left_open(connection, &touched))
    }

    fn usage(&self, origin: String) -> Promise<'_, Usage> {
        self.read(move |connection| ledger::usage(connection, &origin))
    }

    fn delete(&self, id: String) -> Promise<'_, bool> {
        self.write(move |connection| ledger::delete(connection, &id))
    }

    fn expire(&self, before: u64) -> Promise<'_, Vec<String>> {
        self.write(move |connection| {
            let ids = ledger::untouched(connection, i64::try_from(before).unwrap_or(i64::MAX), EXPIRED_AT_ONCE)?;
            for id in &ids {
                ledger::delete(connection, id)?;
            }
            Ok(ids)
        })
    }

    fn secret(&self) -> Promise<'_, Vec<u8>> {
        self.read(|connection| Ok(connection.query_row("SELECT bytes FROM secret", [], |row| row.get(0))?))
    }

    /// Puts the same bytes where they are, which goes to the disk as every write does.
    fn check_writable(&self) -> Promise<'_, ()> {
        self.write(|connection| {
            connection.prepare_cached("UPDATE secret SET bytes = bytes WHERE only = 1")?.execute([])?;
            Ok(())
        })
    }

    fn settle(&self) -> Promise<'_, ()> {
        self.ask(
            |desks| &desks.writer,
            |connection| {
                let left: i64 = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
                if left == 0 { Ok(()) } else { Err(StoreError::Failed("somebody is still reading".to_owned())) }
            },
        )
    }
}

impl Archive for Sqlite {
    fn cards(&self, after: String, limit: usize) -> Promise<'_, Vec<LedgerCard>> {
        self.read(move |connection| ledger::cards(connection, &after, limit))
    }

    fn raw(&self, id: String) -> Promise<'_, Option<RawMatch>> {
        self.read(move |connection| raw_match(connection, &id))
    }

    fn put(&self, raw: RawMatch) -> Promise<'_, ()> {
        self.write(move |connection| {
            let row = raw.row()?;
            insert(connection, &row, (&raw.header, &raw.seats))?;
            for event in &raw.events {
                events::insert(connection, &raw.id, event)?;
            }
            if let Some(RawSnapshot { n, bytes }) = &raw.snapshot {
                let sql = "INSERT INTO snapshot (match, n, bytes) VALUES (?, ?, ?)";
                connection.execute(sql, params![raw.id, *n as i64, bytes])?;
            }
            ledger::turn(connection, &raw.id, &raw.page())
        })
    }

    fn set_secret(&self, bytes: Vec<u8>) -> Promise<'_, ()> {
        self.write(move |connection| {
            connection.execute("UPDATE secret SET bytes = ?", [bytes])?;
            Ok(())
        })
    }

    fn reseat(&self, id: String, seats: Value) -> Promise<'_, ()> {
        self.write(move |connection| {
            let row = find(connection, &id)?.ok_or_else(|| StoreError::Unknown(id.clone()))?;
            let (header, seats) = (row.header.to_string(), seats.to_string());
            let whole = sums::of_match(&row, &header, &seats);
            connection.execute("UPDATE match SET header = ?, seats = ? WHERE id = ?", params![header, seats, id])?;
            connection.execute("UPDATE ledger SET whole = ? WHERE match = ?", params![&whole[..], id])?;
            Ok(())
        })
    }
}

fn raw_match(connection: &Connection, id: &str) -> Result<Option<RawMatch>, StoreError> {
    let Some((row, header, seats, whole)) = found(connection, id)? else { return Ok(None) };
    let page = ledger::page(connection, id)?;
    let sql = "SELECT n, bytes FROM snapshot WHERE match = ?";
    let snapshot = |row: &Row<'_>| Ok(RawSnapshot { n: row.get::<_, i64>(0)? as u64, bytes: row.get(1)? });
    let snapshot = connection.prepare_cached(sql)?.query_row([id], snapshot).optional()?;
    RawMatch::of((row, header, seats), whole, page, events::all(connection, id)?, snapshot).map(Some)
}

fn insert(connection: &Connection, row: &MatchRow, (header, seats): (&str, &str)) -> Result<(), StoreError> {
    let sql = "INSERT INTO match (id, created, header, seats, watch, listed) VALUES (?, ?, ?, ?, ?, ?)";
    let made = connection.prepare_cached(sql)?.execute(params![
        row.id,
        row.created as i64,
        header,
        seats,
        row.watch,
        row.listed
    ]);
    made.map_err(|e| if events::is_taken(&e) { StoreError::Exists(row.id.clone()) } else { e.into() })?;
    let sql = "INSERT INTO ledger (match, created, listed, maker, origin, whole, events, unfilled, sum, bytes, touched)
               VALUES (?, ?, ?, ?, ?, ?, 0, 0, ?, ?, ?)";
    connection.prepare_cached(sql)?.execute(params![
        row.id,
        row.created as i64,
        row.listed,
        row.maker,
        row.origin,
        &sums::of_match(row, header, seats)[..],
        &sums::beginning(&row.id)[..],
        (header.len() + seats.len()) as i64,
        chain::now()
    ])?;
    Ok(())
}

const SELECT_MATCH: &str = "SELECT id, match.created, header, seats, watch, match.listed, maker, origin, whole
                            FROM match LEFT JOIN ledger ON ledger.match = match.id WHERE id = ?";

fn damaged(id: &str, why: &str) -> StoreError {
    StoreError::Damaged { id: id.to_owned(), why: why.to_owned() }
}

/// A row without its header and seats, these as they stand there, and the checksum over all.
type Found = (MatchRow, String, String, Option<sums::Sum>);

fn found(connection: &Connection, id: &str) -> Result<Option<Found>, StoreError> {
    let mut statement = connection.prepare_cached(SELECT_MATCH)?;
    let found = statement.query_row([id], |row| {
        let (header, seats): (String, String) = (row.get(2)?, row.get(3)?);
        let found = MatchRow {
            maker: row.get::<_, Option<String>>(6)?.unwrap_or_default(),
            origin: row.get::<_, Option<String>>(7)?.unwrap_or_default(),
            ..match_row(row)?
        };
        Ok((found, header, seats, row.get::<_, Option<sums::Sum>>(8)?))
    });
    found.optional().map_err(|error| match error.sqlite_error_code() {
        // The values are not what the table says they are, or the page is broken.
        None | Some(rusqlite::ErrorCode::DatabaseCorrupt) => damaged(id, &error.to_string()),
        Some(_) => error.into(),
    })
}

fn find(connection: &Connection, id: &str) -> Result<Option<MatchRow>, StoreError> {
    let found = found(connection, id)?;
    found.map(|(row, header, seats, whole)| raw::whole_row(row, &header, &seats, whole)).transpose()
}
