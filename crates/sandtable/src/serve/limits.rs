//! The limits of the server as flags.

use server::{Jobs, Rate, Settings, Waits};
use std::time::Duration;

/// How much of everything there may be. What is not given is as `--help` says.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Limits")]
pub struct Limits {
    /// How long a machine's move is left to the server that has begun it, where several share a store [default: 10]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    lease: Option<Duration>,
    /// Connections at once; the oldest one that waits gives way to another [default: 8192]
    #[arg(long, value_name = "N")]
    connections: Option<usize>,
    /// Connections of one address, or of one IPv6 network of 64 bits [default: 256]
    #[arg(long, value_name = "N")]
    connections_per_address: Option<usize>,
    /// Live connections at once, a quarter of them for players only [default: 4096]
    #[arg(long, value_name = "N")]
    sockets: Option<usize>,
    /// Live connections of one address [default: 64]
    #[arg(long, value_name = "N")]
    sockets_per_address: Option<usize>,
    /// Commands and questions of one address: so many a second, so many at once [default: 500:5000]
    #[arg(long, value_name = "A_SECOND:AT_ONCE")]
    commands: Option<Rate>,
    /// Looks at matches and at the lobby of one address [default: 500:10000]
    #[arg(long, value_name = "A_SECOND:AT_ONCE")]
    looks: Option<Rate>,
    /// New matches of one address [default: 2:200]
    #[arg(long, value_name = "A_SECOND:AT_ONCE")]
    creations: Option<Rate>,
    /// Previews, forces and checked records of one address [default: 10:200]
    #[arg(long, value_name = "A_SECOND:AT_ONCE")]
    previews: Option<Rate>,
    /// Milliseconds of work for one address: new matches, previews, forces, records, questions [default: 400:20000]
    #[arg(long, value_name = "A_SECOND:AT_ONCE")]
    work: Option<Rate>,
    /// Work of that kind done at once [default: the number of cores less one, at least 1]
    #[arg(long, value_name = "N")]
    jobs: Option<usize>,
    /// Work of that kind that may wait [default: 256]
    #[arg(long, value_name = "N")]
    jobs_waiting: Option<usize>,
    /// Work of one address that may wait or be done [default: 16]
    #[arg(long, value_name = "N")]
    jobs_per_address: Option<usize>,
    /// How long such work may wait, and go on where it can be stopped [default: 10]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    job_time: Option<Duration>,
    /// Megabytes of long bodies held at once, a quarter of them for one address [default: 64]
    #[arg(long, value_name = "MB")]
    bodies: Option<usize>,
    /// How long the head of a request may take [default: 10]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    header_time: Option<Duration>,
    /// How long the body of a request may take [default: 20]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    body_time: Option<Duration>,
    /// How long a whole request may take until its answer begins [default: 30]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    request_time: Option<Duration>,
    /// How long a connection is kept on which nothing is asked [default: 60]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    idle_time: Option<Duration>,
    /// How long a live connection may take to accept a message before it is closed [default: 10]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    message_time: Option<Duration>,
    /// How long everybody is waited for when the server is told to stop [default: 4]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    farewell_time: Option<Duration>,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse::<f64>().ok().filter(|s| *s > 0.0 && *s <= 86_400.0);
    seconds.map(Duration::from_secs_f64).ok_or_else(|| format!("expected seconds, up to a day, found \"{text}\""))
}

impl Limits {
    /// The server's own settings, with what was given in their place.
    pub fn settings(&self) -> Settings {
        let own = Settings::default();
        Settings {
            lease: self.lease.unwrap_or(own.lease),
            connections: self.connections.unwrap_or(own.connections),
            connections_per_address: self.connections_per_address.unwrap_or(own.connections_per_address),
            sockets: self.sockets.unwrap_or(own.sockets),
            sockets_per_address: self.sockets_per_address.unwrap_or(own.sockets_per_address),
            commands: self.commands.unwrap_or(own.commands),
            looks: self.looks.unwrap_or(own.looks),
            creations: self.creations.unwrap_or(own.creations),
            previews: self.previews.unwrap_or(own.previews),
            work: self.work.unwrap_or(own.work),
            jobs: self.jobs(own.jobs),
            bodies: self.bodies.map_or(own.bodies, |mb| mb.saturating_mul(1024 * 1024)),
            waits: self.waits(own.waits),
            ..own
        }
    }

    fn jobs(&self, own: Jobs) -> Jobs {
        Jobs {
            running: self.jobs.unwrap_or(own.running).max(1),
            waiting: self.jobs_waiting.unwrap_or(own.waiting),
            waiting_per_address: self.jobs_per_address.unwrap_or(own.waiting_per_address).max(1),
            longest: self.job_time.unwrap_or(own.longest),
        }
    }

    fn waits(&self, own: Waits) -> Waits {
        Waits {
            header: self.header_time.unwrap_or(own.header),
            body: self.body_time.unwrap_or(own.body),
            idle: self.idle_time.unwrap_or(own.idle),
            request: self.request_time.unwrap_or(own.request),
            message: self.message_time.unwrap_or(own.message),
            farewell: self.farewell_time.unwrap_or(own.farewell),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::{Args, Command};

    /// The numbers `--help` gives are those the server has.
    #[test]
    fn the_help_tells_the_defaults_there_are() {
        let own = Settings::default();
        let rate = |rate: Rate| format!("{}:{}", rate.per_second, rate.burst);
        let seconds = |wait: Duration| wait.as_secs().to_string();
        let expected = [
            ("lease", seconds(own.lease)),
            ("connections", own.connections.to_string()),
            ("connections_per_address", own.connections_per_address.to_string()),
            ("sockets", own.sockets.to_string()),
            ("sockets_per_address", own.sockets_per_address.to_string()),
            ("commands", rate(own.commands)),
            ("looks", rate(own.looks)),
            ("creations", rate(own.creations)),
            ("previews", rate(own.previews)),
            ("work", rate(own.work)),
            ("jobs_waiting", own.jobs.waiting.to_string()),
            ("jobs_per_address", own.jobs.waiting_per_address.to_string()),
            ("job_time", seconds(own.jobs.longest)),
            ("bodies", (own.bodies / 1024 / 1024).to_string()),
            ("header_time", seconds(own.waits.header)),
            ("body_time", seconds(own.waits.body)),
            ("request_time", seconds(own.waits.request)),
            ("idle_time", seconds(own.waits.idle)),
            ("message_time", seconds(own.waits.message)),
            ("farewell_time", seconds(own.waits.farewell)),
        ];
        let command = Limits::augment_args(Command::new("serve"));
        for (name, value) in expected {
            let argument = command.get_arguments().find(|a| a.get_id() == name).unwrap();
            let help = argument.get_help().unwrap().to_string();
            assert!(help.ends_with(&format!("[default: {value}]")), "{name}: {help}, but it is {value}");
        }
        // The number of jobs at once is told in words.
        assert_eq!(command.get_arguments().count(), 20 + 1);
    }
}
