//! Letters on a sheet, each in its ink.

use crate::style;
use console::Style;
use kernel::Seat;

#[derive(Copy, Clone, PartialEq)]
pub enum Ink {
    Plain,
    Faint,
    Lit,
    Water,
    Of(Seat),
}

impl Ink {
    pub fn style(self) -> Style {
        match self {
            Ink::Plain => Style::new(),
            Ink::Faint => Style::new().dim(),
            Ink::Lit => Style::new().black().on_yellow(),
            Ink::Water => Style::new().cyan(),
            Ink::Of(seat) => style::of_seat(seat).bold(),
        }
    }
}

/// A sheet of letters, each in its ink.
pub struct Canvas {
    lines: Vec<Vec<(char, Ink)>>,
}

impl Canvas {
    pub fn new(wide: i32, high: i32) -> Canvas {
        Canvas { lines: vec![vec![(' ', Ink::Plain); wide.max(0) as usize]; high.max(0) as usize] }
    }

    pub fn put(&mut self, x: i32, y: i32, letter: char, ink: Ink) {
        let line = usize::try_from(y).ok().and_then(|y| self.lines.get_mut(y));
        let cell = line.and_then(|line| line.get_mut(usize::try_from(x).ok()?));
        if let Some(cell) = cell {
            *cell = (letter, ink);
        }
    }

    pub fn write(&mut self, x: i32, y: i32, text: &str, room: usize, ink: Ink) {
        for (i, letter) in text.chars().take(room).enumerate() {
            self.put(x + i as i32, y, letter, ink);
        }
    }

    pub fn draw(&self) -> String {
        let mut text = String::new();
        for line in &self.lines {
            let end = line.iter().rposition(|&(letter, _)| letter != ' ').map_or(0, |last| last + 1);
            for run in line[..end].chunk_by(|a, b| a.1 == b.1) {
                let letters: String = run.iter().map(|&(letter, _)| letter).collect();
                text.push_str(&run[0].1.style().apply_to(letters).to_string());
            }
            text.push('\n');
        }
        text
    }
}
