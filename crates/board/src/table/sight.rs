//! What can be seen from where: lines from an eye to the points of a target, over and through what stands between.

use crate::table::outline::clip;
use crate::table::point::cross;
use crate::table::{Area, Outline, Point, Shape};
use std::cell::Cell;

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
    /// Features whose boxes meet a box.
    pub fn among(screens: &[Screen], area: &Area) -> FeatureSet {
        let meets = |s: &Screen| s.outline.area().meets(area);
        screens.iter().take(MAX_FEATURES).enumerate().filter(|(_, s)| meets(s)).fold(0, |set, (i, _)| set | 1 << i)
    }

    /// The features a model stands in, by its centre, and those its base touches.
    pub fn around(screens: &[Screen], shape: &Shape) -> (FeatureSet, FeatureSet) {
        Screen::around_among(screens, FeatureSet::MAX, shape)
    }

    /// The same, where only some features come into question.
    pub fn around_among(screens: &[Screen], mut set: FeatureSet, shape: &Shape) -> (FeatureSet, FeatureSet) {
        let (mut inside, mut touched) = (0, 0);
        let (area, centre) = (shape.area(), shape.centre());
        while set != 0 {
            let i = set.trailing_zeros() as usize;
            set &= set - 1;
            let Some(screen) = screens.get(i) else { break };
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
    pub centre: Point,
    pub further: Further,
    pub height: i32,
    pub inside: FeatureSet,
    pub touched: FeatureSet,
}

/// What can be seen of a body besides its centre.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Further {
    Nothing,
    /// Of a base: its two edges square to the line.
    Edges(i32),
    /// Of a hull.
    Corners([Point; 4]),
}

impl Mark {
    pub fn of(shape: &Shape, height: i32, inside: FeatureSet, touched: FeatureSet) -> Mark {
        let further = match shape {
            Shape::Hull { corners } => Further::Corners(*corners),
            Shape::Round { radius, .. } => Further::Edges(*radius),
        };
        Mark { centre: shape.centre(), further, height, inside, touched }
    }

    /// The further points as they are seen from somewhere; the last ones may be the same.
    fn further_from(&self, eye: Point) -> ([Point; 4], usize) {
        match self.further {
            Further::Nothing => ([self.centre; 4], 0),
            Further::Corners(corners) => (corners, 4),
            Further::Edges(radius) => {
                let (dx, dy) = eye.to(self.centre);
                let length = i64::from(eye.steps_to(self.centre).max(1));
                let part = |v: i32| (i64::from(v) * i64::from(radius) / length) as i32;
                let across = (-part(dy), part(dx));
                let (left, right) = (self.centre.plus(across), self.centre.plus((-across.0, -across.1)));
                ([left, right, left, right], 2)
            }
        }
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

/// Numbers of features.
type Numbers = arrayvec::ArrayVec<u8, MAX_FEATURES>;

/// All that may stand between two groups of models.
#[derive(Debug)]
pub struct Sightlines<'a> {
    screens: &'a [Screen],
    /// Those in the box around both groups that can block a line.
    near: Numbers,
    /// Those in the box that are asked for in [`View::crossed`].
    wanted: Numbers,
    /// Things that came later: hulls and wrecks with their height, bodies and smoke that block whatever the height.
    things: Vec<(Shape, Area, Option<i32>)>,
    area: Area,
    /// What blocked the last line that was blocked.
    blocker: Cell<usize>,
}

impl<'a> Sightlines<'a> {
    pub fn new(screens: &'a [Screen], area: Area, wanted: FeatureSet) -> Sightlines<'a> {
        Sightlines::among(screens, area, wanted, |_| true)
    }

    /// The same for lines from one box to another only: what lies beside all of them is left out.
    pub fn between(screens: &'a [Screen], from: &Area, to: &Area, wanted: FeatureSet) -> Sightlines<'a> {
        let origin = from.middle();
        let way = origin.to(to.middle());
        let side = |p: Point| cross(way, origin.to(p));
        let ends = |area: &Area| corners(area).map(side);
        let (mut least, mut most) = (i64::MAX, i64::MIN);
        for s in ends(from).into_iter().chain(ends(to)) {
            least = least.min(s);
            most = most.max(s);
        }
        Sightlines::among(screens, from.around(to), wanted, |screen| {
            let sides = || screen.outline.corners().iter().map(|&c| side(c));
            !(sides().all(|s| s < least) || sides().all(|s| s > most))
        })
    }

    fn among(screens: &'a [Screen], area: Area, wanted: FeatureSet, fits: impl Fn(&Screen) -> bool) -> Sightlines<'a> {
        let mut lines = Sightlines {
            screens,
            near: Numbers::new(),
            wanted: Numbers::new(),
            things: Vec::new(),
            area,
            blocker: Cell::new(0),
        };
        for (i, screen) in screens.iter().take(MAX_FEATURES).enumerate() {
            let (blocks, asked) = (screen.opacity != Opacity::Clear, wanted & (1 << i) != 0);
            if (blocks || asked) && screen.outline.area().meets(&area) && fits(screen) {
                if blocks {
                    lines.near.push(i as u8);
                }
                if asked {
                    lines.wanted.push(i as u8);
                }
            }
        }
        lines
    }

    /// The same where some of the features have come down: they hide nobody, but one may still shelter behind them.
    pub fn flattened(mut self, features: FeatureSet) -> Sightlines<'a> {
        self.near.retain(|i| features & (1 << *i) == 0);
        self
    }

    /// The box in which all lines run.
    pub fn area(&self) -> &Area {
        &self.area
    }

    /// Whether one piece of terrain blocks every line from one box to another, whose ends are at most so high. What
    /// stands behind something convex is convex: if it blocks all lines between the corners, it blocks all between
    /// them.
    pub fn walled_off(&self, from: &Area, to: &Area, height: i32) -> bool {
        let (here, there) = (corners(from), corners(to));
        let (middle, end) = (from.middle(), to.middle());
        self.near.iter().map(|&i| &self.screens[usize::from(i)]).any(|screen| {
            let (outline, around) = (&screen.outline, screen.outline.area());
            let apart = !around.meets(from) && !around.meets(to);
            let hides = screen.opacity == Opacity::Dense || screen.top > height;
            let stops = |a: Point, b: Point| outline.cut(a, b).is_some_and(|span| !span.is_touch());
            apart && hides && stops(middle, end) && here.iter().all(|&a| there.iter().all(|&b| stops(a, b)))
        })
    }

    /// Whether what blocked the last line blocks every line from an eye into a box whose points are at most so high.
    /// Seen from one point, what lies behind something convex is convex, so the corners tell.
    pub fn hides(&self, eye: &Eye, there: &Area, height: i32) -> bool {
        let Some(&i) = self.near.get(self.blocker.get()) else { return false };
        let screen = &self.screens[usize::from(i)];
        if (eye.inside | eye.touched) & (1 << i) != 0 || screen.outline.area().meets(there) {
            return false;
        }
        let stops = |to: Point| screen.outline.cut(eye.at, to).is_some_and(|span| !span.is_touch());
        (screen.opacity == Opacity::Dense || screen.top > eye.height.max(height))
            && corners(there).into_iter().all(stops)
    }

    /// Something that blocks lines lower than its top, or all lines.
    pub fn add(&mut self, shape: Shape, top: Option<i32>) {
        let area = shape.area();
        if area.meets(&self.area) {
            self.things.push((shape, area, top));
        }
    }

    /// Whether the eye sees anything of the mark.
    pub fn sees(&self, eye: &Eye, mark: &Mark) -> bool {
        self.clear(eye, mark.centre, mark) || {
            let (points, count) = mark.further_from(eye.at);
            points[..count].iter().any(|&p| self.clear(eye, p, mark))
        }
    }

    /// What the eye sees of the mark.
    pub fn view(&self, eye: &Eye, mark: &Mark) -> View {
        let centre = mark.centre;
        let mut view = View { seen: self.clear(eye, centre, mark), ..View::default() };
        if !view.seen || matches!(mark.further, Further::Corners(_)) {
            let (points, count) = mark.further_from(eye.at);
            view.hidden = points[..count].iter().filter(|&&p| !self.clear(eye, p, mark)).count() as u8;
            view.seen |= usize::from(view.hidden) < count;
        }
        // What stands before somebody matters only if he is seen.
        let line = line_box(eye.at, centre);
        for &i in self.wanted.iter().filter(|_| view.seen) {
            let outline = &self.screens[usize::from(i)].outline;
            if line.meets(outline.area()) && outline.cut(eye.at, centre).is_some_and(|span| !span.is_touch()) {
                view.crossed |= 1 << i;
            }
        }
        view
    }

    /// Whether nothing blocks the line to one point. What blocked the last line is asked first: it mostly blocks the
    /// next.
    fn clear(&self, eye: &Eye, to: Point, mark: &Mark) -> bool {
        let line = line_box(eye.at, to);
        let last = self.blocker.get();
        if self.blocks(last, &line, eye, to, mark) {
            return false;
        }
        let count = self.near.len() + self.things.len();
        match (0..count).find(|&i| i != last && self.blocks(i, &line, eye, to, mark)) {
            Some(i) => {
                self.blocker.set(i);
                false
            }
            None => true,
        }
    }

    /// Whether the n-th screen, or the n-th thing after them, blocks a line.
    fn blocks(&self, n: usize, line: &Area, eye: &Eye, to: Point, mark: &Mark) -> bool {
        let low = |(n, d): (i64, i64), top: i32| {
            i64::from(eye.height) * d + i64::from(mark.height - eye.height) * n < i64::from(top) * d
        };
        let Some(&i) = self.near.get(n) else {
            let Some((shape, area, top)) = self.things.get(n - self.near.len()) else { return false };
            return line.meets(area)
                && match (shape, top) {
                    (Shape::Hull { corners }, Some(top)) => clip(corners, eye.at, to)
                        .is_some_and(|span| !span.is_touch() && (low(span.enter, *top) || low(span.leave, *top))),
                    _ => shape.stops(eye.at, to),
                };
        };
        let screen = &self.screens[usize::from(i)];
        if !line.meets(screen.outline.area()) {
            return false;
        }
        let standing = eye.inside | mark.inside;
        let ways_around = match screen.opacity {
            Opacity::SolidUnlessTouched => standing | eye.touched | mark.touched,
            _ => standing,
        };
        ways_around & (1 << i) == 0
            && screen.outline.cut(eye.at, to).is_some_and(|span| {
                let dense = screen.opacity == Opacity::Dense;
                !span.is_touch() && (dense || low(span.enter, screen.top) || low(span.leave, screen.top))
            })
    }
}

fn corners(area: &Area) -> [Point; 4] {
    let (a, b) = (area.from, area.to);
    [a, b, Point::new(a.x(), b.y()), Point::new(b.x(), a.y())]
}

fn line_box(a: Point, b: Point) -> Area {
    Area { from: Point::new(a.x().min(b.x()), a.y().min(b.y())), to: Point::new(a.x().max(b.x()), a.y().max(b.y())) }
}
