//! Reading the files of examples: what stands in them, and what is wrong with it.

use super::{Deed, Example, Facts, InFile, Said, Sketch, Step};
use crate::files::Source;
use crate::{About, Clause, ClauseBook, Kept, OptionValues, Problem};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use toml::Spanned;

/// All examples of a game, in the order of their files.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Examples {
    pub all: Vec<Example>,
    /// Clauses that cannot be shown.
    pub unshown: Vec<Unshown>,
}

/// A clause that cannot be shown, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Unshown {
    pub clause: String,
    pub why: Said,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    scenario: String,
    #[serde(default)]
    options: OptionValues,
    #[serde(default)]
    files: BTreeMap<String, String>,
    #[serde(default)]
    example: Vec<Spanned<Entry>>,
    #[serde(default)]
    unshown: Vec<UnshownEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UnshownEntry {
    clause: Spanned<String>,
    why: Spanned<Said>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: Spanned<String>,
    clauses: Vec<Spanned<String>>,
    title: Spanned<Said>,
    /// In place of the file's.
    scenario: Option<String>,
    #[serde(default)]
    options: OptionValues,
    #[serde(default)]
    files: BTreeMap<String, String>,
    sketch: Option<Spanned<String>>,
    #[serde(default)]
    corner: Vec<String>,
    #[serde(default)]
    step: Vec<Spanned<StepEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepEntry {
    seat: Option<Spanned<String>>,
    #[serde(rename = "do")]
    done: Option<Spanned<Value>>,
    may: Option<Spanned<Value>>,
    not: Option<Spanned<Value>>,
    #[serde(default)]
    by: Vec<Spanned<String>>,
    #[serde(default)]
    dice: Vec<u8>,
    say: Option<Spanned<Said>>,
    #[serde(default)]
    then: BTreeMap<String, String>,
    #[serde(default)]
    marks: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    shows: BTreeMap<String, String>,
    #[serde(default)]
    tells: Vec<String>,
    costs: Option<String>,
    decides: Option<String>,
    wins: Option<String>,
}

impl Examples {
    /// Reads the files of a game, each with its name; everything that is wrong with them.
    pub fn read<'a>(
        about: &About,
        book: &ClauseBook,
        files: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Examples, Vec<Problem>> {
        let mut examples = Examples::default();
        let mut problems = Vec::new();
        for (name, text) in files {
            let mut reader = Reader { source: Source::new(name, text), about, book, problems: Vec::new() };
            match reader.source.parse::<File>() {
                Ok(file) => reader.file(file, &mut examples),
                Err(wrong) => reader.problems = wrong,
            }
            problems.extend(reader.problems);
        }
        if problems.is_empty() { Ok(examples) } else { Err(problems) }
    }

    pub fn find(&self, id: &str) -> Option<&Example> {
        self.all.iter().find(|example| example.id == id)
    }

    /// The examples that show a clause.
    pub fn of(&self, clause: &str) -> impl Iterator<Item = &Example> {
        self.all.iter().filter(move |example| example.shows(clause))
    }

    /// Whether an example about the clause has something that goes.
    pub fn goes(&self, clause: &str) -> bool {
        self.all.iter().any(|example| example.goes() && example.clauses.iter().any(|c| c == clause))
    }

    /// Whether something is refused by the clause.
    pub fn refuses(&self, clause: &str) -> bool {
        self.all.iter().any(|example| example.refuses().any(|c| c == clause))
    }

    pub fn is_unshown(&self, clause: &str) -> bool {
        self.unshown.iter().any(|one| one.clause == clause)
    }

    /// Whether a clause is shown wholly: something that goes, and where it refuses actions, something refused by it; or
    /// it says why it cannot be shown.
    pub fn is_whole(&self, clause: &Clause) -> bool {
        let both = clause.kept != Kept::Enforced || self.refuses(&clause.id);
        self.is_unshown(&clause.id) || self.goes(&clause.id) && both
    }
}

/// One file being read.
struct Reader<'a> {
    source: Source<'a>,
    about: &'a About,
    book: &'a ClauseBook,
    problems: Vec<Problem>,
}

impl Reader<'_> {
    fn file(&mut self, file: File, examples: &mut Examples) {
        for entry in file.unshown {
            let clause = self.clause(&entry.clause);
            let why = self.said(entry.why);
            examples.unshown.push(Unshown { clause, why });
        }
        let shared = (file.scenario, file.options, file.files);
        for entry in file.example {
            let example = self.example(entry, &shared);
            if let Some(before) = examples.find(&example.id) {
                let what = format!("the id \"{}\" is taken: {}:{}", example.id, before.place.file, before.place.line);
                self.problems.push(example.place.problem(what));
            }
            examples.all.push(example);
        }
    }

    fn example(
        &mut self,
        entry: Spanned<Entry>,
        (scenario, options, files): &(String, OptionValues, BTreeMap<String, String>),
    ) -> Example {
        let place = self.place(&entry);
        let entry = entry.into_inner();
        let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if entry.id.get_ref().is_empty() || !entry.id.get_ref().chars().all(is_plain) {
            self.wrong(&entry.id, "expected an id of small letters, digits and dashes");
        }
        if entry.clauses.is_empty() {
            self.problems.push(place.problem("expected at least one clause that it is about"));
        }
        if entry.step.is_empty() {
            self.problems.push(place.problem("expected at least one [[example.step]]"));
        }
        let sketch = entry.sketch.map(|sketch| {
            let place = self.place(&sketch);
            // After three quotation marks the text begins on the next line.
            let next = self.source.text[sketch.span().start..].starts_with("\"\"\"\n");
            let line = place.line + usize::from(next);
            Sketch { place: InFile { line, ..place }, text: sketch.into_inner() }
        });
        Example {
            id: entry.id.get_ref().clone(),
            scenario: entry.scenario.unwrap_or_else(|| scenario.clone()),
            options: options.clone().into_iter().chain(entry.options).collect(),
            files: files.clone().into_iter().chain(entry.files).collect(),
            clauses: entry.clauses.iter().map(|clause| self.clause(clause)).collect(),
            title: self.said(entry.title),
            sketch,
            corner: entry.corner,
            steps: entry.step.into_iter().map(|step| self.step(step)).collect(),
            place,
        }
    }

    fn step(&mut self, entry: Spanned<StepEntry>) -> Step {
        let place = self.place(&entry);
        let mut entry = entry.into_inner();
        let say = entry.say.take().map(|say| self.said(say)).unwrap_or_default();
        let seat = entry.seat.take().map(|seat| {
            if !self.about.seats.iter().any(|known| known.id == seat.get_ref()) {
                let known: Vec<&str> = self.about.seats.iter().map(|seat| seat.id).collect();
                self.wrong(&seat, format!("there is no seat \"{}\"; there are {}", seat.get_ref(), known.join(", ")));
            }
            seat.into_inner()
        });
        let (deed, place) = self.deed(&mut entry, place);
        let StepEntry { then, marks, shows, tells, costs, decides, wins, .. } = entry;
        Step { place, seat, deed, say, holds: Facts { then, marks, shows, tells, costs, decides, wins } }
    }

    /// What is done in a step, and where that stands.
    fn deed(&mut self, entry: &mut StepEntry, place: InFile) -> (Deed, InFile) {
        let by: Vec<String> = entry.by.iter().map(|clause| self.clause(clause)).collect();
        let dice = std::mem::take(&mut entry.dice);
        let (dice_given, by_given) = (!dice.is_empty(), !by.is_empty());
        let found = (entry.done.take(), entry.may.take(), entry.not.take());
        let (deed, place) = match found {
            (Some(done), None, None) => {
                let place = self.place(&done);
                (Deed::Do { action: done.into_inner(), dice }, place)
            }
            (None, Some(may), None) => {
                let place = self.place(&may);
                (Deed::May { action: may.into_inner() }, place)
            }
            (None, None, Some(not)) => {
                let place = self.place(&not);
                (Deed::Not { action: not.into_inner(), by }, place)
            }
            (None, None, None) => (Deed::Look, place),
            _ => {
                self.problems.push(place.problem("expected one of do, may and not"));
                (Deed::Look, place)
            }
        };
        if matches!(deed, Deed::Not { .. }) != by_given {
            self.problems.push(place.problem("expected by = [\"CLAUSE\"] with not, and nowhere else"));
        }
        if dice_given && !matches!(deed, Deed::Do { .. }) {
            self.problems.push(place.problem("dice fall only where something is done (do)"));
        }
        (deed, place)
    }

    fn clause(&mut self, clause: &Spanned<String>) -> String {
        if self.book.clauses().iter().all(|known| known.id != *clause.get_ref()) {
            self.wrong(clause, format!("there is no clause \"{}\"", clause.get_ref()));
        }
        clause.get_ref().clone()
    }

    /// A sentence has to be there in every language of the game.
    fn said(&mut self, said: Spanned<Said>) -> Said {
        let expected: Vec<&str> = self.about.languages.to_vec();
        let missing = expected.iter().any(|language| !said.get_ref().contains_key(*language));
        let strange = said.get_ref().keys().any(|language| !expected.contains(&language.as_str()));
        if missing || strange {
            self.wrong(&said, format!("expected the languages {}", expected.join(", ")));
        }
        said.into_inner()
    }

    fn place<T>(&self, at: &Spanned<T>) -> InFile {
        let problem = self.source.problem(at, "");
        InFile { file: self.source.file.clone(), line: problem.line.unwrap_or(1) }
    }

    fn wrong<T>(&mut self, at: &Spanned<T>, what: impl Into<String>) {
        let problem = self.source.problem(at, what);
        self.problems.push(problem);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SeatAbout;

    const GOOD: &str = r#"scenario = "dawn"
options = { pace = "one" }

[[unshown]]
clause = "T-2"
why.en = "it is a name"
why.nl = "het is een naam"

[[example]]
id = "goes"
clauses = ["T-1"]
title.en = "Goes"
title.nl = "Gaat"
options = { wind = "on" }
sketch = """
red 1
"""

[[example.step]]
do = { go = 2 }
dice = [3]
say.en = "It goes."
say.nl = "Het gaat."
then = { "A" = "2" }

[[example.step]]
not = "stop"
by = ["T-1"]
"#;

    fn read(text: &str) -> Result<Examples, Vec<String>> {
        let seats = vec![SeatAbout { id: "red", side: "red" }];
        let (scenarios, options) = (Vec::new(), Vec::new());
        let about = About { id: "g", rules: "1", languages: &["en", "nl"], seats, scenarios, options };
        let clause =
            |id: &str| format!("[[clause]]\nid = '{id}'\nsection = '1'\nkept = 'enforced'\nprovenance = 'house'\n");
        let chapter = "[[chapter]]\nname = 'first'\nfirst = 'T-1'\n";
        let book = ClauseBook::read(&format!("{chapter}{}{}", clause("T-1"), clause("T-2"))).unwrap();
        let read = Examples::read(&about, &book, [("e.toml", text)]);
        read.map_err(|problems| problems.iter().map(Problem::to_string).collect())
    }

    #[test]
    fn what_a_file_says_for_all_holds_for_each() {
        let examples = read(GOOD).unwrap();
        let [example] = &examples.all[..] else { panic!("one example") };
        assert_eq!(example.scenario, "dawn");
        let options: Vec<(&str, &str)> = example.options.iter().map(|(k, v)| (k.as_str(), v.as_str())).collect();
        assert_eq!(options, [("pace", "one"), ("wind", "on")]);
        assert_eq!(example.sketch.as_ref().unwrap().place.line, 16, "the text begins below the quotation marks");
        assert_eq!(example.steps[0].deed, Deed::Do { action: serde_json::json!({ "go": 2 }), dice: vec![3] });
        assert!(examples.goes("T-1") && examples.refuses("T-1") && examples.is_unshown("T-2"));
        assert!(!examples.goes("T-2") && examples.of("T-2").next().is_none());
    }

    #[test]
    fn what_is_wrong_is_named_by_file_line_and_what_was_expected() {
        let wrong = |old: &str, new: &str| read(&GOOD.replacen(old, new, 1)).unwrap_err().join("\n");
        let cases = [
            ("title.nl", "title.hu", "e.toml:12: expected the languages en, nl"),
            ("clauses = [\"T-1\"]", "clauses = [\"T-9\"]", "e.toml:11: there is no clause \"T-9\""),
            ("id = \"goes\"", "id = \"It goes\"", "e.toml:10: expected an id of small letters, digits and dashes"),
            ("not = \"stop\"\nby = [\"T-1\"]", "not = \"stop\"", "expected by = [\"CLAUSE\"] with not"),
            ("do = { go = 2 }\n", "do = { go = 2 }\nmay = \"stop\"\n", "expected one of do, may and not"),
            (
                "do = { go = 2 }",
                "seat = \"blue\"\ndo = { go = 2 }",
                "e.toml:20: there is no seat \"blue\"; there are red",
            ),
            ("why.nl", "why.fr", "e.toml:6: expected the languages en, nl"),
            ("dice = [3]", "dices = [3]", "e.toml:21: unknown field `dices`"),
        ];
        for (old, new, expected) in cases {
            let found = wrong(old, new);
            assert!(found.contains(expected), "{new}: {found}");
        }
        let twice = format!("{GOOD}{}", &GOOD[GOOD.find("[[example]]").unwrap()..]);
        assert!(read(&twice).unwrap_err()[0].contains("the id \"goes\" is taken: e.toml:9"));
    }
}
