//! Whole games kept as records: every action is legal, every die is that of the seed, every state hashes the same, on
//! every machine. A change of the rules that changes a record is a change players must be told about. They were written by
//! `cargo run -p bolt-action --example measure -- records`.

use bolt_action::{Action, BoltAction, Field, Rules};
use kernel::testing::{fuzz_bytes, fuzz_records};
use kernel::{Game, Match, Record, Title};
use std::sync::Arc;

const SCRIPTS: &str = include_str!("golden/attrition-scripts.sandtable");
const MIXED: &str = include_str!("golden/point-defence-script.sandtable");
const CHANCE: &str = include_str!("golden/demolition-chance.sandtable");

fn rules(record: &Record<Field, Action>) -> Arc<Rules> {
    let header = &record.header;
    let rules = BoltAction.open(&Default::default(), &header.scenario, &header.options);
    Arc::new(rules.unwrap_or_else(|p| panic!("{p:?}")))
}

fn holds(text: &str) {
    let record: Record<Field, Action> = Record::read(text).unwrap();
    let rules = rules(&record);
    let verified = Match::resume(rules.clone(), &record).unwrap_or_else(|e| panic!("{e}"));
    let replayed = Match::replay(rules.clone(), &record).unwrap();
    assert_eq!(verified.state(), replayed.state());
    assert_eq!(record.write(), text, "a record is written as it was read");
    assert!(rules.outcome(verified.state()).is_some(), "it is played to the end");
}

#[test]
fn a_game_played_by_scripts() {
    holds(SCRIPTS);
}

#[test]
fn a_game_played_by_a_script_against_chance() {
    holds(MIXED);
}

#[test]
fn a_game_left_to_chance() {
    holds(CHANCE);
}

/// Whatever the bytes, a record is read or refused, never a panic.
#[test]
fn records_of_any_bytes_are_read_or_refused() {
    let short: String = CHANCE.lines().take(60).flat_map(|line| [line, "\n"]).collect();
    let read = fuzz_bytes::<Field, Action>(7, 2000, &short);
    assert!((1..2000).contains(&read), "{read} of 2000 damaged records could be read");
    let record: Record<Field, Action> = Record::read(&short).unwrap();
    let resumed = fuzz_records(&rules(&record), 7, 300, &short);
    assert!(resumed < 300, "damage is noticed");
}
