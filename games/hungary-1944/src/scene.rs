//! The game as it is drawn for one viewer. Everything in here may be known to that viewer: other seats' air missions are
//! read only through `missions_seen_by`.

use crate::action::{Action, Hex};
use crate::data::{TownKind, Victory};
use crate::movement::halves;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Rules, odds};
use board::HexId;
use kernel::scene::{Board, Choice, Label, Line, Mark, Panel, Piece, Region, Row, Shape, Space, Tone, Tray};
use kernel::{Game, Scene, Text, Viewer};
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
fn zone_name(zone: Zone) -> String {
    format!("zone-{}", zone.0)
}

impl Rules {
    pub(crate) fn draw_board(&self) -> Board {
        let map = &self.data.map;
        let grid = &map.grid;
        let west = grid.hexes().map(|h| grid.place(h).0).min().unwrap_or(0);
        let north = grid.hexes().map(|h| grid.place(h).1).min().unwrap_or(0);
        let space = |hex: HexId| {
            let (x, y) = grid.place(hex);
            let data = map.hex(hex);
            let mut facts = vec![
                Text::new("fact-country").word("country", format!("country-{}", data.country.to_ascii_lowercase())),
                Text::new("fact-zone").number("zone", data.zone.0),
            ];
            for side in Side::BOTH {
                if map.supply[side.index()].contains(hex) {
                    facts.push(Text::new("fact-supply").word("side", side.word()));
                }
            }
            Space {
                id: grid.name(hex),
                x: (x - west) * 50,
                y: (y - north) * ROW_HEIGHT,
                kind: data.terrain.word().to_owned(),
                outline: Vec::new(),
                facts,
            }
        };
        let pair = |&(a, b): &(HexId, HexId)| (grid.name(a), grid.name(b));
        let mut lines = Vec::new();
        for river in map.rivers.iter().chain(&map.lakes) {
            let kind = match river.water {
                Water::Danube => "danube",
                Water::Lake => "lake",
                _ => "river",
            };
            let between = river.sides.iter().map(pair).collect();
            lines.push(Line { kind: kind.to_owned(), name: Some(river.name.clone()), between, along_side: true });
        }
        for railway in &map.railways {
            let between = railway.hexes.windows(2).map(|w| pair(&(w[0], w[1]))).collect();
            lines.push(Line { kind: "rail".to_owned(), name: Some(railway.name.clone()), between, along_side: false });
        }
        for line in &map.lines {
            let between = line.sides.iter().map(pair).collect();
            lines.push(Line { kind: "fortified".to_owned(), name: Some(line.name.clone()), between, along_side: true });
        }
        let borders = grid.hexes().flat_map(|h| grid.neighbours(h).map(move |(_, n)| (h, n)));
        let borders = borders.filter(|&(a, b)| a < b && map.hex(a).country != map.hex(b).country);
        let between = borders.map(|p| pair(&p)).collect();
        lines.push(Line { kind: "border".to_owned(), name: None, between, along_side: true });
        let town = |kind| match kind {
            TownKind::BigCity => "bigcity",
            TownKind::City => "city",
            TownKind::Town => "town",
            TownKind::Pass => "pass",
        };
        let mut labels: Vec<Label> = map
            .towns
            .iter()
            .map(|t| Label {
                at: grid.name(t.hex),
                text: t.name.clone(),
                other: t.other.clone(),
                kind: town(t.kind).to_owned(),
            })
            .collect();
        for (hex, points) in self.valuable_hexes() {
            labels.push(Label { at: grid.name(hex), text: points.to_string(), other: None, kind: "points".to_owned() });
        }
        let spaces = grid.hexes().map(space).collect();
        let (regions, trays) = (self.air_zones(), self.trays());
        Board { spaces, lines, labels, regions, trays, ..Board::empty(Shape::PointyHexes) }
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

    pub(crate) fn draw(&self, s: &State, viewer: Viewer) -> Scene {
        let side = match viewer {
            Viewer::Seat(seat) => Side::of(seat).filter(|_| self.deciders(s).contains(seat)),
            Viewer::Spectator => None,
        };
        let prompt = match side {
            Some(side) => self.prompt(s, side),
            None if s.phase == Phase::Over => Text::new("prompt-over"),
            None => Text::new("prompt-wait").arg(
                "sides",
                kernel::Arg::List(
                    self.deciders(s).iter().filter_map(Side::of).map(|x| kernel::Arg::Word(x.word().into())).collect(),
                ),
            ),
        };
        Scene {
            turn: self.turn_text(s.turn),
            phases: PHASES.iter().map(|p| (*p).to_owned()).collect(),
            phase: self.phase_index(s),
            deciding: self.deciders(s),
            prompt,
            pieces: self.pieces(s, viewer),
            marks: self.marks(s),
            sketch: Default::default(),
            panels: self.panels(s),
            choices: side.map(|side| self.choices(s, side)).unwrap_or_default(),
            outcome: self.outcome(s),
        }
    }

    fn phase_index(&self, s: &State) -> usize {
        match s.phase {
            Phase::Shift | Phase::Uprising | Phase::Intake(..) | Phase::Transfers => 0,
            Phase::Missions | Phase::Skies(..) | Phase::CloseSupport(_) => 1,
            Phase::Move(Side::Allied) => 2,
            Phase::Combat(Side::Allied) => 3,
            Phase::Move(Side::Axis) => 4,
            Phase::Combat(Side::Axis) => 5,
            Phase::SupplyCheck(_) | Phase::LateTransfers | Phase::Over => 6,
        }
    }

    /// What a side has to decide now.
    pub(crate) fn prompt(&self, s: &State, side: Side) -> Text {
        match s.frames.last() {
            Some(Frame::Placing(p)) => Text::new("prompt-place").name("unit", self.unit_name(p.unit)),
            Some(Frame::Moving(m)) => {
                let left = self.stack_allowance(s, &m.units).saturating_sub(m.spent);
                Text::new("prompt-moving")
                    .names("units", self.names(&m.units))
                    .name("left", halves(if m.stopped { 0 } else { left }))
            }
            Some(Frame::Fight(f)) => {
                let key = match f.stage {
                    Stage::Attackers => "prompt-attackers",
                    Stage::Surplus => "prompt-surplus",
                    Stage::Avoid => "prompt-avoid",
                    Stage::AttackerSupport => "prompt-support-attack",
                    Stage::DefenderSupport => "prompt-support-defence",
                    Stage::DefenderLosses | Stage::AttackerLosses => {
                        let due = f.losses[side.index()];
                        return Text::new("prompt-losses").number("due", due).name("hex", self.hex_name(f.target));
                    }
                    Stage::Advance => "prompt-advance",
                    Stage::Exploitation => "prompt-exploit",
                };
                Text::new(key).name("hex", self.hex_name(f.target))
            }
            Some(Frame::Run(run)) => {
                Text::new("prompt-run").name("unit", self.unit_name(run.unit)).name("left", halves(run.left))
            }
            Some(Frame::Retreat { unit, .. }) => Text::new("prompt-retreat").name("unit", self.unit_name(*unit)),
            None => match s.phase {
                Phase::Shift => Text::new("prompt-shift"),
                Phase::Uprising => Text::new("prompt-uprising"),
                Phase::Intake(_, Intake::Columns) => Text::new("prompt-columns").number("left", s.pools.columns),
                Phase::Intake(_, Intake::Replacements) => Text::new("prompt-replacements"),
                Phase::Intake(_, Intake::Reinforcements) => Text::new("prompt-reinforcements"),
                Phase::Intake(_, Intake::Withdrawals) => {
                    let due = self.next_to_leave(s).map(|u| self.unit_name(u)).unwrap_or_default();
                    Text::new("prompt-withdraw").name("unit", due)
                }
                Phase::Transfers | Phase::LateTransfers => Text::new("prompt-transfers"),
                Phase::Missions => Text::new("prompt-missions"),
                Phase::Skies(zone, Sky::Abort(_)) => Text::new("prompt-abort").number("zone", zone.0),
                Phase::Skies(zone, Sky::Target(_)) => Text::new("prompt-target").number("zone", zone.0),
                Phase::Skies(zone, Sky::Answer(_)) => Text::new("prompt-answer").number("zone", zone.0),
                Phase::CloseSupport(_) => Text::new("prompt-close-support"),
                Phase::Move(side) => Text::new("prompt-move").word("side", side.word()),
                Phase::Combat(side) => match s.fuhrer.quota.filter(|q| q.open() && side == Side::Axis) {
                    Some(quota) => {
                        Text::new("prompt-combat-quota").number("steps", quota.steps).number("armour", quota.armour)
                    }
                    None => Text::new("prompt-combat").word("side", side.word()),
                },
                Phase::SupplyCheck(_) => Text::new("prompt-supply"),
                Phase::Over => Text::new("prompt-over"),
            },
        }
    }

    /// The secret missions a viewer may see: his own.
    fn missions_seen_by<'a>(&self, s: &'a State, viewer: Viewer) -> &'a [(AirId, Zone)] {
        let own = Side::BOTH.into_iter().find(|side| viewer.is(side.seat()));
        own.map_or(&[], |side| s.orders[side.index()].missions.as_slice())
    }

    fn pieces(&self, s: &State, viewer: Viewer) -> Vec<Piece> {
        let mut pieces = Vec::new();
        for unit in self.data.unit_ids() {
            let data = self.data.unit(unit);
            let state = s.unit(unit);
            let at = match state.place {
                Place::Hex(hex) => self.hex_name(hex),
                Place::Coming(turn) => format!("due-{turn}"),
                Place::Lost => format!("lost-{}", if data.side == Side::Axis { "axis" } else { "allied" }),
                Place::Out => continue,
            };
            let f = s.printed(unit, &self.data);
            let factors = match (data.kind, data.side) {
                (Kind::Hq | Kind::Column, _) => f.movement.to_string(),
                (_, Side::Axis) => format!("{}-{}", f.attack, f.movement),
                (_, Side::Allied) => format!("{}-{}-{}", f.attack, f.defence, f.movement),
            };
            let mut markers = Vec::new();
            if state.hex().is_some() {
                match state.supply {
                    Supply::Full => {}
                    Supply::Attenuated => markers.push("marker-attenuated"),
                    Supply::None => markers.push("marker-unsupplied"),
                }
                for (mark, word) in [(Marks::MOVED, "marker-moved"), (Marks::ATTACKED, "marker-fought")] {
                    if state.marks.has(mark) {
                        markers.push(word);
                    }
                }
                if data.s_mark && s.s_units == SUnits::Bound {
                    markers.push("marker-slovakia");
                }
            }
            pieces.push(Piece {
                id: data.id.clone(),
                seat: data.side.seat(),
                nation: data.nation.code().to_owned(),
                symbol: data.kind.symbol().to_owned(),
                name: None,
                at,
                factors,
                steps: (data.steps() - u8::from(state.reduced), data.steps()),
                markers: markers.into_iter().map(str::to_owned).collect(),
                count: None,
                figure: None,
            });
        }
        let missions = self.missions_seen_by(s, viewer);
        for air in self.data.air_ids() {
            let data = self.data.air(air);
            let state = s.air(air);
            let secret = missions.iter().find(|m| m.0 == air).map(|m| m.1);
            let at = match (state.place, secret) {
                (_, Some(zone)) | (AirPlace::Over(zone), None) => zone_name(zone),
                (AirPlace::Available, None) => format!("air-{}", state.front.map_or("axis", Front::name)),
                (AirPlace::Coming(_), None) => continue,
                (AirPlace::Lost, None) => {
                    format!("lost-{}", if data.side == Side::Axis { "axis" } else { "allied" })
                }
            };
            let factor = if data.kind.is_fighter() { data.air.to_string() } else { format!("({})", data.air) };
            pieces.push(Piece {
                id: data.id.clone(),
                seat: data.side.seat(),
                nation: data.nation.code().to_owned(),
                symbol: data.kind.symbol().to_owned(),
                name: None,
                at,
                factors: format!("{factor}-{}", self.bombs(s, air)),
                steps: (data.steps - u8::from(state.reduced), data.steps),
                markers: secret.map(|_| "marker-secret".to_owned()).into_iter().collect(),
                count: None,
                figure: None,
            });
        }
        pieces
    }

    fn marks(&self, s: &State) -> Vec<Mark> {
        let names = |hexes: board::HexSet| hexes.iter().map(|h| self.hex_name(h)).collect::<Vec<_>>();
        let mut marks = vec![Mark { kind: "allied-control".to_owned(), spaces: names(s.allied) }];
        for side in Side::BOTH {
            let kind = if side == Side::Axis { "axis-zone" } else { "allied-zone" };
            marks.push(Mark { kind: kind.to_owned(), spaces: names(self.zone(s, side)) });
        }
        if let Some(Frame::Moving(m)) = s.frames.last() {
            marks.push(Mark { kind: "selected".to_owned(), spaces: vec![self.hex_name(m.at)] });
        }
        if let Some(fight) = s.fight() {
            marks.push(Mark { kind: "target".to_owned(), spaces: vec![self.hex_name(fight.target)] });
        }
        marks
    }

    fn panels(&self, s: &State) -> Vec<Panel> {
        let row =
            |text: Text, value: String, clause: Option<&str>| Row { text, value, clause: clause.map(str::to_owned) };
        let mut rows = vec![row(Text::new("panel-points"), self.score(s).to_string(), Some("BPH-11.1a"))];
        if let Some(quota) = s.fuhrer.quota {
            let value = format!("{} / {}", quota.steps, quota.armour);
            let clause = if s.fuhrer.ordered == 1 { "BPH-12.1d" } else { "BPH-12.1e" };
            rows.push(row(Text::new("panel-quota"), value, Some(clause)));
        }
        let mut panels =
            vec![Panel { id: "score".to_owned(), title: Text::new("panel-score"), rows, chances: Vec::new() }];
        if let Phase::Intake(side, _) = s.phase {
            let mut rows = vec![row(Text::new("panel-columns"), s.pools.columns.to_string(), Some("BPH-5.8.2a"))];
            for r in &self.data.replacements {
                let left = s.pools.replacements[r.nation.index()][usize::from(r.air)];
                let ours = matches!(r.nation, Nation::De | Nation::Hu) == (side == Side::Axis);
                if left > 0 && ours {
                    let key = if r.air { "panel-air-replacements" } else { "panel-land-replacements" };
                    let text = Text::new(key).word("nation", r.nation.word());
                    rows.push(row(text, left.to_string(), Some("BPH-6.3f")));
                }
            }
            panels.push(Panel { id: "pools".to_owned(), title: Text::new("panel-pools"), rows, chances: Vec::new() });
        }
        // A headquarters alone is lost without a roll (BPH-10.6a).
        let rolls = |f: &&Fight| !f.attackers.is_empty() && !self.is_headquarters_alone(s, f);
        if let Some(fight) = s.fight().filter(|f| f.stage <= Stage::DefenderSupport).filter(rolls) {
            panels.push(self.fight_panel(s, fight));
        }
        panels
    }

    /// The sum of a fight line by line, and what the die can bring.
    pub(crate) fn fight_panel(&self, s: &State, fight: &Fight) -> Panel {
        let sum = self.sum(s, fight);
        let columns = &self.data.combat.columns;
        let signed = |value: i8| format!("{value:+}");
        let mut rows = vec![Row {
            text: Text::new("sum-ratio").number("attack", sum.attack).number("defence", sum.defence),
            value: columns[sum.ratio].clone(),
            clause: Some("BPH-8.2a".to_owned()),
        }];
        for line in sum.shifts.iter().chain(&sum.die) {
            rows.push(Row { text: line.text.clone(), value: signed(line.value), clause: Some(line.clause.to_owned()) });
        }
        rows.push(Row { text: Text::new("sum-column"), value: columns[sum.column].clone(), clause: None });
        let chances = self.chances(fight.attacker, sum.column, sum.die_modifier());
        let millionths = |p: f64| (p * 1e6).round() as u32;
        Panel {
            id: "fight".to_owned(),
            title: Text::new("panel-fight").name("hex", self.hex_name(fight.target)),
            rows,
            chances: chances.into_iter().map(|(result, p)| (result.to_string(), millionths(p))).collect(),
        }
    }

    fn choices(&self, s: &State, side: Side) -> Vec<Choice> {
        let mut actions = Vec::new();
        self.actions(s, side.seat(), &mut actions);
        let ways = match s.frames.last() {
            Some(Frame::Moving(m)) if !m.stopped => Some(self.ways(s, m)),
            _ => None,
        };
        let overlooked = self.overlooked(s, &actions);
        actions
            .into_iter()
            .map(|action| {
                let (space, piece) = self.anchor(s, action);
                let cost = match (action, &ways) {
                    (Action::MoveTo(Hex(hex)), Some(ways)) => ways.cost(hex).map(|(cost, _)| halves(cost)),
                    (Action::MobileAttack(Hex(hex)), _) => match s.frames.last() {
                        Some(Frame::Moving(m)) => self.mobile_attack_cost(s, m, hex).map(halves),
                        _ => None,
                    },
                    _ => None,
                };
                let tone = match action {
                    Action::Attack(_) | Action::MobileAttack(_) => Tone::Attack,
                    Action::Done => Tone::Finish,
                    _ => Tone::Plain,
                };
                let written = serde_json::to_value(action).unwrap_or_default();
                let region = match action {
                    Action::Mission { zone, .. } => Some(zone_name(zone)),
                    _ => None,
                };
                let warning = overlooked.clone().filter(|_| action == Action::Done);
                Choice { space, region, piece, cost, tone, warning, ..Choice::new(written, self.describe(s, &action)) }
            })
            .collect()
    }

    /// What on the board an action hangs on.
    fn anchor(&self, s: &State, action: Action) -> (Option<String>, Option<String>) {
        use Action as A;
        match action {
            A::Done | A::Avoid => (None, None),
            A::RiverColumn(hex) | A::Place(hex) | A::MoveTo(hex) | A::MobileAttack(hex) | A::Attack(hex) => {
                (Some(self.hex_name(hex.0)), None)
            }
            A::Column(u)
            | A::Restore(u)
            | A::Rebuild { unit: u, .. }
            | A::Fill(u)
            | A::Rally { first: u, .. }
            | A::Enter(u)
            | A::Withdraw(u)
            | A::Select(u)
            | A::Join(u)
            | A::Attacker(u)
            | A::Surplus(u)
            | A::Artillery { artillery: u, .. }
            | A::Spend(u)
            | A::Lose(u)
            | A::Advance(u)
            | A::Exploit(u)
            | A::Concede(u) => (s.hex_of(u).map(|h| self.hex_name(h)), Some(self.unit_name(u))),
            A::RestoreAir { air, .. }
            | A::Transfer { air, .. }
            | A::Mission { air, .. }
            | A::Abort(air)
            | A::Target { air, .. }
            | A::AirSupport(air) => (None, Some(self.air_name(air))),
            A::Tie { air, hex } => (Some(self.hex_name(hex.0)), Some(self.air_name(air))),
        }
    }

    fn air_name(&self, air: AirId) -> String {
        self.data.air.get(air.index()).map_or_else(String::new, |a| a.id.clone())
    }

    pub(crate) fn describe_action(&self, action: Action) -> Text {
        use Action as A;
        let unit = |key: &'static str, u: UnitId| Text::new(key).name("unit", self.unit_name(u));
        let hex = |key: &'static str, h: Hex| {
            let name = if h.0.index() < self.data.map.grid.len() { self.hex_name(h.0) } else { String::new() };
            let town = self.data.map.towns.iter().find(|t| t.hex == h.0);
            Text::new(key).name("hex", town.map_or(name.clone(), |t| format!("{name} {}", t.name)))
        };
        let air = |key: &'static str, a: AirId| Text::new(key).name("air", self.air_name(a));
        match action {
            A::Done => Text::new("do-done"),
            A::Column(u) => unit("do-column", u),
            A::RiverColumn(h) => hex("do-river-column", h),
            A::Restore(u) => unit("do-restore", u),
            A::Rebuild { unit: u, full: true } => unit("do-rebuild-full", u),
            A::Rebuild { unit: u, full: false } => unit("do-rebuild", u),
            A::RestoreAir { air: a, front: None } => air("do-restore-air", a),
            A::RestoreAir { air: a, front: Some(f) } => air("do-restore-air-front", a).name("front", f.name()),
            A::Fill(u) => unit("do-fill", u),
            A::Rally { first, second } => unit("do-rally", first).name("second", self.unit_name(second)),
            A::Enter(u) => unit("do-enter", u),
            A::Place(h) => hex("do-place", h),
            A::Withdraw(u) => unit("do-withdraw", u),
            A::Transfer { air: a, front } => air("do-transfer", a).name("front", front.name()),
            A::Mission { air: a, zone } => air("do-mission", a).number("zone", zone.0),
            A::Abort(a) => air("do-abort", a),
            A::Target { air: a, target } => air("do-target", a).name("target", self.air_name(target)),
            A::Tie { air: a, hex: h } => air("do-tie", a).name("hex", self.hex_name(h.0)),
            A::Select(u) => unit("do-select", u),
            A::Join(u) => unit("do-join", u),
            A::MoveTo(h) => hex("do-move", h),
            A::MobileAttack(h) => hex("do-mobile-attack", h),
            A::Attack(h) => hex("do-attack", h),
            A::Attacker(u) => unit("do-attacker", u),
            A::Surplus(u) => unit("do-surplus", u),
            A::Avoid => Text::new("do-avoid"),
            A::Artillery { artillery, column } => {
                unit("do-artillery", artillery).name("column", self.unit_name(column))
            }
            A::Spend(u) => unit("do-spend", u),
            A::AirSupport(a) => air("do-air-support", a),
            A::Lose(u) => unit("do-lose", u),
            A::Advance(u) => unit("do-advance", u),
            A::Exploit(u) => unit("do-exploit", u),
            A::Concede(u) => unit("do-concede", u),
        }
    }

    /// The chances of a fight as it stands, for hints and tools.
    pub fn fight_chances(&self, s: &State) -> Option<(odds::Sum, Vec<(crate::data::CombatResult, f64)>)> {
        let fight = s.fight()?;
        let sum = self.sum(s, fight);
        let chances = self.chances(fight.attacker, sum.column, sum.die_modifier());
        Some((sum, chances))
    }
}
