//! The words of the game: both languages say the same things, and say all that is used.

use kernel::{Title, Words};
use std::collections::BTreeSet;
use totaler_krieg::TotalerKrieg;
use totaler_krieg::vocabulary::*;

const PREFIXES: [&str; 19] = [
    "why", "log", "do", "prompt", "panel", "marker", "segment", "terrain", "seat", "outcome", "fact", "turn",
    "explain", "inspect", "warn", "shift", "unit", "result", "tray",
];

fn words(language: &str) -> Words {
    let files = TotalerKrieg.words().iter().filter(|(of, _)| *of == language).map(|(_, text)| *text);
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
    for language in TotalerKrieg.about().languages {
        let words = words(language);
        let missing: Vec<&String> = keys.iter().filter(|key| !words.has(key)).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
        let nouns = Country::ALL.iter().map(|c| c.word()).chain(Kind::ALL.iter().map(|k| k.word()));
        let nouns = nouns.chain(Segment::ALL.iter().map(|s| s.word())).chain(Verdict::ALL.iter().map(|v| v.word()));
        let nouns = nouns.chain(Weather::ALL.iter().map(|w| w.word())).chain(SideKind::ALL.iter().map(|w| w.word()));
        let missing: Vec<&str> = nouns.filter(|key| !words.has(key)).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
}

#[test]
fn both_languages_have_the_same_messages() {
    let keys = |language: &str| -> BTreeSet<&str> {
        let files = TotalerKrieg.words().iter().filter(|(of, _)| *of == language).map(|(_, text)| *text);
        let lines = files.flat_map(str::lines).filter(|l| l.starts_with(|c: char| c.is_ascii_lowercase()));
        lines.filter_map(|l| l.split_once(" =").map(|(key, _)| key)).collect()
    };
    assert_eq!(keys("en"), keys("ru"));
}

#[test]
fn the_lobby_has_its_words() {
    let about = TotalerKrieg.about();
    for language in about.languages {
        let words = words(language);
        assert!(words.has_attribute(&format!("game-{}", about.id), "text"), "{language}");
        for scenario in &about.scenarios {
            assert!(words.has_attribute(&format!("scenario-{}", scenario.id), "text"), "{language}");
        }
        for option in &about.options {
            let key = format!("option-{}", option.name).replace('_', "-");
            assert!(words.has_attribute(&key, "text"), "{language}: {key}");
            for value in &option.values {
                assert!(words.has(&format!("{key}-{}", value.replace('_', "-"))), "{language}: {key} {value}");
            }
        }
        for clause in TotalerKrieg.clauses().clauses() {
            assert!(words.has_attribute(&clause.key(), "text"), "{language}: {}", clause.id);
        }
    }
}
