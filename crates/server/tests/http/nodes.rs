//! Several servers on one store: whoever asks any of them, with what any of them said, meets the same match.

use crate::client::{Game, Served, postgres, version_of};
use crate::spoilt::Spoilt;
use kernel::Rng;
use serde_json::{Value, json};
use server::Settings;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::{Archive, Postgres, Store};

fn run<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(future)
}

fn two() -> (Served, Served, String) {
    let address = test_postgres::database();
    (Served::on(&address), Served::on(&address), address)
}

/// What the three see at a server, with the versions.
fn seen(game: &Game) -> [Value; 3] {
    [game.axis(), game.allied(), game.watcher()].map(|player| player.view()["now"].clone())
}

#[test]
fn a_match_can_be_played_at_any_server_from_step_to_step() {
    let (one, other, _) = two();
    let game = one.debrecen();
    let there = game.at(&other);
    let mut rng = Rng::new(5);
    for step in 0..60 {
        // The view is asked for at one, the command goes to the other.
        let (look, act) = if step % 2 == 0 { (&game, &there) } else { (&there, &game) };
        let seat = if look.axis().choices().is_empty() { "allied" } else { "axis" };
        let view = look.player(look.key(seat)).view();
        let choices = view["now"]["scene"]["choices"].as_array().unwrap();
        let Some(choice) = rng.pick(choices) else { break };
        let mut player = act.player(act.key(seat));
        player.name = format!("step-{step}");
        let version = player.act(&choice["action"], view["now"]["version"].as_str().unwrap());
        assert_eq!(look.player(look.key(seat)).version(), version, "the version is the same everywhere");
        if step % 7 == 0 && view["now"]["undo"] == true {
            assert!([200, 409].contains(&player.undo_now().status));
        }
        assert_eq!(seen(&game), seen(&there));
    }
    let stale = there.axis().command("0123456789abcdef.0", json!("undo"));
    assert_eq!(stale.problem(), "stale");
}

#[test]
fn live_connections_hear_what_is_played_elsewhere() {
    let (one, other, _) = two();
    let game = one.debrecen();
    let there = game.at(&other);
    let (mut here_ear, mut there_ear) = (game.axis().listen(""), there.axis().listen(""));
    assert_eq!(here_ear.hear(), there_ear.hear());
    let mut axis = game.axis();
    let action = axis.harmless();
    let mut version = axis.version();
    for _ in 0..3 {
        version = axis.act(&action, &version);
        assert_eq!(here_ear.hear_until(&version), there_ear.hear_until(&version), "told alike");
        version = axis.command(&version, json!("undo")).json()["version"].as_str().unwrap().to_owned();
        assert_eq!(here_ear.hear_until(&version), there_ear.hear_until(&version));
    }
    let again = there.axis().listen(&format!("&version={version}"));
    drop(again);
    assert_eq!(there.axis().get(&format!("/updates?after={version}")).json(), json!([]), "it is the present one");
    // And a secret seat's own version is nobody else's.
    assert_ne!(version_of(&json!({ "whole": game.allied().view()["now"] })), version);
}

#[test]
fn a_command_that_is_sent_again_to_another_server_counts_once() {
    let (one, other, address) = two();
    let game = one.debrecen();
    let axis = game.axis();
    let command = json!({ "id": "x", "version": axis.version(), "do": { "act": axis.harmless() } });
    let said = axis.post("/commands", &command);
    assert_eq!(said.status, 200);
    let again = game.at(&other).axis().post("/commands", &command);
    assert_eq!((again.status, again.json()), (200, said.json()));
    let journal = run(postgres(&address).journal(game.id().to_owned())).unwrap();
    assert_eq!(journal.events.len(), 1);
}

#[test]
fn deleting_and_new_keys_are_noticed_everywhere() {
    let (one, other, address) = two();
    let (game, second) = (one.debrecen(), one.debrecen());
    let (there, second_there) = (game.at(&other), second.at(&other));
    let mut ear = there.axis().listen("");
    let mut second_ear = second_there.axis().listen("");
    ear.hear();
    second_ear.hear();
    // A key that was lost is replaced.
    run(async {
        let store = Postgres::open(&address).await.unwrap();
        let row = store.find(second.id().to_owned()).await.unwrap().unwrap();
        let (seats, key) = server::new_key(&row.seats, "axis").unwrap();
        assert!(server::new_key(&row.seats, "green").unwrap_err().contains("axis, allied"));
        store.reseat(second.id().to_owned(), seats).await.unwrap();
        // This thread sends no notice while it waits, so the servers find out by looking.
        while second_there.axis().get("").status == 200 {}
        assert_eq!(second_there.axis().get("").problem(), "wrong-key");
        assert_eq!(second_there.player(&key).get("").status, 200);
    });
    assert!(second_ear.is_closed(), "whoever listens with the old key hears nothing more");
    assert_eq!(second_there.allied().get("").status, 200, "the other seat's key is as it was");
    let maker = one.client().with_key(game.maker_key());
    assert_eq!(maker.request("DELETE", &format!("/matches/{}", game.id()), &[], None).status, 200);
    assert!(ear.is_closed());
    assert_eq!(there.axis().get("").problem(), "unknown-match");
}

/// Two servers have a match with a machine in memory; a person plays now here, now there. Each of the machine's moves
/// is thought about by one of them.
#[test]
fn a_machines_move_is_thought_about_once() {
    let address = test_postgres::database();
    let stores = [(); 2].map(|()| Arc::new(Spoilt::of(postgres(&address))));
    // However slow the machine is, no server is taken for dead.
    let settings = Settings { lease: Duration::from_secs(600), ..Settings::default() };
    let serve = |store: &Arc<Spoilt>| Served::with(Arc::clone(store) as Arc<dyn Store>, settings.clone());
    let served = [serve(&stores[0]), serve(&stores[1])];
    let game = served[0].begin(json!({
        "from": { "scenario": { "game": "hungary-1944", "scenario": "debrecen" } },
        "seats": { "allied": { "machine": "script" } },
    }));
    let games = [game.at(&served[0]), game.at(&served[1])];
    let mut ears = [games[0].axis().listen(""), games[1].axis().listen("")];
    ears.iter_mut().for_each(|ear| drop(ear.hear()));
    let mut rng = Rng::new(9);
    for step in 0..60 {
        let (here, ear) = (&games[step % 2], &mut ears[step % 2]);
        while here.axis().choices().is_empty() {
            ear.hear();
        }
        let mut axis = here.axis();
        axis.name = format!("s{step}");
        let (version, choices) = (axis.version(), axis.choices());
        let finish = choices.iter().find(|c| c["tone"] == "finish");
        let Some(choice) = finish.or_else(|| rng.pick(&choices)) else { continue };
        let said = axis.command(&version, json!({ "act": choice["action"] }));
        assert!([200, 409].contains(&said.status), "{}", said.text);
    }
    let count = |of: fn(&Spoilt) -> usize| stores.iter().map(|store| of(store)).sum::<usize>();
    assert!(count(|store| store.machines.load(Ordering::SeqCst)) > 3, "the machine has played");
    assert_eq!(count(|store| store.in_vain.load(Ordering::SeqCst)), 0, "nothing was thought twice");
}

/// A server has taken the machine's move on and is gone: another makes the move when its time is over.
#[test]
fn a_move_that_a_dead_server_has_taken_on_is_made_by_another() {
    let address = test_postgres::database();
    let served = Served::on(&address);
    let game = served.begin(json!({
        "from": { "scenario": { "game": "hungary-1944", "scenario": "debrecen" } },
        "seats": { "allied": { "machine": "script" } },
    }));
    run(async {
        let dead = Postgres::open(&address).await.unwrap();
        dead.nodes().unwrap().claim(game.id().to_owned(), Duration::from_secs(2)).await.unwrap();
    });
    let mut axis = game.axis();
    let mut ear = axis.listen("");
    ear.hear();
    while !axis.choices().is_empty() {
        let choices = axis.choices();
        let choice = choices.iter().find(|c| c["tone"] == "finish").unwrap_or(&choices[0]);
        axis.act_now(&choice["action"]);
    }
    let played = || run(postgres(&address).journal(game.id().to_owned())).unwrap().events;
    let before = played().len();
    while axis.choices().is_empty() {
        ear.hear();
    }
    let events = played();
    assert!(events.len() > before && events[before].command.is_none(), "the machine has played");
}

/// Servers are replaced one after the other. The first new one has changed the tables: the old ones go on where they
/// can and say why where they cannot, what they had in memory is not lost, and the match goes on at the new one.
#[test]
fn servers_are_replaced_one_after_the_other_and_no_match_is_lost() {
    let (one, other, address) = two();
    let game = one.debrecen();
    let there = game.at(&other);
    let action = game.axis().harmless();
    let act = |at: &Game, name: &str, deed: Value| {
        let mut axis = at.axis();
        axis.name = name.to_owned();
        let version = axis.version();
        axis.command(&version, deed)
    };
    assert_eq!(act(&game, "before", json!({ "act": action })).status, 200);
    // What a program of version 99 might do that older ones need not know of.
    test_postgres::tell(
        &address,
        "ALTER TABLE ledger ADD COLUMN clock BIGINT NOT NULL DEFAULT 0; UPDATE sandtable SET version = 99",
    );
    assert_eq!(act(&there, "meanwhile", json!("undo")).status, 200);
    assert_eq!(act(&game, "again", json!({ "act": action })).status, 200);
    let before = seen(&game);
    // And a step that older ones would trip over.
    test_postgres::tell(&address, "UPDATE sandtable SET oldest = 99");
    for (at, name) in [(&game, "here"), (&there, "there")] {
        let refused = act(at, name, json!("undo"));
        assert_eq!(refused.problem(), "not-stored");
        assert!(refused.text.contains("newer Sandtable"), "{}", refused.text);
        assert_eq!(seen(at), before, "what is not stored has not happened");
    }
    assert_eq!(one.client().post("/matches", &json!({})).status, 400, "it still answers");
    drop((one, other));
    // This program stands for the new one: to it the tables are as old as it is.
    test_postgres::tell(&address, "UPDATE sandtable SET version = 2, oldest = 2");
    let new = Served::on(&address);
    let here = game.at(&new);
    assert_eq!(seen(&here), before, "the match is as it was, with the same versions");
    assert_eq!(act(&here, "after", json!("undo")).status, 200);
    assert_eq!(run(postgres(&address).journal(game.id().to_owned())).unwrap().events.len(), 4);
}
