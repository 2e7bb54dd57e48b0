//! Games played to be watched: by chance, by the script, and by a player who prefers what is seldom done.

use super::said_by;
use crate::dice::{Rolled, Shown};
use crate::{Game, Hints, Minds, Note, Play, Rng, Seat, Throw};
use std::collections::BTreeMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// One step in so many, the player who prefers what is rare takes anything, so that he does not go round in circles.
const ANYTHING: usize = 4;

/// How often a seat that need not decide acts if it can.
const STANDING: usize = 32;

/// Plays games and shows every step to a function, which panics if something is not as it must be.
#[derive(Debug)]
pub struct Watch<'g, G: Game> {
    game: &'g G,
    /// What kind of action it is; the rare player likes kinds he has not taken yet.
    name: fn(&G::Action) -> &'static str,
    seed: u64,
    games: usize,
    longest: usize,
}

/// A step of a game that is watched.
#[derive(Debug)]
pub struct Step<'s, G: Game> {
    pub game: &'s G,
    pub before: &'s G::State,
    pub seat: Seat,
    pub action: &'s G::Action,
    pub after: &'s G::State,
    pub notes: &'s [Note],
    pub dice: &'s [Throw],
}

/// What was played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Taken {
    pub games: u64,
    /// Games that came to their end; the others were given up.
    pub ended: u64,
    pub steps: u64,
    by_name: BTreeMap<&'static str, u64>,
}

impl Taken {
    /// Those of the names that no action of any game had.
    pub fn never(&self, names: &[&'static str]) -> Vec<&'static str> {
        names.iter().copied().filter(|name| !self.by_name.contains_key(name)).collect()
    }

    fn add(&mut self, other: &Taken) {
        self.games += other.games;
        self.ended += other.ended;
        self.steps += other.steps;
        for (&name, count) in &other.by_name {
            *self.by_name.entry(name).or_default() += count;
        }
    }
}

impl fmt::Display for Taken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} games, {} of them to their end, {} steps:", self.games, self.ended, self.steps)?;
        self.by_name.iter().try_for_each(|(name, count)| write!(f, " {name} {count}"))
    }
}

/// How a seat is played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Player {
    Chance,
    Script,
    Rare,
}

impl Player {
    const ALL: [Player; 3] = [Player::Chance, Player::Script, Player::Rare];
}

impl<'g, G: Hints> Watch<'g, G> {
    pub fn new(game: &'g G, name: fn(&G::Action) -> &'static str) -> Watch<'g, G> {
        Watch { game, name, seed: 1, games: 12, longest: 20_000 }
    }

    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    pub fn games(mut self, games: usize) -> Self {
        self.games = games;
        self
    }

    /// A game is given up after so many steps.
    pub fn longest(mut self, steps: usize) -> Self {
        self.longest = steps;
        self
    }

    /// Plays them all. In every fourth game each seat is played in another way, in the others all in the same.
    ///
    /// # Panics
    /// If the function does, with the game and the step it was shown.
    pub fn each(self, books: impl Fn(&Step<'_, G>) + Sync) -> Taken {
        let next = AtomicUsize::new(0);
        let sum = Mutex::new(Taken::default());
        thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| {
                    let mut taken = Taken::default();
                    loop {
                        let number = next.fetch_add(1, SeqCst);
                        if number >= self.games {
                            break;
                        }
                        taken.add(&self.play(number, &books));
                    }
                    sum.lock().unwrap_or_else(PoisonError::into_inner).add(&taken);
                });
            }
        });
        sum.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    fn play(&self, number: usize, books: &(impl Fn(&Step<'_, G>) + Sync)) -> Taken {
        let mut rng = Rng::stream(self.seed, number as u64);
        let mut dice = Shown::new(Rolled::new(rng.seed(), 0));
        let mut state = match self.game.place(&self.game.start()) {
            Ok(state) => state,
            Err(problems) => panic!("the scenario cannot be placed: {problems:?}"),
        };
        let mut taken = Taken { games: 1, ..Taken::default() };
        let mut notes = Vec::new();
        let mut minds = Minds::default();
        for step in 0..self.longest {
            let Some((seat, action)) = self.choose(&state, number, &taken, &mut minds, &mut rng) else {
                taken.ended = 1;
                break;
            };
            let before = state.clone();
            notes.clear();
            dice.throws.clear();
            self.game.apply(&mut state, seat, &action, &mut Play::logged(&mut dice, &mut notes));
            *taken.by_name.entry((self.name)(&action)).or_default() += 1;
            taken.steps += 1;
            let shown = Step {
                game: self.game,
                before: &before,
                seat,
                action: &action,
                after: &state,
                notes: &notes,
                dice: &dice.throws,
            };
            if let Err(panic) = catch_unwind(AssertUnwindSafe(|| books(&shown))) {
                let seed = self.seed;
                panic!("game {number} of seed {seed}, step {step}, {seat} {action:?}: {}", said_by(&*panic));
            }
        }
        taken
    }

    /// Nothing, if the game is over.
    fn choose(
        &self,
        state: &G::State,
        number: usize,
        taken: &Taken,
        minds: &mut Minds<G>,
        rng: &mut Rng,
    ) -> Option<(Seat, G::Action)> {
        let deciders: Vec<Seat> = self.game.deciders(state).iter().collect();
        let decider = *rng.pick(&deciders)?;
        let seats: Vec<Seat> = self.game.seats().iter().collect();
        let standing = rng.one_in(STANDING).then(|| rng.pick(&seats).copied()).flatten();
        let mut legal = Vec::new();
        for seat in standing.into_iter().chain([decider]) {
            self.game.actions(state, seat, &mut legal);
            if !legal.is_empty() {
                let player = match number % 4 {
                    3 => Player::ALL[(usize::from(seat.0) + number / 4) % 3],
                    same => Player::ALL[same],
                };
                let index = match player {
                    Player::Script if seat == decider => minds.script(self.game, state, seat, &legal, rng),
                    Player::Rare if !rng.one_in(ANYTHING) => self.rarest(&legal, taken, rng),
                    _ => rng.below(legal.len()),
                };
                return Some((seat, legal.swap_remove(index)));
            }
        }
        None
    }

    /// One of the actions of the kind that was taken least often in this game.
    fn rarest(&self, legal: &[G::Action], taken: &Taken, rng: &mut Rng) -> usize {
        let often = |action: &G::Action| taken.by_name.get((self.name)(action)).copied().unwrap_or(0);
        let least = legal.iter().map(often).min().unwrap_or(0);
        let rare: Vec<usize> = (0..legal.len()).filter(|&i| often(&legal[i]) == least).collect();
        rng.pick(&rare).copied().unwrap_or(0)
    }
}
