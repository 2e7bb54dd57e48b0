//! The boxes of text beside the board, and the chances of a fight as bars.

use crate::columns::Columns;
use crate::style;
use kernel::Words;
use kernel::scene::Panel;

pub fn draw(panels: &[Panel], words: &Words) -> String {
    let mut text = Vec::new();
    for panel in panels {
        let mut rows = Columns::new(2);
        for row in &panel.rows {
            let clause = row.clause.as_deref().map(style::clause).unwrap_or_default();
            rows.row([words.say(&row.text), row.value.clone(), clause]);
        }
        let mut chances = Columns::new(2).right(&[1]);
        for (result, millionths) in &panel.chances {
            let share = f64::from(*millionths) / 1e6;
            // As the table prints it, or the key of a word.
            let result = if words.has(result) { words.word(result) } else { result.clone() };
            chances.row([result, style::percent(words, share), style::bar(share, 40)]);
        }
        let title = format!("\n{}\n", style::title(words.say(&panel.title)));
        text.extend_from_slice(title.as_bytes());
        // Writing into memory does not fail.
        let _ = rows.write(&mut text).and_then(|()| chances.write(&mut text));
    }
    String::from_utf8_lossy(&text).into_owned()
}
