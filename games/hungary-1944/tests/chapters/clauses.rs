//! The list of clauses against the program and its tests.

use hungary_1944::Hungary1944;
use std::collections::BTreeSet;
use std::path::Path;

#[test]
fn clauses_tests_and_program_agree() {
    title_check::clauses(&Hungary1944, env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn every_test_vector_is_taken_up_by_a_test() {
    let expected: BTreeSet<String> =
        (1..=44).map(|n| format!("TV-{n:02}")).chain((1..=5).map(|n| format!("TV-H{n}"))).collect();
    let index = clause_index::Index::read(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
    let named: BTreeSet<String> = index.vectors.into_iter().map(|(id, _)| id).collect();
    let missing: Vec<&String> = expected.difference(&named).collect();
    let unknown: Vec<&String> = named.difference(&expected).collect();
    assert!(missing.is_empty(), "test vectors nobody takes up: {missing:?}");
    assert!(unknown.is_empty(), "there are no such test vectors: {unknown:?}");
}
