//! Forces are put together over HTTP, kept as files, and played with.

use crate::client::Served;
use serde_json::{Value, json};
use server::Settings;

fn served() -> Served {
    Served::with_forces(Settings::default())
}

fn draft(units: &[(&str, u8)]) -> Value {
    let units: Vec<Value> =
        units.iter().map(|(unit, men)| json!({ "unit": unit, "quality": "regular", "men": men })).collect();
    json!({ "name": "Ours", "army": "germany", "points": 500, "platoons": [units] })
}

#[test]
fn a_force_is_built_checked_read_and_played() {
    let served = served();
    let client = served.client();
    let games = client.get("/games").json();
    let has = |id: &str| games.as_array().unwrap().iter().find(|g| g["id"] == id).unwrap()["forces"].clone();
    assert_eq!((has("bolt-action"), has("hungary-1944")), (json!(true), json!(false)));

    let lists = client.get("/games/bolt-action/forces").json();
    assert_eq!(lists["armies"].as_array().unwrap().len(), 6);
    let german = lists["armies"].as_array().unwrap().iter().find(|a| a["id"] == "germany").unwrap();
    let squad = german["units"].as_array().unwrap().iter().find(|u| u["id"] == "grenadiers").unwrap();
    assert_eq!((&squad["fewest"], &squad["most"], &squad["slot"]), (&json!(5), &json!(10), &json!("infantry")));

    let path = "/games/bolt-action/forces";
    let good = client.post(path, &draft(&[("second-lieutenant", 1), ("grenadiers", 5), ("grenadiers", 10)]));
    assert_eq!(good.status, 200, "{}", good.text);
    let force = good.json();
    assert_eq!((&force["points"], &force["costs"]), (&json!(200), &json!([[50, 50, 100]])));
    assert!(force.get("problems").is_none(), "{force}");
    let short = client.post(path, &draft(&[("second-lieutenant", 1), ("grenadiers", 5)])).json();
    assert!(!short["problems"].as_array().unwrap().is_empty(), "two squads at least: {short}");

    // The text it comes to is a file, which is read again and played with.
    let text = force["text"].as_str().unwrap();
    let file = "/games/bolt-action/forces/file?name=ours.toml";
    let read = client.post_raw(file, "application/octet-stream", text.as_bytes());
    assert_eq!((read.status, &read.json()["draft"]), (200, &force["draft"]), "{}", read.text);
    let scenario = json!({ "game": "bolt-action", "scenario": "maximum-attrition", "files": { "first.toml": text } });
    let game = served.begin(json!({ "from": { "scenario": scenario } }));
    let player = client.with_key(game.key("first"));
    let view = player.get(&format!("/matches/{}", game.id())).text;
    assert!(view.contains("grenadiers") && !view.contains("panzerschreck"), "nobody but those of the roster");
}

#[test]
fn what_is_no_force_is_a_problem() {
    let served = served();
    let client = served.client();
    let path = "/games/bolt-action/forces";
    let stream = "application/octet-stream";
    let file = |name: &str, bytes: &[u8]| client.post_raw(&format!("{path}/file?name={name}"), stream, bytes);
    let said = [
        (client.get("/games/chess/forces"), 404, "unknown-game"),
        (client.get("/games/hungary-1944/forces"), 404, "no-forces"),
        (client.post("/games/hungary-1944/forces", &draft(&[])), 404, "no-forces"),
        (client.post(path, &json!({ "army": "germany" })), 400, "malformed"),
        (client.post(path, &draft(&[("hussars", 5)])), 422, "bad-force"),
        (file("x.toml", b"\xff"), 422, "bad-force"),
        (file("x.ros", b"hello"), 422, "bad-force"),
        (file("x.rosz", b"hello"), 422, "bad-force"),
        (file("x.toml", &vec![b'#'; 9 << 20]), 413, "too-large"),
    ];
    for (i, (said, status, problem)) in said.iter().enumerate() {
        assert_eq!((said.status, said.problem().as_str()), (*status, *problem), "{i}: {}", said.text);
    }
    let named = client.post(path, &draft(&[("hussars", 5)])).json();
    assert!(named["detail"].as_str().unwrap().contains("hussars"), "{named}");
    let files = json!({ "first.toml": "nation = 7" });
    let scenario = json!({ "game": "bolt-action", "scenario": "top-secret", "files": files });
    let begun = client.post("/matches", &json!({ "from": { "scenario": scenario } }));
    assert!(begun.status >= 400 && begun.text.contains("first.toml"), "{}", begun.text);
}
