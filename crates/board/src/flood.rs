//! Floods from sources through a game's gates: lines of communications, railways, anything that is a question of being
//! connected and how far.

use crate::grid::NO_HEX;
use crate::{Dir, HexGrid, HexId, HexSet, MAX_HEXES};

const FAR: u8 = u8::MAX;

/// No flood goes farther than this.
pub const FARTHEST: u8 = FAR - 1;

/// How many hexes each hex lies from the nearest source.
#[derive(Clone, Debug)]
pub struct Distances {
    steps: [u8; MAX_HEXES],
}

impl Distances {
    pub fn get(&self, hex: HexId) -> Option<u8> {
        let steps = self.steps[hex.index()];
        (steps != FAR).then_some(steps)
    }

    pub fn contains(&self, hex: HexId) -> bool {
        self.steps[hex.index()] != FAR
    }

    /// A shortest way from the hex (left out) to a source, through the same gates.
    pub fn path(&self, grid: &HexGrid, from: HexId, gate: impl Fn(HexId, Dir, HexId) -> bool) -> Vec<HexId> {
        let mut path = Vec::new();
        let mut at = from;
        while let Some(steps) = self.get(at).filter(|&s| s > 0) {
            let next = grid
                .neighbours(at)
                .find(|&(d, n)| self.get(n) == Some(steps - 1) && gate(n, d.opposite(), at))
                .map(|(_, n)| n);
            match next {
                Some(next) => path.push(next),
                None => break,
            }
            at = path[path.len() - 1];
        }
        path
    }
}

/// Spreads from the sources up to `limit` hexes. The gate is asked for each step away from a source.
#[inline]
pub fn flood(
    grid: &HexGrid,
    sources: impl IntoIterator<Item = HexId>,
    limit: u8,
    mut gate: impl FnMut(HexId, Dir, HexId) -> bool,
) -> Distances {
    let mut found = Distances { steps: [FAR; MAX_HEXES] };
    let mut queue = [HexId(0); MAX_HEXES];
    let mut seen = HexSet::EMPTY;
    let (mut head, mut tail) = (0, 0);
    for source in sources {
        if !seen.contains(source) {
            seen.insert(source);
            found.steps[source.index()] = 0;
            queue[tail] = source;
            tail += 1;
        }
    }
    while head < tail {
        let hex = queue[head];
        head += 1;
        let steps = found.steps[hex.index()];
        if steps >= limit.min(FARTHEST) {
            continue;
        }
        for (dir, &next) in Dir::ALL.into_iter().zip(grid.raw_around(hex)) {
            if next == NO_HEX {
                continue;
            }
            let next = HexId(next);
            if !seen.contains(next) && gate(hex, dir, next) {
                seen.insert(next);
                found.steps[next.index()] = steps + 1;
                queue[tail] = next;
                tail += 1;
            }
        }
    }
    found
}
