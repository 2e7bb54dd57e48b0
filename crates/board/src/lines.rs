//! Lines that run from hex to hex: railways, roads. They are sparse, so they are walked link by link, where zones and
//! free ground are better stepped as whole sets ([`crate::Sides`]).

use crate::{HexGrid, HexId, HexSet, MAX_HEXES};

/// Which hexes are joined to which.
#[derive(Clone, Debug)]
pub struct Lines {
    /// Where the neighbours of a hex begin in `joined`; one more than there are hexes.
    from: Vec<u16>,
    joined: Vec<HexId>,
}

impl Lines {
    /// Every link counts both ways.
    pub fn new(grid: &HexGrid, links: impl IntoIterator<Item = (HexId, HexId)>) -> Lines {
        let mut by_hex: Vec<Vec<HexId>> = vec![Vec::new(); grid.len()];
        for (a, b) in links {
            for (one, other) in [(a, b), (b, a)] {
                if !by_hex[one.index()].contains(&other) {
                    by_hex[one.index()].push(other);
                }
            }
        }
        let mut lines = Lines { from: vec![0], joined: Vec::new() };
        for mut others in by_hex {
            others.sort_unstable();
            lines.joined.append(&mut others);
            lines.from.push(lines.joined.len() as u16);
        }
        lines
    }

    /// The hexes a link leads to from this one, in order.
    #[inline]
    pub fn joined(&self, hex: HexId) -> &[HexId] {
        let i = hex.index();
        if i + 1 < self.from.len() {
            &self.joined[usize::from(self.from[i])..usize::from(self.from[i + 1])]
        } else {
            &[]
        }
    }

    /// The hexes one link away from those of a set.
    pub fn across(&self, hexes: &HexSet) -> HexSet {
        hexes.iter().flat_map(|h| self.joined(h)).copied().collect()
    }

    /// Adds to `found` all hexes connected to the `sources` along links through open hexes, however far; the sources
    /// are added as they are.
    pub fn spread(&self, found: &mut HexSet, sources: &HexSet, open: &HexSet) {
        let mut waiting = [HexId(0); MAX_HEXES];
        let mut left = 0;
        for source in sources.minus(found).iter() {
            found.insert(source);
            waiting[left] = source;
            left += 1;
        }
        while left > 0 {
            left -= 1;
            for &next in self.joined(waiting[left]) {
                if open.contains(next) && !found.contains(next) {
                    found.insert(next);
                    waiting[left] = next;
                    left += 1;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Edge, Numbering, Sides};

    #[test]
    fn a_walk_along_links_finds_what_a_flood_over_linked_sides_finds() {
        let grid = HexGrid::new(Numbering {
            first_row: 0,
            last_row: 11,
            even_columns: 13,
            odd_columns: 13,
            columns_from: Edge::West,
            odd_rows_shifted: Edge::East,
        })
        .unwrap();
        let runs = |a: HexId, b: HexId| (usize::from(a.0) * 7 + usize::from(b.0) * 7) % 5 < 2;
        let links = || grid.hexes().flat_map(|a| grid.neighbours(a).map(move |(_, b)| (a, b)));
        let lines = Lines::new(&grid, links().filter(|&(a, b)| runs(a, b)));
        let sides = Sides::new(&grid, |a, _, b| runs(a, b));
        let open: HexSet = grid.hexes().filter(|h| h.0 % 9 != 4).collect();
        for n in 0..20 {
            let sources: HexSet = [HexId(n * 7)].into_iter().collect();
            let mut found = HexSet::EMPTY;
            lines.spread(&mut found, &sources, &open);
            assert_eq!(found, sides.connected(&sources, &open));
            assert_eq!(lines.across(&found), sides.across(&found));
        }
        assert!(lines.joined(HexId(800)).is_empty());
    }
}
