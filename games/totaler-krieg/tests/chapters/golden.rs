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
