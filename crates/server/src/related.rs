//! Which clauses meet: those that an example shows together, and those that the program keeps in one place.

use kernel::{ClauseIndex, Examples};
use std::collections::HashMap;

/// How many clauses are named beside one.
const MOST: usize = 6;

/// Clauses by where they stand together, the nearest first.
pub struct Related<'a> {
    groups: Vec<Vec<&'a str>>,
    /// The groups a clause stands in.
    of: HashMap<&'a str, Vec<usize>>,
}

impl<'a> Related<'a> {
    pub fn of(index: ClauseIndex, examples: &'a Examples) -> Related<'a> {
        let shown = examples
            .all
            .iter()
            .map(|example| example.clauses.iter().map(String::as_str).chain(example.refuses()).collect());
        let mut groups: Vec<Vec<&str>> = shown.collect();
        let mut places: Vec<((&str, &str), &str)> =
            index.kept.iter().filter_map(|(clause, place)| Some((function(place)?, *clause))).collect();
        places.sort_unstable();
        groups
            .extend(places.chunk_by(|a, b| a.0 == b.0).map(|place| place.iter().map(|(_, clause)| *clause).collect()));
        // Where many clauses stand together, they have little to do with each other.
        groups.sort_by_key(Vec::len);
        let mut of: HashMap<&str, Vec<usize>> = HashMap::new();
        for (number, group) in groups.iter().enumerate() {
            for clause in group {
                of.entry(clause).or_default().push(number);
            }
        }
        Related { groups, of }
    }

    pub fn to(&self, clause: &str) -> Vec<String> {
        let mut found: Vec<&str> = Vec::new();
        for &group in self.of.get(clause).into_iter().flatten() {
            for other in &self.groups[group] {
                if *other != clause && !found.contains(other) {
                    found.push(other);
                }
            }
        }
        found.into_iter().take(MOST).map(str::to_owned).collect()
    }
}

/// The file and the function of a place in the source ("src/rules/zones.rs:41 stops_in_zone"), whatever its line.
fn function(place: &str) -> Option<(&str, &str)> {
    let (at, function) = place.split_once(' ')?;
    Some((at.split_once(':')?.0, function))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_that_are_kept_in_one_place_are_related_the_fewest_first() {
        let kept = &[
            ("T-1", "src/a.rs:3 moves"),
            ("T-2", "src/a.rs:4 moves"),
            ("T-3", "src/a.rs:9 moves"),
            ("T-1", "src/b.rs:1 stops"),
            ("T-4", "src/b.rs:7 stops"),
            ("T-5", "src/c.rs:1"),
            ("T-6", "src/c.rs:2 moves"),
        ];
        let index = ClauseIndex { kept, ..ClauseIndex::default() };
        let examples = Examples::default();
        let related = Related::of(index, &examples);
        assert_eq!(related.to("T-1"), ["T-4", "T-2", "T-3"]);
        assert_eq!(related.to("T-3"), ["T-1", "T-2"]);
        assert!(related.to("T-5").is_empty() && related.to("T-6").is_empty() && related.to("T-9").is_empty());
    }
}
