//! What helps somebody who plays it for the first time: the glossary, the briefings, the guided beginnings.

use bolt_action::BoltAction;

#[test]
fn the_glossary_is_complete_and_used() {
    title_check::glossary(&BoltAction);
}

#[test]
fn every_scenario_has_a_briefing_for_everybody() {
    title_check::briefings(&BoltAction);
}
