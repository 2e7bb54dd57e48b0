//! Formation: whether a squad is one chain, and how it is set down around a point.

use crate::table::{Point, Shape};

/// Whether the models are one chain in which each is at most `gap` from another.
pub fn in_formation(models: &[Shape], gap: i32) -> bool {
    let n = models.len().min(64);
    if n == 0 {
        return true;
    }
    let all = if n == 64 { u64::MAX } else { (1 << n) - 1 };
    let (mut found, mut open) = (1u64, 1u64);
    while open != 0 {
        let i = open.trailing_zeros() as usize;
        open &= open - 1;
        for (j, model) in models.iter().enumerate().take(n) {
            if found & (1 << j) == 0 && models[i].within(model, gap) {
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
const RINGS: i32 = 4;

/// Places for the models of a squad so that the first comes to stand at `to`: the formation as it is, moved over, if
/// that fits; otherwise in rows around the point. `fits` says whether a model can come to a place and stand there.
/// The same question always has the same answer.
pub fn arrange(
    from: &[Point],
    to: Point,
    radius: i32,
    gap: i32,
    mut fits: impl FnMut(usize, Point) -> bool,
) -> Option<Vec<Point>> {
    let first = *from.first()?;
    let shapes = |points: &[Point]| points.iter().map(|&p| Shape::round(p, radius)).collect::<Vec<_>>();
    if in_formation(&shapes(from), gap) {
        let moved: Vec<Point> = from.iter().map(|p| p.plus(first.to(to))).collect();
        if moved.iter().enumerate().all(|(i, &p)| fits(i, p)) {
            return Some(moved);
        }
    }
    in_rows(from, to, radius, gap, fits)
}

fn in_rows(
    from: &[Point],
    to: Point,
    radius: i32,
    gap: i32,
    mut fits: impl FnMut(usize, Point) -> bool,
) -> Option<Vec<Point>> {
    let mut places: Vec<Option<Point>> = vec![None; from.len()];
    let mut taken: Vec<Shape> = Vec::with_capacity(from.len());
    for place in lattice(to, 2 * radius + ROOM) {
        if taken.len() == from.len() {
            break;
        }
        let shape = Shape::round(place, radius);
        // The first stands at the point; every other one next to somebody who stands already.
        if !taken.is_empty() && !taken.iter().any(|t| t.within(&shape, gap)) {
            continue;
        }
        let mut waiting: Vec<usize> = (0..from.len()).filter(|&i| places[i].is_none()).collect();
        if taken.is_empty() {
            waiting.truncate(1);
        }
        waiting.sort_by_key(|&i| (from[i].square_to(place), i));
        match waiting.into_iter().find(|&i| fits(i, place)) {
            Some(i) => {
                places[i] = Some(place);
                taken.push(shape);
            }
            None if taken.is_empty() => return None,
            None => {}
        }
    }
    places.into_iter().collect()
}

/// Places in a hexagonal lattice around a point, ring by ring.
fn lattice(middle: Point, pitch: i32) -> impl Iterator<Item = Point> {
    let rise = pitch * 866 / 1000;
    let place = move |(q, r): (i32, i32)| middle.plus((q * pitch + r * pitch / 2, r * rise));
    const WAYS: [(i32, i32); 6] = [(0, -1), (-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1)];
    let ring = move |n: i32| {
        let mut at = (n, 0);
        let mut cells = Vec::with_capacity(6 * n as usize);
        for way in WAYS {
            for _ in 0..n {
                cells.push(at);
                at = (at.0 + way.0, at.1 + way.1);
            }
        }
        cells
    };
    std::iter::once((0, 0)).chain((1..=RINGS).flat_map(ring)).map(place)
}

#[cfg(test)]
mod tests {
    use super::*;

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
        let placed = arrange(&squad(10), Point::new(1600, 1000), 50, 100, |_, _| true).unwrap();
        assert_eq!(placed[9], Point::new(2200, 1150));
    }

    #[test]
    fn a_squad_forms_up_around_a_point_where_there_is_room() {
        // Only a strip three inches wide is free.
        let free = |_: usize, p: Point| (1450..=1750).contains(&p.y());
        let placed = arrange(&squad(10), Point::new(1600, 1600), 50, 100, free).unwrap();
        assert!(stands(&placed) && placed[0] == Point::new(1600, 1600));
        assert!(placed.iter().all(|p| (1450..=1750).contains(&p.y())));
        assert_eq!(arrange(&squad(10), Point::new(1600, 1800), 50, 100, free), None);
    }

    #[test]
    fn a_squad_that_is_broken_up_closes_up() {
        let mut broken = squad(6);
        broken[5] = Point::new(3000, 1000);
        let placed = arrange(&broken, Point::new(1700, 1000), 50, 100, |_, _| true).unwrap();
        assert!(stands(&placed));
        assert_eq!(arrange(&broken, Point::new(1000, 1000), 50, 100, |i, p| broken[i].within(p, 600)), None);
    }

    #[test]
    fn a_chain_breaks_where_somebody_stands_alone() {
        let at = |x: i32| Shape::round(Point::new(x, 0), 50);
        assert!(in_formation(&[at(0), at(400), at(200)], 100));
        assert!(!in_formation(&[at(0), at(401), at(200)], 100));
        assert!(in_formation(&[], 100) && in_formation(&[at(0)], 100));
    }
}
