//! `sandtable sim`: many games between machine players. The same seed gives the same result on any number of threads.

use crate::columns::Columns;
use crate::context::Context;
use crate::failure::Failure;
use crate::open::{self, SetUp};
use crate::style;
use ai::batch::{self, Batch, Tally};
use ai::{Level, SeatingError, seating};
use any_game::CannotSimulate;
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{About, Seat, SeatAbout, SeatSet, Text, Words};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;
use std::time::Instant;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game
    game: String,
    #[command(flatten)]
    set_up: SetUp,
    /// The players, one for each seat or one for each side: random, recruit, script, regular or veteran [default:
    /// script for all]
    #[arg(long, value_name = "PLAYER,…", value_delimiter = ',')]
    seats: Vec<String>,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// What all chance comes from
    #[arg(long, value_name = "K", default_value_t = 1)]
    seed: u64,
    /// Threads [default: one for each core]
    #[arg(long, value_name = "J", default_value_t = 0, hide_default_value = true)]
    jobs: usize,
    /// Actions after which a game is given up as never ending
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    cap: u64,
}

#[derive(Debug, Serialize)]
struct Answer {
    games: u64,
    actions: u64,
    seconds: f64,
    actions_per_second: f64,
    wins: BTreeMap<String, u64>,
    draws: u64,
    mean_actions: f64,
    mean_turns: f64,
    results: BTreeMap<String, u64>,
}

pub fn run(args: &Args, context: &mut Context<'_>) -> Result<(), Failure> {
    let game = context.game(&args.game)?.game;
    let words = context.words_of(game)?;
    let about = game.about();
    let set_up = args.set_up.read(&about, &words)?;
    let rules = open::rules(game, &set_up, &words)?;
    let levels = levels(&args.seats, &about, rules.seats(), &words)?;
    let batch = Batch { levels, games: args.games, seed: args.seed, jobs: args.jobs, cap: args.cap };
    let progress = progress(args.games);
    let began = Instant::now();
    let tally = rules.simulate(&batch, &|| progress.inc(1));
    let seconds = began.elapsed().as_secs_f64();
    progress.finish_and_clear();
    let tally = tally.map_err(|error| match error {
        CannotSimulate::SetUp(problems) => open::cannot_open(&problems, &words),
        CannotSimulate::Batch(error) => {
            Failure::bad(words.say(&Text::new("cli-sim-went-wrong").name("error", error.to_string())))
        }
    })?;
    if context.json {
        return context.write_json(&answer(tally, seconds, &about, rules.seats()));
    }
    let lines = about.in_play(rules.seats()).map(|(Seat(i), seat)| {
        let i = usize::from(i);
        (words.word(&open::key("seat", &[seat.id])), batch.levels[i].name(), tally.wins[i])
    });
    write(&tally, seconds, &set_up.scenario, lines.collect(), &words, context.out)
}

/// Who plays each seat. Those that have no part in the scenario are not asked for.
fn levels(names: &[String], about: &About, in_play: SeatSet, words: &Words) -> Result<Vec<Level>, Failure> {
    let mut all = vec![Level::Script; about.seats.len()];
    if names.is_empty() {
        return Ok(all);
    }
    let (seats, abouts): (Vec<Seat>, Vec<SeatAbout>) = about.in_play(in_play).map(|(s, a)| (s, a.clone())).unzip();
    let levels = names.iter().map(|name| level(name, words)).collect::<Result<Vec<_>, _>>()?;
    let levels = seating(&levels, &abouts).map_err(|SeatingError { given, seats, sides }| {
        let text = Text::new("cli-seating").number("given", given as i64).names("seats", seats).names("sides", sides);
        Failure::usage(words.say(&text))
    })?;
    for (seat, level) in seats.into_iter().zip(levels) {
        all[usize::from(seat.0)] = level;
    }
    Ok(all)
}

/// A machine player by name.
pub fn level(name: &str, words: &Words) -> Result<Level, Failure> {
    name.trim().parse().map_err(|_| {
        let known = Level::ALL.map(Level::name);
        let text = Text::new("cli-unknown-player").name("player", name.to_owned()).names("known", known);
        Failure::usage(words.say(&text))
    })
}

/// Seen on a terminal only.
fn progress(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{bar:40.cyan/blue} {pos}/{len}  {per_sec}  {eta}") {
        bar.set_style(style);
    }
    bar
}

fn answer(tally: Tally, seconds: f64, about: &About, in_play: SeatSet) -> Answer {
    Answer {
        games: tally.games,
        actions: tally.actions,
        seconds,
        actions_per_second: per_second(&tally, seconds),
        wins: about.in_play(in_play).map(|(seat, s)| (s.id.to_owned(), tally.wins[usize::from(seat.0)])).collect(),
        draws: tally.draws,
        mean_actions: tally.mean_actions(),
        mean_turns: tally.mean_turns(),
        results: tally.results,
    }
}

fn per_second(tally: &Tally, seconds: f64) -> f64 {
    if seconds > 0.0 { tally.actions as f64 / seconds } else { 0.0 }
}

fn write(
    tally: &Tally,
    seconds: f64,
    scenario: &str,
    seats: Vec<(String, &'static str, u64)>,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let scenario = open::named(words, "scenario", scenario);
    let head = Text::new("cli-sim-head").number("n", tally.games as i64).name("scenario", scenario);
    writeln!(out, "{}", style::title(words.say(&head)))?;
    let mut wins = Columns::new(2).right(&[2, 3]);
    for (name, player, won) in seats.into_iter().chain([(words.word("cli-draws"), "", tally.draws)]) {
        let (low, high) = batch::interval(won, tally.games);
        let share = won as f64 / tally.games.max(1) as f64;
        let range = format!("({} – {})", style::percent(words, low), style::percent(words, high));
        let share = style::percent(words, share);
        wins.row([name, style::faint(player), won.to_string(), share, style::faint(range)]);
    }
    wins.write(out)?;
    writeln!(out)?;
    let mut results = Columns::new(2).right(&[1]);
    for (key, count) in &tally.results {
        let name = if words.has(key) { words.word(key) } else { key.clone() };
        results.row([if name.starts_with('⟦') { key.clone() } else { name }, count.to_string()]);
    }
    results.write(out)?;
    writeln!(out)?;
    let mut facts = Columns::new(2).right(&[1]);
    facts.row([words.word("cli-sim-mean-actions"), style::decimal(words, tally.mean_actions(), 1)]);
    facts.row([words.word("cli-sim-mean-turns"), style::decimal(words, tally.mean_turns(), 1)]);
    facts.row([words.word("cli-sim-seconds"), style::decimal(words, seconds, 2)]);
    facts.row([words.word("cli-sim-rate"), style::decimal(words, per_second(tally, seconds), 0)]);
    Ok(facts.write(out)?)
}
