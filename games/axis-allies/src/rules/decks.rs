//! Fighters and places on decks, when every deck may be in one of several zones: the greatest number that finds a
//! place.

use crate::data::{SPACES, Space, Spaces};
use arrayvec::ArrayVec;

/// A carrier that can be in any of several zones, with the room it has.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    pub zones: Spaces,
    /// Where it is now.
    pub home: Space,
    pub room: u8,
    /// Whether our own fighters may land on it; guests may in any case.
    pub ours: bool,
}

/// Fighters that look for a deck.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Wing {
    /// Zones they can reach.
    pub zones: Spaces,
    /// Guests do not fly: they stay on a deck of this zone, wherever it goes.
    pub guest_of: Option<Space>,
    pub n: u8,
}

/// Fighters as bits of a word: more than any power ever has at sea.
type Crowd = u128;
const CROWD: usize = 128;

/// How many fighters that are no guests find a place, at most; nothing if not even all guests do.
pub fn most_seated(wings: &[Wing], decks: &[Deck]) -> Option<usize> {
    // Guests first: they keep their place whoever else comes.
    let mut crowd: ArrayVec<(Spaces, Option<Space>), CROWD> = ArrayVec::new();
    for of_guests in [true, false] {
        for wing in wings.iter().filter(|w| w.guest_of.is_some() == of_guests) {
            for _ in 0..wing.n {
                if crowd.try_push((wing.zones, wing.guest_of)).is_err() {
                    return None;
                }
            }
        }
    }
    let guests = crowd.iter().filter(|(_, of)| of.is_some()).count();
    // For each deck, the fighters it can serve from one zone; only sets not contained in another.
    let mut choices: Vec<(u8, Vec<Crowd>)> = Vec::with_capacity(decks.len());
    for deck in decks {
        let mut sets: Vec<Crowd> = Vec::new();
        for zone in deck.zones.iter() {
            let served = crowd.iter().enumerate().fold(0, |set, (i, (zones, guest_of))| {
                let serves = match guest_of {
                    Some(home) => *home == deck.home,
                    None => deck.ours && zones.contains(zone),
                };
                if serves { set | 1 << i } else { set }
            });
            if served != 0 && !sets.iter().any(|&other| other & served == served) {
                sets.retain(|&other| other & served != other);
                sets.push(served);
            }
        }
        if !sets.is_empty() {
            choices.push((deck.room, sets));
        }
    }
    choices.sort_by_key(|(_, sets)| sets.len());
    let mut chosen: Vec<(u8, Crowd)> = choices.iter().map(|(room, sets)| (*room, union(sets))).collect();
    let mut best = None;
    seat_most((crowd.len(), guests), &choices, 0, &mut chosen, &mut best);
    best
}

fn union(sets: &[Crowd]) -> Crowd {
    sets.iter().fold(0, |all, set| all | set)
}

/// Decks up to `at` have their zone; the others could be everywhere at once. If even that is no better, nothing is.
fn seat_most(
    crowd: (usize, usize),
    choices: &[(u8, Vec<Crowd>)],
    at: usize,
    chosen: &mut [(u8, Crowd)],
    best: &mut Option<usize>,
) {
    let (all, guests) = crowd;
    let Some(bound) = matching(all, guests, chosen) else { return };
    if best.is_some_and(|b| bound <= b) {
        return;
    }
    let Some(next) = (at..choices.len()).find(|&i| choices[i].1.len() > 1) else {
        *best = Some(bound);
        return;
    };
    for &set in &choices[next].1 {
        chosen[next].1 = set;
        seat_most(crowd, choices, next + 1, chosen, best);
    }
    chosen[next].1 = union(&choices[next].1);
}

/// How many fighters beside the guests can be given a place on a deck that serves them; nothing if a guest has none.
fn matching(all: usize, guests: usize, decks: &[(u8, Crowd)]) -> Option<usize> {
    let mut aboard = vec![0 as Crowd; decks.len()];
    let mut seated = 0;
    for fighter in 0..all {
        let mut tried = 0u128;
        // Whoever has a place keeps one: later fighters only make others move over.
        let placed = give_place(fighter, decks, &mut aboard, &mut tried);
        if fighter < guests && !placed {
            return None;
        }
        seated += usize::from(placed && fighter >= guests);
    }
    Some(seated)
}

fn give_place(fighter: usize, decks: &[(u8, Crowd)], aboard: &mut [Crowd], tried: &mut u128) -> bool {
    for (i, &(room, serves)) in decks.iter().enumerate() {
        if serves & (1 << fighter) == 0 || i >= SPACES || *tried & (1 << i) != 0 {
            continue;
        }
        *tried |= 1 << i;
        if aboard[i].count_ones() < u32::from(room) {
            aboard[i] |= 1 << fighter;
            return true;
        }
        let mut there = aboard[i];
        while there != 0 {
            let other = there.trailing_zeros() as usize;
            there &= there - 1;
            if give_place(other, decks, aboard, tried) {
                aboard[i] &= !(1 << other);
                aboard[i] |= 1 << fighter;
                return true;
            }
        }
    }
    false
}
