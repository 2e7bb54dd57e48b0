//! The words of the game: both languages say the same things, and say all that is used.

use bolt_action::BoltAction;
use kernel::{Title, Words};
use std::collections::BTreeSet;

const PREFIXES: [&str; 20] = [
    "why", "log", "do", "prompt", "panel", "marker", "phase", "terrain", "seat", "outcome", "fact", "explain",
    "inspect", "hit", "shell", "support", "tray", "cover", "order", "quality",
];

fn words(language: &str) -> Words {
    let files = BoltAction.words().iter().filter(|(of, _)| *of == language).map(|(_, text)| *text);
    Words::read(language, files).unwrap_or_else(|e| panic!("{e}"))
}

fn keys_in_source() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for (_, source) in test_index::sources(env!("CARGO_MANIFEST_DIR"), "src").unwrap() {
        for (quote, _) in source.match_indices('"') {
            let rest = &source[quote + 1..];
            let key: String = rest.chars().take_while(|c| matches!(c, 'a'..='z' | '0'..='9' | '-')).collect();
            let known =
                key.split_once('-').is_some_and(|(prefix, name)| PREFIXES.contains(&prefix) && !name.is_empty());
            if known && rest[key.len()..].starts_with('"') {
                keys.insert(key);
            }
        }
    }
    keys
}

#[test]
fn every_key_in_the_source_has_its_words() {
    let keys = keys_in_source();
    assert!(keys.len() > 200, "{}", keys.len());
    for language in BoltAction.about().languages {
        let words = words(language);
        let missing: Vec<&String> = keys.iter().filter(|key| !words.has(key)).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
}

#[test]
fn both_languages_have_the_same_messages() {
    let keys = |language: &str| -> BTreeSet<&str> {
        let files = BoltAction.words().iter().filter(|(of, _)| *of == language).map(|(_, text)| *text);
        let lines = files.flat_map(str::lines).filter(|l| l.starts_with(|c: char| c.is_ascii_lowercase()));
        lines.filter_map(|l| l.split_once(" =").map(|(key, _)| key)).collect()
    };
    assert_eq!(keys("en"), keys("el"));
}

#[test]
fn the_lobby_has_its_words() {
    let about = BoltAction.about();
    for language in about.languages {
        let words = words(language);
        assert!(words.has_attribute(&format!("game-{}", about.id), "text"), "{language}");
        for seat in &about.seats {
            assert!(words.has(&format!("seat-{}", seat.id)), "{language}");
        }
        for scenario in &about.scenarios {
            assert!(words.has_attribute(&format!("scenario-{}", scenario.id), "text"), "{language}");
        }
        for option in &about.options {
            let key = format!("option-{}", option.name).replace('_', "-");
            assert!(words.has(&key), "{language}: {key}");
            for value in &option.values {
                assert!(words.has(&format!("{key}-{}", value.replace('_', "-"))), "{language}: {key} {value}");
            }
        }
        for clause in BoltAction.clauses().clauses() {
            assert!(words.has_attribute(&clause.key(), "text"), "{language}: {}", clause.id);
        }
    }
}
