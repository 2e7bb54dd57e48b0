//! `sandtable play`: a game in the terminal, by text, against machine players or somebody at the same keyboard. Every
//! step is saved; a game that was left goes on where it was.

mod briefing;
mod choices;
mod commands;
mod events;
mod inspect;
mod keyboard;
pub mod panels;
pub mod refusals;
mod save;
mod session;
mod steps;

use crate::context::Context;
use crate::failure::Failure;
use crate::open::{self, SetUp, unwritable};
use crate::record;
use crate::sim::players::level;
use ai::Level;
use any_game::{AnyGame, AnyRules, Playable};
use kernel::record::{commitment, peek};
use kernel::{About, Rng, Seat, SeatSet, Text, Words};
use save::Save;
use session::Session;
use std::io::BufRead;
use std::path::{Path, PathBuf};
use std::sync::Arc;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game
    game: String,
    #[command(flatten)]
    set_up: SetUp,
    /// A seat or side that is played at this keyboard; several of them for a game among friends [default: the first
    /// seat]
    #[arg(long = "as", value_name = "SEAT,…", value_delimiter = ',')]
    mine: Vec<String>,
    /// Who plays the other seats: random, recruit, script, regular or veteran
    #[arg(long, value_name = "PLAYER", default_value = "script")]
    against: String,
    /// Who plays one seat, as SEAT=PLAYER: me or one of those; can be given several times
    #[arg(long = "seat", value_name = "SEAT=PLAYER")]
    seats: Vec<String>,
    /// What the dice come from [default: drawn by lot]
    #[arg(long, value_name = "K")]
    seed: Option<u64>,
    /// Where the game is saved, and resumed from if it is there [default: GAME-SCENARIO.record]
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Begin anew even if there is a saved game, which is kept as FILE~
    #[arg(long)]
    new: bool,
    /// Roll real dice and type in what they show
    #[arg(long)]
    entered: bool,
}

pub fn run(args: &Args, context: &mut Context<'_>, input: &mut dyn BufRead) -> Result<(), Failure> {
    let game = context.game(&args.game)?.game;
    let words = context.words_of(game)?;
    let about = game.about();
    let path = match &args.save {
        Some(path) => path.clone(),
        None => {
            let first = about.scenarios.first().map_or("", |s| s.id);
            let scenario = args.set_up.scenario.as_deref().unwrap_or(first);
            PathBuf::from(format!("{}-{scenario}.record", about.id))
        }
    };
    let resumed = path.exists() && !args.new;
    let opened = if resumed { resume(args, game, &path, &words)? } else { begin(args, game, &words)? };
    let seats = seats(args, &about, opened.rules.seats(), &words)?;
    if args.new && path.exists() {
        let mut kept = path.clone().into_os_string();
        kept.push("~");
        std::fs::rename(&path, kept).map_err(|error| unwritable(&path, &error, &words))?;
    }
    // Written anew even if it was there: a last line that was cut off must not stay in the way.
    let save = Save::begin(&path, &opened.the_match.whole_record(), &words)?;
    let mut session = Session::new(opened.the_match, seats, save, about, game.clauses(), words, context.json);
    session.play(resumed, &mut *context.out, input)
}

/// A match with the rules it is played by.
struct Opened {
    rules: Arc<dyn AnyRules>,
    the_match: Box<dyn Playable>,
}

/// The machine player of each seat; none for those played at this keyboard. Seats that have no part in the scenario
/// cannot be chosen.
fn seats(args: &Args, about: &About, in_play: SeatSet, words: &Words) -> Result<Vec<Option<Level>>, Failure> {
    let against = level(&args.against, words)?;
    let mut seats = vec![Some(against); about.seats.len()];
    let find = |name: &str| {
        let by_id: Vec<Seat> = about.in_play(in_play).filter(|(_, s)| s.id == name).map(|(seat, _)| seat).collect();
        let by_side: Vec<Seat> = about.in_play(in_play).filter(|(_, s)| s.side == name).map(|(seat, _)| seat).collect();
        [by_id, by_side].into_iter().find(|found| !found.is_empty()).ok_or_else(|| {
            let known = about.in_play(in_play).map(|(_, s)| s.id);
            let text = Text::new("cli-unknown-seat").name("seat", name.to_owned()).name("game", about.id);
            Failure::usage(words.say(&text.names("known", known)))
        })
    };
    let mut changes = Vec::new();
    for name in &args.mine {
        changes.push((find(name)?, None));
    }
    for pair in &args.seats {
        let Some((name, player)) = pair.split_once('=') else {
            return Err(Failure::usage(words.say(&Text::new("cli-seat-form").name("seat", pair.clone()))));
        };
        let player = if player == "me" { None } else { Some(level(player, words)?) };
        changes.push((find(name)?, player));
    }
    if changes.is_empty() {
        changes.push((in_play.first().into_iter().collect(), None));
    }
    for (found, player) in changes {
        for seat in found {
            if let Some(sits) = seats.get_mut(usize::from(seat.0)) {
                *sits = player;
            }
        }
    }
    Ok(seats)
}

fn begin(args: &Args, game: &dyn AnyGame, words: &Words) -> Result<Opened, Failure> {
    let rules = args.set_up.rules(game, words)?;
    let seed = match args.seed {
        Some(number) => Rng::new(number).seed(),
        None => drawn_by_lot(words)?,
    };
    let begun = if args.entered { rules.begin_on_a_table(seed) } else { rules.begin(seed) };
    let the_match = begun.map_err(|problems| open::cannot_open(&problems, words))?;
    Ok(Opened { rules, the_match })
}

fn drawn_by_lot(words: &Words) -> Result<[u8; 32], Failure> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed)
        .map_err(|error| Failure::usage(words.say(&Text::new("cli-no-chance").name("why", error.to_string()))))?;
    Ok(seed)
}

fn resume(args: &Args, game: &dyn AnyGame, path: &Path, words: &Words) -> Result<Opened, Failure> {
    let shown = path.display().to_string();
    let text = open::read_file(path, words)?;
    let about = game.about();
    let found = peek(&text).map_err(|error| record::not_a_record(path, &error, words))?;
    let other = |key: &'static str, asked: String, found: String| {
        let text = Text::new("cli-save-differs").name("path", shown.clone()).word("what", key);
        Failure::usage(words.say(&text.name("found", found).name("asked", asked)))
    };
    if found.game != about.id {
        return Err(other("cli-game", about.id.to_owned(), found.game));
    }
    if let Some(asked) = args.set_up.scenario.as_ref().filter(|asked| **asked != found.scenario) {
        return Err(other("cli-scenario", asked.clone(), found.scenario));
    }
    for pair in &args.set_up.options {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        let default = about.options.iter().find(|o| o.name == name).map_or("", |o| o.default);
        let there = found.options.get(name).map_or(default, String::as_str);
        if there != value {
            return Err(other("cli-option", pair.clone(), format!("{name}={there}")));
        }
    }
    let rules = record::rules_of(game, found, &args.set_up.data, words)?;
    let record = rules.read(&text).map_err(|error| record::not_a_record(path, &error, words))?;
    let header = record.header();
    if args.seed.is_some_and(|number| commitment(&Rng::new(number).seed()) != header.commitment) {
        return Err(other("cli-seed", args.seed.unwrap_or_default().to_string(), words.word("cli-seed-other")));
    }
    if args.entered && header.seed.is_some() {
        return Err(Failure::usage(words.say(&Text::new("cli-save-rolled").name("path", shown))));
    }
    let the_match = record.resume().map_err(|error| {
        let text = Text::new("cli-save-fails").name("path", path.display().to_string());
        Failure::bad(words.say(&text.name("why", error.to_string())))
    })?;
    Ok(Opened { rules, the_match })
}
