//! The four scenarios as they are set up.

use crate::common::*;
use hungary_1944::Action;
use hungary_1944::state::{AirPlace, Intake, Margarethe, Phase, Place, Quota, SUnits};
use hungary_1944::vocabulary::{Front, Kind, Link, Nation, Side, Supply, UnitId};
use kernel::Game;
use std::collections::BTreeMap;

// Who stands where: hex and units, * for the reduced side.

const CAMPAIGN: &str = "
    0413 67 RC, 101 RC, 1 Cz; 0414 1 SkiJ, 254; 0508 HQ 4U; 0512 30 RC, 107 RC; 0513 68, 75; 0522 Dirl;
    0523 232 Tatra; 0609 11 RC; 0611 3 GK; 0612 101 J; 0708 95 RC; 0709 13 GH; 0710 100 J, 16 GH;
    0711 97 J, 6 GH; 0720 Slvk 3; 0808 18 RC; 0810 24 GH; 0822 Slvk 1; 0824 14 SS; 0907 17 GRC; 0908 1 Hg;
    0911 HQ Hu1; 0922 Slvk 2; 0925 Schill; 1007 10 GH, 2 PH; 1021 18 SS HW; 1106 2 Hg; 1206 9 HH; 1317 FHH;
    1505 8 J; 1515 13 Pz, HQ 6A; 1522 12 GH; 1605 46; 1611 HQ Hu2; 1704 51 RC; 1705 3 G; 1708 HQ 8A;
    1714 1 Pz, 23 Pz, 76; 1806 4 G; 1821 HQ Hu3; 1905 25 GRC; 1906 8 SS FG; 1909 2 Pc, 25 GH; 1910 5 PH;
    1912 4 PH; 1915 22 SS MT; 2007 15, 27 Sz; 2008 7 PH, 9 PH; 2009 35 GRC, 104 RC; 2013 5 GTk, 9 GM;
    2014 5 GC; 2015 18 Tk, 57 RC; 2016 6 PH; 2106 VI Ro; 2107 II Ro; 2115 7 M, 4 GC, 6 GC, 49 RC; 2217 1 Pc;
    2218 8 PH; 2220 20 GH; 2317 VII Ro; 2318 10 GRC; 2319 4 SS Pol; 2419 37 RC; 2420 23 GH; 2607 HQ 2U";

const KONRAD: &str = "
    0415 67 RC, 101 RC; 0416 75*, 254*; 0514 126 L; 0515 107 RC; 0516 1 SkiJ*; 0614 127 L; 0615 3 GK, 1 Cz;
    0616 97 J*, 68*; 0617 2 Hg; 0618 24 GH*, HQ Hu1; 0715 95 RC; 0716 16 GH*, 1 Hg; 0813 HQ 4U;
    0815 17 GRC, 11 RC; 0816 100 J*, 101 J*; 0817 6 GH*, 13 GH*; 0818 8 J*, 5 PH; 0819 3 G*; 0915 52 RC;
    0917 50 RC, 51 RC; 0918 35 GRC, 33 RC; 0919 20 Pz*, 4 G*; 0920 15; 1018 159 UR; 1019 104 RC; 1020 54 UR;
    1021 46*, 76*; 1022 24 Pz*; 1023 18 SS HW*, Dirl; 1118 II Ro, VI Ro; 1119 IV Ro, Mt Ro; 1120 49 RC, 57 RC;
    1121 4 GC*, 6 GC*; 1122 5 GTk, 9 GM, 27 GRC; 1123 4 SS Pol*, 357*; 1124 HQ 8A; 1223 24 GRC, 25 GRC;
    1320 VII Ro; 1322 4 GM*; 1323 SL; 1324 27 Sz*; 1325 23 GH; 1421 23 Tk*, HQ 2U; 1422 30 RC; 1423 75 RC;
    1424 31 GRC; 1425 3 SS TK, 5 SS VK, 96; 1427 HQ Hu3; 1521 18 RC, 2 Art; 1522 13 Pz*, FHH*, 10 GH*;
    1523 8 SS FG, 22 SS MT, 1 Pc*, 12 GH*; 1524 10 GRC, 68 RC; 1525 6 Pz, 271*, 711; 1622 23 RC;
    1623 2 GM*, 7 Art; 1624 7 M*, 37 RC, 20 GRC; 1625 8 Pz, 3 K*, 2 Pc*; 1626 HQ 6A; 1724 18 Tk*, 21 GRC;
    1725 23 Pz*, 4 K*, 1 Hz*; 1825 5 GC; 1826 1 Pz*, 3 Pz, s503; 1923 1 GM; 2024 HQ 3U; 2026 6 GRC;
    2028 25 GH*; 2126 64 RC; 2127 1 G; 2128 20 GH*, HQ 2PzA; 2227 133 RC; 2228 71; 2320 12 V; 2326 III Bg;
    2327 13 SS Hc, 44 RG; 2427 IV Bg; 2428 118 J; 2526 31 SS";

const SPRING: &str = "
    0419 126 L; 0420 67 RC, 101 RC, 52 RC; 0421 254*; 0520 11 RC, 107 RC, 3 GK, 1 Cz; 0521 16 GH*; 0616 HQ 4U;
    0619 127 L; 0620 17 GRC, 95 RC; 0621 24 GH*; 0622 1 Hg; 0721 15, 153 FA; 0722 HQ Hu1; 0820 VI Ro, Mt Ro;
    0821 50 RC, 51 RC; 0822 4 G*; 0920 II Ro; 0922 8 J*, 101 J*; 1021 IV Ro, VII Ro; 1022 159 UR;
    1122 49 RC, 57 RC; 1123 76*; 1221 4 GC, 6 GC; 1222 27 GRC; 1223 24 GRC, 25 GRC; 1224 357*, 211;
    1225 232 Tatra, HQ 8A; 1324 46, 271; 1325 s503, 27 Sz*; 1421 2 GM, 2 Art, HQ 2U; 1423 711; 1424 96;
    1426 23 GH; 1427 37 SS Lz, HQ Hu3; 1521 5 GTk, 9 GM; 1522 37 RC, 37 GRC, 38 GRC; 1523 10 GRC, 68 RC, 23 RC;
    1524 31 GRC; 1525 356; 1526 6 Pz; 1622 39 GRC; 1623 75 RC; 1624 20 GRC, 21 GRC;
    1625 3 SS TK*, 5 SS VK*, 2 Pc*; 1626 HQ 6A; 1723 135 RC; 1724 1 Pz, 3 Pz, 1 SS LAH, 12 SS HJ;
    1725 23 Pz*, 2 SS DR, 9 SS HS, 44 RG*; 1726 s509, 1 Hz*, HQ 6SSPzA; 1823 23 Tk*, 7 Art;
    1824 18 Tk*, 35 GRC; 1825 104 RC, 30 RC; 1826 3 K, 4 K; 1924 1 GM*, 5 GC, 33 RC; 2024 HQ 3U; 2026 6 GRC;
    2028 25 GH*, SL; 2126 64 RC; 2127 16 SS RF, 71; 2128 20 GH*, HQ 2PzA; 2227 133 RC; 2228 118 J; 2326 III Bg;
    2327 1 G; 2427 IV Bg; 2428 13 SS Hc*; 2525 12 V";

/// Unit to hex and whether it is reduced.
fn set_up(text: &str) -> BTreeMap<String, (u16, bool)> {
    let mut units = BTreeMap::new();
    for entry in text.split(';') {
        let (number, names) = entry.trim().split_once(' ').unwrap_or_else(|| panic!("{entry}"));
        let number: u16 = number.parse().unwrap_or_else(|_| panic!("{entry}"));
        for name in names.split(',') {
            let (id, reduced) = name.trim().strip_suffix('*').map_or((name.trim(), false), |id| (id, true));
            assert_eq!(units.insert(id.to_owned(), (number, reduced)), None, "{id} stands twice");
        }
    }
    units
}

/// The same of a table, without columns.
fn on_map(t: &Table) -> BTreeMap<String, (u16, bool)> {
    let place = |u: UnitId| {
        let data = t.rules.data.unit(u);
        let number = t.at(&data.id).filter(|_| data.kind != Kind::Column)?;
        Some((data.id.clone(), (number, t.state.unit(u).reduced)))
    };
    t.rules.data.unit_ids().filter_map(place).collect()
}

/// Hex to the number of columns in it.
fn columns(t: &Table, side: Side) -> BTreeMap<u16, usize> {
    let mut found = BTreeMap::new();
    for unit in t.rules.data.unit_ids() {
        let data = t.rules.data.unit(unit);
        if let Some(number) = t.at(&data.id).filter(|_| data.kind == Kind::Column && data.side == side) {
            *found.entry(number).or_insert(0) += 1;
        }
    }
    found
}

/// Air units in the box of a Front, or of the Axis.
fn in_box(t: &Table, front: Option<Front>) -> Vec<&str> {
    let here = t.rules.data.air_ids().filter(|&a| {
        let state = t.state.air(a);
        state.place == AirPlace::Available && state.front == front
    });
    here.map(|a| t.rules.data.air(a).id.as_str()).collect()
}

/// Turn to the land units due on it.
fn due(t: &Table) -> BTreeMap<u8, Vec<&str>> {
    let mut found: BTreeMap<u8, Vec<&str>> = BTreeMap::new();
    for unit in t.rules.data.unit_ids() {
        if let Place::Coming(turn) = t.state.unit(unit).place {
            found.entry(turn).or_default().push(&t.rules.data.unit(unit).id);
        }
    }
    found
}

/// The partisans in the hexes we propose.
fn with_partisans() -> Table {
    let mut t = scenario("campaign", &[]);
    for number in [822, 922, 720] {
        t.act(Allied, Action::Place(hex(number)));
    }
    t
}

fn units_with(t: &Table, side: Side, supply: Supply) -> Vec<&str> {
    let here = t.rules.data.unit_ids().filter(|&u| {
        let data = t.rules.data.unit(u);
        data.side == side && t.state.hex_of(u).is_some() && t.state.unit(u).supply == supply
    });
    here.map(|u| t.rules.data.unit(u).id.as_str()).collect()
}

fn link(t: &Table, hq: &str) -> Link {
    let unit = t.unit(hq);
    let index = t.rules.data.headquarters.iter().position(|&h| h == unit).unwrap_or_else(|| panic!("{hq}"));
    t.rules.links(&t.state, t.rules.data.unit(unit).side)[index]
}

/// Says "done" until a movement phase begins, withdrawing whoever is on the list, and tells which phases came before.
fn until_somebody_moves(t: &mut Table) -> Vec<Phase> {
    let mut passed = Vec::new();
    while !matches!(t.phase(), Phase::Move(_)) {
        assert!(passed.len() < 50, "nobody ever moves: {passed:?}");
        passed.push(t.phase());
        let side = if t.rules.deciders(&t.state).contains(Axis.seat()) { Axis } else { Allied };
        let action = match t.phase() {
            Phase::Intake(_, Intake::Withdrawals) => t.list(side)[0],
            _ => Action::Done,
        };
        t.act(side, action);
    }
    passed
}

const TWO_U: [&str; 10] =
    ["13 GIAD", "14 GIAD", "331 IAD", "1 GIAD", "4 GShAD", "264 ShAD", "7 GShAD", "12 GShAD", "218 BAD", "312 NBAD"];
const THREE_U: [&str; 10] =
    ["194 IAD", "288 IAD", "295 IAD", "11 GIAD", "136 ShAD", "306 ShAD", "189 ShAD", "10 GShAD", "244 BAD", "262 NBAD"];
const FOUR_U: [&str; 4] = ["10 GIAD", "15 GIAD", "224 ShAD", "227 ShAD"];

// The campaign

/// The set-up of October 1944, with the partisans where we propose them.
#[test]
fn the_campaign_is_set_up_as_of_october_1944() {
    let t = with_partisans();
    assert_eq!(on_map(&t), set_up(CAMPAIGN));
    assert_eq!(t.state.turn, 1);
    assert_eq!(t.state.margarethe, Margarethe::Unfinished);
    assert_eq!(t.state.s_units, SUnits::Bound);
    assert_eq!(t.state.hungarian_rate, 2);
}

/// BPH-12.2.1a: the Allied player places the partisans himself, in the hexes of the uprising; then turn 1 begins.
#[test]
fn the_campaign_begins_with_the_partisans() {
    let mut t = scenario("campaign", &[]);
    assert_eq!(t.phase(), Phase::Uprising);
    let zone = [621, 622, 623, 720, 721, 722, 723, 820, 821, 822, 823, 921, 922];
    assert_eq!(t.list(Allied), zone.map(|n| Action::Place(hex(n))));
    t.refused(Allied, Action::Place(hex(619)), "BPH-12.2.1a");
    for _ in 0..3 {
        t.act(Allied, Action::Place(hex(723)));
    }
    assert_eq!(["Slvk 1", "Slvk 2", "Slvk 3"].map(|id| t.at(id)), [Some(723); 3]);
    assert_eq!(t.phase(), Phase::Intake(Axis, Intake::Columns));
}

/// The front of 1 October, and the hexes of the uprising in Allied hands.
#[test]
fn the_campaign_starts_on_the_front_of_october_1944() {
    let t = with_partisans();
    for number in [508, 607, 1302, 1704, 2009, 2115, 2216, 2318, 2707, 621, 720, 823, 922] {
        assert!(t.controls(Allied, number), "{number:04}");
    }
    for number in [414, 710, 911, 1515, 1522, 1714, 1909, 2016, 2217, 2320, 1130, 2720] {
        assert!(t.controls(Axis, number), "{number:04}");
    }
}

/// A column with each of HQ 6A, HQ 8A and HQ Hu3; three with HQ 2U, one with HQ 4U.
#[test]
fn the_campaign_starts_with_seven_columns() {
    let t = with_partisans();
    assert_eq!(columns(&t, Axis), BTreeMap::from([(1515, 1), (1708, 1), (1821, 1)]));
    assert_eq!(columns(&t, Allied), BTreeMap::from([(2607, 3), (508, 1)]));
}

/// BPH-9.2.2c: ten air units with HQ 2U, four with HQ 4U; those of the 3rd Ukrainian Front are a reserve.
#[test]
fn the_campaign_starts_with_these_air_units() {
    let t = with_partisans();
    assert_eq!(in_box(&t, None), ["8 JD", "SG 2", "SG 10", "KG 27", "MKHL 101", "MKHL 102"]);
    assert_eq!(in_box(&t, Some(Front::Second)), TWO_U);
    assert_eq!(in_box(&t, Some(Front::Third)), THREE_U);
    assert_eq!(in_box(&t, Some(Front::Fourth)), FOUR_U);
    assert_eq!(t.air_place("JG 76"), AirPlace::Coming(3));
    assert_eq!(t.air_place("SG 9"), AirPlace::Coming(7));
    assert_eq!(t.air_place("C1AR"), AirPlace::Coming(2));
}

/// BPH-6.4d: every reinforcement is due on the turn its counter shows.
#[test]
fn the_reinforcements_of_the_campaign_are_due_on_their_turns() {
    let t = scenario("campaign", &[]);
    let mut found = due(&t);
    assert_eq!(found.remove(&0), Some(vec!["Slvk 1", "Slvk 2", "Slvk 3"]), "placed at the start");
    let expected: [(u8, &[&str]); 12] = [
        (2, &["24 Pz", "s503", "1 Hz", "23 Tk", "IV Ro"]),
        (3, &["20 Pz", "357", "271", "2 GM", "4 GM"]),
        (
            4,
            &[
                "Bran", "1 G", "44 RG", "71", "31 SS", "HQ 2PzA", "24 GRC", "31 GRC", "127 L", "6 GRC", "20 GRC",
                "21 GRC", "64 RC", "68 RC", "75 RC", "54 UR", "2 Art", "7 Art", "Mt Ro", "HQ 3U",
            ],
        ),
        (
            5,
            &[
                "3 Pz", "6 Pz", "8 Pz", "118 J", "13 SS Hc", "SL", "33 RC", "50 RC", "52 RC", "133 RC", "159 UR",
                "III Bg", "IV Bg",
            ],
        ),
        (6, &["3 K", "4 K", "711", "27 GRC", "126 L", "23 RC"]),
        (7, &["3 SS TK", "5 SS VK", "96", "1 GM", "12 V"]),
        (8, &["s509", "153 FA", "135 RC"]),
        (9, &["211"]),
        (10, &["16 SS RF", "1 SS LAH", "12 SS HJ", "356", "HQ 6SSPzA"]),
        (11, &["2 SS DR", "9 SS HS", "37 SS Lz", "37 GRC", "38 GRC", "39 GRC"]),
        (12, &[]),
        (13, &["FGr", "117 J", "710"]),
    ];
    for (turn, units) in expected {
        let mut units = units.to_vec();
        let mut there = found.remove(&turn).unwrap_or_default();
        units.sort_unstable();
        there.sort_unstable();
        assert_eq!(there, units, "turn {turn}");
    }
    assert!(found.is_empty(), "{found:?}");
}

/// BPH-6.5a: the list of withdrawals, with the corps that come back.
#[test]
fn the_withdrawals_of_the_campaign_are_on_their_turns() {
    let t = scenario("campaign", &[]);
    let expected = [
        ("HQ Hu2", 5, None),
        ("Bran", 6, None),
        ("4 SS Pol", 7, None),
        ("18 RC", 7, None),
        ("24 Pz", 8, None),
        ("18 SS HW", 8, None),
        ("3 G", 8, None),
        ("68", 8, None),
        ("31 SS", 8, None),
        ("5 GTk", 8, Some(11)),
        ("9 GM", 8, Some(11)),
        ("4 GM", 8, Some(12)),
        ("20 Pz", 9, None),
        ("8 Pz", 9, None),
        ("1 SkiJ", 9, None),
        ("97 J", 9, None),
        ("100 J", 9, None),
        ("75", 9, None),
        ("7 M", 9, None),
    ];
    let mut found: Vec<_> =
        t.rules.data.units.iter().filter_map(|u| Some((u.id.as_str(), u.leaves?, u.returns))).collect();
    let mut expected = expected.to_vec();
    found.sort_unstable();
    expected.sort_unstable();
    assert_eq!(found, expected);
}

/// TV-H4: in October nobody is without supply; 13 of the 18 corps of the 2nd Ukrainian Front are in attenuated supply.
#[test]
fn thirteen_of_eighteen_corps_start_attenuated_in_october() {
    let t = with_partisans();
    assert!(units_with(&t, Axis, Supply::None).is_empty());
    assert!(units_with(&t, Allied, Supply::None).is_empty());
    let second = |id: &&str| {
        let data = t.rules.data.unit(t.unit(id));
        data.front == Some(Front::Second) && data.kind.fights()
    };
    let near = units_with(&t, Allied, Supply::Full).into_iter().filter(second).count();
    let far = units_with(&t, Allied, Supply::Attenuated);
    assert_eq!((near, far.len()), (5, 13));
    assert!(far.iter().all(second), "nobody of the 4th Ukrainian Front: {far:?}");
    assert_eq!((link(&t, "HQ 2U"), link(&t, "HQ 4U")), (Link::Rail, Link::Road));
}

// Debrecen

/// The campaign's set-up without rows 04 to 11: no HQ 4U, no partisans, no units marked S.
#[test]
fn debrecen_is_the_south_of_the_campaign() {
    let t = scenario("debrecen", &[]);
    let mut south = set_up(CAMPAIGN);
    south.retain(|_, (number, _)| *number >= 1200);
    assert_eq!(on_map(&t), south);
    assert_eq!(t.place("HQ 4U"), Place::Out);
    assert!(t.rules.data.unit_ids().all(|u| !t.rules.data.unit(u).s_mark || t.state.hex_of(u).is_none()));
    assert_eq!(columns(&t, Axis), BTreeMap::from([(1515, 1), (1708, 1), (1821, 1)]));
    assert_eq!(columns(&t, Allied), BTreeMap::from([(2607, 3)]));
    assert_eq!((t.state.turn, t.phase()), (1, Phase::Intake(Axis, Intake::Columns)));
    assert_eq!((t.rules.data.scenario.first_turn, t.rules.data.scenario.last_turn), (1, 3));
}

/// HOUSE-13: rows 04 to 11 are empty and closed.
#[test]
fn the_northern_rows_of_debrecen_are_empty_and_closed() {
    let t = scenario("debrecen", &[]);
    let grid = &t.rules.data.map.grid;
    for h in grid.hexes() {
        assert_eq!(t.rules.data.scenario.open.contains(h), grid.row(h) >= 12, "{}", grid.name(h));
        assert!(grid.row(h) >= 12 || t.state.at(h).next().is_none(), "{}", grid.name(h));
    }
}

/// HOUSE-13: with rows 04 to 11 closed nothing is out of supply, for lines run through them.
#[test]
fn nobody_starts_debrecen_without_supply() {
    let t = scenario("debrecen", &[]);
    assert!(units_with(&t, Axis, Supply::None).is_empty());
    assert!(units_with(&t, Allied, Supply::None).is_empty());
}

/// Debrecen gets what the campaign gets on turns 2 and 3.
#[test]
fn the_reinforcements_of_debrecen_are_those_of_turns_two_and_three() {
    let t = scenario("debrecen", &[]);
    let found = due(&t);
    assert_eq!(found[&2].len() + found[&3].len(), 10);
    for (id, turn) in [("24 Pz", 2), ("1 Hz", 2), ("23 Tk", 2), ("20 Pz", 3), ("4 GM", 3)] {
        assert_eq!(t.place(id), Place::Coming(turn), "{id}");
    }
}

/// BPH-9.2.2c: with HQ 4U not in play its air units stay on the ground.
#[test]
fn the_fourth_front_does_not_fly_over_debrecen() {
    let mut t = scenario("debrecen", &[]);
    while t.phase() != Phase::Missions {
        let axis = t.rules.deciders(&t.state).contains(Axis.seat());
        t.done(if axis { Axis } else { Allied });
    }
    let flies = |id: &str| {
        let air = t.air(id);
        t.list(Allied).iter().any(|a| matches!(a, Action::Mission { air: a, .. } if *a == air))
    };
    assert!(flies("13 GIAD"));
    for id in FOUR_U {
        assert!(!flies(id), "{id}");
    }
}

// Konrad

/// The set-up of January 1945, on turn 7.
#[test]
fn konrad_is_set_up_as_of_january_1945() {
    let t = scenario("konrad", &[]);
    assert_eq!(on_map(&t), set_up(KONRAD));
    assert_eq!(columns(&t, Axis), BTreeMap::from([(1427, 3), (1626, 2)]));
    assert_eq!(columns(&t, Allied), BTreeMap::from([(1421, 1), (2024, 1)]));
    assert_eq!((t.state.turn, t.phase()), (7, Phase::Intake(Axis, Intake::Columns)));
    assert_eq!(t.rules.data.scenario.last_turn, 9);
    assert_eq!(t.state.margarethe, Margarethe::Active);
    assert_eq!(t.state.hungarian_rate, 1);
    for number in [1521, 1724, 1624, 2126, 815, 1122] {
        assert!(t.controls(Allied, number), "{number:04}");
    }
    for number in [1522, 1523, 1525, 1725, 2128, 816, 1123] {
        assert!(t.controls(Axis, number), "{number:04}");
    }
}

/// All air units are there; C1AR is with HQ 4U, the box of the 2nd Ukrainian Front being full.
#[test]
fn all_air_units_are_present_in_konrad_and_spring() {
    for name in ["konrad", "spring"] {
        let t = scenario(name, &[]);
        let axis = ["8 JD", "JG 76", "SG 2", "SG 10", "SG 9", "KG 27", "MKHL 101", "MKHL 102"];
        assert_eq!(in_box(&t, None), axis, "{name}");
        assert_eq!(in_box(&t, Some(Front::Second)), TWO_U, "{name}");
        assert_eq!(in_box(&t, Some(Front::Third)), THREE_U, "{name}");
        let mut fourth = FOUR_U.to_vec();
        fourth.push("C1AR");
        assert_eq!(in_box(&t, Some(Front::Fourth)), fourth, "{name}");
        assert!(t.state.air.iter().all(|a| !a.reduced), "{name}");
    }
}

/// Turn 7 is the first Führer offensive: 10 steps, 4 of them armour, 2 more columns. It has no Allied movement and
/// combat.
#[test]
fn konrad_begins_with_the_axis_offensive() {
    let mut t = scenario("konrad", &[]);
    assert_eq!(t.state.fuhrer.quota, Some(Quota { steps: 10, armour: 4 }));
    assert_eq!(t.state.pools.columns, 3 + 2);
    assert_eq!((link(&t, "HQ 6A"), link(&t, "HQ Hu3")), (Link::Road, Link::Rail), "HQ 6A stands off the rails");
    let passed = until_somebody_moves(&mut t);
    assert_eq!((t.state.turn, t.phase()), (7, Phase::Move(Axis)));
    assert!(passed.contains(&Phase::Intake(Axis, Intake::Withdrawals)), "4 SS Pol or another leaves");
    assert!(passed.contains(&Phase::Intake(Allied, Intake::Withdrawals)), "18 RC or another leaves");
    assert!(
        !passed.iter().any(|p| matches!(p, Phase::Intake(_, Intake::Reinforcements))),
        "arrivals are in the set-up"
    );
    assert!(passed.contains(&Phase::Missions));
}

/// What comes after turn 7 is due; units neither placed nor due are out of the game.
#[test]
fn what_konrad_neither_places_nor_awaits_is_out() {
    let t = scenario("konrad", &[]);
    let found = due(&t);
    assert_eq!(found[&8], ["s509", "153 FA", "135 RC"]);
    assert_eq!(found[&9], ["211"]);
    assert!(found.keys().all(|&turn| turn > 7));
    for id in ["Bran", "HQ Hu2", "14 SS", "Schill", "232 Tatra", "9 PH", "Slvk 1"] {
        assert_eq!(t.place(id), Place::Out, "{id}");
    }
    assert_eq!(t.state.s_units, SUnits::Free);
}

/// TV-H4: only the garrison of Budapest is without supply on the Axis side; no Allied corps is out of reach of a
/// headquarters.
#[test]
fn only_the_garrison_of_budapest_starts_konrad_without_supply() {
    let t = scenario("konrad", &[]);
    let mut garrison = units_with(&t, Axis, Supply::None);
    garrison.sort_unstable();
    assert_eq!(garrison, ["1 Pc", "10 GH", "12 GH", "13 Pz", "22 SS MT", "8 SS FG", "FHH"]);
    assert!(garrison.iter().all(|id| matches!(t.at(id), Some(1522 | 1523))));
    every_allied_unit_has_a_line(&t);
}

/// Everybody has a line to a headquarters; only the places of the headquarters may be too few.
fn every_allied_unit_has_a_line(t: &Table) {
    let corps: Vec<UnitId> = t.rules.data.unit_ids().filter(|&u| t.rules.data.unit(u).side == Allied).collect();
    for unit in corps.into_iter().filter(|&u| t.state.hex_of(u).is_some()) {
        let line = t.rules.supply_line(&t.state, unit);
        assert!(line.is_some_and(|l| l.len() <= 9), "{}", t.rules.data.unit(unit).id);
    }
    let fed = |id| if link(t, id) == Link::Rail { 18 } else { 10 };
    let places: usize = ["HQ 2U", "HQ 3U", "HQ 4U"].into_iter().map(fed).sum();
    let counts = |u: &UnitId| {
        let data = t.rules.data.unit(*u);
        data.side == Allied && data.kind.fights() && !data.ur && t.state.hex_of(*u).is_some()
    };
    let corps = t.rules.data.unit_ids().filter(counts).count();
    assert_eq!(units_with(t, Allied, Supply::None).len(), corps.saturating_sub(places));
}

// Spring

/// The set-up of March 1945, on turn 11.
#[test]
fn spring_is_set_up_as_of_march_1945() {
    let t = scenario("spring", &[]);
    assert_eq!(on_map(&t), set_up(SPRING));
    assert_eq!(columns(&t, Axis), BTreeMap::from([(1726, 3), (1626, 1), (2128, 1)]));
    assert_eq!(columns(&t, Allied), BTreeMap::from([(1421, 2), (2024, 2)]));
    assert_eq!((t.state.turn, t.phase()), (11, Phase::Intake(Axis, Intake::Columns)));
    assert_eq!(t.rules.data.scenario.last_turn, 14);
    assert_eq!(t.state.margarethe, Margarethe::Active);
    assert_eq!(t.state.hungarian_rate, 1);
    for number in [1522, 1523, 1824, 1825, 2126, 620, 1515] {
        assert!(t.controls(Allied, number), "{number:04}");
    }
    for number in [1724, 1423, 1424, 621, 1128, 1130, 2128] {
        assert!(t.controls(Axis, number), "{number:04}");
    }
}

/// Turn 11 is the second Führer offensive: 16 steps, 8 of them armour, 1 more column; it begins with the Axis phase.
#[test]
fn spring_begins_with_the_axis_offensive() {
    let mut t = scenario("spring", &[]);
    assert_eq!(t.state.fuhrer.quota, Some(Quota { steps: 16, armour: 8 }));
    assert_eq!(t.state.pools.columns, 2 + 1);
    let passed = until_somebody_moves(&mut t);
    assert_eq!((t.state.turn, t.phase()), (11, Phase::Move(Axis)));
    assert!(passed.contains(&Phase::Missions));
}

/// The reinforcements of the first turn stand on the map; 4 GM is due back on turn 12.
#[test]
fn what_comes_in_spring() {
    let t = scenario("spring", &[]);
    assert_eq!(due(&t), BTreeMap::from([(12, vec!["4 GM"]), (13, vec!["FGr", "117 J", "710"])]));
    for id in ["13 Pz", "FHH", "8 SS FG", "22 SS MT", "18 RC", "7 M", "54 UR"] {
        assert_eq!(t.place(id), Place::Out, "{id}");
    }
}

/// TV-H4: in March nobody on the Axis side is without supply, and no Allied corps is out of reach of a headquarters.
#[test]
fn nobody_starts_spring_out_of_reach() {
    let t = scenario("spring", &[]);
    assert!(units_with(&t, Axis, Supply::None).is_empty());
    every_allied_unit_has_a_line(&t);
}

/// Every set-up obeys the stacking rules, and every nation is where its side is.
#[test]
fn no_set_up_is_over_stacked() {
    for name in ["campaign", "debrecen", "konrad", "spring"] {
        let t = scenario(name, &[]);
        for h in t.rules.data.map.grid.hexes() {
            let units = t.state.at(h).filter(|&u| t.rules.data.unit(u).kind != Kind::Column).count();
            assert!(units <= 4, "{name}: {}", t.rules.data.map.grid.name(h));
        }
        for data in &t.rules.data.units {
            let axis = matches!(data.nation, Nation::De | Nation::Hu);
            assert_eq!(axis, data.side == Axis, "{}", data.id);
        }
    }
}

/// HOUSE-13: in Debrecen the closed rows are out of play on the board, but for the supply hexes where Axis units may
/// arrive; elsewhere everything is in play.
#[test]
fn closed_rows_are_out_of_play() {
    let out_of_play = |scenario: &str| -> Vec<String> {
        let spaces = rules(scenario, &[]).board().spaces.into_iter();
        spaces.filter(|space| space.out_of_play).map(|space| space.id).collect()
    };
    let closed = out_of_play("debrecen");
    assert!(closed.iter().all(|id| ("04".."12").contains(&&id[..2])), "{closed:?}");
    assert!(closed.contains(&"0911".to_owned()) && !closed.contains(&"1211".to_owned()));
    let rules = rules("debrecen", &[]);
    let sources = rules.data.map.supply[Axis].iter().map(|hex| rules.data.map.grid.name(hex));
    let mut within = sources.filter(|id| ("04".."12").contains(&&id[..2])).peekable();
    assert!(within.peek().is_some() && !within.any(|id| closed.contains(&id)));
    for scenario in ["campaign", "konrad", "spring"] {
        assert_eq!(out_of_play(scenario), Vec::<String>::new(), "{scenario}");
    }
}
