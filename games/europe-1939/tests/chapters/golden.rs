//! Whole games kept as records.
//! They were written by `cargo run -p europe-1939 --example measure -- records`.

use europe_1939::Europe;
use title_check::golden::{holds, withstands_damage};

const FRANCE: &str = include_str!("../golden/fall-of-france-script.sandtable");

/// The fall of France by two scripts, Barbarossa and the Mediterranean by a script against chance.
#[test]
fn recorded_games_hold() {
    let others =
        [include_str!("../golden/barbarossa-mixed.sandtable"), include_str!("../golden/mediterranean-mixed.sandtable")];
    others.into_iter().chain([FRANCE]).for_each(|record| holds(&Europe, record));
}

#[test]
fn records_of_any_bytes_are_read_or_refused() {
    withstands_damage(&Europe, FRANCE);
}

/// Every move tells its way, every throw what was needed, and turns, phases and fights say that they begin.
#[test]
fn the_log_of_a_whole_game_is_a_story() {
    let told = title_check::story::told(&Europe, include_str!("../golden/fall-of-france-script.sandtable"));
    assert!(told.ways > 50 && told.fights > 5 && told.phases > 5, "{told:?}");
    assert!(told.goals > 5, "{told:?}");
}
