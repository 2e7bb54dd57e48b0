//! What can be seen from where: lines from an eye to the points of a target, over and through what stands between.

use crate::table::outline::clip;
use crate::table::point::cross;
use crate::table::{Area, Outline, Point, Shape};

/// A set of features of a table, by number.
pub type FeatureSet = u128;
pub const MAX_FEATURES: usize = 128;

/// How a piece of terrain lets a line pass.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Opacity {
    Clear,
    /// Can be seen into and out of, not through.
    Dense,
    /// Blocks a line that passes lower than its top, unless one of the two stands in it.
    Solid,
    /// The same, but who touches it looks over it.
    SolidUnlessTouched,
}

/// A piece of terrain as a line of sight meets it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Screen {
    pub outline: Outline,
    pub opacity: Opacity,
    pub top: i32,
}

impl Screen {
    /// The features a model stands in, by its centre, and those its base touches.
    pub fn around(screens: &[Screen], shape: &Shape) -> (FeatureSet, FeatureSet) {
        let (mut inside, mut touched) = (0, 0);
        let (area, centre) = (shape.area(), shape.centre());
        for (i, screen) in screens.iter().enumerate().take(MAX_FEATURES) {
            if !screen.outline.area().meets(&area) {
                continue;
            }
            if shape.touches(&screen.outline) {
                touched |= 1 << i;
            }
            if screen.outline.holds(centre) {
                inside |= 1 << i;
            }
        }
        (inside, touched)
    }
}

/// Where a line of sight begins.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Eye {
    pub at: Point,
    pub height: i32,
    pub inside: FeatureSet,
    pub touched: FeatureSet,
}

/// Where lines of sight end: the centre first, then further points of the body.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    pub points: [Point; 5],
    pub count: u8,
    pub height: i32,
    pub inside: FeatureSet,
    pub touched: FeatureSet,
}

impl Mark {
    /// The points of a body as an eye sees it: of a base the centre and its two edges square to the line, of a hull the
    /// centre and its corners.
    pub fn of(shape: &Shape, seen_from: Point, height: i32, inside: FeatureSet, touched: FeatureSet) -> Mark {
        let centre = shape.centre();
        let (points, count) = match shape {
            Shape::Hull { corners: [a, b, c, d] } => ([centre, *a, *b, *c, *d], 5),
            Shape::Round { radius, .. } => {
                let (dx, dy) = seen_from.to(centre);
                let length = i64::from(seen_from.steps_to(centre).max(1));
                let part = |v: i32| (i64::from(v) * i64::from(*radius) / length) as i32;
                let across = (-part(dy), part(dx));
                ([centre, centre.plus(across), centre.plus((-across.0, -across.1)), centre, centre], 3)
            }
        };
        Mark { points, count, height, inside, touched }
    }
}

/// What an eye sees of a body.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct View {
    /// At least one line is clear.
    pub seen: bool,
    /// How many of the further points cannot be seen; corners, for a hull.
    pub hidden: u8,
    /// Features the line to the centre passes through, if it is seen.
    pub crossed: FeatureSet,
}

/// All that may stand between two groups of models.
#[derive(Debug)]
pub struct Sightlines<'a> {
    screens: &'a [Screen],
    /// Those that stand in the box around both groups.
    near: Vec<u8>,
    /// Features that are asked for in [`View::crossed`].
    wanted: FeatureSet,
    /// Things that came later: hulls and wrecks with their height, bodies and smoke that block whatever the height.
    things: Vec<(Shape, Area, Option<i32>)>,
    area: Area,
}

impl<'a> Sightlines<'a> {
    pub fn new(screens: &'a [Screen], area: Area, wanted: FeatureSet) -> Sightlines<'a> {
        let among = |s: &Screen| s.outline.area().meets(&area);
        let near = screens.iter().take(MAX_FEATURES).enumerate().filter(|(_, s)| among(s)).map(|(i, _)| i as u8);
        Sightlines { screens, near: near.collect(), wanted, things: Vec::new(), area }
    }

    /// The same for lines from one box to another only: what lies beside all of them is left out.
    pub fn between(screens: &'a [Screen], from: &Area, to: &Area, wanted: FeatureSet) -> Sightlines<'a> {
        let mut lines = Sightlines::new(screens, from.around(to), wanted);
        let origin = from.middle();
        let way = origin.to(to.middle());
        let side = |p: Point| cross(way, origin.to(p));
        let ends = |area: &Area| {
            let corners =
                [area.from, area.to, Point::new(area.from.x(), area.to.y()), Point::new(area.to.x(), area.from.y())];
            corners.map(side)
        };
        let (mut least, mut most) = (i64::MAX, i64::MIN);
        for s in ends(from).into_iter().chain(ends(to)) {
            least = least.min(s);
            most = most.max(s);
        }
        lines.near.retain(|&i| {
            let sides = || screens[usize::from(i)].outline.corners().iter().map(|&c| side(c));
            !(sides().all(|s| s < least) || sides().all(|s| s > most))
        });
        lines
    }

    /// Something that blocks lines lower than its top, or all lines.
    pub fn add(&mut self, shape: Shape, top: Option<i32>) {
        let area = shape.area();
        if area.meets(&self.area) {
            self.things.push((shape, area, top));
        }
    }

    /// What the eye sees of the mark.
    pub fn view(&self, eye: &Eye, mark: &Mark) -> View {
        let [centre, ..] = mark.points;
        let mut view = View { seen: self.clear(eye, centre, mark), ..View::default() };
        if !view.seen || mark.count > 3 {
            let further = &mark.points[1..usize::from(mark.count).clamp(1, 5)];
            view.hidden = further.iter().filter(|&&p| !self.clear(eye, p, mark)).count() as u8;
            view.seen |= usize::from(view.hidden) < further.len();
        }
        // What stands before somebody matters only if he is seen.
        let line = line_box(eye.at, centre);
        for &i in self.near.iter().filter(|&&i| view.seen && self.wanted & (1 << i) != 0) {
            let outline = &self.screens[usize::from(i)].outline;
            if line.meets(outline.area()) && outline.cut(eye.at, centre).is_some_and(|span| !span.is_touch()) {
                view.crossed |= 1 << i;
            }
        }
        view
    }

    /// Whether nothing blocks the line to one point.
    fn clear(&self, eye: &Eye, to: Point, mark: &Mark) -> bool {
        let line = line_box(eye.at, to);
        let standing = eye.inside | mark.inside;
        let touching = eye.touched | mark.touched;
        for &i in &self.near {
            let screen = &self.screens[usize::from(i)];
            if screen.opacity == Opacity::Clear || !line.meets(screen.outline.area()) {
                continue;
            }
            let ways_around = match screen.opacity {
                Opacity::SolidUnlessTouched => standing | touching,
                _ => standing,
            };
            if ways_around & (1 << i) != 0 {
                continue;
            }
            let Some(span) = screen.outline.cut(eye.at, to).filter(|span| !span.is_touch()) else { continue };
            let low = |(n, d): (i64, i64)| {
                i64::from(eye.height) * d + i64::from(mark.height - eye.height) * n < i64::from(screen.top) * d
            };
            if screen.opacity == Opacity::Dense || low(span.enter) || low(span.leave) {
                return false;
            }
        }
        self.things.iter().all(|(shape, area, top)| {
            if !line.meets(area) {
                return true;
            }
            match (shape, top) {
                (Shape::Hull { corners }, Some(top)) => {
                    clip(corners, eye.at, to).filter(|span| !span.is_touch()).is_none_or(|span| {
                        [span.enter, span.leave].iter().all(|&(n, d)| {
                            i64::from(eye.height) * d + i64::from(mark.height - eye.height) * n >= i64::from(*top) * d
                        })
                    })
                }
                _ => !shape.stops(eye.at, to),
            }
        })
    }
}

fn line_box(a: Point, b: Point) -> Area {
    Area { from: Point::new(a.x().min(b.x()), a.y().min(b.y())), to: Point::new(a.x().max(b.x()), a.y().max(b.y())) }
}
