//! Support units in sea zones (TKC-13, TKC-15).

use crate::common::*;
use totaler_krieg::state::*;
use totaler_krieg::vocabulary::*;
use totaler_krieg::{Action, Hex};

/// TKC-13: a German fleet in the Baltic is met by an available fleet or air unit near enough; both are delayed.
#[test]
fn contesting_a_zone() {
    let mut t =
        only("case-white", 7, "western support", &["0604 britain inf 1", "0311 germany inf 1", "0119 germany inf 1"]);
    let fleet = t.support(Western, SupportKind::Fleet);
    t.act(Action::PlaceFleet { fleet, zone: t.zone("north-sea") });
    assert_eq!(t.decider(), Axis);
    let german = t.support(Axis, SupportKind::Fleet);
    t.refused(Action::Contest(german), "TKC-13");
    let air = t.support(Axis, SupportKind::Air);
    t.dice(&[6, 1]).act(Action::Contest(air));
    assert_eq!(
        (t.state.support[fleet.index()].berth, t.state.support[air.index()].berth),
        (Berth::Delay(3), Berth::Delay(1))
    );
    assert_eq!(t.decider(), Western);
}

/// TKC-15: a fleet shuts enemy ports from its placing to its owner's next Support Segment; convoys in its zone are not
/// attacked, but useless as long as it is there; they lie until their owner's next Support Segment.
#[test]
fn a_fleet_shuts_ports_and_convoys_until_it_leaves() {
    let units = ["1017 britain inf 1", "0001 italy inf 1", "0700 italy inf 1"];
    let mut t = only_with("desert", &[], 3, "western support", &units, |p| {
        p.convoys.insert(Axis, [("central-med".to_owned(), 1)].into());
    });
    let zone = t.zone("central-med");
    let open = |t: &Table| {
        let presence = t.rules.presence(&t.state);
        t.rules.open_ports(&t.state, &presence, Axis, zone).contains(t.hex(700))
    };
    let convoys = |t: &Table| t.state.markers.convoys[Axis][zone];
    assert!(open(&t));
    let fleet = t.support(Western, SupportKind::Fleet);
    t.act(Action::PlaceFleet { fleet, zone });
    while t.decider() == Axis {
        t.done();
    }
    assert!(!open(&t) && convoys(&t) == 1, "not attacked");
    t.end_turn();
    t.until(Segment::Support);
    assert_eq!((t.decider(), convoys(&t)), (Axis, 0), "the next Support Segment of their owner");
    t.refused(Action::PlaceConvoy(zone), "TKC-15");
    t.until(Segment::Movement);
    t.state.markers.convoys[Axis][zone] = 1;
    let corps = t.first(1);
    let tripoli = Action::Sail(totaler_krieg::Spot::Hex(Hex(700)));
    t.act(Action::Select(corps));
    t.refused(tripoli, "TKC-17");
    let berth = t.state.support[fleet.index()].berth;
    t.state.support[fleet.index()].berth = Berth::Available;
    assert!(t.allowed(tripoli), "but for the fleet it would sail");
    t.state.support[fleet.index()].berth = berth;
    t.done().until(Segment::Reserve);
    assert!(!open(&t), "to the end of the Axis turn");
    t.dice(&[6]).end_turn().until(Segment::Support);
    assert!(open(&t) && t.state.support[fleet.index()].berth == Berth::Delay(2), "it has left the map");
}
