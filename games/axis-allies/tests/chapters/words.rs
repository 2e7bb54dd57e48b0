//! The words of the game: all languages say the same things, and say all that is used.

use axis_allies::AxisAllies;

/// What keys in the source begin with.
const PREFIXES: [&str; 19] = [
    "why", "log", "do", "prompt", "panel", "marker", "phase", "terrain", "seat", "outcome", "fact", "turn", "explain",
    "inspect", "warn", "tech", "kind", "side", "owner",
];

#[test]
fn words_are_complete_in_every_language() {
    title_check::words(&AxisAllies, &title_check::sources(env!("CARGO_MANIFEST_DIR")), &PREFIXES, 150);
}
