//! Who guards what and who attacks. Units in place count as given, only the rest is shared out.

use super::attacks::Assault;
use super::picture::Picture;
use crate::state::*;
use crate::vocabulary::*;
use board::{HexId, HexSet};

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Order {
    Guard(HexId),
    Attack { target: HexId, from: HexId },
}

/// A unit that has no order yet.
pub(super) struct Free {
    pub unit: UnitId,
    pub hex: HexId,
    pub attack: i32,
    pub defence: i32,
    pub steps: i32,
    /// Hexes it can still be in this turn.
    pub reach: HexSet,
    pub mobile: bool,
    pub armour: bool,
}

/// What ends the game is guarded as if it lay open.
const VITAL: i32 = 60;
/// The most a garrison is called from.
const CALL: i32 = 5;
/// Enemies this near can come to an empty hex in a turn or two.
const NEAR: i32 = 6;
const COMING: i32 = 9;

impl Picture<'_> {
    pub(crate) fn give_orders(&self) -> (Vec<(UnitId, Order)>, Vec<Assault>) {
        let mut free = self.free_units();
        let mut orders = Vec::new();
        self.leave_keepers(&mut free, &mut orders);
        self.post_guards(&mut free, &mut orders);
        self.send_to_harbour(&mut free, &mut orders);
        // After combat nobody attacks any more this turn.
        let fights = self.state.segment < Segment::Reserve;
        let attacks = if fights { self.plan_attacks(&mut free, &mut orders) } else { Vec::new() };
        (orders, attacks)
    }

    pub(super) fn free_units(&self) -> Vec<Free> {
        let own = self.state.unit_ids().filter_map(|unit| Some((unit, self.state.unit(unit)?)));
        let own = own.filter(|(_, u)| self.is_own(u) && !u.kind.is_hq());
        own.filter_map(|(unit, u)| {
            let (row, hex) = (self.factors(u), u.hex()?);
            Some(Free {
                unit,
                hex,
                attack: i32::from(row.attack),
                defence: i32::from(row.defence),
                steps: i32::from(u.steps),
                reach: self.reach_of(unit, u, hex),
                mobile: row.movement > 0,
                armour: u.kind.is_armour(),
            })
        })
        .collect()
    }

    /// Where a unit can be at the end of its move.
    fn reach_of(&self, unit: UnitId, u: &Unit, hex: HexId) -> HexSet {
        let here: HexSet = [hex].into_iter().collect();
        let moving = match self.state.frames.last() {
            Some(Frame::Moving(m)) if m.unit == unit => *m,
            _ => Moving { unit, spent: 0, from: u.place },
        };
        let begun = moving.spent > 0;
        if !begun && !self.may_move(u) {
            return here;
        }
        self.rules.ways(self.state, &self.presence, &moving).all().union(&here)
    }

    /// Whether a unit can be taken up in this turn's movement.
    pub(super) fn may_move(&self, u: &Unit) -> bool {
        let segment = self.state.segment;
        let later = matches!(segment, Segment::Airdrop | Segment::Blitz | Segment::Landing | Segment::Regular);
        let moved = u.marks.has(Marks::MOVED) && matches!(segment, Segment::Movement | Segment::Reserve);
        if later || moved || self.rules.allowance(u) == 0 {
            return false;
        }
        let in_zone = u.hex().filter(|&h| self.ezoc.contains(h));
        if segment == Segment::Reserve {
            return in_zone.is_none();
        }
        let stuck = in_zone.is_some_and(|h| self.rules.weather(self.state, h) == Weather::Mud);
        !stuck && self.supply.has(self.rules, u)
    }

    /// Whoever keeps a town on the line of others stays there.
    fn leave_keepers(&self, free: &mut Vec<Free>, orders: &mut Vec<(UnitId, Order)>) {
        for &(keeper, cut) in self.keepers.iter().filter(|k| k.1 > 2) {
            if let Some(i) = free.iter().position(|f| f.unit == keeper && cut > f.steps) {
                let f = free.swap_remove(i);
                orders.push((f.unit, Order::Guard(f.hex)));
            }
        }
    }

    /// Garrisons for what we hold, the dearest first: those who stand there, then whoever is near.
    fn post_guards(&self, free: &mut Vec<Free>, orders: &mut Vec<(UnitId, Order)>) {
        let mut held: Vec<_> = self.stakes.iter().filter(|k| k.held).collect();
        held.sort_by_key(|k| (-i32::from(k.vital), -k.worth));
        for stake in held {
            let need = self.garrison(stake.hex, stake.worth);
            let (mut have, mut units, mut steps) = (0, 0, 0);
            while have < need && units < 4 && steps < 7 {
                let fit = |f: &Free| {
                    let far = self.far(f.hex, stake.hex);
                    // Whoever has moved this turn may be on the way.
                    let able = far == 0 || (f.mobile && far <= CALL);
                    able && f.defence > 0 && steps + f.steps <= 7
                };
                // What stands there goes first, then the nearest; armour has other things to do.
                let cost = |f: &Free| {
                    let large = if need <= 2 { 3 * f.steps } else { 0 };
                    (4 * self.far(f.hex, stake.hex) + if f.armour { 8 } else { 0 } + large, f.unit)
                };
                let best = (0..free.len()).filter(|&i| fit(&free[i])).min_by_key(|&i| cost(&free[i]));
                let Some(f) = best.map(|i| free.swap_remove(i)) else { break };
                have += f.defence;
                units += 1;
                steps += f.steps;
                orders.push((f.unit, Order::Guard(stake.hex)));
            }
        }
    }

    /// For a hex beyond the sea that is weakly held, two units go where a fleet can take them over.
    fn send_to_harbour(&self, free: &mut Vec<Free>, orders: &mut Vec<(UnitId, Order)>) {
        let map = &self.rules.data.map;
        let neutral = self.rules.neutral_land(self.state);
        let weak = |h: &&HexId| self.defence[h.index()] <= 2 && !neutral.contains(**h);
        for &stake in self.overseas.iter().filter(weak) {
            let beaches = &self.state.markers.beachheads;
            if beaches.iter().any(|b| b.faction == self.faction && self.rules.shore(b) == Some(stake)) {
                continue;
            }
            let sea = map.within(&[stake].into_iter().collect(), 1).intersection(&map.sea);
            let sea = sea.iter().filter(|&h| map.hex(h).zone.is_some_and(|z| self.has_fleet_for(z))).collect();
            let harbours = map.around.across(&sea).intersection(&self.rules.passable);
            let ours = |h: &HexId| self.rules.controller(self.state, *h) == Some(self.faction);
            for at in harbours.iter().filter(ours).take(1) {
                for _ in 0..2 {
                    let fit = |f: &Free| f.attack >= 2 && self.far(f.hex, at) <= 2 * CALL;
                    let nearest = (0..free.len()).filter(|&i| fit(&free[i]));
                    let nearest = nearest.min_by_key(|&i| (self.far(free[i].hex, at), free[i].unit));
                    if let Some(f) = nearest.map(|i| free.swap_remove(i)) {
                        orders.push((f.unit, Order::Guard(at)));
                    }
                }
            }
        }
    }

    fn has_fleet_for(&self, zone: ZoneId) -> bool {
        let fleets = self.state.support.iter().zip(&self.rules.data.scenario.support);
        fleets.filter(|(_, data)| data.faction == self.faction && data.kind == SupportKind::Fleet).any(
            |(unit, data)| {
                let near = data.zone.is_none_or(|z| z == zone);
                near && matches!(unit.berth, Berth::Available | Berth::Zone(_) | Berth::Delay(1))
            },
        )
    }

    /// Defence that makes an attack on a hex a bad one.
    pub(crate) fn garrison(&self, hex: HexId, worth: i32) -> i32 {
        let vital = self.stake(hex).is_some_and(|k| k.vital);
        let within = if vital { COMING } else { NEAR };
        let near = self.enemies.iter().any(|at| self.far(hex, at) <= within);
        let least = i32::from(near && (worth >= 20 || vital));
        let cover = if worth < VITAL { self.cover(hex) } else { 0 };
        let full = self.threat[hex.index()] / (2 + cover) * self.wishes.garrisons() / 100;
        full.min(worth / 3).max(least)
    }

    /// Our air units in or beside a hex, as far as the weather lets them help there.
    pub(crate) fn air_over(&self, at: HexId) -> i32 {
        let near = match self.rules.weather(self.state, at) {
            Weather::Fair => 1,
            Weather::Storms | Weather::Snow => 0,
            Weather::Mud => return 0,
        };
        let over = self.state.support.iter().zip(&self.rules.data.scenario.support).filter(|(unit, data)| {
            data.faction == self.faction && matches!(unit.berth, Berth::Hex(h) if self.far(h, at) <= near)
        });
        over.count() as i32
    }
}
