//! Formation: whether a squad is one chain, and how it is set down around a point.

use crate::table::{Point, Shape};

/// Whether the models are one chain in which each is at most `gap` from another.
pub fn in_formation(models: &[Shape], gap: i32) -> bool {
    is_chain(models.len(), |i, j| models[i].within(&models[j], gap))
}

/// Whether the first of some things is linked with all others, through others if need be. More than 64 are not looked
/// at.
fn is_chain(count: usize, linked: impl Fn(usize, usize) -> bool) -> bool {
    let n = count.min(64);
    if n == 0 {
        return true;
    }
    let all = if n == 64 { u64::MAX } else { (1 << n) - 1 };
    let (mut found, mut open) = (1u64, 1u64);
    while open != 0 {
        let i = open.trailing_zeros() as usize;
        open &= open - 1;
        for j in 0..n {
            if found & (1 << j) == 0 && linked(i, j) {
                found |= 1 << j;
                open |= 1 << j;
            }
        }
    }
    found == all
}

/// The room left between bases that are set down side by side.
const ROOM: i32 = 25;
/// Rings of places around a point: 1 + 6 + 12 + 18 + 24 places.
const RINGS: usize = 4;
const PLACES: usize = 1 + 3 * RINGS * (RINGS + 1);

/// Where a squad is to be set down, as far as it does not depend on the place: how its models stand now.
#[derive(Copy, Clone, Debug)]
pub struct Squad<'a> {
    from: &'a [Point],
    radius: i32,
    gap: i32,
    /// Whether it can be moved over as it stands.
    formed: bool,
}

impl<'a> Squad<'a> {
    pub fn new(from: &'a [Point], radius: i32, gap: i32) -> Squad<'a> {
        let formed = is_chain(from.len(), |i, j| from[i].within(from[j], 2 * radius + gap));
        Squad { from, radius, gap, formed }
    }

    /// A squad of which it is known whether it stands in formation.
    pub const fn known(from: &'a [Point], radius: i32, gap: i32, formed: bool) -> Squad<'a> {
        Squad { from, radius, gap, formed }
    }

    pub const fn is_formed(&self) -> bool {
        self.formed
    }

    /// Places for the models so that the first comes to stand at `to`: the formation as it is, moved over, if that
    /// fits; otherwise in rows around the point. `free` says whether one can stand at a place, `reaches` whether a
    /// model can come there. The same question always has the same answer.
    pub fn at(
        &self,
        to: Point,
        free: impl Fn(Point) -> bool,
        reaches: impl Fn(usize, Point) -> bool,
    ) -> Option<Vec<Point>> {
        let first = *self.from.first()?;
        if self.formed {
            let way = first.to(to);
            let fits = |(i, p): (usize, &Point)| {
                let p = p.plus(way);
                reaches(i, p) && free(p)
            };
            if self.from.iter().enumerate().all(fits) {
                return Some(self.from.iter().map(|p| p.plus(way)).collect());
            }
        }
        self.in_rows(to, free, reaches)
    }

    fn in_rows(
        &self,
        to: Point,
        free: impl Fn(Point) -> bool,
        reaches: impl Fn(usize, Point) -> bool,
    ) -> Option<Vec<Point>> {
        let count = self.from.len();
        let mut places: Vec<Option<Point>> = vec![None; count];
        let mut taken: Vec<Point> = Vec::with_capacity(count);
        let mut waiting: Vec<(i64, usize)> = Vec::with_capacity(count);
        let near = 2 * self.radius + self.gap;
        for (tried, place) in lattice(to, 2 * self.radius + ROOM).enumerate() {
            if taken.len() == count {
                break;
            }
            if taken.len() + (PLACES - tried) < count {
                return None;
            }
            // The first stands at the point; every other one next to somebody who stands already.
            if !taken.is_empty() && !taken.iter().any(|t| t.within(place, near)) || !free(place) {
                if taken.is_empty() {
                    return None;
                }
                continue;
            }
            waiting.clear();
            let open = (0..count).filter(|&i| places[i].is_none()).take(if taken.is_empty() { 1 } else { count });
            waiting.extend(open.map(|i| (self.from[i].square_to(place), i)));
            waiting.sort_unstable();
            match waiting.iter().find(|&&(_, i)| reaches(i, place)) {
                Some(&(_, i)) => {
                    places[i] = Some(place);
                    taken.push(place);
                }
                None if taken.is_empty() => return None,
                None => {}
            }
        }
        places.into_iter().collect()
    }
}

/// Places in a hexagonal lattice around a point, ring by ring.
fn lattice(middle: Point, pitch: i32) -> impl Iterator<Item = Point> {
    let rise = pitch * 866 / 1000;
    LATTICE.iter().map(move |&(q, r)| middle.plus((q * pitch + r * pitch / 2, r * rise)))
}

const LATTICE: [(i32, i32); PLACES] = {
    const WAYS: [(i32, i32); 6] = [(0, -1), (-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1)];
    let mut cells = [(0, 0); PLACES];
    let (mut cell, mut ring) = (1, 1);
    while ring <= RINGS {
        let mut at = (ring as i32, 0);
        let mut step = 0;
        while step < 6 * ring {
            cells[cell] = at;
            let way = WAYS[step / ring];
            at = (at.0 + way.0, at.1 + way.1);
            cell += 1;
            step += 1;
        }
        ring += 1;
    }
    cells
};

#[cfg(test)]
mod tests {
    use super::*;

    fn arrange(from: &[Point], to: Point, fits: impl Fn(usize, Point) -> bool) -> Option<Vec<Point>> {
        Squad::new(from, 50, 100).at(to, |_| true, fits)
    }

    fn squad(n: i32) -> Vec<Point> {
        (0..n).map(|i| Point::new(1000 + 150 * (i % 5), 1000 + 150 * (i / 5))).collect()
    }

    fn stands(points: &[Point]) -> bool {
        let shapes: Vec<Shape> = points.iter().map(|&p| Shape::round(p, 50)).collect();
        let apart = (0..shapes.len()).all(|i| (0..i).all(|j| !shapes[i].overlaps(&shapes[j])));
        apart && in_formation(&shapes, 100)
    }

    #[test]
    fn a_squad_moves_over_as_it_stands_if_it_can() {
        let placed = arrange(&squad(10), Point::new(1600, 1000), |_, _| true).unwrap();
        assert_eq!(placed[9], Point::new(2200, 1150));
    }

    #[test]
    fn a_squad_forms_up_around_a_point_where_there_is_room() {
        // Only a strip three inches wide is free.
        let free = |_: usize, p: Point| (1450..=1750).contains(&p.y());
        let placed = arrange(&squad(10), Point::new(1600, 1600), free).unwrap();
        assert!(stands(&placed) && placed[0] == Point::new(1600, 1600));
        assert!(placed.iter().all(|p| (1450..=1750).contains(&p.y())));
        assert_eq!(arrange(&squad(10), Point::new(1600, 1800), free), None);
    }

    #[test]
    fn a_squad_that_is_broken_up_closes_up() {
        let mut broken = squad(6);
        broken[5] = Point::new(3000, 1000);
        let placed = arrange(&broken, Point::new(1700, 1000), |_, _| true).unwrap();
        assert!(stands(&placed));
        assert_eq!(arrange(&broken, Point::new(1000, 1000), |i, p| broken[i].within(p, 600)), None);
    }

    #[test]
    fn a_chain_breaks_where_somebody_stands_alone() {
        let at = |x: i32| Shape::round(Point::new(x, 0), 50);
        assert!(in_formation(&[at(0), at(400), at(200)], 100));
        assert!(!in_formation(&[at(0), at(401), at(200)], 100));
        assert!(in_formation(&[], 100) && in_formation(&[at(0)], 100));
    }
}
