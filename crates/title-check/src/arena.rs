//! Machine players of one game against each other, without the rest of the program: for whoever works on a game's
//! script. The same series as `sandtable sim --mirrored` plays, told in a few lines.

use ai::statistics::interval;
use ai::{Following, Level, Measured, Played, Seating, Series, seating, series};
use kernel::{Game, OptionValues, Seat, Title};
use std::collections::{BTreeMap, BTreeSet};

/// Actions after which a match is given up.
const CAP: u64 = 200_000;

struct Silent;

impl Following for Silent {
    fn played(&self, played: &Played) {
        eprint!("{} ", played.number);
    }

    fn has_seen_enough(&self) -> bool {
        false
    }
}

/// How long the players of one level thought.
#[derive(Default)]
struct Thinking {
    milliseconds: u64,
    longest_turn: u64,
    turns: u64,
    decisions: u64,
}

/// Plays what the arguments of an example program say after the word `arena`: a scenario, two players, the number of
/// games, a seed, and options as `name=value`. Panics at anything wrong.
pub fn arena<T: Title>(title: &T, arguments: &[String]) {
    let [scenario, players, games, seed, options @ ..] = arguments else {
        panic!("arena SCENARIO PLAYER,PLAYER GAMES SEED [option=value …]")
    };
    let options: OptionValues =
        options.iter().filter_map(|o| o.split_once('=')).map(|(name, value)| (name.into(), value.into())).collect();
    let rules = title.open(&Default::default(), scenario, &options).unwrap_or_else(|problems| panic!("{problems:?}"));
    let levels: Vec<Level> = players.split(',').map(|name| name.parse().unwrap_or_else(|e| panic!("{e}"))).collect();
    let seats = title.about().seats;
    // Where a scenario leaves seats empty, players may be named for the others alone.
    let plays = |seat: usize| rules.seats().contains(Seat(seat as u8));
    let seated = |players: &[Level]| {
        let mut next = players.iter().copied();
        if players.len() == rules.seats().iter().count() {
            let first = players[0];
            return (0..seats.len())
                .map(|seat| if plays(seat) { next.next().unwrap_or(first) } else { first })
                .collect();
        }
        seating(players, &seats).unwrap_or_else(|error| panic!("{error}"))
    };
    let both = [seated(&levels), seated(&levels.iter().rev().copied().collect::<Vec<_>>())];
    let games: u64 = games.parse().expect("a number of games");
    let series = Series {
        seating: Seating::Mirrored(both),
        seed: seed.parse().expect("a seed"),
        jobs: std::env::var("JOBS").ok().and_then(|jobs| jobs.parse().ok()).unwrap_or(1),
        cap: CAP,
        measured: Measured::Everything,
    };
    let start = rules.place(&rules.start()).unwrap_or_else(|problems| panic!("{problems:?}"));
    let numbers: Vec<u64> = (0..games).collect();
    let played = series::play(&rules, &start, &series, &numbers, &Silent).unwrap_or_else(|error| panic!("{error}"));
    eprintln!();
    tell(&rules, &series, &played);
}

fn tell<G: Game>(rules: &G, series: &Series, played: &[Played]) {
    let first = series.seating.of(0)[0];
    let mut by_level: BTreeMap<Level, Thinking> = BTreeMap::new();
    let mut results: BTreeMap<String, u64> = BTreeMap::new();
    let mut taken: BTreeMap<&str, u64> = BTreeMap::new();
    let mut share = (0.0, 0);
    for game in played {
        let levels = series.seating.of(game.number);
        // Not every scenario has somebody in every seat.
        let plays = |(seat, level): (usize, &Level)| *level == first && rules.seats().contains(Seat(seat as u8));
        let seat = levels.iter().enumerate().position(plays).unwrap_or(0);
        if let Some(points) = game.points(Seat(seat as u8)) {
            share = (share.0 + points, share.1 + 1);
        }
        let result = game.outcome.as_ref().map_or("given up".to_owned(), |outcome| outcome.text.key.to_string());
        *results.entry(result).or_default() += 1;
        for (times, &level) in game.times.iter().zip(levels) {
            let sum = by_level.entry(level).or_default();
            sum.milliseconds += times.total / 1000;
            sum.longest_turn = sum.longest_turn.max(times.longest_turn / 1000);
            sum.turns += times.turns;
            sum.decisions += times.decisions;
        }
        for (kind, number) in game.measures.iter().flat_map(|m| &m.taken).flatten() {
            if let Some(known) = rules.kinds().iter().find(|known| *known == kind) {
                *taken.entry(known).or_default() += number;
            }
        }
    }
    let (low, high) = interval(share.0, share.1);
    println!("{first}: {:.1} of {} = {:.3} ({low:.2} to {high:.2})", share.0, share.1, share.0 / share.1.max(1) as f64);
    let turns: Vec<u32> = played.iter().map(|game| game.turns).collect();
    println!("turns: most {:?}, all {}", turns.iter().max(), turns.iter().sum::<u32>());
    results.iter().for_each(|(result, number)| println!("  {result}: {number}"));
    for (level, Thinking { milliseconds, longest_turn, turns, decisions }) in by_level {
        let mean = milliseconds as f64 / turns.max(1) as f64;
        println!("{level}: {mean:.2} ms a turn and seat, longest {longest_turn} ms, {decisions} decisions");
    }
    let all: BTreeSet<&str> = rules.kinds().iter().copied().collect();
    let never: Vec<&str> = all.into_iter().filter(|kind| !taken.contains_key(kind)).collect();
    println!("taken: {taken:?}\nnever taken: {never:?}");
}
