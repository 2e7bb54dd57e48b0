//! The words of the game: all languages say the same things, and say all that is used.

use axis_allies::AxisAllies;
use kernel::{Text, Title};

/// What keys in the source begin with.
const PREFIXES: [&str; 19] = [
    "why", "log", "do", "prompt", "panel", "marker", "phase", "terrain", "seat", "outcome", "fact", "turn", "explain",
    "inspect", "warn", "tech", "kind", "side", "owner",
];

#[test]
fn words_are_complete_in_every_language() {
    title_check::words(&AxisAllies, &title_check::sources(env!("CARGO_MANIFEST_DIR")), &PREFIXES, 150);
}

/// A power whose name ends with a full stop does not end a sentence that ends with one.
#[test]
fn no_sentence_ends_twice() {
    let words = title_check::words_of(&AxisAllies, "en");
    let files = AxisAllies.words().iter().filter(|(language, _)| *language == "en");
    let keys = files.flat_map(|(_, text)| text.lines()).filter_map(|line| Some(line.split_once(" = ")?.0));
    let sentences = keys.filter(|key| ["log-", "prompt-", "why-"].iter().any(|prefix| key.starts_with(prefix)));
    let mut said = 0;
    for key in sentences {
        let mut text = Text::new(key).word("kind", "kind-infantry").word("tech", "tech-rockets");
        for power in ["power", "owner", "loser"] {
            text = text.word(power, "seat-ussr");
        }
        for space in ["space", "from", "to", "zone"] {
            text = text.name(space, "Russia");
        }
        for number in [
            "n", "worth", "hits", "dice", "value", "damage", "paid", "cash", "price", "round", "left", "loot", "income",
        ] {
            text = text.number(number, 2);
        }
        if let Ok(sentence) = words.try_say(&text) {
            assert!(!sentence.ends_with(".."), "{key}: {sentence}");
            said += 1;
        }
    }
    assert!(said > 60, "{said}");
}
