//! The figures of the server, for whoever watches over it (`/metrics`). Neither keys nor the names of matches are among
//! the labels: routes, methods and kinds are few, and known before.

use crate::hall::Hall;
use crate::routes;
use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};
use std::collections::HashMap;
use std::fmt;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use store::Usage;

/// Seconds: from what memory answers to what a request may take at most.
const BUCKETS: [f64; 13] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0, 30.0];

/// What has no route of its own: the pages of the client, and what is not there.
const ELSEWHERE: &str = "elsewhere";

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Asked {
    route: &'static str,
    method: &'static str,
    status: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct At {
    route: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Ended {
    outcome: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Build {
    version: &'static str,
}

pub struct Metrics {
    registry: Registry,
    /// The routes there are, as the router and as the list of routes have them.
    routes: HashMap<String, &'static str>,
    requests: Family<Asked, Counter>,
    request_seconds: Family<At, Histogram>,
    commands: Family<Ended, Counter>,
    command_seconds: Histogram,
    created: Counter,
    appends: Family<Ended, Counter>,
    append_seconds: Histogram,
    events: Counter,
    machines: Queue,
    work: Queue,
    now: Now,
}

impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Metrics").finish_non_exhaustive()
    }
}

/// What is looked up when somebody asks.
#[derive(Debug, Default)]
struct Now {
    connections: Gauge,
    sockets: Gauge,
    sockets_most: Gauge,
    matches: Gauge,
    resting: Gauge,
    stored_matches: Gauge,
    stored_bytes: Gauge,
    quota_matches: Gauge,
    quota_bytes: Gauge,
    ready: Gauge,
    memory: Gauge,
    files: Gauge,
    started: Gauge,
}

fn seconds() -> Histogram {
    Histogram::new(BUCKETS)
}

impl Metrics {
    pub fn new(work: Queue, machines: Queue) -> Metrics {
        let mut registry = Registry::with_prefix("sandtable");
        let api = routes::all().into_iter().map(|route| (format!("/api{}", route.path), route.path));
        let own = crate::operations::PATHS.map(|path| (path.to_owned(), path));
        let metrics = Metrics {
            routes: api.chain(own).collect(),
            requests: Family::default(),
            request_seconds: Family::new_with_constructor(seconds),
            commands: Family::default(),
            command_seconds: seconds(),
            created: Counter::default(),
            appends: Family::default(),
            append_seconds: seconds(),
            events: Counter::default(),
            machines,
            work,
            now: Now::default(),
            registry: Registry::default(),
        };
        metrics.register_what_happened(&mut registry);
        metrics.now.register(&mut registry);
        metrics.machines.register(&mut registry, "machine", "slices of machine players' turns");
        metrics.work.register(&mut registry, "work", "jobs that depend on what was sent");
        register_build(&mut registry);
        Metrics { registry, ..metrics }
    }

    fn register_what_happened(&self, registry: &mut Registry) {
        registry.register("requests", "Requests that were answered", self.requests.clone());
        let help = "Time from a request's head to the beginning of its answer";
        registry.register_with_unit("request", help, Unit::Seconds, self.request_seconds.clone());
        registry.register("commands", "Commands of players", self.commands.clone());
        let help = "Time until a command was carried out and stored, or refused";
        registry.register_with_unit("command", help, Unit::Seconds, self.command_seconds.clone());
        registry.register("matches_created", "Matches that were begun", self.created.clone());
        registry.register("store_appends", "Writes to journals", self.appends.clone());
        registry.register("store_events", "Events that were stored", self.events.clone());
        let help = "Time until the store had taken a write to a journal";
        registry.register_with_unit("store_append", help, Unit::Seconds, self.append_seconds.clone());
    }

    /// `matched` is what the router calls the route.
    pub fn asked(&self, matched: Option<&str>, method: &str, status: u16, took: Duration) {
        let route = matched.and_then(|matched| self.routes.get(matched)).copied().unwrap_or(ELSEWHERE);
        let method = ["GET", "POST", "DELETE", "HEAD"].into_iter().find(|known| *known == method).unwrap_or("other");
        let status = match status {
            100..200 => "1xx",
            200..300 => "2xx",
            300..400 => "3xx",
            400..500 => "4xx",
            _ => "5xx",
        };
        self.requests.get_or_create(&Asked { route, method, status }).inc();
        self.request_seconds.get_or_create(&At { route }).observe(took.as_secs_f64());
    }

    pub fn commanded<T, E>(&self, result: &Result<T, E>, took: Duration) {
        self.commands.get_or_create(&ended(result)).inc();
        self.command_seconds.observe(took.as_secs_f64());
    }

    pub fn created(&self) {
        self.created.inc();
    }

    pub fn appended<T, E>(&self, result: &Result<T, E>, events: usize, took: Duration) {
        self.appends.get_or_create(&ended(result)).inc();
        self.append_seconds.observe(took.as_secs_f64());
        if result.is_ok() {
            self.events.inc_by(events as u64);
        }
    }

    /// All figures in the text format of OpenMetrics, which Prometheus reads.
    pub fn written(&self, hall: &Hall, usage: Option<Usage>, ready: bool) -> Result<String, fmt::Error> {
        self.now.look(hall, usage, ready);
        let mut written = String::new();
        text::encode(&mut written, &self.registry)?;
        Ok(written)
    }
}

fn ended<T, E>(result: &Result<T, E>) -> Ended {
    Ended { outcome: if result.is_ok() { "done" } else { "refused" } }
}

fn register_build(registry: &mut Registry) {
    let build: Family<Build, Gauge> = Family::default();
    build.get_or_create(&Build { version: env!("CARGO_PKG_VERSION") }).set(1);
    registry.register("build_info", "The version of the program", build);
}

impl Now {
    fn register(&self, registry: &mut Registry) {
        let mut gauge = |name: &str, help: &str, gauge: &Gauge| registry.register(name, help, gauge.clone());
        gauge("connections", "Connections that are open", &self.connections);
        gauge("sockets", "Live connections", &self.sockets);
        gauge("sockets_most", "The most live connections there may be", &self.sockets_most);
        gauge("matches_in_memory", "Matches that are in memory", &self.matches);
        gauge("matches_resting", "Matches of which only what listeners know is in memory", &self.resting);
        gauge("store_matches", "Matches that are stored", &self.stored_matches);
        gauge("store_quota_matches", "The most matches that may be stored", &self.quota_matches);
        gauge("store_size_bytes", "What the stored matches take", &self.stored_bytes);
        gauge("store_quota_bytes", "The most they may take", &self.quota_bytes);
        gauge("ready", "Whether /readyz says so", &self.ready);
        gauge("process_resident_memory_bytes", "Memory of the process", &self.memory);
        gauge("process_open_files", "Files and connections the process has open", &self.files);
        gauge("process_start_time_seconds", "When the process began, since 1970", &self.started);
        // It is set once: what follows only asks the clock again.
        let began = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
        self.started.set(began as i64);
    }

    fn look(&self, hall: &Hall, usage: Option<Usage>, ready: bool) {
        let quotas = &hall.settings().quotas;
        self.connections.set(hall.connections.many() as i64);
        self.sockets.set(hall.sockets.many() as i64);
        self.sockets_most.set(hall.settings().sockets as i64);
        self.matches.set(hall.in_memory() as i64);
        self.resting.set(hall.resting() as i64);
        self.quota_matches.set(signed(quotas.all_matches));
        self.quota_bytes.set(signed(quotas.all_bytes));
        self.ready.set(i64::from(ready));
        // A store that does not answer leaves the figures as they were; that it is not ready is told.
        if let Some(usage) = usage {
            self.stored_matches.set(signed(usage.all_matches));
            self.stored_bytes.set(signed(usage.all_bytes));
        }
        if let Some(kilobytes) = resident_kilobytes() {
            self.memory.set(kilobytes * 1024);
        }
        if let Ok(files) = std::fs::read_dir("/proc/self/fd") {
            self.files.set(files.count() as i64);
        }
    }
}

fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// Where the system tells it, which Linux does.
fn resident_kilobytes() -> Option<i64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?.trim().strip_suffix(" kB")?.trim().parse().ok()
}

/// Things that wait for a thread and are then done.
#[derive(Clone, Debug)]
pub struct Queue {
    waiting: Gauge,
    running: Gauge,
    seconds: Histogram,
}

impl Default for Queue {
    fn default() -> Queue {
        Queue { waiting: Gauge::default(), running: Gauge::default(), seconds: seconds() }
    }
}

impl Queue {
    fn register(&self, registry: &mut Registry, name: &str, what: &str) {
        registry.register(format!("{name}_waiting"), format!("How many {what} wait"), self.waiting.clone());
        registry.register(format!("{name}_running"), format!("How many {what} are done now"), self.running.clone());
        let help = format!("Time that {what} took");
        registry.register_with_unit(name, help, Unit::Seconds, self.seconds.clone());
    }

    /// Something waits, until it is begun or dropped.
    pub fn enter(&self) -> Waiting {
        self.waiting.inc();
        Waiting(self.clone())
    }
}

#[derive(Debug)]
pub struct Waiting(Queue);

impl Waiting {
    pub fn begin(self) -> Running {
        self.0.running.inc();
        Running { queue: self.0.clone(), begun: Instant::now() }
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.waiting.dec();
    }
}

/// Something is done, until it is dropped.
#[derive(Debug)]
pub struct Running {
    queue: Queue,
    begun: Instant,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.queue.running.dec();
        self.queue.seconds.observe(self.begun.elapsed().as_secs_f64());
    }
}
