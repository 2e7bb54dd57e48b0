//! Chapter 5: supply and logistic columns.

use crate::common::*;
use hungary_1944::Action;
use hungary_1944::state::{Intake, Phase};
use hungary_1944::vocabulary::*;

/// Ends the turn: nobody moves or attacks any more.
fn end_turn(t: &mut Table) -> &mut Table {
    let turn = t.state.turn;
    while t.state.turn == turn
        && let Phase::Move(side) | Phase::Combat(side) = t.phase()
    {
        t.done(side);
    }
    t
}

/// A unit's movement points now.
fn points(t: &Table, id: &str) -> u8 {
    t.rules.allowance(&t.state, t.unit(id)) / 2
}

/// How many columns of a side are on the map.
fn columns(t: &Table, side: Side) -> usize {
    let of_side = |u: &UnitId| t.rules.data.unit(*u).kind == Kind::Column && t.rules.data.unit(*u).side == side;
    t.rules.data.unit_ids().filter(of_side).filter(|&u| t.state.hex_of(u).is_some()).count()
}

/// BPH-5.2a: each of 2232, 1131, 0429 and 0421 supplies the Axis, and no other hex does.
#[test]
fn the_axis_has_four_supply_hexes() {
    let four = [421, 429, 1131, 2232];
    let t = campaign("turn 2 axis_move\n1210: 76");
    let supply: Vec<u16> = t.rules.data.map.supply[Axis].iter().map(|h| t.rules.data.map.grid.number(h)).collect();
    assert_eq!(supply, four);
    for open in four {
        let shut = four.iter().filter(|h| **h != open).zip(["HQ 2U", "HQ 3U", "HQ 4U"]);
        let shut: String = shut.map(|(h, unit)| format!("\n{h:04}: {unit}")).collect();
        let mut t = campaign(&format!("turn 2 axis_move\n1821: 76{shut}"));
        end_turn(&mut t);
        assert_eq!(t.supply("76"), Supply::Full, "{open}");
    }
}

/// TV-02. BPH-5.5c: a tank corps of 12 points moves 6; mechanised units and cavalry are halved too, infantry,
/// artillery, headquarters and columns are not.
#[test]
fn mobile_units_without_supply_move_half_as_far() {
    let units = "18 Tk unsupplied, 7 M unsupplied, 6 GC unsupplied";
    let t = campaign(&format!(
        "turn 5 allied_move\n2116: {units}\n2117: 57 RC unsupplied, 7 Art unsupplied\n\
         2118: HQ 2U unsupplied, CL S1 unsupplied"
    ));
    assert_eq!(["18 Tk", "7 M", "6 GC"].map(|u| points(&t, u)), [6, 6, 4]);
    assert_eq!(["57 RC", "7 Art", "HQ 2U", "CL S1"].map(|u| points(&t, u)), [6, 6, 2, 10]);
    let t = campaign("turn 2 axis_move\n1821: 4 SS Pol unsupplied, 1 Pc unsupplied, 8 SS FG unsupplied, 76 unsupplied");
    assert_eq!(["4 SS Pol", "1 Pc", "8 SS FG", "76"].map(|u| points(&t, u)), [5, 5, 4, 6]);
}

/// Six columns of the Axis are on the map already.
const SIX_COLUMNS: &str = "turn 2 reinforcements\n1130: HQ 6A\n1426: CL A1, CL A2, CL A3, CL A4, CL A5, CL A6";

/// BPH-5.8.2c, option cl_pool = counters: with six counters on the map the Axis has none to receive, the Allies have
/// eight.
#[test]
fn columns_may_be_limited_by_their_counters() {
    let counters = [("cl_pool", "counters")];
    let t = with(&counters, &format!("{SIX_COLUMNS}\nlost: 15"));
    // The step is passed over, since nobody can receive anything.
    assert_eq!(t.phase(), Phase::Intake(Axis, Intake::Replacements));
    let mut asked = with(&counters, &format!("{SIX_COLUMNS}\nlost: 15"));
    asked.state.phase = Phase::Intake(Axis, Intake::Columns);
    asked.refused(Axis, Action::Column(asked.unit("HQ 6A")), "BPH-5.8.2c");
    let mut t = with(&counters, &SIX_COLUMNS.replace(", CL A6", ""));
    let hq = t.unit("HQ 6A");
    t.act(Axis, Action::Column(hq));
    assert_eq!(columns(&t, Axis), 6);
    assert_ne!(t.phase(), Phase::Intake(Axis, Intake::Columns));

    let eight = "CL S1, CL S2, CL S3, CL S4, CL S5, CL S6, CL S7";
    let mut t = with(&counters, &format!("turn 2 reinforcements\n2607: HQ 2U\n2507: {eight}"));
    let hq = t.unit("HQ 2U");
    t.done(Axis).act(Allied, Action::Column(hq));
    assert_eq!(columns(&t, Allied), 8);
    assert_ne!(t.phase(), Phase::Intake(Allied, Intake::Columns));
}

/// BPH-5.8.3a: only a Hungarian town on the Danube in Axis hands will do, and only for the Axis.
#[test]
fn the_river_leads_to_hungarian_towns() {
    let mut t = campaign("turn 2 reinforcements\n1130: HQ 6A\n2607: HQ 2U\nallied: 2322");
    // Debrecen is not on the river, Bratislava not in Hungary, 1823 no town, Baja not held.
    for number in [1515, 1128, 1823, 2322] {
        t.refused(Axis, Action::RiverColumn(hex(number)), "BPH-5.8.3a");
    }
    let towns = [1322, 1323, 1325, 1327, 1423, 1425, 1427, 1522, 1523, 1824, 1924, 2024, 2122, 2224, 2323, 2424, 2522];
    let listed = t.list(Axis).into_iter().filter(|a| matches!(a, Action::RiverColumn(_)));
    assert_eq!(listed.collect::<Vec<_>>(), towns.map(|n| Action::RiverColumn(hex(n))));
    t.done(Axis);
    t.refused(Allied, Action::RiverColumn(hex(2322)), "BPH-5.8.3a");
}

/// HOUSE-13, BPH-5.8.3a: the Danube rises in the closed rows, and barges come down it all the same; they land in towns
/// of the open rows only.
#[test]
fn barges_come_down_the_danube_from_the_closed_rows() {
    let mut t = table("debrecen", &[], "turn 2 reinforcements\n1719: HQ 6A");
    let landings = t.list(Axis).into_iter().filter_map(|action| match action {
        Action::RiverColumn(town) => Some(u16::from(town)),
        _ => None,
    });
    let landings: Vec<u16> = landings.collect();
    assert!(landings.len() > 10 && landings.iter().all(|&town| town >= 1200), "{landings:?}");
    t.act(Axis, Action::RiverColumn(hex(1522)));
    assert_eq!(t.at("CL A1"), Some(1522));
}
