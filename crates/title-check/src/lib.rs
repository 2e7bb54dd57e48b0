//! For tests: whether a game's clauses, words, sources and drawn map agree, and its records hold. Every game asks the
//! same, so it stands here once; each function panics with everything that is wrong.

pub mod arena;
pub mod briefings;
pub mod drawing;
pub mod examples;
pub mod fitting;
pub mod games;
pub mod glossary;
pub mod golden;
pub mod story;
pub mod table;
pub mod tours;
pub mod versions;

pub use briefings::briefings;
pub use examples::examples;
pub use glossary::glossary;
pub use tours::tours;

use kernel::{Kept, Title, Words};
use std::collections::BTreeSet;
use std::path::Path;

/// The tests of what helps somebody who plays a game for the first time, and of the examples of its clauses.
#[macro_export]
macro_rules! first_game {
    ($title:expr, $game:expr) => {
        #[test]
        fn the_glossary_is_complete_and_used() {
            $crate::glossary(&$title);
        }

        #[test]
        fn every_scenario_has_a_briefing_for_everybody() {
            $crate::briefings(&$title);
        }

        #[test]
        fn every_tour_can_be_played_as_it_says() {
            $crate::tours($game);
        }

        #[test]
        fn every_example_of_a_clause_holds() {
            $crate::examples($game, env!("CARGO_MANIFEST_DIR"));
        }
    };
}

/// The sources of a game: `sources(env!("CARGO_MANIFEST_DIR"))` in one of its tests.
pub fn sources(manifest: &str) -> Vec<String> {
    let files = clause_index::sources(manifest, "src").unwrap_or_else(|e| panic!("{manifest}: {e}"));
    files.into_iter().map(|(_, text)| text).collect()
}

/// Every clause of a game, whose folder is `manifest`, is named by a test, tests name only clauses there are, what is
/// marked as enforced is cited by some refusal, and clauses and options know of each other.
pub fn clauses(title: &impl Title, manifest: &str) {
    let book = title.clauses();
    let index = clause_index::Index::read(Path::new(manifest)).unwrap_or_else(|e| panic!("{e}"));
    let named: BTreeSet<&str> = index.tests.iter().map(|(id, _)| id.as_str()).collect();
    let listed: BTreeSet<&str> = book.clauses().iter().map(|c| c.id.as_str()).collect();
    let untested: Vec<&&str> = listed.difference(&named).collect();
    assert!(untested.is_empty(), "{} clauses without a test: {untested:?}", untested.len());
    let unknown: Vec<_> = index.tests.iter().filter(|(id, _)| !listed.contains(id.as_str())).collect();
    assert!(unknown.is_empty(), "named by tests, but not in the list: {unknown:?}");

    let sources = sources(manifest);
    let is_cited = |id: &str| sources.iter().any(|source| source.contains(&format!("\"{id}\"")));
    let enforced = book.clauses().iter().filter(|c| c.kept == Kept::Enforced);
    let silent: Vec<&str> = enforced.map(|c| c.id.as_str()).filter(|id| !is_cited(id)).collect();
    assert!(silent.is_empty(), "enforced, but nothing is refused by them: {}", silent.join(", "));

    let about = title.about();
    let known: BTreeSet<&str> = about.options.iter().map(|o| o.name).collect();
    let named: BTreeSet<&str> = book.clauses().iter().flat_map(|c| c.options.iter().map(String::as_str)).collect();
    let (strange, homeless) = (named.difference(&known), known.difference(&named));
    assert_eq!(strange.collect::<Vec<_>>(), Vec::<&&str>::new(), "there are no such options");
    assert_eq!(homeless.collect::<Vec<_>>(), Vec::<&&str>::new(), "no clause names these options");
    let undecided = book.clauses().iter().find(|c| c.kept == Kept::Option && c.options.is_empty());
    assert!(undecided.is_none(), "by which option? {undecided:?}");
}

/// The words of a title in one of its languages.
pub fn words_of(title: &impl Title, language: &str) -> Words {
    Words::read(language, files(title, language)).unwrap_or_else(|e| panic!("{language}: {e}"))
}

fn files<T: Title>(title: &T, language: &str) -> impl Iterator<Item = &'static str> {
    title.words().iter().filter(move |(of, _)| *of == language).map(|(_, text)| *text)
}

/// Literals of the source that are keys of words, known by what they begin with.
fn keys(sources: &[String], prefixes: &[&str]) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for source in sources {
        for (quote, _) in source.match_indices('"') {
            let rest = &source[quote + 1..];
            let key: String = rest.chars().take_while(|c| matches!(c, 'a'..='z' | '0'..='9' | '-')).collect();
            let known =
                key.split_once('-').is_some_and(|(prefix, name)| prefixes.contains(&prefix) && !name.is_empty());
            if known && rest[key.len()..].starts_with('"') {
                keys.insert(key);
            }
        }
    }
    keys
}

/// All languages say the same things and say all that is used: keys of the source, seats, scenarios, options, clauses.
/// `least` guards against a scan that finds nothing.
pub fn words(title: &impl Title, sources: &[String], prefixes: &[&str], least: usize) {
    let about = title.about();
    // The keys of answers about fights (`kernel::fights`) begin like this in every game.
    let keys = keys(sources, &[prefixes, &["odds"]].concat());
    assert!(keys.len() > least, "the scan finds next to nothing: {}", keys.len());
    let messages = |language: &str| -> BTreeSet<&str> {
        let lines = files(title, language).flat_map(str::lines);
        let heads = lines.filter(|l| l.starts_with(|c: char| c.is_ascii_lowercase()));
        let keys = heads.filter_map(|l| l.split_once(" =").map(|(key, _)| key));
        // Names stand where a language has its own for them.
        keys.filter(|key| !key.starts_with("name-")).collect()
    };
    for language in about.languages {
        assert_eq!(messages(language), messages(about.languages[0]), "{language}");
        let words = words_of(title, language);
        let missing: Vec<&String> = keys.iter().filter(|key| !words.has(key)).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
        assert!(words.has_attribute(&format!("game-{}", about.id), "text"), "{language}");
        for seat in &about.seats {
            assert!(words.has(&format!("seat-{}", seat.id)), "{language}: {}", seat.id);
        }
        for scenario in &about.scenarios {
            assert!(words.has_attribute(&format!("scenario-{}", scenario.id), "text"), "{language}: {}", scenario.id);
        }
        for option in &about.options {
            let key = format!("option-{}", option.name).replace('_', "-");
            assert!(words.has_attribute(&key, "text"), "{language}: {key}");
            for value in &option.values {
                assert!(words.has(&format!("{key}-{}", value.replace('_', "-"))), "{language}: {key} {value}");
            }
        }
        for clause in title.clauses().clauses() {
            assert!(words.has_attribute(&clause.key(), "text"), "{language}: {}", clause.id);
            assert!(words.has(&clause.chapter_key()), "{language}: {}", clause.chapter_key());
        }
    }
}
