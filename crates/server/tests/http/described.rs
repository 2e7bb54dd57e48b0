//! The API's description is complete: every route, every type, and words for every problem in every language.

use crate::client::{Player, Said, Served};
use kernel::{Rng, Words};
use serde_json::{Value, json};
use server::{ProblemKind, Settings};

fn references(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(map) => {
            if let Some(reference) = map.get("$ref").and_then(Value::as_str) {
                found.push(reference.to_owned());
            }
            map.values().for_each(|v| references(v, found));
        }
        Value::Array(items) => items.iter().for_each(|v| references(v, found)),
        _ => {}
    }
}

#[test]
fn every_route_of_the_description_is_there() {
    let served = Served::new();
    let document = served.client().get("/openapi.json").json();
    assert_eq!(document, server::openapi());
    assert_eq!(document["openapi"], "3.1.0");
    let paths = document["paths"].as_object().unwrap();
    assert!(paths.len() >= 17, "{}", paths.len());
    let mut ids = Vec::new();
    for (path, methods) in paths {
        let real = path.trim_start_matches("/api").replace("{game}", "hungary-1944").replace("{language}", "en");
        let real = real.replace("{example}", "entering-a-zone");
        let real = real.replace("{id}", "nobody");
        for (method, operation) in methods.as_object().unwrap() {
            ids.push(operation["operationId"].as_str().unwrap().to_owned());
            let said = served.client().request(&method.to_uppercase(), &real, &[], None);
            if said.status >= 400 {
                let problem = said.problem();
                assert!(problem != "unknown-route" && problem != "wrong-method", "{method} {path}: {problem}");
            }
            for parameter in operation["parameters"].as_array().unwrap() {
                assert!(parameter["name"].is_string() && parameter["in"].is_string());
            }
        }
    }
    let all = ids.len();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), all, "operations have names of their own");
}

#[test]
fn every_type_is_described_by_its_plain_name() {
    let document = server::openapi();
    let schemas = document["components"]["schemas"].as_object().unwrap();
    let mut found = Vec::new();
    references(&document, &mut found);
    assert!(found.len() > 50);
    for reference in found {
        assert!(document.pointer(reference.trim_start_matches('#')).is_some(), "{reference}");
    }
    let types = "GameCard Preview ClauseCard NewMatch Created MatchCard MatchView Whole Change Update SceneChange \
                 LogEntry Command Deed Done Question Answer Refused Moment Problem Scene Board Viewer Who Text Throw";
    for name in types.split_whitespace() {
        assert!(schemas.contains_key(name), "{name}");
    }
    assert!(schemas.keys().all(|name| name.chars().all(char::is_alphanumeric)), "{:?}", schemas.keys());
}

/// The schema of what a route gives, with all types it names.
fn schema_of(method: &str, path: &str) -> Value {
    let document = server::openapi();
    let responses = &document["paths"][format!("/api{path}")][method]["responses"];
    let given = responses.as_object().unwrap().iter().find(|(status, _)| status.starts_with('2')).unwrap().1;
    let schema = given["content"]["application/json"]["schema"].clone();
    assert!(schema.is_object(), "{method} {path}");
    json!({ "allOf": [schema], "components": document["components"] })
}

/// Everything that is wrong with an answer by its description.
fn wrong(schema: &Value, answer: &Value) -> Vec<String> {
    let validator = jsonschema::draft202012::new(schema).unwrap();
    validator.iter_errors(answer).take(3).map(|e| format!("{}: {e:.300}", e.instance_path)).collect()
}

/// Fields that are left out when they are empty, fields that are not there yet, numbers: what is sent is what is
/// described.
#[test]
fn what_is_sent_is_what_is_described() {
    let served = Served::with_forces(Settings::default());
    let client = served.client();
    let check = |method: &str, path: &str, said: Said| {
        assert!(said.status < 300, "{path}: {}", said.text);
        let found = wrong(&schema_of(method, path), &said.json());
        assert!(found.is_empty(), "{method} {path}: {found:#?}");
    };
    for path in ["/health", "/languages", "/games"] {
        check("get", path, client.get(path));
    }
    check("get", "/games/{game}/forces", client.get("/games/bolt-action/forces"));
    let short = json!({ "name": "x", "army": "germany", "points": 500, "platoons": [[]] });
    check("post", "/games/{game}/forces", client.post("/games/bolt-action/forces", &short));
    for game in ["hungary-1944", "bolt-action"] {
        check("get", "/games/{game}/preview", client.get(&format!("/games/{game}/preview")));
        check("get", "/games/{game}/clauses", client.get(&format!("/games/{game}/clauses")));
        check("get", "/games/{game}/tours", client.get(&format!("/games/{game}/tours")));
    }
    check("get", "/games/{game}/examples", client.get("/games/hungary-1944/examples"));
    let example = client.get("/games/hungary-1944/examples/entering-a-zone");
    check("get", "/games/{game}/examples/{example}", example);
    let new = |game: &str, scenario: &str| {
        let from = json!({ "scenario": { "game": game, "scenario": scenario } });
        json!({ "from": from, "listed": true })
    };
    check("post", "/matches", client.post("/matches", &new("hungary-1944", "konrad")));
    check("get", "/matches", client.get("/matches"));
    for (game, scenario, seats) in
        [("hungary-1944", "debrecen", ["axis", "allied"]), ("bolt-action", "top-secret", ["first", "second"])]
    {
        let game = served.begin(new(game, scenario));
        let mut rng = Rng::new(44);
        let mut players = seats.map(|seat| game.player(game.key(seat)));
        let first = players.each_ref().map(|player| player.version());
        let choice = |player: &Player| player.scene()["choices"].as_array().unwrap().to_vec();
        for _ in 0..60 {
            let Some(player) = players.iter_mut().find(|player| !choice(player).is_empty()) else { break };
            let choices = choice(player);
            player.act_now(&rng.pick(&choices).unwrap()["action"]);
        }
        for (player, first) in players.iter().zip(first) {
            check_what_is_sent_to(player, &first, &check);
        }
        let record = players[0].get("/record").text;
        check("post", "/records", client.post_raw("/records", "text/plain", record.as_bytes()));
    }
    let problem = client.get("/nothing").json();
    let document = server::openapi();
    let schema = json!({ "$ref": "#/components/schemas/Problem", "components": document["components"] });
    assert_eq!(wrong(&schema, &problem), Vec::<String>::new());
    assert!(!wrong(&schema, &json!({ "type": 7 })).is_empty(), "the description is not so wide that everything fits");
    assert!(!wrong(&schema_of("get", "/games"), &json!([{ "id": "x" }])).is_empty());
}

/// Everything a player can ask for; `first` is a version of before.
fn check_what_is_sent_to(player: &Player, first: &str, check: &impl Fn(&str, &str, Said)) {
    check("get", "/matches/{id}", player.get(""));
    check("get", "/matches/{id}/card", player.get("/card"));
    check("get", "/matches/{id}/updates", player.get(&format!("/updates?after={first}")));
    check("get", "/matches/{id}/updates", player.get("/updates"));
    check("get", "/matches/{id}/briefing", player.get("/briefing"));
    check("get", "/matches/{id}/log", player.get("/log"));
    check("get", "/matches/{id}/replay", player.get("/replay?step=0"));
    check("get", "/matches/{id}/replay", player.get("/replay?step=1"));
    check("get", "/matches/{id}/moments", player.get("/moments?from=0"));
    check("get", "/matches/{id}/moments", player.get("/moments?after=1&many=5"));
    let scene = player.scene();
    let piece = scene["pieces"][0]["id"].clone();
    let questions = [json!({ "inspect": { "piece": piece } }), json!({ "why_not": { "piece": piece } })];
    let explained = scene["choices"].as_array().unwrap().iter().take(5).map(|c| json!({ "explain": c["action"] }));
    for question in questions.into_iter().chain(explained) {
        check("post", "/matches/{id}/ask", player.post("/ask", &question));
    }
}

/// What goes both ways is described once, so it must be the same both ways.
#[test]
fn what_need_not_be_sent_need_not_be_there() {
    let document = server::openapi();
    let required = |name: &str| document["components"]["schemas"][name]["required"].clone();
    assert_eq!(required("NewMatch"), json!(["from"]));
    assert_eq!(required("FromScenario"), json!(["game", "scenario"]));
    assert_eq!(required("Draft"), json!(["name", "army", "points", "platoons"]));
    assert_eq!(required("DraftUnit"), json!(["unit", "quality", "men"]));
    assert_eq!(required("LogEntry"), json!(["number", "notes"]));
}

#[test]
fn every_problem_has_its_words_in_every_language() {
    let served = Served::new();
    for language in served.client().get("/languages").json().as_array().unwrap() {
        let tag = language["tag"].as_str().unwrap();
        let text = served.client().get(&format!("/words/{tag}")).text;
        let words = Words::read(tag, [text.as_str()]).unwrap();
        for kind in ProblemKind::ALL {
            assert!(words.has(&format!("problem-{}", kind.name())), "{tag}: {}", kind.name());
        }
    }
}
