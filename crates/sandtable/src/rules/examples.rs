//! Examples of clauses in the terminal: drawn, carried out, and counted.

use super::kept_word;
use crate::columns::Columns;
use crate::context::Context;
use crate::failure::Failure;
use crate::map::Map;
use crate::{page, style};
use any_game::{AnyGame, Listed, SetUp};
use kernel::examples::{Said, Staged, StagedStep, Stand, Unshown};
use kernel::title::in_short;
use kernel::{Clause, Example, Examples, Kept, Problem, Text, Words};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::Path;

/// How many clauses of a kind have examples.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct OfKind {
    pub clauses: usize,
    /// Something that goes is shown.
    pub goes: usize,
    /// Something is shown that is refused.
    pub refused: usize,
    /// All that has to be shown is: both for what is enforced, what goes for the rest.
    pub whole: usize,
    /// It says why it cannot be shown.
    pub unshown: usize,
}

/// What the examples of a game come to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ExampleCount {
    pub examples: usize,
    /// Clauses with at least one example.
    pub clauses: usize,
    pub by_kind: BTreeMap<&'static str, OfKind>,
    /// Enforced and automatic clauses that are not shown, or not wholly.
    pub missing: Vec<String>,
}

const KINDS: [(Kept, &str); 5] = [
    (Kept::Enforced, "enforced"),
    (Kept::Automatic, "automatic"),
    (Kept::SetUp, "set-up"),
    (Kept::Option, "option"),
    (Kept::Definition, "definition"),
];

pub fn count(listed: Listed) -> Result<ExampleCount, Failure> {
    let examples = of(listed)?;
    let clauses = listed.game.clauses().clauses();
    let mut by_kind = BTreeMap::new();
    for (kept, name) in KINDS {
        let mut of_kind = OfKind::default();
        for clause in clauses.iter().filter(|clause| clause.kept == kept) {
            of_kind.clauses += 1;
            of_kind.goes += usize::from(examples.goes(&clause.id));
            of_kind.refused += usize::from(examples.refuses(&clause.id));
            of_kind.whole += usize::from(examples.is_whole(clause));
            of_kind.unshown += usize::from(examples.is_unshown(&clause.id));
        }
        by_kind.insert(name, of_kind);
    }
    let due = |clause: &&Clause| matches!(clause.kept, Kept::Enforced | Kept::Automatic) && !examples.is_whole(clause);
    Ok(ExampleCount {
        examples: examples.all.len(),
        clauses: clauses.iter().filter(|clause| examples.of(&clause.id).next().is_some()).count(),
        by_kind,
        missing: clauses.iter().filter(due).map(|clause| clause.id.clone()).collect(),
    })
}

pub fn write_count(count: &ExampleCount, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let mut columns = Columns::new(2).right(&[1, 2, 3, 4]);
    let head =
        ["cli-examples", "cli-coverage-clauses", "cli-examples-go", "cli-examples-refused", "cli-examples-whole"];
    columns.row(head.map(|key| style::faint(words.word(key))));
    for (kept, name) in KINDS {
        let Some(of_kind) = count.by_kind.get(name).filter(|of_kind| of_kind.clauses > 0) else { continue };
        let numbers = [of_kind.clauses, of_kind.goes, of_kind.refused, of_kind.whole].map(|n| n.to_string());
        let [clauses, goes, refused, whole] = numbers;
        columns.row([kept_word(words, kept), clauses, goes, refused, whole]);
    }
    columns.write(out)?;
    let sum = Text::new("cli-examples-sum").number("examples", count.examples as i64);
    let sum = sum.number("clauses", count.clauses as i64).number("missing", count.missing.len() as i64);
    Ok(writeln!(out, "  {}", words.say(&sum))?)
}

/// The examples of a game; files that are part of the program are read by its tests.
pub fn of(listed: Listed) -> Result<Examples, Failure> {
    listed.examples().map_err(|problems| Failure::bad(in_short(&problems)))
}

/// Draws the examples of a clause.
pub fn show(listed: Listed, clauses: &[String], context: &mut Context<'_>) -> Result<(), Failure> {
    let examples = of(listed)?;
    let words = context.words_of(listed.game)?;
    let shown: Vec<&Example> =
        examples.all.iter().filter(|example| clauses.iter().any(|clause| example.shows(clause))).collect();
    let language = listed.game.words_for(context.lang).0;
    let unshown: Vec<&Unshown> = examples.unshown.iter().filter(|one| clauses.contains(&one.clause)).collect();
    for Unshown { clause, why } in &unshown {
        let why = why.get(language).map(String::as_str).unwrap_or_default();
        writeln!(context.out, "{}  {why}", style::clause(clause))?;
    }
    if shown.is_empty() && unshown.is_empty() {
        let text = Text::new("cli-examples-none").names("clauses", clauses.to_vec());
        return Err(Failure::bad(words.say(&text)));
    }
    for example in shown {
        let staged = stage(listed.game, example).map_err(|problems| Failure::bad(in_short(&problems)))?;
        Drawn { game: listed.game, words: &words, language }.write(example, &staged, context.out)?;
    }
    Ok(())
}

pub fn stage(game: &dyn AnyGame, example: &Example) -> Result<Staged, Vec<Problem>> {
    game.open(&SetUp::of(example))?.stage(example)
}

/// Carries out the examples of a file and says what does not hold.
pub fn check(listed: Listed, file: &Path, context: &mut Context<'_>) -> Result<(), Failure> {
    let name = file.display().to_string();
    let text = fs::read_to_string(file).map_err(|error| Failure::usage(format!("{name}: {error}")))?;
    let game = listed.game;
    let read = Examples::read(&game.about(), game.clauses(), [(name.as_str(), text.as_str())]);
    let examples = read.map_err(|problems| told(&problems))?;
    let faults = examples.all.iter().filter_map(|example| stage(game, example).err());
    let problems: Vec<Problem> = faults.flatten().collect();
    if !problems.is_empty() {
        return Err(told(&problems));
    }
    let text = Text::new("cli-examples-hold").number("n", examples.all.len() as i64);
    let line = style::good(context.say(&text));
    Ok(writeln!(context.out, "{line}")?)
}

fn told(problems: &[Problem]) -> Failure {
    let lines: Vec<String> = problems.iter().map(Problem::to_string).collect();
    Failure::bad(lines.join("\n"))
}

/// An example as letters.
struct Drawn<'a> {
    game: &'a dyn AnyGame,
    words: &'a Words,
    language: &'a str,
}

impl Drawn<'_> {
    fn write(&self, example: &Example, staged: &Staged, out: &mut dyn Write) -> Result<(), Failure> {
        let clauses: Vec<String> = example.clauses.iter().map(style::clause).collect();
        writeln!(out, "{}  {}", style::title(self.said(&example.title)), clauses.join(" "))?;
        let about = self.game.about();
        let (columns, lines) = page::size();
        let map = Map { board: &staged.board, scene: &staged.scene, about: &about, words: self.words };
        write!(out, "{}", map.around(None, columns, lines))?;
        for step in &staged.steps {
            self.write_step(step, out)?;
        }
        Ok(writeln!(out)?)
    }

    fn write_step(&self, step: &StagedStep, out: &mut dyn Write) -> Result<(), Failure> {
        let label = step.label.as_ref().map(|label| self.words.say(label));
        if let Some(label) = label {
            let mark = match step.stand {
                Stand::Refused => style::bad('✗'),
                _ => style::good('✓'),
            };
            let dice: Vec<String> = step.dice.iter().map(ToString::to_string).collect();
            writeln!(out, "  {mark} {label} {}", style::faint(dice.join(" ")))?;
        }
        for reason in &step.reasons {
            writeln!(out, "      {} {}", style::clause(&reason.clause), self.words.say(&reason.facts))?;
        }
        if !step.say.is_empty() {
            write!(out, "{}", page::indented(&self.said(&step.say), 6))?;
        }
        Ok(())
    }

    fn said(&self, said: &Said) -> String {
        said.get(self.language).cloned().unwrap_or_default()
    }
}
