//! Aligned columns. The last one is broken to the width of the page, under itself.

use crate::page;
use console::{Alignment, measure_text_width, pad_str};
use std::io::{self, Write};

#[derive(Debug, Default)]
pub struct Columns {
    rows: Vec<Vec<String>>,
    right: Vec<usize>,
    indent: usize,
}

impl Columns {
    pub fn new(indent: usize) -> Columns {
        Columns { indent, ..Columns::default() }
    }

    /// Figures stand under each other by their last digit.
    pub fn right(mut self, columns: &[usize]) -> Columns {
        self.right.extend_from_slice(columns);
        self
    }

    pub fn row<S: Into<String>>(&mut self, cells: impl IntoIterator<Item = S>) {
        self.rows.push(cells.into_iter().map(Into::into).collect());
    }

    pub fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let wide = |c: usize| self.rows.iter().filter_map(|r| r.get(c)).map(|cell| measure_text_width(cell)).max();
        let widths: Vec<usize> = (0..columns).map(|c| wide(c).unwrap_or(0)).collect();
        let before_last = self.indent + widths.iter().rev().skip(1).map(|w| w + 2).sum::<usize>();
        let room = page::prose().saturating_sub(before_last).max(30);
        for row in &self.rows {
            let mut line = " ".repeat(self.indent);
            for (c, cell) in row.iter().enumerate() {
                let last = c + 1 == columns;
                let right = self.right.contains(&c);
                if last && !right {
                    let broken = page::wrap(cell, room);
                    line.push_str(&broken.join(&format!("\n{}", " ".repeat(before_last))));
                } else {
                    let side = if right { Alignment::Right } else { Alignment::Left };
                    line.push_str(&pad_str(cell, widths[c], side, None));
                    line.push_str("  ");
                }
            }
            writeln!(out, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned_and_the_last_is_broken_under_itself() {
        let mut columns = Columns::new(2).right(&[1]);
        columns.row(["axis", "7", "short"]);
        columns.row(["allied", "123", &"word ".repeat(30)]);
        let mut text = Vec::new();
        columns.write(&mut text).unwrap();
        let text = String::from_utf8(text).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "  axis      7  short");
        assert!(lines[1].starts_with("  allied  123  word word"));
        assert!(lines[2].starts_with("               word"));
    }
}
