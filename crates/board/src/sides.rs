//! Steps of whole sets of hexes at once. Hexes are numbered row by row, so a step in a direction is an addition to the
//! number, and the step of a set is a shift of its bits.

use crate::{Dir, HexGrid, HexId, HexSet};

/// Sides of hexes that can be crossed, each from the hex it is left by.
#[derive(Clone, Debug)]
pub struct Sides {
    /// What a step adds to a hex's number, and the hexes that can make it.
    steps: Vec<(i32, HexSet)>,
}

impl Sides {
    /// The sides between two hexes that the gate lets pass.
    pub fn new(grid: &HexGrid, gate: impl Fn(HexId, Dir, HexId) -> bool) -> Sides {
        let mut steps: Vec<(i32, HexSet)> = Vec::new();
        for hex in grid.hexes() {
            for (_, next) in grid.neighbours(hex).filter(|&(dir, next)| gate(hex, dir, next)) {
                let by = i32::from(next.0) - i32::from(hex.0);
                match steps.iter_mut().find(|s| s.0 == by) {
                    Some(step) => step.1.insert(hex),
                    None => steps.push((by, std::iter::once(hex).collect())),
                }
            }
        }
        Sides { steps }
    }

    /// The hexes one step away from those in the set, which may be some of them.
    #[inline]
    pub fn across(&self, hexes: &HexSet) -> HexSet {
        let mut all = HexSet::EMPTY;
        for (by, from) in &self.steps {
            all = all.union(&hexes.intersection(from).shifted(*by));
        }
        all
    }

    /// The sources and all hexes connected to them through open hexes, however far.
    pub fn connected(&self, sources: &HexSet, open: &HexSet) -> HexSet {
        let mut found = *sources;
        loop {
            let before = found;
            // What one direction has found the next goes on from: distances do not matter here.
            for (by, from) in &self.steps {
                found = found.union(&found.intersection(from).shifted(*by).intersection(open));
            }
            if found == before {
                return found;
            }
        }
    }

    /// The sources and all hexes connected to them by up to `limit` steps through open hexes.
    pub fn within(&self, sources: &HexSet, limit: u8, open: &HexSet) -> HexSet {
        let mut found = *sources;
        let mut edge = *sources;
        for _ in 0..limit {
            edge = self.across(&edge).intersection(open).minus(&found);
            if edge.is_empty() {
                break;
            }
            found = found.union(&edge);
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flood::FARTHEST;
    use crate::grid::tests::hungary;
    use crate::{Edge, Numbering, flood};

    #[test]
    fn sets_step_as_single_hexes_do_however_rows_are_numbered() {
        for (even_columns, odd_columns) in [(33, 32), (10, 10), (7, 8), (3, 80)] {
            let grid = HexGrid::new(Numbering {
                first_row: 0,
                last_row: 9,
                even_columns,
                odd_columns,
                columns_from: Edge::East,
                odd_rows_shifted: Edge::West,
            })
            .unwrap();
            let gate = |from: HexId, dir: Dir, _: HexId| (usize::from(from.0) + dir.index()) % 5 != 3;
            let sides = Sides::new(&grid, gate);
            for n in [2, 3, 11] {
                let some: HexSet = grid.hexes().filter(|h| h.0 % n == 1).collect();
                let one_by_one = some.iter().flat_map(|h| {
                    grid.neighbours(h).filter(move |&(dir, next)| gate(h, dir, next)).map(|(_, next)| next)
                });
                assert_eq!(sides.across(&some), one_by_one.collect());
            }
        }
    }

    #[test]
    fn a_flood_of_sets_finds_what_a_flood_of_hexes_finds() {
        let grid = hungary();
        let gate = |from: HexId, dir: Dir, _: HexId| (usize::from(from.0) + dir.index()) % 7 != 3;
        let open: HexSet = grid.hexes().filter(|h| h.0 % 3 != 1).collect();
        let sides = Sides::new(&grid, gate);
        for (source, limit) in [(2, 3), (401, 8), (779, FARTHEST), (401, FARTHEST)] {
            let source = HexId(source);
            let far = flood(&grid, [source], limit, |from, dir, to| gate(from, dir, to) && open.contains(to));
            let sources = std::iter::once(source).collect();
            let found = sides.within(&sources, limit, &open);
            assert_eq!(found, grid.hexes().filter(|&h| far.contains(h)).collect());
            assert!(found.len() > 3);
            assert_eq!(limit == FARTHEST, found == sides.connected(&sources, &open));
        }
    }
}
