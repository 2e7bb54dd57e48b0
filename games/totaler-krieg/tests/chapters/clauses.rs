//! The list of clauses against the program and its tests.

use totaler_krieg::TotalerKrieg;

#[test]
fn clauses_tests_and_program_agree() {
    title_check::clauses(&TotalerKrieg, env!("CARGO_MANIFEST_DIR"));
}
