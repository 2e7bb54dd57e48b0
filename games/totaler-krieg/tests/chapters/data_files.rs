//! Bad files and positions are refused with the file, the line and what was expected.

use kernel::{DataFiles, Game, Problem, Title};
use totaler_krieg::{Rules, TotalerKrieg};

const WEST: &str = include_str!("../../data/maps/west.toml");
const UNITS: &str = include_str!("../../data/units.toml");
const COMBAT: &str = include_str!("../../data/combat.toml");
const DESERT: &str = include_str!("../../data/scenarios/desert.toml");

fn open(file: &str, text: String, scenario: &str) -> Result<Rules, Vec<Problem>> {
    let files = DataFiles { files: [(file.to_owned(), text)].into() };
    TotalerKrieg.open(&files, scenario, &Default::default())
}

/// The problems of a file in which one text has been put in place of another, and the line it stands on.
fn spoilt(file: &str, text: &str, from: &str, to: &str, scenario: &str) -> (Vec<Problem>, usize) {
    assert_eq!(text.matches(from).count(), 1, "{from}");
    let line = text[..text.find(from).unwrap()].lines().count().max(1);
    let line = if text[..text.find(from).unwrap()].ends_with('\n') { line + 1 } else { line };
    let problems = open(file, text.replace(from, to), scenario).expect_err("this file is wrong");
    (problems, line)
}

fn complains(file: &str, text: &str, from: &str, to: &str, scenario: &str, what: &str) -> Problem {
    let (problems, line) = spoilt(file, text, from, to, scenario);
    let found = problems.iter().find(|p| p.what.contains(what));
    let found = found.unwrap_or_else(|| panic!("nobody says \"{what}\": {problems:?}"));
    assert_eq!(found.file.as_deref(), Some(format!("{file} (yours)").as_str()));
    if let Some(named) = found.line {
        assert!(named.abs_diff(line) <= 1, "line {named}, not {line}: {found}");
    }
    found.clone()
}

/// TKC-16: a unit in the sea.
#[test]
fn a_unit_in_the_sea() {
    let p =
        complains("scenarios/desert.toml", DESERT, "\"0700 italy hq 1\"", "\"0701 italy hq 1\"", "desert", "on land");
    assert_eq!((p.clause.as_deref(), p.line.is_some()), (Some("TKC-16"), true));
}

/// TK-9.1-01, TK-9.1-02: a stack over the limit, with the line that breaks it.
#[test]
fn a_stack_over_the_limit() {
    let p = complains(
        "scenarios/desert.toml",
        DESERT,
        "\"0811 britain fortress 1\"",
        "\"0811 britain armour 3\"",
        "desert",
        "at most four units",
    );
    assert_eq!((p.clause.as_deref(), p.line.is_some()), (Some("TK-9.1-01"), true));
    let p = complains(
        "scenarios/desert.toml",
        DESERT,
        "\"0010 germany hq 1\"",
        "\"0010 germany inf 3\", \"0010 germany inf 3\"",
        "desert",
        "at most four units",
    );
    assert_eq!(p.clause.as_deref(), Some("TK-9.1-02"));
}

/// TK-10.2.1-01: a unit in the depression; TKC-20: a counter there is not.
#[test]
fn units_that_cannot_be() {
    let p = complains(
        "scenarios/desert.toml",
        DESERT,
        "\"0700 italy hq 1\"",
        "\"1114 italy hq 1\"",
        "desert",
        "impassable",
    );
    assert_eq!(p.clause.as_deref(), Some("TK-10.2.1-01"));
    let p = complains(
        "scenarios/desert.toml",
        DESERT,
        "\"0700 italy hq 1\"",
        "\"0700 italy hq 2\"",
        "desert",
        "no hq of 2 steps",
    );
    assert_eq!(p.clause.as_deref(), Some("TKC-20"));
    complains("scenarios/desert.toml", DESERT, "\"0700 italy hq 1\"", "\"0700 narnia hq 1\"", "desert", "no nation");
    complains("scenarios/desert.toml", DESERT, "\"0700 italy hq 1\"", "\"9900 italy hq 1\"", "desert", "no hex");
}

#[test]
fn a_broken_map() {
    complains("maps/west.toml", WEST, "\"0301|0302\"", "\"0301|0909\"", "case-white", "between neighbours");
    complains("maps/west.toml", WEST, "rows = 14", "rows = 0", "case-white", "at least one row");
    complains("maps/west.toml", WEST, "hex = \"0414\"", "hex = \"4414\"", "case-white", "number of a hex");
    let row = WEST.lines().find(|l| l.starts_with("  \"05 ") && l.contains('~')).unwrap();
    complains("maps/west.toml", WEST, row, &row.replacen('~', "?", 1), "case-white", "expected letters");
    complains("maps/west.toml", WEST, row, &row.replacen("\",", "~\",", 1), "case-white", "too long");
    let (problems, _) = spoilt("maps/west.toml", WEST, row, &row.replacen('~', ".", 1), "case-white");
    assert!(problems.iter().any(|p| p.what.contains("sea in one table") && p.line.is_some()), "{problems:?}");
}

#[test]
fn broken_tables() {
    complains("combat.toml", COMBAT, "\"Dr3 0/3\"", "\"Dr9\"", "desert", "such as \"Dr2 0/1\"");
    complains("combat.toml", COMBAT, "\"9-1\"]", "\"2-1\"]", "desert", "worst odds to the best");
    complains("combat.toml", COMBAT, "rough = { cost = 2", "rough = { cost = 99", "desert", "at most 12");
    complains("units.toml", UNITS, "factors = \"9-7-4\"", "factors = \"9-7\"", "desert", "attack-defence-movement");
    complains("units.toml", UNITS, "to = \"armour 2\"", "to = \"mountain 2\"", "desert", "a row of the nation");
    let file = open("units.toml", format!("{UNITS}\nnonsense = 1\n"), "desert").unwrap_err();
    assert!(file[0].line.is_some(), "{file:?}");
    assert!(open("nowhere.toml", String::new(), "desert").unwrap_err()[0].what.contains("one of the files"));
    let unknown = TotalerKrieg.open(&Default::default(), "waterloo", &Default::default()).unwrap_err();
    assert!(unknown[0].what.contains("case-white"));
    let option = [("stacking".to_owned(), "pyramids".to_owned())].into();
    assert!(TotalerKrieg.open(&Default::default(), "desert", &option).unwrap_err()[0].what.contains("sister"));
}

#[test]
fn positions_that_cannot_be() {
    let rules = TotalerKrieg.open(&Default::default(), "case-white", &Default::default()).unwrap();
    let wrong = |change: &dyn Fn(&mut totaler_krieg::Position)| {
        let mut position = rules.start();
        change(&mut position);
        rules
            .place(&position)
            .expect_err("this cannot be")
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join("; ")
    };
    assert!(wrong(&|p| p.turn = 40).contains("TK-11.0-01"));
    assert!(wrong(&|p| p.phase = "soviet movement".to_owned()).contains("TKC-02"));
    assert!(wrong(&|p| p.units.push("0617 poland inf 1".to_owned())).contains("TK-8.1-02"));
    assert!(wrong(&|p| p.units.push("0607 germany inf 1".to_owned())).contains("TKC-36"));
    assert!(wrong(&|p| p.units.push("0703 britain inf 1".to_owned())).contains("TKC-16"));
    assert!(wrong(&|p| drop(p.support.insert(0, "somewhere".to_owned()))).contains("TKC-10"));
    assert!(wrong(&|p| p.beachheads.push("western 0905 east 2 0".to_owned())).contains("TKC-16"));
}
