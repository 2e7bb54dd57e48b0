//! What those who run a server ask it: whether it is alive and ready, and its figures.

use crate::client::{Said, Served};
use crate::spoilt::Spoilt;
use server::{Quotas, Settings};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use store::Sqlite;

fn ask(served: &Served, path: &str, headers: &[(&str, &str)]) -> Said {
    served.client().send("GET", &format!("http://{}{path}", served.address), headers, None)
}

/// The value of a figure, with its labels.
fn figure(text: &str, name: &str) -> f64 {
    let line = text.lines().find(|line| line.split_whitespace().next() == Some(name));
    let line = line.unwrap_or_else(|| panic!("{name} is not among the figures:\n{text}"));
    line.rsplit(' ').next().unwrap().parse().unwrap()
}

#[test]
fn a_server_says_that_it_is_alive_and_ready() {
    let settings = Settings { base_path: "/games".to_owned(), ..Settings::default() };
    for served in [Served::new(), Served::with(Arc::new(Sqlite::in_memory().unwrap()), settings)] {
        for (path, said) in [("/healthz", "alive\n"), ("/readyz", "ready\n")] {
            let answer = ask(&served, path, &[]);
            assert_eq!((answer.status, answer.text.as_str()), (200, said), "{path}");
        }
    }
}

#[test]
fn a_store_that_takes_nothing_is_not_ready_and_the_reason_is_plain() {
    let store = Arc::new(Spoilt::default());
    store.full.store(true, Ordering::SeqCst);
    let served = Served::with(store, Settings::default());
    let answer = ask(&served, "/readyz", &[]);
    assert_eq!(answer.status, 503);
    assert!(answer.headers.contains_key("retry-after"));
    assert!(answer.text.starts_with("the store cannot be written to: "), "{}", answer.text);
    assert!(answer.text.contains("the disk is full"), "{}", answer.text);
    assert_eq!(ask(&served, "/healthz", &[]).status, 200, "it is alive all the same");
    assert_eq!(figure(&ask(&served, "/metrics", &[]).text, "sandtable_ready"), 0.0);
}

#[test]
fn a_full_store_is_not_ready() {
    let quotas = Quotas { all_matches: 1, ..Quotas::default() };
    let served = Served::with(Arc::new(Sqlite::in_memory().unwrap()), Settings { quotas, ..Settings::default() });
    served.debrecen();
    let answer = ask(&served, "/readyz", &[]);
    assert_eq!(answer.text, "the store is full: 1 matches are stored, and 1 may be\n");
    assert_eq!(answer.status, 503);
}

#[test]
fn the_figures_tell_what_happened_and_name_nobody() {
    let served = Served::new();
    let game = served.debrecen();
    let mut axis = game.axis();
    let mut ear = axis.listen("");
    ear.hear();
    let action = axis.harmless();
    axis.act_now(&action);
    assert_eq!(axis.command("stale", serde_json::json!("undo")).status, 409);
    assert_eq!(axis.get("/no-such-thing").status, 404);
    let answer = ask(&served, "/metrics", &[]);
    assert!(answer.kind.starts_with("application/openmetrics-text"), "{}", answer.kind);
    let text = &answer.text;
    let commands = "sandtable_requests_total{route=\"/matches/{id}/commands\",method=\"POST\",status=";
    for (name, value) in [
        (format!("{commands}\"2xx\"}}"), 1.0),
        (format!("{commands}\"4xx\"}}"), 1.0),
        ("sandtable_requests_total{route=\"/matches\",method=\"POST\",status=\"2xx\"}".to_owned(), 1.0),
        ("sandtable_requests_total{route=\"/matches/{id}/live\",method=\"GET\",status=\"1xx\"}".to_owned(), 1.0),
        ("sandtable_requests_total{route=\"elsewhere\",method=\"GET\",status=\"4xx\"}".to_owned(), 1.0),
        ("sandtable_commands_total{outcome=\"done\"}".to_owned(), 1.0),
        ("sandtable_commands_total{outcome=\"refused\"}".to_owned(), 1.0),
        ("sandtable_command_seconds_count".to_owned(), 2.0),
        ("sandtable_matches_created_total".to_owned(), 1.0),
        ("sandtable_store_appends_total{outcome=\"done\"}".to_owned(), 1.0),
        ("sandtable_store_events_total".to_owned(), 1.0),
        ("sandtable_store_append_seconds_count".to_owned(), 1.0),
        ("sandtable_sockets".to_owned(), 1.0),
        ("sandtable_matches_in_memory".to_owned(), 1.0),
        ("sandtable_store_matches".to_owned(), 1.0),
        ("sandtable_work_seconds_count".to_owned(), 1.0),
        ("sandtable_work_running".to_owned(), 0.0),
        ("sandtable_work_waiting".to_owned(), 0.0),
        ("sandtable_machine_seconds_count".to_owned(), 0.0),
        ("sandtable_ready".to_owned(), 1.0),
    ] {
        assert_eq!(figure(text, &name), value, "{name}");
    }
    assert!(figure(text, "sandtable_connections") >= 1.0);
    assert!(figure(text, "sandtable_store_size_bytes") > 0.0);
    for secret in [game.id(), game.key("axis"), game.key("allied"), game.watch_key(), game.maker_key()] {
        assert!(!text.contains(secret), "{secret} is among the figures");
    }
}

/// A proxy on the same machine that was not named would make everybody look like this machine.
#[test]
fn the_figures_are_only_for_those_who_may_read_them() {
    let served = Served::new();
    assert_eq!(ask(&served, "/metrics", &[]).status, 200);
    for header in ["x-forwarded-for", "forwarded", "via", "x-real-ip"] {
        let answer = ask(&served, "/metrics", &[(header, "127.0.0.1")]);
        assert_eq!(answer.problem(), "unknown-route", "{header}");
    }
    let trusting = |metrics_from: Vec<server::IpNet>| {
        let proxies = vec!["127.0.0.1/32".parse().unwrap()];
        let settings = Settings { proxies, metrics_from, ..Settings::default() };
        Served::with(Arc::new(Sqlite::in_memory().unwrap()), settings)
    };
    let closed = trusting(Settings::default().metrics_from);
    assert_eq!(ask(&closed, "/metrics", &[("x-forwarded-for", "192.0.2.7")]).status, 404);
    assert_eq!(ask(&closed, "/metrics", &[]).status, 200);
    let open = trusting(vec!["192.0.2.0/24".parse().unwrap()]);
    assert_eq!(ask(&open, "/metrics", &[("x-forwarded-for", "192.0.2.7")]).status, 200);
    assert_eq!(ask(&open, "/metrics", &[("x-forwarded-for", "198.51.100.7")]).status, 404);
    assert_eq!(ask(&open, "/metrics", &[]).status, 404, "this machine is not among those that were named");
}
