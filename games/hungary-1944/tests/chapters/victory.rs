//! Chapter 11 and the scenarios' levels of victory.

use crate::common::*;
use hungary_1944::Action;
use hungary_1944::data::Verdict;
use hungary_1944::position::Position;
use hungary_1944::vocabulary::Side;
use kernel::{Arg, Game};

/// Vienna, Budapest (Pest and Buda), Debrecen, Székesfehérvár, Nagykanizsa, Bratislava.
const CITIES: [u16; 7] = [1130, 1522, 1523, 1515, 1724, 2128, 1128];

/// Two lines of a sketch: the Allies control these of the cities, the Axis the others.
fn allied(held: &[u16]) -> String {
    let list = |allied: bool| {
        let hexes = CITIES.iter().filter(|c| held.contains(c) == allied);
        hexes.map(|c| format!("{c:04}")).collect::<Vec<_>>().join(" ")
    };
    format!("allied: {}\naxis: {}", list(true), list(false))
}

/// The end of a turn: the Axis ends its movement, nobody is in touch, and the turn closes. A headquarters in Ptuj is
/// there to be asked; it changes nothing.
fn end_of(name: &str, turn: u8, sketch: &str, change: impl FnOnce(&mut Position)) -> Table {
    let sketch = format!("turn {turn} axis_move\n2232: HQ 8A\n{sketch}");
    let mut t = table(name, &[], &sketch);
    let mut position = t.rules.sketch(&sketch).unwrap_or_else(|p| panic!("{p}"));
    change(&mut position);
    t.state = t.rules.place(&position).unwrap_or_else(|p| panic!("{p:?}"));
    // For the Führer check, if another turn begins.
    t.dice(&[1]).done(Axis);
    t
}

fn verdict(name: &str, turn: u8, sketch: &str) -> Option<Verdict> {
    end_of(name, turn, sketch, |_| {}).state.verdict
}

/// BPH-11.1a: 10 points each for Vienna and Budapest, 5 each for four more cities; 40 in all.
#[test]
fn the_cities_are_worth_forty_points() {
    let points = |held: &[u16]| {
        let t = campaign(&format!("turn 2 axis_move\n2232: HQ 8A\n{}", allied(held)));
        t.rules.city_points(&t.state)
    };
    assert_eq!(points(&[]), 0);
    assert_eq!(points(&[1130]), 10);
    assert_eq!(points(&[1522, 1523]), 10);
    for city in [1515, 1724, 2128, 1128] {
        assert_eq!(points(&[city]), 5, "{city}");
    }
    assert_eq!(points(&CITIES), 40);
}

/// HOUSE-17: Budapest counts for whoever holds both hexes; otherwise each side has half of it.
#[test]
fn a_divided_budapest_is_worth_five_to_each_side() {
    for half in [1522, 1523] {
        let t = campaign(&format!("turn 2 axis_move\n2232: HQ 8A\n{}", allied(&[half])));
        assert_eq!(t.rules.city_points(&t.state), 5);
    }
}

/// HOUSE-17: in Konrad the score counts what the Axis has lost of the two hexes of Budapest and Székesfehérvár.
#[test]
fn the_score_of_konrad_counts_three_hexes() {
    let expected: [(&[u16], i32); 5] =
        [(&[], 0), (&[1522], 1), (&[1724], 1), (&[1522, 1523], 2), (&[1522, 1523, 1724], 3)];
    for (lost, score) in expected {
        let t = table("konrad", &[], &format!("turn 9 axis_move\n2232: HQ 8A\n{}", allied(lost)));
        assert_eq!(t.rules.score(&t.state), score, "{lost:?}");
    }
}

/// HOUSE-17, HOUSE-18: points the Axis loses for a disobeyed order (`fuhrer_penalty=vp`) count for the Allies.
#[test]
fn a_disobeyed_order_can_cost_points() {
    let thirty_five = allied(&[1130, 1522, 1515, 1724, 2128, 1128]);
    let t = end_of("spring", 13, &thirty_five, |p| p.fuhrer.points_lost = 5);
    assert_eq!((t.rules.score(&t.state), t.state.verdict), (40, Some(Verdict::AlliedDecisive)));
}

fn debrecen(sketch: &str) -> i32 {
    let t = end_of("debrecen", 3, sketch, |_| {});
    t.rules.score(&t.state)
}

/// HOUSE-17: Debrecen is worth 5 points, Oradea, Szeged, Szolnok and Nyíregyháza 2 each.
#[test]
fn five_towns_count_in_debrecen() {
    assert_eq!(debrecen(""), 0);
    assert_eq!(debrecen("allied: 1515"), 5);
    for town in [1714, 2220, 1719, 1215] {
        assert_eq!(debrecen(&format!("allied: {town}")), 2, "{town}");
    }
    assert_eq!(debrecen("allied: 1522 1523 1130"), 0, "other cities do not count here");
}

/// HOUSE-17: an Axis panzer or mechanised unit in the box is a point for the Allies; an Allied tank, mechanised or
/// cavalry corps costs them 2. Nothing else counts.
#[test]
fn losses_of_armour_count_in_debrecen() {
    assert_eq!(debrecen("lost: 1 Pz, FHH, 2 Pc"), 3);
    assert_eq!(debrecen("lost: 8 SS FG, 76, 9 HH"), 0);
    assert_eq!(debrecen("lost: 5 GTk, 7 M, 6 GC"), -6);
    assert_eq!(debrecen("lost: 57 RC, II Ro"), 0);
}

/// HOUSE-17: all 40 points by turn 13 are an Allied decisive victory and end the game.
#[test]
fn spring_can_end_early() {
    for turn in [11, 12, 13] {
        assert_eq!(verdict("spring", turn, &allied(&CITIES)), Some(Verdict::AlliedDecisive), "turn {turn}");
    }
    let with_bonus = |turn| end_of("spring", turn, &allied(&CITIES), |p| p.bonus = true);
    assert_eq!(with_bonus(13).state.verdict, None, "37 are not enough before the end");
    let all_but_buda = allied(&[1130, 1522, 1515, 1724, 2128, 1128]);
    assert_eq!(verdict("spring", 13, &all_but_buda), None, "35");
}

/// HOUSE-17: at the end of turn 14, 30 points and more less the bonus are an Allied marginal victory, 26 to 29 a draw,
/// 20 to 25 an Axis marginal victory, 19 or fewer a decisive one.
#[test]
fn spring_is_measured_at_the_end_of_turn_fourteen() {
    let at_the_end = |held: &[u16], bonus: bool| end_of("spring", 14, &allied(held), |p| p.bonus = bonus).state.verdict;
    let thirty_five = [1130, 1522, 1515, 1724, 2128, 1128];
    let thirty = [1522, 1523, 1515, 1724, 2128, 1128];
    let twenty_five = [1130, 1522, 1523, 1515];
    let twenty = [1522, 1523, 1515, 1724];
    assert_eq!(at_the_end(&CITIES, false), Some(Verdict::AlliedMarginal), "40");
    assert_eq!(at_the_end(&thirty_five, true), Some(Verdict::AlliedMarginal), "32");
    assert_eq!(at_the_end(&thirty, false), Some(Verdict::AlliedMarginal), "30");
    assert_eq!(at_the_end(&thirty, true), Some(Verdict::Draw), "27");
    assert_eq!(at_the_end(&twenty_five, false), Some(Verdict::AxisMarginal), "25");
    assert_eq!(at_the_end(&twenty, false), Some(Verdict::AxisMarginal), "20");
    assert_eq!(at_the_end(&twenty, true), Some(Verdict::AxisDecisive), "17");
    assert_eq!(at_the_end(&[], false), Some(Verdict::AxisDecisive), "0");
    assert_eq!(at_the_end(&[], true), Some(Verdict::AxisDecisive), "-3");
}

fn bonus(turn: u8, sketch: &str) -> bool {
    end_of("spring", turn, sketch, |_| {}).state.bonus
}

/// HOUSE-17: the Axis gains 3 points for a supplied combat unit in one of seven hexes on the west bank of the Danube at
/// the end of turn 11 or 12.
#[test]
fn reaching_the_danube_is_worth_three_points() {
    for number in [1824, 1924, 2024, 2123, 2224, 2323, 2424] {
        for turn in [11, 12] {
            assert!(bonus(turn, &format!("{number}: 1 Pz")), "{number} on turn {turn}");
        }
        assert!(!bonus(13, &format!("{number}: 1 Pz")), "{number} on turn 13");
    }
    let t = end_of("spring", 11, &format!("1824: 1 Pz\n{}", allied(&[1515])), |_| {});
    assert_eq!((t.rules.city_points(&t.state), t.rules.score(&t.state)), (5, 2));
}

/// HOUSE-17: the bonus is won once and is not lost again.
#[test]
fn the_bonus_counts_once() {
    let again = end_of("spring", 12, &format!("1824: 1 Pz\n{}", allied(&CITIES)), |p| p.bonus = true);
    assert_eq!(again.rules.score(&again.state), 37);
    let gone = end_of("spring", 12, &allied(&CITIES), |p| p.bonus = true);
    assert_eq!(gone.rules.score(&gone.state), 37);
}

/// BPH-11.1b: every side of the verdicts.
#[test]
fn the_winner_is_the_side_the_verdict_names() {
    let winners: [(Verdict, Option<Side>); 5] = [
        (Verdict::AlliedDecisive, Some(Allied)),
        (Verdict::AlliedMarginal, Some(Allied)),
        (Verdict::Draw, None),
        (Verdict::AxisMarginal, Some(Axis)),
        (Verdict::AxisDecisive, Some(Axis)),
    ];
    for (verdict, winner) in winners {
        assert_eq!(verdict.winner(), winner);
    }
}

/// HOUSE-9, BPH-11.1a: the log tells of a town that changes hands, with what it is worth; of other ground it does not.
#[test]
fn the_log_tells_of_towns_that_are_taken() {
    let mut t = campaign("turn 2 axis_move\n1725: 1 Pz\naxis: 1725\nallied: 1724 1726");
    t.take(Axis, &["1 Pz"]).act(Axis, Action::MoveTo(hex(1726)));
    let taken = |t: &Table| -> Vec<_> {
        let notes = t.notes.iter().filter(|note| note.text.key == "log-taken");
        notes.map(|note| (note.at.clone(), note.text.args.iter().any(|(_, arg)| *arg == Arg::Number(5)))).collect()
    };
    assert_eq!((t.controls(Axis, 1726), taken(&t)), (true, vec![]));
    let mut t = campaign("turn 2 axis_move\n1725: 1 Pz\naxis: 1725\nallied: 1724 1726");
    t.take(Axis, &["1 Pz"]).act(Axis, Action::MoveTo(hex(1724)));
    assert_eq!((t.controls(Axis, 1724), taken(&t)), (true, vec![(vec!["1724".to_owned()], true)]));
}
