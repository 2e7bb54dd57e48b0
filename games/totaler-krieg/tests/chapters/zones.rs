//! Section 8: zones of control and what they do in each phase.

use crate::common::*;
use board::HexSet;
use kernel::Game;
use totaler_krieg::vocabulary::*;
use totaler_krieg::{Action, Hex};

/// TK-8.0-01, TK-8.1-01: Poznan's garrison holds its own hex and the six around it.
#[test]
fn a_ground_unit_holds_its_hex_and_the_six_around() {
    let t = only("case-white", 1, "axis movement", &["0416 poland inf 1"]);
    let zone = t.rules.presence(&t.state).zones[Western];
    let expected: HexSet = [416, 415, 417, 315, 316, 515, 516].into_iter().map(|n| t.hex(n)).collect();
    assert_eq!(zone, expected);
    assert_eq!(t.rules.presence(&t.state).ezoc(Axis), expected, "TK-8.1-01");
    assert!(t.rules.presence(&t.state).ezoc(Western).is_empty());
}

/// TK-8.0-01: an air unit, a fleet and a marker hold nothing.
#[test]
fn support_units_and_markers_have_no_zone() {
    let t = only_with("case-white", &[], 1, "axis movement", &[], |p| {
        p.support.insert(0, "hex 0617".to_owned());
        p.detachments.insert(Axis, vec!["0515".to_owned()]);
        p.blitz.insert(Axis, vec!["0416".to_owned()]);
    });
    assert!(t.rules.presence(&t.state).zones.values().iter().all(HexSet::is_empty));
}

/// TK-8.0-02: across the Carpathians no zone reaches.
#[test]
fn mountains_stop_zones() {
    let t = only("case-white", 1, "axis movement", &["0919 germany inf 1"]);
    assert!(!t.zone_of(Axis, 819) && t.zone_of(Axis, 918));
}

/// TK-8.0-03: nor into the depression at Alamein, nor across Lake Peipus.
#[test]
fn closed_sides_stop_zones() {
    let t = only("desert", 3, "axis movement", &["1016 britain inf 1"]);
    assert!(!t.zone_of(Western, 1115) && t.zone_of(Western, 1116));
    let t = only("barbarossa", 1, "axis movement", &["0304 germany inf 1"]);
    assert!(!t.zone_of(Axis, 305));
}

/// TK-8.0-04: open water and straits stop zones: Dover, Malta, Messina, the Gulf of Finland.
#[test]
fn water_stops_zones() {
    let t = only("case-white", 1, "axis movement", &["0604 britain inf 1"]);
    assert!(!t.zone_of(Western, 605) && t.zone_of(Western, 603));
    let t = only("desert", 3, "axis movement", &["0203 italy inf 1", "0003 italy inf 1"]);
    assert!(!t.zone_of(Axis, 302) && !t.zone_of(Axis, 4));
    let t = only("barbarossa", 1, "axis movement", &["0103 finland hq 1"]);
    assert!(!t.zone_of(Axis, 203) && t.zone_of(Axis, 103));
}

/// TK-8.0-04: across a Beachhead's own side it depends on the option.
#[test]
fn zones_at_a_beachhead_are_an_option() {
    for (value, reaches) in [("across", true), ("never", false)] {
        let beach = |p: &mut totaler_krieg::Position| p.beachheads = vec!["western 0703 south-west 2 5".to_owned()];
        let t = only_with("crusade", &[("beachhead_zone", value)], 1, "western movement", &["0703 usa inf 1"], beach);
        assert_eq!(t.zone_of(Western, 803), reaches);
        assert!(t.zone_of(Western, 703) && !t.zone_of(Western, 804));
        let t =
            only_with("crusade", &[("beachhead_zone", value)], 1, "western movement", &["0803 germany inf 1"], beach);
        assert_eq!(t.zone_of(Axis, 703), reaches);
    }
}

/// TK-8.1-02: Soviets among Poles and Germans are everybody's enemies.
#[test]
fn all_others_are_enemies() {
    let t = only("case-white", 1, "axis movement", &["0517 ussr inf 1", "0519 poland inf 1", "0617 germany inf 1"]);
    let p = t.rules.presence(&t.state);
    let hex = t.hex(518);
    assert!(p.ezoc(Axis).contains(hex) && p.ezoc(Western).contains(hex) && p.ezoc(Soviet).contains(hex));
    assert!(p.enemy_units(Western).contains(t.hex(517)) && p.enemy_units(Western).contains(t.hex(617)));
}

const LODZ: [&str; 3] = ["0416 poland inf 1", "0617 germany inf 1", "0617 germany armour 1"];

/// TK-8.1.1-01, TK-8.1.1-02, TK-8.1-03: the first German stops in 0516, the next one passes through.
#[test]
fn entering_a_zone_stops_unless_a_friend_is_there() {
    let mut t = only("case-white", 1, "axis movement", &LODZ);
    let (inf, armour) = (t.unit(617, "germany inf"), t.unit(617, "germany armour"));
    t.act(Action::Select(inf));
    t.refused(Action::MoveTo(Hex(317)), "TK-8.1.1-01");
    t.act(Action::MoveTo(Hex(516)));
    assert!(!t.is_moving(), "it stops");
    t.act(Action::Select(armour)).act(Action::MoveTo(Hex(516)));
    assert!(t.is_moving(), "a friend is there");
    t.act(Action::MoveTo(Hex(517)));
    assert_eq!(t.at(armour), Some(517));
}

/// TK-8.1-04, TK-8.1-05: a Detachment or Logistics marker in a zone cancels nothing: a unit stops there, and no line
/// passes.
#[test]
fn markers_do_not_cancel_zones() {
    let mut t = only_with("case-white", &[], 1, "axis movement", &LODZ, |p| {
        p.detachments.insert(Axis, vec!["0516".to_owned()]);
    });
    let inf = t.unit(617, "germany inf");
    t.act(Action::Select(inf)).act(Action::MoveTo(Hex(516)));
    assert!(!t.is_moving());
    // A German at Smolensk lives by the railway through Minsk, with a Soviet next door; all else on the line is held.
    let units = [
        "0808 germany inf 3",
        "0904 germany inf 1",
        "0906 germany inf 1",
        "1005 ussr inf 1",
        "1107 ussr inf 1",
        "0707 ussr inf 1",
    ];
    for marker in [true, false] {
        let t = only_with("barbarossa", &[], 3, "axis movement", &units, |p| {
            if marker {
                p.logistics.insert(Axis, vec!["0905".to_owned()]);
            } else {
                p.detachments.insert(Axis, vec!["0905".to_owned()]);
            }
        });
        assert!(!t.supplied(t.first(808)), "a marker at Minsk in an enemy zone");
    }
    let with_unit: Vec<&str> = units.into_iter().chain(["0905 germany inf 1"]).collect();
    let t = only("barbarossa", 3, "axis movement", &with_unit);
    assert!(t.supplied(t.first(808)), "a unit in the same place");
}

/// TK-8.1-04: by option an Airdrop marker cancels a zone.
#[test]
fn airdrop_markers_cancel_zones_by_option() {
    for (value, supplied) in [("no", false), ("yes", true)] {
        let units = [
            "1002 ussr inf 2",
            "0901 germany inf 3",
            "1001 germany inf 3",
            "0902 germany inf 1",
            "1102 germany inf 1",
            "1003 ussr airborne 1",
        ];
        let mut t = only_with("barbarossa", &[("airdrop_negates", value)], 5, "soviet blitz", &units, |_| {});
        let drop = t.unit(1003, "ussr airborne");
        t.state.units[drop.index()].place = totaler_krieg::state::Place::Dropped(t.hex(1003));
        assert_eq!(t.rules.is_supplied(&t.state, t.unit(1002, "ussr inf")), supplied);
        // The same holds for a retreat (TK-8.1.1-10).
        let units: Vec<&str> = BIALYSTOK.into_iter().chain(["1003 ussr airborne 1"]).collect();
        let mut t = only_with("barbarossa", &[("airdrop_negates", value)], 1, "axis regular", &units, |_| {});
        let drop = t.unit(1003, "ussr airborne");
        t.state.units[drop.index()].place = totaler_krieg::state::Place::Dropped(t.hex(1003));
        let attackers: Vec<UnitId> = t.state.at(t.hex(1001)).collect();
        t.attack(1002, &attackers).dice(&[1]).done();
        assert_eq!(t.list().contains(&Action::Retreat(Hex(1003))), supplied);
    }
}

/// TK-8.1.1-03: an overrun goes through the zone of its victim and on, but is stopped by another's.
#[test]
fn overruns_ignore_the_zone_of_their_victim_only() {
    let mut t = only("desert", 3, "axis movement", &["1005 germany mech 2", "1106 britain armour 1"]);
    let mech = t.first(1005);
    t.act(Action::Select(mech)).act(Action::Overrun(Hex(1106)));
    assert_eq!((t.at(mech), t.steps_of(Western)), (Some(1106), 0));
    t.act(Action::MoveTo(Hex(1107)));
    assert_eq!(t.at(mech), Some(1107));
    let units = ["0700 germany armour 2", "0701 ussr inf 1", "0702 ussr inf 2", "0802 ussr inf 2"];
    let mut t = only("barbarossa", 1, "axis movement", &units);
    let armour = t.first(700);
    t.act(Action::Select(armour)).act(Action::Overrun(Hex(701)));
    assert!(!t.is_moving() && t.at(armour) == Some(701), "Kaunas stops it");
}

/// TK-8.1.1-03: no overrun over a river, near a headquarters, by infantry, against two units.
#[test]
fn overruns_need_a_defender_without_shifts() {
    let refuse = |name: &str, units: &[&str], from: u16, target: u16| {
        let mut t = only(name, 1, "axis movement", units);
        let unit = t.first(from);
        t.act(Action::Select(unit));
        t.refused(Action::Overrun(Hex(target)), "TK-8.1.1-03");
    };
    let mut t = scenario("barbarossa", 1, "axis movement");
    let panzer = t.unit(1302, "germany armour");
    t.act(Action::Select(panzer));
    t.refused(Action::Overrun(Hex(1203)), "TK-8.1.1-03");
    refuse("case-white", &["0617 germany armour 2", "0517 poland inf 1", "0519 poland hq 1"], 617, 517);
    refuse("case-white", &["0617 germany inf 3", "0517 poland inf 1"], 617, 517);
    refuse("case-white", &["0617 germany armour 1", "0517 poland inf 1"], 617, 517);
    refuse("case-white", &["0617 germany armour 2", "0517 poland inf 1", "0517 poland cavalry 1"], 617, 517);
}

const POZNAN: [&str; 3] = ["0315 germany mech 2", "0316 germany inf 1", "0416 poland inf 1"];

/// TK-8.1.1-04, TK-8.1.1-05: a unit leaves a zone freely; straight into another it stops, even beside a friend.
#[test]
fn from_zone_to_zone_one_stops() {
    let mut t = only("case-white", 1, "axis movement", &POZNAN);
    let mech = t.unit(315, "germany mech");
    t.act(Action::Select(mech)).act(Action::MoveTo(Hex(215)));
    assert!(t.is_moving(), "out of the zone it goes on");
    // An army too slow to go round by 0216.
    let slow = ["0315 germany inf 2", "0316 germany inf 1", "0416 poland inf 1"];
    let mut t = only("case-white", 1, "axis movement", &slow);
    let army = t.first(315);
    t.act(Action::Select(army)).act(Action::MoveTo(Hex(316)));
    assert!(!t.is_moving(), "TK-8.1.1-05");
    let mut t = only_with("case-white", &[("ezoc_to_ezoc", "lenient")], 1, "axis movement", &slow, |_| {});
    t.act(Action::Select(army)).act(Action::MoveTo(Hex(316)));
    assert!(t.is_moving(), "the lenient reading");
    // Where a zone lies between, the clause is named.
    let t2 = {
        let mut t =
            only("case-white", 1, "axis movement", &["0315 germany mech 2", "0416 poland inf 1", "0316 germany inf 1"]);
        t.act(Action::Select(mech));
        t
    };
    t2.refused(Action::MoveTo(Hex(418)), "TK-8.1.1-05");
}

/// TK-8.1.1-06, TK-11.2-03: in mud nobody next to a Pole leaves.
#[test]
fn mud_holds_units_in_zones() {
    let t = only("case-white", 2, "axis movement", &POZNAN);
    let mech = t.unit(315, "germany mech");
    t.refused(Action::Select(mech), "TK-8.1.1-06");
    t.refused(Action::Select(mech), "TK-11.2-03");
    let t = only("case-white", 2, "axis movement", &["0315 germany mech 2"]);
    assert!(t.allowed(Action::Select(t.first(315))), "mud alone does not hold");
}

/// TK-8.1.1-07, TK-11.4-04, TK-11.3-02: out of a zone in snow or storms one hex and no more; into one, a friend is no
/// help.
#[test]
fn snow_and_storms_allow_one_hex() {
    for (turn, clause) in [(3, "TK-11.4-04"), (5, "TK-11.3-02")] {
        let mut t = only("case-white", turn, "axis movement", &POZNAN);
        let mech = t.unit(315, "germany mech");
        t.act(Action::Select(mech));
        t.refused(Action::MoveTo(Hex(214)), "TK-8.1.1-07");
        t.refused(Action::MoveTo(Hex(214)), clause);
        t.act(Action::MoveTo(Hex(215)));
        assert!(!t.is_moving(), "one hex out");
        let mut t = only("case-white", turn, "axis movement", &LODZ);
        let (inf, armour) = (t.unit(617, "germany inf"), t.unit(617, "germany armour"));
        t.walk(inf, &[516]).act(Action::Select(armour)).act(Action::MoveTo(Hex(516)));
        assert!(!t.is_moving(), "a friend in the hex does not help in turn {turn}");
    }
}

/// TK-11.3-02: the same at El Agheila in the desert, turn 1.
#[test]
fn storms_in_the_desert() {
    let mut t = only("desert", 1, "axis movement", &["1105 italy armour 1", "1106 britain armour 1"]);
    let armour = t.unit(1105, "italy armour");
    t.act(Action::Select(armour));
    t.refused(Action::MoveTo(Hex(1004)), "TK-11.3-02");
    t.act(Action::MoveTo(Hex(1005)));
    assert!(!t.is_moving());
}

/// TK-8.1.1-08, TKC-32: reserves neither enter nor leave zones.
#[test]
fn reserves_stay_clear_of_zones() {
    let mut t =
        only("case-white", 1, "axis reserve", &["0315 germany mech 2", "0617 germany inf 1", "0416 poland inf 1"]);
    t.refused(Action::Select(t.first(315)), "TK-8.1.1-08");
    t.refused(Action::Select(t.first(315)), "TKC-32");
    let inf = t.first(617);
    t.act(Action::Select(inf));
    t.refused(Action::MoveTo(Hex(516)), "TK-8.1.1-08");
    assert!(t.allowed(Action::MoveTo(Hex(517))));
}

const BIALYSTOK: [&str; 7] = [
    "1002 ussr inf 2",
    "0901 germany inf 3",
    "1001 germany inf 3",
    "1001 germany inf 3",
    "1101 germany inf 1",
    "0902 germany inf 1",
    "1102 germany inf 1",
];

/// TK-8.1.1-09, TK-10.2.1-04: the Bialystok stack loses its line once the hexes behind it are German or empty and in
/// zones; a Soviet in 1003 opens it.
#[test]
fn lines_do_not_pass_zones_without_a_friend() {
    let t = only("barbarossa", 1, "axis regular", &BIALYSTOK);
    let pocket = t.first(1002);
    assert!(!t.supplied(pocket));
    let cuts = t.rules.cuts(&t.state, pocket);
    let at = totaler_krieg::supply_line::Stop::Hex(t.hex(1003));
    assert!(cuts.iter().any(|c| c.at == at && c.clause.id() == "TK-10.2.1-04" && c.decisive), "{cuts:?}");
    let mut units = BIALYSTOK.to_vec();
    units.push("1003 ussr inf 1");
    let t = only("barbarossa", 1, "axis regular", &units);
    assert!(t.supplied(t.first(1002)));
}

/// TK-8.1.1-10: the stack cannot go back into the empty 1003, so it pays; TK-8.1.1-11: with a Soviet there it goes.
#[test]
fn retreat_into_a_zone_needs_a_friend_and_no_other_way() {
    let attack = |t: &mut Table| {
        let attackers: Vec<UnitId> = t.state.at(t.hex(1001)).collect();
        t.attack(1002, &attackers).dice(&[1]).done();
    };
    let mut t = only("barbarossa", 1, "axis regular", &BIALYSTOK);
    attack(&mut t);
    t.yield_to(Soviet);
    assert_eq!(t.steps_of(Soviet), 0, "Dr2 0/1 and nowhere to go");
    let mut units = BIALYSTOK.to_vec();
    units.push("1003 ussr inf 1");
    let mut t = only("barbarossa", 1, "axis regular", &units);
    attack(&mut t);
    assert_eq!(t.list(), [Action::Retreat(Hex(1003))]);
    // In the open, a hex in a zone is refused while there are others.
    for (friend, clause) in [(false, "TK-8.1.1-10"), (true, "TK-8.1.1-11")] {
        let mut units = vec!["1411 germany inf 3", "1411 germany inf 3", "1412 ussr inf 2"];
        if friend {
            units.push("1311 ussr inf 1");
        }
        let mut t = only("barbarossa", 1, "axis regular", &units);
        let attackers: Vec<UnitId> = t.state.at(t.hex(1411)).collect();
        t.attack(1412, &attackers).dice(&[1]).done();
        t.refused(Action::Retreat(Hex(1311)), clause);
        assert!(t.allowed(Action::Retreat(Hex(1413))));
    }
}

const AMIENS: [&str; 5] =
    ["0807 germany armour 2", "0807 germany armour 2", "0807 germany inf 3", "0806 france inf 1", "0905 france inf 1"];

/// TK-8.1.1-12, TK-8.1.1-13: exploiting past Amiens a panzer stops next to Paris; the next one, finding it there, goes
/// on.
#[test]
fn exploitation_stops_in_zones_unless_a_friend_is_there() {
    let mut t = only("case-white", 7, "axis regular", &AMIENS);
    let all: Vec<UnitId> = t.state.at(t.hex(807)).collect();
    t.attack(806, &all).dice(&[1]).done().yield_to(Western);
    let (first, second) = (all[0], all[1]);
    t.act(Action::Advance(all[2])).act(Action::Advance(first)).act(Action::Advance(second));
    t.act(Action::Exploit { unit: first, hex: Hex(805) });
    t.refused(Action::Exploit { unit: first, hex: Hex(804) }, "TK-8.1.1-12");
    t.act(Action::Exploit { unit: second, hex: Hex(805) });
    t.act(Action::Exploit { unit: second, hex: Hex(804) });
    assert_eq!((t.at(first), t.at(second)), (Some(805), Some(804)));
}

/// A corps at Southampton, a Beachhead beside it that faces Le Havre, and a German there whose zone reaches onto it.
fn beside_a_beachhead(name: &str, options: &[(&str, &str)], turn: u8, phase: &str) -> Table {
    let nation = if name == "crusade" { "0603 usa inf 1" } else { "0603 britain inf 1" };
    let mut t = only_with(name, options, turn, phase, &[nation, "0804 germany inf 1"], |p| {
        p.beachheads = vec![format!("western 0703 south-east 2 {}", if name == "crusade" { 5 } else { 6 })];
        p.convoys.insert(Western, [("western-approaches".to_owned(), 1)].into());
        if name == "case-white" {
            p.units[1] = "0809 germany inf 1".to_owned();
        }
    });
    t.act(Action::Select(t.first(603)));
    t
}

/// TK-8.1.1-08 with TKC-16 and TKC-17: a reserve does not come onto a Beachhead in an enemy zone, on foot or by sea; in
/// the Movement Phase it does, and where zones do not reach across the landing side.
#[test]
fn reserves_stay_off_a_beachhead_in_a_zone() {
    let onto = Action::MoveTo(Hex(703));
    let by_sea = Action::Sail(totaler_krieg::Spot::Hex(Hex(703)));
    let t = beside_a_beachhead("crusade", &[], 2, "western reserve");
    t.refused(onto, "TK-8.1.1-08");
    t.refused(by_sea, "TKC-17");
    let t = beside_a_beachhead("crusade", &[], 2, "western movement");
    assert!(t.allowed(onto) && t.allowed(by_sea));
    let t = beside_a_beachhead("crusade", &[("beachhead_zone", "never")], 2, "western reserve");
    assert!(t.allowed(onto) && t.allowed(by_sea));
}

/// TKC-36 with TKC-16 and TKC-17: who must stay in his country does not go to sea onto a Beachhead either.
#[test]
fn whoever_stays_at_home_stays_off_beachheads() {
    let t = beside_a_beachhead("case-white", &[], 1, "western movement");
    t.refused(Action::MoveTo(Hex(703)), "TKC-36");
    t.refused(Action::Sail(totaler_krieg::Spot::Hex(Hex(703))), "TKC-17");
    let t = beside_a_beachhead("case-white", &[], 7, "western movement");
    assert!(t.allowed(Action::MoveTo(Hex(703))) && t.allowed(Action::Sail(totaler_krieg::Spot::Hex(Hex(703)))));
}

/// TKC-31: stops are tested hex by hex: into a zone the move ends with points left; once somebody has been stopped
/// there, others pass him in one move; in snow they do not (TK-8.1.1-07).
#[test]
fn a_unit_that_was_stopped_is_passed() {
    let beyond = Action::MoveTo(Hex(517));
    let mut t = only("case-white", 1, "axis movement", &LODZ);
    let (inf, armour) = (t.unit(617, "germany inf"), t.unit(617, "germany armour"));
    let allowance = 2 * t.rules.data.counters.row(Country::Germany, Kind::Inf, 1).unwrap().movement;
    t.act(Action::Select(inf)).act(Action::MoveTo(Hex(516)));
    assert!(!t.is_moving() && allowance > 2, "it had points left");
    t.act(Action::Select(armour));
    assert!(t.allowed(beyond), "through the hex of the first");
    let path = t.rules.explain(&t.state, Axis.seat(), &beyond).path;
    t.act(beyond);
    assert_eq!(t.at(armour), Some(517), "{path:?}");
    let mut t = only("case-white", 3, "axis movement", &LODZ);
    let (inf, armour) = (t.unit(617, "germany inf"), t.unit(617, "germany armour"));
    t.act(Action::Select(inf)).act(Action::MoveTo(Hex(516)));
    t.act(Action::Select(armour)).act(Action::MoveTo(Hex(516)));
    assert!(!t.is_moving(), "in snow a friend does not help");
}
