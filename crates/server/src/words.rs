//! The words of the interface. The client gets them as Fluent files, as it gets those of the games.

use crate::wire::Language;

/// Tag, own name and files of each language.
const LANGUAGES: [(&str, &str, [&str; 2]); 6] = [
    ("en", "English", [include_str!("../words/en.ftl"), include_str!("../words/problems.en.ftl")]),
    ("el", "Ελληνικά", [include_str!("../words/el.ftl"), include_str!("../words/problems.el.ftl")]),
    ("es", "Español", [include_str!("../words/es.ftl"), include_str!("../words/problems.es.ftl")]),
    ("hu", "Magyar", [include_str!("../words/hu.ftl"), include_str!("../words/problems.hu.ftl")]),
    ("nl", "Nederlands", [include_str!("../words/nl.ftl"), include_str!("../words/problems.nl.ftl")]),
    ("ru", "Русский", [include_str!("../words/ru.ftl"), include_str!("../words/problems.ru.ftl")]),
];

pub fn languages() -> Vec<Language> {
    LANGUAGES.iter().map(|(tag, name, _)| Language { tag: (*tag).to_owned(), name: (*name).to_owned() }).collect()
}

/// The interface's words in a language, with its tag.
pub fn interface(language: &str) -> Option<(&'static str, String)> {
    LANGUAGES.iter().find(|(tag, ..)| *tag == language).map(|(tag, _, files)| (*tag, files.join("\n")))
}
