//! The drawn map against the table of borders, and the file it is drawn from.

use axis_allies::data::{Data, LAND, Space};
use axis_allies::outlines::{Outline, Ring};
use kernel::DataFiles;
use std::collections::BTreeMap;

type Point = (i32, i32);

/// Neighbours by the rules that the drawing keeps apart.
const APART: [(&str, &str, &str); 2] = [
    ("sz-caribbean", "sz-west-panama", "the Panama Canal: armies cross it, so the land is drawn whole"),
    ("sz-east-med", "sz-red-sea", "the Suez Canal: armies cross it, so the land is drawn whole"),
];

/// A border shorter than this would not be seen.
const VISIBLE: f64 = 20.0;
/// Half the width of a counter, less what may hang over.
const ROOM: f64 = 20.0;

fn ours() -> Data {
    Data::read(&DataFiles::default()).unwrap()
}

fn sides(rings: &[Ring]) -> impl Iterator<Item = (Point, Point)> + '_ {
    rings.iter().flat_map(|ring| ring.iter().zip(ring.iter().cycle().skip(1)).map(|(&p, &q)| (p, q)))
}

/// Everything that is drawn: the spaces first, then the unnamed islands.
fn drawn(data: &Data) -> Vec<&Outline> {
    data.outlines.spaces.iter().chain(data.outlines.scenery.iter().map(|(_, outline)| outline)).collect()
}

/// Which outlines have a side, in its own direction.
fn owners(data: &Data) -> BTreeMap<(Point, Point), usize> {
    let mut owners = BTreeMap::new();
    for (i, outline) in drawn(data).into_iter().enumerate() {
        for side in sides(&outline.rings) {
            assert_eq!(owners.insert(side, i), None, "two spaces have {side:?} in the same direction");
        }
    }
    owners
}

/// two spaces have a border in the drawing exactly if they have one in the table; none but the canals'
/// is an exception, for what crosses the edge of the map is drawn on both sides.
#[test]
fn the_drawing_agrees_with_the_table() {
    let data = ours();
    let id = |i: usize| data.map.spaces[i].id.as_str();
    let owners = owners(&data);
    let mut lengths: BTreeMap<(usize, usize), f64> = BTreeMap::new();
    for (&(p, q), &one) in &owners {
        if let Some(&other) = owners.get(&(q, p)).filter(|&&other| one < other) {
            let (dx, dy) = (f64::from(p.0 - q.0), f64::from(p.1 - q.1));
            *lengths.entry((one, other)).or_default() += dx.hypot(dy);
        }
    }
    let count = data.map.spaces.len();
    let space = |i: usize| data.map.named(id(i)).unwrap();
    let mut wrong = Vec::new();
    for one in 0..count {
        for other in one + 1..count {
            let excepted =
                APART.iter().any(|&(a, b, _)| (a, b) == (id(one), id(other)) || (b, a) == (id(one), id(other)));
            let touch = data.map.graph.touch(space(one), space(other));
            match (touch, lengths.get(&(one, other))) {
                (false, Some(length)) => wrong.push(format!("{} and {} touch by {length:.0}", id(one), id(other))),
                (true, None) if !excepted => wrong.push(format!("{} and {} do not touch", id(one), id(other))),
                (true, Some(length)) if *length < VISIBLE || excepted => {
                    wrong.push(format!("{} and {} touch by {length:.0}", id(one), id(other)));
                }
                _ => {}
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Twice the area within a ring: positive clockwise, as y points down.
fn doubled_area(ring: &Ring) -> i64 {
    sides(std::slice::from_ref(ring))
        .map(|(p, q)| i64::from(p.0) * i64::from(q.1) - i64::from(q.0) * i64::from(p.1))
        .sum()
}

fn turn(a: Point, b: Point, c: Point) -> i64 {
    let at = |p: Point| (i64::from(p.0), i64::from(p.1));
    let ((ax, ay), (bx, by), (cx, cy)) = (at(a), at(b), at(c));
    ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)).signum()
}

fn crosses((a, b): (Point, Point), (c, d): (Point, Point)) -> bool {
    turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}

/// The spaces cover the canvas once: every side is the edge of the canvas or has a neighbour's beside it, no two cross,
/// and the areas add up.
#[test]
fn spaces_neither_overlap_nor_leave_gaps() {
    let data = ours();
    let (width, height) = data.outlines.canvas;
    let owners = owners(&data);
    for (p, q) in owners.keys() {
        let edge = (p.0 == q.0 && (p.0 == 0 || p.0 == width)) || (p.1 == q.1 && (p.1 == 0 || p.1 == height));
        assert_ne!(edge, owners.contains_key(&(*q, *p)), "{p:?} – {q:?}");
    }
    const CELL: i32 = 100;
    let mut cells: BTreeMap<(i32, i32), Vec<(Point, Point)>> = BTreeMap::new();
    for &(p, q) in owners.keys().filter(|(p, q)| p < q) {
        for x in p.0.min(q.0) / CELL..=p.0.max(q.0) / CELL {
            for y in p.1.min(q.1) / CELL..=p.1.max(q.1) / CELL {
                cells.entry((x, y)).or_default().push((p, q));
            }
        }
    }
    for near in cells.values() {
        for (i, &one) in near.iter().enumerate() {
            let other = near[..i].iter().find(|&&other| crosses(one, other));
            assert_eq!(other, None, "crosses {one:?}");
        }
    }
    let covered: i64 = drawn(&data).iter().flat_map(|outline| &outline.rings).map(doubled_area).sum();
    assert_eq!(covered, 2 * i64::from(width) * i64::from(height));
}

fn inside((x, y): Point, rings: &[Ring]) -> bool {
    let crossed = sides(rings).filter(|&((ax, ay), (bx, by))| {
        let at = f64::from(bx - ax) * f64::from(y - ay) / f64::from(by - ay) + f64::from(ax);
        (ay > y) != (by > y) && f64::from(x) < at
    });
    crossed.count() % 2 == 1
}

fn distance((x, y): Point, (p, q): (Point, Point)) -> f64 {
    let (px, py, dx, dy) = (f64::from(p.0), f64::from(p.1), f64::from(q.0 - p.0), f64::from(q.1 - p.1));
    let (x, y) = (f64::from(x) - px, f64::from(y) - py);
    let t = ((x * dx + y * dy) / (dx * dx + dy * dy)).clamp(0.0, 1.0);
    (x - t * dx).hypot(y - t * dy)
}

/// Pieces stand within their space, with room around them.
#[test]
fn every_space_has_room_for_its_pieces() {
    let data = ours();
    let mut wrong = Vec::new();
    for (data, outline) in data.map.spaces.iter().zip(&data.outlines.spaces) {
        assert!(inside(outline.at, &outline.rings), "{}", data.id);
        let room = sides(&outline.rings).map(|side| distance(outline.at, side)).fold(f64::MAX, f64::min);
        if room < ROOM {
            wrong.push(format!("{} has {room:.0}", data.id));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// the map is cut in the Bering Strait; what crosses the cut goes on at the same height on the other side.
#[test]
fn the_edges_fit_together() {
    let data = ours();
    let (width, _) = data.outlines.canvas;
    let at_edge = |x: i32| -> Vec<Space> {
        let spaces = (0..data.map.spaces.len()).map(|i| data.map.named(&data.map.spaces[i].id).unwrap());
        let there = |s: &Space| sides(&data.outlines.of(*s).rings).any(|(p, q)| p.0 == x && q.0 == x && p.1 != q.1);
        spaces.filter(there).collect()
    };
    let (left, right) = (at_edge(0), at_edge(width));
    assert!(!left.iter().chain(&right).any(|s| LAND.contains(*s)), "the cut goes through land");
    for space in ["sz-midway", "sz-hawaii", "sz-south-pacific", "sz-new-zealand"] {
        let space = data.map.named(space).unwrap();
        assert!(left.contains(&space) && right.contains(&space), "{}", data.map.space(space).id);
    }
}

/// AA-08: islands without a name are drawn, but they are no spaces and nothing can be there.
#[test]
fn unnamed_islands_are_scenery() {
    let data = ours();
    let [(id, islands)] = &data.outlines.scenery[..] else { panic!("expected one entry for all of them") };
    assert_eq!(data.map.named(id), None);
    assert!(islands.rings.len() > 10);
}

/// Bad outlines are refused with file, line and what was expected.
#[test]
fn bad_outlines_are_refused() {
    let text = include_str!("../data/outlines.toml");
    let with = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        let mut files = DataFiles::default();
        files.files.insert("outlines.toml".to_owned(), text.replacen(from, to, 1));
        let problems = Data::read(&files).unwrap_err();
        problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    };
    let first = "id = \"afghanistan\"";
    let line = 1 + text.lines().position(|l| l == first).unwrap();
    let unknown = with(first, "id = \"atlantis\"");
    assert!(unknown.contains(&format!("outlines.toml (yours):{line}: expected the id of a space")), "{unknown}");
    assert!(unknown.contains("expected an outline of afghanistan"), "{unknown}");
    let twice = with(first, "id = \"alaska\"");
    assert!(twice.contains("expected one outline for a space"), "{twice}");
    let rings = "rings = [\n  [\n";
    let short = with(rings, "rings = [\n  [[1, 1], [2, 2]],\n  [\n");
    assert!(short.contains(&format!(":{}: expected a ring of at least 3 points", line + 3)), "{short}");
    let outside = with(rings, "rings = [\n  [[1, 1], [-2, 2], [3, 5]],\n  [\n");
    assert!(outside.contains("expected points within") && outside.contains("found -2, 2"), "{outside}");
    let apart = with("canvas = [", "extra = 1\ncanvas = [");
    assert!(apart.contains("unknown field"), "{apart}");
}
