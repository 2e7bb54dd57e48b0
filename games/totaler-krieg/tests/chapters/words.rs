//! The words of the game: all languages say the same things, and say all that is used.

use kernel::Title;
use totaler_krieg::TotalerKrieg;
use totaler_krieg::vocabulary::*;

/// What keys in the source begin with.
const PREFIXES: [&str; 21] = [
    "why", "log", "do", "prompt", "panel", "marker", "segment", "terrain", "seat", "outcome", "fact", "turn",
    "explain", "inspect", "warn", "shift", "unit", "result", "tray", "place", "aim",
];

#[test]
fn words_are_complete_in_every_language() {
    title_check::words(&TotalerKrieg, &title_check::sources(env!("CARGO_MANIFEST_DIR")), &PREFIXES, 200);
}

#[test]
fn every_noun_has_its_word() {
    for language in TotalerKrieg.about().languages {
        let words = title_check::words_of(&TotalerKrieg, language);
        let nouns = Country::ALL.iter().map(|c| c.word()).chain(Kind::ALL.iter().map(|k| k.word()));
        let nouns = nouns.chain(Segment::ALL.iter().map(|s| s.word())).chain(Verdict::ALL.iter().map(|v| v.word()));
        let nouns = nouns.chain(Weather::ALL.iter().map(|w| w.word())).chain(SideKind::ALL.iter().map(|w| w.word()));
        let missing: Vec<&str> = nouns.filter(|key| !words.has(key)).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
}
