//! ships go to fight or to take part in an assault.

use super::search::{Places, Search};
use super::{Outlook, Ways};
use crate::data::{LAND, Space, Spaces};
use crate::options::ShipsWithoutCombat;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Clause, Rules};

impl Rules {
    /// where ships go before combat.
    pub(super) fn sea_attacks(&self, state: &State, outlook: &Outlook, moving: &Moving) -> Ways {
        let mut places = Places::all();
        self.before_sea_battles(state, outlook, moving, &mut places);
        let ends = places.0;
        if moving.left < 2 {
            return Ways { ends, ..Ways::default() };
        }
        let side = outlook.sight.side;
        let leads_on = |mid: &Space| (self.sea_around(state, side, *mid) - Spaces::one(moving.origin)).meets(ends);
        let via = (self.sea_around(state, side, moving.at) - outlook.sight.enemy_sea).iter().filter(leads_on);
        Ways { ends, via: via.collect(), ..Ways::default() }
    }

    /// rule by rule.
    pub(super) fn before_sea_battles<S: Search>(
        &self,
        state: &State,
        outlook: &Outlook,
        moving: &Moving,
        search: &mut S,
    ) {
        let sight = &outlook.sight;
        let step = self.sea_around(state, sight.side, moving.at);
        let mut reach = step;
        if moving.left >= 2 {
            reach |= self.sea_next(state, sight.side, step - sight.enemy_sea);
        }
        search.keep(!LAND, clause!("R-1.8"), "why-ships-at-sea");
        if S::SAYS_WHY {
            self.keep_canals(state, sight.side, moving.at, reach, search);
            let near = if moving.left >= 2 { step | self.sea_next(state, sight.side, step) } else { step };
            search.keep(reach | !near, clause!("R-4.6"), "why-enemy-in-the-way");
        }
        search.then_keep(reach - Spaces::one(moving.origin), clause!("R-4.6"), "why-too-far");
        let escaping = sight.enemy_sea.contains(moving.origin);
        if !escaping && self.options.ships_without_combat == ShipsWithoutCombat::No {
            let wanted = sight.enemy_sea | sight.landings | self.shores_ahead(state, outlook);
            search.then_keep(wanted, clause!("R-4.7"), "why-no-battle-there");
        }
        // a carrier may not go where fighters that need it could no longer land.
        if moving.kind == Kind::Carrier && self.fighters_need_decks(state) {
            let may = |end: Space| self.carriers_may_go(state, moving, end);
            search.keep_if(may, clause!("R-11.9"), "why-carrier-needed");
        }
        self.keep_pieces(state, moving, search);
    }

    /// the other end of a canal that is closed, where no other way leads to it.
    pub(super) fn keep_canals<S: Search>(&self, state: &State, side: Side, zone: Space, reach: Spaces, search: &mut S) {
        let beyond = (self.data.map.graph.around(zone) - LAND) - self.sea_around(state, side, zone) - reach;
        for end in beyond.iter() {
            if let Some(canal) = self.data.map.canal(zone, end) {
                search.keep(!Spaces::one(end), self.canal_clause(&canal.id), "why-canal");
            }
        }
    }

    /// moves are simultaneous, so an escort may go before the landing is declared, wherever one still can be.
    fn shores_ahead(&self, state: &State, outlook: &Outlook) -> Spaces {
        *outlook.shores.get_or_init(|| {
            let mut zones = Spaces::EMPTY;
            let mut before = None;
            let troops = self.troops_ashore(state, outlook);
            for ship in state.ships.iter().filter(|ship| self.is_at_hand(state, ship)) {
                // Equal ships stand beside each other in the list.
                if before != Some(ship) {
                    zones |= self.zones_to_land_from(state, outlook, &troops, ship);
                }
                before = Some(ship);
            }
            let shore = self.may_land_on(state, outlook);
            zones & self.data.map.graph.next_to(shore)
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
