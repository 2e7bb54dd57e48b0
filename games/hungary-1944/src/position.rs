//! Positions as a person writes them down: the set-up of a scenario, an edited board, the sketch of a test. Anything
//! can be written; only what can be played becomes a state.

use crate::Rules;
use crate::data::AirData;
use crate::options::*;
use crate::rules::logistics::SupplyCheck;
use crate::state::*;
use crate::vocabulary::*;
use arrayvec::ArrayVec;
use board::{HexGrid, HexId, HexSet};
use kernel::dice::{Fixed, Shown};
use kernel::{Play, Problem};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub turn: u8,
    pub phase: Start,
    /// Unit to where it is and in what state: `"1714"`, `"1714* unsupplied moved"`, `"due 4"`, `"lost"`, `"out"`.
    /// Units not named are out of the game.
    pub units: BTreeMap<String, String>,
    /// Air unit to where it is: `"available"`, `"available 2U"`, `"over 12 3U reduced"`, `"due 3 2U"`, `"lost"`.
    #[serde(default)]
    pub air: BTreeMap<String, String>,
    /// Hexes the Allies control, by row: `"05 00-12,15-16"`.
    pub allied: Vec<String>,
    /// Work out supply, as at the end of a turn; otherwise units are as they are written.
    #[serde(default)]
    pub check_supply: bool,
    #[serde(default = "unfinished")]
    pub margarethe: Margarethe,
    #[serde(default = "two")]
    pub hungarian_rate: u8,
    #[serde(default)]
    pub partisans_free: bool,
    #[serde(default = "bound")]
    pub s_units: SUnits,
    #[serde(default)]
    pub bonus: bool,
    #[serde(default)]
    pub fuhrer: Fuhrer,
}

fn unfinished() -> Margarethe {
    Margarethe::Unfinished
}

fn two() -> u8 {
    2
}

fn bound() -> SUnits {
    SUnits::Bound
}

/// Where in the turn a position begins.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Start {
    /// Before the first turn.
    SetUp,
    /// After the Führer check.
    Reinforcements,
    Air,
    AlliedMove,
    AlliedCombat,
    AxisMove,
    AxisCombat,
}

const MARKS: [(&str, Marks); 7] = [
    ("done", Marks::DONE),
    ("moved", Marks::MOVED),
    ("attacked", Marks::ATTACKED),
    ("exploited", Marks::EXPLOITED),
    ("counted", Marks::COUNTED),
    ("faced", Marks::FACED),
    ("advanced", Marks::ADVANCED),
];

impl Rules {
    /// The scenario's own position.
    pub(crate) fn opening(&self) -> Position {
        let scenario = &self.data.scenario;
        let uprising = self.options.slovak_uprising == SlovakUprising::On;
        let partisans = scenario.setup.iter().any(|(unit, ..)| self.data.unit(*unit).kind == Kind::Part);
        let mut control = scenario.allied_control;
        if partisans && !uprising {
            control = control.minus(&self.data.map.uprising);
        }
        Position {
            turn: scenario.first_turn,
            phase: Start::SetUp,
            units: self.scenario_units(uprising),
            air: self.data.air.iter().map(|air| (air.id.clone(), self.scenario_air(air))).collect(),
            allied: rows_of(&self.data.map.grid, &control),
            check_supply: true,
            margarethe: if scenario.margarethe_active { Margarethe::Active } else { Margarethe::Unfinished },
            hungarian_rate: scenario.hungarian_rate,
            partisans_free: false,
            // Without partisans in the scenario the uprising is over and its units are free.
            s_units: if partisans && uprising { SUnits::Bound } else { SUnits::Free },
            bonus: false,
            fuhrer: Fuhrer::default(),
        }
    }

    /// Who stands where as the scenario begins, and who is due; without the `uprising` nobody of it.
    fn scenario_units(&self, uprising: bool) -> BTreeMap<String, String> {
        let scenario = &self.data.scenario;
        let grid = &self.data.map.grid;
        let mut units = BTreeMap::new();
        for (unit, hex, reduced) in &scenario.setup {
            let data = self.data.unit(*unit);
            let place = if data.kind == Kind::Part && scenario.place_partisans {
                "due 0".to_owned()
            } else {
                format!("{}{}", grid.name(*hex), if *reduced { "*" } else { "" })
            };
            if uprising || !(data.s_mark || data.kind == Kind::Part) {
                units.insert(data.id.clone(), place);
            }
        }
        let first = scenario.first_turn;
        for data in self.data.units.iter().filter(|data| data.kind != Kind::Column) {
            let away = data.leaves.is_some_and(|turn| turn < first);
            let returns = data.returns.filter(|&turn| turn > first && away);
            let due = if data.arrives > first { Some(data.arrives) } else { returns };
            if let Some(turn) = due.filter(|_| !units.contains_key(&data.id)) {
                units.insert(data.id.clone(), format!("due {turn}"));
            }
        }
        for (side, columns) in scenario.columns.iter() {
            let letter = if side == Side::Axis { "A" } else { "S" };
            let hexes = columns.iter().flat_map(|&(hex, count)| std::iter::repeat_n(hex, usize::from(count)));
            units.extend(hexes.enumerate().map(|(i, hex)| (format!("CL {letter}{}", i + 1), grid.name(hex))));
        }
        units
    }

    /// Where an air unit is as the scenario begins.
    fn scenario_air(&self, data: &AirData) -> String {
        let listed = self.data.scenario.air.iter().find(|(air, _)| self.data.air(*air).id == data.id);
        let front = |front: Option<Front>| front.map(|front| format!(" {}", front.name())).unwrap_or_default();
        match listed {
            Some((_, of)) => format!("available{}", front(*of)),
            // C8: the air units of the 3rd Ukrainian Front are a reserve from the beginning.
            None if data.front == Some(Front::Third) => format!("available{}", front(data.front)),
            None => format!("due {}{}", data.arrives, front(data.front)),
        }
    }

    /// The one door from a position to a state.
    pub(crate) fn place_position(&self, position: &Position) -> Result<State, Vec<Problem>> {
        let mut problems = Vec::new();
        let scenario = &self.data.scenario;
        if !(scenario.first_turn..=scenario.last_turn).contains(&position.turn) {
            problems.push(Problem::new(format!(
                "turn: expected {} to {}, found {}",
                scenario.first_turn, scenario.last_turn, position.turn
            )));
        }
        let mut state = State {
            turn: position.turn,
            phase: Phase::Over,
            frames: ArrayVec::new(),
            units: self.read_units(position, &mut problems),
            air: self.read_air_units(position, &mut problems),
            allied: self.read_control(position, &mut problems),
            pools: Pools::default(),
            orders: Default::default(),
            skies: Skies::default(),
            fuhrer: position.fuhrer,
            margarethe: position.margarethe,
            hungarian_rate: position.hungarian_rate.clamp(1, 2),
            partisans_free: position.partisans_free,
            s_units: position.s_units,
            bonus: position.bonus,
            conceded: Default::default(),
            contended: UnitSet::default(),
            verdict: None,
        };
        self.check_hexes(&state, &mut problems);
        if !problems.is_empty() {
            return Err(problems);
        }
        for (unit, hex) in state.on_map().collect::<Vec<_>>() {
            let data = self.data.unit(unit);
            if data.kind != Kind::Column {
                state.allied.set(hex, data.side == Side::Allied);
            }
        }
        if position.check_supply {
            self.check_initial_supply(&mut state);
        }
        let mut dice = Shown::new(Fixed(1));
        let mut play = Play::silent(&mut dice);
        self.begin_at(&mut state, position.phase, &mut play);
        self.take_on(&mut state, &mut play);
        // A match begins with a decision: a position that runs on to a die would have it rolled by nobody.
        if dice.throws.is_empty() {
            Ok(state)
        } else {
            Err(vec![Problem::new("phase: expected something to decide before the next die is rolled")])
        }
    }

    fn read_units(&self, position: &Position, problems: &mut Vec<Problem>) -> Vec<UnitState> {
        let out = UnitState { place: Place::Out, reduced: false, supply: Supply::Full, marks: Marks::NONE };
        let mut units = vec![out; self.data.units.len()];
        for (id, text) in &position.units {
            match (self.data.unit_named(id), self.read_unit(id, text)) {
                (None, _) => problems.push(Problem::new(format!("there is no unit \"{id}\""))),
                (_, Err(problem)) => problems.push(problem),
                (Some(unit), Ok(state)) => units[unit.index()] = state,
            }
        }
        units
    }

    fn read_air_units(&self, position: &Position, problems: &mut Vec<Problem>) -> Vec<AirState> {
        let absent = |data: &AirData| AirState {
            place: AirPlace::Coming(u8::MAX),
            front: data.front,
            reduced: false,
            fought: false,
            tied: None,
        };
        let mut air: Vec<AirState> = self.data.air.iter().map(absent).collect();
        for (id, text) in &position.air {
            match (self.data.air_named(id), self.read_air(id, text)) {
                (None, _) => problems.push(Problem::new(format!("there is no air unit \"{id}\""))),
                (_, Err(problem)) => problems.push(problem),
                (Some(unit), Ok(state)) => air[unit.index()] = state,
            }
        }
        air
    }

    fn read_control(&self, position: &Position, problems: &mut Vec<Problem>) -> HexSet {
        let mut allied = HexSet::EMPTY;
        for row in &position.allied {
            match read_row(&self.data.map.grid, row) {
                Some(hexes) => allied = allied.union(&hexes),
                None => problems.push(Problem::new(format!(
                    "allied: expected a row and ranges of columns such as \"05 00-12,15-16\", found \"{row}\""
                ))),
            }
        }
        allied
    }

    fn begin_at(&self, state: &mut State, start: Start, play: &mut Play<'_>) {
        match start {
            Start::SetUp => {
                state.phase = Phase::Uprising;
                if self.options.free_shift == FreeShift::On && state.turn == 1 {
                    state.phase = Phase::Shift;
                }
                if state.phase == Phase::Uprising && self.next_partisan(state).is_none() {
                    self.begin_turn(state, play);
                }
            }
            Start::Reinforcements => self.begin_phase(state, Phase::Intake(Side::Axis, Intake::Columns), play),
            other => {
                // The boxes of the Fronts are those of a reinforcement phase held now.
                let rate = state.hungarian_rate;
                let coming = state.air.clone();
                self.open_pools(state, play);
                state.pools = Pools { boxes: state.pools.boxes, links: state.pools.links, ..Pools::default() };
                state.hungarian_rate = rate;
                state.air = coming;
                state.phase = match other {
                    Start::AlliedMove => Phase::Move(Side::Allied),
                    Start::AlliedCombat => Phase::Combat(Side::Allied),
                    Start::AxisMove => Phase::Move(Side::Axis),
                    Start::AxisCombat => Phase::Combat(Side::Axis),
                    _ => Phase::Missions,
                };
                if let Phase::Move(side) = state.phase {
                    self.mark_faced(state, side);
                }
            }
        }
    }

    /// The set-up counts as a supply check (C73). Where places are too few, the weakest go without.
    fn check_initial_supply(&self, state: &mut State) {
        for side in Side::BOTH {
            let mut conceded: [UnitSet; 2] = Default::default();
            loop {
                match self.supply_check(state, side, &conceded) {
                    SupplyCheck::Settled(supplies) => {
                        for (unit, supply) in supplies {
                            state.unit_mut(unit).supply = supply;
                        }
                        break;
                    }
                    SupplyCheck::Contended(units) => {
                        let weakest = units.iter().min_by_key(|&u| {
                            let factors = state.printed(u, &self.data);
                            (conceded[1].contains(u), factors.attack + factors.defence, u)
                        });
                        let Some(unit) = weakest else { break };
                        conceded[usize::from(conceded[0].contains(unit))].insert(unit);
                    }
                }
            }
        }
    }

    /// Enemies do not share a hex, and nations that do not stack are not stacked. Over-stacking is allowed: BPH-4.2
    /// says what becomes of it.
    fn check_hexes(&self, state: &State, problems: &mut Vec<Problem>) {
        let mut seen: BTreeMap<HexId, (Side, Option<u8>)> = BTreeMap::new();
        for (unit, hex) in state.on_map() {
            let data = self.data.unit(unit);
            let group = (data.kind != Kind::Column).then(|| data.nation.stacking_group());
            let there = seen.entry(hex).or_insert((data.side, group));
            if there.0 != data.side {
                let what =
                    format!("{}: units of both sides in one hex (\"{}\" among them)", self.hex_name(hex), data.id);
                problems.push(Problem::new(what).breaks(clause!("BPH-7.1e").id()));
            } else if let (Some(a), Some(b)) = (there.1, group)
                && a != b
            {
                let what = format!("{}: \"{}\" does not stack with the nation there", self.hex_name(hex), data.id);
                problems.push(Problem::new(what).breaks(clause!("BPH-4.1e").id()));
            }
            there.1 = there.1.or(group);
        }
    }

    fn read_unit(&self, id: &str, text: &str) -> Result<UnitState, Problem> {
        let wrong = || {
            Problem::new(format!(
                "{id}: expected a hex such as \"1714\" or \"1714*\", \"due 4\", \"lost\" or \"out\", then any of \
                 unsupplied, attenuated, done, moved, attacked, exploited, counted, faced, advanced; found \"{text}\""
            ))
        };
        let mut words = text.split_whitespace();
        let first = words.next().ok_or_else(wrong)?;
        let (bare, mut reduced) = match first.strip_suffix('*') {
            Some(bare) => (bare, true),
            None => (first, false),
        };
        let place = match bare {
            "lost" => Place::Lost,
            "out" => Place::Out,
            "due" => Place::Coming(words.next().and_then(|n| n.parse().ok()).ok_or_else(wrong)?),
            hex => Place::Hex(self.data.map.grid.parse(hex).ok_or_else(wrong)?),
        };
        let mut state = UnitState { place, reduced: false, supply: Supply::Full, marks: Marks::NONE };
        for word in words {
            match (word, MARKS.iter().find(|m| m.0 == word)) {
                ("unsupplied", _) => state.supply = Supply::None,
                ("attenuated", _) => state.supply = Supply::Attenuated,
                ("reduced", _) => reduced = true,
                (_, Some(mark)) => state.marks.set(mark.1),
                _ => return Err(wrong()),
            }
        }
        let one_step = self.data.unit_named(id).is_some_and(|u| self.data.unit(u).reduced.is_none());
        if reduced && one_step {
            return Err(Problem::new(format!("{id}: has one step and no reduced side")));
        }
        state.reduced = reduced;
        Ok(state)
    }

    fn write_unit(&self, state: &UnitState) -> String {
        let mut text = match state.place {
            Place::Hex(hex) => self.hex_name(hex),
            Place::Coming(turn) => format!("due {turn}"),
            Place::Lost => "lost".to_owned(),
            Place::Out => "out".to_owned(),
        };
        if state.reduced {
            text.push_str(if state.hex().is_some() { "*" } else { " reduced" });
        }
        match state.supply {
            Supply::Full => {}
            Supply::Attenuated => text.push_str(" attenuated"),
            Supply::None => text.push_str(" unsupplied"),
        }
        for (word, mark) in MARKS {
            if state.marks.has(mark) {
                text.push(' ');
                text.push_str(word);
            }
        }
        text
    }

    fn read_air(&self, id: &str, text: &str) -> Result<AirState, Problem> {
        let wrong = || {
            Problem::new(format!(
                "{id}: expected \"available\", \"over 12\", \"due 3\" or \"lost\", then a Front (2U, 3U, 4U) for an \
                 Allied unit, and any of reduced, fought, tied and a hex; found \"{text}\""
            ))
        };
        let mut words = text.split_whitespace();
        let number =
            |words: &mut std::str::SplitWhitespace<'_>| words.next().and_then(|n| n.parse().ok()).ok_or_else(wrong);
        let place = match words.next() {
            Some("available") => AirPlace::Available,
            Some("over") => AirPlace::Over(Zone(number(&mut words)?)),
            Some("due") => AirPlace::Coming(number(&mut words)?),
            Some("lost") => AirPlace::Lost,
            _ => return Err(wrong()),
        };
        if matches!(place, AirPlace::Over(Zone(z)) if !(1..=crate::rules::aviation::ZONES).contains(&z)) {
            return Err(wrong());
        }
        let data = self.data.air_named(id).map(|a| self.data.air(a));
        let mut state =
            AirState { place, front: data.and_then(|d| d.front), reduced: false, fought: false, tied: None };
        while let Some(word) = words.next() {
            match (word, Front::ALL.into_iter().find(|f| f.name() == word)) {
                ("reduced", _) => state.reduced = true,
                ("fought", _) => state.fought = true,
                ("tied", _) => {
                    let hex = words.next().and_then(|h| self.data.map.grid.parse(h)).ok_or_else(wrong)?;
                    state.tied = Some(hex);
                }
                (_, Some(front)) if data.is_some_and(|d| d.side == Side::Allied) => state.front = Some(front),
                _ => return Err(wrong()),
            }
        }
        if state.reduced && data.is_some_and(|d| d.steps == 1) {
            return Err(Problem::new(format!("{id}: has one step and no reduced side")));
        }
        Ok(state)
    }

    fn write_air(&self, state: &AirState) -> String {
        let mut text = match state.place {
            AirPlace::Available => "available".to_owned(),
            AirPlace::Over(zone) => format!("over {}", zone.0),
            AirPlace::Coming(turn) => format!("due {turn}"),
            AirPlace::Lost => "lost".to_owned(),
        };
        for (word, holds) in [("reduced", state.reduced), ("fought", state.fought)] {
            if holds {
                text.push(' ');
                text.push_str(word);
            }
        }
        if let Some(front) = state.front {
            text.push(' ');
            text.push_str(front.name());
        }
        if let Some(hex) = state.tied {
            text.push_str(" tied ");
            text.push_str(&self.hex_name(hex));
        }
        text
    }

    /// The state as a position, where it can be taken up again: in a movement or combat phase with nothing pending.
    pub(crate) fn write_position(&self, state: &State) -> Option<Position> {
        let phase = match state.phase {
            Phase::Move(Side::Allied) => Start::AlliedMove,
            Phase::Combat(Side::Allied) => Start::AlliedCombat,
            Phase::Move(Side::Axis) => Start::AxisMove,
            Phase::Combat(Side::Axis) => Start::AxisCombat,
            _ => return None,
        };
        if !state.frames.is_empty() {
            return None;
        }
        let present = |u: &UnitId| state.unit(*u).place != Place::Out;
        Some(Position {
            turn: state.turn,
            phase,
            units: self
                .data
                .unit_ids()
                .filter(present)
                .map(|u| (self.unit_name(u), self.write_unit(state.unit(u))))
                .collect(),
            air: self.data.air_ids().map(|a| (self.data.air(a).id.clone(), self.write_air(state.air(a)))).collect(),
            allied: rows_of(&self.data.map.grid, &state.allied),
            check_supply: false,
            margarethe: state.margarethe,
            hungarian_rate: state.hungarian_rate,
            partisans_free: state.partisans_free,
            s_units: state.s_units,
            bonus: state.bonus,
            fuhrer: state.fuhrer,
        })
    }

    /// A position in a few lines, for tests and for people at a keyboard:
    ///
    /// ```text
    /// turn 2 axis_move
    /// 1116: 1 Pz, 23 Pz, 24 Pz
    /// 1314: 6 GC*
    /// allied: 1216 1215
    /// air 12: 8 JD, SG 2
    /// lost: 9 PH
    /// due 5: HQ 2U
    /// ```
    ///
    /// Control is that of the scenario's front, except where it is named or a unit stands. Units not named are out of
    /// the game; air units not named have not arrived.
    pub fn sketch(&self, text: &str) -> Result<Position, Problem> {
        let mut position = Position {
            units: BTreeMap::new(),
            air: BTreeMap::new(),
            check_supply: false,
            s_units: SUnits::Bound,
            ..self.opening()
        };
        let mut control = self.data.scenario.allied_control;
        for (i, line) in text.lines().enumerate().map(|(i, l)| (i, l.trim())).filter(|(_, l)| !l.is_empty()) {
            let wrong =
                |what: &str| Problem { line: Some(i + 1), file: Some("sketch".to_owned()), ..Problem::new(what) };
            if let Some(rest) = line.strip_prefix("turn ") {
                let (turn, phase) = rest.split_once(' ').ok_or_else(|| wrong("expected \"turn 2 axis_move\""))?;
                position.turn = turn.parse().map_err(|_| wrong("expected the number of a turn"))?;
                position.phase = toml::Value::String(phase.trim().to_owned()).try_into().map_err(|_| {
                    wrong("expected set_up, reinforcements, air, allied_move, allied_combat, axis_move or axis_combat")
                })?;
                continue;
            }
            let (head, list) = line.split_once(':').ok_or_else(|| wrong("expected a place, a colon and a list"))?;
            let items = list.split(',').map(str::trim).filter(|i| !i.is_empty());
            match head.split_once(' ').unwrap_or((head, "")) {
                (side @ ("allied" | "axis"), _) => {
                    for hex in list.split_whitespace() {
                        let hex = self.data.map.grid.parse(hex).ok_or_else(|| wrong("expected hexes of the map"))?;
                        control.set(hex, side == "allied");
                    }
                }
                ("air", zone) => {
                    for item in items {
                        let place = if zone == "box" { "available".to_owned() } else { format!("over {zone}") };
                        let (id, flags) = self.split_air(item);
                        position.air.insert(id.to_owned(), format!("{place} {flags}").trim().to_owned());
                    }
                }
                ("lost" | "due", _) => {
                    for item in items {
                        let flying = self.data.air_named(item).is_some();
                        let list = if flying { &mut position.air } else { &mut position.units };
                        list.insert(item.to_owned(), head.to_owned());
                    }
                }
                _ => {
                    for item in items {
                        let (id, flags) = self.split_unit(item);
                        let (id, star) = id.strip_suffix('*').map_or((id, ""), |id| (id, "*"));
                        position.units.insert(id.to_owned(), format!("{head}{star} {flags}").trim().to_owned());
                    }
                }
            }
        }
        position.allied = rows_of(&self.data.map.grid, &control);
        Ok(position)
    }

    /// "6 GC* unsupplied" is the unit "6 GC*" and what follows it.
    fn split_unit<'a>(&self, item: &'a str) -> (&'a str, &'a str) {
        let known = |id: &str| self.data.unit_named(id.strip_suffix('*').unwrap_or(id)).is_some();
        split_known(item, known)
    }

    fn split_air<'a>(&self, item: &'a str) -> (&'a str, &'a str) {
        split_known(item, |id| self.data.air_named(id).is_some())
    }
}

/// Splits off the longest beginning that is a known name.
fn split_known(item: &str, known: impl Fn(&str) -> bool) -> (&str, &str) {
    let ends = item.char_indices().filter(|c| c.1 == ' ').map(|c| c.0).chain([item.len()]);
    let end = ends.filter(|&e| known(&item[..e])).max().unwrap_or(item.len());
    (&item[..end], item[end..].trim())
}

fn rows_of(grid: &HexGrid, hexes: &HexSet) -> Vec<String> {
    let mut rows: BTreeMap<u8, Vec<(u8, u8)>> = BTreeMap::new();
    for hex in hexes.iter() {
        let column = grid.column(hex);
        let ranges = rows.entry(grid.row(hex)).or_default();
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == column => *last = column,
            _ => ranges.push((column, column)),
        }
    }
    let write =
        |ranges: Vec<(u8, u8)>| ranges.iter().map(|(a, b)| format!("{a:02}-{b:02}")).collect::<Vec<_>>().join(",");
    rows.into_iter().map(|(row, ranges)| format!("{row:02} {}", write(ranges))).collect()
}

pub(crate) fn read_row(grid: &HexGrid, line: &str) -> Option<HexSet> {
    let (row, ranges) = line.split_once(' ')?;
    let mut held = HexSet::EMPTY;
    for range in ranges.split(',') {
        let (first, last) = range.split_once('-')?;
        for column in first.parse::<u8>().ok()?..=last.parse::<u8>().ok()? {
            held.insert(grid.parse(&format!("{row}{column:02}"))?);
        }
    }
    Some(held)
}
