//! Why a unit cannot be taken up, or cannot go where somebody wants it to.

use super::Outlook;
use crate::data::{LAND, Space, Spaces};
use crate::rules::landing::FARTHEST;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Clause, Rules};
use kernel::Text;

impl Rules {
    pub(crate) fn why_not_there(&self, state: &State, at: Space, kind: Kind) -> Vec<(Clause, Text)> {
        let clause = if state.phase == Phase::NonCombat { clause!("R-2.3") } else { clause!("R-4.18") };
        let there = state.at(at).iter().any(|t| t.power == state.power && t.kind == kind);
        let captured = kind == Kind::AaGun && state.turn.captured.contains(at);
        let text = |key: &'static str| Text::new(key).word("kind", kind.word()).name("space", self.name(at));
        let held = |kind: Kind| state.count_as(at, state.power, kind, Status::Done) > 0;
        let raiding = |t: &Stack| t.power == state.power && t.kind == kind && matches!(t.status, Status::Raid(_));
        let why = match there {
            // Every gun that did something but was not taken has fired or moved to fire.
            true if kind == Kind::AaGun && !captured && state.turn.rocket == Rocket::Fired => {
                Some((clause!("AA-24"), "why-has-fired"))
            }
            true if kind == Kind::Carrier && held(Kind::Fighter) => Some((clause!("AA-105"), "why-fighter-landed")),
            true if state.at(at).iter().any(raiding) => Some((clause!("AA-122"), "why-has-moved")),
            true if kind.takes_ground() && state.turn.fought.contains(at) => Some((clause!("AA-128"), "why-has-moved")),
            _ => None,
        };
        if let Some((special, key)) = why {
            return vec![(special, text(key)), (clause, text("why-has-moved"))];
        }
        match there {
            true if captured => {
                vec![(clause!("AA-29"), text("why-captured-gun")), (clause!("AA-27"), text("why-captured-gun"))]
            }
            true => vec![(clause, text("why-has-moved"))],
            false => vec![(clause!("R-1.10"), text("why-none-there"))],
        }
    }

    pub(crate) fn why_nowhere_to_go(&self, state: &State, stack: &Stack) -> Vec<(Clause, Text)> {
        let text =
            |key: &'static str| Text::new(key).word("kind", stack.kind.word()).name("space", self.name(stack.space));
        if state.phase == Phase::NonCombat {
            let clause = if stack.kind.is_aircraft() { clause!("R-13.4") } else { clause!("R-13.1") };
            return vec![(clause, text("why-nowhere"))];
        }
        if self.is_held_back(state) {
            return vec![(clause!("R-17.3"), text("why-held-back"))];
        }
        match stack.kind {
            Kind::AaGun if !state.techs[state.power.index()].has(Tech::Rockets) => {
                vec![(clause!("R-4.5"), text("why-gun-stays"))]
            }
            Kind::AaGun => vec![(clause!("R-7.7"), text("why-gun-stays")), (clause!("AA-22"), text("why-gun-stays"))],
            kind if kind.is_aircraft() => {
                let moving = Moving::of(stack, self.allowance(state, stack).unwrap_or(0));
                let outlook = self.outlook(state);
                let rings = self.flight_rings(&outlook, moving.at, moving.left);
                let battles = outlook.sight.manned | outlook.sight.enemy_sea;
                if rings[FARTHEST].meets(battles) {
                    vec![(clause!("AA-108"), text("why-kamikaze")), (clause!("R-4.11"), text("why-kamikaze"))]
                } else {
                    vec![(clause!("R-4.20"), text("why-no-battle"))]
                }
            }
            kind if kind.is_ship() => vec![(clause!("R-4.7"), text("why-no-battle"))],
            _ => vec![(clause!("R-4.20"), text("why-no-battle"))],
        }
    }

    pub(crate) fn why_not_flying(&self, outlook: &Outlook, moving: &Moving, to: Space) -> Vec<(Clause, Text)> {
        let text = |key: &'static str| Text::new(key).word("kind", moving.kind.word()).name("space", self.name(to));
        let rings = self.flight_rings(outlook, moving.at, moving.left);
        if !rings[FARTHEST].contains(to) {
            let graph = &self.data.map.graph;
            let near = graph.within(Spaces::one(moving.at), moving.left, !Spaces::EMPTY).contains(to);
            return match near {
                true => vec![(clause!("R-4.21"), text("why-no-money-for-neutral"))],
                false => vec![(clause!("R-4.9"), text("why-too-far"))],
            };
        }
        vec![(clause!("AA-108"), text("why-kamikaze")), (clause!("R-4.11"), text("why-kamikaze"))]
    }

    /// Why a group cannot go somewhere.
    pub(crate) fn why_not_to(
        &self,
        state: &State,
        outlook: &Outlook,
        moving: &Moving,
        to: Space,
        via: bool,
    ) -> Vec<(Clause, Text)> {
        let text = |key: &'static str| Text::new(key).word("kind", moving.kind.word()).name("space", self.name(to));
        let sight = &outlook.sight;
        let land = LAND.contains(to);
        let map = &self.data.map;
        let mut why = Vec::new();
        if to.index() >= map.spaces.len() {
            return vec![(clause!("R-1.2"), text("why-no-such-space"))];
        }
        if moving.status.in_the_air().is_none() && !self.has_pieces(state, moving.kind, to, Some(moving)) {
            why.push((clause!("R-17.6"), text("why-no-pieces-there")));
        }
        let far = |clause| (clause, text("why-too-far"));
        if state.phase == Phase::NonCombat {
            if via {
                return vec![(clause!("R-13.1"), text("why-go-straight"))];
            }
            if moving.kind.is_aircraft() {
                let reach = map.graph.within(Spaces::one(moving.at), moving.left, !sight.neutral);
                if sight.neutral.contains(to) {
                    why.push((clause!("R-4.17"), text("why-neutral-closed")));
                } else if !land && moving.kind == Kind::Bomber {
                    why.push((clause!("R-11.1"), text("why-bombers-need-land")));
                } else if !land && reach.contains(to) && self.deck_room(state, sight, to) >= moving.n {
                    why.push((clause!("R-13.3"), text("why-deck-needed")));
                } else if !land {
                    why.push((clause!("R-13.4"), text("why-no-deck")));
                } else if state.turn.captured.contains(to) {
                    why.push((clause!("AA-67"), text("why-captured-now")));
                } else if !sight.friendly.contains(to) || !state.land_at_start(sight.side).contains(to) {
                    why.push((clause!("R-13.4"), text("why-not-friendly")));
                }
                if !reach.contains(to) || why.is_empty() {
                    why.push((clause!("R-13.3"), text("why-too-far")));
                }
                return why;
            }
            if moving.kind.is_ship() {
                if land {
                    return vec![(clause!("R-1.8"), text("why-ships-at-sea"))];
                }
                if sight.enemy_sea.contains(to) {
                    why.push((clause!("R-13.1"), text("why-enemy-there")));
                }
                if let Some(canal) = map.canal(moving.at, to) {
                    why.push((self.canal_clause(&canal.id), text("why-canal")));
                }
                let step = self.sea_around(state, sight.side, moving.at) - sight.enemy_sea;
                let near = step | (self.sea_next(state, sight.side, step) - sight.enemy_sea);
                if why.is_empty() && moving.kind == Kind::Carrier && near.contains(to) {
                    why.push((clause!("R-13.3"), text("why-deck-needed")));
                } else if why.is_empty() {
                    why.push(far(clause!("R-4.6")));
                }
                return why;
            }
            if !land {
                return vec![(clause!("R-4.1"), text("why-land-units"))];
            }
            if sight.neutral.contains(to) {
                why.push((clause!("R-4.17"), text("why-neutral-closed")));
            } else if !sight.friendly.contains(to) {
                why.push((clause!("R-13.1"), text("why-not-friendly")));
            } else if moving.kind == Kind::AaGun && sight.any_gun.contains(to) {
                why.push((clause!("AA-33"), text("why-gun-there")));
            }
            if why.is_empty() {
                why.push(far(clause!("R-4.1")));
            }
            return why;
        }
        if moving.kind.is_aircraft() {
            let battles = sight.manned | sight.enemy_sea;
            if !via && !battles.contains(to) {
                return vec![(clause!("R-4.20"), text("why-no-battle-there"))];
            }
            if via && !map.graph.touch(moving.at, to) {
                return vec![(clause!("R-4.22"), text("why-not-next"))];
            }
            return self.why_not_flying(outlook, moving, to);
        }
        if moving.kind.is_ship() {
            if land {
                return vec![(clause!("R-1.8"), text("why-ships-at-sea"))];
            }
            let step = self.sea_around(state, sight.side, moving.at);
            if let Some(canal) = map.canal(moving.at, to).filter(|_| !step.contains(to)) {
                why.push((self.canal_clause(&canal.id), text("why-canal")));
            }
            let near = step.contains(to) || (moving.left > 1 && self.sea_next(state, sight.side, step).contains(to));
            let open = step - sight.enemy_sea;
            if near && !step.contains(to) && !self.sea_next(state, sight.side, open).contains(to) {
                why.push((clause!("R-4.6"), text("why-enemy-in-the-way")));
            } else if !near && why.is_empty() {
                why.push(far(clause!("R-4.6")));
            } else if why.is_empty() && !sight.enemy_sea.contains(to) && !sight.landings.contains(to) {
                why.push((clause!("R-4.7"), text("why-no-battle-there")));
            } else if why.is_empty() {
                why.push((clause!("R-11.9"), text("why-carrier-needed")));
            }
            return why;
        }
        if !land {
            return vec![(clause!("R-4.1"), text("why-land-units"))];
        }
        if moving.kind == Kind::AaGun {
            if sight.any_gun.contains(to) {
                why.push((clause!("AA-33"), text("why-gun-there")));
            }
            why.push((clause!("R-7.7"), text("why-gun-stays")));
            return why;
        }
        let near = map.graph.within(Spaces::one(moving.at), moving.left, LAND).contains(to);
        if !near {
            why.push(far(if moving.kind == Kind::Armour { clause!("R-4.2") } else { clause!("R-4.1") }));
        } else if sight.neutral.contains(to) && outlook.closed.contains(to) && outlook.purse == 0 {
            why.push((clause!("R-4.14"), text("why-no-money-for-neutral")));
        } else if sight.friendly.contains(to) {
            if state.owner(to).is_some_and(|owner| owner != state.power) {
                why.push((clause!("AA-119"), text("why-allied-land")));
            }
            why.push((clause!("R-4.20"), text("why-no-battle-there")));
        } else if moving.kind == Kind::Armour {
            let mids = map.land_around(moving.at) & map.land_around(to);
            if mids.meets(sight.neutral) {
                why.push((clause!("R-4.17"), text("why-neutral-closed")));
            }
            why.push((clause!("R-4.4"), text("why-enemy-in-the-way")));
        } else {
            why.push(far(clause!("R-4.1")));
        }
        why
    }
}
