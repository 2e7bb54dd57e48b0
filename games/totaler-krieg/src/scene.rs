//! The game as it is drawn. Nothing is secret.

use crate::data::{CombatResult, Effect};
use crate::sequence::ORDER;
use crate::shown::{piece_id, support_piece_id};
use crate::state::*;
use crate::vocabulary::*;
use crate::{Clause, Rules};
use board::{Dir, HexId, HexSet};
use kernel::decision;
use kernel::scene::{Board, Choice, Label, Line, Mark, Panel, Piece, Region, Row, Shape, Space, Tone, Tray};
use kernel::{Game, Scene, SeatSet, Text, Viewer};
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

impl Rules {
    pub(crate) fn draw_board(&self) -> Board {
        let map = &self.data.map;
        let unused = self.land_out_of_play();
        let mut board = Board::empty(Shape::PointyHexes);
        for hex in map.grid.hexes() {
            let data = map.hex(hex);
            let (x, y) = map.grid.place(hex);
            let mut facts = Vec::new();
            if let Some(country) = data.country {
                facts.push(Text::new("fact-country").word("country", country.word()));
            }
            for zone in data.zone.into_iter().chain(data.coast.iter()) {
                facts.push(Text::new("fact-zone").word("zone", self.zone_word(zone)));
            }
            let features = [
                (data.capital, "fact-capital"),
                (data.city && !data.capital, "fact-city"),
                (data.port, "fact-port"),
                (data.fort, "fact-fort"),
                (map.limit4.contains(hex), "fact-limit4"),
                (map.ice.contains(hex), "fact-ice"),
            ];
            facts.extend(features.iter().filter(|f| f.0).map(|f| Text::new(f.1)));
            if let Some(faction) = data.strategic {
                facts.push(Text::new("fact-strategic").word("faction", faction.word()));
            }
            let id = map.name(hex);
            if let Some(name) = &data.name {
                let kind = if data.city { "city" } else { "town" }.to_owned();
                board.labels.push(Label { at: id.clone(), text: name.clone(), other: None, kind });
            }
            if data.port {
                board.labels.push(Label {
                    at: id.clone(),
                    text: "⚓".to_owned(),
                    other: None,
                    kind: "port".to_owned(),
                });
            }
            let kind = data.terrain.word().to_owned();
            // Rows lie closer than columns: 3/4 of the height of a hex with a point at the top.
            let (x, y, out_of_play) = (x * 50, y * 87, unused.contains(hex));
            board.spaces.push(Space { id, x, y, kind, outline: Vec::new(), facts, out_of_play });
        }
        self.draw_lines(&mut board);
        for zone in map.zone_ids() {
            let spaces = map.grid.hexes().filter(|&h| map.hex(h).zone == Some(zone)).map(|h| map.name(h)).collect();
            let id = map.zones[zone.index()].clone();
            board.regions.push(Region { id, title: Text::new(self.zone_word(zone)), spaces });
        }
        for b in &self.data.scenario.boxes {
            board.trays.push(Tray { id: b.id.clone(), title: Text::new(format!("box-{}", b.id)) });
        }
        for tray in ["available", "delay"] {
            for faction in &self.data.scenario.turn_order {
                let title = Text::new(format!("tray-{tray}")).word("faction", faction.word());
                board.trays.push(Tray { id: format!("{tray}-{}", faction.id()), title });
            }
        }
        board
    }

    fn draw_lines(&self, board: &mut Board) {
        let map = &self.data.map;
        let pairs = |wanted: &dyn Fn(HexId, Dir) -> bool| {
            let mut found = Vec::new();
            for hex in map.grid.hexes() {
                for (dir, next) in map.grid.neighbours(hex).filter(|&(_, n)| n > hex) {
                    if wanted(hex, dir) {
                        found.push((map.name(hex), map.name(next)));
                    }
                }
            }
            found
        };
        let land =
            |h: HexId, d: Dir| map.land.contains(h) && map.grid.neighbour(h, d).is_some_and(|n| map.land.contains(n));
        for &kind in SideKind::ALL.iter().filter(|k| **k != SideKind::Plain) {
            let between = pairs(&|h, d| map.side(h, d) == kind && land(h, d));
            if !between.is_empty() {
                board.lines.push(Line { kind: kind.id().to_owned(), name: None, between, along_side: true });
            }
        }
        let between = pairs(&|h, d| map.linked(h, d));
        board.lines.push(Line { kind: "rail".to_owned(), name: None, between, along_side: false });
        let country = |h: HexId| map.hex(h).country;
        let between = pairs(&|h, d| land(h, d) && map.grid.neighbour(h, d).is_some_and(|n| country(n) != country(h)));
        board.lines.push(Line { kind: "border".to_owned(), name: None, between, along_side: true });
    }

    pub(crate) fn draw_scene(&self, state: &State, viewer: Viewer) -> Scene {
        let decider = self.deciders(state).first().and_then(Faction::of);
        let faction = match viewer {
            Viewer::Seat(seat) => Faction::of(seat),
            Viewer::Spectator => None,
        };
        let prompt = match decider {
            Some(f) if faction == Some(f) => self.prompt(state, f.seat()),
            Some(f) => Text::new("prompt-wait").word("faction", f.word()),
            None => Text::new("prompt-over"),
        };
        Scene {
            turn: self.turn_text(state.turn),
            phases: ORDER.map(|p| p.word().to_owned()).to_vec(),
            phase: ORDER.iter().position(|p| *p == state.segment).unwrap_or(ORDER.len() - 1),
            deciding: self.deciders(state),
            prompt,
            pieces: self.pieces(state),
            marks: self.marks(state, faction),
            sketch: Default::default(),
            panels: self.panels(state),
            choices: faction.map_or_else(Vec::new, |f| self.choices(state, f)),
            closing: faction.and_then(|f| decision::closing(self, state, f.seat())),
            outcome: self.outcome(state),
        }
    }

    /// What a faction can do; ending a segment warns of what is left undone in it.
    fn choices(&self, state: &State, faction: Faction) -> Vec<Choice> {
        let mut choices = decision::choices(self, state, faction.seat());
        let key = match state.segment {
            Segment::Movement | Segment::Reserve => "warn-unmoved",
            Segment::Blitz | Segment::Regular => "warn-attacks",
            Segment::Support => "warn-support",
            Segment::Replacements => "warn-steps",
            Segment::Landing => "warn-ashore",
            _ => return choices,
        };
        let hangs_on = |choice: &Choice| match state.segment {
            Segment::Blitz | Segment::Regular => choice.space.clone(),
            _ => choice.piece.clone(),
        };
        let open: BTreeSet<String> = choices.iter().filter_map(hangs_on).collect();
        if state.frames.is_empty() && !open.is_empty() {
            for choice in choices.iter_mut().filter(|choice| choice.tone == Tone::Finish) {
                choice.warning = Some(Text::new(key).number("n", open.len() as i64));
            }
        }
        choices
    }

    fn pieces(&self, state: &State) -> Vec<Piece> {
        let supplies = ByFaction::from_fn(|f| {
            let present = state.units.iter().any(|u| u.place != Place::Gone && self.faction_of(u.nation) == f);
            present.then(|| self.supply(state, f))
        });
        let unit = |id: UnitId| {
            let u = state.unit(id)?;
            let supplied = supplies[self.faction_of(u.nation)].as_ref().is_some_and(|supply| supply.has(self, u));
            self.unit_piece(id, u, supplied)
        };
        let mut pieces: Vec<Piece> = state.unit_ids().filter_map(unit).collect();
        pieces.extend(state.support_ids().filter_map(|id| self.support_piece(state, id)));
        pieces.extend(self.marker_pieces(state));
        pieces
    }

    fn unit_piece(&self, id: UnitId, u: &Unit, supplied: bool) -> Option<Piece> {
        let faction = self.faction_of(u.nation);
        let at = match u.place {
            Place::Hex(hex) | Place::Dropped(hex) => self.data.map.name(hex),
            Place::Box(b) => self.data.scenario.box_data(b).map_or_else(String::new, |b| b.id.clone()),
            Place::Delay(_) | Place::Lost(_) => format!("delay-{}", faction.id()),
            Place::Gone => return None,
        };
        let on_map = matches!(u.place, Place::Hex(_) | Place::Dropped(_) | Place::Box(_));
        let markers = [
            (matches!(u.place, Place::Dropped(_)), "marker-airdrop"),
            (on_map && !supplied, "marker-unsupplied"),
            (u.marks.has(Marks::MOVED), "marker-moved"),
            (u.marks.has(Marks::ATTACKED), "marker-attacked"),
            (u.marks.has(Marks::SUPPORTED), "marker-supported"),
            (u.exp, "marker-exp"),
        ];
        let row = self.factors(u);
        let (symbol, beside) = u.kind.look();
        Some(Piece {
            id: piece_id(id),
            seat: faction.seat(),
            nation: u.nation.id().to_owned(),
            symbol: symbol.to_owned(),
            name: Some(format!("{}{beside}", u.nation.code())),
            at,
            factors: format!("{}-{}-{}", row.attack, row.defence, row.movement),
            steps: (u.steps, 3),
            markers: markers.iter().filter(|m| m.0).map(|m| m.1.to_owned()).collect(),
            count: None,
            figure: None,
        })
    }

    fn support_piece(&self, state: &State, id: SupportId) -> Option<Piece> {
        let (u, data) = (state.support.get(id.index())?, self.data.scenario.support.get(id.index())?);
        let at = match u.berth {
            Berth::Hex(hex) => self.data.map.name(hex),
            Berth::Zone(zone) => self.data.map.zones[zone.index()].clone(),
            Berth::Available if data.from <= state.turn => format!("available-{}", data.faction.id()),
            Berth::Available | Berth::Delay(_) => format!("delay-{}", data.faction.id()),
            Berth::Ashore => return None,
        };
        Some(Piece {
            id: support_piece_id(id),
            seat: data.faction.seat(),
            nation: data.nation.id().to_owned(),
            symbol: data.kind.symbol().to_owned(),
            name: Some(data.nation.code().to_owned()),
            at,
            factors: String::new(),
            steps: (1, 1),
            markers: if u.used { vec!["marker-used".to_owned()] } else { Vec::new() },
            count: None,
            figure: None,
        })
    }

    fn marker_pieces(&self, state: &State) -> Vec<Piece> {
        let m = &state.markers;
        let map = &self.data.map;
        let mut pieces = Vec::new();
        let mut put = |faction: Faction, symbol: &str, hex: HexId, factors: String| {
            pieces.push(Piece {
                id: format!("m-{symbol}-{}-{}", faction.id(), map.name(hex)),
                seat: faction.seat(),
                nation: faction.id().to_owned(),
                symbol: symbol.to_owned(),
                name: Some(String::new()),
                at: map.name(hex),
                factors,
                steps: (1, 1),
                markers: Vec::new(),
                count: None,
                figure: None,
            });
        };
        for f in Faction::ALL {
            m.detachments[f].iter().for_each(|h| put(f, "detachment", h, String::new()));
            m.logistics[f].iter().for_each(|h| put(f, "supply", h, String::new()));
            m.blitz[f].iter().for_each(|&h| put(f, "blitz", h, String::new()));
        }
        for b in &m.beachheads {
            put(b.faction, "beachhead", b.hex, b.number.to_string());
        }
        if let Some(hex) = m.shaef {
            put(Faction::Western, "shaef", hex, String::new());
        }
        if let Some((f, hex)) = m.partisan_base {
            put(f, "partisan-base", hex, String::new());
        }
        pieces
    }

    fn marks(&self, state: &State, viewer: Option<Faction>) -> Vec<Mark> {
        let map = &self.data.map;
        let presence = self.presence(state);
        let names = |hexes: &HexSet| hexes.iter().map(|h| map.name(h)).collect::<Vec<_>>();
        let mut marks = Vec::new();
        let mut add = |kind: String, hexes: &HexSet| {
            if !hexes.is_empty() {
                marks.push(Mark { kind, spaces: names(hexes) });
            }
        };
        for f in Faction::ALL {
            add(format!("{}-control", f.id()), &self.controlled(state, &presence, f));
            add(format!("{}-zone", f.id()), &presence.zones[f]);
        }
        add("neutral".to_owned(), &self.neutral_land(state));
        add("devastated".to_owned(), &state.markers.devastated);
        for &weather in Weather::ALL.iter().filter(|w| **w != Weather::Fair) {
            add(format!("weather-{}", weather.id()), &self.hexes_with_weather(state, |w| w == weather));
        }
        let shown = viewer.unwrap_or(state.faction);
        add("blitz-enabled".to_owned(), &self.blitz_enabled(state, shown));
        let supply = self.supply_with(state, &presence, shown);
        for &country in Country::ALL {
            if let Some(net) = supply.net(country) {
                add(format!("supply-{}", country.id()), &net.starts.intersection(&map.land));
            }
        }
        let mut cut = HexSet::EMPTY;
        for u in state.units.iter().filter(|u| self.faction_of(u.nation) == shown && !supply.has(self, u)) {
            u.hex().into_iter().for_each(|h| cut.insert(h));
        }
        add("unsupplied".to_owned(), &cut);
        let one = |hex: Option<HexId>| hex.into_iter().collect::<HexSet>();
        match state.frames.last() {
            Some(Frame::Moving(m)) => add("selected".to_owned(), &one(state.hex_of(m.unit))),
            Some(Frame::Fight(f)) => {
                add("target".to_owned(), &one(Some(f.target)));
                add("selected".to_owned(), &f.attackers.iter().filter_map(|u| state.hex_of(u)).collect());
            }
            Some(Frame::Excess(crowd)) => add("target".to_owned(), &one(Some(crowd.hex))),
            _ => {}
        }
        marks
    }

    fn panels(&self, state: &State) -> Vec<Panel> {
        let panel = |id: &str, title: &'static str, rows: Vec<Row>| Panel::new(id, Text::new(title), rows);
        let row = |text: Text, value: String, clause: Clause| Row { text, value, clause: Some(clause.id().to_owned()) };
        let mut panels = Vec::new();
        // Once it is decided, whoever stands in the hex may be the attacker himself.
        if let Some(Frame::Fight(f)) = state.frames.last()
            && f.result.is_none()
        {
            panels.push(self.fight_panel(state, f));
        }
        let [normal, desert] = self.data.scenario.turn(state.turn).weather;
        let mut weather =
            vec![row(Text::new("panel-normal").word("weather", normal.word()), String::new(), clause!("TK-11.0-04"))];
        if !self.data.map.desert.is_empty() {
            weather.push(row(
                Text::new("panel-desert").word("weather", desert.word()),
                String::new(),
                clause!("TK-11.0-05"),
            ));
        }
        panels.push(panel("weather", "panel-weather", weather));
        let mut score = vec![row(Text::new("panel-score"), self.score(state).to_string(), clause!("TKC-03"))];
        for &(faction, hex, points) in &self.data.scenario.victory.points {
            let holder = self.controller(state, hex).map_or("panel-nobody", Faction::word);
            let text = Text::new("panel-points")
                .word("faction", faction.word())
                .name("hex", self.hex_name(hex))
                .word("holder", holder);
            score.push(row(text, points.to_string(), clause!("TKC-03")));
        }
        panels.push(panel("score", "panel-victory", score));
        let pools = state.pool.nations.iter().filter(|n| n.left > 0);
        let pools: Vec<Row> = pools
            .map(|n| {
                row(Text::new("panel-steps").word("nation", n.nation.word()), n.left.to_string(), clause!("TKC-21"))
            })
            .collect();
        if !pools.is_empty() && state.segment == Segment::Replacements {
            panels.push(panel("steps", "panel-replacements", pools));
        }
        let away = self.delay_rows(state);
        if !away.is_empty() {
            panels.push(panel("delay", "panel-delay", away));
        }
        let markers = self.marker_rows(state);
        if !markers.is_empty() {
            panels.push(panel("markers", "panel-markers", markers));
        }
        panels
    }

    /// What is in the Delay Box or can be bought back, by faction and by the turn from which it can come.
    fn delay_rows(&self, state: &State) -> Vec<Row> {
        let mut away: BTreeMap<(Faction, u8, &'static str), u8> = BTreeMap::new();
        let mut add = |faction: Faction, turn: u8, what: &'static str| {
            *away.entry((faction, turn.max(state.turn), what)).or_default() += 1;
        };
        for u in &state.units {
            match u.place {
                Place::Delay(turn) => add(self.faction_of(u.nation), turn, "panel-back-unit"),
                Place::Lost(turn) => add(self.faction_of(u.nation), turn, "panel-back-bought"),
                _ => {}
            }
        }
        for (unit, data) in state.support.iter().zip(&self.data.scenario.support) {
            match unit.berth {
                Berth::Delay(segments) => {
                    let turn = self.next_support_turn(state, data.faction).saturating_add(segments.max(1) - 1);
                    add(data.faction, turn, "panel-back-support");
                }
                Berth::Available if data.from > state.turn => add(data.faction, data.from, "panel-back-support"),
                _ => {}
            }
        }
        for &(faction, logistics, turn) in &state.markers.delayed {
            add(faction, turn, if logistics { "panel-back-logistics" } else { "panel-back-detachment" });
        }
        let last = self.data.scenario.turns.len() as u8;
        let shown = away.into_iter().filter(|((_, turn, _), _)| *turn <= last);
        let row_of = |((faction, turn, what), n): ((Faction, u8, &'static str), u8)| {
            let text = Text::new("panel-back").word("faction", faction.word()).text("turn", self.turn_text(turn));
            let clause = if what == "panel-back-bought" { clause!("TKC-20") } else { clause!("TKC-10") };
            Row { text: text.word("what", what), value: n.to_string(), clause: Some(clause.id().to_owned()) }
        };
        shown.map(row_of).collect()
    }

    /// The turn in which the next Support Segment of a faction is.
    fn next_support_turn(&self, state: &State, faction: Faction) -> u8 {
        let order = &self.data.scenario.turn_order;
        let place = |of: Faction| order.iter().position(|f| *f == of);
        let before = |segment: Segment| ORDER.iter().position(|s| *s == segment);
        let later = match place(faction).cmp(&place(state.faction)) {
            Ordering::Greater => false,
            Ordering::Equal => before(state.segment) >= before(Segment::Support),
            Ordering::Less => true,
        };
        state.turn + u8::from(later)
    }

    /// Convoys by zone, Devastation markers to spare, and the markers of the Strategic Warfare Box.
    fn marker_rows(&self, state: &State) -> Vec<Row> {
        let row = |text: Text, value: String, clause: Clause| Row { text, value, clause: Some(clause.id().to_owned()) };
        let mut rows = Vec::new();
        for f in Faction::ALL {
            for zone in self.data.map.zone_ids() {
                let word =
                    |key: &'static str| Text::new(key).word("faction", f.word()).word("zone", self.zone_word(zone));
                if self.data.scenario.supply_convoys[f].contains(zone) {
                    rows.push(row(word("panel-supply-convoy"), String::new(), clause!("TK-10.2-10")));
                }
                let troops = state.markers.convoys[f][zone];
                if troops > 0 {
                    rows.push(row(word("panel-troop-convoy"), troops.to_string(), clause!("TKC-17")));
                }
            }
        }
        for f in Faction::ALL.into_iter().filter(|f| self.data.scenario.markers[*f].devastation > 0) {
            let text = Text::new("panel-devastation").word("faction", f.word());
            rows.push(row(text, state.markers.devastation_left[f].to_string(), clause!("TKC-39")));
        }
        if state.markers.franco_belgian_cooperation {
            rows.push(row(Text::new("panel-cooperation"), String::new(), clause!("TK-9.0.1-06")));
        }
        if state.markers.anglo_french_non_cooperation {
            rows.push(row(Text::new("panel-non-cooperation"), String::new(), clause!("TK-9.0.1-07")));
        }
        rows
    }

    /// The sum of a fight, with every shift and its clause, and the chances of the table.
    pub(crate) fn fight_panel(&self, state: &State, f: &Fight) -> Panel {
        let sum = self.sum(state, f);
        let column = |i: usize| self.data.combat.columns[i].0.clone();
        let row = |text: Text, value: String, clause: Clause| Row { text, value, clause: Some(clause.id().to_owned()) };
        let odds = format!("{} : {}", sum.attack, sum.defence);
        let mut rows = vec![row(Text::new("panel-odds"), format!("{odds} → {}", column(sum.base)), clause!("TKC-04"))];
        for shift in &sum.shifts {
            rows.push(row(Text::new(shift.key), format!("{:+}", shift.value), Clause::named(shift.clause)));
        }
        rows.push(row(Text::new("panel-column"), column(sum.column), clause!("TKC-04")));
        let title = Text::new("panel-fight").text("hex", self.place_text(f.target));
        if f.result.is_some() || f.attackers.is_empty() || f.defenders.is_empty() {
            return Panel::new("fight", title, rows);
        }
        let results = self.chances(state, f);
        for (key, side) in [("panel-attacker-loses", 0), ("panel-defender-loses", 1)] {
            let lost = |r: &CombatResult| f64::from(if side == 0 { r.losses.0 } else { r.losses.1 });
            let mean = results.iter().map(lost).sum::<f64>() / 6.0;
            rows.push(row(Text::new(key), format!("{mean:.1}"), clause!("TKC-07")));
        }
        let mut chances = self.chances_by_name(state, f);
        // Low rolls are good for the attacker; a panel begins with what is worst for the one who rolls.
        chances.reverse();
        let meaning = |name: &String| results.iter().find(|&&result| self.result_name(result) == *name);
        let meanings = chances.iter().filter_map(|(name, _)| Some(self.result_meaning(*meaning(name)?))).collect();
        let chances = chances.into_iter().map(|(name, faces)| (name, faces * 1_000_000 / 6)).collect();
        let panel = Panel { meanings, ..Panel::new("fight", title, rows) };
        panel.rolling(SeatSet::one(f.attacker.seat()), chances)
    }

    /// What a result means, in words.
    pub(crate) fn result_meaning(&self, result: CombatResult) -> Text {
        let effect = match result.effect {
            Effect::None => Text::new("result-stands"),
            Effect::AttackerBack => Text::new("result-attacker-back"),
            Effect::Exchange => Text::new("result-exchange"),
            Effect::Retreat(hexes) => Text::new("result-retreat").number("hexes", hexes),
        };
        let (attacker, defender) = result.losses;
        match (attacker, defender) {
            (0, 0) => effect,
            _ => Text::new("result-and-losses")
                .text("effect", effect)
                .number("attacker", attacker)
                .number("defender", defender),
        }
    }

    /// A result as the table prints it.
    pub fn result_name(&self, result: CombatResult) -> String {
        let effect = match result.effect {
            Effect::None => String::new(),
            Effect::AttackerBack => "Ar1".to_owned(),
            Effect::Exchange => "Ex".to_owned(),
            Effect::Retreat(n) => format!("Dr{n}"),
        };
        match result.losses {
            (0, 0) => effect,
            (a, d) => format!("{effect} {a}/{d}").trim().to_owned(),
        }
    }

    pub(crate) fn result_text(&self, result: CombatResult) -> Text {
        Text::new("result-name").name("name", self.result_name(result))
    }
}
