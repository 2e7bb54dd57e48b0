//! What a machine player should know: go for the hexes that win, keep those one has, fight at good odds, stay in
//! supply. Each choice says in its decision what it is worth; what several of them look up is here.

mod aims;
mod attacks;
mod memory;
mod orders;
mod picture;
mod segments;
mod value;

pub use aims::Aim;
pub(crate) use aims::Wishes;
pub use memory::Memory;
pub(crate) use memory::OVERRUN;
pub(crate) use orders::Order;
use picture::FAR;
pub(crate) use picture::{Known, Picture};

use crate::state::*;
use crate::vocabulary::*;
use crate::{Action, Hex, Rules};
use board::HexId;
use kernel::decision;
use kernel::plan::{AimAbout, Possible, Stretch, Wanted};
use kernel::{Bias, Foresight, Hints, MindOf, Plan, Quick, Rng, Seat, SeatSet, first_of_the_best};

/// The column at which no more is put into a fight (5-1).
pub(crate) const SURE: usize = 7;
/// What an attack must promise at least, in sixths of a tenth of a step.
const WORTH_IT: i32 = 10;

impl Picture<'_> {
    /// How good it is for a unit to stand in a hex.
    pub fn worth_of_standing(&self, unit: UnitId, hex: HexId) -> i32 {
        let Some(u) = self.state.unit(unit) else { return 0 };
        let here = u.hex() == Some(hex);
        let mut worth = match self.order(unit) {
            Some(Order::Guard(at)) if at == hex => 60,
            Some(Order::Guard(at)) => -10 * self.far(hex, at),
            Some(Order::Attack { target, from }) => self.post(hex, target) + if hex == from { 3 } else { 0 },
            None if u.kind.is_hq() => self.headquarters(hex),
            None => self.pull(hex),
        };
        let alone = self.state.at(hex).all(|o| o == unit);
        if let Some(stake) = self.stake(hex).filter(|_| alone) {
            let abroad = !stake.held || self.is_abroad(hex);
            worth += if abroad { 40 + stake.worth } else { 0 };
        }
        if !here && self.rules.towns.contains(hex) && self.rules.controller(self.state, hex) != Some(self.faction) {
            worth += 14;
        }
        if !self.supply.covers(self.rules, u.nation, Place::Hex(hex)) {
            worth -= 50;
        }
        worth -= self.danger(u, hex) * self.wishes.caution() / 100;
        worth += self.wishes.liking(&(hex, u.kind));
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

    /// A headquarters follows the front, serves fights near by, and is not alone.
    fn headquarters(&self, hex: HexId) -> i32 {
        if self.state.beachhead(hex).is_some() {
            return -10 * FAR - 55;
        }
        let near = |target: &HexId| self.far(hex, *target) <= i32::from(self.rules.data.combat.ranges.headquarters);
        let served = self.targets().filter(near).count() as i32;
        let front = self.pull(hex) + 15 * served.min(2);
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
        3 * (odds - 3).clamp(0, 5)
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

    pub fn worth_of_retreat(&self, fight: &Fight, hex: Hex) -> f64 {
        let Some(hex) = self.rules.hex(hex) else { return 0.0 };
        let nation = fight.force.iter().find_map(|u| self.state.unit(u)).map(|u| u.nation);
        let supplied = nation.is_some_and(|n| self.supply.covers(self.rules, n, Place::Hex(hex)));
        let stake = self.stakes.iter().filter(|k| k.held).map(|k| self.far(k.hex, hex)).min().unwrap_or(0);
        f64::from(20 + 10 * i32::from(supplied) + 3 * self.cover(hex) - stake.min(8))
    }
}

impl Hints for Rules {
    type Aim = Aim;
    type Memory = Memory;

    fn aims(&self, state: &State, seat: Seat) -> Vec<Possible<Aim>> {
        Faction::of(seat).map_or_else(Vec::new, |faction| self.possible_aims(state, faction))
    }

    fn plan(&self, state: &State, seat: Seat, _: &Plan<Aim>) -> Plan<Aim> {
        let wanted = Faction::of(seat).map_or_else(Vec::new, |faction| self.wanted_aims(state, faction));
        wanted.into_iter().map(|possible| Wanted { aim: possible.aim, weight: possible.weight }).collect()
    }

    fn about_aim(&self, state: &State, seat: Seat, aim: Aim) -> Option<AimAbout> {
        self.aim_in_words(state, Faction::of(seat)?, aim)
    }

    fn is_reached(&self, state: &State, seat: Seat, aim: Aim) -> bool {
        Faction::of(seat).is_some_and(|faction| self.aim_is_reached(state, faction, aim))
    }

    fn serves(&self, state: &State, seat: Seat, action: &Action, plan: &Plan<Aim>) -> Option<Aim> {
        self.aim_served(state, seat, action, plan)
    }

    fn remember(&self, state: &State, seat: Seat, plan: &Plan<Aim>, bias: Bias, memory: &mut Memory) {
        if let Some(faction) = Faction::of(seat) {
            memory.look(self, state, faction, plan, bias);
        }
    }

    fn heeds_bias(&self) -> bool {
        true
    }

    /// A faction turn is a stretch.
    fn stretch(&self, state: &State) -> Stretch {
        let order = &self.data.scenario.turn_order;
        let at = order.iter().position(|&f| f == state.faction).unwrap_or(0);
        let number = u32::from(state.turn) * order.len() as u32 + at as u32;
        Stretch { number, of: SeatSet::one(state.faction.seat()) }
    }

    fn worths(&self, state: &State, seat: Seat, legal: &[Action], mind: &MindOf<Rules>, _: &mut Rng) -> Vec<f64> {
        decision::worths(self, state, seat, legal, mind)
    }

    /// What is known at once, or the first of the choices that are worth most.
    fn script(&self, state: &State, seat: Seat, legal: &[Action], mind: &MindOf<Rules>, rng: &mut Rng) -> usize {
        if legal.len() == 1 {
            return 0;
        }
        let known = Hints::at_once(self, state, seat, mind).and_then(|action| legal.binary_search(&action).ok());
        known.unwrap_or_else(|| first_of_the_best(&self.worths(state, seat, legal, mind, rng)))
    }

    fn at_once(&self, state: &State, seat: Seat, mind: &MindOf<Rules>) -> Option<Action> {
        self.known_at_once(state, seat, &mind.memory)
    }

    fn value(&self, state: &State, seat: Seat) -> i64 {
        Faction::of(seat).map_or(0, |faction| self.judged(state, faction))
    }

    fn feature_names(&self) -> &'static [&'static str] {
        &value::NAMES
    }

    fn features(&self, state: &State, seat: Seat) -> Vec<f64> {
        Faction::of(seat).map_or_else(Vec::new, |faction| self.measured(state, faction))
    }

    /// Steps on the map, at sea and on the way.
    fn strength(&self, state: &State, seat: Seat) -> u32 {
        let Some(faction) = Faction::of(seat) else { return 0 };
        let there = |u: &&Unit| !matches!(u.place, Place::Lost(_) | Place::Gone);
        let ours = state.units.iter().filter(|u| self.faction_of(u.nation) == faction);
        ours.filter(there).map(|u| u32::from(u.steps)).sum()
    }

    fn foresight(&self) -> Foresight {
        Foresight { turns: 2, pace: 30 }
    }
}
