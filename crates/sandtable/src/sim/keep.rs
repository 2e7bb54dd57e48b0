//! The file in which the games of a series are kept as they end: a line for what is played, then one for each game. The
//! same command reads it and goes on; whatever is not such a file is left alone.

use crate::failure::Failure;
use crate::open::{read_file, unwritable};
use ai::{Played, Seating, Series};
use kernel::{About, Text, Words};
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::BTreeSet;
use std::collections::hash_map::DefaultHasher;
use std::fs::{File, OpenOptions};
use std::hash::Hasher;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex, PoisonError};

const FORMAT: u32 = 1;

/// All that the games of a series depend on. How many there are and on how many threads is not among it.
#[derive(Debug, Serialize)]
struct Heading<'a> {
    format: u32,
    program: &'static str,
    game: &'a str,
    rules: &'a str,
    #[serde(flatten)]
    set_up: SetUp<'a>,
    players: Vec<Vec<&'static str>>,
    seed: u64,
    cap: u64,
}

#[derive(Debug, Serialize)]
struct SetUp<'a> {
    scenario: &'a str,
    options: &'a kernel::OptionValues,
    data: &'a kernel::DataFiles,
}

/// The first line of the file of a series.
pub fn heading(about: &About, set_up: &any_game::SetUp, series: &Series) -> Result<Map<String, Value>, Failure> {
    let ways = match &series.seating {
        Seating::Fixed(levels) => vec![levels],
        Seating::Mirrored(both) => both.iter().collect(),
    };
    let any_game::SetUp { scenario, options, files } = set_up;
    let heading = Heading {
        format: FORMAT,
        program: program(),
        game: about.id,
        rules: about.rules,
        set_up: SetUp { scenario, options, data: files },
        players: ways.into_iter().map(|levels| levels.iter().map(|level| level.name()).collect()).collect(),
        seed: series.seed,
        cap: series.cap,
    };
    let Value::Object(fields) = serde_json::to_value(heading)? else { return Ok(Map::new()) };
    Ok(fields)
}

/// The version of the program and a digest of itself: another build may have other rules or other players, whatever its
/// version says.
fn program() -> &'static str {
    static PROGRAM: LazyLock<String> = LazyLock::new(|| {
        let version = env!("CARGO_PKG_VERSION");
        match std::env::current_exe().and_then(std::fs::read) {
            Ok(bytes) => {
                let mut hasher = DefaultHasher::new();
                hasher.write(&bytes);
                format!("{version} {:016x}", hasher.finish())
            }
            Err(_) => version.to_owned(),
        }
    });
    &PROGRAM
}

/// A file that is being written.
#[derive(Debug)]
pub struct Kept {
    pub path: PathBuf,
    file: Mutex<File>,
    error: Mutex<Option<io::Error>>,
}

impl Kept {
    /// The file and the games that are in it already; a new one if there is none.
    pub fn open(path: &Path, heading: &Map<String, Value>, words: &Words) -> Result<(Kept, Vec<Played>), Failure> {
        let failed = |error: io::Error| unwritable(path, &error, words);
        let text = if path.exists() { read_file(path, words)? } else { String::new() };
        let read = read(path, &text, heading, words)?;
        let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(failed)?;
        if text.is_empty() {
            file.write_all(&line(heading)?).map_err(failed)?;
        } else {
            // What was cut off in the middle of a line is played again.
            file.set_len(read.whole as u64).map_err(failed)?;
        }
        let kept = Kept { path: path.to_owned(), file: Mutex::new(file), error: Mutex::new(None) };
        Ok((kept, read.games))
    }

    pub fn add(&self, played: &Played) {
        let written = line(played).map_err(|failure| io::Error::other(failure.message));
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        if let Err(error) = written.and_then(|line| file.write_all(&line)) {
            *self.error.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
        }
    }

    /// A game could not be written.
    pub fn has_failed(&self) -> bool {
        self.error.lock().unwrap_or_else(PoisonError::into_inner).is_some()
    }

    pub fn failure(&self, words: &Words) -> Option<Failure> {
        let error = self.error.lock().unwrap_or_else(PoisonError::into_inner);
        error.as_ref().map(|error| unwritable(&self.path, error, words))
    }
}

fn line(what: &impl Serialize) -> Result<Vec<u8>, Failure> {
    let mut line = serde_json::to_vec(what)?;
    line.push(b'\n');
    Ok(line)
}

struct Read {
    games: Vec<Played>,
    /// The bytes of all lines that are whole.
    whole: usize,
}

fn read(path: &Path, text: &str, expected: &Map<String, Value>, words: &Words) -> Result<Read, Failure> {
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let corrupt = |number: usize, why: String| {
        let text = Text::new("cli-keep-corrupt").name("file", path.display().to_string());
        Failure::usage(words.say(&text.number("line", number as i64).name("why", why)))
    };
    if whole == 0 && !text.is_empty() {
        return Err(corrupt(1, words.word("cli-keep-cut-off")));
    }
    let (mut games, mut numbers) = (Vec::new(), BTreeSet::new());
    for (number, line) in (1..).zip(text[..whole].lines()) {
        if number == 1 {
            let found: Map<String, Value> = serde_json::from_str(line).map_err(|e| corrupt(1, e.to_string()))?;
            same(path, &found, expected, words)?;
            continue;
        }
        let played: Played = serde_json::from_str(line).map_err(|e| corrupt(number, e.to_string()))?;
        if !numbers.insert(played.number) {
            let twice = Text::new("cli-keep-twice").number("number", played.number as i64);
            return Err(corrupt(number, words.say(&twice)));
        }
        games.push(played);
    }
    Ok(Read { games, whole })
}

/// Whether a file is of the series that is asked for; if not, in what it differs.
fn same(path: &Path, found: &Map<String, Value>, expected: &Map<String, Value>, words: &Words) -> Result<(), Failure> {
    let missing = words.word("cli-none");
    let shown = |value: Option<&Value>| value.map_or_else(|| missing.clone(), Value::to_string);
    let Some((field, here)) = expected.iter().find(|&(field, value)| found.get(field) != Some(value)) else {
        return Ok(());
    };
    let text = Text::new("cli-keep-foreign").name("file", path.display().to_string()).name("field", field.clone());
    let text = text.name("found", shown(found.get(field))).name("expected", shown(Some(here)));
    Err(Failure::usage(words.say(&text)))
}
