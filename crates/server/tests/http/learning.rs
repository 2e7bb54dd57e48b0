//! Briefings and guided beginnings.

use crate::client::Served;
use serde_json::{Value, json};
use server::Settings;
use std::sync::Arc;
use std::time::Duration;
use store::Sqlite;

#[test]
fn a_briefing_is_told_to_whoever_has_a_key_and_says_how_it_stands() {
    let served = Served::new();
    let game = served.debrecen();
    let told = game.axis().get("/briefing").json();
    assert_eq!(told["aim"][0]["key"], "aim-debrecen-axis");
    assert_eq!(told["score"]["rows"][0]["holder"], 0, "{told}");
    assert!(told["strong"].as_array().is_some_and(|strong| !strong.is_empty()), "{told}");
    assert_eq!(game.axis().post("/ask", &json!("briefing")).json()["briefing"], told);
    let watched = game.watcher().get("/briefing").json();
    assert_eq!((&watched["aim"], &watched["situation"]), (&Value::Null, &told["situation"]));
}

#[test]
fn a_tour_is_begun_with_its_own_seats_and_dice() {
    let quick = Settings { pace: Duration::ZERO, pace_unseen: Duration::ZERO, ..Settings::default() };
    let served = Served::with(Arc::new(Sqlite::in_memory().unwrap()), quick);
    let tours = served.client().get("/games/hungary-1944/tours").json();
    let first = &tours[0];
    assert_eq!((first["id"].as_str(), first["seat"].as_str()), (Some("first-turn"), Some("allied")));
    let begun = |tour: &str| json!({ "from": { "tour": { "game": "hungary-1944", "tour": tour } } });
    let game = served.begin(begun("first-turn"));
    let card = game.allied().get("/card").json();
    assert_eq!(card["seats"], json!({ "axis": { "machine": "script" }, "allied": "human" }));
    let refused = served.client().post("/matches", &begun("no-such-tour"));
    assert_eq!(refused.problem(), "cannot-begin");
    assert!(refused.text.contains("air-missions"), "{}", refused.text);
}

/// The same position as in the reader: what the example refuses is refused, with its clause, and its dice fall.
#[test]
fn an_example_is_shown_and_can_be_tried() {
    let served = Served::new();
    let all = served.client().get("/games/hungary-1944/examples").json();
    let entering = all.as_array().unwrap().iter().find(|e| e["id"] == "entering-a-zone").unwrap();
    assert_eq!((&entering["clauses"], &entering["refuses"]), (&json!(["BPH-3.2a"]), &json!(["BPH-3.2a"])));
    let shown = served.client().get("/games/hungary-1944/examples/entering-a-zone").json();
    assert_eq!(shown["steps"][2]["stand"], "refused", "{shown}");
    assert_eq!(shown["steps"][2]["reasons"][0]["clause"], "BPH-3.2a");
    let spaces = shown["board"]["spaces"].as_array().unwrap().len();
    assert!((8..60).contains(&spaces), "only a corner is shown, not {spaces} hexes");
    assert_eq!(served.client().get("/games/hungary-1944/examples/nothing").problem(), "unknown-example");

    let begun = |example: &str| {
        let example = json!({ "game": "hungary-1944", "example": example, "told": true });
        json!({ "from": { "example": example } })
    };
    let game = served.begin(begun("entering-a-zone"));
    let mut axis = game.axis();
    for step in 0..2 {
        axis.act_now(&shown["steps"][step]["action"]);
    }
    let version = axis.version();
    let refused = axis.command(&version, json!({ "act": shown["steps"][2]["action"] }));
    assert_eq!(refused.problem(), "refused");
    assert_eq!(refused.json()["reasons"][0]["clause"], "BPH-3.2a");

    let fight = served.client().get("/games/hungary-1944/examples/advancing-from-zone-to-zone").json();
    let game = served.begin(begun("advancing-from-zone-to-zone"));
    let mut axis = game.axis();
    for step in fight["steps"].as_array().unwrap() {
        axis.act_now(&step["action"]);
    }
    let log = axis.get("/log").text;
    assert!(log.contains("d10:6") || log.contains("d6:6"), "the die falls as the example tells: {log}");
    assert_eq!(served.client().post("/matches", &begun("nothing")).problem(), "unknown-example");
}
