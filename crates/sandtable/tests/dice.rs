//! Promise: nobody can choose a die alone. All five games are played through the real program, two people adding a part
//! of their own to the dice; the records are checked by the program and by `docs/check_dice.py`, which knows nothing of
//! it but `docs/dice.md`. What is changed in a record afterwards is found and named.

mod program;

use kernel::Rng;
use kernel::record::{commitment, hex, unhex};
use kernel::shared_dice::{face_of, promise_of};
use kernel::{Drawn, Seat, SeatSet, SharedDice, Throw};
use program::Program;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Command;
use store::{Event, Sqlite, Store};

const GAMES: [&str; 5] = ["hungary-1944", "axis-allies", "bolt-action", "europe-1939", "totaler-krieg"];
/// The fewest dice a record has to have to be worth changing, and the steps it may take.
const DICE: usize = 8;
const STEPS: usize = 3000;

struct Asking {
    api: String,
    agent: ureq::Agent,
}

impl Asking {
    fn get(&self, path: &str, key: &str) -> String {
        let request = self.agent.get(format!("{}{path}", self.api)).header("authorization", format!("Bearer {key}"));
        request.call().unwrap().body_mut().with_config().limit(64 << 20).read_to_string().unwrap()
    }

    fn view(&self, path: &str, key: &str) -> Value {
        serde_json::from_str(&self.get(path, key)).unwrap()
    }

    fn post(&self, path: &str, key: &str, body: &Value) -> (u16, Value) {
        let request = self.agent.post(format!("{}{path}", self.api)).header("authorization", format!("Bearer {key}"));
        let mut answer = request.header("content-type", "application/json").send(body.to_string()).unwrap();
        let text = answer.body_mut().read_to_string().unwrap();
        (answer.status().as_u16(), serde_json::from_str(&text).unwrap())
    }
}

/// A match in which two people have added their parts.
struct Shared<'a> {
    asking: &'a Asking,
    id: String,
    /// Seat and key.
    people: Vec<(Seat, String)>,
    commands: usize,
}

impl Shared<'_> {
    fn command(&mut self, person: usize, version: &str, deed: Value) -> (u16, Value) {
        self.commands += 1;
        let command = json!({ "id": self.commands.to_string(), "version": version, "do": deed });
        let key = &self.people[person].1;
        self.asking.post(&format!("/matches/{}/commands", self.id), key, &command)
    }

    fn view(&self, person: usize) -> Value {
        self.asking.view(&format!("/matches/{}", self.id), &self.people[person].1)
    }

    fn add_parts(&mut self) {
        let server = self.view(0)["now"]["dice"]["commitment"].as_str().unwrap().to_owned();
        for (person, part) in [[11; 32], [22; 32]].iter().enumerate() {
            let promise = promise_of(&server, self.people[person].0, part);
            assert_eq!(self.command(person, "", json!({ "dice": { "promise": promise } })).0, 200);
        }
        for (person, part) in [[11; 32], [22; 32]].iter().enumerate() {
            assert_eq!(self.command(person, "", json!({ "dice": { "show": hex(part) } })).0, 200);
        }
    }

    /// How many throws the end of the log tells of.
    fn throws(&self) -> usize {
        let log = self.asking.view(&format!("/matches/{}/log?limit=500", self.id), &self.people[0].1);
        log.as_array().unwrap().iter().filter(|entry| entry.get("dice").is_some()).count()
    }

    /// Lets whoever of the people has to decide do something; whether there was anything.
    fn step(&mut self, rng: &mut Rng) -> bool {
        for person in 0..self.people.len() {
            let view = self.view(person);
            let scene = &view["now"]["scene"];
            // Whoever need not decide can still give standing orders, which bring nothing on.
            let deciding: SeatSet = serde_json::from_value(scene["deciding"].clone()).unwrap();
            if !deciding.contains(self.people[person].0) {
                continue;
            }
            let choices = scene["choices"].as_array().unwrap();
            // Dice fall where somebody attacks, and where parts of the turn come to an end.
            let sought = ["attack", "attack", "attack", "finish", "any", "any"][rng.below(6)];
            let toned: Vec<&Value> = choices.iter().filter(|c| c["tone"] == sought).collect();
            let Some(choice) = rng.pick(&toned).copied().or_else(|| rng.pick(choices)) else { continue };
            let version = view["now"]["version"].as_str().unwrap();
            let (status, said) = self.command(person, version, json!({ "act": choice["action"] }));
            assert!(status == 200 || said["type"] == "/problems/stale", "{said}");
            return true;
        }
        false
    }
}

/// A match of the first scenario of a game. People play the first two seats, machines the others.
fn begin<'a>(asking: &'a Asking, game: &str) -> Shared<'a> {
    let games = asking.view("/games", "");
    let card = games.as_array().unwrap().iter().find(|card| card["id"] == game).unwrap();
    let scenario = card["scenarios"][0]["id"].as_str().unwrap();
    let ids: Vec<&str> = card["seats"].as_array().unwrap().iter().map(|s| s["id"].as_str().unwrap()).collect();
    let in_play = asking.view(&format!("/games/{game}/preview?scenario={scenario}"), "")["seats"].clone();
    let in_play: Vec<&str> = in_play.as_array().unwrap().iter().map(|s| s.as_str().unwrap()).collect();
    let people = [in_play[0], in_play[1]];
    let machines = in_play[2..].iter();
    let machines: serde_json::Map<String, Value> =
        machines.map(|id| ((*id).to_owned(), json!({ "machine": "script" }))).collect();
    let from = json!({ "scenario": { "game": game, "scenario": scenario } });
    let (status, made) = asking.post("/matches", "", &json!({ "from": from, "seats": machines, "dice": "shared" }));
    assert_eq!(status, 201, "{made}");
    let seat = |id: &str| Seat(ids.iter().position(|of| *of == id).unwrap() as u8);
    let people = people.map(|id| (seat(id), made["keys"][id].as_str().unwrap().to_owned())).to_vec();
    Shared { asking, id: made["id"].as_str().unwrap().to_owned(), people, commands: 0 }
}

/// The whole record of a match with its seed, as it will be told at the end: from the journal on the disk.
fn whole_record(store: &Path, id: &str) -> Vec<Value> {
    let store = Sqlite::open(store).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let row = runtime.block_on(store.find(id.to_owned())).unwrap().unwrap();
    let journal = runtime.block_on(store.journal(id.to_owned())).unwrap();
    let mut header: kernel::Header<Value> = serde_json::from_value(row.header).unwrap();
    let mut lines = vec![Value::Null];
    for stored in journal.events {
        match stored.event {
            Event::Act(entry) => lines.push(serde_json::to_value(entry).unwrap()),
            Event::Dice(step) => {
                let (dice, server) = (header.dice.as_mut().unwrap(), &header.commitment);
                assert!(dice.take(server, &step).unwrap(), "nothing is stored that brings nothing new");
            }
            other => panic!("nobody took anything back: {other:?}"),
        }
    }
    lines[0] = serde_json::to_value(header).unwrap();
    lines
}

fn dice_in(line: &Value) -> Vec<Throw> {
    line.get("dice").map(|dice| serde_json::from_value(dice.clone()).unwrap()).unwrap_or_default()
}

/// What the two checkers say of a record: whether it holds, the step they name, and their words.
struct Verdict {
    good: bool,
    step: Option<u64>,
    words: String,
}

fn written(lines: &[Value]) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("dice.sandtable");
    // Header fields must stand in the order of a record: the change of rules is known by how its line begins.
    let text: Vec<String> = lines.iter().map(Value::to_string).collect();
    std::fs::write(&path, text.join("\n") + "\n").unwrap();
    path
}

fn verified(lines: &[Value]) -> Verdict {
    let path = written(lines);
    let said = Command::new(program::path()).args(["--json", "record", "verify"]).arg(path).output().unwrap();
    let words = String::from_utf8(said.stdout).unwrap();
    let answer: Value = serde_json::from_str(&words).unwrap_or_else(|_| panic!("{words}"));
    Verdict { good: said.status.success(), step: answer["step"].as_u64(), words }
}

fn by_python(lines: &[Value]) -> Verdict {
    let path = written(lines);
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/check_dice.py");
    let said = Command::new("python3").arg(script).arg(path).output();
    let said = said.expect("python3 is needed to run docs/check_dice.py; install it");
    let words = String::from_utf8_lossy(&said.stdout).into_owned() + &String::from_utf8_lossy(&said.stderr);
    assert!(!words.contains("Traceback"), "{words}");
    let step = words.lines().find_map(|line| line.strip_prefix("step ")?.split(':').next()?.parse().ok());
    Verdict { good: said.status.success(), step, words }
}

/// Both find fault with it, at this step.
fn named(lines: &[Value], step: usize, what: &str) {
    for verdict in [verified(lines), by_python(lines)] {
        assert!(!verdict.good && verdict.step == Some(step as u64), "{what}, step {step}: {}", verdict.words);
    }
}

/// Both find fault with it before any step.
fn refused(lines: &[Value], word: &str, what: &str) {
    for verdict in [verified(lines), by_python(lines)] {
        assert!(!verdict.good && verdict.step.is_none() && verdict.words.contains(word), "{what}: {}", verdict.words);
    }
}

/// Whether another part would have made the first die of a record fall otherwise.
fn falls_otherwise(good: &[Value], own: usize, part: &[u8; 32]) -> bool {
    let mut dice: SharedDice = serde_json::from_value(good[0]["dice"].clone()).unwrap();
    if let Drawn::ByPlayer { part: shown, .. } = &mut dice.parts[own].drawn {
        *shown = hex(part);
    }
    let key = dice.key(&unhex(good[0]["seed"].as_str().unwrap()).unwrap()).unwrap();
    let first = good.iter().skip(1).flat_map(dice_in).next().unwrap();
    face_of(&key, 0, first.sides) != first.faces[0]
}

/// Changes one thing after the other, and everything is found.
fn tamper(good: &[Value]) {
    let rolled: Vec<usize> = (1..good.len()).filter(|&i| !dice_in(&good[i]).is_empty()).collect();
    let (first, middle) = (rolled[0], rolled[rolled.len() / 2]);

    let mut die = good.to_vec();
    let mut dice = dice_in(&die[middle]);
    let sides = dice[0].sides;
    dice[0].faces[0] = dice[0].faces[0] % sides + 1;
    die[middle]["dice"] = serde_json::to_value(dice).unwrap();
    named(&die, middle, "a changed die");

    let other = *rolled.iter().find(|&&i| i > first && dice_in(&good[i]) != dice_in(&good[first])).unwrap();
    let mut order = good.to_vec();
    order.swap(first, other);
    named(&order, first, "two steps exchanged");

    let other = (1..good.len()).rev().find(|&i| good[i]["action"] != good[middle]["action"]).unwrap();
    let mut action = good.to_vec();
    action[middle]["action"] = good[other]["action"].clone();
    let verdict = verified(&action);
    assert!(!verdict.good && verdict.step == Some(middle as u64), "a changed action: {}", verdict.words);

    let own = good[0]["dice"]["parts"].as_array().unwrap().iter().position(|p| p["drawn"] == "by_player").unwrap();
    let mut part = good.to_vec();
    part[0]["dice"]["parts"][own]["part"] = json!(hex(&[33; 32]));
    refused(&part, "seat", "a changed part");
    let server = good[0]["commitment"].as_str().unwrap();
    let seat = Seat(good[0]["dice"]["parts"][own]["seat"].as_u64().unwrap() as u8);
    let changed = (33..).map(|byte| [byte; 32]).find(|part| falls_otherwise(good, own, part)).unwrap();
    part[0]["dice"]["parts"][own]["part"] = json!(hex(&changed));
    part[0]["dice"]["parts"][own]["commitment"] = json!(promise_of(server, seat, &changed));
    named(&part, first, "a changed part with a promise that fits it");

    let mut seed = good.to_vec();
    seed[0]["seed"] = json!(hex(&[44; 32]));
    refused(&seed, "commitment", "a changed seed");
    seed[0]["commitment"] = json!(commitment(&[44; 32]));
    refused(&seed, "seat", "a changed seed with a commitment that fits it");
}

#[test]
fn records_of_all_games_are_checked_by_the_program_and_by_the_script_of_the_documentation() {
    let store = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("dice.db");
    let _ = std::fs::remove_file(&store);
    let program = Program::start(&store, &["--log", "error", "--seed", "19"]);
    let agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
    let asking = Asking { api: format!("{}/api", program.address), agent };
    let mut matches = Vec::new();
    for game in GAMES {
        let mut shared = begin(&asking, game);
        shared.add_parts();
        let mut rng = Rng::new(19);
        let mut steps = 0;
        while steps < 100 || (steps % 50 != 0 || shared.throws() < DICE) && steps < STEPS {
            steps += 1;
            // Where nobody has anything to do, a machine is about to play, or it is over.
            if !shared.step(&mut rng) && shared.view(0)["now"]["scene"].get("outcome").is_some() {
                break;
            }
        }
        matches.push((game, shared.id.clone()));
    }
    program.stop();
    for (game, id) in matches {
        let good = whole_record(&store, &id);
        let dice: usize = good.iter().skip(1).flat_map(dice_in).map(|throw| throw.faces.len()).sum();
        println!("{game}: {} steps, {dice} dice", good.len() - 1);
        assert!(dice >= DICE, "{game}: only {dice} dice in {} steps", good.len() - 1);
        assert!(unhex(good[0]["seed"].as_str().unwrap()).is_some());
        for verdict in [verified(&good), by_python(&good)] {
            assert!(verdict.good, "{game}: {}", verdict.words);
        }
        tamper(&good);
    }
}
