//! What a player can type.

/// A line of input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// The choice with this number.
    Number(usize),
    /// A place, a piece or a part of what a choice says.
    Words(String),
    /// An action as it stands in records.
    Action(String),
    Choices,
    Next,
    Previous,
    Undo,
    Map(Option<String>),
    WholeMap,
    Log(usize),
    Inspect(String),
    Status,
    Briefing,
    Rule(String),
    Auto(usize),
    Help,
    Quit,
}

/// How many lines of the log are shown if nobody says how many.
const LOG: usize = 15;

pub fn parse(line: &str) -> Command {
    let line = line.trim();
    if let Some(action) = line.strip_prefix('!') {
        return Command::Action(action.trim().to_owned());
    }
    // The way to name a place that looks like a number or a command.
    if let Some(place) = line.strip_prefix('@') {
        return Command::Words(place.trim().to_owned());
    }
    // 0412 is a place, for no choice is counted that way.
    if let (false, Ok(number)) = (line.starts_with('0'), line.parse()) {
        return Command::Number(number);
    }
    let (verb, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let words = || Command::Words(line.to_owned());
    match (verb, rest) {
        ("" | "c" | "choices", "") => Command::Choices,
        ("n" | "next", "") => Command::Next,
        ("p" | "previous", "") => Command::Previous,
        ("u" | "undo", "") => Command::Undo,
        ("m" | "map", "") => Command::Map(None),
        ("m" | "map", "all") => Command::WholeMap,
        ("m" | "map", place) => Command::Map(Some(place.to_owned())),
        ("l" | "log", "") => Command::Log(LOG),
        ("l" | "log", count) => count.parse().map_or_else(|_| words(), Command::Log),
        ("i" | "inspect", place) if !place.is_empty() => Command::Inspect(place.to_owned()),
        ("s" | "status", "") => Command::Status,
        ("b" | "briefing", "") => Command::Briefing,
        ("r" | "rule", clause) if !clause.is_empty() => Command::Rule(clause.to_owned()),
        ("a" | "auto", "") => Command::Auto(1),
        ("a" | "auto", count) => count.parse().map_or_else(|_| words(), Command::Auto),
        ("?" | "h" | "help", "") => Command::Help,
        ("q" | "quit" | "exit", "") => Command::Quit,
        _ => words(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood_as_people_type_them() {
        assert_eq!(parse(" 12 "), Command::Number(12));
        assert_eq!(parse("0412"), Command::Words("0412".to_owned()));
        assert_eq!(parse("@12"), Command::Words("12".to_owned()));
        assert_eq!(parse(""), Command::Choices);
        assert_eq!(parse("m"), Command::Map(None));
        assert_eq!(parse("m all"), Command::WholeMap);
        assert_eq!(parse("map 1116"), Command::Map(Some("1116".to_owned())));
        assert_eq!(parse("i 1116"), Command::Inspect("1116".to_owned()));
        assert_eq!(parse("i"), Command::Words("i".to_owned()));
        assert_eq!(parse("b"), Command::Briefing);
        assert_eq!(parse("briefing"), Command::Briefing);
        assert_eq!(parse("l 3"), Command::Log(3));
        assert_eq!(parse("a 40"), Command::Auto(40));
        assert_eq!(parse("r BPH-3.2b"), Command::Rule("BPH-3.2b".to_owned()));
        assert_eq!(parse("!\"done\""), Command::Action("\"done\"".to_owned()));
        assert_eq!(parse("9 PH"), Command::Words("9 PH".to_owned()));
        assert_eq!(parse("m 9 PH"), Command::Map(Some("9 PH".to_owned())));
    }
}
