//! The list of clauses against the program and its tests.

use bolt_action::BoltAction;

#[test]
fn clauses_tests_and_program_agree() {
    title_check::clauses(&BoltAction, env!("CARGO_MANIFEST_DIR"));
}
