//! The events of matches in SQLite.

use crate::chain::{self, Page};
use crate::sums::{self, Sum};
use crate::{Journal, Kept, NewEvent, RawEvent, StoreError, ledger};
use rusqlite::{Connection, ErrorCode, OptionalExtension, Row, params};

/// Appends events to a match, the first of them as number `first`.
pub fn append(connection: &Connection, id: &str, first: u64, events: &[NewEvent]) -> Result<(), StoreError> {
    let mut page = ledger::page(connection, id)?;
    if page.events != first {
        return Err(why_not(connection, id, first, events));
    }
    for row in chain::rows_after(&mut page, events)? {
        insert(connection, id, &row).map_err(|error| match is_taken(&error) {
            true => taken(connection, id, &row, error),
            false => error.into(),
        })?;
    }
    ledger::turn(connection, id, &page)
}

pub fn insert(connection: &Connection, id: &str, row: &RawEvent) -> rusqlite::Result<()> {
    let sql = "INSERT INTO event (match, n, at, event, command, told, state, sum) VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
    let values = params![id, row.n as i64, row.at, row.event, row.command, row.told, row.state, &row.sum[..]];
    connection.prepare_cached(sql)?.execute(values)?;
    Ok(())
}

/// Whether somebody was quicker, or it is the same command again.
fn why_not(connection: &Connection, id: &str, n: u64, events: &[NewEvent]) -> StoreError {
    let repeated = events.iter().filter_map(|e| e.command.as_ref()).find(|c| has_command(connection, id, c));
    match repeated {
        Some(command) => StoreError::Repeated { id: id.to_owned(), command: command.clone() },
        None => StoreError::Conflict { id: id.to_owned(), n },
    }
}

fn has_command(connection: &Connection, id: &str, command: &str) -> bool {
    let sql = "SELECT 1 FROM event WHERE match = ? AND command = ?";
    connection.query_row(sql, params![id, command], |_| Ok(())).optional().ok().flatten().is_some()
}

fn taken(connection: &Connection, id: &str, row: &RawEvent, error: rusqlite::Error) -> StoreError {
    match &row.command {
        Some(command) if has_command(connection, id, command) => {
            StoreError::Repeated { id: id.to_owned(), command: command.clone() }
        }
        _ if is_unique(&error) => StoreError::Conflict { id: id.to_owned(), n: row.n },
        _ => error.into(),
    }
}

pub fn is_taken(error: &rusqlite::Error) -> bool {
    error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation)
}

fn is_unique(error: &rusqlite::Error) -> bool {
    let code = error.sqlite_error().map(|e| e.extended_code);
    code == Some(rusqlite::ffi::SQLITE_CONSTRAINT_PRIMARYKEY) || code == Some(rusqlite::ffi::SQLITE_CONSTRAINT_UNIQUE)
}

/// Reads a match's events up to the first that is not what was stored.
pub fn read(connection: &Connection, id: &str) -> Result<Journal, StoreError> {
    let page = ledger::page(connection, id)?;
    let mut events = Vec::new();
    let mut statement = connection.prepare_cached(SELECT)?;
    let mut rows = statement.query([id])?;
    let next = |number| match rows.next() {
        Ok(None) => Ok(None),
        Ok(Some(row)) => raw(row).map(Some).map_err(|error| unread(error, id, number)),
        Err(error) => Err(unread(error, id, number)),
    };
    let ended = chain::read(id, (0, sums::beginning(id)), next, &mut events);
    chain::judged(0, events, ended, &page)
}

const SELECT: &str = "SELECT n, at, event, command, told, state, sum FROM event WHERE match = ? ORDER BY n";

/// A file whose pages are broken is this match's misfortune; a disk that does not answer is not.
fn unread(error: rusqlite::Error, id: &str, number: u64) -> StoreError {
    match &error {
        rusqlite::Error::SqliteFailure(failure, _) if failure.code != ErrorCode::DatabaseCorrupt => error.into(),
        _ => chain::damaged(id, number, &error.to_string()),
    }
}

fn raw(row: &Row<'_>) -> rusqlite::Result<RawEvent> {
    Ok(RawEvent {
        n: row.get::<_, i64>(0)? as u64,
        at: row.get(1)?,
        event: row.get(2)?,
        command: row.get(3)?,
        told: row.get(4)?,
        state: row.get(5)?,
        sum: row.get::<_, Sum>(6)?,
    })
}

/// All rows of a match as they are.
pub fn all(connection: &Connection, id: &str) -> Result<Vec<RawEvent>, StoreError> {
    let mut statement = connection.prepare_cached(SELECT)?;
    let mut rows = statement.query([id])?;
    let mut found = Vec::new();
    loop {
        let number = found.len() as u64;
        match rows.next().map_err(|error| unread(error, id, number))? {
            Some(row) => found.push(raw(row).map_err(|error| unread(error, id, number))?),
            None => return Ok(found),
        }
    }
}

/// Keeps beside events what was not kept when they were stored.
pub fn fill(connection: &Connection, id: &str, kept: &[(u64, Kept)]) -> Result<(), StoreError> {
    let mut page: Page = ledger::page(connection, id)?;
    let mut rows = all(connection, id)?;
    chain::refill(id, &mut rows, &mut page, kept)?;
    let sql = "UPDATE event SET told = ?, state = ?, sum = ? WHERE match = ? AND n = ?";
    let mut statement = connection.prepare_cached(sql)?;
    for row in &rows {
        statement.execute(params![row.told, row.state, &row.sum[..], id, row.n as i64])?;
    }
    ledger::turn(connection, id, &page)
}
