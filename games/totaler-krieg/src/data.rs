//! Maps, counters, tables and scenarios, read from TOML and checked. A player's own file takes the place of ours; what
//! is wrong with it is reported with its line and what was expected.

use crate::vocabulary::*;
use board::{Dir, HexGrid, HexId, HexSet, Lines, Sides};
use kernel::{DataFiles, Problem};

pub(crate) mod reader;
mod tables;

/// The scenarios in the order a lobby shows them.
pub const SCENARIOS: [&str; 4] = ["case-white", "barbarossa", "desert", "crusade"];

/// Everything that does not change during a match.
#[derive(Clone, Debug)]
pub struct Data {
    pub map: Map,
    pub counters: Counters,
    pub combat: Combat,
    pub scenario: Scenario,
}

#[derive(Clone, Debug)]
pub struct Map {
    /// Printed before the number of a hex.
    pub prefix: char,
    pub grid: HexGrid,
    pub hexes: Vec<HexData>,
    pub zones: Vec<String>,
    pub land: HexSet,
    pub sea: HexSet,
    /// Land nobody may enter.
    pub impassable: HexSet,
    pub rough: HexSet,
    pub cities: HexSet,
    pub ports: HexSet,
    pub ice: HexSet,
    pub limit4: HexSet,
    pub on_line: HexSet,
    /// The ports on each sea zone, and all land hexes that touch it.
    pub ports_on: ByZone<HexSet>,
    pub coast_of: ByZone<HexSet>,
    pub desert: HexSet,
    /// The hexes of each country.
    pub country: ByCountry<HexSet>,
    /// Every side between two hexes of the map.
    pub around: Sides,
    /// Sides a zone of control reaches across (TK-8.0-02, 03, 04).
    pub zone_sides: Sides,
    /// Sides that movement, fights and lines can cross.
    pub open_sides: Sides,
    /// Links of transport lines.
    pub lines: Lines,
}

#[derive(Clone, Debug)]
pub struct HexData {
    pub terrain: Terrain,
    /// Land only.
    pub country: Option<Country>,
    /// All-sea hexes only.
    pub zone: Option<ZoneId>,
    /// Zones a land hex touches.
    pub coast: ZoneSet,
    pub name: Option<String>,
    pub city: bool,
    pub capital: bool,
    pub port: bool,
    pub fort: bool,
    pub strategic: Option<Faction>,
    pub sides: [SideKind; 6],
    /// A bit per direction with a transport line.
    pub links: u8,
}

impl HexData {
    fn new(terrain: Terrain, country: Option<Country>, zone: Option<ZoneId>) -> HexData {
        HexData {
            terrain,
            country,
            zone,
            coast: ZoneSet::default(),
            name: None,
            city: false,
            capital: false,
            port: false,
            fort: false,
            strategic: None,
            sides: [SideKind::Plain; 6],
            links: 0,
        }
    }
}

impl Map {
    pub fn hex(&self, hex: HexId) -> &HexData {
        &self.hexes[hex.index()]
    }

    pub fn side(&self, hex: HexId, dir: Dir) -> SideKind {
        self.hexes[hex.index()].sides[dir.index()]
    }

    /// What runs between two neighbours.
    pub fn between(&self, a: HexId, b: HexId) -> Option<SideKind> {
        self.grid.dir(a, b).map(|d| self.side(a, d))
    }

    pub fn linked(&self, hex: HexId, dir: Dir) -> bool {
        self.hexes[hex.index()].links & (1 << dir.index()) != 0
    }

    pub fn name(&self, hex: HexId) -> String {
        format!("{}{}", self.prefix, self.grid.name(hex))
    }

    /// A hex a person wrote down, with or without the letter of the map.
    pub fn parse(&self, text: &str) -> Option<HexId> {
        self.grid.parse(text.strip_prefix(self.prefix).unwrap_or(text))
    }

    pub fn zone_named(&self, id: &str) -> Option<ZoneId> {
        self.zones.iter().position(|z| z == id).map(|i| ZoneId(i as u8))
    }

    pub fn zone_ids(&self) -> impl Iterator<Item = ZoneId> + use<> {
        (0..self.zones.len() as u8).map(ZoneId)
    }

    pub fn has_zone(&self, zone: ZoneId) -> bool {
        zone.index() < self.zones.len()
    }

    /// The number of some hex one can stand in.
    pub(crate) fn passable_hex(&self) -> String {
        let hex = self.land.minus(&self.impassable).iter().next();
        hex.map_or_else(String::new, |h| self.grid.name(h))
    }

    /// All hexes within a distance of any of a set, terrain not counting.
    pub fn within(&self, of: &HexSet, distance: u8) -> HexSet {
        let mut found = *of;
        for _ in 0..distance {
            found = found.union(&self.around.across(&found));
        }
        found
    }
}

/// Attack, defence, movement allowance.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Factors {
    pub attack: u8,
    pub defence: u8,
    pub movement: u8,
}

/// The rows of the counter table.
#[derive(Clone, Debug)]
pub struct Counters {
    rows: Vec<Option<Factors>>,
    step_down: Vec<(Country, Kind, u8, Kind, u8)>,
}

impl Counters {
    fn slot(nation: Country, kind: Kind, steps: u8) -> usize {
        (nation.index() * Kind::COUNT + kind.index()) * 3 + usize::from(steps.clamp(1, 3)) - 1
    }

    #[inline]
    pub fn row(&self, nation: Country, kind: Kind, steps: u8) -> Option<Factors> {
        if steps == 0 || steps > 3 { None } else { self.rows[Counters::slot(nation, kind, steps)] }
    }

    /// TKC-24: what is left of a counter that loses one step; nothing if it had one.
    pub fn lower(&self, nation: Country, kind: Kind, steps: u8) -> Option<(Kind, u8)> {
        if steps <= 1 {
            return None;
        }
        let own = self.row(nation, kind, steps - 1).map(|_| (kind, steps - 1));
        let other = || {
            let found = self.step_down.iter().find(|&&(n, k, s, ..)| (n, k, s) == (nation, kind, steps));
            found.map(|&(.., to, left)| (to, left))
        };
        own.or_else(other)
    }
}

/// A result of the combat table.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub struct CombatResult {
    pub effect: Effect,
    /// Steps lost by attacker and defender.
    pub losses: (u8, u8),
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum Effect {
    /// Losses alone.
    None,
    /// The attackers go back one hex or lose a step.
    AttackerBack,
    Exchange,
    /// The defenders retreat so many hexes.
    Retreat(u8),
}

#[derive(Clone, Debug)]
pub struct Combat {
    /// Names of the columns, and the odds each stands for.
    pub columns: Vec<(String, u16, u16)>,
    /// By die (0 = 1) and column.
    pub results: Vec<Vec<CombatResult>>,
    pub clear: Ground,
    pub rough: Ground,
    pub city_shift: i8,
    pub river: Ground,
    pub mountain: Ground,
    pub strait_shift: i8,
    pub ranges: Ranges,
    pub devastation: Devastation,
    /// Turns by die.
    pub delay: [u8; 6],
    pub delay_modifiers: [i8; 4],
}

#[derive(Copy, Clone, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ground {
    /// In movement points.
    pub cost: u8,
    /// Columns to the left.
    pub shift: i8,
}

#[derive(Copy, Clone, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ranges {
    #[serde(rename = "provenance")]
    pub _provenance: kernel::Provenance,
    pub air: u8,
    pub blitz_enabled: u8,
    pub blitz_from_headquarters: u8,
    pub headquarters: u8,
    pub airdrop: u8,
    pub logistics: u8,
}

/// How cities come to be devastated (TKC-39).
#[derive(Copy, Clone, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Devastation {
    #[serde(rename = "provenance")]
    pub _provenance: kernel::Provenance,
    /// One left in retreat burns on this roll or less.
    pub in_retreat_on: u8,
}

#[derive(Clone, Debug)]
pub struct TurnData {
    pub name: String,
    pub year: u16,
    pub seasonal: bool,
    /// By area: Normal, Desert.
    pub weather: [Weather; 2],
}

/// A ground unit as a scenario or a person writes it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct UnitLine {
    pub at: Spot,
    pub nation: Country,
    pub kind: Kind,
    pub steps: u8,
    pub exp: bool,
}

/// Where a ground unit can stand.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum Spot {
    Hex(crate::Hex),
    Box(BoxId),
}

#[derive(Clone, Debug)]
pub struct BoxData {
    pub id: String,
    pub owner: Faction,
    pub zones: ZoneSet,
    pub links: Vec<BoxId>,
    /// Map hexes that count as the box (TK-10.2-15), and those it is entered from.
    pub edge: HexSet,
    pub last_column: HexSet,
}

#[derive(Clone, Debug)]
pub struct SupportData {
    pub faction: Faction,
    pub nation: Country,
    pub kind: SupportKind,
    /// The only zone it serves in.
    pub zone: Option<ZoneId>,
    pub from: u8,
}

/// The markers a faction may use.
#[derive(Clone, Debug, Default)]
pub struct MarkerPool {
    /// Blitz markers by turn.
    pub blitz: Vec<u8>,
    pub detachments: u8,
    pub troop_convoys: u8,
    pub logistics: u8,
    pub logistics_from: u8,
    pub shaef_from: Option<u8>,
    pub beachheads: Option<u8>,
    pub partisan_base: u8,
    pub devastation: u8,
}

#[derive(Copy, Clone, Debug)]
pub struct Steps {
    pub faction: Faction,
    pub nation: Country,
    pub turn: u8,
    pub steps: u8,
}

#[derive(Clone, Debug)]
pub struct Arrival {
    pub turn: u8,
    pub nation: Country,
    pub kind: Kind,
    pub exp: bool,
    /// A fixed place; at home if there is none.
    pub at: Option<Spot>,
    /// Comes only with the option.
    pub volunteers: bool,
}

#[derive(Clone, Debug)]
pub struct War {
    pub faction: Faction,
    pub country: Country,
    pub joins: Faction,
    pub from: u8,
    /// Franco-Belgian Cooperation on this roll or less.
    pub cooperation_on: Option<u8>,
    pub units: Vec<UnitLine>,
}

#[derive(Clone, Debug)]
pub struct Bombing {
    pub faction: Faction,
    pub turn: u8,
    pub on: u8,
    pub targets: Vec<HexId>,
}

#[derive(Clone, Debug)]
pub struct AtOnce {
    pub winner: Faction,
    pub holds: Vec<HexId>,
    pub supplied_in: Vec<HexId>,
    pub decisive_through: u8,
}

#[derive(Clone, Debug)]
pub struct Victory {
    pub of: Faction,
    pub points: Vec<(Faction, HexId, i32)>,
    /// One point less with fewer German panzer steps than these.
    pub panzer_steps: Option<u8>,
    pub losses: Option<(Country, u8)>,
    pub at_once: Vec<AtOnce>,
    pub levels: Vec<(i32, Verdict)>,
}

#[derive(Clone, Debug)]
pub struct Scenario {
    pub id: String,
    pub turn_order: Vec<Faction>,
    /// The faction a country belongs to when it is active.
    pub side: ByCountry<Option<Faction>>,
    pub neutral: Vec<Country>,
    pub conquered_by_axis: Vec<Country>,
    /// The country a Dependent belongs to; itself for all others.
    pub dependent_of: ByCountry<Country>,
    /// Whose sources a nation uses (TKC-26).
    pub source: ByCountry<Country>,
    /// Hexes that stand for home cities off the map.
    pub home: ByCountry<HexSet>,
    pub touching: ByZone<ZoneSet>,
    pub supply_convoys: ByFaction<ZoneSet>,
    pub boxes: Vec<BoxData>,
    pub turns: Vec<TurnData>,
    pub units: Vec<UnitLine>,
    pub devastated: HexSet,
    pub support: Vec<SupportData>,
    pub markers: ByFaction<MarkerPool>,
    pub steps: Vec<Steps>,
    pub arrivals: Vec<Arrival>,
    pub wars: Vec<War>,
    pub script: Script,
    pub victory: Victory,
}

/// The rules and events that only one scenario has.
#[derive(Clone, Debug)]
pub struct Script {
    /// The turn in which a faction's units stay in the countries they stand in; 0 for none.
    pub kept_home: ByFaction<u8>,
    /// The turn in which a faction's headquarters give no support; 0 for none.
    pub surprise: ByFaction<u8>,
    /// Nation, turn, and how many of its steps must be Expeditionary, or armour.
    pub exp_steps: Vec<(Country, u8, u8)>,
    pub armour_steps: Vec<(Country, u8, u8)>,
    /// The hex whose capture by the Axis ends Anglo-French cooperation.
    pub non_cooperation: Option<HexId>,
    /// Units that come so many turns after a country has been conquered.
    pub free_units: Vec<(Country, u8, UnitLine)>,
    pub box_steps: Vec<(Country, BoxId)>,
    /// Nations that stay in their country and a few hexes besides.
    pub bound: Vec<(Country, HexSet)>,
    pub upgrades: Vec<(Country, u8, u8)>,
    pub bombing: Vec<Bombing>,
    /// Countries that fall with their capital alone, and the hexes in which their units fight on.
    pub falls_with_capital: Vec<(Country, HexSet)>,
    pub free_landing: Option<(Faction, u8, ZoneId)>,
    /// A port the Axis loses burns on this roll or less.
    pub ruins_on: u8,
    pub shaef_turns: Vec<u8>,
    /// The land of a country that is neutral once the Axis has conquered it (TKC-40).
    pub vichy: Option<(Country, HexSet)>,
}

impl Scenario {
    pub fn turn(&self, turn: u8) -> &TurnData {
        let last = self.turns.len() - 1;
        &self.turns[usize::from(turn.saturating_sub(1)).min(last)]
    }

    pub fn box_named(&self, id: &str) -> Option<BoxId> {
        self.boxes.iter().position(|b| b.id == id).map(|i| BoxId(i as u8))
    }

    pub fn box_data(&self, id: BoxId) -> Option<&BoxData> {
        self.boxes.get(id.index())
    }
}

impl Data {
    /// Reads our files, or the player's in their place.
    pub fn read(files: &DataFiles, scenario: &str) -> Result<Data, Vec<Problem>> {
        reader::Reader::new(files).data(scenario)
    }
}
