//! A whole game of every scenario kept as a record.
//! They were written by `cargo run -p totaler-krieg --example measure -- records`.

use title_check::golden::{holds, withstands_damage};
use totaler_krieg::TotalerKrieg;

#[test]
fn case_white_played_by_scripts() {
    holds(&TotalerKrieg, include_str!("../golden/case-white.sandtable"));
}

#[test]
fn barbarossa_played_by_scripts() {
    holds(&TotalerKrieg, include_str!("../golden/barbarossa.sandtable"));
}

#[test]
fn the_desert_played_by_scripts() {
    holds(&TotalerKrieg, include_str!("../golden/desert.sandtable"));
}

#[test]
fn the_crusade_played_by_scripts() {
    holds(&TotalerKrieg, include_str!("../golden/crusade.sandtable"));
}

#[test]
fn records_of_any_bytes_are_read_or_refused() {
    withstands_damage(&TotalerKrieg, include_str!("../golden/crusade.sandtable"));
}
