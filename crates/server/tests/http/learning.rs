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
