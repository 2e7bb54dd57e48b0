//! Fits the weights of a game's value and writes them where the game reads them; for whoever works on a game's
//! features.

use ai::fitting::{Quality, fit};
use kernel::{Game, Hints, Title};

/// Actions after which a match is given up.
const CAP: u64 = 200_000;

/// Fits every scenario that the arguments name after the number of games and the seed, or all of them, and writes the
/// weights to a file. Says how well they foretell games they were not made from. Panics at anything wrong.
pub fn fit_all<T: Title>(title: &T, file: &str, arguments: &[String]) {
    let [games, seed, scenarios @ ..] = arguments else { panic!("fit GAMES SEED [SCENARIO …]") };
    let (games, seed) = (games.parse().expect("a number of games"), seed.parse().expect("a seed"));
    let about = title.about();
    let mut text = format!("# Written by `cargo run --release -p {} --example fit -- {games} {seed}`.\n", about.id);
    for scenario in about.scenarios.iter().filter(|s| scenarios.is_empty() || scenarios.iter().any(|id| id == s.id)) {
        let rules = title.open(&Default::default(), scenario.id, &Default::default());
        let rules = rules.unwrap_or_else(|problems| panic!("{problems:?}"));
        let start = rules.place(&rules.start()).unwrap_or_else(|problems| panic!("{problems:?}"));
        let fitted = fit(&rules, &start, games, seed, CAP);
        say(scenario.id, "all", fitted.unseen);
        for (part, quality) in ["first third", "second third", "last third"].into_iter().zip(fitted.thirds) {
            say(scenario.id, part, quality);
        }
        text.push('\n');
        text.push_str(&fitted.weights.write(scenario.id, rules.feature_names()));
    }
    std::fs::write(file, text).unwrap_or_else(|error| panic!("{file}: {error}"));
}

fn say(scenario: &str, part: &str, Quality { samples, loss, blind, order }: Quality) {
    println!("{scenario}, {part}: {samples} moments unseen, loss {loss:.3} (blind {blind:.3}), order {order:.3}");
}
