//! Bad data, bad options and bad positions are refused, with file and line and what was expected.

use crate::common::{rules_of, sketch};
use europe_1939::Europe;
use kernel::{DataFiles, Game, Problem, Title};

fn ours(name: &str) -> String {
    std::fs::read_to_string(format!("{}/data/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

fn with(name: &str, text: String) -> Vec<Problem> {
    let mut files = DataFiles::default();
    files.files.insert(name.to_owned(), text);
    match Europe.open(&files, "full-war", &Default::default()) {
        Ok(_) => panic!("{name} is taken"),
        Err(problems) => problems,
    }
}

/// Spoils one of our files; the first problem names the line on which the spoilt text stands.
fn spoilt(name: &str, old: &str, new: &str, what: &str) {
    let text = ours(name);
    assert!(text.contains(old), "{name} has no {old}");
    let problems = with(name, text.replacen(old, new, 1));
    let problem = problems.iter().find(|p| p.what.contains(what)).unwrap_or_else(|| panic!("{problems:?}"));
    assert!(problem.file.as_deref().is_some_and(|f| f.starts_with(name)), "{problem:?}");
}

#[test]
fn spoilt_maps() {
    spoilt("map.toml", "id = \"london\"", "id = \"dover\"", "no other area has");
    spoilt("map.toml", "touches = [\"dover\"", "touches = [\"nowhere\"", "id of an area");
    spoilt("map.toml", "[\"ruhr\", \"maginot\"]", "[\"ruhr\", \"london\"]", "touch each other");
    spoilt("map.toml", "country = \"uk\"", "country = \"xx\"", "unknown variant");
    spoilt("map.toml", "capital = true\n", "", "one capital of uk");
    spoilt("map.toml", "id = \"vologda\"", "id = \"volgoda\"", "");
    let text = ours("map.toml");
    let line = text.lines().position(|l| l.contains("\"nowhere\"")).unwrap_or(0);
    assert_eq!(line, 0);
    let problems = with("map.toml", text.replacen("touches = [\"dover\"", "touches = [\"nowhere\"", 1));
    let expected = text.lines().position(|l| l.starts_with("touches = [\"dover\"")).unwrap() + 1;
    assert_eq!(problems[0].line, Some(expected));
}

#[test]
fn spoilt_tables() {
    spoilt("units.toml", "[armour]", "[tanks]", "unknown variant");
    spoilt("units.toml", "attack = 3", "attack = 9", "at most 5");
    spoilt("units.toml", "cost = 1\n", "", "missing field");
    spoilt("numbers.toml", "coast = 3", "coast = 90", "beach.coast: expected at most 50");
    spoilt("numbers.toml", "fleet_reach = 4", "fleet_reach = 7", "sea areas");
    spoilt("numbers.toml", "aid_part = 4", "aid_part = 0", "at least 1");
    spoilt("numbers.toml", "highest = 5", "highest = 6", "a six must miss");
    spoilt("numbers.toml", "torpedo = 2\n", "", "missing field");
    spoilt("nations.toml", "growth = [1, 2]", "growth = [3, 2]", "growth");
    spoilt("nations.toml", "submarine = 10", "submarine = 10 }\n[great.xx]\nbase = 1\npool = {", "");
    spoilt("nations.toml", "destroyer = 6 }", "destroyer = 6, submarine = 1 }", "Germany's pool alone");
    spoilt("nations.toml", "\"oslo\"]", "\"atlantis\"]", "area of land");
    spoilt("scenarios.toml", "first = \"autumn 1939\"", "first = \"harvest 1939\"", "season and a year");
    spoilt("scenarios.toml", "breslau = {", "atlantis = {", "id of an area");
    spoilt("scenarios.toml", "london = { infantry = 1, aircraft = 2 }", "london = { fleet = 1 }", "");
}

/// A file that is none of ours, a scenario and an option there is not.
#[test]
fn unknown_names() {
    assert!(with("weather.toml", String::new())[0].what.contains("map.toml"));
    let open = |scenario: &str, options: &[(&str, &str)]| {
        let options = options.iter().map(|(k, v)| ((*k).to_owned(), (*v).to_owned())).collect();
        Europe.open(&DataFiles::default(), scenario, &options).map(|_| ()).unwrap_err()
    };
    assert!(open("summer", &[])[0].what.contains("full-war"));
    assert!(open("full-war", &[("retreat", "never")])[0].what.contains("interceptor_only"));
    assert!(open("full-war", &[("sunshine", "on")])[0].what.contains("there is no option"));
}

/// HUC-07, HUC-09, HU-26, HU-54, HU-79, HU-94: positions that cannot be are refused with the clause they break.
#[test]
fn impossible_positions() {
    let rules = rules_of("full-war", &[]);
    let problems = |text: &str| rules.place(&sketch(&rules, text)).map(|_| ()).unwrap_err();
    let breaks = |text: &str, clause: &str| {
        let found = problems(text);
        assert!(found.iter().any(|p| p.clause.as_deref() == Some(clause)), "{text}: {found:?}");
    };
    breaks("de: london 1 infantry", "HUC-07");
    breaks("de: berlin 1 fleet", "HUC-09");
    breaks("uk: plymouth 1 submarine", "HU-26");
    breaks("allies it", "HU-54");
    breaks("axis it\nde: tripoli 4 infantry", "HU-79");
    breaks("de: atlantis 1 infantry", "HUB-3.5");
    let mut p = rules.start();
    p.points.get_mut(&europe_1939::vocabulary::Nation::De).unwrap().left = 3;
    assert!(rules.place(&p).unwrap_err()[0].clause.as_deref() == Some("HU-94"));
    assert!(problems("de: berlin two infantry")[0].what.contains("expected a number"));
}
