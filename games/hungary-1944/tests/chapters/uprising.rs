//! Section 12.2: the Slovak uprising.

use crate::common::*;
use hungary_1944::Action;
use hungary_1944::state::{Phase, Place, SUnits};

/// BPH-12.2.2a: on 5 or 6 they stay for the rest of the game, and 18 SS HW is not withdrawn on turn 8 either.
#[test]
fn the_s_units_stay_for_good_on_five_or_six() {
    let mut t = campaign("turn 2 axis_combat\n0823: Slvk 1\n0824: 14 SS, 18 SS HW\n0725: 46");
    // 10 : 2 on hills is the column 4:1, where a 6 eliminates the defender. Nobody advances, and the turn ends.
    t.attack(Axis, 823, &["14 SS", "18 SS HW"]).done(Axis);
    t.dice(&[6]).done(Allied).dice(&[5]).done(Axis);
    assert_eq!((t.at("14 SS"), t.at("18 SS HW"), t.state.s_units), (Some(824), Some(824), SUnits::Settled));
    let withdrawn = |settled: bool| {
        let mut t = campaign("turn 7 axis_move\n0824: 18 SS HW\n1131: HQ 6A");
        t.state.s_units = if settled { SUnits::Settled } else { SUnits::Bound };
        t.dice(&[1]).done(Axis);
        while matches!(t.phase(), Phase::Intake(Axis, _)) {
            t.done(Axis);
        }
        assert_eq!(t.state.turn, 8);
        t.place("18 SS HW") == Place::Out
    };
    assert!(!withdrawn(true));
    assert!(withdrawn(false));
}

/// C37, BPH-12.2.3a with `partisan_evade=stay`: the attack is void, the partisans stay, the attackers have attacked.
#[test]
fn partisans_who_avoid_combat_stay_where_they_are() {
    let mut t = campaign("turn 2 axis_combat\n0822: Slvk 1\n0823: 232 Tatra\n1716: 6 GC\n1717: 1 Pz");
    t.attack(Axis, 822, &["232 Tatra"]).done(Axis);
    t.dice(&[1]).act(Allied, Action::Avoid);
    t.all_rolled();
    assert_eq!((t.at("Slvk 1"), t.at("232 Tatra"), t.steps("232 Tatra")), (Some(822), Some(823), 2));
    let told = t.notes.iter().find(|n| n.text.key == "log-avoided").map(|n| n.throws.clone());
    assert_eq!(told, Some(vec![Some((1, 3))]), "the log says which faces would do");
    assert_eq!(t.phase(), Phase::Combat(Axis));
    t.refused(Axis, Action::Attack(hex(822)), "BPH-8.1b");
}
