//! land units go to attack, to take ground nobody holds, to blitz.

use super::search::{Places, Search};
use super::{Outlook, ROCKET_RANGE, Ways};
use crate::Rules;
use crate::data::{LAND, Space, Spaces};
use crate::options::RocketNeutrals;
use crate::rules::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;

impl Rules {
    /// Where a land unit can end a combat move one step away: hostile land, or a neutral it can pay for (R-4.14,
    ///
    pub(super) fn may_take(&self, outlook: &Outlook) -> Spaces {
        let neutral = if outlook.purse > 0 { outlook.sight.neutral } else { outlook.sight.neutral - outlook.closed };
        outlook.sight.hostile | neutral
    }

    /// where land units go before combat.
    pub(super) fn land_attacks(&self, state: &State, outlook: &Outlook, moving: &Moving) -> Ways {
        let mut places = Places::all();
        let via = self.before_land_battles(state, outlook, moving, &mut places);
        Ways { ends: places.0, via, ..Ways::default() }
    }

    /// rule by rule. Gives the territories next to the group through which it can go on.
    pub(super) fn before_land_battles<S: Search>(
        &self,
        state: &State,
        outlook: &Outlook,
        moving: &Moving,
        search: &mut S,
    ) -> Spaces {
        let sight = &outlook.sight;
        search.keep(LAND, clause!("R-4.1"), "why-land-units");
        if moving.kind == Kind::AaGun {
            search.keep(!sight.any_gun, clause!("R-6.5"), "why-gun-there");
            let moves = self.rocket_moves(state, outlook, moving);
            search.then_keep(moves, clause!("R-7.7"), "why-gun-stays");
            return Spaces::EMPTY;
        }
        let (ends, via) = self.marches_to_attack(outlook, moving);
        if S::SAYS_WHY {
            self.bars_on_land(state, outlook, moving, ends, search);
        }
        search.then_keep(ends, clause!("R-4.4"), "why-enemy-in-the-way");
        self.keep_pieces(state, moving, search);
        via
    }

    /// What bars land that is none of the ends, named more precisely than by what is in the way.
    fn bars_on_land<S: Search>(&self, state: &State, outlook: &Outlook, moving: &Moving, ends: Spaces, search: &mut S) {
        let (map, sight) = (&self.data.map, &outlook.sight);
        let near = map.graph.within(Spaces::one(moving.at), moving.left, LAND);
        let far = if moving.kind == Kind::Armour { clause!("R-4.2") } else { clause!("R-4.1") };
        search.keep(near | !LAND, far, "why-too-far");
        if outlook.purse == 0 {
            search.keep(!outlook.closed, clause!("R-4.14"), "why-no-money-for-neutral");
        }
        let allied = sight.friendly - state.held[state.power];
        search.keep(ends | !(allied & near), clause!("AA-119"), "why-allied-land");
        search.keep(ends | !(sight.friendly & near), clause!("R-4.20"), "why-no-battle-there");
        if moving.kind == Kind::Armour {
            let behind = map.graph.next_to(map.land_around(moving.at) & sight.neutral) & near;
            search.keep(ends | !(behind - sight.friendly), clause!("R-4.17"), "why-neutral-closed");
        }
    }

    /// Where infantry and tanks end a combat move, and through what tanks go on: friendly land, or a blitz.
    fn marches_to_attack(&self, outlook: &Outlook, moving: &Moving) -> (Spaces, Spaces) {
        let (map, sight) = (&self.data.map, &outlook.sight);
        let around = map.land_around(moving.at);
        let take = self.may_take(outlook);
        let mut ends = around & take;
        let mut via = Spaces::EMPTY;
        if moving.kind != Kind::Armour {
            return (ends, via);
        }
        if !moving.claims.is_empty() {
            // after a blitz the second territory may be friendly, going back included.
            ends |= around & sight.friendly;
        }
        if moving.left < 2 {
            return (ends, via);
        }
        for mid in (around & (sight.friendly | (sight.hostile - sight.manned))).iter() {
            let quiet = sight.friendly.contains(mid);
            let beyond = map.land_around(mid);
            let then = if quiet { (beyond & take) - Spaces::one(moving.at) } else { beyond & (take | sight.friendly) };
            if !then.is_empty() {
                ends |= then;
                via.insert(mid);
            }
        }
        (ends, via)
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
        state.techs[state.power].has(Tech::Rockets) && state.turn.rocket == Rocket::Waiting
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
