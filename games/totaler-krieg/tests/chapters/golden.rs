//! A whole game of every scenario kept as a record.
//! They were written by `cargo run -p totaler-krieg --example measure -- records`.

use title_check::golden::{holds, withstands_damage};
use totaler_krieg::TotalerKrieg;

/// Every step of each game is legal and leads to the state it led to.
#[test]
fn whole_games_played_by_scripts() {
    for record in [
        include_str!("../golden/case-white.sandtable"),
        include_str!("../golden/barbarossa.sandtable"),
        include_str!("../golden/desert.sandtable"),
        include_str!("../golden/crusade.sandtable"),
    ] {
        holds(&TotalerKrieg, record);
    }
}

#[test]
fn records_of_any_bytes_are_read_or_refused() {
    withstands_damage(&TotalerKrieg, include_str!("../golden/crusade.sandtable"));
}

/// Every move tells its way, every throw what was needed, and turns, phases and fights say that they begin.
#[test]
fn the_log_of_a_whole_game_is_a_story() {
    let told = title_check::story::told(&TotalerKrieg, include_str!("../golden/case-white.sandtable"));
    assert!(told.ways > 50 && told.fights > 5 && told.phases > 5, "{told:?}");
    assert!(told.turns > 3, "{told:?}");
}
