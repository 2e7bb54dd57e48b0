//! How much one address may store, who may delete it, what the lobby shows of it; and that machines alone take their
//! time.

use crate::client::Served;
use crate::counting;
use serde_json::json;
use server::{Quotas, Settings};
use std::sync::Arc;
use std::time::Duration;
use store::{Sqlite, Store};

fn served(quotas: Quotas) -> Served {
    let settings = Settings { quotas, ..Settings::default() };
    Served::of(Arc::new(Sqlite::in_memory().unwrap()), settings, counting::game::<1>())
}

fn new() -> serde_json::Value {
    json!({ "from": { "scenario": { "game": "counting", "scenario": "hundred" } }, "listed": true })
}

#[test]
fn an_address_has_a_share_and_gets_no_more() {
    let served = served(Quotas { matches: 3, ..Quotas::default() });
    let games: Vec<_> = (0..3).map(|_| served.begin(new())).collect();
    let fourth = served.client().post("/matches", &new());
    assert_eq!((fourth.status, fourth.problem().as_str()), (429, "your-share-is-used"));
    let maker = served.client().with_key(games[0].maker_key());
    assert_eq!(maker.request("DELETE", &format!("/matches/{}", games[0].id()), &[], None).status, 200);
    served.begin(new());
}

#[test]
fn asking_many_times_at_once_does_not_get_beyond_it() {
    let served = served(Quotas { matches: 5, ..Quotas::default() });
    let made: usize = std::thread::scope(|scope| {
        let ask = || served.client().post("/matches", &new()).status;
        let threads: Vec<_> = (0..16).map(|_| scope.spawn(ask)).collect();
        threads.into_iter().map(|thread| usize::from(thread.join().unwrap() == 201)).sum()
    });
    assert_eq!(made, 5);
}

#[test]
fn data_files_and_the_store_have_their_limits() {
    let small = served(Quotas { data: 1000, ..Quotas::default() });
    let mut padded = new();
    padded["from"]["scenario"]["files"] = json!({ "units.toml": "#".repeat(2000) });
    let refused = small.client().post("/matches", &padded);
    assert_eq!((refused.status, refused.problem().as_str()), (413, "too-much-data"));
    let full = served(Quotas { all_bytes: 100, ..Quotas::default() });
    full.begin(new());
    let refused = full.client().post("/matches", &new());
    assert_eq!((refused.status, refused.problem().as_str()), (507, "store-full"));
}

#[test]
fn a_match_does_not_grow_for_ever() {
    let served = served(Quotas { events: 6, ..Quotas::default() });
    let game = served.begin(new());
    let mut axis = game.axis();
    for _ in 0..3 {
        axis.act_now(&json!({ "add": 1 }));
        assert_eq!(axis.undo_now().status, 200);
    }
    let said = axis.command(&axis.version(), json!({ "act": { "add": 1 } }));
    assert_eq!((said.status, said.problem().as_str()), (507, "match-full"));
}

#[test]
fn a_match_is_deleted_by_who_made_it_and_by_nobody_else() {
    let served = served(Quotas::default());
    let (game, other) = (served.begin(new()), served.begin(new()));
    let path = format!("/matches/{}", game.id());
    let delete = |key: &str| served.client().with_key(key).request("DELETE", &path, &[], None);
    for key in [game.key("axis"), game.watch_key(), other.maker_key(), "", "x"] {
        assert_eq!(delete(key).problem(), "not-the-maker");
    }
    assert_eq!(served.client().request("DELETE", &path, &[], None).problem(), "not-the-maker");
    let mut ear = game.axis().listen("");
    ear.hear();
    assert_eq!(delete(game.maker_key()).json(), json!({ "id": game.id() }));
    assert!(ear.is_closed(), "whoever listens is sent away");
    assert_eq!(game.axis().get("").problem(), "unknown-match");
    assert_eq!(delete(game.maker_key()).problem(), "unknown-match");
    let lobby = served.client().get("/matches").json();
    assert_eq!(lobby.as_array().unwrap().len(), 1);
    assert_eq!(other.axis().get("").status, 200);
}

#[test]
fn matches_nobody_has_touched_are_gone_at_the_next_start() {
    let store: Arc<dyn Store> = Arc::new(Sqlite::in_memory().unwrap());
    let serve = |quotas| {
        let settings = Settings { quotas, ..Settings::default() };
        Served::of(Arc::clone(&store), settings, counting::game::<1>())
    };
    let first = serve(Quotas::default());
    let game = first.begin(new());
    drop(first);
    let kept = serve(Quotas { expiry: None, ..Quotas::default() });
    assert_eq!(game.at(&kept).axis().get("").status, 200);
    drop(kept);
    let short = serve(Quotas { expiry: Some(Duration::ZERO), ..Quotas::default() });
    let gone = (0..100_000).any(|_| short.client().get("/matches").json() == json!([]));
    assert!(gone && game.at(&short).axis().get("").problem() == "unknown-match");
}

/// Nothing of a match of machines goes by faster than it can be followed, also where a seat has no part in the
/// scenario.
#[test]
fn machines_alone_are_paced_also_where_a_seat_is_nobodys() {
    let hour = Duration::from_secs(3600);
    let settings = Settings { pace: hour, pace_unseen: hour, ..Settings::default() };
    let served = Served::of(Arc::new(Sqlite::in_memory().unwrap()), settings, counting::game::<4>());
    let machine = json!({ "machine": "script" });
    let game = served.begin(json!({
        "from": { "scenario": { "game": "counting", "scenario": "hundred" } },
        "seats": { "axis": machine, "allied": machine },
    }));
    assert_eq!(game.watcher().view()["seats"]["neutral"], "nobody");
    // One slice of 24 steps is played at once; the next comes in an hour, so that it cannot be over.
    for _ in 0..200 {
        let scene = game.watcher().scene();
        assert!(scene.get("outcome").is_none(), "{scene}");
        assert!(scene["turn"]["args"][0][1]["number"].as_i64().unwrap() <= 72, "{scene}");
    }
}
