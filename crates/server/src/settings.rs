//! What whoever runs the server may want otherwise.

use crate::quotas::Quotas;
use std::time::Duration;

#[derive(Clone, Debug)]
pub struct Settings {
    /// Other origins whose pages may talk to this server, such as `https://example.org`.
    pub origins: Vec<String>,
    /// How long a match nobody needs stays in memory.
    pub idle: Duration,
    /// The pause between the steps of a match of machines that somebody watches.
    pub pace: Duration,
    /// The pause between its slices when nobody does.
    pub pace_unseen: Duration,
    /// The most live connections at once.
    pub sockets: usize,
    pub commands: Rate,
    pub creations: Rate,
    /// How much may be stored, and for how long.
    pub quotas: Quotas,
    /// The dice of every match follow from this number: for tests and demonstrations, where they need not be a secret.
    pub seed: Option<u64>,
}

/// How often one address may do something.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Rate {
    pub per_second: f64,
    /// How many times at once after a quiet while.
    pub burst: f64,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            origins: Vec::new(),
            idle: Duration::from_secs(300),
            pace: Duration::from_millis(150),
            pace_unseen: Duration::from_secs(1),
            sockets: 4096,
            commands: Rate { per_second: 500.0, burst: 5_000.0 },
            creations: Rate { per_second: 2.0, burst: 200.0 },
            quotas: Quotas::default(),
            seed: None,
        }
    }
}
