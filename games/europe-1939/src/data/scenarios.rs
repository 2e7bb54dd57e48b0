//! The four variants: when they are played, who fights, what stands where.

use super::{Area, Areas, FILES, LAND, Map, units_of};
use crate::vocabulary::*;
use kernel::files::Source;
use kernel::{DataFiles, Problem};
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

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

pub(super) fn read_scenario(files: &DataFiles, map: &Map, variant: Variant) -> Result<Scenario, Vec<Problem>> {
    let (source, file) = FILES.read::<ScenariosFile>(files, "scenarios.toml")?;
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
    let units = read_forces(&source, map, &entry.units, &mut problems);
    let armies = read_forces(&source, map, &entry.armies, &mut problems);
    if entry.last < entry.first {
        problems.push(source.lacks(format!("{}: expected the last season after the first", variant.id())));
    }
    let points = read_points(&source, &entry.points, &mut problems);
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

/// Units by nation and area.
type Placed = Vec<(Nation, Area, Units)>;

fn read_forces(
    source: &Source<'_>,
    map: &Map,
    forces: &BTreeMap<Nation, Force>,
    problems: &mut Vec<Problem>,
) -> Placed {
    let mut found = Placed::new();
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
}

/// Points by nation and year.
fn read_points(
    source: &Source<'_>,
    tables: &BTreeMap<Nation, BTreeMap<String, u16>>,
    problems: &mut Vec<Problem>,
) -> Vec<(Nation, u16, u16)> {
    let mut points = Vec::new();
    for (&nation, years) in tables {
        for (year, &n) in years {
            match year.parse() {
                Ok(year) => points.push((nation, year, n)),
                Err(_) => problems.push(source.lacks(format!("expected a year, found \"{year}\""))),
            }
        }
    }
    points
}
