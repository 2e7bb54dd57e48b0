//! Reads the files and checks them: every mistake with its file, its line and what was expected.

use super::tables::{self, CombatFile, Feature, MapFile, ScenarioFile, UnitsFile};
use super::*;
use crate::Hex;
use board::{Edge, Numbering};
use kernel::files::{Ours, Source};
use serde::de::DeserializeOwned;
use toml::Spanned;

mod scenario;

/// Our own files.
const FILES: Ours = Ours(&[
    ("maps/west.toml", include_str!("../../data/maps/west.toml")),
    ("maps/east.toml", include_str!("../../data/maps/east.toml")),
    ("maps/desert.toml", include_str!("../../data/maps/desert.toml")),
    ("units.toml", include_str!("../../data/units.toml")),
    ("combat.toml", include_str!("../../data/combat.toml")),
    ("scenarios/case-white.toml", include_str!("../../data/scenarios/case-white.toml")),
    ("scenarios/barbarossa.toml", include_str!("../../data/scenarios/barbarossa.toml")),
    ("scenarios/desert.toml", include_str!("../../data/scenarios/desert.toml")),
    ("scenarios/crusade.toml", include_str!("../../data/scenarios/crusade.toml")),
]);

/// The largest cost, shift or delay a table may hold.
const LARGEST: u8 = 12;

pub(super) struct Reader<'a> {
    files: &'a DataFiles,
    problems: Vec<Problem>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(files: &'a DataFiles) -> Reader<'a> {
        Reader { files, problems: Vec::new() }
    }

    fn open<T: DeserializeOwned>(&self, name: &str) -> Result<(Source<'a>, T), Vec<Problem>> {
        FILES.read(self.files, name)
    }

    pub(super) fn data(mut self, scenario: &str) -> Result<Data, Vec<Problem>> {
        self.problems.extend(FILES.strange(self.files, &[]));
        if !SCENARIOS.contains(&scenario) {
            let what = format!("there is no scenario \"{scenario}\"; there are {}", SCENARIOS.join(", "));
            return Err(vec![Problem::new(what)]);
        }
        let (source, file) = self.open::<ScenarioFile>(&format!("scenarios/{scenario}.toml"))?;
        let map_name = file.map.get_ref();
        if !["west", "east", "desert"].contains(&map_name.as_str()) {
            let what = format!("expected the map west, east or desert, found \"{map_name}\"");
            return Err(vec![source.problem(&file.map, what)]);
        }
        let map = self.map(&format!("maps/{map_name}.toml"))?;
        let counters = self.counters()?;
        let combat = self.combat()?;
        let scenario = self.scenario(scenario, &source, file, &map, &counters)?;
        if self.problems.is_empty() { Ok(Data { map, counters, combat, scenario }) } else { Err(self.problems) }
    }

    fn hex(&mut self, grid: &HexGrid, source: &Source<'_>, text: &Spanned<String>) -> Option<HexId> {
        let hex = grid.parse(text.get_ref());
        if hex.is_none() {
            let what = format!("expected the number of a hex on the map, found \"{}\"", text.get_ref());
            self.problems.push(source.problem(text, what));
        }
        hex
    }

    fn hexes(&mut self, grid: &HexGrid, source: &Source<'_>, list: &[Spanned<String>]) -> Vec<HexId> {
        list.iter().filter_map(|t| self.hex(grid, source, t)).collect()
    }

    fn sides(&mut self, grid: &HexGrid, source: &Source<'_>, list: &[Spanned<String>]) -> Vec<(HexId, Dir, HexId)> {
        let mut sides = Vec::new();
        for text in list {
            let pair = text.get_ref().split_once('|').and_then(|(a, b)| Some((grid.parse(a)?, grid.parse(b)?)));
            match pair.and_then(|(a, b)| grid.dir(a, b).map(|d| (a, d, b))) {
                Some(side) => sides.push(side),
                None => {
                    let found = text.get_ref();
                    let what = format!("expected a side such as \"0414|0415\" between neighbours, found \"{found}\"");
                    self.problems.push(source.problem(text, what));
                }
            }
        }
        sides
    }

    /// Rows of letters, one per hex, from column 00 on.
    fn letters(&mut self, grid: &HexGrid, source: &Source<'_>, rows: &tables::Rows, known: &str) -> Vec<char> {
        let mut letters = vec![None; grid.len()];
        for line in rows.hexes.get_ref() {
            let (row, text) = line.get_ref().split_once(' ').unwrap_or((line.get_ref(), ""));
            for (column, letter) in text.chars().enumerate() {
                let what = match grid.parse(&format!("{row}{column:02}")) {
                    Some(hex) if known.contains(letter) => {
                        letters[hex.index()] = Some(letter);
                        continue;
                    }
                    Some(_) => format!("expected letters out of \"{known}\", found '{letter}' in column {column:02}"),
                    None => format!("there is no hex {row}{column:02}: the row is too long or its number wrong"),
                };
                self.problems.push(source.problem(line, what));
                break;
            }
        }
        if let Some(missing) = letters.iter().position(Option::is_none) {
            let what = format!("hex {} has no letter", grid.name(HexId(missing as u16)));
            self.problems.push(source.problem(&rows.hexes, what));
        }
        letters.into_iter().map(|l| l.unwrap_or('?')).collect()
    }

    /// The hexes with their terrain, country or zone, and nothing else yet.
    fn ground(&mut self, source: &Source<'_>, file: &MapFile, grid: &HexGrid) -> Vec<HexData> {
        let terrain = self.letters(grid, source, &file.terrain, "~.r#");
        let legend: String = file.zones.keys().chain(file.countries.keys()).collect();
        let land = self.letters(grid, source, &file.land, &legend);
        for (letter, id) in &file.countries {
            if Country::parse(id.get_ref()).is_none() {
                let what = format!("expected a country for '{letter}', found \"{}\"", id.get_ref());
                self.problems.push(source.problem(id, what));
            }
        }
        let mut hexes = Vec::new();
        for hex in grid.hexes() {
            let terrain = match terrain[hex.index()] {
                '~' => Terrain::Sea,
                'r' => Terrain::Rough,
                '#' => Terrain::Impassable,
                _ => Terrain::Clear,
            };
            let letter = land[hex.index()];
            let zone = file.zones.keys().position(|&z| z == letter).map(|i| ZoneId(i as u8));
            let country = file.countries.get(&letter).and_then(|c| Country::parse(c.get_ref()));
            if (terrain == Terrain::Sea) != zone.is_some() {
                let what = format!("hex {} is sea in one table and land in the other", grid.name(hex));
                self.problems.push(source.problem(&file.land.hexes, what));
            }
            hexes.push(HexData::new(terrain, country, zone));
        }
        hexes
    }

    /// Names a hex and gives it its features.
    fn place(&mut self, source: &Source<'_>, place: &tables::Place, zones: &[String], data: &mut HexData) {
        if data.zone.is_some() {
            self.problems.push(source.problem(&place.hex, "expected a place on land, found an all-sea hex"));
        }
        let is = |feature| place.is.contains(&feature);
        data.name = place.name.clone();
        data.city = is(Feature::City) || is(Feature::Capital);
        data.capital = is(Feature::Capital);
        data.port = is(Feature::Port);
        data.fort = is(Feature::Fort);
        data.strategic = place.strategic;
        for zone in &place.coast {
            match zones.iter().position(|z| z == zone.get_ref()) {
                Some(i) => data.coast.insert(ZoneId(i as u8)),
                None => {
                    let what = format!("expected a sea zone of the map, found \"{}\"", zone.get_ref());
                    self.problems.push(source.problem(zone, what));
                }
            }
        }
        if data.port && data.coast.is_empty() {
            self.problems.push(source.problem(&place.hex, "expected a port to touch a sea zone"));
        }
    }

    fn map(&mut self, name: &str) -> Result<Map, Vec<Problem>> {
        let (source, file) = self.open::<MapFile>(name)?;
        let rows = *file.rows.get_ref();
        if rows == 0 || file.zones.len() > 8 {
            return Err(vec![source.problem(&file.rows, "expected at least one row and at most eight sea zones")]);
        }
        let grid = grid_of(rows, file.columns).map_err(|what| vec![source.problem(&file.rows, what)])?;
        let zones: Vec<String> = file.zones.values().cloned().collect();
        let mut hexes = self.ground(&source, &file, &grid);
        water_sides(&grid, &mut hexes);
        for table in &file.side {
            for (a, dir, b) in self.sides(&grid, &source, &table.between) {
                hexes[a.index()].sides[dir.index()] = table.kind;
                hexes[b.index()].sides[dir.opposite().index()] = table.kind;
            }
        }
        let links = self.sides(&grid, &source, &file.lines.between);
        for &(a, dir, b) in &links {
            hexes[a.index()].links |= 1 << dir.index();
            hexes[b.index()].links |= 1 << dir.opposite().index();
        }
        let (mut ice, mut limit4) = (HexSet::EMPTY, HexSet::EMPTY);
        for place in &file.place {
            let Some(hex) = self.hex(&grid, &source, &place.hex) else { continue };
            ice.set(hex, place.is.contains(&Feature::Ice));
            limit4.set(hex, place.is.contains(&Feature::Limit4));
            self.place(&source, place, &zones, &mut hexes[hex.index()]);
        }
        let all =
            |holds: &dyn Fn(&HexData) -> bool| grid.hexes().filter(|h| holds(&hexes[h.index()])).collect::<HexSet>();
        let passable = |h: HexId| !matches!(hexes[h.index()].terrain, Terrain::Sea | Terrain::Impassable);
        let side = |h: HexId, d: Dir| hexes[h.index()].sides[d.index()];
        let gate =
            |open: fn(SideKind) -> bool| Sides::new(&grid, |h, d, n| passable(h) && passable(n) && open(side(h, d)));
        Ok(Map {
            prefix: *file.prefix.get_ref(),
            land: all(&|h| h.zone.is_none()),
            sea: all(&|h| h.zone.is_some()),
            impassable: all(&|h| h.terrain == Terrain::Impassable),
            rough: all(&|h| h.terrain == Terrain::Rough),
            cities: all(&|h| h.city),
            ports: all(&|h| h.port),
            ice,
            limit4,
            on_line: all(&|h| h.links != 0),
            ports_on: ByZone::from_fn(|zone| all(&|h| h.port && h.coast.contains(zone))),
            coast_of: ByZone::from_fn(|zone| all(&|h| h.coast.contains(zone))),
            desert: all(&|h| h.country.is_some_and(Country::is_desert)),
            country: ByCountry::from_fn(|country| all(&|h| h.country == Some(country))),
            around: Sides::new(&grid, |_, _, _| true),
            zone_sides: gate(SideKind::carries_zone),
            open_sides: gate(SideKind::is_open),
            lines: Lines::new(&grid, links.iter().map(|&(a, _, b)| (a, b))),
            zones,
            hexes,
            grid,
        })
    }

    fn counters(&mut self) -> Result<Counters, Vec<Problem>> {
        let (source, file) = self.open::<UnitsFile>("units.toml")?;
        let mut counters = Counters { rows: vec![None; Country::COUNT * Kind::COUNT * 3], step_down: Vec::new() };
        for row in &file.row {
            let numbers: Vec<u8> = row.factors.get_ref().split('-').filter_map(|n| n.parse().ok()).collect();
            match (numbers.as_slice(), *row.steps.get_ref()) {
                (&[attack, defence, movement], steps @ 1..=3) if movement <= LARGEST => {
                    let slot = Counters::slot(row.nation, row.kind, steps);
                    counters.rows[slot] = Some(Factors { attack, defence, movement });
                }
                (_, 1..=3) => {
                    let found = row.factors.get_ref();
                    let what = format!("expected attack-defence-movement (up to {LARGEST}), found \"{found}\"");
                    self.problems.push(source.problem(&row.factors, what));
                }
                (_, steps) => {
                    let what = format!("expected one, two or three steps, found {steps}");
                    self.problems.push(source.problem(&row.steps, what));
                }
            }
        }
        for down in &file.step_down {
            let to = down.to.get_ref().split_once(' ');
            let to = to.and_then(|(kind, steps)| Some((Kind::parse(kind)?, steps.parse::<u8>().ok()?)));
            match to.filter(|&(kind, steps)| counters.row(down.nation, kind, steps).is_some()) {
                Some((kind, steps)) => counters.step_down.push((down.nation, down.kind, down.steps, kind, steps)),
                None => {
                    let found = down.to.get_ref();
                    let what = format!("expected a row of the nation such as \"inf 2\", found \"{found}\"");
                    self.problems.push(source.problem(&down.to, what));
                }
            }
        }
        for (&nation, &kind) in Country::ALL.iter().flat_map(|n| Kind::ALL.iter().map(move |k| (n, k))) {
            for steps in 2..=3 {
                if counters.row(nation, kind, steps).is_some() && counters.lower(nation, kind, steps).is_none() {
                    let what = format!("{} {} {steps}: expected a row it steps down to", nation.id(), kind.id());
                    self.problems.push(source.lacks(what));
                }
            }
        }
        Ok(counters)
    }

    fn columns(&mut self, source: &Source<'_>, names: &[Spanned<String>]) -> Vec<(String, u16, u16)> {
        let mut columns = Vec::new();
        for name in names {
            let odds = name.get_ref().split_once('-').and_then(|(a, d)| Some((a.parse().ok()?, d.parse().ok()?)));
            match odds.filter(|&(a, d): &(u16, u16)| a > 0 && d > 0 && a <= 99 && d <= 99) {
                Some((a, d)) => columns.push((name.get_ref().clone(), a, d)),
                None => {
                    let what = format!("expected odds such as \"3-1\", found \"{}\"", name.get_ref());
                    self.problems.push(source.problem(name, what));
                }
            }
        }
        columns
    }

    fn results(&mut self, source: &Source<'_>, row: &[Spanned<String>]) -> Vec<CombatResult> {
        let mut cells = Vec::new();
        for cell in row {
            match read_result(cell.get_ref()) {
                Some(result) => cells.push(result),
                None => {
                    let what = format!("expected a result such as \"Dr2 0/1\", found \"{}\"", cell.get_ref());
                    self.problems.push(source.problem(cell, what));
                }
            }
        }
        cells
    }

    fn combat(&mut self) -> Result<Combat, Vec<Problem>> {
        let (source, file) = self.open::<CombatFile>("combat.toml")?;
        let columns = self.columns(&source, file.table.columns.get_ref());
        if columns.is_empty() || !columns.windows(2).all(|w| w[0].1 * w[1].2 < w[1].1 * w[0].2) {
            return Err(vec![source.problem(&file.table.columns, "expected columns from the worst odds to the best")]);
        }
        let rows = file.table.rows.get_ref().iter();
        let results: Vec<Vec<CombatResult>> = rows.map(|row| self.results(&source, row)).collect();
        if results.len() != 6 || results.iter().any(|r| r.len() != columns.len()) {
            let what = format!("expected six rows of {} results", columns.len());
            return Err(self.problems.drain(..).chain([source.problem(&file.table.rows, what)]).collect());
        }
        let t = &file.terrain;
        let costs = [t.clear, t.rough, t.river, t.mountain];
        let shifts = costs.iter().map(|g| g.shift).chain([t.city_shift, t.strait_shift]);
        let d = &file.delay;
        let modifiers = [d.western, d.germany, d.italy, d.ussr];
        let small = |n: i8| n.unsigned_abs() <= LARGEST;
        let fits = costs.iter().all(|g| g.cost <= LARGEST)
            && t.clear.cost > 0
            && t.rough.cost > 0
            && shifts.chain(modifiers).all(small)
            && d.turns.iter().all(|t| (1..=LARGEST).contains(t));
        if !fits {
            let what =
                format!("expected costs, shifts and delays of at most {LARGEST}, costs and delays of 1 at least");
            return Err(vec![source.lacks(what)]);
        }
        Ok(Combat {
            columns,
            results,
            clear: t.clear,
            rough: t.rough,
            city_shift: t.city_shift,
            river: t.river,
            mountain: t.mountain,
            strait_shift: t.strait_shift,
            ranges: file.ranges,
            devastation: file.devastation,
            delay: d.turns,
            delay_modifiers: modifiers,
        })
    }
}

fn read_result(cell: &str) -> Option<CombatResult> {
    let mut result = CombatResult { effect: Effect::None, losses: (0, 0) };
    for word in cell.split(' ') {
        match word {
            "Ex" => result.effect = Effect::Exchange,
            "Ar1" => result.effect = Effect::AttackerBack,
            "Dr1" => result.effect = Effect::Retreat(1),
            "Dr2" => result.effect = Effect::Retreat(2),
            "Dr3" => result.effect = Effect::Retreat(3),
            losses => {
                let (a, d) = losses.split_once('/')?;
                result.losses = (a.parse().ok().filter(|&n| n <= 9)?, d.parse().ok().filter(|&n| n <= 9)?);
            }
        }
    }
    Some(result)
}

/// A ground unit as people write it: place, nation, kind, steps, and "exp" for an Expeditionary one.
pub(crate) fn read_unit(map: &Map, counters: &Counters, boxes: &[BoxData], text: &str) -> Result<UnitLine, Problem> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let wrong = || {
        let what = "expected place, nation, kind and steps such as \"0617 germany inf 3\"";
        Problem::new(format!("{what}, found \"{text}\""))
    };
    let (at, nation, kind, steps, exp) = match *words.as_slice() {
        [at, nation, kind, steps] => (at, nation, kind, steps, false),
        [at, nation, kind, steps, "exp"] => (at, nation, kind, steps, true),
        _ => return Err(wrong()),
    };
    let nation = Country::parse(nation).ok_or_else(|| Problem::new(format!("there is no nation \"{nation}\"")))?;
    let kind = Kind::parse(kind).ok_or_else(|| Problem::new(format!("there is no kind of unit \"{kind}\"")))?;
    let steps: u8 = steps.parse().map_err(|_| wrong())?;
    if counters.row(nation, kind, steps).is_none() {
        let what = format!("expected a counter of the table; {} has no {} of {steps} steps", nation.id(), kind.id());
        return Err(Problem::new(what).breaks(clause!("TKC-20").id()));
    }
    let spot = match boxes.iter().position(|b| b.id == at) {
        Some(i) => Spot::Box(BoxId(i as u8)),
        None => {
            let hex = map.parse(at).ok_or_else(|| Problem::new(format!("there is no hex \"{at}\" on the map")))?;
            if map.impassable.contains(hex) {
                let what = format!("nobody may stand in {at}, which is impassable");
                return Err(Problem::new(what).breaks(clause!("TK-10.2.1-01").id()));
            }
            Spot::Hex(Hex(map.grid.number(hex)))
        }
    };
    Ok(UnitLine { at: spot, nation, kind, steps, exp: exp || nation.is_free() })
}

/// TKC-16: a ground unit at sea stands on a Beachhead or not at all.
pub(crate) fn drowns(map: &Map, beachheads: &[HexId], line: &UnitLine) -> Option<Problem> {
    let Spot::Hex(hex) = line.at else { return None };
    let hex = map.grid.by_number(hex.0).filter(|&h| map.sea.contains(h) && !beachheads.contains(&h))?;
    let what = format!(
        "expected a ground unit on land or on a Beachhead, found {} in the sea hex {}",
        line.kind.id(),
        map.name(hex)
    );
    Some(Problem::new(what).breaks(clause!("TKC-16").id()))
}

/// Between land and sea lies open water.
fn water_sides(grid: &HexGrid, hexes: &mut [HexData]) {
    for hex in grid.hexes() {
        for (dir, next) in grid.neighbours(hex) {
            let (here, there) = (hexes[hex.index()].zone, hexes[next.index()].zone);
            if here.is_some() || there.is_some() {
                hexes[hex.index()].sides[dir.index()] = SideKind::Sea;
            }
            if let (None, Some(zone)) = (here, there) {
                hexes[hex.index()].coast.insert(zone);
            }
        }
    }
}

fn grid_of(rows: u8, columns: u8) -> Result<HexGrid, String> {
    let numbering = Numbering {
        first_row: 0,
        last_row: rows - 1,
        even_columns: columns,
        odd_columns: columns,
        columns_from: Edge::West,
        odd_rows_shifted: Edge::East,
    };
    HexGrid::new(numbering).map_err(|e| e.to_string())
}
