//! What every store promises, in SQLite and in PostgreSQL: numbers are given once, commands count once, nothing that
//! was acknowledged is lost, and a match can go from one store to another.

mod common;

use common::{act, events, row, undo, with_match};
use serde_json::json;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use store::{Archive, Kept, MatchRow, NewEvent, Place, RawMatch, Snapshot, StoreError, Usage, move_all};

/// Where the store of one test is.
struct Home(Place);

impl Home {
    fn file() -> Home {
        static MADE: AtomicUsize = AtomicUsize::new(0);
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("promises");
        std::fs::create_dir_all(&folder).unwrap();
        let name = format!("{}-{}.db", std::process::id(), MADE.fetch_add(1, Ordering::SeqCst));
        Home(Place::File(folder.join(name)))
    }

    fn postgres() -> Home {
        Home(Place::Postgres(test_postgres::database()))
    }

    async fn open(&self) -> Arc<dyn Archive> {
        self.0.open_archive().await.unwrap()
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        if let Place::File(path) = &self.0 {
            for end in ["", "-wal", "-shm", "-lock"] {
                let _ = std::fs::remove_file(format!("{}{end}", path.display()));
            }
        }
    }
}

/// Runs each test on both.
macro_rules! on_both {
    ($($name:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $name() {
                super::$name(super::Home::file()).await;
            })*
        }
        mod postgres {
            $(#[tokio::test]
            async fn $name() {
                super::$name(super::Home::postgres()).await;
            })*
        }
    };
}

on_both!(
    what_was_appended_is_found_again_after_opening_anew,
    a_number_is_given_once,
    a_command_counts_once_in_its_match,
    appends_that_wait_together_are_answered_one_by_one,
    the_lobby_has_the_listed_matches_newest_first,
    whoever_lists_many_matches_pushes_out_only_his_own,
    what_is_stored_is_counted_deleted_and_expires,
    what_was_not_kept_can_be_kept_later,
    matches_that_no_server_put_away_are_known,
    a_match_can_be_put_into_another_store_as_it_is,
    keys_can_be_given_out_anew,
);

async fn what_was_appended_is_found_again_after_opening_anew(home: Home) {
    let store = home.open().await;
    let first = vec![act(1, None)];
    store.create(row("a", 7, true), first.clone()).await.unwrap();
    store.append("a".to_owned(), 1, vec![act(2, Some("x")), undo("y")]).await.unwrap();
    store.keep_snapshot("a".to_owned(), Snapshot { n: 2, bytes: vec![1, 2] }).await.unwrap();
    store.keep_snapshot("a".to_owned(), Snapshot { n: 3, bytes: vec![3] }).await.unwrap();
    drop(store);

    let store = home.open().await;
    assert_eq!(store.find("a".to_owned()).await.unwrap(), Some(row("a", 7, true)));
    assert_eq!(store.find("b".to_owned()).await.unwrap(), None);
    let events = events(store.as_ref(), "a").await;
    let found: Vec<_> = events.iter().map(|e| (e.n, e.event.clone(), e.command.clone(), e.kept.clone())).collect();
    let expected = [act(1, None), act(2, Some("x")), undo("y")];
    assert_eq!(found, (0..).zip(expected).map(|(n, e)| (n, e.event, e.command, e.kept)).collect::<Vec<_>>());
    assert!(events.iter().all(|e| e.at > 1_600_000_000));
    let snapshot = store.snapshot("a".to_owned()).await.unwrap();
    assert_eq!(snapshot, Some(Snapshot { n: 3, bytes: vec![3] }));
    store.append("a".to_owned(), 3, vec![act(5, None)]).await.unwrap();
    assert_eq!(store.snapshot("a".to_owned()).await.unwrap(), None, "it has fallen behind");
}

async fn a_number_is_given_once(home: Home) {
    let store = home.open().await;
    with_match(store.as_ref(), "a").await;
    store.append("a".to_owned(), 0, vec![act(1, None)]).await.unwrap();
    let conflict = store.append("a".to_owned(), 0, vec![act(2, None)]).await;
    assert_eq!(conflict, Err(StoreError::Conflict { id: "a".to_owned(), n: 0 }));
    let all_or_none = store.append("a".to_owned(), 1, vec![act(3, Some("x")), act(4, Some("x"))]).await;
    assert_eq!(all_or_none, Err(StoreError::Repeated { id: "a".to_owned(), command: "x".to_owned() }));
    assert_eq!(events(store.as_ref(), "a").await.len(), 1);
}

async fn a_command_counts_once_in_its_match(home: Home) {
    let store = home.open().await;
    with_match(store.as_ref(), "a").await;
    with_match(store.as_ref(), "b").await;
    store.append("a".to_owned(), 0, vec![act(1, Some("x"))]).await.unwrap();
    let repeated = store.append("a".to_owned(), 1, vec![act(1, Some("x"))]).await;
    assert_eq!(repeated, Err(StoreError::Repeated { id: "a".to_owned(), command: "x".to_owned() }));
    store.append("b".to_owned(), 0, vec![act(1, Some("x"))]).await.unwrap();
    assert_eq!(store.create(row("a", 2, false), vec![]).await, Err(StoreError::Exists("a".to_owned())));
    assert!(matches!(store.append("none".to_owned(), 0, vec![act(1, None)]).await, Err(StoreError::Unknown(_))));
}

/// Appends of many matches wait together; the ones that fail do not harm the others.
async fn appends_that_wait_together_are_answered_one_by_one(home: Home) {
    let store = home.open().await;
    for i in 0..40 {
        with_match(store.as_ref(), &format!("m{i}")).await;
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
    let store = home.open().await;
    for i in 0..40 {
        let events = events(store.as_ref(), &format!("m{i}")).await;
        assert_eq!(events.len(), if i % 4 == 0 { 1 } else { 5 });
    }
}

async fn the_lobby_has_the_listed_matches_newest_first(home: Home) {
    let store = home.open().await;
    for (id, created, listed) in [("old", 1, true), ("new", 3, true), ("secret", 2, false)] {
        store.create(row(id, created, listed), vec![]).await.unwrap();
    }
    let ids = |rows: Vec<MatchRow>| rows.into_iter().map(|r| r.id).collect::<Vec<_>>();
    assert_eq!(ids(store.listed(10).await.unwrap()), ["new", "old"]);
    assert_eq!(ids(store.listed(1).await.unwrap()), ["new"]);
}

async fn whoever_lists_many_matches_pushes_out_only_his_own(home: Home) {
    let store = home.open().await;
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

async fn what_is_stored_is_counted_deleted_and_expires(home: Home) {
    let store = home.open().await;
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

async fn what_was_not_kept_can_be_kept_later(home: Home) {
    let store = home.open().await;
    let bare = |n| NewEvent { kept: None, ..act(n, None) };
    store.create(row("a", 1, false), vec![bare(1), bare(2), act(3, None)]).await.unwrap();
    store.create(row("b", 1, false), vec![act(1, None)]).await.unwrap();
    assert_eq!(store.unfilled(9).await.unwrap(), ["a"]);
    let kept = |n: u64| Kept { told: format!("told {n}"), state: vec![9, n as u8] };
    store.fill("a".to_owned(), vec![(0, kept(0)), (1, kept(1))]).await.unwrap();
    assert_eq!(store.unfilled(9).await.unwrap(), Vec::<String>::new());
    let found: Vec<_> = events(store.as_ref(), "a").await.into_iter().map(|e| e.kept).collect();
    assert_eq!(found, [Some(kept(0)), Some(kept(1)), act(3, None).kept]);
    store.append("a".to_owned(), 3, vec![act(4, None)]).await.unwrap();
    assert_eq!(events(store.as_ref(), "a").await.len(), 4);
}

async fn matches_that_no_server_put_away_are_known(home: Home) {
    let store = home.open().await;
    for id in ["begun", "behind", "away"] {
        store.create(row(id, 1, false), vec![]).await.unwrap();
    }
    for id in ["behind", "away"] {
        store.append(id.to_owned(), 0, vec![act(1, None)]).await.unwrap();
        store.keep_snapshot(id.to_owned(), Snapshot { n: 1, bytes: vec![] }).await.unwrap();
    }
    store.append("behind".to_owned(), 1, vec![act(2, None)]).await.unwrap();
    let mut open = store.left_open(0..u64::MAX).await.unwrap();
    open.sort();
    assert_eq!(open, ["begun", "behind"]);
    assert!(store.left_open(0..1_600_000_000).await.unwrap().is_empty(), "they were touched later");
    assert!(store.left_open(u64::MAX - 1..u64::MAX).await.unwrap().is_empty(), "and before that");
}

async fn full(store: &dyn Archive) {
    for i in 0..7 {
        let id = format!("m{i}");
        store.create(row(&id, i, i % 2 == 0), vec![act(1, None)]).await.unwrap();
        let later = (2..40).map(|n| act(n, Some(&format!("c{n}")))).chain([undo("back")]).collect();
        store.append(id.clone(), 1, later).await.unwrap();
        if i % 3 == 0 {
            store.keep_snapshot(id, Snapshot { n: 40, bytes: vec![7, 0, 255] }).await.unwrap();
        }
    }
}

async fn all(store: &dyn Archive) -> Vec<RawMatch> {
    let mut all = Vec::new();
    for card in store.cards(String::new(), 1000).await.unwrap() {
        all.push(store.raw(card.id).await.unwrap().unwrap());
    }
    all
}

/// From either store into either: rows, journals, checksums and snapshots are the same to the byte, and so is the key
/// that addresses are hashed with.
async fn a_match_can_be_put_into_another_store_as_it_is(home: Home) {
    let store = home.open().await;
    full(store.as_ref()).await;
    let before = all(store.as_ref()).await;
    assert_eq!((before.len(), before[0].events.len()), (7, 40));
    for other in [Home::file(), Home::postgres()] {
        let there = other.open().await;
        let moved = move_all(store.as_ref(), there.as_ref(), "there").await.unwrap();
        assert_eq!((moved.matches, moved.events, moved.left), (7, 280, vec![]));
        assert_eq!(all(there.as_ref()).await, before);
        assert_eq!(there.secret().await.unwrap(), store.secret().await.unwrap());
        let again = move_all(store.as_ref(), there.as_ref(), "there").await;
        assert_eq!(again, Err(StoreError::NotEmpty { path: "there".to_owned(), matches: 7 }));
        there.append("m3".to_owned(), 40, vec![act(9, None)]).await.unwrap();
        assert_eq!(events(there.as_ref(), "m3").await.len(), 41, "it goes on where it was");
        // A file is the same once more.
        let text = serde_json::to_string(&before[3]).unwrap();
        assert_eq!(serde_json::from_str::<RawMatch>(&text).unwrap(), before[3]);
    }
    let mut spoilt = before[2].clone();
    spoilt.events[5].event = spoilt.events[5].event.replace('6', "5");
    let why = spoilt.check().unwrap_err().to_string();
    assert!(why.contains("event 5"), "{why}");
}

async fn keys_can_be_given_out_anew(home: Home) {
    let store = home.open().await;
    store.create(row("a", 1, false), vec![act(1, None)]).await.unwrap();
    let seats = json!([{ "id": "red", "key": "another" }]);
    store.reseat("a".to_owned(), seats.clone()).await.unwrap();
    assert_eq!(store.find("a".to_owned()).await.unwrap(), Some(MatchRow { seats, ..row("a", 1, false) }));
    assert_eq!(events(store.as_ref(), "a").await.len(), 1);
    let nobody = store.reseat("b".to_owned(), json!([])).await;
    assert_eq!(nobody, Err(StoreError::Unknown("b".to_owned())));
}
