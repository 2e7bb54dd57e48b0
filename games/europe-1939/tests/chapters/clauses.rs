//! The list of clauses against the program and its tests.

use crate::common::rules_of;
use europe_1939::Europe;
use kernel::clause::Kept;
use kernel::dice::Loose;
use kernel::{Game, Play, Rng, Title};

#[test]
fn clauses_tests_and_program_agree() {
    title_check::clauses(&Europe, env!("CARGO_MANIFEST_DIR"));
}

/// HUC-12, HU-89, HUB-5.3: a clause that refuses an action is called enforced, not automatic.
#[test]
fn what_refuses_is_called_enforced() {
    let book = Europe.clauses();
    let mut refused = 0;
    for variant in ["full-war", "barbarossa", "mediterranean"] {
        let rules = rules_of(variant, &[]);
        let mut state = rules.place(&rules.start()).expect("our own set-up is good");
        let mut rng = Rng::new(12);
        let mut dice = Loose(Rng::new(13));
        let mut list = Vec::new();
        for _ in 0..3000 {
            let Some(seat) = rules.deciders(&state).first() else { break };
            list.clear();
            rules.actions(&state, seat, &mut list);
            for _ in 0..4 {
                let Err(refusal) = rules.check(&state, seat, &rules.arbitrary_action(&mut rng)) else { continue };
                for reason in refusal.reasons {
                    let clause = book.get(&reason.clause).expect("a clause of the list");
                    assert_eq!(clause.kept, Kept::Enforced, "{} refuses an action", reason.clause);
                    refused += 1;
                }
            }
            let action = *rng.pick(&list).expect("a decider can act");
            rules.apply(&mut state, seat, &action, &mut Play::silent(&mut dice));
        }
    }
    assert!(refused > 5000, "{refused}");
}
