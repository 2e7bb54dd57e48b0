//! Whether the examples of a game's clauses hold: every step is put to the rules, and what it says is looked at.

use any_game::{AnyGame, AnyRules, SetUp};
use kernel::{Clause, Examples, Kept, Problem};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

/// Carries out all examples of a game, whose folder is `manifest`; every clause that the program keeps has to be shown
/// by them. They are read when the test runs, so a change to one of them compiles nothing.
pub fn examples(game: &dyn AnyGame, manifest: &str) {
    let files = clause_index::examples(Path::new(manifest)).unwrap_or_else(|e| panic!("{e}"));
    let texts = files.iter().map(|(name, text)| (name.as_str(), text.as_str()));
    let read = Examples::read(&game.about(), game.clauses(), texts);
    let examples = read.unwrap_or_else(|problems| panic!("{}", told(&problems)));
    let kept = |clause: &&Clause| matches!(clause.kept, Kept::Enforced | Kept::Automatic);
    let clauses = game.clauses().clauses().iter().filter(kept);
    let missing: Vec<&str> = clauses.filter(|c| !examples.is_whole(c)).map(|c| c.id.as_str()).collect();
    assert!(missing.is_empty(), "without an example, or with nothing that is refused: {}", missing.join(", "));
    let problems = faults(game, &examples);
    assert!(problems.is_empty(), "{}", told(&problems));
}

/// Everything that does not hold. Rules are opened once for each set-up.
fn faults(game: &dyn AnyGame, examples: &Examples) -> Vec<Problem> {
    let mut open: BTreeMap<SetUp, Arc<dyn AnyRules>> = BTreeMap::new();
    let mut problems = Vec::new();
    for example in &examples.all {
        let set_up = SetUp::of(example);
        let rules = match open.get(&set_up) {
            Some(rules) => Ok(Arc::clone(rules)),
            None => game.open(&set_up).inspect(|rules| {
                open.insert(set_up, Arc::clone(rules));
            }),
        };
        if let Err(wrong) = rules.and_then(|rules| rules.stage(example)) {
            let at = &example.place;
            problems.extend(wrong.into_iter().map(|problem| match problem.line {
                Some(_) => problem,
                None => Problem { file: Some(at.file.clone()), line: Some(at.line), ..problem },
            }));
        }
    }
    problems
}

fn told(problems: &[Problem]) -> String {
    problems.iter().map(|problem| format!("\n{problem}")).collect()
}
