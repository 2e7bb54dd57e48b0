//! The laws every game must obey, over random play, and those of this one.

use crate::common::rules_of;
use europe_1939::Europe;
use kernel::dice::Loose;
use kernel::testing::{Law, Laws, games};
use kernel::{Game, Play, Rng, Title, Words};
use std::sync::Arc;

fn words(language: &str) -> Words {
    let files = Europe.words().iter().filter(|(l, _)| *l == language).map(|(_, text)| *text);
    Words::read(language, files).unwrap_or_else(|e| panic!("{e}"))
}

/// HU-01, HU-53: the laws over random games of the full war, with everything there is.
#[test]
fn laws_hold() {
    let (en, hu) = (words("en"), words("hu"));
    let rules = Arc::new(rules_of("full-war", &[]));
    let report = Laws::new(&rules).clauses(Europe.clauses()).words(&en).words(&hu).seed(43).games(games(8)).check();
    // Convoys and the first moments of a turn are rare in random wars: Barbarossa puts the secret to the test in every
    // game, and every position is written and placed again below.
    let rare = [Law::Reveals, Law::Positions];
    assert!(report.vacuous().iter().all(|law| rare.contains(law)), "{report}");
}

/// HUB-14.1, HUB-14.2, HUB-14.3: the laws over random games of the other variants.
#[test]
fn laws_hold_in_every_variant() {
    let (en, hu) = (words("en"), words("hu"));
    for variant in ["fall-of-france", "mediterranean", "barbarossa"] {
        let rules = Arc::new(rules_of(variant, &[]));
        let report =
            Laws::new(&rules).clauses(Europe.clauses()).words(&en).words(&hu).seed(43).games(games(10)).check();
        // Standing orders are secret in every variant.
        assert_eq!(report.vacuous(), [], "{variant}: {report}");
    }
}

/// HUB-1.1: the full war with three, four and five people, and every reading that is not the default.
#[test]
fn laws_hold_under_every_reading() {
    for option in Europe.about().options {
        for value in option.values.iter().filter(|v| **v != option.default) {
            let rules = Arc::new(rules_of("full-war", &[(option.name, value)]));
            Laws::new(&rules).clauses(Europe.clauses()).seed(45).games(1).check();
        }
    }
}

/// HUB-11.1: what is written down at the beginning of a turn is placed as it was.
#[test]
fn positions_are_placed_as_they_were() {
    let mut positions = 0;
    for (variant, games) in [("full-war", 2), ("fall-of-france", 8), ("mediterranean", 6), ("barbarossa", 6)] {
        let rules = rules_of(variant, &[]);
        for seed in 0..games {
            let mut s = rules.place(&rules.start()).expect("our own set-up is good");
            let mut rng = Rng::new(seed);
            let mut dice = Loose(Rng::new(seed + 1000));
            let mut list = Vec::new();
            while let Some(seat) = rules.deciders(&s).first() {
                list.clear();
                rules.actions(&s, seat, &mut list);
                let action = *rng.pick(&list).expect("a decider can act");
                rules.apply(&mut s, seat, &action, &mut Play::silent(&mut dice));
                if let Some(position) = rules.position(&s) {
                    assert_eq!(rules.place(&position).as_ref(), Ok(&s), "a position is placed as it was");
                    positions += 1;
                }
            }
        }
    }
    assert!(positions > 100, "{positions}");
}
