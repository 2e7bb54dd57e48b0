//! Promise: a match that nobody plays takes next to nothing in memory, whichever game it is of and wherever it is
//! stored. Every byte that the program has asked for and not given back is counted.

#[path = "program/games.rs"]
mod games;

use games::GAMES;
use peak_alloc::PeakAlloc;
use serde_json::{Value, json};
use server::{Games, Rate, Settings};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use store::{Postgres, Sqlite, Store};
use tokio::runtime::{Builder, Runtime};

#[global_allocator]
static HEAP: PeakAlloc = PeakAlloc;

/// How many matches are begun before it is counted, and how many then: what all share is there by then.
const BEFORE: usize = 2;
const MATCHES: usize = 8;
/// What a match may take that nobody is connected to, and one to which two players are, beside the longest message of
/// each: the library keeps the room it took to send it.
const ALONE: usize = 2 * 1024;
const LISTENED_TO: usize = 20 * 1024;

struct Served {
    address: String,
    agent: ureq::Agent,
    _runtime: Runtime,
}

impl Served {
    fn new(store: Arc<dyn Store>) -> Served {
        let games = [hungary_1944::GAME, axis_allies::GAME, bolt_action::GAME, europe_1939::GAME, totaler_krieg::GAME];
        let games = games.into_iter().fold(Games::default(), |games, game| games.with(game, Default::default()));
        let unlimited = Rate { per_second: 1e9, burst: 1e9 };
        let settings = Settings {
            commands: unlimited,
            looks: unlimited,
            creations: unlimited,
            work: unlimited,
            sockets_per_address: 10_000,
            idle: Duration::from_millis(1),
            ..Settings::default()
        };
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        let listener = runtime.block_on(tokio::net::TcpListener::bind("127.0.0.1:0")).unwrap();
        let address = listener.local_addr().unwrap().to_string();
        runtime.spawn(server::serve(listener, store, games, settings, std::future::pending()));
        let agent = ureq::Agent::config_builder().max_idle_connections(0).build().into();
        Served { address, agent, _runtime: runtime }
    }

    fn get(&self, path: &str, key: &str) -> Value {
        let request = self.agent.get(format!("http://{}/api{path}", self.address));
        let mut answer = request.header("authorization", format!("Bearer {key}")).call().unwrap();
        serde_json::from_reader(answer.body_mut().as_reader()).unwrap()
    }

    /// A new match, which its players have looked at; its id and the keys of two of them.
    fn begin(&self, (game, scenario): (&str, &str)) -> (String, Vec<String>) {
        let new = json!({ "from": { "scenario": { "game": game, "scenario": scenario } } });
        let request = self.agent.post(format!("http://{}/api/matches", self.address));
        let mut answer = request.header("content-type", "application/json").send(new.to_string()).unwrap();
        let made: Value = serde_json::from_reader(answer.body_mut().as_reader()).unwrap();
        let id = made["id"].as_str().unwrap().to_owned();
        let keys = made["keys"].as_object().unwrap().values().map(|key| key.as_str().unwrap().to_owned());
        let keys: Vec<String> = keys.take(2).collect();
        keys.iter().for_each(|key| drop(self.get(&format!("/matches/{id}"), key)));
        (id, keys)
    }

    /// A live connection that has been sent everything, and says no more; how long the message was.
    fn listen(&self, id: &str, key: &str) -> (TcpStream, usize) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let request = format!(
            "GET /api/matches/{id}/live?compress=deflate HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\n\
             upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\
             sec-websocket-protocol: sandtable, sandtable.key.{key}\r\n\r\n",
            self.address
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut byte = [0];
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            stream.read_exact(&mut byte).unwrap();
            head.push(byte[0]);
        }
        assert!(head.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&head));
        // A binary message whose length takes two bytes: longer than 125 bytes and shorter than 64 KB.
        let mut start = [0; 4];
        stream.read_exact(&mut start).unwrap();
        assert_eq!(start[..2], [0x82, 126]);
        let mut whole = vec![0; usize::from(u16::from_be_bytes([start[2], start[3]]))];
        stream.read_exact(&mut whole).unwrap();
        (stream, whole.len())
    }

    fn listen_to(&self, made: &[(String, Vec<String>)]) -> Vec<(TcpStream, usize)> {
        made.iter().flat_map(|(id, keys)| keys.iter().map(move |key| self.listen(id, key))).collect()
    }

    /// What is asked for beyond a level when everything has come to rest, for each match. What is given back by and by
    /// is waited for.
    fn each(&self, level: usize, most: usize) -> usize {
        let mut least = usize::MAX;
        for _ in 0..20_000 {
            if self.get("/health", "")["matches"] == 0 {
                least = least.min(HEAP.current_usage().saturating_sub(level) / MATCHES);
                if least <= most {
                    break;
                }
            }
        }
        least
    }
}

fn measured(what: &str, store: Arc<dyn Store>) {
    let served = Served::new(store);
    for game in GAMES {
        let made: Vec<_> = (0..BEFORE).map(|_| served.begin(game)).collect();
        drop(served.listen_to(&made));
        served.each(usize::MAX, 0);
        let level = HEAP.current_usage();
        let made: Vec<_> = (0..MATCHES).map(|_| served.begin(game)).collect();
        let alone = served.each(level, ALONE);
        let sockets = served.listen_to(&made);
        let sent = sockets.iter().map(|(_, sent)| sent).sum::<usize>() / MATCHES;
        let listened_to = served.each(level + sent * MATCHES, LISTENED_TO);
        println!("{what}, {}: {alone} bytes a match; {listened_to} with two sockets, which keep {sent}", game.0);
        assert!(alone <= ALONE, "{what}, {}: {alone} bytes a match", game.0);
        assert!(listened_to <= LISTENED_TO, "{what}, {}: {listened_to} bytes a match with two sockets", game.0);
        drop(sockets);
    }
}

#[test]
fn a_match_at_rest_takes_next_to_nothing_in_any_game_and_store() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("memory");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    measured("SQLite", Arc::new(Sqlite::open(&folder.join("memory.db")).unwrap()));
    let address = test_postgres::database();
    let runtime = Builder::new_current_thread().enable_all().build().unwrap();
    measured("PostgreSQL", Arc::new(runtime.block_on(Postgres::open(&address)).unwrap()));
}
