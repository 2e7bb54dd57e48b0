//! How often one address may do something: a bucket that fills at a steady rate and is emptied by requests. What cannot
//! be known before it was done, such as how long it takes, is taken out of the bucket afterwards; whoever has taken
//! more than there was waits until it is filled again.

use crate::problems::{Kind, Trouble};
use crate::settings::{Rate, Settings};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Beyond this many addresses, those whose buckets are full again are forgotten, now and then.
const REMEMBERED: usize = 10_000;
const NOW_AND_THEN: Duration = Duration::from_secs(1);
/// Beyond this many, all are.
const MOST_REMEMBERED: usize = 100_000;

#[derive(Debug)]
pub struct Buckets {
    pub commands: Limit,
    pub looks: Limit,
    pub creations: Limit,
    pub previews: Limit,
    /// In milliseconds.
    pub work: Arc<Limit>,
}

impl Buckets {
    pub fn new(settings: &Settings) -> Buckets {
        Buckets {
            commands: Limit::new(settings.commands),
            looks: Limit::new(settings.looks),
            creations: Limit::new(settings.creations),
            previews: Limit::new(settings.previews),
            work: Arc::new(Limit::new(settings.work)),
        }
    }
}

#[derive(Debug)]
pub struct Limit {
    rate: Rate,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    buckets: HashMap<IpAddr, Bucket>,
    swept: Instant,
}

#[derive(Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

impl Limit {
    fn new(rate: Rate) -> Limit {
        Limit { rate, state: Mutex::new(State { buckets: HashMap::new(), swept: Instant::now() }) }
    }

    pub fn take(&self, from: IpAddr) -> Result<(), Trouble> {
        self.wait_at(from, 1.0, Instant::now()).map_or(Ok(()), too_many)
    }

    /// Whether there is anything left to be charged.
    pub fn check(&self, from: IpAddr) -> Result<(), Trouble> {
        self.wait_at(from, 0.0, Instant::now()).map_or(Ok(()), too_many)
    }

    /// Takes time that was spent, in milliseconds.
    pub fn charge(&self, from: IpAddr, spent: Duration) {
        self.charge_at(from, spent.as_secs_f64() * 1000.0, Instant::now());
    }

    /// Takes so much if it is there; otherwise says how long to wait.
    fn wait_at(&self, from: IpAddr, much: f64, now: Instant) -> Option<Duration> {
        self.with(from, now, |bucket, rate| {
            // Whoever is in debt may do nothing, not even what is counted later.
            if bucket.left < much.max(f64::EPSILON) {
                let short = much.max(1.0) - bucket.left;
                return Some(Duration::from_secs_f64((short / rate.per_second).min(3600.0)));
            }
            bucket.left -= much;
            None
        })
    }

    fn charge_at(&self, from: IpAddr, much: f64, now: Instant) {
        self.with(from, now, |bucket, _| bucket.left -= much);
    }

    fn with<T>(&self, from: IpAddr, now: Instant, change: impl FnOnce(&mut Bucket, Rate) -> T) -> T {
        let Rate { per_second, burst } = self.rate;
        let filled = |bucket: &Bucket| {
            let since = now.saturating_duration_since(bucket.at).as_secs_f64();
            (bucket.left + since * per_second).min(burst)
        };
        // A map is whole whatever happened to another thread.
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if state.buckets.len() > REMEMBERED && now.saturating_duration_since(state.swept) >= NOW_AND_THEN {
            state.swept = now;
            state.buckets.retain(|_, bucket| filled(bucket) < burst);
            if state.buckets.len() > MOST_REMEMBERED {
                state.buckets.clear();
            }
        }
        let bucket = state.buckets.entry(from).or_insert(Bucket { left: burst, at: now });
        bucket.left = filled(bucket);
        bucket.at = now;
        change(bucket, self.rate)
    }
}

fn too_many(wait: Duration) -> Result<(), Trouble> {
    Err(Trouble::new(Kind::TooMany).retry_after(wait))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(1, 1, 1, 1));
    const OTHER: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(2, 2, 2, 2));

    #[test]
    fn a_bucket_gives_a_burst_and_then_a_steady_rate() {
        let limit = Limit::new(Rate { per_second: 10.0, burst: 3.0 });
        let start = Instant::now();
        let take = |from, millis| limit.wait_at(from, 1.0, start + Duration::from_millis(millis)).is_none();
        assert_eq!([take(ONE, 0), take(ONE, 0), take(ONE, 0), take(ONE, 0)], [true, true, true, false]);
        assert!(take(OTHER, 0), "each address has its own");
        assert!(!take(ONE, 50) && take(ONE, 160) && !take(ONE, 170));
    }

    #[test]
    fn whoever_took_more_than_there_was_waits_until_it_is_made_good() {
        let limit = Limit::new(Rate { per_second: 250.0, burst: 1000.0 });
        let start = Instant::now();
        let wait = |millis| limit.wait_at(ONE, 0.0, start + Duration::from_millis(millis));
        assert_eq!(wait(0), None);
        limit.charge_at(ONE, 6_000.0, start);
        let told = wait(0).unwrap().as_secs_f64();
        assert!((told - 20.0).abs() < 0.1, "5,001 at 250 a second are {told} s");
        assert!(wait(19_000).is_some() && wait(20_100).is_none());
    }

    #[test]
    fn full_buckets_are_forgotten_and_an_endless_row_of_addresses_is_not_remembered() {
        let limit = Limit::new(Rate { per_second: 1.0, burst: 2.0 });
        let start = Instant::now();
        let address = |n: usize| IpAddr::from((n as u128).to_be_bytes());
        let known = || limit.state.lock().unwrap().buckets.len();
        assert!((0..=REMEMBERED).all(|n| limit.wait_at(address(n), 1.0, start).is_none()));
        assert_eq!(known(), REMEMBERED + 1);
        limit.wait_at(ONE, 1.0, start + Duration::from_secs(5));
        assert_eq!(known(), 1);
        let later = start + Duration::from_secs(5);
        assert!((0..=MOST_REMEMBERED).all(|n| limit.wait_at(address(n), 2.0, later).is_none()));
        limit.wait_at(ONE, 1.0, later + NOW_AND_THEN);
        assert_eq!(known(), 1);
    }
}
