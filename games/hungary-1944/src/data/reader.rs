//! Reads the files and checks them: every mistake with its file, its line and what was expected.

use super::tables::*;
use super::*;
use board::{HexGrid, HexId, HexSet};
use kernel::files::{Ours, Source};
use kernel::{DataFiles, Problem};
use serde::de::DeserializeOwned;
use toml::Spanned;

/// Our own files.
pub const FILES: Ours = Ours(&[
    ("map.toml", include_str!("../../data/map.toml")),
    ("units.toml", include_str!("../../data/units.toml")),
    ("air.toml", include_str!("../../data/air.toml")),
    ("combat.toml", include_str!("../../data/combat.toml")),
    ("terrain.toml", include_str!("../../data/terrain.toml")),
    ("turns.toml", include_str!("../../data/turns.toml")),
    ("scenarios/campaign.toml", include_str!("../../data/scenarios/campaign.toml")),
    ("scenarios/debrecen.toml", include_str!("../../data/scenarios/debrecen.toml")),
    ("scenarios/konrad.toml", include_str!("../../data/scenarios/konrad.toml")),
    ("scenarios/spring.toml", include_str!("../../data/scenarios/spring.toml")),
]);

/// Columns each side can have on the map at once: all it could receive in a campaign without spending one.
const COLUMN_SLOTS: [usize; 2] = [48, 76];

pub(super) struct Reader<'a> {
    files: &'a DataFiles,
    problems: Vec<Problem>,
}

/// A table with the file it came from, for telling where something is wrong.
struct From<'a, T> {
    source: Source<'a>,
    table: T,
}

impl<T> From<'_, T> {
    fn problem<S>(&self, at: &Spanned<S>, what: impl Into<String>) -> Problem {
        self.source.problem(at, what)
    }
}

/// Takes a table from the player's file if it has it, otherwise from ours.
macro_rules! table {
    ($files:expr, $field:ident) => {{
        let mut found = None;
        for file in $files.iter_mut() {
            if let Some(table) = file.table.$field.take() {
                found = Some(From { source: file.source.clone(), table });
                break;
            }
        }
        found.ok_or_else(|| vec![Problem::new(format!("no file has a table \"{}\"", stringify!($field)))])?
    }};
}

mod map;
mod scenario;

/// What `turns.toml` holds.
struct Calendar {
    turns: Vec<TurnData>,
    mud: Vec<u8>,
    replacements: Vec<Replacements>,
}

/// What the factors of a counter may be.
const FACTORS: &str = "expected attack and defence up to 60 and movement from 1 to 15";

impl<'a> Reader<'a> {
    pub(super) fn new(files: &'a DataFiles) -> Reader<'a> {
        Reader { files, problems: Vec::new() }
    }

    /// The player's file of that name, if any, then ours.
    fn files<T: DeserializeOwned>(&self, name: &str) -> Result<Vec<From<'a, T>>, Vec<Problem>> {
        let sources = FILES.brought(self.files, name).into_iter().chain(FILES.own(name));
        sources.map(|source| Ok(From { table: source.parse()?, source })).collect()
    }

    pub(super) fn data(mut self, scenario: &str) -> Result<Data, Vec<Problem>> {
        self.problems.extend(FILES.strange(self.files, &[]));
        if !SCENARIOS.contains(&scenario) {
            let what = format!("there is no scenario \"{scenario}\"; there are {}", SCENARIOS.join(", "));
            return Err(vec![Problem::new(what)]);
        }
        let map = self.map()?;
        let (units, column_counters) = self.units()?;
        let air = self.air()?;
        let combat = self.combat()?;
        let terrain = self.terrain()?;
        let Calendar { turns, mud, replacements } = self.calendar()?;
        let scenario = self.scenario(scenario, &map, &units, &air, turns.len() as u8)?;
        if !self.problems.is_empty() {
            return Err(self.problems);
        }
        let headquarters: Vec<UnitId> =
            (0..units.len() as u16).map(UnitId).filter(|u| units[u.index()].kind == Kind::Hq).collect();
        if headquarters.len() > crate::state::MAX_HEADQUARTERS {
            let what = format!("expected at most {} headquarters", crate::state::MAX_HEADQUARTERS);
            return Err(vec![Problem { file: Some("units.toml".to_owned()), ..Problem::new(what) }]);
        }
        let briefs =
            units.iter().map(|u| Brief { side: u.side, nation: u.nation, kind: u.kind, s_mark: u.s_mark }).collect();
        let (mut by_side, mut by_kind) = (BySide::<Vec<UnitId>>::default(), <[Vec<UnitId>; Kind::COUNT]>::default());
        for (i, unit) in units.iter().enumerate() {
            by_side[unit.side].push(UnitId(i as u16));
            by_kind[unit.kind as usize].push(UnitId(i as u16));
        }
        Ok(Data {
            map,
            units,
            briefs,
            by_side,
            by_kind,
            air,
            headquarters,
            combat,
            terrain,
            turns,
            mud,
            replacements,
            scenario,
            column_counters,
        })
    }

    fn hex<T>(&mut self, grid: &HexGrid, from: &From<'_, T>, text: &Spanned<String>) -> Option<HexId> {
        let hex = grid.parse(text.get_ref());
        if hex.is_none() {
            let what = format!("expected the number of a hex on the map, found \"{}\"", text.get_ref());
            self.problems.push(from.problem(text, what));
        }
        hex
    }

    fn hex_set<T>(&mut self, grid: &HexGrid, from: &From<'_, T>, list: &[Spanned<String>]) -> HexSet {
        list.iter().filter_map(|text| self.hex(grid, from, text)).collect()
    }

    fn sides<T>(&mut self, grid: &HexGrid, from: &From<'_, T>, list: &[Spanned<String>]) -> Vec<(HexId, HexId)> {
        let mut sides = Vec::new();
        for text in list {
            let pair = text.get_ref().split_once('|').and_then(|(a, b)| Some((grid.parse(a)?, grid.parse(b)?)));
            match pair.filter(|&(a, b)| grid.adjacent(a, b)) {
                Some(pair) => sides.push(pair),
                None => {
                    let what = format!(
                        "expected a side such as \"1522|1523\" between neighbours, found \"{}\"",
                        text.get_ref()
                    );
                    self.problems.push(from.problem(text, what));
                }
            }
        }
        sides
    }

    /// Rows of letters, one per hex, from column 00 on.
    fn letters(&mut self, grid: &HexGrid, from: &From<'_, Rows>, legend: &str) -> Vec<char> {
        let mut letters = vec![None; grid.len()];
        for line in from.table.rows.get_ref() {
            let Some((row, text)) = line.get_ref().split_once(' ') else {
                self.problems.push(from.problem(line, "expected a row number, a blank and a letter for each hex"));
                continue;
            };
            for (column, letter) in text.chars().enumerate() {
                match grid.parse(&format!("{row}{column:02}")) {
                    Some(hex) if legend.contains(letter) => letters[hex.index()] = Some(letter),
                    Some(_) => {
                        let what =
                            format!("expected letters out of \"{legend}\", found '{letter}' in column {column:02}");
                        self.problems.push(from.problem(line, what));
                        break;
                    }
                    None => {
                        let what = format!("there is no hex {row}{column:02}: the row is too long or its number wrong");
                        self.problems.push(from.problem(line, what));
                        break;
                    }
                }
            }
        }
        if let Some(missing) = letters.iter().position(Option::is_none) {
            let what = format!("hex {} has no letter", grid.name(HexId(missing as u16)));
            self.problems.push(from.problem(&from.table.rows, what));
        }
        letters.into_iter().map(|l| l.unwrap_or('?')).collect()
    }

    fn units(&mut self) -> Result<(Vec<UnitData>, BySide<u8>), Vec<Problem>> {
        let mut files = self.files::<UnitsFile>("units.toml")?;
        let table = table!(files, unit);
        let column_table = table!(files, columns);
        let columns = &column_table.table;
        let column =
            Factors { attack: columns.attack, defence: columns.defence, movement: *columns.movement.get_ref() };
        if !column.are_sensible() {
            self.problems.push(column_table.problem(&columns.movement, FACTORS));
        }
        let mut units: Vec<UnitData> = Vec::new();
        for unit in &table.table {
            if units.iter().any(|known| known.id == *unit.id.get_ref()) {
                self.problems.push(table.problem(&unit.id, format!("there are two units \"{}\"", unit.id.get_ref())));
            }
            units.push(self.unit(&table, unit));
        }
        let sides = [(Side::Axis, Nation::De, "A"), (Side::Allied, Nation::Su, "S")];
        for ((side, nation, letter), slots) in sides.into_iter().zip(COLUMN_SLOTS) {
            units.extend((1..=slots).map(|number| UnitData {
                id: format!("CL {letter}{number}"),
                side,
                nation,
                kind: Kind::Column,
                full: column,
                reduced: None,
                arrives: 0,
                leaves: None,
                returns: None,
                front: None,
                s_mark: false,
                heavy: false,
                ur: false,
            }));
        }
        if units.len() > UnitSet::CAPACITY {
            let most = UnitSet::CAPACITY - COLUMN_SLOTS[0] - COLUMN_SLOTS[1];
            let what = format!("expected at most {most} units, found {}", table.table.len());
            return Err(vec![table.source.lacks(what)]);
        }
        Ok((units, BySide::new([columns.counters_axis, columns.counters_allied])))
    }

    fn unit(&mut self, table: &From<'_, Vec<UnitEntry>>, unit: &UnitEntry) -> UnitData {
        for factors in std::iter::once(&unit.full).chain(&unit.reduced) {
            if !Factors::of(factors).are_sensible() {
                self.problems.push(table.problem(factors, FACTORS));
            }
        }
        if unit.nation.side() != unit.side || unit.kind == Kind::Column {
            let what = format!("expected a unit of one of the nations of its side, found \"{}\"", unit.id.get_ref());
            self.problems.push(table.problem(&unit.id, what));
        }
        UnitData {
            id: unit.id.get_ref().clone(),
            side: unit.side,
            nation: unit.nation,
            kind: unit.kind,
            full: Factors::of(&unit.full),
            reduced: unit.reduced.as_ref().map(Factors::of),
            arrives: unit.arrives,
            leaves: unit.leaves,
            returns: unit.returns,
            front: unit.front,
            s_mark: unit.marks.contains(&Mark::S),
            heavy: unit.marks.contains(&Mark::Heavy),
            ur: unit.marks.contains(&Mark::Ur),
        }
    }

    fn air(&mut self) -> Result<Vec<AirData>, Vec<Problem>> {
        let mut files = self.files::<AirFile>("air.toml")?;
        let table = table!(files, air);
        let mut all: Vec<AirData> = Vec::new();
        for unit in &table.table {
            let problem = |what: &str| table.problem(&unit.id, what);
            if all.iter().any(|a| a.id == *unit.id.get_ref()) {
                self.problems.push(problem("there are two air units of this name"));
            }
            if unit.nation.side() != unit.side {
                self.problems.push(problem("expected an air unit of one of the nations of its side"));
            }
            if (unit.side == Side::Allied) != unit.front.is_some() {
                self.problems.push(problem("expected a front for an Allied air unit and none for an Axis one"));
            }
            if unit.bracketed == unit.kind.is_fighter() {
                self.problems
                    .push(problem("expected a bracketed factor for bombers and assault units, and only for them"));
            }
            if !(1..=2).contains(unit.steps.get_ref()) || !(1..=10).contains(unit.air.get_ref()) {
                self.problems.push(problem("expected 1 or 2 steps and an air factor from 1 to 10"));
            }
            all.push(AirData {
                id: unit.id.get_ref().clone(),
                side: unit.side,
                nation: unit.nation,
                kind: unit.kind,
                air: *unit.air.get_ref(),
                bombs: unit.bombs,
                steps: *unit.steps.get_ref(),
                arrives: unit.arrives,
                front: unit.front,
            });
        }
        if all.len() > crate::state::MAX_AIR {
            let what = format!("expected at most {} air units", crate::state::MAX_AIR);
            return Err(vec![table.source.lacks(what)]);
        }
        Ok(all)
    }

    fn combat(&mut self) -> Result<CombatTables, Vec<Problem>> {
        let mut files = self.files::<CombatFile>("combat.toml")?;
        let columns = table!(files, columns);
        let names = ["1:3", "1:2", "1:1", "2:1", "3:1", "4:1", "5:1", "6:1", "7:1", "8:1", "9:1", "10:1"];
        if columns.table.get_ref().iter().ne(names.iter()) {
            let what = format!("expected the columns {}", names.join(" "));
            return Err(vec![columns.problem(&columns.table, what)]);
        }
        let axis = self.combat_table(&table!(files, axis), names.len());
        let allied = self.combat_table(&table!(files, allied), names.len());
        let shifts = table!(files, shifts).table;
        let die = table!(files, die).table;
        let air_limit = usize::from(table!(files, air).table.limit);
        let (columns, results) = (columns.table.into_inner(), BySide::new([axis, allied]));
        Ok(CombatTables { columns, results, shifts, die, air_limit })
    }

    fn combat_table(&mut self, from: &From<'_, Rows>, columns: usize) -> Vec<Vec<CombatResult>> {
        let mut table = Vec::new();
        for line in from.table.rows.get_ref() {
            let row: Option<Vec<CombatResult>> = line.get_ref().split_whitespace().map(parse_result).collect();
            match row.filter(|r| r.len() == columns) {
                Some(row) => table.push(row),
                None => {
                    let what = format!("expected {columns} results such as \"1/2\" or \"DE\"");
                    self.problems.push(from.problem(line, what));
                    table.push(vec![CombatResult::Losses { attacker: 0, defender: 0 }; columns]);
                }
            }
        }
        if table.len() != 6 {
            let what = format!("expected six rows, one for each face of the die, found {}", table.len());
            self.problems.push(from.problem(&from.table.rows, what));
            table.resize(6, vec![CombatResult::Losses { attacker: 0, defender: 0 }; columns]);
        }
        table
    }

    fn terrain(&mut self) -> Result<TerrainTable, Vec<Problem>> {
        let mut files = self.files::<TerrainFile>("terrain.toml")?;
        let mut ground = |from: From<'_, GroundTable>| {
            let mp = *from.table.mp.get_ref();
            let motor = from.table.motor_mp.unwrap_or(mp);
            if mp > 12 || motor > 12 {
                self.problems.push(from.problem(&from.table.mp, "expected a cost of at most 12 movement points"));
            }
            Ground { cost: mp.min(12) * 2, motor_cost: motor.min(12) * 2, shift: from.table.shift }
        };
        // In the order of `Terrain`.
        let grounds = [
            ground(table!(files, flat)),
            ground(table!(files, hills)),
            ground(table!(files, mountain)),
            ground(table!(files, forest)),
            ground(table!(files, marsh)),
            ground(table!(files, city)),
        ];
        let river = ground(table!(files, river));
        let danube = ground(table!(files, danube));
        let rail_table = table!(files, rail);
        let rail = *rail_table.table.half_mp.get_ref();
        if rail > 24 {
            let what = "expected a cost of at most 24 half movement points";
            self.problems.push(rail_table.problem(&rail_table.table.half_mp, what));
        }
        Ok(TerrainTable { ground: grounds, river, danube, rail })
    }

    fn calendar(&mut self) -> Result<Calendar, Vec<Problem>> {
        let mut files = self.files::<TurnsFile>("turns.toml")?;
        let turns = table!(files, turn);
        let list = turns.table.get_ref();
        if list.is_empty() || list.iter().enumerate().any(|(i, t)| usize::from(t.number) != i + 1) {
            return Err(vec![turns.problem(&turns.table, "expected turns numbered 1, 2, 3 … in order")]);
        }
        if list.len() > 99 {
            return Err(vec![turns.problem(&turns.table, "expected at most 99 turns")]);
        }
        let list = list.clone();
        let replacements = table!(files, replacements)
            .table
            .into_iter()
            .map(|r| Replacements {
                nation: r.nation,
                branch: if matches!(r.kind, ReplacementKind::Air) { Branch::Air } else { Branch::Land },
                turns: r.turns.into_iter().map(|[turn, steps]| (turn, steps)).collect(),
            })
            .collect();
        Ok(Calendar { turns: list, mud: table!(files, mud).table.turns, replacements })
    }
}

fn parse_result(text: &str) -> Option<CombatResult> {
    if text == "DE" {
        return Some(CombatResult::Eliminated);
    }
    let (attacker, defender) = text.split_once('/')?;
    Some(CombatResult::Losses { attacker: attacker.parse().ok()?, defender: defender.parse().ok()? })
}

impl Factors {
    fn of(written: &Spanned<[u8; 3]>) -> Factors {
        let [attack, defence, movement] = *written.get_ref();
        Factors { attack, defence, movement }
    }

    fn are_sensible(self) -> bool {
        self.attack <= 60 && self.defence <= 60 && (1..=15).contains(&self.movement)
    }
}
