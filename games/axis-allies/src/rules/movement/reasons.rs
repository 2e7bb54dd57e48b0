//! What keeps a unit from being taken up: what it has done, or that it has nowhere to go.

use crate::data::Space;
use crate::rules::landing::FARTHEST;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Clause, Rules};
use kernel::Text;

impl Rules {
    pub(crate) fn not_to_be_taken_up(&self, state: &State, at: Space, kind: Kind) -> Vec<(Clause, Text)> {
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

    pub(crate) fn nowhere_to_go(&self, state: &State, stack: &Stack) -> Vec<(Clause, Text)> {
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
            Kind::AaGun if !state.techs[state.power].has(Tech::Rockets) => {
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
}
