//! How the real program ends: it waits for nobody for long, and for nobody at all if it is told a second time.
#![cfg(unix)]

mod program;

use program::Program;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::process::ChildStderr;

/// A program that is about to be stopped, and its log.
struct Stopped {
    program: Program,
    /// Where it listens, for a plain connection.
    address: String,
    log: BufReader<ChildStderr>,
}

impl Stopped {
    fn start(name: &str, flags: &[&str]) -> Stopped {
        let store = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("stop-{name}.db"));
        let _ = std::fs::remove_file(&store);
        let mut program = Program::start_heard(store, flags);
        let address = program.address.strip_prefix("http://").unwrap().to_owned();
        let log = BufReader::new(program.log());
        Stopped { program, address, log }
    }

    /// A request whose head the server has read, and whose body it waits for: it has said so.
    fn half_sent(&self) -> TcpStream {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let head = b"POST /api/matches HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
                     content-length: 9\r\nexpect: 100-continue\r\n\r\n";
        stream.write_all(head).unwrap();
        let mut line = String::new();
        BufReader::new(stream.try_clone().unwrap()).read_line(&mut line).unwrap();
        assert!(line.starts_with("HTTP/1.1 100"), "{line}");
        stream
    }

    fn wait_for_line(&mut self, part: &str) {
        let mut line = String::new();
        while !line.contains(part) {
            line.clear();
            assert!(self.log.read_line(&mut line).unwrap() > 0, "the program ended without saying \"{part}\"");
        }
    }

    fn get(&self, path: &str) -> (u16, String) {
        let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
        let mut said = agent.get(format!("http://{}{path}", self.address)).call().unwrap();
        (said.status().as_u16(), said.body_mut().read_to_string().unwrap())
    }
}

/// It would never end if it waited for the rest of a request.
#[test]
fn a_half_sent_request_does_not_keep_the_program() {
    let stopped = Stopped::start("once", &["--farewell-time", "0.3"]);
    let half = stopped.half_sent();
    stopped.program.tell_to_stop();
    assert_eq!(stopped.program.wait().code(), Some(0));
    drop(half);
}

#[test]
fn told_a_second_time_it_ends_at_once() {
    // The first time it would wait for an hour, or until the body of the request is given up.
    let mut stopped = Stopped::start("twice", &["--farewell-time", "3600"]);
    let half = stopped.half_sent();
    stopped.program.tell_to_stop();
    stopped.wait_for_line("stopping");
    stopped.program.tell_to_stop();
    assert_eq!(stopped.program.wait().code(), Some(130));
    drop(half);
}

/// Balancers are told before anybody is turned away: it goes on serving while it says that it is about to stop.
#[test]
fn while_it_drains_it_says_so_and_serves() {
    let mut stopped = Stopped::start("drain", &["--drain-time", "3600"]);
    assert_eq!(stopped.get("/readyz"), (200, "ready\n".to_owned()));
    stopped.program.tell_to_stop();
    stopped.wait_for_line("draining");
    assert_eq!(stopped.get("/readyz"), (503, "draining: the server is about to stop\n".to_owned()));
    assert_eq!(stopped.get("/healthz").0, 200);
    assert_eq!(stopped.get("/api/health").0, 200);
    stopped.program.tell_to_stop();
    assert_eq!(stopped.program.wait().code(), Some(130));
}
