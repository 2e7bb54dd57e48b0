//! Chapter 6: columns, replacements, reinforcements and withdrawals.

use crate::common::*;
use hungary_1944::Action;
use hungary_1944::state::{Intake, Phase};
use hungary_1944::vocabulary::{Branch, Nation, Side};
use kernel::Game;

/// Says "done" until a part of the reinforcement phase is reached.
fn intake(t: &mut Table, side: Side, part: Intake) {
    while t.phase() != Phase::Intake(side, part) {
        let axis = t.rules.deciders(&t.state).contains(Axis.seat());
        t.done(if axis { Axis } else { Allied });
    }
}

fn land(t: &Table, nation: Nation) -> u8 {
    t.state.pools.replacements[nation][Branch::Land]
}

fn air(t: &Table, nation: Nation) -> u8 {
    t.state.pools.replacements[nation][Branch::Air]
}

fn restore(t: &Table, id: &str) -> Action {
    Action::Restore(t.unit(id))
}

fn place(number: u16) -> Action {
    Action::Place(hex(number))
}

/// BPH-6.2a: 3 columns on turns 1 to 8, 2 on turns 9 to 14.
#[test]
fn the_axis_receives_three_columns_until_turn_eight_and_two_later() {
    for turn in 1..=14 {
        let t = campaign(&format!("turn {turn} reinforcements\n1719: HQ 6A"));
        assert_eq!(t.phase(), Phase::Intake(Axis, Intake::Columns));
        assert_eq!(t.state.pools.columns, if turn <= 8 { 3 } else { 2 }, "turn {turn}");
    }
}

/// BPH-6.2b: 6 columns on turns 1 to 6, 3 on turns 7 to 11, 5 on turns 12 to 14.
#[test]
fn the_allies_receive_six_columns_then_three_then_five() {
    for turn in 1..=14 {
        let mut t = campaign(&format!("turn {turn} reinforcements\n2607: HQ 2U"));
        intake(&mut t, Allied, Intake::Columns);
        let expected = match turn {
            1..=6 => 6,
            7..=11 => 3,
            _ => 5,
        };
        assert_eq!(t.state.pools.columns, expected, "turn {turn}");
    }
}

/// BPH-6.3a: what each nation receives on each turn is read from the table.
#[test]
fn replacements_come_from_the_table() {
    let steps = |turns: &[(u8, u8)], turn| turns.iter().find(|t| t.0 == turn).map_or(0, |t| t.1);
    for turn in 1..=14u8 {
        let t = campaign(&format!("turn {turn} reinforcements\n1719: HQ 6A\n2607: HQ 2U"));
        let german = if turn <= 10 { 2 } else { 1 };
        assert_eq!((land(&t, Nation::De), air(&t, Nation::De)), (german, u8::from(turn % 3 == 0)), "turn {turn}");
        let soviet = match turn {
            1..=6 => 3,
            7..=9 => 2,
            _ => 4,
        };
        assert_eq!((land(&t, Nation::Su), air(&t, Nation::Su)), (soviet, u8::from(turn > 1)), "turn {turn}");
        let romanian = u8::from(turn % 2 == 1 && turn > 1);
        assert_eq!((land(&t, Nation::Ro), air(&t, Nation::Ro)), (romanian, steps(&[(8, 1)], turn)), "turn {turn}");
        assert_eq!((land(&t, Nation::Bg), air(&t, Nation::Bg)), (steps(&[(8, 1), (11, 1)], turn), 0), "turn {turn}");
        assert_eq!((land(&t, Nation::Yu), air(&t, Nation::Yu)), (steps(&[(10, 1)], turn), 0), "turn {turn}");
        assert_eq!((land(&t, Nation::Cz), air(&t, Nation::Cz)), (steps(&[(9, 1)], turn), 0), "turn {turn}");
        assert_eq!((land(&t, Nation::Sk), air(&t, Nation::Sk)), (0, 0), "turn {turn}");
    }
}

/// BPH-6.3f: Romanian units do not use Soviet replacements, nor Hungarian units German ones.
#[test]
fn each_nation_uses_its_own_replacements() {
    let mut t = campaign("turn 1 reinforcements\n1719: HQ 6A, 12 GH*, 76*\n2607: HQ 2U\n2507: II Ro*\n2508: 37 RC*");
    intake(&mut t, Axis, Intake::Replacements);
    assert_eq!((land(&t, Nation::De), land(&t, Nation::Hu)), (2, 0));
    t.refused(Axis, restore(&t, "12 GH"), "BPH-6.3f");
    let refusal = t.refusal(Axis, restore(&t, "12 GH"));
    assert!(!refusal.cites("BPH-6.3e"), "there are none for aircraft either: {refusal:?}");
    assert!(t.allowed(Axis, restore(&t, "76")));
    t.refused(Axis, restore(&t, "37 RC"), "BPH-6.3f");
    intake(&mut t, Allied, Intake::Replacements);
    t.refused(Allied, restore(&t, "II Ro"), "BPH-6.3f");
    assert!(t.allowed(Allied, restore(&t, "37 RC")));
}

/// BPH-6.4.2a: on every second turn, beginning with turn 2.
#[test]
fn hungarian_replacements_come_on_even_turns() {
    for turn in 1..=14 {
        let t = campaign(&format!("turn {turn} reinforcements\n1522: 12 GH"));
        assert_eq!(land(&t, Nation::Hu), if turn % 2 == 0 { 2 } else { 0 }, "turn {turn}");
    }
}

/// HOUSE-12: Allied reinforcements enter at the east edge, at 2701 to 2715, at 2614 and at 1700.
#[test]
fn allied_reinforcements_enter_in_the_east_and_south_east() {
    let mut t = campaign("turn 2 reinforcements\n2607: HQ 2U\ndue 2: 23 Tk");
    intake(&mut t, Allied, Intake::Reinforcements);
    t.with_unit(Allied, Action::Enter, "23 Tk");
    let places = (400..=2700).step_by(100).chain(2701..=2715).chain([2614]);
    for there in places {
        assert!(t.allowed(Allied, place(there)), "{there:04}");
    }
    for elsewhere in [2607, 401, 2716, 2613, 1522] {
        t.refused(Allied, place(elsewhere), "HOUSE-12");
    }
}
