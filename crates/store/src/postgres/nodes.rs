//! What servers that share the database need of it.

use super::{Postgres, notices, raw_event, sum_of};
use crate::{Claim, Head, Journal, Nodes, Notice, Promise, StoreError, chain, sums};
use std::time::Duration;
use tokio::sync::mpsc;

impl Postgres {
    /// The events of a match from one on. The sum of the one before it is what they follow.
    pub(super) async fn read_from(&self, id: &str, first: u64) -> Result<Journal, StoreError> {
        // One statement, so that the ledger and the events are those of one moment.
        let sql = "SELECT n, at, event, command, told, state, event.sum,
                          events, unfilled, ledger.sum, ledger.bytes, touched
                   FROM ledger LEFT JOIN event ON event.match = ledger.match AND n >= $2
                   WHERE ledger.match = $1 ORDER BY n";
        let rows = self.query(sql, &[&id, &(first as i64 - 1)]).await?;
        let ledger = rows.first().ok_or_else(|| StoreError::Unknown(id.to_owned()))?;
        let page = chain::Page {
            events: ledger.get::<_, i64>(7) as u64,
            unfilled: ledger.get::<_, i64>(8) as u64,
            sum: sum_of(id, ledger.get(9))?,
            bytes: ledger.get::<_, i64>(10) as u64,
            touched: ledger.get(11),
        };
        // Without events there is one row without one.
        let rows = rows.iter().filter(|row| row.get::<_, Option<i64>>(0).is_some());
        let mut rows = rows.map(|row| raw_event(id, row)).collect::<Result<Vec<_>, _>>()?.into_iter().peekable();
        let before = match first.checked_sub(1) {
            None => sums::beginning(id),
            Some(last) => match rows.next_if(|row| row.n == last) {
                Some(row) => row.sum,
                None => return Err(chain::damaged(id, last, "it is missing")),
            },
        };
        let mut events = Vec::new();
        let ended = chain::read(id, (first, before), |_| Ok(rows.next()), &mut events);
        chain::judged(first, events, ended, &page)
    }
}

impl Nodes for Postgres {
    fn head(&self, id: String) -> Promise<'_, Option<Head>> {
        Box::pin(async move { Ok(self.heads(vec![id]).await?.pop().map(|(_, head)| head)) })
    }

    fn heads(&self, ids: Vec<String>) -> Promise<'_, Vec<(String, Head)>> {
        Box::pin(async move {
            let sql = "SELECT match, events, keys FROM ledger WHERE match = ANY($1)";
            let rows = self.query(sql, &[&ids]).await?;
            let number = |row: &tokio_postgres::Row, i| row.get::<_, i64>(i) as u64;
            Ok(rows.iter().map(|row| (row.get(0), Head { events: number(row, 1), keys: number(row, 2) })).collect())
        })
    }

    fn journal_from(&self, id: String, n: u64) -> Promise<'_, Journal> {
        Box::pin(async move { self.read_from(&id, n).await })
    }

    fn claim(&self, what: String, time: Duration) -> Promise<'_, Claim> {
        Box::pin(async move {
            let sql = "WITH taken AS (
                           INSERT INTO lease (name, node, until)
                           VALUES ($1, $2, clock_timestamp() + $3::float8 * interval '1 second')
                           ON CONFLICT (name) DO UPDATE SET node = excluded.node, until = excluded.until
                           WHERE lease.node = excluded.node OR lease.until <= clock_timestamp()
                           RETURNING 0::float8 AS rest)
                       SELECT taken.rest, true FROM taken
                       UNION ALL
                       SELECT greatest(extract(epoch FROM until - clock_timestamp()), 0)::float8, false FROM lease
                       WHERE name = $1 AND NOT EXISTS (SELECT 1 FROM taken)";
            let rows = self.query(sql, &[&what, &self.node, &time.as_secs_f64()]).await?;
            Ok(match rows.first() {
                Some(row) if row.get(1) => Claim::Ours,
                Some(row) => Claim::Theirs(Duration::from_secs_f64(row.get(0))),
                // Somebody took it at the same moment.
                None => Claim::Theirs(time),
            })
        })
    }

    fn release(&self, what: String) -> Promise<'_, ()> {
        Box::pin(async move {
            self.execute("DELETE FROM lease WHERE name = $1 AND node = $2", &[&what, &self.node]).await?;
            Ok(())
        })
    }

    fn listen(&self) -> mpsc::Receiver<Notice> {
        let (to, from) = notices::channel();
        tokio::spawn(notices::listen(self.config.clone(), self.node.clone(), to));
        from
    }
}
