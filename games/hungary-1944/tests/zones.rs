//! Chapter 3: zones of control.

mod common;
use common::*;
use hungary_1944::Action;

/// BPH-3.1a: the six hexes around a unit.
#[test]
fn a_zone_is_the_six_adjacent_hexes() {
    let t = campaign("turn 2 axis_move\n1716: 6 GC\n1210: 1 Pz");
    let zone = t.rules.zone(&t.state, Allied);
    let mut numbers: Vec<u16> = zone.iter().map(|h| t.rules.data.map.grid.number(h)).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, [1616, 1617, 1715, 1717, 1816, 1817]);
}

/// BPH-3.2a: entering a zone ends the move.
#[test]
fn a_unit_that_enters_a_zone_stops() {
    let mut t = campaign("turn 2 axis_move\n1716: 6 GC\n1719: 1 Pz\naxis: 1718 1717 1719");
    t.take(Axis, &["1 Pz"]).act(Axis, Action::MoveTo(hex(1717)));
    // It could still attack on the move, so the move is not over by itself; but it goes nowhere else.
    t.refused(Axis, Action::MoveTo(hex(1718)), "BPH-3.2a");
    assert_eq!(t.at("1 Pz"), Some(1717));
}

/// BPH-3.2b: no step from zone to zone.
#[test]
fn a_unit_does_not_go_straight_from_zone_to_zone() {
    let mut t = campaign("turn 2 axis_move\n1716: 6 GC\n1717: 76\naxis: 1717 1617 1616");
    t.take(Axis, &["76"]);
    t.refused(Axis, Action::MoveTo(hex(1617)), "BPH-3.2b");
    assert!(t.allowed(Axis, Action::MoveTo(hex(1718))));
}
