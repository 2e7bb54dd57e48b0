//! Whole matches played through the kernel, to be kept as records.

use bolt_action::scenario::Scenario;
use bolt_action::{BoltAction, Rules};
use kernel::matches::{Begin, Match};
use kernel::{Game, Hints, OptionValues, Rng, Seat, Title};
use std::sync::Arc;

/// The name, the scenario, the options and the seats played by script.
type Kept = (&'static str, Scenario, &'static [(&'static str, &'static str)], &'static [Seat]);

/// The matches that are kept.
pub const KEPT: [Kept; 3] = [
    ("attrition-scripts", Scenario::MaximumAttrition, &[], &[Seat(0), Seat(1)]),
    (
        "point-defence-script",
        Scenario::PointDefence,
        &[("first_force", "soviet_union"), ("second_force", "japan"), ("table", "ruins")],
        &[Seat(0)],
    ),
    (
        "demolition-chance",
        Scenario::Demolition,
        &[("first_force", "great_britain"), ("second_force", "italy"), ("table", "random")],
        &[],
    ),
];

/// Plays a match by script for these seats and at random for the others, and writes it down.
pub fn record(scenario: Scenario, options: &[(&str, &str)], by_script: &[Seat], seed: u8) -> String {
    let options: OptionValues = options.iter().map(|(k, v)| ((*k).to_owned(), (*v).to_owned())).collect();
    let rules: Rules = BoltAction.open(&Default::default(), scenario.id(), &options).expect("our own data is good");
    let about = BoltAction.about();
    let begin = Begin {
        game: about.id.to_owned(),
        rules: about.rules.to_owned(),
        scenario: scenario.id().to_owned(),
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
