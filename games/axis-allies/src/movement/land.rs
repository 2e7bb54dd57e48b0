//! land units go to attack, to take ground nobody holds, to blitz.

use super::{Outlook, ROCKET_RANGE, Ways};
use crate::Rules;
use crate::data::{Space, Spaces};
use crate::options::RocketNeutrals;
use crate::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;

impl Rules {
    /// Where a land unit can end a combat move one step away: hostile land, or a neutral it can pay for.
    pub(super) fn may_take(&self, o: &Outlook) -> Spaces {
        let neutral = if o.purse > 0 { o.sight.neutral } else { o.sight.neutral - o.closed };
        o.sight.hostile | neutral
    }

    /// where land units go before combat.
    pub(super) fn land_attacks(&self, s: &State, o: &Outlook, m: &Moving) -> Ways {
        let map = &self.data.map;
        let around = map.land_around(m.at);
        let take = self.may_take(o);
        match m.kind {
            Kind::AaGun => Ways { ends: self.rocket_moves(s, o, m), ..Ways::default() },
            Kind::Armour => {
                let mut ways = Ways { ends: around & take, ..Ways::default() };
                if !m.claims.is_empty() {
                    // after a blitz the second territory may be friendly, going back included.
                    ways.ends |= around & o.sight.friendly;
                }
                if m.left >= 2 {
                    let friendly = around & o.sight.friendly;
                    let blitz = around & (o.sight.hostile - o.sight.manned);
                    for mid in friendly.iter() {
                        let then = (map.land_around(mid) & take) - Spaces::one(m.at);
                        if !then.is_empty() {
                            ways.ends |= then;
                            ways.via.insert(mid);
                        }
                    }
                    for mid in blitz.iter() {
                        let then = map.land_around(mid) & (take | o.sight.friendly);
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
    pub(super) fn rocket_moves(&self, s: &State, o: &Outlook, m: &Moving) -> Spaces {
        let free = self.data.map.land_around(m.at) & (o.sight.friendly - o.sight.any_gun);
        free.iter().filter(|&t| !self.rocket_targets(s, &o.sight, t).is_empty()).collect()
    }

    /// Enemy complexes within the range of a rocket.
    pub(crate) fn rocket_targets(&self, s: &State, sight: &Sight, from: Space) -> Spaces {
        let through = match self.options.rocket_neutrals {
            RocketNeutrals::Count => !Spaces::EMPTY,
            RocketNeutrals::Closed => !s.neutral(),
        };
        sight.targets & self.data.map.graph.within(Spaces::one(from), ROCKET_RANGE, through)
    }

    pub(super) fn may_move_rocket(&self, s: &State) -> bool {
        s.techs[s.power.index()].has(Tech::Rockets) && s.turn.rocket == Rocket::Waiting
    }

    /// Land units go to take a territory, or to attack what holds it.
    pub(super) fn march(&self, s: &mut State, o: &Outlook, m: Moving, to: Space) {
        s.frames.pop();
        let map = &self.data.map;
        let mut claims = m.claims;
        let mut from = m.at;
        let back = o.sight.friendly.contains(to) && m.claims.is_empty() && m.kind == Kind::Armour;
        if back || !map.graph.touch(m.at, to) {
            // By friendly ground if there is some and it is not the aim; otherwise by a blitz.
            let mids = map.land_around(m.at) & map.land_around(to);
            let quiet = if back { Spaces::EMPTY } else { mids & o.sight.friendly };
            let mid = quiet.first().or((mids & (o.sight.hostile - o.sight.manned)).first());
            from = mid.unwrap_or(from);
            claims |= o.sight.hostile & Spaces::one(from);
        }
        let there = Spaces::one(to);
        claims |= there & ((o.sight.hostile - o.sight.manned) | o.sight.neutral);
        s.turn.claims |= claims;
        s.turn.fees |= there & o.sight.neutral;
        if m.kind == Kind::AaGun {
            s.turn.rocket = Rocket::Moved(to);
        } else if o.sight.manned.contains(to) {
            self.note_entry(s, to, from);
        }
        s.add(to, s.power, m.kind, Status::Done, m.n);
    }
}
