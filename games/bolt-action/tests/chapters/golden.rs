//! Whole games kept as records.
//! They were written by `cargo run -p bolt-action --example measure -- records`.

use bolt_action::BoltAction;
use title_check::golden::{holds, withstands_damage};

const BY_SCRIPTS: &str = include_str!("../golden/attrition-scripts.sandtable");

/// Maximum attrition by scripts, point defence by a script against chance, demolition by chance.
#[test]
fn records_hold() {
    let script_against_chance = include_str!("../golden/point-defence-script.sandtable");
    let by_chance = include_str!("../golden/demolition-chance.sandtable");
    [BY_SCRIPTS, script_against_chance, by_chance].into_iter().for_each(|record| holds(&BoltAction, record));
}

#[test]
fn records_of_any_bytes_are_read_or_refused() {
    withstands_damage(&BoltAction, BY_SCRIPTS);
}

/// Every pool of dice tells what was needed, and turns say that they begin. Ways on an open table are no spaces.
#[test]
fn the_log_of_a_whole_game_is_a_story() {
    let told = title_check::story::told(&BoltAction, include_str!("../golden/attrition-scripts.sandtable"));
    assert!(told.turns > 3, "{told:?}");
    assert!(told.goals > 5, "{told:?}");
}
