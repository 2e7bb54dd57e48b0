//! What a side can want: ground, the object, a base, enemy units, own units kept or sent somewhere. The plan of the
//! script, and which aim an action serves.

use crate::action::Action;
use crate::force::Spec;
use crate::plan::Intent;
use crate::rules::scenario::Scenario;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Rules, plan::Temper};
use kernel::{Plan, Possible, Seat};
use serde::{Deserialize, Serialize};

/// Something that can be wanted.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// An objective, by its number, with nobody of the enemy beside it.
    Hold(u8),
    /// The object, and off the own edge with it.
    Fetch,
    /// The enemy's base.
    BlowUp,
    /// The own base.
    Guard,
    /// An own unit gets into the enemy's zone, or off over his edge.
    BreakThrough(UnitId),
    /// An enemy unit, by fire.
    Destroy(UnitId),
    /// An enemy unit, in close quarters.
    Assault(UnitId),
    /// An own unit holds its fire until somebody comes.
    Ambush(UnitId),
    /// An own unit is not to be lost: it rallies and keeps down.
    Spare(UnitId),
    /// An own unit in reserve comes on.
    BringOn(UnitId),
}

impl Aim {
    /// How much it counts where nobody has a plan.
    pub(crate) fn usual(self) -> f64 {
        match self {
            Aim::Destroy(_) | Aim::Ambush(_) | Aim::Spare(_) => 0.0,
            _ => 1.0,
        }
    }
}

/// Enemy units that the fire of all is turned on first.
const TARGETS: usize = 3;
/// How near an enemy must be for a plan to take him in close quarters: two turns of running.
const STORMING: i32 = 3000;
/// As far as most can run at somebody.
pub(crate) const CHARGE: i32 = 1200;
/// What is shot at is nearer than this, mostly.
const RANGE: i32 = 2400;
/// A unit with so many pins is no use until it has rallied.
const SHAKEN: u8 = 3;

fn possible(aim: Aim, weight: f64) -> Possible<Aim> {
    Possible { aim, weight }
}

fn wanted(aim: Aim, wanted: bool) -> Possible<Aim> {
    possible(aim, f64::from(u8::from(wanted)))
}

impl Rules {
    /// What a side could want now, what it wants most first.
    pub(crate) fn possible_aims(&self, s: &State, seat: Seat) -> Vec<Possible<Aim>> {
        let mut aims = self.aims_of_the_scenario(s, seat);
        aims.extend(self.targets(s, seat));
        aims.extend(self.storms(s, seat));
        aims.extend(self.cares(s, seat));
        aims
    }

    fn aims_of_the_scenario(&self, s: &State, seat: Seat) -> Vec<Possible<Aim>> {
        let all = match self.scenario {
            Scenario::MaximumAttrition => Vec::new(),
            Scenario::PointDefence | Scenario::HoldUntilRelieved => {
                (0..s.objectives.len() as u8).map(Aim::Hold).collect()
            }
            Scenario::TopSecret => vec![Aim::Fetch],
            Scenario::Demolition => vec![Aim::BlowUp, Aim::Guard],
            Scenario::Envelopment if s.attacker == Some(seat) => {
                let movers = s.of(seat).filter(|(id, u)| u.is_alive() && !self.spec(*id).is_some_and(Spec::is_gun));
                movers.map(|(id, _)| Aim::BreakThrough(id)).collect()
            }
            Scenario::Envelopment => Vec::new(),
        };
        all.into_iter().map(|aim| possible(aim, 1.0)).collect()
    }

    /// Enemy units to be destroyed by fire, those that most can be done about first.
    fn targets(&self, s: &State, seat: Seat) -> Vec<Possible<Aim>> {
        let mut enemies: Vec<(i64, UnitId)> =
            s.on_table().filter(|(_, u)| u.seat != seat).map(|(id, u)| (self.exposure(s, id, u), id)).collect();
        enemies.sort_by_key(|&(exposure, id)| (-exposure, id));
        let all = enemies.into_iter().enumerate();
        all.map(|(i, (exposure, id))| wanted(Aim::Destroy(id), i < TARGETS && exposure > 0)).collect()
    }

    /// How promising it is to fire at a unit: what it is worth, how hurt it is, and how many are near enough.
    fn exposure(&self, s: &State, id: UnitId, unit: &Unit) -> i64 {
        let at = self.place_of(id, unit);
        let armoured = self.spec(id).is_some_and(Spec::is_armoured);
        let near = s.on_table().filter(|&(o, u)| {
            u.seat != unit.seat && self.place_of(o, u).within(at, RANGE) && (!armoured || self.beats_armour(o, u))
        });
        let whole = self.spec(id).map_or(1, |spec| spec.men.len().max(1)) as i64;
        let lost = whole - i64::from(self.strength(id, unit)).min(whole);
        let worth = (self.worth(id, unit) as f64 * self.importance(s, id, unit)) as i64;
        worth * near.count() as i64 * (2 * whole + lost) / whole
    }

    /// Whether a unit has something that tells on armour.
    fn beats_armour(&self, id: UnitId, unit: &Unit) -> bool {
        let tells = |weapon| self.data.weapon(weapon).shot_penetration().is_none_or(|penetration| penetration > 1);
        self.batteries(id, unit).iter().any(|battery| tells(battery.weapon))
    }

    /// Enemy units that somebody could charge soon.
    fn storms(&self, s: &State, seat: Seat) -> Vec<Possible<Aim>> {
        let squads = || {
            s.on_table().filter(|&(id, u)| {
                u.seat == seat && self.spec(id).is_some_and(|spec| spec.is_foot() && spec.role == Role::Squad)
            })
        };
        let enemies = s.on_table().filter(|(id, u)| u.seat != seat && !self.is_vehicle(*id));
        let near = |id: UnitId, u: &Unit| {
            let at = self.place_of(id, u);
            squads().any(|(squad, own)| self.place_of(squad, own).within(at, STORMING))
        };
        enemies.filter(|&(id, u)| near(id, u)).map(|(id, _)| possible(Aim::Assault(id), 1.0)).collect()
    }

    /// What can be wanted of own units: to come on, to lie in wait, to be kept.
    fn cares(&self, s: &State, seat: Seat) -> Vec<Possible<Aim>> {
        let mut aims = Vec::new();
        for (id, unit) in s.of(seat) {
            match unit.fate {
                Fate::Reserve => aims.push(possible(Aim::BringOn(id), 1.0)),
                Fate::Field => {
                    let whole = self.spec(id).map_or(1, |spec| spec.men.len());
                    let worn = !self.is_vehicle(id) && 2 * unit.men.len() <= whole;
                    aims.push(wanted(Aim::Spare(id), unit.pins >= SHAKEN || worn && unit.pins > 0));
                    let fires = self.batteries(id, unit).iter().any(|b| self.data.weapon(b.weapon).fires_direct());
                    if fires {
                        aims.push(wanted(Aim::Ambush(id), self.lies_in_wait(s, seat, id)));
                    }
                }
                _ => {}
            }
        }
        aims
    }

    /// Whether a unit is better off waiting: whoever attacks must come, it does not go for the enemy itself, and nobody
    /// is near enough to be fired at.
    fn lies_in_wait(&self, s: &State, seat: Seat, id: UnitId) -> bool {
        let Some(at) = s.unit(id).map(|u| self.place_of(id, u)) else { return false };
        let mut enemies = s.on_table().filter(|(_, u)| u.seat != seat);
        s.attacker == Some(other(seat))
            && self.temper(s, id) == Temper::Steady
            && !enemies.any(|(e, u)| self.place_of(e, u).within(at, RANGE))
    }

    /// The plan of a side: what is worth wanting. Who is being fired at goes on being fired at, as long as he is there.
    pub(crate) fn intended(&self, s: &State, seat: Seat, last: &Plan<Aim>) -> Plan<Aim> {
        let aims = self.possible_aims(s, seat);
        let begun = |aim: Aim| matches!(aim, Aim::Destroy(_)) && last.weight(aim) > 0.0;
        let mut plan = Plan::default();
        let mut targets = 0;
        let kept = aims.iter().filter(|possible| begun(possible.aim)).take(1).map(|possible| possible.aim);
        kept.for_each(|aim| plan.want(aim, 1.0));
        for Possible { aim, weight } in aims.into_iter().filter(|possible| possible.weight > 0.0) {
            if matches!(aim, Aim::Destroy(_)) {
                targets += 1;
                if targets > TARGETS - usize::from(plan.iter().any(|wanted| begun(wanted.aim))) {
                    continue;
                }
            }
            plan.want(aim, weight);
        }
        plan
    }

    /// Whether what a side wanted is so.
    pub(crate) fn has_reached(&self, s: &State, seat: Seat, aim: Aim) -> bool {
        let base = |own: bool| s.objectives.iter().find(|o| (o.owner == Some(seat)) == own);
        let unit = |id: UnitId| s.unit(id);
        match aim {
            Aim::Hold(n) => s.objectives.get(usize::from(n)).is_some_and(|o| self.holder(s, o.at) == Some(seat)),
            Aim::Fetch => s.objectives.iter().any(|o| o.carrier.is_some_and(|b| self.seat_of(b.unit) == seat)),
            Aim::BlowUp => base(false).is_some_and(|o| o.destroyed),
            Aim::Guard => s.stage == Stage::Over && base(true).is_some_and(|o| !o.destroyed),
            Aim::BreakThrough(id) => unit(id).is_some_and(|u| u.fate == Fate::Left) || self.is_through(s, seat, id),
            Aim::Destroy(id) | Aim::Assault(id) => unit(id).is_some_and(|u| u.fate == Fate::Destroyed),
            Aim::Ambush(id) => unit(id).is_some_and(|u| u.is_on_table() && u.order == Some(Order::Ambush)),
            Aim::Spare(id) => unit(id).is_some_and(|u| u.is_on_table() && u.pins == 0),
            Aim::BringOn(id) => unit(id).is_some_and(Unit::is_on_table),
        }
    }

    /// The aim of a plan that an action serves most.
    pub(crate) fn served(&self, s: &State, seat: Seat, action: &Action, plan: &Plan<Aim>) -> Option<Aim> {
        let aims = match *action {
            Action::Order { unit, order } => self.served_by_order(s, seat, unit, order, plan),
            Action::Charge { target, .. } | Action::Assault(target) => vec![Aim::Assault(target), Aim::Destroy(target)],
            Action::Aim(aim) => vec![Aim::Destroy(aim.target)],
            Action::Call { target, .. } => target.map(Aim::Destroy).into_iter().collect(),
            Action::FireAt(target) => vec![Aim::Destroy(target)],
            Action::Spring(unit) | Action::Keep(unit) => vec![Aim::Ambush(unit), Aim::Spare(unit)],
            Action::Hold(unit) | Action::Outflank { unit, .. } => vec![Aim::BringOn(unit)],
            Action::GoDown => match s.frames.last() {
                Some(Frame::React(reacting)) => vec![Aim::Spare(reacting.unit)],
                _ => Vec::new(),
            },
            Action::Move(_)
            | Action::Enter(_)
            | Action::Drive(_)
            | Action::Pivot(_)
            | Action::Occupy(_)
            | Action::Leave => match s.frames.last() {
                Some(Frame::Move(moving)) => self.served_by_order(s, seat, moving.unit, moving.order, plan),
                _ => Vec::new(),
            },
            _ => Vec::new(),
        };
        aims.into_iter().find(|&aim| plan.weight(aim) > 0.0)
    }

    /// What an order to a unit is good for, best first.
    fn served_by_order(&self, s: &State, seat: Seat, unit: UnitId, order: Order, plan: &Plan<Aim>) -> Vec<Aim> {
        let waits = s.unit(unit).is_some_and(|u| !u.is_on_table());
        let planned = |wanted: fn(&Aim) -> Option<UnitId>| plan.iter().filter_map(move |w| wanted(&w.aim));
        match order {
            Order::Advance | Order::Run if waits => vec![Aim::BringOn(unit)],
            Order::Fire => {
                let targets = planned(|aim| if let Aim::Destroy(id) = aim { Some(*id) } else { None });
                let best = targets.filter_map(|id| Some((self.fire_value(s, unit, id)?, id))).max();
                best.map(|(_, id)| Aim::Destroy(id)).into_iter().collect()
            }
            Order::Ambush => vec![Aim::Ambush(unit)],
            Order::Rally | Order::Down => vec![Aim::Spare(unit)],
            Order::Advance | Order::Run => {
                let mut aims = Vec::new();
                if order == Order::Run {
                    let storms = planned(|aim| if let Aim::Assault(id) = aim { Some(*id) } else { None });
                    let best = storms
                        .filter(|&id| self.units_within(s, unit, id, CHARGE))
                        .map(|id| (self.charge_worth(s, unit, id), id))
                        .filter(|&(worth, _)| worth > 0)
                        .max();
                    aims.extend(best.map(|(_, id)| Aim::Assault(id)));
                }
                let intent = Intent::to(plan);
                let task = self.task_for(s, seat, unit, intent);
                aims.extend(self.aim_of_march(s, unit, &task, intent));
                aims
            }
        }
    }
}
