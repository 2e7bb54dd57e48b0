//! Section 11: carriers and fighters, and the landing test.

use crate::common::{table, with};
use axis_allies::Action::*;
use axis_allies::data::{Space, Spaces};
use axis_allies::decks::{Deck, Wing, most_seated};
use axis_allies::state::Status;
use axis_allies::vocabulary::{Kind, Power};
use board::AreaId;

/// two fighters on a carrier, no bombers; a carrier bought this turn is no landing place.
#[test]
fn two_fighters_on_a_carrier() {
    let mut t = table("turn usa non_combat\nusa: sz-western-usa 1 carrier; western-usa 3 fighter 1 bomber");
    t.pick("western-usa", Kind::Fighter).act(Add);
    assert!(t.may(To(t.at("sz-western-usa"))));
    t.act(Add);
    t.not_to("sz-western-usa", "R-13.4");
    let mut t = table("turn usa non_combat\nusa: sz-western-usa 1 carrier; western-usa 1 bomber");
    t.pick("western-usa", Kind::Bomber).not_to("sz-western-usa", "R-11.1");
}

/// AA-75, AA-103, AA-104, AA-105, R-11.2, R-11.7: fighters take off before their carrier moves; it stays once one
/// landed.
#[test]
fn a_carrier_moves_first() {
    let mut t = table("turn usa non_combat\nusa: sz-hawaii 1 carrier 1 fighter");
    t.go("sz-hawaii", Kind::Carrier, "sz-midway");
    assert_eq!(t.state.count_as(t.at("sz-hawaii"), Power::Usa, Kind::Fighter, Status::Aloft(4)), 1);
    t.refused(Done, "R-13.3");
    t.go("sz-hawaii", Kind::Fighter, "sz-midway");
    assert_eq!(t.count("sz-midway", Power::Usa, Kind::Fighter), 1);
    let mut t = table("turn usa non_combat\nusa: sz-hawaii 1 carrier; hawaiian-islands 1 fighter");
    t.go("hawaiian-islands", Kind::Fighter, "sz-hawaii");
    t.refused(t.pick_of("sz-hawaii", Kind::Carrier), "R-2.3");
}

/// AA-106, AA-107, R-11.3: on an ally's carrier: asked first, and carried along on his turn.
#[test]
fn guests_travel_with_the_carrier() {
    let mut t = table("turn uk non_combat\nuk: united-kingdom 1 fighter\nusa: sz-united-kingdom 1 carrier");
    t.go("united-kingdom", Kind::Fighter, "sz-united-kingdom");
    assert_eq!(t.decider(), Power::Usa);
    t.act(Accept);
    assert_eq!(t.count("sz-united-kingdom", Power::Uk, Kind::Fighter), 1);
    let mut t = table("turn usa non_combat\nuk: sz-united-kingdom 1 fighter\nusa: sz-united-kingdom 1 carrier");
    t.go("sz-united-kingdom", Kind::Carrier, "sz-spain");
    assert_eq!(t.count("sz-spain", Power::Uk, Kind::Fighter), 1);
}

/// a guest of the attacker is lost only if its owner lets it be.
#[test]
fn a_guest_may_be_given_up() {
    let mut t = table(
        "turn usa combat_move\n\
            uk: sz-spain 1 fighter\n\
            usa: sz-spain 1 carrier\n\
            germany: sz-united-kingdom 1 battleship",
    );
    t.go("sz-spain", Kind::Carrier, "sz-united-kingdom").done();
    t.fight("sz-united-kingdom", &[6, 1]);
    t.act(Lose { power: Power::Uk, kind: Kind::Fighter, left: 0 });
    assert_eq!(t.decider(), Power::Uk);
    t.act(Accept);
    assert_eq!((t.state.total(Power::Uk, Kind::Fighter), t.state.total(Power::Usa, Kind::Carrier)), (0, 1));
}

/// AA-71, AA-72, AA-101, R-11.5, R-11.4: a defending fighter without its carrier lands in the zone or is lost.
#[test]
fn a_fighter_without_a_carrier() {
    let at = |zone: &str| {
        let mut t = table(&format!(
            "turn germany combat_move\ngermany: sz-spain 3 submarine\nuk: {zone} 1 carrier\nusa: {zone} 1 fighter"
        ));
        t.go_all("sz-spain", Kind::Submarine, zone).done();
        t.fight(zone, &[1, 6, 6, 6]);
        while t.may(Withdraw(t.at("sz-spain"))) {
            t.act(Withdraw(t.at("sz-spain")));
        }
        t.state.total(Power::Usa, Kind::Fighter)
    };
    assert_eq!(at("sz-united-kingdom"), 1, "on the island");
    assert_eq!(at("sz-hudson-bay"), 0, "no island there");
}

/// those of the carrier's owner come first.
#[test]
fn the_carriers_owner_comes_first() {
    let mut t = table(
        "turn germany combat_move\n\
            germany: sz-spain 3 submarine\n\
            uk: sz-hudson-bay 2 carrier 2 fighter\n\
            usa: sz-hudson-bay 2 fighter",
    );
    t.go_all("sz-spain", Kind::Submarine, "sz-hudson-bay").done();
    t.fight("sz-hudson-bay", &[1, 6, 6, 6, 6, 6, 6, 6]);
    while t.may(Withdraw(t.at("sz-spain"))) {
        t.act(Withdraw(t.at("sz-spain")));
    }
    assert_eq!(
        (t.count("sz-hudson-bay", Power::Uk, Kind::Fighter), t.count("sz-hudson-bay", Power::Usa, Kind::Fighter)),
        (2, 0)
    );
}

/// an attacking fighter whose carrier is gone lands where it can, or is lost.
#[test]
fn an_attacking_fighter_without_a_carrier() {
    let mut t = table(
        "turn usa combat_move\n\
            usa: sz-hawaii 1 carrier 1 fighter\n\
            japan: sz-solomons 1 submarine; sz-wake 1 battleship",
    );
    t.go("sz-hawaii", Kind::Fighter, "sz-solomons").go("sz-hawaii", Kind::Carrier, "sz-wake").done();
    t.fight("sz-wake", &[6, 4]);
    t.fight("sz-solomons", &[1]);
    t.go("sz-solomons", Kind::Fighter, "hawaiian-islands");
}

/// AA-109, AA-110, R-4.11, R-11.9: a carrier that may still move counts, for all fighters together.
#[test]
fn a_carrier_may_come_to_meet_them() {
    let sketch = "turn usa combat_move\n\
        owner hawaiian-islands japan\n\
        owner midway japan\n\
        usa: sz-western-usa 1 carrier; western-usa 3 fighter\n\
        japan: sz-wake 1 submarine";
    let mut t = table(sketch);
    t.pick("western-usa", Kind::Fighter).act(Add).to("sz-wake");
    t.refused(t.pick_of("western-usa", Kind::Fighter), "AA-108");
    t.done();
    t.fight("sz-wake", &[1, 1]);
    assert!(t.may(t.pick_of("sz-western-usa", Kind::Carrier)), "AA-110: it may go, or not");
    let mut t = with(&[("landing_test", "each")], sketch);
    t.pick("western-usa", Kind::Fighter).act(Add).act(Add).to("sz-wake");
}

/// a carrier that others count on may not go elsewhere.
#[test]
fn a_carrier_may_not_desert() {
    let mut t = table(
        "turn usa combat_move\n\
            owner hawaiian-islands japan\n\
            owner midway japan\n\
            usa: sz-western-usa 1 carrier; western-usa 1 fighter\n\
            japan: sz-wake 1 submarine; sz-western-canada 1 submarine",
    );
    t.go("western-usa", Kind::Fighter, "sz-wake");
    t.pick("sz-western-usa", Kind::Carrier).not_to("sz-western-canada", "R-11.9").to("sz-wake");
}

/// Whether fighters with these zones in reach all find a place.
fn all_find_a_deck(wings: &[(Spaces, u8)], decks: &[Deck]) -> bool {
    let wings: Vec<Wing> = wings.iter().map(|&(zones, n)| Wing { zones, guest_of: None, n }).collect();
    most_seated(&wings, decks) == Some(wings.iter().map(|w| usize::from(w.n)).sum())
}

fn zones(ids: &[u8]) -> Spaces {
    ids.iter().map(|&i| AreaId(i)).collect()
}

/// the search finds an assignment if and only if there is one.
#[test]
fn the_search_for_decks_is_exact() {
    let deck = |ids: &[u8], room| Deck { zones: zones(ids), home: AreaId(ids[0]), room, ours: true };
    assert!(all_find_a_deck(&[], &[]));
    assert!(!all_find_a_deck(&[(zones(&[80]), 1)], &[]));
    // Two carriers, each wanted in two places: only one of the four ways serves all.
    let decks = [deck(&[80, 81], 2), deck(&[81, 82], 2)];
    assert!(all_find_a_deck(&[(zones(&[80]), 2), (zones(&[82]), 2)], &decks));
    assert!(all_find_a_deck(&[(zones(&[81]), 4)], &decks));
    assert!(!all_find_a_deck(&[(zones(&[80]), 1), (zones(&[81]), 3)], &decks));
    assert!(!all_find_a_deck(&[(zones(&[80]), 3)], &decks));
    // One carrier cannot be in two places.
    assert!(!all_find_a_deck(&[(zones(&[80]), 1), (zones(&[81]), 1)], &[deck(&[80, 81], 2)]));
    // Against trying everything: three decks, four fighters, all reaches over four zones.
    let decks = [deck(&[80, 81, 82], 1), deck(&[81, 83], 2), deck(&[80, 83], 1)];
    let mut seed = 7u32;
    for _ in 0..2000 {
        let wings: Vec<(Spaces, u8)> = (0..4)
            .map(|_| {
                seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let bits = (seed >> 20) & 15;
                ((0..4u8).filter(|i| bits & (1 << i) != 0).map(|i| AreaId(80 + i)).collect(), 1)
            })
            .collect();
        assert_eq!(all_find_a_deck(&wings, &decks), try_all(&wings, &decks), "{wings:?}");
    }
}

fn try_all(wings: &[(Spaces, u8)], decks: &[Deck]) -> bool {
    let places: Vec<Vec<Space>> = decks.iter().map(|d| d.zones.iter().collect()).collect();
    let mut found = false;
    for a in &places[0] {
        for b in &places[1] {
            for c in &places[2] {
                let at = [*a, *b, *c];
                found |= (0..81u32).any(|code| {
                    let mut room: Vec<u8> = decks.iter().map(|d| d.room).collect();
                    let mut code = code;
                    wings.iter().all(|(zones, _)| {
                        let d = (code % 3) as usize;
                        code /= 3;
                        let fits = zones.contains(at[d]) && room[d] > 0;
                        room[d] = room[d].saturating_sub(1);
                        fits
                    })
                });
            }
        }
    }
    found
}
