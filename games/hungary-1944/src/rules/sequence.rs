//! Chapter 2: the sequence of play.

use crate::Rules;
use crate::data::Brief;
use crate::options::*;
use crate::rules::movement::{Rate, setting_out};
use crate::state::*;
use crate::vocabulary::*;
use board::HexId;
use kernel::{Chapter, Judge, Note, Play, Text};

impl Rules {
    /// The side that moves first in a turn (BPH-2.1a, C9).
    pub(crate) fn first(&self) -> Side {
        match self.options.first_player {
            FirstPlayer::Allied => Side::Allied,
            FirstPlayer::Axis => Side::Axis,
        }
    }

    /// Ends the phase and begins the next one (BPH-2.1a).
    pub(crate) fn next_phase(&self, state: &mut State, play: &mut Play<'_>) {
        let first = self.first();
        let next = match state.phase {
            Phase::Over => Phase::Over,
            Phase::Shift => Phase::Uprising,
            Phase::Uprising => return self.begin_turn(state, play),
            Phase::Intake(side, Intake::Columns) => Phase::Intake(side, Intake::Replacements),
            Phase::Intake(side, Intake::Replacements) => Phase::Intake(side, Intake::Reinforcements),
            Phase::Intake(side, Intake::Reinforcements) => Phase::Intake(side, Intake::Withdrawals),
            Phase::Intake(Side::Axis, Intake::Withdrawals) => Phase::Intake(Side::Allied, Intake::Columns),
            // C8: transfers begin on turn 2.
            Phase::Intake(Side::Allied, Intake::Withdrawals)
                if self.options.air_transfer == AirTransfer::ReinforcementPhase && state.turn >= 2 =>
            {
                Phase::Transfers
            }
            Phase::Intake(Side::Allied, Intake::Withdrawals) | Phase::Transfers => Phase::Missions,
            Phase::Missions => {
                self.reveal_missions(state, play);
                match self.next_contested(state, 1) {
                    Some((zone, sky)) => Phase::Skies(zone, sky),
                    None => self.after_air(),
                }
            }
            Phase::Skies(zone, sky) => match self.next_sky(state, zone, sky, play) {
                Some((zone, sky)) => Phase::Skies(zone, sky),
                None => self.after_air(),
            },
            Phase::CloseSupport(Side::Axis) => Phase::CloseSupport(Side::Allied),
            Phase::CloseSupport(Side::Allied) => Phase::Move(first),
            Phase::Move(side) => Phase::Combat(side),
            Phase::Combat(side) if side == first => Phase::Move(side.enemy()),
            Phase::Combat(_) => Phase::SupplyCheck(Side::Axis),
            Phase::SupplyCheck(Side::Axis) => Phase::SupplyCheck(Side::Allied),
            Phase::SupplyCheck(Side::Allied) => return self.end_turn(state, play),
            Phase::LateTransfers => return self.close_turn(state, play),
        };
        self.begin_phase(state, next, play);
    }

    fn after_air(&self) -> Phase {
        match self.options.air_support {
            AirSupport::Preassigned => Phase::CloseSupport(Side::Axis),
            AirSupport::AtCombat => Phase::Move(self.first()),
        }
    }

    /// What the program does as a phase begins.
    pub(crate) fn begin_phase(&self, state: &mut State, phase: Phase, play: &mut Play<'_>) {
        let skipped = self.data.scenario.skip_first_allied_phase
            && state.turn == self.data.scenario.first_turn
            && matches!(phase, Phase::Move(Side::Allied) | Phase::Combat(Side::Allied));
        state.phase = phase;
        if skipped {
            return self.next_phase(state, play);
        }
        match phase {
            Phase::Intake(side, Intake::Columns) => {
                if side == Side::Axis {
                    self.open_pools(state, play);
                }
                state.pools.columns = self.income(state, side);
                state.pools.begun = false;
            }
            Phase::Intake(side, Intake::Withdrawals) => state.pools.leaving = self.due_to_leave(state, side),
            Phase::Move(side) => {
                for &unit in self.data.of_side(side) {
                    state.unit_mut(unit).marks = Marks::NONE;
                }
                self.mark_faced(state, side);
            }
            Phase::SupplyCheck(_) => state.conceded = Default::default(),
            Phase::Combat(Side::Axis) | Phase::Combat(Side::Allied) => {}
            _ => {}
        }
        if matches!(phase, Phase::Move(_) | Phase::Combat(_)) {
            let (Phase::Move(side) | Phase::Combat(side)) = phase else { return };
            let key = if matches!(phase, Phase::Move(_)) { "log-phase-move" } else { "log-phase-combat" };
            play.note(|| Note::new(Text::new(key).word("side", side.word())).begins(Chapter::Phase));
        }
    }

    /// The start of a turn: the Führer (BPH-2.1c), the Margarethe line (BPH-8.7d), then reinforcements.
    pub(crate) fn begin_turn(&self, state: &mut State, play: &mut Play<'_>) {
        let text = || Text::new("log-turn").text("turn", self.turn_text(state.turn));
        play.note(|| Note::new(text()).begins(Chapter::Turn));
        self.fuhrer_check(state, play);
        let due = self.data.map.lines.iter().find(|l| l.name == "margarethe").map_or(u8::MAX, |l| l.from_turn);
        if state.turn >= due && state.margarethe == Margarethe::Unfinished {
            state.margarethe = Margarethe::Active;
            play.note(|| Note::new(Text::new("log-margarethe-active")));
        }
        self.begin_phase(state, Phase::Intake(Side::Axis, Intake::Columns), play);
    }

    /// After the supply check: S units, air units, the bonus, late transfers.
    fn end_turn(&self, state: &mut State, play: &mut Play<'_>) {
        self.roll_for_s_units(state, play);
        self.land_all(state);
        self.look_for_bonus(state);
        self.close_quota(state, play);
        if self.options.air_transfer == AirTransfer::EndOfTurn {
            state.pools.transferred = AirSet::default();
            state.phase = Phase::LateTransfers;
        } else {
            self.close_turn(state, play);
        }
    }

    /// The victory check, and the next turn if the game goes on.
    fn close_turn(&self, state: &mut State, play: &mut Play<'_>) {
        if let Some(verdict) = self.verdict(state) {
            state.verdict = Some(verdict);
            state.phase = Phase::Over;
            play.note(|| Note::new(Text::new(verdict.word())));
            return;
        }
        state.turn += 1;
        self.begin_turn(state, play);
    }

    /// HOUSE-13: whoever can get out of the closed rows must before the movement phase ends.
    pub(crate) fn judge_end_of_movement<J: Judge>(&self, state: &State, side: Side, judge: &mut J) {
        let bound = |&(unit, _, hex): &(UnitId, Brief, HexId)| {
            let closed = !self.data.scenario.open.contains(hex);
            closed && !state.unit(unit).marks.has(Marks::DONE) && self.can_get_out(state, unit)
        };
        if let Some((unit, ..)) = self.on_map_of(state, side).find(bound) {
            judge.forbid(clause!("HOUSE-13"), || Text::new("why-must-leave-row").name("unit", self.unit_name(unit)));
        }
    }

    fn can_get_out(&self, state: &State, unit: UnitId) -> bool {
        let Some(at) = state.hex_of(unit) else { return false };
        let march = self.march(state, &UnitSet::one(unit));
        let rate = if state.unit(unit).marks.has(Marks::FACED) { Rate::Ordinary } else { march.rate_from(at) };
        self.has_any_way(state, &setting_out(unit, at, rate), &march)
    }

    /// The next partisan unit the Allied player has to place.
    pub(crate) fn next_partisan(&self, state: &State) -> Option<UnitId> {
        self.data.of_kind(Kind::Part).iter().copied().find(|&u| state.unit(u).place == Place::Coming(0))
    }
}
