//! What takes too long for a test, to be run in release: `cargo run --release -p totaler-krieg --example measure --
//! script 200`, `-- duel 200`, `-- speed 20`, `-- pace 10`; a third word names one scenario. `-- records` writes the
//! records tests replay.

#[path = "../tests/chapters/common/contest.rs"]
mod contest;
use kernel::Title;
use std::collections::BTreeMap;
use std::time::Instant;
use title_check::games;
use totaler_krieg::vocabulary::*;
use totaler_krieg::{Action, Rules, State, TotalerKrieg};

fn rules(scenario: &str) -> Rules {
    TotalerKrieg.open(&Default::default(), scenario, &Default::default()).expect("our own data is good")
}

/// How games end, by verdict.
fn ends(rules: &Rules, by_script: &[Faction], games: u64) -> BTreeMap<&'static str, u64> {
    let mut ends = BTreeMap::new();
    for seed in 0..games {
        let s = contest::played(rules, by_script, seed, |_, _| {});
        *ends.entry(s.verdict.map_or("none", Verdict::id)).or_insert(0) += 1;
    }
    ends
}

/// One game between scripts, turn by turn: who holds what counts, how many steps are left, attacks of the turn before,
/// and how far east each faction stands on the average, in tenths of a hex.
fn story(rules: &Rules, seed: u64) {
    let (mut at, mut attacks) = ((0, Faction::Soviet), 0);
    let seats = rules.data.scenario.turn_order.clone();
    let end = contest::played(rules, &seats, seed, |s, action| {
        attacks += u32::from(matches!(action, Action::Attack(_)));
        if at != (s.turn, s.faction) {
            at = (s.turn, s.faction);
            let held: Vec<String> = rules.data.scenario.victory.points.iter().map(|p| held(rules, s, p.1)).collect();
            let columns = seats.iter().map(|&f| column(rules, s, f)).collect::<Vec<_>>();
            let steps = steps(rules, s);
            let turn = (s.turn, s.faction.id());
            println!("  {turn:?}: {} steps {steps:?} columns {columns:?} attacks {attacks}", held.join(" "));
            attacks = 0;
        }
    });
    println!("  {seed}: {:?}, score {}", end.verdict, rules.score(&end));
}

fn column(rules: &Rules, s: &State, faction: Faction) -> u32 {
    let own = s.units.iter().filter(|u| rules.faction_of(u.nation) == faction).filter_map(|u| u.hex());
    let columns: Vec<u32> = own.map(|h| u32::from(rules.data.map.grid.column(h))).collect();
    10 * columns.iter().sum::<u32>() / columns.len().max(1) as u32
}

fn held(rules: &Rules, s: &State, hex: board::HexId) -> String {
    let name = rules.data.map.hex(hex).name.clone().unwrap_or_default();
    format!("{name}:{}", rules.controller(s, hex).map_or("-", |f| &f.id()[..1]))
}

fn steps(rules: &Rules, s: &State) -> [u32; 3] {
    let mut steps = [0; 3];
    for u in s.units.iter().filter(|u| u.hex().is_some()) {
        steps[rules.faction_of(u.nation).index()] += u32::from(u.steps);
    }
    steps
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let what = args.get(1).map_or("", String::as_str);
    let n: u64 = args.get(2).and_then(|n| n.parse().ok()).unwrap_or(10);
    let only = args.get(3);
    for name in totaler_krieg::data::SCENARIOS.into_iter().filter(|name| only.is_none_or(|o| o == name)) {
        let rules = rules(name);
        let seats = rules.data.scenario.turn_order.clone();
        let begun = Instant::now();
        match what {
            "speed" => {
                let decisions = games::decisions(&rules, n);
                let time = begun.elapsed().as_secs_f64();
                println!("{name}: {decisions} decisions, {:.0} a second", decisions as f64 / time);
            }
            "pace" => {
                let (mut decisions, mut turns, mut at) = (0, 0, None);
                for seed in 0..n {
                    contest::played(&rules, &seats, seed, |s, _| {
                        decisions += 1;
                        turns += u64::from(at.replace((seed, s.turn, s.faction)) != Some((seed, s.turn, s.faction)));
                    });
                }
                let time = begun.elapsed().as_secs_f64() * 1000.0;
                println!(
                    "{name}: {turns} turns of a side by script, {decisions} decisions, {:.1} ms a turn",
                    time / turns as f64
                );
            }
            "script" => {
                for &side in &seats {
                    println!("{name}: {} by script against chance: {:?}", side.id(), ends(&rules, &[side], n));
                }
                println!("{name}: script against script: {:?}", ends(&rules, &seats, n));
            }
            "story" => (0..n).for_each(|seed| story(&rules, seed)),
            "scores" => {
                let mut scores = BTreeMap::new();
                for seed in 0..n {
                    let s = contest::played(&rules, &seats, seed, |_, _| {});
                    *scores.entry((rules.score(&s), s.verdict.map_or("none", Verdict::id))).or_insert(0) += 1;
                }
                println!("{name}: script against script, score and verdict: {scores:?}");
            }
            "records" => {
                // Beside the tests that read them.
                let golden = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
                let path = format!("{golden}/{name}.sandtable");
                let by_script = seats.iter().map(|f| f.seat()).collect();
                let record = games::recorded(&TotalerKrieg, name, &Default::default(), by_script, 42);
                let written = std::fs::create_dir_all(golden).and_then(|()| std::fs::write(&path, record));
                println!("{path}: {written:?}");
            }
            "duel" => println!("{name}: script against script: {:?}", ends(&rules, &seats, n)),
            _ => println!("script, duel, scores, story, speed or pace, how many, and perhaps a scenario; or records"),
        }
        println!("{name}: {:.1} s", begun.elapsed().as_secs_f64());
    }
}
