//! The words of the interface. The client gets them as Fluent files, as it gets those of the games.

use crate::wire::Language;

/// The files of a language.
macro_rules! files {
    ($tag:literal) => {
        [
            include_str!(concat!("../words/", $tag, ".ftl")),
            include_str!(concat!("../words/problems.", $tag, ".ftl")),
            include_str!(concat!("../words/story.", $tag, ".ftl")),
        ]
    };
}

/// Tag, own name and files of each language.
const LANGUAGES: [(&str, &str, [&str; 3]); 6] = [
    ("en", "English", files!("en")),
    ("el", "Ελληνικά", files!("el")),
    ("es", "Español", files!("es")),
    ("hu", "Magyar", files!("hu")),
    ("nl", "Nederlands", files!("nl")),
    ("ru", "Русский", files!("ru")),
];

pub fn languages() -> Vec<Language> {
    LANGUAGES.iter().map(|(tag, name, _)| Language { tag: (*tag).to_owned(), name: (*name).to_owned() }).collect()
}

/// The interface's words in a language, with its tag.
pub fn interface(language: &str) -> Option<(&'static str, String)> {
    LANGUAGES.iter().find(|(tag, ..)| *tag == language).map(|(tag, _, files)| (*tag, files.join("\n")))
}
