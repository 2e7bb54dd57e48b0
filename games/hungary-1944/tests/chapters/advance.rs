//! Chapter 8, sections 8.4 to 8.6: advance, breakthrough, exploitation.

use crate::common::*;
use hungary_1944::Action;
use hungary_1944::state::{Phase, Stage};

// 8.4 Axis advance

/// BPH-8.4a: when the hex has been emptied any or all of the Axis attackers may occupy it.
#[test]
fn axis_attackers_may_occupy_the_emptied_hex() {
    for advancing in [vec![], vec!["23 Pz"], vec!["1 Pz", "23 Pz"]] {
        let mut t = campaign("turn 2 axis_combat\n1821: 1 Pz, 23 Pz\n1921: 126 L\n2021: 10 GRC");
        // 19 : 6 is 3:1; a 5, with +1 for armour in the open a 6, is DE.
        t.attack(Axis, 1921, &["1 Pz", "23 Pz"]).dice(&[5]).done(Axis);
        assert!(t.is_lost("126 L"));
        for &unit in &advancing {
            t.advances(Axis, unit);
        }
        if advancing.len() < 2 {
            t.done(Axis);
        }
        assert_eq!(t.state.fight(), None);
        for unit in ["1 Pz", "23 Pz"] {
            let there = if advancing.contains(&unit) { 1921 } else { 1821 };
            assert_eq!(t.at(unit), Some(there), "{unit} of {advancing:?}");
        }
        assert_eq!(t.controls(Axis, 1921), !advancing.is_empty());
    }
}

/// BPH-8.4a: only those who attacked advance, and only if nobody is left in the hex.
#[test]
fn only_attackers_advance_and_only_into_an_empty_hex() {
    let mut t = campaign("turn 2 axis_combat\n1821: 1 Pz, 23 Pz, 76\n1921: 126 L\n2021: 10 GRC");
    t.attack(Axis, 1921, &["1 Pz", "23 Pz"]).dice(&[5]).done(Axis);
    t.refused(Axis, Action::Advance(t.unit("76")), "BPH-8.4a");

    // 19 : 8 is 2:1; a 5, with +1, is 0/1 against two steps.
    let mut t = campaign("turn 2 axis_combat\n1821: 1 Pz, 23 Pz, 76\n1921: 6 GC");
    t.attack(Axis, 1921, &["1 Pz", "23 Pz"]).dice(&[5]).done(Axis);
    assert_eq!((t.steps("6 GC"), t.state.fight()), (1, None));
    assert_eq!(t.phase(), Phase::Combat(Axis));
}

/// BPH-8.4a: the Axis advances into the emptied hex and no further; it has no breakthrough, whatever the excess.
#[test]
fn the_axis_has_no_breakthrough() {
    let mut t = campaign("turn 2 axis_combat\n1821: 1 Pz, 23 Pz\n1921: II Ro* unsupplied");
    // 19 : 1 is 10:1; a 1, read as a 3 for armour and no supply, is DE against a single step.
    t.attack(Axis, 1921, &["1 Pz", "23 Pz"]).dice(&[1]).done(Axis).advances(Axis, "1 Pz");
    assert_eq!(t.at("1 Pz"), Some(1921));
    t.refused(Axis, Action::MoveTo(hex(2022)), "BPH-2.1a");
    t.refused(Axis, Action::Advance(t.unit("1 Pz")), "PR-14");
}

// 8.5 Breakthrough

/// The fight of the rulebook's example; 71 stands in 1922, and its zone covers 1822, 1823 and 1923.
const EXAMPLE: &str = "turn 3 allied_combat\n\
    1821: 5 GTk, 4 GM, 2 GM, CL S1, CL S2\n\
    1822: 9 PH, 4 SS Pol\n\
    1920: 18 Tk\n\
    1922: 71";

/// The example up to the advance: 45 : 8 is 5:1, two columns make it 7:1, and a 6 is 1/6 against three steps.
fn example(options: &[(&str, &str)]) -> Table {
    let mut t = with(options, EXAMPLE);
    t.attack(Allied, 1822, &["5 GTk", "4 GM", "2 GM"]).done(Allied);
    t.dice(&[6]).spends(Allied, "CL S1").spends(Allied, "CL S2").loses(Allied, "5 GTk");
    assert_eq!(t.fight().stage, Stage::Advance);
    t
}

/// TV-15, BPH-8.5a, BPH-8.5b, BPH-8.5d: six steps against three: the defenders are lost, and each attacker has 3
/// points. The mechanised corps go 1822, 1823, 1923 through the zone of 71; the tanks stop in 1822.
#[test]
fn the_example_of_a_breakthrough() {
    let mut t = example(&[]);
    assert!(t.is_lost("9 PH") && t.is_lost("4 SS Pol"));
    assert_eq!((t.fight().excess, t.steps("5 GTk")), (3, 1));
    t.advances(Allied, "4 GM");
    for to in [1822, 1823, 1923] {
        t.act(Allied, Action::MoveTo(hex(to)));
    }
    // All three points are spent, so the run is over by itself.
    t.advances(Allied, "2 GM").act(Allied, Action::MoveTo(hex(1923)));
    t.advances(Allied, "5 GTk").act(Allied, Action::MoveTo(hex(1822))).done(Allied);
    assert_eq!((t.at("4 GM"), t.at("2 GM"), t.at("5 GTk")), (Some(1923), Some(1923), Some(1822)));
    assert!([1822, 1823, 1923].iter().all(|&h| t.controls(Allied, h)));
}

/// BPH-8.5a: without excess there is no breakthrough; as many steps as there are is no excess.
#[test]
fn as_many_losses_as_steps_are_no_breakthrough() {
    let mut t = campaign("turn 2 allied_combat\n1821: 5 GTk\n1720: 18 Tk\n1921: 25 GH");
    // 3:1 with a 6 is 1/2 against two steps.
    t.attack(Allied, 1921, &["5 GTk"]).dice(&[6]).done(Allied);
    assert_eq!(t.fight().excess, 0);
    t.advances(Allied, "5 GTk");
    // Neither a run nor exploitation by 18 Tk.
    assert_eq!((t.at("5 GTk"), t.state.fight()), (Some(1921), None));
}

/// BPH-8.5b: tanks, mechanised units and cavalry that took part have the points, each for itself and at normal cost;
/// infantry only enters the hex.
#[test]
fn mobile_attackers_have_the_points_and_pay_normal_costs() {
    let sketch = "turn 2 allied_combat\n1821: 6 GC, 126 L, 9 GM moved\n1921: 9 PH\n1922: 71";
    let mut t = campaign(sketch);
    // 12 : 2 is 6:1; a 5 is 1/4 against one step: three points.
    t.attack(Allied, 1921, &["6 GC", "126 L"]).dice(&[5]).done(Allied).loses(Allied, "6 GC");
    t.refused(Allied, Action::Advance(t.unit("9 GM")), "BPH-8.4a");
    t.advances(Allied, "126 L");
    assert_eq!(t.at("126 L"), Some(1921));
    t.advances(Allied, "6 GC");
    // 1921 costs one point, so two are left: 2120 is two hexes beyond it, 2220 three.
    t.refused(Allied, Action::MoveTo(hex(2220)), "BPH-8.5b");
    t.refused(Allied, Action::MoveTo(hex(1922)), "BPH-7.1e");
    t.act(Allied, Action::MoveTo(hex(2120)));
    assert_eq!((t.at("6 GC"), t.state.fight()), (Some(2120), None));
}

/// BPH-8.5b: a mountain costs its three points.
#[test]
fn breakthrough_pays_for_mountains() {
    let mut t = campaign("turn 2 allied_combat\n1420: 5 GTk, 10 GRC\n1319: 2 PH");
    // 25 : 2 is 10:1, in the hills 9:1; a 4 is 0/5 against one step: four points, and the hill 1319 takes two of them.
    t.attack(Allied, 1319, &["5 GTk", "10 GRC"]).dice(&[4]).done(Allied).advances(Allied, "5 GTk");
    assert_eq!(t.fight().excess, 4);
    t.refused(Allied, Action::MoveTo(hex(1220)), "BPH-8.5b");
    assert!(t.allowed(Allied, Action::MoveTo(hex(1219))));
    t.act(Allied, Action::MoveTo(hex(1419)));
    assert_eq!(t.at("5 GTk"), Some(1419));
}

/// One attacker, two points: 15 : 2 is 7:1, and a 3 is 1/3 against one step.
fn two_points() -> Table {
    let mut t = campaign("turn 2 allied_combat\n1821: 5 GTk\n1822: 9 PH");
    t.attack(Allied, 1822, &["5 GTk"]).dice(&[3]).done(Allied);
    assert_eq!(t.fight().excess, 2);
    t
}

/// BPH-8.5c: the first hex entered is the emptied one: 1820 is next door and would cost one point, but not by way of
/// 1822.
#[test]
fn a_breakthrough_begins_in_the_gap() {
    let mut t = two_points();
    t.advances(Allied, "5 GTk");
    t.refused(Allied, Action::MoveTo(hex(1820)), "BPH-8.5c");
    t.refused(Allied, Action::Done, "BPH-8.5c");
    t.act(Allied, Action::MoveTo(hex(1823)));
    assert_eq!((t.at("5 GTk"), t.controls(Allied, 1822)), (Some(1823), true));
}

/// BPH-8.5c: nobody has to go, and points may be left unspent.
#[test]
fn a_breakthrough_is_optional() {
    let mut t = two_points();
    t.done(Allied);
    assert_eq!((t.at("5 GTk"), t.state.fight(), t.controls(Allied, 1822)), (Some(1821), None, false));
    let mut t = two_points();
    t.advances(Allied, "5 GTk").act(Allied, Action::MoveTo(hex(1822))).done(Allied);
    assert_eq!((t.at("5 GTk"), t.state.fight()), (Some(1822), None));
}

/// BPH-8.5d: a unit breaks through from zone to zone to zone.
#[test]
fn zones_do_not_stop_a_breakthrough() {
    let mut t = campaign("turn 2 allied_combat\n1821: 6 GC, 126 L\n1921: 9 PH\n1922: 71");
    t.attack(Allied, 1921, &["6 GC", "126 L"]).dice(&[5]).done(Allied).loses(Allied, "126 L");
    // 1921, 2022 and 2023 all lie next to 71.
    t.advances(Allied, "6 GC").act(Allied, Action::MoveTo(hex(2023)));
    assert_eq!(t.at("6 GC"), Some(2023));
}

/// BPH-8.5c, BPH-8.5d: by default (`allied_advance=all`, C28) all attackers may enter a hex emptied without excess.
#[test]
fn allied_attackers_advance_without_excess_too() {
    let mut t = no_excess("all");
    t.advances(Allied, "10 GRC").advances(Allied, "5 GTk");
    assert_eq!((t.at("10 GRC"), t.at("5 GTk")), (Some(1921), Some(1921)));
}

/// BPH-8.5c, BPH-8.5d: with `allied_advance=strict` (C28) nobody does.
#[test]
fn without_excess_nobody_advances_by_option() {
    let t = no_excess("strict");
    assert_eq!((t.at("10 GRC"), t.at("5 GTk"), t.state.fight()), (Some(1821), Some(1821), None));
}

/// 25 : 5 is 5:1, and a 4 is 1/2 against two steps.
fn no_excess(option: &str) -> Table {
    let mut t = with(&[("allied_advance", option)], "turn 2 allied_combat\n1821: 5 GTk, 10 GRC\n1921: 25 GH");
    t.attack(Allied, 1921, &["5 GTk", "10 GRC"]).dice(&[4]).done(Allied).loses(Allied, "10 GRC");
    assert!(t.is_lost("25 GH"));
    t
}

/// BPH-8.5b: with `allied_advance=strict` (C28) only mobile attackers advance, with the points of the excess alone.
#[test]
fn only_mobile_attackers_use_the_excess_by_option() {
    let strict = [("allied_advance", "strict")];
    let mut t = with(&strict, "turn 2 allied_combat\n1821: 6 GC, 126 L\n1921: 9 PH");
    t.attack(Allied, 1921, &["6 GC", "126 L"]).dice(&[5]).done(Allied).loses(Allied, "6 GC");
    t.refused(Allied, Action::Advance(t.unit("126 L")), "BPH-8.5b");
    t.advances(Allied, "6 GC").act(Allied, Action::MoveTo(hex(1921)));
    assert_eq!(t.at("6 GC"), Some(1921));

    // 25 : 3 is 8:1, in the mountains 6:1; a 3 is 1/2 against one step. One point does not pay for a mountain.
    let sketch = "turn 2 allied_combat\n1319: 5 GTk, 10 GRC\n1220: 9 HH";
    let fight = |options: &[(&str, &str)]| {
        let mut t = with(options, sketch);
        t.attack(Allied, 1220, &["5 GTk", "10 GRC"]).dice(&[3]).done(Allied).loses(Allied, "10 GRC");
        t
    };
    let t = fight(&strict);
    assert_eq!((t.state.fight(), t.at("5 GTk")), (None, Some(1319)));
    let mut t = fight(&[]);
    assert_eq!(t.fight().excess, 1);
    t.advances(Allied, "5 GTk");
    assert_eq!(t.at("5 GTk"), Some(1220));
}

// 8.6 Exploitation

/// TV-16, BPH-8.6a, BPH-8.6b, BPH-8.6c, BPH-8.6d: after the breakthrough of the example 18 Tk in 1920, which has not
/// moved and is next to no Axis unit, moves with half its 12 points: through 1822, in the zone of 71, and on; it need
/// not spend them all.
#[test]
fn the_example_of_an_exploitation() {
    let mut t = example(&[]);
    t.done(Allied);
    assert_eq!(t.fight().stage, Stage::Exploitation);
    t.exploits("18 Tk");
    // By rail to 1821 for half a point and one for 1822: 4½ are left. 1422 is four hexes beyond 1822, 1322 five.
    t.refused(Allied, Action::MoveTo(hex(1322)), "BPH-8.6a");
    assert!(t.allowed(Allied, Action::MoveTo(hex(1822))));
    assert!(t.allowed(Allied, Action::MoveTo(hex(1422))));
    t.act(Allied, Action::MoveTo(hex(1622))).done(Allied);
    assert_eq!((t.at("18 Tk"), t.state.fight()), (Some(1622), None));
    assert!(t.controls(Allied, 1822));
}

/// BPH-8.6a: only Soviet tanks, mechanised units and cavalry exploit, only from hexes next to no Axis unit, only if
/// they have not moved; those who attacked have had their breakthrough.
#[test]
fn who_may_exploit() {
    let mut t = campaign(
        "turn 2 allied_combat\n1821: 5 GTk\n1822: 9 PH\n1920: 18 Tk, 23 Tk moved, 10 GRC, 4 GC\n\
         1721: 7 M\n1720: 9 GM\n1620: 76",
    );
    t.attack(Allied, 1822, &["5 GTk"]).dice(&[3]).done(Allied).done(Allied);
    assert_eq!(t.fight().stage, Stage::Exploitation);
    for unit in ["23 Tk", "10 GRC", "9 GM", "5 GTk", "76"] {
        t.refused(Allied, Action::Exploit(t.unit(unit)), "BPH-8.6a");
    }
    for unit in ["18 Tk", "4 GC", "7 M"] {
        assert!(t.allowed(Allied, Action::Exploit(t.unit(unit))), "{unit}");
    }
}

/// BPH-8.6a: a corps that attacked elsewhere may exploit; what counts is that it has not moved and is next to no Axis
/// unit. One that made the breakthrough itself may not.
#[test]
fn a_corps_that_attacked_elsewhere_may_exploit() {
    let mut t = campaign("turn 2 allied_combat\n1821: 5 GTk\n1822: 9 PH\n1920: 18 Tk\n1919: 2 PH");
    t.attack(Allied, 1919, &["18 Tk"]).dice(&[3]).done(Allied).done(Allied);
    assert_eq!((t.is_lost("2 PH"), t.at("18 Tk"), t.phase()), (true, Some(1920), Phase::Combat(Allied)));
    t.attack(Allied, 1822, &["5 GTk"]).dice(&[3]).done(Allied).done(Allied);
    assert_eq!(t.fight().stage, Stage::Exploitation);
    t.refused(Allied, Action::Exploit(t.unit("5 GTk")), "BPH-8.6a");
    t.exploits("18 Tk").act(Allied, Action::MoveTo(hex(1722))).done(Allied);
    assert_eq!(t.at("18 Tk"), Some(1722));
}

/// BPH-8.6a: a unit that moved in the movement phase before does not exploit; one that stayed does.
#[test]
fn the_movement_phase_before_counts() {
    let mut t = campaign("turn 2 allied_move\n1821: 5 GTk\n1822: 9 PH\n1920: 18 Tk\n2020: 23 Tk");
    t.take(Allied, &["23 Tk"]).act(Allied, Action::MoveTo(hex(1920))).done(Allied).done(Allied);
    t.attack(Allied, 1822, &["5 GTk"]).dice(&[3]).done(Allied).done(Allied);
    t.refused(Allied, Action::Exploit(t.unit("23 Tk")), "BPH-8.6a");
    assert!(t.allowed(Allied, Action::Exploit(t.unit("18 Tk"))));
}

/// BPH-8.6a: half of the current points, fractions down (C77): an unsupplied corps of 12 has 6 and exploits with 3.
#[test]
fn half_of_the_current_points() {
    let mut t = campaign("turn 2 allied_combat\n1821: 5 GTk\n1822: 9 PH\n1920: 18 Tk unsupplied");
    t.attack(Allied, 1822, &["5 GTk"]).dice(&[3]).done(Allied).done(Allied).exploits("18 Tk");
    // 1½ points are left in 1822; 1521 is three hexes beyond it.
    assert!(t.allowed(Allied, Action::MoveTo(hex(1823))));
    t.refused(Allied, Action::MoveTo(hex(1521)), "BPH-8.6a");
}

/// BPH-8.6b: by default (`exploit=through`, C27) the way leads through the emptied hex, and other hexes may come
/// before.
#[test]
fn exploitation_leads_through_the_gap() {
    let mut t = example(&[("exploit", "through")]);
    t.done(Allied).exploits("18 Tk");
    // 2421 is five flat hexes from 1920, within half the points, but not by way of 1822.
    t.refused(Allied, Action::MoveTo(hex(2421)), "BPH-8.6b");
    assert!(t.allowed(Allied, Action::MoveTo(hex(1722))));
}

/// BPH-8.6a, BPH-8.6b: with `exploit=first_hex` (C27) the emptied hex must be the first, so that only neighbours
/// exploit.
#[test]
fn exploitation_begins_in_the_gap_by_option() {
    let mut t =
        with(&[("exploit", "first_hex")], "turn 2 allied_combat\n1821: 5 GTk\n1822: 9 PH\n1920: 18 Tk\n1721: 7 M");
    t.attack(Allied, 1822, &["5 GTk"]).dice(&[3]).done(Allied).done(Allied);
    t.refused(Allied, Action::Exploit(t.unit("18 Tk")), "BPH-8.6b");
    t.exploits("7 M").act(Allied, Action::MoveTo(hex(1922))).done(Allied);
    assert_eq!(t.at("7 M"), Some(1922));
}

/// BPH-8.6b: a gap out of reach is no way.
#[test]
fn a_gap_too_far_is_not_exploited() {
    let mut t = campaign("turn 2 allied_combat\n1821: 5 GTk\n1822: 9 PH\n1920: 18 Tk\n2015: 23 Tk");
    t.attack(Allied, 1822, &["5 GTk"]).dice(&[3]).done(Allied).done(Allied);
    t.refused(Allied, Action::Exploit(t.unit("23 Tk")), "BPH-8.6b");
}

/// Two breakthroughs can be made; 18 Tk has exploited the first and stands in 1823, next to 2 PH in 1922.
fn after_exploitation(options: &[(&str, &str)]) -> Table {
    let mut t =
        with(options, "turn 2 allied_combat\n1821: 5 GTk\n1822: 9 PH\n1920: 18 Tk\n1922: 2 PH\n2022: 9 GM\n1720: 7 M");
    t.attack(Allied, 1822, &["5 GTk"]).dice(&[3]).done(Allied).done(Allied);
    t.exploits("18 Tk").act(Allied, Action::MoveTo(hex(1823))).done(Allied).done(Allied);
    assert_eq!((t.at("18 Tk"), t.state.fight()), (Some(1823), None));
    t
}

/// BPH-8.6a, BPH-8.1b: by default (`exploit_attack=no`, C77) a unit that exploited does not attack later, and it
/// exploits once a turn.
#[test]
fn a_unit_that_exploited_does_not_attack() {
    let mut t = after_exploitation(&[]);
    t.attack(Allied, 1922, &["9 GM"]);
    t.refused(Allied, Action::Attacker(t.unit("18 Tk")), "BPH-8.6a");
    let refusal = t.refusal(Allied, Action::Attacker(t.unit("18 Tk")));
    assert!(!refusal.cites("BPH-8.6d"), "that clause is about points left unspent");
    t.dice(&[3]).done(Allied).done(Allied);
    t.refused(Allied, Action::Exploit(t.unit("18 Tk")), "BPH-8.6a");
    assert!(t.allowed(Allied, Action::Exploit(t.unit("7 M"))));
}

/// BPH-8.6a, BPH-8.1b: with `exploit_attack=yes` (C77) it does.
#[test]
fn a_unit_that_exploited_attacks_by_option() {
    let mut t = after_exploitation(&[("exploit_attack", "yes")]);
    t.attack(Allied, 1922, &["18 Tk"]);
    assert_eq!(t.odds(), (14, 2, "7:1"));
}

// The order of it all

/// PR-14: attackers advance one by one and once each, then others exploit; not the other way round.
#[test]
fn first_the_attackers_advance_then_others_exploit() {
    let mut t = example(&[]);
    t.refused(Allied, Action::Exploit(t.unit("18 Tk")), "PR-14");
    t.advances(Allied, "4 GM").act(Allied, Action::MoveTo(hex(1823))).done(Allied);
    // It stands next to the gap again, with a point unspent; but it has had its advance.
    t.refused(Allied, Action::Advance(t.unit("4 GM")), "PR-14");
    t.done(Allied);
    t.refused(Allied, Action::Advance(t.unit("2 GM")), "PR-14");
    assert!(t.allowed(Allied, Action::Exploit(t.unit("18 Tk"))));
}

/// PR-14: an advance keeps to the stacking rules: four units in a hex, and the nations' rules.
#[test]
fn an_advance_keeps_to_the_stacking_rules() {
    let mut t = campaign("turn 2 allied_combat\n1821: 10 GRC, 25 GRC, 31 GRC, 35 GRC\n1920: 64 RC\n1921: 9 PH");
    // 48 : 2 is 10:1; a 2 is 0/4.
    t.attack(Allied, 1921, &["10 GRC", "25 GRC", "31 GRC", "35 GRC", "64 RC"]).dice(&[2]).done(Allied);
    for unit in ["10 GRC", "25 GRC", "31 GRC"] {
        t.advances(Allied, unit);
    }
    assert!(t.allowed(Allied, Action::Advance(t.unit("64 RC"))));
    t.advances(Allied, "35 GRC");
    // Nobody else fits, and nobody could use the breakthrough.
    assert_eq!((t.state.fight(), t.at("64 RC")), (None, Some(1920)));

    let mut t = campaign("turn 2 allied_combat\n1821: 10 GRC, 25 GRC\n1920: II Ro\n1921: 9 PH");
    // 24 : 2 is 10:1; a 3, read as a 2 for the mixed nations, is 0/4.
    t.attack(Allied, 1921, &["10 GRC", "25 GRC", "II Ro"]).dice(&[3]).done(Allied).advances(Allied, "10 GRC");
    t.refused(Allied, Action::Advance(t.unit("II Ro")), "BPH-4.1e");
    assert!(t.allowed(Allied, Action::Advance(t.unit("25 GRC"))));
}

/// PR-14: a full hex may be run through, but nobody stops there.
#[test]
fn a_run_may_pass_a_full_hex() {
    let mut t = campaign("turn 2 allied_combat\n1821: 5 GTk\n1822: 9 PH\n1823: 10 GRC, 25 GRC, 31 GRC, 35 GRC");
    t.attack(Allied, 1822, &["5 GTk", "10 GRC"]).dice(&[3]).done(Allied);
    // 25 : 2 is 10:1; a 3 is 0/5: four points.
    t.advances(Allied, "5 GTk");
    t.refused(Allied, Action::MoveTo(hex(1823)), "BPH-4.1a");
    t.act(Allied, Action::MoveTo(hex(1923))).done(Allied);
    assert_eq!(t.at("5 GTk"), Some(1923));
}

/// PR-14: if no attacker survives nobody advances, but the breakthrough can be exploited.
#[test]
fn a_breakthrough_nobody_survived_is_still_exploited() {
    let mut t = campaign("turn 2 allied_combat\n1821: 126 L\n1822: 12 GH*\n1920: 18 Tk");
    // 5 : 1 is 5:1; a 5 is 1/3 against one step.
    t.attack(Allied, 1822, &["126 L"]).dice(&[5]).done(Allied);
    assert!(t.is_lost("126 L"));
    assert_eq!((t.fight().stage, t.fight().excess), (Stage::Exploitation, 2));
    t.exploits("18 Tk").act(Allied, Action::MoveTo(hex(1822))).done(Allied);
    assert_eq!(t.at("18 Tk"), Some(1822));
}
