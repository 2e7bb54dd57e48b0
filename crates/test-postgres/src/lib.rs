//! For tests: a real PostgreSQL that they start by themselves. One for each program of tests, reached by a socket in a
//! folder that is thrown away, so that no port is taken; a database of its own for each test.
//!
//! It ends when the program that started it does, however that ends: a shell waits for the end of its input.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use tokio_postgres::NoTls;

/// A PostgreSQL that is running.
#[derive(Debug)]
pub struct Server {
    folder: PathBuf,
    programs: PathBuf,
    databases: AtomicUsize,
    /// Held, because the server ends when its input does.
    _watch: Child,
}

/// The PostgreSQL of this program.
pub fn server() -> &'static Server {
    static SERVER: OnceLock<Server> = OnceLock::new();
    SERVER.get_or_init(Server::start)
}

/// The address of a new, empty database.
pub fn database() -> String {
    server().database()
}

/// Whether what is stored survives a power cut. For tests it need not.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Disk {
    Careless,
    Synced,
}

impl Server {
    /// One of its own, for tests that stop and start it.
    pub fn start() -> Server {
        Server::on(Disk::Careless)
    }

    /// One that keeps what it stores as a real one does, for measuring how long that takes.
    pub fn durable() -> Server {
        Server::on(Disk::Synced)
    }

    fn on(disk: Disk) -> Server {
        let programs = programs();
        let folder = std::env::temp_dir().join(format!("sandtable-postgres-{}-{}", std::process::id(), next()));
        // What an earlier program of the same number may have left.
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        if is_root() {
            let owned = Command::new("chown").arg(USER).arg(&folder).status().unwrap();
            assert!(owned.success(), "the folder can be given to {USER}");
        }
        let data = folder.join("data");
        let set_up = ["--auth=trust", "--username=sandtable", "--encoding=UTF8", "--locale=C", "--no-sync", "--pgdata"];
        run(as_nobody(&programs.join("initdb")).args(set_up).arg(&data));
        let careless = if disk == Disk::Careless { "fsync = off\nfull_page_writes = off\n" } else { "" };
        let settings = format!(
            "listen_addresses = ''\nunix_socket_directories = '{}'\nmax_connections = 200\nshared_buffers = 32MB\n\
             {careless}",
            folder.display()
        );
        let file = data.join("postgresql.auto.conf");
        std::fs::write(&file, settings).unwrap();
        let server = Server { _watch: watch(&folder, &programs), folder, programs, databases: AtomicUsize::new(0) };
        server.control(&["start"]);
        server
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn control(&self, what: &[&str]) {
        let log = self.folder.join("log");
        let mut command = as_nobody(&self.programs.join("pg_ctl"));
        run(command.arg("--wait").arg("--pgdata").arg(self.data()).arg("--log").arg(log).args(what));
    }

    /// Ends it as a crash would, and starts it again.
    pub fn restart(&self) {
        self.control(&["restart", "--mode=immediate"]);
    }

    /// The address of a new, empty database.
    pub fn database(&self) -> String {
        let name = format!("test_{}", self.databases.fetch_add(1, Ordering::SeqCst));
        self.tell("postgres", &format!("CREATE DATABASE {name}"));
        self.address(&name)
    }

    fn address(&self, database: &str) -> String {
        format!("postgres:///{database}?host={}&user=sandtable", self.folder.display())
    }

    /// Cuts every connection to a database.
    pub fn cut(&self, address: &str) {
        let name = address.split_once(":///").and_then(|(_, rest)| rest.split('?').next()).unwrap_or_default();
        let sql = format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'");
        self.tell("postgres", &sql);
    }

    /// Says something to a database in SQL.
    pub fn tell(&self, database: &str, sql: &str) {
        tell(&self.address(database), sql);
    }
}

/// Says something to the database at an address.
pub fn tell(address: &str, sql: &str) {
    // On a thread of its own, so that tests that are themselves asynchronous can call it.
    std::thread::scope(|scope| {
        let told = scope.spawn(|| {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            runtime.block_on(async {
                let (client, connection) = tokio_postgres::connect(address, NoTls).await.unwrap();
                let driven = tokio::spawn(connection);
                client.batch_execute(sql).await.unwrap_or_else(|error| panic!("{sql}: {error:?}"));
                drop(client);
                // It ends with its client.
                let _ = driven.await;
            });
        });
        told.join().unwrap();
    });
}

fn next() -> usize {
    static STARTED: AtomicUsize = AtomicUsize::new(0);
    STARTED.fetch_add(1, Ordering::SeqCst)
}

/// Who runs it where the tests are run by somebody whom PostgreSQL refuses.
const USER: &str = "nobody";

fn is_root() -> bool {
    let said = Command::new("id").arg("-u").output().unwrap();
    said.stdout.trim_ascii() == b"0"
}

fn as_nobody(program: &Path) -> Command {
    let mut command = if is_root() {
        let mut command = Command::new("setpriv");
        command.args(["--reuid", USER, "--regid", USER_GROUP, "--clear-groups"]).arg(program);
        command
    } else {
        Command::new(program)
    };
    command.current_dir("/").stdin(Stdio::null());
    command
}

const USER_GROUP: &str = "65534";

fn run(command: &mut Command) {
    // Not a pipe: the server would inherit it, and it would never end.
    let log = std::env::temp_dir().join(format!("sandtable-postgres-{}-{}.log", std::process::id(), next()));
    let (out, errors) =
        (std::fs::File::create(&log).unwrap(), std::fs::File::options().append(true).open(&log).unwrap());
    let done = command.stdout(out).stderr(errors).status().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let said = std::fs::read_to_string(&log).unwrap_or_default();
    let _ = std::fs::remove_file(&log);
    assert!(done.success(), "{command:?}: {said}");
}

/// Stops the server and takes the folder away when this program has ended, even if it was killed.
fn watch(folder: &Path, programs: &Path) -> Child {
    let stop = as_nobody(&programs.join("pg_ctl"));
    let words: Vec<&OsStr> = std::iter::once(stop.get_program()).chain(stop.get_args()).collect();
    let script = "folder=$1; shift; cat >/dev/null; \"$@\" stop --mode=immediate --pgdata \"$folder/data\"; \
                  rm -rf \"$folder\"";
    let mut command = Command::new("sh");
    command.args(["-c", script, "watch"]).arg(folder).args(words);
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
}

/// Where the programs of PostgreSQL are; where there are none, they are installed.
fn programs() -> PathBuf {
    static LOOKING: Mutex<()> = Mutex::new(());
    let _one_at_a_time = LOOKING.lock().unwrap_or_else(PoisonError::into_inner);
    found().unwrap_or_else(|| {
        let install = "apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql";
        let done = Command::new("sh").args(["-c", install]).stdout(Stdio::null()).status().unwrap();
        assert!(done.success(), "PostgreSQL is not on this machine, and apt-get cannot install it");
        found().expect("PostgreSQL has just been installed")
    })
}

fn found() -> Option<PathBuf> {
    let in_path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&in_path).collect();
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    versions.sort();
    folders.extend(versions.into_iter().rev());
    folders.into_iter().find(|folder| ["initdb", "postgres", "pg_ctl"].iter().all(|name| folder.join(name).exists()))
}
