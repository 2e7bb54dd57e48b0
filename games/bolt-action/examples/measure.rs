//! What takes too long for a test, to be run in release: `cargo run --release -p bolt-action --example measure --
//! script 200` (against chance), `-- balance 200` (script against script), `-- forces 100 point-defence germany`
//! (ready forces against each other, in one scenario, of one nation against those after it), `-- match 100
//! point-defence germany italy first.toml second.toml` (one pair, perhaps with rosters of one's own), `-- speed 100`;
//! and `-- records`, which writes the records tests replay.

#[path = "../tests/chapters/common/contest.rs"]
mod contest;

use bolt_action::scenario::Scenario;
use bolt_action::{BoltAction, Rules};
use contest::Result;
use kernel::{DataFiles, OptionValues, Seat, Title};
use std::thread;
use std::time::Instant;
use title_check::games as played;

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

/// How a game ended for the first seat, and who attacked.
type Ended = (Result, Option<Seat>);

/// Games by script for some seats and by chance for the others, on two cores.
fn play(rules: &Rules, by_script: &[Seat], n: u64) -> Vec<Ended> {
    let half = |from: u64| -> Vec<Ended> {
        let games = (from..n).step_by(2).map(|seed| contest::played(rules, by_script, seed));
        games.map(|s| (contest::result(rules, &s, Seat(0)), s.attacker)).collect()
    };
    thread::scope(|scope| {
        let other = scope.spawn(|| half(1));
        let mut all = half(0);
        all.extend(other.join().expect("no game panics"));
        all
    })
}

/// Won, drawn and lost by a seat, which may be another in each game.
fn tally(ended: &[Ended], seat: impl Fn(&Ended) -> Seat) -> [usize; 3] {
    let of = |game: &Ended| match game.0 {
        Result::Won if seat(game) != Seat(0) => Result::Lost,
        Result::Lost if seat(game) != Seat(0) => Result::Won,
        result => result,
    };
    [Result::Won, Result::Drawn, Result::Lost].map(|r| ended.iter().filter(|game| of(game) == r).count())
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let what = args.get(1).map_or("", String::as_str);
    let n: u64 = args.get(2).and_then(|n| n.parse().ok()).unwrap_or(100);
    let only = args.get(3).and_then(|id| Scenario::named(id));
    let scenarios = || Scenario::ALL.into_iter().filter(|s| only.is_none_or(|o| o == *s));
    let begun = Instant::now();
    match what {
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
                    let [won, drawn, lost] = tally(&play(&rules, &[seat], n), |_| seat);
                    println!("{} as {seat:?}: {won} won, {drawn} drawn, {lost} lost", scenario.id());
                }
            }
        }
        "balance" => {
            for scenario in scenarios() {
                let rules = rules(scenario, &[]);
                let games = play(&rules, &[Seat(0), Seat(1)], n);
                let [first, drawn, second] = tally(&games, |_| Seat(0));
                println!("{}: first {first}, drawn {drawn}, second {second}", scenario.id());
                if scenario.has_attacker() {
                    let [won, drawn, lost] = tally(&games, |game| game.1.unwrap_or(Seat(0)));
                    println!("{}: attacker {won}, drawn {drawn}, defender {lost}", scenario.id());
                }
            }
        }
        "forces" => {
            let scenario = only.unwrap_or(Scenario::MaximumAttrition);
            let of = args.get(4).map(String::as_str);
            for (i, first) in FORCES.into_iter().enumerate().filter(|(_, first)| of.is_none_or(|of| of == *first)) {
                for second in &FORCES[i + 1..] {
                    let rules = rules(scenario, &[("first_force", first), ("second_force", second)]);
                    let [won, drawn, lost] = tally(&play(&rules, &[Seat(0), Seat(1)], n), |_| Seat(0));
                    println!("{first} {won}, drawn {drawn}, {second} {lost}");
                }
            }
        }
        "match" => {
            let (first, second) =
                (args.get(4).map_or("germany", String::as_str), args.get(5).map_or("germany", String::as_str));
            let chosen = options(&[("first_force", first), ("second_force", second)]);
            let mut files = DataFiles::default();
            for (name, path) in ["first.toml", "second.toml"].into_iter().zip(args.iter().skip(6)) {
                files.files.insert(name.to_owned(), std::fs::read_to_string(path).unwrap_or_default());
            }
            for scenario in scenarios() {
                let rules = BoltAction.open(&files, scenario.id(), &chosen).unwrap_or_else(|p| panic!("{p:?}"));
                let [won, drawn, lost] = tally(&play(&rules, &[Seat(0), Seat(1)], n), |_| Seat(0));
                println!("{}: {first} {won}, drawn {drawn}, {second} {lost}", scenario.id());
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
        _ => println!("script, balance, forces, match or speed, and how many; or records"),
    }
    println!("{:.1} s", begun.elapsed().as_secs_f64());
}
