//! Tables are chosen, drawn by chance, laid out and read over HTTP, and played on.

use crate::client::Served;
use serde_json::{Value, json};
use server::Settings;

fn house(id: &str, left: i32, top: i32) -> Value {
    let corners = json!([[left, top], [left + 500, top], [left + 500, top + 400], [left, top + 400]]);
    json!({ "id": id, "kind": "terrain-building", "corners": corners })
}

#[test]
fn a_table_is_laid_out_checked_read_and_played_on() {
    let served = Served::with_forces(Settings::default());
    let client = served.client();
    let games = client.get("/games").json();
    let has = |id: &str| games.as_array().unwrap().iter().find(|g| g["id"] == id).unwrap()["tables"].clone();
    assert_eq!((has("bolt-action"), has("hungary-1944")), (json!(true), json!(false)));

    let about = client.get("/games/bolt-action/tables").json();
    assert_eq!((&about["file"], about["ready"].as_array().unwrap().len()), (&json!("table.toml"), 4));

    let path = "/games/bolt-action/tables";
    let layout = json!({ "name": "Ours", "pieces": [house("mill", 1000, 600), house("barn", 5000, 3700)] });
    let laid = client.post(path, &layout);
    assert_eq!(laid.status, 200, "{}", laid.text);
    let table = laid.json();
    assert!(table.get("problems").is_none(), "{table}");
    assert!(table["balance"].as_array().unwrap().iter().all(|figure| figure["even"] == json!(true)), "{table}");

    // The text it comes to is a file, which is read again and played on; the match's record has it.
    let text = table["text"].as_str().unwrap();
    let read = client.post_raw("/games/bolt-action/tables/file", "text/plain", text.as_bytes());
    assert_eq!((read.status, &read.json()["layout"]), (200, &table["layout"]), "{}", read.text);
    let scenario = json!({ "game": "bolt-action", "scenario": "maximum-attrition", "files": { "table.toml": text } });
    let game = served.begin(json!({ "from": { "scenario": scenario } }));
    let player = client.with_key(game.key("first"));
    let view = player.get(&format!("/matches/{}", game.id())).json();
    let spaces: Vec<&Value> = view["board"]["spaces"].as_array().unwrap().iter().map(|space| &space["id"]).collect();
    assert_eq!(spaces, ["mill", "barn"]);
    let record = player.get(&format!("/matches/{}/record", game.id())).text;
    assert!(record.lines().next().unwrap().contains("barn"), "{record}");
}

#[test]
fn a_table_drawn_by_chance_is_the_same_for_the_same_seed() {
    let served = Served::with_forces(Settings::default());
    let drawn = |seed: u64| served.client().get(&format!("/games/bolt-action/tables/drawn?seed={seed}")).json();
    assert_eq!(drawn(7), drawn(7));
    assert_ne!(drawn(7)["layout"], drawn(8)["layout"]);
}

#[test]
fn what_is_no_table_is_a_problem() {
    let served = Served::with_forces(Settings::default());
    let client = served.client();
    let path = "/games/bolt-action/tables";
    let file = |bytes: &[u8]| client.post_raw(&format!("{path}/file"), "text/plain", bytes);
    let said = [
        (client.get("/games/chess/tables"), 404, "unknown-game"),
        (client.get("/games/hungary-1944/tables"), 404, "no-tables"),
        (client.post(path, &json!({ "name": "x" })), 400, "malformed"),
        (client.get(&format!("{path}/drawn?seed=x")), 400, "malformed"),
        (file(b"\xff"), 422, "bad-table"),
        (file(b"id = 7"), 422, "bad-table"),
    ];
    for (i, (said, status, problem)) in said.iter().enumerate() {
        assert_eq!((said.status, said.problem().as_str()), (*status, *problem), "{i}: {}", said.text);
    }
    let line = file(b"id = \"x\"\n[[feature]]\nid = \"a\"\nkind = \"lava\"\nbox = [0, 0, 10, 10]\n");
    assert!(line.json()["detail"].as_str().unwrap().starts_with("table.toml:4: "), "{}", line.text);
    let clash = client.post(path, &json!({ "name": "x", "pieces": [house("a", 0, 0), house("b", 100, 0)] })).json();
    assert!(clash["problems"][0]["what"].as_str().unwrap().contains("b stands in a"), "{clash}");
}
