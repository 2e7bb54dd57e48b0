//! Which functions are no rules: those that tell a person or a machine player what the rules do, and what only they
//! call. Whatever they say, an action is allowed and carried out all the same.

use crate::find::{bytes, is_test};
use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeSet;
use std::ops::Range;
use std::path::Path;
use std::{fs, io};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

/// Functions that begin so tell: a price, a question, how something looks, what a machine player thinks of it, or what
/// somebody may want who points at a place.
const WORDS: [&str; 6] = ["explain", "meant", "pointed", "prompt", "shown", "worth"];

/// Files and folders beside the rules that do nothing else: the machine player, pictures, texts, sums on paper.
const FILES: [&str; 14] = [
    "briefing",
    "card",
    "chain_scene",
    "drawn_table",
    "fights",
    "fire_panel",
    "hints",
    "inspect",
    "inspection",
    "panels",
    "paper",
    "plan",
    "scene",
    "shown",
];

/// The names of functions that tell.
#[derive(Debug, Default)]
pub struct Telling {
    called_by_tellers: BTreeSet<String>,
}

impl Telling {
    /// Reads all sources of a game.
    pub fn of(sources: &Path) -> io::Result<Telling> {
        let mut files = Vec::new();
        crate::sample::rust_files(sources, &mut files)?;
        let mut looked = Vec::new();
        for path in files {
            let inside = path.strip_prefix(sources).map_err(io::Error::other)?;
            let first = inside.iter().next().map(|part| Path::new(part).with_extension(""));
            let tells = first.is_some_and(|first| FILES.iter().any(|word| first == Path::new(word)));
            let source = fs::read_to_string(&path)?;
            let file = File::of(&source, tells).map_err(|e| io::Error::other(format!("{}: {e}", path.display())))?;
            looked.push(file);
        }
        Ok(Telling { called_by_tellers: called_by_tellers(&looked) })
    }

    /// Whether a function of this name is no rule.
    pub fn is(&self, name: &str) -> bool {
        tells_by_name(name) || self.called_by_tellers.contains(name)
    }
}

fn tells_by_name(name: &str) -> bool {
    WORDS.iter().any(|word| name.starts_with(word))
}

/// A source file as far as it matters here.
struct File {
    tells: bool,
    functions: Vec<Function>,
    /// Every name in it with its place, but for imports and tests.
    names: Vec<(String, usize)>,
}

struct Function {
    name: String,
    whole: Range<usize>,
    /// Called by whoever knows the trait, so nobody need mention it.
    of_a_trait: bool,
}

impl File {
    fn of(source: &str, tells: bool) -> syn::Result<File> {
        let parsed = syn::parse_file(source)?;
        let mut outline = Outline::default();
        outline.visit_file(&parsed);
        let mut names = Vec::new();
        add_names(source.parse()?, &mut names);
        names.retain(|(_, place)| !outline.left_out.iter().any(|range| range.contains(place)));
        Ok(File { tells, functions: outline.functions, names })
    }

    /// The functions around a place, from the outermost.
    fn around(&self, place: usize) -> impl Iterator<Item = &Function> + Clone {
        self.functions.iter().filter(move |function| function.whole.contains(&place))
    }
}

fn add_names(tokens: TokenStream, names: &mut Vec<(String, usize)>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => add_names(group.stream(), names),
            TokenTree::Ident(name) => names.push((name.to_string(), bytes(name.span()).start)),
            _ => {}
        }
    }
}

/// Functions, and what is left out: imports and tests.
#[derive(Default)]
struct Outline {
    functions: Vec<Function>,
    left_out: Vec<Range<usize>>,
    in_a_trait: bool,
}

impl Outline {
    fn function(&mut self, attributes: &[syn::Attribute], signature: &syn::Signature, whole: Range<usize>) {
        if is_test(attributes) {
            self.left_out.push(whole);
        } else {
            let name = signature.ident.to_string();
            self.functions.push(Function { name, whole, of_a_trait: self.in_a_trait });
        }
    }
}

impl<'ast> Visit<'ast> for Outline {
    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.left_out.push(bytes(item.span()));
    }

    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if is_test(&module.attrs) {
            self.left_out.push(bytes(module.span()));
        } else {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        self.in_a_trait = item.trait_.is_some();
        visit::visit_item_impl(self, item);
        self.in_a_trait = false;
    }

    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        self.function(&function.attrs, &function.sig, bytes(function.span()));
        visit::visit_item_fn(self, function);
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        self.function(&function.attrs, &function.sig, bytes(function.span()));
        visit::visit_impl_item_fn(self, function);
    }

    fn visit_trait_item_fn(&mut self, function: &'ast syn::TraitItemFn) {
        self.in_a_trait = true;
        self.function(&function.attrs, &function.sig, bytes(function.span()));
        self.in_a_trait = false;
    }
}

/// Functions that are mentioned, but by tellers only. By name: where two share one, both have to be.
fn called_by_tellers(files: &[File]) -> BTreeSet<String> {
    let functions = || files.iter().flat_map(|file| &file.functions);
    let of_traits: BTreeSet<&str> = functions().filter(|f| f.of_a_trait).map(|f| f.name.as_str()).collect();
    let mut open: BTreeSet<&str> = functions().map(|f| f.name.as_str()).collect();
    open.retain(|name| !of_traits.contains(name));
    let mut found: BTreeSet<String> = BTreeSet::new();
    loop {
        let mut told: BTreeSet<&str> = BTreeSet::new();
        let mut ruled: BTreeSet<&str> = BTreeSet::new();
        for file in files {
            for (name, place) in file.names.iter().filter(|(name, _)| open.contains(name.as_str())) {
                let mut around = file.around(*place);
                if around.clone().any(|function| function.name == *name) {
                    continue;
                }
                let tells = file.tells || around.any(|f| tells_by_name(&f.name) || found.contains(&f.name));
                if tells {
                    told.insert(name)
                } else {
                    ruled.insert(name)
                };
            }
        }
        let before = found.len();
        found.extend(told.difference(&ruled).map(|name| name.to_string()));
        if found.len() == before {
            return found;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{File, called_by_tellers};

    fn found(sources: &[(&str, bool)]) -> Vec<String> {
        let files: Vec<File> =
            sources.iter().map(|(source, tells)| File::of(source, *tells).expect("the source is Rust")).collect();
        called_by_tellers(&files).into_iter().collect()
    }

    #[test]
    fn what_only_tellers_call_tells() {
        let rules =
            "fn shown() { label(1) } fn label(n: u8) { far(n) } fn far(n: u8) {} fn judge() { near() } fn near() {}";
        assert_eq!(found(&[(rules, false)]), ["far", "label"], "also by way of others");
        let plan = "use crate::rules::draw; fn best() { draw() }";
        assert_eq!(found(&[("fn draw() { draw() }", false), (plan, true)]), ["draw"]);
    }

    #[test]
    fn what_a_rule_calls_or_nobody_mentions_is_a_rule() {
        let rules = "fn shown() { label() } fn label() {} fn judge() { label() }";
        assert!(found(&[(rules, false)]).is_empty());
        assert!(found(&[("fn judge() {}", false)]).is_empty(), "a trait or a macro may call it");
        let of_a_trait = "impl Choice for To { fn judge() {} } fn shown() { To::judge() }";
        assert!(found(&[(of_a_trait, false)]).is_empty());
        let in_a_macro = "macro_rules! rule { () => { label() } } fn shown() { label() } fn label() {}";
        assert!(found(&[(in_a_macro, false)]).is_empty());
        let tests = "fn shown() { label() } fn label() {} #[cfg(test)] mod tests { fn a() { label() } }";
        assert_eq!(found(&[(tests, false)]), ["label"], "a test makes no rule of it");
    }
}
