//! What is written down: everything that went wrong in the server, and nothing that is a secret.

use crate::client::Served;
use crate::spoilt::Spoilt;
use serde_json::json;
use server::Settings;
use std::io;
use std::sync::atomic::Ordering;
use std::sync::{Arc, LazyLock, Mutex};
use tracing_subscriber::fmt::MakeWriter;

/// What all servers of this program write.
#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl io::Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Lines {
    type Writer = Lines;

    fn make_writer(&'a self) -> Lines {
        self.clone()
    }
}

impl Lines {
    fn all(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

static LINES: LazyLock<Lines> = LazyLock::new(|| {
    let lines = Lines::default();
    let level = tracing_subscriber::filter::LevelFilter::TRACE;
    tracing_subscriber::fmt().with_max_level(level).with_writer(lines.clone()).init();
    lines
});

#[test]
fn every_failure_of_the_server_has_a_line() {
    LazyLock::force(&LINES);
    let store = Arc::new(Spoilt::default());
    store.unreadable.store(true, Ordering::SeqCst);
    let served = Served::with(store, Settings::default());
    let said = served.client().get("/matches/0123456789abcdef");
    assert_eq!((said.status, said.problem().as_str()), (500, "unreadable-match"));
    let id = said.headers["x-request-id"].to_str().unwrap().to_owned();
    let lines = LINES.all();
    let line =
        lines.lines().find(|line| line.contains(&format!("\"{id}\""))).unwrap_or_else(|| panic!("{id}: {lines}"));
    for part in ["ERROR", "GET", "/api/matches/0123456789abcdef", "127.0.0.1", "500", "it is all wrong"] {
        assert!(line.contains(part), "{part}: {line}");
    }
}

#[test]
fn no_line_has_a_secret() {
    LazyLock::force(&LINES);
    let served = Served::new();
    let game = served.debrecen();
    let (mut axis, allied) = (game.axis(), game.allied());
    let mut ear = allied.listen("");
    ear.hear();
    let action = axis.harmless();
    axis.act_now(&action);
    axis.command("stale", json!("undo"));
    axis.get("/nothing");
    served.client().get(&axis.path(&format!("?key={}", game.key("axis"))));
    served.client().with_key("f00df00df00df00df00df00df00df00d").get(&axis.path(""));
    let record = axis.get("/record").text;
    served.begin(json!({ "from": { "record": { "text": record } } }));
    drop(ear);
    let lines = LINES.all();
    assert!(lines.contains(&axis.path("/commands")), "requests are written down");
    for secret in [game.key("axis"), game.key("allied"), game.watch_key(), "f00df00df00df00d"] {
        assert!(!lines.contains(secret), "a key stands in the log");
    }
}
