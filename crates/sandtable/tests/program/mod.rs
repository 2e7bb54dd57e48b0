//! The real program, serving a store at a port of its own.

use serde_json::Value;
use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, ChildStderr, Command, ExitStatus, Stdio};

pub struct Program {
    child: Child,
    pub address: String,
    /// What it writes down, if it is heard.
    log: Option<ChildStderr>,
}

/// The program to be tested, unless another is asked for: an older one, to make a store as it made them.
pub fn path() -> PathBuf {
    std::env::var_os("SANDTABLE_PROGRAM").map_or_else(|| env!("CARGO_BIN_EXE_sandtable").into(), PathBuf::from)
}

impl Program {
    #[allow(dead_code)] // Not every file of tests lets it write to the terminal.
    pub fn start(store: impl AsRef<OsStr>, flags: &[&str]) -> Program {
        Program::begin(store.as_ref(), flags, Stdio::inherit())
    }

    /// What it writes down is kept for `log`.
    #[allow(dead_code)] // Not every file of tests reads what it writes down.
    pub fn start_heard(store: impl AsRef<OsStr>, flags: &[&str]) -> Program {
        Program::begin(store.as_ref(), flags, Stdio::piped())
    }

    fn begin(store: &OsStr, flags: &[&str], errors: Stdio) -> Program {
        let mut child = Command::new(path())
            .args(["serve", "--json", "--listen", "127.0.0.1:0", "--store"])
            .arg(store)
            .args(flags)
            .stdout(Stdio::piped())
            .stderr(errors)
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let said: Value = serde_json::from_str(&line).unwrap();
        let log = child.stderr.take();
        Program { child, address: said["address"].as_str().unwrap().to_owned(), log }
    }

    /// What it writes down from now on.
    ///
    /// # Panics
    /// If it is not heard, or has been asked before.
    #[allow(dead_code)] // Not every file of tests reads what it writes down.
    pub fn log(&mut self) -> ChildStderr {
        self.log.take().unwrap()
    }

    /// SIGKILL, wherever it is.
    #[allow(dead_code)] // Not every file of tests ends it in this way.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to end, as a system does that shuts down.
    #[allow(dead_code)] // Not every file of tests stops it in this way.
    pub fn tell_to_stop(&self) {
        let asked = Command::new("kill").args(["-s", "TERM", &self.child.id().to_string()]).status().unwrap();
        assert!(asked.success());
    }

    #[allow(dead_code)] // Not every file of tests waits for its end.
    pub fn wait(mut self) -> ExitStatus {
        self.child.wait().unwrap()
    }

    #[allow(dead_code)] // Not every file of tests stops it in this way.
    pub fn stop(self) -> ExitStatus {
        self.tell_to_stop();
        self.wait()
    }
}

impl Drop for Program {
    /// A test that fails leaves nothing running.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
