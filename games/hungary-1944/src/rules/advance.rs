//! Sections 8.4 to 8.6: advance after combat, breakthrough and exploitation.

use crate::Rules;
use crate::options::*;
use crate::rules::costs::steps_in_all_rows;
use crate::rules::movement::Mover;
use crate::state::*;
use crate::vocabulary::*;
use board::{Ground, HexId, HexSet, NO_WAY, Reach, Wanted, reach};
use kernel::{Judge, Play, Quick, Text};

impl Rules {
    /// BPH-8.4a, 8.5, C28, PR-14: whether an attacker may move into the emptied hex.
    pub(crate) fn judge_advance<J: Judge>(&self, state: &State, fight: &Fight, unit: UnitId, judge: &mut J) {
        let took_part = fight.attackers.contains(unit) && state.hex_of(unit).is_some();
        if !took_part {
            return judge
                .forbid(clause!("BPH-8.4a"), || Text::new("why-did-not-attack").name("unit", self.unit_name(unit)));
        }
        if state.unit(unit).marks.has(Marks::ADVANCED) {
            return judge
                .forbid(clause!("PR-14"), || Text::new("why-advanced-already").name("unit", self.unit_name(unit)));
        }
        let strict = fight.attacker == Side::Allied && self.options.allied_advance == AlliedAdvance::Strict;
        if strict && self.breakthrough_points(fight, unit) < self.cost_of_gap(state, fight, unit) {
            judge.forbid(clause!("BPH-8.5b"), || Text::new("why-strict-advance").name("unit", self.unit_name(unit)));
        }
        if judge.allows() && self.run_ends(state, &self.breakthrough(state, fight, unit)).is_empty() {
            self.judge_standing(state, unit, fight.target, judge);
            if judge.allows() {
                let hex = || self.hex_name(fight.target);
                judge.forbid(clause!("PR-14"), || Text::new("why-no-way").name("hex", hex()));
            }
        }
    }

    /// Whether a unit may end an advance in a hex, whatever the way there.
    fn judge_standing<J: Judge>(&self, state: &State, unit: UnitId, hex: HexId, judge: &mut J) {
        let one = UnitSet::one(unit);
        let mover = self.mover(state, &one);
        let stacks = self.stacks(state, mover.side, &one);
        self.judge_stacking(&stacks, &one, hex, judge);
        self.judge_ground(&mover, hex, judge);
    }

    /// BPH-8.5a, b: tanks, mechanised units and cavalry turn excess losses into points; in half points.
    fn breakthrough_points(&self, fight: &Fight, unit: UnitId) -> u8 {
        if self.data.brief(unit).kind.is_mobile() { fight.excess.saturating_mul(2) } else { 0 }
    }

    fn cost_of_gap(&self, state: &State, fight: &Fight, unit: UnitId) -> u8 {
        let mover = self.mover(state, &UnitSet::one(unit));
        let cost = state.hex_of(unit).and_then(|from| {
            let dir = self.data.map.grid.dir(from, fight.target)?;
            self.step_cost(state, &mover, from, dir, fight.target, self.rails())
        });
        cost.unwrap_or(u8::MAX)
    }

    /// What an attacker has to advance with.
    fn breakthrough(&self, state: &State, fight: &Fight, unit: UnitId) -> Run {
        let left = self.breakthrough_points(fight, unit).saturating_sub(self.cost_of_gap(state, fight, unit));
        Run { unit, gap: fight.target, left, moved: false, exploiting: false }
    }

    /// Where a run can end: the gap itself, if it has not been left yet, and whatever is in reach beyond.
    pub(crate) fn run_ends(&self, state: &State, run: &Run) -> HexSet {
        let one = UnitSet::one(run.unit);
        let mover = self.mover(state, &one);
        let enemy = self.occupied(state, mover.side.enemy());
        let stacks = self.stacks(state, mover.side, &one);
        let bound = |h: HexId| {
            (mover.s_bound && !self.data.map.slovakia.contains(h))
                || (mover.zone_bound && !self.data.map.uprising.contains(h))
        };
        if bound(run.gap) {
            return HexSet::EMPTY;
        }
        let mut ends = *self.run_reach(state, run, &mover, &enemy).set();
        if !run.moved {
            ends.insert(run.gap);
        } else if let Some(at) = state.hex_of(run.unit) {
            ends.remove(at);
        }
        ends.intersection(&self.data.scenario.open)
            .iter()
            .filter(|&h| !bound(h) && Quick::ask(|judge| self.judge_stacking(&stacks, &one, h, judge)))
            .collect()
    }

    /// BPH-8.5d, 8.6c: zones do not matter on a run.
    fn run_reach(&self, state: &State, run: &Run, mover: &Mover, enemy: &HexSet) -> Reach {
        let ground = Ground { closed: *enemy, ..Ground::default() };
        let from = run_start(state, run);
        self.reach(state, mover.travel(self.rails()), from, run.left, &ground, Wanted::Everything)
    }

    /// HOUSE-13: whether a run would get to a hex if it could pass through the closed rows.
    fn run_is_beyond_closed_rows(&self, state: &State, run: &Run, mover: &Mover, enemy: &HexSet, to: HexId) -> bool {
        let ground = Ground { closed: *enemy, ..Ground::default() };
        let travel = mover.travel(self.rails());
        let steps = |from| steps_in_all_rows(&self.data, &self.options, travel, &state.allied, from);
        let grid = &self.data.map.grid;
        self.data.scenario.open != self.all_hexes
            && reach(grid, run_start(state, run), run.left, &ground, Wanted::WayTo(to), steps).cost(to).is_some()
    }

    pub(crate) fn advance(&self, state: &mut State, fight: Fight, unit: UnitId, play: &mut Play<'_>) {
        let run = self.breakthrough(state, &fight, unit);
        state.unit_mut(unit).marks.set(Marks::ADVANCED);
        if run.left == 0 {
            self.run_to(state, run, fight.target, play);
        } else {
            state.frames.push(Frame::Run(run));
        }
    }

    /// Whether a run can end in a hex; where it cannot, every rule that bars it, most specific first.
    pub(crate) fn judge_run<J: Judge>(&self, state: &State, run: &Run, to: HexId, judge: &mut J) {
        if self.run_ends(state, run).contains(to) {
            return;
        }
        let mover = self.mover(state, &UnitSet::one(run.unit));
        let enemy = self.occupied(state, mover.side.enemy());
        let name = || self.hex_name(to);
        if enemy.contains(to) {
            judge.forbid(clause!("BPH-7.1e"), || Text::new("why-enemy-there").name("hex", name()));
        }
        self.judge_standing(state, run.unit, to, judge);
        if !judge.allows() {
            return;
        }
        // Would it get there if it need not go through the gap?
        let points = match state.fight() {
            _ if run.exploiting => self.exploitation_points(state, run.unit),
            Some(fight) => self.breakthrough_points(fight, run.unit),
            None => 0,
        };
        let from = state.hex_of(run.unit).unwrap_or(run.gap);
        let aside = Run { gap: from, left: points, ..*run };
        if !run.moved && self.run_reach(state, &aside, &mover, &enemy).cost(to).is_some() {
            let clause = if run.exploiting { clause!("BPH-8.6b") } else { clause!("BPH-8.5c") };
            let gap = || self.hex_name(run.gap);
            judge.forbid(clause, || Text::new("why-not-through-gap").name("hex", name()).name("gap", gap()));
        } else if self.run_is_beyond_closed_rows(state, run, &mover, &enemy, to) {
            judge.forbid(clause!("HOUSE-13"), || Text::new("why-closed-rows-between").name("hex", name()));
        } else {
            let clause = if run.exploiting { clause!("BPH-8.6a") } else { clause!("BPH-8.5b") };
            let left = || crate::rules::movement::halves(run.left);
            judge.forbid(clause, || Text::new("why-run-too-far").name("hex", name()).name("left", left()));
        }
    }

    /// The run as it stands afterwards.
    pub(crate) fn run_to(&self, state: &mut State, mut run: Run, to: HexId, play: &mut Play<'_>) -> Run {
        let one = UnitSet::one(run.unit);
        let mover = self.mover(state, &one);
        let enemy = self.occupied(state, mover.side.enemy());
        let reach = self.run_reach(state, &run, &mover, &enemy);
        let mut at = state.hex_of(run.unit).unwrap_or(run.gap);
        let path = reach.path(&self.data.map.grid, to);
        let gap = (!run.moved).then_some(run.gap);
        let passed: Vec<HexId> = gap.into_iter().chain(path.iter().copied()).collect();
        let key = if run.exploiting { "log-exploited" } else { "log-advanced" };
        self.note_way(key, &one, at, &passed, play);
        if !run.moved {
            self.enter_hex(state, &mover, &one, at, run.gap, play);
            at = run.gap;
        }
        for next in path {
            self.enter_hex(state, &mover, &one, at, next, play);
            at = next;
        }
        run.left = run.left.saturating_sub(reach.cost(to).unwrap_or(0));
        run.moved = true;
        state.unit_mut(run.unit).place = Place::Hex(to);
        if run.exploiting {
            state.unit_mut(run.unit).marks.set(Marks::EXPLOITED);
        }
        run
    }

    /// BPH-8.6: who may exploit a breakthrough, and with what.
    pub(crate) fn judge_exploit<J: Judge>(&self, state: &State, fight: &Fight, unit: UnitId, judge: &mut J) {
        let data = self.data.unit(unit);
        let name = || data.id.clone();
        if fight.excess == 0 {
            return judge.forbid(clause!("BPH-8.6a"), || Text::new("why-no-breakthrough"));
        }
        let Some(hex) = state.hex_of(unit).filter(|_| data.nation == Nation::Su && data.kind.is_mobile()) else {
            return judge.forbid(clause!("BPH-8.6a"), || Text::new("why-cannot-exploit").name("unit", name()));
        };
        let marks = state.unit(unit).marks;
        if marks.has(Marks::MOVED) {
            judge.forbid(clause!("BPH-8.6a"), || Text::new("why-moved-already").name("unit", name()));
        }
        // Whoever made the breakthrough has used it; who attacked elsewhere may still exploit it.
        if fight.attackers.contains(unit) {
            judge.forbid(clause!("BPH-8.6a"), || Text::new("why-made-the-breakthrough").name("unit", name()));
        }
        if marks.has(Marks::EXPLOITED) {
            judge.forbid(clause!("BPH-8.6a"), || Text::new("why-exploited").name("unit", name()));
        }
        if judge.settled() {
            return;
        }
        if self.next_to(state, Side::Axis).contains(hex) {
            judge.forbid(clause!("BPH-8.6a"), || Text::new("why-exploit-adjacent").name("unit", name()));
        }
        if !judge.allows() {
            return;
        }
        match self.exploitation(state, fight, unit) {
            Some((run, _)) if !self.run_ends(state, &run).is_empty() => {}
            _ => judge.forbid(clause!("BPH-8.6b"), || Text::new("why-gap-too-far").name("unit", name())),
        }
    }

    /// C77: half of the current points, fractions down; in half points.
    fn exploitation_points(&self, state: &State, unit: UnitId) -> u8 {
        self.allowance(state, unit) / 4 * 2
    }

    /// The run of an exploiting unit: half its points, through the gap; with the way that leads there.
    fn exploitation(&self, state: &State, fight: &Fight, unit: UnitId) -> Option<(Run, Vec<HexId>)> {
        let from = state.hex_of(unit)?;
        let budget = self.exploitation_points(state, unit);
        let mover = self.mover(state, &UnitSet::one(unit));
        let enemy = self.occupied(state, Side::Axis);
        let ground = Ground { closed: enemy, ..Ground::default() };
        let grid = &self.data.map.grid;
        let way = self.costs.with_steps(grid, mover.travel(self.rails()), &state.allied, |steps| {
            reach(grid, from, budget, &ground, Wanted::WayTo(fight.target), |at| {
                let mut costs = steps[at.index()];
                if self.options.exploit == Exploit::FirstHex && at == from {
                    for (dir, to) in grid.neighbours(at) {
                        if to != fight.target {
                            costs[dir.index()] = NO_WAY;
                        }
                    }
                }
                costs
            })
        });
        let cost = way.cost(fight.target)?;
        let path = way.path(&self.data.map.grid, fight.target);
        Some((Run { unit, gap: fight.target, left: budget - cost, moved: false, exploiting: true }, path))
    }

    pub(crate) fn exploit(&self, state: &mut State, fight: Fight, unit: UnitId, play: &mut Play<'_>) {
        let Some((run, path)) = self.exploitation(state, &fight, unit) else { return };
        let one = UnitSet::one(unit);
        let mover = self.mover(state, &one);
        let mut at = state.hex_of(unit).unwrap_or(fight.target);
        for next in path {
            self.enter_hex(state, &mover, &one, at, next, play);
            at = next;
        }
        state.frames.push(Frame::Run(run));
    }
}

/// Where the points of a run begin to count: in the gap, or where the unit has stopped beyond it.
fn run_start(state: &State, run: &Run) -> HexId {
    if run.moved { state.hex_of(run.unit).unwrap_or(run.gap) } else { run.gap }
}
