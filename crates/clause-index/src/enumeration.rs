//! The clause list of a game as an enum, so that a clause that is not in the list does not compile.

use std::path::Path;
use std::{env, fs, process};

/// The ids of a clause list, in its order.
pub fn ids(list: &str) -> impl Iterator<Item = &str> {
    list.lines().filter_map(|line| line.strip_prefix("id = \"")?.strip_suffix('"'))
}

/// Writes `clauses.rs` into the build's output folder: the enum `Clause` with a variant for every clause of the list,
/// and the macro `clause!`, which turns an id into its variant and does not compile for an id that is not in the list:
///
/// ```text
/// // build.rs
/// clause_index::write_clauses("clauses/clauses.toml");
/// // src/lib.rs, before the modules that cite
/// include!(concat!(env!("OUT_DIR"), "/clauses.rs"));
/// // anywhere
/// judge.forbid(clause!("BPH-4.1a"), || facts);
/// ```
pub fn write_clauses(list: &str) {
    if let Err(what) = try_write_clauses(Path::new(list)) {
        println!("cargo::error={what}");
        process::exit(1);
    }
}

fn try_write_clauses(list: &Path) -> Result<(), String> {
    println!("cargo::rerun-if-changed={}", list.display());
    let out = env::var_os("OUT_DIR").ok_or("OUT_DIR is not set; write_clauses is meant for build scripts")?;
    let text = fs::read_to_string(list).map_err(|e| format!("cannot read {}: {e}", list.display()))?;
    let ids: Vec<&str> = ids(&text).collect();
    if ids.is_empty() {
        return Err(format!("{}: no line of the form id = \"…\"", list.display()));
    }
    let out = Path::new(&out).join("clauses.rs");
    fs::write(&out, clauses_source(&ids)).map_err(|e| format!("cannot write {}: {e}", out.display()))
}

/// The enum of the clauses as Rust source.
fn clauses_source(ids: &[&str]) -> String {
    let quoted = |ids: &[&str]| ids.iter().map(|id| format!("    {id:?},\n")).collect::<String>();
    let variants: String = ids.iter().map(|id| format!("    /// {id}\n    {},\n", variant_of(id))).collect();
    let all: String = ids.iter().map(|id| format!("        Clause::{},\n", variant_of(id))).collect();
    let count = ids.len();
    format!(
        r#"/// The clauses of the rulebook; `clause!("…")` names one by its id.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Clause {{
{variants}}}

static CLAUSE_IDS: [&str; {count}] = [
{ids}];

impl Clause {{
    pub const ALL: [Clause; {count}] = [
{all}    ];

    /// Its id in the rulebook.
    pub fn id(self) -> &'static str {{
        CLAUSE_IDS[self as usize]
    }}

    /// The clause of an id. In a constant, as `clause!` uses it, an id that is not in the list does not compile.
    pub const fn named(id: &str) -> Clause {{
        const IDS: [&str; {count}] = [
{ids}];
        let wanted = id.as_bytes();
        let mut i = 0;
        while i < IDS.len() {{
            let known = IDS[i].as_bytes();
            let mut same = known.len() == wanted.len();
            let mut at = 0;
            while same && at < known.len() {{
                same = known[at] == wanted[at];
                at += 1;
            }}
            if same {{
                return Clause::ALL[i];
            }}
            i += 1;
        }}
        panic!("there is no such clause in the game's list")
    }}
}}

impl kernel::Cite for Clause {{
    fn id(&self) -> &'static str {{
        (*self).id()
    }}
}}

/// A clause by its id; one that is not in the list does not compile.
macro_rules! clause {{
    ($id:literal) => {{
        const {{ $crate::Clause::named($id) }}
    }};
}}
"#,
        ids = quoted(ids)
    )
}

/// The variant of a clause: `BPH-4.1a` is `Bph4_1a`.
fn variant_of(id: &str) -> String {
    let mut variant = String::new();
    for (i, part) in id.split(['-', '.']).enumerate() {
        if i == 0 {
            variant.extend(part.chars().take(1));
            variant.extend(part.chars().skip(1).flat_map(char::to_lowercase));
        } else {
            if i > 1 {
                variant.push('_');
            }
            variant.push_str(part);
        }
    }
    variant
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_in_order() {
        let list = "# a list\n[[clause]]\nid = \"R-1.2\"\nsection = \"1.2\"\n[[clause]]\nid = \"AA-03\"\n";
        assert_eq!(ids(list).collect::<Vec<_>>(), ["R-1.2", "AA-03"]);
    }

    #[test]
    fn variants_are_names_of_rust() {
        let variants = ["R-0.1", "BPH-4.1a", "TK-8.1.1-05", "C-129a", "HOUSE-5"].map(variant_of);
        assert_eq!(variants, ["R0_1", "Bph4_1a", "Tk8_1_1_05", "C129a", "House5"]);
    }
}
