//! Chapter 9: the air phase. Missions are assigned secretly and at once, then revealed; over each zone with both sides
//! and a fighter, units may abort, then name targets, then all fire together.

use crate::options::*;
use crate::rules::reinforcements::BOX_BY_RAIL;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Clause, Rules};
use board::HexId;
use kernel::{Judge, Note, Play, Pool, Quick, Rng, Text};

/// How many air zones there are.
pub(crate) const ZONES: u8 = 24;
/// BPH-9.2.2a: the air base of the 2nd Ukrainian Front on turn 1, hex 2607, wherever its headquarters has gone since.
const FIRST_BASE: (i32, i32) = (-14, 26);
/// C32, option `off_map`: that base is two rows below 2607.
const OFF_MAP_BASE: (i32, i32) = (-14, 28);
/// BPH-9.2.2c: Allied air units that fly before the 3rd Ukrainian Front arrives.
const MOST_BEFORE_THIRD_FRONT: usize = 14;

impl Rules {
    /// C2: how far an Allied air unit flies, and the clause that says so.
    fn radius(&self, air: AirId) -> (u16, Clause) {
        match self.options.air_radius {
            AirRadius::Twelve => (12, clause!("BPH-10.4b")),
            AirRadius::Nine => (9, clause!("BPH-9.2.1a")),
            AirRadius::Split if self.data.air(air).nation == Nation::Su => (12, clause!("BPH-10.4b")),
            AirRadius::Split => (9, clause!("BPH-9.2.1a")),
        }
    }

    /// The clause that keeps an Allied air unit near its headquarters.
    pub(crate) fn radius_clause(&self, air: AirId) -> Clause {
        self.radius(air).1
    }

    /// Where a Front's air units fly from; nothing while its headquarters is off the map.
    fn base_of(&self, state: &State, front: Front) -> Option<(i32, i32)> {
        let at = state.hex_of(self.front_hq(front)?)?;
        Some(match (front, state.turn, self.options.hq2u_airbase) {
            (Front::Second, 1, Hq2uAirbase::OnMap) => FIRST_BASE,
            (Front::Second, 1, Hq2uAirbase::OffMap) => OFF_MAP_BASE,
            _ => self.data.map.grid.place(at),
        })
    }

    /// Hexes from the base of a Front's air units.
    fn distance_from_base(&self, state: &State, front: Front, hex: HexId) -> Option<u16> {
        self.base_of(state, front).map(|base| self.data.map.grid.distance_from(base, hex))
    }

    /// BPH-9.2.1, 10.4b.
    pub(crate) fn is_within_radius(&self, state: &State, air: AirId, hex: HexId) -> bool {
        match state.air(air).front {
            None => true,
            Some(front) => self.distance_from_base(state, front, hex).is_some_and(|far| far <= self.radius(air).0),
        }
    }

    /// Zones with a hex in reach of an air unit, a bit each.
    fn zones_in_reach(&self, state: &State, air: AirId) -> u32 {
        let Some(front) = state.air(air).front else { return u32::MAX };
        let (radius, _) = self.radius(air);
        let Some(base) = self.base_of(state, front) else { return 0 };
        let grid = &self.data.map.grid;
        grid.hexes().fold(0, |zones, hex| {
            zones | u32::from(grid.distance_from(base, hex) <= radius) << self.data.map.hex(hex).zone.0
        })
    }

    pub(crate) fn judge_mission<J: Judge>(&self, state: &State, side: Side, air: AirId, zone: Zone, judge: &mut J) {
        self.judge_can_fly(state, side, air, judge);
        if !(1..=ZONES).contains(&zone.0) {
            judge.forbid(clause!("BPH-9.2a"), || Text::new("why-no-such-zone"));
        }
        if judge.allows() && self.zones_in_reach(state, air) & (1 << zone.0) == 0 {
            judge.forbid(self.radius_clause(air), || {
                Text::new("why-zone-far").name("unit", self.data.air(air).id.clone()).number("zone", zone.0)
            });
        }
    }

    fn judge_can_fly<J: Judge>(&self, state: &State, side: Side, air: AirId, judge: &mut J) {
        let Some(data) = self.data.air.get(air.index()).filter(|a| a.side == side) else {
            return judge.forbid(clause!("BPH-9.2a"), || Text::new("why-not-your-air"));
        };
        let orders = &state.orders[side];
        if orders.ready {
            return judge.forbid(clause!("BPH-9.2a"), || Text::new("why-orders-given"));
        }
        if state.air(air).place != AirPlace::Available {
            judge.forbid(clause!("BPH-9.2a"), || Text::new("why-not-available"));
        }
        if orders.missions.iter().any(|m| m.0 == air) {
            judge.forbid(clause!("BPH-9.2a"), || Text::new("why-has-mission").name("unit", data.id.clone()));
        }
        if let Some(front) = state.air(air).front {
            let awaited = self.is_third_front_awaited(state);
            let flying = orders.missions.iter().filter(|m| state.air(m.0).front == Some(front)).count();
            let limit = state.pools.boxes[front];
            if self.front_hq(front).and_then(|hq| state.hex_of(hq)).is_none() {
                let clause =
                    if awaited && front == Front::Third { clause!("BPH-9.2.2c") } else { clause!("BPH-10.4a") };
                judge.forbid(clause, || Text::new("why-no-front-hq").name("front", front.name()));
            } else if flying >= usize::from(limit) {
                let clause = match (state.turn, limit) {
                    (1, _) => clause!("BPH-9.2.2b"),
                    (_, BOX_BY_RAIL) => clause!("BPH-10.2b"),
                    _ => clause!("BPH-10.2c"),
                };
                judge.forbid(clause, || Text::new("why-front-flies-no-more").name("front", front.name()));
            }
            if awaited && orders.missions.len() >= MOST_BEFORE_THIRD_FRONT {
                judge.forbid(clause!("BPH-9.2.2c"), || {
                    Text::new("why-third-front-awaited").number("limit", MOST_BEFORE_THIRD_FRONT as i64)
                });
            }
        }
    }

    /// Every mission a side can still give.
    pub(crate) fn missions(&self, state: &State, side: Side) -> Vec<(AirId, Zone)> {
        let mut missions = Vec::new();
        let (mut by_front, mut everywhere) = (ByFront::<Option<u32>>::default(), None);
        for air in self.data.air_ids() {
            if !Quick::ask(|judge| self.judge_can_fly(state, side, air, judge)) {
                continue;
            }
            // Units of one Front with one radius share their zones.
            let known = match state.air(air).front {
                Some(front) => &mut by_front[front],
                None => &mut everywhere,
            };
            let zones = match (self.options.air_radius, *known) {
                (AirRadius::Split, _) | (_, None) => self.zones_in_reach(state, air),
                (_, Some(zones)) => zones,
            };
            *known = Some(zones);
            let in_reach = (1..=ZONES).filter(|zone| zones & (1 << zone) != 0);
            missions.extend(in_reach.map(|zone| (air, Zone(zone))));
        }
        missions
    }

    /// Whether the side has an air unit it could still send out.
    pub(crate) fn has_missions(&self, state: &State, side: Side) -> bool {
        self.data.air_ids().any(|a| Quick::ask(|judge| self.judge_can_fly(state, side, a, judge)))
    }

    pub(crate) fn give_mission(&self, state: &mut State, side: Side, air: AirId, zone: Zone, play: &mut Play<'_>) {
        let missions = &mut state.orders[side].missions;
        let at = missions.partition_point(|m| m.0 < air);
        missions.insert(at, (air, zone));
        play.note(|| {
            Note::new(Text::new("log-mission").name("air", self.data.air(air).id.clone()).number("zone", zone.0))
                .only(side.seat())
        });
    }

    /// Gives a side other missions, as if drawn from those it could have given.
    pub(crate) fn draw_missions(&self, state: &mut State, side: Side, rng: &mut Rng) {
        let ready = std::mem::take(&mut state.orders[side]).ready;
        let mut dice = kernel::dice::Shown::new(kernel::dice::Fixed(1));
        loop {
            let missions = self.missions(state, side);
            // One more than there are: that is enough.
            let Some(&(air, zone)) = missions.get(rng.below(missions.len() + 1)) else { break };
            self.give_mission(state, side, air, zone, &mut Play::silent(&mut dice));
        }
        state.orders[side].ready = ready;
    }

    /// BPH-9.3a: both sides show their missions.
    pub(crate) fn reveal_missions(&self, state: &mut State, play: &mut Play<'_>) {
        play.reveal();
        for side in Side::BOTH {
            let orders = std::mem::take(&mut state.orders[side]);
            let mut zones: Vec<(Zone, Vec<String>)> = Vec::new();
            for (air, zone) in orders.missions {
                state.air_mut(air).place = AirPlace::Over(zone);
                let name = self.data.air(air).id.clone();
                match zones.iter_mut().find(|(known, _)| *known == zone) {
                    Some((_, names)) => names.push(name),
                    None => zones.push((zone, vec![name])),
                }
            }
            for (zone, names) in zones {
                let n = names.len() as i64;
                let text = || Text::new("log-over-zone").names("air", names).number("zone", zone.0).number("n", n);
                play.note(|| Note::new(text()));
            }
        }
    }

    pub(crate) fn over(&self, state: &State, zone: Zone, side: Side) -> impl Iterator<Item = AirId> {
        let here: Vec<AirId> = self
            .data
            .air_ids()
            .filter(|&a| state.air(a).place == AirPlace::Over(zone) && self.data.air(a).side == side)
            .collect();
        here.into_iter()
    }

    /// BPH-9.3a: both sides are there and one of them has fighters.
    pub(crate) fn is_contested(&self, state: &State, zone: Zone) -> bool {
        let mut there = Side::BOTH.map(|side| self.over(state, zone, side).peekable());
        let both = there[0].peek().is_some() && there[1].peek().is_some();
        both && there.into_iter().flatten().any(|a| self.data.air(a).kind.is_fighter())
    }

    pub(crate) fn judge_abort<J: Judge>(&self, state: &State, side: Side, zone: Zone, air: AirId, judge: &mut J) {
        let Some(data) = self.data.air.get(air.index()).filter(|a| a.side == side) else {
            return judge.forbid(clause!("BPH-9.4a"), || Text::new("why-not-your-air"));
        };
        if state.air(air).place != AirPlace::Over(zone) {
            return judge.forbid(clause!("BPH-9.4a"), || Text::new("why-air-elsewhere").name("unit", data.id.clone()));
        }
        if state.skies.tried.contains(air) {
            judge.forbid(clause!("BPH-9.4b"), || Text::new("why-tried-already").name("unit", data.id.clone()));
        }
    }

    /// BPH-9.4b, c with C11.
    pub(crate) fn abort(&self, state: &mut State, air: AirId, play: &mut Play<'_>) {
        let data = self.data.air(air);
        let modifier = match data.kind {
            AirKind::Fighter if data.side == Side::Axis => 2,
            AirKind::Jabo => 2,
            AirKind::Bomber if self.options.abort_bomber_mod == AbortBomberMod::MinusOne => -1,
            _ => 0,
        };
        let die = play.die_for(Pool::at_least(1, 6, (4 - modifier) as u8));
        state.skies.tried.insert(air);
        let home = i32::from(die) + modifier >= 4;
        if home {
            state.air_mut(air).place = AirPlace::Available;
        }
        let key = if home { "log-aborts" } else { "log-does-not-abort" };
        play.note(|| {
            Note::new(Text::new(key).name("air", data.id.clone()).number("die", die).number("modifier", modifier))
        });
    }

    /// The units of a side that still have to name a target: fighters, or bombers with a choice whom to answer.
    pub(crate) fn must_aim(&self, state: &State, zone: Zone, sky: Sky) -> Vec<AirId> {
        let named = |a: &AirId| state.skies.targets.iter().any(|t| t.0 == *a);
        match sky {
            Sky::Abort(_) => Vec::new(),
            Sky::Target(side) => self
                .over(state, zone, side)
                .filter(|&a| self.data.air(a).kind.is_fighter())
                .filter(|a| !named(a))
                .collect(),
            Sky::Answer(side) if self.options.air_return_fire == AirReturnFire::Once => self
                .over(state, zone, side)
                .filter(|&a| !self.data.air(a).kind.is_fighter() && !named(&a) && self.fired_at(state, a).len() > 1)
                .collect(),
            Sky::Answer(_) => Vec::new(),
        }
    }

    /// Who fires at an air unit.
    fn fired_at(&self, state: &State, air: AirId) -> Vec<AirId> {
        state.skies.targets.iter().filter(|t| t.1 == air).map(|t| t.0).collect()
    }

    pub(crate) fn judge_target<J: Judge>(
        &self,
        state: &State,
        zone: Zone,
        sky: Sky,
        air: AirId,
        target: AirId,
        judge: &mut J,
    ) {
        let side = sky.side();
        if !self.must_aim(state, zone, sky).contains(&air) {
            let (clause, key) = match self.data.air.get(air.index()) {
                Some(_) if state.skies.targets.iter().any(|t| t.0 == air) => (clause!("BPH-9.5e"), "why-aims-already"),
                Some(data) if !data.kind.is_fighter() => (clause!("BPH-9.6a"), "why-does-not-aim"),
                _ => (clause!("BPH-9.5a"), "why-does-not-aim"),
            };
            return judge.forbid(clause, || Text::new(key));
        }
        if !self.over(state, zone, side.enemy()).any(|a| a == target) {
            return judge.forbid(clause!("BPH-9.5a"), || Text::new("why-no-target"));
        }
        if matches!(sky, Sky::Answer(_)) && !self.fired_at(state, air).contains(&target) {
            judge.forbid(clause!("BPH-9.5b"), || {
                Text::new("why-did-not-fire").name("unit", self.data.air(target).id.clone())
            });
        }
    }

    /// Whether somebody has to decide something over the zone.
    pub(crate) fn sky_waits(&self, state: &State, zone: Zone, sky: Sky) -> bool {
        match sky {
            Sky::Abort(side) => {
                self.is_contested(state, zone)
                    && self
                        .over(state, zone, side)
                        .any(|a| Quick::ask(|judge| self.judge_abort(state, side, zone, a, judge)))
            }
            Sky::Target(_) | Sky::Answer(_) => !self.must_aim(state, zone, sky).is_empty(),
        }
    }

    /// What comes after a part of a zone is done; nothing when all zones are.
    pub(crate) fn next_sky(&self, state: &mut State, zone: Zone, sky: Sky, play: &mut Play<'_>) -> Option<(Zone, Sky)> {
        let next = match sky {
            Sky::Abort(Side::Axis) => Some(Sky::Abort(Side::Allied)),
            Sky::Abort(Side::Allied) if self.is_contested(state, zone) => Some(Sky::Target(Side::Axis)),
            Sky::Abort(Side::Allied) => None,
            Sky::Target(Side::Axis) => Some(Sky::Target(Side::Allied)),
            Sky::Target(Side::Allied) => Some(Sky::Answer(Side::Axis)),
            Sky::Answer(Side::Axis) => Some(Sky::Answer(Side::Allied)),
            Sky::Answer(Side::Allied) => {
                self.air_combat(state, zone, play);
                None
            }
        };
        match next {
            Some(sky) => Some((zone, sky)),
            None => self.next_contested(state, zone.0 + 1),
        }
    }

    /// The next zone to be fought over, in numerical order (PR-8).
    pub(crate) fn next_contested(&self, state: &mut State, from: u8) -> Option<(Zone, Sky)> {
        state.skies = Skies::default();
        (from..=ZONES).map(Zone).find(|&z| self.is_contested(state, z)).map(|z| (z, Sky::Abort(Side::Axis)))
    }

    /// BPH-9.5c, d with C61: everybody fires, then losses fall together.
    fn air_combat(&self, state: &mut State, zone: Zone, play: &mut Play<'_>) {
        let mut shots = state.skies.targets.clone();
        for (firer, target) in state.skies.targets.clone() {
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
            let dice = data.steps - u8::from(state.air(firer).reduced);
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
        for air in self.over(state, zone, Side::Axis).chain(self.over(state, zone, Side::Allied)).collect::<Vec<_>>() {
            let involved = shots.iter().any(|&(a, b)| a == air || b == air);
            let data = self.data.air(air);
            let now = state.air_mut(air);
            now.fought |= involved;
            let left = (data.steps - u8::from(now.reduced)).saturating_sub(hits[air.index()]);
            if left == 0 {
                now.place = AirPlace::Lost;
                now.reduced = false;
                play.note(|| Note::new(Text::new("log-eliminated").name("unit", data.id.clone())));
                continue;
            }
            if hits[air.index()] > 0 {
                now.reduced = true;
                play.note(|| Note::new(Text::new("log-step-lost").name("unit", data.id.clone())));
            }
            // BPH-9.8a: fighters that fought go home.
            if now.fought && data.kind.is_fighter() {
                now.place = AirPlace::Available;
            }
        }
    }

    /// C62, option `preassigned`: an air unit is tied to a friendly hex below its zone.
    pub(crate) fn judge_tie<J: Judge>(&self, state: &State, side: Side, air: AirId, hex: HexId, judge: &mut J) {
        let Some(data) = self.data.air.get(air.index()).filter(|a| a.side == side) else {
            return judge.forbid(clause!("BPH-9.7a"), || Text::new("why-not-your-air"));
        };
        let AirPlace::Over(zone) = state.air(air).place else {
            return judge.forbid(clause!("BPH-9.7a"), || Text::new("why-air-elsewhere").name("unit", data.id.clone()));
        };
        if state.air(air).tied.is_some() {
            judge.forbid(clause!("BPH-9.7a"), || Text::new("why-has-mission").name("unit", data.id.clone()));
        }
        let ours = state.at(hex).any(|u| self.data.unit(u).side == side && self.data.unit(u).kind.fights());
        let near = |h: HexId| {
            self.data.map.hex(h).zone == zone
                || self.data.map.grid.neighbours(h).any(|(_, n)| self.data.map.hex(n).zone == zone)
        };
        if !ours || !near(hex) {
            judge.forbid(clause!("BPH-9.7a"), || Text::new("why-tie-where").name("unit", data.id.clone()));
        }
    }

    /// BPH-9.8: at the end of the turn everybody is home.
    pub(crate) fn land_all(&self, state: &mut State) {
        for air in &mut state.air {
            if matches!(air.place, AirPlace::Over(_)) {
                air.place = AirPlace::Available;
            }
            air.fought = false;
            air.tied = None;
        }
    }
}
