//! What takes too long for a test, to be run in release: `cargo run --release -p axis-allies --example measure -- games
//! 10000`, `-- speed 100`, `-- script 200`, `-- odds 1000000`; and `-- records`, which writes the records tests replay.

#[path = "../tests/common/books.rs"]
mod books;
#[path = "../tests/common/contest.rs"]
mod contest;
#[path = "../tests/common/recorded.rs"]
mod recorded;
#[path = "../tests/common/sampled.rs"]
mod sampled;

use axis_allies::vocabulary::Side;
use axis_allies::{AxisAllies, Rules, SCENARIO};
use kernel::dice::Loose;
use kernel::{Game, OptionValues, Play, Rng, Title};
use std::time::Instant;

fn rules() -> Rules {
    let options: OptionValues = [("round_limit".to_owned(), "ten".to_owned())].into();
    AxisAllies.open(&Default::default(), SCENARIO, &options).expect("our own data is good")
}

/// Random games with the whole list at every decision and nothing else.
fn speed(rules: &Rules, games: u64) -> usize {
    let mut list = Vec::new();
    let mut decisions = 0;
    for seed in 0..games {
        let mut s = rules.place(&rules.start()).expect("our own set-up is good");
        let (mut rng, mut dice) = (Rng::new(seed), Loose(Rng::new(seed + 1)));
        while let Some(seat) = rules.deciders(&s).first() {
            list.clear();
            rules.actions(&s, seat, &mut list);
            let i = rng.below(list.len());
            rules.apply(&mut s, seat, &list[i], &mut Play::silent(&mut dice));
            decisions += 1;
        }
    }
    decisions
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let what = args.get(1).map_or("", String::as_str);
    let n: u64 = args.get(2).and_then(|n| n.parse().ok()).unwrap_or(100);
    let rules = rules();
    let begun = Instant::now();
    match what {
        "games" => {
            let steps: usize = (0..n).map(|seed| books::audit(&rules, seed)).sum();
            println!("{n} random games, {steps} decisions, all books balanced, {:.1} s", begun.elapsed().as_secs_f64());
        }
        "speed" => {
            let decisions = speed(&rules, n);
            let time = begun.elapsed().as_secs_f64();
            println!("{decisions} decisions in {time:.2} s: {:.0} a second", decisions as f64 / time);
        }
        "script" => {
            for side in [Side::Axis, Side::Allies] {
                let won = (0..n).filter(|&seed| contest::wins(&rules, side, seed)).count();
                println!("{side:?} by script beats chance in {won} of {n} games");
            }
            let rounds: Vec<u16> = (0..n.min(20)).map(|seed| contest::between_scripts(&rules, seed)).collect();
            println!("script against script, rounds: {rounds:?}, {:.1} s", begun.elapsed().as_secs_f64());
        }
        "odds" => {
            for line in sampled::compare_all(n as u32) {
                println!("{line}");
            }
        }
        "records" => {
            // Beside the tests that read them.
            let golden = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
            for (name, sides) in [("script", &[Side::Axis, Side::Allies][..]), ("mixed", &[Side::Axis])] {
                let path = format!("{golden}/spring-1942-{name}.sandtable");
                let written =
                    std::fs::create_dir_all(golden).and_then(|()| std::fs::write(&path, recorded::record(sides, 42)));
                println!("{path}: {written:?}");
            }
        }
        _ => println!("games, speed, script or odds, and how many; or records"),
    }
}
