//! Section 9: stacking. Limits may be broken for a time; they are checked at the end of every segment.

use crate::options::StackingLimits;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Clause, Rules};
use board::{HexId, Stacks};
use kernel::{Judge, Text};

/// What a hex holds, and the clause that says so.
pub(crate) struct Limit {
    pub clause: Clause,
    pub units: u8,
    pub steps: u8,
}

impl Rules {
    /// TK-9.1-01, 02: units and steps a hex holds, and the clause that says so. A Beachhead counts as a small "4"
    /// (TKC-16).
    pub(crate) fn limits(&self, state: &State, hex: HexId) -> Limit {
        self.limits_by(state, hex, self.options.stacking)
    }

    fn limits_by(&self, state: &State, hex: HexId, reading: StackingLimits) -> Limit {
        let four = self.data.map.limit4.contains(hex) || state.beachhead(hex).is_some();
        let (units, steps) = match (four, reading) {
            (true, StackingLimits::Rulebook) => (4, 4),
            (true, StackingLimits::Sister) => (3, 3),
            (false, StackingLimits::Rulebook) => (4, 7),
            (false, StackingLimits::Sister) => (3, 6),
        };
        let clause = if four { clause!("TK-9.1-01") } else { clause!("TK-9.1-02") };
        Limit { clause, units, steps }
    }

    /// The clause that keeps two units of a faction out of one hex, if any.
    pub(crate) fn clash(&self, state: &State, a: &Unit, b: &Unit) -> Option<Clause> {
        if a.kind.is_hq() && b.kind.is_hq() {
            return Some(clause!("TK-9.0.1-01"));
        }
        if a.kind == Kind::Fortress && b.kind == Kind::Fortress {
            return Some(clause!("TK-9.0.1-02"));
        }
        self.clash_of_nations(state, a, b)
    }

    /// The same for nations alone, which also holds for fighting together.
    pub(crate) fn clash_of_nations(&self, state: &State, a: &Unit, b: &Unit) -> Option<Clause> {
        use Country::{BelgiumHolland, Britain, France, FreeFrance};
        let pair = |x: Country, y: Country| (a.nation == x && b.nation == y) || (a.nation == y && b.nation == x);
        // A particular ban goes before the freedom of Expeditionary units.
        if state.markers.anglo_french_non_cooperation && (pair(Britain, France) || pair(Britain, FreeFrance)) {
            return Some(clause!("TK-9.0.1-07"));
        }
        if a.nation == b.nation || a.nation.is_major() || b.nation.is_major() {
            return None;
        }
        // TK-9.0.1-04: one-step Expeditionary units go with anybody of their faction.
        if (a.exp && a.steps == 1) || (b.exp && b.steps == 1) {
            return None;
        }
        if state.markers.franco_belgian_cooperation && pair(France, BelgiumHolland) {
            return None;
        }
        let grown = (a.exp && a.steps > 1) || (b.exp && b.steps > 1);
        let low_countries = pair(France, BelgiumHolland);
        Some(if grown {
            clause!("TK-9.0.1-05")
        } else if low_countries {
            clause!("TK-9.0.1-06")
        } else {
            clause!("TK-9.0.1-03")
        })
    }

    /// Every clause a hex breaks as things stand.
    pub fn breaches(&self, state: &State, hex: HexId) -> Vec<Clause> {
        self.breaches_by(state, hex, self.options.stacking)
    }

    pub(crate) fn breaches_by(&self, state: &State, hex: HexId, reading: StackingLimits) -> Vec<Clause> {
        let there: Vec<&Unit> = state.units_at(hex).collect();
        let mut found = Vec::new();
        let Limit { clause, units, steps } = self.limits_by(state, hex, reading);
        if there.len() > usize::from(units) || there.iter().map(|u| u.steps).sum::<u8>() > steps {
            found.push(clause);
        }
        for (i, a) in there.iter().enumerate() {
            found.extend(there[..i].iter().filter_map(|b| self.clash(state, a, b)));
        }
        found.dedup();
        found
    }

    /// TK-9.1-03, TKC-09: the first hex that holds too much, the phasing faction's before others.
    pub(crate) fn first_excess(&self, state: &State) -> Option<(HexId, Faction)> {
        let mut stacks = Stacks::default();
        for unit in &state.units {
            if let Place::Hex(hex) = unit.place {
                stacks.add(hex, unit.steps);
            }
        }
        let mut found = None;
        for hex in stacks.shared().iter() {
            let limit = self.limits(state, hex);
            let many = stacks.counters(hex) > limit.units || stacks.room(hex) > limit.steps;
            if many || self.any_clash(state, hex) {
                let owner = state.at(hex).next().and_then(|u| self.side_of(state, u)).unwrap_or(state.faction);
                if self.may_still_spread(state, owner) {
                    continue;
                }
                if owner == state.faction {
                    return Some((hex, owner));
                }
                found = found.or(Some((hex, owner)));
            }
        }
        found
    }

    /// Set-ups are made for the limits of the rulebook. Where smaller ones are played, a faction has its first movement
    /// to spread its units.
    fn may_still_spread(&self, state: &State, owner: Faction) -> bool {
        let place = |f: Faction| self.data.scenario.turn_order.iter().position(|o| *o == f);
        let early =
            place(owner) > place(state.faction) || (owner == state.faction && state.segment < Segment::Movement);
        self.options.stacking == StackingLimits::Sister && state.turn == 1 && early
    }

    fn any_clash(&self, state: &State, hex: HexId) -> bool {
        let mut there: arrayvec::ArrayVec<&Unit, 16> = arrayvec::ArrayVec::new();
        for unit in state.units_at(hex) {
            if there.iter().any(|other| self.clash(state, unit, other).is_some()) {
                return true;
            }
            if there.try_push(unit).is_err() {
                return true;
            }
        }
        false
    }

    /// Whether a counter that arrives finds room (replacements and arrivals keep the limits at once).
    pub(crate) fn judge_room<J: Judge>(&self, state: &State, unit: &Unit, hex: HexId, judge: &mut J) {
        let there = || state.units_at(hex);
        let Limit { clause, units, steps } = self.limits(state, hex);
        let sum: u8 = there().map(|u| u.steps).sum::<u8>().saturating_add(unit.steps);
        if there().count() + 1 > usize::from(units) || sum > steps {
            judge.forbid(clause, || {
                Text::new("why-no-room").name("hex", self.hex_name(hex)).number("units", units).number("steps", steps)
            });
        }
        if let Some((other, clause)) = there().find_map(|other| Some((other, self.clash(state, unit, other)?))) {
            judge.forbid(clause, || {
                Text::new("why-clash").name("hex", self.hex_name(hex)).text("unit", self.counter_text(other))
            });
        }
    }
}
