//! Chapter 8, sections 8.1 to 8.6: the columns of all ratios and the two tables. The rest of it is in the examples.

use crate::common::*;
use hungary_1944::Action;
use hungary_1944::data::CombatResult;
use hungary_1944::odds::ratio_column;
use hungary_1944::vocabulary::Side;
use kernel::Play;
use kernel::dice::{Fixed, Shown};

/// BPH-8.2a, HOUSE-7: the columns of all ratios, rounded in the defender's favour (C38).
#[test]
fn every_ratio_has_the_column_of_the_rule() {
    for attack in 1..=200u16 {
        for defence in 1..=60u16 {
            let expected = if attack >= defence {
                Some(usize::from((attack / defence).min(10)) + 1)
            } else if attack * 2 >= defence {
                Some(1)
            } else if attack * 3 >= defence {
                Some(0)
            } else {
                None
            };
            assert_eq!(ratio_column(attack, defence), expected, "{attack} : {defence}");
        }
    }
    assert_eq!(ratio_column(0, 1), None);
    let columns = rules("campaign", &[]).data.combat.columns;
    assert_eq!(columns, ["1:3", "1:2", "1:1", "2:1", "3:1", "4:1", "5:1", "6:1", "7:1", "8:1", "9:1", "10:1"]);
}

/// BPH-8.2b: all shifts together never leave the table, and no modifier makes the die less than 1 or more than 6.
#[test]
fn shifts_and_modifiers_stay_on_the_table() {
    let mut t = campaign("turn 2 allied_combat\n1821: 5 GTk, 9 GM, CL S1, CL S2\n1921: 2 PH");
    t.attack(Allied, 1921, &["5 GTk", "9 GM"]).done(Allied).spends(Allied, "CL S1");
    assert_eq!((t.odds(), t.column()), ((30, 2, "10:1"), "10:1".to_owned()));
    let mut t = campaign("turn 2 allied_combat\n1219: 10 GRC\n1220: 1 Pz, 23 Pz");
    t.attack(Allied, 1220, &["10 GRC"]);
    assert_eq!((t.odds(), t.column()), ((10, 19, "1:2"), "1:3".to_owned()));
    let rules = rules("campaign", &[]);
    for side in Side::BOTH {
        for column in 0..12 {
            assert_eq!(rolled(&rules, side, 6, column, 3), rolled(&rules, side, 6, column, 0));
            assert_eq!(rolled(&rules, side, 1, column, -3), rolled(&rules, side, 1, column, 0));
            assert_eq!(rolled(&rules, side, 3, column, 1), rolled(&rules, side, 4, column, 0));
        }
    }
}

fn rolled(rules: &hungary_1944::Rules, table: Side, die: u8, column: usize, modifier: i32) -> CombatResult {
    rules.roll(table, column, modifier, &mut Play::silent(&mut Shown::new(Fixed(die)))).1
}

const AXIS_TABLE: [&str; 6] = [
    "3/0 3/0 2/0 2/0 1/0 1/1 1/1 1/1 0/1 0/2 0/2 0/3",
    "3/0 2/0 2/0 1/0 1/1 1/1 1/1 0/1 0/2 0/2 0/3 DE",
    "2/0 2/0 1/0 1/1 1/1 1/1 0/1 0/2 0/2 0/3 DE DE",
    "2/0 1/0 1/1 1/1 1/1 0/1 0/2 0/2 0/3 DE DE DE",
    "2/0 1/0 1/1 1/1 0/1 0/2 0/2 DE DE DE DE DE",
    "1/0 1/1 1/1 0/1 DE DE DE DE DE DE DE DE",
];

const ALLIED_TABLE: [&str; 6] = [
    "4/0 3/0 3/0 2/0 2/0 2/1 2/1 2/1 1/1 1/2 1/2 1/3",
    "3/0 3/0 2/0 2/0 2/1 2/1 1/1 1/2 1/2 1/3 1/3 0/4",
    "3/0 2/0 2/0 2/1 1/1 1/1 1/2 1/2 1/3 1/3 0/4 0/5",
    "2/0 2/0 2/1 1/1 1/1 1/2 1/2 1/3 1/4 0/4 0/5 0/6",
    "2/0 2/1 1/1 1/1 1/2 1/2 1/3 1/4 1/5 0/5 0/6 0/7",
    "1/0 1/1 1/1 1/2 1/2 1/3 1/4 1/5 1/6 0/6 0/7 0/8",
];

/// BPH-8.2b, BPH-8.2c: the Axis table and the Allied table, cell by cell.
#[test]
fn the_two_tables_are_as_printed() {
    let rules = rules("campaign", &[]);
    for (side, table) in [(Axis, AXIS_TABLE), (Allied, ALLIED_TABLE)] {
        for (die, row) in (1..).zip(table) {
            let cells: Vec<&str> = row.split(' ').collect();
            assert_eq!(cells.len(), 12);
            for (column, cell) in cells.into_iter().enumerate() {
                assert_eq!(rolled(&rules, side, die, column, 0).to_string(), cell, "{side:?} {die} in column {column}");
            }
        }
    }
}

/// BPH-8.2b: a better die or a better column never costs the attacker more or the defender less.
#[test]
fn better_dice_and_better_odds_are_never_worse() {
    let rules = rules("campaign", &[]);
    let worth = |side, die, column| match rolled(&rules, side, die, column, 0) {
        CombatResult::Losses { attacker, defender } => (attacker, defender),
        CombatResult::Eliminated => (0, u8::MAX),
    };
    for side in Side::BOTH {
        for column in 0..12 {
            for die in 1..=6 {
                let (attacker, defender) = worth(side, die, column);
                for (die, column) in [(die + 1, column), (die, column + 1)] {
                    if die <= 6 && column < 12 {
                        let better = worth(side, die, column);
                        assert!(better.0 <= attacker && better.1 >= defender, "{side:?} {die} in column {column}");
                    }
                }
            }
        }
    }
}

/// BPH-8.6a: who exploited does not attack, by that clause alone; BPH-8.6d is about points left unspent.
#[test]
fn a_unit_that_exploited_is_not_refused_for_unspent_points() {
    let sketch = "1821: 5 GTk\n1822: 9 PH\n1920: 18 Tk\n1922: 2 PH\n2022: 9 GM\n1720: 7 M";
    let mut t = campaign(&format!("turn 2 allied_combat\n{sketch}"));
    t.attack(Allied, 1822, &["5 GTk"]).dice(&[3]).done(Allied).done(Allied);
    t.with_unit(Allied, Action::Exploit, "18 Tk").act(Allied, Action::MoveTo(hex(1823))).done(Allied).done(Allied);
    t.attack(Allied, 1922, &["9 GM"]);
    let refusal = t.refusal(Allied, Action::Attacker(t.unit("18 Tk")));
    assert!(refusal.cites("BPH-8.6a") && !refusal.cites("BPH-8.6d"), "{refusal:?}");
}
