//! Reads a scenario: its set-up, its orders and how it is won.

use super::*;
use std::collections::{BTreeMap, HashMap};

type Setup = BTreeMap<Spanned<String>, Vec<Spanned<String>>>;

impl Reader<'_> {
    pub(super) fn scenario(
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
            let what = format!("expected id = \"{name}\", found \"{}\"", file.id);
            self.problems.push(from.problem(&file.first_turn, what));
        }
        let first_turn = *file.first_turn.get_ref();
        if first_turn == 0 || first_turn > file.last_turn || file.last_turn > turns {
            let what = format!("expected first and last turn in order between 1 and {turns}");
            self.problems.push(from.problem(&file.first_turn, what));
        }
        self.hex_set(&map.grid, &from, &file.unsupplied);
        let allied_control = self.front(map, &from);
        let setup = self.setup(map, units, &from, &file.setup);
        let air = self.air_setup(air, &from, &file.air_setup);
        let columns = self.columns(map, &from);
        let fuhrer_orders = self.fuhrer_orders(&from);
        let victory = self.victory(map, &from)?;
        let [top, bottom] = file.rows;
        Ok(Scenario {
            id: name.to_owned(),
            first_turn,
            last_turn: file.last_turn,
            skip_first_allied_phase: file.skip_first_allied_phase,
            open: map.grid.hexes().filter(|&hex| (top..=bottom).contains(&map.grid.row(hex))).collect(),
            place_partisans: file.place_partisans,
            fuhrer_rolls: file.fuhrer_rolls,
            fuhrer_orders,
            hungarian_rate: file.hungarian_rate,
            margarethe_active: file.margarethe_active,
            allied_control,
            columns,
            setup,
            air,
            victory,
        })
    }

    /// What the Allies hold as the scenario begins.
    fn front(&mut self, map: &Map, from: &From<'_, ScenarioFile>) -> HexSet {
        let front = &from.table.front;
        let held = map.fronts.get(front.get_ref()).copied().unwrap_or_else(|| {
            let known: Vec<&str> = map.fronts.keys().map(String::as_str).collect();
            let what = format!("expected one of the fronts {}, found \"{}\"", known.join(", "), front.get_ref());
            self.problems.push(from.problem(front, what));
            HexSet::EMPTY
        });
        if from.table.place_partisans { held.union(&map.uprising) } else { held }
    }

    fn setup(
        &mut self,
        map: &Map,
        units: &[UnitData],
        from: &From<'_, ScenarioFile>,
        written: &Setup,
    ) -> Vec<(UnitId, HexId, bool)> {
        let by_name: HashMap<&str, usize> = units.iter().enumerate().map(|(i, unit)| (unit.id.as_str(), i)).collect();
        let mut setup: Vec<(UnitId, HexId, bool)> = Vec::new();
        for (hex, names) in written {
            let Some(place) = self.hex(&map.grid, from, hex) else { continue };
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
                    Some(&i) if setup.iter().any(|placed| placed.0.index() == i) => {
                        self.problems.push(from.problem(name, format!("\"{id}\" is set up twice")));
                    }
                    Some(&i) => setup.push((UnitId(i as u16), place, reduced)),
                }
            }
        }
        setup
    }

    fn air_setup(
        &mut self,
        air: &[AirData],
        from: &From<'_, ScenarioFile>,
        written: &Setup,
    ) -> Vec<(AirId, Option<Front>)> {
        let mut setup: Vec<(AirId, Option<Front>)> = Vec::new();
        for (box_name, names) in written {
            let front = Front::ALL.into_iter().find(|front| front.name() == box_name.get_ref());
            if front.is_none() && box_name.get_ref() != "axis" {
                self.problems.push(from.problem(box_name, "expected one of the boxes axis, 2U, 3U, 4U"));
                continue;
            }
            for name in names {
                match air.iter().position(|known| known.id == *name.get_ref()) {
                    Some(i) if setup.iter().any(|placed| placed.0.index() == i) => {
                        self.problems.push(from.problem(name, format!("\"{}\" is set up twice", name.get_ref())));
                    }
                    Some(i) if (air[i].side == Side::Axis) == front.is_none() => setup.push((AirId(i as u8), front)),
                    _ => {
                        let what = format!("expected an air unit of that side, found \"{}\"", name.get_ref());
                        self.problems.push(from.problem(name, what));
                    }
                }
            }
        }
        setup
    }

    fn columns(&mut self, map: &Map, from: &From<'_, ScenarioFile>) -> BySide<Vec<(HexId, u8)>> {
        let mut columns = BySide::<Vec<(HexId, u8)>>::default();
        let written = [&from.table.columns.axis, &from.table.columns.allied];
        for ((placed, table), most) in columns.values_mut().iter_mut().zip(written).zip(COLUMN_SLOTS) {
            let mut all = 0;
            for (hex, &count) in table {
                all += usize::from(count);
                if all > most {
                    self.problems.push(from.problem(hex, format!("expected at most {most} columns in all")));
                } else if let Some(place) = self.hex(&map.grid, from, hex) {
                    placed.push((place, count));
                }
            }
        }
        columns
    }

    fn fuhrer_orders(&mut self, from: &From<'_, ScenarioFile>) -> BTreeMap<u8, u8> {
        let mut orders = BTreeMap::new();
        for (turn, &which) in &from.table.fuhrer_orders {
            match turn.get_ref().parse::<u8>() {
                Ok(number) if (1..=2).contains(&which) => {
                    orders.insert(number, which);
                }
                _ => {
                    let what = "expected a turn and 1 or 2 for the first or second offensive";
                    self.problems.push(from.problem(turn, what));
                }
            }
        }
        orders
    }

    fn victory(&mut self, map: &Map, from: &From<'_, ScenarioFile>) -> Result<Victory, Vec<Problem>> {
        let file = &from.table;
        let in_victory = |what: String| {
            let start = from.source.text.find("[victory]").unwrap_or(0);
            from.source.at(start..start, what)
        };
        let hex = |text: &String| {
            let what = || format!("expected the number of a hex in [victory], found \"{text}\"");
            map.grid.parse(text).ok_or_else(|| vec![in_victory(what())])
        };
        if let VictoryTable::Cities { levels, .. } | VictoryTable::Debrecen { levels, .. } = &file.victory
            && levels.last().is_none_or(|level| level.by_turn != file.last_turn)
        {
            let what = format!("expected levels in [victory], the last of them by_turn = {}", file.last_turn);
            self.problems.push(in_victory(what));
        }
        Ok(match &file.victory {
            VictoryTable::Cities { win_all_at, bonus, bonus_turns, bonus_hexes, levels, .. } => Victory::Cities {
                end_at: i32::from(*win_all_at),
                bonus: i32::from(*bonus),
                bonus_turns: bonus_turns.clone(),
                bonus_hexes: bonus_hexes.iter().map(hex).collect::<Result<HexSet, _>>()?,
                levels: levels.clone(),
            },
            VictoryTable::Debrecen { towns, axis_armour_lost, allied_mobile_lost, levels, .. } => {
                let town = |(text, &points)| Ok((hex(text)?, i32::from(points)));
                Victory::Debrecen {
                    towns: towns.iter().map(town).collect::<Result<_, Vec<Problem>>>()?,
                    axis_armour_lost: i32::from(*axis_armour_lost),
                    allied_mobile_lost: i32::from(*allied_mobile_lost),
                    levels: levels.clone(),
                }
            }
            VictoryTable::Budapest { budapest, hinge, .. } => {
                Victory::Budapest { budapest: budapest.iter().map(hex).collect::<Result<_, _>>()?, hinge: hex(hinge)? }
            }
        })
    }
}
