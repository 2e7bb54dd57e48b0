//! What a player should know before the first move: the score as the rules count it, and who is strong where.

use crate::Rules;
use crate::data::{Level as Reward, Verdict, Victory};
use crate::state::*;
use crate::vocabulary::*;
use board::HexId;
use kernel::briefing::{Criterion, Level, Score, Strong};
use kernel::scene::{Piece, Row};
use kernel::{Briefing, Text, Viewer};

/// Two hexes apart are still one group.
const TOGETHER: i32 = 110;

impl Rules {
    pub(crate) fn brief(&self, state: &State, viewer: Viewer) -> Briefing {
        let side = Side::BOTH.into_iter().find(|side| viewer.is(side.seat()));
        let scenario = &self.data.scenario;
        let score = self.counted(state);
        let pieces = self.draw_scene(state, viewer).pieces;
        let strong = Strong { board: &self.draw_board(), pieces: &pieces, radius: TOGETHER, most: 3 };
        let strong = strong.places(attack_of, &score.goals(|holder| vec![holder]));
        let left = scenario.last_turn.saturating_sub(state.turn) + 1;
        let last = self.turn_text(scenario.last_turn);
        let who = side.map(|side| if side == Side::Axis { "axis" } else { "allied" });
        Briefing {
            score,
            strong,
            length: Some(Text::new("briefing-length").number("left", left).text("last", last)),
            ..Briefing::worded(&scenario.id, who)
        }
    }

    fn counted(&self, state: &State) -> Score {
        let total = Row {
            text: Text::new("panel-points"),
            value: self.score(state).to_string(),
            clause: Some(clause!("BPH-11.1a").id().to_owned()),
        };
        let (mut rows, mut totals) = (Vec::new(), vec![total]);
        let levels = match &self.data.scenario.victory {
            Victory::Cities { bonus, levels, .. } => {
                let cities = self.data.map.cities.iter();
                rows.extend(cities.map(|city| self.place(state, city.name.clone(), city.points, &city.hexes)));
                if *bonus != 0 {
                    let text = Text::new("briefing-bonus");
                    rows.push(Criterion::deed(text, format!("−{bonus}"), i64::from(state.bonus)));
                }
                self.levels(state, levels)
            }
            Victory::Debrecen { towns, axis_armour_lost, allied_mobile_lost, levels } => {
                rows.extend(towns.iter().map(|&(hex, points)| self.place(state, self.town(hex), points, &[hex])));
                let (armour, mobile) = (Kind::is_armour as fn(Kind) -> bool, Kind::is_mobile as fn(Kind) -> bool);
                for (key, worth, lost) in [
                    ("briefing-axis-armour", axis_armour_lost, self.lost(state, Side::Axis, armour)),
                    ("briefing-allied-mobile", allied_mobile_lost, self.lost(state, Side::Allied, mobile)),
                ] {
                    rows.push(Criterion::deed(Text::new(key), format!("{worth:+}"), lost));
                }
                self.levels(state, levels)
            }
            Victory::Budapest { budapest, hinge } => {
                totals.clear();
                let hexes = budapest.iter().chain([hinge]);
                rows.extend(hexes.map(|&hex| self.place(state, self.town(hex), "", &[hex])));
                self.relief_levels(self.budapest_verdict(state, budapest, *hinge))
            }
        };
        if state.fuhrer.points_lost > 0 {
            rows.push(Criterion::deed(Text::new("briefing-disobeyed"), "+1", i64::from(state.fuhrer.points_lost)));
        }
        Score { rows, totals, levels }
    }

    fn place(&self, state: &State, name: String, worth: impl ToString, hexes: &[HexId]) -> Criterion {
        let holder = Side::BOTH.into_iter().find(|&side| hexes.iter().all(|&hex| state.controls(side, hex)));
        let at = hexes.iter().map(|&hex| self.hex_name(hex)).collect();
        Criterion::place(Text::new("briefing-place").name("place", name), worth, holder.map(Side::seat), at)
    }

    /// The name of the town in a hex with its number, or the number alone.
    fn town(&self, hex: HexId) -> String {
        let number = self.hex_name(hex);
        let town = self.data.map.towns.iter().find(|town| town.hex == hex);
        town.map_or(number.clone(), |town| format!("{} ({number})", town.name))
    }

    /// The levels that can still be reached, and which it would be at the end of the last turn as things stand.
    fn levels(&self, state: &State, levels: &[Reward]) -> Vec<Level> {
        let (last, score) = (self.data.scenario.last_turn, self.score(state));
        let open = levels.iter().filter(|level| level.by_turn >= state.turn);
        let now = self.level_at_the_end(levels, score);
        let level = |level: &Reward| {
            let result = Text::new(level.result.word());
            let early = level.by_turn < last;
            let by = || Text::new("briefing-by-turn").text("result", result.clone()).number("turn", level.by_turn);
            Level {
                text: if early { by() } else { result.clone() },
                needs: Text::new("briefing-at-least").number("points", level.at_least),
                now: !early && now == Some(level.result),
            }
        };
        open.map(level).collect()
    }

    /// What the relief of Budapest comes to.
    fn relief_levels(&self, now: Verdict) -> Vec<Level> {
        let levels = [
            (Verdict::AxisDecisive, "briefing-relief-supplied"),
            (Verdict::AxisMarginal, "briefing-relief-two"),
            (Verdict::Draw, "briefing-relief-one"),
            (Verdict::AlliedMarginal, "briefing-relief-hinge"),
            (Verdict::AlliedDecisive, "briefing-relief-none"),
        ];
        let level = |(verdict, needs): (Verdict, &'static str)| Level {
            text: Text::new(verdict.word()),
            needs: Text::new(needs),
            now: now == verdict,
        };
        levels.map(level).to_vec()
    }
}

/// What a counter attacks with; headquarters, columns and aircraft have no such figure.
fn attack_of(piece: &Piece) -> i64 {
    let attack = piece.factors.split_once('-').map(|(attack, _)| attack.parse());
    attack.and_then(Result::ok).filter(|_| !piece.at.starts_with("zone-")).unwrap_or(0)
}
