//! Games that are watched: every step is shown, by all three ways of playing, and what is wrong is told with its place.

mod toy;

use kernel::testing::Watch;
use kernel::{Hints, MindOf, NoAim, Rng, Seat};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use toy::{Action, State, Toy};

impl Hints for Toy {
    type Aim = NoAim;
    type Memory = ();

    /// Always the first: the script never raises a flag and never throws while it can buy.
    fn worths(&self, _: &State, _: Seat, legal: &[Action], _: &MindOf<Toy>, _: &mut Rng) -> Vec<f64> {
        vec![0.0; legal.len()]
    }

    fn value(&self, state: &State, seat: Seat) -> i64 {
        i64::from(state.points[usize::from(seat.0)]) * 100
    }
}

fn name(action: &Action) -> &'static str {
    match action {
        Action::Bid(_) => "Bid",
        Action::Buy => "Buy",
        Action::Throw => "Throw",
        Action::Flag(_) => "Flag",
    }
}

#[test]
fn every_step_is_shown() {
    let game = Toy::new();
    let seen = AtomicU64::new(0);
    let taken = Watch::new(&*game, name).seed(4).games(16).each(|step| {
        assert_ne!(step.before, step.after);
        assert_eq!(step.dice.is_empty(), !matches!(step.action, Action::Throw));
        seen.fetch_add(1, Relaxed);
    });
    assert_eq!((taken.games, taken.ended, taken.steps), (16, 16, seen.load(Relaxed)));
    assert_eq!(taken.never(&["Bid", "Buy", "Throw", "Flag", "Sing"]), ["Sing"]);
}

#[test]
fn what_is_played_depends_on_the_seed_alone() {
    let game = Toy::new();
    let taken = |seed| Watch::new(&*game, name).seed(seed).games(9).longest(40).each(|_| {});
    assert_eq!(taken(1), taken(1));
    assert_ne!(taken(1), taken(2));
}

#[test]
#[should_panic(expected = "a scoped thread panicked")]
fn books_that_do_not_add_up_end_the_test() {
    let game = Toy::new();
    Watch::new(&*game, name).games(3).each(|step| assert!(step.after.points.iter().sum::<u8>() < 5));
}
