//! A player's own data files: what is wrong with them is said with file and line.

use axis_allies::{AxisAllies, Data, SCENARIO};
use kernel::title::line_of;
use kernel::{DataFiles, Game, Problem, Title};

const FILES: [(&str, &str); 3] = [
    ("map.toml", include_str!("../../data/map.toml")),
    ("units.toml", include_str!("../../data/units.toml")),
    ("setup.toml", include_str!("../../data/setup.toml")),
];

fn changed(name: &str, old: &str, new: &str) -> String {
    let ours = FILES.iter().find(|f| f.0 == name).map_or_else(|| panic!("we have no {name}"), |f| f.1);
    assert!(ours.contains(old), "{name} has no {old:?}");
    ours.replacen(old, new, 1)
}

fn files(name: &str, text: &str) -> DataFiles {
    DataFiles { files: [(name.to_owned(), text.to_owned())].into() }
}

fn problems(name: &str, text: &str) -> Vec<Problem> {
    Data::read(&files(name, text)).err().unwrap_or_else(|| panic!("nothing is wrong with it"))
}

/// Our file with a passage changed is refused, on the line where `at` stands, with these words.
fn mistake(name: &str, old: &str, new: &str, at: &str, what: &str) {
    let text = changed(name, old, new);
    let line = line_of(&text, text.find(at).unwrap_or_else(|| panic!("{at:?} does not stand in the file")));
    let found = problems(name, &text);
    let file = format!("{name} (yours)");
    let hit = found.iter().any(|p| p.file.as_ref() == Some(&file) && p.line == Some(line) && p.what.contains(what));
    assert!(hit, "expected {file}:{line}: … {what} …, found {found:#?}");
}

/// The same where the whole file is meant.
fn whole(name: &str, old: &str, new: &str, what: &str) {
    let found = problems(name, &changed(name, old, new));
    let file = format!("{name} (yours)");
    assert!(found.iter().any(|p| p.file.as_ref() == Some(&file) && p.what.contains(what)), "{found:#?}");
}

#[test]
fn our_own_files_are_in_order() {
    for (name, text) in FILES {
        Data::read(&files(name, text)).unwrap_or_else(|p| panic!("{p:?}"));
    }
}

#[test]
fn a_players_values_are_played_with() {
    let text = changed("units.toml", "cost = 3", "cost = 2");
    let rules = AxisAllies.open(&files("units.toml", &text), SCENARIO, &Default::default()).unwrap();
    let state = rules.place(&rules.start()).unwrap();
    assert_eq!(rules.price(&state, axis_allies::vocabulary::Power::Ussr, axis_allies::vocabulary::Kind::Infantry), 2);
}

#[test]
fn mistakes_in_the_map() {
    mistake(
        "map.toml",
        "\"afghanistan\"\nname",
        "\"afganistan\"\nname",
        "\"afganistan\"\nname",
        "expected the id \"afghanistan\"",
    );
    mistake(
        "map.toml",
        "id = \"alaska\"",
        "id = \"afghanistan\"",
        "id = \"afghanistan\"\nname = \"Alaska\"",
        "no other space",
    );
    mistake(
        "map.toml",
        "\"kazakh\", \"persia\"",
        "\"kasakh\", \"persia\"",
        "\"kasakh\", \"persia\"",
        "expected the id of a space",
    );
    mistake("map.toml", "at = [[66, 34]]", "at = []", "id = \"afghanistan\"", "at least one point");
    mistake("map.toml", "value = 2", "value = \"two\"", "value = \"two\"", "invalid type");
    mistake("map.toml", "owner = \"usa\"", "owner = \"france\"", "owner = \"france\"", "unknown variant");
    mistake("map.toml", "island = true", "insel = true", "insel", "unknown field");
    whole("map.toml", "capital = true", "capital = false", "expected a capital of");
    whole("map.toml", "[[zone]]", "[[territory]]", "expected 70 territories and 58 sea zones");
}

#[test]
fn mistakes_in_the_units() {
    mistake("units.toml", "attack = 1", "attack = 6", "[infantry]", "values of at most 5");
    mistake("units.toml", "cost = 12", "cost = 0", "[fighter]", "expected a price");
    mistake("units.toml", "cost = 3", "price = 3", "price = 3", "unknown field");
    mistake("units.toml", "[bomber]", "[zeppelin]", "[zeppelin]", "unknown field");
    let text = changed("units.toml", "[battleship]\ncost = 24\nattack = 4\ndefence = 4\nmove = 2", "");
    assert!(problems("units.toml", &text)[0].what.contains("battleship"));
    mistake("units.toml", "[fighter]", "[fighter", "[fighter", "");
}

#[test]
fn mistakes_in_the_set_up() {
    mistake("setup.toml", "caucasus = {", "kaukasus = {", "kaukasus", "expected the id of a space");
    mistake(
        "setup.toml",
        "caucasus = { infantry = 5 }",
        "ukraine = { infantry = 5 }",
        "ukraine = { infantry = 5 }",
        "or an ally",
    );
    mistake(
        "setup.toml",
        "caucasus = { infantry = 5 }",
        "caucasus = { submarine = 5 }",
        "caucasus",
        "cannot stand here",
    );
    mistake(
        "setup.toml",
        "sz-karelia = { transport = 1,",
        "sz-karelia = { armour = 1,",
        "sz-karelia",
        "cannot stand here",
    );
    mistake("setup.toml", "infantry = 5", "infantry = 500", "infantry = 500", "");
    mistake("setup.toml", "ussr = 24", "france = 24", "france", "unknown variant");
}

#[test]
fn files_nobody_reads_are_named() {
    let found = problems("weather.toml", "");
    assert!(found[0].file.as_deref() == Some("weather.toml") && found[0].what.contains("map.toml"), "{found:?}");
}
