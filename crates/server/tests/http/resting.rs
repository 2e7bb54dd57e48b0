//! A match that nobody asks anything is not kept in memory. Whoever plays on, listens on, comes back or plays at
//! another server meets it as if it had always been there.

use crate::client::{Ear, Game, Player, Served, postgres, version_of};
use crate::dice::share_dice;
use crate::playing::wait_until_asleep;
use kernel::Rng;
use serde_json::{Value, json};
use server::{Games, Settings};
use std::sync::Arc;
use std::time::Duration;
use store::{Sqlite, Store};

/// How long a match stays that nobody needs.
const NO_TIME: Duration = Duration::from_millis(20);
const FOR_EVER: Duration = Duration::from_secs(3600);

/// A match that is played twice: once by servers that keep it in memory, once by servers that forget it between any two
/// steps.
struct Tale {
    game: &'static str,
    scenario: &'static str,
    dice: &'static str,
    steps: usize,
    /// The step before which somebody who listens leaves and comes back.
    back: usize,
    stands: Stands,
}

/// What has to come back unharmed.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Stands {
    /// What can be taken back, and is.
    Undo,
    /// An order that is given when it can be, and stands for long.
    Order(&'static str),
}

const DEBRECEN: Tale =
    Tale { game: "hungary-1944", scenario: "debrecen", dice: "shared", steps: 30, back: 9, stands: Stands::Undo };
const FRANCE: Tale = Tale {
    game: "europe-1939",
    scenario: "fall-of-france",
    dice: "server",
    steps: 10,
    back: 6,
    stands: Stands::Order("order"),
};

fn served(store: Arc<dyn Store>, idle: Duration) -> Served {
    let games = Games::default().with(hungary_1944::GAME, Default::default());
    let games = games.with(europe_1939::GAME, Default::default());
    Served::of(store, Settings { idle, seed: Some(44), ..Settings::default() }, games)
}

fn one(idle: Duration) -> Vec<Served> {
    vec![served(Arc::new(Sqlite::in_memory().unwrap()), idle)]
}

fn two(idle: Duration) -> Vec<Served> {
    let address = test_postgres::database();
    (0..2).map(|_| served(postgres(&address), idle)).collect()
}

/// Somebody who listens, and which version was heard last.
struct Listener {
    player: Player,
    ear: Ear,
    heard: String,
    /// Versions are counted, from where the match was read, and do not follow from what is seen.
    counted: bool,
}

impl Listener {
    fn new(player: Player, counted: bool) -> Listener {
        let mut ear = player.listen("");
        let heard = version_of(&ear.hear());
        Listener { player, ear, heard, counted }
    }

    /// All that was told since, in order.
    fn listen(&mut self) -> Vec<String> {
        let (now, mut told) = (self.player.version(), Vec::new());
        while self.heard != now {
            let mut update = self.ear.hear();
            let before = std::mem::replace(&mut self.heard, version_of(&update));
            if let Some(change) = update.get_mut("change") {
                assert_eq!(change["after"], before, "each change says what it builds on");
            }
            let parts = ["change", "whole"].into_iter().filter(|_| self.counted);
            for part in parts {
                for name in ["version", "after"] {
                    update.pointer_mut(&format!("/{part}/{name}")).map(Value::take);
                }
            }
            told.push(update.to_string());
        }
        told
    }
}

/// What somebody does next: an order where one has to be given, now and then an undo, otherwise whatever can be done.
fn next(game: &Game, rng: &mut Rng, order: Option<&str>) -> (String, String, Value) {
    let views = game.seats().into_iter().map(|seat| (game.player(game.key(&seat)).view()["now"].clone(), seat));
    let mut able: Vec<(Value, String)> = Vec::new();
    for (now, seat) in views {
        let actions = now["scene"]["choices"].as_array().unwrap().iter().map(|choice| &choice["action"]);
        let version = now["version"].as_str().unwrap().to_owned();
        if let Some(order) = order.and_then(|order| actions.clone().find(|action| action.get(order).is_some())) {
            return (seat, version, json!({ "act": order }));
        }
        if actions.len() > 0 {
            able.push((now, seat));
        }
    }
    let (now, seat) = rng.pick(&able).expect("the match is not over");
    let choice = rng.pick(now["scene"]["choices"].as_array().unwrap()).unwrap();
    let undo = now["undo"] == true && rng.one_in(4);
    let deed = if undo { json!("undo") } else { json!({ "act": choice["action"] }) };
    (seat.clone(), now["version"].as_str().unwrap().to_owned(), deed)
}

/// What everybody was told, step by step, what can be seen and looked back at in the end, and how many steps were taken
/// back.
fn told(servers: &[Served], tale: &Tale, rests: bool) -> (Vec<String>, usize) {
    let scenario = json!({ "scenario": { "game": tale.game, "scenario": tale.scenario } });
    let game = servers[0].begin(json!({ "from": scenario, "dice": tale.dice }));
    if tale.dice == "shared" {
        share_dice(&game);
    }
    let games: Vec<Game> = servers.iter().map(|server| game.at(server)).collect();
    let everybody = game.seats().into_iter().map(|seat| game.key(&seat).to_owned());
    let keys: Vec<String> = everybody.chain([game.watch_key().to_owned()]).collect();
    let players = keys.iter().enumerate().map(|(i, key)| games[i % games.len()].player(key));
    let mut listeners: Vec<Listener> = players.map(|player| Listener::new(player, servers.len() == 1)).collect();
    let (mut told, mut undone, mut rng) = (Vec::new(), 0, Rng::new(8));
    for step in 0..tale.steps {
        // Whoever comes back is heard of only after a while, so the old connection stays until the new one has brought
        // something: what somebody is told who was away at that moment is a question of time.
        let left = (step == tale.back).then(|| {
            let listener = listeners.last_mut().unwrap();
            let ear = listener.player.listen(&format!("&version={}", listener.heard));
            std::mem::replace(&mut listener.ear, ear)
        });
        if rests {
            servers.iter().for_each(wait_until_asleep);
        }
        let here = &games[step % games.len()];
        let order = match tale.stands {
            Stands::Order(order) if step == 3 => Some(order),
            _ => None,
        };
        let (seat, version, deed) = next(here, &mut rng, order);
        let mut player = here.player(here.key(&seat));
        player.name = format!("step-{step}");
        let said = player.command(&version, deed.clone());
        undone += usize::from(deed == "undo" && said.status == 200);
        told.push(format!("{seat} {deed}: {}", said.status));
        listeners.iter_mut().for_each(|listener| told.extend(listener.listen()));
        drop(left);
    }
    for listener in &listeners {
        let player = &listener.player;
        let seen = ["/record", "/log?limit=500", "/moments?from=0"].map(|path| player.get(path).text);
        told.extend(seen.into_iter().chain([player.scene().to_string()]));
    }
    (told, undone)
}

fn is_the_same(servers: fn(Duration) -> Vec<Served>, tale: &Tale) {
    let (kept, undone) = told(&servers(FOR_EVER), tale, false);
    let (forgotten, _) = told(&servers(NO_TIME), tale, true);
    for (i, (kept, forgotten)) in kept.iter().zip(&forgotten).enumerate() {
        assert_eq!(kept, forgotten, "{}: {i} of what was told", tale.game);
    }
    assert_eq!(kept.len(), forgotten.len());
    match tale.stands {
        Stands::Undo => assert!(undone > 0, "{}: something was taken back", tale.game),
        Stands::Order(order) => assert!(kept.iter().any(|told| told.contains(&format!("{{\"act\":{{\"{order}\"")))),
    }
    let changes = kept.iter().filter(|told| told.starts_with("{\"change\"")).count();
    assert!(changes > tale.steps, "{}: {changes} changes were told", tale.game);
}

#[test]
fn a_match_that_rests_between_any_two_steps_is_the_same() {
    is_the_same(one, &DEBRECEN);
}

#[test]
fn a_match_that_rests_at_two_servers_is_the_same() {
    is_the_same(two, &DEBRECEN);
}

/// Somebody who has nothing to decide gives an order that stands for the whole war.
#[test]
fn a_standing_order_outlasts_a_rest() {
    is_the_same(one, &FRANCE);
}

/// The machine's part of a match, from the person's first step until it is the person's turn again.
fn answered(servers: &[Served], rests: bool) -> String {
    let game = servers[0].begin(json!({
        "from": { "scenario": { "game": "hungary-1944", "scenario": "debrecen" } },
        "seats": { "allied": { "machine": "script" } },
    }));
    let mut axis = game.axis();
    let mut ear = axis.listen("");
    ear.hear();
    let mut machine = false;
    while !machine {
        if rests {
            servers.iter().for_each(wait_until_asleep);
        }
        let choices = axis.choices();
        let choice = choices.iter().find(|c| c["tone"] == "finish").unwrap_or(&choices[0]);
        axis.act_now(&choice["action"]);
        while axis.choices().is_empty() {
            ear.hear();
            machine = true;
        }
    }
    axis.get("/record").text.split_once('\n').unwrap().1.to_owned()
}

#[test]
fn a_machine_that_is_due_plays_and_the_match_rests_only_then() {
    let kept = answered(&one(FOR_EVER), false);
    assert!(kept.lines().count() > 10, "{kept}");
    assert_eq!(kept, answered(&one(NO_TIME), true));
    assert_eq!(kept, answered(&two(NO_TIME), true));
}

/// Nothing at all is left of a match that nobody listens to.
#[test]
fn a_match_nobody_listens_to_leaves_and_comes_back_with_what_can_be_taken_back() {
    for servers in [one(NO_TIME), two(NO_TIME)] {
        let game = servers[0].begin(json!({
            "from": { "scenario": { "game": "hungary-1944", "scenario": "debrecen" } },
        }));
        let before = game.axis().scene();
        // Whoever has no live connection may have to look again before anything is done.
        let insist = |deed: &Value| loop {
            let mut axis = game.axis();
            axis.name = axis.version();
            let said = axis.command(&axis.version(), deed.clone());
            if said.status == 200 {
                break;
            }
            assert_eq!(said.problem(), "stale");
        };
        insist(&json!({ "act": game.axis().harmless() }));
        assert_ne!(game.axis().scene(), before);
        servers.iter().for_each(wait_until_asleep);
        insist(&json!("undo"));
        servers.iter().for_each(wait_until_asleep);
        assert_eq!(game.axis().scene(), before);
    }
}
