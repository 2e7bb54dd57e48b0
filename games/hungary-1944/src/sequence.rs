//! Chapter 2: the sequence of play, and what the program does by itself between decisions.

use crate::Rules;
use crate::logistics::SupplyCheck;
use crate::movement::{March, setting_out};
use crate::options::*;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Note, Play, Quick, Text};

impl Rules {
    /// The side that moves first in a turn (BPH-2.1a, C9).
    fn first(&self) -> Side {
        match self.options.first_player {
            FirstPlayer::Allied => Side::Allied,
            FirstPlayer::Axis => Side::Axis,
        }
    }

    /// Takes the game on to the next decision. Whoever has just made a leg of a move knows the ground already: the enemy
    /// stands where he stood.
    pub(crate) fn settle(&self, s: &mut State, mut leg: Option<March>, play: &mut Play<'_>) {
        loop {
            self.release_partisans(s, play);
            let moved_on = match s.frames.last().copied() {
                Some(Frame::Moving(m)) => {
                    let mut march = || match leg.take() {
                        Some(leg) => March { mover: self.mover(s, &m.units), ..leg },
                        None => self.march(s, &m.units),
                    };
                    let over = (m.hexes > 0 || m.fought) && !self.can_go_on(s, &m, &march());
                    if over {
                        self.finish_move(s);
                    }
                    over
                }
                Some(Frame::Fight(fight)) => self.resume_fight(s, fight, play),
                Some(Frame::Run(run)) => {
                    let over = run.moved && self.run_ends(s, &run).is_empty();
                    if over {
                        s.frames.pop();
                    }
                    over
                }
                Some(Frame::Retreat { unit, evading }) => {
                    let nowhere = self.retreat_hexes(s, unit, evading).is_empty();
                    if nowhere {
                        self.retreat_nowhere(s, unit, evading, play);
                    }
                    nowhere
                }
                Some(Frame::Placing(_)) => false,
                None if self.phase_waits(s, play) => false,
                None => {
                    self.next_phase(s, play);
                    true
                }
            };
            if !moved_on || s.phase == Phase::Over {
                return;
            }
        }
    }

    /// Whether somebody has to decide something in this phase.
    fn phase_waits(&self, s: &mut State, play: &mut Play<'_>) -> bool {
        match s.phase {
            Phase::Over => true,
            Phase::Shift => self.data.unit_ids().any(|u| Quick::ask(|j| self.judge_shift(s, u, j))),
            Phase::Uprising => self.next_partisan(s).is_some(),
            Phase::Intake(_, Intake::Withdrawals) => {
                self.settle_withdrawals(s, play);
                self.next_to_leave(s).is_some()
            }
            Phase::Intake(side, part) => {
                if part == Intake::Columns && s.pools.columns == 0 {
                    return false;
                }
                if part == Intake::Replacements && !self.has_replacements(s, side) {
                    return false;
                }
                let mut actions = Vec::new();
                self.list_intake(s, side, part, &mut actions);
                actions.iter().any(|a| *a != crate::Action::Done)
            }
            Phase::Transfers | Phase::LateTransfers => {
                let mut all = self.data.air_ids().flat_map(|a| Front::ALL.map(|f| (a, f)));
                all.any(|(a, f)| Quick::ask(|j| self.judge_transfer(s, a, f, j)))
            }
            Phase::Missions => {
                for side in Side::BOTH {
                    let orders = &s.orders[side.index()];
                    // A side with nothing to send out need not say so.
                    if !orders.ready && orders.missions.is_empty() && !self.has_missions(s, side) {
                        s.orders[side.index()].ready = true;
                    }
                }
                !s.orders.iter().all(|o| o.ready)
            }
            Phase::Skies(zone, sky) => self.sky_waits(s, zone, sky),
            Phase::CloseSupport(side) => {
                let mut actions = Vec::new();
                self.list_ties(s, side, &mut actions);
                actions.len() > 1
            }
            Phase::Move(side) => {
                self.data.of_side(side).iter().any(|&u| Quick::ask(|j| self.judge_select(s, side, u, j)))
            }
            Phase::Combat(side) => !self.attackable(s, side).is_empty(),
            Phase::SupplyCheck(side) => match self.supply_check(s, side, &s.conceded) {
                SupplyCheck::Contended(units) => {
                    s.contended = units;
                    true
                }
                SupplyCheck::Settled(supplies) => {
                    s.contended = UnitSet::default();
                    self.mark_supply(s, &supplies, play);
                    false
                }
            },
        }
    }

    /// Ends the phase and begins the next one (BPH-2.1a).
    pub(crate) fn next_phase(&self, s: &mut State, play: &mut Play<'_>) {
        let first = self.first();
        let next = match s.phase {
            Phase::Over => Phase::Over,
            Phase::Shift => Phase::Uprising,
            Phase::Uprising => return self.begin_turn(s, play),
            Phase::Intake(side, Intake::Columns) => Phase::Intake(side, Intake::Replacements),
            Phase::Intake(side, Intake::Replacements) => Phase::Intake(side, Intake::Reinforcements),
            Phase::Intake(side, Intake::Reinforcements) => Phase::Intake(side, Intake::Withdrawals),
            Phase::Intake(Side::Axis, Intake::Withdrawals) => Phase::Intake(Side::Allied, Intake::Columns),
            // C8: transfers begin on turn 2.
            Phase::Intake(Side::Allied, Intake::Withdrawals)
                if self.options.air_transfer == AirTransfer::ReinforcementPhase && s.turn >= 2 =>
            {
                Phase::Transfers
            }
            Phase::Intake(Side::Allied, Intake::Withdrawals) | Phase::Transfers => Phase::Missions,
            Phase::Missions => {
                self.reveal_missions(s, play);
                match self.next_contested(s, 1) {
                    Some((zone, sky)) => Phase::Skies(zone, sky),
                    None => self.after_air(),
                }
            }
            Phase::Skies(zone, sky) => match self.next_sky(s, zone, sky, play) {
                Some((zone, sky)) => Phase::Skies(zone, sky),
                None => self.after_air(),
            },
            Phase::CloseSupport(Side::Axis) => Phase::CloseSupport(Side::Allied),
            Phase::CloseSupport(Side::Allied) => Phase::Move(first),
            Phase::Move(side) => Phase::Combat(side),
            Phase::Combat(side) if side == first => Phase::Move(side.enemy()),
            Phase::Combat(_) => Phase::SupplyCheck(Side::Axis),
            Phase::SupplyCheck(Side::Axis) => Phase::SupplyCheck(Side::Allied),
            Phase::SupplyCheck(Side::Allied) => return self.end_turn(s, play),
            Phase::LateTransfers => return self.close_turn(s, play),
        };
        self.begin_phase(s, next, play);
    }

    fn after_air(&self) -> Phase {
        match self.options.air_support {
            AirSupport::Preassigned => Phase::CloseSupport(Side::Axis),
            AirSupport::AtCombat => Phase::Move(self.first()),
        }
    }

    /// What the program does as a phase begins.
    pub(crate) fn begin_phase(&self, s: &mut State, phase: Phase, play: &mut Play<'_>) {
        let skipped = self.data.scenario.skip_first_allied_phase
            && s.turn == self.data.scenario.first_turn
            && matches!(phase, Phase::Move(Side::Allied) | Phase::Combat(Side::Allied));
        s.phase = phase;
        if skipped {
            return self.next_phase(s, play);
        }
        match phase {
            Phase::Intake(side, Intake::Columns) => {
                if side == Side::Axis {
                    self.open_pools(s, play);
                }
                s.pools.columns = self.income(s, side);
                s.pools.begun = false;
            }
            Phase::Intake(side, Intake::Withdrawals) => s.pools.leaving = self.due_to_leave(s, side),
            Phase::Move(side) => {
                for &unit in self.data.of_side(side) {
                    s.unit_mut(unit).marks = Marks::NONE;
                }
                self.mark_faced(s, side);
            }
            Phase::SupplyCheck(_) => s.conceded = Default::default(),
            Phase::Combat(Side::Axis) | Phase::Combat(Side::Allied) => {}
            _ => {}
        }
        if matches!(phase, Phase::Move(_) | Phase::Combat(_)) {
            let (Phase::Move(side) | Phase::Combat(side)) = phase else { return };
            let key = if matches!(phase, Phase::Move(_)) { "log-phase-move" } else { "log-phase-combat" };
            play.note(|| Note::new(Text::new(key).word("side", side.word())));
        }
    }

    /// The start of a turn: the Führer (BPH-2.1c), the Margarethe line (BPH-8.7d), then reinforcements.
    pub(crate) fn begin_turn(&self, s: &mut State, play: &mut Play<'_>) {
        play.note(|| Note::new(Text::new("log-turn").text("turn", self.turn_text(s.turn))));
        self.fuhrer_check(s, play);
        let due = self.data.map.lines.iter().find(|l| l.name == "margarethe").map_or(u8::MAX, |l| l.from_turn);
        if s.turn >= due && s.margarethe == Margarethe::Unfinished {
            s.margarethe = Margarethe::Active;
            play.note(|| Note::new(Text::new("log-margarethe-active")));
        }
        self.begin_phase(s, Phase::Intake(Side::Axis, Intake::Columns), play);
    }

    /// After the supply check: S units, air units, the bonus, late transfers.
    fn end_turn(&self, s: &mut State, play: &mut Play<'_>) {
        self.roll_for_s_units(s, play);
        self.land_all(s);
        self.look_for_bonus(s);
        self.close_quota(s, play);
        if self.options.air_transfer == AirTransfer::EndOfTurn {
            s.pools.transferred = AirSet::default();
            s.phase = Phase::LateTransfers;
        } else {
            self.close_turn(s, play);
        }
    }

    /// The victory check, and the next turn if the game goes on.
    fn close_turn(&self, s: &mut State, play: &mut Play<'_>) {
        if let Some(verdict) = self.verdict(s) {
            s.verdict = Some(verdict);
            s.phase = Phase::Over;
            play.note(|| Note::new(Text::new(verdict.word())));
            return;
        }
        s.turn += 1;
        self.begin_turn(s, play);
    }

    /// Whether a phase may be ended now.
    pub(crate) fn judge_end_phase<J: Judge>(&self, s: &State, side: Side, j: &mut J) {
        match s.phase {
            Phase::Combat(Side::Axis) => self.judge_quota(s, j),
            // HOUSE-13: whoever can get out of the closed rows must.
            Phase::Move(_) => {
                let open = &self.data.scenario.open;
                for (unit, _, hex) in self.on_map_of(s, side) {
                    if !open.contains(hex) && !s.unit(unit).marks.has(Marks::DONE) && self.can_get_out(s, unit) {
                        j.forbid("HOUSE-13", || Text::new("why-must-leave-row").name("unit", self.unit_name(unit)));
                        return;
                    }
                }
            }
            _ => {}
        }
    }

    fn can_get_out(&self, s: &State, unit: UnitId) -> bool {
        let Some(at) = s.hex_of(unit) else { return false };
        let march = self.march(s, &UnitSet::one(unit));
        let operational = !s.unit(unit).marks.has(Marks::FACED) && !march.terrain.shunned.contains(at);
        self.has_any_way(s, &setting_out(unit, at, operational), &march)
    }

    /// The next partisan unit the Allied player has to place.
    pub(crate) fn next_partisan(&self, s: &State) -> Option<UnitId> {
        self.data.of_kind(Kind::Part).iter().copied().find(|&u| s.unit(u).place == Place::Coming(0))
    }
}
