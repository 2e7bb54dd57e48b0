//! What is done now and then: matches that nobody has touched for long are deleted, and what older programs did not
//! keep beside events is kept, while the rules they were played under are still here.

use crate::hall::Hall;
use crate::match_task;
use std::sync::Arc;
use std::time::Duration;
use store::Claim;
use tokio::time::sleep;

/// How often it is looked for matches to be deleted.
const PERIOD: Duration = Duration::from_secs(600);
/// How many matches of older programs are mended at a start.
const MENDED: usize = 100_000;

/// What servers that share a store take on by this name, one of them at a time.
const HOUSE: &str = "housekeeping";

pub async fn keep_house(hall: Arc<Hall>) {
    if is_ours(&hall).await {
        delete_untouched(&hall).await;
        mend(&hall).await;
    }
    hall.set_unmended(0);
    loop {
        sleep(PERIOD).await;
        if is_ours(&hall).await {
            delete_untouched(&hall).await;
        }
    }
}

/// Whether this server keeps house: of several, the one that began with it, for as long as it goes on.
async fn is_ours(hall: &Hall) -> bool {
    match hall.shared().store.nodes() {
        None => true,
        Some(nodes) => nodes.claim(HOUSE.to_owned(), PERIOD * 2).await == Ok(Claim::Ours),
    }
}

async fn delete_untouched(hall: &Hall) {
    let Some(expiry) = hall.settings().quotas.expiry else { return };
    let before = match_task::now().saturating_sub(expiry.as_secs());
    // A store that does not answer is asked again next time.
    while let Ok(gone) = hall.shared().store.expire(before).await {
        if gone.is_empty() {
            return;
        }
        for id in gone {
            hall.close_match(&id).await;
        }
    }
}

/// One after the other, so that players hardly notice.
async fn mend(hall: &Hall) {
    let unfilled = hall.shared().store.unfilled(MENDED).await.unwrap_or_default();
    for (left, id) in (1..=unfilled.len()).rev().zip(unfilled) {
        hall.set_unmended(left);
        // What cannot be read now will say so to whoever opens it.
        let _ = match_task::read(hall.shared(), &id).await;
    }
}
