//! A match outlives the rules it was begun under: it goes on from the state it was in, says so, and keeps its past.

use crate::client::{Game, Said, Served, postgres};
use crate::counting;
use serde_json::{Value, json};
use server::{Games, Settings};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use store::{Sqlite, Store};

fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("upgrades");
    std::fs::create_dir_all(&folder).unwrap();
    for end in ["", "-wal", "-shm", "-lock"] {
        let _ = std::fs::remove_file(folder.join(format!("{name}{end}")));
    }
    folder.join(name)
}

fn serve(path: &Path, games: Games) -> Served {
    Served::of(Arc::new(Sqlite::open(path).unwrap()), Settings::default(), games)
}

fn first(path: &Path) -> Served {
    serve(path, counting::game::<1>())
}

fn second(path: &Path) -> Served {
    serve(path, counting::game::<2>())
}

fn third(path: &Path) -> Served {
    serve(path, counting::game::<3>())
}

fn begin(served: &Served) -> Game {
    served.begin(json!({ "from": { "scenario": { "game": "counting", "scenario": "hundred" } }, "listed": true }))
}

/// Adds these numbers by turns, the first of them by the seat whose turn it is.
fn add(game: &Game, numbers: &[u32]) {
    for number in numbers {
        let deciding = game.watcher().scene()["deciding"].as_u64().unwrap();
        let mut player = if deciding == 1 { game.axis() } else { game.allied() };
        player.name = format!("{}-{}", game.watcher().version(), number);
        player.act_now(&json!({ "add": number }));
    }
}

fn count(scene: &Value) -> i64 {
    scene["turn"]["args"][0][1]["number"].as_i64().unwrap()
}

/// What the log says, in short: what was added, and what befell the match.
fn log(game: &Game) -> Vec<String> {
    let said = game.watcher().get("/log?limit=500").json();
    let line = |entry: &Value| {
        let text = &entry["notes"][0]["text"];
        match text["key"].as_str().unwrap() {
            "adds" => text["args"][0][1]["number"].to_string(),
            other => {
                assert!(entry.get("seat").is_none(), "it is nobody's step");
                other.to_owned()
            }
        }
    };
    said.as_array().unwrap().iter().map(line).collect()
}

#[test]
fn a_match_goes_on_under_new_rules_from_the_state_it_was_in() {
    let path = file("goes-on.db");
    let served = first(&path);
    let game = begin(&served);
    // More than one whole state is kept on the way, and something is taken back.
    add(&game, &[3, 3, 1].repeat(10));
    add(&game, &[2]);
    let deciding = game.watcher().scene()["deciding"].as_u64().unwrap();
    let mut last = if deciding == 1 { game.allied() } else { game.axis() };
    last.name = "undo".to_owned();
    assert_eq!(last.undo_now().status, 200);
    let (before, told) = (game.watcher().scene(), log(&game));
    assert_eq!((count(&before), told.len()), (70, 30));
    drop(served);

    let served = second(&path);
    let game = game.at(&served);
    let lobby = served.client().get("/matches").json();
    assert_eq!((lobby[0]["id"].as_str(), lobby[0].get("problem")), (Some(game.id()), None));
    assert_eq!(count(&game.watcher().scene()), 70);
    let mut expected = told.clone();
    expected.push("match-rules-changed".to_owned());
    assert_eq!(log(&game), expected, "as it was told, and that the rules changed");
    let change = game.watcher().get("/log?limit=1").json()[0]["notes"][0]["text"]["args"].clone();
    assert_eq!(change, json!([["from", { "name": "0.1.0" }], ["to", { "name": "0.2.0" }]]));
    let mut player = if game.watcher().scene()["deciding"] == 1 { game.axis() } else { game.allied() };
    let three = player.command(&player.version(), json!({ "act": { "add": 3 } }));
    assert_eq!(three.problem(), "refused", "the new rules are in force");
    assert_eq!(player.undo_now().problem(), "nothing-to-undo", "not beyond the change");
    add(&game, &[1, 2]);
    expected.extend(["-1".to_owned(), "-2".to_owned()]);
    assert_eq!(log(&game), expected);

    // Every earlier step can still be looked at.
    for (step, seen) in [(0, 0), (1, 3), (2, 6), (30, 70), (31, 70), (32, 71), (33, 73)] {
        let moment = game.watcher().get(&format!("/replay?step={step}"));
        assert_eq!(moment.status, 200, "{step}: {}", moment.text);
        assert_eq!(count(&moment.json()["scene"]), seen, "step {step}");
        assert_eq!(moment.json()["steps"], 33);
    }
    drop(served);

    // Opened again under the same rules, nothing more has changed, and what can be taken back still can.
    let served = second(&path);
    let game = game.at(&served);
    assert_eq!(log(&game), expected);
    let mut last = if game.watcher().scene()["deciding"] == 1 { game.allied() } else { game.axis() };
    last.name = "undo2".to_owned();
    assert_eq!(last.undo_now().status, 200);
    assert_eq!(count(&game.watcher().scene()), 71);
}

#[test]
fn the_record_of_a_match_whose_rules_changed_is_whole_and_can_be_gone_on_from() {
    let path = file("record.db");
    let served = first(&path);
    let game = begin(&served);
    add(&game, &[3, 3, 3, 3]);
    let old = game.watcher().get("/record").text;
    drop(served);
    let served = second(&path);
    let game = game.at(&served);
    assert_eq!(game.watcher().get("/record").text, old, "nobody has played under the new rules yet");
    add(&game, &[1, 2]);
    let record = game.watcher().get("/record").text;
    let lines: Vec<Value> = record.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 1 + 4 + 1 + 2);
    assert_eq!((&lines[0]["sandtable"], &lines[0]["rules"]), (&json!(2), &json!("0.1.0")));
    assert_eq!(lines[5], json!({ "rules": "0.2.0", "state": "{\"count\":12,\"moves\":4}" }));
    let check = |text: &str| served.client().post_raw("/records", "text/plain", text.as_bytes()).json();
    let about = check(&record)["good"].clone();
    assert_eq!((&about["steps"], &about["rules"]), (&json!(6), &json!("0.1.0")), "{about}");
    let bad = check(&old)["bad"].as_str().unwrap().to_owned();
    for word in ["0.1.0", "0.2.0", "step 1"] {
        assert!(bad.contains(word), "{bad}");
    }
    let branch = json!({ "from": { "record": { "text": record } }, "listed": true });
    let branch = served.begin(branch);
    assert_eq!(count(&branch.watcher().scene()), 15);
    add(&branch, &[2]);
    assert_eq!(count(&branch.watcher().scene()), 17);
    let id = branch.id().to_owned();
    drop(served);
    let served = second(&path);
    let branch = branch.at(&served);
    assert_eq!(branch.id(), id);
    assert_eq!(count(&branch.watcher().scene()), 17);
    assert_eq!(check_of(&served, &branch.watcher().get("/record").text)["good"]["steps"], 7);
}

/// While servers are replaced one after the other: a match that a new one has taken up under its rules is not taken
/// back by an old one, whether that had it in memory or not. It says why and writes nothing.
#[test]
fn an_older_server_leaves_a_match_of_newer_rules_alone() {
    let address = test_postgres::database();
    let serve = |games: Games| Served::of(postgres(&address), Settings::default(), games);
    let old = serve(counting::game::<1>());
    let (game, other) = (begin(&old), begin(&old));
    [&game, &other].into_iter().for_each(|game| add(game, &[3, 3]));
    let mut ear = game.watcher().listen("");
    ear.hear();
    let older = serve(counting::game::<1>());
    let new = serve(counting::game::<2>());
    for game in [&game, &other] {
        add(&game.at(&new), &[1]);
        assert_eq!(log(&game.at(&new)), ["3", "3", "match-rules-changed", "-1"]);
    }
    for game in [game.at(&old), other.at(&old), game.at(&older)] {
        for said in [game.axis().get(""), game.axis().get("/record"), game.axis().command("x.1", json!("undo"))] {
            assert_eq!((said.status, said.problem().as_str()), (409, "cannot-go-on"), "{}", said.text);
            let detail = said.json()["detail"].as_str().unwrap().to_owned();
            assert!(detail.contains("rules 0.2.0, which this server does not know yet"), "{detail}");
        }
    }
    assert!(ear.is_closed(), "who listens at an old server has to come again, to a new one");
    let served = serve(counting::game::<2>());
    add(&game.at(&served), &[2]);
    assert_eq!(log(&game.at(&new)), ["3", "3", "match-rules-changed", "-1", "-2"], "it has changed its rules once");
    assert_eq!(count(&other.at(&new).watcher().scene()), 7);
}

fn check_of(served: &Served, text: &str) -> Value {
    served.client().post_raw("/records", "text/plain", text.as_bytes()).json()
}

/// Nothing that can be asked about a match is answered with a failure of the server.
fn never_fails(served: &Served, game: &Game) {
    let ask = json!({ "inspect": { "space": "x" } });
    let asked = |said: Said| assert!(said.status < 500, "{}", said.text);
    for player in [game.axis(), game.allied(), game.watcher()] {
        for path in ["", "/card", "/log", "/record", "/replay?step=0", "/replay?step=2", "/updates"] {
            asked(player.get(path));
        }
        asked(player.post("/ask", &ask));
        asked(
            player.post("/commands", &json!({ "id": "x", "version": player.version(), "do": { "act": { "add": 1 } } })),
        );
        asked(player.post("/commands", &json!({ "id": "y", "version": player.version(), "do": "undo" })));
    }
    assert_eq!(served.client().get("/matches").status, 200);
}

/// Later rules read nothing of it, and still its last picture tells that it was given up.
#[test]
fn a_match_that_was_given_up_is_over_under_any_rules() {
    let path = file("given-up.db");
    let served = first(&path);
    let game = begin(&served);
    add(&game, &[3, 2, 1]);
    assert_eq!(game.allied().command("", json!("give_up")).status, 200);
    let outcome = game.watcher().scene()["outcome"].clone();
    assert_eq!(outcome["winners"], 1);
    drop(served);
    for serve in [second, third] {
        let served = serve(&path);
        let scene = game.at(&served).watcher().scene();
        assert_eq!((count(&scene), &scene["outcome"]), (6, &outcome));
    }
}

#[test]
fn a_match_that_cannot_go_on_is_shown_as_it_was_last() {
    let path = file("cannot.db");
    let served = first(&path);
    let game = begin(&served);
    add(&game, &[3, 2, 1]);
    let (told, record) = (log(&game), game.watcher().get("/record").text);
    drop(served);

    let served = third(&path);
    let game = game.at(&served);
    never_fails(&served, &game);
    let lobby = served.client().get("/matches").json();
    assert_eq!(lobby[0]["problem"], "cannot-go-on", "{lobby}");
    let scene = game.axis().scene();
    // The last picture is that of the last state that was kept whole.
    assert_eq!((count(&scene), &scene["choices"], &scene["deciding"]), (3, &json!([]), &json!(0)));
    assert_eq!(scene["prompt"]["key"], "match-cannot-go-on");
    let mut expected = told;
    expected.push("match-cannot-go-on".to_owned());
    assert_eq!(log(&game), expected);
    let mut axis = game.axis();
    let said = axis.command(&axis.version(), json!({ "act": { "add": 1 } }));
    assert_eq!((said.status, said.problem().as_str()), (409, "cannot-go-on"));
    let detail = said.json()["detail"].as_str().unwrap().to_owned();
    assert!(detail.contains("0.1.0") && detail.contains("0.3.0"), "{detail}");
    assert_eq!(game.watcher().get("/record").text, record);
    drop(served);

    // Under rules that can read it, it goes on: nothing was lost.
    let served = second(&path);
    let game = game.at(&served);
    assert_eq!(count(&game.watcher().scene()), 6);
    add(&game, &[2]);
    assert_eq!(count(&game.watcher().scene()), 8);
}

#[test]
fn a_match_of_a_game_that_is_gone_can_still_be_read() {
    let path = file("gone.db");
    let served = first(&path);
    let game = begin(&served);
    add(&game, &[3, 2, 1]);
    let told = log(&game);
    drop(served);
    let served = serve(&path, Games::default().with(hungary_1944::GAME, Default::default()));
    let game = game.at(&served);
    never_fails(&served, &game);
    assert_eq!(log(&game)[..3], told[..]);
}

/// A store from before states were kept: what holds is kept at the next start, so that the upgrade after that can go
/// on.
#[test]
fn what_older_programs_did_not_keep_is_kept_while_the_rules_are_still_here() {
    let path = file("unfilled.db");
    let served = first(&path);
    let game = begin(&served);
    add(&game, &[3, 2, 1, 3]);
    let told = log(&game);
    drop(served);
    forget_what_was_kept(&path);
    // A start is enough; nobody has to look at the match.
    drop(mended(first(&path)));
    let served = second(&path);
    let game = game.at(&served);
    assert_eq!(count(&game.watcher().scene()), 9);
    assert_eq!(log(&game)[..4], told[..]);
    drop(served);

    // And if nothing had been kept in time, it is shown as far as the new rules agree.
    let other = file("too-late.db");
    let served = first(&other);
    let game = begin(&served);
    add(&game, &[1, 2, 3, 1]);
    drop(served);
    forget_what_was_kept(&other);
    let served = second(&other);
    let game = game.at(&served);
    never_fails(&served, &game);
    let scene = game.axis().scene();
    assert_eq!((count(&scene), scene["prompt"]["key"].as_str()), (3, Some("match-cannot-go-on")));
}

/// Makes a store what the first version of it was.
fn forget_what_was_kept(path: &Path) {
    let store = Sqlite::open(path).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(async {
        for row in store.listed(10).await.unwrap() {
            let journal = store.journal(row.id.clone()).await.unwrap();
            let bare =
                journal.events.into_iter().map(|e| store::NewEvent { event: e.event, command: e.command, kept: None });
            let bare = bare.collect();
            store.delete(row.id.clone()).await.unwrap();
            store.create(row, bare).await.unwrap();
        }
    });
}

/// Waits until nothing is left to be mended.
fn mended(served: Served) -> Served {
    for _ in 0..100_000 {
        // The server says how many matches of older programs it still has to look at.
        if served.client().get("/health").json()["unmended"] == 0 {
            return served;
        }
    }
    panic!("what older programs left is mended");
}
