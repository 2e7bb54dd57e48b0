//! `sandtable rules`: the clauses of a rulebook, how the program keeps each, and which tests name it.

mod book;
mod examples;

use crate::columns::Columns;
use crate::context::Context;
use crate::failure::Failure;
use crate::open;
use crate::page;
use crate::style;
use any_game::Listed;
use examples::ExampleCount;
use kernel::{Clause, ClauseBook, ClauseIndex, Kept, Provenance, Text, Words};
use serde::Serialize;
use std::io::Write;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
#[command(after_help = COVERAGE)]
pub struct Args {
    /// The game [default: all games]
    game: Option<String>,
    /// A clause such as BPH-3.2b, or a section such as BPH-3.2 (the letters before the number may be left out)
    clause: Option<String>,
    /// Count the clauses that are kept and tested, and name those no test names (exit code 1 if there are any)
    #[arg(long)]
    coverage: bool,
    /// Draw the examples of the clause
    #[arg(long, requires = "clause", conflicts_with = "coverage")]
    example: bool,
    /// Carry out the examples of a file (games/GAME/examples/NAME.toml) and say what does not hold
    #[arg(long, value_name = "FILE", requires = "game", conflicts_with_all = ["coverage", "example", "clause"])]
    examples: Option<PathBuf>,
    /// Write the rulebook with its examples as one page, to read without a server or to print
    #[arg(long, value_name = "FILE", requires = "game")]
    #[arg(conflicts_with_all = ["coverage", "example", "clause", "examples"])]
    book: Option<PathBuf>,
}

const COVERAGE: &str = "Coverage counts as \"enforced\" every clause the program acts on: it refuses what is against \
                        it (enforced), does it by itself (automatic), has it in its data (set-up) or offers its \
                        readings (option). Definitions are the rest. \"tested\" are the clauses at least one test \
                        names, \"missing\" those none does; tests are found in the tests' own source.";

#[derive(Debug, Serialize)]
struct ClauseAnswer {
    id: String,
    title: String,
    text: String,
    /// The title of its chapter.
    #[serde(skip)]
    chapter: String,
    #[serde(skip)]
    section: String,
    kept: Kept,
    provenance: Provenance,
    #[serde(skip)]
    options: Vec<String>,
    /// Where in the source it is kept.
    source: Vec<&'static str>,
    tests: Vec<&'static str>,
}

#[derive(Debug, Serialize)]
struct Coverage {
    game: &'static str,
    clauses: usize,
    enforced: usize,
    tested: usize,
    missing: Vec<String>,
    /// Ids that tests name but the rulebook does not have.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    unknown: Vec<String>,
    /// Clauses that are shown by examples.
    examples: ExampleCount,
}

pub fn run(args: &Args, context: &mut Context<'_>) -> Result<(), Failure> {
    if let (Some(game), Some(file)) = (&args.game, &args.book) {
        return book::write(context.game(game)?, file, context);
    }
    match (&args.game, &args.examples, &args.clause) {
        (Some(game), Some(file), _) => examples::check(context.game(game)?, file, context),
        (Some(game), None, Some(clause)) if args.example => {
            let listed = context.game(game)?;
            let (_, found) = find_in(listed, Some(clause), context)?;
            let ids: Vec<String> = found.into_iter().map(|clause| clause.id).collect();
            examples::show(listed, &ids, context)
        }
        _ if args.coverage => coverage(args, context),
        _ => clauses(args, context),
    }
}

fn clauses(args: &Args, context: &mut Context<'_>) -> Result<(), Failure> {
    let games = context.games(args.game.as_deref())?.into_iter();
    let found = games.map(|listed| find_in(listed, args.clause.as_deref(), context));
    let found = found.collect::<Result<Vec<_>, Failure>>()?;
    if context.json {
        let all: Vec<&ClauseAnswer> = found.iter().flat_map(|(_, clauses)| clauses).collect();
        return context.write_json(&all);
    }
    for (game, clauses) in &found {
        if args.game.is_none() {
            writeln!(context.out, "{}", style::title(game))?;
        }
        if args.clause.is_some() && clauses.len() <= 12 {
            for clause in clauses {
                write_whole(clause, context)?;
            }
        } else {
            for chapter in clauses.chunk_by(|a, b| a.chapter == b.chapter) {
                write_chapter(chapter, context)?;
            }
        }
    }
    Ok(())
}

/// The title of a chapter and of its clauses.
fn write_chapter(clauses: &[ClauseAnswer], context: &mut Context<'_>) -> Result<(), Failure> {
    let title = clauses.first().map(|clause| style::title(&clause.chapter)).unwrap_or_default();
    writeln!(context.out, "{title}")?;
    let mut columns = Columns::new(2);
    for clause in clauses {
        let kept = kept_word(&context.words, clause.kept);
        columns.row([style::clause(&clause.id), style::faint(kept), clause.title.clone()]);
    }
    Ok(columns.write(context.out)?)
}

/// The name of a game, and the clauses of it that were asked for.
fn find_in(
    listed: Listed,
    clause: Option<&str>,
    context: &Context<'_>,
) -> Result<(String, Vec<ClauseAnswer>), Failure> {
    let Listed { game, index } = listed;
    let words = context.words_of(game)?;
    let (book, id) = (game.clauses(), game.about().id);
    let found = match clause {
        None => book.clauses().iter().collect(),
        Some(wanted) => find(book, wanted).ok_or_else(|| unknown(book, wanted, id, &words))?,
    };
    let name = words.word(&open::key("game", &[id]));
    Ok((name, found.into_iter().map(|clause| answer(clause, index, &words)).collect()))
}

fn answer(clause: &Clause, index: ClauseIndex, words: &Words) -> ClauseAnswer {
    ClauseAnswer {
        id: clause.id.clone(),
        title: words.word(&clause.key()),
        text: words.attribute(&clause.key(), "text").unwrap_or_default(),
        chapter: words.word(&clause.chapter_key()),
        section: clause.section.clone(),
        kept: clause.kept,
        provenance: clause.provenance,
        options: clause.options.clone(),
        source: index.kept_at(&clause.id),
        tests: index.tests_of(&clause.id),
    }
}

/// One clause by its id, or all of a section. `3.2b` is enough where all clauses begin alike.
pub fn find<'a>(book: &'a ClauseBook, wanted: &str) -> Option<Vec<&'a Clause>> {
    let matches = |clause: &Clause, same: &dyn Fn(&str, &str) -> bool| {
        let id = clause.id.to_ascii_lowercase();
        let wanted = wanted.to_ascii_lowercase();
        same(&id, &wanted) || id.split_once('-').is_some_and(|(_, number)| same(number, &wanted))
    };
    let is = |id: &str, wanted: &str| id == wanted;
    // BPH-3.1 holds BPH-3.1a but not BPH-3.10.
    let within = |id: &str, wanted: &str| {
        id.strip_prefix(wanted)
            .is_some_and(|rest| !wanted.is_empty() && !rest.starts_with(|c: char| c.is_ascii_digit()))
    };
    let by = |same: &dyn Fn(&str, &str) -> bool| -> Vec<&Clause> {
        book.clauses().iter().filter(|clause| matches(clause, same)).collect()
    };
    [by(&is), by(&within)].into_iter().find(|found| !found.is_empty())
}

/// The clauses nearest to what was asked for are those that begin alike.
fn unknown(book: &ClauseBook, wanted: &str, game: &'static str, words: &Words) -> Failure {
    let alike = |clause: &&Clause| {
        let (id, wanted) = (clause.id.to_ascii_lowercase(), wanted.to_ascii_lowercase());
        let number = id.split_once('-').map_or("", |(_, number)| number);
        let same = |id: &str| id.bytes().zip(wanted.bytes()).take_while(|(a, b)| a == b).count();
        same(&id).max(same(number))
    };
    let best = book.clauses().iter().map(|clause| alike(&clause)).max().unwrap_or(0);
    let near = book.clauses().iter().filter(|clause| alike(clause) == best).take(8).map(|c| c.id.clone());
    let text = Text::new("cli-unknown-clause").name("clause", wanted.to_owned()).name("game", game);
    Failure::usage(words.say(&text.names("near", near)))
}

fn kept_word(words: &Words, kept: Kept) -> String {
    words.word(match kept {
        Kept::Enforced => "cli-kept-enforced",
        Kept::Automatic => "cli-kept-automatic",
        Kept::Definition => "cli-kept-definition",
        Kept::SetUp => "cli-kept-set-up",
        Kept::Option => "cli-kept-option",
    })
}

fn provenance_word(words: &Words, provenance: Provenance) -> String {
    words.word(match provenance {
        Provenance::Rulebook => "cli-provenance-rulebook",
        Provenance::History => "cli-provenance-history",
        Provenance::Published => "cli-provenance-published",
        Provenance::House => "cli-provenance-house",
    })
}

fn write_whole(clause: &ClauseAnswer, context: &mut Context<'_>) -> Result<(), Failure> {
    let words = &context.words;
    writeln!(context.out, "{}  {}", style::clause(&clause.id), style::title(&clause.title))?;
    write!(context.out, "{}", page::indented(&clause.text, 2))?;
    let mut facts = Columns::new(2);
    facts.row([style::faint(words.word("cli-chapter")), clause.chapter.clone()]);
    facts.row([style::faint(words.word("cli-section")), clause.section.clone()]);
    facts.row([style::faint(words.word("cli-kept")), kept_word(words, clause.kept)]);
    facts.row([style::faint(words.word("cli-provenance")), provenance_word(words, clause.provenance)]);
    if !clause.options.is_empty() {
        facts.row([style::faint(words.word("cli-options")), clause.options.join(", ")]);
    }
    if !clause.source.is_empty() {
        facts.row([style::faint(words.word("cli-source")), clause.source.join(", ")]);
    }
    let tests = if clause.tests.is_empty() { style::bad(words.word("cli-none")) } else { clause.tests.join(", ") };
    facts.row([style::faint(words.word("cli-tests")), tests]);
    facts.write(context.out)?;
    Ok(writeln!(context.out)?)
}

fn coverage(args: &Args, context: &mut Context<'_>) -> Result<(), Failure> {
    let all = context.games(args.game.as_deref())?.into_iter().map(count).collect::<Result<Vec<Coverage>, _>>()?;
    if context.json {
        match &all[..] {
            [one] if args.game.is_some() => context.write_json(one)?,
            _ => context.write_json(&all)?,
        }
    } else {
        for count in &all {
            write_coverage(count, &context.words, context.out)?;
        }
    }
    let complete = all.iter().all(|count| count.missing.is_empty() && count.unknown.is_empty());
    if complete { Ok(()) } else { Err(Failure::said()) }
}

fn count(listed: Listed) -> Result<Coverage, Failure> {
    let Listed { game, index } = listed;
    let book = game.clauses();
    let missing: Vec<String> = index.untested(book).into_iter().map(|c| c.id.clone()).collect();
    Ok(Coverage {
        game: game.about().id,
        clauses: book.clauses().len(),
        enforced: book.clauses().iter().filter(|c| c.kept != Kept::Definition).count(),
        tested: book.clauses().len() - missing.len(),
        missing,
        unknown: index.unknown_in_tests(book).into_iter().map(|(id, test)| format!("{id} ({test})")).collect(),
        examples: examples::count(listed)?,
    })
}

fn write_coverage(count: &Coverage, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{}", style::title(count.game))?;
    let mut columns = Columns::new(2).right(&[1]);
    for (key, number) in [
        ("cli-coverage-clauses", count.clauses),
        ("cli-coverage-enforced", count.enforced),
        ("cli-coverage-tested", count.tested),
        ("cli-coverage-missing", count.missing.len()),
    ] {
        columns.row([words.word(key), number.to_string()]);
    }
    columns.write(out)?;
    if !count.missing.is_empty() {
        write!(out, "{}", style::bad(page::indented(&count.missing.join(" "), 4)))?;
    }
    if !count.unknown.is_empty() {
        writeln!(out, "  {}", words.word("cli-coverage-unknown"))?;
        write!(out, "{}", style::bad(page::indented(&count.unknown.join(" "), 4)))?;
    }
    examples::write_count(&count.examples, words, out)
}
