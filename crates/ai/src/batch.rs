//! Many matches at once. Match number i is played with stream i of the seed and the results are sums, so neither the
//! number of threads nor the order in which they finish changes anything.

use crate::{ArenaError, Level, arena};
use kernel::{Hints, Rng, Seat};
use rayon::prelude::*;
use std::collections::BTreeMap;

/// What to play.
#[derive(Clone, Debug)]
pub struct Batch {
    /// One player for each seat.
    pub levels: Vec<Level>,
    pub games: u64,
    pub seed: u64,
    /// Threads; 0 for as many as there are cores.
    pub jobs: usize,
    /// Actions after which a match is a runaway.
    pub cap: u64,
}

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    pub games: u64,
    pub actions: u64,
    pub turns: u64,
    /// Matches won, by seat.
    pub wins: Vec<u64>,
    pub draws: u64,
    /// Matches by the key of their outcome's text.
    pub results: BTreeMap<String, u64>,
}

impl Tally {
    pub fn mean_actions(&self) -> f64 {
        self.actions as f64 / self.games.max(1) as f64
    }

    pub fn mean_turns(&self) -> f64 {
        self.turns as f64 / self.games.max(1) as f64
    }

    fn of(end: &arena::Finished, seats: usize) -> Tally {
        Tally {
            games: 1,
            actions: end.actions,
            turns: u64::from(end.turns),
            wins: (0..seats).map(|s| u64::from(end.outcome.winners.contains(Seat(s as u8)))).collect(),
            draws: u64::from(end.outcome.winners.is_empty()),
            results: BTreeMap::from([(end.outcome.text.key.to_string(), 1)]),
        }
    }

    fn add(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.actions += other.actions;
        self.turns += other.turns;
        self.draws += other.draws;
        if self.wins.len() < other.wins.len() {
            self.wins.resize(other.wins.len(), 0);
        }
        for (sum, wins) in self.wins.iter_mut().zip(other.wins) {
            *sum += wins;
        }
        for (key, count) in other.results {
            *self.results.entry(key).or_default() += count;
        }
        self
    }
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BatchError {
    /// The first match that went wrong, by number from 0.
    #[error("match {game}: {error}")]
    Match { game: u64, error: ArenaError },
    #[error("the threads could not be started: {0}")]
    Threads(String),
}

/// Plays all matches; `done` is called once after each.
pub fn play<G: Hints>(game: &G, start: &G::State, batch: &Batch, done: impl Fn() + Sync) -> Result<Tally, BatchError> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(batch.jobs)
        .build()
        .map_err(|error| BatchError::Threads(error.to_string()))?;
    let one = |number: u64| {
        let mut players: Vec<_> = batch.levels.iter().map(|level| level.player()).collect();
        let end = arena::play(game, start.clone(), &mut players, Rng::stream(batch.seed, number), batch.cap);
        done();
        end.map(|end| Tally::of(&end, batch.levels.len())).map_err(|error| BatchError::Match { game: number, error })
    };
    pool.install(|| (0..batch.games).into_par_iter().map(one).reduce(|| Ok(Tally::default()), both))
}

/// The sum of two tallies, or the error of the earlier match.
fn both(a: Result<Tally, BatchError>, b: Result<Tally, BatchError>) -> Result<Tally, BatchError> {
    match (a, b) {
        (Ok(a), Ok(b)) => Ok(a.add(b)),
        (Err(BatchError::Match { game: a, error }), Err(BatchError::Match { game: b, .. })) if a < b => {
            Err(BatchError::Match { game: a, error })
        }
        (_, Err(error)) | (Err(error), _) => Err(error),
    }
}

/// The interval in which the true rate lies with 95 % confidence, given `wins` of `games` (Wilson's score interval).
pub fn interval(wins: u64, games: u64) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    let (n, z) = (games as f64, 1.959_964);
    let p = wins as f64 / n;
    let middle = p + z * z / (2.0 * n);
    let spread = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z * z / n;
    (((middle - spread) / scale).max(0.0), ((middle + spread) / scale).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Race;
    use kernel::Game;
    use std::sync::atomic::{AtomicU64, Ordering};

    fn batch(jobs: usize) -> Batch {
        Batch { levels: vec![Level::Script, Level::Random], games: 200, seed: 5, jobs, cap: 10_000 }
    }

    #[test]
    fn the_result_does_not_depend_on_the_number_of_threads() {
        let game = Race::to(30);
        let state = game.place(&game.start()).unwrap();
        let count = AtomicU64::new(0);
        let tallies = [1, 2, 7].map(|jobs| {
            play(&game, &state, &batch(jobs), || {
                count.fetch_add(1, Ordering::Relaxed);
            })
            .unwrap()
        });
        assert_eq!(tallies[0], tallies[1]);
        assert_eq!(tallies[0], tallies[2]);
        assert_eq!(count.into_inner(), 600);
        let tally = &tallies[0];
        assert_eq!(tally.wins.iter().sum::<u64>() + tally.draws, 200);
        assert_eq!(tally.results.values().sum::<u64>(), 200);
        assert!(tally.wins[0] > 150, "the script wins a race against random steps: {tally:?}");
        assert!(tally.mean_actions() > tally.mean_turns());
    }

    #[test]
    fn the_first_match_that_goes_wrong_is_named() {
        let game = Race::to(30);
        let state = game.place(&game.start()).unwrap();
        let errors = [1, 2].map(|jobs| play(&game, &state, &Batch { cap: 16, ..batch(jobs) }, || ()).unwrap_err());
        assert_eq!(errors[0], errors[1]);
        assert!(errors[0].to_string().starts_with("match 0: the match was still going on"), "{}", errors[0]);
    }

    #[test]
    fn an_interval_narrows_with_the_number_of_games() {
        let (low, high) = interval(9, 10);
        assert!((0.59..0.61).contains(&low) && (0.98..0.99).contains(&high), "{low} {high}");
        let (low, high) = interval(900, 1000);
        assert!(low > 0.87 && high < 0.92);
        assert_eq!(interval(0, 0), (0.0, 1.0));
        assert!(interval(0, 5).0 == 0.0 && interval(5, 5).1 == 1.0);
    }
}
