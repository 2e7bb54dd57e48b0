//! What takes too long for a test, to be run in release: `cargo run --release -p bolt-action --example measure -- games
//! 5000` (random), `-- scripts 500`, `-- speed 100`, `-- script 200` (against chance), `-- balance 200` (script against
//! script), `-- forces 100` (ready forces against each other); and `-- records`, which writes the records tests replay.

#[path = "../tests/chapters/common/books.rs"]
mod books;
#[path = "../tests/chapters/common/contest.rs"]
mod contest;

use bolt_action::scenario::Scenario;
use bolt_action::{BoltAction, Rules};
use books::Player;
use contest::Result;
use kernel::{OptionValues, Seat, Title};
use std::thread;
use std::time::Instant;
use title_check::games as played;

const TABLES: [&str; 5] = ["village", "bocage", "steppe", "ruins", "random"];
const FORCES: [&str; 6] = ["germany", "united_states", "great_britain", "soviet_union", "japan", "italy"];

/// The name, the scenario, the options and the seats played by script.
type Kept = (&'static str, Scenario, &'static [(&'static str, &'static str)], &'static [Seat]);

/// The matches that are kept.
const KEPT: [Kept; 3] = [
    ("attrition-scripts", Scenario::MaximumAttrition, &[], &[Seat(0), Seat(1)]),
    (
        "point-defence-script",
        Scenario::PointDefence,
        &[("first_force", "soviet_union"), ("second_force", "japan"), ("table", "ruins")],
        &[Seat(0)],
    ),
    (
        "demolition-chance",
        Scenario::Demolition,
        &[("first_force", "great_britain"), ("second_force", "italy"), ("table", "random")],
        &[],
    ),
];

fn options(chosen: &[(&str, &str)]) -> OptionValues {
    chosen.iter().map(|(k, v)| ((*k).to_owned(), (*v).to_owned())).collect()
}

fn rules(scenario: Scenario, chosen: &[(&str, &str)]) -> Rules {
    BoltAction.open(&Default::default(), scenario.id(), &options(chosen)).unwrap_or_else(|p| panic!("{p:?}"))
}

/// Audited games over all scenarios, tables and forces.
fn games(players: [Player; 2], n: u64) -> u64 {
    let mut steps = 0;
    for (i, scenario) in Scenario::ALL.into_iter().enumerate() {
        for (k, table) in TABLES.into_iter().enumerate() {
            let (first, second) = (FORCES[(i + k) % 6], FORCES[(i + 2 * k + 3) % 6]);
            let rules = rules(scenario, &[("table", table), ("first_force", first), ("second_force", second)]);
            let each = n.div_ceil(30);
            steps +=
                (0..each).map(|seed| books::audit(&rules, players, 100 * seed + (5 * i + k) as u64).0).sum::<u64>();
        }
    }
    steps
}

/// Won, drawn and lost by a seat, of games by script for some seats.
fn tally(rules: &Rules, by_script: &[Seat], seat: Seat, n: u64) -> [usize; 3] {
    let half = |from: u64| {
        let results = (from..n).step_by(2).map(|seed| {
            let s = contest::played(rules, by_script, seed);
            contest::result(rules, &s, seat)
        });
        let results: Vec<Result> = results.collect();
        [Result::Won, Result::Drawn, Result::Lost].map(|r| results.iter().filter(|x| **x == r).count())
    };
    let (a, b) = thread::scope(|scope| {
        let other = scope.spawn(|| half(1));
        (half(0), other.join().expect("no game panics"))
    });
    [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

/// Which seat attacked, and how that went for it, in games by script.
fn by_part(rules: &Rules, n: u64) -> [usize; 3] {
    let results = (0..n).map(|seed| {
        let s = contest::played(rules, &[Seat(0), Seat(1)], seed);
        contest::result(rules, &s, s.attacker.unwrap_or(Seat(0)))
    });
    let results: Vec<Result> = results.collect();
    [Result::Won, Result::Drawn, Result::Lost].map(|r| results.iter().filter(|x| **x == r).count())
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let what = args.get(1).map_or("", String::as_str);
    let n: u64 = args.get(2).and_then(|n| n.parse().ok()).unwrap_or(100);
    let only = args.get(3).and_then(|id| Scenario::named(id));
    let scenarios = || Scenario::ALL.into_iter().filter(|s| only.is_none_or(|o| o == *s));
    let begun = Instant::now();
    match what {
        "games" | "scripts" => {
            let player = if what == "games" { Player::Random } else { Player::Script };
            let steps = games([player; 2], n);
            println!(
                "{n} games by {player:?}, {steps} decisions, books in order, {:.1} s",
                begun.elapsed().as_secs_f64()
            );
        }
        "speed" => {
            for scenario in scenarios() {
                let rules = rules(scenario, &[]);
                let begun = Instant::now();
                let decisions = played::decisions(&rules, n);
                let time = begun.elapsed().as_secs_f64();
                println!("{}: {decisions} in {time:.2} s, {:.0} a second", scenario.id(), decisions as f64 / time);
            }
        }
        "script" => {
            for scenario in scenarios() {
                let rules = rules(scenario, &[]);
                for seat in [Seat(0), Seat(1)] {
                    let [won, drawn, lost] = tally(&rules, &[seat], seat, n);
                    println!("{} as {seat:?}: {won} won, {drawn} drawn, {lost} lost", scenario.id());
                }
            }
        }
        "balance" => {
            for scenario in scenarios() {
                let rules = rules(scenario, &[]);
                let [first, drawn, second] = tally(&rules, &[Seat(0), Seat(1)], Seat(0), n);
                println!("{}: first {first}, drawn {drawn}, second {second}", scenario.id());
                if scenario.has_attacker() {
                    let [won, drawn, lost] = by_part(&rules, n);
                    println!("{}: attacker {won}, drawn {drawn}, defender {lost}", scenario.id());
                }
            }
        }
        "forces" => {
            for (i, first) in FORCES.into_iter().enumerate() {
                for second in &FORCES[i + 1..] {
                    let rules = rules(Scenario::MaximumAttrition, &[("first_force", first), ("second_force", second)]);
                    let [won, drawn, lost] = tally(&rules, &[Seat(0), Seat(1)], Seat(0), n);
                    println!("{first} {won}, drawn {drawn}, {second} {lost}");
                }
            }
        }
        "records" => {
            // Beside the tests that read them.
            let golden = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
            for (name, scenario, chosen, by_script) in KEPT {
                let path = format!("{golden}/{name}.sandtable");
                let seats = by_script.iter().copied().collect();
                let text = played::recorded(&BoltAction, scenario.id(), &options(chosen), seats, 44);
                let written = std::fs::create_dir_all(golden).and_then(|()| std::fs::write(&path, text));
                println!("{path}: {written:?}");
            }
        }
        _ => println!("games, scripts, speed, script, balance or forces, and how many; or records"),
    }
    println!("{:.1} s", begun.elapsed().as_secs_f64());
}
