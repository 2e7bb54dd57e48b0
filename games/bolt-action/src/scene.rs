//! The game as it is drawn for one viewer.

use crate::Rules;
use crate::action::Action;
use crate::force::{Make, Spec};
use crate::morale::piece_name;
use crate::options::Premeasure;
use crate::orders::order_key;
use crate::scenario::TURNS;
use crate::sequence::seat_key;
use crate::shooting::weapon_key;
use crate::state::*;
use crate::support::support_key;
use crate::terrain::{DEPTH, WIDTH};
use crate::vocabulary::*;
use board::table::Point;
use kernel::scene::{Board, Choice, Explanation, Inspection, Mark, Panel, Piece, Row, Shape, Space, Spot, Tone, Tray};
use kernel::{Game, Scene, Seat, Text, Viewer};

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
        let mut choices = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            let mut actions = Vec::new();
            self.actions(s, seat, &mut actions);
            choices.extend(actions.iter().map(|action| self.choice(s, action)));
        }
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
        let marks = [mark("selected", named(acting)), mark("target", named(targets)), mark("fallen", fallen)];
        marks.into_iter().filter(|m| !m.spaces.is_empty()).collect()
    }

    pub(crate) fn prompt(&self, s: &State) -> Text {
        let seat = self.decider(s).unwrap_or(SEATS[0]);
        let text = Text::new(self.prompt_key(s)).word("seat", seat_key(seat));
        let about = match s.frames.last() {
            Some(
                Frame::Move { unit, .. }
                | Frame::Declare { unit, .. }
                | Frame::React { unit, .. }
                | Frame::Loss { unit, .. }
                | Frame::Friendly { unit }
                | Frame::Example { unit, .. }
                | Frame::Loading { unit }
                | Frame::Aside { unit, .. }
                | Frame::Regroup { unit, .. },
            ) => *unit,
            Some(Frame::Ambush { mover, .. }) => *mover,
            Some(Frame::Flak { target, .. }) => *target,
            _ => return text,
        };
        let count = match s.frames.last() {
            Some(Frame::Loss { count, .. }) => *count,
            _ => 0,
        };
        text.text("unit", self.name(about)).number("count", count)
    }

    fn panels(&self, s: &State) -> Vec<Panel> {
        let row = |key: &'static str, value: String, clause: &str| Row {
            text: Text::new(key),
            value,
            clause: Some(clause.to_owned()),
        };
        let points = self.points(s);
        let rows = vec![
            row("panel-bag-first", s.bag[0].to_string(), "BA-02"),
            row("panel-bag-second", s.bag[1].to_string(), "BA-02"),
            row("panel-points-first", points[0].to_string(), "C-137"),
            row("panel-points-second", points[1].to_string(), "C-137"),
        ];
        let mut panels = vec![Panel::new("bag", Text::new("panel-bag"), rows)];
        if let Some(Frame::Declare { unit, aims, occasion, .. }) = s.frames.last() {
            panels.extend(self.fire_panel(s, *unit, aims, *occasion));
        }
        panels
    }

    /// Scores and odds of what is declared. Before the target has reacted they are told only where measuring is allowed
    /// beforehand (C-02, C-169).
    fn fire_panel(&self, s: &State, id: UnitId, aims: &Aims, occasion: Occasion) -> Option<Panel> {
        if aims.is_empty() || self.options.premeasure == Premeasure::Off {
            return None;
        }
        let target = aims.first()?.target;
        let odds = self.odds_of_fire(s, id, target, aims, occasion)?;
        let mean = |m: f64| format!("{m:.2}");
        let row = |key: &'static str, value: String, clause: &str| Row {
            text: Text::new(key),
            value,
            clause: Some(clause.to_owned()),
        };
        let chances = odds.losses.iter().enumerate().map(|(n, p)| (n.to_string(), (p * 1e6).round() as u32));
        let rows = vec![
            row("panel-hits", mean(odds.mean_hits()), "BA-70"),
            row("panel-losses", mean(odds.mean_losses()), "BA-72"),
            row("panel-destroyed", format!("{:.1} %", 100.0 * odds.destroyed), "BA-73"),
        ];
        let title = Text::new("panel-fire").text("target", self.name(target));
        Some(Panel { chances: chances.collect(), ..Panel::new("fire", title, rows) })
    }

    fn choice(&self, s: &State, action: &Action) -> Choice {
        let mut choice = Choice::new(serde_json::to_value(action).unwrap_or_default(), self.describe(s, action));
        let piece = |id: UnitId| Some(piece_name(id));
        let point = |p: Point| Some(<(i32, i32)>::from(p));
        match *action {
            Action::Order { unit, .. } | Action::Hold(unit) | Action::Keep(unit) => choice.piece = piece(unit),
            Action::Deploy { unit, at, .. } => {
                choice.piece = piece(unit);
                choice.point = point(at);
            }
            Action::Outflank { unit, .. } => choice.piece = piece(unit),
            Action::Garrison { unit, building } => {
                choice.piece = piece(unit);
                choice.space = self.table.feature(building).map(|f| f.id.clone());
            }
            Action::Load { unit, .. } => choice.piece = piece(unit),
            Action::Objective(at) | Action::Move(at) | Action::Enter(at) | Action::Stray(at) => {
                choice.point = point(at)
            }
            Action::Step { to, .. } | Action::EscapeTo(to) => choice.point = point(to),
            Action::Drive(_) | Action::Pivot(_) => choice.point = self.handle(s, action).and_then(point),
            Action::Occupy(building) => choice.space = self.table.feature(building).map(|f| f.id.clone()),
            Action::Mount(unit) | Action::FireAt(unit) | Action::Spring(unit) => choice.piece = piece(unit),
            Action::Assault(unit) | Action::Charge { unit, .. } => {
                choice.piece = piece(unit);
                choice.tone = Tone::Attack;
            }
            Action::Aim(aim) => {
                choice.piece = piece(aim.target);
                choice.tone = Tone::Attack;
            }
            Action::Call { at, .. } => {
                choice.point = point(at);
                choice.tone = Tone::Attack;
            }
            Action::Done | Action::Pass => choice.tone = Tone::Finish,
            _ => {}
        }
        choice
    }

    pub(crate) fn describe_action(&self, s: &State, action: &Action) -> Text {
        let unit = |key: &'static str, id: UnitId| Text::new(key).text("unit", self.name(id));
        let inches = |p: Point| Text::new("point").name("x", in_inches(p.x())).name("y", in_inches(p.y()));
        match *action {
            Action::Begin if s.stage == Stage::Play => Text::new("do-draw"),
            Action::Begin => Text::new("do-roll-off"),
            Action::Attack => Text::new("do-attack"),
            Action::Defend => Text::new("do-defend"),
            Action::Edge(Edge::Top) => Text::new("do-edge-top"),
            Action::Edge(Edge::Bottom) => Text::new("do-edge-bottom"),
            Action::Objective(at) => Text::new("do-objective").text("at", inches(at)),
            Action::Deploy { unit: id, at, .. } => unit("do-deploy", id).text("at", inches(at)),
            Action::Garrison { unit: id, building } => {
                unit("do-garrison", id).name("building", self.feature_name(building))
            }
            Action::Load { unit: id, vehicle } => unit("do-load", id).text("vehicle", self.name(vehicle)),
            Action::Hold(id) => unit("do-hold", id),
            Action::Outflank { unit: id, side: Side::Left } => unit("do-outflank-left", id),
            Action::Outflank { unit: id, side: Side::Right } => unit("do-outflank-right", id),
            Action::Done => Text::new("do-done"),
            Action::Order { unit: id, order } => unit("do-order", id).word("order", order_key(order)),
            Action::Charge { unit: id, target } => unit("do-charge", id).text("target", self.name(target)),
            Action::LoadShell(Shell::Shot) => Text::new("do-load-shot"),
            Action::LoadShell(_) => Text::new("do-load-he"),
            Action::Dismount => Text::new("do-dismount"),
            Action::EscapeTo(at) => Text::new("do-ride-away").text("at", inches(at)),
            Action::DropTrailer => Text::new("do-drop-trailer"),
            Action::Move(at) => Text::new("do-move").text("at", inches(at)),
            Action::Step { man, to } => Text::new("do-step").number("man", i64::from(man) + 1).text("at", inches(to)),
            Action::Enter(at) => Text::new("do-enter").text("at", inches(at)),
            Action::Drive(by) if by >= 0 => Text::new("do-drive").text("by", length(i32::from(by))),
            Action::Drive(by) => Text::new("do-reverse").text("by", length(-i32::from(by))),
            Action::Pivot(to) => Text::new("do-pivot").number("degrees", to.degrees()),
            Action::Occupy(building) => Text::new("do-occupy").name("building", self.feature_name(building)),
            Action::Climb(floor) => Text::new("do-climb").number("floor", i64::from(floor) + 1),
            Action::Mount(vehicle) => Text::new("do-mount").text("vehicle", self.name(vehicle)),
            Action::Leave => Text::new("do-leave"),
            Action::Assault(target) => Text::new("do-assault").text("target", self.name(target)),
            Action::Aim(aim) => {
                let weapon = self.battery_key(s, aim.battery);
                let shell = match aim.shell {
                    Shell::Shot => "shell-shot",
                    Shell::He => "shell-he",
                    Shell::Indirect => "shell-indirect",
                    Shell::Smoke => "shell-smoke",
                };
                Text::new("do-aim").word("weapon", weapon).word("shell", shell).text("target", self.name(aim.target))
            }
            Action::Call { what, at, .. } => {
                Text::new("do-call").word("what", support_key(what)).text("at", inches(at))
            }
            Action::GoDown => Text::new("do-go-down"),
            Action::ReturnFire => Text::new("do-return-fire"),
            Action::Escape(by) => Text::new("do-escape").text("by", length(i32::from(by).abs())),
            Action::Spring(id) if matches!(s.frames.last(), Some(Frame::Flak { .. })) => unit("do-flak", id),
            Action::Spring(id) => unit("do-spring", id),
            Action::Pass => Text::new("do-pass"),
            Action::Remove(man) => {
                let fallen = match s.frames.last() {
                    Some(Frame::Loss { unit, .. } | Frame::Example { unit, .. }) => {
                        s.unit(*unit).and_then(|u| u.men.get(usize::from(man)))
                    }
                    _ => None,
                };
                let weapon = fallen.map_or("weapon-unarmed".to_owned(), |m| weapon_key(m.weapon));
                Text::new("do-remove").number("man", i64::from(man) + 1).word("weapon", weapon)
            }
            Action::Wreck => Text::new("do-wreck"),
            Action::FireAt(id) => unit("do-fire-at", id),
            Action::Keep(id) => unit("do-keep", id),
            Action::Stray(at) => Text::new("do-stray").text("at", inches(at)),
        }
    }

    fn feature_name(&self, index: u8) -> String {
        self.table.feature(index).map_or_else(|| "?".to_owned(), |f| f.id.clone())
    }

    fn battery_key(&self, s: &State, battery: u8) -> String {
        let id = match s.frames.last() {
            Some(Frame::Declare { unit, .. }) => *unit,
            _ => return "weapon-all".to_owned(),
        };
        let squad = self.spec(id).is_some_and(|spec| matches!(spec.make, Make::Squad)) && battery == 0;
        let unit = s.unit(id).map(|u| self.batteries(id, u)).unwrap_or_default();
        match unit.iter().find(|b| b.index == battery) {
            Some(b) if !squad => weapon_key(b.weapon),
            _ => "weapon-all".to_owned(),
        }
    }

    /// A click on something that is not lit: what is legal but not worth listing is left out.
    pub(crate) fn meant_by(&self, s: &State, seat: Seat, spot: &Spot) -> Vec<Action> {
        let mut listed = Vec::new();
        self.actions(s, seat, &mut listed);
        let mut meant = self.pointed_at(s, seat, spot);
        meant.retain(|action| listed.binary_search(action).is_ok() || self.check(s, seat, action).is_err());
        meant
    }

    fn pointed_at(&self, s: &State, seat: Seat, spot: &Spot) -> Vec<Action> {
        let unit_of = |name: &str| s.ids().find(|&id| piece_name(id) == name);
        match (spot, s.frames.last()) {
            (Spot::Piece(name), Some(Frame::Declare { unit, .. })) => {
                let batteries = s.unit(*unit).map(|u| self.batteries(*unit, u)).unwrap_or_default();
                let shells = [Shell::Shot, Shell::He, Shell::Indirect];
                unit_of(name)
                    .into_iter()
                    .flat_map(|target| {
                        let aims =
                            batteries.iter().flat_map(|b| shells.map(|shell| (b.index, shell))).collect::<Vec<_>>();
                        aims.into_iter().map(move |(battery, shell)| Action::Aim(Aim { battery, target, shell }))
                    })
                    .collect()
            }
            (Spot::Piece(name), Some(Frame::Move { .. })) => unit_of(name).into_iter().map(Action::Assault).collect(),
            (Spot::Piece(name), None) if s.drawn == Some(seat) => {
                let orders = Order::ALL.iter().copied();
                unit_of(name)
                    .into_iter()
                    .flat_map(|unit| orders.clone().map(move |order| Action::Order { unit, order }))
                    .collect()
            }
            (Spot::Space(name), Some(Frame::Move { .. })) => {
                let index = self.table.features.iter().position(|f| f.id == *name);
                index.into_iter().map(|i| Action::Occupy(i as u8)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// What a declaration comes to, line by line, where measuring beforehand is allowed.
    pub(crate) fn explain_action(&self, s: &State, seat: Seat, action: &Action) -> Explanation {
        let mut rows = Vec::new();
        if let (Action::Aim(aim), Some(Frame::Declare { unit, occasion, .. }), Premeasure::On) =
            (action, s.frames.last(), self.options.premeasure)
        {
            for burst in self.bursts(s, *unit, aim, *occasion) {
                rows.push(Row {
                    text: Text::new("explain-shots")
                        .word("weapon", weapon_key(burst.weapon))
                        .number("shots", burst.shots),
                    value: match burst.to_hit {
                        crate::volley::ToHit::Always => "✓".to_owned(),
                        crate::volley::ToHit::Score(n) => format!("{n}+"),
                        crate::volley::ToHit::SixTwice => "6+6".to_owned(),
                    },
                    clause: Some("BA-74".to_owned()),
                });
            }
        }
        match (action, s.frames.last()) {
            (Action::Assault(target), Some(Frame::Move { unit, .. })) => {
                rows.extend(self.explain_assault(s, *unit, *target))
            }
            (Action::Charge { unit, target }, None) => rows.extend(self.explain_assault(s, *unit, *target)),
            _ => {}
        }
        Explanation { path: Vec::new(), rows, sketch: self.foresee(s, seat, action) }
    }

    pub(crate) fn inspect_spot(&self, s: &State, viewer: Viewer, spot: &Spot) -> Inspection {
        let Spot::Piece(name) = spot else { return Inspection::default() };
        let Some(id) = s.ids().find(|&id| piece_name(id) == *name) else { return Inspection::default() };
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else { return Inspection::default() };
        let row = |text: Text, value: String, clause: &str| Row { text, value, clause: Some(clause.to_owned()) };
        let mut rows = vec![
            row(self.name(id), String::new(), "C-179"),
            row(
                Text::new("inspect-quality").word("quality", format!("quality-{}", unit.quality.id())),
                String::new(),
                "BA-25",
            ),
            row(Text::new("inspect-morale"), self.morale(s, id, false).to_string(), "C-12"),
            row(Text::new("inspect-pins"), unit.pins.to_string(), "C-25"),
        ];
        for battery in self.batteries(id, unit).iter().filter(|b| b.index > 0 || !matches!(spec.make, Make::Squad)) {
            let data = self.data.weapon(battery.weapon);
            rows.push(row(
                Text::new("inspect-weapon").word("weapon", weapon_key(battery.weapon)),
                format!("{}″", data.range.maximum.0),
                "BA-121",
            ));
        }
        if let Some(side) = unit.flank.filter(|_| viewer.is(unit.seat)) {
            let key = if side == Side::Left { "inspect-flank-left" } else { "inspect-flank-right" };
            rows.push(row(Text::new(key), String::new(), "C-132"));
        }
        Inspection { rows, ways: Vec::new(), sketch: self.survey(s, id) }
    }
}

/// A length in inches as text.
pub(crate) fn length(hundredths: i32) -> Text {
    Text::new("length").name("inches", in_inches(hundredths))
}

/// Hundredths as inches, with no more places than are needed.
fn in_inches(hundredths: i32) -> String {
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
