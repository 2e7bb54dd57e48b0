//! Whether a drawn map holds together and agrees with the table of borders.

use kernel::outlines::{Drawn, Outline, Outlines, Ring};
use std::collections::{BTreeMap, BTreeSet};

pub type Point = (i32, i32);

/// Spaces by number, the lesser first.
type Pair = (usize, usize);

/// A border shorter than this would not be seen.
const VISIBLE: f64 = 20.0;

/// The sides of some rings, each as its ends.
pub fn sides(rings: &[Ring]) -> impl Iterator<Item = (Point, Point)> + '_ {
    rings.iter().flat_map(|ring| ring.iter().zip(ring.iter().cycle().skip(1)).map(|(&p, &q)| (p, q)))
}

/// Everything that is drawn, the spaces first.
fn all(drawing: &Outlines) -> impl Iterator<Item = &Outline> {
    drawing.spaces.iter().chain(drawing.scenery.iter().chain(&drawing.lakes).map(|(_, outline)| outline))
}

/// Which outlines have a side, in its own direction.
fn owners(drawing: &Outlines) -> BTreeMap<(Point, Point), usize> {
    let mut owners = BTreeMap::new();
    for (i, outline) in all(drawing).enumerate() {
        for side in sides(&outline.rings) {
            assert_eq!(owners.insert(side, i), None, "two spaces have {side:?} in the same direction");
        }
    }
    owners
}

/// How long the borders are.
fn borders(drawing: &Outlines) -> BTreeMap<Pair, f64> {
    let owners = owners(drawing);
    let mut lengths: BTreeMap<Pair, f64> = BTreeMap::new();
    for (&(p, q), &one) in &owners {
        if let Some(&other) = owners.get(&(q, p)).filter(|&&other| one < other) {
            let (dx, dy) = (f64::from(p.0 - q.0), f64::from(p.1 - q.1));
            *lengths.entry((one, other)).or_default() += dx.hypot(dy);
        }
    }
    lengths
}

/// Two spaces have a border in the drawing exactly if they touch in the table, and one that can be seen. What is
/// excepted touches in the table and is drawn as the exception says.
pub fn agrees(drawing: &Outlines, ids: &[&str], touch: impl Fn(usize, usize) -> bool) {
    let lengths = borders(drawing);
    let corner = |(one, other): Pair| {
        let corners: BTreeSet<&Point> = drawing.spaces[one].rings.iter().flatten().collect();
        drawing.spaces[other].rings.iter().flatten().any(|p| corners.contains(p))
    };
    let mut wrong = Vec::new();
    for one in 0..ids.len() {
        for other in one + 1..ids.len() {
            let pair = (one, other);
            let length = lengths.get(&pair).copied();
            let excepted = drawing.exceptions.iter().find(|e| e.between == pair).map(|e| e.drawn);
            let fine = match (touch(one, other), excepted) {
                (true, None) => length.is_some_and(|length| length >= VISIBLE),
                (true, Some(Drawn::Apart)) => length.is_none() && !corner(pair),
                (true, Some(Drawn::Corner)) => length.is_none() && corner(pair),
                (false, None) => length.is_none(),
                (false, Some(_)) => false,
            };
            if !fine {
                let length = length.unwrap_or_default();
                wrong.push(format!("{} and {} touch by {length:.0}", ids[one], ids[other]));
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

/// The canvas is covered once: every side is the edge of the canvas or has a neighbour's beside it, no two cross, and
/// the areas add up.
pub fn covers_the_canvas(drawing: &Outlines) {
    let (width, height) = drawing.canvas;
    let owners = owners(drawing);
    for (p, q) in owners.keys() {
        let edge = (p.0 == q.0 && (p.0 == 0 || p.0 == width)) || (p.1 == q.1 && (p.1 == 0 || p.1 == height));
        assert_ne!(edge, owners.contains_key(&(*q, *p)), "{p:?} – {q:?}");
    }
    const CELL: i32 = 100;
    let mut cells: BTreeMap<Point, Vec<(Point, Point)>> = BTreeMap::new();
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
    let covered: i64 = all(drawing).flat_map(|outline| &outline.rings).map(doubled_area).sum();
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

/// Pieces stand within their space, `least` or more from its borders.
pub fn has_room(drawing: &Outlines, ids: &[&str], least: f64) {
    let mut wrong = Vec::new();
    for (id, outline) in ids.iter().zip(&drawing.spaces) {
        assert!(inside(outline.at, &outline.rings), "{id}");
        let room = sides(&outline.rings).map(|side| distance(outline.at, side)).fold(f64::MAX, f64::min);
        if room < least {
            wrong.push(format!("{id} has {room:.0}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Bad outlines are refused with file, line and what was expected. `refused` reads a text and gives the problems, a
/// line for each; `text` is our own file, with the outline of one space first and another's after it.
pub fn refuses_what_is_wrong(text: &str, [one, other]: [&str; 2], refused: impl Fn(String) -> String) {
    let with = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        refused(text.replacen(from, to, 1))
    };
    let first = format!("id = \"{one}\"");
    let line = 1 + text.lines().position(|l| l == first).unwrap_or_default();
    let unknown = with(&first, "id = \"atlantis\"");
    assert!(unknown.contains(&format!("outlines.toml (yours):{line}: expected the id of a space")), "{unknown}");
    assert!(unknown.contains(&format!("expected an outline of {one}")), "{unknown}");
    let twice = with(&first, &format!("id = \"{other}\""));
    assert!(twice.contains("expected one outline for a space"), "{twice}");
    let rings = "rings = [\n  [\n";
    let short = with(rings, "rings = [\n  [[1, 1], [2, 2]],\n  [\n");
    assert!(short.contains(&format!(":{}: expected a ring of at least 3 points", line + 3)), "{short}");
    let outside = with(rings, "rings = [\n  [[1, 1], [-2, 2], [3, 5]],\n  [\n");
    assert!(outside.contains("expected points within") && outside.contains("found -2, 2"), "{outside}");
    let extra = with("canvas = [", "extra = 1\ncanvas = [");
    assert!(extra.contains("unknown field"), "{extra}");
    let strange = with("between = [\"", "between = [\"x");
    assert!(strange.contains("expected the id of a space"), "{strange}");
}
