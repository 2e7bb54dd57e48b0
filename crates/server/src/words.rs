//! The words of the interface. The client gets them, with those of a game, as Fluent files.

use crate::wire::Language;

/// Tag, own name and files of each language.
const LANGUAGES: [(&str, &str, [&str; 2]); 2] = [
    ("en", "English", [include_str!("../words/en.ftl"), include_str!("../words/problems.en.ftl")]),
    ("es", "Español", [include_str!("../words/es.ftl"), include_str!("../words/problems.es.ftl")]),
];

pub fn languages() -> Vec<Language> {
    LANGUAGES.iter().map(|(tag, name, _)| Language { tag: (*tag).to_owned(), name: (*name).to_owned() }).collect()
}

/// The interface's words in a language.
pub fn interface(language: &str) -> Option<String> {
    LANGUAGES.iter().find(|(tag, ..)| *tag == language).map(|(.., files)| files.join("\n"))
}
