//! Whole games kept as records: every action is legal, every die is that of the seed, every state hashes the same, on
//! every machine. A change of the rules that changes a record is a change players must be told about.

use hungary_1944::{Action, Hungary1944, Position};
use kernel::{Game, Match, Record, Title};
use std::sync::Arc;

fn holds(text: &str, outcome: &str) {
    let record: Record<Position, Action> = Record::read(text).unwrap();
    let header = &record.header;
    let rules =
        Hungary1944.open(&Default::default(), &header.scenario, &header.options).unwrap_or_else(|p| panic!("{p:?}"));
    let rules = Arc::new(rules);
    let verified = Match::resume(rules.clone(), &record).unwrap_or_else(|e| panic!("{}: {e}", header.scenario));
    let replayed = Match::replay(rules.clone(), &record).unwrap();
    assert_eq!(verified.state(), replayed.state());
    assert_eq!(record.write(), text, "a record is written as it was read");
    let end = rules.outcome(verified.state()).map(|o| o.text.key.to_string());
    assert_eq!(end.as_deref(), Some(outcome));
}

#[test]
fn debrecen_played_at_random() {
    holds(include_str!("../golden/debrecen-random.sandtable"), "outcome-draw");
}

#[test]
fn konrad_played_by_scripts() {
    holds(include_str!("../golden/konrad-script.sandtable"), "outcome-axis-decisive");
}

#[test]
fn spring_played_by_a_script_against_chance() {
    holds(include_str!("../golden/spring-mixed.sandtable"), "outcome-axis-decisive");
}

#[test]
fn the_campaign_played_by_scripts() {
    holds(include_str!("../golden/campaign-script.sandtable"), "outcome-allied-marginal");
}
