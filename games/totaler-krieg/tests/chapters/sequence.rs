//! Who plays, in what order, and how it ends (TKC-01 to TKC-03).

use crate::common::*;
use kernel::{Game, Seat};
use totaler_krieg::Action;
use totaler_krieg::state::*;
use totaler_krieg::vocabulary::*;

/// TKC-01: units one by one, each once; the other side waits.
#[test]
fn one_by_one() {
    let mut t = only("case-white", 1, "axis movement", &["0617 germany inf 1", "0519 poland inf 1"]);
    let inf = t.first(617);
    t.walk(inf, &[618]);
    t.refused(Action::Select(inf), "TKC-01");
    t.refused(Action::Select(t.first(519)), "TKC-01");
    assert!(t.rules.check(&t.state, Western.seat(), &Action::Done).unwrap_err().cites("TKC-01"));
}

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

/// TKC-03: Paris, Warsaw and Antwerp held end the game at once; in turn 9 it is only a marginal victory.
#[test]
fn victory_at_once() {
    for (turn, verdict) in [(8, Verdict::AxisDecisive), (9, Verdict::AxisMarginal)] {
        let units = ["0519 germany inf 1", "0607 germany inf 1", "0905 germany inf 1"];
        let mut t = only_with("case-white", &[], turn, "axis reserve", &units, |p| {
            p.countries.insert(Country::BelgiumHolland, Status::Active(Western));
        });
        t.done();
        while t.state.segment != Segment::Over {
            t.done();
        }
        assert_eq!(t.state.verdict, Some(verdict));
        assert!(t.rules.check(&t.state, Axis.seat(), &Action::Done).unwrap_err().cites("TKC-03"));
    }
    let mut t = only(
        "barbarossa",
        6,
        "soviet reserve",
        &["0800 ussr inf 1", "0801 germany inf 3", "0700 germany inf 1", "0900 germany inf 1"],
    );
    assert!(!t.supplied(t.first(800)), "an unsupplied unit in Konigsberg does not count");
    t.done();
    assert_eq!(t.state.verdict, None);
}

/// TKC-03: after the last turn points decide.
#[test]
fn victory_by_points() {
    let end = |units: &[&str]| {
        let mut t = only("barbarossa", 8, "soviet reserve", units);
        t.done();
        t.state.verdict
    };
    let panzers = ["1100 germany armour 3", "1100 germany armour 3", "1101 germany armour 3", "1101 germany armour 3"];
    let with = |more: &[&'static str]| panzers.iter().copied().chain(more.iter().copied()).collect::<Vec<_>>();
    assert_eq!(end(&with(&["1617 germany inf 1", "2109 germany inf 1"])), Some(Verdict::Axis));
    assert_eq!(end(&with(&["1617 germany inf 1"])), Some(Verdict::Draw));
    assert_eq!(end(&with(&["1307 germany inf 1"])), Some(Verdict::Soviet));
    assert_eq!(
        end(&["1617 germany inf 1", "2109 germany inf 1"]),
        Some(Verdict::Draw),
        "one point less without panzers"
    );
}
