//! One short row for each match: how many events it has, how much it takes, who made it, when it was touched.

use crate::chain::Page;
use crate::{LedgerCard, StoreError, Usage};
use rusqlite::{Connection, OptionalExtension, params};
use std::ops::Range;

pub fn page(connection: &Connection, id: &str) -> Result<Page, StoreError> {
    let sql = "SELECT events, unfilled, sum, bytes, touched FROM ledger WHERE match = ?";
    let found = connection.prepare_cached(sql)?.query_row([id], |row| {
        let number = |i| row.get::<_, i64>(i).map(|n| n as u64);
        let (events, unfilled, sum) = (number(0)?, number(1)?, row.get(2)?);
        Ok(Page { events, unfilled, sum, bytes: number(3)?, touched: row.get(4)? })
    });
    found.optional()?.ok_or_else(|| StoreError::Unknown(id.to_owned()))
}

/// Writes down how a match stands now.
pub fn turn(connection: &Connection, id: &str, page: &Page) -> Result<(), StoreError> {
    let sql = "UPDATE ledger SET events = ?, unfilled = ?, sum = ?, bytes = ?, touched = ? WHERE match = ?";
    connection.prepare_cached(sql)?.execute(params![
        page.events as i64,
        page.unfilled as i64,
        &page.sum[..],
        page.bytes as i64,
        page.touched,
        id
    ])?;
    Ok(())
}

pub fn usage(connection: &Connection, origin: &str) -> Result<Usage, StoreError> {
    let count = |sql: &str, origin: &[&str]| -> Result<(u64, u64), StoreError> {
        let mut statement = connection.prepare_cached(sql)?;
        let number = |row: &rusqlite::Row<'_>, i| row.get::<_, i64>(i).map(|n| n as u64);
        Ok(statement.query_row(rusqlite::params_from_iter(origin), |row| Ok((number(row, 0)?, number(row, 1)?)))?)
    };
    let (matches, bytes) = count("SELECT count(*), ifnull(sum(bytes), 0) FROM ledger WHERE origin = ?", &[origin])?;
    let (all_matches, all_bytes) = count("SELECT count(*), ifnull(sum(bytes), 0) FROM ledger", &[])?;
    Ok(Usage { matches, bytes, all_matches, all_bytes })
}

/// The ids of listed matches. First the newest of each who made some, then the next of each, and so on: whoever makes
/// many pushes out only his own. `recent` bounds how far back it is looked.
pub fn listed(connection: &Connection, recent: usize, limit: usize) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT match FROM (
                   SELECT match, created,
                          row_number() OVER (PARTITION BY origin ORDER BY created DESC, match) AS share
                   FROM (SELECT match, created, origin FROM ledger WHERE listed = 1
                         ORDER BY created DESC, match LIMIT ?))
               ORDER BY share, created DESC, match LIMIT ?";
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map(params![recent as i64, limit as i64], |row| row.get(0))?;
    // What a damaged page hides does not hide the rest.
    Ok(rows.map_while(Result::ok).collect())
}

pub fn unfilled(connection: &Connection, limit: usize) -> Result<Vec<String>, StoreError> {
    let mut statement = connection.prepare_cached("SELECT match FROM ledger WHERE unfilled > 0 LIMIT ?")?;
    let rows = statement.query_map([limit as i64], |row| row.get(0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Matches touched in a time whose snapshot is missing or has fallen behind.
pub fn left_open(connection: &Connection, touched: &Range<u64>) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT ledger.match FROM ledger LEFT JOIN snapshot ON snapshot.match = ledger.match
               WHERE touched >= ? AND touched < ? AND n IS NOT events";
    let seconds = |time: u64| i64::try_from(time).unwrap_or(i64::MAX);
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map([seconds(touched.start), seconds(touched.end)], |row| row.get(0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Takes a match out of all tables; whether there was one.
pub fn delete(connection: &Connection, id: &str) -> Result<bool, StoreError> {
    for table in ["snapshot", "event", "ledger"] {
        connection.prepare_cached(&format!("DELETE FROM {table} WHERE match = ?"))?.execute([id])?;
    }
    Ok(connection.prepare_cached("DELETE FROM match WHERE id = ?")?.execute([id])? > 0)
}

pub fn untouched(connection: &Connection, before: i64, limit: usize) -> Result<Vec<String>, StoreError> {
    let mut statement = connection.prepare_cached("SELECT match FROM ledger WHERE touched <= ? LIMIT ?")?;
    let rows = statement.query_map(params![before, limit as i64], |row| row.get(0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// What the ledger says of matches, in the order of their ids, from after one on.
pub fn cards(connection: &Connection, after: &str, limit: usize) -> Result<Vec<LedgerCard>, StoreError> {
    let sql = "SELECT match, created, touched, listed, events, bytes FROM ledger WHERE match > ?
               ORDER BY match LIMIT ?";
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map(params![after, limit as i64], |row| {
        let number = |i| row.get::<_, i64>(i).map(|n| n as u64);
        let (id, listed) = (row.get(0)?, row.get(3)?);
        Ok(LedgerCard { id, created: number(1)?, touched: number(2)?, listed, events: number(4)?, bytes: number(5)? })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}
