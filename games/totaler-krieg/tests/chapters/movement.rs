//! Movement by land, by sea and through boxes (TKC-17, TKC-18, TKC-30, TKC-31).

use crate::common::*;
use totaler_krieg::data::Spot;
use totaler_krieg::state::*;
use totaler_krieg::vocabulary::*;
use totaler_krieg::{Action, Hex};

/// TKC-30: along a line half a point for one step, a point for armies; off it by the terrain. TKC-31: one hex always.
#[test]
fn the_rate_of_lines() {
    let mut t = only("case-white", 1, "axis movement", &["0414 germany inf 1", "0714 germany hq 1"]);
    let corps = t.first(414);
    t.act(Action::Select(corps));
    assert!(t.allowed(Action::MoveTo(Hex(411))), "three points are six links");
    t.refused(Action::MoveTo(Hex(919)), "TKC-30");
    t.done();
    let hq = t.first(714);
    t.act(Action::Select(hq));
    let rough = t.rules.data.map.rough;
    let near = |a: &Action| matches!(a, Action::MoveTo(h) if rough.contains(t.hex(h.0)));
    assert!(t.list().iter().any(near), "one hex of rough ground is two points, and its whole move (TKC-31)");
    t.refused(Action::MoveTo(Hex(9999)), "TKC-31");
}

/// TKC-17: a one-step unit sails with a Troop Convoy in every zone, as its whole move; armies do not.
#[test]
fn port_to_port() {
    let mut t = only_with(
        "case-white",
        &[],
        7,
        "western movement",
        &["0604 britain inf 1", "0604 britain inf 2", "0604 britain inf 1"],
        |p| {
            p.convoys.insert(Western, [("western-approaches".to_owned(), 1)].into());
        },
    );
    let all: Vec<UnitId> = t.state.at(t.hex(604)).collect();
    let calais = Action::Sail(Spot::Hex(Hex(605)));
    t.act(Action::Select(all[1]));
    t.refused(calais, "TKC-17");
    t.done().act(Action::Select(all[0])).act(calais);
    assert_eq!(t.at(all[0]), Some(605));
    t.act(Action::Select(all[2]));
    t.refused(calais, "TKC-17");
}

/// TKC-18: from the Interior onto the last column and on; into the box with the whole move; from box to box.
#[test]
fn boxes() {
    let mut t = only("barbarossa", 1, "soviet movement", &["soviet-interior ussr armour 1", "0618 ussr inf 1"]);
    let tank = UnitId(0);
    t.act(Action::Select(tank)).act(Action::MoveTo(Hex(518)));
    assert!(t.is_moving());
    t.act(Action::MoveTo(Hex(517))).done();
    assert_eq!(t.at(tank), Some(517));
    let inf = t.first(618);
    t.act(Action::Select(inf)).act(Action::EnterBox(BoxId(0)));
    assert_eq!(t.state.unit(inf).unwrap().place, Place::Box(BoxId(0)));
    let mut t = only("desert", 3, "western movement", &["eastern-us-canada britain inf 1"]);
    t.act(Action::Select(UnitId(0)));
    t.refused(Action::EnterBox(BoxId(0)), "TKC-18");
    t.act(Action::EnterBox(BoxId(1)));
}
