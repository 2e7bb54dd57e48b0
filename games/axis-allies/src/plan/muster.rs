//! What a power has free to send: stacks with where they can go, and transports with where they can sail.

use super::clash::Force;
use super::orders::{End, Order};
use super::picture::Picture;
use super::shopping::{CAPITAL_AT_RISK, COMPLEX_AT_RISK};
use crate::data::{LAND, SPACES, Space, Spaces};
use crate::state::*;
use crate::vocabulary::*;

/// Units that can be sent somewhere.
#[derive(Clone, Debug)]
pub(crate) struct Troop {
    pub stack: Stack,
    /// How many are free to go, and how many have been sent.
    pub free: u8,
    pub sent: u8,
    pub reach: Spaces,
    pub raids: Spaces,
}

/// A transport that has not been used.
#[derive(Clone, Debug)]
pub(crate) struct Bottom {
    pub ship: Transport,
    pub used: bool,
    /// Zones within none, one and two moves.
    pub rings: [Spaces; 3],
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Muster {
    pub troops: Vec<Troop>,
    pub bottoms: Vec<Bottom>,
    pub orders: Vec<Order>,
    /// Everybody of our side by space, as they will be when the orders are carried out.
    pub there: Vec<Force>,
    /// How sure the enemy would be of sinking a transport that ended its move in each zone, our escort included.
    perils: Vec<f32>,
}

/// A transport's way: where it loads what, and where it goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Trip {
    pub bottom: usize,
    pub pickup: Space,
    /// Places in the list of troops.
    pub loads: Vec<usize>,
    pub to: Space,
}

impl Muster {
    pub fn new(picture: &Picture<'_>, troops: Vec<Troop>) -> Muster {
        let bottoms = Muster::bottoms(picture);
        let there = picture.friends.clone();
        let mut muster = Muster { troops, bottoms, orders: Vec::new(), there, perils: vec![0.0; SPACES] };
        muster.reckon_perils(picture);
        muster
    }

    /// Looks at the zones that the transports could come to.
    fn reckon_perils(&mut self, picture: &Picture<'_>) {
        let zones = self.bottoms.iter().fold(Spaces::EMPTY, |all, bottom| all | bottom.rings[2]);
        for zone in zones.iter() {
            let mut fleet = self.there[zone.index()];
            fleet.add(Kind::Transport, 1);
            let comes = |t: &&Troop| t.stack.kind.is_warship() && t.stack.space != zone && t.reach.contains(zone);
            self.troops.iter().filter(comes).for_each(|t| fleet.add(t.stack.kind, t.free));
            self.perils[zone.index()] = picture.danger(zone, &fleet).win;
        }
    }

    /// Where of some zones a transport is safest.
    fn safest(&self, zones: Spaces) -> Option<Space> {
        let peril = |zone: &Space| self.perils[zone.index()];
        zones.iter().min_by(|a, b| peril(a).total_cmp(&peril(b)))
    }

    /// Transports of the power that are at hand.
    fn bottoms(picture: &Picture<'_>) -> Vec<Bottom> {
        let (game, state) = (picture.game, picture.state);
        let own =
            |ship: &&Transport| ship.power == picture.power && ship.status == Status::Ready && ship.landing.is_none();
        let rings = |zone: Space| {
            let start = Spaces::one(zone);
            let one = start | (game.sea_around(state, picture.sight.side, zone) - picture.sight.enemy_sea);
            [start, one, one | (game.sea_next(state, picture.sight.side, one - start) - picture.sight.enemy_sea)]
        };
        let ships = state.ships.iter().filter(own);
        ships.map(|ship| Bottom { ship: ship.clone(), used: false, rings: rings(ship.space) }).collect()
    }

    /// The first troops of a kind that are free in a territory.
    fn free_at(&self, taken: &[usize], land: Space, kind: Kind) -> Option<usize> {
        let left = |i: usize, t: &Troop| t.free.saturating_sub(taken.iter().filter(|&&x| x == i).count() as u8);
        let fits = |&(i, t): &(usize, &Troop)| {
            t.stack.space == land && t.stack.kind == kind && t.stack.status == Status::Ready && left(i, t) > 0
        };
        self.troops.iter().enumerate().find(fits).map(|(i, _)| i)
    }

    /// What a transport could load in a zone, from land that `from` allows: infantry first, for two of them fit.
    fn loads_at(
        &self,
        picture: &Picture<'_>,
        ship: &Transport,
        zone: Space,
        taken: &[usize],
        from: Spaces,
    ) -> Vec<usize> {
        let coast = picture.game.data.map.land_around(zone) & picture.sight.friendly & from;
        let mut room = ship.clone();
        let mut loads: Vec<usize> = Vec::new();
        for kind in [Kind::Infantry, Kind::Infantry, Kind::Armour] {
            if !room.has_room_for(kind) {
                continue;
            }
            let gone: Vec<usize> = taken.iter().chain(&loads).copied().collect();
            if let Some(i) = coast.iter().find_map(|land| self.free_at(&gone, land, kind)) {
                room.load(Cargo { power: picture.power, kind, now: true });
                loads.push(i);
            }
        }
        loads
    }

    /// The best way of a transport to one of some zones with troops aboard: where it can load most.
    pub fn trip(
        &self,
        picture: &Picture<'_>,
        bottom: usize,
        to: Spaces,
        taken: &[usize],
        from: Spaces,
    ) -> Option<Trip> {
        let Bottom { ship, used, rings } = &self.bottoms[bottom];
        if *used {
            return None;
        }
        let mut best: Option<Trip> = None;
        let better =
            |trip: &Trip, best: &Option<Trip>| best.as_ref().is_none_or(|other| trip.loads.len() > other.loads.len());
        let aboard = ship.carries(picture.power).any(|cargo| cargo.kind.takes_ground());
        for d in 0..3_usize {
            for pickup in (rings[d] - if d > 0 { rings[d - 1] } else { Spaces::EMPTY }).iter() {
                let beyond = self.zones_from(picture, pickup, 2 - d);
                let Some(zone) = self.safest(beyond & to) else { continue };
                let loads = self.loads_at(picture, ship, pickup, taken, from);
                let trip = Trip { bottom, pickup, loads, to: zone };
                if (aboard || !trip.loads.is_empty()) && better(&trip, &best) {
                    best = Some(trip);
                }
            }
        }
        best
    }

    fn zones_from(&self, picture: &Picture<'_>, zone: Space, moves: usize) -> Spaces {
        let (game, side, enemy) = (picture.game, picture.sight.side, picture.sight.enemy_sea);
        let mut found = Spaces::one(zone);
        for _ in 0..moves {
            found |= game.sea_next(picture.state, side, found) - enemy;
        }
        found
    }

    /// Sends a transport on its way.
    pub fn sail(&mut self, trip: &Trip, end: End) {
        let loads = trip.loads.iter().map(|&i| (self.troops[i].stack.space, self.troops[i].stack.kind)).collect();
        for &i in &trip.loads {
            let Troop { stack, free, sent, .. } = &mut self.troops[i];
            *free -= 1;
            *sent += 1;
            self.there[stack.space.index()].take(stack.kind, 1);
            if let End::Unload(land) = end {
                self.there[land.index()].add(stack.kind, 1);
            }
        }
        if let End::Unload(land) = end {
            let aboard = self.bottoms[trip.bottom].ship.cargo.iter().map(|cargo| cargo.kind);
            aboard.for_each(|kind| self.there[land.index()].add(kind, 1));
        }
        self.bottoms[trip.bottom].used = true;
        let ship = self.bottoms[trip.bottom].ship.clone();
        self.there[ship.space.index()].take(Kind::Transport, 1);
        self.there[trip.to.index()].add(Kind::Transport, 1);
        let stay = self.bottoms.iter().filter(|other| !other.used && other.ship == ship).count() as u8;
        self.orders.push(Order::Sail { ship, stay, pickup: trip.pickup, loads, to: trip.to, end });
    }

    /// Sends some of a stack somewhere; aircraft one by one.
    pub fn send(&mut self, troop: usize, n: u8, to: Space, raid: bool) {
        let Stack { space: from, kind, .. } = self.troops[troop].stack;
        self.there[from.index()].take(kind, n);
        self.there[to.index()].add(kind, n);
        let group = if self.troops[troop].stack.kind.is_aircraft() { 1 } else { n };
        for _ in 0..n / group.max(1) {
            let Troop { stack, free, sent, .. } = &mut self.troops[troop];
            *free -= group;
            *sent += group;
            let stay = stack.n - *sent;
            let Stack { space: from, kind, status, .. } = *stack;
            self.orders.push(Order::Go { from, kind, status, to, stay, raid });
        }
    }

    /// What a transport has aboard and would load.
    pub fn cargo(&self, picture: &Picture<'_>, trip: &Trip) -> Vec<Kind> {
        let aboard = self.bottoms[trip.bottom].ship.carries(picture.power).map(|cargo| cargo.kind);
        let loaded = trip.loads.iter().map(|&i| self.troops[i].stack.kind);
        aboard.chain(loaded).filter(|kind| kind.takes_ground()).collect()
    }
}

/// How many units of a stack may leave where it stands: a place that must be held keeps what it needs.
pub(super) fn may_leave(picture: &Picture<'_>, stack: &Stack, holds: bool) -> u8 {
    if !LAND.contains(stack.space) || !holds || !stack.kind.takes_ground() {
        return stack.n;
    }
    let force = picture.friends[stack.space.index()];
    let limit = if picture.is_capital(stack.space) { CAPITAL_AT_RISK } else { COMPLEX_AT_RISK };
    for share in [4_u16, 3, 2, 1] {
        let mut rest = force;
        let leave = u16::from(stack.n) * share / 4;
        rest.take(stack.kind, leave as u8);
        // Others of the same place leave as well.
        let other = if stack.kind == Kind::Infantry { Kind::Armour } else { Kind::Infantry };
        rest.take(other, (u16::from(force.of(other)) * share / 4) as u8);
        if picture.danger(stack.space, &rest).win <= limit {
            return leave as u8;
        }
    }
    0
}
