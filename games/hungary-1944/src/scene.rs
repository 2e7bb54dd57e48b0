//! The game as it is drawn for one viewer. Everything in here may be known to that viewer: other seats' air missions
//! are read only through `missions_seen_by`.

use crate::data::{CombatResult, Town, TownKind, Victory};
use crate::rules::odds::defender_loss;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Clause, Rules, odds};
use board::HexId;
use kernel::decision;
use kernel::scene::{Board, Label, Line, Mark, Panel, Piece, Region, Row, Shape, Space, Tray};
use kernel::{Arg, Game, Scene, SeatSet, Text, Viewer};
use std::collections::BTreeMap;

/// Height of a row of hexes in hundredths of a hex's width.
const ROW_HEIGHT: i32 = 87;

const PHASES: [&str; 7] = [
    "phase-reinforcements",
    "phase-air",
    "phase-allied-move",
    "phase-allied-combat",
    "phase-axis-move",
    "phase-axis-combat",
    "phase-supply",
];

/// An air zone as a region of the board.
pub(crate) fn zone_name(zone: Zone) -> String {
    format!("zone-{}", zone.0)
}

/// A counter as it comes from the printer: nowhere yet.
fn counter(id: &str, nation: Nation, symbol: &str) -> Piece {
    Piece {
        id: id.to_owned(),
        seat: nation.side().seat(),
        nation: nation.code().to_owned(),
        symbol: symbol.to_owned(),
        name: None,
        at: String::new(),
        factors: String::new(),
        steps: (0, 0),
        markers: Vec::new(),
        count: None,
        figure: None,
    }
}

/// The box of a side's lost units.
fn lost_box(side: Side) -> String {
    format!("lost-{}", if side == Side::Axis { "axis" } else { "allied" })
}

impl Rules {
    pub(crate) fn draw_board(&self) -> Board {
        Board {
            spaces: self.spaces(),
            lines: self.lines(),
            labels: self.labels(),
            regions: self.air_zones(),
            trays: self.trays(),
            ..Board::empty(Shape::PointyHexes)
        }
    }

    fn spaces(&self) -> Vec<Space> {
        let map = &self.data.map;
        let grid = &map.grid;
        let west = grid.hexes().map(|hex| grid.place(hex).0).min().unwrap_or(0);
        let north = grid.hexes().map(|hex| grid.place(hex).1).min().unwrap_or(0);
        let space = |hex: HexId| {
            let (x, y) = grid.place(hex);
            let data = map.hex(hex);
            let country = format!("country-{}", data.country.to_ascii_lowercase());
            let mut facts = vec![
                Text::new("fact-country").word("country", country),
                Text::new("fact-zone").number("zone", data.zone.0),
            ];
            let sources = Side::BOTH.into_iter().filter(|&side| map.supply[side].contains(hex));
            facts.extend(sources.map(|side| Text::new("fact-supply").word("side", side.word())));
            Space {
                id: grid.name(hex),
                x: (x - west) * 50,
                y: (y - north) * ROW_HEIGHT,
                kind: data.terrain.word().to_owned(),
                outline: Vec::new(),
                facts,
                out_of_play: self.is_out_of_play(hex),
            }
        };
        grid.hexes().map(space).collect()
    }

    /// HOUSE-13: closed rows are out of play but for the supply hexes in them, where Axis units may still arrive.
    fn is_out_of_play(&self, hex: HexId) -> bool {
        !self.data.scenario.open.contains(hex) && !self.data.map.supply[Side::Axis].contains(hex)
    }

    /// Rivers and lakes, railways, fortified lines and borders.
    fn lines(&self) -> Vec<Line> {
        let map = &self.data.map;
        let grid = &map.grid;
        let pair = |&(a, b): &(HexId, HexId)| (grid.name(a), grid.name(b));
        let along = |kind: &str, name: &str, sides: &[(HexId, HexId)]| Line {
            kind: kind.to_owned(),
            name: Some(name.to_owned()),
            between: sides.iter().map(pair).collect(),
            along_side: true,
        };
        let mut lines = Vec::new();
        for river in map.rivers.iter().chain(&map.lakes) {
            let kind = match river.water {
                Water::Danube => "danube",
                Water::Lake => "lake",
                _ => "river",
            };
            lines.push(along(kind, &river.name, &river.sides));
        }
        for railway in &map.railways {
            let links: Vec<(HexId, HexId)> = railway.hexes.windows(2).map(|link| (link[0], link[1])).collect();
            lines.push(Line { along_side: false, ..along("rail", &railway.name, &links) });
        }
        lines.extend(map.lines.iter().map(|line| along("fortified", &line.name, &line.sides)));
        let sides = grid.hexes().flat_map(|hex| grid.neighbours(hex).map(move |(_, beside)| (hex, beside)));
        let borders = sides.filter(|&(a, b)| a < b && map.hex(a).country != map.hex(b).country);
        let borders: Vec<(HexId, HexId)> = borders.collect();
        lines.push(Line { name: None, ..along("border", "", &borders) });
        lines
    }

    /// Towns, and what hexes are worth.
    fn labels(&self) -> Vec<Label> {
        let kind = |kind| match kind {
            TownKind::BigCity => "bigcity",
            TownKind::City => "city",
            TownKind::Town => "town",
            TownKind::Pass => "pass",
        };
        let town = |town: &Town| Label {
            at: self.hex_name(town.hex),
            text: town.name.clone(),
            other: town.other.clone(),
            kind: kind(town.kind).to_owned(),
        };
        let points = |(hex, points): (HexId, i32)| Label {
            at: self.hex_name(hex),
            text: points.to_string(),
            other: None,
            kind: "points".to_owned(),
        };
        let towns = self.data.map.towns.iter().map(town);
        towns.chain(self.valuable_hexes().into_iter().map(points)).collect()
    }

    fn air_zones(&self) -> Vec<Region> {
        let mut zones: BTreeMap<u8, Vec<String>> = BTreeMap::new();
        for hex in self.data.map.grid.hexes() {
            zones.entry(self.data.map.hex(hex).zone.0).or_default().push(self.hex_name(hex));
        }
        let region = |(zone, spaces)| Region {
            id: zone_name(Zone(zone)),
            title: Text::new("fact-zone").number("zone", zone),
            spaces,
        };
        zones.into_iter().map(region).collect()
    }

    /// The boxes beside the map: air units at home, what is due, what is lost.
    fn trays(&self) -> Vec<Tray> {
        let tray = |id: String, title: Text| Tray { id, title };
        let mut trays = vec![tray("air-axis".to_owned(), Text::new("box-air-axis"))];
        for front in Front::ALL {
            trays.push(tray(format!("air-{}", front.name()), Text::new("box-air").name("n", front.name())));
        }
        for turn in self.data.scenario.first_turn..=self.data.scenario.last_turn {
            trays.push(tray(format!("due-{turn}"), Text::new("box-due").number("n", turn)));
        }
        trays.push(tray("lost-axis".to_owned(), Text::new("box-lost-axis")));
        trays.push(tray("lost-allied".to_owned(), Text::new("box-lost-allied")));
        trays
    }

    /// Hexes that are worth points in this scenario.
    pub(crate) fn valuable_hexes(&self) -> Vec<(HexId, i32)> {
        match &self.data.scenario.victory {
            Victory::Cities { .. } => self
                .data
                .map
                .cities
                .iter()
                .flat_map(|c| c.hexes.iter().map(|&h| (h, c.points / c.hexes.len().max(1) as i32)))
                .collect(),
            Victory::Debrecen { towns, .. } => towns.clone(),
            Victory::Budapest { budapest, hinge } => budapest.iter().chain([hinge]).map(|&h| (h, 1)).collect(),
        }
    }

    pub(crate) fn draw_scene(&self, state: &State, viewer: Viewer) -> Scene {
        let deciding = self.deciders(state);
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat).filter(|&seat| deciding.contains(seat)),
            Viewer::Spectator => None,
        };
        let waited_for = || deciding.iter().filter_map(Side::of).map(|side| Arg::Word(side.word().into())).collect();
        let prompt = match seat.and_then(|seat| decision::prompt(self, state, seat)) {
            Some(prompt) => prompt,
            None if state.phase == Phase::Over => Text::new("prompt-over"),
            None => Text::new("prompt-wait").arg("sides", Arg::List(waited_for())),
        };
        Scene {
            turn: self.turn_text(state.turn),
            phases: PHASES.iter().map(|phase| (*phase).to_owned()).collect(),
            phase: self.phase_index(state),
            deciding,
            prompt,
            pieces: self.pieces(state, viewer),
            marks: self.marks(state),
            sketch: Default::default(),
            panels: self.panels(state),
            choices: seat.map(|seat| decision::choices(self, state, seat)).unwrap_or_default(),
            closing: seat.and_then(|seat| decision::closing(self, state, seat)),
            outcome: self.outcome(state),
        }
    }

    fn phase_index(&self, state: &State) -> usize {
        match state.phase {
            Phase::Shift | Phase::Uprising | Phase::Intake(..) | Phase::Transfers => 0,
            Phase::Missions | Phase::Skies(..) | Phase::CloseSupport(_) => 1,
            Phase::Move(Side::Allied) => 2,
            Phase::Combat(Side::Allied) => 3,
            Phase::Move(Side::Axis) => 4,
            Phase::Combat(Side::Axis) => 5,
            Phase::SupplyCheck(_) | Phase::LateTransfers | Phase::Over => 6,
        }
    }

    /// The secret missions a viewer may see: his own.
    fn missions_seen_by<'a>(&self, state: &'a State, viewer: Viewer) -> &'a [(AirId, Zone)] {
        let own = Side::BOTH.into_iter().find(|side| viewer.is(side.seat()));
        own.map_or(&[], |side| state.orders[side].missions.as_slice())
    }

    fn pieces(&self, state: &State, viewer: Viewer) -> Vec<Piece> {
        let land = self.data.unit_ids().filter_map(|unit| self.land_piece(state, unit));
        let missions = self.missions_seen_by(state, viewer);
        let secret = |air: AirId| missions.iter().find(|mission| mission.0 == air).map(|mission| mission.1);
        land.chain(self.data.air_ids().filter_map(|air| self.air_piece(state, air, secret(air)))).collect()
    }

    fn land_piece(&self, state: &State, unit: UnitId) -> Option<Piece> {
        let data = self.data.unit(unit);
        let now = state.unit(unit);
        let at = match now.place {
            Place::Hex(hex) => self.hex_name(hex),
            Place::Coming(turn) => format!("due-{turn}"),
            Place::Lost => lost_box(data.side),
            Place::Out => return None,
        };
        let printed = state.printed(unit, &self.data);
        let factors = match (data.kind, data.side) {
            (Kind::Hq | Kind::Column, _) => printed.movement.to_string(),
            (_, Side::Axis) => format!("{}-{}", printed.attack, printed.movement),
            (_, Side::Allied) => format!("{}-{}-{}", printed.attack, printed.defence, printed.movement),
        };
        let steps = (data.steps() - u8::from(now.reduced), data.steps());
        let markers = self.markers(state, unit).into_iter().map(str::to_owned).collect();
        let counter = counter(&data.id, data.nation, data.kind.symbol());
        Some(Piece { at, factors, steps, markers, ..counter })
    }

    /// What lies on a counter on the map.
    fn markers(&self, state: &State, unit: UnitId) -> Vec<&'static str> {
        let now = state.unit(unit);
        if now.hex().is_none() {
            return Vec::new();
        }
        let on = [
            (now.supply == Supply::Attenuated, "marker-attenuated"),
            (now.supply == Supply::None, "marker-unsupplied"),
            (now.marks.has(Marks::MOVED), "marker-moved"),
            (now.marks.has(Marks::ATTACKED), "marker-fought"),
            (self.is_s_bound(state, unit), "marker-slovakia"),
        ];
        on.into_iter().filter(|(lies, _)| *lies).map(|(_, word)| word).collect()
    }

    /// An air unit as it is known; `secret` is the zone of its mission, if the viewer gave it.
    fn air_piece(&self, state: &State, air: AirId, secret: Option<Zone>) -> Option<Piece> {
        let data = self.data.air(air);
        let now = state.air(air);
        let at = match (now.place, secret) {
            (_, Some(zone)) | (AirPlace::Over(zone), None) => zone_name(zone),
            (AirPlace::Available, None) => format!("air-{}", now.front.map_or("axis", Front::name)),
            (AirPlace::Coming(_), None) => return None,
            (AirPlace::Lost, None) => lost_box(data.side),
        };
        let factor = if data.kind.is_fighter() { data.air.to_string() } else { format!("({})", data.air) };
        let factors = format!("{factor}-{}", self.bombs(state, air));
        let steps = (data.steps - u8::from(now.reduced), data.steps);
        let markers = secret.map(|_| "marker-secret".to_owned()).into_iter().collect();
        let counter = counter(&data.id, data.nation, data.kind.symbol());
        Some(Piece { at, factors, steps, markers, ..counter })
    }

    fn marks(&self, state: &State) -> Vec<Mark> {
        let names = |hexes: board::HexSet| hexes.iter().map(|h| self.hex_name(h)).collect::<Vec<_>>();
        let mut marks = vec![Mark { kind: "allied-control".to_owned(), spaces: names(state.allied) }];
        for side in Side::BOTH {
            let kind = if side == Side::Axis { "axis-zone" } else { "allied-zone" };
            marks.push(Mark { kind: kind.to_owned(), spaces: names(self.zone(state, side)) });
        }
        let mut cut = board::HexSet::EMPTY;
        for side in Side::BOTH {
            let kind = if side == Side::Axis { "supply-axis" } else { "supply-allied" };
            marks.push(Mark { kind: kind.to_owned(), spaces: names(self.supply_net(state, side)) });
            let without = self.supply_of(state, side).into_iter().filter(|(_, supply)| *supply == Supply::None);
            without.filter_map(|(unit, _)| state.hex_of(unit)).for_each(|hex| cut.insert(hex));
        }
        if !cut.is_empty() {
            marks.push(Mark { kind: "unsupplied".to_owned(), spaces: names(cut) });
        }
        if let Some(Frame::Moving(m)) = state.frames.last() {
            marks.push(Mark { kind: "selected".to_owned(), spaces: vec![self.hex_name(m.at)] });
        }
        if let Some(fight) = state.fight() {
            marks.push(Mark { kind: "target".to_owned(), spaces: vec![self.hex_name(fight.target)] });
        }
        marks
    }

    fn panels(&self, state: &State) -> Vec<Panel> {
        let row = |text: Text, value: String, clause: Clause| Row { text, value, clause: Some(clause.id().to_owned()) };
        let mut rows = vec![row(Text::new("panel-points"), self.score(state).to_string(), clause!("BPH-11.1a"))];
        if let Some(quota) = state.fuhrer.quota {
            let value = format!("{} / {}", quota.steps, quota.armour);
            let clause = if state.fuhrer.ordered == 1 { clause!("BPH-12.1d") } else { clause!("BPH-12.1e") };
            rows.push(row(Text::new("panel-quota"), value, clause));
        }
        let mut panels = vec![Panel::new("score", Text::new("panel-score"), rows)];
        if let Phase::Intake(side, _) = state.phase {
            let mut rows =
                vec![row(Text::new("panel-columns"), state.pools.columns.to_string(), clause!("BPH-5.8.2a"))];
            for r in &self.data.replacements {
                let left = state.pools.replacements[r.nation][r.branch];
                let ours = r.nation.side() == side;
                if left > 0 && ours {
                    let key =
                        if r.branch == Branch::Air { "panel-air-replacements" } else { "panel-land-replacements" };
                    let text = Text::new(key).word("nation", r.nation.word());
                    rows.push(row(text, left.to_string(), clause!("BPH-6.3f")));
                }
            }
            panels.push(Panel::new("pools", Text::new("panel-pools"), rows));
        }
        // A headquarters alone is lost without a roll (BPH-10.6a).
        let rolls = |f: &&Fight| !f.attackers.is_empty() && !self.is_headquarters_alone(state, f);
        if let Some(fight) = state.fight().filter(|f| f.stage <= Stage::DefenderSupport).filter(rolls) {
            panels.push(self.fight_panel(state, fight));
        }
        panels
    }

    /// The sum of a fight line by line, and what the die can bring.
    pub(crate) fn fight_panel(&self, state: &State, fight: &Fight) -> Panel {
        let sum = self.sum(state, fight);
        let columns = &self.data.combat.columns;
        let signed = |value: i8| format!("{value:+}");
        let mut rows = vec![Row {
            text: Text::new("sum-ratio").number("attack", sum.attack).number("defence", sum.defence),
            value: columns[sum.ratio].clone(),
            clause: Some(clause!("BPH-8.2a").id().to_owned()),
        }];
        for line in sum.shifts.iter().chain(&sum.die) {
            rows.push(Row {
                text: line.text.clone(),
                value: signed(line.value),
                clause: Some(line.clause.id().to_owned()),
            });
        }
        rows.push(Row { text: Text::new("sum-column"), value: columns[sum.column].clone(), clause: None });
        let results = self.chances(fight.attacker, sum.column, sum.die_modifier());
        rows.extend(self.expected_losses(state, fight, &results));
        let millionths = |p: f64| (p * 1e6).round() as u32;
        let title = Text::new("panel-fight").text("hex", self.place_text(fight.target));
        let chances = results.iter().map(|(result, p)| (result.to_string(), millionths(*p))).collect();
        let meanings = results.iter().map(|(result, _)| result.meaning()).collect();
        let panel = Panel { meanings, ..Panel::new("fight", title, rows) };
        panel.rolling(SeatSet::one(fight.attacker.seat()), chances)
    }

    /// How many steps each side loses on average, of those it has.
    fn expected_losses(&self, state: &State, fight: &Fight, results: &[(CombatResult, f64)]) -> [Row; 2] {
        let steps_of = |units: &UnitSet| -> u8 { units.iter().map(|unit| state.steps(unit, &self.data)).sum() };
        let defenders = self.defenders(state, fight.attacker.enemy(), fight.target);
        let (own, steps) = (steps_of(&fight.attackers), steps_of(&defenders));
        let city = self.city_rule(fight.target);
        let attacker = |result: CombatResult| match result {
            CombatResult::Losses { attacker, .. } => attacker.min(own),
            CombatResult::Eliminated => 0,
        };
        let mean = |lost: &dyn Fn(CombatResult) -> u8| -> f64 {
            results.iter().map(|(result, chance)| f64::from(lost(*result)) * chance).sum()
        };
        let row =
            |key: &'static str, mean: f64| Row { text: Text::new(key), value: format!("{mean:.1}"), clause: None };
        [
            row("sum-attacker-loses", mean(&attacker)),
            row("sum-defender-loses", mean(&|result| defender_loss(result, steps, city).0)),
        ]
    }

    /// The chances of a fight as it stands, for hints and tools.
    pub fn fight_chances(&self, state: &State) -> Option<(odds::Sum, Vec<(CombatResult, f64)>)> {
        let fight = state.fight()?;
        let sum = self.sum(state, fight);
        let chances = self.chances(fight.attacker, sum.column, sum.die_modifier());
        Some((sum, chances))
    }
}
