//! Which tests name which clause, read from the tests' own source, so that no list is kept by hand. A game's build script
//! calls [`write_index`]; the game includes what it wrote:
//!
//! ```text
//! // build.rs
//! fn main() {
//!     test_index::write_index("tests");
//! }
//! // src/lib.rs
//! include!(concat!(env!("OUT_DIR"), "/tests.rs")); // TESTS and VECTORS
//! ```
//!
//! A test names a clause (`BPH-3.2b`) or a test vector (`TV-24`, `TV-H3`) in its doc comment or its attributes. A game
//! whose clauses are a single letter and a number (`C-12`) says so with [`write_index_with`].

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, process};

/// Pairs of what is named and the test that names it, sorted and without repetition.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Index {
    pub clauses: Vec<(String, String)>,
    pub vectors: Vec<(String, String)>,
    /// Letters that make an id with a plain number: with `C`, `C-12` is a clause and `T-34` still a tank.
    pub letters: &'static str,
}

/// Writes `tests.rs` into the build's output folder: `TESTS` with the clauses and `VECTORS` with the test vectors that
/// the tests below `tests_dir` name. What goes wrong fails the build with a message.
pub fn write_index(tests_dir: &str) {
    write_index_with(tests_dir, "");
}

/// As [`write_index`], where each of `letters` with a plain number is a clause too.
pub fn write_index_with(tests_dir: &str, letters: &'static str) {
    if let Err(what) = try_write_index(Path::new(tests_dir), letters) {
        println!("cargo::error={what}");
        process::exit(1);
    }
}

fn try_write_index(tests_dir: &Path, letters: &'static str) -> Result<(), String> {
    println!("cargo::rerun-if-changed={}", tests_dir.display());
    let out =
        env::var_os("OUT_DIR").ok_or("OUT_DIR is not set; write_index is meant to be called from a build script")?;
    let mut index = Index { letters, ..Index::default() };
    for file in rust_files(tests_dir)? {
        println!("cargo::rerun-if-changed={}", file.display());
        let source = fs::read_to_string(&file).map_err(|e| format!("cannot read {}: {e}", file.display()))?;
        let stem = file.file_stem().unwrap_or_default().to_string_lossy();
        index.add(&stem, &source);
    }
    let out = Path::new(&out).join("tests.rs");
    fs::write(&out, index.source()).map_err(|e| format!("cannot write {}: {e}", out.display()))
}

/// Writes `clauses.rs` into the build's output folder: the enum `Clause` with a variant for every clause of the list, and
/// the macro `clause!`, which turns an id into its variant and does not compile for an id that is not in the list:
///
/// ```text
/// // build.rs
/// test_index::write_clauses("clauses/clauses.toml");
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
    let ids: Vec<&str> = text.lines().filter_map(|l| l.strip_prefix("id = \"")?.strip_suffix('"')).collect();
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

/// Every Rust file below a folder of a crate with its text, for tests that check a crate against its own lists.
pub fn sources(manifest_dir: &str, folder: &str) -> Result<Vec<(PathBuf, String)>, String> {
    let read = |path: PathBuf| match fs::read_to_string(&path) {
        Ok(text) => Ok((path, text)),
        Err(e) => Err(format!("cannot read {}: {e}", path.display())),
    };
    rust_files(&Path::new(manifest_dir).join(folder))?.into_iter().map(read).collect()
}

/// Every Rust file below a folder, in the order of their names.
fn rust_files(dir: &Path) -> Result<Vec<PathBuf>, String> {
    let wrong = |e| format!("cannot read the folder {}: {e}", dir.display());
    let mut entries = fs::read_dir(dir)
        .and_then(|entries| entries.map(|entry| entry.map(|e| e.path())).collect::<Result<Vec<_>, _>>())
        .map_err(wrong)?;
    entries.sort();
    let mut files = Vec::new();
    for path in entries {
        if path.is_dir() {
            files.extend(rust_files(&path)?);
        } else if path.extension().is_some_and(|e| e == "rs") {
            files.push(path);
        }
    }
    Ok(files)
}

impl Index {
    /// Adds the tests of one source file, called by the file's stem.
    pub fn add(&mut self, stem: &str, source: &str) {
        for test in tests_in(source) {
            let name = format!("{stem}::{}", test.name);
            for id in ids_in(&test.above, self.letters) {
                let table = if is_vector(&id) { &mut self.vectors } else { &mut self.clauses };
                if let Err(at) = table.binary_search(&(id.clone(), name.clone())) {
                    table.insert(at, (id, name.clone()));
                }
            }
        }
    }

    /// The index as Rust source.
    pub fn source(&self) -> String {
        let mut source = String::new();
        for (name, what, table) in [("TESTS", "Clause", &self.clauses), ("VECTORS", "Test vector", &self.vectors)] {
            let _ = writeln!(source, "/// {what} and test that names it.\npub static {name}: &[(&str, &str)] = &[");
            for (id, test) in table {
                let _ = writeln!(source, "    ({id:?}, {test:?}),");
            }
            source.push_str("];\n");
        }
        source
    }
}

fn is_vector(id: &str) -> bool {
    id.split('-').next().is_some_and(|prefix| prefix.ends_with("TV"))
}

/// The ids in a text: up to five capitals, a dash, numbers with dots between them, perhaps a letter or a dash
/// and two digits; or a test vector
/// such as `TV-H3`. A dot at the end is punctuation.
fn ids_in(text: &str, letters: &str) -> Vec<String> {
    let mut ids = Vec::new();
    for (dash, _) in text.match_indices('-') {
        let before = &text[..dash];
        let prefix = &before[before.trim_end_matches(|c: char| c.is_ascii_uppercase()).len()..];
        let glued = before[..before.len() - prefix.len()].ends_with(|c: char| c.is_alphanumeric() || "-_".contains(c));
        if !(1..=5).contains(&prefix.len()) || glued {
            continue;
        }
        if let Some(number) = number_at(&text[dash + 1..], prefix.ends_with("TV")) {
            // A single letter is a prefix where the number has chapters ("R-4.3", not "B-17") or the game says so.
            if prefix.len() > 1 || number.contains('.') || letters.contains(prefix) {
                ids.push(format!("{prefix}-{number}"));
            }
        }
    }
    ids
}

/// The number of an id at the beginning of a text: `3`, `3.2`, `12.2.3`, `3.2b`, `8.1.1-05`, and `H3` for a test vector.
fn number_at(text: &str, vector: bool) -> Option<&str> {
    let bytes = text.as_bytes();
    let digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    let mut end = usize::from(vector && text.starts_with('H'));
    if !digit(end) {
        return None;
    }
    while digit(end) || (bytes.get(end) == Some(&b'.') && digit(end + 1)) {
        end += 1;
    }
    if bytes.get(end).is_some_and(u8::is_ascii_lowercase) {
        end += 1;
    } else if text[..end].contains('.') && bytes.get(end) == Some(&b'-') && digit(end + 1) && digit(end + 2) {
        end += 3;
    }
    let glued = text[end..].starts_with(|c: char| c.is_alphanumeric() || c == '_');
    (!glued).then_some(&text[..end])
}

/// A test function with the text of its doc comments and attributes.
struct Test<'a> {
    name: &'a str,
    above: String,
}

/// The test functions of a source file. What stands in strings and comments is not taken for code.
fn tests_in(source: &str) -> Vec<Test<'_>> {
    let code = Code::of(source);
    let mut tests = Vec::new();
    let mut above = String::new();
    let mut is_test = false;
    let mut at = 0;
    while let Some(item) = code.next_item(at) {
        let here = item.from..item.to;
        match item.kind {
            Kind::Doc => {
                above.push_str(&source[here]);
                above.push('\n');
            }
            Kind::Attribute => {
                let path = code.text[here.clone()].trim_matches(|c: char| "#[]".contains(c) || c.is_whitespace());
                is_test |= path == "test" || path.ends_with("::test");
                above.push_str(&source[here]);
                above.push('\n');
            }
            Kind::Word => match &code.text[here] {
                "fn" => {
                    if let (true, Some(name)) = (is_test, code.next_item(item.to).filter(|i| i.kind == Kind::Word)) {
                        tests.push(Test { name: &source[name.from..name.to], above: std::mem::take(&mut above) });
                    }
                    (is_test, above) = (false, String::new());
                }
                "pub" | "async" | "const" | "unsafe" | "extern" => {}
                _ => (is_test, above) = (false, String::new()),
            },
            Kind::Other => (is_test, above) = (false, String::new()),
        }
        at = item.to;
    }
    tests
}

/// A source file of the same length in which strings, characters and comments are blank, and where the outer doc
/// comments of it stood.
struct Code {
    text: String,
    docs: Vec<(usize, usize)>,
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum Kind {
    Doc,
    Attribute,
    Word,
    Other,
}

struct Item {
    kind: Kind,
    from: usize,
    to: usize,
}

impl Code {
    fn of(source: &str) -> Code {
        let mut text = source.as_bytes().to_vec();
        let mut docs = Vec::new();
        let mut at = 0;
        while at < text.len() {
            let rest = &source.as_bytes()[at..];
            let (length, doc) = if rest.starts_with(b"//") {
                let length = rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len());
                (length, rest.starts_with(b"///") && !rest.starts_with(b"////"))
            } else if rest.starts_with(b"/*") {
                (block_comment(rest), rest.starts_with(b"/**") && !rest.starts_with(b"/**/"))
            } else {
                let after_word = at > 0 && is_word(source.as_bytes()[at - 1]);
                (literal(rest, after_word), false)
            };
            if doc {
                docs.push((at, at + length));
            }
            text[at..at + length].fill(b' ');
            at += length.max(1);
        }
        // Only whole literals and comments were blanked, so what is left is text still.
        Code { text: String::from_utf8_lossy(&text).into_owned(), docs }
    }

    /// The next doc comment, attribute, word or other character.
    fn next_item(&self, from: usize) -> Option<Item> {
        let bytes = self.text.as_bytes();
        let start = (from..bytes.len()).find(|&i| !bytes[i].is_ascii_whitespace()).unwrap_or(bytes.len());
        let doc = self.docs.partition_point(|&(doc, _)| doc < from);
        if let Some(&(from, to)) = self.docs.get(doc).filter(|&&(doc, _)| doc <= start) {
            return Some(Item { kind: Kind::Doc, from, to });
        }
        let first = *bytes.get(start)?;
        let run = |keep: fn(u8) -> bool| (start..bytes.len()).find(|&i| !keep(bytes[i])).unwrap_or(bytes.len());
        let (kind, to) = match first {
            b'#' if self.text[start + 1..].trim_start().starts_with('[') => (Kind::Attribute, closing(bytes, start)),
            _ if is_word(first) => (Kind::Word, run(is_word)),
            _ => (Kind::Other, start + 1),
        };
        Some(Item { kind, from: start, to })
    }
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80
}

/// Just after the bracket that closes the first one opened.
fn closing(bytes: &[u8], from: usize) -> usize {
    let mut depth = 0;
    for (i, byte) in bytes.iter().enumerate().skip(from) {
        match byte {
            b'[' => depth += 1,
            b']' if depth == 1 => return i + 1,
            b']' => depth -= 1,
            _ => {}
        }
    }
    bytes.len()
}

/// How long the block comment at the beginning is; they nest.
fn block_comment(bytes: &[u8]) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < bytes.len() {
        if bytes[at..].starts_with(b"/*") {
            (depth, at) = (depth + 1, at + 2);
        } else if bytes[at..].starts_with(b"*/") {
            (depth, at) = (depth - 1, at + 2);
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    bytes.len()
}

/// How long the string or character at the beginning is; 0 if there is none.
fn literal(bytes: &[u8], after_word: bool) -> usize {
    match bytes[0] {
        b'"' => quoted(bytes, 1),
        b'r' | b'b' | b'c' if !after_word => {
            let mark = bytes.iter().take(2).take_while(|b| b"rbc".contains(b)).count();
            let raw = bytes[..mark].contains(&b'r');
            let hashes = bytes[mark..].iter().take_while(|&&b| b == b'#').count();
            match bytes.get(mark + hashes) {
                Some(b'"') if raw => {
                    let end: Vec<u8> = std::iter::once(b'"').chain(std::iter::repeat_n(b'#', hashes)).collect();
                    let body = mark + hashes + 1;
                    let length = bytes[body..].windows(end.len()).position(|w| w == end);
                    length.map_or(bytes.len(), |l| body + l + end.len())
                }
                Some(b'"') if hashes == 0 => quoted(bytes, mark + 1),
                _ => 0,
            }
        }
        // A character, unless it is a lifetime: 'a' but not 'a.
        b'\'' if bytes.get(1) == Some(&b'\\') => {
            bytes.iter().skip(3).position(|&b| b == b'\'').map_or(bytes.len(), |i| i + 4)
        }
        b'\'' => {
            let wide = match bytes.get(1) {
                Some(0xF0..) => 4,
                Some(0xE0..) => 3,
                Some(0xC0..) => 2,
                _ => 1,
            };
            if bytes.get(1 + wide) == Some(&b'\'') { wide + 2 } else { 0 }
        }
        _ => 0,
    }
}

/// Just after the quote that ends a string whose text begins at `at`.
fn quoted(bytes: &[u8], mut at: usize) -> usize {
    while at < bytes.len() {
        match bytes[at] {
            b'\\' => at += 2,
            b'"' => return at + 1,
            _ => at += 1,
        }
    }
    bytes.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clauses(source: &str) -> Vec<(String, String)> {
        let mut index = Index::default();
        index.add("zones", source);
        index.clauses
    }

    fn pair(id: &str, test: &str) -> (String, String) {
        (id.to_owned(), format!("zones::{test}"))
    }

    #[test]
    fn a_test_names_clauses_in_its_doc_comment() {
        let source = "
            /// BPH-3.2b: from zone to zone. See BPH-4 and BPH-12.2.3.
            #[test]
            fn moving_from_zone_to_zone_is_refused() { let x = 1; }

            /// BPH-9.9 is about no test.
            fn not_a_test() {}

            #[test]
            fn names_nothing() {}
        ";
        let test = "moving_from_zone_to_zone_is_refused";
        assert_eq!(clauses(source), [pair("BPH-12.2.3", test), pair("BPH-3.2b", test), pair("BPH-4", test)]);
    }

    #[test]
    fn attributes_and_docs_may_stand_in_any_order() {
        let source = r#"
            #[test]
            /// BPH-1.1a
            #[should_panic(
                expected = "[BPH-1.1b]"
            )]
            // BPH-1.1c is an ordinary comment
            pub fn panics() {}
            #[test] /// BPH-2.1
            fn short() {}
            #[tokio::test]
            /** BPH-2.2 */
            async fn waits() {}
        "#;
        let found = clauses(source);
        assert_eq!(
            found,
            [
                pair("BPH-1.1a", "panics"),
                pair("BPH-1.1b", "panics"),
                pair("BPH-2.1", "short"),
                pair("BPH-2.2", "waits")
            ]
        );
    }

    #[test]
    fn strings_and_comments_are_not_code() {
        let source = r###"
            const A: &str = "\" /// BPH-1.1
                #[test] fn a() {}";
            const B: &str = r#" " /// BPH-1.2
                #[test]
                fn b() {} "#;
            /* /* nested */
            /// BPH-1.3
            #[test]
            fn c() {}
            */
            // #[test] fn d() {}
            fn quote<'a>(x: &'a str) -> char { '"' }
            /// BPH-1.4
            #[test]
            fn real() { let c = ('\'', '"', '\u{1F600}', 'é', b'"'); }
            /// BPH-1.5
            #[test]
            fn last() {}
        "###;
        assert_eq!(clauses(source), [pair("BPH-1.4", "real"), pair("BPH-1.5", "last")]);
    }

    #[test]
    fn tests_inside_macros_and_modules_count() {
        let source = "
            mod inner {
                /// BPH-3.1
                #[test]
                fn deep() {}
            }
            proptest! {
                /// BPH-3.2
                #[test]
                fn any(x in 0..5u8) {}
            }
        ";
        assert_eq!(clauses(source), [pair("BPH-3.1", "deep"), pair("BPH-3.2", "any")]);
    }

    #[test]
    fn what_is_an_id_and_what_is_not() {
        let ids = |text| ids_in(text, "").join(" ");
        assert_eq!(ids("BPH-3.2b, (BPH-3.2c); BA-169."), "BPH-3.2b BPH-3.2c BA-169");
        assert_eq!(ids("BA-3..5 and TK-1.2.3's"), "BA-3 TK-1.2.3");
        assert_eq!(ids("TK-8.1.1-05, TK-9.0-3 (TK-10.2-16) AA-03-04"), "TK-8.1.1-05 TK-9.0 TK-10.2-16 AA-03");
        assert_eq!(ids("B-1 xBPH-1 ABCDEF-1 BPH- BPH-x BPH-1bis BPH--1 BPH-H3 BPH-1_2 é-1"), "");
        assert_eq!(ids("TV-24 TV-H3 HTV-7 TV-Hx"), "TV-24 TV-H3 HTV-7");
        assert_eq!(ids_in("C-12, C-129a and R-4.3, but T-34 and BC-7", "CW").join(" "), "C-12 C-129a R-4.3 BC-7");
    }

    #[test]
    fn vectors_have_a_table_of_their_own() {
        let mut index = Index::default();
        index.add("combat", "/// TV-24, TV-H3, TV-24: BPH-7.1\n#[test]\nfn example() {}");
        assert_eq!(index.clauses, [("BPH-7.1".to_owned(), "combat::example".to_owned())]);
        let vectors: Vec<&str> = index.vectors.iter().map(|(id, _)| id.as_str()).collect();
        assert_eq!(vectors, ["TV-24", "TV-H3"]);
        let source = index.source();
        assert!(source.contains("pub static TESTS: &[(&str, &str)] = &[\n    (\"BPH-7.1\", \"combat::example\"),\n];"));
        assert!(source.contains("pub static VECTORS: &[(&str, &str)] = &[\n    (\"TV-24\", \"combat::example\"),"));
    }

    #[test]
    fn no_source_however_broken_is_a_panic() {
        let source = "#[test] fn é(){} r#\"x\"# 'a '\\'' b\"\\\"\" /* \" */ /// BPH-1\n#[ #[test] fn";
        for (cut, _) in source.char_indices() {
            tests_in(&source[..cut]);
            tests_in(&source[cut..]);
        }
    }

    #[test]
    fn a_folder_is_read_with_everything_below_it() {
        let dir = env::temp_dir().join(format!("test-index-{}", process::id()));
        fs::create_dir_all(dir.join("deep")).unwrap();
        fs::write(dir.join("b.rs"), "").unwrap();
        fs::write(dir.join("a.txt"), "").unwrap();
        fs::write(dir.join("deep/c.rs"), "").unwrap();
        let files = rust_files(&dir).unwrap();
        fs::remove_dir_all(&dir).unwrap();
        assert_eq!(files, [dir.join("b.rs"), dir.join("deep/c.rs")]);
        assert!(rust_files(&dir).unwrap_err().contains("cannot read the folder"));
    }
}
