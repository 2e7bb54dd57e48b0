//! What steps cost, worked out once: a table for each way of moving, by hex and direction. Whether a railway or a bridge
//! can be used depends on who controls both hexes, so the tables hold both answers.

use crate::data::Data;
use crate::options::{Bridges, Options};
use crate::vocabulary::*;
use board::{Dir, HexId, NO_WAY};

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
    tables: Vec<Vec<StepCosts>>,
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
                    tables.push(data.map.grid.hexes().map(|hex| step_costs(data, options, gait, hex)).collect());
                }
            }
        }
        Costs { tables }
    }

    #[inline]
    pub(crate) fn table(&self, gait: Gait) -> &[StepCosts] {
        &self.tables[gait.index()]
    }
}

/// BPH-7.1a, 7.2a, 7.5a, 10.3b and the terrain table.
fn step_costs(data: &Data, options: &Options, gait: Gait, from: HexId) -> StepCosts {
    let map = &data.map;
    let mut costs = StepCosts { wet: [NO_WAY; 6], dry: [NO_WAY; 6], rail: 0, bridge: 0 };
    for dir in Dir::ALL {
        let Some(to) = map.grid.neighbour(from, dir) else { continue };
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
