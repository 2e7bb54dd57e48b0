//! Chapter 7: movement, bridges, mobile attacks, operational movement, lakes.

use crate::common::*;
use hungary_1944::state::{Frame, Moving, Phase, SUnits};
use hungary_1944::vocabulary::Supply;
use hungary_1944::{Action, State};
use kernel::Game;

fn to(number: u16) -> Action {
    Action::MoveTo(hex(number))
}

fn assault(number: u16) -> Action {
    Action::MobileAttack(hex(number))
}

fn in_hand(s: &State) -> Option<Moving> {
    match s.frames.last() {
        Some(Frame::Moving(moving)) => Some(*moving),
        _ => None,
    }
}

fn moving(t: &Table) -> Moving {
    in_hand(&t.state).unwrap_or_else(|| panic!("nobody is moving"))
}

/// Movement points spent so far, in halves.
fn spent(t: &Table) -> u8 {
    moving(t).spent
}

/// Movement points the stack in hand has left, in halves.
fn left(t: &Table) -> u8 {
    let allowance = moving(t).units.iter().map(|u| t.rules.allowance(&t.state, u)).min();
    allowance.map_or(0, |a| a - spent(t))
}

/// Half points a unit pays to go from one hex to another. `more` is added to the sketch.
fn cost(options: &[(&str, &str)], turn: u8, unit: &str, from: u16, goal: u16, more: &str) -> u8 {
    let mut t = with(options, &format!("turn {turn} axis_move\n{from:04}: {unit}\n{more}"));
    t.take(Axis, &[unit]).act(Axis, to(goal));
    spent(&t)
}

/// A position with the S units no longer bound to Slovakia.
fn with_s_units_free(sketch: &str) -> Table {
    let mut t = campaign(sketch);
    let mut position = t.rules.sketch(sketch).unwrap_or_else(|p| panic!("{p}"));
    position.s_units = SUnits::Settled;
    t.state = t.rules.place(&position).unwrap_or_else(|p| panic!("{p:?}"));
    t
}

// 7.1

/// BPH-7.1a: flat 1, mountain 3, a river 1 more, the Danube 4 more, a rail link ½; the other terrain as in our table.
#[test]
fn every_terrain_has_its_cost() {
    let by = |unit: &str, from, goal, more: &str| cost(&[], 2, unit, from, goal, more);
    assert_eq!(by("76", 1717, 1817, ""), 2, "flat");
    assert_eq!(by("76", 1219, 1220, ""), 6, "mountain");
    assert_eq!(by("76", 1817, 1916, ""), 4, "across a river into flat");
    assert_eq!(by("76", 1723, 1823, EAST_BANK), 10, "across the Danube into flat");
    assert_eq!(by("76", 1719, 1720, ""), 1, "along the rails");
    assert_eq!(by("76", 1627, 1626, ""), 4, "hills");
    assert_eq!(by("76", 1314, 1414, ""), 4, "forest");
    assert_eq!(by("76", 1313, 1312, ""), 4, "marsh");
    assert_eq!(by("1 Pz", 1313, 1312, ""), 6, "marsh for vehicles");
    assert_eq!(by("CL A1", 1313, 1312, ""), 6, "marsh for columns");
    assert_eq!(by("76", 1521, 1522, ""), 2, "big city");
}

/// TV-10: a unit of 6 points enters a flat hex and crosses a river into another; 3 are left (BPH-7.1a).
#[test]
fn a_flat_hex_and_a_river_leave_three_points_of_six() {
    let mut t = campaign("turn 2 axis_move\n1717: 76");
    t.take(Axis, &["76"]).act(Axis, to(1817));
    assert_eq!(left(&t), 10);
    t.act(Axis, to(1916));
    assert_eq!(left(&t), 6);
}

/// BPH-7.1a: a unit goes no further than its points allow, twice as far by operational movement.
#[test]
fn a_unit_cannot_spend_more_than_it_has() {
    let mut t = campaign("turn 2 axis_move\n1717: 76");
    t.take(Axis, &["76"]);
    t.refused(Axis, to(400), "BPH-7.1a");
}

/// BPH-7.1a with `rail_move=all`: half a point along the rails for everybody; 76 goes eleven hexes for 5½ points. (2
/// Art next to it has no zone, but rules out operational movement.)
#[test]
fn all_units_move_by_rail_at_half_a_point() {
    let sketch = "turn 2 axis_move\n1719: 76, HQ 6A\n1819: 2 Art";
    let mut t = with(&[("rail_move", "all")], sketch);
    t.take(Axis, &["76"]).act(Axis, to(2720));
    assert_eq!(left(&t), 1);
    let mut t = with(&[("rail_move", "all")], sketch);
    t.take(Axis, &["HQ 6A"]).act(Axis, to(2020));
    assert_eq!(t.at("HQ 6A"), Some(2020));
}

/// BPH-7.1a, BPH-7.4b with `rail_move=op_and_hq`: only headquarters and operational movement use the rails.
#[test]
fn under_the_other_reading_only_headquarters_and_operational_movement_use_the_rails() {
    let options = [("rail_move", "op_and_hq")];
    let mut t = with(&options, "turn 2 axis_move\n1719: 76, HQ 6A\n1819: 2 Art");
    t.take(Axis, &["76"]);
    t.refused(Axis, to(2720), "BPH-7.1a");
    t.act(Axis, to(2020));
    assert_eq!(spent(&t), 6, "three flat hexes");
    t.done(Axis).take(Axis, &["HQ 6A"]).act(Axis, to(2020));
    assert_eq!(t.at("HQ 6A"), Some(2020));
    let mut t = with(&options, "turn 2 axis_move\n1719: 76");
    t.take(Axis, &["76"]).act(Axis, to(2720));
    assert_eq!(moving(&t).operational, Some(11));
}

/// TV-09, BPH-7.1b: a headquarters of 2 points enters a mountain hex that costs 3, and then moves no more. (2 Art has
/// no zone; next to it there is no operational movement.)
#[test]
fn every_unit_can_move_one_hex() {
    let mut t = campaign("turn 2 axis_move\n1219: HQ 6A, 76\n1319: 2 Art");
    t.take(Axis, &["HQ 6A"]).act(Axis, to(1220));
    assert_eq!(t.at("HQ 6A"), Some(1220));
    assert_eq!(in_hand(&t.state), None, "its move is over");
    t.refused(Axis, Action::Select(t.unit("HQ 6A")), "BPH-7.1d");
}

/// BPH-7.1b: the one hex is the whole move, not a gift on top of others.
#[test]
fn the_free_hex_is_only_for_a_unit_that_has_not_moved() {
    let mut t = campaign("turn 2 axis_move\n1319: HQ 6A\n1420: 2 Art");
    t.take(Axis, &["HQ 6A"]).act(Axis, to(1219));
    assert_eq!(t.at("HQ 6A"), Some(1219));
    assert_eq!(in_hand(&t.state), None, "two points for the hills, none left for 1220");
}

/// BPH-7.1b with C54: the one hex also leads across the Danube (5 points, 159 UR has 4) and into an enemy zone.
#[test]
fn the_free_hex_covers_any_cost_and_may_lie_in_a_zone() {
    let mut t = campaign("turn 2 allied_move\n1622: 159 UR\n1721: HQ 6A");
    t.take(Allied, &["159 UR"]).act(Allied, to(1623));
    assert_eq!(t.at("159 UR"), Some(1623));
    let mut t = campaign("turn 2 axis_move\n1219: HQ 6A\n1221: 37 RC");
    t.take(Axis, &["HQ 6A"]).act(Axis, to(1220));
    assert_eq!(t.at("HQ 6A"), Some(1220));
}

/// BPH-7.1b with C54: it does not open enemy hexes, lakes, steps from zone to zone, nor a river without a railway to a
/// headquarters.
#[test]
fn the_free_hex_opens_nothing_that_is_closed() {
    let mut t = campaign("turn 2 axis_move\n1219: HQ 6A\n1319: 37 RC");
    t.take(Axis, &["HQ 6A"]);
    t.refused(Axis, to(1220), "BPH-3.2b");
    t.refused(Axis, to(1319), "BPH-7.1e");
    let mut t = campaign("turn 2 axis_move\n1927: HQ 6A\n1828: 2 Art");
    t.take(Axis, &["HQ 6A"]);
    t.refused(Axis, to(2027), "BPH-7.5a");
    let mut t = campaign("turn 2 axis_move\n1817: HQ 6A");
    t.take(Axis, &["HQ 6A"]);
    t.refused(Axis, to(1916), "BPH-10.3b");
}

/// BPH-7.1b meets BPH-10.3b (C54): where a railway crosses the Danube the free hex takes a headquarters over, though
/// the enemy holds the far bank and the bridge saves nothing; it is all it moves. Where no railway crosses it stays.
#[test]
fn the_free_hex_takes_a_headquarters_over_the_rail_bridge() {
    let mut t = campaign("turn 2 axis_move\n1523: HQ 6A\nallied: 1522 1422 1622");
    t.take(Axis, &["HQ 6A"]).act(Axis, to(1522));
    assert_eq!((t.at("HQ 6A"), in_hand(&t.state)), (Some(1522), None));
    let mut t = campaign("turn 2 axis_move\n1623: HQ 6A\nallied: 1422 1522 1622 1722");
    t.take(Axis, &["HQ 6A"]);
    t.refused(Axis, to(1622), "BPH-10.3b");
}

/// BPH-7.1c: 1 Pz (12 points) reaches Győr, but not together with 76 (6 points).
#[test]
fn a_stack_moves_at_the_speed_of_its_slowest_unit() {
    let sketch = "turn 2 axis_move\n1717: 1 Pz, 76\n1617: 2 Art";
    let mut t = campaign(sketch);
    t.take(Axis, &["1 Pz", "76"]);
    assert_eq!(left(&t), 12);
    t.refused(Axis, to(1427), "BPH-7.1c");
    let mut t = campaign(sketch);
    t.take(Axis, &["1 Pz"]).act(Axis, to(1427));
    assert_eq!((t.at("1 Pz"), t.at("76")), (Some(1427), Some(1717)));
}

/// BPH-7.1d: one move is finished before the next begins, and nobody moves twice.
#[test]
fn units_move_one_after_the_other() {
    let mut t = campaign("turn 2 axis_move\n1717: 76\n1719: 1 Pz");
    t.take(Axis, &["76"]).act(Axis, to(1817));
    t.refused(Axis, Action::Select(t.unit("1 Pz")), "BPH-7.1d");
    t.done(Axis);
    t.refused(Axis, Action::Select(t.unit("76")), "BPH-7.1d");
    t.take(Axis, &["1 Pz"]).act(Axis, to(1720)).done(Axis);
    assert_ne!(t.phase(), Phase::Move(Axis), "everybody has moved");
}

/// BPH-7.1d, BPH-2.1b: a player may move none of his units, and only his own.
#[test]
fn nobody_has_to_move() {
    let mut t = campaign("turn 2 axis_move\n1717: 76\n1714: 37 RC");
    t.refused(Axis, Action::Select(t.unit("37 RC")), "BPH-2.1b");
    t.done(Axis);
    assert_eq!((t.at("76"), t.at("37 RC")), (Some(1717), Some(1714)));
    assert_ne!(t.phase(), Phase::Move(Axis));
}

/// BPH-7.1e: a hex with an enemy in it is closed, even if it is only a column or a headquarters.
#[test]
fn an_enemy_hex_is_not_entered() {
    for enemy in ["37 RC", "CL S1", "HQ 2U", "2 Art"] {
        let mut t = campaign(&format!("turn 2 axis_move\n1717: 1 Pz\n1817: {enemy}"));
        t.take(Axis, &["1 Pz"]);
        t.refused(Axis, to(1817), "BPH-7.1e");
    }
}

/// PR-9: a stack starts together, ends together, and nobody is picked up or dropped on the way.
#[test]
fn a_stack_starts_and_ends_together() {
    let mut t = campaign("turn 2 axis_move\n1717: 1 Pz, 23 Pz, 76\n1817: 13 Pz");
    t.take(Axis, &["1 Pz"]);
    t.refused(Axis, Action::Join(t.unit("13 Pz")), "PR-9");
    t.refused(Axis, Action::Join(t.unit("1 Pz")), "PR-9");
    t.act(Axis, Action::Join(t.unit("23 Pz"))).act(Axis, to(1817));
    t.refused(Axis, Action::Join(t.unit("13 Pz")), "PR-9");
    t.act(Axis, to(1916)).done(Axis);
    assert_eq!((t.at("1 Pz"), t.at("23 Pz")), (Some(1916), Some(1916)));
    assert_eq!((t.at("76"), t.at("13 Pz")), (Some(1717), Some(1817)));
    for id in ["1 Pz", "23 Pz"] {
        t.refused(Axis, Action::Select(t.unit(id)), "BPH-7.1d");
    }
    assert!(t.allowed(Axis, Action::Select(t.unit("76"))));
}

// 7.2

/// East bank of the Danube from Budapest down.
const EAST_BANK: &str = "allied: 1522 1622 1722 1823 1923 2023 2122 2223 2322 2423 2522";

/// BPH-7.2a with `bridges=rail_or_town`: neither river nor Danube costs anything where a railway crosses or a town lies
/// on the bank, if both banks are controlled.
#[test]
fn a_railway_or_a_town_bridges_a_river() {
    let options = [("bridges", "rail_or_town")];
    // Kalocsa on the Danube, Tokaj on the Tisza; no railway crosses at either.
    assert_eq!(cost(&options, 2, "76", 2123, 2122, ""), 2);
    assert_eq!(cost(&options, 2, "76", 1216, 1115, "allied: 1215"), 2);
    // The railway bridge at Budapest, with rails out of use: the hex is paid for, the Danube is not.
    let rails = [("bridges", "rail_or_town"), ("rail_move", "op_and_hq")];
    assert_eq!(cost(&rails, 2, "76", 1523, 1522, ""), 2);
}

/// BPH-7.2a: both banks must be controlled; otherwise the Danube costs 4 more and another river 1 more.
#[test]
fn a_bridge_into_enemy_land_is_no_bridge() {
    assert_eq!(cost(&[], 2, "76", 2123, 2122, EAST_BANK), 10);
    assert_eq!(cost(&[], 2, "76", 1216, 1115, "allied: 1215 1115"), 4);
    assert_eq!(cost(&[], 2, "76", 1523, 1522, "allied: 1522 1422 1622"), 10);
}

/// BPH-7.2a with `bridges=rail_only`: a town is no bridge.
#[test]
fn under_the_other_reading_only_railways_bridge_a_river() {
    let options = [("bridges", "rail_only")];
    // HQ 2U bars the way round by Nyíregyháza, whose railway does cross.
    assert_eq!(cost(&options, 2, "76", 1216, 1115, "1215: HQ 2U"), 4);
    assert_eq!(cost(&options, 2, "76", 1216, 1115, "allied: 1215"), 3);
    let rails = [("bridges", "rail_only"), ("rail_move", "op_and_hq")];
    assert_eq!(cost(&rails, 2, "76", 1523, 1522, ""), 2, "the railway bridge at Budapest");
}

/// BPH-7.2a: a pass is a name on the map, not a town. The Verecke Pass shares its hex with Volovets, the Uzhok Pass
/// lies in a hex without a town.
#[test]
fn a_pass_is_not_a_town() {
    let t = campaign("turn 2 axis_move\n0711: 97 J");
    assert!(!t.rules.data.map.hex(hex(611).0).town);
    assert!(t.rules.data.map.hex(hex(710).0).town);
}

// 7.3

/// Three panzer divisions in 1116, a reduced Soviet cavalry corps in 1314, and the land between in Allied hands. SG 2
/// is over the zone, so that the sum of the fight can be read before it is rolled.
const EXAMPLE: &str = "turn 2 axis_move
    1116: 1 Pz, 23 Pz, 24 Pz
    1314: 6 GC*
    allied: 1216 1215
    air 10: SG 2";

const PANZERS: [&str; 3] = ["1 Pz", "23 Pz", "24 Pz"];

/// Plays the example up to the fight.
fn example() -> Table {
    let mut t = campaign(EXAMPLE);
    t.take(Axis, &PANZERS).act(Axis, to(1216)).act(Axis, to(1215)).act(Axis, assault(1314));
    t
}

/// TV-11, BPH-7.3c, BPH-7.3d: 3 points for three hexes, 1 for the Tisza, 2 for the attack: 6 of 12. 28 against 5 is
/// 5:1, and the mobile attack shifts it two columns to the left.
#[test]
fn three_panzer_divisions_attack_out_of_their_movement() {
    let mut t = campaign(EXAMPLE);
    t.take(Axis, &PANZERS).act(Axis, to(1216));
    assert_eq!(spent(&t), 4, "a flat hex and the Tisza");
    t.act(Axis, to(1215));
    assert_eq!(spent(&t), 6);
    t.act(Axis, assault(1314));
    let sum = t.rules.sum(&t.state, t.fight());
    assert_eq!((sum.attack, sum.defence, sum.table), (28, 5, Axis));
    assert_eq!(t.rules.data.combat.columns[sum.ratio], "5:1");
    assert_eq!(t.shifts(), [("BPH-7.3d", -2)]);
    assert_eq!(t.column(), "3:1");
    t.dice(&[6]).done(Axis);
    assert!(t.is_lost("6 GC"));
    for id in PANZERS {
        assert_eq!(t.at(id), Some(1314));
    }
    assert_eq!(left(&t), 12, "6 points are left");
    t.act(Axis, to(1214));
    assert_eq!(left(&t), 10, "and the move goes on");
}

/// TV-11: were 1216 in Axis hands, the bridge at Szerencs would save the point for the Tisza (BPH-7.2a).
#[test]
fn the_bridge_at_szerencs_saves_a_point() {
    let mut t = campaign("turn 2 axis_move\n1116: 1 Pz, 23 Pz, 24 Pz\n1314: 6 GC*\nallied: 1215");
    t.take(Axis, &PANZERS).act(Axis, to(1216)).act(Axis, to(1215));
    assert_eq!(spent(&t), 4);
    t.dice(&[6]).act(Axis, assault(1314));
    assert_eq!(left(&t), 14, "7 of 12 points");
}

/// TV-H2: in the flat hex, armour against none adds 1 to the die. 5 gives DE; 4 gives 0/1, which eliminates the single
/// step as well; 3 gives 1/1.
#[test]
fn the_die_decides_the_mobile_attack() {
    let mut t = example();
    assert_eq!(t.die_modifiers(), [("HOUSE-1", 1)]);
    t.dice(&[5]).done(Axis);
    assert!(t.is_lost("6 GC"));
    assert_eq!(t.at("1 Pz"), Some(1314));

    let mut t = example();
    t.dice(&[4]).done(Axis);
    assert!(t.is_lost("6 GC"));
    assert_eq!(PANZERS.map(|id| t.steps(id)), [2, 2, 2]);
    assert_eq!(t.at("1 Pz"), Some(1314), "completely eliminated, so the stack goes on");

    let mut t = example();
    t.dice(&[3]).done(Axis);
    let loss = Action::Lose(t.unit("23 Pz"));
    t.act(Axis, loss);
    assert!(t.is_lost("6 GC"));
    assert_eq!(PANZERS.map(|id| t.steps(id)), [2, 1, 2]);
    assert_eq!(t.at("23 Pz"), Some(1314));
}

/// BPH-7.3a: only German tanks and mechanised units, and nobody else in the stack.
#[test]
fn only_german_armour_attacks_on_the_move() {
    for unit in ["2 Pc", "1 Hz", "3 K", "76", "HQ 6A", "CL A1"] {
        let mut t = campaign(&format!("turn 2 axis_move\n1717: {unit}, 1 Pz, 4 SS Pol\n1817: II Ro*"));
        t.take(Axis, &[unit]);
        t.refused(Axis, assault(1817), "BPH-7.3a");
    }
    let mut t = campaign("turn 2 axis_move\n1717: 76, 1 Pz, 4 SS Pol\n1817: II Ro*");
    t.take(Axis, &["1 Pz", "4 SS Pol"]);
    assert!(t.allowed(Axis, assault(1817)));
    t.act(Axis, Action::Join(t.unit("76")));
    t.refused(Axis, assault(1817), "BPH-7.3a");
    let mut t = campaign("turn 2 allied_move\n1717: 5 GTk\n1817: 76*");
    t.take(Allied, &["5 GTk"]);
    t.refused(Allied, assault(1817), "BPH-7.3a");
}

/// BPH-7.3a: only in the movement phase.
#[test]
fn no_mobile_attack_in_the_combat_phase() {
    let t = campaign("turn 2 axis_combat\n1717: 1 Pz\n1817: II Ro*");
    t.refused(Axis, assault(1817), "BPH-2.1a");
}

/// BPH-7.3b: the attackers started the phase in one hex; it may lie far from the target. 23 Pz, found on the way, does
/// not join them.
#[test]
fn the_units_of_a_mobile_attack_start_together() {
    let mut t = campaign("turn 2 axis_move\n1116: 1 Pz\n1215: 23 Pz\n1314: 6 GC*");
    t.take(Axis, &["1 Pz"]).act(Axis, to(1215));
    t.refused(Axis, Action::Join(t.unit("23 Pz")), "BPH-7.3b");
    t.dice(&[6]).act(Axis, assault(1314));
    assert_eq!(t.at("23 Pz"), Some(1215));
}

/// BPH-7.3c: from a hex next to the target, against somebody, and with all the points it costs: 3 for a flat hex. The
/// free hex of BPH-7.1b does not help. (2 Art has no zone, so the stack is not stopped next to it.)
#[test]
fn a_mobile_attack_needs_a_target_and_the_points() {
    let mut t = campaign("turn 2 axis_move\n1216: 1 Pz\n1314: 2 Art");
    t.take(Axis, &["1 Pz"]);
    t.refused(Axis, assault(1314), "BPH-7.3c");
    t.refused(Axis, assault(1316), "BPH-7.3c");
    // Back and forth between 1316 and 1216: a point each.
    for _ in 0..4 {
        t.act(Axis, to(1316)).act(Axis, to(1216));
    }
    t.act(Axis, to(1215));
    assert_eq!(left(&t), 6);
    assert!(t.allowed(Axis, assault(1314)), "just enough");
    t.act(Axis, to(1216)).act(Axis, to(1215));
    assert_eq!(left(&t), 2);
    t.refused(Axis, assault(1314), "BPH-7.3c");
}

/// BPH-7.3c: the normal cost of the hex includes the river in front of it and the terrain in it.
#[test]
fn a_mobile_attack_pays_for_river_and_terrain() {
    // Across the Tisza from 1116 to 1216: 1 + 1 + 2. Into the forest of 1414: 2 + 2.
    for (from, target, points) in [(1116, 1216, 4), (1314, 1414, 4), (1219, 1220, 5)] {
        let mut t = campaign(&format!("turn 2 axis_move\n{from}: 1 Pz, 23 Pz, 24 Pz\n{target}: 2 Art"));
        t.take(Axis, &PANZERS);
        // 28 : 3 is 9:1 or better less a few columns; a 6 is DE.
        t.dice(&[6]).act(Axis, assault(target));
        assert_eq!(spent(&t), 2 * points, "{from} to {target}");
        assert_eq!(t.at("1 Pz"), Some(target));
    }
}

/// BPH-7.3c with C15: operational movement does not lead to a mobile attack. After 14 of its doubled 24 points, 1 Pz
/// cannot pay for the step into the enemy's zone that would come before it.
#[test]
fn operational_movement_does_not_end_in_a_mobile_attack() {
    let mut t = campaign("turn 2 axis_move\n1216: 1 Pz\n1314: 6 GC*");
    t.take(Axis, &["1 Pz"]);
    for _ in 0..7 {
        t.act(Axis, to(1316)).act(Axis, to(1216));
    }
    assert_eq!(moving(&t).operational, Some(28));
    t.refused(Axis, to(1215), "BPH-7.1a");
    t.refused(Axis, to(1215), "BPH-7.4a");
}

/// BPH-7.3e: something survives, so the stack stays where it is and its movement is over.
#[test]
fn a_mobile_attack_that_leaves_survivors_ends_the_move() {
    let mut t = campaign("turn 2 axis_move\n1116: 1 Pz, 23 Pz, 24 Pz\n1314: 6 GC\nallied: 1216 1215");
    t.take(Axis, &PANZERS).act(Axis, to(1216)).act(Axis, to(1215));
    // 28 : 8 is 3:1, two to the left 1:1; 6 gives 1/1.
    t.dice(&[6]).act(Axis, assault(1314));
    t.act(Axis, Action::Lose(t.unit("24 Pz")));
    assert_eq!((t.at("6 GC"), t.steps("6 GC")), (Some(1314), 1));
    assert_eq!(PANZERS.map(|id| t.at(id)), [Some(1215); 3]);
    assert_eq!(in_hand(&t.state), None);
    assert_ne!(t.phase(), Phase::Move(Axis), "nobody else could move");
}

/// Two corps: one in 1314, another in 1414 whose zone covers 1314.
const SECOND_LINE: &str = "turn 2 axis_move
    1116: 1 Pz, 23 Pz, 24 Pz
    1314: 6 GC*
    1414: 5 GC
    allied: 1216 1215";

/// BPH-7.3e with `ma_zoc=stop`: the emptied hex lies in another enemy's zone, so the stack goes no further, except by
/// another mobile attack.
#[test]
fn a_second_zone_stops_the_stack_but_not_its_next_attack() {
    let mut t = with(&[("ma_zoc", "stop")], SECOND_LINE);
    t.take(Axis, &PANZERS).act(Axis, to(1216)).act(Axis, to(1215));
    t.dice(&[6]).act(Axis, assault(1314));
    assert_eq!(t.at("1 Pz"), Some(1314));
    t.refused(Axis, to(1215), "BPH-7.3e");
    t.refused(Axis, to(1215), "BPH-3.2a");
    assert!(t.allowed(Axis, assault(1414)));
    // 28 : 8 is 3:1, forest and mobile attack three to the left: 1:3, and 6 gives 1/0.
    t.dice(&[6]).act(Axis, assault(1414));
    t.act(Axis, Action::Lose(t.unit("1 Pz")));
    assert_eq!(PANZERS.map(|id| t.at(id)), [Some(1314); 3]);
}

/// BPH-7.3e with `ma_zoc=ignore`: zones do not hold a stack that has cleared its target.
#[test]
fn under_the_other_reading_a_second_zone_does_not_stop_the_stack() {
    let mut t = with(&[("ma_zoc", "ignore")], SECOND_LINE);
    t.take(Axis, &PANZERS).act(Axis, to(1216)).act(Axis, to(1215));
    t.dice(&[6]).act(Axis, assault(1314));
    t.act(Axis, to(1215));
    assert_eq!(t.at("1 Pz"), Some(1215));
}

/// A mobile attack that leaves 6 GC reduced, and 76 next to it for the combat phase.
fn after_a_mobile_attack(reading: &str) -> Table {
    let mut t = with(
        &[("ma_then_attack", reading)],
        "turn 2 axis_move\n1116: 1 Pz, 23 Pz, 24 Pz\n1315: 76\n1314: 6 GC\nallied: 1216 1215",
    );
    t.take(Axis, &PANZERS).act(Axis, to(1216)).act(Axis, to(1215));
    t.dice(&[6]).act(Axis, assault(1314));
    t.act(Axis, Action::Lose(t.unit("24 Pz"))).done(Axis);
    assert_eq!(t.phase(), Phase::Combat(Axis));
    t.act(Axis, Action::Attack(hex(1314)));
    t
}

/// BPH-7.3d with `ma_then_attack=no`: who has made a mobile attack does not attack again in the combat phase.
#[test]
fn a_mobile_attack_is_the_attack_of_the_turn() {
    let t = after_a_mobile_attack("no");
    t.refused(Axis, Action::Attacker(t.unit("1 Pz")), "BPH-8.1b");
    assert!(t.allowed(Axis, Action::Attacker(t.unit("76"))));
}

/// BPH-7.3d with `ma_then_attack=yes`: it may.
#[test]
fn under_the_other_reading_a_unit_attacks_again_in_the_combat_phase() {
    let t = after_a_mobile_attack("yes");
    assert!(t.allowed(Axis, Action::Attacker(t.unit("1 Pz"))));
}

/// BPH-7.3e: further mobile attacks may follow while there are points.
#[test]
fn mobile_attacks_may_follow_one_another() {
    let mut t = campaign("turn 2 axis_move\n1116: 1 Pz, 23 Pz, 24 Pz\n1314: 6 GC*\n1313: II Ro*");
    t.take(Axis, &PANZERS).act(Axis, to(1215));
    // 28 : 5 is 5:1, two to the left 3:1; then 28 : 3 is 9:1, two to the left 7:1. A 6 is DE on both.
    t.dice(&[6]).act(Axis, assault(1314));
    let before = left(&t);
    t.dice(&[6]).act(Axis, assault(1313));
    assert!(t.is_lost("6 GC") && t.is_lost("II Ro"));
    assert_eq!(t.at("1 Pz"), Some(1313));
    assert_eq!(before - left(&t), 6, "one for the hex and two for the attack");
    t.all_rolled();
}

/// BPH-7.3f: German ground-attack aircraft add their bombing factor; Hungarian ones do not.
#[test]
fn german_aircraft_support_a_mobile_attack() {
    let mut t = campaign(&EXAMPLE.replace("SG 2", "SG 2, SG 10, MKHL 102"));
    t.take(Axis, &PANZERS).act(Axis, to(1216)).act(Axis, to(1215)).act(Axis, assault(1314));
    t.refused(Axis, Action::AirSupport(t.air("MKHL 102")), "BPH-7.3f");
    t.act(Axis, Action::AirSupport(t.air("SG 2")));
    assert_eq!(t.rules.sum(&t.state, t.fight()).attack, 32);
}

/// BPH-7.3g: a column that started with the attackers supports them; one that only happens to be near does not.
#[test]
fn a_column_that_rides_along_supports_a_mobile_attack() {
    let mut t = campaign(
        "turn 2 axis_move
         1116: 1 Pz, 23 Pz, 24 Pz, CL A1
         1114: CL A2
         1314: 6 GC*
         allied: 1216 1215
         air 10: SG 2",
    );
    t.take(Axis, &["1 Pz", "23 Pz", "24 Pz", "CL A1"]).act(Axis, to(1216)).act(Axis, to(1215));
    assert_eq!(left(&t), 14, "a column has 10 points");
    t.act(Axis, assault(1314));
    t.refused(Axis, Action::Spend(t.unit("CL A2")), "BPH-7.3g");
    let column = Action::Spend(t.unit("CL A1"));
    t.act(Axis, column);
    assert_eq!((t.shift("BPH-5.8.1b"), t.column().as_str()), (1, "4:1"));
    t.dice(&[6]).done(Axis);
    assert!(t.is_lost("6 GC"));
    assert_eq!((t.at("CL A1"), t.at("CL A2")), (None, Some(1114)));
}

/// TV-12, BPH-7.3g: the column has 10 points. When the attack would bring the cost to 12, it cannot come along; without
/// it the tanks can. (2 Art has no zone, so the stack is not stopped next to it.)
#[test]
fn a_column_without_the_points_cannot_support_a_mobile_attack() {
    let after_nine_points = |stack: &[&str]| {
        let mut t = campaign("turn 2 axis_move\n1216: 1 Pz, CL A1\n1314: 2 Art");
        t.take(Axis, stack);
        for _ in 0..4 {
            t.act(Axis, to(1316)).act(Axis, to(1216));
        }
        t.act(Axis, to(1215));
        assert_eq!(spent(&t), 18);
        t
    };
    let alone = after_nine_points(&["1 Pz"]);
    assert!(alone.allowed(Axis, assault(1314)));
    let together = after_nine_points(&["1 Pz", "CL A1"]);
    together.refused(Axis, assault(1314), "BPH-7.3g");
}

/// PR-10: a mobile attack is fought inside the move of its stack, without further attackers; nobody joins afterwards.
#[test]
fn nobody_joins_a_mobile_attack() {
    let mut t = campaign(&format!("{EXAMPLE}\n1315: 76\n1115: 13 Pz"));
    t.take(Axis, &PANZERS).act(Axis, to(1216)).act(Axis, to(1215)).act(Axis, assault(1314));
    t.refused(Axis, Action::Attacker(t.unit("76")), "PR-10");
    assert_eq!(t.fight().attackers.len(), 3);
    t.dice(&[6]).done(Axis);
    assert!(in_hand(&t.state).is_some(), "the move goes on where it was interrupted");
    t.refused(Axis, Action::Join(t.unit("13 Pz")), "PR-9");
}

// 7.4

/// BPH-7.4a: away from the enemy a unit doubles its points: 76 (6 points) goes to Mistelbach for 8½.
#[test]
fn operational_movement_doubles_the_points() {
    let mut t = campaign("turn 2 axis_move\n1717: 76");
    t.take(Axis, &["76"]).act(Axis, to(929));
    assert_eq!(moving(&t).operational, Some(17));
    let mut t = campaign("turn 2 allied_move\n2507: 37 RC");
    t.take(Allied, &["37 RC"]).act(Allied, to(2413)).act(Allied, to(2315));
    assert_eq!(t.at("37 RC"), Some(2315), "both sides use it");
}

/// BPH-7.4a: it may not begin next to an enemy, whatever that is, nor end there.
#[test]
fn operational_movement_neither_begins_nor_ends_next_to_the_enemy() {
    let mut t = campaign("turn 2 axis_move\n1717: 76\n1617: 2 Art");
    t.take(Axis, &["76"]);
    t.refused(Axis, to(929), "BPH-7.4a");
    let mut t = campaign("turn 2 axis_move\n1717: 76\n0829: 2 Art");
    t.take(Axis, &["76"]);
    t.refused(Axis, to(929), "BPH-7.4a");
}

/// BPH-7.4a: it keeps out of hexes next to the enemy. With 2 Art in Pest the way to Mistelbach is 11½ points instead
/// of 8½.
#[test]
fn operational_movement_goes_round_the_enemy() {
    let mut t = campaign("turn 2 axis_move\n1717: 76\n1522: 2 Art");
    t.take(Axis, &["76"]).act(Axis, to(929));
    assert_eq!(moving(&t).operational, Some(23));
}

/// BPH-7.4a: what counts is where the unit stood as the phase began. The panzers remove its only neighbour, but 76 has
/// started the phase next to the enemy.
#[test]
fn a_unit_next_to_the_enemy_as_the_phase_begins_does_not_move_operationally() {
    let mut t = campaign("turn 2 axis_move\n1116: 1 Pz, 23 Pz, 24 Pz\n1315: 76\n1317: 46\n1314: 6 GC*");
    t.take(Axis, &PANZERS).act(Axis, to(1215));
    t.dice(&[6]).act(Axis, assault(1314));
    t.done(Axis).take(Axis, &["76"]);
    t.refused(Axis, to(1427), "BPH-7.4a");
    t.done(Axis).take(Axis, &["46"]).act(Axis, to(1427));
    assert_eq!(t.at("46"), Some(1427));
}

/// TV-41, BPH-7.4a with `opmove=adjacent`: the only enemy neighbour stands across the Danube and has no zone here, yet
/// it rules out operational movement.
#[test]
fn an_enemy_across_the_danube_rules_out_operational_movement() {
    let mut t = with(&[("opmove", "adjacent")], "turn 2 axis_move\n1723: 76\n1722: 37 RC");
    assert!(!t.rules.zone(&t.state, Allied).contains(hex(1723).0));
    t.take(Axis, &["76"]);
    t.refused(Axis, to(1131), "BPH-7.4a");
    assert!(t.allowed(Axis, to(1928)), "as far as its own points go");
}

/// BPH-7.4a with `opmove=zoc`: only zones count, so the same unit may. Next to an enemy with a zone it may not.
#[test]
fn under_the_other_reading_only_zones_rule_out_operational_movement() {
    let mut t = with(&[("opmove", "zoc")], "turn 2 axis_move\n1723: 76\n1722: 37 RC");
    t.take(Axis, &["76"]).act(Axis, to(1131));
    assert_eq!(t.at("76"), Some(1131));
    let mut t = with(&[("opmove", "zoc")], "turn 2 axis_move\n1721: 76\n1722: 37 RC");
    t.take(Axis, &["76"]);
    t.refused(Axis, to(1131), "BPH-7.4a");
}

/// TV-H5, BPH-7.4b: a headquarters has 2 points, 4 by operational movement, and so 8 rail hexes: from 2607 past Deva
/// (2411, the sixth) to 2413. Arad (2216) is twelve.
#[test]
fn a_headquarters_runs_eight_rail_hexes() {
    let mut t = campaign("turn 1 allied_move\n2607: HQ 2U");
    t.take(Allied, &["HQ 2U"]);
    assert!(t.allowed(Allied, to(2411)));
    assert!(t.allowed(Allied, to(2413)));
    t.refused(Allied, to(2313), "BPH-7.1a");
    t.refused(Allied, to(2216), "BPH-7.1a");
    t.act(Allied, to(2411));
    assert_eq!(moving(&t).operational, Some(6));
}

// 7.5

/// BPH-7.5a: Balaton, Velence and Neusiedl are not crossed. From 1624 to 1723, and from 1329 to 1328,
/// the way round costs 1½ points.
#[test]
fn lakes_are_not_crossed() {
    assert_eq!(cost(&[], 2, "76", 1624, 1723, ""), 3);
    assert_eq!(cost(&[], 2, "76", 1329, 1328, ""), 3);
    let mut t = campaign("turn 2 axis_move\n1927: HQ 6A\n1828: 2 Art");
    t.take(Axis, &["HQ 6A"]);
    t.refused(Axis, to(2027), "BPH-7.5a");
}

/// BPH-7.5a: a line of communications does not cross them either.
#[test]
fn lines_of_communications_do_not_cross_lakes() {
    let t = campaign("turn 2 axis_move\n1719: 76");
    for (from, goal) in [(1624, 1723), (1927, 2027), (1328, 1329)] {
        let source = std::iter::once(hex(from).0).collect();
        let lines = t.rules.lines_from(&t.state, Axis, &source);
        assert!(lines.get(hex(goal).0).is_some_and(|far| far > 1), "{from} to {goal}");
    }
}

// House rules of this chapter

/// HOUSE-9: a hex belongs to whose land unit was there last, even in passing; headquarters and partisans count.
#[test]
fn passing_units_take_control() {
    for unit in ["76", "HQ 6A"] {
        let mut t = campaign(&format!("turn 2 axis_move\n1717: {unit}\nallied: 1718 1719"));
        t.take(Axis, &[unit]).act(Axis, to(1718)).act(Axis, to(1719));
        assert!(t.controls(Axis, 1718) && t.controls(Axis, 1719), "{unit}");
    }
    let mut t = campaign("turn 2 allied_move\n0720: Slvk 3\naxis: 0721");
    t.take(Allied, &["Slvk 3"]).act(Allied, to(721));
    assert!(t.controls(Allied, 721));
}

/// HOUSE-9 meets BPH-7.1a: a hex the stack has just entered is its own, so the rails beyond serve it in the same leg.
/// From Cegléd over enemy-held Kecskemét to 1920 that is a point and a half, and that is announced, explained and paid.
#[test]
fn a_move_costs_what_was_announced() {
    let mut t = campaign("turn 2 axis_move\n1720: 76\nallied: 1821");
    t.take(Axis, &["76"]);
    let choices = t.rules.scene(&t.state, kernel::Viewer::Seat(Axis.seat())).choices;
    let announced = choices.iter().find(|c| c.space.as_deref() == Some("1920")).expect("1920 is in reach");
    assert_eq!(announced.cost.as_deref(), Some("1½"));
    let rows = t.rules.explain(&t.state, Axis.seat(), &to(1920)).rows;
    assert_eq!(rows.iter().map(|r| r.value.as_str()).collect::<Vec<_>>(), ["1", "½"]);
    t.act(Axis, to(1920));
    assert_eq!(spent(&t), 3);
    // A column does not take the hex, and pays for the ground all the way.
    let mut t = campaign("turn 2 axis_move\n1720: CL A1\nallied: 1821");
    t.take(Axis, &["CL A1"]).act(Axis, to(1920));
    assert_eq!(spent(&t), 4);
}

/// HOUSE-9, BPH-7.1a: one leg reaches what several reach, and each is paid as announced, over ground of both sides.
#[test]
fn one_leg_reaches_what_several_legs_reach() {
    let mut legs = 0;
    for unit in ["76", "1 Pz", "HQ 6A", "CL A1"] {
        let held = "allied: 1718 1818 2017 1720 1620 1520 1617 1616 1821";
        let mut t = campaign(&format!("turn 2 axis_move\n1719: {unit}\n1515: 6 GC\n{held}"));
        t.take(Axis, &[unit]);
        let start = t.state.clone();
        let first = t.list(Axis);
        let choices = t.rules.scene(&t.state, kernel::Viewer::Seat(Axis.seat())).choices;
        for choice in choices.iter().filter(|c| c.cost.is_some()) {
            let action: Action = serde_json::from_value(choice.action.clone()).expect("an action");
            t.state = start.clone();
            t.act(Axis, action);
            let Some(moving) = in_hand(&t.state) else { continue };
            let rates = [Some(moving.spent), moving.operational].into_iter().flatten();
            let paid: Vec<String> = rates.map(hungary_1944::halves).collect();
            assert!(paid.iter().any(|p| Some(p) == choice.cost.as_ref()), "{action:?}: {paid:?} {:?}", choice.cost);
            for next in t.list(Axis).into_iter().filter(|a| matches!(a, Action::MoveTo(_))) {
                assert!(next == to(1719) || first.contains(&next), "{unit}: {action:?}, then {next:?}");
                legs += 1;
            }
        }
    }
    assert!(legs > 1000, "{legs}");
}

/// HOUSE-9: columns do not take control, and zones change nothing.
#[test]
fn columns_and_zones_take_no_control() {
    let mut t = campaign("turn 2 axis_move\n1717: CL A1, 76\nallied: 1718 1719 1816");
    t.take(Axis, &["CL A1"]).act(Axis, to(1718)).act(Axis, to(1719));
    assert_eq!(t.at("CL A1"), Some(1719));
    assert!(t.controls(Allied, 1718) && t.controls(Allied, 1719));
    t.done(Axis).take(Axis, &["76"]).act(Axis, to(1817)).done(Axis);
    assert!(t.controls(Allied, 1816), "only next to 76");
}

/// HOUSE-9: rail movement, rail connections and bridges run through controlled hexes only.
#[test]
fn the_rails_serve_whoever_controls_the_hexes() {
    assert_eq!(cost(&[], 2, "76", 1719, 1720, ""), 1);
    assert_eq!(cost(&[], 2, "76", 1719, 1720, "allied: 1720"), 2);
    // HQ Hu3 in Szeged: connected, and cut off from the rails when the lines around it change hands.
    let connected = |allied: &str| {
        let t = campaign(&format!("turn 2 axis_move\n2220: HQ Hu3\n{allied}"));
        t.rules.rail_net(&t.state, Axis).contains(hex(2220).0)
    };
    assert!(connected(""));
    assert!(!connected("allied: 2119 2219 2320"));
}

/// HOUSE-10: units marked S enter only Slovak hexes while there are partisans. 18 SS HW, which starts outside, may stay
/// there or go to Slovakia.
#[test]
fn s_units_stay_in_slovakia() {
    let mut t = campaign("turn 1 axis_move\n0824: 14 SS\n1021: 18 SS HW\n0720: Slvk 3");
    t.take(Axis, &["14 SS"]);
    t.refused(Axis, to(829), "HOUSE-10");
    assert!(t.allowed(Axis, to(825)));
    t.done(Axis).take(Axis, &["18 SS HW"]);
    t.refused(Axis, to(1120), "HOUSE-10");
    assert!(t.allowed(Axis, to(1022)));
    t.done(Axis);
    assert_eq!(t.at("18 SS HW"), Some(1021));
}

/// HOUSE-10: a mobile attack would lead out of Slovakia as well.
#[test]
fn s_units_do_not_attack_their_way_out_of_slovakia() {
    let sketch = "turn 1 axis_move\n0920: 18 SS HW\n1021: II Ro*\n0720: Slvk 3";
    let mut t = campaign(sketch);
    t.take(Axis, &["18 SS HW"]);
    t.refused(Axis, assault(1021), "HOUSE-10");
    let mut t = with_s_units_free(sketch);
    t.take(Axis, &["18 SS HW"]);
    assert!(t.allowed(Axis, assault(1021)));
}

/// HOUSE-10: when the uprising is over they go where they like.
#[test]
fn s_units_are_free_when_the_uprising_is_over() {
    let mut t = with_s_units_free("turn 1 axis_move\n0824: 14 SS");
    t.take(Axis, &["14 SS"]).act(Axis, to(829));
    assert_eq!(t.at("14 SS"), Some(829));
}

/// HOUSE-13: in the Debrecen scenario nobody moves into rows 04 to 11.
#[test]
fn the_northern_rows_are_closed_in_debrecen() {
    let mut t = table("debrecen", &[], "turn 1 allied_move\n1204: 51 RC\n1515: 13 Pz");
    t.take(Allied, &["51 RC"]);
    t.refused(Allied, to(1104), "HOUSE-13");
    assert!(t.allowed(Allied, to(1304)));
    let mut t = table("debrecen", &[], "turn 1 axis_move\n1217: 13 Pz");
    t.take(Axis, &["13 Pz"]);
    t.refused(Axis, to(1117), "HOUSE-13");
    let mut t = campaign("turn 1 axis_move\n1217: 13 Pz");
    t.take(Axis, &["13 Pz"]).act(Axis, to(1117));
    assert_eq!(t.at("13 Pz"), Some(1117), "only in that scenario");
}

/// HOUSE-13: no step leads through the closed rows either. By rail past Miskolc (row 11) a headquarters comes from 1218
/// to Nyíregyháza in the campaign, in the Debrecen scenario it does not; nor does anybody's way touch those rows.
#[test]
fn nobody_passes_through_the_northern_rows_in_debrecen() {
    let sketch = "turn 2 axis_move\n1218: HQ 6A\n1217: 1 Pz";
    let mut t = campaign(sketch);
    t.take(Axis, &["HQ 6A"]);
    assert!(t.allowed(Axis, to(1215)));
    let mut t = table("debrecen", &[], sketch);
    t.take(Axis, &["HQ 6A"]);
    t.refused(Axis, to(1215), "HOUSE-13");
    t.refused(Axis, to(2220), "BPH-7.1a");
    t.done(Axis).take(Axis, &["1 Pz"]);
    let moves: Vec<Action> = t.list(Axis).into_iter().filter(|a| matches!(a, Action::MoveTo(_))).collect();
    assert!(moves.len() > 50, "{}", moves.len());
    for action in moves {
        let path = t.rules.explain(&t.state, Axis.seat(), &action).path;
        assert!(path.iter().all(|hex| hex.as_str() >= "1200"), "{path:?}");
    }
}

/// HOUSE-13: Axis reinforcements may enter at a supply hex in the closed rows, and only there; they must leave the rows
/// before the movement phase ends.
#[test]
fn reinforcements_that_enter_in_the_closed_rows_must_leave_them() {
    let mut t = table("debrecen", &[], "turn 2 reinforcements\n1719: HQ 6A\ndue 2: 24 Pz, 1 Hz");
    t.done(Axis);
    t.act(Axis, Action::Enter(t.unit("1 Hz")));
    t.refused(Axis, Action::Place(hex(1117)), "HOUSE-13");
    t.act(Axis, Action::Place(hex(1719)));
    t.act(Axis, Action::Enter(t.unit("24 Pz"))).act(Axis, Action::Place(hex(421)));
    while t.phase() != Phase::Move(Axis) {
        let axis = t.rules.deciders(&t.state).contains(Axis.seat());
        t.done(if axis { Axis } else { Allied });
    }
    t.refused(Axis, Action::Done, "HOUSE-13");
    t.take(Axis, &["24 Pz"]);
    t.refused(Axis, Action::Done, "HOUSE-13");
    t.refused(Axis, to(522), "HOUSE-13");
    t.act(Axis, to(1221)).done(Axis);
    assert_eq!(t.at("24 Pz"), Some(1221));
    t.done(Axis);
    assert_ne!(t.phase(), Phase::Move(Axis));
}

/// HOUSE-13: the exception is for the Axis; Allied reinforcements do not enter in the closed rows.
#[test]
fn allied_reinforcements_do_not_enter_in_the_closed_rows() {
    let mut t = table("debrecen", &[], "turn 2 reinforcements\n1719: HQ 6A\n2607: HQ 2U\ndue 2: 23 Tk");
    t.done(Axis).done(Allied);
    t.act(Allied, Action::Enter(t.unit("23 Tk")));
    for closed in [400, 1100] {
        t.refused(Allied, Action::Place(hex(closed)), "HOUSE-13");
    }
    t.act(Allied, Action::Place(hex(1200)));
    assert_eq!(t.at("23 Tk"), Some(1200));
}

/// HOUSE-13: lines of communications may run through the closed rows: from Nyíregyháza the nearest supply hex is 0421.
#[test]
fn lines_of_communications_run_through_the_closed_rows() {
    let t = table("debrecen", &[], "turn 1 axis_move\n1215: 76");
    let line = t.rules.supply_line(&t.state, t.unit("76")).unwrap_or_else(|| panic!("no line"));
    assert!(line.iter().any(|&h| t.rules.data.map.grid.row(h) < 12));
    assert_eq!(t.supply("76"), Supply::Full);
}

/// HOUSE-15 with `mud=on`: on turns 3 to 5 and 11 to 12 armour pays a point more in flat hexes off the rails.
#[test]
fn mud_slows_armour_down() {
    let on = [("mud", "on")];
    for turn in 1..=14 {
        let muddy = matches!(turn, 3..=5 | 11..=12);
        assert_eq!(cost(&on, turn, "1 Pz", 1717, 1817, ""), if muddy { 4 } else { 2 }, "turn {turn}");
    }
    assert_eq!(cost(&on, 3, "FHH", 1717, 1817, ""), 4, "mechanised");
    assert_eq!(cost(&on, 3, "76", 1717, 1817, ""), 2, "infantry");
    assert_eq!(cost(&on, 3, "1 Pz", 1719, 1720, ""), 1, "by rail");
    assert_eq!(cost(&on, 3, "1 Pz", 1627, 1626, ""), 4, "hills");
}

/// HOUSE-15 with `mud=off`: by default there is no mud.
#[test]
fn by_default_there_is_no_mud() {
    for turn in [3, 4, 5, 11, 12] {
        assert_eq!(cost(&[("mud", "off")], turn, "1 Pz", 1717, 1817, ""), 2, "turn {turn}");
    }
}

/// HOUSE-16 with `free_shift=on`: before turn 1 the Axis may shift each unit by one hex that it holds, within the
/// stacking rules, once.
#[test]
fn the_axis_may_shift_its_units_before_the_first_turn() {
    let mut t = scenario("campaign", &[("free_shift", "on")]);
    assert_eq!(t.phase(), Phase::Shift);
    let unit = t.unit("76");
    t.act(Axis, Action::Select(unit));
    t.refused(Axis, Action::Place(hex(1712)), "HOUSE-16");
    t.act(Axis, Action::Place(hex(1715)));
    assert_eq!(t.at("76"), Some(1715));
    t.refused(Axis, Action::Select(unit), "BPH-7.1d");
    // 1 Pc in 2217 stands next to Arad, which is Allied, and next to 2116, which is not.
    t.act(Axis, Action::Select(t.unit("1 Pc")));
    t.refused(Axis, Action::Place(hex(2216)), "HOUSE-16");
    t.act(Axis, Action::Place(hex(2116)));
    t.refused(Axis, Action::Select(t.unit("CL A1")), "HOUSE-16");
    t.done(Axis);
    assert_eq!(t.phase(), Phase::Uprising);
}

/// HOUSE-16, HOUSE-10: units marked S are not shifted out of Slovakia.
#[test]
fn the_free_shift_keeps_s_units_in_slovakia() {
    let mut t = scenario("campaign", &[("free_shift", "on")]);
    t.act(Axis, Action::Select(t.unit("18 SS HW")));
    t.refused(Axis, Action::Place(hex(1121)), "HOUSE-10");
    t.act(Axis, Action::Place(hex(1022)));
    assert_eq!(t.at("18 SS HW"), Some(1022));
}

/// HOUSE-16: a shifted unit moves on turn 1 as if nothing had been.
#[test]
fn a_shifted_unit_moves_on_turn_one() {
    let mut t = scenario("campaign", &[("free_shift", "on")]);
    t.act(Axis, Action::Select(t.unit("FHH"))).act(Axis, Action::Place(hex(1418))).done(Axis);
    for number in [822, 922, 720] {
        t.act(Allied, Action::Place(hex(number)));
    }
    while t.phase() != Phase::Move(Axis) {
        let axis = t.rules.deciders(&t.state).contains(Axis.seat());
        t.done(if axis { Axis } else { Allied });
    }
    assert!(t.allowed(Axis, Action::Select(t.unit("FHH"))));
}

/// HOUSE-16 with `free_shift=off`: by default the set-up is fixed.
#[test]
fn by_default_the_set_up_is_fixed() {
    let t = scenario("campaign", &[("free_shift", "off")]);
    assert_eq!(t.phase(), Phase::Uprising);
}
