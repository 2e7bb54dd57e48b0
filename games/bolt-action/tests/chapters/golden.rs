//! Whole games kept as records.
//! They were written by `cargo run -p bolt-action --example measure -- records`.

use bolt_action::BoltAction;
use title_check::golden::{holds, withstands_damage};

#[test]
fn maximum_attrition_played_by_scripts() {
    holds(&BoltAction, include_str!("../golden/attrition-scripts.sandtable"));
}

#[test]
fn point_defence_played_by_a_script_against_chance() {
    holds(&BoltAction, include_str!("../golden/point-defence-script.sandtable"));
}

#[test]
fn demolition_played_by_chance() {
    holds(&BoltAction, include_str!("../golden/demolition-chance.sandtable"));
}

#[test]
fn records_of_any_bytes_are_read_or_refused() {
    withstands_damage(&BoltAction, include_str!("../golden/attrition-scripts.sandtable"));
}
