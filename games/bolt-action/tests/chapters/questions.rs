//! What the game tells when it is asked: scores and odds, and why a click on something unlit is refused.

use crate::common::*;
use bolt_action::Action;
use bolt_action::state::*;
use bolt_action::terrain::Kind;
use bolt_action::vocabulary::*;
use kernel::scene::Spot;
use kernel::{Game, Viewer};

/// C-02, C-169: odds and scores of a declaration are shown beforehand only where measuring is.
#[test]
fn measuring_beforehand() {
    for (values, shown) in [(&[][..], false), (&[("premeasure", "on")][..], true)] {
        let mut b = Battle::with(values, vec![rifles(5)], vec![rifles(5)], vec![]);
        b.put(0, 20, 20, 0).put(1, 20, 10, 180).order(0, Order::Fire, &[]);
        let aim = Action::Aim(Aim { battery: 0, target: UnitId(1), shell: Shell::Shot });
        assert_eq!(!b.rules.explain(&b.s, A, &aim).rows.is_empty(), shown);
        b.act(A, aim, &[]);
        let scene = b.rules.scene(&b.s, Viewer::Seat(A));
        assert_eq!(scene.panels.iter().any(|p| p.id == "fire"), shown);
    }
}

/// What a click on something unlit means is refused with its clause, and a unit tells about itself.
#[test]
fn clicks_and_questions() {
    let mut b = Battle::new(vec![rifles(5)], vec![rifles(5)], vec![feature(Kind::Cliff, 0, 20, 72, 21)]);
    b.put(0, 20, 30, 0).put(1, 20, 10, 180).hand_die(0);
    let meant = b.rules.meant(&b.s, A, &Spot::Piece("u2".into()));
    assert!(!meant.is_empty() && meant.iter().all(|a| b.refused(A, *a) == ["BA-03"]));
    let rows = b.rules.inspect(&b.s, Viewer::Seat(B), &Spot::Piece("u1".into())).rows;
    assert!(rows.iter().any(|r| r.text.key == "inspect-morale" && r.value == "9"));
}

/// BA-155, C-169: the odds of an assault hang on no distance and are told beforehand.
#[test]
fn odds_of_an_assault_are_told() {
    let mut b = Battle::new(vec![rifles(9)], vec![rifles(3), tank()], vec![]);
    b.put(0, 20, 18, 0).put(1, 20, 10, 180).put(2, 30, 10, 180).order(0, Order::Run, &[]);
    let rows = b.rules.explain(&b.s, A, &Action::Assault(UnitId(1))).rows;
    let keys: Vec<&str> = rows.iter().map(|r| &*r.text.key).collect();
    assert_eq!(keys, ["explain-wins", "explain-loses"]);
    let rows = b.rules.explain(&b.s, A, &Action::Assault(UnitId(2))).rows;
    assert_eq!(rows.len(), 1);
}
