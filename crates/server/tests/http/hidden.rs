//! Hidden information over every route there is, for every game that hides something: two matches differ in nothing but
//! a secret of one seat, and everybody else gets the same bytes from both.

use crate::client::{Game, Player, Said, Served, postgres, unlimited};
use kernel::Rng;
use serde_json::{Value, json};
use server::{Games, Settings};
use std::sync::Arc;
use std::time::Duration;
use store::{Sqlite, Store};

/// A game, where it hides something, and what the actions have in them by which it does.
struct Hides {
    game: &'static str,
    scenario: &'static str,
    secret: &'static str,
    /// How often it is compared.
    times: usize,
}

const HIDING: [Hides; 3] = [
    Hides { game: "hungary-1944", scenario: "debrecen", secret: "/mission", times: 2 },
    Hides { game: "bolt-action", scenario: "maximum-attrition", secret: "/outflank", times: 2 },
    Hides { game: "europe-1939", scenario: "full-war", secret: "/order/intervene", times: 3 },
];

/// Where the seat with the secret plays, and where the others look: at one server, or at two that share a store.
struct Tables {
    secret: Served,
    others: Option<Served>,
}

impl Tables {
    fn one() -> Tables {
        Tables { secret: served(Arc::new(Sqlite::in_memory().unwrap())), others: None }
    }

    fn two() -> Tables {
        let address = test_postgres::database();
        let [secret, others] = [(); 2].map(|()| served(postgres(&address)));
        Tables { secret, others: Some(others) }
    }

    /// A match as the others look at it.
    fn looked_at(&self, game: &Game) -> Game {
        game.at(self.others.as_ref().unwrap_or(&self.secret))
    }

    /// Two matches of one server count their versions apart; where they follow from what is seen, they are compared as
    /// they are.
    fn epoch(&self, game: &Game) -> Option<String> {
        self.others.is_none().then(|| game.watcher().version().rsplit_once('.').unwrap().0.to_owned())
    }
}

/// The dice of all matches are the same.
fn served(store: Arc<dyn Store>) -> Served {
    let settings = Settings {
        seed: Some(44),
        // A match that was read again has other versions.
        idle: Duration::from_secs(3600),
        ..unlimited()
    };
    let games = [hungary_1944::GAME, bolt_action::GAME, europe_1939::GAME, axis_allies::GAME, totaler_krieg::GAME];
    let games = games.into_iter().fold(Games::default(), |games, game| games.with(game, Default::default()));
    Served::of(store, settings, games)
}

/// Two matches in which the same has happened.
fn twins(served: &Served, hides: &Hides) -> [Game; 2] {
    let scenario = json!({ "scenario": { "game": hides.game, "scenario": hides.scenario } });
    if hides.game != "hungary-1944" {
        return [(); 2].map(|()| served.begin(json!({ "from": scenario, "listed": true })));
    }
    // It takes a while until there are secrets; both go on from there.
    let game = served.begin(json!({ "from": scenario }));
    game.play_to_missions(&mut Rng::new(2));
    let record = json!({ "record": { "text": game.axis().get("/record").text } });
    let twins = [(); 2].map(|()| served.begin(json!({ "from": record, "listed": true })));
    twins.iter().for_each(|game| game.play_to_missions(&mut Rng::new(3)));
    twins
}

/// Everybody but one seat, with what each has seen so far.
fn others(game: &Game, seat: &str) -> Vec<(Player, String)> {
    let players = game.seats().into_iter().filter(|other| other != seat).map(|other| game.player(game.key(&other)));
    players.chain([game.watcher()]).map(|player| (player.version(), player)).map(|(seen, p)| (p, seen)).collect()
}

/// Whose turn it is to decide, and between what.
fn decider(game: &Game) -> (String, Vec<Value>) {
    let find = |seat: String| Some((game.player(game.key(&seat)).choices(), seat)).filter(|(c, _)| !c.is_empty());
    let (choices, seat) = game.seats().into_iter().find_map(find).expect("the match is not over yet");
    (seat, choices.into_iter().map(|choice| choice["action"].clone()).collect())
}

fn act(game: &Game, seat: &str, name: &str, action: &Value) {
    let mut player = game.player(game.key(seat));
    player.name = name.to_owned();
    player.act_now(action);
}

#[test]
fn nobody_learns_a_secret_from_any_route_of_any_game() {
    for hides in &HIDING {
        no_route_tells(&Tables::one(), hides, hides.times);
    }
}

#[test]
fn nobody_learns_a_secret_at_another_server_either() {
    for hides in &HIDING {
        no_route_tells(&Tables::two(), hides, 1);
    }
}

fn no_route_tells(tables: &Tables, hides: &Hides, times: usize) {
    let document = server::openapi();
    let twins = twins(&tables.secret, hides);
    let (mut rng, mut compared) = (Rng::new(7), 0);
    for step in 0..400 {
        // Both are looked at alike: versions count what a viewer was shown.
        let [(seat, actions), twin] = twins.each_ref().map(decider);
        assert_eq!((&seat, &actions), (&twin.0, &twin.1), "the twins are alike");
        let secret: Vec<&Value> = actions.iter().filter(|action| action.pointer(hides.secret).is_some()).collect();
        let name = format!("{}-{step}", hides.game);
        if let [one, .., other] = secret[..] {
            let compare = Compare { tables, document: &document, twins: &twins, hides };
            compare.secrets((&seat, &name), [one, other]);
            compared += 1;
        }
        if compared == times {
            break;
        }
        let action = rng.pick(&actions).unwrap();
        twins.iter().for_each(|game| act(game, &seat, &name, action));
    }
    assert_eq!(compared, times, "{}: there was too little to hide", hides.game);
}

struct Compare<'a> {
    tables: &'a Tables,
    document: &'a Value,
    twins: &'a [Game; 2],
    hides: &'a Hides,
}

impl Compare<'_> {
    /// Each of the twins gets another secret; afterwards both are as they were.
    fn secrets(&self, (seat, name): (&str, &str), secrets: [&Value; 2]) {
        assert_ne!(secrets[0], secrets[1]);
        let there = self.twins.each_ref().map(|game| self.tables.looked_at(game));
        let before = there.each_ref().map(|game| others(game, seat));
        for (game, secret) in self.twins.iter().zip(secrets) {
            act(game, seat, &format!("{name}-secret"), secret);
        }
        let names = there.each_ref().map(|game| (game.id().to_owned(), self.tables.epoch(game)));
        for ((viewer, seen), (twin, seen_there)) in before[0].iter().zip(&before[1]) {
            let (mut all, mut routes) = (0, 0);
            for (path, methods) in self.document["paths"].as_object().unwrap() {
                for method in methods.as_object().unwrap().keys() {
                    let here = neutral(&visit(method, path, self.hides.game, viewer, seen), &names[0]);
                    let there = neutral(&visit(method, path, self.hides.game, twin, seen_there), &names[1]);
                    assert_eq!(here, there, "{}: {method} {path} tells {secrets:?}", self.hides.game);
                    (all, routes) = (all + here.len(), routes + 1);
                }
            }
            assert!(all > 20_000 && routes > 20, "{all} bytes of {routes} routes were compared");
        }
        for game in self.twins {
            let mut player = game.player(game.key(seat));
            player.name = format!("{name}-regret");
            assert_eq!(player.undo_now().status, 200, "{}: one's own secret can be taken back", self.hides.game);
        }
    }
}

/// In the other games everything lies open: everybody sees and is told the same, at every server, but for what each may
/// do. Whoever hides something in them one day has to name it above.
#[test]
fn where_nothing_is_hidden_everybody_sees_the_same() {
    let tables = Tables::two();
    for (game, scenario) in [("axis-allies", "spring-1942"), ("totaler-krieg", "desert")] {
        let scenario = json!({ "scenario": { "game": game, "scenario": scenario } });
        let played = tables.secret.begin(json!({ "from": scenario }));
        let mut rng = Rng::new(7);
        for step in 0..12 {
            let (seat, actions) = decider(&played);
            act(&played, &seat, &format!("{game}-{step}"), rng.pick(&actions).unwrap());
            let there = tables.looked_at(&played);
            let players = there.seats().into_iter().map(|seat| there.player(there.key(&seat)));
            let open = |player: &Player| {
                let scene = player.scene();
                // Marks show each seat its own supply, which follows from what everybody sees.
                let parts = ["turn", "phase", "deciding", "pieces", "outcome"].map(|part| scene[part].clone());
                (parts, player.get("/log?limit=500").text, player.get("/record").text)
            };
            let watched = open(&played.watcher());
            assert!(watched.0[3].as_array().unwrap().len() > 10, "{game}: there is something to see");
            players.for_each(|player| assert_eq!(open(&player), watched, "{game} after step {step}"));
        }
    }
}

/// What a viewer gets from a route, asked in all ways that could tell something. A route that is not named here is one
/// that nobody has thought about.
fn visit(method: &str, path: &str, game: &str, viewer: &Player, seen: &str) -> String {
    let general = path.trim_start_matches("/api").replace("{game}", game).replace("{language}", "en");
    let all: Vec<Said> = match (method, path) {
        (
            "get",
            "/api/health"
            | "/api/network"
            | "/api/openapi.json"
            | "/api/languages"
            | "/api/words/{language}"
            | "/api/games",
        ) => {
            vec![viewer.client.get(&general)]
        }
        ("get", path) if path.starts_with("/api/games/{game}/") => vec![viewer.client.get(&general)],
        (
            "post",
            "/api/games/{game}/forces"
            | "/api/games/{game}/forces/file"
            | "/api/games/{game}/tables"
            | "/api/games/{game}/tables/file"
            | "/api/matches",
        ) => {
            vec![viewer.client.post(&general, &json!({}))]
        }
        ("get", "/api/matches") => return card_in_lobby(viewer),
        ("post", "/api/records") => {
            let record = viewer.get("/record").text;
            vec![viewer.client.post_raw(&general, "text/plain", record.as_bytes())]
        }
        ("get", "/api/matches/{id}") => vec![viewer.get("")],
        ("delete", "/api/matches/{id}") => vec![viewer.client.request("DELETE", &viewer.path(""), &[], None)],
        ("get", "/api/matches/{id}/card") => vec![viewer.get("/card")],
        ("get", "/api/matches/{id}/briefing") => vec![viewer.get("/briefing")],
        ("get", "/api/matches/{id}/moments") => {
            vec![viewer.get("/moments?after=0&many=32"), viewer.get("/moments?from=0&many=32")]
        }
        ("get", "/api/matches/{id}/record") => vec![viewer.get("/record")],
        ("get", "/api/matches/{id}/live") => return viewer.listen("").hear().to_string(),
        ("get", "/api/matches/{id}/updates") => {
            vec![viewer.get("/updates"), viewer.get(&format!("/updates?after={seen}"))]
        }
        ("get", "/api/matches/{id}/log") => {
            vec![viewer.get("/log"), viewer.get("/log?limit=500"), viewer.get("/log?before=3&limit=2")]
        }
        ("get", "/api/matches/{id}/replay") => every_step(viewer),
        ("post", "/api/matches/{id}/ask") => questions(viewer),
        ("post", "/api/matches/{id}/commands") => attempts(viewer, seen),
        _ => panic!("{method} {path} has to be visited here, and what it gives compared"),
    };
    all.iter().map(|said| format!("{} {}\n", said.status, said.text)).collect()
}

/// The lobby shows both twins; the own one is looked at.
fn card_in_lobby(viewer: &Player) -> String {
    let lobby = viewer.client.get("/matches").json();
    lobby.as_array().unwrap().iter().find(|card| card["id"] == viewer.id.as_str()).unwrap().to_string()
}

fn every_step(viewer: &Player) -> Vec<Said> {
    let steps = viewer.get("/replay?step=0").json()["steps"].as_u64().unwrap();
    // The last ones, the first one, and one that is not there.
    let wanted = (steps.saturating_sub(5)..=steps + 1).chain([0]);
    wanted.map(|step| viewer.get(&format!("/replay?step={step}"))).collect()
}

/// About pieces and places, and about doing something.
fn questions(viewer: &Player) -> Vec<Said> {
    let scene = viewer.scene();
    let list = |name: &str| scene[name].as_array().unwrap().clone();
    let pieces = list("pieces").into_iter().step_by(7).take(12);
    let about = pieces.flat_map(|piece| {
        let (id, at) = (piece["id"].clone(), piece["at"].clone());
        [
            json!({ "inspect": { "piece": id } }),
            json!({ "inspect": { "space": at } }),
            json!({ "why_not": { "piece": id } }),
        ]
    });
    let explained = list("choices").into_iter().take(4).map(|choice| json!({ "explain": choice["action"] }));
    about.chain(explained).map(|question| viewer.post("/ask", &question)).collect()
}

/// Commands that are refused: too late, of no sense, of another game's.
fn attempts(viewer: &Player, seen: &str) -> Vec<Said> {
    let (now, actions) = (viewer.version(), [json!({ "mission": 1 }), json!({ "outflank": {} }), json!("pass")]);
    let mut tries: Vec<Value> =
        actions.iter().map(|a| json!({ "id": "try", "version": now, "do": { "act": a } })).collect();
    tries.push(json!({ "id": "late", "version": format!("{seen}9"), "do": "undo" }));
    tries.iter().map(|command| viewer.post("/commands", command)).collect()
}

/// What differs between any two matches is taken out: names and times.
fn neutral(text: &str, (id, epoch): &(String, Option<String>)) -> String {
    let text = text.replace(id, "ID");
    let mut text = epoch.iter().fold(text, |text, epoch| text.replace(epoch, "EPOCH"));
    for field in ["\"created\":", "\"updated\":"] {
        let mut parts = text.split(field);
        let mut cut = parts.next().unwrap().to_owned();
        for part in parts {
            cut.push_str(field);
            cut.push_str(part.trim_start_matches(|c: char| c.is_ascii_digit()));
        }
        text = cut;
    }
    text
}
