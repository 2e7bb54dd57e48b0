//! Map, units, nations and scenarios, read from the data files and checked.

mod map;
mod numbers;
mod scenarios;

use crate::vocabulary::*;
use board::{AreaId, AreaSet};
use kernel::files::Ours;
use kernel::outlines::{DrawnMap, Outlines};
use kernel::{DataFiles, Problem};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use toml::Spanned;

pub(crate) use map::read_map;
pub use map::{AreaData, Map, Places};
pub use numbers::Numbers;
pub use scenarios::Scenario;
use scenarios::read_scenario;

/// An area of land or sea.
pub type Area = AreaId;
pub type Areas = AreaSet<2>;

/// Land comes first in the list of areas, then the sea.
pub const LANDS: usize = 111;
pub const AREAS: usize = 130;

pub const LAND: Areas = Areas::first_of(LANDS);

const OUTLINES: &str = include_str!("../data/outlines.toml");
static DRAWN: DrawnMap = DrawnMap::new(OUTLINES);

const FILES: Ours = Ours(&[
    ("map.toml", include_str!("../data/map.toml")),
    ("outlines.toml", OUTLINES),
    ("numbers.toml", include_str!("../data/numbers.toml")),
    ("units.toml", include_str!("../data/units.toml")),
    ("nations.toml", include_str!("../data/nations.toml")),
    ("scenarios.toml", include_str!("../data/scenarios.toml")),
]);

#[derive(Clone, Debug)]
pub struct Data {
    pub map: Map,
    pub outlines: Arc<Outlines>,
    pub numbers: Numbers,
    pub kinds: ByKind<KindData>,
    pub great: [GreatData; GREAT],
    /// What a minor country is worth to whoever conquers it.
    pub worth: ByNation<u8>,
    pub objectives: Areas,
    pub scenario: Scenario,
}

/// What a unit of a kind costs and can do.
#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KindData {
    pub cost: u16,
    pub attack: u8,
    pub defence: u8,
    /// Areas a unit goes or flies in one move.
    pub reach: u8,
    /// Room it takes aboard a fleet; nothing if it cannot be carried.
    pub load: u8,
}

#[derive(Clone, Debug)]
pub struct GreatData {
    pub base: u16,
    /// Numerator and denominator.
    pub growth: (u16, u16),
    pub redeployments: u8,
    pub pool: Units,
    /// It is conquered when the enemy holds all of these.
    pub falls_with: Areas,
}

// Whatever is not the provenance must be a kind of unit, so nothing unknown passes.
#[derive(Deserialize)]
struct UnitsFile {
    #[serde(rename = "provenance")]
    _provenance: kernel::Provenance,
    #[serde(flatten)]
    kinds: BTreeMap<Kind, KindData>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NationsFile {
    #[serde(rename = "provenance")]
    _provenance: kernel::Provenance,
    objectives: Vec<Spanned<String>>,
    great: BTreeMap<Nation, GreatEntry>,
    minor: BTreeMap<Nation, u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GreatEntry {
    base: u16,
    growth: (u16, u16),
    redeployments: u8,
    pool: BTreeMap<Kind, u8>,
    falls_with: Vec<Spanned<String>>,
}

impl Data {
    pub fn read(files: &DataFiles, variant: Variant) -> Result<Data, Vec<Problem>> {
        let strange = FILES.strange(files, &[]);
        if !strange.is_empty() {
            return Err(strange);
        }
        let map = read_map(files)?;
        let ids: Vec<&str> = map.areas.iter().map(|area| area.id.as_str()).collect();
        let outlines = DRAWN.outlines(files, &ids)?;
        let numbers = numbers::read_numbers(files)?;
        let kinds = read_kinds(files)?;
        let (great, worth, objectives) = read_nations(files, &map)?;
        // All of them are checked, whichever is played.
        let mut scenarios =
            Variant::ALL.into_iter().map(|v| read_scenario(files, &map, v)).collect::<Result<Vec<_>, _>>()?;
        scenarios.retain(|s| s.variant == variant);
        let Some(scenario) = scenarios.pop() else {
            return Err(vec![Problem::new(format!("there is no scenario \"{}\"", variant.id()))]);
        };
        Ok(Data { map, outlines, numbers, kinds, great, worth, objectives, scenario })
    }

    #[inline]
    pub fn kind(&self, kind: Kind) -> &KindData {
        &self.kinds[kind]
    }

    pub fn great(&self, nation: Nation) -> Option<&GreatData> {
        self.great.get(nation.index())
    }
}

fn read_kinds(files: &DataFiles) -> Result<ByKind<KindData>, Vec<Problem>> {
    let (source, file) = FILES.read::<UnitsFile>(files, "units.toml")?;
    let missing: Vec<&str> = Kind::ALL.iter().filter(|k| !file.kinds.contains_key(k)).map(|k| k.id()).collect();
    if !missing.is_empty() {
        return Err(vec![source.lacks(format!("expected a table for each of {}", missing.join(", ")))]);
    }
    for (kind, data) in &file.kinds {
        if data.attack > 5 || data.defence > 5 || !(1..=4).contains(&data.reach) || data.cost == 0 || data.load > 2 {
            let what = "expected a price, values of at most 5, a reach from 1 to 4 and a load of at most 2";
            return Err(vec![source.lacks(format!("{}: {what}", kind.id()))]);
        }
    }
    Ok(ByKind::from_fn(|kind| file.kinds[&kind]))
}

fn units_of(entry: &BTreeMap<Kind, u8>) -> Units {
    entry.iter().fold(Units::NONE, |mut units, (&kind, &n)| {
        units.add(kind, n);
        units
    })
}

type Nations = ([GreatData; GREAT], ByNation<u8>, Areas);

fn read_nations(files: &DataFiles, map: &Map) -> Result<Nations, Vec<Problem>> {
    let (source, file) = FILES.read::<NationsFile>(files, "nations.toml")?;
    let mut problems = Vec::new();
    let areas = |list: &[Spanned<String>], problems: &mut Vec<Problem>| -> Areas {
        let mut found = Areas::EMPTY;
        for id in list {
            match map.named(id.as_ref()) {
                Some(area) if LAND.contains(area) => found.insert(area),
                _ => problems.push(source.problem(id, "expected the id of an area of land")),
            }
        }
        found
    };
    let objectives = areas(&file.objectives, &mut problems);
    let mut great = Vec::new();
    for nation in Nation::GREAT {
        let Some(entry) = file.great.get(&nation) else { continue };
        great.push(GreatData {
            base: entry.base,
            growth: entry.growth,
            redeployments: entry.redeployments,
            pool: units_of(&entry.pool),
            falls_with: areas(&entry.falls_with, &mut problems),
        });
        if entry.growth.1 == 0 || entry.growth.0 > entry.growth.1 || entry.base > 200 {
            let what = format!("{}: expected a base of at most 200 and a growth of at most one", nation.id());
            problems.push(source.lacks(what));
        }
        if nation != Nation::De && entry.pool.get(&Kind::Submarine).is_some_and(|&n| n > 0) {
            problems.push(source.lacks("expected submarines in Germany's pool alone").breaks(clause!("HU-26").id()));
        }
    }
    let mut worth = ByNation::<u8>::default();
    for (nation, points) in file.minor {
        worth[nation] = points;
    }
    match <[GreatData; GREAT]>::try_from(great) {
        Ok(great) if problems.is_empty() => Ok((great, worth, objectives)),
        Ok(_) => Err(problems),
        Err(_) => Err(vec![source.lacks("expected a table for each of the six great powers")]),
    }
}
