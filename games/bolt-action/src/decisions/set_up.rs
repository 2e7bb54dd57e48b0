//! The first steps of the set-up (C-136, C-165, C-188, C-190): the roll-off, the parts, the edges, the objectives.

use super::*;
use crate::action::verb;
use crate::{Action, Rules};
use kernel::Judge;
use kernel::decision::{Choice, Offers, Table};

/// C-165: both roll; nobody has to choose about it.
pub(crate) struct RollOff;

step_of_the_set_up!(RollOff, "prompt-roll-off");

impl Choice<RollOff> for verb::Begin {
    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        table.state.first = Some(table.game.roll_off(table.play));
        table.state.next_step();
    }

    fn shown(&self, _: &At<'_, RollOff>) -> Shown {
        Shown::new(Text::new("do-roll-off"))
    }
}

/// C-136: the winner of the roll-off picks his part.
pub(crate) struct PickingPart;

step_of_the_set_up!(PickingPart, "prompt-part");

impl Choice<PickingPart> for verb::Attack {
    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        table.state.attacker = Some(table.seat);
        table.state.next_step();
    }

    fn shown(&self, _: &At<'_, PickingPart>) -> Shown {
        Shown::new(Text::new("do-attack"))
    }

    fn worth(&self, _: &At<'_, PickingPart>) -> f64 {
        1.0
    }
}

impl Choice<PickingPart> for verb::Defend {
    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        table.state.attacker = Some(other(table.seat));
        table.state.next_step();
    }

    fn shown(&self, _: &At<'_, PickingPart>) -> Shown {
        Shown::new(Text::new("do-defend"))
    }
}

/// C-188: the defender, or the winner of the roll-off, picks his long edge.
pub(crate) struct PickingEdge;

step_of_the_set_up!(PickingEdge, "prompt-edge");

impl Choice<PickingEdge> for verb::Edge {
    fn candidates(_: &At<'_, PickingEdge>, offers: &mut Offers<'_, Action>) {
        [Edge::Top, Edge::Bottom].into_iter().for_each(|edge| offers.known_legal(Self(edge)));
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        let mut edges = [self.0.opposite(); 2];
        edges[usize::from(table.seat.0 & 1)] = self.0;
        table.state.edges = Some(edges);
        table.state.next_step();
    }

    fn shown(&self, _: &At<'_, PickingEdge>) -> Shown {
        Shown::new(Text::new(match self.0 {
            Edge::Top => "do-edge-top",
            Edge::Bottom => "do-edge-bottom",
        }))
    }
}

/// C-190: the defender places three objectives.
pub(crate) struct PlacingObjectives;

step_of_the_set_up!(PlacingObjectives, "prompt-objectives");

impl Choice<PlacingObjectives> for verb::Objective {
    fn candidates(at: &At<'_, PlacingObjectives>, offers: &mut Offers<'_, Action>) {
        at.game.objective_spots(at.state, at.seat).for_each(|spot| offers.known_legal(Self(spot)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, PlacingObjectives>, judge: &mut J) {
        at.game.judge_objective(at.state, at.seat, self.0, judge);
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        let objective = Objective { at: self.0, carrier: None, owner: None, destroyed: false };
        // There is room for a fourth; only three are asked for.
        let _ = table.state.objectives.try_push(objective);
    }

    fn shown(&self, _: &At<'_, PlacingObjectives>) -> Shown {
        shown_at(Text::new("do-objective"), self.0)
    }

    fn pointed(_: &At<'_, PlacingObjectives>, pointing: &Pointing) -> Vec<Self> {
        vec![Self(point_of(pointing))]
    }
}
