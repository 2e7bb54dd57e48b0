//! Chapter 7: movement. A unit or stack is taken up, others may join, and it goes from hex to hex while it has points.
//! Costs are counted in half movement points.

mod mobile_attack;

use crate::Rules;
use crate::options::*;
use crate::rules::costs::{Costs, Gait, Rails, Travel, steps_in_all_rows};
use crate::rules::stacking::Stacks;
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
    /// HOUSE-9: control of a hex changes when a unit enters it, before the next step is paid for.
    pub(crate) fn claims(&self) -> bool {
        !self.only_columns
    }

    pub(crate) fn travel(&self, rails: Rails) -> Travel {
        Travel { gait: self.gait, side: self.side, rails, claims: self.claims() }
    }
}

impl Rules {
    pub(crate) fn mover(&self, state: &State, units: &UnitSet) -> Mover {
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
            mover.gait.muddy |= brief.kind.is_armour() && self.is_muddy(state.turn);
            mover.hq |= brief.kind == Kind::Hq;
            mover.s_bound |= self.is_s_bound(state, unit);
            mover.only_columns &= brief.kind == Kind::Column;
            partisans |= brief.kind == Kind::Part;
        }
        mover.gait.hq = mover.hq;
        mover.zone_bound = partisans && !self.partisans_may_leave(state);
        mover
    }

    /// HOUSE-10: a unit marked S while there are partisans.
    pub(crate) fn is_s_bound(&self, state: &State, unit: UnitId) -> bool {
        self.data.brief(unit).s_mark && state.s_units == SUnits::Bound
    }

    pub(crate) fn obstacles(&self, state: &State, side: Side) -> Terrain {
        let enemy = self.presence_of(state, side.enemy());
        let zone = self.zone_around(&enemy.with_zone);
        let shunned = match self.options.opmove {
            OpMove::Adjacent => self.hexes_around(&enemy.units),
            OpMove::Zone => zone,
        };
        Terrain { enemy: enemy.occupied, zone, shunned }
    }

    /// A unit's allowance in half points; BPH-5.5c halves that of mobile units without supply, fractions down.
    pub fn allowance(&self, state: &State, unit: UnitId) -> u8 {
        let points = state.printed(unit, &self.data).movement;
        if self.is_slowed(state, unit) { points / 2 * 2 } else { points * 2 }
    }

    fn is_slowed(&self, state: &State, unit: UnitId) -> bool {
        state.unit(unit).supply == Supply::None && self.data.brief(unit).kind.is_mobile()
    }

    /// BPH-7.1c: a stack moves at the speed of its slowest unit.
    pub(crate) fn stack_allowance(&self, state: &State, units: &UnitSet) -> u8 {
        units.iter().map(|u| self.allowance(state, u)).min().unwrap_or(0)
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
        state: &State,
        mover: &Mover,
        from: HexId,
        dir: Dir,
        to: HexId,
        rails: Rails,
    ) -> Option<u8> {
        let steps = &self.costs.table(mover.gait)[from.index()];
        let bit = 1 << dir.index();
        let depends = (steps.rail | steps.bridge) & bit != 0;
        let ours = depends && self.holds_both_ends(state, mover, from, to);
        let cost = if ours && rails == Rails::Used && steps.rail & bit != 0 {
            self.data.terrain.rail
        } else if ours && steps.bridge & bit != 0 {
            steps.dry[dir.index()]
        } else {
            steps.wet[dir.index()]
        };
        (cost != NO_WAY).then_some(cost)
    }

    /// Whether a step runs along a railway that the mover can use, if railways count for it.
    pub(crate) fn goes_by_rail(&self, state: &State, mover: &Mover, from: HexId, dir: Dir, to: HexId) -> bool {
        let rail = self.costs.table(mover.gait)[from.index()].rail & (1 << dir.index()) != 0;
        rail && self.holds_both_ends(state, mover, from, to)
    }

    /// BPH-7.2a, HOUSE-9: a mover that claims hexes has the near end already.
    fn holds_both_ends(&self, state: &State, mover: &Mover, from: HexId, to: HexId) -> bool {
        (mover.claims() || state.controls(mover.side, from)) && state.controls(mover.side, to)
    }

    /// A search with the costs of a mover.
    pub(crate) fn reach(
        &self,
        state: &State,
        travel: Travel,
        start: HexId,
        budget: u8,
        ground: &Ground,
        wanted: Wanted<'_>,
    ) -> Reach {
        let grid = &self.data.map.grid;
        let mut found = Reach::default();
        self.costs.with_steps(grid, travel, &state.allied, |steps| {
            found.search(grid, start, budget, ground, wanted, |from| steps[from.index()]);
        });
        found
    }

    /// HOUSE-15.
    fn is_muddy(&self, turn: u8) -> bool {
        self.options.mud == Mud::On && self.data.mud.contains(&turn)
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

    pub(crate) fn march(&self, state: &State, units: &UnitSet) -> March {
        let mover = self.mover(state, units);
        March { mover, terrain: self.obstacles(state, mover.side), allowance: self.stack_allowance(state, units) }
    }

    /// Where the stack can go by ordinary movement.
    fn ordinary_reach(&self, state: &State, moving: &Moving, march: &March, wanted: Wanted<'_>) -> Reach {
        let mut found = Reach::default();
        self.look_ordinary(state, moving, march, wanted, &mut found);
        found
    }

    fn look_ordinary(&self, state: &State, moving: &Moving, march: &March, wanted: Wanted<'_>, found: &mut Reach) {
        let travel = march.mover.travel(self.ordinary_rails(&march.mover));
        self.costs.with_steps(&self.data.map.grid, travel, &state.allied, |steps| {
            self.search_ordinary(moving, march, wanted, found, |from| steps[from.index()]);
        });
    }

    fn search_ordinary(
        &self,
        moving: &Moving,
        march: &March,
        wanted: Wanted<'_>,
        found: &mut Reach,
        steps: impl Fn(HexId) -> [u8; 6],
    ) {
        let March { mover, terrain, allowance } = march;
        let ground = Ground { closed: self.closed(mover, terrain), stops: terrain.zone };
        let budget = if moving.stopped { 0 } else { allowance.saturating_sub(moving.spent) };
        let grid = &self.data.map.grid;
        found.search(grid, moving.at, budget, &ground, wanted, |from| {
            let mut costs = steps(from);
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
    }

    /// C55: whether railways count for ordinary movement.
    pub(crate) fn ordinary_rails(&self, mover: &Mover) -> Rails {
        if mover.hq { Rails::Used } else { self.rails() }
    }

    /// C55: whether railways count for whoever is no headquarters and does not move operationally.
    pub(crate) fn rails(&self) -> Rails {
        match self.options.rail_move {
            RailMove::All => Rails::Used,
            RailMove::OpAndHq => Rails::Unused,
        }
    }

    /// Where it can go by operational movement (BPH-7.4): twice the points, never next to the enemy.
    fn operational_reach(&self, state: &State, moving: &Moving, march: &March, wanted: Wanted<'_>) -> Option<Reach> {
        let mut found = None;
        self.look_operational(state, moving, march, wanted, &mut found);
        found
    }

    fn look_operational(
        &self,
        state: &State,
        moving: &Moving,
        march: &March,
        wanted: Wanted<'_>,
        found: &mut Option<Reach>,
    ) {
        let travel = march.mover.travel(Rails::Used);
        self.costs.with_steps(&self.data.map.grid, travel, &state.allied, |steps| {
            self.search_operational(moving, march, wanted, found, |from| steps[from.index()]);
        });
    }

    fn search_operational(
        &self,
        moving: &Moving,
        march: &March,
        wanted: Wanted<'_>,
        found: &mut Option<Reach>,
        steps: impl Fn(HexId) -> [u8; 6],
    ) {
        let March { mover, terrain, allowance } = march;
        let Some(spent) = moving.operational.filter(|_| !moving.stopped) else {
            *found = None;
            return;
        };
        let left = (allowance * 2).saturating_sub(spent);
        let closed = self.closed(mover, terrain).union(&terrain.shunned).union(&terrain.zone);
        let ground = Ground { closed, ..Ground::default() };
        found.get_or_insert_default().search(&self.data.map.grid, moving.at, left, &ground, wanted, steps);
    }

    /// HOUSE-13: whether the stack would get to a hex if it could pass through the closed rows.
    fn is_beyond_closed_rows(&self, state: &State, moving: &Moving, march: &March, to: HexId) -> bool {
        if self.data.scenario.open == self.all_hexes {
            return false;
        }
        let steps = |rails: Rails| {
            let travel = march.mover.travel(rails);
            move |from: HexId| steps_in_all_rows(&self.data, &self.options, travel, &state.allied, from)
        };
        let mut ordinary = Reach::default();
        let rails = self.ordinary_rails(&march.mover);
        self.search_ordinary(moving, march, Wanted::WayTo(to), &mut ordinary, steps(rails));
        let mut operational = None;
        self.search_operational(moving, march, Wanted::WayTo(to), &mut operational, steps(Rails::Used));
        ordinary.cost(to).is_some() || operational.is_some_and(|reach| reach.cost(to).is_some())
    }

    /// Both searches, or those made last if nothing they depend on has changed.
    fn searches(&self, state: &State, moving: &Moving, march: &March) -> Rc<Searches> {
        self.last_searches(state, moving, march).unwrap_or_else(|| {
            let asked = Asked {
                costs: self.costs.clone(),
                rail_move: self.options.rail_move,
                moving: *moving,
                march: *march,
                allied: state.allied,
            };
            let mut found = LAST.take().map(|(_, done_with)| done_with).unwrap_or_default();
            self.search(state, moving, march, Rc::make_mut(&mut found));
            LAST.set(Some((asked, found.clone())));
            found
        })
    }

    fn last_searches(&self, state: &State, moving: &Moving, march: &March) -> Option<Rc<Searches>> {
        LAST.with_borrow(|last| {
            let (asked, found) = last.as_ref()?;
            let same = asked.moving == *moving
                && asked.march == *march
                && asked.allied == state.allied
                && asked.rail_move == self.options.rail_move
                && asked.costs.are_those_of(&self.costs);
            same.then(|| found.clone())
        })
    }

    fn search(&self, state: &State, moving: &Moving, march: &March, found: &mut Searches) {
        let March { mover, terrain, allowance } = march;
        let Searches { ordinary, operational } = found;
        self.look_operational(state, moving, march, Wanted::Everything, operational);
        match operational {
            // Steps cost the same either way: only ground next to the enemy is new to ordinary movement.
            Some(reach) if self.options.rail_move == RailMove::All && moving.operational == Some(moving.spent) => {
                let left = allowance.saturating_sub(moving.spent);
                let ground = Ground { closed: self.closed(mover, terrain), stops: terrain.zone };
                let edge = self.hexes_around(&terrain.shunned.union(&terrain.zone));
                let grid = &self.data.map.grid;
                self.costs.with_steps(grid, mover.travel(Rails::Used), &state.allied, |steps| {
                    ordinary.reopen(reach, grid, left, &ground, &edge, |from| steps[from.index()]);
                });
            }
            _ => self.look_ordinary(state, moving, march, Wanted::Everything, ordinary),
        }
    }

    /// BPH-7.1b: the one hex every unit can move, whatever it costs.
    fn minimum_hexes(&self, state: &State, moving: &Moving, march: &March) -> HexSet {
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
                    && self.step_cost(state, mover, moving.at, dir, to, Rails::Used).is_some()
            })
            .map(|(_, to)| to)
            .collect()
    }

    /// Every way on for a moving stack.
    pub(crate) fn ways(&self, state: &State, moving: &Moving) -> Ways {
        let march = self.march(state, &moving.units);
        let searches = self.searches(state, moving, &march);
        let minimum = self.minimum_hexes(state, moving, &march);
        let mut reached = searches.ordinary.set().union(&minimum);
        if let Some(reach) = &searches.operational {
            reached = reached.union(reach.set());
        }
        let stacks = self.stacks(state, march.mover.side, &moving.units);
        let ends = reached.intersection(&self.ends_for(&stacks, &moving.units));
        Ways { march, searches, minimum, ends, stacks }
    }

    /// Where a stack may end a leg if it gets there: where there is room, and not in the closed rows (HOUSE-13).
    fn ends_for(&self, stacks: &Stacks, units: &UnitSet) -> HexSet {
        self.data.scenario.open.minus(&self.refused_by(stacks, units))
    }

    /// Whether there is any way on: `ways` would have an end. Looks no further than the first it finds.
    pub(crate) fn has_any_way(&self, state: &State, moving: &Moving, march: &March) -> bool {
        let stacks = self.stacks(state, march.mover.side, &moving.units);
        let ends = self.ends_for(&stacks, &moving.units);
        let found = |reach: Reach| reach.set().meets(&ends);
        self.minimum_hexes(state, moving, march).meets(&ends)
            || self.operational_reach(state, moving, march, Wanted::AnyOf(&ends)).is_some_and(found)
            || found(self.ordinary_reach(state, moving, march, Wanted::AnyOf(&ends)))
    }

    /// The hexes a stack can attack on the move.
    pub(crate) fn mobile_attacks<'a>(
        &'a self,
        state: &'a State,
        moving: &'a Moving,
    ) -> impl Iterator<Item = HexId> + 'a {
        // Most stacks have somebody who makes none at all.
        let may = moving.units.iter().all(|u| self.data.brief(u).kind == Kind::Column || self.makes_mobile_attacks(u));
        let enemy = if may { self.occupied(state, Side::Allied) } else { HexSet::EMPTY };
        let around = self.data.map.grid.neighbours(moving.at).map(|(_, to)| to).filter(move |&to| enemy.contains(to));
        around.filter(|&to| Quick::ask(|judge| self.judge_mobile_attack(state, moving, to, judge)))
    }

    /// Whether anything but `Done` is left for the stack.
    pub(crate) fn can_go_on(&self, state: &State, moving: &Moving, march: &March) -> bool {
        (!moving.stopped && self.has_way(state, moving, march)) || self.mobile_attacks(state, moving).next().is_some()
    }

    /// Whether a stack that has moved can make another leg. Mostly a look at the neighbours tells.
    fn has_way(&self, state: &State, moving: &Moving, march: &March) -> bool {
        let March { mover, terrain, allowance } = march;
        let closed = self.closed(mover, terrain);
        let rails = self.ordinary_rails(mover);
        let stacks = LazyCell::new(|| self.stacks(state, mover.side, &moving.units));
        let mut crowded = false;
        for (dir, to) in self.data.map.grid.neighbours(moving.at) {
            if closed.contains(to) || self.is_zone_to_zone(&terrain.zone, moving.at, to) {
                continue;
            }
            let cost = |rails| self.step_cost(state, mover, moving.at, dir, to, rails).unwrap_or(NO_WAY);
            let ordinary = cost(rails) <= allowance.saturating_sub(moving.spent);
            let operational = moving.operational.is_some_and(|spent| {
                cost(Rails::Used) <= (allowance * 2).saturating_sub(spent) && !terrain.shunned.contains(to)
            });
            if ordinary || operational {
                let room = Quick::ask(|judge| self.judge_stacking(&stacks, &moving.units, to, judge));
                if room && self.data.scenario.open.contains(to) {
                    return true;
                }
                crowded = true;
            }
        }
        // Only hexes to pass through are next to it: what lies beyond?
        crowded && self.has_any_way(state, moving, march)
    }

    /// BPH-7.1d: a unit moves once in its side's movement phase.
    pub(crate) fn judge_select<J: Judge>(&self, state: &State, side: Side, unit: UnitId, judge: &mut J) {
        let data = self.data.unit(unit);
        if data.side != side {
            judge.forbid(clause!("BPH-2.1b"), || Text::new("why-not-your-unit").name("unit", data.id.clone()));
        }
        if state.hex_of(unit).is_none() {
            judge.forbid(clause!("BPH-7.1d"), || Text::new("why-not-on-map").name("unit", data.id.clone()));
        } else if state.unit(unit).marks.has(Marks::DONE) {
            judge.forbid(clause!("BPH-7.1d"), || Text::new("why-moved-already").name("unit", data.id.clone()));
        }
    }

    /// PR-9: a stack starts and ends together.
    pub(crate) fn judge_join<J: Judge>(&self, state: &State, moving: &Moving, unit: UnitId, judge: &mut J) {
        let side = self.mover(state, &moving.units).side;
        self.judge_select(state, side, unit, judge);
        if !judge.allows() {
            return;
        }
        if state.hex_of(unit) != Some(moving.at) || moving.hexes > 0 || moving.fought {
            judge.forbid(clause!("PR-9"), || Text::new("why-start-together").name("unit", self.unit_name(unit)));
            if self.makes_mobile_attacks(unit) && moving.units.iter().any(|u| self.makes_mobile_attacks(u)) {
                judge
                    .forbid(clause!("BPH-7.3b"), || Text::new("why-start-together").name("unit", self.unit_name(unit)));
            }
        }
        if moving.units.contains(unit) {
            judge.forbid(clause!("PR-9"), || Text::new("why-in-stack-already").name("unit", self.unit_name(unit)));
        }
        let mut joined = moving.units;
        joined.insert(unit);
        let mut group = None;
        for nation in
            joined.iter().filter(|&u| self.data.unit(u).kind != Kind::Column).map(|u| self.data.unit(u).nation)
        {
            if *group.get_or_insert(nation.stacking_group()) != nation.stacking_group() {
                judge.forbid(clause!("BPH-4.1e"), || {
                    Text::new("why-stack-nations")
                        .name("unit", self.unit_name(unit))
                        .name("hex", self.hex_name(moving.at))
                });
                break;
            }
        }
    }

    /// Whether a stack can end a leg in a hex: where its search does not come to an end, every rule that bars the way.
    pub(crate) fn judge_move<J: Judge>(&self, state: &State, moving: &Moving, ways: &Ways, to: HexId, judge: &mut J) {
        if ways.ends.contains(to) {
            return;
        }
        let March { mover, terrain, .. } = &ways.march;
        if to == moving.at {
            return judge.forbid(clause!("BPH-7.1a"), || Text::new("why-already-there").name("hex", self.hex_name(to)));
        }
        if moving.stopped {
            let here = || self.hex_name(moving.at);
            judge.forbid(clause!("BPH-3.2a"), || Text::new("why-stopped").name("hex", here()));
            if moving.fought {
                judge.forbid(clause!("BPH-7.3e"), || Text::new("why-only-attacks-left").name("hex", here()));
            }
        }
        if terrain.enemy.contains(to) {
            judge.forbid(clause!("BPH-7.1e"), || Text::new("why-enemy-there").name("hex", self.hex_name(to)));
        }
        self.judge_ground(mover, to, judge);
        self.judge_step(state, moving, &ways.march, to, judge);
        if ways.reaches(to) {
            self.judge_stacking(&ways.stacks, &moving.units, to, judge);
        }
        if judge.allows() {
            self.judge_distance(state, moving, &ways.march, to, judge);
        }
    }

    /// Ground that is closed to a mover wherever it comes from (HOUSE-10, BPH-12.2.1b, HOUSE-13).
    pub(crate) fn judge_ground<J: Judge>(&self, mover: &Mover, to: HexId, judge: &mut J) {
        let map = &self.data.map;
        if mover.s_bound && !map.slovakia.contains(to) {
            judge.forbid(clause!("HOUSE-10"), || Text::new("why-s-bound").name("hex", self.hex_name(to)));
        }
        if mover.zone_bound && !map.uprising.contains(to) {
            judge.forbid(clause!("BPH-12.2.1b"), || Text::new("why-partisans-bound").name("hex", self.hex_name(to)));
        }
        if !self.data.scenario.open.contains(to) {
            judge.forbid(clause!("HOUSE-13"), || Text::new("why-closed-row").name("hex", self.hex_name(to)));
        }
    }

    /// What bars the step to a neighbouring hex: a lake, a river before a headquarters, the enemy's zones.
    fn judge_step<J: Judge>(&self, state: &State, moving: &Moving, march: &March, to: HexId, judge: &mut J) {
        let map = &self.data.map;
        let March { mover, terrain, .. } = march;
        let Some(dir) = map.grid.dir(moving.at, to) else { return };
        let side = map.side(moving.at, dir);
        if side.water == Water::Lake {
            judge.forbid(clause!("BPH-7.5a"), || Text::new("why-lake").name("hex", self.hex_name(to)));
        } else if side.water != Water::None && mover.hq && !side.rail {
            judge.forbid(clause!("BPH-10.3b"), || Text::new("why-hq-river").name("hex", self.hex_name(to)));
        }
        if self.is_zone_to_zone(&terrain.zone, moving.at, to) {
            judge.forbid(clause!("BPH-3.2b"), || {
                let by = self.zone_makers(state, mover.side.enemy(), to);
                Text::new("why-zone-to-zone").name("hex", self.hex_name(to)).names("units", by)
            });
        }
    }

    /// A hex that is open and still not reached: a zone or the closed rows lie in the way, or it is too far.
    fn judge_distance<J: Judge>(&self, state: &State, moving: &Moving, march: &March, to: HexId, judge: &mut J) {
        let hex = || self.hex_name(to);
        let free = March { terrain: Terrain { zone: HexSet::EMPTY, ..march.terrain }, ..*march };
        if self.ordinary_reach(state, moving, &free, Wanted::WayTo(to)).cost(to).is_some() {
            return judge.forbid(clause!("BPH-3.2a"), || Text::new("why-zone-in-the-way").name("hex", hex()));
        }
        if self.is_beyond_closed_rows(state, moving, march, to) {
            return judge.forbid(clause!("HOUSE-13"), || Text::new("why-closed-rows-between").name("hex", hex()));
        }
        let left = self.points_left(state, moving);
        judge.forbid(clause!("BPH-7.1a"), || Text::new("why-too-far").name("hex", hex()).name("left", halves(left)));
        if march.mover.hq {
            judge.forbid(clause!("BPH-10.3a"), || Text::new("why-hq-slow"));
        }
        for unit in moving.units.iter().filter(|&unit| self.is_slowed(state, unit)) {
            judge.forbid(clause!("BPH-5.5c"), || Text::new("why-half-movement").name("unit", self.unit_name(unit)));
        }
        if moving.units.iter().any(|unit| self.allowance(state, unit) > left.saturating_add(moving.spent)) {
            judge.forbid(clause!("BPH-7.1c"), || Text::new("why-slowest").names("units", self.names(&moving.units)));
        }
        if moving.operational.is_none() {
            let here = || self.hex_name(moving.at);
            judge.forbid(clause!("BPH-7.4a"), || Text::new("why-not-operational").name("hex", here()));
        } else if march.terrain.shunned.contains(to) {
            judge.forbid(clause!("BPH-7.4a"), || Text::new("why-operational-adjacent").name("hex", hex()));
        }
    }

    /// The enemy units whose zone reaches a hex.
    pub(crate) fn zone_makers(&self, state: &State, side: Side, hex: HexId) -> Vec<String> {
        let around: Vec<HexId> = self
            .data
            .map
            .grid
            .neighbours(hex)
            .filter(|&(_, n)| self.zone_around(&std::iter::once(n).collect()).contains(hex))
            .map(|(_, n)| n)
            .collect();
        state
            .on_map()
            .filter(|&(u, h)| {
                let data = self.data.unit(u);
                data.side == side && data.kind.has_zone() && around.contains(&h)
            })
            .map(|(u, _)| self.unit_name(u))
            .collect()
    }

    /// BPH-7.4a: who stands next to the enemy as the phase begins will not move operationally.
    pub(crate) fn mark_faced(&self, state: &mut State, side: Side) {
        let shunned = self.obstacles(state, side).shunned;
        for &unit in self.data.of_side(side) {
            let yet_to_move = !state.unit(unit).marks.has(Marks::DONE);
            if yet_to_move && state.hex_of(unit).is_some_and(|hex| shunned.contains(hex)) {
                state.unit_mut(unit).marks.set(Marks::FACED);
            }
        }
    }

    /// A unit taken up where it stands; nothing if it is not on the map.
    pub(crate) fn take_up(&self, state: &State, unit: UnitId) -> Option<Moving> {
        let at = state.hex_of(unit)?;
        let shunned = self.obstacles(state, self.data.brief(unit).side).shunned;
        let near = state.unit(unit).marks.has(Marks::FACED) || shunned.contains(at);
        Some(setting_out(unit, at, if near { Rate::Ordinary } else { Rate::Operational }))
    }

    /// Half points a stack has left at the ordinary rate.
    pub(crate) fn points_left(&self, state: &State, moving: &Moving) -> u8 {
        self.stack_allowance(state, &moving.units).saturating_sub(moving.spent)
    }

    /// Moves the stack along the cheapest path; control of every hex it enters changes (HOUSE-9). The stack stays in
    /// hand if it can go on.
    pub(crate) fn make_leg(&self, state: &mut State, mut moving: Moving, to: HexId, play: &mut Play<'_>) {
        let march = self.march(state, &moving.units);
        let path = self.path_to(state, &moving, &march, to);
        let minimum = [to];
        let passed: &[HexId] = if path.is_empty() { &minimum } else { &path };
        self.note_way("log-moved", &moving.units, moving.at, passed, play);
        if path.is_empty() {
            // The one-hex minimum: everything is spent.
            moving.stopped = true;
            moving.operational = None;
            self.enter_hex(state, &march.mover, &moving.units, moving.at, to, play);
        } else {
            self.follow(state, &mut moving, &march, &path, play);
        }
        moving.hexes = moving.hexes.saturating_add(path.len().max(1) as u8);
        moving.at = to;
        for unit in moving.units.iter() {
            state.unit_mut(unit).place = Place::Hex(to);
            state.unit_mut(unit).marks.set(Marks::MOVED);
        }
        self.go_on(state, moving, Some(march), play);
    }

    /// Tells who went from where to where, and by which hexes.
    pub(crate) fn note_way(
        &self,
        key: &'static str,
        units: &UnitSet,
        from: HexId,
        passed: &[HexId],
        play: &mut Play<'_>,
    ) {
        let to = passed.last().copied().unwrap_or(from);
        play.note(|| {
            let text = Text::new(key).names("units", self.names(units)).number("n", units.len() as i64);
            let text = text.text("from", self.place_text(from)).text("to", self.place_text(to));
            let way = std::iter::once(&from).chain(passed).map(|&hex| self.hex_name(hex));
            Note::new(text).at(self.hex_name(to)).way(way)
        });
    }

    /// A town or a hex that is worth something has changed hands.
    fn note_taken(&self, side: Side, hex: HexId, play: &mut Play<'_>) {
        let has_town = self.data.map.towns.iter().any(|town| town.hex == hex);
        let points = || self.valuable_hexes().into_iter().find(|(of, _)| *of == hex).map_or(0, |(_, points)| points);
        if has_town {
            play.note(|| {
                let text = Text::new("log-taken").word("side", side.word()).text("town", self.place_text(hex));
                Note::new(text.number("points", points())).at(self.hex_name(hex))
            });
        }
    }

    /// Pays for the steps of a path and enters its hexes.
    fn follow(&self, state: &mut State, moving: &mut Moving, march: &March, path: &[HexId], play: &mut Play<'_>) {
        let March { mover, terrain, .. } = march;
        let ordinary_rails = self.ordinary_rails(mover);
        let mut from = moving.at;
        for &next in path {
            let Some(dir) = self.data.map.grid.dir(from, next) else { break };
            let cost = |rails| self.step_cost(state, mover, from, dir, next, rails).unwrap_or(0);
            let (ordinary, operational) = (cost(ordinary_rails), cost(Rails::Used));
            moving.spent = moving.spent.saturating_add(ordinary);
            moving.operational = moving
                .operational
                .filter(|_| !terrain.shunned.contains(next) && !terrain.zone.contains(next))
                .map(|spent| spent.saturating_add(operational));
            moving.stopped |= terrain.zone.contains(next);
            self.enter_hex(state, mover, &moving.units, from, next, play);
            from = next;
        }
    }

    /// A stack that has moved or fought stays in hand if anything is left for it. Whoever has just made a leg knows the
    /// ground already: the enemy stands where he stood.
    pub(crate) fn go_on(&self, state: &mut State, moving: Moving, leg: Option<March>, play: &mut Play<'_>) {
        // A corps that comes next to partisans frees them at once, perhaps those in hand.
        self.release_partisans(state, play);
        let march = match leg {
            Some(leg) => March { mover: self.mover(state, &moving.units), ..leg },
            None => self.march(state, &moving.units),
        };
        if self.can_go_on(state, &moving, &march) {
            state.frames.push(Frame::Moving(moving));
        } else {
            self.finish_move(state, &moving);
        }
    }

    /// HOUSE-13: a stack that entered in the closed rows must leave them when it is taken up.
    pub(crate) fn judge_finish_move<J: Judge>(&self, state: &State, moving: &Moving, judge: &mut J) {
        let closed = !self.data.scenario.open.contains(moving.at);
        if closed && self.has_any_way(state, moving, &self.march(state, &moving.units)) {
            let units = || self.names(&moving.units);
            judge.forbid(clause!("HOUSE-13"), || Text::new("why-must-leave-row").names("unit", units()));
        }
    }

    /// The cheapest path: by ordinary movement if the hex can be reached so, else by operational movement, else none.
    pub(crate) fn path_to(&self, state: &State, moving: &Moving, march: &March, to: HexId) -> Vec<HexId> {
        let grid = &self.data.map.grid;
        let known = self.last_searches(state, moving, march);
        if known.as_ref().is_none_or(|k| k.ordinary.set().contains(to)) {
            let ordinary = self.ordinary_reach(state, moving, march, Wanted::WayTo(to));
            if ordinary.set().contains(to) {
                return ordinary.path(grid, to);
            }
        }
        match known {
            Some(known) => known.operational.as_ref().map_or_else(Vec::new, |reach| reach.path(grid, to)),
            None => {
                let operational = self.operational_reach(state, moving, march, Wanted::WayTo(to));
                operational.map_or_else(Vec::new, |reach| reach.path(grid, to))
            }
        }
    }

    /// What passing a hex does: control changes, and the Margarethe line may be cancelled (BPH-8.7d).
    pub(crate) fn enter_hex(
        &self,
        state: &mut State,
        mover: &Mover,
        units: &UnitSet,
        from: HexId,
        to: HexId,
        play: &mut Play<'_>,
    ) {
        if mover.claims() && state.allied.contains(to) != (mover.side == Side::Allied) {
            state.allied.set(to, mover.side == Side::Allied);
            self.note_taken(mover.side, to, play);
        }
        let crosses = mover.side == Side::Allied
            && units.iter().any(|u| self.data.unit(u).kind != Kind::Column)
            && self.data.map.between(from, to).is_some_and(|side| self.is_margarethe(side.line));
        if crosses && state.margarethe == Margarethe::Unfinished {
            state.margarethe = Margarethe::Never;
            play.note(|| Note::new(Text::new("log-margarethe-never")).at(self.hex_name(to)));
        }
    }

    pub(crate) fn is_margarethe(&self, line: u8) -> bool {
        line > 0 && self.data.map.lines[usize::from(line) - 1].name == "margarethe"
    }

    /// The stack's move is over.
    pub(crate) fn finish_move(&self, state: &mut State, moving: &Moving) {
        for unit in moving.units.iter() {
            state.unit_mut(unit).marks.set(Marks::DONE);
        }
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

    /// What it costs to get to a hex in half points; nothing for the one-hex minimum.
    pub fn cost(&self, hex: HexId) -> Option<u8> {
        if self.searches.ordinary.set().contains(hex) {
            return self.searches.ordinary.cost(hex);
        }
        self.searches.operational.as_ref().and_then(|reach| reach.cost(hex))
    }
}

/// The two ways to pay for a move (BPH-7.4).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Rate {
    Ordinary,
    Operational,
}

impl March {
    /// At what rate a unit can move that sets out from a hex, if it did not face the enemy as the phase began.
    pub(crate) fn rate_from(&self, hex: HexId) -> Rate {
        if self.terrain.shunned.contains(hex) { Rate::Ordinary } else { Rate::Operational }
    }
}

/// One unit taken up where it stands.
pub(crate) fn setting_out(unit: UnitId, at: HexId, rate: Rate) -> Moving {
    let operational = (rate == Rate::Operational).then_some(0);
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
