//! Where a piece can go: a cost search with a game's own cost function and stops. It remembers the way, so that a
//! client can show why a hex is reachable and what each step of the path costs.

use crate::grid::{NO_HEX, SLOTS};
use crate::{Dir, HexGrid, HexId, HexSet};

/// The cost of a step that cannot be made.
pub const NO_WAY: u8 = u8::MAX;

/// Ground that does not depend on how a hex is entered.
#[derive(Copy, Clone, Debug, Default)]
pub struct Ground {
    /// Hexes that are never entered.
    pub closed: HexSet,
    /// Hexes a piece must stop in.
    pub stops: HexSet,
}

/// The hexes in reach with cost and path. Costs are in the game's smallest unit (half a movement point, say).
#[derive(Clone, Debug)]
pub struct Reach {
    /// One more than the budget where nothing has been reached, so that one look tells whether a step is worth making;
    /// nothing beyond the map's edge, for the same reason.
    cost: [u8; SLOTS],
    from: [u8; SLOTS],
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
        (self.reached.contains(hex) || hex == self.start).then(|| self.cost[hex.index()])
    }

    /// The way from the start (left out) to the hex.
    pub fn path(&self, grid: &HexGrid, to: HexId) -> Vec<HexId> {
        let mut path = Vec::new();
        let mut at = to;
        while at != self.start && self.reached.contains(at) {
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

/// What is asked of a search.
#[derive(Copy, Clone, Debug)]
pub enum Wanted<'a> {
    Everything,
    /// The way to one hex.
    WayTo(HexId),
    /// Whether any of these can be reached.
    AnyOf(&'a HexSet),
}

/// All hexes in reach of `start` within `budget`, or as much of them as it takes to know what is wanted. `costs` gives
/// what the six steps out of a hex cost, clockwise from the north-east. Equal costs are reached by the way found first
/// (hexes in order, directions clockwise), so that a path is the same everywhere.
#[inline]
pub fn reach(
    grid: &HexGrid,
    start: HexId,
    budget: u8,
    ground: &Ground,
    wanted: Wanted<'_>,
    costs: impl FnMut(HexId) -> [u8; 6],
) -> Reach {
    let mut found = Reach::default();
    found.search(grid, start, budget, ground, wanted, costs);
    found
}

impl Default for Reach {
    fn default() -> Reach {
        Reach { cost: [0; SLOTS], from: [0; SLOTS], start: HexId(0), reached: HexSet::EMPTY }
    }
}

type Rings = [HexSet; MAX_BUDGET as usize + 1];

impl Reach {
    /// [`reach`] into the memory of a search that is done with.
    #[inline]
    pub fn search(
        &mut self,
        grid: &HexGrid,
        start: HexId,
        budget: u8,
        ground: &Ground,
        wanted: Wanted<'_>,
        mut costs: impl FnMut(HexId) -> [u8; 6],
    ) {
        let budget = budget.min(MAX_BUDGET);
        self.start = start;
        self.reached = HexSet::EMPTY;
        self.cost = [budget + 1; SLOTS];
        self.cost[start.index()] = 0;
        self.cost[usize::from(NO_HEX)] = 0;
        let mut waiting = [HexSet::EMPTY; MAX_BUDGET as usize + 1];
        waiting[0].insert(start);
        self.spread(grid, &mut waiting, 1, ground, wanted, &mut costs);
    }

    /// The search `first` on more open ground with a smaller budget, taken up where that one ended. Where steps cost
    /// the same in both, only hexes beside the ground that has been opened (`edge`) can lead to anything new.
    #[inline]
    pub fn reopen(
        &mut self,
        first: &Reach,
        grid: &HexGrid,
        budget: u8,
        ground: &Ground,
        edge: &HexSet,
        mut costs: impl FnMut(HexId) -> [u8; 6],
    ) {
        let budget = budget.min(MAX_BUDGET);
        self.start = first.start;
        self.cost = first.cost.map(|cost| cost.min(budget + 1));
        self.from = first.from;
        self.reached = first.reached.iter().filter(|h| first.cost[h.index()] <= budget).collect();
        let mut waiting = [HexSet::EMPTY; MAX_BUDGET as usize + 1];
        let mut rings = 0;
        let mut known = self.reached;
        known.insert(self.start);
        for hex in known.intersection(edge).iter() {
            let cost = self.cost[hex.index()];
            waiting[usize::from(cost)].insert(hex);
            rings |= 1 << cost;
        }
        self.spread(grid, &mut waiting, rings, ground, Wanted::Everything, &mut costs);
    }

    /// Walks ring by ring from what is waiting; `rings` has a bit for each cost at which anybody waits.
    #[inline]
    fn spread(
        &mut self,
        grid: &HexGrid,
        waiting: &mut Rings,
        mut rings: u64,
        ground: &Ground,
        wanted: Wanted<'_>,
        costs: &mut impl FnMut(HexId) -> [u8; 6],
    ) {
        let mut stops = ground.stops;
        stops.remove(self.start);
        while rings != 0 {
            let spent = rings.trailing_zeros() as u8;
            let known = match wanted {
                Wanted::Everything => false,
                Wanted::WayTo(goal) => self.cost[goal.index()] <= spent,
                Wanted::AnyOf(goals) => self.reached.meets(goals),
            };
            if known {
                break;
            }
            // A step may cost nothing and put somebody into the ring that is being walked.
            rings &= !(1 << spent);
            let ring = std::mem::take(&mut waiting[usize::from(spent)]);
            self.reached = self.reached.union(&ring);
            self.reached.remove(self.start);
            ring.minus(&stops).iter().for_each(|hex| {
                // It may have been reached by a cheaper way since it was put here.
                if self.cost[hex.index()] != spent {
                    return;
                }
                let steps = costs(hex);
                let around = grid.raw_around(hex);
                for dir in 0..6 {
                    let next = usize::from(around[dir]) % SLOTS;
                    let total = spent.saturating_add(steps[dir]);
                    if total >= self.cost[next] || ground.closed.contains(HexId(around[dir])) {
                        continue;
                    }
                    self.cost[next] = total;
                    self.from[next] = dir as u8;
                    waiting[usize::from(total)].insert(HexId(around[dir]));
                    rings |= 1 << total;
                }
            });
        }
        // What is known before the last ring has been walked leaves some in reach that have not been looked at.
        while rings != 0 {
            self.reached = self.reached.union(&waiting[rings.trailing_zeros() as usize]);
            rings &= rings - 1;
        }
        self.reached.remove(self.start);
    }
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
        let found = reach(&grid, start, 3, &Ground::default(), Wanted::Everything, |_| [1; 6]);
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
        let towards = |from: HexId| grid.around(from).map(|next| if next == Some(dear) { 9 } else { 1 });
        let found = reach(&grid, start, 12, &Ground::default(), Wanted::Everything, towards);
        assert_eq!(found.cost(dear), Some(9));
        assert_eq!(found.cost(beyond), Some(3), "round by the neighbours");
        let stops = grid.hexes().filter(|&h| grid.distance(start, h) == 1).collect();
        let walled = reach(&grid, start, 12, &Ground { stops, ..Ground::default() }, Wanted::Everything, |_| [1; 6]);
        assert_eq!(walled.hexes().count(), 6);
        let closed = [dear].into_iter().collect();
        let shut = reach(&grid, start, 12, &Ground { closed, ..Ground::default() }, Wanted::Everything, |_| [1; 6]);
        assert_eq!(shut.cost(dear), None);
        let mut walls = |from: HexId| if from == start { [NO_WAY; 6] } else { [1; 6] };
        assert_eq!(reach(&grid, start, 12, &Ground::default(), Wanted::Everything, &mut walls).hexes().count(), 0);
    }

    #[test]
    fn a_search_taken_up_on_more_open_ground_finds_what_a_new_one_finds() {
        let grid = grid();
        let start = grid.by_number(505).unwrap();
        let shut: HexSet = grid.hexes().filter(|h| h.0 % 4 == 1 && *h != start).collect();
        let edge = grid.hexes().filter(|&h| grid.neighbours(h).any(|(_, n)| shut.contains(n))).collect();
        let stops = grid.hexes().filter(|h| h.0 % 8 == 1).collect();
        let uneven = |from: HexId| [1, 2, 3, 1, 2, 3].map(|c| c + (from.0 % 3) as u8);
        let first = reach(&grid, start, 20, &Ground { closed: shut, ..Ground::default() }, Wanted::Everything, uneven);
        let open = Ground { stops, ..Ground::default() };
        let mut again = Reach::default();
        again.reopen(&first, &grid, 11, &open, &edge, uneven);
        let anew = reach(&grid, start, 11, &open, Wanted::Everything, uneven);
        assert_eq!(again.set(), anew.set());
        assert!(anew.hexes().all(|h| again.cost(h) == anew.cost(h)));
        assert!(anew.set().len() > 20 && !anew.set().intersection(&shut).is_empty());
    }

    #[test]
    fn the_way_to_a_goal_is_the_way_of_the_whole_search() {
        let grid = grid();
        let start = grid.by_number(203).unwrap();
        let uneven = |from: HexId| [1, 2, 3, 1, 2, 3].map(|c| c + (from.0 % 3) as u8);
        let all = reach(&grid, start, 30, &Ground::default(), Wanted::Everything, uneven);
        for goal in all.hexes() {
            let only = reach(&grid, start, 30, &Ground::default(), Wanted::WayTo(goal), uneven);
            assert_eq!(only.cost(goal), all.cost(goal));
            assert_eq!(only.path(&grid, goal), all.path(&grid, goal));
        }
    }

    #[test]
    fn a_search_for_any_of_some_hexes_knows_whether_one_is_in_reach() {
        let grid = grid();
        let start = grid.by_number(203).unwrap();
        let uneven = |from: HexId| [1, 2, 3, 1, 2, 3].map(|c| c + (from.0 % 3) as u8);
        let all = reach(&grid, start, 9, &Ground::default(), Wanted::Everything, uneven);
        for goal in grid.hexes().filter(|&h| h != start) {
            // Where it stands already is not in its reach.
            for goals in [vec![goal], vec![start, goal]] {
                let goals = goals.into_iter().collect();
                let some = reach(&grid, start, 9, &Ground::default(), Wanted::AnyOf(&goals), uneven);
                assert_eq!(some.set().meets(&goals), all.set().contains(goal));
            }
        }
    }
}
