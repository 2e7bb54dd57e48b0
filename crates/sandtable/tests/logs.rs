//! What the real program writes down: with everything it can be told to say, no key is in it, and every line of a
//! request has the id that was in the answer.

mod program;

use program::Program;
use serde_json::{Value, json};
use std::io::Read;
use std::path::PathBuf;

/// A program whose log is read.
struct Heard(Program);

impl Heard {
    fn start(format: &str) -> Heard {
        let home = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("logs-{format}"));
        // A run before this one may have been cut off in the middle of a write.
        let _ = std::fs::remove_dir_all(&home);
        std::fs::create_dir_all(&home).unwrap();
        let program = Program::start_heard(home.join("store.db"), &["--log", "trace", "--log-format", format]);
        Heard(program)
    }

    /// Everything it wrote, from its start to its end.
    fn log(mut self) -> String {
        let mut errors = self.0.log();
        let reading = std::thread::spawn(move || {
            let mut log = String::new();
            errors.read_to_string(&mut log).unwrap();
            log
        });
        assert!(self.0.stop().success());
        reading.join().unwrap()
    }

    fn ask(&self, method: &str, path: &str, key: &str, body: Option<&Value>) -> (u16, String, Value) {
        let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
        let request = ureq::http::Request::builder().method(method).uri(format!("{}/api{path}", self.0.address));
        let request =
            request.header("authorization", format!("Bearer {key}")).header("content-type", "application/json");
        let mut said = match body {
            Some(body) => agent.run(request.body(body.to_string()).unwrap()).unwrap(),
            None => agent.run(request.body(()).unwrap()).unwrap(),
        };
        let id = said.headers()["x-request-id"].to_str().unwrap().to_owned();
        let text = said.body_mut().with_config().limit(64 << 20).read_to_string().unwrap();
        (said.status().as_u16(), id, serde_json::from_str(&text).unwrap_or_default())
    }
}

/// Plays some moves, with keys in all places where a client puts them, right and wrong; all keys, and a request's id.
fn play(program: &Heard) -> (Vec<String>, String) {
    let scenario = json!({ "game": "hungary-1944", "scenario": "debrecen" });
    let (_, _, made) = program.ask("POST", "/matches", "", Some(&json!({ "from": { "scenario": scenario } })));
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let (id, axis) = (text(&made["id"]), text(&made["keys"]["axis"]));
    let stranger = "feedfacefeedfacefeedfacefeedface".to_owned();
    let mut last = String::new();
    for n in 0..4 {
        let (status, _, view) = program.ask("GET", &format!("/matches/{id}?key={axis}"), &axis, None);
        assert_eq!(status, 200, "{view}");
        let choices = view["now"]["scene"]["choices"].as_array().unwrap();
        let choice = choices.iter().find(|c| c["piece"].is_string() && c["tone"] != "finish").unwrap();
        let deed = if n % 2 == 0 { json!({ "act": choice["action"] }) } else { json!("undo") };
        let command = json!({ "id": n.to_string(), "version": view["now"]["version"], "do": deed });
        let (status, request, done) = program.ask("POST", &format!("/matches/{id}/commands"), &axis, Some(&command));
        assert_eq!(status, 200, "{done}");
        last = request;
    }
    for key in [&stranger, &text(&made["keys"]["allied"]), &text(&made["watch"]), &text(&made["maker"])] {
        program.ask("GET", &format!("/matches/{id}/live"), key, None);
        program.ask("POST", &format!("/matches/{id}/commands"), key, Some(&json!({ "key": key })));
    }
    assert_eq!(program.ask("DELETE", &format!("/matches/{id}"), &stranger, None).0, 403);
    assert_eq!(program.ask("DELETE", &format!("/matches/{id}"), &text(&made["maker"]), None).0, 200);
    let keys = [axis, text(&made["keys"]["allied"]), text(&made["watch"]), text(&made["maker"]), stranger];
    (keys.into(), last)
}

#[test]
fn no_key_is_ever_written_down() {
    for format in ["text", "json"] {
        let program = Heard::start(format);
        let (keys, request) = play(&program);
        let log = program.log();
        assert!(log.contains("answered"), "every request has a line:\n{log}");
        assert!(log.contains(&request), "{request} is not in the log");
        for key in keys {
            assert!(!log.contains(&key), "a key is in the log ({format})");
        }
    }
}

#[test]
fn every_line_for_machines_is_an_object_that_names_its_request() {
    let program = Heard::start("json");
    let (_, request) = play(&program);
    let log = program.log();
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(lines.iter().all(|line| line["timestamp"].is_string() && line["level"].is_string()));
    let of_request: Vec<&Value> = lines.iter().filter(|line| line["span"]["id"] == request.as_str()).collect();
    let answered = of_request.iter().find(|line| line["message"] == "answered").unwrap();
    assert_eq!(answered["status"], 200);
    assert_eq!(answered["span"]["method"], "POST");
    assert!(answered["span"]["path"].as_str().unwrap().ends_with("/commands"));
}
