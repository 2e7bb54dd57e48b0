//! Chapter 7: movement. A unit or stack is taken up, others may join, and it goes from hex to hex while it has points.
//! Costs are counted in half movement points.

use crate::Rules;
use crate::action::{Action, Hex};
use crate::options::*;
use crate::state::*;
use crate::vocabulary::*;
use board::{Dir, HexId, HexSet, Reach, Step, reach};
use kernel::{Judge, Note, Play, Quick, Text};

/// Who is moving, as far as costs are concerned.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Mover {
    pub side: Side,
    pub motorised: bool,
    pub armour: bool,
    pub hq: bool,
    /// Bound to Slovak hexes (HOUSE-10).
    pub s_bound: bool,
    /// Partisans bound to the uprising zone (BPH-12.2.1b).
    pub zone_bound: bool,
    /// Only columns: passing leaves control as it is.
    pub only_columns: bool,
}

/// What a moving stack must respect: computed once for a search.
pub(crate) struct Terrain {
    pub enemy: HexSet,
    pub zone: HexSet,
    /// Hexes operational movement keeps out of.
    pub shunned: HexSet,
}

/// Half points a mobile attack adds to the cost of the hex (BPH-7.3c).
const MOBILE_ATTACK_COST: u8 = 4;

impl Rules {
    pub(crate) fn mover(&self, s: &State, units: &UnitSet) -> Mover {
        let any = |f: &dyn Fn(&crate::data::UnitData) -> bool| units.iter().any(|u| f(self.data.unit(u)));
        Mover {
            side: units.iter().next().map_or(Side::Axis, |u| self.data.unit(u).side),
            motorised: any(&|u| u.kind.is_motorised()),
            armour: any(&|u| u.kind.is_armour()),
            hq: any(&|u| u.kind == Kind::Hq),
            s_bound: s.s_units == SUnits::Bound && any(&|u| u.s_mark),
            zone_bound: any(&|u| u.kind == Kind::Part) && !self.partisans_may_leave(s),
            only_columns: !any(&|u| u.kind != Kind::Column),
        }
    }

    pub(crate) fn obstacles(&self, s: &State, side: Side) -> Terrain {
        let zone = self.zone(s, side.enemy());
        let shunned = match self.options.opmove {
            OpMove::Adjacent => self.next_to(s, side.enemy()),
            OpMove::Zone => zone,
        };
        Terrain { enemy: self.occupied(s, side.enemy()), zone, shunned }
    }

    /// A unit's allowance in half points; BPH-5.5c halves that of mobile units without supply, fractions down.
    pub fn allowance(&self, s: &State, unit: UnitId) -> u8 {
        let points = s.printed(unit, &self.data).movement;
        let cut_off = s.unit(unit).supply == Supply::None && self.data.unit(unit).kind.is_mobile();
        if cut_off { points / 2 * 2 } else { points * 2 }
    }

    /// BPH-7.1c: a stack moves at the speed of its slowest unit.
    pub(crate) fn stack_allowance(&self, s: &State, units: &UnitSet) -> u8 {
        units.iter().map(|u| self.allowance(s, u)).min().unwrap_or(0)
    }

    /// BPH-7.2a: whether a river side costs nothing extra.
    pub fn is_bridged(&self, s: &State, side: Side, from: HexId, dir: Dir, to: HexId) -> bool {
        let map = &self.data.map;
        let town = self.options.bridges == Bridges::RailOrTown && (map.hex(from).town || map.hex(to).town);
        (map.side(from, dir).rail || town) && s.controls(side, from) && s.controls(side, to)
    }

    /// What a step costs in half points; nothing if it cannot be made at all (BPH-7.1a, 7.2a, 7.5a, 10.3b).
    #[inline]
    pub(crate) fn step_cost(&self, s: &State, mover: &Mover, from: HexId, dir: Dir, to: HexId, rail: bool) -> Option<u8> {
        let map = &self.data.map;
        let side = map.side(from, dir);
        let ours = s.controls(mover.side, from) && s.controls(mover.side, to);
        if side.rail && rail && ours {
            return Some(self.data.terrain.rail);
        }
        let over_water = match side.water {
            Water::None => 0,
            Water::Lake => return None,
            Water::River | Water::Danube if mover.hq && !side.rail => return None,
            _ if self.is_bridged(s, mover.side, from, dir, to) => 0,
            Water::River => self.data.terrain.river.cost,
            Water::Danube => self.data.terrain.danube.cost,
        };
        let terrain = map.hex(to).terrain;
        let ground = self.data.terrain.of(terrain);
        let mut cost = if mover.motorised { ground.motor_cost } else { ground.cost };
        if mover.armour && terrain == crate::vocabulary::Terrain::Flat && self.is_muddy(s.turn) {
            cost += 2;
        }
        Some(cost + over_water)
    }

    /// HOUSE-15.
    fn is_muddy(&self, turn: u8) -> bool {
        self.options.mud == Mud::On && matches!(turn, 3..=5 | 11..=12)
    }

    /// Ground this mover may not enter whatever it costs.
    #[inline]
    fn is_closed(&self, mover: &Mover, terrain: &Terrain, to: HexId) -> bool {
        let map = &self.data.map;
        terrain.enemy.contains(to)
            || (mover.s_bound && !map.slovakia.contains(to))
            || (mover.zone_bound && !map.uprising.contains(to))
    }

    /// Where the stack can go by ordinary movement.
    fn ordinary_reach(&self, s: &State, moving: &Moving, mover: &Mover, terrain: &Terrain) -> Reach {
        let left = self.stack_allowance(s, &moving.units).saturating_sub(moving.spent);
        let rail = self.options.rail_move == RailMove::All || mover.hq;
        reach(&self.data.map.grid, moving.at, if moving.stopped { 0 } else { left }, |from, dir, to, _| {
            if self.is_closed(mover, terrain, to) || self.is_zone_to_zone(&terrain.zone, from, to) {
                return Step::No;
            }
            match self.step_cost(s, mover, from, dir, to, rail) {
                None => Step::No,
                Some(cost) if terrain.zone.contains(to) => Step::Stop(cost),
                Some(cost) => Step::Go(cost),
            }
        })
    }

    /// Where it can go by operational movement (BPH-7.4): twice the points, never next to the enemy.
    fn operational_reach(&self, s: &State, moving: &Moving, mover: &Mover, terrain: &Terrain) -> Option<Reach> {
        let spent = moving.operational.filter(|_| !moving.stopped)?;
        let left = (self.stack_allowance(s, &moving.units) * 2).saturating_sub(spent);
        Some(reach(&self.data.map.grid, moving.at, left, |from, dir, to, _| {
            if self.is_closed(mover, terrain, to) || terrain.shunned.contains(to) || terrain.zone.contains(to) {
                return Step::No;
            }
            self.step_cost(s, mover, from, dir, to, true).map_or(Step::No, Step::Go)
        }))
    }

    /// BPH-7.1b: the one hex every unit can move, whatever it costs.
    fn minimum_hexes(&self, s: &State, moving: &Moving, mover: &Mover, terrain: &Terrain) -> HexSet {
        if moving.hexes > 0 || moving.spent > 0 || moving.stopped {
            return HexSet::EMPTY;
        }
        let grid = &self.data.map.grid;
        grid.neighbours(moving.at)
            .filter(|&(dir, to)| {
                !self.is_closed(mover, terrain, to)
                    && !self.is_zone_to_zone(&terrain.zone, moving.at, to)
                    && self.step_cost(s, mover, moving.at, dir, to, true).is_some()
            })
            .map(|(_, to)| to)
            .collect()
    }

    /// Every way on for a moving stack.
    pub(crate) fn ways(&self, s: &State, moving: &Moving) -> Ways {
        let mover = self.mover(s, &moving.units);
        let terrain = self.obstacles(s, mover.side);
        let ordinary = self.ordinary_reach(s, moving, &mover, &terrain);
        let operational = self.operational_reach(s, moving, &mover, &terrain);
        let minimum = self.minimum_hexes(s, moving, &mover, &terrain);
        let mut ends = ordinary.set().union(&minimum);
        if let Some(reach) = &operational {
            ends = ends.union(reach.set());
        }
        // HOUSE-13: ground outside the scenario is for passing only.
        ends = ends.intersection(&self.data.scenario.open);
        let stacks = self.stacks(s, mover.side, &moving.units);
        let ends = ends.iter().filter(|&h| Quick::ask(|j| self.judge_stacking(&stacks, &moving.units, h, j))).collect();
        Ways { mover, terrain, ordinary, operational, minimum, ends, stacks }
    }

    pub(crate) fn list_moving(&self, s: &State, moving: &Moving, actions: &mut Vec<Action>) {
        if moving.hexes == 0 && !moving.fought {
            for unit in s.at(moving.at) {
                if Quick::ask(|j| self.judge_join(s, moving, unit, j)) {
                    actions.push(Action::Join(unit));
                }
            }
        }
        if !moving.stopped {
            actions.extend(self.ways(s, moving).ends.iter().map(|h| Action::MoveTo(Hex(h))));
        }
        for (_, to) in self.data.map.grid.neighbours(moving.at) {
            if Quick::ask(|j| self.judge_mobile_attack(s, moving, to, j)) {
                actions.push(Action::MobileAttack(Hex(to)));
            }
        }
        actions.push(Action::Done);
    }

    /// Whether anything but `Done` is left for the stack.
    pub(crate) fn can_go_on(&self, s: &State, moving: &Moving) -> bool {
        let fight = || {
            let mut around = self.data.map.grid.neighbours(moving.at);
            around.any(|(_, to)| Quick::ask(|j| self.judge_mobile_attack(s, moving, to, j)))
        };
        (!moving.stopped && !self.ways(s, moving).ends.is_empty()) || fight()
    }

    /// BPH-7.1d: a unit moves once in its side's movement phase.
    pub(crate) fn judge_select<J: Judge>(&self, s: &State, side: Side, unit: UnitId, j: &mut J) {
        let Some(data) = self.data.units.get(unit.index()) else {
            return j.forbid("BPH-7.1d", || Text::new("why-no-such-unit"));
        };
        if data.side != side {
            j.forbid("BPH-7.1d", || Text::new("why-not-your-unit").name("unit", data.id.clone()));
        }
        if s.hex_of(unit).is_none() {
            j.forbid("BPH-7.1d", || Text::new("why-not-on-map").name("unit", data.id.clone()));
        } else if s.unit(unit).marks.has(Marks::DONE) {
            j.forbid("BPH-7.1d", || Text::new("why-moved-already").name("unit", data.id.clone()));
        }
    }

    /// PR-9: a stack starts and ends together.
    pub(crate) fn judge_join<J: Judge>(&self, s: &State, moving: &Moving, unit: UnitId, j: &mut J) {
        let side = self.mover(s, &moving.units).side;
        self.judge_select(s, side, unit, j);
        if !j.allows() {
            return;
        }
        if s.hex_of(unit) != Some(moving.at) || moving.hexes > 0 || moving.fought {
            j.forbid("PR-9", || Text::new("why-start-together").name("unit", self.unit_name(unit)));
        }
        if moving.units.contains(unit) {
            j.forbid("PR-9", || Text::new("why-in-stack-already").name("unit", self.unit_name(unit)));
        }
        let mut joined = moving.units;
        joined.insert(unit);
        let mut group = None;
        for nation in joined.iter().filter(|&u| self.data.unit(u).kind != Kind::Column).map(|u| self.data.unit(u).nation) {
            if *group.get_or_insert(nation.stacking_group()) != nation.stacking_group() {
                j.forbid("BPH-4.1e", || Text::new("why-stack-nations").name("unit", self.unit_name(unit)).name("hex", self.hex_name(moving.at)));
                break;
            }
        }
    }

    pub(crate) fn judge_move<J: Judge>(&self, s: &State, moving: &Moving, to: HexId, j: &mut J) {
        if to.index() >= self.data.map.grid.len() {
            return j.forbid("BPH-7.1a", || Text::new("why-no-such-hex"));
        }
        let ways = self.ways(s, moving);
        if ways.ends.contains(to) {
            return;
        }
        j.explain(|| self.why_no_way(s, moving, &ways, to));
    }

    /// All reasons why a stack cannot end its move in a hex, most specific first.
    fn why_no_way(&self, s: &State, moving: &Moving, ways: &Ways, to: HexId) -> Vec<(&'static str, Text)> {
        let mut reasons: Vec<(&'static str, Text)> = Vec::new();
        let map = &self.data.map;
        let hex = || self.hex_name(to);
        if to == moving.at {
            reasons.push(("BPH-7.1a", Text::new("why-already-there").name("hex", hex())));
            return reasons;
        }
        if moving.stopped {
            reasons.push(("BPH-3.2a", Text::new("why-stopped").name("hex", self.hex_name(moving.at))));
        }
        if ways.terrain.enemy.contains(to) {
            reasons.push(("BPH-7.1e", Text::new("why-enemy-there").name("hex", hex())));
        }
        if ways.mover.s_bound && !map.slovakia.contains(to) {
            reasons.push(("HOUSE-10", Text::new("why-s-bound").name("hex", hex())));
        }
        if ways.mover.zone_bound && !map.uprising.contains(to) {
            reasons.push(("BPH-12.2.1b", Text::new("why-partisans-bound").name("hex", hex())));
        }
        if !self.data.scenario.open.contains(to) {
            reasons.push(("HOUSE-13", Text::new("why-closed-row").name("hex", hex())));
        }
        if let Some(dir) = map.grid.dir(moving.at, to) {
            let water = map.side(moving.at, dir).water;
            if water == Water::Lake {
                reasons.push(("BPH-7.5a", Text::new("why-lake").name("hex", hex())));
            } else if water != Water::None && ways.mover.hq && !map.side(moving.at, dir).rail {
                reasons.push(("BPH-10.3b", Text::new("why-hq-river").name("hex", hex())));
            }
            if self.is_zone_to_zone(&ways.terrain.zone, moving.at, to) {
                let by = self.zone_makers(s, ways.mover.side.enemy(), to);
                reasons.push(("BPH-3.2b", Text::new("why-zone-to-zone").name("hex", hex()).names("units", by)));
            }
        }
        if ways.reaches(to) {
            reasons.extend(self.why_no_room(&ways.stacks, &moving.units, to));
        }
        if reasons.is_empty() {
            // Would it get there if zones did not stop it?
            let free = Terrain { zone: HexSet::EMPTY, shunned: ways.terrain.shunned, enemy: ways.terrain.enemy };
            let unhindered = self.ordinary_reach(s, moving, &ways.mover, &free);
            if unhindered.cost(to).is_some() {
                reasons.push(("BPH-3.2a", Text::new("why-zone-in-the-way").name("hex", hex())));
            } else {
                let left = self.stack_allowance(s, &moving.units).saturating_sub(moving.spent);
                reasons.push(("BPH-7.1a", Text::new("why-too-far").name("hex", hex()).name("left", halves(left))));
                if moving.operational.is_none() {
                    reasons.push(("BPH-7.4a", Text::new("why-not-operational").name("hex", self.hex_name(moving.at))));
                }
            }
        }
        reasons
    }

    /// The enemy units whose zone reaches a hex.
    pub(crate) fn zone_makers(&self, s: &State, side: Side, hex: HexId) -> Vec<String> {
        let around: Vec<HexId> = self
            .data
            .map
            .grid
            .neighbours(hex)
            .filter(|&(d, _)| self.data.map.no_zone[hex.index()] & (1 << d.index()) == 0)
            .map(|(_, n)| n)
            .collect();
        s.on_map()
            .filter(|&(u, h)| {
                let data = self.data.unit(u);
                data.side == side && data.kind.has_zone() && around.contains(&h)
            })
            .map(|(u, _)| self.unit_name(u))
            .collect()
    }

    pub(crate) fn select(&self, s: &mut State, unit: UnitId) {
        let Some(at) = s.hex_of(unit) else { return };
        let side = self.data.unit(unit).side;
        let shunned = self.obstacles(s, side).shunned;
        let operational = (!shunned.contains(at)).then_some(0);
        let moving =
            Moving { units: UnitSet::one(unit), at, spent: 0, operational, hexes: 0, stopped: false, fought: false };
        s.frames.push(Frame::Moving(moving));
    }

    pub(crate) fn join(&self, s: &mut State, unit: UnitId) {
        if let Some(Frame::Moving(moving)) = s.frames.last_mut() {
            moving.units.insert(unit);
        }
    }

    /// Moves the stack along the cheapest path; control of every hex it enters changes (HOUSE-9).
    pub(crate) fn move_to(&self, s: &mut State, mut moving: Moving, to: HexId, play: &mut Play<'_>) {
        let ways = self.ways(s, &moving);
        let (path, rail_all) = match (ways.ordinary.cost(to), &ways.operational) {
            (Some(_), _) if ways.ordinary.set().contains(to) => (ways.ordinary.path(&self.data.map.grid, to), false),
            (_, Some(operational)) if operational.set().contains(to) => (operational.path(&self.data.map.grid, to), true),
            _ => (Vec::new(), false),
        };
        if path.is_empty() {
            // The one-hex minimum: everything is spent.
            moving.stopped = true;
            moving.operational = None;
            self.enter_hex(s, &ways.mover, &moving.units, moving.at, to, play);
        } else {
            let ordinary_rail = self.options.rail_move == RailMove::All || ways.mover.hq;
            let mut from = moving.at;
            for &next in &path {
                let Some(dir) = self.data.map.grid.dir(from, next) else { break };
                let cost = |rail| self.step_cost(s, &ways.mover, from, dir, next, rail).unwrap_or(0);
                let (ordinary, operational) = (cost(ordinary_rail), cost(true));
                moving.spent = moving.spent.saturating_add(ordinary);
                moving.operational = moving
                    .operational
                    .filter(|_| !ways.terrain.shunned.contains(next) && !ways.terrain.zone.contains(next))
                    .map(|spent| spent.saturating_add(operational));
                moving.stopped |= ways.terrain.zone.contains(next);
                self.enter_hex(s, &ways.mover, &moving.units, from, next, play);
                from = next;
            }
            debug_assert!(!rail_all || moving.operational.is_some());
        }
        moving.hexes = moving.hexes.saturating_add(path.len().max(1) as u8);
        moving.at = to;
        for unit in moving.units.iter() {
            s.unit_mut(unit).place = Place::Hex(to);
            s.unit_mut(unit).marks.set(Marks::MOVED);
        }
        self.release_partisans(s, play);
        if let Some(Frame::Moving(top)) = s.frames.last_mut() {
            *top = moving;
        }
        play.note(|| {
            Note::new(Text::new("log-move").names("units", self.names(&moving.units)).name("hex", self.hex_name(to)))
                .at(self.hex_name(to))
        });
    }

    /// What passing a hex does: control changes, and the Margarethe line may be cancelled (BPH-8.7d).
    pub(crate) fn enter_hex(&self, s: &mut State, mover: &Mover, units: &UnitSet, from: HexId, to: HexId, play: &mut Play<'_>) {
        if !mover.only_columns {
            s.allied.set(to, mover.side == Side::Allied);
        }
        let crosses = mover.side == Side::Allied
            && units.iter().any(|u| self.data.unit(u).kind != Kind::Column)
            && self.data.map.between(from, to).is_some_and(|side| self.is_margarethe(side.line));
        if crosses && s.margarethe == Margarethe::Unfinished {
            s.margarethe = Margarethe::Never;
            play.note(|| Note::new(Text::new("log-margarethe-never")).at(self.hex_name(to)));
        }
    }

    pub(crate) fn is_margarethe(&self, line: u8) -> bool {
        line > 0 && self.data.map.lines[usize::from(line) - 1].name == "margarethe"
    }

    /// The stack's move is over.
    pub(crate) fn finish_move(&self, s: &mut State) {
        if let Some(Frame::Moving(moving)) = s.frames.pop() {
            for unit in moving.units.iter() {
                s.unit_mut(unit).marks.set(Marks::DONE);
            }
        }
    }

    /// What a mobile attack on a hex costs from where the stack stands, in half points.
    pub(crate) fn mobile_attack_cost(&self, s: &State, moving: &Moving, to: HexId) -> Option<u8> {
        let mover = self.mover(s, &moving.units);
        let dir = self.data.map.grid.dir(moving.at, to)?;
        let rail = self.options.rail_move == RailMove::All;
        Some(self.step_cost(s, &mover, moving.at, dir, to, rail)? + MOBILE_ATTACK_COST)
    }

    /// BPH-7.3: German tanks and mechanised units attack on the move.
    pub(crate) fn judge_mobile_attack<J: Judge>(&self, s: &State, moving: &Moving, to: HexId, j: &mut J) {
        let Some(dir) = self.data.map.grid.dir(moving.at, to) else {
            return j.forbid("BPH-7.3c", || Text::new("why-not-adjacent"));
        };
        let mut fighters = 0;
        for unit in moving.units.iter() {
            let data = self.data.unit(unit);
            if data.kind == Kind::Column {
                continue;
            }
            fighters += 1;
            if data.nation != Nation::De || !matches!(data.kind, Kind::Pz | Kind::Mech) {
                j.forbid("BPH-7.3a", || Text::new("why-no-mobile-attack").name("unit", data.id.clone()));
            }
            if s.unit(unit).supply == Supply::None {
                j.forbid("BPH-5.5e", || Text::new("why-mobile-unsupplied").name("unit", data.id.clone()));
            }
            if j.settled() {
                return;
            }
        }
        if fighters == 0 {
            return j.forbid("BPH-7.3a", || Text::new("why-only-columns"));
        }
        if !s.at(to).any(|u| self.data.unit(u).side == Side::Allied) {
            return j.forbid("BPH-7.3c", || Text::new("why-nobody-there").name("hex", self.hex_name(to)));
        }
        if self.data.map.side(moving.at, dir).water == Water::Lake {
            j.forbid("BPH-7.5a", || Text::new("why-lake").name("hex", self.hex_name(to)));
        }
        // HOUSE-10 and HOUSE-13 hold for the hex the stack would stand in afterwards.
        if self.mover(s, &moving.units).s_bound && !self.data.map.slovakia.contains(to) {
            j.forbid("HOUSE-10", || Text::new("why-s-bound").name("hex", self.hex_name(to)));
        }
        if !self.data.scenario.open.contains(to) {
            j.forbid("HOUSE-13", || Text::new("why-closed-row").name("hex", self.hex_name(to)));
        }
        let left = self.stack_allowance(s, &moving.units).saturating_sub(moving.spent);
        let spent_all = moving.stopped && moving.hexes > 0 && moving.spent == 0;
        match self.mobile_attack_cost(s, moving, to) {
            Some(cost) if cost <= left && !spent_all => {}
            Some(cost) => {
                let clause = if moving.units.iter().any(|u| self.data.unit(u).kind == Kind::Column) { "BPH-7.3g" } else { "BPH-7.3c" };
                j.forbid(clause, || {
                    Text::new("why-mobile-cost").name("cost", halves(cost)).name("left", halves(if spent_all { 0 } else { left }))
                });
            }
            None => j.forbid("BPH-7.3c", || Text::new("why-no-way").name("hex", self.hex_name(to))),
        }
        if j.settled() {
            return;
        }
        let attackers: UnitSet = moving.units.iter().filter(|&u| self.data.unit(u).kind != Kind::Column).collect();
        self.judge_odds(s, Side::Axis, to, &attackers, j);
    }
}

/// Everything a moving stack can do next, and what it depends on.
pub(crate) struct Ways {
    pub mover: Mover,
    pub terrain: Terrain,
    pub ordinary: Reach,
    pub operational: Option<Reach>,
    pub minimum: HexSet,
    /// Where the stack may end a leg.
    pub ends: HexSet,
    stacks: crate::stacking::Stacks,
}

impl Ways {
    fn reaches(&self, hex: HexId) -> bool {
        self.ordinary.set().contains(hex)
            || self.minimum.contains(hex)
            || self.operational.as_ref().is_some_and(|r| r.set().contains(hex))
    }

    /// What it costs to get to a hex in half points, and whether operationally; nothing for the one-hex minimum.
    pub fn cost(&self, hex: HexId) -> Option<(u8, bool)> {
        if self.ordinary.set().contains(hex) {
            return self.ordinary.cost(hex).map(|c| (c, false));
        }
        self.operational.as_ref().and_then(|r| r.cost(hex)).map(|c| (c, true))
    }
}

/// Half points as people write them: 5 is "2½".
pub fn halves(points: u8) -> String {
    match (points / 2, points % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}
