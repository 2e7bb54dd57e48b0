//! What a player should know before the first move: the capitals, what the Axis produces, and who is strong where.

use crate::rules::turn::ECONOMY;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Clause, Rules};
use kernel::briefing::{Criterion, Score, Strong};
use kernel::scene::{Piece, Row};
use kernel::{Briefing, Seat, Text, Viewer};

const SCENARIO: &str = "spring-1942";

impl Rules {
    pub(crate) fn brief(&self, state: &State, viewer: Viewer) -> Briefing {
        let power = Power::ALL.into_iter().find(|power| viewer.is(power.seat()));
        let score = self.counted(state);
        let pieces = self.draw_scene(state, viewer).pieces;
        let strong = Strong { board: &self.draw_board(), pieces: &pieces, radius: 0, most: 2 };
        let side = |holder: Seat| Power::of(holder).map_or_else(Vec::new, friends);
        let strong = strong.places(attack_of, &score.goals(side));
        let round = state.round;
        let length = match self.options.round_limit.rounds() {
            Some(rounds) => Text::new("briefing-length").number("left", rounds.saturating_sub(round) + 1),
            None => Text::new("briefing-no-limit").number("round", round),
        };
        Briefing { score, strong, length: Some(length), ..Briefing::worded(SCENARIO, power.map(Power::id)) }
    }

    fn counted(&self, state: &State) -> Score {
        let capital = |power: Power| {
            let space = self.data.map.capitals[power];
            let text = Text::new("briefing-capital").name("space", self.name(space)).word("power", power.word());
            let holder = Power::ALL.into_iter().find(|&p| state.held[p].contains(space));
            Criterion::place(text, "", holder.map(Power::seat), vec![self.id(space)])
        };
        let row = |text: Text, value: String, clause: Clause| Row { text, value, clause: Some(clause.id().to_owned()) };
        let axis: u16 = Side::Axis.powers().map(|p| self.production(state, p)).sum();
        let mut totals = vec![row(Text::new("panel-economy"), format!("{axis} / {ECONOMY}"), clause!("R-16.3"))];
        for (side, key) in [(Side::Axis, "briefing-axis-capitals"), (Side::Allies, "briefing-allied-capitals")] {
            let taken = side.enemy().powers().filter(|&p| self.holds(state, side, p)).count();
            let clause = if side == Side::Axis { clause!("R-16.2") } else { clause!("R-16.1") };
            totals.push(row(Text::new(key), format!("{taken} / 2"), clause));
        }
        Score { rows: Power::ALL.into_iter().map(capital).collect(), totals, levels: Vec::new() }
    }
}

/// The seats of a power's side.
fn friends(power: Power) -> Vec<Seat> {
    power.side().powers().map(Power::seat).collect()
}

/// What a stack attacks with, all its units together.
fn attack_of(piece: &Piece) -> i64 {
    let attack = piece.factors.split_once('-').and_then(|(attack, _)| attack.parse().ok());
    attack.unwrap_or(0) * i64::from(piece.count.unwrap_or(1))
}
