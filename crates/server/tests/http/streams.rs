//! Live updates: what somebody hears is what there is to see, also for those who come back.

use crate::client::{Served, version_of};
use serde_json::{Value, json};

#[test]
fn a_listener_hears_every_change_and_ends_with_what_there_is_to_see() {
    let served = Served::new();
    let game = served.debrecen();
    let mut axis = game.axis();
    let mut ear = axis.listen("");
    let first = ear.hear();
    assert!(first["whole"]["scene"].is_object());
    assert_eq!(version_of(&first), axis.version());
    let version = axis.act_now(&axis.harmless());
    let heard = ear.hear_until(&version);
    assert_eq!(heard.len(), 1);
    assert_eq!(heard[0]["change"]["after"], version_of(&first), "each change says what it builds on");
    assert_eq!(heard[0]["change"]["undo"], true);
    for part in ["turn", "prompt", "panels", "choices", "deciding"] {
        let told = heard[0]["change"]["scene"].get(part);
        let before = &first["whole"]["scene"][part];
        assert_eq!(told.unwrap_or(before), &axis.scene()[part], "{part}");
        assert!(told != Some(before), "{part} is told only if it changed");
    }
}

#[test]
fn whoever_comes_back_gets_the_gap_or_the_whole() {
    let served = Served::new();
    let game = served.debrecen();
    let mut axis = game.axis();
    let start = axis.version();
    let action = axis.harmless();
    let mut version = start.clone();
    let mut versions = Vec::new();
    for _ in 0..3 {
        version = axis.act(&action, &version);
        let said = axis.command(&version, json!("undo"));
        version = said.json()["version"].as_str().unwrap().to_owned();
    }
    let unasked = axis.get(&format!("/updates?after={start}")).json();
    assert_eq!(unasked[0]["change"]["after"], start, "what nobody asked for meanwhile is told in one go");
    assert_eq!((&unasked[0]["change"]["version"], unasked.as_array().unwrap().len()), (&json!(version), 1));
    let start = version.clone();
    for _ in 0..3 {
        for deed in [json!({ "act": action }), json!("undo")] {
            let said = axis.command(&version, deed);
            version = said.json()["version"].as_str().unwrap().to_owned();
            versions.push(version.clone());
            axis.get(&format!("/updates?after={version}"));
        }
    }
    let gap = axis.listen(&format!("&version={start}")).hear_until(&version);
    assert_eq!(gap.iter().map(version_of).collect::<Vec<_>>(), versions);
    assert!(gap.iter().all(|u| u["change"].is_object()));
    let polled = axis.get(&format!("/updates?after={start}")).json();
    assert_eq!(polled, Value::from(gap));
    assert_eq!(axis.get(&format!("/updates?after={version}")).json(), json!([]));
    for strange in ["", "other.3", "x", "%20.1", "99999999"] {
        let whole = axis.listen(&format!("&version={strange}")).hear();
        assert_eq!(whole["whole"]["version"], version, "{strange}");
    }
    // Too long ago.
    for _ in 0..70 {
        version = axis.act(&action, &version);
        let said = axis.command(&version, json!("undo"));
        version = said.json()["version"].as_str().unwrap().to_owned();
    }
    let whole = axis.listen(&format!("&version={start}")).hear();
    assert_eq!(whole["whole"]["version"], version);
}

#[test]
fn long_messages_are_compressed_for_those_who_want_it() {
    let served = Served::new();
    let game = served.debrecen();
    let axis = game.axis();
    let (mut plain, mut deflated) = (axis.listen(""), axis.listen("&compress=deflate"));
    assert_eq!(plain.hear(), deflated.hear());
    assert!(deflated.bytes[0] * 4 < plain.bytes[0], "{:?} {:?}", deflated.bytes, plain.bytes);
}

#[test]
fn everybody_hears_what_everybody_may_know_and_only_that() {
    let served = Served::new();
    let game = served.debrecen();
    let mut axis = game.axis();
    let (mut allied, mut watcher) = (game.allied().listen(""), game.watcher().listen(""));
    assert_eq!(allied.hear()["whole"]["scene"]["choices"], json!([]));
    assert_eq!(watcher.hear()["whole"]["scene"]["choices"], json!([]));
    let finish = axis.choices().into_iter().find(|c| c["tone"] == "finish").unwrap();
    axis.act_now(&finish["action"]);
    let (seen_by_allied, seen_by_watcher) = (allied.hear(), watcher.hear());
    assert_eq!(version_of(&seen_by_allied), game.allied().version());
    assert_eq!(version_of(&seen_by_watcher), game.watcher().version());
}

#[test]
fn the_log_can_be_read_back_to_its_beginning_and_undo_shortens_it() {
    let served = Served::new();
    let game = served.debrecen();
    let mut rng = kernel::Rng::new(11);
    for _ in 0..40 {
        game.step(&mut rng);
    }
    let watcher = game.watcher();
    let all = watcher.get("/log?limit=500").json();
    let all = all.as_array().unwrap();
    assert!(all.len() > 5, "{}", all.len());
    for (i, entry) in all.iter().enumerate() {
        assert_eq!(entry["number"], i);
        assert!(!entry["notes"].as_array().unwrap().is_empty());
    }
    let tail = watcher.view()["now"]["log"].as_array().unwrap().clone();
    assert!(all.ends_with(&tail));
    let page = watcher.get("/log?before=4&limit=3").json();
    assert_eq!(page.as_array().unwrap()[..], all[1..4]);
}
