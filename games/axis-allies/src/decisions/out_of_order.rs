//! What comes at the wrong time, and the clause whose order it breaks.

use crate::action::Action;
use crate::state::*;
use crate::{Clause, Rules};
use kernel::{Judge, Text, decision};

impl Rules {
    /// The decision is the power's own, but this is none of what can be done now.
    pub(crate) fn forbid_out_of_order<J: Judge>(&self, state: &State, action: &Action, judge: &mut J) {
        match (state.frames.last(), *action) {
            (_, Action::Order(order)) => judge.forbid(order.clause(), || Text::new("why-decide-first")),
            (Some(Frame::Losses(_)), Action::Lose { .. } | Action::Sink(_)) => {
                judge.forbid(clause!("R-8.14"), || Text::new("why-answer-first"));
            }
            (Some(Frame::Losses(_)), Action::Retreat(_) | Action::BreakOff) if state.battle().is_some() => {
                let clause = if *action == Action::BreakOff { clause!("AA-59") } else { clause!("AA-42") };
                judge.forbid(clause, || Text::new("why-losses-first"));
                judge.forbid(clause!("R-10.2"), || Text::new("why-losses-first"));
            }
            (Some(Frame::Battle(battle)), Action::Support(_)) => {
                if self.data.map.sea_around(battle.space).meets(state.turn.fought) {
                    judge.forbid(clause!("AA-96"), || Text::new("why-shot-lost"));
                    judge.forbid(clause!("AA-97"), || Text::new("why-shot-lost"));
                }
                judge.forbid(clause!("R-9.4"), || Text::new("why-no-support"));
            }
            (Some(Frame::Battle(battle)), Action::Retreat(_)) => {
                judge.forbid(clause!("AA-42"), || self.about("why-no-retreat-now", battle.space));
            }
            (Some(Frame::Battle(battle)), Action::BreakOff) => {
                judge.forbid(clause!("AA-59"), || self.about("why-no-retreat-now", battle.space));
            }
            (Some(Frame::Battle(_)), Action::Withdraw(_)) => {
                judge.forbid(clause!("R-10.6"), || Text::new("why-no-withdrawal-now"));
            }
            _ => judge.forbid(order_clause(state, *action), || {
                let seat = state.power.seat();
                let prompt = decision::prompt(self, state, seat).unwrap_or_else(|| Text::new("prompt-over"));
                Text::new("why-not-now").text("prompt", prompt)
            }),
        }
    }
}

/// The clause that says when an action may be taken.
fn order_clause(state: &State, action: Action) -> Clause {
    use Action as A;
    let over = state.battle().is_none() && !state.turn.fought.is_empty();
    match action {
        A::Retreat(_) | A::BreakOff if over => clause!("AA-43"),
        A::Retreat(_) | A::BreakOff | A::Press => clause!("R-10.2"),
        A::Withdraw(_) if over => clause!("AA-49"),
        A::Withdraw(_) | A::Stay => clause!("R-10.6"),
        A::Lose { .. } | A::Sink(_) => clause!("AA-37"),
        A::Research(_) => clause!("R-3.1"),
        A::Rocket { .. } => clause!("AA-23"),
        A::Pick { .. }
        | A::Ship(_)
        | A::Add
        | A::All
        | A::Via(_)
        | A::To(_)
        | A::Raid(_)
        | A::Load { .. }
        | A::Land { .. }
        | A::Unload { .. }
        | A::Stop
            if state.phase == Phase::Combat =>
        {
            clause!("R-8.17")
        }
        A::Land { .. } | A::Raid(_) if state.phase == Phase::NonCombat => clause!("R-13.1"),
        A::Unload { .. } => clause!("R-13.2"),
        _ => clause!("R-2.1"),
    }
}
