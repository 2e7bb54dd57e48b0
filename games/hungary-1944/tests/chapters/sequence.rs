//! Chapter 2: the sequence of play, and who decides first.

use crate::common::*;
use hungary_1944::Action;
use hungary_1944::state::Intake::{Columns, Reinforcements, Replacements, Withdrawals};
use hungary_1944::state::Phase::{Combat, Intake, Missions, Move, Skies, SupplyCheck, Transfers};
use hungary_1944::state::{Margarethe, Phase, Sky};
use hungary_1944::vocabulary::{Link, Side, Zone};
use kernel::Game;

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

/// BPH-2.1a: what belongs to another phase has to wait.
#[test]
fn an_action_of_another_phase_is_refused() {
    let mut t = campaign("turn 2 allied_move\n1821: 76\n1822: 104 RC");
    let (axis, allied) = (t.unit("76"), t.unit("104 RC"));
    t.refused(Allied, Action::Attack(hex(1821)), "BPH-2.1a");
    t.refused(Axis, Action::Select(axis), "BPH-2.1a");
    t.done(Allied);
    assert_eq!(t.phase(), Combat(Allied));
    t.refused(Allied, Action::Select(allied), "BPH-2.1a");
    t.refused(Axis, Action::Done, "BPH-2.1a");
}

/// BPH-2.1a: the end of the turn is the supply check; after the last turn the game is decided, and nothing more
/// happens.
#[test]
fn the_last_turn_ends_with_the_victory_check() {
    let mut t = campaign("turn 14 axis_move\n1821: 76 unsupplied");
    assert!(t.rules.outcome(&t.state).is_none());
    t.done(Axis);
    assert_eq!(t.phase(), Phase::Over);
    assert!(t.rules.outcome(&t.state).is_some());
    // Supply has been checked all the same.
    assert_eq!(t.supply("76"), hungary_1944::vocabulary::Supply::Full);
    t.refused(Axis, Action::Done, "BPH-11.1b");
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

/// BPH-2.1c, PR-2: the Führer's die comes before the reinforcement phase: a 5 on turn 5, and the Axis has two columns
/// more to receive at once.
#[test]
fn the_fuhrer_check_opens_the_turn() {
    let mut t = campaign("turn 4 axis_move\n1130: HQ 6A");
    t.dice(&[5]).done(Axis);
    t.all_rolled();
    assert_eq!((t.state.turn, t.phase()), (5, Intake(Axis, Columns)));
    assert_eq!(t.state.pools.columns, 5);

    let mut t = campaign("turn 4 axis_move\n1130: HQ 6A");
    t.dice(&[4]).done(Axis);
    assert_eq!(t.state.pools.columns, 3);
}

/// BPH-2.1c, option fuhrer_orders = off: no die is rolled.
#[test]
fn without_fuhrer_orders_no_die_opens_the_turn() {
    let mut t = with(&[("fuhrer_orders", "off")], "turn 4 axis_move\n1130: HQ 6A");
    t.done(Axis);
    assert_eq!((t.state.turn, t.state.pools.columns), (5, 3));
}

/// PR-2: there is no check before turn 5, and none when two offensives have come.
#[test]
fn the_fuhrer_is_asked_from_turn_five_on_and_twice_at_most() {
    let mut early = campaign("turn 3 axis_move\n1130: HQ 6A");
    early.done(Axis);
    assert_eq!(early.state.turn, 4);

    let mut late = campaign("turn 9 axis_move\n1130: HQ 6A");
    late.state.fuhrer.ordered = 2;
    late.done(Axis);
    assert_eq!(late.state.turn, 10);

    let mut second = campaign("turn 9 axis_move\n1130: HQ 6A");
    second.state.fuhrer.ordered = 1;
    second.dice(&[6]).done(Axis);
    second.all_rolled();
    assert_eq!(second.state.fuhrer.ordered, 2);
}

/// PR-2: the Margarethe line is ready at the start of turn 3, unless it was crossed before.
#[test]
fn the_margarethe_line_is_ready_on_turn_three() {
    let mut t = campaign("turn 2 axis_move\n1130: HQ 6A");
    assert_eq!(t.state.margarethe, Margarethe::Unfinished);
    t.done(Axis);
    assert_eq!((t.state.turn, t.state.margarethe), (3, Margarethe::Active));

    let mut t = campaign("turn 2 axis_move\n1130: HQ 6A");
    t.state.margarethe = Margarethe::Never;
    t.done(Axis);
    assert_eq!((t.state.turn, t.state.margarethe), (3, Margarethe::Never));
}

/// PR-1: missions are given by both sides at once and in secret; aborting is decided by the Axis first.
#[test]
fn missions_are_simultaneous_and_aborts_begin_with_the_axis() {
    let mut t = campaign("turn 2 air\n2607: HQ 2U\nair box: 8 JD, 13 GIAD");
    let zone = Zone(23);
    assert_eq!(t.rules.deciders(&t.state), t.rules.seats());
    let (axis, allied) = (t.air("8 JD"), t.air("13 GIAD"));
    t.act(Allied, Action::Mission { air: allied, zone }).done(Allied);
    t.act(Axis, Action::Mission { air: axis, zone }).done(Axis);
    assert_eq!(t.phase(), Skies(zone, Sky::Abort(Axis)));
    t.done(Axis);
    assert_eq!(t.phase(), Skies(zone, Sky::Abort(Allied)));
}

/// PR-1: where both have too many units for their headquarters, the Axis says first who goes without. Eleven divisions
/// in a pocket have a headquarters of ten places, eleven corps another; lines from a cut-off headquarters are an
/// option.
#[test]
fn the_axis_shares_out_its_supply_first() {
    let corps =
        "1302: HQ 4U, 57 RC, 49 RC, 104 RC\n1303: 37 RC, 51 RC, 11 RC, 30 RC\n1402: 95 RC, 107 RC, 67 RC, 101 RC";
    let mut t = with(&[("axis_hq_source", "always")], &format!("turn 2 axis_move{POCKET}\n{corps}"));
    t.done(Axis).done(Axis);
    assert_eq!(t.phase(), SupplyCheck(Axis));
    let unit = t.unit("76");
    t.act(Axis, Action::Concede(unit));
    assert_eq!(t.phase(), SupplyCheck(Allied));
}

/// PR-3: a step of the reinforcement phase is not taken before its turn, nor after it.
#[test]
fn the_steps_of_the_reinforcement_phase_keep_their_order() {
    let mut t = campaign(BUSY_TURN);
    let (hq, reduced, new, leaving) = (t.unit("HQ 6A"), t.unit("76"), t.unit("3 SS TK"), t.unit("4 SS Pol"));
    t.refused(Axis, Action::Restore(reduced), "PR-3");
    t.refused(Axis, Action::Enter(new), "PR-3");
    t.refused(Axis, Action::Withdraw(leaving), "PR-3");
    t.done(Axis);
    t.refused(Axis, Action::Column(hq), "PR-3");
    t.act(Axis, Action::Restore(reduced));
}

/// PR-3: what is due must enter and what is to leave must leave; neither step can be passed over.
#[test]
fn reinforcements_and_withdrawals_are_not_passed_over() {
    let mut t = campaign(BUSY_TURN);
    t.done(Axis).done(Axis);
    assert_eq!(t.phase(), Intake(Axis, Reinforcements));
    t.refused(Axis, Action::Done, "BPH-6.4a");
    let (new, leaving) = (t.unit("3 SS TK"), t.unit("4 SS Pol"));
    t.act(Axis, Action::Enter(new)).act(Axis, Action::Place(hex(1131)));
    assert_eq!(t.phase(), Intake(Axis, Withdrawals));
    t.refused(Axis, Action::Done, "BPH-6.5a");
    t.act(Axis, Action::Withdraw(leaving));
    assert_eq!(t.phase(), Intake(Allied, Columns));
}

/// PR-3: connections are traced when the phase begins. The battle group that the Axis rebuilds beside the railway cuts
/// it, but the Front in Szolnok receives three columns all the same.
#[test]
fn connections_are_those_of_the_start_of_the_phase() {
    let mut t =
        campaign("turn 2 reinforcements\n1620: HQ 6A\nlost: 15\n1719: HQ 3U\nallied: 1719 1718 1818 1917 2017 2116");
    let (hq, group) = (t.unit("HQ 3U"), t.unit("15"));
    let index = t.rules.data.headquarters.iter().position(|h| *h == hq).expect("a headquarters");
    assert_eq!(t.rules.links(&t.state, Allied)[index], Link::Rail);
    t.done(Axis).act(Axis, Action::Rebuild { unit: group, full: true }).act(Axis, Action::Place(hex(1619)));
    assert_eq!(t.rules.links(&t.state, Allied)[index], Link::Road);
    for _ in 0..3 {
        t.act(Allied, Action::Column(hq));
    }
}
