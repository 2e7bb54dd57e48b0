//! What a side has looked up about its units: what each could fire at or charge, and how far an order takes it. It is
//! looked up once, and again only for units that have changed since.

use crate::Rules;
use crate::plan::aims::Aim;
use crate::plan::{Intent, Prospect};
use crate::state::*;
use crate::vocabulary::Order;
use board::table::Point;
use kernel::{Bias, Plan, Seat};

/// What is known of two units, one of which fires at the other or charges it.
#[derive(Copy, Clone, Debug, Default)]
struct Pair {
    /// Nothing inside, if there is no fire worth speaking of.
    fire: Option<Option<i64>>,
    charge: Option<i64>,
}

/// How much nearer to a place an Advance and a Run bring a unit.
#[derive(Copy, Clone, Debug)]
struct Gains {
    goal: Point,
    gains: [i32; 2],
}

#[derive(Clone, Debug, Default)]
pub struct Memory {
    /// The units as they were when they were last looked at.
    units: Vec<Unit>,
    /// Clouds, wrecks and fallen houses: what changes what can be seen.
    ground: (usize, usize, u128),
    /// By the number of the one that fires and that of the other.
    pairs: Vec<Pair>,
    gains: Vec<Option<Gains>>,
    prospects: Vec<(UnitId, Prospect)>,
}

impl Memory {
    /// Looks at the table before an order is given; other decisions are about one unit, which is asked then.
    pub(crate) fn look(&mut self, rules: &Rules, s: &State, seat: Seat, plan: &Plan<Aim>, bias: Bias) {
        if !s.frames.is_empty() || s.drawn != Some(seat) {
            return;
        }
        self.forget_what_changed(s);
        let intent = Intent::new(plan, bias);
        let mut prospects = std::mem::take(&mut self.prospects);
        prospects.clear();
        prospects.extend(rules.orderable(s, seat).map(|id| (id, self.prospect(rules, s, seat, id, intent))));
        self.prospects = prospects;
    }

    /// What a unit had before it when the table was last looked at.
    pub(crate) fn prospect_of(&self, id: UnitId) -> Option<&Prospect> {
        self.prospects.iter().find(|(of, _)| *of == id).map(|(_, prospect)| prospect)
    }

    fn forget_what_changed(&mut self, s: &State) {
        let ground = (s.smoke.len(), s.wrecks.len(), s.fallen);
        let number = s.units.len();
        if self.ground != ground || self.units.len() != number {
            *self = Memory {
                units: s.units.clone(),
                ground,
                pairs: vec![Pair::default(); number * number],
                gains: vec![None; number],
                prospects: Vec::new(),
            };
            return;
        }
        for i in (0..number).filter(|&i| s.units[i] != self.units[i]).collect::<Vec<_>>() {
            self.units[i] = s.units[i].clone();
            self.gains[i] = None;
            for other in 0..number {
                self.pairs[i * number + other] = Pair::default();
                self.pairs[other * number + i] = Pair::default();
            }
        }
    }

    fn pair(&mut self, id: UnitId, other: UnitId) -> &mut Pair {
        let at = id.index() * self.units.len() + other.index();
        &mut self.pairs[at]
    }

    /// What fire at an enemy is worth.
    fn fire(&mut self, rules: &Rules, s: &State, id: UnitId, target: UnitId) -> Option<i64> {
        *self.pair(id, target).fire.get_or_insert_with(|| rules.fire_value(s, id, target))
    }

    /// What a charge at an enemy within reach is worth.
    fn charge(&mut self, rules: &Rules, s: &State, id: UnitId, target: UnitId) -> i64 {
        *self.pair(id, target).charge.get_or_insert_with(|| rules.charge_worth(s, id, target))
    }

    /// What a unit has before it: asked once for all its orders.
    pub(crate) fn prospect(
        &mut self,
        rules: &Rules,
        s: &State,
        seat: Seat,
        id: UnitId,
        intent: Intent<'_>,
    ) -> Prospect {
        if self.units.len() != s.units.len() {
            self.forget_what_changed(s);
        }
        let task = rules.task_for(s, seat, id, intent);
        let at = s.unit(id).map(|u| rules.place_of(id, u));
        let far = task.goal.zip(at).map_or(0, |(goal, at)| goal.steps_to(at));
        let (mut best, mut charge) = (None, 0);
        let enemies = s.on_table().filter(|(_, u)| u.seat != seat).map(|(e, _)| e);
        for enemy in enemies.collect::<Vec<_>>() {
            let fire = self.fire(rules, s, id, enemy).map(|value| intent.focused(enemy, value));
            best = best.max(fire);
        }
        if !task.carries && rules.may_charge(id) {
            for enemy in rules.assault_targets(s, id).collect::<Vec<_>>() {
                charge = charge.max(intent.stormed(enemy, self.charge(rules, s, id, enemy)));
            }
        }
        let marches = task.presses || task.carries;
        let gains = task.goal.filter(|_| marches).map(|goal| self.gains(rules, s, id, goal));
        Prospect { best, charge, far, gains: gains.unwrap_or(if marches { [0, 0] } else { [600, 1200] }), task }
    }

    fn gains(&mut self, rules: &Rules, s: &State, id: UnitId, goal: Point) -> [i32; 2] {
        match self.gains[id.index()] {
            Some(known) if known.goal == goal => known.gains,
            _ => {
                let gains = [Order::Advance, Order::Run].map(|order| rules.gain(s, id, order, goal));
                self.gains[id.index()] = Some(Gains { goal, gains });
                gains
            }
        }
    }
}
