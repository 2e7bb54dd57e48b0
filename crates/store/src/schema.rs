//! The tables, version by version. `application_id` says that a file is ours, `user_version` how far it has come.

use crate::sums::{self, EventRow};
use crate::{MatchRow, StoreError};
use rusqlite::{Connection, Row, TransactionBehavior, params};

/// "SAND", so that another program's database is never taken for ours.
pub const APPLICATION: i64 = 0x53_41_4e_44;

/// Takes a store from one version to the next.
type Migration = fn(&Connection) -> Result<(), StoreError>;

const MIGRATIONS: [Migration; 2] = [first_tables, ledger_and_sums];

pub const VERSION: i64 = MIGRATIONS.len() as i64;

fn first_tables(connection: &Connection) -> Result<(), StoreError> {
    Ok(connection.execute_batch(
        "
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
        ",
    )?)
}

/// What is kept beside events, checksums, and a ledger: one short row for each match, with all that changes and all
/// that is counted, so that neither has to pass by headers, which can be long.
fn ledger_and_sums(connection: &Connection) -> Result<(), StoreError> {
    connection.execute_batch(
        "
        DROP INDEX match_listed;
        ALTER TABLE event ADD COLUMN told TEXT;
        ALTER TABLE event ADD COLUMN state BLOB;
        ALTER TABLE event ADD COLUMN sum BLOB;
        CREATE TABLE ledger (
            match   TEXT PRIMARY KEY REFERENCES match (id),
            created INTEGER NOT NULL,
            listed  INTEGER NOT NULL,
            maker   TEXT NOT NULL,
            origin  TEXT NOT NULL,
            whole   BLOB NOT NULL,
            events  INTEGER NOT NULL,
            unfilled INTEGER NOT NULL,
            sum     BLOB NOT NULL,
            bytes   INTEGER NOT NULL,
            touched INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX ledger_listed ON ledger (created, origin) WHERE listed = 1;
        CREATE INDEX ledger_origin ON ledger (origin, bytes);
        CREATE INDEX ledger_unfilled ON ledger (match) WHERE unfilled > 0;
        CREATE TABLE secret (
            only    INTEGER PRIMARY KEY CHECK (only = 1),
            bytes   BLOB NOT NULL
        ) STRICT;
        INSERT INTO secret VALUES (1, randomblob(32));
        ",
    )?;
    let mut matches = connection.prepare("SELECT id, created, header, seats, watch, listed FROM match")?;
    let mut rows = matches.query([])?;
    while let Some(row) = rows.next()? {
        let (header, seats): (String, String) = (row.get(2)?, row.get(3)?);
        let found = match_row(row)?;
        enter_in_ledger(connection, &found, &header, &seats)?;
    }
    Ok(())
}

/// A match from a row that begins with its id, creation, header, seats, watchers' key and place in the lobby. Header
/// and seats have to be read by the caller, and whoever made it stands elsewhere.
pub fn match_row(row: &Row<'_>) -> rusqlite::Result<MatchRow> {
    Ok(MatchRow {
        id: row.get(0)?,
        created: row.get::<_, i64>(1)? as u64,
        header: Default::default(),
        seats: Default::default(),
        watch: row.get(4)?,
        listed: row.get(5)?,
        maker: String::new(),
        origin: String::new(),
    })
}

/// The ledger's row of a match from before there was one. What its events were cannot be known any more if they have
/// been damaged already: the sums are those of what is there.
fn enter_in_ledger(connection: &Connection, found: &MatchRow, header: &str, seats: &str) -> Result<(), StoreError> {
    let mut events = connection.prepare_cached("SELECT n, at, event, command FROM event WHERE match = ? ORDER BY n")?;
    let mut mark = connection.prepare_cached("UPDATE event SET sum = ? WHERE match = ? AND n = ?")?;
    let mut sum = sums::beginning(&found.id);
    let (mut count, mut bytes, mut touched) = (0i64, (header.len() + seats.len()) as i64, found.created as i64);
    let mut rows = events.query([&found.id])?;
    while let Some(row) = rows.next()? {
        let (n, at, event, command): (i64, i64, String, Option<String>) =
            (row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?);
        let filled = EventRow { n: n as u64, at, event: &event, command: command.as_deref(), told: None, state: None };
        sum = sums::after(&sum, &filled);
        mark.execute(params![&sum[..], found.id, n])?;
        count += 1;
        bytes += event.len() as i64;
        touched = touched.max(at);
    }
    let sql = "INSERT INTO ledger (match, created, listed, maker, origin, whole, events, unfilled, sum, bytes, touched)
               VALUES (?, ?, ?, '', '', ?, ?, ?, ?, ?, ?)";
    let whole = sums::of_match(found, header, seats);
    connection.prepare_cached(sql)?.execute(params![
        found.id,
        found.created as i64,
        found.listed,
        &whole[..],
        count,
        count,
        &sum[..],
        bytes,
        touched
    ])?;
    Ok(())
}

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
        migration(&transaction)?;
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
