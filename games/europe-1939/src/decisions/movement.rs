//! The first and the second movement: a unit is taken up.

use super::{TurnPhase, listed, whole_phase};
use crate::Rules;
use crate::action::{Action, verb};
use crate::plan::Glance;
use crate::plan::orders::NOT_ORDERED;
use crate::rules::movement::Realms;
use crate::state::*;
use kernel::decision::{At, Choice, Decision, Offers, Shown, Table};
use kernel::scene::Spot;
use kernel::{Judge, Text};

#[derive(Debug)]
pub(crate) struct Movement;

/// What those who take up units look at together.
#[derive(Debug)]
pub(crate) struct Marshalling {
    pub realms: Realms,
    pub plan: Glance,
}

impl Marshalling {
    pub fn of(state: &State) -> Marshalling {
        Marshalling { realms: Realms::of(state), plan: Glance::of(state.side) }
    }
}

impl Decision for Movement {
    whole_phase!(Marshalling: |state| Marshalling::of(state); |phase| {
        if phase == Phase::Move { "prompt-move" } else { "prompt-second-move" }
    });
}

impl TurnPhase for Movement {
    fn done(phase: Phase) -> &'static str {
        if phase == Phase::Move { "do-done-move" } else { "do-done-second-move" }
    }

    fn forbid_done<J: Judge>(at: &At<'_, Movement>, judge: &mut J) {
        at.game.judge_counter_attack(at.state, judge);
    }

    /// A side that could move and has moved nobody may have overlooked that it is its movement.
    fn overlooked(at: &At<'_, Movement>) -> Option<Text> {
        let rests = |stack: &Stack| !at.game.moves(at.state, stack.nation) || stack.cond == Cond::Fresh;
        let still = *at.frame == Phase::Move && at.state.groups.is_empty() && at.state.stacks.iter().all(rests);
        still.then(|| Text::new("warn-nobody-moved"))
    }
}

/// Units are taken up in every movement and in the redeployment, by the same rules.
impl<D> Choice<D> for verb::Pick
where
    D: TurnPhase + Decision<Outlook = Marshalling>,
{
    fn candidates(at: &At<'_, D>, offers: &mut Offers<'_, Action>) {
        at.game.each_pick(at.state, &at.outlook.realms, listed(offers));
    }

    fn judge<J: Judge>(&self, at: &At<'_, D>, judge: &mut J) {
        at.game.judge_pick(at.state, &at.outlook.realms, self, judge);
    }

    fn carry_out(self, _: Phase, table: &mut Table<'_, '_, Rules>) {
        table.game.pick(table.state, self.at, self.nation, self.kind);
    }

    fn shown(&self, at: &At<'_, D>) -> Shown {
        let label = at.game.about("do-pick", self.at).word("nation", self.nation.word());
        let piece = at.game.piece_of(at.state, self.at, self.nation, self.kind);
        Shown::new(label.word("kind", self.kind.word())).space(at.game.id(self.at)).piece(piece)
    }

    fn meant(at: &At<'_, D>, spot: &Spot) -> Vec<Self> {
        let of = |stack: &Stack| Self { at: stack.area, nation: stack.nation, kind: stack.kind };
        match spot {
            Spot::Piece(id) => at.game.stack_named(at.state, id).map(of).into_iter().collect(),
            Spot::Space(id) => {
                let Some(area) = at.game.data.map.named(id) else { return Vec::new() };
                let own = at.state.at(area).iter().filter(|stack| at.game.moves(at.state, stack.nation));
                own.map(of).collect()
            }
        }
    }

    fn worth(&self, at: &At<'_, D>) -> f64 {
        if let Some(memory) = at.mind.map(|mind| &mind.memory).filter(|memory| memory.rules_over(at.state)) {
            return memory.worth(memory.picks(at.game, at.state), (*self).into()).unwrap_or(NOT_ORDERED);
        }
        at.outlook.plan.pick_worth(at.game, at.state, self.at, self.kind) as f64
    }
}
