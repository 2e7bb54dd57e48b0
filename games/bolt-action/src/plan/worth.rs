//! What things are worth to the scripted player: units, fire at them, charges.

use crate::Rules;
use crate::force::{Part, Spec};
use crate::plan::Intent;
use crate::rules::scenario::Scenario;
use crate::state::*;
use crate::vocabulary::Roll;
use kernel::Seat;

impl Rules {
    /// What a unit is worth, in points; what is left of it counts.
    pub(crate) fn worth(&self, id: UnitId, unit: &Unit) -> i64 {
        let Some(spec) = self.spec(id) else { return 0 };
        // Where units are counted, a small one is as good as a large one.
        let points = match self.scenario {
            Scenario::MaximumAttrition | Scenario::Envelopment => 70 + i64::from(spec.points) / 4,
            _ => i64::from(spec.points.max(10)),
        };
        match unit.fate {
            Fate::Destroyed => 0,
            _ if spec.is_vehicle() => points,
            _ => points * (1 + unit.men.len() as i64) / (1 + spec.men.len() as i64),
        }
    }

    /// What fire at an enemy is worth: expected losses weighted by worth. Nothing, if it is not worth speaking of.
    pub(crate) fn fire_value(&self, s: &State, id: UnitId, target: UnitId) -> Option<i64> {
        // As if the order were Fire, so that the score is the same before and after it is given.
        let direct = self.batteries(id, s.unit(id)?).iter().any(|b| self.data.weapon(b.weapon).fires_direct());
        let occasion = if direct { Occasion::Assaulted } else { Occasion::Order };
        let aims = self.all_aims(s, id, target, occasion);
        if aims.is_empty() {
            return None;
        }
        let odds = self.odds_of_fire(s, id, target, &aims, occasion)?;
        let value = self.worth_of_odds(s, target, &odds)?;
        (value > 0.5).then_some(value as i64)
    }

    /// What fire is worth: men and vehicles lost, pins, vehicles stopped.
    pub(crate) fn worth_of_odds(&self, s: &State, target: UnitId, odds: &crate::odds::Odds) -> Option<f64> {
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
        let kill = odds.destroyed * (worth + 40.0);
        Some(odds.mean_losses() * per_man + 12.0 * hit + kill)
    }

    /// Who stands at an objective, or carries it off, counts for more.
    pub(crate) fn importance(&self, s: &State, id: UnitId, unit: &Unit) -> f64 {
        let at = self.place_of(id, unit);
        match () {
            () if s.objectives.iter().any(|o| o.is_with(id)) => 3.0,
            () if s.objectives.iter().any(|o| o.at.within(at, 700) && o.owner == Some(unit.seat)) => 3.0,
            () if s.objectives.iter().any(|o| o.at.within(at, 700) && o.owner.is_none()) => 1.5,
            () => 1.0,
        }
    }

    /// Whether a unit assaults at all.
    pub(crate) fn may_charge(&self, id: UnitId) -> bool {
        self.spec(id).is_some_and(Spec::is_foot)
    }

    /// What a charge is worth: what is won or lost by it.
    pub(crate) fn charge_worth(&self, s: &State, id: UnitId, target: UnitId) -> i64 {
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

    /// How much a man is missed.
    pub(crate) fn dear(&self, s: &State, unit: UnitId, man: u8) -> i64 {
        let Some(man) = s.unit(unit).and_then(|u| u.men.get(usize::from(man))) else { return 0 };
        let part = match man.part {
            Part::Leader => 30,
            Part::Gunner => 40,
            _ => 0,
        };
        let shots = match self.data.weapon(man.weapon).shots {
            Roll::Exactly(n) => i64::from(n) * 5,
            _ => 30,
        };
        part + shots + if man.extra.is_some() { 10 } else { 0 }
    }

    /// What it is worth to point something at a target.
    pub(crate) fn aim_value(&self, s: &State, declaring: &Declaring, aim: &Aim, intent: Intent<'_>) -> i64 {
        let id = declaring.unit;
        let Some(odds) = self.odds_of_fire(s, id, aim.target, &[*aim], declaring.occasion) else { return -10 };
        if aim.shell == Shell::Smoke {
            return -10;
        }
        if odds.hits.first().is_none_or(|miss| *miss >= 1.0) {
            return -1;
        }
        // Weapons for one shot are for armour.
        let wasted = self.spec(id).is_some_and(Spec::is_foot) && aim.battery > 0 && !self.is_vehicle(aim.target);
        let value = self.worth_of_odds(s, aim.target, &odds).unwrap_or(0.0);
        if wasted { -5 } else { 10 + intent.focused(aim.target, value as i64).max(0) }
    }

    /// How a game stands for a side: units, pins and points.
    pub(crate) fn standing_of(&self, s: &State, seat: Seat) -> i64 {
        let worth = |seat: Seat| s.of(seat).map(|(id, u)| self.worth(id, u) - 5 * i64::from(u.pins)).sum::<i64>();
        let points = self.points(s);
        let own = usize::from(seat.0 & 1);
        worth(seat) - worth(other(seat)) + 100 * (points[own] - points[1 - own])
    }
}
