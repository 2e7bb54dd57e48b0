//! Chapter 10: headquarters.

use crate::common::*;
use hungary_1944::Action;
use hungary_1944::state::{AirPlace, Intake, Marks, Phase, Place};
use hungary_1944::vocabulary::*;

/// How a headquarters is connected now.
fn link(t: &Table, id: &str) -> Link {
    let hq = t.unit(id);
    let index = t.rules.data.headquarters.iter().position(|h| *h == hq).expect("a headquarters");
    t.rules.links(&t.state, t.rules.data.unit(hq).side)[index]
}

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

/// Goes on to the Allied part of the reinforcement phase.
fn to_the_allies(t: &mut Table, part: Intake) -> &mut Table {
    while t.phase() < Phase::Intake(Allied, part) {
        let side = if t.phase() < Phase::Intake(Allied, Intake::Columns) { Axis } else { Allied };
        t.done(side);
    }
    assert_eq!(t.phase(), Phase::Intake(Allied, part));
    t
}

const CORPS: [&str; 20] = [
    "57 RC", "49 RC", "104 RC", "37 RC", "51 RC", "11 RC", "30 RC", "95 RC", "107 RC", "67 RC", "101 RC", "52 RC",
    "33 RC", "50 RC", "64 RC", "68 RC", "75 RC", "133 RC", "23 RC", "135 RC",
];

/// Whether a headquarters can supply that many corps, standing around it, so that nobody has to be left out.
fn supplies(options: &[(&str, &str)], hq: &str, hexes: [u16; 5], count: usize) -> bool {
    let stacks = CORPS[..count].chunks(4).zip(hexes).map(|(units, h)| format!("{h:04}: {}\n", units.join(", ")));
    let sketch = format!("turn 2 axis_move\n{hq}\n1210: 76\n{}", stacks.collect::<String>());
    let mut t = with(options, &sketch);
    end_turn(&mut t);
    if t.phase() == Phase::SupplyCheck(Allied) {
        return false;
    }
    assert!(CORPS[..count].iter().all(|c| t.supply(c) == Supply::Full));
    true
}

fn supplied_by_rail(options: &[(&str, &str)], count: usize) -> bool {
    supplies(options, "2607: HQ 2U", [2506, 2507, 2508, 2406, 2407], count)
}

fn supplied_off_rail(options: &[(&str, &str)], count: usize) -> bool {
    supplies(options, "1302: HQ 4U", [1301, 1303, 1402, 1202, 1203], count)
}

fn box_of(t: &Table, front: Front) -> u8 {
    t.state.pools.boxes[front]
}

/// BPH-10.1a: the headquarters are the three Soviet Fronts, and armies of the Germans and Hungarians.
#[test]
fn headquarters_are_soviet_fronts_and_axis_armies() {
    let rules = rules("campaign", &[]);
    let mut fronts = Vec::new();
    for &hq in &rules.data.headquarters {
        let data = rules.data.unit(hq);
        match data.side {
            Allied => {
                assert_eq!(data.nation, Nation::Su);
                fronts.push(data.front.expect("a Front"));
            }
            Axis => assert!(matches!(data.nation, Nation::De | Nation::Hu) && data.front.is_none()),
        }
    }
    fronts.sort();
    assert_eq!(fronts, Front::ALL);
    assert_eq!(rules.data.headquarters.len(), 3 + 7);
}

/// The railway from Szolnok by Arad and Timisoara to 2614 in Allied hands.
const SZOLNOK: &str = "turn 5 allied_move\n1719: HQ 3U\nallied: 1718 1818 1917 2017 2116";

/// TV-27. BPH-10.2a: the 3rd Ukrainian Front in Szolnok is fully supplied over Arad and Timisoara.
#[test]
fn the_front_in_szolnok_is_fully_supplied_by_rail() {
    let t = campaign(SZOLNOK);
    assert_eq!(link(&t, "HQ 3U"), Link::Rail);
    assert_eq!(t.rules.capacity(Link::Rail), 18);
    assert_eq!(box_of(&t, Front::Third), 10);
}

/// BPH-10.2a: an Axis unit next to the railway cuts it, unless an Allied unit holds the hex.
#[test]
fn an_enemy_zone_cuts_the_railway() {
    let t = campaign(&format!("{SZOLNOK}\n1619: 76"));
    assert_eq!(link(&t, "HQ 3U"), Link::Road);
    let t = campaign(&format!("{SZOLNOK}\n1619: 76\n1718: 57 RC"));
    assert_eq!(link(&t, "HQ 3U"), Link::Rail);
}

/// BPH-10.2a: the railway is followed through hexes of the own side only (HOUSE-9), and a headquarters beside it is not
/// on it.
#[test]
fn a_railway_in_enemy_hands_is_no_connection() {
    let t = campaign(&format!("{SZOLNOK}\naxis: 2017"));
    assert_eq!(link(&t, "HQ 3U"), Link::Road);
    let t = campaign(&SZOLNOK.replace("1719: HQ 3U", "1819: HQ 3U"));
    assert_eq!(link(&t, "HQ 3U"), Link::Road);
}

/// BPH-10.2a: the same for the Axis.
#[test]
fn an_axis_headquarters_is_supplied_by_rail_too() {
    let t =
        campaign("turn 5 axis_move\n1515: HQ 6A\n2021: HQ 8A\n1821: HQ Hu3\n1621: 57 RC\n1919: 49 RC\n1922: 104 RC");
    assert_eq!([link(&t, "HQ 6A"), link(&t, "HQ 8A"), link(&t, "HQ Hu3")], [Link::Rail, Link::Road, Link::Cut]);
}

/// BPH-10.2b, option hq_capacity = list: a headquarters with rail supplies 18 corps.
#[test]
fn a_headquarters_with_rail_supplies_18_corps() {
    assert!(supplied_by_rail(&[], 18));
    assert!(!supplied_by_rail(&[], 19));
}

/// BPH-10.2c, option hq_capacity = list: without rail, 10.
#[test]
fn a_headquarters_without_rail_supplies_10_corps() {
    assert!(supplied_off_rail(&[], 10));
    assert!(!supplied_off_rail(&[], 11));
}

/// BPH-10.2b, BPH-10.2c, option hq_capacity = example: 16 and 5, as in the examples (C1).
#[test]
fn the_examples_have_smaller_capacities() {
    let example = [("hq_capacity", "example")];
    assert!(supplied_by_rail(&example, 16));
    assert!(!supplied_by_rail(&example, 17));
    assert!(supplied_off_rail(&example, 5));
    assert!(!supplied_off_rail(&example, 6));
}

/// BPH-10.2b: with rail a headquarters receives columns and as many replacements as there are, rebuilt units come
/// beside it, and a Front operates ten air units.
#[test]
fn a_headquarters_with_rail_receives_all_it_is_sent() {
    let mut t = campaign("turn 2 reinforcements\n2607: HQ 2U\n2507: 57 RC*, 49 RC*\nlost: 7 Art");
    let (hq, first, second, lost) = (t.unit("HQ 2U"), t.unit("57 RC"), t.unit("49 RC"), t.unit("7 Art"));
    assert_eq!(box_of(&t, Front::Second), 10);
    to_the_allies(&mut t, Intake::Columns);
    t.act(Allied, Action::Column(hq)).act(Allied, Action::Column(hq)).act(Allied, Action::Column(hq));
    t.act(Allied, Action::Restore(first)).act(Allied, Action::Restore(second));
    t.act(Allied, Action::Rebuild { unit: lost, full: true }).act(Allied, Action::Place(hex(2606)));
    assert_eq!((t.steps("57 RC"), t.steps("49 RC"), t.at("7 Art")), (2, 2, Some(2606)));
}

/// TV-28. BPH-10.2c: the 4th Ukrainian Front in 1302 has a line to 1700, but not by rail: it is supplied in part.
#[test]
fn the_front_in_1302_is_supplied_in_part() {
    let t = campaign("turn 5 allied_move\n1302: HQ 4U");
    assert_eq!(link(&t, "HQ 4U"), Link::Road);
    let lines = t.rules.lines_from(&t.state, Allied, &std::iter::once(hex(1700).0).collect());
    assert!(lines.contains(hex(1302).0));
    assert_eq!(t.rules.capacity(Link::Road), 10);
    assert_eq!(box_of(&t, Front::Fourth), 4);
}

/// BPH-10.2c: without rail four air units fly, not five.
#[test]
fn a_front_without_rail_operates_four_air_units() {
    let mut t = campaign("turn 2 air\n1302: HQ 4U\nair box: 10 GIAD, 15 GIAD, 224 ShAD, 227 ShAD, 13 GIAD 4U");
    let zone = Zone(18);
    for id in ["10 GIAD", "15 GIAD", "224 ShAD", "227 ShAD"] {
        let air = t.air(id);
        t.act(Allied, Action::Mission { air, zone });
    }
    let fifth = t.air("13 GIAD");
    t.refused(Allied, Action::Mission { air: fifth, zone }, "BPH-10.2c");
}

/// TV-38. BPH-10.2d: of two reduced corps that trace to a headquarters without rail one is filled up, with three Soviet
/// replacements at hand; and no rebuilt unit is placed with that headquarters or beside it.
#[test]
fn a_headquarters_without_rail_hands_out_one_replacement() {
    let mut t = campaign("turn 2 reinforcements\n1302: HQ 4U\n1303: 57 RC*\n1402: 49 RC*\nlost: 104 RC");
    let [first, second, lost] = ["57 RC", "49 RC", "104 RC"].map(|u| t.unit(u));
    to_the_allies(&mut t, Intake::Replacements);
    assert_eq!(t.state.pools.replacements[Nation::Su][Branch::Land], 3);
    t.act(Allied, Action::Restore(first));
    t.refused(Allied, Action::Restore(second), "BPH-10.2d");
    t.act(Allied, Action::Rebuild { unit: lost, full: false });
    t.refused(Allied, Action::Place(hex(1302)), "BPH-10.2d");
    t.refused(Allied, Action::Place(hex(1301)), "BPH-10.2d");
    t.act(Allied, Action::Place(hex(1300)));
}

/// BPH-10.2d: and one air replacement: on turn 8 there are a Soviet and a Romanian one.
#[test]
fn a_headquarters_without_rail_hands_out_one_air_replacement() {
    let soviet = |t: &Table| Action::RestoreAir { air: t.air("10 GIAD"), front: Some(Front::Fourth) };
    let romanian = |t: &Table| Action::RestoreAir { air: t.air("C1AR"), front: Some(Front::Fourth) };
    let mut t = campaign("turn 8 reinforcements\n1302: HQ 4U\nlost: 10 GIAD, C1AR");
    to_the_allies(&mut t, Intake::Replacements);
    let (first, second) = (soviet(&t), romanian(&t));
    assert!(t.allowed(Allied, second));
    t.act(Allied, first);
    assert_eq!(t.air_place("10 GIAD"), AirPlace::Available);
    // Nothing else can be done, and the step is over.
    assert_eq!(t.air_place("C1AR"), AirPlace::Lost);
    assert_ne!(t.phase(), Phase::Intake(Allied, Intake::Replacements));

    let mut t = campaign("turn 8 reinforcements\n1302: HQ 4U\n1303: 57 RC*\nlost: 10 GIAD, C1AR");
    to_the_allies(&mut t, Intake::Replacements);
    t.act(Allied, first);
    t.refused(Allied, second, "BPH-10.2d");
    let mut t = campaign("turn 8 reinforcements\n2607: HQ 4U\nlost: 10 GIAD, C1AR");
    to_the_allies(&mut t, Intake::Replacements);
    t.act(Allied, first).act(Allied, second);
}

/// BPH-10.2d: a corps that also reaches a headquarters with rail is not bound by the limit.
#[test]
fn a_line_to_a_headquarters_with_rail_is_enough() {
    let mut t = campaign("turn 2 reinforcements\n1302: HQ 4U\n2607: HQ 2U\n1303: 57 RC*\n1402: 49 RC*");
    let (first, second) = (t.unit("57 RC"), t.unit("49 RC"));
    to_the_allies(&mut t, Intake::Replacements);
    t.act(Allied, Action::Restore(first)).act(Allied, Action::Restore(second));
}

/// BPH-10.2d, option cl_reception = rail_only: without rail a headquarters receives no columns (C4); by default it
/// receives one.
#[test]
fn a_headquarters_without_rail_may_receive_no_columns() {
    let sketch = "turn 2 reinforcements\n1302: HQ 4U\n2607: HQ 2U";
    let mut t = campaign(sketch);
    to_the_allies(&mut t, Intake::Columns);
    assert!(t.allowed(Allied, Action::Column(t.unit("HQ 4U"))));
    let mut t = with(&[("cl_reception", "rail_only")], sketch);
    to_the_allies(&mut t, Intake::Columns);
    t.refused(Allied, Action::Column(t.unit("HQ 4U")), "BPH-10.2d");
}

/// BPH-10.2e: corps of every kind and nation count alike.
#[test]
fn every_corps_takes_one_place() {
    let ten = "turn 2 axis_move
        1302: HQ 4U, 18 Tk, 7 M, 6 GC
        1303: 3 GK, 57 RC, 7 Art, 1 Cz
        1402: VII Ro, Mt Ro
        1202: III Bg
        1210: 76";
    let mut t = campaign(ten);
    end_turn(&mut t);
    assert_ne!(t.phase(), Phase::SupplyCheck(Allied));
    for unit in ["18 Tk", "7 M", "6 GC", "3 GK", "57 RC", "7 Art", "1 Cz", "VII Ro", "Mt Ro", "III Bg"] {
        assert_eq!(t.supply(unit), Supply::Full, "{unit}");
    }
    for eleventh in ["49 RC", "2 Art"] {
        let mut t = campaign(&format!("{ten}\n1301: {eleventh}"));
        end_turn(&mut t);
        assert_eq!(t.phase(), Phase::SupplyCheck(Allied), "{eleventh}");
    }
    let mut t = campaign(&format!("{ten}\n1301: 12 V"));
    end_turn(&mut t);
    let romanian = t.unit("VII Ro");
    t.act(Allied, Action::Concede(romanian));
    assert_eq!((t.supply("VII Ro"), t.supply("12 V")), (Supply::None, Supply::Full));
}

/// The pocket at the end of a turn, its headquarters taken as a source.
fn pocket(capacity: &str) -> Table {
    let options = [("axis_hq_source", "always"), ("axis_hq_capacity", capacity)];
    let mut t = with(&options, &format!("turn 2 axis_move{POCKET}"));
    end_turn(&mut t);
    t
}

/// BPH-10.2e, option axis_hq_capacity = on: the limit of ten binds an Axis headquarters too (C56).
#[test]
fn an_axis_headquarters_without_rail_supplies_ten_divisions() {
    let mut t = pocket("on");
    assert_eq!(t.phase(), Phase::SupplyCheck(Axis));
    let (unit, hq) = (t.unit("254"), t.unit("HQ 6A"));
    t.refused(Axis, Action::Concede(hq), "BPH-10.2b");
    t.act(Axis, Action::Concede(unit));
    assert_eq!((t.supply("254"), t.supply("76"), t.supply("356")), (Supply::None, Supply::Full, Supply::Full));
}

/// BPH-10.2e, option axis_hq_capacity = off: it binds the Allies only.
#[test]
fn an_axis_headquarters_may_supply_everybody() {
    let t = pocket("off");
    assert_ne!(t.phase(), Phase::SupplyCheck(Axis));
    assert_eq!((t.supply("254"), t.supply("76"), t.supply("356")), (Supply::Full, Supply::Full, Supply::Full));
}

/// BPH-10.2e: a division with a line of its own to a supply hex takes up no place (C56).
#[test]
fn a_division_with_its_own_line_takes_up_no_place() {
    let mut t = with(
        &[("axis_hq_source", "always")],
        "turn 2 axis_move
        2021: HQ 6A, 76, 46, 68
        1822: 75, 254, 357, 271
        1921: 711, 96, 211, 356
        2116: 57 RC",
    );
    end_turn(&mut t);
    assert_ne!(t.phase(), Phase::SupplyCheck(Axis));
    assert_eq!(t.supply("254"), Supply::Full);
}

/// BPH-10.3a: a headquarters has two points: two flat hexes and no third. The Soviet headquarters rules out operational
/// movement.
#[test]
fn a_headquarters_moves_two_points() {
    let mut t = campaign("turn 2 axis_move\n2021: HQ 6A\n2120: HQ 3U");
    assert!(t.rules.data.headquarters.iter().all(|&hq| t.rules.data.unit(hq).full.movement == 2));
    t.take(Axis, &["HQ 6A"]).act(Axis, Action::MoveTo(hex(1921)));
    t.refused(Axis, Action::MoveTo(hex(1721)), "BPH-10.3a");
    t.act(Axis, Action::MoveTo(hex(1822)));
    assert_eq!(t.at("HQ 6A"), Some(1822));
}

/// BPH-10.3b: a headquarters crosses a river only by a railway: the Danube in Budapest, but not at Dunapentele, where a
/// division does. (The Soviet headquarters rules out operational movement, which would go round by Budapest.)
#[test]
fn a_headquarters_crosses_rivers_by_rail_only() {
    let mut t = campaign("turn 2 axis_move\n1823: HQ 6A, 76\n1522: HQ 8A\n1822: HQ 3U");
    t.take(Axis, &["HQ 6A"]).refused(Axis, Action::MoveTo(hex(1824)), "BPH-10.3b");
    t.done(Axis).take(Axis, &["76"]).act(Axis, Action::MoveTo(hex(1824))).done(Axis);
    t.take(Axis, &["HQ 8A"]).act(Axis, Action::MoveTo(hex(1523)));
}

/// BPH-10.3b: not even with its one hex a turn, nor in a stack.
#[test]
fn a_stack_with_a_headquarters_crosses_rivers_by_rail_only() {
    let mut t = campaign("turn 2 axis_move\n1823: HQ 6A, 76\n1822: HQ 3U");
    t.take(Axis, &["76", "HQ 6A"]).refused(Axis, Action::MoveTo(hex(1824)), "BPH-10.3b");
}

/// TV-H5. BPH-10.3c: half a point for a hex by rail; with operational movement eight hexes. From 2607 Deva is the
/// sixth, and Arad is reached in two turns.
#[test]
fn a_headquarters_moves_by_rail_at_half_a_point_a_hex() {
    for rail_move in ["all", "op_and_hq"] {
        let options = [("rail_move", rail_move)];
        let mut t = with(&options, "turn 2 allied_move\n2607: HQ 2U");
        t.take(Allied, &["HQ 2U"]);
        assert!(t.allowed(Allied, Action::MoveTo(hex(2411))));
        assert!(t.allowed(Allied, Action::MoveTo(hex(2413))));
        t.refused(Allied, Action::MoveTo(hex(2313)), "BPH-10.3a");
        let mut t = with(&options, "turn 3 allied_move\n2413: HQ 2U");
        t.take(Allied, &["HQ 2U"]).act(Allied, Action::MoveTo(hex(2216)));
        // Next to an enemy it has its two points only: four hexes.
        let mut t = with(&options, "turn 2 allied_move\n2607: HQ 2U\n2506: HQ 6A");
        t.take(Allied, &["HQ 2U"]);
        assert!(t.allowed(Allied, Action::MoveTo(hex(2309))));
        t.refused(Allied, Action::MoveTo(hex(2410)), "BPH-10.3a");
    }
}

/// BPH-10.4a: Soviet air units belong to a Front; those of a Front without headquarters on the map do not fly.
#[test]
fn soviet_air_units_belong_to_a_front() {
    let t = campaign("turn 2 air\n1302: HQ 4U\nair box: 13 GIAD, 10 GIAD");
    for air in &t.rules.data.air {
        assert_eq!(air.front.is_some(), air.side == Allied, "{}", air.id);
    }
    let zone = Zone(18);
    t.refused(Allied, Action::Mission { air: t.air("13 GIAD"), zone }, "BPH-10.4a");
    assert!(t.allowed(Allied, Action::Mission { air: t.air("10 GIAD"), zone }));
}

/// Whether a Soviet and a Romanian air unit of HQ 2U support an attack on a hex.
fn supports(options: &[(&str, &str)], target: u16, from: u16) -> [bool; 2] {
    // The column is there so that the attacker has something to decide in any case.
    let sketch =
        format!("turn 5 allied_combat\n2607: HQ 2U\n{from}: 57 RC, CL S1\n{target}: 76*\nair 16: 4 GShAD, C1AR");
    let mut t = with(options, &sketch);
    t.attack(Allied, target, &["57 RC"]).done(Allied);
    ["4 GShAD", "C1AR"].map(|id| t.allowed(Allied, Action::AirSupport(t.air(id))))
}

/// BPH-10.4b, option air_radius = twelve: 12 hexes from the headquarters for every Allied air unit (C2).
#[test]
fn allied_air_units_operate_within_twelve_hexes() {
    assert_eq!(supports(&[], 2116, 2115), [true, true]);
    assert_eq!(supports(&[], 1916, 1915), [false, false]);
    let t = campaign("turn 2 air\n2607: HQ 2U\nair box: 4 GShAD");
    t.refused(Allied, Action::Mission { air: t.air("4 GShAD"), zone: Zone(14) }, "BPH-10.4b");
    assert!(t.allowed(Allied, Action::Mission { air: t.air("4 GShAD"), zone: Zone(16) }));
}

/// BPH-10.4b: beyond twelve hexes support is refused, though the zone reaches nearer.
#[test]
fn air_support_beyond_the_radius_is_refused() {
    let mut t = campaign("turn 5 allied_combat\n2607: HQ 2U\n1915: 57 RC, CL S1\n1916: 76*\nair 16: 4 GShAD");
    t.attack(Allied, 1916, &["57 RC"]).done(Allied);
    t.refused(Allied, Action::AirSupport(t.air("4 GShAD")), "BPH-10.4b");
}

/// BPH-10.4b, option air_radius = nine: 9 hexes for all.
#[test]
fn allied_air_units_may_be_limited_to_nine_hexes() {
    let nine = [("air_radius", "nine")];
    assert_eq!(supports(&nine, 1912, 1911), [true, true]);
    assert_eq!(supports(&nine, 2014, 2013), [false, false]);
}

/// BPH-10.4b, option air_radius = split: 12 for Soviets, 9 for other nations.
#[test]
fn the_radius_may_differ_by_nation() {
    let split = [("air_radius", "split")];
    assert_eq!(supports(&split, 1912, 1911), [true, true]);
    assert_eq!(supports(&split, 2014, 2013), [true, false]);
}

const FULL_BOX: &str = "air box: 10 GIAD, 15 GIAD, 224 ShAD, 227 ShAD, 13 GIAD, 14 GIAD";

/// Goes on to the transfers of air units.
fn to_transfers(t: &mut Table) -> &mut Table {
    while t.phase() < Phase::Transfers {
        let side = if t.phase() < Phase::Intake(Allied, Intake::Columns) { Axis } else { Allied };
        t.done(side);
    }
    assert_eq!(t.phase(), Phase::Transfers);
    t
}

/// BPH-10.4c: a Front without rail has room for four air units.
#[test]
fn the_box_of_a_front_without_rail_holds_four() {
    let mut t = campaign(&format!("turn 2 reinforcements\n2607: HQ 2U\n1302: HQ 4U\n{FULL_BOX}"));
    to_transfers(&mut t);
    let (air, home) = (t.air("13 GIAD"), t.air("10 GIAD"));
    t.refused(Allied, Action::Transfer { air, front: Front::Fourth }, "BPH-10.4c");
    t.act(Allied, Action::Transfer { air: home, front: Front::Second });
    t.act(Allied, Action::Transfer { air, front: Front::Fourth });
}

/// BPH-10.4c: one with a railway to the edge of the map has room for ten.
#[test]
fn the_box_of_a_front_with_rail_holds_ten() {
    let ten =
        "air box: 13 GIAD, 14 GIAD, 331 IAD, 1 GIAD, 4 GShAD, 264 ShAD, 7 GShAD, 12 GShAD, 218 BAD, 10 GIAD, 15 GIAD";
    let mut t = campaign(&format!("turn 2 reinforcements\n2607: HQ 2U\n1302: HQ 4U\n{ten}"));
    to_transfers(&mut t);
    let (tenth, eleventh) = (t.air("10 GIAD"), t.air("15 GIAD"));
    t.act(Allied, Action::Transfer { air: tenth, front: Front::Second });
    t.refused(Allied, Action::Transfer { air: eleventh, front: Front::Second }, "BPH-10.4c");
}

/// BPH-10.4c: a new air unit waits for a place in the box of its Front.
#[test]
fn a_new_air_unit_waits_for_a_free_place() {
    let nine = "air box: 13 GIAD, 14 GIAD, 331 IAD, 1 GIAD, 4 GShAD, 264 ShAD, 7 GShAD, 12 GShAD, 218 BAD";
    let t = campaign(&format!("turn 2 reinforcements\n2607: HQ 2U\n{nine}\ndue 2: C1AR"));
    assert_eq!(t.air_place("C1AR"), AirPlace::Available);
    let t = campaign(&format!("turn 2 reinforcements\n2607: HQ 2U\n{nine}, 312 NBAD\ndue 2: C1AR"));
    assert_eq!(t.air_place("C1AR"), AirPlace::Coming(2));
}

/// BPH-10.5a, option air_transfer = reinforcement_phase: air units change Fronts in the reinforcement phase, each once,
/// and only to another Front.
#[test]
fn air_units_change_fronts_in_the_reinforcement_phase() {
    let mut t = campaign("turn 2 reinforcements\n2607: HQ 2U\n1302: HQ 4U\nair box: 13 GIAD, 14 GIAD, 10 GIAD, 8 JD");
    to_transfers(&mut t);
    let (air, german) = (t.air("13 GIAD"), t.air("8 JD"));
    t.refused(Allied, Action::Transfer { air, front: Front::Second }, "BPH-10.5a");
    t.refused(Allied, Action::Transfer { air: german, front: Front::Second }, "BPH-10.5a");
    t.act(Allied, Action::Transfer { air, front: Front::Fourth });
    assert_eq!(t.state.air(air).front, Some(Front::Fourth));
    t.refused(Allied, Action::Transfer { air, front: Front::Second }, "BPH-10.5a");
}

/// BPH-10.5a, option air_transfer = end_of_turn: at the end of the turn instead (C8).
#[test]
fn air_units_may_change_fronts_at_the_end_of_the_turn() {
    let sketch = "turn 2 reinforcements\n2607: HQ 2U\n1302: HQ 4U\nair box: 13 GIAD\n1210: 76";
    let mut t = with(&[("air_transfer", "end_of_turn")], sketch);
    while t.phase() != Phase::LateTransfers {
        assert_ne!(t.phase(), Phase::Transfers);
        let side = Side::BOTH.into_iter().find(|s| !t.list(*s).is_empty()).expect("somebody decides");
        t.done(side);
    }
    assert_eq!(t.state.turn, 2);
    let air = t.air("13 GIAD");
    t.act(Allied, Action::Transfer { air, front: Front::Fourth });
    assert_eq!(t.state.air(air).front, Some(Front::Fourth));
}

/// BPH-10.6a: a headquarters attacked alone is gone without a roll; the attackers have attacked, and may advance.
#[test]
fn a_headquarters_attacked_alone_is_eliminated() {
    let mut t = campaign("turn 2 axis_combat\n1821: 76\n1822: HQ 2U");
    let unit = t.unit("76");
    t.attack(Axis, 1822, &["76"]).done(Axis);
    assert_eq!(t.place("HQ 2U"), Place::Coming(5));
    assert!(t.state.unit(unit).marks.has(Marks::ATTACKED));
    t.act(Axis, Action::Advance(unit));
    assert_eq!(t.at("76"), Some(1822));
}

/// BPH-10.6a: on the move too; the tanks take the hex and go on.
#[test]
fn a_mobile_attack_takes_a_headquarters() {
    let mut t = campaign("turn 2 axis_move\n1821: 1 Pz\n1822: HQ 2U");
    t.take(Axis, &["1 Pz"]).act(Axis, Action::MobileAttack(hex(1822)));
    assert_eq!((t.place("HQ 2U"), t.at("1 Pz")), (Place::Coming(5), Some(1822)));
    t.act(Axis, Action::MoveTo(hex(1823)));
}

/// BPH-10.6a: as the last of a stack it goes with the others.
#[test]
fn a_headquarters_goes_with_the_last_unit_of_its_stack() {
    let mut t = campaign("turn 2 allied_combat\n1821: 57 RC, 49 RC\n1822: 9 PH, HQ 6A\n1210: 46");
    // 16 : 2 is 8:1; a 1 is 1/2.
    t.attack(Allied, 1822, &["57 RC", "49 RC"]).dice(&[1]).done(Allied);
    assert!(t.is_lost("9 PH"));
    assert_eq!(t.place("HQ 6A"), Place::Coming(5));
}

/// BPH-10.6a: while a combat unit is left in the stack the headquarters stays, and takes no loss for it (C72).
#[test]
fn a_headquarters_stays_with_a_unit_that_stands() {
    let mut t = campaign("turn 2 allied_combat\n1821: 57 RC\n1822: 76, HQ 6A");
    // 8 : 5 is 1:1; a 5 is 1/1.
    t.attack(Allied, 1822, &["57 RC"]).dice(&[5]).done(Allied);
    assert_eq!((t.steps("76"), t.at("HQ 6A")), (1, Some(1822)));
}

/// BPH-10.6a: with columns only, it goes when they go (C72).
#[test]
fn a_headquarters_goes_with_the_columns_beside_it() {
    let mut t = campaign("turn 2 axis_combat\n1821: 76\n1822: HQ 2U, CL S1");
    // 5 : 1 and a 3 are 0/1.
    t.attack(Axis, 1822, &["76"]).dice(&[3]).done(Axis);
    t.all_rolled();
    assert_eq!((t.place("HQ 2U"), t.place("CL S1")), (Place::Coming(5), Place::Out));
}

/// TV-29. BPH-10.6b: eliminated on turn 2, back in the reinforcement phase of turn 5, at any supply hex of its side.
#[test]
fn a_headquarters_returns_after_three_turns() {
    let mut t = campaign("turn 2 axis_combat\n1821: 76\n1822: HQ 2U");
    t.attack(Axis, 1822, &["76"]).done(Axis).done(Axis);
    let hq = t.unit("HQ 2U");
    assert_eq!((t.state.turn, t.place("HQ 2U")), (3, Place::Coming(5)));

    let mut t = campaign("turn 4 reinforcements\ndue 5: HQ 2U\ndue 4: 24 GRC");
    to_the_allies(&mut t, Intake::Reinforcements);
    t.refused(Allied, Action::Enter(hq), "BPH-10.6b");
    for entry in [1700, 2707, 2614] {
        let mut t = campaign("turn 5 reinforcements\ndue 5: HQ 2U");
        t.done(Axis).act(Allied, Action::Enter(hq));
        t.refused(Allied, Action::Place(hex(1821)), "BPH-10.6b");
        t.act(Allied, Action::Place(hex(entry)));
        assert_eq!(t.at("HQ 2U"), Some(entry));
    }
}

/// BPH-10.6b: an Axis headquarters returns to one of the four supply hexes, a Hungarian one too, and takes no
/// replacement.
#[test]
fn an_axis_headquarters_returns_to_a_supply_hex() {
    let mut t = campaign("turn 2 allied_combat\n1821: 57 RC\n1822: HQ Hu3\n1210: 76*\n1130: HQ 6A");
    t.attack(Allied, 1822, &["57 RC"]).done(Allied);
    assert_eq!(t.place("HQ Hu3"), Place::Coming(5));

    let mut t = campaign("turn 5 reinforcements\ndue 5: HQ Hu3\n1210: 76*\n1130: HQ 6A");
    let hq = t.unit("HQ Hu3");
    t.done(Axis);
    t.refused(Axis, Action::Rebuild { unit: hq, full: true }, "BPH-10.6b");
    t.done(Axis).act(Axis, Action::Enter(hq));
    assert_eq!(t.list(Axis), [421, 429, 1131, 2232].map(|n| Action::Place(hex(n))));
    t.refused(Axis, Action::Place(hex(1522)), "BPH-10.6b");
}

/// PR-4: the owner splits the income among his headquarters, and the Axis may send one column down the river.
#[test]
fn the_owner_splits_his_columns() {
    let mut t = campaign("turn 2 reinforcements\n1130: HQ 6A\n1515: HQ 8A");
    let (first, second) = (t.unit("HQ 6A"), t.unit("HQ 8A"));
    t.act(Axis, Action::Column(second)).act(Axis, Action::RiverColumn(hex(1522))).act(Axis, Action::Column(first));
    let at = |n: u16| t.state.at(hex(n).0).filter(|&u| t.rules.data.unit(u).kind == Kind::Column).count();
    assert_eq!((at(1130), at(1515), at(1522)), (1, 1, 1));
}

/// PR-4: the rest is lost when he is done.
#[test]
fn columns_that_are_not_handed_out_are_lost() {
    let mut t = campaign("turn 2 reinforcements\n1130: HQ 6A\n2607: HQ 2U");
    let hq = t.unit("HQ 6A");
    t.act(Axis, Action::Column(hq)).done(Axis);
    assert_eq!((t.phase(), t.state.pools.columns), (Phase::Intake(Allied, Intake::Columns), 6));
    t.refused(Axis, Action::Column(hq), "BPH-2.1a");
}

/// PR-5: a reduced unit is filled up where it stands, if it has a line to a headquarters of its side.
#[test]
fn a_replacement_needs_a_line_to_a_headquarters() {
    let sketch = "turn 2 reinforcements\n1130: HQ 6A\n1821: 76*\n1324: 46*\n1621: 57 RC\n1919: 49 RC";
    let mut t = campaign(sketch);
    let (pocketed, other) = (t.unit("76"), t.unit("46"));
    t.done(Axis);
    assert!(t.allowed(Axis, Action::Restore(pocketed)));
    let mut t = campaign(&format!("{sketch}\n1922: 104 RC"));
    t.done(Axis);
    t.refused(Axis, Action::Restore(pocketed), "BPH-6.3c");
    t.act(Axis, Action::Restore(other));
    assert_eq!(t.steps("46"), 2);
}

/// PR-5: several replacements may go to one unit: rebuilt with one step, then filled up.
#[test]
fn several_replacements_may_go_to_one_unit() {
    let mut t = campaign("turn 2 reinforcements\n1130: HQ 6A\nlost: 76");
    let unit = t.unit("76");
    t.done(Axis);
    t.act(Axis, Action::Rebuild { unit, full: false }).act(Axis, Action::Place(hex(1131)));
    assert_eq!(t.steps("76"), 1);
    t.act(Axis, Action::Restore(unit));
    assert_eq!(t.steps("76"), 2);
}

/// PR-5: air replacements: the Axis uses them freely, without any headquarters; the Allies need a Front on the map with
/// a free place.
#[test]
fn allied_air_replacements_need_a_front_with_a_place() {
    let mut t = campaign("turn 3 reinforcements\nlost: KG 27");
    let air = t.air("KG 27");
    t.done(Axis).act(Axis, Action::RestoreAir { air, front: None });
    assert_eq!(t.air_place("KG 27"), AirPlace::Available);

    let full = "1302: HQ 4U\nair box: 10 GIAD, 15 GIAD, 224 ShAD, 227 ShAD\n2607: HQ 2U\nlost: 13 GIAD";
    let mut t = campaign(&format!("turn 2 reinforcements\n{full}"));
    let air = t.air("13 GIAD");
    to_the_allies(&mut t, Intake::Replacements);
    t.refused(Allied, Action::RestoreAir { air, front: Some(Front::Third) }, "PR-5");
    t.refused(Allied, Action::RestoreAir { air, front: Some(Front::Fourth) }, "BPH-10.4c");
    t.act(Allied, Action::RestoreAir { air, front: Some(Front::Second) });
    assert_eq!(t.state.air(air).front, Some(Front::Second));
}

/// PR-16: a returning headquarters needs room in a supply hex (4.1); while it is away the box of its Front is closed.
#[test]
fn the_box_of_an_eliminated_front_is_closed() {
    let mut t = campaign("turn 4 reinforcements\ndue 5: HQ 4U\n2607: HQ 2U\nair box: 10 GIAD, 13 GIAD");
    assert_eq!(box_of(&t, Front::Fourth), 0);
    to_transfers(&mut t);
    let (air, of_front) = (t.air("13 GIAD"), t.air("10 GIAD"));
    t.refused(Allied, Action::Transfer { air, front: Front::Fourth }, "BPH-10.5a");
    t.done(Allied);
    t.refused(Allied, Action::Mission { air: of_front, zone: Zone(23) }, "BPH-10.4a");

    let mut t = campaign("turn 5 reinforcements\ndue 5: HQ 4U\n2707: 57 RC, 49 RC, 104 RC, 37 RC\nair box: 10 GIAD");
    let hq = t.unit("HQ 4U");
    t.done(Axis).act(Allied, Action::Enter(hq));
    t.refused(Allied, Action::Place(hex(2707)), "BPH-4.1a");
    t.act(Allied, Action::Place(hex(1700)));
    assert_eq!(box_of(&t, Front::Fourth), 4);
}
