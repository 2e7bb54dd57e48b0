//! The server behind others: proxies that ask for many, names it goes by, and a part of a site.

use crate::client::Served;
use serde_json::json;
use server::{ProxyHeader, Rate, Settings};
use std::io::Read;
use std::sync::Arc;
use store::Sqlite;

fn served(settings: Settings) -> Served {
    Served::with(Arc::new(Sqlite::in_memory().unwrap()), settings)
}

/// What creating a match is answered with for each of those a proxy says it asks for.
fn created(settings: Settings, header: &str, values: &[&str]) -> Vec<u16> {
    let served = served(Settings { creations: Rate { per_second: 0.0, burst: 1.0 }, ..settings });
    let new = json!({ "from": { "scenario": { "game": "hungary-1944", "scenario": "debrecen" } } }).to_string();
    let create = |value: &&str| {
        let headers = [("content-type", "application/json"), (header, *value)];
        let said = served.client().request("POST", "/matches", &headers, Some(new.as_bytes()));
        if said.status == 429 {
            assert_eq!(said.headers["retry-after"], "3600");
        }
        said.status
    };
    values.iter().map(create).collect()
}

#[test]
fn behind_a_proxy_everybody_has_limits_of_their_own() {
    let trusting =
        |proxy_header| Settings { proxies: vec!["127.0.0.1/32".parse().unwrap()], proxy_header, ..Settings::default() };
    let addresses = ["1.2.3.4", "5.6.7.8", "1.2.3.4", "9.9.9.9, 5.6.7.8"];
    let x_forwarded_for = trusting(ProxyHeader::XForwardedFor);
    assert_eq!(created(x_forwarded_for.clone(), "x-forwarded-for", &addresses), [201, 201, 429, 429]);
    let forwarded = ["for=1.2.3.4", "for=5.6.7.8;proto=https", "for=\"1.2.3.4:99\""];
    assert_eq!(created(trusting(ProxyHeader::Forwarded), "forwarded", &forwarded), [201, 201, 429]);
    // A proxy that writes the one header passes the other on from whoever likes to lie.
    assert_eq!(created(x_forwarded_for, "forwarded", &forwarded), [201, 429, 429]);
    assert_eq!(created(Settings::default(), "x-forwarded-for", &addresses), [201, 429, 429, 429], "nobody is trusted");
}

#[test]
fn a_server_can_be_a_part_of_a_site() {
    let served = served(Settings { base_path: "/sandtable".to_owned(), ..Settings::default() });
    let get = |path: &str| served.client().send("GET", &format!("http://{}{path}", served.address), &[], None);
    assert_eq!(get("/sandtable/api/health").status, 200);
    assert_eq!(get("/sandtable/api/nothing").problem(), "unknown-route");
    assert_eq!(get("/api/health").problem(), "unknown-route");
    assert_eq!(get("/").problem(), "unknown-route");
    for path in ["/sandtable", "/sandtable/", "/sandtable/match/x", "/sandtable/index.html"] {
        let page = get(path);
        assert_eq!((page.status, page.kind.as_str()), (200, "text/html; charset=utf-8"), "{path}");
        // Without a client that has been built, there is only a word about that.
        if page.text.contains("base-path") {
            assert!(page.text.contains("name=\"base-path\" content=\"/sandtable\""), "{}", page.text);
            assert!(page.text.contains("src=\"/sandtable/assets/"), "{}", page.text);
        }
    }
}

/// Another site can give its name to our address: its page then asks as if it were ours.
#[test]
fn names_that_are_not_ours_are_refused() {
    let served = served(Settings { origins: vec!["https://play.example".to_owned()], ..Settings::default() });
    let asked = |host: &str| {
        let mut stream = served.say(format!("GET /api/health HTTP/1.1\r\n{host}connection: close\r\n\r\n").as_bytes());
        let mut said = String::new();
        stream.read_to_string(&mut said).unwrap();
        said
    };
    for host in ["host: 127.0.0.1:1939\r\n", "host: localhost\r\n", "host: [::1]:1939\r\n", "host: play.example\r\n"] {
        assert!(asked(host).starts_with("HTTP/1.1 200"), "{host}");
    }
    for host in ["host: evil.example\r\n", "host: evil.example:1939\r\n", "host: 127.0.0.1.evil.example\r\n", ""] {
        let said = asked(host);
        assert!(said.starts_with("HTTP/1.1 421") && said.contains("/problems/wrong-host"), "{host}: {said}");
    }
}
