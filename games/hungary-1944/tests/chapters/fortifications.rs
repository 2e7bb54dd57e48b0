//! Chapter 8, sections 8.7 to 8.10: fortified lines, big cities, concentric attacks, the first turn.

use crate::common::*;
use hungary_1944::Action;
use hungary_1944::odds::defender_loss;
use hungary_1944::options::CityElimination;
use hungary_1944::state::Phase;

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
