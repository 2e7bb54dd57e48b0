//! Who sees whom, and what protects them (C-06, C-42, C-43, C-173, C-174).

use crate::Rules;
use crate::force::Spec;
use crate::rules::bodies::Bodies;
use crate::state::*;
use crate::terrain::Kind;
use crate::vocabulary::*;
use arrayvec::ArrayVec;
use board::table::{Area, Eye, FeatureSet, Further, Mark, Point, Screen, Shape, Sightlines};

/// What one shooter sees of a target unit.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Sighting {
    /// Bodies that can be seen.
    pub seen: u8,
    /// How far the closest of them is, rounded up.
    pub distance: i32,
    pub cover: Cover,
}

/// Eye heights and halves of C-173, in hundredths.
const MAN_EYE: i32 = 110;
const MAN_MIDDLE: i32 = 60;

/// Why somebody looks.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Looking {
    ToSee,
    /// C-06: friends are in the way.
    ToFire,
}

/// A target made ready to be looked at.
pub(crate) struct Looked<'a> {
    lines: Sightlines<'a>,
    bodies: Bodies,
    stands: ArrayVec<(FeatureSet, FeatureSet), { crate::force::MEN + 1 }>,
    /// Features the shooters may stand in or at.
    near_shooter: FeatureSet,
    middle: i32,
    vehicle: bool,
    garrison: Option<u8>,
    /// The box around all of it.
    around: Area,
    /// Something stands between the two as a whole.
    walled_off: bool,
}

impl Looked<'_> {
    pub(crate) fn bodies(&self) -> &Bodies {
        &self.bodies
    }

    fn is_seen_by(&self, eye: &Eye) -> bool {
        if self.lines.hides(eye, &self.around, self.middle) {
            return false;
        }
        let mut targets = self.bodies.iter().zip(&self.stands);
        targets
            .any(|(target, &(inside, touched))| self.lines.sees(eye, &Mark::of(target, self.middle, inside, touched)))
    }
}

impl Rules {
    /// All that is needed to look at `target` with the eyes of `shooter`. Friends in the way block fire (C-06).
    pub(crate) fn look<'a>(&'a self, s: &Field, shooter: UnitId, target: UnitId, why: Looking) -> Option<Looked<'a>> {
        let (from, to) = (s.unit(shooter)?, s.unit(target)?);
        let spec = self.spec(target)?;
        let (here, there) = (self.extent(shooter, from)?, self.extent(target, to)?);
        // C-109: a building that came down hides nobody.
        let mut lines =
            Sightlines::between(&self.table.screens, &here, &there, self.table.covering()).flattened(s.fallen);
        let bodies = self.bodies(target, to);
        let height = if spec.is_vehicle() { spec.model.measure().height / 2 } else { MAN_MIDDLE };
        let floor = to.inside.map_or(0, |room| i32::from(room.floor) * Kind::Building.top());
        let middle = height + floor + self.table.elevation(bodies.first()?.centre());
        let eyes = self.eye_height(shooter, from) + self.table.highest(&here);
        let walled_off = lines.walled_off(&here, &there, eyes.max(middle));
        let garrison = to.inside.map(|room| room.building);
        let (mut stands, mut near_shooter) = (ArrayVec::new(), 0);
        // Where nothing is seen nothing more is asked.
        if !walled_off {
            self.add_things(s, shooter, target, from, why, &mut lines);
            let near = Screen::among(&self.table.screens, &there);
            stands.extend(bodies.iter().map(|b| match garrison {
                Some(house) => (1 << (house & 127), 1 << (house & 127)),
                None => Screen::around_among(&self.table.screens, near, b),
            }));
            near_shooter = Screen::among(&self.table.screens, &here);
        }
        let (vehicle, around) = (spec.is_vehicle(), there);
        Some(Looked { lines, bodies, stands, near_shooter, middle, vehicle, garrison, around, walled_off })
    }

    /// What stands between two units besides the terrain: vehicles, wrecks, smoke, and the shooter's own side (C-06).
    fn add_things(
        &self,
        s: &Field,
        shooter: UnitId,
        target: UnitId,
        from: &Unit,
        why: Looking,
        lines: &mut Sightlines<'_>,
    ) {
        // A hull reaches less than this from its centre.
        let near = lines.area().grown(400);
        for (id, unit) in s.on_table() {
            if id == shooter || id == target || unit.inside.is_some() {
                continue;
            }
            // From an upper floor one fires over the heads of others; from the ground floor one does not.
            let low = from.inside.is_none_or(|room| room.floor == 0);
            let (vehicle, friend) = (self.is_vehicle(id), why == Looking::ToFire && unit.seat == from.seat && low);
            if (vehicle || friend)
                && near.holds(unit.at)
                && let Some(hull) = self.hull(id, unit)
            {
                lines.add(hull, self.spec(id).filter(|_| vehicle).map(|other| other.model.measure().height));
            }
            if friend {
                let base = self.base(id, unit);
                let close = unit.men.iter().filter(|m| near.holds(m.at));
                close.for_each(|m| lines.add(Shape::round(m.at, base), None));
            }
        }
        s.wrecks.iter().for_each(|w| lines.add(w.hull, Some(w.height)));
        s.smoke.iter().for_each(|c| lines.add(Shape::round(c.at, c.radius), None));
    }

    /// Where each man, or the weapon, looks from: a man's base, a gun's barrel, a window towards the target.
    fn eye(&self, id: UnitId, unit: &Unit, body: &Shape, towards: Point, near: FeatureSet) -> Eye {
        let (at, inside, touched) = match unit.inside {
            Some(room) => {
                let area = body.area();
                let window = Point::new(
                    towards.x().clamp(area.from.x(), area.to.x()),
                    towards.y().clamp(area.from.y(), area.to.y()),
                );
                let house = 1 << (room.building & 127);
                (window, house, house)
            }
            None => {
                let (inside, touched) = Screen::around_among(&self.table.screens, near, body);
                (body.centre(), inside, touched)
            }
        };
        Eye { at, height: self.eye_height(id, unit) + self.table.elevation(at), inside, touched }
    }

    /// How high the eyes of a unit are above the ground.
    fn eye_height(&self, id: UnitId, unit: &Unit) -> i32 {
        let tall = match self.spec(id) {
            Some(spec) if spec.is_vehicle() => spec.model.measure().height * 7 / 10,
            Some(spec) if spec.is_gun() => spec.model.measure().height * 8 / 10,
            _ => MAN_EYE,
        };
        tall + unit.inside.map_or(0, |room| i32::from(room.floor) * Kind::Building.top())
    }

    /// Whether any body of a unit sees any of another, friends not in the way.
    pub fn sees(&self, s: &Field, from: UnitId, to: UnitId) -> bool {
        let (Some(unit), Some(looked)) = (s.unit(from), self.look(s, from, to, Looking::ToSee)) else { return false };
        let bodies = self.bodies(from, unit);
        bodies.iter().any(|body| self.spots(from, unit, body, &looked))
    }

    /// Whether one body sees anything of a target.
    pub(crate) fn spots(&self, id: UnitId, unit: &Unit, body: &Shape, looked: &Looked<'_>) -> bool {
        let Some(middle) = looked.bodies.first().map(Shape::centre).filter(|_| !looked.walled_off) else {
            return false;
        };
        looked.is_seen_by(&self.eye(id, unit, body, middle, looked.near_shooter))
    }

    /// What one body sees of a target. Cover counts if at least half of what is seen has it (C-42); for a hull, if two
    /// of its corners are hidden (C-43).
    pub(crate) fn sighting(&self, id: UnitId, unit: &Unit, body: &Shape, looked: &Looked<'_>) -> Option<Sighting> {
        let middle = looked.bodies.first().filter(|_| !looked.walled_off)?.centre();
        let eye = self.eye(id, unit, body, middle, looked.near_shooter);
        if looked.lines.hides(&eye, &looked.around, looked.middle) {
            return None;
        }
        let measured_from = if unit.inside.is_some() { Shape::round(eye.at, 0) } else { *body };
        let (mut seen, mut soft, mut hard, mut nearest) = (0u8, 0u8, 0u8, i32::MAX);
        for (target, &(inside, touched)) in looked.bodies.iter().zip(&looked.stands) {
            let view = looked.lines.view(&eye, &Mark::of(target, looked.middle, inside, touched));
            if !view.seen {
                continue;
            }
            seen += 1;
            nearest = nearest.min(measured_from.gap(target));
            let cover = match looked.garrison {
                // C-107: behind walls.
                Some(_) => Cover::Hard,
                None if looked.vehicle => {
                    match (view.hidden >= 2, self.table.best_cover(view.crossed & !eye.touched)) {
                        (false, _) => Cover::None,
                        (true, Cover::None) => Cover::Hard,
                        (true, cover) => cover,
                    }
                }
                None => self.table.best_cover(inside | view.crossed & !eye.touched),
            };
            soft += u8::from(cover != Cover::None);
            hard += u8::from(cover == Cover::Hard);
        }
        let cover = if 2 * hard >= seen {
            Cover::Hard
        } else if 2 * soft >= seen {
            Cover::Soft
        } else {
            Cover::None
        };
        (seen > 0).then_some(Sighting { seen, distance: nearest, cover })
    }

    /// Whether a point can be seen from a unit, for observers (C-129).
    pub(crate) fn sees_point(&self, s: &Field, from: UnitId, at: Point) -> bool {
        let Some(unit) = s.unit(from) else { return false };
        let bodies = self.bodies(from, unit);
        let Some(area) = bodies.iter().map(Shape::area).reduce(|a, b| a.around(&b)) else { return false };
        let around = area.around(&Shape::round(at, 0).area());
        let mut lines = Sightlines::new(&self.table.screens, around, 0).flattened(s.fallen);
        s.smoke.iter().for_each(|c| lines.add(Shape::round(c.at, c.radius), None));
        let spot = Shape::round(at, 0);
        let (inside, touched) = Screen::around(&self.table.screens, &spot);
        let height = MAN_MIDDLE + self.table.elevation(at);
        let mark = Mark { centre: at, further: Further::Nothing, height, inside, touched };
        bodies.iter().any(|b| lines.sees(&self.eye(from, unit, b, at, FeatureSet::MAX), &mark))
    }

    /// Enemy units that can be seen, closest first.
    pub(crate) fn seen_enemies(&self, s: &Field, from: UnitId) -> Vec<(i32, UnitId)> {
        let Some(seat) = s.unit(from).map(|u| u.seat) else { return Vec::new() };
        let enemies = s.on_table().filter(|(_, u)| u.seat != seat && !u.marks.hidden);
        let mut seen: Vec<_> =
            enemies.filter(|&(id, _)| self.sees(s, from, id)).map(|(id, _)| (self.distance(s, from, id), id)).collect();
        seen.sort_unstable();
        seen
    }

    /// Whether a unit stands wholly in or behind something that protects (C-133, C-182).
    pub(crate) fn in_cover(&self, id: UnitId, unit: &Unit) -> bool {
        let covering = self.table.covering();
        unit.inside.is_some()
            || self.bodies(id, unit).iter().all(|b| {
                let (inside, touched) = Screen::around(&self.table.screens, b);
                (inside | touched) & covering != 0
            })
    }

    /// BA-145, BA-146, C-81: the quarter of a hull somebody stands in.
    pub(crate) fn aspect(&self, target: &Unit, from: Point) -> Aspect {
        let way = target.at.to(from);
        if target.facing.faces(way) {
            Aspect::Front
        } else if target.facing.back().faces(way) {
            Aspect::Rear
        } else {
            Aspect::Side
        }
    }

    /// Whether a weapon of a vehicle or gun can be pointed at a unit (C-54, C-82): at least partly in its arc.
    pub(crate) fn bears(&self, unit: &Unit, arc: Arc, bodies: &Bodies) -> bool {
        let turned = |degrees: i32| unit.facing.turned(degrees);
        arc == Arc::AllRound
            || bodies.iter().any(|body| {
                let points: [Point; 5] = match body {
                    Shape::Round { at, radius } => {
                        [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)].map(|(x, y)| at.plus((x * radius, y * radius)))
                    }
                    Shape::Hull { corners: [a, b, c, d] } => [*a, *b, *c, *d, body.centre()],
                };
                points.iter().any(|&p| {
                    let way = unit.at.to(p);
                    match arc {
                        Arc::AllRound => true,
                        Arc::Front => turned(0).faces(way),
                        Arc::FrontAndRight => turned(0).faces(way) || turned(90).faces(way),
                        Arc::Left => turned(-90).faces(way),
                        Arc::Right => turned(90).faces(way),
                        Arc::Rear => turned(180).faces(way),
                    }
                })
            })
    }

    pub(crate) fn is_vehicle(&self, id: UnitId) -> bool {
        self.spec(id).is_some_and(Spec::is_vehicle)
    }
}

/// Which armour is hit.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Aspect {
    Front,
    Side,
    Rear,
    Top,
}
