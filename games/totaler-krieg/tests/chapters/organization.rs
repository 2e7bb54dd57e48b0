//! Counters: replacements, combining, breaking down, Fortresses, Detachments (TKC-20 to TKC-25, TKC-37, TKC-38).

use crate::common::*;
use totaler_krieg::data::Spot;
use totaler_krieg::state::*;
use totaler_krieg::vocabulary::*;
use totaler_krieg::{Action, Hex, Position};

/// TKC-20: limited counters are not for sale, but come back for a step in the next season; Fortresses are two more.
#[test]
fn counters() {
    let mut t = only_with("case-white", &[], 3, "axis logistics", &["0414 germany inf 1"], |p| {
        p.lost = vec!["3 germany airborne 1".to_owned(), "5 germany mountain 1".to_owned()];
    });
    t.until(Segment::Replacements);
    let at = Spot::Hex(Hex(414));
    t.refused(Action::Buy { nation: Country::Germany, kind: Kind::Airborne, exp: false, at }, "TKC-20");
    t.refused(Action::Rebuild { unit: UnitId(2), at }, "TKC-20");
    t.act(Action::Rebuild { unit: UnitId(1), at });
    assert_eq!((t.at(UnitId(1)), t.state.pool.nations[0].left), (Some(414), 3));
    let forts = [
        "0908 france fortress 1",
        "0909 france fortress 1",
        "0706 france fortress 1",
        "0605 france fortress 1",
        "1303 france inf 1",
    ];
    let t = only("case-white", 7, "western organization", &forts);
    t.refused(Action::Fortify(t.first(1303)), "TKC-20");
}

/// TKC-21: half of the steps may be armour; British steps of turn 3 are Expeditionary; what is left over is lost.
#[test]
fn replacement_steps() {
    let mut t = only("case-white", 5, "axis logistics", &["0414 germany inf 1"]);
    t.until(Segment::Replacements);
    let buy = |kind| Action::Buy { nation: Country::Germany, kind, exp: false, at: Spot::Hex(Hex(617)) };
    let other = Action::Buy { nation: Country::Germany, kind: Kind::Armour, exp: false, at: Spot::Hex(Hex(1013)) };
    t.act(buy(Kind::Armour)).act(buy(Kind::Armour)).act(buy(Kind::Armour));
    t.refused(other, "TKC-21");
    t.refused(Action::Buy { nation: Country::Germany, kind: Kind::Inf, exp: false, at: Spot::Hex(Hex(905)) }, "TKC-21");
    t.act(Action::AddStep(t.first(414)));
    t.done();
    assert_eq!(t.steps_of(Axis), 5);
    let mut t = only("case-white", 3, "western logistics", &["0604 britain inf 1"]);
    t.until(Segment::Replacements);
    let london = |exp| Action::Buy { nation: Country::Britain, kind: Kind::Inf, exp, at: Spot::Hex(Hex(604)) };
    t.refused(london(false), "TKC-21");
    t.act(london(true));
}

/// TKC-21, TK-10.3-01: the desert map has no British city and Cairo is not home, so British steps come in the boxes.
#[test]
fn steps_without_a_city_arrive_in_a_box() {
    let mut t = only("desert", 1, "western logistics", &["1118 britain hq 1"]);
    t.until(Segment::Replacements);
    let buy = |at| Action::Buy { nation: Country::Britain, kind: Kind::Inf, exp: false, at };
    t.refused(buy(Spot::Hex(Hex(1118))), "TK-10.3-01");
    t.refused(buy(Spot::Hex(Hex(1017))), "TKC-21");
    t.act(buy(Spot::Box(BoxId(1))));
    assert_eq!(t.state.unit(UnitId(1)).unwrap().place, Place::Box(BoxId(1)));
}

/// TKC-22: infantry and panzer make a mechanized army, three corps an infantry army; guards come by the script.
#[test]
fn what_comes_of_parts() {
    let t = scenario("barbarossa", 1, "axis movement");
    let unit = |nation, kind, steps| Unit { nation, kind, steps, exp: false, place: Place::Gone, marks: Marks::NONE };
    let germany = |kind, steps| unit(Country::Germany, kind, steps);
    let made = |parts: &[Unit]| t.rules.combined(&parts.iter().collect::<Vec<_>>());
    assert_eq!(made(&[germany(Kind::Inf, 1), germany(Kind::Armour, 1)]), Some((Kind::Mech, 2)));
    assert_eq!(made(&[germany(Kind::Armour, 1), germany(Kind::Armour, 2)]), Some((Kind::Armour, 3)));
    assert_eq!(made(&[germany(Kind::Inf, 1); 3]), Some((Kind::Inf, 3)));
    assert_eq!(made(&[germany(Kind::SsPanzer, 1); 3]), Some((Kind::SsPanzer, 3)));
    assert_eq!(
        made(&[unit(Country::Ussr, Kind::Inf, 1), unit(Country::Ussr, Kind::Armour, 1)]),
        Some((Kind::Armour, 2))
    );
    assert_eq!(made(&[germany(Kind::Inf, 3), germany(Kind::Inf, 1)]), None);
    let t = only("barbarossa", 1, "axis organization", &["1100 germany inf 3", "1100 germany inf 1"]);
    let all: Vec<UnitId> = t.state.at(t.hex(1100)).collect();
    t.refused(Action::Combine { first: all[0], second: all[1], third: None }, "TKC-22");
    let mut t = only("barbarossa", 5, "soviet logistics", &["0612 ussr inf 3"]);
    t.until(Segment::Replacements);
    let army = t.first(612);
    t.refused(Action::Upgrade { unit: army, kind: Kind::Armour }, "TKC-22");
    t.act(Action::Upgrade { unit: army, kind: Kind::Guards });
    assert_eq!(t.state.unit(army).map(|u| u.kind), Some(Kind::Guards));
}

/// TKC-23: a mechanized army of two makes a panzer and an infantry corps.
#[test]
fn breaking_down() {
    let mut t = only("case-white", 1, "axis organization", &["0414 germany mech 2", "0414 germany inf 1"]);
    let mech = t.unit(414, "germany mech");
    t.refused(Action::BreakDown { unit: t.unit(414, "germany inf"), off: Kind::Inf }, "TKC-23");
    t.act(Action::BreakDown { unit: mech, off: Kind::Armour });
    let mut kinds: Vec<(Kind, u8)> =
        t.state.at(t.hex(414)).filter_map(|u| t.state.unit(u)).map(|u| (u.kind, u.steps)).collect();
    kinds.sort();
    assert_eq!(kinds, [(Kind::Inf, 1), (Kind::Inf, 1), (Kind::Armour, 1)]);
}

/// TKC-25: a corps becomes a Fortress in a city; it gives a column and never moves again.
#[test]
fn fortresses() {
    let mut t = only(
        "case-white",
        1,
        "western organization",
        &["0519 poland inf 1", "0905 france inf 1", "0905 france hq 1", "0906 france inf 1"],
    );
    t.refused(Action::Fortify(t.first(519)), "TKC-25");
    t.refused(Action::Fortify(t.unit(905, "france hq")), "TKC-25");
    t.refused(Action::Fortify(t.first(906)), "TKC-25");
    let corps = t.unit(905, "france inf");
    t.act(Action::Fortify(corps)).until(Segment::Movement);
    t.refused(Action::Select(corps), "TKC-25");
    let mut t =
        only("case-white", 7, "axis regular", &["0807 germany inf 3", "0908 france fortress 1", "0809 germany inf 3"]);
    let army = t.first(809);
    t.attack(908, &[army]);
    assert_eq!(t.shift("TKC-25"), -1);
}

/// TKC-37: a unit is disbanded, but not in an enemy zone.
#[test]
fn disbanding() {
    let mut t =
        only("case-white", 1, "axis organization", &["0414 germany inf 1", "0315 germany inf 1", "0416 poland inf 1"]);
    t.refused(Action::Disband(t.first(315)), "TKC-37");
    t.act(Action::Disband(t.first(414)));
    assert_eq!(t.steps_of(Axis), 1);
}

/// TKC-38: a Detachment goes where an own supplied unit is, one marker to a hex, and stays for this segment.
#[test]
fn detachments() {
    let mut t = only("case-white", 1, "axis organization", &["0414 germany inf 1"]);
    t.refused(Action::Detach(Hex(415)), "TKC-38");
    t.act(Action::Detach(Hex(414)));
    t.refused(Action::Detach(Hex(414)), "TKC-38");
    t.refused(Action::Recall(Hex(414)), "TKC-38");
    t.until(Segment::Movement);
    let change = |p: &mut Position| drop(p.detachments.insert(Axis, vec!["0414".to_owned()]));
    let mut t = only_with("case-white", &[], 2, "axis organization", &["0414 germany inf 1"], change);
    t.act(Action::Recall(Hex(414)));
    assert!(t.state.markers.detachments[Axis].is_empty());
}

/// TKC-22: a mechanized army is armour-type: with panzers it makes panzers, with infantry it stays mechanized. TKC-23:
/// what is broken down from it has its steps.
#[test]
fn mechanized_and_armour_make_armour() {
    let mut t = only("barbarossa", 2, "axis organization", &["0800 germany mech 2", "0800 germany armour 1"]);
    let (first, second) = (t.unit(800, "germany mech"), t.unit(800, "germany armour"));
    t.act(Action::Combine { first, second, third: None });
    let army = t.state.unit(first).unwrap();
    assert_eq!((army.kind, army.steps), (Kind::Armour, 3));
    t.act(Action::BreakDown { unit: first, off: Kind::Armour });
    assert_eq!(t.steps_of(Axis), 3);
    let mut t = only("barbarossa", 2, "axis organization", &["0800 germany mech 2", "0800 germany inf 1"]);
    let (first, second) = (t.unit(800, "germany mech"), t.unit(800, "germany inf"));
    t.act(Action::Combine { first, second, third: None });
    assert_eq!(t.state.unit(first).map(|u| (u.kind, u.steps)), Some((Kind::Mech, 3)));
}
