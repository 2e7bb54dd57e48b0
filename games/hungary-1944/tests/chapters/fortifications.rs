//! Chapter 8, sections 8.7 to 8.10: fortified lines, big cities, concentric attacks, the first turn.

use crate::common::*;
use hungary_1944::Action;
use hungary_1944::odds::defender_loss;
use hungary_1944::options::CityElimination;
use hungary_1944::state::{Margarethe, Phase};

// 8.7 Fortified lines

/// BPH-8.7a: the Árpád line in the Carpathians and the Margarethe line between the Drava and Budapest.
#[test]
fn two_fortified_lines_are_printed_on_the_map() {
    let rules = rules("campaign", &[]);
    let map = &rules.data.map;
    let names: Vec<&str> = map.lines.iter().map(|l| l.name.as_str()).collect();
    assert_eq!(names, ["arpad", "margarethe"]);
    let fortified = |a: u16, b: u16| map.between(hex(a).0, hex(b).0).is_some_and(|side| side.line > 0);
    // C3: these two sides of the rulebook's example are fortified, the third is not.
    assert!(fortified(809, 810) && fortified(709, 809) && !fortified(709, 810));
    assert!(fortified(1521, 1522) && fortified(2427, 2428) && !fortified(1522, 1523));
}

/// The shift of the line against attackers in 0809, across the Árpád line, and in 0709, past it, on 0810.
fn arpad(options: &[(&str, &str)], across: &str, past: &str) -> Table {
    let mut t = with(options, &format!("turn 2 allied_combat\n0809: {across}\n0709: {past}\n0810: 24 GH"));
    let all: Vec<&str> = across
        .split(", ")
        .chain(past.split(", "))
        .map(|id| id.trim_end_matches('*'))
        .filter(|id| !id.is_empty())
        .collect();
    t.attack(Allied, 810, &all);
    t
}

/// TV-17, BPH-8.7f: 10 factors come across the line and 12 past it: no shift.
#[test]
fn the_line_does_not_help_when_most_come_past_it() {
    let t = arpad(&[], "10 GRC", "6 GC, 126 L");
    assert_eq!((t.odds().0, t.shift("BPH-8.7b")), (22, 0));
}

/// TV-18, BPH-8.7b, BPH-8.7e, BPH-8.7f: 12 come across and 10 past it: one column left, on top of the two for the
/// mountain.
#[test]
fn the_line_helps_when_most_come_across_it() {
    let t = arpad(&[], "6 GC, 126 L", "10 GRC");
    assert_eq!(t.odds(), (22, 4, "5:1"));
    assert_eq!(t.shifts(), [("HOUSE-5", -2), ("BPH-8.7b", -1)]);
    assert_eq!(t.column(), "2:1");
}

/// TV-19, BPH-8.7f: 11 each way: half do not cross the line, so by default (`fort_share=more_than_half`, C22) no shift.
#[test]
fn half_across_the_line_is_not_enough() {
    let t = arpad(&[], "64 RC, 6 GC*", "11 RC, 4 GC*");
    assert_eq!((t.odds().0, t.shift("BPH-8.7b")), (22, 0));
}

/// BPH-8.7f: with `fort_share=at_least_half` (C22) half is enough, less is not, and nobody across is nothing.
#[test]
fn half_across_the_line_is_enough_by_option() {
    let option = [("fort_share", "at_least_half")];
    assert_eq!(arpad(&option, "64 RC, 6 GC*", "11 RC, 4 GC*").shift("BPH-8.7b"), -1);
    assert_eq!(arpad(&option, "10 GRC", "6 GC, 126 L").shift("BPH-8.7b"), 0);
    assert_eq!(arpad(&option, "", "6 GC, 126 L").shift("BPH-8.7b"), 0);
}

/// BPH-8.7f: the share is one of printed factors: the unsupplied 12 still outweigh the supplied 10.
#[test]
fn the_share_across_the_line_goes_by_printed_factors() {
    let mut t = campaign("turn 2 allied_combat\n0809: 6 GC unsupplied, 126 L unsupplied\n0709: 10 GRC\n0810: 24 GH");
    t.attack(Allied, 810, &["6 GC", "126 L", "10 GRC"]);
    assert_eq!((t.odds().0, t.shift("BPH-8.7b")), (15, -1));
}

/// BPH-8.7b: the lines help Axis defenders; an Axis attack across one is like any other.
#[test]
fn the_lines_help_only_the_axis() {
    let mut t = campaign("turn 2 axis_combat\n0810: 101 J\n0809: II Ro");
    t.attack(Axis, 809, &["101 J"]);
    assert_eq!(t.shifts(), [("HOUSE-5", -2)]);
}

/// BPH-8.7c: the Árpád line works from turn 1.
#[test]
fn arpad_works_from_the_first_turn() {
    let mut t = campaign("turn 1 allied_combat\n0809: 10 GRC\n0810: 24 GH");
    t.attack(Allied, 810, &["10 GRC"]);
    assert_eq!(t.shift("BPH-8.7b"), -1);
}

/// BPH-8.7e: the line adds to a river all attackers cross no less than to terrain.
#[test]
fn the_line_adds_to_a_river() {
    // Konrad has the Margarethe line from the start. 1724 is flat, and 1824 across the line has no water before it.
    let mut t = table("konrad", &[], "turn 8 allied_combat\n1824: 10 GRC\n1724: 76");
    t.attack(Allied, 1724, &["10 GRC"]);
    assert_eq!(t.shifts(), [("BPH-8.7b", -1)]);
    // 2427 attacks 2428 across the Drava and the line together.
    let mut t = table("konrad", &[], "turn 8 allied_combat\n2427: 10 GRC\n2428: 76");
    t.attack(Allied, 2428, &["10 GRC"]);
    assert_eq!(t.shifts(), [("HOUSE-6", -1), ("BPH-8.7b", -1)]);
}

/// An attack of turn 3 from 1521 on 1522, across the Margarethe line, after these moves on turn 2.
fn margarethe(moves: &[(&str, u16)]) -> Table {
    let mut t = campaign("turn 2 allied_move\n1520: 10 GRC\n1521: 25 GRC\n1522: 2 PH");
    for &(unit, to) in moves {
        t.take(Allied, &[unit]).act(Allied, Action::MoveTo(hex(to)));
        if !t.state.frames.is_empty() {
            t.done(Allied);
        }
    }
    while t.phase() != Phase::Combat(Allied) || t.state.turn == 2 {
        let side = if t.list(Allied).is_empty() { Axis } else { Allied };
        t.done(side);
    }
    assert_eq!(t.state.turn, 3);
    t.attack(Allied, 1522, &["25 GRC"]);
    t
}

/// BPH-8.7d: the Margarethe line is not there on turn 2 and works from the start of turn 3.
#[test]
fn margarethe_works_from_turn_three() {
    let mut t = campaign("turn 2 allied_combat\n1521: 25 GRC\n1522: 2 PH");
    t.attack(Allied, 1522, &["25 GRC"]);
    assert_eq!((t.state.margarethe, t.shift("BPH-8.7b")), (Margarethe::Unfinished, 0));
    let t = margarethe(&[]);
    assert_eq!((t.state.margarethe, t.shift("BPH-8.7b")), (Margarethe::Active, -1));
}

/// BPH-8.7d: an Allied unit that crosses one of its sides before that, and the line is never finished. Moving along it
/// does no harm.
#[test]
fn margarethe_is_never_finished_once_it_was_crossed() {
    let t = margarethe(&[("10 GRC", 1421)]);
    assert_eq!((t.state.margarethe, t.shift("BPH-8.7b")), (Margarethe::Active, -1));
    let t = margarethe(&[("10 GRC", 1422)]);
    assert_eq!((t.state.margarethe, t.shift("BPH-8.7b")), (Margarethe::Never, 0));
}

/// BPH-8.7d: an advance after combat crosses the line like a move; once the line works crossing it changes nothing.
#[test]
fn an_advance_crosses_the_margarethe_line() {
    let advance = |mut t: Table| {
        // 30 : 2 is 10:1, and a 6 empties the hex.
        t.attack(Allied, 1422, &["5 GTk", "9 GM"]).dice(&[6]).done(Allied).advances(Allied, "5 GTk");
        t.act(Allied, Action::MoveTo(hex(1422)));
        t.state.margarethe
    };
    let sketch = "1421: 5 GTk, 9 GM\n1422: 2 PH";
    assert_eq!(advance(campaign(&format!("turn 2 allied_combat\n{sketch}"))), Margarethe::Never);
    assert_eq!(advance(table("konrad", &[], &format!("turn 8 allied_combat\n{sketch}"))), Margarethe::Active);
}

// 8.8 Big cities

/// Five corps attack four Hungarian steps in Pest: 75 : 8 is 9:1, in the city 7:1.
fn pest(die: u8) -> Table {
    let sketch = "turn 2 allied_combat\n1521: 5 GTk, 9 GM, 2 GM, 4 GM\n1622: 1 GM\n1522: 2 PH, 4 PH, 5 PH, 6 PH";
    let mut t = campaign(sketch);
    t.attack(Allied, 1522, &["5 GTk", "9 GM", "2 GM", "4 GM", "1 GM"]);
    assert_eq!(t.odds(), (75, 8, "9:1"));
    assert_eq!((t.shifts(), t.column()), (vec![("BPH-8.8a", -2)], "7:1".to_owned()));
    t.dice(&[die]).done(Allied);
    t
}

/// TV-20, BPH-8.8a: a big city shifts two columns left and halves the losses, fractions up: of three two are taken, of
/// five three.
#[test]
fn losses_are_halved_in_a_big_city() {
    let mut t = pest(3);
    t.loses(Axis, "2 PH").loses(Axis, "4 PH").loses(Allied, "5 GTk");
    assert_eq!((t.steps("5 PH"), t.steps("6 PH"), t.state.fight()), (1, 1, None));
    let mut t = pest(5);
    t.loses(Axis, "2 PH").loses(Axis, "4 PH").loses(Axis, "5 PH").loses(Allied, "5 GTk");
    assert_eq!((t.steps("6 PH"), t.state.fight()), (1, None));
}

/// BPH-8.8a: only half of the result counts for a breakthrough, too.
#[test]
fn the_excess_of_a_big_city_is_what_is_left_of_half() {
    let mut t = campaign("turn 2 allied_combat\n1521: 5 GTk, 9 GM, 2 GM, 4 GM\n1522: 2 PH");
    // 10:1 is 8:1 in the city; a 6 is 0/6, half of it 3, two more than the one step.
    t.attack(Allied, 1522, &["5 GTk", "9 GM", "2 GM"]).dice(&[6]).done(Allied);
    assert!(t.is_lost("2 PH"));
    assert_eq!(t.fight().excess, 2);
}

/// Four panzer divisions attack five Romanian steps without supply in Buda: 47 : 5 is 9:1, in the city 7:1; a 5 is DE.
fn eliminated_in_buda(option: &str) -> Table {
    let sketch = "turn 2 axis_combat\n1524: 3 SS TK, 1 SS LAH, 2 SS DR, 5 SS VK\n\
                  1523: II Ro unsupplied, VI Ro unsupplied, Mt Ro* unsupplied";
    let mut t = with(&[("de_city", option)], sketch);
    t.attack(Axis, 1523, &["3 SS TK", "1 SS LAH", "2 SS DR", "5 SS VK"]);
    assert_eq!((t.odds(), t.column()), ((47, 5, "9:1"), "7:1".to_owned()));
    t.dice(&[5]).done(Axis);
    t
}

/// TV-43, BPH-8.8a: by default (`de_city=half`, C69) DE takes half of the steps in a big city, fractions up: of five
/// three.
#[test]
fn de_takes_half_the_steps_in_a_big_city() {
    let mut t = eliminated_in_buda("half");
    t.loses(Allied, "II Ro").loses(Allied, "II Ro").loses(Allied, "VI Ro");
    assert_eq!((t.steps("II Ro"), t.steps("VI Ro"), t.steps("Mt Ro"), t.state.fight()), (0, 1, 1, None));
}

/// BPH-8.8a: with `de_city=full` (C69) DE eliminates everybody there, too.
#[test]
fn de_takes_all_steps_in_a_big_city_by_option() {
    let t = eliminated_in_buda("full");
    assert!(t.is_lost("II Ro") && t.is_lost("VI Ro") && t.is_lost("Mt Ro"));
}

/// TV-20, TV-43, BPH-8.8a: the halving of every number of steps, in and out of a city.
#[test]
fn half_of_the_steps_is_rounded_up() {
    use CityElimination::{Full, Half};
    use hungary_1944::data::CombatResult::{Eliminated, Losses};
    for (steps, half) in [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)] {
        let result = Losses { attacker: 0, defender: steps };
        assert_eq!(defender_loss(result, 8, Some(Half)), (half, 0));
        assert_eq!(defender_loss(result, 8, None), (steps, 0));
        assert_eq!(defender_loss(result, 1, Some(Half)), (half.min(1), half.saturating_sub(1)));
        assert_eq!(defender_loss(Eliminated, steps, Some(Half)), (half, 0));
        assert_eq!(defender_loss(Eliminated, steps, Some(Full)), (steps, 0));
        assert_eq!(defender_loss(Eliminated, steps, None), (steps, 0));
    }
}

// 8.9 Concentric attacks

/// The shift for attacks on a Hungarian unit from these hexes, a rifle corps in each.
fn concentric(options: &[(&str, &str)], target: u16, from: &[u16]) -> i8 {
    let corps = ["10 GRC", "25 GRC", "31 GRC", "35 GRC"];
    let mut sketch = format!("turn 2 allied_combat\n{target:04}: 25 GH");
    for (unit, hex) in corps.iter().zip(from) {
        sketch.push_str(&format!("\n{hex:04}: {unit}"));
    }
    let mut t = with(options, &sketch);
    t.attack(Allied, target, &corps[..from.len()]);
    t.shift("BPH-8.9a")
}

/// TV-21, BPH-8.9a: 1716 attacked from 1617 and 1816, opposite hexes: one column right.
#[test]
fn an_attack_from_opposite_hexes_is_concentric() {
    assert_eq!(concentric(&[], 1716, &[1617, 1816]), 1);
    assert_eq!(concentric(&[("concentric", "opposite_only")], 1716, &[1617, 1816]), 1);
}

/// TV-22, BPH-8.9a: 1716 attacked from 1817, 1715 and 1617, three hexes that do not touch: concentric by default
/// (`concentric=opposite_or_three`, C24).
#[test]
fn an_attack_from_three_sides_is_concentric() {
    assert_eq!(concentric(&[], 1716, &[1817, 1715, 1617]), 1);
    assert_eq!(concentric(&[], 1716, &[1816, 1717, 1616]), 1);
}

/// BPH-8.9a: with `concentric=opposite_only` (C24) three hexes that do not touch are not concentric.
#[test]
fn an_attack_from_three_sides_is_not_concentric_by_option() {
    assert_eq!(concentric(&[("concentric", "opposite_only")], 1716, &[1817, 1715, 1617]), 0);
}

/// BPH-8.9a: two of the three, or neighbours, are not concentric; the shift is one however many pairs there are.
#[test]
fn other_attacks_are_not_concentric() {
    assert_eq!(concentric(&[], 1716, &[1617]), 0);
    assert_eq!(concentric(&[], 1716, &[1617, 1616]), 0);
    assert_eq!(concentric(&[], 1716, &[1617, 1715]), 0);
    assert_eq!(concentric(&[], 1716, &[1617, 1616, 1715]), 0);
    assert_eq!(concentric(&[], 1716, &[1617, 1816, 1616, 1817]), 1);
}

/// TV-23, BPH-8.9b: the same against Budapest or Vienna gives nothing.
#[test]
fn an_attack_on_a_big_city_is_never_concentric() {
    assert_eq!(concentric(&[], 1522, &[1423, 1622]), 0);
    assert_eq!(concentric(&[], 1522, &[1623, 1521, 1423]), 0);
    assert_eq!(concentric(&[], 1523, &[1424, 1623]), 0);
    assert_eq!(concentric(&[], 1130, &[1031, 1230]), 0);
}

/// BPH-8.9a: the Axis attacks concentrically as well.
#[test]
fn the_axis_attacks_concentrically_too() {
    let mut t = campaign("turn 2 axis_combat\n1822: 76\n2021: 46\n1921: 126 L");
    t.attack(Axis, 1921, &["76", "46"]);
    assert_eq!(t.shifts(), [("BPH-8.9a", 1)]);
}

// 8.10 The Allies on turn 1

/// The shifts of an attack on 1921, where HQ 4U in 1514 is eight hexes from 1920 and eleven from 1922.
fn first_turn(options: &[(&str, &str)], turn: u8, attackers: &[&str]) -> Vec<(&'static str, i8)> {
    let near_far = "1514: HQ 4U\n1920: 10 GRC\n1922: 25 GRC, 31 GRC attenuated\n1921: 76";
    let mut t = with(options, &format!("turn {turn} allied_combat\n{near_far}"));
    t.attack(Allied, 1921, attackers);
    t.shifts().into_iter().filter(|s| s.0 != "BPH-8.9a").collect()
}

/// BPH-8.10a (C60): the limit is eight hexes: a corps nine hexes from HQ 4U has its shift.
#[test]
fn on_turn_one_nine_hexes_from_the_fourth_front_are_too_far() {
    let shifts = |hq: u16| {
        let mut t = campaign(&format!("turn 1 allied_combat\n{hq}: HQ 4U\n1920: 10 GRC\n1921: 76"));
        let source = std::iter::once(hex(hq).0).collect();
        let far = t.rules.lines_from(&t.state, Allied, &source).get(hex(1920).0);
        t.attack(Allied, 1921, &["10 GRC"]);
        (far, t.shifts())
    };
    assert_eq!(shifts(1514), (Some(8), vec![]));
    assert_eq!(shifts(1513), (Some(9), vec![("BPH-8.10a", -1)]));
}

/// TV-44, BPH-8.10a: on turn 1 corps eight hexes from HQ 4U attack without a shift, others one column left, and one of
/// them is enough (`turn1_exempt=within_eight`, C60).
#[test]
fn on_turn_one_only_the_fourth_front_attacks_without_a_shift() {
    assert_eq!(first_turn(&[], 1, &["10 GRC"]), []);
    assert_eq!(first_turn(&[], 1, &["25 GRC"]), [("BPH-8.10a", -1)]);
    assert_eq!(first_turn(&[], 1, &["10 GRC", "25 GRC"]), [("BPH-8.10a", -1)]);
    // It takes the place of attenuated supply.
    assert_eq!(first_turn(&[], 1, &["31 GRC"]), [("BPH-8.10a", -1)]);
}

/// BPH-8.10a: with `turn1_exempt=any_loc` (C60) a line of any length will do; attenuated supply counts as ever then.
#[test]
fn on_turn_one_any_line_to_the_fourth_front_will_do_by_option() {
    let option = [("turn1_exempt", "any_loc")];
    assert_eq!(first_turn(&option, 1, &["25 GRC"]), []);
    assert_eq!(first_turn(&option, 1, &["10 GRC", "25 GRC"]), []);
    assert_eq!(first_turn(&option, 1, &["31 GRC"]), [("BPH-5.6a", -1)]);
    let mut t = with(&option, "turn 1 allied_combat\n1920: 10 GRC\n1921: 76");
    t.attack(Allied, 1921, &["10 GRC"]);
    assert_eq!(t.shifts(), [("BPH-8.10a", -1)]);
}

/// BPH-8.10a: it is a rule of turn 1 and of the Allies.
#[test]
fn after_turn_one_and_for_the_axis_there_is_no_such_shift() {
    assert_eq!(first_turn(&[], 2, &["25 GRC"]), []);
    let mut t = campaign("turn 1 axis_combat\n1920: 76\n1921: 126 L");
    t.attack(Axis, 1921, &["76"]);
    assert_eq!(t.shifts(), []);
}

/// TV-H3, BPH-8.10a: the 6th Guards Tank Army starts in 2013, not next to Oradea; once it stands south of the Körös its
/// 30 factors against 24 are 1:1, one column less on turn 1 and one more for the river.
#[test]
fn the_guards_tank_army_before_oradea() {
    let mut t = scenario("campaign", &[]);
    while t.phase() != Phase::Combat(Allied) {
        let action = match t.list(Allied).first() {
            Some(&action) => (Allied, action),
            None => (Axis, t.list(Axis)[0]),
        };
        t.act(action.0, action.1);
    }
    t.refused(Allied, Action::Attack(hex(1714)), "BPH-8.1a");

    let mut t = campaign("turn 1 allied_combat\n1814: 5 GTk, 9 GM\n1714: 1 Pz, 23 Pz, 76\n2607: HQ 2U");
    t.attack(Allied, 1714, &["5 GTk", "9 GM"]);
    assert_eq!(t.odds(), (30, 24, "1:1"));
    assert_eq!(t.shifts(), [("HOUSE-6", -1), ("BPH-8.10a", -1)]);
    assert_eq!(t.column(), "1:3");
}
