//! What a model covers of the table: a round base or the rectangle of a hull.

use crate::table::outline::{clip, polygons_within, sides};
use crate::table::point::cross;
use crate::table::{Area, Heading, Outline, Point};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    Round {
        at: Point,
        radius: i32,
    },
    /// The corners, front left first, clockwise as seen from above.
    Hull {
        corners: [Point; 4],
    },
}

impl Shape {
    pub const fn round(at: Point, radius: i32) -> Shape {
        Shape::Round { at, radius }
    }

    /// A rectangle around its centre.
    pub fn hull(centre: Point, facing: Heading, length: i32, width: i32) -> Shape {
        Shape::swept(centre, facing, length, width, 0)
    }

    /// The rectangle a hull sweeps over when it goes so far along its heading, backwards if negative.
    pub fn swept(centre: Point, facing: Heading, length: i32, width: i32, by: i32) -> Shape {
        let (front, back) = (length / 2 + by.max(0), length / 2 - by.min(0));
        let right = facing.turned(90);
        let corner = |along: i32, across: i32| centre.plus(facing.way(along)).plus(right.way(across));
        let half = width / 2;
        Shape::Hull { corners: [corner(front, -half), corner(front, half), corner(-back, half), corner(-back, -half)] }
    }

    pub fn area(&self) -> Area {
        match self {
            Shape::Round { at, radius } => Area { from: *at, to: *at }.grown(*radius),
            Shape::Hull { corners } => Area::of(corners).unwrap_or(Area { from: corners[0], to: corners[0] }),
        }
    }

    pub fn centre(&self) -> Point {
        match self {
            Shape::Round { at, .. } => *at,
            Shape::Hull { corners: [a, _, c, _] } => Point::new((a.x() + c.x()) / 2, (a.y() + c.y()) / 2),
        }
    }

    /// Whether the two are at most this far apart, edge to edge.
    pub fn within(&self, other: &Shape, distance: i32) -> bool {
        match (self, other) {
            (Shape::Round { at: a, radius: r }, Shape::Round { at: b, radius: q }) => a.within(*b, r + q + distance),
            (Shape::Round { at, radius }, Shape::Hull { corners })
            | (Shape::Hull { corners }, Shape::Round { at, radius }) => near(corners, *at, radius + distance),
            (Shape::Hull { corners: p }, Shape::Hull { corners: q }) => {
                self.area().grown(distance.max(0)).meets(&other.area()) && polygons_within(p, q, distance)
            }
        }
    }

    /// Whether the two cover some of the same ground; touching is not overlapping.
    pub fn overlaps(&self, other: &Shape) -> bool {
        match (self, other) {
            (Shape::Hull { corners: p }, Shape::Hull { corners: q }) => interiors_meet(p, q),
            _ => self.within(other, -1),
        }
    }

    /// The distance from edge to edge rounded up to whole hundredths; 0 if they touch.
    pub fn gap(&self, other: &Shape) -> i32 {
        if self.within(other, 0) {
            return 0;
        }
        let from = |p: Point, corners: &[Point; 4]| sides(corners).map(|(a, b)| p.steps_to_segment(a, b)).min();
        let apart = match (self, other) {
            (Shape::Round { at: a, radius: r }, Shape::Round { at: b, radius: q }) => Some(a.steps_to(*b) - r - q),
            (Shape::Round { at, radius }, Shape::Hull { corners })
            | (Shape::Hull { corners }, Shape::Round { at, radius }) => from(*at, corners).map(|d| d - radius),
            (Shape::Hull { corners: p }, Shape::Hull { corners: q }) => {
                let one_way = p.iter().filter_map(|&x| from(x, q)).min();
                let other_way = q.iter().filter_map(|&x| from(x, p)).min();
                one_way.into_iter().chain(other_way).min()
            }
        };
        apart.unwrap_or(0).max(0)
    }

    /// Whether it covers any of an outline, touching included.
    pub fn touches(&self, outline: &Outline) -> bool {
        match self {
            Shape::Round { at, radius } => outline.within(*at, *radius),
            Shape::Hull { corners } => {
                self.area().meets(outline.area()) && polygons_within(corners, outline.corners(), 0)
            }
        }
    }

    /// Whether it is at most so far from an outline.
    pub fn near(&self, outline: &Outline, distance: i32) -> bool {
        match self {
            Shape::Round { at, radius } => outline.within(*at, *radius + distance),
            Shape::Hull { corners } => {
                self.area().grown(distance).meets(outline.area())
                    && polygons_within(corners, outline.corners(), distance)
            }
        }
    }

    /// Whether a segment crosses it.
    pub fn stops(&self, a: Point, b: Point) -> bool {
        match self {
            Shape::Round { at, radius } => at.within_of_segment(a, b, radius - 1),
            Shape::Hull { corners } => clip(corners, a, b).is_some_and(|span| !span.is_touch()),
        }
    }

    /// Whether all of it lies in a box.
    pub fn lies_in(&self, area: &Area) -> bool {
        let own = self.area();
        area.holds(own.from) && area.holds(own.to)
    }
}

fn near(corners: &[Point; 4], p: Point, distance: i32) -> bool {
    let inside = || sides(corners).all(|(a, b)| cross(a.to(b), a.to(p)) >= 0);
    if distance < 0 {
        return inside();
    }
    sides(corners).any(|(a, b)| p.within_of_segment(a, b, distance)) || inside()
}

/// Whether no side of either parts the two polygons.
fn interiors_meet(p: &[Point; 4], q: &[Point; 4]) -> bool {
    let parts = |p: &[Point; 4], q: &[Point; 4]| sides(p).any(|(a, b)| q.iter().all(|&x| cross(a.to(b), a.to(x)) <= 0));
    !parts(p, q) && !parts(q, p)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tank(x: i32, y: i32, degrees: i32) -> Shape {
        Shape::hull(Point::new(x, y), Heading::new(degrees), 430, 190)
    }

    #[test]
    fn bases_are_measured_edge_to_edge() {
        let (a, b) = (Shape::round(Point::new(0, 0), 50), Shape::round(Point::new(700, 0), 50));
        assert!(a.within(&b, 600) && !a.within(&b, 599));
        assert_eq!(a.gap(&b), 600);
        assert!(!a.overlaps(&Shape::round(Point::new(100, 0), 50)), "touching");
        assert!(a.overlaps(&Shape::round(Point::new(99, 0), 50)));
    }

    #[test]
    fn hulls_are_measured_from_their_sides() {
        let a = tank(1000, 1000, 0);
        assert_eq!(a.area(), Area::new(905, 785, 1095, 1215));
        assert_eq!(a.gap(&Shape::round(Point::new(1245, 1000), 50)), 100);
        assert_eq!(a.gap(&tank(1290, 1000, 180)), 100);
        assert!(!a.overlaps(&tank(1190, 1000, 0)) && a.overlaps(&tank(1189, 1000, 0)));
        assert_eq!(a.gap(&tank(1190, 1000, 0)), 0);
        assert!(a.overlaps(&tank(1000, 1000, 45)), "one in the other");
    }

    #[test]
    fn going_forward_sweeps_a_longer_rectangle() {
        let swept = Shape::swept(Point::new(1000, 1000), Heading::new(90), 400, 200, 500);
        assert_eq!(swept.area(), Area::new(800, 900, 1700, 1100));
        let back = Shape::swept(Point::new(1000, 1000), Heading::new(90), 400, 200, -500);
        assert_eq!(back.area(), Area::new(300, 900, 1200, 1100));
    }
}
