//! Whole matches played through the kernel, to be kept as records.

use europe_1939::vocabulary::*;
use europe_1939::{Europe, Rules};
use kernel::matches::{Begin, Match};
use kernel::{Game, Hints, OptionValues, Rng, Title};
use std::sync::Arc;

/// Plays a match by script for these seats and at random for the others, and writes it down.
pub fn record(variant: Variant, by_script: &[kernel::Seat], seed: u8) -> String {
    let options = OptionValues::default();
    let rules: Rules = Europe.open(&Default::default(), variant.id(), &options).expect("our own data is good");
    let about = Europe.about();
    let begin = Begin {
        game: about.id.to_owned(),
        rules: about.rules.to_owned(),
        scenario: variant.id().to_owned(),
        options,
        files: Default::default(),
        position: None,
    };
    let mut game = Match::begin(Arc::new(rules), begin, [seed; 32]).expect("our own set-up is good");
    let mut rng = Rng::new(u64::from(seed));
    let mut list = Vec::new();
    while let Some(seat) = game.game().deciders(game.state()).first() {
        list.clear();
        game.game().actions(game.state(), seat, &mut list);
        let i = match by_script.contains(&seat) {
            true => game.game().script(game.state(), seat, &list, &mut rng),
            false => rng.below(list.len()),
        };
        game.act(seat, list[i]).expect("what is listed is legal");
    }
    game.record().write()
}
