//! Chapter 7: movement. A unit or stack is taken up, others may join, and it goes from hex to hex while it has points.
//! Costs are counted in half movement points.

use crate::Rules;
use crate::action::{Action, Hex};
use crate::costs::{Costs, Gait, Travel};
use crate::options::*;
use crate::stacking::Stacks;
use crate::state::*;
use crate::vocabulary::*;
use board::{Dir, Ground, HexId, HexSet, NO_WAY, Reach, Wanted};
use kernel::{Judge, Note, Play, Quick, Text};
use std::cell::{LazyCell, RefCell};
use std::rc::Rc;

/// Who is moving, as far as costs are concerned.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Mover {
    pub side: Side,
    pub gait: Gait,
    pub hq: bool,
    /// Bound to Slovak hexes (HOUSE-10).
    pub s_bound: bool,
    /// Partisans bound to the uprising zone (BPH-12.2.1b).
    pub zone_bound: bool,
    /// Only columns: passing leaves control as it is.
    pub only_columns: bool,
}

/// What a moving stack must respect: computed once for a search.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Terrain {
    pub enemy: HexSet,
    pub zone: HexSet,
    /// Hexes operational movement keeps out of.
    pub shunned: HexSet,
}

/// A stack with the ground before it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct March {
    pub mover: Mover,
    pub terrain: Terrain,
    /// Half points, before any are spent.
    pub allowance: u8,
}

/// The two searches of a moving stack.
#[derive(Clone, Default)]
pub(crate) struct Searches {
    /// Costs are right; where two ways cost the same, the way itself is not always the one the stack takes.
    pub ordinary: Reach,
    pub operational: Option<Reach>,
}

/// Everything the two searches depend on.
struct Asked {
    costs: Costs,
    rail_move: RailMove,
    moving: Moving,
    march: March,
    allied: HexSet,
}

thread_local! {
    /// The searches this thread made last. A stack's ways are listed, then one of them is gone: the second question has
    /// the answer of the first, and gets it only if all that the searches depend on is the same.
    static LAST: RefCell<Option<(Asked, Rc<Searches>)>> = const { RefCell::new(None) };
}

impl Mover {
    pub(crate) fn travel(&self, rail: bool) -> Travel {
        Travel { gait: self.gait, side: self.side, rail }
    }
}

/// Half points a mobile attack adds to the cost of the hex (BPH-7.3c).
const MOBILE_ATTACK_COST: u8 = 4;

impl Rules {
    pub(crate) fn mover(&self, s: &State, units: &UnitSet) -> Mover {
        let mut mover = Mover {
            side: Side::Axis,
            gait: Gait { motorised: false, hq: false, muddy: false },
            hq: false,
            s_bound: false,
            zone_bound: false,
            only_columns: true,
        };
        let mut partisans = false;
        for unit in units.iter() {
            let brief = self.data.brief(unit);
            mover.side = brief.side;
            mover.gait.motorised |= brief.kind.is_motorised();
            mover.gait.muddy |= brief.kind.is_armour() && self.is_muddy(s.turn);
            mover.hq |= brief.kind == Kind::Hq;
            mover.s_bound |= brief.s_mark && s.s_units == SUnits::Bound;
            mover.only_columns &= brief.kind == Kind::Column;
            partisans |= brief.kind == Kind::Part;
        }
        mover.gait.hq = mover.hq;
        mover.zone_bound = partisans && !self.partisans_may_leave(s);
        mover
    }

    pub(crate) fn obstacles(&self, s: &State, side: Side) -> Terrain {
        let enemy = self.presence_of(s, side.enemy());
        let zone = self.zone_around(&enemy.with_zone);
        let shunned = match self.options.opmove {
            OpMove::Adjacent => self.hexes_around(&enemy.units),
            OpMove::Zone => zone,
        };
        Terrain { enemy: enemy.occupied, zone, shunned }
    }

    /// A unit's allowance in half points; BPH-5.5c halves that of mobile units without supply, fractions down.
    pub fn allowance(&self, s: &State, unit: UnitId) -> u8 {
        let points = s.printed(unit, &self.data).movement;
        if self.is_slowed(s, unit) { points / 2 * 2 } else { points * 2 }
    }

    fn is_slowed(&self, s: &State, unit: UnitId) -> bool {
        s.unit(unit).supply == Supply::None && self.data.brief(unit).kind.is_mobile()
    }

    /// BPH-7.1c: a stack moves at the speed of its slowest unit.
    pub(crate) fn stack_allowance(&self, s: &State, units: &UnitSet) -> u8 {
        units.iter().map(|u| self.allowance(s, u)).min().unwrap_or(0)
    }

    /// BPH-7.2a: whether a river side costs nothing extra.
    pub fn is_bridged(&self, s: &State, side: Side, from: HexId, dir: Dir, to: HexId) -> bool {
        self.has_bridge(from, dir, to) && s.controls(side, from) && s.controls(side, to)
    }

    /// C41: whether a river side has a bridge, whoever holds its ends.
    pub(crate) fn has_bridge(&self, from: HexId, dir: Dir, to: HexId) -> bool {
        let map = &self.data.map;
        let town = self.options.bridges == Bridges::RailOrTown && (map.hex(from).town || map.hex(to).town);
        map.side(from, dir).rail || town
    }

    /// What a step costs in half points; nothing if it cannot be made at all (BPH-7.1a, 7.2a, 7.5a, 10.3b).
    #[inline]
    pub(crate) fn step_cost(
        &self,
        s: &State,
        mover: &Mover,
        from: HexId,
        dir: Dir,
        to: HexId,
        rail: bool,
    ) -> Option<u8> {
        let steps = &self.costs.table(mover.gait)[from.index()];
        let bit = 1 << dir.index();
        let depends = (steps.rail | steps.bridge) & bit != 0;
        let ours = depends && s.controls(mover.side, from) && s.controls(mover.side, to);
        let cost = if ours && rail && steps.rail & bit != 0 {
            self.data.terrain.rail
        } else if ours && steps.bridge & bit != 0 {
            steps.dry[dir.index()]
        } else {
            steps.wet[dir.index()]
        };
        (cost != NO_WAY).then_some(cost)
    }

    /// A search with the costs of a mover.
    pub(crate) fn reach(
        &self,
        s: &State,
        travel: Travel,
        start: HexId,
        budget: u8,
        ground: &Ground,
        wanted: Wanted<'_>,
    ) -> Reach {
        let grid = &self.data.map.grid;
        let mut found = Reach::default();
        self.costs.with_steps(grid, travel, &s.allied, |steps| {
            found.search(grid, start, budget, ground, wanted, |from| steps[from.index()]);
        });
        found
    }

    /// HOUSE-15.
    fn is_muddy(&self, turn: u8) -> bool {
        self.options.mud == Mud::On && matches!(turn, 3..=5 | 11..=12)
    }

    /// Ground this mover may not enter whatever it costs.
    fn closed(&self, mover: &Mover, terrain: &Terrain) -> HexSet {
        let map = &self.data.map;
        let mut closed = terrain.enemy;
        if mover.s_bound {
            closed = closed.union(&self.all_hexes.minus(&map.slovakia));
        }
        if mover.zone_bound {
            closed = closed.union(&self.all_hexes.minus(&map.uprising));
        }
        closed
    }

    pub(crate) fn march(&self, s: &State, units: &UnitSet) -> March {
        let mover = self.mover(s, units);
        March { mover, terrain: self.obstacles(s, mover.side), allowance: self.stack_allowance(s, units) }
    }

    /// Where the stack can go by ordinary movement.
    fn ordinary_reach(&self, s: &State, moving: &Moving, march: &March, wanted: Wanted<'_>) -> Reach {
        let mut found = Reach::default();
        self.look_ordinary(s, moving, march, wanted, &mut found);
        found
    }

    fn look_ordinary(&self, s: &State, moving: &Moving, march: &March, wanted: Wanted<'_>, found: &mut Reach) {
        let March { mover, terrain, allowance } = march;
        let left = allowance.saturating_sub(moving.spent);
        let ground = Ground { closed: self.closed(mover, terrain), stops: terrain.zone };
        let budget = if moving.stopped { 0 } else { left };
        let grid = &self.data.map.grid;
        self.costs.with_steps(grid, mover.travel(self.ordinary_rail(mover)), &s.allied, |steps| {
            found.search(grid, moving.at, budget, &ground, wanted, |from| {
                let mut costs = steps[from.index()];
                // Zones stop whoever enters them, so only the start can lie in one.
                if from == moving.at && terrain.zone.contains(from) {
                    for (dir, to) in grid.neighbours(from) {
                        if self.is_zone_to_zone(&terrain.zone, from, to) {
                            costs[dir.index()] = NO_WAY;
                        }
                    }
                }
                costs
            });
        });
    }

    /// C55: whether railways count for ordinary movement.
    fn ordinary_rail(&self, mover: &Mover) -> bool {
        self.options.rail_move == RailMove::All || mover.hq
    }

    /// Where it can go by operational movement (BPH-7.4): twice the points, never next to the enemy.
    fn operational_reach(&self, s: &State, moving: &Moving, march: &March, wanted: Wanted<'_>) -> Option<Reach> {
        let mut found = None;
        self.look_operational(s, moving, march, wanted, &mut found);
        found
    }

    fn look_operational(
        &self,
        s: &State,
        moving: &Moving,
        march: &March,
        wanted: Wanted<'_>,
        found: &mut Option<Reach>,
    ) {
        let March { mover, terrain, allowance } = march;
        let Some(spent) = moving.operational.filter(|_| !moving.stopped) else {
            *found = None;
            return;
        };
        let left = (allowance * 2).saturating_sub(spent);
        let closed = self.closed(mover, terrain).union(&terrain.shunned).union(&terrain.zone);
        let ground = Ground { closed, ..Ground::default() };
        let grid = &self.data.map.grid;
        let found = found.get_or_insert_default();
        self.costs.with_steps(grid, mover.travel(true), &s.allied, |steps| {
            found.search(grid, moving.at, left, &ground, wanted, |from| steps[from.index()]);
        });
    }

    /// Both searches, or those made last if nothing they depend on has changed.
    fn searches(&self, s: &State, moving: &Moving, march: &March) -> Rc<Searches> {
        self.last_searches(s, moving, march).unwrap_or_else(|| {
            let asked = Asked {
                costs: self.costs.clone(),
                rail_move: self.options.rail_move,
                moving: *moving,
                march: *march,
                allied: s.allied,
            };
            let mut found = LAST.take().map(|(_, done_with)| done_with).unwrap_or_default();
            self.search(s, moving, march, Rc::make_mut(&mut found));
            LAST.set(Some((asked, found.clone())));
            found
        })
    }

    fn last_searches(&self, s: &State, moving: &Moving, march: &March) -> Option<Rc<Searches>> {
        LAST.with_borrow(|last| {
            let (asked, found) = last.as_ref()?;
            let same = asked.moving == *moving
                && asked.march == *march
                && asked.allied == s.allied
                && asked.rail_move == self.options.rail_move
                && asked.costs.are_those_of(&self.costs);
            same.then(|| found.clone())
        })
    }

    fn search(&self, s: &State, moving: &Moving, march: &March, found: &mut Searches) {
        let March { mover, terrain, allowance } = march;
        let Searches { ordinary, operational } = found;
        self.look_operational(s, moving, march, Wanted::Everything, operational);
        match operational {
            // Steps cost the same either way: only ground next to the enemy is new to ordinary movement.
            Some(reach) if self.options.rail_move == RailMove::All && moving.operational == Some(moving.spent) => {
                let left = allowance.saturating_sub(moving.spent);
                let ground = Ground { closed: self.closed(mover, terrain), stops: terrain.zone };
                let edge = self.hexes_around(&terrain.shunned.union(&terrain.zone));
                let grid = &self.data.map.grid;
                self.costs.with_steps(grid, mover.travel(true), &s.allied, |steps| {
                    ordinary.reopen(reach, grid, left, &ground, &edge, |from| steps[from.index()]);
                });
            }
            _ => self.look_ordinary(s, moving, march, Wanted::Everything, ordinary),
        }
    }

    /// BPH-7.1b: the one hex every unit can move, whatever it costs.
    fn minimum_hexes(&self, s: &State, moving: &Moving, march: &March) -> HexSet {
        let March { mover, terrain, .. } = march;
        if moving.hexes > 0 || moving.spent > 0 || moving.stopped {
            return HexSet::EMPTY;
        }
        let grid = &self.data.map.grid;
        let closed = self.closed(mover, terrain);
        grid.neighbours(moving.at)
            .filter(|&(dir, to)| {
                !closed.contains(to)
                    && !self.is_zone_to_zone(&terrain.zone, moving.at, to)
                    && self.step_cost(s, mover, moving.at, dir, to, true).is_some()
            })
            .map(|(_, to)| to)
            .collect()
    }

    /// Every way on for a moving stack.
    pub(crate) fn ways(&self, s: &State, moving: &Moving) -> Ways {
        let march = self.march(s, &moving.units);
        let searches = self.searches(s, moving, &march);
        let minimum = self.minimum_hexes(s, moving, &march);
        let mut reached = searches.ordinary.set().union(&minimum);
        if let Some(reach) = &searches.operational {
            reached = reached.union(reach.set());
        }
        let stacks = self.stacks(s, march.mover.side, &moving.units);
        let ends = reached.intersection(&self.ends_for(&stacks, &moving.units));
        Ways { march, searches, minimum, ends, stacks }
    }

    /// Where a stack may end a leg if it gets there: where there is room, and not on ground outside the scenario, which
    /// is for passing only (HOUSE-13).
    fn ends_for(&self, stacks: &Stacks, units: &UnitSet) -> HexSet {
        self.data.scenario.open.minus(&self.refused_by(stacks, units))
    }

    /// Whether there is any way on: `ways` would have an end. Looks no further than the first it finds.
    pub(crate) fn has_any_way(&self, s: &State, moving: &Moving, march: &March) -> bool {
        let stacks = self.stacks(s, march.mover.side, &moving.units);
        let ends = self.ends_for(&stacks, &moving.units);
        let found = |reach: Reach| reach.set().meets(&ends);
        self.minimum_hexes(s, moving, march).meets(&ends)
            || self.operational_reach(s, moving, march, Wanted::AnyOf(&ends)).is_some_and(found)
            || found(self.ordinary_reach(s, moving, march, Wanted::AnyOf(&ends)))
    }

    pub(crate) fn list_moving(&self, s: &State, moving: &Moving, actions: &mut Vec<Action>) {
        actions.push(Action::Done);
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
        let targets: HexSet = self.mobile_attacks(s, moving).collect();
        actions.extend(targets.iter().map(|to| Action::MobileAttack(Hex(to))));
    }

    /// The hexes a stack can attack on the move.
    fn mobile_attacks<'a>(&'a self, s: &'a State, moving: &'a Moving) -> impl Iterator<Item = HexId> + 'a {
        // Most stacks have somebody who makes none at all.
        let may = moving.units.iter().all(|u| self.data.brief(u).kind == Kind::Column || self.makes_mobile_attacks(u));
        let enemy = if may { self.occupied(s, Side::Allied) } else { HexSet::EMPTY };
        let around = self.data.map.grid.neighbours(moving.at).map(|(_, to)| to).filter(move |&to| enemy.contains(to));
        around.filter(|&to| Quick::ask(|j| self.judge_mobile_attack(s, moving, to, j)))
    }

    /// Whether anything but `Done` is left for the stack.
    pub(crate) fn can_go_on(&self, s: &State, moving: &Moving, march: &March) -> bool {
        (!moving.stopped && self.has_way(s, moving, march)) || self.mobile_attacks(s, moving).next().is_some()
    }

    /// Whether a stack that has moved can make another leg. Mostly a look at the neighbours tells.
    fn has_way(&self, s: &State, moving: &Moving, march: &March) -> bool {
        let March { mover, terrain, allowance } = march;
        let closed = self.closed(mover, terrain);
        let rail = self.ordinary_rail(mover);
        let stacks = LazyCell::new(|| self.stacks(s, mover.side, &moving.units));
        let mut crowded = false;
        for (dir, to) in self.data.map.grid.neighbours(moving.at) {
            if closed.contains(to) || self.is_zone_to_zone(&terrain.zone, moving.at, to) {
                continue;
            }
            let cost = |rail| self.step_cost(s, mover, moving.at, dir, to, rail).unwrap_or(NO_WAY);
            let ordinary = cost(rail) <= allowance.saturating_sub(moving.spent);
            let operational = moving.operational.is_some_and(|spent| {
                cost(true) <= (allowance * 2).saturating_sub(spent) && !terrain.shunned.contains(to)
            });
            if ordinary || operational {
                let room = Quick::ask(|j| self.judge_stacking(&stacks, &moving.units, to, j));
                if room && self.data.scenario.open.contains(to) {
                    return true;
                }
                crowded = true;
            }
        }
        // Only hexes to pass through are next to it: what lies beyond?
        crowded && self.has_any_way(s, moving, march)
    }

    /// BPH-7.1d: a unit moves once in its side's movement phase.
    pub(crate) fn judge_select<J: Judge>(&self, s: &State, side: Side, unit: UnitId, j: &mut J) {
        let Some(data) = self.data.units.get(unit.index()) else {
            return j.forbid("BPH-7.1d", || Text::new("why-no-such-unit"));
        };
        if data.side != side {
            j.forbid("BPH-2.1b", || Text::new("why-not-your-unit").name("unit", data.id.clone()));
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
            if self.makes_mobile_attacks(unit) && moving.units.iter().any(|u| self.makes_mobile_attacks(u)) {
                j.forbid("BPH-7.3b", || Text::new("why-start-together").name("unit", self.unit_name(unit)));
            }
        }
        if moving.units.contains(unit) {
            j.forbid("PR-9", || Text::new("why-in-stack-already").name("unit", self.unit_name(unit)));
        }
        let mut joined = moving.units;
        joined.insert(unit);
        let mut group = None;
        for nation in
            joined.iter().filter(|&u| self.data.unit(u).kind != Kind::Column).map(|u| self.data.unit(u).nation)
        {
            if *group.get_or_insert(nation.stacking_group()) != nation.stacking_group() {
                j.forbid("BPH-4.1e", || {
                    Text::new("why-stack-nations")
                        .name("unit", self.unit_name(unit))
                        .name("hex", self.hex_name(moving.at))
                });
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
            if moving.fought {
                reasons.push(("BPH-7.3e", Text::new("why-only-attacks-left").name("hex", self.hex_name(moving.at))));
            }
        }
        let March { mover, terrain, .. } = &ways.march;
        if terrain.enemy.contains(to) {
            reasons.push(("BPH-7.1e", Text::new("why-enemy-there").name("hex", hex())));
        }
        if mover.s_bound && !map.slovakia.contains(to) {
            reasons.push(("HOUSE-10", Text::new("why-s-bound").name("hex", hex())));
        }
        if mover.zone_bound && !map.uprising.contains(to) {
            reasons.push(("BPH-12.2.1b", Text::new("why-partisans-bound").name("hex", hex())));
        }
        if !self.data.scenario.open.contains(to) {
            reasons.push(("HOUSE-13", Text::new("why-closed-row").name("hex", hex())));
        }
        if let Some(dir) = map.grid.dir(moving.at, to) {
            let water = map.side(moving.at, dir).water;
            if water == Water::Lake {
                reasons.push(("BPH-7.5a", Text::new("why-lake").name("hex", hex())));
            } else if water != Water::None && mover.hq && !map.side(moving.at, dir).rail {
                reasons.push(("BPH-10.3b", Text::new("why-hq-river").name("hex", hex())));
            }
            if self.is_zone_to_zone(&terrain.zone, moving.at, to) {
                let by = self.zone_makers(s, mover.side.enemy(), to);
                reasons.push(("BPH-3.2b", Text::new("why-zone-to-zone").name("hex", hex()).names("units", by)));
            }
        }
        if ways.reaches(to) {
            reasons.extend(self.why_no_room(&ways.stacks, &moving.units, to));
        }
        if reasons.is_empty() {
            // Would it get there if zones did not stop it?
            let free = March { terrain: Terrain { zone: HexSet::EMPTY, ..*terrain }, ..ways.march };
            let unhindered = self.ordinary_reach(s, moving, &free, Wanted::WayTo(to));
            if unhindered.cost(to).is_some() {
                reasons.push(("BPH-3.2a", Text::new("why-zone-in-the-way").name("hex", hex())));
            } else {
                let left = self.stack_allowance(s, &moving.units).saturating_sub(moving.spent);
                reasons.push(("BPH-7.1a", Text::new("why-too-far").name("hex", hex()).name("left", halves(left))));
                if mover.hq {
                    reasons.push(("BPH-10.3a", Text::new("why-hq-slow")));
                }
                for unit in moving.units.iter().filter(|&u| self.is_slowed(s, u)) {
                    reasons.push(("BPH-5.5c", Text::new("why-half-movement").name("unit", self.unit_name(unit))));
                }
                if moving.units.iter().any(|u| self.allowance(s, u) > left.saturating_add(moving.spent)) {
                    reasons.push(("BPH-7.1c", Text::new("why-slowest").names("units", self.names(&moving.units))));
                }
                if moving.operational.is_none() {
                    reasons.push(("BPH-7.4a", Text::new("why-not-operational").name("hex", self.hex_name(moving.at))));
                } else if terrain.shunned.contains(to) {
                    reasons.push(("BPH-7.4a", Text::new("why-operational-adjacent").name("hex", hex())));
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
            .filter(|&(_, n)| self.zone_around(&std::iter::once(n).collect()).contains(hex))
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

    /// BPH-7.4a: who stands next to the enemy as the phase begins will not move operationally.
    pub(crate) fn mark_faced(&self, s: &mut State, side: Side) {
        let shunned = self.obstacles(s, side).shunned;
        for &unit in self.data.of_side(side) {
            let yet_to_move = !s.unit(unit).marks.has(Marks::DONE);
            if yet_to_move && s.hex_of(unit).is_some_and(|hex| shunned.contains(hex)) {
                s.unit_mut(unit).marks.set(Marks::FACED);
            }
        }
    }

    pub(crate) fn select(&self, s: &mut State, unit: UnitId) {
        let Some(at) = s.hex_of(unit) else { return };
        let shunned = self.obstacles(s, self.data.brief(unit).side).shunned;
        let faced = s.unit(unit).marks.has(Marks::FACED);
        s.frames.push(Frame::Moving(setting_out(unit, at, !faced && !shunned.contains(at))));
    }

    pub(crate) fn join(&self, s: &mut State, unit: UnitId) {
        if let Some(Frame::Moving(moving)) = s.frames.last_mut() {
            moving.units.insert(unit);
        }
    }

    /// Moves the stack along the cheapest path; control of every hex it enters changes (HOUSE-9).
    pub(crate) fn move_to(&self, s: &mut State, mut moving: Moving, to: HexId, play: &mut Play<'_>) -> March {
        let march = self.march(s, &moving.units);
        let March { mover, terrain, .. } = &march;
        let path = self.path_to(s, &moving, &march, to);
        if path.is_empty() {
            // The one-hex minimum: everything is spent.
            moving.stopped = true;
            moving.operational = None;
            self.enter_hex(s, mover, &moving.units, moving.at, to, play);
        } else {
            let ordinary_rail = self.ordinary_rail(mover);
            let mut from = moving.at;
            for &next in &path {
                let Some(dir) = self.data.map.grid.dir(from, next) else { break };
                let cost = |rail| self.step_cost(s, mover, from, dir, next, rail).unwrap_or(0);
                let (ordinary, operational) = (cost(ordinary_rail), cost(true));
                moving.spent = moving.spent.saturating_add(ordinary);
                moving.operational = moving
                    .operational
                    .filter(|_| !terrain.shunned.contains(next) && !terrain.zone.contains(next))
                    .map(|spent| spent.saturating_add(operational));
                moving.stopped |= terrain.zone.contains(next);
                self.enter_hex(s, mover, &moving.units, from, next, play);
                from = next;
            }
        }
        moving.hexes = moving.hexes.saturating_add(path.len().max(1) as u8);
        moving.at = to;
        for unit in moving.units.iter() {
            s.unit_mut(unit).place = Place::Hex(to);
            s.unit_mut(unit).marks.set(Marks::MOVED);
        }
        if let Some(Frame::Moving(top)) = s.frames.last_mut() {
            *top = moving;
        }
        play.note(|| {
            Note::new(Text::new("log-move").names("units", self.names(&moving.units)).name("hex", self.hex_name(to)))
                .at(self.hex_name(to))
        });
        march
    }

    /// The cheapest path: by ordinary movement if the hex can be reached so, else by operational movement, else none.
    pub(crate) fn path_to(&self, s: &State, moving: &Moving, march: &March, to: HexId) -> Vec<HexId> {
        let grid = &self.data.map.grid;
        let known = self.last_searches(s, moving, march);
        if known.as_ref().is_none_or(|k| k.ordinary.set().contains(to)) {
            let ordinary = self.ordinary_reach(s, moving, march, Wanted::WayTo(to));
            if ordinary.set().contains(to) {
                return ordinary.path(grid, to);
            }
        }
        match known {
            Some(known) => known.operational.as_ref().map_or_else(Vec::new, |reach| reach.path(grid, to)),
            None => {
                let operational = self.operational_reach(s, moving, march, Wanted::WayTo(to));
                operational.map_or_else(Vec::new, |reach| reach.path(grid, to))
            }
        }
    }

    /// What passing a hex does: control changes, and the Margarethe line may be cancelled (BPH-8.7d).
    pub(crate) fn enter_hex(
        &self,
        s: &mut State,
        mover: &Mover,
        units: &UnitSet,
        from: HexId,
        to: HexId,
        play: &mut Play<'_>,
    ) {
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

    /// BPH-7.3a.
    fn makes_mobile_attacks(&self, unit: UnitId) -> bool {
        let data = self.data.brief(unit);
        data.nation == Nation::De && matches!(data.kind, Kind::Pz | Kind::Mech)
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
            if !self.makes_mobile_attacks(unit) {
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
        if fighters > self.attacks_left(s, moving.at) {
            let unit = moving.units.iter().next().map(|u| self.unit_name(u)).unwrap_or_default();
            j.forbid("BPH-4.2a", || Text::new("why-surplus-attacks").name("unit", unit));
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
                let clause = if moving.units.iter().any(|u| self.data.unit(u).kind == Kind::Column) {
                    "BPH-7.3g"
                } else {
                    "BPH-7.3c"
                };
                j.forbid(clause, || {
                    Text::new("why-mobile-cost")
                        .name("cost", halves(cost))
                        .name("left", halves(if spent_all { 0 } else { left }))
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
    pub march: March,
    pub searches: Rc<Searches>,
    pub minimum: HexSet,
    /// Where the stack may end a leg.
    pub ends: HexSet,
    stacks: Stacks,
}

impl Ways {
    fn reaches(&self, hex: HexId) -> bool {
        self.searches.ordinary.set().contains(hex)
            || self.minimum.contains(hex)
            || self.searches.operational.as_ref().is_some_and(|r| r.set().contains(hex))
    }

    /// What it costs to get to a hex in half points, and whether operationally; nothing for the one-hex minimum.
    pub fn cost(&self, hex: HexId) -> Option<(u8, bool)> {
        if self.searches.ordinary.set().contains(hex) {
            return self.searches.ordinary.cost(hex).map(|c| (c, false));
        }
        self.searches.operational.as_ref().and_then(|r| r.cost(hex)).map(|c| (c, true))
    }
}

/// One unit taken up where it stands.
pub(crate) fn setting_out(unit: UnitId, at: HexId, operational: bool) -> Moving {
    let operational = operational.then_some(0);
    Moving { units: UnitSet::one(unit), at, spent: 0, operational, hexes: 0, stopped: false, fought: false }
}

/// Half points as people write them: 5 is "2½".
pub fn halves(points: u8) -> String {
    match (points / 2, points % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}
