//! A plan with the preferences beside it, as the script reads them: how much more or less than usual it cares for a
//! place, an attack, a danger.

use super::Aim;
use crate::Hex;
use board::HexId;
use kernel::{Bias, Plan};
use std::hash::Hash;

/// What is wanted above all counts at most so many times as much.
const MOST: f64 = 2.5;

/// What has been given up still counts: a town that decides the game stays one.
const GIVEN_UP: f64 = 0.5;

#[derive(Clone, Debug)]
pub(crate) struct Wishes {
    plan: Plan<Aim>,
    bias: Bias,
}

impl Wishes {
    pub fn new(plan: &Plan<Aim>, bias: Bias) -> Wishes {
        Wishes { plan: plan.clone(), bias }
    }

    /// Nothing in particular: everything counts as much as usual.
    pub fn none() -> Wishes {
        Wishes { plan: Plan::default(), bias: Bias::NONE }
    }

    /// How much a place is wanted or to be kept; 1 is as usual.
    pub fn place(&self, aim: Aim) -> f64 {
        let wanted = match self.plan.weight(aim) {
            _ if self.plan.is_empty() => 1.0,
            weight if weight > 0.0 => weight.min(MOST),
            _ => GIVEN_UP,
        };
        (wanted + 0.3 * self.bias.of(&aim)).max(0.2)
    }

    /// How much something is wanted that counts for nothing unless somebody wants it; 0 if nobody does.
    pub fn extra(&self, aim: Aim) -> f64 {
        self.plan.weight(aim).min(MOST)
    }

    /// How much more than usual something is wanted; 0 if it is not.
    pub fn beyond(&self, aim: Aim) -> f64 {
        (self.extra(aim) - 1.0).max(0.0)
    }

    /// How much more than usual an enemy stack is to be attacked, in points of importance.
    pub fn strike(&self, aim: Aim) -> f64 {
        2.0 * self.extra(aim) + 1.5 * self.bias.of(&aim)
    }

    /// The share of the usual odds that is enough for an attack.
    pub fn odds(&self, aim: Aim) -> f64 {
        (1.0 - 0.1 * self.beyond(aim) - 0.08 * self.bias.of(&"daring")).clamp(0.6, 1.6)
    }

    /// The stacks that are to be cut off.
    pub fn to_cut_off(&self) -> impl Iterator<Item = HexId> {
        self.plan.iter().filter_map(|wanted| match wanted.aim {
            Aim::Cut(Hex(hex)) => Some(hex),
            _ => None,
        })
    }

    /// How much dangers count; 1 is as usual.
    pub fn caution(&self) -> f64 {
        (1.0 + 0.35 * self.bias.of(&"caution")).clamp(0.1, 2.5)
    }

    /// What support given now is worth elsewhere; 1 is as usual.
    pub fn thrift(&self) -> f64 {
        (1.0 + 0.35 * self.bias.of(&"thrift")).clamp(0.1, 2.5)
    }

    /// A liking for a hex, a unit or a zone, in points of what it is worth to stand somewhere.
    pub fn liking(&self, thing: &impl Hash) -> f64 {
        self.bias.of(thing)
    }
}
