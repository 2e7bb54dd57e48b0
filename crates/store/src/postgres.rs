//! A store in PostgreSQL, which any number of servers share. The events of a match and its row of the ledger change in
//! one statement that holds only if nobody was quicker, so an append is a look at the ledger and one statement.

mod archive;
mod nodes;
mod notices;
mod schema;

use crate::chain::{self, Page};
use crate::sqlite::{EXPIRED_AT_ONCE, RECENT};
use crate::sums::{self, Sum};
use crate::{Journal, Kept, MatchRow, NewEvent, Nodes, Notice, Promise, RawEvent, Snapshot, Store, StoreError, Usage};
use crate::{place, raw};
use deadpool_postgres::{Client, Manager, ManagerConfig, Pool, RecyclingMethod, Runtime, Timeouts};
use notices::Outbox;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;
use tokio_postgres::config::SslMode;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Config, NoTls, Row};

/// How many connections a server has to the database, besides the one by which it listens.
const CONNECTIONS: usize = 16;
/// How long a connection, or a free one of those there are, is waited for.
const PATIENCE: Duration = Duration::from_secs(5);

pub struct Postgres {
    pool: Pool,
    config: Config,
    /// The name of this server among the others.
    node: String,
    outbox: Arc<Outbox>,
    /// Its address, without the password.
    path: String,
}

impl fmt::Debug for Postgres {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Postgres").field("node", &self.node).finish_non_exhaustive()
    }
}

impl Postgres {
    /// Opens a store, making its tables if there are none. Tables that are not ours are left as they are.
    pub async fn open(address: &str) -> Result<Postgres, StoreError> {
        let path = place::without_password(address);
        let unusable = |why: String| StoreError::Unusable { path: path.clone(), why };
        let mut config: Config = address.parse().map_err(|e: tokio_postgres::Error| unusable(e.to_string()))?;
        if config.get_ssl_mode() == SslMode::Require {
            let why = "connections are made without TLS; use a socket, a private network or a tunnel";
            return Err(unusable(why.to_owned()));
        }
        config.application_name("sandtable").connect_timeout(PATIENCE);
        let recycling = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let manager = Manager::from_config(config.clone(), NoTls, recycling);
        let waits = Timeouts { wait: Some(PATIENCE), create: Some(PATIENCE), recycle: Some(PATIENCE) };
        let pool = Pool::builder(manager).max_size(CONNECTIONS).runtime(Runtime::Tokio1).timeouts(waits).build();
        let pool = pool.map_err(|e| unusable(e.to_string()))?;
        let unopened = |e: StoreError| StoreError::Unopened { path: path.clone(), why: e.to_string() };
        let mut client = pool.get().await.map_err(|e| unopened(e.into()))?;
        schema::migrate(&mut client, &path).await?;
        let node: String = client.query_one("SELECT left(gen_random_uuid()::text, 13)", &[]).await?.get(0);
        drop(client);
        let outbox = Outbox::new(node.clone(), pool.clone());
        Ok(Postgres { pool, config, node, outbox, path })
    }

    async fn client(&self) -> Result<Client, StoreError> {
        Ok(self.pool.get().await?)
    }

    /// Asks something that changes nothing. A connection that was cut since it was last used is not the answer: another
    /// is asked.
    async fn query(&self, sql: &str, values: &[&(dyn ToSql + Sync)]) -> Result<Vec<Row>, StoreError> {
        let mut left = CONNECTIONS;
        loop {
            let client = self.client().await?;
            let statement = client.prepare_cached(sql).await;
            let asked = match statement {
                Ok(statement) => client.query(&statement, values).await,
                Err(error) => Err(error),
            };
            match asked {
                Ok(rows) => return Ok(rows),
                Err(error) if left > 0 && was_cut(&error) => left -= 1,
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// Does something in one statement; how many rows it changed.
    async fn execute(&self, sql: &str, values: &[&(dyn ToSql + Sync)]) -> Result<u64, Undone> {
        let client = self.client().await.map_err(Undone::NotBegun)?;
        let statement = client.prepare_cached(sql).await.map_err(Undone::Asked)?;
        client.execute(&statement, values).await.map_err(Undone::Asked)
    }

    async fn page(&self, id: &str) -> Result<Page, StoreError> {
        let sql = "SELECT events, unfilled, sum, bytes, touched, (SELECT oldest FROM sandtable) FROM ledger
                   WHERE match = $1";
        let rows = self.query(sql, &[&id]).await?;
        let row = rows.first().ok_or_else(|| StoreError::Unknown(id.to_owned()))?;
        self.still_ours(row.get(5))?;
        page(id, row)
    }

    /// Whether tables that may have been brought up to date by a later program are still for this one.
    fn still_ours(&self, oldest: i64) -> Result<(), StoreError> {
        if oldest > schema::VERSION {
            return Err(StoreError::Newer { path: self.path.clone(), found: oldest, known: schema::VERSION });
        }
        Ok(())
    }

    async fn add(&self, id: &str, first: u64, events: &[NewEvent]) -> Result<(), StoreError> {
        let before = self.page(id).await?;
        if before.events != first {
            return Err(self.why_not(id, first, events).await);
        }
        let mut after = before.clone();
        let rows = chain::rows_after(&mut after, events)?;
        let columns = Columns::of(&rows);
        let Columns { n, at, event, command, told, state, sum } = &columns;
        let (grown, unfilled) = ((after.bytes - before.bytes) as i64, (after.unfilled - before.unfilled) as i64);
        let added = self
            .execute(
                APPEND,
                &[
                    &id,
                    &(first as i64),
                    &&before.sum[..],
                    &(after.events as i64),
                    &unfilled,
                    &&after.sum[..],
                    &grown,
                    &after.touched,
                    &schema::VERSION,
                    n,
                    at,
                    event,
                    command,
                    told,
                    state,
                    sum,
                ],
            )
            .await;
        match added {
            Ok(0) if !events.is_empty() => Err(self.why_not(id, first, events).await),
            Ok(_) => {
                self.outbox.tell(&Notice::Grown(id.to_owned()));
                Ok(())
            }
            Err(Undone::Asked(error)) if error.code() == Some(&SqlState::UNIQUE_VIOLATION) => {
                // Twice in these events, if it is not there already.
                let twice = || events.iter().find_map(|e| e.command.clone());
                match (self.why_not(id, first, events).await, twice()) {
                    (StoreError::Conflict { n, .. }, Some(command)) if n == first => {
                        Err(StoreError::Repeated { id: id.to_owned(), command })
                    }
                    (other, _) => Err(other),
                }
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Whether somebody was quicker, or it is the same command again, or the tables are for later programs only.
    async fn why_not(&self, id: &str, n: u64, events: &[NewEvent]) -> StoreError {
        if let Err(error) = self.page(id).await {
            return error;
        }
        let commands: Vec<&str> = events.iter().filter_map(|e| e.command.as_deref()).collect();
        let sql = "SELECT command FROM event WHERE match = $1 AND command = ANY($2) LIMIT 1";
        match self.query(sql, &[&id, &commands]).await {
            Err(error) => error,
            Ok(found) => match found.first() {
                Some(row) => StoreError::Repeated { id: id.to_owned(), command: row.get(0) },
                None => StoreError::Conflict { id: id.to_owned(), n },
            },
        }
    }

    async fn rows(&self, id: &str, from: i64) -> Result<Vec<RawEvent>, StoreError> {
        let sql = "SELECT n, at, event, command, told, state, sum FROM event WHERE match = $1 AND n >= $2 ORDER BY n";
        self.query(sql, &[&id, &from]).await?.iter().map(|row| raw_event(id, row)).collect()
    }

    async fn refill(&self, id: &str, kept: &[(u64, Kept)]) -> Result<(), StoreError> {
        let mut client = self.client().await?;
        let transaction = client.transaction().await?;
        let sql = "SELECT events, unfilled, sum, bytes, touched FROM ledger WHERE match = $1 FOR UPDATE";
        let row = transaction.query_opt(sql, &[&id]).await?;
        let mut page = page(id, &row.ok_or_else(|| StoreError::Unknown(id.to_owned()))?)?;
        let sql = "SELECT n, at, event, command, told, state, sum FROM event WHERE match = $1 ORDER BY n";
        let rows = transaction.query(sql, &[&id]).await?;
        let mut rows: Vec<_> = rows.iter().map(|row| raw_event(id, row)).collect::<Result<_, _>>()?;
        chain::refill(id, &mut rows, &mut page, kept)?;
        let Columns { n, told, state, sum, .. } = &Columns::of(&rows);
        let sql = "UPDATE event SET told = new.told, state = new.state, sum = new.sum
                   FROM unnest($2::bigint[], $3::text[], $4::bytea[], $5::bytea[]) AS new (n, told, state, sum)
                   WHERE event.match = $1 AND event.n = new.n";
        transaction.execute(sql, &[&id, n, told, state, sum]).await?;
        let sql = "UPDATE ledger SET unfilled = $2, sum = $3, bytes = $4 WHERE match = $1";
        let values: [&(dyn ToSql + Sync); 4] = [&id, &(page.unfilled as i64), &&page.sum[..], &(page.bytes as i64)];
        transaction.execute(sql, &values).await?;
        Ok(transaction.commit().await?)
    }

    async fn make(&self, row: &MatchRow, events: &[NewEvent]) -> Result<(), StoreError> {
        let (header, seats) = (row.header.to_string(), row.seats.to_string());
        let whole = sums::of_match(row, &header, &seats);
        let bytes = (header.len() + seats.len()) as u64;
        let mut page = Page { events: 0, unfilled: 0, sum: sums::beginning(&row.id), bytes, touched: chain::now() };
        let rows = chain::rows_after(&mut page, events)?;
        let mut client = self.client().await?;
        let transaction = client.transaction().await?;
        let oldest = transaction.query_one("SELECT oldest FROM sandtable", &[]).await?;
        self.still_ours(oldest.get(0))?;
        archive::insert(&transaction, row, (&header, &seats, &whole), &page, &rows).await?;
        Ok(transaction.commit().await?)
    }
}

/// Why a statement was not carried out, as far as is known.
enum Undone {
    /// There was no connection.
    NotBegun(StoreError),
    Asked(tokio_postgres::Error),
}

impl From<Undone> for StoreError {
    fn from(undone: Undone) -> StoreError {
        match undone {
            Undone::NotBegun(error) => error,
            Undone::Asked(error) => error.into(),
        }
    }
}

/// The guarded append: the ledger's row says whether the events follow, and they are added only if it was turned.
const APPEND: &str = "
    WITH turned AS (
        UPDATE ledger SET events = $4, unfilled = unfilled + $5, sum = $6, bytes = bytes + $7, touched = $8
        WHERE match = $1 AND events = $2 AND sum = $3 AND (SELECT oldest FROM sandtable) <= $9
        RETURNING match
    )
    INSERT INTO event (match, n, at, event, command, told, state, sum)
    SELECT turned.match, new.*
    FROM turned, unnest($10::bigint[], $11::bigint[], $12::text[], $13::text[], $14::text[], $15::bytea[], $16::bytea[])
         AS new (n, at, event, command, told, state, sum)";

/// Rows as columns, which is how many of them are sent at once.
struct Columns<'a> {
    n: Vec<i64>,
    at: Vec<i64>,
    event: Vec<&'a str>,
    command: Vec<Option<&'a str>>,
    told: Vec<Option<&'a str>>,
    state: Vec<Option<&'a [u8]>>,
    sum: Vec<&'a [u8]>,
}

impl Columns<'_> {
    fn of(rows: &[RawEvent]) -> Columns<'_> {
        Columns {
            n: rows.iter().map(|row| row.n as i64).collect(),
            at: rows.iter().map(|row| row.at).collect(),
            event: rows.iter().map(|row| row.event.as_str()).collect(),
            command: rows.iter().map(|row| row.command.as_deref()).collect(),
            told: rows.iter().map(|row| row.told.as_deref()).collect(),
            state: rows.iter().map(|row| row.state.as_deref()).collect(),
            sum: rows.iter().map(|row| &row.sum[..]).collect(),
        }
    }
}

/// Whether a connection was cut, by the network or by the database as it stopped.
fn was_cut(error: &tokio_postgres::Error) -> bool {
    error.is_closed() || error.code().is_some_and(|code| *code == SqlState::ADMIN_SHUTDOWN)
}

fn sum_of(id: &str, bytes: &[u8]) -> Result<Sum, StoreError> {
    let short = |_| StoreError::Damaged { id: id.to_owned(), why: "a checksum is too short or too long".to_owned() };
    bytes.try_into().map_err(short)
}

fn page(id: &str, row: &Row) -> Result<Page, StoreError> {
    let number = |i| row.get::<_, i64>(i) as u64;
    let (events, unfilled, bytes, touched) = (number(0), number(1), number(3), row.get(4));
    Ok(Page { events, unfilled, sum: sum_of(id, row.get(2))?, bytes, touched })
}

fn raw_event(id: &str, row: &Row) -> Result<RawEvent, StoreError> {
    let (n, at, event) = (row.get::<_, i64>(0) as u64, row.get(1), row.get(2));
    let (command, told, state, sum) = (row.get(3), row.get(4), row.get(5), row.get(6));
    Ok(RawEvent { n, at, event, command, told, state, sum: sum_of(id, sum)? })
}

const SELECT_MATCH: &str = "SELECT id, match.created, header, seats, watch, match.listed, maker, origin, whole
                            FROM match LEFT JOIN ledger ON ledger.match = match.id WHERE id = ANY($1)";

/// A row without its header and seats, these as they stand there, and the checksum over all.
type Found = (MatchRow, String, String, Option<Sum>);

fn found(row: &Row) -> Result<Found, StoreError> {
    let id: String = row.get(0);
    let whole = row.get::<_, Option<&[u8]>>(8).map(|sum| sum_of(&id, sum)).transpose()?;
    let found = MatchRow {
        id,
        created: row.get::<_, i64>(1) as u64,
        header: Default::default(),
        seats: Default::default(),
        watch: row.get(4),
        listed: row.get(5),
        maker: row.get::<_, Option<String>>(6).unwrap_or_default(),
        origin: row.get::<_, Option<String>>(7).unwrap_or_default(),
    };
    Ok((found, row.get(2), row.get(3), whole))
}

fn whole_row(row: &Row) -> Result<MatchRow, StoreError> {
    let (row, header, seats, whole) = found(row)?;
    raw::whole_row(row, &header, &seats, whole)
}

/// PostgreSQL has no text with a zero in it, so there is no match of such a name either.
fn cannot_be(id: &str) -> bool {
    id.contains('\0')
}

impl Store for Postgres {
    fn create(&self, row: MatchRow, events: Vec<NewEvent>) -> Promise<'_, ()> {
        Box::pin(async move { self.make(&row, &events).await })
    }

    fn find(&self, id: String) -> Promise<'_, Option<MatchRow>> {
        Box::pin(async move {
            if cannot_be(&id) {
                return Ok(None);
            }
            self.query(SELECT_MATCH, &[&vec![id]]).await?.first().map(whole_row).transpose()
        })
    }

    fn listed(&self, limit: usize) -> Promise<'_, Vec<MatchRow>> {
        Box::pin(async move {
            let sql = "SELECT match FROM (
                           SELECT match, created,
                                  row_number() OVER (PARTITION BY origin ORDER BY created DESC, match) AS share
                           FROM (SELECT match, created, origin FROM ledger WHERE listed
                                 ORDER BY created DESC, match LIMIT $1) AS recent) AS shared
                       ORDER BY share, created DESC, match LIMIT $2";
            let ids = self.query(sql, &[&(RECENT as i64), &(limit as i64)]).await?;
            let ids: Vec<String> = ids.iter().map(|row| row.get(0)).collect();
            let rows = self.query(SELECT_MATCH, &[&ids]).await?;
            let mut rows: Vec<_> = rows.iter().filter_map(|row| whole_row(row).ok()).collect();
            rows.sort_by(|a, b| b.created.cmp(&a.created).then_with(|| a.id.cmp(&b.id)));
            Ok(rows)
        })
    }

    fn append(&self, id: String, n: u64, events: Vec<NewEvent>) -> Promise<'_, ()> {
        Box::pin(async move { self.add(&id, n, &events).await })
    }

    fn journal(&self, id: String) -> Promise<'_, Journal> {
        Box::pin(async move { self.read_from(&id, 0).await })
    }

    fn fill(&self, id: String, kept: Vec<(u64, Kept)>) -> Promise<'_, ()> {
        Box::pin(async move { self.refill(&id, &kept).await })
    }

    fn unfilled(&self, limit: usize) -> Promise<'_, Vec<String>> {
        Box::pin(async move {
            let rows = self.query("SELECT match FROM ledger WHERE unfilled > 0 LIMIT $1", &[&(limit as i64)]).await?;
            Ok(rows.iter().map(|row| row.get(0)).collect())
        })
    }

    fn keep_snapshot(&self, id: String, snapshot: Snapshot) -> Promise<'_, ()> {
        Box::pin(async move {
            // Whoever came to look has touched it too.
            let sql = "WITH touched AS (UPDATE ledger SET touched = $4 WHERE match = $1 RETURNING match)
                       INSERT INTO snapshot (match, n, bytes) SELECT match, $2, $3 FROM touched
                       ON CONFLICT (match) DO UPDATE SET n = excluded.n, bytes = excluded.bytes";
            self.execute(sql, &[&id, &(snapshot.n as i64), &snapshot.bytes, &chain::now()]).await?;
            Ok(())
        })
    }

    fn snapshot(&self, id: String) -> Promise<'_, Option<Snapshot>> {
        Box::pin(async move {
            // One that has fallen behind the journal is as good as none.
            let sql =
                "SELECT n, snapshot.bytes FROM snapshot JOIN ledger USING (match) WHERE match = $1 AND n = events";
            let rows = self.query(sql, &[&id]).await?;
            Ok(rows.first().map(|row| Snapshot { n: row.get::<_, i64>(0) as u64, bytes: row.get(1) }))
        })
    }

    fn left_open(&self, touched: Range<u64>) -> Promise<'_, Vec<String>> {
        Box::pin(async move {
            let sql = "SELECT match FROM ledger LEFT JOIN snapshot USING (match)
                       WHERE touched >= $1 AND touched < $2 AND n IS DISTINCT FROM events";
            let [start, end] = [touched.start, touched.end].map(|time| i64::try_from(time).unwrap_or(i64::MAX));
            let rows = self.query(sql, &[&start, &end]).await?;
            Ok(rows.iter().map(|row| row.get(0)).collect())
        })
    }

    fn usage(&self, origin: String) -> Promise<'_, Usage> {
        Box::pin(async move {
            let sql = "SELECT count(*) FILTER (WHERE origin = $1),
                              coalesce(sum(bytes) FILTER (WHERE origin = $1), 0)::bigint,
                              count(*), coalesce(sum(bytes), 0)::bigint FROM ledger";
            let rows = self.query(sql, &[&origin]).await?;
            let number = |i| rows.first().map_or(0, |row| row.get::<_, i64>(i) as u64);
            Ok(Usage { matches: number(0), bytes: number(1), all_matches: number(2), all_bytes: number(3) })
        })
    }

    fn delete(&self, id: String) -> Promise<'_, bool> {
        Box::pin(async move {
            let gone = self.execute("DELETE FROM match WHERE id = $1", &[&id]).await? > 0;
            self.outbox.tell(&Notice::Changed(id));
            Ok(gone)
        })
    }

    fn expire(&self, before: u64) -> Promise<'_, Vec<String>> {
        Box::pin(async move {
            // Two servers that do this at once take different ones.
            let sql = "DELETE FROM match WHERE id IN
                           (SELECT match FROM ledger WHERE touched <= $1 LIMIT $2 FOR UPDATE SKIP LOCKED)
                       RETURNING id";
            let before = i64::try_from(before).unwrap_or(i64::MAX);
            let rows = self.query(sql, &[&before, &(EXPIRED_AT_ONCE as i64)]).await?;
            let gone: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
            gone.iter().for_each(|id| self.outbox.tell(&Notice::Changed(id.clone())));
            Ok(gone)
        })
    }

    fn secret(&self) -> Promise<'_, Vec<u8>> {
        Box::pin(async move {
            let rows = self.query("SELECT secret FROM sandtable", &[]).await?;
            rows.first().map(|row| row.get(0)).ok_or_else(|| StoreError::Foreign { path: self.path.clone() })
        })
    }

    /// Puts the same bytes where they are, which a database that is full or only read from refuses.
    fn check_writable(&self) -> Promise<'_, ()> {
        Box::pin(async move { self.query("UPDATE sandtable SET secret = secret", &[]).await.map(drop) })
    }

    fn settle(&self) -> Promise<'_, ()> {
        Box::pin(async { Ok(()) })
    }

    fn nodes(&self) -> Option<&dyn Nodes> {
        Some(self)
    }
}
