//! A briefing: what somebody should know before the first move, and may ask for again at any time. The words are the
//! game's; what is counted comes from the rules' own counting, and who is strong where from what the viewer sees.

use crate::scene::{Board, Piece, Row, Spot};
use crate::{Seat, Text};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The briefing of one viewer. Everything may be left out: what is left out is not shown.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Briefing {
    /// What has happened before the match and how things stand, a sentence or two each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub situation: Vec<Text>,
    /// What this viewer has to do to win.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aim: Vec<Text>,
    /// What is counted, as it stands now.
    #[serde(default, skip_serializing_if = "Score::is_empty")]
    pub score: Score,
    /// How long it goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub length: Option<Text>,
    /// What is special about this scenario.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub special: Vec<Text>,
    /// Who is strong where, strongest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub strong: Vec<Strength>,
}

/// What decides the game, line by line.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Score {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<Criterion>,
    /// What they come to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub totals: Vec<Row>,
    /// What a total is worth in the end, best first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub levels: Vec<Level>,
}

impl Score {
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty() && self.totals.is_empty() && self.levels.is_empty()
    }

    /// The places among the rows, each with the seats that need not take it: the holder's side.
    pub fn goals(&self, side: impl Fn(Seat) -> Vec<Seat>) -> Vec<(Spot, Vec<Seat>)> {
        let goal = |row: &Criterion| {
            let at = row.at.first()?.clone();
            Some((Spot::Space(at), row.holder.map_or_else(Vec::new, &side)))
        };
        self.rows.iter().filter_map(goal).collect()
    }
}

/// A place or a deed that counts.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Criterion {
    pub text: Text,
    /// What it is worth, as it is written ("3", "1 each").
    pub worth: String,
    /// Whose it is now, if it is a place somebody holds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holder: Option<Seat>,
    /// How many of them there are now, if they are counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<i64>,
    /// The spaces it is about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub at: Vec<String>,
}

impl Criterion {
    /// A place with what it is worth and who holds it.
    pub fn place(text: Text, worth: impl ToString, holder: Option<Seat>, at: Vec<String>) -> Criterion {
        Criterion { text, worth: worth.to_string(), holder, count: None, at }
    }

    /// A deed with what each is worth and how often it has been done.
    pub fn deed(text: Text, worth: impl ToString, count: impl Into<i64>) -> Criterion {
        Criterion { text, worth: worth.to_string(), holder: None, count: Some(count.into()), at: Vec::new() }
    }
}

/// What a total brings at the end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Level {
    pub text: Text,
    /// What it takes.
    pub needs: Text,
    /// It would be this one if the game ended now.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub now: bool,
}

/// Many units close together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Strength {
    pub seat: Seat,
    pub at: Spot,
    /// How strong, in whatever the game counts by.
    pub strength: i64,
    /// The nearest place that counts and is not theirs yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub toward: Option<Spot>,
}

impl Briefing {
    /// The words of a scenario: `briefing-SCENARIO` for the situation, `aim-SCENARIO-WHO` for what a seat or a role has
    /// to do, `special-SCENARIO` for what is special; underscores in names are written as dashes.
    pub fn worded(scenario: &str, who: Option<&str>) -> Briefing {
        let key = |parts: &[&str]| Text::new(parts.join("-").replace('_', "-"));
        Briefing {
            situation: vec![key(&["briefing", scenario])],
            aim: who.map(|who| key(&["aim", scenario, who])).into_iter().collect(),
            special: vec![key(&["special", scenario])],
            ..Briefing::default()
        }
    }

    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        let score = &self.score;
        let rows = score.rows.iter().map(|row| &row.text);
        let rows = rows
            .chain(score.totals.iter().map(|row| &row.text))
            .chain(score.levels.iter().flat_map(|l| [&l.text, &l.needs]));
        self.situation.iter().chain(&self.aim).chain(rows).chain(&self.length).chain(&self.special)
    }
}

/// How strengths are looked for.
#[derive(Copy, Clone, Debug)]
pub struct Strong<'a> {
    pub board: &'a Board,
    /// The pieces the viewer sees.
    pub pieces: &'a [Piece],
    /// Units so far apart are still together, in the unit of the board.
    pub radius: i32,
    /// How many places are told of each side.
    pub most: usize,
}

type Point = (i64, i64);

impl Strong<'_> {
    /// The places where most of each side stands. `weigh` says what a piece counts for; `goals` are the places that
    /// count, each with the seats that hold it already.
    pub fn places(&self, weigh: impl Fn(&Piece) -> i64, goals: &[(Spot, Vec<Seat>)]) -> Vec<Strength> {
        let spaces: BTreeMap<&str, Point> =
            self.board.spaces.iter().map(|s| (s.id.as_str(), (i64::from(s.x), i64::from(s.y)))).collect();
        let mut sides: BTreeMap<Seat, Vec<(&Piece, Point, i64)>> = BTreeMap::new();
        for piece in self.pieces {
            let standing = piece.figure.as_ref().map(|f| (i64::from(f.x), i64::from(f.y)));
            let place = spaces.get(piece.at.as_str()).copied().or(standing.filter(|_| piece.at.is_empty()));
            let weight = weigh(piece);
            if let (Some(place), true) = (place, weight > 0) {
                sides.entry(piece.seat).or_default().push((piece, place, weight));
            }
        }
        let found = |spot: &Spot| match spot {
            Spot::Space(id) => spaces.get(id.as_str()).copied(),
            Spot::Piece(id) => sides.values().flatten().find(|(piece, ..)| piece.id == *id).map(|(_, at, _)| *at),
        };
        let goals: Vec<(&Spot, Point, &Vec<Seat>)> =
            goals.iter().filter_map(|(spot, held)| Some((spot, found(spot)?, held))).collect();
        let strengths = sides.iter().flat_map(|(&seat, stands)| self.of_side(seat, stands.clone(), &goals));
        let mut strengths: Vec<Strength> = strengths.collect();
        strengths.sort_by_key(|strength| -strength.strength);
        strengths
    }

    fn of_side(
        &self,
        seat: Seat,
        mut stands: Vec<(&Piece, Point, i64)>,
        goals: &[(&Spot, Point, &Vec<Seat>)],
    ) -> Vec<Strength> {
        let near = i64::from(self.radius) * i64::from(self.radius);
        let mut strengths = Vec::new();
        while strengths.len() < self.most {
            let around = |at: Point| stands.iter().filter(|s| apart(s.1, at) <= near).map(|s| s.2).sum::<i64>();
            // Of equals the first, so that the answer is always the same.
            let Some((i, strength)) = (0..stands.len()).map(|i| (i, around(stands[i].1))).rev().max_by_key(|s| s.1)
            else {
                break;
            };
            let (piece, at, _) = stands[i];
            let open = goals.iter().filter(|(_, _, held)| !held.contains(&seat));
            let toward = open.min_by_key(|goal| apart(goal.1, at)).filter(|goal| goal.1 != at);
            let spot = if piece.at.is_empty() { Spot::Piece(piece.id.clone()) } else { Spot::Space(piece.at.clone()) };
            strengths.push(Strength { seat, at: spot, strength, toward: toward.map(|goal| goal.0.clone()) });
            stands.retain(|other| apart(other.1, at) > near);
        }
        strengths
    }
}

/// The square of the distance.
fn apart(a: Point, b: Point) -> i64 {
    (a.0 - b.0).pow(2) + (a.1 - b.1).pow(2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Shape, Space};

    fn space(id: &str, x: i32) -> Space {
        let (outline, facts) = (Vec::new(), Vec::new());
        Space { id: id.into(), x, y: 0, kind: "open".into(), outline, facts, out_of_play: false }
    }

    fn piece(id: &str, seat: u8, at: &str, factors: &str) -> Piece {
        Piece {
            id: id.into(),
            seat: Seat(seat),
            nation: String::new(),
            symbol: String::new(),
            name: None,
            at: at.into(),
            factors: factors.into(),
            steps: (1, 1),
            markers: Vec::new(),
            count: None,
            figure: None,
        }
    }

    #[test]
    fn the_strongest_places_come_first_and_look_at_what_they_do_not_hold() {
        let mut board = Board::empty(Shape::PointyHexes);
        board.spaces = vec![space("a", 0), space("b", 100), space("c", 500), space("d", 700)];
        let pieces =
            [piece("1", 0, "a", "4"), piece("2", 0, "b", "5"), piece("3", 0, "c", "7"), piece("4", 1, "d", "2")];
        let strong = Strong { board: &board, pieces: &pieces, radius: 150, most: 2 };
        let goals = [(Spot::Space("d".into()), vec![Seat(1)]), (Spot::Space("a".into()), vec![Seat(0)])];
        let found = strong.places(|piece| piece.factors.parse().unwrap_or(0), &goals);
        let told: Vec<(u8, i64)> = found.iter().map(|s| (s.seat.0, s.strength)).collect();
        assert_eq!(told, [(0, 9), (0, 7), (1, 2)]);
        assert_eq!(found[1].toward, Some(Spot::Space("d".into())));
        assert_eq!(found[2].toward, Some(Spot::Space("a".into())));
    }

    #[test]
    fn pieces_off_the_map_and_weightless_ones_count_for_nothing() {
        let mut board = Board::empty(Shape::PointyHexes);
        board.spaces = vec![space("a", 0)];
        let pieces = [piece("1", 0, "box", "4"), piece("2", 0, "a", "-")];
        let strong = Strong { board: &board, pieces: &pieces, radius: 0, most: 3 };
        assert!(strong.places(|piece| piece.factors.parse().unwrap_or(0), &[]).is_empty());
    }
}
