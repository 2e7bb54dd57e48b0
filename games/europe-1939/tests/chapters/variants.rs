//! The course of a variant.

use crate::common;
use crate::common::opening;
use europe_1939::Action::*;
use europe_1939::state::*;
use europe_1939::vocabulary::*;
use kernel::Game;

/// HUB-14.3: Barbarossa lasts seven turns; German points come from the table whatever is held, Soviet points from the
/// accounting; war is declared on nobody else.
#[test]
fn the_course_of_barbarossa() {
    let mut t = opening("barbarossa", &[]);
    let (base, opened) = (t.ledger(Nation::Su).base, t.left(Nation::Su));
    let table = |t: &common::Table, year| {
        let of = |(n, y, _): &&(Nation, u16, u16)| (*n, *y) == (Nation::De, year);
        t.rules.data.scenario.points.iter().find(of).map(|p| p.2)
    };
    assert_eq!(Some(t.left(Nation::De)), table(&t, 1941));
    let mut turns = 0;
    while t.state.verdict.is_none() {
        if t.state.date == Date::new(SPRING, 1942) && t.state.side == Side::Axis {
            assert_eq!(Some(t.left(Nation::De)), table(&t, 1942), "with what is left of 1941 gone");
            let su = t.ledger(Nation::Su);
            // Nothing was spent: three tenths of it are growth, and the Urals bring four; the Baltic states and the
            // share of Poland are worth four.
            let growth = opened * 3 / 10;
            assert_eq!((su.base, su.opening), (base + growth + 4, base + growth + 4 + 4));
        }
        turns += u32::from(t.state.side == Side::Axis);
        t.end_turn();
    }
    assert_eq!((turns, t.state.verdict), (7, Some(Verdict::Decisive(Side::Allies))));
    // Nobody comes to it in play: the phase is passed over.
    let mut t = opening("barbarossa", &[]);
    t.state.phase = Phase::Declare;
    t.refused(Declare { by: Nation::De, on: Nation::Se }, "HUB-14.3");
}

/// HUB-14.1, HUB-14.2, HUB-14.3, HUB-6.5: what a variant does not use is out of play on the board: closed areas, and
/// the land of nations that stay apart; not what can be drawn into the war, what has changed hands, or lets Germans in.
#[test]
fn land_out_of_play() {
    type Ids = &'static [&'static str];
    let variants: [(&str, Ids, Ids); 4] = [
        ("fall-of-france", &["madrid", "moscow", "lwow"], &["paris", "belgium", "warsaw", "budapest"]),
        ("mediterranean", &["paris", "moscow", "berlin"], &["tripoli", "athens", "madrid", "rome"]),
        ("barbarossa", &["london", "paris", "rome", "madrid"], &["moscow", "oslo", "riga", "bucharest"]),
        ("full-war", &[], &["madrid", "moscow", "london"]),
    ];
    for (variant, out, used) in variants {
        let board = opening(variant, &[]).rules.board();
        let is_out = |id: &str| board.spaces.iter().find(|s| s.id == id).expect("an area").out_of_play;
        assert!(out.iter().all(|id| is_out(id)), "{variant}: {out:?}");
        assert!(!used.iter().any(|id| is_out(id)), "{variant}: {used:?}");
    }
}
