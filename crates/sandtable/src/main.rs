//! The program. `run` takes the games, the arguments, the input and both outputs, so that tests can call it.

mod admin;
mod backup;
mod columns;
mod context;
mod failure;
mod games;
mod index;
mod ladder;
mod languages;
mod map;
mod odds;
mod open;
mod page;
mod play;
mod quotas;
mod record;
mod registry;
mod rules;
mod serve;
mod sim;
mod style;

#[cfg(test)]
mod tests;
#[cfg(test)]
mod toy;

use any_game::Games;
use clap::Parser;
use context::Context;
use failure::Failure;
use std::ffi::OsString;
use std::io::{BufRead, Write};
use std::process::ExitCode;

/// Matches come and go on many threads. The system's allocator keeps what each thread has freed and takes more for the
/// next one, so that a server grew by a hundred kilobytes for a match that was long gone.
#[global_allocator]
static HEAP: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Wargames of the Second World War with their rules enforced.
#[derive(Debug, Parser)]
#[command(name = "sandtable", version, arg_required_else_help = true, after_help = EXIT_CODES)]
struct Cli {
    /// Answer in JSON, for machines
    #[arg(long, global = true, help_heading = "Answer")]
    json: bool,
    /// The language of the answer: en, el, es, hu, nl or ru [default: the language of the environment, or en]
    #[arg(long, global = true, value_name = "LANG", help_heading = "Answer")]
    lang: Option<String>,
    #[command(subcommand)]
    command: Command,
}

const EXIT_CODES: &str = "Exit codes: 0 all is well; 1 what was asked about is bad (a record that does not verify, a \
                          clause without a test); 2 the question could not be understood or answered; 130 it was \
                          stopped by Ctrl+C.";

#[derive(Debug, clap::Subcommand)]
enum Command {
    /// The games with their seats, scenarios and options
    Games(games::Args),
    /// The clauses of a rulebook: what they say and how they are kept
    Rules(rules::Args),
    /// Let machine players play many games against each other
    Sim(sim::Args),
    /// Let every machine player meet every other, and rate them
    Ladder(ladder::Args),
    /// The exact odds of a fight
    Odds(odds::Args),
    /// Look at the record of a game: show, replay, verify or export it
    Record(record::Args),
    /// Play a game in the terminal
    Play(play::Args),
    /// Serve matches to browsers and bots
    Serve(Box<serve::Configured>),
    /// Copy the store into one file, also while it is being served
    Backup(backup::Args),
    /// Look after a store: list, show, export, import, prune, delete and move matches, give out keys, restore
    Admin(admin::Args),
    /// Print the description of the server's API (OpenAPI 3.1)
    Openapi,
}

fn main() -> ExitCode {
    let stdin = std::io::stdin();
    let (mut out, mut errors) = (std::io::stdout().lock(), std::io::stderr());
    run(&registry::games(), std::env::args_os(), &mut stdin.lock(), &mut out, &mut errors).into()
}

fn run(
    games: &Games,
    args: impl IntoIterator<Item = OsString>,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
    errors: &mut dyn Write,
) -> u8 {
    let cli = match Cli::try_parse_from(args) {
        Ok(cli) => cli,
        Err(error) => return say_usage(&error, out, errors),
    };
    let done = Context::new(games, cli.lang.as_deref(), cli.json, out).and_then(|mut context| {
        obey(cli.command, &mut context, input)?;
        Ok(context.out.flush()?)
    });
    match done {
        Ok(()) => 0,
        Err(failure) => {
            if !failure.message.is_empty() {
                // Nobody is left to be told if this fails.
                let _ = writeln!(errors, "{} {}", style::alarm("error:"), failure.message);
            }
            failure.code
        }
    }
}

fn obey(command: Command, context: &mut Context<'_>, input: &mut dyn BufRead) -> Result<(), Failure> {
    match command {
        Command::Games(args) => games::run(&args, context),
        Command::Rules(args) => rules::run(&args, context),
        Command::Sim(args) => sim::run(&args, context),
        Command::Ladder(args) => ladder::run(&args, context),
        Command::Odds(args) => odds::run(&args, context),
        Command::Record(args) => record::run(&args, context),
        Command::Play(args) => play::run(&args, context, input),
        Command::Serve(args) => serve::run(&args, context),
        Command::Backup(args) => backup::run(&args, context),
        Command::Admin(args) => admin::run(&args, context),
        Command::Openapi => context.write_json(&server::openapi()),
    }
}

/// Help and version go out with code 0, mistakes to the errors with code 2.
fn say_usage<'w>(error: &clap::Error, out: &'w mut dyn Write, errors: &'w mut dyn Write) -> u8 {
    let rendered = error.render();
    let text = if console::colors_enabled() { rendered.ansi().to_string() } else { rendered.to_string() };
    let code = u8::try_from(error.exit_code()).unwrap_or(failure::USAGE);
    let to = if code == 0 { out } else { errors };
    // As above: nobody is left to be told.
    let _ = write!(to, "{text}").and_then(|()| to.flush());
    code
}
