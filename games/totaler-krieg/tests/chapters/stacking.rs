//! Section 9: stacking.

use crate::common::*;
use kernel::Game;
use totaler_krieg::data::Spot;
use totaler_krieg::state::*;
use totaler_krieg::vocabulary::*;
use totaler_krieg::{Action, Hex, Position};

fn refused_at_set_up(name: &str, units: &[&str], clause: &str, change: impl FnOnce(&mut Position)) {
    let rules = rules(name);
    let mut position = rules.start();
    position.units = units.iter().map(|u| (*u).to_owned()).collect();
    position.phase = "axis movement".to_owned();
    change(&mut position);
    let problems = rules.place(&position).expect_err("this stack cannot be");
    assert!(problems.iter().any(|p| p.clause.as_deref() == Some(clause)), "{problems:?}");
}

/// TK-9.0-01, TK-9.1-02: Breslau's stack is three units and six steps; 3+3+1 is legal, 3+3+2 is not, nor are five
/// units.
#[test]
fn four_units_and_seven_steps() {
    let t = scenario("case-white", 1, "axis movement");
    let there: Vec<u8> = t.state.at(t.hex(617)).filter_map(|u| t.state.unit(u)).map(|u| u.steps).collect();
    assert_eq!((there.len(), there.iter().sum::<u8>()), (3, 6));
    only("barbarossa", 1, "axis movement", &["1101 germany inf 3", "1101 germany inf 3", "1101 germany inf 1"]);
    let over = ["1101 germany inf 3", "1101 germany inf 3", "1101 germany inf 2"];
    refused_at_set_up("barbarossa", &over, "TK-9.1-02", |_| {});
    refused_at_set_up("barbarossa", &["1101 germany inf 1"; 5], "TK-9.1-02", |_| {});
}

/// TK-9.1-01: Alamein and Tobruk take four steps.
#[test]
fn small_hexes_take_four_steps() {
    only("desert", 3, "axis movement", &["1016 britain inf 2", "1016 britain inf 2"]);
    refused_at_set_up(
        "desert",
        &["1016 britain inf 2", "1016 britain inf 2", "1016 britain inf 1"],
        "TK-9.1-01",
        |_| {},
    );
    refused_at_set_up("crusade", &["0803 germany inf 3", "0803 germany inf 2"], "TK-9.1-01", |_| {});
}

/// TK-9.1-02, TK-9.1-01: the sister game's limits by option.
#[test]
fn smaller_limits_by_option() {
    let mut t = only_with(
        "barbarossa",
        &[("stacking", "sister")],
        2,
        "axis movement",
        &["1101 germany inf 3", "1101 germany inf 3", "1101 germany inf 1"],
        |_| {},
    );
    t.done();
    assert!(matches!(t.state.frames.last(), Some(Frame::Excess(_))), "seven steps are one too many");
    let mut t = only_with(
        "desert",
        &[("stacking", "sister")],
        3,
        "western movement",
        &["1016 britain inf 2", "1016 britain inf 2"],
        |_| {},
    );
    t.done();
    assert!(matches!(t.state.frames.last(), Some(Frame::Excess(_))));
}

/// TK-9.0-02: air units and markers take no room in a full hex.
#[test]
fn support_units_and_markers_take_no_room() {
    let mut t = only_with("case-white", &[], 1, "axis movement", &["0617 germany inf 1"; 4], |p| {
        p.support.insert(0, "hex 0617".to_owned());
        p.detachments.insert(Axis, vec!["0617".to_owned()]);
    });
    t.done();
    assert!(t.state.frames.is_empty(), "nothing has to go");
}

/// TK-9.0-03: any number in a box.
#[test]
fn boxes_have_no_limit() {
    let mut units = vec!["eastern-us-canada usa inf 3"; 9];
    units.extend(["eastern-us-canada usa hq 1"; 2]);
    let mut t = only("crusade", 1, "western movement", &units);
    t.done();
    assert!(t.state.frames.is_empty());
}

/// TK-9.0.1-01, TK-9.0.1-02, TK-9.0.1-03: two headquarters, two Fortresses, two Minors.
#[test]
fn who_does_not_stack() {
    refused_at_set_up("barbarossa", &["1100 germany hq 1", "1100 germany ss-hq 1"], "TK-9.0.1-01", |_| {});
    refused_at_set_up("case-white", &["0908 france fortress 1", "0908 france fortress 1"], "TK-9.0.1-02", |_| {});
    refused_at_set_up("barbarossa", &["1704 romania inf 1", "1704 hungary inf 1"], "TK-9.0.1-03", |_| {});
}

/// TK-9.0.1-02: a second Fortress in Metz is not built.
#[test]
fn a_second_fortress_is_not_built() {
    let t = only("case-white", 1, "western organization", &["0908 france fortress 1", "0908 france inf 1"]);
    t.refused(Action::Fortify(t.unit(908, "france inf")), "TK-9.0.1-02");
}

/// TK-9.0.1-01, TK-9.0.1-03, TK-9.1-04: a forbidden mix made on the move is cured when the segment ends.
#[test]
fn a_forbidden_mix_is_cured_at_the_end_of_the_segment() {
    let mut t = only("barbarossa", 1, "axis movement", &["1805 romania inf 1", "1704 hungary inf 1"]);
    let hungarian = t.unit(1704, "hungary inf");
    t.state.units[hungarian.index()].place = Place::Hex(t.hex(1805));
    t.done();
    assert!(matches!(t.state.frames.last(), Some(Frame::Excess(_))));
    t.refused(Action::Done, "TK-9.1-04");
    t.act(Action::Remove(hungarian));
    assert!(t.state.frames.is_empty() && t.steps_of(Axis) == 1);
}

/// TK-9.0.1-04, TK-9.0.1-05: one-step Expeditionary units join anybody; grown ones do not.
#[test]
fn expeditionary_units_of_one_step_join_anybody() {
    only("barbarossa", 1, "axis movement", &["1805 romania inf 2", "1805 italy inf 1 exp"]);
    refused_at_set_up("barbarossa", &["1805 hungary inf 1", "1805 romania inf 2 exp"], "TK-9.0.1-05", |_| {});
    let mut t = only("barbarossa", 1, "axis organization", &["1805 romania inf 1 exp", "1805 romania inf 1 exp"]);
    let all: Vec<UnitId> = t.state.at(t.hex(1805)).collect();
    t.act(Action::Combine { first: all[0], second: all[1], third: None });
    let grown = t.state.unit(all[0]).copied().unwrap();
    assert!(grown.exp && grown.steps == 2);
    let other = Unit { nation: Country::Hungary, exp: false, steps: 1, ..grown };
    let mut s = t.state.clone();
    s.units.push(other);
    assert_eq!(t.rules.breaches(&s, t.hex(1805)).iter().map(|c| c.id()).collect::<Vec<_>>(), ["TK-9.0.1-05"]);
}

/// TK-9.0.1-06: French and Belgians at Antwerp only with the marker.
#[test]
fn franco_belgian_cooperation() {
    let units = ["0607 france inf 1", "0607 belgium-holland inf 1"];
    let at_war = |p: &mut Position| {
        p.turn = 6;
        p.countries.insert(Country::BelgiumHolland, Status::Active(Western));
    };
    refused_at_set_up("case-white", &units, "TK-9.0.1-06", at_war);
    only_with("case-white", &[], 6, "western movement", &units, |p| {
        at_war(p);
        p.cooperation = true;
    });
}

/// TK-9.0.1-07: the BEF with the French at Amiens, after Paris has fallen: cured at the segment's end.
#[test]
fn anglo_french_non_cooperation() {
    let units = ["0806 france inf 2", "0806 britain inf 1 exp"];
    only("case-white", 8, "western movement", &units);
    refused_at_set_up("case-white", &units, "TK-9.0.1-07", |p| p.non_cooperation = true);
    let mut t = only("case-white", 8, "western movement", &units);
    t.state.markers.anglo_french_non_cooperation = true;
    t.done();
    assert!(matches!(t.state.frames.last(), Some(Frame::Excess(Crowd { faction: Western, .. }))));
}

/// TK-9.1-03, TK-9.1-04, TKC-09: a retreat into a full hex is allowed; when the segment is over its owner takes off
/// steps, a Fortress last.
#[test]
fn too_much_in_a_hex_is_removed_at_the_end_of_the_segment() {
    let units = [
        "1411 germany inf 3",
        "1411 germany inf 3",
        "1412 ussr inf 2",
        "1413 ussr inf 3",
        "1413 ussr inf 3",
        "1413 ussr inf 1",
    ];
    let mut t = only("barbarossa", 1, "axis regular", &units);
    let attackers: Vec<UnitId> = t.state.at(t.hex(1411)).collect();
    t.attack(1412, &attackers).dice(&[2]).done();
    t.act(Action::Retreat(Hex(1413)));
    t.end_fight();
    t.done();
    assert!(
        matches!(t.state.frames.last(), Some(Frame::Excess(Crowd { faction: Soviet, .. }))),
        "{:?}",
        t.state.frames
    );
    let before = t.steps_of(Soviet);
    while matches!(t.state.frames.last(), Some(Frame::Excess(_))) {
        let first = t.list()[0];
        t.act(first);
    }
    assert!(t.steps_of(Soviet) < before && t.rules.breaches(&t.state, t.hex(1413)).is_empty());
    let mut t = only(
        "case-white",
        1,
        "western movement",
        &["0908 france fortress 1", "0908 france inf 2", "0908 france inf 2", "0908 france inf 2"],
    );
    let extra = t.state.unit(t.unit(908, "france inf")).copied().unwrap();
    t.state.units.push(extra);
    t.done();
    t.refused(Action::Remove(t.unit(908, "france fortress")), "TK-9.1-04");
}

/// TK-9.1-02, TKC-21: a counter that arrives finds room or does not come.
#[test]
fn arrivals_keep_the_limits() {
    let mut t =
        only("case-white", 3, "axis logistics", &["0414 germany inf 3", "0414 germany inf 3", "0414 germany inf 1"]);
    t.until(Segment::Replacements);
    let buy = |at: u16| Action::Buy { nation: Country::Germany, kind: Kind::Inf, exp: false, at: Spot::Hex(Hex(at)) };
    t.refused(buy(414), "TK-9.1-02");
    assert!(t.allowed(buy(617)));
}
