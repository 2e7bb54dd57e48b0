//! The list of clauses against the program and its tests.

use totaler_krieg::TotalerKrieg;

#[test]
fn clauses_tests_and_program_agree() {
    let sources = title_check::sources(env!("CARGO_MANIFEST_DIR"));
    title_check::clauses(&TotalerKrieg, &sources, &["TK-", "TKC-"], 80);
}
