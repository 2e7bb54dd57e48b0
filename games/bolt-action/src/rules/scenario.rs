//! The six scenarios (C-135 to C-143, C-188 to C-193): aims, points and who has won.

use crate::Rules;
use crate::options::ExitPoints;
use crate::rules::bodies::TABLE;
use crate::state::*;
use crate::terrain::{DEPTH, Feature, Kind, Table, WIDTH};
use board::table::{Area, Outline, Point, Shape};
use kernel::{Note, Play, Seat, Text};

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Scenario {
    Envelopment,
    MaximumAttrition,
    PointDefence,
    HoldUntilRelieved,
    TopSecret,
    Demolition,
}

/// Turns of a game before the last is rolled for (C-135).
pub const TURNS: u8 = 6;

impl Scenario {
    pub const ALL: [Scenario; 6] = [
        Scenario::Envelopment,
        Scenario::MaximumAttrition,
        Scenario::PointDefence,
        Scenario::HoldUntilRelieved,
        Scenario::TopSecret,
        Scenario::Demolition,
    ];

    pub const fn id(self) -> &'static str {
        match self {
            Scenario::Envelopment => "envelopment",
            Scenario::MaximumAttrition => "maximum-attrition",
            Scenario::PointDefence => "point-defence",
            Scenario::HoldUntilRelieved => "hold-until-relieved",
            Scenario::TopSecret => "top-secret",
            Scenario::Demolition => "demolition",
        }
    }

    pub fn named(id: &str) -> Option<Scenario> {
        Scenario::ALL.into_iter().find(|s| s.id() == id)
    }

    /// Whether one side attacks and the other defends.
    pub const fn has_attacker(self) -> bool {
        matches!(self, Scenario::Envelopment | Scenario::PointDefence | Scenario::HoldUntilRelieved)
    }

    /// C-188 to C-193: who may outflank.
    pub fn may_outflank(self, seat: Seat, attacker: Option<Seat>) -> bool {
        match self {
            Scenario::Envelopment | Scenario::PointDefence => attacker == Some(seat),
            Scenario::MaximumAttrition | Scenario::Demolition => true,
            Scenario::HoldUntilRelieved | Scenario::TopSecret => false,
        }
    }
}

pub(crate) const MIDDLE: Point = Point::new(WIDTH / 2, DEPTH / 2);
/// C-188: how deep a defender's zone is.
pub(crate) const ZONE: i32 = 1800;

/// C-193: where a base stands.
pub(crate) fn base_of(edge: Edge) -> Point {
    let y = if edge == Edge::Top { 1200 } else { DEPTH - 1200 };
    Point::new(WIDTH / 2, y)
}

/// C-193: places where a man stands against the walls of a base.
pub(crate) fn beside(base: Point) -> Vec<Point> {
    [(0, 265), (0, -265), (265, 0), (-265, 0)].map(|way| base.plus(way)).to_vec()
}

/// The strip along an edge.
pub(crate) fn strip(edge: Edge, depth: i32) -> Area {
    match edge {
        Edge::Top => Area::new(0, 0, WIDTH, depth),
        Edge::Bottom => Area::new(0, DEPTH - depth, WIDTH, DEPTH),
    }
}

/// The table with what a scenario puts on it.
pub fn furnish(scenario: Scenario, mut table: Table) -> Table {
    if scenario == Scenario::Demolition {
        for (edge, id) in [(Edge::Top, "base-top"), (Edge::Bottom, "base-bottom")] {
            let at = base_of(edge);
            let outline = Outline::rectangle(at.x() - 200, at.y() - 200, at.x() + 200, at.y() + 200);
            table.features.retain(|f| !f.outline.area().meets(&outline.area().grown(150)) || f.kind == Kind::Field);
            table.features.push(Feature { id: id.into(), kind: Kind::Base, floors: 1, outline });
        }
    }
    Table::new(table.id, table.features)
}

impl Rules {
    /// C-136: a model within 3" of it that counts, and none of the enemy's.
    pub(crate) fn holder(&self, s: &Field, at: Point) -> Option<Seat> {
        let marker = Shape::round(at, 0);
        let near = |seat: Seat| {
            s.on_table().any(|(id, u)| {
                u.seat == seat
                    && self.spec(id).is_some_and(|spec| spec.holds_objectives())
                    && self.bodies(id, u).iter().any(|b| b.within(&marker, 300))
            })
        };
        match (near(SEATS[0]), near(SEATS[1])) {
            (true, false) => Some(SEATS[0]),
            (false, true) => Some(SEATS[1]),
            _ => None,
        }
    }

    pub(crate) fn count(&self, s: &Field, seat: Seat, fate: Fate) -> i64 {
        s.of(seat).filter(|(_, u)| u.fate == fate).count() as i64
    }

    /// C-188: own units with more than half of their men, or their centre, in a zone; men aboard are where their
    /// vehicle is.
    fn in_zone(&self, s: &Field, seat: Seat, zone: &Area) -> i64 {
        let inside = |id: UnitId, u: &Unit| match u.fate {
            Fate::Aboard(vehicle) => s.unit(vehicle).is_some_and(|v| v.is_on_table() && zone.holds(v.at)),
            Fate::Field if self.is_vehicle(id) => zone.holds(u.at),
            Fate::Field => 2 * u.men.iter().filter(|m| zone.holds(m.at)).count() > u.men.len(),
            _ => false,
        };
        s.of(seat).filter(|&(id, u)| inside(id, u)).count() as i64
    }

    /// C-188: the attacker's units in the strip along the defender's edge.
    pub(crate) fn in_defenders_zone(&self, s: &Field, attacker: Seat) -> i64 {
        let edge = s.edges.map(|edges| edges[usize::from(other(attacker).0 & 1)]);
        edge.map_or(0, |edge| self.in_zone(s, attacker, &strip(edge, ZONE)))
    }

    /// Points of both sides as they stand (C-138, C-139), or objectives held.
    pub fn points(&self, s: &Field) -> [i64; 2] {
        let destroyed = |seat: Seat| self.count(s, seat, Fate::Destroyed);
        let mut points = [0, 0];
        match self.scenario {
            Scenario::MaximumAttrition => {
                points = [destroyed(SEATS[1]), destroyed(SEATS[0])];
            }
            Scenario::Envelopment => {
                let Some(attacker) = s.attacker.filter(|_| s.edges.is_some()) else { return points };
                let defender = other(attacker);
                let exit = if self.options.exit_points == ExitPoints::Three { 3 } else { 2 };
                points[usize::from(attacker.0 & 1)] = destroyed(defender)
                    + 2 * self.in_defenders_zone(s, attacker)
                    + exit * self.count(s, attacker, Fate::Left);
                points[usize::from(defender.0 & 1)] = 2 * destroyed(attacker);
            }
            Scenario::PointDefence | Scenario::HoldUntilRelieved => {
                for objective in &s.objectives {
                    if let Some(seat) = self.holder(s, objective.at) {
                        points[usize::from(seat.0 & 1)] += 1;
                    }
                }
            }
            Scenario::TopSecret => {
                for bearer in s.objectives.iter().filter_map(|o| o.carrier) {
                    points[usize::from(self.seat_of(bearer.unit).0 & 1)] += 1;
                }
            }
            Scenario::Demolition => {
                for objective in s.objectives.iter().filter(|o| o.destroyed) {
                    if let Some(owner) = objective.owner {
                        points[usize::from(other(owner).0 & 1)] += 1;
                    }
                }
            }
        }
        points
    }

    /// What is settled at the end of a turn: bases blown up, a side wiped out (C-186, C-193).
    pub(crate) fn settle_objectives(&self, s: &mut State, play: &mut Play<'_>) {
        if self.scenario == Scenario::Demolition {
            let blown = |o: &Objective| {
                let body = Outline::rectangle(o.at.x() - 200, o.at.y() - 200, o.at.x() + 200, o.at.y() + 200);
                let owner = o.owner.unwrap_or(SEATS[0]);
                // C-187: who does not count for objectives neither blows a base up nor guards it.
                let counts = |id: UnitId| self.spec(id).is_some_and(|spec| spec.holds_objectives());
                let foot = |id: UnitId| counts(id) && self.spec(id).is_some_and(|spec| spec.is_foot());
                let near = |id: UnitId, u: &Unit, d: i32| self.bodies(id, u).iter().any(|b| b.near(&body, d));
                let sapper = s.on_table().any(|(id, u)| u.seat != owner && foot(id) && near(id, u, 25));
                let guard = s.on_table().any(|(id, u)| u.seat == owner && counts(id) && near(id, u, 300));
                sapper && !guard
            };
            let down: Vec<bool> = s.objectives.iter().map(blown).collect();
            for (objective, down) in s.objectives.iter_mut().zip(down) {
                objective.destroyed |= down;
            }
            if s.objectives.iter().any(|o| o.destroyed) {
                return self.finish(s, play);
            }
        }
        let wiped = |seat: Seat| s.of(seat).all(|(_, u)| u.fate == Fate::Destroyed);
        if wiped(SEATS[0]) || wiped(SEATS[1]) {
            self.finish(s, play);
        }
    }

    /// C-137 to C-143, C-186: who has won.
    pub(crate) fn finish(&self, s: &mut State, play: &mut Play<'_>) {
        let wiped = |seat: Seat| s.of(seat).all(|(_, u)| u.fate == Fate::Destroyed);
        let points = self.points(s);
        let leader = if points[0] > points[1] { SEATS[0] } else { SEATS[1] };
        let lead = (points[0] - points[1]).abs();
        let verdict = match (wiped(SEATS[0]), wiped(SEATS[1])) {
            (true, true) => Verdict::Draw,
            (true, false) => Verdict::Won(SEATS[1]),
            (false, true) => Verdict::Won(SEATS[0]),
            _ => match (self.scenario, s.attacker) {
                (Scenario::Envelopment | Scenario::MaximumAttrition, _) if lead >= 2 => Verdict::Won(leader),
                (Scenario::PointDefence, Some(attacker)) => match points[usize::from(attacker.0 & 1)] {
                    0 => Verdict::Won(other(attacker)),
                    1 => Verdict::Draw,
                    _ => Verdict::Won(attacker),
                },
                (Scenario::HoldUntilRelieved | Scenario::Demolition, _) if lead >= 1 => Verdict::Won(leader),
                _ => Verdict::Draw,
            },
        };
        self.end(s, verdict, play);
    }

    pub(crate) fn end(&self, s: &mut State, verdict: Verdict, play: &mut Play<'_>) {
        s.stage = Stage::Over;
        s.verdict = Some(verdict);
        s.frames.clear();
        s.drawn = None;
        play.note(|| Note::new(Text::new("log-over")));
    }

    /// C-192: a man on foot who ends a move in contact with the object takes it.
    pub(crate) fn pick_up(&self, s: &mut State, id: UnitId, play: &mut Play<'_>) {
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else { return };
        if self.scenario != Scenario::TopSecret || !spec.is_foot() || !unit.is_on_table() {
            return;
        }
        let bodies = self.bodies(id, unit);
        let touches = |o: &Objective| {
            let object = Shape::round(o.at, 25);
            bodies.iter().position(|b| b.within(&object, 25)).filter(|_| o.carrier.is_none())
        };
        let found = s.objectives.iter().enumerate().find_map(|(n, o)| Some((n, touches(o)?)));
        let Some((n, man)) = found else { return };
        s.objectives[n].carrier = Some(Bearer { unit: id, man: man as u8 });
        self.tell(play, "log-picked-up", id, |t| t);
    }

    /// C-33, C-188, C-192: a unit goes off. Whether that is leave or loss hangs on the scenario and the edge.
    pub(crate) fn leave(&self, s: &mut State, id: UnitId, play: &mut Play<'_>) {
        let (Some(unit), Some(edges)) = (s.unit(id), s.edges) else { return };
        let seat = unit.seat;
        let place = self.place_of(id, unit);
        let to_top = place.y() < TABLE.to.y() / 2;
        let edge = if to_top { Edge::Top } else { Edge::Bottom };
        let own = edges[usize::from(seat.0 & 1)] == edge;
        let carries = s.objectives.iter().any(|o| o.is_with(id));
        if self.scenario == Scenario::TopSecret && carries && own {
            self.remove_from_table(s, id, Fate::Left);
            return self.end(s, Verdict::Won(seat), play);
        }
        if self.scenario == Scenario::Envelopment && s.attacker == Some(seat) && !own {
            self.tell(play, "log-left", id, |t| t);
            self.take_along(s, id);
            return self.remove_from_table(s, id, Fate::Left);
        }
        self.lose_over_the_edge(s, id, play);
    }

    /// C-24, C-33: a unit that goes over the edge is lost, with those aboard, and leaves no wreck.
    pub(crate) fn lose_over_the_edge(&self, s: &mut State, id: UnitId, play: &mut Play<'_>) {
        let aboard = s.ids().filter(|&i| s.unit(i).is_some_and(|u| u.fate == Fate::Aboard(id)));
        for lost in aboard.chain([id]).collect::<Vec<_>>() {
            self.tell(play, "log-destroyed", lost, |t| t);
            s.drop_object(lost);
            self.remove_from_table(s, lost, Fate::Destroyed);
        }
    }

    /// Men aboard leave with their vehicle.
    fn take_along(&self, s: &mut State, vehicle: UnitId) {
        let aboard: Vec<UnitId> =
            s.ids().filter(|&i| s.unit(i).is_some_and(|u| u.fate == Fate::Aboard(vehicle))).collect();
        for id in aboard {
            self.remove_from_table(s, id, Fate::Left);
        }
    }
}
