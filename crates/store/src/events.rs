//! The events of matches.

use crate::sums::{self, EventRow, Sum};
use crate::{Event, Journal, Kept, NewEvent, StoreError, StoredEvent, ledger};
use rusqlite::{Connection, ErrorCode, OptionalExtension, Row, params};
use std::time::{SystemTime, UNIX_EPOCH};

/// Appends events to a match, the first of them as number `first`.
pub fn append(connection: &Connection, id: &str, first: u64, events: &[NewEvent]) -> Result<(), StoreError> {
    let mut page = ledger::page(connection, id)?;
    if page.events != first {
        return Err(why_not(connection, id, first, events));
    }
    let sql = "INSERT INTO event (match, n, at, event, command, told, state, sum) VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
    let mut statement = connection.prepare_cached(sql)?;
    let at = now();
    for (n, new) in (first..).zip(events) {
        let event = serde_json::to_string(&new.event).map_err(|e| StoreError::Failed(e.to_string()))?;
        let row = EventRow {
            n,
            at,
            event: &event,
            command: new.command.as_deref(),
            told: new.kept.as_ref().map(|k| k.told.as_str()),
            state: new.kept.as_ref().map(|k| k.state.as_slice()),
        };
        page.sum = sums::after(&page.sum, &row);
        let done =
            statement.execute(params![id, n as i64, at, row.event, row.command, row.told, row.state, &page.sum[..]]);
        done.map_err(|error| if is_taken(&error) { taken(connection, id, n, new, error) } else { error.into() })?;
        page.events += 1;
        page.bytes += size(&row);
        page.unfilled += u64::from(new.kept.is_none());
    }
    page.touched = at;
    ledger::turn(connection, id, &page)
}

/// What a row takes, near enough.
fn size(row: &EventRow<'_>) -> u64 {
    let parts = [row.event.len(), row.command.map_or(0, str::len), row.told.map_or(0, str::len)];
    (parts.iter().sum::<usize>() + row.state.map_or(0, <[u8]>::len) + 64) as u64
}

/// Seconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs() as i64)
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

fn taken(connection: &Connection, id: &str, n: u64, new: &NewEvent, error: rusqlite::Error) -> StoreError {
    match &new.command {
        Some(command) if has_command(connection, id, command) => {
            StoreError::Repeated { id: id.to_owned(), command: command.clone() }
        }
        _ if is_unique(&error) => StoreError::Conflict { id: id.to_owned(), n },
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

/// A row with the checksum that stands in it.
struct Found {
    event: StoredEvent,
    sum: Sum,
    right: Sum,
}

/// Reads a match's events up to the first that is not what was stored.
pub fn read(connection: &Connection, id: &str) -> Result<Journal, StoreError> {
    let page = ledger::page(connection, id)?;
    let mut journal = Journal::default();
    let ended = read_whole(connection, id, &mut journal.events);
    journal.damage = match ended {
        Err(StoreError::Damaged { why, .. }) => Some(why),
        Err(other) => return Err(other),
        Ok(_) if (journal.events.len() as u64) < page.events => {
            Some(format!("event {} is missing; there were {}", journal.events.len(), page.events))
        }
        Ok(sum) if sum != page.sum => Some("the events are not those that the ledger knows of".to_owned()),
        Ok(_) => None,
    };
    Ok(journal)
}

fn read_whole(connection: &Connection, id: &str, events: &mut Vec<StoredEvent>) -> Result<Sum, StoreError> {
    let sql = "SELECT n, at, event, command, told, state, sum FROM event WHERE match = ? ORDER BY n";
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query([id])?;
    let mut sum = sums::beginning(id);
    loop {
        let next = events.len() as u64;
        let damaged = |why: String| StoreError::Damaged { id: id.to_owned(), why: format!("event {next}: {why}") };
        let row = match rows.next() {
            Ok(Some(row)) => row,
            Ok(None) => return Ok(sum),
            Err(error) => return Err(unread(error, damaged)),
        };
        let found = stored(row, &sum).map_err(|error| unread(error, damaged))?;
        let found = found.map_err(|why| damaged(why.to_string()))?;
        if found.event.n != next {
            return Err(damaged(format!("it is missing, event {} follows", found.event.n)));
        }
        if found.sum != found.right {
            return Err(damaged("its checksum does not fit".to_owned()));
        }
        sum = found.sum;
        events.push(found.event);
    }
}

/// A file whose pages are broken is this match's misfortune; a disk that does not answer is not.
fn unread(error: rusqlite::Error, damaged: impl Fn(String) -> StoreError) -> StoreError {
    match &error {
        rusqlite::Error::SqliteFailure(failure, _) if failure.code != ErrorCode::DatabaseCorrupt => error.into(),
        _ => damaged(error.to_string()),
    }
}

fn stored(row: &Row<'_>, before: &Sum) -> rusqlite::Result<Result<Found, serde_json::Error>> {
    let (n, at, text): (i64, i64, String) = (row.get(0)?, row.get(1)?, row.get(2)?);
    let (command, told, state): (Option<String>, Option<String>, Option<Vec<u8>>) =
        (row.get(3)?, row.get(4)?, row.get(5)?);
    let raw = EventRow {
        n: n as u64,
        at,
        event: &text,
        command: command.as_deref(),
        told: told.as_deref(),
        state: state.as_deref(),
    };
    let right = sums::after(before, &raw);
    let sum: Sum = row.get(6)?;
    let event: Event = match serde_json::from_str(&text) {
        Ok(event) => event,
        Err(error) => return Ok(Err(error)),
    };
    let kept = told.zip(state).map(|(told, state)| Kept { told, state });
    Ok(Ok(Found { event: StoredEvent { n: n as u64, event, command, kept, at: at as u64 }, sum, right }))
}

/// Keeps beside events what was not kept when they were stored. The chain of checksums is made anew, after it has been
/// found whole.
pub fn fill(connection: &Connection, id: &str, kept: &[(u64, Kept)]) -> Result<(), StoreError> {
    let Journal { mut events, damage } = read(connection, id)?;
    if let Some(why) = damage {
        return Err(StoreError::Damaged { id: id.to_owned(), why });
    }
    for (n, kept) in kept {
        if let Some(event) = usize::try_from(*n).ok().and_then(|n| events.get_mut(n)) {
            event.kept = Some(kept.clone());
        }
    }
    let sql = "UPDATE event SET told = ?, state = ?, sum = ? WHERE match = ? AND n = ?";
    let mut statement = connection.prepare_cached(sql)?;
    let mut page = ledger::page(connection, id)?;
    page.sum = sums::beginning(id);
    for event in &events {
        let text: String = connection
            .prepare_cached("SELECT event FROM event WHERE match = ? AND n = ?")?
            .query_row(params![id, event.n as i64], |row| row.get(0))?;
        let row = EventRow {
            n: event.n,
            at: event.at as i64,
            event: &text,
            command: event.command.as_deref(),
            told: event.kept.as_ref().map(|k| k.told.as_str()),
            state: event.kept.as_ref().map(|k| k.state.as_slice()),
        };
        page.sum = sums::after(&page.sum, &row);
        statement.execute(params![row.told, row.state, &page.sum[..], id, event.n as i64])?;
    }
    page.unfilled = events.iter().filter(|e| e.kept.is_none()).count() as u64;
    page.bytes += kept.iter().map(|(_, k)| (k.told.len() + k.state.len()) as u64).sum::<u64>();
    ledger::turn(connection, id, &page)
}
