//! Supply by flood against a slow search that walks every line hex by hex from the unit, reads the rulebook's
//! restrictions off the state itself and shares nothing with the program's own floods.

use crate::common::*;
use board::{Dir, HexId};
use kernel::{Game, Rng};
use std::collections::BTreeSet;
use totaler_krieg::state::*;
use totaler_krieg::vocabulary::*;
use totaler_krieg::{Rules, State};

/// Where a line has come to, and how many free hexes it has used.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum At {
    Hex(HexId, u8),
    Zone(ZoneId),
    Box(BoxId),
}

struct Slow<'a> {
    rules: &'a Rules,
    s: &'a State,
    faction: Faction,
    source: Country,
}

impl Slow<'_> {
    fn enemy_unit(&self, hex: HexId) -> bool {
        self.s.units.iter().any(|u| u.place == Place::Hex(hex) && self.rules.faction_of(u.nation) != self.faction)
    }

    fn friend(&self, hex: HexId) -> bool {
        self.s.units.iter().any(|u| u.place == Place::Hex(hex) && self.rules.faction_of(u.nation) == self.faction)
    }

    fn enemy_post(&self, hex: HexId) -> bool {
        let m = &self.s.markers;
        self.faction.enemies().any(|f| m.detachments[f].contains(hex) || m.logistics[f].contains(hex))
    }

    fn is_land(&self, hex: HexId) -> bool {
        matches!(self.rules.data.map.hex(hex).terrain, Terrain::Clear | Terrain::Rough)
    }

    fn own_beach(&self, hex: HexId) -> bool {
        self.s.markers.beachheads.iter().any(|b| b.hex == hex && b.faction == self.faction)
    }

    /// Any enemy unit that reaches into the hex.
    fn in_enemy_zone(&self, hex: HexId) -> bool {
        let map = &self.rules.data.map;
        if self.enemy_unit(hex) {
            return true;
        }
        for dir in Dir::ALL {
            let Some(next) = map.grid.neighbour(hex, dir) else { continue };
            let side = map.hexes[hex.index()].sides[dir.index()];
            let dry = self.is_land(hex) && self.is_land(next) && matches!(side, SideKind::Plain | SideKind::River);
            let landing = self
                .s
                .markers
                .beachheads
                .iter()
                .any(|b| (b.hex == hex && b.facing == dir) || (b.hex == next && b.facing == dir.opposite()));
            if (dry || landing) && self.enemy_unit(next) {
                return true;
            }
        }
        false
    }

    /// An Airdrop marker of another faction.
    fn enemy_drop(&self, hex: HexId) -> bool {
        self.s.units.iter().any(|u| u.place == Place::Dropped(hex) && self.rules.faction_of(u.nation) != self.faction)
    }

    fn base(&self, hex: HexId) -> Option<Faction> {
        self.s.markers.partisan_base.filter(|(_, at)| *at == hex).map(|(owner, _)| owner)
    }

    /// TKC-40: land of a conquered country that nobody may enter.
    fn in_vichy(&self, hex: HexId) -> bool {
        let vichy = self.rules.data.scenario.script.vichy.as_ref();
        vichy
            .is_some_and(|(country, hexes)| self.s.status[*country] == Status::ConqueredBy(Axis) && hexes.contains(hex))
    }

    fn status(&self, country: Country) -> Status {
        self.s.status[self.rules.data.scenario.dependent_of[country]]
    }

    fn controls(&self, hex: HexId) -> bool {
        let data = self.rules.data.map.hex(hex);
        if let Some(owner) = data.strategic
            && let Some(f) = Faction::ALL.iter().find(|f| **f != owner && self.s.markers.ruined_by[**f].contains(hex))
        {
            return *f == self.faction;
        }
        if self.friend(hex) || self.enemy_unit(hex) {
            return self.friend(hex);
        }
        let m = &self.s.markers;
        for f in Faction::ALL {
            if m.detachments[f].contains(hex) || m.logistics[f].contains(hex) {
                return f == self.faction;
            }
        }
        match data.country.map(|c| self.status(c)) {
            _ if self.in_vichy(hex) => false,
            Some(Status::Active(f) | Status::ConqueredBy(f)) => f == self.faction,
            _ => false,
        }
    }

    /// Section 10.2.1, one restriction after the other.
    fn may_enter(&self, hex: HexId) -> bool {
        let data = self.rules.data.map.hex(hex);
        if !self.is_land(hex) && !self.own_beach(hex) {
            return false;
        }
        if let Some(country) = data.country {
            if self.status(country) == Status::Neutral || self.in_vichy(hex) {
                return false;
            }
            let dependent = self.rules.data.scenario.dependent_of[country] != country;
            let western = self.rules.data.scenario.side[country] == Some(Western);
            let enemy = match self.status(country) {
                Status::Active(f) => f != self.faction,
                Status::ConqueredBy(f) => f != self.faction && !western,
                Status::Neutral => false,
            };
            if enemy && !dependent && (data.city || data.port) && !self.controls(hex) {
                return false;
            }
        }
        let held = self.enemy_unit(hex) || self.enemy_post(hex) || self.enemy_drop(hex);
        !held && (self.friend(hex) || !self.in_enemy_zone(hex))
    }

    fn is_source(&self, hex: HexId) -> bool {
        let scenario = &self.rules.data.scenario;
        let data = self.rules.data.map.hex(hex);
        if self.source == Country::Ussr
            && scenario.boxes.iter().any(|b| b.id == "soviet-interior" && b.edge.contains(hex))
        {
            return true;
        }
        let city = data.city
            && data.country == Some(self.source)
            && self.s.status[self.source] == Status::Active(self.faction);
        let base = self.base(hex);
        let partisans = base == Some(self.faction) && data.country == Some(self.source);
        let markers = self.enemy_post(hex) || self.enemy_drop(hex) || base.is_some_and(|f| f != self.faction);
        let spoiled = self.enemy_unit(hex) || markers || self.s.markers.devastated.contains(hex);
        (city || partisans || scenario.home[self.source].contains(hex)) && !spoiled
    }

    fn hostile(&self, zone: ZoneId) -> bool {
        self.s
            .support
            .iter()
            .zip(&self.rules.data.scenario.support)
            .any(|(u, d)| u.berth == Berth::Zone(zone) && d.faction != self.faction)
    }

    fn open_port(&self, hex: HexId, zone: ZoneId) -> bool {
        let data = self.rules.data.map.hex(hex);
        if self.hostile(zone) {
            return false;
        }
        if self.own_beach(hex) {
            return data.zone == Some(zone);
        }
        let snow = self.rules.data.scenario.turn(self.s.turn).weather[0] == Weather::Snow;
        let ice = snow && self.rules.data.map.ice.contains(hex);
        let ruined = self.s.markers.devastated.contains(hex);
        let markers = self.enemy_post(hex) || self.enemy_drop(hex);
        data.port && data.coast.contains(zone) && self.controls(hex) && !ice && !ruined && !markers
    }

    fn may_cross(&self, zone: ZoneId) -> bool {
        let scenario = &self.rules.data.scenario;
        let convoy = self.faction == Western || scenario.supply_convoys[self.faction].contains(zone);
        let port = self.rules.data.map.grid.hexes().any(|h| self.open_port(h, zone));
        let by_box =
            !self.hostile(zone) && scenario.boxes.iter().any(|b| b.owner == self.faction && b.zones.contains(zone));
        convoy && (port || by_box)
    }

    fn next(&self, at: At, found: &mut Vec<At>) {
        let map = &self.rules.data.map;
        let scenario = &self.rules.data.scenario;
        match at {
            At::Hex(hex, used) => {
                for (dir, next) in map.grid.neighbours(hex) {
                    let data = map.hex(hex);
                    let linked = data.links & (1 << dir.index()) != 0;
                    if linked && self.may_enter(next) {
                        found.push(At::Hex(next, 2));
                    }
                    let side = data.sides[dir.index()];
                    let open = !matches!(side, SideKind::Lake | SideKind::Impassable | SideKind::Sea)
                        && self.is_land(hex)
                        && self.is_land(next);
                    let landing = self.s.markers.beachheads.iter().any(|b| {
                        b.faction == self.faction
                            && ((b.hex == hex && b.facing == dir) || (b.hex == next && b.facing == dir.opposite()))
                    });
                    if used < 2 && (open || landing) && self.may_enter(next) {
                        found.push(At::Hex(next, used + 1));
                    }
                }
                for zone in map.zone_ids() {
                    if self.open_port(hex, zone) && self.may_cross(zone) {
                        found.push(At::Zone(zone));
                    }
                }
            }
            At::Zone(zone) => {
                let beside = scenario.touching[zone].iter().filter(|&z| self.may_cross(z));
                found.extend(beside.map(At::Zone));
                let ports = map.grid.hexes().filter(|&h| self.open_port(h, zone) && self.may_enter(h));
                found.extend(ports.map(|h| At::Hex(h, 2)));
                let boxes = scenario
                    .boxes
                    .iter()
                    .enumerate()
                    .filter(|(_, b)| b.owner == self.faction && b.zones.contains(zone));
                found.extend(boxes.map(|(i, _)| At::Box(BoxId(i as u8))));
            }
            At::Box(b) => {
                let data = &scenario.boxes[b.index()];
                found.extend(data.links.iter().map(|&l| At::Box(l)));
                found.extend(data.zones.iter().filter(|&z| self.may_cross(z)).map(At::Zone));
            }
        }
    }

    fn ends(&self, at: At) -> bool {
        match at {
            At::Hex(hex, _) => self.is_source(hex),
            At::Zone(_) => false,
            At::Box(b) => {
                let id = self.rules.data.scenario.boxes[b.index()].id.as_str();
                match self.source {
                    Country::Britain | Country::Usa => id == "eastern-us-canada",
                    Country::Ussr => id == "soviet-interior",
                    _ => false,
                }
            }
        }
    }

    fn supplied(&self, from: At) -> bool {
        let mut seen = BTreeSet::from([from]);
        let mut waiting = vec![from];
        let mut found = Vec::new();
        while let Some(at) = waiting.pop() {
            if self.ends(at) {
                return true;
            }
            found.clear();
            self.next(at, &mut found);
            waiting.extend(found.iter().copied().filter(|&n| seen.insert(n)));
        }
        false
    }
}

/// Some Minor Countries are conquered, some that were are free.
fn turn_politics(rules: &Rules, s: &mut State, rng: &mut Rng) {
    let minors = Country::ALL.iter().filter(|c| !c.is_major() && !rules.data.map.country[**c].is_empty());
    for &country in minors {
        let Some(side) = rules.data.scenario.side[country] else { continue };
        if s.status[country] != Status::Neutral && rng.one_in(3) {
            let by = rules.data.scenario.turn_order[rng.below(2)];
            s.status[country] = if by == side { Status::Active(side) } else { Status::ConqueredBy(by) };
        }
    }
}

/// Units and markers thrown about the map; enemies do not share a hex.
fn scatter(rules: &Rules, rng: &mut Rng) -> State {
    let mut s = rules.place(&rules.start()).expect("our own set-up is good");
    let map = &rules.data.map;
    s.turn = 1 + rng.below(rules.data.scenario.turns.len()) as u8;
    turn_politics(rules, &mut s, rng);
    let neutral = rules.neutral_land(&s);
    let land: Vec<HexId> = map.land.minus(&map.impassable).minus(&neutral).iter().collect();
    let any = |rng: &mut Rng| land[rng.below(land.len())];
    let mut held: Vec<Option<Faction>> = vec![None; map.grid.len()];
    for i in 0..s.units.len() {
        let faction = rules.faction_of(s.units[i].nation);
        // Some stay where they are, some are gone, most are anywhere.
        let place = match rng.below(10) {
            0 => Place::Gone,
            1..=3 if s.units[i].hex().is_none_or(|h| !neutral.contains(h)) => s.units[i].place,
            _ => Place::Hex(any(rng)),
        };
        s.units[i].place = match place {
            Place::Hex(hex) if held[hex.index()].is_some_and(|f| f != faction) => Place::Gone,
            place => place,
        };
        if let Place::Hex(hex) = s.units[i].place {
            held[hex.index()] = Some(faction);
        }
    }
    for u in s.units.iter_mut().filter(|u| u.kind == Kind::Airborne) {
        if rng.one_in(2) {
            u.place = Place::Dropped(any(rng));
        }
    }
    if rng.one_in(3) {
        s.markers.partisan_base = Some((rules.data.scenario.turn_order[rng.below(2)], any(rng)));
    }
    for _ in 0..rng.below(5) {
        let faction = Faction::ALL[rng.below(3)];
        let set = if rng.one_in(2) { &mut s.markers.detachments } else { &mut s.markers.logistics };
        let hex = any(rng);
        if held[hex.index()].is_none() {
            set[faction].insert(hex);
            held[hex.index()] = Some(faction);
        }
    }
    for _ in 0..rng.below(6) {
        let towns: Vec<HexId> = map.cities.union(&map.ports).iter().collect();
        let hex = towns[rng.below(towns.len())];
        s.markers.devastated.insert(hex);
        if rng.one_in(2) {
            s.markers.ruined_by[Faction::ALL[rng.below(3)]].insert(hex);
        }
    }
    for unit in &mut s.support {
        if rng.one_in(3) {
            unit.berth = Berth::Zone(ZoneId(rng.below(map.zones.len()) as u8));
        }
    }
    for _ in 0..rng.below(3) {
        let sea: Vec<HexId> = map.sea.iter().collect();
        let hex = sea[rng.below(sea.len())];
        let facing = Dir::ALL[rng.below(6)];
        let shore = map.grid.neighbour(hex, facing).filter(|h| land.contains(h));
        if shore.is_some() && s.beachhead(hex).is_none() {
            let faction = rules.data.scenario.turn_order[rng.below(2)];
            s.markers.beachheads.push(Beachhead {
                faction,
                hex,
                facing,
                number: 2,
                fleet: SupportId(0),
                paid: false,
                fresh: false,
            });
        }
    }
    s
}

/// TK-10.2-01 to TK-10.2-16, TK-10.2.1-01 to TK-10.2.1-07: both find the same units supplied.
#[test]
fn the_flood_agrees_with_a_slow_search() {
    let (mut fed, mut hungry, mut vichy) = (0, 0, 0);
    for (n, name) in totaler_krieg::data::SCENARIOS.into_iter().enumerate() {
        let rules = rules(name);
        for seed in 0..POSITIONS {
            let s = scatter(&rules, &mut Rng::stream(n as u64, seed));
            vichy += usize::from(name == "case-white" && s.status[Country::France] == Status::ConqueredBy(Axis));
            for faction in Faction::ALL {
                let supply = rules.supply(&s, faction);
                for u in s.units.iter().filter(|u| rules.faction_of(u.nation) == faction) {
                    let from = match u.place {
                        Place::Hex(hex) | Place::Dropped(hex) => At::Hex(hex, 0),
                        Place::Box(b) => At::Box(b),
                        _ => continue,
                    };
                    let source = rules.data.scenario.source[u.nation];
                    let expected = Slow { rules: &rules, s: &s, faction, source }.supplied(from);
                    assert_eq!(supply.has(&rules, u), expected, "{name}, position {seed}: {u:?}");
                    *(if expected { &mut fed } else { &mut hungry }) += 1;
                }
            }
        }
    }
    assert!(fed > 1000 && hungry > 1000, "{fed} supplied, {hungry} not");
    assert!(vichy > 50, "the south of France is neutral in {vichy} positions");
}

/// Positions of each scenario; with 2,500 it is ten thousand in all.
const POSITIONS: u64 = 500;
