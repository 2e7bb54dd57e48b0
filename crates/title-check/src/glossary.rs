//! The glossary of a game: messages `term-NAME` among its words, with the sentence as attribute `text`, other forms of
//! the word as `forms` and words that are not to be used for it as `not`, both separated by `|`.

use crate::{files, words_of};
use kernel::{Title, Words};
use std::collections::BTreeSet;

/// A game explains at least so many terms.
const LEAST: usize = 25;

/// A term in one language.
struct Term {
    key: String,
    forms: Vec<String>,
    not: Vec<String>,
    text: String,
}

/// Every term is explained in all languages, is used as the glossary has it somewhere in the game's words, and nothing
/// is called by a name that the glossary does not want.
pub fn glossary(title: &impl Title) {
    let mut keys: Option<BTreeSet<String>> = None;
    for language in title.about().languages {
        let terms = terms(title, language);
        assert!(terms.len() >= LEAST, "{language}: {} terms, and at least {LEAST} are expected", terms.len());
        let here: BTreeSet<String> = terms.iter().map(|term| term.key.clone()).collect();
        assert_eq!(keys.get_or_insert_with(|| here.clone()), &here, "{language}");
        let said = said(title, language);
        let mut seen = BTreeSet::new();
        for term in &terms {
            assert!(term.text.len() > 20, "{language}: {} is not explained", term.key);
            for form in &term.forms {
                assert!(seen.insert(form.clone()), "{language}: \"{form}\" stands for two terms");
            }
            let used = term.forms.iter().any(|form| said.iter().any(|(_, line)| holds(line, form)));
            assert!(used, "{language}: the game never says {:?} ({})", term.forms, term.key);
            for not in &term.not {
                let found = said.iter().find(|(_, line)| holds(line, not));
                assert!(found.is_none(), "{language}: {:?} is called \"{not}\" here: {found:?}", term.forms[0]);
            }
        }
    }
}

fn terms(title: &impl Title, language: &str) -> Vec<Term> {
    let words = words_of(title, language);
    let lines = files(title, language).flat_map(str::lines).filter(|line| line.starts_with("term-"));
    let keys = lines.filter_map(|line| line.split_once(" =").map(|(key, _)| key));
    keys.map(|key| term(&words, key)).collect()
}

fn term(words: &Words, key: &str) -> Term {
    let list = |attribute: &str| -> Vec<String> {
        let said = words.attribute(key, attribute).unwrap_or_default();
        said.split('|').map(str::trim).filter(|form| !form.is_empty()).map(str::to_owned).collect()
    };
    let mut forms = vec![words.word(key)];
    forms.extend(list("forms"));
    let text = words.attribute(key, "text").unwrap_or_default();
    Term { key: key.to_owned(), forms, not: list("not"), text }
}

/// What the game says outside its glossary: key and line, of messages and of what belongs to them.
fn said<T: Title>(title: &T, language: &str) -> Vec<(String, &'static str)> {
    let mut said = Vec::new();
    let mut key = String::new();
    for line in files(title, language).flat_map(str::lines).filter(|line| !line.starts_with('#')) {
        if let Some((head, _)) = line.split_once(" =").filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase())) {
            head.clone_into(&mut key);
        }
        if !key.starts_with("term-") {
            said.push((key.clone(), line.split_once(" = ").map_or(line, |(_, said)| said)));
        }
    }
    said
}

/// Whether a word stands in a line, by itself and not as part of another.
fn holds(line: &str, word: &str) -> bool {
    let (line, word) = (line.to_lowercase(), word.to_lowercase());
    let apart = |c: Option<char>| !c.is_some_and(char::is_alphanumeric);
    let mut found = line.match_indices(&word);
    found.any(|(at, _)| apart(line[..at].chars().next_back()) && apart(line[at + word.len()..].chars().next()))
}

#[cfg(test)]
mod tests {
    use super::holds;

    #[test]
    fn a_word_is_found_only_by_itself() {
        assert!(holds("Two steps, then stop.", "Steps"));
        assert!(!holds("Two footsteps.", "steps"));
        assert!(holds("Зона контроля (ЗК)", "зк"));
        assert!(!holds("A step", "steps"));
    }
}
