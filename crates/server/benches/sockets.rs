//! How much memory an idle live connection takes. A plain program that prints a table; it reads its own size where the
//! system tells it (Linux). The other ends of the connections are bare streams of the same program, which hold nothing.

mod serving;

use serde_json::{Value, json};
use server::Settings;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::Arc;
use std::time::Duration;
use store::Sqlite;

const MANY: usize = 1_000;

fn main() {
    // Both ends of every connection are files of this program; where no more are allowed, connecting says so.
    let _ = rlimit::increase_nofile_limit(rlimit::INFINITY);
    let address = serve();
    let new = json!({ "from": { "scenario": { "game": "hungary-1944", "scenario": "campaign" } }, "listed": true });
    let made = ask(&address, "POST", "/matches", &new.to_string());
    let id = made["id"].as_str().unwrap();
    let view = ask(&address, "GET", &format!("/matches/{id}"), "");
    let version = view["now"]["version"].as_str().unwrap();
    println!("Memory of an idle live connection, over {MANY} of them\n");
    println!("{:<44} {:>10}", "", "KB each");
    // The first ones also pay for what all share.
    let mut held = connect(&address, id, &format!("version={version}"), MANY / 10);
    let kinds = [
        ("that has seen the present version", format!("version={version}")),
        ("that was sent everything, deflated", "compress=deflate".to_owned()),
        ("that was sent everything", String::new()),
    ];
    for (name, query) in kinds {
        let before = resident();
        // All are kept: what is freed would be used again, and the next ones would seem to be for nothing.
        held.extend(connect(&address, id, &query, MANY));
        match (before, resident()) {
            (Some(before), Some(after)) => println!("{name:<44} {:>10.1}", (after - before) / MANY as f64),
            _ => println!("{name:<44} {:>10}", "unknown"),
        }
    }
    std::process::exit(0);
}

fn serve() -> String {
    let all = 4 * MANY;
    let settings = Settings {
        connections: all,
        connections_per_address: all,
        sockets: all,
        sockets_per_address: all,
        ..Settings::default()
    };
    serving::serve(Arc::new(Sqlite::in_memory().unwrap()), settings).to_string()
}

/// What the program has in memory, in KB.
fn resident() -> Option<f64> {
    // What was freed is given back by the allocator as it likes; a moment of quiet lets the server finish what it does.
    std::thread::sleep(Duration::from_secs(1));
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?.trim().strip_suffix(" kB")?.trim().parse().ok()
}

fn connect(address: &str, id: &str, query: &str, many: usize) -> Vec<TcpStream> {
    (0..many).map(|_| upgraded(address, id, query)).collect()
}

/// A live connection on which everything that comes at first has been read.
fn upgraded(address: &str, id: &str, query: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).unwrap();
    let request = format!(
        "GET /api/matches/{id}/live?{query} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).unwrap();
    stream.set_read_timeout(Some(Duration::from_millis(20))).unwrap();
    let (mut all, mut chunk) = (0, [0; 65536]);
    loop {
        match stream.read(&mut chunk) {
            Ok(0) => panic!("the server hung up after {all} bytes"),
            Ok(read) => {
                assert!(all > 0 || chunk.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&chunk[..read]));
                all += read;
            }
            Err(_) if all > 0 => return stream,
            Err(_) => {}
        }
    }
}

fn ask(address: &str, method: &str, path: &str, body: &str) -> Value {
    let url = format!("http://{address}/api{path}");
    let agent: ureq::Agent = ureq::Agent::config_builder().build().into();
    let mut said = match method {
        "POST" => agent.post(url).header("content-type", "application/json").send(body).unwrap(),
        _ => agent.get(url).call().unwrap(),
    };
    serde_json::from_str(&said.body_mut().with_config().limit(64 << 20).read_to_string().unwrap()).unwrap()
}
