//! What is told at the end: how many were caught, and who survived.

use crate::run::{By, Fate};
use std::collections::BTreeSet;
use std::fmt::Write;

/// Of 1,000 that change something, so many have to be caught.
const fn enough(by: By) -> usize {
    match by {
        By::AllTests => 950,
        By::Examples => 667,
    }
}

#[derive(Debug)]
pub struct Report {
    tried: Vec<(String, Fate)>,
    /// Survivors that are known to change nothing.
    known: BTreeSet<String>,
}

impl Report {
    /// `known` is a list of names with the reason behind `#`.
    pub fn new(tried: Vec<(String, Fate)>, known: &str) -> Report {
        let names = known.lines().map(|line| line.split(" #").next().unwrap_or(line).trim());
        let known = names.filter(|name| !name.is_empty()).map(str::to_string).collect();
        Report { tried, known }
    }

    fn caught(&self) -> usize {
        self.tried.iter().filter(|(_, fate)| matches!(fate, Fate::Caught(_))).count()
    }

    fn surviving(&self) -> impl Iterator<Item = &(String, Fate)> {
        let alive = self.tried.iter().filter(|(_, fate)| !matches!(fate, Fate::Caught(_)));
        alive.filter(|(name, _)| !self.known.contains(name))
    }

    /// Of 1,000.
    fn share(&self) -> usize {
        let caught = self.caught();
        (caught * 1000).checked_div(caught + self.surviving().count()).unwrap_or(1000)
    }

    pub fn is_enough(&self, by: By) -> bool {
        self.share() >= enough(by)
    }

    pub fn summary(&self) -> String {
        let (tried, caught, survived) = (self.tried.len(), self.caught(), self.surviving().count());
        let known = tried - caught - survived;
        let (whole, tenths) = (self.share() / 10, self.share() % 10);
        format!(
            "{tried} tried: {caught} caught, {known} known to change nothing, {survived} survived ({whole}.{tenths} %)"
        )
    }

    /// The names of the survivors, a line each.
    pub fn survivors(&self) -> String {
        self.surviving().map(|(name, _)| format!("{name}\n")).collect()
    }

    /// The survivors for people.
    pub fn shown(&self) -> String {
        let mut text = String::new();
        for (name, fate) in self.surviving() {
            let reached = if *fate == Fate::Unreached { " (no test comes by)" } else { "" };
            // Writing into a text cannot fail.
            _ = writeln!(text, "    {name}{reached}");
        }
        text
    }

    /// Every mutant with what became of it.
    pub fn all(&self) -> String {
        let line = |(name, fate): &(String, Fate)| match fate {
            Fate::Caught(by) => format!("{name}\n    caught: {by}\n"),
            Fate::Survived => format!("{name}\n    survived\n"),
            Fate::Unreached => format!("{name}\n    no test comes by\n"),
        };
        self.tried.iter().map(line).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{By, Fate, Report};

    fn caught(name: &str) -> (String, Fate) {
        (name.into(), Fate::Caught("a test".into()))
    }

    #[test]
    fn known_ones_are_neither_caught_nor_missed() {
        let mut tried: Vec<(String, Fate)> = (0..19).map(|number| caught(&number.to_string())).collect();
        tried.push(("a: b".into(), Fate::Survived));
        tried.push(("a: c".into(), Fate::Unreached));
        let report = Report::new(tried.clone(), "# why\na: b  # changes nothing\n");
        let wanted = "21 tried: 19 caught, 1 known to change nothing, 1 survived (95.0 %)";
        assert_eq!(report.summary(), wanted);
        assert!(report.is_enough(By::AllTests));
        assert_eq!(report.survivors(), "a: c\n");
        let report = Report::new(tried, "");
        assert_eq!(report.shown(), "    a: b\n    a: c (no test comes by)\n");
        assert!(!report.is_enough(By::AllTests));
    }
}
