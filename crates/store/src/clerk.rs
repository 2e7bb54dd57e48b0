//! The one thread that writes. It takes everything that waits, puts it into one transaction, and answers after the
//! commit: one sync of the disk serves all matches that wait for it. Each piece of work has a savepoint, so that what
//! goes wrong for one match does not touch the others.

use crate::StoreError;
use rusqlite::{Connection, TransactionBehavior};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};

/// No transaction grows beyond this, so that nobody waits long for others.
const MOST_AT_ONCE: usize = 512;

/// Something to be written within a transaction. What it gives is the answer, to be given after the commit.
type Write = Box<dyn FnOnce(&Connection) -> Written + Send>;
type Read = Box<dyn FnOnce(&Connection) + Send>;

/// Whether a write went well, and how whoever waits is told whether it is on the disk.
pub struct Written {
    pub went_well: bool,
    pub answer: Box<dyn FnOnce(Option<StoreError>) + Send>,
}

pub enum Job {
    Write(Write),
    /// Outside of a transaction.
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
                Job::Write(work) => writes.push(work),
                Job::Read(read) => read(&connection),
            }
        }
        if !writes.is_empty() {
            commit(&mut connection, writes);
        }
    }
}

fn commit(connection: &mut Connection, works: Vec<Write>) {
    let mut written = Vec::with_capacity(works.len());
    let failed = all_in_one(connection, works, &mut written).err();
    for Written { answer, .. } in written {
        answer(failed.clone());
    }
}

/// Does all pieces of work and brings them to the disk; an error if nothing is there.
fn all_in_one(connection: &mut Connection, works: Vec<Write>, written: &mut Vec<Written>) -> Result<(), StoreError> {
    let mut transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for work in works {
        let savepoint = transaction.savepoint()?;
        let done = work(&savepoint);
        // Dropped without a commit, a savepoint is rolled back.
        let kept = if done.went_well { savepoint.commit() } else { Ok(()) };
        written.push(done);
        kept?;
    }
    Ok(transaction.commit()?)
}
