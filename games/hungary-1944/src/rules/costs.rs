//! What steps cost, worked out once: a table for each way of moving, by hex and direction. Whether a railway or a
//! bridge can be used depends on who controls both hexes, so the tables hold both answers.

use crate::data::Data;
use crate::options::{Bridges, Options};
use crate::vocabulary::*;
use board::{Dir, HexGrid, HexId, HexSet, NO_WAY};
use std::cell::RefCell;
use std::sync::Arc;

/// The six sides of a hex for one way of moving, in half points.
#[derive(Copy, Clone, Debug)]
pub(crate) struct StepCosts {
    /// With the river in the way.
    pub wet: [u8; 6],
    /// Over a bridge.
    pub dry: [u8; 6],
    /// Sides with a rail link, a bit each.
    pub rail: u8,
    /// River sides that are bridged for whoever controls both hexes, a bit each.
    pub bridge: u8,
}

/// A table per way of moving.
#[derive(Clone, Debug)]
pub(crate) struct Costs {
    tables: Arc<Vec<Vec<StepCosts>>>,
    /// Half points along a railway.
    rail: u8,
}

/// Whether railways count for a move (C55).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Rails {
    Unused,
    Used,
}

/// A way of moving as far as costs go: how, for whom, and whether railways count (C55).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Travel {
    pub gait: Gait,
    pub side: Side,
    pub rails: Rails,
    /// Whoever moves controls every hex he has come to (HOUSE-9); columns alone do not.
    pub claims: bool,
}

impl Travel {
    fn index(self) -> usize {
        self.gait.index() | self.side.index() << 3 | (self.rails as usize) << 4 | usize::from(self.claims) << 5
    }
}

/// The six steps out of every hex for one way of moving, as control stands.
struct Standing {
    allied: HexSet,
    steps: Vec<[u8; 6]>,
}

/// What this thread worked out last, for the tables it worked with.
struct Worked {
    tables: Arc<Vec<Vec<StepCosts>>>,
    standing: [Option<Standing>; 64],
}

impl Default for Worked {
    fn default() -> Worked {
        Worked { tables: Arc::default(), standing: std::array::from_fn(|_| None) }
    }
}

thread_local! {
    static WORKED: RefCell<Worked> = RefCell::default();
}

/// The ways of moving that differ in cost.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Gait {
    pub motorised: bool,
    pub hq: bool,
    /// Armour in the mud (HOUSE-15).
    pub muddy: bool,
}

impl Gait {
    fn index(self) -> usize {
        usize::from(self.motorised) | usize::from(self.hq) << 1 | usize::from(self.muddy) << 2
    }
}

impl Costs {
    pub(crate) fn new(data: &Data, options: &Options) -> Costs {
        let flags = [false, true];
        let mut tables = Vec::new();
        for muddy in flags {
            for hq in flags {
                for motorised in flags {
                    let gait = Gait { motorised, hq, muddy };
                    let costs = |hex| step_costs(data, options, gait, hex, Rows::OfScenario);
                    tables.push(data.map.grid.hexes().map(costs).collect());
                }
            }
        }
        Costs { tables: Arc::new(tables), rail: data.terrain.rail }
    }

    #[inline]
    pub(crate) fn table(&self, gait: Gait) -> &[StepCosts] {
        &self.tables[gait.index()]
    }

    /// Whether these are the same tables, not only equal ones.
    pub(crate) fn are_those_of(&self, other: &Costs) -> bool {
        Arc::ptr_eq(&self.tables, &other.tables)
    }

    /// Hands over what the six steps out of every hex cost while the Allies control these hexes.
    ///
    /// The answer depends on nothing but the arguments and tables that never change. It is kept from one search to the
    /// next together with the control it was made for, and only hexes beside those that changed hands are made anew.
    pub(crate) fn with_steps<R>(
        &self,
        grid: &HexGrid,
        travel: Travel,
        allied: &HexSet,
        ask: impl FnOnce(&[[u8; 6]]) -> R,
    ) -> R {
        WORKED.with_borrow_mut(|worked| {
            if !Arc::ptr_eq(&worked.tables, &self.tables) {
                *worked = Worked { tables: self.tables.clone(), ..Worked::default() };
            }
            let standing = worked.standing[travel.index()].get_or_insert_with(|| {
                let steps = grid.hexes().map(|hex| self.steps_from(grid, travel, allied, hex)).collect();
                Standing { allied: *allied, steps }
            });
            for changed in standing.allied.differing(allied).iter() {
                standing.steps[changed.index()] = self.steps_from(grid, travel, allied, changed);
                for (_, beside) in grid.neighbours(changed) {
                    standing.steps[beside.index()] = self.steps_from(grid, travel, allied, beside);
                }
            }
            standing.allied = *allied;
            ask(&standing.steps)
        })
    }

    fn steps_from(&self, grid: &HexGrid, travel: Travel, allied: &HexSet, from: HexId) -> [u8; 6] {
        controlled(&self.table(travel.gait)[from.index()], self.rail, grid, travel, allied, from)
    }
}

/// What the six steps out of a hex would cost if the scenario closed no rows (HOUSE-13). Slow: only a refusal asks.
pub(crate) fn steps_in_all_rows(
    data: &Data,
    options: &Options,
    travel: Travel,
    allied: &HexSet,
    from: HexId,
) -> [u8; 6] {
    let steps = step_costs(data, options, travel.gait, from, Rows::All);
    controlled(&steps, data.terrain.rail, &data.map.grid, travel, allied, from)
}

/// The six steps out of a hex: railways and bridges serve whoever controls both their ends (BPH-7.2a). The near end is
/// where the mover stands, so only columns can stand there without controlling it.
fn controlled(steps: &StepCosts, rail: u8, grid: &HexGrid, travel: Travel, allied: &HexSet, from: HexId) -> [u8; 6] {
    let ours = |hex: HexId| allied.contains(hex) == (travel.side == Side::Allied);
    let mut costs = steps.wet;
    let mut depends = steps.rail | steps.bridge;
    if !travel.claims && !ours(from) {
        return costs;
    }
    while depends != 0 {
        let dir = depends.trailing_zeros() as usize;
        depends &= depends - 1;
        if grid.neighbour(from, Dir::ALL[dir]).is_some_and(ours) {
            if travel.rails == Rails::Used && steps.rail & (1 << dir) != 0 {
                costs[dir] = rail;
            } else if steps.bridge & (1 << dir) != 0 {
                costs[dir] = steps.dry[dir];
            }
        }
    }
    costs
}

/// Which rows of the map can be stepped into (HOUSE-13).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Rows {
    OfScenario,
    All,
}

/// BPH-7.1a, 7.2a, 7.5a, 10.3b and the terrain table.
fn step_costs(data: &Data, options: &Options, gait: Gait, from: HexId, rows: Rows) -> StepCosts {
    let map = &data.map;
    let mut costs = StepCosts { wet: [NO_WAY; 6], dry: [NO_WAY; 6], rail: 0, bridge: 0 };
    for dir in Dir::ALL {
        let Some(to) = map.grid.neighbour(from, dir) else { continue };
        // HOUSE-13: nobody steps into the closed rows; whoever entered there steps on and out of them.
        let closes = data.scenario.open.contains(from) && !data.scenario.open.contains(to);
        if closes && rows == Rows::OfScenario {
            continue;
        }
        let side = map.side(from, dir);
        let terrain = map.hex(to).terrain;
        let ground = data.terrain.of(terrain);
        let mut cost = if gait.motorised { ground.motor_cost } else { ground.cost };
        if gait.muddy && terrain == Terrain::Flat {
            cost += 2;
        }
        let (i, bit) = (dir.index(), 1 << dir.index());
        let town = options.bridges == Bridges::RailOrTown && (map.hex(from).town || map.hex(to).town);
        let water = match side.water {
            Water::None => Some(0),
            Water::Lake => None,
            _ if gait.hq && !side.rail => None,
            Water::River => Some(data.terrain.river.cost),
            Water::Danube => Some(data.terrain.danube.cost),
        };
        if let Some(water) = water {
            costs.dry[i] = cost;
            costs.wet[i] = cost.saturating_add(water);
            costs.bridge |= if side.water != Water::None && (side.rail || town) { bit } else { 0 };
        }
        costs.rail |= if side.rail { bit } else { 0 };
    }
    costs
}
