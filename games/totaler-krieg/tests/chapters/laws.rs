//! The laws every game must obey, over random play of every scenario, and with every option turned to its other values.
//! What holds in every position of this one is in `books`.

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
    assert_eq!(report.vacuous(), [Law::Reveals], "{report}");
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
