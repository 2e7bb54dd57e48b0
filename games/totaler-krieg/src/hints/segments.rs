//! Choices of the segments in which nothing is pending: what to buy, where support goes, whom to take up, whom to attack.

use super::picture::Picture;
use super::plan::Order;
use crate::data::Spot;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Action, Hex};
use board::{Dir, HexId};
use kernel::Quick;

impl Picture<'_> {
    pub(super) fn score_segment(&self, action: Action) -> i32 {
        use Action as A;
        let with = |hex: Hex, score: &dyn Fn(HexId) -> i32| self.at(hex).map_or(-1, score);
        match action {
            A::Done => 0,
            A::PlaceLogistics(hex) => with(hex, &|h| 20 + self.pull(h).max(-80) / 8 + 8 * i32::from(self.is_abroad(h))),
            A::PlaceShaef(hex) => with(hex, &|h| 60 + self.pull(h).max(-80) / 8),
            A::PlacePartisanBase(_) | A::RaisePartisan => 10,
            A::Declare(country) => self.score_war(country),
            A::Enter { at, .. } => 300 + self.place(at),
            A::Rebuild { at, .. } => 250 + self.place(at),
            A::Maintain(_) => 220,
            A::Upgrade { .. } => 200,
            A::AddStep(unit) => self.s.hex_of(unit).map_or(0, |h| 130 + self.place_in(h)),
            A::Buy { kind, at, .. } => 100 + self.place(at) + if kind.is_armour() { 8 } else { 0 },
            A::PlaceFleet { zone, .. } => 100 + self.score_zone(zone),
            A::Beachhead { hex, facing, .. } => with(hex, &|h| self.score_beachhead(h, facing)),
            A::PlaceAir { air, hex } => with(hex, &|h| self.score_air(air, h)),
            A::PlaceBlitz(hex) => with(hex, &|h| self.score_blitz(h)),
            A::PlaceConvoy(zone) => 5 + self.waiting_on(zone),
            A::Fortify(unit) => self.score_fortress(unit),
            A::Detach(hex) => with(hex, &|h| self.score_detachment(h)),
            A::Select(unit) => self.score_selection(unit),
            A::Drop { hex, .. } => with(hex, &|h| {
                let fair = self.rules.weather(self.s, h) == Weather::Fair;
                if fair && self.targets().contains(&h) { 12 } else { -1 }
            }),
            A::Attack(hex) => with(hex, &|h| self.score_attack(h)),
            A::Land(unit) => self.score_landing(unit),
            _ => -1,
        }
    }

    /// How well a new counter serves in a place.
    fn place(&self, at: Spot) -> i32 {
        match at {
            Spot::Hex(hex) => self.at(hex).map_or(-60, |h| self.place_in(h)),
            Spot::Box(_) => -60,
        }
    }

    fn place_in(&self, hex: HexId) -> i32 {
        let thin = self.stake(hex).filter(|k| k.held).map_or(0, |k| {
            let missing = self.garrison(hex, k.worth) - self.defence[hex.index()];
            6 * missing.clamp(0, 6)
        });
        thin + self.pull(hex).max(-120) / 3
    }

    /// War is worth it where something that wins the game lies, and when the ground is dry next turn.
    fn score_war(&self, country: Country) -> i32 {
        let scenario = &self.rules.data.scenario;
        let land = &self.rules.data.map.country[country.index()];
        let wins = scenario.victory.points.iter().any(|p| p.0 == self.faction && land.contains(p.1));
        let turns = scenario.turns.len() as u8;
        let dry = scenario.turn(self.s.turn + 1).weather[0] == Weather::Fair;
        if wins && (dry || self.s.turn + 3 > turns) { 50 } else { -1 }
    }

    /// Fleets go where the enemy has ports, and where ours want to cross.
    fn score_zone(&self, zone: ZoneId) -> i32 {
        let map = &self.rules.data.map;
        let scenario = &self.rules.data.scenario;
        // Where supply goes by sea, a fleet at home can meet an enemy that comes to cut it.
        let convoys = !scenario.supply_convoys[self.faction.index()].is_empty();
        if convoys && self.overseas.iter().all(|h| self.defence[h.index()] > 2) {
            return -200;
        }
        let held = |h: &HexId| self.rules.controller(self.s, *h).is_some_and(|f| f != self.faction);
        let ports = map.ports_on[zone.index()].iter().filter(held).count() as i32;
        let beaches = self.s.markers.beachheads.iter();
        let own = beaches.filter(|b| b.faction == self.faction && map.hex(b.hex).zone == Some(zone)).count() as i32;
        let landing = scenario.free_landing == Some((self.faction, self.s.turn, zone));
        2 * ports + 20 * own + if landing { 30 } else { 0 }
    }

    /// Units that cannot get anywhere by land and could put out to a zone.
    fn waiting_on(&self, zone: ZoneId) -> i32 {
        let waits = |u: &&Unit| {
            let stuck = u.hex().is_none_or(|h| self.is_cut_off(h));
            self.is_own(u) && u.steps == 1 && stuck && self.rules.harbour(self.s, u).contains(zone)
        };
        self.s.units.iter().filter(waits).count() as i32
    }

    /// A landing is worth it beside own troops that have no other way to go, where few defend.
    fn score_beachhead(&self, at: HexId, facing: Dir) -> i32 {
        let map = &self.rules.data.map;
        let Some(shore) = map.grid.neighbour(at, facing) else { return -1 };
        if self.rules.controller(self.s, shore) == Some(self.faction) || self.is_cut_off(shore) {
            return -1;
        }
        let stuck = |h: HexId| self.far(h, at) <= 1 && (self.is_cut_off(h) || self.overseas.contains(&shore));
        let waiting = self.s.units.iter().filter(|u| self.is_own(u) && u.hex().is_some_and(stuck));
        let waiting: i32 = waiting.map(|u| i32::from(u.steps)).sum();
        if waiting < 2 {
            return -1;
        }
        let defence = self.wanted_attack(shore) * i32::from(self.enemies.contains(shore));
        // Two landings side by side help each other.
        let beaches = self.s.markers.beachheads.iter().filter(|b| b.faction == self.faction);
        let joined = beaches.filter_map(|b| self.rules.shore(b)).any(|h| self.far(h, shore) <= 1);
        let ports = map.within(&[shore].into_iter().collect(), 1).intersection(&map.ports).len() as i32;
        200 + 4 * waiting.min(8) - 4 * defence
            + 5 * ports.min(3)
            + self.pull(shore).max(-80) / 4
            + if joined { 20 } else { 0 }
    }

    /// Over what is to be attacked, or over what must be kept.
    fn score_air(&self, air: SupportId, hex: HexId) -> i32 {
        let Some(data) = self.rules.data.scenario.support.get(air.index()) else { return -1 };
        let inside = self.rules.weather(self.s, hex) != Weather::Fair;
        let covers = |at: HexId| hex == at || (!inside && self.far(hex, at) == 1);
        let helps = |at: HexId| {
            let nation = |o: &(UnitId, Order)| self.s.unit(o.0).map(|u| u.nation);
            let mut joined = self.orders.iter().filter(|o| o.1 == Order::Attack(at)).filter_map(nation);
            joined.any(|n| n == data.nation || (!n.is_major() && data.nation == self.faction.leader()))
        };
        let attack = self.targets().into_iter().filter(|&t| covers(t) && helps(t));
        let attack = attack.map(|t| 60 + self.importance(t) / 4 - 15 * self.air_over(t) + i32::from(hex == t)).max();
        let hold = self.stakes.iter().filter(|k| k.held && covers(k.hex) && self.threat[k.hex.index()] > 0);
        let hold = hold.map(|k| 30 + k.worth / 4 - 15 * self.air_over(k.hex) + i32::from(hex == k.hex)).max();
        attack.unwrap_or(0).max(hold.unwrap_or(0)).max(1)
    }

    /// A Blitz marker serves attackers within two hexes, and landings.
    fn score_blitz(&self, hex: HexId) -> i32 {
        let map = &self.rules.data.map;
        let enabled = self.rules.blitz_enabled(self.s, self.faction);
        let mut value = 0;
        for target in self.targets() {
            let fights = !matches!(self.rules.weather(self.s, target), Weather::Mud | Weather::Storms);
            if fights && self.far(hex, target) <= 1 && !enabled.contains(target) {
                value += 10 + (self.importance(target) / 4).max(0);
                value += if hex == target && map.cities.contains(hex) { 5 } else { 0 };
            }
        }
        let own = self.s.markers.beachheads.iter().filter(|b| b.faction == self.faction);
        value += 40 * own.filter(|b| self.far(b.hex, hex) <= 2 && !enabled.contains(b.hex)).count() as i32;
        // After everything else, so that it is known what will be attacked.
        if value == 0 { -1 } else { 1 + value / 40 }
    }

    /// One-step garrisons of what matters dig in.
    fn score_fortress(&self, unit: UnitId) -> i32 {
        let Some((u, hex)) = self.s.unit(unit).and_then(|u| Some((u, u.hex()?))) else { return -1 };
        let guards = self.order(unit) == Some(Order::Guard(hex));
        let dear = self.stake(hex).is_some_and(|k| k.worth >= 20);
        if guards && dear && !u.kind.is_armour() && self.threat[hex.index()] >= 4 { 15 } else { -1 }
    }

    /// A Detachment keeps what its unit leaves: a line of supply, or a hex that counts.
    fn score_detachment(&self, hex: HexId) -> i32 {
        let mut there = self.s.at(hex);
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

    /// Garrisons and whoever keeps a line open stay; then infantry goes before armour.
    fn score_selection(&self, unit: UnitId) -> i32 {
        let here = self.s.hex_of(unit);
        let stays = |h: HexId| self.order(unit) == Some(Order::Guard(h)) || self.cut_by_leaving(unit) > 2;
        if here.is_some_and(stays) {
            return -1;
        }
        let armour = self.s.unit(unit).is_some_and(|u| u.kind.is_armour());
        // Onto a Beachhead, where there is little room, the strongest go first.
        if here.is_some_and(|h| self.is_cut_off(h)) {
            return 10 + self.s.unit(unit).map_or(0, |u| i32::from(self.factors(u).attack));
        }
        match self.order(unit) {
            Some(Order::Guard(_)) => 14,
            Some(Order::Attack(_)) => 12 - i32::from(armour),
            None => 10,
        }
    }

    /// Ashore, as long as there is room.
    fn score_landing(&self, unit: UnitId) -> i32 {
        let Some((u, hex)) = self.s.unit(unit).and_then(|u| Some((u, u.hex()?))) else { return -1 };
        let shore = self.s.beachhead(hex).and_then(|b| self.rules.shore(b));
        let room = |h: HexId| Quick::ask(|j| self.rules.judge_room(self.s, u, h, j));
        if shore.is_some_and(room) { 10 + i32::from(self.factors(u).attack) } else { -1 }
    }
}
