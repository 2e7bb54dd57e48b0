//! Checksums over what is stored. Those of a match's events are a chain: each covers the one before it, its own number
//! and everything in its row, and the last one stands in the ledger as well. A row that was changed, exchanged for
//! another, or is gone, breaks the chain.

use crate::MatchRow;
use sha2::{Digest, Sha256};

pub const LENGTH: usize = 16;

pub type Sum = [u8; LENGTH];

/// One row of the journal as it stands in the table.
#[derive(Debug)]
pub struct EventRow<'a> {
    pub n: u64,
    pub at: i64,
    pub event: &'a str,
    pub command: Option<&'a str>,
    pub told: Option<&'a str>,
    pub state: Option<&'a [u8]>,
}

/// What the first event of a match follows.
pub fn beginning(id: &str) -> Sum {
    cut(part(Sha256::new(), Some(id.as_bytes())))
}

pub fn after(before: &Sum, row: &EventRow<'_>) -> Sum {
    let hash = Sha256::new().chain_update(before).chain_update(row.n.to_le_bytes()).chain_update(row.at.to_le_bytes());
    let hash = part(hash, Some(row.event.as_bytes()));
    let hash = part(hash, row.command.map(str::as_bytes));
    let hash = part(hash, row.told.map(str::as_bytes));
    cut(part(hash, row.state))
}

/// Over all of a match that does not change.
pub fn of_match(row: &MatchRow, header: &str, seats: &str) -> Sum {
    let hash = Sha256::new().chain_update(row.created.to_le_bytes()).chain_update([u8::from(row.listed)]);
    let texts = [&row.id, header, seats, &row.watch, &row.maker, &row.origin];
    cut(texts.into_iter().fold(hash, |hash, text| part(hash, Some(text.as_bytes()))))
}

/// Each part with its length before it, so that nothing can move from one to the next.
fn part(hash: Sha256, bytes: Option<&[u8]>) -> Sha256 {
    match bytes {
        Some(bytes) => hash.chain_update((bytes.len() as u64).to_le_bytes()).chain_update(bytes),
        None => hash.chain_update(u64::MAX.to_le_bytes()),
    }
}

fn cut(hash: Sha256) -> Sum {
    let mut sum = [0; LENGTH];
    sum.copy_from_slice(&hash.finalize()[..LENGTH]);
    sum
}
