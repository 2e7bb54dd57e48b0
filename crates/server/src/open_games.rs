//! The games of the server, with the rules that have been opened lately, and what is done with them: beginning a match,
//! taking one up again, checking a record.

use crate::examples::Shown;
use crate::pool::Patience;
use crate::wire::{FromScenario, Preview, RecordCard};
use any_game::{AnyGame, AnyMatch, AnyRecord, AnyRules, Begun, Games, Listed, Loaded, SetUp};
use journal::Journal;
use kernel::record::{self, Peek, hex};
use kernel::title::in_short;
use kernel::{About, DataFiles, Header, OptionValues, Problem, RecordError, SeatSet};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many openings of a game (scenario with options) are kept ready, and how many bytes of a player's files with one.
const KEPT_OPEN: usize = 64;
const KEPT_FILES: usize = 64 * 1024;
/// The data files somebody may bring: as long as the longest of ours, which has 400 KB.
const MOST_FILES: usize = 32;
const LONGEST_FILE: usize = 512 * 1024;
const MOST_BYTES: usize = 1024 * 1024;

/// Why a match cannot begin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotBegin {
    #[error("there is no game \"{0}\" here")]
    Game(String),
    #[error("there is no scenario \"{0}\"")]
    Scenario(String),
    #[error("{0}")]
    Option(String),
    #[error("{}", in_short(.0))]
    SetUp(Vec<Problem>),
    #[error("{0}")]
    Record(#[from] RecordError),
}

/// A new match, which of the seats have a part in it, and what has to be stored of it.
pub struct NewlyBegun {
    pub begun: Begun,
    pub seats: SeatSet,
}

type Rules = Arc<dyn AnyRules>;

#[derive(Debug)]
pub struct OpenGames {
    games: Games,
    /// Reading a game's data takes longer than anything else about a match.
    ready: Mutex<Ready>,
    pub(crate) shown: Shown,
}

/// Rules by the id of their game and what they were opened with.
#[derive(Default)]
struct Ready(BTreeMap<&'static str, BTreeMap<SetUp, Rules>>);

impl std::fmt::Debug for Ready {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.0.iter().map(|(game, open)| (game, open.len()))).finish()
    }
}

impl OpenGames {
    pub fn new(games: Games) -> OpenGames {
        OpenGames { games, ready: Mutex::default(), shown: Shown::default() }
    }

    pub fn list(&self) -> &Games {
        &self.games
    }

    pub fn find(&self, game: &str) -> Option<Listed> {
        self.games.find(game)
    }

    pub(crate) fn open(&self, game: &dyn AnyGame, set_up: &SetUp) -> Result<Rules, CannotBegin> {
        let about = game.about();
        check(&about, &set_up.scenario, &set_up.options)?;
        let bytes = bounded(&set_up.files)?;
        if let Some(rules) = self.ready().0.get(about.id).and_then(|open| open.get(set_up)) {
            return Ok(Arc::clone(rules));
        }
        // Nobody else waits for this: two who open the same at once both do the work.
        let rules = game.open(set_up).map_err(CannotBegin::SetUp)?;
        if bytes <= KEPT_FILES {
            let mut ready = self.ready();
            let open = ready.0.entry(about.id).or_default();
            if open.len() >= KEPT_OPEN {
                open.clear();
            }
            open.insert(set_up.clone(), Arc::clone(&rules));
        }
        Ok(rules)
    }

    fn ready(&self) -> MutexGuard<'_, Ready> {
        // A map is whole whatever happened to another thread.
        self.ready.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn preview(&self, game: &dyn AnyGame, set_up: &SetUp) -> Result<Preview, CannotBegin> {
        let rules = self.open(game, set_up)?;
        let scene = rules.first_scene().map_err(CannotBegin::SetUp)?;
        Ok(Preview { board: rules.board(), scene, seats: in_play(&game.about(), rules.seats()) })
    }

    pub fn begin(&self, game: &dyn AnyGame, from: &FromScenario, seed: [u8; 32]) -> Result<NewlyBegun, CannotBegin> {
        let files = DataFiles { files: from.files.clone() };
        let set_up = SetUp { scenario: from.scenario.clone(), options: from.options.clone(), files };
        let rules = self.open(game, &set_up)?;
        let the_match = rules.begin(seed).map_err(CannotBegin::SetUp)?;
        let header = the_match.header();
        let the_match: Box<dyn AnyMatch> = the_match;
        Ok(NewlyBegun { begun: Begun { the_match, header, events: Vec::new() }, seats: rules.seats() })
    }

    /// A match that goes on from a record, all of it or so many steps; what is taken over is checked.
    pub fn branch(
        &self,
        text: &str,
        steps: Option<usize>,
        seed: [u8; 32],
        patience: &Patience,
    ) -> Result<NewlyBegun, CannotBegin> {
        let Read { about, rules, mut record, .. } = self.read(text)?;
        if let Some(steps) = steps {
            let (before, all) = (record.steps_before(), record.steps());
            if steps > all {
                let what = format!("the record has only {all} steps");
                return Err(RecordError::Step { step: steps, what }.into());
            }
            if steps < before {
                let what = format!("its rules changed after step {before}; it can be taken up from there on");
                return Err(RecordError::Step { step: steps, what }.into());
            }
            record.truncate(steps);
        }
        let begun = record.branch(seed, &|| !patience.is_over());
        let begun = begun.map_err(|error| error.under(record.rules(), about.rules))?;
        Ok(NewlyBegun { begun, seats: rules.seats() })
    }

    /// What a record is of, after checking all of it.
    pub fn describe(&self, text: &str, patience: &Patience) -> Result<RecordCard, CannotBegin> {
        let Read { about, peek, rules, record } = self.read(text)?;
        let end = record.check(&|| !patience.is_over());
        let end = end.map_err(|fault| fault.error.under(record.rules(), about.rules))?;
        Ok(RecordCard {
            game: peek.game,
            scenario: peek.scenario,
            options: peek.options,
            seats: in_play(&about, rules.seats()),
            rules: record.header().rules,
            steps: record.steps(),
            over: end.outcome.is_some(),
            outcome: end.outcome,
        })
    }

    fn read(&self, text: &str) -> Result<Read, CannotBegin> {
        let peek = record::peek(text)?;
        let game = self.find(&peek.game).ok_or_else(|| CannotBegin::Game(peek.game.clone()))?.game;
        let (scenario, options, files) = (peek.scenario.clone(), peek.options.clone(), peek.files.clone());
        let rules = self.open(game, &SetUp { scenario, options, files })?;
        let record = rules.read(text)?;
        Ok(Read { about: game.about(), peek, rules, record })
    }

    /// A match as the store has it. One that these rules cannot open is shown as far as it was kept.
    pub fn load(&self, header: &Value, journal: &Journal) -> Result<Loaded, String> {
        let plain: Header<Value> = serde_json::from_value(header.clone()).map_err(|e| e.to_string())?;
        let Some(Listed { game, .. }) = self.find(&plain.game) else {
            let what = format!("there is no game \"{}\" here", plain.game);
            return Ok(Loaded::only_pictured(plain, journal, "none", what));
        };
        let (scenario, options, files) = (plain.scenario.clone(), plain.options.clone(), plain.files.clone());
        let rules = self.open(game, &SetUp { scenario, options, files }).map_err(|e| e.to_string());
        let loaded = rules.and_then(|rules| rules.load(header, journal));
        Ok(loaded.unwrap_or_else(|what| Loaded::only_pictured(plain, journal, game.about().rules, what)))
    }
}

/// A record with the rules it is read by.
struct Read {
    about: About,
    peek: Peek,
    rules: Rules,
    record: Box<dyn AnyRecord>,
}

/// The ids of the seats that have a part in a game.
fn in_play(about: &About, seats: SeatSet) -> Vec<String> {
    about.in_play(seats).map(|(_, seat)| seat.id.to_owned()).collect()
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
