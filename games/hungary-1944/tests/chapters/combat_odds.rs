//! The odds of a combat: what the tools say, what a player is shown, and what is rolled are one and the same.

use crate::common::*;
use hungary_1944::data::CombatResult;
use hungary_1944::odds::{CombatOdds, CombatQuery};
use hungary_1944::state::Stage;
use hungary_1944::vocabulary::Side;
use hungary_1944::{Action, Rules};
use kernel::scene::Panel;
use kernel::{Arg, Game, Play, Viewer};
use odds::{Cut, distribution_of, explore};
use std::collections::BTreeMap;

fn near(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-12
}

/// The result of one face by the table alone.
fn by_hand(rules: &Rules, table: Side, column: usize, modifier: i32, face: i32) -> CombatResult {
    let row = (face + modifier).clamp(1, 6) - 1;
    rules.data.combat.results[table][row as usize][column]
}

/// BPH-8.2b: in every column with every modifier the chances are those of the six faces and sum to one.
#[test]
fn chances_are_those_of_the_six_faces() {
    let rules = rules("campaign", &[]);
    for table in Side::BOTH {
        for column in 0..12 {
            for modifier in -7..=7 {
                let chances = rules.chances(table, column, modifier);
                assert!(near(chances.iter().map(|c| c.1).sum(), 1.0));
                let mut faces: BTreeMap<CombatResult, u32> = BTreeMap::new();
                for face in 1..=6 {
                    *faces.entry(by_hand(&rules, table, column, modifier, face)).or_default() += 1;
                }
                assert_eq!(chances.len(), faces.len(), "every result once");
                for (result, chance) in chances {
                    assert!(near(chance, f64::from(faces[&result]) / 6.0), "{table:?} {column} {modifier:+} {result}");
                }
            }
        }
    }
}

/// BPH-8.2b: running the roll itself over all faces gives the same distribution.
#[test]
fn chances_are_those_of_the_roll() {
    let rules = rules("campaign", &[]);
    for table in Side::BOTH {
        for column in 0..12 {
            let rolled = distribution_of(|dice| rules.roll(table, column, 1, &mut Play::silent(dice)).1);
            for (result, chance) in rules.chances(table, column, 1) {
                assert!(near(chance, rolled.chance_of(&result)));
            }
        }
    }
}

fn query(table: Side, attack: u16, defence: u16) -> CombatQuery {
    CombatQuery { table, attack, defence, shifts: 0, die_modifier: 0, steps: 2, city: false }
}

fn odds_of(rules: &Rules, query: &CombatQuery) -> CombatOdds {
    rules.combat_odds(query).unwrap_or_else(|p| panic!("{query:?}: {p}"))
}

/// BPH-8.2a, BPH-8.2b, BPH-8.5a, BPH-8.8a: the odds of a fight on paper agree with a count over the six faces: column,
/// probability, losses and excess.
#[test]
fn odds_on_paper_agree_with_a_count_over_the_faces() {
    for (de_city, option) in [(false, "half"), (true, "full")] {
        let rules = rules("campaign", &[("de_city", option)]);
        for table in Side::BOTH {
            for (attack, defence) in [(1, 3), (5, 8), (10, 10), (19, 8), (30, 5), (45, 8), (90, 2)] {
                for shifts in [-4, -1, 0, 2, 9] {
                    for (steps, city, die_modifier) in [(1, false, 0), (3, false, 1), (3, true, -1), (5, true, 0)] {
                        let query = CombatQuery { table, attack, defence, shifts, die_modifier, steps, city };
                        let found = odds_of(&rules, &query);
                        let ratio = if attack >= defence {
                            1 + (attack / defence).min(10)
                        } else {
                            3 - defence.div_ceil(attack)
                        };
                        let column = (i32::from(ratio) + shifts).clamp(0, 11) as usize;
                        assert_eq!(found.ratio, rules.data.combat.columns[usize::from(ratio)]);
                        assert_eq!(found.column, rules.data.combat.columns[column]);
                        let mut faces: BTreeMap<(CombatResult, u8, u8, u8), f64> = BTreeMap::new();
                        for face in 1..=6 {
                            let result = by_hand(&rules, table, column, die_modifier, face);
                            let half = |n: u8| if city { n.div_ceil(2) } else { n };
                            let (own, due) = match result {
                                CombatResult::Losses { attacker, defender } => (attacker, half(defender)),
                                CombatResult::Eliminated if de_city => (0, steps),
                                CombatResult::Eliminated => (0, half(steps)),
                            };
                            let excess = if table == Allied { due.saturating_sub(steps) } else { 0 };
                            *faces.entry((result, own, due.min(steps), excess)).or_default() += 1.0 / 6.0;
                        }
                        let found: BTreeMap<_, _> = found
                            .chances
                            .iter()
                            .map(|c| ((c.result, c.attacker_loss, c.defender_loss, c.excess), c.probability))
                            .collect();
                        assert!(faces.keys().eq(found.keys()), "{query:?}: {found:?}, by hand {faces:?}");
                        assert!(faces.values().zip(found.values()).all(|(&a, &b)| near(a, b)), "{query:?}");
                    }
                }
            }
        }
    }
}

/// TV-H1, BPH-8.5a: 45 : 8 is 5:1, two columns make it 7:1; a 6 is 1/6, and against three steps the excess is three.
#[test]
fn the_odds_of_the_breakthrough_example() {
    let rules = rules("campaign", &[]);
    let odds = odds_of(&rules, &CombatQuery { shifts: 2, steps: 3, ..query(Allied, 45, 8) });
    assert_eq!((odds.ratio.as_str(), odds.column.as_str()), ("5:1", "7:1"));
    let best = odds.chances.iter().find(|c| c.result.to_string() == "1/6").unwrap_or_else(|| panic!("{odds:?}"));
    assert!(near(best.probability, 1.0 / 6.0));
    assert_eq!((best.attacker_loss, best.defender_loss, best.excess), (1, 3, 3));
    // Anything from 1/3 on empties the hex: a 3 or better.
    let emptied: f64 = odds.chances.iter().filter(|c| c.defender_loss == 3).map(|c| c.probability).sum();
    assert!(near(emptied, 4.0 / 6.0));

    // The same fight on the map.
    let mut t = campaign("turn 3 allied_combat\n1821: 5 GTk, 4 GM, 2 GM, CL S1, CL S2\n1822: 9 PH, 4 SS Pol");
    t.attack(Allied, 1822, &["5 GTk", "4 GM", "2 GM"]).done(Allied).spends(Allied, "CL S1");
    assert_eq!((t.odds(), t.column(), t.die_modifiers()), ((45, 8, "5:1"), "6:1".to_owned(), vec![]));
    t.dice(&[6]).spends(Allied, "CL S2").loses(Allied, "5 GTk");
    assert!(t.is_lost("9 PH") && t.is_lost("4 SS Pol"));
    assert_eq!(t.fight().excess, 3);
}

/// TV-H2, HOUSE-1, BPH-8.2c: three panzer divisions attack on the move a reduced corps of 5 in 1314: 28 : 5 is 5:1, two
/// columns less 3:1; a 5 is read as a 6 and is DE, a 4 as a 5 and 0/1, a 3 as a 4 and 1/1.
#[test]
fn the_odds_of_the_mobile_attack_example() {
    let rules = rules("campaign", &[]);
    let query = CombatQuery { shifts: -2, die_modifier: 1, steps: 1, ..query(Axis, 28, 5) };
    let odds = odds_of(&rules, &query);
    assert_eq!((odds.ratio.as_str(), odds.column.as_str()), ("5:1", "3:1"));
    for (die, result, own) in [(5, "DE", 0), (4, "0/1", 0), (3, "1/1", 1)] {
        let mut t = campaign("turn 2 axis_move\n1116: 1 Pz, 23 Pz, 24 Pz\n1314: 6 GC*\nallied: 1216 1215");
        t.take(Axis, &["1 Pz", "23 Pz", "24 Pz"]).act(Axis, Action::MoveTo(hex(1215)));
        t.dice(&[die]).act(Axis, Action::MobileAttack(hex(1314)));
        assert_eq!(logged(&t, "result"), result);
        assert_eq!(logged(&t, "column"), "3:1");
        if own == 1 {
            t.loses(Axis, "24 Pz");
        }
        assert!(t.is_lost("6 GC"));
        assert_eq!(6 - t.steps("1 Pz") - t.steps("23 Pz") - t.steps("24 Pz"), own);
        assert_eq!(t.at("1 Pz"), Some(1314));
    }
    // With +1 even a 1 is 1/1, so the corps is lost whatever is rolled; three times in six it costs a step.
    assert!(odds.chances.iter().all(|c| c.defender_loss == 1), "{odds:?}");
    let price: f64 = odds.chances.iter().map(|c| c.probability * f64::from(c.attacker_loss)).sum();
    assert!(near(price, 0.5), "{odds:?}");
}

/// A fact of the last result in the log.
fn logged(t: &Table, fact: &str) -> String {
    let note =
        t.notes.iter().rev().find(|n| n.text.key == "log-rolled").unwrap_or_else(|| panic!("nothing was rolled"));
    match note.text.args.iter().find(|(name, _)| name == fact) {
        Some((_, Arg::Name(name))) => name.to_string(),
        Some((_, Arg::Number(number))) => number.to_string(),
        other => panic!("{fact} is {other:?}"),
    }
}

/// HOUSE-7: on paper as on the map nobody attacks below 1:3.
#[test]
fn there_are_no_odds_below_one_to_three() {
    let rules = rules("campaign", &[]);
    let problem = rules.combat_odds(&query(Allied, 7, 22)).expect_err("7 : 22 has no odds");
    assert_eq!(problem.clause.as_deref(), Some("HOUSE-7"));
    assert!(rules.combat_odds(&query(Allied, 0, 1)).is_err());
    assert_eq!(odds_of(&rules, &query(Allied, 7, 21)).ratio, "1:3");
}

/// A fight with nearly everything in it: mountain, line, concentric attack, columns, mixed nations, supply, aircraft.
const EVERYTHING: &str = "turn 2 allied_combat\n\
    0809: 10 GRC, 25 GRC, CL S1\n\
    0811: II Ro attenuated\n\
    0810: 24 GH unsupplied, CL A1\n\
    air 5: SG 2";

fn fight_panel(t: &Table) -> Panel {
    let scene = t.rules.scene(&t.state, Viewer::Spectator);
    scene.panels.into_iter().find(|p| p.id == "fight").unwrap_or_else(|| panic!("no panel for the fight"))
}

/// The position before its last decision: SG 2 may still fly, so the die has not fallen yet.
fn before_the_roll() -> Table {
    let mut t = campaign(EVERYTHING);
    t.attack(Allied, 810, &["10 GRC", "25 GRC", "II Ro"]).done(Allied);
    t.spends(Allied, "CL S1");
    assert_eq!(t.fight().stage, Stage::DefenderSupport);
    t.spends(Axis, "CL A1");
    t
}

/// BPH-8.2b: the panel of a fight shows the ratio, every shift and every modifier with its clause, and the column that
/// comes of them.
#[test]
fn the_panel_shows_the_whole_sum() {
    let t = before_the_roll();
    let panel = fight_panel(&t);
    let rows: Vec<(Option<&str>, &str)> = panel.rows.iter().map(|r| (r.clause.as_deref(), r.value.as_str())).collect();
    let expected = [
        (Some("BPH-8.2a"), "10:1"),
        (Some("HOUSE-5"), "-2"),
        (Some("BPH-8.7b"), "-1"),
        (Some("BPH-8.9a"), "+1"),
        (Some("BPH-5.8.1b"), "+1"),
        (Some("BPH-5.8.1b"), "-1"),
        (Some("BPH-5.6a"), "-1"),
        (Some("HOUSE-2"), "-1"),
        (Some("HOUSE-3"), "+1"),
        (None, "7:1"),
    ];
    assert_eq!(rows[..expected.len()], expected);
    let sum = t.rules.sum(&t.state, t.fight());
    let shown: i32 = sum.shifts.iter().map(|l| i32::from(l.value)).sum();
    assert_eq!((sum.shift(), sum.die_modifier(), shown), (-3, 0, -3));
}

/// BPH-8.2b, BPH-8.2d: the chances a player is shown are those of the dice that are then rolled: each face in turn.
#[test]
fn the_chances_shown_are_the_chances_rolled() {
    let panel = fight_panel(&before_the_roll());
    let mut rolled: BTreeMap<String, u32> = BTreeMap::new();
    for face in 1..=6 {
        let mut t = before_the_roll();
        t.dice(&[face]).done(Axis);
        t.all_rolled();
        assert_eq!(logged(&t, "column"), "7:1");
        *rolled.entry(logged(&t, "result")).or_default() += 1;
    }
    let shown: BTreeMap<String, u32> = panel.chances.iter().cloned().collect();
    let expected: BTreeMap<String, u32> =
        rolled.into_iter().map(|(result, faces)| (result, (f64::from(faces) * 1e6 / 6.0).round() as u32)).collect();
    assert_eq!(shown, expected);
    let (_, chances) =
        before_the_roll().rules.fight_chances(&before_the_roll().state).unwrap_or_else(|| panic!("a fight"));
    assert!(near(chances.iter().map(|c| c.1).sum(), 1.0));
}

/// BPH-8.2b: exploring the fight over every way the die can fall gives the losses the odds announce.
#[test]
fn exploring_the_fight_gives_the_announced_losses() {
    let t = before_the_roll();
    let stop = |s: &hungary_1944::State| s.fight().is_none_or(|f| f.stage > Stage::DefenderSupport);
    let ends = explore(&t.rules, &t.state, |_, _| Action::Done, stop, Cut::default());
    let steps = |s: &hungary_1944::State| {
        let unit = t.unit("24 GH");
        if s.hex_of(unit).is_some() { 2 - s.steps(unit, &t.rules.data) } else { 2 }
    };
    let lost = ends.distribution(steps).unwrap_or_else(|| panic!("no end"));
    let sum = t.rules.sum(&t.state, t.fight());
    let query =
        CombatQuery { shifts: sum.shift(), die_modifier: sum.die_modifier(), ..query(Allied, sum.attack, sum.defence) };
    let announced = odds_of(&t.rules, &query);
    for loss in 0..=2 {
        let expected: f64 = announced.chances.iter().filter(|c| c.defender_loss == loss).map(|c| c.probability).sum();
        assert!(near(lost.chance_of(&loss), expected), "{loss} steps");
    }
}

/// PR-12: a headquarters alone is lost without a roll (C72), so no chances are shown.
#[test]
fn a_headquarters_alone_has_no_chances() {
    let mut t = campaign("turn 2 allied_combat\n1821: 10 GRC\n1921: HQ 6A");
    t.attack(Allied, 1921, &["10 GRC"]);
    let scene = t.rules.scene(&t.state, Viewer::Seat(Allied.seat()));
    assert!(scene.panels.iter().all(|p| p.id != "fight"));
}
