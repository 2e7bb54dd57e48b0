//! Beginning a match, looking at it, playing it, taking back, and finding it again.

use crate::client::Served;
use kernel::{Rng, Text, Words};
use serde_json::{Value, json};
use server::Settings;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use store::{Sqlite, Store};

fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("http");
    std::fs::create_dir_all(&folder).unwrap();
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(folder.join(format!("{name}{end}")));
    }
    folder.join(name)
}

#[test]
fn the_lobby_tells_what_can_be_played_and_shows_it() {
    let served = Served::new();
    let client = served.client();
    assert_eq!(client.get("/health").json()["matches"], 0);
    let games = client.get("/games").json();
    let game = &games[0];
    assert_eq!(game["id"], "hungary-1944");
    assert_eq!(game["levels"], json!(["random", "recruit", "script", "regular", "veteran"]));
    let scenario = game["scenarios"][0]["id"].as_str().unwrap();
    let preview = client.get(&format!("/games/hungary-1944/preview?scenario={scenario}")).json();
    assert!(preview["board"]["spaces"].as_array().unwrap().len() > 100);
    assert!(preview["scene"]["pieces"].as_array().unwrap().len() > 10);
    assert_eq!(preview["scene"]["choices"], json!([]), "a picture has nothing to click");
    let clauses = client.get("/games/hungary-1944/clauses").json();
    let clause = clauses.as_array().unwrap().iter().find(|c| c["id"] == "BPH-3.2b").unwrap();
    assert_eq!(clause["key"], "bph-3-2b");
    assert_eq!(clause["tests"], json!(["zones::a_test"]));
    for language in client.get("/languages").json().as_array().unwrap() {
        let tag = language["tag"].as_str().unwrap();
        let ours = client.get(&format!("/words/{tag}"));
        assert_eq!(ours.kind, "text/plain; charset=utf-8");
        assert_eq!(ours.headers["content-language"], tag);
        let game = client.get(&format!("/games/hungary-1944/words/{tag}"));
        assert_eq!(game.kind, "text/plain; charset=utf-8");
        let spoken = game.headers["content-language"].to_str().unwrap();
        let words =
            Words::read(tag, [ours.text.as_str()]).unwrap().and(Words::read(spoken, [game.text.as_str()]).unwrap());
        assert!(words.has("bph-3-2b") && words.has("problem-stale"), "{tag}");
    }
}

#[test]
fn a_game_that_does_not_speak_the_language_of_the_interface_speaks_english() {
    let served = Served::new();
    let client = served.client();
    let languages = client.get("/languages").json();
    assert!(languages.as_array().unwrap().contains(&json!({ "tag": "nl", "name": "Nederlands" })), "{languages}");
    let words = |tag: &str| {
        let said = client.get(&format!("/games/hungary-1944/words/{tag}"));
        (said.headers["content-language"].to_str().unwrap().to_owned(), said.text)
    };
    let (english, spanish, dutch) = (words("en"), words("es"), words("nl"));
    assert_eq!((english.0.as_str(), spanish.0.as_str()), ("en", "es"));
    assert_ne!(english.1, spanish.1);
    assert_eq!(dutch, english, "all of it, and said to be what it is");
    let interface = client.get("/words/nl").text;
    let words =
        Words::read("nl", [interface.as_str()]).unwrap().and(Words::read(&dutch.0, [dutch.1.as_str()]).unwrap());
    // Everything a player is shown at the beginning of a match can be said.
    let view = served.debrecen().allied().view();
    let mut said = Vec::new();
    texts(&view, &mut said);
    assert!(said.len() > 20, "{}", said.len());
    for text in said {
        words.try_say(&text).unwrap_or_else(|missing| panic!("{missing}: {text:?}"));
    }
}

/// All texts in an answer: objects with a key, and perhaps facts.
fn texts(value: &Value, found: &mut Vec<Text>) {
    if value.get("key").is_some_and(Value::is_string) {
        found.extend(serde_json::from_value(value.clone()).ok());
    }
    match value {
        Value::Array(items) => items.iter().for_each(|item| texts(item, found)),
        Value::Object(map) => map.values().for_each(|item| texts(item, found)),
        _ => {}
    }
}

#[test]
fn a_seat_plays_with_its_key_and_others_watch() {
    let served = Served::new();
    let game = served.debrecen();
    let (axis, allied, watcher) = (game.axis().view(), game.allied().view(), game.watcher().view());
    assert_eq!(axis["viewer"], json!({ "seat": 0 }));
    assert_eq!(allied["viewer"], json!({ "seat": 1 }));
    assert_eq!(watcher["viewer"], json!("spectator"));
    assert_eq!(axis["seats"], json!({ "allied": "human", "axis": "human" }));
    let choices = |view: &Value| view["now"]["scene"]["choices"].as_array().unwrap().len();
    assert!(choices(&axis) + choices(&allied) > 0 && choices(&watcher) == 0);
    // Addresses are written down in many places, so a key in one opens nothing.
    let by_query = served.client().get(&format!("/matches/{}?key={}", game.id(), game.key("axis")));
    assert_eq!(by_query.problem(), "no-key");
    assert_eq!(served.client().get("/matches").json(), json!([]), "it is not listed");

    let open = served.begin(json!({
        "from": { "scenario": { "game": "hungary-1944", "scenario": "konrad" } }, "listed": true,
    }));
    let lobby = served.client().get("/matches").json();
    assert_eq!(lobby[0]["id"], open.id());
    assert_eq!(lobby[0]["scenario"], "konrad");
    let view = served.client().get(&format!("/matches/{}", open.id())).json();
    assert_eq!(view["viewer"], "spectator", "anybody may watch a listed match");
    assert_eq!(served.client().get(&format!("/matches/{}/card", open.id())).json(), lobby[0]);
}

#[test]
fn an_action_changes_the_scene_and_undo_brings_it_back() {
    let served = Served::new();
    let game = served.debrecen();
    let mut axis = game.axis();
    let before = axis.view();
    assert_eq!(before["now"]["undo"], false);
    axis.act_now(&axis.harmless());
    let after = axis.view();
    assert_ne!(after["now"]["scene"], before["now"]["scene"]);
    assert_eq!(after["now"]["undo"], true);
    assert_eq!(axis.undo_now().status, 200);
    let back = axis.view();
    assert_eq!(back["now"]["scene"], before["now"]["scene"]);
    assert_eq!(back["now"]["log"], before["now"]["log"]);
    assert_eq!(axis.undo_now().problem(), "nothing-to-undo");
}

#[test]
fn the_answer_to_a_command_says_which_version_its_seat_sees_after_it() {
    let served = Served::new();
    let game = served.debrecen();
    let mut axis = game.axis();
    let before = axis.version();
    let after = axis.act(&axis.harmless(), &before);
    assert_ne!(after, before);
    let updates = axis.get(&format!("/updates?after={before}")).json();
    let last = updates.as_array().unwrap().last().unwrap();
    assert_eq!(last["change"]["version"], after, "the update that brings it");
    assert_eq!(axis.version(), after, "and whoever looks anew");
    let undone = axis.undo_now().json();
    assert_eq!(undone["version"], axis.version());
}

#[test]
fn a_command_sent_twice_is_carried_out_once_even_after_a_restart() {
    let path = file("twice.db");
    let served = Served::with(Arc::new(Sqlite::open(&path).unwrap()), Settings::default());
    let game = served.debrecen();
    let axis = game.axis();
    let command = json!({ "id": "one", "version": axis.version(), "do": { "act": axis.harmless() } });
    let first = axis.post("/commands", &command);
    let again = axis.post("/commands", &command);
    assert_eq!((first.status, again.status), (200, 200));
    assert_eq!(first.text, again.text);
    let scene = axis.scene();
    drop(served);

    let served = Served::with(Arc::new(Sqlite::open(&path).unwrap()), Settings::default());
    let game = game.at(&served);
    let mut axis = game.axis();
    assert_eq!(axis.scene(), scene);
    assert_eq!(axis.post("/commands", &command).status, 200);
    assert_eq!(axis.scene(), scene, "nothing has happened again");
    let mut other = command.clone();
    other["id"] = json!("two");
    assert_eq!(axis.post("/commands", &other).problem(), "stale", "versions of before the restart are old");
    assert_eq!(axis.undo_now().status, 200, "what could be taken back still can");
    drop(served);

    let served = Served::with(Arc::new(Sqlite::open(&path).unwrap()), Settings::default());
    let axis = game.at(&served).axis();
    assert_ne!(axis.scene(), scene, "the undo was kept as well");
}

#[test]
fn a_match_that_left_memory_comes_back_the_same() {
    let settings = Settings { idle: Duration::from_millis(40), ..Settings::default() };
    let served = Served::with(Arc::new(Sqlite::in_memory().unwrap()), settings);
    let game = served.debrecen();
    let mut rng = Rng::new(5);
    let mut steps = 0;
    while steps < 12 {
        for mut player in [game.axis(), game.allied()] {
            let view = player.view();
            let choices = view["now"]["scene"]["choices"].as_array().unwrap();
            let Some(choice) = rng.pick(choices) else { continue };
            player.name = format!("try{}", rng.next());
            let version = view["now"]["version"].as_str().unwrap();
            let said = player.command(version, json!({ "act": choice["action"] }));
            // Whoever is slower than the match leaves has to look again.
            assert!(said.status == 200 || said.problem() == "stale", "{}", said.text);
            steps += u32::from(said.status == 200);
        }
    }
    let (scene, log) = (game.axis().scene(), game.axis().get("/log").json());
    wait_until_asleep(&served);
    assert_eq!((game.axis().scene(), game.axis().get("/log").json()), (scene, log));
}

/// Asks until no match is in memory.
pub fn wait_until_asleep(served: &Served) {
    for _ in 0..100_000 {
        if served.client().get("/health").json()["matches"] == 0 {
            return;
        }
    }
    panic!("an idle match leaves memory");
}

/// Whoever only listens does not keep a match in memory, and does not notice that it is not there.
#[test]
fn a_listener_hears_what_changes_in_a_match_that_rested() {
    let settings = Settings { idle: Duration::from_millis(40), ..Settings::default() };
    let served = Served::with(Arc::new(Sqlite::in_memory().unwrap()), settings);
    let game = served.debrecen();
    let (mut axis, watcher) = (game.axis(), game.watcher());
    let (mut ear, mut watching) = (axis.listen(""), watcher.listen(""));
    let whole = [ear.hear(), watching.hear()];
    wait_until_asleep(&served);
    let action = axis.harmless();
    let version = axis.act_now(&action);
    for (update, before) in [ear.hear(), watching.hear()].iter().zip(&whole) {
        assert_eq!(update["change"]["after"], before["whole"]["version"], "{update}");
    }
    assert_eq!(axis.version(), version);
    // When nobody listens any more, it leaves.
    drop((ear, watching));
    wait_until_asleep(&served);
    assert_eq!(axis.scene()["choices"].as_array().unwrap().len(), axis.choices().len());
}

#[test]
fn the_lobby_shows_a_sleeping_match_without_waking_it() {
    let settings = Settings { idle: Duration::from_millis(20), ..Settings::default() };
    let served = Served::with(Arc::new(Sqlite::in_memory().unwrap()), settings);
    let scenario = json!({ "game": "hungary-1944", "scenario": "konrad" });
    let game = served.begin(json!({ "from": { "scenario": scenario }, "listed": true }));
    wait_until_asleep(&served);
    let listed = served.client().get("/matches").json();
    assert_eq!(served.client().get("/health").json()["matches"], 0, "nobody was woken");
    assert_eq!(listed[0], game.axis().get("/card").json());
    assert_eq!(listed[0]["scenario"], "konrad");
}

/// Two servers with one store: `(match, n)` is given once, and who comes second looks again.
#[test]
fn two_servers_with_one_store_agree() {
    let store = Arc::new(Sqlite::open(&file("nodes.db")).unwrap());
    let serve = || Served::with(Arc::clone(&store) as Arc<dyn Store>, Settings::default());
    let (one, other) = (serve(), serve());
    let game = one.debrecen();
    let (mut here, mut there) = (game.axis(), game.at(&other).axis());
    there.name = "there".to_owned();
    let (here_version, there_version) = (here.version(), there.version());
    let action = here.harmless();
    here.act(&action, &here_version);
    let said = there.command(&there_version, json!({ "act": action }));
    assert_eq!(said.problem(), "stale", "somebody was quicker");
    assert_eq!(said.json()["version"], there.version());
    assert_eq!(there.scene(), here.scene());
    let said = there.undo_now();
    assert_eq!(said.status, 200, "and goes on from there: {}", said.text);
}

#[test]
fn questions_are_answered() {
    let served = Served::new();
    let game = served.debrecen();
    let axis = game.axis();
    let ask = |question: Value| axis.post("/ask", &question).json();
    let choice = &axis.choices()[0];
    assert!(ask(json!({ "explain": choice["action"] }))["explain"].is_object());
    assert!(ask(json!({ "why_not": { "space": "1116" } }))["why_not"].is_array());
    assert!(ask(json!({ "inspect": { "space": "1116" } }))["inspect"].is_object());
    let watcher = game.watcher();
    assert_eq!(watcher.post("/ask", &json!({ "inspect": { "space": "1116" } })).status, 200);
    assert_eq!(watcher.post("/ask", &json!({ "why_not": { "space": "1116" } })).problem(), "only-watching");
}

#[test]
fn pages_are_given_to_browsers() {
    let served = Served::new();
    let client = served.client();
    for path in ["/", "/match/whatever", "/match/%", "/match/%ff/replay", "/index.html"] {
        let said = client.send("GET", &format!("http://{}{path}", served.address), &[], None);
        assert_eq!((said.status, said.kind.as_str()), (200, "text/html; charset=utf-8"), "{path}");
        let header = |name: &str| said.headers.get(name).map(|v| v.to_str().unwrap().to_owned()).unwrap_or_default();
        let policy = header("content-security-policy");
        assert!(policy.contains("frame-ancestors 'none'") && policy.contains("form-action 'self'"), "{policy}");
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(header("cross-origin-opener-policy"), "same-origin");
        assert_eq!(header("cross-origin-resource-policy"), "same-origin");
        assert!(header("permissions-policy").contains("camera=()"));
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert_eq!(header("referrer-policy"), "no-referrer");
    }
    let gone = client.send("GET", &format!("http://{}/assets/none.js", served.address), &[], None);
    assert_eq!(gone.problem(), "unknown-route");
}
