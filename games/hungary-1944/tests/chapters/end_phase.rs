//! The end of a turn: supply, the S units' die, aircraft home, victory.

use crate::common::*;
use hungary_1944::Action;
use hungary_1944::state::{AirPlace, Intake, Phase, Place, SUnits};
use kernel::Game;

/// Where the first note with this key stands in the log.
fn noted(t: &Table, key: &str) -> usize {
    t.notes.iter().position(|n| n.text.key == key).unwrap_or_else(|| panic!("nothing says {key}"))
}

/// Goes through a turn in which nobody does anything.
fn to_the_end_of_the_turn(t: &mut Table) {
    let turn = t.state.turn;
    while t.state.turn == turn && t.phase() != Phase::Over {
        let side = if t.rules.deciders(&t.state).contains(Axis.seat()) { Axis } else { Allied };
        t.done(side);
    }
}

/// PR-15: first supply, then the die for the S units, then aircraft home, then victory.
#[test]
fn the_end_phase_has_its_order() {
    let land = "0823: Slvk 1\n0824: 14 SS, 18 SS HW\n1716: 6 GC";
    let mut t = campaign(&format!("turn 14 axis_combat\n{land}\nair 16: KG 27"));
    t.attack(Axis, 823, &["14 SS", "18 SS HW"]).done(Axis);
    t.dice(&[6]).done(Allied).dice(&[4]).done(Axis);
    t.all_rolled();
    let order = ["log-units-unsupplied", "log-s-unit-leaves", "outcome-axis-decisive"].map(|key| noted(&t, key));
    assert!(order.is_sorted(), "{order:?}");
    assert_eq!(t.notes[order[1]].throws, [Some((1, 4))], "the log tells which faces make a unit leave");
    assert_eq!(t.air_place("KG 27"), AirPlace::Available);
    assert_eq!(t.phase(), Phase::Over);
    assert!(t.rules.outcome(&t.state).is_some());
    assert!(t.list(Axis).is_empty() && t.list(Allied).is_empty());
}

/// The last partisans are given up for 1 Cz at the start of a turn.
fn last_partisans_given_up(options: &[(&str, &str)]) -> Table {
    let land = "0722: Slvk 1\n0413: 1 Cz*\n0508: HQ 4U\n0824: 14 SS\n1131: HQ 6A\nlost: Schill";
    let mut t = with(options, &format!("turn 2 reinforcements\n{land}"));
    while t.phase() != Phase::Intake(Allied, Intake::Replacements) {
        let side = if matches!(t.phase(), Phase::Intake(Axis, _)) { Axis } else { Allied };
        t.done(side);
    }
    let fill = Action::Fill(t.unit("Slvk 1"));
    t.act(Allied, fill);
    t
}

/// C68, PR-15, BPH-12.2.2a with `s_units_trigger=gone`: the die is rolled in the end phase of the turn in which the
/// last partisans left, however they left; on 1 to 4 a lost S unit cannot be rebuilt either.
#[test]
fn the_s_units_die_is_rolled_however_the_last_partisans_left() {
    let mut t = last_partisans_given_up(&[]);
    assert_eq!(t.state.s_units, SUnits::Due);
    t.dice(&[4]);
    to_the_end_of_the_turn(&mut t);
    t.all_rolled();
    assert_eq!((t.place("14 SS"), t.place("Schill"), t.state.s_units), (Place::Out, Place::Out, SUnits::Settled));
}

/// C68, BPH-12.2.2a with `s_units_trigger=killed`: without a last unit to be killed there is no die, and nobody leaves.
#[test]
fn the_s_units_may_be_rolled_for_only_if_the_last_partisans_were_killed() {
    let options = [("s_units_trigger", "killed")];
    let mut t = last_partisans_given_up(&options);
    assert_eq!(t.state.s_units, SUnits::Free);
    to_the_end_of_the_turn(&mut t);
    assert_eq!((t.state.turn, t.at("14 SS")), (3, Some(824)));

    let mut killed = with(&options, "turn 2 axis_combat\n0823: Slvk 1\n0824: 14 SS, 18 SS HW\n1716: 6 GC");
    killed.attack(Axis, 823, &["14 SS", "18 SS HW"]).done(Axis);
    killed.dice(&[6]).done(Allied).dice(&[1]).done(Axis);
    killed.all_rolled();
    assert_eq!(killed.place("14 SS"), Place::Out);
}
