//! The list of clauses against the program and its tests.

use bolt_action::BoltAction;

#[test]
fn clauses_tests_and_program_agree() {
    let sources = title_check::sources(env!("CARGO_MANIFEST_DIR"));
    title_check::clauses(&BoltAction, &sources, &["BA-", "C-", "W-", "S-", "N-"], 80);
}
