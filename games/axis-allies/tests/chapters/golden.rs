//! Whole games kept as records.
//! They were written by `cargo run -p axis-allies --example measure -- records`.

use axis_allies::AxisAllies;
use title_check::golden::{holds, withstands_damage};

#[test]
fn a_game_played_by_scripts() {
    holds(&AxisAllies, include_str!("../golden/spring-1942-script.sandtable"));
}

#[test]
fn a_game_played_by_a_script_against_chance() {
    holds(&AxisAllies, include_str!("../golden/spring-1942-mixed.sandtable"));
}

#[test]
fn records_of_any_bytes_are_read_or_refused() {
    withstands_damage(&AxisAllies, include_str!("../golden/spring-1942-mixed.sandtable"));
}

/// Every move tells its way, every throw what was needed, and turns, phases and fights say that they begin.
#[test]
fn the_log_of_a_whole_game_is_a_story() {
    let told = title_check::story::told(&AxisAllies, include_str!("../golden/spring-1942-script.sandtable"));
    assert!(told.ways > 50 && told.fights > 5 && told.phases > 5, "{told:?}");
    assert!(told.goals > 5, "{told:?}");
}
