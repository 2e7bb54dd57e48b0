//! Directions in whole degrees, clockwise from the top of the table.

use crate::table::Point;
use crate::table::point::{cross, dot};
use serde::{Deserialize, Serialize};

/// Ten thousand times the sine of 0 to 90 degrees, rounded down: a step along a heading is never too long.
const SINES: [i32; 91] = [
    0, 174, 348, 523, 697, 871, 1045, 1218, 1391, 1564, 1736, 1908, 2079, 2249, 2419, 2588, 2756, 2923, 3090, 3255,
    3420, 3583, 3746, 3907, 4067, 4226, 4383, 4539, 4694, 4848, 5000, 5150, 5299, 5446, 5591, 5735, 5877, 6018, 6156,
    6293, 6427, 6560, 6691, 6819, 6946, 7071, 7193, 7313, 7431, 7547, 7660, 7771, 7880, 7986, 8090, 8191, 8290, 8386,
    8480, 8571, 8660, 8746, 8829, 8910, 8987, 9063, 9135, 9205, 9271, 9335, 9396, 9455, 9510, 9563, 9612, 9659, 9702,
    9743, 9781, 9816, 9848, 9876, 9902, 9925, 9945, 9961, 9975, 9986, 9993, 9998, 10000,
];
const UNIT: i64 = 10_000;

/// A direction: 0 is up, 90 to the right.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "u16", into = "u16")]
pub struct Heading(u16);

impl From<u16> for Heading {
    fn from(degrees: u16) -> Heading {
        Heading::new(i32::from(degrees))
    }
}

impl From<Heading> for u16 {
    fn from(heading: Heading) -> u16 {
        heading.0
    }
}

impl Heading {
    pub const fn new(degrees: i32) -> Heading {
        Heading(degrees.rem_euclid(360) as u16)
    }

    pub const fn degrees(self) -> i32 {
        self.0 as i32
    }

    pub const fn turned(self, degrees: i32) -> Heading {
        Heading::new(self.0 as i32 + degrees % 360)
    }

    pub const fn back(self) -> Heading {
        self.turned(180)
    }

    /// By how many degrees one has to turn from one to the other, the shorter way.
    pub const fn apart(self, other: Heading) -> i32 {
        let d = (self.0 as i32 - other.0 as i32).rem_euclid(360);
        if d > 180 { 360 - d } else { d }
    }

    /// The vector of this direction, ten thousand long (less what is rounded off).
    pub const fn vector(self) -> (i32, i32) {
        let d = self.0 as usize;
        let (s, c) = (SINES[d % 90], SINES[90 - d % 90]);
        match d / 90 {
            0 => (s, -c),
            1 => (c, s),
            2 => (-s, c),
            _ => (-c, -s),
        }
    }

    /// The vector along this direction of a length; never longer.
    pub fn way(self, length: i32) -> (i32, i32) {
        let (x, y) = self.vector();
        let part = |v: i32| (i64::from(v) * i64::from(length) / UNIT) as i32;
        (part(x), part(y))
    }

    /// The heading whose vector lies closest to the way from one point to another; none for the same point.
    pub fn from_to(from: Point, to: Point) -> Option<Heading> {
        let way = from.to(to);
        if way == (0, 0) {
            return None;
        }
        let quarter = match way {
            (x, y) if x >= 0 && y < 0 => 0,
            (x, y) if x > 0 && y >= 0 => 90,
            (x, y) if x <= 0 && y > 0 => 180,
            _ => 270,
        };
        // Clockwise of a heading means a positive cross product: within a quarter there is one change of sign.
        let (mut low, mut high) = (0, 90);
        while high - low > 1 {
            let middle = (low + high) / 2;
            if cross(Heading::new(quarter + middle).vector(), way) >= 0 { low = middle } else { high = middle }
        }
        let miss = |d: i32| cross(Heading::new(quarter + d).vector(), way).abs();
        Some(Heading::new(quarter + if miss(high) < miss(low) { high } else { low }))
    }

    /// Whether a way lies within 45 degrees of this direction on either side, edges included.
    pub fn faces(self, way: (i32, i32)) -> bool {
        let v = self.vector();
        let ahead = dot(v, way);
        ahead >= 0 && cross(v, way).abs() <= ahead && way != (0, 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vectors_point_where_they_should_and_are_not_too_long() {
        assert_eq!(Heading::new(0).vector(), (0, -10_000));
        assert_eq!(Heading::new(90).vector(), (10_000, 0));
        assert_eq!(Heading::new(180).vector(), (0, 10_000));
        assert_eq!(Heading::new(-90).vector(), (-10_000, 0));
        for d in 0..360 {
            let (x, y) = Heading::new(d).vector();
            let square = i64::from(x) * i64::from(x) + i64::from(y) * i64::from(y);
            assert!(square <= UNIT * UNIT && square > 9_997 * 9_997, "{d}");
        }
    }

    #[test]
    fn a_heading_is_found_again_from_its_vector() {
        for d in 0..360 {
            let heading = Heading::new(d);
            let there = Point::new(0, 0).plus(heading.way(5_000));
            assert_eq!(Heading::from_to(Point::new(0, 0), there), Some(heading));
        }
        assert_eq!(Heading::from_to(Point::new(5, 5), Point::new(5, 5)), None);
    }

    #[test]
    fn the_front_is_a_quarter() {
        let up = Heading::new(0);
        assert!(up.faces((0, -1)) && up.faces((100, -100)) && up.faces((-100, -100)));
        assert!(!up.faces((101, -100)) && !up.faces((0, 1)) && !up.faces((1, 0)));
    }
}
