//! Reads the map.

use super::*;
use board::{Dir, Edge, Numbering};
use std::collections::BTreeMap;

type Side = (HexId, HexId);

impl Reader<'_> {
    pub(super) fn map(&mut self) -> Result<Map, Vec<Problem>> {
        let mut files = self.files::<MapFile>("map.toml")?;
        let grid = grid(&table!(files, grid))?;
        let terrain = self.letters(&grid, &table!(files, terrain), ".h^tmC");
        let countries = self.letters(&grid, &table!(files, countries), "HKRSGPCBD");
        let mut hexes = hexes(&grid, &terrain, &countries, &table!(files, zones))?;
        let towns = self.towns(&grid, &mut hexes, &table!(files, town));
        let (river_table, lake_table) = (table!(files, river), table!(files, lake));
        let rivers = self.rivers(&grid, &river_table);
        let lakes = self.lakes(&grid, &lake_table);
        for river in rivers.iter().chain(&lakes) {
            lay_water(&grid, &mut hexes, river);
        }
        let railways = self.railways(&grid, &mut hexes, &table!(files, railway));
        let lines = self.fortified_lines(&grid, &mut hexes, &table!(files, fortified))?;
        let uprising_table = table!(files, uprising);
        let uprising = self.hex_set(&grid, &uprising_table, &uprising_table.table.hexes);
        let supply_table = table!(files, supply);
        let supply = BySide::new([
            self.hex_set(&grid, &supply_table, &supply_table.table.axis),
            self.hex_set(&grid, &supply_table, &supply_table.table.allied),
        ]);
        let cities = self.cities(&grid, &table!(files, victory));
        let fronts = self.fronts(&grid, &table!(files, front));
        let SouthEntryTable { columns, turns, .. } = table!(files, south_entry).table;
        let (budapest, vienna) = big_cities(&hexes, &towns)?;
        Ok(Map {
            slovakia: grid.hexes().filter(|hex| hexes[hex.index()].country == 'K').collect(),
            danube: rivers.iter().filter(|r| r.water == Water::Danube).flat_map(|r| r.sides.clone()).collect(),
            lake_sides: sides_along(&hexes, &[Water::Lake]),
            no_zone: sides_along(&hexes, &[Water::Danube, Water::Lake]),
            grid,
            hexes,
            rivers,
            lakes,
            railways,
            lines,
            towns,
            uprising,
            supply,
            budapest,
            vienna,
            cities,
            fronts,
            south_entry: SouthEntry { columns: columns[0]..=columns[1], turns: turns[0]..=turns[1] },
        })
    }

    fn towns(&mut self, grid: &HexGrid, hexes: &mut [HexData], table: &From<'_, Vec<TownEntry>>) -> Vec<Town> {
        let mut towns = Vec::new();
        for town in &table.table {
            if let Some(hex) = self.hex(grid, table, &town.hex) {
                hexes[hex.index()].town |= town.kind != TownKind::Pass;
                towns.push(Town { hex, name: town.name.clone(), other: town.other.clone(), kind: town.kind });
            }
        }
        towns
    }

    fn rivers(&mut self, grid: &HexGrid, table: &From<'_, Vec<RiverEntry>>) -> Vec<River> {
        let mut rivers = Vec::new();
        for river in &table.table {
            let water = match river.kind {
                RiverKind::River => Water::River,
                RiverKind::Danube => Water::Danube,
            };
            rivers.push(River { name: river.name.clone(), water, sides: self.sides(grid, table, &river.sides) });
        }
        rivers
    }

    fn lakes(&mut self, grid: &HexGrid, table: &From<'_, Vec<LakeEntry>>) -> Vec<River> {
        let mut lakes = Vec::new();
        for lake in &table.table {
            let sides = self.sides(grid, table, &lake.sides);
            lakes.push(River { name: lake.name.clone(), water: Water::Lake, sides });
        }
        lakes
    }

    fn railways(&mut self, grid: &HexGrid, hexes: &mut [HexData], table: &From<'_, Vec<RailwayEntry>>) -> Vec<Railway> {
        let mut railways = Vec::new();
        for railway in &table.table {
            let line: Vec<HexId> = railway.hexes.iter().filter_map(|hex| self.hex(grid, table, hex)).collect();
            for (i, pair) in line.windows(2).enumerate() {
                if grid.adjacent(pair[0], pair[1]) {
                    change_side(grid, hexes, (pair[0], pair[1]), |side| side.rail = true);
                } else {
                    let at = &railway.hexes[(i + 1).min(railway.hexes.len() - 1)];
                    self.problems.push(table.problem(at, "expected a neighbour of the hex before it"));
                }
            }
            railways.push(Railway { name: railway.name.clone(), hexes: line });
        }
        railways
    }

    fn fortified_lines(
        &mut self,
        grid: &HexGrid,
        hexes: &mut [HexData],
        table: &From<'_, Vec<FortifiedEntry>>,
    ) -> Result<Vec<FortifiedLine>, Vec<Problem>> {
        let mut lines = Vec::new();
        for (i, line) in table.table.iter().enumerate() {
            let sides = self.sides(grid, table, &line.sides);
            let Ok(number) = u8::try_from(i + 1) else {
                return Err(vec![table.source.lacks("expected at most 255 fortified lines")]);
            };
            for &side in &sides {
                change_side(grid, hexes, side, |side| side.line = number);
            }
            lines.push(FortifiedLine { name: line.name.clone(), from_turn: line.from_turn, sides });
        }
        Ok(lines)
    }

    fn cities(&mut self, grid: &HexGrid, table: &From<'_, Vec<CityEntry>>) -> Vec<VictoryCity> {
        let mut cities = Vec::new();
        for city in &table.table {
            let hexes = city.hexes.iter().filter_map(|hex| self.hex(grid, table, hex)).collect();
            cities.push(VictoryCity { name: city.name.clone(), hexes, points: i32::from(city.points) });
        }
        cities
    }

    /// Who holds what on the dates scenarios begin.
    fn fronts(&mut self, grid: &HexGrid, table: &From<'_, Vec<FrontEntry>>) -> BTreeMap<String, HexSet> {
        let mut fronts = BTreeMap::new();
        for front in &table.table {
            let mut held = HexSet::EMPTY;
            for line in &front.rows {
                match crate::position::read_row(grid, line.get_ref()) {
                    Some(row) => held = held.union(&row),
                    None => {
                        let what = "expected a row and ranges of columns such as \"05 00-12,15-16\"";
                        self.problems.push(table.problem(line, what));
                    }
                }
            }
            fronts.insert(front.date.clone(), held);
        }
        fronts
    }
}

fn grid(table: &From<'_, GridTable>) -> Result<HexGrid, Vec<Problem>> {
    let GridTable { first_row, last_row, even_columns, odd_columns, .. } = &table.table;
    if (*first_row.get_ref(), *last_row, *even_columns, *odd_columns) != crate::action::NUMBERING {
        let what = "expected the numbering of the rulebook: rows 4 to 27, 33 columns in even rows and 32 in odd ones";
        return Err(vec![table.problem(first_row, what)]);
    }
    HexGrid::new(Numbering {
        first_row: *first_row.get_ref(),
        last_row: *last_row,
        even_columns: *even_columns,
        odd_columns: *odd_columns,
        columns_from: Edge::East,
        odd_rows_shifted: Edge::West,
    })
    .map_err(|problem| vec![table.problem(first_row, problem.to_string())])
}

fn hexes(
    grid: &HexGrid,
    terrain: &[char],
    countries: &[char],
    zones: &From<'_, ZonesTable>,
) -> Result<Vec<HexData>, Vec<Problem>> {
    let band = |bands: &[[u8; 2]], number: u8| bands.iter().position(|&[a, b]| (a..=b).contains(&number));
    let hex_data = |hex: HexId| {
        let row = band(&zones.table.rows, grid.row(hex)).filter(|&row| row < 4);
        let column = band(zones.table.columns.get_ref(), grid.column(hex)).filter(|&column| column < 6);
        let (Some(row), Some(column)) = (row, column) else {
            let what = format!("expected four bands of rows and six of columns that cover hex {}", grid.name(hex));
            return Err(vec![zones.problem(&zones.table.columns, what)]);
        };
        let terrain = match terrain[hex.index()] {
            'h' => Terrain::Hills,
            '^' => Terrain::Mountain,
            't' => Terrain::Forest,
            'm' => Terrain::Marsh,
            'C' => Terrain::City,
            _ => Terrain::Flat,
        };
        let zone = Zone((1 + 6 * row + column) as u8);
        Ok(HexData { terrain, country: countries[hex.index()], zone, town: false, sides: Default::default() })
    };
    grid.hexes().map(hex_data).collect()
}

/// Changes a hexside as it is seen from both its hexes.
fn change_side(grid: &HexGrid, hexes: &mut [HexData], (a, b): Side, change: impl Fn(&mut SideData)) {
    if let (Some(to), Some(back)) = (grid.dir(a, b), grid.dir(b, a)) {
        change(&mut hexes[a.index()].sides[to.index()]);
        change(&mut hexes[b.index()].sides[back.index()]);
    }
}

/// One side carries one feature: a lake before the Danube before a river.
fn lay_water(grid: &HexGrid, hexes: &mut [HexData], river: &River) {
    for &side in &river.sides {
        change_side(grid, hexes, side, |side| {
            if river.water as u8 > side.water as u8 {
                side.water = river.water;
            }
        });
    }
}

/// The two hexes of Budapest, and Vienna.
fn big_cities(hexes: &[HexData], towns: &[Town]) -> Result<(Vec<HexId>, HexId), Vec<Problem>> {
    let named = |name: &str| -> Vec<HexId> {
        let big = |town: &&Town| town.name.starts_with(name) && hexes[town.hex.index()].terrain == Terrain::City;
        towns.iter().filter(big).map(|town| town.hex).collect()
    };
    let budapest = named("Budapest");
    match (budapest.len(), named("Vienna").first()) {
        (2, Some(&vienna)) => Ok((budapest, vienna)),
        _ => {
            let what = "expected two big-city hexes named Budapest and one named Vienna";
            Err(vec![Problem { file: Some("map.toml".to_owned()), ..Problem::new(what) }])
        }
    }
}

/// For each hex the sides along these waters, a bit each.
fn sides_along(hexes: &[HexData], waters: &[Water]) -> Vec<u8> {
    let along = |hex: &HexData, dir: &Dir| u8::from(waters.contains(&hex.sides[dir.index()].water)) << dir.index();
    hexes.iter().map(|hex| Dir::ALL.iter().fold(0, |bits, dir| bits | along(hex, dir))).collect()
}
