//! Hex grids with printed numbering. Rows run from north to south, every second row shifted by half a hex; columns can
//! be counted from either edge, as printed maps do.

use crate::MAX_HEXES;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::fmt;

/// A hex of a grid, by its place in a dense array.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HexId(pub u16);

impl HexId {
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The six neighbours of a hex with a point at the top.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Dir {
    NorthEast,
    East,
    SouthEast,
    SouthWest,
    West,
    NorthWest,
}

impl Dir {
    /// Clockwise from the north-east.
    pub const ALL: [Dir; 6] = [Dir::NorthEast, Dir::East, Dir::SouthEast, Dir::SouthWest, Dir::West, Dir::NorthWest];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    #[inline]
    pub const fn opposite(self) -> Dir {
        Dir::ALL[(self as usize + 3) % 6]
    }

    /// The step in half hexes eastward and rows southward.
    const fn step(self) -> (i32, i32) {
        match self {
            Dir::NorthEast => (1, -1),
            Dir::East => (2, 0),
            Dir::SouthEast => (1, 1),
            Dir::SouthWest => (-1, 1),
            Dir::West => (-2, 0),
            Dir::NorthWest => (-1, -1),
        }
    }
}

/// An edge of the map.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Edge {
    East,
    West,
}

/// How a map is numbered: four digits, row then column.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Numbering {
    pub first_row: u8,
    pub last_row: u8,
    pub even_columns: u8,
    pub odd_columns: u8,
    /// The edge column 00 lies on.
    pub columns_from: Edge,
    /// Which way odd rows are shifted by half a hex.
    pub odd_rows_shifted: Edge,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GridError {
    Empty,
    TooLarge { hexes: usize },
}

impl fmt::Display for GridError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GridError::Empty => {
                write!(f, "expected at least one row and one column (rows up to 99, columns up to 100)")
            }
            GridError::TooLarge { hexes } => write!(f, "expected at most {MAX_HEXES} hexes, found {hexes}"),
        }
    }
}

/// Stands for what lies beyond the edge of the map.
pub(crate) const NO_HEX: u16 = SLOTS as u16 - 1;

/// Enough for every hex and for [`NO_HEX`]; a power of two, so that an index cut to it needs no check.
pub(crate) const SLOTS: usize = 1024;
const _: () = assert!(MAX_HEXES < SLOTS);

/// All hexes of a map with their numbers and neighbours.
#[derive(Clone, Debug)]
pub struct HexGrid {
    numbers: Vec<u16>,
    by_number: HashMap<u16, HexId>,
    /// Half hexes eastward and rows southward.
    places: Vec<(i32, i32)>,
    neighbours: Vec<[u16; 6]>,
}

impl HexGrid {
    pub fn new(numbering: Numbering) -> Result<HexGrid, GridError> {
        let n = numbering;
        if n.first_row > n.last_row || n.last_row > 99 || n.even_columns.max(n.odd_columns) > 100 {
            return Err(GridError::Empty);
        }
        let mut grid =
            HexGrid { numbers: Vec::new(), by_number: HashMap::new(), places: Vec::new(), neighbours: Vec::new() };
        for row in n.first_row..=n.last_row {
            let odd = row % 2 == 1;
            for column in 0..if odd { n.odd_columns } else { n.even_columns } {
                let from_edge = 2 * i32::from(column);
                let shift = match (odd, n.odd_rows_shifted) {
                    (false, _) => 0,
                    (true, Edge::East) => 1,
                    (true, Edge::West) => -1,
                };
                let x = if n.columns_from == Edge::East { -from_edge } else { from_edge } + shift;
                let number = u16::from(row) * 100 + u16::from(column);
                grid.by_number.insert(number, HexId(grid.numbers.len() as u16));
                grid.numbers.push(number);
                grid.places.push((x, i32::from(row)));
            }
        }
        match grid.numbers.len() {
            0 => return Err(GridError::Empty),
            hexes if hexes > MAX_HEXES => return Err(GridError::TooLarge { hexes }),
            _ => {}
        }
        let at: HashMap<(i32, i32), u16> = grid.places.iter().enumerate().map(|(i, &p)| (p, i as u16)).collect();
        for &(x, y) in &grid.places {
            grid.neighbours
                .push(Dir::ALL.map(|d| at.get(&(x + d.step().0, y + d.step().1)).copied().unwrap_or(NO_HEX)));
        }
        Ok(grid)
    }

    pub fn len(&self) -> usize {
        self.numbers.len()
    }

    pub fn is_empty(&self) -> bool {
        self.numbers.is_empty()
    }

    pub fn hexes(&self) -> impl Iterator<Item = HexId> + use<> {
        (0..self.numbers.len() as u16).map(HexId)
    }

    /// The hex with a printed number.
    pub fn by_number(&self, number: u16) -> Option<HexId> {
        self.by_number.get(&number).copied()
    }

    /// The hex a person wrote down: exactly four digits.
    pub fn parse(&self, text: &str) -> Option<HexId> {
        let digits = text.len() == 4 && text.bytes().all(|b| b.is_ascii_digit());
        digits.then(|| text.parse().ok()).flatten().and_then(|n| self.by_number(n))
    }

    pub fn number(&self, hex: HexId) -> u16 {
        self.numbers[hex.index()]
    }

    /// The number as it is printed.
    pub fn name(&self, hex: HexId) -> String {
        format!("{:04}", self.number(hex))
    }

    pub fn row(&self, hex: HexId) -> u8 {
        (self.number(hex) / 100) as u8
    }

    pub fn column(&self, hex: HexId) -> u8 {
        (self.number(hex) % 100) as u8
    }

    /// Half hexes eastward and rows southward of the map's origin.
    pub fn place(&self, hex: HexId) -> (i32, i32) {
        self.places[hex.index()]
    }

    #[inline]
    pub fn neighbour(&self, hex: HexId, dir: Dir) -> Option<HexId> {
        let next = self.neighbours[hex.index()][dir.index()];
        (next != NO_HEX).then_some(HexId(next))
    }

    #[inline]
    pub fn neighbours(&self, hex: HexId) -> impl Iterator<Item = (Dir, HexId)> + use<> {
        let all = self.neighbours[hex.index()];
        Dir::ALL.into_iter().zip(all).filter(|&(_, n)| n != NO_HEX).map(|(d, n)| (d, HexId(n)))
    }

    /// The six neighbours, clockwise from the north-east.
    #[inline]
    pub fn around(&self, hex: HexId) -> [Option<HexId>; 6] {
        self.neighbours[hex.index()].map(|n| (n != NO_HEX).then_some(HexId(n)))
    }

    /// The six neighbours as indices, `NO_HEX` where the map ends.
    #[inline]
    pub(crate) fn raw_around(&self, hex: HexId) -> &[u16; 6] {
        &self.neighbours[hex.index()]
    }

    /// The direction from a hex to its neighbour.
    #[inline]
    pub fn dir(&self, from: HexId, to: HexId) -> Option<Dir> {
        Dir::ALL.into_iter().find(|&d| self.neighbour(from, d) == Some(to))
    }

    pub fn adjacent(&self, a: HexId, b: HexId) -> bool {
        self.dir(a, b).is_some()
    }

    /// Hexes from one to the other.
    pub fn distance(&self, a: HexId, b: HexId) -> u16 {
        let (ax, ay) = self.place(a);
        let (bx, by) = self.place(b);
        hex_distance((ax, ay), (bx, by))
    }

    /// The nearest of some hexes, no farther than so many hexes; of those equally near, the first.
    pub fn nearest(&self, hex: HexId, among: impl Iterator<Item = HexId>, most: u16) -> Option<HexId> {
        let near = among.map(|other| (self.distance(hex, other), other)).filter(|(distance, _)| *distance <= most);
        near.min_by_key(|(distance, _)| *distance).map(|(_, other)| other)
    }

    /// The distance from a point off the grid, given as half hexes eastward and rows southward.
    pub fn distance_from(&self, from: (i32, i32), to: HexId) -> u16 {
        hex_distance(from, self.place(to))
    }
}

fn hex_distance((ax, ay): (i32, i32), (bx, by): (i32, i32)) -> u16 {
    let rows = (ay - by).abs();
    let halves = (ax - bx).abs();
    (rows + ((halves - rows).max(0)) / 2) as u16
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub(crate) fn hungary() -> HexGrid {
        HexGrid::new(Numbering {
            first_row: 4,
            last_row: 27,
            even_columns: 33,
            odd_columns: 32,
            columns_from: Edge::East,
            odd_rows_shifted: Edge::West,
        })
        .unwrap()
    }

    #[test]
    fn numbering_from_the_east_with_odd_rows_shifted_west() {
        let grid = hungary();
        assert_eq!(grid.len(), 780);
        let hex = |n| grid.by_number(n).unwrap();
        let around = |n| {
            let mut all: Vec<u16> = grid.neighbours(hex(n)).map(|(_, h)| grid.number(h)).collect();
            all.sort_unstable();
            all
        };
        assert_eq!(around(1716), [1616, 1617, 1715, 1717, 1816, 1817]);
        assert_eq!(around(1822), [1721, 1722, 1821, 1823, 1921, 1922]);
        assert_eq!(grid.dir(hex(1716), hex(1617)), Some(Dir::NorthWest));
        assert_eq!(grid.dir(hex(1716), hex(1816)), Some(Dir::SouthEast));
        assert_eq!(grid.distance(hex(1116), hex(1314)), 3);
        assert_eq!(grid.distance(hex(2607), hex(1714)), 12);
        assert_eq!(grid.parse("0429"), grid.by_number(429));
        for bad in ["429", "04290", "9999", "04a9", ""] {
            assert_eq!(grid.parse(bad), None);
        }
    }

    #[test]
    fn distance_is_the_length_of_the_shortest_walk() {
        let grid = hungary();
        for start in [400, 1522, 2731, 2700] {
            let start = grid.by_number(start).unwrap();
            let walked = crate::flood(&grid, [start], u8::MAX, |_, _, _| true);
            for hex in grid.hexes() {
                assert_eq!(walked.get(hex).map(u16::from), Some(grid.distance(start, hex)));
            }
        }
    }

    #[test]
    fn neighbours_are_mutual() {
        let grid = hungary();
        for hex in grid.hexes() {
            for (dir, next) in grid.neighbours(hex) {
                assert_eq!(grid.neighbour(next, dir.opposite()), Some(hex));
            }
        }
    }

    #[test]
    fn sizes_that_cannot_be_are_errors() {
        let small = Numbering {
            first_row: 1,
            last_row: 0,
            even_columns: 1,
            odd_columns: 1,
            columns_from: Edge::West,
            odd_rows_shifted: Edge::East,
        };
        assert_eq!(HexGrid::new(small).unwrap_err(), GridError::Empty);
        let large = Numbering { last_row: 50, even_columns: 50, odd_columns: 50, ..small };
        assert!(matches!(HexGrid::new(large), Err(GridError::TooLarge { .. })));
    }
}
