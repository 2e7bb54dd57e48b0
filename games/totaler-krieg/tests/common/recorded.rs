//! Whole matches played through the kernel, to be kept as records.

use kernel::matches::{Begin, Match};
use kernel::{Game, Hints, Rng, Title};
use std::sync::Arc;
use totaler_krieg::TotalerKrieg;
use totaler_krieg::vocabulary::*;

/// Plays a match by script for these factions and at random for the others, and writes it down.
pub fn record(scenario: &str, by_script: &[Faction], seed: u8) -> String {
    let rules = TotalerKrieg.open(&Default::default(), scenario, &Default::default()).expect("our own data is good");
    let about = TotalerKrieg.about();
    let begin = Begin {
        game: about.id.to_owned(),
        rules: about.rules.to_owned(),
        scenario: scenario.to_owned(),
        options: Default::default(),
        position: None,
    };
    let mut game = Match::begin(Arc::new(rules), begin, [seed; 32]).expect("our own set-up is good");
    let mut rng = Rng::new(u64::from(seed));
    let mut list = Vec::new();
    while let Some(seat) = game.game().deciders(game.state()).first() {
        list.clear();
        game.game().actions(game.state(), seat, &mut list);
        let script = Faction::of(seat).is_some_and(|f| by_script.contains(&f));
        let i = match script {
            true => game.game().script(game.state(), seat, &list, &mut rng),
            false => rng.below(list.len()),
        };
        game.act(seat, list[i]).expect("what is listed is legal");
    }
    game.record().write()
}
