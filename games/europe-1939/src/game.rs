//! The game as the kernel sees it: the list of its decisions, which of them is pending, and what is wrong whatever is
//! decided.

use crate::Rules;
use crate::action::{Action, verb};
use crate::data::AREAS;
use crate::decisions::*;
use crate::position::Position;
use crate::state::*;
use crate::vocabulary::*;
use kernel::decision::{self, Decides};
use kernel::{Briefing, Game, Judge, Outcome, Play, Rng, Seat, SeatSet, Text, Viewer};

kernel::decisions! {
    Rules: Action in verb;
    Sheltering { Shelter }
    MovingGroup { Add, Load, Via, To, Drop, Invade, Bomb, Strike, Raid, Prey }
    Redeploying { To }
    Intervening { Intervene, Join, Sail, Pass }
    SeaBattle { BreakOff, Press }
    Hunting { Pass, Hunt }
    LandBattle { First, BreakOff, Press }
    TakingLosses { Lose, LoseLaden, Return }
    Controlling { Control }
    PlacingVichy { Garrison }
    Rationing { Starve }
    Declaring { Done, Declare, Occupy }
    Building { Done, Build }
    Movement { Done, Pick }
    ChoosingBattle { Done, Fight }
    Supplying { Done, Assign }
    Redeployment { Done, Pick, Lay, Escort }
    GivingOrders { Order }
}

impl Decides for Rules {
    fn pending(&self, state: &State) -> Option<Pending> {
        if state.phase == Phase::Over {
            return None;
        }
        if !state.displaced.is_empty() {
            return Some(Pending::Sheltering);
        }
        let Some(frame) = state.frames.last() else { return Some(in_phase(state.phase)) };
        Some(match frame {
            Frame::Moving(_) if state.phase == Phase::Redeploy => Pending::Redeploying,
            Frame::Moving(_) => Pending::MovingGroup,
            Frame::Chain(_) => Pending::Intervening,
            Frame::Sea(_) => Pending::SeaBattle,
            Frame::Prowl(_) => Pending::Hunting,
            Frame::Battle(_) => Pending::LandBattle,
            Frame::Losses(_) => Pending::TakingLosses,
            Frame::Control(_) => Pending::Controlling,
            Frame::Vichy(_) => Pending::PlacingVichy,
            Frame::Hunger(_) => Pending::Rationing,
            // Settled before anybody is asked anything.
            Frame::MoveIn(_) => return None,
        })
    }

    fn aside(&self, _: &State, seat: Seat) -> Option<Pending> {
        self.everybody.contains(seat).then_some(Pending::GivingOrders)
    }

    fn ending(&self) -> Option<Action> {
        Some(Action::Done)
    }

    fn forbid_outright<J: Judge>(&self, state: &State, seat: Seat, action: &Action, judge: &mut J) {
        if !self.everybody.contains(seat) {
            return judge.forbid(clause!("HUB-1.1"), || Text::new("why-no-such-seat"));
        }
        if state.phase == Phase::Over {
            return judge.forbid(clause!("HUB-12.1"), || Text::new("why-over"));
        }
        if action.areas().into_iter().flatten().any(|area| area.index() >= AREAS) {
            judge.forbid(clause!("HUB-3.5"), || Text::new("why-no-such-area"));
        }
    }

    fn forbid_now<J: Judge>(&self, state: &State, seat: Seat, action: &Action, judge: &mut J) {
        let not_now = || Text::new("why-not-now").text("prompt", self.prompt(state));
        match (self.decider(state), action) {
            (_, Action::Order(order)) => judge.forbid(order.clause(), || Text::new("why-decide-first")),
            (_, Action::Intervene { .. }) if state.phase == Phase::Redeploy => {
                judge.forbid(clause!("HU-44"), || Text::new("why-no-intervention"));
            }
            (_, Action::BreakOff) if self.must_fight_on(state, seat) => {
                judge.forbid(clause!("HU-92"), || Text::new("why-no-break-off"));
            }
            (Some(decider), _) if decider != seat => {
                let facts = || Text::new("why-not-your-decision").word("seat", seat_word(decider));
                judge.forbid(clause!("HUC-01"), facts);
            }
            (_, Action::Lay { .. }) if state.phase != Phase::Redeploy => judge.forbid(clause!("HU-48"), not_now),
            _ => judge.forbid(clause!("HUB-2.1"), not_now),
        }
    }

    fn settle(&self, state: &mut State, play: &mut Play<'_>) {
        self.go_on_until_a_decision(state, play);
    }
}

/// The decision of a phase with nothing pending.
fn in_phase(phase: Phase) -> Pending {
    match phase {
        Phase::Declare => Pending::Declaring,
        Phase::Build => Pending::Building,
        Phase::Move | Phase::SecondMove => Pending::Movement,
        Phase::Battle | Phase::SecondBattle => Pending::ChoosingBattle,
        Phase::Supply => Pending::Supplying,
        Phase::Redeploy | Phase::Over => Pending::Redeployment,
    }
}

impl Rules {
    /// The seat that has to decide; there is never more than one.
    pub(crate) fn decider(&self, state: &State) -> Option<Seat> {
        self.deciders(state).first()
    }

    /// Whether a seat's ships are in a sea battle that they may not break off.
    fn must_fight_on(&self, state: &State, seat: Seat) -> bool {
        let Some(Frame::Sea(fight)) = state.frames.last() else { return false };
        let side = Side::ALL.into_iter().find(|&side| self.seats_of(side).contains(seat));
        side.is_some_and(|side| !self.may_break_off(state, fight, side))
    }

    /// What has to be decided now.
    pub(crate) fn prompt(&self, state: &State) -> Text {
        let decider = self.decider(state).unwrap_or(GERMANY);
        decision::prompt(self, state, decider).unwrap_or_else(|| Text::new("prompt-over"))
    }
}

impl Game for Rules {
    type State = State;
    type Action = Action;
    type Position = Position;

    kernel::provided_by_decisions!("do-out-of-turn");

    fn seats(&self) -> SeatSet {
        self.everybody
    }

    fn briefing(&self, state: &State, viewer: Viewer) -> Briefing {
        self.brief(state, viewer)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let verdict = state.verdict?;
        Some(Outcome { winners: self.winners(verdict), text: self.outcome_text(state, verdict) })
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.date.0.saturating_sub(self.data.scenario.first.0)) + 1
    }

    fn account(&self, state: &State, account: &str) -> Option<i64> {
        self.season_balance(state, account)
    }

    fn result(&self, before: &State, after: &State) -> Option<String> {
        // Hunters of submarines are the only ones who are told every result beforehand (HU-28).
        matches!(before.frames.last(), Some(Frame::Prowl(_)))
            .then(|| hunted_down(before.submarines().saturating_sub(after.submarines())))
    }

    fn has_secrets(&self, state: &State) -> bool {
        self.hides(state)
    }

    fn imagine(&self, state: &State, seat: Seat, rng: &mut Rng) -> State {
        let mut imagined = state.clone();
        self.imagine_chips(&mut imagined, seat, rng);
        for (i, orders) in imagined.orders.iter_mut().enumerate().filter(|(i, _)| *i != usize::from(seat.0)) {
            *orders = state.orders[i].known();
        }
        imagined
    }
}
