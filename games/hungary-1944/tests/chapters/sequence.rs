//! Chapter 2: the sequence of play, and who decides first.

use crate::common::*;
use hungary_1944::Action;
use hungary_1944::state::Intake::{Columns, Reinforcements, Replacements, Withdrawals};
use hungary_1944::state::Phase;
use hungary_1944::state::Phase::{Combat, Intake, Missions, Move, Transfers};
use hungary_1944::vocabulary::Side;

/// A turn in which every phase has something to decide.
const BUSY_TURN: &str = "turn 7 reinforcements
    1130: HQ 6A, 76*
    1128: 4 SS Pol, FHH
    due 7: 3 SS TK, 1 GM
    2707: HQ 2U, 57 RC*
    0508: HQ 4U
    2706: 18 RC, 49 RC
    1821: 46
    1822: 104 RC
    air box: 8 JD, 13 GIAD";

/// Plays to the end of the turn, doing as little as possible, and says which phases waited for a decision.
fn phases_of_turn(t: &mut Table) -> Vec<Phase> {
    let turn = t.state.turn;
    let mut phases = Vec::new();
    while t.state.turn == turn && t.phase() != Phase::Over {
        if phases.last() != Some(&t.phase()) {
            phases.push(t.phase());
        }
        let side = Side::BOTH.into_iter().find(|side| !t.list(*side).is_empty()).expect("somebody decides");
        let list = t.list(side);
        t.act(side, if list.contains(&Action::Done) { Action::Done } else { list[0] });
    }
    phases
}

const INTAKE_AND_AIR: [Phase; 10] = [
    Intake(Axis, Columns),
    Intake(Axis, Replacements),
    Intake(Axis, Reinforcements),
    Intake(Axis, Withdrawals),
    Intake(Allied, Columns),
    Intake(Allied, Replacements),
    Intake(Allied, Reinforcements),
    Intake(Allied, Withdrawals),
    Transfers,
    Missions,
];

/// BPH-2.1a, PR-1, PR-3, option first_player = allied: reinforcements, air, Allied movement and combat, Axis movement
/// and combat; in the mutual phases the Axis decides first, and each side goes through 6.1 in its order.
#[test]
fn a_turn_runs_in_the_order_of_the_list() {
    let mut t = campaign(BUSY_TURN);
    // The first die is that of the Führer check of turn 8.
    let phases = phases_of_turn(t.dice(&[1]));
    let expected = [&INTAKE_AND_AIR[..], &[Move(Allied), Combat(Allied), Move(Axis), Combat(Axis)]].concat();
    assert_eq!(phases, expected);
    t.all_rolled();
}

/// BPH-2.1a, option first_player = axis: "Axis turn and Allied turn" (C9); the rest stays as it is.
#[test]
fn the_axis_may_be_the_first_to_move() {
    let mut t = with(&[("first_player", "axis")], BUSY_TURN);
    let phases = phases_of_turn(t.dice(&[1]));
    let expected = [&INTAKE_AND_AIR[..], &[Move(Axis), Combat(Axis), Move(Allied), Combat(Allied)]].concat();
    assert_eq!(phases, expected);
}

/// BPH-2.1b: in each game turn either side has one turn of its own.
#[test]
fn each_side_moves_and_fights_once_a_turn() {
    let mut t = campaign("turn 2 allied_move\n1821: 76\n1822: 104 RC");
    for turn in 2..=4 {
        assert_eq!(t.state.turn, turn);
        let phases = phases_of_turn(t.dice(if turn == 4 { &[1] } else { &[] }));
        for phase in [Move(Allied), Combat(Allied), Move(Axis), Combat(Axis)] {
            assert_eq!(phases.iter().filter(|p| **p == phase).count(), 1, "turn {turn}: {phase:?}");
        }
    }
}
