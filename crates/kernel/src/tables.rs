//! Open tables that players choose, draw by chance or lay out before a match, for games that are played on one. A table
//! is a file; in a match it is one of the data files the game is opened with, so its record keeps it.

use crate::Problem;
use serde::{Deserialize, Serialize};

/// What a title with tables can do for those who lay them out.
pub trait Tables: Sync {
    /// All there is to choose from and to lay out.
    fn about(&self) -> TablesAbout;

    /// A table drawn by chance: the same for the same seed, and fair to both sides.
    fn draw(&self, seed: u64) -> LaidTable;

    /// Holds a layout against the rules.
    fn check(&self, layout: &Layout) -> LaidTable;

    /// Reads the file of a table; everything that is wrong with it, with the lines.
    fn read(&self, text: &str) -> Result<LaidTable, Vec<Problem>>;
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TablesAbout {
    /// The data file a table is.
    pub file: String,
    /// The option by which a ready table is chosen.
    pub option: String,
    /// Width and depth, in the unit of all coordinates.
    pub extent: (i32, i32),
    /// How many pieces a table can have.
    pub most: u16,
    pub kinds: Vec<KindAbout>,
    pub ready: Vec<ReadyTable>,
}

/// A kind of terrain; its name is the word of that key.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KindAbout {
    pub kind: String,
    /// Width and depth of a usual piece.
    pub size: (i32, i32),
    /// How wide and deep it can be at most, where there is a limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub largest: Option<i32>,
    /// How many floors or levels it can have.
    pub floors: u8,
    /// A usual piece is round rather than a rectangle.
    pub round: bool,
}

/// A table of the game's own.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReadyTable {
    /// The value of the option that chooses it.
    pub value: String,
    pub table: LaidTable,
}

/// What stands on a table, as somebody lays it out; nothing says yet that it can be played on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Layout {
    pub name: String,
    pub pieces: Vec<LaidPiece>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LaidPiece {
    pub id: String,
    /// One of [`TablesAbout::kinds`].
    pub kind: String,
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub floors: u8,
    pub corners: Vec<(i32, i32)>,
}

fn one() -> u8 {
    1
}

fn is_one(floors: &u8) -> bool {
    *floors == 1
}

/// A table held against the rules.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LaidTable {
    pub layout: Layout,
    /// The file.
    pub text: String,
    /// Why it cannot be played on; nothing if it can.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub problems: Vec<Problem>,
    /// What each side finds before its edge.
    pub balance: Vec<Balance>,
}

/// Something that is counted on both sides of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Balance {
    /// The key of its name.
    pub title: String,
    /// At the far and at the near edge.
    pub sides: (u32, u32),
    /// Whether they are near enough to each other.
    pub even: bool,
}
