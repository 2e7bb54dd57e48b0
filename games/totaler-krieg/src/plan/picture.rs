//! How things stand for the faction that has to decide: what is at stake, who threatens what, where supply reaches.

use super::aims::{Aim, Wishes};
use super::attacks::Assault;
use super::orders::Order;
use crate::Rules;
use crate::data::AtOnce;
use crate::rules::supply::Supply;
use crate::rules::zones::Presence;
use crate::state::*;
use crate::vocabulary::*;
use board::{HexId, HexSet, Sides};
use std::collections::BTreeMap;
use std::ops::Deref;

/// Farther than any way leads.
pub(crate) const FAR: i32 = 40;
/// What one hex of way is worth against what lies at its end.
const STEP: i32 = 5;
/// How much of the enemy's strength ours must have for going forward to make sense, in per cent.
const BOLD: i32 = 80;

/// A hex that decides the game.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Stake {
    pub hex: HexId,
    pub worth: i32,
    /// Ours now.
    pub held: bool,
    /// The enemy wins at once when he comes there.
    pub vital: bool,
}

/// What a machine player works out about a position before it looks at its choices.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    pub faction: Faction,
    pub wishes: Wishes,
    pub supply: Supply,
    pub presence: Presence,
    pub ezoc: HexSet,
    pub enemies: HexSet,
    pub stakes: Vec<Stake>,
    /// By hex: how much it draws a unit that has nothing else to do.
    pull: Vec<i32>,
    /// Hexes to take that none of our units can reach by land.
    pub overseas: Vec<HexId>,
    /// By hex: what defends there, the enemy's or ours.
    pub defence: Vec<i32>,
    /// By hex: attack the enemy could bring against it next turn.
    pub threat: Vec<i32>,
    /// Attacks that are to be made this turn, and by whom; the best first.
    pub attacks: Vec<Assault>,
    /// What each unit is to do.
    pub orders: Vec<(UnitId, Order)>,
    /// Who keeps a town on somebody's line of supply, and for how many steps.
    pub keepers: Vec<(UnitId, i32)>,
}

impl Known {
    pub fn new(rules: &Rules, state: &State, faction: Faction, wishes: Wishes) -> Known {
        let presence = rules.presence(state);
        let hexes = rules.data.map.grid.len();
        let mut known = Known {
            faction,
            supply: rules.supply_with(state, &presence, faction),
            presence,
            ezoc: presence.ezoc(faction),
            enemies: presence.enemy_units(faction),
            stakes: stakes(rules, state, faction, &wishes),
            wishes,
            pull: Vec::new(),
            overseas: Vec::new(),
            defence: vec![0; hexes],
            threat: vec![0; hexes],
            attacks: Vec::new(),
            orders: Vec::new(),
            keepers: Vec::new(),
        };
        let strength = known.weigh(rules, state);
        (known.pull, known.overseas) = Picture::new(rules, state, &known).pulls(strength);
        // Whoever is not on turn answers attacks and gives no orders.
        if state.faction == faction {
            known.keepers = Picture::new(rules, state, &known).find_keepers();
            (known.orders, known.attacks) = Picture::new(rules, state, &known).give_orders();
        }
        known
    }

    /// Looks again at what changes with every move: zones, supply, who stands where. Aims and orders stay.
    pub fn refresh(&mut self, rules: &Rules, state: &State) {
        self.presence = rules.presence(state);
        self.supply = rules.supply_with(state, &self.presence, self.faction);
        self.ezoc = self.presence.ezoc(self.faction);
        self.enemies = self.presence.enemy_units(self.faction);
        for stake in &mut self.stakes {
            stake.held = rules.controller(state, stake.hex) == Some(self.faction);
        }
        self.defence.fill(0);
        for u in &state.units {
            if let Some(hex) = u.hex() {
                self.defence[hex.index()] += i32::from(rules.factors(u).defence);
            }
        }
        // What has been broken is no longer attacked.
        let enemies = self.enemies;
        self.attacks.retain(|assault| enemies.contains(assault.target));
        self.orders.retain(|(_, order)| !matches!(order, Order::Attack { target, .. } if !enemies.contains(*target)));
    }

    /// Fills in defence and threat; our attack and what the enemy has to set against it.
    fn weigh(&mut self, rules: &Rules, state: &State) -> (i32, i32) {
        let map = &rules.data.map;
        let open = rules.passable.minus(&rules.neutral_land(state));
        let mut strength = (0, 0);
        // By hex: the enemy's attack, by how many hexes beyond the first it reaches.
        let mut strikes = vec![[0; 4]; map.grid.len()];
        let mut enemies = HexSet::EMPTY;
        for u in &state.units {
            let Some(hex) = u.hex() else { continue };
            let row = rules.factors(u);
            self.defence[hex.index()] += i32::from(row.defence);
            if rules.faction_of(u.nation) == self.faction {
                strength.0 += i32::from(row.attack);
                continue;
            }
            strength.1 += i32::from(row.defence);
            if row.attack > 0 {
                strikes[hex.index()][usize::from(row.movement.min(3))] += i32::from(row.attack);
                enemies.insert(hex);
            }
        }
        for from in enemies.iter() {
            for (far, ring) in rings(&map.open_sides, from, &open).take(5).enumerate() {
                let attack: i32 = strikes[from.index()][far.saturating_sub(1)..].iter().sum();
                if attack == 0 {
                    break;
                }
                ring.iter().for_each(|at| self.threat[at.index()] += attack);
            }
        }
        strength
    }
}

/// A position as a machine player sees it.
pub(crate) struct Picture<'a> {
    pub rules: &'a Rules,
    pub state: &'a State,
    known: &'a Known,
}

impl Deref for Picture<'_> {
    type Target = Known;

    fn deref(&self) -> &Known {
        self.known
    }
}

impl<'a> Picture<'a> {
    pub fn new(rules: &'a Rules, state: &'a State, known: &'a Known) -> Picture<'a> {
        Picture { rules, state, known }
    }

    pub fn factors(&self, u: &Unit) -> crate::data::Factors {
        self.rules.factors(u)
    }

    pub fn is_own(&self, u: &Unit) -> bool {
        self.rules.faction_of(u.nation) == self.faction
    }

    /// Draws units to what can be taken, or, if the enemy is too strong for that, to what must be kept.
    fn pulls(&self, (own, enemy): (i32, i32)) -> (Vec<i32>, Vec<HexId>) {
        let comes = self.rules.data.scenario.victory.of == self.faction || 100 * own >= BOLD * enemy;
        let bold = comes && self.stakes.iter().any(|k| !k.held);
        let open = self.rules.passable.minus(&self.closed_neutrals());
        let mut overseas = Vec::new();
        // By what they are worth: the hexes that draw.
        let mut magnets: BTreeMap<i32, HexSet> = BTreeMap::new();
        let own: HexSet = self.state.units.iter().filter(|u| self.is_own(u)).filter_map(Unit::hex).collect();
        let reached = self.rules.by_land.connected(&own.intersection(&open), &open).union(&own);
        for stake in &self.stakes {
            // What is strongly held is worth less; and to the weaker side, what is not its own.
            let held = if self.enemies.contains(stake.hex) { self.defence[stake.hex.index()] } else { 0 };
            let worth = match (stake.held, bold) {
                (true, true) => continue,
                (false, false) => stake.worth / 3 - held,
                _ => stake.worth / 2 - held / 2,
            };
            magnets.entry(worth).or_default().insert(stake.hex);
            let here: HexSet = [stake.hex].into_iter().collect();
            if !stake.held && !self.rules.by_land.across(&here).union(&here).meets(&reached) {
                overseas.push(stake.hex);
            }
        }
        (self.spread(&magnets, &open), overseas)
    }

    /// By hex: the most that anything there is worth, less what the way to it takes off. The values are gone through
    /// from the highest down, all hexes of one at once.
    fn spread(&self, magnets: &BTreeMap<i32, HexSet>, open: &HexSet) -> Vec<i32> {
        let least = -FAR * STEP;
        let mut pull = vec![least; self.rules.data.map.grid.len()];
        let mut drawn = HexSet::EMPTY;
        let mut waiting = magnets.clone();
        while let Some((value, hexes)) = waiting.pop_last().filter(|(value, _)| *value > least) {
            let new = hexes.minus(&drawn);
            drawn = drawn.union(&new);
            new.iter().for_each(|hex| pull[hex.index()] = value);
            let next = self.rules.by_land.across(&new).intersection(open).minus(&drawn);
            if !next.is_empty() {
                let known = waiting.entry(value - STEP).or_default();
                *known = known.union(&next);
            }
        }
        pull
    }

    /// Land of neutrals that will stay neutral as far as we are concerned.
    fn closed_neutrals(&self) -> HexSet {
        let wars = self.rules.data.scenario.wars.iter().filter(|w| w.faction == self.faction);
        let ours = wars.fold(HexSet::EMPTY, |all, w| all.union(&self.rules.data.map.country[w.country]));
        self.rules.neutral_land(self.state).minus(&ours)
    }

    /// What draws a unit to a hex; a Beachhead is a step from its shore.
    pub fn pull(&self, hex: HexId) -> i32 {
        match self.state.beachhead(hex) {
            Some(b) => self.rules.shore(b).map_or(-FAR * STEP, |h| self.pull[h.index()] - STEP),
            None => self.pull[hex.index()],
        }
    }

    /// Whether no land way leads from a hex to anything that matters.
    pub fn is_cut_off(&self, hex: HexId) -> bool {
        self.pull[hex.index()] <= -FAR * STEP
    }

    pub fn stake(&self, hex: HexId) -> Option<&Stake> {
        self.stakes.iter().find(|k| k.hex == hex)
    }

    pub fn order(&self, unit: UnitId) -> Option<Order> {
        self.orders.iter().find(|o| o.0 == unit).map(|o| o.1)
    }

    pub fn far(&self, a: HexId, b: HexId) -> i32 {
        i32::from(self.rules.data.map.grid.distance(a, b))
    }

    /// What the ground gives a defender, in columns.
    pub fn cover(&self, hex: HexId) -> i32 {
        let map = &self.rules.data.map;
        i32::from(map.cities.contains(hex) || map.rough.contains(hex))
    }

    /// What a step of a unit is worth to its owner.
    pub fn price(&self, unit: UnitId) -> i32 {
        self.state.unit(unit).map_or(0, |u| {
            let kind = match u.kind {
                Kind::Hq | Kind::SsHq => 30,
                kind if kind.is_armour() => 20,
                _ => 10,
            };
            // Of two alike the one with steps to spare.
            kind - i32::from(u.steps)
        })
    }

    /// Whoever must stay so that others keep their supply: in each enemy town on their lines the weakest unit, with
    /// the steps that would lose theirs (TK-10.2.1-06).
    fn find_keepers(&self) -> Vec<(UnitId, i32)> {
        let kept = self.state.markers.posts_of(self.faction);
        let towns = self.rules.towns.intersection(&self.presence.units[self.faction]).minus(&kept);
        let mut keepers = Vec::new();
        for town in towns.iter().filter(|&h| self.is_abroad(h)) {
            let cut = self.cut_without(town, |state| {
                for u in state.units.iter_mut().filter(|u| u.hex() == Some(town)) {
                    u.place = Place::Gone;
                }
            });
            let weakest = self.state.at(town).min_by_key(|&u| self.state.unit(u).map_or(0, |u| u.steps));
            keepers.extend(weakest.filter(|_| cut > 0).map(|unit| (unit, cut)));
        }
        keepers
    }

    /// Steps of ours outside a hex that lose their supply by a change.
    pub fn cut_without(&self, hex: HexId, change: impl FnOnce(&mut State)) -> i32 {
        let mut without = self.state.clone();
        change(&mut without);
        let supply = self.rules.supply(&without, self.faction);
        let lost = |u: &&Unit| {
            u.hex().is_some_and(|h| h != hex)
                && self.is_own(u)
                && self.supply.has(self.rules, u)
                && !supply.has(self.rules, u)
        };
        self.state.units.iter().filter(lost).map(|u| i32::from(u.steps)).sum()
    }

    /// Steps that lose their supply if a unit goes.
    pub fn cut_by_leaving(&self, unit: UnitId) -> i32 {
        self.keepers.iter().find(|k| k.0 == unit).map_or(0, |k| k.1)
    }
}

/// A hex, then those a step from it, two steps and so on, as far as open ground leads.
fn rings(sides: &Sides, from: HexId, open: &HexSet) -> impl Iterator<Item = HexSet> {
    let first: HexSet = [from].into_iter().collect();
    let mut found = first;
    std::iter::successors(Some(first), move |ring| {
        let next = sides.across(ring).intersection(open).minus(&found);
        found = found.union(&next);
        (!next.is_empty()).then_some(next)
    })
}

/// Everything that counts for victory, for whichever side.
fn stakes(rules: &Rules, state: &State, faction: Faction, wishes: &Wishes) -> Vec<Stake> {
    let v = &rules.data.scenario.victory;
    let mut worth: Vec<(HexId, i32)> = Vec::new();
    let mut add = |hex: HexId, more: i32| match worth.iter_mut().find(|e| e.0 == hex) {
        Some(entry) => entry.1 += more,
        None => worth.push((hex, more)),
    };
    v.points.iter().for_each(|p| add(p.1, 10 * p.2));
    for a in &v.at_once {
        a.holds.iter().for_each(|&h| add(h, 60 / a.holds.len().max(1) as i32));
        a.supplied_in.iter().for_each(|&h| add(h, if a.winner == faction { 20 } else { 30 }));
    }
    let neutral = rules.neutral_land(state);
    let may_declare = |hex: HexId| {
        let wars = rules.data.scenario.wars.iter();
        wars.filter(|w| w.faction == faction).any(|w| rules.data.map.country[w.country].contains(hex))
    };
    worth
        .into_iter()
        .filter(|&(hex, _)| !neutral.contains(hex) || may_declare(hex))
        .map(|(hex, worth)| {
            let held = rules.controller(state, hex) == Some(faction);
            let number = rules.number(hex);
            let wanted = wishes.stake(if held { Aim::Hold(number) } else { Aim::Take(number) });
            let lost = |a: &AtOnce| a.winner != faction && a.supplied_in.contains(&hex);
            Stake { hex, worth: worth * wanted / 100, held, vital: v.at_once.iter().any(lost) }
        })
        .collect()
}
