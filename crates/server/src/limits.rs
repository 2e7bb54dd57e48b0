//! How often one address may do something: a bucket that fills at a steady rate and is emptied by requests.

use crate::problems::{Kind, Trouble};
use crate::settings::{Rate, Settings};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Beyond this many addresses, those whose buckets are full again are forgotten.
const REMEMBERED: usize = 10_000;

#[derive(Debug)]
pub struct Buckets {
    pub commands: Limit,
    pub creations: Limit,
}

impl Buckets {
    pub fn new(settings: &Settings) -> Buckets {
        Buckets { commands: Limit::new(settings.commands), creations: Limit::new(settings.creations) }
    }
}

#[derive(Debug)]
pub struct Limit {
    rate: Rate,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

#[derive(Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

impl Limit {
    fn new(rate: Rate) -> Limit {
        Limit { rate, buckets: Mutex::default() }
    }

    pub fn take(&self, from: IpAddr) -> Result<(), Trouble> {
        self.take_at(from, Instant::now())
    }

    fn take_at(&self, from: IpAddr, now: Instant) -> Result<(), Trouble> {
        let Rate { per_second, burst } = self.rate;
        let filled = |bucket: &Bucket| {
            let since = now.saturating_duration_since(bucket.at).as_secs_f64();
            (bucket.left + since * per_second).min(burst)
        };
        // A map is whole whatever happened to another thread.
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > REMEMBERED {
            buckets.retain(|_, bucket| filled(bucket) < burst);
        }
        let bucket = buckets.entry(from).or_insert(Bucket { left: burst, at: now });
        bucket.left = filled(bucket);
        bucket.at = now;
        if bucket.left < 1.0 {
            return Err(Trouble::new(Kind::TooMany));
        }
        bucket.left -= 1.0;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_gives_a_burst_and_then_a_steady_rate() {
        let limit = Limit::new(Rate { per_second: 10.0, burst: 3.0 });
        let (one, other) = (IpAddr::from([1, 1, 1, 1]), IpAddr::from([2, 2, 2, 2]));
        let start = Instant::now();
        let take = |from, millis| limit.take_at(from, start + Duration::from_millis(millis)).is_ok();
        assert_eq!([take(one, 0), take(one, 0), take(one, 0), take(one, 0)], [true, true, true, false]);
        assert!(take(other, 0), "each address has its own");
        assert!(!take(one, 50) && take(one, 160) && !take(one, 170));
    }
}
