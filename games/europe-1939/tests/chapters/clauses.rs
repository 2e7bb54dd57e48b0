//! The list of clauses against the program and its tests.

use europe_1939::Europe;

#[test]
fn clauses_tests_and_program_agree() {
    let sources = title_check::sources(env!("CARGO_MANIFEST_DIR"));
    title_check::clauses(&Europe, &sources, &["HU-", "HUC-", "HUB-"], 80);
}
