//! The scripted player against chance, from both sides.

use crate::common::contest;

use bolt_action::scenario::Scenario;
use bolt_action::{BoltAction, Rules};
use contest::{Result, played, result};
use kernel::{OptionValues, Seat, Title};

fn rules(scenario: Scenario) -> Rules {
    let options: OptionValues = Default::default();
    BoltAction.open(&Default::default(), scenario.id(), &options).unwrap_or_else(|p| panic!("{p:?}"))
}

/// C-138 to C-143: the script beats chance in nine games of ten, from either side of every scenario taken together;
/// it loses none of these. Series long enough for each by itself are measured (`docs/balance.md`).
#[test]
fn the_script_beats_chance() {
    let (mut won, mut games) = (0, 0);
    for scenario in Scenario::ALL {
        let rules = rules(scenario);
        let seeds = [77, 177, 277, 377, 477].into_iter().flat_map(|first| first..first + 4);
        for (n, script) in seeds.zip([Seat(0), Seat(1)].into_iter().cycle()) {
            let end = result(&rules, &played(&rules, &[script], n), script);
            assert_ne!(end, Result::Lost, "{} as {script:?}, {n}", scenario.id());
            won += usize::from(end == Result::Won);
            games += 1;
        }
    }
    assert!(10 * won >= 9 * games, "{won} of {games}");
}
