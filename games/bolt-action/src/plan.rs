//! What the scripted player has in mind for each unit: where it is wanted, and which order takes it there in time. It
//! gets into range, keeps to cover, fires where it hurts, charges what is weak, and does what the scenario asks for
//! in time. What things are worth is in `worth`; what each choice is worth stands with the choice.

mod worth;

use crate::Rules;
use crate::force::{Make, Spec};
use crate::rules::movement::Walk;
use crate::rules::scenario::{Scenario, ZONE};
use crate::state::*;
use crate::terrain::{DEPTH, Kind};
use crate::vocabulary::*;
use board::table::{Heading, Point, Shape};
use kernel::Seat;

/// What is wanted of a unit.
#[derive(Copy, Clone, Debug)]
pub struct Plan {
    temper: Temper,
    /// It is there to take ground.
    pub(crate) presses: bool,
    pub(crate) carries: bool,
    /// It goes off the table if it can.
    leaves: Option<Edge>,
    pub(crate) goal: Option<Point>,
}

/// What bears on all orders of a unit.
pub(crate) struct Prospect {
    plan: Plan,
    best: Option<i64>,
    charge: i64,
    /// How far it is from where it is wanted, and how much nearer an Advance and a Run bring it.
    far: i32,
    gains: [i32; 2],
}

/// How a unit is used.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Temper {
    /// Goes for the enemy.
    Bold,
    /// Fires from where it is.
    Steady,
    /// Better off where nobody sees it.
    Shy,
}

impl Rules {
    /// What is wanted of a unit as things stand.
    pub(crate) fn plan_for(&self, s: &State, seat: Seat, id: UnitId) -> Plan {
        let temper = self.temper(s, id);
        let carries = s.objectives.iter().any(|o| o.is_with(id));
        let presses = self.presses(s, seat, id, temper);
        let leaves = match self.scenario {
            Scenario::TopSecret if carries => s.edge(seat),
            Scenario::Envelopment if s.attacker == Some(seat) => s.edge(other(seat)),
            _ => None,
        };
        let plan = Plan { temper, presses, carries, leaves, goal: None };
        Plan { goal: self.goal(s, seat, id, &plan), ..plan }
    }

    /// Whether a unit is on its way somewhere and not to be kept from it.
    pub(crate) fn marches(&self, plan: &Plan) -> bool {
        let fetches = matches!(self.scenario, Scenario::TopSecret | Scenario::Demolition);
        plan.carries || fetches && plan.presses
    }

    /// What a unit sees before it: asked once for all its orders.
    pub(crate) fn prospect(&self, s: &State, seat: Seat, id: UnitId) -> Prospect {
        let plan = self.plan_for(s, seat, id);
        let at = s.unit(id).map(|u| self.place_of(id, u));
        let far = plan.goal.zip(at).map_or(0, |(goal, at)| goal.steps_to(at));
        let gain = |order| plan.goal.map_or(0, |goal| self.gain(s, id, order, goal));
        let marches = plan.presses || plan.carries;
        let gains = if marches { [gain(Order::Advance), gain(Order::Run)] } else { [600, 1200] };
        let charge = if plan.carries { 0 } else { self.charge_value(s, id) };
        Prospect { best: self.best_target(s, id), charge, far, gains, plan }
    }

    /// What a unit is good for.
    fn temper(&self, s: &Field, id: UnitId) -> Temper {
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else { return Temper::Shy };
        let batteries = self.batteries(id, unit);
        let heavy = |w: WeaponId| self.data.weapon(w).has(WeaponRule::Fixed) || !self.data.weapon(w).fires_direct();
        let armour = || s.on_table().any(|(e, u)| u.seat != unit.seat && self.spec(e).is_some_and(Spec::is_armoured));
        match spec.role {
            Role::Squad | Role::Flamethrower => Temper::Bold,
            Role::Sniper | Role::Gun => Temper::Steady,
            Role::AntiTank if armour() => Temper::Bold,
            Role::MachineGun | Role::Mortar => Temper::Steady,
            Role::Tank | Role::ArmouredCar if !batteries.is_empty() => Temper::Bold,
            Role::Transport if batteries.iter().any(|b| !heavy(b.weapon)) && spec.is_armoured() => Temper::Steady,
            _ => Temper::Shy,
        }
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
        let ways = [(0, 4), (20, 4), (-20, 4), (0, 3), (30, 4), (-30, 4), (40, 3), (-40, 3), (0, 2), (60, 4), (-60, 4)];
        let gained = |to: Point| at.steps_to(goal) - to.steps_to(goal);
        let spots = ways.map(|(turn, part)| match turn {
            0 => at.towards(goal, rate * part / 4),
            _ => at.plus(ahead.turned(turn).way(rate * part / 4)),
        });
        // The best of them comes early; whatever is worse than what can be reached is not looked at.
        spots.into_iter().fold(0, |best, to| if gained(to) > best && walk.to(to).is_ok() { gained(to) } else { best })
    }

    /// How good it is to give a unit an order.
    pub(crate) fn order_value(&self, s: &State, id: UnitId, order: Order, prospect: &Prospect) -> i64 {
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else { return 0 };
        let pins = i64::from(unit.pins);
        let Prospect { best, far, gains: [step, leap], plan, .. } = *prospect;
        let Plan { temper, presses, carries, .. } = plan;
        let shy = temper == Temper::Shy;
        if !unit.is_on_table() {
            let on = match order {
                // Round the flank when all of it is open.
                Order::Down if unit.flank.is_some() && s.turn < 5 => 400,
                Order::Run if unit.flank.is_some() => 380,
                Order::Advance if temper != Temper::Bold => 330,
                Order::Run => 320,
                Order::Advance => 300,
                _ => 10,
            };
            // Who is to fight comes first.
            return on + i64::from(spec.is_foot()) - if shy { 40 } else { 0 };
        }
        let arrived = far <= if presses { 150 } else { 300 };
        let calls = self.can_call_with(s, id, Order::Fire) && !self.seen_enemies(s, id).is_empty();
        // There is time to fire on the way if the rest can be done at a walk; at a base there are guards to be dealt
        // with.
        let spare = if self.scenario == Scenario::Demolition { 1500 } else { 300 };
        let hurry = presses && far > 600 * i32::from(s.last_turn.saturating_sub(s.turn) + 1) - spare;
        match order {
            Order::Advance | Order::Run if self.goes_off(s, id, order, plan.leaves) => 700 - 40 * pins,
            Order::Run if carries && leap > step + 100 => 600 - 40 * pins,
            Order::Run if carries => 300 - 40 * pins,
            Order::Advance if carries => 500 - 40 * pins,
            Order::Fire if calls => 400 - 40 * pins,
            Order::Fire => best.map_or(if shy { 40 } else { 5 }, |v| 120 + v) - 40 * pins,
            Order::Advance if !presses && temper == Temper::Shy => {
                if self.is_stranded(s, id) {
                    100
                } else {
                    20
                }
            }
            Order::Advance if !presses && temper == Temper::Steady => {
                let sets_up = best.is_none() && far > 2400 && self.needs_sight(id);
                if sets_up { 60 - 40 * pins } else { 15 }
            }
            Order::Advance => self.advance_value(id, unit, prospect, arrived, hurry) - 40 * pins,
            Order::Run if !presses && temper != Temper::Bold => 10,
            Order::Run => run_value(prospect, arrived) - 40 * pins,
            Order::Rally => 60 * pins - 60,
            Order::Ambush => match temper {
                Temper::Steady if best.is_none() => 30,
                _ => 8,
            },
            Order::Down => match () {
                () if pins >= 3 => 70,
                () if shy => 60,
                () => 2,
            },
        }
    }

    /// How good it is to advance: how much nearer it brings the unit, and what it can fire at afterwards.
    fn advance_value(&self, id: UnitId, unit: &Unit, prospect: &Prospect, arrived: bool, hurry: bool) -> i64 {
        let Prospect { best, far, gains: [step, leap], plan, .. } = *prospect;
        let fixed = self.batteries(id, unit).iter().all(|b| self.data.weapon(b.weapon).has(WeaponRule::Fixed));
        let foot = self.spec(id).is_some_and(Spec::is_foot);
        let after = if fixed && foot { 0 } else { best.unwrap_or(0) * 6 / 10 };
        let go = match (arrived, plan.presses) {
            (true, _) => 20,
            (false, true) if step < 50 => 30,
            (false, true) if far <= 700 || leap <= step + 100 => 240,
            (false, true) if !hurry && best.is_some() => 240,
            (false, true) => 160,
            (false, false) => 110,
        };
        go + after
    }

    /// Whether a unit that is wanted off the table gets there with an order.
    fn goes_off(&self, s: &Field, id: UnitId, order: Order, over: Option<Edge>) -> bool {
        let (Some(unit), Some(edge)) = (s.unit(id), over) else { return false };
        let rate = self.rate(s, id, order);
        let near = |at: Point| if edge == Edge::Top { at.y() } else { DEPTH - at.y() } <= rate;
        let reaches = if self.is_vehicle(id) { near(unit.at) } else { unit.men.iter().all(|m| near(m.at)) };
        // The ground may be in the way (C-33).
        reaches && self.plan_leave(s, &self.fresh_move(s, id, order)).is_ok()
    }

    /// Whether a weapon has to see what it fires at.
    fn needs_sight(&self, id: UnitId) -> bool {
        let Some(spec) = self.spec(id) else { return false };
        match &spec.make {
            Make::Team => !spec.has(UnitRule::Spotter),
            Make::Gun(gun) => gun.size == GunSize::Light,
            _ => true,
        }
    }

    /// C-102: an empty transport that an enemy is nearer to than a friend.
    fn is_stranded(&self, s: &Field, id: UnitId) -> bool {
        let Some(unit) = s.unit(id).filter(|_| self.spec(id).is_some_and(|spec| spec.role == Role::Transport)) else {
            return false;
        };
        let nearest = |own: bool| {
            let others = s.on_table().filter(|&(o, u)| o != id && (u.seat == unit.seat) == own);
            others.map(|(o, _)| self.distance(s, id, o)).min().unwrap_or(i32::MAX)
        };
        nearest(false) < nearest(true).saturating_add(600)
    }

    /// Whether a unit is there to take ground: squads where there is ground to be taken; in an envelopment everybody,
    /// when it is time to go. Until then they do not give the defender what he counts double.
    fn presses(&self, s: &State, seat: Seat, id: UnitId, temper: Temper) -> bool {
        let squad = self.spec(id).is_some_and(|spec| spec.role == Role::Squad && spec.is_foot());
        match self.scenario {
            Scenario::Envelopment => {
                let gun = self.spec(id).is_some_and(Spec::is_gun);
                s.attacker == Some(seat) && !gun && self.is_time(s, seat, id, temper)
            }
            Scenario::MaximumAttrition => false,
            Scenario::PointDefence | Scenario::HoldUntilRelieved => squad,
            Scenario::TopSecret => squad,
            Scenario::Demolition => squad || s.turn >= 3 && self.can_be_spared(id),
        }
    }

    /// Small teams that can lay a charge as well as a squad, when it gets late.
    fn can_be_spared(&self, id: UnitId) -> bool {
        self.spec(id).is_some_and(|spec| matches!(spec.role, Role::Flamethrower | Role::AntiTank | Role::Sniper))
    }

    /// Whether a unit that wants to be in the enemy's zone at the end has to run now.
    fn is_time(&self, s: &Field, seat: Seat, id: UnitId, temper: Temper) -> bool {
        let (Some(edge), Some(unit)) = (s.edge(other(seat)), s.unit(id)) else { return false };
        let y = self.place_of(id, unit).y();
        let deep = if edge == Edge::Top { y - ZONE } else { DEPTH - ZONE - y };
        let turns = i32::from(s.last_turn.saturating_sub(s.turn)) + 1;
        let run = self.rate(s, id, Order::Run).max(1);
        // Whoever can fight his way through sets out a turn before he must.
        let spare = if temper == Temper::Bold { run } else { 300 };
        deep + spare > run * (turns - 1) && deep <= run * turns
    }

    /// Where a unit is wanted: objectives, the enemy's zone, or simply the enemy.
    fn goal(&self, s: &State, seat: Seat, id: UnitId, plan: &Plan) -> Option<Point> {
        let unit = s.unit(id)?;
        let from = self.place_of(id, unit);
        let edge_y = |edge: Edge| if edge == Edge::Top { 0 } else { DEPTH };
        // Nobody can stand nearer to an edge than this.
        let at_edge = |edge: Edge| Point::new(from.x(), if edge == Edge::Top { 60 } else { DEPTH - 60 });
        if plan.carries || unit.flank.is_some() {
            return plan.leaves.map(at_edge);
        }
        let nearest = |points: Vec<Point>| points.into_iter().min_by_key(|p| from.square_to(*p));
        let enemies = || s.on_table().filter(|(_, u)| u.seat != seat).map(|(e, u)| self.place_of(e, u)).collect();
        let zone = || s.edge(other(seat)).map(|edge| Point::new(from.x(), (edge_y(edge) + 4 * 2400) / 5));
        let presses = plan.presses;
        if plan.temper == Temper::Shy && !presses {
            let friends = s.on_table().filter(|&(o, u)| u.seat == seat && o != id && !self.is_vehicle(o));
            return nearest(friends.map(|(o, u)| self.place_of(o, u)).collect());
        }
        let goal = match self.scenario {
            Scenario::Envelopment if s.attacker == Some(seat) && presses => match s.edge(other(seat)) {
                // Off the far edge if there is time, otherwise into the zone.
                Some(edge) if s.last_turn > s.turn => Some(at_edge(edge)),
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
                Some(Bearer { unit, .. }) => s.unit(unit).filter(|u| u.seat != seat).map(|u| self.place_of(unit, u)),
            }),
            Scenario::TopSecret => None,
            Scenario::Demolition => {
                let wanted = if presses { other(seat) } else { seat };
                s.objectives
                    .iter()
                    .find(|o| o.owner == Some(wanted))
                    .and_then(|o| nearest(crate::rules::scenario::beside(o.at)))
            }
        };
        goal.or_else(|| nearest(enemies())).or_else(zone)
    }

    /// How good it is to go somewhere.
    pub(crate) fn place_value(&self, s: &State, seat: Seat, id: UnitId, plan: &Plan, at: Point) -> i64 {
        let Some(unit) = s.unit(id) else { return 0 };
        let covered = self.is_covered(at, self.base(id, unit));
        let Plan { temper, presses, carries, goal, .. } = *plan;
        if !unit.is_on_table() && unit.flank.is_none() && !presses && temper != Temper::Bold {
            // Not far from the edge, in cover, and away from the enemy.
            let enemies = s.on_table().filter(|(_, u)| u.seat != seat).map(|(e, u)| self.place_of(e, u).steps_to(at));
            let home = s.edge(seat).map_or(0, |e| if e == Edge::Top { at.y() } else { DEPTH - at.y() });
            let away = i64::from(enemies.min().unwrap_or(3600).min(3600));
            return away - i64::from(home) + if covered { 900 } else { 0 };
        }
        let Some(goal) = goal else { return 0 };
        let cover = match () {
            () if carries => 0,
            () if presses => 80,
            () => 250,
        };
        // Something in the way costs time.
        let blocks = |kind: Kind| !matches!(kind.ground(), Some(Ground::Open | Ground::Road));
        let blocked = (carries || presses) && self.table.on_the_way(at, goal).any(|f| blocks(f.kind));
        -i64::from(goal.steps_to(at)) + if covered { cover } else { 0 } - if blocked { 150 } else { 0 }
    }

    /// Whether a base at a point has cover.
    pub(crate) fn is_covered(&self, at: Point, base: i32) -> bool {
        self.table.under(&Shape::round(at, base)).any(|(_, f)| f.kind.cover() != Cover::None)
    }

    /// Who is better held back and sent round a flank: in an envelopment whoever would only be a target before.
    pub(crate) fn goes_round(&self, s: &Field, seat: Seat, id: UnitId) -> bool {
        let spec = self.spec(id).filter(|spec| !spec.is_gun() && spec.role != Role::Mortar);
        let attacks = self.scenario == Scenario::Envelopment && s.attacker == Some(seat);
        attacks && spec.is_some() && self.temper(s, id) != Temper::Bold
    }
}

/// How good it is to run: how much nearer it brings the unit, or whom it can charge.
fn run_value(prospect: &Prospect, arrived: bool) -> i64 {
    let Prospect { best, charge, far, gains: [step, leap], plan } = *prospect;
    let go = match (arrived, plan.presses) {
        (true, _) => 15,
        (false, true) if leap <= step + 100 => 30,
        (false, true) if far > 700 => 240,
        (false, true) => 100,
        (false, false) if best.is_some() => 15,
        (false, false) => 130,
    };
    go.max(charge)
}
