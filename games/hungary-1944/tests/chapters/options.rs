//! The options: each is read by the rules, each value can be played, and both readings of every open point are tested.

use hungary_1944::{Action, Hungary1944, Options, Rules};
use kernel::dice::{Fixed, Shown};
use kernel::{Game, OptionValues, Play, Title};
use std::path::{Path, PathBuf};

fn rust_files(folder: &str) -> Vec<(PathBuf, String)> {
    clause_index::sources(env!("CARGO_MANIFEST_DIR"), folder)
        .unwrap()
        .into_iter()
        .filter(|(path, _)| !path.ends_with("options.rs"))
        .collect()
}

fn chosen(name: &str, value: &str) -> OptionValues {
    [(name.to_owned(), value.to_owned())].into()
}

/// Plays on, passing where one can, until a turn is over twice.
fn play_two_turns(rules: &Rules) -> u32 {
    let mut state = rules.place(&rules.start()).unwrap_or_else(|p| panic!("{p:?}"));
    let first = rules.turn(&state);
    let mut dice = Shown::new(Fixed(3));
    let mut actions = Vec::new();
    for _ in 0..2000 {
        if rules.outcome(&state).is_some() || rules.turn(&state) >= first + 2 {
            return rules.turn(&state) - first;
        }
        let seat = rules.deciders(&state).iter().next().unwrap_or_else(|| panic!("nobody decides"));
        actions.clear();
        rules.actions(&state, seat, &mut actions);
        let pass = actions.iter().find(|a| **a == Action::Done).or(actions.first());
        let action = *pass.unwrap_or_else(|| panic!("nothing to do in {:?}", state.phase));
        rules.check(&state, seat, &action).unwrap_or_else(|r| panic!("{action:?}: {r:?}"));
        rules.apply(&mut state, seat, &action, &mut Play::silent(&mut dice));
    }
    panic!("two turns do not end");
}

#[test]
fn every_option_is_read_by_the_rules() {
    let sources = rust_files("src");
    for option in Options::about() {
        let field = format!("options.{}", option.name);
        let read = sources.iter().any(|(_, source)| {
            let mut found = source.match_indices(&field);
            found.any(|(at, _)| !source[at + field.len()..].starts_with(|c: char| c.is_alphanumeric() || c == '_'))
        });
        assert!(read, "{} is offered, but no rule asks for it", option.name);
    }
}

#[test]
fn every_value_of_every_option_can_be_played() {
    for option in Options::about() {
        for value in &option.values {
            let opened = Hungary1944.open(&Default::default(), "campaign", &chosen(option.name, value));
            let rules = opened.unwrap_or_else(|p| panic!("{p:?}"));
            assert_eq!(play_two_turns(&rules), 2, "{}={value}", option.name);
        }
    }
}

#[test]
fn the_first_value_is_the_default_and_the_others_differ_from_it() {
    for option in Options::about() {
        assert_eq!(option.values.first(), Some(&option.default), "{}", option.name);
        assert!(option.values.len() > 1, "{} has nothing to choose", option.name);
        for value in &option.values {
            let read = Options::read(&chosen(option.name, value)).unwrap_or_else(|p| panic!("{p:?}"));
            assert_eq!(read == Options::default(), *value == option.default, "{}={value}", option.name);
        }
    }
}

#[test]
fn an_unknown_option_is_refused_with_those_there_are() {
    let problems =
        Hungary1944.open(&Default::default(), "campaign", &chosen("weather", "on")).err().unwrap_or_default();
    let said = problems.iter().map(|p| p.what.as_str()).collect::<Vec<_>>().join("\n");
    assert!(said.contains("\"weather\""), "{said}");
    for option in Options::about() {
        assert!(said.contains(option.name), "{} is not among those named: {said}", option.name);
    }
}

#[test]
fn an_unknown_value_is_refused_with_what_was_expected() {
    for option in Options::about() {
        let values = chosen(option.name, "perhaps");
        let problems = Hungary1944.open(&Default::default(), "campaign", &values).err().unwrap_or_default();
        let said = problems.iter().map(|p| p.what.as_str()).collect::<Vec<_>>().join("\n");
        assert!(said.contains(option.name) && said.contains("\"perhaps\""), "{said}");
        for value in &option.values {
            assert!(said.contains(value), "{value} is not among those expected: {said}");
        }
    }
}

#[test]
fn several_wrong_options_are_reported_at_once() {
    let values: OptionValues =
        [("mud", "deep"), ("air_radius", "ten")].map(|(n, v)| (n.to_owned(), v.to_owned())).into();
    assert_eq!(Options::read(&values).err().unwrap_or_default().len(), 2);
}

/// Whether a test plays with a value: its options say `("name", "value")`, or `("name", variable)` beside a `"value"`.
fn plays_with(source: &str, name: &str, value: &str) -> bool {
    let named = format!("(\"{name}\",");
    let mut places = source.match_indices(&named).map(|(at, _)| &source[at + named.len()..]);
    let literal = format!("\"{value}\"");
    places.any(|rest| rest.starts_with(&format!("{literal})")) || (!rest.starts_with('"') && source.contains(&literal)))
}

/// The default is what all tests play with that say nothing else; each other value must be the option of some test or
/// of some example.
#[test]
fn both_readings_of_every_open_point_are_tested() {
    let without_blanks = |source: &String| source.split_whitespace().collect::<String>();
    let tests: Vec<String> = rust_files("tests").iter().map(|(_, source)| without_blanks(source)).collect();
    let examples = clause_index::examples(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
    let lines = examples.iter().flat_map(|(_, text)| text.lines());
    let shown: Vec<&str> = lines.filter(|line| line.starts_with("options = ")).collect();
    let mut untested = Vec::new();
    for option in Options::about() {
        for value in option.values.iter().filter(|v| **v != option.default) {
            let setting = format!(" {} = \"{value}\"", option.name);
            if !shown.iter().any(|line| line.contains(&setting))
                && !tests.iter().any(|source| plays_with(source, option.name, value))
            {
                untested.push(format!("{}={value}", option.name));
            }
        }
    }
    assert!(untested.is_empty(), "readings no test plays with: {}", untested.join(", "));
}

#[test]
fn every_option_and_value_is_explained() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/options.md");
    let text = std::fs::read_to_string(&docs).unwrap_or_else(|e| panic!("{}: {e}", docs.display()));
    for option in Options::about() {
        let name = format!("| `{}` |", option.name);
        let line = text.lines().find(|l| l.contains(&name)).unwrap_or_else(|| panic!("{name} is not explained"));
        for value in &option.values {
            assert!(line.contains(&format!("`{value}`")), "{}={value} is not explained", option.name);
        }
    }
}
