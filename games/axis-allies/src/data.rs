//! The board, the units and the set-up, read from the data files and checked.

use crate::vocabulary::*;
use board::{AreaGraph, AreaId, AreaSet};
use kernel::files::{Ours, Source};
use kernel::outlines::{DrawnMap, Outlines};
use kernel::{DataFiles, Problem};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use toml::Spanned;

/// A territory or a sea zone.
pub type Space = AreaId;
pub type Spaces = AreaSet;

/// Territories come first in the list of spaces, then the sea zones.
pub const TERRITORIES: usize = 70;
pub const SPACES: usize = 128;

pub const LAND: Spaces = Spaces::first_of(TERRITORIES);

/// Our own board as it is written.
pub(crate) const MAP: &str = include_str!("../data/map.toml");

const OUTLINES: &str = include_str!("../data/outlines.toml");
static DRAWN: DrawnMap = DrawnMap::new(OUTLINES);

const FILES: Ours = Ours(&[
    ("map.toml", MAP),
    ("outlines.toml", OUTLINES),
    ("units.toml", include_str!("../data/units.toml")),
    ("setup.toml", include_str!("../data/setup.toml")),
]);

#[derive(Clone, Debug)]
pub struct Data {
    pub map: Map,
    pub outlines: Arc<Outlines>,
    pub kinds: ByKind<KindData>,
    pub setup: Setup,
}

#[derive(Clone, Debug)]
pub struct Map {
    pub spaces: Vec<SpaceData>,
    pub graph: AreaGraph,
    /// Edges ships may use only when the land beside them is friendly.
    pub canals: Vec<Canal>,
    pub capitals: ByPower<Space>,
    /// Territories printed as a power's own.
    pub original: ByPower<Spaces>,
}

#[derive(Clone, Debug)]
pub struct SpaceData {
    pub id: String,
    pub name: String,
    /// The owner printed on the board; nobody's are the sea and the neutrals.
    pub owner: Option<Power>,
    pub value: u16,
    pub island: bool,
}

#[derive(Clone, Debug)]
pub struct Canal {
    pub id: String,
    pub zones: (Space, Space),
    pub needs: Spaces,
}

/// What a unit of a kind costs and can do; nothing where it does not roll.
#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KindData {
    pub cost: u16,
    #[serde(default)]
    pub attack: u8,
    #[serde(default)]
    pub defence: u8,
    pub r#move: u8,
}

#[derive(Clone, Debug)]
pub struct Setup {
    pub cash: ByPower<u16>,
    pub units: Vec<(Space, Power, Kind, u8)>,
    /// Territories with a complex of their original owner.
    pub complexes: Spaces,
}

impl Map {
    pub fn space(&self, space: Space) -> &SpaceData {
        &self.spaces[space.index()]
    }

    pub fn named(&self, id: &str) -> Option<Space> {
        self.spaces.iter().position(|s| s.id == id).map(|i| AreaId(i as u8))
    }

    pub fn graph_zones(&self) -> impl Iterator<Item = Space> {
        (TERRITORIES..SPACES).map(|i| AreaId(i as u8))
    }

    /// The sea zones a territory touches.
    pub fn sea_around(&self, territory: Space) -> Spaces {
        self.graph.around(territory) - LAND
    }

    pub fn land_around(&self, space: Space) -> Spaces {
        self.graph.around(space) & LAND
    }

    /// The canal a ship passes between two zones.
    pub fn canal(&self, a: Space, b: Space) -> Option<&Canal> {
        self.canals.iter().find(|c| c.zones == (a, b) || c.zones == (b, a))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapFile {
    #[serde(rename = "provenance")]
    _provenance: kernel::Provenance,
    territory: Vec<SpaceEntry>,
    zone: Vec<SpaceEntry>,
    canal: Vec<CanalEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpaceEntry {
    id: Spanned<String>,
    name: String,
    owner: Option<Power>,
    #[serde(default)]
    value: u16,
    #[serde(default)]
    capital: bool,
    #[serde(default)]
    island: bool,
    touches: Vec<Spanned<String>>,
    at: Vec<(f32, f32)>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CanalEntry {
    id: String,
    zones: (Spanned<String>, Spanned<String>),
    needs: Vec<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UnitsFile {
    #[serde(rename = "provenance")]
    _provenance: kernel::Provenance,
    infantry: Spanned<KindData>,
    armour: Spanned<KindData>,
    fighter: Spanned<KindData>,
    bomber: Spanned<KindData>,
    aa_gun: Spanned<KindData>,
    complex: Spanned<KindData>,
    transport: Spanned<KindData>,
    submarine: Spanned<KindData>,
    carrier: Spanned<KindData>,
    battleship: Spanned<KindData>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupFile {
    #[serde(rename = "provenance")]
    _provenance: kernel::Provenance,
    cash: BTreeMap<Power, u16>,
    units: BTreeMap<Power, BTreeMap<Spanned<String>, BTreeMap<Kind, u8>>>,
}

impl Data {
    pub fn read(files: &DataFiles) -> Result<Data, Vec<Problem>> {
        let strange = FILES.strange(files, &[]);
        if !strange.is_empty() {
            return Err(strange);
        }
        let map = read_map(files)?;
        let ids: Vec<&str> = map.spaces.iter().map(|space| space.id.as_str()).collect();
        let outlines = DRAWN.outlines(files, &ids)?;
        let kinds = read_kinds(files)?;
        let setup = read_setup(files, &map)?;
        Ok(Data { map, outlines, kinds, setup })
    }

    #[inline]
    pub fn kind(&self, kind: Kind) -> &KindData {
        &self.kinds[kind]
    }
}

pub(crate) fn read_map(files: &DataFiles) -> Result<Map, Vec<Problem>> {
    let (source, file) = FILES.read::<MapFile>(files, "map.toml")?;
    let mut problems = Vec::new();
    if (file.territory.len(), file.zone.len()) != (TERRITORIES, SPACES - TERRITORIES) {
        let what = format!("expected {TERRITORIES} territories and {} sea zones", SPACES - TERRITORIES);
        return Err(vec![Problem { file: Some(source.file), ..Problem::new(what) }]);
    }
    let entries: Vec<&SpaceEntry> = file.territory.iter().chain(&file.zone).collect();
    let mut ids: BTreeMap<&str, Space> = BTreeMap::new();
    for (i, entry) in entries.iter().enumerate() {
        if ids.insert(entry.id.as_ref(), AreaId(i as u8)).is_some() {
            problems.push(source.problem(&entry.id, "expected a name that no other space has"));
        }
        let ours = crate::spaces::id_of(AreaId(i as u8)).unwrap_or_default();
        if entry.id.as_ref() != ours {
            problems
                .push(source.problem(&entry.id, format!("expected the id \"{ours}\": records are written with it")));
        }
        if entry.at.is_empty() {
            problems.push(source.problem(&entry.id, "expected at least one point in \"at\""));
        }
    }
    let mut find = |name: &Spanned<String>| {
        let found = ids.get(name.as_ref().as_str()).copied();
        if found.is_none() {
            problems.push(source.problem(name, "expected the id of a space"));
        }
        found
    };
    let mut borders = Vec::new();
    for (i, entry) in entries.iter().enumerate() {
        borders.extend(entry.touches.iter().filter_map(&mut find).map(|other| (AreaId(i as u8), other)));
    }
    let mut canals = Vec::new();
    for canal in &file.canal {
        let ends = (find(&canal.zones.0), find(&canal.zones.1));
        let needs = canal.needs.iter().filter_map(&mut find).collect();
        if let (Some(a), Some(b)) = ends {
            canals.push(Canal { id: canal.id.clone(), zones: (a, b), needs });
        }
    }
    let (capitals, original) = read_powers(&source, &entries, &mut problems);
    if !problems.is_empty() {
        return Err(problems);
    }
    let spaces = entries.iter().map(|e| SpaceData {
        id: e.id.as_ref().clone(),
        name: e.name.clone(),
        owner: e.owner,
        value: e.value,
        island: e.island,
    });
    Ok(Map { spaces: spaces.collect(), graph: AreaGraph::new(SPACES, borders), canals, capitals, original })
}

/// The capital of each power, which must have one, and the land that is printed as its own.
fn read_powers(
    source: &Source<'_>,
    entries: &[&SpaceEntry],
    problems: &mut Vec<Problem>,
) -> (ByPower<Space>, ByPower<Spaces>) {
    let mut capitals: ByPower<Option<Space>> = ByPower::default();
    let mut original: ByPower<Spaces> = ByPower::default();
    for (i, entry) in entries.iter().enumerate() {
        let Some(owner) = entry.owner else { continue };
        original[owner].insert(AreaId(i as u8));
        if entry.capital && capitals[owner].replace(AreaId(i as u8)).is_some() {
            problems.push(source.problem(&entry.id, format!("expected one capital of {}", owner.id())));
        }
    }
    let missing = Power::ALL.into_iter().filter(|p| capitals[*p].is_none());
    problems.extend(missing.map(|p| Problem {
        file: Some(source.file.clone()),
        ..Problem::new(format!("expected a capital of {}", p.id()))
    }));
    // Where one is missing, a problem says so.
    (ByPower::from_fn(|power| capitals[power].unwrap_or(AreaId(0))), original)
}

fn read_kinds(files: &DataFiles) -> Result<ByKind<KindData>, Vec<Problem>> {
    let (source, file) = FILES.read::<UnitsFile>(files, "units.toml")?;
    let kinds = [
        file.infantry,
        file.armour,
        file.fighter,
        file.bomber,
        file.aa_gun,
        file.complex,
        file.transport,
        file.submarine,
        file.carrier,
        file.battleship,
    ];
    let mut problems = Vec::new();
    for (kind, entry) in Kind::ALL.iter().zip(&kinds) {
        let data = entry.as_ref();
        if data.attack > 5 || data.defence > 5 || data.r#move > 6 || data.cost == 0 {
            let what = format!("{}: expected a price, values of at most 5 and a move of at most 6", kind.id());
            problems.push(source.problem(entry, what));
        }
    }
    if problems.is_empty() { Ok(ByKind::new(kinds.map(Spanned::into_inner))) } else { Err(problems) }
}

fn read_setup(files: &DataFiles, map: &Map) -> Result<Setup, Vec<Problem>> {
    let (source, file) = FILES.read::<SetupFile>(files, "setup.toml")?;
    let mut problems = Vec::new();
    let mut setup = Setup { cash: ByPower::default(), units: Vec::new(), complexes: Spaces::EMPTY };
    for (power, cash) in file.cash {
        setup.cash[power] = cash;
    }
    for (power, places) in file.units {
        for (place, units) in places {
            let Some(space) = map.named(place.as_ref()) else {
                problems.push(source.problem(&place, "expected the id of a space"));
                continue;
            };
            let land = LAND.contains(space);
            if land && map.space(space).owner.map(Power::side) != Some(power.side()) {
                problems.push(source.problem(&place, format!("expected a territory of {} or an ally", power.id())));
            }
            for (kind, n) in units {
                let fits = if land { !kind.is_ship() } else { kind.is_ship() || kind == Kind::Fighter };
                if !fits {
                    problems.push(source.problem(&place, format!("{} cannot stand here", kind.id())));
                }
                if kind == Kind::Complex {
                    setup.complexes.insert(space);
                }
                setup.units.push((space, power, kind, n));
            }
        }
    }
    if problems.is_empty() { Ok(setup) } else { Err(problems) }
}
