//! Strategic redeployment: landings are got ready, America comes over the ocean, reserves go to the front.

use crate::data::{Area, Areas};
use crate::plan::landings::Muster;
use crate::plan::orders::{Deed, Order};
use crate::plan::staff::Staff;
use crate::rules::redeployment::Lines;
use crate::state::*;
use crate::vocabulary::*;

/// A unit that is wanted elsewhere, and how much.
struct Transfer {
    urgency: i32,
    stack: Stack,
    to: Area,
}

/// A unit with the areas it can be redeployed to.
type Ways = (Stack, Areas);

impl Staff<'_> {
    pub fn redeployment(mut self) -> Vec<Order> {
        let musters = self.musters();
        let ways = self.all_destinations();
        let powers: Vec<Nation> =
            Nation::GREAT.into_iter().filter(|&nation| self.rules.moves(&self.state, nation)).collect();
        for power in powers {
            let most = self.rules.data.great(power).map_or(0, |great| great.redeployments);
            let done = self.state.turn.redeployed[power.index()];
            for _ in done..most {
                let Some(transfer) = self.most_urgent(power, &musters, &ways) else { break };
                let Transfer { stack, to, .. } = transfer;
                self.order(Order::new(stack.nation, stack.area, Units::of(stack.kind, 1), Deed::To(to)));
            }
        }
        self.handed_out()
    }

    /// The unit that most wants to be elsewhere. Nobody goes where others have left, nor leaves where others have gone.
    fn most_urgent(&self, power: Nation, musters: &[Muster], ways: &[Ways]) -> Option<Transfer> {
        let left: Areas = self.orders.iter().map(|order| order.origin).collect();
        let come: Areas = self
            .orders
            .iter()
            .filter_map(|order| if let Deed::To(to) = order.deed { Some(to) } else { None })
            .collect();
        let mut best: Option<Transfer> = None;
        for (stack, goals) in ways {
            let own = self.rules.payer(&self.state, stack.nation) == power;
            let free = self.free.iter().any(|t| (t.area, t.nation, t.kind) == (stack.area, stack.nation, stack.kind));
            if !own || !free || come.contains(stack.area) {
                continue;
            }
            let found = self.transfer(stack, *goals - left, musters);
            if let Some(found) = found.filter(|found| best.as_ref().is_none_or(|best| found.urgency > best.urgency)) {
                best = Some(found);
            }
        }
        best
    }

    fn transfer(&self, stack: &Stack, goals: Areas, musters: &[Muster]) -> Option<Transfer> {
        let muster = musters.iter().find(|muster| muster.nation == stack.nation);
        let goes = match stack.kind {
            Kind::Fleet | Kind::Destroyer => muster.is_some_and(|muster| muster.port != stack.area),
            Kind::Submarine | Kind::Bomber => stack.area == self.rules.data.map.place.usa,
            _ => true,
        };
        let usa = stack.area == self.rules.data.map.place.usa;
        if !goes && !usa {
            return None;
        }
        if muster.is_some_and(|muster| muster.port == stack.area) && stack.kind.is_land() {
            return None;
        }
        if !stack.kind.is_ship() && self.is_needed_where_it_is(stack) {
            return None;
        }
        let settled = self.far(stack.area) <= 2 || self.threat[stack.area.index()] > 0;
        let wanted_aboard = muster.filter(|muster| self.lacks(muster, stack.kind));
        if settled && wanted_aboard.is_none() && !usa {
            return None;
        }
        if let Some(muster) = wanted_aboard.filter(|muster| goals.contains(muster.port)) {
            return Some(Transfer {
                urgency: 40 + i32::from(stack.kind == Kind::Fleet) * 10,
                stack: *stack,
                to: muster.port,
            });
        }
        if settled && !usa {
            return None;
        }
        match stack.kind {
            kind if kind.is_ship() => goals.first().map(|to| Transfer { urgency: 12, stack: *stack, to }),
            Kind::Aircraft | Kind::Bomber => {
                let to = self.airfield(stack, goals).or_else(|| goals.first().filter(|_| usa))?;
                Some(Transfer { urgency: 14 + self.far(stack.area) - self.far(to), stack: *stack, to })
            }
            _ => {
                let gain = |to: Area| 3 * (self.far(stack.area) - self.far(to)) + self.need(to);
                let to = goals.iter().max_by_key(|&to| gain(to))?;
                let better = gain(to) > self.need(stack.area) || usa;
                better.then_some(Transfer { urgency: gain(to), stack: *stack, to })
            }
        }
    }

    /// Places that decide keep their garrison.
    fn is_needed_where_it_is(&self, stack: &Stack) -> bool {
        let i = stack.area.index();
        let least = match self.worth(stack.area) {
            _ if stack.area == self.rules.data.map.place.usa => 0,
            30.. => self.threat[i].max(7),
            15.. => self.threat[i].max(4),
            _ => 0,
        };
        self.guard[i] - self.defence(stack.kind) < least
    }

    /// Whether a landing still lacks units of a kind in its port.
    fn lacks(&self, muster: &Muster, kind: Kind) -> bool {
        let coming = |fits: fn(Kind) -> bool| -> u8 {
            let there = self.state.at(muster.port).iter().filter(|t| t.nation == muster.nation && fits(t.kind));
            let ordered = self.orders.iter().filter(|o| o.nation == muster.nation && o.deed == Deed::To(muster.port));
            there.map(|t| t.n).sum::<u8>() + ordered.map(|o| o.units.count(fits)).sum::<u8>()
        };
        match kind {
            Kind::Fleet => coming(|kind| kind == Kind::Fleet) < muster.fleets + 1,
            Kind::Destroyer => coming(|kind| kind == Kind::Destroyer) < 1,
            Kind::Aircraft => coming(|kind| kind == Kind::Aircraft) < 4,
            Kind::Armour => coming(|kind| kind == Kind::Armour) < muster.fleets.div_ceil(2),
            Kind::Infantry => coming(|kind| kind == Kind::Infantry) < muster.fleets + 1,
            Kind::Paratroops => coming(|kind| kind == Kind::Paratroops) < 1,
            Kind::Bomber | Kind::Submarine => false,
        }
    }

    /// Where each sort of unit can be redeployed to.
    fn all_destinations(&self) -> Vec<Ways> {
        let mut ways: Vec<Ways> = Vec::new();
        for stack in &self.free {
            let alike = |(t, _): &Ways| (t.area, t.nation, t.kind) == (stack.area, stack.nation, stack.kind);
            if !ways.iter().any(alike) {
                ways.push((*stack, self.destinations(stack)));
            }
        }
        ways
    }

    fn destinations(&self, stack: &Stack) -> Areas {
        let Some(moving) = self.rules.single(Phase::Redeploy, stack) else { return Areas::EMPTY };
        let realm = self.rules.realm(&self.state, &self.sight, stack.nation);
        let network = self.rules.network(&self.state, realm.open, &moving);
        let lines = Lines { sight: &self.sight, realm: &realm, network: &network };
        self.rules.redeployments(&self.state, lines, &moving)
    }
}
