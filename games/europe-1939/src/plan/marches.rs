//! Who attacks nobody: land units go up to the front and where it is thin, aircraft follow, submarines and bombers
//! raid.

use crate::data::{Area, Areas, LAND};
use crate::plan::aims::Aim;
use crate::plan::orders::{Deed, Order};
use crate::plan::staff::{Staff, Taste};
use crate::state::*;
use crate::vocabulary::*;

/// Units on the front leave it only for a place that needs them by so much more.
const SETTLED: i32 = 6;

impl Staff<'_> {
    /// How much one more unit is wanted in an area.
    pub fn need(&self, area: Area) -> i32 {
        let i = area.index();
        let threatened = self.threat[i] > 0;
        let gap = if threatened { (self.threat[i] - self.guard[i]).clamp(-10, 20) } else { 0 };
        let hold = if self.plan.weight(Aim::Hold(area)) > 1.0 && threatened { 6 } else { 0 };
        gap + hold + self.worth(area) / 4 + (4.0 * self.taste(Taste::Station(area))) as i32
    }

    /// Land units go up to the front.
    pub fn marches(&mut self) {
        let stacks: Vec<Stack> =
            self.free.iter().filter(|t| t.kind.is_land() && t.cond == Cond::Fresh).copied().collect();
        for stack in stacks {
            let open = self.rules.open_to(&self.state, stack.nation) | self.taken;
            let near = self.rules.data.map.lands_around(stack.area) & open;
            for _ in 0..stack.n {
                let Some(to) = self.better_place(&stack, near) else { break };
                self.order(Order::new(stack.nation, stack.area, Units::of(stack.kind, 1), Deed::To(to)));
            }
        }
        self.join_orders();
    }

    fn better_place(&self, stack: &Stack, near: Areas) -> Option<Area> {
        let here = self.far(stack.area);
        let at_front = here <= 1 || self.threat[stack.area.index()] > 0;
        // Who stays counts in the guard of the place; who comes does not yet.
        let own = self.defence(stack.kind);
        let stays = self.need(stack.area) + if self.threat[stack.area.index()] > 0 { own } else { 0 };
        let ahead = |area: Area| 3 * (here - self.far(area));
        let best = near.iter().max_by_key(|&area| ahead(area) + self.need(area))?;
        let gain = ahead(best) + self.need(best) - stays;
        (gain > if at_front { SETTLED } else { 0 }).then_some(best)
    }

    /// Orders from one place to another are one order.
    fn join_orders(&mut self) {
        let mut joined: Vec<Order> = Vec::new();
        for order in std::mem::take(&mut self.orders) {
            let same = |other: &&mut Order| {
                (other.nation, other.origin, other.deed) == (order.nation, order.origin, order.deed)
                    && other.cargo.is_empty()
                    && order.cargo.is_empty()
                    && other.units.land() > 0
                    && order.units.land() == order.units.total()
                    && other.units.land() == other.units.total()
            };
            match joined.iter_mut().find(same) {
                Some(other) => other.units = other.units.plus(order.units),
                None => joined.push(order),
            }
        }
        self.orders = joined;
    }

    /// Aircraft that support nobody follow the front.
    pub fn flights(&mut self) {
        let stacks: Vec<Stack> =
            self.free.iter().filter(|t| t.kind == Kind::Aircraft && t.cond == Cond::Fresh).copied().collect();
        for stack in stacks {
            if self.far(stack.area) <= 2 {
                continue;
            }
            let open = self.rules.open_to(&self.state, stack.nation) & LAND;
            let near = self.rules.flights(stack.area, self.rules.data.kind(stack.kind).reach) & open;
            if let Some(to) = self.airfield(&stack, near) {
                let n = stack.n.min(self.airfield_room(to));
                self.order(Order::new(stack.nation, stack.area, Units::of(stack.kind, n), Deed::To(to)));
            }
        }
    }

    fn airfield_room(&self, area: Area) -> u8 {
        let there = self.sight.lodgers(&self.state, area).air;
        let coming: u8 = self.orders.iter().filter(|o| o.deed == Deed::To(area)).map(|o| o.units.air()).sum();
        self.rules.data.numbers.room.airfield.saturating_sub(there + coming)
    }

    /// The best airfield nearer to the front, behind troops.
    pub fn airfield(&self, stack: &Stack, near: Areas) -> Option<Area> {
        let here = self.far(stack.area);
        let safe = |area: &Area| {
            let i = area.index();
            self.far(*area) < here
                && self.airfield_room(*area) > 0
                && (self.threat[i] == 0 || self.guard[i] > self.threat[i])
        };
        near.iter().filter(safe).min_by_key(|&area| (self.far(area).max(1), -self.need(area)))
    }

    /// Aircraft without a battle strike at ships in port, if they sink more than they lose.
    pub fn strikes(&mut self) {
        let ports: Vec<Area> = self
            .plan
            .iter()
            .filter_map(|wanted| if let Aim::Sink(port) = wanted.aim { Some(port) } else { None })
            .filter(|port| self.sight.enemy_ships(&self.state).contains(*port) && !self.battles.contains(*port))
            .collect();
        for port in ports {
            let Some((nation, from, n)) = self.strikers(port) else { continue };
            if self.purse(nation) >= u16::from(self.rules.data.numbers.price.attack) {
                self.charge(nation, u16::from(self.rules.data.numbers.price.attack));
                self.battles.insert(port);
                self.order(Order::new(nation, from, Units::of(Kind::Aircraft, n), Deed::Strike(port)));
            }
        }
    }

    /// Free aircraft of one base that would do more harm than they suffer.
    fn strikers(&self, port: Area) -> Option<(Nation, Area, u8)> {
        let enemy = |t: &&Stack| self.state.side_of(t.nation) == Some(self.side.enemy()) && t.cond.is_ready();
        let guards: u8 = self.state.at(port).iter().filter(enemy).filter(|t| t.kind.is_air()).map(|t| t.n).sum();
        let ships: u8 = self.state.at(port).iter().filter(enemy).filter(|t| t.kind == Kind::Fleet).map(|t| t.n).sum();
        let reach = self.rules.data.kind(Kind::Aircraft).reach;
        let near = |t: &&Stack| {
            t.kind == Kind::Aircraft
                && t.cond == Cond::Fresh
                && self.state.at_war(t.nation)
                && self.rules.flights(t.area, reach).contains(port)
        };
        let best = self.free.iter().filter(near).max_by_key(|t| t.n)?;
        let enough = ships > 0 && best.n >= 2 + guards && best.n >= ships;
        enough.then_some((best.nation, best.area, best.n.min(4)))
    }

    /// Submarines and bombers go for points.
    pub fn raids(&mut self) {
        let stacks: Vec<Stack> = self.free.iter().filter(|t| t.cond == Cond::Fresh).copied().collect();
        for stack in stacks {
            let deed = match stack.kind {
                Kind::Submarine if self.plan.weight(Aim::Raid) > 0.0 => Some(self.prey()),
                Kind::Bomber => self.bombed(&stack).map(Deed::Bomb),
                _ => None,
            };
            if let Some(deed) = deed {
                self.order(Order::new(stack.nation, stack.area, Units::of(stack.kind, stack.n), deed));
            }
        }
    }

    fn prey(&self) -> Deed {
        let route = Route::ALL.into_iter().find(|&route| self.state.chips[route].is_some());
        route.map_or(Deed::Raid, Deed::Prey)
    }

    /// The industry within reach that few aircraft guard.
    fn bombed(&self, stack: &Stack) -> Option<Area> {
        let reach = self.rules.flights(stack.area, self.rules.data.kind(stack.kind).reach) & self.sight.enemy;
        let map = &self.rules.data.map;
        let wanted = |area: &Area| {
            map.country(*area).is_some_and(|nation| {
                self.plan.weight(Aim::Bomb(nation)) > 0.0
                    && map.home(nation).contains(*area)
                    && self.state.owner(*area) == Some(nation)
            })
        };
        let guarded = |area: Area| {
            let near = self.rules.flights(area, 2);
            let meets = |t: &&Stack| {
                t.kind == Kind::Aircraft
                    && t.cond.is_ready()
                    && self.state.side_of(t.nation) == Some(self.side.enemy())
                    && near.contains(t.area)
            };
            self.state.stacks.iter().filter(meets).map(|t| u32::from(t.n)).sum::<u32>()
        };
        let best = reach.iter().filter(wanted).map(|area| (guarded(area), area)).min()?;
        (best.0 <= 2 * u32::from(stack.n)).then_some(best.1)
    }
}
