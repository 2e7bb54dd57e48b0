//! Scenarios: who is in them, what stands where, what comes when, who wins.

use super::*;
use std::collections::BTreeMap;

/// What the lines of a scenario are read against.
#[derive(Copy, Clone)]
struct Board<'a> {
    source: &'a Source<'a>,
    map: &'a Map,
    counters: &'a Counters,
    boxes: &'a [BoxData],
}

impl Reader<'_> {
    fn zone(&mut self, map: &Map, source: &Source<'_>, text: &Spanned<String>) -> Option<ZoneId> {
        let zone = map.zone_named(text.get_ref());
        if zone.is_none() {
            let what = format!("expected a sea zone of the map, found \"{}\"", text.get_ref());
            self.problems.push(source.problem(text, what));
        }
        zone
    }

    /// Which zones touch, and where each faction has Supply Convoys.
    fn seas(&mut self, source: &Source<'_>, sea: &tables::Sea, map: &Map) -> (ByZone<ZoneSet>, ByFaction<ZoneSet>) {
        let mut touching: ByZone<ZoneSet> = ByZone::default();
        for [a, b] in &sea.touching {
            if let (Some(a), Some(b)) = (self.zone(map, source, a), self.zone(map, source, b)) {
                touching[a].insert(b);
                touching[b].insert(a);
            }
        }
        let mut convoys: ByFaction<ZoneSet> = ByFaction::default();
        for (&faction, list) in &sea.supply_convoys {
            for zone in list.iter().filter_map(|z| self.zone(map, source, z)) {
                convoys[faction].insert(zone);
            }
        }
        (touching, convoys)
    }

    fn unit(&mut self, board: &Board<'_>, text: &Spanned<String>, line: &str) -> Option<UnitLine> {
        let line = read_unit(board.map, board.counters, board.boxes, line);
        let told = |p: Problem| Problem { clause: p.clause, ..board.source.problem(text, p.what) };
        line.map_err(|p| self.problems.push(told(p))).ok()
    }

    /// The units of the set-up, line by line, so that the line that breaks a stack is named.
    fn set_up(
        &mut self,
        board: &Board<'_>,
        lines: &[Spanned<String>],
        side: &ByCountry<Option<Faction>>,
    ) -> Vec<UnitLine> {
        let Board { source, map, .. } = *board;
        let mut units = Vec::new();
        for text in lines {
            let Some(line) = self.unit(board, text, text.get_ref()) else { continue };
            if let Some(p) = drowns(map, &[], &line) {
                self.problems.push(Problem { clause: p.clause, ..source.problem(text, p.what) });
            }
            units.push(line);
            if side[line.nation].is_none() {
                let what = format!("expected {} to belong to a faction", line.nation.id());
                self.problems.push(source.problem(text, what));
            }
            let Spot::Hex(hex) = line.at else { continue };
            let there: Vec<&UnitLine> = units.iter().filter(|u| u.at == line.at).collect();
            let steps: u8 = there.iter().map(|u| u.steps).sum();
            let four = map.grid.by_number(hex.0).is_some_and(|h| map.limit4.contains(h));
            let (clause, most) = if four { (clause!("TK-9.1-01"), 4) } else { (clause!("TK-9.1-02"), 7) };
            if there.len() > 4 || steps > most {
                let found = format!("{} and {steps}", there.len());
                let what = format!("expected at most four units and {most} steps in a hex, found {found}");
                self.problems.push(source.problem(text, what).breaks(clause.id()));
            }
        }
        units
    }

    fn steps(&mut self, source: &Source<'_>, list: &[tables::Steps]) -> Vec<Steps> {
        let mut steps = Vec::new();
        for table in list {
            for (turn, &number) in &table.turns {
                match turn.parse() {
                    Ok(turn) => steps.push(Steps { faction: table.faction, nation: table.nation, turn, steps: number }),
                    Err(_) => self.problems.push(source.lacks(format!("steps: expected a turn, found \"{turn}\""))),
                }
            }
        }
        steps
    }

    fn arrivals(&mut self, board: &Board<'_>, list: &[tables::Arrival]) -> Vec<Arrival> {
        let Board { source, map, counters, boxes } = *board;
        let mut arrivals = Vec::new();
        for a in list {
            let at = a.at.get_ref().as_str();
            let spot = match (at, boxes.iter().position(|b| b.id == at)) {
                ("home", _) => None,
                (_, Some(i)) => Some(Spot::Box(BoxId(i as u8))),
                _ => match self.hex(&map.grid, source, &a.at) {
                    Some(hex) => Some(Spot::Hex(Hex(map.grid.number(hex)))),
                    None => continue,
                },
            };
            let kind = *a.kind.get_ref();
            if counters.row(a.nation, kind, 1).is_none() {
                self.problems.push(source.problem(&a.kind, "expected a one-step counter of the nation"));
            }
            let volunteers = a.option.is_some();
            arrivals.push(Arrival { turn: a.turn, nation: a.nation, kind, exp: a.exp, at: spot, volunteers });
        }
        arrivals
    }

    fn war(&mut self, board: &Board<'_>, war: &tables::War) -> War {
        let full = |text: &str| text.replacen(' ', &format!(" {} ", war.country.id()), 1);
        let units = war.units.iter().filter_map(|t| self.unit(board, t, &full(t.get_ref()))).collect();
        War {
            faction: war.faction,
            country: war.country,
            joins: war.joins,
            from: war.from,
            cooperation_on: war.cooperation_on,
            units,
        }
    }

    /// The support units of both sides.
    fn support(&mut self, source: &Source<'_>, list: &[tables::Support], map: &Map) -> Vec<SupportData> {
        let mut support = Vec::new();
        for s in list {
            let zone = s.zone.as_ref().and_then(|z| self.zone(map, source, z));
            support.push(SupportData { faction: s.faction, nation: s.nation, kind: s.kind, zone, from: s.from });
        }
        if support.len() > 32 {
            self.problems.push(source.lacks("expected at most 32 support units"));
        }
        support
    }

    /// The hexes that stand for home cities off the map, by country.
    fn homes(&mut self, board: &Board<'_>, homes: &BTreeMap<Country, Vec<Spanned<String>>>) -> ByCountry<HexSet> {
        let mut home = ByCountry::default();
        for (&country, list) in homes {
            home[country] = self.hex_set(board, list);
        }
        home
    }

    fn hex_set(&mut self, board: &Board<'_>, list: &[Spanned<String>]) -> HexSet {
        self.hexes(&board.map.grid, board.source, list).into_iter().collect()
    }

    /// Units that come after a country has been conquered.
    fn free_units(&mut self, board: &Board<'_>, list: &[tables::FreeUnit]) -> Vec<(Country, u8, UnitLine)> {
        let line = |f: &tables::FreeUnit| Some((f.country, f.after, self.unit(board, &f.unit, f.unit.get_ref())?));
        list.iter().filter_map(line).collect()
    }

    /// The boxes in which nations' steps arrive.
    fn box_steps(&mut self, board: &Board<'_>, list: &[tables::BoxSteps]) -> Vec<(Country, BoxId)> {
        let mut box_steps = Vec::new();
        for b in list {
            match board.boxes.iter().position(|other| other.id == *b.at.get_ref()) {
                Some(i) => box_steps.push((b.nation, BoxId(i as u8))),
                None => self.problems.push(board.source.problem(&b.at, "expected the id of a box")),
            }
        }
        box_steps
    }

    fn script(&mut self, board: &Board<'_>, script: &tables::Script) -> Script {
        let Board { source, map, .. } = *board;
        let grid = &map.grid;
        let by_faction = |of: &BTreeMap<Faction, u8>| ByFaction::from_fn(|f| of.get(&f).copied().unwrap_or(0));
        let per_turn = |list: &[tables::NationSteps]| list.iter().map(|e| (e.nation, e.turn, e.steps)).collect();
        let mut bombing = Vec::new();
        for b in &script.bombing {
            let targets = self.hexes(grid, source, &b.targets);
            bombing.push(Bombing { faction: b.faction, turn: b.turn, on: b.on, targets });
        }
        let falls = script.falls_with_capital.iter();
        Script {
            kept_home: by_faction(&script.kept_home),
            surprise: by_faction(&script.surprise),
            exp_steps: per_turn(&script.exp_steps),
            armour_steps: per_turn(&script.armour_steps),
            non_cooperation: script.non_cooperation.as_ref().and_then(|h| self.hex(grid, source, h)),
            free_units: self.free_units(board, &script.free_units),
            box_steps: self.box_steps(board, &script.box_steps),
            bound: script.bound.iter().map(|b| (b.nation, self.hex_set(board, &b.also))).collect(),
            upgrades: script.upgrades.iter().map(|u| (u.nation, u.turn, u.count)).collect(),
            bombing,
            falls_with_capital: falls.map(|f| (f.country, self.hex_set(board, &f.fights_on_in))).collect(),
            free_landing: script
                .free_landing
                .as_ref()
                .and_then(|f| Some((f.faction, f.turn, self.zone(map, source, &f.zone)?))),
            ruins_on: script.ruins_on,
            shaef_turns: script.shaef_turns.clone(),
            vichy: script.vichy.as_ref().map(|v| (v.country, self.hex_set(board, &v.hexes))),
        }
    }

    pub(super) fn scenario(
        &mut self,
        id: &str,
        source: &Source<'_>,
        file: ScenarioFile,
        map: &Map,
        counters: &Counters,
    ) -> Result<Scenario, Vec<Problem>> {
        if file.turn_order.get_ref().is_empty() || file.turn.is_empty() || file.turn.len() > 90 {
            return Err(vec![source.problem(&file.turn_order, "expected at least one faction and one turn")]);
        }
        let (side, dependent_of) = belonging(&file.countries);
        let (touching, supply_convoys) = self.seas(source, &file.sea, map);
        let boxes = self.boxes(source, &file.boxes, map);
        let board = Board { source, map, counters, boxes: &boxes };
        Ok(Scenario {
            id: id.to_owned(),
            turn_order: file.turn_order.get_ref().clone(),
            neutral: file.countries.neutral.clone(),
            conquered_by_axis: file.countries.conquered_by_axis.clone(),
            dependent_of,
            source: sources(&file.script),
            home: self.homes(&board, &file.home),
            touching,
            supply_convoys,
            turns: file.turn.iter().map(turn_data).collect(),
            units: self.set_up(&board, &file.setup.units, &side),
            devastated: self.hex_set(&board, &file.setup.devastated),
            support: self.support(source, &file.support, map),
            markers: ByFaction::from_fn(|f| file.markers.get(&f).map(marker_pool).unwrap_or_default()),
            steps: self.steps(source, &file.steps),
            arrivals: self.arrivals(&board, &file.arrival),
            wars: file.war.iter().map(|war| self.war(&board, war)).collect(),
            script: self.script(&board, &file.script),
            victory: self.victory(source, &file.victory, &map.grid)?,
            side,
            boxes,
        })
    }

    fn boxes(&mut self, source: &Source<'_>, list: &[tables::OffMapBox], map: &Map) -> Vec<BoxData> {
        let grid = &map.grid;
        let mut boxes: Vec<BoxData> = Vec::new();
        for b in list {
            let mut zones = ZoneSet::default();
            b.zones.iter().filter_map(|z| self.zone(map, source, z)).for_each(|z| zones.insert(z));
            let in_columns = |of: &[u8]| grid.hexes().filter(|&h| of.contains(&grid.column(h))).collect::<HexSet>();
            let last: Vec<u8> = b.edge_columns.iter().max().copied().into_iter().collect();
            boxes.push(BoxData {
                id: b.id.clone(),
                owner: b.owner,
                zones,
                links: Vec::new(),
                edge: in_columns(&b.edge_columns),
                last_column: in_columns(&last),
            });
        }
        for (i, link) in list.iter().enumerate().flat_map(|(i, b)| b.links.iter().map(move |l| (i, l))) {
            match list.iter().position(|b| b.id == *link.get_ref()) {
                Some(j) => {
                    boxes[i].links.push(BoxId(j as u8));
                    boxes[j].links.push(BoxId(i as u8));
                }
                None => self.problems.push(source.problem(link, "expected the id of a box")),
            }
        }
        boxes
    }

    fn victory(&mut self, source: &Source<'_>, v: &tables::Victory, grid: &HexGrid) -> Result<Victory, Vec<Problem>> {
        let mut points = Vec::new();
        for p in &v.points {
            if let Some(hex) = self.hex(grid, source, &p.hex) {
                points.push((p.faction, hex, p.points.clamp(-99, 99)));
            }
        }
        let at_once = v.at_once.iter().map(|a| AtOnce {
            winner: a.winner,
            holds: self.hexes(grid, source, &a.holds),
            supplied_in: self.hexes(grid, source, &a.supplied_in),
            decisive_through: a.decisive_through,
        });
        let at_once = at_once.collect();
        if v.levels.is_empty() {
            return Err(vec![source.lacks("victory: expected at least one level")]);
        }
        Ok(Victory {
            of: v.of,
            points,
            panzer_steps: v.panzer_steps,
            losses: v.losses.as_ref().map(|l| (l.nation, l.beyond)),
            at_once,
            levels: v.levels.iter().map(|l| (l.at_least, l.result)).collect(),
        })
    }
}

fn turn_data(t: &tables::Turn) -> TurnData {
    TurnData { name: t.name.clone(), year: t.year, seasonal: t.seasonal, weather: [t.normal, t.desert] }
}

/// Whose sources each nation uses (TKC-26).
fn sources(script: &tables::Script) -> ByCountry<Country> {
    let mut sources = ByCountry::from_fn(Country::source);
    for (&nation, &of) in &script.sources_of {
        sources[nation] = of;
    }
    sources
}

/// The faction each country belongs to, and the country each Dependent shares its lot with.
fn belonging(countries: &tables::Countries) -> (ByCountry<Option<Faction>>, ByCountry<Country>) {
    let mut side: ByCountry<Option<Faction>> = ByCountry::default();
    // A Major belongs to its faction in every scenario, whether it has forces there or not.
    for faction in Faction::ALL {
        side[faction.leader()] = Some(faction);
    }
    let lists = [&countries.axis, &countries.western, &countries.soviet];
    for (faction, list) in Faction::ALL.into_iter().zip(lists) {
        list.iter().for_each(|country| side[*country] = Some(faction));
    }
    let mut dependent_of = ByCountry::from_fn(|country| country);
    for (&dependent, &of) in &countries.dependents {
        dependent_of[dependent] = of;
        side[dependent] = side[of];
    }
    (side, dependent_of)
}

fn marker_pool(markers: &tables::Markers) -> MarkerPool {
    MarkerPool {
        blitz: markers.blitz.iter().map(|&n| n.min(2)).collect(),
        detachments: markers.detachments,
        troop_convoys: markers.troop_convoys,
        logistics: markers.logistics,
        logistics_from: markers.logistics_from,
        shaef_from: (markers.shaef > 0).then_some(markers.shaef_from),
        beachheads: markers.beachheads,
        partisan_base: markers.partisan_base,
        devastation: markers.devastation,
    }
}
