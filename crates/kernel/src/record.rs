//! A record is the truth about a match: how it was set up, and every (seat, action, dice) since. State is a fold over
//! it. Written as one JSON object a line, header first, so that a game in progress is saved by appending a line.

use crate::dice::Throw;
use crate::{DataFiles, OptionValues, Seat};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;

/// The version of the file format.
pub const FORMAT: u32 = 1;

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

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<P, A> {
    pub header: Header<P>,
    pub entries: Vec<Entry<A>>,
}

/// Why a record cannot be read or does not hold.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    #[error("the file is empty; a record begins with a line that names the game")]
    Empty,
    #[error("line {line}: {what}")]
    Syntax { line: usize, what: String },
    #[error("this is a record of format {found}; this program reads format {FORMAT}")]
    Format { found: u32 },
    #[error("the record is of {found}, not of {expected}")]
    Game { expected: String, found: String },
    #[error("the set-up cannot be played: {0}")]
    SetUp(String),
    #[error("the seed does not fit the commitment made before the first die")]
    Commitment,
    #[error("step {step}: {what}")]
    Step { step: usize, what: String },
    #[error("checking it takes too long; it was checked up to step {step}")]
    TooLong { step: usize },
}

impl<P: Serialize + DeserializeOwned, A: Serialize + DeserializeOwned> Record<P, A> {
    /// Reads a record. A last line that was cut off while it was being written is left out; anything else that does not
    /// parse is an error with its line.
    pub fn read(text: &str) -> Result<Record<P, A>, RecordError> {
        let mut lines = text.lines().enumerate().filter(|(_, l)| !l.trim().is_empty());
        let (i, first) = lines.next().ok_or(RecordError::Empty)?;
        let header = read_header(i + 1, first)?;
        let complete = text.ends_with('\n');
        let last = text.lines().count();
        let mut entries = Vec::new();
        for (i, line) in lines {
            match serde_json::from_str(line) {
                Ok(entry) => entries.push(entry),
                Err(_) if !complete && i + 1 == last => {}
                Err(e) => {
                    let what = format!("expected an entry with seat, action, dice and hash: {e}");
                    return Err(RecordError::Syntax { line: i + 1, what });
                }
            }
        }
        Ok(Record { header, entries })
    }

    pub fn write(&self) -> String {
        let mut text = line_of(&self.header);
        for entry in &self.entries {
            text.push_str(&line_of(entry));
        }
        text
    }
}

fn read_header<P: DeserializeOwned>(number: usize, line: &str) -> Result<Header<P>, RecordError> {
    let format = peek_line(number, line)?.sandtable;
    if format != FORMAT {
        return Err(RecordError::Format { found: format });
    }
    serde_json::from_str(line).map_err(|e| RecordError::Syntax { line: number, what: format!("in the header: {e}") })
}

/// The part of a header that can be read before one knows which game it is of.
#[derive(Clone, Debug, Deserialize)]
pub struct Peek {
    pub sandtable: u32,
    pub game: String,
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
