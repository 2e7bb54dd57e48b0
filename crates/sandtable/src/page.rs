//! The size of the page, and text set to its width.

/// Lines and columns of the terminal; of a usual page if it is none.
pub fn size() -> (usize, usize) {
    console::Term::stdout().size_checked().map_or((40, 120), |(lines, columns)| (lines.into(), columns.into()))
}

/// Columns to be used for prose: wide lines are hard to read.
pub fn prose() -> usize {
    size().1.clamp(40, 110)
}

/// The text in lines of at most `width` columns, broken at blanks.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        let mut used = 0;
        for word in paragraph.split_whitespace() {
            let long = console::measure_text_width(word);
            if used > 0 && used + 1 + long > width {
                lines.push(std::mem::take(&mut line));
                used = 0;
            }
            if used > 0 {
                line.push(' ');
                used += 1;
            }
            line.push_str(word);
            used += long;
        }
        lines.push(line);
    }
    lines
}

/// The same with every line set in by some columns.
pub fn indented(text: &str, columns: usize) -> String {
    let blank = " ".repeat(columns);
    wrap(text, prose().saturating_sub(columns)).iter().map(|line| format!("{blank}{line}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_broken_at_blanks() {
        assert_eq!(wrap("one two three four", 9), ["one two", "three", "four"]);
        assert_eq!(wrap("incomprehensibilities are long", 5), ["incomprehensibilities", "are", "long"]);
        assert_eq!(wrap("a\nb", 10), ["a", "b"]);
        assert!(wrap("", 10).is_empty());
    }
}
