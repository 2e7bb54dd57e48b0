//! Matches as they stand in the tables of PostgreSQL.

use super::{Columns, Postgres, SELECT_MATCH, found};
use crate::chain::Page;
use crate::sums::{self, Sum};
use crate::{Archive, LedgerCard, MatchRow, Notice, Promise, RawEvent, RawMatch, RawSnapshot, Store, StoreError};
use serde_json::Value;
use tokio_postgres::Transaction;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;

/// A new match with its events.
pub(super) async fn insert(
    transaction: &Transaction<'_>,
    row: &MatchRow,
    (header, seats, whole): (&str, &str, &Sum),
    page: &Page,
    events: &[RawEvent],
) -> Result<(), StoreError> {
    let sql = "INSERT INTO match (id, created, header, seats, watch, listed) VALUES ($1, $2, $3, $4, $5, $6)";
    let created = row.created as i64;
    let made = transaction.execute(sql, &[&row.id, &created, &header, &seats, &row.watch, &row.listed]).await;
    made.map_err(|error| match error.code() {
        Some(code) if *code == SqlState::UNIQUE_VIOLATION => StoreError::Exists(row.id.clone()),
        _ => error.into(),
    })?;
    let sql = "INSERT INTO ledger (match, created, listed, maker, origin, whole, events, unfilled, sum, bytes, touched)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
    let (events_in_all, unfilled, bytes) = (page.events as i64, page.unfilled as i64, page.bytes as i64);
    let values: [&(dyn ToSql + Sync); 11] = [
        &row.id,
        &created,
        &row.listed,
        &row.maker,
        &row.origin,
        &&whole[..],
        &events_in_all,
        &unfilled,
        &&page.sum[..],
        &bytes,
        &page.touched,
    ];
    transaction.execute(sql, &values).await?;
    let Columns { n, at, event, command, told, state, sum } = &Columns::of(events);
    let sql = "INSERT INTO event (match, n, at, event, command, told, state, sum)
               SELECT $1, new.* FROM unnest($2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::bytea[],
                                            $8::bytea[]) AS new (n, at, event, command, told, state, sum)";
    transaction.execute(sql, &[&row.id, n, at, event, command, told, state, sum]).await?;
    Ok(())
}

impl Postgres {
    async fn raw_match(&self, id: &str) -> Result<Option<RawMatch>, StoreError> {
        let rows = self.query(SELECT_MATCH, &[&vec![id]]).await?;
        let Some((row, header, seats, whole)) = rows.first().map(found).transpose()? else { return Ok(None) };
        let page = self.page(id).await?;
        let mut events = self.rows(id, 0).await?;
        // What was appended since belongs to a later page.
        events.truncate(usize::try_from(page.events).unwrap_or(usize::MAX));
        let snapshot = self.query("SELECT n, bytes FROM snapshot WHERE match = $1", &[&id]).await?;
        let snapshot = snapshot.first().map(|row| RawSnapshot { n: row.get::<_, i64>(0) as u64, bytes: row.get(1) });
        RawMatch::of((row, header, seats), whole, page, events, snapshot).map(Some)
    }

    async fn put_match(&self, raw: &RawMatch) -> Result<(), StoreError> {
        let row = raw.row()?;
        let mut client = self.client().await?;
        let transaction = client.transaction().await?;
        insert(&transaction, &row, (&raw.header, &raw.seats, &raw.whole), &raw.page(), &raw.events).await?;
        if let Some(RawSnapshot { n, bytes }) = &raw.snapshot {
            let sql = "INSERT INTO snapshot (match, n, bytes) VALUES ($1, $2, $3)";
            transaction.execute(sql, &[&raw.id, &(*n as i64), bytes]).await?;
        }
        Ok(transaction.commit().await?)
    }
}

impl Archive for Postgres {
    fn cards(&self, after: String, limit: usize) -> Promise<'_, Vec<LedgerCard>> {
        Box::pin(async move {
            let sql = "SELECT match, created, touched, listed, events, bytes FROM ledger WHERE match > $1
                       ORDER BY match LIMIT $2";
            let rows = self.query(sql, &[&after, &(limit as i64)]).await?;
            let card = |row: &tokio_postgres::Row| {
                let number = |i| row.get::<_, i64>(i) as u64;
                let (id, created, touched, listed) = (row.get(0), number(1), number(2), row.get(3));
                LedgerCard { id, created, touched, listed, events: number(4), bytes: number(5) }
            };
            Ok(rows.iter().map(card).collect())
        })
    }

    fn raw(&self, id: String) -> Promise<'_, Option<RawMatch>> {
        Box::pin(async move { self.raw_match(&id).await })
    }

    fn put(&self, raw: RawMatch) -> Promise<'_, ()> {
        Box::pin(async move { self.put_match(&raw).await })
    }

    fn set_secret(&self, bytes: Vec<u8>) -> Promise<'_, ()> {
        Box::pin(async move {
            self.execute("UPDATE sandtable SET secret = $1", &[&bytes]).await?;
            Ok(())
        })
    }

    fn reseat(&self, id: String, seats: Value) -> Promise<'_, ()> {
        Box::pin(async move {
            let row = self.find(id.clone()).await?.ok_or_else(|| StoreError::Unknown(id.clone()))?;
            let (header, seats) = (row.header.to_string(), seats.to_string());
            let whole = sums::of_match(&row, &header, &seats);
            let sql = "WITH changed AS (UPDATE match SET header = $2, seats = $3 WHERE id = $1 RETURNING id)
                       UPDATE ledger SET whole = $4, keys = keys + 1 FROM changed WHERE match = changed.id";
            self.execute(sql, &[&id, &header, &seats, &&whole[..]]).await?;
            self.outbox.tell(&Notice::Changed(id));
            Ok(())
        })
    }
}
