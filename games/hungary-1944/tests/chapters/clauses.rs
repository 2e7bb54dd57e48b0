//! The list of clauses against the program and its tests: every clause is tested, every id cited stands in the list.

use hungary_1944::{Hungary1944, Options, VECTORS};
use kernel::{Kept, Title};
use std::collections::BTreeSet;

/// Clause ids that stand as string literals in the program, each with the file it stands in.
fn cited() -> BTreeSet<(String, String)> {
    let mut cited = BTreeSet::new();
    for (path, source) in test_index::sources(env!("CARGO_MANIFEST_DIR"), "src").unwrap() {
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        for prefix in ["BPH-", "PR-", "HOUSE-"] {
            for (at, _) in source.match_indices(&format!("\"{prefix}")) {
                let id: String = source[at + 1..].chars().take_while(|&c| c != '"').collect();
                cited.insert((id, file.clone()));
            }
        }
    }
    assert!(cited.len() > 100, "the scan finds next to nothing");
    cited
}

#[test]
fn every_clause_has_a_test() {
    let untested: Vec<&str> = Hungary1944.clauses().untested().iter().map(|c| c.id.as_str()).collect();
    assert!(untested.is_empty(), "{} clauses without a test: {}", untested.len(), untested.join(", "));
}

#[test]
fn tests_name_no_unknown_clause() {
    assert_eq!(Hungary1944.clauses().unknown_in_tests(), []);
}

#[test]
fn every_clause_the_program_cites_is_in_the_list() {
    let book = Hungary1944.clauses();
    let unknown: Vec<_> = cited().into_iter().filter(|(id, _)| book.get(id).is_none()).collect();
    assert_eq!(unknown, []);
}

/// What is marked as enforced is what an action can be refused by, so the program must cite it somewhere.
#[test]
fn every_enforced_clause_is_cited_by_the_program() {
    let cited: BTreeSet<String> = cited().into_iter().map(|(id, _)| id).collect();
    let enforced = Hungary1944.clauses().clauses().iter().filter(|c| c.kept == Kept::Enforced);
    let silent: Vec<&str> = enforced.map(|c| c.id.as_str()).filter(|id| !cited.contains(*id)).collect();
    assert!(silent.is_empty(), "enforced, but nothing is refused by them: {}", silent.join(", "));
}

/// A clause that is settled by an option names it, and names no option there is not.
#[test]
fn clauses_name_the_options_that_bear_on_them() {
    let known: BTreeSet<&str> = Options::about().iter().map(|o| o.name).collect();
    for clause in Hungary1944.clauses().clauses() {
        let unknown: Vec<&String> = clause.options.iter().filter(|o| !known.contains(o.as_str())).collect();
        assert!(unknown.is_empty(), "{}: there is no option {unknown:?}", clause.id);
        assert!(clause.kept != Kept::Option || !clause.options.is_empty(), "{}: by which option?", clause.id);
    }
    let named: BTreeSet<&str> =
        Hungary1944.clauses().clauses().iter().flat_map(|c| c.options.iter().map(String::as_str)).collect();
    let homeless: Vec<&&str> = known.difference(&named).collect();
    assert!(homeless.is_empty(), "options no clause names: {homeless:?}");
}

#[test]
fn every_test_vector_is_taken_up_by_a_test() {
    let expected: BTreeSet<String> =
        (1..=44).map(|n| format!("TV-{n:02}")).chain((1..=5).map(|n| format!("TV-H{n}"))).collect();
    let named: BTreeSet<String> = VECTORS.iter().map(|(id, _)| (*id).to_owned()).collect();
    let missing: Vec<&String> = expected.difference(&named).collect();
    let unknown: Vec<&String> = named.difference(&expected).collect();
    assert!(missing.is_empty(), "test vectors nobody takes up: {missing:?}");
    assert!(unknown.is_empty(), "there are no such test vectors: {unknown:?}");
}

/// Clause ids by which the program refuses: all it cites in the rules and decisions but the lines of a sum or a price.
fn refuses_by() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for (path, source) in test_index::sources(env!("CARGO_MANIFEST_DIR"), "src").unwrap() {
        let path = path.to_string_lossy().into_owned();
        let shows = ["odds.rs", "inspection.rs", "scene.rs"].iter().any(|file| path.ends_with(file));
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

/// What is marked as enforced is seen to refuse: some test asks for its id.
#[test]
fn every_enforced_clause_refuses_in_some_test() {
    let tests: String =
        test_index::sources(env!("CARGO_MANIFEST_DIR"), "tests").unwrap().into_iter().map(|(_, text)| text).collect();
    let enforced = Hungary1944.clauses().clauses().iter().filter(|clause| clause.kept == Kept::Enforced);
    let unseen: Vec<&str> =
        enforced.map(|clause| clause.id.as_str()).filter(|id| !tests.contains(&format!("\"{id}\""))).collect();
    assert_eq!(unseen, [""; 0]);
}
