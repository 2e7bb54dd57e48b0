//! The list of clauses against the program and its tests.

use europe_1939::Europe;

#[test]
fn clauses_tests_and_program_agree() {
    title_check::clauses(&Europe, env!("CARGO_MANIFEST_DIR"));
}
