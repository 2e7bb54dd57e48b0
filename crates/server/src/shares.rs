//! Something there is only so much of at once, of which no address gets more than its share.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

#[derive(Debug)]
pub struct Shares {
    most: usize,
    each: usize,
    taken: Mutex<Taken>,
}

#[derive(Debug, Default)]
struct Taken {
    all: usize,
    by: HashMap<IpAddr, usize>,
}

impl Shares {
    pub fn new(most: usize, each: usize) -> Arc<Shares> {
        Arc::new(Shares { most, each: each.min(most), taken: Mutex::default() })
    }

    fn lock(&self) -> MutexGuard<'_, Taken> {
        // Numbers are whole whatever happened to another thread.
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// So much of it, until it is dropped; nothing if there is not as much.
    pub fn take(self: &Arc<Self>, from: IpAddr, much: usize) -> Option<Share> {
        let mut taken = self.lock();
        let own = taken.by.get(&from).copied().unwrap_or(0);
        if taken.all + much > self.most || own + much > self.each {
            return None;
        }
        taken.all += much;
        taken.by.insert(from, own + much);
        Some(Share { of: Arc::clone(self), from, much })
    }
}

/// What somebody has taken; given back when it is dropped.
#[derive(Debug)]
pub struct Share {
    of: Arc<Shares>,
    from: IpAddr,
    much: usize,
}

impl Drop for Share {
    fn drop(&mut self) {
        let mut taken = self.of.lock();
        taken.all -= self.much;
        let left = taken.by.get(&self.from).map_or(0, |own| own - self.much);
        if left == 0 {
            taken.by.remove(&self.from);
        } else {
            taken.by.insert(self.from, left);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_gets_more_than_a_share_and_what_is_dropped_is_there_again() {
        let shares = Shares::new(10, 6);
        let [one, two] = [[1, 1, 1, 1], [2, 2, 2, 2]].map(IpAddr::from);
        let first = shares.take(one, 6).unwrap();
        assert!(shares.take(one, 1).is_none(), "the address has its share");
        let second = shares.take(two, 4).unwrap();
        assert!(shares.take(two, 1).is_none(), "there is no more");
        drop(first);
        assert!(shares.take(two, 3).is_none());
        let third = shares.take(one, 6).unwrap();
        drop((second, third));
        assert!(shares.lock().by.is_empty() && shares.lock().all == 0);
    }
}
