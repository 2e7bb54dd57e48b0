//! Whether what an example says is true, as far as a player can see it.

use super::Facts;
use crate::scene::{Board, Explanation, Figure, Piece, Row, Scene};
use crate::{About, Arg, Note, SeatSet, Text};
use std::collections::BTreeSet;

/// What a step has come to.
pub(super) struct Seen<'a> {
    pub about: &'a About,
    pub board: &'a Board,
    pub scene: &'a Scene,
    pub notes: &'a [Note],
    pub explanation: Option<&'a Explanation>,
    /// What the choice said it would cost.
    pub cost: Option<&'a str>,
    pub deciders: SeatSet,
    /// The piece a name stands for, if the game knows it by that name.
    pub piece: &'a dyn Fn(&str) -> Option<String>,
}

impl Seen<'_> {
    /// Everything that is not as it was said.
    pub fn faults(&self, holds: &Facts) -> Vec<String> {
        let mut faults = Vec::new();
        faults.extend(holds.then.iter().filter_map(|(name, wanted)| self.piece_fault(name, wanted)));
        for (kind, spaces) in &holds.marks {
            faults.extend(spaces.iter().filter_map(|space| self.mark_fault(kind, space)));
        }
        faults.extend(holds.shows.iter().filter_map(|(key, value)| self.row_fault(key, value)));
        faults.extend(holds.tells.iter().filter_map(|wanted| self.note_fault(wanted)));
        if let Some(wanted) = holds.costs.as_deref().filter(|wanted| Some(*wanted) != self.cost) {
            faults.push(format!("expected the cost {wanted}, found {}", self.cost.unwrap_or("none")));
        }
        faults.extend(holds.decides.as_deref().and_then(|wanted| self.decider_fault(wanted)));
        faults.extend(holds.wins.as_deref().and_then(|wanted| self.outcome_fault(wanted)));
        faults
    }

    /// A piece goes by its id, by what is printed on it, by the game's name for it, or by its nation and kind.
    fn pieces(&self, name: &str) -> Vec<&Piece> {
        let known = (self.piece)(name);
        let is = |piece: &&Piece| {
            let kind = || format!("{} {}", piece.nation, piece.symbol);
            piece.id == name
                || known.as_deref() == Some(piece.id.as_str())
                || piece.name.as_deref() == Some(name)
                || kind() == name
        };
        self.scene.pieces.iter().filter(is).collect()
    }

    fn piece_fault(&self, name: &str, wanted: &str) -> Option<String> {
        let on_board: BTreeSet<&str> = self.board.spaces.iter().map(|space| space.id.as_str()).collect();
        let boxes: BTreeSet<&str> = self.board.trays.iter().map(|tray| tray.id.as_str()).collect();
        let mut pieces = self.pieces(name);
        let found = describe(&pieces);
        if wanted == "gone" {
            // On an open table a piece that is in no tray stands somewhere.
            let stands =
                pieces.iter().any(|piece| on_board.contains(piece.at.as_str()) || stands_on_table(piece, &boxes));
            return stands.then(|| format!("expected {name} to be gone, found {found}"));
        }
        let is_place = |word: &str| {
            on_board.contains(word) || boxes.contains(word) || self.scene.pieces.iter().any(|p| p.at == word)
        };
        for word in wanted.split_whitespace() {
            if is_place(word) {
                pieces.retain(|piece| piece.at == word);
            }
        }
        let count: u32 = pieces.iter().map(|piece| u32::from(piece.count.unwrap_or(1))).sum();
        let holds = |word: &str| match word.strip_prefix('x').and_then(|n| n.parse::<u32>().ok()) {
            Some(wanted) => count == wanted,
            None => match word.strip_prefix('!') {
                Some(not) => !pieces.is_empty() && !pieces.iter().any(|piece| has(piece, not)),
                None => pieces.iter().any(|piece| is_place(word) || has(piece, word)),
            },
        };
        let fault = || format!("expected {name} to be {wanted}, found {found}");
        (!wanted.split_whitespace().all(holds)).then(fault)
    }

    /// A space is marked, or on an open table something of that kind is drawn at a point: `marks.smoke = ["36,24"]`.
    fn mark_fault(&self, kind: &str, space: &str) -> Option<String> {
        let (space, wanted) = space.strip_prefix('!').map_or((space, true), |space| (space, false));
        let of_kind = self.scene.marks.iter().filter(|mark| mark.kind == kind);
        let point = point(space);
        let strokes = self.scene.sketch.strokes.iter().filter(|stroke| stroke.kind == kind);
        let drawn = point.is_some_and(|point| strokes.filter_map(|stroke| stroke.form.middle()).any(|at| at == point));
        let found = drawn || of_kind.flat_map(|mark| &mark.spaces).any(|s| s == space);
        let not = if wanted { "" } else { "not " };
        (found != wanted).then(|| format!("expected {space} {not}to be marked {kind}"))
    }

    /// A row goes by its key, facts of its text (`panel-cash power=seat-ussr`), and where it is one of a table, by the
    /// heading of a cell (`panel-points nation=nation-de panel-left`).
    fn row_fault(&self, key: &str, wanted: &str) -> Option<String> {
        let fight = self.explanation.and_then(|e| e.fight.as_deref());
        let panels = self.scene.panels.iter().chain(fight).flat_map(|panel| &panel.rows);
        let rows: Vec<_> = panels.chain(self.explanation.iter().flat_map(|e| &e.rows)).collect();
        let mut words = key.split_whitespace();
        let row_key = words.next().unwrap_or_default();
        let (facts, headings): (Vec<&str>, Vec<&str>) = words.partition(|word| word.contains('='));
        let facts: Vec<(&str, &str)> = facts.into_iter().filter_map(|word| word.split_once('=')).collect();
        let of_row = |row: &&&Row| row.text.key == row_key && says(&row.text, &facts);
        let value = |row: &&Row| match headings.first() {
            Some(heading) => cell(&row.text, heading),
            None => Some(row.value.clone()),
        };
        let values: Vec<String> = rows.iter().filter(of_row).filter_map(value).collect();
        let keys = || rows.iter().map(|row| in_short(&row.text)).collect::<Vec<_>>().join(", ");
        let found = || if values.is_empty() { format!("no such row among {}", keys()) } else { values.join(", ") };
        // "none": there is no such row.
        let holds = values.iter().any(|value| value == wanted) || wanted == "none" && values.is_empty();
        (!holds).then(|| format!("expected {key} to show {wanted}, found {}", found()))
    }

    fn note_fault(&self, wanted: &str) -> Option<String> {
        let mut words = wanted.split_whitespace();
        let key = words.next().unwrap_or_default().trim_start_matches('!');
        let facts: Vec<(&str, &str)> = words.filter_map(|word| word.split_once('=')).collect();
        let told = |note: &&Note| note.text.key == key && says(&note.text, &facts);
        let found = || self.notes.iter().map(|note| in_short(&note.text)).collect::<Vec<_>>().join("; ");
        let (key_wanted, is_told) = (!wanted.starts_with('!'), self.notes.iter().any(|note| told(&note)));
        (is_told != key_wanted).then(|| format!("expected the log to tell {wanted}, found {}", found()))
    }

    fn decider_fault(&self, wanted: &str) -> Option<String> {
        let deciding: Vec<&str> = self.about.in_play(self.deciders).map(|(_, seat)| seat.id).collect();
        let holds = if wanted == "nobody" { deciding.is_empty() } else { deciding.contains(&wanted) };
        (!holds).then(|| format!("expected {wanted} to decide next, found {}", deciding.join(", ")))
    }

    /// A winner by his seat's id, or "nobody" for a draw; the key of how it reads and facts of it may follow.
    fn outcome_fault(&self, wanted: &str) -> Option<String> {
        let Some(outcome) = &self.scene.outcome else {
            return Some(format!("expected {wanted} to win, but the game goes on"));
        };
        let winners: Vec<&str> = self.about.in_play(outcome.winners).map(|(_, seat)| seat.id).collect();
        let mut words = wanted.split_whitespace();
        let who = words.next().unwrap_or_default();
        let (facts, keys): (Vec<&str>, Vec<&str>) = words.partition(|word| word.contains('='));
        let facts: Vec<(&str, &str)> = facts.into_iter().filter_map(|word| word.split_once('=')).collect();
        let won = if who == "nobody" { winners.is_empty() } else { winners.contains(&who) };
        let holds = won && keys.iter().all(|key| outcome.text.key == *key) && says(&outcome.text, &facts);
        let found = || format!("{} {}", winners.join(", "), in_short(&outcome.text));
        (!holds).then(|| format!("expected {wanted} to win, found {}", found()))
    }
}

/// Whether all these facts stand in a text.
fn says(text: &Text, facts: &[(&str, &str)]) -> bool {
    facts.iter().all(|(name, value)| fact(text, name).as_deref() == Some(*value))
}

/// What a row of a table has under a heading.
fn cell(text: &Text, heading: &str) -> Option<String> {
    let lists = text.args.iter().filter_map(|(_, arg)| match arg {
        Arg::List(list) => Some(list),
        _ => None,
    });
    lists.flatten().find_map(|arg| match arg {
        Arg::Text(cell) if fact(cell, "heading").as_deref() == Some(heading) => fact(cell, "value"),
        _ => None,
    })
}

fn stands_on_table(piece: &Piece, boxes: &BTreeSet<&str>) -> bool {
    piece.figure.is_some() && !boxes.contains(piece.at.as_str())
}

/// A point of an open table: "44,30.5" in the unit its rulers have, a hundred to one of the board.
fn point(text: &str) -> Option<(i32, i32)> {
    let (x, y) = text.split_once(',')?;
    let hundredths = |text: &str| text.parse::<f64>().ok().map(|n| (n * 100.0).round() as i32);
    Some((hundredths(x)?, hundredths(y)?))
}

/// `2/3` are steps, `=4-2` what is printed, `@44,30` where it stands on an open table and `^90` which way it looks; any
/// other word is something that lies on the piece.
fn has(piece: &Piece, word: &str) -> bool {
    if let Some(at) = word.strip_prefix('@').and_then(point) {
        return piece.figure.as_ref().is_some_and(|figure| (figure.x, figure.y) == at);
    }
    if let Some(degrees) = word.strip_prefix('^') {
        return piece.figure.as_ref().is_some_and(|figure| degrees.parse() == Ok(figure.facing));
    }
    if let Some(factors) = word.strip_prefix('=') {
        return piece.factors == factors;
    }
    if let Some((now, full)) = word.split_once('/') {
        return now.parse() == Ok(piece.steps.0) && full.parse() == Ok(piece.steps.1);
    }
    piece.markers.iter().any(|marker| marker == word || marker.strip_prefix("marker-") == Some(word))
}

fn describe(pieces: &[&Piece]) -> String {
    let one = |piece: &&Piece| {
        let Piece { at, steps, markers, count, factors, figure, .. } = piece;
        let count = count.map(|n| format!(" x{n}")).unwrap_or_default();
        let inches = |n: i32| f64::from(n) / 100.0;
        let stands = |f: &Figure| format!(" @{},{} ^{}", inches(f.x), inches(f.y), f.facing);
        let stands = figure.as_ref().map(stands).unwrap_or_default();
        format!("{at}{count} {}/{} ={factors}{stands} {}", steps.0, steps.1, markers.join(" ")).trim().to_owned()
    };
    if pieces.is_empty() { "no such piece".to_owned() } else { pieces.iter().map(one).collect::<Vec<_>>().join("; ") }
}

/// A fact of a text as it is written in an example, without spaces.
fn fact(text: &Text, name: &str) -> Option<String> {
    text.args.iter().find(|(known, _)| known == name).map(|(_, arg)| written(arg))
}

fn written(arg: &Arg) -> String {
    let plain = match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Name(name) => name.to_string(),
        Arg::Word(key) => key.to_string(),
        Arg::Text(text) => match &text.args[..] {
            [(_, only)] => written(only),
            _ => text.key.to_string(),
        },
        Arg::List(list) => list.iter().map(written).collect::<Vec<_>>().join(","),
    };
    plain.replace(' ', "_")
}

fn in_short(text: &Text) -> String {
    let facts = text.args.iter().map(|(name, arg)| format!(" {name}={}", written(arg)));
    format!("{}{}", text.key, facts.collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Form, Mark, Panel, Shape, Size, Stroke, Tray};
    use crate::{Outcome, Seat, SeatAbout};
    use std::collections::BTreeMap;

    fn scene() -> Scene {
        let tank = Piece {
            id: "u1".to_owned(),
            seat: Seat(0),
            nation: "germany".to_owned(),
            symbol: "armour".to_owned(),
            name: None,
            at: String::new(),
            factors: "4-2".to_owned(),
            steps: (1, 2),
            markers: vec!["marker-pinned".to_owned()],
            count: None,
            figure: Some(Figure {
                title: None,
                x: 4400,
                y: 3050,
                facing: 90,
                size: Size::Hull { length: 400, width: 200 },
                turret: None,
                models: Vec::new(),
                model_radius: None,
            }),
        };
        let wreck = Piece { id: "u2".to_owned(), at: "lost".to_owned(), ..tank.clone() };
        let cell = |heading: &'static str, value: &'static str| {
            Arg::Text(Box::new(Text::new("cell").word("heading", heading).name("value", value)))
        };
        let cells = Arg::List(vec![cell("left", "19"), cell("base", "30")]);
        let row = |text: Text, value: &str| Row { text, value: value.to_owned(), clause: None };
        let rows = vec![
            row(Text::new("cash").word("power", "red"), "17"),
            row(Text::new("cash").word("power", "blue"), "9"),
            row(Text::new("points").word("nation", "de").arg("cells", cells), ""),
        ];
        Scene {
            turn: Text::new("turn"),
            phases: Vec::new(),
            phase: 0,
            deciding: SeatSet::NONE,
            prompt: Text::new("prompt"),
            pieces: vec![tank, wreck],
            marks: vec![Mark { kind: "zone".to_owned(), spaces: vec!["1717".to_owned()] }],
            panels: vec![Panel::new("money", Text::new("money"), rows)],
            sketch: crate::scene::Sketch {
                figures: Vec::new(),
                strokes: vec![Stroke {
                    kind: "smoke".to_owned(),
                    form: Form::Disc { x: 3600, y: 2400, radius: 200 },
                    seat: None,
                    text: None,
                }],
            },
            choices: Vec::new(),
            closing: None,
            outcome: Some(Outcome { winners: SeatSet::one(Seat(1)), text: Text::new("won").name("by", "points") }),
        }
    }

    /// What is wrong with one fact.
    fn faults(holds: Facts) -> Vec<String> {
        let seats = vec![SeatAbout { id: "red", side: "red" }, SeatAbout { id: "blue", side: "blue" }];
        let (scenarios, options) = (Vec::new(), Vec::new());
        let about = About { id: "g", rules: "1", languages: &["en"], seats, scenarios, options };
        let trays = vec![Tray { id: "lost".to_owned(), title: Text::new("lost") }];
        let board = Board { trays, ..Board::empty(Shape::Table) };
        let scene = scene();
        let seen = Seen {
            about: &about,
            board: &board,
            scene: &scene,
            notes: &[],
            explanation: None,
            cost: None,
            deciders: SeatSet::NONE,
            piece: &|_| None,
        };
        seen.faults(&holds)
    }

    fn of((name, value): (&str, &str)) -> BTreeMap<String, String> {
        BTreeMap::from([(name.to_owned(), value.to_owned())])
    }

    #[test]
    fn a_piece_on_an_open_table_is_told_by_where_it_stands() {
        let then = |name: &str, wanted: &str| faults(Facts { then: of((name, wanted)), ..Facts::default() }).is_empty();
        assert!(then("u1", "@44,30.5 ^90 1/2 pinned =4-2"));
        assert!(!then("u1", "@44,30") && !then("u1", "^91") && !then("u1", "gone"));
        assert!(then("u2", "gone") && then("u2", "lost"));
        assert!(then("u1", "!moved") && !then("u1", "!pinned") && !then("u9", "!moved"));
    }

    #[test]
    fn what_is_drawn_on_a_table_is_told_by_its_middle() {
        let marks = |kind: &str, at: &str| {
            let marks = [(kind.to_owned(), vec![at.to_owned()])].into_iter().collect();
            faults(Facts { marks, ..Facts::default() }).is_empty()
        };
        assert!(marks("smoke", "36,24") && marks("smoke", "!36,25") && marks("zone", "1717"));
        assert!(!marks("smoke", "!36,24") && !marks("smoke", "36,25") && !marks("wreck", "36,24"));
    }

    #[test]
    fn a_row_is_told_by_its_facts_and_the_heading_of_its_cell() {
        let shows = |key: &str, value: &str| faults(Facts { shows: of((key, value)), ..Facts::default() }).is_empty();
        assert!(shows("cash", "17") && shows("cash", "9") && shows("cash power=blue", "9"));
        assert!(!shows("cash power=blue", "17") && !shows("cash power=green", "9"));
        assert!(shows("points nation=de left", "19") && shows("points base", "30"));
        assert!(shows("points nation=fr left", "none") && !shows("cash", "none"));
        assert!(!shows("points nation=fr left", "19") && !shows("points nation=de right", "19"));
    }

    #[test]
    fn a_game_is_won_by_whom_it_is_won() {
        let wins = |who: &str| faults(Facts { wins: Some(who.to_owned()), ..Facts::default() });
        assert!(wins("blue").is_empty() && wins("blue won by=points").is_empty());
        assert_eq!(wins("red"), ["expected red to win, found blue won by=points"]);
        assert_eq!(wins("nobody"), ["expected nobody to win, found blue won by=points"]);
        assert!(!wins("blue lost").is_empty() && !wins("blue by=capitals").is_empty());
    }
}
