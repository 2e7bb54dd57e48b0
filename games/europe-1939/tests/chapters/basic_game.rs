//! The basic game: what its examples do not show.

use crate::common::{opening, rules_of};
use europe_1939::Action::*;
use kernel::{Game, Seat};

/// HUB-1.1: two to five seats; who has none does not act.
#[test]
fn seats() {
    for (players, seats) in [("two", 2), ("three", 3), ("four", 4), ("five", 5)] {
        assert_eq!(rules_of("full-war", &[("players", players)]).seats().len(), seats);
    }
    let t = opening("full-war", &[]);
    assert!(t.rules.check(&t.state, Seat(9), &Done).unwrap_err().cites("HUB-1.1"));
}

/// HUB-3.5, HUB-4.1: 111 areas of land and 19 of sea; distances of the rulebook's examples.
#[test]
fn the_map() {
    let rules = rules_of("full-war", &[]);
    let map = &rules.data.map;
    assert_eq!((europe_1939::data::LANDS, map.areas.len()), (111, 130));
    let near = |a: &str, b: &str| {
        let (a, b) = (map.named(a).unwrap(), map.named(b).unwrap());
        let steps: [u8; europe_1939::data::AREAS] =
            map.graph.distances(europe_1939::data::Areas::one(a), !europe_1939::data::Areas::EMPTY);
        steps[b.index()]
    };
    assert_eq!([near("brest", "channel"), near("liverpool", "channel"), near("paris", "channel")], [1, 2, 2]);
    assert_eq!([near("london", "channel"), near("belgium", "dover"), near("belgium", "london")], [2, 2, 3]);
}
