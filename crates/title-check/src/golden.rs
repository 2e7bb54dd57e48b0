//! Whole games kept as records: every action is legal, every die is that of the seed, every state hashes the same, on
//! every machine. A change of the rules that changes a record is a change players must be told about.

use kernel::testing::{fuzz_bytes, fuzz_records};
use kernel::{Game, Match, Record, Title};
use std::sync::Arc;

pub(crate) type RecordOf<T> = Record<<<T as Title>::Game as Game>::Position, <<T as Title>::Game as Game>::Action>;

pub(crate) fn open<T: Title>(title: &T, text: &str) -> (Arc<T::Game>, RecordOf<T>) {
    let record: RecordOf<T> = Record::read(text).unwrap_or_else(|e| panic!("{e}"));
    let header = &record.header;
    let game = title.open(&header.files, &header.scenario, &header.options);
    (Arc::new(game.unwrap_or_else(|problems| panic!("{problems:?}"))), record)
}

/// The record is of a whole game and holds, step by step.
pub fn holds<T: Title>(title: &T, text: &str) {
    let (game, record) = open(title, text);
    let verified = Match::resume(Arc::clone(&game), &record).unwrap_or_else(|e| panic!("{e}"));
    let replayed = Match::replay(Arc::clone(&game), &record).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(verified.state(), replayed.state());
    assert_eq!(record.write(), text, "a record is written as it was read");
    assert!(game.outcome(verified.state()).is_some(), "it is played to the end");
}

/// Whatever the bytes, a record is read or refused, never a panic.
pub fn withstands_damage<T: Title>(title: &T, text: &str) {
    let short: String = text.lines().take(60).flat_map(|line| [line, "\n"]).collect();
    let (game, _) = open(title, &short);
    let read = fuzz_bytes::<<T::Game as Game>::Position, <T::Game as Game>::Action>(7, 2000, &short);
    assert!((1..2000).contains(&read), "{read} of 2000 damaged records could be read");
    let resumed = fuzz_records(&game, 7, 300, &short);
    assert!(resumed < 300, "damage is noticed");
}
