//! land units go to attack, to take ground nobody holds, to blitz.

use super::{Outlook, ROCKET_RANGE, Ways};
use crate::Rules;
use crate::data::{Space, Spaces};
use crate::options::RocketNeutrals;
use crate::rules::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;

impl Rules {
    /// Where a land unit can end a combat move one step away: hostile land, or a neutral it can pay for.
    pub(super) fn may_take(&self, outlook: &Outlook) -> Spaces {
        let neutral = if outlook.purse > 0 { outlook.sight.neutral } else { outlook.sight.neutral - outlook.closed };
        outlook.sight.hostile | neutral
    }

    /// where land units go before combat.
    pub(super) fn land_attacks(&self, state: &State, outlook: &Outlook, moving: &Moving) -> Ways {
        let map = &self.data.map;
        let around = map.land_around(moving.at);
        let take = self.may_take(outlook);
        match moving.kind {
            Kind::AaGun => Ways { ends: self.rocket_moves(state, outlook, moving), ..Ways::default() },
            Kind::Armour => {
                let mut ways = Ways { ends: around & take, ..Ways::default() };
                if !moving.claims.is_empty() {
                    // after a blitz the second territory may be friendly, going back included.
                    ways.ends |= around & outlook.sight.friendly;
                }
                if moving.left >= 2 {
                    let friendly = around & outlook.sight.friendly;
                    let blitz = around & (outlook.sight.hostile - outlook.sight.manned);
                    for mid in friendly.iter() {
                        let then = (map.land_around(mid) & take) - Spaces::one(moving.at);
                        if !then.is_empty() {
                            ways.ends |= then;
                            ways.via.insert(mid);
                        }
                    }
                    for mid in blitz.iter() {
                        let then = map.land_around(mid) & (take | outlook.sight.friendly);
                        if !then.is_empty() {
                            ways.ends |= then;
                            ways.via.insert(mid);
                        }
                    }
                }
                ways
            }
            _ => Ways { ends: around & take, ..Ways::default() },
        }
    }

    /// the gun that is to fire a rocket may move first, if it can fire from there.
    pub(super) fn rocket_moves(&self, state: &State, outlook: &Outlook, moving: &Moving) -> Spaces {
        let free = self.data.map.land_around(moving.at) & (outlook.sight.friendly - outlook.sight.any_gun);
        free.iter().filter(|&t| !self.rocket_targets(state, &outlook.sight, t).is_empty()).collect()
    }

    /// Enemy complexes within the range of a rocket.
    pub(crate) fn rocket_targets(&self, state: &State, sight: &Sight, from: Space) -> Spaces {
        let through = match self.options.rocket_neutrals {
            RocketNeutrals::Count => !Spaces::EMPTY,
            RocketNeutrals::Closed => !state.neutral(),
        };
        sight.targets & self.data.map.graph.within(Spaces::one(from), ROCKET_RANGE, through)
    }

    pub(super) fn may_move_rocket(&self, state: &State) -> bool {
        state.techs[state.power.index()].has(Tech::Rockets) && state.turn.rocket == Rocket::Waiting
    }

    /// Land units go to take a territory, or to attack what holds it.
    pub(super) fn march(&self, state: &mut State, outlook: &Outlook, moving: Moving, to: Space) {
        state.frames.pop();
        let map = &self.data.map;
        let mut claims = moving.claims;
        let mut from = moving.at;
        let back = outlook.sight.friendly.contains(to) && moving.claims.is_empty() && moving.kind == Kind::Armour;
        if back || !map.graph.touch(moving.at, to) {
            // By friendly ground if there is some and it is not the aim; otherwise by a blitz.
            let mids = map.land_around(moving.at) & map.land_around(to);
            let quiet = if back { Spaces::EMPTY } else { mids & outlook.sight.friendly };
            let mid = quiet.first().or((mids & (outlook.sight.hostile - outlook.sight.manned)).first());
            from = mid.unwrap_or(from);
            claims |= outlook.sight.hostile & Spaces::one(from);
        }
        let there = Spaces::one(to);
        claims |= there & ((outlook.sight.hostile - outlook.sight.manned) | outlook.sight.neutral);
        state.turn.claims |= claims;
        state.turn.fees |= there & outlook.sight.neutral;
        if moving.kind == Kind::AaGun {
            state.turn.rocket = Rocket::Moved(to);
        } else if outlook.sight.manned.contains(to) {
            self.note_entry(state, to, from);
        }
        state.add(to, state.power, moving.kind, Status::Done, moving.n);
    }
}
