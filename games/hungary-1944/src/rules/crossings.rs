//! Sides that can be crossed, worked out once for whole sets of hexes: what lies around units, how far zones reach,
//! where lines of communications and railways run.

use crate::data::Map;
use crate::options::{LakeZone, Options};
use crate::vocabulary::Water;
use board::{Dir, HexId, HexSet, Sides};

#[derive(Clone, Debug)]
pub(crate) struct Crossings {
    /// Every side between two hexes.
    pub all: Sides,
    /// Zones of control reach across: not the Danube (BPH-3.2c) nor, by default, a lake (C64).
    pub zone: Sides,
    /// Lines of communications run across: not a lake (BPH-5.1d).
    pub line: Sides,
    /// Sides with a rail link (BPH-10.2a).
    pub rail: Sides,
    /// Hexes with a railway.
    pub on_rail: HexSet,
}

impl Crossings {
    pub(crate) fn new(map: &Map, options: &Options) -> Crossings {
        let lake_zone = options.lake_zoc == LakeZone::On;
        let zone = |hex: HexId, dir: Dir, _: HexId| {
            let barred = map.no_zone[hex.index()] & (1 << dir.index()) != 0;
            !barred || (lake_zone && map.side(hex, dir).water == Water::Lake)
        };
        Crossings {
            all: Sides::new(&map.grid, |_, _, _| true),
            zone: Sides::new(&map.grid, zone),
            line: Sides::new(&map.grid, |hex, dir, _| map.lake_sides[hex.index()] & (1 << dir.index()) == 0),
            rail: Sides::new(&map.grid, |hex, dir, _| map.side(hex, dir).rail),
            on_rail: map.grid.hexes().filter(|&h| map.hex(h).sides.iter().any(|x| x.rail)).collect(),
        }
    }
}
