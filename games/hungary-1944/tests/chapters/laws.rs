//! The laws every game obeys, over random play of every scenario, and with every option turned to its other values.
//! A campaign has some 5,000 decisions, so the tests play few of them; `SANDTABLE_GAMES=2000` plays that many games of
//! every scenario.

use hungary_1944::{Hungary1944, Rules};
use kernel::testing::Laws;
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

/// How many games are played: so many, or as many as are wanted from outside.
fn games(few: usize) -> usize {
    std::env::var("SANDTABLE_GAMES").ok().map_or(few, |games| games.parse().expect("SANDTABLE_GAMES is a number"))
}

fn laws_hold(scenario: &str, few: usize) {
    let games = games(few);
    let rules = rules(scenario, &Default::default());
    let [en, es] = &*WORDS;
    let report = Laws::new(&rules).clauses(Hungary1944.clauses()).words(en).words(es).seed(1944).games(games).check();
    assert_eq!(report.vacuous(), [], "{report:?}");
    assert!(report.imagined > 0, "no secret was ever redrawn");
}

#[test]
fn laws_hold_in_debrecen() {
    laws_hold("debrecen", 300);
}

#[test]
fn laws_hold_in_konrad() {
    laws_hold("konrad", 150);
}

#[test]
fn laws_hold_in_spring() {
    laws_hold("spring", 150);
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
