//! Whether aircraft can land (R-4.11, R-11.9, R-13.3, AA-108 to AA-110): exact, and for all of them together. Land
//! takes any number; fighters that reach none are put on decks, and carriers that may still move go where they are
//! wanted. Battles count as won, those set so far and those that could still be set: a carrier may attack the zone it
//! is wanted in, and others may open the way for it. See [`crate::rules::decks`] for the search itself.

use crate::Rules;
use crate::data::{LAND, Space, Spaces};
use crate::options::{LandingTest, NeutralOverflight};
use crate::rules::decks::{Deck, Wing, most_seated};
use crate::rules::movement::FEE;
use crate::rules::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;

/// The longest flight there is: a bomber with Long Range.
pub(crate) const FARTHEST: usize = 8;

/// Fighters on carriers.
pub(crate) const DECK: u8 = 2;

/// So many obstacles may be cleared away by others in one plan: more than carriers could ever need.
const CLEARED: usize = 4;

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

/// Aircraft on a mission, with what they will have left.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Sortie {
    pub kind: Kind,
    pub at: Space,
    pub left: u8,
    pub n: u8,
}

/// What is assumed to happen in the rest of the combat movement.
#[derive(Clone, Debug, Default)]
struct Plan {
    /// Zones whose battles are won, besides those set so far.
    won: Spaces,
    /// Neutrals that are taken.
    opened: Spaces,
    sorties: Vec<Sortie>,
    /// Units that are no longer where they stand, by their place in the list of stacks.
    away: Vec<(usize, u8)>,
    /// Carriers sent to fight: from where, and to which zone.
    sent: Vec<(Space, Space)>,
}

impl Plan {
    fn gone(&self, stack: usize) -> u8 {
        self.away.iter().filter(|(i, _)| *i == stack).map(|(_, n)| n).sum()
    }
}

/// Who could clear an obstacle away.
enum Clearer {
    /// Lands by itself or need not land at all.
    Free(usize),
    Flies(usize, Sortie),
    Sails(usize, Space),
}

impl Rules {
    /// Land for landing: friendly when the turn began and still so (R-13.4, AA-67).
    pub(crate) fn landing_land(&self, state: &State, side: Side) -> Spaces {
        (state.land_at_start(side) & state.land_of(side)) - state.turn.captured
    }

    /// neutrals are closed in part 4, but for those that will be ours by then.
    pub(crate) fn homes(&self, state: &State, sight: &Sight, opened: Spaces) -> Homes {
        let mut taken = state.turn.claims | sight.assaulted | opened;
        if self.options.neutral_overflight == NeutralOverflight::Control {
            taken |= state.turn.fees;
        }
        let open = !(sight.neutral - taken);
        let mut near = [Spaces::EMPTY; FARTHEST + 1];
        near[0] = self.landing_land(state, sight.side);
        let mut edge = near[0];
        // Nobody flies farther than a bomber.
        let far = usize::from(self.range(state, sight.power, Kind::Bomber)).min(FARTHEST);
        for i in 1..=far {
            edge = (self.data.map.graph.next_to(edge) & open) - near[i - 1];
            near[i] = near[i - 1] | edge;
        }
        Homes { near, open }
    }

    /// Zones a fighter can reach in part 4, its own included.
    fn zones_in_reach(&self, homes: &Homes, at: Space, left: u8) -> Spaces {
        self.data.map.graph.within(Spaces::one(at), left, homes.open) - LAND
    }

    /// Where a carrier that has not moved can be when fighters land: by a move in part 4 through zones that are clear
    /// by then, or by an attack in part 2 of its own.
    fn carrier_zones(&self, state: &State, sight: &Sight, zone: Space, won: Spaces) -> Spaces {
        let moves = self.range(state, sight.power, Kind::Carrier);
        let spread = |closed: Spaces, stop: Spaces| {
            let mut found = Spaces::one(zone);
            let (mut edge, mut ends) = (found, found);
            for _ in 0..moves {
                let next = self.sea_next(state, sight.side, edge) - found;
                ends |= next & stop;
                edge = next - closed;
                found |= edge;
                ends |= edge;
            }
            ends
        };
        let closed = sight.enemy_sea - won;
        if state.phase != Phase::CombatMove || self.is_held_back(state) {
            return spread(closed, Spaces::EMPTY);
        }
        let attacking = spread(sight.enemy_sea, sight.enemy_sea);
        // Among enemies it leaves now or fights there; what fought does not move afterwards.
        if sight.enemy_sea.contains(zone) { attacking } else { attacking | spread(closed, Spaces::EMPTY) }
    }

    /// The decks of our side with the zones each can be in, and the guests that need a place on them: a power's
    /// fighters stand on its own carriers first.
    fn decks(&self, state: &State, sight: &Sight, plan: &Plan) -> (Vec<Deck>, Vec<Wing>) {
        let (mut decks, mut guests) = (Vec::new(), Vec::new());
        let power = sight.power;
        // After combat there is nothing left to be won.
        let won = if state.phase == Phase::CombatMove { sight.sea_battles() | plan.won } else { Spaces::EMPTY };
        for home in sight.carriers.iter() {
            let (mut ready, mut fixed, mut landed) = (0u8, 0u8, 0u8);
            let (mut carriers, mut fighters) = (ByPower::<u8>::default(), ByPower::<u8>::default());
            for stack in state.at(home).iter().filter(|t| t.power.side() == sight.side) {
                let ours = stack.power == power;
                match (stack.kind, stack.status) {
                    (Kind::Carrier, Status::Ready) if ours => ready += stack.n,
                    (Kind::Carrier, _) if ours => fixed += stack.n * DECK,
                    (Kind::Carrier, _) => carriers[stack.power] += stack.n * DECK,
                    (Kind::Fighter, Status::Done) if ours => landed += stack.n,
                    (Kind::Fighter, _) if !ours => fighters[stack.power] += stack.n,
                    _ => {}
                }
            }
            let mut closed = 0u8;
            for ally in sight.side.powers().filter(|&p| p != power) {
                let (places, aboard) = (carriers[ally], fighters[ally]);
                let free = places.saturating_sub(aboard);
                if state.is_barred_from_decks_of(ally) {
                    closed += free;
                } else {
                    fixed += free;
                }
                if aboard > places {
                    guests.push(Wing { zones: Spaces::EMPTY, guest_of: Some(home), n: aboard - places });
                }
            }
            let fixed = fixed.saturating_sub(landed);
            let closed = closed.saturating_sub(self.aboard_of_refusers(state, sight, home));
            let here = Spaces::one(home);
            decks.push(Deck { zones: here, home, room: fixed, ours: true });
            decks.push(Deck { zones: here, home, room: closed, ours: false });
            let sent = plan.sent.iter().filter(|(from, _)| *from == home);
            for (_, to) in sent.clone() {
                decks.push(Deck { zones: Spaces::one(*to), home, room: DECK, ours: true });
            }
            let staying = ready.saturating_sub(sent.count() as u8);
            if staying > 0 {
                let zones = self.carrier_zones(state, sight, home, won);
                decks.extend((0..staying).map(|_| Deck { zones, home, room: DECK, ours: true }));
            }
        }
        decks.retain(|d| d.room > 0);
        (decks, guests)
    }

    /// Our fighters that need a deck wherever they are: those in the air, and those aboard that reach no land.
    fn fighters_at_sea(&self, state: &State, sight: &Sight, homes: &Homes, plan: &Plan) -> Vec<Wing> {
        let mut wings = Vec::new();
        let range = self.range(state, sight.power, Kind::Fighter);
        let mut add = |at: Space, left: u8, n: u8| {
            if n > 0 && !homes.reach(at, left) {
                wings.push(Wing { zones: self.zones_in_reach(homes, at, left), guest_of: None, n });
            }
        };
        for (i, stack) in state.stacks.iter().enumerate() {
            if stack.power != sight.power || stack.kind != Kind::Fighter {
                continue;
            }
            let (left, seated) = match stack.status {
                Status::Ready if LAND.contains(stack.space) => continue,
                Status::Ready => (Some(range), self.aboard_of_refusers(state, sight, stack.space)),
                status => (status.in_the_air(), 0),
            };
            if let Some(left) = left {
                add(stack.space, left, stack.n.saturating_sub(plan.gone(i)).saturating_sub(seated));
            }
        }
        for sortie in plan.sorties.iter().filter(|f| f.kind == Kind::Fighter) {
            add(sortie.at, sortie.left, sortie.n);
        }
        wings
    }

    /// Our fighters that have stood on the decks of a zone since an earlier turn and whose hosts will have no more of
    /// them: consent holds as long as they stay.
    fn aboard_of_refusers(&self, state: &State, sight: &Sight, zone: Space) -> u8 {
        if state.turn.no_fighters.is_empty() {
            return 0;
        }
        let ready = state.count_as(zone, sight.power, Kind::Fighter, Status::Ready);
        let landed = state.count_as(zone, sight.power, Kind::Fighter, Status::Done);
        let (mut open, mut closed) = (DECK * state.count(zone, sight.power, Kind::Carrier), 0);
        for ally in sight.side.powers().filter(|&p| p != sight.power) {
            let places = DECK * state.count(zone, ally, Kind::Carrier);
            let free = places.saturating_sub(state.count(zone, ally, Kind::Fighter));
            if state.is_barred_from_decks_of(ally) { closed += free } else { open += free }
        }
        (ready + landed).saturating_sub(open).min(closed).min(ready)
    }

    /// How many of our aircraft cannot land, whatever is done from now on but for what is planned.
    fn stranded_by(&self, state: &State, sight: &Sight, homes: &Homes, plan: &Plan) -> usize {
        let grounded = |f: &&Sortie| f.kind == Kind::Bomber && !homes.reach(f.at, f.left);
        let bombers: usize = plan.sorties.iter().filter(grounded).map(|f| usize::from(f.n)).sum();
        let wings = self.fighters_at_sea(state, sight, homes, plan);
        if wings.is_empty() {
            return bombers;
        }
        let (decks, guests) = self.decks(state, sight, plan);
        let all: usize = wings.iter().map(|w| usize::from(w.n)).sum();
        let seated = |wings: &[Wing]| {
            let crowd: Vec<Wing> = guests.iter().chain(wings).copied().collect();
            most_seated(&crowd, &decks).unwrap_or(0)
        };
        bombers
            + match self.options.landing_test {
                LandingTest::Each if state.phase == Phase::CombatMove => {
                    let alone = |w: &&Wing| seated(&[Wing { n: 1, ..**w }]) == 0;
                    wings.iter().filter(alone).map(|w| usize::from(w.n)).sum()
                }
                // When it comes to landing, a place is for one only.
                _ => all - seated(&wings),
            }
    }

    /// How many of our aircraft in the air, or aboard, cannot land any more.
    pub(crate) fn stranded(&self, state: &State) -> usize {
        let sight = Sight::of(state, state.power);
        let homes = self.homes(state, &sight, Spaces::EMPTY);
        let up = |t: &&Stack| t.power == state.power && t.kind == Kind::Bomber;
        let lost = |t: &&Stack| t.status.in_the_air().is_some_and(|left| !homes.reach(t.space, left));
        let bombers: usize = state.stacks.iter().filter(up).filter(lost).map(|t| usize::from(t.n)).sum();
        bombers + self.stranded_by(state, &sight, &homes, &Plan::default())
    }

    /// Whether a mission can end so that everybody lands: as things stand, or by some further move of this
    /// part.
    pub(crate) fn can_return(&self, state: &State, sight: &Sight, moving: &Moving, sortie: Sortie) -> bool {
        let mut plan = Plan { sorties: vec![sortie], ..Plan::default() };
        if state.moving().is_none() {
            // Not in hand yet: it still stands where it starts from.
            let stands = |t: &Stack| {
                (t.space, t.power, t.kind, t.status) == (moving.origin, state.power, moving.kind, moving.status)
            };
            plan.away.extend(state.stacks.iter().position(stands).map(|i| (i, moving.n)));
        }
        if !LAND.contains(sortie.at) {
            plan.won.insert(sortie.at);
        }
        self.some_plan(state, sight, plan)
    }

    /// Whether everybody who is out can still land; asked after a carrier has moved in part 2.
    pub(crate) fn all_can_land(&self, state: &State) -> bool {
        let sight = Sight::of(state, state.power);
        self.some_plan(state, &sight, Plan::default())
    }

    /// What could be reached at the very best: land over every neutral, decks of carriers that nothing stops.
    pub(crate) fn hopes(&self, state: &State, sight: &Sight) -> (Homes, Spaces) {
        let homes = self.homes(state, sight, sight.neutral);
        let moves = self.range(state, sight.power, Kind::Carrier);
        (homes, self.data.map.graph.within(sight.carriers, moves, !LAND))
    }

    fn some_plan(&self, state: &State, sight: &Sight, plan: Plan) -> bool {
        let lands = |plan: &Plan| {
            let homes = self.homes(state, sight, plan.opened);
            self.stranded_by(state, sight, &homes, plan) == 0
        };
        if lands(&plan) {
            return true;
        }
        let gates = self.gates(state, sight, &plan);
        // If it were not even enough that all obstacles were gone, nothing is.
        let dream = Plan { won: plan.won | (gates - LAND), opened: gates & LAND, ..plan.clone() };
        if gates.is_empty() || !lands(&dream) {
            return false;
        }
        let gates: Vec<Space> = gates.iter().collect();
        self.clear_some(state, sight, &plan, &gates, CLEARED, &lands)
    }

    /// Obstacles that others could clear away: enemy ships in the way of our carriers, neutrals in the way of aircraft.
    fn gates(&self, state: &State, sight: &Sight, plan: &Plan) -> Spaces {
        let mut gates = Spaces::EMPTY;
        let moves = self.range(state, sight.power, Kind::Carrier);
        let ready = |z: &Space| state.count_as(*z, sight.power, Kind::Carrier, Status::Ready) > 0;
        for home in sight.carriers.iter().filter(ready) {
            gates |= self.data.map.graph.within(Spaces::one(home), moves, !LAND) & sight.enemy_sea;
        }
        gates = gates - sight.sea_battles() - plan.won;
        if state.cash[state.power] >= FEE * (sight.violated(state).len() as u16 + 1) {
            let own = |t: &&Stack| t.power == sight.power && t.kind.takes_ground() && t.status == Status::Ready;
            let troops: Spaces = state.stacks.iter().filter(own).map(|t| t.space).collect();
            let near = self.data.map.graph.within(troops, 2, LAND);
            gates |= near & (sight.neutral - state.turn.claims - sight.assaulted);
        }
        gates
    }

    /// Tries to have some of the obstacles cleared away by units that are free to do so.
    fn clear_some(
        &self,
        state: &State,
        sight: &Sight,
        plan: &Plan,
        gates: &[Space],
        most: usize,
        lands: &dyn Fn(&Plan) -> bool,
    ) -> bool {
        if most == 0 {
            return false;
        }
        gates.iter().enumerate().any(|(i, &gate)| {
            self.clearers(state, sight, plan, gate).into_iter().any(|clearer| {
                let mut next = plan.clone();
                if LAND.contains(gate) {
                    next.opened.insert(gate);
                } else {
                    next.won.insert(gate);
                }
                match clearer {
                    Clearer::Free(unit) => next.away.push((unit, 1)),
                    Clearer::Flies(unit, sortie) => {
                        next.away.push((unit, 1));
                        next.sorties.push(sortie);
                    }
                    Clearer::Sails(unit, home) => {
                        next.away.push((unit, 1));
                        next.sent.push((home, gate));
                    }
                }
                lands(&next) || self.clear_some(state, sight, &next, &gates[i + 1..], most - 1, lands)
            })
        })
    }

    fn clearers(&self, state: &State, sight: &Sight, plan: &Plan, gate: Space) -> Vec<Clearer> {
        let mut found = Vec::new();
        let map = &self.data.map;
        let fees = sight.violated(state).len() + plan.opened.len() + 1;
        if LAND.contains(gate) && usize::from(state.cash[state.power]) < usize::from(FEE) * fees {
            return found;
        }
        let neutral = sight.neutral - sight.violated(state);
        for (i, t) in state.stacks.iter().enumerate() {
            if t.power != sight.power || t.status != Status::Ready || t.n <= plan.gone(i) {
                continue;
            }
            match t.kind {
                Kind::Infantry if LAND.contains(gate) && map.graph.touch(t.space, gate) => found.push(Clearer::Free(i)),
                Kind::Armour if LAND.contains(gate) => {
                    let open = sight.friendly | (sight.hostile - sight.manned);
                    let from = Spaces::one(t.space) | (map.land_around(t.space) & open);
                    if map.graph.next_to(from).contains(gate) {
                        found.push(Clearer::Free(i));
                    }
                }
                Kind::Submarine | Kind::Battleship | Kind::Carrier if !LAND.contains(gate) => {
                    let step = self.sea_around(state, sight.side, t.space);
                    let reach = step | self.sea_next(state, sight.side, step - sight.enemy_sea);
                    if t.space != gate && reach.contains(gate) {
                        found.push(match t.kind {
                            Kind::Carrier => Clearer::Sails(i, t.space),
                            _ => Clearer::Free(i),
                        });
                    }
                }
                kind if kind.is_aircraft() && !LAND.contains(gate) => {
                    let range = self.range(state, t.power, kind);
                    let out = |d: &u8| map.graph.within(Spaces::one(t.space), *d, !neutral).contains(gate);
                    if let Some(moves) = (0..=range).find(out) {
                        found.push(Clearer::Flies(i, Sortie { kind, at: gate, left: range - moves, n: 1 }));
                    }
                }
                _ => {}
            }
        }
        // Those who need no landing place first.
        let homes = self.homes(state, sight, plan.opened);
        found.sort_by_key(|c| match c {
            Clearer::Free(_) => 0,
            Clearer::Flies(_, f) if homes.reach(f.at, f.left) => 1,
            _ => 2,
        });
        found
    }
}
