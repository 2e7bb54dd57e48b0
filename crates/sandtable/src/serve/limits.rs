//! The limits of the server as flags.

use server::{Jobs, Rate, Settings, Waits};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

const MEGABYTE: usize = 1024 * 1024;

/// How much of everything there may be.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Limits")]
pub struct Limits {
    /// Connections at once; the oldest one that waits gives way to another
    #[arg(long, value_name = "N", default_value_t = Settings::default().connections)]
    connections: usize,
    /// Connections of one address, or of one IPv6 network of 64 bits
    #[arg(long, value_name = "N", default_value_t = Settings::default().connections_per_address)]
    connections_per_address: usize,
    /// Live connections at once, a quarter of them for players only
    #[arg(long, value_name = "N", default_value_t = Settings::default().sockets)]
    sockets: usize,
    /// Live connections of one address
    #[arg(long, value_name = "N", default_value_t = Settings::default().sockets_per_address)]
    sockets_per_address: usize,
    /// Commands and questions of one address: so many a second, so many at once
    #[arg(long, value_name = "A_SECOND:AT_ONCE", default_value_t = Settings::default().commands)]
    commands: Rate,
    /// Looks at matches and at the lobby of one address
    #[arg(long, value_name = "A_SECOND:AT_ONCE", default_value_t = Settings::default().looks)]
    looks: Rate,
    /// New matches of one address
    #[arg(long, value_name = "A_SECOND:AT_ONCE", default_value_t = Settings::default().creations)]
    creations: Rate,
    /// Previews, forces and checked records of one address
    #[arg(long, value_name = "A_SECOND:AT_ONCE", default_value_t = Settings::default().previews)]
    previews: Rate,
    /// Milliseconds of work for one address: new matches, previews, forces, records, questions
    #[arg(long, value_name = "A_SECOND:AT_ONCE", default_value_t = Settings::default().work)]
    work: Rate,
    /// Work of that kind done at once: the number of cores less one, at least 1
    #[arg(long, value_name = "N", default_value_t = Jobs::default().running)]
    jobs: usize,
    /// Work of that kind that may wait
    #[arg(long, value_name = "N", default_value_t = Jobs::default().waiting)]
    jobs_waiting: usize,
    /// Work of one address that may wait or be done
    #[arg(long, value_name = "N", default_value_t = Jobs::default().waiting_per_address)]
    jobs_per_address: usize,
    /// How long such work may wait, and go on where it can be stopped
    #[arg(long, value_name = "SECONDS", default_value_t = Seconds(Jobs::default().longest))]
    job_time: Seconds,
    /// Megabytes of long bodies held at once, a quarter of them for one address
    #[arg(long, value_name = "MB", default_value_t = Settings::default().bodies / MEGABYTE)]
    bodies: usize,
    /// How long the head of a request may take
    #[arg(long, value_name = "SECONDS", default_value_t = Seconds(Waits::default().header))]
    header_time: Seconds,
    /// How long the body of a request may take
    #[arg(long, value_name = "SECONDS", default_value_t = Seconds(Waits::default().body))]
    body_time: Seconds,
    /// How long a whole request may take until its answer begins
    #[arg(long, value_name = "SECONDS", default_value_t = Seconds(Waits::default().request))]
    request_time: Seconds,
    /// How long a connection is kept on which nothing is asked
    #[arg(long, value_name = "SECONDS", default_value_t = Seconds(Waits::default().idle))]
    idle_time: Seconds,
    /// How long a live connection may take to accept a message before it is closed
    #[arg(long, value_name = "SECONDS", default_value_t = Seconds(Waits::default().message))]
    message_time: Seconds,
    /// How long a match that nobody asks anything stays in memory; who only listens does not keep it there
    #[arg(long, value_name = "SECONDS", default_value_t = Seconds(Settings::default().idle))]
    match_time: Seconds,
    /// How long the server goes on after it was told to stop while /readyz says so, for balancers to notice
    #[arg(long, value_name = "SECONDS", default_value_t = Seconds(Waits::default().drain))]
    drain_time: Seconds,
    /// How long everybody is waited for after that
    #[arg(long, value_name = "SECONDS", default_value_t = Seconds(Waits::default().farewell))]
    farewell_time: Seconds,
    /// How long a machine's move is left to the server that has begun it, where several share a store
    #[arg(long, value_name = "SECONDS", default_value_t = Seconds(Settings::default().lease))]
    lease: Seconds,
    /// Machine players that think at once, of each kind: those that answer at once and those that take their time; the
    /// number of cores less one, at least 1
    #[arg(long, value_name = "N", default_value_t = Settings::default().machines)]
    machines: usize,
}

/// A time as it is written for a flag.
#[derive(Copy, Clone, PartialEq, Debug)]
struct Seconds(Duration);

impl FromStr for Seconds {
    type Err = String;

    fn from_str(text: &str) -> Result<Seconds, String> {
        let seconds = text.parse::<f64>().ok().filter(|s| *s >= 0.0 && *s <= 86_400.0);
        let seconds = seconds.map(|s| Seconds(Duration::from_secs_f64(s)));
        seconds.ok_or_else(|| format!("expected seconds, up to a day, found \"{text}\""))
    }
}

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.as_secs_f64())
    }
}

impl Limits {
    /// The server's own settings, with these limits.
    pub fn settings(&self) -> Settings {
        Settings {
            connections: self.connections,
            connections_per_address: self.connections_per_address,
            sockets: self.sockets,
            sockets_per_address: self.sockets_per_address,
            commands: self.commands,
            looks: self.looks,
            creations: self.creations,
            previews: self.previews,
            work: self.work,
            jobs: self.jobs(),
            bodies: self.bodies.saturating_mul(MEGABYTE),
            waits: self.waits(),
            idle: self.match_time.0,
            lease: self.lease.0,
            machines: self.machines.max(1),
            ..Settings::default()
        }
    }

    fn jobs(&self) -> Jobs {
        Jobs {
            running: self.jobs.max(1),
            waiting: self.jobs_waiting,
            waiting_per_address: self.jobs_per_address.max(1),
            longest: self.job_time.0,
        }
    }

    fn waits(&self) -> Waits {
        Waits {
            header: self.header_time.0,
            body: self.body_time.0,
            idle: self.idle_time.0,
            request: self.request_time.0,
            message: self.message_time.0,
            drain: self.drain_time.0,
            farewell: self.farewell_time.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Cli {
        #[command(flatten)]
        args: Limits,
    }

    #[test]
    fn the_flags_say_what_holds_without_them() {
        let (own, told) = (Settings::default(), Cli::parse_from(["serve"]).args.settings());
        assert_eq!((told.waits, told.jobs, told.bodies, told.idle), (own.waits, own.jobs, own.bodies, own.idle));
        assert_eq!((told.commands, told.looks, told.creations), (own.commands, own.looks, own.creations));
        assert_eq!((told.previews, told.work, told.lease), (own.previews, own.work, own.lease));
        assert_eq!(told.machines, own.machines);
        assert_eq!((told.connections, told.connections_per_address), (own.connections, own.connections_per_address));
        assert_eq!((told.sockets, told.sockets_per_address), (own.sockets, own.sockets_per_address));
    }

    #[test]
    fn times_are_read_or_refused_with_what_was_expected() {
        assert_eq!("0.25".parse(), Ok(Seconds(Duration::from_millis(250))));
        for wrong in ["", "soon", "-1", "86401", "nan", "inf"] {
            assert!(wrong.parse::<Seconds>().unwrap_err().contains("expected seconds"), "{wrong}");
        }
    }
}
