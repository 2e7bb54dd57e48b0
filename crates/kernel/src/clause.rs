//! Clauses as data: what the rulebook says, where it says it, how the program keeps it and which tests name it. Title
//! and text of a clause are Fluent messages (`BPH-3.2b` is `bph-3-2b` with the attribute `text`), and so is the title
//! of a chapter (`chapter-zones`).

use serde::{Deserialize, Serialize};

/// How the program keeps a clause.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Kept {
    /// An action against it is refused.
    Enforced,
    /// The program does it by itself.
    Automatic,
    /// Names, scales, vocabulary.
    Definition,
    /// It stands in the data of map, units or scenario.
    SetUp,
    /// Which reading holds is a named option.
    Option,
}

/// Where a statement or a table comes from.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Provenance {
    Rulebook,
    History,
    Published,
    House,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Clause {
    pub id: String,
    /// The name of its chapter, which follows from its place in the list.
    #[serde(skip_deserializing)]
    pub chapter: String,
    /// Where it stands in the rulebook.
    pub section: String,
    pub kept: Kept,
    pub provenance: Provenance,
    /// Options that bear on it.
    #[serde(default)]
    pub options: Vec<String>,
}

impl Clause {
    /// The key of its Fluent message.
    pub fn key(&self) -> String {
        key_of(&self.id)
    }

    /// The key of its chapter's title.
    pub fn chapter_key(&self) -> String {
        format!("chapter-{}", self.chapter)
    }
}

/// The Fluent key of a clause id.
pub fn key_of(id: &str) -> String {
    id.to_ascii_lowercase().replace('.', "-")
}

/// The clause list of a game.
#[derive(Debug)]
pub struct ClauseBook {
    clauses: Vec<Clause>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ClauseFile {
    chapter: Vec<Chapter>,
    clause: Vec<Clause>,
}

/// A chapter holds the clauses from its first to the first of the next one.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Chapter {
    name: String,
    first: String,
}

impl ClauseBook {
    pub fn read(list: &str) -> Result<ClauseBook, String> {
        let ClauseFile { chapter: chapters, mut clause } = toml::from_str(list).map_err(|e| e.to_string())?;
        if let Some((i, twice)) = clause.iter().enumerate().find(|(i, c)| clause[..*i].iter().any(|d| d.id == c.id)) {
            return Err(format!("clause {} (entry {}) stands in the list twice", twice.id, i + 1));
        }
        let mut later = chapters.iter();
        let mut present: Option<&Chapter> = None;
        let mut next = later.next();
        for clause in &mut clause {
            if next.is_some_and(|chapter| chapter.first == clause.id) {
                present = std::mem::replace(&mut next, later.next());
            }
            let chapter = present.ok_or_else(|| format!("clause {} stands before the first chapter", clause.id))?;
            clause.chapter = chapter.name.clone();
        }
        match next {
            Some(Chapter { name, first }) => {
                Err(format!("chapter {name} begins with {first}, which does not come after the chapter before it"))
            }
            None => Ok(ClauseBook { clauses: clause }),
        }
    }

    pub fn clauses(&self) -> &[Clause] {
        &self.clauses
    }

    pub fn get(&self, id: &str) -> Option<&Clause> {
        self.clauses.iter().find(|c| c.id.eq_ignore_ascii_case(id))
    }
}

/// What the sources of a game say of its clauses: pairs of a clause's id and the test, or the place in the program,
/// that names it. Read from the sources when the program is built, not when a game is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct ClauseIndex {
    pub tests: &'static [(&'static str, &'static str)],
    pub kept: &'static [(&'static str, &'static str)],
    /// The files of examples, by name with their text.
    pub examples: &'static [(&'static str, &'static str)],
}

impl ClauseIndex {
    pub fn tests_of(&self, id: &str) -> Vec<&'static str> {
        naming(self.tests, id)
    }

    /// Where in the source a clause is kept ("src/rules/zones.rs:41 stops_in_zone").
    pub fn kept_at(&self, id: &str) -> Vec<&'static str> {
        naming(self.kept, id)
    }

    /// Clauses no test names.
    pub fn untested<'a>(&self, book: &'a ClauseBook) -> Vec<&'a Clause> {
        book.clauses.iter().filter(|c| self.tests_of(&c.id).is_empty()).collect()
    }

    /// Ids that tests name but the list does not hold, with the test.
    pub fn unknown_in_tests(&self, book: &ClauseBook) -> Vec<(&'static str, &'static str)> {
        self.tests.iter().filter(|(id, _)| book.get(id).is_none()).copied().collect()
    }
}

fn naming(pairs: &'static [(&'static str, &'static str)], id: &str) -> Vec<&'static str> {
    pairs.iter().filter(|(clause, _)| *clause == id).map(|&(_, what)| what).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(chapters: &[(&str, &str)], clauses: &[&str]) -> Result<ClauseBook, String> {
        let chapters =
            chapters.iter().map(|(name, first)| format!("[[chapter]]\nname = '{name}'\nfirst = '{first}'\n"));
        let clauses = clauses
            .iter()
            .map(|id| format!("[[clause]]\nid = '{id}'\nsection = '1'\nkept = 'enforced'\nprovenance = 'house'\n"));
        ClauseBook::read(&chapters.chain(clauses).collect::<String>())
    }

    #[test]
    fn a_chapter_holds_the_clauses_up_to_the_next_one() {
        let book = list(&[("dawn", "T-1"), ("dusk", "T-3")], &["T-1", "T-2", "T-3", "T-4"]).unwrap();
        let chapters: Vec<&str> = book.clauses().iter().map(|clause| clause.chapter.as_str()).collect();
        assert_eq!(chapters, ["dawn", "dawn", "dusk", "dusk"]);
        assert_eq!(book.get("t-4").unwrap().chapter_key(), "chapter-dusk");
    }

    #[test]
    fn a_list_whose_chapters_are_wrong_is_refused() {
        let wrong = |chapters: &[(&str, &str)], clauses: &[&str]| list(chapters, clauses).unwrap_err();
        assert_eq!(wrong(&[("dawn", "T-2")], &["T-1", "T-2"]), "clause T-1 stands before the first chapter");
        let expected = "chapter dusk begins with T-9, which does not come after the chapter before it";
        assert_eq!(wrong(&[("dawn", "T-1"), ("dusk", "T-9")], &["T-1", "T-2"]), expected);
        let expected = "chapter dusk begins with T-1, which does not come after the chapter before it";
        assert_eq!(wrong(&[("dawn", "T-2"), ("dusk", "T-1")], &["T-2"]), expected);
        assert_eq!(wrong(&[("dawn", "T-1")], &["T-1", "T-1"]), "clause T-1 (entry 2) stands in the list twice");
    }
}
