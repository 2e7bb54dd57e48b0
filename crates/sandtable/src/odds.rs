//! `sandtable odds`: the exact distribution of a fight. What has to be said to describe a fight differs from game to
//! game, and so does the answer; each has a file of its own.

mod axis_allies;
mod europe;
mod hungary;
mod totaler_krieg;

use crate::context::Context;
use crate::failure::Failure;
use kernel::Text;
use std::ffi::OsString;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    game: Game,
}

#[derive(Debug, clap::Subcommand)]
#[command(subcommand_value_name = "GAME", subcommand_help_heading = "Games", disable_help_subcommand = true)]
enum Game {
    /// Odds column, shifts and die against the steps of the defender
    #[command(name = hungary::ID)]
    Hungary(hungary::Args),
    /// Units against units until one side is gone, or a raid
    #[command(name = axis_allies::ID)]
    AxisAllies(axis_allies::Args),
    /// Units against units on land, at sea or in the air; ships that want to intervene
    #[command(name = europe::ID)]
    Europe(europe::Args),
    /// Odds column, every shift with its clause, and the table
    #[command(name = totaler_krieg::ID)]
    TotalerKrieg(Box<totaler_krieg::Args>),
    #[command(external_subcommand)]
    Other(Vec<OsString>),
}

/// The games a fight can be asked about.
const GAMES: [&str; 4] = [hungary::ID, axis_allies::ID, europe::ID, totaler_krieg::ID];

pub fn run(args: &Args, context: &mut Context<'_>) -> Result<(), Failure> {
    match &args.game {
        Game::Hungary(args) => hungary::run(args, context),
        Game::AxisAllies(args) => axis_allies::run(args, context),
        Game::Europe(args) => europe::run(args, context),
        Game::TotalerKrieg(args) => totaler_krieg::run(args, context),
        Game::Other(words) => {
            let id = words.first().map(|id| id.to_string_lossy().into_owned()).unwrap_or_default();
            let text = Text::new("cli-odds-unknown-game").name("game", id).names("known", GAMES);
            Err(Failure::usage(context.say(&text)))
        }
    }
}
