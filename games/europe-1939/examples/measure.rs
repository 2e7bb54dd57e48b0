//! What takes too long for a test, to be run in release: `cargo run --release -p europe-1939 --example measure --
//! speed 20`,
//! `-- script 200`, `-- balance 200`, each for all variants or for the one named after it, from a seed named after
//! that; `-- story 2`, what is done and who holds what turn by turn; and `-- records`, which writes the records tests
//! replay.

#[path = "../tests/chapters/common/contest.rs"]
mod contest;

use contest::Tally;
use europe_1939::state::{Phase, State};
use europe_1939::vocabulary::*;
use europe_1939::{Action, Europe, Rules};
use kernel::{DataFiles, Game, OptionValues, Title};
use std::time::Instant;
use title_check::games;

/// Games whose results nobody looked at while numbers were chosen.
const UNTUNED: u64 = 3_000_000;

/// The rules with our own data, or with the files of a folder named by `EUROPE_DATA`, for trying numbers.
fn rules(variant: Variant, players: &str) -> Rules {
    let options: OptionValues = [("players".to_owned(), players.to_owned())].into();
    let mut data = DataFiles::default();
    for name in ["scenarios.toml", "nations.toml", "units.toml"] {
        let path = std::env::var("EUROPE_DATA").map(|folder| format!("{folder}/{name}"));
        if let Some(text) = path.ok().and_then(|path| std::fs::read_to_string(path).ok()) {
            data.files.insert(name.to_owned(), text);
        }
    }
    Europe.open(&data, variant.id(), &options).unwrap_or_else(|p| panic!("{p:?}"))
}

fn say(what: &str, t: Tally) {
    println!(
        "{what}: Axis {} ({} decisive), draws {}, Allies {} ({} decisive)",
        t.won(Side::Axis),
        t.axis_decisive,
        t.draws,
        t.won(Side::Allies),
        t.allied_decisive
    );
}

/// One game between scripts: what is done in each turn of a side, and what stands on the board after it.
fn story(rules: &Rules, seed: u64) {
    let mut at = None;
    let end = games::played(rules, rules.seats(), seed, |s, action| {
        if at.replace((s.date, s.side)) != Some((s.date, s.side)) {
            println!("== {} {:?}: {}", s.date.year(), s.side, strength(rules, s));
        }
        if s.phase != Phase::Supply || !matches!(action, Action::Done) {
            println!("  {:?} {action:?}", s.phase);
        }
    });
    println!("{seed}: {:?}, {}", end.verdict, strength(rules, &end));
}

fn strength(rules: &Rules, s: &State) -> String {
    let units = s.stacks.iter().map(|t| {
        let area = &rules.data.map.area(t.area).id;
        format!("{area} {} {}{}", t.nation.id(), t.n, t.kind.id())
    });
    units.collect::<Vec<_>>().join(", ")
}

fn records() {
    // Beside the tests that read them.
    let golden = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
    for (name, variant, by_script) in [
        ("fall-of-france-script", Variant::FallOfFrance, &[GERMANY, BRITAIN][..]),
        ("barbarossa-mixed", Variant::Barbarossa, &[GERMANY]),
        ("mediterranean-mixed", Variant::Mediterranean, &[BRITAIN]),
    ] {
        let path = format!("{golden}/{name}.sandtable");
        let seats = by_script.iter().copied().collect();
        let text = games::recorded(&Europe, variant.id(), &OptionValues::new(), seats, 39);
        let written = std::fs::create_dir_all(golden).and_then(|()| std::fs::write(&path, text));
        println!("{path}: {written:?}");
    }
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let what = args.get(1).map_or("", String::as_str);
    let n: u64 = args.get(2).and_then(|n| n.parse().ok()).unwrap_or(100);
    if what == "records" {
        return records();
    }
    let only = args.get(3).and_then(|id| Variant::of(id));
    let first: u64 = args.get(4).and_then(|seed| seed.parse().ok()).unwrap_or(UNTUNED);
    for variant in Variant::ALL.into_iter().filter(|v| only.is_none_or(|o| o == *v)) {
        let begun = Instant::now();
        let two = rules(variant, "two");
        let id = variant.id();
        match what {
            "speed" => {
                let decisions = games::decisions(&two, n);
                let time = begun.elapsed().as_secs_f64();
                println!("{id}: {decisions} decisions in {time:.2} s: {:.0} a second", decisions as f64 / time);
            }
            "story" => (first..first + n).for_each(|seed| story(&two, seed)),
            "script" => {
                for side in Side::ALL {
                    let t = contest::tally(&two, &[side], first..first + n);
                    say(&format!("{id}, {side:?} by script against chance"), t);
                }
            }
            "balance" => {
                let shared: &[&str] = if variant == Variant::FullWar { &["three", "four", "five"] } else { &[] };
                for players in [&["two"], shared].concat() {
                    let t = contest::tally(&rules(variant, players), &Side::ALL, first..first + n);
                    say(&format!("{id}, {players} players, all by script"), t);
                }
            }
            _ => {
                return println!(
                    "speed, script, balance or story, how many games, which variant, from which seed on; or records"
                );
            }
        }
    }
}
