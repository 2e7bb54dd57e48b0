//! Servers tell each other what they have done, by NOTIFY and LISTEN. A notice is sent after the commit and not within
//! it: PostgreSQL commits transactions with notices one after the other, sync included, and many notices fit into one.
//! One that gets lost with its server is made up for by looking at the heads now and then.

use crate::{Notice, StoreError};
use deadpool_postgres::Pool;
use std::collections::BTreeSet;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio_postgres::{AsyncMessage, Config, NoTls};

const CHANNEL: &str = "sandtable";
/// PostgreSQL takes notices of less than 8,000 bytes.
const LONGEST: usize = 7000;
/// How many notices wait for a server that is busy.
const WAITING: usize = 4096;
/// How long after a lost connection another is tried.
const AGAIN: Duration = Duration::from_millis(500);

/// What this server still has to tell.
#[derive(Debug)]
pub struct Outbox {
    node: String,
    pool: Pool,
    waiting: Mutex<Waiting>,
}

#[derive(Debug, Default)]
struct Waiting {
    /// Each with the sign of what happened before its id.
    notices: BTreeSet<String>,
    /// Whether somebody is sending them.
    sending: bool,
}

impl Outbox {
    pub fn new(node: String, pool: Pool) -> Arc<Outbox> {
        Arc::new(Outbox { node, pool, waiting: Mutex::default() })
    }

    /// Tells the others, soon.
    pub fn tell(self: &Arc<Self>, notice: &Notice) {
        let Some(text) = written(notice) else { return };
        let mut waiting = self.lock();
        waiting.notices.insert(text);
        if !waiting.sending {
            waiting.sending = true;
            tokio::spawn(Arc::clone(self).send());
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Waiting> {
        // A set is whole whatever happened to another thread.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends until nothing is left.
    async fn send(self: Arc<Self>) {
        while let Some(message) = self.next_message() {
            // Whoever is not told sees it by looking.
            let _ = self.notify(&message).await;
        }
    }

    fn next_message(&self) -> Option<String> {
        let mut waiting = self.lock();
        let mut message = self.node.clone();
        while let Some(notice) = waiting.notices.pop_first() {
            message.push(' ');
            message.push_str(&notice);
            if message.len() > LONGEST {
                break;
            }
        }
        waiting.sending = message.len() > self.node.len();
        waiting.sending.then_some(message)
    }

    /// What has been committed already need not be waited for again.
    async fn notify(&self, message: &str) -> Result<(), StoreError> {
        let mut client = self.pool.get().await?;
        let transaction = client.transaction().await?;
        transaction.batch_execute("SET LOCAL synchronous_commit TO off").await?;
        transaction.execute("SELECT pg_notify($1, $2)", &[&CHANNEL, &message]).await?;
        Ok(transaction.commit().await?)
    }
}

fn written(notice: &Notice) -> Option<String> {
    match notice {
        Notice::Grown(id) => Some(format!("+{id}")),
        Notice::Changed(id) => Some(format!("*{id}")),
        Notice::Missed => None,
    }
}

fn read(text: &str) -> Option<Notice> {
    match text.split_at_checked(1)? {
        ("+", id) => Some(Notice::Grown(id.to_owned())),
        ("*", id) => Some(Notice::Changed(id.to_owned())),
        // Of a later program; looking at the heads will tell.
        _ => Some(Notice::Missed),
    }
}

/// Listens for as long as somebody takes the notices.
pub async fn listen(config: Config, own: String, to: mpsc::Sender<Notice>) {
    while !to.is_closed() {
        // A connection that breaks is followed by another.
        let _ = hear(&config, &own, &to).await;
        if to.send(Notice::Missed).await.is_err() {
            return;
        }
        tokio::time::sleep(AGAIN).await;
    }
}

pub fn channel() -> (mpsc::Sender<Notice>, mpsc::Receiver<Notice>) {
    mpsc::channel(WAITING)
}

async fn hear(config: &Config, own: &str, to: &mpsc::Sender<Notice>) -> Result<(), tokio_postgres::Error> {
    let (client, mut connection) = config.connect(NoTls).await?;
    let listening = async move {
        client.batch_execute(&format!("LISTEN {CHANNEL}")).await?;
        // Between the last look and now anything may have happened.
        let _ = to.send(Notice::Missed).await;
        // The connection lasts as long as its client.
        to.closed().await;
        drop(client);
        Ok::<(), tokio_postgres::Error>(())
    };
    let hearing = async {
        while let Some(message) = poll_fn(|context| connection.poll_message(context)).await {
            let AsyncMessage::Notification(heard) = message? else { continue };
            let mut words = heard.payload().split(' ');
            if words.next() == Some(own) {
                continue;
            }
            for notice in words.filter_map(read) {
                let _ = to.send(notice).await;
            }
        }
        Ok::<(), tokio_postgres::Error>(())
    };
    tokio::select! {
        done = listening => done,
        done = hearing => done,
    }
}
