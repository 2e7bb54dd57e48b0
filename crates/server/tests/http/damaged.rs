//! Matches whose rows in the store are damaged: they say so, and the others play on.

use crate::client::Served;
use crate::counting;
use serde_json::json;
use server::Settings;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use store::Sqlite;

fn serve(path: &Path) -> Served {
    Served::of(Arc::new(Sqlite::open(path).unwrap()), Settings::default(), counting::game::<1>())
}

#[test]
fn a_damaged_match_says_so_and_the_others_play_on() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("damaged");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("store.db");
    let served = serve(&path);
    let new = json!({ "from": { "scenario": { "game": "counting", "scenario": "hundred" } }, "listed": true });
    let games: Vec<_> = (0..4).map(|_| served.begin(new.clone())).collect();
    for game in &games {
        for mut player in [game.axis(), game.allied(), game.axis()] {
            player.name = format!("{}{}", player.name, player.version());
            player.act_now(&json!({ "add": 3 }));
        }
    }
    drop(served);
    let sql = |what: &str| rusqlite::Connection::open(&path).unwrap().execute_batch(what).unwrap();
    // One has lost its last event, one has a die or an action changed, one its set-up.
    sql(&format!("DELETE FROM event WHERE match = '{}' AND n = 2", games[0].id()));
    sql(&format!("UPDATE event SET event = replace(event, '3', '2') WHERE match = '{}' AND n = 1", games[1].id()));
    sql(&format!("UPDATE match SET header = '{{' WHERE id = '{}'", games[2].id()));

    let served = serve(&path);
    let lobby = served.client().get("/matches");
    assert_eq!(lobby.status, 200);
    let lobby = lobby.json();
    let card = |i: usize| lobby.as_array().unwrap().iter().find(|card| card["id"] == games[i].id()).cloned();
    assert_eq!(card(0).unwrap()["problem"], "damaged-match");
    assert_eq!(card(1).unwrap()["problem"], "damaged-match");
    assert_eq!(card(2), None, "nothing is known of it but that it was there");
    assert_eq!(card(3).unwrap().get("problem"), None);
    for (i, left) in [(0, 6), (1, 3)] {
        let mut allied = games[i].at(&served).allied();
        let scene = allied.scene();
        assert_eq!(scene["turn"]["args"][0][1]["number"], left, "it is shown as far as it can be read");
        assert_eq!(scene["prompt"]["key"], "match-damaged");
        let said = allied.command(&allied.version(), json!({ "act": { "add": 1 } }));
        assert_eq!((said.status, said.problem().as_str()), (409, "damaged-match"));
        for rest in ["/log", "/record", "/replay?step=1", "/card"] {
            assert_eq!(allied.get(rest).status, 200, "{rest}");
        }
    }
    let said = games[2].at(&served).axis().get("");
    assert_eq!((said.status, said.problem().as_str()), (409, "damaged-match"));
    let mut allied = games[3].at(&served).allied();
    allied.act_now(&json!({ "add": 1 }));
}
