//! What a machine player should know: go for the hexes that win, keep those one has, fight at good odds, stay in supply.

mod picture;
mod plan;
mod segments;

use crate::data::{Effect, Spot};
use crate::state::*;
use crate::vocabulary::*;
use crate::{Action, Hex, Rules};
use board::HexId;
use kernel::{Hints, Quick, Rng, Seat};
use picture::{FAR, Picture};
use plan::Order;

/// The column at which no more is put into a fight (5-1).
const SURE: usize = 7;
/// What an attack must promise at least, in sixths of a tenth of a step.
const WORTH_IT: i32 = 18;

impl Picture<'_> {
    /// How good it is for a unit to stand in a hex.
    fn worth(&self, unit: UnitId, hex: HexId) -> i32 {
        let Some(u) = self.s.unit(unit) else { return 0 };
        let here = u.hex() == Some(hex);
        let mut worth = match self.order(unit) {
            Some(Order::Guard(at)) if at == hex => 60,
            Some(Order::Guard(at)) => -10 * self.far(hex, at),
            Some(Order::Attack(at)) => self.post(hex, at),
            None if u.kind.is_hq() => self.headquarters(hex),
            None => self.pull(hex),
        };
        let alone = self.s.at(hex).all(|o| o == unit);
        if let Some(stake) = self.stake(hex).filter(|_| alone) {
            let abroad = !stake.held || self.is_abroad(hex);
            worth += if abroad { 40 + stake.worth } else { 0 };
        }
        if !here && self.rules.towns.contains(hex) && self.rules.controller(self.s, hex) != Some(self.faction) {
            worth += 6;
        }
        if !self.supply.covers(self.rules, u.nation, Place::Hex(hex)) {
            worth -= 50;
        }
        worth -= self.danger(u, hex);
        let newcomer = Unit { place: Place::Gone, ..*u };
        if !here && !Quick::ask(|j| self.rules.judge_room(self.s, &newcomer, hex, j)) {
            worth -= 300;
        }
        if !here && self.s.segment == Segment::Reserve && !self.will_last(hex) {
            worth -= 400;
        }
        worth
    }

    /// Land that is ours only as long as somebody stands there (TKC-35).
    fn is_abroad(&self, hex: HexId) -> bool {
        self.rules.data.map.hex(hex).country.and_then(|c| self.rules.owner(self.s, c)) != Some(self.faction)
    }

    /// A Beachhead without a fleet beside it may be gone before anybody leaves it again.
    fn will_last(&self, hex: HexId) -> bool {
        let zone = self.rules.data.map.hex(hex).zone;
        let fleets = self.s.support.iter().zip(&self.rules.data.scenario.support);
        let mut own = fleets.filter(|(_, data)| data.faction == self.faction && data.kind == SupportKind::Fleet);
        self.s.beachhead(hex).is_none() || own.any(|(unit, _)| matches!(unit.berth, Berth::Zone(z) if Some(z) == zone))
    }

    /// Beside the hex that is to be attacked, best where nothing lies between.
    fn post(&self, hex: HexId, target: HexId) -> i32 {
        if let Some(shore) = self.s.beachhead(hex).and_then(|b| self.rules.shore(b)).filter(|h| *h != target) {
            return self.post(shore, target) - 5;
        }
        let far = self.far(hex, target);
        if far != 1 || !self.rules.can_strike(self.s, hex, target) {
            return -10 * (far - 1).max(1);
        }
        let plain = self.rules.data.map.between(hex, target) == Some(SideKind::Plain);
        30 + if plain { 4 } else { 0 }
    }

    /// A headquarters serves two hexes behind a fight, and not alone.
    fn headquarters(&self, hex: HexId) -> i32 {
        if self.s.beachhead(hex).is_some() {
            return -10 * FAR - 55;
        }
        let near = self.targets().iter().map(|&t| self.far(hex, t).max(2)).min();
        let front = near.map_or_else(|| self.pull(hex) / 2, |far| -8 * far);
        let covered = self.s.at(hex).any(|u| self.s.unit(u).is_some_and(|u| !u.kind.is_hq() && self.is_own(u)));
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

    fn at(&self, hex: Hex) -> Option<HexId> {
        self.rules.hex(hex)
    }

    /// Where a unit is now.
    fn stays(&self, unit: UnitId) -> i32 {
        match self.s.unit(unit).map(|u| u.place) {
            Some(Place::Hex(hex)) => self.worth(unit, hex),
            _ => -10 * FAR - 50,
        }
    }

    fn score(&self, action: Action) -> i32 {
        use Action as A;
        match self.s.frames.last() {
            Some(Frame::Moving(m)) => self.score_move(m, action),
            Some(Frame::Fight(f)) => self.score_fight(f, action),
            Some(Frame::Excess { .. }) => match action {
                A::Remove(unit) => -self.price(unit),
                _ => 0,
            },
            Some(Frame::Contest { .. } | Frame::Bombing(_)) => i32::from(action != A::Done),
            None => self.score_segment(action),
        }
    }

    fn score_move(&self, m: &Moving, action: Action) -> i32 {
        match action {
            // A step that leads nowhere is worse than none.
            Action::Done => self.stays(m.unit) + 4,
            Action::MoveTo(hex) | Action::Sail(Spot::Hex(hex)) => self.at(hex).map_or(-1000, |h| self.worth(m.unit, h)),
            Action::Overrun(hex) => self.at(hex).map_or(-1000, |h| self.worth(m.unit, h) + 80),
            _ => -10 * FAR - 60,
        }
    }

    /// The column a fight for a hex comes to if everybody joins in, with all help of both sides.
    fn prospects(&self, target: HexId) -> Option<usize> {
        let (rules, s) = (self.rules, self.s);
        let mut f = rules.all_out(s, target);
        if f.defenders.is_empty() {
            return Some(rules.data.combat.columns.len() - 1);
        }
        let mut help = Vec::new();
        for (side, stage) in [Stage::Declare, Stage::Reply].into_iter().enumerate() {
            f.stage = stage;
            help.clear();
            rules.list_support(s, &f, &mut help);
            for action in &help {
                match *action {
                    Action::Headquarters(unit) => f.hq[side] = Some(unit),
                    Action::AirSupport(id) => f.air[side] |= 1 << id.0,
                    _ => {}
                }
            }
        }
        let sum = rules.sum(s, &f);
        (sum.enough && !f.attackers.is_empty()).then_some(sum.column)
    }

    /// What a fight at a column promises, over all six faces.
    fn outlook(&self, target: HexId, column: usize) -> i32 {
        let prize = self.stake(target).map_or(0, |k| k.worth / 2);
        let results = (1..=6).map(|die| self.rules.result(self.s, target, column, die));
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

    fn score_attack(&self, target: HexId) -> i32 {
        let Some(column) = self.prospects(target) else { return -1 };
        let outlook = self.outlook(target, column);
        if outlook > WORTH_IT { (10 + outlook / 4 + self.importance(target) / 4).max(1) } else { -1 }
    }

    fn score_fight(&self, f: &Fight, action: Action) -> i32 {
        use Action as A;
        let enough = || !f.attackers.is_empty() && self.rules.sum(self.s, f).column >= SURE;
        let declaring = f.stage == Stage::Declare;
        match action {
            A::Attacker(_) | A::Headquarters(_) | A::AirSupport(_) if declaring && enough() => -10,
            A::Attacker(unit) | A::Advance(unit) if self.s.unit(unit).is_some_and(|u| u.kind.is_hq()) => -10,
            A::Attacker(unit) => {
                let guards = matches!(self.order(unit), Some(Order::Guard(_)));
                let attack = self.s.unit(unit).map_or(0, |u| i32::from(self.factors(u).attack));
                40 + attack - if guards { 20 } else { 0 }
            }
            A::Headquarters(_) => 35,
            A::AirSupport(_) => 34,
            A::Done if f.stage == Stage::Advance => 0,
            A::Done => 10,
            A::FallBack => 10,
            A::Stand => self.score_standing(f),
            A::Retreat(hex) => self.at(hex).map_or(0, |h| self.score_retreat(f, h)),
            A::Lose(unit) => 100 - self.price(unit),
            A::Advance(unit) => match self.s.hex_of(unit) {
                Some(from) => {
                    let there = self.s.at(f.target).count() as i32;
                    self.worth(unit, f.target) - self.worth(unit, from) + 12 - 15 * there
                }
                None => -1,
            },
            A::Exploit { unit, hex } => match (self.s.hex_of(unit), self.at(hex)) {
                (Some(from), Some(to)) => self.worth(unit, to) - self.worth(unit, from) - 5,
                _ => -1,
            },
            _ => 0,
        }
    }

    /// Whether to lose steps and keep the ground, or press on.
    fn score_standing(&self, f: &Fight) -> i32 {
        let steps = |units: &UnitSet| -> i32 {
            units.iter().filter_map(|u| self.s.unit(u)).filter(|u| u.hex().is_some()).map(|u| i32::from(u.steps)).sum()
        };
        let dear = self.stake(f.target).is_some();
        match f.stage {
            // In an exchange a step for a step is worth it where something is to be won.
            Stage::Recoil => {
                let exchange = f.result.is_some_and(|r| r.effect == Effect::Exchange);
                let guards = f.attackers.iter().any(|u| matches!(self.order(u), Some(Order::Guard(_))));
                if (exchange && dear) || guards { 20 } else { 1 }
            }
            // Somebody must be left to hold it.
            Stage::Retreating | Stage::Answer => {
                let lost = i32::from(f.retreat) + i32::from(f.losses[1]);
                if dear && steps(&f.force) > lost { 60 } else { 1 }
            }
            _ => 1,
        }
    }

    fn score_retreat(&self, f: &Fight, hex: HexId) -> i32 {
        let nation = f.force.iter().find_map(|u| self.s.unit(u)).map(|u| u.nation);
        let supplied = nation.is_some_and(|n| self.supply.covers(self.rules, n, Place::Hex(hex)));
        let stake = self.stakes.iter().filter(|k| k.held).map(|k| self.far(k.hex, hex)).min().unwrap_or(0);
        20 + 10 * i32::from(supplied) + 3 * self.cover(hex) - stake.min(8)
    }
}

impl Hints for Rules {
    fn script(&self, s: &State, seat: Seat, legal: &[Action], rng: &mut Rng) -> usize {
        let Some(faction) = Faction::of(seat).filter(|_| legal.len() > 1) else { return 0 };
        let picture = Picture::new(self, s, faction);
        let scored: Vec<i32> = legal.iter().map(|&a| picture.score(a)).collect();
        let best = scored.iter().copied().max().unwrap_or(0);
        let ties: Vec<usize> = (0..legal.len()).filter(|&i| scored[i] == best).collect();
        rng.pick(&ties).copied().unwrap_or(0)
    }

    fn value(&self, s: &State, seat: Seat) -> i64 {
        let Some(faction) = Faction::of(seat) else { return 0 };
        let of = self.data.scenario.victory.of;
        let score = i64::from(self.score(s)) * 100;
        let steps = |f: Faction| -> i64 {
            s.units
                .iter()
                .filter(|u| self.faction_of(u.nation) == f && u.hex().is_some())
                .map(|u| i64::from(u.steps))
                .sum()
        };
        let balance = steps(faction) - faction.enemies().map(steps).sum::<i64>();
        (if of == faction { score } else { -score }) + 5 * balance
    }
}
