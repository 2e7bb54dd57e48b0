//! The places of live connections. No address has more than its share; those who play come before those who watch, and
//! take their places if there is no other.

use crate::problems::{Kind, Trouble};
use kernel::{Seat, Viewer};
use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, watch};

/// How many windows a player may have open on one seat; the oldest one gives way to another.
const WINDOWS: usize = 6;
/// When to ask again for a place.
const A_WHILE: Duration = Duration::from_secs(30);

#[derive(Debug)]
pub struct Sockets {
    most: usize,
    each: usize,
    held: Mutex<Held>,
    many: watch::Sender<usize>,
}

/// The places by age: smaller numbers were taken earlier.
#[derive(Debug, Default)]
struct Held {
    next: u64,
    places: BTreeMap<u64, Taken>,
}

#[derive(Debug)]
struct Taken {
    from: IpAddr,
    /// The match and the seat of a player; nothing for those who watch.
    seat: Option<(String, Seat)>,
    leave: Arc<Notify>,
}

/// A place, until it is dropped.
#[derive(Debug)]
pub struct Place {
    of: Arc<Sockets>,
    number: u64,
    leave: Arc<Notify>,
}

impl Sockets {
    pub fn new(most: usize, each: usize) -> Arc<Sockets> {
        Arc::new(Sockets { most, each: each.min(most), held: Mutex::default(), many: watch::Sender::new(0) })
    }

    fn lock(&self) -> MutexGuard<'_, Held> {
        // A map is whole whatever happened to another thread.
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for somebody who plays or watches a match.
    pub fn enter(self: &Arc<Self>, from: IpAddr, game: &str, viewer: Viewer) -> Result<Place, Trouble> {
        let mut held = self.lock();
        let seat = match viewer {
            Viewer::Seat(seat) => {
                let seat = (game.to_owned(), seat);
                held.make_room(from, &seat, self.most, self.each)?;
                Some(seat)
            }
            Viewer::Spectator => {
                let open = self.most - self.most / 4;
                if held.places.len() >= open || held.of(from) >= self.each {
                    return Err(full());
                }
                None
            }
        };
        let (number, leave) = (held.next, Arc::new(Notify::new()));
        held.next += 1;
        held.places.insert(number, Taken { from, seat, leave: Arc::clone(&leave) });
        self.many.send_replace(held.places.len());
        Ok(Place { of: Arc::clone(self), number, leave })
    }

    /// How many there are.
    pub fn many(&self) -> usize {
        *self.many.borrow()
    }

    /// Waits until everybody has left.
    pub async fn empty(&self) {
        // It fails only when there is no sender, which is this.
        let _ = self.many.subscribe().wait_for(|many| *many == 0).await;
    }
}

fn full() -> Trouble {
    Trouble::new(Kind::TooManyListeners).retry_after(A_WHILE)
}

impl Held {
    fn of(&self, from: IpAddr) -> usize {
        self.places.values().filter(|taken| taken.from == from).count()
    }

    fn make_room(&mut self, from: IpAddr, seat: &(String, Seat), most: usize, each: usize) -> Result<(), Trouble> {
        let same = |taken: &Taken| taken.seat.as_ref() == Some(seat);
        if self.places.values().filter(|taken| same(taken)).count() >= WINDOWS {
            self.send_away(same);
        }
        if self.of(from) >= each && !self.send_away(|taken| taken.from == from && taken.seat.is_none()) {
            return Err(full());
        }
        if self.places.len() >= most {
            let crowd = self.largest_crowd().ok_or_else(full)?;
            self.send_away(|taken| taken.from == crowd && taken.seat.is_none());
        }
        Ok(())
    }

    /// The address with the most that watch.
    fn largest_crowd(&self) -> Option<IpAddr> {
        let mut crowds: HashMap<IpAddr, usize> = HashMap::new();
        for taken in self.places.values().filter(|taken| taken.seat.is_none()) {
            *crowds.entry(taken.from).or_default() += 1;
        }
        crowds.into_iter().max_by_key(|(from, many)| (*many, *from)).map(|(from, _)| from)
    }

    /// Tells the oldest of them to leave and takes the place; whether there was one.
    fn send_away(&mut self, which: impl Fn(&Taken) -> bool) -> bool {
        let Some(number) = self.places.iter().find(|(_, taken)| which(taken)).map(|(number, _)| *number) else {
            return false;
        };
        if let Some(taken) = self.places.remove(&number) {
            taken.leave.notify_one();
        }
        true
    }
}

impl Place {
    /// Waits until the place is needed for somebody else.
    pub async fn taken_away(&self) {
        self.leave.notified().await;
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut held = self.of.lock();
        held.places.remove(&self.number);
        self.of.many.send_replace(held.places.len());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ATTACKER: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(6, 6, 6, 6));
    const PLAYER: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(1, 1, 1, 1));

    fn address(n: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, n])
    }

    #[test]
    fn one_address_cannot_take_all_places() {
        let sockets = Sockets::new(4096, 64);
        let places: Vec<_> = (0..4096).filter_map(|_| sockets.enter(ATTACKER, "m", Viewer::Spectator).ok()).collect();
        assert_eq!(places.len(), 64);
        sockets.enter(PLAYER, "m", Viewer::Seat(Seat(0))).unwrap();
        sockets.enter(PLAYER, "m", Viewer::Spectator).unwrap();
        drop(places);
        assert!(sockets.enter(ATTACKER, "m", Viewer::Spectator).is_ok(), "places are given back");
    }

    #[tokio::test]
    async fn players_come_before_those_who_watch() {
        let sockets = Sockets::new(40, 10);
        let mut places = Vec::new();
        for n in 0..40 {
            places.extend((0..10).filter_map(|_| sockets.enter(address(n), "m", Viewer::Spectator).ok()));
        }
        assert_eq!(places.len(), 30, "a quarter is kept");
        let players: Vec<_> = (0..40)
            .map(|n| sockets.enter(address(100 + n), &format!("m{n}"), Viewer::Seat(Seat(0))).unwrap())
            .collect();
        for place in places {
            place.taken_away().await;
        }
        assert!(sockets.enter(address(200), "x", Viewer::Seat(Seat(0))).is_err(), "players do not displace players");
        drop(players);
        sockets.empty().await;
    }

    #[tokio::test]
    async fn a_player_at_a_crowded_address_takes_the_place_of_one_who_watches_there() {
        let sockets = Sockets::new(100, 4);
        let watching: Vec<_> = (0..4).map(|_| sockets.enter(ATTACKER, "m", Viewer::Spectator).unwrap()).collect();
        let player = sockets.enter(ATTACKER, "m", Viewer::Seat(Seat(1))).unwrap();
        watching[0].taken_away().await;
        assert_eq!(sockets.lock().of(ATTACKER), 4);
        drop((watching, player));
    }

    #[tokio::test]
    async fn many_windows_of_one_seat_are_the_last_ones() {
        let sockets = Sockets::new(100, 50);
        let windows: Vec<_> = (0..8).map(|_| sockets.enter(PLAYER, "m", Viewer::Seat(Seat(0))).unwrap()).collect();
        windows[0].taken_away().await;
        windows[1].taken_away().await;
        assert_eq!(sockets.lock().places.len(), WINDOWS);
    }
}
