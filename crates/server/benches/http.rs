//! How fast commands are made durable through HTTP, and how many bytes an update has. A plain program that prints a
//! table: full sync on a real file, keep-alive connections, one client for each match.

mod line;
mod serving;

use flate2::Compression;
use flate2::write::DeflateEncoder;
use line::{Fidget, Line, Made, parts};
use serde_json::{Value, json};
use server::{Rate, Settings};
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::Sqlite;

const SECONDS: u64 = 5;

fn main() {
    let address = serve();
    println!("Durable commands through HTTP (WAL, full sync, keep-alive)\n");
    println!("{:>8} {:>12} {:>10} {:>10}", "matches", "commands/s", "p50 ms", "p99 ms");
    for matches in [1, 32, 50] {
        let (rate, p50, p99) = commands(&address, matches);
        println!("{matches:>8} {rate:>12.0} {p50:>10.2} {p99:>10.2}");
    }
    println!("\nBytes per update for the acting seat, 600 steps of Debrecen\n");
    println!("{:>12} {:>8} {:>8} {:>8}", "", "median", "p95", "most");
    let (plain, deflated) = updates(&address);
    for (name, sizes) in [("JSON", plain), ("deflate", deflated)] {
        let (median, p95, most) = (part(&sizes, 0.5), part(&sizes, 0.95), part(&sizes, 1.0));
        println!("{name:>12} {median:>8} {p95:>8} {most:>8}");
    }
    std::process::exit(0);
}

/// A server on a file in the target folder, with no limits on how often one may ask.
fn serve() -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("bench");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let store = Arc::new(Sqlite::open(&folder.join("bench.db")).unwrap());
    let unlimited = Rate { per_second: 1e9, burst: 1e9 };
    let settings = Settings {
        commands: unlimited,
        creations: unlimited,
        looks: unlimited,
        work: unlimited,
        ..Settings::default()
    };
    serving::serve(store, settings).to_string()
}

struct Player {
    line: Line,
    made: Made,
    commands: u64,
}

impl Player {
    fn new(address: &str) -> Player {
        let mut line = Line::open(address);
        let made = Made::new(&mut line, "hungary-1944", "debrecen");
        Player { made, line, commands: 0 }
    }

    fn get(&mut self, seat: usize, rest: &str) -> Value {
        let path = format!("/matches/{}{rest}", self.made.id);
        self.line.ask("GET", &path, &self.made.keys[seat], "")
    }

    fn command(&mut self, seat: usize, version: &str, deed: &Value) -> String {
        self.commands += 1;
        let body = json!({ "id": self.commands.to_string(), "version": version, "do": deed }).to_string();
        let path = format!("/matches/{}/commands", self.made.id);
        let done = self.line.ask("POST", &path, &self.made.keys[seat], &body);
        done["version"].as_str().unwrap().to_owned()
    }
}

/// Commands a second, and how long one takes: each client takes a unit up and puts it down again, all the time.
fn commands(address: &str, matches: usize) -> (f64, f64, f64) {
    // Everybody is at the table before the clock starts.
    let sit_down = |_| Fidget::new(address, &Made::new(&mut Line::open(address), "hungary-1944", "debrecen"));
    let ready: Vec<Fidget> = (0..matches).map(sit_down).collect();
    let begun = Instant::now();
    let play = |mut player: Fidget| {
        std::thread::spawn(move || {
            let mut times = Vec::new();
            while begun.elapsed() < Duration::from_secs(SECONDS) {
                let sent = Instant::now();
                player.command();
                times.push(sent.elapsed());
            }
            times
        })
    };
    let clients: Vec<_> = ready.into_iter().map(play).collect();
    let times: Vec<Duration> = clients.into_iter().flat_map(|c| c.join().unwrap()).collect();
    let rate = times.len() as f64 / begun.elapsed().as_secs_f64();
    let [p50, p99, _] = parts(times);
    (rate, p50, p99)
}

/// The length of each update the acting seat gets in a scripted match, as JSON and deflated.
fn updates(address: &str) -> (Vec<usize>, Vec<usize>) {
    let mut player = Player::new(address);
    let mut rng = kernel::Rng::new(1944);
    let (mut plain, mut deflated) = (Vec::new(), Vec::new());
    while plain.len() < 600 {
        let views = [player.get(0, ""), player.get(1, "")];
        let acting = views.iter().position(|v| !v["now"]["scene"]["choices"].as_array().unwrap().is_empty());
        let Some(seat) = acting else { break };
        let choices = views[seat]["now"]["scene"]["choices"].as_array().unwrap();
        let choice = rng.pick(choices).unwrap();
        let before = views[seat]["now"]["version"].as_str().unwrap();
        player.command(seat, before, &json!({ "act": choice["action"] }));
        for update in player.get(seat, &format!("/updates?after={before}")).as_array().unwrap() {
            let text = update.to_string();
            let mut encoder = DeflateEncoder::new(Vec::new(), Compression::fast());
            encoder.write_all(text.as_bytes()).unwrap();
            plain.push(text.len());
            // Short ones go out as they are.
            deflated.push(if text.len() > 1024 { encoder.finish().unwrap().len() } else { text.len() });
        }
    }
    plain.sort_unstable();
    deflated.sort_unstable();
    (plain, deflated)
}

fn part(sizes: &[usize], share: f64) -> usize {
    sizes[((sizes.len() - 1) as f64 * share) as usize]
}
