//! Promise: an acknowledged move survives `kill -9`. The real program is killed at random points while several clients
//! play; after each restart every acknowledged command is there, and at most the one that was in flight besides.
//!
//! 12 kills by default; `SANDTABLE_KILLS=1000` for the long form.

mod program;

use kernel::Rng;
use program::Program;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

const CLIENTS: usize = 4;

#[derive(Clone)]
struct Client {
    agent: ureq::Agent,
    id: String,
    keys: [String; 2],
}

/// The connection broke: nobody knows whether it was done.
struct Broken;

impl Client {
    fn begin(address: &str) -> Result<Client, Broken> {
        let agent: ureq::Agent = agent();
        let new = json!({ "from": { "scenario": { "game": "hungary-1944", "scenario": "debrecen" } } });
        let mut response = agent
            .post(format!("{address}/api/matches"))
            .header("content-type", "application/json")
            .send(new.to_string())
            .map_err(|_| Broken)?;
        let made: Value = serde_json::from_str(&response.body_mut().read_to_string().map_err(|_| Broken)?).unwrap();
        let key = |seat: &str| made["keys"][seat].as_str().unwrap().to_owned();
        Ok(Client { agent, id: made["id"].as_str().unwrap().to_owned(), keys: [key("axis"), key("allied")] })
    }

    fn get(&self, address: &str, seat: usize, rest: &str) -> Result<Value, Broken> {
        let request = self.agent.get(format!("{address}/api/matches/{}{rest}", self.id));
        let mut response =
            request.header("authorization", format!("Bearer {}", self.keys[seat])).call().map_err(|_| Broken)?;
        let text = response.body_mut().with_config().limit(64 << 20).read_to_string().map_err(|_| Broken)?;
        Ok(serde_json::from_str(&text).unwrap())
    }

    fn post(&self, address: &str, seat: usize, command: &Value) -> Result<(u16, Value), Broken> {
        let request = self.agent.post(format!("{address}/api/matches/{}/commands", self.id));
        let request = request.header("authorization", format!("Bearer {}", self.keys[seat]));
        let sent = request.header("content-type", "application/json").send(command.to_string());
        let mut response = sent.map_err(|_| Broken)?;
        let text = response.body_mut().read_to_string().map_err(|_| Broken)?;
        Ok((response.status().as_u16(), serde_json::from_str(&text).unwrap()))
    }
}

fn agent() -> ureq::Agent {
    ureq::Agent::config_builder()
        .http_status_as_error(false)
        .timeout_global(Some(Duration::from_secs(30)))
        .build()
        .into()
}

/// What a client knows to be true: one command after the other, each acknowledged.
#[derive(Default)]
struct Known {
    /// The commands that were acknowledged, by seat and action; undone ones are taken out again.
    steps: Vec<(usize, Value)>,
    /// Sent, and not answered before the program died.
    in_flight: Option<(usize, Value, Value)>,
    commands: u64,
}

/// One client's match.
struct Player {
    client: Client,
    known: Known,
    rng: Rng,
    counted: Arc<Counted>,
}

/// What has happened since the last start, so that the killer knows when to strike.
#[derive(Default)]
struct Counted {
    now: Mutex<Now>,
    changed: Condvar,
}

#[derive(Default)]
struct Now {
    /// How many commands were acknowledged.
    done: usize,
    /// How many clients have given up. On a busy machine an answer can take longer than they wait.
    gone: usize,
}

impl Counted {
    fn change(&self, change: impl FnOnce(&mut Now)) {
        change(&mut self.now.lock().unwrap());
        self.changed.notify_all();
    }

    fn done(&self) -> usize {
        self.now.lock().unwrap().done
    }

    /// Waits for so many commands, or until nobody is left who could give one.
    fn wait_for(&self, many: usize) {
        let now = self.now.lock().unwrap();
        drop(self.changed.wait_while(now, |now| now.done < many && now.gone < CLIENTS).unwrap());
    }
}

impl Player {
    /// Plays until the connection breaks.
    fn play(&mut self, address: &str) {
        while self.step(address).is_ok() {
            self.counted.change(|now| now.done += 1);
        }
        self.counted.change(|now| now.gone += 1);
    }

    fn step(&mut self, address: &str) -> Result<(), Broken> {
        for seat in 0..2 {
            let view = self.client.get(address, seat, "")?;
            let version = view["now"]["version"].clone();
            let choices = view["now"]["scene"]["choices"].as_array().unwrap();
            let Some(choice) = self.rng.pick(choices) else { continue };
            let undo = view["now"]["undo"] == true && self.rng.one_in(5);
            let deed = if undo { json!("undo") } else { json!({ "act": choice["action"] }) };
            self.known.commands += 1;
            let command = json!({ "id": format!("c{}", self.known.commands), "version": version, "do": deed });
            self.known.in_flight = Some((seat, deed.clone(), command.clone()));
            let (status, answer) = self.client.post(address, seat, &command)?;
            self.known.in_flight = None;
            match status {
                200 => self.known.acknowledge(seat, deed),
                // What rests on secret orders of both cannot always be taken back.
                _ => assert_eq!(answer["type"], "/problems/built-upon", "{answer}"),
            }
            return Ok(());
        }
        // The match is over; another one begins.
        self.client = Client::begin(address)?;
        self.known = Known { commands: self.known.commands, ..Known::default() };
        Ok(())
    }

    /// Compares what is there after a restart with what was acknowledged.
    fn check(&mut self, store: &Path) {
        let events = events(store, &self.client.id);
        let commands: Vec<&str> = events.iter().filter_map(|(_, c)| c.as_deref()).collect();
        let steps = fold(&events);
        let mut expected = self.known.steps.clone();
        if let Some((seat, deed, command)) = self.known.in_flight.take() {
            let id = format!("{seat}/{}", command["id"].as_str().unwrap());
            if commands.contains(&id.as_str()) {
                self.known.acknowledge(seat, deed);
                expected.clone_from(&self.known.steps);
            }
        }
        assert_eq!(steps, expected, "match {}: every acknowledged action and no other", self.client.id);
    }
}

impl Known {
    fn acknowledge(&mut self, seat: usize, deed: Value) {
        match deed.get("act") {
            Some(action) => self.steps.push((seat, action.clone())),
            None => {
                let last = self.steps.iter().rposition(|(of, _)| *of == seat).unwrap();
                self.steps.remove(last);
            }
        }
    }
}

/// The journal of a match as it is on the disk.
fn events(store: &Path, id: &str) -> Vec<(store::Event, Option<String>)> {
    use store::Store;
    let store = store::Sqlite::open(store).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let journal = runtime.block_on(store.journal(id.to_owned())).unwrap();
    assert_eq!(journal.damage, None);
    journal.events.into_iter().map(|e| (e.event, e.command)).collect()
}

/// What remains after undos.
fn fold(events: &[(store::Event, Option<String>)]) -> Vec<(usize, Value)> {
    let mut known = Known::default();
    for (event, _) in events {
        match event {
            store::Event::Act(entry) => {
                known.acknowledge(usize::from(entry.seat.0), json!({ "act": entry.action }));
            }
            store::Event::Undo { seat } => known.acknowledge(usize::from(seat.0), json!("undo")),
            store::Event::Rules { .. } => panic!("the rules are the same"),
            store::Event::Dice(_) => panic!("the dice are the server's"),
            store::Event::GiveUp { .. } => panic!("nobody gives up"),
        }
    }
    known.steps
}

fn fresh_store() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("kill");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder.join("kill.db")
}

#[test]
fn every_acknowledged_action_survives_being_killed_and_no_other() {
    let kills: usize = std::env::var("SANDTABLE_KILLS").ok().map_or(12, |n| n.parse().unwrap());
    let store = fresh_store();
    let mut rng = Rng::new(1944);
    let total = AtomicUsize::new(0);
    let counted = Arc::new(Counted::default());
    let program = Program::start(&store, &[]);
    let mut players: Vec<Player> = (0..CLIENTS)
        .map(|i| Player {
            client: Client::begin(&program.address).unwrap_or_else(|_| panic!("nobody has been killed yet")),
            known: Known::default(),
            rng: Rng::new(i as u64),
            counted: Arc::clone(&counted),
        })
        .collect();
    let mut program = Some(program);
    for _ in 0..kills {
        let running = program.take().unwrap_or_else(|| Program::start(&store, &[]));
        let address = running.address.clone();
        counted.change(|now| *now = Now::default());
        let strike_after = 1 + rng.below(40);
        let nudge = rng.below(3000) as u64;
        std::thread::scope(|scope| {
            for player in &mut players {
                let address = &address;
                scope.spawn(move || player.play(address));
            }
            counted.wait_for(strike_after);
            // Not always at the same point of a command.
            std::thread::sleep(Duration::from_micros(nudge));
            running.kill();
        });
        total.fetch_add(counted.done(), Ordering::Relaxed);
        for player in &mut players {
            player.check(&store);
        }
    }
    // And the program itself shows what is in the journal.
    let program = Program::start(&store, &[]);
    for player in &players {
        let Ok(shown) = player.client.get(&program.address, 0, "/log?limit=500") else { panic!("it answers") };
        assert!(shown.is_array());
    }
    program.kill();
    let total = total.into_inner();
    assert!(total >= kills, "{total} commands were acknowledged over {kills} kills");
    println!("{kills} kills: {total} commands were acknowledged, and all of them were there afterwards");
}
