//! A part of a turn as a list of orders, and the next action that carries them out. Whether an order has been carried
//! out is read from the board, so a list holds however it is come back to.

use super::aims::{Aim, Want};
use crate::Rules;
use crate::action::Action;
use crate::data::Space;
use crate::rules::movement::Outlook;
use crate::state::*;
use crate::vocabulary::*;
use kernel::decision;
use kernel::{Bias, Plan, Quick};

/// What is to be done with some units.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Order {
    /// Units of a stack go somewhere, so many stay behind.
    Go { from: Space, kind: Kind, status: Status, to: Space, stay: u8, raid: bool },
    /// A transport fetches cargo and brings it somewhere; so many ships just like it stay behind.
    Sail { ship: Transport, stay: u8, pickup: Space, loads: Vec<(Space, Kind)>, to: Space, end: End },
}

/// What a transport does where it ends its move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum End {
    Land(Space),
    Unload(Space),
    Stay,
}

/// What the script keeps while a power's turn lasts.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Memory {
    /// The part of the turn that the orders are for.
    phase: Option<Phase>,
    orders: Vec<Order>,
    /// Orders before this one are done or cannot be carried out.
    at: usize,
    pub(super) shopping: ByKind<u8>,
    pub(super) dice: u8,
    pub(super) places: Vec<(Kind, Space, Space)>,
    /// The action that comes next, if it is known and allowed.
    next: Option<Action>,
}

impl Memory {
    /// The action that comes next, if it is known; it is allowed then.
    pub(crate) fn next(&self) -> Option<Action> {
        self.next
    }
}

/// The state with what is in hand put down again.
fn hands_empty(state: &State) -> State {
    let mut there = state.clone();
    match there.frames.pop() {
        Some(Frame::Moving(moving)) => there.add(moving.origin, state.power, moving.kind, moving.status, moving.n),
        Some(Frame::Ferry(ferry)) => there.add_ship(ferry.ship),
        _ => {}
    }
    there
}

impl Order {
    /// Units like those of the order that are still where it begins.
    fn waiting(&self, state: &State) -> u8 {
        match self {
            Order::Go { from, kind, status, .. } => state.count_as(*from, state.power, *kind, *status),
            Order::Sail { ship, .. } => state.ships.iter().filter(|other| *other == ship).count() as u8,
        }
    }

    fn stay(&self) -> u8 {
        match self {
            Order::Go { stay, .. } | Order::Sail { stay, .. } => *stay,
        }
    }
}

impl Rules {
    /// Brings the memory of the power whose turn it is up to date.
    pub(crate) fn think(&self, state: &State, power: Power, plan: &Plan<Aim>, bias: Bias, memory: &mut Memory) {
        memory.next = None;
        if power != state.power || state.phase == Phase::Over {
            return;
        }
        let want = Want { plan, bias };
        let phase = if state.phase == Phase::Flak { Phase::Combat } else { state.phase };
        let fresh = memory.phase != Some(phase);
        if fresh {
            (memory.phase, memory.at) = (Some(phase), 0);
            memory.orders.clear();
        }
        let next = match (state.frames.last(), phase) {
            (None, Phase::Develop) => {
                if fresh {
                    (memory.dice, memory.shopping) = self.shopping(state, &want);
                }
                Some(self.next_purchase(state, memory))
            }
            (None | Some(Frame::Moving(_) | Frame::Ferry(_)), Phase::CombatMove | Phase::NonCombat) => {
                if fresh {
                    let there = hands_empty(state);
                    memory.orders = match phase {
                        Phase::CombatMove => self.attack_orders(&there, &want),
                        _ => self.marching_orders(&there, &want),
                    };
                }
                self.next_move(state, memory)
            }
            (None, Phase::Combat) => self.next_battle(state),
            (None, Phase::Place) => {
                if fresh {
                    memory.places = self.placing(state, &want);
                }
                Some(self.next_placement(state, memory))
            }
            _ => None,
        };
        memory.next = next.filter(|action| self.is_allowed(state, action));
    }

    fn is_allowed(&self, state: &State, action: &Action) -> bool {
        Quick::ask(|judge| decision::judge(self, state, state.power.seat(), action, judge))
    }

    fn next_purchase(&self, state: &State, memory: &Memory) -> Action {
        if memory.dice > 0 && !state.turn.researched {
            return Action::Research(memory.dice);
        }
        let wanted = |kind: &Kind| state.turn.bought[*kind] < memory.shopping[*kind];
        let affordable = |kind: &Kind| self.price(state, state.power, *kind) <= state.cash[state.power];
        Kind::ALL.into_iter().filter(wanted).find(affordable).map_or(Action::Done, Action::Buy)
    }

    fn next_move(&self, state: &State, memory: &mut Memory) -> Option<Action> {
        match state.frames.last() {
            Some(Frame::Moving(moving)) => self.go_on_with_group(state, moving, memory),
            Some(Frame::Ferry(ferry)) => self.go_on_with_ship(state, ferry, memory),
            _ => {
                let outlook = self.outlook(state);
                while let Some(order) = memory.orders.get(memory.at) {
                    if order.waiting(state) > order.stay()
                        && let Some(action) = self.begin(state, &outlook, order)
                    {
                        return Some(action);
                    }
                    memory.at += 1;
                }
                Some(Action::Done)
            }
        }
    }

    /// Takes up what an order is for, if the order can still be carried out.
    fn begin(&self, state: &State, outlook: &Outlook, order: &Order) -> Option<Action> {
        match order {
            &Order::Go { from, kind, status, to, raid, .. } => {
                let stack = Stack { space: from, power: state.power, kind, status, n: 1 };
                let left = self.allowance(state, &stack)?;
                let ways = self.ways(state, outlook, &Moving::of(&stack, left));
                let there = if raid { ways.raids } else { ways.ends };
                let picked = self.picked(state, from, kind, left)?;
                let carrier = kind == Kind::Carrier && !self.can_be_taken_up(state, outlook, &picked);
                (there.contains(to) && picked.status == status && !carrier).then_some(Action::Pick {
                    at: from,
                    kind,
                    left,
                })
            }
            Order::Sail { ship, .. } => {
                let i = state.ships.iter().position(|other| other == ship)?;
                self.has_something_to_do(state, outlook, ship).then_some(Action::Ship(i as u8))
            }
        }
    }

    fn go_on_with_group(&self, state: &State, moving: &Moving, memory: &Memory) -> Option<Action> {
        let rest = state.count_as(moving.origin, state.power, moving.kind, moving.status);
        let fits = |order: &&Order| match order {
            Order::Go { from, kind, status, stay, .. } => {
                (*from, *kind, *status) == (moving.origin, moving.kind, moving.status)
                    && *stay <= rest
                    && rest + moving.n > *stay
            }
            Order::Sail { .. } => false,
        };
        let Order::Go { to, stay, raid, .. } = memory.orders.iter().find(fits)? else { return None };
        Some(match rest - stay {
            0 if *raid => Action::Raid(*to),
            0 => Action::To(*to),
            more if more == rest && rest > 1 => Action::All,
            _ => Action::Add,
        })
    }

    fn go_on_with_ship(&self, state: &State, ferry: &Ferry, memory: &Memory) -> Option<Action> {
        let fits = |order: &&Order| match order {
            Order::Sail { ship, stay, .. } => ship.space == ferry.begun && order.waiting(state) == *stay,
            Order::Go { .. } => false,
        };
        let Order::Sail { ship, pickup, loads, to, end, .. } = memory.orders.iter().rev().find(fits)? else {
            return None;
        };
        let loaded = ferry.ship.cargo.len().saturating_sub(ship.cargo.len());
        let fetching = !ferry.unloaded && loaded < loads.len();
        Some(match end {
            _ if fetching && ferry.ship.space != *pickup => Action::To(*pickup),
            _ if fetching => Action::Load { from: loads[loaded].0, kind: loads[loaded].1 },
            _ if ferry.ship.space != *to => Action::To(*to),
            End::Land(land) => Action::Land { to: *land, n: ferry.ship.carries(state.power).count() as u8 },
            End::Unload(land) => match ferry.ship.carries(state.power).next() {
                Some(cargo) => Action::Unload { kind: cargo.kind, to: *land },
                None => Action::Stop,
            },
            End::Stay => Action::Stop,
        })
    }

    /// Raids first, then the sea, then the land.
    fn next_battle(&self, state: &State) -> Option<Action> {
        if self.decider(state) != Some(state.power) {
            return None;
        }
        let turn = &state.turn;
        if let Some(raid) = turn.raids.first() {
            return Some(Action::Bomb(raid));
        }
        if let Some(zone) = (turn.battles - crate::data::LAND).first().or(turn.battles.first()) {
            return Some(Action::Fight(zone));
        }
        let shot = self
            .rocket_shots(state)
            .into_iter()
            .max_by_key(|(_, to)| state.owner(*to).map_or(0, |owner| state.cash[owner]));
        Some(shot.map_or(Action::Done, |(from, to)| Action::Rocket { from, to }))
    }
}
