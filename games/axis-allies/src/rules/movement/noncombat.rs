//! Section 13: moves after combat, landings among them.

use super::Outlook;
use crate::Rules;
use crate::data::{LAND, Space, Spaces};
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Play, SeatSet};

impl Rules {
    /// Section 13: where a group can go after combat.
    pub(super) fn moves_after_combat(&self, state: &State, outlook: &Outlook, moving: &Moving) -> Spaces {
        let graph = &self.data.map.graph;
        let sight = &outlook.sight;
        match moving.kind {
            Kind::Infantry | Kind::Armour => {
                // through and into friendly territory, that taken this turn included.
                graph.within(Spaces::one(moving.at), moving.left, sight.friendly) - Spaces::one(moving.at)
            }
            //
            Kind::AaGun => self.data.map.land_around(moving.at) & (sight.friendly - sight.any_gun),
            kind if kind.is_ship() => {
                let mut found = Spaces::one(moving.at);
                let mut edge = found;
                for _ in 0..moving.left {
                    edge = (self.sea_next(state, sight.side, edge) - sight.enemy_sea) - found;
                    found |= edge;
                }
                let ends = found - Spaces::one(moving.at);
                if kind != Kind::Carrier || !self.fighters_need_decks(state) {
                    return ends;
                }
                ends.iter().filter(|&end| self.leaves_landings(state, moving, end)).collect()
            }
            kind => {
                //
                let reach = graph.within(Spaces::one(moving.at), moving.left, !sight.neutral);
                let mut ends = reach & self.landing_land(state, sight.side);
                if kind == Kind::Fighter {
                    let decks = reach & sight.carriers;
                    let scarce = self.fighters_need_decks(state);
                    let free = |z: &Space| {
                        self.deck_room(state, sight, *z) >= moving.n
                            && (!scarce || self.leaves_landings(state, moving, *z))
                    };
                    ends |= decks.iter().filter(free).collect();
                }
                if moving.status.in_the_air().is_none() {
                    ends.remove(moving.at);
                }
                ends
            }
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
        self.note_move("log-move", state.power, &moving, to, play);
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
