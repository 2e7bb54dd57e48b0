//! What choices of the segments are worth: where new counters and support go, whom to take up, where to dig in.

use super::aims::Aim;
use super::attacks::Assault;
use super::orders::Order;
use super::picture::Picture;
use crate::data::{Factors, Spot};
use crate::state::*;
use crate::vocabulary::*;
use board::{Dir, HexId};
use kernel::Quick;

impl Picture<'_> {
    /// How well a new counter serves in a place.
    pub fn worth_of_spot(&self, at: Spot) -> i32 {
        match at {
            Spot::Hex(hex) => self.rules.hex(hex).map_or(-60, |h| self.worth_of_reinforcing(h)),
            Spot::Box(_) => -60,
        }
    }

    pub fn worth_of_reinforcing(&self, hex: HexId) -> i32 {
        let thin = self.stake(hex).filter(|k| k.held).map_or(0, |k| {
            let missing = self.garrison(hex, k.worth) - self.defence[hex.index()];
            6 * missing.clamp(0, 6)
        });
        thin + self.pull(hex).max(-120) / 3
    }

    /// War is worth it where something that wins the game lies, and when the ground is dry next turn.
    pub fn worth_of_war(&self, country: Country) -> i32 {
        let scenario = &self.rules.data.scenario;
        let land = &self.rules.data.map.country[country];
        let wins = scenario.victory.points.iter().any(|p| p.0 == self.faction && land.contains(p.1));
        let turns = scenario.turns.len() as u8;
        let dry = scenario.turn(self.state.turn + 1).weather[0] == Weather::Fair;
        if wins && (dry || self.state.turn + 3 > turns) { 50 } else { -1 }
    }

    /// Fleets go where the enemy has ports, and where ours want to cross.
    pub fn worth_of_zone(&self, zone: ZoneId) -> i32 {
        let map = &self.rules.data.map;
        let scenario = &self.rules.data.scenario;
        // Where supply goes by sea, a fleet at home can meet an enemy that comes to cut it.
        let convoys = !scenario.supply_convoys[self.faction].is_empty();
        if convoys && self.overseas.iter().all(|h| self.defence[h.index()] > 2) {
            return -200;
        }
        let held = |h: &HexId| self.rules.controller(self.state, *h).is_some_and(|f| f != self.faction);
        let ports = map.ports_on[zone].iter().filter(held).count() as i32;
        let beaches = self.state.markers.beachheads.iter();
        let own = beaches.filter(|b| b.faction == self.faction && map.hex(b.hex).zone == Some(zone)).count() as i32;
        let landing = scenario.script.free_landing == Some((self.faction, self.state.turn, zone));
        2 * ports + 20 * own + if landing { 30 } else { 0 }
    }

    /// Units that cannot get anywhere by land and could put out to a zone.
    pub fn waiting_on(&self, zone: ZoneId) -> i32 {
        let waits = |u: &&Unit| {
            let stuck = u.hex().is_none_or(|h| self.is_cut_off(h));
            self.is_own(u) && u.steps == 1 && stuck && self.rules.harbour(self.state, u).contains(zone)
        };
        self.state.units.iter().filter(waits).count() as i32
    }

    /// A landing is worth it beside own troops that have no other way to go, where few defend.
    pub fn worth_of_beachhead(&self, at: HexId, facing: Dir) -> i32 {
        let map = &self.rules.data.map;
        let Some(shore) = map.grid.neighbour(at, facing) else { return -1 };
        if self.rules.controller(self.state, shore) == Some(self.faction) || self.is_cut_off(shore) {
            return -1;
        }
        let stuck = |h: HexId| self.far(h, at) <= 1 && (self.is_cut_off(h) || self.overseas.contains(&shore));
        let waiting = self.state.units.iter().filter(|u| self.is_own(u) && u.hex().is_some_and(stuck));
        let waiting: i32 = waiting.map(|u| i32::from(u.steps)).sum();
        if waiting < 2 {
            return -1;
        }
        let defence = 3 * self.defence[shore.index()] * i32::from(self.enemies.contains(shore));
        // Two landings side by side help each other.
        let beaches = self.state.markers.beachheads.iter().filter(|b| b.faction == self.faction);
        let joined = beaches.filter_map(|b| self.rules.shore(b)).any(|h| self.far(h, shore) <= 1);
        let ports = map.within(&[shore].into_iter().collect(), 1).intersection(&map.ports).len() as i32;
        200 + 4 * waiting.min(8) - 4 * defence
            + 5 * ports.min(3)
            + self.pull(shore).max(-80) / 4
            + if joined { 20 } else { 0 }
    }

    /// Over what is to be attacked, or over what must be kept.
    pub fn worth_of_air(&self, air: SupportId, hex: HexId) -> i32 {
        let Some(data) = self.rules.data.scenario.support.get(air.index()) else { return -1 };
        let inside = self.rules.weather(self.state, hex) != Weather::Fair;
        let covers = |at: HexId| hex == at || (!inside && self.far(hex, at) == 1);
        let helps = |assault: &&Assault| {
            let mut joined = assault.units.iter().filter_map(|u| self.state.unit(u)).map(|u| u.nation);
            covers(assault.target)
                && joined.any(|n| n == data.nation || (!n.is_major() && data.nation == self.faction.leader()))
        };
        let attack = self.attacks.iter().filter(helps).map(|assault| {
            let target = assault.target;
            let column = assault.column + self.air_over(target) as usize;
            let better = self.outlook(target, column + 1) - self.outlook(target, column);
            60 + better.min(60) / 2 + assault.gain.min(60) / 8 - 10 * self.air_over(target) + i32::from(hex == target)
        });
        let attack = attack.max();
        let hold = self.stakes.iter().filter(|k| k.held && covers(k.hex) && self.threat[k.hex.index()] > 0);
        let hold = hold.map(|k| 30 + k.worth / 4 - 15 * self.air_over(k.hex) + i32::from(hex == k.hex)).max();
        attack.unwrap_or(0).max(hold.unwrap_or(0)).max(1)
    }

    /// A Blitz marker serves attackers within two hexes, and landings.
    pub fn worth_of_blitz(&self, hex: HexId) -> i32 {
        let map = &self.rules.data.map;
        let enabled = self.rules.blitz_enabled(self.state, self.faction);
        let mut value = 0;
        for target in self.targets() {
            let fights = !matches!(self.rules.weather(self.state, target), Weather::Mud | Weather::Storms);
            if fights && self.far(hex, target) <= 1 && !enabled.contains(target) {
                value += 10 + (self.importance(target) / 4).max(0);
                value += if hex == target && map.cities.contains(hex) { 5 } else { 0 };
            }
        }
        let own = self.state.markers.beachheads.iter().filter(|b| b.faction == self.faction);
        value += 40 * own.filter(|b| self.far(b.hex, hex) <= 2 && !enabled.contains(b.hex)).count() as i32;
        // After everything else, so that it is known what will be attacked.
        if value == 0 { -1 } else { 1 + value / 40 }
    }

    /// One-step garrisons of what matters dig in.
    pub fn worth_of_fortress(&self, unit: UnitId) -> i32 {
        let Some((u, hex)) = self.state.unit(unit).and_then(|u| Some((u, u.hex()?))) else { return -1 };
        let guards = self.order(unit) == Some(Order::Guard(hex));
        let dear = self.stake(hex).is_some_and(|k| k.worth >= 20);
        if guards && dear && !u.kind.is_armour() && self.threat[hex.index()] >= 4 { 15 } else { -1 }
    }

    /// A Detachment keeps what its unit leaves: a line of supply, or a hex that counts.
    pub fn worth_of_detachment(&self, hex: HexId) -> i32 {
        let mut there = self.state.at(hex);
        let (Some(unit), None) = (there.next(), there.next()) else { return -1 };
        let cut = self.cut_by_leaving(unit);
        let dear = self.stake(hex).is_some_and(|k| k.held) && self.is_abroad(hex);
        if cut > 2 {
            20 + cut
        } else if dear && self.threat[hex.index()] == 0 {
            15
        } else {
            -1
        }
    }

    /// A Detachment on which nobody's supply hangs any more is wanted elsewhere.
    pub fn worth_of_recall(&self, hex: HexId) -> i32 {
        let needed = self.rules.has_detachment(self.state) || self.stake(hex).is_some();
        let cut = || {
            self.cut_without(hex, |state| {
                state.markers.detachments[self.faction].remove(hex);
            })
        };
        if needed || cut() > 0 { -1 } else { 5 }
    }

    /// Units are put together where the whole is stronger than its parts and not slower. Whoever was split off to keep
    /// a line of supply stays apart, and so do single steps that may have to go by sea.
    pub fn worth_of_combining(&self, ids: &[UnitId]) -> i32 {
        let parts: Vec<&Unit> = ids.iter().filter_map(|&u| self.state.unit(u)).collect();
        let (Some((kind, steps)), Some(first)) = (self.rules.combined(&parts), parts.first()) else { return -1 };
        let strength = |row: Factors| i32::from(row.attack) + i32::from(row.defence);
        let whole = self.factors(&Unit { kind, steps, ..**first });
        let gain = strength(whole) - parts.iter().map(|u| strength(self.factors(u))).sum::<i32>();
        let slower = parts.iter().any(|u| self.factors(u).movement > whole.movement);
        let keeps = ids.iter().any(|&u| self.cut_by_leaving(u) > 0);
        let sails = first.hex().is_none_or(|hex| self.is_cut_off(hex));
        if gain > 0 && !slower && !keeps && !sails { 5 + gain } else { -1 }
    }

    /// A large unit that keeps a line of supply open leaves a step behind and goes on.
    pub fn worth_of_breaking_down(&self, unit: UnitId, off: Kind) -> i32 {
        let Some((u, hex)) = self.state.unit(unit).and_then(|u| Some((u, u.hex()?))) else { return -1 };
        let alone = self.state.at(hex).count() == 1;
        let keeps = self.cut_by_leaving(unit) > 2 && !self.rules.has_detachment(self.state);
        let safe = self.threat[hex.index()] == 0;
        if keeps && alone && safe && off == Kind::Inf && u.steps > 1 { 12 } else { -1 }
    }

    /// A Logistics marker follows the front, but leaves no town.
    pub fn worth_of_moving_logistics(&self, from: HexId, to: HexId) -> i32 {
        let gain = self.pull(to).max(-120) - self.pull(from).max(-120);
        if self.rules.towns.contains(from) || gain < 15 { -1 } else { 1 + gain / 5 }
    }

    /// Garrisons and whoever keeps a line open stay; then infantry goes before armour.
    pub fn worth_of_selection(&self, unit: UnitId) -> i32 {
        let here = self.state.hex_of(unit);
        let stays = |h: HexId| self.order(unit) == Some(Order::Guard(h)) || self.cut_by_leaving(unit) > 2;
        if here.is_some_and(stays) {
            return -1;
        }
        let armour = self.state.unit(unit).is_some_and(|u| u.kind.is_armour());
        // Onto a Beachhead, where there is little room, the strongest go first.
        if here.is_some_and(|h| self.is_cut_off(h)) {
            return 10 + self.state.unit(unit).map_or(0, |u| i32::from(self.factors(u).attack));
        }
        match self.order(unit) {
            Some(Order::Guard(_)) => 14,
            Some(Order::Attack { .. }) => 12 - i32::from(armour),
            None => 10,
        }
    }

    /// What it is worth that a unit goes where it cuts enemies off, less own troops that it cuts off by leaving.
    pub fn worth_of_cutting(&self, unit: UnitId, to: HexId) -> i32 {
        let worth = |(cut, supplied): (UnitId, bool)| {
            let Some((u, hex)) = self.state.unit(cut).and_then(|u| Some((u, u.hex()?))) else { return 0 };
            let wanted = 100 + 10 * self.wishes.strike(Aim::Cut(self.rules.number(hex)));
            match (self.is_own(u), supplied) {
                (false, false) => 4 * i32::from(u.steps) * wanted.max(20) / 100,
                (true, false) => -6 * i32::from(u.steps),
                _ => 0,
            }
        };
        self.rules.supply_if(self.state, unit, to).into_iter().map(worth).sum()
    }

    /// Ashore, as long as there is room.
    pub fn worth_of_landing(&self, unit: UnitId) -> i32 {
        let Some((u, hex)) = self.state.unit(unit).and_then(|u| Some((u, u.hex()?))) else { return -1 };
        let shore = self.state.beachhead(hex).and_then(|b| self.rules.shore(b));
        let room = |h: HexId| Quick::ask(|judge| self.rules.judge_room(self.state, u, h, judge));
        if shore.is_some_and(room) { 10 + i32::from(self.factors(u).attack) } else { -1 }
    }
}
