//! Chapter 4: stacking.

use crate::Rules;
use crate::options::*;
use crate::state::State;
use crate::vocabulary::*;
use board::{HexId, HexSet, MAX_HEXES};
use kernel::{Judge, Text};

/// BPH-4.1a.
pub const STACK_LIMIT: usize = 4;

/// How full each hex is, and with whom.
pub(crate) struct Stacks {
    room: board::Stacks,
    /// Stacking group + 1; columns go with anybody.
    group: [u8; MAX_HEXES],
}

impl Rules {
    /// Whether a counter takes up room (C20).
    pub(crate) fn takes_room(&self, unit: UnitId) -> bool {
        self.data.brief(unit).kind != Kind::Column || self.options.cl_stacking == ColumnStacking::Count
    }

    /// The stacks of a side, without the counters that are about to move.
    pub(crate) fn stacks(&self, state: &State, side: Side, moving: &UnitSet) -> Stacks {
        let mut stacks = Stacks { room: board::Stacks::default(), group: [0; MAX_HEXES] };
        for (unit, data, hex) in self.on_map_of(state, side) {
            if !moving.contains(unit) {
                stacks.room.add(hex, u8::from(self.takes_room(unit)));
                if data.kind != Kind::Column {
                    stacks.group[hex.index()] = data.nation.stacking_group() + 1;
                }
            }
        }
        stacks
    }

    /// Whether counters may end a move, an advance or a placement in a hex (BPH-4.1).
    pub(crate) fn judge_stacking<J: Judge>(&self, stacks: &Stacks, units: &UnitSet, hex: HexId, judge: &mut J) {
        if self.is_too_many(stacks, units, hex) {
            judge.forbid(clause!("BPH-4.1a"), || {
                let there = i64::from(stacks.room.room(hex));
                Text::new("why-stack-full").name("hex", self.hex_name(hex)).number("there", there)
            });
        }
        if let Some(unit) = self.stranger(stacks, units, hex) {
            let czech = self.data.brief(unit).nation == Nation::Cz;
            let clause = if czech { clause!("BPH-4.1c") } else { clause!("BPH-4.1e") };
            judge.forbid(clause, || {
                Text::new("why-stack-nations").name("unit", self.unit_name(unit)).name("hex", self.hex_name(hex))
            });
        }
    }

    /// All hexes where there is no room. A stack on the move is of nations that stack with each other.
    pub(crate) fn refused_by(&self, stacks: &Stacks, units: &UnitSet) -> HexSet {
        let coming = units.iter().filter(|&u| self.takes_room(u)).count();
        let group = units.iter().map(|u| self.data.brief(u)).find(|b| b.kind != Kind::Column);
        let group = group.map(|b| b.nation.stacking_group() + 1);
        let refuses = |hex: &HexId| {
            let (there, who) = (usize::from(stacks.room.room(*hex)), stacks.group[hex.index()]);
            (coming > 0 && there + coming > STACK_LIMIT) || group.is_some_and(|own| who != 0 && who != own)
        };
        // Where nobody is, only a stack too large for any hex finds no room.
        let nowhere = if coming > STACK_LIMIT { self.all_hexes } else { HexSet::EMPTY };
        stacks.room.held().iter().filter(refuses).collect::<HexSet>().union(&nowhere)
    }

    fn is_too_many(&self, stacks: &Stacks, units: &UnitSet, hex: HexId) -> bool {
        let coming = units.iter().filter(|&u| self.takes_room(u)).count();
        coming > 0 && usize::from(stacks.room.room(hex)) + coming > STACK_LIMIT
    }

    /// A unit whose nation does not stack with those in the hex or with its companions.
    fn stranger(&self, stacks: &Stacks, units: &UnitSet, hex: HexId) -> Option<UnitId> {
        let mut group = stacks.group[hex.index()];
        units.iter().filter(|&u| self.data.brief(u).kind != Kind::Column).find(|&u| {
            let own = self.data.brief(u).nation.stacking_group() + 1;
            let strange = group != 0 && group != own;
            group = own;
            strange
        })
    }

    /// Units beyond the limit (BPH-4.2).
    pub(crate) fn surplus(&self, state: &State, hex: HexId) -> usize {
        state.at(hex).filter(|&u| self.takes_room(u)).count().saturating_sub(STACK_LIMIT)
    }
}
