//! `sandtable ladder`: every player against every other, from either side, and how strong that makes them.

use crate::columns::Columns;
use crate::context::Context;
use crate::failure::Failure;
use crate::open::{self, SetUp, unwritable};
use crate::serve::INTERRUPTED;
use crate::sim::keep::{self, Kept};
use crate::sim::players::{self, Side};
use crate::sim::{Run, following};
use crate::style;
use ai::elo::{self, Rating, Score};
use ai::{Level, Measured, Played};
use any_game::AnyRules;
use kernel::{About, Text, Words};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
#[command(after_help = RATINGS)]
pub struct Args {
    /// The game
    game: String,
    #[command(flatten)]
    set_up: SetUp,
    /// Who takes part: two or more of random, recruit, script, regular and veteran [default: all]
    #[arg(long, value_name = "PLAYER,…", value_delimiter = ',')]
    players: Vec<String>,
    /// How many games each two play; every seed is played from either side, so the number is even
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    #[command(flatten)]
    run: Run,
    /// A folder in which games are kept as they end, so that the same command can go on after Ctrl+C
    #[arg(long, value_name = "FOLDER")]
    keep: Option<PathBuf>,
}

const RATINGS: &str = "Ratings are those that make the results most likely (Bradley-Terry, a draw is half a victory, \
                       one more draw for each two who met), 400 points for ten to one, 1000 on average. An interval \
                       is the one in which the rating lies with 95 %, from Fisher's information.";

/// What came of the games: `scores[i][j]` is what player i scored against player j.
struct Table {
    players: Vec<Level>,
    scores: Vec<Vec<Score>>,
    /// Games that were played, those without an end too.
    played: u64,
}

pub fn run(args: &Args, context: &mut Context<'_>) -> Result<(), Failure> {
    let game = context.game(&args.game)?.game;
    let words = context.words_of(game)?;
    let about = game.about();
    let set_up = args.set_up.read(&about, &words)?;
    let rules = open::rules(game, &set_up, &words)?;
    let players = args.levels(&words)?;
    players::even(args.games, &words)?;
    if let Some(folder) = &args.keep {
        fs::create_dir_all(folder).map_err(|error| unwritable(folder, &error, &words))?;
    }
    let robin = Robin { args, about: &about, set_up: &set_up, rules: rules.as_ref(), words: &words };
    let table = robin.play(players)?;
    let wanted = args.games * pairs(table.players.len()).count() as u64;
    if context.json {
        context.write_json(&answer(args, &set_up.scenario, &table))?;
    } else {
        write(&table, &set_up.scenario, &words, context.out)?;
    }
    if table.played == wanted {
        return Ok(());
    }
    let text = Text::new("cli-sim-stopped").number("done", table.played as i64).number("games", wanted as i64);
    let mut message = words.say(&text);
    if let Some(folder) = &args.keep {
        let file = Text::new("cli-sim-kept").name("file", folder.display().to_string());
        message = format!("{message} {}", words.say(&file));
    }
    Err(Failure { code: INTERRUPTED, message })
}

impl Args {
    fn levels(&self, words: &Words) -> Result<Vec<Level>, Failure> {
        if self.players.is_empty() {
            return Ok(Level::ALL.to_vec());
        }
        let named = self.players.iter().map(|name| players::level(name, words));
        let levels: BTreeSet<Level> = named.collect::<Result<_, _>>()?;
        if levels.len() < self.players.len().max(2) {
            return Err(Failure::usage(words.word("cli-ladder-players")));
        }
        Ok(levels.into_iter().collect())
    }
}

/// Every two of so many.
fn pairs(players: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..players).flat_map(move |i| (i + 1..players).map(move |j| (i, j)))
}

/// Everybody against everybody.
struct Robin<'a> {
    args: &'a Args,
    about: &'a About,
    set_up: &'a any_game::SetUp,
    rules: &'a dyn AnyRules,
    words: &'a Words,
}

impl Robin<'_> {
    fn play(&self, players: Vec<Level>) -> Result<Table, Failure> {
        let sides = Side::all(self.about, self.rules.seats());
        let n = players.len();
        let bar = following::bar(self.args.games * pairs(n).count() as u64);
        let mut table = Table { scores: vec![vec![Score::default(); n]; n], players, played: 0 };
        for (i, j) in pairs(n) {
            let played = self.play_pair([table.players[i], table.players[j]], &sides, &bar);
            let played = played.inspect_err(|_| bar.finish_and_clear())?;
            table.enter((i, j), &played, &sides);
            if (played.len() as u64) < self.args.games {
                break;
            }
        }
        bar.finish_and_clear();
        Ok(table)
    }

    fn play_pair(
        &self,
        pair: [Level; 2],
        sides: &[Side],
        bar: &indicatif::ProgressBar,
    ) -> Result<Vec<Played>, Failure> {
        let Args { games, run, .. } = *self.args;
        let seating = players::mirrored(pair, sides, self.about.seats.len()).ok_or_else(|| {
            let text = Text::new("cli-mirror-players").names("sides", sides.iter().map(|side| side.id));
            Failure::usage(self.words.say(&text))
        })?;
        let series = run.series(seating, Measured::End);
        let kept = match &self.args.keep {
            Some(folder) => {
                let file = folder.join(format!("{}-{}.games", pair[0], pair[1]));
                Some(Kept::open(&file, &keep::heading(self.about, self.set_up, &series)?, self.words)?)
            }
            None => None,
        };
        following::play(self.rules, &series, games, kept.as_ref(), bar, self.words)
    }
}

impl Table {
    /// Games of a pair: in those with even numbers the first of them has the first side.
    fn enter(&mut self, (i, j): (usize, usize), played: &[Played], sides: &[Side]) {
        self.played += played.len() as u64;
        for played in played {
            let side = sides.get((played.number % 2) as usize).and_then(|side| side.seats.first());
            let Some(points) = side.and_then(|&seat| played.points(seat)) else { continue };
            for (a, b, points) in [(i, j, points), (j, i, 1.0 - points)] {
                self.scores[a][b].points += points;
                self.scores[a][b].games += 1.0;
            }
        }
    }

    fn total(&self, player: usize) -> Score {
        let sum = |sum: Score, of: &Score| Score { points: sum.points + of.points, games: sum.games + of.games };
        self.scores[player].iter().fold(Score::default(), sum)
    }

    /// The players by strength.
    fn ranked(&self) -> Vec<(usize, Rating)> {
        let mut ranked: Vec<(usize, Rating)> = elo::ratings(&self.scores).into_iter().enumerate().collect();
        ranked.sort_by(|a, b| b.1.elo.total_cmp(&a.1.elo));
        ranked
    }
}

#[derive(Debug, Serialize)]
struct Answer<'a> {
    game: &'a str,
    scenario: &'a str,
    seed: u64,
    games: u64,
    players: Vec<PlayerAnswer>,
}

#[derive(Debug, Serialize)]
struct PlayerAnswer {
    player: &'static str,
    elo: f64,
    /// Nothing where games do not link all players, as after a stop.
    interval: Option<(f64, f64)>,
    points: f64,
    games: f64,
    against: BTreeMap<&'static str, Against>,
}

#[derive(Debug, Serialize)]
struct Against {
    points: f64,
    games: f64,
}

fn interval(rating: Rating) -> Option<(f64, f64)> {
    rating.error.is_finite().then_some((rating.elo - rating.error, rating.elo + rating.error))
}

fn answer<'a>(args: &'a Args, scenario: &'a str, table: &Table) -> Answer<'a> {
    let player = |(i, rating): (usize, Rating)| {
        let scores = table.players.iter().zip(&table.scores[i]).filter(|(_, score)| score.games > 0.0);
        let against =
            |(level, score): (&Level, &Score)| (level.name(), Against { points: score.points, games: score.games });
        let Score { points, games } = table.total(i);
        PlayerAnswer {
            player: table.players[i].name(),
            elo: rating.elo,
            interval: interval(rating),
            points,
            games,
            against: scores.map(against).collect(),
        }
    };
    let players = table.ranked().into_iter().map(player).collect();
    Answer { game: &args.game, scenario, seed: args.run.seed, games: table.played, players }
}

fn write(table: &Table, scenario: &str, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let scenario = open::named(words, "scenario", scenario);
    let head = Text::new("cli-sim-head").number("n", table.played as i64).name("scenario", scenario);
    writeln!(out, "{}", style::title(words.say(&head)))?;
    let ranked = table.ranked();
    let share = |score: &Score| style::percent(words, score.points / score.games);
    let mut columns = Columns::new(2).right(&(1..4 + ranked.len()).collect::<Vec<_>>());
    let heads = ["cli-ladder-elo", "cli-report-interval", "cli-report-share"].map(|key| words.word(key));
    let against = ranked.iter().map(|&(j, _)| table.players[j].name().to_owned());
    columns.row([String::new()].into_iter().chain(heads).chain(against).map(style::faint));
    for &(i, rating) in &ranked {
        let range = interval(rating).map(|(low, high)| format!("{low:.0} – {high:.0}")).unwrap_or_default();
        let total = table.total(i);
        let mut row = vec![table.players[i].name().to_owned(), format!("{:.0}", rating.elo), style::faint(range)];
        row.push(if total.games > 0.0 { share(&total) } else { String::new() });
        let met = |j: usize| Some(&table.scores[i][j]).filter(|score| score.games > 0.0);
        row.extend(ranked.iter().map(|&(j, _)| met(j).map_or_else(String::new, share)));
        columns.row(row);
    }
    columns.write(out)?;
    writeln!(out, "\n{}", words.word("cli-ladder-note"))?;
    Ok(())
}
