//! What is drawn on the table besides units: where a move would end, who would see whom, ranges, arcs, zones and
//! markers.

use crate::Rules;
use crate::data::WeaponData;
use crate::force::{Make, Spec};
use crate::options::Premeasure;
use crate::rules::movement::{Points, block};
use crate::rules::scenario::{MIDDLE, Scenario, ZONE, base_of, strip};
use crate::rules::sequence::seat_key;
use crate::rules::shooting::weapon_key;
use crate::rules::sight::Looking;
use crate::scene::length;
use crate::state::*;
use crate::terrain::{DEPTH, WIDTH};
use crate::vocabulary::*;
use board::table::{Area, Heading, Point, Shape};
use kernel::scene::{Figure, Form, Size, Sketch, Stroke};
use kernel::{Seat, Text};

/// How long an arc is drawn where its range may not be shown.
const ARC: i32 = 600;

impl Rules {
    pub(crate) fn piece_named(&self, s: &Field, name: &str) -> Option<UnitId> {
        s.ids().find(|&id| crate::rules::morale::piece_name(id) == name)
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

    /// How a unit would stand, with the way there; nothing if it cannot go.
    pub(crate) fn sketch_plan(
        &self,
        s: &Field,
        id: UnitId,
        to: Point,
        plan: Option<(Points, Option<Heading>)>,
    ) -> Sketch {
        let (Some(unit), Some((men, facing))) = (s.unit(id), plan) else { return Sketch::default() };
        let gun = self.spec(id).is_some_and(Spec::is_gun);
        let looks = if gun { unit.facing } else { self.looks(s, id, unit) };
        self.sketch_stand(s, id, to, facing.unwrap_or(looks), men)
    }

    /// How a unit would stand once it is set up; men at the head of their unit where there was room for them.
    pub(crate) fn sketch_deployed(
        &self,
        s: &Field,
        id: UnitId,
        at: Point,
        facing: Heading,
        men: Option<Points>,
    ) -> Sketch {
        let (Some(men), Some(spec)) = (men, self.spec(id)) else { return Sketch::default() };
        let at = men.first().copied().filter(|_| spec.is_foot()).unwrap_or(at);
        self.sketch_stand(s, id, at, facing, men)
    }

    /// How a unit would stand after one of its men goes somewhere.
    pub(crate) fn sketch_step(&self, s: &Field, id: UnitId, man: u8, to: Point) -> Sketch {
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else { return Sketch::default() };
        let mut men: Points = unit.men.iter().map(|m| m.at).collect();
        let Some(place) = men.get_mut(usize::from(man)) else { return Sketch::default() };
        let from = std::mem::replace(place, to);
        let at = men.first().copied().unwrap_or(to);
        let figures = vec![figure(spec, self.base(id, unit), at, self.looks(s, id, unit), &men)];
        Sketch { figures, strokes: way(unit, from, to).into_iter().collect() }
    }

    pub(crate) fn sketch_stand(&self, s: &Field, id: UnitId, at: Point, facing: Heading, men: Points) -> Sketch {
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else { return Sketch::default() };
        let strokes = way(unit, self.place_of(id, unit), at).into_iter().collect();
        Sketch { figures: vec![figure(spec, self.base(id, unit), at, facing, &men)], strokes }
    }

    /// The line of sight from one unit to another.
    pub(crate) fn sketch_line(&self, s: &Field, id: UnitId, target: UnitId, measured: bool) -> Sketch {
        Sketch { strokes: self.sight_line(s, id, target, measured).into_iter().collect(), ..Sketch::default() }
    }

    /// From the body that sees most of a target, at the closest of what it sees. `measured` says how far that is.
    fn sight_line(&self, s: &Field, id: UnitId, target: UnitId, measured: bool) -> Option<Stroke> {
        let (unit, aimed) = (s.unit(id)?, s.unit(target)?);
        let looked = self.look(s, id, target, Looking::ToFire)?;
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
        let Some(Frame::Move(moving)) = s.frames.last() else { return None };
        let unit = s.unit(moving.unit).filter(|u| u.is_on_table())?;
        let left = self.rate(s, moving.unit, moving.order) - moving.spent();
        (left > 0).then(|| disc("reach", self.place_of(moving.unit, unit), left, Some(length(left))))
    }

    /// Lines of what is declared, with the distance: a target that is named is measured to (C-02).
    fn declared_lines(&self, s: &State) -> Vec<Stroke> {
        let fire = s.frames.iter().rev().find_map(|frame| match frame {
            Frame::Declare(Declaring { unit, aims, .. }) | Frame::Fire { unit, aims, .. } => Some((*unit, aims)),
            _ => None,
        });
        let Some((id, aims)) = fire else { return Vec::new() };
        let mut targets: Vec<UnitId> = aims.iter().map(|aim| aim.target).collect();
        targets.dedup();
        targets.into_iter().filter_map(|target| self.sight_line(s, id, target, true)).collect()
    }

    /// Units that act and units that are acted on, for a ring around each.
    pub(crate) fn acting(&self, s: &State) -> (Vec<UnitId>, Vec<UnitId>) {
        let (mut acting, mut targets) = (Vec::new(), Vec::new());
        for frame in &s.frames {
            match frame {
                Frame::Move(Moving { unit, .. })
                | Frame::Act { unit, .. }
                | Frame::Regroup(Regrouping { unit, .. }) => acting.push(*unit),
                Frame::Declare(Declaring { unit, aims, .. }) | Frame::Fire { unit, aims, .. } => {
                    acting.push(*unit);
                    targets.extend(aims.iter().map(|aim| aim.target));
                }
                Frame::Assault { unit, target, .. } | Frame::Melee { unit, target, .. } => {
                    acting.push(*unit);
                    targets.push(*target);
                }
                Frame::React(Reacting { unit, by, .. }) => {
                    acting.push(*by);
                    targets.push(*unit);
                }
                Frame::Ambush(watching) => targets.push(watching.mover),
                Frame::Flak(FiringFlak { target, .. }) => targets.push(*target),
                Frame::Loss(losing) => targets.push(losing.unit),
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

/// Where a barrage, smoke or a strike is called for.
pub(crate) fn call_at(at: Point) -> Sketch {
    Sketch { strokes: vec![disc("call", at, 600, None)], ..Sketch::default() }
}

/// The way of a unit on the table, with its length.
fn way(unit: &Unit, from: Point, to: Point) -> Option<Stroke> {
    let line = Form::Line { from: from.into(), to: to.into() };
    (unit.is_on_table() && from != to).then(|| stroke("way", line).saying(length(from.steps_to(to))).into())
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
pub(crate) fn along(unit: &Unit, to: Point) -> i16 {
    let ((dx, dy), (fx, fy)) = (unit.at.to(to), unit.facing.vector());
    let far = (i64::from(dx) * i64::from(fx) + i64::from(dy) * i64::from(fy)) / 10_000;
    far.clamp(-30_000, 30_000) as i16
}
