//! Sections 8.4 to 8.6: advance after combat, breakthrough and exploitation.

use crate::Rules;
use crate::action::{Action, Hex};
use crate::options::*;
use crate::state::*;
use crate::vocabulary::*;
use board::{Ground, HexId, HexSet, NO_WAY, Reach, Wanted, reach};
use kernel::{Judge, Note, Play, Quick, Text};

impl Rules {
    /// BPH-8.4a, 8.5, C28, PR-14: whether an attacker may move into the emptied hex.
    pub(crate) fn judge_advance<J: Judge>(&self, s: &State, fight: &Fight, unit: UnitId, j: &mut J) {
        let took_part = fight.attackers.contains(unit) && s.hex_of(unit).is_some();
        if !took_part {
            return j.forbid("BPH-8.4a", || Text::new("why-did-not-attack").name("unit", self.unit_name(unit)));
        }
        if s.unit(unit).marks.has(Marks::ADVANCED) {
            return j.forbid("PR-14", || Text::new("why-advanced-already").name("unit", self.unit_name(unit)));
        }
        let strict = fight.attacker == Side::Allied && self.options.allied_advance == AlliedAdvance::Strict;
        if strict && self.breakthrough_points(fight, unit) < self.cost_of_gap(s, fight, unit) {
            j.forbid("BPH-8.5b", || Text::new("why-strict-advance").name("unit", self.unit_name(unit)));
        }
        if j.allows() && self.run_ends(s, &self.breakthrough(s, fight, unit)).is_empty() {
            j.explain(|| {
                let mut reasons = self.why_not_stand(s, unit, fight.target);
                if reasons.is_empty() {
                    reasons.push(("PR-14", Text::new("why-no-way").name("hex", self.hex_name(fight.target))));
                }
                reasons
            });
        }
    }

    /// Why a unit may not end an advance in a hex, whatever the way there.
    fn why_not_stand(&self, s: &State, unit: UnitId, hex: HexId) -> Vec<(&'static str, Text)> {
        let one = UnitSet::one(unit);
        let mover = self.mover(s, &one);
        let stacks = self.stacks(s, mover.side, &one);
        let mut reasons = self.why_no_room(&stacks, &one, hex);
        let name = || self.hex_name(hex);
        if mover.s_bound && !self.data.map.slovakia.contains(hex) {
            reasons.push(("HOUSE-10", Text::new("why-s-bound").name("hex", name())));
        }
        if mover.zone_bound && !self.data.map.uprising.contains(hex) {
            reasons.push(("BPH-12.2.1b", Text::new("why-partisans-bound").name("hex", name())));
        }
        if !self.data.scenario.open.contains(hex) {
            reasons.push(("HOUSE-13", Text::new("why-closed-row").name("hex", name())));
        }
        reasons
    }

    /// BPH-8.5a, b: tanks, mechanised units and cavalry turn excess losses into points; in half points.
    fn breakthrough_points(&self, fight: &Fight, unit: UnitId) -> u8 {
        if self.data.brief(unit).kind.is_mobile() { fight.excess.saturating_mul(2) } else { 0 }
    }

    fn cost_of_gap(&self, s: &State, fight: &Fight, unit: UnitId) -> u8 {
        let mover = self.mover(s, &UnitSet::one(unit));
        let cost = s.hex_of(unit).and_then(|from| {
            let dir = self.data.map.grid.dir(from, fight.target)?;
            self.step_cost(s, &mover, from, dir, fight.target, self.options.rail_move == RailMove::All)
        });
        cost.unwrap_or(u8::MAX)
    }

    /// What an attacker has to advance with.
    fn breakthrough(&self, s: &State, fight: &Fight, unit: UnitId) -> Run {
        let left = self.breakthrough_points(fight, unit).saturating_sub(self.cost_of_gap(s, fight, unit));
        Run { unit, gap: fight.target, left, moved: false, exploiting: false }
    }

    /// Where a run can end: the gap itself, if it has not been left yet, and whatever is in reach beyond.
    pub(crate) fn run_ends(&self, s: &State, run: &Run) -> HexSet {
        let one = UnitSet::one(run.unit);
        let mover = self.mover(s, &one);
        let enemy = self.occupied(s, mover.side.enemy());
        let stacks = self.stacks(s, mover.side, &one);
        let bound = |h: HexId| {
            (mover.s_bound && !self.data.map.slovakia.contains(h))
                || (mover.zone_bound && !self.data.map.uprising.contains(h))
        };
        if bound(run.gap) {
            return HexSet::EMPTY;
        }
        let mut ends = *self.run_reach(s, run, &mover, &enemy).set();
        if !run.moved {
            ends.insert(run.gap);
        } else if let Some(at) = s.hex_of(run.unit) {
            ends.remove(at);
        }
        ends.intersection(&self.data.scenario.open)
            .iter()
            .filter(|&h| !bound(h) && Quick::ask(|j| self.judge_stacking(&stacks, &one, h, j)))
            .collect()
    }

    /// BPH-8.5d, 8.6c: zones do not matter on a run.
    fn run_reach(&self, s: &State, run: &Run, mover: &crate::movement::Mover, enemy: &HexSet) -> Reach {
        let from = if run.moved { s.hex_of(run.unit).unwrap_or(run.gap) } else { run.gap };
        let rail = self.options.rail_move == RailMove::All;
        let ground = Ground { closed: *enemy, ..Ground::default() };
        self.reach(s, mover.travel(rail), from, run.left, &ground, Wanted::Everything)
    }

    pub(crate) fn advance(&self, s: &mut State, fight: Fight, unit: UnitId, play: &mut Play<'_>) {
        let run = self.breakthrough(s, &fight, unit);
        s.unit_mut(unit).marks.set(Marks::ADVANCED);
        s.frames.push(Frame::Run(run));
        if run.left == 0 {
            self.run_to(s, run, fight.target, play);
            s.frames.pop();
        }
    }

    pub(crate) fn judge_run<J: Judge>(&self, s: &State, run: &Run, to: HexId, j: &mut J) {
        if to.index() >= self.data.map.grid.len() {
            return j.forbid("BPH-8.5b", || Text::new("why-no-such-hex"));
        }
        if !self.run_ends(s, run).contains(to) {
            j.explain(|| self.why_no_run(s, run, to));
        }
    }

    /// All reasons why a run cannot end in a hex, most specific first.
    fn why_no_run(&self, s: &State, run: &Run, to: HexId) -> Vec<(&'static str, Text)> {
        let mover = self.mover(s, &UnitSet::one(run.unit));
        let enemy = self.occupied(s, mover.side.enemy());
        let name = || self.hex_name(to);
        let mut reasons = Vec::new();
        if enemy.contains(to) {
            reasons.push(("BPH-7.1e", Text::new("why-enemy-there").name("hex", name())));
        }
        reasons.extend(self.why_not_stand(s, run.unit, to));
        if !reasons.is_empty() {
            return reasons;
        }
        // Would it get there if it need not go through the gap?
        let points = match s.fight() {
            _ if run.exploiting => self.exploitation_points(s, run.unit),
            Some(fight) => self.breakthrough_points(fight, run.unit),
            None => 0,
        };
        let from = s.hex_of(run.unit).unwrap_or(run.gap);
        let aside = Run { gap: from, left: points, ..*run };
        if !run.moved && self.run_reach(s, &aside, &mover, &enemy).cost(to).is_some() {
            let clause = if run.exploiting { "BPH-8.6b" } else { "BPH-8.5c" };
            reasons.push((
                clause,
                Text::new("why-not-through-gap").name("hex", name()).name("gap", self.hex_name(run.gap)),
            ));
        } else {
            let clause = if run.exploiting { "BPH-8.6a" } else { "BPH-8.5b" };
            let left = crate::movement::halves(run.left);
            reasons.push((clause, Text::new("why-run-too-far").name("hex", name()).name("left", left)));
        }
        reasons
    }

    pub(crate) fn run_to(&self, s: &mut State, mut run: Run, to: HexId, play: &mut Play<'_>) {
        let one = UnitSet::one(run.unit);
        let mover = self.mover(s, &one);
        let enemy = self.occupied(s, mover.side.enemy());
        let reach = self.run_reach(s, &run, &mover, &enemy);
        let mut at = s.hex_of(run.unit).unwrap_or(run.gap);
        if !run.moved {
            self.enter_hex(s, &mover, &one, at, run.gap, play);
            at = run.gap;
        }
        for next in reach.path(&self.data.map.grid, to) {
            self.enter_hex(s, &mover, &one, at, next, play);
            at = next;
        }
        run.left = run.left.saturating_sub(reach.cost(to).unwrap_or(0));
        run.moved = true;
        s.unit_mut(run.unit).place = Place::Hex(to);
        if run.exploiting {
            s.unit_mut(run.unit).marks.set(Marks::EXPLOITED);
        }
        if let Some(Frame::Run(top)) = s.frames.last_mut() {
            *top = run;
        }
        let key = if run.exploiting { "log-exploits" } else { "log-advances" };
        play.note(|| {
            Note::new(Text::new(key).name("unit", self.unit_name(run.unit)).name("hex", self.hex_name(to)))
                .at(self.hex_name(to))
        });
    }

    /// BPH-8.6: who may exploit a breakthrough, and with what.
    pub(crate) fn judge_exploit<J: Judge>(&self, s: &State, fight: &Fight, unit: UnitId, j: &mut J) {
        let Some(data) = self.data.units.get(unit.index()) else {
            return j.forbid("BPH-8.6a", || Text::new("why-no-such-unit"));
        };
        let name = || data.id.clone();
        if fight.excess == 0 {
            return j.forbid("BPH-8.6a", || Text::new("why-no-breakthrough"));
        }
        let Some(hex) = s.hex_of(unit).filter(|_| data.nation == Nation::Su && data.kind.is_mobile()) else {
            return j.forbid("BPH-8.6a", || Text::new("why-cannot-exploit").name("unit", name()));
        };
        let marks = s.unit(unit).marks;
        if marks.has(Marks::MOVED) {
            j.forbid("BPH-8.6a", || Text::new("why-moved-already").name("unit", name()));
        }
        if marks.has(Marks::ATTACKED) {
            j.forbid("BPH-8.6a", || Text::new("why-attacked-already").name("unit", name()));
        }
        if marks.has(Marks::EXPLOITED) {
            j.forbid("BPH-8.6a", || Text::new("why-exploited").name("unit", name()));
        }
        if j.settled() {
            return;
        }
        if self.next_to(s, Side::Axis).contains(hex) {
            j.forbid("BPH-8.6a", || Text::new("why-exploit-adjacent").name("unit", name()));
        }
        if !j.allows() {
            return;
        }
        match self.exploitation(s, fight, unit) {
            Some((run, _)) if !self.run_ends(s, &run).is_empty() => {}
            _ => j.forbid("BPH-8.6b", || Text::new("why-gap-too-far").name("unit", name())),
        }
    }

    /// C77: half of the current points, fractions down; in half points.
    fn exploitation_points(&self, s: &State, unit: UnitId) -> u8 {
        self.allowance(s, unit) / 4 * 2
    }

    /// The run of an exploiting unit: half its points, through the gap; with the way that leads there.
    fn exploitation(&self, s: &State, fight: &Fight, unit: UnitId) -> Option<(Run, Vec<HexId>)> {
        let from = s.hex_of(unit)?;
        let budget = self.exploitation_points(s, unit);
        let mover = self.mover(s, &UnitSet::one(unit));
        let enemy = self.occupied(s, Side::Axis);
        let rail = self.options.rail_move == RailMove::All;
        let ground = Ground { closed: enemy, ..Ground::default() };
        let grid = &self.data.map.grid;
        let way = self.costs.with_steps(grid, mover.travel(rail), &s.allied, |steps| {
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

    pub(crate) fn exploit(&self, s: &mut State, fight: Fight, unit: UnitId, play: &mut Play<'_>) {
        let Some((run, path)) = self.exploitation(s, &fight, unit) else { return };
        let one = UnitSet::one(unit);
        let mover = self.mover(s, &one);
        let mut at = s.hex_of(unit).unwrap_or(fight.target);
        for next in path {
            self.enter_hex(s, &mover, &one, at, next, play);
            at = next;
        }
        s.frames.push(Frame::Run(run));
    }

    pub(crate) fn list_run(&self, s: &State, run: &Run, actions: &mut Vec<Action>) {
        if run.moved {
            actions.push(Action::Done);
        }
        actions.extend(self.run_ends(s, run).iter().map(|h| Action::MoveTo(Hex(h))));
    }
}
