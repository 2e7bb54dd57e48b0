//! Where a piece can go: a cost search with a game's own cost function and stops. It remembers the way, so that a client
//! can show why a hex is reachable and what each step of the path costs.

use crate::{Dir, HexGrid, HexId, HexSet, MAX_HEXES};

/// What a game says about one step.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Step {
    No,
    /// May go on from there.
    Go(u8),
    /// Must stop there.
    Stop(u8),
}

const FAR: u8 = u8::MAX;

/// The hexes in reach with cost and path. Costs are in the game's smallest unit (half a movement point, say).
#[derive(Clone, Debug)]
pub struct Reach {
    cost: [u8; MAX_HEXES],
    from: [u8; MAX_HEXES],
    start: HexId,
    reached: HexSet,
}

impl Reach {
    /// Hexes other than the start, in order.
    pub fn hexes(&self) -> impl Iterator<Item = HexId> + use<> {
        self.reached.iter()
    }

    pub fn set(&self) -> &HexSet {
        &self.reached
    }

    pub fn cost(&self, hex: HexId) -> Option<u8> {
        let cost = self.cost[hex.index()];
        (cost != FAR).then_some(cost)
    }

    /// The way from the start (left out) to the hex.
    pub fn path(&self, grid: &HexGrid, to: HexId) -> Vec<HexId> {
        let mut path = Vec::new();
        let mut at = to;
        while at != self.start && self.cost[at.index()] != FAR {
            path.push(at);
            let back = Dir::ALL[usize::from(self.from[at.index()])].opposite();
            match grid.neighbour(at, back) {
                Some(previous) => at = previous,
                None => break,
            }
        }
        path.reverse();
        path
    }
}

/// Largest budget a search can have.
pub const MAX_BUDGET: u8 = 63;

/// All hexes in reach of `start` within `budget`. `step` is asked once for each side of each hex that is reached, with
/// what has been spent up to there. Equal costs are reached by the way found first (hexes in order, directions clockwise
/// from the north-east), so that a path is the same everywhere.
#[inline]
pub fn reach(
    grid: &HexGrid,
    start: HexId,
    budget: u8,
    mut step: impl FnMut(HexId, Dir, HexId, u8) -> Step,
) -> Reach {
    let budget = budget.min(MAX_BUDGET);
    let mut found = Reach { cost: [FAR; MAX_HEXES], from: [0; MAX_HEXES], start, reached: HexSet::EMPTY };
    let mut waiting = [HexSet::EMPTY; MAX_BUDGET as usize + 1];
    let mut stopped = HexSet::EMPTY;
    found.cost[start.index()] = 0;
    waiting[0].insert(start);
    let mut highest = 0;
    let mut spent = 0;
    while spent <= highest {
        let ring = waiting[usize::from(spent)];
        waiting[usize::from(spent)].clear();
        let mut again = false;
        for hex in ring.iter() {
            if found.cost[hex.index()] != spent || stopped.contains(hex) {
                continue;
            }
            for (dir, next) in grid.neighbours(hex) {
                if found.cost[next.index()] <= spent {
                    continue;
                }
                let (cost, stop) = match step(hex, dir, next, spent) {
                    Step::No => continue,
                    Step::Go(cost) => (cost, false),
                    Step::Stop(cost) => (cost, true),
                };
                let total = spent.saturating_add(cost);
                if total > budget || total >= found.cost[next.index()] {
                    continue;
                }
                found.cost[next.index()] = total;
                found.from[next.index()] = dir.index() as u8;
                found.reached.insert(next);
                stopped.set(next, stop);
                waiting[usize::from(total)].insert(next);
                highest = highest.max(total);
                again |= total == spent;
            }
        }
        if !again {
            spent += 1;
        }
    }
    found.reached.remove(start);
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Edge, Numbering};

    fn grid() -> HexGrid {
        HexGrid::new(Numbering {
            first_row: 0,
            last_row: 9,
            even_columns: 10,
            odd_columns: 10,
            columns_from: Edge::West,
            odd_rows_shifted: Edge::East,
        })
        .unwrap()
    }

    #[test]
    fn reach_is_the_ball_where_every_step_costs_one() {
        let grid = grid();
        let start = grid.by_number(505).unwrap();
        let found = reach(&grid, start, 3, |_, _, _, _| Step::Go(1));
        for hex in grid.hexes().filter(|&h| h != start) {
            let far = grid.distance(start, hex);
            assert_eq!(found.cost(hex).map(u16::from), (far <= 3).then_some(far));
            assert_eq!(found.path(&grid, hex).len() as u16, if far <= 3 { far } else { 0 });
        }
    }

    #[test]
    fn a_cheaper_way_round_beats_a_dear_step_and_stops_are_ends() {
        let grid = grid();
        let at = |n| grid.by_number(n).unwrap();
        let (start, dear, beyond) = (at(505), at(506), at(507));
        let found = reach(&grid, start, 12, |_, _, to, _| if to == dear { Step::Go(9) } else { Step::Go(1) });
        assert_eq!(found.cost(dear), Some(9));
        assert_eq!(found.cost(beyond), Some(3), "round by the neighbours");
        let walled = reach(&grid, start, 12, |_, _, to, _| if grid.distance(start, to) == 1 { Step::Stop(1) } else { Step::Go(1) });
        assert_eq!(walled.hexes().count(), 6);
    }
}
