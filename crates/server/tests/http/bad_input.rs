//! Whatever is wrong with a request is said in a typed problem, and the match is unharmed.

use crate::client::Served;
use crate::spoilt::Spoilt;
use serde_json::{Value, json};
use server::{Rate, Settings};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use store::{Sqlite, Store};

#[test]
fn every_bad_command_is_a_problem_of_its_own_and_harms_nothing() {
    let served = Served::new();
    let game = served.debrecen();
    let (axis, allied) = (game.axis(), game.allied());
    let before = (axis.view(), allied.view());
    let version = axis.version();
    let action = axis.choices()[0]["action"].clone();
    let command = json!({ "id": "x", "version": version, "do": { "act": action } });
    let path = axis.path("/commands");
    let (good, bare) = (axis.client.clone(), served.client());
    let long = "x".repeat(100);
    let huge = json!({ "id": "x", "version": version, "do": { "act": "x".repeat(70_000) } });
    let deed = |deed: Value| json!({ "id": "x", "version": version, "do": deed });
    let seat = |key: &str| bare.with_key(key);

    let said = [
        (bare.post("/matches/0123456789abcdef/commands", &command), 404, "unknown-match"),
        (bare.post(&path, &command), 401, "no-key"),
        (seat("0123456789abcdef0123456789abcdef").post(&path, &command), 403, "wrong-key"),
        (seat(game.watch_key()).post(&path, &command), 403, "only-watching"),
        (good.post_raw(&path, "application/json", b"{ not json"), 400, "malformed"),
        (good.post_raw(&path, "application/json", b"\xff\xfe"), 400, "malformed"),
        (good.post_raw(&path, "application/json", b""), 400, "malformed"),
        (good.post(&path, &json!({ "id": "x", "version": version })), 400, "malformed"),
        (good.post(&path, &json!({ "id": "x", "version": version, "do": "undo", "more": 1 })), 400, "malformed"),
        (good.post(&path, &json!({ "id": "", "version": version, "do": "undo" })), 400, "malformed"),
        (good.post(&path, &json!({ "id": long, "version": version, "do": "undo" })), 400, "malformed"),
        (good.post(&path, &deed(json!("dance"))), 400, "malformed"),
        (good.post_raw(&path, "text/plain", command.to_string().as_bytes()), 415, "wrong-content-type"),
        (good.post(&path, &huge), 413, "too-large"),
        (good.post(&path, &json!({ "id": "x", "version": "old.7", "do": "undo" })), 409, "stale"),
        (good.post(&path, &deed(json!({ "act": { "buy_factory": "ussr" } }))), 422, "unknown-action"),
        (good.post(&path, &deed(json!({ "act": null }))), 422, "unknown-action"),
        (good.post(&path, &deed(json!("undo"))), 409, "nothing-to-undo"),
        (good.request("GET", &path, &[], None), 405, "wrong-method"),
        (good.request("PUT", &path, &[], Some(b"{}")), 405, "wrong-method"),
        (good.request("POST", "/nothing", &[], Some(b"{}")), 404, "unknown-route"),
        (good.get("/matches/%ff"), 400, "malformed"),
        (good.get(&axis.path("/replay")), 400, "malformed"),
        (good.get(&axis.path("/replay?step=x")), 400, "malformed"),
        (good.get(&axis.path("/replay?step=99")), 404, "unknown-step"),
        (good.get(&axis.path("/moments")), 400, "malformed"),
        (good.get(&axis.path("/moments?from=1&after=1")), 400, "malformed"),
        (good.get(&axis.path("/moments?from=99")), 404, "unknown-step"),
        (good.get(&axis.path("/live")), 400, "malformed"),
        (good.post(&axis.path("/ask"), &json!({ "guess": 1 })), 400, "malformed"),
        (good.get("/games/chess/preview"), 404, "unknown-game"),
        (good.get("/games/hungary-1944/preview?scenario=none"), 422, "cannot-begin"),
        (good.get("/words/xx"), 404, "unknown-language"),
        (good.get("/games/chess/words/en"), 404, "unknown-game"),
        (good.request("POST", &path, &[("origin", "http://evil.example")], Some(b"{}")), 403, "wrong-origin"),
    ];
    for (i, (said, status, problem)) in said.iter().enumerate() {
        assert_eq!((said.status, said.problem().as_str()), (*status, *problem), "{i}: {}", said.text);
    }
    let stale = good.post(&path, &json!({ "id": "x", "version": "old.7", "do": "undo" }));
    assert_eq!(stale.json()["version"], version, "it says what is true now");
    assert_eq!((axis.view(), allied.view()), before, "nobody sees anything else than before");
    assert_eq!(good.post(&path, &command).status, 200, "and the match goes on");
}

#[test]
fn what_the_rules_forbid_is_refused_with_every_clause() {
    let served = Served::new();
    let game = served.debrecen();
    let (mut axis, mut allied) = (game.axis(), game.allied());
    let before = axis.view();
    // Moving is for later; the rules say so by their numbers.
    let forbidden = json!({ "move_to": 1116 });
    let said = axis.command(&axis.version(), json!({ "act": forbidden }));
    assert_eq!((said.status, said.problem().as_str()), (422, "refused"), "{}", said.text);
    let reasons = said.json()["reasons"].as_array().unwrap().clone();
    assert!(reasons[0]["clause"].as_str().unwrap().starts_with("BPH-"), "{reasons:?}");
    assert!(reasons[0]["facts"]["key"].is_string());
    let action = axis.choices()[0]["action"].clone();
    let said = allied.command(&allied.version(), json!({ "act": action }));
    assert_eq!((said.status, said.problem().as_str()), (409, "not-your-decision"), "{}", said.text);
    assert_eq!(axis.view(), before);
}

#[test]
fn matches_that_cannot_begin_say_why() {
    let served = Served::new();
    let client = served.client();
    let scenario = |game: &str, scenario: &str| json!({ "scenario": { "game": game, "scenario": scenario } });
    let hungary = scenario("hungary-1944", "debrecen");
    let option =
        json!({ "scenario": { "game": "hungary-1944", "scenario": "debrecen", "options": { "luck": "good" } } });
    let said = [
        (json!({ "from": scenario("chess", "debrecen") }), "unknown-game"),
        (json!({ "from": scenario("hungary-1944", "nowhere") }), "cannot-begin"),
        (json!({ "from": option }), "cannot-begin"),
        (json!({ "from": hungary, "seats": { "sweden": "human" } }), "cannot-begin"),
        (json!({ "from": hungary, "seats": { "axis": { "machine": "genius" } } }), "cannot-begin"),
        (json!({ "from": hungary, "seats": { "axis": "anybody" } }), "malformed"),
        (json!({ "from": hungary, "seats": { "axis": "nobody" } }), "cannot-begin"),
        (json!({ "from": hungary, "secret": true }), "malformed"),
        (json!({ "from": { "record": { "text": "" } } }), "bad-record"),
        (
            json!({ "from": { "record": { "text": "{\"sandtable\":1,\"game\":\"chess\",\"scenario\":\"x\"}\n" } } }),
            "bad-record",
        ),
    ];
    for (new, problem) in said {
        assert_eq!(client.post("/matches", &new).problem(), problem, "{new}");
    }
    let said = client.post_raw("/records", "text/plain", b"not a record").json();
    assert!(said["bad"].as_str().unwrap().starts_with("line 1: "), "{said}");
    assert_eq!(client.post_raw("/records", "text/plain", b"\xff").problem(), "malformed");
    assert_eq!(client.post_raw("/records", "image/png", b"x").problem(), "wrong-content-type");
    assert_eq!(client.post_raw("/records", "text/plain", &vec![b'x'; 8 * 1024 * 1024 + 1]).problem(), "too-large");
    assert_eq!(served.client().get("/health").json()["matches"], 0);
}

/// What a machine is to play, and where from, makes sense or is refused in words; no match is begun.
#[test]
fn no_machine_is_seated_at_what_makes_no_sense() {
    let served = Served::new();
    let client = served.client();
    let machine = json!({ "axis": { "machine": "veteran" } });
    let from = json!({ "scenario": { "game": "hungary-1944", "scenario": "debrecen" } });
    for level in ["genius", "", "Veteran"] {
        let said = client.post("/matches", &json!({ "from": from, "seats": { "axis": { "machine": level } } }));
        assert_eq!(said.problem(), "cannot-begin");
        assert!(said.text.contains("random, recruit, script, regular, veteran"), "{}", said.text);
    }
    let record = served.debrecen().watcher().get("/record").text;
    let mut header: Value = serde_json::from_str(record.lines().next().unwrap()).unwrap();
    for position in [json!(7), json!([]), json!({}), json!({ "turn": 99 }), json!({ "turn": "soon", "units": [{}] })] {
        header["position"] = position;
        let said = client
            .post("/matches", &json!({ "from": { "record": { "text": format!("{header}\n") } }, "seats": machine }));
        assert_eq!(said.problem(), "bad-record", "{header}");
        assert!(said.json()["detail"].as_str().unwrap().len() > 10, "it says what is wrong: {}", said.text);
    }
    assert_eq!(served.client().get("/health").json()["matches"], 1, "the one whose record it was");
}

#[test]
fn who_asks_too_often_waits() {
    let settings = Settings {
        creations: Rate { per_second: 0.0, burst: 1.0 },
        commands: Rate { per_second: 0.0, burst: 2.0 },
        ..Settings::default()
    };
    let served = Served::with(Arc::new(Sqlite::in_memory().unwrap()), settings);
    let game = served.debrecen();
    let again = json!({ "from": { "scenario": { "game": "hungary-1944", "scenario": "debrecen" } } });
    assert_eq!(served.client().post("/matches", &again).problem(), "too-many");
    let mut axis = game.axis();
    let version = axis.version();
    assert_eq!(axis.command(&version, json!("undo")).problem(), "nothing-to-undo");
    assert_eq!(axis.command(&version, json!("undo")).problem(), "nothing-to-undo");
    let said = axis.command(&version, json!("undo"));
    assert_eq!((said.status, said.problem().as_str()), (429, "too-many"));
    assert_eq!(said.headers["retry-after"], "3600");
}

#[test]
fn who_comes_when_all_places_are_taken_is_told_when_to_come_again() {
    let settings = Settings { sockets: 1, ..Settings::default() };
    let served = Served::with(Arc::new(Sqlite::in_memory().unwrap()), settings);
    let axis = served.debrecen().axis();
    let first = axis.listen("");
    let headers = [
        ("upgrade", "websocket"),
        ("connection", "upgrade"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    let said = axis.client.request("GET", &axis.path("/live"), &headers, None);
    assert_eq!((said.status, said.problem().as_str()), (503, "too-many-listeners"));
    assert_eq!(said.headers["retry-after"], "30");
    let foreign: Vec<_> = headers.into_iter().chain([("origin", "http://evil.example")]).collect();
    let said = axis.client.request("GET", &axis.path("/live"), &foreign, None);
    assert_eq!((said.status, said.problem().as_str()), (403, "wrong-origin"));
    drop(first);
}

#[test]
fn what_cannot_be_stored_has_not_happened() {
    let store = Arc::new(Spoilt::default());
    let served = Served::with(Arc::clone(&store) as Arc<dyn Store>, Settings::default());
    let game = served.debrecen();
    let mut axis = game.axis();
    let before = axis.scene();
    let action = axis.harmless();
    store.full.store(true, Ordering::SeqCst);
    let said = axis.command(&axis.version(), json!({ "act": action }));
    assert_eq!((said.status, said.problem().as_str()), (503, "not-stored"));
    assert_eq!(axis.scene(), before);
    store.full.store(false, Ordering::SeqCst);
    axis.act_now(&action);
    assert_ne!(axis.scene(), before);
}
