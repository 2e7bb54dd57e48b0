//! Machine players go on after a server has ended, also where nobody comes to look: matches that a server had in memory
//! are looked for, and those in which a machine plays are taken up again.

use crate::hall::Hall;
use crate::match_task;
use crate::problems::Trouble;
use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;
use store::Claim;
use tokio::time::{sleep, timeout};
use tracing::{debug, warn};

/// How often it is looked for matches that another server has left.
const PERIOD: Duration = Duration::from_secs(30);

/// How long at least it is left to the server that does it.
const LEAST_WAIT: Duration = Duration::from_secs(1);

/// How long a server that stops waits for its store.
const FAREWELL: Duration = Duration::from_millis(500);

/// What servers that share a store take on by this name, one of them at a time.
const LEFT_OPEN: &str = "left-open";

pub async fn take_up(hall: Arc<Hall>) {
    let settings = hall.settings();
    let store = Arc::clone(&hall.shared().store);
    let Some(nodes) = store.nodes() else {
        // A store with one owner: whatever is open was left open by the server before this one.
        if let Err(trouble) = take_up_touched(&hall, 0..u64::MAX).await {
            warn!("matches that were left open cannot be found: {}", trouble.name());
        }
        return;
    };
    // By then a machine's move that a server has taken on that has ended is nobody's.
    sleep(settings.lease).await;
    let (mut from, mut until) = (0, match_task::now() + 1);
    loop {
        let wait = match nodes.claim(LEFT_OPEN.to_owned(), PERIOD * 2).await {
            Ok(Claim::Ours) => {
                if from < until && take_up_touched(&hall, from..until).await.is_ok() {
                    from = until;
                }
                PERIOD
            }
            Ok(Claim::Theirs(left)) => {
                // If that server ends, it may not have come to the end of it.
                from = 0;
                left.clamp(LEAST_WAIT, PERIOD)
            }
            Err(_) => PERIOD,
        };
        sleep(wait).await;
        // A server that is alive has put away by then what nobody needs, and plays on what a machine has to.
        until = match_task::now().saturating_sub((settings.idle + settings.lease).as_secs());
    }
}

/// The server stops: another may look.
pub async fn leave(hall: &Hall) {
    if let Some(nodes) = hall.shared().store.nodes() {
        // If the store does not take it, it is over by itself after a while.
        let _ = timeout(FAREWELL, nodes.release(LEFT_OPEN.to_owned())).await;
    }
}

/// One after the other, so that players hardly notice.
async fn take_up_touched(hall: &Hall, touched: Range<u64>) -> Result<(), Trouble> {
    for id in hall.shared().store.left_open(touched).await? {
        // What cannot be read now will say so to whoever opens it.
        if let Ok(true) = hall.has_machines(&id).await
            && hall.look(&id, |_| Ok(())).await.is_ok()
        {
            debug!(game = id, "taken up");
        }
    }
    Ok(())
}
