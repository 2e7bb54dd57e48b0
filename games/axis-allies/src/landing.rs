//! Whether aircraft can land (R-4.11, R-11.9, AA-108 to AA-110): exact, and for all of them together. Land takes any
//! number; fighters that reach none are put on decks, and carriers that may still move go where they are wanted. Battles
//! set so far count as won, and a carrier may itself attack the zone it is wanted in.

use crate::Rules;
use crate::data::{LAND, SPACES, Space, Spaces};
use crate::options::{LandingTest, NeutralOverflight};
use crate::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use arrayvec::ArrayVec;

/// The longest flight there is: a bomber with Long Range.
pub(crate) const FARTHEST: usize = 8;

/// Fighters on carriers.
pub(crate) const DECK: u8 = 2;

/// A carrier that can go to any of several zones, with the room it has.
#[derive(Clone, Debug)]
pub struct Deck {
    pub zones: Spaces,
    pub room: u8,
}

/// Which spaces lie how near to land one can land on, in part 4 of this turn.
#[derive(Clone, Debug)]
pub(crate) struct Homes {
    /// Within so many steps of a safe landing.
    pub near: [Spaces; FARTHEST + 1],
    /// What may be flown over in part 4.
    pub open: Spaces,
}

impl Homes {
    /// Whether an aircraft at a space with so much left reaches land.
    #[inline]
    pub fn reach(&self, space: Space, left: u8) -> bool {
        self.near[usize::from(left).min(FARTHEST)].contains(space)
    }
}

impl Rules {
    /// Land for landing: friendly when the turn began and still so (R-13.4, AA-67).
    pub(crate) fn landing_land(&self, s: &State, side: Side) -> Spaces {
        (s.land_at_start(side) & s.land_of(side)) - s.turn.captured
    }

    /// neutrals are closed in part 4, but for those that will be ours by then.
    pub(crate) fn homes(&self, s: &State, sight: &Sight, claims: Spaces) -> Homes {
        let mut taken = s.turn.claims | claims;
        if self.options.neutral_overflight == NeutralOverflight::Control {
            taken |= s.turn.fees;
        }
        let open = !(sight.neutral - taken);
        let mut near = [Spaces::EMPTY; FARTHEST + 1];
        near[0] = self.landing_land(s, sight.side);
        let mut edge = near[0];
        for i in 1..=FARTHEST {
            edge = (self.data.map.graph.next_to(edge) & open) - near[i - 1];
            near[i] = near[i - 1] | edge;
        }
        Homes { near, open }
    }

    /// Zones a fighter can reach in part 4, its own included.
    fn zones_in_reach(&self, homes: &Homes, at: Space, left: u8) -> Spaces {
        self.data.map.graph.within(Spaces::one(at), left, homes.open) - LAND
    }

    /// Where the decks of our side can be in part 4: each with the zones it can be in and the fighters it can take.
    fn decks(&self, s: &State, sight: &Sight, also_won: Spaces) -> Vec<Deck> {
        let mut decks = Vec::new();
        let power = sight.power;
        let won = sight.sea_battles() | also_won;
        let closed = sight.enemy_sea - won;
        for zone in sight.carriers.iter() {
            let (mut ready, mut fixed, mut guests) = (0u8, 0u8, 0u8);
            for stack in s.at(zone) {
                match stack.kind {
                    Kind::Carrier if stack.power == power && stack.status == Status::Ready => ready += stack.n,
                    Kind::Carrier if stack.power == power => fixed += stack.n,
                    Kind::Carrier if stack.power.side() == sight.side && !s.has_refused(stack.power) => {
                        fixed += stack.n;
                    }
                    Kind::Fighter if stack.power != power && stack.power.side() == sight.side => guests += stack.n,
                    _ => {}
                }
            }
            let on_fixed = guests.min(fixed * DECK);
            guests -= on_fixed;
            if fixed * DECK > on_fixed {
                decks.push(Deck { zones: Spaces::one(zone), room: fixed * DECK - on_fixed });
            }
            if ready > 0 {
                let moves = self.range(s, power, Kind::Carrier);
                let mut zones = Spaces::one(zone);
                let mut edge = zones;
                let mut ends = zones;
                for _ in 0..moves {
                    let next = self.sea_next(s, sight.side, edge) - zones;
                    ends |= next;
                    edge = next - closed;
                    zones |= edge;
                }
                for _ in 0..ready {
                    let riding = guests.min(DECK);
                    guests -= riding;
                    if riding < DECK {
                        decks.push(Deck { zones: ends, room: DECK - riding });
                    }
                }
            }
        }
        decks
    }

    /// Our fighters that need a deck wherever they are: those in the air, and those aboard that reach no land.
    fn fighters_at_sea(&self, s: &State, sight: &Sight, homes: &Homes) -> Vec<(Spaces, u8)> {
        let mut wings = Vec::new();
        let range = self.range(s, sight.power, Kind::Fighter);
        for stack in &s.stacks {
            if stack.power != sight.power || stack.kind != Kind::Fighter {
                continue;
            }
            let left = match stack.status {
                Status::Ready if !LAND.contains(stack.space) => range,
                status => match status.in_the_air() {
                    Some(left) => left,
                    None => continue,
                },
            };
            if !homes.reach(stack.space, left) {
                wings.push((self.zones_in_reach(homes, stack.space, left), stack.n));
            }
        }
        wings
    }

    /// Whether so many fighters that end at a space with so much left can land on decks, with all that are out already.
    pub(crate) fn finds_deck(&self, s: &State, sight: &Sight, homes: &Homes, at: Space, left: u8, n: u8) -> bool {
        if sight.carriers.is_empty() {
            return false;
        }
        let zones = self.zones_in_reach(homes, at, left);
        let won = if LAND.contains(at) { Spaces::EMPTY } else { Spaces::one(at) };
        let decks = self.decks(s, sight, won);
        match self.options.landing_test {
            LandingTest::Each => all_find_a_deck(&[(zones, 1)], &decks),
            LandingTest::Joint => {
                let mut wings = self.fighters_at_sea(s, sight, homes);
                wings.push((zones, n));
                all_find_a_deck(&wings, &decks)
            }
        }
    }

    /// Whether everybody who is out can still land; asked after a carrier has moved in part 2.
    pub(crate) fn all_can_land(&self, s: &State, power: Power) -> bool {
        let sight = Sight::of(s, power);
        let homes = self.homes(s, &sight, Spaces::EMPTY);
        let wings = self.fighters_at_sea(s, &sight, &homes);
        if wings.is_empty() {
            return true;
        }
        let decks = self.decks(s, &sight, Spaces::EMPTY);
        match self.options.landing_test {
            LandingTest::Joint => all_find_a_deck(&wings, &decks),
            LandingTest::Each => wings.iter().all(|&(zones, _)| all_find_a_deck(&[(zones, 1)], &decks)),
        }
    }
}

/// Fighters as bits of a word: more than any power ever has at sea.
type Crowd = u128;
const CROWD: usize = 128;

/// Whether every fighter finds a place: `wings` are zones in reach and how many fighters share them.
pub fn all_find_a_deck(wings: &[(Spaces, u8)], decks: &[Deck]) -> bool {
    let fighters: usize = wings.iter().map(|w| usize::from(w.1)).sum();
    let room: usize = decks.iter().map(|d| usize::from(d.room)).sum();
    if fighters == 0 {
        return true;
    }
    if fighters > room || fighters > CROWD {
        return false;
    }
    let mut one_by_one: ArrayVec<Spaces, CROWD> = ArrayVec::new();
    for &(zones, n) in wings {
        for _ in 0..n {
            // As many as the crowd holds: checked above.
            let _ = one_by_one.try_push(zones);
        }
    }
    // For each deck, the sets of fighters it can serve from one zone; only those not contained in another.
    let mut choices: Vec<(u8, Vec<Crowd>)> = Vec::with_capacity(decks.len());
    for deck in decks {
        let mut sets: Vec<Crowd> = Vec::new();
        for zone in deck.zones.iter() {
            let served =
                one_by_one.iter().enumerate().filter(|(_, z)| z.contains(zone)).fold(0, |set, (i, _)| set | 1 << i);
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
    seat_all(one_by_one.len(), &choices, 0, &mut chosen)
}

fn union(sets: &[Crowd]) -> Crowd {
    sets.iter().fold(0, |all, set| all | set)
}

/// Decks up to `at` have their zone; the others could be everywhere at once. If even that is not enough, nothing is.
fn seat_all(fighters: usize, choices: &[(u8, Vec<Crowd>)], at: usize, chosen: &mut [(u8, Crowd)]) -> bool {
    if !matching(fighters, chosen) {
        return false;
    }
    let Some(next) = (at..choices.len()).find(|&i| choices[i].1.len() > 1) else { return true };
    for &set in &choices[next].1 {
        chosen[next].1 = set;
        if seat_all(fighters, choices, next + 1, chosen) {
            return true;
        }
    }
    chosen[next].1 = union(&choices[next].1);
    false
}

/// Whether every fighter can be given a place on a deck that serves it, decks taking as many as they have room for.
fn matching(fighters: usize, decks: &[(u8, Crowd)]) -> bool {
    let mut aboard = vec![0 as Crowd; decks.len()];
    (0..fighters).all(|f| {
        let mut tried = 0u128;
        give_place(f, decks, &mut aboard, &mut tried)
    })
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
