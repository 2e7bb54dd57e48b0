//! How long a player's move takes while strangers attack the server: rosters made to be slow, games set up from padded
//! files, half-sent requests, live connections that are never read. A plain program that prints a table. The attackers
//! come from other addresses of the loopback network than the player.
//!
//! `SANDTABLE_SECONDS=60` attacks for so long each; 6 seconds by default.

mod serving;

use serde_json::{Value, json};
use server::Settings;
use std::io::{Read, Write};
use std::net::{IpAddr, SocketAddr, TcpStream};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};
use store::Sqlite;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpSocket;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

const HALF_SENT: usize = 1_000;
const SOCKETS: usize = 4_500;
/// The pause between two moves of the player.
const BREATH: Duration = Duration::from_millis(10);

fn main() {
    let address = serve();
    let seconds = std::env::var("SANDTABLE_SECONDS").ok().map_or(6, |n| n.parse().unwrap());
    let client = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    println!("A player's move while the server is attacked, {seconds} s each\n");
    println!(
        "{:<34} {:>6} {:>9} {:>9} {:>9}   what the attackers got",
        "attack", "moves", "p50 ms", "p99 ms", "most ms"
    );
    let alone: [(&str, &[Attack]); 6] = [
        ("none", &[]),
        ("1 rosters of 80,000 attributes", &[Attack::Rosters]),
        ("2 games of 20,000 equal units", &[Attack::SetUps]),
        ("3 half-sent requests", &[Attack::HalfSent]),
        ("4 sockets that are never read", &[Attack::Sockets]),
        ("all of them", &[Attack::Rosters, Attack::SetUps, Attack::HalfSent, Attack::Sockets]),
    ];
    for (name, attacks) in alone {
        let war = War::new(address);
        let fighting: Vec<_> = attacks.iter().map(|attack| client.spawn(Arc::clone(&war).fight(*attack))).collect();
        let mut times = moves(address, Duration::from_secs(seconds));
        war.over.store(true, Relaxed);
        for attack in fighting {
            client.block_on(attack).unwrap();
        }
        times.sort();
        let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
        println!("{name:<34} {:>6} {:>9.1} {:>9.1} {:>9.1}   {}", times.len(), at(0.5), at(0.99), at(1.0), war.told());
    }
    std::process::exit(0);
}

fn serve() -> SocketAddr {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("attacks");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let store = Arc::new(Sqlite::open(&folder.join("attacks.db")).unwrap());
    serving::serve(store, Settings::default())
}

/// How long each of the player's moves takes: a unit is taken up and put down again. A connection that was shut is
/// opened again, which counts, as the player waits for it.
fn moves(address: SocketAddr, long: Duration) -> Vec<Duration> {
    let begun = Instant::now();
    let mut line = Line { address, stream: None };
    let new = json!({ "from": { "scenario": { "game": "hungary-1944", "scenario": "debrecen" } } });
    let made = line.ask("POST", "/matches", "", &new.to_string());
    let (id, key) = (made["id"].as_str().unwrap().to_owned(), made["keys"]["axis"].as_str().unwrap().to_owned());
    let view = line.ask("GET", &format!("/matches/{id}"), &key, "");
    let choices = view["now"]["scene"]["choices"].as_array().unwrap();
    let choice = choices.iter().find(|c| c["piece"].is_string() && c["tone"] != "finish").unwrap();
    let deeds = [json!({ "act": choice["action"] }), json!("undo")];
    let mut version = view["now"]["version"].clone();
    let mut times = vec![begun.elapsed()];
    while begun.elapsed() < long {
        std::thread::sleep(BREATH);
        let command = json!({ "id": times.len().to_string(), "version": version, "do": deeds[(times.len() + 1) % 2] });
        let sent = Instant::now();
        version = line.ask("POST", &format!("/matches/{id}/commands"), &key, &command.to_string())["version"].clone();
        times.push(sent.elapsed());
    }
    times
}

/// The player's connection.
struct Line {
    address: SocketAddr,
    stream: Option<TcpStream>,
}

impl Line {
    /// Asks until there is an answer.
    fn ask(&mut self, method: &str, path: &str, key: &str, body: &str) -> Value {
        let request = format!(
            "{method} /api{path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer {key}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        loop {
            match self.try_to_ask(&request) {
                Some((200..=201, answer)) => return answer,
                Some((429 | 503, _)) => std::thread::sleep(BREATH),
                Some((status, answer)) => panic!("{status} {answer}"),
                None => self.stream = None,
            }
        }
    }

    fn try_to_ask(&mut self, request: &str) -> Option<(u16, Value)> {
        if self.stream.is_none() {
            let stream = TcpStream::connect_timeout(&self.address, Duration::from_secs(1)).ok()?;
            stream.set_nodelay(true).ok()?;
            stream.set_read_timeout(Some(Duration::from_secs(60))).ok()?;
            self.stream = Some(stream);
        }
        let stream = self.stream.as_mut()?;
        stream.write_all(request.as_bytes()).ok()?;
        let (mut answer, mut chunk) = (Vec::new(), [0; 65536]);
        loop {
            let read = stream.read(&mut chunk).ok().filter(|&read| read > 0)?;
            answer.extend_from_slice(&chunk[..read]);
            let Some(end) = answer.windows(4).position(|w| w == b"\r\n\r\n") else { continue };
            let head = std::str::from_utf8(&answer[..end]).ok()?.to_ascii_lowercase();
            let length: usize = head.lines().find_map(|l| l.strip_prefix("content-length: "))?.trim().parse().ok()?;
            if answer.len() >= end + 4 + length {
                let status = head.get(9..12)?.parse().ok()?;
                return Some((status, serde_json::from_slice(&answer[end + 4..]).ok()?));
            }
        }
    }
}

#[derive(Copy, Clone)]
enum Attack {
    Rosters,
    SetUps,
    HalfSent,
    Sockets,
}

/// What the attackers share.
struct War {
    address: SocketAddr,
    over: AtomicBool,
    answered: AtomicUsize,
    refused: AtomicUsize,
    unanswered: AtomicUsize,
    held: AtomicUsize,
}

impl War {
    fn new(address: SocketAddr) -> Arc<War> {
        let [answered, refused, unanswered, held] = [0; 4].map(AtomicUsize::new);
        Arc::new(War { address, over: AtomicBool::new(false), answered, refused, unanswered, held })
    }

    fn told(&self) -> String {
        let [answered, refused, unanswered, held] =
            [&self.answered, &self.refused, &self.unanswered, &self.held].map(|n| n.load(Relaxed));
        format!("{answered} answers, {refused} × 429 or 503, {unanswered} without answer, {held} connections opened")
    }

    async fn fight(self: Arc<War>, attack: Attack) {
        match attack {
            Attack::Rosters => self.in_turn(2, roster).await,
            Attack::SetUps => self.in_turn(4, set_up).await,
            Attack::HalfSent => self.hold(3, HALF_SENT, |_| b"GET /api/health HTTP/1.1\r\nhost: 127.0".to_vec()).await,
            Attack::Sockets => {
                let id = self.listed().await;
                let upgrade = move |n: usize| {
                    format!(
                        "GET /api/matches/{id}/live?n={n} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\n\
                         upgrade: websocket\r\nsec-websocket-version: 13\r\n\
                         sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
                    )
                    .into_bytes()
                };
                self.hold(4, SOCKETS, upgrade).await;
            }
        }
    }

    /// So many at once ask one thing after the other, and leave if there is no answer within two seconds.
    async fn in_turn(self: Arc<War>, many: u8, request: fn(usize) -> Vec<u8>) {
        let mut all = JoinSet::new();
        for one in 0..many {
            let war = Arc::clone(&self);
            all.spawn(async move {
                let mut n = usize::from(one);
                while !war.over.load(Relaxed) {
                    n += usize::from(many);
                    match timeout(Duration::from_secs(2), war.ask(one % 2, &request(n))).await {
                        Ok(Some(429 | 503)) => war.refused.fetch_add(1, Relaxed),
                        Ok(Some(_)) => war.answered.fetch_add(1, Relaxed),
                        _ => war.unanswered.fetch_add(1, Relaxed),
                    };
                    sleep(Duration::from_millis(20)).await;
                }
            });
        }
        while all.join_next().await.is_some() {}
    }

    async fn connect(&self, from: u8) -> Option<tokio::net::TcpStream> {
        let socket = TcpSocket::new_v4().ok()?;
        // Where the loopback network has but one address, attackers and player share it.
        let _ = socket.bind((IpAddr::from([127, 0, 0, 10 + from]), 0).into());
        timeout(Duration::from_secs(2), socket.connect(self.address)).await.ok()?.ok()
    }

    async fn ask(&self, from: u8, request: &[u8]) -> Option<u16> {
        let mut stream = self.connect(from).await?;
        stream.write_all(request).await.ok()?;
        let mut head = [0; 12];
        stream.read_exact(&mut head).await.ok()?;
        std::str::from_utf8(&head[9..]).ok()?.parse().ok()
    }

    /// Opens so many connections, says something on each, and keeps them without ever reading.
    async fn hold(self: Arc<War>, from: u8, many: usize, say: impl Fn(usize) -> Vec<u8>) {
        let mut held = Vec::new();
        while !self.over.load(Relaxed) {
            if held.len() == many {
                sleep(Duration::from_millis(50)).await;
                continue;
            }
            match self.connect(from).await {
                Some(mut stream) => {
                    let _ = stream.write_all(&say(held.len())).await;
                    held.push(stream);
                    self.held.fetch_add(1, Relaxed);
                }
                None => sleep(Duration::from_millis(50)).await,
            }
        }
    }

    /// A match anybody may watch.
    async fn listed(&self) -> String {
        let address = self.address;
        let made = tokio::task::spawn_blocking(move || {
            let new =
                json!({ "from": { "scenario": { "game": "hungary-1944", "scenario": "debrecen" } }, "listed": true });
            Line { address, stream: None }.ask("POST", "/matches", "", &new.to_string())
        });
        made.await.unwrap()["id"].as_str().unwrap().to_owned()
    }
}

fn post(path: &str, kind: &str, body: &str) -> Vec<u8> {
    let head = format!(
        "POST /api{path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: {kind}\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    [head.as_bytes(), body.as_bytes()].concat()
}

fn roster(_: usize) -> Vec<u8> {
    static REQUEST: OnceLock<Vec<u8>> = OnceLock::new();
    let request = || {
        let attributes: String = (0..80_000).map(|i| format!(" a{i}=''")).collect();
        let path = "/games/bolt-action/forces/file?name=x.ros";
        post(path, "application/octet-stream", &format!("<roster{attributes}/>"))
    };
    REQUEST.get_or_init(request).clone()
}

/// A match from a file that has one unit 20,000 times, or as often as a file may be long; and in between a preview.
fn set_up(n: usize) -> Vec<u8> {
    static BODIES: OnceLock<[Vec<u8>; 2]> = OnceLock::new();
    let body = |many: usize| {
        let unit = "[[unit]]\nid = 'a'\nnames = ['A']\nnations = ['germany']\nrole = 'squad'\n\
                    points = { regular = 50 }\n\
                    men = [5, 5]\narms = 'rifle'\n";
        let units = format!("provenance = 'house'\n[prices]\n{}", unit.repeat(many));
        let from = json!({ "game": "bolt-action", "scenario": "maximum-attrition", "files": { "units.toml": units } });
        post("/matches", "application/json", &json!({ "from": { "scenario": from } }).to_string())
    };
    if n.is_multiple_of(2) {
        return BODIES.get_or_init(|| [20_000, 4_000].map(body))[n / 2 % 2].clone();
    }
    let scenario = ["debrecen", "konrad", "spring", "campaign"][n / 2 % 4];
    format!("GET /api/games/hungary-1944/preview?scenario={scenario} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n").into_bytes()
}
