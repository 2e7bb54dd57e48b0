//! The laws every game must obey, checked over random play. A game gets them by one line in its tests:
//!
//! ```text
//! let report = kernel::testing::Laws::new(&game).clauses(&book).words(&english).seed(1).games(2000).check();
//! assert_eq!(report.vacuous(), []);
//! ```
//!
//! What is cheap is checked at every step: each seat that has to decide has something to do, the game is over exactly
//! when nobody has to, it does end. The rest is sampled, a few times in each game. A law that does not hold is reported
//! with the game, step and action it was broken at, and the line that plays just that game again. Results depend on the
//! seed alone, not on the number of threads.
//!
//! [`Watch`] plays games by chance, by the script and by a player who likes what is rare, and shows every step to a
//! function of the game's own tests: its books.

mod announced;
mod fuzz;
mod playing;
mod watch;

pub use fuzz::{fuzz_bytes, fuzz_records};
pub use watch::{Step, Taken, Watch};

use crate::{ClauseBook, Game, Rng, Words};
use playing::{Fault, Playing};
use std::any::Any;
use std::collections::BTreeMap;
use std::fmt::{self, Write as _};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// How many games a test plays: the number it asks for, or what `SANDTABLE_GAMES` says, for the long form of the tests.
pub fn games(ordinarily: usize) -> usize {
    std::env::var("SANDTABLE_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(ordinarily)
}

/// What must hold of every game.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// An action is listed if and only if it passes the check, whoever asks.
    ListIsCheck,
    /// Lists are sorted and hold nothing twice.
    SortedList,
    /// A refusal has at least one reason, and each cites a clause of the book.
    Reasons,
    /// Every text can be said in every language.
    Words,
    /// States and actions survive being cloned, hashed, written and read.
    RoundTrip,
    /// The same actions with the same dice lead to the same states; a record of them holds.
    Replay,
    /// Undo restores what was, up to the last die or reveal and no further.
    Undo,
    /// What a seat may not know changes nothing it sees, may do or is told.
    Secrets,
    /// What a seat learns by an action without dice, the action has called a reveal.
    Reveals,
    /// A seat that has to decide has something to do; the game is over exactly when nobody has to decide.
    NoDeadEnd,
    /// The game ends.
    NoRunaway,
    /// Enumerated probabilities sum to 1 and agree with dice that are rolled.
    Chances,
    /// A state written down as a position can be placed again and is the same position.
    Positions,
    /// What an action was announced to cost is what it costs, and its results come as often as announced.
    Announced,
    /// Rules code does not panic, even if an illegal action is carried out.
    NoPanic,
}

impl Law {
    pub const ALL: [Law; 15] = [
        Law::ListIsCheck,
        Law::SortedList,
        Law::Reasons,
        Law::Words,
        Law::RoundTrip,
        Law::Replay,
        Law::Undo,
        Law::Secrets,
        Law::Reveals,
        Law::NoDeadEnd,
        Law::NoRunaway,
        Law::Chances,
        Law::Positions,
        Law::Announced,
        Law::NoPanic,
    ];
}

/// How often each law was put to the test.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    pub games: u64,
    pub steps: u64,
    /// Steps of the longest game.
    pub longest: u64,
    checked: BTreeMap<Law, u64>,
    /// How often a seat's imagined state was another than the real one: 0 if the game has no secrets (or forgets to
    /// imagine them, and then the law about secrets says nothing).
    pub imagined: u64,
    /// How often results were compared with dice rolled many times.
    pub sampled: u64,
}

impl Report {
    pub fn checked(&self, law: Law) -> u64 {
        self.checked.get(&law).copied().unwrap_or(0)
    }

    /// Laws that were never put to the test. Without words, dice, positions or secrets some of them cannot be.
    pub fn vacuous(&self) -> Vec<Law> {
        Law::ALL.into_iter().filter(|&law| self.checked(law) == 0).collect()
    }

    fn add(&mut self, other: &Report) {
        self.games += other.games;
        self.steps += other.steps;
        self.longest = self.longest.max(other.longest);
        self.imagined += other.imagined;
        self.sampled += other.sampled;
        for (&law, count) in &other.checked {
            *self.checked.entry(law).or_default() += count;
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} games, {} steps, the longest {}", self.games, self.steps, self.longest)?;
        for law in Law::ALL {
            writeln!(f, "  {:12} {:>12}", format!("{law:?}"), self.checked(law))?;
        }
        write!(f, "  imagined otherwise {}, compared with rolled dice {}", self.imagined, self.sampled)
    }
}

/// A law that does not hold, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    pub law: Law,
    pub seed: u64,
    /// The number of the game, from 0.
    pub game: usize,
    /// How many actions had been carried out.
    pub step: usize,
    /// The action in question, where it is about one.
    pub action: Option<String>,
    pub what: String,
    /// The line that plays this game again.
    pub again: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "the law {:?} is broken: {}", self.law, self.what)?;
        writeln!(f, "  at step {} of game {} with seed {}", self.step, self.game, self.seed)?;
        if let Some(action) = &self.action {
            writeln!(f, "  action: {action}")?;
        }
        write!(f, "  again: {}", self.again)
    }
}

impl std::error::Error for Broken {}

/// The laws, to be checked over random games.
#[derive(Debug)]
pub struct Laws<'a, G: Game> {
    game: Arc<G>,
    seed: u64,
    games: usize,
    only: Option<usize>,
    recorded: Option<usize>,
    every: Option<usize>,
    cap: usize,
    threads: usize,
    clauses: Option<&'a ClauseBook>,
    words: Vec<&'a Words>,
}

/// How often the sampled laws come up in a game of ordinary length.
const SAMPLES: usize = 4;

impl<'a, G: Game> Laws<'a, G> {
    pub fn new(game: &Arc<G>) -> Laws<'a, G> {
        Laws {
            game: Arc::clone(game),
            seed: 1,
            games: 100,
            only: None,
            recorded: None,
            every: None,
            cap: 100_000,
            threads: 2,
            clauses: None,
            words: Vec::new(),
        }
    }

    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    pub fn games(mut self, games: usize) -> Self {
        self.games = games;
        self
    }

    /// Plays only one of the games, to look at what was reported of it.
    pub fn game(mut self, number: usize) -> Self {
        self.only = Some(number);
        self
    }

    /// One game in so many is recorded, taken back and replayed: 100 if not said, none if 0, always the first.
    pub fn record_one_in(mut self, games: usize) -> Self {
        self.recorded = Some(games);
        self
    }

    /// Sampled laws are checked at one step in so many; otherwise such that each comes up a few times in a game.
    pub fn every(mut self, steps: usize) -> Self {
        self.every = Some(steps);
        self
    }

    /// A game that goes on for more steps than this is a runaway.
    pub fn longest(mut self, steps: usize) -> Self {
        self.cap = steps;
        self
    }

    pub fn threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// Every reason of a refusal must cite a clause of this book.
    pub fn clauses(mut self, book: &'a ClauseBook) -> Self {
        self.clauses = Some(book);
        self
    }

    /// Every text must be sayable in this language; to be called once for each language.
    pub fn words(mut self, words: &'a Words) -> Self {
        self.words.push(words);
        self
    }

    /// Checks the laws and panics with the first that is broken.
    ///
    /// # Panics
    /// If a law is broken.
    pub fn check(self) -> Report {
        match self.run() {
            Ok(report) => report,
            Err(broken) => panic!("{broken}"),
        }
    }

    /// Checks the laws; the first game that breaks one is reported.
    pub fn run(self) -> Result<Report, Box<Broken>> {
        let mut report = Report::default();
        report.add(&self.guarded(0, |play| play.board())?);
        let every = match self.every {
            Some(steps) => steps,
            None => self.ordinary_length()? / SAMPLES,
        };
        let games = self.only.map_or(0..self.games, |n| n..n + 1);
        let next = AtomicUsize::new(games.start);
        let broken_at = AtomicUsize::new(usize::MAX);
        let first: Mutex<Option<Box<Broken>>> = Mutex::new(None);
        let sum = Mutex::new(report);
        thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(|| {
                    let mut mine = Report::default();
                    loop {
                        let number = next.fetch_add(1, SeqCst);
                        // Games before a broken one are finished, so that the one reported is always the same.
                        if number >= games.end || number > broken_at.load(SeqCst) {
                            break;
                        }
                        match self.guarded(number, |play| play.game(Some(every.max(1)))) {
                            Ok(report) => mine.add(&report),
                            Err(broken) => {
                                broken_at.fetch_min(number, SeqCst);
                                let mut first = first.lock().unwrap_or_else(PoisonError::into_inner);
                                if first.as_ref().is_none_or(|f| number < f.game) {
                                    *first = Some(broken);
                                }
                            }
                        }
                    }
                    sum.lock().unwrap_or_else(PoisonError::into_inner).add(&mine);
                });
            }
        });
        match first.into_inner().unwrap_or_else(PoisonError::into_inner) {
            Some(broken) => Err(broken),
            None => Ok(sum.into_inner().unwrap_or_else(PoisonError::into_inner)),
        }
    }

    /// The mean length of the first games, played without the sampled laws.
    fn ordinary_length(&self) -> Result<usize, Box<Broken>> {
        let mut steps = 0;
        const TRIED: usize = 3;
        for number in 0..TRIED {
            steps += self.guarded(number, |play| play.game(None))?.steps as usize;
        }
        Ok(steps / TRIED)
    }

    /// Plays, and turns what breaks, a panic too, into a report of it.
    fn guarded(
        &self,
        number: usize,
        work: impl FnOnce(&mut Playing<'_, 'a, G>) -> Result<(), Fault>,
    ) -> Result<Report, Box<Broken>> {
        let spaces = self.game.board().spaces;
        let mut playing = Playing {
            laws: self,
            game: &self.game,
            number,
            rng: Rng::stream(self.seed, 2 * number as u64 + 1),
            step: 0,
            action: None,
            report: Report::default(),
            out_of_play: spaces.into_iter().filter(|space| space.out_of_play).map(|space| space.id).collect(),
        };
        let (law, what) = match catch_unwind(AssertUnwindSafe(|| work(&mut playing))) {
            Ok(Ok(())) => return Ok(playing.report),
            Ok(Err(fault)) => fault,
            Err(panic) => (Law::NoPanic, format!("the rules panic: {}", said_by(&*panic))),
        };
        let action = playing.action.map(|(seat, action)| format!("{seat} {action:?}"));
        let (step, again) = (playing.step, self.again(number));
        Err(Box::new(Broken { law, seed: self.seed, game: number, step, action, what, again }))
    }

    fn again(&self, number: usize) -> String {
        let mut line = format!("Laws::new(&game).seed({})", self.seed);
        if let Some(games) = self.recorded {
            let _ = write!(line, ".record_one_in({games})");
        }
        if let Some(steps) = self.every {
            let _ = write!(line, ".every({steps})");
        }
        let _ = write!(line, ".longest({})", self.cap);
        line.push_str(if self.clauses.is_some() { ".clauses(…)" } else { "" });
        line.push_str(&".words(…)".repeat(self.words.len()));
        let _ = write!(line, ".game({number}).check()");
        line
    }
}

fn said_by(panic: &(dyn Any + Send)) -> &str {
    panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or(panic.downcast_ref::<&str>().copied())
        .unwrap_or("(no message)")
}
