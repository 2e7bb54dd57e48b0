//! What other programs call things: names are compared as sets of words, without accents, capitals and filling words.

use std::collections::BTreeSet;

pub(super) type Words = BTreeSet<String>;

/// Words that say nothing about which unit is meant.
const FILLING: [&str; 11] = ["a", "and", "army", "crew", "of", "or", "regular", "section", "squad", "team", "the"];

/// Short forms, each with the words it stands for.
const SHORT: [(&str, &str); 13] = [
    ("smg", "submachine gun"),
    ("smgs", "submachine gun"),
    ("lmg", "light machine gun"),
    ("mmg", "medium machine gun"),
    ("hmg", "heavy machine gun"),
    ("at", "anti tank"),
    ("atr", "anti tank rifle"),
    ("aa", "anti aircraft"),
    ("autocannon", "automatic cannon"),
    ("panzerfausts", "panzerfaust"),
    ("grenade", "grenades"),
    ("rifles", "rifle"),
    ("fg42", "assault rifle"),
];

/// The words of a name that tell it from others.
pub(super) fn words(name: &str) -> Words {
    let plain: String = name.chars().flat_map(char::to_lowercase).map(without_accent).collect();
    let mut words = Words::new();
    for word in plain.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()) {
        match SHORT.iter().find(|(short, _)| *short == word) {
            Some((_, long)) => words.extend(long.split(' ').map(str::to_owned)),
            None if FILLING.contains(&word) => {}
            None => {
                words.insert(word.to_owned());
            }
        }
    }
    words
}

fn without_accent(c: char) -> char {
    match c {
        'ä' | 'á' | 'à' | 'â' => 'a',
        'ö' | 'ó' | 'ò' | 'ō' => 'o',
        'ü' | 'ú' | 'ù' => 'u',
        'é' | 'è' | 'ê' => 'e',
        'í' | 'ì' => 'i',
        c => c,
    }
}

/// The one of the candidates all whose words are in the name; of several the one with most words. None if there is no
/// such candidate, or if two different ones fit equally well.
pub(super) fn best<'a, T: PartialEq>(name: &Words, candidates: impl Iterator<Item = (T, &'a Words)>) -> Option<T> {
    let mut found: Option<(T, usize)> = None;
    let mut tied = false;
    for (one, words) in candidates.filter(|(_, words)| !words.is_empty() && words.is_subset(name)) {
        let fit = words.len();
        match &found {
            Some((_, most)) if *most > fit => {}
            Some((other, most)) if *most == fit => tied |= *other != one,
            _ => (found, tied) = (Some((one, fit)), false),
        }
    }
    found.filter(|_| !tied).map(|(one, _)| one)
}
