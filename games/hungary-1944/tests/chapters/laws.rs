//! The laws every game obeys, over random play of every scenario, and with every option turned to its other values.

use hungary_1944::{Hungary1944, Rules};
use kernel::testing::{Laws, games};
use kernel::{OptionValues, Title, Words};
use std::sync::{Arc, LazyLock};

static WORDS: LazyLock<[Words; 2]> = LazyLock::new(|| {
    ["en", "es"].map(|language| {
        let files = Hungary1944.words().iter().filter(|(l, _)| *l == language).map(|(_, text)| *text);
        Words::read(language, files).unwrap()
    })
});

fn rules(scenario: &str, options: &OptionValues) -> Arc<Rules> {
    Arc::new(Hungary1944.open(&Default::default(), scenario, options).unwrap_or_else(|p| panic!("{p:?}")))
}

/// A campaign has some 5,000 decisions, six times as many as the others, so fewer of them are played.
fn laws_hold(scenario: &str, ordinarily: usize) {
    let rules = rules(scenario, &Default::default());
    let [en, es] = &*WORDS;
    let report = Laws::new(&rules)
        .clauses(Hungary1944.clauses())
        .words(en)
        .words(es)
        .seed(1944)
        .games(games(ordinarily))
        .check();
    assert_eq!(report.vacuous(), [], "{report:?}");
    assert!(report.imagined > 0, "no secret was ever redrawn");
}

#[test]
fn laws_hold_in_debrecen() {
    laws_hold("debrecen", 300);
}

#[test]
fn laws_hold_in_konrad() {
    laws_hold("konrad", 200);
}

#[test]
fn laws_hold_in_spring() {
    laws_hold("spring", 200);
}

#[test]
fn laws_hold_in_the_campaign() {
    laws_hold("campaign", 60);
}

/// Every option value that is not the default, each in games of its own.
#[test]
fn laws_hold_under_every_reading() {
    for option in Hungary1944.about().options {
        for value in option.values.iter().filter(|v| **v != option.default) {
            let options = [(option.name.to_owned(), (*value).to_owned())].into_iter().collect();
            for scenario in ["debrecen", "campaign"] {
                Laws::new(&rules(scenario, &options)).clauses(Hungary1944.clauses()).seed(45).games(4).check();
            }
        }
    }
}
