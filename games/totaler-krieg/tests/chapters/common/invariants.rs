//! What holds in every position, whatever is played.

use totaler_krieg::state::*;
use totaler_krieg::vocabulary::*;
use totaler_krieg::{Rules, State};

/// Looks at one state of a game after the other.
pub struct Watch<'a> {
    rules: &'a Rules,
    /// Turn, faction and segment of the last state.
    at: (u8, Faction, Segment),
    /// How many states have been looked at.
    pub states: usize,
    /// Every unit's line is traced in one state of so many; in the others one unit's.
    pub lines_every: usize,
}

impl<'a> Watch<'a> {
    pub fn new(rules: &'a Rules, lines_every: usize) -> Watch<'a> {
        Watch { rules, at: (0, Faction::Axis, Segment::Over), states: 0, lines_every }
    }

    pub fn look(&mut self, s: &State) {
        let now = (s.turn, s.faction, s.segment);
        let begins = now != self.at && s.frames.is_empty() && s.segment != Segment::Over;
        self.at = now;
        places(self.rules, s);
        stacks(self.rules, s, begins);
        supply(self.rules, s, if self.states.is_multiple_of(self.lines_every) { None } else { Some(self.states) });
        self.states += 1;
    }
}

/// Every unit is a counter that exists, on land or on a Beachhead, and not in a neutral country.
fn places(rules: &Rules, s: &State) {
    let map = &rules.data.map;
    let neutral = rules.neutral_land(s);
    for u in &s.units {
        if let Place::Hex(hex) = u.place {
            let land = map.land.contains(hex) && !map.impassable.contains(hex);
            assert!(land || s.beachhead(hex).is_some(), "{u:?} at sea");
            assert!(!neutral.contains(hex), "{u:?} in a neutral country");
            assert!(rules.data.counters.row(u.nation, u.kind, u.steps).is_some(), "{u:?} is no counter");
        }
    }
}

/// Enemies never share a hex, and no stack is over its limits when a segment begins.
fn stacks(rules: &Rules, s: &State, begins: bool) {
    let held: board::HexSet = s.units.iter().filter_map(Unit::hex).collect();
    for hex in held.iter() {
        let mut there = s.at(hex).filter_map(|u| rules.side_of(s, u));
        let first = there.next();
        assert!(there.all(|f| Some(f) == first), "enemies in one hex");
        if begins {
            let breaches = rules.breaches(s, hex);
            assert!(breaches.is_empty(), "{breaches:?} in {:?}", rules.number(hex));
        }
    }
}

/// The flood says of every unit what its traced line says, and nothing cuts a unit that is supplied.
fn supply(rules: &Rules, s: &State, one: Option<usize>) {
    let flood = Faction::ALL.map(|f| rules.supply(s, f));
    let check = |id: UnitId| {
        let Some(u) = s.unit(id) else { return };
        if matches!(u.place, Place::Hex(_) | Place::Box(_) | Place::Dropped(_)) {
            let line = rules.supply_line(s, id);
            assert_eq!(flood[rules.faction_of(u.nation).index()].has(rules, u), line.is_some(), "{u:?}");
            assert!(line.is_none() || rules.cuts(s, id).is_empty(), "{u:?} is supplied, so nothing cuts it");
        }
    };
    match one {
        None => s.unit_ids().for_each(check),
        Some(n) => check(UnitId((n % s.units.len().max(1)) as u8)),
    }
}
