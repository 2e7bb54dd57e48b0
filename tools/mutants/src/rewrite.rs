//! Writes a source file in which every chosen mutant is there, and is only done if it is switched on.

use crate::find::{Change, Mutant};
use std::collections::BTreeMap;
use std::ops::Range;

/// A mutant of a file under the number it is switched on by.
pub type Numbered<'a> = (usize, &'a Mutant);

/// A file with mutants in it.
#[derive(Debug, Default)]
pub struct Rewritten {
    pub text: String,
    /// Where each mutant has been written, so that an error of the compiler can be held against it.
    pub written: Vec<(Range<usize>, usize)>,
}

impl Rewritten {
    /// The mutant whose text this place is in: the innermost.
    pub fn mutant_at(&self, place: usize) -> Option<usize> {
        let around = self.written.iter().filter(|(range, _)| range.contains(&place));
        around.min_by_key(|(range, _)| range.len()).map(|(_, number)| *number)
    }
}

/// The source with these mutants in it.
pub fn rewrite(source: &str, mutants: &[Numbered]) -> Rewritten {
    let mut nodes: BTreeMap<(usize, std::cmp::Reverse<usize>), Vec<Numbered>> = BTreeMap::new();
    for &(number, mutant) in mutants {
        let key = (mutant.node.start, std::cmp::Reverse(mutant.node.end));
        nodes.entry(key).or_default().push((number, mutant));
    }
    let mut writer = Writer { source, nodes: nodes.into_values().collect(), out: Rewritten::default() };
    writer.copy(0..source.len(), 0);
    writer.out
}

struct Writer<'a> {
    source: &'a str,
    /// The mutants of each node; outer nodes before those within.
    nodes: Vec<Vec<Numbered<'a>>>,
    out: Rewritten,
}

impl Writer<'_> {
    fn put(&mut self, text: &str) {
        self.out.text.push_str(text);
    }

    /// What is written by `write` belongs to the mutant.
    fn of(&mut self, number: usize, write: impl FnOnce(&mut Self)) {
        let start = self.out.text.len();
        write(self);
        self.out.written.push((start..self.out.text.len(), number));
    }

    fn is_on(&mut self, number: usize) {
        self.put(&format!("crate::mutant::is_on({number})"));
    }

    /// Copies a piece of the source, with the nodes from this one on that are inside it rewritten.
    fn copy(&mut self, range: Range<usize>, from_node: usize) {
        let mut at = range.start;
        for index in from_node..self.nodes.len() {
            let node = self.nodes[index][0].1.node.clone();
            if node.start >= at && node.end <= range.end {
                self.put(&self.source[at..node.start]);
                self.node(index);
                at = node.end;
            }
        }
        self.put(&self.source[at..range.end]);
    }

    fn node(&mut self, index: usize) {
        let mutants = self.nodes[index].clone();
        let node = mutants[0].1.node.clone();
        match &mutants[0].1.change {
            Change::Answer(_) => self.body(&mutants, node, index + 1),
            Change::Operator { .. } | Change::Bare { .. } => self.expression(&mutants, node, index + 1),
            Change::NoArm { pattern, guard } => self.arm(&mutants, pattern.clone(), guard.clone(), index + 1),
            Change::Guard { pattern, guard, .. } => {
                self.arm(&mutants, pattern.clone(), Some(guard.clone()), index + 1);
            }
        }
    }

    /// `{ if on { return value; } body }`
    fn body(&mut self, mutants: &[Numbered], node: Range<usize>, inner: usize) {
        self.put("{ ");
        for (number, mutant) in mutants {
            if let Change::Answer(value) = &mutant.change {
                self.of(*number, |writer| {
                    writer.put("if ");
                    writer.is_on(*number);
                    writer.put(&format!(" {{ return {value}; }} "));
                });
            }
        }
        self.copy(node.start + 1..node.end, inner);
    }

    /// `(if on { (a) - (b) } else { a + b })`
    fn expression(&mut self, mutants: &[Numbered], node: Range<usize>, inner: usize) {
        self.put("(");
        for (number, mutant) in mutants {
            self.of(*number, |writer| {
                writer.put("if ");
                writer.is_on(*number);
                writer.put(" { ");
                match &mutant.change {
                    Change::Operator { operator, with } => {
                        writer.put("(");
                        writer.copy(node.start..operator.start, inner);
                        writer.put(&format!(") {with} ("));
                        writer.copy(operator.end..node.end, inner);
                        writer.put(")");
                    }
                    Change::Bare { operand } => writer.copy(operand.clone(), inner),
                    _ => {}
                }
                writer.put(" }");
            });
            self.put(" else ");
        }
        self.put("{ ");
        self.copy(node, inner);
        self.put(" })");
    }

    /// `pattern if !on && (on || (guard))`
    fn arm(&mut self, mutants: &[Numbered], pattern: Range<usize>, guard: Option<Range<usize>>, inner: usize) {
        self.put(&self.source[pattern]);
        self.put(" if ");
        for (number, mutant) in mutants {
            if !matches!(mutant.change, Change::Guard { always: true, .. }) {
                self.of(*number, |writer| {
                    writer.put("!");
                    writer.is_on(*number);
                    writer.put(" && ");
                });
            }
        }
        let Some(guard) = guard else { return self.put("true ") };
        self.put("(");
        for (number, mutant) in mutants {
            if matches!(mutant.change, Change::Guard { always: true, .. }) {
                self.of(*number, |writer| {
                    writer.is_on(*number);
                    writer.put(" || ");
                });
            }
        }
        self.put("(");
        self.copy(guard, inner);
        self.put(")) ");
    }
}

#[cfg(test)]
mod tests {
    use super::{Numbered, rewrite};
    use crate::find::find;
    use crate::telling::Telling;

    /// The source with the mutants of these names in it, numbered from 1; `on(n)` stands for the question.
    fn with(source: &str, names: &[&str]) -> String {
        let found = find(source, &Telling::default()).expect("the source is Rust");
        let chosen = names.iter().enumerate().map(|(index, name)| {
            let mutant = found.iter().find(|mutant| mutant.name == *name);
            (index + 1, mutant.unwrap_or_else(|| panic!("no {name} among {found:?}")))
        });
        let text = rewrite(source, &chosen.collect::<Vec<Numbered>>()).text;
        syn::parse_file(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        text.replace("crate::mutant::is_on", "on")
    }

    #[test]
    fn an_answer_is_given_at_once() {
        let text = with("fn f() -> u8 { g() }", &["answer 0 in f", "answer 1 in f"]);
        assert_eq!(text, "fn f() -> u8 { if on(1) { return 0; } if on(2) { return 1; }  g() }");
    }

    #[test]
    fn operators_keep_their_operands_together() {
        let text = with("fn f() -> u8 { a * b + c }", &["replace + with * in f: a * b + c"]);
        assert_eq!(text, "fn f() -> u8 { (if on(1) { (a * b ) * ( c) } else { a * b + c }) }");
        let text = with("fn f() { a += 1; }", &["replace += with -= in f: a += 1"]);
        assert_eq!(text, "fn f() { (if on(1) { (a ) -= ( 1) } else { a += 1 }); }");
        let text = with("fn f() { g(!a) }", &["delete ! in f: !a"]);
        assert_eq!(text, "fn f() { g((if on(1) { a } else { !a })) }");
    }

    #[test]
    fn two_of_one_operator_exclude_each_other() {
        let text = with("fn f() { g(a < b) }", &["replace < with > in f: a < b", "replace < with <= in f: a < b"]);
        assert_eq!(text, "fn f() { g((if on(1) { (a ) > ( b) } else if on(2) { (a ) <= ( b) } else { a < b })) }");
    }

    #[test]
    fn one_within_another_is_in_both_branches() {
        let text = with("fn f() { g(a && !b) }", &["replace && with || in f: a && !b", "delete ! in f: !b"]);
        let inner = "(if on(2) { b } else { !b })";
        let wanted = format!("fn f() {{ g((if on(1) {{ (a ) || ( {inner}) }} else {{ a && {inner} }})) }}");
        assert_eq!(text, wanted);
    }

    #[test]
    fn arms_get_a_guard() {
        let source = "fn f() { match a { 1 => g(), 2 if b => h(), _ => {} } }";
        let names = [
            "delete arm in f: 1",
            "delete arm in f: 2 if b",
            "replace guard with true in f: 2 if b",
            "replace guard with false in f: 2 if b",
        ];
        let wanted = "fn f() { match a { 1 if !on(1) && true => g(), \
                      2 if !on(2) && !on(4) && (on(3) || (b)) => h(), _ => {} } }";
        assert_eq!(with(source, &names), wanted);
    }

    #[test]
    fn an_error_is_held_against_the_innermost() {
        let source = "fn f() { g(a && !b) }";
        let found = find(source, &Telling::default()).expect("the source is Rust");
        let numbered: Vec<Numbered> = found.iter().enumerate().collect();
        let rewritten = rewrite(source, &numbered);
        let place = rewritten.text.rfind("{ b }").expect("the bare operand");
        assert_eq!(rewritten.mutant_at(place).map(|number| found[number].name.as_str()), Some("delete ! in f: !b"));
        let place = rewritten.text.find("||").expect("the other operator");
        assert_eq!(
            rewritten.mutant_at(place).map(|number| found[number].change.clone()),
            Some(found[1].change.clone())
        );
        assert_eq!(rewritten.mutant_at(0), None);
    }
}
