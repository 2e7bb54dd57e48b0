//! Section 9: stacking. Limits may be broken for a time; they are checked at the end of every segment.

use crate::Rules;
use crate::options::StackingLimits;
use crate::state::*;
use crate::vocabulary::*;
use board::{HexId, Stacks};
use kernel::{Judge, Text};

impl Rules {
    /// TK-9.1-01, 02: units and steps a hex holds, and the clause that says so. A Beachhead counts as a small "4" (TKC-16).
    pub(crate) fn limits(&self, s: &State, hex: HexId) -> (&'static str, u8, u8) {
        self.limits_by(s, hex, self.options.stacking)
    }

    fn limits_by(&self, s: &State, hex: HexId, reading: StackingLimits) -> (&'static str, u8, u8) {
        let four = self.data.map.limit4.contains(hex) || s.beachhead(hex).is_some();
        match (four, reading) {
            (true, StackingLimits::Rulebook) => ("TK-9.1-01", 4, 4),
            (true, StackingLimits::Sister) => ("TK-9.1-01", 3, 3),
            (false, StackingLimits::Rulebook) => ("TK-9.1-02", 4, 7),
            (false, StackingLimits::Sister) => ("TK-9.1-02", 3, 6),
        }
    }

    /// The clause that keeps two units of a faction out of one hex, if any.
    pub(crate) fn clash(&self, s: &State, a: &Unit, b: &Unit) -> Option<&'static str> {
        if a.kind.is_hq() && b.kind.is_hq() {
            return Some("TK-9.0.1-01");
        }
        if a.kind == Kind::Fortress && b.kind == Kind::Fortress {
            return Some("TK-9.0.1-02");
        }
        self.clash_of_nations(s, a, b)
    }

    /// The same for nations alone, which also holds for fighting together.
    pub(crate) fn clash_of_nations(&self, s: &State, a: &Unit, b: &Unit) -> Option<&'static str> {
        use Country::{BelgiumHolland, Britain, France, FreeFrance};
        let pair = |x: Country, y: Country| (a.nation == x && b.nation == y) || (a.nation == y && b.nation == x);
        // A particular ban goes before the freedom of Expeditionary units.
        if s.markers.anglo_french_non_cooperation && (pair(Britain, France) || pair(Britain, FreeFrance)) {
            return Some("TK-9.0.1-07");
        }
        if a.nation == b.nation || a.nation.is_major() || b.nation.is_major() {
            return None;
        }
        // TK-9.0.1-04: one-step Expeditionary units go with anybody of their faction.
        if (a.exp && a.steps == 1) || (b.exp && b.steps == 1) {
            return None;
        }
        if s.markers.franco_belgian_cooperation && pair(France, BelgiumHolland) {
            return None;
        }
        let grown = (a.exp && a.steps > 1) || (b.exp && b.steps > 1);
        let low_countries = pair(France, BelgiumHolland);
        Some(if grown {
            "TK-9.0.1-05"
        } else if low_countries {
            "TK-9.0.1-06"
        } else {
            "TK-9.0.1-03"
        })
    }

    /// Every clause a hex breaks as things stand.
    pub fn breaches(&self, s: &State, hex: HexId) -> Vec<&'static str> {
        self.breaches_by(s, hex, self.options.stacking)
    }

    pub(crate) fn breaches_by(&self, s: &State, hex: HexId, reading: StackingLimits) -> Vec<&'static str> {
        let there: Vec<&Unit> = s.at(hex).filter_map(|u| s.unit(u)).collect();
        let mut found = Vec::new();
        let (clause, units, steps) = self.limits_by(s, hex, reading);
        if there.len() > usize::from(units) || there.iter().map(|u| u.steps).sum::<u8>() > steps {
            found.push(clause);
        }
        for (i, a) in there.iter().enumerate() {
            found.extend(there[..i].iter().filter_map(|b| self.clash(s, a, b)));
        }
        found.dedup();
        found
    }

    /// TK-9.1-03, TKC-09: the first hex that holds too much, the phasing faction's before others.
    pub(crate) fn first_excess(&self, s: &State) -> Option<(HexId, Faction)> {
        let mut stacks = Stacks::default();
        for unit in &s.units {
            if let Place::Hex(hex) = unit.place {
                stacks.add(hex, unit.steps);
            }
        }
        let mut found = None;
        for hex in stacks.shared().iter() {
            let (_, most_units, most_steps) = self.limits(s, hex);
            let many = stacks.counters(hex) > most_units || stacks.room(hex) > most_steps;
            if many || self.any_clash(s, hex) {
                let owner = s.at(hex).next().and_then(|u| self.side_of(s, u)).unwrap_or(s.faction);
                if self.may_still_spread(s, owner) {
                    continue;
                }
                if owner == s.faction {
                    return Some((hex, owner));
                }
                found = found.or(Some((hex, owner)));
            }
        }
        found
    }

    /// Set-ups are made for the limits of the rulebook. Where smaller ones are played, a faction has its first movement to
    /// spread its units.
    fn may_still_spread(&self, s: &State, owner: Faction) -> bool {
        let place = |f: Faction| self.data.scenario.turn_order.iter().position(|o| *o == f);
        let early = place(owner) > place(s.faction) || (owner == s.faction && s.segment < Segment::Movement);
        self.options.stacking == StackingLimits::Sister && s.turn == 1 && early
    }

    fn any_clash(&self, s: &State, hex: HexId) -> bool {
        let mut there: arrayvec::ArrayVec<&Unit, 16> = arrayvec::ArrayVec::new();
        for unit in s.at(hex).filter_map(|u| s.unit(u)) {
            if there.iter().any(|other| self.clash(s, unit, other).is_some()) {
                return true;
            }
            if there.try_push(unit).is_err() {
                return true;
            }
        }
        false
    }

    /// Whether a counter that arrives finds room (replacements and arrivals keep the limits at once).
    pub(crate) fn judge_room<J: Judge>(&self, s: &State, unit: &Unit, hex: HexId, j: &mut J) {
        let there = || s.at(hex).filter_map(|u| s.unit(u));
        let (clause, units, steps) = self.limits(s, hex);
        let sum: u8 = there().map(|u| u.steps).sum::<u8>().saturating_add(unit.steps);
        if there().count() + 1 > usize::from(units) || sum > steps {
            j.forbid(clause, || {
                Text::new("why-no-room").name("hex", self.hex_name(hex)).number("units", units).number("steps", steps)
            });
        }
        if let Some((other, clause)) = there().find_map(|other| Some((other, self.clash(s, unit, other)?))) {
            j.forbid(clause, || {
                Text::new("why-clash").name("hex", self.hex_name(hex)).text("unit", self.counter_text(other))
            });
        }
    }

    /// TK-9.1-04: the owner takes steps off until the hex is in order, a Fortress last.
    pub(crate) fn judge_remove<J: Judge>(&self, s: &State, hex: HexId, unit: UnitId, j: &mut J) {
        let Some(u) = s.unit(unit).filter(|u| u.place == Place::Hex(hex)) else {
            return j.forbid("TK-9.1-04", || Text::new("why-not-in-hex").name("hex", self.hex_name(hex)));
        };
        let others = s.at(hex).filter_map(|u| s.unit(u)).any(|u| u.kind != Kind::Fortress);
        if u.kind == Kind::Fortress && others && !self.two_fortresses(s, hex) {
            j.forbid("TK-9.1-04", || Text::new("why-fortress-last"));
        }
    }

    fn two_fortresses(&self, s: &State, hex: HexId) -> bool {
        s.at(hex).filter_map(|u| s.unit(u)).filter(|u| u.kind == Kind::Fortress).count() > 1
    }
}
