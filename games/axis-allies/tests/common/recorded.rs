//! Whole matches played through the kernel, to be kept as records.

use axis_allies::vocabulary::*;
use axis_allies::{AxisAllies, SCENARIO};
use kernel::matches::{Begin, Match};
use kernel::{Game, Hints, OptionValues, Rng, Title};
use std::sync::Arc;

/// Plays a match of ten rounds by script for these sides and at random for the others, and writes it down.
pub fn record(by_script: &[Side], seed: u8) -> String {
    let options: OptionValues = [("round_limit".to_owned(), "ten".to_owned())].into();
    let rules = AxisAllies.open(&Default::default(), SCENARIO, &options).expect("our own data is good");
    let about = AxisAllies.about();
    let begin = Begin {
        game: about.id.to_owned(),
        rules: about.rules.to_owned(),
        scenario: SCENARIO.to_owned(),
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
        let script = Power::of(seat).is_some_and(|p| by_script.contains(&p.side()));
        let i = match script {
            true => game.game().script(game.state(), seat, &list, &mut rng),
            false => rng.below(list.len()),
        };
        game.act(seat, list[i]).expect("what is listed is legal");
    }
    game.record().write()
}
