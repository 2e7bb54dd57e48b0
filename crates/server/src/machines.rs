//! Where machine players think: on threads of their own, a few at once, so that however many matches they play, people
//! are answered. Those that answer at once do not wait for those that take their time, and whoever plays against a
//! person waits for no more than one decision of matches in which only machines play.

use crate::metrics::{Queue, Running};
use ai::Level;
use std::future::Future;
use std::sync::Arc;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

#[derive(Debug)]
pub struct Machines {
    quick: Room,
    slow: Room,
    counted: Queue,
}

/// A number of places. Matches of machines alone wait for one another first, and only then for a place: of all of them
/// no more than there are places stand in the row in which the others stand.
#[derive(Clone, Debug)]
struct Room {
    places: Arc<Semaphore>,
    among_themselves: Arc<Semaphore>,
}

impl Room {
    fn new(places: usize) -> Room {
        Room { places: Arc::new(Semaphore::new(places)), among_themselves: Arc::new(Semaphore::new(places)) }
    }
}

/// How long decisions of a machine player may take.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Thought {
    Quick,
    Slow,
}

impl Thought {
    pub fn of(level: Level) -> Thought {
        if level.takes_its_time() { Thought::Slow } else { Thought::Quick }
    }
}

/// Leave to think, until it is dropped.
#[derive(Debug)]
pub struct Place {
    /// What it was given for.
    pub thought: Thought,
    _running: Running,
    _place: Option<OwnedSemaphorePermit>,
    _among_themselves: Option<OwnedSemaphorePermit>,
}

impl Machines {
    /// So many think at once, of either kind.
    pub fn new(places: usize, counted: Queue) -> Machines {
        Machines { quick: Room::new(places), slow: Room::new(places), counted }
    }

    /// Waits for a place. Whoever stops waiting has left the row.
    pub fn place(&self, thought: Thought, only_machines: bool) -> impl Future<Output = Place> + Send + Sync + use<> {
        let room = match thought {
            Thought::Quick => self.quick.clone(),
            Thought::Slow => self.slow.clone(),
        };
        let waiting = self.counted.enter();
        async move {
            // They fail only when nobody may think any more, which never happens.
            let among = if only_machines { room.among_themselves.acquire_owned().await.ok() } else { None };
            let place = room.places.acquire_owned().await.ok();
            Place { thought, _running: waiting.begin(), _place: place, _among_themselves: among }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::pin::Pin;
    use std::task::{Context, Poll, Waker};

    type Waits = Pin<Box<dyn Future<Output = Place> + Send>>;

    fn comes(waits: &mut Waits) -> Option<Place> {
        match waits.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(place) => Some(place),
            Poll::Pending => None,
        }
    }

    #[test]
    fn only_so_many_think_at_once_and_a_place_that_is_left_goes_to_the_next() {
        let machines = Machines::new(2, Queue::default());
        let mut waits: Vec<Waits> = (0..4).map(|_| Box::pin(machines.place(Thought::Quick, false)) as Waits).collect();
        let mut places: Vec<Option<Place>> = waits.iter_mut().map(comes).collect();
        assert_eq!(places.iter().map(Option::is_some).collect::<Vec<_>>(), [true, true, false, false]);
        places[0] = None;
        // The third gives up: its turn goes to the fourth.
        let fourth = waits.pop().map(|mut fourth| (comes(&mut fourth), fourth));
        assert!(fourth.as_ref().is_some_and(|(place, _)| place.is_none()), "the third is before it");
        waits.pop();
        assert!(fourth.is_some_and(|(_, mut fourth)| comes(&mut fourth).is_some()));
    }

    #[test]
    fn those_that_answer_at_once_do_not_wait_for_those_that_take_their_time() {
        let machines = Machines::new(1, Queue::default());
        let slow = comes(&mut (Box::pin(machines.place(Thought::Slow, false)) as Waits));
        assert!(slow.is_some());
        assert!(comes(&mut (Box::pin(machines.place(Thought::Slow, false)) as Waits)).is_none());
        assert!(comes(&mut (Box::pin(machines.place(Thought::Quick, false)) as Waits)).is_some());
    }

    #[test]
    fn a_persons_opponent_comes_before_matches_of_machines() {
        let machines = Machines::new(1, Queue::default());
        let mut alone: Vec<Waits> = (0..50).map(|_| Box::pin(machines.place(Thought::Slow, true)) as Waits).collect();
        let mut places: Vec<Option<Place>> = alone.iter_mut().map(comes).collect();
        assert_eq!(places.iter().flatten().count(), 1);
        let mut opponent: Waits = Box::pin(machines.place(Thought::Slow, false));
        assert!(comes(&mut opponent).is_none());
        places.clear();
        assert!(alone[1..].iter_mut().all(|waits| comes(waits).is_none()), "the person's opponent is before them");
        assert!(comes(&mut opponent).is_some());
        assert!(alone[1..].iter_mut().any(|waits| comes(waits).is_some()));
    }
}
