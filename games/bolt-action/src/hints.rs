//! A player who goes by simple rules: get into range, keep to cover, fire where it hurts, charge what is weak, and do what the
//! scenario asks for in time. What things are worth is in `worth`, what each unit is there for in `plan`.

mod plan;
mod worth;

use crate::Rules;
use crate::action::Action;
use crate::force::{Part, Spec};
use crate::scenario::Scenario;
use crate::state::*;
use crate::vocabulary::*;
use board::table::{Heading, Point};
use kernel::{Hints, Rng, Seat};
use plan::{Outlook, Plan};

impl Rules {
    /// The unit that moves or fires, and what is wanted of it.
    fn mover(&self, s: &State, seat: Seat) -> Option<(UnitId, Plan)> {
        match s.frames.last()? {
            Frame::Move { unit, .. }
            | Frame::Declare { unit, .. }
            | Frame::Regroup { unit, .. }
            | Frame::Aside { unit, .. } => Some((*unit, self.plan_for(s, seat, *unit))),
            _ => None,
        }
    }

    fn action_value(&self, s: &State, seat: Seat, action: &Action, moving: Option<&(UnitId, Plan)>) -> i64 {
        let mover = moving.map(|(id, _)| *id);
        let place = |at: Point| moving.map_or(0, |(id, plan)| self.place_value(s, seat, *id, plan, at));
        let carries = moving.is_some_and(|(_, plan)| plan.carries);
        let fetches = matches!(self.scenario, Scenario::TopSecret | Scenario::Demolition);
        let marches = carries || fetches && moving.is_some_and(|(_, plan)| plan.presses);
        match (*action, mover) {
            (Action::Charge { unit, target }, _) => self.charge_worth(s, unit, target) + 5,
            (Action::LoadShell(shell), _) => {
                let armour = s.on_table().any(|(e, u)| u.seat != seat && self.spec(e).is_some_and(Spec::is_armoured));
                i64::from(armour == (shell == Shell::Shot))
            }
            (Action::EscapeTo(at), _) => match s.frames.last() {
                Some(Frame::React { by, .. }) => {
                    s.unit(*by).map_or(0, |u| 5 + i64::from(self.place_of(*by, u).steps_to(at) / 100))
                }
                _ => 0,
            },
            (Action::Dismount, _) => -50_000,
            (Action::Attack, _) => 1,
            (Action::Deploy { unit, at, .. }, _) => {
                let covered = self.is_covered(at, s.unit(unit).map_or(50, |u| self.base(unit, u)));
                // Squads go for the enemy's base; others guard the own one.
                let squad = self.spec(unit).is_some_and(|spec| spec.role == Role::Squad);
                let guard = self.scenario == Scenario::Demolition && !squad;
                let near = match s.edge(seat) {
                    Some(edge) if guard => -i64::from(crate::scenario::base_of(edge).steps_to(at) / 20),
                    _ => -i64::from((at.x() - crate::terrain::WIDTH / 2).abs() / 100),
                };
                100 + if covered { 50 } else { 0 } + if guard { 120 } else { 0 } + near
            }
            (Action::Garrison { .. }, _) => 140,
            (Action::Enter(at), Some(_)) => 20_000 + place(at),
            (Action::Assault(target), Some(id)) => {
                let value = self.charge_worth(s, id, target);
                if value > 0 && !carries { 30_000 + value } else { -20_000 }
            }
            (Action::Leave, Some(id)) => {
                let far = self.scenario == Scenario::Envelopment
                    && s.edge(other(seat)).is_some_and(|edge| {
                        let y = s.unit(id).map_or(0, |u| self.place_of(id, u).y());
                        (y < 2400) == (edge == Edge::Top)
                    });
                if carries || far { 40_000 } else { -40_000 }
            }
            (Action::Move(at), _) => place(at),
            (Action::Occupy(_), Some(_)) if carries => -20_000,
            (Action::Occupy(building), Some(_)) => {
                let at = self.building(building).map(|h| h.centre());
                // Out of a house it takes a move: who is on his way does not go in.
                at.map_or(0, |at| place(at) + if marches { -300 } else { 150 })
            }
            (Action::Drive(by), Some(id)) => {
                let to = s.unit(id).map(|u| u.at.plus(u.facing.way(i32::from(by))));
                to.map_or(0, |to| place(to) - i64::from(by < 0) * 200)
            }
            (Action::Pivot(facing), Some(id)) => {
                // Turn if the goal is not ahead.
                let goal = moving.and_then(|(_, plan)| plan.goal);
                let turn = goal.zip(s.unit(id)).and_then(|(goal, u)| {
                    let wanted = Heading::from_to(u.at, goal)?;
                    Some(wanted.apart(u.facing) - wanted.apart(facing))
                });
                let here = s.unit(id).map_or(0, |u| place(u.at));
                here + 10 * i64::from(turn.unwrap_or(-1)) - 300
            }
            (Action::Mount(_) | Action::Climb(_) | Action::Step { .. }, _) => -50_000,
            (Action::Done, Some(id)) => match s.frames.last() {
                Some(Frame::Declare { aims, .. }) => {
                    if aims.is_empty() {
                        0
                    } else {
                        5
                    }
                }
                // Something must be won by moving on, or it would never end.
                _ => s.unit(id).map_or(0, |u| place(self.place_of(id, u)) + if marches { 5 } else { 40 }),
            },
            (Action::Aim(aim), Some(id)) => self.aim_value(s, id, &aim),
            (Action::Call { target, at, .. }, _) => {
                let friends = s.on_table().any(|(f, u)| u.seat == seat && self.place_of(f, u).within(at, 1300));
                if friends && target.is_none() { -10 } else { 500 }
            }
            (Action::GoDown, _) => match s.frames.last() {
                Some(Frame::React { unit, by, .. }) => {
                    let aims = self.all_aims(s, *by, *unit, Occasion::Assaulted);
                    let odds = self.odds_of_fire(s, *by, *unit, &aims, Occasion::Assaulted);
                    if odds.is_some_and(|o| o.mean_losses() > 2.5) { 10 } else { -10 }
                }
                _ => -10,
            },
            (Action::ReturnFire, _) => 20,
            (Action::Escape(by), _) => 5 + i64::from(by.unsigned_abs() / 100),
            (Action::Remove(_), _) if matches!(s.frames.last(), Some(Frame::Example { .. })) => {
                let Some(Frame::Example { unit, fubar, .. }) = s.frames.last() else { return 0 };
                let spare = s.unit(*unit).is_some_and(|u| u.men.len() >= 4);
                if spare || *fubar { 10 - self.dear(s, *unit, action) } else { -10 }
            }
            (Action::Spring(_), _) if matches!(s.frames.last(), Some(Frame::Flak { .. })) => 10,
            (Action::Spring(id), _) => match s.frames.last() {
                Some(Frame::Ambush { mover, .. }) if self.fire_value(s, id, *mover).is_some_and(|v| v > 15) => 10,
                _ => -5,
            },
            (Action::Remove(_), _) => {
                let Some(Frame::Loss { unit, by, .. }) = s.frames.last() else { return 0 };
                let dear = self.dear(s, *unit, action);
                if *by == self.seat_of(*unit) { -dear } else { dear }
            }
            (Action::Wreck, _) => 100,
            (Action::FireAt(target), _) => s.unit(target).map_or(0, |u| {
                let worth = self.worth(target, u);
                if u.seat == seat { -worth } else { worth }
            }),
            (Action::Keep(id), _) => s.unit(id).map_or(-1, |u| if u.pins >= 4 { 5 } else { -5 }),
            (Action::Stray(at), _) => s
                .on_table()
                .filter(|(id, u)| self.place_of(*id, u).within(at, 1200))
                .map(|(_, u)| if u.seat == seat { -10 } else { 10 })
                .sum(),
            (Action::Hold(unit), _) if self.goes_round(s, seat, unit) => 20,
            // Some this way, some that.
            (Action::Outflank { unit, side }, _) if self.goes_round(s, seat, unit) => {
                10 + i64::from((side == Side::Left) == (unit.0 % 2 == 0))
            }
            (Action::Hold(_) | Action::Outflank { .. } | Action::Load { .. } | Action::DropTrailer, _) => -100,
            _ => 0,
        }
    }

    /// How much a man is missed.
    fn dear(&self, s: &State, unit: UnitId, action: &Action) -> i64 {
        let Action::Remove(man) = *action else { return 0 };
        let fallen = s.unit(unit).and_then(|u| u.men.get(usize::from(man)).copied());
        fallen.map_or(0, |m| {
            let part = match m.part {
                Part::Leader => 30,
                Part::Gunner => 40,
                _ => 0,
            };
            let shots = match self.data.weapon(m.weapon).shots {
                Roll::Exactly(n) => i64::from(n) * 5,
                _ => 30,
            };
            part + shots + if m.extra.is_some() { 10 } else { 0 }
        })
    }

    fn aim_value(&self, s: &State, id: UnitId, aim: &Aim) -> i64 {
        let occasion = match s.frames.last() {
            Some(Frame::Declare { occasion, .. }) => *occasion,
            _ => Occasion::Order,
        };
        let Some(odds) = self.odds_of_fire(s, id, aim.target, &[*aim], occasion) else { return -10 };
        if aim.shell == Shell::Smoke {
            return -10;
        }
        if odds.hits.first().is_none_or(|miss| *miss >= 1.0) {
            return -1;
        }
        // Weapons for one shot are for armour.
        let wasted = self.spec(id).is_some_and(Spec::is_foot) && aim.battery > 0 && !self.is_vehicle(aim.target);
        let value = self.worth_of_odds(s, aim.target, &odds).unwrap_or(0.0);
        if wasted { -5 } else { 10 + value as i64 }
    }
}

impl Hints for Rules {
    fn script(&self, s: &State, seat: Seat, legal: &[Action], _: &mut Rng) -> usize {
        let mut outlooks: Vec<(UnitId, Outlook)> = Vec::new();
        let mover = self.mover(s, seat);
        let mut value = |action: &Action| {
            let Action::Order { unit, order } = *action else {
                return self.action_value(s, seat, action, mover.as_ref());
            };
            if outlooks.last().is_none_or(|(of, _)| *of != unit) {
                outlooks.push((unit, self.outlook(s, seat, unit)));
            }
            // The list has the orders of a unit one after the other.
            outlooks.last().map_or(0, |(_, outlook)| self.order_value(s, unit, order, outlook))
        };
        let values: Vec<i64> = legal.iter().map(&mut value).collect();
        (0..legal.len()).max_by_key(|&i| (values[i], std::cmp::Reverse(i))).unwrap_or(0)
    }

    fn value(&self, s: &State, seat: Seat) -> i64 {
        let worth = |seat: Seat| s.of(seat).map(|(id, u)| self.worth(id, u) - 5 * i64::from(u.pins)).sum::<i64>();
        let points = self.points(s);
        let own = usize::from(seat.0 & 1);
        worth(seat) - worth(other(seat)) + 100 * (points[own] - points[1 - own])
    }
}
