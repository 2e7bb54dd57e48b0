//! A connection that is kept, with as little between it and the clock as possible, and somebody who plays on it.

use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

pub struct Line {
    stream: TcpStream,
    buffer: Vec<u8>,
}

impl Line {
    pub fn open(address: &str) -> Line {
        let stream = TcpStream::connect(address).unwrap();
        stream.set_nodelay(true).unwrap();
        Line { stream, buffer: Vec::new() }
    }

    /// Asks below `/api`; anything but success ends the program.
    pub fn ask(&mut self, method: &str, path: &str, key: &str, body: &str) -> Value {
        self.send(method, &format!("/api{path}"), key, body);
        serde_json::from_slice(&self.succeed()).unwrap()
    }

    /// Gives a command. The version the match has now, and whether it was carried out: a match that nobody has asked
    /// anything for a while is taken up under a new version, which the refusal tells.
    #[allow(dead_code)] // Not every bench plays.
    fn command(&mut self, path: &str, key: &str, body: &str) -> (String, bool) {
        self.send("POST", &format!("/api{path}"), key, body);
        let (status, body) = self.receive();
        let told: Value = serde_json::from_slice(&body).unwrap();
        assert!(status == 200 || told["type"] == "/problems/stale", "{status}: {told}");
        (told["version"].as_str().unwrap().to_owned(), status == 200)
    }

    /// The text at an address.
    #[allow(dead_code)] // Only some benches ask for text.
    pub fn text(&mut self, path: &str) -> String {
        self.send("GET", path, "", "");
        String::from_utf8(self.succeed()).unwrap()
    }

    /// What is answered; anything but success ends the program.
    fn succeed(&mut self) -> Vec<u8> {
        let (status, body) = self.receive();
        assert!((200..300).contains(&status), "{status}: {}", String::from_utf8_lossy(&body));
        body
    }

    fn send(&mut self, method: &str, path: &str, key: &str, body: &str) {
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer {key}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        self.stream.write_all(head.as_bytes()).unwrap();
    }

    /// The status of the next answer, and what is in it.
    fn receive(&mut self) -> (u16, Vec<u8>) {
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
                let status = head.strip_prefix("http/1.1 ").and_then(|rest| rest.get(..3)?.parse().ok());
                return (status.expect("an answer begins with its status"), self.buffer[end + 4..].to_vec());
            }
        }
    }
}

/// A match with the keys of its seats, in the order of their names.
#[derive(Clone, Debug)]
pub struct Made {
    pub id: String,
    pub keys: Vec<String>,
}

impl Made {
    pub fn new(line: &mut Line, game: &str, scenario: &str) -> Made {
        let new = json!({ "from": { "scenario": { "game": game, "scenario": scenario } } });
        let made = line.ask("POST", "/matches", "", &new.to_string());
        let keys = made["keys"].as_object().unwrap().values().map(|key| key.as_str().unwrap().to_owned()).collect();
        Made { id: made["id"].as_str().unwrap().to_owned(), keys }
    }

    /// A match in which machines play all seats; the one key is that of those who watch.
    #[allow(dead_code)] // Only some benches have machines.
    pub fn of_machines(line: &mut Line, game: &str, scenario: &str, level: &str) -> Made {
        let preview = line.ask("GET", &format!("/games/{game}/preview?scenario={scenario}"), "", "");
        let seats = preview["seats"].as_array().unwrap().iter().map(|seat| seat.as_str().unwrap().to_owned());
        let seats: serde_json::Map<String, Value> = seats.map(|seat| (seat, json!({ "machine": level }))).collect();
        let new = json!({ "from": { "scenario": { "game": game, "scenario": scenario } }, "seats": seats });
        let made = line.ask("POST", "/matches", "", &new.to_string());
        let text = |name: &str| made[name].as_str().unwrap().to_owned();
        Made { id: text("id"), keys: vec![text("watch")] }
    }
}

/// Takes a unit up and puts it down again, as often as it is told.
#[allow(dead_code)] // Not every bench plays.
pub struct Fidget {
    line: Line,
    path: String,
    key: String,
    version: String,
    deeds: [Value; 2],
    commands: usize,
}

#[allow(dead_code)] // Not every bench plays.
impl Fidget {
    /// Somebody at a match of Debrecen in which the first choice that belongs to a piece can be taken back.
    pub fn new(address: &str, made: &Made) -> Fidget {
        let mut line = Line::open(address);
        let path = format!("/matches/{}", made.id);
        let (key, view) = made
            .keys
            .iter()
            .map(|key| (key.clone(), line.ask("GET", &path, key, "")))
            .find(|(_, view)| !view["now"]["scene"]["choices"].as_array().unwrap().is_empty())
            .unwrap();
        let choices = view["now"]["scene"]["choices"].as_array().unwrap();
        let choice = choices.iter().find(|c| c["piece"].is_string() && c["tone"] != "finish").unwrap();
        let deeds = [json!({ "act": choice["action"] }), json!("undo")];
        let version = view["now"]["version"].as_str().unwrap().to_owned();
        Fidget { line, path: format!("{path}/commands"), key, version, deeds, commands: 0 }
    }

    pub fn command(&mut self) {
        let deed = &self.deeds[self.commands % 2];
        self.commands += 1;
        loop {
            let body = json!({ "id": self.commands.to_string(), "version": self.version, "do": deed }).to_string();
            let (version, done) = self.line.command(&self.path, &self.key, &body);
            self.version = version;
            if done {
                return;
            }
        }
    }
}

/// Some of them, in milliseconds: half, 99 of 100, all took at most so long.
#[allow(dead_code)] // Not every bench measures times.
pub fn parts(mut times: Vec<Duration>) -> [f64; 3] {
    times.sort();
    [0.5, 0.99, 1.0].map(|share| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0)
}
