//! `sandtable admin` on a store in a file and on one in PostgreSQL: what it says, what it does, and that servers
//! notice.

mod program;
#[path = "program/said.rs"]
mod said;

use program::Program;
use said::Said;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Command;

fn admin(store: &str, words: &[&str]) -> Said {
    let mut command = Command::new(program::path());
    let said = command.arg("admin").args(words).args(["--store", store]).env("LC_ALL", "C").output().unwrap();
    said.into()
}

fn told(store: &str, words: &[&str]) -> Value {
    let said = admin(store, &[words, &["--json"]].concat());
    assert_eq!(said.code, 0, "{words:?}: {}{}", said.out, said.errors);
    said.json()
}

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("admin").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn agent() -> ureq::Agent {
    ureq::Agent::config_builder().http_status_as_error(false).build().into()
}

/// A match with a few steps.
fn begun(address: &str) -> Value {
    let post = |path: &str, key: &str, body: &Value| -> Value {
        let request =
            agent().post(format!("{address}/api/matches{path}")).header("authorization", format!("Bearer {key}"));
        let mut said = request.header("content-type", "application/json").send(body.to_string()).unwrap();
        serde_json::from_str(&said.body_mut().read_to_string().unwrap()).unwrap()
    };
    let new = json!({ "from": { "scenario": { "game": "hungary-1944", "scenario": "debrecen" } } });
    let made = post("", "", &new);
    let id = made["id"].as_str().unwrap();
    for step in 0..5 {
        // Whoever has something to decide does the first thing that can be done.
        let keys = ["axis", "allied"].map(|seat| made["keys"][seat].as_str().unwrap());
        let views = keys.map(|key| (key, view(address, id, key).1["now"].clone()));
        let (key, now) = views.iter().find(|(_, now)| now["scene"]["choices"] != json!([])).unwrap();
        let action = &now["scene"]["choices"][0]["action"];
        let command = json!({ "id": format!("c{step}"), "version": now["version"], "do": { "act": action } });
        let said = post(&format!("/{id}/commands"), key, &command);
        assert!(said["version"].is_string(), "{said}");
    }
    made
}

fn view(address: &str, id: &str, key: &str) -> (u16, Value) {
    let request = agent().get(format!("{address}/api/matches/{id}")).header("authorization", format!("Bearer {key}"));
    let mut said = request.call().unwrap();
    let text = said.body_mut().with_config().limit(64 << 20).read_to_string().unwrap();
    (said.status().as_u16(), serde_json::from_str(&text).unwrap())
}

fn text(path: &Path) -> String {
    path.display().to_string()
}

/// Lists, shows, exports, deletes, imports; moves the store to another place and back; backs it up and restores it.
fn looked_after(store: &str, folder: &Path, elsewhere: &str) {
    let program = Program::start(store, &[]);
    let (first, second) = (begun(&program.address), begun(&program.address));
    assert!(program.stop().success());
    let (id, key) = (first["id"].as_str().unwrap(), first["keys"]["axis"].as_str().unwrap());
    let listed = told(store, &["list"]);
    assert_eq!(listed.as_array().unwrap().len(), 2);
    assert!(listed.as_array().unwrap().iter().all(|card| card["events"] == 5), "{listed}");
    let shown = told(store, &["show", id]);
    assert_eq!((&shown["game"], &shown["damage"]), (&json!("hungary-1944"), &Value::Null));
    assert_eq!(shown["seats"][0], json!({ "id": "axis", "who": "human" }), "and no keys");

    let file = text(&folder.join("match.json"));
    assert_eq!(told(store, &["export", id, &file])["match"], id);
    assert_eq!(admin(store, &["export", id, &file]).code, 2, "a file that is there is not overwritten");
    let there = admin(store, &["import", &file]);
    assert!(there.code == 2 && there.errors.contains("there is a match"), "{}", there.errors);
    told(store, &["delete", id]);
    assert_eq!(admin(store, &["show", id]).code, 2);
    assert_eq!(told(store, &["import", &file]), json!({ "match": id, "events": 5 }));
    assert_eq!(told(store, &["list"]), listed, "as it was");

    let moved = told(store, &["move", "--from", store, "--to", elsewhere]);
    assert_eq!((&moved["matches"], &moved["events"], &moved["left"]), (&json!(2), &json!(10), &json!([])));
    assert_eq!(told(elsewhere, &["list"]), listed);
    let twice = admin(store, &["move", "--from", store, "--to", elsewhere]);
    assert!(twice.code == 2 && twice.errors.contains("has matches already"), "{}", twice.errors);
    let (backup, back) = (text(&folder.join("backup.db")), text(&folder.join("back.db")));
    told(elsewhere, &["backup", &backup]);
    assert_eq!(told(&back, &["restore", &backup])["matches"], 2);
    assert_eq!(told(&back, &["list"]), listed);

    let program = Program::start(elsewhere, &[]);
    assert_eq!(view(&program.address, id, key).0, 200, "its keys go on opening it");
    assert!(program.stop().success());
    assert_eq!(told(store, &["prune", "--days", "1"]), json!({ "deleted": [] }));
    let would = told(store, &["prune", "--days", "0", "--dry-run"]);
    assert_eq!(would["would_delete"].as_array().unwrap().len(), 2);
    assert_eq!(told(store, &["prune", "--days", "0"])["deleted"].as_array().unwrap().len(), 2);
    assert_eq!(told(store, &["list"]), json!([]));
    assert_ne!(second["id"], first["id"]);
}

#[test]
fn a_store_in_a_file_is_looked_after_and_moved_into_a_database() {
    let folder = folder("file");
    looked_after(&text(&folder.join("store.db")), &folder, &test_postgres::database());
}

#[test]
fn a_store_in_a_database_is_looked_after_and_moved_into_a_file() {
    let folder = folder("database");
    looked_after(&test_postgres::database(), &folder, &text(&folder.join("store.db")));
}

#[test]
fn a_lost_key_is_replaced_while_servers_run_and_they_notice() {
    let store = test_postgres::database();
    let nodes = [Program::start(&store, &[]), Program::start(&store, &[])];
    let made = begun(&nodes[0].address);
    let (id, lost) = (made["id"].as_str().unwrap(), made["keys"]["axis"].as_str().unwrap());
    nodes.iter().for_each(|node| assert_eq!(view(&node.address, id, lost).0, 200));
    let new = told(&store, &["rekey", id, "axis"]);
    let key = new["key"].as_str().unwrap();
    for node in &nodes {
        while view(&node.address, id, lost).0 == 200 {}
        assert_eq!(view(&node.address, id, lost).1["type"], "/problems/wrong-key");
        assert_eq!(view(&node.address, id, key).0, 200);
    }
    let nobody = admin(&store, &["rekey", id, "green"]);
    assert!(nobody.code == 2 && nobody.errors.contains("axis, allied"), "{}", nobody.errors);
}

#[test]
fn what_cannot_be_done_is_said() {
    let folder = folder("wrong");
    let store = text(&folder.join("store.db"));
    let program = Program::start(&store, &[]);
    let used = admin(&store, &["list"]);
    assert!(used.code == 2 && used.errors.contains("another server is using"), "{}", used.errors);
    assert!(program.stop().success());
    let file = text(&folder.join("notes.txt"));
    std::fs::write(&file, "{}").unwrap();
    for (words, said) in [
        (vec!["show", "none"], "there is no match none"),
        (vec!["delete", "none"], "there is no match none"),
        (vec!["import", &file], "is not an exported match"),
        (vec!["restore", "/no/such/file"], "there is no such file"),
        (vec!["move", "--from", "mysql://x", "--to", "y"], "expected a file, or a database"),
        (vec!["move", "--from", "/no/such/file", "--to", &store], "there is no such file"),
    ] {
        let answer = admin(&store, &words);
        assert!(answer.code == 2 && answer.errors.contains(said), "{words:?}: {}", answer.errors);
    }
}
