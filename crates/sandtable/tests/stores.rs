//! Stores outlive programs. A store of every version of the format is kept in `tests/stores` and opened by the present
//! program: its matches go on, or say why they cannot. Records from the project's own history that no longer hold are
//! put into a store as running matches. And a store can be copied while it is used.
//!
//! To keep the store of a new format: `SANDTABLE_MAKE_STORE=crates/sandtable/tests/stores/v3 cargo test -p sandtable
//! --test stores`, before the format after it is begun. (`SANDTABLE_PROGRAM=FILE` has an older program make it.)

mod program;

use kernel::Rng;
use program::Program;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use store::{Event, MatchRow, NewEvent, Sqlite, Store};

const GAMES: [&str; 5] = ["hungary-1944", "axis-allies", "bolt-action", "europe-1939", "totaler-krieg"];

fn here(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn fresh(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("stores").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder.join("store.db")
}

struct Client {
    address: String,
    agent: ureq::Agent,
}

impl Client {
    fn new(program: &Program) -> Client {
        let agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
        Client { address: program.address.clone(), agent }
    }

    fn text(&self, path: &str, key: &str) -> (u16, String) {
        let request = self.agent.get(format!("{}/api{path}", self.address));
        let mut response = request.header("authorization", format!("Bearer {key}")).call().unwrap();
        let text = response.body_mut().with_config().limit(64 << 20).read_to_string().unwrap();
        (response.status().as_u16(), text)
    }

    fn get(&self, path: &str, key: &str) -> Value {
        let (status, text) = self.text(path, key);
        assert_eq!(status, 200, "{path}: {text}");
        serde_json::from_str(&text).unwrap()
    }

    fn post(&self, path: &str, key: &str, kind: &str, body: &str) -> (u16, Value) {
        let request = self.agent.post(format!("{}/api{path}", self.address)).header("content-type", kind);
        let mut response = request.header("authorization", format!("Bearer {key}")).send(body).unwrap();
        let text = response.body_mut().read_to_string().unwrap();
        (response.status().as_u16(), serde_json::from_str(&text).unwrap())
    }
}

/// Plays a match at random through the API, for so many steps.
fn play(client: &Client, id: &str, keys: &BTreeMap<String, String>, rng: &mut Rng, steps: usize) -> usize {
    let mut played = 0;
    while played < steps {
        let mut acted = false;
        for key in keys.values() {
            let view = client.get(&format!("/matches/{id}"), key);
            let choices = view["now"]["scene"]["choices"].as_array().unwrap();
            let deciding = view["now"]["scene"]["deciding"].as_u64().unwrap();
            let seat = view["viewer"]["seat"].as_u64().unwrap();
            let Some(choice) = rng.pick(choices).filter(|_| deciding & (1 << seat) != 0) else { continue };
            let id_of_command = format!("c{}", rng.next());
            let deed = json!({ "act": choice["action"] });
            let command = json!({ "id": id_of_command, "version": view["now"]["version"], "do": deed });
            let path = format!("/matches/{id}/commands");
            let (status, said) = client.post(&path, key, "application/json", &command.to_string());
            assert_eq!(status, 200, "{said}");
            (acted, played) = (true, played + 1);
            break;
        }
        if !acted {
            break;
        }
    }
    played
}

/// Makes a store with a running match of every game, and what is needed to take them up again beside it.
fn make(store: &Path, steps: usize) -> Value {
    let program = Program::start(store, &["--seed", "14"]);
    let client = Client::new(&program);
    let mut made = Vec::new();
    let mut rng = Rng::new(14);
    for game in GAMES {
        let about = client.get("/games", "");
        let about = about.as_array().unwrap().iter().find(|g| g["id"] == game).unwrap().clone();
        let scenario = &about["scenarios"][0]["id"];
        let new = json!({ "from": { "scenario": { "game": game, "scenario": scenario } }, "listed": true });
        let (status, created) = client.post("/matches", "", "application/json", &new.to_string());
        assert_eq!(status, 201, "{created}");
        let keys: BTreeMap<String, String> = serde_json::from_value(created["keys"].clone()).unwrap();
        let id = created["id"].as_str().unwrap();
        let played = play(&client, id, &keys, &mut rng, steps);
        let watch = created["watch"].as_str().unwrap();
        let log = client.get(&format!("/matches/{id}/log?limit=500"), watch);
        let scene = client.get(&format!("/matches/{id}"), watch)["now"]["scene"].clone();
        made.push(json!({
            "game": game, "id": id, "keys": keys, "watch": watch, "steps": played,
            "rules": about["rules"], "log": log, "turn": scene["turn"], "deciding": scene["deciding"],
        }));
    }
    assert!(program.stop().success());
    json!(made)
}

/// Whether a store has what the log told beside its events. The oldest format has only the events, so the present
/// program tells them in its own words.
#[derive(Copy, Clone, PartialEq)]
enum Log {
    Kept,
    ToldAnew,
}

/// What both tell of a log: which steps there were, whose they are, and the dice that fell.
fn told(log: &[Value], kept: Log) -> Vec<Value> {
    let steps = |entry: &Value| json!([entry["number"], entry["seat"], entry["dice"]]);
    log.iter().map(|entry| if kept == Log::Kept { entry.clone() } else { steps(entry) }).collect()
}

/// The steps of a match as a store has them: who did what, what fell, and the hash of the state after it.
fn steps_of(store: &Path, id: &str) -> Vec<Value> {
    let store = Sqlite::open(store).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let journal = runtime.block_on(store.journal(id.to_owned())).unwrap();
    assert_eq!(journal.damage, None, "{id}");
    let step = |event: &Event| match event {
        Event::Act(entry) => serde_json::to_value(entry).unwrap(),
        other => panic!("{id}: nothing but steps was made, found {other:?}"),
    };
    journal.events.iter().map(|stored| step(&stored.event)).collect()
}

/// How many steps of the record are those that were stored: the same actions with the same dice led to the same states.
/// Where a step is still secret the record goes on without it, in other states, and is not compared any further.
fn same_steps(stored: &[Value], record: &str) -> usize {
    let shown: Vec<Value> = record.lines().skip(1).map(|line| serde_json::from_str(line).unwrap()).collect();
    let open = stored.iter().zip(&shown).take_while(|(stored, shown)| stored["action"] == shown["action"]).count();
    assert_eq!(shown[..open], stored[..open]);
    assert!(open == shown.len() || shown.len() < stored.len(), "{open} of {} steps were compared", shown.len());
    open
}

/// The matches of a store that was made go on under the present program; all that was told is still there.
fn goes_on(store: &Path, made: &Value, kept: Log) {
    // A store that is served has one owner, so what it has is read from a copy.
    let copy = store.with_file_name("copy.db");
    std::fs::copy(store, &copy).unwrap();
    // A store that has been kept for years is as old as it is.
    let program = Program::start(store, &["--seed", "14", "--expire", "0"]);
    let client = Client::new(&program);
    let lobby = client.get("/matches", "");
    assert_eq!(lobby.as_array().unwrap().len(), GAMES.len(), "{lobby}");
    for made in made.as_array().unwrap() {
        let game = made["game"].as_str().unwrap();
        let (id, watch) = (made["id"].as_str().unwrap(), made["watch"].as_str().unwrap());
        let keys: BTreeMap<String, String> = serde_json::from_value(made["keys"].clone()).unwrap();
        let log = client.get(&format!("/matches/{id}/log?limit=500"), watch);
        let card = client.get(&format!("/matches/{id}/card"), watch);
        let (before, log) = (made["log"].as_array().unwrap(), log.as_array().unwrap());
        // What cannot go on is told as far as it holds, and ends with why.
        let held = if card.get("problem").is_some() { log.len() - 1 } else { before.len() };
        assert_eq!(told(&log[..held], kept), told(&before[..held], kept), "{game}: as it was told");
        let ours = client.get("/games", "");
        let ours = ours.as_array().unwrap().iter().find(|g| g["id"] == game).unwrap()["rules"].clone();
        let changed = log.iter().any(|e| e["notes"][0]["text"]["key"] == "match-rules-changed");
        if card.get("problem").is_some() {
            assert_eq!(card["problem"], "cannot-go-on", "{game}");
            continue;
        }
        assert_eq!(changed, ours != made["rules"], "{game}: a change is told, and nothing else");
        let open = same_steps(&steps_of(&copy, id), &client.text(&format!("/matches/{id}/record"), watch).1);
        assert!(open > 0, "{game}: actions, dice and states are those of the store");
        assert_eq!((&card["turn"], &card["deciding"]), (&made["turn"], &made["deciding"]), "{game}");
        let mut rng = Rng::new(5);
        assert!(play(&client, id, &keys, &mut rng, 12) > 0, "{game}");
        // Steps that are still secret are not shown.
        let steps = client.get(&format!("/matches/{id}/replay?step=0"), watch)["steps"].as_u64().unwrap();
        assert!(steps > 0, "{game}");
        for step in [1, steps / 2, steps] {
            client.get(&format!("/matches/{id}/replay?step={step}"), watch);
        }
        let (status, record) = client.text(&format!("/matches/{id}/record"), watch);
        assert_eq!(status, 200);
        let (status, check) = client.post("/records", "", "text/plain", &record);
        assert!(status == 200 && check.get("good").is_some(), "{game}: {check}");
    }
    assert!(program.stop().success());
}

#[test]
fn a_store_of_every_format_is_opened_and_its_matches_go_on() {
    let mut opened = 0;
    for entry in std::fs::read_dir(here("tests/stores")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|e| e == "db") {
            let copy = fresh(path.file_stem().unwrap().to_str().unwrap());
            std::fs::copy(&path, &copy).unwrap();
            let made = std::fs::read_to_string(path.with_extension("json")).unwrap();
            let kept = if path.ends_with("v1.db") { Log::ToldAnew } else { Log::Kept };
            goes_on(&copy, &serde_json::from_str(&made).unwrap(), kept);
            opened += 1;
        }
    }
    assert!(opened >= 1);
}

#[test]
fn a_store_of_today_is_made_stopped_opened_and_kept() {
    let store = fresh("today");
    let made = make(&store, 40);
    assert!(!store.with_file_name("store.db-wal").exists(), "a stop leaves one file");
    if let Some(kept) = std::env::var_os("SANDTABLE_MAKE_STORE") {
        let kept = here("../..").join(kept);
        std::fs::copy(&store, kept.with_extension("db")).unwrap();
        std::fs::write(kept.with_extension("json"), serde_json::to_string(&made).unwrap() + "\n").unwrap();
        return;
    }
    goes_on(&store, &made, Log::Kept);
}

/// Records of earlier versions, put into a store as running matches of a program that kept no states.
#[test]
fn running_matches_of_earlier_rules_never_fail_and_say_what_is_wrong() {
    let store = fresh("history");
    let key = "k".repeat(32);
    let hash = sha256_of(&key);
    let mut ids = Vec::new();
    {
        let store = Sqlite::open(&store).unwrap();
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        for (i, path) in old_records().into_iter().enumerate() {
            let text = std::fs::read_to_string(&path).unwrap();
            let mut lines = text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
            let header = lines.next().unwrap();
            let events: Vec<NewEvent> = lines
                .take(60)
                .map(|entry| Event::Act(serde_json::from_value(entry).unwrap()))
                .map(|event| NewEvent { event, command: None, kept: None })
                .collect();
            let id = format!("old-{i}");
            let row = MatchRow {
                id: id.clone(),
                created: 1_700_000_000,
                header,
                seats: json!([{ "id": "x", "who": "human", "key": hash }]),
                watch: hash.clone(),
                listed: true,
                maker: String::new(),
                origin: String::new(),
            };
            runtime.block_on(store.create(row, events)).unwrap();
            ids.push((id, path));
        }
    }
    assert!(ids.len() >= 5);
    let program = Program::start(&store, &["--expire", "0"]);
    let client = Client::new(&program);
    let lobby = client.get("/matches", "");
    assert_eq!(lobby.as_array().unwrap().len(), ids.len());
    let mut stopped = 0;
    for (id, path) in &ids {
        for rest in ["", "/card", "/log", "/record", "/replay?step=0", "/updates"] {
            let (status, text) = client.text(&format!("/matches/{id}{rest}"), &key);
            assert_eq!(status, 200, "{} {rest}: {text}", path.display());
        }
        let view = client.get(&format!("/matches/{id}"), &key);
        let command = json!({ "id": "1", "version": view["now"]["version"], "do": { "act": "nonsense" } });
        let commands = format!("/matches/{id}/commands");
        let (status, said) = client.post(&commands, &key, "application/json", &command.to_string());
        assert!(status < 500, "{said}");
        if view.get("problem").is_some() {
            stopped += 1;
            assert_eq!(said["type"], "/problems/cannot-go-on", "{said}");
            let detail = said["detail"].as_str().unwrap();
            assert!(detail.contains("0.1.0") && detail.contains("event "), "{detail}");
        }
    }
    assert!(stopped >= 3, "records that no longer hold are among them: {stopped}");
    assert!(program.stop().success());
}

fn old_records() -> Vec<PathBuf> {
    let mut found = Vec::new();
    for game in GAMES {
        let folder = here("../../games").join(game).join("tests/golden/old/0.1.0");
        found.extend(std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()));
    }
    found.sort();
    found
}

fn sha256_of(text: &str) -> String {
    let mut seed = [0; 32];
    seed.copy_from_slice(text.as_bytes());
    // The commitment of a record is the same hash.
    kernel::record::commitment(&seed)
}

#[test]
fn a_store_is_copied_while_it_is_served_and_a_second_server_is_refused() {
    let store = fresh("served");
    let program = Program::start(&store, &[]);
    let client = Client::new(&program);
    let new = json!({ "from": { "scenario": { "game": "hungary-1944", "scenario": "debrecen" } }, "listed": true });
    for _ in 0..20 {
        assert_eq!(client.post("/matches", "", "application/json", &new.to_string()).0, 201);
    }
    let copy = store.with_file_name("copy.db");
    let backup =
        |to: &Path| Command::new(program::path()).arg("backup").arg(to).arg("--store").arg(&store).output().unwrap();
    let said = backup(&copy);
    assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr));
    let again = backup(&copy);
    assert_eq!(again.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&again.stderr).contains("does not overwrite"));

    let second = ["serve", "--listen", "127.0.0.1:0", "--store"];
    let second = Command::new(program::path()).args(second).arg(&store).output().unwrap();
    assert_eq!(second.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&second.stderr).contains("another server is using"));

    let other = Program::start(&copy, &[]);
    assert_eq!(Client::new(&other).get("/matches", "").as_array().unwrap().len(), 20);
    assert!(other.stop().success());
    assert!(program.stop().success());
    assert!(!store.with_file_name("store.db-wal").exists());
}
