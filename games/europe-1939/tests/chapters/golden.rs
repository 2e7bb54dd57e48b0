//! Whole games kept as records.
//! They were written by `cargo run -p europe-1939 --example measure -- records`.

use europe_1939::Europe;
use title_check::golden::{holds, withstands_damage};

#[test]
fn the_fall_of_france_played_by_scripts() {
    holds(&Europe, include_str!("../golden/fall-of-france-script.sandtable"));
}

#[test]
fn barbarossa_played_by_a_script_against_chance() {
    holds(&Europe, include_str!("../golden/barbarossa-mixed.sandtable"));
}

#[test]
fn the_mediterranean_played_by_a_script_against_chance() {
    holds(&Europe, include_str!("../golden/mediterranean-mixed.sandtable"));
}

#[test]
fn records_of_any_bytes_are_read_or_refused() {
    withstands_damage(&Europe, include_str!("../golden/fall-of-france-script.sandtable"));
}
