//! Chapter 9: the air phase. Missions are assigned secretly and at once, then revealed; over each zone with both sides
//! and a fighter, units may abort, then name targets, then all fire together.

use crate::Rules;
use crate::action::{Action, Hex};
use crate::options::*;
use crate::reinforcements::BOX_BY_RAIL;
use crate::state::*;
use crate::vocabulary::*;
use board::HexId;
use kernel::{Judge, Note, Play, Pool, Quick, Text};

/// How many air zones there are.
pub const ZONES: u8 = 24;
/// BPH-9.2.2a: the air base of the 2nd Ukrainian Front on turn 1, hex 2607, wherever its headquarters has gone since.
const FIRST_BASE: (i32, i32) = (-14, 26);
/// C32, option `off_map`: that base is two rows below 2607.
const OFF_MAP_BASE: (i32, i32) = (-14, 28);
/// BPH-9.2.2c: Allied air units that fly before the 3rd Ukrainian Front arrives.
const MOST_BEFORE_THIRD_FRONT: usize = 14;

impl Rules {
    /// C2: how far an Allied air unit flies, and the clause that says so.
    fn radius(&self, air: AirId) -> (u16, &'static str) {
        match self.options.air_radius {
            AirRadius::Twelve => (12, "BPH-10.4b"),
            AirRadius::Nine => (9, "BPH-9.2.1a"),
            AirRadius::Split if self.data.air(air).nation == Nation::Su => (12, "BPH-10.4b"),
            AirRadius::Split => (9, "BPH-9.2.1a"),
        }
    }

    /// The clause that keeps an Allied air unit near its headquarters.
    pub(crate) fn radius_clause(&self, air: AirId) -> &'static str {
        self.radius(air).1
    }

    /// Where a Front's air units fly from; nothing while its headquarters is off the map.
    fn base_of(&self, s: &State, front: Front) -> Option<(i32, i32)> {
        let at = s.hex_of(self.front_hq(front)?)?;
        Some(match (front, s.turn, self.options.hq2u_airbase) {
            (Front::Second, 1, Hq2uAirbase::OnMap) => FIRST_BASE,
            (Front::Second, 1, Hq2uAirbase::OffMap) => OFF_MAP_BASE,
            _ => self.data.map.grid.place(at),
        })
    }

    /// Hexes from the base of a Front's air units.
    fn distance_from_base(&self, s: &State, front: Front, hex: HexId) -> Option<u16> {
        self.base_of(s, front).map(|base| self.data.map.grid.distance_from(base, hex))
    }

    /// BPH-9.2.1, 10.4b.
    pub(crate) fn is_within_radius(&self, s: &State, air: AirId, hex: HexId) -> bool {
        match s.air(air).front {
            None => true,
            Some(front) => self.distance_from_base(s, front, hex).is_some_and(|far| far <= self.radius(air).0),
        }
    }

    /// Zones with a hex in reach of an air unit, a bit each.
    fn zones_in_reach(&self, s: &State, air: AirId) -> u32 {
        let Some(front) = s.air(air).front else { return u32::MAX };
        let (radius, _) = self.radius(air);
        let Some(base) = self.base_of(s, front) else { return 0 };
        let grid = &self.data.map.grid;
        grid.hexes().fold(0, |zones, hex| {
            zones | u32::from(grid.distance_from(base, hex) <= radius) << self.data.map.hex(hex).zone.0
        })
    }

    pub(crate) fn judge_mission<J: Judge>(&self, s: &State, side: Side, air: AirId, zone: Zone, j: &mut J) {
        self.judge_can_fly(s, side, air, j);
        if !(1..=ZONES).contains(&zone.0) {
            j.forbid("BPH-9.2a", || Text::new("why-no-such-zone"));
        }
        if j.allows() && self.zones_in_reach(s, air) & (1 << zone.0) == 0 {
            j.forbid(self.radius_clause(air), || {
                Text::new("why-zone-far").name("unit", self.data.air(air).id.clone()).number("zone", zone.0)
            });
        }
    }

    fn judge_can_fly<J: Judge>(&self, s: &State, side: Side, air: AirId, j: &mut J) {
        let Some(data) = self.data.air.get(air.index()).filter(|a| a.side == side) else {
            return j.forbid("BPH-9.2a", || Text::new("why-not-your-air"));
        };
        let orders = &s.orders[side.index()];
        if orders.ready {
            return j.forbid("BPH-9.2a", || Text::new("why-orders-given"));
        }
        if s.air(air).place != AirPlace::Available {
            j.forbid("BPH-9.2a", || Text::new("why-not-available"));
        }
        if orders.missions.iter().any(|m| m.0 == air) {
            j.forbid("BPH-9.2a", || Text::new("why-has-mission").name("unit", data.id.clone()));
        }
        if let Some(front) = s.air(air).front {
            let awaited = self.is_third_front_awaited(s);
            let flying = orders.missions.iter().filter(|m| s.air(m.0).front == Some(front)).count();
            let limit = s.pools.boxes[front.index()];
            if self.front_hq(front).and_then(|hq| s.hex_of(hq)).is_none() {
                let clause = if awaited && front == Front::Third { "BPH-9.2.2c" } else { "BPH-10.4a" };
                j.forbid(clause, || Text::new("why-no-front-hq").name("front", front.name()));
            } else if flying >= usize::from(limit) {
                let clause = match (s.turn, limit) {
                    (1, _) => "BPH-9.2.2b",
                    (_, BOX_BY_RAIL) => "BPH-10.2b",
                    _ => "BPH-10.2c",
                };
                j.forbid(clause, || Text::new("why-front-flies-no-more").name("front", front.name()));
            }
            if awaited && orders.missions.len() >= MOST_BEFORE_THIRD_FRONT {
                j.forbid("BPH-9.2.2c", || {
                    Text::new("why-third-front-awaited").number("limit", MOST_BEFORE_THIRD_FRONT as i64)
                });
            }
        }
    }

    pub(crate) fn list_missions(&self, s: &State, side: Side, actions: &mut Vec<Action>) {
        if s.orders[side.index()].ready {
            return;
        }
        actions.push(Action::Done);
        let mut reach: [Option<u32>; 4] = [None; 4];
        for air in self.data.air_ids() {
            if !Quick::ask(|j| self.judge_can_fly(s, side, air, j)) {
                continue;
            }
            // Units of one Front with one radius share their zones.
            let slot = s.air(air).front.map_or(3, Front::index);
            let zones = match (self.options.air_radius, reach[slot]) {
                (AirRadius::Split, _) | (_, None) => self.zones_in_reach(s, air),
                (_, Some(zones)) => zones,
            };
            reach[slot] = Some(zones);
            let in_reach = (1..=ZONES).filter(|z| zones & (1 << z) != 0);
            actions.extend(in_reach.map(|z| Action::Mission { air, zone: Zone(z) }));
        }
    }

    /// Whether the side has an air unit it could still send out.
    pub(crate) fn has_missions(&self, s: &State, side: Side) -> bool {
        self.data.air_ids().any(|a| Quick::ask(|j| self.judge_can_fly(s, side, a, j)))
    }

    pub(crate) fn give_mission(&self, s: &mut State, side: Side, air: AirId, zone: Zone, play: &mut Play<'_>) {
        let missions = &mut s.orders[side.index()].missions;
        let at = missions.partition_point(|m| m.0 < air);
        missions.insert(at, (air, zone));
        play.note(|| {
            Note::new(Text::new("log-mission").name("air", self.data.air(air).id.clone()).number("zone", zone.0))
                .only(side.seat())
        });
    }

    /// BPH-9.3a: both sides show their missions.
    pub(crate) fn reveal_missions(&self, s: &mut State, play: &mut Play<'_>) {
        play.reveal();
        for side in Side::BOTH {
            let orders = std::mem::take(&mut s.orders[side.index()]);
            for (air, zone) in orders.missions {
                s.air_mut(air).place = AirPlace::Over(zone);
                play.note(|| {
                    Note::new(
                        Text::new("log-revealed").name("air", self.data.air(air).id.clone()).number("zone", zone.0),
                    )
                });
            }
        }
    }

    pub(crate) fn over(&self, s: &State, zone: Zone, side: Side) -> impl Iterator<Item = AirId> {
        let here: Vec<AirId> = self
            .data
            .air_ids()
            .filter(|&a| s.air(a).place == AirPlace::Over(zone) && self.data.air(a).side == side)
            .collect();
        here.into_iter()
    }

    /// BPH-9.3a: both sides are there and one of them has fighters.
    pub(crate) fn is_contested(&self, s: &State, zone: Zone) -> bool {
        let mut there = Side::BOTH.map(|side| self.over(s, zone, side).peekable());
        let both = there[0].peek().is_some() && there[1].peek().is_some();
        both && there.into_iter().flatten().any(|a| self.data.air(a).kind.is_fighter())
    }

    pub(crate) fn judge_abort<J: Judge>(&self, s: &State, side: Side, zone: Zone, air: AirId, j: &mut J) {
        let Some(data) = self.data.air.get(air.index()).filter(|a| a.side == side) else {
            return j.forbid("BPH-9.4a", || Text::new("why-not-your-air"));
        };
        if s.air(air).place != AirPlace::Over(zone) {
            return j.forbid("BPH-9.4a", || Text::new("why-air-elsewhere").name("unit", data.id.clone()));
        }
        if s.skies.tried.contains(air) {
            j.forbid("BPH-9.4b", || Text::new("why-tried-already").name("unit", data.id.clone()));
        }
    }

    /// BPH-9.4b, c with C11.
    pub(crate) fn abort(&self, s: &mut State, air: AirId, play: &mut Play<'_>) {
        let data = self.data.air(air);
        let modifier = match data.kind {
            AirKind::Fighter if data.side == Side::Axis => 2,
            AirKind::Jabo => 2,
            AirKind::Bomber if self.options.abort_bomber_mod == AbortBomberMod::MinusOne => -1,
            _ => 0,
        };
        let die = play.die(6);
        s.skies.tried.insert(air);
        let home = i32::from(die) + modifier >= 4;
        if home {
            s.air_mut(air).place = AirPlace::Available;
        }
        let key = if home { "log-aborts" } else { "log-does-not-abort" };
        play.note(|| {
            Note::new(Text::new(key).name("air", data.id.clone()).number("die", die).number("modifier", modifier))
        });
    }

    /// The units of a side that still have to name a target: fighters, or bombers with a choice whom to answer.
    fn must_aim(&self, s: &State, zone: Zone, sky: Sky) -> Vec<AirId> {
        let named = |a: &AirId| s.skies.targets.iter().any(|t| t.0 == *a);
        match sky {
            Sky::Abort(_) => Vec::new(),
            Sky::Target(side) => {
                self.over(s, zone, side).filter(|&a| self.data.air(a).kind.is_fighter()).filter(|a| !named(a)).collect()
            }
            Sky::Answer(side) if self.options.air_return_fire == AirReturnFire::Once => self
                .over(s, zone, side)
                .filter(|&a| !self.data.air(a).kind.is_fighter() && !named(&a) && self.fired_at(s, a).len() > 1)
                .collect(),
            Sky::Answer(_) => Vec::new(),
        }
    }

    /// Who fires at an air unit.
    fn fired_at(&self, s: &State, air: AirId) -> Vec<AirId> {
        s.skies.targets.iter().filter(|t| t.1 == air).map(|t| t.0).collect()
    }

    pub(crate) fn judge_target<J: Judge>(&self, s: &State, zone: Zone, sky: Sky, air: AirId, target: AirId, j: &mut J) {
        let (Sky::Abort(side) | Sky::Target(side) | Sky::Answer(side)) = sky;
        if !self.must_aim(s, zone, sky).contains(&air) {
            let (clause, key) = match self.data.air.get(air.index()) {
                Some(_) if s.skies.targets.iter().any(|t| t.0 == air) => ("BPH-9.5e", "why-aims-already"),
                Some(data) if !data.kind.is_fighter() => ("BPH-9.6a", "why-does-not-aim"),
                _ => ("BPH-9.5a", "why-does-not-aim"),
            };
            return j.forbid(clause, || Text::new(key));
        }
        if !self.over(s, zone, side.enemy()).any(|a| a == target) {
            return j.forbid("BPH-9.5a", || Text::new("why-no-target"));
        }
        if matches!(sky, Sky::Answer(_)) && !self.fired_at(s, air).contains(&target) {
            j.forbid("BPH-9.5b", || Text::new("why-did-not-fire").name("unit", self.data.air(target).id.clone()));
        }
    }

    pub(crate) fn list_sky(&self, s: &State, zone: Zone, sky: Sky, actions: &mut Vec<Action>) {
        match sky {
            Sky::Abort(side) => {
                actions.push(Action::Done);
                for air in self.over(s, zone, side) {
                    if Quick::ask(|j| self.judge_abort(s, side, zone, air, j)) {
                        actions.push(Action::Abort(air));
                    }
                }
            }
            Sky::Target(side) | Sky::Answer(side) => {
                for air in self.must_aim(s, zone, sky) {
                    for target in self.over(s, zone, side.enemy()) {
                        if Quick::ask(|j| self.judge_target(s, zone, sky, air, target, j)) {
                            actions.push(Action::Target { air, target });
                        }
                    }
                }
            }
        }
    }

    /// Whether somebody has to decide something over the zone.
    pub(crate) fn sky_waits(&self, s: &State, zone: Zone, sky: Sky) -> bool {
        match sky {
            Sky::Abort(side) => {
                self.is_contested(s, zone)
                    && self.over(s, zone, side).any(|a| Quick::ask(|j| self.judge_abort(s, side, zone, a, j)))
            }
            Sky::Target(_) | Sky::Answer(_) => !self.must_aim(s, zone, sky).is_empty(),
        }
    }

    /// What comes after a part of a zone is done; nothing when all zones are.
    pub(crate) fn next_sky(&self, s: &mut State, zone: Zone, sky: Sky, play: &mut Play<'_>) -> Option<(Zone, Sky)> {
        let next = match sky {
            Sky::Abort(Side::Axis) => Some(Sky::Abort(Side::Allied)),
            Sky::Abort(Side::Allied) if self.is_contested(s, zone) => Some(Sky::Target(Side::Axis)),
            Sky::Abort(Side::Allied) => None,
            Sky::Target(Side::Axis) => Some(Sky::Target(Side::Allied)),
            Sky::Target(Side::Allied) => Some(Sky::Answer(Side::Axis)),
            Sky::Answer(Side::Axis) => Some(Sky::Answer(Side::Allied)),
            Sky::Answer(Side::Allied) => {
                self.air_combat(s, zone, play);
                None
            }
        };
        match next {
            Some(sky) => Some((zone, sky)),
            None => self.next_contested(s, zone.0 + 1),
        }
    }

    /// The next zone to be fought over, in numerical order (PR-8).
    pub(crate) fn next_contested(&self, s: &mut State, from: u8) -> Option<(Zone, Sky)> {
        s.skies = Skies::default();
        (from..=ZONES).map(Zone).find(|&z| self.is_contested(s, z)).map(|z| (z, Sky::Abort(Side::Axis)))
    }

    /// BPH-9.5c, d with C61: everybody fires, then losses fall together.
    fn air_combat(&self, s: &mut State, zone: Zone, play: &mut Play<'_>) {
        let mut shots = s.skies.targets.clone();
        for (firer, target) in s.skies.targets.clone() {
            let answers = match self.options.air_return_fire {
                AirReturnFire::All => true,
                // A fighter fires once, at its own target; a bomber that had no choice answers the one that fired.
                AirReturnFire::Once => {
                    !self.data.air(target).kind.is_fighter() && !shots.iter().any(|shot| shot.0 == target)
                }
            };
            let already = shots.contains(&(target, firer));
            if answers && !already {
                shots.push((target, firer));
            }
        }
        let mut hits = [0u8; MAX_AIR];
        for &(firer, target) in &shots {
            let data = self.data.air(firer);
            let dice = data.steps - u8::from(s.air(firer).reduced);
            let hit = play.hits(Pool::at_most(dice, 10, data.air));
            hits[target.index()] = hits[target.index()].saturating_add(hit);
            play.note(|| {
                Note::new(
                    Text::new("log-air-fire")
                        .name("air", data.id.clone())
                        .name("target", self.data.air(target).id.clone())
                        .number("hits", hit),
                )
            });
        }
        for air in self.over(s, zone, Side::Axis).chain(self.over(s, zone, Side::Allied)).collect::<Vec<_>>() {
            let involved = shots.iter().any(|&(a, b)| a == air || b == air);
            let data = self.data.air(air);
            let state = s.air_mut(air);
            state.fought |= involved;
            let left = (data.steps - u8::from(state.reduced)).saturating_sub(hits[air.index()]);
            if left == 0 {
                state.place = AirPlace::Lost;
                state.reduced = false;
                play.note(|| Note::new(Text::new("log-eliminated").name("unit", data.id.clone())));
                continue;
            }
            if hits[air.index()] > 0 {
                state.reduced = true;
                play.note(|| Note::new(Text::new("log-step-lost").name("unit", data.id.clone())));
            }
            // BPH-9.8a: fighters that fought go home.
            if state.fought && data.kind.is_fighter() {
                state.place = AirPlace::Available;
            }
        }
    }

    /// C62, option `preassigned`: an air unit is tied to a friendly hex below its zone.
    pub(crate) fn judge_tie<J: Judge>(&self, s: &State, side: Side, air: AirId, hex: HexId, j: &mut J) {
        let Some(data) = self.data.air.get(air.index()).filter(|a| a.side == side) else {
            return j.forbid("BPH-9.7a", || Text::new("why-not-your-air"));
        };
        let AirPlace::Over(zone) = s.air(air).place else {
            return j.forbid("BPH-9.7a", || Text::new("why-air-elsewhere").name("unit", data.id.clone()));
        };
        if s.air(air).tied.is_some() {
            j.forbid("BPH-9.7a", || Text::new("why-has-mission").name("unit", data.id.clone()));
        }
        let ours = hex.index() < self.data.map.grid.len()
            && s.at(hex).any(|u| self.data.unit(u).side == side && self.data.unit(u).kind.fights());
        let near = |h: HexId| {
            self.data.map.hex(h).zone == zone
                || self.data.map.grid.neighbours(h).any(|(_, n)| self.data.map.hex(n).zone == zone)
        };
        if !ours || !near(hex) {
            j.forbid("BPH-9.7a", || Text::new("why-tie-where").name("unit", data.id.clone()));
        }
    }

    pub(crate) fn list_ties(&self, s: &State, side: Side, actions: &mut Vec<Action>) {
        actions.push(Action::Done);
        let ours = self.hexes_with(s, side, Kind::fights);
        for air in self.data.air_ids() {
            if matches!(s.air(air).place, AirPlace::Over(_)) && s.air(air).tied.is_none() {
                for hex in ours.iter() {
                    if Quick::ask(|j| self.judge_tie(s, side, air, hex, j)) {
                        actions.push(Action::Tie { air, hex: Hex(hex) });
                    }
                }
            }
        }
    }

    /// BPH-9.8: at the end of the turn everybody is home.
    pub(crate) fn land_all(&self, s: &mut State) {
        for air in &mut s.air {
            if matches!(air.place, AirPlace::Over(_)) {
                air.place = AirPlace::Available;
            }
            air.fought = false;
            air.tied = None;
        }
    }
}
