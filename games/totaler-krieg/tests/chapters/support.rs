//! How long support units are delayed in a contest (TKC-13).

use crate::common::*;
use totaler_krieg::Action;
use totaler_krieg::state::Berth;
use totaler_krieg::vocabulary::SupportKind;

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
