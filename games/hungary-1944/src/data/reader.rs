//! Reads the files and checks them: every mistake with its file, its line and what was expected.

use super::tables::*;
use super::*;
use board::{Dir, Edge, HexGrid, HexId, HexSet, Numbering};
use kernel::files::{Ours, Source};
use kernel::{DataFiles, Problem};
use serde::de::DeserializeOwned;
use std::collections::{BTreeMap, HashMap};
use toml::Spanned;

/// Our own files.
const FILES: Ours = Ours(&[
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
        let (turns, replacements) = self.turns()?;
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
        let (mut by_side, mut by_kind) = (<[Vec<UnitId>; 2]>::default(), <[Vec<UnitId>; Kind::COUNT]>::default());
        for (i, unit) in units.iter().enumerate() {
            by_side[unit.side.index()].push(UnitId(i as u16));
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

    fn map(&mut self) -> Result<Map, Vec<Problem>> {
        let mut files = self.files::<MapFile>("map.toml")?;
        let grid_table = table!(files, grid);
        let g = &grid_table.table;
        if (*g.first_row.get_ref(), g.last_row, g.even_columns, g.odd_columns) != crate::action::NUMBERING {
            let what =
                "expected the numbering of the rulebook: rows 4 to 27, 33 columns in even rows and 32 in odd ones";
            return Err(vec![grid_table.problem(&g.first_row, what)]);
        }
        let grid = HexGrid::new(Numbering {
            first_row: *grid_table.table.first_row.get_ref(),
            last_row: grid_table.table.last_row,
            even_columns: grid_table.table.even_columns,
            odd_columns: grid_table.table.odd_columns,
            columns_from: Edge::East,
            odd_rows_shifted: Edge::West,
        })
        .map_err(|e| vec![grid_table.problem(&grid_table.table.first_row, e.to_string())])?;

        let terrain = self.letters(&grid, &table!(files, terrain), ".h^tmC");
        let countries = self.letters(&grid, &table!(files, countries), "HKRSGPCBD");
        let zones = table!(files, zones);
        let mut hexes = Vec::new();
        for hex in grid.hexes() {
            let band = |bands: &[[u8; 2]], n: u8| bands.iter().position(|&[a, b]| (a..=b).contains(&n));
            let zone =
                match (band(&zones.table.rows, grid.row(hex)), band(zones.table.columns.get_ref(), grid.column(hex))) {
                    (Some(row), Some(column)) if row < 4 && column < 6 => Zone((1 + 6 * row + column) as u8),
                    _ => {
                        let what =
                            format!("expected four bands of rows and six of columns that cover hex {}", grid.name(hex));
                        return Err(vec![zones.problem(&zones.table.columns, what)]);
                    }
                };
            let terrain = match terrain[hex.index()] {
                'h' => Terrain::Hills,
                '^' => Terrain::Mountain,
                't' => Terrain::Forest,
                'm' => Terrain::Marsh,
                'C' => Terrain::City,
                _ => Terrain::Flat,
            };
            let country = countries[hex.index()];
            hexes.push(HexData { terrain, country, zone, town: false, sides: Default::default() });
        }

        let town_table = table!(files, town);
        let mut towns = Vec::new();
        for town in &town_table.table {
            if let Some(hex) = self.hex(&grid, &town_table, &town.hex) {
                hexes[hex.index()].town |= town.kind != TownKind::Pass;
                towns.push(Town { hex, name: town.name.clone(), other: town.other.clone(), kind: town.kind });
            }
        }
        let river_table = table!(files, river);
        let lake_table = table!(files, lake);
        let mut rivers = Vec::new();
        for river in &river_table.table {
            let water = match river.kind {
                RiverKind::River => Water::River,
                RiverKind::Danube => Water::Danube,
            };
            let sides = self.sides(&grid, &river_table, &river.sides);
            rivers.push(River { name: river.name.clone(), water, sides });
        }
        let mut lakes = Vec::new();
        for lake in &lake_table.table {
            let sides = self.sides(&grid, &lake_table, &lake.sides);
            lakes.push(River { name: lake.name.clone(), water: Water::Lake, sides });
        }
        let mut each_side = |(a, b): (HexId, HexId), change: &mut dyn FnMut(&mut SideData)| {
            if let (Some(to), Some(back)) = (grid.dir(a, b), grid.dir(b, a)) {
                change(&mut hexes[a.index()].sides[to.index()]);
                change(&mut hexes[b.index()].sides[back.index()]);
            }
        };
        // One side carries one feature: a lake before the Danube before a river.
        let rank = |w: Water| w as u8;
        for river in rivers.iter().chain(&lakes) {
            for &side in &river.sides {
                each_side(side, &mut |s| {
                    if rank(river.water) > rank(s.water) {
                        s.water = river.water;
                    }
                });
            }
        }
        let railway_table = table!(files, railway);
        let mut railways = Vec::new();
        for railway in &railway_table.table {
            let line: Vec<HexId> = railway.hexes.iter().filter_map(|t| self.hex(&grid, &railway_table, t)).collect();
            for (i, pair) in line.windows(2).enumerate() {
                if grid.adjacent(pair[0], pair[1]) {
                    each_side((pair[0], pair[1]), &mut |s| s.rail = true);
                } else {
                    let at = &railway.hexes[(i + 1).min(railway.hexes.len() - 1)];
                    self.problems.push(railway_table.problem(at, "expected a neighbour of the hex before it"));
                }
            }
            railways.push(Railway { name: railway.name.clone(), hexes: line });
        }
        let line_table = table!(files, fortified);
        let mut lines = Vec::new();
        for (i, line) in line_table.table.iter().enumerate() {
            let sides = self.sides(&grid, &line_table, &line.sides);
            let Ok(number) = u8::try_from(i + 1) else {
                let what = "expected at most 255 fortified lines";
                return Err(vec![line_table.source.lacks(what)]);
            };
            for &side in &sides {
                each_side(side, &mut |s| s.line = number);
            }
            lines.push(FortifiedLine { name: line.name.clone(), from_turn: line.from_turn, sides });
        }

        let uprising_table = table!(files, uprising);
        let uprising = self.hex_set(&grid, &uprising_table, &uprising_table.table.hexes);
        let supply_table = table!(files, supply);
        let supply = [
            self.hex_set(&grid, &supply_table, &supply_table.table.axis),
            self.hex_set(&grid, &supply_table, &supply_table.table.allied),
        ];
        let city_table = table!(files, victory);
        let mut cities = Vec::new();
        for city in &city_table.table {
            let hexes = city.hexes.iter().filter_map(|t| self.hex(&grid, &city_table, t)).collect();
            cities.push(VictoryCity { name: city.name.clone(), hexes, points: i32::from(city.points) });
        }
        let front_table = table!(files, front);
        let mut fronts = BTreeMap::new();
        for front in &front_table.table {
            let mut held = HexSet::EMPTY;
            for line in &front.rows {
                match crate::position::read_row(&grid, line.get_ref()) {
                    Some(row) => held = held.union(&row),
                    None => {
                        let what = "expected a row and ranges of columns such as \"05 00-12,15-16\"";
                        self.problems.push(front_table.problem(line, what));
                    }
                }
            }
            fronts.insert(front.date.clone(), held);
        }
        let slovakia = grid.hexes().filter(|h| hexes[h.index()].country == 'K').collect();
        let big: Vec<HexId> = grid.hexes().filter(|h| hexes[h.index()].terrain == Terrain::City).collect();
        let named = |name: &str| -> Vec<HexId> {
            towns.iter().filter(|t| t.name.starts_with(name) && big.contains(&t.hex)).map(|t| t.hex).collect()
        };
        let budapest = named("Budapest");
        let (2, Some(vienna)) = (budapest.len(), named("Vienna").first().copied()) else {
            let what = "expected two big-city hexes named Budapest and one named Vienna";
            return Err(vec![Problem { file: Some("map.toml".to_owned()), ..Problem::new(what) }]);
        };
        let danube = rivers.iter().filter(|r| r.water == Water::Danube).flat_map(|r| r.sides.clone()).collect();
        let sides_along = |waters: &[Water]| -> Vec<u8> {
            let along = |h: &HexData, d: &Dir| u8::from(waters.contains(&h.sides[d.index()].water)) << d.index();
            hexes.iter().map(|h| Dir::ALL.iter().fold(0, |bits, d| bits | along(h, d))).collect()
        };
        let lake_sides = sides_along(&[Water::Lake]);
        let no_zone = sides_along(&[Water::Danube, Water::Lake]);
        Ok(Map {
            grid,
            hexes,
            rivers,
            lakes,
            railways,
            lines,
            towns,
            slovakia,
            uprising,
            supply,
            budapest,
            vienna,
            cities,
            fronts,
            danube,
            lake_sides,
            no_zone,
        })
    }

    fn units(&mut self) -> Result<(Vec<UnitData>, [u8; 2]), Vec<Problem>> {
        let mut files = self.files::<UnitsFile>("units.toml")?;
        let table = table!(files, unit);
        let column_table = table!(files, columns);
        let columns = &column_table.table;
        let movement = *columns.movement.get_ref();
        if columns.attack > 60 || columns.defence > 60 || !(1..=15).contains(&movement) {
            let what = "expected attack and defence up to 60 and movement from 1 to 15";
            self.problems.push(column_table.problem(&columns.movement, what));
        }
        let mut units: Vec<UnitData> = Vec::new();
        for unit in &table.table {
            if units.iter().any(|u| u.id == *unit.id.get_ref()) {
                self.problems.push(table.problem(&unit.id, format!("there are two units \"{}\"", unit.id.get_ref())));
            }
            let factors = |f: &Spanned<[u8; 3]>| {
                let [attack, defence, movement] = *f.get_ref();
                Factors { attack, defence, movement }
            };
            for f in std::iter::once(&unit.full).chain(&unit.reduced) {
                let f3 = factors(f);
                if f3.attack > 60 || f3.defence > 60 || !(1..=15).contains(&f3.movement) {
                    let what = "expected attack and defence up to 60 and movement from 1 to 15";
                    self.problems.push(table.problem(f, what));
                }
            }
            let axis = matches!(unit.nation, Nation::De | Nation::Hu);
            if axis != (unit.side == Side::Axis) || unit.kind == Kind::Column {
                let what =
                    format!("expected a unit of one of the nations of its side, found \"{}\"", unit.id.get_ref());
                self.problems.push(table.problem(&unit.id, what));
            }
            units.push(UnitData {
                id: unit.id.get_ref().clone(),
                side: unit.side,
                nation: unit.nation,
                kind: unit.kind,
                full: factors(&unit.full),
                reduced: unit.reduced.as_ref().map(factors),
                arrives: unit.arrives,
                leaves: unit.leaves,
                returns: unit.returns,
                front: unit.front,
                s_mark: unit.marks.contains(&Mark::S),
                heavy: unit.marks.contains(&Mark::Heavy),
                ur: unit.marks.contains(&Mark::Ur),
            });
        }
        for (side, nation, slots) in
            [(Side::Axis, Nation::De, COLUMN_SLOTS[0]), (Side::Allied, Nation::Su, COLUMN_SLOTS[1])]
        {
            for n in 1..=slots {
                units.push(UnitData {
                    id: format!("CL {}{n}", if side == Side::Axis { "A" } else { "S" }),
                    side,
                    nation,
                    kind: Kind::Column,
                    full: Factors { attack: columns.attack, defence: columns.defence, movement },
                    reduced: None,
                    arrives: 0,
                    leaves: None,
                    returns: None,
                    front: None,
                    s_mark: false,
                    heavy: false,
                    ur: false,
                });
            }
        }
        if units.len() > UnitSet::CAPACITY {
            let most = UnitSet::CAPACITY - COLUMN_SLOTS[0] - COLUMN_SLOTS[1];
            let what = format!("expected at most {most} units, found {}", table.table.len());
            return Err(vec![table.source.lacks(what)]);
        }
        Ok((units, [columns.counters_axis, columns.counters_allied]))
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
            if matches!(unit.nation, Nation::De | Nation::Hu) != (unit.side == Side::Axis) {
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
        Ok(CombatTables { columns: columns.table.into_inner(), results: [axis, allied], shifts, die })
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

    fn turns(&mut self) -> Result<(Vec<TurnData>, Vec<Replacements>), Vec<Problem>> {
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
                air: matches!(r.kind, ReplacementKind::Air),
                turns: r.turns.into_iter().map(|[turn, steps]| (turn, steps)).collect(),
            })
            .collect();
        Ok((list, replacements))
    }

    fn scenario(
        &mut self,
        name: &str,
        map: &Map,
        units: &[UnitData],
        air: &[AirData],
        turns: u8,
    ) -> Result<Scenario, Vec<Problem>> {
        let files = self.files::<ScenarioFile>(&format!("scenarios/{name}.toml"))?;
        let Some(from) = files.into_iter().next() else {
            return Err(vec![Problem::new(format!("the files of scenario \"{name}\" are missing"))]);
        };
        let file = &from.table;
        if file.id != name {
            self.problems
                .push(from.problem(&file.first_turn, format!("expected id = \"{name}\", found \"{}\"", file.id)));
        }
        let first_turn = *file.first_turn.get_ref();
        if first_turn == 0 || first_turn > file.last_turn || file.last_turn > turns {
            let what = format!("expected first and last turn in order between 1 and {turns}");
            self.problems.push(from.problem(&file.first_turn, what));
        }
        let mut allied_control = match map.fronts.get(file.front.get_ref()) {
            Some(&held) => held,
            None => {
                let known: Vec<&str> = map.fronts.keys().map(String::as_str).collect();
                let what =
                    format!("expected one of the fronts {}, found \"{}\"", known.join(", "), file.front.get_ref());
                self.problems.push(from.problem(&file.front, what));
                HexSet::EMPTY
            }
        };
        if file.place_partisans {
            allied_control = allied_control.union(&map.uprising);
        }
        let by_name: HashMap<&str, usize> = units.iter().enumerate().map(|(i, u)| (u.id.as_str(), i)).collect();
        let mut setup: Vec<(UnitId, HexId, bool)> = Vec::new();
        for (hex, names) in &file.setup {
            let Some(place) = self.hex(&map.grid, &from, hex) else { continue };
            for name in names {
                let (id, reduced) = match name.get_ref().strip_suffix('*') {
                    Some(id) => (id, true),
                    None => (name.get_ref().as_str(), false),
                };
                match by_name.get(id) {
                    None => self.problems.push(from.problem(name, format!("there is no unit \"{id}\" in units.toml"))),
                    Some(&i) if reduced && units[i].reduced.is_none() => {
                        self.problems.push(from.problem(name, format!("\"{id}\" has one step and no reduced side")));
                    }
                    Some(&i) if setup.iter().any(|s| s.0.index() == i) => {
                        self.problems.push(from.problem(name, format!("\"{id}\" is set up twice")));
                    }
                    Some(&i) => setup.push((UnitId(i as u16), place, reduced)),
                }
            }
        }
        let mut air_setup = Vec::new();
        for (box_name, names) in &file.air_setup {
            let front = match box_name.get_ref().as_str() {
                "axis" => None,
                other => match Front::ALL.into_iter().find(|f| f.name() == other) {
                    Some(front) => Some(front),
                    None => {
                        self.problems.push(from.problem(box_name, "expected one of the boxes axis, 2U, 3U, 4U"));
                        continue;
                    }
                },
            };
            for name in names {
                match air.iter().position(|a| a.id == *name.get_ref()) {
                    Some(i) if air_setup.iter().any(|(a, _): &(AirId, Option<Front>)| a.index() == i) => {
                        self.problems.push(from.problem(name, format!("\"{}\" is set up twice", name.get_ref())));
                    }
                    Some(i) if (air[i].side == Side::Axis) == front.is_none() => {
                        air_setup.push((AirId(i as u8), front))
                    }
                    _ => {
                        let what = format!("expected an air unit of that side, found \"{}\"", name.get_ref());
                        self.problems.push(from.problem(name, what));
                    }
                }
            }
        }
        let mut columns = [Vec::new(), Vec::new()];
        for (side, table) in [(0, &file.columns.axis), (1, &file.columns.allied)] {
            let mut all = 0;
            for (hex, &count) in table {
                all += usize::from(count);
                if all > COLUMN_SLOTS[side] {
                    let what = format!("expected at most {} columns in all", COLUMN_SLOTS[side]);
                    self.problems.push(from.problem(hex, what));
                } else if let Some(place) = self.hex(&map.grid, &from, hex) {
                    columns[side].push((place, count));
                }
            }
        }
        let mut fuhrer_orders = BTreeMap::new();
        for (turn, &which) in &file.fuhrer_orders {
            match turn.get_ref().parse::<u8>() {
                Ok(number) if (1..=2).contains(&which) => {
                    fuhrer_orders.insert(number, which);
                }
                _ => self
                    .problems
                    .push(from.problem(turn, "expected a turn and 1 or 2 for the first or second offensive")),
            }
        }
        self.hex_set(&map.grid, &from, &file.unsupplied);
        let in_victory = |what: String| {
            let start = from.source.text.find("[victory]").unwrap_or(0);
            from.source.at(start..start, what)
        };
        let victory_hex = |text: &String| {
            map.grid.parse(text).ok_or_else(|| {
                let what = format!("expected the number of a hex in [victory], found \"{text}\"");
                vec![in_victory(what)]
            })
        };
        if let VictoryTable::Cities { levels, .. } | VictoryTable::Debrecen { levels, .. } = &file.victory
            && levels.last().is_none_or(|l| l.by_turn != file.last_turn)
        {
            let what = format!("expected levels in [victory], the last of them by_turn = {}", file.last_turn);
            self.problems.push(in_victory(what));
        }
        let victory = match &file.victory {
            VictoryTable::Cities { win_all_at, bonus, bonus_turns, bonus_hexes, levels, .. } => Victory::Cities {
                end_at: i32::from(*win_all_at),
                bonus: i32::from(*bonus),
                bonus_turns: bonus_turns.clone(),
                bonus_hexes: bonus_hexes.iter().map(victory_hex).collect::<Result<HexSet, _>>()?,
                levels: levels.clone(),
            },
            VictoryTable::Debrecen { towns, axis_armour_lost, allied_mobile_lost, levels, .. } => Victory::Debrecen {
                towns: towns
                    .iter()
                    .map(|(h, &p)| Ok((victory_hex(h)?, i32::from(p))))
                    .collect::<Result<_, Vec<Problem>>>()?,
                axis_armour_lost: i32::from(*axis_armour_lost),
                allied_mobile_lost: i32::from(*allied_mobile_lost),
                levels: levels.clone(),
            },
            VictoryTable::Budapest { budapest, hinge, .. } => Victory::Budapest {
                budapest: budapest.iter().map(victory_hex).collect::<Result<_, _>>()?,
                hinge: victory_hex(hinge)?,
            },
        };
        let [top, bottom] = file.rows;
        let open = map.grid.hexes().filter(|&h| (top..=bottom).contains(&map.grid.row(h))).collect();
        Ok(Scenario {
            id: name.to_owned(),
            first_turn,
            last_turn: file.last_turn,
            skip_first_allied_phase: file.skip_first_allied_phase,
            open,
            place_partisans: file.place_partisans,
            fuhrer_rolls: file.fuhrer_rolls,
            fuhrer_orders,
            hungarian_rate: file.hungarian_rate,
            margarethe_active: file.margarethe_active,
            allied_control,
            columns,
            setup,
            air: air_setup,
            victory,
        })
    }
}

fn parse_result(text: &str) -> Option<CombatResult> {
    if text == "DE" {
        return Some(CombatResult::Eliminated);
    }
    let (attacker, defender) = text.split_once('/')?;
    Some(CombatResult::Losses { attacker: attacker.parse().ok()?, defender: defender.parse().ok()? })
}
