//! Finds what can be broken in a source file: operators, answers of functions, arms and guards of a `match`.

use crate::telling::Telling;
use crate::values::values;
use proc_macro2::Span;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, UnOp};

/// One thing that can be broken, and how. All places are bytes of the source file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mutant {
    /// What is rewritten as a whole: an expression, the body of a function, or the pattern and guard of an arm.
    pub node: Range<usize>,
    pub change: Change,
    /// What was done, for people: `replace < with <= in Rules::reach: cost < points`.
    pub name: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The function answers this at once.
    Answer(String),
    /// Another operator between the same operands.
    Operator { operator: Range<usize>, with: &'static str },
    /// The operand without the operator before it.
    Bare { operand: Range<usize> },
    /// The arm of a `match` is never taken.
    NoArm { pattern: Range<usize>, guard: Option<Range<usize>> },
    /// The guard of an arm is always this.
    Guard { pattern: Range<usize>, guard: Range<usize>, always: bool },
}

/// All mutants of a source file.
pub fn find(source: &str, telling: &Telling) -> syn::Result<Vec<Mutant>> {
    let file = syn::parse_file(source)?;
    let mut finder = Finder { source, telling, path: Vec::new(), found: Vec::new() };
    finder.visit_file(&file);
    Ok(finder.found)
}

struct Finder<'a> {
    source: &'a str,
    telling: &'a Telling,
    /// The type and the functions around.
    path: Vec<String>,
    found: Vec<Mutant>,
}

pub fn bytes(span: Span) -> Range<usize> {
    span.byte_range()
}

/// The source on one line, cut where it gets long.
fn line(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match line.char_indices().nth(80) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line,
    }
}

fn others(operator: &BinOp) -> &'static [&'static str] {
    match operator {
        BinOp::Eq(_) => &["!="],
        BinOp::Ne(_) => &["=="],
        BinOp::And(_) => &["||"],
        BinOp::Or(_) => &["&&"],
        BinOp::Lt(_) => &["==", ">", "<="],
        BinOp::Gt(_) => &["==", "<", ">="],
        BinOp::Le(_) => &[">"],
        BinOp::Ge(_) => &["<"],
        BinOp::Add(_) => &["-", "*"],
        BinOp::Sub(_) => &["+", "/"],
        BinOp::Mul(_) => &["+", "/"],
        BinOp::Div(_) => &["%", "*"],
        BinOp::Rem(_) => &["/", "+"],
        BinOp::Shl(_) => &[">>"],
        BinOp::Shr(_) => &["<<"],
        BinOp::BitAnd(_) => &["|", "^"],
        // Not "^": sets that are joined rarely have anything in common.
        BinOp::BitOr(_) => &["&"],
        BinOp::BitXor(_) => &["|", "&"],
        BinOp::AddAssign(_) => &["-=", "*="],
        BinOp::SubAssign(_) => &["+=", "/="],
        BinOp::MulAssign(_) => &["+=", "/="],
        BinOp::DivAssign(_) => &["%=", "*="],
        BinOp::RemAssign(_) => &["/=", "+="],
        BinOp::ShlAssign(_) => &[">>="],
        BinOp::ShrAssign(_) => &["<<="],
        BinOp::BitAndAssign(_) => &["|="],
        BinOp::BitOrAssign(_) => &["&="],
        BinOp::BitXorAssign(_) => &["|=", "&="],
        _ => &[],
    }
}

/// Whether a condition binds names (`if a && let Some(b) = c`): it cannot be put into brackets.
fn binds(condition: &Expr) -> bool {
    match condition {
        Expr::Let(_) => true,
        Expr::Binary(both) if matches!(both.op, BinOp::And(_)) => binds(&both.left) || binds(&both.right),
        _ => false,
    }
}

pub fn is_test(attributes: &[syn::Attribute]) -> bool {
    let says_test = |a: &syn::Attribute| {
        a.path().is_ident("test")
            || a.path().is_ident("cfg") && a.parse_args::<syn::Ident>().is_ok_and(|word| word == "test")
    };
    attributes.iter().any(says_test)
}

impl Finder<'_> {
    fn text(&self, range: &Range<usize>) -> &str {
        &self.source[range.clone()]
    }

    fn add(&mut self, node: Range<usize>, change: Change, what: &str) {
        let within = self.path.join("::");
        let name = match &change {
            Change::Answer(_) => format!("{what} in {within}"),
            _ => format!("{what} in {within}: {}", line(self.text(&node))),
        };
        self.found.push(Mutant { node, change, name });
    }

    /// Looks into a function, unless its work is no rule or done by the compiler.
    fn function(&mut self, attributes: &[syn::Attribute], signature: &syn::Signature, body: &syn::Block) {
        let name = signature.ident.to_string();
        if self.telling.is(&name) || signature.constness.is_some() || is_test(attributes) {
            return;
        }
        self.path.push(name);
        let node = bytes(body.span());
        let inner = line(self.text(&node).trim_start_matches('{').trim_end_matches('}'));
        for value in values(&signature.output) {
            if !inner.is_empty() && inner != value {
                let what = format!("answer {value}");
                self.add(node.clone(), Change::Answer(value), &what);
            }
        }
        visit::visit_block(self, body);
        self.path.pop();
    }

    fn within<T>(&mut self, name: String, item: &T, visit: fn(&mut Self, &T)) {
        self.path.push(name);
        visit(self, item);
        self.path.pop();
    }
}

fn type_name(ty: &syn::Type) -> String {
    match ty {
        syn::Type::Path(path) => path.path.segments.last().map(|last| last.ident.to_string()).unwrap_or_default(),
        _ => "_".into(),
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !is_test(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        self.function(&function.attrs, &function.sig, &function.block);
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        self.function(&function.attrs, &function.sig, &function.block);
    }

    fn visit_trait_item_fn(&mut self, function: &'ast syn::TraitItemFn) {
        if let Some(body) = &function.default {
            self.function(&function.attrs, &function.sig, body);
        }
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let of = item.trait_.as_ref().and_then(|(_, path, _)| path.segments.last());
        if of.is_some_and(|of| of.ident == "Debug") {
            return;
        }
        self.within(type_name(&item.self_ty), item, |finder, item| visit::visit_item_impl(finder, item));
    }

    fn visit_item_trait(&mut self, item: &'ast syn::ItemTrait) {
        self.within(item.ident.to_string(), item, |finder, item| visit::visit_item_trait(finder, item));
    }

    // What the compiler works out cannot ask which mutant is on.
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}
    fn visit_type(&mut self, _: &'ast syn::Type) {}
    fn visit_pat(&mut self, _: &'ast syn::Pat) {}
    fn visit_generic_argument(&mut self, _: &'ast syn::GenericArgument) {}
    fn visit_item_enum(&mut self, _: &'ast syn::ItemEnum) {}

    fn visit_expr_repeat(&mut self, repeat: &'ast syn::ExprRepeat) {
        self.visit_expr(&repeat.expr);
    }

    fn visit_expr_binary(&mut self, binary: &'ast syn::ExprBinary) {
        if !binds(&binary.left) && !binds(&binary.right) {
            let operator = bytes(binary.op.span());
            for with in others(&binary.op) {
                let what = format!("replace {} with {with}", self.text(&operator));
                self.add(bytes(binary.span()), Change::Operator { operator: operator.clone(), with }, &what);
            }
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_unary(&mut self, unary: &'ast syn::ExprUnary) {
        let what = match unary.op {
            UnOp::Not(_) => "delete !",
            UnOp::Neg(_) => "delete -",
            _ => return visit::visit_expr_unary(self, unary),
        };
        self.add(bytes(unary.span()), Change::Bare { operand: bytes(unary.expr.span()) }, what);
        visit::visit_expr_unary(self, unary);
    }

    fn visit_expr_match(&mut self, matched: &'ast syn::ExprMatch) {
        let rest = matched.arms.iter().position(|arm| matches!(arm.pat, syn::Pat::Wild(_)) && arm.guard.is_none());
        for arm in &matched.arms {
            let pattern = bytes(arm.pat.span());
            let node = pattern.start..bytes(arm.fat_arrow_token.span()).start;
            let guard = arm.guard.as_ref().map(|(_, guard)| bytes(guard.span()));
            if rest.is_some() && !matches!(arm.pat, syn::Pat::Wild(_)) {
                self.add(node.clone(), Change::NoArm { pattern: pattern.clone(), guard: guard.clone() }, "delete arm");
            }
            for always in guard.iter().flat_map(|_| [true, false]) {
                let Some(guard) = guard.clone() else { continue };
                let what = format!("replace guard with {always}");
                self.add(node.clone(), Change::Guard { pattern: pattern.clone(), guard, always }, &what);
            }
        }
        visit::visit_expr_match(self, matched);
    }
}

#[cfg(test)]
mod tests {
    use super::find;
    use crate::telling::Telling;

    fn names(source: &str) -> Vec<String> {
        find(source, &Telling::default()).expect("the source is Rust").into_iter().map(|mutant| mutant.name).collect()
    }

    #[test]
    fn operators_and_answers() {
        let found = names("impl Ship { fn fits(&self) -> bool { self.load + 1 <= self.room } }");
        let wanted = [
            "answer true in Ship::fits",
            "answer false in Ship::fits",
            "replace <= with > in Ship::fits: self.load + 1 <= self.room",
            "replace + with - in Ship::fits: self.load + 1",
            "replace + with * in Ship::fits: self.load + 1",
        ];
        assert_eq!(found, wanted);
    }

    #[test]
    fn arms_need_a_rest_to_fall_into_and_guards_do_not() {
        let found = names("fn f(a: u8, b: bool) { match a { 1 => g(), 2 if b => h(), _ => {} } }");
        let wanted = [
            "answer () in f",
            "delete arm in f: 1",
            "delete arm in f: 2 if b",
            "replace guard with true in f: 2 if b",
            "replace guard with false in f: 2 if b",
        ];
        assert_eq!(found, wanted);
        assert_eq!(names("fn f(a: bool) { match a { true => g(), false => h() } }"), ["answer () in f"]);
    }

    #[test]
    fn what_is_no_rule_or_never_runs_is_left_alone() {
        assert!(names("const A: u8 = 1 + 2; const fn f() -> u8 { 1 + 2 }").is_empty());
        assert!(names("fn shown() -> u8 { 1 + 2 } fn worth_of(a: u8) -> u8 { a + 2 }").is_empty());
        assert!(names("#[cfg(test)] mod tests { fn f() -> u8 { 1 + 2 } }").is_empty());
        assert!(names("impl std::fmt::Debug for A { fn fmt(&self) -> bool { !a } }").is_empty());
        assert!(names("fn f() {}").is_empty(), "there is nothing to leave out");
        let found = names("fn f() -> bool { true }");
        assert_eq!(found, ["answer false in f"], "an answer it gives anyway is no change");
    }

    #[test]
    fn a_condition_that_binds_names_keeps_its_and() {
        let found = names("fn f() { if a == 1 && let Some(b) = c { g(!b) } }");
        assert_eq!(found, ["answer () in f", "replace == with != in f: a == 1", "delete ! in f: !b"]);
    }
}
