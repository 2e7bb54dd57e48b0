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
