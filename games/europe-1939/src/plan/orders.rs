//! What the script has made up its mind to do in a phase: who goes where and what for, and what is built. It is looked
//! up once for the phase and carried out step by step.

use crate::Rules;
use crate::action::{Action, verb};
use crate::data::Area;
use crate::plan::aims::Aim;
use crate::plan::staff::Staff;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Bias, Game, MindOf, Plan, Seat};

/// What a group is sent for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    To(Area),
    Drop(Area),
    Invade(Area),
    Strike(Area),
    Bomb(Area),
    Raid,
    Prey(Route),
}

impl Deed {
    pub fn action(self) -> Action {
        match self {
            Deed::To(area) => Action::To(area),
            Deed::Drop(area) => Action::Drop(area),
            Deed::Invade(area) => Action::Invade(area),
            Deed::Strike(area) => Action::Strike(area),
            Deed::Bomb(area) => Action::Bomb(area),
            Deed::Raid => Action::Raid,
            Deed::Prey(route) => Action::Prey(route),
        }
    }
}

/// Units of a nation that go from an area somewhere together.
#[derive(Clone, Debug)]
pub(crate) struct Order {
    pub nation: Nation,
    pub origin: Area,
    pub units: Units,
    pub cargo: Units,
    pub deed: Deed,
    /// Of what can be taken up there, so much is left when the order has been carried out: that tells whether it has.
    pub leaves: Units,
}

impl Order {
    pub fn new(nation: Nation, origin: Area, units: Units, deed: Deed) -> Order {
        Order { nation, origin, units, cargo: Units::NONE, deed, leaves: Units::NONE }
    }

    /// Everybody it takes from its origin.
    pub fn everybody(&self) -> Units {
        self.units.plus(self.cargo)
    }

    /// The kind that is taken up next; nothing if the order has been carried out.
    fn next_kind(&self, have: Units) -> Option<Kind> {
        self.units.iter().map(|(kind, _)| kind).find(|&kind| have.get(kind) > self.leaves.get(kind))
    }

    /// Whether a group in hand is one that this order has set going.
    fn is_begun_by(&self, moving: &Moving, have: Units) -> bool {
        let within = |part: Units, whole: Units| part.iter().all(|(kind, n)| whole.get(kind) >= n);
        (moving.nation, moving.origin) == (self.nation, self.origin)
            && within(moving.units, self.units)
            && within(moving.cargo, self.cargo)
            && self.units.iter().any(|(kind, _)| have.get(kind) > self.leaves.get(kind))
    }

    /// What is done next with the group in hand, best first.
    fn next_steps(&self, moving: &Moving) -> Vec<Action> {
        let mut steps = Vec::new();
        if moving.way.is_empty() {
            let missing = |kind: &Kind| self.units.get(*kind) > moving.units.get(*kind);
            steps.extend(Kind::ALL.into_iter().filter(missing).map(Action::Add));
            let ashore = |kind: &Kind| self.cargo.get(*kind) > moving.cargo.get(*kind);
            steps.extend(Kind::ALL.into_iter().filter(ashore).map(Action::Load));
        }
        steps.push(self.deed.action());
        steps
    }
}

/// What a seat has made up its mind to do in the phase it is in.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    of: Option<(Date, Side, Phase)>,
    orders: Vec<Order>,
    builds: Vec<verb::Build>,
}

/// What an order says is done before anything else.
const ORDERED: f64 = 10_000.0;
/// What comes before is worth more by so much, which is more than what is left to chance.
const APART: f64 = 10.0;
/// What no order says is not done.
pub(crate) const NOT_ORDERED: f64 = -9.0;

impl Memory {
    /// Whether it is about the phase that a state is in.
    fn is_of(&self, state: &State) -> bool {
        self.of == Some((state.date, state.side, state.phase))
    }

    /// Whether the phase is played by orders.
    pub fn rules_over(&self, state: &State) -> bool {
        self.is_of(state)
            && !matches!(state.phase, Phase::Declare | Phase::Battle | Phase::SecondBattle | Phase::Supply)
    }

    pub fn look(&mut self, rules: &Rules, state: &State, plan: &Plan<Aim>, bias: Bias) {
        if self.is_of(state) {
            return;
        }
        *self = Memory { of: Some((state.date, state.side, state.phase)), ..Memory::default() };
        match state.phase {
            Phase::Build => self.builds = Staff::new(rules, state, plan, bias).purchases(),
            Phase::Move => self.orders = Staff::new(rules, state, plan, bias).movement(),
            Phase::SecondMove => self.orders = Staff::new(rules, state, plan, bias).second_movement(),
            Phase::Redeploy => self.orders = Staff::new(rules, state, plan, bias).redeployment(),
            _ => {}
        }
    }

    /// The units of a nation in an area that can still be taken up, with those in hand.
    fn have(rules: &Rules, state: &State, nation: Nation, area: Area) -> Units {
        let mut have = Units::NONE;
        for stack in state.at(area).iter().filter(|stack| stack.nation == nation) {
            if rules.single(state.phase, stack).is_some() {
                have.add(stack.kind, stack.n);
            }
        }
        match state.frames.last() {
            Some(Frame::Moving(moving)) if (moving.nation, moving.origin) == (nation, area) => {
                have.plus(moving.units).plus(moving.cargo)
            }
            _ => have,
        }
    }

    /// The units to be taken up, in the order of the orders.
    pub fn picks<'s>(&'s self, rules: &'s Rules, state: &'s State) -> impl Iterator<Item = Action> + 's {
        self.orders.iter().filter_map(|order| {
            let have = Memory::have(rules, state, order.nation, order.origin);
            let kind = order.next_kind(have)?;
            Some(Action::Pick { at: order.origin, nation: order.nation, kind })
        })
    }

    /// What is done next with a group in hand, best first; nothing if no order is about it.
    pub fn steps(&self, rules: &Rules, state: &State, moving: &Moving) -> Vec<Action> {
        let have = Memory::have(rules, state, moving.nation, moving.origin);
        let order = self.orders.iter().find(|order| order.is_begun_by(moving, have));
        order.map_or_else(Vec::new, |order| order.next_steps(moving))
    }

    /// What is still to be bought, in order.
    pub fn purchases<'s>(&'s self, state: &'s State) -> impl Iterator<Item = Action> + 's {
        let before = |i: usize, at: Area| self.builds[..i].iter().filter(|other| other.at == at).count();
        let built =
            |at: Area| state.turn.built.iter().find(|(area, _)| *area == at).map_or(0, |(_, n)| usize::from(*n));
        let left = move |(i, new): &(usize, &verb::Build)| built(new.at) <= before(*i, new.at);
        self.builds.iter().enumerate().filter(left).map(|(_, new)| Action::from(*new))
    }

    /// What an action is worth to somebody who carries out orders; nothing if no order is about it.
    pub fn worth(&self, wanted: impl Iterator<Item = Action>, action: Action) -> Option<f64> {
        let place = wanted.enumerate().find(|(_, other)| *other == action)?.0;
        Some(ORDERED - APART * place as f64)
    }
}

impl Rules {
    /// What the orders say is done next, if it is allowed; nothing where they leave a choice.
    pub(crate) fn next_order(&self, state: &State, seat: Seat, mind: &MindOf<Rules>) -> Option<Action> {
        let memory = &mind.memory;
        if state.active != seat || !memory.rules_over(state) || !state.displaced.is_empty() {
            return None;
        }
        let legal = |action: &Action| self.check(state, seat, action).is_ok();
        match state.frames.last() {
            Some(Frame::Moving(moving)) => memory.steps(self, state, moving).into_iter().find(legal),
            Some(_) => None,
            None if state.phase == Phase::Build => memory.purchases(state).chain([Action::Done]).find(legal),
            None if state.phase == Phase::Redeploy && state.side == Side::Allies => {
                memory.picks(self, state).find(legal)
            }
            None => memory.picks(self, state).chain([Action::Done]).find(legal),
        }
    }
}
