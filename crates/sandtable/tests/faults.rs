//! Promise: several servers on one database lose nothing and do nothing twice, whatever breaks. Three real programs
//! serve one PostgreSQL while scripted players play all five games at any of them; programs are killed and started
//! again, the database is restarted as after a crash, connections are cut.
//!
//! 20 kills by default, `SANDTABLE_KILLS=100` for the long form; `SANDTABLE_SEED` for other faults.

#[path = "program/games.rs"]
mod games;
mod program;

use games::GAMES;
use kernel::Rng;
use program::Program;
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, RwLock};
use std::time::Duration;
use store::{Event, Postgres, Store};
use tungstenite::Message;
use tungstenite::client::IntoClientRequest;
use tungstenite::stream::MaybeTlsStream;

const NODES: usize = 3;
/// No limits on how often one may ask, short leases, so that a dead server's moves are soon made by another, and
/// matches that are soon forgotten and have to be read again.
const FLAGS: [&str; 16] = [
    "--lease",
    "1",
    "--match-time",
    "1",
    "--commands",
    "1e9:1e9",
    "--looks",
    "1e9:1e9",
    "--creations",
    "1e9:1e9",
    "--work",
    "1e9:1e9",
    "--matches-per-address",
    "100000",
    "--log",
    "error",
];
/// How long a client listens to a server that says nothing before it looks itself.
const PATIENCE: Duration = Duration::from_secs(5);

/// What everybody shares: where the servers are at the moment, whether something is broken, and how much has been
/// acknowledged.
struct Table {
    addresses: RwLock<Vec<String>>,
    stop: AtomicBool,
    broken: Mutex<bool>,
    mended: Condvar,
    done: Mutex<usize>,
    changed: Condvar,
}

impl Table {
    fn address(&self, rng: &mut Rng) -> String {
        let addresses = self.addresses.read().unwrap();
        addresses[rng.below(addresses.len())].clone()
    }

    /// Something breaks while this is done.
    fn fault(&self, fault: impl FnOnce()) {
        *self.broken.lock().unwrap() = true;
        fault();
        *self.broken.lock().unwrap() = false;
        self.mended.notify_all();
    }

    fn wait_until_mended(&self) {
        let broken = self.broken.lock().unwrap();
        drop(self.mended.wait_while(broken, |broken| *broken).unwrap());
    }

    fn wait_for(&self, many: usize) {
        let done = self.done.lock().unwrap();
        drop(self.changed.wait_while(done, |done| *done < many).unwrap());
    }
}

/// A match, and what a client knows to be true of it.
struct Known {
    id: String,
    keys: BTreeMap<String, String>,
    /// Who acted last, and is asked first.
    last: String,
    acknowledged: HashSet<String>,
    refused: HashSet<String>,
}

/// Somebody who plays all seats of people in matches of one game, one match after the other.
struct Player {
    table: Arc<Table>,
    agent: ureq::Agent,
    rng: Rng,
    game: (&'static str, &'static str),
    /// Whether machines play all seats but the first.
    machines: bool,
    matches: Vec<Known>,
    commands: u64,
}

impl Player {
    fn new(table: &Arc<Table>, game: (&'static str, &'static str), machines: bool, seed: u64) -> Player {
        let config = ureq::Agent::config_builder().http_status_as_error(false);
        let agent = config.timeout_global(Some(Duration::from_secs(60))).max_idle_connections(0).build().into();
        let (table, rng) = (Arc::clone(table), Rng::new(seed));
        Player { table, agent, rng, game, machines, matches: Vec::new(), commands: 0 }
    }

    /// Asks any server until one answers; a server that is dead, or whose store is, does not. Where none answers, it is
    /// waited until what is broken works again.
    fn ask(&mut self, path: &str, key: &str, body: Option<&Value>) -> (u16, Value) {
        let mut failed = 0;
        loop {
            if failed >= NODES {
                self.table.wait_until_mended();
            }
            let url = format!("{}/api/matches{path}", self.table.address(&mut self.rng));
            let key = format!("Bearer {key}");
            let sent = match body {
                None => self.agent.get(url).header("authorization", key).call(),
                Some(body) => {
                    let request = self.agent.post(url).header("authorization", key);
                    request.header("content-type", "application/json").send(body.to_string())
                }
            };
            let read = sent.ok().and_then(|mut response| {
                let text = response.body_mut().with_config().limit(64 << 20).read_to_string().ok()?;
                Some((response.status().as_u16(), serde_json::from_str(&text).ok()?))
            });
            if let Some((status, said)) = read.filter(|(status, _)| *status < 500) {
                return (status, said);
            }
            failed += 1;
        }
    }

    /// Waits until somebody is told that something has changed since a version, or the server is gone.
    fn hear(&mut self, id: &str, key: &str, version: &str) {
        let server = self.table.address(&mut self.rng).replacen("http", "ws", 1);
        let mut request = format!("{server}/api/matches/{id}/live?version={version}").into_client_request().unwrap();
        let protocols = format!("sandtable, sandtable.key.{key}").parse().unwrap();
        request.headers_mut().insert("sec-websocket-protocol", protocols);
        let Ok((mut socket, _)) = tungstenite::connect(request) else { return };
        if let MaybeTlsStream::Plain(stream) = socket.get_ref() {
            stream.set_read_timeout(Some(PATIENCE)).unwrap();
        }
        while let Ok(Message::Ping(_) | Message::Pong(_)) = socket.read() {}
    }

    fn begin(&mut self) {
        let (game, scenario) = self.game;
        let mut new = json!({ "from": { "scenario": { "game": game, "scenario": scenario } } });
        if self.machines {
            // Which seats have a part in it is seen by beginning one without machines.
            let (status, made) = self.ask("", "", Some(&new));
            assert_eq!(status, 201, "{made}");
            let seats = made["keys"].as_object().unwrap().keys().skip(1);
            new["seats"] = seats.map(|seat| (seat.clone(), json!({ "machine": "random" }))).collect();
        }
        let (status, made) = self.ask("", "", Some(&new));
        assert_eq!(status, 201, "{made}");
        let (id, keys) =
            (made["id"].as_str().unwrap().to_owned(), serde_json::from_value(made["keys"].clone()).unwrap());
        let (acknowledged, refused) = (HashSet::new(), HashSet::new());
        self.matches.push(Known { id, keys, last: String::new(), acknowledged, refused });
    }

    fn play(&mut self) {
        self.begin();
        while !self.table.stop.load(Ordering::SeqCst) {
            self.step();
        }
    }

    /// One command of whoever has something to decide.
    fn step(&mut self) {
        let known = self.matches.last().unwrap();
        let (id, mut keys) = (known.id.clone(), Vec::from_iter(known.keys.clone()));
        keys.sort_by_key(|(seat, _)| *seat != known.last);
        let mut seen = None;
        for (seat, key) in keys {
            let (status, view) = self.ask(&format!("/{id}"), &key, None);
            assert_eq!(status, 200, "{view}");
            let choices = view["now"]["scene"]["choices"].as_array().unwrap();
            if !view["now"]["scene"]["outcome"].is_null() {
                return self.begin();
            }
            let Some(choice) = self.rng.pick(choices) else {
                seen = Some((key, view["now"]["version"].as_str().unwrap().to_owned()));
                continue;
            };
            let undo = view["now"]["undo"] == true && self.rng.one_in(6);
            let deed = if undo { json!("undo") } else { json!({ "act": choice["action"] }) };
            self.commands += 1;
            let name = format!("{seat}-{}", self.commands);
            let command = json!({ "id": name, "version": view["now"]["version"], "do": deed });
            let (status, said) = self.ask(&format!("/{id}/commands"), &key, Some(&command));
            let known = self.matches.last_mut().unwrap();
            match status {
                200 => {
                    known.last = seat;
                    known.acknowledged.insert(name);
                    *self.table.done.lock().unwrap() += 1;
                    self.table.changed.notify_all();
                }
                409 => {
                    known.refused.insert(name);
                }
                _ => panic!("{status}: {said}"),
            }
            return;
        }
        // It is a machine's turn.
        if let Some((key, version)) = seen {
            self.hear(&id, &key, &version);
        }
    }

    /// What every seat of the last match sees at a server.
    fn seen_at(&self, address: &str) -> Vec<Value> {
        let known = self.matches.last().unwrap();
        let seen = known.keys.values().map(|key| {
            let url = format!("{address}/api/matches/{}", known.id);
            let mut response = self.agent.get(url).header("authorization", format!("Bearer {key}")).call().unwrap();
            let text = response.body_mut().with_config().limit(64 << 20).read_to_string().unwrap();
            let view: Value = serde_json::from_str(&text).unwrap();
            assert!(view["problem"].is_null(), "{}: {}", known.id, view["problem"]);
            view["now"].clone()
        });
        seen.collect()
    }

    /// Every acknowledged command is in the journal exactly once, no refused one is, and no other.
    fn check(&self, store: &Postgres, runtime: &tokio::runtime::Runtime) -> usize {
        let mut events = 0;
        for known in &self.matches {
            let journal = runtime.block_on(store.journal(known.id.clone())).unwrap();
            assert_eq!(journal.damage, None, "{}", known.id);
            let mut times: HashMap<&str, usize> = HashMap::new();
            // The number of the seat stands before the id.
            let commands = journal.events.iter().filter_map(|e| e.command.as_deref()?.split_once('/'));
            commands.for_each(|(_, command)| *times.entry(command).or_default() += 1);
            let stored: HashSet<String> = times.keys().map(|command| (*command).to_owned()).collect();
            assert!(times.values().all(|times| *times == 1), "{}: {times:?}", known.id);
            assert_eq!(stored, known.acknowledged, "{}: what was acknowledged and nothing else", known.id);
            assert!(known.refused.is_disjoint(&stored), "{}", known.id);
            for pair in journal.events.windows(2) {
                if let (Event::Act(one), Event::Act(next)) = (&pair[0].event, &pair[1].event) {
                    assert!(pair[1].command.is_some() || one != next, "{}: a move was made twice", known.id);
                }
            }
            events += journal.events.len();
        }
        events
    }
}

/// Says which seed it was if the test fails.
struct Seeded(u64);

impl Drop for Seeded {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the faults were those of SANDTABLE_SEED={}", self.0);
        }
    }
}

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().map_or(otherwise, |n| n.parse().unwrap())
}

#[test]
fn nothing_is_lost_and_nothing_done_twice_whatever_breaks() {
    let (kills, seed) = (number("SANDTABLE_KILLS", 20), number("SANDTABLE_SEED", 1939));
    let _seeded = Seeded(seed);
    let mut rng = Rng::new(seed);
    let database = test_postgres::Server::start();
    let address = database.database();
    let start = || Program::start(&address, &FLAGS);
    let mut nodes: Vec<Program> = (0..NODES).map(|_| start()).collect();
    let addresses = RwLock::new(nodes.iter().map(|node| node.address.clone()).collect());
    let (stop, broken, mended) = (AtomicBool::new(false), Mutex::new(false), Condvar::new());
    let table = Arc::new(Table { addresses, stop, broken, mended, done: Mutex::new(0), changed: Condvar::new() });
    let kinds = GAMES.into_iter().flat_map(|game| [(game, false), (game, true)]);
    let players: Vec<Player> = (seed..).zip(kinds).map(|(i, (game, by))| Player::new(&table, game, by, i)).collect();
    let playing: Vec<_> = players
        .into_iter()
        .map(|mut player| {
            std::thread::spawn(move || {
                player.play();
                player
            })
        })
        .collect();
    let mut acknowledged = 0;
    for kill in 0..kills {
        acknowledged += 1 + rng.below(12);
        table.wait_for(acknowledged);
        table.fault(|| {
            match rng.below(8) {
                0 => database.restart(),
                1 | 2 => database.cut(&address),
                _ => {}
            }
            let victim = (rng.below(NODES) + kill as usize) % NODES;
            nodes.remove(victim).kill();
            nodes.push(start());
            *table.addresses.write().unwrap() = nodes.iter().map(|node| node.address.clone()).collect();
        });
        acknowledged = acknowledged.max(*table.done.lock().unwrap());
    }
    table.wait_for(acknowledged + 10);
    table.stop.store(true, Ordering::SeqCst);
    let players: Vec<Player> = playing.into_iter().map(|thread| thread.join().unwrap()).collect();
    // A server that has never seen the matches folds their journals anew; all show the same once the machines rest.
    nodes.push(start());
    for player in &players {
        let same = || {
            let seen: Vec<_> = nodes.iter().map(|node| player.seen_at(&node.address)).collect();
            seen.iter().all(|one| *one == seen[0])
        };
        assert!((0..500).any(|_| same()), "{:?}: the servers show different things", player.game);
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let store = runtime.block_on(Postgres::open(&address)).unwrap();
    let events: usize = players.iter().map(|player| player.check(&store, &runtime)).sum();
    let total = *table.done.lock().unwrap();
    println!("{kills} kills of {NODES} servers: {total} commands were acknowledged, each is in its journal once;");
    println!("{events} events in all, and every server shows what follows from them");
}
