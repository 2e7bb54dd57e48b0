//! What is the same in every store: how the rows of a match follow from its events, and whether rows that were read are
//! those that were written.

use crate::sums::{self, Sum};
use crate::{Event, Journal, Kept, NewEvent, RawEvent, StoreError, StoredEvent};
use std::time::{SystemTime, UNIX_EPOCH};

/// What the ledger has of a match that changes with every event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    pub events: u64,
    /// How many of them have nothing kept beside them.
    pub unfilled: u64,
    pub sum: Sum,
    pub bytes: u64,
    pub touched: i64,
}

/// Seconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs() as i64)
}

/// The rows of events that follow a page, which becomes the one after them.
pub fn rows_after(page: &mut Page, events: &[NewEvent]) -> Result<Vec<RawEvent>, StoreError> {
    let at = now();
    let mut rows = Vec::with_capacity(events.len());
    for new in events {
        let event = serde_json::to_string(&new.event).map_err(|e| StoreError::Failed(e.to_string()))?;
        let mut row = RawEvent {
            n: page.events,
            at,
            event,
            command: new.command.clone(),
            told: new.kept.as_ref().map(|k| k.told.clone()),
            state: new.kept.as_ref().map(|k| k.state.clone()),
            sum: page.sum,
        };
        row.sum = sums::after(&page.sum, &row.covered());
        page.sum = row.sum;
        page.events += 1;
        page.bytes += size(&row);
        page.unfilled += u64::from(new.kept.is_none());
        rows.push(row);
    }
    page.touched = at;
    Ok(rows)
}

/// What a row takes, near enough.
fn size(row: &RawEvent) -> u64 {
    let parts =
        [row.event.len(), row.command.as_ref().map_or(0, String::len), row.told.as_ref().map_or(0, String::len)];
    (parts.iter().sum::<usize>() + row.state.as_ref().map_or(0, Vec::len) + 64) as u64
}

/// Reads rows up to the first that is not what was stored. They follow event `first` − 1, whose sum is `before`.
pub fn read(
    id: &str,
    (first, before): (u64, Sum),
    mut next: impl FnMut(u64) -> Result<Option<RawEvent>, StoreError>,
    events: &mut Vec<StoredEvent>,
) -> Result<Sum, StoreError> {
    let mut sum = before;
    loop {
        let number = first + events.len() as u64;
        let Some(row) = next(number)? else { return Ok(sum) };
        if row.n != number {
            return Err(damaged(id, number, &format!("it is missing, event {} follows", row.n)));
        }
        let event = serde_json::from_str(&row.event).map_err(|e| damaged(id, number, &e.to_string()))?;
        if row.sum != sums::after(&sum, &row.covered()) {
            return Err(damaged(id, number, "its checksum does not fit"));
        }
        sum = row.sum;
        events.push(stored(row, event));
    }
}

pub fn damaged(id: &str, number: u64, why: &str) -> StoreError {
    StoreError::Damaged { id: id.to_owned(), why: format!("event {number}: {why}") }
}

fn stored(row: RawEvent, event: Event) -> StoredEvent {
    let kept = row.told.zip(row.state).map(|(told, state)| Kept { told, state });
    StoredEvent { n: row.n, event, command: row.command, kept, at: row.at as u64 }
}

/// What has been read of a match from event `first` on, held against the ledger.
pub fn judged(
    first: u64,
    events: Vec<StoredEvent>,
    ended: Result<Sum, StoreError>,
    page: &Page,
) -> Result<Journal, StoreError> {
    let next = first + events.len() as u64;
    let damage = match ended {
        Err(StoreError::Damaged { why, .. }) => Some(why),
        Err(other) => return Err(other),
        Ok(_) if next < page.events => Some(format!("event {next} is missing; there were {}", page.events)),
        Ok(sum) if sum != page.sum => Some("the events are not those that the ledger knows of".to_owned()),
        Ok(_) => None,
    };
    Ok(Journal { events, damage })
}

/// A whole journal, from all its rows.
pub fn journal(id: &str, rows: Vec<RawEvent>, page: &Page) -> Result<Journal, StoreError> {
    let (mut rows, mut events) = (rows.into_iter(), Vec::new());
    let ended = read(id, (0, sums::beginning(id)), |_| Ok(rows.next()), &mut events);
    judged(0, events, ended, page)
}

/// Keeps beside events what was not kept when they were stored. The chain of checksums is made anew, after it has been
/// found whole.
pub fn refill(id: &str, rows: &mut [RawEvent], page: &mut Page, kept: &[(u64, Kept)]) -> Result<(), StoreError> {
    if let Some(why) = journal(id, rows.to_vec(), page)?.damage {
        return Err(StoreError::Damaged { id: id.to_owned(), why });
    }
    for (n, kept) in kept {
        if let Some(row) = usize::try_from(*n).ok().and_then(|n| rows.get_mut(n)) {
            (row.told, row.state) = (Some(kept.told.clone()), Some(kept.state.clone()));
        }
    }
    page.sum = sums::beginning(id);
    for row in rows.iter_mut() {
        row.sum = sums::after(&page.sum, &row.covered());
        page.sum = row.sum;
    }
    page.unfilled = rows.iter().filter(|row| row.told.is_none() || row.state.is_none()).count() as u64;
    page.bytes += kept.iter().map(|(_, k)| (k.told.len() + k.state.len()) as u64).sum::<u64>();
    Ok(())
}
