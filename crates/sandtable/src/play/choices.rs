//! What may be done, numbered: grouped by place, shown in pages, and found by number, place, piece or words.

use crate::columns::Columns;
use crate::map::find_place;
use crate::page;
use crate::style;
use kernel::scene::{Board, Choice, Scene};
use kernel::{Text, Words};

/// A choice with where it hangs on the board and how it reads.
#[derive(Clone, Debug)]
pub struct Listed {
    pub choice: Choice,
    pub at: Option<String>,
    pub label: String,
}

#[derive(Debug)]
pub struct Choices {
    pub listed: Vec<Listed>,
    page: usize,
}

/// What was meant by a few words.
#[derive(Debug, PartialEq, Eq)]
pub enum Meant {
    /// Nothing that can be done.
    Nothing,
    /// One choice, by its index.
    One(usize),
    /// Several; which one has to be said.
    Several(Vec<usize>),
}

impl Choices {
    /// What needs no place comes first, the rest by place.
    pub fn of(scene: &Scene, words: &Words) -> Choices {
        let place_of = |choice: &Choice| {
            let piece = || scene.pieces.iter().find(|p| Some(&p.id) == choice.piece.as_ref()).map(|p| p.at.clone());
            choice.space.clone().or_else(piece)
        };
        let mut listed: Vec<Listed> = scene
            .choices
            .iter()
            .map(|c| Listed { at: place_of(c), label: words.say(&c.label), choice: c.clone() })
            .collect();
        listed.sort_by(|a, b| a.at.cmp(&b.at));
        Choices { listed, page: 0 }
    }

    /// The choice with this number, which counts from 1.
    pub fn number(&self, number: usize) -> Option<&Listed> {
        self.listed.get(number.checked_sub(1)?)
    }

    /// By place (also by the name of the town in it), then by piece, then by what the choice says.
    pub fn find(&self, board: &Board, typed: &str) -> Meant {
        let lower = typed.to_lowercase();
        let same = |name: &Option<String>| name.as_ref().is_some_and(|name| name.to_lowercase() == lower);
        let place = find_place(board, typed).map(|space| space.id.clone());
        let at_place = |l: &Listed| same(&l.at) || place.is_some() && l.at == place;
        let of_piece = |l: &Listed| same(&l.choice.piece);
        let says = |l: &Listed| lower.chars().count() >= 2 && l.label.to_lowercase().contains(&lower);
        let by = |holds: &dyn Fn(&Listed) -> bool| -> Vec<usize> {
            (0..self.listed.len()).filter(|&i| holds(&self.listed[i])).collect()
        };
        let all: [&dyn Fn(&Listed) -> bool; 3] = [&at_place, &of_piece, &says];
        match all.into_iter().map(by).find(|found| !found.is_empty()) {
            None => Meant::Nothing,
            Some(found) if found.len() == 1 => Meant::One(found[0]),
            Some(found) => Meant::Several(found),
        }
    }

    pub fn turn_page(&mut self, forward: bool) {
        let last = self.listed.len().saturating_sub(1) / per_page();
        self.page = if forward { (self.page + 1).min(last) } else { self.page.saturating_sub(1) };
    }

    /// The page one is on.
    pub fn draw(&self, words: &Words) -> String {
        let all: Vec<usize> = (0..self.listed.len()).collect();
        let from = self.page * per_page();
        let to = (from + per_page()).min(all.len());
        let mut text = self.draw_some(&all[from..to]);
        if all.len() > per_page() {
            let part = Text::new("cli-choices-page").number("from", from as i64 + 1).number("to", to as i64);
            let part = words.say(&part.number("all", all.len() as i64));
            text.push_str(&format!("  {}\n", style::faint(part)));
        }
        text
    }

    /// Some choices, with their numbers.
    pub fn draw_some(&self, indices: &[usize]) -> String {
        let mut columns = Columns::new(2).right(&[0]);
        let mut above = None;
        for &i in indices {
            let Listed { choice, at, label } = &self.listed[i];
            let place = if *at == above { "" } else { at.as_deref().unwrap_or("") };
            let cost = choice.cost.as_deref().map(|cost| style::faint(format!("  ({cost})"))).unwrap_or_default();
            columns.row([style::typed(i + 1), place.to_owned(), format!("{label}{cost}")]);
            above.clone_from(at);
        }
        let mut text = Vec::new();
        // Writing into memory does not fail.
        let _ = columns.write(&mut text);
        String::from_utf8_lossy(&text).into_owned()
    }
}

fn per_page() -> usize {
    page::size().0.saturating_sub(8).clamp(15, 40)
}
