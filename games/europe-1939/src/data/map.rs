//! The map: areas of land and sea, what they touch and what stands on them.

use super::{AREAS, Area, Areas, FILES, LAND, LANDS};
use crate::vocabulary::*;
use board::{AreaGraph, AreaId};
use kernel::files::Source;
use kernel::{DataFiles, Problem};
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

#[derive(Clone, Debug)]
pub struct Map {
    pub areas: Vec<AreaData>,
    pub graph: AreaGraph<2>,
    pub ports: Areas,
    pub forts: Areas,
    pub mountains: Areas,
    pub colonies: Areas,
    pub africa: Areas,
    pub capitals: Areas,
    /// Oil has no rule beyond Ploesti and Grozny; it is on the map to be seen.
    pub oil: Areas,
    /// The areas printed as a country's own, colonies too.
    pub original: ByNation<Areas>,
    /// Pairs of areas with a river, and with a strait, between them; the lesser id first.
    pub rivers: Vec<(Area, Area)>,
    pub straits: Vec<(Area, Area)>,
    pub place: Places,
}

#[derive(Clone, Debug)]
pub struct AreaData {
    pub id: String,
    pub name: String,
    pub country: Option<Nation>,
    pub hpp: u8,
}

/// Areas that rules name.
#[derive(Copy, Clone, Debug)]
pub struct Places {
    pub north_atlantic: Area,
    pub norwegian_sea: Area,
    pub east_atlantic: Area,
    pub western_mediterranean: Area,
    pub aegean: Area,
    pub black_sea: Area,
    pub skagerrak: Area,
    pub west_baltic: Area,
    pub eastern_mediterranean: Area,
    pub red_sea: Area,
    pub usa: Area,
    pub malta: Area,
    pub gibraltar: Area,
    pub suez: Area,
    pub maginot: Area,
    pub paris: Area,
    pub vichy: Area,
    pub lyon: Area,
    pub syria: Area,
    pub vologda: Area,
    pub ploesti: Area,
    pub grozny: Area,
    pub ural: Area,
    pub istanbul: Area,
    pub denmark: Area,
    pub warsaw: Area,
    pub brest_litovsk: Area,
    pub lwow: Area,
    pub iasi: Area,
    pub cluj: Area,
    pub lithuania: Area,
    pub riga: Area,
    pub tallinn: Area,
    pub seville: Area,
    pub spanish_morocco: Area,
    pub london: Area,
    pub tripoli: Area,
    pub benghazi: Area,
    pub tobruk: Area,
    pub moscow: Area,
    pub leningrad: Area,
    pub stalingrad: Area,
}

impl Map {
    pub fn area(&self, area: Area) -> &AreaData {
        &self.areas[area.index().min(AREAS - 1)]
    }

    pub fn named(&self, id: &str) -> Option<Area> {
        self.areas.iter().position(|a| a.id == id).map(|i| AreaId(i as u8))
    }

    /// Whose area it is by the map.
    pub fn country(&self, area: Area) -> Option<Nation> {
        self.area(area).country
    }

    pub fn seas_around(&self, area: Area) -> Areas {
        self.graph.around(area) - LAND
    }

    pub fn lands_around(&self, area: Area) -> Areas {
        self.graph.around(area) & LAND
    }

    pub fn river(&self, a: Area, b: Area) -> bool {
        self.rivers.contains(&(a.min(b), a.max(b)))
    }

    pub fn strait(&self, a: Area, b: Area) -> bool {
        self.straits.contains(&(a.min(b), a.max(b)))
    }

    /// The home areas of a country: its own without the colonies.
    pub fn home(&self, nation: Nation) -> Areas {
        self.original[nation] - self.colonies
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapFile {
    #[serde(rename = "provenance")]
    _provenance: kernel::Provenance,
    rivers: Vec<(Spanned<String>, Spanned<String>)>,
    straits: Vec<(Spanned<String>, Spanned<String>)>,
    land: Vec<LandEntry>,
    sea: Vec<SeaEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LandEntry {
    id: Spanned<String>,
    name: String,
    country: Nation,
    #[serde(default)]
    capital: bool,
    #[serde(default)]
    port: bool,
    #[serde(default)]
    fort: bool,
    #[serde(default)]
    mountain: bool,
    #[serde(default)]
    oil: bool,
    #[serde(default)]
    colony: bool,
    #[serde(default)]
    africa: bool,
    #[serde(default)]
    hpp: u8,
    touches: Vec<Spanned<String>>,
    /// Longitude and latitude, for tools/atlas.
    #[serde(rename = "at")]
    _at: (f32, f32),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeaEntry {
    id: Spanned<String>,
    name: String,
    touches: Vec<Spanned<String>>,
    /// Longitude and latitude, for tools/atlas.
    #[serde(rename = "at")]
    _at: (f32, f32),
}

/// Areas by their ids.
type Ids<'a> = BTreeMap<&'a str, Area>;

/// Two areas with something between them, the lesser id first.
type Between = (Area, Area);

pub(crate) fn read_map(files: &DataFiles) -> Result<Map, Vec<Problem>> {
    let (source, file) = FILES.read::<MapFile>(files, "map.toml")?;
    if (file.land.len(), file.sea.len()) != (LANDS, AREAS - LANDS) {
        return Err(vec![source.lacks(format!("expected {LANDS} areas of land and {} of sea", AREAS - LANDS))]);
    }
    let mut problems = Vec::new();
    let ids = read_ids(&source, &file, &mut problems);
    let graph = read_borders(&source, &file, &ids, &mut problems);
    let rivers = read_pairs(&source, &file.rivers, &ids, &graph, &mut problems);
    let straits = read_pairs(&source, &file.straits, &ids, &graph, &mut problems);
    let such = |fits: fn(&LandEntry) -> bool| -> Areas {
        file.land.iter().enumerate().filter(|(_, l)| fits(l)).map(|(i, _)| AreaId(i as u8)).collect()
    };
    let capitals = such(|l| l.capital);
    let original = read_countries(&source, &file, &graph, capitals, &mut problems);
    let mut missing = Vec::new();
    let place = places(|id| {
        ids.get(id).copied().unwrap_or_else(|| {
            missing.push(source.lacks(format!("expected an area \"{id}\", which rules name")));
            AreaId(0)
        })
    });
    problems.extend(missing);
    if !problems.is_empty() {
        return Err(problems);
    }
    let land = |l: &LandEntry| (l.id.as_ref().clone(), l.name.clone(), Some(l.country), l.hpp);
    let sea = |s: &SeaEntry| (s.id.as_ref().clone(), s.name.clone(), None, 0);
    let areas = file.land.iter().map(land).chain(file.sea.iter().map(sea));
    Ok(Map {
        areas: areas.map(|(id, name, country, hpp)| AreaData { id, name, country, hpp }).collect(),
        graph,
        ports: such(|l| l.port),
        forts: such(|l| l.fort),
        mountains: such(|l| l.mountain),
        colonies: such(|l| l.colony),
        africa: such(|l| l.africa),
        capitals,
        oil: such(|l| l.oil),
        original,
        rivers,
        straits,
        place,
    })
}

fn read_ids<'f>(source: &Source<'_>, file: &'f MapFile, problems: &mut Vec<Problem>) -> Ids<'f> {
    let mut ids = Ids::new();
    let names = file.land.iter().map(|l| &l.id).chain(file.sea.iter().map(|s| &s.id));
    for (i, id) in names.enumerate() {
        if ids.insert(id.as_ref(), AreaId(i as u8)).is_some() {
            problems.push(source.problem(id, "expected a name that no other area has"));
        }
    }
    ids
}

fn find(source: &Source<'_>, ids: &Ids<'_>, name: &Spanned<String>, problems: &mut Vec<Problem>) -> Option<Area> {
    let found = ids.get(name.as_ref().as_str()).copied();
    if found.is_none() {
        problems.push(source.problem(name, "expected the id of an area"));
    }
    found
}

fn read_borders(source: &Source<'_>, file: &MapFile, ids: &Ids<'_>, problems: &mut Vec<Problem>) -> AreaGraph<2> {
    let touching = file.land.iter().map(|l| &l.touches).chain(file.sea.iter().map(|s| &s.touches));
    let mut borders = Vec::new();
    for (i, touches) in touching.enumerate() {
        let others = touches.iter().filter_map(|name| find(source, ids, name, problems));
        borders.extend(others.map(|other| (AreaId(i as u8), other)));
    }
    AreaGraph::new(AREAS, borders)
}

/// Rivers or straits: pairs of areas that touch each other.
fn read_pairs(
    source: &Source<'_>,
    list: &[(Spanned<String>, Spanned<String>)],
    ids: &Ids<'_>,
    graph: &AreaGraph<2>,
    problems: &mut Vec<Problem>,
) -> Vec<Between> {
    let mut pairs = Vec::new();
    for (a, b) in list {
        let (x, y) = (find(source, ids, a, problems), find(source, ids, b, problems));
        let (Some(x), Some(y)) = (x, y) else { continue };
        let at = a.span().start;
        if !graph.touch(x, y) {
            problems.push(source.at(at..at, "expected two areas that touch each other"));
        }
        pairs.push((x.min(y), x.max(y)));
    }
    pairs
}

/// The areas of each country, which has one capital; ports lie at the sea.
fn read_countries(
    source: &Source<'_>,
    file: &MapFile,
    graph: &AreaGraph<2>,
    capitals: Areas,
    problems: &mut Vec<Problem>,
) -> ByNation<Areas> {
    let mut original = ByNation::from_fn(|_| Areas::EMPTY);
    for (i, land) in file.land.iter().enumerate() {
        let area = AreaId(i as u8);
        original[land.country].insert(area);
        if land.port && (graph.around(area) - LAND).is_empty() {
            problems.push(source.problem(&land.id, "expected a port to touch the sea"));
        }
    }
    for nation in Nation::ALL.into_iter().filter(|&n| n != Nation::Vichy) {
        let n = (original[nation] & capitals).len();
        if n != 1 {
            problems.push(source.lacks(format!("expected one capital of {}, found {n}", nation.id())));
        }
    }
    original
}

fn places(mut find: impl FnMut(&str) -> Area) -> Places {
    Places {
        north_atlantic: find("north-atlantic"),
        norwegian_sea: find("norwegian-sea"),
        east_atlantic: find("east-atlantic"),
        western_mediterranean: find("western-mediterranean"),
        aegean: find("aegean"),
        black_sea: find("black-sea"),
        skagerrak: find("skagerrak"),
        west_baltic: find("west-baltic"),
        eastern_mediterranean: find("eastern-mediterranean"),
        red_sea: find("red-sea"),
        usa: find("usa"),
        malta: find("malta"),
        gibraltar: find("gibraltar"),
        suez: find("suez"),
        maginot: find("maginot"),
        paris: find("paris"),
        vichy: find("vichy"),
        lyon: find("lyon"),
        syria: find("syria"),
        vologda: find("vologda"),
        ploesti: find("ploesti"),
        grozny: find("grozny"),
        ural: find("ural"),
        istanbul: find("istanbul"),
        denmark: find("denmark"),
        warsaw: find("warsaw"),
        brest_litovsk: find("brest-litovsk"),
        lwow: find("lwow"),
        iasi: find("iasi"),
        cluj: find("cluj"),
        lithuania: find("lithuania"),
        riga: find("riga"),
        tallinn: find("tallinn"),
        seville: find("seville"),
        spanish_morocco: find("spanish-morocco"),
        london: find("london"),
        tripoli: find("tripoli"),
        benghazi: find("benghazi"),
        tobruk: find("tobruk"),
        moscow: find("moscow"),
        leningrad: find("leningrad"),
        stalingrad: find("stalingrad"),
    }
}
