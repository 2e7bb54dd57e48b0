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

/// Half points a unit pays in the mud to go from one hex to another.
fn cost(turn: u8, unit: &str, from: u16, goal: u16) -> u8 {
    let mut t = with(&[("mud", "on")], &format!("turn {turn} axis_move\n{from:04}: {unit}"));
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

/// BPH-7.2a: a pass is a name on the map, not a town. The Verecke Pass shares its hex with Volovets, the Uzhok Pass
/// lies in a hex without a town.
#[test]
fn a_pass_is_not_a_town() {
    let t = campaign("turn 2 axis_move\n0711: 97 J");
    assert!(!t.rules.data.map.hex(hex(611).0).town);
    assert!(t.rules.data.map.hex(hex(710).0).town);
}

const PANZERS: [&str; 3] = ["1 Pz", "23 Pz", "24 Pz"];

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

/// BPH-7.5a: a line of communications does not cross a lake.
#[test]
fn lines_of_communications_do_not_cross_lakes() {
    let t = campaign("turn 2 axis_move\n1719: 76");
    for (from, goal) in [(1624, 1723), (1826, 1926), (1927, 2027), (1328, 1329)] {
        let source = std::iter::once(hex(from).0).collect();
        let lines = t.rules.lines_from(&t.state, Axis, &source);
        assert!(lines.get(hex(goal).0).is_some_and(|far| far > 1), "{from} to {goal}");
    }
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
    for turn in 1..=14 {
        let muddy = matches!(turn, 3..=5 | 11..=12);
        assert_eq!(cost(turn, "1 Pz", 1717, 1817), if muddy { 4 } else { 2 }, "turn {turn}");
    }
    assert_eq!(cost(3, "FHH", 1717, 1817), 4, "mechanised");
    assert_eq!(cost(3, "76", 1717, 1817), 2, "infantry");
    assert_eq!(cost(3, "1 Pz", 1719, 1720), 1, "by rail");
    assert_eq!(cost(3, "1 Pz", 1627, 1626), 4, "hills");
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
