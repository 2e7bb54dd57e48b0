//! What a player should know before the first move: what decides the variant, and who is strong where.

use crate::Rules;
use crate::data::Area;
use crate::state::*;
use crate::vocabulary::*;
use kernel::briefing::{Criterion, Level, Score, Strong};
use kernel::scene::{Piece, Row};
use kernel::{Briefing, Game, Seat, Text, Viewer};

impl Rules {
    pub(crate) fn brief(&self, state: &State, viewer: Viewer) -> Briefing {
        let seat = self.seats().iter().find(|&seat| viewer.is(seat));
        let score = self.counted(state);
        let pieces = self.draw_scene(state, viewer).pieces;
        let strong = Strong { board: &self.draw_board(), pieces: &pieces, radius: 0, most: 2 };
        let side =
            |holder: Seat| self.side_of_seat(holder).map_or_else(Vec::new, |s| self.seats_of(s).iter().collect());
        let strong = strong.places(attack_of, &score.goals(side));
        let last = self.data.scenario.last;
        let left = i64::from(last.0) - i64::from(state.date.0) + 1;
        let date = Text::new("turn-date").word("season", last.word()).name("year", last.year().to_string());
        // In the short variants a side is one person's, whoever of its powers is in play.
        let of_side = |seat: Seat| if self.side_of_seat(seat) == Some(Side::Axis) { "axis" } else { "allies" };
        let who = seat.map(|seat| match self.variant {
            Variant::FullWar => seat_word(seat).trim_start_matches("seat-"),
            _ => of_side(seat),
        });
        Briefing {
            score,
            strong,
            length: Some(Text::new("briefing-length").number("left", left.max(0)).text("last", date)),
            ..Briefing::worded(self.variant.id(), who)
        }
    }

    /// The areas that decide this variant (HUB-12.1, HUB-12.2, HUB-14.1…HUB-14.3).
    fn deciding_areas(&self) -> Vec<Area> {
        let at = &self.data.map.place;
        match self.variant {
            Variant::FullWar => self.data.objectives.iter().collect(),
            Variant::FallOfFrance => vec![at.paris],
            Variant::Mediterranean => vec![at.suez, at.malta, at.gibraltar, at.tobruk, at.benghazi, at.tripoli],
            Variant::Barbarossa => vec![at.moscow, at.leningrad, at.stalingrad],
        }
    }

    fn counted(&self, state: &State) -> Score {
        let areas = self.deciding_areas();
        let place = |area: Area| {
            let holder = state.owner(area).map(|nation| self.seat_of(state, nation));
            let text = Text::new("briefing-place").name("place", self.name(area));
            Criterion::place(text, "", holder, vec![self.id(area)])
        };
        let held = |side: Side| areas.iter().filter(|&&a| state.side_at(a) == Some(side)).count();
        let total = |side: Side| Row {
            text: Text::new("briefing-held").word("side", side.word()),
            value: held(side).to_string(),
            clause: Some(clause!("HUB-12.2").id().to_owned()),
        };
        Score {
            rows: areas.iter().map(|&area| place(area)).collect(),
            totals: Side::ALL.into_iter().map(total).collect(),
            levels: self.levels(state),
        }
    }

    /// What decides at the end, best for the Axis first; where it would stand now.
    fn levels(&self, state: &State) -> Vec<Level> {
        use Verdict::{Decisive, Draw, Marginal};
        let now = self.verdict_at_the_end(state);
        let level = |verdict: Verdict, needs: &'static str| {
            let text = match verdict {
                Decisive(side) => Text::new("outcome-decisive").word("side", side.word()),
                Marginal(side) => Text::new("outcome-marginal").word("side", side.word()),
                Draw => Text::new("outcome-draw"),
            };
            Level { text, needs: Text::new(needs), now: now == Some(verdict) }
        };
        let (axis, allies) = (Side::Axis, Side::Allies);
        match self.variant {
            Variant::FullWar => vec![
                level(Decisive(axis), "briefing-needs-eleven"),
                level(Marginal(axis), "briefing-needs-five"),
                level(Draw, "briefing-needs-fewer"),
                level(Marginal(allies), "briefing-needs-germany-spring"),
                level(Decisive(allies), "briefing-needs-germany-winter"),
            ],
            Variant::FallOfFrance => vec![
                level(Decisive(axis), "briefing-needs-paris-and-britain"),
                level(Marginal(axis), "briefing-needs-paris"),
                level(Marginal(allies), "briefing-needs-paris-free"),
                level(Decisive(allies), "briefing-needs-france-free"),
            ],
            Variant::Mediterranean => vec![
                level(Decisive(axis), "briefing-needs-suez"),
                level(Marginal(axis), "briefing-needs-tobruk"),
                level(Marginal(allies), "briefing-needs-tobruk-allied"),
                level(Decisive(allies), "briefing-needs-libya"),
            ],
            Variant::Barbarossa => vec![
                level(Decisive(axis), "briefing-needs-three-cities"),
                level(Marginal(axis), "briefing-needs-one-city"),
                level(Decisive(allies), "briefing-needs-no-city"),
            ],
        }
    }

    /// What the rules would say if the last season ended like this.
    fn verdict_at_the_end(&self, state: &State) -> Option<Verdict> {
        let mut end = state.clone();
        (end.date, end.second) = (self.data.scenario.last, true);
        self.verdict(&end)
    }
}

/// What a stack attacks with, all its units together.
fn attack_of(piece: &Piece) -> i64 {
    let attack = piece.factors.split_once('-').and_then(|(attack, _)| attack.parse().ok());
    attack.unwrap_or(0) * i64::from(piece.count.unwrap_or(1))
}
