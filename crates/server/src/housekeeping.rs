//! What is done now and then: matches that nobody has touched for long are deleted, and what older programs did not
//! keep beside events is kept, while the rules they were played under are still here.

use crate::hall::Hall;
use crate::match_task;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::sleep;

/// How often it is looked for matches to be deleted.
const PERIOD: Duration = Duration::from_secs(600);
/// How many matches of older programs are mended at a start.
const MENDED: usize = 100_000;

pub async fn keep_house(hall: Arc<Hall>) {
    delete_untouched(&hall).await;
    mend(&hall).await;
    loop {
        sleep(PERIOD).await;
        delete_untouched(&hall).await;
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
    hall.set_unmended(0);
}
