//! The games on the shelf, with their types put away. The program hands the server a shelf; the server knows no game.

use crate::loading::{self, Loaded, Set};
use crate::pool::Patience;
use crate::stopped::Stopped;
use crate::table::{Seated, Stop, Table};
use crate::wire::{ClauseCard, FromScenario, GameCard, Preview, RecordCard};
use ai::Level;
use kernel::forces::Muster;
use kernel::matches::Begin;
use kernel::record::{Peek, hex, unhex};
use kernel::title::in_short;
use kernel::{About, ClauseIndex, DataFiles, Entry, Game, Header, Hints, Match, OptionValues, Problem};
use kernel::{Record, RecordError, Title};
use kernel::{SeatSet, Viewer, record};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{Event, Journal, NewEvent};

/// How many openings of a game (scenario with options) are kept ready, and how many bytes of a player's files with one.
const KEPT_OPEN: usize = 64;
const KEPT_FILES: usize = 64 * 1024;
/// The data files somebody may bring: as long as the longest of ours, which has 400 KB.
const MOST_FILES: usize = 32;
const LONGEST_FILE: usize = 512 * 1024;
const MOST_BYTES: usize = 1024 * 1024;

/// All games there are, in the order the lobby shows them.
#[derive(Default)]
pub struct Shelf {
    books: Vec<Box<dyn Book>>,
}

impl fmt::Debug for Shelf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.books.iter().map(|b| b.about().id)).finish()
    }
}

impl Shelf {
    pub fn add<T: Title>(&mut self, title: &'static T, index: ClauseIndex) {
        self.books.push(Box::new(Bound { title, index, open: Mutex::default() }));
    }

    pub(crate) fn books(&self) -> impl Iterator<Item = &dyn Book> {
        self.books.iter().map(AsRef::as_ref)
    }

    pub(crate) fn find(&self, game: &str) -> Option<&dyn Book> {
        self.books().find(|b| b.about().id == game)
    }

    /// A match as the store has it. One that these rules cannot open is shown as far as it was kept.
    pub(crate) fn load(&self, header: &Value, journal: &Journal) -> Result<Loaded, String> {
        let game = header["game"].as_str().unwrap_or_default();
        let book = self.find(game).ok_or_else(|| format!("there is no game \"{game}\" here"));
        let (what, ours) = match book {
            Ok(book) => match book.load(header, journal) {
                Ok(loaded) => return Ok(loaded),
                Err(what) => (what, book.about().rules.to_owned()),
            },
            Err(what) => (what, "none".to_owned()),
        };
        let header: Header<Value> = serde_json::from_value(header.clone()).map_err(|e| e.to_string())?;
        let stop = Stop::Rules { from: loading::rules_of(&journal.events, &header.rules), to: ours, what };
        let left = loading::only_a_picture(header, None, &journal.events);
        Ok(Loaded { table: Box::new(Stopped::new(Box::new(left), stop)), news: None, filled: Vec::new() })
    }
}

/// A new match, and what has to be stored of it.
pub(crate) struct Begun {
    pub table: Box<dyn Table>,
    pub header: Value,
    /// Those that have a part in it.
    pub seats: SeatSet,
    /// The steps it takes over from another match.
    pub events: Vec<NewEvent>,
}

/// Why a match cannot begin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum CannotBegin {
    #[error("there is no scenario \"{0}\"")]
    Scenario(String),
    #[error("{0}")]
    Option(String),
    #[error("{}", in_short(.0))]
    SetUp(Vec<Problem>),
    #[error("{0}")]
    Record(#[from] RecordError),
}

/// A game of the shelf.
pub(crate) trait Book: Send + Sync {
    fn about(&self) -> About;
    fn card(&self) -> GameCard;
    /// The words for a reader of a language, and the language they are in.
    fn words_for(&self, language: &str) -> (&'static str, String);
    fn clauses(&self) -> Vec<ClauseCard>;
    fn muster(&self) -> Option<&'static dyn Muster>;
    fn preview(&self, scenario: &str, options: &OptionValues) -> Result<Preview, CannotBegin>;
    fn begin(&self, from: &FromScenario, seed: [u8; 32]) -> Result<Begun, CannotBegin>;

    /// A match that goes on from a record, which is checked from beginning to end.
    fn branch(
        &self,
        text: &str,
        steps: Option<usize>,
        seed: [u8; 32],
        patience: &Patience,
    ) -> Result<Begun, CannotBegin>;

    /// A match as the store has it; why these rules cannot even be set up for it.
    fn load(&self, header: &Value, journal: &Journal) -> Result<Loaded, String>;

    /// What a record is of, after checking all of it.
    fn describe(&self, text: &str, patience: &Patience) -> Result<RecordCard, CannotBegin>;
}

type Openings<G> = BTreeMap<(String, OptionValues, DataFiles), Arc<G>>;

struct Bound<T: Title + 'static> {
    title: &'static T,
    index: ClauseIndex,
    /// Reading a game's data takes longer than anything else about a match.
    open: Mutex<Openings<T::Game>>,
}

type RecordOf<G> = Record<<G as Game>::Position, <G as Game>::Action>;

impl<T: Title> Bound<T> {
    fn open(&self, scenario: &str, options: &OptionValues, files: &DataFiles) -> Result<Arc<T::Game>, CannotBegin> {
        check(&self.title.about(), scenario, options)?;
        let bytes = bounded(files)?;
        let key = (scenario.to_owned(), options.clone(), files.clone());
        if let Some(game) = self.ready().get(&key) {
            return Ok(Arc::clone(game));
        }
        // Nobody else waits for this: two who open the same at once both do the work.
        let game = Arc::new(self.title.open(files, scenario, options).map_err(CannotBegin::SetUp)?);
        if bytes <= KEPT_FILES {
            let mut open = self.ready();
            if open.len() >= KEPT_OPEN {
                open.clear();
            }
            open.insert(key, Arc::clone(&game));
        }
        Ok(game)
    }

    fn ready(&self) -> MutexGuard<'_, Openings<T::Game>> {
        // A map is whole whatever happened to another thread.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The ids of the seats that have a part in a game.
    fn in_play(&self, game: &T::Game) -> Vec<String> {
        self.title.about().in_play(game.seats()).map(|(_, seat)| seat.id.to_owned()).collect()
    }

    /// A record through the checked door.
    fn resume(
        &self,
        text: &str,
        steps: Option<usize>,
        patience: &Patience,
    ) -> Result<(Match<T::Game>, Peek), CannotBegin> {
        let peek = record::peek(text)?;
        let game = self.open(&peek.scenario, &peek.options, &peek.files)?;
        let mut record: RecordOf<T::Game> = Record::read(text)?;
        let before = record.steps_before();
        if let Some(steps) = steps {
            if steps > before + record.entries.len() {
                let what = format!("the record has only {} steps", before + record.entries.len());
                return Err(RecordError::Step { step: steps, what }.into());
            }
            if steps < before {
                let what = format!("its rules changed after step {before}; it can be taken up from there on");
                return Err(RecordError::Step { step: steps, what }.into());
            }
            record.entries.truncate(steps - before);
            record.header.taken_over = record.header.taken_over.min(steps);
        }
        let resumed = Match::resume_while(game, &record, || !patience.is_over());
        Ok((resumed.map_err(|error| error.under(record.rules(), self.title.about().rules))?, peek))
    }
}

/// How many bytes a player's files have, if they are not more than anybody needs.
fn bounded(files: &DataFiles) -> Result<usize, CannotBegin> {
    let wrong = |file: Option<&String>, what: String| {
        CannotBegin::SetUp(vec![Problem { file: file.cloned(), ..Problem::new(what) }])
    };
    if files.files.len() > MOST_FILES {
        return Err(wrong(None, format!("expected at most {MOST_FILES} data files, found {}", files.files.len())));
    }
    if let Some((file, text)) = files.files.iter().find(|(_, text)| text.len() > LONGEST_FILE) {
        let what = format!("expected a data file of at most {LONGEST_FILE} bytes, found {}", text.len());
        return Err(wrong(Some(file), what));
    }
    let bytes = files.files.iter().map(|(name, text)| name.len() + text.len()).sum();
    if bytes > MOST_BYTES {
        return Err(wrong(None, format!("expected data files of at most {MOST_BYTES} bytes together, found {bytes}")));
    }
    Ok(bytes)
}

fn check(about: &About, scenario: &str, options: &OptionValues) -> Result<(), CannotBegin> {
    if !about.scenarios.iter().any(|s| s.id == scenario) {
        return Err(CannotBegin::Scenario(scenario.to_owned()));
    }
    for (name, value) in options {
        let option = about.options.iter().find(|o| o.name == name);
        let option = option.ok_or_else(|| CannotBegin::Option(format!("there is no option \"{name}\"")))?;
        if !option.values.contains(&value.as_str()) {
            return Err(CannotBegin::Option(format!("option {name} cannot be \"{value}\"")));
        }
    }
    Ok(())
}

fn begun<G: Game + Hints>(game: Match<G>, seed: [u8; 32]) -> Result<Begun, CannotBegin> {
    // Plain data always has a JSON form.
    let header = serde_json::to_value(game.header()).unwrap_or_default();
    let seats = game.game().seats();
    let acts: Vec<Event> = game.entries().iter().map(act::<G>).collect();
    if game.earlier().is_empty() {
        let start = kernel::matches::beginning(game.game().as_ref(), &game.record())?;
        let (seated, kept) = Seated::new(game, start, seed);
        let events = acts.into_iter().zip(kept);
        let events = events.map(|(event, kept)| NewEvent { event, command: None, kept: Some(kept) }).collect();
        return Ok(Begun { table: Box::new(seated), header, seats, events });
    }
    let earlier = loading::as_events(&game);
    let events: Vec<NewEvent> = earlier.into_iter().chain(acts.into_iter().map(loading::bare)).collect();
    let set = Set { game: Arc::clone(game.game()), header: game.header().clone(), seed, ours: rules_now(&game) };
    let Loaded { table, filled, .. } = loading::load(set, &loading::as_stored(&events));
    Ok(Begun { table, header, seats, events: loading::with_filled(events, filled) })
}

/// The version of the rules a match is played under.
fn rules_now<G: Game>(game: &Match<G>) -> String {
    game.record().rules().to_owned()
}

fn act<G: Game>(entry: &Entry<G::Action>) -> Event {
    let action = serde_json::to_value(&entry.action).unwrap_or_default();
    Event::Act(Entry { seat: entry.seat, action, dice: entry.dice.clone(), hash: entry.hash })
}

impl<T: Title> Book for Bound<T> {
    fn about(&self) -> About {
        self.title.about()
    }

    fn card(&self) -> GameCard {
        let about = self.title.about();
        GameCard {
            id: about.id.to_owned(),
            rules: about.rules.to_owned(),
            languages: about.languages.iter().map(|l| (*l).to_owned()).collect(),
            seats: about.seats,
            scenarios: about.scenarios,
            options: about.options,
            levels: Level::ALL.iter().map(|l| l.name().to_owned()).collect(),
            forces: self.title.muster().is_some(),
        }
    }

    fn words_for(&self, language: &str) -> (&'static str, String) {
        let (spoken, files) = self.title.words_for(language);
        (spoken, files.join("\n"))
    }

    fn clauses(&self) -> Vec<ClauseCard> {
        let book = self.title.clauses();
        let card = |clause: &kernel::Clause| ClauseCard {
            clause: clause.clone(),
            key: clause.key(),
            tests: self.index.tests_of(&clause.id).into_iter().map(str::to_owned).collect(),
        };
        book.clauses().iter().map(card).collect()
    }

    fn muster(&self) -> Option<&'static dyn Muster> {
        self.title.muster()
    }

    fn preview(&self, scenario: &str, options: &OptionValues) -> Result<Preview, CannotBegin> {
        let game = self.open(scenario, options, &DataFiles::default())?;
        let state = game.place(&game.start()).map_err(CannotBegin::SetUp)?;
        let scene = game.scene(&state, Viewer::Spectator);
        Ok(Preview { board: game.board(), scene, seats: self.in_play(&game) })
    }

    fn begin(&self, from: &FromScenario, seed: [u8; 32]) -> Result<Begun, CannotBegin> {
        let about = self.title.about();
        let files = DataFiles { files: from.files.clone() };
        let game = self.open(&from.scenario, &from.options, &files)?;
        let begin = Begin {
            game: about.id.to_owned(),
            rules: about.rules.to_owned(),
            scenario: from.scenario.clone(),
            options: from.options.clone(),
            files,
            position: None,
        };
        begun(Match::begin(game, begin, seed).map_err(CannotBegin::SetUp)?, seed)
    }

    fn branch(
        &self,
        text: &str,
        steps: Option<usize>,
        seed: [u8; 32],
        patience: &Patience,
    ) -> Result<Begun, CannotBegin> {
        let (game, _) = self.resume(text, steps, patience)?;
        begun(game.branch(seed), seed)
    }

    fn load(&self, header: &Value, journal: &Journal) -> Result<Loaded, String> {
        let header: Header<<T::Game as Game>::Position> =
            serde_json::from_value(header.clone()).map_err(|e| e.to_string())?;
        let seed = header.seed.as_deref().and_then(unhex).ok_or("the seed is missing")?;
        let game = self.open(&header.scenario, &header.options, &header.files).map_err(|e| e.to_string())?;
        Ok(loading::load(Set { game, header, seed, ours: self.title.about().rules.to_owned() }, journal))
    }

    fn describe(&self, text: &str, patience: &Patience) -> Result<RecordCard, CannotBegin> {
        let (game, peek) = self.resume(text, None, patience)?;
        let outcome = game.game().outcome(game.state());
        Ok(RecordCard {
            game: peek.game,
            scenario: peek.scenario,
            options: peek.options,
            seats: self.in_play(game.game()),
            rules: game.header().rules.clone(),
            steps: game.steps_before() + game.entries().len(),
            over: outcome.is_some(),
            outcome,
        })
    }
}

/// A seed for the dice of a match: from the system, unless a number is given.
pub fn fresh_seed(given: Option<u64>) -> Result<[u8; 32], getrandom::Error> {
    let mut seed = [0; 32];
    match given {
        Some(number) => seed[..8].copy_from_slice(&number.to_le_bytes()),
        None => getrandom::fill(&mut seed)?,
    }
    Ok(seed)
}

/// Random bytes as text, for names nobody can guess.
pub fn fresh_name<const N: usize>() -> Result<String, getrandom::Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(hex(&bytes))
}
