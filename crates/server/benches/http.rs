//! How fast commands are made durable through HTTP, and how many bytes an update has. A plain program that prints a
//! table: full sync on a real file, keep-alive connections, one client for each match.

use flate2::Compression;
use flate2::write::DeflateEncoder;
use serde_json::{Value, json};
use server::{Games, Rate, Settings};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::channel;
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
    let (tell, told) = channel();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
        runtime.block_on(async move {
            let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
            tell.send(listener.local_addr().unwrap().to_string()).unwrap();
            let games = Games::default().with(hungary_1944::GAME, Default::default());
            server::serve(listener, store, games, settings, std::future::pending()).await;
        });
    });
    told.recv().unwrap()
}

/// A connection that is kept, with as little between it and the clock as possible.
struct Line {
    stream: TcpStream,
    buffer: Vec<u8>,
}

impl Line {
    fn open(address: &str) -> Line {
        let stream = TcpStream::connect(address).unwrap();
        stream.set_nodelay(true).unwrap();
        Line { stream, buffer: Vec::new() }
    }

    fn ask(&mut self, method: &str, path: &str, key: &str, body: &str) -> Value {
        let head = format!(
            "{method} /api{path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer {key}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        self.stream.write_all(head.as_bytes()).unwrap();
        self.buffer.clear();
        let mut chunk = [0; 65536];
        loop {
            let read = self.stream.read(&mut chunk).unwrap();
            assert!(read > 0, "the server hung up");
            self.buffer.extend_from_slice(&chunk[..read]);
            let Some(end) = self.buffer.windows(4).position(|w| w == b"\r\n\r\n") else { continue };
            let head = std::str::from_utf8(&self.buffer[..end]).unwrap().to_ascii_lowercase();
            let length = head.lines().find_map(|l| l.strip_prefix("content-length: ")).unwrap();
            let length: usize = length.trim().parse().unwrap();
            if self.buffer.len() >= end + 4 + length {
                assert!(head.starts_with("http/1.1 2"), "{}", String::from_utf8_lossy(&self.buffer));
                return serde_json::from_slice(&self.buffer[end + 4..]).unwrap();
            }
        }
    }
}

struct Player {
    line: Line,
    id: String,
    keys: [String; 2],
    commands: u64,
}

impl Player {
    fn new(address: &str) -> Player {
        let mut line = Line::open(address);
        let new = json!({ "from": { "scenario": { "game": "hungary-1944", "scenario": "debrecen" } } });
        let made = line.ask("POST", "/matches", "", &new.to_string());
        let key = |seat: &str| made["keys"][seat].as_str().unwrap().to_owned();
        Player { id: made["id"].as_str().unwrap().to_owned(), keys: [key("axis"), key("allied")], line, commands: 0 }
    }

    fn get(&mut self, seat: usize, rest: &str) -> Value {
        let path = format!("/matches/{}{rest}", self.id);
        self.line.ask("GET", &path, &self.keys[seat], "")
    }

    fn command(&mut self, seat: usize, version: &str, deed: &Value) -> String {
        self.commands += 1;
        let body = json!({ "id": self.commands.to_string(), "version": version, "do": deed }).to_string();
        let path = format!("/matches/{}/commands", self.id);
        let done = self.line.ask("POST", &path, &self.keys[seat], &body);
        done["version"].as_str().unwrap().to_owned()
    }
}

/// Commands a second, and how long one takes: each client takes a unit up and puts it down again, all the time.
fn commands(address: &str, matches: usize) -> (f64, f64, f64) {
    // Everybody is at the table before the clock starts.
    let ready: Vec<_> = (0..matches)
        .map(|_| {
            let mut player = Player::new(address);
            let view = player.get(0, "");
            let choices = view["now"]["scene"]["choices"].as_array().unwrap();
            let choice = choices.iter().find(|c| c["piece"].is_string() && c["tone"] != "finish").unwrap();
            let deeds = [json!({ "act": choice["action"] }), json!("undo")];
            (player, view["now"]["version"].as_str().unwrap().to_owned(), deeds)
        })
        .collect();
    let begun = Instant::now();
    let play = |(mut player, mut version, deeds): (Player, String, [Value; 2])| {
        std::thread::spawn(move || {
            let mut times = Vec::new();
            while begun.elapsed() < Duration::from_secs(SECONDS) {
                let sent = Instant::now();
                version = player.command(0, &version, &deeds[times.len() % 2]);
                times.push(sent.elapsed());
            }
            times
        })
    };
    let clients: Vec<_> = ready.into_iter().map(play).collect();
    let mut times: Vec<Duration> = clients.into_iter().flat_map(|c| c.join().unwrap()).collect();
    let rate = times.len() as f64 / begun.elapsed().as_secs_f64();
    times.sort();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
    (rate, at(0.5), at(0.99))
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
