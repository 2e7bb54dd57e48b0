//! Where each hex stands when hexes are laid like bricks.

use kernel::scene::{Board, Shape, Space};
use std::collections::{BTreeMap, BTreeSet};

/// How large a brick is.
#[derive(Copy, Clone)]
pub struct Brick {
    pub wide: i32,
    pub high: i32,
}

#[derive(Copy, Clone)]
pub struct Rect {
    pub left: i32,
    pub top: i32,
    pub right: i32,
    pub bottom: i32,
}

impl Brick {
    /// Whether there is room for more than a sign: for the name of a place and what stands in it.
    pub fn is_large(self) -> bool {
        self.wide >= 8
    }
}

impl Rect {
    pub fn is_inside(self, window: Rect) -> bool {
        self.left >= window.left && self.top >= window.top && self.right <= window.right && self.bottom <= window.bottom
    }
}

/// A hex and where it stands, in half bricks across the shifted direction and whole ones along the other.
pub struct Cell<'a> {
    pub space: &'a Space,
    across: i32,
    down: i32,
}

pub struct Grid<'a> {
    pub cells: Vec<Cell<'a>>,
    pub pointy: bool,
}

type Coordinate = fn(&Space) -> i32;

impl<'a> Grid<'a> {
    /// The hexes of the board; nothing if it has none. What has an outline of its own is a box beside the map.
    pub fn of(board: &'a Board) -> Option<Grid<'a>> {
        let pointy = match board.shape {
            Shape::PointyHexes => true,
            Shape::FlatHexes => false,
            Shape::Areas | Shape::Table => return None,
        };
        let hexes: Vec<&Space> = board.spaces.iter().filter(|s| s.outline.is_empty()).collect();
        // Along a row of pointy hexes lie whole hexes; the rows themselves are a step apart.
        let (line, within): (Coordinate, Coordinate) = if pointy { (|s| s.y, |s| s.x) } else { (|s| s.x, |s| s.y) };
        let lines: BTreeSet<i32> = hexes.iter().map(|s| line(s)).collect();
        let mut by_line: BTreeMap<i32, BTreeSet<i32>> = BTreeMap::new();
        for hex in &hexes {
            by_line.entry(line(hex)).or_default().insert(within(hex));
        }
        let step = narrowest(&lines).unwrap_or(100);
        let whole = by_line.values().filter_map(narrowest).min().unwrap_or(100);
        let first_line = *lines.first()?;
        let first = hexes.iter().map(|s| within(s)).min()?;
        let cells = hexes.into_iter().map(|space| {
            let place = (line(space) - first_line + step / 2) / step;
            let halves = (2 * (within(space) - first) + whole / 2) / whole;
            let (across, down) = if pointy { (halves, place) } else { (place, halves) };
            Cell { space, across, down }
        });
        Some(Grid { cells: cells.collect(), pointy })
    }

    pub fn rect(&self, cell: &Cell<'_>, brick: Brick) -> Rect {
        let (left, top) = match self.pointy {
            true => (cell.across * brick.wide / 2, cell.down * brick.high),
            false => (cell.across * brick.wide, cell.down * brick.high / 2),
        };
        Rect { left, top, right: left + brick.wide, bottom: top + brick.high }
    }

    pub fn bounds(&self, brick: Brick) -> Rect {
        let rects = self.cells.iter().map(|cell| self.rect(cell, brick));
        let empty = Rect { left: 0, top: 0, right: 0, bottom: 0 };
        rects.fold(empty, |b, r| Rect { right: b.right.max(r.right), bottom: b.bottom.max(r.bottom), ..b })
    }
}

fn narrowest(values: &BTreeSet<i32>) -> Option<i32> {
    values.iter().zip(values.iter().skip(1)).map(|(a, b)| b - a).min()
}
