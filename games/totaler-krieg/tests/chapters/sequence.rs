//! Who plays, and in what order (TKC-02).

use crate::common::*;
use kernel::{Game, Seat};
use totaler_krieg::Action;
use totaler_krieg::vocabulary::*;

/// TKC-02: the order of each scenario has only factions with forces.
#[test]
fn who_plays() {
    for (name, order) in [
        ("case-white", [Axis, Western]),
        ("barbarossa", [Axis, Soviet]),
        ("desert", [Axis, Western]),
        ("crusade", [Axis, Western]),
    ] {
        let t = scenario(name, 1, "axis movement");
        assert_eq!(t.rules.data.scenario.turn_order, order);
        let absent = Faction::ALL.into_iter().find(|f| !order.contains(f)).unwrap();
        assert!(t.rules.check(&t.state, absent.seat(), &Action::Done).unwrap_err().cites("TKC-02"));
        assert!(t.rules.check(&t.state, Seat(9), &Action::Done).unwrap_err().cites("TKC-02"));
    }
}
