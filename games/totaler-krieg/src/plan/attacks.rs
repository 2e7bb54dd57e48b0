//! Which enemy hexes are attacked this turn, by whom and from where: the most useful first, each with as much as makes
//! it sure, as long as the results promise more than they cost.

use super::orders::{Free, Order};
use super::picture::Picture;
use super::{SURE, WORTH_IT};
use crate::data::Effect;
use crate::odds::{Circumstances, Crossing};
use crate::state::*;
use crate::vocabulary::*;
use board::HexId;
use kernel::Quick;

/// An attack that is to be made.
#[derive(Clone, Debug)]
pub(crate) struct Assault {
    pub target: HexId,
    pub units: UnitSet,
    /// The column it comes to without more air units.
    pub column: usize,
    /// What it promises.
    pub gain: i32,
}

/// Air units that are thought of for one attack.
const AIR: i32 = 2;

/// What can still be shared out: headquarters, air units, room in the hexes from which attacks are made.
struct Means {
    headquarters: UnitSet,
    air: i32,
    /// By hex: units and steps that will stand there.
    load: Vec<(u8, u8)>,
}

/// A force as it is put together: who comes from where.
struct Force {
    members: Vec<(usize, HexId)>,
    headquarters: Option<UnitId>,
    air: i32,
    column: usize,
}

impl Picture<'_> {
    /// Shares units out among the attacks worth making; one that cannot have enough is left alone.
    pub(super) fn plan_attacks(&self, free: &mut Vec<Free>, orders: &mut Vec<(UnitId, Order)>) -> Vec<Assault> {
        let mut means = self.means();
        let mut planned: Vec<Assault> = Vec::new();
        for target in self.targets_by_use(free, &means) {
            let Some(force) = self.gather(target, free, &means) else { continue };
            let gain = self.outlook(target, force.column);
            if gain <= self.least_gain(target) {
                continue;
            }
            let mut units = UnitSet::EMPTY;
            for &(i, from) in &force.members {
                units.insert(free[i].unit);
                orders.push((free[i].unit, Order::Attack { target, from }));
                let load = &mut means.load[from.index()];
                *load = (load.0 + 1, load.1 + free[i].steps as u8);
            }
            force.headquarters.into_iter().for_each(|unit| means.headquarters.insert(unit));
            means.air -= force.air;
            planned.push(Assault { target, units, column: force.column, gain: gain + self.importance(target) / 2 });
            free.retain(|f| !units.contains(f.unit));
        }
        planned.sort_by_key(|assault| -assault.gain);
        planned
    }

    /// What an attack on a hex must promise.
    fn least_gain(&self, target: HexId) -> i32 {
        WORTH_IT - self.wishes.daring() - self.strike(target)
    }

    fn means(&self) -> Means {
        let fleets = self.state.support_ids().filter(|&id| {
            let data = &self.rules.data.scenario.support[id.index()];
            let flies = data.faction == self.faction && data.kind == SupportKind::Air;
            flies && self.rules.is_available(self.state, id)
        });
        let air = if self.state.segment <= Segment::Support { fleets.count() as i32 } else { 0 };
        let hexes = self.rules.data.map.grid.len();
        Means { headquarters: UnitSet::EMPTY, air, load: vec![(0, 0); hexes] }
    }

    /// Enemy hexes that can be attacked with some hope, the most useful first.
    fn targets_by_use(&self, free: &[Free], means: &Means) -> Vec<HexId> {
        let use_of = |target: HexId| {
            let force = self.gather(target, free, means)?;
            let gain = self.outlook(target, force.column);
            (gain > self.least_gain(target)).then(|| (-(self.importance(target) + gain / 4), target))
        };
        let mut targets: Vec<(i32, HexId)> = self.enemies.iter().filter_map(use_of).collect();
        targets.sort_unstable();
        targets.into_iter().map(|t| t.1).collect()
    }

    /// The best force that can be brought against a hex, as large as makes the attack sure.
    fn gather(&self, target: HexId, free: &[Free], means: &Means) -> Option<Force> {
        let posts: Vec<HexId> = self.posts(target).collect();
        let near = |f: &Free| f.attack > 0 && posts.iter().any(|&h| f.reach.contains(h));
        let mut able: Vec<usize> = (0..free.len()).filter(|&i| near(&free[i])).collect();
        if able.is_empty() {
            return None;
        }
        able.sort_by_key(|&i| (self.far(free[i].hex, target) > 1, -free[i].attack, free[i].unit));
        let mut ground = self.ground(target);
        let mut load: Vec<(HexId, (u8, u8))> = posts.iter().map(|&h| (h, means.load[h.index()])).collect();
        let mut force = Force { members: Vec::new(), headquarters: None, air: 0, column: 0 };
        let (mut attack, mut enough) = (0, false);
        for i in able {
            if force.column >= SURE && enough {
                break;
            }
            let Some(from) = self.post_for(&free[i], target, &mut load) else { continue };
            let crossing = self.rules.crossing(self.state, from, target);
            let first = force.members.is_empty();
            if first || self.rules.side_shift(crossing).0 < self.rules.side_shift(ground.crossing).0 {
                ground.crossing = crossing;
            }
            ground.armour |= free[i].armour && self.blitz_likely(target);
            force.members.push((i, from));
            attack += free[i].attack;
            if force.headquarters.is_none() {
                force.headquarters = self.helper(target, free[i].unit, &means.headquarters);
                attack += force.headquarters.and_then(|u| self.state.unit(u)).map_or(0, |u| self.attack(u));
                ground.help_of_headquarters(force.headquarters.is_some());
            }
            let sum = ground.sum(self, attack);
            (force.column, enough) = (sum.0, sum.1);
        }
        while enough && force.column < SURE && force.air < means.air.min(AIR) && ground.flies {
            force.air += 1;
            force.column += 1;
        }
        (enough && !force.members.is_empty()).then_some(force)
    }

    fn attack(&self, u: &Unit) -> i32 {
        i32::from(self.factors(u).attack)
    }

    /// The hex a unit comes to for an attack, if one has room: best where nothing lies between, and where it stands.
    fn post_for(&self, f: &Free, target: HexId, load: &mut [(HexId, (u8, u8))]) -> Option<HexId> {
        let room = |&(h, (units, steps)): &(HexId, (u8, u8))| {
            let limit = self.rules.limits(self.state, h);
            f.reach.contains(h) && units < limit.units && steps + f.steps as u8 <= limit.steps
        };
        let cost = |h: HexId| {
            let shift = self.rules.side_shift(self.rules.crossing(self.state, h, target)).0;
            (shift, h != f.hex, self.far(f.hex, h))
        };
        let open = (0..load.len()).filter(|&i| room(&load[i]));
        let i = open.min_by_key(|&i| cost(load[i].0))?;
        let (hex, (units, steps)) = load[i];
        load[i].1 = (units + 1, steps + f.steps as u8);
        Some(hex)
    }

    /// A Blitz marker lies near enough, or may still be placed there.
    fn blitz_likely(&self, target: HexId) -> bool {
        if matches!(self.rules.weather(self.state, target), Weather::Mud | Weather::Storms) {
            return false;
        }
        let placing = self.state.segment <= Segment::Support && self.rules.has_blitz_marker(self.state);
        let placed = &self.state.markers.blitz[self.faction];
        placing || placed.iter().any(|&marker| self.far(marker, target) <= 2)
    }

    /// A headquarters of ours that could help an attack in which a unit takes part.
    fn helper(&self, target: HexId, with: UnitId, taken: &UnitSet) -> Option<UnitId> {
        let nation = self.state.unit(with)?.nation;
        let comes = i32::from(self.state.segment < Segment::Movement);
        let range = i32::from(self.rules.data.combat.ranges.headquarters) + comes;
        let fits = |&unit: &UnitId| {
            self.state.unit(unit).is_some_and(|u| {
                let near = u.hex().is_some_and(|h| self.far(h, target) <= range);
                u.kind.is_hq() && u.nation == nation && near && !taken.contains(unit) && self.supply.has(self.rules, u)
            })
        };
        self.state.unit_ids().find(fits)
    }

    /// What the map and the enemy bring to a fight for a hex.
    fn ground(&self, target: HexId) -> Ground {
        let map = &self.rules.data.map;
        let surprised = self.rules.data.scenario.script.surprise;
        let range = i32::from(self.rules.data.combat.ranges.headquarters);
        let nations: Vec<Country> = self.state.units_at(target).map(|u| u.nation).collect();
        let enemy_hq = |u: &&Unit| {
            let faction = self.rules.faction_of(u.nation);
            let near = u.hex().is_some_and(|h| self.far(h, target) <= range);
            u.kind.is_hq() && faction != self.faction && near && surprised[faction] != self.state.turn
        };
        let near: Vec<&Unit> =
            self.state.units.iter().filter(enemy_hq).filter(|u| nations.contains(&u.nation)).collect();
        let inside = near.iter().any(|u| u.hex() == Some(target));
        let called = near.first().filter(|_| !inside).map_or(0, |u| i32::from(self.factors(u).defence));
        let weather = self.rules.weather(self.state, target);
        let beachhead = self.state.beachhead(target).is_some();
        Ground {
            defence: self.defence[target.index()] + called,
            crossing: Crossing::Open,
            armour: false,
            flies: weather != Weather::Mud,
            hq: [false, !near.is_empty()],
            air: self.air_over(target),
            fortress: self.state.units_at(target).any(|u| u.kind == Kind::Fortress),
            weather,
            city: !beachhead && map.cities.contains(target),
            rough: !beachhead && map.rough.contains(target),
        }
    }

    /// The columns of all enemy hexes that can be attacked this turn, each as if nothing else were attacked.
    pub(crate) fn columns_in_reach(&self) -> Vec<(HexId, usize)> {
        let (free, means) = (self.free_units(), self.means());
        let column = |target| self.gather(target, &free, &means).map(|force| (target, force.column));
        self.enemies.iter().filter_map(column).collect()
    }

    /// Hexes from which another can be struck.
    fn posts(&self, at: HexId) -> impl Iterator<Item = HexId> {
        let around = self.rules.data.map.grid.neighbours(at).map(|(_, from)| from);
        around.filter(move |&from| {
            let stands = self.rules.passable.contains(from) || self.state.beachhead(from).is_some();
            stands && !self.enemies.contains(from) && self.rules.can_strike(self.state, from, at)
        })
    }

    /// The column a fight for a hex comes to now if everybody joins in who stands beside it, with all help of both
    /// sides.
    fn prospects(&self, target: HexId) -> Option<usize> {
        let (rules, state) = (self.rules, self.state);
        let fight = rules.all_out(state, target);
        if fight.attackers.is_empty() {
            return None;
        }
        if fight.defenders.is_empty() {
            return Some(rules.data.combat.columns.len() - 1);
        }
        let mut ground = self.ground(target);
        let members: Vec<&Unit> =
            fight.attackers.iter().filter_map(|u| state.unit(u)).filter(|u| !u.kind.is_hq()).collect();
        let crossings = members.iter().filter_map(|u| u.hex()).map(|from| rules.crossing(state, from, target));
        ground.crossing = crossings.min_by_key(|&c| rules.side_shift(c)).unwrap_or_default();
        ground.armour = state.segment == Segment::Blitz && members.iter().any(|u| u.kind.is_armour());
        ground.air = rules.helping_air(state, &fight, Side::Attacker).len() as i32
            - rules.helping_air(state, &fight, Side::Defender).len() as i32;
        let supplied = |u: &Unit| self.supply.has(rules, u);
        let helps = |u: &UnitId| {
            Quick::ask(|judge| rules.judge_headquarters(state, &fight, Side::Attacker, *u, supplied, judge))
        };
        let helper = rules.headquarters_near(state, &fight, Side::Attacker).find(helps);
        ground.help_of_headquarters(helper.is_some());
        let helper = helper.and_then(|u| state.unit(u)).map_or(0, |u| self.attack(u));
        let (column, enough) = ground.sum(self, helper + members.iter().map(|u| self.attack(u)).sum::<i32>());
        (enough && !members.is_empty()).then_some(column)
    }

    /// What a fight at a column promises, over all six faces.
    pub(crate) fn outlook(&self, target: HexId, column: usize) -> i32 {
        let prize = self.stake(target).map_or(0, |k| k.worth / 2) + self.threatened_stakes(target) / 2;
        let steps: i32 = self.state.units_at(target).map(|u| i32::from(u.steps)).sum();
        let results = (1..=6).map(|die| self.rules.result(self.state, target, column, die));
        let value = results.map(|r| {
            let killed = i32::from(r.losses.1).min(steps);
            let effect = match r.effect {
                Effect::Retreat(n) => 8 * i32::from(n) + prize,
                _ if killed == steps => 8 + prize,
                Effect::AttackerBack => -6,
                Effect::Exchange | Effect::None => 0,
            };
            effect + 10 * killed - 11 * i32::from(r.losses.0)
        });
        value.sum()
    }

    /// What of ours lies beside an enemy hex.
    fn threatened_stakes(&self, at: HexId) -> i32 {
        let near = |k: &&super::picture::Stake| k.held && self.far(k.hex, at) == 1;
        self.stakes.iter().filter(near).map(|k| k.worth / 2).sum()
    }

    pub fn worth_of_attack(&self, target: HexId) -> i32 {
        let Some(column) = self.prospects(target) else { return -1 };
        let outlook = self.outlook(target, column);
        if outlook > self.least_gain(target) { (10 + outlook / 4 + self.importance(target) / 4).max(1) } else { -1 }
    }

    /// How much more than usual an enemy hex is to be attacked.
    fn strike(&self, at: HexId) -> i32 {
        self.wishes.strike(super::Aim::Break(self.rules.number(at)))
    }

    /// What it is worth to clear a hex: the place itself, the way to what we want, the threat to what we have.
    pub(crate) fn importance(&self, at: HexId) -> i32 {
        let place = self.stake(at).map_or(0, |k| 2 * k.worth);
        let way = self.pull(at).max(-60) / 2;
        let near = |k: &&super::picture::Stake| k.held && self.far(k.hex, at) <= 2;
        let relief: i32 = self.stakes.iter().filter(near).map(|k| k.worth / 2).sum();
        place + way + relief + self.strike(at) - self.defence[at.index()]
    }

    /// The enemy hexes attacks are planned on.
    pub(crate) fn targets(&self) -> impl Iterator<Item = HexId> {
        self.attacks.iter().map(|assault| assault.target)
    }
}

/// What moves the column of a fight, as far as it can be told beforehand.
struct Ground {
    defence: i32,
    crossing: Crossing,
    armour: bool,
    flies: bool,
    hq: [bool; 2],
    air: i32,
    fortress: bool,
    weather: Weather,
    city: bool,
    rough: bool,
}

impl Ground {
    fn help_of_headquarters(&mut self, helps: bool) {
        self.hq[0] = helps;
    }

    /// The column that so many attack factors come to, and whether they reach the table at all.
    fn sum(&self, picture: &Picture<'_>, attack: i32) -> (usize, bool) {
        let circumstances = Circumstances {
            air: [self.air.max(0) as u8, (-self.air).max(0) as u8],
            carriers: [0, 0],
            airdrops: 0,
            armour: self.armour,
            hq: self.hq,
            fortress: self.fortress,
            weather: self.weather,
            city: self.city,
            rough: self.rough,
            crossing: self.crossing,
        };
        let (sum, _) = picture.rules.on_paper(attack as u16, self.defence.max(1) as u16, &circumstances);
        (sum.column, sum.enough)
    }
}
