//! What a player should know before the first move: what the scenario counts, and who is strong where.

use crate::Rules;
use crate::options::ExitPoints;
use crate::rules::scenario::Scenario;
use crate::rules::sequence::seat_key;
use crate::state::*;
use kernel::briefing::{Criterion, Score, Strong};
use kernel::scene::{Piece, Row};
use kernel::{Briefing, Seat, Text, Viewer};

/// Units within a foot of each other are one group, in hundredths of an inch.
const TOGETHER: i32 = 1200;

impl Rules {
    pub(crate) fn brief(&self, state: &State, viewer: Viewer) -> Briefing {
        let seat = SEATS.into_iter().find(|&seat| viewer.is(seat));
        let pieces = self.draw_scene(state, viewer).pieces;
        let strong = Strong { board: &self.draw_board(), pieces: &pieces, radius: TOGETHER, most: 2 };
        let strong = strong.places(men_of, &[]);
        // Nobody attacks before the sides are known, and in some scenarios nobody does at all.
        let role = |seat: Seat| match state.attacker {
            Some(attacker) if attacker == seat => "attacker",
            Some(_) => "defender",
            None => "both",
        };
        // The set-up is before the first turn.
        let left = i64::from(state.last_turn) - i64::from(state.turn.max(1)) + 1;
        Briefing {
            score: self.counted(state),
            strong,
            length: Some(Text::new("briefing-length").number("left", left.max(0)).number("last", state.last_turn)),
            ..Briefing::worded(self.scenario.id(), seat.map(role))
        }
    }

    fn counted(&self, state: &State) -> Score {
        let points = self.points(state);
        let row = |key: &'static str, i: usize| Row {
            text: Text::new(key).word("seat", seat_key(SEATS[i])),
            value: points[i].to_string(),
            clause: Some(clause!("C-137").id().to_owned()),
        };
        let totals = vec![row("panel-points-first", 0), row("panel-points-second", 1)];
        Score { rows: self.what_counts(state), totals, levels: Vec::new() }
    }

    /// Each thing the scenario gives points for, as often as it has been done.
    fn what_counts(&self, state: &State) -> Vec<Criterion> {
        let lost = |seat: Seat| self.count(state, seat, Fate::Destroyed);
        let counted = |key: &'static str, worth: i64, seat: Seat, count: i64| {
            let text = Text::new(key).word("seat", seat_key(seat));
            Criterion::deed(text, worth, count)
        };
        match (self.scenario, state.attacker) {
            (Scenario::Envelopment, Some(attacker)) => {
                let exit = if self.options.exit_points == ExitPoints::Three { 3 } else { 2 };
                let defender = other(attacker);
                vec![
                    counted("briefing-destroyed", 1, defender, lost(defender)),
                    counted("briefing-in-zone", 2, attacker, self.in_defenders_zone(state, attacker)),
                    counted("briefing-left", exit, attacker, self.count(state, attacker, Fate::Left)),
                    counted("briefing-destroyed", 2, attacker, lost(attacker)),
                ]
            }
            (Scenario::MaximumAttrition | Scenario::Envelopment, _) => {
                SEATS.map(|seat| counted("briefing-destroyed", 1, seat, lost(seat))).to_vec()
            }
            (Scenario::PointDefence | Scenario::HoldUntilRelieved, _) => self.held(state, "briefing-objective"),
            (Scenario::TopSecret, _) => {
                let carrier = |o: &Objective| o.carrier.map(|bearer| self.seat_of(bearer.unit));
                let objects = state.objectives.iter();
                objects.map(|o| Criterion::place(Text::new("briefing-object"), 1, carrier(o), Vec::new())).collect()
            }
            (Scenario::Demolition, _) => {
                let bases = state.objectives.iter().filter_map(|o| Some((o.owner?, o.destroyed)));
                bases.map(|(owner, down)| counted("briefing-base", 1, owner, i64::from(down))).collect()
            }
        }
    }

    fn held(&self, state: &State, key: &'static str) -> Vec<Criterion> {
        let objectives = state.objectives.iter().enumerate();
        let objective = |(i, objective): (usize, &Objective)| {
            let text = Text::new(key).number("number", i as i64 + 1);
            Criterion::place(text, 1, self.holder(state, objective.at), Vec::new())
        };
        objectives.map(objective).collect()
    }
}

/// How many men or how much of a vehicle is left.
fn men_of(piece: &Piece) -> i64 {
    if piece.at.is_empty() { i64::from(piece.steps.0) } else { 0 }
}
