//! What helps somebody who plays it for the first time: the glossary, the briefings, the guided beginnings.

use bolt_action::{BoltAction, GAME};

#[test]
fn the_glossary_is_complete_and_used() {
    title_check::glossary(&BoltAction);
}

#[test]
fn every_scenario_has_a_briefing_for_everybody() {
    title_check::briefings(&BoltAction);
}

#[test]
fn every_tour_can_be_played_as_it_says() {
    title_check::tours(GAME);
}

#[test]
fn every_example_of_a_clause_holds() {
    title_check::examples(GAME, env!("CARGO_MANIFEST_DIR"));
}
