//! What is drawn on the table besides units: where a move would end, who would see whom, ranges, arcs, zones and markers;
//! and what pointing at a point of the table means.

use crate::Rules;
use crate::action::Action;
use crate::data::WeaponData;
use crate::force::{Make, Spec};
use crate::movement::{Points, block};
use crate::options::Premeasure;
use crate::scenario::{MIDDLE, Scenario, ZONE, base_of, strip};
use crate::scene::length;
use crate::sequence::seat_key;
use crate::setup::Step;
use crate::shooting::weapon_key;
use crate::state::*;
use crate::terrain::{DEPTH, WIDTH};
use crate::vocabulary::*;
use board::table::{Area, Heading, Point, Shape};
use kernel::scene::{Figure, Form, Pointing, Size, Sketch, Stroke};
use kernel::{Seat, Text};

/// How long an arc is drawn where its range may not be shown.
const ARC: i32 = 600;
/// Degrees to either side of the bow or stern within which pointing means driving rather than turning.
const AHEAD: i32 = 20;

impl Rules {
    /// What pointing at a point means (see [`kernel::Game::pointed`]).
    pub(crate) fn meant_by_point(&self, s: &State, seat: Seat, pointing: &Pointing) -> Vec<Action> {
        let to = Point::new(pointing.x, pointing.y);
        let Some(top) = s.frames.last() else { return self.meant_in_set_up(s, seat, pointing, to) };
        match top {
            Frame::Move { unit, .. } => self.meant_by_mover(s, *unit, pointing, to),
            Frame::Regroup { .. } | Frame::Aside { .. } => vec![Action::Move(to)],
            Frame::Declare { .. } => {
                let calls = [Support::Barrage, Support::Smoke];
                calls.map(|what| Action::Call { what, at: to, target: None }).to_vec()
            }
            Frame::Stray { .. } => vec![Action::Stray(to)],
            Frame::React { unit, .. } | Frame::Escape { unit, .. } if self.is_vehicle(*unit) => {
                s.unit(*unit).map(|u| Action::Escape(along(u, to))).into_iter().collect()
            }
            Frame::React { .. } | Frame::Escape { .. } => vec![Action::EscapeTo(to)],
            _ => Vec::new(),
        }
    }

    fn meant_in_set_up(&self, s: &State, seat: Seat, pointing: &Pointing, at: Point) -> Vec<Action> {
        let Some((step, decider)) = self.step(s).filter(|_| s.stage != Stage::Play) else { return Vec::new() };
        let ahead = if s.edge(seat) == Some(Edge::Top) { 180 } else { 0 };
        let facing = Heading::new(pointing.facing.map_or(ahead, i32::from));
        let piece = pointing.piece.as_deref().and_then(|name| self.piece_named(s, name));
        match (step, piece) {
            (Step::Objectives, _) if decider == seat => vec![Action::Objective(at)],
            (Step::Deploy(_) | Step::Forward | Step::Rangers(_), Some(unit)) if decider == seat => {
                vec![Action::Deploy { unit, at, facing }]
            }
            _ => Vec::new(),
        }
    }

    fn meant_by_mover(&self, s: &State, id: UnitId, pointing: &Pointing, to: Point) -> Vec<Action> {
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else { return Vec::new() };
        match (unit.fate, pointing.model, pointing.facing) {
            (Fate::FirstWave | Fate::Reserve, ..) => vec![Action::Enter(to)],
            (Fate::Field, _, Some(facing)) => vec![Action::Pivot(facing.into())],
            (Fate::Field, Some(man), _) => vec![Action::Step { man, to }],
            (Fate::Field, ..) if spec.is_vehicle() => {
                let Some(heading) = Heading::from_to(unit.at, to) else { return Vec::new() };
                let drive = Action::Drive(along(unit, to));
                let turn = unit.facing.apart(heading);
                if turn <= AHEAD || turn >= 180 - AHEAD {
                    vec![drive, Action::Pivot(heading)]
                } else {
                    vec![Action::Pivot(heading), drive]
                }
            }
            _ => vec![Action::Move(to)],
        }
    }

    /// Where a straight leg or a turn of a vehicle or gun is pointed at, so that it can be clicked on the table.
    pub(crate) fn handle(&self, s: &State, action: &Action) -> Option<Point> {
        let Some(Frame::Move { unit: id, .. }) = s.frames.last() else { return None };
        let (unit, spec) = (s.unit(*id)?, self.spec(*id)?);
        match *action {
            Action::Drive(by) => Some(unit.at.plus(unit.facing.way(i32::from(by)))),
            Action::Pivot(facing) => {
                let at = self.place_of(*id, unit);
                Some(at.plus(facing.way(spec.model.measure().length / 2 + 150)))
            }
            _ => None,
        }
    }

    pub(crate) fn piece_named(&self, s: &Field, name: &str) -> Option<UnitId> {
        s.ids().find(|&id| crate::morale::piece_name(id) == name)
    }

    /// A unit as it stands on the table, or in ranks beside it.
    pub(crate) fn figure(&self, s: &Field, id: UnitId, unit: &Unit) -> Option<Figure> {
        let spec = self.spec(id)?;
        if !unit.is_on_table() {
            let base = self.base(id, unit);
            let (men, title) = (block(Point::default(), unit.men.len(), base), Some(self.name(id)));
            return Some(Figure { title, ..figure(spec, base, Point::default(), Heading::default(), &men) });
        }
        let men: Points = if unit.inside.is_some() { Points::new() } else { unit.men.iter().map(|m| m.at).collect() };
        let title = Some(self.name(id));
        Some(Figure {
            title,
            ..figure(spec, self.base(id, unit), self.place_of(id, unit), self.looks(s, id, unit), &men)
        })
    }

    /// Which way a unit looks: a squad, which sees all round, towards the enemy's edge.
    fn looks(&self, s: &Field, id: UnitId, unit: &Unit) -> Heading {
        match (self.spec(id).map(|spec| &spec.make), s.edge(unit.seat)) {
            (Some(Make::Squad), Some(Edge::Top)) => Heading::new(180),
            (Some(Make::Squad), _) => Heading::new(0),
            _ => unit.facing,
        }
    }

    /// How a unit would stand after a legal action, with the way there; who would be seen by one that aims.
    pub(crate) fn foresee(&self, s: &State, seat: Seat, action: &Action) -> Sketch {
        match (*action, s.frames.last()) {
            (Action::Aim(aim), Some(Frame::Declare { unit, .. })) => {
                let measured = self.options.premeasure == Premeasure::On;
                Sketch {
                    strokes: self.sight_line(s, *unit, aim.target, measured).into_iter().collect(),
                    ..Sketch::default()
                }
            }
            (Action::Charge { unit, target }, None) => {
                Sketch { strokes: self.sight_line(s, unit, target, false).into_iter().collect(), ..Sketch::default() }
            }
            (Action::Assault(target), Some(Frame::Move { unit, .. })) => {
                Sketch { strokes: self.sight_line(s, *unit, target, false).into_iter().collect(), ..Sketch::default() }
            }
            (Action::Call { at, .. } | Action::Stray(at), _) => {
                Sketch { strokes: vec![disc("call", at, 600, None)], ..Sketch::default() }
            }
            _ => self.stand_after(s, seat, action).unwrap_or_default(),
        }
    }

    fn stand_after(&self, s: &State, seat: Seat, action: &Action) -> Option<Sketch> {
        let moving = match s.frames.last() {
            Some(Frame::Move { unit, .. } | Frame::Regroup { unit, .. }) => Some(*unit),
            _ => None,
        };
        let id = match *action {
            Action::Deploy { unit, .. } => unit,
            _ => moving?,
        };
        let (unit, spec) = (s.unit(id)?, self.spec(id)?);
        let here: Points = unit.men.iter().map(|m| m.at).collect();
        let looks = self.looks(s, id, unit);
        let crew = |at: Point, facing: Heading| self.crew_places(id, at, facing, unit.men.len());
        let (at, facing, men) = match (*action, s.frames.last()) {
            (Action::Deploy { at, facing, .. }, _) => {
                let ranger = matches!(self.step(s), Some((Step::Rangers(_), _)));
                let scouted = || self.plan_scouting(s, seat, id, at).ok();
                let men = if ranger { scouted()? } else { self.plan_deploy(s, id, at, facing).ok()? };
                (men.first().copied().filter(|_| spec.is_foot()).unwrap_or(at), facing, men)
            }
            (Action::Move(to), Some(Frame::Regroup { reach, .. })) => {
                let men = self.plan_regroup(s, id, *reach, to)?;
                (to, looks, men)
            }
            (Action::Enter(to), _) if spec.is_foot() => (to, looks, self.plan_entry(s, id, to).ok()?),
            (Action::Enter(to), _) => {
                let facing = self.plan_drive_on(s, id, to).ok()?;
                (to, facing, if spec.is_gun() { crew(to, facing) } else { Points::new() })
            }
            (Action::Move(to), _) if matches!(unit.fate, Fate::Aboard(_)) => {
                let (men, facing) = self.plan_dismount(s, id, to).ok()?;
                (to, facing.unwrap_or(looks), men)
            }
            (Action::Move(to), _) if spec.is_gun() => (to, unit.facing, crew(to, unit.facing)),
            (Action::Move(to), _) if unit.inside.is_some() => (to, looks, self.plan_exit(s, id, to).ok()?),
            (Action::Move(to), _) => (to, looks, self.plan(s, to).ok()?),
            (Action::Step { man, to }, _) => {
                let mut men = here;
                *men.get_mut(usize::from(man))? = to;
                (*men.first()?, looks, men)
            }
            (Action::Drive(by), _) => {
                let to = unit.at.plus(unit.facing.way(i32::from(by)));
                (to, unit.facing, Points::new())
            }
            (Action::Pivot(facing), _) => (unit.at, facing, if spec.is_gun() { crew(unit.at, facing) } else { here }),
            _ => return None,
        };
        let from = match *action {
            Action::Step { man, .. } => unit.men.get(usize::from(man))?.at,
            _ => self.place_of(id, unit),
        };
        let to = match *action {
            Action::Step { to, .. } => to,
            _ => at,
        };
        let mut strokes = Vec::new();
        if unit.is_on_table() && from != to {
            let way = Form::Line { from: from.into(), to: to.into() };
            strokes.push(stroke("way", way).saying(length(from.steps_to(to))).into());
        }
        Some(Sketch { figures: vec![figure(spec, self.base(id, unit), at, facing, &men)], strokes })
    }

    /// From the body that sees most of a target, at the closest of what it sees. `measured` says how far that is.
    fn sight_line(&self, s: &Field, id: UnitId, target: UnitId, measured: bool) -> Option<Stroke> {
        let (unit, aimed) = (s.unit(id)?, s.unit(target)?);
        let looked = self.look(s, id, target, true)?;
        let bodies = self.bodies(id, unit);
        let sightings = bodies.iter().filter_map(|b| Some((b, self.sighting(id, unit, b, &looked)?)));
        let (body, sighting) = sightings.min_by_key(|(_, sighting)| sighting.distance)?;
        let there = self.bodies(target, aimed);
        let nearest = there.iter().min_by_key(|b| body.gap(b))?;
        let kind = match sighting.cover {
            Cover::None => "sight",
            Cover::Soft => "sight-soft",
            Cover::Hard => "sight-hard",
        };
        let line = Form::Line { from: body.centre().into(), to: nearest.centre().into() };
        let line = stroke(kind, line);
        Some(if measured { line.saying(length(sighting.distance)).into() } else { line.into() })
    }

    /// Ranges, arcs and what can be seen of the enemy from where a unit stands. Distances are told where the table
    /// measures beforehand (C-169).
    pub(crate) fn survey(&self, s: &State, id: UnitId) -> Sketch {
        let (Some(unit), Some(spec)) = (s.unit(id).filter(|u| u.is_on_table()), self.spec(id)) else {
            return Sketch::default();
        };
        let measured = self.options.premeasure == Premeasure::On;
        let at = self.place_of(id, unit);
        let mut strokes: Vec<Stroke> = Vec::new();
        let mut shown: Vec<(WeaponId, Option<Arc>)> = Vec::new();
        let carried = unit.men.iter().map(|m| m.weapon);
        let weapons: Vec<(WeaponId, Option<Arc>)> = match &spec.make {
            Make::Squad => carried.map(|weapon| (weapon, None)).collect(),
            Make::Team => {
                let fixed = |w: WeaponId| self.data.weapon(w).has(WeaponRule::Fixed).then_some(Arc::Front);
                self.batteries(id, unit).iter().map(|b| (b.weapon, fixed(b.weapon))).collect()
            }
            Make::Gun(_) => self.batteries(id, unit).iter().map(|b| (b.weapon, Some(Arc::Front))).collect(),
            Make::Vehicle(machine) => machine.mounts.iter().map(|m| (m.weapon, Some(m.arc))).collect(),
        };
        for (weapon, arc) in weapons {
            let reach = reach(self.data.weapon(weapon));
            if reach == 0 || shown.contains(&(weapon, arc)) {
                continue;
            }
            shown.push((weapon, arc));
            let name = Text::new("inspect-reach").word("weapon", weapon_key(weapon)).text("range", length(reach));
            match arc.and_then(|arc| wedge(unit.facing, arc)) {
                Some((from, to)) => {
                    let radius = if measured { reach } else { ARC };
                    let form = Form::Wedge { x: at.x(), y: at.y(), radius, from, to };
                    strokes.push(if measured {
                        stroke("arc", form).saying(name).into()
                    } else {
                        stroke("arc", form).into()
                    });
                }
                None if measured => strokes.push(disc("range", at, reach, Some(name))),
                None => {}
            }
        }
        strokes.extend(self.seen_enemies(s, id).into_iter().filter_map(|(_, e)| self.sight_line(s, id, e, measured)));
        Sketch { figures: Vec::new(), strokes }
    }

    /// Everything that lies on the table besides units.
    pub(crate) fn sketch(&self, s: &State) -> Sketch {
        let mut strokes = Vec::new();
        for seat in SEATS {
            strokes.extend(self.zone(s, seat));
            if let Some(edge) = s.edge(seat) {
                let y = if edge == Edge::Top { 0 } else { DEPTH };
                let line = Form::Line { from: (0, y), to: (WIDTH, y) };
                strokes.push(stroke("edge", line).of(seat).saying(Text::new(seat_key(seat))).into());
            }
        }
        for wreck in &s.wrecks {
            let corners = match wreck.hull {
                Shape::Hull { corners } => corners.map(<(i32, i32)>::from).to_vec(),
                Shape::Round { at, radius } => square(at, radius),
            };
            strokes.push(stroke("wreck", Form::Area { corners }).into());
        }
        for objective in s.objectives.iter().filter(|o| o.carrier.is_none()) {
            let kind = if objective.destroyed { "objective-lost" } else { "objective" };
            let holder = objective.owner.or_else(|| self.holder(s, objective.at));
            strokes.push(Stroke { seat: holder, ..disc(kind, objective.at, 60, None) });
        }
        strokes.extend(s.smoke.iter().map(|cloud| disc("smoke", cloud.at, cloud.radius, None)));
        for call in &s.calls {
            let at = call.target.and_then(|t| s.unit(t).map(|u| self.place_of(t, u))).unwrap_or(call.at);
            strokes.push(Stroke { seat: Some(call.seat), ..disc("call", at, 600, None) });
        }
        // C-169: where a tape may be laid at any time.
        if self.options.premeasure == Premeasure::On {
            let corners = vec![(0, 0), (WIDTH, 0), (WIDTH, DEPTH), (0, DEPTH)];
            strokes.push(stroke("tape", Form::Area { corners }).into());
        }
        strokes.extend(self.reach_left(s));
        strokes.extend(self.declared_lines(s));
        Sketch { figures: Vec::new(), strokes }
    }

    /// Where a side sets up, while it does.
    fn zone(&self, s: &State, seat: Seat) -> Option<Stroke> {
        let edge = s.edge(seat)?;
        if !matches!(s.stage, Stage::SetUp(_)) && self.scenario != Scenario::Envelopment {
            return None;
        }
        let defends = s.attacker == Some(other(seat));
        let area = |area: Area| {
            let (a, b) = (area.from, area.to);
            Form::Area { corners: vec![(a.x(), a.y()), (b.x(), a.y()), (b.x(), b.y()), (a.x(), b.y())] }
        };
        let round = |at: Point, radius: i32| Form::Disc { x: at.x(), y: at.y(), radius };
        let form = match self.scenario {
            Scenario::HoldUntilRelieved if defends => round(MIDDLE, 600),
            Scenario::HoldUntilRelieved => return None,
            Scenario::Demolition => round(base_of(edge), 1200),
            Scenario::Envelopment if !defends => return None,
            _ => area(strip(edge, ZONE)),
        };
        Some(stroke("zone", form).of(seat).into())
    }

    /// How far a unit that moves can still go.
    fn reach_left(&self, s: &State) -> Option<Stroke> {
        let Some(Frame::Move { unit: id, order, used, .. }) = s.frames.last() else { return None };
        let unit = s.unit(*id).filter(|u| u.is_on_table())?;
        let left = self.rate(s, *id, *order) - i32::from(used.iter().copied().max().unwrap_or(0));
        (left > 0).then(|| disc("reach", self.place_of(*id, unit), left, Some(length(left))))
    }

    /// Lines of what is declared; once the target has to react, with the distance (C-02).
    fn declared_lines(&self, s: &State) -> Vec<Stroke> {
        let measured = self.options.premeasure == Premeasure::On;
        let fire = s.frames.iter().rev().find_map(|frame| match frame {
            Frame::Declare { unit, aims, .. } => Some((*unit, aims, measured)),
            Frame::Fire { unit, aims, .. } => Some((*unit, aims, true)),
            _ => None,
        });
        let Some((id, aims, measured)) = fire else { return Vec::new() };
        let mut targets: Vec<UnitId> = aims.iter().map(|aim| aim.target).collect();
        targets.dedup();
        targets.into_iter().filter_map(|target| self.sight_line(s, id, target, measured)).collect()
    }

    /// Units that act and units that are acted on, for a ring around each.
    pub(crate) fn acting(&self, s: &State) -> (Vec<UnitId>, Vec<UnitId>) {
        let (mut acting, mut targets) = (Vec::new(), Vec::new());
        for frame in &s.frames {
            match frame {
                Frame::Move { unit, .. } | Frame::Act { unit, .. } | Frame::Regroup { unit, .. } => acting.push(*unit),
                Frame::Declare { unit, aims, .. } | Frame::Fire { unit, aims, .. } => {
                    acting.push(*unit);
                    targets.extend(aims.iter().map(|aim| aim.target));
                }
                Frame::Assault { unit, target, .. } | Frame::Melee { unit, target, .. } => {
                    acting.push(*unit);
                    targets.push(*target);
                }
                Frame::React { unit, by, .. } => {
                    acting.push(*by);
                    targets.push(*unit);
                }
                Frame::Loss { unit, .. } => targets.push(*unit),
                _ => {}
            }
        }
        (acting, targets)
    }
}

fn figure(spec: &Spec, base: i32, at: Point, facing: Heading, men: &[Point]) -> Figure {
    let measure = spec.model.measure();
    let turret = spec.machine().and_then(|m| m.mounts.iter().find(|m| m.place == Place::Turret));
    Figure {
        title: None,
        x: at.x(),
        y: at.y(),
        facing: facing.into(),
        size: if spec.is_foot() {
            Size::Round { radius: base }
        } else {
            Size::Hull { length: measure.length, width: measure.width }
        },
        turret: turret.map(|_| facing.into()),
        models: men.iter().map(|&p| p.into()).collect(),
        model_radius: (!spec.men.is_empty()).then_some(base),
    }
}

/// A stroke in the making.
struct Drawn(Stroke);

fn stroke(kind: &str, form: Form) -> Drawn {
    Drawn(Stroke { kind: kind.to_owned(), form, seat: None, text: None })
}

impl Drawn {
    fn of(mut self, seat: Seat) -> Drawn {
        self.0.seat = Some(seat);
        self
    }

    fn saying(mut self, text: Text) -> Drawn {
        self.0.text = Some(text);
        self
    }
}

impl From<Drawn> for Stroke {
    fn from(drawn: Drawn) -> Stroke {
        drawn.0
    }
}

fn disc(kind: &str, at: Point, radius: i32, text: Option<Text>) -> Stroke {
    Stroke { text, ..stroke(kind, Form::Disc { x: at.x(), y: at.y(), radius }).into() }
}

fn square(at: Point, half: i32) -> Vec<(i32, i32)> {
    [(-half, -half), (half, -half), (half, half), (-half, half)].map(|way| at.plus(way).into()).to_vec()
}

fn reach(weapon: &WeaponData) -> i32 {
    weapon.range.maximum.hundredths()
}

/// The directions an arc lies between; none for all round.
fn wedge(facing: Heading, arc: Arc) -> Option<(u16, u16)> {
    let between = |from: i32, to: i32| Some((facing.turned(from).into(), facing.turned(to).into()));
    match arc {
        Arc::AllRound => None,
        Arc::Front => between(-45, 45),
        Arc::FrontAndRight => between(-45, 135),
        Arc::Left => between(-135, -45),
        Arc::Right => between(45, 135),
        Arc::Rear => between(135, 225),
    }
}

/// How far along its heading a vehicle has to go to come level with a point; negative if that is back.
fn along(unit: &Unit, to: Point) -> i16 {
    let ((dx, dy), (fx, fy)) = (unit.at.to(to), unit.facing.vector());
    let far = (i64::from(dx) * i64::from(fx) + i64::from(dy) * i64::from(fy)) / 10_000;
    far.clamp(-30_000, 30_000) as i16
}
