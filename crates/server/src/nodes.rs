//! Other servers on the same store: what they do is noticed here. They tell it by the store; what does not get through
//! is seen by looking now and then at how far the matches in memory have come.

use crate::hall::Hall;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use store::{Nodes, Notice};
use tokio::time::{MissedTickBehavior, interval};

/// How often it is looked at.
const PERIOD: Duration = Duration::from_secs(2);

/// Attends to what others do, for as long as the server serves. A store with one owner needs nothing of the kind.
pub async fn attend(hall: Arc<Hall>) {
    let store = Arc::clone(&hall.shared().store);
    let Some(nodes) = store.nodes() else { return };
    let mut notices = nodes.listen();
    let mut time = interval(PERIOD);
    time.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            notice = notices.recv() => match notice {
                Some(Notice::Grown(id)) => hall.grown(&id),
                Some(Notice::Changed(id)) => hall.reopen(&id).await,
                Some(Notice::Missed) => look(&hall, nodes).await,
                None => return,
            },
            _ = time.tick() => look(&hall, nodes).await,
        }
    }
}

async fn look(hall: &Hall, nodes: &dyn Nodes) {
    let handles = hall.present();
    if handles.is_empty() {
        return;
    }
    // A store that does not answer is asked again next time.
    let ids = handles.iter().map(|(id, _)| id.clone()).collect();
    let Ok(heads) = nodes.heads(ids).await else { return };
    let heads: HashMap<_, _> = heads.into_iter().collect();
    for (id, handle) in handles {
        match heads.get(&id) {
            Some(head) => handle.grown(Some(*head)),
            None => hall.reopen(&id).await,
        }
    }
}
