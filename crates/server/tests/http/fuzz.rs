//! Requests made from the API's own description: such as it asks for, the same with something wrong in them, and
//! hostile ones. The server fails at none of them, every refusal is a problem, and afterwards it still plays.
//!
//! `SANDTABLE_REQUESTS=200000` sends so many, `SANDTABLE_SEED=7` others; a failure prints the request.

use crate::client::{Client, Game, Said, Served, unlimited};
use kernel::Rng;
use serde_json::{Map, Value, json};
use server::{Games, Jobs, Quotas, Settings};
use std::io::{Read, Write};
use std::net::{Shutdown, TcpStream};
use std::sync::Arc;
use std::time::Duration;
use store::Sqlite;

const REQUESTS: usize = 1_200;
/// The longest word in an address; what is longer than a head may be is refused by the library below.
const LONGEST_WORD: usize = 1_000;
/// A body that is refused unread and does not come with its head makes the system drop the answer.
const UNREAD: usize = 8_000;

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().map_or(otherwise, |text| text.parse().unwrap())
}

fn served() -> Served {
    let most = u64::MAX / 4;
    let settings = Settings {
        jobs: Jobs { longest: Duration::from_secs(20), ..Jobs::default() },
        quotas: Quotas { matches: most, bytes: most, all_matches: most, all_bytes: most, ..Quotas::default() },
        seed: Some(44),
        ..unlimited()
    };
    let games = Games::default().with(hungary_1944::GAME, Default::default());
    let games = games.with(bolt_action::GAME, Default::default());
    Served::of(Arc::new(Sqlite::in_memory().unwrap()), settings, games)
}

/// One operation of the description.
struct Operation {
    method: String,
    path: String,
    parameters: Vec<(String, bool)>,
    body: Option<(String, Value)>,
}

fn operations(document: &Value) -> Vec<Operation> {
    let mut found = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let parameters = operation["parameters"].as_array().unwrap();
            let parameters =
                parameters.iter().map(|p| (p["name"].as_str().unwrap().to_owned(), p["in"] == "path")).collect();
            let content = operation["requestBody"]["content"].as_object();
            let body = content.and_then(|content| content.iter().next());
            let body = body.map(|(kind, of)| (kind.clone(), of["schema"].clone()));
            found.push(Operation { method: method.to_uppercase(), path: path.clone(), parameters, body });
        }
    }
    found
}

/// Makes values from schemas, with words that mean something here.
struct Maker<'d> {
    document: &'d Value,
    rng: Rng,
    words: Vec<String>,
    /// Whole values that mean something: actions and bodies that were taken.
    values: Vec<Value>,
}

const HOSTILE: [&str; 16] = [
    "",
    "\u{0}",
    "../../etc/passwd",
    "%00",
    "%2e%2e%2f",
    "' OR 1=1 --",
    "<script>alert(1)</script>",
    "\u{202e}\u{feff}𝕊",
    "{{7*7}}",
    "${jndi:ldap://x}",
    "-1",
    "18446744073709551616",
    "1e999",
    "NaN",
    "\r\nx-evil: 1",
    "[object Object]",
];

impl Maker<'_> {
    fn word(&mut self) -> String {
        if self.rng.one_in(4) {
            return self.rng.pick(&HOSTILE).unwrap().to_string();
        }
        if self.rng.one_in(60) {
            return "x".repeat(1 << self.rng.below(14));
        }
        self.rng.pick(&self.words).unwrap().clone()
    }

    fn any(&mut self, depth: usize) -> Value {
        match self.rng.below(if depth == 0 { 6 } else { 8 }) {
            0 => Value::Null,
            1 => json!(self.rng.one_in(2)),
            2 => json!(self.rng.next() as i64),
            3 => json!(-1.5e300),
            4 => json!(self.word()),
            5 => self.rng.pick(&self.values).cloned().unwrap_or_default(),
            6 => (0..self.rng.below(4)).map(|_| self.any(depth - 1)).collect(),
            _ => {
                let mut map = Map::new();
                for _ in 0..self.rng.below(4) {
                    map.insert(self.word(), self.any(depth - 1));
                }
                Value::Object(map)
            }
        }
    }

    /// A value that fits a schema, as far as the schema tells.
    fn fitting(&mut self, schema: &Value, depth: usize) -> Value {
        let document = self.document;
        if let Some(reference) = schema["$ref"].as_str() {
            let named = document.pointer(reference.trim_start_matches('#')).unwrap();
            return if depth == 0 { self.any(0) } else { self.fitting(named, depth - 1) };
        }
        for several in ["oneOf", "anyOf", "allOf", "enum"] {
            if let Some(list) = schema[several].as_array() {
                let one = self.rng.pick(list).unwrap().clone();
                return if several == "enum" { one } else { self.fitting(&one, depth) };
            }
        }
        if let Some(only) = schema.get("const") {
            return only.clone();
        }
        let kind = match &schema["type"] {
            Value::Array(kinds) => self.rng.pick(kinds).unwrap().clone(),
            kind => kind.clone(),
        };
        match kind.as_str() {
            Some("object") => self.object(schema, depth),
            Some("array") => (0..self.rng.below(3)).map(|_| self.fitting(&schema["items"], depth)).collect(),
            Some("string") => json!(self.word()),
            Some("boolean") => json!(self.rng.one_in(2)),
            Some("integer" | "number") => json!(self.rng.below(40)),
            Some("null") => Value::Null,
            _ => self.any(depth.min(2)),
        }
    }

    fn object(&mut self, schema: &Value, depth: usize) -> Value {
        let mut map = Map::new();
        let required: Vec<&str> =
            schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        for (name, of) in schema["properties"].as_object().into_iter().flatten() {
            if required.contains(&name.as_str()) || self.rng.one_in(2) {
                let value = self.fitting(of, depth);
                map.insert(name.clone(), value);
            }
        }
        if schema["additionalProperties"].is_object() {
            for _ in 0..self.rng.below(3) {
                let value = self.fitting(&schema["additionalProperties"], depth);
                map.insert(self.word(), value);
            }
        }
        Value::Object(map)
    }

    /// The same with something else somewhere in it.
    fn spoilt(&mut self, value: &mut Value) {
        match value {
            Value::Object(map) if !map.is_empty() && !self.rng.one_in(4) => {
                let key = self.rng.pick(&map.keys().cloned().collect::<Vec<_>>()).unwrap().clone();
                match self.rng.below(3) {
                    0 => drop(map.remove(&key)),
                    1 => drop(map.insert(format!("{key}x"), Value::Null)),
                    _ => self.spoilt(map.get_mut(&key).unwrap()),
                }
            }
            Value::Array(items) if !items.is_empty() && !self.rng.one_in(4) => {
                let at = self.rng.below(items.len());
                self.spoilt(&mut items[at]);
            }
            other => *other = self.any(3),
        }
    }

    fn body(&mut self, kind: &str, schema: &Value) -> Vec<u8> {
        if kind != "application/json" {
            let mut bytes = self.rng.pick(&self.words).unwrap().clone().into_bytes();
            self.damage(&mut bytes);
            return bytes;
        }
        let mut value = match self.rng.pick(&self.values) {
            Some(known) if self.rng.one_in(3) => known.clone(),
            _ => self.fitting(schema, 6),
        };
        if self.rng.one_in(2) {
            self.spoilt(&mut value);
        }
        let mut bytes = value.to_string().into_bytes();
        if self.rng.one_in(8) {
            self.damage(&mut bytes);
        }
        if self.rng.one_in(200) {
            bytes = "[".repeat(UNREAD).into_bytes();
        }
        bytes
    }

    /// Bytes changed, cut off or put in.
    fn damage(&mut self, bytes: &mut Vec<u8>) {
        for _ in 0..self.rng.below(4) {
            let at = self.rng.below(bytes.len() + 1);
            match self.rng.below(3) {
                0 => bytes.truncate(at),
                1 => bytes.insert(at, self.rng.below(256) as u8),
                _ if at < bytes.len() => bytes[at] ^= 1 << self.rng.below(8),
                _ => {}
            }
        }
    }

    fn url(&mut self, address: &str, operation: &Operation) -> String {
        let mut path = operation.path.clone();
        let mut query = Vec::new();
        for (name, in_path) in &operation.parameters {
            let value: String = percent(&self.word().chars().take(LONGEST_WORD).collect::<String>());
            if *in_path {
                path = path.replace(&format!("{{{name}}}"), if value.is_empty() { "x" } else { &value });
            } else if !self.rng.one_in(3) {
                let number = self.rng.below(50).to_string();
                query.push(format!("{name}={}", if self.rng.one_in(2) { &number } else { &value }));
            }
        }
        if self.rng.one_in(10) {
            query.push(percent(&self.word().chars().take(LONGEST_WORD).collect::<String>()));
        }
        let mark = if query.is_empty() { "" } else { "?" };
        format!("http://{address}{path}{mark}{}", query.join("&"))
    }
}

fn percent(text: &str) -> String {
    let plain = |b: u8| b.is_ascii_alphanumeric() || b"-_.~".contains(&b);
    text.bytes().map(|b| if plain(b) { char::from(b).to_string() } else { format!("%{b:02X}") }).collect()
}

/// A failure is 503 with the time to come again, or none at all; every refusal is a problem.
fn judge(said: &Said, asked: &str) {
    if said.status >= 500 {
        assert_eq!(said.status, 503, "{asked}\n{}", said.text);
        assert!(said.headers.contains_key("retry-after"), "{asked}");
    }
    if said.status >= 400 {
        assert_eq!(said.kind, "application/problem+json", "{asked}\n{} {}", said.status, said.text);
        said.problem();
    }
}

/// What the server itself calls things: games, scenarios, seats, pieces, actions, records.
fn vocabulary(games: &[&Game]) -> (Vec<String>, Vec<Value>) {
    let mut words: Vec<String> =
        ["en", "ru", "hungary-1944", "bolt-action", "debrecen", "campaign", "konrad", "axis", "allied", "germany"]
            .map(str::to_owned)
            .into();
    let mut values =
        vec![json!("undo"), json!({ "from": { "scenario": { "game": "hungary-1944", "scenario": "konrad" } } })];
    for game in games {
        let player = game.axis();
        let view = player.view();
        let now = &view["now"];
        words.extend([game.id().to_owned(), now["version"].as_str().unwrap().to_owned()]);
        words.push(player.get("/record").text);
        for choice in now["scene"]["choices"].as_array().unwrap().iter().take(30) {
            let command = json!({ "id": choice["id"], "version": now["version"], "do": { "act": choice["action"] } });
            values.extend([choice["action"].clone(), command, json!({ "explain": choice["action"] })]);
        }
        for piece in now["scene"]["pieces"].as_array().unwrap().iter().take(10) {
            words.push(piece["id"].as_str().unwrap().to_owned());
            values.push(json!({ "inspect": { "piece": piece["id"] } }));
        }
        // A match is asked for as often as all the rest together.
        words.extend(std::iter::repeat_n(game.id().to_owned(), words.len() / 2));
    }
    (words, values)
}

#[test]
fn no_request_makes_the_server_fail() {
    let (requests, seed) = (number("SANDTABLE_REQUESTS", REQUESTS as u64), number("SANDTABLE_SEED", 1939));
    let served = served();
    let games = [served.debrecen(), served.debrecen()];
    games[0].play_to_missions(&mut Rng::new(2));
    let (words, values) = vocabulary(&[&games[0], &games[1]]);
    let document = served.client().get("/openapi.json").json();
    let operations = operations(&document);
    let mut maker = Maker { document: &document, rng: Rng::new(seed), words, values };
    let keys: Vec<&str> = games.iter().flat_map(|g| [g.key("axis"), g.key("allied"), g.watch_key()]).collect();
    let mut classes = [0_usize; 6];
    for n in 0..requests {
        let operation = maker.rng.pick(&operations).unwrap();
        let said = one(&served, operation, &mut maker, &keys, &format!("request {n} of seed {seed}"));
        classes[usize::from(said.status / 100)] += 1;
    }
    // Most of what is made is wrong somewhere; a good part is not, and comes as far as the games.
    let [_, _, good, _, bad, _] = classes;
    assert!(good * 16 > requests as usize && bad * 8 > requests as usize, "{classes:?}");
    println!("{requests} requests of seed {seed}: {good} answered, {bad} refused, {} turned away", classes[5]);
    assert_eq!(served.client().get("/health").status, 200);
    let fresh = served.debrecen();
    let mut axis = fresh.axis();
    let action = axis.harmless();
    axis.act_now(&action);
}

fn one(served: &Served, operation: &Operation, maker: &mut Maker<'_>, keys: &[&str], name: &str) -> Said {
    let url = maker.url(&served.address, operation);
    let client: Client = match maker.rng.below(6) {
        0 => served.client(),
        1 => served.client().with_key("0123456789abcdef0123456789abcdef"),
        _ => served.client().with_key(maker.rng.pick(keys).unwrap()),
    };
    let method = if maker.rng.one_in(12) {
        maker.rng.pick(&["GET", "POST", "DELETE", "PUT", "PATCH", "OPTIONS"]).unwrap().to_string()
    } else {
        operation.method.clone()
    };
    let body = operation.body.as_ref().filter(|_| method != "GET");
    let body = body.map(|(kind, schema)| (kind.clone(), maker.body(kind, schema)));
    let kind = match &body {
        Some((kind, _)) if !maker.rng.one_in(15) => kind.clone(),
        _ => maker.rng.pick(&["text/plain", "application/json", "", "multipart/form-data"]).unwrap().to_string(),
    };
    let mut bytes = body.map(|(_, bytes)| bytes).or((method == "POST").then(Vec::new));
    let is_read = method == operation.method && operation.path == "/api/records" && kind == "text/plain";
    bytes.iter_mut().filter(|_| !is_read).for_each(|bytes| bytes.truncate(UNREAD));
    let shown = String::from_utf8_lossy(bytes.as_deref().unwrap_or_default()).chars().take(2_000).collect::<String>();
    let said = client.send(&method, &url, &[("content-type", &kind)], bytes.as_deref());
    judge(&said, &format!("{name}: {method} {url}\n{kind}\n{shown}"));
    said
}

/// What is no request at all is refused or hung up on, and costs nobody anything.
#[test]
fn no_bytes_make_the_server_fail() {
    let served = served();
    let mut rng = Rng::new(number("SANDTABLE_SEED", 1939));
    let good = b"POST /api/matches HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
                 content-length: 2\r\nconnection: close\r\n\r\n{}";
    for n in 0..number("SANDTABLE_REQUESTS", REQUESTS as u64) / 8 {
        let mut bytes = good.to_vec();
        for _ in 0..1 + rng.below(6) {
            let at = rng.below(bytes.len().max(1));
            match rng.below(4) {
                _ if bytes.len() < 2 => {}
                0 => bytes[at] ^= 1 << rng.below(8),
                1 => bytes.insert(at, [0, b'\r', b'\n', b':', 255][rng.below(5)]),
                2 => drop(bytes.remove(at)),
                _ => bytes.truncate(at.max(1)),
            }
        }
        let answer = told(&served, &bytes);
        let status = answer.split(' ').nth(1).and_then(|status| status.parse::<u16>().ok());
        assert!(status.is_none_or(|s| s < 500), "{n}: {}\n{answer}", String::from_utf8_lossy(&bytes));
    }
    assert_eq!(served.client().get("/health").status, 200);
}

/// What comes back until the server has nothing more to say.
fn told(served: &Served, bytes: &[u8]) -> String {
    let mut stream: TcpStream = served.say(b"");
    // The server may have hung up at the first wrong byte.
    let _ = stream.write_all(bytes).and_then(|()| stream.shutdown(Shutdown::Write));
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).into_owned()
}
