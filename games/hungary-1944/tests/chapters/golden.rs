//! Whole games kept as records: every action is legal, every die is that of the seed, every state hashes the same, on
//! every machine. A change of the rules that changes a record is a change players must be told about.
//! They were written by `cargo run -p hungary-1944 --example records`.

use hungary_1944::Hungary1944;
use title_check::golden::{holds, withstands_damage};

#[test]
fn debrecen_played_at_random() {
    holds(&Hungary1944, include_str!("../golden/debrecen-random.sandtable"));
}

#[test]
fn konrad_played_by_scripts() {
    holds(&Hungary1944, include_str!("../golden/konrad-script.sandtable"));
}

#[test]
fn spring_played_by_a_script_against_chance() {
    holds(&Hungary1944, include_str!("../golden/spring-mixed.sandtable"));
}

#[test]
fn the_campaign_played_by_scripts() {
    holds(&Hungary1944, include_str!("../golden/campaign-script.sandtable"));
}

#[test]
fn records_of_any_bytes_are_read_or_refused() {
    withstands_damage(&Hungary1944, include_str!("../golden/debrecen-random.sandtable"));
}

/// Every move tells its way, every throw what was needed, and turns, phases and fights say that they begin.
#[test]
fn the_log_of_a_whole_game_is_a_story() {
    let told = title_check::story::told(&Hungary1944, include_str!("../golden/konrad-script.sandtable"));
    assert!(told.ways > 50 && told.fights > 5 && told.phases > 5, "{told:?}");
    assert!(told.goals > 5, "{told:?}");
}
