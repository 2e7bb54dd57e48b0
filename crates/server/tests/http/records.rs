//! Records: exported, checked, imported, gone on from; and looking back.

use crate::client::{Game, Served};
use kernel::Rng;
use serde_json::{Value, json};
use server::Settings;

fn played(served: &Served, seed: u64, steps: usize) -> Game {
    let game = served.debrecen();
    let mut rng = Rng::new(seed);
    for _ in 0..steps {
        game.step(&mut rng);
    }
    game
}

#[test]
fn a_record_of_a_running_match_hides_the_seed_and_can_be_gone_on_from() {
    let served = Served::new();
    let game = played(&served, 3, 60);
    let said = game.axis().get("/record");
    let disposition = said.headers["content-disposition"].to_str().unwrap().to_owned();
    assert!(disposition.contains("hungary-1944-debrecen"), "{disposition}");
    let header: Value = serde_json::from_str(said.text.lines().next().unwrap()).unwrap();
    assert!(header.get("seed").is_none() && header["commitment"].is_string());

    let about = served.client().post_raw("/records", "text/plain", said.text.as_bytes()).json()["good"].clone();
    let steps = about["steps"].as_u64().unwrap() as usize;
    assert_eq!((about["game"].as_str(), about["over"].as_bool()), (Some("hungary-1944"), Some(false)));
    assert_eq!(steps, said.text.lines().count() - 1);

    for cut in [0, 7, steps] {
        let new = json!({ "from": { "record": { "text": said.text, "steps": cut } } });
        let branch = served.begin(new);
        let moment = game.axis().get(&format!("/replay?step={cut}")).json();
        assert_eq!(branch.axis().scene(), moment["scene"], "after {cut} steps");
        assert_eq!(branch.axis().view()["now"]["undo"], false, "what was taken over is not taken back");
        let mut rng = Rng::new(9);
        for _ in 0..10 {
            branch.step(&mut rng);
        }
        let again = branch.axis().get("/record").text;
        assert!(served.client().post_raw("/records", "text/plain", again.as_bytes()).json()["good"].is_object());
    }
    let beyond = json!({ "from": { "record": { "text": said.text, "steps": steps + 1 } } });
    assert_eq!(served.client().post("/matches", &beyond).problem(), "bad-record");
}

#[test]
fn a_record_that_was_tampered_with_is_refused() {
    let served = Served::new();
    let game = played(&served, 4, 30);
    let text = game.axis().get("/record").text;
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines.remove(lines.len() / 2);
    let bad = lines.join("\n") + "\n";
    let said = served.client().post_raw("/records", "text/plain", bad.as_bytes());
    assert!(said.json()["bad"].as_str().unwrap().starts_with("step "), "{}", said.text);
    assert_eq!(
        served.client().post("/matches", &json!({ "from": { "record": { "text": bad } } })).problem(),
        "bad-record"
    );
}

/// In this scenario reserves may come round a flank, which is a secret until they do, so somebody has one nearly
/// always.
#[test]
fn a_standing_secret_does_not_empty_what_can_be_looked_back_at() {
    let served = Served::with_forces(Settings::default());
    let scenario = json!({ "game": "bolt-action", "scenario": "maximum-attrition" });
    let game = served.begin(json!({ "from": { "scenario": scenario } }));
    let mut players = ["first", "second"].map(|seat| game.player(game.key(seat)));
    let mut rng = Rng::new(8);
    for _ in 0..80 {
        let deciding = players.iter_mut().find_map(|p| Some(p.choices()).filter(|c| !c.is_empty()).map(|c| (p, c)));
        let (player, choices) = deciding.unwrap();
        player.act_now(&rng.pick(&choices).unwrap()["action"]);
    }
    let watcher = game.watcher();
    for viewer in players.iter().chain([&watcher]) {
        let last = viewer.get("/replay?step=0").json()["steps"].as_u64().unwrap();
        let log = viewer.get("/log?limit=500").json().as_array().unwrap().len() as u64;
        assert!(last >= log && log > 5, "{last} steps can be seen, {log} were told of");
        // The last moment is the one the viewer was told of last, told as it was then.
        let moment = viewer.get(&format!("/replay?step={last}")).json();
        assert_eq!(moment["entry"]["number"], log - 1);
        assert_eq!(viewer.get(&format!("/replay?step={}", last + 1)).problem(), "unknown-step");
    }
}

#[test]
fn looking_back_shows_what_was_there_to_see() {
    let served = Served::new();
    let game = served.debrecen();
    let mut rng = Rng::new(8);
    let scenes = |game: &Game| [game.axis().scene(), game.allied().scene(), game.watcher().scene()];
    let mut live = vec![scenes(&game)];
    for _ in 0..70 {
        game.step(&mut rng);
        live.push(scenes(&game));
    }
    let viewers = [game.axis(), game.allied(), game.watcher()];
    let steps = viewers[0].get("/replay?step=0").json()["steps"].as_u64().unwrap() as usize;
    assert!(steps <= 70);
    for (step, seen) in live.iter().enumerate().take(steps + 1) {
        for (viewer, seen) in viewers.iter().zip(seen) {
            let moment = viewer.get(&format!("/replay?step={step}")).json();
            assert_eq!(&moment["scene"], seen, "step {step}");
            assert_eq!((&moment["step"], &moment["steps"]), (&json!(step), &json!(steps)));
            assert_eq!(moment["turns"][0], 0);
        }
    }
}

#[test]
fn moments_in_a_row_are_those_one_would_see_one_by_one() {
    let served = Served::new();
    let game = served.debrecen();
    let mut rng = Rng::new(8);
    for _ in 0..70 {
        game.step(&mut rng);
    }
    for viewer in [game.axis(), game.allied(), game.watcher()] {
        let one = |step: u64| viewer.get(&format!("/replay?step={step}")).json();
        let steps = one(0)["steps"].as_u64().unwrap();
        let (mut from, mut changed) = (0, 0);
        while from <= steps {
            let row = viewer.get(&format!("/moments?from={from}&many=9")).json();
            assert_eq!(row["steps"], steps);
            let moments = row["moments"].as_array().unwrap();
            assert!((1..=9).contains(&moments.len()));
            assert_eq!(moments[0]["look"]["whole"], one(from)["scene"]);
            for (moment, step) in moments.iter().zip(from..) {
                assert_eq!(moment["step"], step);
                assert_eq!(moment["entry"], one(step)["entry"], "step {step}");
                // What did not change is not sent again.
                let change = &moment["look"]["change"];
                changed += u64::from(change.is_object());
                if let Some(turn) = change.get("turn") {
                    assert_eq!(turn, &one(step)["scene"]["turn"]);
                    assert_ne!(turn, &one(step - 1)["scene"]["turn"]);
                }
                if let Some(panels) = change.get("panels") {
                    assert_eq!(panels, &one(step)["scene"]["panels"]);
                }
            }
            from += moments.len() as u64;
        }
        assert!(changed > steps / 2);
        // Whoever knows only the log finds the moment in which an entry of it was told.
        for entry in viewer.get("/log").json().as_array().unwrap() {
            let number = &entry["number"];
            let first = viewer.get(&format!("/moments?after={number}&many=1")).json()["moments"][0].clone();
            assert_eq!(first["entry"]["number"], *number);
        }
    }
}
