//! A title: all that is known of a game before a match begins. Adding a game to the program means adding one of these.

use crate::fights::Fights;
use crate::forces::Muster;
use crate::tables::Tables;
use crate::words::FALLBACK;
use crate::{ClauseBook, Game, Hints, Seat, SeatSet, Sketches, Tour};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

pub trait Title: Sync {
    type Game: Game + Hints;

    fn about(&self) -> About;

    fn clauses(&self) -> &ClauseBook;

    /// The game's Fluent files: language and text. [`FALLBACK`] is one of the languages.
    fn words(&self) -> &'static [(&'static str, &'static str)];

    /// The files for a reader of this language, and the language they are in: the fallback if the game does not speak
    /// the reader's own.
    fn words_for(&self, language: &str) -> (&'static str, Vec<&'static str>) {
        let spoken = self.words().iter().map(|&(of, _)| of).find(|of| *of == language).unwrap_or(FALLBACK);
        (spoken, self.words().iter().filter(|(of, _)| *of == spoken).map(|&(_, text)| text).collect())
    }

    /// Guided beginnings of a match, for games that have them ([`guided_by!`](crate::guided_by)).
    fn tours(&self) -> &'static [Tour] {
        &[]
    }

    /// Forces players put together before a match, for games that have them.
    fn muster(&self) -> Option<&'static dyn Muster> {
        None
    }

    /// Tables players choose or lay out before a match, for games that are played on one.
    fn tables(&self) -> Option<&'static dyn Tables> {
        None
    }

    /// The odds of fights that are described in words, for games that have them.
    fn fights(&self) -> Option<&'static dyn Fights<Self::Game>> {
        None
    }

    /// How positions are sketched in examples of clauses, for games that have them.
    fn sketches(&self) -> Option<&'static dyn Sketches<Self::Game>> {
        None
    }

    /// The rules of one scenario. `data` replaces tables of the game's own files.
    fn open(&self, data: &DataFiles, scenario: &str, options: &OptionValues) -> Result<Self::Game, Vec<Problem>>;
}

/// The part of `impl Title` about what is written: the list of clauses, and the words in each language, from the files
/// `clauses/clauses.toml` and `words/LANGUAGE/FILE.ftl` of the game.
///
/// ```text
/// impl Title for Hungary1944 {
///     kernel::written_in!("en", "es": ["clauses", "options", "play", "why"]);
///     …
/// ```
#[macro_export]
macro_rules! written_in {
    ($($language:literal),+: $files:tt) => {
        fn clauses(&self) -> &$crate::ClauseBook {
            static CLAUSES: std::sync::LazyLock<$crate::ClauseBook> = std::sync::LazyLock::new(|| {
                // The list is part of the program and read by its tests.
                $crate::ClauseBook::read(include_str!("../clauses/clauses.toml"))
                    .unwrap_or_else(|error| panic!("clauses.toml: {error}"))
            });
            &CLAUSES
        }

        fn words(&self) -> &'static [(&'static str, &'static str)] {
            static WORDS: std::sync::LazyLock<Vec<(&'static str, &'static str)>> = std::sync::LazyLock::new(|| {
                let mut words = Vec::new();
                $( words.extend($crate::word_files!($language $files)); )+
                words
            });
            &WORDS
        }
    };
}

/// The files of one language; part of [`written_in!`](crate::written_in).
#[doc(hidden)]
#[macro_export]
macro_rules! word_files {
    ($language:literal [$($file:literal),+]) => {
        [$( ($language, include_str!(concat!("../words/", $language, "/", $file, ".ftl"))) ),+]
    };
}

/// What a lobby shows. Every name and description is a Fluent message whose key is made from the ids: `game-ID`,
/// `seat-ID`, `scenario-ID`, `option-NAME`, `option-NAME-VALUE`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct About {
    pub id: &'static str,
    /// The version of the rules, named by every record.
    pub rules: &'static str,
    pub languages: &'static [&'static str],
    pub seats: Vec<SeatAbout>,
    pub scenarios: Vec<ScenarioAbout>,
    pub options: Vec<OptionAbout>,
}

impl About {
    /// The seats that have a part in a game: not every scenario has all of them.
    pub fn in_play(&self, seats: SeatSet) -> impl Iterator<Item = (Seat, &SeatAbout)> {
        (0..).map(Seat).zip(&self.seats).filter(move |(seat, _)| seats.contains(*seat))
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatAbout {
    pub id: &'static str,
    pub side: &'static str,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ScenarioAbout {
    pub id: &'static str,
    pub turns: u32,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OptionAbout {
    pub name: &'static str,
    pub values: Vec<&'static str>,
    pub default: &'static str,
}

/// Options by name, as a person chooses them; those not named have their default.
pub type OptionValues = BTreeMap<String, String>;

/// Data files a player put in place of ours, by name ("combat.toml") with their text.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DataFiles {
    pub files: BTreeMap<String, String>,
}

impl DataFiles {
    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }
}

/// Something wrong with a data file, an option or a position, with where it stands and what was expected.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Fault"))]
pub struct Problem {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// The clause that is broken, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clause: Option<String>,
    pub what: String,
}

impl Problem {
    pub fn new(what: impl Into<String>) -> Problem {
        Problem { file: None, line: None, clause: None, what: what.into() }
    }

    pub fn in_file(file: impl Into<String>, line: usize, what: impl Into<String>) -> Problem {
        Problem { file: Some(file.into()), line: Some(line), clause: None, what: what.into() }
    }

    pub fn breaks(mut self, clause: &str) -> Problem {
        self.clause = Some(clause.to_owned());
        self
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.file, self.line) {
            (Some(file), Some(line)) => write!(f, "{file}:{line}: ")?,
            (Some(file), None) => write!(f, "{file}: ")?,
            _ => {}
        }
        f.write_str(&self.what)?;
        self.clause.as_ref().map_or(Ok(()), |clause| write!(f, " ({clause})"))
    }
}

/// After so many problems nobody reads on.
const MOST_TOLD: usize = 20;

/// Problems in one sentence: the first ones, and how many more there are.
pub fn in_short(problems: &[Problem]) -> String {
    let mut told: Vec<String> = problems.iter().take(MOST_TOLD).map(Problem::to_string).collect();
    if problems.len() > MOST_TOLD {
        told.push(format!("and {} more", problems.len() - MOST_TOLD));
    }
    told.join("; ")
}

/// The line (from 1) on which a byte of a text stands.
pub fn line_of(text: &str, byte: usize) -> usize {
    text.bytes().take(byte).filter(|&b| b == b'\n').count() + 1
}
