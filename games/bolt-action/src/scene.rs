//! The game as it is drawn for one viewer.

use crate::force::Spec;
use crate::rules::morale::piece_name;
use crate::rules::scenario::TURNS;
use crate::rules::sequence::seat_key;
use crate::state::*;
use crate::terrain::{DEPTH, WIDTH};
use crate::vocabulary::*;
use crate::{Clause, Rules};
use kernel::scene::{Board, Mark, Panel, Piece, Row, Shape, Space, Tokens, Tray};
use kernel::{Game, Scene, Text, Viewer, decision};

const TRAYS: [&str; 4] = ["tray-first-wave", "tray-reserve", "tray-destroyed", "tray-left"];

impl Rules {
    pub(crate) fn draw_board(&self) -> Board {
        let spaces = self.table.features.iter().map(|f| {
            let middle = f.outline.area().middle();
            let cover = match f.kind.cover() {
                Cover::None => "cover-none",
                Cover::Soft => "cover-soft",
                Cover::Hard => "cover-hard",
            };
            let mut facts = vec![Text::new("fact-cover").word("cover", cover)];
            if f.kind == crate::terrain::Kind::Building {
                facts.push(Text::new("fact-floors").number("floors", f.floors));
            }
            Space {
                id: f.id.clone(),
                x: middle.x(),
                y: middle.y(),
                kind: f.kind.key().to_owned(),
                outline: vec![f.outline.corners().iter().map(|&p| p.into()).collect()],
                facts,
                out_of_play: false,
            }
        });
        let trays = TRAYS.map(|id| Tray { id: id.to_owned(), title: Text::new(id) }).to_vec();
        Board { spaces: spaces.collect(), trays, extent: Some((WIDTH, DEPTH)), ..Board::empty(Shape::Table) }
    }

    fn piece(&self, s: &Field, id: UnitId, unit: &Unit) -> Option<Piece> {
        let spec = self.spec(id)?;
        let at = match unit.fate {
            Fate::FirstWave => TRAYS[0].to_owned(),
            Fate::Reserve => TRAYS[1].to_owned(),
            Fate::Destroyed => TRAYS[2].to_owned(),
            Fate::Left => TRAYS[3].to_owned(),
            Fate::Aboard(vehicle) => piece_name(vehicle),
            Fate::Field => String::new(),
        };
        let figure = self.figure(s, id, unit);
        let mut markers: Vec<String> = Vec::new();
        markers.extend(unit.order.map(|order| format!("marker-{}", order.id())));
        let mut mark = |on: bool, key: &str| {
            if on {
                markers.push(key.to_owned());
            }
        };
        mark(unit.pins > 0, "marker-pinned");
        mark(unit.marks.hidden, "marker-hidden");
        mark(unit.marks.immobilised, "marker-immobilised");
        mark(unit.marks.dug_in, "marker-dug-in");
        mark(unit.inside.is_some(), "marker-inside");
        mark(s.objectives.iter().any(|o| o.is_with(id)), "marker-carries");
        let steps = (self.strength(id, unit), spec.men.len().max(1) as u8);
        Some(Piece {
            id: piece_name(id),
            seat: unit.seat,
            nation: spec.nation.id().to_owned(),
            symbol: symbol(spec).to_owned(),
            name: None,
            at,
            factors: if unit.pins > 0 { format!("{}·{}", steps.0, unit.pins) } else { steps.0.to_string() },
            steps,
            markers,
            count: None,
            figure,
        })
    }

    pub(crate) fn draw_scene(&self, s: &State, viewer: Viewer) -> Scene {
        let (choices, closing) = match viewer {
            Viewer::Seat(seat) => (decision::choices(self, s, seat), decision::closing(self, s, seat)),
            Viewer::Spectator => (Vec::new(), None),
        };
        let pieces = s.ids().zip(&s.units).filter_map(|(id, unit)| self.piece(s, id, unit)).collect();
        let phase = match s.stage {
            Stage::SetUp(_) => 0,
            _ if s.frames.iter().any(|f| matches!(f, Frame::TurnEnd)) => 2,
            _ => 1,
        };
        let turn = match s.stage {
            Stage::SetUp(_) => Text::new("turn-set-up"),
            _ => Text::new("turn-number").number("turn", s.turn).number("of", s.last_turn.max(TURNS)),
        };
        Scene {
            turn,
            phases: ["phase-set-up", "phase-orders", "phase-turn-end"].map(str::to_owned).to_vec(),
            phase,
            deciding: self.deciders(s),
            prompt: self.prompt(s),
            pieces,
            marks: self.marks(s),
            panels: self.panels(s),
            sketch: self.sketch(s),
            choices,
            closing,
            outcome: self.outcome(s),
        }
    }

    /// Units that act or are acted on by the ids of their pieces, and buildings that have come down.
    fn marks(&self, s: &State) -> Vec<Mark> {
        let (acting, targets) = self.acting(s);
        let mark = |kind: &str, mut spaces: Vec<String>| {
            spaces.sort();
            spaces.dedup();
            Mark { kind: kind.to_owned(), spaces }
        };
        let named = |units: Vec<UnitId>| units.into_iter().map(piece_name).collect();
        let houses = self.table.features.iter().enumerate().filter(|(i, _)| !self.stands(s, *i as u8));
        let fallen = houses.map(|(_, f)| f.id.clone()).collect();
        let faint = self.out_of_reach(s);
        let marks = [
            mark("selected", named(acting)),
            mark("target", named(targets)),
            mark("faint", named(faint)),
            mark("fallen", fallen),
        ];
        marks.into_iter().filter(|m| !m.spaces.is_empty()).collect()
    }

    fn panels(&self, s: &State) -> Vec<Panel> {
        // One row for each side, which goes by its name.
        let rows_of = |keys: [&'static str; 2], values: [String; 2], clause: Clause| {
            let text = |i: usize| Text::new(keys[i]).word("seat", seat_key(SEATS[i]));
            let row = |(i, value)| Row { text: text(i), value, clause: Some(clause.id().to_owned()) };
            values.into_iter().enumerate().map(row).collect()
        };
        let bag = [s.bag[0], s.bag[1]].map(|n| n.to_string());
        let in_bag = rows_of(["panel-bag-first", "panel-bag-second"], bag, clause!("BA-02"));
        let points = self.points(s).map(|n| n.to_string());
        let rows = rows_of(["panel-points-first", "panel-points-second"], points, clause!("C-137"));
        let dice = SEATS.map(|seat| Tokens { seat, count: s.bag[usize::from(seat.0)], drawn: s.drawn == Some(seat) });
        let bag = Panel { tokens: dice.to_vec(), ..Panel::new("bag", Text::new("panel-bag"), in_bag) };
        let mut panels = vec![bag, Panel::new("points", Text::new("panel-points"), rows)];
        if let Some(Frame::Declare(declaring)) = s.frames.last() {
            panels.extend(self.fire_panels(s, declaring));
        }
        panels
    }

    /// What a feature is called on the board.
    pub(crate) fn feature_id(&self, index: u8) -> Option<String> {
        self.table.feature(index).map(|f| f.id.clone())
    }

    pub(crate) fn feature_name(&self, index: u8) -> String {
        self.feature_id(index).unwrap_or_else(|| "?".to_owned())
    }
}

/// A length in inches as text.
pub(crate) fn length(hundredths: i32) -> Text {
    Text::new("length").name("inches", in_inches(hundredths))
}

/// Hundredths as inches, with no more places than are needed.
pub(crate) fn in_inches(hundredths: i32) -> String {
    let (whole, part) = (hundredths / 100, hundredths.abs() % 100);
    match part {
        0 => whole.to_string(),
        _ if part % 10 == 0 => format!("{whole}.{}", part / 10),
        _ => format!("{whole}.{part:02}"),
    }
}

fn symbol(spec: &Spec) -> &'static str {
    match spec.role {
        Role::SecondLieutenant | Role::FirstLieutenant | Role::Captain | Role::Major | Role::Commissar => {
            "headquarters"
        }
        Role::Medic => "medic",
        Role::ArtilleryObserver | Role::AirObserver => "observer",
        Role::Squad => "infantry",
        Role::MachineGun => "machine-gun",
        Role::Mortar => "mortar",
        Role::Sniper => "sniper",
        Role::Flamethrower => "flamethrower",
        Role::AntiTank => "anti-tank",
        Role::Gun => "artillery",
        Role::ArmouredCar => "reconnaissance",
        Role::Tank => "armour",
        Role::Transport => "transport",
    }
}
