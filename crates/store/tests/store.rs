//! What a store promises: numbers are given once, commands count once, nothing that was acknowledged is lost, and files
//! of others are left alone.

use kernel::{Entry, Seat};
use rusqlite::Connection;
use serde_json::json;
use std::path::PathBuf;
use std::sync::Arc;
use store::{Event, Journal, Kept, MatchRow, NewEvent, Snapshot, Sqlite, Store, StoreError, StoredEvent, Usage};

fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("store");
    std::fs::create_dir_all(&folder).unwrap();
    for end in ["", "-wal", "-shm", "-journal", "-lock", "-copy", "-copy.part", "-copy-wal", "-copy-shm", "-copy-lock"]
    {
        let _ = std::fs::remove_file(folder.join(format!("{name}{end}")));
    }
    folder.join(name)
}

fn row(id: &str, created: u64, listed: bool) -> MatchRow {
    let (header, seats) = (json!({ "game": "toy", "seed": "00" }), json!([{ "id": "red" }]));
    MatchRow {
        id: id.to_owned(),
        created,
        header,
        seats,
        watch: "hash".to_owned(),
        listed,
        maker: "maker".to_owned(),
        origin: "here".to_owned(),
    }
}

fn act(action: u32, command: Option<&str>) -> NewEvent {
    let hash = serde_json::from_value(json!("0123456789abcdef")).unwrap();
    let entry = Entry { seat: Seat(1), action: json!({ "go": action }), dice: vec!["d6:4".parse().unwrap()], hash };
    let kept = Kept { told: format!("{{\"n\":{action}}}"), state: vec![action as u8; 20] };
    NewEvent { event: Event::Act(entry), command: command.map(str::to_owned), kept: Some(kept) }
}

fn undo(command: &str) -> NewEvent {
    NewEvent { event: Event::Undo { seat: Seat(0) }, command: Some(command.to_owned()), kept: None }
}

async fn events(store: &Sqlite, id: &str) -> Vec<StoredEvent> {
    let Journal { events, damage } = store.journal(id.to_owned()).await.unwrap();
    assert_eq!(damage, None);
    events
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
    let events = events(&store, "a").await;
    let found: Vec<_> = events.iter().map(|e| (e.n, e.event.clone(), e.command.clone(), e.kept.clone())).collect();
    let expected = [act(1, None), act(2, Some("x")), undo("y")];
    assert_eq!(found, (0..).zip(expected).map(|(n, e)| (n, e.event, e.command, e.kept)).collect::<Vec<_>>());
    assert!(events.iter().all(|e| e.at > 1_600_000_000));
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
    assert_eq!(events(&store, "a").await.len(), 1);
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
    assert!(matches!(store.append("none".to_owned(), 0, vec![act(1, None)]).await, Err(StoreError::Unknown(_))));
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
        let events = events(&store, &format!("m{i}")).await;
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
async fn a_second_server_on_the_same_file_is_refused() {
    let path = file("two.db");
    let one = Sqlite::open(&path).unwrap();
    with_match(&one, "a").await;
    let error = Sqlite::open(&path).unwrap_err();
    assert_eq!(error, StoreError::InUse { path: path.display().to_string() });
    assert!(error.to_string().contains("another server"), "{error}");
    one.append("a".to_owned(), 0, vec![act(1, None)]).await.unwrap();
    drop(one);
    let other = Sqlite::open(&path).unwrap();
    assert_eq!(events(&other, "a").await.len(), 1);
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
    assert_eq!((mode.as_str(), version), ("wal", 2));
    let nowhere = path.with_file_name("no-such-folder").join("x.db");
    assert!(matches!(Sqlite::open(&nowhere), Err(StoreError::Unopened { .. })));
}

#[tokio::test]
async fn whoever_lists_many_matches_pushes_out_only_his_own() {
    let store = Sqlite::in_memory().unwrap();
    for i in 0..5 {
        let origin = format!("neighbour-{i}");
        store.create(MatchRow { origin, ..row(&format!("n{i}"), i, true) }, vec![]).await.unwrap();
    }
    for i in 0..300 {
        let flood = MatchRow { origin: "flood".to_owned(), ..row(&format!("f{i}"), 1000 + i, true) };
        store.create(flood, vec![]).await.unwrap();
    }
    let listed = store.listed(60).await.unwrap();
    let of = |begin: &str| listed.iter().filter(|r| r.id.starts_with(begin)).count();
    assert_eq!((of("n"), of("f"), listed.len()), (5, 55, 60), "what nobody else needs may be used");
    assert!(listed.is_sorted_by_key(|r| std::cmp::Reverse(r.created)), "newest first");
    let few = store.listed(6).await.unwrap();
    assert_eq!(few.iter().filter(|r| r.id.starts_with('n')).count(), 5, "one each comes first");
}

#[tokio::test]
async fn what_is_stored_is_counted_deleted_and_expires() {
    let store = Sqlite::in_memory().unwrap();
    for (id, origin) in [("a", "here"), ("b", "here"), ("c", "there")] {
        store.create(MatchRow { origin: origin.to_owned(), ..row(id, 1, true) }, vec![]).await.unwrap();
    }
    let empty = store.usage("here".to_owned()).await.unwrap();
    store.append("a".to_owned(), 0, vec![act(1, None), act(2, None)]).await.unwrap();
    let used = store.usage("here".to_owned()).await.unwrap();
    assert_eq!((used.matches, used.all_matches), (2, 3));
    assert!(used.bytes > empty.bytes + 200 && used.all_bytes > used.bytes);
    assert_eq!(store.usage("nowhere".to_owned()).await.unwrap(), Usage { matches: 0, bytes: 0, ..used });

    assert!(store.delete("a".to_owned()).await.unwrap());
    assert!(!store.delete("a".to_owned()).await.unwrap());
    assert_eq!(store.find("a".to_owned()).await.unwrap(), None);
    assert!(matches!(store.journal("a".to_owned()).await, Err(StoreError::Unknown(_))));
    assert!(matches!(store.append("a".to_owned(), 2, vec![act(3, None)]).await, Err(StoreError::Unknown(_))));
    let left = store.usage("here".to_owned()).await.unwrap();
    assert_eq!((left.matches, left.all_matches), (1, 2));

    assert_eq!(store.expire(1_600_000_000).await.unwrap(), Vec::<String>::new(), "they have just been made");
    let mut gone = store.expire(u64::MAX).await.unwrap();
    gone.sort();
    assert_eq!(gone, ["b", "c"]);
    assert_eq!(store.usage("here".to_owned()).await.unwrap(), Usage::default());
}

#[tokio::test]
async fn what_was_not_kept_can_be_kept_later() {
    let store = Sqlite::in_memory().unwrap();
    let bare = |n| NewEvent { kept: None, ..act(n, None) };
    store.create(row("a", 1, false), vec![bare(1), bare(2), act(3, None)]).await.unwrap();
    store.create(row("b", 1, false), vec![act(1, None)]).await.unwrap();
    assert_eq!(store.unfilled(9).await.unwrap(), ["a"]);
    let kept = |n: u64| Kept { told: format!("told {n}"), state: vec![9, n as u8] };
    store.fill("a".to_owned(), vec![(0, kept(0)), (1, kept(1))]).await.unwrap();
    assert_eq!(store.unfilled(9).await.unwrap(), Vec::<String>::new());
    let found: Vec<_> = events(&store, "a").await.into_iter().map(|e| e.kept).collect();
    assert_eq!(found, [Some(kept(0)), Some(kept(1)), act(3, None).kept]);
    store.append("a".to_owned(), 3, vec![act(4, None)]).await.unwrap();
    assert_eq!(events(&store, "a").await.len(), 4);
}

/// A copy made while others write has every match that was there when it began, each whole.
#[tokio::test]
async fn a_store_can_be_copied_while_it_is_used() {
    let path = file("busy.db");
    let copy = path.with_file_name("busy.db-copy");
    let store = Arc::new(Sqlite::open(&path).unwrap());
    for i in 0..20 {
        store.create(row(&format!("m{i}"), i, true), vec![act(1, None)]).await.unwrap();
    }
    let writer = {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            for n in 1..200 {
                for i in 0..5 {
                    store.append(format!("m{i}"), n, vec![act(2, None)]).await.unwrap();
                }
            }
        })
    };
    let (from, to) = (path.clone(), copy.clone());
    tokio::task::spawn_blocking(move || store::backup(&from, &to)).await.unwrap().unwrap();
    writer.await.unwrap();
    assert!(!path.with_file_name("busy.db-copy-wal").exists(), "it is one file");
    let refused = store::backup(&path, &copy).unwrap_err();
    assert!(matches!(refused, StoreError::BackupExists { .. }), "{refused}");
    let copied = Sqlite::open(&copy).unwrap();
    for i in 0..20 {
        assert!(!events(&copied, &format!("m{i}")).await.is_empty());
    }
    let nowhere = store::backup(&path.with_file_name("nothing.db"), &path.with_file_name("x.db")).unwrap_err();
    assert!(nowhere.to_string().contains("no such file"), "{nowhere}");
}

#[tokio::test]
async fn a_store_that_has_settled_is_one_file() {
    let path = file("settled.db");
    let wal = path.with_file_name("settled.db-wal");
    let store = Sqlite::open(&path).unwrap();
    with_match(&store, "a").await;
    assert!(std::fs::metadata(&wal).unwrap().len() > 0, "what was written is beside it");
    store.settle().await.unwrap();
    assert_eq!(std::fs::metadata(&wal).unwrap().len(), 0);
    let copy = path.with_file_name("settled.db-copy");
    std::fs::copy(&path, &copy).unwrap();
    assert!(Sqlite::open(&copy).unwrap().find("a".to_owned()).await.unwrap().is_some());
    drop(store);
    // Which of its threads is quicker must not matter.
    for i in 0..30 {
        let store = Sqlite::open(&path).unwrap();
        with_match(&store, &format!("m{i}")).await;
        drop(store);
        assert!(!wal.exists(), "closing it settles it as well");
    }
}
