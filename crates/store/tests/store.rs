//! What a store promises: numbers are given once, commands count once, nothing that was acknowledged is lost, and files
//! of others are left alone.

use kernel::{Entry, Seat};
use rusqlite::Connection;
use serde_json::json;
use std::path::PathBuf;
use std::sync::Arc;
use store::{Event, MatchRow, NewEvent, Snapshot, Sqlite, Store, StoreError};

fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("store");
    std::fs::create_dir_all(&folder).unwrap();
    for end in ["", "-wal", "-shm", "-journal"] {
        let _ = std::fs::remove_file(folder.join(format!("{name}{end}")));
    }
    folder.join(name)
}

fn row(id: &str, created: u64, listed: bool) -> MatchRow {
    let (header, seats) = (json!({ "game": "toy", "seed": "00" }), json!([{ "id": "red" }]));
    MatchRow { id: id.to_owned(), created, header, seats, watch: "hash".to_owned(), listed }
}

fn act(action: u32, command: Option<&str>) -> NewEvent {
    let hash = serde_json::from_value(json!("0123456789abcdef")).unwrap();
    let entry = Entry { seat: Seat(1), action: json!({ "go": action }), dice: vec!["d6:4".parse().unwrap()], hash };
    NewEvent { event: Event::Act(entry), command: command.map(str::to_owned) }
}

fn undo(command: &str) -> NewEvent {
    NewEvent { event: Event::Undo { seat: Seat(0) }, command: Some(command.to_owned()) }
}

async fn with_match(store: &Sqlite, id: &str) {
    store.create(row(id, 1, false), Vec::new()).await.unwrap();
}

#[tokio::test]
async fn what_was_appended_is_found_again_after_opening_anew() {
    let path = file("reopen.db");
    let store = Sqlite::open(&path).unwrap();
    let first = vec![act(1, None)];
    store.create(row("a", 7, true), first.clone()).await.unwrap();
    store.append("a".to_owned(), 1, vec![act(2, Some("x")), undo("y")]).await.unwrap();
    store.keep_snapshot("a".to_owned(), Snapshot { n: 2, bytes: vec![1, 2] }).await.unwrap();
    store.keep_snapshot("a".to_owned(), Snapshot { n: 3, bytes: vec![3] }).await.unwrap();
    drop(store);

    let store = Sqlite::open(&path).unwrap();
    assert_eq!(store.find("a".to_owned()).await.unwrap(), Some(row("a", 7, true)));
    assert_eq!(store.find("b".to_owned()).await.unwrap(), None);
    let events = store.events("a".to_owned(), 0).await.unwrap();
    let found: Vec<_> = events.iter().map(|e| (e.n, e.event.clone(), e.command.clone())).collect();
    let expected = [act(1, None), act(2, Some("x")), undo("y")];
    assert_eq!(found, (0..).zip(expected).map(|(n, e)| (n, e.event, e.command)).collect::<Vec<_>>());
    assert!(events.iter().all(|e| e.at > 1_600_000_000));
    assert_eq!(store.events("a".to_owned(), 2).await.unwrap().len(), 1);
    let snapshot = store.snapshot("a".to_owned()).await.unwrap();
    assert_eq!(snapshot, Some(Snapshot { n: 3, bytes: vec![3] }));
    store.append("a".to_owned(), 3, vec![act(5, None)]).await.unwrap();
    assert_eq!(store.snapshot("a".to_owned()).await.unwrap(), None, "it has fallen behind");
}

#[tokio::test]
async fn a_number_is_given_once() {
    let store = Sqlite::in_memory().unwrap();
    with_match(&store, "a").await;
    store.append("a".to_owned(), 0, vec![act(1, None)]).await.unwrap();
    let conflict = store.append("a".to_owned(), 0, vec![act(2, None)]).await;
    assert_eq!(conflict, Err(StoreError::Conflict { id: "a".to_owned(), n: 0 }));
    let all_or_none = store.append("a".to_owned(), 1, vec![act(3, Some("x")), act(4, Some("x"))]).await;
    assert_eq!(all_or_none, Err(StoreError::Repeated { id: "a".to_owned(), command: "x".to_owned() }));
    assert_eq!(store.events("a".to_owned(), 0).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_command_counts_once_in_its_match() {
    let store = Sqlite::in_memory().unwrap();
    with_match(&store, "a").await;
    with_match(&store, "b").await;
    store.append("a".to_owned(), 0, vec![act(1, Some("x"))]).await.unwrap();
    let repeated = store.append("a".to_owned(), 1, vec![act(1, Some("x"))]).await;
    assert_eq!(repeated, Err(StoreError::Repeated { id: "a".to_owned(), command: "x".to_owned() }));
    store.append("b".to_owned(), 0, vec![act(1, Some("x"))]).await.unwrap();
    assert_eq!(store.create(row("a", 2, false), vec![]).await, Err(StoreError::Exists("a".to_owned())));
    assert!(matches!(store.append("none".to_owned(), 0, vec![act(1, None)]).await, Err(StoreError::Failed(_))));
}

/// Appends of many matches wait together; the ones that fail do not harm the others.
#[tokio::test]
async fn appends_that_wait_together_are_answered_one_by_one() {
    let path = file("group.db");
    let store = Arc::new(Sqlite::open(&path).unwrap());
    for i in 0..40 {
        with_match(&store, &format!("m{i}")).await;
    }
    let mut waiting = Vec::new();
    for n in 0..5 {
        for i in 0..40u32 {
            // Every fourth match tries to write its first event again and again.
            let number = if i % 4 == 0 { 0 } else { n };
            waiting.push((i, n, store.append(format!("m{i}"), number, vec![act(i, None)])));
        }
    }
    for (i, n, promise) in waiting {
        let result = promise.await;
        if i % 4 == 0 && n > 0 {
            assert_eq!(result, Err(StoreError::Conflict { id: format!("m{i}"), n: 0 }));
        } else {
            assert_eq!(result, Ok(()));
        }
    }
    drop(store);
    let store = Sqlite::open(&path).unwrap();
    for i in 0..40 {
        let events = store.events(format!("m{i}"), 0).await.unwrap();
        assert_eq!(events.len(), if i % 4 == 0 { 1 } else { 5 });
    }
}

#[tokio::test]
async fn the_lobby_has_the_listed_matches_newest_first() {
    let store = Sqlite::in_memory().unwrap();
    for (id, created, listed) in [("old", 1, true), ("new", 3, true), ("secret", 2, false)] {
        store.create(row(id, created, listed), vec![]).await.unwrap();
    }
    let ids = |rows: Vec<MatchRow>| rows.into_iter().map(|r| r.id).collect::<Vec<_>>();
    assert_eq!(ids(store.listed(10).await.unwrap()), ["new", "old"]);
    assert_eq!(ids(store.listed(1).await.unwrap()), ["new"]);
}

#[tokio::test]
async fn two_processes_with_one_file_do_not_overwrite_each_other() {
    let path = file("two.db");
    let (one, other) = (Sqlite::open(&path).unwrap(), Sqlite::open(&path).unwrap());
    with_match(&one, "a").await;
    one.append("a".to_owned(), 0, vec![act(1, None)]).await.unwrap();
    let conflict = other.append("a".to_owned(), 0, vec![act(2, None)]).await;
    assert_eq!(conflict, Err(StoreError::Conflict { id: "a".to_owned(), n: 0 }));
    assert_eq!(other.events("a".to_owned(), 0).await.unwrap()[0].event, act(1, None).event);
}

#[test]
fn files_of_others_are_refused_and_not_touched() {
    let text = file("notes.txt");
    std::fs::write(&text, "not a database, but longer than the header of one would be; ".repeat(4)).unwrap();
    let other = file("other.db");
    Connection::open(&other).unwrap().execute_batch("CREATE TABLE recipes (name TEXT)").unwrap();
    let named = file("named.db");
    Connection::open(&named).unwrap().pragma_update(None, "application_id", 77).unwrap();
    for path in [text, other, named] {
        let before = std::fs::read(&path).unwrap();
        let error = Sqlite::open(&path).unwrap_err();
        assert_eq!(error, StoreError::Foreign { path: path.display().to_string() });
        assert_eq!(std::fs::read(&path).unwrap(), before);
        let wal = path.with_extension("db-wal");
        assert!(!wal.exists(), "nothing is left beside it");
    }
}

#[test]
fn a_damaged_store_is_refused() {
    let path = file("damaged.db");
    drop(Sqlite::open(&path).unwrap());
    let mut bytes = std::fs::read(&path).unwrap();
    bytes.truncate(5000);
    for byte in &mut bytes[100..] {
        *byte ^= 0xa5;
    }
    std::fs::write(&path, &bytes).unwrap();
    let error = Sqlite::open(&path).unwrap_err();
    assert!(matches!(error, StoreError::Foreign { .. }), "{error}");
    assert_eq!(std::fs::read(&path).unwrap(), bytes);
}

#[test]
fn a_store_of_a_newer_program_is_refused() {
    let path = file("newer.db");
    drop(Sqlite::open(&path).unwrap());
    Connection::open(&path).unwrap().pragma_update(None, "user_version", 99).unwrap();
    let error = Sqlite::open(&path).unwrap_err();
    assert!(matches!(error, StoreError::Newer { found: 99, .. }), "{error}");
}

#[test]
fn a_new_store_syncs_fully_and_an_empty_file_becomes_one() {
    let path = file("empty.db");
    std::fs::write(&path, "").unwrap();
    drop(Sqlite::open(&path).unwrap());
    let connection = Connection::open(&path).unwrap();
    let mode: String = connection.pragma_query_value(None, "journal_mode", |row| row.get(0)).unwrap();
    let version: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    assert_eq!((mode.as_str(), version), ("wal", 1));
    let nowhere = path.with_file_name("no-such-folder").join("x.db");
    assert!(matches!(Sqlite::open(&nowhere), Err(StoreError::Unopened { .. })));
}
