//! Promise: a match is given up by a side, not by one of several allies; machines follow the people they fight beside.

mod program;

use program::Program;
use serde_json::{Value, json};
use std::path::PathBuf;

/// A match in the running program, asked as a bot would.
struct Played {
    _program: Program,
    url: String,
    keys: Value,
    agent: ureq::Agent,
}

impl Played {
    fn begin(new: &Value) -> Played {
        let store = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("giving-up.db");
        let _ = std::fs::remove_file(&store);
        let program = Program::start(&store, &["--seed", "39", "--log", "error"]);
        let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
        let api = format!("{}/api/matches", program.address);
        let made = agent.post(&api).header("content-type", "application/json").send(new.to_string());
        let made: Value = serde_json::from_str(&made.unwrap().body_mut().read_to_string().unwrap()).unwrap();
        let id = made["id"].as_str().unwrap_or_else(|| panic!("{made}"));
        Played { url: format!("{api}/{id}"), keys: made["keys"].clone(), _program: program, agent }
    }

    fn key(&self, seat: &str) -> String {
        format!("Bearer {}", self.keys[seat].as_str().unwrap())
    }

    fn seen_by(&self, seat: &str) -> Value {
        let said = self.agent.get(&self.url).header("authorization", self.key(seat)).call();
        serde_json::from_str(&said.unwrap().body_mut().read_to_string().unwrap()).unwrap()
    }

    fn gives_up(&self, seat: &str) {
        let command = json!({ "id": format!("{seat}-gives-up"), "version": "", "do": "give_up" }).to_string();
        let url = format!("{}/commands", self.url);
        let sent = self.agent.post(&url).header("authorization", self.key(seat));
        let mut said = sent.header("content-type", "application/json").send(command).unwrap();
        assert_eq!(said.status(), 200, "{}", said.body_mut().read_to_string().unwrap());
    }
}

#[test]
fn allies_give_up_together_and_machines_follow_people() {
    let the_match = Played::begin(&json!({
        "from": { "scenario": { "game": "axis-allies", "scenario": "spring-1942" } },
        "seats": { "usa": { "machine": "script" } },
    }));
    the_match.gives_up("uk");
    let seen = the_match.seen_by("ussr");
    let last = |seen: &Value| seen["now"]["log"].as_array().unwrap().last().unwrap()["notes"][0]["text"].clone();
    let who = json!([{ "word": "seat-uk" }, { "word": "seat-usa" }]);
    let ready = json!({ "key": "match-ready-to-give-up", "args": [["who", { "list": who }]] });
    assert_eq!(last(&seen), ready, "the machine goes with those it fights beside");
    assert!(seen["now"]["scene"]["outcome"].is_null(), "the Soviet Union fights on");
    assert!(!seen["now"]["scene"]["choices"].as_array().unwrap().is_empty());
    the_match.gives_up("ussr");
    let seen = the_match.seen_by("germany");
    let outcome = &seen["now"]["scene"]["outcome"];
    assert_eq!(outcome["text"]["key"], "match-given-up");
    assert_eq!(last(&seen)["key"], "match-given-up");
    let winners = outcome["winners"].as_u64().unwrap();
    let germany_and_japan = 0b01010;
    assert_eq!(winners, germany_and_japan);
}
