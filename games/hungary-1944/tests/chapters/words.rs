//! The words of the game: both languages say the same things, say all that is used, and nothing else.

use hungary_1944::{Hungary1944, Rules};
use kernel::{Game, Title, Words};
use std::collections::{BTreeMap, BTreeSet};

/// What a key in the source begins with.
const PREFIXES: [&str; 24] = [
    "why", "log", "shift", "die", "sum", "do", "prompt", "panel", "marker", "phase", "terrain", "nation", "seat",
    "outcome", "fact", "turn", "explain", "inspect", "warn", "odds", "place", "result", "briefing", "aim",
];

/// A flag of `sandtable odds` that looks like a key.
const FLAG: &str = "die-mod";

/// What a scene calls by an id: boxes beside the map and marks on it. A box without a word of its own is called by the
/// word of its kind.
const NAMED_BY_ID: [&str; 14] = [
    "box-due",
    "box-zone",
    "box-air",
    "box-air-axis",
    "box-lost-axis",
    "box-lost-allied",
    "mark-allied-control",
    "mark-axis-zone",
    "mark-allied-zone",
    "mark-selected",
    "mark-target",
    "mark-supply-axis",
    "mark-supply-allied",
    "mark-unsupplied",
];

/// Words of the log that nothing says any more.
const EARLIER: &str = include_str!("../../words/en/earlier.ftl");

fn languages() -> Vec<&'static str> {
    Hungary1944.about().languages.to_vec()
}

fn files(language: &str) -> impl Iterator<Item = &'static str> {
    Hungary1944.words().iter().filter(move |(of, _)| *of == language).map(|(_, text)| *text)
}

fn words(language: &str) -> Words {
    Words::read(language, files(language)).unwrap_or_else(|e| panic!("{e}"))
}

fn rules() -> Rules {
    Hungary1944.open(&Default::default(), "campaign", &Default::default()).unwrap_or_else(|p| panic!("{p:?}"))
}

/// The messages of a language with the facts each asks for; an attribute is an entry of its own ("bph-1-1a.text").
fn messages(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let (mut message, mut entry) = (String::new(), String::new());
    for line in files(language).flat_map(str::lines).filter(|l| !l.is_empty() && !l.starts_with('#')) {
        let key = line.split_once(" =").map_or("", |(key, _)| key);
        if let Some(attribute) = key.trim_start().strip_prefix('.') {
            entry = format!("{message}.{attribute}");
        } else if key.starts_with(|c: char| c.is_ascii_alphabetic()) {
            message = key.to_owned();
            entry = message.clone();
        }
        let facts = messages.entry(entry.clone()).or_default();
        for part in line.split("{ $").skip(1) {
            facts.insert(part.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect());
        }
    }
    messages
}

/// Every key that stands in the source as it is: by its prefix, or because a text is made of it.
fn keys_in_source() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for (_, source) in clause_index::sources(env!("CARGO_MANIFEST_DIR"), "src").unwrap() {
        for (quote, _) in source.match_indices('"') {
            let (before, rest) = (&source[..quote], &source[quote + 1..]);
            let key: String = rest.chars().take_while(|c| matches!(c, 'a'..='z' | '0'..='9' | '-')).collect();
            let known =
                key.split_once('-').is_some_and(|(prefix, name)| PREFIXES.contains(&prefix) && !name.is_empty());
            // Some words are the program's, in all its languages.
            let elsewhere = key == FLAG || kernel::fights::COMMON.contains(&key.as_str());
            if rest[key.len()..].starts_with('"') && (known || before.ends_with("Text::new(")) && !elsewhere {
                keys.insert(key);
            }
        }
    }
    keys
}

/// Every key that is put together from parts: from the data, the board and what the lobby shows.
fn composed_keys() -> BTreeSet<String> {
    let (rules, about) = (rules(), Hungary1944.about());
    let mut keys: BTreeSet<String> = NAMED_BY_ID.iter().map(|key| (*key).to_owned()).collect();
    let data = &rules.data;
    keys.extend(data.turns.iter().map(|t| format!("month-{}", t.month)));
    keys.extend(data.map.hexes.iter().map(|h| format!("country-{}", h.country.to_ascii_lowercase())));
    keys.extend(data.units.iter().map(|u| format!("symbol-{}", u.kind.symbol())));
    keys.extend(data.air.iter().map(|a| format!("symbol-{}", a.kind.symbol())));
    keys.extend(rules.board().lines.iter().map(|l| format!("line-{}", l.kind)));
    keys.insert(format!("game-{}", about.id));
    keys.extend(about.seats.iter().map(|s| format!("seat-{}", s.id)));
    keys.extend(about.scenarios.iter().map(|s| format!("scenario-{}", s.id)));
    for scenario in &about.scenarios {
        keys.extend(["briefing", "special"].map(|part| format!("{part}-{}", scenario.id)));
        keys.extend(about.seats.iter().map(|seat| format!("aim-{}-{}", scenario.id, seat.id)));
    }
    for tour in Hungary1944.tours() {
        keys.insert(format!("tour-{}", tour.id));
        keys.extend((1..=tour.steps.len()).map(|step| format!("tour-{}-{step}", tour.id)));
    }
    keys
}

fn option_keys() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for option in Hungary1944.about().options {
        let key = format!("option-{}", option.name).replace('_', "-");
        keys.extend(option.values.iter().map(|value| format!("{key}-{}", value.replace('_', "-"))));
        keys.insert(key);
    }
    keys
}

fn clause_keys() -> BTreeSet<String> {
    Hungary1944.clauses().clauses().iter().map(|c| c.key()).collect()
}

fn chapter_keys() -> BTreeSet<String> {
    Hungary1944.clauses().clauses().iter().map(|c| c.chapter_key()).collect()
}

/// Those of the keys that a language has no message for.
fn missing(words: &Words, keys: &BTreeSet<String>) -> Vec<String> {
    keys.iter().filter(|key| !words.has(key)).cloned().collect()
}

/// Both languages can be read, have the same messages and ask for the same facts in each.
#[test]
fn both_languages_say_the_same() {
    assert_eq!(languages(), ["en", "es"]);
    let [en, es] = ["en", "es"].map(|language| {
        words(language);
        messages(language)
    });
    assert!(en.len() > 500, "{}", en.len());
    // Which other forms a term has is a matter of its language.
    let same_in_both = |key: &&String| !key.ends_with(".forms") && !key.ends_with(".not");
    let keys = |messages: &BTreeMap<String, BTreeSet<String>>| -> BTreeSet<String> {
        messages.keys().filter(same_in_both).cloned().collect()
    };
    assert_eq!(keys(&en), keys(&es));
    for (key, facts) in en.iter().filter(|(key, _)| same_in_both(key)) {
        assert_eq!(facts, &es[key], "{key}");
    }
}

/// What the source calls by a key, and what is put together from parts, has words in both languages.
#[test]
fn every_key_in_the_source_has_its_words() {
    let in_source = keys_in_source();
    assert!(in_source.len() > 200, "{}", in_source.len());
    for language in languages() {
        let words = words(language);
        assert_eq!(missing(&words, &in_source), [""; 0], "{language}: keys in the source");
        assert_eq!(missing(&words, &composed_keys()), [""; 0], "{language}: keys put together");
    }
}

/// The lobby tells what the game and each scenario are about.
#[test]
fn the_game_and_its_scenarios_are_described() {
    let about = Hungary1944.about();
    for language in languages() {
        let words = words(language);
        assert!(words.has_attribute(&format!("game-{}", about.id), "text"), "{language}");
        for scenario in &about.scenarios {
            assert!(words.has_attribute(&format!("scenario-{}", scenario.id), "text"), "{language}: {}", scenario.id);
        }
    }
}

/// Every clause of the book has a title and a text.
#[test]
fn every_clause_has_a_title_and_a_text() {
    let keys = clause_keys();
    assert!(!keys.is_empty());
    for language in languages() {
        let words = words(language);
        assert_eq!(missing(&words, &keys), [""; 0], "{language}");
        let silent: Vec<_> = keys.iter().filter(|key| !words.has_attribute(key, "text")).collect();
        assert!(silent.is_empty(), "{language}: clauses without a text: {silent:?}");
    }
}

/// Every option and every value of it has a label.
#[test]
fn every_option_and_value_has_its_words() {
    for language in languages() {
        assert_eq!(missing(&words(language), &option_keys()), [""; 0], "{language}");
    }
}

/// A message that nothing uses is left over from something else.
#[test]
fn no_message_is_unused() {
    let used: BTreeSet<String> = [keys_in_source(), composed_keys(), option_keys(), clause_keys(), chapter_keys()]
        .into_iter()
        .flatten()
        .collect();
    for language in languages() {
        // What earlier versions told stays in the logs of matches that began under them.
        let earlier = EARLIER.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
        let used: BTreeSet<String> = used.iter().cloned().chain(earlier.map(str::to_owned)).collect();
        // Terms are looked for in what others say; `title_check::glossary` sees whether they are found.
        let all = messages(language).into_keys().filter(|key| !key.contains('.') && !key.starts_with("term-"));
        let unused: Vec<String> = all.filter(|key| !used.contains(key)).collect();
        assert!(unused.is_empty(), "{language}: words nobody uses: {unused:?}");
    }
}
