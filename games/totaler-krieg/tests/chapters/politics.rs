//! Countries: whose sources, control, war and neutrals (TKC-26, TKC-35, TKC-36).

use crate::common::*;
use kernel::Game;
use totaler_krieg::data::Spot;
use totaler_krieg::state::*;
use totaler_krieg::vocabulary::*;
use totaler_krieg::{Action, Hex};

/// TKC-26: Free French at Port Said and Siberians by British and Soviet sources.
#[test]
fn whose_sources() {
    let t = scenario("desert", 3, "western movement");
    assert!(t.supplied(t.unit(1019, "free-france inf")) && t.supplied(t.unit(1017, "free-poland inf")));
    let t = only("barbarossa", 5, "soviet movement", &["0612 siberia inf 1"]);
    assert!(t.supplied(t.first(612)));
}

/// TKC-35: a hex one has left goes back to its country's owner; a Detachment keeps it; bombs on a Strategic hex take
/// it.
#[test]
fn control_has_no_memory() {
    let mut t = only_with("barbarossa", &[], 2, "axis movement", &["0905 germany inf 1"], |p| {
        p.detachments.insert(Axis, vec!["0804".to_owned()]);
    });
    assert_eq!((t.control(905), t.control(804), t.control(904)), (Some(Axis), Some(Axis), Some(Soviet)));
    t.state.units[0].place = Place::Hex(t.hex(904));
    assert_eq!(t.control(905), Some(Soviet));
    let t = only_with("desert", &[], 6, "western movement", &["0808 germany inf 1"], |p| {
        p.devastated = vec!["0808".to_owned()];
        p.ruined_by.insert(Western, vec!["0808".to_owned()]);
    });
    assert_eq!(t.control(808), Some(Western));
}

/// TKC-36: neutrals are closed; war is declared where the script allows, and the Minor joins the other side; on turn 1
/// the West stays at home.
#[test]
fn war_and_neutrals() {
    let mut t = only("case-white", 1, "axis movement", &["0609 germany inf 1"]);
    let corps = t.first(609);
    t.act(Action::Select(corps));
    t.refused(Action::MoveTo(Hex(608)), "TKC-36");
    let mut t = only("case-white", 5, "axis reserve", &["0609 germany inf 1"]);
    t.done();
    assert_eq!(t.state.segment, Segment::War);
    t.refused(Action::Declare(Country::Switzerland), "TKC-36");
    t.dice(&[3]).act(Action::Declare(Country::BelgiumHolland));
    assert_eq!(t.state.status[Country::BelgiumHolland], Status::Active(Western));
    assert!(t.state.markers.franco_belgian_cooperation && t.state.at(t.hex(607)).count() == 1);
    let mut t = only("case-white", 1, "western movement", &["0908 france inf 1"]);
    let corps = t.first(908);
    t.act(Action::Select(corps));
    t.refused(Action::MoveTo(Hex(809)), "TKC-36");
    let t = only("case-white", 1, "western regular", &["0908 france inf 2", "0809 germany inf 1"]);
    t.refused(Action::Attack(Hex(809)), "TKC-04");
}

/// TKC-20, TK-10.1-02: a German who arrives where partisans have their base removes it; no partisan rises in his hex.
#[test]
fn arrivals_clear_a_partisan_base() {
    let mut t = only_with("desert", &[], 3, "axis logistics", &["0011 germany inf 1"], |p| {
        p.countries.insert(Country::Greece, Status::ConqueredBy(Axis));
        p.partisan_base = Some("western 0010".to_owned());
    });
    t.until(Segment::Replacements);
    let at = Spot::Hex(Hex(10));
    t.act(Action::Buy { nation: Country::Germany, kind: Kind::Inf, exp: false, at });
    assert_eq!(t.state.markers.partisan_base, None);
}

/// TKC-03, TKC-35: a bombed Tripoli counts as Western for the points, but only whoever stands there ends the game.
#[test]
fn bombs_alone_do_not_end_a_game() {
    let mut t = only("desert", 6, "western reserve", &["0700 italy inf 1", "1017 britain inf 1"]);
    let tripoli = t.hex(700);
    t.state.markers.devastated.insert(tripoli);
    t.state.markers.ruined_by[Western].insert(tripoli);
    assert_eq!((t.control(700), t.rules.points(&t.state, Western)), (Some(Western), 6), "Tripoli 4, Athens 2");
    t.done();
    while t.state.segment == Segment::War {
        t.done();
    }
    assert_eq!(t.state.verdict, None);
}

/// TKC-40, TK-9.0.1-07: France conquered, its south is neutral: whoever stands there leaves, nobody enters or controls
/// it, and the British no longer cooperate with the French. TKC-36: the rest of France is the conqueror's.
#[test]
fn vichy() {
    let units = [
        "0905 germany inf 3",
        "1307 germany inf 2",
        "1203 germany inf 1",
        "1306 britain inf 1 exp",
        "0604 britain inf 1",
        "0414 germany inf 1",
    ];
    let mut t = only_with("case-white", &[], 7, "axis reserve", &units, |p| {
        p.detachments.insert(Axis, vec!["1205".to_owned()]);
    });
    assert_eq!(t.control(1307), Some(Axis));
    let (army, bef) = (t.first(1307), t.first(1306));
    t.end_turn();
    assert_eq!(t.state.status[Country::France], Status::ConqueredBy(Axis));
    assert!(t.state.markers.anglo_french_non_cooperation);
    for unit in [army, bef] {
        assert_eq!(t.state.unit(unit).map(|u| (u.place, u.marks)), Some((Place::Delay(8), Marks::NONE)));
    }
    assert_eq!([1205, 1306, 1307, 1303].map(|hex| t.control(hex)), [None, None, None, Some(Axis)]);
    assert!(t.state.markers.detachments[Axis].is_empty());
    t.end_turn();
    t.until(Segment::Replacements);
    assert!(t.allowed(Action::Rebuild { unit: army, at: Spot::Hex(Hex(414)) }), "without a step");
    t.until(Segment::Movement);
    let corps = t.first(1203);
    t.act(Action::Select(corps));
    t.refused(Action::MoveTo(Hex(1204)), "TKC-36");
    let mut position = t.rules.start();
    position.countries.insert(Country::France, Status::ConqueredBy(Axis));
    position.units = vec!["1307 germany inf 1".to_owned()];
    assert!(t.rules.place(&position).is_err(), "nobody stands in a neutral country");
}
