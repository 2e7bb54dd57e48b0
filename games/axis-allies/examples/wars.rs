//! How wars end between machine players, and what they do in them: `cargo run -p axis-allies --example wars --
//! script,script 100 1` plays so many games from a seed (Allies first, then the Axis), with options after it as
//! `name=value`; `-- trace script,script 7` tells one game, turn by turn.

#[path = "wars/chronicle.rs"]
mod chronicle;
#[path = "wars/told.rs"]
mod told;

use ai::{ArenaError, Level, arena};
use axis_allies::vocabulary::{Power, Side};
use axis_allies::{AxisAllies, Rules, SCENARIO};
use chronicle::Chronicle;
use kernel::{Game, Rng, Title};

/// Actions after which a game is given up.
const CAP: u64 = 200_000;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let trace = args.first().is_some_and(|arg| arg == "trace");
    let mut words = args.iter().skip(usize::from(trace)).filter(|arg| !arg.contains('='));
    let levels: Vec<Level> = words.next().map_or("script,script", String::as_str).split(',').map(level).collect();
    let mut number = |otherwise: u64| words.next().map_or(otherwise, |n| n.parse().expect("a number"));
    let options = args.iter().filter_map(|arg| arg.split_once('='));
    let options = options.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    let rules = AxisAllies.open(&Default::default(), SCENARIO, &options).unwrap_or_else(|why| panic!("{why:?}"));
    if trace {
        played(&rules, &levels, number(1), true);
        return;
    }
    let (games, first) = (number(20), number(1));
    let wars: Vec<Chronicle> = (first..first + games).map(|seed| played(&rules, &levels, seed, false)).collect();
    told::tell(&rules, &wars);
}

fn level(name: &str) -> Level {
    name.parse().unwrap_or_else(|why| panic!("{why}"))
}

/// One game: the first player has the Allies, the last one the Axis.
fn played(rules: &Rules, levels: &[Level], seed: u64, trace: bool) -> Chronicle {
    let of = |power: Power| match power.side() {
        Side::Allies => levels[0],
        Side::Axis => levels[levels.len() - 1],
    };
    let mut players: Vec<_> = Power::ALL.into_iter().map(|power| of(power).player()).collect();
    let start = rules.place(&rules.start()).expect("the board as the game begins");
    let mut chronicle = Chronicle::new(&start, trace);
    let end = arena::play_before(rules, start, &mut players, Rng::stream(seed, 0), CAP, &mut chronicle);
    if let Err(why) = end
        && !matches!(why, ArenaError::Stopped { .. })
    {
        println!("game {seed}: {why}");
    }
    chronicle
}
