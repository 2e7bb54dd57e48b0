//! Scenarios: who is in them, what stands where, what comes when, who wins.

use super::*;
use std::collections::BTreeMap;

impl Reader<'_> {
    fn zone(&mut self, map: &Map, source: &Source<'_>, text: &Spanned<String>) -> Option<ZoneId> {
        let zone = map.zone_named(text.get_ref());
        if zone.is_none() {
            let what = format!("expected a sea zone of the map, found \"{}\"", text.get_ref());
            self.problems.push(source.problem(text, what));
        }
        zone
    }

    pub(super) fn scenario(
        &mut self,
        id: &str,
        source: &Source<'_>,
        file: ScenarioFile,
        map: &Map,
        counters: &Counters,
    ) -> Result<Scenario, Vec<Problem>> {
        let grid = &map.grid;
        if file.turn_order.get_ref().is_empty() || file.turn.is_empty() || file.turn.len() > 90 {
            return Err(vec![source.problem(&file.turn_order, "expected at least one faction and one turn")]);
        }
        let mut side: ByCountry<Option<Faction>> = ByCountry::default();
        // A Major belongs to its faction in every scenario, whether it has forces there or not.
        for faction in Faction::ALL {
            side[faction.leader()] = Some(faction);
        }
        let c = &file.countries;
        for (faction, list) in Faction::ALL.into_iter().zip([&c.axis, &c.western, &c.soviet]) {
            list.iter().for_each(|country| side[*country] = Some(faction));
        }
        let mut dependent_of = ByCountry::from_fn(|country| country);
        for (&dependent, &of) in &c.dependents {
            dependent_of[dependent] = of;
            side[dependent] = side[of];
        }
        let mut traces_to = ByCountry::from_fn(Country::source);
        for (&nation, &of) in &file.script.sources_of {
            traces_to[nation] = of;
        }
        let set = |hexes: Vec<HexId>| hexes.into_iter().collect::<HexSet>();
        let mut home = ByCountry::default();
        for (&country, list) in &file.home {
            home[country] = set(self.hexes(grid, source, list));
        }
        let mut touching: ByZone<ZoneSet> = ByZone::default();
        for [a, b] in &file.sea.touching {
            if let (Some(a), Some(b)) = (self.zone(map, source, a), self.zone(map, source, b)) {
                touching[a].insert(b);
                touching[b].insert(a);
            }
        }
        let mut supply_convoys: ByFaction<ZoneSet> = ByFaction::default();
        for (&faction, list) in &file.sea.supply_convoys {
            for zone in list.iter().filter_map(|z| self.zone(map, source, z)) {
                supply_convoys[faction].insert(zone);
            }
        }
        let boxes = self.boxes(source, &file.boxes, map);
        let read = |this: &mut Self, text: &Spanned<String>, line: &str| {
            let line = read_unit(map, counters, &boxes, line);
            line.map_err(|p| this.problems.push(Problem { clause: p.clause, ..source.problem(text, p.what) })).ok()
        };
        let mut units = Vec::new();
        for text in &file.setup.units {
            let Some(line) = read(self, text, text.get_ref()) else { continue };
            if let Some(p) = drowns(map, &[], &line) {
                self.problems.push(Problem { clause: p.clause, ..source.problem(text, p.what) });
            }
            units.push(line);
            if side[line.nation].is_none() {
                let what = format!("expected {} to belong to a faction", line.nation.id());
                self.problems.push(source.problem(text, what));
            }
            // Line by line, so that the line that breaks the stack is named.
            let Spot::Hex(hex) = line.at else { continue };
            let there: Vec<&UnitLine> = units.iter().filter(|u| u.at == line.at).collect();
            let steps: u8 = there.iter().map(|u| u.steps).sum();
            let four = grid.by_number(hex.0).is_some_and(|h| map.limit4.contains(h));
            let (clause, most) = if four { (clause!("TK-9.1-01"), 4) } else { (clause!("TK-9.1-02"), 7) };
            if there.len() > 4 || steps > most {
                let found = format!("{} and {steps}", there.len());
                let what = format!("expected at most four units and {most} steps in a hex, found {found}");
                self.problems.push(source.problem(text, what).breaks(clause.id()));
            }
        }
        let mut support = Vec::new();
        for s in &file.support {
            let zone = s.zone.as_ref().and_then(|z| self.zone(map, source, z));
            support.push(SupportData { faction: s.faction, nation: s.nation, kind: s.kind, zone, from: s.from });
        }
        if support.len() > 32 {
            return Err(vec![source.lacks("expected at most 32 support units")]);
        }
        let mut markers: ByFaction<MarkerPool> = ByFaction::default();
        for (&faction, m) in &file.markers {
            markers[faction] = MarkerPool {
                blitz: m.blitz.iter().map(|&n| n.min(2)).collect(),
                detachments: m.detachments,
                troop_convoys: m.troop_convoys,
                logistics: m.logistics,
                logistics_from: m.logistics_from,
                shaef_from: (m.shaef > 0).then_some(m.shaef_from),
                beachheads: m.beachheads,
                partisan_base: m.partisan_base,
                devastation: m.devastation,
            };
        }
        let mut steps = Vec::new();
        for table in &file.steps {
            for (turn, &number) in &table.turns {
                match turn.parse() {
                    Ok(turn) => steps.push(Steps { faction: table.faction, nation: table.nation, turn, steps: number }),
                    Err(_) => self.problems.push(source.lacks(format!("steps: expected a turn, found \"{turn}\""))),
                }
            }
        }
        let mut arrivals = Vec::new();
        for a in &file.arrival {
            let at = a.at.get_ref().as_str();
            let spot = match (at, boxes.iter().position(|b| b.id == at)) {
                ("home", _) => None,
                (_, Some(i)) => Some(Spot::Box(BoxId(i as u8))),
                _ => match self.hex(grid, source, &a.at) {
                    Some(hex) => Some(Spot::Hex(Hex(grid.number(hex)))),
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
        let mut wars = Vec::new();
        for w in &file.war {
            let full = |text: &str| text.replacen(' ', &format!(" {} ", w.country.id()), 1);
            let units = w.units.iter().filter_map(|t| read(self, t, &full(t.get_ref()))).collect();
            wars.push(War {
                faction: w.faction,
                country: w.country,
                joins: w.joins,
                from: w.from,
                cooperation_on: w.cooperation_on,
                units,
            });
        }
        let script = &file.script;
        let by_faction = |of: &BTreeMap<Faction, u8>| ByFaction::from_fn(|f| of.get(&f).copied().unwrap_or(0));
        let per_turn = |list: &[tables::NationSteps]| list.iter().map(|e| (e.nation, e.turn, e.steps)).collect();
        let mut free_units = Vec::new();
        for f in &script.free_units {
            if let Some(line) = read(self, &f.unit, f.unit.get_ref()) {
                free_units.push((f.country, f.after, line));
            }
        }
        let mut box_steps = Vec::new();
        for b in &script.box_steps {
            match boxes.iter().position(|other| other.id == *b.at.get_ref()) {
                Some(i) => box_steps.push((b.nation, BoxId(i as u8))),
                None => self.problems.push(source.problem(&b.at, "expected the id of a box")),
            }
        }
        let non_cooperation = script.non_cooperation.as_ref().and_then(|h| self.hex(grid, source, h));
        let bound = script.bound.iter().map(|b| (b.nation, set(self.hexes(grid, source, &b.also)))).collect();
        let bombing = script.bombing.iter().map(|b| {
            let targets = self.hexes(grid, source, &b.targets);
            Bombing { faction: b.faction, turn: b.turn, on: b.on, targets }
        });
        let bombing = bombing.collect();
        let falls = script.falls_with_capital.iter();
        let falls_with_capital = falls.map(|f| (f.country, set(self.hexes(grid, source, &f.fights_on_in)))).collect();
        let free_landing =
            script.free_landing.as_ref().and_then(|f| Some((f.faction, f.turn, self.zone(map, source, &f.zone)?)));
        let vichy = script.vichy.as_ref().map(|v| (v.country, set(self.hexes(grid, source, &v.hexes))));
        let devastated = set(self.hexes(grid, source, &file.setup.devastated));
        let victory = self.victory(source, &file.victory, grid)?;
        Ok(Scenario {
            id: id.to_owned(),
            turn_order: file.turn_order.get_ref().clone(),
            side,
            neutral: c.neutral.clone(),
            conquered_by_axis: c.conquered_by_axis.clone(),
            dependent_of,
            source: traces_to,
            home,
            touching,
            supply_convoys,
            boxes,
            turns: file.turn.iter().map(turn_data).collect(),
            units,
            devastated,
            support,
            markers,
            steps,
            arrivals,
            wars,
            kept_home: by_faction(&script.kept_home),
            surprise: by_faction(&script.surprise),
            exp_steps: per_turn(&script.exp_steps),
            armour_steps: per_turn(&script.armour_steps),
            non_cooperation,
            free_units,
            box_steps,
            bound,
            upgrades: script.upgrades.iter().map(|u| (u.nation, u.turn, u.count)).collect(),
            bombing,
            falls_with_capital,
            free_landing,
            ruins_on: script.ruins_on,
            shaef_turns: script.shaef_turns.clone(),
            vichy,
            victory,
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
