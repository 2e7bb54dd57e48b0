//! Machine players: they answer, they finish matches by themselves, and what they play holds.

use crate::client::{Served, version_of};
use serde_json::{Value, json};
use server::Settings;
use std::sync::Arc;
use std::time::Duration;
use store::Sqlite;

fn quick() -> Settings {
    Settings { pace: Duration::ZERO, pace_unseen: Duration::ZERO, ..Settings::default() }
}

#[test]
fn machines_play_a_match_to_its_end_and_the_record_holds() {
    let served = Served::with(Arc::new(Sqlite::in_memory().unwrap()), quick());
    let machine = |level: &str| json!({ "machine": level });
    let game = served.begin(json!({
        "from": { "scenario": { "game": "hungary-1944", "scenario": "debrecen" } },
        "seats": { "axis": machine("script"), "allied": machine("random") },
        "listed": true,
    }));
    let watcher = game.watcher();
    let mut ear = watcher.listen("");
    let mut outcome = Value::Null;
    while outcome.is_null() {
        let update = ear.hear();
        let scene = update.get("whole").or(update.get("change")).map(|u| u["scene"].clone()).unwrap();
        outcome = scene.get("outcome").cloned().unwrap_or_default();
    }
    assert!(outcome["text"]["key"].is_string());
    let record = watcher.get("/record").text;
    let header: Value = serde_json::from_str(record.lines().next().unwrap()).unwrap();
    assert!(header["seed"].is_string(), "a match that is over has no secrets");
    let about = served.client().post_raw("/records", "text/plain", record.as_bytes()).json()["good"].clone();
    assert_eq!(about["over"], true, "{about}");
    assert_eq!(about["outcome"], outcome);
    let last = watcher.get(&format!("/replay?step={}", about["steps"])).json();
    assert_eq!(last["scene"], watcher.scene());
    assert!(last["turns"].as_array().unwrap().len() > 1);
    assert_eq!(served.client().get("/matches").json()[0]["outcome"], outcome);
}

#[test]
fn a_machine_answers_a_person() {
    let served = Served::with(Arc::new(Sqlite::in_memory().unwrap()), quick());
    let game = served.begin(json!({
        "from": { "scenario": { "game": "hungary-1944", "scenario": "debrecen" } },
        "seats": { "allied": { "machine": "script" } },
    }));
    let mut axis = game.axis();
    let mut ear = axis.listen("");
    ear.hear();
    let mut answers = 0;
    for _ in 0..12 {
        // Wait until it is our turn: everything the machine does is heard.
        while axis.choices().is_empty() {
            ear.hear();
            answers += 1;
        }
        let choices = axis.choices();
        let choice = choices.iter().find(|c| c["tone"] == "finish").unwrap_or(&choices[0]);
        let said = axis.command(&axis.version(), json!({ "act": choice["action"] }));
        if said.status == 200 {
            let version = said.json()["version"].as_str().unwrap().to_owned();
            if version_of(&ear.hear_until(&version)[0]).is_empty() {
                break;
            }
        } else {
            assert_eq!(said.problem(), "stale");
        }
    }
    assert!(answers > 0, "the machine has played");
}
