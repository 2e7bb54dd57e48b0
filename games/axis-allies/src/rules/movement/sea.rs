//! ships go to fight or to take part in an assault.

use super::{Outlook, Ways};
use crate::data::{LAND, Space, Spaces};
use crate::options::ShipsWithoutCombat;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Clause, Rules};

impl Rules {
    /// where ships go before combat.
    pub(super) fn sea_attacks(&self, state: &State, outlook: &Outlook, moving: &Moving) -> Ways {
        let sight = &outlook.sight;
        let escaping = sight.enemy_sea.contains(moving.origin);
        let free = escaping || self.options.ships_without_combat == ShipsWithoutCombat::Yes;
        let wanted = if free { !LAND } else { sight.enemy_sea | sight.landings | self.shores_ahead(state, outlook) };
        let step = self.sea_around(state, sight.side, moving.at);
        let mut ways = Ways { ends: step & wanted, ..Ways::default() };
        if moving.left >= 2 {
            for mid in (step - sight.enemy_sea).iter() {
                let then = (self.sea_around(state, sight.side, mid) & wanted) - Spaces::one(moving.origin);
                if !then.is_empty() {
                    ways.ends |= then;
                    ways.via.insert(mid);
                }
            }
        }
        ways.ends.remove(moving.origin);
        // a carrier may not leave those in the lurch who count on it.
        if moving.kind == Kind::Carrier {
            ways.ends = ways.ends.iter().filter(|&end| self.carriers_may_go(state, moving, end)).collect();
            let reach = ways.ends;
            ways.via = ways.via.iter().filter(|&mid| self.sea_around(state, sight.side, mid).meets(reach)).collect();
        }
        ways
    }

    /// moves are simultaneous, so an escort may go before the landing is declared, wherever one still can be.
    fn shores_ahead(&self, state: &State, outlook: &Outlook) -> Spaces {
        *outlook.shores.get_or_init(|| {
            let ships = state.ships.iter().filter(|ship| self.is_at_hand(state, ship));
            ships.fold(Spaces::EMPTY, |zones, ship| zones | self.zones_to_land_from(state, outlook, ship))
        })
    }

    /// The zone a ship enters its last one from.
    pub(super) fn last_zone(&self, state: &State, outlook: &Outlook, moving: &Moving, to: Space) -> Space {
        let step = self.sea_around(state, outlook.sight.side, moving.at);
        if step.contains(to) {
            return moving.at;
        }
        let mut mids = (step - outlook.sight.enemy_sea).iter();
        mids.find(|&z| self.sea_around(state, outlook.sight.side, z).contains(to)).unwrap_or(moving.at)
    }

    pub(crate) fn note_entry(&self, state: &mut State, battle: Space, from: Space) {
        if let Err(i) = state.turn.entries.binary_search(&(battle, from)) {
            state.turn.entries.insert(i, (battle, from));
        }
    }

    pub(crate) fn canal_clause(&self, canal: &str) -> Clause {
        if canal == "suez" { clause!("AA-73") } else { clause!("R-4.13") }
    }
}
