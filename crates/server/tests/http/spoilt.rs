//! A store that fails when it is told to, and counts what was thought in vain.

use serde_json::{Value, json};
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use store::{Journal, Kept, MatchRow, NewEvent, Nodes, Promise, Snapshot, Sqlite, Store, StoreError, Usage};

/// A store that can be made to fail.
#[derive(Debug)]
pub struct Spoilt {
    store: Arc<dyn Store>,
    /// How many moves of machines came, and how many of them came second.
    pub machines: AtomicUsize,
    pub in_vain: AtomicUsize,
    /// Nothing can be written.
    pub full: AtomicBool,
    /// What is found of a match makes no sense.
    pub unreadable: AtomicBool,
}

impl Default for Spoilt {
    fn default() -> Spoilt {
        Spoilt::of(Arc::new(Sqlite::in_memory().unwrap()))
    }
}

impl Spoilt {
    pub fn of(store: Arc<dyn Store>) -> Spoilt {
        let (machines, in_vain) = (AtomicUsize::new(0), AtomicUsize::new(0));
        Spoilt { store, machines, in_vain, full: AtomicBool::new(false), unreadable: AtomicBool::new(false) }
    }
}

impl Store for Spoilt {
    fn create(&self, row: MatchRow, events: Vec<NewEvent>) -> Promise<'_, ()> {
        self.store.create(row, events)
    }

    fn find(&self, id: String) -> Promise<'_, Option<MatchRow>> {
        if self.unreadable.load(Ordering::SeqCst) {
            let row = MatchRow {
                id,
                created: 0,
                header: Value::Null,
                seats: json!("it is all wrong"),
                watch: String::new(),
                listed: false,
                maker: String::new(),
                origin: String::new(),
            };
            return Box::pin(async { Ok(Some(row)) });
        }
        self.store.find(id)
    }

    fn listed(&self, limit: usize) -> Promise<'_, Vec<MatchRow>> {
        self.store.listed(limit)
    }

    fn append(&self, id: String, n: u64, events: Vec<NewEvent>) -> Promise<'_, ()> {
        if self.full.load(Ordering::SeqCst) {
            return Box::pin(async { Err(StoreError::Failed("the disk is full".to_owned())) });
        }
        let by_machine = events.iter().all(|event| event.command.is_none());
        let appending = self.store.append(id, n, events);
        Box::pin(async move {
            let appended = appending.await;
            self.machines.fetch_add(usize::from(by_machine), Ordering::SeqCst);
            self.in_vain.fetch_add(usize::from(by_machine && appended.is_err()), Ordering::SeqCst);
            appended
        })
    }

    fn nodes(&self) -> Option<&dyn Nodes> {
        self.store.nodes()
    }

    fn journal(&self, id: String) -> Promise<'_, Journal> {
        self.store.journal(id)
    }

    fn fill(&self, id: String, kept: Vec<(u64, Kept)>) -> Promise<'_, ()> {
        self.store.fill(id, kept)
    }

    fn unfilled(&self, limit: usize) -> Promise<'_, Vec<String>> {
        self.store.unfilled(limit)
    }

    fn left_open(&self, touched: Range<u64>) -> Promise<'_, Vec<String>> {
        self.store.left_open(touched)
    }

    fn usage(&self, origin: String) -> Promise<'_, Usage> {
        self.store.usage(origin)
    }

    fn delete(&self, id: String) -> Promise<'_, bool> {
        self.store.delete(id)
    }

    fn expire(&self, before: u64) -> Promise<'_, Vec<String>> {
        self.store.expire(before)
    }

    fn secret(&self) -> Promise<'_, Vec<u8>> {
        self.store.secret()
    }

    fn check_writable(&self) -> Promise<'_, ()> {
        if self.full.load(Ordering::SeqCst) {
            return Box::pin(async { Err(StoreError::Failed("the disk is full".to_owned())) });
        }
        self.store.check_writable()
    }

    fn settle(&self) -> Promise<'_, ()> {
        self.store.settle()
    }

    fn keep_snapshot(&self, id: String, snapshot: Snapshot) -> Promise<'_, ()> {
        self.store.keep_snapshot(id, snapshot)
    }

    fn snapshot(&self, id: String) -> Promise<'_, Option<Snapshot>> {
        self.store.snapshot(id)
    }
}
