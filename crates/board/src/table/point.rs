//! Points and boxes.

use serde::{Deserialize, Serialize};

/// No point lies further than this from the origin on either axis (100 inches), so that no product overflows.
pub const LIMIT: i32 = 10_000;

/// A point on the table, x to the right, y down. What is written down beyond the limit is brought back to it, off any
/// table there is.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "(i32, i32)", into = "(i32, i32)")]
pub struct Point {
    x: i32,
    y: i32,
}

impl From<(i32, i32)> for Point {
    fn from((x, y): (i32, i32)) -> Point {
        Point::new(x, y)
    }
}

impl From<Point> for (i32, i32) {
    fn from(p: Point) -> (i32, i32) {
        (p.x, p.y)
    }
}

impl Point {
    pub const fn new(x: i32, y: i32) -> Point {
        const fn near(v: i32) -> i32 {
            if v > LIMIT {
                LIMIT
            } else if v < -LIMIT {
                -LIMIT
            } else {
                v
            }
        }
        Point { x: near(x), y: near(y) }
    }

    pub const fn x(self) -> i32 {
        self.x
    }

    pub const fn y(self) -> i32 {
        self.y
    }

    /// The point so far to the right and down.
    pub const fn plus(self, (dx, dy): (i32, i32)) -> Point {
        Point::new(self.x.saturating_add(dx), self.y.saturating_add(dy))
    }

    /// The way from here to there.
    pub const fn to(self, there: Point) -> (i32, i32) {
        (there.x - self.x, there.y - self.y)
    }

    /// The square of the distance.
    pub const fn square_to(self, there: Point) -> i64 {
        let (dx, dy) = self.to(there);
        dx as i64 * dx as i64 + dy as i64 * dy as i64
    }

    /// The distance, rounded up.
    pub fn steps_to(self, there: Point) -> i32 {
        root_up(self.square_to(there))
    }

    /// Whether the distance is at most this.
    pub const fn within(self, there: Point, distance: i32) -> bool {
        distance >= 0 && self.square_to(there) <= distance as i64 * distance as i64
    }

    /// The point on the straight way to `there` after `part` of `whole` steps.
    pub fn between(self, there: Point, part: i32, whole: i32) -> Point {
        let (dx, dy) = self.to(there);
        let share = |d: i32| (i64::from(d) * i64::from(part) / i64::from(whole.max(1))) as i32;
        self.plus((share(dx), share(dy)))
    }

    /// The furthest point on the way to `there` that is no further than `distance` from here.
    pub fn towards(self, there: Point, distance: i32) -> Point {
        if self.within(there, distance) {
            return there;
        }
        self.between(there, distance.max(0), self.steps_to(there))
    }

    /// The square of the distance to a segment, as a fraction: it is `num / den`. With points within the limit neither
    /// is larger than 10^18.
    pub(crate) fn square_to_segment(self, a: Point, b: Point) -> (i64, i64) {
        let (ab, ap) = (a.to(b), a.to(self));
        let along = dot(ab, ap);
        let length = dot(ab, ab);
        if along <= 0 || length == 0 {
            (self.square_to(a), 1)
        } else if along >= length {
            (self.square_to(b), 1)
        } else {
            let across = cross(ab, ap);
            (across * across, length)
        }
    }

    /// The distance to a segment, rounded up.
    pub(crate) fn steps_to_segment(self, a: Point, b: Point) -> i32 {
        let (num, den) = self.square_to_segment(a, b);
        // No whole number lies between a fraction and the next whole one.
        root_up(num / den + i64::from(num % den != 0))
    }

    /// Whether the distance to a segment is at most this.
    pub fn within_of_segment(self, a: Point, b: Point, distance: i32) -> bool {
        // Nothing is further away than across the diagonal.
        let d = i64::from(distance.min(3 * LIMIT));
        let (num, den) = self.square_to_segment(a, b);
        distance >= 0 && num <= d * d * den
    }
}

/// The smallest whole number whose square is not less.
pub fn root_up(square: i64) -> i32 {
    let below = square.max(0).isqrt();
    let up = below + i64::from(below * below < square);
    i32::try_from(up).unwrap_or(i32::MAX)
}

pub(crate) const fn cross(a: (i32, i32), b: (i32, i32)) -> i64 {
    a.0 as i64 * b.1 as i64 - a.1 as i64 * b.0 as i64
}

pub(crate) const fn dot(a: (i32, i32), b: (i32, i32)) -> i64 {
    a.0 as i64 * b.0 as i64 + a.1 as i64 * b.1 as i64
}

/// Whether two segments have a point in common.
pub(crate) fn segments_meet(a: Point, b: Point, c: Point, d: Point) -> bool {
    let side = |p: Point, q: Point, r: Point| cross(p.to(q), p.to(r)).signum();
    let (s1, s2, s3, s4) = (side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b));
    if s1 != s2 && s3 != s4 {
        return true;
    }
    let on = |p: Point, q: Point, r: Point, s: i64| s == 0 && Area::of(&[p, q]).is_some_and(|area| area.holds(r));
    on(a, b, c, s1) || on(a, b, d, s2) || on(c, d, a, s3) || on(c, d, b, s4)
}

/// An upright box.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Area {
    pub from: Point,
    pub to: Point,
}

impl Area {
    pub const fn new(left: i32, top: i32, right: i32, bottom: i32) -> Area {
        Area { from: Point::new(left, top), to: Point::new(right, bottom) }
    }

    /// The box around some points.
    pub fn of(points: &[Point]) -> Option<Area> {
        let (first, rest) = points.split_first()?;
        let grow = |a: Area, p: &Point| Area {
            from: Point::new(a.from.x.min(p.x), a.from.y.min(p.y)),
            to: Point::new(a.to.x.max(p.x), a.to.y.max(p.y)),
        };
        Some(rest.iter().fold(Area { from: *first, to: *first }, grow))
    }

    pub const fn holds(&self, p: Point) -> bool {
        self.from.x <= p.x && p.x <= self.to.x && self.from.y <= p.y && p.y <= self.to.y
    }

    pub const fn meets(&self, other: &Area) -> bool {
        self.from.x <= other.to.x && other.from.x <= self.to.x && self.from.y <= other.to.y && other.from.y <= self.to.y
    }

    /// The box grown on every side.
    pub const fn grown(&self, by: i32) -> Area {
        Area::new(self.from.x - by, self.from.y - by, self.to.x + by, self.to.y + by)
    }

    pub fn around(&self, other: &Area) -> Area {
        Area {
            from: Point::new(self.from.x.min(other.from.x), self.from.y.min(other.from.y)),
            to: Point::new(self.to.x.max(other.to.x), self.to.y.max(other.to.y)),
        }
    }

    pub const fn middle(&self) -> Point {
        Point::new((self.from.x + self.to.x) / 2, (self.from.y + self.to.y) / 2)
    }
}
