//! What it is about, how it stands and who is strong where, as text.

use crate::columns::Columns;
use crate::open::seat_name;
use crate::style;
use kernel::briefing::{Score, Strength};
use kernel::scene::{Board, Spot};
use kernel::{About, Briefing, Seat, Text, Words};

/// How many strong places are told.
const STRONG: usize = 6;

pub struct Draw<'a> {
    pub about: &'a About,
    pub board: &'a Board,
    pub words: &'a Words,
}

impl Draw<'_> {
    pub fn briefing(&self, briefing: &Briefing) -> String {
        let mut text = String::new();
        for (title, said) in [
            ("cli-briefing-situation", briefing.situation.as_slice()),
            ("cli-briefing-aim", briefing.aim.as_slice()),
            ("cli-briefing-special", briefing.special.as_slice()),
            ("cli-briefing-length", briefing.length.as_slice()),
        ] {
            if !said.is_empty() {
                let said: Vec<String> = said.iter().map(|one| self.words.say(one)).collect();
                text.push_str(&format!("\n{}\n{}\n", style::title(self.words.word(title)), said.join(" ")));
            }
        }
        if !briefing.score.is_empty() {
            text.push_str(&format!(
                "\n{}\n{}",
                style::title(self.words.word("cli-briefing-score")),
                self.score(&briefing.score)
            ));
        }
        if !briefing.strong.is_empty() {
            let strong = self.strong(&briefing.strong);
            text.push_str(&format!("\n{}\n{strong}", style::title(self.words.word("cli-briefing-strong"))));
        }
        text
    }

    fn seat(&self, seat: Seat) -> String {
        seat_name(self.words, self.about, seat)
    }

    fn score(&self, score: &Score) -> String {
        let mut rows = Columns::new(2);
        for row in &score.rows {
            let now = match (row.holder, row.count) {
                (Some(seat), _) => self.seat(seat),
                (None, Some(count)) => count.to_string(),
                (None, None) => String::new(),
            };
            rows.row([self.words.say(&row.text), row.worth.clone(), now]);
        }
        for row in &score.totals {
            rows.row([self.words.say(&row.text), row.value.clone(), String::new()]);
        }
        for level in &score.levels {
            let now = if level.now { "←".to_owned() } else { String::new() };
            rows.row([self.words.say(&level.text), self.words.say(&level.needs), now]);
        }
        written(rows)
    }

    fn strong(&self, strong: &[Strength]) -> String {
        let mut rows = Columns::new(2);
        for one in strong.iter().take(STRONG) {
            let toward = one.toward.as_ref().map(|spot| format!("→ {}", self.place(spot))).unwrap_or_default();
            rows.row([self.seat(one.seat), self.place(&one.at), one.strength.to_string(), toward]);
        }
        written(rows)
    }

    /// A place by the name printed there, if there is one.
    fn place(&self, spot: &Spot) -> String {
        let (Spot::Space(id) | Spot::Piece(id)) = spot;
        let named =
            self.board.labels.iter().find(|label| label.at == *id && label.kind != "points" && label.kind != "port");
        named.map_or_else(|| id.clone(), |label| format!("{} ({id})", label.text))
    }
}

fn written(rows: Columns) -> String {
    let mut text = Vec::new();
    // Writing into memory does not fail.
    let _ = rows.write(&mut text);
    String::from_utf8_lossy(&text).into_owned()
}

/// What is said where a game has no briefing.
pub fn none() -> Text {
    Text::new("cli-briefing-none")
}
