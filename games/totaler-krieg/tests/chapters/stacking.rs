//! Section 9: stacks that cannot be are refused as positions. What stacking does in play, the examples show.

use crate::common::*;
use kernel::Game;
use totaler_krieg::Position;
use totaler_krieg::state::Status;
use totaler_krieg::vocabulary::Country;

fn refused_at_set_up(name: &str, units: &[&str], clause: &str, change: impl FnOnce(&mut Position)) {
    let rules = rules(name);
    let mut position = rules.start();
    position.units = units.iter().map(|u| (*u).to_owned()).collect();
    position.phase = "axis movement".to_owned();
    change(&mut position);
    let problems = rules.place(&position).expect_err("this stack cannot be");
    assert!(problems.iter().any(|p| p.clause.as_deref() == Some(clause)), "{problems:?}");
}

/// TK-9.0-01, TK-9.1-01, TK-9.1-02: Breslau's stack is three units and six steps; more than four units or seven steps,
/// or four steps in Alamein and Cherbourg, are no position.
#[test]
fn stacks_that_are_too_large() {
    let t = scenario("case-white", 1, "axis movement");
    let there: Vec<u8> = t.state.at(t.hex(617)).filter_map(|u| t.state.unit(u)).map(|u| u.steps).collect();
    assert_eq!((there.len(), there.iter().sum::<u8>()), (3, 6));
    let over = ["1101 germany inf 3", "1101 germany inf 3", "1101 germany inf 2"];
    refused_at_set_up("barbarossa", &over, "TK-9.1-02", |_| {});
    refused_at_set_up("barbarossa", &["1101 germany inf 1"; 5], "TK-9.1-02", |_| {});
    let alamein = ["1016 britain inf 2", "1016 britain inf 2", "1016 britain inf 1"];
    refused_at_set_up("desert", &alamein, "TK-9.1-01", |_| {});
    refused_at_set_up("crusade", &["0803 germany inf 3", "0803 germany inf 2"], "TK-9.1-01", |_| {});
}

/// TK-9.0.1-01, TK-9.0.1-02, TK-9.0.1-03, TK-9.0.1-05, TK-9.0.1-06, TK-9.0.1-07: nor are those who do not stack.
#[test]
fn who_does_not_stack() {
    refused_at_set_up("barbarossa", &["1100 germany hq 1", "1100 germany ss-hq 1"], "TK-9.0.1-01", |_| {});
    refused_at_set_up("case-white", &["0908 france fortress 1", "0908 france fortress 1"], "TK-9.0.1-02", |_| {});
    refused_at_set_up("barbarossa", &["1704 romania inf 1", "1704 hungary inf 1"], "TK-9.0.1-03", |_| {});
    refused_at_set_up("barbarossa", &["1805 hungary inf 1", "1805 romania inf 2 exp"], "TK-9.0.1-05", |_| {});
    let antwerp = ["0607 france inf 1", "0607 belgium-holland inf 1"];
    refused_at_set_up("case-white", &antwerp, "TK-9.0.1-06", |p| {
        p.turn = 6;
        p.countries.insert(Country::BelgiumHolland, Status::Active(Western));
    });
    let amiens = ["0806 france inf 2", "0806 britain inf 1 exp"];
    refused_at_set_up("case-white", &amiens, "TK-9.0.1-07", |p| p.non_cooperation = true);
}
