//! The words of the game: all languages say the same things, and say all that is used.

use bolt_action::BoltAction;

/// What keys in the source begin with.
const PREFIXES: [&str; 20] = [
    "why", "log", "do", "prompt", "panel", "marker", "phase", "terrain", "seat", "outcome", "fact", "explain",
    "inspect", "hit", "shell", "support", "tray", "cover", "order", "quality",
];

#[test]
fn words_are_complete_in_every_language() {
    title_check::words(&BoltAction, &title_check::sources(env!("CARGO_MANIFEST_DIR")), &PREFIXES, 200);
}
