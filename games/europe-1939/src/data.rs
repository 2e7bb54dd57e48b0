//! Map, units, nations and scenarios, read from the data files and checked.

use crate::outlines;
use crate::vocabulary::*;
use board::{AreaGraph, AreaId, AreaSet};
use kernel::outlines::Outlines;
use kernel::title::line_of;
use kernel::{DataFiles, Problem};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::sync::Arc;
use toml::Spanned;

/// An area of land or sea.
pub type Area = AreaId;
pub type Areas = AreaSet<2>;

/// Land comes first in the list of areas, then the sea.
pub const LANDS: usize = 111;
pub const AREAS: usize = 130;

pub const LAND: Areas = Areas::first_of(LANDS);

const FILES: [(&str, &str); 5] = [
    ("map.toml", include_str!("../data/map.toml")),
    ("outlines.toml", outlines::TEXT),
    ("units.toml", include_str!("../data/units.toml")),
    ("nations.toml", include_str!("../data/nations.toml")),
    ("scenarios.toml", include_str!("../data/scenarios.toml")),
];

#[derive(Clone, Debug)]
pub struct Data {
    pub map: Map,
    pub outlines: Arc<Outlines>,
    pub kinds: [KindData; KINDS],
    pub great: [GreatData; GREAT],
    /// What a minor country is worth to whoever conquers it.
    pub worth: [u8; NATIONS],
    pub objectives: Areas,
    pub scenario: Scenario,
}

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
    pub original: [Areas; NATIONS],
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

#[derive(Clone, Debug)]
pub struct Scenario {
    pub variant: Variant,
    pub first: Date,
    pub last: Date,
    pub axis: NationSet,
    pub allies: NationSet,
    pub conquered: Vec<(Nation, Nation)>,
    /// Points of a year, where a table takes the place of the accounting.
    pub points: Vec<(Nation, u16, u16)>,
    /// Where a nation without home areas in play builds.
    pub entry: Vec<(Nation, Areas)>,
    pub arrivals: Vec<(Date, Nation, Area, Units)>,
    pub closed: Areas,
    pub owners: Vec<(Area, Nation)>,
    pub units: Vec<(Nation, Area, Units)>,
    /// Set up when their country is drawn into the war.
    pub armies: Vec<(Nation, Area, Units)>,
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
        self.original[nation.index()] - self.colonies
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct ScenariosFile {
    #[serde(rename = "provenance")]
    _provenance: kernel::Provenance,
    full_war: ScenarioEntry,
    fall_of_france: ScenarioEntry,
    mediterranean: ScenarioEntry,
    barbarossa: ScenarioEntry,
}

type Force = BTreeMap<Spanned<String>, BTreeMap<Kind, u8>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScenarioEntry {
    first: Date,
    last: Date,
    axis: Vec<Nation>,
    allies: Vec<Nation>,
    #[serde(default)]
    conquered: BTreeMap<Nation, Nation>,
    #[serde(default)]
    points: BTreeMap<Nation, BTreeMap<String, u16>>,
    #[serde(default)]
    entry: BTreeMap<Nation, Vec<Spanned<String>>>,
    #[serde(default)]
    arrivals: Vec<ArrivalEntry>,
    #[serde(default)]
    closed: Vec<Spanned<String>>,
    #[serde(default)]
    owners: BTreeMap<Nation, Vec<Spanned<String>>>,
    units: BTreeMap<Nation, Force>,
    #[serde(default)]
    armies: BTreeMap<Nation, Force>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ArrivalEntry {
    date: Date,
    nation: Nation,
    area: Spanned<String>,
    units: BTreeMap<Kind, u8>,
}

/// A file's text with its name, for telling where something is wrong.
struct Source<'a> {
    file: String,
    text: &'a str,
}

impl Source<'_> {
    fn problem<T>(&self, at: &Spanned<T>, what: impl Into<String>) -> Problem {
        Problem::in_file(self.file.clone(), line_of(self.text, at.span().start), what)
    }

    fn anywhere(&self, what: impl Into<String>) -> Problem {
        Problem { file: Some(self.file.clone()), ..Problem::new(what) }
    }
}

/// A player's file in place of ours, or ours.
fn read<'a, T: DeserializeOwned>(files: &'a DataFiles, name: &str) -> Result<(Source<'a>, T), Vec<Problem>> {
    let own = files.files.get(name).map(|text| (format!("{name} (yours)"), text.as_str()));
    let ours = FILES.iter().find(|(n, _)| *n == name).map(|(n, text)| ((*n).to_owned(), *text));
    let Some((file, text)) = own.or(ours) else {
        return Err(vec![Problem::new(format!("there is no data file {name}"))]);
    };
    match toml::from_str(text) {
        Ok(table) => Ok((Source { file, text }, table)),
        Err(e) => {
            let line = e.span().map_or(1, |s| line_of(text, s.start));
            Err(vec![Problem::in_file(file, line, e.message().to_owned())])
        }
    }
}

impl Data {
    pub fn read(files: &DataFiles, variant: Variant) -> Result<Data, Vec<Problem>> {
        if let Some(name) = files.files.keys().find(|name| !FILES.iter().any(|(n, _)| n == name)) {
            let known: Vec<&str> = FILES.iter().map(|(n, _)| *n).collect();
            let what = format!("expected one of the files {}", known.join(", "));
            return Err(vec![Problem { file: Some(name.clone()), ..Problem::new(what) }]);
        }
        let map = read_map(files)?;
        let outlines = outlines::read(files, &map)?;
        let kinds = read_kinds(files)?;
        let (great, worth, objectives) = read_nations(files, &map)?;
        // All of them are checked, whichever is played.
        let mut scenarios =
            Variant::ALL.into_iter().map(|v| read_scenario(files, &map, v)).collect::<Result<Vec<_>, _>>()?;
        scenarios.retain(|s| s.variant == variant);
        let Some(scenario) = scenarios.pop() else {
            return Err(vec![Problem::new(format!("there is no scenario \"{}\"", variant.id()))]);
        };
        Ok(Data { map, outlines, kinds, great, worth, objectives, scenario })
    }

    #[inline]
    pub fn kind(&self, kind: Kind) -> &KindData {
        &self.kinds[kind.index()]
    }

    pub fn great(&self, nation: Nation) -> Option<&GreatData> {
        self.great.get(nation.index())
    }
}

pub(crate) fn read_map(files: &DataFiles) -> Result<Map, Vec<Problem>> {
    let (source, file) = read::<MapFile>(files, "map.toml")?;
    if (file.land.len(), file.sea.len()) != (LANDS, AREAS - LANDS) {
        return Err(vec![source.anywhere(format!("expected {LANDS} areas of land and {} of sea", AREAS - LANDS))]);
    }
    let mut problems = Vec::new();
    let mut ids: BTreeMap<&str, Area> = BTreeMap::new();
    let names = file.land.iter().map(|l| &l.id).chain(file.sea.iter().map(|s| &s.id));
    for (i, id) in names.enumerate() {
        if ids.insert(id.as_ref(), AreaId(i as u8)).is_some() {
            problems.push(source.problem(id, "expected a name that no other area has"));
        }
    }
    let mut find = |name: &Spanned<String>| {
        let found = ids.get(name.as_ref().as_str()).copied();
        if found.is_none() {
            problems.push(source.problem(name, "expected the id of an area"));
        }
        found
    };
    let touching = file.land.iter().map(|l| &l.touches).chain(file.sea.iter().map(|s| &s.touches));
    let mut borders = Vec::new();
    for (i, touches) in touching.enumerate() {
        borders.extend(touches.iter().filter_map(&mut find).map(|other| (AreaId(i as u8), other)));
    }
    let graph = AreaGraph::new(AREAS, borders);
    let mut pairs = |list: &[(Spanned<String>, Spanned<String>)]| {
        let mut found = Vec::new();
        for (a, b) in list {
            if let (Some(x), Some(y)) = (find(a), find(b)) {
                found.push(((x.min(y), x.max(y)), a.span().start));
            }
        }
        found
    };
    let (rivers, straits) = (pairs(&file.rivers), pairs(&file.straits));
    for ((a, b), at) in rivers.iter().chain(&straits) {
        if !graph.touch(*a, *b) {
            let line = line_of(source.text, *at);
            problems.push(Problem::in_file(source.file.clone(), line, "expected two areas that touch each other"));
        }
    }
    let such = |fits: fn(&LandEntry) -> bool| -> Areas {
        file.land.iter().enumerate().filter(|(_, l)| fits(l)).map(|(i, _)| AreaId(i as u8)).collect()
    };
    let capitals = such(|l| l.capital);
    let mut original = [Areas::EMPTY; NATIONS];
    for (i, land) in file.land.iter().enumerate() {
        let area = AreaId(i as u8);
        original[land.country.index()].insert(area);
        if land.port && !(graph.around(area) - LAND).iter().any(|_| true) {
            problems.push(source.problem(&land.id, "expected a port to touch the sea"));
        }
    }
    for nation in Nation::ALL.into_iter().filter(|&n| n != Nation::Vichy) {
        let n = (original[nation.index()] & capitals).len();
        if n != 1 {
            problems.push(source.anywhere(format!("expected one capital of {}, found {n}", nation.id())));
        }
    }
    let mut missing = Vec::new();
    let place = places(|id| {
        ids.get(id).copied().unwrap_or_else(|| {
            missing.push(source.anywhere(format!("expected an area \"{id}\", which rules name")));
            AreaId(0)
        })
    });
    problems.extend(missing);
    if !problems.is_empty() {
        return Err(problems);
    }
    let lands = file.land.iter().map(|l| AreaData {
        id: l.id.as_ref().clone(),
        name: l.name.clone(),
        country: Some(l.country),
        hpp: l.hpp,
    });
    let seas =
        file.sea.iter().map(|s| AreaData { id: s.id.as_ref().clone(), name: s.name.clone(), country: None, hpp: 0 });
    Ok(Map {
        areas: lands.chain(seas).collect(),
        graph,
        ports: such(|l| l.port),
        forts: such(|l| l.fort),
        mountains: such(|l| l.mountain),
        colonies: such(|l| l.colony),
        africa: such(|l| l.africa),
        capitals,
        oil: such(|l| l.oil),
        original,
        rivers: rivers.into_iter().map(|(pair, _)| pair).collect(),
        straits: straits.into_iter().map(|(pair, _)| pair).collect(),
        place,
    })
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

fn read_kinds(files: &DataFiles) -> Result<[KindData; KINDS], Vec<Problem>> {
    let (source, file) = read::<UnitsFile>(files, "units.toml")?;
    let missing: Vec<&str> = Kind::ALL.iter().filter(|k| !file.kinds.contains_key(k)).map(|k| k.id()).collect();
    if !missing.is_empty() {
        return Err(vec![source.anywhere(format!("expected a table for each of {}", missing.join(", ")))]);
    }
    for (kind, data) in &file.kinds {
        if data.attack > 5 || data.defence > 5 || !(1..=4).contains(&data.reach) || data.cost == 0 || data.load > 2 {
            let what = "expected a price, values of at most 5, a reach from 1 to 4 and a load of at most 2";
            return Err(vec![source.anywhere(format!("{}: {what}", kind.id()))]);
        }
    }
    Ok(Kind::ALL.map(|k| file.kinds[&k]))
}

fn units_of(entry: &BTreeMap<Kind, u8>) -> Units {
    entry.iter().fold(Units::NONE, |mut units, (&kind, &n)| {
        units.add(kind, n);
        units
    })
}

type Nations = ([GreatData; GREAT], [u8; NATIONS], Areas);

fn read_nations(files: &DataFiles, map: &Map) -> Result<Nations, Vec<Problem>> {
    let (source, file) = read::<NationsFile>(files, "nations.toml")?;
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
            problems.push(source.anywhere(what));
        }
        if nation != Nation::De && entry.pool.get(&Kind::Submarine).is_some_and(|&n| n > 0) {
            problems.push(source.anywhere("expected submarines in Germany's pool alone").breaks("HU-26"));
        }
    }
    let mut worth = [0; NATIONS];
    for (nation, points) in file.minor {
        worth[nation.index()] = points;
    }
    match <[GreatData; GREAT]>::try_from(great) {
        Ok(great) if problems.is_empty() => Ok((great, worth, objectives)),
        Ok(_) => Err(problems),
        Err(_) => Err(vec![source.anywhere("expected a table for each of the six great powers")]),
    }
}

fn read_scenario(files: &DataFiles, map: &Map, variant: Variant) -> Result<Scenario, Vec<Problem>> {
    let (source, file) = read::<ScenariosFile>(files, "scenarios.toml")?;
    let entry = match variant {
        Variant::FullWar => file.full_war,
        Variant::FallOfFrance => file.fall_of_france,
        Variant::Mediterranean => file.mediterranean,
        Variant::Barbarossa => file.barbarossa,
    };
    let mut problems = Vec::new();
    let mut find = |id: &Spanned<String>| {
        let found = map.named(id.as_ref());
        if found.is_none() {
            problems.push(source.problem(id, "expected the id of an area"));
        }
        found
    };
    let closed = entry.closed.iter().filter_map(&mut find).collect();
    let mut owners = Vec::new();
    for (&nation, list) in &entry.owners {
        owners.extend(list.iter().filter_map(&mut find).map(|area| (area, nation)));
    }
    let mut entries = Vec::new();
    for (&nation, list) in &entry.entry {
        entries.push((nation, list.iter().filter_map(&mut find).collect()));
    }
    let mut arrivals = Vec::new();
    for arrival in &entry.arrivals {
        if let Some(area) = find(&arrival.area) {
            arrivals.push((arrival.date, arrival.nation, area, units_of(&arrival.units)));
        }
    }
    let mut forces = |forces: &BTreeMap<Nation, Force>| {
        let mut found = Vec::new();
        for (&nation, force) in forces {
            for (id, units) in force {
                let Some(area) = map.named(id.as_ref()) else {
                    problems.push(source.problem(id, "expected the id of an area"));
                    continue;
                };
                let units = units_of(units);
                if !LAND.contains(area) || units.ships() > 0 && !map.ports.contains(area) {
                    problems.push(source.problem(id, "expected an area of land, and a port for ships"));
                }
                found.push((nation, area, units));
            }
        }
        found
    };
    let (units, armies) = (forces(&entry.units), forces(&entry.armies));
    if entry.last < entry.first {
        problems.push(source.anywhere(format!("{}: expected the last season after the first", variant.id())));
    }
    let mut points = Vec::new();
    for (&nation, years) in &entry.points {
        for (year, &n) in years {
            match year.parse() {
                Ok(year) => points.push((nation, year, n)),
                Err(_) => problems.push(source.anywhere(format!("expected a year, found \"{year}\""))),
            }
        }
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    Ok(Scenario {
        variant,
        first: entry.first,
        last: entry.last,
        axis: entry.axis.into_iter().collect(),
        allies: entry.allies.into_iter().collect(),
        conquered: entry.conquered.into_iter().collect(),
        points,
        entry: entries,
        arrivals,
        closed,
        owners,
        units,
        armies,
    })
}
