//! Promise: what a seat may not know does not reach it, and what everybody knows is nobody's secret. An order that
//! stands for the whole war is left out of record and replay; everything else is in them.

mod program;

use program::Program;
use serde_json::{Value, json};
use std::path::PathBuf;

/// The program, and somebody who asks it.
struct Asking {
    _program: Program,
    api: String,
    agent: ureq::Agent,
}

impl Asking {
    fn start() -> Asking {
        let store = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("standing-orders.db");
        let _ = std::fs::remove_file(&store);
        let program = Program::start(&store, &["--seed", "39", "--log", "error"]);
        let agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
        Asking { api: format!("{}/api", program.address), _program: program, agent }
    }

    fn get(&self, path: &str, key: &str) -> String {
        let request = self.agent.get(format!("{}{path}", self.api)).header("authorization", format!("Bearer {key}"));
        request.call().unwrap().body_mut().with_config().limit(64 << 20).read_to_string().unwrap()
    }

    fn post(&self, path: &str, key: &str, kind: &str, body: &str) -> Value {
        let request = self.agent.post(format!("{}{path}", self.api)).header("authorization", format!("Bearer {key}"));
        let text = request.header("content-type", kind).send(body).unwrap().body_mut().read_to_string().unwrap();
        serde_json::from_str(&text).unwrap()
    }
}

/// A match of Europe 1939 in which one seat may give a standing order after its first public steps, or not.
fn played(program: &Asking, with_order: bool) -> (String, Value, Vec<Value>) {
    let json = "application/json";
    let from = json!({ "from": { "scenario": { "game": "europe-1939", "scenario": "fall-of-france" } } });
    let made = program.post("/matches", "", json, &from.to_string());
    let id = made["id"].as_str().unwrap_or_else(|| panic!("{made}")).to_owned();
    let keys: Vec<String> =
        made["keys"].as_object().unwrap().values().map(|k| k.as_str().unwrap().to_owned()).collect();
    let view = |key: &str| -> Value { serde_json::from_str(&program.get(&format!("/matches/{id}"), key)).unwrap() };
    let is_order = |choice: &&Value| choice["action"].get("order").is_some();
    let act = |key: &str, n: usize, view: &Value, choice: &Value| {
        let command =
            json!({ "id": n.to_string(), "version": view["now"]["version"], "do": { "act": choice["action"] } });
        let done = program.post(&format!("/matches/{id}/commands"), key, json, &command.to_string());
        assert!(done["version"].is_string(), "{done}");
    };
    let mut ordered = Vec::new();
    for n in 0..60 {
        if with_order && n == 20 {
            let (key, now, order) = keys
                .iter()
                .find_map(|key| {
                    let now = view(key);
                    let order = now["now"]["scene"]["choices"].as_array().unwrap().iter().find(is_order).cloned();
                    order.map(|order| (key, now, order))
                })
                .expect("somebody who has nothing to decide can give an order");
            act(key, 1_000, &now, &order);
            ordered.push(order["action"].clone());
        }
        let next = keys.iter().find_map(|key| {
            let now = view(key);
            let choices = now["now"]["scene"]["choices"].as_array().unwrap();
            let own: Vec<&Value> = choices.iter().filter(|c| !is_order(c)).collect();
            let choice = own.get(n * 7 % own.len().max(1)).map(|c| (*c).clone())?;
            Some((key, now, choice))
        });
        let (key, now, choice) = next.expect("somebody has to decide");
        act(key, n, &now, &choice);
    }
    let watch = made["watch"].as_str().unwrap();
    let record = program.get(&format!("/matches/{id}/record"), watch);
    let moment: Value = serde_json::from_str(&program.get(&format!("/matches/{id}/replay?step=0"), watch)).unwrap();
    (record, moment["steps"].clone(), ordered)
}

#[test]
fn an_order_that_stands_hides_itself_and_nothing_else() {
    let program = Asking::start();
    let (plain, ..) = played(&program, false);
    let (record, steps, ordered) = played(&program, true);
    assert_eq!(ordered.len(), 1);
    assert!(!record.contains(&ordered[0].to_string()), "the order is not in the record");
    // Who reads the record does not even learn that there is an order: it is the same as without one.
    let (first, rest) = record.split_once('\n').unwrap();
    let (plain_first, plain_rest) = plain.split_once('\n').unwrap();
    assert_eq!(rest, plain_rest);
    assert!(first.contains("europe-1939") && plain_first.contains("europe-1939"));
    assert!(rest.lines().count() > 40, "{} of 60 steps are in the record", rest.lines().count());
    assert!(steps.as_u64().unwrap() > 20, "{steps} steps can be looked back at");
    let checked = program.post("/records", "", "text/plain", &record);
    assert_eq!(checked["good"]["steps"], rest.lines().count(), "{checked}");
}
