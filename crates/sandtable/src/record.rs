//! `sandtable record`: the record of a match can be told, replayed, checked and written anew.

mod export;
mod replay;
mod show;
mod verify;

use crate::context::Context;
use crate::failure::Failure;
use crate::open::{self, Data};
use any_game::{AnyGame, AnyRecord, AnyRules, SetUp};
use kernel::record::{self, Peek, RecordError};
use kernel::{About, Text, Words};
use std::path::{Path, PathBuf};
use std::sync::Arc;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    /// Tell the game step by step
    Show(show::Args),
    /// Apply every step unchecked, and show where it leads
    Replay(File),
    /// Check every action, die and hash (exit code 1 if something does not hold)
    Verify(File),
    /// Write it anew, whole or in part
    Export(export::Args),
}

#[derive(Debug, clap::Args)]
pub struct File {
    /// The record
    file: PathBuf,
    #[command(flatten)]
    data: Data,
}

/// A record with the game it is of.
struct Loaded {
    record: Box<dyn AnyRecord>,
    about: About,
    words: Words,
}

pub fn run(args: &Args, context: &mut Context<'_>) -> Result<(), Failure> {
    match &args.what {
        What::Show(args) => show::run(args, &load(&args.file, context)?, context),
        What::Replay(file) => replay::run(&load(file, context)?, context),
        What::Verify(file) => verify::run(&load(file, context)?, context),
        What::Export(args) => export::run(args, load(&args.file, context)?, context),
    }
}

fn load(file: &File, context: &Context<'_>) -> Result<Loaded, Failure> {
    let text = open::read_file(&file.file, &context.words)?;
    let peek = record::peek(&text).map_err(|error| not_a_record(&file.file, &error, &context.words))?;
    let game = context.game(&peek.game)?.game;
    let words = context.words_of(game)?;
    let record = rules_of(game, peek, &file.data, &words)?.read(&text);
    let record = record.map_err(|error| not_a_record(&file.file, &error, &words))?;
    Ok(Loaded { record, about: game.about(), words })
}

/// The rules a record is read by. Files of the record's own are what it was played with, unless others are given.
pub fn rules_of(game: &dyn AnyGame, peek: Peek, data: &Data, words: &Words) -> Result<Arc<dyn AnyRules>, Failure> {
    let Peek { scenario, options, files, .. } = peek;
    let given = data.read(words)?;
    let files = if given.is_empty() { files } else { given };
    open::rules(game, &SetUp { scenario, options, files }, words)
}

pub fn not_a_record(path: &Path, error: &RecordError, words: &Words) -> Failure {
    let text = Text::new("cli-not-a-record").name("path", path.display().to_string()).name("why", error.to_string());
    Failure::usage(words.say(&text))
}
