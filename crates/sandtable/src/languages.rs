//! The languages of the program, and its words joined with those of a game.

use crate::failure::Failure;
use any_game::AnyGame;
use kernel::words::FALLBACK;
use kernel::{Text, Words};

const OURS: [(&str, &str); 6] = [
    ("en", include_str!("../words/en.ftl")),
    ("el", include_str!("../words/el.ftl")),
    ("es", include_str!("../words/es.ftl")),
    ("hu", include_str!("../words/hu.ftl")),
    ("nl", include_str!("../words/nl.ftl")),
    ("ru", include_str!("../words/ru.ftl")),
];

fn find(tag: &str) -> Option<&'static str> {
    OURS.iter().map(|&(language, _)| language).find(|language| language.eq_ignore_ascii_case(tag))
}

/// The language asked for by name.
pub fn known(tag: &str) -> Result<&'static str, Failure> {
    find(tag).ok_or_else(|| {
        let known: Vec<&str> = OURS.iter().map(|&(language, _)| language).collect();
        match ours(FALLBACK) {
            Ok(words) => {
                let text = Text::new("cli-unknown-language").name("lang", tag.to_owned()).names("known", known);
                Failure::usage(words.say(&text))
            }
            Err(failure) => failure,
        }
    })
}

/// The language the system is set to, if it is one of ours.
pub fn of_the_environment() -> &'static str {
    // The first one that is set decides, as everywhere.
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().filter_map(|name| std::env::var(name).ok());
    set.into_iter().find(|value| !value.is_empty()).map_or(FALLBACK, |value| of_locale(&value))
}

/// `es_ES.UTF-8` is Spanish.
fn of_locale(value: &str) -> &'static str {
    let tag = value.split(['_', '.', '@', '-']).next().unwrap_or_default();
    find(tag).unwrap_or(FALLBACK)
}

/// The program's own words.
pub fn ours(lang: &str) -> Result<Words, Failure> {
    read(lang, OURS.iter().filter(|(of, _)| *of == lang).map(|&(_, text)| text))
}

/// The program's words and the game's. A game that does not speak the language speaks English.
pub fn joined(lang: &str, game: &dyn AnyGame) -> Result<Words, Failure> {
    let (spoken, files) = game.words_for(lang);
    Ok(ours(lang)?.and(read(spoken, files)?))
}

fn read<'a>(lang: &str, files: impl IntoIterator<Item = &'a str>) -> Result<Words, Failure> {
    Words::read(lang, files).map_err(|error| Failure::usage(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The keys of a Fluent file, with the attributes of each message.
    fn keys(file: &str) -> BTreeSet<String> {
        let mut message = String::new();
        let mut keys = BTreeSet::new();
        for line in file.lines() {
            if let Some((key, _)) = line.split_once('=') {
                let key = key.trim();
                if let Some(attribute) = key.strip_prefix('.') {
                    keys.insert(format!("{message}.{attribute}"));
                } else if !line.starts_with([' ', '#']) {
                    message = key.to_owned();
                    keys.insert(message.clone());
                }
            }
        }
        keys
    }

    /// The facts a Fluent file asks for, by message.
    fn facts(file: &str) -> BTreeSet<(String, String)> {
        let mut message = "";
        let mut facts = BTreeSet::new();
        for line in file.lines() {
            if !line.starts_with([' ', '#']) {
                message = line.split_once('=').map_or(message, |(key, _)| key.trim());
            }
            for part in line.split('$').skip(1) {
                let name: String = part.chars().take_while(|c| c.is_alphanumeric()).collect();
                facts.insert((message.to_owned(), name));
            }
        }
        facts
    }

    #[test]
    fn all_languages_have_the_same_keys_and_ask_for_the_same_facts() {
        let [(_, en), others @ ..] = OURS;
        assert!(keys(en).len() > 50, "{}", keys(en).len());
        for (lang, other) in others {
            assert_eq!(keys(en), keys(other), "{lang}");
            assert_eq!(facts(en), facts(other), "{lang}");
        }
        let ours = |key: &String| key.starts_with("cli-") || OF_ANY_GAME.contains(&key.as_str());
        assert!(keys(en).iter().all(ours), "no key can clash with a game's");
    }

    #[test]
    fn every_key_in_the_source_has_its_words() {
        let words: Vec<Words> = OURS.iter().map(|(lang, _)| ours(lang).unwrap()).collect();
        let mut used: BTreeSet<String> = kernel::fights::COMMON.map(str::to_owned).into();
        for folder in ["src", "src/map", "src/play", "src/record", "src/rules", "src/sim"] {
            let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
            for file in std::fs::read_dir(folder).unwrap() {
                let path = file.unwrap().path();
                if path.is_file() {
                    let source = std::fs::read_to_string(path).unwrap();
                    let quoted = source.split("\"cli-").skip(1).filter_map(|rest| rest.split_once('"'));
                    used.extend(quoted.map(|(key, _)| format!("cli-{key}")).filter(|key| !key.ends_with(['-', '}'])));
                }
            }
        }
        for key in &used {
            assert!(words.iter().all(|w| w.has(key)), "{key} has no words");
        }
        let [(_, en), ..] = OURS;
        let unused: Vec<_> = keys(en).into_iter().filter(|key| !key.contains('.') && !used.contains(key)).collect();
        let known = |key: &String| MADE_UP.iter().chain(&OF_ANY_GAME).any(|start| key.starts_with(start));
        let made: Vec<_> = unused.iter().filter(|key| !known(key)).collect();
        assert!(made.is_empty(), "words nobody uses: {made:?}");
    }

    /// What is told of matches of any game by the crate that keeps them, which has no words.
    const OF_ANY_GAME: [&str; 1] = ["match-given-up"];

    /// Keys that are put together from parts, so they are not found in the source as they are.
    const MADE_UP: [&str; 2] = ["cli-kept-", "cli-provenance-"];

    #[test]
    fn every_game_speaks_the_languages_it_names_and_english_to_all_others() {
        for game in crate::tests::games().iter().map(|listed| listed.game) {
            let about = game.about();
            let written: BTreeSet<&str> = game.words().iter().map(|&(of, _)| of).collect();
            assert_eq!(written, about.languages.iter().copied().collect(), "{}", about.id);
            assert!(written.contains(FALLBACK), "{}", about.id);
            for (lang, _) in OURS {
                let words = joined(lang, game).unwrap();
                assert!(words.has(&crate::open::key("game", &[about.id])), "{} in {lang}", about.id);
                assert_eq!(words.word("cli-seats"), ours(lang).unwrap().word("cli-seats"));
            }
        }
    }

    #[test]
    fn the_environment_names_a_language_or_we_speak_english() {
        assert_eq!(of_locale("es_ES.UTF-8"), "es");
        assert_eq!(of_locale("es"), "es");
        assert_eq!(of_locale("nl_BE.UTF-8"), "nl");
        assert_eq!(["el_GR", "hu_HU", "ru_RU"].map(of_locale), ["el", "hu", "ru"]);
        assert_eq!(of_locale("de_DE.UTF-8"), "en");
        assert_eq!(of_locale("C"), "en");
    }
}
