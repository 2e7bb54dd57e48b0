//! What the scripted player has in mind for each unit: where it is wanted, and which order takes it there in time. It
//! gets into range, keeps to cover, fires where it hurts, charges what is weak, and does what the scenario asks for
//! in time. What things are worth is in `worth`; what each choice is worth stands with the choice.

pub mod aims;
mod at_once;
mod intent;
mod memory;
mod telling;
mod worth;

pub(crate) use intent::{Intent, Taste};
pub use memory::Memory;

use crate::Rules;
use crate::force::{Make, Spec};
use crate::rules::movement::Walk;
use crate::rules::scenario::{Scenario, ZONE};
use crate::state::*;
use crate::terrain::{DEPTH, Kind};
use crate::vocabulary::*;
use board::table::{Heading, Point, Shape};
use kernel::Seat;

use aims::Aim;

/// How far preferences for orders go, and for whose turn it is.
const OF_ORDERS: i64 = 60;
const OF_TURNS: i64 = 40;
/// How much more an order is worth for each time that an aim counts: that a unit is spared, by rallying, keeping down
/// and staying where it is, that it lies in wait where there is nobody to fire at, that it holds its fire, that it
/// comes on.
const RALLYING: f64 = 25.0;
const KEEPING_DOWN: f64 = 30.0;
const STAYING: f64 = 30.0;
const LYING_IN_WAIT: f64 = 40.0;
const HOLDING_FIRE: f64 = 90.0;
const COMING_ON: f64 = 450.0;

/// What is wanted of a unit.
#[derive(Copy, Clone, Debug)]
pub struct Task {
    temper: Temper,
    /// It is there to take ground.
    pub(crate) presses: bool,
    pub(crate) carries: bool,
    /// It keeps away from the enemy until it is time to press.
    hangs_back: bool,
    /// It goes off the table if it can.
    leaves: Option<Edge>,
    pub(crate) goal: Option<Point>,
}

/// What bears on all orders of a unit.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Prospect {
    task: Task,
    best: Option<i64>,
    charge: i64,
    /// How far it is from where it is wanted, and how much nearer an Advance and a Run bring it.
    far: i32,
    gains: [i32; 2],
}

/// How a unit is used.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Temper {
    /// Goes for the enemy.
    Bold,
    /// Fires from where it is.
    Steady,
    /// Better off where nobody sees it.
    Shy,
}

impl Rules {
    /// What is wanted of a unit as things stand.
    pub(crate) fn task_for(&self, s: &State, seat: Seat, id: UnitId, intent: Intent<'_>) -> Task {
        let temper = self.temper(s, id);
        let carries = s.objectives.iter().any(|o| o.is_with(id));
        let presses = self.presses(s, seat, id, temper, intent);
        let leaves = match self.scenario {
            Scenario::TopSecret if carries => s.edge(seat),
            Scenario::Envelopment if s.attacker == Some(seat) => s.edge(other(seat)),
            _ => None,
        };
        // An attacker who is to break through loses twice what he wins by an exchange of fire.
        let hangs_back = self.scenario == Scenario::Envelopment && s.attacker == Some(seat) && !presses;
        let task = Task { temper, presses, carries, hangs_back, leaves, goal: None };
        Task { goal: self.goal(s, seat, id, &task, intent), ..task }
    }

    /// Whether a unit is on its way somewhere and not to be kept from it.
    pub(crate) fn marches(&self, task: &Task) -> bool {
        let fetches = matches!(self.scenario, Scenario::TopSecret | Scenario::Demolition);
        task.carries || fetches && task.presses
    }

    /// What a unit is good for.
    pub(crate) fn temper(&self, s: &Field, id: UnitId) -> Temper {
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
    pub(crate) fn gain(&self, s: &State, id: UnitId, order: Order, goal: Point) -> i32 {
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
    pub(crate) fn order_value(
        &self,
        s: &State,
        id: UnitId,
        order: Order,
        prospect: &Prospect,
        intent: Intent<'_>,
    ) -> i64 {
        let likes = intent.likes(Taste::Order(id, order), OF_ORDERS) + intent.likes(Taste::Turn(id), OF_TURNS);
        self.usual_order_value(s, id, order, prospect)
            + self.planned_order_value(s, id, order, prospect, intent)
            + likes
    }

    /// How much an order is worth beside its usual use to somebody who wants something of the unit.
    fn planned_order_value(&self, s: &State, id: UnitId, order: Order, prospect: &Prospect, intent: Intent<'_>) -> i64 {
        let Some(unit) = s.unit(id) else { return 0 };
        let part = |aim: Aim, worth: f64| (intent.weight(aim) * worth) as i64;
        if unit.fate == Fate::Reserve {
            let comes = intent.weight(Aim::BringOn(id)) - 1.0;
            return if matches!(order, Order::Advance | Order::Run) { (comes * COMING_ON) as i64 } else { 0 };
        }
        match order {
            Order::Rally if unit.pins > 0 => part(Aim::Spare(id), RALLYING),
            Order::Down => part(Aim::Spare(id), KEEPING_DOWN),
            Order::Advance | Order::Run => -part(Aim::Spare(id), STAYING),
            Order::Ambush if prospect.best.is_none() => part(Aim::Ambush(id), LYING_IN_WAIT),
            Order::Ambush => (intent.stress(Aim::Ambush(id)) * HOLDING_FIRE) as i64,
            _ => 0,
        }
    }

    /// How good an order is for what units usually do.
    fn usual_order_value(&self, s: &State, id: UnitId, order: Order, prospect: &Prospect) -> i64 {
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else { return 0 };
        let pins = i64::from(unit.pins);
        let Prospect { best, far, gains: [step, leap], task, .. } = *prospect;
        let Task { temper, presses, carries, .. } = task;
        let shy = temper == Temper::Shy;
        if !unit.is_on_table() {
            return value_of_coming_on(s, unit, order, &task) + i64::from(spec.is_foot());
        }
        let arrived = far <= if presses { 150 } else { 300 };
        let calls = self.can_call_with(s, id, Order::Fire) && !self.seen_enemies(s, id).is_empty();
        // There is time to fire on the way if the rest can be done at a walk; at a base there are guards to be dealt
        // with.
        let spare = if self.scenario == Scenario::Demolition { 1500 } else { 300 };
        let hurry = presses && far > 600 * i32::from(s.last_turn.saturating_sub(s.turn) + 1) - spare;
        let rushes = hurry && self.scenario == Scenario::Envelopment;
        match order {
            Order::Advance | Order::Run if self.goes_off(s, id, order, task.leaves) => 700 - 40 * pins,
            // Who gets through counts twice, and more than what he could do on the way.
            Order::Run if rushes && leap > step + 100 => 420 - 40 * pins,
            Order::Advance if rushes && leap <= step + 100 && step > 50 => 420 - 40 * pins,
            Order::Run if carries && leap > step + 100 => 600 - 40 * pins,
            Order::Run if carries => 300 - 40 * pins,
            Order::Advance if carries => 500 - 40 * pins,
            Order::Fire if calls => 400 - 40 * pins,
            Order::Advance if self.is_better_on_foot(s, id) => 200 - 40 * pins,
            Order::Fire => best.map_or(if shy { 40 } else { 5 }, |v| 120 + v) - 40 * pins,
            Order::Advance if !presses && temper == Temper::Shy => {
                if self.is_stranded(s, id) {
                    100
                } else {
                    20
                }
            }
            Order::Advance | Order::Run if task.hangs_back && temper == Temper::Bold => 10,
            Order::Advance if !presses && temper == Temper::Steady => {
                // Whoever is attacked can wait for the enemy; others go where they see something.
                let waits = s.attacker == Some(other(unit.seat)) || task.hangs_back;
                let sets_up = best.is_none() && (far > 2400 || !waits) && self.needs_sight(id);
                if sets_up { 60 - 40 * pins } else { 15 }
            }
            Order::Advance => self.advance_value(id, unit, prospect, arrived, hurry) - 40 * pins,
            Order::Run if !presses && temper != Temper::Bold => 10,
            Order::Run => run_value(prospect, arrived) - 40 * pins,
            Order::Rally => 60 * pins - 60,
            Order::Ambush => match temper {
                Temper::Steady if best.is_none() => 30,
                Temper::Bold if best.is_none() && task.hangs_back => 30,
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
        let Prospect { best, far, gains: [step, leap], task, .. } = *prospect;
        let fixed = self.batteries(id, unit).iter().all(|b| self.data.weapon(b.weapon).has(WeaponRule::Fixed));
        let foot = self.spec(id).is_some_and(Spec::is_foot);
        let after = if fixed && foot { 0 } else { best.unwrap_or(0) * 6 / 10 };
        let go = match (arrived, task.presses) {
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

    /// S-14: who has nothing to fire from a motorcycle gets off it when somebody is near enough to be fired at.
    pub(crate) fn is_better_on_foot(&self, s: &Field, id: UnitId) -> bool {
        let Some(unit) = s.unit(id).filter(|u| u.is_on_table() && self.rides(id, u, UnitRule::Motorcycles)) else {
            return false;
        };
        let (at, reach) = (self.place_of(id, unit), 3000);
        let fires = |man: &Man| matches!(man.weapon, WeaponId::Pistol | WeaponId::SubmachineGun);
        !unit.men.iter().any(fires)
            && s.on_table().any(|(e, u)| u.seat != unit.seat && self.place_of(e, u).within(at, reach))
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
    fn presses(&self, s: &State, seat: Seat, id: UnitId, temper: Temper, intent: Intent<'_>) -> bool {
        let squad = self.spec(id).is_some_and(|spec| spec.role == Role::Squad && spec.is_foot());
        match self.scenario {
            Scenario::Envelopment => {
                let gun = self.spec(id).is_some_and(Spec::is_gun);
                s.attacker == Some(seat) && !gun && self.is_time(s, seat, id, temper, intent)
            }
            Scenario::MaximumAttrition => false,
            Scenario::PointDefence | Scenario::HoldUntilRelieved => squad && self.post(s, id, intent).is_some(),
            Scenario::TopSecret => squad && intent.wants(Aim::Fetch),
            Scenario::Demolition => {
                let hurries = s.turn >= 3 || intent.stress(Aim::BlowUp) > 0.0;
                intent.wants(Aim::BlowUp) && (squad || hurries && self.can_be_spared(id))
            }
        }
    }

    /// The objective a unit is sent to: units are shared out among those that are wanted.
    fn post(&self, s: &Field, id: UnitId, intent: Intent<'_>) -> Option<u8> {
        let places = |n: u8| std::iter::repeat_n(n, intent.weight(Aim::Hold(n)).round() as usize);
        let posts: Vec<u8> = (0..s.objectives.len() as u8).flat_map(places).collect();
        (!posts.is_empty()).then(|| posts[usize::from(id.0) % posts.len()])
    }

    /// The aim that a unit serves by going where it is wanted.
    pub(crate) fn aim_of_march(&self, s: &State, id: UnitId, task: &Task, intent: Intent<'_>) -> Vec<Aim> {
        match self.scenario {
            Scenario::Envelopment if task.presses => vec![Aim::BreakThrough(id)],
            Scenario::PointDefence | Scenario::HoldUntilRelieved if task.presses => {
                self.post(s, id, intent).map(Aim::Hold).into_iter().collect()
            }
            Scenario::TopSecret if task.presses || task.carries => vec![Aim::Fetch],
            Scenario::Demolition if task.presses => vec![Aim::BlowUp],
            Scenario::Demolition => vec![Aim::Guard],
            _ => {
                let enemies = s.on_table().filter(|(e, _)| self.seat_of(*e) != self.seat_of(id));
                let near = task.goal.and_then(|goal| enemies.min_by_key(|&(e, u)| self.place_of(e, u).square_to(goal)));
                near.map_or(Vec::new(), |(e, _)| vec![Aim::Destroy(e), Aim::Assault(e)])
            }
        }
    }

    /// Small teams that can lay a charge as well as a squad, when it gets late.
    fn can_be_spared(&self, id: UnitId) -> bool {
        self.spec(id).is_some_and(|spec| matches!(spec.role, Role::Flamethrower | Role::AntiTank | Role::Sniper))
    }

    /// Whether a unit that wants to be in the enemy's zone at the end has to run now.
    fn is_time(&self, s: &Field, seat: Seat, id: UnitId, temper: Temper, intent: Intent<'_>) -> bool {
        if !intent.wants(Aim::BreakThrough(id)) {
            return false;
        }
        let (Some(edge), Some(unit)) = (s.edge(other(seat)), s.unit(id)) else { return false };
        let y = self.place_of(id, unit).y();
        let deep = if edge == Edge::Top { y - ZONE } else { DEPTH - ZONE - y };
        let turns = i32::from(s.last_turn.saturating_sub(s.turn)) + 1;
        let run = self.rate(s, id, Order::Run).max(1);
        // Whoever can fight his way through sets out a turn before he must.
        let spare = if temper == Temper::Bold { run } else { 300 };
        let spare = spare + (f64::from(run) * intent.stress(Aim::BreakThrough(id))) as i32;
        deep + spare > run * (turns - 1) && deep <= run * turns
    }

    /// Whether a unit stands in the enemy's zone.
    pub(crate) fn is_through(&self, s: &Field, seat: Seat, id: UnitId) -> bool {
        let (Some(edge), Some(unit)) = (s.edge(other(seat)), s.unit(id).filter(|u| u.is_on_table())) else {
            return false;
        };
        let y = self.place_of(id, unit).y();
        (if edge == Edge::Top { y } else { DEPTH - y }) <= ZONE
    }

    /// Where a unit is wanted: objectives, the enemy's zone, or simply the enemy.
    fn goal(&self, s: &State, seat: Seat, id: UnitId, task: &Task, intent: Intent<'_>) -> Option<Point> {
        let unit = s.unit(id)?;
        let from = self.place_of(id, unit);
        let edge_y = |edge: Edge| if edge == Edge::Top { 0 } else { DEPTH };
        // Nobody can stand nearer to an edge than this.
        let at_edge = |edge: Edge| Point::new(from.x(), if edge == Edge::Top { 60 } else { DEPTH - 60 });
        if task.carries || unit.flank.is_some() {
            return task.leaves.map(at_edge);
        }
        let nearest = |points: Vec<Point>| points.into_iter().min_by_key(|p| from.square_to(*p));
        let enemies = || {
            let all = || s.on_table().filter(|(_, u)| u.seat != seat);
            let stormed = all().filter(|(e, _)| intent.stress(Aim::Assault(*e)) > 0.0);
            let stormed: Vec<Point> = stormed.map(|(e, u)| self.place_of(e, u)).collect();
            let storms = task.temper == Temper::Bold && !stormed.is_empty();
            if storms { stormed } else { all().map(|(e, u)| self.place_of(e, u)).collect() }
        };
        let zone = || s.edge(other(seat)).map(|edge| Point::new(from.x(), (edge_y(edge) + 4 * 2400) / 5));
        let presses = task.presses;
        if task.temper == Temper::Shy && !presses {
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
            Scenario::PointDefence | Scenario::HoldUntilRelieved => {
                self.post(s, id, intent).and_then(|n| s.objectives.get(usize::from(n))).map(|o| o.at)
            }
            // The object, or the enemy who has it; nobody runs after his own.
            Scenario::TopSecret if presses => s.objectives.first().and_then(|o| match o.carrier {
                None => Some(o.at),
                Some(Bearer { unit, .. }) => s.unit(unit).filter(|u| u.seat != seat).map(|u| self.place_of(unit, u)),
            }),
            Scenario::TopSecret => None,
            Scenario::Demolition => {
                let wanted = if presses || !intent.wants(Aim::Guard) { other(seat) } else { seat };
                s.objectives
                    .iter()
                    .find(|o| o.owner == Some(wanted))
                    .and_then(|o| nearest(crate::rules::scenario::beside(o.at)))
            }
        };
        goal.or_else(|| nearest(enemies())).or_else(zone)
    }

    /// How good it is to go somewhere.
    pub(crate) fn place_value(&self, s: &State, seat: Seat, id: UnitId, task: &Task, at: Point) -> i64 {
        let Some(unit) = s.unit(id) else { return 0 };
        let covered = self.is_covered(at, self.base(id, unit));
        let Task { temper, presses, carries, goal, .. } = *task;
        if !unit.is_on_table() && unit.flank.is_none() && !presses && (temper != Temper::Bold || task.hangs_back) {
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
    let Prospect { best, charge, far, gains: [step, leap], task } = *prospect;
    let go = match (arrived, task.presses) {
        (true, _) => 15,
        (false, true) if leap <= step + 100 => 30,
        (false, true) if far > 700 => 240,
        (false, true) => 100,
        (false, false) if best.is_some() => 15,
        (false, false) => 130,
    };
    go.max(charge)
}

/// How good it is for a unit off the table to come on: who is to fight comes first.
fn value_of_coming_on(s: &Field, unit: &Unit, order: Order, task: &Task) -> i64 {
    let on = match order {
        // Round the flank when all of it is open.
        Order::Down if unit.flank.is_some() && s.turn < 5 => 400,
        Order::Run if unit.flank.is_some() => 380,
        Order::Advance if task.temper != Temper::Bold || task.hangs_back => 330,
        Order::Run => 320,
        Order::Advance => 300,
        _ => 10,
    };
    on - if task.temper == Temper::Shy { 40 } else { 0 }
}
