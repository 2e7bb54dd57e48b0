//! How things look: one word for each kind of thing that is shown. Colours appear on a terminal only, and not with
//! NO_COLOR.

use console::Style;
use kernel::Seat;
pub use kernel::fights::{decimal, percent};
use std::fmt::Display;

pub fn title(text: impl Display) -> String {
    Style::new().bold().apply_to(text).to_string()
}

/// Something one can type.
pub fn typed(text: impl Display) -> String {
    Style::new().cyan().apply_to(text).to_string()
}

pub fn faint(text: impl Display) -> String {
    Style::new().dim().apply_to(text).to_string()
}

pub fn good(text: impl Display) -> String {
    Style::new().green().apply_to(text).to_string()
}

pub fn bad(text: impl Display) -> String {
    Style::new().red().apply_to(text).to_string()
}

/// For the errors, which may be a terminal where the answer is not.
pub fn alarm(text: impl Display) -> String {
    Style::new().for_stderr().red().bold().apply_to(text).to_string()
}

pub fn clause(text: impl Display) -> String {
    Style::new().yellow().apply_to(text).to_string()
}

/// The colour of a seat, by its number.
pub fn of_seat(seat: Seat) -> Style {
    match seat.0 % 6 {
        0 => Style::new().blue().bright(),
        1 => Style::new().red().bright(),
        2 => Style::new().green(),
        3 => Style::new().magenta(),
        4 => Style::new().yellow(),
        _ => Style::new().cyan(),
    }
}

/// A bar of up to `width` cells, in eighths of a cell.
pub fn bar(share: f64, width: usize) -> String {
    const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    let eighths = (share.clamp(0.0, 1.0) * width as f64 * 8.0).round() as usize;
    format!("{}{}", "█".repeat(eighths / 8), EIGHTHS[eighths % 8])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_is_as_long_as_its_share() {
        assert_eq!(bar(1.0, 4), "████");
        assert_eq!(bar(0.5, 3), "█▌");
        assert_eq!(bar(0.0, 4), "");
        assert_eq!(bar(f64::NAN, 4), "");
    }
}
