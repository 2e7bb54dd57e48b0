//! The words of the game: all languages say the same things, and say all that is used.

use europe_1939::Europe;

/// What keys in the source begin with.
const PREFIXES: [&str; 23] = [
    "why", "log", "do", "prompt", "panel", "marker", "phase", "terrain", "seat", "outcome", "fact", "turn", "explain",
    "inspect", "warn", "nation", "kind", "side", "route", "modifier", "mission", "chance", "aim",
];

#[test]
fn words_are_complete_in_every_language() {
    title_check::words(&Europe, &title_check::sources(env!("CARGO_MANIFEST_DIR")), &PREFIXES, 150);
}
