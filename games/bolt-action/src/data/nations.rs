//! The nations with their rules, and the list every platoon keeps to.

use super::files::FILES;
use crate::vocabulary::*;
use kernel::{DataFiles, Problem, Provenance};
use serde::Deserialize;
use toml::Spanned;

#[derive(Clone, Debug)]
pub struct NationData {
    pub id: Nation,
    /// Clauses of its national rules.
    pub rules: Vec<String>,
    /// What all its men and guns are.
    pub everyone: Set<UnitRule>,
    /// A unit it has for nothing.
    pub gift: Option<Gift>,
    /// N-08: whether the force chooses a characteristic.
    pub characteristic: bool,
    /// What other programs call it, in small letters.
    pub names: Vec<String>,
}

/// A unit a national rule gives, besides what the platoon may have (N-06, N-10).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gift {
    pub clause: String,
    pub unit: String,
    pub quality: Quality,
    pub men: u8,
    /// Rules the unit does not have when it is given.
    #[serde(default)]
    pub without: Set<UnitRule>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NationsFile {
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    nation: Vec<NationEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NationEntry {
    id: Spanned<Nation>,
    rules: Vec<String>,
    #[serde(default)]
    everyone: Set<UnitRule>,
    gift: Option<Gift>,
    #[serde(default)]
    characteristic: bool,
    names: Vec<String>,
}

pub(super) fn read(files: &DataFiles) -> Result<Vec<NationData>, Vec<Problem>> {
    let (source, file) = FILES.read::<NationsFile>(files, "nations.toml")?;
    let found: Vec<Nation> = file.nation.iter().map(|n| *n.id.as_ref()).collect();
    if found != Nation::ALL {
        let names: Vec<&str> = Nation::ALL.iter().map(|n| n.id()).collect();
        return Err(vec![source.lacks(format!("expected these nations in this order: {}", names.join(", ")))]);
    }
    let nations = file.nation.into_iter().map(|entry| NationData {
        id: entry.id.into_inner(),
        rules: entry.rules,
        everyone: entry.everyone,
        gift: entry.gift,
        characteristic: entry.characteristic,
        names: entry.names,
    });
    Ok(nations.collect())
}

/// C-179: how many units of each kind a platoon must and may have, and the points of a usual game.
#[derive(Clone, Debug)]
pub struct Selector {
    pub points: u16,
    slots: Vec<SlotData>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct SlotData {
    pub least: u8,
    pub most: SlotMost,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum SlotMost {
    Units(u8),
    For(Passengers),
}

/// One for each unit of men and each gun of the platoon.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Passengers {
    #[serde(rename = "passengers")]
    Passengers,
}

impl Selector {
    pub fn slot(&self, slot: Slot) -> SlotData {
        self.slots[slot.index()]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SelectorFile {
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    points: u16,
    slot: Vec<SlotEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SlotEntry {
    id: Spanned<Slot>,
    #[serde(default)]
    least: u8,
    most: SlotMost,
}

pub(super) fn read_selector(files: &DataFiles) -> Result<Selector, Vec<Problem>> {
    let (source, file) = FILES.read::<SelectorFile>(files, "selector.toml")?;
    let mut slots = vec![None; Slot::COUNT];
    let mut problems = Vec::new();
    for entry in file.slot {
        let place = &mut slots[entry.id.as_ref().index()];
        if place.is_some() {
            problems.push(source.problem(&entry.id, "expected a slot that has no line yet"));
        }
        if matches!(entry.most, SlotMost::Units(most) if most < entry.least) {
            problems.push(source.problem(&entry.id, "expected \"most\" to be at least \"least\""));
        }
        *place = Some(SlotData { least: entry.least, most: entry.most });
    }
    let missing = Slot::ALL.iter().filter(|s| slots[s.index()].is_none());
    problems.extend(missing.map(|s| source.lacks(format!("expected a line for the slot {}", s.id()))));
    if !problems.is_empty() {
        return Err(problems);
    }
    Ok(Selector { points: file.points, slots: slots.into_iter().flatten().collect() })
}
