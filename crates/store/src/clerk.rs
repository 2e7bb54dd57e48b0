//! The one thread that writes. It takes everything that waits, puts it into one transaction, and answers after the
//! commit: one sync of the disk serves all matches that wait for it. Each piece of work has a savepoint, so that what goes
//! wrong for one match does not touch the others.

use crate::StoreError;
use rusqlite::{Connection, TransactionBehavior};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};
use tokio::sync::oneshot;

/// No transaction grows beyond this, so that nobody waits long for others.
const MOST_AT_ONCE: usize = 512;

type Write = Box<dyn FnOnce(&Connection) -> Result<(), StoreError> + Send>;
type Read = Box<dyn FnOnce(&Connection) + Send>;

pub enum Job {
    Write { work: Write, answer: oneshot::Sender<Result<(), StoreError>> },
    Read(Read),
}

/// Starts a clerk at a database; it leaves when the last sender is gone.
pub fn start(connection: Connection, name: &str) -> Result<(Sender<Job>, JoinHandle<()>), StoreError> {
    let (sender, receiver) = channel();
    let clerk = thread::Builder::new().name(name.to_owned()).spawn(move || work(connection, &receiver));
    Ok((sender, clerk.map_err(|error| StoreError::Failed(error.to_string()))?))
}

fn work(mut connection: Connection, jobs: &Receiver<Job>) {
    while let Ok(first) = jobs.recv() {
        let waiting = std::iter::once(first).chain(jobs.try_iter().take(MOST_AT_ONCE - 1));
        let mut writes = Vec::new();
        for job in waiting.collect::<Vec<_>>() {
            match job {
                Job::Write { work, answer } => writes.push((work, answer)),
                Job::Read(read) => read(&connection),
            }
        }
        if !writes.is_empty() {
            commit(&mut connection, writes);
        }
    }
}

fn commit(connection: &mut Connection, writes: Vec<(Write, oneshot::Sender<Result<(), StoreError>>)>) {
    let (works, answers): (Vec<_>, Vec<_>) = writes.into_iter().unzip();
    let results = all_in_one(connection, works);
    for (i, answer) in answers.into_iter().enumerate() {
        let result = match &results {
            Ok(each) => each.get(i).cloned().unwrap_or(Err(StoreError::Closed)),
            Err(error) => Err(error.clone()),
        };
        // Whoever asked may have gone away; what was written stays.
        let _ = answer.send(result);
    }
}

/// The result of each piece of work, once all are on the disk; an error if nothing is.
fn all_in_one(connection: &mut Connection, works: Vec<Write>) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut results = Vec::with_capacity(works.len());
    for work in works {
        let savepoint = transaction.savepoint()?;
        let result = work(&savepoint);
        if result.is_ok() {
            savepoint.commit()?;
        } else {
            // Dropped without a commit, a savepoint is rolled back.
            drop(savepoint);
        }
        results.push(result);
    }
    transaction.commit()?;
    Ok(results)
}
