//! Chapter 3: zones of control.

use crate::common::*;
use hungary_1944::Action;
use hungary_1944::state::{Frame, Phase};
use hungary_1944::vocabulary::{Side, Supply};

/// The hexes in the zone of a side, by printed number.
fn zone(t: &Table, side: Side) -> Vec<u16> {
    let mut numbers: Vec<u16> = t.rules.zone(&t.state, side).iter().map(|h| t.rules.data.map.grid.number(h)).collect();
    numbers.sort_unstable();
    numbers
}

/// Whether a line of communications of a side may pass a hex.
fn passable(t: &Table, side: Side, number: u16) -> bool {
    t.rules.passable(&t.state, side).contains(hex(number).0)
}

/// Movement points the stack on the move has spent, in halves.
fn spent(t: &Table) -> u8 {
    match t.state.frames.last() {
        Some(Frame::Moving(moving)) => moving.spent,
        other => panic!("nobody is moving: {other:?}"),
    }
}

/// BPH-3.1a: the six hexes around a unit.
#[test]
fn a_zone_is_the_six_adjacent_hexes() {
    let t = campaign("turn 2 axis_move\n1716: 6 GC\n1210: 1 Pz");
    assert_eq!(zone(&t, Allied), [1616, 1617, 1715, 1717, 1816, 1817]);
}

/// BPH-3.1b: headquarters, artillery and air units have no zone.
#[test]
fn headquarters_artillery_and_air_units_have_no_zone() {
    let t = campaign("turn 5 axis_move\n1821: HQ 2U\n2021: 7 Art\nair 9: 13 GIAD, 4 GShAD\n1210: HQ 6A\nair 8: 8 JD");
    assert!(zone(&t, Allied).is_empty());
    assert!(zone(&t, Axis).is_empty());
}

/// BPH-3.1c: tanks, mechanised infantry, cavalry and infantry (mountain infantry too) have a zone.
#[test]
fn tanks_cavalry_infantry_and_mechanised_infantry_have_a_zone() {
    for unit in ["18 Tk", "7 M", "6 GC", "57 RC", "3 GK", "VII Ro"] {
        let t = campaign(&format!("turn 2 axis_move\n1821: {unit}\n1210: 1 Pz"));
        assert_eq!(zone(&t, Allied), [1720, 1721, 1820, 1822, 1920, 1921], "{unit}");
    }
    for unit in ["1 Pz", "FHH", "8 SS FG", "76", "3 G", "1 Pc", "10 GH"] {
        let t = campaign(&format!("turn 2 axis_move\n1821: {unit}"));
        assert_eq!(zone(&t, Axis), [1720, 1721, 1820, 1822, 1920, 1921], "{unit}");
    }
}

/// BPH-3.1c: nothing else has one; neither partisans nor logistic columns (C20) are of those kinds.
#[test]
fn partisans_and_columns_have_no_zone() {
    let t = campaign("turn 2 axis_move\n0822: Slvk 1\n1821: CL S1\n1210: CL A1");
    assert!(zone(&t, Allied).is_empty());
    assert!(zone(&t, Axis).is_empty());
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

/// BPH-3.2a: and the unit moves no further that turn.
#[test]
fn a_unit_stopped_by_a_zone_is_not_taken_up_again() {
    let mut t = campaign("turn 2 axis_move\n1716: 6 GC\n1719: 76\n1210: 1 Pz");
    t.take(Axis, &["76"]).act(Axis, Action::MoveTo(hex(1717)));
    let unit = t.unit("76");
    assert_eq!(t.phase(), Phase::Move(Axis));
    t.refused(Axis, Action::Select(unit), "BPH-7.1d");
}

/// BPH-3.2a: a zone lies across the railway. The Soviet headquarters nearby rules out operational movement, and the way
/// round the zone of 6 GC costs 2½ points.
#[test]
fn nobody_moves_on_through_a_zone() {
    let railway = "1722: HQ 6A\n1623: HQ 3U";
    let mut t = campaign(&format!("turn 2 axis_move\n{railway}\n1821: 6 GC"));
    t.take(Axis, &["HQ 6A"]);
    assert!(t.allowed(Axis, Action::MoveTo(hex(1822))));
    t.refused(Axis, Action::MoveTo(hex(2022)), "BPH-3.2a");
    let mut t = campaign(&format!("turn 2 axis_move\n{railway}"));
    t.take(Axis, &["HQ 6A"]).act(Axis, Action::MoveTo(hex(2022)));
}

/// BPH-3.2b: no step from zone to zone. Only 1818 around the headquarters lies in no zone.
#[test]
fn a_unit_does_not_go_straight_from_zone_to_zone() {
    let mut t = campaign("turn 2 axis_move\n1716: 6 GC\n1619: 5 GC\n1717: HQ 6A");
    t.take(Axis, &["HQ 6A"]);
    t.refused(Axis, Action::MoveTo(hex(1617)), "BPH-3.2b");
    t.refused(Axis, Action::MoveTo(hex(1618)), "BPH-3.2b");
    assert!(t.allowed(Axis, Action::MoveTo(hex(1818))));
}

/// BPH-3.2b: the way from one zone to another leads through a hex without one.
#[test]
fn a_unit_leaves_a_zone_and_enters_another() {
    let mut t = campaign("turn 2 axis_move\n1716: 6 GC\n1717: 76");
    t.take(Axis, &["76"]).act(Axis, Action::MoveTo(hex(1618))).act(Axis, Action::MoveTo(hex(1617)));
    assert_eq!(t.at("76"), Some(1617));
}

/// BPH-3.2a, BPH-3.2b: advance after combat does not mind zones: 1821 and 1822 are both next to 6 GC.
#[test]
fn an_advance_after_combat_goes_from_zone_to_zone() {
    let mut t = campaign("turn 2 axis_combat\n1821: 1 Pz, 23 Pz, 24 Pz\n1822: VII Ro*\n1921: 6 GC");
    let unit = t.unit("1 Pz");
    t.attack(Axis, 1822, &["1 Pz", "23 Pz", "24 Pz"]).dice(&[6]).done(Axis);
    assert!(t.is_lost("VII Ro"));
    t.act(Axis, Action::Advance(unit));
    assert_eq!(t.at("1 Pz"), Some(1822));
}

/// BPH-3.2a, BPH-3.2b: nor does a breakthrough. 30 : 4 is 7:1, two columns make it 9:1, and a 4 (+1 for the armour)
/// takes six steps of two: the tanks run on for four points through the zones of 10 GH and 12 GH.
#[test]
fn a_breakthrough_runs_through_zones() {
    let mut t = campaign(
        "turn 2 allied_combat\n1821: 5 GTk, 9 GM\n1920: CL S1, CL S2\n1822: 20 GH*, 9 PH\n1722: 10 GH\n1922: 12 GH",
    );
    let (tanks, first, second) = (t.unit("5 GTk"), t.unit("CL S1"), t.unit("CL S2"));
    t.attack(Allied, 1822, &["5 GTk", "9 GM"]).done(Allied);
    t.act(Allied, Action::Spend(first)).dice(&[4]).act(Allied, Action::Spend(second));
    t.act(Allied, Action::Advance(tanks));
    assert!(zone(&t, Axis).contains(&1822) && zone(&t, Axis).contains(&1823));
    t.act(Allied, Action::MoveTo(hex(1823))).act(Allied, Action::MoveTo(hex(1923)));
    assert_eq!(t.at("5 GTk"), Some(1923));
}

const MOBILE_ATTACK: &str = "turn 2 axis_move\n1821: 1 Pz, 23 Pz, 24 Pz\n1822: VII Ro*\n1722: 6 GC";

/// BPH-3.2a, option ma_zoc = stop: a stack that has taken a hex in another enemy's zone stops there, but may attack
/// again.
#[test]
fn a_mobile_attack_into_another_zone_stops_there() {
    let mut t = campaign(MOBILE_ATTACK);
    t.take(Axis, &["1 Pz", "23 Pz", "24 Pz"]).dice(&[6]).act(Axis, Action::MobileAttack(hex(1822)));
    assert_eq!(t.at("1 Pz"), Some(1822));
    t.refused(Axis, Action::MoveTo(hex(1922)), "BPH-3.2a");
    assert!(t.allowed(Axis, Action::MobileAttack(hex(1722))));
}

/// BPH-3.2a, option ma_zoc = ignore: zones do not hold a stack that has cleared its target.
#[test]
fn a_mobile_attack_may_ignore_the_zone_it_ends_in() {
    let mut t = with(&[("ma_zoc", "ignore")], MOBILE_ATTACK);
    t.take(Axis, &["1 Pz", "23 Pz", "24 Pz"]).dice(&[6]).act(Axis, Action::MobileAttack(hex(1822)));
    t.act(Axis, Action::MoveTo(hex(1922)));
    assert_eq!(t.at("1 Pz"), Some(1922));
}

/// TV-35. BPH-3.2c: 57 RC on the west bank of the Danube; across the river in 1823 and 1923 a unit moves as it likes,
/// and a line passes.
#[test]
fn a_zone_does_not_cross_the_danube() {
    let mut t = campaign("turn 2 axis_move\n1824: 57 RC\n1722: 76");
    assert_eq!(zone(&t, Allied), [1723, 1724, 1825, 1924]);
    assert!(passable(&t, Axis, 1823) && passable(&t, Axis, 1923) && !passable(&t, Axis, 1924));
    t.take(Axis, &["76"]).act(Axis, Action::MoveTo(hex(1823))).act(Axis, Action::MoveTo(hex(1923)));
    t.act(Axis, Action::MoveTo(hex(2023)));
}

/// BPH-3.2c: an ordinary river does not stop a zone.
#[test]
fn a_zone_crosses_an_ordinary_river() {
    let t = campaign("turn 2 axis_move\n1719: 57 RC\n1210: 1 Pz");
    assert!(zone(&t, Allied).contains(&1718));
}

/// BPH-3.2c, option lake_zoc = off: nothing crosses a lake, and so no zone does (C64).
#[test]
fn a_zone_does_not_cross_a_lake() {
    let t = campaign("turn 2 axis_move\n1624: 57 RC\n1210: 1 Pz");
    assert_eq!(zone(&t, Allied), [1523, 1524, 1623, 1625, 1724]);
}

/// BPH-3.2c, option lake_zoc = on: zones cross lakes; attacks still do not.
#[test]
fn a_zone_may_cross_a_lake() {
    let mut t = with(&[("lake_zoc", "on")], "turn 2 axis_combat\n1624: 57 RC\n1723: 1 Pz\n1625: 76");
    assert_eq!(zone(&t, Allied), [1523, 1524, 1623, 1625, 1723, 1724]);
    let unit = t.unit("1 Pz");
    t.act(Axis, Action::Attack(hex(1624)));
    t.refused(Axis, Action::Attacker(unit), "PR-12");
}

/// BPH-3.3a: the Germans in Kecskemet are ringed by the zones of three corps. A line passes such a hex if a friendly
/// unit stands in it, and not otherwise.
#[test]
fn a_line_passes_a_zone_only_where_a_friendly_unit_stands() {
    let ring = "1821: 76\n1621: 57 RC\n1919: 49 RC\n1922: 104 RC";
    let mut cut_off = campaign(&format!("turn 2 axis_move\n{ring}"));
    assert!(!passable(&cut_off, Axis, 1822));
    cut_off.done(Axis);
    assert_eq!(cut_off.supply("76"), Supply::None);

    let mut held = campaign(&format!("turn 2 axis_move\n{ring}\n1822: 46"));
    assert!(passable(&held, Axis, 1822));
    held.done(Axis).done(Axis);
    assert_eq!(held.supply("76"), Supply::Full);
}

/// TV-34. BPH-3.4a: from one hex of Budapest to the other a unit goes although both lie in enemy zones. The railway
/// bridge makes it half a point while the Axis holds both banks.
#[test]
fn between_the_hexes_of_budapest_zones_do_not_matter() {
    let mut t = campaign("turn 2 axis_move\n1522: 13 Pz\n1521: 57 RC\n1524: 10 GRC");
    t.take(Axis, &["13 Pz"]).act(Axis, Action::MoveTo(hex(1523)));
    assert_eq!(t.at("13 Pz"), Some(1523));
    assert_eq!(spent(&t), 1);
}

/// TV-34. BPH-3.4a: without both banks the Danube costs its four points; nor does the Axis hold a bank to go round by.
#[test]
fn between_the_hexes_of_budapest_the_danube_costs_four_points_without_the_bridge() {
    let mut t = campaign("turn 2 axis_move\n1522: 13 Pz\n1521: 57 RC\n1524: 10 GRC\nallied: 1523 1423 1623");
    t.take(Axis, &["13 Pz"]).act(Axis, Action::MoveTo(hex(1523)));
    assert_eq!(t.at("13 Pz"), Some(1523));
    assert_eq!(spent(&t), 10);
}

/// BPH-3.4a: the permission is for two hexes of a big city, not for one.
#[test]
fn out_of_the_city_zones_matter_again() {
    let mut t = campaign("turn 2 axis_move\n1522: HQ 6A\n1521: 57 RC\n1524: 10 GRC");
    t.take(Axis, &["HQ 6A"]);
    assert!(t.allowed(Axis, Action::MoveTo(hex(1523))));
    t.refused(Axis, Action::MoveTo(hex(1422)), "BPH-3.2b");
}
