//! What happens to a store on a bad disk: flipped bits, rows that are gone or exchanged, a file cut short. Whatever it
//! is, it is noticed, called what it is, and stays with the matches it hit.

use kernel::{Entry, Rng, Seat};
use rusqlite::Connection;
use serde_json::json;
use std::path::{Path, PathBuf};
use store::{Event, Kept, MatchRow, NewEvent, Sqlite, Store, StoreError};

const MATCHES: usize = 6;
const EVENTS: usize = 30;

fn folder() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("damage");
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn fresh(name: &str) -> PathBuf {
    let path = folder().join(name);
    for end in ["", "-wal", "-shm", "-lock"] {
        let _ = std::fs::remove_file(folder().join(format!("{name}{end}")));
    }
    path
}

fn run<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(future)
}

fn event(n: usize) -> NewEvent {
    let hash = serde_json::from_value(json!("0123456789abcdef")).unwrap();
    let action = json!({ "march": n, "along": "the road to Debrecen" });
    let kept = Kept { told: format!("{{\"turn\":{n}}}"), state: vec![n as u8; 40] };
    let event = Event::Act(Entry { seat: Seat(0), action, dice: Vec::new(), hash });
    NewEvent { event, command: Some(format!("c{n}")), kept: Some(kept) }
}

/// A store with a few matches, all listed.
fn made(path: &Path) {
    let store = Sqlite::open(path).unwrap();
    run(async {
        for i in 0..MATCHES {
            let row = MatchRow {
                id: format!("match-{i}"),
                created: i as u64,
                header: json!({ "game": "toy", "rules": "1", "pad": "x".repeat(300) }),
                seats: json!([]),
                watch: "w".to_owned(),
                listed: true,
                maker: String::new(),
                origin: format!("origin-{i}"),
            };
            store.create(row, Vec::new()).await.unwrap();
            store.append(format!("match-{i}"), 0, (0..EVENTS).map(event).collect()).await.unwrap();
        }
    });
}

/// How each match fares: all there, or called damaged. Silently less is a failure.
fn looked_at(store: &Sqlite) -> Vec<bool> {
    run(async {
        let mut whole = Vec::new();
        for i in 0..MATCHES {
            let id = format!("match-{i}");
            let row = store.find(id.clone()).await;
            let journal = store.journal(id.clone()).await;
            let good = match (&row, &journal) {
                (Ok(Some(row)), Ok(journal)) if journal.damage.is_none() => {
                    assert_eq!(row.header["rules"], "1");
                    assert_eq!(journal.events.len(), EVENTS, "{id} is shorter and does not say so");
                    let found = journal.events.iter().map(|e| (&e.event, &e.command, &e.kept));
                    assert!(found.eq(
                        (0..EVENTS).map(event).collect::<Vec<_>>().iter().map(|e| (&e.event, &e.command, &e.kept))
                    ));
                    true
                }
                _ => false,
            };
            whole.push(good);
        }
        whole
    })
}

#[test]
fn flipped_bits_are_noticed_and_harm_only_what_they_hit() {
    let rounds: usize = std::env::var("SANDTABLE_FLIPS").ok().map_or(60, |n| n.parse().unwrap());
    let original = fresh("original.db");
    made(&original);
    let bytes = std::fs::read(&original).unwrap();
    let path = fresh("flipped.db");
    assert!(!folder().join("original.db-wal").exists(), "a store that was closed is one file");
    let mut rng = Rng::new(260);
    let (mut refused, mut damaged, mut unharmed, mut others) = (0, 0, 0, 0);
    for _ in 0..rounds {
        let mut bytes = bytes.clone();
        for _ in 0..1 + rng.below(3) {
            // Not the header of the file: without it, it is no store of ours, which is another test.
            let at = 100 + rng.below(bytes.len() - 100);
            bytes[at] ^= 1 << rng.below(8);
        }
        fresh("flipped.db");
        std::fs::write(&path, &bytes).unwrap();
        match Sqlite::open(&path) {
            Err(error) => {
                assert!(!matches!(error, StoreError::Closed), "{error}");
                refused += 1;
            }
            Ok(store) => {
                let whole = looked_at(&store);
                let listed = run(store.listed(60)).map_or(0, |rows| rows.len());
                match whole.iter().filter(|whole| !**whole).count() {
                    0 => unharmed += 1,
                    _ => {
                        damaged += 1;
                        others += usize::from(whole.contains(&true) && listed > 0);
                    }
                }
            }
        }
    }
    assert!(damaged > rounds / 4, "{damaged} damaged, {refused} refused, {unharmed} unharmed of {rounds}");
    assert!(others * 10 >= damaged * 9, "in {others} of {damaged} the others play on");
    println!("{rounds} stores with flipped bits: {damaged} had damaged matches, {refused} were refused as a whole,");
    println!("{unharmed} had lost nothing; in {others} of the {damaged} the other matches play on");
}

#[test]
fn rows_that_are_gone_exchanged_or_changed_are_noticed() {
    let tampered = [
        ("the last is gone", "DELETE FROM event WHERE match = 'match-1' AND n = 29"),
        ("all after one are gone", "DELETE FROM event WHERE match = 'match-1' AND n > 7"),
        ("one in the middle is gone", "DELETE FROM event WHERE match = 'match-1' AND n = 12"),
        ("the first is gone", "DELETE FROM event WHERE match = 'match-1' AND n = 0"),
        (
            "two are exchanged",
            "UPDATE event SET n = 100 WHERE match = 'match-1' AND n = 3;
             UPDATE event SET n = 3 WHERE match = 'match-1' AND n = 4;
             UPDATE event SET n = 4 WHERE match = 'match-1' AND n = 100",
        ),
        (
            "one is another match's",
            "DELETE FROM event WHERE match = 'match-1' AND n = 5;
             UPDATE event SET match = 'match-1' WHERE match = 'match-0' AND n = 5",
        ),
        ("an action is another", "UPDATE event SET event = replace(event, '9', '8') WHERE match = 'match-1' AND n = 9"),
        ("the log is another", "UPDATE event SET told = '{}' WHERE match = 'match-1' AND n = 9"),
        ("a state is another", "UPDATE event SET state = x'00' WHERE match = 'match-1' AND n = 9"),
        ("a time is another", "UPDATE event SET at = at + 1 WHERE match = 'match-1' AND n = 9"),
        ("the set-up is another", "UPDATE match SET header = replace(header, '1', '2') WHERE id = 'match-1'"),
        ("the keys are others", "UPDATE match SET seats = '[{}]' WHERE id = 'match-1'"),
        ("the ledger's row is gone", "DELETE FROM ledger WHERE match = 'match-1'"),
    ];
    for (what, sql) in tampered {
        let path = fresh("tampered.db");
        made(&path);
        Connection::open(&path).unwrap().execute_batch(&format!("PRAGMA foreign_keys = OFF; {sql}")).unwrap();
        let store = Sqlite::open(&path).unwrap();
        let whole = looked_at(&store);
        assert!(!whole[1], "{what}");
        assert!(whole[2..].iter().all(|whole| *whole), "{what}");
        let listed = run(store.listed(60)).unwrap();
        assert!(listed.len() >= MATCHES - 1, "{what}: the lobby has {}", listed.len());
    }
}

#[test]
fn events_before_the_damage_can_still_be_read() {
    let path = fresh("before.db");
    made(&path);
    let sql = "UPDATE event SET event = 'nonsense' WHERE match = 'match-2' AND n = 17";
    Connection::open(&path).unwrap().execute_batch(sql).unwrap();
    let journal = run(Sqlite::open(&path).unwrap().journal("match-2".to_owned())).unwrap();
    assert_eq!(journal.events.len(), 17);
    assert!(journal.damage.unwrap().contains("event 17"));
}

#[test]
fn a_store_cut_short_is_called_that() {
    let path = fresh("short.db");
    made(&path);
    let length = std::fs::metadata(&path).unwrap().len();
    std::fs::OpenOptions::new().write(true).open(&path).unwrap().set_len(length - 4096).unwrap();
    let error = Sqlite::open(&path).unwrap_err();
    let expected = StoreError::Truncated { path: path.display().to_string(), found: length - 4096, expected: length };
    assert_eq!(error, expected);
    assert!(error.to_string().contains("cut short"), "{error}");
}
