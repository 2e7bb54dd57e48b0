//! A player who goes by simple rules: get into range, keep to cover, fire where it hurts, charge what is weak.

use crate::Rules;
use crate::action::Action;
use crate::force::Spec;
use crate::scenario::Scenario;
use crate::state::*;
use crate::vocabulary::*;
use board::table::{Point, Shape};
use kernel::{Hints, Rng, Seat};

impl Rules {
    /// What a unit is worth, in points; what is left of it counts.
    fn worth(&self, id: UnitId, unit: &Unit) -> i64 {
        let Some(spec) = self.spec(id) else { return 0 };
        let points = i64::from(spec.points.max(10));
        match unit.fate {
            Fate::Destroyed => 0,
            _ if spec.is_vehicle() => points,
            _ => points * (1 + unit.men.len() as i64) / (1 + spec.men.len() as i64),
        }
    }

    /// How good it is to give a unit an order.
    fn order_value(&self, s: &State, seat: Seat, id: UnitId, order: Order) -> i64 {
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else { return 0 };
        let pins = i64::from(unit.pins);
        if !unit.is_on_table() {
            let on = match order {
                Order::Run => 320,
                Order::Advance => 300,
                _ => 10,
            };
            return on + i64::from(spec.is_foot());
        }
        let best = self.best_target(s, id);
        let charge = self.charge_value(s, id);
        let near_goal = self.goal(s, seat, id).is_none_or(|g| self.place_of(id, unit).within(g, 300));
        match order {
            Order::Fire => best.map_or(5, |v| 120 + v) - 40 * pins,
            Order::Advance => {
                let fixed = self.batteries(id, unit).iter().all(|b| self.data.weapon(b.weapon).has(WeaponRule::Fixed));
                let after = if fixed && spec.is_foot() { 0 } else { best.unwrap_or(0) * 6 / 10 };
                let go = if near_goal { 20 } else { 110 };
                go + after - 40 * pins
            }
            Order::Run => {
                let go = if best.is_some() || near_goal { 15 } else { 130 };
                go.max(charge) - 40 * pins
            }
            Order::Rally => 60 * pins - 60,
            Order::Ambush => 8,
            Order::Down => {
                if pins >= 3 {
                    70
                } else {
                    2
                }
            }
        }
    }

    /// The best thing a unit could fire at, if any: expected losses weighted by worth.
    fn best_target(&self, s: &State, id: UnitId) -> Option<i64> {
        let unit = s.unit(id)?;
        let enemies = s.on_table().filter(|(_, u)| u.seat != unit.seat);
        enemies.filter_map(|(e, _)| self.fire_value(s, id, e)).max()
    }

    fn fire_value(&self, s: &State, id: UnitId, target: UnitId) -> Option<i64> {
        // As if the order were Fire, so that the score is the same before and after it is given.
        let aims = self.all_aims(s, id, target, Occasion::Assaulted);
        if aims.is_empty() {
            return None;
        }
        let odds = self.odds_of_fire(s, id, target, &aims, Occasion::Assaulted)?;
        let enemy = s.unit(target)?;
        let hit = 1.0 - odds.hits.first().copied().unwrap_or(1.0);
        let per_man = self.worth(target, enemy) as f64 / f64::from(self.strength(target, enemy).max(1));
        let value = odds.mean_losses() * per_man + 12.0 * hit + odds.destroyed * self.worth(target, enemy) as f64;
        (value > 0.5).then_some(value as i64)
    }

    /// Whether a charge is likely to be won.
    fn charge_value(&self, s: &State, id: UnitId) -> i64 {
        let Some(unit) = s.unit(id).filter(|_| self.spec(id).is_some_and(Spec::is_foot)) else { return 0 };
        let targets = self.assault_targets(s, id);
        let value = targets.filter(|&e| !self.is_vehicle(e)).filter_map(|e| {
            let enemy = s.unit(e)?;
            let ours = unit.men.len() as i64 * 10;
            let theirs = enemy.men.len() as i64 * 10;
            let ready = enemy.order.is_none() && !self.units_within(s, id, e, 600);
            let edge = ours - theirs - if ready { 30 } else { 0 };
            (edge > 10 && self.contact(s, id, e).is_some()).then(|| 100 + 2 * edge)
        });
        value.max().unwrap_or(0)
    }

    /// Where a unit is wanted: objectives, the enemy's zone, or simply the enemy.
    fn goal(&self, s: &State, seat: Seat, id: UnitId) -> Option<Point> {
        let unit = s.unit(id)?;
        let from = self.place_of(id, unit);
        let carries = s.objectives.iter().any(|o| o.carrier == Some(id));
        let edge_y = |edge: Edge| if edge == Edge::Top { 0 } else { crate::terrain::DEPTH };
        if carries {
            return s.edge(seat).map(|edge| Point::new(from.x(), edge_y(edge)));
        }
        let wanted: Vec<Point> = match self.scenario {
            Scenario::Demolition => s.objectives.iter().filter(|o| o.owner != Some(seat)).map(|o| o.at).collect(),
            _ => s.objectives.iter().filter(|o| o.carrier.is_none()).map(|o| o.at).collect(),
        };
        let nearest = |points: Vec<Point>| points.into_iter().min_by_key(|p| from.square_to(*p));
        let enemies = || s.on_table().filter(|(_, u)| u.seat != seat).map(|(e, u)| self.place_of(e, u)).collect();
        let zone = || s.edge(other(seat)).map(|edge| Point::new(from.x(), (edge_y(edge) + 4 * 2400) / 5));
        match self.scenario {
            Scenario::Envelopment if s.attacker == Some(seat) => zone(),
            Scenario::Envelopment | Scenario::MaximumAttrition => nearest(enemies()).or_else(zone),
            _ => nearest(wanted).or_else(|| nearest(enemies())),
        }
    }

    /// How good it is to go somewhere.
    fn place_value(&self, s: &State, seat: Seat, id: UnitId, at: Point) -> i64 {
        let Some(goal) = self.goal(s, seat, id) else { return 0 };
        let base = self.spec(id).map_or(50, Spec::base);
        let covered = self.table.under(&Shape::round(at, base)).any(|(_, f)| f.kind.cover() != Cover::None);
        -i64::from(goal.steps_to(at)) + if covered { 250 } else { 0 }
    }

    fn action_value(&self, s: &State, seat: Seat, action: &Action) -> i64 {
        let mover = match s.frames.last() {
            Some(Frame::Move { unit, .. } | Frame::Declare { unit, .. } | Frame::Regroup { unit, .. }) => Some(*unit),
            _ => None,
        };
        match (*action, mover) {
            (Action::Order { unit, order }, _) => self.order_value(s, seat, unit, order),
            (Action::Attack, _) => 1,
            (Action::Deploy { unit, at, .. }, _) => {
                let base = self.spec(unit).map_or(50, Spec::base);
                let covered = self.table.under(&Shape::round(at, base)).any(|(_, f)| f.kind.cover() != Cover::None);
                100 + if covered { 50 } else { 0 } - i64::from((at.x() - crate::terrain::WIDTH / 2).abs() / 100)
            }
            (Action::Garrison { .. }, _) => 140,
            (Action::Enter(at), Some(id)) => 20_000 + self.place_value(s, seat, id, at),
            (Action::Assault(target), Some(id)) => {
                let value = self.charge_value(s, id);
                if value > 0 && !self.is_vehicle(target) { 30_000 + value } else { -20_000 }
            }
            (Action::Leave, Some(id)) => {
                let carries = s.objectives.iter().any(|o| o.carrier == Some(id));
                let far = self.scenario == Scenario::Envelopment
                    && s.edge(other(seat)).is_some_and(|edge| {
                        let y = s.unit(id).map_or(0, |u| self.place_of(id, u).y());
                        (y < 2400) == (edge == Edge::Top)
                    });
                if carries || far { 40_000 } else { -40_000 }
            }
            (Action::Move(at), Some(id)) => self.place_value(s, seat, id, at),
            (Action::Occupy(building), Some(id)) => {
                let at = self.building(building).map(|h| h.centre());
                at.map_or(0, |at| self.place_value(s, seat, id, at) + 150)
            }
            (Action::Drive(by), Some(id)) => {
                let to = s.unit(id).map(|u| u.at.plus(u.facing.way(i32::from(by))));
                to.map_or(0, |to| self.place_value(s, seat, id, to) - i64::from(by < 0) * 200)
            }
            (Action::Pivot(facing), Some(id)) => {
                // Turn if the goal is not ahead.
                let turn = self.goal(s, seat, id).zip(s.unit(id)).and_then(|(goal, u)| {
                    let wanted = board::table::Heading::from_to(u.at, goal)?;
                    Some(wanted.apart(u.facing) - wanted.apart(facing))
                });
                let here = s.unit(id).map_or(0, |u| self.place_value(s, seat, id, u.at));
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
                _ => s.unit(id).map_or(0, |u| self.place_value(s, seat, id, self.place_of(id, u)) + 40),
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
            (Action::Spring(id), _) => match s.frames.last() {
                Some(Frame::Ambush { mover, .. }) if self.fire_value(s, id, *mover).is_some_and(|v| v > 15) => 10,
                _ => -5,
            },
            (Action::Remove(man), _) => {
                let Some(Frame::Loss { unit, by, .. }) = s.frames.last() else { return 0 };
                let fallen = s.unit(*unit).and_then(|u| u.men.get(usize::from(man)).copied());
                let dear = fallen.map_or(0, |m| {
                    use crate::force::Part;
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
                });
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
            (Action::Hold(_) | Action::Outflank { .. } | Action::Load { .. } | Action::DropTrailer, _) => -100,
            _ => 0,
        }
    }

    fn aim_value(&self, s: &State, id: UnitId, aim: &Aim) -> i64 {
        let odds = self.odds_of_fire(s, id, aim.target, &[*aim], Occasion::Order);
        let (Some(odds), Some(enemy)) = (odds, s.unit(aim.target)) else { return -10 };
        if aim.shell == Shell::Smoke {
            return -10;
        }
        let hit = 1.0 - odds.hits.first().copied().unwrap_or(1.0);
        if hit == 0.0 {
            return -1;
        }
        let spec = self.spec(id);
        // Weapons for one shot are for armour.
        let wasted = spec.is_some_and(Spec::is_foot) && aim.battery > 0 && !self.is_vehicle(aim.target);
        let per_man = self.worth(aim.target, enemy) as f64 / f64::from(self.strength(aim.target, enemy).max(1));
        let value = odds.mean_losses() * per_man + 12.0 * hit + odds.destroyed * self.worth(aim.target, enemy) as f64;
        if wasted { -5 } else { 10 + value as i64 }
    }
}

impl Hints for Rules {
    fn script(&self, s: &State, seat: Seat, legal: &[Action], _: &mut Rng) -> usize {
        let best = legal
            .iter()
            .enumerate()
            .max_by_key(|(i, action)| (self.action_value(s, seat, action), std::cmp::Reverse(*i)));
        best.map_or(0, |(i, _)| i)
    }

    fn value(&self, s: &State, seat: Seat) -> i64 {
        let worth = |seat: Seat| s.of(seat).map(|(id, u)| self.worth(id, u) - 5 * i64::from(u.pins)).sum::<i64>();
        let points = self.points(s);
        let own = usize::from(seat.0 & 1);
        worth(seat) - worth(other(seat)) + 100 * (points[own] - points[1 - own])
    }
}
