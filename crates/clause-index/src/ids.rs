//! How the id of a clause looks in a text.

use std::collections::BTreeSet;

/// What the ids of a game begin with: `BPH`, `PR`, `HOUSE`.
pub struct Prefixes(BTreeSet<String>);

impl Prefixes {
    pub fn of<'a>(ids: impl IntoIterator<Item = &'a str>) -> Prefixes {
        let prefix = |id: &str| id.split_once('-').map(|(prefix, _)| prefix.to_owned());
        Prefixes(ids.into_iter().filter_map(prefix).collect())
    }

    fn knows(&self, prefix: &str) -> bool {
        prefix.ends_with("TV") || self.0.contains(prefix)
    }
}

/// Whether an id is that of a test vector (`TV-24`, `HTV-7`).
pub fn is_vector(id: &str) -> bool {
    id.split('-').next().is_some_and(|prefix| prefix.ends_with("TV"))
}

/// The ids in a text: a prefix of the game, a dash, numbers with dots between them, perhaps a letter or a dash and two
/// digits; or a test vector such as `TV-H3`. A dot at the end is punctuation.
pub fn ids_in(text: &str, prefixes: &Prefixes) -> Vec<String> {
    let mut ids = Vec::new();
    for (dash, _) in text.match_indices('-') {
        let before = &text[..dash];
        let prefix = &before[before.trim_end_matches(|c: char| c.is_ascii_uppercase()).len()..];
        let glued = before[..before.len() - prefix.len()].ends_with(|c: char| c.is_alphanumeric() || "-_".contains(c));
        if glued || !prefixes.knows(prefix) {
            continue;
        }
        ids.extend(number_at(&text[dash + 1..], prefix.ends_with("TV")).map(|number| format!("{prefix}-{number}")));
    }
    ids
}

/// The number of an id at the beginning of a text: `3`, `3.2`, `12.2.3`, `3.2b`, `8.1.1-05`, and `H3` for a test
/// vector.
fn number_at(text: &str, vector: bool) -> Option<&str> {
    let bytes = text.as_bytes();
    let digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    let mut end = usize::from(vector && text.starts_with('H'));
    if !digit(end) {
        return None;
    }
    while digit(end) || (bytes.get(end) == Some(&b'.') && digit(end + 1)) {
        end += 1;
    }
    if bytes.get(end).is_some_and(u8::is_ascii_lowercase) {
        end += 1;
    } else if text[..end].contains('.') && bytes.get(end) == Some(&b'-') && digit(end + 1) && digit(end + 2) {
        end += 3;
    }
    let glued = text[end..].starts_with(|c: char| c.is_alphanumeric() || c == '_');
    (!glued).then_some(&text[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(text: &str, known: &[&str]) -> String {
        ids_in(text, &Prefixes::of(known.iter().copied())).join(" ")
    }

    #[test]
    fn what_is_an_id_and_what_is_not() {
        let known = ["BPH-1", "BA-1", "TK-1.1", "AA-1"];
        assert_eq!(ids("BPH-3.2b, (BPH-3.2c); BA-169.", &known), "BPH-3.2b BPH-3.2c BA-169");
        assert_eq!(ids("BA-3..5 and TK-1.2.3's", &known), "BA-3 TK-1.2.3");
        assert_eq!(ids("TK-8.1.1-05, TK-9.0-3 (TK-10.2-16) AA-03-04", &known), "TK-8.1.1-05 TK-9.0 TK-10.2-16 AA-03");
        assert_eq!(ids("B-1 xBPH-1 XY-1 BPH- BPH-x BPH-1bis BPH--1 BPH-H3 BPH-1_2 é-1", &known), "");
        assert_eq!(ids("TV-24 TV-H3 HTV-7 TV-Hx", &known), "TV-24 TV-H3 HTV-7");
        assert_eq!(ids("C-12, C-129a, but T-34 and BC-7", &["C-1", "W-1"]), "C-12 C-129a");
    }
}
