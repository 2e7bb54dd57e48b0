//! The list of clauses against the program and its tests.

use axis_allies::AxisAllies;

#[test]
fn clauses_tests_and_program_agree() {
    title_check::clauses(&AxisAllies, env!("CARGO_MANIFEST_DIR"));
}
