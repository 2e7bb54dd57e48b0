//! Part 4 of a turn: aircraft come home, troops go to the front or to the coast, ships ferry them and keep together.

use super::aims::{Aim, Want};
use super::clash::Force;
use super::muster::{Muster, Trip, Troop, may_leave};
use super::orders::{End, Order};
use super::picture::{Picture, sea_steps};
use crate::Rules;
use crate::data::{LAND, SPACES, Space, Spaces};
use crate::state::*;
use crate::vocabulary::*;

/// How much nearer to the goal a voyage or a flight must bring somebody, in tenths of a march.
const WORTH_SAILING: u16 = 8;
const WORTH_FLYING: u16 = 15;

/// How many times more than the enemy we may lose where we march to.
const DARING: f32 = 1.2;

/// Everybody's places as they will be when the orders are carried out.
struct Coming {
    land: Vec<Force>,
}

impl Coming {
    fn of(&self, space: Space) -> Force {
        self.land[space.index()]
    }
}

impl Rules {
    pub(crate) fn marching_orders(&self, state: &State, want: &Want<'_>) -> Vec<Order> {
        let picture = self.picture(state, state.power, want);
        let mut muster = self.muster_marchers(&picture, want);
        let mut coming = Coming { land: picture.friends.clone() };
        self.land_aircraft(&picture, &mut muster);
        self.march_on(&picture, &mut muster, &mut coming);
        self.ferry(&picture, &mut muster, &mut coming);
        self.escort(&picture, &mut muster);
        self.rebase(&picture, &mut muster, &coming);
        muster.orders
    }

    fn muster_marchers(&self, picture: &Picture<'_>, want: &Want<'_>) -> Muster {
        let state = picture.state;
        let outlook = self.outlook(state);
        let mut troops = Vec::new();
        let own = |t: &&Stack| t.power == picture.power && !matches!(t.kind, Kind::Complex | Kind::AaGun);
        for stack in state.stacks.iter().filter(own) {
            let Some(left) = self.allowance(state, stack) else { continue };
            let ways = self.ways(state, &outlook, &Moving::of(stack, left));
            let holds = picture.is_vital(stack.space) && want.weight(Aim::Hold(stack.space)) > 0.0;
            let free = may_leave(picture, stack, holds);
            troops.push(Troop { stack: *stack, free, sent: 0, reach: ways.ends, raids: Spaces::EMPTY });
        }
        Muster { troops, bottoms: Muster::bottoms(picture), orders: Vec::new() }
    }

    /// Who is in the air lands where troops cover him, as near to the goal as may be.
    fn land_aircraft(&self, picture: &Picture<'_>, muster: &mut Muster) {
        for i in 0..muster.troops.len() {
            let Troop { stack, free, reach, .. } = muster.troops[i];
            if stack.status.in_the_air().is_none() {
                continue;
            }
            let best = reach.iter().max_by_key(|&place| self.shelter(picture, place, &picture.friends[place.index()]));
            if let Some(place) = best {
                muster.send(i, free, place, false);
            }
        }
    }

    /// How good a place is to land at: safe first, then near.
    fn shelter(&self, picture: &Picture<'_>, place: Space, there: &Force) -> (bool, bool, i32) {
        let mut with = *there;
        with.add(Kind::Fighter, 1);
        let safe = picture.danger(place, &with).win < 0.2;
        let covered = there.ground() >= 2 || safe;
        (safe, LAND.contains(place) && covered, -i32::from(picture.far(place)))
    }

    /// Troops that are free go nearer to the goal, if all who arrive at a place together are safe there.
    fn march_on(&self, picture: &Picture<'_>, muster: &mut Muster, coming: &mut Coming) {
        let goes = |troop: &Troop| -> Option<Space> {
            let here = troop.stack.space;
            if !troop.stack.kind.takes_ground() || troop.free == 0 || !LAND.contains(here) {
                return None;
            }
            let nearer = troop.reach.iter().filter(|to| picture.far(*to) < picture.far(here));
            nearer.min_by_key(|to| picture.far(*to))
        };
        let mut arriving = vec![Force::default(); SPACES];
        let ways: Vec<Option<Space>> = muster.troops.iter().map(goes).collect();
        for (troop, to) in muster.troops.iter().zip(&ways) {
            if let Some(to) = to {
                arriving[to.index()].add(troop.stack.kind, troop.free);
            }
        }
        let safe = |to: Space| {
            let all = picture.friends[to.index()].with(&arriving[to.index()]);
            picture.is_vital(to) || picture.is_safe(to, &all, DARING)
        };
        let open: Spaces = ways.iter().flatten().copied().filter(|to| safe(*to)).collect();
        for (i, way) in ways.iter().enumerate() {
            let Troop { stack, free, reach, .. } = muster.troops[i];
            let to = match *way {
                Some(to) if open.contains(to) => Some(to),
                _ => self.falls_back(picture, &stack, free, reach, &arriving),
            };
            if let Some(to) = to {
                coming.land[to.index()].add(stack.kind, free);
                coming.land[stack.space.index()].take(stack.kind, free);
                muster.send(i, free, to, false);
            }
        }
    }

    /// Where troops go that would be lost for little where they are.
    fn falls_back(
        &self,
        picture: &Picture<'_>,
        stack: &Stack,
        free: u8,
        reach: Spaces,
        arriving: &[Force],
    ) -> Option<Space> {
        let here = stack.space;
        if !stack.kind.takes_ground() || free == 0 || picture.is_vital(here) || !LAND.contains(here) {
            return None;
        }
        let stands = picture.friends[here.index()].with(&arriving[here.index()]);
        let danger = picture.danger(here, &stands);
        let value = f32::from(self.data.map.space(here).value);
        if stands.ground() < 4 || danger.win < 0.7 || danger.killed + value < 2.0 * danger.lost {
            return None;
        }
        let safer = |to: &Space| {
            let with =
                picture.friends[to.index()].with(&arriving[to.index()]).with(&picture.own[here.index()].fit(false));
            picture.is_safe(*to, &with, 1.0)
        };
        reach.iter().filter(safer).min_by_key(|to| picture.far(*to))
    }

    /// Transports bring troops nearer to the goal, or wait where troops will be.
    fn ferry(&self, picture: &Picture<'_>, muster: &mut Muster, coming: &mut Coming) {
        let shores = picture.sight.friendly;
        for bottom in 0..muster.bottoms.len() {
            if let Some((trip, land)) = self.best_trip(picture, muster, bottom, shores, coming) {
                muster.cargo(picture, &trip).iter().for_each(|kind| coming.land[land.index()].add(*kind, 1));
                muster.sail(&trip, End::Unload(land));
            } else if let Some(trip) = self.voyage(picture, muster, bottom) {
                muster.sail(&trip, End::Stay);
            } else if let Some(to) = self.fetches_at(picture, muster, bottom) {
                let pickup = muster.bottoms[bottom].ship.space;
                muster.sail(&Trip { bottom, pickup, loads: Vec::new(), to }, End::Stay);
            }
        }
    }

    /// The trip of a transport that brings most troops farthest on.
    fn best_trip(
        &self,
        picture: &Picture<'_>,
        muster: &Muster,
        bottom: usize,
        shores: Spaces,
        coming: &Coming,
    ) -> Option<(Trip, Space)> {
        let map = &self.data.map;
        let zones = muster.bottoms[bottom].rings[2];
        let mut best: Option<(Trip, Space, u32)> = None;
        for land in (map.graph.next_to(zones) & shores).iter() {
            let far = picture.far(land);
            let from: Spaces = (shores - Spaces::one(land))
                .iter()
                .filter(|x| picture.far(*x) >= far.saturating_add(WORTH_SAILING))
                .collect();
            let to = (map.sea_around(land) & zones) - picture.sight.enemy_sea;
            let Some(trip) = muster.trip(picture, bottom, to, &[], from) else { continue };
            let mut there = coming.of(land);
            muster.cargo(picture, &trip).iter().for_each(|kind| there.add(*kind, 1));
            if !picture.is_vital(land) && !picture.is_safe(land, &there, DARING) {
                continue;
            }
            let aboard = muster.bottoms[bottom].ship.cargo.len() as u32;
            let nearer = |i: &usize| u32::from(picture.far(muster.troops[*i].stack.space) - far);
            let at_sea = u32::from(picture.far(muster.bottoms[bottom].ship.space).saturating_sub(far) + 10);
            let gain = trip.loads.iter().map(nearer).sum::<u32>() + aboard * at_sea;
            if gain > best.as_ref().map_or(0, |(_, _, gain)| *gain) {
                best = Some((trip, land, gain));
            }
        }
        best.map(|(trip, land, _)| (trip, land))
    }

    /// A longer way: with troops aboard as near to the goal as is safe.
    fn voyage(&self, picture: &Picture<'_>, muster: &Muster, bottom: usize) -> Option<Trip> {
        let rings = muster.bottoms[bottom].rings;
        let here = muster.bottoms[bottom].ship.space;
        let afloat = |zone: &Space| {
            let there = picture.friends[zone.index()];
            *zone == here || picture.danger(*zone, &there).win < 0.3
        };
        let zone = (rings[2] - picture.sight.enemy_sea).iter().filter(afloat).min_by_key(|zone| picture.far(*zone))?;
        let idle: Spaces = picture
            .sight
            .friendly
            .iter()
            .filter(|land| picture.far(*land) > picture.far(zone).saturating_add(WORTH_SAILING))
            .collect();
        if picture.far(zone) >= picture.far(here) && !muster.bottoms[bottom].ship.cargo.is_empty() {
            return None;
        }
        muster.trip(picture, bottom, Spaces::one(zone), &[], idle)
    }

    /// Where an empty transport should be next turn: beside troops that wait for one.
    fn fetches_at(&self, picture: &Picture<'_>, muster: &Muster, bottom: usize) -> Option<Space> {
        let map = &self.data.map;
        let ship = &muster.bottoms[bottom].ship;
        if !ship.cargo.is_empty() {
            return None;
        }
        let waits = |zone: Space| -> u32 {
            let coast = map.land_around(zone) & picture.sight.friendly;
            let by_sea = |land: &Space| picture.far(*land) >= picture.far(zone).saturating_add(10);
            coast.iter().filter(by_sea).map(|land| u32::from(picture.own[land.index()].ground())).sum::<u32>()
                + coast.iter().filter(|land| picture.is_vital(*land)).map(|_| 4).sum::<u32>()
        };
        let steps = sea_steps(picture, ship.space);
        let best = map
            .graph_zones()
            .filter(|zone| steps[zone.index()] < u8::MAX)
            .map(|zone| (zone, f64::from(waits(zone)) / (1.0 + f64::from(steps[zone.index()]))))
            .max_by(|a, b| a.1.total_cmp(&b.1))
            .filter(|(_, worth)| *worth > 0.0)?;
        let away = sea_steps(picture, best.0);
        let to = (muster.bottoms[bottom].rings[2] - picture.sight.enemy_sea).iter().min_by_key(|z| away[z.index()])?;
        (to != ship.space).then_some(to)
    }

    /// Warships go where most transports will be, and submarines with them.
    fn escort(&self, picture: &Picture<'_>, muster: &mut Muster) {
        let mut ships = vec![0_u32; SPACES];
        for bottom in muster.bottoms.iter().filter(|bottom| !bottom.used) {
            ships[bottom.ship.space.index()] += 1;
        }
        for order in &muster.orders {
            if let Order::Sail { to, .. } = order {
                ships[to.index()] += 1;
            }
        }
        self.hunt(picture, muster);
        let Some(hub) = self.data.map.graph_zones().max_by_key(|zone| ships[zone.index()]) else { return };
        if ships[hub.index()] == 0 {
            return;
        }
        let steps = sea_steps(picture, hub);
        let away = |zone: &Space| steps[zone.index()];
        for i in 0..muster.troops.len() {
            let Troop { stack, free, reach, .. } = muster.troops[i];
            if !matches!(stack.kind, Kind::Submarine | Kind::Carrier | Kind::Battleship) || free == 0 {
                continue;
            }
            let to = reach.iter().min_by_key(away).filter(|to| away(to) < away(&stack.space));
            if let Some(to) = to {
                muster.send(i, free, to, false);
            }
        }
    }

    /// Submarines go where enemy ships are near that they could sink next turn.
    fn hunt(&self, picture: &Picture<'_>, muster: &mut Muster) {
        let prey = |zone: Space| self.cost_of(&picture.foes[zone.index()].fit(true));
        for i in 0..muster.troops.len() {
            let Troop { stack, free, reach, .. } = muster.troops[i];
            if stack.kind != Kind::Submarine || free == 0 {
                continue;
            }
            let worth = |zone: Space| -> f32 {
                let near = self.near[zone.index()][2] - LAND;
                let farther = self.near[zone.index()][4] - LAND - near;
                near.iter().map(prey).sum::<f32>() + 0.3 * farther.iter().map(prey).sum::<f32>()
            };
            let company = |zone: Space| {
                let mut there = picture.friends[zone.index()];
                there.add(Kind::Submarine, free);
                picture.danger(zone, &there).win < 0.5
            };
            let best = reach.iter().filter(|zone| company(*zone)).max_by(|a, b| worth(*a).total_cmp(&worth(*b)));
            if let Some(to) = best.filter(|to| worth(*to) > worth(stack.space) + 4.0) {
                muster.send(i, free, to, false);
            }
        }
    }

    /// Aircraft that did not fly go to where they are of use.
    fn rebase(&self, picture: &Picture<'_>, muster: &mut Muster, coming: &Coming) {
        for i in 0..muster.troops.len() {
            let Troop { stack, free, reach, .. } = muster.troops[i];
            let rests = stack.kind.is_aircraft() && stack.status == Status::Ready && free > 0;
            if !rests
                || picture.danger(stack.space, &picture.friends[stack.space.index()]).win > 0.15
                    && picture.is_vital(stack.space)
            {
                continue;
            }
            let best = (reach & LAND).iter().max_by_key(|place| self.shelter(picture, *place, &coming.of(*place)));
            if let Some(place) = best
                && self.shelter(picture, place, &coming.of(place)).1
                && picture.far(place).saturating_add(WORTH_FLYING) <= picture.far(stack.space)
            {
                muster.send(i, free, place, false);
            }
        }
    }
}
