//! The tables as they stand in the files.

use super::{Devastation, Ground, Ranges};
use crate::vocabulary::*;
use kernel::Provenance;
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

pub(super) type Words = Vec<Spanned<String>>;

/// A table that knows all its keys.
macro_rules! table {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $field:ident: $type:ty),* $(,)? }) => {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        $(#[$meta])*
        pub(super) struct $name { $($(#[$doc])* pub $field: $type,)* }
    };
}

table!(MapFile {
    prefix: Spanned<char>,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    rows: Spanned<u8>,
    columns: u8,
    zones: BTreeMap<char, String>,
    countries: BTreeMap<char, Spanned<String>>,
    terrain: Rows,
    land: Rows,
    #[serde(default)]
    side: Vec<Sides>,
    lines: Lines,
    #[serde(default)]
    place: Vec<Place>,
});
table!(Rows { hexes: Spanned<Words>, });
table!(Sides { kind: SideKind, between: Words });
table!(Lines { between: Words });
table!(Place {
    hex: Spanned<String>,
    name: Option<String>,
    #[serde(default)]
    is: Vec<Feature>,
    strategic: Option<Faction>,
    #[serde(default)]
    coast: Words,
});

#[derive(Copy, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Feature {
    City,
    Capital,
    Port,
    Fort,
    Limit4,
    Ice,
}

table!(UnitsFile { row: Vec<Row>, #[serde(default)] step_down: Vec<StepDown>, });
table!(Row {
    nation: Country,
    kind: Kind,
    steps: Spanned<u8>,
    factors: Spanned<String>,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
});
table!(StepDown {
    nation: Country,
    kind: Kind,
    steps: u8,
    to: Spanned<String>,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
});
table!(CombatFile { table: Table, terrain: TerrainTable, ranges: Ranges, devastation: Devastation, delay: Delay });
table!(Table {
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    columns: Spanned<Words>,
    rows: Spanned<Vec<Words>>,
});
table!(TerrainTable {
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    clear: Ground,
    rough: Ground,
    city_shift: i8,
    river: Ground,
    mountain: Ground,
    strait_shift: i8,
});
table!(Delay {
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    turns: [u8; 6],
    western: i8,
    germany: i8,
    italy: i8,
    ussr: i8,
});
table!(ScenarioFile {
    map: Spanned<String>,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    turn_order: Spanned<Vec<Faction>>,
    countries: Countries,
    #[serde(default)]
    home: BTreeMap<Country, Words>,
    sea: Sea,
    #[serde(default, rename = "box")]
    boxes: Vec<OffMapBox>,
    turn: Vec<Turn>,
    setup: Setup,
    #[serde(default)]
    support: Vec<Support>,
    #[serde(default)]
    markers: BTreeMap<Faction, Markers>,
    #[serde(default)]
    steps: Vec<Steps>,
    #[serde(default)]
    arrival: Vec<Arrival>,
    #[serde(default)]
    war: Vec<War>,
    script: Script,
    victory: Victory,
});
table!(#[serde(default)] #[derive(Default)] Countries {
    axis: Vec<Country>,
    western: Vec<Country>,
    soviet: Vec<Country>,
    neutral: Vec<Country>,
    conquered_by_axis: Vec<Country>,
    dependents: BTreeMap<Country, Country>,
});
table!(Sea {
    touching: Vec<[Spanned<String>; 2]>,
    #[serde(default)]
    supply_convoys: BTreeMap<Faction, Words>,
});
table!(OffMapBox {
    id: String,
    owner: Faction,
    #[serde(default)]
    zones: Words,
    #[serde(default)]
    links: Words,
    #[serde(default)]
    edge_columns: Vec<u8>,
});
table!(Turn { name: String, year: u16, seasonal: bool, normal: Weather, desert: Weather });
table!(Setup {
    units: Words,
    #[serde(default)]
    devastated: Words,
});
table!(Support {
    faction: Faction,
    nation: Country,
    kind: SupportKind,
    zone: Option<Spanned<String>>,
    #[serde(default = "first")]
    from: u8,
});

fn first() -> u8 {
    1
}

table!(#[serde(default)] #[derive(Default)] Markers {
    blitz: Vec<u8>,
    detachments: u8,
    troop_convoys: u8,
    logistics: u8,
    logistics_from: u8,
    shaef: u8,
    shaef_from: u8,
    beachheads: Option<u8>,
    partisan_base: u8,
    devastation: u8,
});
table!(Steps { faction: Faction, nation: Country, turns: BTreeMap<String, u8>, });
table!(Arrival {
    turn: u8,
    nation: Country,
    kind: Spanned<Kind>,
    #[serde(default)]
    exp: bool,
    at: Spanned<String>,
    option: Option<String>,
});
table!(War {
    faction: Faction,
    country: Country,
    joins: Faction,
    from: u8,
    cooperation_on: Option<u8>,
    units: Words,
});
table!(#[serde(default)] #[derive(Default)] Script {
    kept_home: BTreeMap<Faction, u8>,
    surprise: BTreeMap<Faction, u8>,
    exp_steps: Vec<NationSteps>,
    armour_steps: Vec<NationSteps>,
    non_cooperation: Option<Spanned<String>>,
    free_units: Vec<FreeUnit>,
    box_steps: Vec<BoxSteps>,
    bound: Vec<Bound>,
    upgrades: Vec<Upgrade>,
    sources_of: BTreeMap<Country, Country>,
    bombing: Vec<Bombing>,
    falls_with_capital: Vec<Falls>,
    free_landing: Option<FreeLanding>,
    ruins_on: u8,
    shaef_turns: Vec<u8>,
    vichy: Option<Vichy>,
});
table!(Vichy { country: Country, hexes: Words });
table!(NationSteps { nation: Country, turn: u8, steps: u8 });
table!(FreeUnit { country: Country, after: u8, unit: Spanned<String>, });
table!(BoxSteps { nation: Country, at: Spanned<String>, });
table!(Bound { nation: Country, also: Words });
table!(Upgrade { nation: Country, turn: u8, count: u8 });
table!(Bombing { faction: Faction, turn: u8, on: u8, targets: Words });
table!(Falls { country: Country, fights_on_in: Words });
table!(FreeLanding { faction: Faction, turn: u8, zone: Spanned<String>, });
table!(Victory {
    of: Faction,
    points: Vec<Points>,
    panzer_steps: Option<u8>,
    losses: Option<Losses>,
    #[serde(default)]
    at_once: Vec<AtOnce>,
    levels: Vec<Level>,
});
table!(Points { faction: Faction, hex: Spanned<String>, points: i32, });
table!(Losses { nation: Country, beyond: u8 });
table!(AtOnce {
    winner: Faction,
    #[serde(default)]
    holds: Words,
    #[serde(default)]
    supplied_in: Words,
    decisive_through: u8,
});
table!(Level { at_least: i32, result: Verdict });
