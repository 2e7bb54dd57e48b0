//! Many matches at once. Match number i is played with a stream of the seed that hangs on i alone, so neither the
//! number of threads, nor the order in which they finish, nor what was played before changes anything.

use crate::arena::{self, Onlooker};
use crate::measures::{Gauge, Measures, Times};
use crate::{ArenaError, Level};
use kernel::{Hints, Outcome, Plan, Rng, Seat, SeatSet};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

/// What to play.
#[derive(Clone, Debug)]
pub struct Series {
    pub seating: Seating,
    pub seed: u64,
    /// Threads; 0 for as many as there are cores.
    pub jobs: usize,
    /// Actions after which a match is given up.
    pub cap: u64,
    pub measured: Measured,
}

/// Who sits where: one player for each seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seating {
    Fixed(Vec<Level>),
    /// Every stream of the seed is played twice: matches with even numbers in the first way, the others in the second.
    Mirrored([Vec<Level>; 2]),
}

impl Seating {
    pub fn of(&self, number: u64) -> &[Level] {
        match self {
            Seating::Fixed(levels) => levels,
            Seating::Mirrored(both) => &both[(number % 2) as usize],
        }
    }

    fn stream(&self, number: u64) -> u64 {
        match self {
            Seating::Fixed(_) => number,
            Seating::Mirrored(_) => number / 2,
        }
    }
}

/// How much is noted of a match.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Measured {
    /// How it ended.
    End,
    /// All that a report shows.
    Everything,
}

/// A match that was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Played {
    pub number: u64,
    /// Nothing if the match was given up.
    pub outcome: Option<Outcome>,
    pub actions: u64,
    pub turns: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub measures: Option<Measures>,
    /// By seat. The only part that is different every time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub times: Vec<Times>,
}

impl Played {
    pub fn winners(&self) -> SeatSet {
        self.outcome.as_ref().map_or(SeatSet::NONE, |outcome| outcome.winners)
    }

    pub fn is_draw(&self) -> bool {
        self.outcome.as_ref().is_some_and(|outcome| outcome.winners.is_empty())
    }

    /// What the match is worth to a seat: a victory one, a draw a half. Nothing for a match that was given up.
    pub fn points(&self, seat: Seat) -> Option<f64> {
        let winners = self.outcome.as_ref()?.winners;
        Some(if winners.is_empty() { 0.5 } else { f64::from(u8::from(winners.contains(seat))) })
    }
}

/// Who follows a series from outside.
pub trait Following: Sync {
    /// Called once for each match, in the order in which they end.
    fn played(&self, played: &Played);

    /// Whether to leave it at what has been played. Matches that are not over are dropped.
    fn has_seen_enough(&self) -> bool;
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SeriesError {
    /// The first match that went wrong, by number from 0.
    #[error("match {game}: {error}")]
    Match { game: u64, error: ArenaError },
    #[error("the threads could not be started: {0}")]
    Threads(String),
}

/// Plays the matches with these numbers, the first ones first; those that were played, by number.
pub fn play<G: Hints>(
    game: &G,
    start: &G::State,
    series: &Series,
    numbers: &[u64],
    following: &dyn Following,
) -> Result<Vec<Played>, SeriesError> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(series.jobs)
        .build()
        .map_err(|error| SeriesError::Threads(error.to_string()))?;
    let one = |&number: &u64| {
        if following.has_seen_enough() {
            return Ok(None);
        }
        let played = play_one(game, start, series, number, following)?;
        if let Some(played) = &played {
            following.played(played);
        }
        Ok(played)
    };
    // One after the other as threads become free, so that what is missing after a stop are the last ones.
    let all: Vec<Result<Option<Played>, SeriesError>> = pool.install(|| numbers.iter().par_bridge().map(one).collect());
    let (played, errors): (Vec<_>, Vec<_>) = all.into_iter().partition(Result::is_ok);
    let number = |error: &SeriesError| if let SeriesError::Match { game, .. } = error { *game } else { 0 };
    if let Some(error) = errors.into_iter().filter_map(Result::err).min_by_key(number) {
        return Err(error);
    }
    let mut played: Vec<Played> = played.into_iter().filter_map(Result::ok).flatten().collect();
    played.sort_by_key(|played| played.number);
    Ok(played)
}

/// One match of the series; nothing if it was stopped.
fn play_one<G: Hints>(
    game: &G,
    start: &G::State,
    series: &Series,
    number: u64,
    following: &dyn Following,
) -> Result<Option<Played>, SeriesError> {
    let levels = series.seating.of(number);
    let mut players: Vec<_> = levels.iter().map(|level| level.player()).collect();
    let gauge = (series.measured == Measured::Everything).then(|| Gauge::new(game, start, levels.len()));
    let mut watcher = Watcher { following, gauge };
    let rng = Rng::stream(series.seed, series.seating.stream(number));
    let end = arena::play_before(game, start.clone(), &mut players, rng, series.cap, &mut watcher);
    let (outcome, actions, turns) = match end {
        Ok(end) => (Some(end.outcome), end.actions, end.turns),
        Err(ArenaError::Runaway { actions, turn }) => {
            (None, actions, turn.saturating_sub(game.turn(start)).saturating_add(1))
        }
        Err(ArenaError::Stopped { .. }) => return Ok(None),
        Err(error) => return Err(SeriesError::Match { game: number, error }),
    };
    let (measures, times) = watcher.gauge.map(|gauge| gauge.finish(game)).unzip();
    Ok(Some(Played { number, outcome, actions, turns, measures, times: times.unwrap_or_default() }))
}

/// Looks on for whoever follows the series, and measures if it is to be measured.
struct Watcher<'a, G: Hints> {
    following: &'a dyn Following,
    gauge: Option<Gauge<G>>,
}

impl<G: Hints> Onlooker<G> for Watcher<'_, G> {
    fn has_seen_enough(&self) -> bool {
        self.following.has_seen_enough()
    }

    fn thinks(&mut self, seat: Seat) {
        if let Some(gauge) = &mut self.gauge {
            gauge.thinks(seat);
        }
    }

    fn decides(&mut self, game: &G, state: &G::State, seat: Seat, action: &G::Action) {
        if let Some(gauge) = &mut self.gauge {
            gauge.decides(game, state, seat, action);
        }
    }

    fn wants(&mut self, game: &G, state: &G::State, seat: Seat, plan: &Plan<G::Aim>) {
        if let Some(gauge) = &mut self.gauge {
            gauge.wants(game, state, seat, plan);
        }
    }

    fn sees(&mut self, game: &G, state: &G::State) {
        if let Some(gauge) = &mut self.gauge {
            gauge.sees(game, state);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Race;
    use kernel::Game;
    use std::sync::Mutex;

    /// Notes which matches it was told of, and has seen enough after some.
    struct Notes {
        seen: Mutex<Vec<u64>>,
        enough: usize,
    }

    impl Notes {
        fn until(enough: usize) -> Notes {
            Notes { seen: Mutex::new(Vec::new()), enough }
        }
    }

    impl Following for Notes {
        fn played(&self, played: &Played) {
            self.seen.lock().unwrap().push(played.number);
        }

        fn has_seen_enough(&self) -> bool {
            self.seen.lock().unwrap().len() >= self.enough
        }
    }

    fn series(jobs: usize) -> Series {
        let seating = Seating::Fixed(vec![Level::Script, Level::Random]);
        Series { seating, seed: 5, jobs, cap: 10_000, measured: Measured::Everything }
    }

    fn played(series: &Series, numbers: std::ops::Range<u64>) -> Vec<Played> {
        let game = Race::to(30);
        let state = game.place(&game.start()).unwrap();
        let numbers: Vec<u64> = numbers.collect();
        let mut played = play(&game, &state, series, &numbers, &Notes::until(usize::MAX)).unwrap();
        for match_played in &mut played {
            assert_eq!(match_played.times.len(), 2);
            match_played.times.clear();
        }
        played
    }

    #[test]
    fn the_result_does_not_depend_on_the_number_of_threads_or_on_what_was_played_before() {
        let [one, two, seven] = [1, 2, 7].map(|jobs| played(&series(jobs), 0..200));
        assert!(one == two && one == seven);
        assert_eq!(played(&series(2), 150..200), one[150..]);
        assert!(one.iter().zip(0..).all(|(match_played, number)| match_played.number == number));
        let wins = one.iter().filter(|match_played| match_played.winners().contains(Seat(0))).count();
        assert!(wins > 150, "the script wins a race against random steps: {wins}");
    }

    #[test]
    fn a_mirrored_series_plays_every_stream_from_either_side() {
        let both = [vec![Level::Script, Level::Random], vec![Level::Random, Level::Script]];
        let mirrored = Series { seating: Seating::Mirrored(both), ..series(2) };
        let all = played(&mirrored, 0..20);
        let fixed = played(&series(1), 0..10);
        for (i, match_played) in fixed.iter().enumerate() {
            assert_eq!(all[2 * i].measures, match_played.measures);
        }
        let script_first = |seat: u8, from: usize| {
            all.iter().skip(from).step_by(2).filter(|match_played| match_played.winners().contains(Seat(seat))).count()
        };
        assert!(script_first(0, 0) > 7 && script_first(1, 1) > 7);
    }

    #[test]
    fn a_match_without_an_end_is_given_up_and_counts_for_nobody() {
        let all = played(&Series { cap: 16, ..series(2) }, 0..20);
        let given_up: Vec<&Played> = all.iter().filter(|match_played| match_played.outcome.is_none()).collect();
        assert!(!given_up.is_empty());
        assert!(given_up.iter().all(|match_played| match_played.actions == 16 && !match_played.is_draw()));
        assert!(given_up.iter().all(|match_played| match_played.points(Seat(0)).is_none()));
    }

    #[test]
    fn a_series_that_is_stopped_keeps_what_was_played() {
        let game = Race::to(30);
        let state = game.place(&game.start()).unwrap();
        let notes = Notes::until(7);
        let numbers: Vec<u64> = (0..50).collect();
        let all = play(&game, &state, &series(1), &numbers, &notes).unwrap();
        assert_eq!(all.iter().map(|match_played| match_played.number).collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5, 6]);
        assert_eq!(notes.seen.into_inner().unwrap().len(), 7);
    }
}
