//! Chapter 6: columns, replacements, reinforcements and withdrawals.

use crate::common::*;
use hungary_1944::Action;
use hungary_1944::state::{AirPlace, Intake, Phase, Place, SUnits};
use hungary_1944::vocabulary::{Branch, Front, Nation, UnitId};
use kernel::Game;

const COLUMNS: Intake = Intake::Columns;
const REPLACEMENTS: Intake = Intake::Replacements;
const REINFORCEMENTS: Intake = Intake::Reinforcements;
const WITHDRAWALS: Intake = Intake::Withdrawals;

/// Says "done" until a phase is reached, and tells which phases asked for a decision on the way.
fn until(t: &mut Table, turn: u8, phase: Phase) -> Vec<Phase> {
    let mut passed = Vec::new();
    while (t.state.turn, t.phase()) != (turn, phase) {
        assert!(passed.len() < 100, "{phase:?} of turn {turn} is never reached: {passed:?}");
        passed.push(t.phase());
        let axis = t.rules.deciders(&t.state).contains(Axis.seat());
        t.done(if axis { Axis } else { Allied });
    }
    passed
}

fn intake(t: &mut Table, side: hungary_1944::vocabulary::Side, part: Intake) {
    until(t, t.state.turn, Phase::Intake(side, part));
}

fn land(t: &Table, nation: Nation) -> u8 {
    t.state.pools.replacements[nation][Branch::Land]
}

fn air(t: &Table, nation: Nation) -> u8 {
    t.state.pools.replacements[nation][Branch::Air]
}

fn restore(t: &Table, id: &str) -> Action {
    Action::Restore(t.unit(id))
}

fn rebuild(t: &Table, id: &str, full: bool) -> Action {
    Action::Rebuild { unit: t.unit(id), full }
}

fn enter(t: &Table, id: &str) -> Action {
    Action::Enter(t.unit(id))
}

fn place(number: u16) -> Action {
    Action::Place(hex(number))
}

fn withdraw(t: &Table, id: &str) -> Action {
    Action::Withdraw(t.unit(id))
}

fn columns_on_map(t: &Table) -> usize {
    let columns = |u: &UnitId| t.rules.data.unit(*u).id.starts_with("CL ") && t.state.hex_of(*u).is_some();
    t.rules.data.unit_ids().filter(columns).count()
}

// 6.1

/// BPH-6.1a, PR-3: each side deals with columns, replacements, reinforcements and withdrawals in this order, the Axis
/// first; then the Allies transfer air units.
#[test]
fn the_phase_runs_through_its_five_parts_in_order() {
    let mut t = campaign(
        "turn 7 reinforcements
         1719: HQ 6A, 4 SS Pol*, FHH
         2607: HQ 2U
         2507: 18 RC*, 37 RC
         due 7: 96, 1 GM
         air box: 13 GIAD 2U, 194 IAD 3U",
    );
    assert_eq!(t.phase(), Phase::Intake(Axis, COLUMNS));
    t.refused(Axis, restore(&t, "4 SS Pol"), "PR-3");
    t.done(Axis);
    assert_eq!(t.phase(), Phase::Intake(Axis, REPLACEMENTS));
    t.refused(Axis, enter(&t, "96"), "PR-3");
    t.done(Axis);
    assert_eq!(t.phase(), Phase::Intake(Axis, REINFORCEMENTS));
    t.refused(Axis, withdraw(&t, "4 SS Pol"), "PR-3");
    t.act(Axis, enter(&t, "96")).act(Axis, place(1131));
    assert_eq!(t.phase(), Phase::Intake(Axis, WITHDRAWALS));
    t.act(Axis, withdraw(&t, "4 SS Pol"));
    assert_eq!(t.phase(), Phase::Intake(Allied, COLUMNS));
    t.done(Allied);
    assert_eq!(t.phase(), Phase::Intake(Allied, REPLACEMENTS));
    t.done(Allied);
    assert_eq!(t.phase(), Phase::Intake(Allied, REINFORCEMENTS));
    t.act(Allied, enter(&t, "1 GM")).act(Allied, place(2707));
    assert_eq!(t.phase(), Phase::Intake(Allied, WITHDRAWALS));
    t.act(Allied, withdraw(&t, "18 RC"));
    assert_eq!(t.phase(), Phase::Transfers);
    t.done(Allied);
    assert_eq!(t.phase(), Phase::Missions);
}

/// BPH-6.1a: what belongs to this phase is not done in another.
#[test]
fn a_replacement_is_not_used_in_the_movement_phase() {
    let t = campaign("turn 2 axis_move\n1719: HQ 6A, 76*");
    t.refused(Axis, restore(&t, "76"), "BPH-6.1a");
    t.refused(Axis, Action::Column(t.unit("HQ 6A")), "BPH-6.1a");
}

// 6.2

/// BPH-6.2a: 3 columns on turns 1 to 8, 2 on turns 9 to 14.
#[test]
fn the_axis_receives_three_columns_until_turn_eight_and_two_later() {
    for turn in 1..=14 {
        let t = campaign(&format!("turn {turn} reinforcements\n1719: HQ 6A"));
        assert_eq!(t.phase(), Phase::Intake(Axis, COLUMNS));
        assert_eq!(t.state.pools.columns, if turn <= 8 { 3 } else { 2 }, "turn {turn}");
    }
}

/// BPH-6.2b: 6 columns on turns 1 to 6, 3 on turns 7 to 11, 5 on turns 12 to 14.
#[test]
fn the_allies_receive_six_columns_then_three_then_five() {
    for turn in 1..=14 {
        let mut t = campaign(&format!("turn {turn} reinforcements\n2607: HQ 2U"));
        intake(&mut t, Allied, COLUMNS);
        let expected = match turn {
            1..=6 => 6,
            7..=11 => 3,
            _ => 5,
        };
        assert_eq!(t.state.pools.columns, expected, "turn {turn}");
    }
}

/// BPH-6.2a: what has been handed out is gone, even if a headquarters could take more.
#[test]
fn no_more_columns_are_received_than_the_income() {
    let mut t = campaign("turn 1 reinforcements\n1719: HQ 6A\n1522: HQ Hu3");
    let (first, second) = (t.unit("HQ 6A"), t.unit("HQ Hu3"));
    t.act(Axis, Action::Column(first)).act(Axis, Action::Column(first)).act(Axis, Action::Column(second));
    assert_eq!(columns_on_map(&t), 3);
    assert_ne!(t.phase(), Phase::Intake(Axis, COLUMNS), "nothing is left to hand out");
}

/// BPH-6.2a, BPH-6.2b: where nothing is left of the income, no headquarters receives a column.
#[test]
fn a_headquarters_receives_nothing_beyond_the_income() {
    let mut t = campaign("turn 1 reinforcements\n1719: HQ 6A\n2607: HQ 2U");
    t.state.pools.columns = 0;
    t.refused(Axis, Action::Column(t.unit("HQ 6A")), "BPH-6.2a");
    t.state.pools.columns = 1;
    intake(&mut t, Allied, COLUMNS);
    t.state.pools.columns = 0;
    t.refused(Allied, Action::Column(t.unit("HQ 2U")), "BPH-6.2b");
}

/// BPH-6.2c with `cl_reception=one_off_rail`: the one headquarters has no rail and takes one column; the rest is lost.
#[test]
fn a_headquarters_off_the_rails_takes_one_column_by_default() {
    let mut t = with(&[("cl_reception", "one_off_rail")], "turn 1 reinforcements\n1302: HQ 4U");
    intake(&mut t, Allied, COLUMNS);
    let hq = t.unit("HQ 4U");
    t.act(Allied, Action::Column(hq));
    assert_eq!(columns_on_map(&t), 1);
    assert_ne!(t.phase(), Phase::Intake(Allied, COLUMNS));
}

/// BPH-6.2c with `cl_reception=rail_only`: no headquarters can receive, so the columns of the turn are lost.
#[test]
fn without_a_headquarters_on_the_rails_the_allied_columns_can_be_lost() {
    let mut t = with(&[("cl_reception", "rail_only")], "turn 1 reinforcements\n1302: HQ 4U\n1303: 37 RC");
    let passed = until(&mut t, 1, Phase::Move(Allied));
    assert!(!passed.contains(&Phase::Intake(Allied, COLUMNS)));
    assert_eq!(columns_on_map(&t), 0);
    let t = with(&[("cl_reception", "rail_only")], "turn 1 reinforcements\n1302: HQ 4U\n2607: HQ 2U");
    let mut t = t;
    intake(&mut t, Allied, COLUMNS);
    t.refused(Allied, Action::Column(t.unit("HQ 4U")), "BPH-10.2d");
}

/// BPH-6.2c: a headquarters that is cut off receives nothing under either reading.
#[test]
fn a_cut_off_headquarters_receives_no_column() {
    for reading in ["one_off_rail", "rail_only"] {
        let mut t = with(
            &[("cl_reception", reading)],
            "turn 1 reinforcements\n1302: HQ 4U\n1202: 76\n1402: 71\n1303: 68\n2607: HQ 2U",
        );
        intake(&mut t, Allied, COLUMNS);
        t.refused(Allied, Action::Column(t.unit("HQ 4U")), "BPH-6.2c");
        assert!(t.allowed(Allied, Action::Column(t.unit("HQ 2U"))));
    }
}

/// BPH-5.8.3a: a column is not received by river in a town where an enemy column stands, though that has not changed
/// hands.
#[test]
fn no_column_is_received_beside_an_enemy_column() {
    let t = campaign("turn 1 reinforcements\n1522: HQ 6A\n2024: CL S1");
    assert!(t.controls(Axis, 2024));
    t.refused(Axis, Action::RiverColumn(hex(2024)), "BPH-5.8.3a");
    assert!(t.allowed(Axis, Action::RiverColumn(hex(1924))));
}

// 6.3

/// BPH-6.3a: what each nation receives on each turn is read from the table.
#[test]
fn replacements_come_from_the_table() {
    let steps = |turns: &[(u8, u8)], turn| turns.iter().find(|t| t.0 == turn).map_or(0, |t| t.1);
    for turn in 1..=14u8 {
        let t = campaign(&format!("turn {turn} reinforcements\n1719: HQ 6A\n2607: HQ 2U"));
        let german = if turn <= 10 { 2 } else { 1 };
        assert_eq!((land(&t, Nation::De), air(&t, Nation::De)), (german, u8::from(turn % 3 == 0)), "turn {turn}");
        let soviet = match turn {
            1..=6 => 3,
            7..=9 => 2,
            _ => 4,
        };
        assert_eq!((land(&t, Nation::Su), air(&t, Nation::Su)), (soviet, u8::from(turn > 1)), "turn {turn}");
        let romanian = u8::from(turn % 2 == 1 && turn > 1);
        assert_eq!((land(&t, Nation::Ro), air(&t, Nation::Ro)), (romanian, steps(&[(8, 1)], turn)), "turn {turn}");
        assert_eq!((land(&t, Nation::Bg), air(&t, Nation::Bg)), (steps(&[(8, 1), (11, 1)], turn), 0), "turn {turn}");
        assert_eq!((land(&t, Nation::Yu), air(&t, Nation::Yu)), (steps(&[(10, 1)], turn), 0), "turn {turn}");
        assert_eq!((land(&t, Nation::Cz), air(&t, Nation::Cz)), (steps(&[(9, 1)], turn), 0), "turn {turn}");
        assert_eq!((land(&t, Nation::Sk), air(&t, Nation::Sk)), (0, 0), "turn {turn}");
    }
}

/// BPH-6.3b: a replacement turns a reduced unit to its full side.
#[test]
fn a_replacement_restores_a_lost_step() {
    let mut t = campaign("turn 1 reinforcements\n1719: HQ 6A\n1720: 76*, 1 Pz");
    intake(&mut t, Axis, REPLACEMENTS);
    t.refused(Axis, restore(&t, "1 Pz"), "BPH-6.3b");
    t.act(Axis, restore(&t, "76"));
    assert_eq!(t.steps("76"), 2);
    assert_eq!(land(&t, Nation::De), 1);
}

/// BPH-6.3b with `rebuild_cost=two_for_full`: one replacement brings an eliminated unit back reduced, two bring it back
/// whole. A unit of one step takes one.
#[test]
fn one_replacement_brings_a_unit_back_reduced_and_two_bring_it_back_whole() {
    let sketch = "turn 1 reinforcements\n1719: HQ 6A\nlost: 76, Dirl";
    let options = [("rebuild_cost", "two_for_full")];
    let mut t = with(&options, sketch);
    intake(&mut t, Axis, REPLACEMENTS);
    t.act(Axis, rebuild(&t, "76", false)).act(Axis, place(1720));
    assert_eq!((t.steps("76"), land(&t, Nation::De)), (1, 1));
    let mut t = with(&options, sketch);
    intake(&mut t, Axis, REPLACEMENTS);
    t.act(Axis, rebuild(&t, "76", true)).act(Axis, place(1720));
    assert_eq!((t.steps("76"), land(&t, Nation::De)), (2, 0));
    let mut t = with(&options, sketch);
    intake(&mut t, Axis, REPLACEMENTS);
    t.refused(Axis, rebuild(&t, "Dirl", false), "BPH-6.3b");
    t.act(Axis, rebuild(&t, "Dirl", true)).act(Axis, place(421));
    assert_eq!((t.steps("Dirl"), land(&t, Nation::De)), (1, 1));
}

/// HOUSE-10 meets BPH-6.3d: a rebuilt unit marked S comes back in Slovakia while there are partisans, and not at all
/// where no supply hex or headquarters is there; once they are gone it comes back like any other.
#[test]
fn a_rebuilt_s_unit_comes_back_in_slovakia() {
    let mut t = campaign("turn 1 reinforcements\n1719: HQ 6A\n0720: Slvk 3\nlost: Dirl, 76");
    intake(&mut t, Axis, REPLACEMENTS);
    t.act(Axis, rebuild(&t, "Dirl", true));
    t.refused(Axis, place(1131), "HOUSE-10");
    t.refused(Axis, place(1720), "HOUSE-10");
    t.act(Axis, place(421));
    assert_eq!(t.at("Dirl"), Some(421));
    t.act(Axis, rebuild(&t, "76", false));
    assert!(t.allowed(Axis, place(1131)), "76 bears no S");

    let mut barred = campaign("turn 1 reinforcements\n1719: HQ 6A\n0720: Slvk 3\n0421: 67 RC\nlost: Dirl, 76");
    intake(&mut barred, Axis, REPLACEMENTS);
    barred.refused(Axis, rebuild(&barred, "Dirl", true), "HOUSE-10");
    barred.state.s_units = SUnits::Settled;
    barred.act(Axis, rebuild(&barred, "Dirl", true)).act(Axis, place(1131));
    assert_eq!(barred.at("Dirl"), Some(1131));
}

/// BPH-6.3b with `rebuild_cost=two_for_full`: the one replacement of turn 11 is not enough for a whole unit.
#[test]
fn a_whole_unit_needs_two_replacements_at_hand() {
    let mut t = campaign("turn 11 reinforcements\n1719: HQ 6A\nlost: 76");
    intake(&mut t, Axis, REPLACEMENTS);
    assert_eq!(land(&t, Nation::De), 1);
    t.refused(Axis, rebuild(&t, "76", true), "BPH-6.3f");
    assert!(t.allowed(Axis, rebuild(&t, "76", false)));
}

/// BPH-6.3b with `rebuild_cost=one_for_full`: a unit always comes back whole, for one replacement; so does an air unit.
#[test]
fn under_the_other_reading_one_replacement_brings_a_unit_back_whole() {
    let options = [("rebuild_cost", "one_for_full")];
    let mut t = with(&options, "turn 3 reinforcements\n1719: HQ 6A\nlost: 76, 8 JD");
    intake(&mut t, Axis, REPLACEMENTS);
    t.refused(Axis, rebuild(&t, "76", false), "BPH-6.3b");
    t.act(Axis, rebuild(&t, "76", true)).act(Axis, place(1720));
    assert_eq!((t.steps("76"), land(&t, Nation::De)), (2, 1));
    t.act(Axis, Action::RestoreAir { air: t.air("8 JD"), front: None });
    assert!(!t.state.air(t.air("8 JD")).reduced);
}

/// BPH-6.3b: an eliminated air unit of two steps comes back reduced by default.
#[test]
fn an_air_unit_comes_back_reduced() {
    let mut t = campaign("turn 3 reinforcements\n1719: HQ 6A\nlost: 8 JD");
    intake(&mut t, Axis, REPLACEMENTS);
    t.act(Axis, Action::RestoreAir { air: t.air("8 JD"), front: None });
    assert_eq!(t.air_place("8 JD"), AirPlace::Available);
    assert!(t.state.air(t.air("8 JD")).reduced);
}

/// BPH-6.3b: only an eliminated unit is rebuilt, not one on the map, one yet to come, or one that has left the game.
#[test]
fn only_eliminated_units_are_rebuilt() {
    let mut t = campaign("turn 1 reinforcements\n1719: HQ 6A, 1 Pz\nlost: 76\ndue 2: 24 Pz");
    intake(&mut t, Axis, REPLACEMENTS);
    for id in ["1 Pz", "24 Pz", "23 Pz"] {
        t.refused(Axis, rebuild(&t, id, true), "BPH-6.3b");
    }
}

/// BPH-6.3c: a reduced unit needs a line of communications to a headquarters; 76 in 1720 is surrounded.
#[test]
fn a_unit_without_a_line_to_a_headquarters_is_not_restored() {
    let mut t = campaign(
        "turn 1 reinforcements
         1523: HQ 6A, 23 Pz*
         1720: 76*
         1620: 37 RC
         1820: 57 RC
         1721: 49 RC",
    );
    intake(&mut t, Axis, REPLACEMENTS);
    t.refused(Axis, restore(&t, "76"), "BPH-6.3c");
    assert!(t.allowed(Axis, restore(&t, "23 Pz")));
}

/// BPH-6.3d with `rebuild_placement=stacked_or_adjacent`: on a supply hex, or with or next to a headquarters on the
/// rails.
#[test]
fn a_rebuilt_unit_appears_on_a_supply_hex_or_at_a_headquarters() {
    let options = [("rebuild_placement", "stacked_or_adjacent")];
    let mut t = with(&options, "turn 1 reinforcements\n1719: HQ 6A\nlost: 76");
    intake(&mut t, Axis, REPLACEMENTS);
    t.act(Axis, rebuild(&t, "76", false));
    for there in [1719, 1619, 1718, 1819, 1820, 1720, 1620, 1131, 2232, 429, 421] {
        assert!(t.allowed(Axis, place(there)), "{there:04}");
    }
    for elsewhere in [1721, 1130, 1522] {
        t.refused(Axis, place(elsewhere), "BPH-6.3d");
    }
    t.act(Axis, place(1719));
    assert_eq!(t.at("76"), Some(1719));
}

/// BPH-6.4c with `rebuild_placement=adjacent`: only next to the headquarters, or on a supply hex.
#[test]
fn under_the_other_reading_a_rebuilt_unit_is_not_stacked_with_the_headquarters() {
    let mut t = with(&[("rebuild_placement", "adjacent")], "turn 1 reinforcements\n1719: HQ 6A\nlost: 76");
    intake(&mut t, Axis, REPLACEMENTS);
    t.act(Axis, rebuild(&t, "76", false));
    t.refused(Axis, place(1719), "BPH-6.3d");
    for there in [1619, 1718, 1819, 1820, 1720, 1620, 1131] {
        assert!(t.allowed(Axis, place(there)), "{there:04}");
    }
}

/// BPH-6.3d, BPH-10.2d: a headquarters off the rails (1626) does not take rebuilt units.
#[test]
fn a_headquarters_off_the_rails_takes_no_rebuilt_unit() {
    let mut t = campaign("turn 1 reinforcements\n1626: HQ 6A\nlost: 76");
    intake(&mut t, Axis, REPLACEMENTS);
    t.act(Axis, rebuild(&t, "76", false));
    for near in [1626, 1526] {
        t.refused(Axis, place(near), "BPH-10.2d");
        t.refused(Axis, place(near), "BPH-6.3d");
    }
    assert!(t.allowed(Axis, place(1131)));
}

/// TV-38: two reduced Soviet corps trace to a headquarters without rail (BPH-10.2d). One of them is restored, the other
/// has to wait, and no unit is rebuilt beside it, though three replacements are at hand (BPH-6.3c).
#[test]
fn a_headquarters_off_the_rails_hands_out_one_replacement() {
    let mut t = campaign("turn 1 reinforcements\n1302: HQ 4U\n1303: 37 RC*, 25 GRC*\nlost: 51 RC");
    intake(&mut t, Allied, REPLACEMENTS);
    assert_eq!(land(&t, Nation::Su), 3);
    t.act(Allied, restore(&t, "37 RC"));
    t.refused(Allied, restore(&t, "25 GRC"), "BPH-10.2d");
    t.act(Allied, rebuild(&t, "51 RC", false));
    t.refused(Allied, place(1303), "BPH-10.2d");
    t.act(Allied, place(1300));
    assert_eq!(t.steps("51 RC"), 1);
}

/// BPH-6.3e: an air replacement does not serve a land unit, nor a land replacement an air unit.
#[test]
fn land_and_air_replacements_do_not_serve_each_other() {
    // Turn 8: one Romanian air replacement and none for the land.
    let mut t = campaign("turn 8 reinforcements\n2607: HQ 2U\n2507: II Ro*\nlost: C1AR");
    intake(&mut t, Allied, REPLACEMENTS);
    t.refused(Allied, restore(&t, "II Ro"), "BPH-6.3e");
    let back = Action::RestoreAir { air: t.air("C1AR"), front: Some(Front::Second) };
    t.act(Allied, back);
    assert_eq!(t.air_place("C1AR"), AirPlace::Available);
    // Turn 1: two German land replacements and none for the air.
    let mut t = campaign("turn 1 reinforcements\n1719: HQ 6A, 76*\nlost: 8 JD");
    intake(&mut t, Axis, REPLACEMENTS);
    t.refused(Axis, Action::RestoreAir { air: t.air("8 JD"), front: None }, "BPH-6.3e");
}

/// PR-5: an Allied air unit comes back only into the box of a Front whose headquarters is on the map.
#[test]
fn an_allied_air_unit_comes_back_to_a_front_that_is_there() {
    let mut t = campaign("turn 2 reinforcements\n2607: HQ 2U\nlost: 13 GIAD");
    intake(&mut t, Allied, REPLACEMENTS);
    let back = |front| Action::RestoreAir { air: t.air("13 GIAD"), front: Some(front) };
    t.refused(Allied, back(Front::Third), "PR-5");
    assert!(t.allowed(Allied, back(Front::Second)));
}

/// BPH-6.3f: Romanian units do not use Soviet replacements, nor Hungarian units German ones.
#[test]
fn each_nation_uses_its_own_replacements() {
    let mut t = campaign("turn 1 reinforcements\n1719: HQ 6A, 12 GH*, 76*\n2607: HQ 2U\n2507: II Ro*\n2508: 37 RC*");
    intake(&mut t, Axis, REPLACEMENTS);
    assert_eq!((land(&t, Nation::De), land(&t, Nation::Hu)), (2, 0));
    t.refused(Axis, restore(&t, "12 GH"), "BPH-6.3f");
    let refusal = t.refusal(Axis, restore(&t, "12 GH"));
    assert!(!refusal.cites("BPH-6.3e"), "there are none for aircraft either: {refusal:?}");
    assert!(t.allowed(Axis, restore(&t, "76")));
    t.refused(Axis, restore(&t, "37 RC"), "BPH-6.3f");
    intake(&mut t, Allied, REPLACEMENTS);
    t.refused(Allied, restore(&t, "II Ro"), "BPH-6.3f");
    assert!(t.allowed(Allied, restore(&t, "37 RC")));
}

/// BPH-6.3g: replacements not used are gone on the next turn.
#[test]
fn unused_replacements_are_not_saved() {
    let mut t = campaign("turn 2 reinforcements\n1719: HQ 6A, 12 GH*, 76*");
    assert_eq!((land(&t, Nation::De), land(&t, Nation::Hu)), (2, 2));
    until(&mut t, 3, Phase::Intake(Axis, COLUMNS));
    assert_eq!((land(&t, Nation::De), land(&t, Nation::Hu)), (2, 0));
    until(&mut t, 4, Phase::Intake(Axis, COLUMNS));
    assert_eq!((land(&t, Nation::De), land(&t, Nation::Hu)), (2, 2));
}

/// BPH-6.3h: a rebuilt unit moves on the turn it comes back, operationally too: 76 (6 points) goes by rail from 1719 to
/// Vienna for 7½.
#[test]
fn a_rebuilt_unit_moves_at_once_and_operationally() {
    let mut t = campaign("turn 1 reinforcements\n1719: HQ 6A\nlost: 76");
    intake(&mut t, Axis, REPLACEMENTS);
    t.act(Axis, rebuild(&t, "76", true)).act(Axis, place(1719));
    until(&mut t, 1, Phase::Move(Axis));
    t.take(Axis, &["76"]).act(Axis, Action::MoveTo(hex(1130)));
    assert_eq!(t.at("76"), Some(1130));
}

// 6.4

/// BPH-6.4a: a reinforcement enters on its turn, and must, in a supply hex of its side.
#[test]
fn a_reinforcement_enters_on_its_turn_at_a_supply_hex() {
    let mut t = campaign("turn 2 reinforcements\n1719: HQ 6A\ndue 2: 24 Pz\ndue 3: 20 Pz");
    intake(&mut t, Axis, REINFORCEMENTS);
    t.refused(Axis, enter(&t, "20 Pz"), "BPH-6.4a");
    t.refused(Axis, enter(&t, "HQ 6A"), "BPH-6.4a");
    t.refused(Axis, Action::Done, "BPH-6.4a");
    t.act(Axis, enter(&t, "24 Pz"));
    for source in [2232, 1131, 429, 421] {
        assert!(t.allowed(Axis, place(source)), "{source:04}");
    }
    for elsewhere in [1130, 1719, 1117] {
        t.refused(Axis, place(elsewhere), "BPH-6.4a");
    }
    t.act(Axis, place(429));
    assert_eq!(t.at("24 Pz"), Some(429));
}

/// BPH-6.4a, BPH-6.4d: an enemy unit or a full stack closes an entry hex, an enemy zone does not.
#[test]
fn an_entry_hex_needs_room_and_no_enemy() {
    let mut t = campaign(
        "turn 2 reinforcements
         1131: 1 Pz, 23 Pz, 76, 46
         0421: 37 RC
         0529: 49 RC
         due 2: 24 Pz",
    );
    intake(&mut t, Axis, REINFORCEMENTS);
    t.act(Axis, enter(&t, "24 Pz"));
    t.refused(Axis, place(1131), "BPH-4.1a");
    t.refused(Axis, place(421), "BPH-6.4d");
    assert!(t.allowed(Axis, place(429)), "the zone of 49 RC does not close it");
}

/// BPH-6.4d: without an open entry hex the unit waits and tries again each turn.
#[test]
fn a_reinforcement_that_cannot_enter_waits() {
    let mut t = campaign(
        "turn 2 reinforcements
         2607: HQ 2U
         1131: 37 RC
         2232: 49 RC
         0429: 57 RC
         0421: 51 RC
         due 2: 24 Pz",
    );
    let passed = until(&mut t, 2, Phase::Move(Allied));
    assert!(!passed.contains(&Phase::Intake(Axis, REINFORCEMENTS)));
    assert_eq!(t.place("24 Pz"), Place::Coming(2));
    t.take(Allied, &["51 RC"]).act(Allied, Action::MoveTo(hex(422))).done(Allied);
    until(&mut t, 3, Phase::Intake(Axis, REINFORCEMENTS));
    t.act(Axis, enter(&t, "24 Pz")).act(Axis, place(421));
    assert_eq!(t.at("24 Pz"), Some(421));
}

/// BPH-6.4b: a Hungarian reinforcement may enter in a Hungarian town that the rails connect to a supply hex, and only
/// there besides the supply hexes.
#[test]
fn hungarian_reinforcements_enter_in_towns_on_the_rails() {
    let mut t = campaign("turn 2 reinforcements\n1719: HQ 6A\nallied: 1515\ndue 2: 1 Hz");
    intake(&mut t, Axis, REINFORCEMENTS);
    t.act(Axis, enter(&t, "1 Hz"));
    for there in [1117, 1522, 2220, 1131] {
        assert!(t.allowed(Axis, place(there)), "{there:04}");
    }
    // Polgár has no railway, Bratislava is not Hungarian, Debrecen is lost, 1721 is no town.
    for elsewhere in [1316, 1128, 1515, 1721] {
        t.refused(Axis, place(elsewhere), "BPH-6.4b");
    }
}

/// BPH-6.4b: a town whose line has been cut is no entry: Szeged with the rails around it in Allied hands.
#[test]
fn hungarian_reinforcements_do_not_enter_in_a_town_cut_off_from_the_rails() {
    let mut t = campaign("turn 2 reinforcements\n1719: HQ 6A\nallied: 2119 2219 2320\ndue 2: 1 Hz");
    intake(&mut t, Axis, REINFORCEMENTS);
    t.act(Axis, enter(&t, "1 Hz"));
    t.refused(Axis, place(2220), "BPH-6.4b");
    assert!(t.allowed(Axis, place(1117)));
}

/// BPH-6.4d: the turn of entry is the one the counter shows, and a unit moves on the turn it enters: 24 Pz goes from
/// 1131 to Szolnok by rail, 8 of its 12 points.
#[test]
fn a_reinforcement_moves_on_the_turn_it_enters() {
    let mut t = campaign("turn 2 reinforcements\n1522: HQ 6A\ndue 2: 24 Pz");
    assert_eq!(t.rules.data.unit(t.unit("24 Pz")).arrives, 2);
    intake(&mut t, Axis, REINFORCEMENTS);
    t.act(Axis, enter(&t, "24 Pz")).act(Axis, place(1131));
    until(&mut t, 2, Phase::Move(Axis));
    t.take(Axis, &["24 Pz"]).act(Axis, Action::MoveTo(hex(1719)));
    assert_eq!(t.at("24 Pz"), Some(1719));
}

/// BPH-6.4.1a: 12 V enters on turn 7 at Subotica and nowhere else.
#[test]
fn the_yugoslav_corps_enters_at_subotica() {
    let mut t = campaign("turn 7 reinforcements\n2607: HQ 2U\nallied: 2320\ndue 7: 12 V");
    assert_eq!(t.rules.data.unit(t.unit("12 V")).arrives, 7);
    intake(&mut t, Allied, REINFORCEMENTS);
    t.act(Allied, enter(&t, "12 V"));
    for elsewhere in [2707, 2717, 2321] {
        t.refused(Allied, place(elsewhere), "BPH-6.4.1a");
    }
    t.act(Allied, place(2320));
    assert_eq!(t.at("12 V"), Some(2320));
}

/// BPH-6.4.1a: while Subotica is in Axis hands 12 V waits.
#[test]
fn the_yugoslav_corps_waits_for_subotica() {
    let mut t = campaign("turn 7 reinforcements\n2607: HQ 2U\n2420: 37 RC\ndue 7: 12 V");
    assert!(t.controls(Axis, 2320));
    until(&mut t, 7, Phase::Move(Allied));
    assert_eq!(t.place("12 V"), Place::Coming(7));
    t.take(Allied, &["37 RC"])
        .act(Allied, Action::MoveTo(hex(2320)))
        .act(Allied, Action::MoveTo(hex(2321)))
        .done(Allied);
    t.dice(&[1]);
    until(&mut t, 8, Phase::Intake(Allied, REINFORCEMENTS));
    t.act(Allied, enter(&t, "12 V")).act(Allied, place(2320));
    assert_eq!(t.at("12 V"), Some(2320));
}

// 6.4.2

/// Allied corps all around Budapest: no line runs from either hex to an Axis supply hex.
const SIEGE: &str = "1522: 12 GH\n1523: 10 GH\n1521: 37 RC\n1424: 57 RC\n1624: 49 RC";

/// TV-07: two Hungarian land replacements on turns 2 and 4 while Budapest is held and connected, one on turn 6 after it
/// has been cut off; one air replacement on turn 4 (BPH-6.4.2a, BPH-6.4.2b, BPH-6.4.2c).
#[test]
fn hungarian_replacements_fall_from_two_to_one_when_budapest_is_cut_off() {
    let hungarian = |turn: u8, units: &str| {
        let t = campaign(&format!("turn {turn} reinforcements\n{units}"));
        (land(&t, Nation::Hu), air(&t, Nation::Hu))
    };
    assert_eq!(hungarian(2, "1522: 12 GH"), (2, 0));
    assert_eq!(hungarian(3, "1522: 12 GH"), (0, 0));
    assert_eq!(hungarian(4, "1522: 12 GH"), (2, 1));
    assert_eq!(hungarian(6, SIEGE), (1, 0));
}

/// BPH-6.4.2a: on every second turn, beginning with turn 2.
#[test]
fn hungarian_replacements_come_on_even_turns() {
    for turn in 1..=14 {
        let t = campaign(&format!("turn {turn} reinforcements\n1522: 12 GH"));
        assert_eq!(land(&t, Nation::Hu), if turn % 2 == 0 { 2 } else { 0 }, "turn {turn}");
    }
}

/// BPH-6.4.2b: one hex of Budapest in Allied hands is enough; so is a siege. A line from one of the hexes is enough to
/// avert it.
#[test]
fn either_the_loss_or_the_siege_of_budapest_lowers_the_rate() {
    let rate = |units: &str| land(&campaign(&format!("turn 6 reinforcements\n{units}")), Nation::Hu);
    assert_eq!(rate("1522: 37 RC"), 1);
    assert_eq!(rate("1523: 37 RC"), 1);
    assert_eq!(rate("allied: 1522 1523\n1719: HQ 6A"), 1);
    assert_eq!(rate(SIEGE), 1);
    // 1623 is open again.
    assert_eq!(rate("1522: 12 GH\n1523: 10 GH\n1521: 37 RC\n1424: 57 RC"), 2);
}

/// BPH-6.4.2c: the Hungarian air replacement of turn 4 comes although Budapest has fallen.
#[test]
fn the_hungarian_air_replacement_does_not_depend_on_budapest() {
    let t = campaign("turn 4 reinforcements\n1522: 37 RC\n1523: 57 RC");
    assert_eq!((land(&t, Nation::Hu), air(&t, Nation::Hu)), (1, 1));
}

/// Pest is Allied in the reinforcement phase of turn 6, and Hungarian again before that of turn 8.
fn pest_lost_and_retaken(reading: &str) -> u8 {
    let mut t = with(&[("hu_repl", reading)], "turn 6 reinforcements\n2607: HQ 2U\n1522: 37 RC\n1523: 12 GH");
    assert_eq!(land(&t, Nation::Hu), 1);
    until(&mut t, 6, Phase::Move(Allied));
    t.take(Allied, &["37 RC"]).act(Allied, Action::MoveTo(hex(1519)));
    until(&mut t, 6, Phase::Move(Axis));
    t.take(Axis, &["12 GH"]).act(Axis, Action::MoveTo(hex(1522)));
    t.dice(&[1, 1]);
    until(&mut t, 8, Phase::Intake(Axis, COLUMNS));
    assert!(t.controls(Axis, 1522) && t.controls(Axis, 1523));
    land(&t, Nation::Hu)
}

/// BPH-6.4.2b with `hu_repl=for_good`: the rate does not recover.
#[test]
fn the_lower_hungarian_rate_is_final() {
    assert_eq!(pest_lost_and_retaken("for_good"), 1);
}

/// BPH-6.4.2b with `hu_repl=current`: the rate is that of the moment.
#[test]
fn under_the_other_reading_the_hungarian_rate_recovers() {
    assert_eq!(pest_lost_and_retaken("current"), 2);
}

// 6.5

/// TV-08, BPH-6.5a, BPH-6.5b, BPH-6.5c: on turn 7 the Soviet 18th corps leaves, or another infantry or mountain corps
/// in its place, reduced or not; not a tank corps, not a Romanian one.
#[test]
fn the_listed_corps_or_another_of_its_type_leaves() {
    let sketch = "turn 7 reinforcements\n2607: HQ 2U\n2507: 18 RC, 37 RC*, 3 GK\n2508: 5 GTk\n2408: II Ro";
    for leaves in ["18 RC", "37 RC", "3 GK"] {
        let mut t = campaign(sketch);
        intake(&mut t, Allied, WITHDRAWALS);
        t.refused(Allied, Action::Done, "BPH-6.5a");
        for stranger in ["5 GTk", "II Ro", "HQ 2U"] {
            t.refused(Allied, withdraw(&t, stranger), "BPH-6.5b");
        }
        t.act(Allied, withdraw(&t, leaves));
        for id in ["18 RC", "37 RC", "3 GK"] {
            assert_eq!(t.place(id) == Place::Out, id == leaves, "{id} when {leaves} leaves");
        }
    }
}

/// BPH-6.5a: a unit that has been withdrawn is out for the rest of the game; with nobody to take its place it goes
/// without asking.
#[test]
fn a_withdrawn_unit_does_not_come_back() {
    let mut t = campaign("turn 7 reinforcements\n2607: HQ 2U\n2507: 18 RC\nlost: 57 RC");
    until(&mut t, 7, Phase::Move(Allied));
    assert_eq!(t.place("18 RC"), Place::Out);
    t.dice(&[1]);
    until(&mut t, 8, Phase::Intake(Allied, REPLACEMENTS));
    t.refused(Allied, rebuild(&t, "18 RC", true), "BPH-6.3b");
}

/// TV-08, BPH-6.5b with `withdraw_dead=substitute`: the listed corps has been eliminated, so another one must go.
#[test]
fn for_an_eliminated_corps_another_must_leave() {
    let options = [("withdraw_dead", "substitute")];
    let mut t = with(&options, "turn 7 reinforcements\n2607: HQ 2U\n2507: 37 RC, 57 RC\nlost: 18 RC");
    intake(&mut t, Allied, WITHDRAWALS);
    t.refused(Allied, Action::Done, "BPH-6.5a");
    t.act(Allied, withdraw(&t, "57 RC"));
    assert_eq!((t.place("57 RC"), t.at("37 RC")), (Place::Out, Some(2507)));
    assert!(t.is_lost("18 RC"), "it stays among the eliminated units");
    // With only one left there is nothing to choose.
    let mut t = with(&options, "turn 7 reinforcements\n2607: HQ 2U\n2507: 37 RC\nlost: 18 RC");
    until(&mut t, 7, Phase::Move(Allied));
    assert_eq!(t.place("37 RC"), Place::Out);
}

/// BPH-6.5b with `withdraw_dead=substitute`: if no unit of the type is on the map nothing happens, and the listed unit
/// cannot be rebuilt any more.
#[test]
fn without_a_substitute_on_the_map_the_eliminated_corps_is_gone_for_good() {
    let mut t = campaign("turn 7 reinforcements\n2607: HQ 2U\n2508: 5 GTk\nlost: 18 RC");
    until(&mut t, 7, Phase::Move(Allied));
    assert_eq!(t.place("18 RC"), Place::Out);
    assert_eq!(t.at("5 GTk"), Some(2508));
}

/// TV-08, BPH-6.5b with `withdraw_dead=counts`: the loss was the withdrawal; nobody else has to go.
#[test]
fn under_the_other_reading_the_loss_counts_as_the_withdrawal() {
    let mut t =
        with(&[("withdraw_dead", "counts")], "turn 7 reinforcements\n2607: HQ 2U\n2507: 37 RC, 57 RC\nlost: 18 RC");
    until(&mut t, 7, Phase::Move(Allied));
    assert_eq!((t.at("37 RC"), t.at("57 RC")), (Some(2507), Some(2507)));
    assert_eq!(t.place("18 RC"), Place::Out);
}

/// BPH-6.5b: an unsupplied unit may stay if another goes, but one of the two goes.
#[test]
fn the_owner_of_an_unsupplied_unit_chooses() {
    let mut t = campaign("turn 7 reinforcements\n2607: HQ 2U\n2507: 18 RC unsupplied, 37 RC");
    intake(&mut t, Allied, WITHDRAWALS);
    t.refused(Allied, Action::Done, "BPH-6.5a");
    assert!(t.allowed(Allied, withdraw(&t, "18 RC")));
    t.act(Allied, withdraw(&t, "37 RC"));
    assert_eq!((t.place("37 RC"), t.at("18 RC")), (Place::Out, Some(2507)));
}

/// BPH-6.5a: a corps marked as returning comes back on its turn, 5 GTk on turn 11; if 23 Tk went in its place, it is
/// 23 Tk that comes back.
#[test]
fn the_unit_that_left_is_the_one_that_returns() {
    for leaves in ["5 GTk", "23 Tk"] {
        let mut t = campaign("turn 8 reinforcements\n2607: HQ 2U\n2507: 5 GTk*, 23 Tk*");
        intake(&mut t, Allied, WITHDRAWALS);
        t.act(Allied, withdraw(&t, leaves));
        assert_eq!(t.place(leaves), Place::Coming(11));
        t.dice(&[1, 1, 1]);
        until(&mut t, 11, Phase::Intake(Allied, REINFORCEMENTS));
        t.act(Allied, enter(&t, leaves)).act(Allied, place(2707));
        assert_eq!(t.at(leaves), Some(2707));
    }
}

/// PR-7: the owner names who goes. A fortified region never stands in for a corps, nor a heavy battalion for a panzer
/// division.
#[test]
fn fortified_regions_and_heavy_battalions_are_no_substitutes() {
    let mut t = campaign("turn 7 reinforcements\n2607: HQ 2U\n2507: 18 RC, 37 RC, 54 UR");
    intake(&mut t, Allied, WITHDRAWALS);
    t.refused(Allied, withdraw(&t, "54 UR"), "PR-7");
    let mut t = campaign("turn 8 reinforcements\n1719: HQ 6A, 24 Pz, 1 Pz, s503");
    intake(&mut t, Axis, WITHDRAWALS);
    t.refused(Axis, withdraw(&t, "s503"), "PR-7");
    assert!(t.allowed(Axis, withdraw(&t, "1 Pz")));
}

/// PR-7: a headquarters leaves itself, whatever others there are: HQ Hu2 on turn 5.
#[test]
fn a_headquarters_is_withdrawn_itself() {
    let mut t = campaign("turn 5 reinforcements\n1719: HQ Hu1\n1522: HQ Hu2\n1523: HQ Hu3");
    let passed = until(&mut t, 5, Phase::Move(Axis));
    assert!(!passed.contains(&Phase::Intake(Axis, WITHDRAWALS)), "there is nothing to choose");
    assert_eq!(t.place("HQ Hu2"), Place::Out);
    assert_eq!((t.at("HQ Hu1"), t.at("HQ Hu3")), (Some(1719), Some(1523)));
}

// House rules of this chapter

/// PR-6: partisans are given up for 1 Cz before other replacements are used. It ends with both steps.
#[test]
fn partisans_are_spent_before_other_replacements() {
    let sketch = "turn 9 reinforcements\n2607: HQ 2U\n2507: 1 Cz*, 37 RC*, 57 RC*\n0822: Slvk 1";
    let mut t = campaign(sketch);
    intake(&mut t, Allied, REPLACEMENTS);
    let fill = Action::Fill(t.unit("Slvk 1"));
    t.act(Allied, fill);
    assert_eq!((t.steps("1 Cz"), t.place("Slvk 1")), (2, Place::Out));
    assert!(t.allowed(Allied, restore(&t, "37 RC")), "other replacements may follow");
    let mut t = campaign(sketch);
    intake(&mut t, Allied, REPLACEMENTS);
    t.act(Allied, restore(&t, "37 RC"));
    t.refused(Allied, fill, "PR-6");
}

/// PR-6: for an eliminated 1 Cz there must be room next to a Soviet headquarters; it returns at full strength.
#[test]
fn two_partisan_units_bring_the_czechs_back_whole() {
    let partisans = "0822: Slvk 1\n0922: Slvk 2\nlost: 1 Cz";
    let mut t = campaign(&format!("turn 2 reinforcements\n0508: HQ 4U\n{partisans}"));
    intake(&mut t, Allied, REPLACEMENTS);
    let rally = Action::Rally { first: t.unit("Slvk 1"), second: t.unit("Slvk 2") };
    t.act(Allied, rally);
    t.refused(Allied, place(508), "BPH-12.2.1e");
    t.act(Allied, place(509));
    assert_eq!((t.at("1 Cz"), t.steps("1 Cz")), (Some(509), 2));
    // Without any Soviet headquarters there is no such place. 37 RC only keeps the phase open.
    let mut t = campaign(&format!("turn 2 reinforcements\n{partisans}, 37 RC"));
    intake(&mut t, Allied, REPLACEMENTS);
    t.refused(Allied, rally, "BPH-12.2.1e");
}

/// HOUSE-11: heavy battalions and fortified regions cannot be rebuilt.
#[test]
fn heavy_battalions_and_fortified_regions_do_not_come_back() {
    let mut t = campaign("turn 5 reinforcements\n1719: HQ 6A\n2607: HQ 2U\nlost: s503, 76, 54 UR, 37 RC");
    intake(&mut t, Axis, REPLACEMENTS);
    t.refused(Axis, rebuild(&t, "s503", true), "HOUSE-11");
    assert!(t.allowed(Axis, rebuild(&t, "76", true)));
    intake(&mut t, Allied, REPLACEMENTS);
    t.refused(Allied, rebuild(&t, "54 UR", true), "HOUSE-11");
    assert!(t.allowed(Allied, rebuild(&t, "37 RC", true)));
}

/// HOUSE-11: artillery corps are rebuilt like other corps.
#[test]
fn an_artillery_corps_is_rebuilt_from_the_soviet_pool() {
    let mut t = campaign("turn 5 reinforcements\n2607: HQ 2U\nlost: 2 Art");
    intake(&mut t, Allied, REPLACEMENTS);
    t.act(Allied, rebuild(&t, "2 Art", true)).act(Allied, place(2507));
    assert_eq!((t.at("2 Art"), land(&t, Nation::Su)), (Some(2507), 2));
}

/// HOUSE-12: Allied reinforcements enter at the east edge, at 2701 to 2715, at 2614 and at 1700.
#[test]
fn allied_reinforcements_enter_in_the_east_and_south_east() {
    let mut t = campaign("turn 2 reinforcements\n2607: HQ 2U\ndue 2: 23 Tk");
    intake(&mut t, Allied, REINFORCEMENTS);
    t.act(Allied, enter(&t, "23 Tk"));
    let places = (400..=2700).step_by(100).chain(2701..=2715).chain([2614]);
    for there in places {
        assert!(t.allowed(Allied, place(there)), "{there:04}");
    }
    for elsewhere in [2607, 401, 2716, 2613, 1522] {
        t.refused(Allied, place(elsewhere), "HOUSE-12");
    }
}

/// HOUSE-12: units of the 3rd Ukrainian Front may enter on turns 4 to 6 at 2716 to 2723 as well, outside Axis zones;
/// those of the 2nd may not.
#[test]
fn the_third_ukrainian_front_comes_through_serbia_on_turns_four_to_six() {
    for turn in 4..=7 {
        let mut t = campaign(&format!("turn {turn} reinforcements\n2607: HQ 2U\n2623: 1 Pc\ndue 4: 6 GRC, 24 GRC"));
        intake(&mut t, Allied, REINFORCEMENTS);
        t.act(Allied, enter(&t, "6 GRC"));
        if turn <= 6 {
            for there in [2716, 2717, 2718, 2719, 2720, 2721] {
                assert!(t.allowed(Allied, place(there)), "{there:04} on turn {turn}");
            }
        } else {
            t.refused(Allied, place(2717), "HOUSE-12");
        }
        // 1 Pc in 2623 covers 2722, but not 2723 across the Danube.
        t.refused(Allied, place(2722), "HOUSE-12");
        for elsewhere in [2617, 2620, 2724] {
            t.refused(Allied, place(elsewhere), "HOUSE-12");
        }
        assert_eq!(t.allowed(Allied, place(2723)), turn <= 6);
        t.act(Allied, place(2715));
        t.act(Allied, enter(&t, "24 GRC"));
        t.refused(Allied, place(2717), "HOUSE-12");
    }
}

/// HOUSE-12: Bulgarians may enter at the south edge on any turn.
#[test]
fn bulgarians_enter_in_the_south_whatever_the_turn() {
    let mut t = campaign("turn 9 reinforcements\n2607: HQ 2U\ndue 5: III Bg");
    intake(&mut t, Allied, REINFORCEMENTS);
    t.act(Allied, enter(&t, "III Bg")).act(Allied, place(2720));
    assert_eq!(t.at("III Bg"), Some(2720));
}

// Air transfers: C8

const BOXES: &str = "2607: HQ 2U\n0508: HQ 4U\nair box: 13 GIAD 2U, 194 IAD 3U";

/// BPH-6.1a with `air_transfer=reinforcement_phase`: air units change Fronts at the end of this phase, from turn 2 on.
#[test]
fn air_units_change_fronts_in_the_reinforcement_phase() {
    let options = [("air_transfer", "reinforcement_phase")];
    let mut t = with(&options, &format!("turn 1 reinforcements\n{BOXES}"));
    let passed = until(&mut t, 2, Phase::Transfers);
    assert!(!passed.contains(&Phase::Transfers), "not on turn 1");
    assert!(!passed.contains(&Phase::LateTransfers));
    let transfer = Action::Transfer { air: t.air("13 GIAD"), front: Front::Fourth };
    t.act(Allied, transfer);
    assert_eq!(t.state.air(t.air("13 GIAD")).front, Some(Front::Fourth));
    t.refused(Allied, Action::Transfer { air: t.air("13 GIAD"), front: Front::Second }, "BPH-10.5a");
}

/// BPH-6.1a, BPH-9.2.2d with `air_transfer=end_of_turn`: they change Fronts when the turn ends, on turn 1 too.
#[test]
fn under_the_other_reading_air_units_change_fronts_at_the_end_of_the_turn() {
    let mut t = with(&[("air_transfer", "end_of_turn")], &format!("turn 1 reinforcements\n{BOXES}"));
    until(&mut t, 1, Phase::LateTransfers);
    let transfer = Action::Transfer { air: t.air("194 IAD"), front: Front::Second };
    t.act(Allied, transfer).done(Allied);
    assert_eq!(t.state.air(t.air("194 IAD")).front, Some(Front::Second));
    let passed = until(&mut t, 2, Phase::LateTransfers);
    assert!(!passed.contains(&Phase::Transfers));
}

/// BPH-9.2.2d with `reserve_3u=open`: before its headquarters arrives, air units of the 3rd Ukrainian Front fill free
/// places of the other two.
#[test]
fn the_third_front_lends_its_air_units_before_it_arrives() {
    let mut t = with(&[("reserve_3u", "open")], &format!("turn 2 reinforcements\n{BOXES}"));
    until(&mut t, 2, Phase::Transfers);
    let transfer = Action::Transfer { air: t.air("194 IAD"), front: Front::Second };
    t.act(Allied, transfer);
    assert_eq!(t.state.air(t.air("194 IAD")).front, Some(Front::Second));
}

/// BPH-9.2.2d with `reserve_3u=closed`: they stay where they are until the headquarters is on the map.
#[test]
fn under_the_other_reading_the_third_front_lends_nothing_before_it_arrives() {
    let options = [("reserve_3u", "closed")];
    let mut t = with(&options, &format!("turn 2 reinforcements\n{BOXES}"));
    until(&mut t, 2, Phase::Transfers);
    let transfer = Action::Transfer { air: t.air("194 IAD"), front: Front::Second };
    t.refused(Allied, transfer, "BPH-9.2.2d");
    let mut t = with(&options, &format!("turn 5 reinforcements\n2707: HQ 3U\n{BOXES}"));
    until(&mut t, 5, Phase::Transfers);
    assert!(t.allowed(Allied, transfer));
}
