//! Convex outlines.

use crate::table::point::{cross, segments_meet};
use crate::table::{Area, Point};

/// A convex polygon, its corners going round so that the inside is always on the same hand.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Outline {
    corners: Vec<Point>,
    area: Area,
}

/// Why some corners are no outline.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum OutlineError {
    TooFew,
    NotConvex,
}

impl std::fmt::Display for OutlineError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            OutlineError::TooFew => "an outline has at least three corners",
            OutlineError::NotConvex => "an outline is convex, without a corner on a straight side",
        })
    }
}

/// The part of a segment that lies in an outline: from `enter.0 / enter.1` to `leave.0 / leave.1` of its length.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Span {
    pub enter: (i64, i64),
    pub leave: (i64, i64),
}

impl Span {
    /// Nothing but a point.
    pub fn is_touch(&self) -> bool {
        self.enter.0 * self.leave.1 == self.leave.0 * self.enter.1
    }
}

impl Outline {
    pub fn new(mut corners: Vec<Point>) -> Result<Outline, OutlineError> {
        if corners.len() < 3 {
            return Err(OutlineError::TooFew);
        }
        let n = corners.len();
        let twice = (0..n).map(|i| cross(corners[0].to(corners[i]), corners[0].to(corners[(i + 1) % n]))).sum::<i64>();
        if twice < 0 {
            corners.reverse();
        }
        let bends =
            |i: usize| cross(corners[i].to(corners[(i + 1) % n]), corners[(i + 1) % n].to(corners[(i + 2) % n]));
        // Every corner bends the same way, and all of them together once around: each sees all others on one hand.
        let convex = (0..n).all(|i| bends(i) > 0)
            && (0..n)
                .all(|i| corners.iter().all(|&p| cross(corners[i].to(corners[(i + 1) % n]), corners[i].to(p)) >= 0));
        match (convex, Area::of(&corners)) {
            (true, Some(area)) => Ok(Outline { corners, area }),
            _ => Err(OutlineError::NotConvex),
        }
    }

    pub fn rectangle(left: i32, top: i32, right: i32, bottom: i32) -> Outline {
        let corners = [(left, top), (right, top), (right, bottom), (left, bottom)].map(Point::from).to_vec();
        Outline { corners, area: Area::new(left, top, right, bottom) }
    }

    pub fn corners(&self) -> &[Point] {
        &self.corners
    }

    pub fn area(&self) -> &Area {
        &self.area
    }

    pub fn sides(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        sides(&self.corners)
    }

    /// Whether the point lies in it or on its edge.
    pub fn holds(&self, p: Point) -> bool {
        self.area.holds(p) && self.sides().all(|(a, b)| cross(a.to(b), a.to(p)) >= 0)
    }

    /// Whether the point is at most this far from it.
    pub fn within(&self, p: Point, distance: i32) -> bool {
        self.area.grown(distance).holds(p)
            && (self.holds(p) || self.sides().any(|(a, b)| p.within_of_segment(a, b, distance)))
    }

    /// The part of the segment that lies in it.
    pub fn cut(&self, a: Point, b: Point) -> Option<Span> {
        clip(&self.corners, a, b)
    }

    /// Whether any part of the segment is at most this far from it.
    pub fn near_segment(&self, a: Point, b: Point, distance: i32) -> bool {
        self.cut(a, b).is_some()
            || self.within(a, distance)
            || self.within(b, distance)
            || self.corners.iter().any(|c| c.within_of_segment(a, b, distance))
    }
}

pub(crate) fn sides(corners: &[Point]) -> impl Iterator<Item = (Point, Point)> + '_ {
    corners.iter().zip(corners.iter().cycle().skip(1)).map(|(&a, &b)| (a, b))
}

/// The part of a segment within a convex polygon.
pub(crate) fn clip(corners: &[Point], a: Point, b: Point) -> Option<Span> {
    // No product of two of these numbers is larger than 10^18: see `LIMIT`.
    let way = a.to(b);
    let (mut enter, mut leave) = ((0i64, 1i64), (1i64, 1i64));
    let mut p = *corners.last()?;
    for &q in corners {
        let (side, from) = (p.to(q), p.to(a));
        p = q;
        let (at, rate) = (cross(side, from), cross(side, way));
        if rate == 0 {
            if at < 0 {
                return None;
            }
        } else if rate > 0 {
            if -at * enter.1 > enter.0 * rate {
                enter = (-at, rate);
            }
        } else if at * leave.1 < leave.0 * -rate {
            leave = (at, -rate);
        }
        if leave.0 < 0 {
            return None;
        }
    }
    (enter.0 * leave.1 <= leave.0 * enter.1).then_some(Span { enter, leave })
}

/// Whether two convex polygons are at most this far apart; 0 asks whether they touch.
pub(crate) fn polygons_within(p: &[Point], q: &[Point], distance: i32) -> bool {
    let holds = |corners: &[Point], x: Point| sides(corners).all(|(a, b)| cross(a.to(b), a.to(x)) >= 0);
    let meets = |p: &[Point], q: &[Point]| sides(p).any(|(a, b)| sides(q).any(|(c, d)| segments_meet(a, b, c, d)));
    let close = |p: &[Point], q: &[Point]| p.iter().any(|x| sides(q).any(|(a, b)| x.within_of_segment(a, b, distance)));
    p.first().is_some_and(|&x| holds(q, x))
        || q.first().is_some_and(|&x| holds(p, x))
        || close(p, q)
        || close(q, p)
        || meets(p, q)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bent_outlines_are_refused() {
        let outline = |c: &[(i32, i32)]| Outline::new(c.iter().map(|&p| p.into()).collect());
        assert_eq!(outline(&[(0, 0), (10, 0)]), Err(OutlineError::TooFew));
        assert_eq!(outline(&[(0, 0), (100, 0), (50, 10), (100, 100), (0, 100)]), Err(OutlineError::NotConvex));
        assert_eq!(
            outline(&[(0, 0), (50, 0), (100, 0), (100, 100)]),
            Err(OutlineError::NotConvex),
            "a straight corner"
        );
        assert_eq!(outline(&[(0, 0), (100, 100), (100, 0), (0, 100)]), Err(OutlineError::NotConvex), "a bow tie");
        assert!(outline(&[(0, 0), (0, 100), (100, 100), (100, 0)]).is_ok(), "either way round");
    }

    #[test]
    fn a_line_is_cut_where_it_enters_and_leaves() {
        let square = Outline::rectangle(100, 100, 200, 200);
        let span = square.cut(Point::new(0, 150), Point::new(300, 150)).unwrap();
        assert_eq!(span.enter.0 * 3, span.enter.1, "a third of the way");
        assert_eq!(span.leave.0 * 3, span.leave.1 * 2);
        assert!(square.cut(Point::new(0, 50), Point::new(300, 50)).is_none());
        assert!(square.cut(Point::new(0, 0), Point::new(100, 100)).is_some_and(|s| s.is_touch()));
        assert!(square.cut(Point::new(0, 0), Point::new(90, 90)).is_none());
    }

    #[test]
    fn within_is_inclusive_and_exact() {
        let square = Outline::rectangle(0, 0, 100, 100);
        assert!(square.within(Point::new(103, 104), 5) && !square.within(Point::new(103, 104), 4));
        assert!(square.within(Point::new(50, 50), 0) && square.within(Point::new(100, 50), 0));
        assert!(!square.within(Point::new(101, 50), 0));
    }
}
