//! Landings from the sea: where, from which port, with whom; what is missing is built and brought up.

use crate::data::{Area, Areas, LAND};
use crate::plan::aims::Aim;
use crate::plan::attacks::Party;
use crate::plan::orders::{Deed, Order};
use crate::plan::staff::Staff;
use crate::rules::ways::MOST_STEPS;
use crate::state::*;
use crate::vocabulary::*;

/// The chance with which a landing is tried.
const GOOD_ENOUGH: f64 = 0.55;
/// Aircraft that support a landing at most, in pairs.
const PAIRS: usize = 4;

/// A landing that could be tried at once.
#[derive(Clone, Debug)]
struct Landing {
    nation: Nation,
    port: Area,
    ships: Units,
    cargo: Units,
    wings: Vec<Party>,
    drops: Vec<Party>,
    chance: f64,
}

/// Where a landing is got ready.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Muster {
    pub target: Area,
    pub nation: Nation,
    pub port: Area,
    /// Fleets it takes.
    pub fleets: u8,
}

impl Staff<'_> {
    /// The landings that are wanted, what weighs most first.
    fn beaches(&self) -> Vec<Area> {
        let mut beaches: Vec<(f64, Area)> = self
            .plan
            .iter()
            .filter_map(|wanted| if let Aim::Land(area) = wanted.aim { Some((wanted.weight, area)) } else { None })
            .filter(|(_, area)| self.sight.enemy.contains(*area))
            .collect();
        beaches.sort_by(|a, b| b.0.total_cmp(&a.0));
        beaches.into_iter().map(|(_, area)| area).collect()
    }

    /// Lands where it is wanted and the chance is good; keeps together what is to land later.
    pub fn landings(&mut self) {
        for target in self.beaches() {
            let weight = self.plan.weight(Aim::Land(target));
            let need = if weight > 1.0 { GOOD_ENOUGH - 0.15 } else { GOOD_ENOUGH };
            match self.landing(target) {
                Some(landing) if landing.chance >= need => self.land(target, landing),
                _ if self.prepares(target) => self.hold_ready(target),
                _ => {}
            }
        }
    }

    fn land(&mut self, target: Area, landing: Landing) {
        let Landing { nation, port, ships, cargo, wings, drops, .. } = landing;
        self.charge(nation, u16::from(self.rules.data.numbers.price.invasion));
        self.battles.insert(target);
        let fleet = Order { cargo, ..Order::new(nation, port, ships, Deed::Invade(target)) };
        self.order(fleet);
        for (nation, from, units) in drops {
            self.order(Order::new(nation, from, units, Deed::Drop(target)));
        }
        if self.sight.resists(&self.state, nation, target) {
            for (nation, from, units) in wings {
                self.order(Order::new(nation, from, units, Deed::To(target)));
            }
        }
    }

    /// Whether troops are kept and ships built for a landing, or only what is at hand is used: that takes time.
    pub fn prepares(&self, target: Area) -> bool {
        let france_fell = matches!(self.state.stance[Nation::Fr], Stance::Conquered(_));
        let time = self.rules.data.scenario.last.0.saturating_sub(self.state.date.0) >= 2;
        let usual = match self.rules.variant {
            Variant::FullWar => self.side == Side::Allies && france_fell,
            Variant::Mediterranean => self.naval_powers().iter().any(|&nation| self.can_afford_landings(nation)),
            Variant::FallOfFrance | Variant::Barbarossa => false,
        };
        time && (usual || self.plan.weight(Aim::Land(target)) > 1.0)
    }

    /// Whether a season's points are enough for a landing and something beside it.
    fn can_afford_landings(&self, nation: Nation) -> bool {
        let limit = self.rules.season_limit(self.rules.ledger(&self.state, nation));
        limit >= u16::from(self.rules.data.numbers.price.invasion) + 2
    }

    /// Whether a landing could be tried now with some chance: then the points for it are kept.
    pub fn is_ready_to_land(&mut self, nation: Nation) -> bool {
        let beaches = self.beaches();
        beaches.into_iter().any(|target| {
            self.landing(target).is_some_and(|landing| landing.nation == nation && landing.chance >= GOOD_ENOUGH - 0.1)
        })
    }

    /// Those who are to land stay in their port, with their ships.
    fn hold_ready(&mut self, target: Area) {
        let Some(Muster { nation, port, fleets, .. }) = self.muster(target) else { return };
        let here = self.free_units(port, nation, |stack| stack.kind != Kind::Aircraft && stack.kind != Kind::Bomber);
        let room = 2 * fleets;
        let mut kept = here.only(Kind::is_ship);
        let mut left = room;
        for kind in [Kind::Armour, Kind::Infantry, Kind::Paratroops] {
            let load = self.rules.data.kind(kind).load.max(1);
            let n = here.get(kind).min(left / load);
            kept.add(kind, n);
            left -= n * load;
        }
        self.engage(port, nation, kept);
    }

    /// Powers of the seat that could land somewhere.
    fn naval_powers(&self) -> Vec<Nation> {
        let fights = |nation: &Nation| self.rules.moves(&self.state, *nation) && self.state.at_war(*nation);
        Nation::GREAT.into_iter().filter(fights).collect()
    }

    /// The ports from which fleets reach a beach.
    fn ports_for(&self, target: Area) -> Areas {
        let reach = self.rules.data.kind(Kind::Fleet).reach.min(MOST_STEPS);
        let seas = self.rules.data.map.seas_around(target);
        let ports = self.rules.data.map.ports & self.sight.friendly;
        let near = |port: &Area| self.rules.seas_within(&self.state, self.side, *port, reach).meets(seas);
        ports.iter().filter(near).collect()
    }

    /// The best landing that can be tried at once.
    fn landing(&mut self, target: Area) -> Option<Landing> {
        if self.state.turn.fought.contains(target) {
            return None;
        }
        let mut best: Option<Landing> = None;
        let ports = self.ports_for(target);
        for nation in self.naval_powers() {
            if self.purse(nation) < u16::from(self.rules.data.numbers.price.invasion) {
                continue;
            }
            for port in ports.iter() {
                let found = self.landing_from(target, nation, port);
                best = match (best, found) {
                    (Some(best), Some(found)) if best.chance >= found.chance => Some(best),
                    (best, None) => best,
                    (_, found) => found,
                };
            }
        }
        best
    }

    fn landing_from(&mut self, target: Area, nation: Nation, port: Area) -> Option<Landing> {
        let here = self.free_units(port, nation, |stack| stack.cond == Cond::Fresh);
        let fleets = here.get(Kind::Fleet);
        if fleets == 0 || here.land() == 0 {
            return None;
        }
        let cargo = self.aboard(here, fleets);
        let wings: Vec<Party> = self.wings_for(target, nation).into_iter().take(PAIRS).collect();
        let drops = self.droppers(target, nation);
        let mut ships = Units::of(Kind::Fleet, fleets);
        ships.add(Kind::Destroyer, here.get(Kind::Destroyer));
        let before = self.state.groups.len();
        let (mission, way) = (Mission::Invade, Way::new());
        self.state.groups.push(Group { nation, origin: port, target, mission, units: ships, cargo, way });
        self.send(target, &wings, Mission::Support);
        self.send(target, &drops, Mission::Drop);
        let ashore = match self.sight.resists(&self.state, nation, target) {
            true => self.rules.battle_fight(&self.state, target).odds().win,
            false => 1.0,
        };
        let port_won = self.rules.port_fight(&self.state, target).map_or(1.0, |fight| fight.odds().win);
        self.state.groups.truncate(before);
        let chance = ashore * port_won * self.passage(target, fleets);
        Some(Landing { nation, port, ships, cargo, wings, drops, chance })
    }

    /// Who goes aboard: armour and infantry by turns.
    fn aboard(&self, here: Units, fleets: u8) -> Units {
        let mut room = self.rules.data.numbers.supply.hold * fleets;
        let mut left = here.only(|kind| matches!(kind, Kind::Infantry | Kind::Armour));
        let mut cargo = Units::NONE;
        loop {
            let before = room;
            for kind in [Kind::Infantry, Kind::Armour] {
                let load = self.rules.data.kind(kind).load;
                if load <= room && left.take(kind, 1) == 1 {
                    cargo.add(kind, 1);
                    room -= load;
                }
            }
            if room == before {
                return cargo;
            }
        }
    }

    /// Paratroops that reach the beach.
    fn droppers(&self, target: Area, nation: Nation) -> Vec<Party> {
        let fit = |stack: &&Stack| {
            stack.kind == Kind::Paratroops
                && stack.cond == Cond::Fresh
                && self.state.at_war(stack.nation)
                && self.rules.fight_together(&self.state, nation, stack.nation)
                && self.rules.flights(stack.area, self.rules.data.kind(stack.kind).reach).contains(target)
        };
        let party = |stack: &Stack| (stack.nation, stack.area, Units::of(stack.kind, stack.n));
        self.free.iter().filter(fit).map(party).collect()
    }

    /// How likely fleets get past the ships and aircraft that could meet them near the beach.
    fn passage(&self, target: Area, fleets: u8) -> f64 {
        let seas = self.rules.data.map.seas_around(target);
        let enemy = self.side.enemy();
        let dangers = self.state.stacks.iter().filter(|stack| {
            self.state.side_of(stack.nation) == Some(enemy) && stack.cond.is_ready() && !stack.kind.is_land()
        });
        let danger: f64 = dangers
            .map(|stack| match stack.kind {
                Kind::Fleet if self.rules.seas_within(&self.state, enemy, stack.area, 2).meets(seas) => {
                    0.6 * f64::from(stack.n)
                }
                Kind::Aircraft if self.rules.flights(stack.area, 2).meets(seas) => 0.3 * f64::from(stack.n),
                _ => 0.0,
            })
            .sum();
        let fleets = f64::from(fleets);
        (fleets + 0.5) / (fleets + 0.5 + danger)
    }

    /// Where a landing on an area is got ready, if it can be at all.
    pub fn muster(&self, target: Area) -> Option<Muster> {
        let ports = self.ports_for(target);
        let mut best: Option<(i32, Muster)> = None;
        for nation in self.naval_powers() {
            let own = self.state.total(nation, Kind::Fleet);
            let could_build = self.rules.pool(&self.state, nation, Kind::Fleet) > own;
            if own == 0 && !could_build || !self.can_afford_landings(nation) {
                continue;
            }
            let home = self.rules.data.map.home(nation);
            for port in ports.iter().filter(|port| *port != self.rules.data.map.place.usa) {
                let near_by = |stack: &&Stack| stack.nation == nation && stack.area == port;
                let there = self.state.stacks.iter().filter(near_by);
                let sum: i32 = there
                    .map(|stack| match stack.kind {
                        Kind::Fleet => 5 * i32::from(stack.n),
                        kind if kind.is_land() => 2 * i32::from(stack.n),
                        _ => i32::from(stack.n),
                    })
                    .sum();
                let score = sum + 4 * i32::from(home.contains(port)) + 3 * own as i32
                    - self.rules.data.map.seas_around(port).len().min(1) as i32;
                if best.as_ref().is_none_or(|(most, _)| score > *most) {
                    let fleets = self.fleets_needed(target);
                    best = Some((score, Muster { target, nation, port, fleets }));
                }
            }
        }
        best.map(|(_, muster)| muster)
    }

    fn fleets_needed(&self, target: Area) -> u8 {
        let defends =
            |stack: &&Stack| stack.kind.is_land() && self.state.side_of(stack.nation) == Some(self.side.enemy());
        let defenders: u8 = self.state.at(target).iter().filter(defends).map(|stack| stack.n).sum();
        (2 + defenders).min(4)
    }

    /// The landings that are being got ready.
    pub fn musters(&self) -> Vec<Muster> {
        let mut musters: Vec<Muster> = Vec::new();
        for target in self.beaches() {
            if let Some(muster) = self.muster(target).filter(|_| self.prepares(target))
                && musters.iter().all(|other| other.nation != muster.nation)
            {
                musters.push(muster);
            }
        }
        musters
    }
}

impl crate::Rules {
    /// Enemy coasts on which a seat could land, each with how much a sensible player wants that, best first.
    pub(crate) fn coasts(&self, state: &State, side: Side) -> Vec<(i32, Area)> {
        let map = &self.data.map;
        let seas = !LAND & Areas::first_of(crate::data::AREAS);
        let coast = map.graph.next_to(seas) & LAND & state.areas_of(|n| state.side_of(n) == Some(side.enemy()));
        let own = |nation: Nation| state.side_of(nation) == Some(side);
        let fleets: Vec<Area> =
            state.stacks.iter().filter(|t| t.kind == Kind::Fleet && own(t.nation)).map(|t| t.area).collect();
        let reached =
            fleets.iter().fold(Areas::EMPTY, |all, &base| all | self.seas_within(state, side, base, MOST_STEPS));
        let inland = map
            .graph
            .next_to(state.stacks.iter().filter(|t| t.kind.is_land() && own(t.nation)).map(|t| t.area).collect());
        let open = (coast & map.graph.next_to(reached)) - self.data.scenario.closed - inland;
        let mut coasts: Vec<(i32, Area)> =
            open.iter().map(|area| (self.coast_worth(state, side, area), area)).collect();
        coasts.retain(|(worth, _)| *worth > 0);
        coasts.sort_by_key(|(worth, area)| (-worth, *area));
        coasts
    }

    fn coast_worth(&self, state: &State, side: Side, area: Area) -> i32 {
        let map = &self.data.map;
        let enemy = |t: &&Stack| state.side_of(t.nation) == Some(side.enemy());
        let defenders: i32 =
            state.at(area).iter().filter(enemy).map(|t| if t.kind.is_land() { 5 } else { 3 } * i32::from(t.n)).sum();
        let around = map.lands_around(area);
        let near = around.iter().flat_map(|other| state.at(other)).filter(enemy);
        let near: i32 = near.map(|t| i32::from(self.data.kind(t.kind).attack) * i32::from(t.n)).sum();
        let behind =
            around.iter().filter(|&a| state.side_at(a) == Some(side.enemy())).map(|a| self.worth(a) as i32).max();
        let port = if map.ports.contains(area) { 4 } else { -4 };
        let worth = self.worth(area) as i32;
        worth + behind.unwrap_or(0) / 3 + port + self.second_front(state, side, area) - defenders - near / 2
    }

    /// The West has to open a front of its own, once the enemy fights in the East.
    fn second_front(&self, state: &State, side: Side, area: Area) -> i32 {
        let west = matches!(
            self.data.map.country(area),
            Some(Nation::Fr | Nation::It | Nation::Be | Nation::Nl | Nation::De | Nation::Dk)
        );
        let time = state.date >= Date::new(SPRING, 1942);
        if self.variant == Variant::FullWar && side == Side::Allies && west && time { 15 } else { 0 }
    }
}
