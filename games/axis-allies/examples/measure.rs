//! What takes too long for a test, to be run in release: `cargo run --release -p axis-allies --example measure -- games
//! 10000`, `-- speed 100`, `-- script 200`, `-- odds 1000000`; and `-- records`, which writes the records tests replay.

#[path = "../tests/chapters/books.rs"]
mod books;
#[path = "../tests/chapters/common/contest.rs"]
mod contest;
#[path = "../tests/chapters/common/sampled.rs"]
mod sampled;

use axis_allies::vocabulary::{Power, Side};
use axis_allies::{AxisAllies, Rules, SCENARIO};
use kernel::{OptionValues, Title};
use std::time::Instant;
use title_check::games;

fn options() -> OptionValues {
    [("round_limit".to_owned(), "ten".to_owned())].into()
}

fn rules() -> Rules {
    AxisAllies.open(&Default::default(), SCENARIO, &options()).expect("our own data is good")
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let what = args.get(1).map_or("", String::as_str);
    let n: u64 = args.get(2).and_then(|n| n.parse().ok()).unwrap_or(100);
    let rules = rules();
    let begun = Instant::now();
    match what {
        "games" => {
            let taken = books::kept(&rules, 1, n as usize);
            let (games, steps) = (taken.games, taken.steps);
            println!("{games} games, {steps} steps, all books balanced, {:.1} s", begun.elapsed().as_secs_f64());
        }
        "speed" => {
            let decisions = games::decisions(&rules, n);
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
                let seats = sides.iter().flat_map(|side| side.powers()).map(Power::seat).collect();
                let text = games::recorded(&AxisAllies, SCENARIO, &options(), seats, 42);
                let written = std::fs::create_dir_all(golden).and_then(|()| std::fs::write(&path, text));
                println!("{path}: {written:?}");
            }
        }
        _ => println!("games, speed, script or odds, and how many; or records"),
    }
}
