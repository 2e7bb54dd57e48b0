//! The game as the kernel sees it: who decides, what may be done, what it does.

use crate::action::{Action, Hex};
use crate::position::Position;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Rules, aviation};
use board::HexId;
use kernel::scene::{Explanation, Inspection, Spot};
use kernel::{Full, Game, Judge, Outcome, Play, Problem, Refusal, Rng, Scene, Seat, SeatSet, Text, Viewer};

impl Rules {
    /// The side that has to decide, unless both do.
    pub(crate) fn decider(&self, s: &State) -> Option<Side> {
        match s.frames.last() {
            Some(Frame::Placing(p)) => Some(self.data.unit(p.unit).side),
            Some(Frame::Moving(m)) => m.units.iter().next().map(|u| self.data.unit(u).side),
            Some(Frame::Fight(f)) => Some(self.fight_decider(f)),
            Some(Frame::Run(r)) => Some(self.data.unit(r.unit).side),
            Some(Frame::Retreat { unit, .. }) => Some(self.data.unit(*unit).side),
            None => match s.phase {
                Phase::Shift => Some(Side::Axis),
                Phase::Uprising | Phase::Transfers | Phase::LateTransfers => Some(Side::Allied),
                Phase::Intake(side, _)
                | Phase::CloseSupport(side)
                | Phase::Move(side)
                | Phase::Combat(side)
                | Phase::SupplyCheck(side)
                | Phase::Skies(_, Sky::Abort(side) | Sky::Target(side) | Sky::Answer(side)) => Some(side),
                Phase::Missions | Phase::Over => None,
            },
        }
    }

    /// Every rule that bears on an action, asked in one place.
    fn judge<J: Judge>(&self, s: &State, seat: Seat, action: &Action, j: &mut J) {
        let Some(side) = Side::of(seat) else {
            return j.forbid("BPH-1.1a", || Text::new("why-no-such-seat"));
        };
        if s.phase == Phase::Over {
            return j.forbid("BPH-11.1b", || Text::new("why-over"));
        }
        if !self.deciders(s).contains(seat) {
            let clause = match s.phase {
                Phase::Missions => "BPH-9.2a",
                Phase::Skies(_, Sky::Abort(_)) => "BPH-9.4a",
                Phase::Skies(..) => "BPH-9.5f",
                _ => "BPH-2.1a",
            };
            return j.forbid(clause, || Text::new("why-not-your-decision"));
        }
        let not_now = |j: &mut J| {
            j.forbid(self.order_clause(s, *action), || Text::new("why-not-now").text("prompt", self.prompt(s, side)));
        };
        use Action as A;
        match (s.frames.last(), s.phase, *action) {
            (Some(Frame::Placing(p)), _, A::Place(hex)) => self.judge_place(s, p, hex.0, j),
            (Some(Frame::Moving(m)), _, A::Join(unit)) => self.judge_join(s, m, unit, j),
            (Some(Frame::Moving(m)), _, A::MoveTo(hex)) => self.judge_move(s, m, hex.0, j),
            (Some(Frame::Moving(m)), _, A::MobileAttack(hex)) => self.judge_mobile_attack(s, m, hex.0, j),
            (Some(Frame::Moving(m)), _, A::Done) => self.judge_finish_move(s, m, j),
            (Some(Frame::Fight(f)), _, action) => self.judge_fight(s, f, action, not_now, j),
            (Some(Frame::Run(run)), _, A::MoveTo(hex)) => self.judge_run(s, run, hex.0, j),
            (Some(Frame::Run(run)), _, A::Done) if run.moved => {}
            (Some(Frame::Run(_)), _, A::Done) => j.forbid("BPH-8.5c", || Text::new("why-must-run")),
            (Some(Frame::Retreat { unit, evading }), _, A::MoveTo(hex)) => {
                let hexes = self.retreat_hexes(s, *unit, *evading);
                if hex.0.index() >= self.data.map.grid.len() || !hexes.contains(hex.0) {
                    j.forbid("BPH-4.2b", || Text::new("why-retreat").name("unit", self.unit_name(*unit)));
                }
            }
            (Some(Frame::Run(_) | Frame::Retreat { .. }), _, A::Attack(_)) => {
                j.forbid("BPH-8.1d", || Text::new("why-not-now").text("prompt", self.prompt(s, side)));
            }
            (Some(_), ..) => not_now(j),
            (None, Phase::Shift, A::Select(unit)) => self.judge_shift(s, unit, j),
            (None, Phase::Uprising, A::Place(hex)) => self.judge_partisan_place(s, hex.0, j),
            (None, Phase::Intake(_, Intake::Columns), A::Column(hq)) => self.judge_column(s, side, hq, j),
            (None, Phase::Intake(_, Intake::Columns), A::RiverColumn(hex)) => {
                self.judge_river_column(s, side, hex.0, j)
            }
            (None, Phase::Intake(_, Intake::Replacements), A::Restore(unit)) => self.judge_restore(s, side, unit, j),
            (None, Phase::Intake(_, Intake::Replacements), A::Rebuild { unit, full }) => {
                self.judge_rebuild(s, side, unit, full, j);
            }
            (None, Phase::Intake(_, Intake::Replacements), A::RestoreAir { air, front }) => {
                self.judge_restore_air(s, side, air, front, j);
            }
            (None, Phase::Intake(_, Intake::Replacements), A::Fill(unit)) => self.judge_fill(s, side, unit, j),
            (None, Phase::Intake(_, Intake::Replacements), A::Rally { first, second }) => {
                self.judge_rally(s, side, first, second, j);
            }
            (None, Phase::Intake(_, Intake::Reinforcements), A::Enter(unit)) => self.judge_enter(s, side, unit, j),
            (None, Phase::Intake(_, Intake::Reinforcements), A::Done) => {
                j.forbid("BPH-6.4a", || Text::new("why-must-enter"));
            }
            (None, Phase::Intake(_, Intake::Withdrawals), A::Withdraw(unit)) => self.judge_withdraw(s, unit, j),
            (None, Phase::Intake(_, Intake::Withdrawals), A::Done) => {
                j.forbid("BPH-6.5a", || Text::new("why-must-withdraw"));
            }
            (None, Phase::Transfers | Phase::LateTransfers, A::Transfer { air, front }) => {
                self.judge_transfer(s, air, front, j);
            }
            (None, Phase::Missions, A::Mission { air, zone }) => self.judge_mission(s, side, air, zone, j),
            (None, Phase::Skies(zone, Sky::Abort(_)), A::Abort(air)) => self.judge_abort(s, side, zone, air, j),
            (None, Phase::Skies(_, Sky::Abort(_)), A::Done) => {}
            (None, Phase::Skies(_, _), A::Done) => j.forbid("BPH-9.5a", || Text::new("why-must-aim")),
            (None, Phase::Skies(zone, sky @ (Sky::Target(_) | Sky::Answer(_))), A::Target { air, target }) => {
                self.judge_target(s, zone, sky, air, target, j);
            }
            (None, Phase::CloseSupport(_), A::Tie { air, hex }) => self.judge_tie(s, side, air, hex.0, j),
            (None, Phase::Move(_), A::Select(unit)) => self.judge_select(s, side, unit, j),
            (None, Phase::Combat(_), A::Attack(hex)) => self.judge_attack(s, side, hex.0, j),
            (None, Phase::SupplyCheck(_), A::Concede(unit)) => self.judge_concede(s, side, unit, j),
            (None, Phase::SupplyCheck(_), A::Done) => {
                let clause = if side == Side::Allied { "BPH-5.3b" } else { "BPH-10.2b" };
                j.forbid(clause, || Text::new("why-must-concede"));
            }
            (None, Phase::Move(_) | Phase::Combat(_), A::Done) => self.judge_end_phase(s, side, j),
            (
                None,
                Phase::Shift
                | Phase::Intake(_, Intake::Columns | Intake::Replacements)
                | Phase::Transfers
                | Phase::LateTransfers
                | Phase::Missions
                | Phase::CloseSupport(_),
                A::Done,
            ) => {}
            _ => not_now(j),
        }
    }

    /// The clause whose order is broken by an action that comes at the wrong time.
    fn order_clause(&self, s: &State, action: Action) -> &'static str {
        use Action as A;
        match (s.frames.last(), s.phase, action) {
            (None, Phase::Skies(..) | Phase::CloseSupport(_), A::Mission { .. } | A::Abort(_) | A::Target { .. }) => {
                "PR-8"
            }
            (Some(Frame::Moving(_)), _, A::Select(_)) => "BPH-7.1d",
            (None, Phase::Combat(_), A::Attacker(_)) => "PR-11",
            (None, Phase::Intake(..) | Phase::Transfers, action) if action.is_of_reinforcement_phase() => "PR-3",
            (None, _, action) if action.is_of_reinforcement_phase() => "BPH-6.1a",
            _ => "BPH-2.1a",
        }
    }

    /// HOUSE-13: a stack that entered in the closed rows must leave them when it is taken up.
    fn judge_finish_move<J: Judge>(&self, s: &State, moving: &Moving, j: &mut J) {
        let closed = !self.data.scenario.open.contains(moving.at);
        if closed && self.has_any_way(s, moving, &self.march(s, &moving.units)) {
            j.forbid("HOUSE-13", || Text::new("why-must-leave-row").names("unit", self.names(&moving.units)));
        }
    }

    fn judge_fight<J: Judge>(&self, s: &State, f: &Fight, action: Action, not_now: impl FnOnce(&mut J), j: &mut J) {
        use Action as A;
        let out_of_order = || Text::new("why-not-now").text("prompt", self.prompt(s, self.fight_decider(f)));
        match (f.stage, action) {
            (Stage::Attackers, A::Attacker(unit)) => self.judge_add_attacker(s, f, unit, j),
            (Stage::Attackers, A::Done) => self.judge_commit(s, f, j),
            (Stage::Surplus, A::Surplus(unit)) => self.judge_surplus(s, f, unit, j),
            (Stage::Avoid, A::Avoid | A::Done) => {}
            (Stage::AttackerSupport | Stage::DefenderSupport, A::Spend(column)) => self.judge_spend(s, f, column, j),
            (Stage::AttackerSupport | Stage::DefenderSupport, A::Artillery { artillery, column }) => {
                self.judge_artillery(s, f, artillery, column, j);
            }
            (Stage::AttackerSupport | Stage::DefenderSupport, A::AirSupport(air)) => {
                self.judge_air_support(s, f, air, j);
            }
            (Stage::DefenderLosses | Stage::AttackerLosses, A::Lose(unit)) => self.judge_lose(s, f, unit, j),
            (Stage::DefenderLosses | Stage::AttackerLosses, A::Done) => {
                j.forbid("PR-13", || Text::new("why-must-lose"));
            }
            (Stage::Advance, A::Advance(unit)) => self.judge_advance(s, f, unit, j),
            (Stage::Exploitation, A::Exploit(unit)) => self.judge_exploit(s, f, unit, j),
            (Stage::AttackerSupport | Stage::DefenderSupport | Stage::Advance | Stage::Exploitation, A::Done) => {}
            // The right thing at the wrong step of the combat.
            (_, A::Attack(_)) => j.forbid("BPH-8.1d", out_of_order),
            (_, A::Advance(_) | A::Exploit(_)) => j.forbid("PR-14", out_of_order),
            (_, A::Attacker(_)) if f.mobile => j.forbid("PR-10", out_of_order),
            (
                _,
                A::Attacker(_)
                | A::Surplus(_)
                | A::Avoid
                | A::Artillery { .. }
                | A::Spend(_)
                | A::AirSupport(_)
                | A::Lose(_),
            ) => j.forbid("PR-12", out_of_order),
            _ => not_now(j),
        }
    }

    fn list(&self, s: &State, side: Side, actions: &mut Vec<Action>) {
        match s.frames.last() {
            Some(Frame::Placing(p)) => {
                actions.extend(self.places_for(s, p.unit, p.why).iter().map(|h| Action::Place(Hex(h))));
            }
            Some(Frame::Moving(m)) => {
                self.list_moving(s, m, actions);
                let closed = !self.data.scenario.open.contains(m.at);
                if closed && actions.iter().any(|a| matches!(a, Action::MoveTo(_))) {
                    actions.retain(|a| *a != Action::Done);
                }
            }
            Some(Frame::Fight(f)) => self.list_fight(s, f, actions),
            Some(Frame::Run(run)) => self.list_run(s, run, actions),
            Some(Frame::Retreat { unit, evading }) => {
                actions.extend(self.retreat_hexes(s, *unit, *evading).iter().map(|h| Action::MoveTo(Hex(h))));
            }
            None => self.list_phase(s, side, actions),
        }
    }

    fn list_phase(&self, s: &State, side: Side, actions: &mut Vec<Action>) {
        let quick = |action: Action| kernel::Quick::ask(|j| self.judge(s, side.seat(), &action, j));
        match s.phase {
            Phase::Shift => {
                actions.push(Action::Done);
                actions.extend(self.data.unit_ids().map(Action::Select).filter(|&a| quick(a)));
            }
            Phase::Uprising => {
                if let Some(unit) = self.next_partisan(s) {
                    actions.extend(self.partisan_places(s, unit).iter().map(|h| Action::Place(Hex(h))));
                }
            }
            Phase::Intake(side, part) => self.list_intake(s, side, part, actions),
            Phase::Transfers | Phase::LateTransfers => {
                actions.push(Action::Done);
                let all = self.data.air_ids().flat_map(|air| Front::ALL.map(|front| Action::Transfer { air, front }));
                actions.extend(all.filter(|&a| quick(a)));
            }
            Phase::Missions => self.list_missions(s, side, actions),
            Phase::Skies(zone, sky) => self.list_sky(s, zone, sky, actions),
            Phase::CloseSupport(side) => self.list_ties(s, side, actions),
            Phase::Move(side) => {
                if quick(Action::Done) {
                    actions.push(Action::Done);
                }
                let may = |u: &UnitId| kernel::Quick::ask(|j| self.judge_select(s, side, *u, j));
                actions.extend(self.data.of_side(side).iter().copied().filter(may).map(Action::Select));
            }
            Phase::Combat(side) => {
                let targets = self.attackable(s, side);
                let bound = side == Side::Axis && s.fuhrer.quota.is_some_and(Quota::open) && !targets.is_empty();
                if !bound {
                    actions.push(Action::Done);
                }
                actions.extend(targets.iter().map(|h| Action::Attack(Hex(h))));
            }
            Phase::SupplyCheck(_) => actions.extend(s.contended.iter().map(Action::Concede)),
            Phase::Over => {}
        }
    }

    /// Does what the action says; legs of a move are made by `move_to`.
    fn carry_out(&self, s: &mut State, side: Side, action: Action, play: &mut Play<'_>) {
        use Action as A;
        let known = |unit: UnitId| unit.index() < self.data.units.len();
        let on_map = |hex: Hex| hex.0.index() < self.data.map.grid.len();
        match (s.frames.last().copied(), action) {
            (Some(Frame::Placing(p)), A::Place(hex)) if on_map(hex) => {
                s.frames.pop();
                self.place_unit(s, &p, hex.0, play);
            }
            (Some(Frame::Moving(_)), A::Join(unit)) if known(unit) => self.join(s, unit),
            (Some(Frame::Moving(m)), A::MobileAttack(hex)) if on_map(hex) => {
                self.begin_mobile_attack(s, m, hex.0, play);
            }
            (Some(Frame::Moving(_)), A::Done) => self.finish_move(s),
            (Some(Frame::Fight(f)), action) => self.carry_on_fight(s, f, action, play),
            (Some(Frame::Run(run)), A::MoveTo(hex)) if on_map(hex) => self.run_to(s, run, hex.0, play),
            (Some(Frame::Run(_)), A::Done) => {
                s.frames.pop();
            }
            (Some(Frame::Retreat { unit, .. }), A::MoveTo(hex)) if on_map(hex) => self.retreat(s, unit, hex.0, play),
            (Some(_), _) => {}
            (None, A::Select(unit)) if known(unit) && s.phase == Phase::Shift => {
                s.frames.push(Frame::Placing(Placing { unit, why: Arrival::Shifted }));
            }
            (None, A::Select(unit)) if known(unit) => self.select(s, unit),
            (None, A::Place(hex)) if on_map(hex) => {
                if let Some(unit) = self.next_partisan(s) {
                    self.place_unit(s, &Placing { unit, why: Arrival::Reinforcement }, hex.0, play);
                }
            }
            (None, A::Column(hq)) if known(hq) => {
                if let (Some(hex), Some(i)) = (s.hex_of(hq), self.hq_index(hq)) {
                    s.pools.reception[i] = s.pools.reception[i].saturating_sub(1);
                    self.receive_column(s, side, hex, play);
                }
            }
            (None, A::RiverColumn(hex)) if on_map(hex) => {
                s.pools.river_used = true;
                self.receive_column(s, side, hex.0, play);
            }
            (None, A::Restore(unit)) if known(unit) => self.restore(s, unit, play),
            (None, A::Rebuild { unit, full }) if known(unit) => {
                s.frames.push(Frame::Placing(Placing { unit, why: Arrival::Rebuilt { full } }));
            }
            (None, A::RestoreAir { air, front }) if air.index() < self.data.air.len() => {
                self.restore_air(s, air, front, play);
            }
            (None, A::Fill(unit)) if known(unit) => self.fill(s, unit, play),
            (None, A::Rally { first, second }) if known(first) && known(second) => self.rally(s, first, second),
            (None, A::Enter(unit)) if known(unit) => {
                s.frames.push(Frame::Placing(Placing { unit, why: Arrival::Reinforcement }));
            }
            (None, A::Withdraw(unit)) if known(unit) => self.withdraw(s, unit, play),
            (None, A::Transfer { air, front }) if air.index() < self.data.air.len() => {
                self.transfer(s, air, front, play)
            }
            (None, A::Mission { air, zone }) if air.index() < self.data.air.len() && zone.0 <= aviation::ZONES => {
                self.give_mission(s, side, air, zone, play);
            }
            (None, A::Abort(air)) if air.index() < self.data.air.len() => self.abort(s, air, play),
            (None, A::Target { air, target }) => {
                let both = air.index().max(target.index()) < self.data.air.len();
                if both {
                    s.skies.targets.push((air, target));
                }
            }
            (None, A::Tie { air, hex }) if air.index() < self.data.air.len() && on_map(hex) => {
                s.air_mut(air).tied = Some(hex.0);
            }
            (None, A::Attack(hex)) if on_map(hex) => self.begin_attack(s, side, hex.0),
            (None, A::Concede(unit)) => self.concede(s, unit),
            (None, A::Done) if s.phase == Phase::Missions => s.orders[side.index()].ready = true,
            (None, A::Done) if s.phase != Phase::Over => self.next_phase(s, play),
            _ => {}
        }
    }

    fn carry_on_fight(&self, s: &mut State, fight: Fight, action: Action, play: &mut Play<'_>) {
        use Action as A;
        let known = |unit: UnitId| unit.index() < self.data.units.len();
        match (fight.stage, action) {
            (Stage::Attackers, A::Attacker(unit)) if known(unit) => {
                if let Some(top) = s.fight_mut() {
                    top.attackers.insert(unit);
                }
            }
            (Stage::Attackers, A::Done) => self.commit(s, fight, play),
            (Stage::Surplus, A::Surplus(unit)) if known(unit) => self.remove_surplus(s, unit, play),
            (Stage::Avoid, A::Avoid) => self.avoid(s, fight, play),
            (Stage::Avoid, A::Done) => {
                if let Some(top) = s.fight_mut() {
                    top.stage = Stage::AttackerSupport;
                }
            }
            (_, A::Spend(column)) if known(column) => self.spend(s, column),
            (_, A::Artillery { artillery, column }) if known(artillery) && known(column) => {
                self.fire_artillery(s, artillery, column);
            }
            (_, A::AirSupport(air)) if air.index() < self.data.air.len() => self.fly_support(s, air),
            (Stage::AttackerSupport | Stage::DefenderSupport, A::Done) => self.end_support(s, fight, play),
            (Stage::DefenderLosses | Stage::AttackerLosses, A::Lose(unit)) if known(unit) => {
                self.take_loss(s, unit, play);
            }
            (Stage::Advance, A::Advance(unit)) if known(unit) => self.advance(s, fight, unit, play),
            (Stage::Advance, A::Done) => {
                if let Some(top) = s.fight_mut() {
                    top.stage = Stage::Exploitation;
                }
            }
            (Stage::Exploitation, A::Exploit(unit)) if known(unit) => self.exploit(s, fight, unit, play),
            (Stage::Exploitation, A::Done) => self.end_fight(s, false, play),
            _ => {}
        }
    }
}

impl Game for Rules {
    type State = State;
    type Action = Action;
    type Position = Position;

    fn seats(&self) -> SeatSet {
        Side::BOTH.iter().map(|s| s.seat()).collect()
    }

    fn start(&self) -> Position {
        self.scenario_position()
    }

    fn place(&self, position: &Position) -> Result<State, Vec<Problem>> {
        self.place_position(position)
    }

    fn position(&self, state: &State) -> Option<Position> {
        self.write_position(state)
    }

    fn deciders(&self, s: &State) -> SeatSet {
        if let Some(side) = self.decider(s) {
            return SeatSet::one(side.seat());
        }
        if s.phase != Phase::Missions {
            return SeatSet::NONE;
        }
        Side::BOTH.iter().filter(|side| !s.orders[side.index()].ready).map(|side| side.seat()).collect()
    }

    fn actions(&self, s: &State, seat: Seat, actions: &mut Vec<Action>) {
        if let Some(side) = Side::of(seat).filter(|_| self.deciders(s).contains(seat)) {
            let from = actions.len();
            self.list(s, side, actions);
            // A stack's ways are many and come sorted.
            if !matches!(s.frames.last(), Some(Frame::Moving(_))) && !actions[from..].is_sorted() {
                actions[from..].sort_unstable();
            }
        }
    }

    fn check(&self, s: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        Full::ask(|j| self.judge(s, seat, action, j))
    }

    fn apply(&self, s: &mut State, seat: Seat, action: &Action, play: &mut Play<'_>) {
        if let Some(side) = Side::of(seat).filter(|_| s.phase != Phase::Over) {
            let leg = match (s.frames.last().copied(), *action) {
                (Some(Frame::Moving(m)), Action::MoveTo(Hex(to))) if to.index() < self.data.map.grid.len() => {
                    Some(self.move_to(s, m, to, play))
                }
                _ => {
                    self.carry_out(s, side, *action, play);
                    None
                }
            };
            self.settle(s, leg, play);
        }
    }

    fn outcome(&self, s: &State) -> Option<Outcome> {
        s.verdict.map(|verdict| Outcome {
            winners: verdict.winner().map_or(SeatSet::NONE, |side| SeatSet::one(side.seat())),
            text: Text::new(verdict.word()),
        })
    }

    fn turn(&self, s: &State) -> u32 {
        u32::from(s.turn)
    }

    fn board(&self) -> kernel::scene::Board {
        self.draw_board()
    }

    fn scene(&self, s: &State, viewer: Viewer) -> Scene {
        self.draw(s, viewer)
    }

    fn describe(&self, s: &State, action: &Action) -> Text {
        if *action == Action::Done { self.describe_done(s) } else { self.describe_action(*action) }
    }

    fn meant(&self, s: &State, seat: Seat, spot: &Spot) -> Vec<Action> {
        Side::of(seat).map(|side| self.meaning(s, side, spot)).unwrap_or_default()
    }

    fn explain(&self, s: &State, seat: Seat, action: &Action) -> Explanation {
        Side::of(seat).map(|side| self.explanation(s, side, *action)).unwrap_or_default()
    }

    fn inspect(&self, s: &State, _: Viewer, spot: &Spot) -> Inspection {
        self.inspection(s, spot)
    }

    /// Only air missions are hidden: the other side's are drawn anew among those it could have given.
    fn has_secrets(&self, s: &State) -> bool {
        s.phase == Phase::Missions
    }

    fn imagine(&self, s: &State, seat: Seat, rng: &mut Rng) -> State {
        let mut imagined = s.clone();
        if let Some(side) = Side::of(seat).filter(|_| s.phase == Phase::Missions) {
            let enemy = side.enemy();
            let ready = std::mem::take(&mut imagined.orders[enemy.index()]).ready;
            let mut options = Vec::new();
            let mut dice = kernel::dice::Shown::new(kernel::dice::Fixed(1));
            loop {
                options.clear();
                self.list_missions(&imagined, enemy, &mut options);
                match rng.pick(&options) {
                    Some(&Action::Mission { air, zone }) => {
                        self.give_mission(&mut imagined, enemy, air, zone, &mut Play::silent(&mut dice));
                    }
                    _ => break,
                }
            }
            imagined.orders[enemy.index()].ready = ready;
        }
        imagined
    }

    fn arbitrary_action(&self, rng: &mut Rng) -> Action {
        let unit = |rng: &mut Rng| UnitId(rng.below(self.data.units.len() + 1) as u16);
        let air = |rng: &mut Rng| AirId(rng.below(self.data.air.len() + 1) as u8);
        let hex = |rng: &mut Rng| Hex(HexId(rng.below(usize::from(crate::action::HEXES)) as u16));
        let front = |rng: &mut Rng| Front::ALL[rng.below(3)];
        match rng.below(32) {
            0 => Action::Column(unit(rng)),
            1 => Action::RiverColumn(hex(rng)),
            2 => Action::Restore(unit(rng)),
            3 => Action::Rebuild { unit: unit(rng), full: rng.one_in(2) },
            4 => Action::RestoreAir { air: air(rng), front: if rng.one_in(2) { None } else { Some(front(rng)) } },
            5 => Action::Fill(unit(rng)),
            6 => Action::Rally { first: unit(rng), second: unit(rng) },
            7 => Action::Enter(unit(rng)),
            8 => Action::Place(hex(rng)),
            9 => Action::Withdraw(unit(rng)),
            10 => Action::Transfer { air: air(rng), front: front(rng) },
            11 => Action::Mission { air: air(rng), zone: Zone(rng.below(26) as u8) },
            12 => Action::Abort(air(rng)),
            13 => Action::Target { air: air(rng), target: air(rng) },
            14 => Action::Tie { air: air(rng), hex: hex(rng) },
            15 => Action::Select(unit(rng)),
            16 => Action::Join(unit(rng)),
            17..=19 => Action::MoveTo(hex(rng)),
            20 => Action::MobileAttack(hex(rng)),
            21 => Action::Attack(hex(rng)),
            22 => Action::Attacker(unit(rng)),
            23 => Action::Surplus(unit(rng)),
            24 => Action::Avoid,
            25 => Action::Artillery { artillery: unit(rng), column: unit(rng) },
            26 => Action::Spend(unit(rng)),
            27 => Action::AirSupport(air(rng)),
            28 => Action::Lose(unit(rng)),
            29 => Action::Advance(unit(rng)),
            30 => Action::Exploit(unit(rng)),
            _ => {
                if rng.one_in(2) {
                    Action::Done
                } else {
                    Action::Concede(unit(rng))
                }
            }
        }
    }
}
