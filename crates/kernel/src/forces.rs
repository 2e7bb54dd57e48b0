//! Forces that players put together before a match, for games that have them: lists to choose from, and rosters. A
//! roster is a file; in a match it is one of the data files the game is opened with.

use crate::{Problem, Text};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What a title with forces can do for those who build them.
pub trait Muster: Sync {
    /// All there is to choose from.
    fn lists(&self) -> Lists;

    /// Holds a force that is being put together against the rules.
    fn check(&self, draft: &Draft) -> Result<Force, Vec<Problem>>;

    /// Reads a roster file, of ours or of another program.
    fn read(&self, file: &str, bytes: &[u8]) -> Result<Force, Vec<Problem>>;
}

/// Lists to build forces from. Names are Fluent messages by their keys.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Lists {
    /// The data file each seat's roster is, by seat.
    pub files: Vec<String>,
    /// Points of a usual game.
    pub points: u16,
    /// What a platoon must and may have.
    pub slots: Vec<SlotAbout>,
    pub armies: Vec<Army>,
    /// What units can be armed with.
    pub weapons: Vec<WeaponAbout>,
    /// Forces that are ready to be played.
    pub ready: Vec<Draft>,
}

/// A line of a platoon's list; its word is `slot-ID`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SlotAbout {
    pub id: String,
    pub least: u8,
    /// Absent where it hangs on the other units.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<u8>,
}

/// What one nation has; its word is `nation-ID`.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Army {
    pub id: String,
    /// One of these is chosen; their words are `characteristic-ID`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub characteristics: Vec<String>,
    /// A unit it has for nothing, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gift: Option<DraftUnit>,
    pub units: Vec<UnitAbout>,
}

/// What a weapon does, as its table has it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WeaponAbout {
    /// The key of its name.
    pub title: String,
    pub range: String,
    pub shots: String,
    pub penetration: String,
    /// The keys of what is special about it; the text of one is its attribute `text`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
}

/// A unit that can be bought.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct UnitAbout {
    pub id: String,
    /// The key of its name.
    pub title: String,
    pub slot: String,
    /// How it can be had, cheapest first.
    pub qualities: Vec<Priced>,
    pub fewest: u8,
    pub most: u8,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<Extra>,
    /// The keys of the weapons it has before anything is bought.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub weapons: Vec<String>,
    /// The keys of its special rules; the text of one is its attribute `text`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
    /// What else there is to know: armour, how far it goes, what it carries.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<Text>,
}

/// A quality, the points of the smallest unit, and of each man more; its word is `quality-ID`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Priced {
    pub id: String,
    pub points: u16,
    pub each: u16,
}

/// Something that can be bought with a unit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Extra {
    pub id: String,
    /// The key of its name.
    pub title: String,
    pub points: i16,
    /// Points are for every man of the unit.
    pub per_man: bool,
    /// How often; absent if everybody may have one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<u8>,
    /// Of those of one group only one is taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
}

/// A force as its player puts it together; nothing says yet that it may be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Draft {
    pub name: String,
    pub army: String,
    /// The points it is meant for.
    pub points: u16,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub characteristic: Option<String>,
    pub platoons: Vec<Vec<DraftUnit>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DraftUnit {
    pub unit: String,
    pub quality: String,
    pub men: u8,
    /// How often each option is taken.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, u8>,
    /// Had for nothing by a rule of its nation.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gift: bool,
}

/// A force, counted up and held against the rules.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Force {
    pub draft: Draft,
    /// The roster file.
    pub text: String,
    pub points: i32,
    /// Points of each unit, as the draft has them.
    pub costs: Vec<Vec<i32>>,
    /// Why it may not be played; nothing if it may.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub problems: Vec<Problem>,
    /// What of another program's file is not in our lists.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub left_out: Vec<String>,
}
