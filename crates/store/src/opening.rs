//! Opening a store file: whose it is, whether all of it is there, whether it may be written, and that nobody else
//! writes.

use crate::{StoreError, schema};
use rusqlite::{Connection, ErrorCode, OpenFlags};
use std::ffi::OsString;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A file beside the store: `sandtable.db-wal` and the like.
pub fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path.as_os_str());
    name.push(ending);
    name.into()
}

/// Looks at the first bytes of a file without opening it as a database, so that a file of somebody else is not touched
/// in any way. Where a write was cut short, only SQLite can tell.
pub fn look_at(path: &Path) -> Result<(), StoreError> {
    let name = path.display().to_string();
    let Ok(mut file) = File::open(path) else { return Ok(()) };
    let mut start = Vec::new();
    let unread = file.by_ref().take(100).read_to_end(&mut start).is_err();
    if unread || start.is_empty() || beside(path, "-journal").exists() {
        return Ok(());
    }
    let application = number(&start, 68);
    let ours = application == Some(0) || application.map(i64::from) == Some(schema::APPLICATION);
    if !start.starts_with(b"SQLite format 3\0") || !ours {
        return Err(StoreError::Foreign { path: name });
    }
    let found = file.metadata().map_or(0, |data| data.len());
    let page = u64::from(u16::from_be_bytes([start[16], start[17]]));
    // 1 stands for 65,536, which does not fit into two bytes.
    let page = if page == 1 { 65_536 } else { page };
    let expected = page * u64::from(number(&start, 28).unwrap_or(0));
    let wal_is_empty = std::fs::metadata(beside(path, "-wal")).map_or(true, |data| data.len() == 0);
    if wal_is_empty && found < expected {
        return Err(StoreError::Truncated { path: name, found, expected });
    }
    Ok(())
}

fn number(bytes: &[u8], at: usize) -> Option<u32> {
    bytes.get(at..at + 4).and_then(|b| b.try_into().ok()).map(u32::from_be_bytes)
}

/// Says that a store is being used, as long as it lives, even if the program is killed: the lock is the system's. It is
/// on a file of its own, because locks on the store itself are SQLite's.
pub fn claim(path: &Path) -> Result<Connection, StoreError> {
    let name = path.display().to_string();
    let lock = Connection::open(beside(path, "-lock")).map_err(|e| unopened(&name, &e))?;
    lock.busy_timeout(Duration::ZERO)?;
    let claimed = lock.execute_batch("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
    match claimed {
        Ok(()) => Ok(lock),
        Err(error) if error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy) => {
            Err(StoreError::InUse { path: name })
        }
        Err(error) => Err(unopened(&name, &error)),
    }
}

/// The connection that writes, to a file that is known to be ours and up to date afterwards.
pub fn writer(path: &Path) -> Result<Connection, StoreError> {
    let name = path.display().to_string();
    let mut connection = Connection::open(path).map_err(|e| unopened(&name, &e))?;
    prepare(&mut connection, &name)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    Ok(connection)
}

pub fn reader(path: &Path) -> Result<Connection, StoreError> {
    let name = path.display().to_string();
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(|e| unopened(&name, &e))?;
    set_up(&connection)?;
    Ok(connection)
}

/// Looks at a store that somebody else may be writing to. It is not made if it is not there.
pub fn visitor(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(|e| unopened(&path.display().to_string(), &e))?;
    connection.busy_timeout(Duration::from_secs(10))?;
    Ok(connection)
}

pub fn unopened(path: &str, error: &rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => StoreError::ReadOnly { path: path.to_owned() },
        _ => StoreError::Unopened { path: path.to_owned(), why: error.to_string() },
    }
}

fn set_up(connection: &Connection) -> Result<(), StoreError> {
    connection.busy_timeout(Duration::from_secs(10))?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.set_prepared_statement_cache_capacity(32);
    Ok(())
}

pub fn prepare(connection: &mut Connection, name: &str) -> Result<(), StoreError> {
    schema::check(connection, name)?;
    if connection.is_readonly(rusqlite::MAIN_DB)? {
        return Err(StoreError::ReadOnly { path: name.to_owned() });
    }
    set_up(connection)?;
    schema::migrate(connection)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_written_is_called_read_only() {
        let folder = std::env::temp_dir().join(format!("sandtable-read-only-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("store.db");
        drop(writer(&path).unwrap());
        // A user who may do everything can write to any file, so the system's word is replaced by SQLite's.
        let mut connection = Connection::open_with_flags(&path, OpenFlags::SQLITE_OPEN_READ_ONLY).unwrap();
        let error = prepare(&mut connection, "here").unwrap_err();
        assert_eq!(error, StoreError::ReadOnly { path: "here".to_owned() });
        drop(connection);
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
