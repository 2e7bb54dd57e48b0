//! A store that several servers share: they agree on the order of events, notice what the others did, take turns at
//! what only one should do, and are replaced one after the other.

mod common;

use common::{act, events, row, with_match};
use std::sync::Arc;
use std::time::Duration;
use store::{Claim, Head, Notice, Postgres, Store, StoreError};

const LONG: Duration = Duration::from_secs(600);

#[tokio::test]
async fn servers_that_start_at_once_make_the_tables_once() {
    let address = test_postgres::database();
    let opened: Vec<_> = (0..6)
        .map(|_| {
            tokio::spawn({
                let address = address.clone();
                async move { Postgres::open(&address).await }
            })
        })
        .collect();
    let mut secrets = Vec::new();
    for opening in opened {
        secrets.push(opening.await.unwrap().unwrap().secret().await.unwrap());
    }
    assert!(secrets.iter().all(|secret| secret.len() == 32 && *secret == secrets[0]));
}

/// Many servers want to write the same events; each number is given once, and the journal is whole.
#[tokio::test]
async fn the_store_orders_what_several_servers_write() {
    let address = test_postgres::database();
    let first = Postgres::open(&address).await.unwrap();
    with_match(&first, "a").await;
    let writers: Vec<_> = (0..4u32)
        .map(|node| {
            tokio::spawn({
                let address = address.clone();
                async move {
                    let store = Postgres::open(&address).await.unwrap();
                    let (mut won, mut n) = (0, 0);
                    while n < 40 {
                        match store.append("a".to_owned(), n, vec![act(node, Some(&format!("{node}-{n}")))]).await {
                            Ok(()) => won += 1,
                            Err(StoreError::Conflict { .. }) => {}
                            Err(other) => panic!("{other}"),
                        }
                        n += 1;
                    }
                    won
                }
            })
        })
        .collect();
    let mut won = 0;
    for writer in writers {
        won += writer.await.unwrap();
    }
    assert_eq!(won, 40, "each number was given once");
    assert_eq!(events(&first, "a").await.len(), 40);
    let later = first.nodes().unwrap().journal_from("a".to_owned(), 37).await.unwrap();
    assert_eq!(later.events.iter().map(|e| e.n).collect::<Vec<_>>(), [37, 38, 39]);
    assert_eq!(later.damage, None);
    assert!(first.nodes().unwrap().journal_from("a".to_owned(), 40).await.unwrap().events.is_empty());
}

#[tokio::test]
async fn servers_hear_of_what_others_do_and_not_of_themselves() {
    let address = test_postgres::database();
    let (one, other) = (Postgres::open(&address).await.unwrap(), Postgres::open(&address).await.unwrap());
    let mut heard = other.nodes().unwrap().listen();
    assert_eq!(heard.recv().await, Some(Notice::Missed), "it has begun to listen");
    with_match(&one, "a").await;
    other.create(row("b", 1, false), vec![]).await.unwrap();
    other.append("b".to_owned(), 0, vec![act(1, None)]).await.unwrap();
    one.append("a".to_owned(), 0, vec![act(1, None)]).await.unwrap();
    assert_eq!(heard.recv().await, Some(Notice::Grown("a".to_owned())));
    assert_eq!(other.nodes().unwrap().head("a".to_owned()).await.unwrap(), Some(Head { events: 1, keys: 0 }));
    store::Archive::reseat(&one, "a".to_owned(), serde_json::json!([])).await.unwrap();
    assert_eq!(heard.recv().await, Some(Notice::Changed("a".to_owned())));
    assert_eq!(other.nodes().unwrap().head("a".to_owned()).await.unwrap(), Some(Head { events: 1, keys: 1 }));
    test_postgres::server().cut(&address);
    assert_eq!(heard.recv().await, Some(Notice::Missed), "a cut connection is noticed, and another is made");
    assert_eq!(heard.recv().await, Some(Notice::Missed));
    one.delete("a".to_owned()).await.unwrap();
    assert_eq!(heard.recv().await, Some(Notice::Changed("a".to_owned())));
    assert_eq!(other.nodes().unwrap().head("a".to_owned()).await.unwrap(), None);
}

#[tokio::test]
async fn what_one_server_has_taken_on_no_other_does() {
    let address = test_postgres::database();
    let (one, other) = (Postgres::open(&address).await.unwrap(), Postgres::open(&address).await.unwrap());
    let (one, other) = (one.nodes().unwrap(), other.nodes().unwrap());
    let what = || "a".to_owned();
    assert_eq!(one.claim(what(), LONG).await.unwrap(), Claim::Ours);
    assert_eq!(one.claim(what(), LONG).await.unwrap(), Claim::Ours, "it goes on with it");
    let Claim::Theirs(left) = other.claim(what(), LONG).await.unwrap() else { panic!("it is taken") };
    assert!(left <= LONG && left > LONG / 2, "{left:?}");
    other.release(what()).await.unwrap();
    assert!(matches!(other.claim(what(), LONG).await.unwrap(), Claim::Theirs(_)), "only who has it gives it back");
    one.release(what()).await.unwrap();
    assert_eq!(other.claim(what(), Duration::ZERO).await.unwrap(), Claim::Ours);
    assert_eq!(one.claim(what(), LONG).await.unwrap(), Claim::Ours, "its time was over");
}

/// A later program brings the tables up to date while an older one serves. What the older need not know of does not
/// disturb it; what it would trip over stops it, in plain words, before it writes anything.
#[tokio::test]
async fn an_older_server_goes_on_or_is_told_while_a_newer_one_has_migrated() {
    let address = test_postgres::database();
    let old = Postgres::open(&address).await.unwrap();
    with_match(&old, "a").await;
    test_postgres::tell(
        &address,
        "ALTER TABLE ledger ADD COLUMN colour TEXT NOT NULL DEFAULT 'red';
        CREATE TABLE clock (match TEXT); UPDATE sandtable SET version = 99",
    );
    old.append("a".to_owned(), 0, vec![act(1, Some("x"))]).await.unwrap();
    with_match(&old, "b").await;
    let refused = Postgres::open(&address).await.unwrap_err();
    assert!(matches!(refused, StoreError::Newer { found: 99, .. }), "{refused}");
    assert!(refused.to_string().contains("newer Sandtable"), "{refused}");
    test_postgres::tell(&address, "UPDATE sandtable SET oldest = 99");
    for told in [
        old.append("a".to_owned(), 1, vec![act(2, None)]).await.unwrap_err(),
        old.create(row("c", 1, false), vec![]).await.unwrap_err(),
    ] {
        assert!(matches!(told, StoreError::Newer { found: 99, .. }), "{told}");
    }
    assert_eq!(events(&old, "a").await.len(), 1, "nothing was lost, and nothing was written");
    test_postgres::tell(&address, "UPDATE sandtable SET oldest = 2, version = 2");
    let new = Postgres::open(&address).await.unwrap();
    new.append("a".to_owned(), 1, vec![act(2, None)]).await.unwrap();
    assert_eq!(events(&old, "a").await.len(), 2);
}

/// The tables of format 1, with a match in them, are brought up to date.
#[tokio::test]
async fn tables_of_an_earlier_format_are_brought_up_to_date() {
    let address = test_postgres::database();
    let store = Postgres::open(&address).await.unwrap();
    store.create(row("a", 1, true), vec![act(1, None)]).await.unwrap();
    test_postgres::tell(
        &address,
        "DROP TABLE lease; ALTER TABLE ledger DROP COLUMN keys;
        UPDATE sandtable SET version = 1, oldest = 1",
    );
    let store = Arc::new(Postgres::open(&address).await.unwrap());
    assert_eq!(events(store.as_ref(), "a").await.len(), 1);
    assert_eq!(store.nodes().unwrap().claim("a".to_owned(), LONG).await.unwrap(), Claim::Ours);
    assert_eq!(store.nodes().unwrap().head("a".to_owned()).await.unwrap(), Some(Head { events: 1, keys: 0 }));
}

#[tokio::test]
async fn databases_of_others_are_refused_and_not_touched() {
    let address = test_postgres::database();
    test_postgres::tell(&address, "CREATE TABLE event (recipe TEXT)");
    let error = Postgres::open(&address).await.unwrap_err();
    assert!(matches!(error, StoreError::Foreign { .. }), "{error}");
    test_postgres::tell(&address, "SELECT recipe FROM event; DROP TABLE event");
    let nowhere = Postgres::open("postgres:///nothing?host=/no-such-folder&user=x").await.unwrap_err();
    assert!(matches!(nowhere, StoreError::Unopened { .. }), "{nowhere}");
    let secured = Postgres::open(&format!("{address}&sslmode=require")).await.unwrap_err();
    assert!(secured.to_string().contains("TLS"), "{secured}");
}

/// A row that was changed, exchanged or taken out is noticed here as well.
#[tokio::test]
async fn tampering_is_noticed_and_what_came_before_is_read() {
    for (what, sql) in [
        ("an action", "UPDATE event SET event = replace(event, '4', '3') WHERE n = 4"),
        ("a state", "UPDATE event SET state = '\\x00' WHERE n = 4"),
        ("a time", "UPDATE event SET at = at + 1 WHERE n = 4"),
        ("gone", "DELETE FROM event WHERE n = 4"),
        ("the last", "DELETE FROM event WHERE n > 3"),
    ] {
        let address = test_postgres::database();
        let store = Postgres::open(&address).await.unwrap();
        store.create(row("a", 1, true), (0..9).map(|n| act(n, None)).collect()).await.unwrap();
        test_postgres::tell(&address, sql);
        let journal = store.journal("a".to_owned()).await.unwrap();
        assert_eq!(journal.events.len(), 4, "{what}");
        assert!(journal.damage.unwrap().contains("event 4"), "{what}");
    }
    let address = test_postgres::database();
    let store = Postgres::open(&address).await.unwrap();
    with_match(&store, "a").await;
    test_postgres::tell(&address, "UPDATE match SET seats = '[]'");
    assert!(matches!(store.find("a".to_owned()).await, Err(StoreError::Damaged { .. })));
    assert_eq!(store.find("a\0b".to_owned()).await, Ok(None));
}
