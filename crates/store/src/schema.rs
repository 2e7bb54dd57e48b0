//! The tables, version by version. `application_id` says that a file is ours, `user_version` how far it has come.

use crate::StoreError;
use rusqlite::{Connection, TransactionBehavior};

/// "SAND", so that another program's database is never taken for ours.
pub const APPLICATION: i64 = 0x53_41_4e_44;

/// Each step takes a store from one version to the next.
const MIGRATIONS: [&str; 1] = ["
    CREATE TABLE match (
        id      TEXT PRIMARY KEY,
        created INTEGER NOT NULL,
        header  TEXT NOT NULL,
        seats   TEXT NOT NULL,
        watch   TEXT NOT NULL,
        listed  INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX match_listed ON match (listed, created);
    CREATE TABLE event (
        match   TEXT NOT NULL REFERENCES match (id),
        n       INTEGER NOT NULL,
        at      INTEGER NOT NULL,
        event   TEXT NOT NULL,
        command TEXT,
        PRIMARY KEY (match, n)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX event_command ON event (match, command) WHERE command IS NOT NULL;
    CREATE TABLE snapshot (
        match   TEXT PRIMARY KEY REFERENCES match (id),
        n       INTEGER NOT NULL,
        bytes   BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
"];

pub const VERSION: i64 = MIGRATIONS.len() as i64;

/// Whether an opened database is one of ours that this program can read. Nothing is written.
pub fn check(connection: &Connection, path: &str) -> Result<(), StoreError> {
    let foreign = |_| StoreError::Foreign { path: path.to_owned() };
    let found = version(connection).map_err(foreign)?;
    if !is_ours(connection).map_err(foreign)? {
        return Err(StoreError::Foreign { path: path.to_owned() });
    }
    if found > VERSION {
        return Err(StoreError::Newer { path: path.to_owned(), found, known: VERSION });
    }
    Ok(())
}

/// Brings a database up to date.
pub fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let found = version(&transaction)?;
    for migration in MIGRATIONS.iter().skip(usize::try_from(found).unwrap_or(0)) {
        transaction.execute_batch(migration)?;
    }
    if found < VERSION {
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", VERSION)?;
    }
    Ok(transaction.commit()?)
}

fn version(connection: &Connection) -> rusqlite::Result<i64> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}

/// Ours are files that say so, and files in which there is nothing yet.
fn is_ours(connection: &Connection) -> rusqlite::Result<bool> {
    let application: i64 = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let tables: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    Ok(application == APPLICATION || (application == 0 && tables == 0))
}
