//! Part 4 of a turn at sea: ships ferry troops, keep together and keep out of the enemy's way.

use super::marching::DARING;
use super::muster::{Muster, Trip, Troop};
use super::orders::{End, Order};
use super::picture::{Picture, sea_steps};
use crate::Rules;
use crate::data::{LAND, SPACES, Space, Spaces};
use crate::vocabulary::*;

/// How much nearer to the goal a voyage must bring somebody, in tenths of a march.
const WORTH_SAILING: u16 = 8;

/// How much less troops that wait are worth to an empty transport for each zone on the way, and how many it expects
/// where more are made.
const AWAY: f64 = 0.4;
const HOME: u32 = 2;

impl Rules {
    pub(super) fn put_to_sea(&self, picture: &Picture<'_>, muster: &mut Muster) {
        self.ferry(picture, muster);
        self.hunt(picture, muster);
        self.escort(picture, muster);
    }

    /// Transports bring troops nearer to the goal, or wait where troops will be.
    fn ferry(&self, picture: &Picture<'_>, muster: &mut Muster) {
        let shores = picture.sight.friendly;
        for bottom in 0..muster.bottoms.len() {
            if let Some((trip, land)) = self.best_trip(picture, muster, bottom, shores) {
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
            let to = map.sea_around(land) & zones;
            let Some(trip) = muster.trip(picture, bottom, to, &[], from) else { continue };
            let mut there = muster.there[land.index()];
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
        let zone = rings[2].iter().min_by_key(|zone| picture.far(*zone))?;
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
                + coast.iter().filter(|land| picture.is_vital(*land)).map(|_| HOME).sum::<u32>()
        };
        let steps = sea_steps(picture, ship.space);
        let best = map
            .graph_zones()
            .filter(|zone| steps[zone.index()] < u8::MAX)
            .map(|zone| (zone, f64::from(waits(zone)) / (1.0 + AWAY * f64::from(steps[zone.index()]))))
            .max_by(|a, b| a.1.total_cmp(&b.1))
            .filter(|(_, worth)| *worth > 0.0)?;
        let away = sea_steps(picture, best.0);
        let to = muster.bottoms[bottom].rings[2].iter().min_by_key(|zone| away[zone.index()])?;
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
        let Some(hub) = self.data.map.graph_zones().max_by_key(|zone| ships[zone.index()]) else { return };
        if ships[hub.index()] == 0 {
            return;
        }
        let steps = sea_steps(picture, hub);
        let away = |zone: &Space| steps[zone.index()];
        for i in 0..muster.troops.len() {
            let Troop { stack, free, reach, .. } = muster.troops[i];
            if !stack.kind.is_warship() || free == 0 {
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
}
