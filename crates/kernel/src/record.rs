//! A record is the truth about a match: how it was set up, and every (seat, action, dice) since. State is a fold over
//! it. Written as one JSON object a line, header first, so that a game in progress is saved by appending a line.

use crate::dice::Throw;
use crate::{DataFiles, OptionValues, Seat, SeatSet, SharedDice};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::fmt::Write as _;

/// The version of the file format.
pub const FORMAT: u32 = 1;

/// The format of records in which the rules change on the way. A program that knows only the first would take such a
/// record for a broken one.
pub const FORMAT_WITH_CHANGES: u32 = 2;

/// The format of records that say what their dice follow from, with or without changes of the rules.
pub const FORMAT_WITH_DICE: u32 = 3;

/// The format of records of matches in which somebody gave up.
pub const FORMAT_GIVEN_UP: u32 = 4;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "P: Deserialize<'de>"))]
pub struct Header<P> {
    /// The version of the file format.
    pub sandtable: u32,
    pub game: String,
    /// The version of the game's rules it was played under.
    pub rules: String,
    pub scenario: String,
    #[serde(default, skip_serializing_if = "OptionValues::is_empty")]
    pub options: OptionValues,
    /// Data files it was played with in place of the game's own.
    #[serde(default, skip_serializing_if = "DataFiles::is_empty")]
    pub files: DataFiles,
    /// The position it began from, where that is not the scenario's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<P>,
    /// How many of the first steps were taken over from another match. Their dice are not this seed's.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub taken_over: usize,
    /// SHA-256 of the seed: promised before the first die, so that nobody can choose the seed afterwards.
    pub commitment: String,
    /// What the dice follow from beside the seed, and how; absent where they are those of older programs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<SharedDice>,
    /// The first dice of the match, where they are told beforehand: it tries an example with the dice of the example.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<Throw>,
    /// The seats that gave up after the last step.
    #[serde(default, skip_serializing_if = "SeatSet::is_none")]
    pub given_up: SeatSet,
    /// The seed itself, once it may be known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
}

// Serde asks with a reference.
fn is_zero(number: &usize) -> bool {
    *number == 0
}

/// One step of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry<A> {
    pub seat: Seat,
    pub action: A,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<Throw>,
    /// Hash of the state after it.
    pub hash: StateHash,
}

/// The first eight bytes of SHA-256 over the state's bytes: the same on every machine.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct StateHash(pub u64);

impl StateHash {
    pub fn of<S: Serialize>(state: &S) -> StateHash {
        // Plain data always has a byte form; postcard's is compact and fixed by its specification.
        let digest = Sha256::digest(postcard::to_stdvec(state).unwrap_or_default());
        StateHash(u64::from_be_bytes([
            digest[0], digest[1], digest[2], digest[3], digest[4], digest[5], digest[6], digest[7],
        ]))
    }
}

impl Serialize for StateHash {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{:016x}", self.0))
    }
}

impl<'de> Deserialize<'de> for StateHash {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<StateHash, D::Error> {
        let text = String::deserialize(deserializer)?;
        let wrong = || serde::de::Error::custom(format!("expected a hash of 16 hex digits, found \"{text}\""));
        if text.len() != 16 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
            return Err(wrong());
        }
        u64::from_str_radix(&text, 16).map(StateHash).map_err(|_| wrong())
    }
}

/// A line of a record before its rules last changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Earlier {
    Rules(RulesChange),
    /// Played under other rules, whose actions these need not know.
    Step(Entry<Value>),
}

/// From here on other rules are in force.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulesChange {
    /// Their version.
    pub rules: String,
    /// The state in which they took over, as the text of its JSON: a value in between would round its large numbers.
    pub state: String,
}

impl Earlier {
    pub fn step(&self) -> Option<&Entry<Value>> {
        match self {
            Earlier::Step(entry) => Some(entry),
            Earlier::Rules(_) => None,
        }
    }

    pub fn change(&self) -> Option<&RulesChange> {
        match self {
            Earlier::Rules(change) => Some(change),
            Earlier::Step(_) => None,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<P, A> {
    pub header: Header<P>,
    /// What was played before the rules last changed, that change included; nothing if they never did.
    pub earlier: Vec<Earlier>,
    pub entries: Vec<Entry<A>>,
}

/// Why a record cannot be read or does not hold.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    #[error("the file is empty; a record begins with a line that names the game")]
    Empty,
    #[error("line {line}: {what}")]
    Syntax { line: usize, what: String },
    #[error("this is a record of format {found}; this program reads formats {FORMAT} to {FORMAT_GIVEN_UP}")]
    Format { found: u32 },
    #[error("the record is of {found}, not of {expected}")]
    Game { expected: String, found: String },
    #[error("the set-up cannot be played: {0}")]
    SetUp(String),
    #[error("the seed does not fit the commitment made before the first die")]
    Commitment,
    #[error("the part of the dice that {seat} has does not fit its commitment, or stands in another's place")]
    Part { seat: Seat },
    #[error("step {step}: {what}")]
    Step { step: usize, what: String },
    #[error("checking it takes too long; it was checked up to step {step}")]
    TooLong { step: usize },
    #[error("the state in which rules {rules} took over cannot be read: {what}")]
    State { rules: String, what: String },
    #[error("it was played under rules {theirs}, and under the present rules {ours} it does not hold: {fault}")]
    OtherRules { theirs: String, ours: String, fault: Box<RecordError> },
}

impl RecordError {
    /// The same, with the versions where they differ: that the rules have changed may be all that is wrong.
    pub fn under(self, theirs: &str, ours: &str) -> RecordError {
        match self {
            RecordError::Step { .. } | RecordError::State { .. } | RecordError::SetUp(_) if theirs != ours => {
                RecordError::OtherRules { theirs: theirs.to_owned(), ours: ours.to_owned(), fault: Box::new(self) }
            }
            other => other,
        }
    }
}

impl<P: DeserializeOwned, A: DeserializeOwned> Record<P, A> {
    /// Reads a record. A last line that was cut off while it was being written is left out; anything else that does not
    /// parse is an error with its line.
    pub fn read(text: &str) -> Result<Record<P, A>, RecordError> {
        let mut lines = text.lines().enumerate().filter(|(_, l)| !l.trim().is_empty());
        let (i, first) = lines.next().ok_or(RecordError::Empty)?;
        let header = read_header(i + 1, first)?;
        let complete = text.ends_with('\n');
        let last = text.lines().count();
        let lines: Vec<_> = lines.collect();
        let changed = lines.iter().rposition(|(_, line)| line.starts_with(CHANGE)).map_or(0, |at| at + 1);
        let mut earlier = Vec::new();
        for (i, line) in &lines[..changed] {
            earlier.push(serde_json::from_str(line).map_err(|e| not_an_entry(*i, &e))?);
        }
        let mut entries = Vec::new();
        for (i, line) in &lines[changed..] {
            match serde_json::from_str(line) {
                Ok(entry) => entries.push(entry),
                Err(_) if !complete && i + 1 == last => {}
                Err(e) => return Err(not_an_entry(*i, &e)),
            }
        }
        Ok(Record { header, earlier, entries })
    }
}

impl<P: Clone + Serialize, A: Serialize> Record<P, A> {
    pub fn write(&self) -> String {
        self.write_first(usize::MAX)
    }

    /// The record as it was after so many steps. A change of the rules goes with the step that follows it, and that
    /// somebody gave up, with the last.
    pub fn write_first(&self, steps: usize) -> String {
        let before = self.steps_before();
        let mut left = steps;
        let mut lines = Vec::new();
        let mut changes = 0;
        for line in &self.earlier {
            if left == 0 {
                break;
            }
            lines.push(line_of(line));
            left -= usize::from(line.step().is_some());
            changes += usize::from(line.change().is_some());
        }
        lines.extend(self.entries.iter().take(steps.saturating_sub(before)).map(line_of));
        let all = steps >= before + self.entries.len();
        let given_up = if all { self.header.given_up } else { SeatSet::NONE };
        let format = match &self.header.dice {
            _ if !given_up.is_empty() => FORMAT_GIVEN_UP,
            Some(_) => FORMAT_WITH_DICE,
            None if changes > 0 => FORMAT_WITH_CHANGES,
            None => FORMAT,
        };
        let taken_over = self.header.taken_over.min(steps);
        line_of(&Header { sandtable: format, taken_over, given_up, ..self.header.clone() }) + &lines.concat()
    }
}

impl<P, A> Record<P, A> {
    /// How many steps were played before the rules last changed.
    pub fn steps_before(&self) -> usize {
        self.earlier.iter().filter_map(Earlier::step).count()
    }

    /// The version of the rules its last steps were played under.
    pub fn rules(&self) -> &str {
        self.earlier.last().and_then(Earlier::change).map_or(&self.header.rules, |change| &change.rules)
    }
}

/// How the line of a change of rules begins.
const CHANGE: &str = "{\"rules\":";

fn not_an_entry(line: usize, error: &serde_json::Error) -> RecordError {
    let what = format!("expected an entry with seat, action, dice and hash: {error}");
    RecordError::Syntax { line: line + 1, what }
}

fn read_header<P: DeserializeOwned>(number: usize, line: &str) -> Result<Header<P>, RecordError> {
    let format = peek_line(number, line)?.sandtable;
    if !(FORMAT..=FORMAT_GIVEN_UP).contains(&format) {
        return Err(RecordError::Format { found: format });
    }
    serde_json::from_str(line).map_err(|e| RecordError::Syntax { line: number, what: format!("in the header: {e}") })
}

/// The part of a header that can be read before one knows which game it is of.
#[derive(Clone, Debug, Deserialize)]
pub struct Peek {
    pub sandtable: u32,
    pub game: String,
    #[serde(default)]
    pub rules: String,
    pub scenario: String,
    #[serde(default)]
    pub options: OptionValues,
    #[serde(default)]
    pub files: DataFiles,
}

/// Which game a record is of.
pub fn peek(text: &str) -> Result<Peek, RecordError> {
    let mut lines = text.lines().enumerate();
    let (i, first) = lines.find(|(_, l)| !l.trim().is_empty()).ok_or(RecordError::Empty)?;
    peek_line(i + 1, first)
}

fn peek_line(number: usize, line: &str) -> Result<Peek, RecordError> {
    serde_json::from_str(line).map_err(|e| RecordError::Syntax {
        line: number,
        what: format!("expected a header with \"sandtable\", \"game\" and \"scenario\": {e}"),
    })
}

/// One line of a record file.
pub fn line_of<T: Serialize>(item: &T) -> String {
    let mut line = serde_json::to_string(item).unwrap_or_default();
    line.push('\n');
    line
}

pub fn commitment(seed: &[u8; 32]) -> String {
    hex(&Sha256::digest(seed))
}

pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, b| {
        let _ = write!(text, "{b:02x}");
        text
    })
}

/// 32 bytes from 64 hex digits.
pub fn unhex(text: &str) -> Option<[u8; 32]> {
    let mut seed = [0; 32];
    if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
        return None;
    }
    for (i, byte) in seed.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).ok()?;
    }
    Some(seed)
}
