//! `sandtable record`: a record is the truth about a game. It can be told, folded, checked and written anew.

mod export;
mod replay;
mod show;
pub mod story;
mod verify;

use crate::context::Context;
use crate::failure::Failure;
use crate::open::{self, Data, Opened};
use crate::registry::Visit;
use kernel::record::{Header, Record, RecordError};
use kernel::{About, Game, Text, Title, Words};
use std::path::{Path, PathBuf};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    /// Tell the game step by step
    Show(show::Args),
    /// Fold it to its end through the fast door
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

pub type RecordOf<G> = Record<<G as Game>::Position, <G as Game>::Action>;

/// A record with the game it is of.
struct Loaded<G: Game> {
    record: RecordOf<G>,
    opened: Opened<G>,
    about: About,
    words: Words,
}

/// Something to be done with a record, whichever game it is of.
trait Use {
    fn with<G: Game>(self, loaded: &Loaded<G>, context: &mut Context<'_>) -> Result<(), Failure>;
}

pub fn run(args: &Args, context: &mut Context<'_>) -> Result<(), Failure> {
    match &args.what {
        What::Show(args) => load(&args.file, show::Show(args), context),
        What::Replay(file) => load(file, replay::Replay, context),
        What::Verify(file) => load(file, verify::Verify, context),
        What::Export(args) => load(&args.file, export::Export(args), context),
    }
}

fn load<U: Use>(file: &File, action: U, context: &mut Context<'_>) -> Result<(), Failure> {
    let text = open::read_file(&file.file, &context.words)?;
    let path = &file.file;
    let peek = kernel::record::peek(&text).map_err(|error| not_a_record(path, &error, &context.words))?;
    let words = crate::languages::ours(context.lang)?;
    open::game(&peek.game, &words, Load { file, text: &text, action, context })
}

struct Load<'a, 'b, 'c, U> {
    file: &'a File,
    text: &'a str,
    action: U,
    context: &'b mut Context<'c>,
}

impl<U: Use> Visit for Load<'_, '_, '_, U> {
    type Out = Result<(), Failure>;

    fn visit<T: Title>(self, title: &T) -> Self::Out {
        let words = self.context.words_of(title)?;
        let record = read::<T::Game>(self.text, &self.file.file, &words)?;
        let data = self.file.data.read(&words)?;
        let Header { scenario, options, files, .. } = &record.header;
        // Files of the record's own are what it was played with, unless others are given.
        let data = if data.is_empty() { files } else { &data };
        let opened = open::open(title, data, scenario.clone(), options.clone(), &words)?;
        let loaded = Loaded { record, opened, about: title.about(), words };
        self.action.with(&loaded, self.context)
    }
}

/// Reads the text of a record.
pub fn read<G: Game>(text: &str, path: &Path, words: &Words) -> Result<RecordOf<G>, Failure> {
    RecordOf::<G>::read(text).map_err(|error| not_a_record(path, &error, words))
}

pub fn not_a_record(path: &Path, error: &RecordError, words: &Words) -> Failure {
    let text = Text::new("cli-not-a-record").name("path", path.display().to_string()).name("why", error.to_string());
    Failure::usage(words.say(&text))
}
