//! Section 11: the search for decks against trying everything.

use axis_allies::data::{Space, Spaces};
use axis_allies::decks::{Deck, Wing, most_seated};
use board::AreaId;

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
