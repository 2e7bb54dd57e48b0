//! `sandtable sim`: many games between machine players. The same seed gives the same result on any number of threads.

pub mod following;
pub mod keep;
pub mod players;
mod plot;
mod report;
mod stop;
mod summary;

use crate::columns::Columns;
use crate::context::Context;
use crate::failure::Failure;
use crate::open::{self, SetUp};
use crate::serve::INTERRUPTED;
use crate::style;
use ai::{Measured, Played, Seating, Series};
use keep::Kept;
use kernel::{About, Seat, SeatSet, Text, Words};
use players::Side;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;
use summary::{Games, Share};

#[derive(Debug, clap::Args)]
#[command(after_help = KEPT)]
pub struct Args {
    /// The game
    game: String,
    #[command(flatten)]
    set_up: SetUp,
    /// The players, one for each seat or one for each side: random, recruit, script, regular or veteran [default:
    /// script for all]
    #[arg(long, value_name = "PLAYER,…", value_delimiter = ',')]
    seats: Vec<String>,
    /// Play every seed twice, the two players changing sides; the number of games is even
    #[arg(long)]
    mirrored: bool,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    #[command(flatten)]
    run: Run,
    /// Write a page with figures and plots: shares, lengths, points by turn, losses, actions, time
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Where games are kept as they end [default: beside the report, FILE.games]
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
}

/// How games of a series are played; a ladder is several of them.
#[derive(Copy, Clone, Debug, clap::Args)]
pub struct Run {
    /// What all chance comes from
    #[arg(long, value_name = "K", default_value_t = 1)]
    pub seed: u64,
    /// Threads [default: one for each core]
    #[arg(long, value_name = "J", default_value_t = 0, hide_default_value = true)]
    jobs: usize,
    /// Actions after which a game is given up as never ending
    #[arg(long, value_name = "N", default_value_t = 1_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    cap: u64,
}

impl Run {
    pub fn series(self, seating: Seating, measured: Measured) -> Series {
        Series { seating, seed: self.seed, jobs: self.jobs, cap: self.cap, measured }
    }
}

const KEPT: &str = "A series with --report or --keep is kept game by game. Ctrl+C ends it with what there is; the same \
                    command goes on with the rest, and one with more --games adds to it.";

#[derive(Debug, Serialize)]
struct Answer {
    games: u64,
    actions: u64,
    seconds: f64,
    actions_per_second: f64,
    wins: BTreeMap<String, u64>,
    draws: u64,
    #[serde(skip_serializing_if = "is_none")]
    given_up: u64,
    mean_actions: f64,
    mean_turns: f64,
    results: BTreeMap<String, u64>,
    /// Of players who change sides: games, points (a draw is a half), share and its interval.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    players: BTreeMap<&'static str, PlayerAnswer>,
}

fn is_none(count: &u64) -> bool {
    *count == 0
}

#[derive(Debug, Serialize)]
struct PlayerAnswer {
    games: u64,
    points: f64,
    share: f64,
    interval: (f64, f64),
}

/// A series with all that is needed to tell of it.
struct Told<'a> {
    about: &'a About,
    in_play: SeatSet,
    sides: &'a [Side],
    series: &'a Series,
    played: &'a [Played],
    seconds: f64,
}

pub fn run(args: &Args, context: &mut Context<'_>) -> Result<(), Failure> {
    let game = context.game(&args.game)?.game;
    let words = context.words_of(game)?;
    let about = game.about();
    let set_up = args.set_up.read(&about, &words)?;
    let rules = open::rules(game, &set_up, &words)?;
    let sides = Side::all(&about, rules.seats());
    let series = args.series(&about, rules.seats(), &sides, &words)?;
    let report = args.report.as_deref().map(|path| report::Target::open(path, &words)).transpose()?;
    let kept = match args.keep_path() {
        Some(path) => Some(Kept::open(&path, &keep::heading(&about, &set_up, &series)?, &words)?),
        None => None,
    };
    let (bar, began) = (following::bar(args.games), Instant::now());
    let played = following::play(rules.as_ref(), &series, args.games, kept.as_ref(), &bar, &words);
    let seconds = began.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let played = played?;
    if let Some(target) = report {
        let games = Games { played: &played, seating: &series.seating, sides: &sides };
        let command = args.command(&set_up.scenario);
        let kinds = rules.kinds();
        let of = report::Of { about: &about, scenario: &set_up.scenario, wanted: args.games, games, kinds, command };
        target.write(&report::page(&of, &words), &words)?;
    }
    let told = Told { about: &about, in_play: rules.seats(), sides: &sides, series: &series, played: &played, seconds };
    if context.json {
        context.write_json(&answer(&told))?;
    } else {
        write(&told, &set_up.scenario, &words, context.out)?;
        if let Some(path) = &args.report {
            let text = Text::new("cli-sim-report").name("file", path.display().to_string());
            writeln!(context.out, "\n{}", words.say(&text))?;
        }
    }
    if (played.len() as u64) < args.games { Err(stopped(&played, args.games, kept.as_ref(), &words)) } else { Ok(()) }
}

/// What is said when somebody has pressed Ctrl+C.
fn stopped(played: &[Played], games: u64, kept: Option<&(Kept, Vec<Played>)>, words: &Words) -> Failure {
    let text = Text::new("cli-sim-stopped").number("done", played.len() as i64).number("games", games as i64);
    let mut message = words.say(&text);
    if let Some((kept, _)) = kept {
        let file = Text::new("cli-sim-kept").name("file", kept.path.display().to_string());
        message = format!("{message} {}", words.say(&file));
    }
    Failure { code: INTERRUPTED, message }
}

impl Args {
    fn series(&self, about: &About, in_play: SeatSet, sides: &[Side], words: &Words) -> Result<Series, Failure> {
        let levels = players::levels(&self.seats, about, in_play, words)?;
        let seating = match self.mirrored {
            true => players::mirror(&levels, self.games, sides, words)?,
            false => Seating::Fixed(levels),
        };
        let measured = if self.keep_path().is_some() { Measured::Everything } else { Measured::End };
        Ok(self.run.series(seating, measured))
    }

    fn keep_path(&self) -> Option<PathBuf> {
        let beside = |report: &PathBuf| {
            let mut name = report.clone().into_os_string();
            name.push(".games");
            PathBuf::from(name)
        };
        self.keep.clone().or_else(|| self.report.as_ref().map(beside))
    }

    /// The command that gives the same page again. On how many threads does not matter to it.
    fn command(&self, scenario: &str) -> String {
        let mut words = vec!["sandtable sim".to_owned(), self.game.clone(), format!("--scenario {scenario}")];
        words.extend(self.set_up.options.iter().map(|option| format!("--option {}", quoted(option))));
        let path = |name: &str, path: &PathBuf| format!("--{name} {}", quoted(&path.display().to_string()));
        words.extend(self.set_up.data.folder.iter().map(|folder| path("data", folder)));
        if !self.seats.is_empty() {
            words.push(format!("--seats {}", self.seats.join(",")));
        }
        words.extend(self.mirrored.then(|| "--mirrored".to_owned()));
        words.push(format!("--games {} --seed {}", self.games, self.run.seed));
        if self.run.cap != 1_000_000 {
            words.push(format!("--cap {}", self.run.cap));
        }
        words.extend(self.report.iter().map(|file| path("report", file)));
        words.extend(self.keep.iter().map(|file| path("keep", file)));
        words.join(" ")
    }
}

/// As a shell takes it for one word.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "-_./=:,+".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', "'\\''"))
    }
}

impl<'a> Told<'a> {
    fn games(&self) -> Games<'a> {
        Games { played: self.played, seating: &self.series.seating, sides: self.sides }
    }

    fn actions(&self) -> u64 {
        self.played.iter().map(|played| played.actions).sum()
    }

    fn mean(&self, sum: u64) -> f64 {
        sum as f64 / self.played.len().max(1) as f64
    }

    fn mean_turns(&self) -> f64 {
        self.mean(self.played.iter().map(|played| u64::from(played.turns)).sum())
    }

    fn per_second(&self) -> f64 {
        if self.seconds > 0.0 { self.actions() as f64 / self.seconds } else { 0.0 }
    }

    fn wins(&self, seat: Seat) -> u64 {
        self.played.iter().filter(|played| played.winners().contains(seat)).count() as u64
    }

    /// Games by the key of their outcome's text.
    fn results(&self) -> BTreeMap<String, u64> {
        let mut results = BTreeMap::new();
        for outcome in self.played.iter().filter_map(|played| played.outcome.as_ref()) {
            *results.entry(outcome.text.key.to_string()).or_default() += 1;
        }
        results
    }

    /// Who sits at a seat, or who do in turns.
    fn players_of(&self, seat: Seat) -> String {
        let name = |number: u64| self.series.seating.of(number)[usize::from(seat.0)].name();
        match self.series.seating {
            Seating::Fixed(_) => name(0).to_owned(),
            Seating::Mirrored(_) => format!("{}, {}", name(0), name(1)),
        }
    }

    /// Shares of players who change sides. Where each has one side, the shares of the sides say it.
    fn players(&self) -> Vec<summary::PlayerScore> {
        match self.series.seating {
            Seating::Fixed(_) => Vec::new(),
            Seating::Mirrored(_) => self.games().players(),
        }
    }
}

fn answer(told: &Told<'_>) -> Answer {
    let player = |score: summary::PlayerScore| {
        let Share { games, points, share, low, high } = score.all;
        (score.level.name(), PlayerAnswer { games, points, share, interval: (low, high) })
    };
    Answer {
        games: told.games().count(),
        actions: told.actions(),
        seconds: told.seconds,
        actions_per_second: told.per_second(),
        wins: told.about.in_play(told.in_play).map(|(seat, s)| (s.id.to_owned(), told.wins(seat))).collect(),
        draws: told.games().draws(),
        given_up: told.games().given_up(),
        mean_actions: told.mean(told.actions()),
        mean_turns: told.mean_turns(),
        results: told.results(),
        players: told.players().into_iter().map(player).collect(),
    }
}

fn write(told: &Told<'_>, scenario: &str, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let games = told.games();
    let scenario = open::named(words, "scenario", scenario);
    let head = Text::new("cli-sim-head").number("n", games.count() as i64).name("scenario", scenario);
    writeln!(out, "{}", style::title(words.say(&head)))?;
    let mut wins = Columns::new(2).right(&[2, 3]);
    let mut row = |name: String, player: String, share: Share, count: String| {
        let range = format!("({} – {})", style::percent(words, share.low), style::percent(words, share.high));
        let percent = style::percent(words, share.share);
        wins.row([name, style::faint(player), count, percent, style::faint(range)]);
    };
    for (seat, about) in told.about.in_play(told.in_play) {
        let share = Share::of(told.wins(seat) as f64, games.count());
        let name = words.word(&open::key("seat", &[about.id]));
        row(name, told.players_of(seat), share, share.points.to_string());
    }
    row(
        words.word("cli-draws"),
        String::new(),
        Share::of(games.draws() as f64, games.count()),
        games.draws().to_string(),
    );
    if games.given_up() > 0 {
        let share = Share::of(games.given_up() as f64, games.count());
        row(words.word("cli-sim-given-up"), String::new(), share, games.given_up().to_string());
    }
    for score in told.players() {
        row(score.level.name().to_owned(), String::new(), score.all, style::decimal(words, score.all.points, 1));
    }
    wins.write(out)?;
    writeln!(out)?;
    write_facts(told, words, out)
}

fn write_facts(told: &Told<'_>, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let mut results = Columns::new(2).right(&[1]);
    for (key, count) in told.results() {
        let name = if words.has(&key) { words.word(&key) } else { key.clone() };
        results.row([if name.starts_with('⟦') { key } else { name }, count.to_string()]);
    }
    results.write(out)?;
    writeln!(out)?;
    let mut facts = Columns::new(2).right(&[1]);
    facts.row([words.word("cli-sim-mean-actions"), style::decimal(words, told.mean(told.actions()), 1)]);
    facts.row([words.word("cli-sim-mean-turns"), style::decimal(words, told.mean_turns(), 1)]);
    facts.row([words.word("cli-sim-seconds"), style::decimal(words, told.seconds, 2)]);
    facts.row([words.word("cli-sim-rate"), style::decimal(words, told.per_second(), 0)]);
    Ok(facts.write(out)?)
}
