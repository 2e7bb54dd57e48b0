//! The way a group went, as the log tells it and the board shows it.

use crate::Rules;
use crate::data::{LAND, Space, Spaces};
use crate::rules::sight::Sight;
use crate::state::*;

impl Rules {
    /// From where the group was taken up to where it goes, by the spaces it was led through and then the shortest way
    /// that is open to it.
    pub(crate) fn way_of(&self, state: &State, moving: &Moving, to: Space) -> Vec<Space> {
        let mut way = vec![moving.origin];
        for space in [moving.from, Some(moving.at)].into_iter().flatten() {
            if way.last() != Some(&space) {
                way.push(space);
            }
        }
        way.extend(self.onward(state, moving, to));
        way
    }

    /// The rest of the way, without the space the group is in.
    fn onward(&self, state: &State, moving: &Moving, to: Space) -> Vec<Space> {
        let sight = Sight::of(state, state.power);
        let graph = &self.data.map.graph;
        let open = match moving.kind {
            kind if kind.is_aircraft() => !(sight.guns | sight.neutral),
            kind if kind.is_ship() => !(LAND | sight.enemy_sea),
            _ => LAND & (sight.friendly | (sight.hostile - sight.manned)),
        };
        let shortest = |through: Spaces| graph.way(moving.at, to, through);
        // Where no quiet way leads, they went over guns and neutrals.
        shortest(open).or_else(|| shortest(!Spaces::EMPTY)).unwrap_or_else(|| vec![to])
    }
}
