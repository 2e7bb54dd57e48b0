//! ships go to fight or to take part in an assault.

use super::{Outlook, Ways};
use crate::Rules;
use crate::data::{LAND, Space, Spaces};
use crate::options::ShipsWithoutCombat;
use crate::state::*;
use crate::vocabulary::*;

impl Rules {
    /// where ships go before combat.
    pub(super) fn sea_attacks(&self, s: &State, o: &Outlook, m: &Moving) -> Ways {
        let sight = &o.sight;
        let escaping = sight.enemy_sea.contains(m.origin);
        let free = escaping || self.options.ships_without_combat == ShipsWithoutCombat::Yes;
        let wanted = if free { !LAND } else { sight.enemy_sea | sight.landings };
        let step = self.sea_around(s, sight.side, m.at);
        let mut ways = Ways { ends: step & wanted, ..Ways::default() };
        if m.left >= 2 {
            for mid in (step - sight.enemy_sea).iter() {
                let then = (self.sea_around(s, sight.side, mid) & wanted) - Spaces::one(m.origin);
                if !then.is_empty() {
                    ways.ends |= then;
                    ways.via.insert(mid);
                }
            }
        }
        ways.ends.remove(m.origin);
        // a carrier may not leave those in the lurch who count on it.
        if m.kind == Kind::Carrier {
            ways.ends = ways.ends.iter().filter(|&end| self.carriers_may_go(s, m, end)).collect();
            let reach = ways.ends;
            ways.via = ways.via.iter().filter(|&mid| self.sea_around(s, sight.side, mid).meets(reach)).collect();
        }
        ways
    }

    /// The zone a ship enters its last one from.
    pub(super) fn last_zone(&self, s: &State, o: &Outlook, m: &Moving, to: Space) -> Space {
        let step = self.sea_around(s, o.sight.side, m.at);
        if step.contains(to) {
            return m.at;
        }
        let mut mids = (step - o.sight.enemy_sea).iter();
        mids.find(|&z| self.sea_around(s, o.sight.side, z).contains(to)).unwrap_or(m.at)
    }

    pub(crate) fn note_entry(&self, s: &mut State, battle: Space, from: Space) {
        if let Err(i) = s.turn.entries.binary_search(&(battle, from)) {
            s.turn.entries.insert(i, (battle, from));
        }
    }

    pub(crate) fn canal_clause(&self, canal: &str) -> &'static str {
        if canal == "suez" { "AA-73" } else { "R-4.13" }
    }
}
