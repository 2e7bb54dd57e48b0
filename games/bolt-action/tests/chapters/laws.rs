//! The laws every game must obey, over random play, and those of this one.

use bolt_action::scenario::Scenario;
use bolt_action::{BoltAction, Rules};
use kernel::testing::{Law, Laws, games};
use kernel::{OptionValues, Title, Words};
use std::sync::Arc;

fn rules(scenario: Scenario, options: &[(&str, &str)]) -> Arc<Rules> {
    let options: OptionValues = options.iter().map(|(k, v)| ((*k).to_owned(), (*v).to_owned())).collect();
    Arc::new(BoltAction.open(&Default::default(), scenario.id(), &options).unwrap_or_else(|p| panic!("{p:?}")))
}

const PATROLS: [(&str, &str); 2] = [("first_force", "german_patrol"), ("second_force", "american_patrol")];

fn words() -> [Words; 2] {
    ["en", "el"].map(|language| {
        let files = BoltAction.words().iter().filter(|(l, _)| *l == language).map(|(_, text)| *text);
        Words::read(language, files).unwrap_or_else(|e| panic!("{e}"))
    })
}

/// BA-01, C-132: the laws in every scenario, in both languages, with a flank that only its owner knows.
#[test]
fn laws_hold() {
    let [en, el] = &words();
    let mut imagined = 0;
    for scenario in Scenario::ALL {
        let rules = rules(scenario, &PATROLS);
        let report =
            Laws::new(&rules).clauses(BoltAction.clauses()).words(en).words(el).seed(1944).games(games(6)).check();
        let vacuous: Vec<Law> = report.vacuous().into_iter().filter(|law| *law != Law::Reveals).collect();
        assert_eq!(vacuous, [], "{report}");
        imagined += report.imagined;
    }
    assert!(imagined > 0, "some flank was hidden from somebody");
}

/// Whole forces of every nation against each other.
#[test]
fn laws_hold_for_every_nation() {
    let pairs = [("germany", "soviet_union"), ("japan", "united_states"), ("italy", "great_britain")];
    for (n, (first, second)) in pairs.into_iter().enumerate() {
        let scenario = Scenario::ALL[2 * n];
        let rules = rules(scenario, &[("first_force", first), ("second_force", second), ("table", "random")]);
        Laws::new(&rules).clauses(BoltAction.clauses()).seed(6).games(3).check();
    }
}

/// Every option value that is not the default, each in games of its own.
#[test]
fn laws_hold_under_every_reading() {
    for (n, option) in BoltAction.about().options.iter().filter(|o| !o.name.ends_with("force")).enumerate() {
        for value in option.values.iter().filter(|v| **v != option.default) {
            let mut options = PATROLS.to_vec();
            options.push((option.name, value));
            let rules = rules(Scenario::ALL[n % 6], &options);
            Laws::new(&rules).clauses(BoltAction.clauses()).seed(45).games(1).check();
        }
    }
}
