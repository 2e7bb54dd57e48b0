//! Which letter stands for which kind of ground or line.

use std::collections::{BTreeMap, BTreeSet};

/// Letters that suit certain kinds of ground.
pub const GROUNDS: &[(&str, char)] = &[
    ("flat", '.'),
    ("clear", '.'),
    ("hill", 'h'),
    ("mountain", '^'),
    ("forest", 't'),
    ("wood", 't'),
    ("marsh", 'm'),
    ("swamp", 'm'),
    ("city", 'C'),
    ("sea", '~'),
    ("lake", '~'),
];

/// Letters that suit certain kinds of line.
pub const SIDES: &[(&str, char)] = &[("danube", '≈'), ("river", '~'), ("lake", 'o'), ("fort", '#'), ("border", ':')];

/// One letter for each kind: one that suits it, else its first letter, else any; never one letter for two.
pub fn letters<'a>(
    kinds: impl Iterator<Item = &'a str>,
    suiting: &[(&str, char)],
    others: &str,
) -> BTreeMap<&'a str, char> {
    let kinds: BTreeSet<&str> = kinds.collect();
    let mut taken = BTreeSet::new();
    let mut letters = BTreeMap::new();
    for kind in kinds {
        let suits = suiting.iter().filter(|(part, _)| kind.contains(part)).map(|&(_, letter)| letter);
        let mut candidates = suits.chain(kind.chars().take(1)).chain(others.chars());
        let letter = candidates.find(|letter| !taken.contains(letter)).unwrap_or('?');
        taken.insert(letter);
        letters.insert(kind, letter);
    }
    letters
}
