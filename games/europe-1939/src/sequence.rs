//! The course of a season: the phases of each side in turn (HUB-2.1), and what happens by itself between them.

use crate::Rules;
use crate::options::*;
use crate::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Note, Play, Seat, Text};

impl Rules {
    /// Takes the game on until somebody has to decide.
    pub(crate) fn go_on_until_a_decision(&self, s: &mut State, play: &mut Play<'_>) {
        loop {
            let goes_on = match s.frames.last() {
                _ if s.phase == Phase::Over => {
                    s.frames.clear();
                    s.displaced.clear();
                    return;
                }
                _ if !s.displaced.is_empty() => self.shelter_displaced(s, play),
                Some(Frame::Chain(_)) => self.advance_chain(s, play),
                Some(Frame::Sea(_)) => self.advance_sea(s, play),
                Some(Frame::Prowl(_)) => self.advance_prowl(s, play),
                Some(Frame::Battle(_)) => self.advance_battle(s, play),
                Some(&Frame::MoveIn(area)) => {
                    s.frames.pop();
                    self.occupy(s, area, play);
                    true
                }
                Some(Frame::Hunger(_)) => self.advance_hunger(s, play),
                Some(Frame::Moving(_) | Frame::Losses(_) | Frame::Control(_) | Frame::Vichy(_)) => false,
                None if self.idle(s) => {
                    self.next_seat(s, play);
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
    fn idle(&self, s: &State) -> bool {
        !match s.phase {
            Phase::Declare => self.can_declare(s),
            Phase::Build => self.can_build(s),
            Phase::Move | Phase::SecondMove => self.can_pick(s),
            Phase::Battle | Phase::SecondBattle => self.has_battle(s),
            Phase::Supply => self.can_assign(s),
            Phase::Redeploy => {
                self.can_pick(s) || Route::ALL.into_iter().any(|r| self.can_lay(s, r)) || self.can_escort(s)
            }
            Phase::Over => true,
        }
    }

    pub(crate) fn has_battle(&self, s: &State) -> bool {
        s.turn.battles.iter().any(|a| self.leader(s, a).map(|n| self.seat_of(s, n)) == Some(s.active))
    }

    /// HU-09, HUC-12: who has lost his capital must try to retake it if he can.
    pub(crate) fn judge_counter_attack<J: Judge>(&self, s: &State, j: &mut J) {
        for great in Nation::GREAT.into_iter().filter(|&n| self.moves(s, n) && self.capital_lost(s, n)) {
            let Some(data) = self.data.great(great) else { continue };
            let tried = s.turn.counter_attacked | s.turn.fought;
            if data.falls_with.meets(tried) {
                continue;
            }
            let sight = Sight::of(s, s.side);
            let can = |capital: crate::data::Area| {
                let around = self.data.map.graph.around(capital);
                let near = s.stacks.iter().filter(|t| {
                    let fresh = match s.phase {
                        Phase::Move => t.cond == Cond::Fresh,
                        _ => t.kind == Kind::Armour && matches!(t.cond, Cond::Fresh | Cond::Won),
                    };
                    t.nation == great && t.kind.is_land() && fresh && around.contains(t.area)
                });
                let price = u16::from(self.price(s, &sight, great, Mission::March, capital));
                near.count() > 0 && price <= self.purse(s, great) && !s.turn.fought.contains(capital)
            };
            if let Some(capital) = data.falls_with.iter().find(|&c| can(c)) {
                j.forbid(clause!("HU-09"), || {
                    Text::new("why-counter-attack").word("nation", great.word()).name("area", self.name(capital))
                });
            }
        }
    }

    /// The next seat of the side, or the next phase.
    pub(crate) fn next_seat(&self, s: &mut State, play: &mut Play<'_>) {
        let later = self.seats_of(s.side).iter().find(|seat| seat.0 > s.active.0);
        if let Some(seat) = later {
            s.active = seat;
            return;
        }
        self.end_phase(s, play);
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

    fn end_phase(&self, s: &mut State, play: &mut Play<'_>) {
        if s.phase == Phase::Supply && self.somebody_hungers(s) {
            // The phase goes on when it is settled who goes without.
            return s.frames.push(Frame::Hunger(Vec::new()));
        }
        self.begin_next_phase(s, play);
    }

    pub(crate) fn begin_next_phase(&self, s: &mut State, play: &mut Play<'_>) {
        s.active = self.first_active(s.side);
        match self.next_phase(s.phase) {
            Some(phase) => {
                s.phase = phase;
                if phase == Phase::Build && s.side == Side::Allies {
                    self.deliver(s, play);
                }
            }
            None => self.end_turn(s, play),
        }
    }

    fn end_turn(&self, s: &mut State, play: &mut Play<'_>) {
        for (area, nation, n) in std::mem::take(&mut s.turn.shot_down) {
            // G29: shot down on the way counts as lost in the drop, unless land units attacked there too.
            if !s.turn.land_attacked.contains(area) {
                (0..n).for_each(|_| self.gone_for_good(s, nation));
            }
        }
        self.expel(s, play);
        self.conquests(s, play);
        s.verdict = self.verdict(s);
        if s.verdict.is_some() {
            s.phase = Phase::Over;
            return;
        }
        if s.second {
            s.date = s.date.next();
            if s.date.season() == SPRING {
                self.account(s, play);
            }
            s.side = self.first_side(s);
            s.second = false;
        } else {
            s.side = s.side.enemy();
            s.second = true;
        }
        self.begin_turn(s, play);
    }

    /// HUB-1.3: the Axis acts first, or whoever has more points left.
    fn first_side(&self, s: &State) -> Side {
        if self.options.initiative == Initiative::Axis {
            return Side::Axis;
        }
        let sum = |side: Side| -> u32 {
            let of = Nation::GREAT.into_iter().filter(|&n| s.side_of(n) == Some(side));
            of.map(|n| u32::from(s.ledgers[n.index()].left)).sum()
        };
        if sum(Side::Allies) > sum(Side::Axis) { Side::Allies } else { Side::Axis }
    }

    /// A side's turn begins: its units are rested, its season's account is empty.
    pub(crate) fn begin_turn(&self, s: &mut State, play: &mut Play<'_>) {
        s.turn = Turn::default();
        s.phase = Phase::Declare;
        s.active = self.first_active(s.side);
        let rested: Vec<Stack> = s.stacks.iter().filter(|t| s.camp(t.nation) == Some(s.side)).copied().collect();
        for t in rested {
            let cond = if t.cond.is_dry() { Cond::Dry } else { Cond::Fresh };
            if cond != t.cond {
                s.take(t.area, t.nation, t.kind, t.cond, t.n);
                s.add(t.area, t.nation, t.kind, cond, t.n);
            }
        }
        for nation in Nation::GREAT.into_iter().filter(|&n| n.history() == Some(s.side)) {
            s.ledgers[nation.index()].season = 0;
        }
        for (date, nation, area, units) in &self.data.scenario.arrivals {
            if *date == s.date && nation.history() == Some(s.side) && s.side_at(*area) == Some(s.side) {
                s.add_units(*area, *nation, *units, Cond::Fresh);
            }
        }
        // HU-82: the American army of 1942, whether it fights yet or not.
        let us = Nation::Us;
        if s.date == Date::new(SPRING, 1942) && s.side == Side::Allies && s.stance[us.index()] == Stance::Neutral {
            for (_, area, units) in self.data.scenario.armies.iter().filter(|(n, ..)| *n == us) {
                if s.total_all(us) == 0 {
                    s.add_units(*area, us, *units, Cond::Fresh);
                }
            }
        }
        let (date, side) = (s.date, s.side);
        play.note(|| Note::new(Text::new("log-turn").text("date", self.date_text(date)).word("side", side.word())));
    }
}
