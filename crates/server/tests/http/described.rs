//! The API's description is complete: every route, every type, and words for every problem in every language.

use crate::client::Served;
use kernel::Words;
use serde_json::Value;
use server::ProblemKind;

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
