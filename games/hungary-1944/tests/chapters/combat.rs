//! Chapter 8, sections 8.1 to 8.3: attacks, odds, tables, artillery; the order of a combat and its losses.
//!
//! Most fights are about 1921: flat, no river, no railway and no fortified line on any of its sides. Its neighbours are
//! 1821, 1920, 2021, 2022, 1922 and 1822, clockwise from the north-east.

use crate::common::*;
use hungary_1944::Action;
use hungary_1944::data::CombatResult;
use hungary_1944::odds::ratio_column;
use hungary_1944::state::{AirPlace, Phase, Place, Stage};
use hungary_1944::vocabulary::{Side, Supply};
use kernel::Play;
use kernel::dice::{Fixed, Shown};

// 8.1 In general

/// BPH-8.1a: only enemies next to the attacker can be attacked.
#[test]
fn only_adjacent_enemies_are_attacked() {
    let mut t = campaign("turn 2 allied_combat\n1821: 10 GRC\n1719: 25 GRC\n1921: 76\n2022: 46");
    t.refused(Allied, Action::Attack(hex(2022)), "BPH-8.1a");
    t.refused(Allied, Action::Attack(hex(1820)), "BPH-8.1a");
    t.attack(Allied, 1921, &[]);
    t.refused(Allied, Action::Attacker(t.unit("25 GRC")), "BPH-8.1a");
    t.refused(Allied, Action::Attacker(t.unit("46")), "BPH-8.1a");
    t.refused(Allied, Action::Done, "BPH-8.1a");
    assert!(t.allowed(Allied, Action::Attacker(t.unit("10 GRC"))));
}

/// BPH-8.1a: headquarters and columns do not attack.
#[test]
fn headquarters_and_columns_do_not_attack() {
    let mut t = campaign("turn 2 allied_combat\n1821: 10 GRC, HQ 2U, CL S1\n1921: 76");
    t.attack(Allied, 1921, &["10 GRC"]);
    t.refused(Allied, Action::Attacker(t.unit("HQ 2U")), "BPH-8.1a");
    t.refused(Allied, Action::Attacker(t.unit("CL S1")), "BPH-8.1a");
}

/// BPH-8.1a, PR-11: attacking is voluntary; the player may stop at once.
#[test]
fn nobody_has_to_attack() {
    let mut t = campaign("turn 2 allied_combat\n1821: 10 GRC\n1921: 76");
    t.done(Allied);
    assert_eq!(t.phase(), Phase::Move(Axis));
    assert_eq!((t.steps("10 GRC"), t.steps("76")), (2, 2));
}

/// BPH-8.1b: a unit attacks once a turn. BPH-8.1c: the same defender may be attacked again by others.
#[test]
fn a_unit_attacks_once_but_may_be_attacked_twice() {
    let mut t = campaign("turn 2 allied_combat\n1821: 10 GRC\n1920: 25 GRC\n1921: 76\n1822: 46");
    // 10 : 5 is 2:1, a 4 is 1/1.
    t.attack(Allied, 1921, &["10 GRC"]).dice(&[4]).done(Allied);
    assert_eq!((t.steps("10 GRC"), t.steps("76")), (1, 1));
    t.refused(Allied, Action::Attack(hex(1822)), "BPH-8.1b");
    t.attack(Allied, 1921, &[]);
    t.refused(Allied, Action::Attacker(t.unit("10 GRC")), "BPH-8.1b");
    t.joins(Allied, "25 GRC");
    t.refused(Allied, Action::Attacker(t.unit("25 GRC")), "BPH-8.1b");
    assert_eq!(t.odds(), (10, 2, "5:1"));
}

/// BPH-8.1d, PR-11: an attack is resolved completely before the next is named.
#[test]
fn attacks_are_named_and_resolved_one_by_one() {
    let mut t = campaign("turn 2 allied_combat\n1821: 10 GRC, 25 GRC\n1921: 76, 71\n1822: 46");
    t.attack(Allied, 1921, &["10 GRC"]);
    t.refused(Allied, Action::Attack(hex(1822)), "BPH-8.1d");
    // 10 : 10 is 1:1, a 5 is 1/1: the Axis has to choose, and there is still no other attack.
    t.dice(&[5]).done(Allied).loses(Axis, "71");
    assert_eq!((t.steps("10 GRC"), t.steps("71")), (1, 1));
    t.attack(Allied, 1822, &["25 GRC"]);
    assert_eq!(t.odds(), (10, 5, "2:1"));
}

/// BPH-8.1d: no new attack while a unit of the last one is still running (C74).
#[test]
fn no_attack_is_named_in_the_middle_of_a_breakthrough() {
    let mut t = campaign("turn 2 allied_combat\n1821: 5 GTk, 10 GRC\n1921: 9 PH\n1822: 46");
    t.attack(Allied, 1921, &["5 GTk"]).dice(&[3]).done(Allied).advances(Allied, "5 GTk");
    t.refused(Allied, Action::Attack(hex(1822)), "BPH-8.1d");
}

/// BPH-8.1d: each unit chooses its own attack (C74), also those of one hex.
#[test]
fn units_of_one_hex_may_attack_different_hexes() {
    let mut t = campaign("turn 2 allied_combat\n1821: 10 GRC, 25 GRC\n1921: 76\n1822: 46");
    t.attack(Allied, 1921, &["10 GRC"]).dice(&[4]).done(Allied);
    t.attack(Allied, 1822, &["25 GRC"]).dice(&[4]).done(Allied);
    assert_eq!((t.steps("76"), t.steps("46")), (1, 1));
    assert_eq!((t.at("10 GRC"), t.at("25 GRC")), (Some(1821), Some(1821)));
}

/// BPH-8.1d, BPH-8.2a: one target hex, in which everybody defends (C74); nations attack together.
#[test]
fn an_attack_has_one_target_and_everybody_there_defends() {
    let mut t = campaign("turn 2 allied_combat\n1821: 10 GRC\n1920: II Ro\n1921: 76, 25 GH");
    t.attack(Allied, 1921, &["10 GRC", "II Ro"]);
    assert_eq!(t.odds(), (14, 10, "1:1"));
}

/// BPH-8.1b: by default (`ma_then_attack=no`, C58) a mobile attack is the attack of the turn.
#[test]
fn after_a_mobile_attack_there_is_no_other() {
    let mut t = mobile_attack_before_combat("no");
    t.attack(Axis, 1921, &["76"]);
    t.refused(Axis, Action::Attacker(t.unit("1 Pz")), "BPH-8.1b");
}

/// BPH-8.1b: with `ma_then_attack=yes` (C58) a unit that made a mobile attack attacks again in the combat phase.
#[test]
fn after_a_mobile_attack_there_may_be_another_by_option() {
    let mut t = mobile_attack_before_combat("yes");
    t.attack(Axis, 1921, &["76", "1 Pz"]);
    assert_eq!(t.odds(), (10, 12, "1:2"));
}

/// 1 Pz has lost a step in a mobile attack on 1921, and the combat phase has come.
fn mobile_attack_before_combat(option: &str) -> Table {
    let mut t = with(&[("ma_then_attack", option)], "turn 2 axis_move\n1821: 1 Pz, 76\n1921: 10 GRC");
    t.take(Axis, &["1 Pz"]).dice(&[6]).act(Axis, Action::MobileAttack(hex(1921)));
    assert_eq!((t.steps("1 Pz"), t.at("1 Pz")), (1, Some(1821)));
    t.done(Axis);
    assert_eq!(t.phase(), Phase::Combat(Axis));
    t
}

// 8.2 Odds, shifts, tables

/// TV-13, BPH-8.2a: 10 against 2 is 5:1.
#[test]
fn ten_against_two_is_five_to_one() {
    let mut t = campaign("turn 2 allied_combat\n1821: 10 GRC\n1921: 2 PH");
    t.attack(Allied, 1921, &["10 GRC"]);
    assert_eq!(t.odds(), (10, 2, "5:1"));
    assert_eq!(t.column(), "5:1");
}

/// TV-42, BPH-8.2a: odds are rounded in the defender's favour (C38): 24 to 30 is 1:2, 30 to 24 is 1:1.
#[test]
fn odds_are_rounded_for_the_defender() {
    let mut t = campaign("turn 2 allied_combat\n1821: 10 GRC, 5 GC, 4 GC\n1921: 3 SS TK, 1 SS LAH, 3 K");
    t.attack(Allied, 1921, &["10 GRC", "5 GC", "4 GC"]);
    assert_eq!(t.odds(), (24, 30, "1:2"));
    let mut t = campaign("turn 2 allied_combat\n1821: 5 GTk, 9 GM\n1921: 1 Pz, 23 Pz, 76");
    t.attack(Allied, 1921, &["5 GTk", "9 GM"]);
    assert_eq!(t.odds(), (30, 24, "1:1"));
}

/// TV-42, HOUSE-7: 7 against 22 is worse than 1:3 and no attack at all, neither as a whole nor with too few attackers.
#[test]
fn nobody_attacks_below_one_to_three() {
    let t = campaign("turn 2 allied_combat\n1821: 6 GC\n1921: 3 SS TK, 1 Pz\n1516: 10 GRC\n1517: 76");
    t.refused(Allied, Action::Attack(hex(1921)), "HOUSE-7");
    let mut t = campaign("turn 2 allied_combat\n1821: 6 GC, 4 GC\n1921: 3 SS TK, 1 Pz");
    t.attack(Allied, 1921, &["6 GC"]);
    t.refused(Allied, Action::Done, "HOUSE-7");
    t.joins(Allied, "4 GC");
    assert_eq!(t.odds(), (14, 22, "1:2"));
    assert!(t.allowed(Allied, Action::Done));
}

/// HOUSE-7 meets BPH-8.3a: the odds that allow an attack are those of the declared units; guns with a column beside
/// them do not make a hopeless attack a legal one, though they count in the roll.
#[test]
fn artillery_does_not_make_a_hopeless_attack_legal() {
    let guns = "1821: 6 GC, 2 Art, CL S1";
    let t = campaign(&format!("turn 2 allied_combat\n{guns}\n1921: 3 SS TK, 1 Pz\n1516: 10 GRC\n1517: 76"));
    t.refused(Allied, Action::Attack(hex(1921)), "HOUSE-7");
}

/// HOUSE-7: odds better than 10:1 are 10:1 before the shifts, so that a city still takes two columns off.
#[test]
fn odds_above_ten_to_one_are_ten_to_one_before_the_shifts() {
    let mut t = campaign("turn 2 allied_combat\n1521: 5 GTk, 9 GM, 2 GM, 4 GM\n1522: 2 PH");
    t.attack(Allied, 1522, &["5 GTk", "9 GM", "2 GM", "4 GM"]);
    assert_eq!(t.odds(), (60, 2, "10:1"));
    assert_eq!(t.column(), "8:1");
}

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

/// TV-03, BPH-8.2b: 30 factors against 5 are 6:1; one column spent makes it 7:1 of the Allied table and leaves the map.
#[test]
fn a_column_shifts_the_odds_by_one() {
    let mut t = campaign("turn 2 allied_combat\n1821: 5 GTk, 9 GM, CL S1, CL S2\n1921: 25 GH");
    t.attack(Allied, 1921, &["5 GTk", "9 GM"]).done(Allied);
    assert_eq!((t.odds(), t.column()), ((30, 5, "6:1"), "6:1".to_owned()));
    t.spends(Allied, "CL S1");
    assert_eq!((t.odds(), t.column()), ((30, 5, "6:1"), "7:1".to_owned()));
    // A 3, with +1 for armour in the open a 4, is 1/4 there and would be 1/3 a column to the left.
    t.dice(&[3]).done(Allied);
    assert!(t.is_lost("25 GH"));
    assert_eq!(t.fight().excess, 2);
    t.loses(Allied, "9 GM").done(Allied);
    assert_eq!((t.steps("5 GTk"), t.steps("9 GM")), (2, 1));
    assert_eq!((t.at("CL S1"), t.at("CL S2")), (None, Some(1821)));
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

/// BPH-8.2c: at the same odds with the same die the Axis table eliminates the defender, the Allied one has its price.
#[test]
fn each_side_attacks_on_its_own_table() {
    let mut t = campaign("turn 2 axis_combat\n1821: 1 Pz, 76\n1921: II Ro");
    t.attack(Axis, 1921, &["1 Pz", "76"]);
    assert_eq!((t.odds(), t.column()), ((15, 5, "3:1"), "3:1".to_owned()));
    t.dice(&[6]).done(Axis);
    assert!(t.is_lost("II Ro"));
    assert_eq!((t.steps("1 Pz"), t.steps("76")), (2, 2));

    let mut t = campaign("turn 2 allied_combat\n1821: 5 GTk\n1921: 25 GH");
    t.attack(Allied, 1921, &["5 GTk"]);
    assert_eq!((t.odds(), t.column()), ((15, 5, "3:1"), "3:1".to_owned()));
    t.dice(&[6]).done(Allied);
    assert!(t.is_lost("25 GH"));
    assert_eq!(t.steps("5 GTk"), 1);
}

/// BPH-8.2d: the step lost in one combat is missing in the next.
#[test]
fn results_count_before_the_next_combat() {
    let mut t = campaign("turn 2 allied_combat\n1821: 10 GRC\n1920: 25 GRC\n1921: 76, 46");
    t.attack(Allied, 1921, &["10 GRC"]).dice(&[5]).done(Allied).loses(Axis, "46");
    t.attack(Allied, 1921, &["25 GRC"]);
    assert_eq!(t.odds(), (10, 7, "1:1"));
}

// 8.2 Factors that sink to nothing (C70)

/// BPH-8.2a: factors are halved unit by unit (C70): two unsupplied 3s defend with 1 each.
#[test]
fn unsupplied_units_are_halved_one_by_one() {
    let mut t = campaign("turn 2 allied_combat\n1821: 10 GRC\n1921: 9 HH unsupplied, 23 GH unsupplied");
    t.attack(Allied, 1921, &["10 GRC"]);
    assert_eq!(t.odds(), (10, 2, "5:1"));
}

/// BPH-8.2a: a defence of nothing counts as 1 (C70). Aircraft are not halved, and with them it is no longer nothing.
#[test]
fn a_defence_below_one_counts_as_one() {
    let sketch = "turn 2 allied_combat\n1821: 6 GC\n1921: 12 GH* unsupplied\nair 15: KG 27, SG 2";
    let mut t = campaign(sketch);
    t.attack(Allied, 1921, &["6 GC"]).done(Allied);
    assert_eq!((t.supply("12 GH"), t.odds()), (Supply::None, (7, 1, "7:1")));
    t.flies(Axis, "KG 27");
    assert_eq!(t.odds(), (7, 3, "2:1"));
}

/// BPH-8.1a: a unit without factors does not attack alone (C70), but it may go along.
#[test]
fn a_unit_without_factors_does_not_attack_alone() {
    let mut t = campaign("turn 2 axis_combat\n1821: 12 GH* unsupplied, 76\n1921: II Ro");
    t.attack(Axis, 1921, &["12 GH"]);
    t.refused(Axis, Action::Done, "BPH-5.5b");
    t.joins(Axis, "76");
    assert_eq!(t.odds(), (5, 5, "1:1"));
    assert!(t.allowed(Axis, Action::Done));
}

// Headquarters and columns in combat (C72)

/// BPH-10.6a, PR-12: a headquarters alone goes without a roll (C72); the attackers have attacked and may advance.
#[test]
fn a_headquarters_alone_is_lost_without_a_roll() {
    let mut t = campaign("turn 2 allied_combat\n1821: 5 GTk, 10 GRC\n1921: HQ 6A\n1822: 76\n1720: 18 Tk");
    t.attack(Allied, 1921, &["5 GTk"]).done(Allied);
    assert_eq!(t.place("HQ 6A"), Place::Coming(5));
    t.advances(Allied, "5 GTk");
    // No breakthrough, so neither a run nor exploitation.
    assert_eq!((t.at("5 GTk"), t.state.fight()), (Some(1921), None));
    t.attack(Allied, 1822, &["10 GRC"]);
    t.refused(Allied, Action::Attacker(t.unit("5 GTk")), "BPH-8.1b");
}

/// BPH-5.8.1e, PR-12: columns without combat units have one factor and one step each (C72), and there is no
/// breakthrough.
#[test]
fn columns_alone_defend_with_one_each() {
    let mut t = campaign("turn 2 allied_combat\n1821: 5 GTk\n1720: 18 Tk\n1921: CL A1, CL A2, CL A3");
    t.attack(Allied, 1921, &["5 GTk"]);
    assert_eq!(t.odds(), (15, 3, "5:1"));
    // 5:1 with a 6 is 1/4, one step more than there are.
    t.dice(&[6]).done(Allied).done(Axis);
    assert_eq!([t.at("CL A1"), t.at("CL A2"), t.at("CL A3")], [None; 3]);
    assert_eq!(t.steps("5 GTk"), 1);
    t.advances(Allied, "5 GTk");
    assert_eq!((t.at("5 GTk"), t.state.fight()), (Some(1921), None));
}

/// BPH-10.6a, PR-12: a headquarters with columns goes when the last of them goes (C72), not before.
#[test]
fn a_headquarters_goes_with_the_last_column() {
    let sketch = "turn 2 allied_combat\n1821: 10 GRC, 25 GRC\n1921: HQ 6A, CL A1, CL A2";
    let mut t = campaign(sketch);
    // 5:1 with a 1 is 2/1: one column.
    t.attack(Allied, 1921, &["10 GRC"]).dice(&[1]).done(Allied).done(Axis).loses(Axis, "CL A1");
    assert_eq!((t.at("HQ 6A"), t.at("CL A1"), t.at("CL A2")), (Some(1921), None, Some(1921)));
    // 10 : 1, any roll.
    t.attack(Allied, 1921, &["25 GRC"]).dice(&[1]).done(Allied);
    assert_eq!((t.place("HQ 6A"), t.at("CL A2")), (Place::Coming(5), None));
}

/// BPH-10.6a, PR-12: headquarters and columns are no steps while combat units are there, and vanish with the last
/// (C72).
#[test]
fn headquarters_and_columns_vanish_with_the_last_combat_unit() {
    let mut t = campaign("turn 2 allied_combat\n1821: 10 GRC\n1921: 76*, HQ 6A, CL A1");
    t.attack(Allied, 1921, &["10 GRC"]);
    assert_eq!(t.odds(), (10, 2, "5:1"));
    // A 2 is 1/1: one step, the only one there.
    t.dice(&[2]).done(Allied).done(Axis);
    assert!(t.is_lost("76"));
    assert_eq!((t.place("HQ 6A"), t.at("CL A1")), (Place::Coming(5), None));
}

// 8.3 Soviet artillery

/// BPH-8.3a: artillery does not attack by itself; it supports an attack at the price of a column in its hex or beside
/// it, which leaves the map. BPH-8.3b: it adds its factors to attackers next to it and need not touch the target; the
/// column gives no shift (C59).
#[test]
fn artillery_supports_at_the_price_of_a_column() {
    for at in [1820, 1720] {
        let mut t = campaign(&format!(
            "turn 2 allied_combat\n1821: 10 GRC, 126 L, CL S2\n1820: 7 Art\n{at}: CL S1\n1921: 1 Pz"
        ));
        t.attack(Allied, 1921, &["10 GRC", "126 L"]).done(Allied);
        assert_eq!((t.odds(), t.column()), ((15, 10, "1:1"), "1:1".to_owned()));
        t.fires("7 Art", "CL S1");
        assert_eq!((t.odds(), t.column()), ((27, 10, "2:1"), "2:1".to_owned()));
        assert_eq!(t.shifts(), []);
        // 2:1 with a 6 is 1/2.
        t.dice(&[6]).done(Allied).loses(Allied, "126 L").done(Allied);
        assert!(t.is_lost("1 Pz") && t.is_lost("126 L"));
        assert_eq!((t.at("CL S1"), t.at("CL S2"), t.at("7 Art")), (None, Some(1821), Some(1820)));
    }
}

/// BPH-8.3a: no column near the artillery, no support; and artillery is never an attacker itself.
#[test]
fn artillery_without_a_column_is_silent() {
    let mut t = campaign("turn 2 allied_combat\n1821: 10 GRC, 126 L, 7 Art\n1922: 25 GRC\n2023: CL S1\n1921: 1 Pz");
    t.attack(Allied, 1921, &["10 GRC", "126 L", "25 GRC"]);
    t.refused(Allied, Action::Attacker(t.unit("7 Art")), "BPH-8.3a");
    t.done(Allied);
    // The column is next to 25 GRC, but not to the artillery.
    assert!(t.allowed(Allied, Action::Spend(t.unit("CL S1"))));
    t.refused(Allied, t.fire("7 Art", "CL S1"), "BPH-8.3a");
    t.refused(Allied, t.fire("10 GRC", "CL S1"), "BPH-8.3a");
}

/// BPH-8.3b: artillery supports one attack, only of Soviet units, and only near it.
#[test]
fn artillery_supports_one_attack_of_soviet_units_near_it() {
    let mut t = campaign(
        "turn 2 allied_combat\n1821: 10 GRC, 126 L\n1820: 7 Art, CL S1, CL S2\n1719: 2 Art\n\
         1720: II Ro\n1921: 1 Pz\n1721: 76",
    );
    // 2 Art has a column beside it and no attacker.
    t.attack(Allied, 1921, &["10 GRC", "126 L"]).done(Allied);
    t.refused(Allied, t.fire("2 Art", "CL S1"), "BPH-8.3b");
    t.fires("7 Art", "CL S1");
    t.refused(Allied, t.fire("7 Art", "CL S2"), "BPH-8.1b");
    t.refused(Allied, Action::Spend(t.unit("CL S1")), "BPH-5.8.1d");
    t.dice(&[1]).done(Allied).loses(Allied, "10 GRC").loses(Allied, "10 GRC");
    // Both artillery corps are next to the Romanians now; but they are Romanians, and 7 Art has fired.
    t.attack(Allied, 1721, &["II Ro"]).done(Allied);
    t.refused(Allied, t.fire("2 Art", "CL S2"), "BPH-8.3b");
    t.refused(Allied, t.fire("7 Art", "CL S2"), "BPH-8.1b");
}

/// BPH-8.3b: artillery supports attacks, not the defence; there it fights with its own factor only.
#[test]
fn artillery_does_not_support_the_defence() {
    let mut t = campaign("turn 2 axis_combat\n1821: 1 Pz, 23 Pz\n1921: 7 Art, CL S1");
    t.attack(Axis, 1921, &["1 Pz", "23 Pz"]).done(Axis);
    assert_eq!(t.odds(), (19, 3, "6:1"));
    t.refused(Allied, t.fire("7 Art", "CL S1"), "BPH-8.3b");
    assert!(t.allowed(Allied, Action::Spend(t.unit("CL S1"))));
}

/// TV-14, BPH-8.3c: artillery of 12 does not support 11 factors; with 12 the attack is 24.
#[test]
fn artillery_may_not_outweigh_those_it_supports() {
    let mut t = campaign("turn 2 allied_combat\n1821: 64 RC, 6 GC*\n1820: 7 Art, CL S1\n1921: 76");
    t.attack(Allied, 1921, &["64 RC", "6 GC"]).done(Allied);
    assert_eq!(t.odds(), (11, 5, "2:1"));
    t.refused(Allied, t.fire("7 Art", "CL S1"), "BPH-8.3c");

    let mut t = campaign("turn 2 allied_combat\n1821: 126 L, 6 GC\n1820: 7 Art, CL S1, CL S2\n1921: 76");
    t.attack(Allied, 1921, &["126 L", "6 GC"]).done(Allied);
    t.fires("7 Art", "CL S1");
    assert_eq!(t.odds(), (24, 5, "4:1"));
}

/// BPH-8.3b, BPH-8.3c: by default (`art_reach=stacked_or_adjacent`, C59) attackers in the artillery's own hex count,
/// and those further away do not.
#[test]
fn attackers_in_the_hex_of_the_artillery_count() {
    let mut t = campaign("turn 2 allied_combat\n1821: 10 GRC, 7 Art, CL S1\n1920: 25 GRC\n2022: 31 GRC\n1921: 76");
    t.attack(Allied, 1921, &["10 GRC", "31 GRC"]).done(Allied);
    t.refused(Allied, t.fire("7 Art", "CL S1"), "BPH-8.3c");
    let mut t = campaign("turn 2 allied_combat\n1821: 10 GRC, 7 Art, CL S1\n1920: 25 GRC\n2022: 31 GRC\n1921: 76");
    t.attack(Allied, 1921, &["10 GRC", "25 GRC"]).done(Allied);
    assert!(t.allowed(Allied, t.fire("7 Art", "CL S1")));
}

/// BPH-8.3b, BPH-8.3c: with `art_reach=adjacent` (C59) only attackers next to the artillery count.
#[test]
fn attackers_in_the_hex_of_the_artillery_do_not_count_by_option() {
    let sketch = "turn 2 allied_combat\n1821: 10 GRC, 5 GTk, 7 Art, CL S1\n1920: 25 GRC, 126 L\n1921: 76";
    let after = |attackers: &[&str]| {
        let mut t = with(&[("art_reach", "adjacent")], sketch);
        t.attack(Allied, 1921, attackers).done(Allied);
        t
    };
    let t = after(&["10 GRC", "5 GTk"]);
    t.refused(Allied, t.fire("7 Art", "CL S1"), "BPH-8.3b");
    let t = after(&["10 GRC", "5 GTk", "25 GRC"]);
    t.refused(Allied, t.fire("7 Art", "CL S1"), "BPH-8.3c");
    let t = after(&["25 GRC", "126 L"]);
    assert!(t.allowed(Allied, t.fire("7 Art", "CL S1")));
}

/// BPH-8.3d: an artillery corps takes one of the four places in a hex and one of the places of a headquarters.
#[test]
fn artillery_counts_as_a_corps() {
    let mut t = campaign("turn 2 allied_move\n1821: 10 GRC, 25 GRC, 31 GRC, 7 Art\n1720: 5 GTk");
    t.take(Allied, &["5 GTk"]);
    t.refused(Allied, Action::MoveTo(hex(1821)), "BPH-4.1a");

    // By the example of 10.2 a headquarters without rail supplies five corps.
    let supply = |more: &str| {
        let sketch = format!("turn 2 allied_move\n0508: HQ 4U, 10 GRC, 25 GRC\n0507: 31 GRC, 11 RC\n0608: 52 RC{more}");
        let t = with(&[("hq_capacity", "example")], &sketch);
        t.rules.supply_of(&t.state, Allied).into_iter().map(|(_, s)| s).collect::<Vec<_>>()
    };
    assert!(supply("").iter().all(|&s| s == Supply::Full));
    assert!(supply(", 54 UR").iter().all(|&s| s == Supply::Full));
    assert!(supply(", 7 Art").contains(&Supply::None));
}

// Die modifiers and shifts of our own

/// HOUSE-1: two full armoured units against none in a flat hex add one to the die: a 5 is read as a 6.
#[test]
fn armour_in_the_open_adds_one_to_the_die() {
    let mut t = campaign("turn 2 allied_combat\n1821: 5 GTk, 9 GM\n1921: 25 GH");
    t.attack(Allied, 1921, &["5 GTk", "9 GM"]);
    assert_eq!(t.die_modifiers(), [("HOUSE-1", 1)]);
    // 6:1: a 6 is 1/5 against two steps, a 5 would be 1/4.
    t.dice(&[5]).done(Allied).loses(Allied, "5 GTk");
    assert_eq!(t.fight().excess, 3);
}

/// HOUSE-1: not with a reduced unit, not against armour, not outside flat ground; cavalry is no armour.
#[test]
fn armour_adds_nothing_unless_everything_fits() {
    for (sketch, target, attackers) in [
        ("1821: 5 GTk*, 9 GM\n1921: 25 GH", 1921, ["5 GTk", "9 GM"]),
        ("1821: 5 GTk, 9 GM\n1921: 25 GH, 23 Pz*", 1921, ["5 GTk", "9 GM"]),
        ("1514: 5 GTk, 9 GM\n1414: 25 GH", 1414, ["5 GTk", "9 GM"]),
        ("1821: 5 GTk, 4 GC\n1921: 25 GH", 1921, ["5 GTk", "4 GC"]),
    ] {
        let mut t = campaign(&format!("turn 2 allied_combat\n{sketch}"));
        t.attack(Allied, target, &attackers);
        assert_eq!(t.die_modifiers(), [], "{sketch}");
    }
}

/// HOUSE-1: German panzers against infantry have it too; the defender's one-step units and headquarters are no armour.
#[test]
fn panzers_in_the_open_add_one_to_the_die() {
    let mut t = campaign("turn 2 axis_combat\n1821: 1 Pz, s503\n1921: 126 L, HQ 2U");
    t.attack(Axis, 1921, &["1 Pz", "s503"]);
    assert_eq!(t.die_modifiers(), [("HOUSE-1", 1)]);
}

/// HOUSE-2: attackers of several Allied nations subtract one from the die; Czechs and Soviets are one nation here, and
/// the Axis is not concerned.
#[test]
fn mixed_allied_nations_subtract_one_from_the_die() {
    let mut t = campaign("turn 2 allied_combat\n1821: 10 GRC, 1 Cz\n1920: II Ro\n1921: 76");
    t.attack(Allied, 1921, &["10 GRC", "1 Cz"]);
    assert_eq!(t.die_modifiers(), []);
    t.joins(Allied, "II Ro");
    assert_eq!(t.die_modifiers(), [("HOUSE-2", -1)]);
    let mut t = campaign("turn 2 axis_combat\n1821: 76, 25 GH\n1921: 126 L");
    t.attack(Axis, 1921, &["76", "25 GH"]);
    assert_eq!(t.die_modifiers(), []);
}

/// HOUSE-3: one is added to the die when all defenders are unsupplied; a single supplied one is enough against it.
#[test]
fn defenders_without_supply_add_one_to_the_die() {
    let mut t = campaign("turn 2 allied_combat\n1821: 10 GRC\n1921: 76 unsupplied, 46 unsupplied");
    t.attack(Allied, 1921, &["10 GRC"]);
    assert_eq!(t.die_modifiers(), [("HOUSE-3", 1)]);
    let mut t = campaign("turn 2 allied_combat\n1821: 10 GRC\n1921: 76 unsupplied, 46");
    t.attack(Allied, 1921, &["10 GRC"]);
    assert_eq!(t.die_modifiers(), []);
}

/// HOUSE-4: an attack that comes only across the Danube and without a bridge subtracts one from the die. From 1723
/// there is neither a railway nor a town; from 1824 there is the town of Dunapentele.
#[test]
fn the_danube_without_a_bridge_subtracts_one_from_the_die() {
    let sketch = "turn 2 axis_combat\n1723: 76\n1824: 46\n1722: 71\n1823: II Ro";
    let modifiers = |options: &[(&str, &str)], attackers: &[&str]| {
        let mut t = with(options, sketch);
        t.attack(Axis, 1823, attackers);
        t.die_modifiers()
    };
    assert_eq!(modifiers(&[], &["76"]), [("HOUSE-4", -1)]);
    assert_eq!(modifiers(&[], &["46"]), []);
    assert_eq!(modifiers(&[], &["76", "46"]), []);
    assert_eq!(modifiers(&[], &["76", "71"]), []);
    assert_eq!(modifiers(&[("bridges", "rail_only")], &["46"]), [("HOUSE-4", -1)]);
}

/// HOUSE-5: hills, forest and marsh shift one column left, mountains two, flat ground none.
#[test]
fn terrain_shifts_the_odds() {
    for (sketch, target, shift) in [
        ("1821: 10 GRC\n1921: 76", 1921, 0),
        ("1318: 10 GRC\n1319: 76", 1319, -1),
        ("1514: 10 GRC\n1414: 76", 1414, -1),
        ("1313: 10 GRC\n1312: 76", 1312, -1),
        ("1319: 10 GRC\n1220: 76", 1220, -2),
    ] {
        let mut t = campaign(&format!("turn 2 allied_combat\n{sketch}"));
        t.attack(Allied, target, &["10 GRC"]);
        let expected = if shift == 0 { vec![] } else { vec![("HOUSE-5", shift)] };
        assert_eq!(t.shifts(), expected, "{sketch}");
    }
}

/// HOUSE-6: a river all attackers cross shifts one column left, the Danube two; one attacker on dry ground is enough
/// against it, and a bridge makes no difference.
#[test]
fn rivers_all_attackers_cross_shift_the_odds() {
    let shift = |sketch: &str, target: u16, attackers: &[&str]| {
        let mut t = campaign(&format!("turn 2 axis_combat\n{sketch}"));
        t.attack(Axis, target, attackers);
        t.shift("HOUSE-6")
    };
    let koros = "1715: 76\n1616: 46\n1716: II Ro";
    assert_eq!(shift(koros, 1716, &["76"]), -1);
    assert_eq!(shift(koros, 1716, &["46"]), 0);
    assert_eq!(shift(koros, 1716, &["76", "46"]), 0);
    let danube = "1723: 76\n1824: 46\n1722: 71\n1823: II Ro";
    assert_eq!(shift(danube, 1823, &["76"]), -2);
    assert_eq!(shift(danube, 1823, &["46"]), -2);
    assert_eq!(shift(danube, 1823, &["76", "71"]), 0);
    // The Danube on one side, the Sio on the other: only a river is common to both.
    assert_eq!(shift("2023: 76\n2124: 46\n2123: II Ro", 2123, &["76", "46"]), -1);
}

/// HOUSE-8: at most four air units a side in a combat, and each supports only one combat.
#[test]
fn four_air_units_support_a_side() {
    let mut t = campaign(
        "turn 2 axis_combat\n1821: 1 Pz, 23 Pz, CL A1\n1921: 10 GRC, 25 GRC\n\
         air 15: SG 2, SG 10, KG 27, MKHL 102, 8 JD",
    );
    t.attack(Axis, 1921, &["1 Pz"]).done(Axis);
    assert_eq!(t.odds(), (10, 24, "1:3"));
    for air in ["SG 2", "SG 10", "KG 27"] {
        t.flies(Axis, air);
    }
    t.refused(Axis, Action::AirSupport(t.air("KG 27")), "HOUSE-8");
    t.flies(Axis, "MKHL 102");
    assert_eq!(t.odds(), (22, 24, "1:2"));
    t.refused(Axis, Action::AirSupport(t.air("8 JD")), "HOUSE-8");
    t.dice(&[5]).done(Axis);
    assert_eq!((t.air_place("SG 2"), t.steps("1 Pz")), (AirPlace::Available, 1));
}

/// HOUSE-8: what has supported one combat is not there for the next.
#[test]
fn an_air_unit_supports_one_combat() {
    let mut t = campaign("turn 2 axis_combat\n1821: 1 Pz, 23 Pz\n1921: 10 GRC\nair 15: SG 2, SG 10");
    t.attack(Axis, 1921, &["1 Pz"]).done(Axis).flies(Axis, "SG 2").dice(&[5]).done(Axis);
    t.attack(Axis, 1921, &["23 Pz"]).done(Axis);
    assert!(!t.allowed(Axis, Action::AirSupport(t.air("SG 2"))));
    assert!(t.allowed(Axis, Action::AirSupport(t.air("SG 10"))));
}

// The order of a combat, its losses, the limit of columns

/// PR-12: nobody attacks across a lake; Velence lies between 1624 and 1723. `lake_zoc=on` (C64) opens it to zones only.
#[test]
fn nobody_attacks_across_a_lake() {
    for option in ["off", "on"] {
        let mut t = with(&[("lake_zoc", option)], "turn 2 allied_combat\n1624: 76\n1723: 10 GRC\n1623: 25 GRC");
        t.attack(Allied, 1624, &["25 GRC"]);
        t.refused(Allied, Action::Attacker(t.unit("10 GRC")), "PR-12");
    }
    let t = campaign("turn 2 allied_combat\n1624: 76\n1723: 10 GRC\n1921: 46\n1821: 25 GRC");
    t.refused(Allied, Action::Attack(hex(1624)), "PR-12");
}

/// PR-12: attackers, then the attacker's support, then the defender's, then the die; nothing out of its turn.
#[test]
fn a_combat_runs_step_by_step() {
    let mut t = campaign("turn 2 allied_combat\n1821: 10 GRC, 25 GRC, CL S1\n1921: 76, CL A1, CL A2");
    t.attack(Allied, 1921, &["10 GRC"]);
    assert_eq!(t.fight().stage, Stage::Attackers);
    t.refused(Allied, Action::Spend(t.unit("CL S1")), "PR-12");
    t.done(Allied);
    assert_eq!(t.fight().stage, Stage::AttackerSupport);
    t.refused(Allied, Action::Attacker(t.unit("25 GRC")), "PR-12");
    t.refused(Allied, Action::Lose(t.unit("10 GRC")), "PR-12");
    t.refused(Allied, Action::Advance(t.unit("10 GRC")), "PR-14");
    assert_eq!(t.list(Axis), []);
    // It is the only one, so that the attacker has nothing left to commit.
    t.spends(Allied, "CL S1");
    assert_eq!((t.fight().stage, t.column()), (Stage::DefenderSupport, "3:1".to_owned()));
    assert_eq!(t.list(Allied), []);
    t.spends(Axis, "CL A1");
    assert_eq!(t.column(), "2:1");
    // 2:1 with a 4 is 1/1; both columns are gone when it is over, the third is not.
    t.dice(&[4]).done(Axis);
    assert_eq!((t.steps("10 GRC"), t.steps("76")), (1, 1));
    assert_eq!((t.at("CL S1"), t.at("CL A1"), t.at("CL A2")), (None, None, Some(1921)));
    assert_eq!(t.state.fight(), None);
    t.all_rolled();
}

/// PR-12: where there is no support to commit nobody is asked, and the die falls at once.
#[test]
fn without_support_the_die_falls_at_once() {
    let mut t = campaign("turn 2 allied_combat\n1821: 10 GRC\n1921: 76");
    t.attack(Allied, 1921, &["10 GRC"]).dice(&[4]).done(Allied);
    assert_eq!((t.steps("10 GRC"), t.steps("76"), t.state.fight()), (1, 1, None));
}

/// PR-12, PR-13: the defender takes his losses first, each owner step by step as he likes, and nobody may decline.
#[test]
fn owners_choose_their_losses_step_by_step() {
    let mut t = campaign("turn 2 allied_combat\n1821: 5 GTk, 9 GM\n1921: 25 GH, 76, 9 PH");
    // 30 : 12 is 2:1; a 5, with +1 for armour a 6, is 1/2.
    t.attack(Allied, 1921, &["5 GTk", "9 GM"]).dice(&[5]).done(Allied);
    assert_eq!((t.fight().stage, t.list(Allied)), (Stage::DefenderLosses, vec![]));
    t.refused(Axis, Action::Done, "PR-13");
    t.refused(Axis, Action::Lose(t.unit("5 GTk")), "PR-13");
    t.loses(Axis, "76").loses(Axis, "9 PH");
    assert_eq!((t.steps("25 GH"), t.steps("76"), t.steps("9 PH")), (2, 1, 0));
    assert_eq!(t.fight().stage, Stage::AttackerLosses);
    t.refused(Allied, Action::Done, "PR-13");
    t.refused(Allied, Action::Lose(t.unit("76")), "PR-13");
    t.loses(Allied, "9 GM");
    assert_eq!((t.steps("5 GTk"), t.steps("9 GM"), t.state.fight()), (2, 1, None));
}

/// PR-13: only units that took part are lost; losses beyond the attacker's steps are ignored.
#[test]
fn losses_beyond_the_attackers_steps_are_ignored() {
    let mut t = campaign("turn 2 allied_combat\n1821: 126 L, 25 GRC\n1921: 1 Pz");
    // 5 : 10 is 1:2; a 1 costs three steps, and there is one.
    t.attack(Allied, 1921, &["126 L"]).dice(&[1]).done(Allied);
    assert!(t.is_lost("126 L"));
    assert_eq!((t.steps("25 GRC"), t.state.fight()), (2, None));
}

/// PR-13: artillery takes losses only when nobody else is left.
#[test]
fn artillery_is_lost_last() {
    let mut t = campaign("turn 2 allied_combat\n1821: 6 GC, 126 L\n1820: 7 Art, CL S1\n1921: 1 Pz, 23 Pz, 24 Pz");
    // 24 : 28 is 1:2; a 2 costs three steps: those of 6 GC and 126 L, without a choice.
    t.attack(Allied, 1921, &["6 GC", "126 L"]).done(Allied);
    t.dice(&[2]).fires("7 Art", "CL S1");
    assert!(t.is_lost("6 GC") && t.is_lost("126 L"));
    assert_eq!(t.at("7 Art"), Some(1820));

    let defence = "1414: 1 Pz, 23 Pz, 24 Pz, 3 Pz";
    let mut t = campaign(&format!("turn 2 allied_combat\n1514: 6 GC*, 126 L, 127 L\n1615: 7 Art, CL S1\n{defence}"));
    // 25 : 37 is 1:2 and in the forest 1:3; a 1 costs four steps, and the attackers have three.
    t.attack(Allied, 1414, &["6 GC", "126 L", "127 L"]).done(Allied);
    t.dice(&[1]).fires("7 Art", "CL S1");
    assert!(t.is_lost("6 GC") && t.is_lost("126 L") && t.is_lost("127 L") && t.is_lost("7 Art"));
}

/// BPH-5.8.1c, PR-12: by default (`cl_cap=per_side`, C43) each side may shift a combat by three columns, whatever the
/// other does.
#[test]
fn each_side_spends_three_columns_at_most() {
    let mut t = columns_for_all("per_side");
    t.refused(Allied, Action::Spend(t.unit("CL S4")), "BPH-5.8.1c");
    t.done(Allied);
    for column in ["CL A1", "CL A2", "CL A3"] {
        t.spends(Axis, column);
    }
    t.refused(Axis, Action::Spend(t.unit("CL A4")), "BPH-5.8.1c");
    assert_eq!(t.shifts(), [("BPH-5.8.1b", 3), ("BPH-5.8.1b", -3)]);
}

/// BPH-5.8.1c, PR-12: with `cl_cap=net` (C43) the three columns are a balance: the defender may answer three with six.
#[test]
fn three_columns_on_balance_by_option() {
    let mut t = columns_for_all("net");
    t.refused(Allied, Action::Spend(t.unit("CL S4")), "BPH-5.8.1c");
    t.done(Allied);
    for column in ["CL A1", "CL A2", "CL A3", "CL A4", "CL A5", "CL A6"] {
        t.spends(Axis, column);
    }
    t.refused(Axis, Action::Spend(t.unit("CL A7")), "BPH-5.8.1c");
    assert_eq!(t.shift("BPH-5.8.1b"), -3);
}

/// The Allies have spent three columns; their artillery and KG 27 could still be used, so that nobody is hurried on.
fn columns_for_all(option: &str) -> Table {
    let sketch = "turn 2 allied_combat\n1821: 10 GRC, 126 L, 7 Art, CL S1, CL S2, CL S3, CL S4\n\
                  1921: 76, CL A1, CL A2, CL A3, CL A4, CL A5, CL A6, CL A7\nair 15: KG 27";
    let mut t = with(&[("cl_cap", option)], sketch);
    t.attack(Allied, 1921, &["10 GRC", "126 L"]).done(Allied);
    for column in ["CL S1", "CL S2", "CL S3"] {
        t.spends(Allied, column);
    }
    t
}

// Over-stacked hexes in combat (C21)

/// BPH-4.2a, PR-12: of an over-stacked hex four units attack; the surplus does not.
#[test]
fn surplus_units_do_not_attack() {
    let mut t = campaign("turn 2 allied_combat\n1821: 10 GRC, 25 GRC, 31 GRC, 5 GTk, 9 GM\n1921: 76");
    t.attack(Allied, 1921, &["10 GRC", "25 GRC", "5 GTk", "9 GM"]);
    t.refused(Allied, Action::Attacker(t.unit("31 GRC")), "BPH-4.2a");
}

/// BPH-4.2a, BPH-4.2b, PR-12: the owner of an over-stacked target names the surplus (C21); it adds nothing, loses a
/// step and goes one hex, west or north for the Axis, out of enemy zones. Only then is there a fight.
#[test]
fn surplus_defenders_lose_a_step_and_go() {
    let mut t = campaign("turn 2 allied_combat\n1920: 10 GRC\n1921: 76, 46, 71, 271, 1 Pz");
    t.attack(Allied, 1921, &["10 GRC"]);
    // The best four: 10 + 5 + 5 + 5.
    assert_eq!(t.odds(), (10, 25, "1:3"));
    t.done(Allied);
    assert_eq!((t.fight().stage, t.list(Allied)), (Stage::Surplus, vec![]));
    t.refused(Axis, Action::Surplus(t.unit("10 GRC")), "BPH-4.2b");
    t.surplus(Axis, "1 Pz");
    assert_eq!(t.steps("1 Pz"), 1);
    // East and south-east are no way for the Axis, 1821 is in the zone of 10 GRC.
    for to in [1920, 2021, 1821] {
        t.refused(Axis, Action::MoveTo(hex(to)), "BPH-4.2b");
    }
    for to in [2022, 1922, 1822] {
        assert!(t.allowed(Axis, Action::MoveTo(hex(to))), "{to}");
    }
    // 10 : 20 is 1:2; a 5 is 2/1.
    t.dice(&[5]).act(Axis, Action::MoveTo(hex(1922))).loses(Axis, "46");
    assert_eq!((t.at("1 Pz"), t.steps("46")), (Some(1922), 1));
    assert!(t.is_lost("10 GRC"));
}

/// BPH-4.2b: Allied surplus goes south or east (C21), also into an enemy zone where a friend is.
#[test]
fn allied_surplus_goes_south_or_east() {
    let sketch = "turn 2 axis_combat\n1822: 1 Pz, 23 Pz\n1921: 126 L, 127 L, 54 UR, 159 UR, 6 GC\n1821: 10 GRC";
    let mut t = campaign(sketch);
    t.attack(Axis, 1921, &["1 Pz", "23 Pz"]).done(Axis).surplus(Allied, "6 GC");
    // 1922 and 1822 lie west; 1821 is in the zone of the panzers, but 10 GRC is there.
    for to in [1922, 1822] {
        t.refused(Allied, Action::MoveTo(hex(to)), "BPH-4.2b");
    }
    for to in [1821, 1920, 2021, 2022] {
        assert!(t.allowed(Allied, Action::MoveTo(hex(to))), "{to}");
    }
}

/// BPH-4.2b: a surplus unit with one step, or with nowhere to go, is eliminated (C21).
#[test]
fn surplus_with_nowhere_to_go_is_eliminated() {
    let mut t = campaign("turn 2 allied_combat\n1920: 10 GRC\n1921: 76, 46, 71, 271, 9 PH");
    t.attack(Allied, 1921, &["10 GRC"]).done(Allied).dice(&[4]).surplus(Axis, "9 PH");
    assert!(t.is_lost("9 PH"));
    t.all_rolled();

    // All hexes to the west and north are held by the enemy or in his zone.
    let mut t = campaign("turn 2 allied_combat\n1920: 10 GRC\n1822: 25 GRC\n2022: 31 GRC\n1921: 76, 46, 71, 271, 1 Pz");
    t.attack(Allied, 1921, &["10 GRC"]).done(Allied).dice(&[4]).surplus(Axis, "1 Pz");
    assert!(t.is_lost("1 Pz"));
    t.all_rolled();
}
