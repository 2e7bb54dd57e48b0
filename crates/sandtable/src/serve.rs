//! `sandtable serve`: matches for browsers and bots, kept in one file.

mod configuration;
mod limits;

pub use configuration::Configured;

use crate::context::Context;
use crate::failure::Failure;
use crate::open::unwritable;
use kernel::{Text, Words};
use limits::Limits;
use serde::Serialize;
use server::{IpNet, ProxyHeader, Settings};
use std::io::IsTerminal;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;
use store::Place;
use tokio::net::TcpListener;

/// Where matches are kept.
#[derive(Debug, clap::Args)]
pub struct Storage {
    /// Where matches are kept: a file, or a database that several servers may share, such as
    /// postgres://user@host/database [default: sandtable.db in the user's data folder]
    #[arg(long, value_name = "STORE")]
    pub store: Option<Place>,
}

impl Storage {
    pub fn place(&self, words: &Words) -> Result<Place, Failure> {
        match &self.store {
            Some(place) => Ok(place.clone()),
            None => Ok(Place::File(default_store(words)?)),
        }
    }
}

/// Whatever can be set is a field of this. `configuration.rs` reads names, kinds and what is built in from here.
#[derive(Debug, clap::Args)]
#[command(after_help = LAYERS)]
pub struct Args {
    /// A file with settings: TOML whose keys are the names of these flags
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Print what would hold, and where each setting comes from, instead of serving
    #[arg(long)]
    print_config: bool,
    #[command(flatten)]
    storage: Storage,
    /// The address to listen at; port 0 takes any that is free
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:1939")]
    listen: SocketAddr,
    /// Open the browser, where there is a desktop
    #[arg(long)]
    open: bool,
    /// An origin the server goes by, or whose pages may talk to it, such as https://example.org; can be given several
    /// times
    #[arg(long = "origin", value_name = "ORIGIN", value_parser = origin)]
    origins: Vec<String>,
    /// What all addresses begin with where a proxy gives the server a part of a site, such as /sandtable
    #[arg(long, value_name = "PATH", default_value = "", hide_default_value = true, value_parser = base_path)]
    base_path: String,
    /// A proxy that is believed when it says for whom it asks, as an address or a network such as 10.0.0.0/8; can be
    /// given several times
    #[arg(long = "trust-proxy", value_name = "ADDRESS", value_parser = network)]
    proxies: Vec<IpNet>,
    /// Where proxies say it: x-forwarded-for or forwarded
    #[arg(long, value_name = "HEADER", default_value = "x-forwarded-for")]
    proxy_header: ProxyHeader,
    /// What is written to the errors: off, error, warn, info, debug (every request) or trace
    #[arg(long, value_name = "LEVEL", default_value = "info")]
    log: tracing::level_filters::LevelFilter,
    /// How it is written: for people, or one JSON object a line
    #[arg(long, value_name = "FORMAT", value_enum, default_value = "text")]
    log_format: LogFormat,
    /// An address or a network that may read /metrics; can be given several times
    #[arg(long, value_name = "ADDRESS", value_parser = network, default_values_t = Settings::default().metrics_from)]
    metrics_from: Vec<IpNet>,
    /// Let the dice of every match follow from this number: for tests and demonstrations only
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[command(flatten)]
    limits: Limits,
    #[command(flatten)]
    quotas: crate::quotas::Storing,
}

const LAYERS: &str = "Every flag can also be a key of the file named by --config (trust-proxy = [\"10.0.0.0/8\"]) or a \
                      variable (SANDTABLE_TRUST_PROXY=10.0.0.0/8,127.0.0.1). Flags win over the environment, that over \
                      the file, that over what is built in.";

#[derive(Copy, Clone, PartialEq, Eq, Debug, clap::ValueEnum)]
enum LogFormat {
    Text,
    Json,
}

/// What the program has open besides connections: the store, the terminal, what the system needs.
#[cfg(unix)]
const OTHER_FILES: usize = 64;
/// How long threads that are still thinking are waited for.
const THOUGHTS: Duration = Duration::from_millis(500);

fn origin(text: &str) -> Result<String, String> {
    let host = text.split_once("://").map(|(_, host)| host).filter(|host| !host.is_empty() && !host.contains('/'));
    host.map(|_| text.to_owned()).ok_or_else(|| "expected an origin, such as https://example.org".to_owned())
}

fn base_path(text: &str) -> Result<String, String> {
    let path = text.trim_end_matches('/');
    let plain = |c: char| c.is_ascii_alphanumeric() || "/-_.~".contains(c);
    let is_path = path.is_empty() || (path.starts_with('/') && path.chars().all(plain) && !path.contains("//"));
    is_path.then(|| path.to_owned()).ok_or_else(|| "expected a path of plain letters, such as /sandtable".to_owned())
}

fn network(text: &str) -> Result<IpNet, String> {
    let one = text.parse::<IpAddr>().map(IpNet::from);
    one.or_else(|_| text.parse())
        .map_err(|_| "expected an address or a network, such as 127.0.0.1 or 10.0.0.0/8".to_owned())
}

#[derive(Debug, Serialize)]
struct Answer {
    address: String,
    store: String,
}

pub fn run(configured: &Configured, context: &mut Context<'_>) -> Result<(), Failure> {
    let args = &configured.args;
    if args.print_config {
        return print(configured, context);
    }
    let place = args.storage.place(&context.words)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let store = runtime.block_on(place.open())?;
    write_log(args.log, args.log_format);
    configured.doubts.iter().for_each(|doubt| tracing::warn!("{doubt}"));
    let settings = settings(args);
    let served = runtime.block_on(async {
        let cannot = |error: std::io::Error| {
            let text = Text::new("cli-cannot-listen").name("address", args.listen.to_string());
            Failure::usage(context.words.say(&text.name("why", error.to_string())))
        };
        let listener = TcpListener::bind(args.listen).await.map_err(cannot)?;
        let address = format!("http://{}{}", listener.local_addr()?, settings.base_path);
        announce(&address, &place.to_string(), context)?;
        if args.open && has_desktop() {
            open_browser(&address);
        }
        tracing::info!(address, store = %place, "serving");
        server::serve(listener, Arc::clone(&store), context.games.clone(), settings, told_to_stop()).await;
        // The file alone has everything; whoever is still reading is waited for by SQLite.
        store.settle().await.map_err(|error| Failure::bad(error.to_string()))
    });
    // What a thread is still thinking about is in no record yet, so nothing is lost with it.
    runtime.shutdown_timeout(THOUGHTS);
    served
}

/// What was asked for, within what the system allows.
fn settings(args: &Args) -> Settings {
    let asked = Settings {
        origins: args.origins.clone(),
        proxies: args.proxies.clone(),
        proxy_header: args.proxy_header,
        base_path: args.base_path.clone(),
        metrics_from: args.metrics_from.clone(),
        seed: args.seed,
        quotas: args.quotas.quotas(),
        ..args.limits.settings()
    };
    // Live connections are counted apart from those that ask.
    let most = most_connections();
    let sockets = asked.sockets.min(most / 2);
    Settings { sockets, connections: asked.connections.min(most - sockets), ..asked }
}

/// Every connection is an open file, of which systems allow few unless more are asked for.
#[cfg(unix)]
fn most_connections() -> usize {
    let files = rlimit::increase_nofile_limit(rlimit::INFINITY).unwrap_or(1024);
    usize::try_from(files).unwrap_or(usize::MAX).saturating_sub(OTHER_FILES).max(16)
}

#[cfg(not(unix))]
fn most_connections() -> usize {
    usize::MAX
}

fn write_log(level: tracing::level_filters::LevelFilter, format: LogFormat) {
    let lines = tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr).with_target(false);
    // Tests serve several times in one program; the first one writes.
    let _ = match format {
        LogFormat::Text => lines.with_ansi(std::io::stderr().is_terminal()).try_init(),
        LogFormat::Json => lines.json().flatten_event(true).with_span_list(false).try_init(),
    };
}

#[derive(Debug, Serialize)]
struct Shown {
    key: String,
    value: serde_json::Value,
    from: String,
}

/// What holds, as a file that would set it.
fn print(configured: &Configured, context: &mut Context<'_>) -> Result<(), Failure> {
    let settings = configured.settings.iter().filter(|setting| setting.is_in_files());
    if context.json {
        let shown = |s: &configuration::Setting| Shown { key: s.key.clone(), value: s.shown(), from: s.origin() };
        return context.write_json(&settings.map(shown).collect::<Vec<_>>());
    }
    for doubt in &configured.doubts {
        writeln!(context.out, "# {doubt}")?;
    }
    for setting in settings {
        writeln!(context.out, "{}", setting.line())?;
    }
    Ok(())
}

fn announce(address: &str, store: &str, context: &mut Context<'_>) -> Result<(), Failure> {
    if context.json {
        let line = serde_json::to_string(&Answer { address: address.to_owned(), store: store.to_owned() })?;
        writeln!(context.out, "{line}")?;
    } else {
        let text = Text::new("cli-serving").name("address", address.to_owned()).name("store", store.to_owned());
        writeln!(context.out, "{}", context.say(&text))?;
    }
    Ok(context.out.flush()?)
}

fn default_store(words: &Words) -> Result<PathBuf, Failure> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join(".local/share")));
    let folder = data.ok_or_else(|| Failure::usage(words.word("cli-no-data-folder")))?.join("sandtable");
    std::fs::create_dir_all(&folder).map_err(|error| unwritable(&folder, &error, words))?;
    Ok(folder.join("sandtable.db"))
}

fn has_desktop() -> bool {
    cfg!(any(target_os = "macos", windows))
        || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some_and(|v| !v.is_empty()))
}

/// Where no browser can be opened, nothing happens: the address has been written.
fn open_browser(address: &str) {
    let (program, before): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/c", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    let _ = Command::new(program).args(before).arg(address).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}

/// Waits for Ctrl+C, or for the system to ask the program to end. Whoever asks a second time does not want to wait.
async fn told_to_stop() {
    signalled().await;
    tokio::spawn(async {
        signalled().await;
        tracing::warn!("told a second time to stop");
        std::process::exit(INTERRUPTED.into());
    });
}

/// What a program ends with that was interrupted.
pub const INTERRUPTED: u8 = 130;

/// Waits until somebody wants the program to end.
pub async fn signalled() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                () = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    interrupted.await;
}
