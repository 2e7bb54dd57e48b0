//! What a machine player has in mind, as far as it bears on what a choice is worth: how much each aim counts, and
//! preferences.

use crate::Rules;
use crate::plan::aims::Aim;
use crate::state::UnitId;
use crate::vocabulary::Order;
use board::table::Point;
use kernel::{Bias, MindOf, Plan};

/// Of what the script has preferences.
#[derive(Copy, Clone, Hash)]
pub(crate) enum Taste {
    /// An order for a unit.
    Order(UnitId, Order),
    /// Whose turn it is.
    Turn(UnitId),
    /// An enemy to be fired at, or charged.
    Target(UnitId),
    /// A part of the table for a unit, and for all.
    Part(UnitId, i32, i32),
    Ground(i32, i32),
}

/// How far preferences for places go, in hundredths of an inch: a unit's own, and those of all.
const PLACE: i64 = 150;
const GROUND: i64 = 100;
/// How wide a part of the table is that is liked or not.
const PART: i32 = 600;

/// By how much fire counts for more at somebody who is to be destroyed.
const FOCUS: f64 = 0.4;
/// How much less a charge is worth that is in no plan, and how much more one that counts twice.
const UNASKED: i64 = 40;
const EAGER: f64 = 30.0;

/// What somebody wants who asks what a choice is worth. Nobody in particular wants what is usual.
#[derive(Copy, Clone)]
pub(crate) struct Intent<'a> {
    plan: Option<&'a Plan<Aim>>,
    bias: Bias,
}

impl<'a> Intent<'a> {
    pub fn of(mind: Option<&'a MindOf<Rules>>) -> Intent<'a> {
        Intent { plan: mind.map(|mind| &mind.plan), bias: mind.map_or(Bias::NONE, |mind| mind.bias) }
    }

    pub fn to(plan: &'a Plan<Aim>) -> Intent<'a> {
        Intent { plan: Some(plan), bias: Bias::NONE }
    }

    pub fn new(plan: &'a Plan<Aim>, bias: Bias) -> Intent<'a> {
        Intent { plan: Some(plan), bias }
    }

    /// How much an aim counts.
    pub fn weight(self, aim: Aim) -> f64 {
        self.plan.map_or(aim.usual(), |plan| plan.weight(aim))
    }

    pub fn wants(self, aim: Aim) -> bool {
        self.weight(aim) > 0.0
    }

    /// By how much an aim counts for more than usual.
    pub fn stress(self, aim: Aim) -> f64 {
        (self.weight(aim) - 1.0).max(0.0)
    }

    /// A preference, as far as it goes in a measure of worth.
    pub fn likes(self, taste: Taste, reach: i64) -> i64 {
        if self.bias.is_none() { 0 } else { (self.bias.of(&taste) * reach as f64) as i64 }
    }

    /// What is thought of a place for a unit beside its use.
    pub fn likes_place(self, unit: UnitId, at: Point) -> i64 {
        if self.bias.is_none() {
            return 0;
        }
        let (x, y) = (at.x() / PART, at.y() / PART);
        self.likes(Taste::Part(unit, x, y), PLACE) + self.likes(Taste::Ground(x, y), GROUND)
    }

    /// The worth of fire at an enemy, who may be wanted before others.
    pub fn focused(self, target: UnitId, fire: i64) -> i64 {
        let focus = 1.0 + FOCUS * self.weight(Aim::Destroy(target));
        (fire as f64 * focus) as i64 + self.likes(Taste::Target(target), 15 + fire / 3)
    }

    /// The worth of a charge at an enemy; who is not to be charged is spared unless it is a gift.
    pub fn stormed(self, target: UnitId, charge: i64) -> i64 {
        if charge <= 0 {
            return 0;
        }
        let stress = match self.weight(Aim::Assault(target)) {
            0.0 => -UNASKED,
            weight => ((weight - 1.0) * EAGER) as i64,
        };
        (charge + stress + self.likes(Taste::Target(target), 40)).max(0)
    }
}
