//! What a player should know before the first move: the score as the rules count it, and who is strong where.

use crate::Rules;
use crate::state::*;
use crate::vocabulary::*;
use kernel::briefing::{Criterion, Level, Score, Strong};
use kernel::scene::{Piece, Row};
use kernel::{Briefing, Text, Viewer};

/// Hexes next to each other are one group.
const TOGETHER: i32 = 110;

impl Rules {
    pub(crate) fn brief(&self, state: &State, viewer: Viewer) -> Briefing {
        let scenario = &self.data.scenario;
        let faction = Faction::ALL.into_iter().find(|faction| viewer.is(faction.seat()));
        let score = self.counted(state);
        let pieces = self.draw_scene(state, viewer).pieces;
        let strong = Strong { board: &self.draw_board(), pieces: &pieces, radius: TOGETHER, most: 3 };
        let strong = strong.places(attack_of, &score.goals(|holder| vec![holder]));
        let last = scenario.turns.len() as u8;
        let left = last.saturating_sub(state.turn) + 1;
        Briefing {
            score,
            strong,
            length: Some(Text::new("briefing-length").number("left", left).text("last", self.turn_text(last))),
            ..Briefing::worded(&scenario.id, faction.map(Faction::id))
        }
    }

    fn counted(&self, state: &State) -> Score {
        let victory = &self.data.scenario.victory;
        let mut rows: Vec<Criterion> = Vec::new();
        for &(faction, hex, points) in &victory.points {
            let text = Text::new("briefing-place").name("place", self.hex_name(hex)).word("faction", faction.word());
            let holder = self.controller(state, hex).map(Faction::seat);
            rows.push(Criterion::place(text, points, holder, vec![self.data.map.name(hex)]));
        }
        if let Some(least) = victory.panzer_steps {
            let text = Text::new("briefing-panzers").number("least", least);
            rows.push(Criterion::deed(text, "−1", self.panzer_steps(state)));
        }
        if let Some((country, beyond)) = victory.losses {
            let text = Text::new("briefing-losses").word("nation", country.word()).number("beyond", beyond);
            rows.push(Criterion::deed(text, "+1", state.steps_lost));
        }
        for condition in &victory.at_once {
            for &hex in condition.holds.iter().chain(&condition.supplied_in) {
                let text = Text::new("briefing-at-once").word("faction", condition.winner.word());
                let text = text.name("place", self.hex_name(hex));
                let holder = self.controller(state, hex).map(Faction::seat);
                rows.push(Criterion::place(text, "", holder, vec![self.data.map.name(hex)]));
            }
        }
        let total = Row {
            text: Text::new("briefing-total").word("faction", victory.of.word()),
            value: self.score(state).to_string(),
            clause: Some(clause!("TKC-03").id().to_owned()),
        };
        let now = self.final_verdict(state);
        let level = |&(least, verdict): &(i32, Verdict)| Level {
            text: Text::new(verdict.word()),
            needs: Text::new("briefing-at-least").number("points", least),
            now: verdict == now,
        };
        Score { rows, totals: vec![total], levels: victory.levels.iter().map(level).collect() }
    }
}

/// What a counter attacks with; markers, fleets and aircraft have no such figure.
fn attack_of(piece: &Piece) -> i64 {
    piece.factors.split_once('-').and_then(|(attack, _)| attack.parse().ok()).unwrap_or(0)
}
