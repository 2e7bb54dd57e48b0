//! A store in one file: it has one owner, it can be copied, and files of others are left alone. What every store
//! promises is in `promises.rs`.

mod common;

use common::{act, events, row, with_match};
use rusqlite::Connection;
use std::path::PathBuf;
use std::sync::Arc;
use store::{Sqlite, Store, StoreError};

fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("store");
    std::fs::create_dir_all(&folder).unwrap();
    for end in ["", "-wal", "-shm", "-journal", "-lock", "-copy", "-copy.part", "-copy-wal", "-copy-shm", "-copy-lock"]
    {
        let _ = std::fs::remove_file(folder.join(format!("{name}{end}")));
    }
    folder.join(name)
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
