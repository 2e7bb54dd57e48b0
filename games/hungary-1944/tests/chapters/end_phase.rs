//! The end of a turn: supply, the S units' die, aircraft home, victory.

use crate::common::*;
use hungary_1944::Action;
use hungary_1944::state::{AirPlace, Intake, Phase, Place, SUnits};
use hungary_1944::vocabulary::Supply;
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

/// PR-15: at the end of a turn both sides' units are marked or unmarked as they stand then.
#[test]
fn supply_is_set_for_both_sides_at_the_end_of_the_turn() {
    // The corps around 1716 leave 76 no way out; they are far from the headquarters, 67 RC is next to it.
    let ring = "1716: 76\n1715: 6 GC\n1617: 49 RC\n1817: 57 RC";
    let mut t =
        campaign(&format!("turn 2 axis_move\n1127: 46 unsupplied\n0509: 67 RC unsupplied\n0508: HQ 4U\n{ring}"));
    to_the_end_of_the_turn(&mut t);
    let supplies = ["46", "76", "67 RC", "6 GC"].map(|id| t.supply(id));
    assert_eq!(supplies, [Supply::Full, Supply::None, Supply::Full, Supply::Attenuated]);
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

/// PR-15: victory looks at the supply just set: a division that has its line again wins the Axis the spring bonus, one
/// that has lost it does not.
#[test]
fn victory_is_checked_with_the_new_supply() {
    // The west bank of the Danube, 1824; the points are those of the front of March 1945.
    let bonus = |land: &str| {
        let mut t = table("spring", &[], &format!("turn 11 axis_move\n{land}\n0400: 67 RC"));
        to_the_end_of_the_turn(&mut t);
        t.state.bonus
    };
    assert!(bonus("1824: 1 Pz unsupplied"));
    let ring = "1824: 1 Pz\n1724: 5 GTk\n1825: 9 GM\n1823: 2 GM\n1723: 18 Tk\n1923: 23 Tk\n1924: 1 GM";
    assert!(!bonus(ring));
}

/// PR-15, BPH-9.8a: aircraft still over the map are at home when the next turn begins.
#[test]
fn aircraft_are_home_when_the_turn_is_over() {
    let mut t = campaign("turn 2 axis_move\n1716: 6 GC\n1131: 1 Pz\nair 16: KG 27, 264 ShAD");
    t.done(Axis);
    assert_eq!(["KG 27", "264 ShAD"].map(|id| t.air_place(id)), [AirPlace::Available; 2]);
}

/// Eleven divisions in a pocket with a headquarters, and eleven corps with one that has no rail: one too many each.
const TOO_MANY: &str = "turn 6 axis_combat
    1716: HQ 6A, 76, 46, 15
    1715: 68, 75, 254, 71
    1717: 357, 271, 711, 96
    1514: 24 GRC
    1516: 25 GRC
    1518: 10 GRC
    1719: 27 GRC
    1713: 31 GRC
    1914: 35 GRC
    1916: 20 GRC
    1918: 21 GRC
    2020: HQ 4U, 37 RC, 49 RC, 57 RC";

/// PR-15: where a headquarters has too few places its owner chooses who goes without, the Axis first. Nobody can leave
/// the choice open.
#[test]
fn the_owner_chooses_who_goes_without_and_the_axis_chooses_first() {
    let mut t = with(&[("axis_hq_source", "always")], TOO_MANY);
    assert_eq!(t.phase(), Phase::SupplyCheck(Axis));
    let (fifteenth, rifles) = (Action::Concede(t.unit("15")), Action::Concede(t.unit("37 RC")));
    t.refused(Allied, rifles, "BPH-2.1a");
    t.refused(Axis, Action::Done, "BPH-10.2b");
    t.refused(Axis, rifles, "BPH-10.2b");
    t.act(Axis, fifteenth);
    assert_eq!(t.phase(), Phase::SupplyCheck(Allied));
    t.refused(Allied, Action::Done, "BPH-5.3b");
    t.dice(&[1]).act(Allied, rifles);
    t.all_rolled();
    assert_eq!(t.state.turn, 7);
    let supplies = ["15", "76", "37 RC", "49 RC"].map(|id| t.supply(id));
    assert_eq!(supplies, [Supply::None, Supply::Full, Supply::None, Supply::Full]);
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

/// C68, BPH-12.2.2a: on 5 or 6 a lost S unit can still be rebuilt.
#[test]
fn a_lost_s_unit_can_be_rebuilt_after_a_five() {
    let mut t = last_partisans_given_up(&[]);
    t.dice(&[5]);
    to_the_end_of_the_turn(&mut t);
    assert_eq!((t.at("14 SS"), t.place("Schill")), (Some(824), Place::Lost));
    while t.phase() != Phase::Intake(Axis, Intake::Replacements) {
        t.done(Axis);
    }
    assert!(t.allowed(Axis, Action::Rebuild { unit: t.unit("Schill"), full: true }));
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
