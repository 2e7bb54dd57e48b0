//! What stands in the files, word for word: nothing here has been checked against anything else.

use super::{DieModifiers, Level, Shifts, TownKind, TurnData, shift};
use crate::vocabulary::*;
use kernel::Provenance;
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MapFile {
    pub(super) grid: Option<GridTable>,
    pub(super) terrain: Option<Rows>,
    pub(super) countries: Option<Rows>,
    pub(super) zones: Option<ZonesTable>,
    pub(super) town: Option<Vec<TownEntry>>,
    pub(super) river: Option<Vec<RiverEntry>>,
    pub(super) lake: Option<Vec<LakeEntry>>,
    pub(super) railway: Option<Vec<RailwayEntry>>,
    pub(super) fortified: Option<Vec<FortifiedEntry>>,
    pub(super) uprising: Option<HexList>,
    pub(super) supply: Option<SupplyTable>,
    pub(super) victory: Option<Vec<CityEntry>>,
    pub(super) front: Option<Vec<FrontEntry>>,
    pub(super) south_entry: Option<SouthEntryTable>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SouthEntryTable {
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
    pub(super) columns: [u8; 2],
    pub(super) turns: [u8; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GridTable {
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
    pub(super) first_row: Spanned<u8>,
    pub(super) last_row: u8,
    pub(super) even_columns: u8,
    pub(super) odd_columns: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rows {
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
    pub(super) rows: Spanned<Vec<Spanned<String>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ZonesTable {
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
    pub(super) rows: Vec<[u8; 2]>,
    pub(super) columns: Spanned<Vec<[u8; 2]>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TownEntry {
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
    pub(super) hex: Spanned<String>,
    pub(super) name: String,
    pub(super) other: Option<String>,
    pub(super) kind: TownKind,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum RiverKind {
    River,
    Danube,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RiverEntry {
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
    pub(super) name: String,
    pub(super) kind: RiverKind,
    pub(super) sides: Vec<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LakeEntry {
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
    pub(super) name: String,
    pub(super) sides: Vec<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RailwayEntry {
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
    pub(super) name: String,
    pub(super) hexes: Vec<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FortifiedEntry {
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
    pub(super) name: String,
    pub(super) from_turn: u8,
    pub(super) sides: Vec<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HexList {
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
    pub(super) hexes: Vec<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SupplyTable {
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
    pub(super) axis: Vec<Spanned<String>>,
    pub(super) allied: Vec<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CityEntry {
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
    pub(super) name: String,
    pub(super) hexes: Vec<Spanned<String>>,
    pub(super) points: i16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FrontEntry {
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
    pub(super) date: String,
    pub(super) rows: Vec<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct UnitsFile {
    pub(super) unit: Option<Vec<UnitEntry>>,
    pub(super) columns: Option<ColumnsTable>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct UnitEntry {
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
    pub(super) id: Spanned<String>,
    pub(super) side: Side,
    pub(super) nation: Nation,
    #[serde(rename = "type")]
    pub(super) kind: Kind,
    pub(super) full: Spanned<[u8; 3]>,
    pub(super) reduced: Option<Spanned<[u8; 3]>>,
    pub(super) arrives: u8,
    pub(super) leaves: Option<u8>,
    pub(super) returns: Option<u8>,
    pub(super) front: Option<Front>,
    #[serde(default)]
    pub(super) marks: Vec<Mark>,
}

#[derive(PartialEq, Deserialize)]
pub(super) enum Mark {
    S,
    #[serde(rename = "heavy")]
    Heavy,
    #[serde(rename = "ur")]
    Ur,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ColumnsTable {
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
    pub(super) attack: u8,
    pub(super) defence: u8,
    pub(super) movement: Spanned<u8>,
    pub(super) counters_axis: u8,
    pub(super) counters_allied: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AirFile {
    pub(super) air: Option<Vec<AirEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AirEntry {
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
    pub(super) id: Spanned<String>,
    pub(super) side: Side,
    pub(super) nation: Nation,
    pub(super) kind: AirKind,
    pub(super) air: Spanned<u8>,
    pub(super) bracketed: bool,
    pub(super) bombs: u8,
    pub(super) steps: Spanned<u8>,
    pub(super) arrives: u8,
    pub(super) front: Option<Front>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CombatFile {
    #[serde(rename = "provenance")]
    pub(super) _provenance: Option<Provenance>,
    pub(super) columns: Option<Spanned<Vec<String>>>,
    pub(super) axis: Option<Rows>,
    pub(super) allied: Option<Rows>,
    pub(super) shifts: Option<Shifts>,
    pub(super) die: Option<DieModifiers>,
    pub(super) air: Option<AirLimitTable>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AirLimitTable {
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
    pub(super) limit: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TerrainFile {
    pub(super) flat: Option<GroundTable>,
    pub(super) hills: Option<GroundTable>,
    pub(super) mountain: Option<GroundTable>,
    pub(super) forest: Option<GroundTable>,
    pub(super) marsh: Option<GroundTable>,
    pub(super) city: Option<GroundTable>,
    pub(super) river: Option<GroundTable>,
    pub(super) danube: Option<GroundTable>,
    pub(super) rail: Option<RailTable>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GroundTable {
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
    pub(super) mp: Spanned<u8>,
    pub(super) motor_mp: Option<u8>,
    #[serde(deserialize_with = "shift")]
    pub(super) shift: i8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RailTable {
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
    pub(super) half_mp: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TurnsFile {
    #[serde(rename = "columns_income")]
    pub(super) _columns_income: Option<ProvenanceOnly>,
    pub(super) mud: Option<MudTable>,
    pub(super) turn: Option<Spanned<Vec<TurnData>>>,
    pub(super) replacements: Option<Vec<ReplacementsEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MudTable {
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
    pub(super) turns: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ProvenanceOnly {
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum ReplacementKind {
    Land,
    Air,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ReplacementsEntry {
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
    pub(super) nation: Nation,
    pub(super) kind: ReplacementKind,
    pub(super) turns: Vec<[u8; 2]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScenarioFile {
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
    pub(super) id: String,
    pub(super) first_turn: Spanned<u8>,
    pub(super) last_turn: u8,
    pub(super) front: Spanned<String>,
    pub(super) skip_first_allied_phase: bool,
    pub(super) rows: [u8; 2],
    pub(super) place_partisans: bool,
    pub(super) fuhrer_rolls: bool,
    pub(super) fuhrer_orders: BTreeMap<Spanned<String>, u8>,
    pub(super) unsupplied: Vec<Spanned<String>>,
    pub(super) hungarian_rate: u8,
    pub(super) margarethe_active: bool,
    pub(super) columns: SideColumns,
    pub(super) setup: BTreeMap<Spanned<String>, Vec<Spanned<String>>>,
    pub(super) air_setup: BTreeMap<Spanned<String>, Vec<Spanned<String>>>,
    pub(super) victory: VictoryTable,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SideColumns {
    pub(super) axis: BTreeMap<Spanned<String>, u8>,
    pub(super) allied: BTreeMap<Spanned<String>, u8>,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub(super) enum VictoryTable {
    Cities {
        #[serde(rename = "provenance")]
        _provenance: Provenance,
        win_all_at: i16,
        #[serde(default)]
        bonus: i16,
        #[serde(default)]
        bonus_turns: Vec<u8>,
        #[serde(default)]
        bonus_hexes: Vec<String>,
        levels: Vec<Level>,
    },
    Debrecen {
        #[serde(rename = "provenance")]
        _provenance: Provenance,
        towns: BTreeMap<String, i16>,
        axis_armour_lost: i16,
        allied_mobile_lost: i16,
        levels: Vec<Level>,
    },
    Budapest {
        #[serde(rename = "provenance")]
        _provenance: Provenance,
        budapest: Vec<String>,
        hinge: String,
    },
}
