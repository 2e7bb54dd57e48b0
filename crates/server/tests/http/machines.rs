//! Machine players: they answer, they finish matches by themselves, and what they play holds.

use crate::client::{Served, version_of};
use crate::counting;
use serde_json::{Value, json};
use server::Settings;
use std::path::PathBuf;
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

/// A machine's step carries what it was taken for; so does the log of another server that has read the match from disk.
#[test]
fn what_a_machine_did_something_for_is_told_and_kept() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("purposes");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let serve = || Served::of(Arc::new(Sqlite::open(folder.join("store.db")).unwrap()), quick(), counting::game::<1>());
    let served = serve();
    let game = served.begin(json!({
        "from": { "scenario": { "game": "counting", "scenario": "hundred" } },
        "seats": { "axis": { "machine": "script" }, "allied": { "machine": "script" } },
        "listed": true,
    }));
    let mut ear = game.watcher().listen("");
    while ear.hear()["whole"]["scene"]["outcome"].is_null() && game.watcher().scene()["outcome"].is_null() {}
    let log = game.watcher().get("/log?limit=100").json();
    for entry in log.as_array().unwrap() {
        let added = entry["notes"][0]["text"]["args"][0][1]["number"].as_i64().unwrap();
        let purpose = json!({ "text": { "key": "count", "args": [["n", { "number": 100 }]] }, "percent": 50 });
        assert_eq!(entry["purpose"], if added > 1 { purpose } else { Value::Null }, "{entry}");
    }
    assert!(log.as_array().unwrap().len() > 30);
    let id = game.id().to_owned();
    drop(ear);
    drop(served);
    let again = serve();
    assert_eq!(again.client().get(&format!("/matches/{id}/log?limit=100")).json(), log);
}

/// Advice is what veteran would do, with what for; only whoever decides gets any, and nobody against people.
#[test]
fn advice_is_given_against_machines_alone() {
    let served = Served::of(Arc::new(Sqlite::in_memory().unwrap()), quick(), counting::game::<1>());
    let begin = |seats: Value| {
        let scenario = json!({ "scenario": { "game": "counting", "scenario": "hundred" } });
        served.begin(json!({ "from": scenario, "seats": seats }))
    };
    let alone = begin(json!({ "allied": { "machine": "script" } }));
    let advice = alone.axis().post("/ask", &json!("advice")).json()["advice"].clone();
    let offered = alone.axis().choices();
    assert!(offered.iter().any(|choice| choice["action"] == advice["action"]), "{advice}");
    assert_eq!(advice["plan"][0]["text"]["key"], "count");
    assert_eq!(alone.axis().post("/ask", &json!("advice")).json()["advice"], advice, "asked again, it says the same");
    assert_eq!(alone.watcher().post("/ask", &json!("advice")).problem(), "only-watching");
    let two = begin(json!({}));
    assert_eq!(two.axis().post("/ask", &json!("advice")).problem(), "no-advice");
    assert_eq!(two.allied().post("/ask", &json!("advice")).problem(), "no-advice");
}
