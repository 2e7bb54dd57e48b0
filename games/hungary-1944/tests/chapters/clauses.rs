//! The list of clauses against the program and its tests.

use hungary_1944::Hungary1944;
use kernel::{Kept, Title};
use std::collections::BTreeSet;
use std::path::Path;

#[test]
fn clauses_tests_and_program_agree() {
    title_check::clauses(&Hungary1944, env!("CARGO_MANIFEST_DIR"));
}

/// The lines of the examples that begin like this: `by = ` has the clauses of refusals, a comment the test vectors.
fn in_examples(begin: &str) -> String {
    let files = clause_index::examples(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
    let lines = files.iter().flat_map(|(_, text)| text.lines()).filter(|line| line.starts_with(begin));
    lines.flat_map(|line| [line, "\n"]).collect()
}

#[test]
fn every_test_vector_is_taken_up_by_a_test() {
    let expected: BTreeSet<String> =
        (1..=44).map(|n| format!("TV-{n:02}")).chain((1..=5).map(|n| format!("TV-H{n}"))).collect();
    let index = clause_index::Index::read(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
    let vectors = in_examples("# TV-");
    let shown = vectors.lines().flat_map(|line| line.trim_start_matches("# ").split(", ")).map(str::to_owned);
    let named: BTreeSet<String> = index.vectors.into_iter().map(|(id, _)| id).chain(shown).collect();
    let missing: Vec<&String> = expected.difference(&named).collect();
    let unknown: Vec<&String> = named.difference(&expected).collect();
    assert!(missing.is_empty(), "test vectors nobody takes up: {missing:?}");
    assert!(unknown.is_empty(), "there are no such test vectors: {unknown:?}");
}

/// Clause ids by which the program refuses: all it cites in the rules and decisions but the lines of a sum or a price.
fn refuses_by() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for (path, source) in clause_index::sources(env!("CARGO_MANIFEST_DIR"), "src").unwrap() {
        let path = path.to_string_lossy().into_owned();
        let shows = ["odds.rs", "inspection.rs", "scene.rs", "briefing.rs"].iter().any(|file| path.ends_with(file));
        let rules = source.split("fn explain_move").next().unwrap_or_default();
        for (at, _) in rules.match_indices("clause!(\"").filter(|_| !shows) {
            let line = &rules[rules[..at].rfind('\n').unwrap_or(0)..at];
            if !line.contains("row(") {
                ids.insert(rules[at + 9..].chars().take_while(|&c| c != '"').collect());
            }
        }
    }
    assert!(ids.len() > 80, "{}", ids.len());
    ids
}

/// A clause by which something is refused says so in the list: it is enforced, or decided by an option.
#[test]
fn every_clause_that_refuses_is_marked_as_enforced() {
    let book = Hungary1944.clauses();
    let kept = |id: &String| book.get(id).map(|clause| clause.kept);
    let wrong: Vec<String> =
        refuses_by().into_iter().filter(|id| !matches!(kept(id), Some(Kept::Enforced | Kept::Option))).collect();
    assert_eq!(wrong, [""; 0]);
}

/// What is marked as enforced is seen to refuse: some test or some step of an example asks for its id.
#[test]
fn every_enforced_clause_refuses_in_some_test() {
    let sources = clause_index::sources(env!("CARGO_MANIFEST_DIR"), "tests").unwrap();
    let tests: String = sources.into_iter().map(|(_, text)| text).chain([in_examples("by = ")]).collect();
    let enforced = Hungary1944.clauses().clauses().iter().filter(|clause| clause.kept == Kept::Enforced);
    let unseen: Vec<&str> =
        enforced.map(|clause| clause.id.as_str()).filter(|id| !tests.contains(&format!("\"{id}\""))).collect();
    assert_eq!(unseen, [""; 0]);
}
