//! The scripted player against chance, both sides.

use crate::common::contest;
use crate::common::rules;
use axis_allies::vocabulary::Side;

fn share(side: Side, games: u64) -> usize {
    let rules = rules(&[("round_limit", "ten")]);
    (0..games).filter(|&seed| contest::wins(&rules, side, seed)).count()
}

/// AA-03: the Axis by script beats random Allies.
#[test]
fn the_axis_by_script_beats_chance() {
    let won = share(Side::Axis, 40);
    assert!(won >= 38, "{won} of 40");
}

#[test]
fn the_allies_by_script_beat_chance() {
    let won = share(Side::Allies, 40);
    assert!(won >= 38, "{won} of 40");
}
