//! The tables in PostgreSQL, version by version. The table `sandtable` says that they are ours, how far they have come,
//! and how old a program may be that goes on using them.
//!
//! Servers are replaced one after the other, so for a while old ones use tables that a new one has brought up to date.
//! A step that old programs need not know of (a new table, a column with a default) leaves `oldest` as it is. One that
//! they would trip over raises it: from then on whatever an old program writes is refused, in words that say why.

use crate::StoreError;
use deadpool_postgres::Client;
use tokio_postgres::Transaction;

/// One step from a version to the next.
const MIGRATIONS: [&str; 2] = [FIRST_TABLES, FOR_SEVERAL_SERVERS];

pub const VERSION: i64 = MIGRATIONS.len() as i64;
/// The oldest program that can go on with these tables.
const OLDEST: i64 = 2;

/// "SAND" and a number: whoever brings tables up to date holds this lock.
const MIGRATING: i64 = 0x53_41_4e_44_01;

/// Text and not `jsonb`, because checksums cover bytes.
const FIRST_TABLES: &str = "
    CREATE TABLE sandtable (
        one     INTEGER PRIMARY KEY CHECK (one = 1),
        version BIGINT NOT NULL,
        oldest  BIGINT NOT NULL,
        secret  BYTEA NOT NULL
    );
    INSERT INTO sandtable
        SELECT 1, 0, 0, decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex');
    CREATE TABLE match (
        id      TEXT COLLATE \"C\" PRIMARY KEY,
        created BIGINT NOT NULL,
        header  TEXT NOT NULL,
        seats   TEXT NOT NULL,
        watch   TEXT NOT NULL,
        listed  BOOLEAN NOT NULL
    );
    CREATE TABLE event (
        match   TEXT COLLATE \"C\" NOT NULL REFERENCES match (id) ON DELETE CASCADE,
        n       BIGINT NOT NULL,
        at      BIGINT NOT NULL,
        event   TEXT NOT NULL,
        command TEXT COLLATE \"C\",
        told    TEXT,
        state   BYTEA,
        sum     BYTEA NOT NULL,
        PRIMARY KEY (match, n)
    );
    CREATE UNIQUE INDEX event_command ON event (match, command) WHERE command IS NOT NULL;
    CREATE TABLE snapshot (
        match   TEXT COLLATE \"C\" PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
        n       BIGINT NOT NULL,
        bytes   BYTEA NOT NULL
    );
    CREATE TABLE ledger (
        match   TEXT COLLATE \"C\" PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
        created BIGINT NOT NULL,
        listed  BOOLEAN NOT NULL,
        maker   TEXT NOT NULL,
        origin  TEXT NOT NULL,
        whole   BYTEA NOT NULL,
        events  BIGINT NOT NULL,
        unfilled BIGINT NOT NULL,
        sum     BYTEA NOT NULL,
        bytes   BIGINT NOT NULL,
        touched BIGINT NOT NULL
    ) WITH (fillfactor = 70);
    CREATE INDEX ledger_listed ON ledger (created, origin) WHERE listed;
    CREATE INDEX ledger_origin ON ledger (origin);
    CREATE INDEX ledger_unfilled ON ledger (match) WHERE unfilled > 0;
";

/// Who has taken on what, until when; and how often the keys of a match have been given out anew.
const FOR_SEVERAL_SERVERS: &str = "
    ALTER TABLE ledger ADD COLUMN keys BIGINT NOT NULL DEFAULT 0;
    CREATE TABLE lease (
        name    TEXT COLLATE \"C\" PRIMARY KEY,
        node    TEXT NOT NULL,
        until   TIMESTAMPTZ NOT NULL
    );
";

/// Brings a database up to date. Servers that start at once wait for each other.
pub async fn migrate(client: &mut Client, path: &str) -> Result<(), StoreError> {
    let transaction = client.build_transaction().start().await?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&MIGRATING]).await?;
    let found = version(&transaction, path).await?;
    if found > VERSION {
        return Err(StoreError::Newer { path: path.to_owned(), found, known: VERSION });
    }
    for migration in MIGRATIONS.iter().skip(usize::try_from(found).unwrap_or(0)) {
        transaction.batch_execute(migration).await?;
    }
    if found < VERSION {
        transaction.execute("UPDATE sandtable SET version = $1, oldest = $2", &[&VERSION, &OLDEST]).await?;
    }
    Ok(transaction.commit().await?)
}

/// How far the tables have come; 0 where there are none. Tables of somebody else are left alone.
async fn version(transaction: &Transaction<'_>, path: &str) -> Result<i64, StoreError> {
    let sql = "SELECT to_regclass('sandtable') IS NOT NULL,
                      to_regclass('match') IS NOT NULL OR to_regclass('event') IS NOT NULL
                      OR to_regclass('ledger') IS NOT NULL";
    let row = transaction.query_one(sql, &[]).await?;
    match (row.get(0), row.get(1)) {
        (false, false) => Ok(0),
        (false, true) => Err(StoreError::Foreign { path: path.to_owned() }),
        (true, _) => {
            let found = transaction.query_opt("SELECT version FROM sandtable WHERE one = 1", &[]).await;
            let found = found.ok().flatten().and_then(|row| row.try_get(0).ok());
            found.ok_or_else(|| StoreError::Foreign { path: path.to_owned() })
        }
    }
}
