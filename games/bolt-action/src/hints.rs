//! A player who goes by simple rules: get into range, keep to cover, fire where it hurts, charge what is weak.

use crate::Rules;
use crate::action::Action;
use crate::force::{Part, Spec};
use crate::movement::Walk;
use crate::scenario::Scenario;
use crate::state::*;
use crate::vocabulary::*;
use board::table::{Heading, Point, Shape};
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

    /// What a unit sees before it: asked once for all its orders.
    fn outlook(&self, s: &State, seat: Seat, id: UnitId) -> Outlook {
        let goal = self.goal(s, seat, id);
        let at = s.unit(id).map(|u| self.place_of(id, u));
        let far = goal.zip(at).map_or(0, |(goal, at)| goal.steps_to(at));
        let gain = |order| goal.map_or(0, |goal| self.gain(s, id, order, goal));
        let gains = if self.presses(s, seat, id) { [gain(Order::Advance), gain(Order::Run)] } else { [600, 1200] };
        Outlook { best: self.best_target(s, id), charge: self.charge_value(s, id), far, gains }
    }

    /// How much nearer to a place men come with an order, over the ground before them.
    fn gain(&self, s: &State, id: UnitId, order: Order, goal: Point) -> i32 {
        let rate = self.rate(s, id, order);
        let (Some(walk), Some(at)) =
            (Walk::of(self, s, id, order, &[], false), s.unit(id).map(|u| self.place_of(id, u)))
        else {
            return rate;
        };
        let Some(ahead) = Heading::from_to(at, goal) else { return 0 };
        let straight = at.towards(goal, rate);
        let round = [30, -30, 60, -60].into_iter().map(|turn| at.plus(ahead.turned(turn).way(rate)));
        let reached = std::iter::once(straight).chain(round).find(|&to| walk.to(to).is_ok());
        reached.map_or(0, |to| at.steps_to(goal) - to.steps_to(goal))
    }

    /// How good it is to give a unit an order.
    fn order_value(&self, s: &State, seat: Seat, id: UnitId, order: Order, outlook: &Outlook) -> i64 {
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
        let Outlook { best, charge, far, gains: [step, leap] } = *outlook;
        let presses = self.presses(s, seat, id);
        let carries = s.objectives.iter().any(|o| o.carrier == Some(id));
        let arrived = far <= if presses { 150 } else { 300 };
        match order {
            Order::Run if carries && leap > step + 100 => 600 - 40 * pins,
            Order::Run if carries => 300 - 40 * pins,
            Order::Advance if carries => 500 - 40 * pins,
            Order::Fire => best.map_or(5, |v| 120 + v) - 40 * pins,
            Order::Advance => {
                let fixed = self.batteries(id, unit).iter().all(|b| self.data.weapon(b.weapon).has(WeaponRule::Fixed));
                let after = if fixed && spec.is_foot() { 0 } else { best.unwrap_or(0) * 6 / 10 };
                let go = match (arrived, presses) {
                    (true, _) => 20,
                    (false, true) if step < 50 => 30,
                    (false, true) if far <= 700 || leap <= step + 100 => 240,
                    (false, true) => 160,
                    (false, false) => 110,
                };
                go + after - 40 * pins
            }
            Order::Run => {
                let go = match (arrived, presses) {
                    (true, _) => 15,
                    (false, true) if leap <= step + 100 => 30,
                    (false, true) if far > 700 => 240,
                    (false, true) => 100,
                    (false, false) if best.is_some() => 15,
                    (false, false) => 130,
                };
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

    /// Whether a unit is there to take ground: squads where there is ground to be taken, and in an envelopment all who
    /// attack.
    fn presses(&self, s: &State, seat: Seat, id: UnitId) -> bool {
        let squad = self.spec(id).is_some_and(|spec| spec.role == Role::Squad && spec.is_foot());
        match self.scenario {
            Scenario::Envelopment => s.attacker == Some(seat) && !self.spec(id).is_some_and(Spec::is_gun),
            Scenario::MaximumAttrition => false,
            Scenario::PointDefence | Scenario::HoldUntilRelieved => squad,
            Scenario::TopSecret | Scenario::Demolition => squad,
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
        let value = self.worth_of_odds(s, target, &odds)?;
        (value > 0.5).then_some(value as i64)
    }

    /// What fire is worth: men and vehicles lost, pins, vehicles stopped.
    fn worth_of_odds(&self, s: &State, target: UnitId, odds: &crate::odds::Odds) -> Option<f64> {
        let enemy = s.unit(target)?;
        let worth = self.worth(target, enemy) as f64;
        let hit = 1.0 - odds.hits.first().copied().unwrap_or(1.0);
        if self.is_vehicle(target) {
            let pinned = odds.pins.iter().skip(1).sum::<f64>();
            return Some(worth * (odds.destroyed + 0.3 * odds.immobilised) + 12.0 * pinned + 10.0 * odds.halted);
        }
        let worth = worth * self.importance(s, target, enemy);
        let per_man = worth / f64::from(self.strength(target, enemy).max(1));
        // A unit that is nearly gone is worth finishing: it counts as a whole.
        let kill = odds.destroyed * (worth + 30.0);
        Some(odds.mean_losses() * per_man + 12.0 * hit + kill)
    }

    /// Who stands at an objective, or carries it off, counts for more.
    fn importance(&self, s: &State, id: UnitId, unit: &Unit) -> f64 {
        let at = self.place_of(id, unit);
        match () {
            () if s.objectives.iter().any(|o| o.carrier == Some(id)) => 3.0,
            () if s.objectives.iter().any(|o| o.at.within(at, 700) && o.owner.is_none_or(|seat| seat == unit.seat)) => {
                1.5
            }
            () => 1.0,
        }
    }

    /// What the best charge within reach is worth: what is won or lost by it.
    fn charge_value(&self, s: &State, id: UnitId) -> i64 {
        if !self.spec(id).is_some_and(Spec::is_foot) {
            return 0;
        }
        self.assault_targets(s, id).map(|e| self.charge_worth(s, id, e)).max().unwrap_or(0).max(0)
    }

    fn charge_worth(&self, s: &State, id: UnitId, target: UnitId) -> i64 {
        let (Some(unit), Some(enemy)) = (s.unit(id), s.unit(target)) else { return 0 };
        let Some(odds) = self.odds_of_assault(s, id, target) else { return 0 };
        let (ours, theirs) = (self.worth(id, unit) as f64, self.worth(target, enemy) as f64);
        let theirs = theirs * self.importance(s, target, enemy);
        // Who has no die yet fires first, if the charge begins far enough away.
        let ready = enemy.order.is_none() && !self.units_within(s, id, target, 600);
        let risk = if ready { 15.0 + ours / 8.0 } else { 0.0 };
        let value = odds.attackers_win * (theirs + 40.0) - odds.defenders_win * (ours + 40.0) - risk;
        if value > 20.0 && self.contact(s, id, target).is_some() { 110 + value as i64 } else { 0 }
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
        let nearest = |points: Vec<Point>| points.into_iter().min_by_key(|p| from.square_to(*p));
        let enemies = || s.on_table().filter(|(_, u)| u.seat != seat).map(|(e, u)| self.place_of(e, u)).collect();
        let zone = || s.edge(other(seat)).map(|edge| Point::new(from.x(), (edge_y(edge) + 4 * 2400) / 5));
        let presses = self.presses(s, seat, id);
        let goal = match self.scenario {
            Scenario::Envelopment if s.attacker == Some(seat) => match s.edge(other(seat)) {
                // Off the far edge if there is time, otherwise into the zone.
                Some(edge) if s.last_turn > s.turn => Some(Point::new(from.x(), edge_y(edge))),
                _ => zone(),
            },
            Scenario::Envelopment | Scenario::MaximumAttrition => None,
            // Units are shared out among the objectives.
            Scenario::PointDefence => {
                let count = s.objectives.len().max(1);
                s.objectives.get(usize::from(id.0) % count).map(|o| o.at)
            }
            Scenario::HoldUntilRelieved => s.objectives.first().map(|o| o.at),
            // The object, or the enemy who has it; nobody runs after his own.
            Scenario::TopSecret if presses => s.objectives.first().and_then(|o| match o.carrier {
                None => Some(o.at),
                Some(carrier) => s.unit(carrier).filter(|u| u.seat != seat).map(|u| self.place_of(carrier, u)),
            }),
            Scenario::TopSecret => None,
            Scenario::Demolition => {
                let wanted = if presses { other(seat) } else { seat };
                s.objectives
                    .iter()
                    .find(|o| o.owner == Some(wanted))
                    .and_then(|o| nearest(crate::scenario::beside(o.at)))
            }
        };
        goal.or_else(|| nearest(enemies())).or_else(zone)
    }

    /// How good it is to go somewhere.
    fn place_value(&self, s: &State, seat: Seat, id: UnitId, at: Point) -> i64 {
        let Some(goal) = self.goal(s, seat, id) else { return 0 };
        let base = s.unit(id).map_or(50, |u| self.base(id, u));
        let covered = self.table.under(&Shape::round(at, base)).any(|(_, f)| f.kind.cover() != Cover::None);
        let cover = match () {
            () if s.objectives.iter().any(|o| o.carrier == Some(id)) => 0,
            () if self.presses(s, seat, id) => 80,
            () => 250,
        };
        -i64::from(goal.steps_to(at)) + if covered { cover } else { 0 }
    }

    fn action_value(&self, s: &State, seat: Seat, action: &Action) -> i64 {
        let mover = match s.frames.last() {
            Some(Frame::Move { unit, .. } | Frame::Declare { unit, .. } | Frame::Regroup { unit, .. }) => Some(*unit),
            _ => None,
        };
        match (*action, mover) {
            (Action::Order { unit, order }, _) => self.order_value(s, seat, unit, order, &self.outlook(s, seat, unit)),
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
                let base = s.unit(unit).map_or(50, |u| self.base(unit, u));
                let covered = self.table.under(&Shape::round(at, base)).any(|(_, f)| f.kind.cover() != Cover::None);
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
            (Action::Enter(at), Some(id)) => 20_000 + self.place_value(s, seat, id, at),
            (Action::Assault(target), Some(id)) => {
                let value = self.charge_worth(s, id, target);
                if value > 0 { 30_000 + value } else { -20_000 }
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
            (Action::Move(at), None) => match s.frames.last() {
                Some(Frame::Aside { unit, .. }) => self.place_value(s, seat, *unit, at),
                _ => 0,
            },
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
                    let wanted = Heading::from_to(u.at, goal)?;
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

/// What bears on all orders of a unit.
struct Outlook {
    best: Option<i64>,
    charge: i64,
    /// How far it is from where it is wanted, and how much nearer an Advance and a Run bring it.
    far: i32,
    gains: [i32; 2],
}

impl Hints for Rules {
    fn script(&self, s: &State, seat: Seat, legal: &[Action], _: &mut Rng) -> usize {
        let mut outlooks: Vec<(UnitId, Outlook)> = Vec::new();
        let mut value = |action: &Action| {
            let Action::Order { unit, order } = *action else { return self.action_value(s, seat, action) };
            if outlooks.last().is_none_or(|(of, _)| *of != unit) {
                outlooks.push((unit, self.outlook(s, seat, unit)));
            }
            // The list has the orders of a unit one after the other.
            outlooks.last().map_or(0, |(_, outlook)| self.order_value(s, seat, unit, order, outlook))
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
