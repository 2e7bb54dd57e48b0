//! Machine players: they answer, they finish matches by themselves, and what they play holds.

use crate::client::{Game, Served, postgres, version_of};
use crate::counting;
use serde_json::{Value, json};
use server::Settings;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use store::{Sqlite, Store, StoredEvent};

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
    let store = || Arc::new(Sqlite::open(&folder.join("store.db")).unwrap());
    let serve = || Served::of(store(), quick(), counting::game::<1>());
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

/// No machine player gets leave to think.
fn thoughtless() -> Settings {
    Settings { machines: 0, ..quick() }
}

fn against_a_machine(served: &Served, level: &str) -> Game {
    served.begin(json!({
        "from": { "scenario": { "game": "hungary-1944", "scenario": "debrecen" } },
        "seats": { "allied": { "machine": level } },
    }))
}

/// Plays for the Axis until it is the machine's turn.
fn play_until_the_machines_turn(game: &Game) {
    let mut axis = game.axis();
    loop {
        let choices = axis.choices();
        let Some(choice) = choices.iter().find(|c| c["tone"] == "finish").or(choices.first()) else { return };
        axis.act_now(&choice["action"]);
    }
}

fn figure(served: &Served, name: &str) -> f64 {
    let text = served.client().send("GET", &format!("http://{}/metrics", served.address), &[], None).text;
    let line = text.lines().find(|line| line.split(' ').next() == Some(name));
    line.and_then(|line| line.rsplit(' ').next()).unwrap().parse().unwrap()
}

fn events(store: &dyn Store, game: &Game) -> Vec<StoredEvent> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(store.journal(game.id().to_owned())).unwrap().events
}

/// All machines' turns stand in one row, those of scripts as well; meanwhile their matches are shown, and people play.
#[test]
fn machines_wait_for_leave_to_think_and_people_do_not() {
    let served = Served::with(Arc::new(Sqlite::in_memory().unwrap()), thoughtless());
    let waiting: Vec<Game> = ["random", "recruit", "script", "regular", "veteran"]
        .into_iter()
        .map(|level| {
            let game = against_a_machine(&served, level);
            play_until_the_machines_turn(&game);
            game
        })
        .collect();
    while figure(&served, "sandtable_machine_waiting") < 5.0 {}
    assert_eq!(figure(&served, "sandtable_machine_running"), 0.0);
    for game in &waiting {
        assert_eq!(game.axis().scene()["deciding"], game.watcher().scene()["deciding"], "it can be looked at");
        assert!(game.axis().choices().is_empty(), "the machine has not played");
    }
    let other = served.debrecen();
    let mut axis = other.axis();
    axis.act_now(&axis.harmless());
    // A machine whose match is deleted leaves the row.
    let maker = served.client().with_key(waiting[0].maker_key());
    assert_eq!(maker.request("DELETE", &format!("/matches/{}", waiting[0].id()), &[], None).status, 200);
    while figure(&served, "sandtable_machine_waiting") > 4.0 {}
}

/// A server ends while machines have to move, and another begins on its store: they go on though nobody asks for
/// anything.
fn machines_go_on_after_a_restart(stores: [&Arc<dyn Store>; 2], settings: Settings) {
    let store = stores[0];
    let first = Served::with(Arc::clone(store), Settings { machines: 0, ..settings.clone() });
    let machine = json!({ "machine": "script" });
    let alone = first.begin(json!({
        "from": { "scenario": { "game": "hungary-1944", "scenario": "debrecen" } },
        "seats": { "axis": machine, "allied": machine },
    }));
    let against = against_a_machine(&first, "script");
    play_until_the_machines_turn(&against);
    let before = [&alone, &against].map(|game| events(store.as_ref(), game).len());
    drop(first);
    let second = Served::with(Arc::clone(stores[1]), settings);
    for (game, before) in [&alone, &against].into_iter().zip(before) {
        while events(store.as_ref(), game).len() == before {}
        assert_eq!(events(store.as_ref(), game)[before].command, None, "the machine has played");
    }
    drop(second);
}

#[test]
fn machines_go_on_after_a_restart_though_nobody_looks() {
    let store: Arc<dyn Store> = Arc::new(Sqlite::in_memory().unwrap());
    machines_go_on_after_a_restart([&store; 2], quick());
}

/// Of servers that share a store, one goes on with what another has left.
#[test]
fn machines_of_a_server_that_has_ended_are_taken_up_by_another() {
    let address = test_postgres::database();
    let stores = [postgres(&address), postgres(&address)];
    let settings = Settings { lease: Duration::from_millis(50), ..quick() };
    machines_go_on_after_a_restart([&stores[0], &stores[1]], settings);
}
