//! What holds in every position, whatever is played.

use totaler_krieg::state::*;
use totaler_krieg::vocabulary::*;
use totaler_krieg::{Rules, State};

/// Every unit's line is traced in one state of so many; in the others one unit's.
const LINES_EVERY: usize = 200;

/// A state is in order; `number` says how many came before it.
pub fn in_order(rules: &Rules, before: &State, s: &State, number: usize) {
    let segment = |s: &State| (s.turn, s.faction, s.segment);
    let begins = segment(s) != segment(before) && s.frames.is_empty() && s.segment != Segment::Over;
    places(rules, s);
    stacks(rules, s, begins);
    supply(rules, s, number);
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

/// TK-9.1-03, TK-9.0.1-01: enemies never share a hex, and no stack is over its limits when a segment begins.
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

/// TK-10.2-01: the flood says of every unit what its traced line says, and nothing cuts a unit that is supplied.
fn supply(rules: &Rules, s: &State, number: usize) {
    let flood = Faction::ALL.map(|f| rules.supply(s, f));
    let check = |id: UnitId| {
        let Some(u) = s.unit(id) else { return };
        if matches!(u.place, Place::Hex(_) | Place::Box(_) | Place::Dropped(_)) {
            let line = rules.supply_line(s, id);
            assert_eq!(flood[rules.faction_of(u.nation).index()].has(rules, u), line.is_some(), "{u:?}");
            assert!(line.is_none() || rules.cuts(s, id).is_empty(), "{u:?} is supplied, so nothing cuts it");
        }
    };
    if number.is_multiple_of(LINES_EVERY) {
        s.unit_ids().for_each(check);
    } else {
        check(UnitId((number % s.units.len().max(1)) as u8));
    }
}
