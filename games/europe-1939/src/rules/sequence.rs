//! The course of a season: the phases of each side in turn (HUB-2.1), and what happens by itself between them.

use crate::Rules;
use crate::options::*;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Chapter, Note, Play, Seat, Text};

impl Rules {
    /// Takes the game on until somebody has to decide.
    pub(crate) fn go_on_until_a_decision(&self, state: &mut State, play: &mut Play<'_>) {
        loop {
            let goes_on = match state.frames.last() {
                _ if state.phase == Phase::Over => {
                    state.frames.clear();
                    state.displaced.clear();
                    return;
                }
                _ if !state.displaced.is_empty() => self.shelter_displaced(state, play),
                Some(Frame::Chain(_)) => self.advance_chain(state, play),
                Some(Frame::Sea(_)) => self.advance_sea(state, play),
                Some(Frame::Prowl(_)) => self.advance_prowl(state, play),
                Some(Frame::Battle(_)) => self.advance_battle(state, play),
                Some(&Frame::MoveIn(area)) => {
                    state.frames.pop();
                    self.occupy(state, area, play);
                    true
                }
                Some(Frame::Hunger(_)) => self.advance_hunger(state, play),
                Some(Frame::Moving(_) | Frame::Losses(_) | Frame::Control(_) | Frame::Vichy(_)) => false,
                None if self.idle(state) => {
                    self.next_seat(state, play);
                    true
                }
                None => false,
            };
            if !goes_on {
                return;
            }
        }
    }

    /// Whether the active seat has nothing to do in this phase.
    fn idle(&self, state: &State) -> bool {
        !match state.phase {
            Phase::Declare => self.can_declare(state),
            Phase::Build => self.can_build(state),
            Phase::Move | Phase::SecondMove => self.can_pick(state),
            Phase::Battle | Phase::SecondBattle => self.has_battle(state),
            Phase::Supply => self.can_assign(state),
            Phase::Redeploy => {
                self.can_pick(state) || Route::ALL.into_iter().any(|r| self.can_lay(state, r)) || self.can_escort(state)
            }
            Phase::Over => true,
        }
    }

    pub(crate) fn has_battle(&self, state: &State) -> bool {
        state.turn.battles.iter().any(|a| self.leader(state, a).map(|n| self.seat_of(state, n)) == Some(state.active))
    }

    /// The next seat of the side, or the next phase.
    pub(crate) fn next_seat(&self, state: &mut State, play: &mut Play<'_>) {
        let later = self.seats_of(state.side).iter().find(|seat| seat.0 > state.active.0);
        if let Some(seat) = later {
            state.active = seat;
            return;
        }
        self.end_phase(state, play);
    }

    fn next_phase(&self, phase: Phase) -> Option<Phase> {
        let end = self.options.build_phase == BuildPhase::End;
        Some(match phase {
            Phase::Declare if end => Phase::Move,
            Phase::Declare => Phase::Build,
            Phase::Build if end => Phase::Redeploy,
            Phase::Build => Phase::Move,
            Phase::Move => Phase::Battle,
            Phase::Battle => Phase::SecondMove,
            Phase::SecondMove => Phase::SecondBattle,
            Phase::SecondBattle => Phase::Supply,
            Phase::Supply if end => Phase::Build,
            Phase::Supply => Phase::Redeploy,
            Phase::Redeploy | Phase::Over => return None,
        })
    }

    fn first_active(&self, side: Side) -> Seat {
        self.seats_of(side).first().unwrap_or(GERMANY)
    }

    fn end_phase(&self, state: &mut State, play: &mut Play<'_>) {
        if state.phase == Phase::Supply && self.somebody_hungers(state) {
            // The phase goes on when it is settled who goes without.
            return state.frames.push(Frame::Hunger(Vec::new()));
        }
        self.begin_next_phase(state, play);
    }

    pub(crate) fn begin_next_phase(&self, state: &mut State, play: &mut Play<'_>) {
        state.active = self.first_active(state.side);
        match self.next_phase(state.phase) {
            Some(phase) => {
                state.phase = phase;
                let side = state.side;
                play.note(|| {
                    let text = Text::new("log-phase").word("side", side.word()).word("phase", phase.word());
                    Note::new(text).begins(Chapter::Phase)
                });
                if phase == Phase::Build && state.side == Side::Allies {
                    self.deliver(state, play);
                }
            }
            None => self.end_turn(state, play),
        }
    }

    fn end_turn(&self, state: &mut State, play: &mut Play<'_>) {
        for (area, nation, n) in std::mem::take(&mut state.turn.shot_down) {
            // G29: shot down on the way counts as lost in the drop, unless land units attacked there too.
            if !state.turn.land_attacked.contains(area) {
                (0..n).for_each(|_| self.gone_for_good(state, nation));
            }
        }
        self.expel(state, play);
        self.conquests(state, play);
        state.verdict = self.verdict(state);
        if state.verdict.is_some() {
            state.phase = Phase::Over;
            return;
        }
        if state.second {
            state.date = state.date.next();
            if state.date.season() == SPRING {
                self.account(state, play);
            }
            state.side = self.first_side(state);
            state.second = false;
        } else {
            state.side = state.side.enemy();
            state.second = true;
        }
        self.begin_turn(state, play);
    }

    /// HUB-1.3: the Axis acts first, or whoever has more points left.
    fn first_side(&self, state: &State) -> Side {
        if self.options.initiative == Initiative::Axis {
            return Side::Axis;
        }
        let sum = |side: Side| -> u32 {
            let of = Nation::GREAT.into_iter().filter(|&n| state.side_of(n) == Some(side));
            of.map(|n| u32::from(state.ledgers[n.index()].left)).sum()
        };
        if sum(Side::Allies) > sum(Side::Axis) { Side::Allies } else { Side::Axis }
    }

    /// A side's turn begins: its units are rested, its season's account is empty.
    pub(crate) fn begin_turn(&self, state: &mut State, play: &mut Play<'_>) {
        state.turn = Turn::default();
        state.phase = Phase::Declare;
        state.active = self.first_active(state.side);
        let rested: Vec<Stack> =
            state.stacks.iter().filter(|t| state.camp(t.nation) == Some(state.side)).copied().collect();
        for t in rested {
            let cond = if t.cond.is_dry() { Cond::Dry } else { Cond::Fresh };
            if cond != t.cond {
                state.take(t.area, t.nation, t.kind, t.cond, t.n);
                state.add(t.area, t.nation, t.kind, cond, t.n);
            }
        }
        for nation in Nation::GREAT.into_iter().filter(|&n| n.history() == Some(state.side)) {
            state.ledgers[nation.index()].season = 0;
        }
        for (date, nation, area, units) in &self.data.scenario.arrivals {
            if *date == state.date && nation.history() == Some(state.side) && state.side_at(*area) == Some(state.side) {
                state.add_units(*area, *nation, *units, Cond::Fresh);
            }
        }
        // HU-82: the American army of 1942, whether it fights yet or not.
        let us = Nation::Us;
        if state.date == Date::new(SPRING, 1942) && state.side == Side::Allies && state.stance[us] == Stance::Neutral {
            for (_, area, units) in self.data.scenario.armies.iter().filter(|(n, ..)| *n == us) {
                if state.total_all(us) == 0 {
                    state.add_units(*area, us, *units, Cond::Fresh);
                }
            }
        }
        let (date, side) = (state.date, state.side);
        let text = || Text::new("log-turn").text("date", self.date_text(date)).word("side", side.word());
        play.note(|| Note::new(text()).begins(Chapter::Turn));
    }
}
