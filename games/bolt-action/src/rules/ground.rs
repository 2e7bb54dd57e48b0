//! The ground around men who move (BA-35 to BA-61, C-05, C-31): where they can stand, and which ways they can go. All
//! that bears on it is gathered once, so that many places can be tried.

use crate::rules::bodies::{APART, TABLE};
use crate::state::*;
use crate::terrain::Kind;
use crate::vocabulary::{Crossing, Ground as Row, Mobility, Order, UnitRule};
use crate::{Clause, Rules};
use board::table::{Area, Heading, Outline, Point, Shape};
use kernel::{Judge, Text};

/// Why somebody cannot go there.
pub(crate) type Objection = (Clause, &'static str);

/// An objection put to whoever judges.
pub(crate) trait Objecting {
    fn put_to<J: Judge>(self, judge: &mut J);
}

impl Objecting for Objection {
    fn put_to<J: Judge>(self, judge: &mut J) {
        judge.forbid(self.0, || Text::new(self.1));
    }
}

impl<T> Objecting for Result<T, Objection> {
    fn put_to<J: Judge>(self, judge: &mut J) {
        if let Err(objection) = self {
            objection.put_to(judge);
        }
    }
}

/// How far beside a corner somebody goes who walks round it.
const BESIDE: i32 = 15;

/// A round base of another unit.
#[derive(Copy, Clone)]
struct Base {
    at: Point,
    radius: i32,
    /// In the way, not only in the place (C-31).
    blocks: bool,
}

/// A piece of terrain that matters to these men.
#[derive(Copy, Clone)]
struct Obstacle<'a> {
    outline: &'a Outline,
    /// Nobody stands there.
    closed: Option<Objection>,
    /// Nobody goes through.
    barred: Option<Objection>,
    /// C-114: it slows an assault.
    slow: bool,
}

/// All that bears on where the men of one unit can go.
pub(crate) struct Ground<'a> {
    pub base: i32,
    /// Those that are in the way first.
    bases: Vec<Base>,
    blocking: usize,
    /// Hulls, and whether they are in the way too.
    hulls: Vec<(Shape, Area, bool)>,
    obstacles: Vec<Obstacle<'a>>,
    wrecks: Vec<(Shape, Area)>,
}

impl Rules {
    /// Everything within reach of an area that men of a unit may run into. An assault may cross what a Run may not
    /// (C-114), and its target is not in the way.
    pub(crate) fn ground<'a>(
        &'a self,
        s: &Field,
        id: UnitId,
        order: Order,
        area: Area,
        assault: Option<UnitId>,
    ) -> Ground<'a> {
        let near = area.grown(500);
        let mut ground = Ground {
            base: s.unit(id).map_or(50, |u| self.base(id, u)),
            bases: Vec::with_capacity(64),
            blocking: 0,
            hulls: Vec::with_capacity(8),
            obstacles: Vec::new(),
            wrecks: Vec::new(),
        };
        let seat = self.seat_of(id);
        for (other, unit) in s.on_table() {
            if other == id || unit.inside.is_some() || Some(other) == assault {
                continue;
            }
            // C-31: men pass through their own men, not through enemies or vehicles.
            let blocks = unit.seat != seat;
            let radius = self.base(other, unit);
            let close = unit.men.iter().filter(|m| near.holds(m.at));
            ground.bases.extend(close.map(|m| Base { at: m.at, radius, blocks }));
            // A hull reaches less than three inches from its centre, and one keeps an inch and a half from it.
            if near.holds(unit.at)
                && let Some(hull) = self.hull(other, unit)
            {
                let around = hull.area();
                if around.meets(&near) {
                    ground.hulls.push((hull, around, blocks || self.is_vehicle(other)));
                }
            }
        }
        ground.bases.sort_unstable_by_key(|b| !b.blocks);
        ground.blocking = ground.bases.partition_point(|b| b.blocks);
        ground.obstacles = self.obstacles(s, id, order, &near, assault.is_some());
        let wrecks = s.wrecks.iter().map(|w| (w.hull, w.hull.area()));
        ground.wrecks.extend(wrecks.filter(|(_, area)| area.meets(&near)));
        ground
    }

    /// The pieces of terrain in an area that matter to the men of a unit.
    fn obstacles<'a>(&'a self, s: &Field, id: UnitId, order: Order, near: &Area, assault: bool) -> Vec<Obstacle<'a>> {
        let mut obstacles = Vec::with_capacity(16);
        let mobility = self.mobility(s, id);
        let skis = self.spec(id).is_some_and(|spec| spec.has(UnitRule::Skis));
        for (i, feature) in self.table.features.iter().enumerate() {
            // S-15: snow is open ground to men on skis.
            if !feature.outline.area().meets(near) || skis && feature.kind == Kind::Snow {
                continue;
            }
            let stands = feature.kind != Kind::Building || self.stands(s, i as u8);
            let obstacle = Obstacle {
                outline: &feature.outline,
                closed: closed(feature.kind, stands),
                barred: barred(feature.kind, stands, mobility, order, assault),
                slow: assault && matches!(feature.kind.ground(), Some(Row::Rough | Row::Obstacle)),
            };
            if obstacle.closed.is_some() || obstacle.barred.is_some() || obstacle.slow {
                obstacles.push(obstacle);
            }
        }
        obstacles
    }

    /// The column of the terrain table (BA-35 to BA-54): motorcycles go as wheeled vehicles do (S-14).
    fn mobility(&self, s: &Field, id: UnitId) -> Mobility {
        match (self.spec(id), s.unit(id)) {
            (Some(spec), _) if spec.is_gun() => Mobility::Artillery,
            (_, Some(unit)) if self.rides(id, unit, UnitRule::Motorcycles) => Mobility::Wheeled,
            _ => Mobility::Infantry,
        }
    }
}

/// Whether nobody can stand on a kind of ground.
fn closed(kind: Kind, stands: bool) -> Option<Objection> {
    match kind.ground() {
        None => Some((clause!("C-175"), "why-impassable")),
        Some(Row::Building) if stands => Some((clause!("C-106"), "why-impassable")),
        _ => None,
    }
}

/// Whether nobody can go through a kind of ground.
fn barred(kind: Kind, stands: bool, mobility: Mobility, order: Order, assault: bool) -> Option<Objection> {
    let kind_of_ground = if mobility == Mobility::Wheeled { kind.ground_for_vehicles() } else { kind.ground() };
    let row = match kind_of_ground {
        None => return Some((clause!("C-175"), "why-impassable")),
        Some(Row::Building) if stands => return Some((clause!("C-106"), "why-building")),
        Some(Row::Building) => Row::Rough,
        Some(row) => row,
    };
    match row.crossing(mobility) {
        (Crossing::NoRun, clause) if order == Order::Run && !assault => Some((clause, "why-no-run")),
        (Crossing::Never | Crossing::DugIn, clause) => Some((clause, "why-never")),
        _ => None,
    }
}

impl Ground<'_> {
    /// Whether a man can stand somewhere: on the table, on ground he may be on, more than an inch from others.
    pub(crate) fn place(&self, at: Point) -> Result<(), Objection> {
        self.stand(&Shape::round(at, self.base))
    }

    /// The same for any body.
    pub(crate) fn stand(&self, body: &Shape) -> Result<(), Objection> {
        if !body.lies_in(&TABLE) {
            return Err((clause!("C-171"), "why-off-table"));
        }
        let area = body.area();
        for obstacle in &self.obstacles {
            if let Some(objection) = obstacle.closed
                && obstacle.outline.area().meets(&area)
                && body.touches(obstacle.outline)
            {
                return Err(objection);
            }
        }
        if self.wrecks.iter().any(|(wreck, around)| around.meets(&area) && wreck.overlaps(body)) {
            return Err((clause!("BA-132"), "why-wreck"));
        }
        let close = area.grown(APART);
        let crowded = match *body {
            Shape::Round { at, radius } => self.bases.iter().any(|b| b.at.within(at, b.radius + radius + APART)),
            Shape::Hull { .. } => self
                .bases
                .iter()
                .any(|b| close.grown(b.radius).holds(b.at) && Shape::round(b.at, b.radius).within(body, APART)),
        };
        if crowded || self.hulls.iter().any(|(hull, around, _)| around.meets(&close) && hull.within(body, APART)) {
            return Err((clause!("C-05"), "why-too-close"));
        }
        Ok(())
    }

    /// Whether the ground lets a man go straight from one point to another.
    pub(crate) fn crossing(&self, from: Point, to: Point) -> Result<(), Objection> {
        let line = Area::of(&[from, to]).unwrap_or(TABLE);
        for obstacle in &self.obstacles {
            if let Some(objection) = obstacle.barred
                && obstacle.outline.area().meets(&line)
                && obstacle.outline.cut(from, to).is_some_and(|span| !span.is_touch() || from == to)
            {
                return Err(objection);
            }
        }
        if self.wrecks.iter().any(|(wreck, around)| around.meets(&line) && wreck.stops(from, to)) {
            return Err((clause!("BA-132"), "why-wreck"));
        }
        Ok(())
    }

    /// Whether a man can go straight from one point to another: the ground, and nobody in the way.
    pub(crate) fn way(&self, from: Point, to: Point) -> Result<(), Objection> {
        self.crossing(from, to)?;
        let line = Area::of(&[from, to]).unwrap_or(TABLE);
        let near = line.grown(2 * self.base + 50);
        let stops = |b: &Base| near.holds(b.at) && b.at.within_of_segment(from, to, b.radius + self.base);
        if self.bases[..self.blocking].iter().any(stops)
            || self.hulls.iter().any(|(hull, around, blocks)| *blocks && around.meets(&line) && hull.stops(from, to))
        {
            return Err((clause!("C-31"), "why-in-the-way"));
        }
        Ok(())
    }

    /// Points just beside the corners of whatever can be in the way.
    pub(crate) fn corners(&self) -> Vec<Point> {
        let mut corners = Vec::new();
        let mut beside = |middle: Point, all: &[Point]| {
            let outward = |corner: Point| Heading::from_to(middle, corner).unwrap_or_default().way(BESIDE);
            corners.extend(all.iter().map(|&corner| corner.plus(outward(corner))));
        };
        for obstacle in self.obstacles.iter().filter(|o| o.barred.is_some() || o.slow) {
            beside(obstacle.outline.area().middle(), obstacle.outline.corners());
        }
        let hulls = self.hulls.iter().filter(|(.., blocks)| *blocks).map(|(hull, ..)| hull);
        for hull in hulls.chain(self.wrecks.iter().map(|(wreck, _)| wreck)) {
            if let Shape::Hull { corners } = hull {
                beside(hull.centre(), corners);
            }
        }
        for base in &self.bases[..self.blocking] {
            let far = base.radius + self.base + BESIDE;
            corners.extend((0..8).map(|i| base.at.plus(Heading::new(45 * i).way(far + far / 10))));
        }
        corners
    }

    /// C-114: whether the way leads over what slows an assault.
    pub(crate) fn is_slow(&self, from: Point, to: Point) -> bool {
        self.obstacles.iter().any(|o| o.slow && o.outline.cut(from, to).is_some())
    }

    /// Whether there is so little on it that nothing is won by leaving out any of it.
    pub(crate) fn is_small(&self) -> bool {
        self.bases.len() + self.hulls.len() + self.obstacles.len() <= 16
    }

    /// The same ground with what is far from an area left out, for standing there; ways are not asked about.
    pub(crate) fn around(&self, area: &Area) -> Ground<'_> {
        let near = area.grown(APART + 2 * self.base + 50);
        Ground {
            base: self.base,
            blocking: 0,
            bases: self.bases.iter().filter(|b| near.holds(b.at)).copied().collect(),
            hulls: self.hulls.iter().filter(|(_, around, _)| around.meets(&near)).copied().collect(),
            obstacles: self.obstacles.iter().filter(|o| o.outline.area().meets(&near)).copied().collect(),
            wrecks: self.wrecks.iter().filter(|(_, around)| around.meets(&near)).copied().collect(),
        }
    }
}
