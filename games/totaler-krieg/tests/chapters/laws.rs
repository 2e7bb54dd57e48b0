//! The laws every game must obey, over random play of every scenario, and with every option turned to its other values;
//! and what holds in every position of this one. The example `measure` plays the long series.

use crate::common::contest;
use crate::common::invariants;

use invariants::Watch;
use kernel::testing::{Law, Laws, games};
use kernel::{OptionValues, Title, Words};
use std::sync::{Arc, LazyLock};
use totaler_krieg::{Rules, TotalerKrieg};

static WORDS: LazyLock<[Words; 2]> = LazyLock::new(|| {
    ["en", "ru"].map(|language| {
        let files = TotalerKrieg.words().iter().filter(|(l, _)| *l == language).map(|(_, text)| *text);
        Words::read(language, files).unwrap_or_else(|e| panic!("{e}"))
    })
});

fn rules(scenario: &str, options: &OptionValues) -> Arc<Rules> {
    Arc::new(TotalerKrieg.open(&Default::default(), scenario, options).unwrap_or_else(|p| panic!("{p:?}")))
}

fn laws_hold(scenario: &str, ordinarily: usize) {
    let rules = rules(scenario, &Default::default());
    let [en, ru] = &*WORDS;
    let report = Laws::new(&rules)
        .clauses(TotalerKrieg.clauses())
        .words(en)
        .words(ru)
        .seed(1941)
        .games(games(ordinarily))
        .check();
    // Nothing is hidden, so nothing can be revealed.
    assert_eq!(report.vacuous(), [Law::Reveals, Law::Announced], "{report}");
}

#[test]
fn laws_hold_in_case_white() {
    laws_hold("case-white", 40);
}

#[test]
fn laws_hold_in_barbarossa() {
    laws_hold("barbarossa", 30);
}

#[test]
fn laws_hold_in_the_desert() {
    laws_hold("desert", 60);
}

#[test]
fn laws_hold_in_the_crusade() {
    laws_hold("crusade", 60);
}

/// Every option value that is not the default, each in games of its own.
#[test]
fn laws_hold_under_every_reading() {
    for option in TotalerKrieg.about().options {
        for value in option.values.iter().filter(|v| **v != option.default) {
            let options = [(option.name.to_owned(), (*value).to_owned())].into_iter().collect();
            for scenario in ["barbarossa", "crusade"] {
                Laws::new(&rules(scenario, &options)).clauses(TotalerKrieg.clauses()).seed(45).games(2).check();
            }
        }
    }
}

/// TK-9.1-03, TK-9.0.1-01, TK-10.2-01: whoever plays, games end; no stack is over its limit when a segment begins, enemies
/// never share a hex, every unit is where a unit can be, and flood and traced line agree after every action.
fn all_in_order(scenario: &str, random: u64, by_script: u64) {
    let rules = rules(scenario, &Default::default());
    let seats = &rules.data.scenario.turn_order;
    for (by_script, games, lines_every) in [(&[][..], random, 40), (seats, by_script, 10)] {
        for seed in 0..games {
            let mut watch = Watch::new(&rules, lines_every);
            contest::played(&rules, by_script, seed, |s, _| watch.look(s));
        }
    }
}

#[test]
fn all_is_in_order_in_case_white() {
    all_in_order("case-white", 20, 3);
}

#[test]
fn all_is_in_order_in_barbarossa() {
    all_in_order("barbarossa", 10, 2);
}

#[test]
fn all_is_in_order_in_the_desert() {
    all_in_order("desert", 20, 3);
}

#[test]
fn all_is_in_order_in_the_crusade() {
    all_in_order("crusade", 20, 3);
}
