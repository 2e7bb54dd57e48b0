//! A site under load: so many open matches, two live connections to each, commands at a steady rate, beside matches of
//! machines, and as many as there can be. A plain program that starts `sandtable serve` by itself, prints figures and
//! ends; everything stays on this machine.
//!
//! ```text
//! cargo bench -p server --bench load -- [--matches 1000] [--sockets 2000] [--rate 200] [--seconds 15] [--machines 50]
//!     [--program target/release/sandtable] [--store FILE|postgres|postgres://…] [--nodes 3]
//!                                         `postgres` alone starts one for this, which is thrown away afterwards
//!     [--url http://127.0.0.1:1939]...    servers that run already, instead of starting any
//! ```

mod line;

use line::{Fidget, Line, Made, parts};
use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// How long a match that is only listened to stays whole in memory during this run.
const MATCH_TIME: u64 = 1;
/// How many matches are opened between two looks: what one wave gave back, the next one uses.
const WAVE: usize = 50;
/// Those that play as fast as they can.
const PLAYERS: usize = 64;

struct Wanted {
    matches: usize,
    sockets: usize,
    rate: usize,
    seconds: u64,
    machines: usize,
    nodes: usize,
    program: PathBuf,
    store: Option<String>,
    urls: Vec<String>,
}

impl Wanted {
    fn read() -> Wanted {
        // A bench is two folders below the program: target/release/deps/load-….
        let own = std::env::current_exe().unwrap();
        let program = own.ancestors().nth(2).unwrap().join("sandtable");
        let (matches, sockets, rate) = (1_000, 2_000, 200);
        let (seconds, machines, nodes, store, urls) = (15, 50, 1, None, Vec::new());
        let mut wanted = Wanted { matches, sockets, rate, seconds, machines, nodes, program, store, urls };
        let mut args = std::env::args().skip(1);
        while let Some(flag) = args.next() {
            let mut value = || args.next().unwrap_or_else(|| panic!("{flag} needs a value"));
            match flag.as_str() {
                "--matches" => wanted.matches = value().parse().unwrap(),
                "--sockets" => wanted.sockets = value().parse().unwrap(),
                "--rate" => wanted.rate = value().parse().unwrap(),
                "--seconds" => wanted.seconds = value().parse().unwrap(),
                "--machines" => wanted.machines = value().parse().unwrap(),
                "--nodes" => wanted.nodes = value().parse().unwrap(),
                "--program" => wanted.program = value().into(),
                "--store" => wanted.store = Some(value()),
                "--url" => wanted.urls.push(value()),
                // Cargo says so itself.
                "--bench" => {}
                other => panic!("expected one of the flags at the top of benches/load.rs, found {other}"),
            }
        }
        wanted
    }
}

/// A server, ended with this.
struct Node {
    child: Option<Child>,
    address: String,
}

impl Drop for Node {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

impl Node {
    fn start(wanted: &Wanted, store: &str) -> Node {
        let many = "1000000:1000000";
        let mut child = Command::new(&wanted.program)
            .args(["serve", "--json", "--listen", "127.0.0.1:0", "--log", "warn", "--store", store])
            .args(["--commands", many, "--looks", many, "--creations", many, "--previews", many, "--work", many])
            .args(["--sockets", "20000", "--sockets-per-address", "20000", "--jobs-per-address", "200"])
            .args(["--connections", "40000", "--connections-per-address", "40000"])
            .args(["--matches-per-address", "100000", "--store-per-address", "100000", "--matches", "100000"])
            .args(["--match-time", &MATCH_TIME.to_string()])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("{} cannot be started: {error}", wanted.program.display()));
        let mut said = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut said).unwrap();
        let said: Value = serde_json::from_str(&said).expect("the program says where it serves");
        Node { child: Some(child), address: host_of(said["address"].as_str().unwrap()) }
    }

    /// Memory in KB and commands carried out, as the server tells it.
    fn figure(&self, name: &str) -> f64 {
        let text = Line::open(&self.address).text("/metrics");
        let line = text.lines().find(|line| line.split(' ').next() == Some(name));
        line.and_then(|line| line.rsplit(' ').next()?.parse().ok()).unwrap_or(0.0)
    }
}

fn host_of(url: &str) -> String {
    let host = url.split_once("://").map_or(url, |(_, rest)| rest);
    host.split('/').next().unwrap().to_owned()
}

fn main() {
    let wanted = Wanted::read();
    // Both ends of the connections may be files of one user; where no more are allowed, connecting says so.
    let _ = rlimit::increase_nofile_limit(rlimit::INFINITY);
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("load");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let thrown_away = (wanted.store.as_deref() == Some("postgres")).then(test_postgres::Server::durable);
    let store = match (&thrown_away, &wanted.store) {
        (Some(database), _) => database.database(),
        (None, Some(store)) => store.clone(),
        (None, None) => folder.join("load.db").display().to_string(),
    };
    let nodes: Vec<Node> = if wanted.urls.is_empty() {
        (0..wanted.nodes).map(|_| Node::start(&wanted, &store)).collect()
    } else {
        wanted.urls.iter().map(|url| Node { child: None, address: host_of(url) }).collect()
    };
    let what = store.split("://").next().filter(|_| store.contains("://")).unwrap_or("SQLite");
    println!("{} node(s) on {what}; {} matches, {} sockets", nodes.len(), wanted.matches, wanted.sockets);
    println!("{}\n", others());
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let heard = Arc::new(AtomicUsize::new(0));
    let made = memory(&nodes, &wanted, &runtime, &heard);
    let who = players(&nodes, &made, PLAYERS);
    println!("{:<46} {:>8} {:>9} {:>9} {:>9}", "durable commands", "a second", "p50 ms", "p99 ms", "most ms");
    told(
        &format!("{} a second asked for, {} sockets", wanted.rate, heard_by(&heard)),
        steady(&who, &wanted, wanted.rate),
    );
    told(&format!("flat out, {} players, two sockets each", who.len()), flat_out(&who, &wanted));
    let alone = unheard(&nodes, who.len());
    told(&format!("flat out, {} players, nobody listens", alone.len()), flat_out(&alone, &wanted));
    beside_machines(&nodes, &wanted, &who, &runtime, &heard);
    println!("\n{}", others());
    let _ = std::fs::remove_dir_all(&folder);
}

/// How busy the machine is, with this and with whatever else it does.
fn others() -> String {
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let cores = std::thread::available_parallelism().map_or(0, usize::from);
    format!("load average {} on {cores} cores", load.split(' ').next().unwrap_or("unknown"))
}

fn resident(nodes: &[Node]) -> f64 {
    nodes.iter().map(|node| node.figure("sandtable_process_resident_memory_bytes") / 1024.0).sum()
}

/// Waits until nobody's match is whole in memory.
fn rest(nodes: &[Node]) {
    for _ in 0..120 {
        if nodes.iter().all(|node| node.figure("sandtable_matches_in_memory") == 0.0) {
            return;
        }
        std::thread::sleep(Duration::from_millis(250));
    }
    println!("(not all matches came to rest within 30 s)");
}

/// Opens matches of every game, looks at them as their players, and listens; what that takes when it is quiet again.
fn memory(nodes: &[Node], wanted: &Wanted, runtime: &tokio::runtime::Runtime, heard: &Arc<AtomicUsize>) -> Vec<Made> {
    let mut line = Line::open(&nodes[0].address);
    let games = line.ask("GET", "/games", "", "");
    let mut games: Vec<(String, String)> = games.as_array().unwrap().iter().map(first_scenario).collect();
    games.sort();
    // What all matches of a game share is there before it is counted, and so is the room a wave of them takes for a
    // while: the allocator keeps it.
    for node in nodes {
        let mut line = Line::open(&node.address);
        for (game, scenario) in games.iter().flat_map(|game| std::iter::repeat_n(game, WAVE)) {
            let made = Made::new(&mut line, game, scenario);
            made.keys.iter().for_each(|key| drop(line.ask("GET", &format!("/matches/{}", made.id), key, "")));
        }
    }
    rest(nodes);
    println!("{:<16} {:>8} {:>14} {:>14} {:>14}", "KB each", "matches", "just opened", "at rest", "+ 2 sockets");
    let (all, mut everything) = (resident(nodes), Vec::new());
    for (game, scenario) in &games {
        everything.extend(of_game(nodes, wanted, (game, scenario, wanted.matches / games.len()), runtime, heard));
    }
    let (matches, sockets) = (everything.len() as f64, heard_by(heard));
    println!("\nall together: {:.1} KB a match, {sockets} sockets listening\n", (resident(nodes) - all) / matches);
    everything
}

fn heard_by(heard: &AtomicUsize) -> usize {
    heard.load(Relaxed)
}

fn first_scenario(game: &Value) -> (String, String) {
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let game = game.get("about").unwrap_or(game);
    let scenario =
        if game["id"] == "hungary-1944" { Value::from("debrecen") } else { game["scenarios"][0]["id"].clone() };
    (text(&game["id"]), text(&scenario))
}

fn of_game(
    nodes: &[Node],
    wanted: &Wanted,
    (game, scenario, many): (&str, &str, usize),
    runtime: &tokio::runtime::Runtime,
    heard: &Arc<AtomicUsize>,
) -> Vec<Made> {
    let mut lines: Vec<Line> = nodes.iter().map(|node| Line::open(&node.address)).collect();
    let (before, mut made, mut opened) = (resident(nodes), Vec::<Made>::new(), 0.0);
    while made.len() < many {
        let start = resident(nodes);
        let wave: Vec<Made> = (0..WAVE.min(many - made.len()))
            .map(|i| {
                let node = (made.len() + i) % lines.len();
                let one = Made::new(&mut lines[node], game, scenario);
                one.keys.iter().for_each(|key| drop(lines[node].ask("GET", &format!("/matches/{}", one.id), key, "")));
                one
            })
            .collect();
        if made.is_empty() {
            opened = (resident(nodes) - start) / wave.len() as f64;
        }
        made.extend(wave);
        rest(nodes);
    }
    let at_rest = resident(nodes);
    let each = wanted.sockets / wanted.matches;
    for (i, one) in made.iter().enumerate() {
        if i % WAVE == 0 {
            rest(nodes);
        }
        for (j, key) in one.keys.iter().cycle().take(each).enumerate() {
            let address = nodes[(i + j) % nodes.len()].address.clone();
            runtime.block_on(listen(address, one.id.clone(), key.clone(), Arc::clone(heard)));
        }
    }
    rest(nodes);
    let per = |kilobytes: f64| kilobytes / many as f64;
    let (rested, listened) = (per(at_rest - before), per(resident(nodes) - at_rest));
    println!("{game:<16} {many:>8} {opened:>14.1} {rested:>14.1} {listened:>14.1}");
    made
}

/// A live connection whose messages are read and forgotten. Done when the first one has come.
async fn listen(address: String, id: String, key: String, heard: Arc<AtomicUsize>) {
    let mut stream = TcpStream::connect(&address).await.unwrap();
    let request = format!(
        "GET /api/matches/{id}/live?compress=deflate HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\
         sec-websocket-protocol: sandtable, sandtable.key.{key}\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut chunk = vec![0; 2048];
    let read = stream.read(&mut chunk).await.unwrap();
    assert!(chunk[..read].starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&chunk[..read]));
    heard.fetch_add(1, Relaxed);
    tokio::spawn(async move { while stream.read(&mut chunk).await.is_ok_and(|read| read > 0) {} });
}

/// Those who play: in their matches a unit can be taken up and put down.
fn players(nodes: &[Node], made: &[Made], many: usize) -> Vec<Arc<Mutex<Fidget>>> {
    let mut line = Line::open(&nodes[0].address);
    let debrecen = made.iter().filter(|one| {
        let card = line.ask("GET", &format!("/matches/{}/card", one.id), &one.keys[0], "");
        card["game"] == "hungary-1944"
    });
    let debrecen: Vec<&Made> = debrecen.take(many).collect();
    let sit_down = |(i, one): (usize, &&Made)| Fidget::new(&nodes[i % nodes.len()].address, one);
    debrecen.iter().enumerate().map(|at| Arc::new(Mutex::new(sit_down(at)))).collect()
}

/// Those who play where nobody listens, as bots do: what is left is the rules, the disk and the answer.
fn unheard(nodes: &[Node], many: usize) -> Vec<Arc<Mutex<Fidget>>> {
    let sit_down = |i: usize| {
        let address = &nodes[i % nodes.len()].address;
        Fidget::new(address, &Made::new(&mut Line::open(address), "hungary-1944", "debrecen"))
    };
    (0..many).map(|i| Arc::new(Mutex::new(sit_down(i)))).collect()
}

/// What came of playing for a while: commands a second, and how long they took.
struct Figures {
    rate: f64,
    times: [f64; 3],
}

fn told(name: &str, Figures { rate, times: [p50, p99, most] }: Figures) {
    println!("{name:<46} {rate:>8.0} {p50:>9.2} {p99:>9.2} {most:>9.2}");
}

/// Lets everybody play at once. `play` is told who of them plays, when they began, and how one command is given.
fn all_play(
    players: &[Arc<Mutex<Fidget>>],
    play: impl Fn(usize, Instant, &mut dyn FnMut()) -> Vec<Duration> + Clone + Send + 'static,
) -> Figures {
    let begun = Instant::now();
    let threads = players.iter().cloned().enumerate().map(|(i, player)| {
        let play = play.clone();
        std::thread::spawn(move || play(i, begun, &mut || player.lock().unwrap().command()))
    });
    let threads: Vec<_> = threads.collect();
    let times: Vec<Duration> = threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect();
    Figures { rate: times.len() as f64 / begun.elapsed().as_secs_f64(), times: parts(times) }
}

/// Commands at a steady rate, spread over the matches.
fn steady(players: &[Arc<Mutex<Fidget>>], wanted: &Wanted, rate: usize) -> Figures {
    let (many, time) = (players.len(), Duration::from_secs(wanted.seconds));
    let pause = Duration::from_secs_f64(many as f64 / rate as f64);
    all_play(players, move |i, begun, command| {
        let (mut times, mut next) = (Vec::new(), begun + pause.mul_f64(i as f64 / many as f64));
        while next < begun + time {
            std::thread::sleep(next.saturating_duration_since(Instant::now()));
            command();
            // From when it was due: one that waits for the one before it has waited as well.
            times.push(next.elapsed());
            next += pause;
        }
        times
    })
}

/// As many as there can be, by players that wait for nothing but their answers.
fn flat_out(players: &[Arc<Mutex<Fidget>>], wanted: &Wanted) -> Figures {
    let time = Duration::from_secs(wanted.seconds);
    all_play(players, move |_, begun, command| {
        let mut times = Vec::new();
        while begun.elapsed() < time {
            let sent = Instant::now();
            command();
            times.push(sent.elapsed());
        }
        times
    })
}

/// Who plays in the matches of machines, one after the other.
const LEVELS: [&str; 3] = ["script", "regular", "veteran"];
/// Commands of people a second beside them.
const BESIDE: usize = 50;

/// What machines do to people: moves of people alone, and while machines play in many matches that are watched.
fn beside_machines(
    nodes: &[Node],
    wanted: &Wanted,
    players: &[Arc<Mutex<Fidget>>],
    runtime: &tokio::runtime::Runtime,
    heard: &Arc<AtomicUsize>,
) {
    told(&format!("{BESIDE} a second asked for"), steady(players, wanted, BESIDE));
    let mut line = Line::open(&nodes[0].address);
    let games: Vec<(String, String)> =
        line.ask("GET", "/games", "", "").as_array().unwrap().iter().map(first_scenario).collect();
    for i in 0..wanted.machines {
        let ((game, scenario), address) = (&games[i % games.len()], &nodes[i % nodes.len()].address);
        let made = Made::of_machines(&mut Line::open(address), game, scenario, LEVELS[i % LEVELS.len()]);
        // Only those who watch have a key.
        runtime.block_on(listen(address.clone(), made.id, made.keys[0].clone(), Arc::clone(heard)));
    }
    let slices = || nodes.iter().map(|node| node.figure("sandtable_machine_seconds_count")).sum::<f64>();
    let (before, begun) = (slices(), Instant::now());
    let name = format!("{BESIDE} a second beside {} matches of machines", wanted.machines);
    told(&name, steady(players, wanted, BESIDE));
    let rate = (slices() - before) / begun.elapsed().as_secs_f64();
    let waiting: f64 = nodes.iter().map(|node| node.figure("sandtable_machine_waiting")).sum();
    println!("machines thought {rate:.0} times a second; at the end {waiting} of them waited for leave to think");
}
