//! Map, units, tables and scenarios, read from TOML and checked. A player's own files replace ours table by table; what
//! is wrong with a file is reported with its line and what was expected.

use crate::vocabulary::*;
use board::{Dir, HexGrid, HexId, HexSet};
use kernel::{DataFiles, Problem, Provenance, Text};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

mod reader;
mod tables;

pub use reader::FILES;

/// The scenarios in the order a lobby shows them.
pub const SCENARIOS: [&str; 4] = ["debrecen", "konrad", "spring", "campaign"];

/// Everything that does not change during a match.
#[derive(Clone, Debug)]
pub struct Data {
    pub map: Map,
    pub units: Vec<UnitData>,
    /// The same units, with what the hot paths ask for.
    briefs: Vec<Brief>,
    /// The units of each side and of each kind, in order.
    by_side: BySide<Vec<UnitId>>,
    by_kind: [Vec<UnitId>; Kind::COUNT],
    pub air: Vec<AirData>,
    /// Headquarters of both sides, in the order of `units`.
    pub headquarters: Vec<UnitId>,
    pub combat: CombatTables,
    pub terrain: TerrainTable,
    pub turns: Vec<TurnData>,
    /// Turns of mud, where it is played with (HOUSE-15).
    pub mud: Vec<u8>,
    pub replacements: Vec<Replacements>,
    pub scenario: Scenario,
    /// Counters of columns a side has, if that is to be a limit.
    pub column_counters: BySide<u8>,
}

#[derive(Clone, Debug)]
pub struct Map {
    pub grid: HexGrid,
    pub hexes: Vec<HexData>,
    pub rivers: Vec<River>,
    pub lakes: Vec<River>,
    pub railways: Vec<Railway>,
    pub lines: Vec<FortifiedLine>,
    pub towns: Vec<Town>,
    pub slovakia: HexSet,
    pub uprising: HexSet,
    pub supply: BySide<HexSet>,
    pub budapest: Vec<HexId>,
    pub vienna: HexId,
    pub cities: Vec<VictoryCity>,
    pub fronts: BTreeMap<String, HexSet>,
    pub south_entry: SouthEntry,
    /// The Danube's sides, downstream.
    pub danube: Vec<(HexId, HexId)>,
    /// Sides along a lake: per hex, a bit per direction.
    pub lake_sides: Vec<u8>,
    /// Zones of control do not cross these: per hex, a bit per direction.
    pub no_zone: Vec<u8>,
}

/// Where and when Allied units enter over the south edge (HOUSE-12).
#[derive(Clone, Debug)]
pub struct SouthEntry {
    pub columns: RangeInclusive<u8>,
    /// Turns on which the 3rd Ukrainian Front comes through Serbia.
    pub turns: RangeInclusive<u8>,
}

#[derive(Clone, Debug)]
pub struct HexData {
    pub terrain: Terrain,
    pub country: char,
    pub zone: Zone,
    /// A town or city, passes not counting.
    pub town: bool,
    pub sides: [SideData; 6],
}

#[derive(Copy, Clone, Debug, Default)]
pub struct SideData {
    pub water: Water,
    pub rail: bool,
    /// Index of the fortified line along it, plus one.
    pub line: u8,
}

#[derive(Clone, Debug)]
pub struct River {
    pub name: String,
    pub water: Water,
    pub sides: Vec<(HexId, HexId)>,
}

#[derive(Clone, Debug)]
pub struct Railway {
    pub name: String,
    pub hexes: Vec<HexId>,
}

#[derive(Clone, Debug)]
pub struct FortifiedLine {
    pub name: String,
    pub from_turn: u8,
    pub sides: Vec<(HexId, HexId)>,
}

#[derive(Clone, Debug)]
pub struct Town {
    pub hex: HexId,
    pub name: String,
    pub other: Option<String>,
    pub kind: TownKind,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TownKind {
    BigCity,
    City,
    Town,
    Pass,
}

#[derive(Clone, Debug)]
pub struct VictoryCity {
    pub name: String,
    pub hexes: Vec<HexId>,
    pub points: i32,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Factors {
    pub attack: u8,
    pub defence: u8,
    pub movement: u8,
}

#[derive(Clone, Debug)]
pub struct UnitData {
    pub id: String,
    pub side: Side,
    pub nation: Nation,
    pub kind: Kind,
    pub full: Factors,
    pub reduced: Option<Factors>,
    pub arrives: u8,
    pub leaves: Option<u8>,
    pub returns: Option<u8>,
    pub front: Option<Front>,
    /// Marked S: sent against the Slovak uprising.
    pub s_mark: bool,
    pub heavy: bool,
    pub ur: bool,
}

impl UnitData {
    pub fn steps(&self) -> u8 {
        if self.reduced.is_some() { 2 } else { 1 }
    }
}

/// What is asked of a unit a million times.
#[derive(Copy, Clone, Debug)]
pub struct Brief {
    pub side: Side,
    pub nation: Nation,
    pub kind: Kind,
    pub s_mark: bool,
}

#[derive(Clone, Debug)]
pub struct AirData {
    pub id: String,
    pub side: Side,
    pub nation: Nation,
    pub kind: AirKind,
    pub air: u8,
    pub bombs: u8,
    pub steps: u8,
    pub arrives: u8,
    pub front: Option<Front>,
}

/// A result of a combat table (BPH-8.2).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CombatResult {
    /// Steps lost by attacker and defender.
    Losses { attacker: u8, defender: u8 },
    /// DE: all defenders are eliminated.
    Eliminated,
}

impl CombatResult {
    /// What it means, in words.
    pub fn meaning(self) -> Text {
        match self {
            CombatResult::Losses { attacker, defender } => {
                Text::new("result-losses").number("attacker", attacker).number("defender", defender)
            }
            CombatResult::Eliminated => Text::new("result-eliminated"),
        }
    }
}

impl std::fmt::Display for CombatResult {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            CombatResult::Losses { attacker, defender } => write!(f, "{attacker}/{defender}"),
            CombatResult::Eliminated => f.write_str("DE"),
        }
    }
}

#[derive(Clone, Debug)]
pub struct CombatTables {
    /// Names of the columns, left to right.
    pub columns: Vec<String>,
    /// By side, die (0 = 1), column.
    pub results: BySide<Vec<Vec<CombatResult>>>,
    pub shifts: Shifts,
    pub die: DieModifiers,
    /// Air units a side may send to one combat (HOUSE-8).
    pub air_limit: usize,
}

#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shifts {
    #[serde(rename = "provenance")]
    pub _provenance: Provenance,
    #[serde(deserialize_with = "shift")]
    pub concentric: i8,
    #[serde(deserialize_with = "shift")]
    pub mobile_attack: i8,
    #[serde(deserialize_with = "shift")]
    pub fortified: i8,
    #[serde(deserialize_with = "shift")]
    pub attenuated: i8,
    #[serde(deserialize_with = "shift")]
    pub turn_one: i8,
    #[serde(deserialize_with = "limit")]
    pub column_limit: u8,
}

/// The most a table can shift columns or modify a die: from one end of the combat tables to the other.
const LARGEST: i8 = 12;

fn shift<'de, D: serde::Deserializer<'de>>(from: D) -> Result<i8, D::Error> {
    let found = i64::deserialize(from)?;
    let shift = i8::try_from(found).ok().filter(|n| (-LARGEST..=LARGEST).contains(n));
    shift.ok_or_else(|| {
        serde::de::Error::custom(format!("expected a number from -{LARGEST} to {LARGEST}, found {found}"))
    })
}

fn limit<'de, D: serde::Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    let found = i64::deserialize(from)?;
    let limit = u8::try_from(found).ok().filter(|&n| n <= LARGEST.unsigned_abs());
    limit.ok_or_else(|| serde::de::Error::custom(format!("expected a number from 0 to {LARGEST}, found {found}")))
}

#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DieModifiers {
    #[serde(rename = "provenance")]
    pub _provenance: Provenance,
    #[serde(deserialize_with = "shift")]
    pub armour: i8,
    #[serde(deserialize_with = "shift")]
    pub mixed_nations: i8,
    #[serde(deserialize_with = "shift")]
    pub defenders_unsupplied: i8,
    #[serde(deserialize_with = "shift")]
    pub danube_without_bridge: i8,
}

#[derive(Copy, Clone, Debug, Default)]
pub struct Ground {
    /// Cost in half movement points.
    pub cost: u8,
    /// The same for vehicles.
    pub motor_cost: u8,
    pub shift: i8,
}

#[derive(Clone, Debug)]
pub struct TerrainTable {
    pub ground: [Ground; 6],
    pub river: Ground,
    pub danube: Ground,
    /// Half movement points along a railway.
    pub rail: u8,
}

impl TerrainTable {
    pub fn of(&self, terrain: Terrain) -> &Ground {
        &self.ground[terrain as usize]
    }
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnData {
    #[serde(rename = "provenance")]
    pub _provenance: Provenance,
    pub number: u8,
    pub month: String,
    pub half: u8,
    pub year: u16,
    pub axis_columns: u8,
    pub allied_columns: u8,
}

#[derive(Clone, Debug)]
pub struct Replacements {
    pub nation: Nation,
    pub branch: Branch,
    /// Steps by turn.
    pub turns: BTreeMap<u8, u8>,
}

#[derive(Clone, Debug)]
pub struct Scenario {
    pub id: String,
    pub first_turn: u8,
    pub last_turn: u8,
    pub skip_first_allied_phase: bool,
    /// Hexes open to movement.
    pub open: HexSet,
    pub place_partisans: bool,
    pub fuhrer_rolls: bool,
    pub fuhrer_orders: BTreeMap<u8, u8>,
    pub hungarian_rate: u8,
    pub margarethe_active: bool,
    pub allied_control: HexSet,
    pub columns: BySide<Vec<(HexId, u8)>>,
    /// Unit, hex, reduced.
    pub setup: Vec<(UnitId, HexId, bool)>,
    pub air: Vec<(AirId, Option<Front>)>,
    pub victory: Victory,
}

#[derive(Clone, Debug)]
pub enum Victory {
    /// By the points of the cities the Allies hold.
    Cities {
        end_at: i32,
        bonus: i32,
        bonus_turns: Vec<u8>,
        bonus_hexes: HexSet,
        levels: Vec<Level>,
    },
    Debrecen {
        towns: Vec<(HexId, i32)>,
        axis_armour_lost: i32,
        allied_mobile_lost: i32,
        levels: Vec<Level>,
    },
    Budapest {
        budapest: Vec<HexId>,
        hinge: HexId,
    },
}

#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    pub by_turn: u8,
    pub at_least: i32,
    pub result: Verdict,
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    AlliedDecisive,
    AlliedMarginal,
    Draw,
    AxisMarginal,
    AxisDecisive,
}

impl Verdict {
    pub fn winner(self) -> Option<Side> {
        match self {
            Verdict::AlliedDecisive | Verdict::AlliedMarginal => Some(Side::Allied),
            Verdict::Draw => None,
            Verdict::AxisMarginal | Verdict::AxisDecisive => Some(Side::Axis),
        }
    }

    pub fn word(self) -> &'static str {
        match self {
            Verdict::AlliedDecisive => "outcome-allied-decisive",
            Verdict::AlliedMarginal => "outcome-allied-marginal",
            Verdict::Draw => "outcome-draw",
            Verdict::AxisMarginal => "outcome-axis-marginal",
            Verdict::AxisDecisive => "outcome-axis-decisive",
        }
    }
}

impl Map {
    pub fn hex(&self, hex: HexId) -> &HexData {
        &self.hexes[hex.index()]
    }

    pub fn side(&self, hex: HexId, dir: Dir) -> SideData {
        self.hexes[hex.index()].sides[dir.index()]
    }

    /// What runs between two neighbours.
    pub fn between(&self, a: HexId, b: HexId) -> Option<SideData> {
        self.grid.dir(a, b).map(|dir| self.side(a, dir))
    }

    pub fn is_big_city(&self, hex: HexId) -> bool {
        self.hex(hex).terrain == Terrain::City
    }
}

impl Data {
    pub fn unit(&self, unit: UnitId) -> &UnitData {
        &self.units[unit.index()]
    }

    pub fn air(&self, air: AirId) -> &AirData {
        &self.air[air.index()]
    }

    #[inline]
    pub fn brief(&self, unit: UnitId) -> Brief {
        self.briefs[unit.index()]
    }

    #[inline]
    pub fn of_side(&self, side: Side) -> &[UnitId] {
        &self.by_side[side]
    }

    #[inline]
    pub fn of_kind(&self, kind: Kind) -> &[UnitId] {
        &self.by_kind[kind as usize]
    }

    pub fn unit_ids(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..self.units.len() as u16).map(UnitId)
    }

    pub fn air_ids(&self) -> impl Iterator<Item = AirId> + use<> {
        (0..self.air.len() as u8).map(AirId)
    }

    pub fn unit_named(&self, id: &str) -> Option<UnitId> {
        self.units.iter().position(|u| u.id == id).map(|i| UnitId(i as u16))
    }

    pub fn air_named(&self, id: &str) -> Option<AirId> {
        self.air.iter().position(|a| a.id == id).map(|i| AirId(i as u8))
    }

    pub fn turn(&self, turn: u8) -> &TurnData {
        let last = self.turns.len() - 1;
        &self.turns[usize::from(turn.saturating_sub(1)).min(last)]
    }

    /// Reads our files, or the player's in their place.
    pub fn read(files: &DataFiles, scenario: &str) -> Result<Data, Vec<Problem>> {
        reader::Reader::new(files).data(scenario)
    }
}
