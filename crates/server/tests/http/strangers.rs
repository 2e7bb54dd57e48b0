//! Strangers who want to stop the server: files made to be slow, requests that never end, connections that are never
//! read. Nobody else waits for them, and they are told why they get nothing.

use crate::client::{Player, Served};
use serde_json::json;
use server::{Jobs, Rate, Settings, Waits};
use std::io::Read;
use std::net::TcpStream;
use std::sync::Arc;
use std::time::Duration;
use store::Sqlite;
use tungstenite::Message;
use tungstenite::protocol::frame::coding::CloseCode;

const SOON: Duration = Duration::from_millis(100);

fn served(settings: Settings) -> Served {
    Served::with(Arc::new(Sqlite::in_memory().unwrap()), settings)
}

/// What comes on a connection until the server closes it; it is waited for.
fn rest(mut stream: TcpStream) -> String {
    let mut said = Vec::new();
    // A connection that is closed while something is under way to it may also be reset.
    let _ = stream.read_to_end(&mut said);
    String::from_utf8(said).unwrap()
}

/// 80,000 attributes took the reader of trees ten seconds; that little of them is looked at is tested where they are
/// read.
#[test]
fn a_roster_made_to_be_slow_is_refused_with_a_reason() {
    let served = Served::with_forces(Settings::default());
    let attributes: String = (0..80_000).map(|i| format!(" a{i}=''")).collect();
    let path = "/games/bolt-action/forces/file?name=x.ros";
    let said = served.client().post_raw(path, "application/octet-stream", format!("<roster{attributes}/>").as_bytes());
    assert_eq!((said.status, said.problem().as_str()), (422, "bad-force"));
    assert!(said.text.contains("at most 64 attributes"), "{}", said.text);
}

/// A file that has one unit very often is refused by its length, or with its first problems.
#[test]
fn padded_files_are_refused() {
    let served = Served::with_forces(Settings::default());
    let unit = "[[unit]]\nid = 'a'\nnames = ['A']\nnations = ['germany']\nrole = 'squad'\npoints = { regular = 50 }\n\
                men = [5, 5]\narms = 'rifle'\n";
    let begin = |files: serde_json::Value| {
        let scenario = json!({ "game": "bolt-action", "scenario": "top-secret", "files": files });
        let said = served.client().post("/matches", &json!({ "from": { "scenario": scenario } }));
        (said.problem(), said.json()["detail"].as_str().unwrap().to_owned())
    };
    let units = |n: usize| format!("provenance = 'house'\n[prices]\n{}", unit.repeat(n));
    let (problem, detail) = begin(json!({ "units.toml": units(20_000) }));
    assert_eq!(problem, "too-much-data");
    assert!(detail.ends_with("and 1048576 may be"), "{detail}");
    let (problem, detail) = begin(json!({ "units.toml": units(6_000) }));
    assert_eq!(problem, "cannot-begin");
    assert!(detail.starts_with("units.toml: expected a data file of at most 524288 bytes"), "{detail}");
    let (_, detail) = begin(json!({ "units.toml": units(2_000) }));
    assert!(detail.ends_with("and 1979 more") && detail.len() < 4_000, "{detail}");
    let many: serde_json::Map<_, _> = (0..40).map(|n| (format!("{n}.toml"), json!(""))).collect();
    assert!(begin(json!(many)).1.contains("at most 32 data files"));
}

#[test]
fn whatever_is_work_is_limited_and_says_when_to_come_back() {
    let served = served(Settings { previews: Rate { per_second: 0.1, burst: 2.0 }, ..Settings::default() });
    let preview = || served.client().get("/games/hungary-1944/preview");
    assert_eq!((preview().status, preview().status), (200, 200));
    let said = preview();
    assert_eq!((said.status, said.problem().as_str()), (429, "too-many"));
    let wait: u64 = said.headers["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=10).contains(&wait), "{wait}");
    // Whoever has made the server work for longer than there is time for has to wait as well.
    let served = self::served(Settings { work: Rate { per_second: 1e-9, burst: 1e-9 }, ..Settings::default() });
    let game = served.debrecen();
    let question = json!({ "inspect": { "space": "1116" } });
    let said = game.axis().post("/ask", &question);
    assert_eq!((said.status, said.problem().as_str()), (429, "too-many"));
    assert_eq!(game.axis().get("").status, 200, "the match itself is there");
}

/// The lobby asks for a picture of every game at once, and so may those who share an address.
#[test]
fn a_few_who_ask_for_work_at_once_are_all_answered() {
    let served = Served::with_forces(Settings::default());
    let preview = |n: usize| {
        let game = ["hungary-1944", "bolt-action"][n % 2];
        served.client().get(&format!("/games/{game}/preview")).status
    };
    let asked: Vec<u16> = std::thread::scope(|scope| {
        let all: Vec<_> = (0..12).map(|n| scope.spawn(move || preview(n))).collect();
        all.into_iter().map(|one| one.join().unwrap()).collect()
    });
    assert_eq!(asked, [200; 12]);
}

#[test]
fn a_record_that_takes_too_long_is_given_up() {
    let jobs = Jobs { longest: Duration::ZERO, ..Jobs::default() };
    let record = {
        let served = served(Settings::default());
        let mut axis = served.debrecen().axis();
        let action = axis.harmless();
        axis.act_now(&action);
        axis.get("/record").text
    };
    let served = served(Settings { jobs, ..Settings::default() });
    let said = served.client().post_raw("/records", "text/plain", record.as_bytes());
    assert_eq!((said.status, said.problem().as_str()), (408, "too-slow"), "{}", said.text);
}

#[test]
fn half_sent_requests_are_given_up() {
    let waits = Waits { header: SOON, ..Waits::default() };
    let served = served(Settings { waits, ..Settings::default() });
    assert_eq!(rest(served.say(b"GET /api/health HTTP/1.1\r\nhost: 127.0")), "");

    let waits = Waits { idle: SOON, ..Waits::default() };
    let served = self::served(Settings { waits, ..Settings::default() });
    assert_eq!(rest(served.say(b"")), "");
    let said = rest(served.say(b"GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n"));
    assert!(said.starts_with("HTTP/1.1 200"), "what was asked is answered first: {said}");

    let waits = Waits { body: SOON, ..Waits::default() };
    let served = self::served(Settings { waits, ..Settings::default() });
    let said = rest(served.say(
        b"POST /api/matches HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
          content-length: 99\r\n\r\n{",
    ));
    assert!(said.starts_with("HTTP/1.1 408") && said.contains("/problems/too-slow"), "{said}");

    let waits = Waits { request: SOON, ..Waits::default() };
    let served = self::served(Settings { waits, ..Settings::default() });
    let said = rest(served.say(
        b"POST /api/matches HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
          content-length: 99\r\n\r\n{",
    ));
    assert!(said.starts_with("HTTP/1.1 408") && said.contains("/problems/too-slow"), "{said}");
}

/// A head that is longer than any of ours is refused while it is read.
#[test]
fn endless_heads_are_refused() {
    let served = Served::new();
    let many: String = (0..200).map(|n| format!("x{n}: y\r\n")).collect();
    let long = format!("x: {}\r\n", "y".repeat(40_000));
    for head in [many, long] {
        let said = rest(served.say(format!("GET /api/health HTTP/1.1\r\nhost: localhost\r\n{head}\r\n").as_bytes()));
        assert!(said.is_empty() || said.starts_with("HTTP/1.1 431"), "{said}");
    }
}

#[test]
fn half_sent_requests_shut_nobody_out() {
    let served = served(Settings { connections_per_address: 8, ..Settings::default() });
    let half: Vec<_> = (0..50).map(|_| served.say(b"GET /api/health HTTP/1.1\r\nhost: 127.0")).collect();
    assert_eq!(served.client().get("/health").status, 200);
    drop(half);
}

/// Dropping what is served joins the thread of the server: it would never end if it waited for a half-sent request.
#[test]
fn a_server_told_to_stop_says_goodbye_and_waits_for_nobody() {
    let waits = Waits { farewell: Duration::from_secs(2), ..Waits::default() };
    let served = served(Settings { waits, ..Settings::default() });
    let axis = served.debrecen().axis();
    let half = [
        served.say(b"GET /api/health HTTP/1.1\r\nhost: 127.0"),
        served.say(
            b"POST /api/matches HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
              content-length: 9\r\n\r\n{",
        ),
    ];
    let mut ear = axis.listen("");
    ear.hear();
    drop(served);
    assert_eq!(closed_with(&mut ear.socket), Some(CloseCode::Away));
    half.into_iter().for_each(|stream| drop(rest(stream)));
}

type Socket = tungstenite::WebSocket<tungstenite::stream::MaybeTlsStream<TcpStream>>;

/// How a live connection ends; it is waited for.
fn closed_with(socket: &mut Socket) -> Option<CloseCode> {
    loop {
        match socket.read() {
            Ok(Message::Close(frame)) => return frame.map(|frame| frame.code),
            Ok(_) => {}
            Err(_) => return None,
        }
    }
}

#[test]
fn those_who_watch_do_not_keep_players_out() {
    let served = served(Settings { sockets: 100, sockets_per_address: 4, ..Settings::default() });
    let game = served.begin(json!({
        "from": { "scenario": { "game": "hungary-1944", "scenario": "debrecen" } }, "listed": true,
    }));
    let nobody = Player { client: served.client(), ..game.watcher() };
    let mut watching: Vec<_> = (0..4).map(|_| nobody.listen("")).collect();
    assert!(nobody.try_to_listen("").is_err(), "an address has its share");
    let mut player = game.axis().listen("");
    player.hear();
    assert_eq!(closed_with(&mut watching[0].socket), Some(CloseCode::Again));
    watching[3].hear();
}

#[test]
fn a_key_in_the_address_opens_no_live_connection() {
    let served = Served::new();
    let game = served.debrecen();
    let nobody = Player { client: served.client(), ..game.axis() };
    assert!(nobody.try_to_listen(&format!("key={}", game.key("axis"))).is_err());
    assert!(game.axis().try_to_listen("").is_ok());
}

/// Whoever is sent more than the connection holds and takes none of it loses the place to somebody who reads.
#[test]
fn whoever_does_not_read_loses_the_place() {
    let waits = Waits { message: SOON, ..Waits::default() };
    let served = served(Settings { waits, sockets_per_address: 2, ..Settings::default() });
    let game = served.debrecen();
    let (mut axis, watcher) = (game.axis(), game.watcher());
    let slow = [watcher.listen(""), watcher.listen("")];
    let action = axis.harmless();
    let mut moves = 0;
    while watcher.try_to_listen("").is_err() {
        for _ in 0..20 {
            axis.act_now(&action);
            axis.undo_now();
            moves += 2;
        }
        assert!(moves < 20_000, "they keep the place whatever they are sent");
    }
    drop(slow);
}
