//! Who guards what, and which enemy hexes are attacked this turn and by whom. Made anew at every decision: units in
//! place count as given, only the rest is shared out.

use super::picture::Picture;
use crate::state::*;
use crate::vocabulary::*;
use board::HexId;

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Order {
    Guard(HexId),
    Attack(HexId),
}

/// A unit that has no order yet.
struct Free {
    unit: UnitId,
    hex: HexId,
    attack: i32,
    defence: i32,
    steps: i32,
    /// Hexes it can still go this turn.
    reach: i32,
    mobile: bool,
    armour: bool,
}

/// The odds that make an attack worth while on open ground, in per cent, and how much more each column asks.
const ODDS: i32 = 250;
const MORE: i32 = 80;
/// Attack factors that find room in one hex.
const PER_HEX: i32 = 12;
/// What ends the game is guarded as if it lay open.
const VITAL: i32 = 60;
/// The most a garrison is called from.
const CALL: i32 = 5;

impl Picture<'_> {
    pub(crate) fn give_orders(&self) -> Vec<(UnitId, Order)> {
        let mut free = self.free_units();
        let mut orders = Vec::new();
        self.post_guards(&mut free, &mut orders);
        self.send_to_harbour(&mut free, &mut orders);
        self.plan_attacks(&mut free, &mut orders);
        orders
    }

    fn free_units(&self) -> Vec<Free> {
        let moving = match self.state.frames.last() {
            Some(Frame::Moving(m)) => Some(m.unit),
            _ => None,
        };
        let later =
            matches!(self.state.segment, Segment::Airdrop | Segment::Blitz | Segment::Landing | Segment::Regular);
        let units = self.state.units.iter().enumerate();
        let own = units.filter(|(_, u)| self.is_own(u) && !u.kind.is_hq());
        own.filter_map(|(i, u)| {
            let (unit, row, hex) = (UnitId(i as u8), self.factors(u), u.hex()?);
            let moved = later || (u.marks.has(Marks::MOVED) && moving != Some(unit));
            Some(Free {
                unit,
                hex,
                attack: i32::from(row.attack),
                defence: i32::from(row.defence),
                steps: i32::from(u.steps),
                reach: if moved { 0 } else { i32::from(row.movement) },
                mobile: row.movement > 0,
                armour: u.kind.is_armour(),
            })
        })
        .collect()
    }

    /// Garrisons for what we hold, the dearest first: those who stand there, then whoever is near.
    fn post_guards(&self, free: &mut Vec<Free>, orders: &mut Vec<(UnitId, Order)>) {
        let mut held: Vec<_> = self.stakes.iter().filter(|k| k.held).collect();
        held.sort_by_key(|k| -k.worth);
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
                let cost = |f: &Free| 4 * self.far(f.hex, stake.hex) + if f.armour { 5 } else { 0 };
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
                    let nearest = nearest.min_by_key(|&i| self.far(free[i].hex, at));
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
        let near = self.enemies.iter().any(|at| self.far(hex, at) <= 6);
        let least = i32::from(near && worth >= 20);
        let cover = if worth < VITAL { self.cover(hex) } else { 0 };
        let full = self.threat[hex.index()] / (2 + cover);
        full.min(worth / 3).max(least)
    }

    /// Shares units out among the attacks worth making, the best first; one that cannot have enough is left alone.
    fn plan_attacks(&self, free: &mut Vec<Free>, orders: &mut Vec<(UnitId, Order)>) {
        let in_reach = |f: &Free, at: HexId| f.attack > 0 && self.can_come(f, at);
        let mut targets: Vec<(i32, i32, HexId)> = Vec::new();
        for at in self.enemies.iter() {
            let need = self.wanted_attack(at);
            let potential: i32 = free.iter().filter(|f| in_reach(f, at)).map(|f| f.attack).sum();
            if potential.min(PER_HEX * self.posts(at).count() as i32) >= need {
                targets.push((-self.importance(at), need, at));
            }
        }
        targets.sort_unstable();
        for (_, need, at) in targets {
            let mut near: Vec<usize> = (0..free.len()).filter(|&i| in_reach(&free[i], at)).collect();
            near.sort_by_key(|&i| (self.far(free[i].hex, at), -free[i].attack));
            let mut have = 0;
            let mut taken = Vec::new();
            for i in near {
                if have < need + need / 4 && taken.len() < 10 {
                    have += free[i].attack;
                    taken.push(i);
                }
            }
            if have < need {
                continue;
            }
            orders.extend(taken.iter().map(|&i| (free[i].unit, Order::Attack(at))));
            taken.sort_unstable();
            for i in taken.into_iter().rev() {
                free.swap_remove(i);
            }
        }
    }

    /// Whether a unit can be beside a hex this turn, by land or across a Beachhead.
    fn can_come(&self, f: &Free, at: HexId) -> bool {
        if !self.is_cut_off(f.hex) {
            return self.far(f.hex, at) <= 1 + f.reach;
        }
        self.state.markers.beachheads.iter().filter(|b| b.faction == self.faction).any(|b| {
            let aboard = f.hex == b.hex || (f.reach > 0 && self.far(f.hex, b.hex) == 1);
            let beside = |shore: HexId| shore == at || (!self.enemies.contains(shore) && self.far(shore, at) == 1);
            aboard && self.rules.shore(b).is_some_and(beside)
        })
    }

    /// Hexes from which another can be struck.
    fn posts(&self, at: HexId) -> impl Iterator<Item = HexId> {
        let around = self.rules.data.map.grid.neighbours(at).map(|(_, from)| from);
        around.filter(move |&from| {
            let stands = self.rules.passable.contains(from) || self.state.beachhead(from).is_some();
            stands && !self.enemies.contains(from) && self.rules.can_strike(self.state, from, at)
        })
    }

    /// Attack factors that make a fight for a hex worth while.
    pub(crate) fn wanted_attack(&self, at: HexId) -> i32 {
        let fortress = self.state.at(at).any(|u| self.state.unit(u).is_some_and(|u| u.kind == Kind::Fortress));
        let enemy_hq = |u: &Unit| u.kind.is_hq() && !self.is_own(u) && u.hex().is_some_and(|h| self.far(h, at) <= 2);
        let helped = self.state.units.iter().any(enemy_hq);
        let weather = match self.rules.weather(self.state, at) {
            Weather::Fair => 0,
            Weather::Storms | Weather::Snow => 1,
            Weather::Mud => 2,
        };
        let side = self
            .posts(at)
            .map(|from| i32::from(self.rules.side_shift(self.rules.crossing(self.state, from, at)).0))
            .min()
            .unwrap_or(0);
        let against = self.cover(at) + i32::from(fortress) + i32::from(helped) + weather + side;
        let columns = against - self.air_over(at).min(2);
        self.defence[at.index()].max(1) * (ODDS + MORE * columns).max(150) / 100
    }

    /// Our air units in or beside a hex.
    pub(crate) fn air_over(&self, at: HexId) -> i32 {
        let over = self.state.support.iter().zip(&self.rules.data.scenario.support).filter(|(unit, data)| {
            data.faction == self.faction && matches!(unit.berth, Berth::Hex(h) if self.far(h, at) <= 1)
        });
        over.count() as i32
    }

    /// What it is worth to clear a hex: the place itself, the way to what we want, the threat to what we have.
    pub(crate) fn importance(&self, at: HexId) -> i32 {
        let place = self.stake(at).map_or(0, |k| 2 * k.worth);
        let way = self.pull(at).max(-60) / 2;
        let near = |k: &&super::picture::Stake| k.held && self.far(k.hex, at) <= 2;
        let relief: i32 = self.stakes.iter().filter(near).map(|k| k.worth / 2).sum();
        place + way + relief - self.wanted_attack(at) / 3
    }

    /// The enemy hexes attacks are planned on, each once.
    pub(crate) fn targets(&self) -> Vec<HexId> {
        let mut targets: Vec<HexId> = Vec::new();
        for &(_, order) in &self.orders {
            if let Order::Attack(at) = order
                && !targets.contains(&at)
            {
                targets.push(at);
            }
        }
        targets
    }
}
