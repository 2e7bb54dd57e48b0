//! The staff of a seat: looks at the board once for a phase and writes the orders.

use crate::Rules;
use crate::data::{AREAS, Area, Areas, LAND};
use crate::plan::Glance;
use crate::plan::aims::Aim;
use crate::plan::orders::{Deed, Order};
use crate::rules::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Bias, Plan};

pub(crate) struct Staff<'a> {
    pub rules: &'a Rules,
    /// The state with what was in hand put down again.
    pub state: State,
    pub sight: Sight,
    pub plan: &'a Plan<Aim>,
    pub bias: Bias,
    pub side: Side,
    pub glance: Glance,
    /// Units that can be taken up and have no orders yet.
    pub free: Vec<Stack>,
    pub orders: Vec<Order>,
    /// What the land units and aircraft of the side defend each area with, orders taken into account.
    pub guard: [i32; AREAS],
    /// What the enemy could bring against each area by land.
    pub threat: [i32; AREAS],
    /// Areas without resistance that somebody has orders to walk into.
    pub taken: Areas,
    /// Where battles are ordered.
    pub battles: Areas,
    /// Points that the orders cost, by who pays.
    pub fees: [u16; GREAT],
}

/// What is worth so much is guarded against those who come from the sea.
const DEAR: i64 = 10;
/// What is worth so much decides the match.
pub(crate) const KEY: i64 = 30;

/// Preferences are about things of several sorts.
#[derive(Copy, Clone, Hash)]
pub(crate) enum Taste {
    Goal(Area),
    Daring(Area),
    Station(Area),
    Kind(Kind),
    Site(Area),
    Meeting(Area),
}

impl<'a> Staff<'a> {
    pub fn new(rules: &'a Rules, state: &State, plan: &'a Plan<Aim>, bias: Bias) -> Staff<'a> {
        let mut state = state.clone();
        if let Some(Frame::Moving(moving)) = state.frames.last().cloned() {
            state.frames.pop();
            state.add_units(moving.origin, moving.nation, moving.units, moving.cond);
            state.add_units(moving.origin, moving.nation, moving.cargo, Cond::Fresh);
        }
        let side = state.side;
        let sight = Sight::of(&state, side);
        let movers = rules.movers(&state);
        let can = |stack: &&Stack| movers.contains(stack.nation) && rules.single(state.phase, stack).is_some();
        let free = state.stacks.iter().filter(can).copied().collect();
        let mut staff = Staff {
            rules,
            sight,
            plan,
            bias,
            side,
            glance: Glance::of(side),
            free,
            orders: Vec::new(),
            guard: [0; AREAS],
            threat: [0; AREAS],
            taken: Areas::EMPTY,
            battles: state.turn.battles,
            fees: [0; GREAT],
            state,
        };
        staff.weigh();
        staff
    }

    /// Looks at who stands where.
    fn weigh(&mut self) {
        let mut attack = [0; AREAS];
        for stack in self.state.stacks.iter().filter(|stack| !stack.kind.is_ship()) {
            let data = self.rules.data.kind(stack.kind);
            match self.state.side_of(stack.nation) {
                Some(side) if side == self.side => {
                    self.guard[stack.area.index()] += (i32::from(data.defence) + 2) * i32::from(stack.n);
                }
                Some(_) => attack[stack.area.index()] += i32::from(data.attack) * i32::from(stack.n),
                None => {}
            }
        }
        let map = &self.rules.data.map;
        for area in self.sight.friendly.iter() {
            let around = map.lands_around(area);
            let sum = |areas: Areas| areas.iter().map(|other| attack[other.index()]).sum::<i32>();
            let mut threat = sum(around);
            if self.rules.worth(area) >= KEY {
                // Who is two areas away is here soon.
                let next = (map.graph.next_to(around) & LAND) - around - Areas::one(area);
                threat += sum(next) / 2;
            }
            self.threat[area.index()] = threat;
        }
        self.watch_the_sea();
    }

    /// What the enemy could land on each coast, and behind it on the places that decide.
    fn watch_the_sea(&mut self) {
        let map = &self.rules.data.map;
        let enemy = self.side.enemy();
        let theirs = |stack: &&Stack| self.state.side_of(stack.nation) == Some(enemy);
        let fleets = self.state.stacks.iter().filter(theirs).filter(|stack| stack.kind == Kind::Fleet);
        let mut from_the_sea = [0; AREAS];
        for fleet in fleets {
            let here = self.state.at(fleet.area).iter();
            let troops: u8 = here.filter(|t| t.kind.is_land() && t.nation == fleet.nation).map(|t| t.n).sum();
            let hold = self.rules.data.numbers.supply.hold * fleet.n;
            let reach = self.rules.data.kind(Kind::Fleet).reach;
            let seas = self.rules.seas_within(&self.state, enemy, fleet.area, reach);
            for coast in (map.graph.next_to(seas) & self.sight.friendly & LAND).iter() {
                from_the_sea[coast.index()] += i32::from(troops.min(hold));
            }
        }
        for area in self.sight.friendly.iter() {
            let around = map.lands_around(area);
            let dear = self.rules.worth(area) >= DEAR;
            let beside_dear = || around.iter().any(|other| self.rules.worth(other) >= DEAR + 5);
            let ashore = if dear || beside_dear() { from_the_sea[area.index()] } else { 0 };
            let behind = around.iter().map(|coast| from_the_sea[coast.index()]).max().unwrap_or(0);
            let behind = if dear { behind / 2 } else { 0 };
            self.threat[area.index()] += ashore.max(behind) / 2;
        }
    }

    pub fn far(&self, area: Area) -> i32 {
        self.glance.far(self.rules, &self.state, area) as i32
    }

    pub fn worth(&self, area: Area) -> i32 {
        self.rules.worth(area) as i32
    }

    pub fn taste(&self, of: Taste) -> f64 {
        self.bias.of(&of)
    }

    /// What one unit of a kind defends with.
    pub fn defence(&self, kind: Kind) -> i32 {
        i32::from(self.rules.data.kind(kind).defence) + 2
    }

    /// The year's last season of the match is near: nothing is saved for later.
    pub fn is_last_turn(&self) -> bool {
        self.state.date >= self.rules.data.scenario.last
    }

    /// How much of a power's purse is left beside what the orders cost.
    pub fn purse(&self, nation: Nation) -> u16 {
        let payer = self.rules.payer(&self.state, nation).index().min(GREAT - 1);
        self.rules.purse(&self.state, nation).saturating_sub(self.fees[payer])
    }

    pub fn charge(&mut self, nation: Nation, fee: u16) {
        let payer = self.rules.payer(&self.state, nation).index().min(GREAT - 1);
        self.fees[payer] += fee;
    }

    pub fn free_units(&self, area: Area, nation: Nation, fits: impl Fn(&Stack) -> bool) -> Units {
        let mut units = Units::NONE;
        let here = |stack: &&Stack| (stack.area, stack.nation) == (area, nation) && fits(stack);
        self.free.iter().filter(here).for_each(|stack| units.add(stack.kind, stack.n));
        units
    }

    /// Takes units out of those that are free.
    pub fn engage(&mut self, area: Area, nation: Nation, units: Units) {
        for (kind, mut n) in units.iter() {
            let alike = |stack: &&mut Stack| (stack.area, stack.nation, stack.kind) == (area, nation, kind);
            for stack in self.free.iter_mut().filter(alike) {
                let taken = n.min(stack.n);
                (stack.n, n) = (stack.n - taken, n - taken);
            }
        }
        self.free.retain(|stack| stack.n > 0);
    }

    /// Writes an order, and counts with it from now on.
    pub fn order(&mut self, order: Order) {
        let everybody = order.everybody();
        if everybody.is_empty() {
            return;
        }
        self.engage(order.origin, order.nation, everybody);
        for (kind, n) in everybody.iter().filter(|(kind, _)| !kind.is_ship()) {
            let strength = self.defence(kind) * i32::from(n);
            self.guard[order.origin.index()] -= strength;
            if let Deed::To(to) | Deed::Invade(to) | Deed::Drop(to) = order.deed {
                self.guard[to.index()] += strength;
            }
        }
        self.orders.push(order);
    }

    /// The orders as they are handed out: each with what is left behind when it has been carried out.
    pub fn handed_out(mut self) -> Vec<Order> {
        let mut left: Vec<((Nation, Area), Units)> = Vec::new();
        for order in &mut self.orders {
            let place = (order.nation, order.origin);
            let known = left.iter().position(|(of, _)| *of == place).unwrap_or_else(|| {
                let mut units = Units::NONE;
                for stack in self.state.at(order.origin).iter().filter(|stack| stack.nation == order.nation) {
                    if self.rules.single(self.state.phase, stack).is_some() {
                        units.add(stack.kind, stack.n);
                    }
                }
                left.push((place, units));
                left.len() - 1
            });
            for (kind, n) in order.units.plus(order.cargo).iter() {
                left[known].1.take(kind, n);
            }
            order.leaves = left[known].1;
        }
        self.orders
    }

    /// The first movement.
    pub fn movement(mut self) -> Vec<Order> {
        self.keep_guards();
        self.landings();
        self.attacks();
        self.drops();
        self.strikes();
        self.raids();
        self.marches();
        self.flights();
        self.handed_out()
    }

    /// The second movement: armour that has won, and aircraft that have not flown.
    pub fn second_movement(mut self) -> Vec<Order> {
        self.attacks();
        self.handed_out()
    }
}
