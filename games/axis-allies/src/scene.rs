//! The game as it is drawn. Nothing is secret.

use crate::data::{Space, Spaces};
use crate::rules::turn::ECONOMY;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Clause, Rules};
use kernel::decision;
use kernel::scene::{Board, Label, Line, Mark, Panel, Piece, Row, Shape, Spot};
use kernel::{Game, Scene, Text, Viewer};

const PHASES: [&str; 5] = ["phase-develop", "phase-combat-move", "phase-combat", "phase-non-combat", "phase-place"];

impl Rules {
    pub(crate) fn draw_board(&self) -> Board {
        let (map, outlines) = (&self.data.map, &self.data.outlines);
        let mut labels = Vec::new();
        let spaces = map.spaces.iter().zip(&outlines.spaces).enumerate().map(|(i, (data, outline))| {
            let land = i < crate::data::TERRITORIES;
            let mut facts = Vec::new();
            if land {
                let owner = data.owner.map_or("owner-neutral", Power::word);
                facts.push(Text::new("fact-owner").word("owner", owner));
                facts.push(Text::new("fact-value").number("value", data.value));
            }
            for canal in &map.canals {
                let ends = [canal.zones.0, canal.zones.1];
                if let Some(here) = ends.iter().position(|z| z.index() == i) {
                    facts.push(Text::new("fact-canal").name("zone", self.name(ends[1 - here])));
                }
            }
            let kind = if land { "land" } else { "sea" }.to_owned();
            labels.push(Label { at: data.id.clone(), text: data.name.clone(), other: None, kind });
            if data.value > 0 {
                let text = data.value.to_string();
                labels.push(Label { at: data.id.clone(), text, other: None, kind: "points".to_owned() });
            }
            outline.space(&data.id, if land { "terrain-land" } else { "terrain-sea" }, facts)
        });
        let scenery = outlines.scenery.iter().map(|(id, outline)| outline.space(id, "terrain-unnamed", Vec::new()));
        let spaces = spaces.chain(scenery).collect();
        // A canal lies between the two territories that have a coast at either end of it.
        let canals = map.canals.iter().map(|c| {
            let banks = map.land_around(c.zones.0) & map.land_around(c.zones.1);
            let pairs = banks.iter().flat_map(|a| (banks & map.graph.around(a)).iter().map(move |b| (a, b)));
            let between = pairs.filter(|(a, b)| a < b).map(|(a, b)| (self.id(a), self.id(b))).collect();
            Line { kind: "canal".to_owned(), name: Some(c.id.clone()), between, along_side: true }
        });
        let lines = canals.collect();
        Board { spaces, lines, labels, ..Board::empty(Shape::Areas) }
    }

    pub(crate) fn draw_scene(&self, state: &State, viewer: Viewer) -> Scene {
        let decider = self.decider(state);
        let power = match viewer {
            Viewer::Seat(seat) => Power::of(seat),
            Viewer::Spectator => None,
        };
        let prompt = match decider {
            Some(p) if power == Some(p) => {
                decision::prompt(self, state, p.seat()).unwrap_or_else(|| Text::new("prompt-over"))
            }
            Some(p) => Text::new("prompt-wait").word("power", p.word()),
            None => Text::new("prompt-over"),
        };
        let phase = match state.phase {
            Phase::Develop => 0,
            Phase::CombatMove => 1,
            Phase::Flak | Phase::Combat => 2,
            Phase::NonCombat => 3,
            Phase::Place | Phase::Over => 4,
        };
        Scene {
            turn: Text::new("turn-name").number("round", state.round).word("power", state.power.word()),
            phases: PHASES.map(str::to_owned).to_vec(),
            phase,
            deciding: self.deciders(state),
            prompt,
            pieces: self.pieces(state),
            marks: self.marks(state),
            sketch: Default::default(),
            panels: self.panels(state),
            choices: power.map(|p| decision::choices(self, state, p.seat())).unwrap_or_default(),
            closing: power.and_then(|p| decision::closing(self, state, p.seat())),
            outcome: self.outcome(state),
        }
    }

    pub(crate) fn piece_id(&self, t: &Stack) -> String {
        let status = match t.status {
            Status::Ready => String::new(),
            Status::Done => "-done".to_owned(),
            Status::Out(left) => format!("-out{left}"),
            Status::Raid(left) => format!("-raid{left}"),
            Status::Aloft(left) => format!("-aloft{left}"),
            Status::Fought => "-fought".to_owned(),
            Status::Fired => "-fired".to_owned(),
        };
        format!("{}-{}@{}{status}", t.power.id(), t.kind.id(), self.id(t.space))
    }

    fn pieces(&self, state: &State) -> Vec<Piece> {
        let marker = |status: Status| match status {
            Status::Ready => None,
            Status::Done | Status::Fought | Status::Fired => Some("marker-moved"),
            Status::Out(_) => Some("marker-out"),
            Status::Raid(_) => Some("marker-raid"),
            Status::Aloft(_) => Some("marker-aloft"),
        };
        let piece = |id: String, power: Power, kind: Kind, at: Space, n: u8, markers: Vec<String>| Piece {
            id,
            seat: power.seat(),
            nation: power.id().to_owned(),
            symbol: kind.id().replace('_', "-"),
            name: None,
            at: self.id(at),
            factors: self.factors(state, power, kind),
            steps: (1, 1),
            markers,
            count: Some(n),
            figure: None,
        };
        let mut pieces = Vec::new();
        for t in &state.stacks {
            let markers = marker(t.status).map(str::to_owned).into_iter().collect();
            pieces.push(piece(self.piece_id(t), t.power, t.kind, t.space, t.n, markers));
        }
        for (i, t) in state.ships.iter().enumerate() {
            let id = format!("transport-{i}");
            pieces.push(self.ship_piece(state, t, id, marker(t.status)));
        }
        for frame in &state.frames {
            match frame {
                Frame::Moving(moving) => {
                    let id = "in-hand".to_owned();
                    let held = vec!["marker-in-hand".to_owned()];
                    pieces.push(piece(id, state.power, moving.kind, moving.at, moving.n, held));
                }
                Frame::Ferry(f) => {
                    pieces.push(self.ship_piece(state, &f.ship, "in-hand".to_owned(), Some("marker-in-hand")))
                }
                _ => {}
            }
        }
        pieces
    }

    /// Attack and defence of what fights.
    fn factors(&self, state: &State, power: Power, kind: Kind) -> String {
        match (self.attack_value(state, power, kind), self.defence_value(state, power, kind)) {
            (0, 0) => String::new(),
            (attack, defence) => format!("{attack}-{defence}"),
        }
    }

    /// A transport with what it carries.
    fn ship_piece(&self, state: &State, t: &Transport, id: String, marker: Option<&str>) -> Piece {
        let mut markers: Vec<String> = marker.map(str::to_owned).into_iter().collect();
        markers.extend(t.cargo.iter().map(|c| c.kind.word().to_owned()));
        if t.landing.is_some() {
            markers.push("marker-landing".to_owned());
        }
        Piece {
            id,
            seat: t.power.seat(),
            nation: t.power.id().to_owned(),
            symbol: Kind::Transport.id().to_owned(),
            name: None,
            at: self.id(t.space),
            factors: self.factors(state, t.power, Kind::Transport),
            steps: (1, 1),
            markers,
            count: Some(1),
            figure: None,
        }
    }

    fn marks(&self, state: &State) -> Vec<Mark> {
        let names = |spaces: Spaces| spaces.iter().map(|t| self.id(t)).collect::<Vec<_>>();
        let mut marks: Vec<Mark> = Power::ALL
            .into_iter()
            .map(|p| Mark { kind: format!("{}-held", p.id()), spaces: names(state.held[p]) })
            .collect();
        marks.push(Mark { kind: "neutral".to_owned(), spaces: names(state.neutral()) });
        let battles = state.turn.battles | state.battle().map_or(Spaces::EMPTY, |b| Spaces::one(b.space));
        if !battles.is_empty() {
            marks.push(Mark { kind: "battle".to_owned(), spaces: names(battles) });
        }
        if !state.turn.raids.is_empty() {
            marks.push(Mark { kind: "raid".to_owned(), spaces: names(state.turn.raids) });
        }
        let selected = match state.frames.last() {
            Some(Frame::Moving(moving)) => Some(moving.at),
            Some(Frame::Ferry(f)) => Some(f.ship.space),
            _ => None,
        };
        if let Some(space) = selected {
            marks.push(Mark { kind: "selected".to_owned(), spaces: vec![self.id(space)] });
        }
        marks
    }

    fn panels(&self, state: &State) -> Vec<Panel> {
        let row = |text: Text, value: String, clause: Clause| Row { text, value, clause: Some(clause.id().to_owned()) };
        let mut treasury = Vec::new();
        for p in Power::ALL {
            let text = Text::new("panel-cash").word("power", p.word()).number("income", self.production(state, p));
            treasury.push(row(text, state.cash[p].to_string(), clause!("R-15.1")));
        }
        let axis: u16 = Side::Axis.powers().map(|p| self.production(state, p)).sum();
        treasury.push(row(Text::new("panel-economy"), format!("{axis} / {ECONOMY}"), clause!("R-16.3")));
        let mut panels = vec![Panel::new("treasury", Text::new("panel-treasury"), treasury)];
        let winners = state.verdict.and_then(Verdict::side).map(|side| self.best_of(state, side)).unwrap_or_default();
        let best = winners.into_iter().map(|p| {
            let text = Text::new("panel-best-of").word("power", p.word());
            row(text, format!("{} / {}", self.production(state, p), self.production_at_start(p)), clause!("R-16.5"))
        });
        let best: Vec<Row> = best.collect();
        if !best.is_empty() {
            panels.push(Panel::new("best", Text::new("panel-best"), best));
        }
        let mut techs = Vec::new();
        for p in Power::ALL {
            for tech in state.techs[p].iter() {
                let text = Text::new("panel-tech").word("power", p.word()).word("tech", tech.word());
                techs.push(row(text, String::new(), clause!("R-3.5")));
            }
        }
        if !techs.is_empty() {
            let title = Text::new("panel-techs");
            panels.push(Panel::new("techs", title, techs));
        }
        let bought = Kind::ALL.into_iter().filter(|k| state.turn.bought[*k] > 0);
        let bought: Vec<Row> = bought
            .map(|k| {
                row(Text::new("panel-unit").word("kind", k.word()), state.turn.bought[k].to_string(), clause!("R-3.6"))
            })
            .collect();
        if !bought.is_empty() {
            let title = Text::new("panel-bought");
            panels.push(Panel::new("bought", title, bought));
        }
        if let Some(b) = state.battle() {
            panels.push(self.battle_panel(state, b.space));
        }
        panels
    }

    /// Who fights in a space and how it is likely to end.
    pub(crate) fn battle_panel(&self, state: &State, space: Space) -> Panel {
        let mut rows = Vec::new();
        let aside = state.battle().filter(|b| b.space == space).map_or(&[][..], |b| &b.aside[..]);
        let attack = self.attack_lines(state, space);
        let defence = self.defence_lines(state, space, aside);
        for (key, lines) in [("panel-attackers", &attack), ("panel-defenders", &defence)] {
            for line in lines {
                let text = Text::new(key).word("kind", line.kind.word()).number("value", line.value);
                rows.push(Row { text, value: format!("×{}", line.n), clause: Some(clause!("R-8.2").id().to_owned()) });
            }
        }
        let odds = self.battle_odds(state, space);
        let (ours, theirs) = (odds.attacker.lost_value, odds.defender.lost_value);
        for (key, lost) in [("explain-attacker-loses", ours), ("explain-defender-loses", theirs)] {
            let clause = Some(clause!("R-8.2").id().to_owned());
            rows.push(Row { text: Text::new(key), value: format!("{lost:.1} IPC"), clause });
        }
        let millionths = |p: f64| (p * 1e6).round() as u32;
        let ends = [("lose", odds.lose), ("draw", odds.draw), ("stop", odds.stop), ("win", odds.win)];
        let chances = ends.into_iter().filter(|(end, p)| *end != "stop" || *p > 0.0);
        let chances = chances.map(|(end, p)| (format!("chance-{end}"), millionths(p))).collect();
        let title = Text::new("panel-battle").name("space", self.name(space));
        let attackers = state.power.side().powers().map(Power::seat).collect();
        Panel::new("battle", title, rows).rolling(attackers, chances)
    }

    /// The stack a group in hand was taken from.
    pub(crate) fn left_behind(&self, state: &State, moving: &Moving) -> Option<String> {
        let same = |t: &&Stack| t.power == state.power && t.kind == moving.kind && t.status == moving.status;
        state.at(moving.origin).iter().find(same).map(|t| self.piece_id(t))
    }

    /// A space by the name the board gives it.
    pub(crate) fn space_named(&self, id: &str) -> Option<Space> {
        self.data.map.named(id)
    }

    /// The stack whose piece is pointed at.
    pub(crate) fn stack_at<'a>(&self, state: &'a State, spot: &Spot) -> Option<&'a Stack> {
        let Spot::Piece(id) = spot else { return None };
        state.stacks.iter().find(|stack| self.piece_id(stack) == *id)
    }

    /// The place in the list of the transport that is pointed at.
    pub(crate) fn ship_at(&self, spot: &Spot) -> Option<u8> {
        let Spot::Piece(id) = spot else { return None };
        id.strip_prefix("transport-")?.parse().ok()
    }

    /// The space that is pointed at, by itself or by a piece in it.
    pub(crate) fn space_at(&self, state: &State, spot: &Spot) -> Option<Space> {
        if let Spot::Space(id) = spot {
            return self.space_named(id);
        }
        let ship = || state.ships.get(usize::from(self.ship_at(spot)?)).map(|ship| ship.space);
        self.stack_at(state, spot).map(|stack| stack.space).or_else(ship)
    }
}
