//! A whole store into another, checked match by match.

use crate::{Archive, StoreError};

/// How many matches are asked for at once.
const SOME: usize = 200;

/// What was moved, and what was not.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Moved {
    pub matches: u64,
    pub events: u64,
    /// Matches that are damaged and stayed where they are, each with what is wrong with it.
    pub left: Vec<(String, String)>,
}

/// Copies everything from one store into an empty one. Each match is read again from where it was put, and has to be
/// the same to the byte: rows, journal, checksums, snapshot. What was there stays there.
pub async fn move_all(from: &dyn Archive, to: &dyn Archive, name: &str) -> Result<Moved, StoreError> {
    let there = to.usage(String::new()).await?.all_matches;
    if there > 0 {
        return Err(StoreError::NotEmpty { path: name.to_owned(), matches: there });
    }
    let mut moved = Moved::default();
    let mut last = String::new();
    loop {
        let cards = from.cards(last.clone(), SOME).await?;
        let Some(end) = cards.last() else { break };
        last.clone_from(&end.id);
        for card in cards {
            match move_one(from, to, &card.id).await {
                Ok(events) => {
                    moved.matches += 1;
                    moved.events += events;
                }
                Err(StoreError::Damaged { why, .. }) => moved.left.push((card.id, why)),
                // Deleted since it was listed.
                Err(StoreError::Unknown(_)) => {}
                Err(other) => return Err(other),
            }
        }
    }
    to.set_secret(from.secret().await?).await?;
    Ok(moved)
}

/// How many events it has.
async fn move_one(from: &dyn Archive, to: &dyn Archive, id: &str) -> Result<u64, StoreError> {
    let raw = from.raw(id.to_owned()).await?.ok_or_else(|| StoreError::Unknown(id.to_owned()))?;
    raw.check()?;
    to.put(raw.clone()).await?;
    let found = to.raw(id.to_owned()).await?;
    if found.as_ref() != Some(&raw) {
        return Err(StoreError::Failed(format!("match {id} is not the same after it was moved")));
    }
    Ok(raw.events.len() as u64)
}
