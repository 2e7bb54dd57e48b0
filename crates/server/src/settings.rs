//! What can be set by those who run the server.

use crate::quotas::Quotas;
use ipnet::{IpNet, Ipv4Net, Ipv6Net};
use std::fmt;
use std::net::{Ipv4Addr, Ipv6Addr};
use std::str::FromStr;
use std::time::Duration;

#[derive(Clone, Debug)]
pub struct Settings {
    /// Other origins whose pages may talk to this server, such as `https://example.org`; their hosts are names of it.
    pub origins: Vec<String>,
    /// Proxies that say for whom they ask.
    pub proxies: Vec<IpNet>,
    /// Where they say it.
    pub proxy_header: ProxyHeader,
    /// What all addresses of the server begin with, such as `/sandtable`; empty if it has a host of its own.
    pub base_path: String,
    /// Who may read the figures of the server.
    pub metrics_from: Vec<IpNet>,
    /// How long a match nobody needs stays in memory.
    pub idle: Duration,
    /// The pause between the steps of a match of machines that somebody watches.
    pub pace: Duration,
    /// The pause between its slices when nobody does.
    pub pace_unseen: Duration,
    /// How long a machine's move is left to the server that has begun with it, where several share a store.
    pub lease: Duration,
    /// How many machine players think at once, of those that answer at once and of those that take their time.
    pub machines: usize,
    /// The most connections at once.
    pub connections: usize,
    pub connections_per_address: usize,
    /// The most live connections at once. A quarter of them is kept for players.
    pub sockets: usize,
    pub sockets_per_address: usize,
    pub waits: Waits,
    pub jobs: Jobs,
    /// Commands and questions.
    pub commands: Rate,
    /// Looks at matches and at the lobby, and live connections that begin.
    pub looks: Rate,
    pub creations: Rate,
    /// Previews, forces and records that are checked.
    pub previews: Rate,
    /// The milliseconds all of that may take.
    pub work: Rate,
    /// The most bytes of long bodies that are held at once; an address has a quarter of them.
    pub bodies: usize,
    /// How much may be stored, and for how long.
    pub quotas: Quotas,
    /// The dice of every match follow from this number: for tests and demonstrations, where they need not be a secret.
    pub seed: Option<u64>,
    /// Where browsers on other machines find the server; found out when it begins to listen.
    pub in_network: Option<String>,
}

/// How often one address may do something.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Rate {
    pub per_second: f64,
    /// How many times at once after a quiet while.
    pub burst: f64,
}

/// Written `500:5000`: so many a second, and so many at once.
impl FromStr for Rate {
    type Err = String;

    fn from_str(text: &str) -> Result<Rate, String> {
        let expected = || format!("expected A_SECOND:AT_ONCE, such as 2:200, found \"{text}\"");
        let number = |text: &str| text.parse::<f64>().ok().filter(|n| n.is_finite() && *n > 0.0);
        let (per_second, burst) = text.split_once(':').ok_or_else(expected)?;
        match (number(per_second), number(burst)) {
            (Some(per_second), Some(burst)) if burst >= 1.0 => Ok(Rate { per_second, burst }),
            _ => Err(expected()),
        }
    }
}

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.per_second, self.burst)
    }
}

/// How long others are waited for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Waits {
    /// For the rest of a request's head, from its first byte.
    pub header: Duration,
    /// For the rest of its body.
    pub body: Duration,
    /// For the next request on a connection.
    pub idle: Duration,
    /// From its head to the beginning of its answer.
    pub request: Duration,
    /// For a message to be taken by a live connection.
    pub message: Duration,
    /// For balancers to notice that the server is about to stop.
    pub drain: Duration,
    /// For everybody to leave when the server is told to stop.
    pub farewell: Duration,
}

/// Work that depends on what somebody sent.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Jobs {
    /// How much of it is done at once.
    pub running: usize,
    /// How much more of it may wait, of all addresses and of each.
    pub waiting: usize,
    pub waiting_per_address: usize,
    /// How long one may wait and be worked on, where it can be stopped.
    pub longest: Duration,
}

/// In which header a proxy says for whom it asks. Only one is believed: a proxy that writes one of them passes the
/// other on as it came, from anybody.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ProxyHeader {
    XForwardedFor,
    Forwarded,
}

impl ProxyHeader {
    pub fn name(self) -> &'static str {
        match self {
            ProxyHeader::XForwardedFor => "x-forwarded-for",
            ProxyHeader::Forwarded => "forwarded",
        }
    }
}

impl FromStr for ProxyHeader {
    type Err = String;

    fn from_str(text: &str) -> Result<ProxyHeader, String> {
        let known = [ProxyHeader::XForwardedFor, ProxyHeader::Forwarded];
        let found = known.into_iter().find(|header| header.name().eq_ignore_ascii_case(text));
        found.ok_or_else(|| format!("expected x-forwarded-for or forwarded, found \"{text}\""))
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            origins: Vec::new(),
            proxies: Vec::new(),
            proxy_header: ProxyHeader::XForwardedFor,
            base_path: String::new(),
            metrics_from: vec![
                IpNet::V4(Ipv4Net::new_assert(Ipv4Addr::new(127, 0, 0, 0), 8)),
                IpNet::V6(Ipv6Net::new_assert(Ipv6Addr::LOCALHOST, 128)),
            ],
            idle: Duration::from_secs(60),
            pace: Duration::from_millis(150),
            pace_unseen: Duration::from_secs(1),
            lease: Duration::from_secs(10),
            machines: spare_cores(),
            connections: 8192,
            connections_per_address: 256,
            sockets: 4096,
            sockets_per_address: 64,
            waits: Waits::default(),
            jobs: Jobs::default(),
            commands: Rate { per_second: 500.0, burst: 5_000.0 },
            looks: Rate { per_second: 500.0, burst: 10_000.0 },
            creations: Rate { per_second: 2.0, burst: 200.0 },
            previews: Rate { per_second: 10.0, burst: 200.0 },
            work: Rate { per_second: 400.0, burst: 20_000.0 },
            bodies: 64 * 1024 * 1024,
            quotas: Quotas::default(),
            seed: None,
            in_network: None,
        }
    }
}

/// One core is left to those who play.
fn spare_cores() -> usize {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    (cores - 1).max(1)
}

impl Default for Waits {
    fn default() -> Waits {
        Waits {
            header: Duration::from_secs(10),
            body: Duration::from_secs(20),
            idle: Duration::from_secs(60),
            request: Duration::from_secs(30),
            message: Duration::from_secs(10),
            drain: Duration::ZERO,
            farewell: Duration::from_secs(4),
        }
    }
}

impl Default for Jobs {
    fn default() -> Jobs {
        Jobs {
            running: spare_cores(),
            waiting: 256,
            // The lobby asks for pictures of all games at once.
            waiting_per_address: 16,
            longest: Duration::from_secs(10),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_and_headers_are_read_or_refused_with_what_was_expected() {
        assert_eq!("2:200".parse(), Ok(Rate { per_second: 2.0, burst: 200.0 }));
        assert_eq!("0.5:1".parse(), Ok(Rate { per_second: 0.5, burst: 1.0 }));
        assert_eq!(Rate { per_second: 0.5, burst: 5_000.0 }.to_string(), "0.5:5000");
        for wrong in ["", "5", "5:", ":5", "0:5", "-1:5", "5:0", "nan:5", "5:inf", "5:5:5"] {
            let said = wrong.parse::<Rate>().unwrap_err();
            assert!(said.contains("A_SECOND:AT_ONCE"), "{wrong}: {said}");
        }
        assert_eq!("Forwarded".parse(), Ok(ProxyHeader::Forwarded));
        assert!("x-real-ip".parse::<ProxyHeader>().unwrap_err().contains("x-forwarded-for"));
    }
}
