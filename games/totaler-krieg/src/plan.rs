//! What a machine player should know: go for the hexes that win, keep those one has, fight at good odds, stay in
//! supply. Each choice says in its decision what it is worth; what several of them look up is here.

mod orders;
mod picture;
mod segments;

pub(crate) use orders::Order;
use picture::FAR;
pub(crate) use picture::{Known, Picture};

use crate::data::Effect;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Action, Hex, Rules};
use board::HexId;
use kernel::decision;
use kernel::{Foresight, Hints, MindOf, NoAim, Quick, Rng, Seat};

/// The column at which no more is put into a fight (5-1).
pub(crate) const SURE: usize = 7;
/// What an attack must promise at least, in sixths of a tenth of a step.
const WORTH_IT: i32 = 18;

impl Picture<'_> {
    /// How good it is for a unit to stand in a hex.
    pub fn worth_of_standing(&self, unit: UnitId, hex: HexId) -> i32 {
        let Some(u) = self.state.unit(unit) else { return 0 };
        let here = u.hex() == Some(hex);
        let mut worth = match self.order(unit) {
            Some(Order::Guard(at)) if at == hex => 60,
            Some(Order::Guard(at)) => -10 * self.far(hex, at),
            Some(Order::Attack(at)) => self.post(hex, at),
            None if u.kind.is_hq() => self.headquarters(hex),
            None => self.pull(hex),
        };
        let alone = self.state.at(hex).all(|o| o == unit);
        if let Some(stake) = self.stake(hex).filter(|_| alone) {
            let abroad = !stake.held || self.is_abroad(hex);
            worth += if abroad { 40 + stake.worth } else { 0 };
        }
        if !here && self.rules.towns.contains(hex) && self.rules.controller(self.state, hex) != Some(self.faction) {
            worth += 6;
        }
        if !self.supply.covers(self.rules, u.nation, Place::Hex(hex)) {
            worth -= 50;
        }
        worth -= self.danger(u, hex);
        let newcomer = Unit { place: Place::Gone, ..*u };
        if !here && !Quick::ask(|judge| self.rules.judge_room(self.state, &newcomer, hex, judge)) {
            worth -= 300;
        }
        if !here && self.state.segment == Segment::Reserve && !self.will_last(hex) {
            worth -= 400;
        }
        worth
    }

    /// Land that is ours only as long as somebody stands there (TKC-35).
    pub fn is_abroad(&self, hex: HexId) -> bool {
        self.rules.data.map.hex(hex).country.and_then(|c| self.rules.owner(self.state, c)) != Some(self.faction)
    }

    /// A Beachhead without a fleet beside it may be gone before anybody leaves it again.
    fn will_last(&self, hex: HexId) -> bool {
        let zone = self.rules.data.map.hex(hex).zone;
        let fleets = self.state.support.iter().zip(&self.rules.data.scenario.support);
        let mut own = fleets.filter(|(_, data)| data.faction == self.faction && data.kind == SupportKind::Fleet);
        self.state.beachhead(hex).is_none()
            || own.any(|(unit, _)| matches!(unit.berth, Berth::Zone(z) if Some(z) == zone))
    }

    /// Beside the hex that is to be attacked, best where nothing lies between.
    fn post(&self, hex: HexId, target: HexId) -> i32 {
        if let Some(shore) = self.state.beachhead(hex).and_then(|b| self.rules.shore(b)).filter(|h| *h != target) {
            return self.post(shore, target) - 5;
        }
        let far = self.far(hex, target);
        if far != 1 || !self.rules.can_strike(self.state, hex, target) {
            return -10 * (far - 1).max(1);
        }
        let plain = self.rules.data.map.between(hex, target) == Some(SideKind::Plain);
        30 + if plain { 4 } else { 0 }
    }

    /// A headquarters serves two hexes behind a fight, and not alone.
    fn headquarters(&self, hex: HexId) -> i32 {
        if self.state.beachhead(hex).is_some() {
            return -10 * FAR - 55;
        }
        let near = self.targets().iter().map(|&t| self.far(hex, t).max(2)).min();
        let front = near.map_or_else(|| self.pull(hex) / 2, |far| -8 * far);
        let covered = self.state.at(hex).any(|u| self.state.unit(u).is_some_and(|u| !u.kind.is_hq() && self.is_own(u)));
        front - if self.ezoc.contains(hex) { 40 } else { 0 } - if covered { 0 } else { 8 }
    }

    /// What the enemy could do to a stack in a hex.
    fn danger(&self, u: &Unit, hex: HexId) -> i32 {
        if self.enemies.contains(hex) {
            return 0;
        }
        let here = u.hex() == Some(hex);
        let own = i32::from(self.factors(u).defence);
        let defence = self.defence[hex.index()] + if here { 0 } else { own };
        let odds = 10 * self.threat[hex.index()] / (defence.max(1) * (10 + 4 * self.cover(hex)));
        4 * (odds - 3).clamp(0, 5)
    }

    /// What a choice about a hex is worth; little, if there is no such hex.
    pub fn at_hex(&self, hex: Hex, worth: impl FnOnce(HexId) -> i32) -> f64 {
        f64::from(self.rules.hex(hex).map_or(-1, worth))
    }

    /// What it is worth to a unit to be where it is now.
    pub fn worth_of_staying(&self, unit: UnitId) -> i32 {
        match self.state.unit(unit).map(|u| u.place) {
            Some(Place::Hex(hex)) => self.worth_of_standing(unit, hex),
            _ => -10 * FAR - 50,
        }
    }

    /// What it is worth to go into an Off-Map Box: less than anything on the map.
    pub fn worth_of_box(&self) -> f64 {
        f64::from(-10 * FAR - 60)
    }

    /// The column a fight for a hex comes to if everybody joins in, with all help of both sides.
    fn prospects(&self, target: HexId) -> Option<usize> {
        let (rules, state) = (self.rules, self.state);
        let mut fight = rules.all_out(state, target);
        if fight.defenders.is_empty() {
            return Some(rules.data.combat.columns.len() - 1);
        }
        for side in [Side::Attacker, Side::Defender] {
            let headquarters = rules.helping_headquarters(state, &fight, side);
            let air = rules.helping_air(state, &fight, side);
            fight.hq[side] = headquarters.last().copied();
            air.into_iter().for_each(|id| fight.air[side] |= 1 << id.0);
        }
        let sum = rules.sum(state, &fight);
        (sum.enough && !fight.attackers.is_empty()).then_some(sum.column)
    }

    /// What a fight at a column promises, over all six faces.
    fn outlook(&self, target: HexId, column: usize) -> i32 {
        let prize = self.stake(target).map_or(0, |k| k.worth / 2);
        let results = (1..=6).map(|die| self.rules.result(self.state, target, column, die));
        let value = results.map(|r| {
            let effect = match r.effect {
                Effect::Retreat(n) => 8 * i32::from(n) + prize,
                Effect::AttackerBack => -6,
                Effect::Exchange | Effect::None => 0,
            };
            effect + 10 * i32::from(r.losses.1) - 11 * i32::from(r.losses.0)
        });
        value.sum()
    }

    pub fn worth_of_attack(&self, target: HexId) -> i32 {
        let Some(column) = self.prospects(target) else { return -1 };
        let outlook = self.outlook(target, column);
        if outlook > WORTH_IT { (10 + outlook / 4 + self.importance(target) / 4).max(1) } else { -1 }
    }

    pub fn worth_of_retreat(&self, fight: &Fight, hex: Hex) -> f64 {
        let Some(hex) = self.rules.hex(hex) else { return 0.0 };
        let nation = fight.force.iter().find_map(|u| self.state.unit(u)).map(|u| u.nation);
        let supplied = nation.is_some_and(|n| self.supply.covers(self.rules, n, Place::Hex(hex)));
        let stake = self.stakes.iter().filter(|k| k.held).map(|k| self.far(k.hex, hex)).min().unwrap_or(0);
        f64::from(20 + 10 * i32::from(supplied) + 3 * self.cover(hex) - stake.min(8))
    }
}

impl Hints for Rules {
    type Aim = NoAim;
    type Memory = ();

    fn worths(&self, state: &State, seat: Seat, legal: &[Action], mind: &MindOf<Rules>, _: &mut Rng) -> Vec<f64> {
        decision::worths(self, state, seat, legal, mind)
    }

    /// One of the choices that are worth most.
    fn script(&self, state: &State, seat: Seat, legal: &[Action], mind: &MindOf<Rules>, rng: &mut Rng) -> usize {
        if legal.len() == 1 {
            return 0;
        }
        let worth = self.worths(state, seat, legal, mind, rng);
        let best = worth.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let ties: Vec<usize> = (0..legal.len()).filter(|&i| worth[i] == best).collect();
        rng.pick(&ties).copied().unwrap_or(0)
    }

    fn value(&self, state: &State, seat: Seat) -> i64 {
        let Some(faction) = Faction::of(seat) else { return 0 };
        let of = self.data.scenario.victory.of;
        let score = i64::from(self.score(state)) * 100;
        let steps = |f: Faction| -> i64 {
            state
                .units
                .iter()
                .filter(|u| self.faction_of(u.nation) == f && u.hex().is_some())
                .map(|u| i64::from(u.steps))
                .sum()
        };
        let balance = steps(faction) - faction.enemies().map(steps).sum::<i64>();
        (if of == faction { score } else { -score }) + 5 * balance
    }

    /// Steps on the map, at sea and on the way.
    fn strength(&self, state: &State, seat: Seat) -> u32 {
        let Some(faction) = Faction::of(seat) else { return 0 };
        let there = |u: &&Unit| !matches!(u.place, Place::Lost(_) | Place::Gone);
        let ours = state.units.iter().filter(|u| self.faction_of(u.nation) == faction);
        ours.filter(there).map(|u| u32::from(u.steps)).sum()
    }

    fn foresight(&self) -> Foresight {
        Foresight { turns: 2, pace: 6 }
    }
}
