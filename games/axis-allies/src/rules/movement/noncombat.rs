//! Section 13: moves after combat, landings among them.

use super::Outlook;
use super::search::{Places, Search};
use crate::Rules;
use crate::data::{LAND, Space, Spaces};
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Play, SeatSet};
use std::cell::LazyCell;

impl Rules {
    /// Section 13: where a group can go after combat.
    pub(super) fn moves_after_combat(&self, state: &State, outlook: &Outlook, moving: &Moving) -> Spaces {
        let mut places = Places::all();
        self.after_combat(state, outlook, moving, &mut places);
        places.0
    }

    /// Whether a group can go anywhere after combat, where pieces set no limit.
    pub(super) fn moves_somewhere(&self, state: &State, outlook: &Outlook, moving: &Moving) -> bool {
        let mut places = Places::any();
        self.after_combat(state, outlook, moving, &mut places);
        !places.0.is_empty()
    }

    /// Section 13, rule by rule.
    pub(super) fn after_combat<S: Search>(&self, state: &State, outlook: &Outlook, moving: &Moving, search: &mut S) {
        match moving.kind {
            kind if kind.is_aircraft() => self.landings_after_combat(state, outlook, moving, search),
            kind if kind.is_ship() => self.sailing_after_combat(state, outlook, moving, search),
            _ => self.marches_after_combat(outlook, moving, search),
        }
        self.keep_pieces(state, moving, search);
    }

    /// through and into friendly territory, that taken this turn included: a gun.
    fn marches_after_combat<S: Search>(&self, outlook: &Outlook, moving: &Moving, search: &mut S) {
        let (map, sight) = (&self.data.map, &outlook.sight);
        search.keep(LAND, clause!("R-4.1"), "why-land-units");
        search.keep(!sight.neutral, clause!("R-4.17"), "why-neutral-closed");
        search.keep(!sight.hostile, clause!("R-13.1"), "why-not-friendly");
        let reach = if moving.kind == Kind::AaGun {
            search.keep(!(sight.any_gun & sight.friendly), clause!("R-6.5"), "why-gun-there");
            map.land_around(moving.at) & sight.friendly
        } else {
            map.graph.within(Spaces::one(moving.at), moving.left, sight.friendly) - Spaces::one(moving.at)
        };
        search.then_keep(reach, clause!("R-4.1"), "why-too-far");
    }

    /// ships go through zones without enemies, and a carrier leaves nobody in the air who needs it.
    fn sailing_after_combat<S: Search>(&self, state: &State, outlook: &Outlook, moving: &Moving, search: &mut S) {
        let sight = &outlook.sight;
        let mut found = Spaces::one(moving.at);
        let mut edge = found;
        for _ in 0..moving.left {
            edge = (self.sea_next(state, sight.side, edge) - sight.enemy_sea) - found;
            found |= edge;
        }
        search.keep(!LAND, clause!("R-1.8"), "why-ships-at-sea");
        search.keep(!sight.enemy_sea, clause!("R-13.1"), "why-enemy-there");
        if S::SAYS_WHY {
            self.keep_canals(state, sight.side, moving.at, found, search);
        }
        let ends = found - Spaces::one(moving.at);
        search.then_keep(ends, clause!("R-4.6"), "why-too-far");
        if moving.kind == Kind::Carrier && self.fighters_need_decks(state) {
            let before = LazyCell::new(|| self.before(state, moving));
            let may = |end: Space| self.leaves_landings(&before, moving, end);
            search.keep_if(may, clause!("R-13.3"), "why-deck-needed");
        }
    }

    /// aircraft land on what was friendly before the turn, fighters on decks too.
    fn landings_after_combat<S: Search>(&self, state: &State, outlook: &Outlook, moving: &Moving, search: &mut S) {
        let sight = &outlook.sight;
        let reach = self.data.map.graph.within(Spaces::one(moving.at), moving.left, !sight.neutral);
        search.keep(!sight.neutral, clause!("R-4.17"), "why-neutral-closed");
        if moving.kind == Kind::Bomber {
            search.keep(LAND, clause!("R-11.1"), "why-bombers-need-land");
        } else {
            let room = |zone: &Space| self.deck_room(state, sight, *zone) >= moving.n;
            let decks: Spaces = sight.carriers.iter().filter(room).collect();
            search.keep(LAND | decks, clause!("R-13.4"), "why-no-deck");
        }
        search.keep(!state.turn.captured, clause!("AA-67"), "why-captured-now");
        let land = self.landing_land(state, sight.side) | sight.neutral;
        search.keep(land | !LAND, clause!("R-13.4"), "why-not-friendly");
        let still = if moving.status.in_the_air().is_none() { Spaces::one(moving.at) } else { Spaces::EMPTY };
        search.keep(reach - still, clause!("R-13.3"), "why-too-far");
        if moving.kind == Kind::Fighter && self.fighters_need_decks(state) {
            let before = LazyCell::new(|| self.before(state, moving));
            let may = |end: Space| LAND.contains(end) || self.leaves_landings(&before, moving, end);
            search.keep_if(may, clause!("R-13.3"), "why-deck-needed");
        }
    }

    /// The group in hand goes where its move after combat ends.
    pub(super) fn move_after_combat(&self, state: &mut State, to: Space, play: &mut Play<'_>) {
        let on_deck = state.moving().is_some_and(|moving| moving.kind == Kind::Fighter) && !LAND.contains(to);
        if on_deck {
            self.land_on_decks(state, to, SeatSet::NONE, play);
        } else {
            self.arrive(state, to, play);
        }
    }

    /// The end of a move after combat.
    pub(crate) fn arrive(&self, state: &mut State, to: Space, play: &mut Play<'_>) {
        let Some(Frame::Moving(moving)) = state.frames.pop() else { return };
        self.note_move("log-move", state, &moving, to, play);
        if moving.kind.is_ship() {
            return self.sail(state, &moving, to);
        }
        self.touch_down(state, &moving, to);
    }

    /// A land unit or an aircraft is where it stays.
    pub(super) fn touch_down(&self, state: &mut State, moving: &Moving, to: Space) {
        state.add(to, state.power, moving.kind, Status::Done, moving.n);
        if moving.kind == Kind::Fighter && !LAND.contains(to) {
            self.hold_carriers(state, to);
        }
    }

    /// The move is not made after all: an ally said no.
    pub(crate) fn put_back(&self, state: &mut State) {
        if let Some(Frame::Moving(moving)) = state.frames.pop() {
            state.add(moving.origin, state.power, moving.kind, moving.status, moving.n);
        }
    }
}
