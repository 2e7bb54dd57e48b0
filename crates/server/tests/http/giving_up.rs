//! Giving up: a side has lost when everybody on it has; nothing is done afterwards, and it is kept.

use crate::client::{Game, Player, Served};
use serde_json::{Value, json};
use server::Settings;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use store::Sqlite;

fn keys_of(log: &Value) -> Vec<String> {
    let keys =
        log.as_array().unwrap().iter().map(|entry| entry["notes"][0]["text"]["key"].as_str().unwrap_or_default());
    keys.map(str::to_owned).collect()
}

fn last_told(player: &Player) -> String {
    keys_of(&player.get("/log?limit=5").json()).pop().unwrap_or_default()
}

fn gives_up(player: &mut Player) {
    let said = player.command("whatever was seen last", json!("give_up"));
    assert_eq!(said.status, 200, "{}", said.text);
}

#[test]
fn whoever_gives_up_has_lost_for_good() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("giving-up");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let serve = || Served::with(Arc::new(Sqlite::open(&folder.join("store.db")).unwrap()), Settings::default());
    let served = serve();
    let game = served.begin(json!({
        "from": { "scenario": { "game": "hungary-1944", "scenario": "debrecen" } },
        "listed": true,
    }));
    let (mut axis, mut allied) = (game.axis(), game.allied());
    let action = axis.harmless();
    axis.act_now(&action);
    let said = game.watcher().command("", json!("give_up"));
    assert_eq!(said.problem(), "only-watching");
    gives_up(&mut allied);
    let outcome = json!({
        "winners": 1,
        "text": { "key": "match-given-up", "args": [["who", { "list": [{ "word": "seat-allied" }] }]] },
    });
    let shown = |game: &Game| {
        for player in [game.axis(), game.allied(), game.watcher()] {
            let scene = player.scene();
            assert_eq!(scene["outcome"], outcome);
            assert_eq!((&scene["deciding"], &scene["choices"]), (&json!(0), &json!([])));
            assert_eq!(last_told(&player), "match-given-up");
        }
        let record = game.watcher().get("/record").text;
        let header: Value = serde_json::from_str(record.lines().next().unwrap()).unwrap();
        assert_eq!((&header["sandtable"], &header["given_up"]), (&json!(4), &json!(2)));
        assert!(header["seed"].is_string(), "it is over, so nothing is secret");
        record
    };
    let record = shown(&game);
    let version = axis.version();
    assert_eq!(axis.command(&version, json!({ "act": action })).problem(), "over");
    assert_eq!(axis.undo_now().problem(), "nothing-to-undo");
    let again = allied.command("", json!("give_up"));
    assert_eq!(again.problem(), "over");
    let about = served.client().post_raw("/records", "text/plain", record.as_bytes()).json()["good"].clone();
    assert_eq!((&about["over"], &about["outcome"]), (&json!(true), &outcome));
    // Whoever goes on from the record goes on with the war.
    let on = served.begin(json!({ "from": { "record": { "text": record } } }));
    assert!(on.axis().scene()["outcome"].is_null());
    drop(served);
    let served = serve();
    assert_eq!(shown(&game.at(&served)), record, "it was kept");
    assert_eq!(served.client().get("/matches").json()[0]["outcome"], outcome);
}

/// Two machines of which one cannot win any more: it says so where it may, and plays to the end where it may not.
#[test]
fn a_machine_gives_up_what_it_has_lost_only_where_it_may() {
    let quick = Settings { pace: Duration::ZERO, pace_unseen: Duration::ZERO, ..Settings::default() };
    let served = Served::with(Arc::new(Sqlite::in_memory().unwrap()), quick);
    for (may, scenario) in [(true, "campaign"), (false, "konrad")] {
        let game = served.begin(json!({
            "from": { "scenario": { "game": "hungary-1944", "scenario": scenario } },
            "seats": { "axis": { "machine": "script" }, "allied": { "machine": "random" } },
            "listed": true,
            "machines_give_up": may,
        }));
        let mut ear = game.watcher().listen("");
        let mut outcome = Value::Null;
        while outcome.is_null() {
            let update = ear.hear();
            let scene = update.get("whole").or(update.get("change")).map(|u| u["scene"].clone()).unwrap();
            outcome = scene.get("outcome").cloned().unwrap_or_default();
        }
        assert_eq!(outcome["winners"], 1, "{outcome}");
        assert_eq!(outcome["text"]["key"] == "match-given-up", may, "{outcome}");
    }
}
