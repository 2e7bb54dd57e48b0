//! The laws every game must obey, over random play, and those of this one.

use axis_allies::{AxisAllies, Rules, SCENARIO};
use kernel::testing::{Law, Laws, games};
use kernel::{OptionValues, Title, Words};
use std::sync::Arc;

fn rules(options: &[(&str, &str)]) -> Arc<Rules> {
    let options: OptionValues = options.iter().map(|(k, v)| ((*k).to_owned(), (*v).to_owned())).collect();
    Arc::new(AxisAllies.open(&Default::default(), SCENARIO, &options).unwrap_or_else(|p| panic!("{p:?}")))
}

/// the laws, with nothing to hide.
#[test]
fn laws_hold() {
    let words = ["en", "nl"].map(|language| {
        let files = AxisAllies.words().iter().filter(|(l, _)| *l == language).map(|(_, text)| *text);
        Words::read(language, files).unwrap_or_else(|e| panic!("{e}"))
    });
    let [en, nl] = &words;
    let rules = rules(&[("round_limit", "ten")]);
    let report =
        Laws::new(&rules).clauses(AxisAllies.clauses()).words(en).words(nl).seed(1942).games(games(100)).check();
    // Nothing is secret, so nothing can be revealed.
    assert_eq!(report.vacuous(), [Law::Reveals], "{report}");
}

/// Every option value that is not the default, each in games of its own.
#[test]
fn laws_hold_under_every_reading() {
    for option in AxisAllies.about().options.iter().filter(|o| o.name != "round_limit") {
        for value in option.values.iter().filter(|v| **v != option.default) {
            let rules = rules(&[("round_limit", "ten"), (option.name, value)]);
            Laws::new(&rules).clauses(AxisAllies.clauses()).seed(45).games(2).check();
        }
    }
}
