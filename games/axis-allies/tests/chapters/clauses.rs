//! The list of clauses against the program and its tests.

use axis_allies::AxisAllies;

#[test]
fn clauses_tests_and_program_agree() {
    let sources = title_check::sources(env!("CARGO_MANIFEST_DIR"));
    title_check::clauses(&AxisAllies, &sources, &["R-", "AA-", "HOUSE-"], 80);
}
