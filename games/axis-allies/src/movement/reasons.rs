//! Why a unit cannot be taken up, or cannot go where somebody wants it to.

use super::Outlook;
use crate::Rules;
use crate::data::{LAND, Space, Spaces};
use crate::landing::FARTHEST;
use crate::state::*;
use crate::vocabulary::*;
use kernel::Text;

impl Rules {
    pub(super) fn why_not_there(&self, s: &State, at: Space, kind: Kind) -> Vec<(&'static str, Text)> {
        let clause = if s.phase == Phase::NonCombat { "R-2.3" } else { "R-4.18" };
        let there = s.at(at).iter().any(|t| t.power == s.power && t.kind == kind);
        let captured = kind == Kind::AaGun && s.turn.captured.contains(at);
        let text = |key: &'static str| Text::new(key).word("kind", kind.word()).name("space", self.name(at));
        let held = |kind: Kind| s.count_as(at, s.power, kind, Status::Done) > 0;
        let raiding = |t: &Stack| t.power == s.power && t.kind == kind && matches!(t.status, Status::Raid(_));
        let why = match there {
            // Every gun that did something but was not taken has fired or moved to fire.
            true if kind == Kind::AaGun && !captured && s.turn.rocket == Rocket::Fired => {
                Some(("AA-24", "why-has-fired"))
            }
            true if kind == Kind::Carrier && held(Kind::Fighter) => Some(("AA-105", "why-fighter-landed")),
            true if s.at(at).iter().any(raiding) => Some(("AA-122", "why-has-moved")),
            true if kind.takes_ground() && s.turn.fought.contains(at) => Some(("AA-128", "why-has-moved")),
            _ => None,
        };
        if let Some((special, key)) = why {
            return vec![(special, text(key)), (clause, text("why-has-moved"))];
        }
        match there {
            true if captured => vec![("AA-29", text("why-captured-gun")), ("AA-27", text("why-captured-gun"))],
            true => vec![(clause, text("why-has-moved"))],
            false => vec![("R-1.10", text("why-none-there"))],
        }
    }

    pub(super) fn why_nowhere_to_go(&self, s: &State, stack: &Stack) -> Vec<(&'static str, Text)> {
        let text =
            |key: &'static str| Text::new(key).word("kind", stack.kind.word()).name("space", self.name(stack.space));
        if s.phase == Phase::NonCombat {
            let clause = if stack.kind.is_aircraft() { "R-13.4" } else { "R-13.1" };
            return vec![(clause, text("why-nowhere"))];
        }
        if self.is_held_back(s) {
            return vec![("R-17.3", text("why-held-back"))];
        }
        match stack.kind {
            Kind::AaGun if !s.techs[s.power.index()].has(Tech::Rockets) => vec![("R-4.5", text("why-gun-stays"))],
            Kind::AaGun => vec![("R-7.7", text("why-gun-stays")), ("AA-22", text("why-gun-stays"))],
            kind if kind.is_aircraft() => {
                let m = self.group(stack, self.allowance(s, stack).unwrap_or(0));
                let o = self.outlook(s);
                let rings = self.flight_rings(&o, m.at, m.left);
                let battles = o.sight.manned | o.sight.enemy_sea;
                if rings[FARTHEST].meets(battles) {
                    vec![("AA-108", text("why-kamikaze")), ("R-4.11", text("why-kamikaze"))]
                } else {
                    vec![("R-4.20", text("why-no-battle"))]
                }
            }
            kind if kind.is_ship() => vec![("R-4.7", text("why-no-battle"))],
            _ => vec![("R-4.20", text("why-no-battle"))],
        }
    }

    pub(super) fn why_not_flying(&self, o: &Outlook, m: &Moving, to: Space) -> Vec<(&'static str, Text)> {
        let text = |key: &'static str| Text::new(key).word("kind", m.kind.word()).name("space", self.name(to));
        let rings = self.flight_rings(o, m.at, m.left);
        if !rings[FARTHEST].contains(to) {
            let graph = &self.data.map.graph;
            let near = graph.within(Spaces::one(m.at), m.left, !Spaces::EMPTY).contains(to);
            return match near {
                true => vec![("R-4.21", text("why-no-money-for-neutral"))],
                false => vec![("R-4.9", text("why-too-far"))],
            };
        }
        vec![("AA-108", text("why-kamikaze")), ("R-4.11", text("why-kamikaze"))]
    }

    /// Why a group cannot go somewhere.
    pub(super) fn why_not_to(
        &self,
        s: &State,
        o: &Outlook,
        m: &Moving,
        to: Space,
        via: bool,
    ) -> Vec<(&'static str, Text)> {
        let text = |key: &'static str| Text::new(key).word("kind", m.kind.word()).name("space", self.name(to));
        let sight = &o.sight;
        let land = LAND.contains(to);
        let map = &self.data.map;
        let mut why = Vec::new();
        if to.index() >= map.spaces.len() {
            return vec![("R-1.2", text("why-no-such-space"))];
        }
        if m.status.in_the_air().is_none() && !self.has_pieces(s, m.kind, to, Some(m)) {
            why.push(("R-17.6", text("why-no-pieces-there")));
        }
        let far = |clause| (clause, text("why-too-far"));
        if s.phase == Phase::NonCombat {
            if via {
                return vec![("R-13.1", text("why-go-straight"))];
            }
            if m.kind.is_aircraft() {
                let reach = map.graph.within(Spaces::one(m.at), m.left, !sight.neutral);
                if sight.neutral.contains(to) {
                    why.push(("R-4.17", text("why-neutral-closed")));
                } else if !land && m.kind == Kind::Bomber {
                    why.push(("R-11.1", text("why-bombers-need-land")));
                } else if !land && reach.contains(to) && self.deck_room(s, sight, to) >= m.n {
                    why.push(("R-13.3", text("why-deck-needed")));
                } else if !land {
                    why.push(("R-13.4", text("why-no-deck")));
                } else if s.turn.captured.contains(to) {
                    why.push(("AA-67", text("why-captured-now")));
                } else if !sight.friendly.contains(to) || !s.land_at_start(sight.side).contains(to) {
                    why.push(("R-13.4", text("why-not-friendly")));
                }
                if !reach.contains(to) || why.is_empty() {
                    why.push(("R-13.3", text("why-too-far")));
                }
                return why;
            }
            if m.kind.is_ship() {
                if land {
                    return vec![("R-1.8", text("why-ships-at-sea"))];
                }
                if sight.enemy_sea.contains(to) {
                    why.push(("R-13.1", text("why-enemy-there")));
                }
                if let Some(canal) = map.canal(m.at, to) {
                    why.push((self.canal_clause(&canal.id), text("why-canal")));
                }
                let step = self.sea_around(s, sight.side, m.at) - sight.enemy_sea;
                let near = step | (self.sea_next(s, sight.side, step) - sight.enemy_sea);
                if why.is_empty() && m.kind == Kind::Carrier && near.contains(to) {
                    why.push(("R-13.3", text("why-deck-needed")));
                } else if why.is_empty() {
                    why.push(far("R-4.6"));
                }
                return why;
            }
            if !land {
                return vec![("R-4.1", text("why-land-units"))];
            }
            if sight.neutral.contains(to) {
                why.push(("R-4.17", text("why-neutral-closed")));
            } else if !sight.friendly.contains(to) {
                why.push(("R-13.1", text("why-not-friendly")));
            } else if m.kind == Kind::AaGun && sight.any_gun.contains(to) {
                why.push(("AA-33", text("why-gun-there")));
            }
            if why.is_empty() {
                why.push(far("R-4.1"));
            }
            return why;
        }
        if m.kind.is_aircraft() {
            let battles = sight.manned | sight.enemy_sea;
            if !via && !battles.contains(to) {
                return vec![("R-4.20", text("why-no-battle-there"))];
            }
            if via && !map.graph.touch(m.at, to) {
                return vec![("R-4.22", text("why-not-next"))];
            }
            return self.why_not_flying(o, m, to);
        }
        if m.kind.is_ship() {
            if land {
                return vec![("R-1.8", text("why-ships-at-sea"))];
            }
            let step = self.sea_around(s, sight.side, m.at);
            if let Some(canal) = map.canal(m.at, to).filter(|_| !step.contains(to)) {
                why.push((self.canal_clause(&canal.id), text("why-canal")));
            }
            let near = step.contains(to) || (m.left > 1 && self.sea_next(s, sight.side, step).contains(to));
            let open = step - sight.enemy_sea;
            if near && !step.contains(to) && !self.sea_next(s, sight.side, open).contains(to) {
                why.push(("R-4.6", text("why-enemy-in-the-way")));
            } else if !near && why.is_empty() {
                why.push(far("R-4.6"));
            } else if why.is_empty() && !sight.enemy_sea.contains(to) && !sight.landings.contains(to) {
                why.push(("R-4.7", text("why-no-battle-there")));
            } else if why.is_empty() {
                why.push(("R-11.9", text("why-carrier-needed")));
            }
            return why;
        }
        if !land {
            return vec![("R-4.1", text("why-land-units"))];
        }
        if m.kind == Kind::AaGun {
            if sight.any_gun.contains(to) {
                why.push(("AA-33", text("why-gun-there")));
            }
            why.push(("R-7.7", text("why-gun-stays")));
            return why;
        }
        let near = map.graph.within(Spaces::one(m.at), m.left, LAND).contains(to);
        if !near {
            why.push(far(if m.kind == Kind::Armour { "R-4.2" } else { "R-4.1" }));
        } else if sight.neutral.contains(to) && o.closed.contains(to) && o.purse == 0 {
            why.push(("R-4.14", text("why-no-money-for-neutral")));
        } else if sight.friendly.contains(to) {
            if s.owner(to).is_some_and(|owner| owner != s.power) {
                why.push(("AA-119", text("why-allied-land")));
            }
            why.push(("R-4.20", text("why-no-battle-there")));
        } else if m.kind == Kind::Armour {
            let mids = map.land_around(m.at) & map.land_around(to);
            if mids.meets(sight.neutral) {
                why.push(("R-4.17", text("why-neutral-closed")));
            }
            why.push(("R-4.4", text("why-enemy-in-the-way")));
        } else {
            why.push(far("R-4.1"));
        }
        why
    }
}
